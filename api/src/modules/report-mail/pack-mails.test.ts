import type { Language } from "@funduq/shared-types/contracts/session";
import { expect, it } from "vitest";
import { eveningHouse, nightDesk } from "../../testing/night-desk.ts";
import { reportMailDesk } from "../../testing/report-mail-desk.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const { close } = nightDesk(api);
const { add, makeMails, queued } = reportMailDesk(api);

const lastYear = {
  rooms: 4,
  outOfOrder: 0,
  sold: 1,
  arrivals: 2,
  departures: 1,
  persons: 1,
  noShows: 0,
  roomRevenueCentimes: 800_000,
  dayUseRevenueCentimes: 0,
  otherRevenueCentimes: { Spa: 200_000 },
};

const { staff } = await eveningHouse(database);
const { hotelId } = staff;
await owner`update hotels set name = ${"Hôtel\r\nBcc: <El> & Djazaïr"} where id = ${hotelId}`;
await owner`update guests set full_name = '=Amina Haddad' where full_name = 'Amina Haddad'`;
await owner`insert into business_days (hotel_id, date, statistics)
  values (${hotelId}, '2025-11-21', ${JSON.stringify(lastYear)}::text::jsonb)`;
await setTaxes(owner, hotelId, "2025-01-01", { tvaTreatment: "included" });
await setTaxes(owner, hotelId, "2026-11-21", {});
for (const language of ["fr", "en", "ar"] as const)
  await add(staff, { email: `${language}@abroad.test`, language, withAttachments: true });
await add(staff, { email: "figures@abroad.test", language: "fr", withAttachments: false });
await close(staff);
await makeMails();

async function mailIn(language: Language | "figures") {
  const mails = await queued(hotelId);
  const mail = mails.find(({ recipient }) => recipient === `${language}@abroad.test`);
  if (!mail) throw new Error("no mail");
  return mail;
}

const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll(/[\u2066-\u2069]/g, "");

/** By hand: 2 of 4 rooms at 9.000,00; the year before 1 of 4 at 8.000,00, and 2.000,00 in the spa. */
const french = [
  "Chiffres de la journée",
  "Taux d’occupation : 50,0 % (+25 points sur un an) · cumul du mois : 50,0 % (+25 points sur un an)",
  "Prix moyen (ADR) : 9.000,00 DA (+12,5 % sur un an) · cumul du mois : 9.000,00 DA (+12,5 % sur un an)",
  "RevPAR : 4.500,00 DA (+125 % sur un an) · cumul du mois : 4.500,00 DA (+125 % sur un an)",
  "Hébergement : 18.000,00 DA (+125 % sur un an) · cumul du mois : 18.000,00 DA (+125 % sur un an)",
  "Chiffre d’affaires total : 18.000,00 DA (+80 % sur un an) · cumul du mois : 18.000,00 DA (+80 % sur un an)",
  "Arrivées : 2 (0 % sur un an) · cumul du mois : 2 (0 % sur un an)",
  "Départs : 0 (−100 % sur un an) · cumul du mois : 0 (−100 % sur un an)",
  "No-shows : 1 · cumul du mois : 1",
  "Chambres louées : 2 (+100 % sur un an) · cumul du mois : 2 (+100 % sur un an)",
  "Clients présents la nuit : 3 (+200 % sur un an) · cumul du mois : 3 (+200 % sur un an)",
  "",
  "Règlements",
  "Espèces : 500,00 DA · cumul du mois : 500,00 DA",
  "Total : 500,00 DA · cumul du mois : 500,00 DA",
  "",
  "Soldes ouverts",
  "Clients (présents et partis) : 18.360,00 DA",
  "Acomptes (clients pas arrivés) : -500,00 DA",
  "Comptes des groupes : 0,00 DA",
  "Sociétés (débiteurs) : 0,00 DA",
  "Ensemble de l’hôtel : 17.860,00 DA",
];

it("REP-01 the figures in French, to the centime", async () => {
  const { body_text } = await mailIn("fr");
  const [title, , ...lines] = plain(body_text).split("\n");
  expect(title).toBe("Hôtel Bcc: <El> & Djazaïr – sam. 21 nov. 2026");
  expect(lines.slice(0, french.length)).toEqual(french);
});

