/** Where the server gets the time, so that tests own it. */
export interface Clock {
  readonly now: () => Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };
