import type { Folio, Posting } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type { CreditKind } from "@funduq/shared-types/rules/folio-payment";
import { divisibleVerdict } from "@funduq/shared-types/rules/folio-split";
import { moveVerdict, reversalVerdict } from "@funduq/shared-types/rules/reversal";
import { Amount, Badge, EmptyState, IconButton, Name } from "@funduq/shared-ui";
import { formatDateShort, formatMoney } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { FolioIcon, MoveIcon, SplitIcon, UndoIcon } from "@funduq/shared-ui/icons";
import type { ReactNode } from "react";
import { CreditBadge } from "./credit-badge.tsx";
import classes from "./folio.module.css";
import { departmentText, type Line, postingEffect, postingText } from "./folio-texts.ts";

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
        credit={credit}
        empty={t("folio.empty")}
        actionsHead={t("folio.move")}
        actionsOf={(posting) => <RowActions posting={posting} {...actions} />}
      />
    </>
  );
}

type LinesTableProps<L extends Line> = {
  postings: readonly L[];
  /** What a balance below zero is. */
  credit: CreditKind | undefined;
  empty: string;
  actionsHead: string;
  actionsOf: (posting: L) => ReactNode;
};

/** Lines and what they come to. Payments stand with a minus. */
export function LinesTable<L extends Line>(props: LinesTableProps<L>) {
  const { postings, credit, empty, actionsHead, actionsOf } = props;
  const t = useText("frontoffice");
  return (
    <>
      {postings.length === 0 ? (
        <EmptyState icon={FolioIcon} message={empty} />
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("folio.date")}</th>
              <th scope="col">{t("folio.description")}</th>
              <th scope="col" className={classes.amount}>
                {t("folio.amount")}
              </th>
              <th scope="col" className={classes.moveCell}>
                {actionsHead}
              </th>
            </tr>
          </thead>
          <tbody>
            {postings.map((posting) => (
              <PostingRow
                key={posting.id}
                posting={posting}
                reversed={postings.find(({ id }) => id === posting.reversesPostingId)}
                actions={actionsOf(posting)}
              />
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.balance}>
        <CreditBadge kind={credit} /> {t("folio.balance")}{" "}
        <Amount strong value={folioBalance({ postings })} />
      </p>
    </>
  );
}

type PostingRowProps = {
  posting: Line;
  /** What this one takes back, where it is a reversal. */
  reversed: Line | undefined;
  actions: ReactNode;
};

function PostingRow({ posting, reversed, actions }: PostingRowProps) {
  const isReversed = posting.reversedByPostingId !== null;
  return (
    <tr data-reversed={isReversed || undefined}>
      <td className={classes.date}>
        <bdi dir="ltr">{formatDateShort(posting.businessDate)}</bdi>
      </td>
      <td className={classes.description}>
        <Description posting={posting} reversed={reversed} />
      </td>
      <td className={classes.amount}>
        <Amount value={postingEffect(posting)} />
      </td>
      <td className={classes.moveCell}>{actions}</td>
    </tr>
  );
}

/** A reversal says what it takes back and why; what was taken back is struck out and stays. */
function Description({ posting, reversed }: Pick<PostingRowProps, "posting" | "reversed">) {
  const t = useText("frontoffice");
  const isReversal = posting.reversesPostingId !== null;
  const said = postingText(reversed ?? posting, t);
  return (
    <>
      <Name>{isReversal ? t("folio.reverses", { description: said }) : said}</Name>{" "}
      {isReversal && <Badge tone="warning">{t("folio.reversal")}</Badge>}
      {posting.reversedByPostingId && <Badge>{t("folio.reversed")}</Badge>}
      {posting.splitOfPostingId && <Badge>{t("folio.part")}</Badge>}
      {posting.reversalReason && (
        <div className={classes.note}>{t("folio.because", { reason: posting.reversalReason })}</div>
      )}
    </>
  );
}

function RowActions(props: Omit<PostingsTableProps, "folio" | "credit"> & { posting: Posting }) {
  const { posting, canPost, canMove, onMove, onReverse, onSplit } = props;
  const t = useText("frontoffice");
  const description = postingText(posting, t);
  if (!reversalVerdict(posting).allowed) return null;
  const movable = moveVerdict(posting);
  const whyStays = movable.allowed ? undefined : errorText(movable);
  const divisible = divisibleVerdict(posting);
  const whyWhole = divisible.allowed ? undefined : errorText(divisible);
  const whyNot = whyStays ?? (canMove ? undefined : t("folio.one"));
  return (
    <div className={classes.rowActions}>
      <IconButton
        icon={UndoIcon}
        label={t("folio.reverseThis", { description })}
        title={t("folio.reverse")}
        disabled={!canPost}
        onClick={() => onReverse(posting)}
      />
      <IconButton
        icon={MoveIcon}
        label={t("folio.moveThis", { description })}
        disabled={whyNot !== undefined}
        title={whyNot ?? t("folio.move")}
        onClick={() => onMove(posting)}
      />
      <IconButton
        icon={SplitIcon}
        label={t("folio.splitThis", { description })}
        disabled={!canPost || whyWhole !== undefined}
        title={whyWhole ?? t("folio.split")}
        onClick={() => onSplit(posting)}
      />
    </div>
  );
}

/** What a company's folio takes over, as agreed with it (FOL-01). */
function FolioRules({ folio: { rules } }: { folio: Folio }) {
  const t = useText("frontoffice");
  if (rules.length === 0) return null;
  const said = rules.map(({ department: code, limitCentimes, frequency }) => {
    const department = departmentText(code, t);
    const limit = formatMoney(limitCentimes);
    return limitCentimes === 0 ? department : t(`folio.rule.${frequency}`, { department, limit });
  });
  return <p className={classes.note}>{t("folio.rules", { rules: said.join(" · ") })}</p>;
}
