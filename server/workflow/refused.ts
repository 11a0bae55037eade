import type { RefusalCode } from '#schema/vocabulary/refusals.ts';

/** A field error as the API gives it. */
export type FieldError = {
  readonly code: RefusalCode;
  readonly message: string;
  readonly path: string | null;
  /** When the same call can be done. */
  readonly retryAt?: string | null;
};

/** A write that is refused in words: nothing is written, the caller gets successful false. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly errors: readonly FieldError[];

  constructor(errors: readonly FieldError[]) {
    super(errors.map((error) => error.message).join(', '));
    this.errors = errors;
  }
}

/** Whether something was changed since it was seen. */
export const isStale = (errors: readonly FieldError[]): boolean => errors.some(({ code }) => code === 'stale_object');

/** Refuses with one error. */
export const refuse = (code: RefusalCode, message: string, path: string | null = null): never => {
  throw new Refused([{ code, message, path }]);
};

/** Foreign, absent, malformed, deleted or invisible: one answer for all. */
export class NotFound extends Error {
  override readonly name = 'NotFound';

  constructor() {
    super('The requested resource was not found.');
  }
}
