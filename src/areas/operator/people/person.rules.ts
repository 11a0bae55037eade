import { membershipLifecycle } from '#machines/lifecycles/membership/membership.machine.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/actor.ts';
import type { MembershipState } from '#schema/vocabulary/around.ts';
import type { ShownPerson } from './people.view.tsx';

/** What the chart says of a person, as an operator asks it. */
export const personVerdicts = ({ id: userId, role, state, isOperator, isOnlyOperator }: ShownPerson, actor: Actor) =>
  verdicts(membershipLifecycle, { userId, role, state: state as MembershipState, removedAt: null, isOperator, isOnlyOperator }, actor);
