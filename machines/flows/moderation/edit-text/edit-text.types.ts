import type { PromiseActorLogic } from 'xstate';

/** Which text of a result: an answer to a field, or a part of the result itself. */
export type EditedPart = 'text' | 'actualResult' | 'additionalInformation';

export type EditTextInput = { readonly caseResultResponseId: string; readonly part: EditedPart; readonly name: string };

/** What came of a save: done, refused, or somebody else wrote other words meanwhile. */
export type SaveTextAnswer =
  | { readonly kind: 'saved' }
  | { readonly kind: 'overtaken'; readonly theirs: string }
  | { readonly kind: 'refused'; readonly message: string };

export type SaveText = EditTextInput & { readonly text: string; readonly seen: string };

export type EditTextPorts = { saveText: PromiseActorLogic<SaveTextAnswer, SaveText> };

export type EditTextContext = EditTextInput & {
  /** What was typed; null before the first letter. */
  readonly draft: string | null;
  /** The words over which it is typed. */
  readonly base: string;
  readonly theirs: string;
};

export type EditTextEvent =
  | { readonly type: 'text.edit'; readonly text: string }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'text.save' }
  | { readonly type: 'text.cancel' }
  | { readonly type: 'mine.keep' }
  | { readonly type: 'theirs.take' };

export type EditTextEmitted =
  | { readonly type: 'text.saved'; readonly message: string }
  | { readonly type: 'text.refused'; readonly message: string };

export type EditTextTag = 'busy' | 'editable';
