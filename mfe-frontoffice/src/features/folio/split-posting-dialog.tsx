import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import {
  type Folio,
  type Posting,
  type SplitPosting,
  splitPostingSchema,
} from "@funduq/shared-types/contracts/folio";
import { tvaAddedTo } from "@funduq/shared-types/rules/added-tax";
import { divisibleVerdict, splitParts, splitVerdict } from "@funduq/shared-types/rules/folio-split";
import { splitTax } from "@funduq/shared-types/rules/included-tax";
import { refused } from "@funduq/shared-types/rules/verdict";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { type Centimes, centimes, positiveCentimesSchema } from "@funduq/shared-types/values/money";
import { FormDialog, MoneyField, notify } from "@funduq/shared-ui";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { ReasonField } from "../dialog/reason-dialog.tsx";
import { useSplitPostingMutation } from "./folio.endpoints.ts";
import classes from "./folio.module.css";
import { FolioSelect } from "./folio-select.tsx";
import { amountWithTva, folioName, postingWithTva } from "./folio-texts.ts";

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
  const [split] = useSplitPostingMutation();
  const { submit, isSaving, failure } = useSubmit(split);
  const form = useContractForm(splitContract(posting), newSplit(folio, folios), failure);
  const { values } = form;
  const divisible = divisibleVerdict(posting);
  const part = partOf(posting, values.amountCentimes);
  const to = folios.find(({ id }) => id === values.toFolioId);

  async function handleSubmit(wanted: SplitPosting) {
    if (!(await submit({ ...bookingRef, postingId: posting.id, ...wanted }))) return;
    notify.success(t("split.done"));
    onClose();
  }

  return (
    <FormDialog
      title={t("split.title")}
      confirmLabel={t("split.confirm")}
      failedText={t("split.failed")}
      whyNot={divisible.allowed ? undefined : errorText(divisible)}
      onSubmit={form.submit(handleSubmit)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>{postingWithTva(folio.postings, posting, t)}</p>
      <MoneyField {...form.field("amountCentimes")} label={t("split.part")} required autoFocus />
      <FolioSelect {...form.field("toFolioId")} label={t("split.destination")} folios={folios} />
      {part !== undefined && to && <Outcome part={part} posting={posting} folio={folio} to={to} />}
      <ReasonField
        {...form.field("reason")}
        missing={errorText(refused("folio.split-reason-missing", { fields: [] }))}
      />
    </FormDialog>
  );
}

type Typed = { toFolioId: FolioId | ""; amountCentimes: number | null; reason: string };

/** Most often a part goes to the other folio. */
function newSplit(folio: Folio, folios: readonly Folio[]): Typed {
  const { id: toFolioId } = folios.find(({ id }) => id !== folio.id) ?? folio;
  return { toFolioId, amountCentimes: null, reason: "" };
}

function splitContract(posting: Posting) {
  return formContract<Typed, SplitPosting>(splitPostingSchema, {
    rules: ({ amountCentimes }) => ({
      amountCentimes:
        amountCentimes === null ? undefined : splitVerdict(posting, centimes(amountCentimes)),
    }),
  });
}

type OutcomeProps = { part: Centimes; posting: Posting; folio: Folio; to: Folio };

/** What will stand where, before it is saved; its TVA is divided with it. */
function Outcome({ part, posting, folio, to }: OutcomeProps) {
  const t = useText("frontoffice");
  const parts = splitParts(posting, part);
  const tva = tvaAddedTo(folio.postings, posting);
  const taxes = tva && splitTax(tva.amountCentimes, { part, of: posting.amountCentimes });
  const line = (half: "part" | "rest", { key, name }: Folio) =>
    t("split.line", {
      amount: amountWithTva(parts[half], taxes?.[half], t),
      folio: folioName({ key, name }, t),
    });
  return (
    <p role="status" className={classes.note}>
      {line("part", to)} · {line("rest", folio)}
    </p>
  );
}

/** The part, if the posting can be split so. */
function partOf(posting: Posting, amount: number | null): Centimes | undefined {
  const part = positiveCentimesSchema.safeParse(amount).data;
  return part !== undefined && splitVerdict(posting, part).allowed ? part : undefined;
}
