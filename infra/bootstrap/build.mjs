import { run } from "./toolchain.mjs";

/** Builds the shell and every department; turbo takes unchanged ones from its cache. */
export async function build() {
  const args = ["run", "build", "--output-logs=errors-only", "--ui=stream", "--concurrency=2"];
  const { code, output } = await run("turbo", args, { quiet: true });
  return { ok: code === 0, output };
}
