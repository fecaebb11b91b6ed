import type { Language } from "@funduq/shared-types/contracts/session";
import { violationsOf } from "./support/axe.ts";
import { languages } from "./support/places.ts";
import { expect, test } from "./support/test.ts";

const said: Record<Language, Record<string, string>> = {
  en: {
    open: "Audit trail",
    kind: "Kind",
    users: "Users",
    did: "Changed a colleague",
    rights: "Front office → Employee",
    refresh: "Refresh",
    newer: "There may be newer entries.",
    disabled: "Active → Disabled",
  },
  fr: {
    open: "Journal d’audit",
    kind: "Domaine",
    users: "Utilisateurs",
    did: "Utilisateur modifié",
    rights: "Réception → Employé",
    refresh: "Actualiser",
    newer: "Il y a peut-être des actions plus récentes.",
    disabled: "Actif → Désactivé",
  },
  ar: {
    open: "سجل التدقيق",
    kind: "المجال",
    users: "المستخدمون",
    did: "غيّر بيانات مستخدم",
    rights: "الاستقبال → موظف",
    refresh: "تحديث",
    newer: "قد توجد عمليات أحدث.",
    disabled: "نشط → معطَّل",
  },
};

for (const language of languages)
  test(`AUTH-17 the admin reads who did what, and goes where it was done: ${language}`, async ({
    open,
    call,
    hire,
  }) => {
    const texts = said[language];
    const text = (name: string) => texts[name] ?? "";
    const chief = await hire({ role: "hotel-admin", hotel: "second", language });
    const clerk = await hire({ role: "front-office", hotel: "second" });
    const api = await call(await chief.signIn());
    const place = `/hotels/${clerk.hotelId}/users/${clerk.hotelUserId}`;
    const body = { displayName: "Meriem Saadi", role: "employee", sections: ["pos"], version: 1 };
    await api.send("PUT", place, { ...body, status: "active" });

    const page = await open(await chief.signIn());
    await page.goto(`/hotel/${clerk.hotelId}/user-management`);
    await page.getByRole("button", { name: text("open") }).click();
    await expect(page).toHaveURL(`/hotel/${clerk.hotelId}/audit-trail`);
    await expect(page.getByRole("heading", { name: text("open") })).toBeVisible();
    await page.getByLabel(text("kind")).selectOption({ label: text("users") });
    const row = page
      .getByRole("row")
      .filter({ hasText: text("did") })
      .first();
    await expect(row).toContainText(text("rights"));
    for (const scheme of ["light", "dark"] as const)
      expect.soft(await violationsOf(page, "html", scheme), scheme).toEqual([]);

    await api.send("PUT", `${place}/status`, { status: "disabled" });
    await expect(page.getByText(text("newer"))).toBeVisible();
    await page.getByRole("button", { name: text("refresh") }).click();
    const newest = page.getByRole("row").nth(1);
    await expect(newest).toContainText(text("disabled"));
    await newest.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/hotel/${clerk.hotelId}/user-management\\?search=`));
  });
