import type { PoliceReport } from "@funduq/shared-types/contracts/police";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { Badge, Button, Dialog, QueryView, Skeleton, Tabs } from "@funduq/shared-ui";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import { useMemo, useState } from "react";
import { CompleteFormDialog } from "./complete-form-dialog.tsx";
import { NameOccupantDialog } from "./name-occupant-dialog.tsx";
import type { OverReport } from "./over-report.ts";
import { useReadPoliceReportQuery } from "./police.endpoints.ts";
import classes from "./police.module.css";
import { type PoliceRow, policeRows, sentRows, sheetsOf } from "./police-rows.ts";
import { PrintFormsDialog } from "./print-forms-dialog.tsx";
import { SentTable } from "./sent-table.tsx";
import { ToSendTable } from "./to-send-table.tsx";
import { UndoSentDialog } from "./undo-sent-dialog.tsx";

type PoliceDialogProps = {
  hotelId: HotelId;
  onClose: () => void;
  onCardex: (guestId: GuestId) => void;
};

/** The forms that the police do not have yet, one for each occupant (POL-01, POL-02, POL-03). */
export function PoliceDialog({ hotelId, onClose, onCardex }: PoliceDialogProps) {
  const t = useText("frontoffice");
  const query = useReadPoliceReportQuery(hotelId);
  const [over, setOver] = useState<OverReport>();
  const [tab, setTab] = useState<PoliceTab>("to-send");
  const rows = useMemo(() => (query.data ? policeRows(query.data) : []), [query.data]);
  const [found, setFound] = useState<readonly PoliceRow[]>([]);
  const listed = rows.filter((row) => found.includes(row));
  const sent = query.data ? sentRows(query.data) : [];
  return (
    <Dialog
      opened
      onClose={onClose}
      size="large"
      title={t("police.title")}
      footer={
        <div className={classes.footer}>
          <Button onClick={onClose}>{t("close")}</Button>
          {/* All forms are those to send that the search leaves: the list of those that were sent prints its own. */}
          {tab === "to-send" && (
            <Button
              icon={PrintIcon}
              disabled={listed.length === 0}
              onClick={() => setOver({ kind: "print", keys: listed.map(({ key }) => key) })}
            >
              {query.data
                ? t("police.print-all", { forms: formatNumber(sheetsOf(listed).length) })
                : t("police.print")}
            </Button>
          )}
        </div>
      }
    >
      <QueryView query={query} skeleton={<Skeleton rows={8} />} errorMessage={t("police.failed")}>
        {(report) => (
          <Lists
            hotelId={hotelId}
            report={report}
            rows={rows}
            tab={tab}
            onCardex={onCardex}
            onTab={setTab}
            onOver={setOver}
            onFound={setFound}
          />
        )}
      </QueryView>
      {over && (
        <Over
          hotelId={hotelId}
          over={over}
          rows={[...rows, ...sent]}
          onOver={setOver}
          onClose={() => setOver(undefined)}
        />
      )}
    </Dialog>
  );
}

type PoliceTab = "to-send" | "sent";

type ListsProps = {
  hotelId: HotelId;
  report: PoliceReport;
  rows: readonly PoliceRow[];
  tab: PoliceTab;
  onTab: (tab: PoliceTab) => void;
  onOver: (over: OverReport) => void;
  onFound: (rows: readonly PoliceRow[]) => void;
  onCardex: (guestId: GuestId) => void;
};

function Lists({ report, tab, onTab, ...lists }: ListsProps) {
  const t = useText("frontoffice");
  const mayWrite = useMay("police.write");
  return (
    <Tabs
      label={t("police.title")}
      value={tab}
      onChange={onTab}
      tabs={[
        {
          id: "to-send",
          label: (
            <TabName
              name={t("police.to-send")}
              count={t("police.people", { count: report.counts.due })}
            />
          ),
          content: <ToSendTable {...lists} counts={report.counts} mayWrite={mayWrite} />,
        },
        {
          id: "sent",
          label: (
            <TabName
              name={t("police.sent-today")}
              count={t("police.sheets", { count: report.sent.length })}
            />
          ),
          content: (
            <SentTable
              forms={report.sent}
              onPrint={(keys) => lists.onOver({ kind: "print", keys })}
              onUndo={mayWrite ? (form) => lists.onOver({ kind: "undo", form }) : undefined}
            />
          ),
        },
      ]}
    />
  );
}

function TabName({ name, count }: { name: string; count: string }) {
  return (
    <>
      {name} <Badge>{count}</Badge>
    </>
  );
}

type OverProps = {
  hotelId: HotelId;
  over: OverReport;
  /** Those that were sent among them: they are printed too. */
  rows: readonly PoliceRow[];
  onOver: (over: OverReport) => void;
  onClose: () => void;
};

function Over({ hotelId, over, rows, onOver, onClose }: OverProps) {
  const fill = (guestId: GuestId) => onOver({ kind: "fill", guestId });
  if (over.kind === "undo")
    return <UndoSentDialog hotelId={hotelId} form={over.form} onClose={onClose} />;
  if (over.kind === "print") {
    const chosen = rows.filter(({ key }) => over.keys.includes(key));
    return <PrintFormsDialog hotelId={hotelId} onClose={onClose} rows={chosen} onFill={fill} />;
  }
  if (over.kind === "name")
    return (
      <NameOccupantDialog hotelId={hotelId} stay={over.stay} onNamed={fill} onClose={onClose} />
    );
  const { guestId } = over;
  return <CompleteFormDialog key={guestId} guestRef={{ hotelId, guestId }} onClose={onClose} />;
}
