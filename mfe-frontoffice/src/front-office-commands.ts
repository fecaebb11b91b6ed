import type { DayGrid, GridBooking, GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { isReady } from "@funduq/shared-types/rules/check-in";
import { fitsName } from "@funduq/shared-types/rules/name-pattern";
import { foldName } from "@funduq/shared-types/rules/name-search";
import { isOutOfOrder } from "@funduq/shared-types/rules/room-display";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { Command, CommandSource, CommandTools } from "@funduq/shared-ui";
import { textOf } from "@funduq/shared-ui/i18n";
import {
  AddIcon,
  CalendarIcon,
  GuestIcon,
  IdentityIcon,
  OccupiedIcon,
  WalkInIcon,
} from "@funduq/shared-ui/icons";
import { guestEndpoints, keepFoundGuest } from "./features/guest/guest.endpoints.ts";
import { dayGridEndpoints } from "./screens/dashboard/day-grid.endpoints.ts";

/** What the front desk finds in the palette: its rooms, the guests of the day, what it does most. */
export const frontOfficeCommands: CommandSource = {
  name: "frontoffice",
  commands: (tools) => (mayWork(tools) ? actions(tools) : []),
  async search(text, tools) {
    const { hotel, dispatch } = tools;
    if (!hotel || !tools.may("bookings.view")) return [];
    const asked = dispatch(
      dayGridEndpoints.endpoints.readDayGrid.initiate(
        { hotelId: hotel.hotelId, date: undefined },
        { subscribe: false },
      ),
    );
    const grid = await asked.unwrap();
    return [...rooms(text, grid, tools), ...guests(text, grid, tools)];
  },
};

/** From here on a name tells people apart (GST-05). */
const MIN_LETTERS = 3;

/** Whoever has stayed here before, by name or phone: a new booking begins with them, or the cardex opens. */
export const guestCommands: CommandSource = {
  name: "frontoffice-guests",
  async search(text, tools) {
    const { hotel, dispatch, navigate } = tools;
    if (!hotel || !mayWork(tools) || !tools.may("guests.view")) return [];
    if (text.length < MIN_LETTERS) return [];
    const { hotelId } = hotel;
    const asked = dispatch(
      guestEndpoints.endpoints.suggestGuests.initiate(
        { hotelId, query: text },
        { subscribe: false },
      ),
    );
    const { guests: found } = await asked.unwrap();
    const bookingNew = textOf("frontoffice")("booking.new");
    const cardex = textOf("frontoffice")("cardex.show");
    const profiles = found.map(
      (guest): Command => ({
        id: `cardex-${guest.id}`,
        group: "guests",
        icon: IdentityIcon,
        label: guest.fullName,
        words: [cardex, guest.phone].filter(Boolean).join(" "),
        detail: [cardex, guest.phone].filter(Boolean).join(" · "),
        run: () => navigate(dashboard(tools, `?cardex=${guest.id}`)),
      }),
    );
    const bookings = found.map(
      (guest): Command => ({
        id: `guest-${guest.id}`,
        group: "guests",
        icon: GuestIcon,
        label: guest.fullName,
        ...(guest.phone && { words: guest.phone }),
        detail: [bookingNew, guest.phone].filter(Boolean).join(" · "),
        run() {
          keepFoundGuest(dispatch, hotelId, guest);
          navigate(dashboard(tools, `?new=any&guest=${guest.id}`));
        },
      }),
    );
    return bookings.flatMap((booking, at) => [booking, ...profiles.slice(at, at + 1)]);
  },
};

function mayWork({ hotel, may }: CommandTools): boolean {
  return hotel !== undefined && may("bookings.write");
}

function actions(tools: CommandTools): Command[] {
  const t = textOf("frontoffice");
  const open = (search: string) => () => tools.navigate(dashboard(tools, search));
  return [
    {
      id: "frontoffice-new-booking",
      group: "actions",
      icon: AddIcon,
      label: t("booking.new"),
      keys: "F2",
      run: open("?new=any"),
    },
    {
      id: "frontoffice-new-guest",
      group: "actions",
      icon: GuestIcon,
      label: t("cardex.new"),
      run: open("?cardex=new"),
    },
    {
      id: "frontoffice-police",
      group: "actions",
      icon: IdentityIcon,
      label: t("police.title"),
      run: open("?list=police"),
    },
    {
      id: "frontoffice-today",
      group: "actions",
      icon: CalendarIcon,
      label: t("day.today"),
      detail: t("dashboard.title"),
      run: open(""),
    },
  ];
}

/** The rooms of a number; and of the words 'walk-in', those in which somebody could stay at once. */
function rooms(text: string, grid: DayGrid, tools: CommandTools): Command[] {
  const words = foldName(text).split(/\s+/u);
  return grid.rooms.flatMap((room) => {
    const number = foldName(room.number);
    if (words.some((word) => number.startsWith(word))) return itself(room, grid, tools);
    const isOffered = mayWork(tools) && letsWalkIn(room) && says(walkInLabel(room), words);
    return isOffered ? [walkIn(room, tools)] : [];
  });
}

/**
 * A taken room opens its stay; a free one a booking in it, by its own name and, as the board does,
 * as a walk-in where it is ready.
 */
function itself(room: GridRoom, grid: DayGrid, tools: CommandTools): Command[] {
  const { id, number, bookings } = room;
  const type = grid.roomTypes.find((each) => each.id === room.roomTypeId)?.name;
  const byNumber: Command = {
    id: `room-${id}`,
    group: "rooms",
    icon: OccupiedIcon,
    label: textOf("frontoffice")("palette.room", { number }),
    words: number,
    detail: [type, bookings[0]?.guestName ?? stateOf(room, grid)].filter(Boolean).join(" · "),
    run: () => tools.navigate(dashboard(tools, searchOf(room))),
  };
  if (bookings.length > 0 || !mayWork(tools)) return [byNumber];
  if (letsWalkIn(room)) return [byNumber, walkIn(room, tools)];
  return isOutOfOrder(room, grid.businessDate) ? [byNumber] : [byNumber, bookingIn(room, tools)];
}

/** What the board says of a room that nobody has. */
function stateOf(room: GridRoom, { businessDate }: DayGrid): string {
  const t = textOf("frontoffice");
  if (isOutOfOrder(room, businessDate)) return t("card.out-of-order");
  const { housekeepingStatus } = room;
  return letsWalkIn(room) ? t("card.free") : t(`housekeeping.${housekeepingStatus}`);
}

function bookingIn(room: GridRoom, tools: CommandTools): Command {
  const t = textOf("frontoffice");
  return {
    id: `book-${room.id}`,
    group: "actions",
    icon: AddIcon,
    label: t("action.of", { action: t("action.new-booking"), number: room.number }),
    run: () => tools.navigate(dashboard(tools, searchOf(room))),
  };
}

function walkIn(room: GridRoom, tools: CommandTools): Command {
  return {
    id: `walk-in-${room.id}`,
    group: "actions",
    icon: WalkInIcon,
    label: walkInLabel(room),
    run: () => tools.navigate(dashboard(tools, searchOf(room))),
  };
}

function walkInLabel({ number }: GridRoom): string {
  return textOf("frontoffice")("booking.walk-in", { number });
}

/** Whether somebody at the desk could have it at once. */
function letsWalkIn({ bookings, housekeepingStatus, outOfOrder }: GridRoom): boolean {
  return bookings.length === 0 && outOfOrder === null && isReady(housekeepingStatus);
}

/** Whether the words, of which one at least is no number, are those of a label. */
function says(label: string, words: readonly string[]): boolean {
  const folded = foldName(label);
  return words.some((word) => !/\d/u.test(word)) && words.every((word) => folded.includes(word));
}

function searchOf({ id, bookings }: GridRoom): string {
  return bookings[0] ? `?booking=${bookings[0].id}` : `?new=${id}`;
}

/** Guests in house, arriving or departing on the business date; names as typed come before names that sound alike. */
function guests(text: string, { rooms: all }: DayGrid, tools: CommandTools): Command[] {
  const t = textOf("frontoffice");
  const words = foldName(text).split(/\s+/u);
  const stays = all.flatMap((room) => room.bookings.map((booking) => ({ room, booking })));
  const found = stays
    .map((stay) => ({ ...stay, names: namesOf(stay.booking) }))
    .filter(({ names }) => words.every((word) => fitsName(names, word)));
  const asTyped = found.filter(({ names }) => words.every((word) => hasWord(names, word)));
  const soundAlike = found.filter((stay) => !asTyped.includes(stay));
  return [...asTyped, ...soundAlike].map(({ room, booking }) => ({
    id: `stay-${booking.id}`,
    group: "guests",
    icon: GuestIcon,
    label: booking.guestName,
    // What was typed is a word of theirs in whatever script: who is here comes before who has left.
    words: [text, booking.companyName, booking.groupName].filter(Boolean).join(" "),
    detail: t("palette.room", { number: room.number }),
    run: () => tools.navigate(dashboard(tools, `?booking=${booking.id}`)),
  }));
}

function namesOf({ guestName, companyName, groupName }: GridBooking): string {
  return [guestName, companyName, groupName].filter(Boolean).join(" ");
}

/** Whether one of the words of the names begins with what was typed. */
function hasWord(names: string, typed: string): boolean {
  return ` ${foldName(names)}`.includes(` ${typed}`);
}

function dashboard({ hotel }: CommandTools, search: string): string {
  return `${viewPath("dashboard", hotel?.hotelId ?? "")}${search}`;
}
