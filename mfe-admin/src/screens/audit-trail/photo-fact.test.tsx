import { fact, photoSteps } from "@funduq/shared-types/rules/audit-facts";
import { expect, it } from "vitest";
import { readFacts } from "../../testing/open-trail.tsx";

it.each([
  ["en", ["Added", "Replaced", "Removed"]],
  ["fr", ["Ajoutée", "Remplacée", "Retirée"]],
  ["ar", ["أُضيفت", "استُبدلت", "أُزيلت"]],
] as const)(
  "POS-01 X-02 says in %s what was done with an item's photo",
  async (language, words) => {
    const facts = photoSteps.map((after) => fact("photo", "photo-step", { after, of: "Loubia" }));
    const said = await readFacts("pos.save-item", facts, language);
    expect(said).toEqual(words.map((word) => expect.stringContaining(word)));
  },
);
