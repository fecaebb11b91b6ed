import { type HotelList, hotelListSchema } from "@funduq/shared-types/contracts/hotel";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A handful of hotels, with every urgency of the subscription. */
export function someHotels(): HotelList {
  return hotelListSchema.parse({
    hotels: [
      hotel(1, "Hôtel El Djazair", "Alger", inDays(210)),
      hotel(2, "فندق الأوراسي", "Alger", inDays(48)),
      hotel(3, "Hôtel Royal", "Oran", inDays(12)),
      hotel(4, "Novotel Constantine", "Constantine", null),
      hotel(5, "Hôtel des Zibans", "Biskra", inDays(-3)),
    ],
    next: null,
  });
}

function hotel(n: number, name: string, city: string, expiresAt: string | null) {
  return {
    id: hotelId(n),
    name,
    city,
    businessDate: "2026-04-03",
    expiresAt,
    timeZone: "Africa/Algiers",
  };
}

const hotelId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
