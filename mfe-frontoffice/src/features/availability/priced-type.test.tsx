import { alternativeRoomSchema } from "@funduq/shared-types/contracts/availability";
import type { DatedTaxRates } from "@funduq/shared-types/contracts/tax";
import {
  addDays,
  type CalendarDate,
  calendarDate,
} from "@funduq/shared-types/values/calendar-date";
import { centimes } from "@funduq/shared-types/values/money";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { PricedType } from "./priced-type.tsx";

beforeAll(addTexts);

const arrival = calendarDate("2026-04-10");
const spanOf = (nights: number) => ({ from: arrival, to: addDays(arrival, nights) });

const room = (number: string, leftOfType: number | null | undefined) =>
  alternativeRoomSchema.parse({
    id: `01890a5d-ac96-774b-bcce-b30209000${number}`,
    number,
    floorName: "1",
    leftOfType,
    roomTypeId: "01890a5d-ac96-774b-bcce-b30209000001",
    roomTypeName: "Twin",
    maxOccupancy: 2,
    housekeepingStatus: "Clean",
    occupiedNow: false,
    sameType: true,
    ratePlan: "public",
    rateCentimes: 900_000,
    differenceCentimes: 0,
  });

test.each([
  ["groups hold two", 1, "Twin 1To sell: 1; groups hold the others"],
  ["nothing is held", 3, "Twin 3"],
  ["nothing is taken", null, "Twin 3"],
  ["an older API says nothing", undefined, "Twin 3"],
])(
  "FO-09 FO-10 of three free rooms as many are counted as can be sold: %s",
  async (_, left, said) => {
    const rooms = ["201", "202", "203"].map((number) => room(number, left));
    await renderWithStore(
      <PricedType
        rooms={rooms}
        span={spanOf(2)}
        adults={2}
        tax={{ tdsBp: 200 }}
        forTonight={false}
        onBook={() => undefined}
      />,
    );
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe(said);
  },
);

test.each([
  [2, 200, "2 nights · 18.000,00 DA · 18.360,00 DA with tourism tax (TDS)"],
  [1, 200, "1 night · 9.180,00 DA with tourism tax (TDS)"],
  [2, 0, "2 nights · 18.000,00 DA"],
])(
  "FO-09 for %i nights with a tax of %i the price is the one that the guest will pay in the end",
  async (nights, tdsBp, said) => {
    const rooms = [room("201", null)];
    await renderWithStore(
      <PricedType
        rooms={rooms}
        span={spanOf(nights)}
        adults={2}
        tax={{ tdsBp }}
        forTonight={false}
        onBook={() => undefined}
      />,
    );
    const price = screen.getByRole("banner").textContent?.replace(/\s/gu, " ") ?? "";
    expect(price.slice(price.indexOf("Public Rate · ") + 14)).toBe(said);
  },
);

const addedFrom = (validFrom: CalendarDate | null, tvaBp: number): DatedTaxRates => ({
  validFrom,
  tvaBp,
  tdsBp: 200,
  stayTaxCentimes: centimes(50_000),
  tvaTreatment: tvaBp ? "added" : "invoice",
  stayTaxTreatment: tvaBp ? "added" : "invoice",
});

// 9 % of 9.000 is 810, two adults pay 1.000: 10.990 with 180 of tourism tax.
test.each([
  ["are added", [addedFrom(null, 900)], "1 night · 10.990,00 DA with the taxes added to the folio"],
  [
    "are added from a later night on",
    [addedFrom(null, 0), addedFrom(addDays(arrival, 1), 900)],
    "1 night · 9.180,00 DA with tourism tax (TDS)",
  ],
  [
    "were added until last month",
    [addedFrom(null, 900), addedFrom(addDays(arrival, -10), 0)],
    "1 night · 9.180,00 DA with tourism tax (TDS)",
  ],
])(
  "FO-09 SET-02 a total says which taxes of its own nights it has, where TVA and stay tax %s",
  async (_, taxRates, said) => {
    await renderWithStore(
      <PricedType
        rooms={[room("201", null)]}
        span={spanOf(1)}
        adults={2}
        tax={{ tdsBp: 200, taxRates }}
        forTonight={false}
        onBook={() => undefined}
      />,
    );
    const price = screen.getByRole("banner").textContent?.replace(/\s/gu, " ") ?? "";
    expect(price.slice(price.indexOf("Public Rate · ") + 14)).toBe(said);
  },
);
