import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { Button, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure, useSubmit } from "@funduq/shared-ui/state";
import { isDoubtful } from "../../features/failure/is-doubtful.ts";
import { useExtendHotelMutation } from "../../features/hotels/hotels.endpoints.ts";

/** Adds 30 days to the subscription (SYS-04): money, so it waits for the answer. */
export function ExtendButton({ hotel: { id, name } }: { hotel: HotelSummary }) {
  const t = useText("admin");
  const [extend] = useExtendHotelMutation();
  const { submit, isSaving } = useSubmit(async (hotelId: HotelSummary["id"]) => {
    const answer = await extend(hotelId);
    if (answer.error) {
      const failure = asFailure(answer.error);
      notify.error(failure, t(isDoubtful(failure) ? "doubt.write" : "extendFailed"));
    } else notify.success(t("extended", { name }));
    return answer;
  });
  return (
    <Button
      aria-label={isSaving ? undefined : t("extendHotel", { name })}
      saving={isSaving}
      savingText={t("saving")}
      onClick={() => void submit(id)}
    >
      {t("extend")}
    </Button>
  );
}
