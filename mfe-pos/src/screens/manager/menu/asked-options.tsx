import type { ModifierGroup } from "@funduq/shared-types/contracts/pos-menu";
import { Checkbox, FieldSet, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "../manager.module.css";

type GroupId = ModifierGroup["id"];
type AskedOptionsProps = {
  groups: readonly ModifierGroup[];
  chosen: readonly GroupId[];
  onChange: (ids: GroupId[]) => void;
};

/** The groups of options that an item asks for, in the order in which they were ticked. */
export function AskedOptions({ groups, chosen, onChange }: AskedOptionsProps) {
  const t = useText("pos");
  return (
    <FieldSet legend={t("menu.options")}>
      {groups.length === 0 && <p className={classes.muted}>{t("menu.no-options-yet")}</p>}
      {groups.map(({ id, name, modifiers }) => (
        <Checkbox
          key={id}
          label={
            <>
              <Name>{name}</Name>{" "}
              <span className={classes.muted}>
                <Name>{modifiers.map((modifier) => modifier.name).join(" · ")}</Name>
              </span>
            </>
          }
          checked={chosen.includes(id)}
          onChange={(isAsked) =>
            onChange(isAsked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
    </FieldSet>
  );
}
