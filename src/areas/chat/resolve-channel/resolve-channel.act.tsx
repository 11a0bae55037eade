import { selectIsBusy } from '#machines/lib/act.ts';
import { resolveChannelMachine, resolveTexts } from '#machines/flows/chat/resolve-channel.ts';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { channelVerdicts } from '../room/chat.rules.ts';
import type { Channel } from '../room/chat-port.ts';
import { ResolveChannel as Resolve } from './resolve-channel.documents.ts';

type ResolveChannelProps = { readonly channel: Pick<Channel, 'externalId' | 'status' | 'chatType'> };

/** Marks an unresolved conversation as resolved, for those whose work that is. */
export function ResolveChannel({ channel }: ResolveChannelProps) {
  const { id: userId, role } = useViewer();
  const isOffered = channel.status === 'unresolved' && channelVerdicts(channel, { role, userId })['channel.resolve'] === null;
  return isOffered ? <Resolving externalId={channel.externalId} /> : null;
}

function Resolving({ externalId }: Pick<Channel, 'externalId'>) {
  const act = useAct(resolveChannelMachine, Resolve, { input: { externalId }, done: resolveTexts.done });
  return (
    <Button size="small" icon={Check} busy={useSelector(act, selectIsBusy)} onPress={() => act.send({ type: 'act.confirm' })}>
      <span className="max-desk:sr-only">Mark as resolved</span>
    </Button>
  );
}
