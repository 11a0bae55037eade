import type { WalkIssuesSnapshot } from './walk-issues.machine.ts';

/** The issue that is read; null while there is none in the list. */
export const selectCurrent = (snapshot: WalkIssuesSnapshot): string | null =>
  snapshot.hasTag('settled') ? snapshot.context.current : null;

/** "1 of 24" counts from here; 0 while nothing is read. */
export const selectPosition = ({ context }: WalkIssuesSnapshot): number =>
  context.current === null ? 0 : context.ids.indexOf(context.current) + 1;
