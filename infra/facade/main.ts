import fs from "node:fs";
import path from "node:path";
import { root } from "../bootstrap/toolchain.mjs";
import { readPackage } from "../config/build-version.mjs";
import { withDeclarations } from "./declarations.ts";
import { recordFault, versionFault } from "./needed-version.ts";
import { publicTypes } from "./public-types.ts";
import { readReport, writeReport } from "./report.ts";

/**
 * `node infra/facade/main.ts` compares the facade's public types with those of its last release;
 * `node infra/facade/main.ts record` writes those of the release that is being made;
 * `node infra/facade/main.ts recorded` fails unless they are written.
 */
const file = path.join(root, "shared-ui", "public-types.txt");
const [command] = process.argv.slice(2);
const { version, exports } = readPackage(path.join(root, "shared-ui"));
const facts = await withDeclarations((read) => publicTypes(read, partsOf(exports)));
const fault = faultOf();
if (fault) {
  console.log(fault);
  process.exitCode = 1;
} else if (command === "record") {
  fs.writeFileSync(file, writeReport({ version, facts }));
  console.log(`The public types of @funduq/shared-ui ${version} are recorded.`);
}

function faultOf(): string | undefined {
  if (!fs.existsSync(file))
    return command === "record" ? undefined : `${file} is missing. Run "npm run facade:record".`;
  const recorded = readReport(fs.readFileSync(file, "utf8"));
  if (command === "recorded") return recordFault(recorded, version, facts);
  return versionFault(recorded, version, facts);
}

/** The parts that departments may import, without test support. */
function partsOf(exports: Record<string, string>): Record<string, string> {
  const parts = Object.entries(exports).filter(
    ([part]) => !/^\.\/(?:testing|package\.json)/u.test(part),
  );
  return Object.fromEntries(
    parts.map(([, source]) => {
      const name = path.basename(source, ".ts");
      return [name, `shared-ui/src/${name}`];
    }),
  );
}
