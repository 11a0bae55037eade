import { createStore, del, get, promisifyRequest } from 'idb-keyval';
import type { DraftCopy } from '#machines/flows/launch/build-request/build-request.rules.ts';
import type { SavedDraft } from '#machines/flows/launch/keep-draft/keep-draft.types.ts';
import { readDraft } from '#schema/rules/launch/request-draft.ts';

/** The draft of one member in one organization on this device: its copy, and the lock that lets one tab write. */
export type DraftStore = {
  /** Tells the saves of this device from those of others. */
  readonly device: string;
  readonly readCopy: () => Promise<DraftCopy | null>;
  readonly writeCopy: (copy: DraftCopy) => Promise<void>;
  readonly forgetCopy: () => Promise<void>;
  /** Takes the lock; with force, away from another tab. False when another tab holds it. */
  readonly claim: (force: boolean) => Promise<boolean>;
  /** Calls back when another tab takes the lock away. */
  readonly onLost: (listener: () => void) => () => void;
  readonly release: () => void;
};

const textOf = (record: object, field: string): unknown => Reflect.get(record, field);

function savedFrom(found: unknown, timezone: string): SavedDraft | null {
  if (typeof found !== 'object' || found === null) return null;
  const [draftId, version, savedAt] = [textOf(found, 'draftId'), textOf(found, 'version'), textOf(found, 'savedAt')];
  if (typeof draftId !== 'string' || typeof version !== 'number') return null;
  return { draftId, version, savedAt: typeof savedAt === 'string' ? savedAt : null, draft: readDraft(textOf(found, 'draft'), timezone) };
}

const deviceKey = 'muster.device';

function deviceId(): string {
  const made = crypto.randomUUID();
  try {
    const known = localStorage.getItem(deviceKey);
    if (known === null) localStorage.setItem(deviceKey, made);
    return known ?? made;
  } catch {
    return made;
  }
}

const quietly = async <T>(work: Promise<T>, fallback: T): Promise<T> => {
  try {
    return await work;
  } catch {
    return fallback;
  }
};

const copies = createStore('keyval-store', 'keyval');

/** Commits at once: a page that is being left aborts a transaction that waits for its own end. */
const writeNow = (key: string, copy: DraftCopy): Promise<void> =>
  copies('readwrite', (store) => {
    store.put(copy, key);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });

/** Opens the store of one member and organization; others never see it. */
export function openDraftStore(organizationId: string, userId: string, timezone: string): DraftStore {
  const key = `muster.launch-draft:${organizationId}:${userId}`;
  const listeners = new Set<() => void>();
  let release = (): void => {};
  let isHeld = false;

  const hold = (force: boolean): Promise<boolean> =>
    new Promise((resolve) => {
      const options: LockOptions = force ? { steal: true } : { ifAvailable: true };
      const kept = navigator.locks.request(key, options, (lock) => {
        resolve(lock !== null);
        if (lock === null) return;
        isHeld = true;
        return new Promise<void>((done) => {
          release = done;
        });
      });
      kept.catch(() => {
        isHeld = false;
        for (const listener of listeners) listener();
      });
    });

  return {
    device: deviceId(),
    readCopy: async () => {
      const found = await quietly(get<unknown>(key, copies), null);
      if (typeof found !== 'object' || found === null) return null;
      const saved = savedFrom(textOf(found, 'saved'), timezone);
      return saved === null ? null : { saved, unsent: textOf(found, 'unsent') === true };
    },
    writeCopy: (copy) => writeNow(key, copy),
    forgetCopy: () => quietly(del(key, copies), undefined),
    claim: async (force) => isHeld || !('locks' in navigator) || hold(force),
    onLost: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    release: () => {
      isHeld = false;
      release();
    },
  };
}
