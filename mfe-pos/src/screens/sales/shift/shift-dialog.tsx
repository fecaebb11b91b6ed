import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import type { ShiftId } from "@funduq/shared-types/values/ids";
import { Button, Dialog, DialogCancel, QueryView, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { useReadOpenShiftQuery } from "../../../features/checkout/shifts.endpoints.ts";
import { CloseShift } from "./close-shift.tsx";
import { EarlierShifts } from "./earlier-shifts.tsx";
import { OpenShift } from "./open-shift.tsx";
import { ShiftReportDialog } from "./shift-report-dialog.tsx";

type ShiftDialogProps = { terminal: TerminalRef; onClose: () => void };

/** A terminal's drawer (POS-14): opened with its change, counted blind and closed, its reports printed. */
export function ShiftDialog({ terminal, onClose }: ShiftDialogProps) {
  const t = useText("pos");
  const query = useReadOpenShiftQuery(terminal);
  const [report, setReport] = useState<ShiftReport | ShiftId>();
  if (report)
    return (
      <ShiftReportDialog terminal={terminal} report={report} onClose={() => setReport(undefined)} />
    );
  const close = <DialogCancel>{t("shift.close-dialog")}</DialogCancel>;
  return (
    <Dialog opened title={t("shift.title")} onClose={onClose} footer={close}>
      <Stack gap={4}>
        <QueryView query={query} errorMessage={t("shift.load-failed")}>
          {({ shift }) =>
            shift ? (
              <>
                <Button icon={PrintIcon} onClick={() => setReport(shift)}>
                  {t("shift.x")}
                </Button>
                <CloseShift terminal={terminal} shiftId={shift.id} onClosed={setReport} />
              </>
            ) : (
              <OpenShift terminal={terminal} />
            )
          }
        </QueryView>
        <EarlierShifts terminal={terminal} onOpen={setReport} />
      </Stack>
    </Dialog>
  );
}
