import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { guestIdSchema } from "@funduq/shared-types/values/ids";
import type { CommandTools } from "@funduq/shared-ui";
import { switchLanguage, textsReady } from "@funduq/shared-ui/i18n";
import { makeStore } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { guestEndpoints } from "./features/guest/guest.endpoints.ts";
import { frontOfficeCommands, guestCommands } from "./front-office-commands.ts";
import { addTexts } from "./i18n/catalogue.ts";

const id = (last: string) => `01890a5d-ac96-774b-bcce-b30209${last.padStart(6, "0")}`;
const hotel = aHotel();

const room = (number: string, bookings: unknown[] = []) => ({
  id: id(number),
  number,
  floorId: id("f1"),
  roomTypeId: id("e1"),
  housekeepingStatus: "Clean",
  assignedTo: null,
  outOfOrder: null,
  version: 1,
  bookings,
});

const stay = {
  id: id("b1"),
  status: "Checked-in",
  guestName: "Amine Bénaïssa",
  checkInDate: "2026-04-09",
  checkOutDate: "2026-04-12",
  adults: 1,
  children: 0,
  companyName: "Sonatrach",
  groupName: null,
  version: 1,
};

const guest = {
  id: guestIdSchema.parse(id("9e1")),
  fullName: "Nabila Ferhat",
  phone: "0550 12 34 56",
  nationality: null,
};

function serveRooms(rooms: object[]): void {
  const date = calendarDate("2026-04-10");
  const grid = {
    businessDate: date,
    date,
    floors: [{ id: id("f1"), name: "2" }],
    roomTypes: [{ id: id("e1"), name: "Double", maxOccupancy: 2 }],
    rooms,
  };
  server.use(http.get(apiUrl("hotels/:hotelId/day-grid"), () => HttpResponse.json(grid)));
}

beforeEach(async () => {
  await switchLanguage("en");
  addTexts();
  await textsReady();
  serveRooms([room("204", [stay]), room("205"), { ...room("306"), housekeepingStatus: "Dirty" }]);
});

function toolsAndStore(may = true) {
  const store = makeStore();
  const navigate = vi.fn<CommandTools["navigate"]>();
  const { dispatch } = store;
  return { store, given: { session: aSession(), hotel, may: () => may, dispatch, navigate } };
}

