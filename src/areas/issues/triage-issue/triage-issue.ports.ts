import { severityFailed, triageFailed } from '#machines/flows/issues/triage-issue/triage-issue.rules.ts';
import type { CarriedEvent, Move, TriageIssuePorts } from '#machines/flows/issues/triage-issue/triage-issue.types.ts';
import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { severityChangeSource } from '#schema/vocabulary/issue.ts';
import type { Client } from 'urql';
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { AcceptIssue, ChangeSeverity, MarkAsRead, RejectIssue, UntriageIssue } from './triage-issue.documents.ts';

type Change = { readonly successful: boolean; readonly errors: readonly { readonly message: string }[] };

const answerOf = (change: Change | undefined): Answer | null =>
  change === undefined ? null : { successful: change.successful, messages: change.errors.map(({ message }) => message) };

const send = async (client: Client, issueId: string, move: Move): Promise<Answer | null> => {
  switch (move.type) {
    case 'issue.accept': {
      const { data } = await client.mutation(AcceptIssue, { input: { issueId, newSeverity: move.severity } }).toPromise();
      return answerOf(data?.flexibleTestingIssueAccept);
    }
    case 'issue.reject': {
      const { data } = await client.mutation(RejectIssue, { input: { issueId, rejectionReason: move.reason } }).toPromise();
      return answerOf(data?.flexibleTestingIssueReject);
    }
    case 'issue.untriage': {
      const { data } = await client.mutation(UntriageIssue, { input: { issueId } }).toPromise();
      return answerOf(data?.flexibleTestingIssueUntriage);
    }
    case 'severity.change': {
      const input = { issueId, newSeverity: move.severity, source: severityChangeSource };
      const { data } = await client.mutation(ChangeSeverity, { input }).toPromise();
      return answerOf(data?.flexibleTestingChangeIssueSeverity);
    }
  }
};

/** Why a decision did not come to be, or null when it did. */
const refusalOfMoves = async (client: Client, issueId: string, moves: readonly Move[]): Promise<string | null> => {
  for (const move of moves) {
    const answer = await send(client, issueId, move);
    if (answer?.successful === true) continue;
    if (move.type === 'severity.change') return severityFailed;
    return answer === null ? triageFailed : messageOf(answer, triageFailed);
  }
  return null;
};

/** Sends verdicts side by side, those about one issue one after the other. */
export const triageIssuePorts = (client: Client): TriageIssuePorts => ({
  carryVerdicts: fromCallback<EventObject>(({ receive, sendBack }) => {
    const last = new Map<string, Promise<void>>();
    const carry = async (issueId: string, moves: readonly Move[], key: string): Promise<void> => {
      await last.get(issueId);
      const message = await refusalOfMoves(client, issueId, moves);
      if (message !== null) sendBack({ type: 'verdict.refused', key, message });
    };
    receive((event) => {
      const carried = event as CarriedEvent;
      if (carried.type === 'reading.carry') void client.mutation(MarkAsRead, { input: { issueId: carried.issueId } }).toPromise();
      else last.set(carried.issueId, carry(carried.issueId, carried.moves, carried.key));
    });
  }),
});
