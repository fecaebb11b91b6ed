import { Button, notify, useFailureText } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useExtendHotelMutation } from "../../features/hotels/hotels.endpoints.ts";
import { LimitQuestion } from "./limit-question.tsx";
import type { HotelButtonProps } from "./manage-button.tsx";

/** Adds 30 days to the subscription (SYS-04). Asks first where that limits an unlimited one. */
export function ExtendButton({ hotel: { id, expiresAt }, label }: HotelButtonProps) {
  const t = useText("admin");
  const [extend] = useExtendHotelMutation();
  const [isAsking, setAsking] = useState(false);
  const say = useFailureText();
  const { submit, isSaving } = useSubmit(extend, (failure) =>
    notify.error(failure, say(failure, t("extend-failed"))),
  );
  async function handleExtend() {
    setAsking(false);
    if (await submit(id)) notify.success(t("extended", { name: label }));
  }
  return (
    <>
      <Button
        aria-label={isSaving ? undefined : t("extend-hotel", { name: label })}
        saving={isSaving}
        savingText={t("saving")}
        onClick={() => (expiresAt === null ? setAsking(true) : void handleExtend())}
      >
        {t("extend")}
      </Button>
      {isAsking && (
        <LimitQuestion
          name={label}
          onClose={() => setAsking(false)}
          onConfirm={() => void handleExtend()}
        />
      )}
    </>
  );
}
