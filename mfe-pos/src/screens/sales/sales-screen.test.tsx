import { baseApi } from "@funduq/shared-ui/state";
import { delay, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { someBills } from "../../standalone/bills.ts";
import { aFloor, aMenu, someRestaurants } from "../../standalone/restaurants.ts";
import { aBill } from "../../testing/bills.ts";
import {
  floorUrl,
  menuUrl,
  openRestaurant,
  openWithoutHotel,
  restaurantsUrl,
} from "../../testing/open-restaurant.tsx";
import { billsUrl } from "../../testing/open-till.tsx";

const BAHDJA = "Restaurant El Bahdja";

type Page = Awaited<ReturnType<typeof openTill>>;

async function openTill(options: Parameters<typeof openRestaurant>[1] = {}) {
  const page = await openRestaurant("pos-sales", options);
  await page.user.click(await screen.findByRole("button", { name: BAHDJA }));
  await screen.findByText("T1");
  return page;
}

/** The same, with a new bill and the menu. */
async function openMenu(options: Parameters<typeof openRestaurant>[1] = {}) {
  const page = await openTill(options);
  await page.user.click(await screen.findByRole("button", { name: "Quick sale" }));
  await screen.findByRole("list", { name: "Menu" });
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

describe("the tables", () => {
  it("POS-02 are occupied as long as a bill is open, with count, total and how long they wait", async () => {
    await openTill();
    expect(table("T2").textContent).toContain("Occupied");
    expect(table("T2").textContent).toContain("2.450,00");
    expect(table("T5").textContent).toContain("Waiting 35 min");
    expect(table("T5").textContent).toContain("2 open bills");
    expect(table("T8").textContent).toContain("Bill asked");
    expect(table("T1").textContent).toContain("Available");
    expect(table("T1").textContent).not.toContain("DA");
  });

  it("POS-03 follow the bills of every other terminal", async () => {
    const { store } = await openTill();
    const [first] = aFloor().tables;
    const bills = [aBill({ tableId: first?.id })];
    server.use(http.get(billsUrl, () => HttpResponse.json({ bills })));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    await waitFor(() => expect(table("T1").textContent).toContain("1 open bill"));
  });

  it("POS-02 with several bills ask which one, and offer a new one", async () => {
    const { user } = await openTill();
    await user.click(within(table("T5")).getByRole("button"));
    const dialog = within(await screen.findByRole("dialog", { name: "Bills of T5" }));
    expect(dialog.getByRole("button", { name: /^Bill 1.*6 items/ })).toBeTruthy();
    expect(dialog.getByRole("button", { name: "New bill" })).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: /^Bill 2/ }));
    expect(await screen.findByText("2 of 3 sent to kitchen")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "1 other bill" }));
    expect(await screen.findByRole("dialog", { name: "Bills of T5" })).toBeTruthy();
  });

  it("are shown by area", async () => {
    const page = openRestaurant("pos-sales");
    const floor = aFloor();
    for (const each of floor.tables.slice(6)) each.area = "Terrasse";
    server.use(http.get(floorUrl, () => HttpResponse.json(floor)));
    const { user } = await page;
    await user.click(await screen.findByRole("button", { name: BAHDJA }));
    await screen.findByText("T1");
    expect(screen.queryByText("T7")).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Terrasse" }));
    expect(await screen.findByText("T7")).toBeTruthy();
    expect(screen.queryByText("T1")).toBeNull();
  });

  it.each([
    ["a plan where there is room", true, 12],
    ["tiles on a phone", false, 0],
  ])("are %s", async (_, isWide, placed) => {
    vi.spyOn(window, "matchMedia").mockImplementation((media) => {
      const list = new EventTarget();
      return Object.assign(list, {
        matches: isWide && media.includes("min-width"),
        media,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      });
    });
    await openTill();
    const tables = within(screen.getByRole("list", { name: "Tables" })).getAllByRole("listitem");
    expect(tables).toHaveLength(12);
    expect(tables.filter(({ style }) => style.insetInlineStart !== "")).toHaveLength(placed);
    vi.restoreAllMocks();
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
    await user.click(screen.getByRole("button", { name: "Quick sale" }));
    expect(await screen.findByText("No items here yet.")).toBeTruthy();
  });

  it("X-02 say when the open bills could not be read, and try again", async () => {
    const page = openRestaurant("pos-sales");
    server.use(http.get(billsUrl, () => problem("internal"), { once: true }));
    const { user } = await page;
    await user.click(await screen.findByRole("button", { name: BAHDJA }));
    expect(await screen.findByText("The restaurant could not be loaded.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("T1")).toBeTruthy();
  });
});

