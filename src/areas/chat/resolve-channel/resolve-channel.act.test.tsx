import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it } from 'vitest';
import { chatChannelLifecycle } from '#machines/lifecycles/chat-channel/chat-channel.machine.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { ToastHost } from '#src/ui/toast.tsx';
import { ResolveChannel } from './resolve-channel.act.tsx';

afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
});

describe('an unresolved conversation', () => {
  offersWhatTheChartAllows({
    lifecycle: chatChannelLifecycle,
    places: {
      public: { status: 'unresolved' as const, chatType: 'public' as const },
      'with a tester': { status: 'unresolved' as const, chatType: 'private' as const },
      'of the community': { status: 'unresolved' as const, chatType: 'community' as const },
    },
    draw: ({ status, chatType }, { role }) => {
      const { calls, SignedIn } = signedInWith(undefined, role);
      render(
        <SignedIn>
          <ResolveChannel channel={{ externalId: 'c1', status, chatType }} />
        </SignedIn>,
      );
      return () => calls.length;
    },
    controls: { 'channel.resolve': /^Mark as resolved/ },
    allowed: {
      public: { 'channel.resolve': 'T' },
      'with a tester': { 'channel.resolve': 'T' },
      'of the community': { 'channel.resolve': 'T' },
    },
  });
});

it('SH-260: says that a channel was resolved once the server says so', async () => {
  const answers = [
    { successful: false, errors: [{ code: 'gone', message: 'It is gone.', path: null }] },
    { successful: true, errors: [] },
  ];
  const { SignedIn } = signedInWith(() => Promise.resolve(answers.shift()));
  render(
    <SignedIn>
      <ResolveChannel channel={{ externalId: 'c1', status: 'unresolved', chatType: 'public' }} />
      <ToastHost />
    </SignedIn>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Mark as resolved/ }));
  await screen.findByText('It is gone.');
  expect(screen.queryByText('The channel was resolved successfully.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Mark as resolved/ }));
  await screen.findByText('The channel was resolved successfully.');
});
