import type { Language } from "@funduq/shared-types/contracts/session";
import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { useLocation } from "@funduq/shared-ui/router";
import { baseApi } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import department from "../../module.ts";
import { setupHandlers, setupHotelId, someSetup } from "../../standalone/setup.ts";

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

type Options = { at?: string; setup?: HotelSetup; language?: Language };

async function openSetup({ at = setupHotelId, setup = someSetup(), language }: Options = {}) {
  department.register();
  const sent: unknown[] = [];
  server.use(...setupHandlers(setup));
  server.events.on("request:start", async ({ request }) => {
    if (request.method !== "GET") sent.push(await request.clone().json());
  });
  const opened = await renderWithStore(
    <>
      <department.Root view="setup-hotel" basename="/setup-hotel" />
      <Address />
    </>,
    {
      session: aSession({ user: { isSuperAdmin: true }, hotels: [] }),
      route: `/setup-hotel/${at}`,
      ...(language && { language }),
    },
  );
  // The screen's code comes when it is first asked for.
  await screen.findAllByRole("heading");
  return { ...opened, sent };
}

const press = (name: string | RegExp) => screen.getByRole("button", { name });
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
/** What was typed into a section is marked until it is saved. */
const partOf = async (title: string) => {
  const heading = await screen.findByRole("heading", { name: title, level: 2 });
  const part = heading.closest("section");
  if (!part) throw new Error(`${title} has no section`);
  return within(part);
};

