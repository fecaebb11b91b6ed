import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import { reminderStepSchema } from "@funduq/shared-types/contracts/invoice";
import { languageSchema } from "@funduq/shared-types/contracts/session";
import { taxTreatmentSchema } from "@funduq/shared-types/contracts/tax";
import { departmentWord, methodWord } from "@funduq/shared-types/reports/report-words";
import {
  type PhotoStep,
  photoSteps,
  readBillingLimit,
} from "@funduq/shared-types/rules/audit-facts";
import { PERSONAL_FOLIO_NAME } from "@funduq/shared-types/rules/folio";
import { housePostings } from "@funduq/shared-types/rules/house-postings";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { type StatusName, statusNames } from "@funduq/shared-ui";
import {
  formatBasisPoints,
  formatDateShort,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatWeekday,
} from "@funduq/shared-ui/format";
import { languageNames, useText } from "@funduq/shared-ui/i18n";
import { useMemo } from "react";
import { purposeWord } from "../../features/reports/purpose-words.ts";
import { reportText } from "../../features/reports/report-text.ts";

type Text = ReturnType<typeof useText<"admin">>;
export type FactValue = string | number | boolean;
export type FactWords = ReturnType<typeof useFactWords>;

/** Says what a deed changed, on the screen and in an exported file. */
export function useFactWords(timeZone: string) {
  const t = useText("admin");
  const ui = useText("ui");
  return useMemo(
    () => ({
      /** What was changed: `Rate · Double · 2 guests`. */
      nameOf: ({ what }: AuditFact) => (isFactWord(what) ? t(words[what]) : what),
      /** Which of several it belongs to. */
      itemOf: ({ what, of }: AuditFact) => (of ? itemWord(what, of, t) : of),
      textOf: (fact: AuditFact, value: FactValue) =>
        valueText(fact, value, { t, timeZone, status: (name) => ui(`status.${name}`) }),
    }),
    [t, ui, timeZone],
  );
}

function itemWord(what: string, of: string, t: Text): string {
  if (what === "rate") return ratedWord(of, t);
  if (what === "companyRate") return t("rates.guests", { count: Number(of) });
  if (what === "account") return purposeWord(of, reportText(t));
  return what === "billingRule" ? departmentWord(of, reportText(t)) : of;
}

/** A public rate is one of a room type for so many guests: `Double · 2`. */
function ratedWord(of: string, t: Text): string {
  const [, roomType, guests] = /^(.*) · (\d+)$/.exec(of) ?? [];
  if (!roomType || !guests) return of;
  return `${roomType} · ${t("rates.guests", { count: Number(guests) })}`;
}

/** The description of a posting that the system made: a night, a tax. */
function postingWord(own: string, t: Text): string {
  const known = housePostings.find((posting) => posting === own);
  return known ? t(houseWords[known]) : own;
}

const houseWords = {
  room: "fact.room-night",
  tva: "reports.department.tva",
  "tourism-tax": "reports.department.tds",
  "stay-tax": "reports.department.stay-tax",
  payment: "fact.payment",
  "company-transfer": "fact.company-transfer",
  "group-transfer": "fact.group-transfer",
} as const;

/** How far a company pays for a department: up to 20.000,00 DA a stay, or without a limit. */
function limitWord(written: string, t: Text): string {
  const limit = readBillingLimit(written);
  if (!limit) return t("fact.limit.none");
  const amount = `\u2066${formatMoney(limit.limitCentimes)}\u2069`;
  return t(`fact.limit.${limit.frequency}`, { limit: amount });
}

/** A Sunday, to name the days of the week by. */
const SUNDAY = calendarDate("2026-01-04");

type Says = { t: Text; timeZone: string; status: (name: StatusName) => string };

function valueText({ as }: AuditFact, value: FactValue, { t, timeZone, status }: Says): string {
  const said: Record<string, (value: FactValue) => string> = {
    money: (amount) => formatMoney(Number(amount)),
    percent: (points) => formatBasisPoints(Number(points)),
    number: (count) => formatNumber(Number(count)),
    date: (date) => formatDateShort(calendarDate(String(date))),
    moment: (instant) => formatDateTime(String(instant), timeZone),
    weekday: (day) => formatWeekday(addDays(SUNDAY, Number(day))),
    flag: (isSo) => t(isSo ? "fact.yes" : "fact.no"),
    department: (name) => departmentWord(String(name), reportText(t)),
    "house-posting": (own) => postingWord(String(own), t),
    language: (name) => languageNames[languageSchema.parse(name)],
    method: (name) => methodWord(String(name), reportText(t)),
    housekeeping: (name) => (isStatus(name) ? status(name) : String(name)),
    "billing-limit": (limit) => limitWord(String(limit), t),
    "tax-treatment": (name) => t(`setup.treatment.${taxTreatmentSchema.parse(name)}`),
    "reminder-step": (step) => t(`fact.reminder.${reminderStepSchema.parse(step)}`),
    "photo-step": (step) => (isPhotoStep(step) ? t(`fact.photo.${step}`) : String(step)),
    folio: (name) => (name === PERSONAL_FOLIO_NAME ? t("audit.personal") : String(name)),
  };
  return said[as]?.(value) ?? (String(value) || "–");
}

