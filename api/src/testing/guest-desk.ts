import type { Guest } from "@funduq/shared-types/contracts/guest";
import type { TestStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

/** Of a guest of whom only the name is known. */
export const nothing = {
  ...{ nameOtherScript: null, phone: null, email: null, nationality: null, idType: null },
  ...{ idNumber: null, idDeliveryDate: null, idExpireDate: null, idDeliveryPlace: null },
  ...{ birthDate: null, birthPlace: null, address: null, profession: null },
};

/** Where a hotel's guests are asked for. */
export const guestsAt = ({ hotelId }: TestStaff, rest = "") => `/hotels/${hotelId}/guests${rest}`;

/** Puts guests on record, with nothing known of them but what is given. */
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
  /** The record as the desk reads it. */
  async function read(staff: TestStaff, id: string): Promise<Guest> {
    return (await request("GET", guestsAt(staff, `/${id}`), { as: staff })).json();
  }
  /** Guests by a part of their name, or by their phone number. */
  function search({ hotelId, ...user }: TestStaff, query: string): Promise<Response> {
    return request("POST", `/hotels/${hotelId}/guest-search`, { as: user, body: { query } });
  }
  return { create, created, read, search };
}
