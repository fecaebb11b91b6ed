import { Button, EmptyState } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { BackIcon, TillIcon } from "@funduq/shared-ui/icons";
import { useTillPlace } from "./use-till-place.ts";

/** The bill or the table in the address is there no more; leads back to the tables. */
export function NotThere({ code }: { code: "bill.not-found" | "table.not-found" }) {
  const t = useText("till");
  const { goTo } = useTillPlace();
  return (
    <EmptyState
      icon={TillIcon}
      message={errorText({ code, params: {} })}
      action={
        <Button icon={BackIcon} onClick={goTo.tables}>
          {t("to-tables")}
        </Button>
      }
    />
  );
}
