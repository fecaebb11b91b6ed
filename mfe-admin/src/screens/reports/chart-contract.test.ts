import { expect, it } from "vitest";
import { type ChartRow, chartContract } from "./chart-contract.ts";

const row = (code: string, label: string): ChartRow => ({ purpose: "tax.tva", code, label });
const check = (first: ChartRow, second: ChartRow) =>
  chartContract("1").safeParse({ rows: [first, { ...second, purpose: "tax.stay" }] });

it("REP-03 one account is one however it was typed: its second label is said at its field", () => {
  for (const code of ["411 ", "٤١١", " 411"])
    expect(check(row("411", "Clients"), row(code, "Cash"))).toMatchObject({
      success: false,
      error: { issues: [{ path: ["rows", "1", "label"] }] },
    });
  expect(check(row("41a", "Clients"), row("41A ", "Cash"))).toMatchObject({ success: false });
});

it("REP-03 spaces around a label make no second one", () => {
  expect(check(row("411", "Clients"), row("411 ", "Clients "))).toMatchObject({
    success: true,
    data: {
      accounts: [
        { code: "411", label: "Clients" },
        { code: "411", label: "Clients" },
      ],
    },
  });
});
