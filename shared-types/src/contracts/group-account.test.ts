import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { checkOutSchema } from "./booking.ts";
import { takeOverSchema } from "./group-account.ts";

const folio = () => ({ folioId: randomUUID(), bookingId: randomUUID(), amountCentimes: 5_000 });

it("GRP-03 a folio goes to the group's account once in a request", () => {
  const { bookingId: _, ...transfer } = folio();
  const leaving = { version: 1, toGroupAccount: [transfer] };
  expect(checkOutSchema.safeParse(leaving).success).toBe(true);
  const twice = { version: 1, toGroupAccount: [transfer, transfer] };
  expect(checkOutSchema.safeParse(twice).success).toBe(false);
  const one = folio();
  expect(takeOverSchema.safeParse({ folios: [one, { ...one }] }).success).toBe(false);
});

it("GRP-03 the folios of a group of many blocks are taken over at once", () => {
  const folios = Array.from({ length: 1_200 }, folio);
  expect(takeOverSchema.safeParse({ folios }).success).toBe(true);
});