it.each([
  ["fr", "Hôtel Bcc: <El> & Djazaïr – 21 nov. 2026 : 50 % · 18.000,00 DA"],
  ["en", "Hôtel Bcc: <El> & Djazaïr – 21 Nov 2026: 50 % · 18.000,00 DA"],
  ["ar", "Hôtel Bcc: <El> & Djazaïr – 21 نوفمبر 2026: 50 % · 18.000,00 DA"],
] as const)(
  "REP-01 X-05 the subject in %s is one line with the day's result",
  async (language, subject) => {
    const mail = await mailIn(language);
    expect(plain(mail.subject)).toBe(subject);
  },
);

it.each([
  [
    "en",
    "ADR: 9.000,00 DA (+12,5 % on last year)",
    "Open balances",
    "The whole hotel: 17.860,00 DA",
  ],
  [
    "ar",
    "متوسط سعر الغرفة (ADR): 9.000,00 DA (+12,5 % مقارنة بالعام الماضي)",
    "الأرصدة المفتوحة",
    "الفندق بأكمله: 17.860,00 DA",
  ],
] as const)("REP-01 X-05 the same figures in %s", async (language, ...said) => {
  const { body_text } = await mailIn(language);
  for (const each of said) expect(plain(body_text)).toContain(each);
});

it("REP-01 SET-02 a change of the taxes that prices contain is said, as figures of the year before are compared", async () => {
  const note =
    "Taxes comprises dans les prix : TVA à 9 % avant le 21/11/2026, aucune à partir de ce jour.";
  const { body_text, body_html } = await mailIn("fr");
  expect([plain(body_text), plain(body_html)]).toEqual([
    expect.stringContaining(note),
    expect.stringContaining(note),
  ]);
});

it("REP-01 X-05 the page has the reader's direction, no colours of its own, and no markup from a name", async () => {
  const { body_html: arabic } = await mailIn("ar");
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain("text-align:right");
  const { body_html: french } = await mailIn("fr");
  expect(french).toContain('<html lang="fr" dir="ltr">');
  expect(french).toContain("&lt;El&gt; &amp; Djazaïr");
  expect(french).not.toContain("<El>");
  expect(french).not.toMatch(/background|[^-]color:/u);
  expect(french).toContain("18.000,00");
});

it("REP-01 the files are those that the reports save, in the reader's language", async () => {
  const { attachments } = await mailIn("fr");
  expect(attachments.map(({ name }) => name)).toEqual([
    "manager-2026-11-21.csv",
    "day-book-2026-11-21.csv",
    "payments-2026-11-21.csv",
  ]);
  const [manager, dayBook, payments] = attachments.map(({ text }) => text);
  for (const file of [manager, dayBook, payments]) expect(file?.startsWith("\uFEFF")).toBe(true);
  expect(manager).toContain("Prix moyen (ADR);9000,00;8000,00;9000,00;8000,00;9000,00;8000,00\r\n");
  expect(dayBook).toMatch(
    /^102;'=Amina Haddad;;[0-9A-Z]{3}-[0-9A-Z]{3};0,00;9000,00;180,00;;9180,00\r$/mu,
  );
  expect(payments).toContain("Espèces;1;500,00;0,00;500,00\r\n");
  const english = await mailIn("en");
  expect(english.attachments[0]?.text).toContain("ADR,9000.00,8000.00,");
});

it("REP-01 without files the mail names no guest and does not speak of files", async () => {
  const mail = await mailIn("figures");
  expect(mail.attachments).toEqual([]);
  expect(`${mail.subject}${mail.body_text}${mail.body_html}`).not.toMatch(
    /Haddad|Brahimi|fichiers/u,
  );
  const withFiles = await mailIn("fr");
  expect(withFiles.body_text).toContain("noms de clients");
  expect(withFiles.body_text).not.toMatch(/Haddad|Brahimi/u);
});

it("REP-01 files that are too large for a mail stay away, and the mail says so", async () => {
  await owner`update guests set full_name = repeat('é', 4_000_000)
    where hotel_id = ${hotelId} and full_name = '=Amina Haddad'`;
  await owner`update report_packs set outcome = null, mail_id = null where hotel_id = ${hotelId}`;
  await owner`delete from outgoing_mails`;
  await makeMails();
  const mail = await mailIn("fr");
  expect(mail.attachments).toEqual([]);
  expect(plain(mail.body_text)).toContain("Les fichiers sont trop volumineux pour un e-mail.");
  expect((await mailIn("figures")).body_text).not.toContain("volumineux");
});
