import type { Page } from "@playwright/test";
import { password as demoPassword } from "./accounts.ts";
import { violationsOf } from "./support/axe.ts";
import { linkMailedTo, newEmail } from "./support/mails.ts";
import { expect, test } from "./support/test.ts";

const password = "quarante-deux dattes";

const said = {
  title: "إتمام تسجيل الدخول",
  email: "البريد الإلكتروني",
  go: "متابعة",
  wrong: "تعذّر إتمام تسجيل الدخول بهذا البريد الإلكتروني.",
  password: "كلمة المرور الجديدة",
  repeat: "أعد كتابة كلمة المرور",
  save: "حفظ كلمة المرور",
  short: "يجب ألا يقل عدد أحرف كلمة المرور عن 6.",
  differs: "كلمتا المرور غير متطابقتين.",
  common: "كلمة المرور هذه شائعة جدًا. اختر كلمة أخرى.",
  done: "تم حفظ كلمة المرور.",
  on: "المتابعة إلى Funduq",
  invalid: "رابط الدخول هذا غير صالح أو انتهت صلاحيته.",
};

async function expectAccessible(page: Page, where: string) {
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, "html", scheme), `${where}, ${scheme}`).toEqual([]);
}

async function choose(page: Page, first: string, second = first) {
  await page.getByLabel(said.password, { exact: true }).fill(first);
  await page.getByLabel(said.repeat, { exact: true }).fill(second);
  await page.getByRole("button", { name: said.save }).click();
}

test.describe("by an emailed link", () => {
  test.use({ expectedErrors: /status of 40[01]/ });
  test.setTimeout(180_000);

  test("AUTH-06 AUTH-07 AUTH-08 AUTH-10 X-06 an invited user finishes the sign-in on a phone, in Arabic", async ({
    open,
    call,
  }) => {
    const admin = await call("admin");
    const hotelId = admin.session.hotels[0]?.hotelId;
    const email = newEmail("nadia");
    await admin.send("POST", `/hotels/${hotelId}/users`, {
      email,
      displayName: "Nadia Hamdi",
      sections: ["housekeeping"],
    });
    const link = await linkMailedTo(email);
    const page = await open(undefined, { viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => localStorage.setItem("funduq.language", "ar"));

    await page.goto(link);
    await expect(page.getByRole("heading", { name: said.title })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    const emailField = page.getByLabel(said.email);
    await expect(emailField).toBeFocused();
    await emailField.fill("somebody@else.test");
    await page.getByRole("button", { name: said.go, exact: true }).click();
    await expect(page.getByText(said.wrong)).toBeVisible();
    await emailField.fill(email);
    await page.keyboard.press("Enter");

    await expect(page.getByLabel(said.password, { exact: true })).toBeFocused();
    await expect(page).toHaveURL("/finish-signin");
    await choose(page, "five!");
    await expect(page.getByText(said.short)).toBeVisible();
    await choose(page, password, "something else");
    await expect(page.getByText(said.differs)).toBeVisible();
    await choose(page, "motdepasse");
    await expect(page.getByText(said.common)).toBeVisible();
    await page.reload();
    await choose(page, password);
    await expect(page.getByText(said.done)).toBeVisible();
    await expectAccessible(page, "done");
    await page.getByRole("link", { name: said.on }).click();
    await expect(page).toHaveURL(`/hotel/${hotelId}/housekeeping`);
    await expect(page.locator("article").first()).toBeVisible();
    await expect(page.locator("dialog[open]"), "nobody is asked to sign in again").toHaveCount(0);

    await page.goto("/login");
    await page.goto(link);
    await expect(page.getByText(said.invalid)).toBeVisible();
    const answer = await (await open()).request.post("/api/session", {
      data: { email, password },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(200);
  });

  test("AUTH-09 no request contains the link's token in its URL or headers", async ({
    open,
    call,
  }) => {
    const admin = await call("admin");
    const email = newEmail("yacine");
    const hotelId = admin.session.hotels[0]?.hotelId;
    await admin.send("POST", `/hotels/${hotelId}/users`, {
      email,
      displayName: "Yacine",
      sections: ["pos"],
    });
    const link = await linkMailedTo(email);
    const secret = link.split("#")[1] ?? "none";
    const page = await open();
    const sent: string[] = [];
    page.on("request", (request) => {
      sent.push(request.url(), JSON.stringify(request.headers()));
    });
    await page.goto(link);
    await page.getByLabel("Email").fill(email);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("New password")).toBeVisible();
    expect(sent.filter((text) => text.includes(secret))).toEqual([]);
  });
});

test("AUTH-03 AUTH-11 the requested page opens after the sign-in", async ({ open, hire }) => {
  const clerk = await hire({ role: "hotel-admin" });
  const page = await open();
  await page.goto(`/hotel/${clerk.hotelId}/user-management#search=meriem`);
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email").fill(clerk.email);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/hotel/${clerk.hotelId}/user-management#search=meriem`);
  await expect(page.getByRole("searchbox")).toHaveValue("meriem");
});
