import type { PublishAllSnapshot } from './publish-all.machine.ts';

/** Which of the three faces the dialog shows. */
export const selectFace = (snapshot: PublishAllSnapshot): 'init' | 'success' | 'error' => {
  if (snapshot.matches('succeeded')) return 'success';
  return snapshot.matches('failed') || selectIsUnanswered(snapshot) ? 'error' : 'init';
};

/** Whether nobody knows if they are published. */
export const selectIsUnanswered = (snapshot: PublishAllSnapshot): boolean => snapshot.matches('unanswered');

export const selectIsPublishing = (snapshot: PublishAllSnapshot): boolean => snapshot.hasTag('busy');

export const selectFailure = (snapshot: PublishAllSnapshot): string | null => snapshot.context.failure;

export const selectCount = (snapshot: PublishAllSnapshot): number => snapshot.context.participantIds.length;

export const selectIds = (snapshot: PublishAllSnapshot): readonly string[] => snapshot.context.participantIds;
