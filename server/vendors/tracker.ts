import type { Readable } from 'node:stream';
import type { ItemState } from '#schema/vocabulary/export.ts';
import type { RemoteItem } from '#machines/lifecycles/issue-export/issue-export.types.ts';
import type { AdfDocument } from './report/adf.ts';
import type { IssueReport, ReportFile } from './report/report.ts';
import type { Written } from './vendor-write.ts';

/** How a tracker reads a body. */
export type Body =
  | { readonly format: 'adf'; readonly value: AdfDocument }
  | { readonly format: 'wiki' | 'markdown' | 'html'; readonly value: string };

/** What would be sent of an issue, and is sent when it is. */
export type Composed = {
  readonly title: string;
  readonly body: Body;
  /** Everything beside title and body, as the tracker's people read it. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** Fields that the tracker demands and that nothing fills. */
  readonly missing: readonly string[];
  readonly uploads: readonly ReportFile[];
  /** Files that stay in Muster, with the reason. */
  readonly linked: readonly { readonly file: ReportFile; readonly reason: string }[];
  /** The request of the vendor's own interface, without the credential. */
  readonly request: { readonly method: 'POST'; readonly path: string; readonly body: unknown };
};

/** A file that lies at an item already. */
export type AttachedFile = {
  readonly name: string;
  /** Null where the tool does not tell. */
  readonly sizeBytes: number | null;
};

/** Which of the files that hang there is this one: one of its name and size, else one of its name whose size nobody knows; -1 for none. */
export const attachedAt = (there: readonly AttachedFile[], file: { readonly name: string; readonly sizeBytes: number }): number => {
  const same = there.findIndex(({ name, sizeBytes }) => name === file.name && sizeBytes === file.sizeBytes);
  return same >= 0 ? same : there.findIndex(({ name, sizeBytes }) => name === file.name && sizeBytes === null);
};

/** Where an item stands, what its tracker calls that, and the address that tells it from an item of another site with the same id. */
export type ItemStatus = { readonly state: ItemState; readonly name: string; readonly url: string };

/** What changed at items of a place, by their ids. */
export type ItemChanges = {
  readonly statuses: ReadonlyMap<string, ItemStatus>;
  /** The moment of the last change that was read, where more follow; null where all were. */
  readonly reached: string | null;
};

/**
 * One place of one tracker, where issues become items. No vendor knows an idempotency key: every item carries a mark of Muster, which
 * `find` looks for after an answer was lost. Reads throw a VendorError.
 */
export type Tracker = {
  /** What passes at least between two writes, in milliseconds. */
  readonly pace: number;
  readonly compose: (report: IssueReport, mark: string) => Promise<Composed>;
  readonly create: (composed: Composed) => Promise<Written<RemoteItem>>;
  /** The items that were made at most so many milliseconds ago, or shortly before, and carry one of the marks. */
  readonly find: (marks: readonly string[], ago: number) => Promise<ReadonlyMap<string, RemoteItem>>;
  /** Where those of the named items stand that changed since so many milliseconds ago, or shortly before; others that changed may be among them. */
  readonly changes: (ids: ReadonlySet<string>, ago: number) => Promise<ItemChanges>;
  readonly attached: (item: RemoteItem) => Promise<readonly AttachedFile[]>;
  readonly attach: (item: RemoteItem, file: ReportFile, open: () => Promise<Readable | null>) => Promise<Written<unknown>>;
  /** The words of a refusal for people, from what the vendor answered; empty when it says nothing. */
  readonly wordsOf: (body: unknown) => string;
};
