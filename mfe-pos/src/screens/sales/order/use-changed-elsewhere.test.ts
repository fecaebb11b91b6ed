import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aBill } from "../../../testing/bills.ts";
import { useChangedElsewhere } from "./use-changed-elsewhere.ts";

const hotelId = hotelIdSchema.parse(crypto.randomUUID());
const orderOf = (bill: ReturnType<typeof aBill>) => {
  const { id: billId, restaurantId } = bill;
  return { ref: { hotelId, restaurantId, billId }, bill, state: undefined };
};

describe("a bill that another terminal changed", () => {
  it("POS-03 is the one that is shown, not the one that was shown before", () => {
    const bill = aBill({ version: 1 });
    const { result, rerender } = renderHook(useChangedElsewhere, { initialProps: orderOf(bill) });
    expect(result.current).toBe(false);
    rerender(orderOf({ ...bill, version: 2 }));
    expect(result.current).toBe(true);
    const other = aBill({ version: 7 });
    rerender(orderOf(other));
    expect(result.current).toBe(false);
    rerender(orderOf({ ...other, version: 8 }));
    expect(result.current).toBe(true);
  });
});
