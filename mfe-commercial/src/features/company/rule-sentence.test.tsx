import type { Language } from "@funduq/shared-types/contracts/session";
import { useText } from "@funduq/shared-ui/i18n";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { rulesSentence } from "./rule-sentence.ts";

const rules = [
  { department: "Restaurant", limitCentimes: 2_000_000, frequency: "perStay" },
  { department: "Spa", limitCentimes: 300_000, frequency: "perTransaction" },
  { department: "Room", limitCentimes: 0, frequency: "perStay" },
  // Of an older release.
  { department: "Bar", limitCentimes: 0, frequency: "perStay" },
] as const;

function Sentence() {
  return <output>{rulesSentence(rules, useText("commercial"))}</output>;
}

it.each([
  [
    "en",
    "Pays rooms with their tourism tax, without a limit; Bar, without a limit; spa, up to 3.000,00 DA a charge; restaurant, up to 20.000,00 DA a stay. Everything else goes to the guest's folio.",
  ],
  [
    "fr",
    "Prend en charge les chambres avec leur taxe de tourisme, sans limite ; Bar, sans limite ; le spa, jusqu’à 3.000,00 DA par débit ; le restaurant, jusqu’à 20.000,00 DA par séjour. Le reste va sur le folio du client.",
  ],
  [
    "ar",
    "تدفع الغرف مع الرسم السياحي، بلا حد؛ Bar، بلا حد؛ السبا، حتى 3.000,00 DA لكل مصروف؛ المطعم، حتى 20.000,00 DA للإقامة. وما عدا ذلك على حساب النزيل.",
  ],
] satisfies [Language, string][])(
  "COM-02 X-05 each rule is said with its own limit, or that it has none: %s",
  async (language, sentence) => {
    addTexts();
    await renderWithStore(<Sentence />, { language });
    const said = (await screen.findByRole("status")).textContent ?? "";
    expect(said.replace(/[\u2066-\u2069]/gu, "").replace(/\s/gu, " ")).toBe(sentence);
  },
);
