import { describe } from 'vitest';
import { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import { sender, suite } from '#machines/testing/testing.ts';
import type { Driver } from '#machines/testing/testing.ts';
import { callsOfIssue } from '../support/calls-of-issue.ts';
import { documentOf } from '../support/documents.ts';
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

let ask: AskPortal;
const unused: string[] = [];

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
    const { mutation, input } = callsOfIssue[event.type];
    const { answer } = await ask<{ answer: { successful: boolean } }>(documentOf(mutation), { input: input(event as never, issueId) });
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
      await call({ type: 'issue.untriage', actor });
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
