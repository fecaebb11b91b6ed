import {
  type RateSheet,
  rateSheetSchema,
  type SaveRates,
  saveRatesSchema,
} from "@funduq/shared-types/contracts/rate";
import { HttpResponse, http } from "msw";

/** Three room types as the API sends them: one wholly priced, one in part, one not yet. */
export function someRates(): RateSheet {
  return rateSheetSchema.parse({
    roomTypes: [
      type("01890a5d-ac96-774b-bcce-b302099a9001", "Double", [850_000, 1_050_000]),
      type("01890a5d-ac96-774b-bcce-b302099a9002", "Suite", [1_500_000, 1_800_000, 0, null]),
      type("01890a5d-ac96-774b-bcce-b302099a9003", "غرفة عائلية", [null, null, null]),
    ],
    lastUpdated: { at: "2026-04-09T13:05:00Z", by: "Samia Belkacem" },
  });
}

const type = (roomTypeId: string, name: string, rates: (number | null)[]) => ({
  roomTypeId,
  name,
  maxOccupancy: rates.length,
  rates,
});

/** Public rates, kept in memory. */
export function rateHandlers() {
  let sheet = someRates();
  return [
    http.get("/api/hotels/:hotelId/rates", () => HttpResponse.json(sheet)),
    http.put("/api/hotels/:hotelId/rates", async ({ request }) => {
      const { rates } = saveRatesSchema.parse((await request.json()) as SaveRates);
      sheet = { ...sheet, roomTypes: sheet.roomTypes.map((it) => withRates(it, rates)) };
      return HttpResponse.json({ saved: rates.length });
    }),
  ];
}

function withRates(type: RateSheet["roomTypes"][number], saved: SaveRates["rates"]) {
  const rates = type.rates.map((rate, index) => {
    const found = saved.find((it) => it.roomTypeId === type.roomTypeId && it.guests === index + 1);
    return found ? found.rateCentimes : rate;
  });
  return { ...type, rates };
}
