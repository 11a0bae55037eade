import { dismissMassPassingMachine, massPassingTexts } from '#machines/flows/moderation/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { Gauge } from 'lucide-react';
import { passingWords } from './passing.rules.ts';
import type { PassingFacts } from './passing.rules.ts';
import { ConfirmNoMassPassing } from './dismiss-mass-passing.documents.ts';

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
