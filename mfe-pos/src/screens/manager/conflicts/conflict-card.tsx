import type { SaleConflict } from "@funduq/shared-types/contracts/pos-recorded-sale";
import type { SalePayment } from "@funduq/shared-types/contracts/pos-sale";
import { Amount, Badge, Button, DetailList, Name } from "@funduq/shared-ui";
import { formatDateTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import type { ReactNode } from "react";
import { billName } from "../../../features/bills/bill-name.ts";
import type { PaperText } from "../../../features/papers/paper-text.ts";
import classes from "./conflicts.module.css";

/** Which bill, at which table, and the number of its first sale: bills of every day are named 'Bill 1'. */
export const conflictTitle = (
  { billName: name, tableName, first }: SaleConflict,
  t: PaperText,
): string => [billName(name, t), tableName, first.number].filter(Boolean).join(" · ");

type ConflictCardProps = { conflict: SaleConflict; onSettle: () => void };

/** Both sales of a bill side by side: how much, who, when, and how it was paid. */
export function ConflictCard({ conflict, onSettle }: ConflictCardProps) {
  const t = useText("pos");
  const { first, second, settledAt } = conflict;
  const bill = billName(conflict.billName, t);
  const title = conflictTitle(conflict, t);
  return (
    <li className={classes.conflict}>
      <header className={classes.head}>
        <h3>
          <bdi>{bill}</bdi>
          {conflict.tableName && (
            <>
              {" · "}
              <bdi>{conflict.tableName}</bdi>
            </>
          )}
        </h3>
        {settledAt === null && <Badge tone="warning">{t("conflicts.open")}</Badge>}
      </header>
      <div className={classes.sales}>
        <Closing
          title={t("conflicts.first", { number: first.number })}
          closing={first}
          note={t("conflicts.first-counts")}
        />
        <Closing
          title={t("conflicts.second", { number: second.provisionalNumber ?? "–" })}
          closing={second}
          note={t("conflicts.second-counts-not")}
        >
          <ConflictLines conflict={conflict} />
        </Closing>
      </div>
      {settledAt === null ? (
        <Button onClick={onSettle} aria-label={t("conflicts.settle-of", { bill: title })}>
          {t("conflicts.settle")}
        </Button>
      ) : (
        <Settlement conflict={conflict} settledAt={settledAt} />
      )}
    </li>
  );
}

type Closed = SaleConflict["first"] | SaleConflict["second"];
type ClosingProps = { title: string; closing: Closed; note: string; children?: ReactNode };

function Closing({ title, closing, note, children }: ClosingProps) {
  const t = useText("pos");
  const at = useTimes();
  const items = [
    { label: t("conflicts.amount"), value: <Amount value={closing.totalCentimes} strong /> },
    ...closing.payments.map((payment) => ({
      label: t(`method.${payment.method}`),
      value: <Paid payment={payment} />,
    })),
    ...("openedAt" in closing
      ? [{ label: t("conflicts.opened-at"), value: at(closing.openedAt) }]
      : []),
    { label: t("conflicts.sold-at"), value: at(closing.soldAt) },
    { label: t("conflicts.sold-by"), value: <Name>{closing.soldBy ?? "–"}</Name> },
    { label: t("conflicts.terminal"), value: <Name>{closing.terminalName ?? "–"}</Name> },
  ];
  return (
    <section className={classes.sale} aria-label={title}>
      <h4>{title}</h4>
      <p className={classes.note}>{note}</p>
      <DetailList items={items} />
      {children}
    </section>
  );
}

function Paid({ payment }: { payment: SalePayment }) {
  const t = useText("pos");
  return (
    <>
      <Amount value={payment.amountCentimes} />
      {payment.tipCentimes > 0 && (
        <>
          {" + "}
          {t("receipt.tip")} <Amount value={payment.tipCentimes} />
        </>
      )}
    </>
  );
}

function ConflictLines({ conflict: { id, second } }: { conflict: SaleConflict }) {
  const t = useText("pos");
  const lines = second.lines.map((line, index) => ({ ...line, key: `${id}-${index}` }));
  return (
    <details>
      <summary>{t("conflicts.lines")}</summary>
      <ul className={classes.lines}>
        {lines.map(({ key, quantity, name, priceCentimes, discountCentimes }) => (
          <li key={key}>
            <span>
              {quantity} × <Name>{name}</Name>
            </span>
            <Amount value={priceCentimes * quantity - discountCentimes} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Settlement({ conflict, settledAt }: { conflict: SaleConflict; settledAt: string }) {
  const t = useText("pos");
  const at = useTimes();
  const by = (
    <>
      {at(settledAt)} · <Name>{conflict.settledBy ?? "–"}</Name>
    </>
  );
  return (
    <DetailList
      items={[
        { label: t("conflicts.settled"), value: by },
        { label: t("conflicts.reason-was"), value: <bdi>{conflict.reason}</bdi> },
      ]}
    />
  );
}

/** A moment on the hotel's wall clock. */
function useTimes() {
  const timeZone = useHotel()?.timeZone;
  return (instant: string) => (timeZone ? formatDateTime(instant, timeZone) : "");
}
