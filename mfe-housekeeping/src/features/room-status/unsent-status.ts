import type {
  HousekeepingBoard,
  HousekeepingRoom,
} from "@funduq/shared-types/contracts/housekeeping";
import type { HousekeepingStatus } from "@funduq/shared-types/contracts/room";
import type { OutboxEntry } from "@funduq/shared-ui/outbox";

/** What a plain change of a room's status sends, besides the version; its period ends with it. */
export type StatusBody = {
  status: Exclude<HousekeepingStatus, "OutOfOrder">;
  assignedTo: string | null;
  outOfOrder: null;
};

/** A room of the board with what was set on this device and is not at the server. */
export type BoardRoom = HousekeepingRoom & {
  /** The change whose status is shown: it was made here, and waits to be sent. */
  waiting?: OutboxEntry;
  /** The server refused this change; the room is shown as it is there. */
  refused?: OutboxEntry;
};

export type Board = Omit<HousekeepingBoard, "floors"> & {
  floors: readonly (Omit<HousekeepingBoard["floors"][number], "rooms"> & {
    rooms: readonly BoardRoom[];
  })[];
};

const ROOM = "room ";

export const subjectOf = ({ id }: Pick<HousekeepingRoom, "id">) => `${ROOM}${id}`;

export function roomIdOf({ subject }: OutboxEntry): string | undefined {
  return subject.startsWith(ROOM) ? subject.slice(ROOM.length) : undefined;
}

export const bodyOf = ({ body }: OutboxEntry) => body as StatusBody;

/** The board as it is once everything is sent. A refused change changes nothing: a colleague's stands. */
export function withUnsent(board: HousekeepingBoard, entries: readonly OutboxEntry[]): Board {
  if (entries.length === 0) return board;
  return {
    ...board,
    floors: board.floors.map((floor) => ({
      ...floor,
      rooms: floor.rooms.map((room) => roomWith(room, entries)),
    })),
  };
}

function roomWith(room: HousekeepingRoom, entries: readonly OutboxEntry[]): BoardRoom {
  const own = entries.filter(({ subject }) => subject === subjectOf(room));
  const refused = own.find(({ state }) => state === "refused");
  if (refused) return { ...room, refused };
  const last = own.at(-1);
  if (!last) return room;
  const { status: housekeepingStatus, assignedTo, outOfOrder } = bodyOf(last);
  return { ...room, housekeepingStatus, assignedTo, outOfOrder, waiting: last };
}
