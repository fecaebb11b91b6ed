import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import type { ShiftId } from "@funduq/shared-types/values/ids";
import { Button, Dialog, DialogCancel, QueryView, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PaymentIcon, PrintIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { useReadOpenShiftQuery } from "../../../features/checkout/shifts.endpoints.ts";
import { useListTerminalsQuery } from "../../../features/restaurants/restaurants.endpoints.ts";
import { useMayCorrect } from "../turns/use-approval.tsx";
import { CloseShift } from "./close-shift.tsx";
import { EarlierShifts } from "./earlier-shifts.tsx";
import { OpenDrawerDialog } from "./open-drawer-dialog.tsx";
import { OpenShift } from "./open-shift.tsx";
import { ShiftReportDialog } from "./shift-report-dialog.tsx";

type ShiftDialogProps = { terminal: TerminalRef; onClose: () => void };

/** A terminal's drawer (POS-14): opened with its change, counted blind and closed, its reports printed. */
export function ShiftDialog({ terminal, onClose }: ShiftDialogProps) {
  const t = useText("pos");
  const query = useReadOpenShiftQuery(terminal);
  const [report, setReport] = useState<ShiftReport | ShiftId>();
  const [typedFor, setTypedFor] = useState<ShiftId | null>();
  const open = query.currentData?.shift?.id ?? null;
  const close = <DialogCancel>{t("shift.close-dialog")}</DialogCancel>;
  return (
    <>
      <Dialog
        opened
        title={t("shift.title")}
        holdsDraft={typedFor === open}
        onClose={onClose}
        footer={close}
      >
        <Stack gap={4}>
          <QueryView query={query} errorMessage={t("shift.load-failed")}>
            {({ shift }) =>
              shift ? (
                <>
                  <Button icon={PrintIcon} onClick={() => setReport(shift)}>
                    {t("shift.x")}
                  </Button>
                  <CloseShift
                    terminal={terminal}
                    shiftId={shift.id}
                    onType={() => setTypedFor(shift.id)}
                    onClosed={setReport}
                  />
                </>
              ) : (
                <OpenShift terminal={terminal} onType={() => setTypedFor(null)} />
              )
            }
          </QueryView>
          <OpenDrawer terminal={terminal} />
          <EarlierShifts terminal={terminal} onOpen={setReport} />
        </Stack>
      </Dialog>
      {report && (
        <ShiftReportDialog
          terminal={terminal}
          report={report}
          onClose={() => setReport(undefined)}
        />
      )}
    </>
  );
}

/** Where the terminal has a drawer at its network printer. */
function OpenDrawer({ terminal }: Pick<ShiftDialogProps, "terminal">) {
  const { hotelId, restaurantId, terminalId } = terminal;
  const { currentData: terminals = [] } = useListTerminalsQuery({ hotelId, restaurantId });
  const hasDrawer = terminals.find(({ id }) => id === terminalId)?.hasDrawer;
  return hasDrawer ? <OpenDrawerButton terminal={terminal} /> : null;
}

/** For who may correct sales, or with the PIN of somebody who may. */
function OpenDrawerButton({ terminal }: Pick<ShiftDialogProps, "terminal">) {
  const t = useText("pos");
  const [isOpened, setOpened] = useState(false);
  if (!useMayCorrect().isPossible) return null;
  return (
    <>
      <Button icon={PaymentIcon} onClick={() => setOpened(true)}>
        {t("drawer.open")}
      </Button>
      {isOpened && <OpenDrawerDialog terminal={terminal} onClose={() => setOpened(false)} />}
    </>
  );
}
