import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import type { Subject } from '#machines/flows/issues/judge.rules.ts';
import { selectChoice, selectChosenReason, selectChosenSeverity } from '#machines/flows/issues/judge.selectors.ts';
import type { Verdicts } from '#machines/lib/lifecycle.ts';
import type { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import { givenSeverities, rejectionReasons, severityLabels } from '#schema/vocabulary/issue.ts';
import { Button } from '#src/ui/button.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { Severity, SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import { useSelector } from '@xstate/react';
import { Check, ChevronDown, Copy, X } from 'lucide-react';
import { ChoiceList } from '#src/ui/choice-list.tsx';

export type VerdictProps = {
  /** The issue that is open. */
  readonly of: Subject;
  readonly row: IssueRow;
  readonly judge: JudgeActorRef;
  readonly verdicts: Verdicts<typeof issueMachine>;
  /** The keys act on a selection now. */
  readonly isQuiet?: boolean;
};

const keyOf = (key: string, isQuiet = false): string | undefined => (isQuiet ? undefined : key);

export function AcceptButton({ of, row, judge, verdicts, isQuiet }: VerdictProps) {
  const isAccepted = row.triageStatus === 'accepted';
  return (
    <Button
      kind={isAccepted || isQuiet === true ? 'plain' : 'primary'}
      icon={Check}
      keys={keyOf('1', isQuiet)}
      pressed={isAccepted}
      disabledReason={verdicts['issue.accept']}
      reason="hidden"
      onPress={() => judge.send({ type: 'issues.accept', of })}
    >
      {isAccepted ? 'Accepted' : 'Accept'}
    </Button>
  );
}

export function DuplicateButton({ of, row, judge, verdicts, isQuiet }: VerdictProps) {
  return (
    <Button
      icon={Copy}
      keys={keyOf('2', isQuiet)}
      pressed={row.triageReason === 'Duplicate'}
      disabledReason={verdicts['issue.reject']}
      reason="hidden"
      onPress={() => judge.send({ type: 'original.choose', of })}
    >
      Duplicate
    </Button>
  );
}

export function RejectControl({ of, row, judge, verdicts, isQuiet }: VerdictProps) {
  const isOpen = useSelector(judge, selectChoice) === 'reason';
  const checked = useSelector(judge, selectChosenReason);
  const isRejected = row.triageStatus === 'rejected';
  return (
    <Popover
      label="Reason"
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={(opens) => judge.send(opens ? { type: 'reason.choose', of } : { type: 'choice.cancel' })}
      trigger={
        <Button
          kind={isRejected ? 'plain' : 'danger'}
          icon={X}
          keys={keyOf('3', isQuiet)}
          disabledReason={verdicts['issue.reject']}
          reason="hidden"
        >
          {isRejected ? 'Change reason' : 'Reject'}
        </Button>
      }
    >
      <ChoiceList
        label="Reason"
        hint={isRejected ? 'Rejected because' : 'Reject because'}
        options={rejectionReasons.map((reason) => ({ id: reason, label: reason }))}
        checked={checked}
        onPick={(reason) => judge.send({ type: 'reason.pick', reason })}
      />
    </Popover>
  );
}

/** Opens by itself where a severity is needed before accepting. */
export function SeverityControl({ of, row, judge, verdicts, isQuiet }: VerdictProps) {
  const choice = useSelector(judge, selectChoice);
  const checked = useSelector(judge, selectChosenSeverity);
  const { severity, reviewedSeverity } = row;
  return (
    <Popover
      label="Severity"
      width={260}
      isOpen={choice === 'severity' || choice === 'acceptance'}
      onOpenChange={(opens) => judge.send(opens ? { type: 'severity.choose', of } : { type: 'choice.cancel' })}
      trigger={
        <Button trailingIcon={ChevronDown} keys={keyOf('S', isQuiet)} disabledReason={verdicts['severity.change']} reason="hidden">
          <span className="sr-only">Severity: </span>
          <Severity level={severity}>{severityLabels[severity]}</Severity>
        </Button>
      }
    >
      <ChoiceList
        label="Severity"
        hint={
          choice === 'acceptance'
            ? 'This test asks for a severity before an issue is accepted.'
            : reviewedSeverity === null || reviewedSeverity === severity
              ? undefined
              : `The moderator gave ${severityLabels[reviewedSeverity]}.`
        }
        options={givenSeverities.map((level) => ({ id: level, label: severityLabels[level], glyph: <SeverityGlyph level={level} /> }))}
        checked={checked}
        onPick={(level) => judge.send({ type: 'severity.pick', severity: level })}
      />
    </Popover>
  );
}