describe("a new hotel", () => {
  it("SET-02 'Please enter a hotel name before saving.'", async () => {
    const { user, sent } = await openSetup({ at: "new" });
    await user.click(press("Create Hotel"));
    expect(await screen.findByText("Please enter a hotel name before saving.")).toBeTruthy();
    expect(document.activeElement).toBe(field("Hotel Name"));
    expect(sent).toEqual([]);
  });

  it("SET-02 begins as usual here: three stars, 9 % TVA, dinars", async () => {
    await openSetup({ at: "new" });
    expect(screen.getByRole("spinbutton", { name: "Star Rating" })).toHaveProperty("value", "3");
    expect(field("TVA %")).toHaveProperty("value", "9,00");
    expect(field("Currency")).toHaveProperty("value", "DZD");
  });

  it("SET-01 SET-02 is created, and the same screen goes on with its floors", async () => {
    const { user, sent } = await openSetup({ at: "new" });
    await user.type(field("Hotel Name"), "Hôtel El Mountazah");
    await user.clear(field("TVA %"));
    await user.type(field("TVA %"), "12,5");
    await user.click(press("Create Hotel"));
    expect(await screen.findByText("Hotel created successfully!")).toBeTruthy();
    expect(sent).toMatchObject([{ information: { name: "Hôtel El Mountazah", tvaBp: 1250 } }]);
    const [{ id }] = sent as [{ id: string }];
    expect(await screen.findByText("No floors yet.")).toBeTruthy();
    expect(screen.getByTestId("address").textContent).toBe(`/setup-hotel/${id}`);
    expect(screen.getByText("1 of 7 steps done")).toBeTruthy();
  });

  it("SET-02 'Error saving hotel. Please check console.': what was typed stays, and goes again under the same id", async () => {
    const { user, sent } = await openSetup({ at: "new" });
    server.use(http.post(apiUrl("hotels"), () => problem("internal"), { once: true }));
    await user.type(field("Hotel Name"), "Hôtel El Mountazah");
    await user.click(press("Create Hotel"));
    expect(await screen.findByText("Error saving hotel. Please check console.")).toBeTruthy();
    expect(field("Hotel Name")).toHaveProperty("value", "Hôtel El Mountazah");
    await user.click(press("Create Hotel"));
    await screen.findByText("Hotel created successfully!");
    const [first, second] = sent as { id: string }[];
    expect(first?.id).toBe(second?.id);
  });

  it("SET-01 a sample hotel is one click", async () => {
    const { user, sent } = await openSetup({ at: "new" });
    await user.click(press("Create a sample hotel"));
    expect(await screen.findByText("Hotel created successfully!")).toBeTruthy();
    expect(sent).toMatchObject([{ information: { name: "Sample hotel" }, isSample: true }]);
  });

  it.each([
    ["TVA %", "a tenth", "Please enter a share between 0 and 100."],
    ["TVA %", "101", "Please enter a share between 0 and 100."],
    ["TDS %", "-1", "Please enter a share between 0 and 100."],
    ["High balance threshold", "1e308", /amount/],
  ])("SET-02 nothing is sent with '%s' of '%s'", async (label, typed, said) => {
    const { user, sent } = await openSetup({ at: "new" });
    await user.type(field("Hotel Name"), "H");
    await user.clear(field(label));
    await user.type(field(label), typed);
    await user.click(press("Create Hotel"));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe("the information", () => {
  it("SET-02 is saved: 'Hotel updated successfully!'", async () => {
    const { user, sent } = await openSetup();
    await partOf("Hotel Information");
    await user.clear(field("City"));
    await user.type(field("City"), "Arzew");
    expect(screen.getByText("Not saved yet")).toBeTruthy();
    await user.click(press("Save Hotel"));
    expect(await screen.findByText("Hotel updated successfully!")).toBeTruthy();
    expect(sent).toMatchObject([
      { seen: "information-1", information: { name: "Hôtel Royal", city: "Arzew" } },
    ]);
    await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
  });

  it("SET-01 follows another admin while it is untouched, and keeps what was typed otherwise", async () => {
    const { user, store } = await openSetup();
    await partOf("Hotel Information");
    const changed = (city: string, seen: string) => {
      const setup = someSetup();
      server.use(...setupHandlers({ ...setup, information: { ...setup.information, city, seen } }));
      act(() => void store.dispatch(baseApi.util.invalidateTags(["Hotel"])));
    };
    changed("Mostaganem", "2");
    await waitFor(() => expect(field("City")).toHaveProperty("value", "Mostaganem"));
    await user.type(field("Phone"), "041 39 31 44");
    changed("Relizane", "3");
    server.use(
      http.put(apiUrl("hotels/:hotelId/setup/information"), () =>
        problem("request.stale", { changedBy: "Lynda", changedAt: "" }),
      ),
    );
    await user.click(press("Save Hotel"));
    expect(await screen.findByText(/^Lynda changed this in the meantime/)).toBeTruthy();
    expect(field("Phone")).toHaveProperty("value", "041 39 31 44");
    await user.click(press("Show the latest version"));
    await waitFor(() => expect(field("City")).toHaveProperty("value", "Relizane"));
  });

  it("SET-02 'Could not load hotel data.', and can be tried again", async () => {
    const page = openSetup();
    server.use(http.get(apiUrl("hotels/:hotelId/setup"), () => problem("internal")));
    const { user } = await page;
    expect(await screen.findByText("Could not load hotel data.")).toBeTruthy();
    server.use(http.get(apiUrl("hotels/:hotelId/setup"), () => HttpResponse.json(someSetup())));
    await user.click(press("Try again"));
    expect(await screen.findByText("Hôtel Royal")).toBeTruthy();
  });
});

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
    await user.click(part.getByRole("button", { name: "Delete La Corniche du port" }));
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
    expect(added.getAllByText("Please provide a Type Name and Max Occupancy.")).toHaveLength(2);
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

describe("rooms and facilities", () => {
  it("SET-07 'Please create a 'Room Type' before adding a room.'", async () => {
    const setup = someSetup();
    const bare = { ...setup, rooms: [], roomTypes: { seen: "none", list: [] } };
    const { user } = await openSetup({ setup: bare });
    await partOf("Rooms");
    await user.click(press("+ Add Room on Premier étage"));
    const said = "Please create a 'Room Type' before adding a room.";
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("SET-07 'Please select a room type.', then many are added at once", async () => {
    const { user, sent } = await openSetup();
    await partOf("Rooms");
    await user.click(press("+ Add Room on Premier étage"));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Add" }));
    expect(dialog.getByText("Please enter a room number.")).toBeTruthy();
    await user.type(dialog.getByLabelText("Room numbers"), "201–203{Enter}301, suite");
    await user.click(dialog.getByRole("button", { name: "Add" }));
    expect(dialog.getAllByText("Please select a room type.").length).toBeGreaterThan(0);
    expect(dialog.getByText("1 room, Suite")).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText("Room Type"), "Double");
    expect(dialog.getByText("3 rooms, Double")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("4 rooms added.")).toBeTruthy();
    const rooms = (sent[0] as { rooms: { number: string }[] }).rooms;
    expect(rooms.map(({ number }) => number)).toEqual(["201", "202", "203", "301"]);
    expect(press("Edit room 301")).toBeTruthy();
  });

  it("SET-07 a number that is there already is told before anything is sent", async () => {
    const { user, sent } = await openSetup();
    await partOf("Rooms");
    await user.click(press("+ Add Room on Premier étage"));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Room numbers"), "101-103, Double");
    expect(dialog.getByText("Already there: 101 and 102")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Add" }));
    expect(sent).toEqual([]);
  });

  it("SET-07 a room is edited, and deleted with X after a question", async () => {
    const { user, sent } = await openSetup();
    await partOf("Rooms");
    await user.click(press("Edit room 102"));
    const dialog = within(screen.getByRole("dialog"));
    await user.clear(dialog.getByLabelText("Room Number"));
    expect(dialog.getByText("Please enter a room number.")).toBeTruthy();
    await user.type(dialog.getByLabelText("Room Number"), "112");
    await user.selectOptions(dialog.getByLabelText("Floor"), "Rez-de-chaussée");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "Delete room 112" }));
    await user.click(press("Delete"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Edit room 112" })).toBeNull());
    expect(sent[0]).toMatchObject({ seen: "room-23", number: "112" });
  });

  it("SET-09 a room with stays says so and stays", async () => {
    const { user } = await openSetup();
    await partOf("Rooms");
    const uses = [{ what: "bookings", count: 2, examples: ["Amina Cherif 03/04/2026"] }];
    server.use(
      http.delete(apiUrl("hotels/:hotelId/setup/rooms/:roomId"), () =>
        problem("setup.in-use", { name: "101", uses } as never),
      ),
    );
    await user.click(press("Delete room 101"));
    await user.click(press("Delete"));
    const said = "101 is in use: 2 bookings (Amina Cherif 03/04/2026, …).";
    expect(await screen.findByText(said)).toBeTruthy();
    expect(press("Edit room 101")).toBeTruthy();
  });

  it("SET-07 facilities are added, renamed and deleted", async () => {
    const { user } = await openSetup();
    await partOf("Rooms");
    await user.click(press("+ Add Facility on Premier étage"));
    await user.type(field("Facility name"), "Salon");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "Edit Salon" }));
    await user.type(field("Facility name"), " bleu");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "Delete Salon bleu" }));
    await user.click(press("Delete"));
    await waitFor(() => expect(screen.queryByText("Salon bleu")).toBeNull());
  });
});

it("SET-01 the way to the first booking says what is missing, and leads there", async () => {
  await openSetup();
  expect(await screen.findByText("5 of 7 steps done")).toBeTruthy();
  expect(screen.getByText("Without a rate: Suite")).toBeTruthy();
  const hrefs = ["Rates", "Users", "First booking"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  expect(hrefs).toEqual([
    `/hotel/${setupHotelId}/rate-manager`,
    `/hotel/${setupHotelId}/user-management`,
    `/hotel/${setupHotelId}/dashboard?new=any`,
  ]);
});

it("X-02 the browser asks before a reload throws away what was typed", async () => {
  const { user } = await openSetup({ at: "new" });
  const leaving = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(false);
  await user.type(field("Hotel Name"), "H");
  expect(leaving()).toBe(true);
});

it.each([
  ["fr" as const, "Informations de l’hôtel"],
  ["ar" as const, "معلومات الفندق"],
])("X-05 speaks %s", async (language, title) => {
  await openSetup({ language });
  expect(await screen.findByRole("heading", { name: title, level: 2 })).toBeTruthy();
});
