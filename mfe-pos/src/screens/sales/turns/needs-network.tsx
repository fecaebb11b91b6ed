import type { TurnPurpose } from "@funduq/shared-types/contracts/till-turn";
import { useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import { useSession } from "@funduq/shared-ui/state";
import { useTillTurn } from "../../../features/turns/use-till-turn.ts";
import classes from "./turns.module.css";

/** In place of a PIN's keys while the server is away: that a PIN needs the network, and what can be done meanwhile (POS-12, POS-15). */
export function NeedsNetwork({ purpose }: { purpose: TurnPurpose }) {
  const t = useText("till");
  const user = useSession()?.user;
  const { turn, isLocked } = useTillTurn();
  return (
    <div role="status" className={classes.needsNetwork}>
      <WarningIcon size={24} />
      <strong>{t("turn.needs-network")}</strong>
      <p>{meanwhile()}</p>
    </div>
  );

  function meanwhile() {
    if (purpose === "approval") return t("turn.no-approval");
    if (isLocked) return t("turn.stays-locked");
    return t("turn.goes-on", { name: turn?.name ?? user?.displayName ?? "" });
  }
}
