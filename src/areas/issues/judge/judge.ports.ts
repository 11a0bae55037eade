import type { Act, Acted, Carried, Outcome } from '#machines/flows/issues/judge.rules.ts';
import {
  actFailed,
  batchWords,
  isOneVerdict,
  severityFailed,
  triageFailed,
  undoLost,
  verdictWords,
} from '#machines/flows/issues/judge.rules.ts';
import type { JudgeEvent } from '#machines/flows/issues/judge.events.ts';
import type { JudgePorts } from '#machines/flows/issues/judge.ts';
import type { Tag } from '#machines/flows/issues/tag.rules.ts';
import { severityChangeSource, tagTexts } from '#schema/vocabulary/issue.ts';
import { fresh } from '#src/cache/call.ts';
import { mark, readMarks } from '#src/cache/gather-marks.ts';
import type { JudgedIssueFragment, JudgedIssuesFragment } from '#schema/generated/client/graphql.ts';
import { outboxOf } from '#src/outbox/outbox.ts';
import { afterPaint, afterPaints } from '#src/ui/after-paint.ts';
import type { Deed } from '#src/outbox/outbox.ts';
import { isWithdrawn } from '#src/outbox/turns.ts';
import type { Client, TypedDocumentNode } from 'urql';
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { figuresInSight } from '../issue/use-issue-figures.ts';
import * as several from '../judge-selection/judge-selection.documents.ts';
import { CreateTag, TagsOfIssue } from '../tag-issue/tag-issue.documents.ts';
import * as single from '../triage-issue/triage-issue.documents.ts';
import { answered, messageIn, NotMadeError, outcomesOf, refusedAt, wordsOf } from './outcomes.ts';

type Of<Type extends Act['move']['type']> = Extract<Act['move'], { readonly type: Type }>;
type Verdict = Exclude<Act['move'], Of<'tag.change'>>;
type Batched = Exclude<Verdict, Of<'issue.untriage' | 'issue.unmerge'>>;

const idsOf = ({ issues }: Act): string[] => issues.map(({ issueId }) => issueId);

/** By which way an act is sent: it waits on this device where there is no line. */
type Way = Pick<Deed, 'things' | 'name' | 'ref' | 'onWaiting' | 'onResumed' | 'signal'> & { readonly client: Client };

/** With the figures on the screen, which the response tells anew. */
const kept = <Data extends object, Input extends object>(
  { client, ...way }: Way,
  document: TypedDocumentNode<Data, ReturnType<typeof figuresInSight> & { readonly input: Input }>,
  input: Input,
): Promise<Data[keyof Data]> =>
  answered({ toPromise: () => outboxOf(client).carry({ ...way, document, variables: { input, ...figuresInSight(client) } }) });

const judgeOne = async (way: Way, { issueId, version }: Acted, move: Exclude<Verdict, Of<'issue.merge'>>): Promise<JudgedIssueFragment> => {
  switch (move.type) {
    case 'issue.accept':
      return kept(way, single.AcceptIssue, { issueId, newSeverity: move.severity });
    case 'issue.reject':
      return kept(way, single.RejectIssue, { issueId, rejectionReason: move.reason });
    case 'issue.untriage':
      return kept(way, single.UntriageIssue, { issueId, version });
    case 'issue.unmerge':
      return kept(way, single.UnmergeIssue, { issueId, version });
    case 'severity.change':
      return kept(way, single.ChangeSeverity, { issueId, newSeverity: move.severity, source: severityChangeSource });
  }
};

const judgeSeveral = async (way: Way, issueIds: string[], move: Batched): Promise<JudgedIssuesFragment> => {
  switch (move.type) {
    case 'issue.merge':
      return kept(way, several.MergeIssues, { issueIds, originalId: move.originalId });
    case 'issue.accept':
      return kept(way, several.AcceptIssues, { issueIds, newSeverity: move.severity });
    case 'issue.reject':
      return kept(way, several.RejectIssues, { issueIds, rejectionReason: move.reason });
    case 'severity.change':
      return kept(way, several.ChangeSeverities, { issueIds, newSeverity: move.severity });
  }
};

/** One tag more or less leaves the others as they are, whoever changed them since. */
const overwritingNothing = ({ things }: Way): Way['things'] => things.map(({ id }) => ({ id, version: null }));

const hang = async (way: Way, act: Act, tagId: string, attached: boolean, isUndo = false): Promise<readonly Outcome[]> => {
  const issueIds = idsOf(act);
  const seen = act.issues.flatMap(({ issueId, left }) => (left === null ? [] : [{ issueId, version: left }]));
  const tags = attached ? { attachIssueTagIds: [tagId] } : { detachIssueTagIds: [tagId] };
  const input = { issueIds, ...tags, ...(isUndo && seen.length > 0 && { seen }) };
  return outcomesOf(issueIds, await kept({ ...way, things: overwritingNothing(way) }, several.TagIssues, input), tagTexts.notSaved);
};

/** After a lost response: the tag of one issue may hang as it should. */
const hangOrLook = async (way: Way, act: Act, tagId: string, attached: boolean, isUndo = false): Promise<readonly Outcome[]> => {
  try {
    return await hang(way, act, tagId, attached, isUndo);
  } catch (error) {
    const [issue] = act.issues;
    if (isWithdrawn(error) || act.isSelection || issue === undefined) throw error;
    const { data } = await way.client.query(TagsOfIssue, { id: issue.issueId }, fresh).toPromise();
    if (data?.flexibleTestingIssue.issueTags.some(({ id }) => id === tagId) !== attached) throw error;
    return [{ issueId: issue.issueId, isChanged: true, version: null, before: null, refusal: null }];
  }
};

