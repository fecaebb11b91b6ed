import { useText } from "@funduq/shared-ui/i18n";
import { DragIcon } from "@funduq/shared-ui/icons";
import type { GripProps } from "../../../features/menu/use-reorder.ts";
import classes from "../manager.module.css";

/** The handle by which an entry is dragged, or moved by Alt and an arrow. */
export function Grip({ name, gripProps }: { name: string; gripProps: GripProps }) {
  const t = useText("pos");
  const label = t("menu.move", { name });
  return (
    <button type="button" className={classes.grip} title={label} aria-label={label} {...gripProps}>
      <DragIcon size={20} />
    </button>
  );
}
