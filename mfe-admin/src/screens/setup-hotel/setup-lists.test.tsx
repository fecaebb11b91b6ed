import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { setupHandlers, setupHotelId, someSetup } from "../../standalone/setup.ts";
import { openSetup, partOf, press } from "../../testing/open-setup.tsx";

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

  it("SET-08 more restaurants than can be saved are said, and nothing is sent", async () => {
    const setup = someSetup();
    const list = Array.from({ length: 101 }, (_, index) => ({
      id: `00000000-0000-4000-8000-000000000${200 + index}`,
      name: `R${index}`,
    })) as typeof setup.restaurants.list;
    const { user, sent } = await openSetup({
      setup: { ...setup, restaurants: { seen: "1", list } },
    });
    const part = await partOf("Restaurants");
    await user.click(part.getByRole("button", { name: "Save All Restaurants" }));
    expect((await part.findByRole("alert")).textContent).toBe("Must be at most 100.");
    expect(sent).toEqual([]);
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

describe("SET-04 floors are put in another order", () => {
  const floorsShown = async () =>
    (await partOf("Floors"))
      .getAllByRole("textbox")
      .map((each) => (each as HTMLInputElement).value);

  it("by buttons, which keep the focus, and are saved so", async () => {
    const { user, sent } = await openSetup();
    expect(await floorsShown()).toEqual(["Rez-de-chaussée", "Premier étage"]);
    const up = press("Move Premier étage up");
    await user.click(up);
    expect(await floorsShown()).toEqual(["Premier étage", "Rez-de-chaussée"]);
    expect(document.activeElement).toBe(press("Move Premier étage up"));
    await user.click(press("Save All Floors"));
    await screen.findByText("Saved.");
    expect(sent).toMatchObject([
      { floors: [{ name: "Premier étage" }, { name: "Rez-de-chaussée" }] },
    ]);
  });

  it("by dragging a floor over another one", async () => {
    await openSetup();
    const [first, second] = (await partOf("Floors")).getAllByRole("listitem");
    const handle = second?.querySelector("[draggable]");
    if (!first || !handle) throw new Error("no floors");
    fireEvent.dragStart(handle, { dataTransfer: { setData: () => undefined } });
    fireEvent.dragOver(first);
    expect(await floorsShown()).toEqual(["Premier étage", "Rez-de-chaussée"]);
  });
});
