import type { Client } from 'urql';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { takeBackLaunchPorts } from './take-back-launch.host.tsx';

const saved = { draftId: 'd1', version: 3, savedAt: null, draft: { ...emptyDraft('UTC'), name: 'Typed at last', attempt: 2 } };
const held = { testId: 'a1', saved, until: 0 };

async function taken(answered: object) {
  const written: unknown[] = [];
  const sent: unknown[] = [];
  const client = {
    mutation: (_: unknown, { input }: { input: object }, { fetchOptions }: { fetchOptions: object }) => {
      sent.push([input, fetchOptions]);
      return { toPromise: async () => ({ data: { takeBackLaunch: answered } }) };
    },
  } as unknown as Client;
  const store = { writeCopy: async (copy: unknown) => void written.push(copy) };
  const { takeBackLaunch } = takeBackLaunchPorts({ client, store, held, key: 'k1' });
  const answer = await toPromise(createActor(takeBackLaunch).start());
  return { answer, written, sent };
}

describe('taking a launch back', () => {
  it('keeps the draft as it was sent, on the version that the server has now and for an attempt of its own', async () => {
    const result = { id: 'd1', version: 5, state: 'draft', testId: null };
    const { answer, written, sent } = await taken({ successful: true, result, errors: [] });
    expect(answer.successful).toBe(true);
    expect(sent).toEqual([[{ id: 'd1', testId: 'a1' }, { headers: { 'Idempotency-Key': 'k1' } }]]);
    expect(written).toEqual([{ saved: { ...saved, version: 5, draft: { ...saved.draft, attempt: 3 } }, unsent: true }]);
  });

  it('keeps nothing where it is refused', async () => {
    const errors = [{ code: 'invalid_state', message: 'They are over.', path: null }];
    const { answer, written } = await taken({ successful: false, result: null, errors });
    expect([answer.successful, written]).toEqual([false, []]);
  });
});
