import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, SegmentedControl } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon } from "@funduq/shared-ui/icons";
import { PrintDialog, PrintPage, useDocument } from "@funduq/shared-ui/print";
import { useHotel, useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { AskIncomplete } from "./ask-incomplete.tsx";
import { type PoliceRow, peopleText, type Say, sendable, sheetsOf } from "./police-rows.ts";
import classes from "./police-sheet.module.css";
import { type PaperFacts, PoliceSheet, type Sheet } from "./police-sheet.tsx";
import { useMarking } from "./use-marking.ts";
import { useNoting } from "./use-noting.ts";
import { WhyNotMarked } from "./why-not-marked.tsx";

type PrintFormsDialogProps = {
  hotelId: HotelId;
  rows: readonly PoliceRow[];
  onFill: (guestId: GuestId) => void;
  onClose: () => void;
};

const layouts = ["whole", "half"] as const;
type Layout = (typeof layouts)[number];
const perPage: Record<Layout, number> = { whole: 1, half: 2 };

/** The chosen forms as they will stand on paper, and the way from there to the police. */
export function PrintFormsDialog(props: PrintFormsDialogProps) {
  const { hotelId, rows: now, onFill, onClose } = props;
  const t = useText("frontoffice");
  // Those that were chosen: one that another desk sends meanwhile is still printed here.
  const [rows] = useState(now);
  const [layout, setLayout] = useState<Layout>("whole");
  const document = useDocument("frontoffice", hotelId);
  const marking = useMarking(hotelId, onClose);
  const noting = useNoting(hotelId, rows);
  const mayWrite = useMay("police.write");
  const mayMark = mayWrite && sendable(rows).length > 0;
  const choices = (
    <>
      <SegmentedControl
        label={t("police.layout")}
        labelHidden={false}
        value={layout}
        onChange={setLayout}
        options={layouts.map((value) => ({ value, label: t(`police.layout.${value}`) }))}
      />
      <span>{amountOf(rows, layout, t)}</span>
      {mayWrite && <WhyNotMarked rows={rows} />}
    </>
  );
  const mark = mayMark && (
    <Button icon={DoneIcon} saving={marking.isSaving} onClick={() => marking.ask(rows)}>
      {t("police.mark-these", { count: sendable(rows).length })}
    </Button>
  );
  const failed = !marking.asked && (
    <>
      <CallFailure failure={marking.failure} sentence={t("police.mark-failed")} />
      <CallFailure failure={noting.failure} sentence={t("police.print-not-noted")} />
    </>
  );
  return (
    <>
      <PrintDialog
        title={t("police.print-title")}
        document={document}
        choices={choices}
        actions={mark}
        notice={failed}
        held={marking.asked !== undefined}
        before={noting.note}
        onClose={onClose}
      >
        {(paperText, head) => (
          <Forms
            rows={rows}
            layout={layout}
            head={head}
            t={paperText}
            language={document.language}
          />
        )}
      </PrintDialog>
      {marking.asked && <AskIncomplete marking={marking} onFill={onFill} rows={marking.asked} />}
    </>
  );
}

type FormsProps = Pick<PaperFacts, "t" | "language" | "head"> & {
  rows: readonly PoliceRow[];
  layout: Layout;
};

function Forms({ rows, layout, ...facts }: FormsProps) {
  const hotel = useHotel();
  if (!hotel) return null;
  const { name: hotelName, businessDate } = hotel;
  return (
    <PrintPage language={facts.language} stamped={false} preview>
      <div className={classes.sheets} data-layout={layout}>
        {pagesOf(sheetsOf(rows), layout).map((sheets) => (
          <div key={sheets[0]?.key} className={classes.page}>
            {sheets.map((sheet) => (
              <PoliceSheet
                key={sheet.key}
                sheet={sheet}
                facts={{ ...facts, hotelName, businessDate }}
              />
            ))}
          </div>
        ))}
      </div>
    </PrintPage>
  );
}

/** The forms as they share the pages. */
function pagesOf(sheets: readonly Sheet[], layout: Layout): Sheet[][] {
  const each = perPage[layout];
  return Array.from({ length: Math.ceil(sheets.length / each) }, (_, page) =>
    sheets.slice(page * each, (page + 1) * each),
  );
}

/** Whom the forms are for, how many they are, and on how many pages. */
function amountOf(rows: readonly PoliceRow[], layout: Layout, t: Say): string {
  const count = sheetsOf(rows).length;
  const expected = sheetsOf(rows.filter(({ state }) => state === "expected")).length;
  const pages = Math.ceil(count / perPage[layout]);
  return [
    peopleText({ due: count - expected, expected }, t),
    t("police.sheets", { count }),
    t("police.pages", { count: pages }),
  ].join(" · ");
}
