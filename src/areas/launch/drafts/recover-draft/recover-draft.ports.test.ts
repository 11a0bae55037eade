import type { Client } from 'urql';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { DraftStore } from '../keep-draft/draft-store.ts';
import { recoverDraftPorts } from './undrawn-draft.host.tsx';

/** A server whose draft saved last changes between two questions, and what it is told to discard. */
function portsFor(listed: readonly string[], refused = '') {
  const left = [...listed];
  const discarded: string[] = [];
  const forgotten: string[] = [];
  const found = {
    version: 1,
    savedAt: null,
    state: 'draft',
    testId: null,
    ownerId: 'me',
    sharing: null,
    ownerName: '',
    holder: null,
    holderName: null,
    launched: null,
  };
  const client = {
    query: () => ({ toPromise: async () => ({ data: { launchDrafts: left.splice(0, 1).map((id) => ({ id, testIds: [] })) } }) }),
    mutation: (_: unknown, { input }: { readonly input: { readonly id: string; readonly restore?: boolean } }) => ({
      toPromise: async () => {
        if (input.restore !== undefined) discarded.push(input.id);
        const result = { ...found, id: input.id, values: { ...emptyDraft('UTC'), name: `Name of ${input.id}` } };
        return {
          data: {
            openLaunchDraft: { successful: true, result, errors: [] },
            discardLaunchDraft: { successful: refused === '', errors: [{ code: 'invalid_state', message: refused, path: null }] },
          },
        };
      },
    }),
  } as unknown as Client;
  const store = {
    device: 'here',
    readCopies: async () => [],
    readCopy: async () => null,
    forgetCopy: async (id: string) => void forgotten.push(id),
    passStamp: () => undefined,
  };
  const deps = {
    client,
    timezone: 'UTC',
    person: 'Ann',
    actor: { role: 'customer', userId: 'me' } as const,
    store: store as unknown as DraftStore,
  };
  const told: string[] = [];
  const ports = recoverDraftPorts(deps, { draftId: null, testId: null }, (id) => told.push(id));
  return { ports, discarded, forgotten, told };
}

describe('a draft that the address does not name', () => {
  it('is the one saved last, by its name, and no other is discarded for it', async () => {
    const { ports, discarded, told } = portsFor(['d1', 'd2']);
    const found = await toPromise(createActor(ports.readParts, { input: { id: null } }).start());
    expect([found?.id, found?.name]).toEqual(['d1', 'Name of d1']);
    const again = await toPromise(createActor(ports.readParts, { input: { id: 'd1' } }).start());
    expect(again?.id).toBe('d1');
    await toPromise(createActor(ports.discardDraft, { input: { id: 'd1' } }).start());
    expect([discarded, told]).toEqual([['d1'], ['d1']]);
  });

  it('is none where there is no draft', async () => {
    expect(await toPromise(createActor(portsFor([]).ports.readParts, { input: { id: null } }).start())).toBeNull();
  });

  it('stays on this device, and nobody is told that it is gone, where discarding it is refused', async () => {
    const { ports, forgotten, told } = portsFor(['d1'], 'This request has been launched.');
    const answer = await toPromise(createActor(ports.discardDraft, { input: { id: 'd1' } }).start());
    expect([answer, forgotten, told]).toEqual([{ refusal: 'This request has been launched.' }, [], []]);
  });
});
