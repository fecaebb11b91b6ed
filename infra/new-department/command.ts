import { parseArgs } from "node:util";
import { checkout } from "../start/settings.ts";
import { makeDepartment, WishRefused } from "./make-department.ts";

/** `npm run new:department -- spa --area front_office --en "Spa" --fr "Spa" --ar "السبا"` */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      area: { type: "string" },
      en: { type: "string" },
      fr: { type: "string" },
      ar: { type: "string" },
    },
  });
  const { area, en, fr, ar } = values;
  const folder = makeDepartment(checkout, { name: positionals[0], area, title: { en, fr, ar } });
  console.log(`${folder} is there. Next:
  npm install                 # adds it to the workspaces
  npm run dev -w ${folder}    # alone, on mocked answers
  npm test -w ${folder}
  npm run release -w ${folder}   # into the running installation
docs/teams.md leads on from there.`);
} catch (error) {
  if (!(error instanceof WishRefused) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
