import type { TestCase } from '#schema/rules/launch/requested-test.ts';

export type PickVideoCasesInput = { readonly testCases: readonly TestCase[] };
export type PickVideoCasesContext = { readonly testCases: readonly TestCase[]; readonly search: string };
export type PickVideoCasesEvent =
  | { readonly type: 'case.toggle'; readonly index: number }
  | { readonly type: 'cases.toggle' }
  | { readonly type: 'search.change'; readonly search: string }
  | { readonly type: 'picker.close' };
export type PickVideoCasesOutput = { readonly testCases: readonly TestCase[] };
export type PickVideoCasesTag = 'editable' | 'settled';
