import { absent } from '#src/cache/call.ts';
import { useQuery } from 'urql';
import { ChannelTester } from '../room/chat.documents.ts';
import type { Channel } from '../room/chat-port.ts';
import { chatChannelLifecycle } from '#machines/lifecycles/chat-channel/chat-channel.machine.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { StatusGlyph } from '#src/domain/status-glyph.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { Suspense, useSyncExternalStore } from 'react';
import { visible } from '#schema/bidi.ts';
import { windowWords } from '../room/chat.rules.ts';
import type { ChatSession } from '../session/session.ts';
import { ThereNow } from './channels.view.tsx';

const quietly = { ...absent, isOwnRefusal: true } as const;

/** Later than the chat, as the first screen names all that a chat loads. */
const Chart = lazyPart<Pick<ChannelStripProps, 'channel'>>(
  async () => {
    const { HowItWorks } = await import('#src/how-it-works.tsx');
    return {
      default: ({ channel: { status, chatType } }) => <HowItWorks lifecycle={chatChannelLifecycle} row={{ status, chatType }} of="chat" />,
    };
  },
  { otherwise: () => null },
);

type ShownTester = { readonly country: { readonly code: string; readonly name: string }; readonly environment: string };

/** Where the tester of a chat lives and what they test with, where it is known. */
const useChannelTester = ({ participantId }: Pick<Channel, 'participantId'>): ShownTester | null => {
  const [{ data }] = useQuery({
    query: ChannelTester,
    variables: { id: participantId ?? '' },
    pause: participantId == null,
    requestPolicy: 'cache-first',
    context: quietly,
  });
  if (participantId == null || data === undefined) return null;
  const { country, operatingSystemAndVersion: system, browserOrDevice } = data.testParticipant;
  return { country, environment: [system, browserOrDevice].filter((part) => part != null && part !== '').join(', ') };
};

type ChannelStripProps = {
  readonly session: Pick<ChatSession, 'subscribeTyping' | 'typing' | 'there'>;
  readonly channel: Channel;
  readonly onCommunity: (() => void) | null;
};

/** Where the test of a chat stands. */
export function WindowWords({ channel }: Pick<ChannelStripProps, 'channel'>) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {channel.windowStatus === 'open' ? <StatusGlyph name="live" /> : null}
      {windowWords(channel)}
    </span>
  );
}

/** Where the test stands, what kind of chat this is, with whom, whether they are there, and who is typing in it. */
export function ChannelStrip({ session, channel, onCommunity }: ChannelStripProps) {
  const typing = useSyncExternalStore(session.subscribeTyping, session.typing);
  const there = useSyncExternalStore(session.there.subscribe, session.there.getSnapshot);
  const tester = useChannelTester(channel);
  const writing = typing.filter(({ channelId }) => channelId === channel.id).map(({ name }) => visible(name));
  return (
    <>
      <WindowWords channel={channel} />
      {tester === null ? null : (
        <>
          <span className="inline-flex items-center gap-1.5">
            <Flag country={tester.country.code} name="" />
            {tester.country.name}
          </span>
          {tester.environment === '' ? null : <span>{visible(tester.environment)}</span>}
        </>
      )}
      {channel.chatType === 'community' ? <span>Community chat</span> : null}
      {onCommunity === null ? null : (
        <button type="button" className="text-accent hover:underline max-desk:min-h-11" onClick={onCommunity}>
          Community chat
        </button>
      )}
      {channel.status === 'resolved' ? (
        <span className="inline-flex items-center gap-1">
          Resolved
          <Suspense fallback={null}>
            <Chart channel={channel} />
          </Suspense>
        </span>
      ) : null}
      {there.has(channel.participantId ?? '') ? <ThereNow /> : null}
      <span role="status">{writing.length === 0 ? '' : `${writing.join(', ')} ${writing.length === 1 ? 'is' : 'are'} typing`}</span>
    </>
  );
}
