import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { setupHandlers, setupHotelId, someSetup } from "../../standalone/setup.ts";
import { openSetup, partOf } from "../../testing/open-setup.tsx";

describe("floors and restaurants", () => {
  it("SET-04 are added, renamed and deleted, and saved at once with 'Save All Floors'", async () => {
    const { user, sent } = await openSetup();
    const floors = await partOf("Floors");
    await user.type(floors.getByLabelText("Floor 2"), " et terrasse");
    await user.click(floors.getByRole("button", { name: "Delete Rez-de-chaussée" }));
    await user.click(floors.getByRole("button", { name: "+ Add Floor" }));
    await waitFor(() => expect(document.activeElement).toBe(floors.getByLabelText("Floor 2")));
    await user.keyboard("Deuxième");
    await user.click(floors.getByRole("button", { name: "+ Add Floor" }));
    await user.click(floors.getByRole("button", { name: "Save All Floors" }));
    expect(await screen.findByText("Saved.")).toBeTruthy();
    const names = (sent[0] as { floors: { name: string }[] }).floors.map(({ name }) => name);
    expect(names).toEqual(["Premier étage et terrasse", "Deuxième", ""]);
    await waitFor(() => expect(floors.queryByLabelText("Floor 3")).toBeNull());
  });

  it("SET-09 say what keeps a floor from being deleted, and it is still there to be kept", async () => {
    const { user } = await openSetup();
    const floors = await partOf("Floors");
    const uses = [{ what: "rooms", count: 1, examples: ["1"] }];
    server.use(
      http.put(apiUrl("hotels/:hotelId/setup/floors"), () =>
        problem("setup.in-use", { name: "Rez-de-chaussée", uses } as never),
      ),
    );
    await user.click(floors.getByRole("button", { name: "Delete Rez-de-chaussée" }));
    await user.click(floors.getByRole("button", { name: "Save All Floors" }));
    expect(await floors.findByText("Rez-de-chaussée is in use: 1 room (1).")).toBeTruthy();
    await user.click(floors.getByRole("button", { name: "Restore Rez-de-chaussée" }));
    expect(floors.getByLabelText("Floor 1")).toHaveProperty("value", "Rez-de-chaussée");
    await waitFor(() => expect(document.activeElement).toBe(floors.getByLabelText("Floor 1")));
    expect(floors.queryByText("Not saved yet")).toBeNull();
  });

  it("SET-04 a blanked name keeps the old one", async () => {
    const { user } = await openSetup();
    const floors = await partOf("Floors");
    await user.clear(floors.getByLabelText("Floor 1"));
    await user.click(floors.getByRole("button", { name: "Save All Floors" }));
    await screen.findByText("Saved.");
    expect(floors.getByLabelText("Floor 1")).toHaveProperty("value", "Rez-de-chaussée");
  });

  it("SET-04 what is typed while saving stays, over what was saved", async () => {
    const { user, sent } = await openSetup();
    const floors = await partOf("Floors");
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(http.put(apiUrl("hotels/:hotelId/setup/floors"), () => slow, { once: true }));
    await user.type(floors.getByLabelText("Floor 1"), " et cour");
    await user.click(floors.getByRole("button", { name: "Save All Floors" }));
    await user.type(floors.getByLabelText("Floor 2"), " et terrasse");
    answer();
    await screen.findByText("Saved.");
    expect(floors.getByLabelText("Floor 2")).toHaveProperty("value", "Premier étage et terrasse");
    expect(floors.getByText("Not saved yet")).toBeTruthy();
    await user.click(floors.getByRole("button", { name: "Save All Floors" }));
    await waitFor(() => expect(floors.queryByText("Not saved yet")).toBeNull());
    expect(sent[1]).toMatchObject({ floors: [{ name: "Rez-de-chaussée et cour" }, {}] });
    expect(sent[1]).not.toMatchObject({ seen: "floors-1" });
  });

  it("SET-01 of two who change the floors the second sees both, and saves them with the next press", async () => {
    const { user, sent } = await openSetup();
    const floors = await partOf("Floors");
    await user.type(floors.getByLabelText("Floor 1"), " et cour");
    const setup = someSetup();
    const added = { ...setup.floors.list[0], id: setupHotelId, name: "Sous-sol" };
    const list = [...setup.floors.list, added] as typeof setup.floors.list;
    server.use(...setupHandlers({ ...setup, floors: { seen: "floors-2", list } }));
    const tooLate = () => problem("request.stale", { changedBy: "Lynda", changedAt: "" });
    server.use(http.put(apiUrl("hotels/:hotelId/setup/floors"), tooLate, { once: true }));
    await user.click(floors.getByRole("button", { name: "Save All Floors" }));
    expect(await floors.findByText(/^What you typed stands over the latest version/)).toBeTruthy();
    expect(floors.getByLabelText("Floor 3")).toHaveProperty("value", "Sous-sol");
    await user.click(floors.getByRole("button", { name: "Save All Floors" }));
    await screen.findByText("Saved.");
    const names = [{ name: "Rez-de-chaussée et cour" }, {}, { name: "Sous-sol" }];
    expect(sent[1]).toMatchObject({ seen: "floors-2", floors: names });
  });

  it("X-02 the latest version takes the place of what was typed only once it is there", async () => {
    const { user } = await openSetup();
    const floors = await partOf("Floors");
    await user.type(floors.getByLabelText("Floor 1"), " et cour");
    const tooLate = () => problem("request.stale", { changedBy: "Lynda", changedAt: "" });
    server.use(
      http.put(apiUrl("hotels/:hotelId/setup/floors"), tooLate),
      http.get(apiUrl("hotels/:hotelId/setup"), () => problem("internal")),
    );
    await user.click(floors.getByRole("button", { name: "Save All Floors" }));
    await user.click(await floors.findByRole("button", { name: "Show the latest version" }));
    expect((await screen.findAllByText(/^Something went wrong/)).length).toBeGreaterThan(0);
    expect(floors.getByLabelText("Floor 1")).toHaveProperty("value", "Rez-de-chaussée et cour");
    server.use(http.get(apiUrl("hotels/:hotelId/setup"), () => HttpResponse.json(someSetup())));
    await user.click(floors.getByRole("button", { name: "Show the latest version" }));
    await waitFor(() =>
      expect(floors.getByLabelText("Floor 1")).toHaveProperty("value", "Rez-de-chaussée"),
    );
  });

  it("SET-08 restaurants are added, renamed and deleted", async () => {
    const { user, sent } = await openSetup();
    const part = await partOf("Restaurants");
    await user.type(part.getByLabelText("Restaurant 1"), " du port");
    await user.click(part.getByRole("button", { name: "+ Add Restaurant" }));
    await user.type(part.getByLabelText("Restaurant 2"), "Le Jardin");
    await user.click(part.getByRole("button", { name: "Save All Restaurants" }));
    await waitFor(() => expect(part.queryByText("Not saved yet")).toBeNull());
    await user.click(await part.findByRole("button", { name: "Delete La Corniche du port" }));
    await user.click(part.getByRole("button", { name: "Save All Restaurants" }));
    await waitFor(() => expect(part.queryByText("La Corniche du port")).toBeNull());
    expect(sent).toMatchObject([
      {
        seen: "restaurants-1",
        restaurants: [{ name: "La Corniche du port" }, { name: "Le Jardin" }],
      },
      { restaurants: [{ name: "Le Jardin" }] },
    ]);
  });
});

