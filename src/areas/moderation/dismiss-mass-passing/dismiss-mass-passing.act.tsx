import { dismissMassPassingMachine, massPassingTexts } from '#machines/flows/moderation/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { Gauge } from 'lucide-react';
import { ConfirmNoMassPassing } from './dismiss-mass-passing.documents.ts';
import { massPassingLimits } from '#schema/vocabulary/run-result.ts';

type PassingFacts = {
  readonly resultsCount: number;
  readonly passedCount: number;
  readonly fieldsCount: number;
  readonly hourlyRate: number | null;
  readonly peersCount: number;
  readonly peersHourlyRate: number | null;
};

type Suspected = {
  readonly massPassing?:
    | (Omit<PassingFacts, 'hourlyRate' | 'peersHourlyRate'> & { readonly peersHourlyRate?: number | null | undefined })
    | null
    | undefined;
  readonly hourlyCaseFieldCompletionRate?: number | null | undefined;
};

/** Null where the tester is not suspected. */
export const passingFactsOf = ({ massPassing, hourlyCaseFieldCompletionRate }: Suspected): PassingFacts | null =>
  massPassing == null
    ? null
    : { ...massPassing, peersHourlyRate: massPassing.peersHourlyRate ?? null, hourlyRate: hourlyCaseFieldCompletionRate ?? null };

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const counted = (count: number, one: string): string => `${whole.format(count)} ${one}${count === 1 ? '' : 's'}`;

const paceOf = (fields: number, rate: number): string => {
  const minutes = Math.max(1, Math.round((fields * 60) / rate));
  return `${counted(fields, 'field')} answered in ${counted(minutes, 'minute')}`;
};

const peersOf = (count: number, rate: number | null): string => {
  if (count === 0 || rate === null) return 'Nobody else on this test has finished, so there is no pace to compare with.';
  const pace = `${whole.format(rate)} fields per hour`;
  return count === 1 ? `The other tester of this test: ${pace}.` : `The ${whole.format(count)} others of this test: ${pace} in the middle.`;
};

export const passingWords = (facts: PassingFacts): readonly string[] => {
  const { resultsCount, passedCount, fieldsCount, hourlyRate, peersCount, peersHourlyRate } = facts;
  return [
    passedCount === resultsCount
      ? `All ${counted(resultsCount, 'result')} passed.`
      : `${whole.format(passedCount)} of ${counted(resultsCount, 'result')} passed.`,
    ...(hourlyRate === null || hourlyRate === 0
      ? []
      : [
          `${paceOf(fieldsCount, hourlyRate)}: ${whole.format(hourlyRate)} fields per hour, where ${whole.format(massPassingLimits.fastestHonestRate)} is the limit.`,
        ]),
    peersOf(peersCount, peersHourlyRate),
  ];
};

type DismissMassPassingProps = {
  readonly testId: string;
  readonly participantId: string;
  readonly isSuspected: boolean;
  readonly facts: PassingFacts | null;
};

export function DismissMassPassing({ testId, participantId, isSuspected, facts }: DismissMassPassingProps) {
  const dismissal = useAct(dismissMassPassingMachine, ConfirmNoMassPassing, {
    input: { testId, participantId },
    done: massPassingTexts.dismissed,
  });
  const isBusy = useSelector(dismissal, selectIsBusy);
  if (!isSuspected) return null;
  return (
    <Banner
      hue="warning"
      icon={Gauge}
      title={massPassingTexts.title}
      action={
        <Button size="small" busy={isBusy} onPress={() => dismissal.send({ type: 'act.confirm' })}>
          {massPassingTexts.dismiss}
        </Button>
      }
    >
      {facts === null ? null : (
        <ul className="list-disc pl-4">
          {passingWords(facts).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
