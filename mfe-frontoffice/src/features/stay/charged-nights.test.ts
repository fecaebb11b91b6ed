import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { postingIdSchema } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { switchLanguage, textOf } from "@funduq/shared-ui/i18n";
import { expect, test } from "vitest";
import { addTexts, otherTexts } from "../../i18n/catalogue.ts";
import { changeSentence } from "./change-sentence.ts";
import { withChargedNights } from "./charged-nights.ts";

const night = (date: string, item: "room" | "tourism-tax", amountCentimes: number) => ({
  amountCentimes: centimes(amountCentimes),
  item,
  night: calendarDate(date),
  postedBy: "Samia",
  postedAt: `${date}T23:10:00Z`,
  reversesPostingId: null,
  splitOfPostingId: null,
});
const another = postingIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8057");

const stay = {
  history: [
    { at: "2026-04-12T09:00:00Z", user: "Amina", action: "checked-out", details: {} },
    { at: "2026-04-10T14:00:00Z", user: "Amina", action: "checked-in", details: {} },
  ],
  folios: [
    {
      postings: [night("2026-04-10", "room", 850_000), night("2026-04-11", "tourism-tax", 17_000)],
    },
    {
      postings: [
        night("2026-04-10", "tourism-tax", 17_000),
        night("2026-04-11", "room", 850_000),
        { ...night("2026-04-11", "room", 850_000), reversesPostingId: another },
        { ...night("2026-04-11", "room", 5_000), night: null },
      ],
    },
  ],
};

test("BK-18 NA-03 a stay's history tells each night that was charged, with room and tax, by whom and when", () => {
  expect(withChargedNights(stay).map(({ at, user, action }) => [at, user, action])).toEqual([
    ["2026-04-12T09:00:00Z", "Amina", "checked-out"],
    ["2026-04-11T23:10:00Z", "Samia", "night-charged"],
    ["2026-04-10T23:10:00Z", "Samia", "night-charged"],
    ["2026-04-10T14:00:00Z", "Amina", "checked-in"],
  ]);
});

test("BK-18 a night that the desk charged is told once, and what else it charged as it was", () => {
  const charge = (night?: string) => ({
    at: "2026-04-10T23:10:00Z",
    user: "Samia",
    action: "charge-posted",
    details: { amountCentimes: 850_000, ...(night && { night }) },
  });
  const told = withChargedNights({
    history: [charge("2026-04-10"), charge("2026-04-10"), charge()],
    folios: [{ postings: [night("2026-04-10", "room", 850_000)] }],
  });
  expect(told.map(({ action }) => action)).toEqual(["charge-posted", "night-charged"]);
  expect(told[0]?.details).toEqual({ amountCentimes: 850_000 });
});

test("X-05 a charged night is told in each language", async () => {
  addTexts();
  await otherTexts();
  const [, entry] = withChargedNights(stay);
  if (!entry) throw new Error("a night");
  const said: (string | undefined)[] = [];
  for (const language of ["en", "fr", "ar"] as const) {
    await switchLanguage(language);
    const text = changeSentence(entry, textOf("frontoffice"));
    said.push(
      text?.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, "").replaceAll(/[\u00a0\u202f]/g, " "),
    );
  }
  await switchLanguage("en");
  expect(said).toEqual([
    "Night of 11/04/2026 charged: 8.670,00 DA",
    "Nuit du 11/04/2026 facturée : 8.670,00 DA",
    expect.stringMatching(/^احتُسبت ليلة 11\/04\/2026: 8\.670,00/),
  ]);
});
