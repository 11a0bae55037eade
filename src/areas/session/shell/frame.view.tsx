import type { ConnectionState } from '#machines/flows/session/connection/connection.selectors.ts';
import type { StatusBarEntry } from '#src/status-bar.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';
import { Button } from '#src/ui/button.tsx';
import { Strip } from '#src/ui/strip.tsx';
import { StatusBar } from '#src/ui/status-bar.tsx';
import { TopBar } from '#src/ui/top-bar.tsx';
import { UserCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { TrialNotice } from './trial.rules.ts';

type Acting = { readonly sentence: string; readonly onStop: () => void };

type FrameViewProps = {
  readonly bar: ComponentProps<typeof TopBar>;
  readonly connection: ConnectionState;
  readonly line: StatusBarEntry;
  readonly trial: TrialNotice | null;
  readonly acting: Acting | null;
  readonly children: ReactNode;
};

const sentences: Readonly<Record<ConnectionState, string>> = {
  live: 'Live',
  reconnecting: 'Connection lost, reconnecting',
  offline: 'Offline',
};

function Strips({ trial, acting }: Pick<FrameViewProps, 'trial' | 'acting'>) {
  return (
    <>
      {acting === null ? null : (
        <Strip
          hue="warning"
          icon={UserCheck}
          action={
            <Button kind="ghost" size="small" onPress={acting.onStop}>
              Stop
            </Button>
          }
        >
          {acting.sentence}
        </Strip>
      )}
      {trial === null ? null : <Strip hue={trial.isDanger ? 'danger' : 'neutral'}>{trial.words}</Strip>}
    </>
  );
}

/** Strips, bar, page and status bar of every signed-in screen. */
export function FrameView({ bar, connection, line, trial, acting, children }: FrameViewProps) {
  const isWorried = connection !== 'live';
  return (
    <AppFrame
      strips={<Strips trial={trial} acting={acting} />}
      bar={<TopBar {...bar} />}
      statusBar={
        <StatusBar
          state={isWorried ? connection : (line.state ?? 'live')}
          sentence={(isWorried && line.state !== connection ? undefined : line.sentence) ?? sentences[connection]}
          note={line.note}
          works={line.works}
          keys={line.keys ?? []}
          onRetry={line.onRetry}
        />
      }
    >
      {children}
    </AppFrame>
  );
}
