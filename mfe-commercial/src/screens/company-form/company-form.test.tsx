import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { errorTexts } from "../../i18n/errors.fr.ts";
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

describe("a new company", () => {
  it("COM-02 COM-03 has all sections, and is saved one level up", async () => {
    const { user, house, address } = await openCommercial("/company/new");
    await nameField();
    const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual([
      "Company Information",
      "Negotiated Rates",
      "Billing Rules",
      "Address",
      "Legal & Tax Information",
      "Contact Details",
      "Additional Information",
    ]);
    await user.type(await nameField(), "Atlas Travaux");
    await user.type(field("Rate, 2 persons"), "8500,5");
    await user.tab();
    expect(field("Rate, 2 persons").value).toBe("8.500,50");
    await user.type(field("Tax number (NIF)"), "٠٠٠١16012345678");
    await user.click(screen.getByRole("button", { name: "Add a rule" }));
    await user.type(field("Limit (DA)"), "20000");
    await user.selectOptions(field("Department"), "Restaurant");
    await user.click(save());
    await waitFor(() => expect(address()).toMatch(/^\?company=/u));
    expect(house.records.at(-1)).toMatchObject({
      name: "Atlas Travaux",
      nameOtherScript: null,
      nif: "000116012345678",
      rates: [0, 850_050, 0, 0],
      billingRules: [{ department: "Restaurant", limitCentimes: 2_000_000, frequency: "perStay" }],
    });
  });

  it("COM-02 'Company name is required.', and an amount that is none is not 0", async () => {
    const { user, house } = await openCommercial("/company/new");
    await nameField();
    await user.type(field("Rate, 1 person"), "12x");
    await user.click(save());
    expect(await screen.findByText("Company name is required.")).toBeTruthy();
    expect(screen.getByText("Please enter an amount such as 1.234,56.")).toBeTruthy();
    expect(document.activeElement).toBe(await nameField());
    expect(house.records).toHaveLength(6);
  });

  it("COM-02 INV-14 says when the company pays and how much it may owe; what is none is said and never saved", async () => {
    const { user, house, address } = await openCommercial("/company/new");
    await user.type(await nameField(), "Atlas Travaux");
    const days = field("Payment terms (days)");
    expect(days.value).toBe("0");
    await user.clear(days);
    await user.type(days, "400");
    await user.type(field("Credit limit (DA)"), "much");
    await user.click(save());
    expect(await screen.findByText("Whole days from 0 to 365.")).toBeTruthy();
    expect(screen.getByText("Please enter an amount such as 1.234,56.")).toBeTruthy();
    await user.clear(days);
    await user.type(days, "45");
    await user.clear(field("Credit limit (DA)"));
    await user.type(field("Credit limit (DA)"), "500000");
    await user.click(save());
    await waitFor(() => expect(address()).toMatch(/^\?company=/u));
    expect(house.records.at(-1)).toMatchObject({
      paymentTermsDays: 45,
      creditLimitCentimes: 50_000_000,
    });
  });

  it("COM-02 a sentence says what the rules do, also while they are typed", async () => {
    const { user } = await openCommercial("/company/new");
    await nameField();
    const said = () => screen.getByText(/^Pays/u).textContent?.replace(/[\u2066\u2069]/gu, "");
    expect(said()).toBe("Pays nothing by itself: every charge goes to the guest's folio.");
    const add = () => user.click(screen.getByRole("button", { name: "Add a rule" }));
    await add();
    await add();
    const second = within(screen.getByRole("group", { name: "Rule 2" }));
    await user.type(second.getByLabelText("Limit (DA)"), "20 000");
    expect(said()?.replace(/\s/gu, " ")).toBe(
      "Pays rooms with their tourism tax, without a limit; restaurant, up to 20.000,00 DA a stay. Everything else goes to the guest's folio.",
    );
    await user.selectOptions(second.getByLabelText("Department"), "Rooms");
    await user.click(save());
    expect(await screen.findByText("This department already has a rule.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Remove rule 2" }));
    expect(screen.queryByText("This department already has a rule.")).toBeNull();
  });

  it("X-06 COM-02 the focus stays among the rules when one is removed", async () => {
    const { user } = await openCommercial("/company/new");
    await nameField();
    const add = screen.getByRole("button", { name: "Add a rule" });
    for (const _ of [1, 2, 3]) await user.click(add);
    const removing = (place: number) =>
      screen.getByRole("button", { name: `Remove rule ${place}` });
    const focused = () => document.activeElement?.getAttribute("aria-label");
    removing(3).focus();
    await user.keyboard("{Enter}");
    expect(focused()).toBe("Remove rule 2");
    removing(1).focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(add);
    await user.click(removing(1));
    expect(screen.queryByRole("button", { name: /^Remove rule/u })).toBeNull();
    expect(document.activeElement).toBe(add);
  });

  it("X-06 COM-02 'Add a rule' can be focused when every department has one", async () => {
    const { user } = await openCommercial("/company/new");
    await nameField();
    const add = screen.getByRole("button", { name: "Add a rule" });
    while (add.getAttribute("aria-disabled") !== "true") await user.click(add);
    const count = screen.getAllByRole("group", { name: /^Rule/u }).length;
    await user.click(add);
    expect(screen.getAllByRole("group", { name: /^Rule/u })).toHaveLength(count);
    screen.getByRole("button", { name: "Remove rule 1" }).focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(add);
    expect(add.getAttribute("aria-disabled")).toBe("false");
  });

  it("COM-02 similar companies are suggested while the name is typed, in either script", async () => {
    const { user } = await openCommercial("/company/new");
    await user.type(await nameField(), "sonatrac");
    const known = within(
      (await screen.findByText("Is it one of these?")).parentElement as HTMLElement,
    );
    expect(known.getByRole("link", { name: "سوناطراك" })).toBeTruthy();
    expect(known.getByText(/Similar name/u)).toBeTruthy();
  });

  it("COM-02 a NIF that another company has is said at its field; what was typed stays", async () => {
    const { user, house } = await openCommercial("/company/new");
    await user.type(await nameField(), "Autre");
    await user.type(field("Tax number (NIF)"), "0000 1601 2345 672");
    await user.click(save());
    const fault = "This NIF is already that of Cevital.";
    await waitFor(() => expect(screen.getAllByText(new RegExp(fault, "u"))).not.toHaveLength(0));
    expect(field("Tax number (NIF)").getAttribute("aria-invalid")).toBe("true");
    expect((await nameField()).value).toBe("Autre");
    expect(house.records).toHaveLength(6);
  });

  it.each([
    ["Atlas", "Ce NIF est déjà utilisé par Atlas."],
    ["", "Ce NIF est déjà utilisé par une autre société."],
  ])("X-05 COM-02 French names the other company '%s' without an elision", (companyName, said) => {
    const { "company.nif-taken": sentence } = errorTexts;
    expect(sentence({ companyName, companyId: CEVITAL })).toBe(said);
  });

  it("COM-02 an identifier that looks unlike others is asked to be checked, and saved", async () => {
    const { user, address } = await openCommercial("/company/new");
    await user.type(await nameField(), "Foreign Ltd");
    await user.type(field("Tax number (NIF)"), "12");
    expect(screen.getByText("A NIF usually has 15 digits. Please check it.")).toBeTruthy();
    await user.type(field("Trade register (RC)"), "en cours");
    await user.click(save());
    expect(await screen.findByText(/^Digits and Latin letters only/u)).toBeTruthy();
    await user.clear(field("Trade register (RC)"));
    await user.click(save());
    await waitFor(() => expect(address()).toMatch(/company=/u));
  });

  it("X-02 what was typed outlives a reload, and a failed call", async () => {
    const first = await openCommercial("/company/new");
    await first.user.type(await nameField(), "Atlas");
    first.unmount();
    const { user } = await openCommercial("/company/new");
    expect((await nameField()).value).toBe("Atlas");
    expect(screen.getByText("What you had typed before is back.")).toBeTruthy();
    server.use(http.post(apiUrl("hotels/:hotelId/companies"), () => problem("service.busy")));
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByText(/^Failed to save company\./u)).toBeTruthy();
    expect((await nameField()).value).toBe("Atlas");
    await user.click(screen.getByRole("button", { name: "Start over" }));
    expect((await nameField()).value).toBe("");
  });
});

