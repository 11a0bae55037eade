import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import type { PreviewSnapshot } from './preview.machine.ts';
import type { PreviewReceipt } from './preview.types.ts';

/** Which window stands over the preview. */
export type PreviewOutcome = 'refused' | 'unanswered' | 'naming' | 'telling';

export const selectOutcome = (snapshot: PreviewSnapshot): PreviewOutcome | null => {
  const { value } = snapshot;
  if (value === 'refused' || value === 'unanswered') return value;
  if (typeof value === 'string') return null;
  return value.launched === 'naming' || value.launched === 'telling' ? value.launched : null;
};
export const selectIsLaunching = (snapshot: PreviewSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsLaunched = (snapshot: PreviewSnapshot): boolean => snapshot.hasTag('settled');
/** What the server said against the launch; null when it said nothing. */
export const selectMessage = ({ context }: PreviewSnapshot): string | null => context.message;
export const selectReceipt = ({ context }: PreviewSnapshot): PreviewReceipt | null => context.receipt;
export const selectValues = ({ context }: PreviewSnapshot): SimpleRequestValues => context.form.values;
/** The question for the company's name. */
export const selectNameRef = ({ children }: PreviewSnapshot) => children.nameOrganization;
