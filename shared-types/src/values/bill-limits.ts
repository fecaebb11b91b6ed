/** How many of one thing a line of a bill may have. */
export const MAX_QUANTITY = 999;

/** Courses of a meal are counted from 1. */
export const LAST_COURSE = 5;

/** How many operations a terminal sends at once. */
export const MAX_OPERATIONS = 200;
/** The most kitchen tickets that one operation marks as served. */
export const MOST_TICKETS_SERVED = 200;
