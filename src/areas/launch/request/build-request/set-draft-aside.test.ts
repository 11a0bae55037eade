import type { Client } from 'urql';
import { describe, expect, it } from 'vitest';
import type { DraftCopy } from '#machines/flows/launch/request/build-request.rules.ts';
import { requestOf } from '#machines/flows/launch/launch.builders.ts';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { DraftStore } from '../../drafts/keep-draft/draft-store.ts';
import { setDraftAside } from './set-draft-aside.ts';

type Input = { readonly id: string; readonly version?: number; readonly name?: string; readonly release?: boolean };

function deviceWith(isReached: boolean) {
  const sent: string[] = [];
  const copies: Omit<DraftCopy, 'stamp'>[] = [];
  const answer = async ({ input }: { readonly input: Input }) => {
    if (!isReached) throw new Error('offline');
    sent.push(input.release === true ? 'given up' : (input.name ?? ''));
    return { data: { saveLaunchDraft: { successful: true, result: { id: input.id, version: 1, savedAt: null }, errors: [] } } };
  };
  const client = { mutation: (_: unknown, variables: { readonly input: Input }) => ({ toPromise: () => answer(variables) }) };
  const store = { device: 'here', stampOf: () => 1, writeCopy: async (copy: Omit<DraftCopy, 'stamp'>) => void copies.push(copy) };
  const deps = {
    client: client as unknown as Client,
    store: store as unknown as DraftStore,
    timezone: 'UTC',
    person: 'Ann',
    actor: { role: 'customer', userId: 'me' } as const,
  };
  return {
    sent,
    copies,
    keep: (aside: string, beside: string) => setDraftAside(deps, requestOf(1, { name: aside }), requestOf(1, { name: beside })),
    deps,
  };
}

describe('a draft that does not go on', () => {
  it('is kept on the server and given up, under a name that tells the two apart', async () => {
    const { sent, copies, keep } = deviceWith(true);
    const ids = [await keep('Here', 'There'), await keep('Release 12', 'Release 12')];
    expect([sent, copies, new Set(ids).size]).toEqual([['Here', 'given up', 'Copy of Release 12', 'given up'], [], 2]);
  });

  it('is kept on this device where the server does not answer, with tests of its own', async () => {
    const { copies, keep } = deviceWith(false);
    const draftId = await keep('Here', 'There');
    expect(copies.map(({ saved, unsent }) => [saved.draftId, saved.version, saved.draft.name, unsent])).toEqual([
      [draftId, 0, 'Here', true],
    ]);
    expect(copies[0]?.saved.draft.tests.map(({ id }) => id)).not.toEqual(['t1']);
  });

  it('is not kept where nothing was typed', async () => {
    const { sent, copies, deps } = deviceWith(true);
    expect([await setDraftAside(deps, emptyDraft('UTC'), requestOf(1)), sent, copies]).toEqual([null, [], []]);
  });
});
