import type { ConnectionSnapshot } from './connection.machine.ts';

export type ConnectionState = 'live' | 'connecting' | 'reconnecting' | 'offline';

/** What the status bar says; a blink of less than five seconds stays live, and so does one lost call while others are answered. */
export const selectConnection = (snapshot: ConnectionSnapshot): ConnectionState => {
  if (snapshot.matches({ watched: 'offline' })) return 'offline';
  if (snapshot.matches({ watched: { connecting: 'noticed' } })) return 'connecting';
  const isWaiting =
    snapshot.matches('unwatched') ||
    snapshot.matches({ watched: { reconnecting: 'noticed' } }) ||
    snapshot.matches({ watched: { live: 'doubted' } }) ||
    snapshot.matches({ watched: { live: 'retrying' } });
  return isWaiting ? 'reconnecting' : 'live';
};
