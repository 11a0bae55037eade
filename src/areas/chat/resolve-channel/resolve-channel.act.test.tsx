import { cleanup, render } from '@testing-library/react';
import { afterEach, describe } from 'vitest';
import { chatChannelLifecycle } from '#machines/lifecycles/chat-channel/chat-channel.machine.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { ResolveChannel } from './resolve-channel.act.tsx';

afterEach(cleanup);

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
