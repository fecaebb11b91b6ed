import { startEmbedded } from "./embedded.ts";

/** A process for the tests to kill: starts the database of a folder, says so, and stays. */
const [home = ""] = process.argv.slice(2);
const { url, pid, adopted, fresh } = await startEmbedded({ home });
process.stdout.write(`${JSON.stringify({ url, pid, adopted, fresh })}\n`);
setInterval(() => {}, 60_000);
