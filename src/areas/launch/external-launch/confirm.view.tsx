import { useSelector } from '@xstate/react';
import { Rocket } from 'lucide-react';
import { selectIsLaunching } from '#machines/flows/launch/external-launch/external-launch.selectors.ts';
import { externalTexts } from '#schema/vocabulary/launch/external.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { InProgressView, RunView } from './run.view.tsx';
import type { ExternalLaunchProps } from './run.view.tsx';

function Confirm({ actorRef, isWide = false }: ExternalLaunchProps & { readonly isWide?: boolean }) {
  const isLaunching = useSelector(actorRef, selectIsLaunching);
  return (
    <Button
      kind="primary"
      size="large"
      icon={Rocket}
      wide={isWide}
      busy={isLaunching}
      keys={isWide ? undefined : 'Ctrl Enter'}
      onPress={() => actorRef.send({ type: 'launch.confirm' })}
    >
      {externalTexts.confirm}
    </Button>
  );
}

/** A run that needs nothing but a confirmation. */
export function ConfirmView({ actorRef }: ExternalLaunchProps) {
  return (
    <>
      <Page narrow>
        <PageHeader title={externalTexts.confirmTitle} back={{ label: 'Back to launch', href: '/launch' }} />
        <InProgressView actorRef={actorRef} />
        <RunView actorRef={actorRef} />
        <div className="flex justify-end max-desk:hidden">
          <Confirm actorRef={actorRef} />
        </div>
      </Page>
      <ActionBar>
        <Confirm actorRef={actorRef} isWide />
      </ActionBar>
    </>
  );
}
