import { randomUUID } from "node:crypto";
import type { PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { makeStaff, type TestStaff } from "./factories-core.ts";
import { outcomeOf } from "./races.ts";
import type { RequestOptions, TestApp } from "./test-app.ts";

/** A restaurant's manager and the path of the restaurant. */
export type TestMenu = { staff: TestStaff; hotelId: HotelId; restaurantId: string; at: string };

export const aCategory = { version: null, color: "grey", stationId: null };
export const anItem = {
  version: null,
  categoryId: null,
  priceCentimes: 40_000,
  color: null,
  stationId: null,
  tvaBp: null,
  modifierGroupIds: [],
};
export const anOption = (name: string, priceCentimes = 0) => ({
  id: randomUUID(),
  name,
  priceCentimes,
  itemId: null as string | null,
});
export const aGroup = { version: null, least: 0, most: 1, course: null };

/** What a restaurant's manager does with its menu, through the API. */
export function menuDesk({ request, database, owner }: TestApp) {
  /** A restaurant of the hotel, or of a new one. */
  async function restaurant(hotelId?: HotelId): Promise<TestMenu> {
    const staff = await makeStaff(database, { role: "pos-manager", ...(hotelId && { hotelId }) });
    const id = randomUUID();
    await owner`insert into restaurants ${owner({ hotel_id: staff.hotelId, id, name: "Grill" })}`;
    const at = `/hotels/${staff.hotelId}/restaurants/${id}`;
    return { staff, hotelId: staff.hotelId, restaurantId: id, at };
  }

  const send = async (
    method: "PUT" | "DELETE",
    { at, staff }: TestMenu,
    path: string,
    body?: object,
    options: Partial<RequestOptions> = {},
  ) => {
    const response = await request(method, `${at}/${path}`, { as: staff, body, ...options });
    if (response.status === 204) return { status: 204, code: undefined, body: undefined };
    return outcomeOf(response);
  };
  const put = (menu: TestMenu, path: string, body: object, options?: Partial<RequestOptions>) =>
    send("PUT", menu, path, body, options);
  const remove = (menu: TestMenu, path: string) => send("DELETE", menu, path);

  /** Adds something and answers its id. */
  async function add(menu: TestMenu, kind: string, body: object): Promise<string> {
    const id = randomUUID();
    const answer = await put(menu, `${kind}/${id}`, body);
    if (answer.status !== 200) throw new Error(`${kind}: ${JSON.stringify(answer)}`);
    return id;
  }

  async function read({ at, staff }: TestMenu): Promise<PosMenu> {
    return (await request("GET", `${at}/menu`, { as: staff })).json();
  }

  async function itemNamed(menu: TestMenu, name: string): Promise<PosItem> {
    const item = (await read(menu)).items.find((each) => each.name === name);
    if (!item) throw new Error(`there is no ${name}`);
    return item;
  }

  /** What the audit trail says of the last change of this kind. */
  async function told({ hotelId }: TestMenu, action: string) {
    const admin = await makeStaff(database, { hotelId });
    const answer = await request("GET", `/hotels/${hotelId}/audit-trail`, { as: admin });
    const { entries } = await answer.json();
    const entry = entries.find((each: { action: string }) => each.action === action);
    return entry?.facts.map((fact: Record<string, unknown>) => [
      fact.what,
      fact.of ?? "",
      fact.before,
      fact.after,
    ]);
  }

  return { restaurant, put, remove, add, read, itemNamed, told };
}
