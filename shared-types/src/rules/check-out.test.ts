import { describe, expect, it } from "vitest";
import { bookingStatusSchema } from "../contracts/booking.ts";
import type { Posting } from "../contracts/folio.ts";
import { centimes } from "../values/money.ts";
import { checkOutVerdict } from "./check-out.ts";

const folio = (name: string, charged: number, paid: number) => ({
  name,
  postings: [
    { kind: "charge", amountCentimes: charged },
    { kind: "payment", amountCentimes: paid },
  ].map((line) => ({
    ...line,
    amountCentimes: centimes(line.amountCentimes),
    reversesPostingId: null,
  })) as Posting[],
});

describe("check-out", () => {
  it("BK-13 lets a settled guest leave", () => {
    const folios = [folio("Personal", 900_000, 900_000), folio("Company", 0, 0)];
    expect(checkOutVerdict({ status: "Checked-in", folios }).allowed).toBe(true);
  });

  it.each([
    ["owing", 900_000, 400_000],
    ["overpaid", 400_000, 900_000],
    ["one centime off", 100_001, 100_000],
  ])("BK-13 keeps a guest whose company folio is %s", (_, charged, paid) => {
    const folios = [folio("Personal", 5, 5), folio("Company", charged, paid)];
    expect(checkOutVerdict({ status: "Checked-in", folios })).toMatchObject({
      code: "folio.not-settled",
      params: [{ folioName: "Company" }],
    });
  });

  it.each(bookingStatusSchema.options.filter((status) => status !== "Checked-in"))(
    "BK-20 a %s booking can't be checked out",
    (status) => {
      expect(checkOutVerdict({ status, folios: [] })).toMatchObject({
        code: "booking.not-checked-in",
      });
    },
  );
});
