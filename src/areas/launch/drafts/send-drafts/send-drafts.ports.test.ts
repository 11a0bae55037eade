import type { Client } from 'urql';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { DraftCopy } from '#machines/flows/launch/request/build-request.rules.ts';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { DraftStore } from '../keep-draft/draft-store.ts';
import { sendDraftsPorts } from './send-drafts.host.tsx';

const copyOf = (draftId: string): DraftCopy => ({
  saved: { draftId, version: 1, savedAt: null, draft: { ...emptyDraft('UTC'), name: draftId } },
  unsent: true,
  stamp: 7,
});
type Input = { readonly id: string; readonly version?: number; readonly release?: boolean };

it('sends the oldest copy first, leaves open and refused drafts alone, and gives up what it sent', async () => {
  const calls: string[] = [];
  const confirmed: string[] = [];
  const answer = ({ id, version, release }: Input) => {
    calls.push(`${release === true ? 'give up' : 'save'} ${id}`);
    if (version === undefined) return { openLaunchDraft: { successful: true, result: null, errors: [] } };
    const errors = id === 'refused' ? [{ code: 'too_large', message: 'This draft is too large to save.', path: null }] : [];
    const result = { id, version: version + 1, savedAt: null };
    return { saveLaunchDraft: { successful: errors.length === 0, result, errors } };
  };
  const mutation = (_: unknown, { input }: { readonly input: Input }) => ({ toPromise: async () => ({ data: answer(input) }) });
  const store = {
    device: 'here',
    stampOf: () => 7,
    readUnsent: async () => ['newer', 'open', 'refused', 'older'].map(copyOf),
    isOpen: async (id: string) => id === 'open',
    confirmCopy: async (stamp: number, { draftId, version }: DraftCopy['saved']) => {
      confirmed.push(`${draftId} ${version}, ${stamp}`);
    },
  } as unknown as DraftStore;
  const deps = {
    client: { mutation } as unknown as Client,
    store,
    timezone: 'UTC',
    person: 'Ann',
    actor: { role: 'customer', userId: 'me' } as const,
  };
  await toPromise(createActor(sendDraftsPorts(deps).sendUnsent).start());
  expect(calls).toEqual(['save older', 'give up older', 'save refused', 'save newer', 'give up newer']);
  expect(confirmed).toEqual(['older 2, 7', 'newer 2, 7']);
});
