import { counted, sizeWords } from '../../vocabulary/counted.ts';

/** From these on a person is asked to look; `deploy/monitoring/alerts.yaml` rings at the same. */
export const careLimits = { outboxSeconds: 10, waitingJobs: 1000, diskBytes: 5e9, backupSeconds: 129_600 } as const;

export type Condition = {
  readonly mailServer: string | null;
  readonly outboxAge: number;
  readonly diskFree: number;
  readonly backedUpAt: string | null;
  readonly virusScanner: { readonly place: string; readonly answers: boolean } | null;
  readonly replica: { readonly place: string; readonly state: string } | null;
  readonly queues: readonly { readonly name: string; readonly waiting: number }[];
  readonly failedJobs: readonly unknown[];
  readonly integrations: readonly { readonly state: string }[];
};

/** What wants a look, and what it means for the people who work here. */
export type Care = { readonly what: string; readonly means: string };

/** What of an installation wants a look, the worst first. */
export const careOf = (condition: Condition, now: number): readonly Care[] => {
  const { mailServer, outboxAge, diskFree, backedUpAt, virusScanner, replica, queues, failedJobs, integrations } = condition;
  const backupHours = backedUpAt === null ? 0 : (now - Date.parse(backedUpAt)) / 3_600_000;
  const long = queues.filter(({ waiting }) => waiting > careLimits.waitingJobs);
  const inactive = integrations.filter(({ state }) => state !== 'active').length;
  const when = (isSo: boolean, what: string, means: string): readonly Care[] => (isSo ? [{ what, means }] : []);
  return [
    ...when(diskFree < careLimits.diskBytes, `${sizeWords(diskFree)} of disk left`, 'Once it is full, nothing can be saved.'),
    ...when(backedUpAt === null, 'No backup was reported', 'Whatever this machine loses would be gone.'),
    ...when(
      backupHours * 3600 > careLimits.backupSeconds,
      `The last backup is ${Math.floor(backupHours)} hours old`,
      'Whatever was done since would be gone with this machine.',
    ),
    ...when(
      virusScanner !== null && !virusScanner.answers,
      'The virus scanner does not answer',
      'No file is accepted, and only files it has already checked can be opened.',
    ),
    ...when(outboxAge > careLimits.outboxSeconds, `Events wait for ${Math.round(outboxAge)} s`, 'Open pages show changes late.'),
    ...long.map(({ name, waiting }) => ({
      what: `${waiting.toLocaleString('en')} jobs wait in ${name}`,
      means: 'What they do comes late.',
    })),
    ...when(
      failedJobs.length > 0,
      `${counted(failedJobs.length, 'job', 'jobs')} failed for good`,
      'Each stands below with its reason, and can be started again.',
    ),
    ...when(
      replica !== null && replica.state !== 'reading',
      'The replica is not read',
      'Everything is read from the database, which has more to do.',
    ),
    ...when(
      inactive > 0,
      `${counted(inactive, 'integration is', 'integrations are')} inactive`,
      'Nothing is exported there until it is connected again.',
    ),
    ...when(mailServer === null, 'No mail server is set up', 'Mails are kept here and reach nobody.'),
  ];
};
