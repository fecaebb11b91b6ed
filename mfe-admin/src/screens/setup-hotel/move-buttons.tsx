import { IconButton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DownIcon, DragIcon, UpIcon } from "@funduq/shared-ui/icons";
import classes from "./setup.module.css";

type MoveButtonsProps<Entry> = {
  name: string;
  above: Entry | undefined;
  below: Entry | undefined;
  onMove: (target: Entry) => void;
  onDrag: (isDragged: boolean) => void;
};

/** Moves an entry up and down: dragged by its handle, or by a button, which keeps the focus. */
export function MoveButtons<Entry extends object>({
  name,
  above,
  below,
  onMove,
  onDrag,
}: MoveButtonsProps<Entry>) {
  const t = useText("admin");
  return (
    <span className={classes.move}>
      <span
        className={classes.handle}
        aria-hidden="true"
        draggable
        onDragStart={(event) => {
          // Firefox drags only what has data.
          event.dataTransfer.setData("application/x-funduq-entry", name);
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
      >
        <DragIcon size={20} />
      </span>
      <IconButton
        icon={UpIcon}
        label={t("setup.move-up", { name })}
        aria-disabled={above === undefined}
        onClick={() => above && onMove(above)}
      />
      <IconButton
        icon={DownIcon}
        label={t("setup.move-down", { name })}
        aria-disabled={below === undefined}
        onClick={() => below && onMove(below)}
      />
    </span>
  );
}