const create = async (client: Client, name: string): Promise<Tag> => {
  const change = await answered(client.mutation(CreateTag, { input: { name } }));
  if (change.result == null) throw new NotMadeError(messageIn(change, tagTexts.notSaved));
  return { id: change.result.id, name: change.result.name };
};

const judge = async (way: Way, act: Act, move: Verdict): Promise<readonly Outcome[]> => {
  const [issue] = act.issues;
  if (issue === undefined) return [];
  if (move.type === 'issue.merge' || (act.isSelection && move.type !== 'issue.untriage' && move.type !== 'issue.unmerge'))
    return outcomesOf(idsOf(act), await judgeSeveral(way, idsOf(act), move), actFailed(move));
  const { issueId } = issue;
  const change = await judgeOne(way, issue, move);
  if (!change.successful) return [refusedAt(issueId, move.type === 'severity.change' ? severityFailed : messageIn(change, triageFailed))];
  const { version } = change;
  return [{ issueId, isChanged: version !== null, version, before: null, refusal: null }];
};

const carry = async (way: Way, act: Act): Promise<JudgeEvent> => {
  const { key, move } = act;
  let tag: Tag | null = null;
  try {
    if (move.type !== 'tag.change') return { type: 'act.answered', key, outcomes: await judge(way, act, move), tag };
    if (move.tag.id === null) tag = await create(way.client, move.tag.name);
    return { type: 'act.answered', key, outcomes: await hangOrLook(way, act, tag?.id ?? move.tag.id ?? '', move.attached), tag };
  } catch (error) {
    return { type: 'act.lost', key, message: wordsOf(error, actFailed(move)), tag };
  }
};

const restore = async (way: Way, act: Act): Promise<readonly Outcome[]> => {
  const issues = act.issues.flatMap(({ issueId, left, before }) =>
    left === null || before === null ? [] : [{ issueId, version: left, ...before }],
  );
  if (issues.length === 0) return [];
  const ids = issues.map(({ issueId }) => issueId);
  if (act.isSelection) return outcomesOf(ids, await kept(way, several.RestoreIssues, { issues }), actFailed(act.move));
  const change = await kept(way, single.TakeBackVerdict, { issues });
  if (!change.successful) return outcomesOf(ids, change, triageFailed);
  return ids.map((issueId) => {
    const version = change.result?.find(({ id }) => id === issueId)?.version ?? null;
    return { issueId, isChanged: true, version, before: null, refusal: null };
  });
};

const takeBack = async (way: Way, act: Act): Promise<JudgeEvent> => {
  const { key, move } = act;
  try {
    const outcomes =
      move.type === 'tag.change' ? await hangOrLook(way, act, move.tag.id ?? '', !move.attached, true) : await restore(way, act);
    return { type: 'undo.answered', key, outcomes };
  } catch (error) {
    return { type: 'undo.lost', key, message: isOneVerdict(act) ? undoLost : wordsOf(error, actFailed(move)) };
  }
};

/** Issues that were opened. */
const reading = readMarks(single.MarkAsRead, (issueIds) => ({ issueIds }), ['flexibleTestingMarkIssuesAsRead', 'IssuesChange', 'Issue']);

const nameOf = ({ isSelection, move, issues }: Act): string =>
  isSelection ? batchWords(move, issues.length) : `${issues[0]?.code ?? ''} ${verdictWords(move)}`;

/** The chart says what is sent. The page paints first that it was given: its prediction draws the list, the figures and the next issue again, which takes longer than a key may. */
export const judgePorts = (client: Client, painted: (act: () => void) => unknown = afterPaint): JudgePorts => ({
  carryActs: fromCallback<EventObject>(({ receive, sendBack }) => {
    const leaving = new AbortController();
    const later = afterPaints(painted);
    const page = crypto.randomUUID();
    const tell = (event: JudgeEvent): void => sendBack(event);
    const wayOf = (act: Act, isUndo: boolean): Way => ({
      client,
      things: act.issues.map(({ issueId, version }) => ({ id: issueId, version: isUndo ? null : version })),
      name: isUndo ? `Undo of ${nameOf(act)}` : nameOf(act),
      signal: leaving.signal,
      ...(!isUndo && {
        ref: `${page} ${act.key}`,
        onWaiting: (isTried) => tell({ type: 'act.held', key: act.key, isTried }),
        onResumed: () => tell({ type: 'act.resumed', key: act.key }),
      }),
    });
    receive((event) => {
      const carried = event as Carried;
      switch (carried.type) {
        case 'reading.carry':
          return mark(client, reading, carried.issueId);
        case 'act.drop':
          return outboxOf(client).withdraw(`${page} ${carried.key}`);
        case 'act.carry':
          return later.run(() => void carry(wayOf(carried.act, false), carried.act).then(tell));
        case 'undo.carry':
          return later.run(() => void takeBack(wayOf(carried.act, true), carried.act).then(tell));
      }
    });
    return () => {
      later.end();
      leaving.abort();
    };
  }),
});
