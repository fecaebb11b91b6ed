import { baseApi, deviceStorage } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, cleanup, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import department from "../../module.ts";
import { someTerminals } from "../../standalone/floor.ts";
import { restaurantHandlers } from "../../standalone/handlers.ts";
import { someRestaurants } from "../../standalone/restaurants.ts";
import { restaurantsUrl } from "../../testing/open-restaurant.tsx";
import { ChosenRestaurant } from "./chosen-restaurant.tsx";

const terminalsUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/terminals");
const [bahdja, cafeteria] = ["Restaurant El Bahdja", "Cafétéria"] as const;

/** A screen that says where it is; `answers` are other than the usual ones. */
async function openDevice(
  { asksTerminal = true, isHeadless = false } = {},
  ...answers: Parameters<typeof server.use>
) {
  department.register();
  server.use(...answers, ...restaurantHandlers());
  const hotel = aHotel({ role: "pos-manager" });
  return renderWithStore(
    <ChosenRestaurant
      hotelId={hotel.hotelId}
      title="Till"
      asksTerminal={asksTerminal}
      isHeadless={isHeadless}
    >
      {(restaurant, terminal) => <p>{`${restaurant.name}: ${terminal?.name ?? "no terminal"}`}</p>}
    </ChosenRestaurant>,
    { session: aSession({ hotels: [hotel] }) },
  );
}

const choose = async ({ user }: Awaited<ReturnType<typeof openDevice>>, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole("button", { name }));
};
const terminalsAre = (count: number) =>
  http.get(terminalsUrl, () => HttpResponse.json({ terminals: someTerminals().slice(0, count) }));

describe("a new device", () => {
  it("POS-02 is asked for its restaurant, then for its terminal, once", async () => {
    await choose(await openDevice(), cafeteria, "Terrasse");
    expect(await screen.findByText("Cafétéria: Terrasse")).toBeTruthy();
    cleanup();
    await openDevice();
    expect(await screen.findByText("Cafétéria: Terrasse")).toBeTruthy();
  });

  it("POS-02 works without a terminal where the restaurant has none", async () => {
    await choose(await openDevice(), bahdja);
    expect(await screen.findByText("Restaurant El Bahdja: no terminal")).toBeTruthy();
    expect(screen.queryByLabelText("Terminal")).toBeNull();
  });

  it("POS-02 is the only terminal, and in the only restaurant, without being asked", async () => {
    const restaurants = someRestaurants().restaurants.slice(1);
    const only = http.get(restaurantsUrl, () => HttpResponse.json({ restaurants }));
    await openDevice({}, only, terminalsAre(1));
    expect(await screen.findByText("Cafétéria: Bar")).toBeTruthy();
    // Named, the terminal with its label: 'Bar' alone could be anything.
    expect(screen.getByText("Terminal: Bar")).toBeTruthy();
    expect(screen.queryByLabelText("Terminal")).toBeNull();
  });

  it("POS-02 stays the terminal and the restaurant that were the only ones when others are added", async () => {
    const restaurants = someRestaurants().restaurants.slice(1);
    const only = http.get(restaurantsUrl, () => HttpResponse.json({ restaurants }));
    const { store } = await openDevice({}, only, terminalsAre(1));
    await screen.findByText("Cafétéria: Bar");
    server.use(...restaurantHandlers());
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Restaurant"])));
    expect(await screen.findByLabelText("Terminal")).toBeTruthy();
    expect(screen.getByLabelText("Restaurant")).toBeTruthy();
    expect(screen.getByText("Cafétéria: Bar")).toBeTruthy();
  });

  it("POS-02 can be changed to another restaurant and terminal", async () => {
    const page = await openDevice();
    await choose(page, cafeteria, "Bar");
    await page.user.selectOptions(await screen.findByLabelText("Terminal"), "Terrasse");
    expect(await screen.findByText("Cafétéria: Terrasse")).toBeTruthy();
    await page.user.selectOptions(screen.getByLabelText("Restaurant"), bahdja);
    expect(await screen.findByText("Restaurant El Bahdja: no terminal")).toBeTruthy();
    await page.user.selectOptions(screen.getByLabelText("Restaurant"), cafeteria);
    expect(await screen.findByText("Cafétéria: Terrasse")).toBeTruthy();
  });

  it("POS-02 is asked again when its terminal or its restaurant is gone", async () => {
    await choose(await openDevice(), cafeteria, "Bar");
    await screen.findByText("Cafétéria: Bar");
    cleanup();
    const third = {
      ...someTerminals()[1],
      id: "00000000-0000-4000-8000-000000000099",
      name: "Hall",
    };
    const others = [someTerminals()[1], third];
    await openDevice(
      {},
      http.get(terminalsUrl, () => HttpResponse.json({ terminals: others })),
    );
    expect(await screen.findByText("Choose a terminal")).toBeTruthy();
    cleanup();
    const [first] = someRestaurants().restaurants;
    const restaurants = [first, { id: third.id, name: "Terrasse" }];
    await openDevice(
      {},
      http.get(restaurantsUrl, () => HttpResponse.json({ restaurants })),
    );
    expect(await screen.findByText("Choose a restaurant")).toBeTruthy();
  });

  it("X-02 chooses where the browser refuses to remember it", async () => {
    for (const call of ["getItem", "setItem"] as const)
      vi.spyOn(Storage.prototype, call).mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      });
    await choose(await openDevice(), cafeteria, "Bar");
    expect(await screen.findByText("Cafétéria: Bar")).toBeTruthy();
    vi.restoreAllMocks();
    const [, second] = someRestaurants().restaurants;
    deviceStorage.set(`funduq.restaurant.${aHotel().hotelId}`, null);
    deviceStorage.set(`funduq.terminal.${second?.id}`, null);
  });
});

it("POS-13 a screen that does not sell asks for no terminal", async () => {
  await choose(await openDevice({ asksTerminal: false }), cafeteria);
  expect(await screen.findByText(/^Cafétéria: /)).toBeTruthy();
  expect(screen.queryByLabelText("Terminal")).toBeNull();
});

it("POS-02 an open bill has a heading of its own", async () => {
  await choose(await openDevice({ isHeadless: true }), bahdja);
  expect(await screen.findByText("Restaurant El Bahdja: no terminal")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Till" })).toBeNull();
});
