import type { HappyHour } from "@funduq/shared-types/contracts/pos-happy-hour";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { priceIn } from "@funduq/shared-types/rules/happy-hour";
import { DEFAULT_TIME_ZONE } from "@funduq/shared-types/values/calendar-date";
import { hotelTimeOf } from "@funduq/shared-types/values/date-in-zone";
import { Amount, Name } from "@funduq/shared-ui";
import { formatDate } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { serverTime, useHotel } from "@funduq/shared-ui/state";
import { EntryRow } from "../entry-row.tsx";
import managerClasses from "../manager.module.css";
import { dayName, daysFrom, todayOf } from "./happy-hour-words.ts";
import classes from "./happy-hours.module.css";

type HappyHourRowProps = {
  happyHour: HappyHour;
  menu: PosMenu;
  onEdit: () => void;
  onDelete: () => void;
};

/** A happy hour: when it is, what it does today, and the prices that it changes. */
export function HappyHourRow({ happyHour, menu, onEdit, onDelete }: HappyHourRowProps) {
  const t = useText("pos");
  const { name, from, to } = happyHour;
  const now = hotelTimeOf(serverTime(), menu.timeZone ?? DEFAULT_TIME_ZONE);
  const today = todayOf(happyHour, now);
  return (
    <EntryRow
      name={name}
      fact={
        <span className={classes.today} data-on={today === "on" || undefined}>
          {t(`happy.today-${today}`, { from, to })}
        </span>
      }
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <div className={managerClasses.muted}>
        <When happyHour={happyHour} />
      </div>
      <Prices happyHour={happyHour} menu={menu} />
    </EntryRow>
  );
}

function When({ happyHour }: { happyHour: HappyHour }) {
  const t = useText("pos");
  const weekStart = useHotel()?.weekStart ?? 0;
  const { days, from, to, firstDate, lastDate } = happyHour;
  const names = daysFrom(weekStart).filter((day) => days.includes(day));
  return (
    <>
      {days.length === 7 ? t("happy.every-day") : names.map((day) => dayName(day)).join(" ")}
      {" · "}
      <bdi dir="ltr">{t("happy.hours", { from, to })}</bdi>
      {firstDate && ` · ${t("happy.since", { date: formatDate(firstDate) })}`}
      {lastDate && ` · ${t("happy.until-date", { date: formatDate(lastDate) })}`}
    </>
  );
}

function Prices({ happyHour, menu }: { happyHour: HappyHour; menu: PosMenu }) {
  const t = useText("pos");
  const cheaper = menu.items.flatMap((item) => {
    const happy = priceIn(happyHour, item);
    return happy ? [{ ...item, happyCentimes: happy.priceCentimes }] : [];
  });
  if (cheaper.length === 0) return <p className={managerClasses.muted}>{t("happy.no-effect")}</p>;
  return (
    <details>
      <summary>{t("happy.cheaper", { count: cheaper.length })}</summary>
      <ul className={classes.prices}>
        {cheaper.map(({ id, name, priceCentimes, happyCentimes }) => (
          <li key={id}>
            <Name>{name}</Name>
            <span>
              <s>
                <Amount value={priceCentimes} />
              </s>{" "}
              <Amount value={happyCentimes} strong />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
