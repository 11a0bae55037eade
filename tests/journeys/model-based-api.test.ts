import { describe } from 'vitest';
import { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import { sender, suite } from '#machines/testing/testing.ts';
import type { Driver } from '#machines/testing/testing.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const actor = sender('customer');
const events = [
  { type: 'issue.accept', actor, severity: 'high' },
  { type: 'issue.reject', actor, reason: 'Duplicate' },
  { type: 'issue.reject', actor, reason: 'Not to my taste' },
  { type: 'issue.untriage', actor },
  { type: 'severity.change', actor, severity: 'low' },
] as const;

const calls = {
  'issue.accept': ({ severity }: { severity: string | null }) => ['Accept', { newSeverity: severity }] as const,
  'issue.reject': ({ reason }: { reason: string }) => ['Reject', { rejectionReason: reason }] as const,
  'issue.untriage': () => ['Untriage', {}] as const,
  'severity.change': ({ severity }: { severity: string }) => ['ChangeSeverity', { newSeverity: severity, source: 'ada' }] as const,
};

let ask: AskPortal;
const unused: string[] = [];

const mutations = {
  Accept: 'mutation ($input: FlexibleTestingIssueAcceptInput!) { answer: flexibleTestingIssueAccept(input: $input) { successful } }',
  Reject: 'mutation ($input: FlexibleTestingIssueRejectInput!) { answer: flexibleTestingIssueReject(input: $input) { successful } }',
  Untriage: 'mutation ($input: FlexibleTestingIssueUntriageInput!) { answer: flexibleTestingIssueUntriage(input: $input) { successful } }',
  ChangeSeverity:
    'mutation ($input: FlexibleTestingChangeIssueSeverityInput!) { answer: flexibleTestingChangeIssueSeverity(input: $input) { successful } }',
};

type Listed = { readonly flexibleTestingIssues: { readonly edges: readonly { readonly node: { readonly id: string } }[] } };

const freshIssue = async (): Promise<string> => {
  if (unused.length === 0) {
    const { flexibleTestingIssues } = await ask<Listed>('{ flexibleTestingIssues(triageStatusEq: untriaged) { edges { node { id } } } }');
    unused.push(...flexibleTestingIssues.edges.map(({ node }) => node.id));
  }
  const id = unused.pop();
  if (id === undefined) throw new Error('No issue is new.');
  return id;
};

const overApi: Driver<typeof issueMachine> = async () => {
  const issueId = await freshIssue();
  const call = async (event: (typeof events)[number]): Promise<boolean> => {
    const [mutation, carried] = calls[event.type](event as never);
    const { answer } = await ask<{ answer: { successful: boolean } }>(mutations[mutation], { input: { issueId, ...carried } });
    return answer.successful;
  };
  return {
    send: async (event) => {
      await call(event as (typeof events)[number]);
    },
    refuses: async (event) => !(await call(event as (typeof events)[number])),
    state: async () => {
      const shown = '($id: ID!) { flexibleTestingIssue(id: $id) { triageStatus } }';
      return (await ask<{ flexibleTestingIssue: { triageStatus: string } }>(`query ${shown}`, { id: issueId })).flexibleTestingIssue
        .triageStatus;
    },
    close: async () => {
      await ask(mutations.Untriage, { input: { issueId } });
    },
  };
};

describe('an issue, judged through the API', () => {
  const input = { triageReason: null, severity: 'high', reviewedSeverity: null, forceSeverityChangeBeforeAccept: false } as const;
  for (const { name, run } of suite(issueMachine, overApi, { inputs: [input], events, refusals: true }))
    journey(name, async ({ journey: { portal } }) => {
      ask = await portal('customer');
      await run();
    });
});
