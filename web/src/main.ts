import { mount } from "svelte";
import App from "./App.svelte";
import "./app/base.css";
import "./app/theme.css";
import "./app/low.css";
import "./app/zoom.css";
import "virtual:languages.css";
import { startAppearance } from "./app/appearance.svelte";
import { route } from "./app/route.svelte";
import { startShell } from "./shell/shell.svelte";
import { takeServed } from "./summary/served";
import { followAccount, ORIGINAL, setLanguage, startLanguage } from "./i18n";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

startAppearance();
// Comes while the words do: a link to a table leads straight to it.
if (route.now.page === "table") void import("./lobby/TableRoom.svelte").catch(() => undefined);
try {
  await startLanguage();
} catch {
  // The words of the chosen language did not come: English may, and else keys still show what is what.
  await setLanguage(ORIGINAL).catch(() => undefined);
}
startShell();
takeServed();
mount(App, { target });
void followAccount().catch(() => undefined);
