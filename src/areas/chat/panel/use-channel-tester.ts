import { absent } from '#src/cache/call.ts';
import { useQuery } from 'urql';
import { ChannelTester } from '../room/chat.documents.ts';
import type { Channel } from '../room/chat-port.ts';

const quietly = { ...absent, isOwnRefusal: true } as const;

export type ShownTester = { readonly country: { readonly code: string; readonly name: string }; readonly environment: string };

/** Where the tester of a chat lives and what they test with, where it is known. */
export const useChannelTester = ({ participantId }: Pick<Channel, 'participantId'>): ShownTester | null => {
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
