import type { TillPerson } from "@funduq/shared-types/contracts/till-turn";
import { Button, Dialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { LockedIcon } from "@funduq/shared-ui/icons";
import { useHotel, useServerAway, useSession } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useBillOutbox } from "../../../features/bills/use-bill-outbox.ts";
import { sendBriefly } from "../../../features/turns/send-briefly.ts";
import { tillTurns } from "../../../features/turns/till-turns.ts";
import { useEndTillTurnMutation } from "../../../features/turns/turns.endpoints.ts";
import { NeedsNetwork } from "./needs-network.tsx";
import { TurnPicker } from "./turn-picker.tsx";

type TurnDialogProps = {
  people: readonly TillPerson[];
  /** To one's own PIN, for who is signed in, unless it is the turn of somebody else. */
  onPin: (() => void) | undefined;
  onClose: () => void;
};

/** Somebody else takes their turn, or the till is locked (POS-15). */
export function TurnDialog({ people, onPin, onClose }: TurnDialogProps) {
  const t = useText("till");
  const hotelId = useHotel()?.hotelId;
  const userId = useSession()?.user.id;
  const outbox = useBillOutbox();
  const isAway = useServerAway();
  const [endTurn] = useEndTillTurnMutation();
  const [isLocking, setLocking] = useState(false);

  /** What was tapped is sent first, if that takes no time. Where the API can't be reached it is locked at once. */
  async function lock() {
    if (!hotelId || !userId) return;
    setLocking(true);
    if (!isAway) await sendBriefly(outbox);
    const { turn } = tillTurns.stateOf(hotelId);
    tillTurns.lock(hotelId, userId);
    if (turn) await endTurn({ hotelId, token: turn.token });
  }

  return (
    <Dialog
      opened
      isThrowaway
      size="small"
      title={t("turn.change-title")}
      footer={
        <>
          {onPin && <Button onClick={onPin}>{t("turn.my-pin")}</Button>}
          <Button icon={LockedIcon} saving={isLocking} onClick={() => void lock()}>
            {t("turn.lock")}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <NeedsNetwork purpose="waiter">
        <TurnPicker people={people} purpose="waiter" onTaken={onClose} />
      </NeedsNetwork>
    </Dialog>
  );
}
