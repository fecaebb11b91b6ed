import { expect, test } from "vitest";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";

/** What screen readers say of a card: without what is for the eye alone. */
function saidOf(number: string): string {
  const copy = card(number).cloneNode(true);
  if (!(copy instanceof HTMLElement)) return "";
  for (const shown of copy.querySelectorAll("[aria-hidden]")) shown.remove();
  // The isolates around what was put into a text are silent.
  return (copy.textContent ?? "").replace(/[\u2066-\u2069]/gu, "").replace(/\s/gu, " ");
}

test.each([
  ["en", /^Room 101/, /from \D*8 Apr to \D*10 Apr/],
  ["fr", /^Chambre 101/, /du \D*8 avr\. au \D*10 avr\./],
  ["ar", /^الغرفة 101/, /من \D*8\D* إلى \D*10/],
] as const)(
  "X-06 a card says which room it is, and a stay's dates as a sentence: %s",
  async (language, room, dates) => {
    await openDashboard({ language });
    expect(saidOf("101")).toMatch(room);
    expect(saidOf("101")).toMatch(dates);
  },
);
