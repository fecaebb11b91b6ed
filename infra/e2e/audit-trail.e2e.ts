import { expect, test } from "./support/test.ts";

const said = {
  open: "سجل التدقيق",
  kind: "المجال",
  users: "المستخدمون",
  did: "غيّر بيانات مستخدم",
  rights: "الاستقبال → موظف",
  refresh: "تحديث",
  newer: "قد توجد عمليات أحدث.",
  disabled: "نشط → معطَّل",
};

test("AUTH-17 the admin reads the audit trail in Arabic and follows a link to the changed user", async ({
  open,
  call,
  hire,
}) => {
  const chief = await hire({ role: "hotel-admin", hotel: "second", language: "ar" });
  const clerk = await hire({ role: "front-office", hotel: "second" });
  const api = await call(await chief.signIn());
  const place = `/hotels/${clerk.hotelId}/users/${clerk.hotelUserId}`;
  const body = { displayName: "Meriem Saadi", role: "employee", sections: ["pos"], version: 1 };
  await api.send("PUT", place, { ...body, status: "active" });

  const page = await open(await chief.signIn());
  await page.goto(`/hotel/${clerk.hotelId}/user-management`);
  await page.getByRole("button", { name: said.open }).click();
  await expect(page).toHaveURL(`/hotel/${clerk.hotelId}/audit-trail`);
  await expect(page.getByRole("heading", { name: said.open })).toBeVisible();
  await page.getByLabel(said.kind).selectOption({ label: said.users });
  const row = page.getByRole("row").filter({ hasText: said.did }).first();
  await expect(row).toContainText(said.rights);

  await api.send("PUT", `${place}/status`, { status: "disabled" });
  await expect(page.getByText(said.newer)).toBeVisible();
  await page.getByRole("button", { name: said.refresh }).click();
  const newest = page.getByRole("row").nth(1);
  await expect(newest).toContainText(said.disabled);
  await newest.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/hotel/${clerk.hotelId}/user-management#search=`));
});
