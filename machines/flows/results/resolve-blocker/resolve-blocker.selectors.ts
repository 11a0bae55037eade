import type { ResolveBlockerSnapshot } from './resolve-blocker.machine.ts';

export const selectIsResolving = (snapshot: ResolveBlockerSnapshot): boolean => snapshot.matches('resolving');

export const selectIsRequesting = (snapshot: ResolveBlockerSnapshot): boolean => snapshot.matches('requesting');
