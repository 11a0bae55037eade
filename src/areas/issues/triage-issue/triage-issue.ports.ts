import { nothingChanged, severityFailed, triageFailed, undoLost } from '#machines/flows/issues/triage-issue.rules.ts';
import type { TriageIssueEvent, TriageIssuePorts } from '#machines/flows/issues/triage-issue.ts';
import type { CarriedEvent, Move, Verdict } from '#machines/flows/issues/triage-issue.rules.ts';
import { messageOf } from '#machines/lib/answer.ts';
import { mark, readMarks } from '#src/cache/gather-marks.ts';
import { severityChangeSource } from '#schema/vocabulary/issue.ts';
import type { Client } from 'urql';
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { figuresInSight } from '../issue/use-issue-figures.ts';
import { AcceptIssue, ChangeSeverity, MarkAsRead, RejectIssue, TakeBackVerdict, UntriageIssue } from './triage-issue.documents.ts';

type Change = {
  readonly successful: boolean;
  readonly version?: number | null | undefined;
  readonly errors: readonly { readonly message: string }[];
};

const send = async (
  client: Client,
  { issueId, version }: Pick<Verdict, 'issueId' | 'version'>,
  move: Move,
): Promise<Change | undefined> => {
  const figures = figuresInSight(client);
  switch (move.type) {
    case 'issue.accept':
      return (await client.mutation(AcceptIssue, { input: { issueId, newSeverity: move.severity }, ...figures }).toPromise()).data
        ?.flexibleTestingIssueAccept;
    case 'issue.reject':
      return (await client.mutation(RejectIssue, { input: { issueId, rejectionReason: move.reason }, ...figures }).toPromise()).data
        ?.flexibleTestingIssueReject;
    case 'issue.untriage':
      return (await client.mutation(UntriageIssue, { input: { issueId, version }, ...figures }).toPromise()).data
        ?.flexibleTestingIssueUntriage;
    case 'severity.change': {
      const input = { issueId, newSeverity: move.severity, source: severityChangeSource };
      return (await client.mutation(ChangeSeverity, { input, ...figures }).toPromise()).data?.flexibleTestingChangeIssueSeverity;
    }
  }
};

const messageIn = ({ successful, errors }: Change): string =>
  messageOf({ successful, messages: errors.map(({ message }) => message) }, triageFailed);

const refused = (move: Move, answer: Change | undefined): string => {
  if (move.type === 'severity.change') return severityFailed;
  return answer === undefined ? triageFailed : messageIn(answer);
};

/** Issues that were opened. */
const reading = readMarks(MarkAsRead, (issueIds) => ({ issueIds }), ['flexibleTestingMarkIssuesAsRead', 'IssuesChange', 'Issue']);

/** In parallel, but decisions about one issue one after another; an undo follows its decision, with the version that made. */
export const triageIssuePorts = (client: Client): TriageIssuePorts => ({
  carryVerdicts: fromCallback<EventObject>(({ receive, sendBack }) => {
    const last = new Map<string, Promise<void>>();
    /** By decision. */
    const left = new Map<string, number | null>();
    /** The last version that this screen made of each issue. */
    const own = new Map<string, number>();
    const seen = ({ issueId, version }: Verdict): number => Math.max(version, own.get(issueId) ?? 0);
    const carry = async (verdict: Verdict): Promise<TriageIssueEvent | null> => {
      const { key, issueId } = verdict;
      for (const move of verdict.moves) {
        const answer = await send(client, { issueId, version: seen(verdict) }, move);
        if (answer?.successful !== true) return { type: 'verdict.refused', key, message: refused(move, answer) };
        left.set(key, answer.version ?? null);
        if (answer.version != null) own.set(issueId, answer.version);
      }
      return { type: 'verdict.taken', key, isChanged: left.get(key) != null };
    };
    const takeBack = async ({ key, issueId, before }: Verdict): Promise<TriageIssueEvent | null> => {
      const version = left.get(key);
      if (version === undefined) return null;
      if (version === null) return { type: 'undo.refused', key, message: nothingChanged, isLost: false };
      const { data } = await client
        .mutation(TakeBackVerdict, { input: { issues: [{ issueId, version, ...before }] }, ...figuresInSight(client) })
        .toPromise();
      const answer = data?.flexibleTestingIssuesRestore;
      if (answer?.successful !== true)
        return { type: 'undo.refused', key, message: answer === undefined ? undoLost : messageIn(answer), isLost: answer === undefined };
      const now = answer.result?.find(({ id }) => id === issueId)?.version;
      if (now !== undefined) own.set(issueId, now);
      return { type: 'undo.taken', key };
    };
    const inOrder = async (verdict: Verdict, act: typeof carry): Promise<void> => {
      await last.get(verdict.issueId);
      const told = await act(verdict);
      if (told !== null) sendBack(told);
    };
    receive((event) => {
      const carried = event as CarriedEvent;
      if (carried.type === 'reading.carry') mark(client, reading, carried.issueId);
      else last.set(carried.issueId, inOrder(carried, carried.type === 'verdict.carry' ? carry : takeBack));
    });
  }),
});
