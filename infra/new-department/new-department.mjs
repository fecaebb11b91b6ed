import "../bootstrap/node-version.mjs";
import { runProgram } from "../bootstrap/toolchain.mjs";

process.exitCode = await runProgram("infra/new-department/command.ts", {
  args: process.argv.slice(2),
});