describe("room types", () => {
  it("SET-05 'Please provide a Type Name and Max Occupancy.'; occupancy begins with 1", async () => {
    const { user, sent } = await openSetup();
    const types = await partOf("Room Types");
    await user.click(types.getByRole("button", { name: "+ Add Room Type" }));
    const added = within(types.getByRole("group", { name: "Room type 3" }));
    const occupancy = added.getByRole("spinbutton", { name: "Max Occupancy" });
    expect(occupancy).toHaveProperty("value", "1");
    await user.clear(occupancy);
    await user.click(types.getByRole("button", { name: "Save All Room Types" }));
    const said = "Please provide a Type Name and Max Occupancy.";
    expect((await types.findByText(said)).role).toBe("alert");
    expect(added.getByText("Please enter the type's name.")).toBeTruthy();
    expect(added.getByText("Please enter a number between 1 and 13.")).toBeTruthy();
    await user.type(occupancy, "2");
    await waitFor(() =>
      expect(added.queryByText("Please enter a number between 1 and 13.")).toBeNull(),
    );
    expect(added.getByText("Please enter the type's name.")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("SET-05 are changed, deleted and saved with 'Save All Room Types'", async () => {
    const { user, sent } = await openSetup();
    const types = await partOf("Room Types");
    await user.click(types.getByRole("button", { name: "Delete Suite" }));
    const double = within(types.getByRole("group", { name: /: Double$/ }));
    await user.clear(double.getByLabelText("Base rate per night"));
    await user.type(double.getByLabelText("Base rate per night"), "13.500,50");
    await user.click(double.getByRole("checkbox", { name: "Superior" }));
    await user.click(types.getByRole("button", { name: "Save All Room Types" }));
    await screen.findByText("Saved.");
    const { roomTypes } = sent[0] as { roomTypes: object[] };
    expect(roomTypes).toMatchObject([
      { name: "Double", baseRateCentimes: 1_350_050, isSuperior: true },
    ]);
    expect(roomTypes[0]).not.toHaveProperty("hasPublicRate");
  });

  it("SET-05 SET-09 one that was deleted is struck through until it is saved, and can be had back", async () => {
    const { user, sent } = await openSetup();
    const types = await partOf("Room Types");
    await user.click(types.getByRole("button", { name: "Delete Suite" }));
    const restore = types.getByRole("button", { name: "Restore Suite" });
    await waitFor(() => expect(document.activeElement).toBe(restore));
    expect(types.getByText("Deleted when you save")).toBeTruthy();
    await user.click(restore);
    expect(types.getByRole("group", { name: "Room type 2: Suite" })).toBeTruthy();
    expect(types.queryByText("Not saved yet")).toBeNull();
    await user.click(types.getByRole("button", { name: "Save All Room Types" }));
    await screen.findByText("Saved.");
    expect(sent).toMatchObject([{ roomTypes: [{ name: "Double" }, { name: "Suite" }] }]);
  });

  it("SET-05 a rate that is no amount is not saved as nothing", async () => {
    const { user, sent } = await openSetup();
    const types = await partOf("Room Types");
    const rate = within(types.getByRole("group", { name: /: Double$/ })).getByLabelText(
      "Base rate per night",
    );
    await user.clear(rate);
    await user.type(rate, "12,5x");
    await user.click(types.getByRole("button", { name: "Save All Room Types" }));
    expect(sent).toEqual([]);
  });

  it("SET-06 king and queen only with a double, one at a time; other beds clear both", async () => {
    const { user } = await openSetup();
    const types = await partOf("Room Types");
    const double = within(types.getByRole("group", { name: /: Double$/ }));
    const box = (name: string) => double.getByRole<HTMLInputElement>("checkbox", { name });
    await user.click(box("King"));
    await user.click(box("Queen"));
    expect([box("King").checked, box("Queen").checked]).toEqual([false, true]);
    const beds = double.getByRole("combobox", { name: "Beds" });
    expect(
      within(beds)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual([
      ...["Single", "Double", "Twin", "Triple (1 Double + 1 Single)", "Triple (3 Singles)"],
      "Quad (2 Doubles)",
    ]);
    await user.selectOptions(beds, "Twin");
    expect([box("King").checked, box("Queen").checked]).toEqual([false, false]);
    expect([box("King").disabled, box("Queen").disabled]).toEqual([true, true]);
  });
});
