import type { Act, Acted, Carried, Outcome } from '#machines/flows/issues/judge.rules.ts';
import { actFailed, isOneVerdict, severityFailed, triageFailed, undoLost } from '#machines/flows/issues/judge.rules.ts';
import type { JudgeEvent } from '#machines/flows/issues/judge.events.ts';
import type { JudgePorts } from '#machines/flows/issues/judge.ts';
import type { Tag } from '#machines/flows/issues/tag.rules.ts';
import { messageOf } from '#machines/lib/answer.ts';
import { severityChangeSource, tagTexts } from '#schema/vocabulary/issue.ts';
import { fresh } from '#src/cache/call.ts';
import { mark, readMarks } from '#src/cache/gather-marks.ts';
import { isLimited } from '#src/cache/problems.ts';
import type { JudgedIssueFragment, JudgedIssuesFragment } from '#schema/generated/client/graphql.ts';
import { CombinedError } from 'urql';
import type { Client } from 'urql';
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { figuresInSight } from '../issue/use-issue-figures.ts';
import { AcceptIssues, ChangeSeverities, RejectIssues, RestoreIssues, TagIssues } from '../judge-selection/judge-selection.documents.ts';
import { CreateTag, TagsOfIssue } from '../tag-issue/tag-issue.documents.ts';
import {
  AcceptIssue,
  ChangeSeverity,
  MarkAsRead,
  RejectIssue,
  TakeBackVerdict,
  UntriageIssue,
} from '../triage-issue/triage-issue.documents.ts';

type Told = {
  readonly issueId: string;
  readonly changed: boolean;
  readonly version?: number | null;
  readonly before?: Outcome['before'];
  readonly refusal?: { readonly message: string } | null;
};
type Change = {
  readonly successful: boolean;
  readonly errors: readonly { readonly message: string }[];
  readonly outcomes?: readonly Told[] | null | undefined;
};
type Of<Type extends Act['move']['type']> = Extract<Act['move'], { readonly type: Type }>;
type Verdict = Exclude<Act['move'], Of<'tag.change'>>;

class NotMadeError extends Error {}

/** Throws for a lost response. */
const answered = <Change>(change: Change | undefined, error: CombinedError | undefined): Change => {
  if (change === undefined) throw error ?? new Error('The server gave no answer.');
  return change;
};

const messageIn = ({ successful, errors }: Change, fallback: string): string =>
  messageOf({ successful, messages: errors.map(({ message }) => message) }, fallback);

/** The server's message for a rate limit. */
const wordsOf = (error: unknown, fallback: string): string => {
  if (error instanceof NotMadeError) return error.message;
  return error instanceof CombinedError && isLimited(error)
    ? messageOf({ successful: false, messages: error.graphQLErrors.map(({ message }) => message) }, fallback)
    : fallback;
};

const refusedAt = (issueId: string, refusal: string): Outcome => ({ issueId, isChanged: false, version: null, before: null, refusal });

/** A refusal of the whole call applies to each issue. */
const outcomesOf = (issueIds: readonly string[], change: Change, fallback: string): readonly Outcome[] => {
  const { outcomes, successful } = change;
  if (outcomes == null) return successful ? [] : issueIds.map((issueId) => refusedAt(issueId, messageIn(change, fallback)));
  return outcomes.map(({ issueId, changed, version, before, refusal }) => ({
    issueId,
    isChanged: changed,
    version: version ?? null,
    before: before ?? null,
    refusal: refusal?.message ?? null,
  }));
};

const idsOf = ({ issues }: Act): string[] => issues.map(({ issueId }) => issueId);

const judgeOne = async (client: Client, { issueId, version }: Acted, move: Verdict): Promise<JudgedIssueFragment> => {
  switch (move.type) {
    case 'issue.accept': {
      const { data, error } = await client
        .mutation(AcceptIssue, { input: { issueId, newSeverity: move.severity }, ...figuresInSight(client) })
        .toPromise();
      return answered(data?.flexibleTestingIssueAccept, error);
    }
    case 'issue.reject': {
      const { data, error } = await client
        .mutation(RejectIssue, { input: { issueId, rejectionReason: move.reason }, ...figuresInSight(client) })
        .toPromise();
      return answered(data?.flexibleTestingIssueReject, error);
    }
    case 'issue.untriage': {
      const { data, error } = await client.mutation(UntriageIssue, { input: { issueId, version }, ...figuresInSight(client) }).toPromise();
      return answered(data?.flexibleTestingIssueUntriage, error);
    }
    case 'severity.change': {
      const input = { issueId, newSeverity: move.severity, source: severityChangeSource };
      const { data, error } = await client.mutation(ChangeSeverity, { input, ...figuresInSight(client) }).toPromise();
      return answered(data?.flexibleTestingChangeIssueSeverity, error);
    }
  }
};

const judgeSeveral = async (
  client: Client,
  issueIds: string[],
  move: Exclude<Verdict, Of<'issue.untriage'>>,
): Promise<JudgedIssuesFragment> => {
  switch (move.type) {
    case 'issue.accept': {
      const { data, error } = await client
        .mutation(AcceptIssues, { input: { issueIds, newSeverity: move.severity }, ...figuresInSight(client) })
        .toPromise();
      return answered(data?.flexibleTestingIssuesAccept, error);
    }
    case 'issue.reject': {
      const { data, error } = await client
        .mutation(RejectIssues, { input: { issueIds, rejectionReason: move.reason }, ...figuresInSight(client) })
        .toPromise();
      return answered(data?.flexibleTestingIssuesReject, error);
    }
    case 'severity.change': {
      const { data, error } = await client
        .mutation(ChangeSeverities, { input: { issueIds, newSeverity: move.severity }, ...figuresInSight(client) })
        .toPromise();
      return answered(data?.flexibleTestingChangeIssuesSeverity, error);
    }
  }
};

