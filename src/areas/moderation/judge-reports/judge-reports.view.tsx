import { selectGraded, selectPicked, selectSent } from '#machines/flows/moderation/judge-reports.ts';
import type { JudgeReportsActorRef } from '#machines/flows/moderation/judge-reports.ts';
import { givenSeverities, severityLabels } from '#schema/vocabulary/issue.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import { Button } from '#src/ui/button.tsx';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { ComboBox } from '#src/ui/combo-box.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { useSelector } from '@xstate/react';
import { BookCheck, BugOff, Check, ChevronDown } from 'lucide-react';
import type { KnownIssueOptions } from './judge-reports.documents.ts';
import type { JudgedReport } from './judge-reports.rules.ts';

const groups = { test: 'Known in this test', request: 'From the list of the request', organization: 'Accepted issues' } as const;

type Known = {
  readonly options: ResultOf<typeof KnownIssueOptions>['knownIssueOptions'];
  readonly isLoading: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
};

type ReportVerdictViewProps = {
  readonly actorRef: JudgeReportsActorRef;
  readonly report: JudgedReport;
  /** The severity that the tester gave, in words. */
  readonly given: string;
  readonly known: Known;
};

const asReported = 'reported';

/** What a moderator says of a report: fake, known, real, and how severe. */
export function ReportVerdictView({ actorRef, report, given, known }: ReportVerdictViewProps) {
  const { code, verdict, refusal, gradeRefusal } = report;
  const isPicking = useSelector(actorRef, selectPicked) === report.id;
  const isGrading = useSelector(actorRef, selectGraded) === report.id;
  const isBusy = useSelector(actorRef, selectSent) === report.id;
  const cancel = () => actorRef.send({ type: 'choice.cancel' });
  const judge = (wanted: 'fake' | 'real') => () =>
    actorRef.send({ type: 'report.judge', report, verdict: verdict === wanted ? null : wanted });
  if (refusal !== null && gradeRefusal !== null) return null;
  const control = { size: 'small', disabledReason: refusal, reason: 'hidden' } as const;
  return (
    <div role="group" aria-label={`Verdict on ${code}`} aria-busy={isBusy} className="flex flex-wrap items-center gap-1.5">
      <Button {...control} icon={BugOff} keys="2" pressed={verdict === 'fake'} onPress={judge('fake')}>
        Fake
      </Button>
      <Popover
        label={`What ${code} is known as`}
        placement="bottom start"
        width={340}
        isOpen={isPicking}
        onOpenChange={(opens) => (opens ? actorRef.send({ type: 'known.choose', report }) : cancel())}
        trigger={
          <Button {...control} icon={BookCheck} trailingIcon={ChevronDown} keys="3" pressed={verdict === 'known'}>
            Known
          </Button>
        }
      >
        <ComboBox
          label="Known issue"
          hint="Known issues of this test and its request, and accepted issues."
          placeholder="Search by code or title"
          autoFocus
          value={null}
          options={known.options.map(({ name, knownIn }) => ({ id: name, label: name, group: groups[knownIn] }))}
          loading={known.isLoading}
          failure={known.failure}
          onRetry={known.onRetry}
          onSearch={(words) => actorRef.send({ type: 'words.change', words })}
          onChange={(name) => (name === null ? undefined : actorRef.send({ type: 'known.pick', knownAs: name }))}
        />
      </Popover>
      <Button {...control} icon={Check} keys="4" pressed={verdict === 'real'} onPress={judge('real')}>
        Real
      </Button>
      <Popover
        label={`Severity of ${code}`}
        placement="bottom start"
        width={260}
        isOpen={isGrading}
        onOpenChange={(opens) => (opens ? actorRef.send({ type: 'severity.choose', report }) : cancel())}
        trigger={
          <Button
            size="small"
            trailingIcon={ChevronDown}
            keys="S"
            disabledReason={gradeRefusal}
            reason="hidden"
            pressed={report.severity !== null}
          >
            Severity
          </Button>
        }
      >
        <ChoiceList
          label={`Severity of ${code}`}
          hint={`The tester gave ${given}.`}
          options={[
            ...givenSeverities.map((level) => ({
              id: level as string,
              label: severityLabels[level],
              glyph: <SeverityGlyph level={level} />,
            })),
            { id: asReported, label: 'As the tester gave it' },
          ]}
          checked={report.severity ?? asReported}
          onPick={(level) => actorRef.send({ type: 'severity.pick', severity: givenSeverities.find((each) => each === level) ?? null })}
        />
      </Popover>
    </div>
  );
}
