import { createContext, use } from 'react';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';

export const RequestActorContext = createContext<BuildRequestActorRef | null>(null);

export function useRequestActor(): BuildRequestActorRef {
  const actorRef = use(RequestActorContext);
  if (actorRef === null) throw new Error('No request is being built here.');
  return actorRef;
}
