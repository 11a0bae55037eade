import type { Portal } from '#src/cache/client.ts';
import { chatTexts } from '#schema/vocabulary/chat.ts';
import { CombinedError } from 'urql';
import { afterEach, expect, it, vi } from 'vitest';
import { ownChat } from './own-chat.ts';

const message = { clientId: 'k', channelId: 'c', text: 'Hello', threadId: 't', quotedMessageId: null, fileIds: [] };

afterEach(() => vi.unstubAllGlobals());

/** A server that answers every call so. */
const answering = (answer: object) => {
  const mutation = () => ({ toPromise: async () => answer });
  return ownChat({ client: { mutation } } as unknown as Portal).send(message);
};

const refused = (code: string, text: string) => ({
  data: { sendChatMessage: { successful: false, errors: [{ code, message: text }], result: null } },
});

it.each([
  ['not_allowed', chatTexts.readOnly],
  ['invalid_state', chatTexts.deleted],
  ['invalid_state', chatTexts.inThread],
  ['too_long', chatTexts.tooLong],
])('offers no second try of a message that the charts refuse: %s, %s', async (code, text) => {
  expect(await answering(refused(code, text))).toEqual({ delivery: { kind: 'refused', message: text }, posted: null });
});

it('offers a second try of a message whose answer was lost, or that came too soon after others', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect((await answering({ error: new CombinedError({ networkError: new Error('lost') }) })).delivery).toEqual({
    kind: 'failed',
    message: null,
  });
  const limited = new CombinedError({ graphQLErrors: [{ message: 'Too many calls.', extensions: { code: 'RATE_LIMITED' } }] });
  expect((await answering({ error: limited })).delivery).toEqual({ kind: 'failed', message: 'Too many messages. Wait a moment.' });
});
