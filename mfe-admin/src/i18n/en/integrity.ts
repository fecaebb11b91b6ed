/** What the data check finds, in words. */
export const texts = {
  "integrity.title": "Data integrity",
  "integrity.hint":
    "Recounts every hotel from its base records. This also happens each night; what it finds is in the log.",
  "integrity.check": "Check all hotels now",
  "integrity.all-good": "All hotels were checked. Everything adds up.",
  "integrity.done_one": "All hotels were checked. {{count}} hotel needs a look.",
  "integrity.done_other": "All hotels were checked. {{count}} hotels need a look.",
  "integrity.checking": "Checking...",
  "integrity.waiting": "Waiting",
  "integrity.failed": "Could not be checked.",
  "integrity.good": "Everything adds up. Checked at {{time}}.",
  "integrity.bad_one": "{{count}} thing does not add up.",
  "integrity.bad_other": "{{count}} things do not add up.",
  "integrity.times_one": "{{count}} time",
  "integrity.times_other": "{{count}} times",
  "invariant.night-inventory-is-the-count":
    "A night's count of sold rooms is not what the bookings say.",
  "invariant.booked-night-has-an-inventory-row": "A booked night is not counted at all.",
  "invariant.active-bookings-do-not-overlap": "Two bookings have the same room on the same night.",
  "invariant.booking-is-in-a-room-of-its-type":
    "A booking is in a room of another type than it says.",
  "invariant.booking-has-one-primary-guest": "A booking has no primary guest, or more than one.",
  "invariant.booking-has-a-personal-folio": "A booking has no personal folio.",
  "invariant.checked-out-booking-is-settled": "A guest has left with a folio that is not settled.",
  "invariant.moves-of-a-posting-are-a-chain": "The moves of a posting do not follow each other.",
  "invariant.closed-day-takes-no-posting": "Something was posted on a day that was closed.",
  "invariant.posting-is-not-ahead-of-the-business-date":
    "A posting is dated after the business date.",
  "invariant.closed-days-end-before-the-business-date": "A day is closed that is not over.",
  "invariant.closed-days-follow-each-other": "A day between closed days is missing.",
  "invariant.unsettled-group-account-is-the-sum-of-its-postings":
    "A group’s account is not the balance of the last closed day and what was posted since.",
  "invariant.transfer-is-reversed-whole":
    "A transfer was taken back on one of its two folios only.",
  "invariant.invoiced-transfer-stands": "An invoice lists a stay whose check-out was undone.",
  "invariant.night-is-charged-once": "A night of a stay is charged twice.",
  "invariant.halves-of-a-split-contain-its-taxes":
    "The two parts of a posting do not contain the same taxes as the whole.",
  "invariant.reversal-takes-back-the-taxes":
    "A reversal does not contain the same taxes as what it reverses.",
  "invariant.parts-of-a-split-are-the-whole":
    "A posting and the two that it was split into differ.",
  "invariant.invoice-is-the-sum-of-its-lines": "An invoice is not the sum of its lines.",
  "invariant.invoice-bills-its-transfers": "An invoice does not come to the stays that it bills.",
  "invariant.invoice-is-settled-by-its-allocations": "An invoice is not settled by its payments.",
  "invariant.invoice-is-credited-by-its-credit-notes":
    "An invoice is not credited by its credit notes.",
  "invariant.invoice-line-is-credited-by-its-credit-notes":
    "A line of an invoice is not credited by its credit notes.",
  "invariant.returned-stay-gets-its-rebates-back":
    "A credit note that returns a stay does not give back the amounts that were credited of it.",
  "invariant.payment-is-allocated-once":
    "More or less of a payment is allocated than its invoices say.",
  "invariant.invoice-series-has-no-gap": "A number is missing among the invoices of a year.",
  "invariant.bill-numbers-have-no-gap": "A number is missing among the bills of a restaurant.",
  "invariant.sale-is-the-sum-of-its-lines": "A restaurant's sale is not the sum of its lines.",
  "invariant.sale-to-a-room-is-its-charge": "A sale to a room is not what was charged to the room.",
  "invariant.changes-have-no-gap": "A line of the audit trail is missing.",
  "invariant.changes-are-a-chain":
    "A line of the audit trail is not as it was written, or one before it was removed or inserted. It is named by its number.",
  "invariant.changes-end-with-the-counted-one":
    "The audit trail does not end with the line that was written last.",
  "invariant.closed-day-keeps-the-hash-of-its-line":
    "The audit trail does not match the hash that a closed day kept of it.",
  "invariant.guest-is-found-by-name": "A guest is not found by name: save the record again.",
  "invariant.identity-reads-are-of-a-guest":
    "The log of identity documents names a guest who is not on record.",
  "invariant.identity-number-can-be-read":
    "The identity number of a guest can't be read: type it again from the document. The guest is named by id.",
} as const;
