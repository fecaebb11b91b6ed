import type { Folio } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { refundMethods } from "@funduq/shared-types/rules/folio-refund";
import { canGoToCompanyAccount } from "@funduq/shared-types/rules/folio-transfer";
import type { Due } from "@funduq/shared-types/rules/stay-due";
import type { FolioId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { Amount, Badge, Button, Name } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { CompanyIcon, GroupIcon, PaymentIcon, UndoIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import { CreditBadge } from "../folio/credit-badge.tsx";
import { folioName } from "../folio/folio-texts.ts";
import type { FolioPayment as Payment } from "./departure-payments.ts";
import { FolioPayment } from "./folio-payment.tsx";
import classes from "./stay.module.css";

type FolioBalancesProps = {
  folios: readonly Folio[];
  /** Whether the stay has a group whose account may pay the guest's own folio. */
  groupTakesOver: boolean;
  /** What there is to pay on a folio; undefined while nobody can say which nights are still to be charged. */
  dueOf: ((folio: Folio) => Due) | undefined;
  /** Whether settling is the next thing to do: what the first company's agreement says stands out. */
  isNext: boolean;
  /** The folios that are paid with the check-out, and how. */
  payments: readonly Payment[];
  /** The folios whose balance goes to the company's or the group's account with the check-out (BK-14). */
  onAccount: readonly FolioId[];
  onPay: (folio: Folio) => void;
  onRefund: (folio: Folio) => void;
  onTransfer: (folio: Folio, wanted: boolean) => void;
};

/** Each folio with what is open on it, and the buttons that settle exactly that. */
export function FolioBalances({
  folios,
  groupTakesOver,
  dueOf,
  isNext,
  payments,
  onAccount,
  onPay,
  onRefund,
  onTransfer,
}: FolioBalancesProps) {
  const paymentOf = (folio: Folio) => payments.find((each) => each.folio.id === folio.id);
  const next = folios.find(
    (folio) => canGoToCompanyAccount(folio) && !onAccount.includes(folio.id) && !paymentOf(folio),
  );
  return (
    <ul className={classes.folios}>
      {folios.map((folio) => (
        <FolioLine
          key={folio.id}
          folio={folio}
          groupTakesOver={groupTakesOver}
          due={dueOf?.(folio)}
          isNext={isNext && folio === next}
          payment={paymentOf(folio)}
          isOnAccount={onAccount.includes(folio.id)}
          onPay={() => onPay(folio)}
          onRefund={() => onRefund(folio)}
          onTransfer={(isWanted) => onTransfer(folio, isWanted)}
        />
      ))}
    </ul>
  );
}

type FolioLineProps = {
  folio: Folio;
  groupTakesOver: boolean;
  due: Due | undefined;
  isNext: boolean;
  payment: Payment | undefined;
  isOnAccount: boolean;
  onPay: () => void;
  onRefund: () => void;
  onTransfer: (wanted: boolean) => void;
};

function FolioLine(props: FolioLineProps) {
  const { folio, due, ...settling } = props;
  const t = useText("frontoffice");
  const balance = folioBalance(folio);
  const name = folioName(folio, t);
  // What nights come for is a deposit; it goes back only where it is known that none do.
  const nightsCome = due !== undefined && due.toComeCentimes > 0;
  const isFinal = due?.toComeCentimes === 0;
  return (
    <li className={classes.balance}>
      <span className={classes.badges}>
        <Name>{name}</Name>
        {balance === 0 && isFinal && <Badge>{t("check-out.settled")}</Badge>}
        {balance < 0 && nightsCome && <CreditBadge kind="deposit" />}
        {nightsCome && <ToCome value={due.toComeCentimes} />}
      </span>
      <Amount strong value={balance} />
      {balance > 0 && (
        <>
          <Settling folio={folio} name={name} {...settling} />
          {settling.payment && <FolioPayment payment={settling.payment} />}
        </>
      )}
      {balance < 0 && isFinal && (
        <GivingBack folio={folio} name={name} onRefund={settling.onRefund} />
      )}
    </li>
  );
}

function ToCome({ value }: { value: Centimes }) {
  const t = useText("frontoffice");
  return <Badge tone="warning">{t("check-out.to-come", { amount: formatMoney(value) })}</Badge>;
}

type GivingBackProps = { folio: Folio; name: string; onRefund: () => void };

/** A credit once all is charged: given back here, unless it came from elsewhere. */
function GivingBack({ folio, name, onRefund }: GivingBackProps) {
  const t = useText("frontoffice");
  const mayPost = useMay("folios.post");
  const amount = formatMoney(-folioBalance(folio));
  const canRefund = refundMethods(folio).length > 0;
  return (
    <div className={classes.settling}>
      <Badge tone="warning">{t("check-out.refund")}</Badge>
      {!canRefund && <p className={classes.muted}>{t("check-out.refund-hint")}</p>}
      {canRefund && (
        <Button
          icon={UndoIcon}
          disabled={!mayPost}
          aria-label={t("refund.open-for", { amount, folio: name })}
          onClick={onRefund}
        >
          {t("refund.open")}
        </Button>
      )}
    </div>
  );
}

/** How an open folio comes to zero otherwise: a company's by its account or paid on the spot, a guest's by the group's. */
function Settling({
  folio,
  name,
  groupTakesOver,
  isNext,
  payment,
  isOnAccount,
  onPay,
  onTransfer,
}: Omit<FolioLineProps, "onRefund" | "due"> & { name: string }) {
  const t = useText("frontoffice");
  const mayPost = useMay("folios.post");
  const amount = formatMoney(folioBalance(folio));
  const isCompanys = canGoToCompanyAccount(folio);
  if (isOnAccount)
    return (
      <div className={classes.settling}>
        <Badge tone="info">
          {folio.payer === "Guest" ? t("group-account.marked") : t("account.marked")}
        </Badge>
        <Button
          icon={UndoIcon}
          aria-label={t("account.keep-for", { folio: name })}
          onClick={() => onTransfer(false)}
        >
          {t("account.keep")}
        </Button>
      </div>
    );
  return (
    <div className={classes.settling}>
      {isCompanys && (
        <Button
          variant={isNext ? "primary" : "default"}
          icon={CompanyIcon}
          disabled={!mayPost}
          aria-label={t("account.transfer-for", { amount, folio: name })}
          onClick={() => onTransfer(true)}
        >
          {t("account.transfer")}
        </Button>
      )}
      {groupTakesOver && folio.payer === "Guest" && (
        <Button
          icon={GroupIcon}
          disabled={!mayPost}
          aria-label={t("group-account.transfer-for", { amount, folio: name })}
          onClick={() => onTransfer(true)}
        >
          {t("group-account.transfer")}
        </Button>
      )}
      {isCompanys && !payment && (
        <Button
          icon={PaymentIcon}
          disabled={!mayPost}
          aria-label={t("check-out.pay-for", { amount, folio: name })}
          onClick={onPay}
        >
          {t("check-out.pay")}
        </Button>
      )}
    </div>
  );
}
