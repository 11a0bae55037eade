import { openChannel } from '#src/chat.tsx';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;

const inResults = /^\/results(?:\/([0-9a-f-]{36}))?(?:\/|$)/iu;

/** What of the address is the chat's: the channel and the message that are shown, on any page of results. */
export const useChatAddress = () => {
  const router = useRouter();
  const { pathname, search } = useLocation();
  const place = inResults.exec(pathname);
  const said = search as Readonly<Record<string, unknown>>;
  const change = useCallback(
    (channelId: string | null, messageId: string | null = null) => {
      const { pathname: path, search: now } = router.state.location;
      const { channel_id: _, message_id: __, thread_id: ___, ...rest } = now as Record<string, unknown>;
      const next = { ...rest, ...(channelId !== null && { channel_id: channelId }), ...(messageId !== null && { message_id: messageId }) };
      const isElsewhere = !inResults.test(path);
      const href = `${isElsewhere ? '/results' : path}${router.options.stringifySearch(next)}`;
      void router.navigate({ href, replace: messageId !== null, resetScroll: false });
    },
    [router],
  );
  return {
    channelId: place === null ? null : openChannel(said),
    messageId: place === null ? null : text(said['message_id']),
    threadId: place === null ? null : text(said['thread_id']),
    testId: place?.[1]?.toLowerCase() ?? null,
    change,
  };
};
