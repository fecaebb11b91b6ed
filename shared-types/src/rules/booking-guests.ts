import { allowed, refused, type Verdict } from "./verdict.ts";

/** Whether the guests of a new booking are complete: at least one, and exactly one primary (BK-04). */
export function guestsVerdict(guests: readonly { isPrimary: boolean }[]): Verdict {
  if (guests.length === 0) return refused("booking.guest-missing");
  if (guests.filter(({ isPrimary }) => isPrimary).length !== 1)
    return refused("booking.primary-guest-missing");
  return allowed;
}

type Party = { adults: number; children: number };

/** Whether no more guests are named than the party has (BK-23): the price, the tax and the police go by the party. */
export function namedVerdict(named: number, { adults, children }: Party): Verdict {
  const party = adults + children;
  return named <= party ? allowed : refused("booking.more-named", { named, party });
}

/** Whether a room of this type has the capacity for this party. Children count like adults. */
export function occupancyVerdict(
  { adults, children }: Party,
  roomType: { name: string; maxOccupancy: number },
): Verdict {
  if (adults + children <= roomType.maxOccupancy) return allowed;
  const { name: roomTypeName, maxOccupancy } = roomType;
  return refused("booking.too-many-guests", { roomTypeName, maxOccupancy });
}
