import { randomUUID } from "node:crypto";
import type { KeptMailList, KeptMailText } from "@funduq/shared-types/contracts/kept-mail";
import { expect } from "@playwright/test";
import { type Station, topDialog, visit } from "./station.ts";

export const keptMailStation: Station = {
  name: "kept mail",
  async open(page) {
    await page.route("**/api/kept-mails**", (route) =>
      route.fulfill({ json: keptMails(route.request().url()) }),
    );
    await visit(page, `/mails?mail=${keptMail.id}`);
    await expect(topDialog(page).getByRole("link")).toBeVisible();
  },
};

const keptMail: KeptMailText = {
  id: `2026-04-10T20-15-00-000Z-${randomUUID()}`,
  at: "2026-04-10T20:15:00.000Z",
  to: "nadia@hotel.test",
  subject: "Hôtel Nour El Bahr – Funduq : connexion · تسجيل الدخول · sign in",
  text: "Bonjour Nadia,\nouvrez ce lien.\n\nمرحبًا نادية،\nافتح هذا الرابط.",
  link: `http://localhost/finish-signin#${"k".repeat(43)}`,
};

/** The mocked response of an installation with one stored mail, independent of mails that concurrent tests write. */
const keptMails = (address: string): KeptMailList | KeptMailText =>
  address.endsWith(keptMail.id) ? keptMail : { isKept: true, mails: [keptMail] };
