import type { Booking, CheckOut } from "@funduq/shared-types/contracts/booking";
import type {
  CompanyTransfer,
  Folio,
  GroupTransfer,
  OpenNights,
} from "@funduq/shared-types/contracts/folio";
import { checkOutVerdict } from "@funduq/shared-types/rules/check-out";
import { departureDue } from "@funduq/shared-types/rules/departure-due";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { transferVerdict } from "@funduq/shared-types/rules/folio-transfer";
import { groupTakesOver, groupTransferVerdict } from "@funduq/shared-types/rules/group-account";
import { sumCentimes } from "@funduq/shared-types/values/money";
import { notify } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { asFailure, useInDoubt, useMay, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useCheckOutMutation } from "../booking/booking.endpoints.ts";
import { useOpenNightsQuery } from "../folio/folio.endpoints.ts";
import { folioName } from "../folio/folio-texts.ts";
import type { CheckOutDialogProps } from "./check-out-dialog.tsx";
import { isComplete, postedBy, useDeparturePayments } from "./departure-payments.ts";
import { guestNameOf } from "./step-dialog.ts";

type Departure = Pick<CheckOutDialogProps, "bookingRef" | "booking" | "onDone" | "onUndo">;

/** A departure: what is still in its way, and the call that ends the stay. */
export function useDeparture({ bookingRef, booking, onDone, onUndo }: Departure) {
  const t = useText("frontoffice");
  const [checkOut] = useCheckOutMutation();
  const { submit, isSaving, failure } = useSubmit(checkOut);
  const account = useAccounts(booking);
  const nights = useNightsToCharge({ bookingRef });
  const { toCome } = nights;
  const guest = guestNameOf(booking);
  const onAccount = [...account.toCompany, ...account.toGroup].map(({ folioId }) => folioId);
  const { payments, payHere } = useDeparturePayments({
    folios: booking.folios,
    onAccount,
    charges: nights.charges,
    toCome,
  });
  const paid = payments.filter(isComplete).map(({ folio }) => folio.id);
  const isChanged = payments.some(({ changedFrom }) => changedFrom !== undefined);
  const folios = booking.folios
    .filter(({ id }) => !onAccount.includes(id) && !paid.includes(id))
    .map((folio) => ({ ...folio, name: folioName(folio, t) }));
  const verdict = checkOutVerdict({ status: booking.status, folios });
  const unsettled = verdict.allowed ? undefined : errorText(verdict);
  const lookAgain = isChanged ? t("check-out.look-again") : undefined;
  const whyNot = [nights.whyNot, unsettled, lookAgain].filter(Boolean).join(" ") || undefined;

  async function depart() {
    const { toCompany, toGroup } = account;
    const step = {
      ...bookingRef,
      version: booking.version,
      ...nights.request,
      ...(payments.length > 0 && { payments: payments.flatMap(postedBy) }),
      ...(toCompany.length > 0 && { toCompanyAccount: [...toCompany] }),
      ...(toGroup.length > 0 && { toGroupAccount: [...toGroup] }),
    };
    if (await submit(step)) tell();
  }

  function tell() {
    notify.undo(t("check-out.done", { guest, number: booking.roomNumber }), onUndo);
    onDone();
  }

  useInDoubt(failure, { isDone: booking.status === "Checked-out", onDone: tell });

  return {
    guest,
    onAccount,
    payments,
    payHere,
    transfer: account.transfer,
    charges: nights.charges,
    waiving: nights.waiving,
    /** What there is to pay on a folio; undefined while nobody can say which nights are still to be charged. */
    dueOf: toCome && ((folio: Folio) => departureDue(folio, booking.folios, toCome)),
    nightsFailure: nights.failure,
    readNightsAgain: nights.readAgain,
    areNightsKnown: !nights.isLoading,
    blocked: isSaving ? undefined : whyNot,
    isReady: whyNot === undefined && !nights.isLoading,
    isSaving,
    failure,
    confirm: () => void depart(),
  };
}

/**
 * The nights to charge first, unless the guest is let go without them. Where nobody can say which
 * those are, nobody leaves by mistake.
 */
function useNightsToCharge({ bookingRef }: Pick<Departure, "bookingRef">) {
  const t = useText("frontoffice");
  const mayWaive = useMay("folios.waive");
  const [waived, onWaive] = useState(false);
  const [reason, onReason] = useState("");
  const { data, error, isLoading, refetch } = useOpenNightsQuery(bookingRef);
  const charges = data?.charges ?? [];
  const failure = data ? undefined : error && asFailure(error);
  const first = t(mayWaive ? "nights.first" : "nights.first-only");
  const toCharge = charges.length > 0 ? first : undefined;
  const notCharged = failure ? t("nights.unknown") : toCharge;
  const isLetGo = waived && notCharged !== undefined;
  return {
    charges,
    failure,
    isLoading,
    waiving: { waived, reason, onWaive, onReason },
    request: isLetGo ? { waive: waiveOf(reason, data) } : {},
    // None to come is an answer; not read yet, or unreadable, is none.
    toCome: waived ? [] : data?.charges,
    whyNot: isLetGo ? whyNotLetGo(reason, t) : notCharged,
    readAgain: () => void refetch(),
  };
}

function whyNotLetGo(reason: string, t: ReturnType<typeof useText<"frontoffice">>) {
  return reason.trim() ? undefined : t("nights.reason-missing");
}

/** What is let go is what the desk saw, where it could be read. */
function waiveOf(reason: string, nights: OpenNights | undefined): NonNullable<CheckOut["waive"]> {
  if (!nights) return { reason };
  const totalCentimes = sumCentimes(nights.charges.map(({ amountCentimes }) => amountCentimes));
  return { reason, totalCentimes };
}

/**
 * What goes to the companies' accounts, or to the group's, with the check-out, as the desk has seen it: a
 * folio whose balance changes meanwhile is asked for anew.
 */
function useAccounts(booking: Pick<Booking, "folios" | "groupStatus">) {
  const [wanted, setWanted] = useState<readonly Transfer[]>([]);
  const standing = wanted.flatMap((transfer) => {
    const folio = booking.folios.find(({ id }) => id === transfer.folioId);
    return folio && mayStillGo(booking, folio, transfer) ? [{ payer: folio.payer, transfer }] : [];
  });
  const transfersOf = (payer: Folio["payer"]) =>
    standing.filter((each) => each.payer === payer).map(({ transfer }) => transfer);
  return {
    toCompany: transfersOf("Company"),
    toGroup: transfersOf("Guest"),
    transfer(folio: Folio, isWanted: boolean) {
      const others = standing.map(({ transfer }) => transfer);
      const own = { folioId: folio.id, amountCentimes: folioBalance(folio) };
      const rest = others.filter(({ folioId }) => folioId !== folio.id);
      setWanted(isWanted ? [...rest, own] : rest);
    },
  };
}

/** The two ways are asked for alike: a folio, and all that is open on it. */
type Transfer = CompanyTransfer & GroupTransfer;

function mayStillGo(
  booking: Pick<Booking, "groupStatus">,
  folio: Folio,
  transfer: Transfer,
): boolean {
  if (folio.payer === "Company") return transferVerdict(folio, transfer).allowed;
  const owing = { ...folio, balanceCentimes: folioBalance(folio) };
  return groupTakesOver(booking) && groupTransferVerdict(owing, transfer).allowed;
}