const hang = async (client: Client, act: Act, tagId: string, attached: boolean, isUndo = false): Promise<readonly Outcome[]> => {
  const issueIds = idsOf(act);
  const seen = act.issues.flatMap(({ issueId, left }) => (left === null ? [] : [{ issueId, version: left }]));
  const tags = attached ? { attachIssueTagIds: [tagId] } : { detachIssueTagIds: [tagId] };
  const input = { issueIds, ...tags, ...(isUndo && seen.length > 0 && { seen }) };
  const { data, error } = await client.mutation(TagIssues, { input, ...figuresInSight(client) }).toPromise();
  return outcomesOf(issueIds, answered(data?.flexibleTestingIssuesUpdateTags, error), tagTexts.notSaved);
};

/** After a lost response: the tag of one issue may hang as it should. */
const hangOrLook = async (client: Client, act: Act, tagId: string, attached: boolean, isUndo = false): Promise<readonly Outcome[]> => {
  try {
    return await hang(client, act, tagId, attached, isUndo);
  } catch (error) {
    const [issue] = act.issues;
    if (act.isSelection || issue === undefined) throw error;
    const { data } = await client.query(TagsOfIssue, { id: issue.issueId }, fresh).toPromise();
    if (data?.flexibleTestingIssue.issueTags.some(({ id }) => id === tagId) !== attached) throw error;
    return [{ issueId: issue.issueId, isChanged: true, version: null, before: null, refusal: null }];
  }
};

const create = async (client: Client, name: string): Promise<Tag> => {
  const { data, error } = await client.mutation(CreateTag, { input: { name } }).toPromise();
  const change = answered(data?.flexibleTestingCreateIssueTag, error);
  if (change.result == null) throw new NotMadeError(messageIn(change, tagTexts.notSaved));
  return { id: change.result.id, name: change.result.name };
};

const judge = async (client: Client, act: Act, move: Verdict): Promise<readonly Outcome[]> => {
  const [issue] = act.issues;
  if (issue === undefined) return [];
  if (act.isSelection && move.type !== 'issue.untriage')
    return outcomesOf(idsOf(act), await judgeSeveral(client, idsOf(act), move), actFailed(move));
  const change = await judgeOne(client, issue, move);
  const { issueId } = issue;
  if (!change.successful) return [refusedAt(issueId, move.type === 'severity.change' ? severityFailed : messageIn(change, triageFailed))];
  const version = change.version ?? null;
  return [{ issueId, isChanged: version !== null, version, before: null, refusal: null }];
};

const carry = async (client: Client, act: Act): Promise<JudgeEvent> => {
  const { key, move } = act;
  let tag: Tag | null = null;
  try {
    if (move.type !== 'tag.change') return { type: 'act.answered', key, outcomes: await judge(client, act, move), tag };
    if (move.tag.id === null) tag = await create(client, move.tag.name);
    return { type: 'act.answered', key, outcomes: await hangOrLook(client, act, tag?.id ?? move.tag.id ?? '', move.attached), tag };
  } catch (error) {
    return { type: 'act.lost', key, message: wordsOf(error, actFailed(move)), tag };
  }
};

const restore = async (client: Client, act: Act): Promise<readonly Outcome[]> => {
  const issues = act.issues.flatMap(({ issueId, left, before }) =>
    left === null || before === null ? [] : [{ issueId, version: left, ...before }],
  );
  if (issues.length === 0) return [];
  const ids = issues.map(({ issueId }) => issueId);
  if (act.isSelection) {
    const { data, error } = await client.mutation(RestoreIssues, { input: { issues }, ...figuresInSight(client) }).toPromise();
    return outcomesOf(ids, answered(data?.flexibleTestingIssuesRestore, error), actFailed(act.move));
  }
  const { data, error } = await client.mutation(TakeBackVerdict, { input: { issues }, ...figuresInSight(client) }).toPromise();
  const change = answered(data?.flexibleTestingIssuesRestore, error);
  if (!change.successful) return outcomesOf(ids, change, triageFailed);
  return ids.map((issueId) => {
    const version = change.result?.find(({ id }) => id === issueId)?.version ?? null;
    return { issueId, isChanged: true, version, before: null, refusal: null };
  });
};

const takeBack = async (client: Client, act: Act): Promise<JudgeEvent> => {
  const { key, move } = act;
  try {
    const outcomes =
      move.type === 'tag.change' ? await hangOrLook(client, act, move.tag.id ?? '', !move.attached, true) : await restore(client, act);
    return { type: 'undo.answered', key, outcomes };
  } catch (error) {
    return { type: 'undo.lost', key, message: isOneVerdict(act) ? undoLost : wordsOf(error, actFailed(move)) };
  }
};

/** Issues that were opened. */
const reading = readMarks(MarkAsRead, (issueIds) => ({ issueIds }), ['flexibleTestingMarkIssuesAsRead', 'IssuesChange', 'Issue']);

/** Without memory: the chart says what is sent, and when. */
export const judgePorts = (client: Client): JudgePorts => ({
  carryActs: fromCallback<EventObject>(({ receive, sendBack }) => {
    receive((event) => {
      const carried = event as Carried;
      if (carried.type === 'reading.carry') mark(client, reading, carried.issueId);
      else void (carried.type === 'act.carry' ? carry : takeBack)(client, carried.act).then(sendBack);
    });
  }),
});
