import "../bootstrap/node-version.mjs";
import { runProgram } from "../bootstrap/toolchain.mjs";

const args = ["release", process.cwd(), ...process.argv.slice(2)];
process.exitCode = await runProgram("infra/releases/command.ts", { args });
