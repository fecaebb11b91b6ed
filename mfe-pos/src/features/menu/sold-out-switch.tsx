import type { ItemRef } from "@funduq/shared-types/contracts/pos-menu";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CancelledIcon, CleanIcon } from "@funduq/shared-ui/icons";
import { useMay, useSubmit } from "@funduq/shared-ui/state";
import { useSetSoldOutMutation } from "./sold-out.endpoints.ts";
import classes from "./sold-out-switch.module.css";

type SoldOutSwitchProps = { itemRef: ItemRef; name: string; isSoldOut: boolean };

/** Marks an item as sold out on every terminal, or offers it again, in one tap (POS-09). */
export function SoldOutSwitch({ itemRef, name, isSoldOut }: SoldOutSwitchProps) {
  const t = useText("pos");
  const maySell = useMay("pos.sell");
  const [set] = useSetSoldOutMutation();
  const { submit } = useSubmit(set, notify.error);
  const Icon = isSoldOut ? CancelledIcon : CleanIcon;
  return (
    <button
      type="button"
      role="switch"
      className={classes.switch}
      aria-checked={isSoldOut}
      aria-label={t("menu.sold-out-named", { name })}
      disabled={!maySell}
      onClick={() => void submit({ ...itemRef, isSoldOut: !isSoldOut })}
    >
      <Icon size={18} />
      {t(isSoldOut ? "menu.sold-out" : "menu.offered")}
    </button>
  );
}
