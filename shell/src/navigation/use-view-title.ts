import { useText } from "@funduq/shared-ui/i18n";
import { useEffect, useRef } from "react";
import type { Gate } from "../guards/gate.ts";

/** Names the tab after the screen, and takes the focus to the content when another screen opens. */
export function useViewTitle(gate: Gate): void {
  const t = useText("shell");
  const view = gate.kind === "open" ? gate.view : undefined;
  const name = view ? t(`view.${view}`) : t("login.title");
  const hotel = gate.kind === "open" ? gate.hotel?.name : undefined;
  useEffect(() => {
    document.title = [name, hotel, t("title.suffix")].filter(Boolean).join(" – ");
  }, [name, hotel, t]);

  const shown = useRef(view);
  useEffect(() => {
    const changed = view !== undefined && shown.current !== undefined && shown.current !== view;
    shown.current = view ?? shown.current;
    if (changed) document.getElementById("main")?.focus();
  }, [view]);
}
