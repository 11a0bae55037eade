import type { DeliverMessageSnapshot } from './deliver-message.machine.ts';

export type DeliveryState = 'queued' | 'sending' | 'waiting' | 'failed' | 'refused';

/** Where an unsent message stands, as its author sees it. */
export const selectDelivery = (snapshot: DeliverMessageSnapshot): DeliveryState => {
  for (const state of ['sending', 'waiting', 'failed', 'refused'] as const) if (snapshot.matches(state)) return state;
  return 'queued';
};

export const selectFailure = (snapshot: DeliverMessageSnapshot): string | null => snapshot.context.failure;
