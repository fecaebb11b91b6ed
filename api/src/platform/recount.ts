import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "./db/database.ts";
import type { WorkLimits } from "./db/work-limits.ts";

/** A large hotel takes longer to recount than a desk waits. */
export const recountLimits: WorkLimits = { limitMs: 60_000 };

/** Lines of the audit trail that one statement checks, in about a quarter of a second. */
const LINES_IN_A_SLICE = 20_000;

export type Finding = { invariant: string; entity: string | null; detail: unknown };

/** Runs one step of the recount, in a new transaction or in an open one. */
export type RunStep = <T>(step: (tx: HotelTx) => Promise<T>, limits?: WorkLimits) => Promise<T>;

/**
 * Returns the findings of `check_invariants` with several statements: all checks except the audit trail's hashes,
 * then the hashes in slices of `linesInASlice`. Lines are only inserted, so a checked slice does not change.
 */
export async function recountHotel(
  runStep: RunStep,
  hotelId: HotelId,
  linesInASlice = LINES_IN_A_SLICE,
): Promise<Finding[]> {
  const findings = await runStep(
    (tx) =>
      tx.execute<Finding>(sql`
        select invariant, entity_id as entity, detail from check_rows(${hotelId})`),
    recountLimits,
  );
  let after: number | null = 0;
  const broken: Finding[] = [];
  while (after !== null) {
    const from: number = after;
    const slice = await runStep((tx) => checkSlice(tx, hotelId, { after: from, linesInASlice }));
    broken.push(...slice.findings);
    after = slice.last;
  }
  return [...findings, ...broken];
}

/** `last`: the number of the slice's last line; null when no line is left. */
type Slice = { findings: Finding[]; last: number | null };

async function checkSlice(
  tx: HotelTx,
  hotelId: HotelId,
  { after, linesInASlice }: { after: number; linesInASlice: number },
): Promise<Slice> {
  const [slice] = await tx.execute<Slice>(sql`
    select
      (select max(seq) from (
        select seq from changes where hotel_id = ${hotelId} and seq > ${after}
        order by seq limit ${linesInASlice}) s) as last,
      (select coalesce(json_agg(json_build_object(
        'invariant', invariant, 'entity', entity_id, 'detail', detail)), '[]')
        from check_chain(${hotelId}, ${after}, ${linesInASlice})) as findings`);
  return slice ?? { findings: [], last: null };
}
