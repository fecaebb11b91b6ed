import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openDashboard } from "../../testing/open-dashboard.tsx";

test("FO-07 <<<, Today and >>> lead through the months; the grid keeps its day", async () => {
  const { user } = await openDashboard();
  await user.click(screen.getByRole("button", { name: "Find Availability / Change Dates" }));
  const panel = await screen.findByRole("dialog", { name: "Find Availability / Change Dates" });
  const calendar = within(panel);
  const head = (await calendar.findByText("April 2026")).parentElement ?? panel;
  const buttons = within(head).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["<<<", "Today", ">>>"]);
  const [back, today, forward] = buttons as [HTMLElement, HTMLElement, HTMLElement];

  await user.click(back);
  expect(calendar.getByText("March 2026")).toBeTruthy();
  expect(await calendar.findByRole("button", { name: /^Tue, 31 Mar 2026/ })).toBeTruthy();
  await user.click(back);
  expect(calendar.getByText("February 2026")).toBeTruthy();
  await user.click(today);
  expect(calendar.getByText("April 2026")).toBeTruthy();
  expect((await calendar.findByRole("button", { name: /^Fri, 10 Apr 2026/ })).tabIndex).toBe(0);
  await user.click(forward);
  expect(calendar.getByText("May 2026")).toBeTruthy();
  await user.click(today);
  expect(calendar.getByText("April 2026")).toBeTruthy();
  expect(document.querySelector("[role=grid][aria-label*='10 Apr 2026']")).toBeTruthy();
});
