import { stripVTControlCharacters } from "node:util";
import { root } from "./toolchain.mjs";

/** Enough lines to show the expected and the actual value. */
const LINES = 8;
const FRAMES = 2;
const isFrame = (line) => /^\s+at /.test(line);
const isOfTools = (line) => /node_modules|<anonymous>|node:internal/.test(line);

/** A failed test with its reason and the stack frames of this repository, without terminal colours. */
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
