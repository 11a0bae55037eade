import type { DismissMassPassingSnapshot } from './dismiss-mass-passing.machine.ts';

export const selectIsDismissing = (snapshot: DismissMassPassingSnapshot): boolean => snapshot.hasTag('busy');
