import { batchFailed } from '#machines/flows/issues/judge-selection.rules.ts';
import type { JudgeSelectionEvent, JudgeSelectionPorts } from '#machines/flows/issues/judge-selection.ts';
import type { Batch, CarriedBatch, Refused } from '#machines/flows/issues/judge-selection.rules.ts';
import type { JudgedIssuesFragment } from '#schema/generated/client/graphql.ts';
import { messageOf } from '#machines/lib/answer.ts';
import { tagTexts } from '#schema/vocabulary/issue.ts';
import { isLimited } from '#src/cache/problems.ts';
import { CombinedError } from 'urql';
import type { Client } from 'urql';
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { figuresInSight } from '../issue/use-issue-figures.ts';
import { CreateTag } from '../tag-issue/tag-issue.documents.ts';
import { AcceptIssues, ChangeSeverities, RejectIssues, RestoreIssues, TagIssues } from './judge-selection.documents.ts';

type Outcome = NonNullable<JudgedIssuesFragment['outcomes']>[number];
type Told = Pick<Outcome, 'issueId' | 'changed' | 'version' | 'refusal'>;

type Change = {
  readonly successful: boolean;
  readonly errors: readonly { readonly message: string }[];
  readonly outcomes?: readonly Told[] | null | undefined;
};

/** Null where nothing can be undone. */
type Done = { readonly changed: readonly string[]; readonly refused: readonly Refused[]; readonly undo: (() => Promise<Done>) | null };

const untouched: Done = { changed: [], refused: [], undo: null };

/** A refusal of the whole call applies to each issue. */
const refusedOf = (issueIds: readonly string[], change: Change, fallback: string): readonly Refused[] => {
  const { outcomes, errors, successful } = change;
  if (outcomes != null) return outcomes.flatMap(({ issueId, refusal }) => (refusal == null ? [] : [{ issueId, message: refusal.message }]));
  if (successful) return [];
  const message = messageOf({ successful, messages: errors.map((error) => error.message) }, fallback);
  return issueIds.map((issueId) => ({ issueId, message }));
};

/** Throws for a lost response. */
const answered = <Change>(change: Change | undefined, error: CombinedError | undefined): Change => {
  if (change === undefined) throw error ?? new Error('The server gave no answer.');
  return change;
};

class NotMadeError extends Error {}

/** The server's message for a rate limit. */
const wordsOf = (error: unknown, fallback: string): string => {
  if (error instanceof NotMadeError) return error.message;
  return error instanceof CombinedError && isLimited(error)
    ? messageOf({ successful: false, messages: error.graphQLErrors.map(({ message }) => message) }, fallback)
    : fallback;
};

const restore = async (client: Client, batch: Batch, { outcomes }: JudgedIssuesFragment): Promise<Done> => {
  const issues = (outcomes ?? []).flatMap(({ issueId, before, version }) =>
    before == null || version == null
      ? []
      : [
          {
            issueId,
            version,
            triageStatus: before.triageStatus,
            triageReason: before.triageReason ?? null,
            severity: before.severity,
          },
        ],
  );
  if (issues.length === 0) return untouched;
  const { data, error } = await client.mutation(RestoreIssues, { input: { issues }, ...figuresInSight(client) }).toPromise();
  const change = answered(data?.flexibleTestingIssuesRestore, error);
  const ids = issues.map(({ issueId }) => issueId);
  const refused = refusedOf(ids, change, batchFailed(batch.move));
  return { changed: ids.filter((id) => refused.every(({ issueId }) => issueId !== id)), refused, undo: null };
};

type Seen = { readonly issueId: string; readonly version: number };

const hang = async (
  client: Client,
  batch: Batch,
  issueIds: readonly string[],
  tagId: string,
  attached: boolean,
  seen?: Seen[],
): Promise<Done> => {
  const ids = [...issueIds];
  const tags = attached ? { attachIssueTagIds: [tagId] } : { detachIssueTagIds: [tagId] };
  const { data, error } = await client
    .mutation(TagIssues, { input: { issueIds: ids, ...tags, ...(seen && { seen }) }, ...figuresInSight(client) })
    .toPromise();
  const change = answered(data?.flexibleTestingIssuesUpdateTags, error);
  const left = (change.outcomes ?? []).flatMap(({ issueId, version }) => (version == null ? [] : [{ issueId, version }]));
  const changed = left.map(({ issueId }) => issueId);
  return {
    changed,
    refused: refusedOf(ids, change, batchFailed(batch.move)),
    undo: changed.length === 0 ? null : () => hang(client, batch, changed, tagId, !attached, left),
  };
};

const create = async (client: Client, name: string): Promise<string> => {
  const { data, error } = await client.mutation(CreateTag, { input: { name } }).toPromise();
  const { successful, result, errors } = answered(data?.flexibleTestingCreateIssueTag, error);
  if (result == null) throw new NotMadeError(messageOf({ successful, messages: errors.map(({ message }) => message) }, tagTexts.notSaved));
  return result.id;
};

const judged = async (
  client: Client,
  move: Exclude<Batch['move'], { type: 'tag.change' }>,
  issueIds: string[],
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

/** By name: a decision that is retried finds the tag it created. */
type MadeTags = Map<string, string>;

const judge = async (client: Client, batch: Batch, made: MadeTags): Promise<Done> => {
  const { move, issueIds } = batch;
  if (move.type === 'tag.change') {
    const { id, name } = move.tag;
    const tagId = id ?? made.get(name) ?? (await create(client, name));
    made.set(name, tagId);
    return hang(client, batch, issueIds, tagId, move.attached);
  }
  const change = await judged(client, move, [...issueIds]);
  const changed = (change.outcomes ?? []).filter((outcome) => outcome.changed).map(({ issueId }) => issueId);
  return { changed, refused: refusedOf(issueIds, change, batchFailed(move)), undo: () => restore(client, batch, change) };
};

/** One decision after another; an undo waits for the response that it needs. */
export const judgeSelectionPorts = (client: Client): JudgeSelectionPorts => ({
  carryBatches: fromCallback<EventObject>(({ receive, sendBack }) => {
    const done = new Map<string, Done>();
    const made: MadeTags = new Map();
    let last: Promise<void> = Promise.resolve();
    const carry = async (batch: Batch): Promise<JudgeSelectionEvent> => {
      const { key, move } = batch;
      try {
        const answer = await judge(client, batch, made);
        done.set(key, answer);
        return { type: 'batch.answered', key, refused: answer.refused };
      } catch (error) {
        return { type: 'batch.lost', key, message: wordsOf(error, batchFailed(move)) };
      }
    };
    const takeBack = async (batch: Batch): Promise<JudgeSelectionEvent> => {
      try {
        const { changed, refused } = (await done.get(batch.key)?.undo?.()) ?? untouched;
        return { type: 'undo.answered', batch, issueIds: changed, refused };
      } catch (error) {
        return { type: 'undo.lost', batch, message: wordsOf(error, batchFailed(batch.move)) };
      }
    };
    receive((event) => {
      const carried = event as CarriedBatch;
      const act = carried.type === 'batch.carry' ? carry : takeBack;
      last = last.then(async () => sendBack(await act(carried.batch)));
    });
  }),
});
