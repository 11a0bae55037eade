import type { customerRequestMachine } from '#machines/lifecycles/customer-request/customer-request.machine.ts';
import type { Verdicts } from '#machines/lib/lifecycle.ts';

type Asked = 'draft.save' | 'draft.discard' | 'draft.share' | 'request.submit';

/** Whose draft it is, and why its chart refuses each act of this person on it, or null. */
export type Ownership = { readonly owner: string; readonly refused: Pick<Verdicts<typeof customerRequestMachine>, Asked> };

/** Of a draft that the server does not know yet: it belongs to whoever types, and needs no chart. */
export const ownNew = (owner: string): Ownership => ({
  owner,
  refused: { 'draft.save': null, 'draft.discard': null, 'draft.share': null, 'request.submit': null },
});
