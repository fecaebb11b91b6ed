import { type RoomsReport, roomsReportSchema } from "@funduq/shared-types/contracts/report-rooms";
import { HttpResponse, http } from "msw";

/** Three rooms, one of them out of order on two days; `counted` more were counted than are listed. */
export function someRooms(from: string, to: string, unlisted = 0): RoomsReport {
  return roomsReportSchema.parse({
    businessDate: "2026-04-10",
    from,
    to,
    days: [
      { date: "2026-04-08", rooms: 3 + unlisted, outOfOrder: 1 },
      { date: "2026-04-09", rooms: 3, outOfOrder: 1 },
      { date: "2026-04-10", rooms: 3, outOfOrder: 0 },
    ],
    rooms: [
      { number: "101", nights: 3, outOfOrderOn: [] },
      { number: "102", nights: 3, outOfOrderOn: ["2026-04-08", "2026-04-09"] },
      { number: "201", nights: 3, outOfOrderOn: [] },
    ],
  });
}

export const roomsReportHandler = http.get("/api/hotels/:hotelId/reports/rooms", ({ request }) => {
  const { searchParams } = new URL(request.url);
  return HttpResponse.json(someRooms(searchParams.get("from") ?? "", searchParams.get("to") ?? ""));
});
