import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openSetup, partOf } from "../../testing/open-setup.tsx";

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
    expect(roomTypes[0]).not.toHaveProperty("unpricedGuests");
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

  it("SET-05 X-05 a fault stands at its own type beside one that is taken away, and has the focus", async () => {
    const { user, sent } = await openSetup();
    const types = await partOf("Room Types");
    await user.click(types.getByRole("button", { name: "Delete Double" }));
    await user.click(types.getByRole("button", { name: "+ Add Room Type" }));
    await user.click(types.getByRole("button", { name: "Save All Room Types" }));
    const added = within(types.getByRole("group", { name: "Room type 2" }));
    expect(await added.findByText("Please enter the type's name.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(added.getByLabelText("Type Name")));
    expect(sent).toEqual([]);
    await user.type(added.getByLabelText("Type Name"), "Family");
    expect(types.queryByText("Please provide a Type Name and Max Occupancy.")).toBeNull();
    await user.click(types.getByRole("button", { name: "Save All Room Types" }));
    await screen.findByText("Saved.");
    expect(sent).toMatchObject([{ roomTypes: [{ name: "Suite" }, { name: "Family" }] }]);
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
