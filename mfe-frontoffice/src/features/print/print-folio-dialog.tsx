import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import { personalFolio } from "@funduq/shared-types/rules/folio";
import type { FolioId, HotelId } from "@funduq/shared-types/values/ids";
import { Button, Dialog, QueryView, Select, Skeleton, useShortcut } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintIcon } from "@funduq/shared-ui/icons";
import { PrintPage, printNow } from "@funduq/shared-ui/print";
import { useState } from "react";
import { folioName } from "../folio/folio-texts.ts";
import { FolioPaper } from "./folio-paper.tsx";
import { hotelLines } from "./hotel-lines.tsx";
import { useReadLetterheadQuery } from "./letterhead.endpoints.ts";
import { PaperLanguageChoice } from "./paper-language-choice.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import classes from "./print.module.css";
import { usePaperLanguage } from "./use-paper-language.ts";

type PrintFolioDialogProps = {
  hotelId: HotelId;
  booking: Booking;
  /** The folio to begin with; the guest's own unless given. */
  folioId?: FolioId | undefined;
  onClose: () => void;
};

/** A folio as it will stand on paper, in French or Arabic. */
export function PrintFolioDialog({ hotelId, booking, folioId, onClose }: PrintFolioDialogProps) {
  const t = useText("frontoffice");
  const paper = usePaperLanguage();
  const { folios } = booking;
  const [wanted, setWanted] = useState(folioId);
  const folio = folios.find(({ id }) => id === wanted) ?? personalFolio(folios) ?? folios[0];
  // Without the paper the browser would print the screen.
  const stands = useReadLetterheadQuery(hotelId).data !== undefined && paper.t !== undefined;
  const printPaper = () => {
    if (stands) void printNow();
  };
  // Over a dialog that has the same keys, such as the check-out's, they are this one's.
  useShortcut({ keys: "Ctrl+Enter", label: t("paper.print"), onPress: printPaper });
  if (!folio) return null;
  return (
    <Dialog
      opened
      size="large"
      title={t("paper.printFolio")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("close")}</Button>
          <Button
            variant="primary"
            icon={PrintIcon}
            aria-keyshortcuts="Control+Enter"
            disabled={!stands}
            onClick={printPaper}
          >
            {t("paper.print")}
          </Button>
        </>
      }
    >
      <div className={classes.choices}>
        <PaperLanguageChoice value={paper.language} onChange={paper.choose} />
        {folios.length > 1 && (
          <Select
            label={t("paper.folio")}
            value={folio.id}
            onChange={setWanted}
            options={folios.map((each) => ({ value: each.id, label: folioName(each, t) }))}
          />
        )}
      </div>
      <Document {...{ hotelId, booking, folio, paper }} />
    </Dialog>
  );
}

type DocumentProps = {
  hotelId: HotelId;
  booking: Booking;
  folio: Folio;
  paper: ReturnType<typeof usePaperLanguage>;
};

function Document({ hotelId, booking, folio, paper: { t, language } }: DocumentProps) {
  const say = useText("frontoffice");
  const query = useReadLetterheadQuery(hotelId);
  if (!t) return <Skeleton rows={8} />;
  return (
    <QueryView query={query} skeleton={<Skeleton rows={8} />} errorMessage={say("paper.failed")}>
      {(head) => (
        <PreviewFrame label={say("paper.preview")}>
          <PrintPage
            language={language}
            title={t("paper.folio")}
            hotelLines={hotelLines(head, t)}
            preview
          >
            <FolioPaper {...{ booking, folio, t }} />
          </PrintPage>
        </PreviewFrame>
      )}
    </QueryView>
  );
}
