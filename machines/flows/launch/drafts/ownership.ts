import { customerRequestLifecycle } from '#machines/lifecycles/customer-request/customer-request.machine.ts';
import type { customerRequestMachine } from '#machines/lifecycles/customer-request/customer-request.machine.ts';
import type { CustomerRequestRow } from '#machines/lifecycles/customer-request/customer-request.types.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor, Verdicts } from '#machines/lib/lifecycle.ts';

/** Whose draft it is, and why the chart refuses each act of this person on it, or null. */
export type Ownership = { readonly owner: string; readonly refused: Verdicts<typeof customerRequestMachine> };

export const ownershipOf = (row: CustomerRequestRow, owner: string, actor: Actor): Ownership => ({
  owner,
  refused: { ...verdicts(customerRequestLifecycle, row, actor) },
});

/** The row of a draft that the server does not know yet. */
export const newRow = (createdBy: string): CustomerRequestRow => ({
  state: 'draft',
  submittedAt: null,
  discardedAt: null,
  testId: null,
  createdBy,
  sharedAccess: null,
  hasGoneOut: false,
});

/** What is not on the server belongs to whoever types. */
export const ownershipOfNew = (owner: string, actor: Actor): Ownership => ownershipOf(newRow(actor.userId ?? ''), owner, actor);

/** Stands until it is known whose draft it is. */
export const unknownOwnership: Ownership = ownershipOfNew('', { role: 'customer', userId: '' });
