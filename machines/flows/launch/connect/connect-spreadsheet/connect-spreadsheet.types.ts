import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { PromiseActorLogic } from 'xstate';

export type SheetKind = 'test_cases' | 'known_issues';

/** What the server says of a sheet: its rows, or why not. */
export type SheetAnswer = { readonly given: GivenRows } | { readonly messages: readonly string[] };

export type ConnectSpreadsheetPorts = {
  readonly fetchSheetNames: PromiseActorLogic<readonly string[], { readonly url: string }>;
  readonly retrieveSheet: PromiseActorLogic<SheetAnswer, { readonly url: string; readonly sheetName: string }>;
};
export type ConnectSpreadsheetInput = { readonly kind: SheetKind };
export type ConnectSpreadsheetContext = {
  readonly kind: SheetKind;
  readonly url: string;
  readonly sheetNames: readonly string[];
  readonly sheetName: string | null;
  readonly problem: string | null;
};
export type ConnectSpreadsheetEvent =
  /** The address in the field, as it is now. */
  | { readonly type: 'address.changed'; readonly url: string }
  | { readonly type: 'sheet.import' }
  | { readonly type: 'sheet.choose'; readonly name: string }
  | { readonly type: 'import.cancel' };
export type ConnectSpreadsheetEmitted = { readonly type: 'rows.found'; readonly given: GivenRows };
export type ConnectSpreadsheetTag = 'busy' | 'editable' | 'refused';
