import path from "node:path";
import { withInstallation } from "../releases/installation.ts";
import { explain, StartFailure } from "../start/start-failure.ts";
import { addKeys, rotateKey } from "./rotate-key.ts";

const USAGE =
  "npm run identity-key -- rotate, or npm run identity-key -- add <key file of another installation>";

/**
 * `npm run identity-key -- rotate` replaces the master key of the guests' identity numbers;
 * `npm run identity-key -- add <file>` adds the keys of another installation. Both need a running suite.
 */
const [task, given] = process.argv.slice(2);
try {
  const done = await withInstallation(({ sql, keyFile }) => {
    if (task === "rotate") return rotateKey(sql, keyFile);
    if (task === "add" && given) return addKeys(sql, keyFile, path.resolve(given));
    throw new StartFailure(USAGE);
  });
  console.log(done);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
