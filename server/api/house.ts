import type { LoggedMail } from '#server/mail/log.store.ts';

/** What the process lends to operators beside the database of requests. */
export type House = {
  /** The issuer under which sessions of the local sign-in service end. */
  readonly issuer: string;
  /** A link on which a person chooses a password; null where another service keeps passwords. */
  readonly passwordLink: (userId: string) => Promise<string | null>;
  readonly supportToken: (override: { readonly staffId: string; readonly targetId: string; readonly reason: string }) => Promise<string>;
  /** Seals what only the caller may read, so that a kept answer does not tell it. */
  readonly seal: (secret: string, userId: string) => string;
  readonly unseal: (sealed: string, userId: string) => string | null;
  readonly condition: () => Promise<Condition>;
  /** Puts a failed job into its queue again; false when there is none. */
  readonly retryJob: (queue: string, jobId: string) => Promise<boolean>;
  /** The latest mails whose address or subject holds the text. */
  readonly mails: (query: string) => Promise<readonly LoggedMail[]>;
  /** Sends a mail again; null where there is nothing to send. */
  readonly resendMail: (mailId: string) => Promise<LoggedMail | null>;
};

export type FailedJob = {
  readonly id: string;
  readonly queue: string;
  readonly organizationName: string | null;
  readonly message: string | null;
  readonly attempts: number;
  readonly failedAt: string;
};

/** How the installation is. */
export type Condition = {
  readonly version: string;
  readonly node: string;
  readonly postgres: string;
  readonly migration: string;
  readonly startedAt: string;
  readonly databaseBytes: number;
  readonly fileBytes: number;
  readonly files: string;
  /** Host of the mail server; null where mails are kept. */
  readonly mailServer: string | null;
  readonly outboxAge: number;
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
