import type { Booking } from "@funduq/shared-types/contracts/booking";
import { chargeDepartmentSchema, type Folio } from "@funduq/shared-types/contracts/folio";
import type { TaxSummary } from "@funduq/shared-types/contracts/tax";
import { pairedLines, standingLines } from "@funduq/shared-types/rules/cancelled-lines";
import { ROOM_DEPARTMENT } from "@funduq/shared-types/rules/folio-nights";
import { includedTaxes } from "@funduq/shared-types/rules/included-tax";
import { referenceText } from "@funduq/shared-types/rules/reference";
import { formatDateShort, formatMoney } from "@funduq/shared-ui/format";
import classes from "./folio-paper.module.css";
import { type FolioSums, folioSums } from "./folio-sums.ts";
import { folioName, type Line, postingText } from "./folio-texts.ts";
import type { PaperText } from "./paper-text.ts";
import { taxLines } from "./tax-lines.ts";

type FolioPaperProps = { booking: Booking; folio: Folio; hides: boolean; t: PaperText };

/** A folio on paper: whose, for which stay, every line or those that stand, and what it comes to. */
export function FolioPaper({ booking, folio, hides, t }: FolioPaperProps) {
  return (
    <div className={classes.paper}>
      <p className={classes.notice}>{t("paper.no-invoice")}</p>
      <StayFacts booking={booking} folio={folio} t={t} />
      <LinesPaper
        postings={folio.postings}
        taxes={includedTaxes(folio.postings)}
        hides={hides}
        t={t}
      />
    </div>
  );
}

type LinesPaperProps = {
  postings: readonly Line[];
  /** Those that the charges contain. */
  taxes: TaxSummary | undefined;
  /** Leaves out what cancels each other: the sums are the same. */
  hides: boolean;
  t: PaperText;
};

/** Lines, what they come to by department and by method, and what is left. */
export function LinesPaper({ postings, taxes, hides, t }: LinesPaperProps) {
  const sums = folioSums(
    { postings },
    {
      department: (posting) => departmentText(posting, t),
      method: (posting) => postingText(posting, t),
    },
  );
  return (
    <>
      <Postings
        postings={hides ? standingLines(postings) : pairedLines(postings)}
        sums={sums}
        t={t}
      />
      <div className={classes.sums}>
        <Summary title={t("paper.by-department")} lines={sums.byDepartment} />
        <Summary title={t("paper.by-method")} lines={sums.byMethod} />
      </div>
      <Balance sums={sums} taxes={taxes} t={t} />
    </>
  );
}

function departmentText({ department, stay }: Line, t: PaperText): string {
  if (stay) return t("paper.stays");
  if (department === ROOM_DEPARTMENT) return t("paper.room-department");
  const known = chargeDepartmentSchema.safeParse(department);
  return known.success ? t(`department.${known.data}`) : (department ?? "");
}

function StayFacts({ booking, folio, t }: Omit<FolioPaperProps, "hides">) {
  const guest = booking.guests.find(({ isPrimary }) => isPrimary)?.fullName ?? "";
  const room = { number: booking.roomNumber, type: booking.roomTypeName };
  const facts = [
    { label: t("paper.folio"), value: folioName(folio, t) },
    ...referenceFact(booking, t),
    { label: t("paper.guest"), value: guest },
    ...(booking.company ? [{ label: t("paper.company"), value: booking.company.name }] : []),
    { label: t("paper.room"), value: t("paper.room-and-type", room) },
    { label: t("paper.arrival"), value: formatDateShort(booking.checkInDate) },
    { label: t("paper.departure"), value: formatDateShort(booking.checkOutDate) },
    { label: t("paper.nights"), value: String(booking.nights) },
    { label: t("paper.people"), value: String(booking.adults + booking.children) },
  ];
  return <Facts facts={facts} />;
}

/** The reference of a stay or a group, where it is known. */
export function referenceFact({ reference }: { reference?: string | undefined }, t: PaperText) {
  return reference ? [{ label: t("paper.reference"), value: referenceText(reference) }] : [];
}

