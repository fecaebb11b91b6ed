import type { TurnPurpose } from "@funduq/shared-types/contracts/till-turn";
import { useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import { useServerAway, useSession } from "@funduq/shared-ui/state";
import type { ReactNode } from "react";
import { useMayTryPin, useTillTurn } from "../../../features/turns/use-till-turn.ts";
import classes from "./turns.module.css";

type NeedsNetworkProps = { purpose: TurnPurpose; children: ReactNode };

/**
 * What asks for a PIN, and while the server is away, that a PIN needs the network and what can be done meanwhile (POS-12,
 * POS-15). Without a network, or on a page of earlier answers, nothing is asked. Where only a request had no answer, a PIN can
 * be tried all the same.
 */
export function NeedsNetwork({ purpose, children }: NeedsNetworkProps) {
  const isAway = useServerAway();
  const isPossible = useMayTryPin();
  return (
    <>
      {isAway && <Meanwhile purpose={purpose} />}
      {isPossible && children}
    </>
  );
}

function Meanwhile({ purpose }: Pick<NeedsNetworkProps, "purpose">) {
  const t = useText("till");
  const user = useSession()?.user;
  const { turn, isLocked } = useTillTurn();
  return (
    <div role="status" className={classes.needsNetwork}>
      <WarningIcon size={24} />
      <strong>{t("turn.needs-network")}</strong>
      <p>{sentence()}</p>
    </div>
  );

  function sentence() {
    if (purpose === "approval") return t("turn.no-approval");
    if (isLocked) return t("turn.stays-locked");
    return t("turn.goes-on", { name: turn?.name ?? user?.displayName ?? "" });
  }
}
