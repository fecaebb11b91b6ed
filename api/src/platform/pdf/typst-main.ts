import { readFileSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { type Bitmap, bitmapOf } from "../printing/bitmap.ts";

/** The process of one document: its data comes in by stdin, its PDF or its dots go out by stdout. */
const [template = "", timeMs, memoryBytes, widthDots] = process.argv.slice(2);

// The compiler blocks this thread, so that another one watches the limits.
new Worker(new URL("./process-limits.ts", import.meta.url), {
  workerData: { timeMs: Number(timeMs), memoryBytes: Number(memoryBytes) },
}).unref();

const fonts = [
  "ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf",
  "ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf",
  "ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf",
  "ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf",
].map((name) => readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`))));

const workspace = path.dirname(template);
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] });
compiler.mapShadow(path.join(workspace, "data.json"), await buffer(process.stdin));
const compiled = compiler.compile({ mainFilePath: template });
if (compiled.result) {
  const width = Number(widthDots);
  process.stdout.write(
    width > 0
      ? (await rasterOf(compiler.plainSvg(compiled.result), width)).dots
      : compiler.pdf(compiled.result, { creationTimestamp: 0 }),
  );
} else {
  compiled.printErrors();
  process.exitCode = 1;
}

/** Loaded only here: a PDF does without. */
async function rasterOf(svg: string, width: number): Promise<Bitmap> {
  const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
  await initWasm(
    readFileSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))),
  );
  const picture = new Resvg(svg, { fitTo: { mode: "width", value: width }, background: "white" });
  const { pixels, height } = picture.render();
  return bitmapOf(pixels, width, height);
}
