import { externalTexts } from '#schema/vocabulary/launch/external.ts';
import { RunPage } from './run-page.view.tsx';
import { RunView } from './run.view.tsx';
import type { ExternalLaunchProps } from './run.view.tsx';
import { runTitle } from './run-title.ts';

/** A run that needs nothing but a confirmation. */
export function ConfirmView({ actorRef }: ExternalLaunchProps) {
  return (
    <RunPage actorRef={actorRef} title={runTitle('zephyr-squad')} label={externalTexts.confirm}>
      <RunView actorRef={actorRef} />
    </RunPage>
  );
}
