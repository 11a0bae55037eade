import { Client, fetchExchange, gql } from 'urql';
import { expect, it, vi } from 'vitest';
import { askNow } from './call.ts';
import { portalCache } from './client.ts';

const query = gql<{ readonly chatUnreadCount: number }, Record<string, never>>(`query Unread { chatUnreadCount }`);

it('whoever asks what is being asked already gets an answer of their own, and an older one that comes later replaces nothing', async () => {
  const calls: ((count: number) => void)[] = [];
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    exchanges: [portalCache(), fetchExchange],
    fetch: () => new Promise((resolve) => calls.push((count) => resolve(Response.json({ data: { chatUnreadCount: count } })))),
  });
  const first = askNow(client, query, {});
  const second = askNow(client, query, {});
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.(2);
  expect((await second).data).toEqual({ chatUnreadCount: 2 });
  calls[0]?.(1);
  expect((await first).data).toEqual({ chatUnreadCount: 2 });
});
