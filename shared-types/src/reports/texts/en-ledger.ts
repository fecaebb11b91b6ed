/** The accounts of a ledger, and the stays and rooms of a count, in English. */
export const ledgerTexts = {
  "reports.accounts": "Balances by account",
  "reports.accounts-of-period": "{{ledger}}, {{period}}",
  "reports.no-accounts": "No account has a balance or an entry.",
  "reports.accounts-sum": "The accounts sum to the ledger of the trial balance.",
  "stays.title": "Stays counted",
  "stays.of": "{{figure}}: {{count}}",
  "stays.none": "No stay is counted on these days.",
  "stays.as-now": "Adults, children, room and company are those of the stay now.",
  "stays.reactivated":
    "{{counted}} were counted when their day was closed, {{listed}} are listed: no-shows that were expected again later are not listed.",
  "stays.reference": "Reference",
  "stays.check-in": "Arrival",
  "stays.check-out": "Departure",
  "stays.children": "Children",
  "rooms.title": "Rooms",
  "rooms.days": "Days",
  "rooms.by-day": "Days: {{count}}",
  "rooms.out-of-order-on": "Out of order on",
  "rooms.none": "No room is counted on these days.",
  "rooms.as-now":
    "{{counted}} were counted when their days were closed, {{listed}} are listed: of days that an earlier release closed the rooms of now are listed.",
} as const;
