import type { DismissMassPassingActorRef } from '#machines/flows/moderation/dismiss-mass-passing/dismiss-mass-passing.machine.ts';
import { massPassingTexts } from '#machines/flows/moderation/dismiss-mass-passing/dismiss-mass-passing.rules.ts';
import { selectIsDismissing } from '#machines/flows/moderation/dismiss-mass-passing/dismiss-mass-passing.selectors.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { useSelector } from '@xstate/react';
import { Gauge } from 'lucide-react';

type DismissMassPassingViewProps = { readonly actorRef: DismissMassPassingActorRef; readonly rate: number | null };

/** Warns that a tester may have passed cases without testing them. */
export function DismissMassPassingView({ actorRef, rate }: DismissMassPassingViewProps) {
  const isDismissing = useSelector(actorRef, selectIsDismissing);
  return (
    <Banner
      hue="warning"
      icon={Gauge}
      title={massPassingTexts.title}
      action={
        <Button size="small" busy={isDismissing} onPress={() => actorRef.send({ type: 'warning.dismiss' })}>
          Dismiss
        </Button>
      }
    >
      {rate === null ? null : `${Math.round(rate)} fields per hour`}
    </Banner>
  );
}
