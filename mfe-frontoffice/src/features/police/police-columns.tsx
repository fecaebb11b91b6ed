import type { PoliceForm } from "@funduq/shared-types/contracts/police";
import { type FormState, policeFieldsOf } from "@funduq/shared-types/rules/police";
import { Badge, Name, VisuallyHidden } from "@funduq/shared-ui";
import { formatDateShort, formatTime } from "@funduq/shared-ui/format";
import type { Column } from "@funduq/shared-ui/table";
import { gapsText } from "../guest/gaps-text.ts";
import { ReferenceBeside } from "../reference/reference.tsx";
import classes from "./police.module.css";
import { type PoliceRow, type Say, urgency } from "./police-rows.ts";
import { rowName } from "./police-texts.ts";

const tones = { late: "danger", due: "warning", expected: "neutral" } as const satisfies Record<
  FormState,
  string
>;

/** More are only counted; the form names them. */
const MOST_NAMED = 2;

export function policeColumns(t: Say): Column<PoliceRow>[] {
  return [
    {
      id: "guest",
      header: t("police.guest"),
      width: "28%",
      cell: (row) => <Who row={row} t={t} />,
      sortBy: (row) => rowName(row, t),
      textOf: (row) => `${rowName(row, t)} ${row.unnamed?.guestName ?? ""}`,
    },
    {
      id: "room",
      header: t("police.room"),
      width: "10%",
      cell: ({ roomNumber, reference }) => (
        <>
          <bdi>{roomNumber}</bdi>
          <ReferenceBeside reference={reference} />
        </>
      ),
      sortBy: ({ roomNumber }) => roomNumber.padStart(8, "0"),
      textOf: ({ roomNumber }) => roomNumber,
    },
    {
      id: "arrival",
      header: t("police.arrival"),
      width: "14%",
      cell: ({ arrivesOn }) => <bdi>{formatDateShort(arrivesOn)}</bdi>,
      sortBy: ({ arrivesOn }) => arrivesOn,
    },
    {
      id: "when",
      header: t("police.when"),
      width: "12%",
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`police.${state}`)}</Badge>,
      sortBy: ({ state }) => urgency.indexOf(state),
      textOf: ({ state }) => t(`police.${state}`),
      filter: "choice",
    },
    {
      id: "gaps",
      header: t("police.gaps"),
      cell: (row) => <Gaps row={row} t={t} />,
      sortBy: ({ gaps }) => gaps.length,
      textOf: ({ gaps }) => gapsText(gaps, t),
    },
  ];
}

function Who({ row, t }: { row: PoliceRow; t: Say }) {
  if (row.form) return <Guest form={row.form} t={t} />;
  return (
    <div>
      <em className={classes.unnamed}>{rowName(row, t)}</em>
      {row.unnamed?.guestName && (
        <span className={classes.muted}>{t("police.with", { guest: row.unnamed.guestName })}</span>
      )}
    </div>
  );
}

/** The guest, and where the stored number of the document can't be read, that. */
function Guest({ form, t }: { form: PoliceForm; t: Say }) {
  if (!form.isIdNumberUnreadable) return <Name>{form.fullName}</Name>;
  return (
    <div>
      <Name>{form.fullName}</Name>
      <span className={classes.muted}>{t("guest.number-unreadable")}</span>
    </div>
  );
}

function Gaps({ row: { gaps, form }, t }: { row: PoliceRow; t: Say }) {
  if (gaps.length === 0) return <Badge tone="info">{t("police.complete")}</Badge>;
  if (!form) return <span className={classes.gaps}>{t("police.all-missing")}</span>;
  const names = gapsText(gaps, t);
  if (gaps.length <= MOST_NAMED) return <span className={classes.gaps}>{names}</span>;
  const of = policeFieldsOf(form).length;
  return (
    <span className={classes.gaps} title={names}>
      {t("police.gaps-of", { count: gaps.length, of })} <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  );
}

/** What was sent today, and by whom. */
export function sentColumns(t: Say, timeZone: string): Column<PoliceForm>[] {
  return [
    {
      id: "guest",
      header: t("police.guest"),
      cell: (form) => <Guest form={form} t={t} />,
      sortBy: ({ fullName }) => fullName,
    },
    {
      id: "room",
      header: t("police.room"),
      cell: ({ roomNumber, reference }) => (
        <>
          <bdi>{roomNumber}</bdi>
          <ReferenceBeside reference={reference} />
        </>
      ),
      sortBy: ({ roomNumber }) => roomNumber.padStart(8, "0"),
    },
    {
      id: "sent",
      header: t("police.sent-at"),
      cell: ({ sentAt }) => <bdi>{sentAt && formatTime(sentAt, timeZone)}</bdi>,
      sortBy: ({ sentAt }) => sentAt,
    },
    {
      id: "by",
      header: t("police.sent-by"),
      cell: ({ sentBy }) => <Name>{sentBy}</Name>,
      sortBy: ({ sentBy }) => sentBy,
    },
  ];
}
