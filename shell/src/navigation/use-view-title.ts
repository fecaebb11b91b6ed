import { useLanguage, useText } from "@funduq/shared-ui/i18n";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Gate } from "../guards/gate.ts";

type Say = ReturnType<typeof useText<"shell">>;

/** Names the tab after the screen, and takes the focus to the content when another screen opens. */
export function useViewTitle(gate: Gate): void {
  const name = useNameOf(gate);
  const t = useText("shell");
  const hotel = gate.kind === "open" ? gate.hotel?.name : undefined;
  // With the screen itself: a reader of the tab is never told the last one's name.
  useLayoutEffect(() => {
    document.title = titleOf(name, hotel, t);
  }, [name, hotel, t]);

  const screen = gate.kind === "open" ? gate.view.id : gate.kind;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (passing.includes(screen)) return;
    const moved = shown.current !== undefined && shown.current !== screen;
    shown.current = screen;
    // The page's first screen leaves the focus to the browser; the login takes it itself.
    if (moved && screen !== "login" && screen !== "finish-signin")
      document.getElementById("main")?.focus();
  }, [screen]);
}

/** The screen first: it is what a narrow tab still shows. */
function titleOf(screen: string | undefined, hotel: string | undefined, t: Say): string {
  if (!screen) return t("title");
  return hotel ? t("title.in-hotel", { screen, hotel }) : t("title.screen", { screen });
}

/** What is on the screen for a moment only. */
const passing = ["loading", "redirect"];

function useNameOf(gate: Gate): string | undefined {
  const t = useText("shell");
  const language = useLanguage();
  switch (gate.kind) {
    case "open":
      return gate.view.title[language];
    case "login":
      return t("login.title");
    case "finish-signin":
      return t("finish.title");
    case "hotel-needed":
      return t("hotels.title");
    case "not-found":
      return t("not-found.title");
    default:
      return undefined;
  }
}
