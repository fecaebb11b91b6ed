import fs from "node:fs";

/** The installation was made for this run alone. */
// biome-ignore lint/style/noDefaultExport: what Playwright calls
export default function removeData(): void {
  const folder = process.env.FUNDUQ_E2E_DATA;
  if (folder) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
