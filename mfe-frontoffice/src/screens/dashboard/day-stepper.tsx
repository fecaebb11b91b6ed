import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, IconButton } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { ForwardIcon } from "@funduq/shared-ui/icons";
import classes from "./toolbar.module.css";
import type { DashboardUrl } from "./use-dashboard-url.ts";

type DayStepperProps = { date: CalendarDate; businessDate: CalendarDate; url: DashboardUrl };

/** <<<, Today, >>> (FO-07's way through the days), and any day by typing or picking it. */
export function DayStepper({ date, businessDate, url }: DayStepperProps) {
  const t = useText("frontoffice");
  const show = (wanted: typeof date) => url.showDate(wanted === businessDate ? undefined : wanted);
  return (
    <div className={classes.stepper}>
      <span className={classes.backward}>
        <IconButton
          icon={ForwardIcon}
          label={t("day.previous")}
          variant="default"
          onClick={() => show(addDays(date, -1))}
        />
      </span>
      <Button onClick={() => show(businessDate)} aria-pressed={date === businessDate}>
        {t("day.today")}
      </Button>
      <IconButton
        icon={ForwardIcon}
        label={t("day.next")}
        variant="default"
        onClick={() => show(addDays(date, 1))}
      />
      <DateField
        label={t("day.pick")}
        labelHidden
        value={date}
        onChange={(wanted) => wanted && wanted !== date && show(wanted)}
      />
    </div>
  );
}
