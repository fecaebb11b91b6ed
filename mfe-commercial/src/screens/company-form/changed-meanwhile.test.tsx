import { centimes } from "@funduq/shared-types/values/money";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openCommercial } from "../../testing/open-commercial.tsx";

beforeAll(async () => {
  await import("./company-form-screen.tsx");
}, 60_000);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const CEVITAL = "00000000-0000-4000-8000-000000000002";
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const nameField = () => screen.findByLabelText<HTMLInputElement>(/^Company name/u);
const save = () => screen.getByRole("button", { name: "Save" });

describe("of two who edit a company at once", () => {
  it("COM-02 of two clerks the second is told, loses nothing, and saves over it knowingly", async () => {
    const { user, house, address } = await openCommercial(`/company/${CEVITAL}`);
    expect((await nameField()).value).toBe("Cevital");
    await user.clear(field("Phone"));
    await user.type(field("Phone"), "023 11 22 33");
    house.change(CEVITAL, { phone: "021 99 88 77", contactPerson: "Karim" });
    await user.click(save());
    expect(await screen.findByText(/Nadia Hamdi changed/u)).toBeTruthy();
    expect(await screen.findByText("Somebody else wrote meanwhile: 021 99 88 77")).toBeTruthy();
    expect(field("Phone").value).toBe("023 11 22 33");
    expect(field("Contact person").value).toBe("Karim");
    await user.click(save());
    await waitFor(() => expect(address()).toBe(`?company=${CEVITAL}`));
    expect(house.find(CEVITAL)).toMatchObject({ phone: "023 11 22 33", contactPerson: "Karim" });
  });

  it("COM-02 a language that another clerk chose meanwhile is named as it is called", async () => {
    const { user, house } = await openCommercial(`/company/${CEVITAL}`);
    await nameField();
    await user.selectOptions(field(/^Language of documents/u), "Français");
    house.change(CEVITAL, { documentLanguage: "ar" });
    await user.click(save());
    expect(
      await screen.findByText(/^Somebody else wrote meanwhile: \u2068العربية\u2069$/u),
    ).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(house.find(CEVITAL)?.documentLanguage).toBe("fr"));
  });

  it("COM-02 each field that changed meanwhile is marked, rates and rules too, and nothing is to be reloaded", async () => {
    const { user, house, address } = await openCommercial(`/company/${CEVITAL}`);
    await nameField();
    const rate = (name: string) => field(`Rate, ${name}`);
    const hint = (input: HTMLElement) =>
      (input.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join("");
    await user.clear(rate("1 person"));
    await user.type(rate("1 person"), "7000");
    const before = [rate("1 person"), rate("2 persons")].map((input) => input.value);
    house.change(CEVITAL, {
      rates: [centimes(900_000), centimes(990_000), centimes(0), centimes(0)],
      email: "neu@cevital.dz",
      billingRules: [{ department: "Spa", limitCentimes: centimes(0), frequency: "perStay" }],
    });
    await user.click(save());
    const box = await screen.findByText(/Nadia Hamdi changed it in the meantime/u);
    expect(box.textContent).toMatch(/If you save again, only what you typed is overwritten\.$/u);
    expect(box.textContent).not.toMatch(/reload/iu);
    await waitFor(() =>
      expect(hint(rate("1 person"))).toBe("Somebody else wrote meanwhile: 9.000,00"),
    );
    expect(rate("1 person").value).toBe("7.000,00");
    expect(rate("2 persons").value).toBe("9.900,00");
    expect(hint(rate("2 persons"))).toBe(
      `Somebody else changed this meanwhile. Before: ${before[1]}`,
    );
    expect(hint(field("Email"))).toMatch(/^Somebody else changed this meanwhile\. Before: /u);
    expect(
      screen.getAllByText(/^Somebody else changed this meanwhile\. Before: Pays nothing/u),
    ).toHaveLength(1);
    expect(screen.getAllByText(/meanwhile/u)).toHaveLength(4);
    await user.click(save());
    await waitFor(() => expect(address()).toBe(`?company=${CEVITAL}`));
    expect(house.find(CEVITAL)).toMatchObject({
      rates: [700_000, 990_000, 0, 0],
      email: "neu@cevital.dz",
      billingRules: [{ department: "Spa" }],
    });
  });

  it.each([
    [
      "fr",
      "Enregistrer",
      /^La société n’a pas pu être enregistrée\. Quelqu’un d’autre l’a modifiée/u,
    ],
    ["ar", "حفظ", /^تعذّر حفظ الشركة\. عدّلها \u2068شخص آخر\u2069/u],
  ] as const)(
    "X-05 COM-02 a stale version is explained without a name too: %s",
    async (language, press, said) => {
      const { user } = await openCommercial(`/company/${CEVITAL}`, { language });
      await user.type(await screen.findByDisplayValue("Cevital"), " SPA");
      const stale = problem("request.stale", { changedBy: "", changedAt: "2026-04-10T08:00:00Z" });
      server.use(http.put(apiUrl("hotels/:hotelId/companies/:companyId"), () => stale));
      await user.click(screen.getByRole("button", { name: press }));
      expect(await screen.findByText(said)).toBeTruthy();
    },
  );
});