describe("a known company", () => {
  it("COM-02 'Company not found for this hotel!'", async () => {
    await openCommercial("/company/00000000-0000-4000-8000-000000009999");
    expect(await screen.findByText("Company not found for this hotel!")).toBeTruthy();
  });

  it("COM-02 'An error occurred while fetching company details.'", async () => {
    const page = openCommercial(`/company/${CEVITAL}`);
    server.use(http.get(apiUrl("hotels/:hotelId/companies/:companyId"), () => problem("internal")));
    await page;
    expect(
      await screen.findByText("An error occurred while fetching company details."),
    ).toBeTruthy();
  });

  it("COM-02 Cancel leads to the companies and asks before what was typed is left", async () => {
    const { user, address } = await openCommercial(`/company/${CEVITAL}`);
    await user.type(await nameField(), " SPA");
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    expect(address()).toBe(`/company/${CEVITAL}`);
    await user.click(await screen.findByRole("button", { name: /leave|discard/iu }));
    await waitFor(() => expect(address()).toBe(`?company=${CEVITAL}`));
  });

  it.each([
    ["fr", "Nom de la société", "Ne prend rien en charge"],
    ["ar", "اسم الشركة", "لا تدفع شيئًا"],
  ] as const)("X-05 speaks %s", async (language, label, sentence) => {
    await openCommercial(`/company/${CEVITAL}`, { language });
    expect(await screen.findByLabelText(new RegExp(`^${label}`, "u"))).toBeTruthy();
    expect(screen.getByText(new RegExp(`^${sentence}`, "u"))).toBeTruthy();
  });
});
