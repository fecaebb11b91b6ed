import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { Button, InlineError, notify, TypedConfirm } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useRemoveHotelMutation } from "../../features/hotels/hotels.endpoints.ts";

/** Removes a hotel for good, once its name was typed (SYS-05). */
export function DeleteButton({ hotel: { id, name } }: { hotel: HotelSummary }) {
  const t = useText("admin");
  const [asking, setAsking] = useState(false);
  const [remove] = useRemoveHotelMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(remove);

  const isExplained =
    failure?.code === "hotel.export-failed" || failure?.code === "hotel.other-name";

  async function handleConfirm() {
    if ((await submit({ hotelId: id, name })) === undefined) return;
    setAsking(false);
    notify.success(t("hotel-deleted", { name }));
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={t("deleteHotel", { name })}
        onClick={() => {
          clearFailure();
          setAsking(true);
        }}
      >
        {t("delete")}
      </Button>
      <TypedConfirm
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleConfirm()}
        title={t("delete-question", { name })}
        confirmLabel={t("delete-confirm")}
        word={name}
        wordLabel={t("delete-type", { name })}
        saving={isSaving}
      >
        <p>
          <strong>{t("delete-permanent")}</strong> {t("delete-effect")}
        </p>
        <InlineError
          failure={failure}
          message={
            <>
              {t("delete-failed")} {isExplained && errorText(failure)}
            </>
          }
        />
      </TypedConfirm>
    </>
  );
}
