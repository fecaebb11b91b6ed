import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { field, openSetup, partOf, press } from "../../testing/open-setup.tsx";

describe("SET-02 the rates of tax", () => {
  it("change from a day on; past, valid and coming rates are listed", async () => {
    const { user, sent } = await openSetup();
    const part = await partOf("Tax rates");
    part.getByText("Valid now");
    await user.click(press("Change the rates from a day on"));
    const dialog = within(screen.getByRole("dialog", { name: "New tax rates" }));
    await user.type(dialog.getByLabelText(/^Valid from/), "01/05/2026");
    await user.clear(dialog.getByLabelText("TVA %"));
    await user.type(dialog.getByLabelText("TVA %"), "19");
    dialog.getByText(/^Folios show no TVA\. An invoice adds it: 1\.368,00.DA to a night at/);
    await user.selectOptions(dialog.getByLabelText("Where TVA is"), "In the prices");
    dialog.getByText(/how much: 1\.149,58.DA of a night at 7\.200,00.DA\.$/);
    await user.selectOptions(dialog.getByLabelText("Where the stay tax is"), "In the prices");
    dialog.getByText(/how much: 1\.000,00.DA of a night of two adults\.$/);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("Saved.");
    const rates = {
      validFrom: "2026-05-01",
      tvaBp: 1_900,
      tdsBp: 200,
      stayTaxCentimes: 50_000,
      tvaTreatment: "included",
      stayTaxTreatment: "included",
    };
    expect(sent).toEqual([{ seen: "taxes-1", ...rates }]);
    const [first, second] = part.getAllByRole("listitem");
    expect(first?.textContent).toContain("From the beginning Valid now");
    expect(second?.textContent).toContain("Valid from 01/05/2026 Coming");
    await user.click(part.getByRole("button", { name: "Take back the rates from 01/05/2026" }));
    await user.click(press("Delete"));
    await screen.findAllByText("Saved.");
    expect(part.getAllByRole("listitem")).toHaveLength(1);
    // The button that had the focus is gone with its line.
    expect(document.activeElement).toBe(press("Change the rates from a day on"));
  });

  it("do not have TVA added to prices that contain the stay tax", async () => {
    const { user, sent } = await openSetup();
    await partOf("Tax rates");
    await user.click(press("Change the rates from a day on"));
    const dialog = within(screen.getByRole("dialog", { name: "New tax rates" }));
    await user.type(dialog.getByLabelText(/^Valid from/), "01/05/2026");
    await user.selectOptions(dialog.getByLabelText("Where TVA is"), "Added to folios");
    dialog.getByText(/^Each charge is followed by a line of TVA: 648,00.DA for 7\.200,00.DA\./);
    await user.selectOptions(dialog.getByLabelText("Where the stay tax is"), "In the prices");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText(/^TVA can't be added to prices that contain the stay tax/);
    expect(dialog.getByLabelText("Where TVA is").getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
    await user.selectOptions(dialog.getByLabelText("Where the stay tax is"), "Added to folios");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("Saved.");
    expect(sent).toMatchObject([{ tvaTreatment: "added", stayTaxTreatment: "added" }]);
  });

  it("are not changed for a closed day", async () => {
    const { user, sent } = await openSetup();
    await partOf("Tax rates");
    await user.click(press("Change the rates from a day on"));
    const dialog = within(screen.getByRole("dialog", { name: "New tax rates" }));
    await user.type(dialog.getByLabelText(/^Valid from/), "02/04/2026");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText(/are closed and keep their tax rates/);
    expect(sent).toEqual([]);
  });

  it("stay open, with the reason, where another admin was first", async () => {
    const { user } = await openSetup();
    server.use(
      http.put(apiUrl("hotels/:hotelId/setup/taxes"), () =>
        problem("request.stale", { changedBy: "Samia", changedAt: "2026-04-03T09:00:00Z" }),
      ),
    );
    await partOf("Tax rates");
    await user.click(press("Change the rates from a day on"));
    const dialog = within(screen.getByRole("dialog", { name: "New tax rates" }));
    await user.type(dialog.getByLabelText(/^Valid from/), "01/05/2026");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText(/Samia/);
    await user.click(dialog.getByRole("button", { name: "Show the latest version" }));
    expect(dialog.getByLabelText(/^Valid from/)).toHaveProperty("value", "01/05/2026");
  });
});

describe("SET-02 the stay tax of a new hotel", () => {
  it("is proposed by its stars, as the law sets it", async () => {
    const { user } = await openSetup({ at: "new" });
    const stars = screen.getByRole("spinbutton", { name: "Star Rating" });
    const tax = () => field(/^Stay tax/);
    expect(tax()).toHaveProperty("value", "300,00");
    await user.type(stars, "{arrowup}");
    expect(tax()).toHaveProperty("value", "500,00");
    screen.getByText(/^By law the stay tax is 500,00.DA for 4 stars\.$/);
    await user.clear(tax());
    await user.type(tax(), "450");
    await user.type(stars, "{arrowup}");
    expect(tax()).toHaveProperty("value", expect.stringContaining("450"));
  });
});
