import { useState } from "react";
import { Link } from "react-router";
import { unsentIn } from "../client/outbox-slice.ts";
import { useHotel } from "../client/session-hooks.ts";
import { useSelector } from "../client/store.ts";
import { Button } from "../components/button/button.tsx";
import { Drawer } from "../components/dialog/dialog.tsx";
import { Amount, Card, Group, Stack } from "../components/layout/layout.tsx";
import { formatDateTime } from "../format/dates.ts";
import { errorText } from "../i18n/error-text.ts";
import { useOutboxText } from "../i18n/outbox-text.ts";
import { useLanguage } from "../i18n/switch-language.ts";
import { WarningIcon } from "../icons.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import type { OutboxEntry } from "./entry.ts";
import type { Outbox } from "./outbox.ts";
import { maySend } from "./senders.ts";
import classes from "./unsent-list.module.css";
import { useOutboxOfPage, useQueue } from "./use-outbox.ts";

/** What was done here and is not at the hotel's server: what it refused, with what can be done, then what waits. */
export function UnsentList({ onClose }: { onClose: () => void }) {
  const t = useOutboxText();
  const outbox = useOutboxOfPage();
  const visitor = useSelector(({ session }) => session);
  const status = useSelector((state) => state.outbox);
  const { hasOthers, isKept } = status;
  const count = unsentIn(status);
  const own = useQueue(outbox).filter((entry) => maySend(visitor, entry));
  const refused = own.filter(({ state }) => state === "refused");
  const waiting = own.filter(({ state }) => state === "waiting");
  return (
    <Drawer
      opened
      onClose={onClose}
      title={count > 0 ? t("list.title-count", { number: count }) : t("list.title")}
    >
      <Stack gap={4}>
        {!isKept && (
          <p role="alert" className={classes.notice}>
            <WarningIcon />
            {t("list.not-kept")}
          </p>
        )}
        {own.length === 0 && <p>{t("list.none")}</p>}
        {refused.length > 0 && (
          <Card title={t("list.refused")}>
            <ul className={classes.list}>
              {refused.map((entry) => (
                <Refused key={entry.id} entry={entry} outbox={outbox} onShown={onClose} />
              ))}
            </ul>
          </Card>
        )}
        {waiting.length > 0 && (
          <Card title={t("list.waiting")}>
            <ul className={classes.list}>
              {waiting.map((entry) => (
                <li key={entry.id}>
                  <Change entry={entry} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {hasOthers && <p className={classes.others}>{t("list.others")}</p>}
      </Stack>
    </Drawer>
  );
}

function Change({ entry }: { entry: OutboxEntry }) {
  const t = useOutboxText();
  const language = useLanguage();
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const time = formatDateTime(entry.at, timeZone, language);
  return (
    <>
      <span className={classes.change}>
        <bdi>{entry.label}</bdi>
        {entry.amountCentimes ? <Amount value={entry.amountCentimes} /> : null}
      </span>
      <span className={classes.by}>{t("entry.by", { name: entry.by.name, time })}</span>
    </>
  );
}

type RefusedProps = { entry: OutboxEntry; outbox: Outbox; onShown: () => void };

function Refused({ entry, outbox, onShown }: RefusedProps) {
  const t = useOutboxText();
  const language = useLanguage();
  const [discarding, setDiscarding] = useState(false);
  const { failure } = entry;
  // As it is, it would be refused again: the newer change stands.
  const isOutdated = failure?.code === "request.stale";
  return (
    <li>
      {failure && (
        <p className={classes.notice}>
          <WarningIcon />
          <strong>{errorText(failure, language)}</strong>
        </p>
      )}
      <Change entry={entry} />
      <Group>
        {entry.href && (
          <Link to={entry.href} className={classes.link} onClick={onShown}>
            {t("entry.open")}
          </Link>
        )}
        {!isOutdated && (
          <Button onClick={() => void outbox.retry(entry.id)}>{t("entry.retry")}</Button>
        )}
        {entry.discardUrl && (
          <Button onClick={() => setDiscarding(true)}>{t("entry.discard")}</Button>
        )}
      </Group>
      {discarding && <DiscardDialog entry={entry} onClose={() => setDiscarding(false)} />}
    </li>
  );
}
