import { paymentMethodSchema } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { Amount, Button, IconButton, MoneyField } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon, SplitIcon } from "@funduq/shared-ui/icons";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { folioName } from "../folio/folio-texts.ts";
import { MethodField, ReferenceField } from "../folio/payment-fields.tsx";
import {
  isComplete,
  type Part,
  type FolioPayment as Payment,
  withNextMethod,
} from "./departure-payments.ts";
import classes from "./stay.module.css";

/** How a folio is paid with the check-out: by one method, or split over several. */
export function FolioPayment({ payment }: { payment: Payment }) {
  const t = useText("frontoffice");
  const { folio, parts, rest, onChange } = payment;
  const isSplit = parts.length > 1;
  const last = parts.at(-1);
  const change = (key: number, patch: Partial<Part>) =>
    onChange(parts.map((part) => (part.key === key ? { ...part, ...patch } : part)));
  const fields = useRef<HTMLFieldSetElement>(null);
  /** The focus stays among the methods: a second press of Enter must not pay. */
  function remove(key: number) {
    flushSync(() => onChange(parts.filter((part) => part.key !== key)));
    [...(fields.current?.querySelectorAll("select") ?? [])].at(-1)?.focus();
  }
  return (
    <fieldset ref={fields} className={classes.payment}>
      <legend className={classes.paymentOf}>
        {t("check-out.payment-of", { folio: folioName(folio, t) })}
      </legend>
      <Changed payment={payment} />
      {parts.map((part) => (
        <div key={part.key} className={classes.part}>
          <MethodField value={part.method} onChange={(method) => change(part.key, { method })} />
          {part === last ? (
            isSplit && <Rest value={rest} />
          ) : (
            <MoneyField
              label={t("payment.amount")}
              required
              autoFocus
              value={part.amountCentimes}
              onChange={(amountCentimes) => change(part.key, { amountCentimes })}
            />
          )}
          {isSplit && (
            <IconButton
              icon={DeleteIcon}
              label={t("check-out.remove-part", { method: t(`method.${part.method}`) })}
              onClick={() => remove(part.key)}
            />
          )}
          <div className={classes.reference} data-wide={isSplit || undefined}>
            <ReferenceField
              method={part.method}
              value={part.reference}
              onChange={(reference) => change(part.key, { reference })}
            />
          </div>
        </div>
      ))}
      {isSplit && !isComplete(payment) && (
        <p className={classes.muted}>{t("check-out.part-fault")}</p>
      )}
      {parts.length < paymentMethodSchema.options.length && (
        <Button variant="quiet" icon={SplitIcon} onClick={() => onChange(withNextMethod(parts))}>
          {t(isSplit ? "check-out.split-more" : "check-out.split")}
        </Button>
      )}
    </fieldset>
  );
}

function Rest({ value }: { value: number }) {
  const t = useText("frontoffice");
  return (
    <p className={classes.rest}>
      <span>{t("check-out.rest")}</span>
      <Amount strong value={Math.max(0, value)} />
    </p>
  );
}

/** Somebody posted meanwhile: the new amount is taken only once it was seen. */
function Changed({ payment: { folio, changedFrom, onSeen } }: { payment: Payment }) {
  const t = useText("frontoffice");
  if (changedFrom === undefined) return null;
  const amount = formatMoney(folioBalance(folio));
  return (
    <div className={classes.announce} role="alert">
      <p>{t("check-out.changed", { before: formatMoney(changedFrom), amount })}</p>
      <Button onClick={onSeen}>{t("check-out.take-new", { amount })}</Button>
    </div>
  );
}