/** Whose the document is, and for when. */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type PostingsProps = { postings: readonly Line[]; sums: FolioSums; t: PaperText };

function Postings({ postings, sums, t }: PostingsProps) {
  if (postings.length === 0) return <p>{t("paper.empty")}</p>;
  return (
    <table className={classes.postings}>
      <thead>
        <tr>
          <th scope="col">{t("paper.date")}</th>
          <th scope="col">{t("paper.description")}</th>
          <th scope="col">{t("paper.department")}</th>
          <th scope="col" data-align="end">
            {t("paper.charge")}
          </th>
          <th scope="col" data-align="end">
            {t("paper.payment")}
          </th>
        </tr>
      </thead>
      <tbody>
        {postings.map((posting) => (
          <PostingLine
            key={posting.id}
            posting={posting}
            reversed={postings.find(({ id }) => id === posting.reversesPostingId)}
            t={t}
          />
        ))}
        <tr className={classes.total}>
          <th scope="row" colSpan={3}>
            {t("paper.total")}
          </th>
          <Money amount={sums.charges} />
          <Money amount={sums.payments} />
        </tr>
      </tbody>
    </table>
  );
}

type PostingLineProps = { posting: Line; reversed: Line | undefined; t: PaperText };

function PostingLine({ posting, reversed, t }: PostingLineProps) {
  const isReversal = posting.reversesPostingId !== null;
  const amount = isReversal ? -posting.amountCentimes : posting.amountCentimes;
  const isCharge = posting.kind === "charge";
  return (
    <tr>
      <td className={classes.date}>
        <bdi dir="ltr">{formatDateShort(posting.businessDate)}</bdi>
      </td>
      <td className={classes.description}>
        <Description posting={posting} reversed={reversed} t={t} />
      </td>
      <td>{departmentText(posting, t)}</td>
      <Money amount={isCharge ? amount : undefined} />
      <Money amount={isCharge ? undefined : amount} />
    </tr>
  );
}

/** A reversal names the posting that it reverses. The reason is shown on the screen only, not on the guest’s paper. */
function Description({ posting, reversed, t }: PostingLineProps) {
  const description = postingText(reversed ?? posting, t);
  const isReversal = posting.reversesPostingId !== null;
  return (
    <>
      <bdi>{isReversal ? t("paper.reversal", { description }) : description}</bdi>
      {posting.reference && !isReversal && (
        <bdi> · {t("paper.payment-reference", { reference: posting.reference })}</bdi>
      )}
      {posting.reversedByPostingId && <em> · {t("paper.reversed")}</em>}
    </>
  );
}

function Money({ amount }: { amount: number | undefined }) {
  return (
    <td data-align="end">{amount !== undefined && <bdi dir="ltr">{formatMoney(amount)}</bdi>}</td>
  );
}

type SummaryProps = { title: string; lines: readonly { name: string; amount: number }[] };

function Summary({ title, lines }: SummaryProps) {
  if (lines.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {title}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, amount }) => (
          <tr key={name}>
            <td>
              <bdi>{name}</bdi>
            </td>
            <Money amount={amount} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type BalanceProps = { sums: FolioSums; taxes: TaxSummary | undefined; t: PaperText };

function Balance({ sums: { charges, payments, balance }, taxes, t }: BalanceProps) {
  const state = balance > 0 ? "due" : balance < 0 ? "credit" : "settled";
  return (
    <dl className={classes.balance}>
      <div>
        <dt>{t("paper.charges")}</dt>
        <dd>
          <bdi dir="ltr">{formatMoney(charges)}</bdi>
        </dd>
      </div>
      {taxLines(taxes, t).map(({ label, amount }) => (
        <div key={label} className={classes.tax}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{formatMoney(amount)}</bdi>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t("paper.payments")}</dt>
        <dd>
          <bdi dir="ltr">{formatMoney(payments)}</bdi>
        </dd>
      </div>
      <div className={classes.final}>
        <dt>{t(`paper.${state}`)}</dt>
        <dd>
          <bdi dir="ltr">{formatMoney(balance)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
