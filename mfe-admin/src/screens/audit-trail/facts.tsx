import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import { PERSONAL_FOLIO_NAME } from "@funduq/shared-types/rules/folio";
import { housePostings } from "@funduq/shared-types/rules/house-postings";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { centimes } from "@funduq/shared-types/values/money";
import { Amount, StatusBadge, type StatusName, statusNames } from "@funduq/shared-ui";
import {
  formatBasisPoints,
  formatDateShort,
  formatDateTime,
  formatNumber,
  formatWeekday,
} from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import type { ReactNode } from "react";
import { departmentWord, methodWord } from "../../features/reports/report-words.ts";
import classes from "./audit-trail.module.css";

type Text = ReturnType<typeof useText<"admin">>;
type FactsProps = { facts: readonly AuditFact[]; timeZone: string };

/** What a deed changed, line by line: what it was → what it is. */
export function Facts({ facts, timeZone }: FactsProps) {
  return (
    <dl className={classes.rights}>
      {facts.map((fact) => (
        <Fact key={JSON.stringify(fact)} fact={fact} timeZone={timeZone} />
      ))}
    </dl>
  );
}

type FactProps = { fact: AuditFact; timeZone: string };

/** What somebody described has a line of its own, over its amount. */
function Fact({ fact, timeZone }: FactProps) {
  const t = useText("admin");
  if (fact.what !== "amount" || !fact.of) return <Change fact={fact} timeZone={timeZone} />;
  return (
    <>
      <div>
        <dt>{t("fact.description")}</dt>
        <dd>
          <bdi>{fact.of}</bdi>
        </dd>
      </div>
      <Change fact={{ ...fact, of: null }} timeZone={timeZone} />
    </>
  );
}

function Change({ fact, timeZone }: FactProps) {
  const t = useText("admin");
  const { what, of, before, after } = fact;
  const isGone = before !== null && after === null;
  return (
    <div>
      <dt>
        {isFactWord(what) ? t(words[what]) : what}
        {of && (
          <>
            {" · "}
            <bdi>{what === "rate" ? ratedWord(of, t) : of}</bdi>
          </>
        )}
      </dt>
      <dd>
        {before !== null && readable(fact, before, { t, timeZone })}
        {before !== null && " "}
        {before !== null && <span className={classes.arrow}>→</span>}
        {before !== null && " "}
        {isGone ? "–" : after !== null && readable(fact, after, { t, timeZone })}
      </dd>
    </div>
  );
}

/** A public rate is one of a room type for so many guests: `Double · 2`. */
function ratedWord(of: string, t: Text): string {
  const [, roomType, guests] = /^(.*) · (\d+)$/.exec(of) ?? [];
  if (!roomType || !guests) return of;
  return `${roomType} · ${t("rates.guests", { count: Number(guests) })}`;
}

/** What an amount was posted for, where the house itself posted it. */
function postingWord(own: string, t: Text): string {
  const known = housePostings.find((posting) => posting === own);
  return known ? t(houseWords[known]) : own;
}

const houseWords = {
  room: "fact.room-night",
  "tourism-tax": "reports.department.tds",
  payment: "fact.payment",
  "company-transfer": "fact.company-transfer",
  "group-transfer": "fact.group-transfer",
} as const;

type Value = string | number | boolean;

/** A Sunday, to name the days of the week by. */
const SUNDAY = calendarDate("2026-01-04");

function readable({ as }: AuditFact, value: Value, { t, timeZone }: { t: Text; timeZone: string }) {
  const shown: Record<string, (value: Value) => ReactNode> = {
    money: (amount) => <Amount value={centimes(Number(amount))} />,
    percent: (points) => <bdi dir="ltr">{formatBasisPoints(Number(points))}</bdi>,
    number: (count) => formatNumber(Number(count)),
    date: (date) => <bdi>{formatDateShort(calendarDate(String(date)))}</bdi>,
    moment: (instant) => <bdi>{formatDateTime(String(instant), timeZone)}</bdi>,
    weekday: (day) => formatWeekday(addDays(SUNDAY, Number(day))),
    flag: (isSo) => t(isSo ? "fact.yes" : "fact.no"),
    department: (name) => <bdi>{departmentWord(String(name), t)}</bdi>,
    "house-posting": (own) => <bdi>{postingWord(String(own), t)}</bdi>,
    method: (name) => <bdi>{methodWord(String(name), t)}</bdi>,
    housekeeping: (name) =>
      isStatus(name) ? <StatusBadge status={name} /> : <bdi>{String(name)}</bdi>,
    folio: (name) => <bdi>{name === PERSONAL_FOLIO_NAME ? t("audit.personal") : String(name)}</bdi>,
  };
  return shown[as]?.(value) ?? <bdi>{String(value) || "–"}</bdi>;
}

const isStatus = (name: Value): name is StatusName => statusNames.some((status) => status === name);

const words = {
  amount: "fact.amount",
  formerSeal: "fact.former-seal",
  description: "fact.description",
  department: "fact.department",
  method: "fact.method",
  waived: "fact.waived",
  reason: "fact.reason",
  folio: "fact.folio",
  stays: "fact.stays",
  rate: "fact.rate",
  checkInDate: "fact.check-in",
  checkOutDate: "fact.check-out",
  housekeepingStatus: "fact.status",
  assignedTo: "fact.housekeeper",
  outOfOrderFrom: "fact.out-of-order-from",
  outOfOrderTo: "fact.out-of-order-to",
  businessDate: "audit.business-date",
  charged: "audit.closed-charged",
  total: "audit.sum-total",
  noShows: "audit.sum-no-shows",
  expiresAt: "fact.expires",
  rooms: "fact.rooms",
  number: "fact.room",
  floor: "fact.floor",
  roomType: "fact.room-type",
  facility: "fact.facility",
  restaurant: "fact.restaurant",
  bedConfiguration: "fact.beds",
  maxOccupancy: "fact.most-guests",
  isSuperior: "fact.superior",
  isKing: "fact.king",
  isQueen: "fact.queen",
  baseRateCentimes: "fact.base-rate",
  name: "setup.name",
  starRating: "setup.stars",
  address: "setup.address",
  city: "setup.city",
  phone: "setup.phone",
  currency: "setup.currency",
  tvaBp: "setup.tva",
  stayTaxCentimes: "setup.stay-tax",
  tdsBp: "setup.tds",
  highBalanceThresholdCentimes: "setup.high-balance",
  weekStart: "setup.week-start",
  nif: "setup.nif",
  rc: "setup.rc",
  nis: "setup.nis",
  rib: "setup.rib",
  customFieldName1: "fact.custom-name-1",
  customFieldValue1: "fact.custom-1",
  customFieldName2: "fact.custom-name-2",
  customFieldValue2: "fact.custom-2",
} as const;

function isFactWord(what: string): what is keyof typeof words {
  return what in words;
}
