import type { ConnectionState } from '#machines/flows/session/connection.ts';
import type { StatusBarEntry } from '#src/status-bar.tsx';
import { StatusBar } from '#src/ui/status-bar.tsx';

type LineViewProps = { readonly connection: ConnectionState; readonly line: StatusBarEntry; readonly isBusy?: boolean };

const sentences: Readonly<Record<ConnectionState, string>> = {
  opening: '',
  live: 'Live',
  connecting: 'Connecting',
  reconnecting: 'Connection lost, reconnecting',
  offline: 'Offline',
};

const busy = 'The server is busy, waiting…';

/** What all screens together say at the foot; a connection that is not there goes before it, and so does a server that is waited for. */
export function LineView({ connection, line, isBusy = false }: LineViewProps) {
  const isWorried = connection !== 'live' && connection !== 'opening';
  const said = isBusy && !isWorried ? busy : line.sentence;
  return (
    <StatusBar
      state={isWorried ? connection : (line.state ?? connection)}
      sentence={(isWorried && line.state !== connection ? undefined : said) ?? sentences[connection]}
      note={line.note}
      works={line.works}
      keys={line.keys ?? []}
      onRetry={line.onRetry}
    />
  );
}
