import type { Guest } from "@funduq/shared-types/contracts/guest";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { CallFailure, Checkbox } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useMay, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useMarkVipMutation } from "./guest.endpoints.ts";
import { VipBadge } from "./vip-badge.tsx";

type VipChoiceProps = { hotelId: HotelId; guest: Guest };

/** Marks the guest as a VIP; saved at once, apart from the profile. Without the right `guests.vip` only the badge is shown. */
export function VipChoice({ hotelId, guest }: VipChoiceProps) {
  const t = useText("frontoffice");
  const mayMark = useMay("guests.vip");
  const { submit, isSaving, failure } = useSubmit(useMarkVipMutation()[0]);
  const [wanted, setWanted] = useState(false);
  const isVip = guest.isVip ?? false;
  if (!mayMark)
    return isVip ? (
      <p>
        <VipBadge isVip />
      </p>
    ) : null;

  function mark(chosen: boolean) {
    setWanted(chosen);
    void submit({ hotelId, guestId: guest.id, isVip: chosen });
  }

  return (
    <div>
      <Checkbox
        label={t("cardex.vip")}
        checked={isSaving ? wanted : isVip}
        disabled={isSaving}
        onChange={mark}
      />
      <CallFailure failure={failure} sentence={t("cardex.save-failed")} />
    </div>
  );
}
