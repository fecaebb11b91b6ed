import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import { personalFolio } from "@funduq/shared-types/rules/folio";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { type Charge, ChargeForm } from "./charge-form.tsx";
import { usePostChargeMutation } from "./folio.endpoints.ts";
import { FolioSelect } from "./folio-select.tsx";
import { folioName } from "./folio-texts.ts";

type PostChargeDialogProps = {
  bookingRef: BookingRef;
  folios: readonly Folio[];
  onClose: () => void;
};

/** Charges a folio; the guest's own unless another is chosen (FOL-04). */
export function PostChargeDialog({ bookingRef, folios, onClose }: PostChargeDialogProps) {
  const t = useText("frontoffice");
  const [folioId, setFolioId] = useState(personalFolio(folios)?.id);
  const [tried, setTried] = useState(false);
  const [post] = usePostChargeMutation();
  const { submit, isSaving, failure } = useSubmit(post);

  async function charge(wanted: Charge) {
    return folioId && submit({ ...bookingRef, folioId, ...wanted });
  }

  return (
    <ChargeForm
      onCharge={charge}
      onTry={() => setTried(true)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <FolioSelect
        label={t("charge.folio")}
        folios={folios.map((each) => ({ id: each.id, name: folioName(each, t) }))}
        value={folioId}
        onChange={setFolioId}
        error={tried && !folioId ? t("charge.folio-missing") : undefined}
      />
    </ChargeForm>
  );
}
