import { howItWorksMachine } from '#machines/flows/shared/how-it-works.ts';
import type { Lifecycle } from '#machines/lib/lifecycle.ts';
import { explain } from '#machines/lifecycles/explain.ts';
import type { AnyStateMachine } from 'xstate';
import { HowItWorksView } from './how-it-works.view.tsx';
import { useNow } from './ui/relative-time.tsx';
import { useEmitted } from './use-emitted.ts';
import { useFlow } from './use-flow.ts';
import { useViewer } from './viewer.tsx';

type HowItWorksHostProps = {
  readonly lifecycle: Lifecycle<AnyStateMachine, object>;
  readonly row: object;
  readonly onClose: () => void;
};

/** The chart as it stands: a thing that moves meanwhile moves here. */
export default function HowItWorksHost({ lifecycle, row, onClose }: HowItWorksHostProps) {
  const { id: userId, role } = useViewer();
  const actorRef = useFlow(() => howItWorksMachine);
  useEmitted(actorRef, { 'print.wanted': () => window.print() });
  const explanation = explain(lifecycle, row, { role, userId, at: new Date(useNow()).toISOString() });
  return explanation === null ? null : <HowItWorksView actorRef={actorRef} explanation={explanation} onClose={onClose} />;
}