/** Without the marks that isolate what was put into a text. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/gu, "");

const tools = (may?: boolean) => toolsAndStore(may).given;

const at = (search: string) => `/hotel/${hotel.hotelId}/dashboard${search}`;

describe("the front desk in the palette", () => {
  it("a room's number opens the stay in it", async () => {
    const given = tools();
    const found = await frontOfficeCommands.search?.("204", given);
    expect(found?.map(({ label, detail }) => [label, detail])).toEqual([
      ["Room 204", "Double · Amine Bénaïssa"],
      ["Check out, room 204", "Amine Bénaïssa"],
    ]);
    found?.[0]?.run();
    expect(given.navigate).toHaveBeenCalledExactlyOnceWith(at(`?booking=${stay.id}`));
  });

  it("a free room is offered as a walk-in", async () => {
    const given = tools();
    const found = await frontOfficeCommands.search?.("walk-in 205", given);
    expect(found?.map(({ label, detail }) => [label, detail])).toEqual([
      ["Room 205", "Double · Free"],
      ["Walk-in, room 205", undefined],
    ]);
    found?.[1]?.run();
    expect(given.navigate).toHaveBeenCalledExactlyOnceWith(at(`?new=${id("205")}`));
  });

  it("a room that is not ready says so, and is offered for a booking", async () => {
    const given = tools();
    const found = await frontOfficeCommands.search?.("306", given);
    expect(found?.map(({ label, detail }) => [label, detail])).toEqual([
      ["Room 306", "Double · Dirty"],
      ["New booking, room 306", undefined],
    ]);
    found?.[1]?.run();
    expect(given.navigate).toHaveBeenCalledExactlyOnceWith(at(`?new=${id("306")}`));
  });

  it("the word walk-in alone offers the rooms that are free and ready", async () => {
    const found = await frontOfficeCommands.search?.("walk-in", tools());
    expect(found?.map(({ label }) => label)).toEqual(["Walk-in, room 205"]);
  });

  it.each([
    ["check in 408", "Check in, room 408", "en"],
    ["checkin 408", "Check in, room 408", "en"],
    ["check out 204", "Check out, room 204", "en"],
    ["arrivée 408", "Faire l’arrivée, chambre 408", "fr"],
    ["check-out 204", "Faire le départ, chambre 204", "fr"],
    ["تسجيل وصول ٤٠٨", "تسجيل الوصول، الغرفة 408", "ar"],
    ["مغادره ٢٠٤", "تسجيل المغادرة، الغرفة 204", "ar"],
  ] as const)(
    "FO-14 X-05 '%s' opens the dialog of the card's action",
    async (text, label, language) => {
      const expected = { ...stay, id: id("b2"), status: "Reserved", checkInDate: "2026-04-10" };
      serveRooms([room("204", [stay]), room("408", [expected])]);
      await switchLanguage(language);
      const given = tools();
      const found = await frontOfficeCommands.search?.(text, given);
      const step = found?.find((command) => plain(command.label) === label);
      step?.run();
      const [booking, panel] = label.includes("408")
        ? [id("b2"), "check-in"]
        : [id("b1"), "check-out"];
      expect(given.navigate).toHaveBeenCalledExactlyOnceWith(
        at(`?booking=${booking}&panel=${panel}`),
      );
      expect(found?.filter(({ group }) => group === "actions")).toHaveLength(1);
    },
  );

  it("FO-14 the words of a step alone list the rooms where it is due, and no other step of a room", async () => {
    const due = { ...stay, id: id("b2"), checkOutDate: "2026-04-10" };
    serveRooms([room("204", [stay]), room("205", [due])]);
    const labels = async (text: string) =>
      (await frontOfficeCommands.search?.(text, tools()))?.map(({ label }) => label);
    expect(await labels("check out")).toEqual(["Check out, room 205"]);
    expect(await labels("check in 205")).toEqual(["Room 205"]);
  });

  it("GST-05 a guest of the hotel begins a new booking, chosen already", async () => {
    const asked: unknown[] = [];
    server.use(
      http.post(apiUrl("hotels/:hotelId/guest-search"), async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ guests: [guest] });
      }),
    );
    const { store, given } = toolsAndStore();
    expect(await guestCommands.search?.("na", given)).toEqual([]);
    const found = await guestCommands.search?.("nab", given);
    expect(asked).toEqual([{ query: "nab" }]);
    expect(found?.map(({ label, detail, group }) => [label, detail, group])).toEqual([
      ["Nabila Ferhat", "New booking · 0550 12 34 56", "guests"],
      ["Nabila Ferhat", "Guest profile · 0550 12 34 56", "guests"],
    ]);
    found?.[1]?.run();
    expect(given.navigate).toHaveBeenCalledExactlyOnceWith(at(`?cardex=${guest.id}`));
    given.navigate.mockClear();
    found?.[0]?.run();
    expect(given.navigate).toHaveBeenCalledExactlyOnceWith(at(`?new=any&guest=${guest.id}`));
    const { hotelId } = hotel;
    const kept = guestEndpoints.endpoints.foundGuest.select({ hotelId, guestId: guest.id });
    expect(kept(store.getState()).data).toEqual(guest);
  });

  it("X-05 a guest of the day is found in any spelling, and by the company", async () => {
    for (const text of ["benaissa", "sonatrach"]) {
      const found = await frontOfficeCommands.search?.(text, tools());
      expect(found?.map(({ label, group }) => [label, group])).toEqual([
        ["Amine Bénaïssa", "guests"],
      ]);
    }
  });

  it("X-05 a name as typed comes before one that sounds alike, whatever the rooms", async () => {
    const named = (last: string, guestName: string) => ({ ...stay, id: id(last), guestName });
    const rooms = [
      room("101", [named("b7", "Khadidja Amrani")]),
      room("102", [named("b8", "Khadija Belkacem")]),
    ];
    serveRooms(rooms);
    const found = await frontOfficeCommands.search?.("khadija", tools());
    const guests = found?.filter(({ group }) => group === "guests");
    expect(guests?.map(({ label }) => label)).toEqual(["Khadija Belkacem", "Khadidja Amrani"]);
  });

  it("AUTH-17 offers nothing to those who don't work there", async () => {
    expect(frontOfficeCommands.commands?.(tools(false))).toEqual([]);
    expect(await frontOfficeCommands.search?.("204", tools(false))).toEqual([]);
    expect(await guestCommands.search?.("nabila", tools(false))).toEqual([]);
  });
});