export const isStatus = (name: FactValue): name is StatusName =>
  statusNames.some((status) => status === name);

const isPhotoStep = (value: FactValue): value is PhotoStep =>
  photoSteps.some((step) => step === value);

const words = {
  account: "fact.account",
  amount: "fact.amount",
  formerSeal: "fact.former-seal",
  description: "fact.description",
  department: "fact.department",
  method: "fact.method",
  reference: "fact.reference",
  waived: "fact.waived",
  reason: "fact.reason",
  purchaseOrder: "fact.purchase-order",
  purchaseOrderLink: "fact.purchase-order-link",
  discardedChange: "fact.discarded-change",
  askedBy: "fact.asked-by",
  recordedBy: "fact.recorded-by",
  recordedAt: "fact.recorded-at",
  folio: "fact.folio",
  buyer: "fact.buyer",
  stays: "fact.stays",
  invoice: "fact.invoice",
  invoices: "fact.invoices",
  stampDuty: "fact.stamp-duty",
  reminderStep: "fact.reminder",
  bill: "fact.bill",
  billTable: "fact.bill-table",
  billCovers: "fact.bill-covers",
  ordered: "fact.ordered",
  orderedAt: "fact.ordered-at",
  voided: "fact.voided",
  discountBp: "fact.discount",
  discountCentimes: "fact.discount",
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
  email: "users.email",
  withAttachments: "fact.with-attachments",
  mails: "fact.mails",
  floor: "fact.floor",
  roomType: "fact.room-type",
  facility: "fact.facility",
  restaurant: "fact.restaurant",
  table: "fact.table",
  covers: "fact.covers",
  area: "fact.area",
  movedTables: "fact.moved-tables",
  reservation: "fact.reservation",
  reservedTables: "fact.reserved-tables",
  reservedMinutes: "fact.reserved-minutes",
  usualMinutes: "fact.usual-minutes",
  leadMinutes: "fact.lead-minutes",
  terminal: "fact.terminal",
  done: "fact.ticket-done",
  sale: "fact.sale",
  refundedSale: "fact.refunded-sale",
  soldTwice: "fact.sold-twice",
  provisionalNumber: "fact.provisional-number",
  payment: "fact.payment",
  shift: "fact.shift",
  float: "fact.float",
  countedCash: "fact.counted-cash",
  chargeItem: "fact.charge-item",
  priceCentimes: "fact.unit-price",
  menuItem: "fact.menu-item",
  photo: "fact.photo",
  menuCategory: "fact.menu-category",
  modifierGroup: "fact.modifier-group",
  setCourse: "fact.set-course",
  happyHour: "fact.happy-hour",
  isActive: "fact.switched-on",
  hours: "fact.hours",
  firstDate: "fact.first-date",
  lastDate: "fact.last-date",
  prices: "fact.changed-prices",
  printer: "fact.printer",
  printerAddress: "fact.printer-address",
  papers: "fact.papers",
  drawer: "fact.drawer",
  station: "fact.station",
  isSoldOut: "fact.sold-out",
  isVip: "fact.vip",
  isRetired: "fact.retired",
  bedConfiguration: "fact.beds",
  maxOccupancy: "fact.most-guests",
  isSuperior: "fact.superior",
  isKing: "fact.king",
  isQueen: "fact.queen",
  baseRateCentimes: "fact.base-rate",
  companyRate: "fact.company-rate",
  billingRule: "fact.billing-rule",
  paymentTermsDays: "fact.payment-terms",
  creditLimitCentimes: "fact.credit-limit",
  documentLanguage: "fact.document-language",
  art: "fact.art",
  companies: "trail-kind.companies",
  name: "setup.name",
  starRating: "setup.stars",
  address: "setup.address",
  city: "setup.city",
  phone: "setup.phone",
  currency: "setup.currency",
  taxesFrom: "setup.taxes-from",
  retiredFrom: "setup.retired-from",
  tvaBp: "setup.tva",
  tvaTreatment: "setup.tva-treatment",
  stayTaxCentimes: "setup.stay-tax",
  stayTaxTreatment: "setup.stay-tax-treatment",
  tdsBp: "setup.tds",
  highBalanceThresholdCentimes: "setup.high-balance",
  weekStart: "setup.week-start",
  firstReminderDays: "setup.first-reminder",
  lastReminderDays: "setup.last-reminder",
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
