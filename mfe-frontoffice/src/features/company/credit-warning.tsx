import type { CompanyCredit } from "@funduq/shared-types/contracts/company-credit";
import type { FolioRule } from "@funduq/shared-types/contracts/folio";
import { creditWith } from "@funduq/shared-types/rules/company-credit";
import type { BookingId, CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import { type Centimes, centimes, ZERO } from "@funduq/shared-types/values/money";
import { Amount, Button, DetailList, Popover } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { useReadCompanyCreditQuery } from "./company-credit.endpoints.ts";
import classes from "./credit-warning.module.css";

type CreditWarningProps = {
  hotelId: HotelId;
  company: { id: CompanyId; name: string };
  /** Whose amount comes on top of what is owed. */
  of?: "stay" | "group";
  /** The stay that is changed or checked out: its amount comes from `shareOf` alone. */
  bookingId?: BookingId | undefined;
  /** What the company owes for it, where a stay's folio takes these rules; undefined while the price is unknown. */
  shareOf: (rules: readonly FolioRule[]) => Centimes | undefined;
};

/** Warns that a company owes more than its credit limit, with the stay or group at hand or before it. It blocks nothing (INV-14). */
export function CreditWarning(props: CreditWarningProps) {
  const { hotelId, company, of = "stay", bookingId, shareOf } = props;
  const t = useText("frontoffice");
  const { currentData, isError } = useReadCompanyCreditQuery({
    hotelId,
    companyId: company.id,
    ...(bookingId && { withoutBookingId: bookingId }),
  });
  if (!currentData && isError)
    return <p className={classes.unknown}>{t("credit.unknown", { company: company.name })}</p>;
  const credit = currentData?.credit;
  if (!credit) return null;
  const share = shareOf(credit.billingRules);
  const { owedCentimes, withStayCentimes, isBeyond } = creditWith(credit, share ?? ZERO);
  if (!isBeyond || share === 0) return null;
  const amounts = {
    company: company.name,
    limit: formatMoney(credit.limitCentimes),
    owed: formatMoney(owedCentimes),
    total: formatMoney(withStayCentimes),
  };
  return (
    <div className={classes.warning}>
      <WarningIcon />
      <p role="status">{t(share === undefined ? "credit.beyond" : `credit.with-${of}`, amounts)}</p>
      <WhatIsCounted credit={credit} of={of} share={share} />
    </div>
  );
}

type CountedProps = {
  credit: CompanyCredit;
  of: "stay" | "group";
  share: Centimes | undefined;
};

/** Of what the amounts consist, on a press. */
function WhatIsCounted({ credit, of, share }: CountedProps) {
  const t = useText("frontoffice");
  const [opened, setOpened] = useState(false);
  const parts = [
    { label: t("credit.open-invoices"), value: credit.openInvoicesCentimes },
    { label: t("credit.uninvoiced"), value: credit.uninvoicedCentimes },
    {
      // Those of the group itself are among them.
      label: t(of === "group" ? "credit.in-house-all" : "credit.in-house", {
        count: credit.inHouseStays,
      }),
      value: credit.inHouseCentimes,
    },
    { label: t("credit.unallocated"), value: centimes(0 - credit.unallocatedCentimes) },
    ...(share === undefined ? [] : [{ label: t(`credit.this-${of}`), value: share }]),
  ];
  return (
    <Popover
      label={t("credit.counted")}
      opened={opened}
      onClose={() => setOpened(false)}
      align="end"
      trigger={
        <Button variant="quiet" onClick={() => setOpened(!opened)}>
          {t("credit.counted")}
        </Button>
      }
    >
      <div className={classes.counted}>
        <DetailList
          items={parts.map(({ label, value }) => ({ label, value: <Amount value={value} /> }))}
        />
        <p>{t("credit.not-counted")}</p>
      </div>
    </Popover>
  );
}
