import { useSelector } from '@xstate/react';
import { ChevronRight } from 'lucide-react';
import { selectConnections, selectIsBusy, selectList } from '#machines/flows/launch/connect/connect-zephyr.ts';
import type { ConnectZephyrActorRef } from '#machines/flows/launch/connect/connect-zephyr.ts';
import { connectorPageSize } from '#schema/vocabulary/launch/limits.ts';
import { ListMore } from '#src/ui/load-more.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows } from '#src/ui/sheet.tsx';

type ConnectProps = { readonly actorRef: ConnectZephyrActorRef };

type EntryProps = { readonly code?: string; readonly name: string; readonly onPress: () => void };

function Entry({ code = '', name, onPress }: EntryProps) {
  return (
    <Row onPress={onPress}>
      {code === '' || code === name ? null : <span className="code-text w-24 shrink-0">{code}</span>}
      <span className="min-w-0 flex-1 cut">{name}</span>
      <ChevronRight aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0 text-ink-3" />
    </Row>
  );
}

export function ConnectionsView({ actorRef }: ConnectProps) {
  const connections = useSelector(actorRef, selectConnections);
  return (
    <Rows label="Connections">
      {connections.map(({ id, name }) => (
        <Entry key={id} name={name} onPress={() => actorRef.send({ type: 'connection.choose', id })} />
      ))}
    </Rows>
  );
}

export function EntriesView({ actorRef, stage }: ConnectProps & { readonly stage: 'project' | 'cycle' }) {
  const { nodes, next } = useSelector(actorRef, selectList);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const choose = (externalId: string) =>
    actorRef.send(stage === 'project' ? { type: 'project.choose', externalId } : { type: 'cycle.choose', externalId });
  return (
    <>
      <div className="min-h-0 overflow-y-auto">
        <Rows label={stage === 'project' ? 'Projects' : 'Test cycles'}>
          {nodes.map(({ externalId, key, name }) => (
            <Entry key={externalId} code={key} name={name} onPress={() => choose(externalId)} />
          ))}
        </Rows>
      </div>
      <ListMore
        shown={nodes.length}
        total={null}
        pageSize={connectorPageSize}
        noun={stage === 'project' ? 'projects' : 'test cycles'}
        busy={isBusy}
        onPress={next === null ? null : () => actorRef.send({ type: 'list.more' })}
      />
    </>
  );
}
