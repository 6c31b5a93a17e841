"""What a page must be for everybody: looked at by axe, and measured."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
THEMES = ("light", "dark", "contrast-light", "contrast-dark")

_FAULTS = """async (rules) => {
  const wanted = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };
  if (rules) wanted.runOnly = { type: 'rule', values: rules };
  const { violations } = await axe.run(document, wanted);
  const why = (node) => (node.any[0] ?? node.all[0] ?? node.none[0])?.message.slice(0, 160);
  // What a list that scrolls has half cut off is whole once scrolled to, as `unreachable` tells.
  const cut = (one, node) => one.id === 'target-size' && why(node).includes('partially obscured');
  return violations.flatMap((one) => one.nodes.filter((node) => !cut(one, node)).map((node) =>
    `${one.id}: ${node.html.slice(0, 160)} | ${why(node)}`));
}"""


def faults(page: Page, *rules: str) -> list[str]:
    """What axe finds: by all its rules, target size among them, or by these alone."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(_FAULTS, list(rules) or None)
    return found


def wear(page: Page, theme: str) -> None:
    """Dress the page in a theme, at once, as the settings do."""
    page.evaluate(
        """theme => {
          const { dataset } = document.documentElement;
          dataset.theme = theme.replace('contrast-', '');
          if (theme.startsWith('contrast-')) dataset.contrast = 'more'; else delete dataset.contrast;
          dataset.motion = 'less';
        }""",
        theme,
    )


def tongues(page: Page) -> list[str]:
    """Tags of the other languages that the page speaks."""
    found: list[str] = (
        page.locator("#settings select")
        .first.locator("option")
        .evaluate_all("all => all.map(one => one.value).filter(tag => tag !== document.documentElement.lang)")
    )
    return found


# What the server writes anew in another language.
_SERVED = "article[data-game], article[data-rules]"


def speak(page: Page, tag: str) -> None:
    """Switch the page to another language as its menu does, and wait for whatever the server writes anew."""
    page.evaluate(
        """async ([tag, written]) => {
          if (document.documentElement.lang === tag) return;
          const articles = () => [...document.querySelectorAll(written)];
          const served = articles();
          const study = '[data-testid="analysis"] [role="slider"]';
          const studied = document.querySelector(study) !== null;
          const menu = document.querySelector('#settings select');
          menu.value = tag;
          menu.dispatchEvent(new Event('change', {bubbles: true}));
          const fresh = () => articles().filter(one => !served.includes(one)).length >= served.length;
          const there = () => document.documentElement.lang === tag && fresh()
            && (!studied || document.querySelector(study) !== null);
          const frame = () => new Promise(done => requestAnimationFrame(done));
          for (const until = performance.now() + 20000; !there() && performance.now() < until;) await frame();
          if (!there()) throw new Error(`the page does not speak ${tag}`);
          await frame();
          await frame();
        }""",
        [tag, _SERVED],
    )


def sideways(page: Page) -> list[str]:
    """What makes the page wider than its window."""
    found: list[str] = page.evaluate(
        """() => {
          const root = document.documentElement;
          if (root.scrollWidth <= innerWidth) return [];
          return [...document.body.querySelectorAll('*')]
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => one.outerHTML.slice(0, 120)).slice(0, 5);
        }"""
    )
    return found


def check(page: Page) -> None:
    """Nothing to scroll sideways, and nothing that axe finds."""
    assert sideways(page) == []
    assert faults(page) == []


def outline(page: Page) -> dict[str, Any]:
    """Landmarks, headings, language and title."""
    found: dict[str, Any] = page.evaluate(
        """() => ({
          lang: document.documentElement.lang, title: document.title,
          mains: document.querySelectorAll('main').length,
          tops: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
        })"""
    )
    return found


def unreachable(page: Page) -> list[str]:
    """What can be pressed, but not brought into the window whole: hidden below something, or cut off."""
    found: list[str] = page.evaluate(
        """() => {
          const open = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1) ?? document.body;
          const all = [...open.querySelectorAll('button, a[href], input, select')];
          return all.filter((one) => {
            if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
            if (one.closest('[popover]:not(:popover-open), .visually-hidden, .skip')) return false;
            one.scrollIntoView({ block: 'center', inline: 'center' });
            const box = one.getBoundingClientRect();
            if (box.width === 0) return false;
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const hit = document.elementFromPoint(x, y);
            if (hit === null) return true;
            // The panel of a step lies over the island until it is answered or closed.
            if (hit.closest('.tray')) return false;
            return !one.contains(hit) && !hit.contains(one) && !one.closest('label')?.contains(hit);
          }).map((one) => one.outerHTML.slice(0, 140)).slice(0, 6);
        }"""
    )
    return found
