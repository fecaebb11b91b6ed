import fs from "node:fs";

/** Deletes the installations of this run. */
// biome-ignore lint/style/noDefaultExport: Playwright requires a default export
export default function removeData(): void {
  const folder = process.env.FUNDUQ_E2E_DATA;
  if (folder) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
