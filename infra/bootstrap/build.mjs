import { run } from "./toolchain.mjs";

/** Builds the shell and every department; unchanged ones come from the cache. */
export async function build() {
  const args = ["run", "build", "--output-logs=errors-only", "--ui=stream", "--concurrency=2"];
  const { code, output } = await run("turbo", args, { quiet: true });
  return { ok: code === 0, output };
}
