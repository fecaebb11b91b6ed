import { type RestaurantList, restaurantListSchema } from "@funduq/shared-types/contracts/pos";
import {
  type RestaurantFloor,
  restaurantFloorSchema,
} from "@funduq/shared-types/contracts/pos-floor";
import { type PosMenu, posMenuSchema } from "@funduq/shared-types/contracts/pos-menu";

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

export function someRestaurants(): RestaurantList {
  return restaurantListSchema.parse({
    restaurants: [
      { id: id(1), name: "Restaurant El Bahdja" },
      { id: id(2), name: "Cafétéria" },
    ],
  });
}

/** The restaurant's floor on a busy noon. */
export function aFloor(restaurant = 1): RestaurantFloor {
  return restaurantFloorSchema.parse({
    id: id(restaurant),
    name: someRestaurants().restaurants[restaurant - 1]?.name,
    version: 1,
    tables: Array.from({ length: 12 }, (_, n) => table(n + 1)),
  });
}

/** A menu in dinars. */
export function aMenu(): PosMenu {
  return posMenuSchema.parse({
    categories: ["Entrées", "Plats", "Desserts", "Boissons"].map((name, n) => ({
      id: id(301 + n),
      name,
      color: (["green", "red", "purple", "blue"] as const)[n],
      stationId: id(name === "Boissons" ? 501 : 502),
      version: 1,
    })),
    tvaBp: 900,
    timeZone: "Africa/Algiers",
    happyHours: [],
    stations: [
      { id: id(501), name: "Bar", printerId: null, version: 1 },
      { id: id(502), name: "Cuisine", printerId: null, version: 1 },
    ],
    modifierGroups: [
      group(601, "Cuisson", 1, 1, [
        ["Saignant", 0],
        ["À point", 0],
        ["Bien cuit", 0],
      ]),
      group(602, "Sans / supplément", 0, 3, [
        ["Sans oignons", 0],
        ["Harissa", 5_000],
        ["Grande portion", 30_000],
      ]),
      group(603, "Sauce", 1, 1, [
        ["Douce", 0],
        ["Piquante", 0],
      ]),
      group(604, "Supplément", 0, 2, [
        ["Merguez", 25_000],
        ["Œuf", 8_000],
        ["Frites", 15_000],
      ]),
      course(605, "Entrée du menu", 1, [
        [401, "Chorba frik", 0],
        [403, "Salade méchouia", 0],
      ]),
      course(606, "Plat du menu", 2, [
        [404, "Couscous royal", 40_000],
        [405, "Rechta au poulet", 0],
      ]),
    ],
    items: [
      item(401, 301, "Chorba frik", 45_000),
      item(402, 301, "Bourek à la viande", 35_000),
      item(403, 301, "Salade méchouia", 40_000),
      item(404, 302, "Couscous royal", 180_000),
      item(405, 302, "Rechta au poulet", 140_000),
      item(406, 302, "Mechoui d’agneau", 320_000, [601, 602]),
      item(407, 302, "Loubia", 60_000),
      item(414, 302, "Tajine zitoune", 160_000, [603, 604]),
      item(408, 303, "Kalb el louz", 30_000),
      item(409, 303, "Baklawa", 35_000),
      item(410, 304, "Thé à la menthe", 15_000),
      item(411, 304, "Café pressé", 12_000),
      item(412, 304, "Selecto 33 cl", 15_000),
      item(415, 302, "Menu du jour", 250_000, [605, 606]),
      item(413, null, "Gâteau d’anniversaire", 450_000),
    ],
  });
}

function table(n: number) {
  return {
    id: id(200 + n),
    name: `T${n}`,
    covers: n % 4 === 0 ? 8 : 4,
    area: "",
    shape: n % 3 === 0 ? "round" : "square",
    planX: ((n - 1) % 4) * 4,
    planY: Math.floor((n - 1) / 4) * 4,
    width: 3,
    height: 3,
    rotation: n === 7 ? 45 : 0,
    openBills: 0,
    lastFiredAt: null,
  };
}

function group(
  n: number,
  name: string,
  least: number,
  most: number,
  options: readonly (readonly [name: string, priceCentimes: number])[],
) {
  const modifiers = options.map(([option, priceCentimes], place) => ({
    id: id(n * 10 + place),
    name: option,
    priceCentimes,
  }));
  return { id: id(n), name, least, most, modifiers, version: 1 };
}

/** A course of a set, of which one dish is chosen. */
function course(
  n: number,
  name: string,
  served: number,
  dishes: readonly (readonly [item: number, name: string, priceCentimes: number])[],
) {
  const { modifiers, ...rest } = group(
    n,
    name,
    1,
    1,
    dishes.map(([, dish, priceCentimes]) => [dish, priceCentimes] as const),
  );
  const withItems = modifiers.map((option, place) => ({
    ...option,
    itemId: id(dishes[place]?.[0] ?? 0),
  }));
  return { ...rest, course: served, modifiers: withItems };
}

function item(
  n: number,
  category: number | null,
  name: string,
  priceCentimes: number,
  groups: number[] = [],
) {
  return {
    id: id(n),
    categoryId: category && id(category),
    name,
    priceCentimes,
    color: null,
    stationId: null,
    tvaBp: null,
    isSoldOut: false,
    modifierGroupIds: groups.map(id),
    photoHash: null,
    version: 1,
  };
}
