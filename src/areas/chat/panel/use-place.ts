import { useState } from 'react';
import type { Message } from '../room/chat-port.ts';

/** Where somebody is in a chat: at its messages, in a thread of it, searching it, or at the list of all. */
type Place = { readonly isListing: boolean; readonly isSearching: boolean; readonly thread: Message | null };

const atFirst: Place = { isListing: false, isSearching: false, thread: null };

/** The place in the chat with this id; in another chat it begins anew, so that nothing of the one before is shown there. */
export const usePlace = (id: string) => {
  const [place, setPlace] = useState({ id, ...atFirst });
  return { ...(place.id === id ? place : atFirst), go: (there: Partial<Place>) => setPlace({ id, ...atFirst, ...there }) };
};
