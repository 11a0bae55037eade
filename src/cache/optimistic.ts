import type { Actor } from '#machines/lib/actor.ts';
import { can, next } from '#machines/lib/lifecycle.ts';
import type { Lifecycle } from '#machines/lib/lifecycle.ts';
import { blockerLifecycle } from '#machines/lifecycles/blocker/blocker.machine.ts';
import type { BlockerEvent } from '#machines/lifecycles/blocker/blocker.types.ts';
import { caseResultLifecycle } from '#machines/lifecycles/case-result/case-result.machine.ts';
import type { CaseResultEvent } from '#machines/lifecycles/case-result/case-result.types.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueEvent, IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import { issueNoteLifecycle } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import type { IssueNoteEvent } from '#machines/lifecycles/issue-note/issue-note.types.ts';
import { BlockerAsked, blockerFields, blockerRowOf } from '#schema/generated/client/rows/blocker.documents.ts';
import { CaseResultAsked, caseResultFields, caseResultRowOf } from '#schema/generated/client/rows/case-result.documents.ts';
import { IssueAsked, issueFields, issueRowOf } from '#schema/generated/client/rows/issue.documents.ts';
import { IssueNoteAsked, issueNoteRowOf } from '#schema/generated/client/rows/issue-note.documents.ts';
import { issueTagLifecycle } from '#machines/lifecycles/issue-tag/issue-tag.machine.ts';
import type { IssueTagEvent } from '#machines/lifecycles/issue-tag/issue-tag.types.ts';
import { IssueTagAsked, issueTagFields, issueTagRowOf } from '#schema/generated/client/rows/issue-tag.documents.ts';
import type { Cache, OptimisticMutationConfig } from '@urql/exchange-graphcache';
import type { TypedDocumentNode } from 'urql';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import { issuesAtOnce } from './issue-predictions.ts';
import { movedFigures } from './issue-figures.ts';
import type { Member } from './headers.ts';

type Entity = { readonly __typename: string; readonly id: string };
type Input = Readonly<Record<string, unknown>>;
type Row = object;

const inputOf = (args: object): Input => Object(Reflect.get(args, 'input')) as Input;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

type Prediction<TMachine extends AnyStateMachine, TRow extends Row, TShown extends object> = {
  readonly answer: string;
  readonly entity: (input: Input) => Entity;
  readonly lifecycle: Lifecycle<TMachine, TRow>;
  readonly asked: TypedDocumentNode<TShown, Record<string, never>>;
  readonly rowOf: (shown: TShown) => TRow;
  /** Other columns stay as the server has them. */
  readonly fields: Partial<Readonly<Record<keyof TRow & string, string>>>;
  readonly around?: (cache: Cache, entity: Entity, before: TRow, changed: Partial<TRow>, input: Input) => object;
};

/** Nothing where the cache lacks a column of the chart. */
const predict =
  <TMachine extends AnyStateMachine, TRow extends Row, TShown extends object>({
    answer,
    entity: entityOf,
    lifecycle,
    asked,
    rowOf,
    fields,
    around = () => ({}),
  }: Prediction<TMachine, TRow, TShown>) =>
  (eventOf: (input: Input) => EventFromLogic<TMachine>) =>
  (args: object, cache: Cache) => {
    const input = inputOf(args);
    const entity = entityOf(input);
    const shown = cache.readFragment(asked, { ...entity });
    if (shown === null) return null;
    const row = rowOf(shown);
    const event = eventOf(input);
    if (!can(lifecycle, row, event)) return null;
    const { row: columns } = next(lifecycle, row, event);
    const changed = Object.entries(fields).flatMap(([column, field]) => (column in columns ? [[field, Reflect.get(columns, column)]] : []));
    return {
      __typename: answer,
      successful: true,
      version: null,
      errors: [],
      result: { ...entity, ...Object.fromEntries(changed), ...around(cache, entity, row, columns, input) },
    };
  };

const entity =
  (__typename: string, id: string) =>
  (input: Input): Entity => ({ __typename, id: textOf(input[id]) ?? '' });

const issue = predict({
  around: (cache, { id }, { triageStatus: from }: IssueRow, { triageStatus: to }) => movedFigures(cache, [{ id, from, to }]).get(id) ?? {},
  answer: 'IssueChange',
  entity: entity('Issue', 'issueId'),
  lifecycle: issueLifecycle,
  asked: IssueAsked,
  rowOf: issueRowOf,
  fields: issueFields,
});

