import type { DayGrid, GridBooking, GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { isReady } from "@funduq/shared-types/rules/check-in";
import { foldName } from "@funduq/shared-types/rules/name-search";
import { isOutOfOrder } from "@funduq/shared-types/rules/room-display";
import type { Command, CommandTools } from "@funduq/shared-ui";
import { textOf } from "@funduq/shared-ui/i18n";
import {
  AddIcon,
  CheckInIcon,
  CheckOutIcon,
  OccupiedIcon,
  WalkInIcon,
} from "@funduq/shared-ui/icons";
import { dashboard, mayWork } from "./desk-command.ts";
import { isExpected } from "./screens/dashboard/board.ts";

/** The rooms of a number with their next step; and of the words of a step alone, the rooms it is due in. */
export function roomCommands(text: string, grid: DayGrid, tools: CommandTools): Command[] {
  const words = foldName(text).split(/\s+/u);
  return grid.rooms.flatMap((room) => {
    const number = foldName(room.number);
    const steps = nextSteps(room, grid, tools).filter((step) => fits(step, words));
    return words.some((word) => number.startsWith(word))
      ? [itself(room, grid, tools), ...steps]
      : steps.filter(({ isDue }) => isDue && words.some((word) => !/\d/u.test(word)));
  });
}

/** A taken room opens its stay, a free one a booking in it. */
function itself(room: GridRoom, grid: DayGrid, tools: CommandTools): Command {
  const { id, number, bookings } = room;
  const type = grid.roomTypes.find((each) => each.id === room.roomTypeId)?.name;
  return {
    id: `room-${id}`,
    group: "rooms",
    icon: OccupiedIcon,
    label: textOf("frontoffice")("palette.room", { number }),
    words: number,
    detail: [type, bookings[0]?.guestName ?? stateOf(room, grid)].filter(Boolean).join(" · "),
    run: () => tools.navigate(dashboard(tools, searchOf(room))),
  };
}

/** `isDue`: it waits to be done, as opposed to what can be done early. */
type Step = Command & { isDue: boolean };

/** What the board does with the room by a press, in the same dialog; a guest may also leave before the last day. */
function nextSteps(room: GridRoom, grid: DayGrid, tools: CommandTools): Step[] {
  if (!mayWork(tools)) return [];
  const { bookings } = room;
  const { businessDate } = grid;
  const inHouse = bookings.find(({ status }) => status === "Checked-in");
  if (inHouse)
    return [stayStep("check-out", room, inHouse, inHouse.checkOutDate <= businessDate, tools)];
  const expected = bookings.find((each) => isExpected(each) && each.checkInDate <= businessDate);
  if (expected) return [stayStep("check-in", room, expected, true, tools)];
  if (bookings.length > 0 || isOutOfOrder(room, businessDate)) return [];
  return [letsWalkIn(room) ? walkIn(room, tools) : bookingIn(room, tools)];
}

function stayStep(
  action: "check-in" | "check-out",
  { id, number }: GridRoom,
  booking: GridBooking,
  isDue: boolean,
  tools: CommandTools,
): Step {
  const t = textOf("frontoffice");
  return {
    id: `${action}-${id}`,
    group: "actions",
    icon: action === "check-in" ? CheckInIcon : CheckOutIcon,
    label: t("action.of", { action: t(`action.${action}`), number }),
    words: t(`palette.words.${action}`),
    detail: booking.guestName,
    isDue,
    run: () => tools.navigate(dashboard(tools, `?booking=${booking.id}&panel=${action}`)),
  };
}

/** Whether all the words are those of a step: 'check in 408', '408'. */
function fits({ label, words }: Step, typed: readonly string[]): boolean {
  const folded = foldName([label, words].join(" "));
  return typed.every((word) => folded.includes(word));
}

/** What the board says of a room that nobody has. */
function stateOf(room: GridRoom, { businessDate }: DayGrid): string {
  const t = textOf("frontoffice");
  if (isOutOfOrder(room, businessDate)) return t("card.out-of-order");
  const { housekeepingStatus } = room;
  return letsWalkIn(room) ? t("card.free") : t(`housekeeping.${housekeepingStatus}`);
}

function bookingIn(room: GridRoom, tools: CommandTools): Step {
  const t = textOf("frontoffice");
  return {
    id: `book-${room.id}`,
    group: "actions",
    icon: AddIcon,
    label: t("action.of", { action: t("action.new-booking"), number: room.number }),
    isDue: false,
    run: () => tools.navigate(dashboard(tools, searchOf(room))),
  };
}

function walkIn(room: GridRoom, tools: CommandTools): Step {
  return {
    id: `walk-in-${room.id}`,
    group: "actions",
    icon: WalkInIcon,
    label: textOf("frontoffice")("booking.walk-in", { number: room.number }),
    isDue: true,
    run: () => tools.navigate(dashboard(tools, searchOf(room))),
  };
}

/** Whether somebody at the desk could have it at once. */
function letsWalkIn({ bookings, housekeepingStatus, outOfOrder }: GridRoom): boolean {
  return bookings.length === 0 && outOfOrder === null && isReady(housekeepingStatus);
}

function searchOf({ id, bookings }: GridRoom): string {
  return bookings[0] ? `?booking=${bookings[0].id}` : `?new=${id}`;
}
