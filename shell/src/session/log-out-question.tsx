import { ConfirmDialog, lazyDialog, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { unsentIn, useSelector, useSession } from "@funduq/shared-ui/state";
import { useSyncExternalStore } from "react";

const LeaveWithQueue = lazyDialog(
  async () => (await import("@funduq/shared-ui/outbox")).LeaveWithQueue,
);

/** `queue`: whether somebody wants to log out although their changes are not sent. `away`: whether to try again without a server. */
type Question = { about: "queue" | "away"; go: () => void };

let asked: Question | undefined;
const listeners = new Set<() => void>();

/** Asks before a log-out, or says why nobody can log out now. `go` logs out although changes are not sent. */
export function askBeforeLogOut(question: Question): void {
  change(question);
}

/** The shell draws it once, wherever the log-out was pressed. */
export function LogOutQuestion() {
  const question = useSyncExternalStore(subscribe, () => asked);
  if (!question) return null;
  const close = () => change(undefined);
  const confirm = () => {
    close();
    question.go();
  };
  return question.about === "queue" ? (
    <LeaveWithQueue onClose={close} onConfirm={confirm} />
  ) : (
    <ServerAway onClose={close} onConfirm={confirm} />
  );
}

type ServerAwayProps = { onConfirm: () => void; onClose: () => void };

/** Only the server can end a session. Its code is part of the page: without a network nothing more could be fetched. */
function ServerAway({ onConfirm, onClose }: ServerAwayProps) {
  const t = useText("shell");
  const user = useSession()?.user;
  const count = useSelector(({ outbox }) => unsentIn(outbox));
  const isKept = useSelector(({ outbox }) => outbox.isKept);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      title={t("logout.away-title")}
      cancelLabel={t("logout.stay")}
      confirmLabel={t("logout.again")}
    >
      <Stack>
        <p>{t("logout.away", { name: user?.displayName || user?.email || "" })}</p>
        {count > 0 && (
          <p>
            {t("logout.unsent", { count })} {t(isKept ? "logout.kept" : "logout.not-kept")}
          </p>
        )}
        <p>{t("logout.meanwhile")}</p>
      </Stack>
    </ConfirmDialog>
  );
}

function change(to: typeof asked): void {
  asked = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
