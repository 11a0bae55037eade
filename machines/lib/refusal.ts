import type { RefusalCode } from '#schema/vocabulary/refusals.ts';

export type Refusal = { readonly code: RefusalCode; readonly message: string; readonly path?: readonly string[] };

export const refusal = (code: RefusalCode, message: string, path?: readonly string[]): Refusal =>
  path === undefined ? { code, message } : { code, message, path };

export const notAllowed = (message: string): Refusal => refusal('not_allowed', message);

/** Thrown by `next` when the chart refuses; the server turns it into an unsuccessful result. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refused: Refusal) {
    super(refused.message);
    this.name = 'RefusalError';
    this.refusal = refused;
  }
}
