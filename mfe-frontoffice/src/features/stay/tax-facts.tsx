import type { Booking } from "@funduq/shared-types/contracts/booking";
import { Amount } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";

/** As lines of a stay's details: the taxes that its nights are charged with in addition to their price. */
export function useTaxFacts({ tdsCentimes, addedTaxes }: Booking) {
  const t = useText("frontoffice");
  const { tvaCentimes, stayTaxCentimes } = addedTaxes ?? {};
  return [
    { label: t("posting.tds"), value: <Amount value={tdsCentimes} /> },
    ...(tvaCentimes ? [{ label: t("stay.tva"), value: <Amount value={tvaCentimes} /> }] : []),
    ...(stayTaxCentimes
      ? [{ label: t("stay.stay-tax"), value: <Amount value={stayTaxCentimes} /> }]
      : []),
  ];
}
