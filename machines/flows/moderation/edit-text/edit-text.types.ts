import type { PromiseActorLogic } from 'xstate';

/** Which text of a result: an answer to a field, or a part of the result itself. */
export type EditedPart = 'text' | 'actualResult' | 'additionalInformation';

type EditedText = { readonly caseResultResponseId: string; readonly part: EditedPart; readonly name: string };

export type EditTextInput = EditedText & {
  /** What was typed before and left without an end, and the words over which it was typed. */
  readonly kept?: { readonly text: string; readonly seen: string } | null;
};

/** What came of a save: done, refused, or somebody else wrote other words meanwhile. */
export type SaveTextAnswer =
  | { readonly kind: 'saved' }
  | { readonly kind: 'overtaken'; readonly theirs: string }
  | { readonly kind: 'refused'; readonly message: string };

export type SaveText = EditedText & { readonly text: string; readonly seen: string };

export type EditTextPorts = { saveText: PromiseActorLogic<SaveTextAnswer, SaveText> };

export type EditTextContext = EditedText & {
  /** What was typed; null before the first letter. */
  readonly draft: string | null;
  /** The words over which it is typed. */
  readonly base: string;
  readonly theirs: string;
  /** Whether what was typed was left without an end: neither saved nor given up. */
  readonly isLeft: boolean;
};

export type EditTextEvent =
  | { readonly type: 'text.edit'; readonly text: string }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'text.save' }
  | { readonly type: 'text.cancel' }
  | { readonly type: 'text.discard' }
  | { readonly type: 'mine.keep' }
  | { readonly type: 'theirs.take' };

export type EditTextEmitted =
  | { readonly type: 'text.saved'; readonly message: string }
  | { readonly type: 'text.refused'; readonly message: string };

export type EditTextTag = 'busy' | 'editable';
