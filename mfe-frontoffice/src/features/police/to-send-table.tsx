import type { PoliceCounts } from "@funduq/shared-types/contracts/police";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, EmptyState, type MenuItem } from "@funduq/shared-ui";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, EditIcon, GuestIcon, PrintIcon } from "@funduq/shared-ui/icons";
import { DataTable } from "@funduq/shared-ui/table";
import { useMemo, useState } from "react";
import { AskIncomplete } from "./ask-incomplete.tsx";
import type { OverReport } from "./over-report.ts";
import classes from "./police.module.css";
import { policeColumns } from "./police-columns.tsx";
import { type PoliceRow, peopleText, sendable, sheetsOf } from "./police-rows.ts";
import { useMarking } from "./use-marking.ts";
import { WhyNotMarked, WhyNotMarkedAloud } from "./why-not-marked.tsx";

type ToSendTableProps = {
  hotelId: HotelId;
  rows: readonly PoliceRow[];
  counts: PoliceCounts;
  mayWrite: boolean;
  /** Told which rows the search leaves. */
  onFound: (rows: readonly PoliceRow[]) => void;
  onOver: (over: OverReport) => void;
  onCardex: (guestId: GuestId) => void;
};

/** The forms that are still here: completed, printed and marked as sent, one by one or together. */
export function ToSendTable(props: ToSendTableProps) {
  const { rows, counts, mayWrite, onFound, onOver } = props;
  const t = useText("frontoffice");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => policeColumns(t), [t]);
  const chosen = rows.filter(({ key }) => selected.has(key));
  const marking = useMarking(props.hotelId, () => setSelected(new Set()));
  const open = ({ form, unnamed }: PoliceRow) => {
    if (form) onOver({ kind: "fill", guestId: form.guestId });
    else if (unnamed) onOver({ kind: "name", stay: unnamed });
  };
  return (
    <>
      {rows.length > 0 && (
        <p className={classes.note}>
          {peopleText(counts, t)} · {t("police.sheets", { count: sheetsOf(rows).length })}
        </p>
      )}
      <DataTable
        label={t("police.to-send")}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        {...(mayWrite && { onOpen: open })}
        search
        onFound={onFound}
        phone="cards"
        empty={<EmptyState icon={DoneIcon} message={t("police.none")} />}
        rowActions={(row) => actionsOf(row, props, { t, open, mark: marking.ask })}
        selection={{ selected, onChange: setSelected }}
        selectionActions={
          <>
            <Button
              icon={PrintIcon}
              onClick={() => onOver({ kind: "print", keys: chosen.map(({ key }) => key) })}
            >
              {t("police.print")}
            </Button>
            {mayWrite && (
              <Button
                variant="primary"
                icon={DoneIcon}
                saving={marking.isSaving}
                disabled={sendable(chosen).length === 0}
                onClick={() => marking.ask(chosen)}
              >
                {t("police.mark-these", { count: sendable(chosen).length })}
              </Button>
            )}
            {mayWrite && <WhyNotMarked rows={chosen} />}
          </>
        }
      />
      {mayWrite && <WhyNotMarkedAloud rows={chosen} />}
      <Truncated rows={rows} counts={counts} />
      {!marking.asked && (
        <CallFailure failure={marking.failure} sentence={t("police.mark-failed")} />
      )}
      {marking.asked && (
        <AskIncomplete
          marking={marking}
          rows={marking.asked}
          onFill={(guestId) => {
            marking.forget();
            onOver({ kind: "fill", guestId });
          }}
        />
      )}
    </>
  );
}

type Doing = {
  t: ReturnType<typeof useText<"frontoffice">>;
  open: (row: PoliceRow) => void;
  mark: (rows: readonly PoliceRow[]) => void;
};

function actionsOf(row: PoliceRow, props: ToSendTableProps, { t, open, mark }: Doing): MenuItem[] {
  const { form, key, state } = row;
  const { mayWrite, onOver, onCardex } = props;
  const fill = { label: t(form ? "police.fill" : "police.name"), icon: EditIcon };
  return [
    ...(mayWrite ? [{ ...fill, onSelect: () => open(row) }] : []),
    {
      label: t("police.print"),
      icon: PrintIcon,
      onSelect: () => onOver({ kind: "print", keys: [key] }),
    },
    ...(form && mayWrite && state !== "expected"
      ? [{ label: t("police.mark"), icon: DoneIcon, onSelect: () => mark([row]) }]
      : []),
    ...(form
      ? [{ label: t("police.cardex"), icon: GuestIcon, onSelect: () => onCardex(form.guestId) }]
      : []),
  ];
}

/** Says so where the list is longer than what was read. */
function Truncated({ rows, counts }: Pick<ToSendTableProps, "rows" | "counts">) {
  const t = useText("frontoffice");
  const total = counts.due + counts.expected;
  const shown = rows.reduce((sum, { unnamed }) => sum + (unnamed?.count ?? 1), 0);
  if (shown >= total) return null;
  return (
    <p className={classes.note}>
      {t("police.too-many", { shown: formatNumber(shown), total: formatNumber(total) })}
    </p>
  );
}
