import { dismissToast } from '#src/ui/toast.tsx';
import { answerProblem } from '#src/areas/session/viewer/problems.ts';
import { gql } from 'urql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quietPortal } from './portal.builders.ts';
import type { Problem } from './problems.ts';

const read = gql<{ readonly answer: string }, Record<string, never>>('query Read_One { answer }');
const change = gql<{ readonly answer: string }, Record<string, never>>('mutation Change_One { answer }');

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

/** What the portal hears of every call that is answered so. */
const heard = async (status: number, body: object, document = read): Promise<readonly Problem[]> => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const problems: Problem[] = [];
  const { client } = quietPortal({ onProblem: (problem) => void problems.push(problem) });
  await (document === read ? client.query(document, {}) : client.mutation(document, {})).toPromise();
  return problems;
};

describe('a body with error_code alone', () => {
  it.each([
    ['SH-413', 409, 'stale_organization', { kind: 'stale' }],
    ['SH-419', 401, 'user_not_found', { kind: 'access', refusal: 'user_not_found' }],
    ['SH-419', 403, 'user_not_found', { kind: 'access', refusal: 'user_not_found' }],
    ['SH-420', 401, 'trial_expired', { kind: 'access', refusal: 'trial_expired' }],
    ['SH-420', 403, 'trial_expired', { kind: 'access', refusal: 'trial_expired' }],
  ])('%s: %i %s is understood, asked or changed', async (_, status, code, problem) => {
    expect(await heard(status, { error_code: code })).toEqual([problem]);
    expect(await heard(status, { error_code: code }, change)).toEqual([problem]);
  });

  it.each([
    ['user_not_found', 'user_not_found'],
    ['trial_expired', 'trial_expired'],
  ])('SH-419 SH-420: leads the session back with its reason: %s', async (code, refusal) => {
    const send = vi.fn<(event: object) => void>();
    const answer = answerProblem({
      session: { send } as never,
      role: () => 'customer',
      navigate: () => undefined,
      reload: () => undefined,
    });
    for (const problem of await heard(403, { error_code: code })) answer(problem);
    expect(send.mock.calls).toEqual([[{ type: 'access.refused', refusal }]]);
  });

  it('that also names errors is left as it is, and so is one without a code', async () => {
    expect(await heard(403, { error_code: 'other', errors: [{ message: 'No.', extensions: { code: 'TRIAL_EXPIRED' } }] })).toEqual([
      { kind: 'access', refusal: 'trial_expired' },
    ]);
    expect(await heard(500, {})).toEqual([{ kind: 'server' }]);
  });
});
