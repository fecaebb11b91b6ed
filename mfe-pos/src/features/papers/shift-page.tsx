import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import type { ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import { formatBasisPoints, formatDate, formatDateTime } from "@funduq/shared-ui/format";
import { type PaperLanguage, PrintPage } from "@funduq/shared-ui/print";
import { useHotel } from "@funduq/shared-ui/state";
import { AmountRows, FactRows } from "./paper-lines.tsx";
import type { PaperText } from "./paper-text.ts";
import classes from "./papers.module.css";

type ShiftPageProps = {
  shift: ShiftReport;
  t: PaperText;
  letterhead: Letterhead;
  language: PaperLanguage;
  /** A network printer may have printed it before. */
  mayBePrinted?: boolean;
};

/** An X report while the shift is open, its Z report afterwards (POS-14). */
export function ShiftPage(props: ShiftPageProps) {
  const { shift, t, letterhead, language, mayBePrinted = false } = props;
  const title = shift.closedAt === null ? t("shift.x") : t("shift.z", { number: shift.number });
  return (
    <PrintPage
      paper="receipt"
      language={language}
      title={title}
      letterhead={letterhead}
      stamped={shift.closedAt === null}
      preview
    >
      {mayBePrinted && <p className={classes.again}>{t("ticket.again")}</p>}
      <ShiftFigures shift={shift} t={t} language={language} />
    </PrintPage>
  );
}

function ShiftFigures({ shift, t, language }: Pick<ShiftPageProps, "shift" | "t" | "language">) {
  const taken = shift.takings.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);
  const tips = shift.takings.reduce((sum, { tipCentimes }) => sum + tipCentimes, 0);
  return (
    <div className={classes.paper}>
      <FactRows facts={useFacts(shift, t, language)} />
      <AmountRows
        rows={[
          ...shift.takings.map(({ method, count, amountCentimes }) => ({
            key: method,
            label: `${t(`method.${method}`)} (${count})`,
            value: amountCentimes,
          })),
          {
            key: "taken",
            label: t(shift.closedAt === null ? "shift.taken-blind" : "shift.taken"),
            value: taken,
            strong: true,
          },
          { key: "tips", label: t("shift.tips"), value: tips },
        ]}
      />
      <AmountRows
        rows={[
          ...(shift.users ?? []).map(({ name, amountCentimes }, index) => ({
            key: `user-${index}`,
            label: name ?? t("shift.somebody"),
            value: amountCentimes,
          })),
          ...(shift.tva ?? []).map(({ tvaBp, tvaCentimes }) => ({
            key: `tva-${tvaBp}`,
            label: t("receipt.tva", { rate: formatBasisPoints(tvaBp) }),
            value: tvaCentimes,
          })),
          { key: "discount", label: t("shift.discounts"), value: shift.discountCentimes },
          ...(shift.happyHours ?? []).map(({ name, quantity, reducedCentimes }) => ({
            key: `happy-${name}`,
            label: t("shift.happy-hour", { name, count: quantity }),
            value: reducedCentimes,
          })),
          {
            key: "voids",
            label: t("shift.voids", { count: shift.voids.count }),
            value: shift.voids.amountCentimes,
          },
          {
            key: "refunds",
            label: t("shift.refunds", { count: shift.refunds.count }),
            value: shift.refunds.amountCentimes,
          },
          ...lateRows(shift, t),
        ]}
      />
      <Cash shift={shift} t={t} />
      {shift.note && (
        <p>
          <bdi>{shift.note}</bdi>
        </p>
      )}
    </div>
  );
}

/** Sales from before the last count, which arrived after it: they explain a difference where their cash was counted then. */
function lateRows({ late }: ShiftReport, t: PaperText) {
  if (late.count === 0) return [];
  const label = t("shift.late", { count: late.count });
  const all = { key: "late", label, value: late.amountCentimes };
  if (late.cashCentimes === null) return [all];
  return [all, { key: "late-cash", label: t("shift.late-cash"), value: late.cashCentimes }];
}

function Cash({ shift, t }: Pick<ShiftPageProps, "shift" | "t">) {
  const { floatCentimes, expectedCentimes, countedCentimes } = shift;
  if (expectedCentimes === null || countedCentimes === null)
    return (
      <>
        <AmountRows rows={[{ key: "float", label: t("shift.float"), value: floatCentimes }]} />
        <p>{t("shift.blind")}</p>
      </>
    );
  return (
    <AmountRows
      rows={[
        { key: "float", label: t("shift.float"), value: floatCentimes },
        { key: "expected", label: t("shift.expected"), value: expectedCentimes },
        { key: "counted", label: t("shift.counted"), value: countedCentimes },
        {
          key: "difference",
          label: t("shift.difference"),
          value: countedCentimes - expectedCentimes,
          strong: true,
        },
      ]}
    />
  );
}

function useFacts(shift: ShiftReport, t: PaperText, language: PaperLanguage) {
  const timeZone = useHotel()?.timeZone;
  const facts: (readonly [string, string])[] = [
    [t("receipt.place"), `${shift.restaurantName} · ${shift.terminalName}`],
    [t("shift.business-date"), formatDate(shift.businessDate, language)],
  ];
  const by = (at: string, who: string | null) =>
    [timeZone && formatDateTime(at, timeZone, language), who].filter(Boolean).join(" · ");
  facts.push([t("shift.opened"), by(shift.openedAt, shift.openedBy)]);
  if (shift.closedAt !== null) facts.push([t("shift.closed"), by(shift.closedAt, shift.closedBy)]);
  if (shift.firstNumber !== null && shift.lastNumber !== null)
    facts.push([t("shift.numbers"), `${shift.firstNumber} – ${shift.lastNumber}`]);
  return facts;
}
