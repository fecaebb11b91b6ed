import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  addGuestNoteSchema,
  changeGuestSchema,
  duplicateSearchSchema,
  guestDuplicatesSchema,
  guestNotesQuerySchema,
  guestNotesSchema,
  guestProfileSchema,
  guestRefSchema,
  guestSchema,
  guestStaysQuerySchema,
  guestStaysSchema,
  markVipSchema,
  mergeGuestsSchema,
  savedGuestSchema,
  savedNoteSchema,
} from "@funduq/shared-types/contracts/guest";
import { defineRoute } from "../../platform/route.ts";
import {
  addNote,
  changeGuest,
  createGuest,
  getNotes,
  getStays,
  markVip,
  showGuest,
  suggestDuplicates,
} from "./cardex.service.ts";
import { mergeGuests } from "./merge-guests.service.ts";

const GUEST = "/hotels/{hotelId}/guests/{guestId}";
const nameMissing = { code: "guest.name-missing", fields: ["fullName"] } as const;

const read = defineRoute(
  {
    id: "guests.read",
    method: "GET",
    path: GUEST,
    permission: "guests.view",
    summary: "A guest's whole record.",
    params: guestRefSchema,
    response: guestSchema,
  },
  ({ tx, params, masterKeys, actor, now }) => showGuest(tx, params, masterKeys, { by: actor, now }),
);

const create = defineRoute(
  {
    id: "guests.create",
    method: "POST",
    path: "/hotels/{hotelId}/guests",
    permission: "guests.write",
    summary: "A new guest.",
    params: hotelRefSchema,
    body: guestProfileSchema,
    missing: nameMissing,
    response: savedGuestSchema,
    status: 201,
    changes: ["Guest"],
  },
  ({ tx, hotelId, body, masterKeys, actor, now }) =>
    createGuest(tx, hotelId, body, masterKeys, { by: actor, now }),
);

const change = defineRoute(
  {
    id: "guests.change",
    method: "PUT",
    path: GUEST,
    permission: "guests.write",
    summary: "Saves a guest's profile as a whole, as long as nobody else did meanwhile.",
    params: guestRefSchema,
    body: changeGuestSchema,
    missing: nameMissing,
    response: savedGuestSchema,
    changes: ["Guest"],
  },
  async ({ tx, params, body, masterKeys, actor, now, announce }) => {
    const context = { by: actor, now };
    const { guest, isRenamed } = await changeGuest(tx, params, body, masterKeys, context);
    if (isRenamed) announce({ tags: ["Booking"] });
    return guest;
  },
);

const stays = defineRoute(
  {
    id: "guests.stays",
    method: "GET",
    path: `${GUEST}/stays`,
    permission: "guests.view",
    summary: "A guest's stays in the hotel, newest first, a page at a time.",
    params: guestRefSchema,
    query: guestStaysQuerySchema,
    response: guestStaysSchema,
  },
  ({ tx, params, query }) => getStays(tx, params, query),
);

const notes = defineRoute(
  {
    id: "guests.notes",
    method: "GET",
    path: `${GUEST}/notes`,
    permission: "guests.view",
    summary: "What staff noted about a guest, newest first, a page at a time.",
    params: guestRefSchema,
    query: guestNotesQuerySchema,
    response: guestNotesSchema,
  },
  ({ tx, params, query }) => getNotes(tx, params, query),
);

const note = defineRoute(
  {
    id: "guests.add-note",
    method: "POST",
    path: `${GUEST}/notes`,
    permission: "guests.write",
    summary: "Adds a note about a guest; it never changes afterwards.",
    params: guestRefSchema,
    body: addGuestNoteSchema,
    response: savedNoteSchema,
    status: 201,
    changes: ["Guest"],
  },
  ({ tx, params, body, actor, now, announce }) => {
    announce({ entityId: params.guestId });
    return addNote(tx, params, body.note, { by: actor, now });
  },
);

const duplicates = defineRoute(
  {
    id: "guests.duplicates",
    method: "POST",
    isSearch: true,
    path: "/hotels/{hotelId}/guest-duplicates",
    permission: "guests.view",
    summary: "Guests with the same name, phone number or document.",
    params: hotelRefSchema,
    body: duplicateSearchSchema,
    response: guestDuplicatesSchema,
  },
  ({ tx, hotelId, body, masterKeys, actor, now }) =>
    suggestDuplicates(tx, hotelId, body, masterKeys, { by: actor, now }),
);

const merge = defineRoute(
  {
    id: "guests.merge",
    method: "POST",
    path: `${GUEST}/merge`,
    permission: "guests.write",
    summary: "Makes another guest's record part of this one.",
    params: guestRefSchema,
    body: mergeGuestsSchema,
    response: savedGuestSchema,
    changes: ["Guest", "Booking"],
  },
  ({ tx, params, body, masterKeys, actor, now }) =>
    mergeGuests(tx, params, body, masterKeys, { by: actor, now }),
);

const vip = defineRoute(
  {
    id: "guests.mark-vip",
    method: "PUT",
    path: `${GUEST}/vip`,
    permission: "guests.vip",
    summary: "Marks a guest as a VIP, or no longer.",
    params: guestRefSchema,
    body: markVipSchema,
    response: savedGuestSchema,
    changes: ["Guest", "Booking", "Room"],
  },
  async ({ tx, params, body, announce }) => {
    const { guest, ...change } = await markVip(tx, params, body);
    announce(change);
    return guest;
  },
);

export const cardexRoutes = [read, create, change, stays, notes, note, duplicates, merge, vip];
