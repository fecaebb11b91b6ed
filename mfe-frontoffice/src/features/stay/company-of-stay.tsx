import type { Booking } from "@funduq/shared-types/contracts/booking";
import { groupTakesOver } from "@funduq/shared-types/rules/group-account";
import { Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { rulesText } from "../folio/folio-texts.ts";
import classes from "./stay.module.css";

type CompanyOfStayProps = { company: { name: string }; booking: Booking };

/**
 * The company of a stay, and who pays what: the agreed rules say it, the rest is the guest's (BK-14), unless
 * the group's account may take it over.
 */
export function CompanyOfStay({ company, booking }: CompanyOfStayProps) {
  const t = useText("frontoffice");
  const { folios } = booking;
  const folio = folios.find(({ payer, isFormer }) => payer === "Company" && !isFormer);
  const rules = folio && rulesText(folio, t);
  return (
    <>
      <Name>{company.name}</Name>
      {folio && (
        <>
          <span className={classes.needed}>
            {rules ? t("stay.company-pays", { rules }) : t("stay.company-pays-moved")}
          </span>
          {!groupTakesOver(booking) && (
            <span className={classes.needed}>{t("stay.guest-pays-rest")}</span>
          )}
        </>
      )}
    </>
  );
}
