import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { walk } from '#machines/testing/walk.ts';
import { guardNames, inventory, statesOf } from '#machines/lib/guards.ts';
import { drawStatecharts, findCharts, staleStatecharts } from '../../scripts/statecharts.ts';
import type { FoundChart } from '../../scripts/statecharts.ts';
import { filesOf, projectRoot, textOf } from '../support/tree.ts';

const word = '[a-z][a-zA-Z0-9]*';
const grammar = {
  machine: new RegExp(`^${word}Machine$`, 'u'),
  state: /^[a-z][a-zA-Z0-9]*(?:_[a-z0-9]+)*$/u,
  event: new RegExp(`^${word}(?:\\.${word})+$`, 'u'),
  guard: /^(?:is|has|may|are)[A-Z][a-zA-Z0-9]*$/u,
  action: /^(?:remember|forget|announce|keep|tell)(?:[A-Z][a-zA-Z0-9]*)?$/u,
};

const nodeFaults = (node: AnyStateNode, machine: AnyStateMachine): readonly string[] =>
  node === machine.root || grammar.state.test(node.key) ? [] : [`state ${node.key}`];

const ownEvents = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(
    inventory(machine)
      .map(({ eventType }) => eventType)
      .filter((type) => type !== '' && !type.startsWith('xstate.')),
  ),
];

/** A form without a field of its own is refused as a whole. */
const hasNoField = (path: string): boolean => /= form\(\{(?![^)]*\bfields:)/u.test(textOf(path));
const atFields = 'sending -- xstate.done.actor.send #1 ';

describe('machines', () => {
  let found: readonly FoundChart[];
  let lifecycles: readonly FoundChart[];
  beforeAll(async () => {
    found = await findCharts(projectRoot);
    lifecycles = found.filter(({ path }) => path.startsWith('machines/lifecycles/'));
  });

  it('are found', () => {
    expect(lifecycles).toHaveLength(44);
    expect(found.length).toBeGreaterThan(20);
  });

  it('lifecycles wait for nothing, start nothing and tell nobody', () => {
    const lively = lifecycles.flatMap(({ path, machine }) => [
      ...statesOf(machine)
        .filter((node) => node.invoke.length > 0 || node.after.length > 0)
        .map((node) => `${path}: ${node.id}`),
      ...(/\b(?:emit|spawnChild|spawn|sendTo|raise|enqueueActions|fromPromise)\(/u.test(textOf(path)) ? [path] : []),
      ...Object.keys(machine.implementations.actors).map((name) => `${path}: ${name}`),
    ]);
    expect(lively).toEqual([]);
  });

  it('every guard of a lifecycle says why it refuses, and no reason is left over', () => {
    const wordless = lifecycles.map(({ path, machine, reasons }) => {
      const asked = new Set(inventory(machine).flatMap(({ guard }) => guardNames(guard)));
      const given = new Set(Object.keys(reasons ?? {}));
      return { path, wordless: [...asked].filter((name) => !given.has(name)), leftOver: [...given].filter((name) => !asked.has(name)) };
    });
    expect(wordless.filter((each) => each.wordless.length + each.leftOver.length > 0)).toEqual([]);
  });

  it('every guard is written in the setup, and every one written is asked', () => {
    const idle = lifecycles.flatMap(({ path, machine }) => {
      const asked = new Set(inventory(machine).flatMap(({ guard }) => guardNames(guard)));
      return Object.keys(machine.implementations.guards)
        .filter((name) => !asked.has(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(idle).toEqual([]);
  });

  it('each move of a lifecycle asks for the role first', () => {
    const open = lifecycles.flatMap(({ path, machine }) =>
      inventory(machine)
        .filter(({ guard }) => !guardNames(guard)[0]?.startsWith('may'))
        .map(({ source, eventType }) => `${path}: ${source.id} ${eventType}`),
    );
    expect(open).toEqual([]);
  });

  it('every invoke is named after its port and expects failure', () => {
    const careless = found.flatMap(({ path, machine }) =>
      statesOf(machine).flatMap((node) =>
        node.invoke
          .filter(({ id, src }) => id !== src || !node.transitions.has(`xstate.error.actor.${id}`))
          .map(({ id }) => `${path}: ${node.id} ${id}`),
      ),
    );
    expect(careless).toEqual([]);
  });

  it('names follow the grammar', () => {
    const faults = found.flatMap(({ path, name, machine }) => [
      ...(grammar.machine.test(name) && name === `${machine.id}Machine` ? [] : [`${path}: machine ${name}, id ${machine.id}`]),
      ...statesOf(machine)
        .flatMap((node) => nodeFaults(node, machine))
        .map((fault) => `${path}: ${fault}`),
      ...ownEvents(machine)
        .filter((type) => !grammar.event.test(type))
        .map((type) => `${path}: event ${type}`),
      ...Object.keys(machine.implementations.guards)
        .filter((guard) => !grammar.guard.test(guard))
        .map((guard) => `${path}: guard ${guard}`),
      ...Object.keys(machine.implementations.actions)
        .filter((action) => !grammar.action.test(action))
        .map((action) => `${path}: action ${action}`),
    ]);
    expect(faults).toEqual([]);
  });

  it('no chart listens to everything or carries a layout', () => {
    expect(
      found.filter(({ machine }) => inventory(machine).some(({ eventType }) => eventType.includes('*'))).map(({ path }) => path),
    ).toEqual([]);
    expect(found.filter(({ path }) => textOf(path).includes('@xstate-layout')).map(({ path }) => path)).toEqual([]);
  });

  it('each machine has a sentence that says what it is for', () => {
    const silent = found.filter(({ path, name }) => !new RegExp(`\\*/\\nexport const ${name}\\b`, 'u').test(textOf(path)));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('each machine that a factory made takes every transition', () => {
    const made = found.flatMap(({ path, machine, isMade, samples }) => {
      if (!isMade) return [];
      const { missed } = walk(machine, samples.values);
      return [{ path, missed: hasNoField(path) ? missed.filter((each) => !each.startsWith(atFields)) : missed }];
    });
    expect(made.length).toBeGreaterThan(30);
    expect(made.filter(({ missed }) => missed.length > 0)).toEqual([]);
  });

  it('each other machine is walked with its samples, with nothing missed and no guard that never says no', () => {
    const walks = filesOf('machines/**/*.test.ts')
      .map(textOf)
      .filter((text) => text.includes("from '#machines/testing/walk.ts'"));
    const asks = (path: string, text: string): boolean =>
      path.startsWith('machines/lifecycles/') ? /\buntaken\b[^]*\bdisagreements\(/u.test(text) : /\bmissed\b/u.test(text);
    const unwalked = found.filter(
      ({ name, path, isMade, samples }) =>
        !isMade &&
        !walks.some(
          (text) => new RegExp(`walk\\(\\s*${name},\\s*(?:\\{\\s*\\.{3})?${samples.name}\\b`, 'u').test(text) && asks(path, text),
        ),
    );
    expect(unwalked.map(({ path }) => path)).toEqual([]);
  });

  it('docs/statecharts shows the charts as they are', async () => {
    expect(staleStatecharts(projectRoot, await drawStatecharts(projectRoot))).toEqual([]);
  });
});
