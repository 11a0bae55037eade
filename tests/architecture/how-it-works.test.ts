import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { authorizationRows } from '#schema/authorization/rows.ts';
import { inventory } from '#machines/lib/guards.ts';
import type { Explanation } from '#machines/lifecycles/explain.ts';
import { explain } from '#machines/lifecycles/explain.ts';
import { explained } from '#machines/lifecycles/explained.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { explainedThings } from '../support/explained-things.ts';
import { filesOf, textOf } from '../support/tree.ts';

type Row = { readonly name: string; readonly states: number; readonly moves: number; readonly who: string; readonly where: string };

const rows: readonly Row[] = textOf('tests/architecture/how-it-works.tsv')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .slice(1)
  .map((line) => {
    const [name = '', states = '', moves = '', who = '', where = ''] = line.split('\t');
    return { name, states: Number(states), moves: Number(moves), who, where };
  });
const shown = rows.filter(({ who }) => who !== '-');
const initials: Readonly<Record<string, Role>> = { C: 'customer', T: 'test_manager', M: 'community_test_manager' };
const at = '2026-01-05T09:00:00.000Z';

const explanationFor = (name: string, role: Role): Explanation => {
  const thing = explainedThings.find(({ lifecycle }) => lifecycle.name === name);
  const found = thing === undefined ? null : explain(thing.lifecycle, thing.row, { role, userId: 'u1', at });
  if (found === null) throw new Error(`${name} is not explained`);
  return found;
};

const movesOf = ({ regions }: Explanation): readonly string[] =>
  regions.flatMap(({ states }) =>
    states.flatMap(({ id, moves }) => moves.flatMap(({ event, targets }) => targets.map((target) => `${id} ${event} ${target}`))),
  );

const isLeaf = (node: AnyStateNode): boolean => Object.keys(node.states).length === 0;
const leavesOf = (node: AnyStateNode): readonly AnyStateNode[] => (isLeaf(node) ? [node] : Object.values(node.states).flatMap(leavesOf));
const isUnder = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || (node.parent !== undefined && isUnder(node.parent, outer));

describe('the charts that people open beside a status', () => {
  it('are decided for every lifecycle', () => {
    const lifecycles = filesOf('machines/lifecycles/*/*.machine.ts').map((path) => basename(dirname(path)));
    expect(rows.map(({ name }) => name).toSorted()).toEqual(lifecycles.toSorted());
    expect(shown.map(({ name }) => name).toSorted()).toEqual(Object.keys(explained).toSorted());
    expect(explainedThings.map(({ lifecycle }) => lifecycle.name).toSorted()).toEqual(Object.keys(explained).toSorted());
  });

  it('stand where the table says, and nowhere else', () => {
    const camel = (name: string): string => name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
    const placed = shown.flatMap(({ name, where }) => where.split(', ').map((path) => `${path} ${camel(name)}Lifecycle`));
    const found = filesOf('src/areas/**/*.tsx', ['**/*.test.tsx']).flatMap((path) =>
      [...textOf(path).matchAll(/<HowItWorks\s+lifecycle=\{(\w+)\}/gu)].map(([, lifecycle]) => `${path} ${lifecycle}`),
    );
    expect(found.toSorted()).toEqual(placed.toSorted());
  });

  it.each(shown)('$name: each state and each transition appears once, as often as on the drawing', ({ name, states, moves }) => {
    const { lifecycle } = explainedThings.find((thing) => thing.lifecycle.name === name) ?? { lifecycle: null };
    if (lifecycle === null) throw new Error(name);
    const { machine } = lifecycle;
    const explanation = explanationFor(name, 'test_manager');
    const drawn = explanation.regions.flatMap((region) => region.states.map(({ id }) => id));
    const leaves = leavesOf(machine.root);
    expect(drawn.toSorted()).toEqual(leaves.map(({ id }) => id).toSorted());
    expect(drawn).toHaveLength(states);
    const unsent = new Set(Object.entries(explained[name]?.events ?? {}).flatMap(([type, [, by]]) => (by === 'nobody' ? [type] : [])));
    const all = new Set(
      leaves.flatMap((leaf) =>
        inventory(machine)
          .filter(({ source, eventType }) => isUnder(leaf, source) && !unsent.has(eventType))
          .flatMap(({ eventType, targets }) =>
            (targets.length === 0 ? [leaf.id] : targets).map((target) => `${leaf.id} ${eventType} ${target}`),
          ),
      ),
    );
    const told = movesOf(explanation);
    expect(told.toSorted()).toEqual([...all].toSorted());
    expect(told).toHaveLength(moves);
  });

  it.each(shown)('$name: leaves out what nothing sends, as the page of the chart says', ({ name }) => {
    const unsent = Object.entries(explained[name]?.events ?? {}).flatMap(([type, [, by]]) => (by === 'nobody' ? [type] : []));
    const planned = /^> Planned: nothing sends (.*) yet\.$/mu.exec(textOf(`docs/statecharts/${name}.md`))?.[1] ?? '';
    expect(unsent.toSorted()).toEqual([...planned.matchAll(/`([\w.]+)`/gu)].map(([, type = '']) => type).toSorted());
  });

  it.each(shown)('$name: who makes each move is who is let through by the server', ({ name }) => {
    const walk = ['issue', 'issue-export'].includes(name) ? '' : textOf(`tests/server/walks/${name}.test.ts`);
    const faults = Object.entries(explained[name]?.events ?? {}).flatMap(([type, [, ...by]]) => {
      const mutations = by.filter((one) => !['testers', 'system', 'nobody'].includes(one));
      const unknown = mutations.filter((one) => !authorizationRows.some(({ field }) => field === `Mutation.${one}`));
      const asked = new RegExp(`'${type}': (?:\\{\\s*mutation: )?'([^']*)'`, 'u').exec(walk)?.[1] ?? '';
      const isAsked = /^\w+$/u.test(asked) && !['gateway', 'job', 'nobody', 'beside'].includes(asked);
      const isMissed = isAsked && !mutations.includes(asked);
      return [...unknown.map((one) => `${type}: no ${one}`), ...(isMissed ? [`${type}: the walk sends ${asked}`] : [])];
    });
    expect(faults).toEqual([]);
    const lonely = explanationFor(name, 'test_manager').regions.flatMap(({ states }) =>
      states.flatMap(({ id, moves }) =>
        moves.filter(({ who, word }) => who.length === 0 || word === '').map(({ event }) => `${id} ${event}`),
      ),
    );
    expect(lonely).toEqual([]);
  });

  /** In public chats customers read what moderators write. */
  const silent = shown.filter(({ name, who }) => who.includes('C') && name !== 'chat-channel');
  it.each(silent)('$name: tells customers nothing of moderation', ({ name }) => {
    expect(JSON.stringify(explanationFor(name, 'customer'))).not.toMatch(/communit|moderat|backup|edit request/iu);
  });

  it('keeps backups from moderators', () => {
    const labels = explanationFor('participant', 'community_test_manager').regions.flatMap(({ states }) => states.map(({ id }) => id));
    expect(labels).toHaveLength(14);
    expect(movesOf(explanationFor('participant', 'community_test_manager')).filter((move) => move.includes('backup'))).toEqual([]);
  });

  it.each(shown)('$name: is explained to $who', ({ name, who }) => {
    const empty = who.split(' ').filter((letter) => {
      const role = initials[letter];
      return role === undefined || explanationFor(name, role).regions.every(({ states }) => !states.some(({ isPresent }) => isPresent));
    });
    expect(empty).toEqual([]);
  });
});
