import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { failingGuards, inventory, statesOf } from '#machines/lib/guards.ts';
import type { ChartTransition } from '#machines/lib/guards.ts';
import { nameOf } from '#machines/testing/transition-names.ts';
import { findCharts } from '../../scripts/statecharts.ts';
import type { FoundChart } from '../../scripts/statecharts.ts';
import { filesOf, projectRoot, textOf } from '../support/tree.ts';

/**
 * What each announcement says, kept by hand: that something is done, that it is not, or what a call was answered with; that something is wished or looked
 * at; that something typed was changed, which no server has to answer.
 */
const says = new Map(
  textOf('tests/architecture/said-done.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]),
);

/** Ports that have no way to answer with a refusal: whatever they cannot do is an error. */
const throwing: Readonly<Record<string, string>> = {
  'buildRequest setDraftAside': 'a draft that the server refuses is kept on the device; where that fails too, it throws',
  'openChat registerChannel': 'throws what the server says',
  'recoverDraft choosePart': 'keeps on the device and on the server, and throws where neither did',
  'signIn exchangeCode': 'throws what the sign-in service says',
  'assignModerators assignModerators': 'answers with those who were assigned, and names how many',
};

/** Facts that a port tells on its way, each by the answer of the server to it alone. */
const facts: readonly string[] = [
  'attachFile file.kept',
  'judgeResults approval.taken',
  'judge act.answered',
  'judge undo.answered',
  'overIssues tag.deleted',
  'overIssues tag.restored',
];

/** Ways into a state that says something done on its entry, and who answered before. */
const answeredBefore: readonly RegExp[] = [
  /^buildRequest: (?:found -- always|open -- draft\.launched|reading\S* -- \S+) /,
  /^deliverMessage: failed -- message\.heard /,
  /^exportRawCases: giving -- xstate\.after\./,
];

/** Words of success beside an announcement, and what was answered before them. */
const elsewhere: Readonly<Record<string, string>> = {
  'src/areas/launch/request/take-back-launch/take-back-launch.host.tsx':
    'offers to take back a launch that was answered, and says what has not gone out',
  'src/outbox/outbox.host.tsx': 'counts the decisions that had waited and that the server took',
  'src/areas/chat/panel/conversation.host.tsx': 'the clipboard took the link',
  'src/areas/moderation/attachment/video-viewer.tsx': 'the clipboard took the link',
};

/** A refusal in every form that a port may give it. */
const refusal = {
  successful: false,
  kind: 'refused',
  refusal: 'No.',
  message: 'No.',
  messages: ['No.'],
  refusals: [],
  faults: [{ path: null, message: 'No.' }],
  errors: [{ code: 'invalid_state', message: 'No.', path: null }],
  secret: null,
  saved: null,
  jobId: null,
};

type Emitting = { readonly type?: string; readonly event?: unknown; readonly collect?: unknown };
type ActionName = string | { readonly type: string };
type Defined = { readonly actions: readonly unknown[] };

/** What an action tells: one event, or those that its function names. */
const toldBy = (machine: AnyStateMachine, action: unknown): readonly string[] => {
  const name = typeof action === 'string' ? action : (action as { readonly type: string }).type;
  const { type, event, collect } = (typeof action === 'function' ? action : (machine.implementations.actions[name] ?? {})) as Emitting;
  if (type === 'xstate.emit' && typeof event === 'object') return [(event as { readonly type: string }).type];
  if (type !== 'xstate.emit' && type !== 'xstate.enqueueActions') return [];
  const text = String(type === 'xstate.emit' ? event : collect).replaceAll(/sendTo\([^)]*\)/gu, '');
  return [...text.matchAll(/\btype:\s*["']([a-z]\w*\.\w+)["']/gu)].map(([, told = '']) => told);
};

type Telling = { readonly chart: ChartTransition; readonly told: readonly string[]; readonly name: string };

const definitions = (node: AnyStateNode, eventType: string): readonly Defined[] =>
  (eventType === '' ? (node.always ?? []) : (node.transitions.get(eventType) ?? [])) as readonly Defined[];

/** Every transition with what it tells by itself and by entering a state. */
const tellings = (machine: AnyStateMachine): readonly Telling[] => {
  const entries = new Map(
    statesOf(machine).map(({ id, entry }) => [id, (entry as readonly ActionName[]).flatMap((each) => toldBy(machine, each))]),
  );
  return inventory(machine).map((chart) => {
    const { source, eventType, index, targets } = chart;
    const own = (definitions(source, eventType)[index]?.actions ?? []).flatMap((each) => toldBy(machine, each));
    const name = `${machine.id}: ${nameOf({ root: machine.root.id, source: source.id, eventType, index, targets })}`;
    return { chart, told: [...own, ...targets.flatMap((target) => entries.get(target) ?? [])], name };
  });
};

/** Whether a transition is taken by the server's own yes alone. */
const isAnswered = (machine: AnyStateMachine, { chart, name }: Telling): boolean => {
  const { eventType } = chart;
  const [, port] = /^xstate\.done\.actor\.(\w+)$/u.exec(eventType) ?? [];
  if (port === undefined) return facts.includes(`${machine.id} ${eventType}`) || answeredBefore.some((each) => each.test(name));
  if (`${machine.id} ${port}` in throwing) return true;
  if (chart.guard === undefined) return false;
  const snapshot = { machine, context: {} } as unknown as AnyMachineSnapshot;
  const event = { type: eventType, output: refusal };
  return failingGuards(chart, snapshot, event).length > 0;
};

describe('what is said to be done', () => {
  let flows: readonly FoundChart[];
  beforeAll(async () => {
    flows = (await findCharts(projectRoot)).filter(({ path }) => path.startsWith('machines/flows/'));
  });

  it('is known of each announcement, and no other is listed', () => {
    const told = new Set(
      flows.flatMap(({ machine }) => Object.values(machine.implementations.actions).flatMap((each) => toldBy(machine, each))),
    );
    expect([...told].filter((each) => !says.has(each)).toSorted()).toEqual([]);
    const sources = filesOf('machines/{flows,lib}/**/*.ts', ['**/*.test.ts']).map(textOf).join('\n');
    expect([...says.keys()].filter((each) => !sources.includes(`'${each}'`))).toEqual([]);
  });

  it('was answered by the server, which neither refused nor stayed silent', () => {
    const early = flows.flatMap(({ machine }) =>
      tellings(machine)
        .filter((telling) => telling.told.some((each) => says.get(each) === 'done') && !isAnswered(machine, telling))
        .map(({ name, told }) => `${name}: ${told.join(', ')}`),
    );
    expect(early).toEqual([]);
  });

  it('has no exception that is not needed', () => {
    const names = new Set(
      flows.flatMap(({ machine }) =>
        tellings(machine)
          .filter(({ told }) => told.some((each) => says.get(each) === 'done'))
          .flatMap(({ chart: { eventType }, name }) => [`${machine.id} ${eventType.replace('xstate.done.actor.', '')}`, name]),
      ),
    );
    expect([...Object.keys(throwing), ...facts].filter((each) => !names.has(each))).toEqual([]);
    expect(answeredBefore.filter((each) => ![...names].some((name) => each.test(name)))).toEqual([]);
  });

  it('is said of a copy once the clipboard has it', () => {
    const writers = filesOf('src/**/*.{ts,tsx}', ['**/*.test.*']).filter((path) => textOf(path).includes('clipboard.write'));
    expect(writers).toEqual(['src/ui/copy-text.ts']);
  });

  it('is said by a page where an announcement told it', () => {
    const words = filesOf('src/**/*.{ts,tsx}', ['**/*.test.*', 'src/gallery/**']).flatMap((path) => {
      const text = textOf(path);
      return [...text.matchAll(/\btype: (?:'success'|[^,\n]*\? 'success')/gu)].map(({ index }) => {
        const heard = [...text.slice(0, index).matchAll(/(?<=[\s{(])'([a-z]\w*\.\w+)'(?:: (?:\(|async)|, \()/gu)].at(-1)?.[1] ?? 'nothing';
        return { path, heard, isTold: ['done', 'answer', 'typed'].includes(says.get(heard) ?? '') };
      });
    });
    expect(words.length).toBeGreaterThan(40);
    const untold = words.filter(({ isTold }) => !isTold);
    expect(untold.filter(({ path }) => !(path in elsewhere))).toEqual([]);
    expect(Object.keys(elsewhere).filter((path) => !untold.some((each) => each.path === path))).toEqual([]);
  });
});
