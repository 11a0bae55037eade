import type { Entity } from '#server/api/entity.ts';
import type { RequestContext } from '#server/api/context.ts';
import { scopeOf } from '#server/api/scope.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { blockerShape } from './blocker.fields.ts';
import { caseResultShape, testCaseShape } from './case-result.fields.ts';
import { issueShape, tagShape } from './issue.fields.ts';
import { participantShape } from './participant.fields.ts';
import { reproductionShape } from './reproduction.fields.ts';
import { platformTestJoins, platformTestShape } from './test.fields.ts';

const onTest = (context: RequestContext, alias: string): Sql => sql`${scopeOf(context).ofTest(alias)} and ${scopeOf(context).kept(alias)}`;

const published = (context: RequestContext, alias: string): Sql => sql`${onTest(context, alias)} and ${scopeOf(context).published(alias)}`;

/** Customers have no blockers. */
const hasBlockers = ({ viewer: { role } }: RequestContext): Sql => raw(role === 'customer' ? 'false' : 'true');

/** What may be read by its id; also what events carry. */
export const entities = {
  issue: { id: raw('i.id'), shape: issueShape, from: (context) => sql`from issue i where ${published(context, 'i')}` },
  issueTag: {
    id: raw('g.id'),
    shape: tagShape,
    from: (context) => sql`from issue_tag g where ${scopeOf(context).organization('g')} and g.state = 'live'`,
  },
  reproduction: {
    id: raw('r.id'),
    shape: reproductionShape,
    from: (context) =>
      sql`from reproducibility_test r join issue i on i.id = r.issue_id where ${published(context, 'i')} and ${scopeOf(context).published('r')}`,
  },
  participant: { id: raw('p.id'), shape: participantShape, from: (context) => sql`from participant p where ${published(context, 'p')}` },
  testCase: { id: raw('k.id'), shape: testCaseShape, from: (context) => sql`from test_case k where ${onTest(context, 'k')}` },
  caseResult: { id: raw('r.id'), shape: caseResultShape, from: (context) => sql`from case_result r where ${published(context, 'r')}` },
  /** The participant of a result, by the id of the result. */
  participantOfResult: {
    id: raw('r.id'),
    shape: participantShape,
    from: (context) => sql`from case_result r join participant p on p.id = r.participant_id where ${published(context, 'p')}`,
  },
  blocker: {
    id: raw('b.id'),
    shape: blockerShape,
    from: (context) =>
      sql`from blocker b join participant p on p.id = b.participant_id where ${onTest(context, 'b')} and ${hasBlockers(context)}`,
  },
  test: {
    id: raw('t.id'),
    shape: platformTestShape,
    from: (context) => sql`from test t ${platformTestJoins} where ${scopeOf(context).test('t')}`,
  },
} as const satisfies Readonly<Record<string, Entity>>;
