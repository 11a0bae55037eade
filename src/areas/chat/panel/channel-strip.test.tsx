import { portalCache } from '#src/cache/client.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Client, Provider, fetchExchange } from 'urql';
import { afterEach, expect, it, vi } from 'vitest';
import type { Channel } from '../room/chat-port.ts';
import { TestersThere } from '../room/testers-there.ts';
import { channelOf } from '../room/silent.builders.ts';
import { ChannelStrip } from './channel-strip.tsx';

afterEach(cleanup);

const channel = channelOf();
const lena = {
  __typename: 'Participant',
  id: 'p1',
  country: { __typename: 'TesterCountry', code: 'DE', name: 'Germany' },
  operatingSystemAndVersion: 'Windows 11',
  browserOrDevice: 'Chrome 129',
};

/** The strip of a channel beside a server that answers so. */
const strip = (shown: Channel, answer: object, there = new TestersThere()) => {
  const ask = vi.fn<typeof fetch>(async () => Response.json(answer));
  const client = new Client({
    url: 'https://muster.test/api',
    preferGetMethod: false,
    exchanges: [portalCache(), fetchExchange],
    fetch: ask,
  });
  const nobody: readonly never[] = [];
  render(
    <Provider value={client}>
      <ChannelStrip
        session={{ subscribeTyping: () => () => undefined, typing: () => nobody, there }}
        channel={shown}

        onCommunity={null}
      />
    </Provider>,
  );
  return ask;
};

it('tells where the tester of a chat lives and what they test with', async () => {
  strip(channel, { data: { testParticipant: lena } });
  await screen.findByText('Germany');
  expect(screen.getByText('Windows 11, Chrome 129')).toBeTruthy();
  expect(screen.getByText('Live / Testing in progress')).toBeTruthy();
});

it('leaves out a device that is not known, and everything of a tester that nobody tells of', async () => {
  strip(channel, { data: { testParticipant: { ...lena, operatingSystemAndVersion: null, browserOrDevice: null } } });
  const country = await screen.findByText('Germany');
  expect(country.parentElement?.children).toHaveLength(3);
  cleanup();
  const ask = strip(channel, { errors: [{ message: 'No.' }] });
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Live / Testing in progress')).toBeTruthy();
  expect(screen.queryByText('Germany')).toBeNull();
});

it('asks for nobody in the chat of everybody', async () => {
  const ask = strip({ ...channel, chatType: 'public', participantId: null }, {});
  expect(screen.getByText('Live / Testing in progress')).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

it('says that the tester is there only while they are', async () => {
  const there = new TestersThere();
  there.take({ number: '1', testers: [{ participantId: 'p1', seconds: 60 }] });
  strip(channel, { data: { testParticipant: lena } }, there);
  expect(screen.getByText('Here now')).toBeTruthy();
  act(there.forget);
  expect(screen.queryByText('Here now')).toBeNull();
});
