import { HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { someAgedBalances } from "../../standalone/aged-balances.ts";
import { reportHandlers } from "../../standalone/reports.ts";
import { openReports } from "../../testing/open-reports.tsx";

const rowsOf = async (name: string) => {
  const table = within(await screen.findByRole("region", { name })).getByRole("table");
  return within(table)
    .getAllByRole("row")
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));
};

it("INV-14 has each company's open amounts by age, and figures that come to its balance", async () => {
  server.use(...reportHandlers());
  await openReports("/?report=aged-balances", "en", { role: "manager" });
  const [, sonatrach, advance, total] = await rowsOf("Aged balances");
  expect(sonatrach).toEqual([
    ...["Sonatrach", "10.000,00", "2.000,00", "300,00", "40,00", "5,00"],
    ...["9.000,00", "0,00", "21.345,00"],
  ]);
  expect(advance?.slice(-2)).toEqual(["-1.500,00", "-1.500,00"]);
  expect(total?.slice(-2)).toEqual(["-1.500,00", "19.845,00"]);
  expect(screen.getByRole("link", { name: "Sonatrach" }).getAttribute("href")).toMatch(
    /\/commercial\?company=[\w-]+801/,
  );
});

it("INV-14 says so where no company owes anything", async () => {
  server.use(
    http.get("*/reports/aged-balances", () =>
      HttpResponse.json({ ...someAgedBalances(), companies: [] }),
    ),
  );
  await openReports("/?report=aged-balances");
  expect(await screen.findByText("No company owes anything or has paid in advance.")).toBeTruthy();
});
