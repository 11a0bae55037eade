import type { Answer } from '#machines/lib/answer.ts';
import type { PromiseActorLogic } from 'xstate';

/** What is wanted of auto-export. */
export type Wish = { readonly enabled: boolean; readonly exportMatching: boolean };

export type ToggleAutoExportPorts = {
  /** How many issues match that are there already. */
  readonly countMatching: PromiseActorLogic<number>;
  readonly toggleExport: PromiseActorLogic<Answer, Wish>;
};

export type ToggleAutoExportContext = { readonly wish: Wish; readonly matching: number };

export type ToggleAutoExportEvent = {
  readonly type: 'export.enable' | 'export.disable' | 'matching.include' | 'matching.exclude' | 'question.cancel';
};

export type ToggleAutoExportEmitted =
  | { readonly type: 'export.toggled'; readonly enabled: boolean; readonly sent: number }
  | { readonly type: 'export.refused'; readonly message: string };

export type ToggleAutoExportTag = 'busy' | 'asking';
