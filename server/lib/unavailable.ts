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
  // Waited too long for a lock, for the statement or for its turn, or stood in the way of another.
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

/** For how many seconds whoever is told so waits before asking again. */
export const retryAfter = '1';

/** Whether the database is away or too busy for the moment: what was asked may or may not have happened, and may be asked again. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && passing.has(String(error.code))) || words.test(error.message) || isUnavailable(error.cause));
