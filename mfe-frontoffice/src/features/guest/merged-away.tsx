import { type ProfileDraft, profileDraftSchema } from "@funduq/shared-types/contracts/guest";
import { type GuestId, guestIdSchema } from "@funduq/shared-types/values/ids";
import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, type DraftForm, useDraft } from "@funduq/shared-ui/state";
import { useCardexUrl } from "./use-cardex-url.ts";

type MergedAwayProps = { failure: ApiFailure | undefined; typed: DraftForm<ProfileDraft> };

/** The way on when another desk made the record part of another one: what was typed goes with it. */
export function MergedAway({ failure, typed }: MergedAwayProps) {
  const kept = guestIdSchema.safeParse(failure?.params.guestId).data;
  if (failure?.code !== "guest.merged" || !kept) return null;
  return <OpenKept kept={kept} typed={typed} />;
}

function OpenKept({ kept, typed }: { kept: GuestId; typed: DraftForm<ProfileDraft> }) {
  const t = useText("frontoffice");
  const { replace } = useCardexUrl();
  const other = useDraft<ProfileDraft>(`cardex.${kept}`, () => ({}), profileDraftSchema);

  function open() {
    const { values, before } = typed.draft;
    if (values) other.update({ values, ...(before && { before }) });
    typed.forget();
    replace(kept);
  }
  return <Button onClick={open}>{t("cardex.open-kept")}</Button>;
}
