/** What reports build on: days that are closed are not counted again. */
export {
  accountsUpTo,
  arrivedOn,
  findClosing,
  postedUpTo,
} from "./closing.queries.ts";
