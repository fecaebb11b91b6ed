import type { Booking, BookingHistoryEntry } from "@funduq/shared-types/contracts/booking";
import { Name } from "@funduq/shared-ui";
import { formatDateTime, formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import { amountWithTva, describedText, namedFolio } from "../folio/folio-texts.ts";
import { changeSentence } from "./change-sentence.ts";
import classes from "./stay.module.css";

type Say = ReturnType<typeof useText<"frontoffice">>;

/** Every change of the stay (BK-18), the newest first, as the API answers them. */
export function StayHistory({ entries }: { entries: Booking["history"] }) {
  const t = useText("frontoffice");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  return (
    <section>
      <h3>{t("stay.history")}</h3>
      {entries.length === 0 && <p className={classes.muted}>{t("stay.history-empty")}</p>}
      <ul className={classes.history}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, which never moves
          <li key={entries.length - index}>
            <div>{told(entry, t)}</div>
            <div className={classes.muted}>
              <bdi>{formatDateTime(entry.at, timeZone)}</bdi> · <Name>{entry.user}</Name>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Former releases let guests go without a reason. */
function checkedOutText({ nightsLetGo, reason }: BookingHistoryEntry["details"]) {
  if (!nightsLetGo) return "history.checked-out";
  return reason ? "history.checked-out-waived" : "history.checked-out-free";
}

function factList(names: unknown): string {
  return Array.isArray(names) ? formatList(names.map(String)) : "";
}

/** The action and its facts as a sentence; an action that this release does not know is shown by its code. */
function told(entry: BookingHistoryEntry, t: Say): string {
  const { action, details } = entry;
  const fact = (name: string) => String(details[name] ?? "");
  const folio = (name: string) => namedFolio(fact(name), t);
  const amount = amountWithTva(
    Number(details.amountCentimes ?? 0),
    Number(details.tvaCentimes ?? 0),
    t,
  );
  const described = describedText(details, t);
  const sentences: Record<string, string | undefined> = {
    created: t("history.created", { room: fact("room") }),
    "checked-in": t("history.checked-in", { room: fact("room") }),
    "checked-out": t(checkedOutText(details), {
      room: fact("room"),
      nights: fact("nightsLetGo"),
      reason: fact("reason"),
      amount,
    }),
    "folio-opened": t("history.folio-opened", { folio: fact("folio") }),
    "charge-posted": t("history.charge", { description: described, amount }),
    "payment-posted": t("history.payment", { amount }),
    "company-charged": t("history.company-charged", { folio: folio("folio"), amount }),
    "group-charged": t("history.group-charged", { group: fact("group"), amount }),
    cancelled: t("history.cancelled", { reason: fact("reason") }),
    "no-show": t("history.no-show"),
    "due-in": t("history.due-in"),
    reactivated: t(details.formerRoom ? "history.reactivated-in" : "history.reactivated", {
      room: fact("room"),
      formerRoom: fact("formerRoom"),
    }),
    "check-in-undone": t("history.check-in-undone", { reason: fact("reason") }),
    "check-out-undone": t("history.check-out-undone", { reason: fact("reason") }),
    "cancellation-undone": t("history.cancellation-undone", { reason: fact("reason") }),
    "posting-reversed": t("history.reversed", {
      description: described,
      amount,
      reason: fact("reason"),
    }),
    "police-report-sent": t("history.police-sent", { guests: factList(details.guests) }),
    "police-report-unsent": t("history.police-unsent", {
      guests: factList(details.guests),
      reason: fact("reason"),
    }),
    "payment-refunded": t("history.refunded", { amount, reason: fact("reason") }),
    "posting-split": t("history.split", { description: described, amount, to: folio("to") }),
    // Older entries say only between which folios.
    "posting-moved": t(details.amountCentimes ? "history.moved-amount" : "history.moved", {
      description: described,
      amount,
      from: folio("from"),
      to: folio("to"),
    }),
  };
  return sentences[action] ?? changeSentence(entry, t) ?? action;
}
