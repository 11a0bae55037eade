import type { PromiseActorLogic } from 'xstate';

/** One file for each tester, or all of them in one archive. */
export type ExportForm = 'files' | 'archive';

/** What came of a few testers: how many files were handed over, or why none. */
export type ExportAnswer = { readonly kind: 'given' } | { readonly kind: 'refused'; readonly message: string };

export type ExportBatch = {
  readonly testId: string;
  readonly participantsIds: readonly string[];
  readonly form: ExportForm;
  /** Nothing of this export was handed over before. */
  readonly isFirst: boolean;
};

export type ExportResultsPorts = {
  exportBatch: PromiseActorLogic<ExportAnswer, ExportBatch>;
  finishArchive: PromiseActorLogic<void, object>;
};

export type ExportResultsInput = { readonly testId: string; readonly participantsIds: readonly string[] };

export type ExportResultsContext = ExportResultsInput & {
  readonly form: ExportForm;
  readonly done: number;
  readonly failure: string;
};

export type ExportResultsEvent =
  | { readonly type: 'export.start'; readonly form: ExportForm }
  | { readonly type: 'export.cancel' }
  | { readonly type: 'export.retry' };
