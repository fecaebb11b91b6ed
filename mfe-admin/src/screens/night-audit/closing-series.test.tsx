import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { nightAuditHandlers, someOpenBill } from "../../standalone/night-audit.ts";
import {
  button,
  checklistIs,
  confirm,
  openAudit,
  previewIs,
  started,
} from "../../testing/open-night-audit.tsx";

const today = calendarDate("2026-04-12");
const dayOf = (name: string) => screen.findByRole("heading", { level: 2, name });

describe("several days that are over", () => {
  it("NA-07 NA-02 are closed one after the other, each with its own confirmation", async () => {
    server.use(...nightAuditHandlers({ today }));
    const page = await openAudit();
    expect(await dayOf("Day 1 of 2: 10-04-2026")).toBeTruthy();
    expect(screen.getByText(/All days up to 11-04-2026 are over/)).toBeTruthy();
    await page.user.click(await started());
    expect(within(screen.getByRole("alertdialog")).getByText("Day 1 of 2")).toBeTruthy();
    await page.user.click(button("Cancel"));

    await confirm(page);
    const second = await dayOf("Day 2 of 2: 11-04-2026");
    expect(document.activeElement).toBe(second);
    expect(screen.queryByRole("alertdialog"), "the next day is not closed along").toBeNull();
    expect(screen.getByText("Night Audit completed successfully.")).toBeTruthy();

    await confirm(page, "11-04-2026", "11-04-2026");
    expect(
      await screen.findByText(
        "All 2 days that were over are closed. By the clock it is still 12-04-2026.",
      ),
    ).toBeTruthy();
    expect(screen.queryByRole("heading", { name: /^Day / })).toBeNull();
    expect(await screen.findByText(/By the clock it is still 12-04-2026: /)).toBeTruthy();
  });

  it("NA-07 NA-02 stop where something must be put right, and are counted on after it", async () => {
    previewIs({ businessDate: calendarDate("2026-04-11"), today });
    checklistIs({ businessDate: "2026-04-11", openBills: [someOpenBill()] });
    await openAudit({ route: "/?since=2026-04-10" });
    expect(await dayOf("Day 2 of 2: 11-04-2026")).toBeTruthy();
    expect(screen.getByText(/^Something has to be put right on this day/)).toBeTruthy();
    expect(button("Start Night Audit Process").disabled).toBe(true);
  });

  it("NA-07 one day that is over is no series", async () => {
    const page = await openAudit();
    await confirm(page);
    expect(await screen.findByText("Night Audit completed successfully.")).toBeTruthy();
    expect(screen.queryByText(/^Day 1 of/)).toBeNull();
    expect(screen.queryByText(/days that were over/)).toBeNull();
  });
});
