import type { Condition } from './condition.view.tsx';

/** One that was just set up, in which nothing happened. */
export const bareInstallation: Condition = {
  version: '1.0.0',
  node: '24',
  postgres: '18',
  migration: '0403',
  startedAt: '2026-11-29T09:00:00Z',
  databaseBytes: 10,
  fileBytes: 5,
  files: '/files',
  mailServer: null,
  outboxAge: 0,
  jobAge: 0,
  diskFree: 7,
  diskSize: 9,
  backedUpAt: null,
  virusScanner: null,
  replica: null,
  masterKeyChange: null,
  queues: [],
  failedJobs: [],
  integrations: [],
};
