import { bookingRefSchema } from "@funduq/shared-types/contracts/booking";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  addOccupantSchema,
  markSentSchema,
  notePrintSchema,
  occupantSchema,
  policeCountsSchema,
  policeFormRefSchema,
  policeGapsSchema,
  policeMarksSchema,
  policeReportSchema,
  undoSentSchema,
} from "@funduq/shared-types/contracts/police";
import { defineRoute } from "../../platform/route.ts";
import { notePrint } from "../guests/identity-reads.service.ts";
import { addOccupant } from "./occupants.service.ts";
import { countForms, getGaps, getReport, markSent, undoSent } from "./police.service.ts";

const report = defineRoute(
  {
    id: "police.report",
    method: "GET",
    path: "/hotels/{hotelId}/police-report",
    permission: "police.view",
    summary: "The occupants whose registration form the police do not have yet.",
    params: hotelRefSchema,
    // Must not be cached by the browser: a cached copy would be shown without an entry in the log of reads.
    response: policeReportSchema,
  },
  ({ tx, hotelId, masterKeys, actor, now }) =>
    getReport(tx, hotelId, masterKeys, { by: actor, now }),
);

const counts = defineRoute(
  {
    id: "police.counts",
    method: "GET",
    path: "/hotels/{hotelId}/police-report/counts",
    permission: "police.view",
    summary: "How many registration forms are missing, without anybody's identity.",
    params: hotelRefSchema,
    response: policeCountsSchema,
    cache: "hotel-version",
  },
  ({ tx, hotelId }) => countForms(tx, hotelId),
);

const gaps = defineRoute(
  {
    id: "police.gaps",
    method: "GET",
    path: "/hotels/{hotelId}/bookings/{bookingId}/police-gaps",
    permission: "police.view",
    summary: "What the registration forms of one stay still need, without anybody's identity.",
    params: bookingRefSchema,
    response: policeGapsSchema,
    cache: "hotel-version",
  },
  ({ tx, params }) => getGaps(tx, params),
);

const mark = defineRoute(
  {
    id: "police.mark-sent",
    method: "POST",
    path: "/hotels/{hotelId}/police-report/sent",
    permission: "police.write",
    summary: "Marks registration forms as sent; one that is marked already stays as it is.",
    params: hotelRefSchema,
    body: markSentSchema,
    response: policeMarksSchema,
    changes: ["Guest", "Booking"],
  },
  ({ tx, hotelId, body, actor, now }) => markSent(tx, hotelId, body, { by: actor, now }),
);

const undo = defineRoute(
  {
    id: "police.undo-sent",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/guests/{guestId}/police-report/undo",
    permission: "police.write",
    summary: "Takes the mark of a registration form back, on the business date it was made on.",
    params: policeFormRefSchema,
    body: undoSentSchema,
    missing: { code: "police.undo-reason-missing", fields: ["reason"] },
    response: occupantSchema,
    changes: ["Guest", "Booking"],
  },
  ({ tx, params, body, actor, now }) => undoSent(tx, params, body, { by: actor, now }),
);

const occupant = defineRoute(
  {
    id: "police.add-occupant",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/occupants",
    permission: "police.write",
    summary: "Names one more occupant of a stay.",
    params: bookingRefSchema,
    body: addOccupantSchema,
    response: occupantSchema,
    status: 201,
    changes: ["Guest", "Booking"],
  },
  ({ tx, params, body, actor, now }) => addOccupant(tx, params, body, { by: actor, now }),
);

const print = defineRoute(
  {
    id: "police.print",
    method: "POST",
    path: "/hotels/{hotelId}/police-report/prints",
    permission: "police.view",
    summary: "Notes whose registration forms are about to be printed.",
    params: hotelRefSchema,
    body: notePrintSchema,
    changes: ["Guest"],
  },
  async ({ tx, hotelId, body, actor, now }) => {
    await notePrint(tx, hotelId, body.guestIds, { by: actor, now });
    return undefined;
  },
);

export const policeRoutes = [report, counts, gaps, mark, undo, occupant, print];
