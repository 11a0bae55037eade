import type { Actor } from '#machines/lib/actor.ts';
import { isForbidden, verdicts } from '#machines/lib/lifecycle.ts';
import type { Verdicts } from '#machines/lib/lifecycle.ts';
import { attachmentLifecycle } from '#machines/lifecycles/attachment/attachment.machine.ts';
import type { caseResultMachine } from '#machines/lifecycles/case-result/case-result.machine.ts';
import type { AttachmentRowFragment } from '#schema/generated/client/graphql.ts';
import { attachmentRowOf } from '#schema/generated/client/rows/attachment.documents.ts';

/** Null where it can be done. */
export type FileRefusals = { readonly archive: string | null; readonly restore: string | null };

/** Null where it can be done. */
export type WordRefusals = { readonly edit: string | null; readonly letPass: string | null; readonly askEdit: string | null };

export type Changes = FileRefusals & WordRefusals;

/** Null for viewers who only read results. */
export const changesOf = (said: Verdicts<typeof caseResultMachine>, result: AttachmentRowFragment, actor: Actor): Changes | null => {
  const file = attachmentRowOf(result);
  if (isForbidden(attachmentLifecycle, file, 'attachment.archive', actor)) return null;
  const { 'attachment.archive': archive, 'attachment.restore': restore } = verdicts(attachmentLifecycle, file, actor);
  return { archive, restore, edit: said['response.edit'], letPass: said['relatedIssue.remove'], askEdit: said['edit.request'] };
};
