import type { TakeBackActorRef } from '#machines/flows/issues/take-back.ts';
import type { TriageIssueActorRef } from '#machines/flows/issues/triage-issue.ts';
import type { TriagedIssue } from '#machines/flows/issues/triage-issue.rules.ts';
import type { KeyBindings } from '#src/keys.ts';

export const verdictKeys = (actorRef: TriageIssueActorRef, takeBack: TakeBackActorRef, current: () => TriagedIssue | null): KeyBindings => {
  const about = (act: (issue: TriagedIssue) => void) => () => {
    const issue = current();
    if (issue !== null) act(issue);
  };
  const undo = () => takeBack.send({ type: 'last.undo' });
  return {
    '1': about((issue) => actorRef.send({ type: 'issue.accept', issue })),
    '2': about((issue) => actorRef.send({ type: 'issue.reject', issue, reason: 'Duplicate' })),
    '3': about((issue) => actorRef.send({ type: 'reason.choose', issue })),
    s: about((issue) => actorRef.send({ type: 'severity.choose', issue })),
    u: undo,
    '$mod+z': undo,
  };
};
