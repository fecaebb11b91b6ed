import { Checkbox, FieldSet } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import { dayName, daysFrom } from "./happy-hour-words.ts";
import classes from "./happy-hours.module.css";
import type { HappyHourForm } from "./use-happy-hour-form.ts";

/** The days of the week on which it begins, from the hotel's first day of the week on. */
export function DaysField({ form }: { form: HappyHourForm }) {
  const t = useText("pos");
  const weekStart = useHotel()?.weekStart ?? 0;
  const { days } = form.values;
  const fault = form.fault("days");
  return (
    <FieldSet legend={t("happy.days")}>
      <div className={classes.days}>
        {daysFrom(weekStart).map((day) => (
          <Checkbox
            key={day}
            label={dayName(day, "long")}
            checked={days.includes(day)}
            onChange={(isOn) =>
              form.setValue("days", isOn ? [...days, day] : days.filter((other) => other !== day))
            }
          />
        ))}
      </div>
      {fault && <p role="alert">{fault}</p>}
    </FieldSet>
  );
}
