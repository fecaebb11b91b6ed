import { fact } from "@funduq/shared-types/rules/audit-facts";
import { expect, it } from "vitest";
import { readFacts } from "../../testing/open-trail.tsx";

it.each([
  ["en", "Language of documents"],
  ["fr", "Langue des documents"],
  ["ar", "لغة المستندات"],
] as const)(
  "COM-02 X-02 says in %s which language a company's documents have",
  async (language, name) => {
    const facts = [fact("documentLanguage", "language", { before: "fr", after: "ar" })];
    const [said] = await readFacts("companies.change", facts, language);
    expect(said).toContain(name);
    expect(said).toContain("Français → العربية");
  },
);
