import { restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import {
  categoryRefSchema,
  itemRefSchema,
  orderCategoriesSchema,
  orderItemsSchema,
  saveCategorySchema,
  savedCategorySchema,
  savedItemSchema,
  saveItemSchema,
  setSoldOutSchema,
} from "@funduq/shared-types/contracts/pos-menu";
import { defineRoute } from "../../platform/route.ts";
import {
  orderCategories,
  orderItems,
  removeCategory,
  removeItem,
  saveCategory,
  saveItem,
  setSoldOut,
} from "./menu.service.ts";

const RESTAURANT = "/hotels/{hotelId}/restaurants/{restaurantId}";
const CATEGORY = `${RESTAURANT}/categories/{categoryId}` as const;
const ITEM = `${RESTAURANT}/items/{itemId}` as const;

const categorySaved = defineRoute(
  {
    id: "pos.save-category",
    method: "PUT",
    path: CATEGORY,
    permission: "pos.manage",
    summary: "Adds a category to the menu, or changes it as long as nobody else did meanwhile.",
    params: categoryRefSchema,
    body: saveCategorySchema,
    response: savedCategorySchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, body, announce }) => {
    const { saved, facts } = await saveCategory(tx, params, body);
    announce({ facts });
    return saved;
  },
);

const categoryRemoved = defineRoute(
  {
    id: "pos.remove-category",
    method: "DELETE",
    path: CATEGORY,
    permission: "pos.manage",
    summary: "Deletes a category; its items stay on the menu without one.",
    params: categoryRefSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, announce }) => {
    announce({ facts: await removeCategory(tx, params) });
    return undefined;
  },
);

const categoriesOrdered = defineRoute(
  {
    id: "pos.order-categories",
    method: "PUT",
    path: `${RESTAURANT}/categories-order`,
    permission: "pos.manage",
    summary: "Orders all categories of the menu.",
    params: restaurantRefSchema,
    body: orderCategoriesSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, body, announce }) => {
    announce({ isUnchanged: !(await orderCategories(tx, params, body)) });
    return undefined;
  },
);

const itemSaved = defineRoute(
  {
    id: "pos.save-item",
    method: "PUT",
    path: ITEM,
    permission: "pos.manage",
    summary: "Adds an item to the menu, or changes it as long as nobody else did meanwhile.",
    params: itemRefSchema,
    body: saveItemSchema,
    response: savedItemSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, body, announce }) => {
    const { saved, facts } = await saveItem(tx, params, body);
    announce({ facts });
    return saved;
  },
);

const itemRemoved = defineRoute(
  {
    id: "pos.remove-item",
    method: "DELETE",
    path: ITEM,
    permission: "pos.manage",
    summary: "Deletes an item; lines of open bills keep their copy of it.",
    params: itemRefSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, announce }) => {
    announce({ facts: await removeItem(tx, params) });
    return undefined;
  },
);

const itemsOrdered = defineRoute(
  {
    id: "pos.order-items",
    method: "PUT",
    path: `${RESTAURANT}/items-order`,
    permission: "pos.manage",
    summary: "Orders all items of one category, or all without one.",
    params: restaurantRefSchema,
    body: orderItemsSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, body, announce }) => {
    announce({ isUnchanged: !(await orderItems(tx, params, body)) });
    return undefined;
  },
);

const soldOut = defineRoute(
  {
    id: "pos.set-sold-out",
    method: "PUT",
    path: `${ITEM}/sold-out`,
    permission: "pos.sell",
    summary: "Marks an item as sold out on every terminal, or offers it again.",
    params: itemRefSchema,
    body: setSoldOutSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, body, announce }) => {
    const facts = await setSoldOut(tx, params, body);
    announce({ facts, isUnchanged: facts.length === 0 });
    return undefined;
  },
);

export const menuRoutes = [
  categorySaved,
  categoryRemoved,
  categoriesOrdered,
  itemSaved,
  itemRemoved,
  itemsOrdered,
  soldOut,
];
