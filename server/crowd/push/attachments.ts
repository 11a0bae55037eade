import { isId } from '../../api/ids.ts';
import { Refused } from '../../workflow/refused.ts';
import type { FieldError } from '../../workflow/refused.ts';
import type { Tx } from '../../workflow/transaction.ts';
import type { Place } from './place.ts';

const targets = {
  case_result_attachment: ['case_result_id'],
  case_field_attachment_response: ['case_result_id', 'case_result_response_id'],
  issue_attachment: ['related_issue_id'],
  reproducibility_attachment: ['reproducibility_test_id'],
} as const;

export const isWaiting =
  'case_result_id is null and case_result_response_id is null and related_issue_id is null and reproducibility_test_id is null';

export type AttachmentTarget = {
  readonly [K in keyof typeof targets]: { readonly kind: K; readonly ids: Readonly<Record<(typeof targets)[K][number], string>> };
}[keyof typeof targets];

const missing = (path: string, index: number): FieldError => ({
  code: 'not_found',
  message: 'There is no such file of this participation that is of this kind and not used yet.',
  path: `${path}[${index}]`,
});

/** Each file must be the participation's own, of the right kind, and unused. */
export const claimAttachments = async (
  tx: Tx,
  place: Place,
  ids: readonly string[],
  target: AttachmentTarget,
  path: string,
): Promise<void> => {
  if (ids.length === 0) return;
  const columns = Object.entries<string>(target.ids);
  const claimed = await tx.query<{ id: string }>(
    `update attachment set ${columns.map(([column], index) => `${column} = $${index + 4}`).join(', ')}
     where id = any ($1::uuid[]) and participant_id = $2 and kind = $3
       and ${isWaiting}
     returning id`,
    [ids.filter(isId), place.id, target.kind, ...columns.map(([, id]) => id)],
  );
  const found = new Set(claimed.map((row) => row.id));
  const errors = ids.flatMap((id, index) => (found.has(id) ? [] : [missing(path, index)]));
  if (errors.length > 0) throw new Refused(errors);
};
