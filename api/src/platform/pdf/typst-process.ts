import { spawn } from "node:child_process";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** A Typst template and the JSON that it reads as `data.json`. The template reads files of its own folder only. */
export type PdfDocument = { template: string; data: unknown };

/** A document as a picture of black and white dots, this wide; without a width it is a PDF. */
export type TypstOutput = PdfDocument & { widthDots?: number };

export type ProcessLimits = { timeMs: number; memoryBytes: number };

const main = fileURLToPath(new URL("./typst-main.ts", import.meta.url));
const noSystemFonts = fileURLToPath(new URL("./no-system-fonts.conf", import.meta.url));

/** How a process of Typst failed: the signal that killed it, or its exit code. */
class TypstFailure extends Error {
  override readonly name = "TypstFailure";
  readonly code: string;

  constructor(code: string, output: string) {
    super(`The process of Typst ended with ${code}. ${output.slice(0, 2_000)}`);
    this.code = code;
  }
}

/** Compiles a document in a new process, which gets no environment of ours, and which kills itself at its limits. */
export function startTypst(
  { template, data, widthDots }: TypstOutput,
  { timeMs, memoryBytes }: ProcessLimits,
  signal: AbortSignal,
) {
  const limits = [timeMs, memoryBytes, widthDots ?? 0].map(String);
  const child = spawn(process.execPath, [main, template, ...limits], {
    env: { FONTCONFIG_FILE: noSystemFonts },
    killSignal: "SIGKILL",
    signal,
  });
  const ended = Promise.withResolvers<string>();
  // Without an id it never started; otherwise `close` follows once it has ended.
  child.once("error", (error) => child.pid === undefined && ended.reject(error));
  child.once("close", (code, killedBy) => ended.resolve(killedBy ?? String(code)));
  // A process that ends before it has read its input is reported by its exit.
  child.stdin.on("error", () => undefined);
  child.stdin.end(JSON.stringify(data));

  async function result(): Promise<Uint8Array> {
    const [end, pdf, output] = await Promise.all([
      ended.promise,
      buffer(child.stdout),
      text(child.stderr),
    ]);
    if (end !== "0") throw new TypstFailure(end, output);
    return pdf;
  }
  return { pid: child.pid, pdf: result() };
}
