import { copyOfValues, nameAside } from '#schema/rules/launch/draft-copy.ts';
import { isUntouched, readDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { leaveDraft, saveDraft } from '../../drafts/keep-draft/keep-draft.ports.ts';
import type { KeepDraftDeps } from '../../drafts/keep-draft/open-draft.ts';

/** On the server, else on this device, which sends it later. */
export async function setDraftAside(deps: KeepDraftDeps, aside: RequestDraft, beside: RequestDraft): Promise<string | null> {
  if (isUntouched(aside)) return null;
  const values = copyOfValues(aside, nameAside(aside.name, beside.name), () => crypto.randomUUID());
  const saved = { draftId: crypto.randomUUID(), version: 0, savedAt: null, draft: readDraft(values, deps.timezone) };
  const answer = await saveDraft(deps, saved).catch(() => null);
  if (answer?.kind === 'saved') leaveDraft(deps, saved.draftId);
  else await deps.store.writeCopy({ saved, unsent: true });
  return saved.draftId;
}
