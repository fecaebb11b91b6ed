import { terminalRefSchema } from "@funduq/shared-types/contracts/pos-floor";
import {
  closeShiftSchema,
  openShiftBodySchema,
  openShiftSchema,
  type ShiftReport,
  shiftListSchema,
  shiftRefSchema,
  shiftReportSchema,
} from "@funduq/shared-types/contracts/pos-shift";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { defineRoute } from "../../platform/route.ts";
import { closeShift, getOpenShift, getShift, getShifts, openShift } from "./shifts.service.ts";

const terminal = "/hotels/{hotelId}/restaurants/{restaurantId}/terminals/{terminalId}" as const;

const current = defineRoute(
  {
    id: "pos.open-shift",
    method: "GET",
    path: `${terminal}/shift`,
    permission: "pos.sell",
    summary:
      "The X report of a terminal's open shift; without its cash, which is counted blind, and without sums that contain it for who may not correct sales.",
    params: terminalRefSchema,
    response: openShiftSchema,
  },
  ({ tx, params, actor }) => getOpenShift(tx, params, actor),
);

const open = defineRoute(
  {
    id: "pos.begin-shift",
    method: "POST",
    path: `${terminal}/shift`,
    permission: "pos.sell",
    summary: "Opens a shift with the change that lies in the drawer.",
    params: terminalRefSchema,
    body: openShiftBodySchema,
    response: shiftReportSchema,
    status: 201,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { report, isOpened } = await openShift(tx, params, body, { by: actor, now });
    const facts = [...named(report), fact("float", "money", { after: report.floatCentimes })];
    announce({ entityId: report.id, facts, isUnchanged: !isOpened });
    return report;
  },
);

const close = defineRoute(
  {
    id: "pos.close-shift",
    method: "POST",
    path: `${terminal}/shift/close`,
    permission: "pos.sell",
    summary: "Closes a shift with the cash that was counted, and answers its Z report.",
    params: terminalRefSchema,
    body: closeShiftSchema,
    response: shiftReportSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { report, isClosed } = await closeShift(tx, params, body, { by: actor, now });
    const { countedCentimes, expectedCentimes, note } = report;
    const facts = [
      ...named(report),
      fact("countedCash", "money", { before: expectedCentimes, after: countedCentimes }),
      ...(note ? [fact("reason", "text", { after: note })] : []),
    ];
    announce({ entityId: report.id, facts, isUnchanged: !isClosed });
    return report;
  },
);

const list = defineRoute(
  {
    id: "pos.shifts",
    method: "GET",
    path: `${terminal}/shifts`,
    permission: "pos.sell",
    summary: "A terminal's closed shifts, the last one first.",
    params: terminalRefSchema,
    response: shiftListSchema,
  },
  ({ tx, params }) => getShifts(tx, params),
);

const read = defineRoute(
  {
    id: "pos.shift",
    method: "GET",
    path: `${terminal}/shifts/{shiftId}`,
    permission: "pos.sell",
    summary: "The report of a shift, to print it again.",
    params: shiftRefSchema,
    response: shiftReportSchema,
  },
  ({ tx, params, actor }) => getShift(tx, params, actor),
);

const named = ({ terminalName, number }: ShiftReport) => [
  fact("shift", "text", { after: `${terminalName} ${number}` }),
];

export const shiftsRoutes = [current, open, close, list, read];
