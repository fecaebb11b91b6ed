/** What reports build on: days that are closed are not counted again. */
export {
  accountsUpTo,
  arrivedOn,
  findClosing,
  findDayOpenAt,
  movementOf,
  postedUpTo,
} from "./closing.queries.ts";
