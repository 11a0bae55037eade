import { CombinedError } from 'urql';
import type { Client } from 'urql';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { describe, expect, it } from 'vitest';
import { acceptAssignmentPorts } from './accept-assignment/accept-assignment.host.tsx';
import { publishAllPorts } from './publish-all/publish-all.host.tsx';
import { publishPorts } from './publish/publish.host.tsx';

type Sent = { readonly variables: unknown; readonly context: unknown };

const clientOf = (result: unknown) => {
  const sent: Sent[] = [];
  const mutation = (_document: unknown, variables: unknown, context: unknown) => {
    sent.push({ variables, context });
    return { toPromise: () => Promise.resolve(result) };
  };
  return { client: { mutation } as unknown as Client, sent };
};

const answered = (field: string, answer: object) => ({ data: { [field]: { successful: true, errors: [], ...answer } } });
const lost = { error: new CombinedError({ networkError: new Error('gone') }) };
const run = (logic: AnyActorLogic, input: object): Promise<unknown> => {
  const actor = createActor(logic, { input });
  const settled = toPromise(actor);
  actor.start();
  return settled;
};
const keyed = (key: string) => ({ fetchOptions: { headers: { 'Idempotency-Key': key } } });

describe('publishing', () => {
  it('sends one tester under the key of the press', async () => {
    const { client, sent } = clientOf(answered('publishIssuesAndCaseResults', {}));
    const answer = await run(publishPorts(client).publishResults, { testId: 't1', participantIds: ['p1'], key: 'k1' });
    expect(sent).toEqual([{ variables: { input: { testId: 't1', participantIds: ['p1'] } }, context: keyed('k1') }]);
    expect(answer).toEqual({ successful: true, messages: [] });
  });

  it('sends many testers in one call', async () => {
    const { client, sent } = clientOf(
      answered('publishIssuesAndCaseResults', { successful: false, errors: [{ code: 'not_publishable', message: 'No.', path: null }] }),
    );
    const answer = await run(publishAllPorts(client).publishAllResults, { testId: 't1', participantIds: ['p1', 'p2'], key: 'k1' });
    expect(sent.map(({ variables }) => variables)).toEqual([{ input: { testId: 't1', participantIds: ['p1', 'p2'] } }]);
    expect(answer).toEqual({ successful: false, messages: ['No.'] });
  });

  it('fails when no answer came', async () => {
    const { client } = clientOf(lost);
    await expect(run(publishPorts(client).publishResults, { testId: 't1', participantIds: ['p1'], key: 'k1' })).rejects.toThrow('gone');
  });
});

describe('the other writes of the results area', () => {
  it('answer an assignment, and notice that another was faster', async () => {
    const accepted = clientOf(answered('changeAssignmentStatus', {}));
    await run(acceptAssignmentPorts(accepted.client).acceptAssignment, { assignmentId: 'a1', guidanceVersion: 3 });
    expect(accepted.sent[0]?.variables).toEqual({
      input: { assignedCommunityTestManagerId: 'a1', status: 'accepted', guidanceVersion: 3 },
    });
    const taken = clientOf(
      answered('changeAssignmentStatus', { successful: false, errors: [{ code: 'already_accepted', message: 'Taken.', path: null }] }),
    );
    expect(await run(acceptAssignmentPorts(taken.client).rejectAssignment, { assignmentId: 'a1' })).toEqual({
      successful: false,
      messages: ['Taken.'],
      isTaken: true,
    });
    expect(taken.sent[0]?.variables).toEqual({ input: { assignedCommunityTestManagerId: 'a1', status: 'rejected' } });
  });
});
