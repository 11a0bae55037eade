import type { JudgeEvent } from './judge.events.ts';
import { oneIssue } from './judge.rules.ts';
import type { Carried, JudgeEmitted, JudgedIssue, Outcome, Subject } from './judge.rules.ts';
import { sender } from '#machines/testing/who-may.ts';
import { judgeMachine } from './judge.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';
import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { selectCanUndo, selectChoice, selectNotUndone, selectRefusals } from './judge.selectors.ts';

export const issue = (issueId = 'i1', more: Partial<IssueRow> = {}): JudgedIssue => ({
  issueId,
  code: `NW-412-${issueId}`,
  version: 1,
  row: {
    triageStatus: 'untriaged',
    triageReason: null,
    severity: 'medium',
    reviewedSeverity: null,
    originalId: null,
    duplicatesCount: 0,
    forceSeverityChangeBeforeAccept: false,
    ...more,
  },
});
export const plain = issue();
export const forced = issue('i2', { forceSeverityChangeBeforeAccept: true });
export const accepted = issue('i3', { triageStatus: 'accepted', severity: 'high' });
export const rejected = issue('i4', { triageStatus: 'rejected', triageReason: 'Other' });
export const several = (...issues: readonly JudgedIssue[]): Subject => ({ issues, isSelection: true });
export const payments = { id: 'g1', name: 'payments' };
export const wording = { id: 'g2', name: 'Wording' };
export const customer = sender('customer');
export const choose = 'Please choose a severity.';
export const onlyThey = 'Only customers and test managers can triage issues.';
export const notNow = [{ issueId: 'i3', message: 'Not now.' }];

export const done = (issueId = 'i1', version: number | null = 2): Outcome => ({
  issueId,
  isChanged: version !== null,
  version,
  before: null,
  refusal: null,
});
export const no = (issueId = 'i1', refusal = 'Not now.'): Outcome => ({ issueId, isChanged: false, version: null, before: null, refusal });
export const answer = (key: string, outcomes: readonly Outcome[] = [done()], tag: typeof payments | null = null): JudgeEvent => ({
  type: 'act.answered',
  key,
  outcomes,
  tag,
});
export const back = (key: string, outcomes: readonly Outcome[] = [done()]): JudgeEvent => ({ type: 'undo.answered', key, outcomes });
export const undo = (key: string | null = null): JudgeEvent => ({ type: 'act.undo', key });
export const hang = (tag: { id: string | null; name: string }, attached = true): JudgeEvent => ({
  type: 'tag.change',
  about: oneIssue({ issueId: 'i1', code: 'NW-412-i1' }),
  tag,
  attached,
});

export const started = (role: 'customer' | 'community_test_manager' = 'customer') => {
  const carried: Carried[] = [];
  const heard: JudgeEmitted[] = [];
  const carryActs = fromCallback<EventObject>(({ receive }) => receive((event) => carried.push(event as Carried)));
  const actor = createActor(judgeMachine.provide({ actors: { carryActs } }), { input: { actor: sender(role) } });
  actor.on('*', (event) => heard.push(event));
  actor.start();
  return {
    actor,
    carried,
    heard,
    send: (...events: readonly JudgeEvent[]) => events.forEach((event) => actor.send(event)),
    moves: () => carried.map((event) => (event.type === 'act.carry' ? event.act.move : event.type)),
    /** "act i1,i2" */
    sent: () =>
      carried.map((event) =>
        event.type === 'reading.carry' || event.type === 'act.drop'
          ? `read ${'issueId' in event ? event.issueId : ''}`
          : `${event.type.slice(0, 4).replace('.', '')} ${event.act.issues.map((each) => each.issueId).join()}`,
      ),
    told: () => heard.map(({ type }) => type),
    choice: () => selectChoice(actor.getSnapshot()),
    refusals: () => selectRefusals(actor.getSnapshot()),
    notUndone: () => selectNotUndone('i1')(actor.getSnapshot()),
    canUndo: () => selectCanUndo(actor.getSnapshot()),
  };
};

export const original = { issueId: 'o1', code: 'NW-412-o1', namedAs: 'original' } as const;
export const duplicate = issue('i5', { triageStatus: 'rejected', triageReason: 'Duplicate', originalId: 'o1' });
const subjects = [...[plain, forced, rejected, { ...plain, isReadBeside: true }].map(oneIssue), several(forced), several(rejected)];
const events: readonly JudgeEvent[] = [
  ...subjects.flatMap((of): JudgeEvent[] => [
    { type: 'issues.accept', of },
    { type: 'issues.reject', of, reason: 'Duplicate' },
    { type: 'issues.untriage', of },
    { type: 'severity.choose', of },
    { type: 'reason.choose', of },
  ]),
  ...[plain, { ...plain, isReadBeside: true }, duplicate].map((one) => ({ type: 'original.choose', of: oneIssue(one) }) as const),
  ...[rejected, duplicate].map((one) => ({ type: 'issues.merge', of: several(one), original }) as const),
  ...[rejected, duplicate].map((one) => ({ type: 'issues.unmerge', of: oneIssue(one) }) as const),
  { type: 'tag.change', about: several(), tag: payments, attached: true },
  hang(payments),
  { type: 'tags.choose' },
  { type: 'severity.pick', severity: 'medium' },
  { type: 'severity.pick', severity: 'high' },
  { type: 'reason.pick', reason: 'Other' },
  { type: 'reason.pick', reason: 'Duplicate' },
  { type: 'original.pick', original },
  { type: 'original.pick', original: { ...original, namedAs: 'itself' } },
  { type: 'original.leave' },
  { type: 'choice.cancel' },
  { type: 'issue.open', issueId: 'i1', wasRead: false },
  { type: 'issue.open', issueId: 'i1', wasRead: true },
  { type: 'issue.shown', issueId: 'i1' },
  { type: 'issue.shown', issueId: 'i2' },
  { type: 'issue.leave', issueId: 'i2' },
  { type: 'issue.revisit', issueId: 'i1' },
  { type: 'selection.changed', issueIds: [] },
  undo(),
  undo('a1'),
  undo('a9'),
  answer('a1'),
  answer('a9'),
  ...[done, no].map((outcome) =>
    answer(
      'a1',
      ['i1', 'i2', 'i4'].map((id) => (outcome === done ? done(id, null) : no(id))),
    ),
  ),
  { type: 'act.held', key: 'a1', isTried: false },
  { type: 'act.held', key: 'a9', isTried: true },
  { type: 'act.resumed', key: 'a1' },
  { type: 'act.lost', key: 'a1', message: 'No', tag: null },
  { type: 'act.retry', act: { key: 'a1', isSelection: true, move: { type: 'issue.reject', reason: 'Other' }, issues: [] } },
  back('a1'),
  back('a1', [no()]),
  { type: 'undo.lost', key: 'a1', message: 'No' },
];

export const judgeSamples: WalkOptions<typeof judgeMachine> = {
  inputs: [{ actor: customer }, { actor: sender('community_test_manager') }],
  events,
  outcomes: { carryActs: { errors: [new Error('lost')] } },
  project: ({ context }) => [
    context.chosen?.issues[0]?.issueId,
    context.chosen?.isSelection,
    context.queue.filter(({ act }) => act.key === 'a1').map(({ isUndo, act, held: how }) => `${isUndo} ${act.isSelection} ${how}`),
    context.acts.some(({ key }) => key === 'a1'),
    context.until.awaited?.id,
    context.until.shown.includes('i1'),
  ],
  limit: 900,
};
