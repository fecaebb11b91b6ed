import { startEmbedded } from "./embedded.ts";

/** For tests that kill a process: starts the database of a folder, prints its address and pid, and keeps running. */
const [home = ""] = process.argv.slice(2);
const { url, pid, adopted, fresh } = await startEmbedded({ home });
process.stdout.write(`${JSON.stringify({ url, pid, adopted, fresh })}\n`);
setInterval(() => {}, 60_000);
