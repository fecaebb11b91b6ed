import { fact } from "@funduq/shared-types/rules/audit-facts";
import { expect, it } from "vitest";
import { readFacts } from "../../testing/open-trail.tsx";

it.each([
  ["en", "Restaurant: without a limit → up to 200,00 DA a stay", "up to 200,00 DA a stay → –"],
  [
    "fr",
    "Restaurant: sans limite → jusqu’à 200,00 DA par séjour",
    "jusqu’à 200,00 DA par séjour → –",
  ],
  ["ar", "بلا حد → حتى 200,00 DA للإقامة", "حتى 200,00 DA للإقامة → –"],
] as const)("COM-02 X-02 says in %s how far a company pays", async (language, limited, gone) => {
  const rule = (before: string | null, after: string | null) =>
    fact("billingRule", "billing-limit", { before, after, of: "Restaurant" });
  const facts = [rule("none", "perStay 20000"), rule("perStay 20000", null)];
  const said = await readFacts("companies.change", facts, language);
  expect(said).toEqual([expect.stringContaining(limited), expect.stringContaining(gone)]);
});
