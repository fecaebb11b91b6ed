import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aMenu } from "../../../standalone/restaurants.ts";
import { itemsListed, openManager } from "../../../testing/open-manager.tsx";
import { menuUrl } from "../../../testing/open-restaurant.tsx";

type User = Awaited<ReturnType<typeof openManager>>["user"];
const itemUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/items/:id");

async function openDesserts() {
  const page = await openManager();
  await page.user.click(screen.getByRole("button", { name: /^Desserts/ }));
  await waitFor(() => expect(itemsListed()).toEqual(["Kalb el louz", "Baklawa"]));
  return page;
}

async function choose(user: User, item: string, action: string) {
  const row = screen.getByRole("row", { name: new RegExp(item) });
  await user.click(within(row).getByRole("button", { name: /^Actions for|^Actions of|actions/i }));
  await user.click(screen.getByRole("menuitem", { name: action }));
}

const dialog = () => within(screen.getByRole("dialog"));
const save = (user: User) => user.click(dialog().getByRole("button", { name: "Save" }));

it("POS-01 an item needs a name and a price above 0 and up to the maximum; what was typed stays", async () => {
  const { user } = await openDesserts();
  await user.click(screen.getByRole("button", { name: "Add item" }));
  await save(user);
  expect(dialog().getByText("Enter a name.")).toBeTruthy();
  expect(dialog().getByText("Enter a price.")).toBeTruthy();
  expect(document.activeElement).toBe(dialog().getByLabelText("Name"));
  const price = dialog().getByLabelText("Price");
  for (const [typed, fault] of [
    ["0", /above zero|greater than 0|more than 0/i],
    ["1000000000", /100\.000\.000,00/],
    ["1,005", /two decimals|centime/i],
  ] as const) {
    await user.clear(price);
    await user.type(price, typed);
    await save(user);
    expect(dialog().getByText(fault)).toBeTruthy();
  }
  await user.type(dialog().getByLabelText("Name"), "Makrout");
  await user.clear(price);
  await user.type(price, "250,50");
  await save(user);
  expect(await screen.findByText("Makrout was saved.")).toBeTruthy();
  await waitFor(() => expect(itemsListed()).toEqual(["Kalb el louz", "Baklawa", "Makrout"]));
  expect(screen.getByRole("row", { name: /Makrout.*250,50/ })).toBeTruthy();
});

it("POS-09 an item has options, a station, a rate of TVA and a colour of its own", async () => {
  const { user } = await openDesserts();
  await choose(user, "Baklawa", "Edit");
  await user.click(dialog().getByLabelText(/^Cuisson/));
  await user.selectOptions(dialog().getByLabelText("Prepared at"), "Bar");
  await user.selectOptions(dialog().getByLabelText("TVA"), "1900");
  await user.click(dialog().getByLabelText("Red"));
  await save(user);
  await waitFor(() =>
    expect(screen.getByRole("row", { name: /Baklawa/ }).textContent).toMatch(/Bar.*19.*Cuisson/),
  );
});

it("POS-01 the second editor is told, sees what was saved, and may save on it", async () => {
  const { user, store } = await openDesserts();
  await choose(user, "Baklawa", "Edit");
  const theirs = aMenu();
  for (const item of theirs.items)
    if (item.name === "Baklawa") Object.assign(item, { priceCentimes: 99_900, version: 2 });
  const versions: unknown[] = [];
  server.use(
    http.get(menuUrl, () => HttpResponse.json(theirs)),
    http.put(itemUrl, async ({ request, params }) => {
      const body = (await request.json()) as { version: number };
      versions.push(body.version);
      if (body.version !== 2) return problem("menu.changed");
      return HttpResponse.json({ id: params.id, version: 3 });
    }),
  );
  const price = dialog().getByLabelText("Price");
  await user.clear(price);
  await user.type(price, "400");
  await save(user);
  expect(await dialog().findByText(/Somebody else changed this meanwhile/)).toBeTruthy();
  expect(await dialog().findByText(/999,00/)).toBeTruthy();
  expect(price).toHaveProperty("value", "400,00");
  await save(user);
  expect(await screen.findByText("Baklawa was saved.")).toBeTruthy();
  expect(versions).toEqual([1, 2]);
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Restaurant"])));
});

it("POS-01 a name that is taken is said at the field", async () => {
  const { user } = await openDesserts();
  server.use(http.put(itemUrl, () => problem("item.name-taken", { name: "Baklawa" })));
  await choose(user, "Kalb el louz", "Edit");
  await user.clear(dialog().getByLabelText("Name"));
  await user.type(dialog().getByLabelText("Name"), "Baklawa");
  await save(user);
  await waitFor(() =>
    expect(dialog().getByLabelText("Name").getAttribute("aria-invalid")).toBe("true"),
  );
  expect(dialog().getByLabelText("Name")).toHaveProperty("value", "Baklawa");
});

it("POS-09 is sold out in one tap, at once, and offered again where the API refuses it", async () => {
  const { user } = await openDesserts();
  const soldOut = screen.getByRole("switch", { name: "Sold out: Baklawa" });
  await user.click(soldOut);
  expect(soldOut.getAttribute("aria-checked")).toBe("true");
  server.use(http.put(`${itemUrl}/sold-out`, () => problem("item.not-found")));
  const other = screen.getByRole("switch", { name: "Sold out: Kalb el louz" });
  await user.click(other);
  expect(await screen.findByText(/Item not found/)).toBeTruthy();
  await waitFor(() => expect(other.getAttribute("aria-checked")).toBe("false"));
  expect(soldOut.getAttribute("aria-checked")).toBe("true");
});

it("POS-01 moves an item within its category; all items together have no order of their own", async () => {
  const { user } = await openDesserts();
  await choose(user, "Baklawa", "Move up");
  await waitFor(() => expect(itemsListed()).toEqual(["Baklawa", "Kalb el louz"]));
  await user.click(screen.getByRole("button", { name: /^All items/ }));
  expect(screen.queryByRole("button", { name: "Move Baklawa" })).toBeNull();
});

it("POS-01 asks before it deletes an item, and says that bills keep it", async () => {
  const { user } = await openDesserts();
  await choose(user, "Baklawa", "Delete");
  const asks = within(screen.getByRole("alertdialog", { name: "Delete Baklawa?" }));
  expect(asks.getByText(/Bills on which it is keep it, with its price/)).toBeTruthy();
  await user.click(asks.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(itemsListed()).toEqual(["Kalb el louz"]));
});

it("POS-01 finds an item in a menu of a thousand, of which only those in sight are drawn", async () => {
  const menu = aMenu();
  const [first] = menu.items;
  if (!first) throw new Error("no item");
  const id = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, "0")}`;
  const items = Array.from({ length: 1_000 }, (_, n) => ({
    ...first,
    id: id(n),
    name: `Plat ${n}`,
  }));
  const page = openManager();
  server.use(http.get(menuUrl, () => HttpResponse.json({ ...menu, items })));
  const { user } = await page;
  await screen.findByText("1000 items");
  expect(screen.getAllByRole("row").length).toBeLessThan(200);
  await user.type(screen.getByLabelText("Search items..."), "Plat 777");
  await waitFor(() => expect(itemsListed()).toEqual(["Plat 777"]));
});
