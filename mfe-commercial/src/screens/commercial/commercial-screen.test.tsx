import { baseApi } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import {
  apiUrl,
  delay,
  HttpResponse,
  http,
  problem,
  server,
} from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import department from "../../module.ts";
import { someCompanies } from "../../standalone/companies.ts";
import { openCommercial } from "../../testing/open-commercial.tsx";

const companiesUrl = apiUrl("hotels/:hotelId/company-search");

const company = (name: string) => screen.findByRole("link", { name });
const namesShown = () =>
  within(screen.getByRole("grid", { name: "Companies" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelector("td")?.textContent);

describe("the companies", () => {
  it("COM-01 stand in the order of the answer", async () => {
    await openCommercial();
    await company("Cevital");
    expect(namesShown()).toEqual(someCompanies().companies.map(({ name }) => name));
    expect(screen.getByText("6 companies")).toBeTruthy();
  });

  it("COM-01 are searched for once typing rests, and the address keeps the search", async () => {
    const { user, address } = await openCommercial();
    await company("Cevital");
    const asked: string[] = [];
    server.use(
      http.post(companiesUrl, async ({ request }) => {
        const { query } = (await request.clone().json()) as { query: string };
        asked.push(query);
      }),
    );
    await user.type(screen.getByPlaceholderText("Search companies..."), "algerie");
    await waitFor(() => expect(namesShown()).toEqual(["Air Algérie"]));
    expect(asked.at(-1)).toBe("algerie");
    expect(asked.length).toBeLessThan("algerie".length);
    expect(address()).toBe("#search=algerie");
  });

  it("lead out of a search that found nothing", async () => {
    const { user } = await openCommercial("#search=nobody");
    expect(await screen.findByText("No company matches 'nobody'.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(await company("Cevital")).toBeTruthy();
  });

  it("COM-01 are live", async () => {
    const { store } = await openCommercial();
    await company("Cevital");
    const [first] = someCompanies().companies;
    server.use(http.post(companiesUrl, () => HttpResponse.json({ companies: [first] })));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Company"])));
    await waitFor(() => expect(namesShown()).toEqual(["Air Algérie"]));
  });

  it("COM-01 lead each to its form, and a button to an empty one", async () => {
    const { user, address } = await openCommercial();
    await user.click(await screen.findByRole("link", { name: "Edit Cevital" }));
    expect(address()).toMatch(/^\/company\/.*0002$/u);
    await openCommercial();
    const adding = await screen.findAllByRole("link", { name: "Add New Company" });
    expect(adding[0]?.getAttribute("href")).toMatch(/\/company\/new$/u);
  });

  it("COM-01 are thousands: only those in sight are drawn", async () => {
    const page = openCommercial();
    const many = Array.from({ length: 3000 }, (_, n) => ({
      ...someCompanies().companies[0],
      id: `00000000-0000-4000-8001-${String(n).padStart(12, "0")}`,
      name: `Company ${n}`,
    }));
    server.use(http.post(companiesUrl, () => HttpResponse.json({ companies: many })));
    await page;
    expect(await screen.findByText("3.000 companies")).toBeTruthy();
    expect(screen.getAllByRole("row").length).toBeLessThan(100);
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("3001");
  });

  it("X-06 are walked with the arrow keys and opened with Enter", async () => {
    const { user } = await openCommercial();
    (await company("Air Algérie")).focus();
    await user.keyboard("{ArrowDown}{Enter}");
    expect(await screen.findByRole("article", { name: "Cevital" })).toBeTruthy();
  });

  it("X-02 wait, fail and can be tried again", async () => {
    const page = openCommercial();
    server.use(
      http.post(companiesUrl, async () => {
        await delay(5);
        return problem("internal");
      }),
    );
    const { user } = await page;
    expect(
      await screen.findByText("An error occurred while fetching company details."),
    ).toBeTruthy();
    server.use(http.post(companiesUrl, () => HttpResponse.json(someCompanies())));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await company("Cevital")).toBeTruthy();
  });

  it("X-02 say when there are none", async () => {
    const page = openCommercial();
    server.use(http.post(companiesUrl, () => HttpResponse.json({ companies: [] })));
    await page;
    expect(await screen.findByText("No companies yet.")).toBeTruthy();
  });
});

describe("a company's details", () => {
  it("COM-01 wait for a choice", async () => {
    await openCommercial();
    await company("Cevital");
    expect(screen.getByText("Please select a company to view details.")).toBeTruthy();
  });

  it("COM-01 X-01 show the contact, the NIF and the rates in dinars", async () => {
    const { user } = await openCommercial();
    await user.click(await company("Cevital"));
    await user.click(await screen.findByRole("tab", { name: "Details" }));
    const details = within(await screen.findByRole("article", { name: "Cevital" }));
    expect(details.getByText("Nadia Hamdi")).toBeTruthy();
    expect(details.getByText("000016012345672")).toBeTruthy();
    expect(details.getByText("8.500,00 DA")).toBeTruthy();
    expect(details.getAllByText("Not agreed")).toHaveLength(2);
    expect(details.getByText("4 persons")).toBeTruthy();
  });

  it("COM-01 link the phone and the e-mail address, which adds nothing to the mail", async () => {
    const { user, house } = await openCommercial();
    const [, cevital] = house.records;
    house.change(cevital?.id, { phone: "+213 21 11", email: "a+b@cevital.dz?bcc=x@y.dz&body=1" });
    await user.click(await company("Cevital"));
    await user.click(await screen.findByRole("tab", { name: "Details" }));
    const href = async (name: RegExp) =>
      (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await href(/^a\+b@/u)).toBe("mailto:a+b@cevital.dz%3Fbcc%3Dx@y.dz%26body%3D1");
    expect(await href(/^\+213/u)).toBe("tel:+2132111");
  });

  it("keep the choice in the address", async () => {
    const { user, address } = await openCommercial();
    await user.click(await company("Cevital"));
    const cevital = someCompanies().companies.find(({ name }) => name === "Cevital");
    expect(address()).toBe(`?company=${cevital?.id}`);
    expect((await company("Cevital")).getAttribute("aria-current")).toBe("true");
  });

  it("stay open beside a search that does not find the company", async () => {
    const cevital = someCompanies().companies.find(({ name }) => name === "Cevital");
    await openCommercial(`?company=${cevital?.id}#search=condor`);
    expect(await screen.findByRole("article", { name: "Cevital" })).toBeTruthy();
    await waitFor(() => expect(namesShown()).toEqual(["Condor Electronics"]));
  });

  it("say when the company of the address is gone", async () => {
    await openCommercial("?company=unknown");
    expect(await screen.findByText("Company not found for this hotel!")).toBeTruthy();
  });

  it("X-05 speak Arabic with the right plurals", async () => {
    const { user } = await openCommercial("", { language: "ar" });
    await user.click(await company("Cevital"));
    await user.click(await screen.findByRole("tab", { name: "البطاقة" }));
    expect(await screen.findByText("شخصان")).toBeTruthy();
    expect(screen.getByText("الأسعار المتفق عليها")).toBeTruthy();
  });
});

it("COM-04 AUTH-16 the front desk, which sees no invoices, sees a company's details at once", async () => {
  await openCommercial("?company=00000000-0000-4000-8000-000000000002", { role: "front-office" });
  expect(await screen.findByText("000016012345672")).toBeTruthy();
  expect(screen.queryByRole("tab")).toBeNull();
});

describe("an archived company", () => {
  const dialog = () => within(screen.getByRole("alertdialog"));

  it("COM-06 leaves the list, is found among the archived, and is restored", async () => {
    const { user, house, address } = await openCommercial();
    await user.click(await company("Cevital"));
    await user.click(await screen.findByRole("button", { name: "Archive" }));
    expect(dialog().getByText("Archive Cevital?")).toBeTruthy();
    await user.click(dialog().getByRole("button", { name: "Archive" }));
    await waitFor(() => expect(namesShown()).not.toContain("Cevital"));
    expect(house.records[1]?.archivedAt).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "Archived" }));
    await waitFor(() => expect(namesShown()).toEqual(["Cevital"]));
    expect(address()).toMatch(/state=archived/u);
    await user.click(screen.getByRole("button", { name: "Restore" }));
    await user.click(dialog().getByRole("button", { name: "Restore" }));
    expect(await screen.findByText("No company is archived.")).toBeTruthy();
  });

  it("COM-06 only an administrator deletes; one in use is refused with the reason", async () => {
    const clerk = await openCommercial();
    await clerk.user.click(await company("Cevital"));
    await screen.findByRole("button", { name: "Archive" });
    expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
    clerk.unmount();

    const { user, house } = await openCommercial("", { role: "manager" });
    await user.click(await company("Cevital"));
    const cevital = house.records[1];
    if (cevital) house.inUse.add(cevital.id);
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    expect(await dialog().findByText(/It can be archived, not deleted/u)).toBeTruthy();
    house.inUse.clear();
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(namesShown()).not.toContain("Cevital"));
    expect(screen.getByText("Please select a company to view details.")).toBeTruthy();
  });
});

it("COM-01 asks for a hotel first", async () => {
  department.register();
  await renderWithStore(<department.Root view="commercial" basename="/" />, { session: null });
  expect(screen.getByText("Please select a hotel first.")).toBeTruthy();
});
