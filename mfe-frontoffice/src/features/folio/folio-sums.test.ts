import { type Posting, postingSchema } from "@funduq/shared-types/contracts/folio";
import { expect, test } from "vitest";
import { folioSums } from "./folio-sums.ts";

const posting = (traits: Record<string, unknown>) =>
  postingSchema.parse({
    id: crypto.randomUUID(),
    department: null,
    method: null,
    description: "",
    businessDate: "2026-04-10",
    postedAt: "2026-04-10T09:00:00Z",
    postedBy: null,
    reversesPostingId: null,
    reversalReason: null,
    reversedByPostingId: null,
    splitOfPostingId: null,
    rechargesPostingId: null,
    checkOutVersion: null,
    item: null,
    night: null,
    ...traits,
  });
const charge = (department: string, amountCentimes: number, more = {}) =>
  posting({ kind: "charge", department, amountCentimes, ...more });
const payment = (method: string, amountCentimes: number, more = {}) =>
  posting({ kind: "payment", method, amountCentimes, ...more });

const named = {
  department: ({ department }: Posting) => department ?? "",
  method: ({ method }: Posting) => method ?? "",
};

test("FOL-02 sums by department and method; a reversal counts against what it took back", () => {
  const mistake = charge("Spa", 50_000);
  const postings = [
    charge("Room", 900_000),
    charge("Room", 900_000),
    charge("Restaurant", 345_050),
    mistake,
    charge("Spa", 50_000, { reversesPostingId: mistake.id }),
    payment("Cash", 1_000_000),
    payment("Credit Card", 145_050),
  ];
  expect(folioSums({ postings }, named)).toEqual({
    charges: 2_145_050,
    payments: 1_145_050,
    balance: 1_000_000,
    byDepartment: [
      { name: "Room", amount: 1_800_000 },
      { name: "Restaurant", amount: 345_050 },
    ],
    byMethod: [
      { name: "Cash", amount: 1_000_000 },
      { name: "Credit Card", amount: 145_050 },
    ],
  });
});

test("an empty folio comes to nothing", () => {
  expect(folioSums({ postings: [] }, named)).toEqual({
    charges: 0,
    payments: 0,
    balance: 0,
    byDepartment: [],
    byMethod: [],
  });
});
