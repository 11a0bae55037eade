import type { Readable } from 'node:stream';
import type { Drift, ItemState } from '#schema/vocabulary/export.ts';
import type { RemoteItem } from '#machines/lifecycles/issue-export/issue-export.types.ts';
import type { AdfDocument } from './report/adf.ts';
import type { IssueReport, ReportFile } from './report/report.ts';
import type { Written } from './vendor-write.ts';

export type Body =
  | { readonly format: 'adf'; readonly value: AdfDocument }
  | { readonly format: 'wiki' | 'markdown' | 'html'; readonly value: string };

export type Composed = {
  readonly title: string;
  /** The project or repository as people are told of it. */
  readonly place: string;
  readonly body: Body;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** What the tracker would refuse, or leave out, of this item. */
  readonly drift: readonly Drift[];
  readonly uploads: readonly ReportFile[];
  /** Files that stay in Muster, and why. */
  readonly linked: readonly { readonly file: ReportFile; readonly reason: string }[];
  /** Without the credential. */
  readonly request: { readonly method: 'POST'; readonly path: string; readonly body: unknown };
};

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

/** The URL tells it from another site's item with the same id. */
export type ItemStatus = { readonly state: ItemState; readonly name: string; readonly url: string };

export type ItemChanges = {
  readonly statuses: ReadonlyMap<string, ItemStatus>;
  /** The last change read, where more follow; null where all were read. */
  readonly reached: string | null;
};

/**
 * A destination of issues. No vendor has idempotency keys, so every item carries a mark, which `find` looks for after a lost response.
 * Reads throw a VendorError.
 */
export type Tracker = {
  /** Least milliseconds between two writes. */
  readonly pace: number;
  /** What the place lacks of what any export there would use. */
  readonly check: () => Promise<readonly Drift[]>;
  readonly compose: (report: IssueReport, mark: string) => Promise<Composed>;
  readonly create: (composed: Composed) => Promise<Written<RemoteItem>>;
  /** `ago` in milliseconds: items with one of the marks, created since or shortly before. */
  readonly find: (marks: readonly string[], ago: number) => Promise<ReadonlyMap<string, RemoteItem>>;
  /** `ago` in milliseconds: statuses changed since or shortly before; other items may be among them. */
  readonly changes: (ids: ReadonlySet<string>, ago: number) => Promise<ItemChanges>;
  readonly attached: (item: RemoteItem) => Promise<readonly AttachedFile[]>;
  readonly attach: (item: RemoteItem, file: ReportFile, open: () => Promise<Readable | null>) => Promise<Written<unknown>>;
  /** Empty when the response has no message. */
  readonly wordsOf: (body: unknown) => string;
};
