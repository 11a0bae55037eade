import type { customerRequestMachine } from '#machines/lifecycles/customer-request/customer-request.machine.ts';
import type { Verdicts } from '#machines/lib/lifecycle.ts';

type Asked = 'draft.save' | 'draft.discard' | 'draft.share' | 'request.submit';

/** Refusals of the draft's chart for this person; null where allowed. */
export type Ownership = { readonly owner: string; readonly refused: Pick<Verdicts<typeof customerRequestMachine>, Asked> };

/** A draft that the server does not have yet needs no chart. */
export const ownNew = (owner: string): Ownership => ({
  owner,
  refused: { 'draft.save': null, 'draft.discard': null, 'draft.share': null, 'request.submit': null },
});
