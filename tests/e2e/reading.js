// What can be read on a page; see reading.py.
(() => {
  const shown = element => {
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) return false;
    // Only for those who hear the page.
    if (element.closest('.visually-hidden, [hidden], svg, template')) return false;
    for (let box = element; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath.startsWith('inset(50%')) return false;
    }
    return true;
  };
  const texts = function* () {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (/\p{L}|\p{N}/u.test(node.data) && !/^(SCRIPT|STYLE|OPTION)$/.test(node.parentElement.tagName)) yield node;
    }
  };

  // Signs of a text outside of a box that hides what does not fit, or of the window.
  const clipped = names => {
    const found = [];
    const slack = 1.5;
    const page = document.scrollingElement;
    // A phone zooms out for a page that is too wide: `innerWidth` would grow with it.
    const wide = document.documentElement.clientWidth;
    for (const node of texts()) {
      const parent = node.parentElement;
      if (!shown(parent)) continue;
      // Names are as long as people make them.
      if (names.includes(node.data.trim())) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        let {left, right} = rect;
        for (let box = parent; box && box !== document.documentElement; box = box.parentElement) {
          const style = getComputedStyle(box);
          if (style.display === 'inline' || style.display === 'contents') continue;
          const edge = box.getBoundingClientRect();
          if (/auto|scroll/.test(style.overflowX)) { left = right = null; break; }
          if (/hidden|clip/.test(style.overflowX) && (left < edge.left - slack || right > edge.right + slack)) {
            found.push(`clipped: ${node.data.trim()}`);
            left = null;
            break;
          }
          // The box of a letter is higher than the letter.
          const more = rect.height / 4;
          if (/hidden|clip/.test(style.overflowY) && (rect.top < edge.top - more || rect.bottom > edge.bottom + more)) {
            found.push(`cut off: ${node.data.trim()}`);
            left = null;
            break;
          }
          if (style.position === 'fixed') break;
        }
        if (left !== null && (left < -slack || right > wide + slack)) found.push(`outside: ${node.data.trim()}`);
      }
    }
    if (page.scrollWidth > wide + 1) found.push(`the page is ${page.scrollWidth} wide`);
    return [...new Set(found)];
  };

  // Words of a button or heading that stand on two lines. Languages without spaces break where they like.
  const broken = () => {
    const found = [];
    const spaced = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\u00ad]{3,}/gu;
    for (const node of texts()) {
      const parent = node.parentElement;
      if (!parent.closest('button, h1, h2, h3, th, legend, [role=tab], .pick, .button') || !shown(parent)) continue;
      for (const word of node.data.matchAll(spaced)) {
        // A soft hyphen says where it may break.
        if (word[0].includes('\u00ad')) continue;
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter(r => r.width > 0.5).map(r => Math.round(r.top)));
        if (lines.size > 1) found.push(word[0]);
      }
    }
    return [...new Set(found)];
  };

  // Letters outside of the brackets that every phrase of the language of nobody has; `names` are what people wrote.
  const bare = names => {
    const found = [];
    const bare = (text, depth) => {
      let out = '';
      for (const sign of text) {
        if (sign === '⟦') depth += 1;
        else if (sign === '⟧') depth -= 1;
        else if (depth === 0) out += sign;
      }
      for (const name of names) out = out.replaceAll(name, '');
      return [out, depth];
    };
    let depth = 0;
    for (const node of texts()) {
      const parent = node.parentElement;
      const [out, after] = bare(node.data, depth);
      depth = Math.max(0, after);
      // Another language, and what is typed.
      const foreign = parent.closest('[lang]:not(html)');
      if (foreign && foreign.lang !== document.documentElement.lang) continue;
      if (parent.closest('kbd, code, time, input, textarea, .visually-hidden') || !parent.checkVisibility()) continue;
      if (/\p{L}{2}/u.test(out)) found.push(node.data.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name);
        if (text && /\p{L}{2}/u.test(bare(text, 0)[0])) found.push(`${name}: ${text}`);
      }
    }
    if (depth !== 0) found.push(`a bracket is open at the end`);
    return [...new Set(found)];
  };

  return {clipped, broken, bare};
})()
