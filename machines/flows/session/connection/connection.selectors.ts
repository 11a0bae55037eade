import type { ConnectionSnapshot } from './connection.machine.ts';

export type ConnectionState = 'live' | 'reconnecting' | 'offline';

/** What the line says; a blink of less than five seconds stays live. */
export const selectConnection = (snapshot: ConnectionSnapshot): ConnectionState => {
  if (snapshot.matches({ watched: 'offline' })) return 'offline';
  const isWaiting = snapshot.matches('unwatched') || snapshot.matches({ watched: { reconnecting: 'noticed' } });
  return isWaiting ? 'reconnecting' : 'live';
};
