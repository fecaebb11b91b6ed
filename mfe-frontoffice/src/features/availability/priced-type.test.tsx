import { alternativeRoomSchema } from "@funduq/shared-types/contracts/availability";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
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
        tax={{ tdsBp }}
        forTonight={false}
        onBook={() => undefined}
      />,
    );
    const price = screen.getByRole("banner").textContent?.replace(/\s/gu, " ") ?? "";
    expect(price.slice(price.indexOf("Public Rate · ") + 14)).toBe(said);
  },
);
