import { externalTexts } from '#schema/vocabulary/launch/external.ts';
import { RunPage } from './run-page.view.tsx';
import { RunView } from './run.view.tsx';
import type { ExternalLaunchProps } from './run.view.tsx';

/** A run that needs nothing but a confirmation. */
export function ConfirmView({ actorRef }: ExternalLaunchProps) {
  return (
    <RunPage actorRef={actorRef} title={externalTexts.confirmTitle} label={externalTexts.confirm}>
      <RunView actorRef={actorRef} />
    </RunPage>
  );
}
