import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { setupHandlers, someSetup } from "../../standalone/setup.ts";
import { openSetup, partOf, press } from "../../testing/open-setup.tsx";

const open = async (options: Parameters<typeof openSetup>[0] = {}) => {
  const page = await openSetup(options);
  const part = await partOf("Charges");
  const line = (name: string | RegExp) => within(part.getByRole("group", { name }));
  const save = () => page.user.click(part.getByRole("button", { name: "Save All Charges" }));
  return { ...page, part, line, save };
};

const names = (part: Awaited<ReturnType<typeof partOf>>) =>
  part.getAllByRole("textbox", { name: "Name" }).map((each) => (each as HTMLInputElement).value);

describe("FOL-04 the charge catalogue", () => {
  it("is added to and changed by keyboard, and saved at once", async () => {
    const { user, part, line, save, sent } = await open();
    const water = line(/eau$/);
    await user.clear(water.getByLabelText("Unit price"));
    await user.type(water.getByLabelText("Unit price"), "120,50");
    await user.click(part.getByRole("button", { name: "+ Add Charge" }));
    const added = line("Charge 3");
    await waitFor(() => expect(document.activeElement).toBe(added.getByLabelText("Name")));
    await user.keyboard("Transfert aéroport");
    await user.tab();
    await user.selectOptions(line(/aéroport$/).getByLabelText("Department"), "Front office");
    await user.tab();
    await user.keyboard("3000");
    await save();
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(sent).toMatchObject([
      {
        seen: "charges-1",
        chargeItems: [
          { name: "Minibar – eau", department: "Restaurant", priceCentimes: 12_050 },
          { name: "Chemise", department: "Housekeeping", priceCentimes: 25_000 },
          { name: "Fax", isRetired: true },
          { name: "Transfert aéroport", department: "Front Office", priceCentimes: 300_000 },
        ],
      },
    ]);
    await waitFor(() => expect(part.queryByText("Not saved yet")).toBeNull());
  });

  it("a charge without a name or a price is not sent, and each fault is said at its field", async () => {
    const { user, part, line, save, sent } = await open();
    await user.click(part.getByRole("button", { name: "+ Add Charge" }));
    await save();
    expect(await line("Charge 3").findByText("Please enter the charge's name.")).toBeTruthy();
    expect(line("Charge 3").getByText("Please enter the price of one piece.")).toBeTruthy();
    await user.type(line("Charge 3").getByLabelText("Unit price"), "0");
    expect(line("Charge 3").queryByText("Please enter the price of one piece.")).toBeNull();
    await save();
    expect(sent).toEqual([]);
  });

  it("a retired charge is struck through until it is saved, can be had back, and is offered again later", async () => {
    const { user, part, save, sent } = await open();
    await user.click(part.getByRole("button", { name: "Stop offering Chemise" }));
    const restore = part.getByRole("button", { name: "Restore Chemise" });
    await waitFor(() => expect(document.activeElement).toBe(restore));
    expect(part.getByText("No longer offered when you save")).toBeTruthy();
    await user.click(restore);
    expect(part.queryByText("Not saved yet")).toBeNull();

    await user.click(part.getByRole("button", { name: "Stop offering Chemise" }));
    await save();
    await screen.findByText("Saved.");
    expect((sent[0] as { chargeItems: object[] }).chargeItems).toMatchObject([
      { name: "Minibar – eau", isRetired: false },
      { name: "Chemise", isRetired: true },
      { name: "Fax", isRetired: true },
    ]);
    const folded = part.getByRole("button", { name: "No longer offered (2)" });
    await user.click(folded);
    await user.click(part.getByRole("button", { name: "Offer Chemise again" }));
    await waitFor(() => expect(names(part)).toEqual(["Minibar – eau", "Chemise"]));
    await waitFor(() => expect(document.activeElement).toHaveProperty("value", "Chemise"));
    await save();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect((sent[1] as { chargeItems: object[] }).chargeItems).toContainEqual(
      expect.objectContaining({ name: "Chemise", isRetired: false }),
    );
  });

  it("is put in the order in which the desk finds it, by buttons that keep the focus", async () => {
    const { user, part, save, sent } = await open();
    await user.click(press("Move Chemise up"));
    expect(names(part)).toEqual(["Chemise", "Minibar – eau"]);
    expect(document.activeElement).toBe(press("Move Chemise up"));
    await save();
    await screen.findByText("Saved.");
    expect(sent).toMatchObject([
      { chargeItems: [{ name: "Chemise" }, { name: "Minibar – eau" }, { name: "Fax" }] },
    ]);
  });

  it("shows one department, adds to it, and shows all where a fault is hidden", async () => {
    const { user, part, line, save, sent } = await open();
    await user.clear(line(/eau$/).getByLabelText("Unit price"));
    await user.selectOptions(part.getByLabelText("Show"), "Spa");
    expect(part.getByText("No charges of this department.")).toBeTruthy();
    await user.click(part.getByRole("button", { name: "+ Add Charge" }));
    await user.type(line("Charge 1").getByLabelText("Name"), "Hammam");
    await user.type(line(/Hammam$/).getByLabelText("Unit price"), "1500");
    await save();
    await waitFor(() => expect(names(part)).toEqual(["Minibar – eau", "Chemise", "Hammam"]));
    expect(line(/eau$/).getByText("Please enter the price of one piece.")).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(line(/eau$/).getByLabelText("Unit price"), "100");
    await save();
    await screen.findByText("Saved.");
    expect(sent).toMatchObject([
      { chargeItems: [{}, {}, {}, { name: "Hammam", department: "Spa" }] },
    ]);
  });

  it("SET-01 of two who change it the second sees both, and saves them with the next press", async () => {
    const { user, part, line, save, sent } = await open();
    await user.type(line(/Chemise$/).getByLabelText("Name"), " repassée");
    const setup = someSetup();
    const [water, ...others] = setup.chargeItems.list;
    const list = [{ ...water, priceCentimes: 15_000 }, ...others] as typeof setup.chargeItems.list;
    server.use(...setupHandlers({ ...setup, chargeItems: { seen: "charges-2", list } }));
    const tooLate = () => problem("request.stale", { changedBy: "Lynda", changedAt: "" });
    const url = apiUrl("hotels/:hotelId/setup/charge-items");
    server.use(http.put(url, tooLate, { once: true }));
    await save();
    expect(await part.findByText(/^What you typed stands over the latest version/)).toBeTruthy();
    expect(line(/eau$/).getByLabelText("Unit price")).toHaveProperty("value", "150,00");
    await save();
    await screen.findByText("Saved.");
    expect(sent[1]).toMatchObject({
      seen: "charges-2",
      chargeItems: [{ priceCentimes: 15_000 }, { name: "Chemise repassée" }, {}],
    });
  });

  it("X-02 says that there are none yet, and what the API refuses", async () => {
    const setup = someSetup();
    const { user, part, save } = await open({
      setup: { ...setup, chargeItems: { seen: "1", list: [] } },
    });
    expect(part.getByText(/^No charges yet/)).toBeTruthy();
    expect(part.queryByLabelText("Show")).toBeNull();
    server.use(
      http.put(apiUrl("hotels/:hotelId/setup/charge-items"), () =>
        problem("setup.name-twice", { name: "Thé" }),
      ),
    );
    await user.click(part.getByRole("button", { name: "+ Add Charge" }));
    await user.type(part.getByLabelText("Name"), "Thé");
    await user.type(part.getByLabelText("Unit price"), "100");
    await save();
    expect(await part.findByText("The name 'Thé' is there twice.")).toBeTruthy();
    expect(part.getByLabelText("Name")).toHaveProperty("value", "Thé");
  });
});
