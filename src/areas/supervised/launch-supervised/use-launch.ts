import type { HoldFormActorRef } from '#machines/flows/supervised/hold-form.ts';
import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { createContext, use } from 'react';
import type { LaunchAddresses } from './launch-addresses.ts';

type Launch = {
  readonly actorRef: LaunchSupervisedActorRef;
  readonly holdRef: HoldFormActorRef;
  readonly addresses: LaunchAddresses;
  readonly code: string;
  readonly from: string;
  /** How many requested tests of the request have cases as they were handed in. */
  readonly rawFiles: number;
  /** How many requested tests the request has. */
  readonly tests: number;
  /** Whether this device keeps what is typed. */
  readonly isKept: boolean;
};
export const LaunchContext = createContext<Launch | null>(null);

/** The launch that form and preview work on. */
export const useLaunch = (): Launch => {
  const launch = use(LaunchContext);
  if (launch === null) throw new Error('Nothing is launched here.');
  return launch;
};
