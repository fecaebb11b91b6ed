/** The desk's search of stays and groups, in English. */
export const texts = {
  "search.label": "Search stays and groups",
  "search.placeholder": "Search by Guest Name, Group Name, or Phone...",
  "search.searching": "Searching...",
  "search.failed": "The search did not work. Please try again.",
  "search.group": "Group Booking",
  "search.document.invoice": "Invoice",
  "search.document.credit-note": "Credit note",
  "search.room": "Room {{number}} |",
} as const;
