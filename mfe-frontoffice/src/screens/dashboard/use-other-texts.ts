import { useEffect } from "react";
import { otherTexts } from "../../i18n/catalogue.ts";

/** The rooms in view are painted by then, and those below are drawn. */
const AFTER_BOARD_MS = 500;

/**
 * Fetches the texts of the dialogs once the rooms are there. A dialog that is opened before asks for them itself,
 * and says so where it can't have them.
 */
export function useOtherTexts(isBoardShown: boolean): void {
  useEffect(() => {
    if (!isBoardShown) return;
    const timer = setTimeout(() => void otherTexts().catch(() => undefined), AFTER_BOARD_MS);
    return () => clearTimeout(timer);
  }, [isBoardShown]);
}
