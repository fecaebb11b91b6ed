import type { DayGrid, GridBooking } from "@funduq/shared-types/contracts/day-grid";
import { fitsName } from "@funduq/shared-types/rules/name-pattern";
import { foldName } from "@funduq/shared-types/rules/name-search";
import type { Command, CommandSource, CommandTools } from "@funduq/shared-ui";
import { textOf } from "@funduq/shared-ui/i18n";
import { AddIcon, CalendarIcon, GuestIcon, IdentityIcon } from "@funduq/shared-ui/icons";
import { dashboard, mayWork } from "./desk-command.ts";
import { guestEndpoints, keepFoundGuest } from "./features/guest/guest.endpoints.ts";
import { roomCommands } from "./room-commands.ts";
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
    return [...roomCommands(text, grid, tools), ...guests(text, grid, tools)];
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
