import { useSelector } from '@xstate/react';
import { Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  selectAttempt,
  selectIsEditable,
  selectIsLaunching,
  selectUnread,
  selectWaitingReason,
} from '#machines/flows/launch/connect/external-launch.ts';
import { externalLabels } from '#schema/vocabulary/launch/external.ts';
import { noRoom, RoomLines } from '#src/domain/room-lines.tsx';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { PutAside } from '#src/ui/put-aside.tsx';
import { InProgressView } from './run.view.tsx';
import type { ExternalLaunchProps, RoomProps } from './run.view.tsx';

type LaunchProps = RoomProps & { readonly label: string; readonly isWide?: boolean };

/** Where an answer was lost, the launch may be what the hour was used for: asked again, the server tells. */
function Launch({ actorRef, room = noRoom, label, isWide = false }: LaunchProps) {
  const isLaunching = useSelector(actorRef, selectIsLaunching);
  const waiting = useSelector(actorRef, selectWaitingReason);
  const isUnanswered = useSelector(actorRef, selectAttempt) !== null;
  const reason = waiting ?? (isUnanswered ? null : (room.find(({ level }) => level === 'blocker')?.text ?? null));
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

function Unread({ actorRef }: ExternalLaunchProps) {
  const unread = useSelector(actorRef, selectUnread);
  const isEditable = useSelector(actorRef, selectIsEditable);
  if (unread.length === 0) return null;
  return (
    <PutAside noun="form" entries={unread} labels={labels} onForget={isEditable ? () => actorRef.send({ type: 'unread.forget' }) : null} />
  );
}

type RunPageProps = RoomProps & { readonly title: string; readonly label: string; readonly children: ReactNode };

export function RunPage({ actorRef, room = noRoom, title, label, children }: RunPageProps) {
  return (
    <>
      <Page narrow>
        <PageHeader title={title} back={{ label: 'Back to launch', href: '/launch' }} />
        <InProgressView actorRef={actorRef} />
        <Unread actorRef={actorRef} />
        {children}
        <RoomLines room={room} />
        <div className="flex justify-end max-desk:hidden">
          <Launch actorRef={actorRef} room={room} label={label} />
        </div>
      </Page>
      <ActionBar>
        <Launch actorRef={actorRef} room={room} label={label} isWide />
      </ActionBar>
    </>
  );
}
