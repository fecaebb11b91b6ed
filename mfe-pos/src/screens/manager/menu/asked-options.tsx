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

/** The groups of options that an item asks for, in the order in which they were ticked; with courses it is a set (POS-01). */
export function AskedOptions({ groups, ...choice }: AskedOptionsProps) {
  const t = useText("pos");
  const options = groups.filter(({ course }) => !course);
  const courses = groups
    .filter(({ course }) => course)
    .sort((a, b) => (a.course ?? 0) - (b.course ?? 0));
  return (
    <>
      <FieldSet legend={t("menu.options")}>
        {options.length === 0 && <p className={classes.muted}>{t("menu.no-options-yet")}</p>}
        <Groups groups={options} {...choice} />
      </FieldSet>
      <FieldSet legend={t("menu.courses")}>
        <p className={classes.muted}>
          {t(courses.length === 0 ? "menu.no-courses-yet" : "menu.courses-hint")}
        </p>
        <Groups groups={courses} {...choice} />
      </FieldSet>
    </>
  );
}

function Groups({ groups, chosen, onChange }: AskedOptionsProps) {
  const t = useText("pos");
  return groups.map(({ id, name, course, modifiers }) => (
    <Checkbox
      key={id}
      label={
        <>
          <Name>{name}</Name>{" "}
          <span className={classes.muted}>
            {course && `${t("options.course-number", { number: course })} · `}
            <Name>{modifiers.map((modifier) => modifier.name).join(" · ")}</Name>
          </span>
        </>
      }
      checked={chosen.includes(id)}
      onChange={(isAsked) =>
        onChange(isAsked ? [...chosen, id] : chosen.filter((other) => other !== id))
      }
    />
  ));
}
