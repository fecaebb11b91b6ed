import type { Language } from "@funduq/shared-types/contracts/session";
import type { Page } from "@playwright/test";
import { password as demoPassword } from "./accounts.ts";
import { violationsOf } from "./support/axe.ts";
import { linkMailedTo, newEmail } from "./support/mails.ts";
import { languages } from "./support/places.ts";
import { expect, test } from "./support/test.ts";

const password = "quarante-deux dattes";

const said: Record<Language, Record<string, string | RegExp>> = {
  en: {
    title: "Finish sign-in",
    email: "Email",
    go: "Continue",
    wrong: "Could not complete sign-in with this email.",
    password: "New password",
    repeat: "Repeat the password",
    save: "Set password",
    short: "Password must be at least 6 characters.",
    differs: "Passwords do not match.",
    common: "This password is too common. Please choose another one.",
    done: "Your password is set.",
    on: "Continue to Hotel PMS",
    invalid: "This sign-in link is invalid or expired.",
  },
  fr: {
    title: "Terminer la connexion",
    email: "E-mail",
    go: "Continuer",
    wrong: "Impossible de se connecter avec cette adresse e-mail.",
    password: "Nouveau mot de passe",
    repeat: "Répétez le mot de passe",
    save: "Enregistrer le mot de passe",
    short: "Le mot de passe doit compter au moins 6 caractères.",
    differs: "Les mots de passe ne sont pas identiques.",
    common: "Ce mot de passe est trop courant. Choisissez-en un autre.",
    done: "Votre mot de passe est enregistré.",
    on: "Continuer vers Funduq",
    invalid: /Ce lien de connexion n.est pas valide ou a expiré\./,
  },
  ar: {
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
  },
};

async function expectAccessible(page: Page, where: string) {
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, "html", scheme), `${where}, ${scheme}`).toEqual([]);
}

async function choose(
  page: Page,
  texts: Record<string, string | RegExp>,
  first: string,
  second = first,
) {
  await page.getByLabel(texts.password ?? "", { exact: true }).fill(first);
  await page.getByLabel(texts.repeat ?? "", { exact: true }).fill(second);
  await page.getByRole("button", { name: texts.save ?? "" }).click();
}

test.describe("by an emailed link", () => {
  test.use({ expectedErrors: /status of 40[01]/ });
  test.setTimeout(180_000);

  for (const language of languages)
    test(`AUTH-06 AUTH-07 AUTH-08 AUTH-10 X-06 an invited person finishes signing in, on a phone: ${language}`, async ({
      open,
      call,
    }) => {
      const texts = said[language];
      const text = (name: string) => texts[name] ?? "";
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
      await page.addInitScript((chosen) => {
        localStorage.setItem("funduq.language", chosen);
      }, language);

      await page.goto(link);
      await expect(page.getByRole("heading", { name: text("title") })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const emailField = page.getByLabel(text("email"));
      await expect(emailField).toBeFocused();
      await expectAccessible(page, "needEmail");
      await emailField.fill("somebody@else.test");
      await page.getByRole("button", { name: text("go"), exact: true }).click();
      await expect(page.getByText(text("wrong"))).toBeVisible();
      await emailField.fill(email);
      await page.keyboard.press("Enter");

      await expect(page.getByLabel(text("password"), { exact: true })).toBeFocused();
      await expect(page).toHaveURL("/finish-signin");
      await expectAccessible(page, "signedIn");
      await choose(page, texts, "five!");
      await expect(page.getByText(text("short"))).toBeVisible();
      await choose(page, texts, password, "something else");
      await expect(page.getByText(text("differs"))).toBeVisible();
      await choose(page, texts, "motdepasse");
      await expect(page.getByText(text("common"))).toBeVisible();
      await page.reload();
      await choose(page, texts, password);
      await expect(page.getByText(text("done"))).toBeVisible();
      await expectAccessible(page, "done");
      await page.getByRole("link", { name: text("on") }).click();
      await expect(page).toHaveURL(`/hotel/${hotelId}/housekeeping`);
      await expect(page.locator("article").first()).toBeVisible();
      await expect(page.locator("dialog[open]"), "nobody is asked to sign in again").toHaveCount(0);

      await page.goto("/login");
      await page.goto(link);
      await expect(page.getByText(text("invalid"))).toBeVisible();
      await expectAccessible(page, "invalid");
      const answer = await (await open()).request.post("/api/session", {
        data: { email, password },
        headers: { origin: new URL(page.url()).origin },
      });
      expect(answer.status()).toBe(200);
    });

  test("AUTH-09 the link leaves no trace in what the browser sends", async ({ open, call }) => {
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

test("AUTH-03 AUTH-11 after the sign-in the page that was asked for opens", async ({
  open,
  hire,
}) => {
  const clerk = await hire({ role: "hotel-admin" });
  const page = await open();
  await page.goto(`/hotel/${clerk.hotelId}/user-management?search=meriem`);
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email").fill(clerk.email);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/hotel/${clerk.hotelId}/user-management?search=meriem`);
  await expect(page.getByRole("searchbox")).toHaveValue("meriem");
});
