import type { ReplicaCondition } from '../database/replica.ts';
import type { LoggedMail } from '#server/mail/log.store.ts';

export type House = {
  /** Sessions of the local sign-in service are ended under this issuer. */
  readonly issuer: string;
  /** Null where another service holds the passwords. */
  readonly passwordLink: (userId: string) => Promise<string | null>;
  readonly supportToken: (override: { readonly staffId: string; readonly targetId: string; readonly reason: string }) => Promise<string>;
  /** Encrypts for the caller alone, so that the stored result of an idempotent call does not reveal it. */
  readonly seal: (secret: string, userId: string) => string;
  readonly unseal: (sealed: string, userId: string) => string | null;
  readonly condition: () => Promise<Condition>;
  readonly retryJob: (queue: string, jobId: string) => Promise<boolean>;
  readonly retention: () => Promise<Retention>;
  readonly mails: (query: string) => Promise<readonly LoggedMail[]>;
  readonly resendMail: (mailId: string) => Promise<LoggedMail | null>;
};

/** Counts of what is about to be removed. */
export type Retention = {
  readonly organizations: readonly {
    readonly id: string;
    readonly name: string;
    readonly testsCount: number;
    readonly resultsCount: number;
    readonly filesCount: number;
    readonly bytes: number;
    readonly firstRemovalAt: string;
    readonly heldCount: number;
  }[];
  readonly holds: readonly ShownHold[];
};

export type ShownHold = {
  readonly id: string;
  readonly state: string;
  readonly organizationName: string;
  readonly testCode: string | null;
  readonly reason: string;
  readonly placedBy: string | null;
  readonly placedAt: string;
};

export type FailedJob = {
  readonly id: string;
  readonly queue: string;
  readonly organizationName: string | null;
  readonly message: string | null;
  readonly attempts: number;
  readonly failedAt: string;
};

export type Condition = {
  readonly version: string;
  readonly node: string;
  readonly postgres: string;
  readonly migration: string;
  readonly startedAt: string;
  readonly databaseBytes: number;
  readonly fileBytes: number;
  readonly files: string;
  /** Null where mails are stored instead of sent. */
  readonly mailServer: string | null;
  readonly outboxAge: number;
  readonly jobAge: number;
  readonly diskFree: number;
  readonly diskSize: number;
  readonly backedUpAt: string | null;
  readonly virusScanner: { readonly place: string; readonly answers: boolean } | null;
  readonly replica: ReplicaCondition | null;
  readonly masterKeyChange: { readonly isDone: boolean; readonly looked: number; readonly of: number } | null;
  readonly queues: readonly { readonly name: string; readonly waiting: number; readonly running: number; readonly failed: number }[];
  readonly failedJobs: readonly FailedJob[];
  readonly integrations: readonly {
    readonly id: string;
    readonly code: string;
    readonly organizationName: string;
    readonly state: string;
    readonly checkedAt: string | null;
  }[];
};
