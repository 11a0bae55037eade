import { Kind } from 'graphql';
import type { DocumentNode } from 'graphql';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'urql';
import { fromValue } from 'wonka';
import { afterEach, expect, it, vi } from 'vitest';
import { SignedInContext } from '#src/viewer.tsx';
import type { Channel } from '../room/chat-port.ts';
import { channelOf, silentService } from '../room/silent.builders.ts';
import { ChatSession } from '../session/session.ts';
import { PanelHost } from './panel.host.tsx';

afterEach(cleanup);

const first = channelOf({ status: 'resolved', lastPosition: 1 });
const second = channelOf({ id: 'c2', externalId: 'x2', participantId: 'p2', testerId: 'u2', testerName: 'Omar Nowak' });
const lena = { id: 'p1', country: { code: 'DE', name: 'Germany' }, operatingSystemAndVersion: 'Windows 11', browserOrDevice: 'Chrome 129' };
const answers: Readonly<Record<string, object>> = {
  chatChannelsOfTest: { chatChannelsOfTest: [first, second] },
  testParticipant: { testParticipant: lena },
};
const fieldOf = ({ definitions: [definition] }: DocumentNode): string => {
  const [field] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
  return field?.kind === Kind.FIELD ? field.name.value : '';
};
const client = { executeQuery: ({ query }: { query: DocumentNode }) => fromValue({ data: answers[fieldOf(query)], stale: false }) };
const value = { viewer: { id: 'm1', role: 'test_manager', fullName: 'Ann' }, portal: { client } } as never;
const session = new ChatSession({ ...silentService().port, messages: () => new Promise(() => undefined) }, 'seat');
const onGo = vi.fn<(externalId: string | null) => void>();
const silent = () => undefined;

const panel = (channel: Channel) => (
  <SignedInContext value={value}>
    <Provider value={client}>
      <PanelHost
        session={session}
        channel={channel}
        messageId={null}
        threadId={null}
        onGo={onGo}
        onOpenPublic={silent}
        onOpenCommunity={silent}
      />
    </Provider>
  </SignedInContext>
);
const all = () => screen.getByRole('button', { name: 'All conversations' });

it('shows above the list of conversations what is true of the test, and nothing of the conversation before', () => {
  render(panel(first));
  const shown = () => ['Germany', 'Windows 11, Chrome 129', 'Resolved'].filter((text) => screen.queryAllByText(text).length > 0);
  expect(shown()).toEqual(['Germany', 'Windows 11, Chrome 129', 'Resolved']);
  fireEvent.click(all());
  const list = screen.getByRole('list', { name: 'Conversations' });
  expect([screen.queryByText('Germany'), screen.queryByText('Windows 11, Chrome 129')]).toEqual([null, null]);
  expect(screen.getAllByText('Resolved').every((each) => list.contains(each))).toBe(true);
  expect(screen.getByText('Live / Testing in progress')).toBeTruthy();
});

it('begins another conversation without the list, the search or the thread of the one before', () => {
  const { rerender } = render(panel(first));
  fireEvent.click(screen.getByRole('button', { name: /^Search/u }));
  expect(screen.queryByRole('search') ?? screen.queryByRole('searchbox')).not.toBeNull();
  rerender(panel(second));
  expect(screen.queryByRole('search') ?? screen.queryByRole('searchbox')).toBeNull();
  fireEvent.click(all());
  rerender(panel(first));
  expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull();
  expect(screen.getByText('Germany')).toBeTruthy();
});
