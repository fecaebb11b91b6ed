import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { Button, notify, useFailureText } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useExtendHotelMutation } from "../../features/hotels/hotels.endpoints.ts";

/** Adds 30 days to the subscription (SYS-04): money, so it waits for the answer. */
export function ExtendButton({ hotel: { id, name } }: { hotel: HotelSummary }) {
  const t = useText("admin");
  const [extend] = useExtendHotelMutation();
  const say = useFailureText();
  const { submit, isSaving } = useSubmit(extend, (failure) =>
    notify.error(failure, say(failure, t("extend-failed"))),
  );
  async function handlePress() {
    if (await submit(id)) notify.success(t("extended", { name }));
  }
  return (
    <Button
      aria-label={isSaving ? undefined : t("extend-hotel", { name })}
      saving={isSaving}
      savingText={t("saving")}
      onClick={() => void handlePress()}
    >
      {t("extend")}
    </Button>
  );
}
