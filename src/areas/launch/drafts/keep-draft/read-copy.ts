import type { DraftCopy } from '#machines/flows/launch/request/build-request.rules.ts';
import { isRecord, readJson } from '#schema/rules/fit.ts';
import { readDraft } from '#schema/rules/launch/request-draft.ts';
import { readStamp } from '#src/keeping/stamps.ts';

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
