import type { GroupRows } from "../contracts/group-rooms.ts";

/** How many rows of a request about a group were saved. */
export function savedRows({ rows }: Pick<GroupRows, "rows">): number {
  return rows.filter(({ refusal }) => refusal === null).length;
}
