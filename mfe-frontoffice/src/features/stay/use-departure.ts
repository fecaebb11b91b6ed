import type { CompanyTransfer, Folio } from "@funduq/shared-types/contracts/folio";
import { checkOutVerdict } from "@funduq/shared-types/rules/check-out";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { transferVerdict } from "@funduq/shared-types/rules/folio-transfer";
import { notify } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { asFailure, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useCheckOutMutation } from "../booking/booking.endpoints.ts";
import { useOpenNightsQuery } from "../folio/folio.endpoints.ts";
import { folioName } from "../folio/folio-texts.ts";
import type { CheckOutDialogProps } from "./check-out-dialog.tsx";
import { guestNameOf } from "./step-dialog.ts";

type Departure = Pick<CheckOutDialogProps, "bookingRef" | "booking" | "onDone" | "onUndo">;

/** A departure: what is still in its way, and the call that ends the stay. */
export function useDeparture({ bookingRef, booking, onDone, onUndo }: Departure) {
  const t = useText("frontoffice");
  const [checkOut] = useCheckOutMutation();
  const { submit, isSaving, failure } = useSubmit(checkOut);
  const account = useCompanyAccount(booking.folios);
  const nights = useNightsToCharge({ bookingRef });
  const guest = guestNameOf(booking);
  const onAccount = account.transfers.map(({ folioId }) => folioId);
  const folios = booking.folios
    .filter(({ id }) => !onAccount.includes(id))
    .map((folio) => ({ ...folio, name: folioName(folio, t) }));
  const verdict = checkOutVerdict({ status: booking.status, folios });
  const whyNot = verdict.allowed ? nights.whyNot : errorText(verdict);

  async function depart() {
    const { transfers } = account;
    const toCompanyAccount = transfers.length > 0 ? { toCompanyAccount: transfers } : {};
    const step = { ...bookingRef, version: booking.version, ...toCompanyAccount };
    if (!(await submit(step))) return;
    notify.undo(t("checkOut.done", { guest, number: booking.roomNumber }), onUndo);
    onDone();
  }

  return {
    ...{ guest, onAccount, transfer: account.transfer },
    ...{ charges: nights.charges, waived: nights.waived, waive: nights.waive },
    ...{ nightsFailure: nights.failure, readNightsAgain: nights.readAgain },
    blocked: isSaving ? undefined : whyNot,
    isReady: whyNot === undefined && !nights.isLoading,
    ...{ isSaving, failure },
    confirm: () => void depart(),
  };
}

/**
 * The nights to charge first, unless the guest is let go without them. Where nobody can say which
 * those are, nobody leaves by mistake.
 */
function useNightsToCharge({ bookingRef }: Pick<Departure, "bookingRef">) {
  const t = useText("frontoffice");
  const [waived, waive] = useState(false);
  const { data, error, isLoading, refetch } = useOpenNightsQuery(bookingRef);
  const charges = data?.charges ?? [];
  const failure = data ? undefined : error && asFailure(error);
  const toCharge = charges.length > 0 ? t("nights.first") : undefined;
  const reason = failure ? t("nights.unknown") : toCharge;
  return {
    ...{ charges, failure, isLoading, waived, waive },
    whyNot: waived ? undefined : reason,
    readAgain: () => void refetch(),
  };
}

/**
 * What goes to the companies' accounts with the check-out, as the desk has seen it: a folio whose
 * balance changes meanwhile is asked for anew.
 */
function useCompanyAccount(folios: readonly Folio[]) {
  const [wanted, setWanted] = useState<readonly CompanyTransfer[]>([]);
  const transfers = wanted.filter((each) => {
    const folio = folios.find(({ id }) => id === each.folioId);
    return folio !== undefined && transferVerdict(folio, each).allowed;
  });
  return {
    transfers,
    transfer(folio: Folio, isWanted: boolean) {
      const others = transfers.filter(({ folioId }) => folioId !== folio.id);
      const own = { folioId: folio.id, amountCentimes: folioBalance(folio) };
      setWanted(isWanted ? [...others, own] : others);
    },
  };
}
