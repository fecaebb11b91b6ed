import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aMenu } from "../../../standalone/restaurants.ts";
import { categoriesShown, openManager } from "../../../testing/open-manager.tsx";
import { floorUrl, menuUrl } from "../../../testing/open-restaurant.tsx";

const ALL = ["All items", "Entrées", "Plats", "Desserts", "Boissons", "Without category"];

async function choose(user: Awaited<ReturnType<typeof openManager>>["user"], action: string) {
  await user.click(screen.getByRole("button", { name: "Actions for Desserts" }));
  await user.click(screen.getByRole("menuitem", { name: action }));
}

it("POS-01 adds a category by its name; a blank one is ignored", async () => {
  const { user } = await openManager();
  const add = screen.getByRole("button", { name: "Add" });
  const name = screen.getByLabelText("New category");
  await user.type(name, "   ");
  await user.click(add);
  expect(categoriesShown()).toEqual(ALL);
  expect(screen.queryByRole("alert")).toBeNull();
  await user.type(name, "Glaces{Enter}");
  await waitFor(() => expect(categoriesShown()).toContain("Glaces"));
  expect(name).toHaveProperty("value", "");
});

it("POS-01 X-02 asks before another tab throws away the name of a new category", async () => {
  const { user } = await openManager();
  await user.type(screen.getByLabelText("New category"), "Glaces");
  await user.click(screen.getByRole("tab", { name: "Options" }));
  await user.click(await screen.findByRole("button", { name: "Stay here" }));
  expect(screen.getByLabelText("New category")).toHaveProperty("value", "Glaces");
  await user.type(screen.getByLabelText("New category"), "{Enter}");
  await waitFor(() => expect(categoriesShown()).toContain("Glaces"));
  await user.click(screen.getByRole("tab", { name: "Options" }));
  await waitFor(() => expect(screen.queryByLabelText("New category")).toBeNull());
});

