import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { formatDateShort } from "@funduq/shared-ui/format";
import classes from "../folio/folio-paper.module.css";
import { Facts, LinesPaper, referenceFact } from "../folio/folio-paper.tsx";
import type { PaperText } from "../folio/paper-text.ts";

type GroupPaperProps = { group: Group; account: GroupAccount; hides: boolean; t: PaperText };

/** A group's own account on paper: whose, for which days, every line or those that stand, and what it comes to. */
export function GroupPaper({ group, account, hides, t }: GroupPaperProps) {
  const { name, company, contactPerson, rooms } = group;
  const facts = [
    { label: t("paper.group"), value: name },
    ...referenceFact(group, t),
    ...(company ? [{ label: t("paper.company"), value: company.name }] : []),
    ...(contactPerson ? [{ label: t("paper.contact"), value: contactPerson }] : []),
    { label: t("paper.arrival"), value: formatDateShort(group.checkInDate) },
    { label: t("paper.departure"), value: formatDateShort(group.checkOutDate) },
    { label: t("group.quantity"), value: String(rooms) },
  ];
  return (
    <div className={classes.paper}>
      <p className={classes.notice}>{t("paper.no-invoice")}</p>
      <Facts facts={facts} />
      <LinesPaper postings={account.postings} taxes={account.taxes} hides={hides} t={t} />
    </div>
  );
}
