import type { CompanyPayment } from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { Amount, Button, EmptyState, lazyDialog, QueryView } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { PaymentIcon, UndoIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useReadCompanyPaymentsQuery } from "../../../features/payment/payment.endpoints.ts";
import type { Allocation } from "../../../features/payment/reverse-allocation-dialog.tsx";
import classes from "./account.module.css";

const AllocateDialog = lazyDialog(
  async () => (await import("../../../features/payment/allocate-dialog.tsx")).AllocateDialog,
);
const ReverseAllocationDialog = lazyDialog(
  async () =>
    (await import("../../../features/payment/reverse-allocation-dialog.tsx"))
      .ReverseAllocationDialog,
);

/** What is open over the list. */
type Asked = { payment: CompanyPayment; allocation?: Allocation };

/** The company's payments, the newest first, and what each of them settled (COM-07, INV-13). */
export function Payments({ companyRef }: { companyRef: CompanyRef }) {
  const t = useText("commercial");
  const query = useReadCompanyPaymentsQuery(companyRef);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  // As the list says it now: others may allocate it while the dialog is open.
  const payment =
    asked &&
    (query.currentData?.payments.find(({ id }) => id === asked.payment.id) ?? asked.payment);
  return (
    <>
      <QueryView
        query={{ ...query, data: query.currentData }}
        errorMessage={t("account.payments-failed")}
        isEmpty={({ payments }) => payments.length === 0}
        empty={<EmptyState icon={PaymentIcon} message={t("account.no-payments")} />}
      >
        {({ payments }) => (
          <ul className={classes.payments}>
            {payments.map((payment) => (
              <li key={payment.id}>
                <Payment payment={payment} onAsk={setAsked} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {payment && asked?.allocation && (
        <ReverseAllocationDialog
          hotelId={companyRef.hotelId}
          payment={payment}
          allocation={asked.allocation}
          onClose={close}
        />
      )}
      {payment && !asked?.allocation && (
        <AllocateDialog companyRef={companyRef} payment={payment} onClose={close} />
      )}
    </>
  );
}

type PaymentProps = { payment: CompanyPayment; onAsk: (asked: Asked) => void };

function Payment({ payment, onAsk }: PaymentProps) {
  const t = useText("commercial");
  const mayWrite = useMay("invoices.write");
  const { method, paymentDate, reference, notes, stampDutyCentimes, leftCentimes } = payment;
  return (
    <article className={classes.payment}>
      <p className={classes.head}>
        <span>
          <bdi dir="ltr">{formatDateShort(paymentDate)}</bdi> · {t(`method.${method}`)}{" "}
          {reference && <bdi>{reference}</bdi>}
        </span>
        <Amount value={payment.amountCentimes} strong />
      </p>
      {notes && (
        <p className={classes.note}>
          <bdi>{notes}</bdi>
        </p>
      )}
      {stampDutyCentimes > 0 && (
        <p className={classes.note}>
          {t("payment.stamp-duty")} <Amount value={stampDutyCentimes} />
        </p>
      )}
      <ul className={classes.allocations}>
        {payment.allocations.map((allocation) => (
          <li key={allocation.id}>
            <AllocationLine
              allocation={allocation}
              onReverse={mayWrite ? () => onAsk({ payment, allocation }) : undefined}
            />
          </li>
        ))}
      </ul>
      {leftCentimes > 0 && (
        <p className={classes.head}>
          <span>
            {t("payment.left")} <Amount value={leftCentimes} strong />
          </span>
          {mayWrite && (
            <Button icon={PaymentIcon} onClick={() => onAsk({ payment })}>
              {t("allocation.title")}
            </Button>
          )}
        </p>
      )}
    </article>
  );
}

type LineProps = { allocation: Allocation; onReverse: (() => void) | undefined };

function AllocationLine({ allocation, onReverse }: LineProps) {
  const t = useText("commercial");
  const { number, amountCentimes, reversedAt, reversalReason } = allocation;
  const isReversed = reversedAt !== null;
  return (
    <div className={classes.allocation}>
      <span>
        <bdi dir="ltr">{number}</bdi>
        {isReversed && (
          <span className={classes.note}>
            {t("allocation.was-reversed")} <bdi>{reversalReason}</bdi>
          </span>
        )}
      </span>
      <span data-reversed={isReversed || undefined}>
        <Amount value={amountCentimes} />
      </span>
      {!isReversed && onReverse && (
        <Button
          variant="quiet"
          icon={UndoIcon}
          aria-label={t("allocation.reverse-title", { number })}
          onClick={onReverse}
        >
          {t("allocation.reverse")}
        </Button>
      )}
    </div>
  );
}
