import fs from "node:fs";
import path from "node:path";
import { missingReports, readTests } from "./results.mjs";
import { root } from "./toolchain.mjs";

const list = path.join(root, "infra", "spec", "requirement-ids.txt");
const layers = ["unit", "api", "module", "installation", "journey"];

/**
 * `npm run spec`: which requirements the last `npm test` proved, and by how many passing tests of
 * each layer. A `*` in the list marks what is promised now.
 */
export async function spec() {
  const requirements = readRequirements();
  const proofs = collectProofs(readTests());
  for (const requirement of requirements) console.log(lineOf(requirement, proofs));
  tellUnknown(requirements, proofs);
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

/** For each id in a title: the passing tests by layer, and the titles of those that failed. */
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

/** One failing test makes its requirement count as not proved. */
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

/** An id in a title that is not in the requirements is a typing error. */
function tellUnknown(requirements, proofs) {
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = [...proofs.keys()].filter((id) => !known.has(id)).sort();
  if (unknown.length > 0) console.log(`In titles, but no requirement: ${unknown.join(", ")}`);
}
