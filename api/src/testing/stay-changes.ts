import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { TestBooking } from "./factories-bookings.ts";
import { makeRoom, makeRoomType, type TestRoom } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

const today = calendarDate("2026-11-21");

/** The requests with which a desk changes a booking, and the queries before them. */
export function stayChanges({ request, owner, database }: TestApp) {
  const at = ({ hotelId, bookingId }: TestBooking) => `/hotels/${hotelId}/bookings/${bookingId}`;
  const post = (made: TestBooking, path: string, body: object) =>
    request("POST", `${at(made)}/${path}`, {
      as: made.staff,
      body: { version: made.booking.version, ...body },
    });
  const get = (made: TestBooking, path: string) =>
    request("GET", `${at(made)}/${path}`, { as: made.staff });

  return {
    get,
    changeRoom: (made: TestBooking, { roomId }: Pick<TestRoom, "roomId">, more: object = {}) =>
      post(made, "change-room", { roomId, rate: null, ...more }),
    /** Days from the business date. */
    changeDates: (made: TestBooking, from: number | undefined, to: number, more: object = {}) =>
      post(made, "dates", {
        ...(from !== undefined && { checkInDate: addDays(today, from) }),
        checkOutDate: addDays(today, to),
        ...more,
      }),
    /** Another room of the same type. */
    async anotherRoom(made: TestBooking, traits: Parameters<typeof makeRoom>[2] = {}) {
      const { roomTypeId } = made.room;
      await owner`update night_inventory set rooms = rooms + 1 where room_type_id = ${roomTypeId}`;
      return makeRoom(database, made.hotelId, { roomTypeId, ...traits });
    },
    async otherTypeRoom(made: TestBooking, traits: Parameters<typeof makeRoomType>[2] = {}) {
      const roomTypeId = await makeRoomType(database, made.hotelId, traits);
      return makeRoom(database, made.hotelId, { roomTypeId });
    },
    setBusinessDate: ({ hotelId }: TestBooking, date: string) =>
      owner`update hotels set business_date = ${date} where id = ${hotelId}`,
    async roomStatus({ roomId }: Pick<TestRoom, "roomId">): Promise<string> {
      const [row] = await owner`select housekeeping_status from rooms where id = ${roomId}`;
      return row?.housekeeping_status;
    },
    /** The sold rooms of a type, night by night. */
    async soldOf({ roomTypeId }: Pick<TestRoom, "roomTypeId">): Promise<number[]> {
      const nights = await owner<{ sold: number }[]>`
        select sold from night_inventory where room_type_id = ${roomTypeId} order by night`;
      return nights.map(({ sold }) => sold);
    },
  };
}
