import type { HotelUser } from "@funduq/shared-types/contracts/user";
import { manageUserVerdict } from "@funduq/shared-types/rules/user-management";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Badge, Button, Group, IconButton, notify, useFailureText } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { EditIcon, MailIcon } from "@funduq/shared-ui/icons";
import { usePrincipal, useSession, useSubmit } from "@funduq/shared-ui/state";
import { useEffect, useId, useRef } from "react";
import {
  type UserRef,
  useSendSignInLinkMutation,
  useSetUserStatusMutation,
} from "../../features/users/users.endpoints.ts";
import { nameOf } from "./user-words.tsx";
import classes from "./users.module.css";

type UserActionsProps = {
  hotelId: HotelId;
  user: HotelUser;
  /** Its dialog stands outside the list, which becomes cards when a phone is turned. */
  onAsk: (what: "edit" | "email" | "disable" | "pin", user: HotelUser) => void;
};

/** A manager sees hotel admins, and why only another hotel admin changes them (SYS-06). */
export function UserActions(props: UserActionsProps) {
  const t = useText("admin");
  const principal = usePrincipal();
  const reason = useId();
  if (!principal || manageUserVerdict(principal, props.user).allowed)
    return <AllowedActions {...props} />;
  const name = nameOf(props.user);
  const isOut = props.user.status === "disabled";
  const closed = { disabled: true, "aria-describedby": reason };
  return (
    <div>
      <Group gap={1}>
        <IconButton icon={EditIcon} label={t("users.edit-named", { name })} {...closed} />
        <Button
          aria-label={t(isOut ? "users.enable-named" : "users.disable-named", { name })}
          {...closed}
        >
          {t(isOut ? "users.enable" : "users.disable")}
        </Button>
      </Group>
      <p id={reason} className={classes.reason}>
        {t("users.admins-only")}
      </p>
    </div>
  );
}

/** What an admin does with a colleague. Nobody locks themselves out (AUTH-19); the own name is theirs. */
function AllowedActions({ hotelId, user, onAsk }: UserActionsProps) {
  const t = useText("admin");
  const session = useSession();
  const ref = { hotelId, hotelUserId: user.id };
  const name = nameOf(user);
  const { box, act } = useFocusInRow(user.status);
  const isOwn = session?.user.email === user.email;
  return (
    <div ref={box}>
      <Group gap={1}>
        {isOwn && <Badge>{t("users.yourself")}</Badge>}
        <IconButton
          icon={EditIcon}
          label={t("users.edit-named", { name })}
          onClick={() => onAsk("edit", user)}
        />
        {user.hasTillPin && (
          <Button
            variant="quiet"
            aria-label={t("users.pin-named", { name })}
            onClick={() => onAsk("pin", user)}
          >
            {t("users.pin")}
          </Button>
        )}
        {!isOwn && user.status === "disabled" && (
          <EnableButton user={user} userRef={ref} onAct={act} />
        )}
        {!isOwn && user.status !== "disabled" && (
          <>
            {user.invitation !== null && (
              <IconButton
                icon={MailIcon}
                label={t("users.correct-named", { name })}
                onClick={() => onAsk("email", user)}
              />
            )}
            <SendLinkButton user={user} userRef={ref} />
            <Button
              aria-label={t("users.disable-named", { name })}
              onClick={() => {
                act();
                onAsk("disable", user);
              }}
            >
              {t("users.disable")}
            </Button>
          </>
        )}
      </Group>
    </div>
  );
}

/** Disable becomes Enable and the other way round: who pressed it goes on in the same row. */
function useFocusInRow(status: HotelUser["status"]) {
  const box = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked whenever the status is another
  useEffect(() => {
    if (acted.current && document.activeElement === document.body)
      box.current?.querySelector("button")?.focus();
    acted.current = false;
  }, [status]);
  const act = () => {
    acted.current = true;
  };
  return { box, act };
}

type ActionProps = { user: HotelUser; userRef: UserRef };

function EnableButton({ user, userRef, onAct }: ActionProps & { onAct: () => void }) {
  const t = useText("admin");
  const say = useFailureText();
  const name = nameOf(user);
  const [setStatus] = useSetUserStatusMutation();
  const { submit, isSaving } = useSubmit(setStatus, (failure) =>
    notify.error(failure, say(failure, t("users.enable-failed"))),
  );
  async function handlePress() {
    onAct();
    if (await submit({ ...userRef, status: "active" }))
      notify.success(t("users.enabled", { name }));
  }
  return (
    <Button
      aria-label={isSaving ? undefined : t("users.enable-named", { name })}
      saving={isSaving}
      onClick={() => void handlePress()}
    >
      {t("users.enable")}
    </Button>
  );
}

/** An invitation again, or, for somebody who has forgotten the password, a way in (USR-03). */
function SendLinkButton({ user, userRef }: ActionProps) {
  const t = useText("admin");
  const say = useFailureText();
  const name = nameOf(user);
  const invited = user.invitation !== null;
  const [sendLink] = useSendSignInLinkMutation();
  const { submit, isSaving } = useSubmit(sendLink, (failure) =>
    notify.error(failure, say(failure, t("users.send-failed"))),
  );
  async function handlePress() {
    if ((await submit(userRef)) !== undefined)
      notify.success(t("users.sent", { email: user.email }));
  }
  return (
    <Button
      variant="quiet"
      aria-label={
        isSaving ? undefined : t(invited ? "users.resend-named" : "users.link-named", { name })
      }
      saving={isSaving}
      onClick={() => void handlePress()}
    >
      {t(invited ? "users.resend" : "users.link")}
    </Button>
  );
}
