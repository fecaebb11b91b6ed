import type { Folio, Posting } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { Amount, Badge, EmptyState, IconButton, Name } from "@funduq/shared-ui";
import { formatDateShort, formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { FolioIcon, MoveIcon } from "@funduq/shared-ui/icons";
import classes from "./folio.module.css";
import { postingEffect, postingText } from "./folio-texts.ts";

type PostingsTableProps = {
  folio: Folio;
  canMove: boolean;
  onMove: (posting: Posting) => void;
};

/** The lines of one folio and its balance. Payments stand with a minus. */
export function PostingsTable({ folio, canMove, onMove }: PostingsTableProps) {
  const t = useText("frontoffice");
  return (
    <>
      <FolioRules folio={folio} />
      {folio.postings.length === 0 ? (
        <EmptyState icon={FolioIcon} message={t("folio.empty")} />
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
                {t("folio.move")}
              </th>
            </tr>
          </thead>
          <tbody>
            {folio.postings.map((posting) => (
              <PostingRow key={posting.id} {...{ posting, canMove, onMove }} />
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.balance}>
        {t("folio.balance")} <Amount strong value={folioBalance(folio)} />
      </p>
    </>
  );
}

type PostingRowProps = Omit<PostingsTableProps, "folio"> & { posting: Posting };

function PostingRow({ posting, canMove, onMove }: PostingRowProps) {
  const t = useText("frontoffice");
  const description = postingText(posting, t);
  return (
    <tr>
      <td className={classes.date}>
        <bdi dir="ltr">{formatDateShort(posting.businessDate)}</bdi>
      </td>
      <td className={classes.description}>
        <Name>{description}</Name>{" "}
        {posting.reversesPostingId && <Badge tone="warning">{t("folio.reversal")}</Badge>}
      </td>
      <td className={classes.amount}>
        <Amount value={postingEffect(posting)} />
      </td>
      <td className={classes.moveCell}>
        <IconButton
          icon={MoveIcon}
          label={t("folio.moveThis", { description })}
          disabled={!canMove}
          title={canMove ? t("folio.move") : t("folio.one")}
          onClick={() => onMove(posting)}
        />
      </td>
    </tr>
  );
}

/** What a company's folio takes over, as agreed with it (FOL-01). */
function FolioRules({ folio: { rules } }: { folio: Folio }) {
  const t = useText("frontoffice");
  if (rules.length === 0) return null;
  const said = rules.map(({ department, limitCentimes }) =>
    limitCentimes === 0
      ? department
      : t("folio.ruleLimited", { department, limit: formatMoney(limitCentimes) }),
  );
  return <p className={classes.note}>{t("folio.rules", { rules: said.join(" · ") })}</p>;
}