describe("the address", () => {
  const { id } = aFloor().tables[1] ?? { id: "" };
  const [first] = someBills(aFloor(), aMenu());

  it("X-06 keeps table and bill over a reload", async () => {
    const page = openRestaurant("pos-sales", { route: `/?table=${id}&bill=${first?.id}` });
    const { user } = await page;
    await user.click(await screen.findByRole("button", { name: BAHDJA }));
    expect(await screen.findByRole("heading", { name: /^T2/ })).toBeTruthy();
    expect(await screen.findByRole("button", { name: "One more: Couscous royal" })).toBeTruthy();
  });

  it("names a bill that is no longer open", async () => {
    const page = openRestaurant("pos-sales", { route: `/?bill=${crypto.randomUUID()}` });
    const { user } = await page;
    await user.click(await screen.findByRole("button", { name: BAHDJA }));
    expect(await screen.findByText(/^Bill not found/)).toBeTruthy();
  });
});

describe("the menu", () => {
  it("POS-02 X-01 shows the items with their prices in dinars", async () => {
    await openMenu();
    expect(itemsShown()).toHaveLength(aMenu().items.length);
    expect(screen.getByText("Couscous royal").closest("li")?.textContent).toContain(
      "1.800,00\u00a0DA",
    );
  });

  it("POS-02 shows one category at a time", async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole("button", { name: "Desserts" }));
    await waitFor(() => expect(itemsShown()).toEqual(["Kalb el louz", "Baklawa"]));
    expect(screen.getByRole("button", { name: "Desserts" }).ariaPressed).toBe("true");
  });

  it("finds an item in the whole menu, without accents", async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole("button", { name: "Desserts" }));
    await user.type(screen.getByRole("searchbox"), "the a la");
    await waitFor(() => expect(itemsShown()).toEqual(["Thé à la menthe"]));
  });

  it("leads out of a search that found nothing", async () => {
    const { user } = await openMenu();
    await user.type(screen.getByRole("searchbox"), "pizza");
    expect(await screen.findByText("No item matches 'pizza'.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(itemsShown()).toHaveLength(aMenu().items.length));
  });
});

/** Clicks 'Undo' in the notice. The notice is moved to a live region after 250 ms, and a click during that is lost: waits for it. */
async function undo({ user }: Page) {
  await waitFor(() => expect(screen.getByText("Undo").closest("[aria-live]")).not.toBeNull());
  await user.click(screen.getByText("Undo"));
}

describe("sold out", () => {
  it.each([
    [
      "a long press",
      async (page: Page, tile: HTMLElement) => {
        await page.user.pointer({ keys: "[TouchA>]", target: tile });
        await waitFor(() => expect(tile.textContent).toContain("Sold out"));
        await page.user.pointer({ keys: "[/TouchA]", target: tile });
      },
    ],
    [
      "the key of the context menu",
      async (_: Page, tile: HTMLElement) => {
        fireEvent.contextMenu(tile);
      },
    ],
    [
      "its mode",
      async ({ user }: Page, tile: HTMLElement) => {
        await user.click(screen.getByRole("button", { name: "Sold out" }));
        await user.click(tile);
      },
    ],
  ])("POS-09 is said by %s, at once on every terminal, and taken back", async (_, mark) => {
    const page = await openMenu();
    const menu = within(screen.getByRole("list", { name: "Menu" }));
    const tile = menu.getByRole("button", { name: /^Loubia/ });
    await mark(page, tile);
    await waitFor(() => expect(tile.textContent).toContain("Sold out"));
    expect(screen.queryByRole("list", { name: "Lines of the bill" })).toBeNull();
    await undo(page);
    await waitFor(() => expect(tile.textContent).toContain("600,00"));
  });

  it("POS-09 is sent for each item, and an undo after its request, while answers are awaited", async () => {
    const page = await openMenu();
    const sent: unknown[] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.put(/sold-out$/, async ({ request }) => {
        sent.push(await request.clone().json());
        await held;
      }),
    );
    const menu = within(screen.getByRole("list", { name: "Menu" }));
    const [loubia, chorba] = [/^Loubia/, /^Chorba frik/].map((name) =>
      menu.getByRole("button", { name }),
    ) as [HTMLElement, HTMLElement];
    fireEvent.contextMenu(loubia);
    await undo(page);
    fireEvent.contextMenu(chorba);
    await waitFor(() => expect(chorba.textContent).toContain("Sold out"));
    await waitFor(() => expect(sent).toHaveLength(2));
    answer();
    await waitFor(() => expect(loubia.textContent).toContain("600,00"));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.at(-1)).toEqual({ isSoldOut: false });
    expect(chorba.textContent).toContain("Sold out");
  });

  it("POS-09 is taken back when the API refuses it", async () => {
    await openMenu();
    server.use(http.put(/sold-out$/, () => problem("item.not-found")));
    const tile = within(screen.getByRole("list", { name: "Menu" })).getByRole("button", {
      name: /^Loubia/,
    });
    fireEvent.contextMenu(tile);
    expect(await screen.findByText(/^Item not found/)).toBeTruthy();
    await waitFor(() => expect(tile.textContent).toContain("600,00"));
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
    (await screen.findByRole("button", { name: "Quick sale" })).focus();
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
