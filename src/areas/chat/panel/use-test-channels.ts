import { absent } from '#src/cache/call.ts';
import { useQuery } from 'urql';
import { ChannelsOfTest } from '../room/chat.documents.ts';
import type { Channel } from '../room/chat-port.ts';

const quietly = { ...absent, isOwnRefusal: true } as const;

/** The channels of the test of the one that is shown. */
export const useTestChannels = (channel: Channel | null): readonly Channel[] => {
  const [{ data }] = useQuery({
    query: ChannelsOfTest,
    variables: { testId: channel?.testId ?? '' },
    pause: channel === null,
    requestPolicy: 'cache-and-network',
    context: quietly,
  });
  return data?.chatChannelsOfTest ?? [];
};
