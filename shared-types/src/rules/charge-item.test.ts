import { expect, it } from "vitest";
import { chargeItemSchema } from "../contracts/charge-item.ts";
import { chargeOf, withQuantity } from "./charge-item.ts";

const water = chargeItemSchema.parse({
  id: "00000000-0000-4000-8000-000000000001",
  name: "Minibar – water",
  department: "Restaurant",
  priceCentimes: 12_050,
});

it("FOL-04 a quantity multiplies the unit price to the centime and is written behind the name", () => {
  expect(chargeOf(water, 1)).toEqual({
    description: "Minibar – water",
    department: "Restaurant",
    amountCentimes: 12_050,
  });
  expect(chargeOf(water, 3)).toEqual({
    description: "Minibar – water × 3",
    department: "Restaurant",
    amountCentimes: 36_150,
  });
});

it("FOL-04 another quantity takes the place of the one before, and keeps what was typed", () => {
  expect(withQuantity("Minibar – water, terrace × 3", 12)).toBe("Minibar – water, terrace × 12");
  expect(withQuantity("Minibar – water × 12", 1)).toBe("Minibar – water");
  expect(withQuantity("Bed 90 × 200 cm", 2)).toBe("Bed 90 × 200 cm × 2");
});
