import type { HousekeepingStatus } from "@funduq/shared-types/contracts/room";
import { FieldSet, statusProps } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import {
  CleanIcon,
  DirtyIcon,
  type Icon,
  InspectedIcon,
  OutOfOrderIcon,
  TimeIcon,
} from "@funduq/shared-ui/icons";
import { useId } from "react";
import classes from "./status-form.module.css";

const choices: readonly { status: HousekeepingStatus; icon: Icon }[] = [
  { status: "Dirty", icon: DirtyIcon },
  { status: "CleaningInProgress", icon: TimeIcon },
  { status: "Clean", icon: CleanIcon },
  { status: "Inspected", icon: InspectedIcon },
  { status: "OutOfOrder", icon: OutOfOrderIcon },
];

type StatusChoiceProps = {
  value: HousekeepingStatus;
  onChange: (status: HousekeepingStatus) => void;
};

/** All five statuses as large targets; any can follow any (HK-01). */
export function StatusChoice({ value, onChange }: StatusChoiceProps) {
  const t = useText("housekeeping");
  const name = useId();
  return (
    <FieldSet legend={t("status-legend")}>
      <div className={classes.choices}>
        {choices.map(({ status, icon: Icon }) => {
          const { className, ...tone } = statusProps(status);
          return (
            <label key={status} {...tone} className={`${className} ${classes.choice}`}>
              <input
                type="radio"
                name={name}
                value={status}
                checked={status === value}
                onChange={() => onChange(status)}
              />
              <Icon />
              {t(`status.${status}`)}
            </label>
          );
        })}
      </div>
    </FieldSet>
  );
}
