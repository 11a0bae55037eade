import type { RefusalCode } from '#schema/vocabulary/refusals.ts';

/** Why something may not happen now, in a code for programs and in words for people. */
export type Refusal = { readonly code: RefusalCode; readonly message: string; readonly path?: readonly string[] };

/** Builds a refusal; the path names the input field at fault. */
export const refusal = (code: RefusalCode, message: string, path?: readonly string[]): Refusal =>
  path === undefined ? { code, message } : { code, message, path };

/** The refusal of a role, whatever the state of the thing. */
export const notAllowed = (message: string): Refusal => refusal('not_allowed', message);

/** Thrown by `next` when the chart refuses; the server turns it into an ordinary answer. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refused: Refusal) {
    super(refused.message);
    this.name = 'RefusalError';
    this.refusal = refused;
  }
}
