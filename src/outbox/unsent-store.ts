import { createStore, del, entries, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';

const actRule = v.object({
  /** The idempotency key. */
  key: v.pipe(v.string(), v.minLength(1)),
  /** Of the mutation. */
  operation: v.pipe(v.string(), v.minLength(1)),
  input: v.record(v.string(), v.unknown()),
  /** What it is about, in the version it was given for; null where it overwrites nothing. */
  things: v.array(v.object({ id: v.string(), version: v.nullable(v.number()) })),
  name: v.string(),
  /** Where it was given. */
  href: v.string(),
  isTried: v.boolean(),
  at: v.number(),
  /** By which of the pages of this browser. */
  page: v.string(),
});

export type UnsentAct = v.InferOutput<typeof actRule>;

/** One member's decisions in one organization that no server has answered; others neither see nor send them. */
export type UnsentStore = {
  readonly page: string;
  /** Earlier ones first. */
  readonly all: () => Promise<readonly UnsentAct[]>;
  readonly put: (act: UnsentAct) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** While the page that gave them is gone and no other page has taken them over. */
  readonly whileLeft: (page: string, work: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
};

const acts = createStore('muster-unsent', 'acts');

/** Opens no storage until something is read or kept. */
export const openUnsentStore = (organizationId: string, userId: string): UnsentStore => {
  const prefix = `${organizationId}:${userId}:`;
  const page = crypto.randomUUID();
  const lockOf = (of: string): string => `muster.unsent:${prefix}${of}`;
  const closing = Promise.withResolvers<void>();
  let isHeld = false;
  /** Held for as long as the page is there, so that no other page sends what this one still carries. */
  const hold = (): void => {
    if (isHeld || !('locks' in navigator)) return;
    isHeld = true;
    navigator.locks.request(lockOf(page), () => closing.promise).catch(() => undefined);
  };
  return {
    page,
    all: async () => {
      const own = (await entries<string, unknown>(acts)).filter(([key]) => key.startsWith(prefix));
      const read = own.map(([key, found]) => ({ key, act: v.safeParse(actRule, found) }));
      await Promise.all(read.filter(({ act }) => !act.success).map(({ key }) => del(key, acts)));
      return read.flatMap(({ act }) => (act.success ? [act.output] : [])).toSorted((one, other) => one.at - other.at);
    },
    /** Commits explicitly: a page that is being left aborts a transaction that waits for its auto-commit. */
    put: async (act) => {
      hold();
      await acts('readwrite', (store) => {
        store.put(act, `${prefix}${act.key}`);
        store.transaction.commit();
        return promisifyRequest(store.transaction);
      });
    },
    remove: (key) => del(`${prefix}${key}`, acts),
    whileLeft: async (of, work) => {
      if (of === page) return;
      if (!('locks' in navigator)) return work();
      await navigator.locks.request(lockOf(of), { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
    },
    close: closing.resolve,
  };
};

/** While support acts for somebody, nothing is left on their device that the member would send later. */
export const noUnsentStore: UnsentStore = {
  page: '',
  all: async () => [],
  put: async () => undefined,
  remove: async () => undefined,
  whileLeft: async () => undefined,
  close: () => undefined,
};
