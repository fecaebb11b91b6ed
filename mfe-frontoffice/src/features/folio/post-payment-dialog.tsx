import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import { folioBalance, personalFolio } from "@funduq/shared-types/rules/folio";
import { nightsToCome, takesNights } from "@funduq/shared-types/rules/folio-payment";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { type Centimes, ZERO } from "@funduq/shared-types/values/money";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { usePostPaymentMutation } from "./folio.endpoints.ts";
import { FolioSelect } from "./folio-select.tsx";
import { folioName } from "./folio-texts.ts";
import { PaymentForm } from "./payment-form.tsx";

type PostPaymentDialogProps = {
  bookingRef: BookingRef;
  folios: readonly Folio[];
  folioId?: FolioId | undefined;
  /** What to take, where it is known: the open balance at check-out. */
  amountCentimes?: number | undefined;
  /** The price of the stay, which may be paid in advance. */
  stayCentimes: Centimes;
  onClose: () => void;
};

/** Takes a payment for a folio of a stay (FOL-05). */
export function PostPaymentDialog(props: PostPaymentDialogProps) {
  const { bookingRef, folios, amountCentimes, stayCentimes, onClose } = props;
  const t = useText("frontoffice");
  const businessDate = useHotel()?.businessDate;
  const [folioId, setFolioId] = useState(props.folioId ?? personalFolio(folios)?.id);
  const [tried, setTried] = useState(false);
  const [post] = usePostPaymentMutation();
  const { submit, isSaving, failure } = useSubmit(post);
  const folio = folios.find(({ id }) => id === folioId);
  const due = folio && {
    balanceCentimes: folioBalance(folio),
    toComeCentimes: takesNights(folio, folios)
      ? nightsToCome(stayCentimes, folios, businessDate)
      : ZERO,
  };
  return (
    <PaymentForm
      {...{ due, target: folioId, amountCentimes, failure, isSaving, onClose }}
      onTry={() => setTried(true)}
      onPay={async (payment) =>
        folio && (await submit({ ...bookingRef, folioId: folio.id, ...payment }))
      }
    >
      <FolioSelect
        label={t("payment.folio")}
        folios={folios.map((each) => ({ id: each.id, name: folioName(each, t) }))}
        value={folioId}
        onChange={setFolioId}
        error={tried && !folio ? t("payment.folioMissing") : undefined}
      />
    </PaymentForm>
  );
}
