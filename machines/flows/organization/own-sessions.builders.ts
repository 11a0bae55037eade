import type { ownSessionsMachine, OwnSignIn } from './own-sessions.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const session = {
  id: 's1',
  device: 'Firefox on Windows',
  begunAt: '2026-11-24T09:00:00Z',
  usedAt: '2026-11-24T09:00:00Z',
  isCurrent: true,
};
export const signIn: OwnSignIn = { hasPassword: true, sessions: [session] };

export const ownSessionsSamples: WalkOptions<typeof ownSessionsMachine> = {
  events: [{ type: 'sessions.reload' }],
  outcomes: { listSessions: { outputs: [signIn], errors: [new Error('gone')] } },
};
