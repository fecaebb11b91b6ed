import { deviceStorage } from "./storage.ts";

const KEY = "funduq.clock-offset";
/** The header has whole seconds and travels a while: a smaller difference is none. */
const EXACT_TO_MS = 2_000;

/** Measures by how much this device's clock differs from the server's, from the `Date` header of an answer. */
export function noteServerDate(date: string | null | undefined): void {
  const serverMs = Date.parse(date ?? "");
  if (Number.isNaN(serverMs)) return;
  const offset = serverMs - Date.now();
  if (Math.abs(offset - clockOffsetMs()) > EXACT_TO_MS) deviceStorage.set(KEY, String(offset));
}

/** The server's time as well as this device knows it, also without a network. */
export function serverTime(): Date {
  return new Date(Date.now() + clockOffsetMs());
}

function clockOffsetMs(): number {
  return Number(deviceStorage.get(KEY) ?? 0) || 0;
}
