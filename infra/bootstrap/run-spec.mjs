import fs from "node:fs";
import path from "node:path";
import { missingReports, readTests } from "./results.mjs";
import { root } from "./toolchain.mjs";

const list = path.join(root, "infra", "spec", "requirement-ids.txt");
const layers = ["unit", "api", "module", "installation", "journey"];

/**
 * `npm run spec`: lists the requirements that the last `npm test` proved, with the number of passing tests
 * per layer. A `*` in `requirement-ids.txt` marks the requirements of the current scope.
 */
export async function spec() {
  const requirements = readRequirements();
  const proofs = collectProofs(readTests());
  for (const requirement of requirements) console.log(lineOf(requirement, proofs));
  printUnknownIds(requirements, proofs);
  for (const file of missingReports())
    console.log(`No report ${path.relative(root, file)}: run npm test first.`);
  const isProved = ({ id }) => stateOf(proofs.get(id)) === "proved";
  const promised = requirements.filter((each) => each.promised);
  const kept = promised.filter(isProved);
  console.log(
    `${requirements.filter(isProved).length} of ${requirements.length} proved; of the promised ${kept.length} of ${promised.length}`,
  );
  process.exitCode = kept.length === promised.length ? 0 : 1;
}

function readRequirements() {
  const lines = fs.readFileSync(list, "utf8").split("\n");
  return lines
    .filter((line) => /^[A-Z]+-\d+/.test(line))
    .map((line) => ({ id: line.split(" ", 1)[0], promised: line.endsWith("*") }));
}

/** For each requirement id in a test title: the number of passing tests per layer, and the titles of failed ones. */
function collectProofs(tests) {
  const proofs = new Map();
  for (const { title, passed, layer } of tests)
    for (const id of new Set(title.match(/\b[A-Z]{1,5}-\d{2}\b/g) ?? [])) {
      const proof = proofs.get(id) ?? { passing: {}, failed: [] };
      if (passed) proof.passing[layer] = (proof.passing[layer] ?? 0) + 1;
      else proof.failed.push(title);
      proofs.set(id, proof);
    }
  return proofs;
}

/** A requirement with a failing test is not proved. */
function stateOf(proof) {
  if (!proof) return "missing";
  return proof.failed.length > 0 ? "failing" : "proved";
}

function lineOf({ id, promised }, proofs) {
  const proof = proofs.get(id);
  const name = `${id.padEnd(8)} ${promised ? "*" : " "}`;
  const state = stateOf(proof);
  if (state === "missing") return `${name} ${promised ? "MISSING" : "not yet"}`;
  if (state === "failing") return `${name} FAILING: ${proof.failed[0]}`;
  const counts = layers.filter((layer) => proof.passing[layer]);
  const shown = counts.map((layer) => `${layer} ${proof.passing[layer]}`).join(", ");
  return `${name} ${shown}${promised && counts.join() === "unit" ? "  ONLY IN UNIT TESTS" : ""}`;
}

/** Prints ids in titles that are not in the list of requirements: typing errors. */
function printUnknownIds(requirements, proofs) {
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = [...proofs.keys()].filter((id) => !known.has(id)).sort();
  if (unknown.length > 0) console.log(`In titles, but no requirement: ${unknown.join(", ")}`);
}
