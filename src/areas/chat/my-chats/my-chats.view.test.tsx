import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { channelOf } from '../room/silent.builders.ts';
import { MyChatsView } from './my-chats.view.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const view = (more: Partial<Parameters<typeof MyChatsView>[0]> = {}) =>
  render(
    <MyChatsView
      chats={[]}
      isCustomer={false}
      kind="all"
      onKind={nothing}
      typed=""
      onType={nothing}
      onMore={null}
      onClose={nothing}
      {...more}
    >
      Loading
    </MyChatsView>,
  );

it('leads to each chat, and says what is unread in it and who mentions the reader', () => {
  const onClose = vi.fn<() => void>();
  view({
    onClose,
    chats: [
      channelOf({ id: 'c1', externalId: 'x1', unreadCount: 3, unreadMentions: 1, lastWords: 'Which build?' }),
      channelOf({ id: 'c2', externalId: 'x2', chatType: 'public', testerName: null, participantId: null, lastWords: 'Welcome' }),
    ],
  });
  const [first, second] = within(screen.getByRole('list', { name: 'My chats' })).getAllByRole('link');
  expect([first, second].map((link) => link?.getAttribute('href'))).toEqual(['/results/t?channel_id=x1', '/results/t?channel_id=x2']);
  expect(first?.textContent).toMatch(/Lena HartmannPrivate chat, CheckoutWhich build\?.*1 unread mention3 unread/u);
  expect(second?.textContent).toMatch(/^CheckoutPublic chatWelcome/u);
  fireEvent.click(second as Element);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('says why it is empty, of each kind and of a search', () => {
  for (const [kind, title] of [
    ['all', 'No chats yet'],
    ['unread', 'You have read everything'],
    ['mentions', 'Nobody has mentioned you yet'],
    ['private', 'No private chats yet'],
    ['public', 'No public chats yet'],
  ] as const) {
    const { unmount } = view({ kind });
    expect(screen.getByText(title)).toBeTruthy();
    unmount();
  }
  view({ typed: 'Checkout' });
  expect(screen.getByText('No chat has this name')).toBeTruthy();
});

it('offers customers no private chats, who have none', () => {
  view({ isCustomer: true });
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['All', 'Unread', 'Mentions']);
});
