import { useMemo, useSyncExternalStore, useEffect, useRef, useState } from 'react';
import { useOnce } from '#src/ui/local.ts';
import type { Unsent } from '../room/outbox.ts';
import type { ChatSession } from '../session/session.ts';
import { selectPaging, selectReading } from '#machines/flows/chat/read-channel.ts';
import type { Wanted } from '#machines/flows/chat/read-channel.ts';
import { useFlow } from '#src/use-flow.ts';
import { changeMessageMachine } from '#machines/flows/chat/change-message.ts';
import { copyText } from '#src/ui/copy-text.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { changeMessagePorts } from '../change-message/change-message.ports.ts';
import { channelVerdicts, chatErrors } from '../room/chat.rules.ts';
import type { Channel, Message } from '../room/chat-port.ts';
import { ConversationView } from './conversation.view.tsx';
import { useWriting } from '../write-message/write-message.ports.ts';
import { isUnreadAbove, linesOf, unreadIn } from './lines.rules.ts';
import { endOfList } from './message-list.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { readChannelIn } from './read-channel.ports.ts';

/** What waits on this device for one channel or thread. */
const useUnsent = ({ outbox }: ChatSession, channelId: string, threadId: string | null): readonly Unsent[] => {
  const all = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  return useMemo(() => all.filter((each) => each.channelId === channelId && each.threadId === threadId), [all, channelId, threadId]);
};

/** Goes to the message that the address names, once for each that it names after the first. */
const useAddressJump = (messageId: string | null, jump: (id: string) => void): void => {
  const jumped = useRef(messageId);
  useEffect(() => {
    if (messageId === null || jumped.current === messageId) return;
    jumped.current = messageId;
    jump(messageId);
  });
};

type RoomAddress = {
  readonly channelId: string;
  readonly threadId: string | null;
  readonly messageId: string | null;
  readonly readPosition: number;
};

/** The messages of a channel or a thread for as long as they are looked at, and the flow that brings them. */
const useRoom = (session: ChatSession, { channelId, threadId, messageId, readPosition }: RoomAddress) => {
  const room = useOnce(() => session.room(channelId, threadId));
  const reading = useFlow(() => readChannelIn(room, readPosition), {
    input: { channelId, threadId, messageId },
  });
  const state = useSyncExternalStore(room.subscribe, room.getSnapshot);
  useEffect(() => session.follow(room, () => reading.send({ type: 'connection.restored' })), [session, room, reading]);
  const want = (wanted: Wanted): void => reading.send({ type: 'messages.want', wanted });
  return { room, reading, state, want };
};

/** Copies the address that opens a chat at a message, and in its thread. */
const copyLink = async ({ testId, externalId }: Channel, { id, threadId }: Message): Promise<void> => {
  const thread = threadId == null ? '' : `&thread_id=${threadId}`;
  const isCopied = await copyText(`${location.origin}/results/${testId}?channel_id=${externalId}&message_id=${id}${thread}`);
  if (isCopied) showToast({ type: 'success', text: 'Link copied.' });
  else showToast({ type: 'danger', text: 'The link could not be copied.' });
};

type ConversationHostProps = {
  readonly session: ChatSession;
  readonly channel: Channel;
  readonly threadId: string | null;
  readonly messageId: string | null;
  /** Whether a thread lies before it: what nobody sees is not read. */
  readonly isCovered?: boolean | undefined;
  readonly onThread: (threadId: string) => void;
};

/** The messages of one channel or thread, and where one writes in it. */
export function ConversationHost({ session, channel, threadId, messageId, isCovered = false, onThread }: ConversationHostProps) {
  const { id: me, role, fullName } = useViewer();
  const actor = useMemo(() => ({ role, userId: me }), [role, me]);
  const { readPosition, hasUnread: hadUnread } = useOnce(() => unreadIn(channel, threadId));
  const [top, setTop] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const { room, reading, state, want } = useRoom(session, { channelId: channel.id, threadId, messageId, readPosition });
  const changing = useFlow(() => changeMessageMachine.provide({ actors: changeMessagePorts(session.port, room, fullName) }));
  const unsent = useUnsent(session, channel.id, threadId);
  const lines = useMemo(
    () => linesOf(state.messages, unsent, hadUnread || threadId === null ? readPosition : null, me),
    [state.messages, unsent, hadUnread, threadId, readPosition, me],
  );
  const [target, setTarget] = useState<{ readonly key: string; readonly turn: number } | null>(
    messageId === null ? null : { key: messageId, turn: 0 },
  );
  const [isAtEnd, setAtEnd] = useState<boolean | null>(null);
  const go = (key: string) => setTarget((before) => ({ key, turn: (before?.turn ?? 0) + 1 }));

  useEmitted(reading, {
    'messages.failed': () => {
      setHeld(true);
      showToast({ type: 'danger', text: chatErrors.messages, id: `chat ${channel.id}` });
    },
    'messages.loaded': ({ wanted }) => {
      setHeld(false);
      if (wanted.kind === 'around') go(wanted.messageId);
      if (wanted.kind === 'unread') go('unread');
      if (wanted.kind === 'newest') go(endOfList);
    },
  });
  useEmitted(changing, { 'change.failed': ({ message }) => showToast({ type: 'danger', text: message }) });

  useMarkRead(session, channel, { threadId, last: state.messages.at(-1)?.position ?? 0, isAtEnd: isAtEnd === true && !isCovered });
  const jump = (id: string) => (state.messages.some((message) => message.id === id) ? go(id) : want({ kind: 'around', messageId: id }));
  useAddressJump(messageId, jump);
  const toNewest = () => (state.hasLater ? want({ kind: 'newest' }) : go(endOfList));
  const writing = useWriting(session, channel.id, threadId, toNewest);

  return (
    <ConversationView
      session={session}
      channel={channel}
      actor={actor}
      name={fullName}
      threadId={threadId}
      lines={lines}
      reading={useSelector(reading, selectReading)}
      paging={useSelector(reading, selectPaging)}
      target={target}
      hasEarlier={state.hasEarlier}
      hasLater={state.hasLater}
      isAway={isAtEnd === false}
      hasUnreadBefore={hadUnread && isUnreadAbove(lines, state.messages[0]?.position ?? 0, readPosition, top)}
      isHeld={isHeld}
      onTop={setTop}
      readOnly={channelVerdicts(channel, actor)['message.post']}
      writing={writing}
      onWant={want}
      onRetry={() => reading.send({ type: 'messages.retry' })}
      onEnd={(end) => isCovered || setAtEnd(end)}
      onNewest={toNewest}
      onJump={jump}
      onThread={onThread}
      onLink={(message) => void copyLink(channel, message)}
      onUnread={(message) => {
        session.markUnread(message).catch(() => showToast({ type: 'danger', text: 'Could not be marked. Please try again.' }));
      }}
      onChange={(change) => changing.send({ type: 'message.change', change })}
    />
  );
}
