import { stripVTControlCharacters } from "node:util";
import { root } from "./toolchain.mjs";

/** As many lines as tell what was expected and what was there. */
const LINES = 8;
const FRAMES = 2;
const isFrame = (line) => /^\s+at /.test(line);
const isOfTools = (line) => /node_modules|<anonymous>|node:internal/.test(line);

/** A failed test with its reason and the lines of ours that led there, without the tools' colours. */
export function failureText({ title, reason = "" }) {
  const lines = plain(reason)
    .split("\n")
    .filter((line) => line.trim() !== "" && !isOfTools(line));
  const told = lines.filter((line) => !isFrame(line)).slice(0, LINES);
  const frames = lines.filter(isFrame).slice(0, FRAMES);
  const [head] = plain(title).split("\n", 1);
  return [`failed: ${head}`, ...[...told, ...frames].map((line) => `    ${line}`)].join("\n");
}

function plain(text) {
  return stripVTControlCharacters(text).replaceAll(`file://${root}`, "").replaceAll(root, "");
}
