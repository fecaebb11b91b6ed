import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { textsReady } from "@funduq/shared-ui/i18n";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import {
  address,
  at,
  atServer,
  heading,
  hotel,
  leadTo,
  logInAs,
  openShell,
  other,
} from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
});

/** The hotels of the installation. */
let existing: HotelMembership[];
/** Which hotels the session was read with, and the texts that were searched for. */
let asked: (string | null)[];
let searched: string[];

const idAt = (index: number) =>
  `01890a5d-ac96-774b-bcce-${index.toString(16).padStart(12, "0")}` as typeof hotel.hotelId;
const manyHotels = Array.from({ length: 4_998 }, (_, index) =>
  aHotel({ hotelId: idAt(index), name: `Auberge ${index}`, role: "hotel-admin" }),
);
const sessionWith = (hotelId: string | null, own: HotelMembership[] = []) =>
  aSession({
    user: { isSuperAdmin: true },
    hotels: [...own, ...existing.filter((each) => each.hotelId === hotelId)],
  });

/** A super admin among 5 000 hotels; the API answers as `session.read` and `hotels.search` do. */
async function openAsSuperAdmin(route: string, own: HotelMembership[] = []) {
  existing = [hotel, other, ...manyHotels];
  [asked, searched] = [[], []];
  const page = openShell({ session: null, route });
  atServer.session = sessionWith(null, own);
  server.use(
    http.get(apiUrl("session"), ({ request }) => {
      const hotelId = new URL(request.url).searchParams.get("hotelId");
      asked.push(hotelId);
      return HttpResponse.json(sessionWith(hotelId, own));
    }),
    http.post<never, { query: string }>(apiUrl("hotel-search"), async ({ request }) => {
      const { query } = await request.json();
      searched.push(query);
      const hotels = existing.filter(({ name }) => name.toLowerCase().includes(query)).slice(0, 20);
      return HttpResponse.json({
        hotels: hotels.map(({ hotelId, name }) => ({ id: hotelId, name, city: "Oran" })),
      });
    }),
  );
  return page;
}

const inn = (index: number) => aHotel({ hotelId: idAt(index), name: `Auberge ${index}` });
const switchBox = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Hotel" });

