/** The browser's stream in a test's hand: `FakeEventSource.latest().say("change", { … })`. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static #opened: FakeEventSource[] = [];

  readonly url: string;
  readyState: number = FakeEventSource.CONNECTING;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.#opened.push(this);
  }

  /** Takes the place of the browser's own for the rest of the test file. */
  static install(): void {
    FakeEventSource.#opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  }

  static latest(): FakeEventSource {
    const latest = FakeEventSource.#opened.at(-1);
    if (!latest) throw new Error("No stream was opened.");
    return latest;
  }

  open(): void {
    this.readyState = FakeEventSource.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  say(event: string, data: unknown, lastEventId = ""): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId }));
  }

  /** The line drops; a browser tries again by itself. */
  cut(): void {
    this.readyState = FakeEventSource.CONNECTING;
    this.dispatchEvent(new Event("error"));
  }

  /** The server refused; a browser tries no more. */
  giveUp(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event("error"));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}
