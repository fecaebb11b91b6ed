import type { Group } from "@funduq/shared-types/contracts/group";
import { referenceText } from "@funduq/shared-types/rules/reference";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, PrintPage, useDocument } from "@funduq/shared-ui/print";
import classes from "../folio/folio-paper.module.css";
import { Facts, referenceFact } from "../folio/folio-paper.tsx";
import type { PaperText } from "../folio/paper-text.ts";
import { keysOf } from "./group-steps.ts";

type KeyListDialogProps = { hotelId: HotelId; group: Group; onClose: () => void };

/** The keys of a group on paper, in French or Arabic: which room, whose, until when (GRP-09). */
export function KeyListDialog({ hotelId, group, onClose }: KeyListDialogProps) {
  const say = useText("frontoffice");
  const document = useDocument("frontoffice", hotelId);
  return (
    <PrintDialog title={say("group.keys")} document={document} onClose={onClose}>
      {(t, letterhead) => (
        <PrintPage
          language={document.language}
          title={t("paper.keys")}
          letterhead={letterhead}
          preview
        >
          <KeyPaper group={group} t={t} />
        </PrintPage>
      )}
    </PrintDialog>
  );
}

function KeyPaper({ group, t }: { group: Group; t: PaperText }) {
  const keys = keysOf(group);
  const facts = [{ label: t("paper.group"), value: group.name }, ...referenceFact(group, t)];
  return (
    <div className={classes.paper}>
      <Facts facts={facts} />
      {keys.length === 0 ? (
        <p>{t("paper.no-keys")}</p>
      ) : (
        <table className={classes.postings}>
          <thead>
            <tr>
              <th scope="col">{t("paper.room")}</th>
              <th scope="col">{t("paper.floor")}</th>
              <th scope="col">{t("paper.guest")}</th>
              <th scope="col">{t("paper.reference")}</th>
              <th scope="col">{t("paper.departure")}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key.id}>
                <td>{key.roomNumber}</td>
                <td>{key.floorName}</td>
                <td>
                  <bdi>{key.guestName}</bdi>
                </td>
                <td>
                  <bdi dir="ltr">{key.reference && referenceText(key.reference)}</bdi>
                </td>
                <td>{formatDateShort(key.leavesOn)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
