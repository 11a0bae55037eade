import { openChatMachine } from '#machines/flows/chat/open-chat.ts';
import type { OpenChatActorRef } from '#machines/flows/chat/open-chat.ts';
import type { ChatParts, OpenChatProps } from '#src/chat.tsx';
import { absent } from '#src/cache/call.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useEffect, useMemo } from 'react';
import { useQuery } from 'urql';
import { LookUpChannels } from './room/chat.documents.ts';
import { chatErrors } from './room/chat.rules.ts';
import { OpenChatView } from './open-chat/open-chat.view.tsx';
import { openChatPorts } from './open-chat/open-chat.ports.ts';
import { PanelHost } from './panel/panel.host.tsx';
import type { ChatSession } from './session/session.ts';
import { useChatAddress } from './room/use-chat-address.ts';

const quietly = { ...absent, isOwnRefusal: true } as const;

const partsOver = (opening: OpenChatActorRef): ChatParts => {
  const Open = ({ testId, type, testerId, ...shown }: OpenChatProps) => (
    <OpenChatView
      {...shown}
      onOpen={() => opening.send({ type: 'chat.open', target: { targetId: testId, type, testerId: testerId ?? null } })}
    />
  );
  return { Open };
};

type ConnectedHostProps = { readonly session: ChatSession; readonly onParts: (parts: ChatParts | null) => void };

/** Opens chats that other screens ask for, and the one that the address names; an unknown one leads to the public chat of its test. */
export function ConnectedHost({ session, onParts }: ConnectedHostProps) {
  const { channelId, messageId, testId, change } = useChatAddress();
  const opening = useFlow(() => openChatMachine.provide({ actors: openChatPorts(session.port) }));
  useEmitted(opening, {
    'chat.opened': ({ externalId }) => change(externalId),
    'chat.failed': () => showToast({ type: 'danger', text: chatErrors.channel }),
  });
  const parts = useMemo(() => partsOver(opening), [opening]);
  useEffect(() => {
    onParts(parts);
    return () => onParts(null);
  }, [parts, onParts]);
  const [{ data, error, fetching, stale }] = useQuery({
    query: LookUpChannels,
    variables: { externalIds: [channelId ?? ''] },
    pause: channelId === null,
    requestPolicy: 'cache-and-network',
    context: quietly,
  });
  const channel = data?.chatChannels.find(({ externalId }) => externalId === channelId) ?? null;
  const isUnknown = channelId !== null && !fetching && !stale && channel === null && (data !== undefined || error !== undefined);
  useEffect(() => {
    if (!isUnknown) return;
    if (error === undefined && testId !== null)
      opening.send({ type: 'chat.open', target: { targetId: testId, type: 'public', testerId: null } });
    else {
      showToast({ type: 'danger', text: chatErrors.channel });
      change(null);
    }
  }, [isUnknown, error, testId, opening, change]);
  if (channelId === null) return null;
  return (
    <PanelHost
      key={channel?.testId ?? ''}
      session={session}
      channel={channel}
      messageId={messageId}
      onGo={change}
      onOpenPublic={(targetId) => opening.send({ type: 'chat.open', target: { targetId, type: 'public', testerId: null } })}
      onOpenCommunity={({ testId: targetId, testerId }) =>
        opening.send({ type: 'chat.open', target: { targetId, type: 'community', testerId: testerId ?? null } })
      }
    />
  );
}
