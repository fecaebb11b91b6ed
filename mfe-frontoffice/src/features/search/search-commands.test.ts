import type { CommandTools } from "@funduq/shared-ui";
import { textsReady } from "@funduq/shared-ui/i18n";
import { makeStore } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { expect, test, vi } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { aFolioDocument, listed } from "../../testing/a-folio-document.ts";
import { deskSearchCommands } from "./search-commands.ts";

const id = (last: string) => `01890a5d-ac96-774b-bcce-b30209${last.padStart(6, "0")}`;
const hotel = aHotel();

const stay = (last: string, status: string, checkInDate: string, checkOutDate: string) => ({
  kind: "stay",
  id: id(last),
  status,
  checkInDate,
  checkOutDate,
  guestName: "Sara Kaci",
  roomNumber: "204",
});

test("FO-12 the palette offers groups and stays of other days; those of today come from the grid", async () => {
  addTexts();
  await textsReady();
  server.use(
    http.post(apiUrl("hotels/:hotelId/search"), () =>
      HttpResponse.json({
        results: [
          {
            kind: "group",
            id: id("9"),
            name: "Kaci Voyages",
            isCancelled: false,
            accountCentimes: 0,
            checkInDate: null,
            checkOutDate: null,
          },
          stay("1", "Checked-in", hotel.businessDate, "2099-01-02"),
          stay("2", "Confirmed", "2099-01-01", "2099-01-02"),
          stay("3", "Checked-out", "2024-01-01", "2024-01-02"),
        ],
      }),
    ),
  );
  const navigate = vi.fn<CommandTools["navigate"]>();
  const { dispatch } = makeStore();
  const tools = { session: aSession(), hotel, may: () => true, dispatch, navigate };

  expect(await deskSearchCommands.search?.("ka", tools)).toEqual([]);
  const found = await deskSearchCommands.search?.("kaci", tools);
  expect(found?.map(({ label, detail }) => [label, detail])).toEqual([
    ["Kaci Voyages", "Group Booking"],
    ["Sara Kaci", "Room 204 · 01/01/2099"],
    ["Sara Kaci", "Room 204 · 01/01/2024"],
  ]);
  found?.[0]?.run();
  found?.[1]?.run();
  const at = `/hotel/${hotel.hotelId}/dashboard`;
  expect(navigate.mock.calls).toEqual([[`${at}?group=${id("9")}`], [`${at}?booking=${id("2")}`]]);
  const closed = await deskSearchCommands.search?.("kaci", { ...tools, may: () => false });
  expect(closed).toEqual([]);
});

test("FO-12 by a phone number the palette finds who is in the house, before anything else of theirs", async () => {
  addTexts();
  await textsReady();
  server.use(
    http.post(apiUrl("hotels/:hotelId/search"), () =>
      HttpResponse.json({ results: [stay("1", "Checked-in", hotel.businessDate, "2099-01-02")] }),
    ),
  );
  const { dispatch } = makeStore();
  const tools = { session: aSession(), hotel, may: () => true, dispatch, navigate: vi.fn() };

  const found = await deskSearchCommands.search?.("0661 36 74", tools);
  expect(found).toMatchObject([{ label: "Sara Kaci", words: "0661 36 74" }]);
});

test("BK-22 FO-12 by a reference the palette finds its stay, also one of today, and says it", async () => {
  addTexts();
  await textsReady();
  const found = stay("1", "Checked-in", hotel.businessDate, "2099-01-02");
  server.use(
    http.post(apiUrl("hotels/:hotelId/search"), () =>
      HttpResponse.json({ results: [{ ...found, reference: "K7M2QX" }] }),
    ),
  );
  const { dispatch } = makeStore();
  const tools = { session: aSession(), hotel, may: () => true, dispatch, navigate: vi.fn() };

  expect(await deskSearchCommands.search?.("k7m-2qx", tools)).toMatchObject([
    { label: "Sara Kaci", words: "k7m-2qx", detail: expect.stringContaining("K7M-2QX") },
  ]);
});

test("FOL-11 FO-12 by its number the palette finds the invoice of a folio, and opens it", async () => {
  addTexts();
  await textsReady();
  const document = aFolioDocument();
  server.use(
    http.post(apiUrl("hotels/:hotelId/search"), () =>
      HttpResponse.json({ results: [], documents: [listed(document)] }),
    ),
  );
  const navigate = vi.fn<CommandTools["navigate"]>();
  const { dispatch } = makeStore();
  const tools = { session: aSession(), hotel, may: () => true, dispatch, navigate };
  const [found] = (await deskSearchCommands.search?.("2026/124", tools)) ?? [];
  expect(found).toMatchObject({
    label: "SARL Atlas Voyages",
    words: "2026/124",
    detail: "Invoice 2026/000124 · 10/04/2026",
  });
  found?.run();
  expect(navigate.mock.calls).toEqual([
    [`/hotel/${hotel.hotelId}/dashboard?invoice=${document.id}`],
  ]);
});
