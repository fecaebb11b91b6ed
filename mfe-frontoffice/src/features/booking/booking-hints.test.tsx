import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";

async function openForm() {
  const { user } = await openDashboard();
  server.use(
    http.get(apiUrl("hotels/:hotelId/rates/offers"), () =>
      HttpResponse.json({
        roomTypeName: "Single",
        tdsBp: 200,
        offers: [{ plan: "default", rateCentimes: 0 }],
      }),
    ),
  );
  await user.click(card("204"));
  return { user, dialog: within(await screen.findByRole("dialog")) };
}

test("BK-02 BK-03 a room type without a rate says that no rate is set", async () => {
  const { dialog } = await openForm();
  expect(await dialog.findByText(/^No rate is set for Single yet\./)).toBeTruthy();
  const rate = dialog.getByRole<HTMLSelectElement>("combobox", { name: /Rate plan/ });
  expect([...rate.options].map(({ text }) => text)).toContain("Default Rate – no rate is set");
});

test("BK-03 the company field says from how many letters on it searches", async () => {
  const { user, dialog } = await openForm();
  const said = "Companies are searched from 2 letters on.";
  const company = dialog.getByRole("combobox", { name: "Company" });
  expect(dialog.queryByText(said)).toBeNull();
  await user.type(company, "c");
  expect(dialog.getByText(said)).toBeTruthy();
  await user.type(company, "e");
  expect(dialog.queryByText(said)).toBeNull();
});
