import { saveHappyHourSchema } from "@funduq/shared-types/contracts/pos-happy-hour";
import {
  orderCategoriesSchema,
  orderItemsSchema,
  type PosMenu,
  saveCategorySchema,
  saveItemSchema,
  saveModifierGroupSchema,
  saveStationSchema,
  setSoldOutSchema,
} from "@funduq/shared-types/contracts/pos-menu";
import {
  happyHourIdSchema,
  modifierGroupIdSchema,
  posCategoryIdSchema,
  posItemIdSchema,
  posStationIdSchema,
} from "@funduq/shared-types/values/ids";
import { HttpResponse, http } from "msw";
import { reordered } from "../features/menu/menu.endpoints.ts";
import type { BillBook } from "./bill-book.ts";
import { problem } from "./problem.ts";

const AT = "/api/hotels/:hotelId/restaurants/:restaurantId";
const done = () => new HttpResponse(null, { status: 204 });

type Entry = { id: string; name: string; version: number };

/** The menus of the restaurants, as the manager and the till change them. */
export function menuHandlers(books: readonly BillBook[]) {
  const menuOf = ({ restaurantId }: Record<string, unknown>): PosMenu => {
    const book = books.find(({ floor }) => floor.id === restaurantId);
    if (!book) throw new Error("there is no such restaurant");
    return book.menu;
  };

  const photos = photoShelf();

  return [
    http.get(`${AT}/menu`, ({ params }) => HttpResponse.json(menuOf(params))),
    http.put(`${AT}/categories/:id`, async ({ params, request }) => {
      const { version, ...category } = saveCategorySchema.parse(await request.json());
      const id = posCategoryIdSchema.parse(params.id);
      return written(menuOf(params).categories, { ...category, id }, version);
    }),
    http.delete(`${AT}/categories/:id`, ({ params }) => {
      const menu = menuOf(params);
      menu.categories = menu.categories.filter(({ id }) => id !== params.id);
      for (const item of menu.items) if (item.categoryId === params.id) item.categoryId = null;
      return done();
    }),
    http.put(`${AT}/categories-order`, async ({ params, request }) => {
      const menu = menuOf(params);
      const { ids } = orderCategoriesSchema.parse(await request.json());
      menu.categories = reordered(menu.categories, ids);
      return done();
    }),
    http.put(`${AT}/items/:id`, async ({ params, request }) => {
      const { version, photo, ...item } = saveItemSchema.parse(await request.json());
      const { items } = menuOf(params);
      const id = posItemIdSchema.parse(params.id);
      const { isSoldOut = false, photoHash = null } = items.find((each) => each.id === id) ?? {};
      const hash = photo === undefined ? photoHash : photo && photos.add(photo);
      return written(items, { ...item, id, isSoldOut, photoHash: hash }, version);
    }),
    http.get(`${AT}/items/:id/photos/:hash`, ({ params }) => photos.read(String(params.hash))),
    http.delete(`${AT}/items/:id`, ({ params }) => {
      const menu = menuOf(params);
      menu.items = menu.items.filter(({ id }) => id !== params.id);
      return done();
    }),
    http.put(`${AT}/items-order`, async ({ params, request }) => {
      const menu = menuOf(params);
      menu.items = reordered(menu.items, orderItemsSchema.parse(await request.json()).ids);
      return done();
    }),
    http.put(`${AT}/items/:id/sold-out`, async ({ params, request }) => {
      const { isSoldOut } = setSoldOutSchema.parse(await request.json());
      for (const item of menuOf(params).items)
        if (item.id === params.id) item.isSoldOut = isSoldOut;
      return done();
    }),
    http.put(`${AT}/modifier-groups/:id`, async ({ params, request }) => {
      const { version, ...group } = saveModifierGroupSchema.parse(await request.json());
      const id = modifierGroupIdSchema.parse(params.id);
      return written(menuOf(params).modifierGroups, { ...group, id }, version);
    }),
    http.delete(`${AT}/modifier-groups/:id`, ({ params }) => {
      const menu = menuOf(params);
      menu.modifierGroups = menu.modifierGroups.filter(({ id }) => id !== params.id);
      for (const item of menu.items)
        item.modifierGroupIds = item.modifierGroupIds.filter((id) => id !== params.id);
      return done();
    }),
    http.put(`${AT}/happy-hours/:id`, async ({ params, request }) => {
      const { version, ...happyHour } = saveHappyHourSchema.parse(await request.json());
      const id = happyHourIdSchema.parse(params.id);
      const menu = menuOf(params);
      menu.happyHours ??= [];
      return written(menu.happyHours, { ...happyHour, id }, version);
    }),
    http.delete(`${AT}/happy-hours/:id`, ({ params }) => {
      const menu = menuOf(params);
      menu.happyHours = menu.happyHours?.filter(({ id }) => id !== params.id);
      return done();
    }),
    http.put(`${AT}/stations/:id`, async ({ params, request }) => {
      const { version, name, printerId } = saveStationSchema.parse(await request.json());
      const id = posStationIdSchema.parse(params.id);
      return written(menuOf(params).stations, { name, id, printerId: printerId ?? null }, version);
    }),
    http.delete(`${AT}/stations/:id`, ({ params }) => {
      const menu = menuOf(params);
      const names = [...menu.categories, ...menu.items]
        .filter(({ stationId }) => stationId === params.id)
        .map(({ name }) => name);
      if (names.length > 0) return problem("station.in-use", { names });
      menu.stations = menu.stations.filter(({ id }) => id !== params.id);
      return done();
    }),
  ];
}

/** The photos of the items, each under a number in place of its hash. */
function photoShelf() {
  const kept: string[] = [];
  return {
    add: (photo: string) => kept.push(photo).toString(16).padStart(32, "0"),
    read(hash: string) {
      const photo = kept[Number.parseInt(hash, 16) - 1];
      if (photo === undefined) return problem("item.photo-not-found");
      const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
      return HttpResponse.arrayBuffer(bytes.buffer, { headers: { "Content-Type": "image/jpeg" } });
    },
  };
}

/** Adds or changes an entry of a list by its version, as the API does. */
function written<E extends Entry>(list: E[], entry: Omit<E, "version">, version: number | null) {
  const known = list.findIndex(({ id }) => id === entry.id);
  if (known >= 0 && list[known]?.version !== version) return problem("menu.changed");
  const saved = { ...entry, version: (version ?? 0) + 1 } as E;
  list.splice(known >= 0 ? known : list.length, 1, saved);
  return HttpResponse.json({ id: saved.id, version: saved.version });
}
