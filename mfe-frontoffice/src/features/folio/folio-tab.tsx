import type { Folio } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { Amount, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./folio-tab.module.css";
import { folioName } from "./folio-texts.ts";

/** What a folio is chosen by: whose it is, and what is open on it. */
export function FolioTab({ folio }: { folio: Folio }) {
  const t = useText("frontoffice");
  return (
    <span className={classes.tab}>
      <Name>{folioName(folio, t)}</Name> <Amount value={folioBalance(folio)} />
    </span>
  );
}
