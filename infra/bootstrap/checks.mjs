import { departmentFolders } from "../config/departments.mjs";
import { run } from "./toolchain.mjs";
import { twoAtATime } from "./two-at-a-time.mjs";

const workspaces = ["api", "shared-types", "shared-ui", "shell", "infra", ...departmentFolders()];

/** One tool per check. */
const questions = [
  {
    name: "format and lint",
    tool: "biome",
    args: ["ci", "--colors=off", "--max-diagnostics=50", "."],
  },
  {
    name: "types",
    tool: "turbo",
    args: [
      "run",
      "check",
      "--output-logs=errors-only",
      "--ui=stream",
      "--concurrency=2",
      "--continue",
    ],
  },
  {
    name: "import rules",
    tool: "depcruise",
    args: ["--config", ".dependency-cruiser.cjs", ...workspaces],
  },
  { name: "unused code", tool: "knip", args: ["--no-progress"] },
  { name: "translations and text direction", tool: "node", args: ["infra/languages/main.ts"] },
  { name: "the facade's version", tool: "node", args: ["infra/facade/main.ts"] },
];

/** Runs every check; prints a failure in full and a success as one line. Returns the names of failed checks. */
export async function askAll() {
  const answers = await twoAtATime(questions.map((question) => () => ask(question)));
  return answers.flat();
}

async function ask({ name, tool, args }) {
  const { code, output } = await run(tool, args, { quiet: true });
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name}`);
  if (code === 0) return [];
  console.log(output);
  return [name];
}
