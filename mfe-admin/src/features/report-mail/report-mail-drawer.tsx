import type { ReportMail } from "@funduq/shared-types/contracts/report-mail";
import type { HotelId, ReportRecipientId } from "@funduq/shared-types/values/ids";
import {
  Button,
  Drawer,
  EmptyState,
  Group,
  notify,
  QueryView,
  Skeleton,
  Stack,
  useFailureText,
} from "@funduq/shared-ui";
import { formatDate } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, MailIcon } from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { AddRecipientDialog } from "./add-recipient-dialog.tsx";
import { RecipientLine } from "./recipient-line.tsx";
import { RemoveRecipientDialog } from "./remove-recipient-dialog.tsx";
import { useReadReportMailQuery, useSendLastClosedDayMutation } from "./report-mail.endpoints.ts";
import classes from "./report-mail.module.css";

type ReportMailDrawerProps = { hotelId: HotelId; onClose: () => void };

/** How often the states of mails on their way are read again. */
const LOOK_EVERY_MS = 5_000;

/** Who gets the reports by mail after each night audit, and how the last mail went (REP-01). */
export function ReportMailDrawer({ hotelId, onClose }: ReportMailDrawerProps) {
  const t = useText("admin");
  const [isWaiting, setWaiting] = useState(false);
  const query = useReadReportMailQuery(hotelId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWaiting ? LOOK_EVERY_MS : 0,
  });
  const waits = query.data?.recipients.some(({ last }) => last?.state === "waiting") ?? false;
  if (waits !== isWaiting) setWaiting(waits);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<ReportRecipientId>();
  const asked = query.data?.recipients.find(({ id }) => id === removing);
  const addButton = (
    <Button icon={AddIcon} onClick={() => setAdding(true)}>
      {t("report-mail.add")}
    </Button>
  );
  return (
    <Drawer
      opened
      title={t("report-mail.title")}
      onClose={onClose}
      footer={query.data && query.data.recipients.length > 0 && addButton}
    >
      <Stack>
        <p className={classes.hint}>{t("report-mail.hint")}</p>
        <p className={classes.hint}>{t("report-mail.personal-data")}</p>
        <QueryView
          query={query}
          skeleton={<Skeleton rows={6} />}
          errorMessage={t("report-mail.load-failed")}
          isEmpty={({ recipients }) => recipients.length === 0}
          empty={<EmptyState icon={MailIcon} message={t("report-mail.none")} action={addButton} />}
        >
          {(mail) => (
            <>
              <ul className={classes.list} aria-label={t("report-mail.title")}>
                {mail.recipients.map((recipient) => (
                  <RecipientLine
                    key={recipient.id}
                    recipientRef={{ hotelId, recipientId: recipient.id }}
                    recipient={recipient}
                    onRemove={() => setRemoving(recipient.id)}
                  />
                ))}
              </ul>
              <SendNow hotelId={hotelId} mail={mail} />
            </>
          )}
        </QueryView>
      </Stack>
      {isAdding && (
        <AddRecipientDialog
          hotelId={hotelId}
          users={query.data?.users ?? []}
          onClose={() => setAdding(false)}
        />
      )}
      {asked && (
        <RemoveRecipientDialog
          key={asked.id}
          recipientRef={{ hotelId, recipientId: asked.id }}
          recipient={asked}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Drawer>
  );
}

/** Mails the last closed day to those who do not have it yet: pressing it twice sends nothing twice. */
function SendNow({ hotelId, mail }: { hotelId: HotelId; mail: ReportMail }) {
  const t = useText("admin");
  const say = useFailureText();
  const [send] = useSendLastClosedDayMutation();
  const { submit, isSaving } = useSubmit(send, (failure) =>
    notify.error(failure, say(failure, t("report-mail.send-failed"))),
  );
  const { lastClosedDate } = mail;
  if (lastClosedDate === null) return <p className={classes.hint}>{t("report-mail.no-day-yet")}</p>;

  async function handlePress() {
    const sent = await submit(hotelId);
    if (!sent) return;
    if (sent.saved > 0) notify.success(t("report-mail.queued", { count: sent.saved }));
    else notify.info(t("report-mail.all-have-it"));
  }
  return (
    <Stack gap={1}>
      <Group>
        <Button saving={isSaving} onClick={() => void handlePress()}>
          {t("report-mail.send-now")}
        </Button>
      </Group>
      <p className={classes.hint}>
        {t("report-mail.send-now-hint", { date: formatDate(lastClosedDate) })}
      </p>
    </Stack>
  );
}
