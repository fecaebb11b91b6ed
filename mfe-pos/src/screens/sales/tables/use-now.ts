import { serverTime } from "@funduq/shared-ui/state";
import { useEffect, useState } from "react";

const EVERY_MS = 30_000;

const readNow = () => serverTime().getTime();

/** The present moment by the server's clock, for what is said in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(readNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(readNow()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
