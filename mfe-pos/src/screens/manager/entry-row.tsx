import { Group, IconButton, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon, EditIcon } from "@funduq/shared-ui/icons";
import type { ReactNode } from "react";
import classes from "./manager.module.css";

type EntryRowProps = {
  name: string;
  /** Stands beside the name. */
  fact?: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
  /** Stands below the name. */
  children?: ReactNode;
};

/** A line of a list of the manager, with its two actions. */
export function EntryRow({ name, fact, onEdit, onDelete, children }: EntryRowProps) {
  const t = useText("pos");
  return (
    <li className={classes.row}>
      <div>
        <strong>
          <Name>{name}</Name>
        </strong>
        {fact && <span className={classes.muted}> {fact}</span>}
        {children}
      </div>
      <Group wrap={false}>
        <IconButton icon={EditIcon} label={t("menu.edit-named", { name })} onClick={onEdit} />
        <IconButton icon={DeleteIcon} label={t("menu.delete-named", { name })} onClick={onDelete} />
      </Group>
    </li>
  );
}
