import type { Session } from "@funduq/shared-types/contracts/session";
import type { TillPeople, TillTurn } from "@funduq/shared-types/contracts/till-turn";
import { Button, lazyDialog, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { GuestIcon, LockedIcon } from "@funduq/shared-ui/icons";
import { useSession } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useTillPeople, useTillTurn } from "../../../features/turns/use-till-turn.ts";

const TurnDialog = lazyDialog(async () => (await import("./turn-dialog.tsx")).TurnDialog);
const PinDialog = lazyDialog(async () => (await import("./pin-dialog.tsx")).PinDialog);

const NOBODY: TillPeople = { people: [], hasOwnPin: false };

/**
 * Who is at the till, and the way to the next one. Without the list of people, which the browser may not have kept, the turn
 * still has its name.
 */
export function TurnButton() {
  const user = useSession()?.user;
  const { turn } = useTillTurn();
  const list = useTillPeople();
  if (!user || !(list || turn)) return null;
  return <Turn user={user} turn={turn} list={list ?? NOBODY} />;
}

type TurnProps = { user: Session["user"]; turn: TillTurn | undefined; list: TillPeople };

/** A hotel where nobody has a PIN is only offered to set one. */
function Turn({ user, turn, list }: TurnProps) {
  const t = useText("till");
  const [opened, setOpened] = useState<"people" | "pin">();
  const close = () => setOpened(undefined);
  const name = turn?.name ?? user.displayName;
  /** A PIN is set and removed with the password of who is signed in. */
  const isOwn = !turn || turn.userId === user.id;
  const hasPeople = turn !== undefined || list.people.length > 0;
  return (
    <>
      {hasPeople && (
        <Button
          icon={GuestIcon}
          aria-label={t("turn.change", { name })}
          onClick={() => setOpened("people")}
        >
          <Name>{name}</Name>
        </Button>
      )}
      {!hasPeople && !user.isSuperAdmin && (
        <Button variant="quiet" icon={LockedIcon} onClick={() => setOpened("pin")}>
          {t("turn.set-pin")}
        </Button>
      )}
      {opened === "people" && (
        <TurnDialog
          people={list.people}
          onPin={isOwn && !user.isSuperAdmin ? () => setOpened("pin") : undefined}
          onClose={close}
        />
      )}
      {opened === "pin" && <PinDialog hasPin={list.hasOwnPin} onClose={close} />}
    </>
  );
}