const note = predict({
  around: () => ({ __typename: 'Issue', issueNote: null }),
  answer: 'IssueChange',
  entity: entity('IssueNote', 'issueId'),
  lifecycle: issueNoteLifecycle,
  asked: IssueNoteAsked,
  rowOf: issueNoteRowOf,
  fields: {},
});

const caseResult = (id: string, around?: (input: Input) => object) =>
  predict({
    ...(around && { around: (_cache: Cache, _of: Entity, _row: Row, _changed: Row, input: Input) => around(input) }),
    answer: 'CaseResultChange',
    entity: entity('CaseResult', id),
    lifecycle: caseResultLifecycle,
    asked: CaseResultAsked,
    rowOf: caseResultRowOf,
    fields: caseResultFields,
  });

/** Until the answer tells the request by its id. */
const requested = ({ caseResultId, content }: Input): object => ({
  hasOpenCaseResultEditRequest: true,
  latestCaseResultEditRequest: {
    __typename: 'CaseResultEditRequest',
    id: `of ${String(caseResultId)}`,
    status: 'requested',
    content,
    createdAt: new Date().toISOString(),
  },
});

const blocker = predict({
  answer: 'TestBlockerResult',
  entity: entity('TestBlocker', 'testBlockerId'),
  lifecycle: blockerLifecycle,
  asked: BlockerAsked,
  rowOf: blockerRowOf,
  fields: blockerFields,
});

const issueTag = predict({
  answer: 'IssueTagChange',
  entity: entity('IssueTag', 'issueTagId'),
  lifecycle: issueTagLifecycle,
  asked: IssueTagAsked,
  rowOf: issueTagRowOf,
  fields: issueTagFields,
});

const issueChanges = (actor: Actor): OptimisticMutationConfig => ({
  flexibleTestingIssueAccept: issue(({ newSeverity }): IssueEvent => ({ type: 'issue.accept', actor, severity: textOf(newSeverity) })),
  flexibleTestingIssueReject: issue(({ rejectionReason }): IssueEvent => ({
    type: 'issue.reject',
    actor,
    reason: textOf(rejectionReason) ?? '',
  })),
  flexibleTestingIssueUntriage: issue((): IssueEvent => ({ type: 'issue.untriage', actor })),
  flexibleTestingChangeIssueSeverity: issue(({ newSeverity }): IssueEvent => ({
    type: 'severity.change',
    actor,
    severity: textOf(newSeverity) ?? '',
  })),
  flexibleTestingIssueNoteDestroy: note(({ restore }): IssueNoteEvent => ({
    type: restore === true ? 'note.restore' : 'note.delete',
    actor,
  })),
  flexibleTestingUpdateTagged: issueTag(({ name }): IssueTagEvent => ({ type: 'tag.rename', actor, name: textOf(name) ?? '' })),
});

const resultChanges = (actor: Actor): OptimisticMutationConfig => ({
  toggleTestCaseResultApproval: caseResult('testCaseResultId')(({ approved }): CaseResultEvent => ({
    type: 'approval.toggle',
    actor,
    approved: typeof approved === 'boolean' ? approved : null,
  })),
  flexibleTestingRejectCaseResult: caseResult('caseResultId')(({ rejectionReason }): CaseResultEvent => ({
    type: 'result.reject',
    actor,
    reason: textOf(rejectionReason) ?? '',
  })),
  createCaseResultEditRequest: caseResult('caseResultId', requested)((): CaseResultEvent => ({ type: 'edit.request', actor })),
  flexibleTestingCaseResultUnreject: caseResult('caseResultId')((): CaseResultEvent => ({ type: 'result.unreject', actor })),
});

const blockerChanges = (actor: Actor): OptimisticMutationConfig => ({
  resolveTestBlocker: blocker((): BlockerEvent => ({ type: 'blocker.resolve', actor, at: new Date().toISOString() })),
  requestTestBlockerAssistance: blocker((): BlockerEvent => ({ type: 'assistance.request', actor })),
});

/** Painted before the response; nothing where the chart refuses. */
export const optimisticFor = ({ role, userId }: Member): OptimisticMutationConfig => {
  const actor = { role, userId };
  return { ...issueChanges(actor), ...issuesAtOnce(actor), ...resultChanges(actor), ...blockerChanges(actor) };
};
