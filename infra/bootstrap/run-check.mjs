import { askAll } from "./checks.mjs";
import { install } from "./install.mjs";

/** `npm run check`: format, lint, types, import rules, unused code, languages, the facade's version. */
export async function check() {
  await install();
  const failed = await askAll();
  process.exitCode = failed.length === 0 ? 0 : 1;
}
