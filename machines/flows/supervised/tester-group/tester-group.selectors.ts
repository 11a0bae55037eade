import type { SelectTestersActorRef } from '../select-testers/select-testers.machine.ts';
import type { Match } from '../select-testers/select-testers.types.ts';
import type { TesterGroupSnapshot } from './tester-group.machine.ts';
import { dearest, isShort, lockedReason } from './tester-group.rules.ts';
import type { GroupValues } from './tester-group.types.ts';

export const selectValues = ({ context }: TesterGroupSnapshot): GroupValues => context.values;
/** One part of what is typed: a key in another part changes nothing of it. */
export const selectPart =
  <Part extends keyof GroupValues>(part: Part) =>
  ({ context }: TesterGroupSnapshot): GroupValues[Part] =>
    context.values[part];
export const selectMatch = ({ context }: TesterGroupSnapshot): Match | null => context.match;
export const selectGroupId = ({ context }: TesterGroupSnapshot): number => context.groupId;
export const selectIsAutomatic = (snapshot: TesterGroupSnapshot): boolean => snapshot.hasTag('automatic');
export const selectHasFewTesters = ({ context }: TesterGroupSnapshot): boolean => context.isFresh && isShort(context.match, context.values);

/** Why the switch of automatic selection does not move, or null. */
export const selectLockReason = (snapshot: TesterGroupSnapshot): string | null => (snapshot.matches('locked') ? lockedReason : null);

/** Whether the reason was given by the shortage itself. */
export const selectIsLocked = (snapshot: TesterGroupSnapshot): boolean => snapshot.matches('locked');

export const selectSearch = ({ children }: TesterGroupSnapshot): SelectTestersActorRef | undefined => children.selectTesters;

type Costs = ReturnType<typeof dearest>;
let latest: { readonly context: TesterGroupSnapshot['context']; readonly costs: Costs } | null = null;
/** The criteria that cost testers, the dearest first. */
export const selectCosts = ({ context }: TesterGroupSnapshot): Costs => {
  if (latest?.context !== context) latest = { context, costs: dearest(context.match, context.costs) };
  return latest.costs;
};
