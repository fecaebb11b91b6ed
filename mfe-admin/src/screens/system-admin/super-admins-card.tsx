import type { SuperAdmin } from "@funduq/shared-types/contracts/super-admin";
import type { UserId } from "@funduq/shared-types/values/ids";
import { Button, Card, QueryView, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon } from "@funduq/shared-ui/icons";
import { useEffect, useRef, useState } from "react";
import { useListSuperAdminsQuery } from "../../features/super-admins/super-admins.endpoints.ts";
import { NameSuperAdminDialog } from "./name-super-admin-dialog.tsx";
import { SuperAdminLine } from "./super-admin-line.tsx";
import classes from "./super-admins.module.css";
import { TakeBackDialog } from "./take-back-dialog.tsx";

/** Lists the super admins; a super admin adds and removes others here (SYS-06). */
export function SuperAdminsCard() {
  const t = useText("admin");
  const query = useListSuperAdminsQuery();
  const [isNaming, setNaming] = useState(false);
  const [takingBack, setTakingBack] = useState<UserId>();
  const asked = query.data?.find(({ id }) => id === takingBack);
  const tools = useFocusAfterTakingBack(query.data);
  return (
    <Card title={t("super-admins.title")}>
      <Stack>
        <p className={classes.hint}>{t("super-admins.hint")}</p>
        <QueryView query={query} errorMessage={t("super-admins.load-failed")}>
          {(superAdmins) => (
            <ul className={classes.list} aria-label={t("super-admins.title")}>
              {superAdmins.map((one) => (
                <SuperAdminLine key={one.id} superAdmin={one} onTakeBack={setTakingBack} />
              ))}
            </ul>
          )}
        </QueryView>
        <div ref={tools}>
          <Button icon={AddIcon} onClick={() => setNaming(true)}>
            {t("super-admins.name")}
          </Button>
        </div>
      </Stack>
      {isNaming && <NameSuperAdminDialog onClose={() => setNaming(false)} />}
      {asked && (
        <TakeBackDialog
          key={asked.id}
          superAdmin={asked}
          onClose={() => setTakingBack(undefined)}
        />
      )}
    </Card>
  );
}

/** Moves the focus below the list, because the button that had it was removed with its row. */
function useFocusAfterTakingBack(superAdmins: readonly SuperAdmin[] | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(0);
  const now = superAdmins?.length ?? 0;
  useEffect(() => {
    if (now < count.current && document.activeElement === document.body)
      box.current?.querySelector("button")?.focus();
    count.current = now;
  }, [now]);
  return box;
}
