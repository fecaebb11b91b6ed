import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio, Posting } from "@funduq/shared-types/contracts/folio";
import { divisibleVerdict, splitParts, splitVerdict } from "@funduq/shared-types/rules/folio-split";
import { refused } from "@funduq/shared-types/rules/verdict";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { type Centimes, positiveCentimesSchema } from "@funduq/shared-types/values/money";
import { notify } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { ReasonDialog } from "../dialog/reason-dialog.tsx";
import { AmountField } from "./amount-field.tsx";
import { useSplitPostingMutation } from "./folio.endpoints.ts";
import classes from "./folio.module.css";
import { FolioSelect } from "./folio-select.tsx";
import { folioName, postingEffect, postingText } from "./folio-texts.ts";

type SplitPostingDialogProps = {
  bookingRef: BookingRef;
  folios: readonly Folio[];
  /** Where the posting stands now, and the rest of it stays. */
  folio: Folio;
  posting: Posting;
  onClose: () => void;
};

/** Splits a posting: a part goes to a folio, the rest stays, and the reason is kept (FOL-02). */
export function SplitPostingDialog(props: SplitPostingDialogProps) {
  const { bookingRef, folios, folio, posting, onClose } = props;
  const t = useText("frontoffice");
  const [amount, setAmount] = useState<number | null>(null);
  const [toFolioId, setToFolioId] = useState<FolioId>(otherThan(folio, folios).id);
  const [tried, setTried] = useState(false);
  const [split] = useSplitPostingMutation();
  const { submit, isSaving, failure } = useSubmit(split);
  const part = partOf(posting, amount);
  const divisible = divisibleVerdict(posting);
  const to = folios.find(({ id }) => id === toFolioId);

  async function handleSubmit(reason: string) {
    if (part === undefined) return;
    const wanted = { toFolioId, amountCentimes: part, reason };
    if (!(await submit({ ...bookingRef, postingId: posting.id, ...wanted }))) return;
    notify.success(t("split.done"));
    onClose();
  }

  return (
    <ReasonDialog
      title={t("split.title")}
      confirmLabel={t("split.confirm")}
      failedText={t("split.failed")}
      missing={errorText(refused("folio.split-reason-missing", { fields: [] }))}
      whyNot={divisible.allowed ? undefined : errorText(divisible)}
      comesLast
      onTry={() => setTried(true)}
      onSubmit={(reason) => void handleSubmit(reason)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>
        {t("move.posting", {
          description: postingText(posting, t),
          amount: formatMoney(postingEffect(posting)),
        })}
      </p>
      <AmountField
        label={t("split.part")}
        autoFocus
        value={amount}
        onChange={setAmount}
        tried={tried}
        sentence={part === undefined ? faultOf(posting) : undefined}
        refused={part === undefined}
      />
      <FolioSelect
        label={t("split.destination")}
        folios={folios.map((each) => ({ id: each.id, name: folioName(each, t) }))}
        value={toFolioId}
        onChange={setToFolioId}
        error={undefined}
      />
      {part !== undefined && to && <Outcome part={part} posting={posting} folio={folio} to={to} />}
    </ReasonDialog>
  );
}

type OutcomeProps = { part: Centimes; posting: Posting; folio: Folio; to: Folio };

/** What will stand where, before it is saved. */
function Outcome({ part, posting, folio, to }: OutcomeProps) {
  const t = useText("frontoffice");
  const parts = splitParts(posting, part);
  const line = (amount: Centimes, { key, name }: Folio) =>
    t("split.line", { amount: formatMoney(amount), folio: folioName({ key, name }, t) });
  return (
    <p role="status" className={classes.note}>
      {line(parts.part, to)} · {line(parts.rest, folio)}
    </p>
  );
}

/** The part, if the posting can be split so. */
function partOf(posting: Posting, amount: number | null): Centimes | undefined {
  const part = positiveCentimesSchema.safeParse(amount);
  return part.success && splitVerdict(posting, part.data).allowed ? part.data : undefined;
}

function faultOf({ amountCentimes }: Posting): string {
  return errorText(refused("folio.split-too-much", { amountCentimes }));
}

/** Most often a part goes to the other folio. */
function otherThan(folio: Folio, folios: readonly Folio[]): Folio {
  return folios.find(({ id }) => id !== folio.id) ?? folio;
}
