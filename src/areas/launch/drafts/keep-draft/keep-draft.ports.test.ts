import type { Client } from 'urql';
import { describe, expect, it } from 'vitest';
import type { SavedDraft } from '#machines/flows/launch/drafts/keep-draft.ts';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { DraftStore } from './draft-store.ts';
import { saveDraft } from './keep-draft.ports.ts';

type OnServer = {
  readonly version: number;
  readonly device: string;
  readonly stamp: number;
  readonly testId?: string;
  readonly code?: string;
};
type Sent = { readonly input: { readonly id: string; readonly version?: number } };

const typed: SavedDraft = { draftId: 'd1', version: 1, savedAt: null, draft: { ...emptyDraft('UTC'), name: 'Typed here' } };
const savedAt = '2026-11-21T09:00:00.000Z';

/** A server that has a draft of some version; what was typed here has the stamp 5. */
function serverWith({ version, device, stamp, testId, code = 'stale_object' }: OnServer, name = 'On the server') {
  const saves: number[] = [];
  const errors = [{ code, message: 'Newer.', path: null }];
  const state = testId === undefined ? 'draft' : 'submitted';
  const forgotten: string[] = [];
  const answer = ({ input }: Sent) => {
    if (input.version === undefined) {
      const values = { ...typed.draft, name, device, stamp: String(stamp) };
      const result = {
        id: input.id,
        version,
        values,
        state,
        savedAt,
        testId: testId ?? null,
        name,
        ownerId: 'me',
        sharing: null,
        ownerName: 'Ann',
      };
      return { openLaunchDraft: { successful: true, result: { ...result, holder: null, holderName: null }, errors: [] } };
    }
    saves.push(input.version);
    const isTaken = input.version === version;
    return { saveLaunchDraft: { successful: isTaken, result: isTaken ? { id: input.id, version: version + 1, savedAt } : null, errors } };
  };
  const client = { mutation: (_: unknown, sent: Sent) => ({ toPromise: async () => ({ data: answer(sent) }) }) } as unknown as Client;
  const forgetCopy = async (id: string) => void forgotten.push(id);
  const store = { device: 'here', stampOf: () => 5, passStamp: () => undefined, forgetCopy } as unknown as DraftStore;
  return {
    saves,
    forgotten,
    save: () => saveDraft({ client, store, timezone: 'UTC', person: 'Ann', actor: { role: 'customer', userId: 'me' } as const }, typed),
  };
}

describe('saving a draft that is newer on the server', () => {
  it('is done where the server has it and only the answer was lost', async () => {
    const { save, saves } = serverWith({ version: 2, device: 'here', stamp: 5 });
    expect([await save(), saves]).toEqual([{ kind: 'saved', version: 2, savedAt }, [1]]);
  });

  it('goes over what this device saved before', async () => {
    const { save, saves } = serverWith({ version: 2, device: 'here', stamp: 4 });
    expect([await save(), saves]).toEqual([{ kind: 'saved', version: 3, savedAt }, [1, 2]]);
  });

  it.each([
    ['this device saved later', { version: 3, device: 'here', stamp: 6 }],
    ['another device saved', { version: 3, device: 'there', stamp: 4 }],
  ])('leaves what %s', async (_, onServer) => {
    const { save, saves } = serverWith(onServer);
    expect([await save(), saves]).toMatchObject([{ kind: 'stale', newer: { version: 3, draft: { name: 'On the server' } } }, [1]]);
  });

  it.each(['stale_object', 'invalid_state'])('finds one that is launched, and forgets its copy (%s)', async (code) => {
    const { save, forgotten } = serverWith({ version: 3, device: 'here', stamp: 4, testId: 'r1', code });
    expect([await save(), forgotten]).toEqual([{ kind: 'launched', receipt: { id: 'r1', name: 'On the server' } }, ['d1']]);
  });

  it('is refused in words where it is refused for another reason', async () => {
    for (const code of ['too_long', 'invalid_state']) {
      const { save, saves } = serverWith({ version: 3, device: 'here', stamp: 4, code });
      expect([await save(), saves]).toEqual([{ kind: 'refused', message: 'Newer.' }, [1]]);
    }
  });
});
