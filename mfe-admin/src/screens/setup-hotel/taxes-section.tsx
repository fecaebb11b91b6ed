import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { DatedTaxRates } from "@funduq/shared-types/contracts/tax";
import { taxRatesOn } from "@funduq/shared-types/rules/tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Amount, Badge, Button, Stack } from "@funduq/shared-ui";
import { formatBasisPoints, formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useRef, useState } from "react";
import { RemoveTaxesButton } from "./remove-taxes-button.tsx";
import { Section } from "./section.tsx";
import classes from "./setup.module.css";
import { TaxesDialog } from "./taxes-dialog.tsx";
import { useLawfulStayTax } from "./use-lawful-stay-tax.ts";

/** The rates of tax: past, of today and to come (SET-02). They change from a day on, which is asked. */
export function TaxesSection({ setup }: { setup: HotelSetup }) {
  const t = useText("admin");
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const lawful = useLawfulStayTax(setup.information.starRating);

  /** The focus stays in the section, unless somebody has gone on elsewhere meanwhile. */
  function handleRemoved() {
    const { activeElement, body } = document;
    if (activeElement === body || list.current?.contains(activeElement)) change.current?.focus();
  }

  return (
    <Section id="taxes" title={t("setup.tax-rates")}>
      <Stack gap={4}>
        <ul ref={list} className={classes.list}>
          {setup.taxes.list.map((rates, index) => (
            <TaxLine
              key={rates.validFrom ?? ""}
              setup={setup}
              rates={rates}
              isFirst={index === 0}
              onRemoved={handleRemoved}
            />
          ))}
        </ul>
        {lawful && <p className={classes.muted}>{lawful}</p>}
        <div>
          <Button ref={change} onClick={() => setAsking(true)}>
            {t("setup.change-taxes")}
          </Button>
        </div>
      </Stack>
      {isAsking && <TaxesDialog setup={setup} onClose={() => setAsking(false)} />}
    </Section>
  );
}

type TaxLineProps = {
  setup: HotelSetup;
  rates: DatedTaxRates;
  isFirst: boolean;
  onRemoved: () => void;
};

function TaxLine({ setup, rates, isFirst, onRemoved }: TaxLineProps) {
  const t = useText("admin");
  const { validFrom, tvaBp, tdsBp, stayTaxCentimes } = rates;
  const { tvaTreatment = "invoice", stayTaxTreatment = "invoice" } = rates;
  const time = timeOf(setup, rates);
  const isOpen = !isFirst && validFrom !== null && validFrom >= setup.businessDate;
  return (
    <li className={classes.taxes} data-time={time}>
      <span className={classes.what}>
        <strong>
          {validFrom === null ? (
            t("setup.taxes-first")
          ) : (
            <>
              {t("setup.taxes-from")} <bdi>{formatDateShort(validFrom)}</bdi>
            </>
          )}
        </strong>{" "}
        <Badge>{t(`setup.taxes-time.${time}`)}</Badge>
        <small>
          {t("setup.tva-of")} <bdi dir="ltr">{formatBasisPoints(tvaBp)}</bdi> (
          {t(`setup.treatment.${tvaTreatment}`)}) · {t("reports.department.tds")}{" "}
          <bdi dir="ltr">{formatBasisPoints(tdsBp)}</bdi> · {t("setup.stay-tax")}{" "}
          <Amount value={stayTaxCentimes} /> ({t(`setup.treatment.${stayTaxTreatment}`)})
        </small>
      </span>
      {isOpen && <RemoveTaxesButton setup={setup} validFrom={validFrom} onRemoved={onRemoved} />}
    </li>
  );
}

type Time = "past" | "now" | "coming";

function timeOf({ taxes, businessDate }: HotelSetup, { validFrom }: DatedTaxRates): Time {
  if (validFrom !== null && validFrom > businessDate) return "coming";
  return currentDay(taxes.list, businessDate) === validFrom ? "now" : "past";
}

const currentDay = (list: readonly DatedTaxRates[], day: CalendarDate) =>
  taxRatesOn(list, day)?.validFrom ?? null;
