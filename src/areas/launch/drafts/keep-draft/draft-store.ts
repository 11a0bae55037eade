import { createStore, del, entries, get, promisifyRequest } from 'idb-keyval';
import type { DraftCopy } from '#machines/flows/launch/request/build-request.rules.ts';
import type { SavedDraft } from '#machines/flows/launch/drafts/keep-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { deviceId } from '#src/keeping/device.ts';
import { draftText } from './draft-text.ts';
import { openDraftLocks } from '#src/keeping/draft-locks.ts';
import type { DraftLocks } from '#src/keeping/draft-locks.ts';
import { giveStamp, passStamp, readStamp, stampOf } from '#src/keeping/stamps.ts';
import { isRecord, readJson } from '#schema/rules/fit.ts';
import { readDraft } from '#schema/rules/launch/request-draft.ts';

const fieldOf = (record: unknown, field: string): unknown => (isRecord(record) ? record[field] : undefined);

/** Nothing says that the server has it. */
export const isUnsent = (kept: unknown): boolean => fieldOf(kept, 'unsent') !== false;

/** 0 where it is unknown. */
export const keptAt = (kept: unknown): number => {
  const at = fieldOf(kept, 'keptAt');
  return typeof at === 'number' ? at : 0;
};

/** JSON text, or the value itself in older copies; anything else goes to `unread`. */
function draftIn(saved: unknown): unknown {
  if (!isRecord(saved) || !('draft' in saved)) return saved;
  return typeof saved['draft'] === 'string' ? readJson(saved['draft']) : saved['draft'];
}

/** Null where there is none. */
export function readCopy(kept: unknown, draftId: string, timezone: string): DraftCopy | null {
  if (kept === undefined || kept === null) return null;
  const saved = isRecord(kept) && 'saved' in kept ? kept['saved'] : kept;
  const [id, version, savedAt] = [fieldOf(saved, 'draftId'), fieldOf(saved, 'version'), fieldOf(saved, 'savedAt')];
  return {
    saved: {
      draftId: typeof id === 'string' ? id : draftId,
      version: typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 0,
      savedAt: typeof savedAt === 'string' ? savedAt : null,
      draft: readDraft(draftIn(saved), timezone),
    },
    unsent: isUnsent(kept),
    stamp: readStamp(fieldOf(kept, 'stamp')),
  };
}

/** One member's drafts on this device, with the locks that let one tab write. */
export type DraftStore = DraftLocks & {
  /** Tells this device's saves from others'. */
  readonly device: string;
  readonly readCopy: (draftId: string) => Promise<DraftCopy | null>;
  /** The latest first. */
  readonly readCopies: () => Promise<readonly DraftCopy[]>;
  /** Unconfirmed ones, the latest first. */
  readonly readUnsent: () => Promise<readonly DraftCopy[]>;
  readonly writeCopy: (copy: Omit<DraftCopy, 'stamp'>) => Promise<void>;
  readonly stampOf: (draft: RequestDraft) => number;
  readonly passStamp: (stamp: number) => void;
  /** The server has the copy of this stamp; a later copy stays unconfirmed. */
  readonly confirmCopy: (stamp: number, saved: SavedDraft) => Promise<void>;
  readonly forgetCopy: (draftId: string) => Promise<void>;
};

/** In milliseconds, for confirmed copies. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

const quietly = async <T>(work: () => Promise<T>, fallback: T): Promise<T> => {
  try {
    return await work();
  } catch {
    return fallback;
  }
};

const copies = createStore('keyval-store', 'keyval');

/** Commits explicitly: a page that is being left aborts a transaction that waits for its auto-commit. */
const writeNow = (key: string, copy: object): Promise<void> =>
  copies('readwrite', (store) => {
    store.put(copy, key);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });

const recordOf = (saved: SavedDraft, unsent: boolean): object => ({
  saved: { ...saved, draft: draftText(saved.draft) },
  unsent,
  stamp: stampOf(saved.draft),
  keptAt: Date.now(),
});

/** Only over the copy with this stamp. */
const writeOver = (key: string, stamp: number, copy: object): Promise<void> =>
  copies('readwrite', (store) => {
    const asked = store.get(key);
    asked.addEventListener('success', () => {
      if (readStamp(Reflect.get(Object(asked.result), 'stamp')) === stamp) store.put({ ...copy, keptAt: keptAt(asked.result) }, key);
    });
    return promisifyRequest(store.transaction);
  });

/** By member and organization; others never see it. */
export function openDraftStore(organizationId: string, userId: string, timezone: string): DraftStore {
  const prefix = `muster.launch-draft:${organizationId}:${userId}`;
  const keyOf = (draftId: string): string => `${prefix}:${draftId}`;

  /** An earlier version stored one copy for all. */
  const copyAt = (key: string, found: unknown): DraftCopy | null => {
    const copy = readCopy(found, key.slice(keyOf('').length), timezone);
    if (copy === null || copy.saved.draftId === '') return null;
    giveStamp(copy.saved.draft, copy.stamp);
    return copy;
  };

  const readKept = async (isMeant: (found: unknown) => boolean): Promise<readonly DraftCopy[]> => {
    const own = (await quietly(() => entries<string, unknown>(copies), [])).filter(([key]) => key.startsWith(prefix));
    const isOld = (found: unknown): boolean => !isUnsent(found) && keptAt(found) < Date.now() - keptFor;
    for (const [key, found] of own) if (isOld(found)) void quietly(() => del(key, copies), undefined);
    return own
      .filter(([, found]) => !isOld(found) && isMeant(found))
      .toSorted(([, one], [, other]) => keptAt(other) - keptAt(one))
      .flatMap(([key, found]) => copyAt(key, found) ?? []);
  };
  const readCopies = () => readKept(() => true);

  return {
    ...openDraftLocks(prefix),
    device: deviceId(),
    stampOf,
    passStamp,
    readCopy: async (draftId) =>
      copyAt(keyOf(draftId), await quietly(() => get<unknown>(keyOf(draftId), copies), null)) ??
      (await readCopies()).find(({ saved }) => saved.draftId === draftId) ??
      null,
    readCopies,
    readUnsent: () => readKept(isUnsent),
    writeCopy: ({ saved, unsent }) => writeNow(keyOf(saved.draftId), recordOf(saved, unsent)),
    confirmCopy: (stamp, saved) => quietly(() => writeOver(keyOf(saved.draftId), stamp, recordOf(saved, false)), undefined),
    forgetCopy: async (draftId) => {
      await quietly(() => del(keyOf(draftId), copies), undefined);
      await quietly(() => del(prefix, copies), undefined);
    },
  };
}
