import type { CompanyPayment } from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { Amount, Button, Card, QueryView, Skeleton } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useReadCompanyPaymentsQuery } from "../../features/payment/payment.endpoints.ts";
import classes from "./account.module.css";
import { AllocateDialog } from "./allocate-dialog.tsx";
import { ReverseAllocationDialog } from "./reverse-allocation-dialog.tsx";

type Allocation = CompanyPayment["allocations"][number];
type Asked = { payment: CompanyPayment; allocation?: Allocation };

/** What the company paid, and which invoices each payment settles (INV-13). */
export function Payments({ companyRef }: { companyRef: CompanyRef }) {
  const t = useText("commercial");
  const query = useReadCompanyPaymentsQuery(companyRef);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Card title={t("payments.title")}>
      <QueryView
        query={{ ...query, data: query.currentData }}
        skeleton={<Skeleton rows={3} />}
        errorMessage={t("payments.failed")}
      >
        {({ payments }) =>
          payments.length === 0 ? (
            <p className={classes.none}>{t("payments.none")}</p>
          ) : (
            <ul className={classes.payments}>
              {payments.map((payment) => (
                <li key={payment.id}>
                  <Payment payment={payment} onAsk={setAsked} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {asked?.allocation && (
        <ReverseAllocationDialog
          paymentRef={{ hotelId: companyRef.hotelId, paymentId: asked.payment.id }}
          allocation={asked.allocation}
          onClose={close}
        />
      )}
      {asked && !asked.allocation && (
        <AllocateDialog companyRef={companyRef} payment={asked.payment} onClose={close} />
      )}
    </Card>
  );
}

function Payment({ payment, onAsk }: { payment: CompanyPayment; onAsk: (asked: Asked) => void }) {
  const t = useText("commercial");
  const mayWrite = useMay("invoices.write");
  return (
    <>
      <p className={classes.payment}>
        <span>
          <bdi dir="ltr">{formatDateShort(payment.paymentDate)}</bdi> ·{" "}
          {t(`method.${payment.method}`)}
          {payment.reference && (
            <>
              {" · "}
              <bdi>{payment.reference}</bdi>
            </>
          )}
        </span>
        <Amount value={payment.amountCentimes} strong />
      </p>
      {payment.stampDutyCentimes > 0 && (
        <p className={classes.under}>
          {t("payments.stamp-duty")} <Amount value={payment.stampDutyCentimes} />
        </p>
      )}
      {payment.notes && (
        <p className={classes.under}>
          <bdi>{payment.notes}</bdi>
        </p>
      )}
      <ul className={classes.allocations}>
        {payment.allocations.map((allocation) => (
          <li key={allocation.id} data-reversed={allocation.reversedAt !== null || undefined}>
            <span>
              <bdi dir="ltr">{allocation.number}</bdi> <Amount value={allocation.amountCentimes} />
            </span>
            {allocation.reversedAt !== null && (
              <bdi className={classes.under}>
                {t("payments.reversed", { reason: allocation.reversalReason ?? "" })}
              </bdi>
            )}
            {allocation.reversedAt === null && mayWrite && (
              <Button
                variant="quiet"
                aria-label={t("payments.reverse-of", { number: allocation.number })}
                onClick={() => onAsk({ payment, allocation })}
              >
                {t("payments.reverse")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {payment.leftCentimes > 0 && (
        <p className={classes.payment}>
          <span>
            {t("payments.left")} <Amount value={payment.leftCentimes} />
          </span>
          {mayWrite && <Button onClick={() => onAsk({ payment })}>{t("payments.allocate")}</Button>}
        </p>
      )}
    </>
  );
}
