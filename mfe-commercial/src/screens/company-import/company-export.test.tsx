import {
  type CompanyRecord,
  companyRatesSchema,
} from "@funduq/shared-types/contracts/company-profile";
import type { Language } from "@funduq/shared-types/contracts/session";
import { readImportRow, readImportTable } from "@funduq/shared-types/rules/company-import";
import { ZERO } from "@funduq/shared-types/values/money";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { MockCompanies } from "../../standalone/mock-companies.ts";
import { openCommercial } from "../../testing/open-commercial.tsx";
import { readList } from "./read-list.ts";

const words = {
  en: { button: "Export" },
  fr: { button: "Exporter" },
  ar: { button: "تصدير" },
} as const;

/** The list of companies, and the files that are saved from it. */
async function openList(language: Language, below = "") {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:list";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const page = await openCommercial(below, { language });
  const save = async (kind: RegExp) => {
    await page.user.click(await screen.findByRole("button", { name: words[language].button }));
    await page.user.click(await screen.findByRole("menuitem", { name: kind }));
  };
  return { ...page, saved, save };
}

/** What spreadsheets would take for formulas, numbers or separators. */
const awkward: Partial<CompanyRecord> = {
  name: '=SARL "Atlas; Sud"',
  nameOtherScript: "أطلس، الجنوب",
  address1: "12, rue Didouche",
  nif: "000116001234567",
  phone: "+213 21 54 70 00",
  email: "-contact@atlas.test",
  paymentTermsDays: 45,
  creditLimitCentimes: ZERO,
  documentLanguage: "ar",
};

/** The companies of the list as they are imported where there are none yet. */
const profilesOf = ({ records }: MockCompanies) =>
  records
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id: _, archivedAt: __, version: ___, ...profile }) => ({
      ...profile,
      customField1: null,
      customField2: null,
      customField3: null,
      billingRules: [],
    }));

it.each([
  ["en", /xlsx/iu],
  ["en", /csv/iu],
  ["fr", /xlsx/iu],
  ["fr", /csv/iu],
  ["ar", /xlsx/iu],
  ["ar", /csv/iu],
] as const)("COM-06 the list saved in '%s' as %s is imported as it was", async (language, kind) => {
  const { house, saved, save } = await openList(language);
  const [first, second] = house.records;
  house.change(first?.id, {
    ...awkward,
    rates: companyRatesSchema.parse([850_050, 0, 0, 1_100_000]),
  });
  house.change(second?.id, { archivedAt: "2026-04-10T08:00:00Z" });
  await save(kind);
  await waitFor(() => expect(saved).toHaveLength(1));
  const read = await readList(new File(saved, "companies"));
  const table = "table" in read ? readImportTable(read.table) : undefined;
  expect(table?.unknown).toEqual([]);
  const rows = table?.rows.map(readImportRow);
  expect(rows?.flatMap(({ faults }) => faults)).toEqual([]);
  expect(rows?.map(({ profile }) => profile)).toEqual(profilesOf(house));
});

it("COM-06 the export has the companies of the search and of the state that is shown", async () => {
  const { house, user, saved, save } = await openList("en", "?state=archived");
  const asked: unknown[] = [];
  server.use(
    http.post(apiUrl("hotels/:hotelId/company-export"), async ({ request }) => {
      asked.push(await request.clone().json());
    }),
  );
  house.change(house.records[0]?.id, { archivedAt: "2026-04-10T08:00:00Z" });
  await user.type(screen.getByRole("searchbox"), "Sona");
  await screen.findByText(/No company matches/u);
  await save(/csv/iu);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual([{ query: "Sona", state: "archived" }]);
});

it("X-02 COM-06 an export that fails says so", async () => {
  const { save } = await openList("en");
  server.use(http.post(apiUrl("hotels/:hotelId/company-export"), () => problem("service.busy")));
  await save(/csv/iu);
  expect(await screen.findByText(/^The list was not saved\./u)).toBeTruthy();
});

it("COM-06 who may not write companies has no export", async () => {
  await openCommercial("", { role: "front-office" });
  await screen.findByRole("searchbox");
  expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
});
