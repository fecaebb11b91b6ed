import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { ModifierGroup, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { Button, Card, EmptyState, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, NoteIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { useRemoveModifierGroupMutation } from "../../../features/menu/menu.endpoints.ts";
import { EntryRow } from "../entry-row.tsx";
import classes from "../manager.module.css";
import { RemoveDialog } from "../remove-dialog.tsx";
import { GroupDialog } from "./group-dialog.tsx";

type Opened = { kind: "add" } | { kind: "edit" | "remove"; group: ModifierGroup };

/** What items ask for when they are ordered: cooking, sauces, 'without onions' (POS-09), and the courses of sets (POS-01). */
export function OptionsTab({ place, menu }: { place: RestaurantRef; menu: PosMenu }) {
  const t = useText("pos");
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <Card
      title={t("manager.options")}
      actions={
        <Button variant="primary" icon={AddIcon} onClick={() => setOpened({ kind: "add" })}>
          {t("options.add")}
        </Button>
      }
    >
      {menu.modifierGroups.length === 0 ? (
        <EmptyState icon={NoteIcon} message={t("options.none")} />
      ) : (
        <ul className={classes.list} aria-label={t("manager.options")}>
          {menu.modifierGroups.map((group) => (
            <GroupRow key={group.id} group={group} menu={menu} onOpen={setOpened} />
          ))}
        </ul>
      )}
      {opened?.kind === "remove" && (
        <RemoveGroup place={place} menu={menu} group={opened.group} onClose={close} />
      )}
      {opened && opened.kind !== "remove" && (
        <GroupDialog
          place={place}
          menu={menu}
          group={opened.kind === "edit" ? opened.group : undefined}
          onClose={close}
        />
      )}
    </Card>
  );
}

type GroupRowProps = { group: ModifierGroup; menu: PosMenu; onOpen: (opened: Opened) => void };

function GroupRow({ group, menu, onOpen }: GroupRowProps) {
  const t = useText("pos");
  const { name, least, most, modifiers } = group;
  const rule =
    least === most
      ? t("options.choose-exactly", { count: least })
      : t("options.choose-between", { least, most });
  return (
    <EntryRow
      name={name}
      fact={[
        ...(group.course ? [t("options.course-number", { number: group.course })] : []),
        rule,
        t("options.asked-by", { count: askedBy(menu, group) }),
      ].join(" · ")}
      onEdit={() => onOpen({ kind: "edit", group })}
      onDelete={() => onOpen({ kind: "remove", group })}
    >
      <div className={classes.muted}>
        <Name>{modifiers.map((modifier) => modifier.name).join(" · ")}</Name>
      </div>
    </EntryRow>
  );
}

/** How many items ask for a group. */
const askedBy = ({ items }: PosMenu, { id }: ModifierGroup) =>
  items.filter(({ modifierGroupIds }) => modifierGroupIds.includes(id)).length;

type RemoveGroupProps = {
  place: RestaurantRef;
  menu: PosMenu;
  group: ModifierGroup;
  onClose: () => void;
};

function RemoveGroup({ place, menu, group, onClose }: RemoveGroupProps) {
  const t = useText("pos");
  const [remove] = useRemoveModifierGroupMutation();
  return (
    <RemoveDialog
      name={group.name}
      trigger={remove}
      removed={{ ...place, groupId: group.id }}
      onClose={onClose}
    >
      {t("options.delete-note", { count: askedBy(menu, group) })}
    </RemoveDialog>
  );
}
