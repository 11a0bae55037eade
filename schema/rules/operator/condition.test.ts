import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { careLimits, careOf } from './condition.ts';
import type { Condition } from './condition.ts';

const now = Date.parse('2026-11-30T12:00:00Z');
const well: Condition = {
  mailServer: 'mail.example:587',
  outboxAge: 0.4,
  diskFree: 40e9,
  backedUpAt: '2026-11-30T02:00:00Z',
  virusScanner: { place: 'clamd:3310', answers: true },
  replica: { place: 'replica:5432', state: 'reading' },
  queues: [{ name: 'export-issues', waiting: 12 }],
  failedJobs: [],
  integrations: [{ state: 'active' }],
};
const whats = (change: Partial<Condition>) => careOf({ ...well, ...change }, now).map(({ what }) => what);

describe('what of an installation wants a look', () => {
  it('is nothing where all is well', () => {
    expect(whats({})).toEqual([]);
    expect(whats({ virusScanner: null, replica: null, integrations: [] })).toEqual([]);
  });

  it.each<[Partial<Condition>, string]>([
    [{ diskFree: 3 * 1024 ** 3 }, '3.0 GiB of disk left'],
    [{ backedUpAt: null }, 'No backup was reported'],
    [{ backedUpAt: '2026-11-28T12:00:00Z' }, 'The last backup is 48 hours old'],
    [{ virusScanner: { place: 'clamd:3310', answers: false } }, 'The virus scanner does not answer'],
    [{ outboxAge: 31.2 }, 'Events wait for 31 s'],
    [{ queues: [{ name: 'export-issues', waiting: 1200 }] }, '1,200 jobs wait in export-issues'],
    [{ failedJobs: [1] }, '1 job failed for good'],
    [{ replica: { place: 'replica:5432', state: 'away' } }, 'The replica is not read'],
    [{ integrations: [{ state: 'inactive' }, { state: 'inactive' }, { state: 'active' }] }, '2 integrations are inactive'],
    [{ mailServer: null }, 'No mail server is set up'],
  ])('is said: %o', (change, what) => {
    expect(whats(change)).toEqual([what]);
  });

  it('is the same as rings the alarm', () => {
    const alerts = readFileSync('deploy/monitoring/alerts.yaml', 'utf8');
    expect(alerts).toContain(`max(muster_outbox_age_seconds) > ${careLimits.outboxSeconds}\n`);
    expect(alerts).toContain(`(muster_jobs{state="waiting"}) > ${careLimits.waitingJobs}\n`);
    expect(alerts).toContain('min(muster_disk_free_bytes) < 5e9\n');
    expect(careLimits.diskBytes).toBe(5e9);
    expect(alerts).toContain(`min(muster_backup_age_seconds) > ${careLimits.backupSeconds}\n`);
  });
});
