import { gql } from 'urql';
import { expect, it } from 'vitest';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import { mustRefetch } from './changes.ts';
import type { Change } from './changes.ts';

const variables = { id: 'p1', resultId: 'r1', testId: 't1' };
const Tester = gql<unknown, typeof variables>(
  'query Tester($id: ID, $testId: ID!) { testParticipant(id: $id, testId: $testId) { id moderationLogs { eventTime } } }',
);
const Result = gql<unknown, typeof variables>(
  'query Result($resultId: ID!) { flexibleTestingTestCaseResult(id: $resultId) { id participantId } }',
);
const shown = { testParticipant: { id: 'p1' }, flexibleTestingTestCaseResult: { id: 'r1', participantId: 'p1' } };

const judged = (topic: 'case_result' | 'participant', isOwn: boolean, status: ParticipantStatus = 'testing_complete'): Change => ({
  changed: {
    topic,
    testId: 't1',
    entityId: topic === 'participant' ? 'p1' : 'r1',
    participant: { __typename: 'Participant', id: 'p1', status },
    caseResult: topic === 'participant' ? null : { __typename: 'CaseResult', id: 'r1' },
  } as unknown as Change['changed'],
  before: {},
  isOwn,
});

const asked = (change: Change): readonly string[] =>
  [Tester, Result]
    .filter((query) => mustRefetch({ query, variables }, change, () => shown))
    .map((query) => (query === Tester ? 'Tester' : 'Result'));

it('asks for a tester and the result after an act of somebody else, and not after an own one, whose response told both', () => {
  for (const topic of ['case_result', 'participant'] as const)
    expect([topic, asked(judged(topic, false)), asked(judged(topic, true))]).toEqual([topic, ['Tester', 'Result'], []]);
});

it('asks again after an own act that ends the work of the tester: it changed each result', () => {
  for (const status of ['removed', 'publishing_results', 'results_published'] as const)
    expect([status, asked(judged('participant', true, status))]).toEqual([status, ['Tester', 'Result']]);
});
