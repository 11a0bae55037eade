import type { FastifyBaseLogger } from 'fastify';
import { Bound } from '../workflow/bound.ts';
import type { IdentifyDeps } from './identify.ts';

/** Each call without a valid token is a line of the log, in such numbers that no stranger fills the disk; of the token nothing is told. */
export const tellOfStrangers = (log: Pick<FastifyBaseLogger, 'warn'>): IdentifyDeps['onStranger'] => {
  const bound = new Bound({ each: 20, all: 2_000, seconds: 600 });
  return (address, errorCode) => {
    const keep = bound.keep(address);
    const message =
      keep === 'last' ? 'further calls without a valid token are not logged for up to ten minutes' : 'a call without a valid token';
    if (keep !== 'no') log.warn({ address, errorCode }, message);
  };
};
