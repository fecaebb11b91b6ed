import type { Booking } from "@funduq/shared-types/contracts/booking";
import { personalFolio } from "@funduq/shared-types/rules/folio";
import type { FolioId, HotelId } from "@funduq/shared-types/values/ids";
import { Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, PrintPage, useDocument } from "@funduq/shared-ui/print";
import { useState } from "react";
import { FolioPaper } from "./folio-paper.tsx";
import { folioName } from "./folio-texts.ts";
import { useStandingLines } from "./use-standing-lines.tsx";

type PrintFolioDialogProps = {
  hotelId: HotelId;
  booking: Booking;
  /** The folio to begin with; the guest's own unless given. */
  folioId?: FolioId | undefined;
  onClose: () => void;
};

/** All but empty folios of further guests, which can't be deleted. The one that was asked for stays. */
function printedFolios(folios: Booking["folios"], asked: FolioId | undefined) {
  const own = personalFolio(folios);
  return folios.filter(
    (folio) =>
      folio.payer !== "Guest" || folio === own || folio.id === asked || folio.postings.length > 0,
  );
}

/** A folio as it will stand on paper, in French or Arabic. */
export function PrintFolioDialog({ hotelId, booking, folioId, onClose }: PrintFolioDialogProps) {
  const say = useText("frontoffice");
  const document = useDocument("frontoffice", hotelId);
  const folios = printedFolios(booking.folios, folioId);
  const [wanted, setWanted] = useState(folioId);
  const folio = folios.find(({ id }) => id === wanted) ?? personalFolio(folios) ?? folios[0];
  const { hides, choice: lines } = useStandingLines(folio?.postings ?? []);
  if (!folio) return null;
  const choice = folios.length > 1 && (
    <Select
      label={say("paper.folio")}
      value={folio.id}
      onChange={setWanted}
      options={folios.map((each) => ({ value: each.id, label: folioName(each, say) }))}
    />
  );
  return (
    <PrintDialog
      title={say("paper.print-folio")}
      document={document}
      choices={
        <>
          {choice}
          {lines}
        </>
      }
      onClose={onClose}
    >
      {(t, letterhead) => (
        <PrintPage
          language={document.language}
          title={t("paper.folio")}
          letterhead={letterhead}
          preview
        >
          <FolioPaper booking={booking} folio={folio} hides={hides} t={t} />
        </PrintPage>
      )}
    </PrintDialog>
  );
}
