import type { View } from "@funduq/shared-types/contracts/department";
import { viewPattern } from "@funduq/shared-types/rules/views";
import type postgres from "postgres";
import { type ReleaseId, ReleaseRefused } from "./release.ts";

/**
 * Throws `ReleaseRefused` if a current release of another department has a view with the same id or address.
 * The caller holds the lock of `lockCurrent`.
 */
export async function assertViewsAreFree(
  tx: postgres.TransactionSql,
  { module, version }: ReleaseId,
): Promise<void> {
  const brought = await tx<{ views: View[] }[]>`
    select department -> 'views' as views from module_releases
    where module = ${module} and version = ${version} and department is not null`;
  const others = await tx<{ module: string; views: View[] }[]>`
    select distinct module, department -> 'views' as views
    from module_channels join module_releases using (module, version)
    where module <> ${module} and department is not null`;
  for (const view of brought.flatMap(({ views }) => views)) {
    const owner = others.find((other) => other.views.some((each) => isSame(each, view)));
    if (owner)
      throw new ReleaseRefused(
        `${module} ${version}: the view ${view.id} belongs to ${owner.module}, which has it at ${viewPattern(view)}.`,
      );
  }
}

function isSame(one: View, other: View): boolean {
  return one.id === other.id || viewPattern(one) === viewPattern(other);
}