it("POS-01 keeps what was typed where the name is taken", async () => {
  const { user } = await openManager();
  server.use(
    http.put(apiUrl("hotels/:hotelId/restaurants/:restaurantId/categories/:id"), () =>
      problem("category.name-taken", { name: "Plats" }),
    ),
  );
  await user.type(screen.getByLabelText("New category"), "Plats{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("There is already a category Plats.");
  expect(screen.getByLabelText("New category")).toHaveProperty("value", "Plats");
});

it("POS-01 moves a category by its menu and by Alt and an arrow, which keeps the focus", async () => {
  const { user } = await openManager();
  await choose(user, "Move up");
  const moved = ["All items", "Entrées", "Desserts", "Plats", "Boissons", "Without category"];
  await waitFor(() => expect(categoriesShown()).toEqual(moved));
  const handle = screen.getByRole("button", { name: "Move Desserts" });
  handle.focus();
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await waitFor(() => expect(categoriesShown()).toEqual(ALL));
  expect(document.activeElement).toBe(handle);
});

it("POS-01 saves moves that follow each other faster than the API answers, the last order last", async () => {
  const { user } = await openManager();
  const firstAnswer = Promise.withResolvers<void>();
  const orders: unknown[] = [];
  server.use(
    http.put(apiUrl("hotels/:hotelId/restaurants/:restaurantId/categories-order"), async (call) => {
      orders.push(await call.request.json());
      if (orders.length === 1) await firstAnswer.promise;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const handle = screen.getByRole("button", { name: "Move Desserts" });
  handle.focus();
  await user.keyboard("{Alt>}{ArrowUp}{ArrowUp}{ArrowDown}{ArrowUp}{/Alt}");
  const wanted = ["All items", "Desserts", "Entrées", "Plats", "Boissons", "Without category"];
  expect(categoriesShown()).toEqual(wanted);
  firstAnswer.resolve();
  await waitFor(() => expect(orders).toHaveLength(2));
  const named = aMenu().categories.map(({ id, name }) => [name, id] as const);
  const ids = ["Desserts", "Entrées", "Plats", "Boissons"].map((name) => new Map(named).get(name));
  expect(orders[1]).toEqual({ ids });
});

const MOVED = ["All items", "Entrées", "Desserts", "Plats", "Boissons", "Without category"];

/** Holds each answer of a menu until it is resolved. */
function holdMenus() {
  const reads: PromiseWithResolvers<PosMenu>[] = [];
  server.use(
    http.get(menuUrl, async () => {
      const read = Promise.withResolvers<PosMenu>();
      reads.push(read);
      return HttpResponse.json(await read.promise);
    }),
  );
  return reads;
}

/** Marks an item as sold out, after which the menu is read again. */
async function readAgain(user: Awaited<ReturnType<typeof openManager>>["user"]) {
  const [soldOut] = screen.getAllByRole("switch");
  if (!soldOut) throw new Error("the menu has no item");
  await user.click(soldOut);
  return soldOut;
}

it("POS-01 keeps a move on the screen when a menu that was read before it arrives after it", async () => {
  const { user } = await openManager();
  const reads = holdMenus();
  await readAgain(user);
  await waitFor(() => expect(reads).toHaveLength(1));
  await choose(user, "Move up");
  expect(categoriesShown()).toEqual(MOVED);
  reads[0]?.resolve(aMenu());
  await waitFor(() => expect(reads).toHaveLength(2));
  expect(categoriesShown()).toEqual(MOVED);
  reads[1]?.resolve(aMenu());
});

it("POS-01 keeps a move on the screen when a menu that was read before it arrives while it is saved", async () => {
  const { user } = await openManager();
  const reads = holdMenus();
  const saved = Promise.withResolvers<void>();
  const floor = Promise.withResolvers<void>();
  server.use(
    http.put(apiUrl("hotels/:hotelId/restaurants/:restaurantId/categories-order"), async () => {
      await saved.promise;
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(floorUrl, async () => {
      await floor.promise;
      return new HttpResponse(null, { status: 503 });
    }),
  );
  const soldOut = await readAgain(user);
  await waitFor(() => expect(reads).toHaveLength(1));
  await choose(user, "Move up");
  reads[0]?.resolve(aMenu());
  await waitFor(() => expect(soldOut.ariaChecked).toBe("false"));
  saved.resolve();
  await waitFor(() => expect(categoriesShown()).toEqual(MOVED));
  // The menu is read again only when no other request is under way.
  floor.resolve();
  await waitFor(() => expect(reads).toHaveLength(2));
  expect(categoriesShown()).toEqual(MOVED);
  reads[1]?.resolve(aMenu());
});

it("POS-01 takes a move back that the API refuses, and says why", async () => {
  const { user } = await openManager();
  server.use(
    http.put(apiUrl("hotels/:hotelId/restaurants/:restaurantId/categories-order"), () =>
      problem("menu.changed"),
    ),
  );
  await choose(user, "Move down");
  expect(await screen.findByText(/Somebody else changed this meanwhile/)).toBeTruthy();
  await waitFor(() => expect(categoriesShown()).toEqual(ALL));
});

it("POS-01 changes name, colour and station; a blank name leaves the name", async () => {
  const { user } = await openManager();
  await choose(user, "Edit");
  const dialog = within(screen.getByRole("dialog"));
  await user.clear(dialog.getByLabelText("Name"));
  await user.click(dialog.getByLabelText("Teal"));
  await user.selectOptions(dialog.getByLabelText("Prepared at"), "Bar");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Desserts was saved.")).toBeTruthy();
  await choose(user, "Edit");
  const again = within(screen.getByRole("dialog"));
  expect(again.getByLabelText("Teal")).toHaveProperty("checked", true);
  expect(again.getByLabelText("Prepared at")).toHaveProperty("selectedIndex", 1);
});

it("POS-01 asks before it deletes a category, and says how many items lose it", async () => {
  const { user } = await openManager();
  await choose(user, "Delete");
  const dialog = within(screen.getByRole("alertdialog", { name: "Delete Desserts?" }));
  expect(dialog.getByText("2 items stay on the menu without a category.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(categoriesShown()).not.toContain("Desserts"));
  const without = screen.getByRole("button", { name: /^Without category/ });
  expect(without.textContent).toBe("Without category3");
});
