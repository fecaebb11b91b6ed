import type { Guest } from "@funduq/shared-types/contracts/guest";
import type { TestStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

/** The profile of a guest of whom only the name is known. */
export const nothing = {
  nameOtherScript: null,
  phone: null,
  email: null,
  nationality: null,
  idType: null,
  idNumber: null,
  idDeliveryDate: null,
  idExpireDate: null,
  idDeliveryPlace: null,
  birthDate: null,
  birthPlace: null,
  address: null,
  profession: null,
};

/** The path of a hotel's guests. */
export const guestsAt = ({ hotelId }: TestStaff, rest = "") => `/hotels/${hotelId}/guests${rest}`;

/** Creates, reads and searches guests. A created guest has only the given fields. */
export function guestDesk({ request }: Pick<TestApp, "request">) {
  async function create(staff: TestStaff, profile: object, key?: string) {
    return request("POST", guestsAt(staff), { as: staff, body: profile, ...(key && { key }) });
  }
  async function created(staff: TestStaff, profile: object): Promise<Guest> {
    const response = await create(staff, { ...nothing, ...profile });
    if (response.status !== 201) throw new Error(`no guest: ${await response.text()}`);
    const { id } = await response.json();
    return read(staff, id);
  }
  /** The guest as the API returns it. */
  async function read(staff: TestStaff, id: string): Promise<Guest> {
    return (await request("GET", guestsAt(staff, `/${id}`), { as: staff })).json();
  }
  /** Searches guests by a part of the name, or by phone number. */
  function search({ hotelId, ...user }: TestStaff, query: string): Promise<Response> {
    return request("POST", `/hotels/${hotelId}/guest-search`, { as: user, body: { query } });
  }
  return { create, created, read, search };
}
