import type { HotelUser } from "@funduq/shared-types/contracts/user";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Badge, Button, Group, IconButton, InlineError, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { EditIcon } from "@funduq/shared-ui/icons";
import { asFailure, useSession, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import {
  type UserRef,
  useSendSignInLinkMutation,
  useSetUserStatusMutation,
} from "../../features/users/users.endpoints.ts";
import { DisableQuestion } from "./disable-question.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { nameOf } from "./user-words.tsx";

type UserActionsProps = { hotelId: HotelId; user: HotelUser };

/** What an admin does with a colleague. Nobody locks themselves out (AUTH-19); the own name is theirs. */
export function UserActions({ hotelId, user }: UserActionsProps) {
  const t = useText("admin");
  const session = useSession();
  const ref = { hotelId, hotelUserId: user.id };
  if (session?.user.email === user.email) {
    return (
      <Group>
        <Badge>{t("users.yourself")}</Badge>
        <EditButton user={user} userRef={ref} isOwn />
      </Group>
    );
  }
  if (user.status === "disabled")
    return (
      <Group>
        <EditButton user={user} userRef={ref} />
        <EnableButton user={user} userRef={ref} />
      </Group>
    );
  return (
    <Group>
      <EditButton user={user} userRef={ref} />
      <SendLinkButton user={user} userRef={ref} />
      <DisableButton user={user} userRef={ref} />
    </Group>
  );
}

type ActionProps = { user: HotelUser; userRef: UserRef };

function EditButton({ user, userRef, isOwn = false }: ActionProps & { isOwn?: boolean }) {
  const t = useText("admin");
  const [editing, setEditing] = useState(false);
  return (
    <>
      <IconButton
        icon={EditIcon}
        label={t("users.edit-named", { name: nameOf(user) })}
        onClick={() => setEditing(true)}
      />
      {editing && (
        <EditDialog user={user} userRef={userRef} isOwn={isOwn} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

/** USR-04: it asks, as it puts somebody out in the middle of their work. */
function DisableButton({ user, userRef }: ActionProps) {
  const t = useText("admin");
  const name = nameOf(user);
  const [asking, setAsking] = useState(false);
  const [setStatus] = useSetUserStatusMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(setStatus);

  async function disable() {
    if (!(await submit({ ...userRef, status: "disabled" }))) return;
    setAsking(false);
    notify.success(t("users.disabled", { name }));
  }
  return (
    <>
      <Button
        aria-label={t("users.disable-named", { name })}
        onClick={() => {
          clearFailure();
          setAsking(true);
        }}
      >
        {t("users.disable")}
      </Button>
      <DisableQuestion
        name={name}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void disable()}
        saving={isSaving}
      >
        <InlineError
          failure={failure}
          message={failure?.code === "user.own-status" ? undefined : t("users.disable-failed")}
        />
      </DisableQuestion>
    </>
  );
}

function EnableButton({ user, userRef }: ActionProps) {
  const t = useText("admin");
  const name = nameOf(user);
  const [setStatus] = useSetUserStatusMutation();
  const { submit, isSaving } = useSubmit(async (ref: UserRef) => {
    const answer = await setStatus({ ...ref, status: "active" });
    if (answer.error) notify.error(asFailure(answer.error), t("users.enable-failed"));
    else notify.success(t("users.enabled", { name }));
    return answer;
  });
  return (
    <Button
      aria-label={isSaving ? undefined : t("users.enable-named", { name })}
      saving={isSaving}
      onClick={() => void submit(userRef)}
    >
      {t("users.enable")}
    </Button>
  );
}

/** An invitation again, or, for somebody who has forgotten the password, a way in (USR-03). */
function SendLinkButton({ user, userRef }: ActionProps) {
  const t = useText("admin");
  const name = nameOf(user);
  const invited = user.invitation !== null;
  const [sendLink] = useSendSignInLinkMutation();
  const { submit, isSaving } = useSubmit(async (ref: UserRef) => {
    const answer = await sendLink(ref);
    if (answer.error) notify.error(asFailure(answer.error), t("users.send-failed"));
    else notify.success(t("users.sent", { email: user.email }));
    return answer;
  });
  return (
    <Button
      variant="quiet"
      aria-label={
        isSaving ? undefined : t(invited ? "users.resend-named" : "users.link-named", { name })
      }
      saving={isSaving}
      onClick={() => void submit(userRef)}
    >
      {t(invited ? "users.resend" : "users.link")}
    </Button>
  );
}
