import type { TillPerson } from "@funduq/shared-types/contracts/till-turn";
import { Dialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { NeedsNetwork } from "./needs-network.tsx";
import { TurnPicker } from "./turn-picker.tsx";

type ApprovalDialogProps = {
  managers: readonly TillPerson[];
  onApproved: (token: string) => void;
  onClose: () => void;
};

/** A manager allows one correction at the waiter's till (POS-11). */
export function ApprovalDialog({ managers, onApproved, onClose }: ApprovalDialogProps) {
  const t = useText("till");
  return (
    <Dialog opened isThrowaway size="small" title={t("turn.managers-pin")} onClose={onClose}>
      <NeedsNetwork purpose="approval">
        <TurnPicker
          people={managers}
          purpose="approval"
          onTaken={({ token }) => onApproved(token)}
        />
      </NeedsNetwork>
    </Dialog>
  );
}
