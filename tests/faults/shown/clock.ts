/** Time of a page: it stands until it is moved, so that hours of it pass in no time. */
export class PageClock {
  readonly #timers = new Set<{ readonly at: number; readonly run: () => void }>();
  #now = 0;

  /** In milliseconds, since the page began. */
  get passed(): number {
    return this.#now;
  }

  readonly set = (run: () => void, milliseconds = 0): object => {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.add(timer);
    return timer;
  };

  readonly clear = (timer: unknown): boolean => this.#timers.delete(timer as never);

  /** Runs what is due, in order, and lets the page settle after each. */
  async advance(milliseconds: number, settled: () => Promise<void>): Promise<void> {
    const until = this.#now + milliseconds;
    for (;;) {
      const [first] = [...this.#timers].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at);
      if (first === undefined) break;
      this.#now = Math.max(this.#now, first.at);
      this.#timers.delete(first);
      first.run();
      await settled();
    }
    this.#now = until;
  }
}
