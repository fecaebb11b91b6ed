import type { GuestId } from "@funduq/shared-types/values/ids";
import { Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./cardex.module.css";
import { useCardexUrl } from "./use-cardex-url.ts";

type GuestLinkProps = {
  guestId: GuestId;
  name: string;
  /** The text of the link where the name is shown beside it. */
  children?: string;
};

/** Opens a guest's cardex; it says the name. */
export function GuestLink({ guestId, name, children }: GuestLinkProps) {
  const t = useText("frontoffice");
  const { open } = useCardexUrl();
  return (
    <button
      type="button"
      className={classes.link}
      title={t("cardex.open", { guest: name })}
      onClick={() => open(guestId)}
    >
      <Name>{children ?? name}</Name>
    </button>
  );
}
