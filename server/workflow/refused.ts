import type { RefusalCode } from '#schema/vocabulary/refusals.ts';

export type FieldError = {
  readonly code: RefusalCode;
  readonly message: string;
  readonly path: string | null;
  /** When the same call can succeed. */
  readonly retryAt?: string | null;
};

/** Nothing is written; the caller gets `successful: false`. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly errors: readonly FieldError[];

  constructor(errors: readonly FieldError[]) {
    super(errors.map((error) => error.message).join(', '));
    this.errors = errors;
  }
}

export const isStale = (errors: readonly FieldError[]): boolean => errors.some(({ code }) => code === 'stale_object');

export const refuse = (code: RefusalCode, message: string, path: string | null = null): never => {
  throw new Refused([{ code, message, path }]);
};

/** Foreign, missing, malformed, deleted and hidden ids are the same, so that none can be probed. */
export class NotFound extends Error {
  override readonly name = 'NotFound';

  constructor() {
    super('The requested resource was not found.');
  }
}
