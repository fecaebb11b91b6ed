import {
  discountBillSchema,
  doOperationsSchema,
  mergeBillSchema,
  splitBillSchema,
  voidLineSchema,
} from "@funduq/shared-types/contracts/pos-bill";
import { billIdSchema } from "@funduq/shared-types/values/ids";
import { http } from "msw";
import { answeredFrom, type Params } from "./answered.ts";
import { BillBook } from "./bill-book.ts";
import { someBills } from "./bills.ts";
import { aFloor, aMenu } from "./restaurants.ts";

const RESTAURANT = "/api/hotels/:hotelId/restaurants/:restaurantId";
const BILL = `${RESTAURANT}/bills/:billId`;

/** A book for each of the two restaurants; the second one has nothing open. */
export function someBooks(): BillBook[] {
  const floor = aFloor(1);
  const menu = aMenu();
  return [new BillBook(floor, menu, someBills(floor, menu)), new BillBook(aFloor(2), aMenu())];
}

/** The bills of the restaurants, with the floors on which they are open. */
export function billHandlers(books: readonly BillBook[]) {
  const answered = answeredFrom(books);
  const billIdOf = ({ billId }: Params) => billIdSchema.parse(billId);

  return [
    http.get(
      `${RESTAURANT}/floor`,
      answered(({ book }) => book.floorNow()),
    ),
    http.get(
      `${RESTAURANT}/bills`,
      answered(({ book }) => ({ bills: book.list() })),
    ),
    http.post(
      `${BILL}/operations`,
      answered(({ book, params, body }) =>
        book.do(billIdOf(params), doOperationsSchema.parse(body).operations),
      ),
    ),
    http.post(
      `${BILL}/split`,
      answered(({ book, params, body }) => ({
        bills: book.split(billIdOf(params), splitBillSchema.parse(body)),
      })),
    ),
    http.post(
      `${BILL}/merge`,
      answered(({ book, params, body }) => {
        const { version, intoBillId } = mergeBillSchema.parse(body);
        return { bills: book.merge(billIdOf(params), version, intoBillId) };
      }),
    ),
    http.post(
      `${BILL}/void`,
      answered(({ book, params, body }) => book.void(billIdOf(params), voidLineSchema.parse(body))),
    ),
    http.post(
      `${BILL}/discount`,
      answered(({ book, params, body }) =>
        book.discount(billIdOf(params), discountBillSchema.parse(body)),
      ),
    ),
    http.delete(
      BILL,
      answered(({ book, params }) => {
        book.delete(billIdOf(params));
        return null;
      }),
    ),
  ];
}
