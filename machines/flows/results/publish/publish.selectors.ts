import type { PublishSnapshot } from './publish.machine.ts';

export const selectIsPublishing = (snapshot: PublishSnapshot): boolean => snapshot.hasTag('busy');

export const selectFailure = (snapshot: PublishSnapshot): string | null => snapshot.context.failure;
