import type { ConnectionState } from '#machines/flows/session/connection/connection.selectors.ts';
import type { StatusBarEntry } from '#src/status-bar.tsx';
import { StatusBar } from '#src/ui/status-bar.tsx';

type LineViewProps = { readonly connection: ConnectionState; readonly line: StatusBarEntry };

const sentences: Readonly<Record<ConnectionState, string>> = {
  live: 'Live',
  connecting: 'Connecting',
  reconnecting: 'Connection lost, reconnecting',
  offline: 'Offline',
};

/** What all screens together say at the foot; a connection that is not there goes before it. */
export function LineView({ connection, line }: LineViewProps) {
  const isWorried = connection !== 'live';
  return (
    <StatusBar
      state={isWorried ? connection : (line.state ?? 'live')}
      sentence={(isWorried && line.state !== connection ? undefined : line.sentence) ?? sentences[connection]}
      note={line.note}
      works={line.works}
      keys={line.keys ?? []}
      onRetry={line.onRetry}
    />
  );
}
