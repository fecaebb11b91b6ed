import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import { fact } from "@funduq/shared-types/rules/audit-facts";

type Described = { startsAt: string; endsAt: string; covers: number; tables: readonly string[] };

const minutesOf = ({ startsAt, endsAt }: Described) =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
const tablesOf = ({ tables }: Described) => tables.join(", ");
const startOf = ({ startsAt }: Described) => new Date(startsAt).toISOString();

/** A reservation for the audit trail: when, for how long, where and for how many. Names of guests are not kept there. */
export function reservationFacts(before: Described | undefined, after: Described): AuditFact[] {
  const of = <T extends string | number>(read: (it: Described) => T) => ({
    before: before && read(before),
    after: read(after),
  });
  const changes = [
    fact("reservation", "moment", of(startOf)),
    fact("reservedTables", "text", of(tablesOf)),
    fact("reservedMinutes", "number", of(minutesOf)),
    fact(
      "billCovers",
      "number",
      of((it) => it.covers),
    ),
  ];
  // The first line names the reservation, also where only its guest or note was changed.
  return changes.filter((each, line) => line === 0 || each.before !== each.after);
}

/** The reservation that something was done with. */
export const reservationFact = (reservation: Described): AuditFact[] => [
  fact("reservation", "moment", { after: startOf(reservation) }),
  fact("reservedTables", "text", { after: tablesOf(reservation) }),
];
