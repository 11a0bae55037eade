import { useSelector } from '@xstate/react';
import { Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectIsEditable, selectIsLaunching, selectUnread, selectWaitingReason } from '#machines/flows/launch/connect/external-launch.ts';
import { externalLabels } from '#schema/vocabulary/launch/external.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { PutAside } from '#src/ui/put-aside.tsx';
import { InProgressView } from './run.view.tsx';
import type { ExternalLaunchProps } from './run.view.tsx';

type LaunchProps = ExternalLaunchProps & { readonly label: string; readonly isWide?: boolean };

function Launch({ actorRef, label, isWide = false }: LaunchProps) {
  const isLaunching = useSelector(actorRef, selectIsLaunching);
  const reason = useSelector(actorRef, selectWaitingReason);
  return (
    <Button
      kind="primary"
      size="large"
      icon={Rocket}
      wide={isWide}
      busy={isLaunching}
      disabledReason={reason}
      reason="below"
      keys={isWide ? undefined : 'Ctrl Enter'}
      onPress={() => actorRef.send({ type: 'launch.confirm' })}
    >
      {label}
    </Button>
  );
}

const labels = { ...externalLabels, form: 'The form', attempt: 'A launch that was not answered' };

/** What was kept for the run and could not be read. */
function Unread({ actorRef }: ExternalLaunchProps) {
  const unread = useSelector(actorRef, selectUnread);
  const isEditable = useSelector(actorRef, selectIsEditable);
  if (unread.length === 0) return null;
  return (
    <PutAside noun="form" entries={unread} labels={labels} onForget={isEditable ? () => actorRef.send({ type: 'unread.forget' }) : null} />
  );
}

type RunPageProps = ExternalLaunchProps & { readonly title: string; readonly label: string; readonly children: ReactNode };

/** The page of a run that can be launched: what is in progress of it already, what it holds, and the launch. */
export function RunPage({ actorRef, title, label, children }: RunPageProps) {
  return (
    <>
      <Page narrow>
        <PageHeader title={title} back={{ label: 'Back to launch', href: '/launch' }} />
        <InProgressView actorRef={actorRef} />
        <Unread actorRef={actorRef} />
        {children}
        <div className="flex justify-end max-desk:hidden">
          <Launch actorRef={actorRef} label={label} />
        </div>
      </Page>
      <ActionBar>
        <Launch actorRef={actorRef} label={label} isWide />
      </ActionBar>
    </>
  );
}
