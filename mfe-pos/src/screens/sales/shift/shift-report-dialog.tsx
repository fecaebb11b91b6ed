import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import type { ShiftId } from "@funduq/shared-types/values/ids";
import { Dialog, QueryView } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, useDocument } from "@funduq/shared-ui/print";
import { skipToken } from "@funduq/shared-ui/state";
import { useReadShiftQuery } from "../../../features/checkout/shifts.endpoints.ts";
import { ShiftPage } from "../../../features/papers/shift-page.tsx";
import { usePrintShiftMutation } from "../../../features/printing/till-papers.endpoints.ts";
import { useNetworkPrint } from "../../../features/printing/use-network-print.tsx";

type ShiftReportDialogProps = {
  terminal: TerminalRef;
  /** A report that is there, or the shift of which it is read. */
  report: ShiftReport | ShiftId;
  onClose: () => void;
};

/** An X or Z report as it will stand on paper. */
export function ShiftReportDialog({ terminal, report, onClose }: ShiftReportDialogProps) {
  const say = useText("pos");
  const isThere = typeof report !== "string";
  const query = useReadShiftQuery(isThere ? skipToken : { ...terminal, shiftId: report });
  const shift = isThere ? report : query.data;
  if (!shift)
    return (
      <Dialog opened size="large" title={say("shift.title")} onClose={onClose}>
        <QueryView query={query} errorMessage={say("shift.load-failed")}>
          {() => null}
        </QueryView>
      </Dialog>
    );
  return <Report terminal={terminal} shift={shift} onClose={onClose} />;
}

type ReportProps = Pick<ShiftReportDialogProps, "terminal" | "onClose"> & { shift: ShiftReport };

function Report({ terminal, shift, onClose }: ReportProps) {
  const say = useText("pos");
  const document = useDocument("pos", terminal.hotelId);
  const [print] = usePrintShiftMutation();
  const { mayBePrinted, ...network } = useNetworkPrint({
    place: terminal,
    terminalId: terminal.terminalId,
    language: document.language,
    send: (paper) => print({ ...terminal, ...paper, shiftId: shift.id }),
  });
  const title = shift.closedAt === null ? say("shift.x") : say("shift.z", { number: shift.number });
  return (
    <PrintDialog title={title} document={document} {...network} onClose={onClose}>
      {(t, letterhead) => (
        <ShiftPage
          shift={shift}
          t={t}
          letterhead={letterhead}
          language={document.language}
          mayBePrinted={mayBePrinted}
        />
      )}
    </PrintDialog>
  );
}
