import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupAccount, GroupPosting } from "@funduq/shared-types/contracts/group-account";
import { groupReversalVerdict } from "@funduq/shared-types/rules/group-account";
import type { BookingId } from "@funduq/shared-types/values/ids";
import { IconButton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { FolioIcon, UndoIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import { postingText } from "../folio/folio-texts.ts";
import { LinesTable } from "../folio/lines-table.tsx";
import { useGroupCredit } from "./use-group-credit.ts";

type OwnLinesProps = {
  group: Group;
  account: GroupAccount;
  onManage: (booking: BookingId) => void;
  onReverse: (posting: GroupPosting) => void;
};

/** What a stay left to the group is taken back at the stay: its line leads there. */
export function OwnLines({ group, account, onManage, onReverse }: OwnLinesProps) {
  const t = useText("frontoffice");
  const mayPost = useMay("folios.post");
  return (
    <LinesTable
      postings={account.postings}
      taxes={account.taxes}
      credit={useGroupCredit(group, account)}
      empty={t("group-account.empty")}
      actionHeads={[t("group-account.to-stay"), t("folio.reverse")]}
      actionsOf={(posting) => {
        const { stay } = posting;
        if (stay)
          return [
            <IconButton
              key="stay"
              icon={FolioIcon}
              label={t("group-account.open-stay", { guest: stay.guestName })}
              onClick={() => onManage(stay.bookingId)}
            />,
          ];
        if (!groupReversalVerdict(posting).allowed) return [];
        const description = postingText(posting, t);
        return [
          null,
          <IconButton
            key="reverse"
            icon={UndoIcon}
            label={t("folio.reverse-this", { description })}
            disabled={!mayPost}
            onClick={() => onReverse(posting)}
          />,
        ];
      }}
    />
  );
}
