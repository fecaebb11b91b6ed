import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Debian installs the server's programs outside PATH. */
const places = ["/usr/bin/pgbench", "/usr/local/bin/pgbench", "/opt/homebrew/bin/pgbench"];

/** The path of pgbench. Installs it with apt-get when run as root; undefined when it is not available. */
export function findPgbench(): string | undefined {
  const found = places.find((place) => fs.existsSync(place));
  if (found || process.getuid?.() !== 0 || !fs.existsSync("/usr/bin/apt-get")) return found;
  spawnSync("apt-get", ["update", "-qq"]);
  spawnSync("apt-get", ["install", "-y", "-qq", "postgresql-contrib"]);
  return places.find((place) => fs.existsSync(place));
}

/** Transactions per second of the scripts, chosen at random, with ten clients and prepared statements. */
export function pgbench(
  program: string,
  url: string,
  scripts: readonly string[],
  seconds: number,
): number {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-bench-"));
  try {
    const files = scripts.map((script, index) => {
      const file = path.join(folder, `${index}.sql`);
      fs.writeFileSync(file, script);
      return ["-f", file];
    });
    const address = ["-c", "10", "-j", "2", "-T", String(seconds), "-n", "-M", "prepared"];
    const { stdout, stderr, status } = spawnSync(program, [...address, ...files.flat(), url], {
      encoding: "utf8",
    });
    const speed = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (status !== 0 || !speed) throw new Error(`pgbench failed: ${stderr}`);
    return Number(speed);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
