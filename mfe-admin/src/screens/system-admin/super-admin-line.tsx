import type { SuperAdmin } from "@funduq/shared-types/contracts/super-admin";
import type { UserId } from "@funduq/shared-types/values/ids";
import { Badge, Button, Group, Name, notify, useFailureText } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSession, useSubmit } from "@funduq/shared-ui/state";
import { useNameSuperAdminMutation } from "../../features/super-admins/super-admins.endpoints.ts";
import classes from "./super-admins.module.css";

type SuperAdminLineProps = { superAdmin: SuperAdmin; onTakeBack: (userId: UserId) => void };

export function SuperAdminLine({ superAdmin, onTakeBack }: SuperAdminLineProps) {
  const t = useText("admin");
  const session = useSession();
  const { id, email, displayName, hasSignedIn } = superAdmin;
  const name = displayName || email;
  return (
    <li className={classes.line}>
      <div className={classes.who}>
        <Group gap={1}>
          <strong>
            <Name>{name}</Name>
          </strong>
          {session?.user.id === id && <Badge>{t("users.yourself")}</Badge>}
          {!hasSignedIn && <Badge tone="info">{t("super-admins.waiting")}</Badge>}
        </Group>
        <bdi dir="ltr" className={classes.hint}>
          {email}
        </bdi>
      </div>
      <Group gap={1}>
        {!hasSignedIn && <SendLinkButton name={name} email={email} />}
        <Button
          aria-label={t("super-admins.take-back-named", { name })}
          onClick={() => onTakeBack(id)}
        >
          {t("super-admins.take-back")}
        </Button>
      </Group>
    </li>
  );
}

/** Naming a user without a password again mails a new link. */
function SendLinkButton({ name, email }: { name: string; email: string }) {
  const t = useText("admin");
  const say = useFailureText();
  const [nameAgain] = useNameSuperAdminMutation();
  const { submit, isSaving } = useSubmit(nameAgain, (failure) =>
    notify.error(failure, say(failure, t("users.send-failed"))),
  );
  async function handlePress() {
    if (await submit({ email })) notify.success(t("users.sent", { email }));
  }
  return (
    <Button
      variant="quiet"
      aria-label={isSaving ? undefined : t("users.link-named", { name })}
      saving={isSaving}
      onClick={() => void handlePress()}
    >
      {t("users.link")}
    </Button>
  );
}
