import { expect, it } from "vitest";
import { chargeItemSchema } from "../contracts/charge-item.ts";
import { centimes } from "../values/money.ts";
import { chargeOf, pickVerdict, withQuantity } from "./charge-item.ts";

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

it("FOL-04 a pick is refused once its item is retired or has another price, and says which", () => {
  const picked = { id: water.id, priceCentimes: water.priceCentimes };
  expect(pickVerdict({ ...water, isRetired: false }, picked)).toEqual({ allowed: true });
  expect(pickVerdict({ ...water, isRetired: true }, picked)).toMatchObject({
    code: "charge-item.retired",
    params: [{ name: "Minibar – water" }],
  });
  const dearer = { ...water, priceCentimes: centimes(15_000), isRetired: false };
  expect(pickVerdict(dearer, picked)).toMatchObject({
    code: "charge-item.price-changed",
    params: [{ name: "Minibar – water", priceCentimes: 15_000 }],
  });
  expect(pickVerdict(undefined, picked)).toMatchObject({ code: "charge-item.not-found" });
});
