import type { Folio } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { Amount, Badge, Button, Name } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { PaymentIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import { folioName } from "../folio/folio-texts.ts";
import classes from "./stay.module.css";

type FolioBalancesProps = { folios: readonly Folio[]; onPay: (folio: Folio) => void };

/** Each folio with what is open on it, and the button that takes exactly that. */
export function FolioBalances({ folios, onPay }: FolioBalancesProps) {
  return (
    <ul className={classes.folios}>
      {folios.map((folio) => (
        <FolioLine key={folio.id} folio={folio} onPay={() => onPay(folio)} />
      ))}
    </ul>
  );
}

function FolioLine({ folio, onPay }: { folio: Folio; onPay: () => void }) {
  const t = useText("frontoffice");
  const mayPost = useMay("folios.post");
  const balance = folioBalance(folio);
  const name = folioName(folio, t);
  return (
    <li className={classes.folio}>
      <span>
        <Name>{name}</Name>
      </span>
      <Amount strong value={balance} />
      {balance === 0 && <Badge>{t("checkOut.settled")}</Badge>}
      {balance > 0 && (
        <Button
          icon={PaymentIcon}
          disabled={!mayPost}
          aria-label={t("checkOut.payFor", { amount: formatMoney(balance), folio: name })}
          onClick={onPay}
        >
          {t("checkOut.pay")}
        </Button>
      )}
      {balance < 0 && (
        <>
          <Badge tone="warning">{t("checkOut.refund")}</Badge>
          <p className={classes.muted}>{t("checkOut.refundHint")}</p>
        </>
      )}
    </li>
  );
}
