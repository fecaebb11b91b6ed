import type { TaxSummary } from "@funduq/shared-types/contracts/tax";
import {
  cancelledLines,
  pairedLines,
  standingLines,
} from "@funduq/shared-types/rules/cancelled-lines";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type { CreditKind } from "@funduq/shared-types/rules/folio-payment";
import { Amount, Badge, Button, EmptyState, Name } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { FolioIcon } from "@funduq/shared-ui/icons";
import type { ReactNode } from "react";
import { CreditBadge } from "./credit-badge.tsx";
import classes from "./folio.module.css";
import { type Line, postingEffect, postingText } from "./folio-texts.ts";
import { taxLines } from "./tax-lines.ts";
import { useHideCancelled } from "./use-hide-cancelled.ts";

type LinesTableProps<L extends Line> = {
  postings: readonly L[];
  /** Those that the charges contain. */
  taxes: TaxSummary | undefined;
  /** What a balance below zero is. */
  credit: CreditKind | undefined;
  empty: string;
  /** What can be done with a line: each has its own column, in the order of its buttons. */
  actionHeads: readonly string[];
  /** The buttons of a line, each under its head; none where nothing can be done with it. */
  actionsOf: (posting: L) => readonly ReactNode[];
};

/** Lines and what they come to. Payments stand with a minus; what cancels each other can be left out. */
export function LinesTable<L extends Line>(props: LinesTableProps<L>) {
  const { postings, credit, empty } = props;
  const t = useText("frontoffice");
  const [hides, hide] = useHideCancelled();
  const cancelled = cancelledLines(postings);
  const shown = hides ? standingLines(postings) : pairedLines(postings);
  return (
    <>
      {cancelled.size > 0 && (
        <div className={classes.toggle}>
          <Button variant="quiet" onClick={() => hide(!hides)}>
            {t(hides ? "folio.show-cancelled" : "folio.hide-cancelled", { count: cancelled.size })}
          </Button>
        </div>
      )}
      {shown.length === 0 ? (
        <>
          <EmptyState
            icon={FolioIcon}
            message={postings.length === 0 ? empty : t("folio.all-cancelled")}
          />
          <p className={classes.balance}>
            <span>
              {t("folio.balance")} <CreditBadge kind={credit} />
            </span>{" "}
            <Amount strong value={folioBalance({ postings })} />
          </p>
        </>
      ) : (
        <Table {...props} shown={shown} cancelled={cancelled} />
      )}
    </>
  );
}

type TableProps<L extends Line> = LinesTableProps<L> & {
  shown: readonly L[];
  cancelled: ReadonlySet<Line["id"]>;
};

function Table<L extends Line>(props: TableProps<L>) {
  const { postings, taxes, credit, shown, cancelled, actionHeads, actionsOf } = props;
  const t = useText("frontoffice");
  const taxRows = chargesWithTaxes(postings, taxLines(taxes, t), t("paper.charges"));
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("folio.date")}</th>
          <th scope="col">{t("folio.description")}</th>
          <th scope="col" className={classes.amount}>
            {t("folio.amount")}
          </th>
          {actionHeads.map((head) => (
            <th key={head} scope="col" className={classes.actionHead}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((posting) => (
          <PostingRow
            key={posting.id}
            posting={posting}
            reversed={postings.find(({ id }) => id === posting.reversesPostingId)}
            isCancelled={cancelled.has(posting.id)}
            heads={actionHeads}
            actions={actionsOf(posting)}
          />
        ))}
      </tbody>
      <tfoot>
        {taxRows.map(({ label, amount }) => (
          <tr key={label} className={classes.tax}>
            <th scope="row" colSpan={2}>
              {label}
            </th>
            <td className={classes.amount}>
              <Amount value={amount} />
            </td>
            <td className={classes.moveCell} colSpan={actionHeads.length} />
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            {t("folio.balance")} <CreditBadge kind={credit} />
          </th>
          <td className={classes.amount}>
            <Amount strong value={folioBalance({ postings })} />
          </td>
          <td className={classes.moveCell} colSpan={actionHeads.length} />
        </tr>
      </tfoot>
    </table>
  );
}

/** What the charges come to and the taxes that they contain; nothing where they contain none. */
function chargesWithTaxes(
  postings: readonly Line[],
  lines: ReturnType<typeof taxLines>,
  label: string,
): ReturnType<typeof taxLines> {
  if (lines.length === 0) return [];
  const charges = postings.filter(({ kind }) => kind === "charge");
  return [{ label, amount: folioBalance({ postings: charges }) }, ...lines];
}

type PostingRowProps = {
  posting: Line;
  /** What this one takes back, where it is a reversal. */
  reversed: Line | undefined;
  /** It and the line beside it come to nothing. */
  isCancelled: boolean;
  heads: readonly string[];
  actions: readonly ReactNode[];
};

function PostingRow({ posting, reversed, isCancelled, heads, actions }: PostingRowProps) {
  const isStruck = isCancelled || posting.reversedByPostingId !== null;
  return (
    <tr
      data-reversed={isStruck || undefined}
      data-pair={isCancelled ? (reversed ? "reversal" : "line") : undefined}
    >
      <td className={classes.date}>
        <bdi dir="ltr">{formatDateShort(posting.businessDate)}</bdi>
      </td>
      <td className={classes.description}>
        <Description posting={posting} reversed={reversed} />
      </td>
      <td className={classes.amount}>
        <Amount value={postingEffect(posting)} />
      </td>
      {heads.map((head, index) => (
        <td key={head} className={classes.moveCell}>
          {actions[index]}
        </td>
      ))}
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
      {posting.reference && !isReversal && (
        <div className={classes.note}>
          {t("payment.reference-of", { reference: posting.reference })}
        </div>
      )}
      {posting.reversalReason && (
        <div className={classes.note}>{t("folio.because", { reason: posting.reversalReason })}</div>
      )}
    </>
  );
}
