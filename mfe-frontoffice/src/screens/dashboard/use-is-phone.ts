import { useMediaQuery } from "@funduq/shared-ui";

/** Whether the dashboard has one column, as its style sheets say: what is beside the grid on a desk is over it. */
export function useIsPhone(): boolean {
  return useMediaQuery("(max-width: 48rem)");
}
