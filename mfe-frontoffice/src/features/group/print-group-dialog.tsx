import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, PrintPage, useDocument } from "@funduq/shared-ui/print";
import { useStandingLines } from "../folio/use-standing-lines.tsx";
import { GroupPaper } from "./group-paper.tsx";

type PrintGroupDialogProps = {
  hotelId: HotelId;
  group: Group;
  account: GroupAccount;
  onClose: () => void;
};

/** A group's own account as it will stand on paper, in French or Arabic. */
export function PrintGroupDialog({ hotelId, group, account, onClose }: PrintGroupDialogProps) {
  const say = useText("frontoffice");
  const document = useDocument("frontoffice", hotelId);
  const { hides, choice } = useStandingLines(account.postings);
  return (
    <PrintDialog
      title={say("group-account.print")}
      document={document}
      choices={choice}
      onClose={onClose}
    >
      {(t, letterhead) => (
        <PrintPage
          language={document.language}
          title={t("paper.group-account")}
          letterhead={letterhead}
          preview
        >
          <GroupPaper group={group} account={account} hides={hides} t={t} />
        </PrintPage>
      )}
    </PrintDialog>
  );
}
