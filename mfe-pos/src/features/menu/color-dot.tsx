import type { PosColor } from "@funduq/shared-types/contracts/pos-menu";
import classes from "./color-dot.module.css";
import colors from "./menu-color.module.css";

/** The colour of a category or an item on the till; its name is said beside it or not at all. */
export function ColorDot({ color }: { color: PosColor }) {
  return (
    <span className={`${colors.color} ${classes.dot}`} data-color={color} aria-hidden="true" />
  );
}
