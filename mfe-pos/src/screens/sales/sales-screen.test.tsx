import { baseApi, deviceStorage } from "@funduq/shared-ui/state";
import { delay, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel } from "@funduq/shared-ui/testing/session";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aFloor, aMenu, someRestaurants } from "../../standalone/restaurants.ts";
import {
  floorUrl,
  menuUrl,
  openRestaurant,
  openWithoutHotel,
  restaurantsUrl,
} from "../../testing/open-restaurant.tsx";

const BAHDJA = "Restaurant El Bahdja";

async function openTill(options: Parameters<typeof openRestaurant>[1] = {}) {
  const page = await openRestaurant("pos-sales", options);
  await page.user.click(await screen.findByRole("button", { name: BAHDJA }));
  await screen.findByText("T1");
  return page;
}

const itemsShown = () =>
  within(screen.getByRole("list", { name: "Menu" }))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("bdi")?.textContent);

/** The tile of a table. */
function table(name: string): HTMLElement {
  const found = screen.getByText(name).closest("li");
  if (!found) throw new Error(`${name} is no table`);
  return found;
}

describe("the terminal", () => {
  it("POS-02 is chosen once and remembered on this device", async () => {
    await openTill();
    cleanup();
    await openRestaurant("pos-sales");
    expect(await screen.findByText("T1")).toBeTruthy();
    expect(screen.getByLabelText("Terminal")).toHaveProperty("selectedIndex", 0);
  });

  it("X-02 is chosen where the browser refuses to remember it", async () => {
    for (const call of ["getItem", "setItem"] as const)
      vi.spyOn(Storage.prototype, call).mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      });
    await openTill();
    expect(screen.getByLabelText("Terminal")).toHaveProperty("selectedIndex", 0);
    vi.restoreAllMocks();
    deviceStorage.set(`funduq.terminal.${aHotel().hotelId}`, null);
  });

  it("POS-02 can be changed", async () => {
    const { user } = await openTill();
    await user.selectOptions(screen.getByLabelText("Terminal"), "Cafétéria");
    expect(await screen.findByText("T1")).toBeTruthy();
    cleanup();
    await openRestaurant("pos-sales");
    expect(await screen.findByLabelText("Terminal")).toHaveProperty("selectedIndex", 1);
  });

  it("is not asked for where there is only one", async () => {
    const page = openRestaurant("pos-sales");
    const restaurants = someRestaurants().restaurants.slice(0, 1);
    server.use(http.get(restaurantsUrl, () => HttpResponse.json({ restaurants })));
    await page;
    expect(await screen.findByText("T1")).toBeTruthy();
  });

  it("is asked for again when the remembered one is gone", async () => {
    await openTill();
    cleanup();
    const page = openRestaurant("pos-sales");
    const others = [...someRestaurants().restaurants.slice(1), ...aThird];
    server.use(http.get(restaurantsUrl, () => HttpResponse.json({ restaurants: others })));
    await page;
    expect(await screen.findByText("Choose a terminal")).toBeTruthy();
  });
});

const aThird = [{ id: "00000000-0000-4000-8000-000000000099", name: "Terrasse" }];

describe("the tables", () => {
  it("POS-02 are occupied as long as a bill is open, with count and total", async () => {
    await openTill();
    const occupied = table("T5");
    expect(occupied.getAttribute("data-occupied")).toBe("true");
    expect(occupied.textContent).toContain("Occupied");
    expect(occupied.textContent).toContain("2 open bills");
    expect(occupied.textContent).toContain("12.345,60\u00a0DA");
    expect(table("T1").textContent).toContain("Available");
    expect(table("T1").textContent).not.toContain("DA");
  });

  it("POS-03 follow the bills of every other terminal", async () => {
    const { store } = await openTill();
    const floor = aFloor();
    const [first] = floor.tables;
    if (first) first.openBills = 1;
    server.use(http.get(floorUrl, () => HttpResponse.json(floor)));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    await waitFor(() => expect(table("T1").textContent).toContain("1 open bill"));
  });

  it("X-02 say when there are none", async () => {
    const page = openRestaurant("pos-sales");
    server.use(
      http.get(floorUrl, () => HttpResponse.json({ ...aFloor(), tables: [] })),
      http.get(menuUrl, () => HttpResponse.json({ ...aMenu(), items: [] })),
    );
    const { user } = await page;
    await user.click(await screen.findByRole("button", { name: BAHDJA }));
    expect(await screen.findByText("This restaurant has no tables yet.")).toBeTruthy();
    expect(screen.getByText("No items here yet.")).toBeTruthy();
  });
});

describe("the menu", () => {
  it("POS-02 X-01 shows the items with their prices in dinars", async () => {
    await openTill();
    expect(itemsShown()).toHaveLength(aMenu().items.length);
    expect(screen.getByText("Couscous royal").closest("li")?.textContent).toContain(
      "1.800,00\u00a0DA",
    );
  });

  it("POS-02 shows one category at a time", async () => {
    const { user } = await openTill();
    await user.click(screen.getByRole("button", { name: "Desserts" }));
    await waitFor(() => expect(itemsShown()).toEqual(["Kalb el louz", "Baklawa"]));
    expect(screen.getByRole("button", { name: "Desserts" }).ariaPressed).toBe("true");
  });

  it("finds an item in the whole menu, without accents", async () => {
    const { user } = await openTill();
    await user.click(screen.getByRole("button", { name: "Desserts" }));
    await user.type(screen.getByRole("searchbox"), "the a la");
    await waitFor(() => expect(itemsShown()).toEqual(["Thé à la menthe"]));
  });

  it("leads out of a search that found nothing", async () => {
    const { user } = await openTill();
    await user.type(screen.getByRole("searchbox"), "pizza");
    expect(await screen.findByText("No item matches 'pizza'.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(itemsShown()).toHaveLength(aMenu().items.length));
  });
});

describe("the till", () => {
  it("needs a hotel", async () => {
    await openWithoutHotel("pos-sales");
    expect(screen.getByText("Error: Hotel context is missing.")).toBeTruthy();
  });

  it("X-02 waits, fails and can be tried again", async () => {
    const page = openRestaurant("pos-sales");
    server.use(
      http.get(restaurantsUrl, async () => {
        await delay(5);
        return problem("internal");
      }),
    );
    const { user } = await page;
    expect(screen.getByRole("status", { name: "Loading..." })).toBeTruthy();
    expect(await screen.findByText("The restaurant could not be loaded.")).toBeTruthy();
    server.use(http.get(restaurantsUrl, () => HttpResponse.json(someRestaurants())));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: BAHDJA })).toBeTruthy();
  });

  it("X-02 says when the hotel has no restaurant", async () => {
    const page = openRestaurant("pos-sales");
    server.use(http.get(restaurantsUrl, () => HttpResponse.json({ restaurants: [] })));
    await page;
    expect(await screen.findByText("This hotel has no restaurant yet.")).toBeTruthy();
  });

  it("X-06 is worked from the keyboard", async () => {
    const { user } = await openRestaurant("pos-sales");
    (await screen.findByRole("button", { name: BAHDJA })).focus();
    await user.keyboard("{Enter}");
    (await screen.findByRole("button", { name: "Boissons" })).focus();
    await user.keyboard(" ");
    await waitFor(() => expect(itemsShown()).toHaveLength(3));
  });

  it("X-05 speaks Arabic with the right plurals", async () => {
    await openTill({ language: "ar" });
    expect(table("T5").textContent).toContain("فاتورتان مفتوحتان");
  });
});
