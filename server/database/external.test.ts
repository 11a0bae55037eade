import { describe, expect, it } from 'vitest';
import { refuseOld } from './external.ts';

describe('a database that is named', () => {
  it('is refused where it is older than the one that comes with Muster, by its version and with the way out', () => {
    for (const [number, name] of [
      [150_018, '15.18'],
      [170_009, '17.9 (Debian 17.9-1)'],
    ] as const)
      expect(() => refuseOld({ number, name })).toThrow(
        `The database of DATABASE_URL is PostgreSQL ${name}. Muster needs PostgreSQL 18 or later: upgrade it, for example with pg_upgrade, and start again.`,
      );
  });

  it('is taken from version 18 on', () => {
    for (const number of [180_000, 180_004, 190_001]) expect(() => refuseOld({ number, name: 'x' })).not.toThrow();
  });
});
