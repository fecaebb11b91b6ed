import type { LiveStatus } from "./live-slice.ts";

/** After a refused stream (signed out, a proxy's error) the browser gives up; we ask again. */
const REOPEN_AFTER_MS = 5_000;
/** A browser has six connections to a server without HTTP/2: a hidden tab uses none. */
const HIDDEN_AFTER_MS = 10_000;

type Handler = (event: MessageEvent<string>) => void;

type TabStreamOptions = {
  /** Read whenever the stream is opened anew. */
  address: () => string;
  handlers: Record<"message" | "ready" | "reset" | "released" | "closed", Handler>;
  report: (status: LiveStatus) => void;
  onCut: () => void;
};

export type TabStream = {
  /** Closes the stream; it is opened anew after this time, or when somebody comes back to the tab. */
  closeFor(ms: number): void;
  /** Closes the stream for good. */
  close(): void;
};

/**
 * The event stream of a tab. Only a tab that is looked at has one: some seconds after it was hidden it
 * closes its stream, and it opens it again when it is shown. So the server never has to choose between
 * a tab that is seen and one that is not.
 */
export function openTabStream({ address, handlers, report, onCut }: TabStreamOptions): TabStream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(ms: number, next: () => void) {
    clearTimeout(timer);
    timer = setTimeout(next, ms);
  }

  function open() {
    clearTimeout(timer);
    if (document.hidden) return;
    report("connecting");
    source?.close();
    source = new EventSource(address());
    source.addEventListener("open", () => report("live"));
    source.addEventListener("error", handleCut);
    for (const [event, handler] of Object.entries(handlers))
      source.addEventListener(event, handler as EventListener);
  }

  function handleCut() {
    onCut();
    report(navigator.onLine ? "connecting" : "offline");
    if (source?.readyState === EventSource.CLOSED) closeFor(REOPEN_AFTER_MS);
  }

  function handleVisibility() {
    if (document.hidden) return later(HIDDEN_AFTER_MS, () => source?.close());
    clearTimeout(timer);
    if (source && source.readyState !== EventSource.CLOSED) return;
    open();
  }

  function closeFor(ms: number) {
    source?.close();
    report("offline");
    later(ms, open);
  }

  function close() {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", handleVisibility);
    source?.close();
  }

  report("connecting");
  document.addEventListener("visibilitychange", handleVisibility);
  open();
  return { closeFor, close };
}
