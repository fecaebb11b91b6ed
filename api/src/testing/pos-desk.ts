import { randomUUID } from "node:crypto";
import type { SellBill } from "@funduq/shared-types/contracts/pos-sale";
import type { HotelId } from "@funduq/shared-types/values/ids";
import {
  RECORDED_AT_HEADER,
  RECORDED_BY_HEADER,
} from "@funduq/shared-types/values/recorded-headers";
import type { TestStaff } from "./factories-core.ts";
import { recordedSale, type TestRecordedSale } from "./recorded-sale.ts";
import type { RequestOptions, TestApp } from "./test-app.ts";

type Line = {
  name?: string;
  price: number;
  quantity?: number;
  tvaBp?: number;
  discountBp?: number;
  categoryName?: string;
};
type BillTraits = { discountBp?: number; discount?: number; name?: string; onTable?: boolean };
export type TestBill = { id: string; totalCentimes: number };
export type Restaurant = { staff: TestStaff; id: string; tableId: string; terminalId: string };

export const cash = (amountCentimes: number, tipCentimes = 0, tenderedCentimes?: number) => ({
  method: "Cash",
  amountCentimes,
  tipCentimes,
  tenderedCentimes: tenderedCentimes ?? null,
});
export const card = (amountCentimes: number, tipCentimes = 0) => ({
  method: "Credit Card",
  amountCentimes,
  tipCentimes,
});
export const room = (bookingId: string, amountCentimes: number) => ({
  method: "Room",
  amountCentimes,
  bookingId,
  signature: "M0 0L9 9",
});

type RecordedRequest = TestRecordedSale & {
  at?: string;
  by?: string;
  as?: TestStaff;
  key?: string;
};

/** A restaurant whose open bills are rows, and what its terminals send. */
export function posDesk({ request, owner }: Pick<TestApp, "request" | "owner">) {
  const at = ({ staff, id }: Restaurant) => `/hotels/${staff.hotelId}/restaurants/${id}`;
  const insert = (table: string, row: Record<string, unknown>) =>
    owner`insert into ${owner(table)} ${owner(row)}`;

  async function addTerminal(hotelId: HotelId, restaurantId: string, name: string) {
    const id = randomUUID();
    await insert("pos_terminals", { hotel_id: hotelId, restaurant_id: restaurantId, id, name });
    return id;
  }

  return {
    async open(staff: TestStaff, name = "La Casbah"): Promise<Restaurant> {
      const [id, tableId] = [randomUUID(), randomUUID()];
      const { hotelId: hotel_id } = staff;
      await insert("restaurants", { hotel_id, id, name });
      const table = { hotel_id, id: tableId, restaurant_id: id, name: "T1", covers: 4 };
      await insert("dining_tables", table);
      return { staff, id, tableId, terminalId: await addTerminal(staff.hotelId, id, "Bar") };
    },
    addTerminal: ({ staff, id }: Restaurant, name: string) => addTerminal(staff.hotelId, id, name),
    /** An open bill; `totalCentimes` is without discounts of lines and in whole centimes. */
    async bill(
      { staff: { hotelId: hotel_id }, id: restaurant_id, tableId }: Restaurant,
      lines: readonly Line[],
      { discountBp = 0, discount = 0, name = "Bill 1", onTable = true }: BillTraits = {},
    ): Promise<TestBill> {
      const id = randomUUID();
      const isDiscounted = discountBp + discount > 0;
      await insert("open_bills", {
        hotel_id,
        restaurant_id,
        id,
        name,
        table_id: onTable ? tableId : null,
        discount_bp: discountBp,
        discount_centimes: discount,
        discount_reason: isDiscounted ? "Regular guest" : null,
      });
      let total = 0;
      for (const [index, line] of lines.entries()) {
        const { price, quantity = 1, tvaBp = 900, categoryName = "", discountBp = 0 } = line;
        total += price * quantity - Math.round((price * quantity * discountBp) / 10_000);
        await insert("open_bill_lines", {
          hotel_id,
          bill_id: id,
          id: randomUUID(),
          item_id: randomUUID(),
          name: line.name ?? `Item ${index + 1}`,
          category_name: categoryName,
          price_centimes: price,
          quantity,
          tva_bp: tvaBp,
          discount_bp: discountBp,
          discount_reason: discountBp > 0 ? "Served late" : null,
          added_at: new Date(1_700_000_000_000 + index).toISOString(),
        });
      }
      return { id, totalCentimes: total - discount - Math.round((total * discountBp) / 10_000) };
    },
    /** Sends what a terminal sends that shows the bill as it is. */
    sell: (
      restaurant: Restaurant,
      bill: TestBill,
      payments: readonly object[],
      more: Partial<Record<keyof SellBill, unknown>> & RequestOptions = {},
    ) => {
      const { key, as = restaurant.staff, ...body } = more;
      return request("POST", `${at(restaurant)}/bills/${bill.id}/sale`, {
        as,
        ...(key === undefined ? {} : { key }),
        body: {
          saleId: randomUUID(),
          version: 1,
          totalCentimes: bill.totalCentimes,
          terminalId: restaurant.terminalId,
          payments,
          ...body,
        },
      });
    },
    /** Sends a sale that was recorded without the network, `at` a moment, `by` a user. */
    record: (
      restaurant: Restaurant,
      billId: string,
      { at: recordedAt, by, as = restaurant.staff, key, ...body }: RecordedRequest = {},
    ) =>
      request("POST", `${at(restaurant)}/bills/${billId}/recorded-sale`, {
        as,
        ...(key === undefined ? {} : { key }),
        ...(recordedAt && {
          headers: {
            [RECORDED_AT_HEADER]: recordedAt,
            [RECORDED_BY_HEADER]: by ?? as.userId,
          },
        }),
        body: recordedSale({ terminalId: restaurant.terminalId, ...body }),
      }),
    refund: (
      restaurant: Restaurant,
      sale: { id: string },
      more: object = {},
      as = restaurant.staff,
    ) =>
      request("POST", `${at(restaurant)}/sales/${sale.id}/refund`, {
        as,
        body: {
          refundId: randomUUID(),
          terminalId: restaurant.terminalId,
          reason: "Cold soup",
          ...more,
        },
      }),
    get: (restaurant: Restaurant, path: string, as = restaurant.staff) =>
      request("GET", `${at(restaurant)}/${path}`, { as }),
    post: (restaurant: Restaurant, path: string, body: object, as = restaurant.staff) =>
      request("POST", `${at(restaurant)}/${path}`, { as, body }),
    violations: ({ staff: { hotelId } }: Restaurant) =>
      owner`select * from check_invariants(${hotelId})`,
    /** The numbers of a restaurant's sales and refunds, in order. */
    async numbers({ staff: { hotelId }, id }: Restaurant): Promise<number[]> {
      const rows = await owner<{ number: number }[]>`
        select number from sales where hotel_id = ${hotelId} and restaurant_id = ${id} order by number`;
      return rows.map(({ number }) => number);
    },
  };
}

export async function accepted<T>(sent: Promise<Response> | Response | undefined): Promise<T> {
  const response = await sent;
  if (!response) throw new Error("nothing was sent");
  const body = await response.json();
  if (!response.ok) throw new Error(`refused: ${response.status} ${JSON.stringify(body)}`);
  return body;
}

export async function refusal(sent: Promise<Response>) {
  const response = await sent;
  const { code, params } = await response.json();
  return { status: response.status, code, params };
}
