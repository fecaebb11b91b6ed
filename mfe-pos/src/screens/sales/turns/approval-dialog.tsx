import type { TillPerson } from "@funduq/shared-types/contracts/till-turn";
import { DetailList, Dialog, Name, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { NeedsNetwork } from "./needs-network.tsx";
import { TurnPicker } from "./turn-picker.tsx";
import type { ApprovalWords } from "./use-approval.tsx";

type ApprovalDialogProps = {
  managers: readonly TillPerson[];
  said: ApprovalWords;
  onApproved: (token: string) => void;
  onClose: () => void;
};

/** A manager reads one correction and allows it, at the waiter's till (POS-11). */
export function ApprovalDialog({ managers, said, onApproved, onClose }: ApprovalDialogProps) {
  const t = useText("till");
  return (
    <Dialog opened isThrowaway size="small" title={t("turn.managers-pin")} onClose={onClose}>
      <Stack gap={4}>
        <section aria-label={said.title}>
          <Stack gap={2}>
            <strong>{said.title}</strong>
            {said.about && <Name>{said.about}</Name>}
            <DetailList items={said.facts} />
          </Stack>
        </section>
        <NeedsNetwork purpose="approval">
          <TurnPicker
            people={managers}
            purpose="approval"
            onTaken={({ token }) => onApproved(token)}
          />
        </NeedsNetwork>
      </Stack>
    </Dialog>
  );
}
