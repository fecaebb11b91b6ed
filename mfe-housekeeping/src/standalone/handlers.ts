import type { SetHousekeepingStatus } from "@funduq/shared-types/contracts/housekeeping";
import { savedRoomSchema } from "@funduq/shared-types/contracts/room";
import { HttpResponse, http } from "msw";
import { aBoard } from "./board.ts";

/** An API that keeps the rooms of one small hotel in memory. */
export function boardHandlers() {
  const board = aBoard();
  const rooms = board.floors.flatMap((floor) => floor.rooms);
  return [
    http.get("/api/hotels/:hotelId/housekeeping", () => HttpResponse.json(board)),
    http.put<{ roomId: string }, SetHousekeepingStatus>(
      "/api/hotels/:hotelId/rooms/:roomId/housekeeping-status",
      async ({ params, request }) => {
        const room = rooms.find(({ id }) => id === params.roomId);
        if (!room) return new HttpResponse(null, { status: 404 });
        const { status, assignedTo, outOfOrder } = await request.json();
        Object.assign(room, { housekeepingStatus: status, assignedTo, outOfOrder });
        room.version += 1;
        return HttpResponse.json(savedRoomSchema.parse(room));
      },
    ),
  ];
}
