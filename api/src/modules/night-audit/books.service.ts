/** The books of the coming nights, as the night audit keeps them and the forecast reads them. */
export { type BookNights, booksQuery } from "./books.queries.ts";
