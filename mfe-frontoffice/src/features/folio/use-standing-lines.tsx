import type { Posting } from "@funduq/shared-types/contracts/folio";
import { cancelledLines } from "@funduq/shared-types/rules/cancelled-lines";
import { Checkbox } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";

/** Whether the paper leaves out lines that cancel each other: so it begins, and the desk may print them, too. */
export function useStandingLines(postings: readonly Posting[]) {
  const say = useText("frontoffice");
  const [hides, setHides] = useState(true);
  const count = cancelledLines(postings).size;
  const choice = count > 0 && (
    <Checkbox label={say("folio.hide-cancelled", { count })} checked={hides} onChange={setHides} />
  );
  return { hides, choice };
}
