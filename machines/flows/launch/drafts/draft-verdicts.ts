import { customerRequestLifecycle } from '#machines/lifecycles/customer-request/customer-request.machine.ts';
import type { CustomerRequestRow } from '#machines/lifecycles/customer-request/customer-request.types.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import type { Ownership } from './ownership.ts';

export function ownershipOf(row: CustomerRequestRow, owner: string, actor: Actor): Ownership {
  const said = verdicts(customerRequestLifecycle, row, actor);
  return {
    owner,
    refused: {
      'draft.save': said['draft.save'],
      'draft.discard': said['draft.discard'],
      'draft.share': said['draft.share'],
      'request.submit': said['request.submit'],
    },
  };
}
