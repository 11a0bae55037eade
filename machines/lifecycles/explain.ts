import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import type { AuthorizationRow } from '#schema/authorization/row.ts';
import { authorizationRows } from '#schema/authorization/rows.ts';
import { roleLabels, roles } from '#schema/vocabulary/roles.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { StateWord } from '#schema/vocabulary/state-words.ts';
import { inventory } from '../lib/guards.ts';
import type { ChartTransition } from '../lib/guards.ts';
import { isForbidden, refusalFor } from '../lib/lifecycle.ts';
import type { Lifecycle } from '../lib/lifecycle.ts';
import { explained } from './explained.ts';
import type { Explained } from './explained.ts';

export type ExplainedMove = {
  readonly event: string;
  readonly word: string;
  /** Ids of states, its own among them where it may stay. */
  readonly targets: readonly string[];
  readonly who: readonly string[];
  /** From the present state: why the viewer may not now, or null; undefined where it is not theirs to do, or undoes. */
  readonly refusal: string | null | undefined;
};

export type ExplainedState = StateWord & {
  readonly id: string;
  readonly about: string | null;
  readonly isPresent: boolean;
  readonly moves: readonly ExplainedMove[];
};

export type ExplainedRegion = { readonly title: string | null; readonly states: readonly ExplainedState[] };
export type Explanation = { readonly thing: string; readonly regions: readonly ExplainedRegion[] };

export type Viewing = { readonly role: Role; readonly userId: string | null; readonly at: string };
type AnyLifecycle = Lifecycle<AnyStateMachine, object>;
type Asked = { readonly lifecycle: AnyLifecycle; readonly row: object; readonly viewing: Viewing; readonly words: Explained };

const places: Readonly<Record<AuthorizationRow[Role], string>> = { y: '', acc: ' of this test', own: ' who was asked', n: '' };
const notOfRoles: Readonly<Record<string, string>> = { testers: 'Testers', system: 'By itself' };

const accessTo = (mutation: string): AuthorizationRow | undefined =>
  authorizationRows.find(({ field }) => field === `Mutation.${mutation}`);

/** The roles that the server lets call a mutation, and whose events the chart of this thing hears. */
const callersOf = ({ lifecycle, row, viewing }: Asked, event: string, mutation: string): readonly Role[] => {
  const access = accessTo(mutation);
  if (access === undefined) return [];
  const actorOf = (role: Role) => ({ role, userId: viewing.userId });
  return roles.filter((role) => access[role] === 'own' || (access[role] !== 'n' && !isForbidden(lifecycle, row, event, actorOf(role))));
};

const whoOf = (asked: Asked, event: string, by: readonly string[]): readonly string[] =>
  by.flatMap((one) => {
    const other = notOfRoles[one];
    if (other !== undefined) return [other];
    return callersOf(asked, event, one).map((role) => `${roleLabels[role]}${places[accessTo(one)?.[role] ?? 'y']}`);
  });

const lineOf = (node: AnyStateNode): readonly AnyStateNode[] => (node.parent === undefined ? [node] : [node, ...lineOf(node.parent)]);

const leafOf = (node: AnyStateNode): string => (node.type === 'compound' ? (node.initial.target[0]?.id ?? node.id) : node.id);

const targetsOf = (machine: AnyStateMachine, state: AnyStateNode, transitions: readonly ChartTransition[]): readonly string[] => [
  ...new Set(
    transitions.flatMap(({ targets }) => (targets.length === 0 ? [state.id] : targets.map((id) => leafOf(machine.getStateNodeById(id))))),
  ),
];

type Place = { readonly state: AnyStateNode; readonly isPresent: boolean; readonly hidden: readonly string[] };

function movesFrom(asked: Asked, { state, isPresent, hidden }: Place): readonly ExplainedMove[] {
  const { lifecycle, row, viewing, words } = asked;
  const { machine } = lifecycle;
  const heard = inventory(machine).filter(({ source }) => lineOf(state).includes(source));
  return [...new Set(heard.map(({ eventType }) => eventType))].flatMap((event) => {
    const [word, ...by] = words.events[event] ?? ['', 'nobody'];
    const transitions = heard.filter(({ eventType }) => eventType === event);
    const targets = targetsOf(machine, state, transitions).filter((id) => !hidden.includes(machine.getStateNodeById(id).key));
    if (by.includes('nobody') || targets.length === 0) return [];
    const isViewers = event !== words.undo && by.some((one) => callersOf(asked, event, one).includes(viewing.role));
    const refusal = isPresent && isViewers ? (refusalFor(lifecycle, row, event, viewing, viewing.at)?.message ?? null) : undefined;
    return [{ event, word, targets, who: whoOf(asked, event, by), refusal }];
  });
}

const presentOf = ({ lifecycle, row }: Asked): readonly AnyStateNode[] => {
  const { value, context }: { value: StateValue; context: unknown } = lifecycle.read(row);
  return lifecycle.machine.resolveState({ value, context })._nodes;
};

/** The chart of a thing as a viewer may know it: each state, its moves, who may make them, and why the viewer may not now. Null where no words are written for it. */
export const explain = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: NoInfer<TRow>,
  viewing: Viewing,
): Explanation | null => explainAny(lifecycle as unknown as AnyLifecycle, row, viewing);

function explainAny(lifecycle: AnyLifecycle, row: object, viewing: Viewing): Explanation | null {
  const words = explained[lifecycle.name];
  if (words === undefined) return null;
  const asked: Asked = { lifecycle, row, viewing, words };
  const hidden = words.hidden?.[viewing.role] ?? [];
  const present = presentOf(asked);
  const isKnown = ({ key }: AnyStateNode): boolean => !hidden.includes(key);
  const { root } = lifecycle.machine;
  const regions = (root.type === 'parallel' ? Object.values(root.states) : [root]).filter(isKnown);
  return {
    thing: words.thing,
    regions: regions.map((region) => ({
      title: words.regions?.[region.key] ?? null,
      states: Object.values(region.states)
        .filter((state) => isKnown(state) || present.includes(state))
        .map((state) => {
          const { label, hue } = words.states[state.key] ?? { label: state.key, hue: 'neutral' as const };
          const isPresent = present.includes(state);
          return {
            id: state.id,
            label,
            hue,
            about: state.description ?? null,
            isPresent,
            moves: movesFrom(asked, { state, isPresent, hidden }),
          };
        }),
    })),
  };
}
