import type { PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import type { Option } from "@funduq/shared-ui";

/** The stations to choose from, after what it means to choose none. */
export function stationOptions(
  { stations }: Pick<PosMenu, "stations">,
  none: string,
): Option<NonNullable<PosItem["stationId"]> | "">[] {
  return [
    { value: "", label: none },
    ...stations.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
