import type { ClonedCases } from '#schema/rules/launch/cloned-cases.ts';
import type { ClonedTest, CloneSource } from '#schema/rules/launch/clone-source.ts';
import type { PromiseActorLogic } from 'xstate';

/** A test as far as it has been copied; with a cursor, more of its cases follow. */
export type CopiedPart = ClonedTest & { readonly cursor: string | null };
/** What the earlier test is made of, and whether the person has drafts already, beside which the new one will stand. */
export type FoundSource = { readonly source: CloneSource; readonly hasDrafts: boolean };
export type KeepAnswer = { readonly kind: 'kept' } | { readonly kind: 'refused'; readonly message: string };

export type CloneTestPorts = {
  /** Finds the earlier test. */
  readonly readSource: PromiseActorLogic<FoundSource, { readonly testId: string }>;
  /** The next part of one of its tests. */
  readonly copyTest: PromiseActorLogic<
    CopiedPart,
    { readonly source: CloneSource; readonly index: number; readonly current: CopiedPart | null; readonly cases: ClonedCases }
  >;
  /** Keeps the copies as a draft of their own. */
  readonly keepClone: PromiseActorLogic<
    KeepAnswer,
    { readonly draftId: string; readonly source: CloneSource; readonly tests: readonly ClonedTest[] }
  >;
};

export type CloneTestInput = { readonly testId: string; readonly draftId: string; readonly cases: ClonedCases };
export type CloneTestContext = CloneTestInput & {
  readonly source: CloneSource | null;
  readonly hasDrafts: boolean;
  readonly copied: readonly ClonedTest[];
  readonly current: CopiedPart | null;
  readonly message: string | null;
};
export type CloneTestEvent = { readonly type: 'clone.retry' } | { readonly type: 'clone.cancel' };
export type CloneTestEmitted =
  | { readonly type: 'test.cloned'; readonly draftId: string; readonly tests: number; readonly hasDrafts: boolean }
  | { readonly type: 'clone.cancelled' };
export type CloneTestOutput = { readonly draftId: string | null };
export type CloneTestTag = 'busy' | 'refused' | 'settled';
