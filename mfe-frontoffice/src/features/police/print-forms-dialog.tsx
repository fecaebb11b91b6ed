import type { HotelId } from "@funduq/shared-types/values/ids";
import {
  Button,
  Dialog,
  QueryView,
  SegmentedControl,
  Skeleton,
  useShortcut,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, PrintIcon } from "@funduq/shared-ui/icons";
import { PrintPage, printNow } from "@funduq/shared-ui/print";
import { useHotel, useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { CallFailure } from "../failure/call-failure.tsx";
import { useReadLetterheadQuery } from "../print/letterhead.endpoints.ts";
import { PaperLanguageChoice } from "../print/paper-language-choice.tsx";
import { PreviewFrame } from "../print/preview-frame.tsx";
import print from "../print/print.module.css";
import { usePaperLanguage } from "../print/use-paper-language.ts";
import { AskIncomplete } from "./ask-incomplete.tsx";
import { type PoliceRow, sendable } from "./police-rows.ts";
import sheets from "./police-sheet.module.css";
import { PoliceSheet, type Sheet } from "./police-sheet.tsx";
import { useMarking } from "./use-marking.ts";

type PrintFormsDialogProps = {
  hotelId: HotelId;
  rows: readonly PoliceRow[];
  onClose: () => void;
};

const layouts = ["whole", "half"] as const;
type Layout = (typeof layouts)[number];

/** The chosen forms as they will stand on paper, and the way from there to the police. */
export function PrintFormsDialog({ hotelId, rows: now, onClose }: PrintFormsDialogProps) {
  const t = useText("frontoffice");
  // Those that were chosen: one that another desk sends meanwhile is still printed here.
  const [rows] = useState(now);
  const [layout, setLayout] = useState<Layout>("whole");
  const paper = usePaperLanguage();
  const marking = useMarking(hotelId, onClose);
  // Without the paper the browser would print the screen; a question on top comes first.
  const stands = useReadLetterheadQuery(hotelId).data !== undefined && paper.t !== undefined;
  const printPaper = () => {
    if (stands && !marking.asked) void printNow();
  };
  // Kept even then: the keys must not reach a dialog below.
  useShortcut({ keys: "Ctrl+Enter", label: t("police.print"), onPress: printPaper });
  const mayMark = useMay("police.write") && sendable(rows).length > 0;
  return (
    <Dialog
      opened
      size="large"
      title={t("police.printTitle")}
      onClose={onClose}
      footer={
        <>
          {!marking.asked && (
            <CallFailure failure={marking.failure} sentence={t("police.markFailed")} />
          )}
          <Button onClick={onClose}>{t("close")}</Button>
          {mayMark && (
            <Button icon={DoneIcon} saving={marking.isSaving} onClick={() => marking.ask(rows)}>
              {t("police.markThese", { count: sendable(rows).length })}
            </Button>
          )}
          <Button
            variant="primary"
            icon={PrintIcon}
            aria-keyshortcuts="Control+Enter"
            disabled={!stands || marking.asked !== undefined}
            onClick={printPaper}
          >
            {t("police.print")}
          </Button>
        </>
      }
    >
      <div className={print.choices}>
        <PaperLanguageChoice value={paper.language} onChange={paper.choose} />
        <SegmentedControl
          label={t("police.layout")}
          value={layout}
          onChange={setLayout}
          options={layouts.map((value) => ({ value, label: t(`police.layout.${value}`) }))}
        />
        <span>{t("police.sheets", { count: sheetsOf(rows).length })}</span>
      </div>
      <Forms {...{ hotelId, rows, layout, paper }} />
      {marking.asked && <AskIncomplete marking={marking} rows={marking.asked} />}
    </Dialog>
  );
}

type FormsProps = {
  hotelId: HotelId;
  rows: readonly PoliceRow[];
  layout: Layout;
  paper: ReturnType<typeof usePaperLanguage>;
};

function Forms({ hotelId, rows, layout, paper: { t, language } }: FormsProps) {
  const say = useText("frontoffice");
  const hotel = useHotel();
  const query = useReadLetterheadQuery(hotelId);
  if (!t || !hotel) return <Skeleton rows={8} />;
  const { name: hotelName, businessDate } = hotel;
  return (
    <QueryView query={query} skeleton={<Skeleton rows={8} />} errorMessage={say("paper.failed")}>
      {(head) => (
        <PreviewFrame label={say("paper.preview")}>
          <PrintPage language={language} stamped={false} preview>
            <div className={sheets.sheets} data-layout={layout}>
              {sheetsOf(rows).map((sheet) => (
                <PoliceSheet
                  key={sheet.key}
                  sheet={sheet}
                  facts={{ t, language, hotelName, head, businessDate }}
                />
              ))}
            </div>
          </PrintPage>
        </PreviewFrame>
      )}
    </QueryView>
  );
}

/** A form for each guest, and an empty one for each occupant without a name. */
function sheetsOf(rows: readonly PoliceRow[]): Sheet[] {
  return rows.flatMap(({ key, form, unnamed, ...stay }) => {
    if (form) return [{ key, stay, form }];
    const count = unnamed?.count ?? 0;
    return Array.from({ length: count }, (_, index) => ({ key: `${key} ${index}`, stay }));
  });
}
