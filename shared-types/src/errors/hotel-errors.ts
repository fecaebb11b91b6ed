import { entry, MOST_NAMED, type Use, useText } from "./entry.ts";

/** The hotel itself: its rooms, its set-up, and the releases that it runs. */
export const hotelErrors = {
  "hotel.not-found": entry(404, () => "Hotel not found."),
  "hotel.other-name": entry(
    409,
    (p: { name: string }) => `The hotel is called ${p.name} now. Nothing was deleted.`,
  ),
  "hotel.export-failed": entry(
    500,
    () => "The hotel's data could not be exported, so nothing was deleted.",
  ),
  "module.not-found": entry(404, () => "Module not found."),
  "release.token-required": entry(401, () => "A release token of this department is needed."),
  "release.other-department": entry(
    403,
    (p: { module: string }) => `This token releases ${p.module} only.`,
  ),
  "release.refused": entry(422, (p: { reason: string }) => `The release was refused. ${p.reason}`),
  "release.version-taken": entry(
    409,
    (p: { version: string }) =>
      `Version ${p.version} is already published with other files. A version never changes.`,
  ),
  "release.moved-on": entry(
    409,
    (p: { version: string }) => `The current version is ${p.version} in the meantime.`,
  ),
  "room.not-found": entry(404, () => "Room not found on this floor!"),
  "room-type.not-found": entry(404, () => "Room type not found."),
  "room.not-ready": entry(
    409,
    (p: { roomNumber: string; status: string }) =>
      `Room ${p.roomNumber} is ${p.status}. It must be Clean or Inspected before check-in.`,
  ),
  "room.out-of-order": entry(
    409,
    (p: { roomNumber: string; from: string; to: string }) =>
      `Room ${p.roomNumber} is out of order from ${p.from} to ${p.to}.`,
  ),
  "room.retired": entry(
    409,
    (p: { roomNumber: string; retiredFrom: string }) =>
      `Room ${p.roomNumber} is no longer sold from ${p.retiredFrom} on.`,
  ),
  "room.period-invalid": entry(400, () => "Please select a valid start and end date."),
  "room.needed-by-booking": entry(
    409,
    (p: { roomNumber: string; guestName: string; checkInDate: string; checkOutDate: string }) =>
      `Room ${p.roomNumber} is needed by ${p.guestName} (${p.checkInDate} → ${p.checkOutDate}).`,
  ),
  "restaurant.not-found": entry(404, () => "Restaurant not found."),
  "floor.not-found": entry(404, () => "Floor not found."),
  "facility.not-found": entry(404, () => "Facility not found."),
  "room-type.beds-wrong": entry(
    400,
    () => "King and Queen need a double bed, and a bed is one or the other.",
  ),
  "setup.in-use": entry(
    409,
    (p: { name: string; uses: Use[] }) => `${p.name} is in use: ${p.uses.map(useText).join("; ")}.`,
  ),
  "setup.name-twice": entry(400, (p: { name: string }) => `The name '${p.name}' is there twice.`),
  "setup.numbers-taken": entry(
    409,
    (p: { numbers: string[] }) =>
      `These room numbers are already there: ${p.numbers.slice(0, MOST_NAMED).join(", ")}${p.numbers.length > MOST_NAMED ? ", …" : ""}`,
  ),
  "setup.rooms-promised": entry(
    409,
    (p: { roomTypeName: string; date: string; rooms: number }) =>
      `Rooms of ${p.roomTypeName} sold, held for groups or out of order on ${p.date}: ${p.rooms}. There must be no fewer.`,
  ),
};
