import type { DayGrid, GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { fitsName } from "@funduq/shared-types/rules/name-pattern";
import { foldName } from "@funduq/shared-types/rules/name-search";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { Command, CommandSource, CommandTools } from "@funduq/shared-ui";
import { textOf } from "@funduq/shared-ui/i18n";
import {
  AddIcon,
  CalendarIcon,
  GuestIcon,
  OccupiedIcon,
  WalkInIcon,
} from "@funduq/shared-ui/icons";
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
      id: "frontoffice-today",
      group: "actions",
      icon: CalendarIcon,
      label: t("day.today"),
      detail: t("dashboard.title"),
      run: open(""),
    },
  ];
}

/** A taken room opens its stay; a free one a booking in it, by its own name and as a walk-in. */
function rooms(text: string, { rooms: all, roomTypes }: DayGrid, tools: CommandTools): Command[] {
  const t = textOf("frontoffice");
  const words = foldName(text).split(/\s+/u);
  const found = all.filter(({ number }) => words.some((word) => foldName(number).startsWith(word)));
  return found.flatMap((room) => {
    const { id, number, bookings } = room;
    const type = roomTypes.find((each) => each.id === room.roomTypeId)?.name;
    const run = () => tools.navigate(dashboard(tools, searchOf(room)));
    const itself: Command = {
      id: `room-${id}`,
      group: "rooms",
      icon: OccupiedIcon,
      label: t("palette.room", { number }),
      words: number,
      detail: [type, bookings[0]?.guestName].filter(Boolean).join(" · "),
      run,
    };
    if (bookings.length > 0 || !mayWork(tools)) return [itself];
    const label = t("booking.walkIn", { number });
    return [itself, { id: `walk-in-${id}`, group: "actions", icon: WalkInIcon, label, run }];
  });
}

function searchOf({ id, bookings }: GridRoom): string {
  return bookings[0] ? `?booking=${bookings[0].id}` : `?new=${id}`;
}

/** Those who are in the house, come or leave on the business date. */
function guests(text: string, { rooms: all }: DayGrid, tools: CommandTools): Command[] {
  const t = textOf("frontoffice");
  const words = foldName(text).split(/\s+/u);
  const stays = all.flatMap((room) => room.bookings.map((booking) => ({ room, booking })));
  const found = stays.filter(({ booking }) => {
    const names = [booking.guestName, booking.companyName, booking.groupName]
      .filter(Boolean)
      .join(" ");
    return words.every((word) => fitsName(names, word));
  });
  return found.map(({ room, booking }) => ({
    id: `stay-${booking.id}`,
    group: "guests",
    icon: GuestIcon,
    label: booking.guestName,
    words: [booking.companyName, booking.groupName].filter(Boolean).join(" "),
    detail: t("palette.room", { number: room.number }),
    run: () => tools.navigate(dashboard(tools, `?booking=${booking.id}`)),
  }));
}

function dashboard({ hotel }: CommandTools, search: string): string {
  return `${viewPath("dashboard", hotel?.hotelId)}${search}`;
}
