import { switchLanguage, textOf } from "@funduq/shared-ui/i18n";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTexts, otherTexts } from "../../i18n/catalogue.ts";
import { changeSentence } from "./change-sentence.ts";

beforeAll(() => {
  addTexts();
  return otherTexts();
});
afterAll(() => switchLanguage("en"));

const entry = (action: string, details: Record<string, unknown>) => ({
  at: "2026-04-10T14:05:00.000Z",
  user: "Yasmine Haddad",
  action,
  details,
});
const moved = entry("room-changed", {
  from: "105",
  to: "204",
  rateFrom: 950_000,
  rateTo: 1_800_000,
});
const later = entry("dates-changed", {
  checkInDate: "2026-04-10",
  checkOutDate: "2026-04-16",
  formerCheckInDate: "2026-04-10",
  formerCheckOutDate: "2026-04-14",
  formerRoom: "105",
  room: "204",
});
const edited = entry("details-changed", {
  adults: { from: 1, to: 2 },
  company: { from: null, to: "Sonatrach" },
  ratePlan: { from: "public", to: "company-2" },
  rateCentimes: { from: 950_000, to: 800_000 },
  guestsAdded: ["Nadia", "Amine"],
  guestsRemoved: [],
  comments: { from: "", to: "Sea view" },
  primaryGuest: { from: "Amine", to: "Nadia" },
});

async function told(language: "en" | "fr" | "ar", of: typeof moved) {
  await switchLanguage(language);
  // Isolates and non-breaking spaces are how numbers stand in a text, not what it says.
  return changeSentence(of, textOf("frontoffice"))
    ?.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, "")
    .replaceAll(/[\u00a0\u202f]/g, " ");
}

test("BK-18 tells a change of the room with its rate, in three languages", async () => {
  expect(await told("en", moved)).toBe(
    "Moved from room 105 to room 204 · Rate: 9.500,00 DA → 18.000,00 DA",
  );
  expect(await told("fr", moved)).toContain("Délogement : chambre 105 → chambre 204");
  expect(await told("ar", moved)).toContain("نُقل من الغرفة 105 إلى الغرفة 204");
});

test("BK-18 tells other dates, and the room that came with them", async () => {
  expect(await told("en", later)).toBe(
    "Dates changed from 10/04/2026 → 14/04/2026 to 10/04/2026 → 16/04/2026 · Moved from room 105 to room 204",
  );
  expect(await told("fr", later)).toContain("devient 10/04/2026 → 16/04/2026");
  expect(await told("ar", later)).toContain("وأصبحت من 10/04/2026 إلى 16/04/2026");
});

test("BK-18 tells each detail that became another", async () => {
  expect(await told("en", edited)).toBe(
    [
      "Adults: 1 → 2",
      "Company: None → Sonatrach",
      "Rate plan: Public Rate → Company 2 Rate",
      "Rate: 9.500,00 DA → 8.000,00 DA",
      "Guests added: Nadia and Amine",
      "Primary guest: Amine → Nadia",
      "Comments changed",
    ].join(" · "),
  );
  expect(await told("ar", edited)).toContain("البالغون: من 1 إلى 2");
});

test("BK-18 knows no other actions", async () => {
  expect(await told("en", entry("created", {}))).toBeUndefined();
});
