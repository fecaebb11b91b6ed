import type { Booking } from "@funduq/shared-types/contracts/booking";
import { Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { rulesText } from "../folio/folio-texts.ts";
import classes from "./stay.module.css";

type CompanyOfStayProps = { company: { name: string }; folios: Booking["folios"] };

/** The company of a stay, and who pays what: the agreed rules say it, the rest is the guest's (BK-14). */
export function CompanyOfStay({ company, folios }: CompanyOfStayProps) {
  const t = useText("frontoffice");
  const folio = folios.find(({ payer, isFormer }) => payer === "Company" && !isFormer);
  const rules = folio && rulesText(folio, t);
  return (
    <>
      <Name>{company.name}</Name>
      {folio && (
        <>
          <span className={classes.needed}>
            {rules ? t("stay.companyPays", { rules }) : t("stay.companyPaysMoved")}
          </span>
          <span className={classes.needed}>{t("stay.guestPaysRest")}</span>
        </>
      )}
    </>
  );
}
