import { beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { inventory, statesOf } from '#machines/lib/guards.ts';
import { findCharts } from '../../scripts/statecharts.ts';
import type { FoundChart } from '../../scripts/statecharts.ts';
import { filesOf, projectRoot, textOf } from '../support/tree.ts';

const above = (node: AnyStateNode | undefined): readonly AnyStateNode[] => (node === undefined ? [] : [node, ...above(node.parent)]);
const entered = (node: AnyStateNode): readonly AnyStateNode[] => {
  if (node.type === 'parallel') return [node, ...Object.values(node.states).flatMap(entered)];
  return node.type === 'compound' ? [node, ...node.initial.target.flatMap(entered)] : [node];
};

/** What is heard while a port is under way and begins it again. */
const begunAgain = (machine: AnyStateMachine): readonly string[] =>
  statesOf(machine).flatMap((node) =>
    node.invoke.flatMap(({ id }) =>
      inventory(machine)
        .filter(({ source, eventType, targets }) => {
          if (eventType.startsWith('xstate.') || !above(node).includes(source)) return false;
          return targets.some((target) => entered(machine.getStateNodeById(target)).includes(node));
        })
        .map(({ eventType }) => `${machine.id}: ${id} by ${eventType}`),
    ),
  );

/** What may begin again while it is under way, and why no press of a person sends a second change by it. */
const again: Readonly<Record<string, readonly string[]>> = {
  'reads only': [
    'launchSupervised: checkDevices by preview.open',
    'selectTesters: browseTesters by testers.browse',
    'importRows: runEngine by file.choose',
    'importRows: runEngine by table.paste',
    'importRows: runEngine by sheet.choose',
    'importRows: runEngine by reading.choose',
    'readChannel: loadMessages by connection.restored',
    'readChannel: loadMessages by messages.want',
    'readChannel: catchUp by connection.restored',
    'openChat: registerChannel by chat.open',
    'organizationArchives: readArchives by archives.reload',
    'organizationRestores: readArchives by archives.reload',
  ],
  'is a chart of its own, whose step is opened': [
    'launchWizard: activityStep by step.open',
    'launchWizard: appStep by step.open',
    'launchWizard: scopeStep by step.open',
    'launchWizard: targetingStep by step.open',
    'launchWizard: testDataStep by step.open',
    'launchWizard: reviewStep by step.open',
    'buildRequest: launchWizard by draft.followed',
  ],
  'is what was typed last, by its version; no press begins it': [
    'keepForm: saveForm by page.hidden',
    'keepDraft: keepCopy by draft.confirmed',
    'keepDraft: saveDraft by page.hidden',
    'keepDraft: holdDraft by hold.doubted',
  ],
  'is another choice than the one under way: a radio that is chosen cannot be chosen again': ['shareDraft: shareDraft by sharing.choose'],
  'copies the same once more': ['shareDraft: copyLink by link.copy'],
};

type Made = Readonly<Record<string, readonly { readonly type: string; readonly [field: string]: unknown }[]>>;
/** How what each factory makes is pressed twice. */
const pressed: Made = {
  act: [{ type: 'act.open' }, { type: 'act.confirm' }, { type: 'act.confirm' }],
  valueAct: [{ type: 'value.open', value: '1' }, { type: 'value.send' }, { type: 'value.open', value: '2' }, { type: 'value.send' }],
  form: [
    { type: 'form.open', values: {} },
    { type: 'form.submit', values: {} },
    { type: 'form.submit', values: {} },
  ],
};
const pressesOf = ({ path, name }: FoundChart) =>
  pressed[new RegExp(`^export const ${name} = (\\w+)\\(\\{`, 'mu').exec(textOf(path))?.[1] ?? ''] ?? null;

describe('a second press while the first is under way', () => {
  let flows: readonly FoundChart[];
  beforeAll(async () => {
    flows = (await findCharts(projectRoot)).filter(({ path }) => path.startsWith('machines/flows/'));
  });

  it('sends nothing more, in every act and form', () => {
    const made = flows.flatMap((chart) => {
      const events = pressesOf(chart);
      if (events === null) return [];
      let sent = 0;
      const send = fromPromise(() => {
        sent += 1;
        return new Promise(() => {});
      });
      const actor = createActor(chart.machine.provide({ actors: { send } }), { input: {} }).start();
      for (const event of events) actor.send(event);
      return [{ path: chart.path, name: chart.name, sent }];
    });
    expect(made.length).toBeGreaterThan(40);
    expect(made.filter(({ sent }) => sent !== 1)).toEqual([]);
  });

  it('begins nothing again, in every other flow, but what is named', () => {
    const found = new Set(flows.flatMap(({ machine }) => begunAgain(machine)));
    const named = Object.values(again).flat();
    expect([...found].filter((each) => !named.includes(each))).toEqual([]);
    expect(named.filter((each) => !found.has(each))).toEqual([]);
  });
});

/** Views whose buttons of pictures are pressed many times in a row: they walk, zoom or turn, and change nothing. */
const walking = [
  'src/areas/moderation/attachment/image-viewer.tsx',
  'src/areas/moderation/attachment/text-viewer.tsx',
  'src/areas/moderation/attachment/video-viewer.tsx',
  'src/areas/schedules/calendar/calendar.view.tsx',
  'src/ui/side-panel.tsx',
];

describe('the second half of a double press', () => {
  it('is a press only where a button walks', () => {
    const repeating = filesOf('src/**/*.tsx', ['**/*.test.tsx', 'src/gallery/**']).filter((path) =>
      /<IconButton\s+repeats\b|^\s+repeats$/mu.test(textOf(path)),
    );
    expect(repeating).toEqual(walking);
  });
});
