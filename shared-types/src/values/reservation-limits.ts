/** How long a table is reserved. */
export const SHORTEST_RESERVATION_MINUTES = 15;
export const LONGEST_RESERVATION_MINUTES = 720;
/** The most reservations of a restaurant's evening, cancelled ones included: a day's list has all of them. */
export const MOST_RESERVATIONS_OF_DAY = 500;
/** The most tables of one reservation. */
export const MOST_RESERVED_TABLES = 30;
/** How many days ahead a table is reserved at most: two years. */
export const MOST_DAYS_AHEAD = 731;