describe("AUTH-05 a super admin among 5 000 hotels", () => {
  it("SYS-01 opens the hotel of a link, and its session has that one alone", async () => {
    const { store } = await openAsSuperAdmin(at("dashboard", inn(4321)));
    await heading("dashboard of Auberge 4321");
    expect(store.getState().session.session?.hotels).toHaveLength(1);
    expect(localStorage.getItem(`funduq.last-hotel`)).toBe(idAt(4321));
  });

  it("finds another hotel by typing in the frame, and goes back and forth", async () => {
    const page = await openAsSuperAdmin(at("dashboard"));
    await heading(`dashboard of ${hotel.name}`);
    expect((await switchBox()).value).toBe(hotel.name);
    await page.user.clear(await switchBox());
    await page.user.type(await switchBox(), "auberge 77");
    await page.user.click(await screen.findByRole("option", { name: "Auberge 77" }));
    await heading("dashboard of Auberge 77");
    expect((await switchBox()).value).toBe("Auberge 77");
    await page.user.type(await switchBox(), "{Control>}a{/Control}aurassi");
    await page.user.click(await screen.findByRole("option", { name: other.name }));
    await heading(`dashboard of ${other.name}`);
    expect(searched).toEqual(["auberge 77", "aurassi"]);
    expect(page.store.getState().session.session?.hotels).toHaveLength(1);
  });

  it("SYS-01 hotels of one name are told apart by town where one is chosen", async () => {
    const page = await openAsSuperAdmin(at("dashboard"));
    await heading(`dashboard of ${hotel.name}`);
    const twins = ["Oran", "Annaba"].map((city, n) => ({
      id: idAt(n),
      name: "Hôtel du Lac",
      city,
    }));
    server.use(http.post(apiUrl("hotel-search"), () => HttpResponse.json({ hotels: twins })));
    await page.user.clear(await switchBox());
    await page.user.type(await switchBox(), "lac");
    await screen.findByRole("option", { name: "Hôtel du Lac · Oran" });
    screen.getByRole("option", { name: "Hôtel du Lac · Annaba" });
  });

  it("X-06 finds a hotel in the palette", async () => {
    const page = await openAsSuperAdmin(at("dashboard"));
    await heading(`dashboard of ${hotel.name}`);
    await page.user.keyboard("{Control>}[KeyK]{/Control}");
    const box = await screen.findByRole("combobox", { name: "Search and actions" });
    await page.user.type(box, "auberge 3000");
    await page.user.click(await screen.findByRole("option", { name: /^Auberge 3000/ }));
    await heading("dashboard of Auberge 3000");
  });

  it("AUTH-13 is offered the first hotels where one is needed, and finds the others", async () => {
    const page = await openAsSuperAdmin("/dashboard");
    await screen.findByRole("button", { name: hotel.name });
    expect(screen.queryByRole("button", { name: "Auberge 4000" })).toBeNull();
    await page.user.type(screen.getByLabelText("Search hotels by name or city"), "auberge 4000");
    await page.user.click(await screen.findByRole("button", { name: "Auberge 4000" }));
    await heading("dashboard of Auberge 4000");
  });

  it("begins in the hotel that was looked at last on this device", async () => {
    localStorage.setItem(`funduq.hotel.${aSession().user.id}`, idAt(12));
    await openAsSuperAdmin("/dashboard");
    await heading("dashboard of Auberge 12");
    expect(asked).toEqual([null, idAt(12)]);
  });

  it("AUTH-03 gets the asked hotel with the sign-in, without another question", async () => {
    const page = await openShell({ session: null, route: at("pos-sales", other) });
    await heading("Hotel PMS Login");
    existing = [hotel, other];
    server.use(http.get(apiUrl("session"), () => HttpResponse.json(sessionWith(other.hotelId))));
    await logInAs(sessionWith(null), page);
    await heading(`pos-sales of ${other.name}`);
  });

  it("keeps a hotel of their own and the one that they look at", async () => {
    const own = inn(5);
    const page = await openAsSuperAdmin(at("dashboard", other), [own]);
    await heading(`dashboard of ${other.name}`);
    const ids = page.store.getState().session.session?.hotels.map(({ hotelId }) => hotelId);
    expect(ids).toEqual([own.hotelId, other.hotelId]);
  });

  it("AUTH-15 is led to the list from a hotel that does not exist, and opens it once it is there", async () => {
    const imported = "01890a5d-ac96-774b-bcce-b302099affff" as typeof hotel.hotelId;
    const page = await openAsSuperAdmin(at("dashboard", inn(1)));
    await heading("dashboard of Auberge 1");
    const link = at("dashboard", aHotel({ hotelId: imported }));
    leadTo(link);
    await heading("system-admin of Auberge 1");
    existing.push(aHotel({ hotelId: imported, name: "Imported" }));
    leadTo(link);
    await heading("dashboard of Imported");
    expect(page.store.getState().session.hotelId).toBe(imported);
  });

  it("SYS-05 is told that the open hotel was removed, and lands on the list", async () => {
    await openAsSuperAdmin(at("dashboard"));
    await heading(`dashboard of ${hotel.name}`);
    existing = [other];
    act(() => FakeEventSource.latest().say("closed", { reason: "hotel-removed" }));
    expect(await screen.findByText(`The hotel ${hotel.name} was removed.`)).toBeTruthy();
    await heading("system-admin of no hotel");
    expect(address()).toBe("/");
  });

  it("X-02 reads why a hotel could not be opened, and tries again", async () => {
    const page = await openAsSuperAdmin(at("dashboard"));
    await heading(`dashboard of ${hotel.name}`);
    await page.user.type(await switchBox(), "{Control>}a{/Control}aurassi");
    const option = await screen.findByRole("option", { name: other.name });
    let isDown = true;
    server.use(
      http.get(apiUrl("session"), ({ request }) =>
        isDown
          ? problem("service.busy")
          : HttpResponse.json(sessionWith(new URL(request.url).searchParams.get("hotelId"))),
      ),
    );
    await page.user.click(option);
    const retry = await screen.findByRole("button", { name: /Try again|Retry/ });
    expect(screen.getByLabelText("View")).toBeTruthy();
    isDown = false;
    await page.user.click(retry);
    await heading(`dashboard of ${other.name}`);
  });

  it("X-02 keeps what was typed when the session has lapsed and the same person signs in again", async () => {
    const page = await openAsSuperAdmin(at("dashboard", inn(9)));
    await page.user.type(await screen.findByLabelText("Notes"), "for the night porter");
    server.use(http.get(apiUrl("session"), () => problem("session.required")));
    act(() => FakeEventSource.latest().giveUp());
    await screen.findByText("Please sign in again");
    server.use(
      http.post(apiUrl("session"), ({ request }) =>
        HttpResponse.json(sessionWith(new URL(request.url).searchParams.get("hotelId"))),
      ),
      http.get(apiUrl("session"), ({ request }) =>
        HttpResponse.json(sessionWith(new URL(request.url).searchParams.get("hotelId"))),
      ),
    );
    await page.user.type(screen.getByLabelText(/Password/), "secret-1{Enter}");
    await waitFor(() => expect(screen.queryByText("Please sign in again")).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>("Notes").value).toBe("for the night porter");
  });
});
