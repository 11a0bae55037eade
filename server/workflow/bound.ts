type Limits = { readonly each: number; readonly all: number; readonly seconds: number };

/** How many lines are written of what strangers can repeat at will: of one key, and of all together. Counted by this process. */
export class Bound {
  readonly #limits: Limits;
  readonly #now: () => number;
  #counts = new Map<string, number>();
  #all = 0;
  #until = 0;

  constructor(limits: Limits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  /** `last` once for each key: that more is not written down. */
  keep(key: string): 'yes' | 'last' | 'no' {
    if (this.#now() >= this.#until) {
      this.#counts = new Map();
      this.#all = 0;
      this.#until = this.#now() + this.#limits.seconds * 1000;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (this.#all > this.#limits.all) return 'no';
    this.#counts.set(key, count);
    if (count > this.#limits.each + 1) return 'no';
    this.#all += 1;
    return count > this.#limits.each || this.#all > this.#limits.all ? 'last' : 'yes';
  }
}
