type Ask<Answer> = (brokenOff: AbortSignal) => Promise<Answer>;

/**
 * Holds reads back while something lasts: those under way are broken off, and asked again afterwards
 * together with those that came meanwhile.
 */
export class ReadPause {
  #breakOff = new AbortController();
  #over: Promise<unknown> = Promise.resolve();

  /** Breaks off what is being read, and lets nothing be read until `deed` is done; it reads nothing itself. */
  during(deed: () => Promise<void>): Promise<void> {
    const stopped = this.#breakOff;
    this.#breakOff = new AbortController();
    const done = deed();
    this.#over = Promise.allSettled([this.#over, done]);
    stopped.abort();
    return done;
  }

  /** The answer to a read; `unwanted` says that nobody waits for it any more. */
  async read<Answer>(ask: Ask<Answer>, unwanted: AbortSignal): Promise<Answer> {
    for (;;) {
      await this.#over;
      const brokenOff = this.#breakOff.signal;
      const answer = await ask(AbortSignal.any([unwanted, brokenOff]));
      if (unwanted.aborted || !brokenOff.aborted) return answer;
    }
  }
}
