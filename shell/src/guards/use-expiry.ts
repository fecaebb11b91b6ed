import { useEffect, useState } from "react";

/** The longest a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * The present, as the guards ask it. A screen that is open when its hotel's subscription runs
 * out is drawn again at that moment (AUTH-18).
 */
export function useExpiry(expiresAt: string | null): Date {
  const [, setPassed] = useState(0);
  useEffect(() => {
    const left = expiresAt === null ? 0 : Date.parse(expiresAt) - Date.now();
    if (left < 0 || expiresAt === null || left > LONGEST_MS) return;
    const timer = setTimeout(() => setPassed((times) => times + 1), left + 1);
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return new Date();
}
