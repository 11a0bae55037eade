import type { Verdicts } from '#machines/lib/lifecycle.ts';
import type { caseResultMachine } from '#machines/lifecycles/case-result/case-result.machine.ts';
import type { Role } from '#schema/vocabulary/roles.ts';

/** Why the parts of a result cannot be changed; each null where it can. */
export type Changes = { readonly edit: string | null; readonly letPass: string | null; readonly askEdit: string | null };

/** What the chart says to those who change results; nothing to customers, who read them. */
export const changesOf = (said: Verdicts<typeof caseResultMachine>, role: Role): Changes | null =>
  role === 'customer' ? null : { edit: said['response.edit'], letPass: said['relatedIssue.remove'], askEdit: said['edit.request'] };
