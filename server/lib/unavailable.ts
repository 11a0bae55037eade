const passing = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '25P03',
  '40001',
  '40P01',
  '55P03',
  '57014',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

const words = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u;

/** In seconds. */
export const retryAfter = '1';

/** The database is down or busy: whether the work was done is unknown, and it may be retried. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && passing.has(String(error.code))) || words.test(error.message) || isUnavailable(error.cause));
