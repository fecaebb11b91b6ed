import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio, NightCharge } from "@funduq/shared-types/contracts/folio";
import { sumCentimes } from "@funduq/shared-types/values/money";
import { Amount, Button, CallFailure, Name, notify } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon } from "@funduq/shared-ui/icons";
import { useMay, useSubmit } from "@funduq/shared-ui/state";
import { useChargeNightsMutation } from "./folio.endpoints.ts";
import classes from "./folio.module.css";
import { describedText, folioName } from "./folio-texts.ts";
import { WaiveNights, type Waiving } from "./waive-nights.tsx";
import { whyTakenBack } from "./why-taken-back.ts";

type OpenNightsProps = {
  bookingRef: BookingRef;
  folios: readonly Folio[];
  charges: readonly NightCharge[];
  waiving: Waiving;
};

/**
 * The nights that no night audit has charged: a guest who leaves before it would go without paying for
 * the room. Says what will be posted, and where, before it is.
 */
export function OpenNights({ bookingRef, folios, charges, waiving }: OpenNightsProps) {
  const t = useText("frontoffice");
  const mayPost = useMay("folios.post");
  const [charge] = useChargeNightsMutation();
  const { submit, isSaving, failure } = useSubmit(charge);
  const totalCentimes = sumCentimes(charges.map(({ amountCentimes }) => amountCentimes));
  const areTakenBack = charges.every((charge) => whyTakenBack(folios, charge) !== undefined);
  const nameOf = (folioId: Folio["id"]) => {
    const folio = folios.find(({ id }) => id === folioId);
    return folio ? folioName(folio, t) : "";
  };

  async function handlePost() {
    if (await submit({ ...bookingRef, totalCentimes })) notify.success(t("nights.posted"));
  }

  return (
    <section className={classes.nights} aria-labelledby="open-nights">
      <h3 id="open-nights">{t(areTakenBack ? "nights.taken-back-title" : "nights.title")}</h3>
      <p>{t(areTakenBack ? "nights.taken-back-hint" : "nights.hint")}</p>
      <ul>
        {charges.map(({ night, item, folioId, amountCentimes }) => (
          <li key={`${night} ${item}`}>
            <span>
              <bdi dir="ltr">{formatDateShort(night)}</bdi> {describedText({ item }, t)}
              {folios.length > 1 && (
                <>
                  {" "}
                  · <Name>{nameOf(folioId)}</Name>
                </>
              )}
              <TakenBack reason={whyTakenBack(folios, { night, item })} />
            </span>
            <Amount value={amountCentimes} />
          </li>
        ))}
        <li>
          <span>{t("nights.total")}</span>
          <Amount strong value={totalCentimes} />
        </li>
      </ul>
      <CallFailure failure={failure} sentence={t("nights.failed")} />
      <div className={classes.nightActions}>
        <WaiveNights {...waiving} />
        <Button
          // While they stand here nothing else comes before them.
          variant={waiving.waived ? "default" : "primary"}
          icon={AddIcon}
          disabled={!mayPost}
          saving={isSaving}
          onClick={() => void handlePost()}
        >
          {t("nights.post")}
        </Button>
      </div>
    </section>
  );
}

function TakenBack({ reason }: { reason: string | undefined }) {
  const t = useText("frontoffice");
  if (reason === undefined) return null;
  return <span className={classes.takenBack}>{t("nights.taken-back", { reason })}</span>;
}
