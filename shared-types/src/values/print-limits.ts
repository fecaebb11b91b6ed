/** The most papers that a device prints itself at once, or removes from the list. */
export const MOST_HELD_PAPERS = 50;
