/** The most that one answer holds; beyond it the search narrows the list. */
export const COMPANIES_SHOWN = 200;
