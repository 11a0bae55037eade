import { cloneProgress } from '#schema/rules/launch/clone-source.ts';
import type { CloneProgress } from '#schema/rules/launch/clone-source.ts';
import type { CloneTestSnapshot } from './clone-test.machine.ts';

export type CloneStage = 'working' | 'failed' | 'settled';

export const selectStage = (snapshot: CloneTestSnapshot): CloneStage => {
  if (snapshot.hasTag('settled')) return 'settled';
  return snapshot.hasTag('refused') ? 'failed' : 'working';
};
/** The code and name of the test that is cloned, once they are known. */
export const selectTitle = ({ context: { source } }: CloneTestSnapshot): string | null =>
  source === null ? null : `${source.code} ${source.name}`;
export const selectMessage = ({ context }: CloneTestSnapshot): string | null => context.message;
export const selectCanCancel = (snapshot: CloneTestSnapshot): boolean => snapshot.can({ type: 'clone.cancel' });

let latest: { readonly context: CloneTestSnapshot['context']; readonly progress: CloneProgress } | null = null;
/** How far the copy is. */
export const selectProgress = ({ context }: CloneTestSnapshot): CloneProgress => {
  if (latest?.context !== context) latest = { context, progress: cloneProgress(context.source, context.copied, context.current) };
  return latest.progress;
};
