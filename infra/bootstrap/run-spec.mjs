import fs from "node:fs";
import path from "node:path";
import { readTests } from "./results.mjs";
import { root } from "./toolchain.mjs";

const list = path.join(root, "infra", "spec", "requirement-ids.txt");

/** `npm run spec`: which requirements the last `npm test` proved. A `*` in the list marks what is promised now. */
export async function spec() {
  const proofs = countProofs();
  const lines = fs.readFileSync(list, "utf8").split("\n");
  const requirements = lines
    .filter((line) => /^[A-Z]+-\d+/.test(line))
    .map((line) => ({ id: line.split(" ", 1)[0], promised: line.endsWith("*") }));
  for (const { id, promised } of requirements) {
    const count = proofs.get(id) ?? 0;
    const state = count > 0 ? `${count} passing` : promised ? "MISSING" : "not yet";
    console.log(`${id.padEnd(8)} ${promised ? "*" : " "} ${state}`);
  }
  const proved = requirements.filter(({ id }) => proofs.has(id));
  const promised = requirements.filter((each) => each.promised);
  const kept = promised.filter(({ id }) => proofs.has(id));
  console.log(
    `${proved.length} of ${requirements.length} proved; of the promised ${kept.length} of ${promised.length}`,
  );
  process.exitCode = kept.length === promised.length ? 0 : 1;
}

/** Passing tests per requirement id; an id with a failing test is not proved. */
function countProofs() {
  const proofs = new Map();
  const refuted = new Set();
  for (const { title, passed } of readTests())
    for (const id of title.match(/\b[A-Z]{1,5}-\d{2}\b/g) ?? []) {
      if (passed) proofs.set(id, (proofs.get(id) ?? 0) + 1);
      else refuted.add(id);
    }
  for (const id of refuted) proofs.delete(id);
  return proofs;
}
