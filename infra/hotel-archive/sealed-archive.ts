import { createHash } from "node:crypto";

/** For tests: the text of a changed export with a matching end line. */
export function sealed(text: string): string {
  const lines = text.split("\n").slice(0, -2);
  const rows = lines.filter((line) => line.startsWith("[")).length;
  const content = lines.map((line) => `${line}\n`).join("");
  const sha256 = createHash("sha256").update(content).digest("hex");
  return `${content}${JSON.stringify({ end: true, rows, sha256 })}\n`;
}
