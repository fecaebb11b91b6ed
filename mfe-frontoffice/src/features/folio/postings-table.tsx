import type { Folio, Posting } from "@funduq/shared-types/contracts/folio";
import type { CreditKind } from "@funduq/shared-types/rules/folio-payment";
import { divisibleVerdict } from "@funduq/shared-types/rules/folio-split";
import { includedTaxes } from "@funduq/shared-types/rules/included-tax";
import { moveVerdict, reversalVerdict } from "@funduq/shared-types/rules/reversal";
import { IconButton } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { MoveIcon, SplitIcon, UndoIcon } from "@funduq/shared-ui/icons";
import classes from "./folio.module.css";
import { postingText, rulesText } from "./folio-texts.ts";
import { LinesTable } from "./lines-table.tsx";

type PostingsTableProps = {
  folio: Folio;
  credit: CreditKind | undefined;
  canPost: boolean;
  canMove: boolean;
  onMove: (posting: Posting) => void;
  onReverse: (posting: Posting) => void;
  onSplit: (posting: Posting) => void;
};

/** The lines of one folio and its balance, each with what can be done with it. */
export function PostingsTable({ folio, credit, ...actions }: PostingsTableProps) {
  const t = useText("frontoffice");
  return (
    <>
      <FolioRules folio={folio} />
      <LinesTable
        postings={folio.postings}
        taxes={includedTaxes(folio.postings)}
        credit={credit}
        empty={t("folio.empty")}
        actionHeads={[t("folio.reverse"), t("folio.move"), t("folio.split")]}
        actionsOf={(posting) => rowActions({ posting, ...actions }, t)}
      />
    </>
  );
}

type RowActions = Omit<PostingsTableProps, "folio" | "credit"> & { posting: Posting };

function rowActions(of: RowActions, t: ReturnType<typeof useText<"frontoffice">>) {
  const { posting, canPost, canMove, onMove, onReverse, onSplit } = of;
  const description = postingText(posting, t);
  if (!reversalVerdict(posting).allowed) return [];
  const movable = moveVerdict(posting);
  const whyStays = movable.allowed ? undefined : errorText(movable);
  const divisible = divisibleVerdict(posting);
  const whyWhole = divisible.allowed ? undefined : errorText(divisible);
  const whyNot = whyStays ?? (canMove ? undefined : t("folio.one"));
  return [
    <IconButton
      key="reverse"
      icon={UndoIcon}
      label={t("folio.reverse-this", { description })}
      title={t("folio.reverse")}
      disabled={!canPost}
      onClick={() => onReverse(posting)}
    />,
    <IconButton
      key="move"
      icon={MoveIcon}
      label={t("folio.move-this", { description })}
      disabled={whyNot !== undefined}
      title={whyNot ?? t("folio.move")}
      onClick={() => onMove(posting)}
    />,
    <IconButton
      key="split"
      icon={SplitIcon}
      label={t("folio.split-this", { description })}
      disabled={!canPost || whyWhole !== undefined}
      title={whyWhole ?? t("folio.split")}
      onClick={() => onSplit(posting)}
    />,
  ];
}

/** What a company's folio takes over, as agreed with it (FOL-01). */
function FolioRules({ folio }: { folio: Folio }) {
  const t = useText("frontoffice");
  const rules = rulesText(folio, t);
  return rules && <p className={classes.note}>{t("folio.rules", { rules })}</p>;
}
