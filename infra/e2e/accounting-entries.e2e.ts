import fs from "node:fs/promises";
import type { NightAuditPreview } from "@funduq/shared-types/contracts/night-audit";
import type { TrialBalance } from "@funduq/shared-types/contracts/report";
import { violationsOf } from "./support/axe.ts";
import { deskOf } from "./support/desk.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const said = {
  complete: "Compléter le plan",
  chart: "Plan comptable",
  save: "Enregistrer le plan",
  missing: /n’a pas de compte pour/,
  balanced: "Débit et crédit sont égaux",
};

test("REP-03 X-06 an accountant's day: the chart is completed by keyboard, and the saved CSV balances as the trial balance", async ({
  open,
  call,
  hire,
}) => {
  const chief = await hire({ language: "fr" });
  const { hotelId } = await makeOwnHotel([chief]);
  const signedIn = await chief.signIn();
  const caller = await call(signedIn);
  const desk = deskOf(caller);
  const stay = await desk.book(await desk.readyRoom(), "Nassima Haddad", { checkInNow: true });
  await desk.charge(stay, "Hammam", 123_450);
  const audit = `/hotels/${hotelId}/night-audit`;
  const { businessDate, fingerprint } = await caller.get<NightAuditPreview>(`${audit}/preview`);
  await caller.send("POST", audit, { businessDate, fingerprint });

  const page = await open(signedIn);
  await page.goto(`/hotel/${hotelId}/reports?report=entries&from=2026-04-10&to=2026-04-10`);
  await expect(page.getByText(said.missing)).toBeVisible();
  await button(page, said.complete).press("Enter");
  const chart = page.getByRole("dialog", { name: said.chart });
  await expect(chart.getByLabel("Compte : TVA collectée")).toHaveValue("4457");
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, "dialog[open]", scheme)).toEqual([]);
  const guests = chart.getByLabel("Compte : Clients (présents et partis)");
  await expect(guests).toBeFocused();
  await guests.fill("411 100");
  await page.keyboard.press("Control+Enter");
  await expect(guests).toHaveAttribute("aria-invalid", "true");
  await guests.fill("411100");
  await page.keyboard.press("Control+Enter");
  await expect(chart).toHaveCount(0);
  await expect(page.getByText(said.missing)).toHaveCount(0);
  await expect(page.getByText(said.balanced)).toBeVisible();
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, "html", scheme)).toEqual([]);

  const waiting = page.waitForEvent("download");
  await button(page, "CSV").click();
  const download = await waiting;
  const text = (await fs.readFile(await download.path())).toString("utf8");
  const [head, ...lines] = text.trimEnd().split("\r\n");
  expect(head).toBe("\uFEFFJournal;Date;Compte;Libellé;Référence;Débit;Crédit");
  const amount = (cell = "") => Math.round(Number(cell.replace(",", ".")) * 100);
  const cells = lines.map((line) => line.split(";"));
  const sumOf = (column: number, account = /./) =>
    cells
      .filter((line) => account.test(line[2] ?? ""))
      .reduce((sum, line) => sum + amount(line[column]), 0);
  expect(sumOf(5)).toBe(sumOf(6));
  const trial = await caller.get<TrialBalance>(
    `/hotels/${hotelId}/reports/trial-balance?from=2026-04-10&to=2026-04-10`,
  );
  const guest = trial.ledgers.find(({ ledger }) => ledger === "guest");
  const moved = (guest?.closingCentimes ?? 0) - (guest?.openingCentimes ?? 0);
  expect(sumOf(5, /^411100$/) - sumOf(6, /^411100$/)).toBe(moved);
  expect(moved).toBeGreaterThan(0);
});
