import { spawnSync } from "node:child_process";
import { ReleaseRefused } from "./release.ts";

export function buildModule(dir: string): void {
  const built = spawnSync("turbo", ["run", "build", "--output-logs=errors-only", "--ui=stream"], {
    cwd: dir,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (built.status === 0) return;
  process.stderr.write(`${built.stdout}${built.stderr}`);
  throw new ReleaseRefused("The build failed; nothing was released.");
}
