import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { filesOf, projectRoot, textOf } from '../support/tree.ts';

/** What a write does when the server says nothing, where the error catalogue of the results area names its words. */
const catalogue: Readonly<Record<string, string>> = {
  archiveAttachment: 'There was an issue during attachment deletion.',
  disableManagement: 'Something went wrong. Please contact with support.',
  dismissMassPassing: 'There was an issue with dismissing the mass passing warning. Please try again later.',
  requestAssistance: 'Test blocker assistance request failed. Please try again.',
  resolveBlocker: "Test blocker couldn't be resolved.",
  restoreAttachment: 'There was an issue during attachment restoration.',
  toggleAttachmentRequirement: 'There was an issue with changing attachment requirement for passed test cases.',
};

/** The one write whose words the catalogue gives without those of the server. */
const ownWords: Readonly<Record<string, string>> = { removeModerator: 'There was an issue with removing the moderator from the test.' };

type Said = { readonly type: string; readonly message?: string };
type Write = { readonly id: string; readonly kind: string; readonly machine: AnyStateMachine };

const made = /export const (\w+Machine) = (act|valueAct|form)\(/gu;

const findWrites = async (): Promise<readonly Write[]> => {
  const found = filesOf('machines/flows/**/*.ts', ['**/*.test.ts']).flatMap((path) =>
    [...textOf(path).matchAll(made)].map(([, name = '', kind = '']) => ({ path, name, kind })),
  );
  return Promise.all(
    found.map(async ({ path, name, kind }) => {
      const exported = (await import(/* @vite-ignore */ pathToFileURL(join(projectRoot, path)).href)) as Record<string, AnyStateMachine>;
      const machine = exported[name] as AnyStateMachine;
      return { id: machine.id, kind, machine };
    }),
  );
};

const wishes: Readonly<Record<string, readonly object[]>> = {
  act: [{ type: 'act.open' }, { type: 'act.confirm' }],
  valueAct: [{ type: 'value.open', value: '1' }, { type: 'value.send' }],
  form: [{ type: 'form.open' }, { type: 'form.submit', values: { name: 'Ada' } }],
};

/** What a write tells once the server answered. */
const told = async ({ kind, machine }: Write, answer: object): Promise<readonly Said[]> => {
  const said: Said[] = [];
  const actorRef = createActor(machine.provide({ actors: { send: fromPromise(async () => answer) } }), { input: {} });
  actorRef.on('*', (event) => said.push(event as Said));
  actorRef.start();
  for (const wish of wishes[kind] ?? []) actorRef.send(wish);
  await expect.poll(() => said.length).toBe(1);
  actorRef.stop();
  return said;
};

const refusal = (messages: readonly string[]) => ({
  successful: false,
  messages,
  faults: messages.map((message) => ({ message, path: null })),
  secret: null,
});
const success = { successful: true, messages: [], faults: [], secret: null };

describe('a write', () => {
  let writes: readonly Write[];
  beforeAll(async () => {
    writes = await findWrites();
  });

  it('SH-412: is done or refused as the server says, and by nothing else', async () => {
    expect(writes.length).toBeGreaterThan(40);
    for (const write of writes) {
      expect([write.id, ...(await told(write, success)).map(({ type }) => type.split('.')[1])]).toEqual([write.id, 'done']);
      expect([write.id, ...(await told(write, refusal(['No']))).map(({ type }) => type.split('.')[1])]).toEqual([write.id, 'refused']);
    }
  });

  it('RE-733: that was refused tells the words of the server, joined, or its own where there are none', async () => {
    const own: Record<string, string | undefined> = {};
    for (const write of writes) {
      const [joined] = await told(write, refusal(['The test is closed', 'Ask Ada']));
      const [silent] = await told(write, refusal([]));
      own[write.id] = silent?.message;
      if (write.id in ownWords) expect([write.id, joined?.message]).toEqual([write.id, ownWords[write.id]]);
      else expect([write.id, joined?.message]).toEqual([write.id, 'The test is closed, Ask Ada']);
    }
    expect(Object.entries(own).filter(([, words]) => words === undefined || words === '')).toEqual([]);
    expect(Object.fromEntries(Object.keys(catalogue).map((id) => [id, own[id]]))).toEqual(catalogue);
  });
});

type Told = { readonly at: string; readonly event: string; readonly type: string };

const shown = /'(\w+\.\w+)'(?::|,)|showToast\(\{[^;]*?type: '(\w+)'/gu;

/** Each toast that a host shows, with the event that it answers. */
const toastsOf = (path: string): readonly Told[] => {
  let event = '';
  return [...textOf(path).matchAll(shown)].flatMap(([, named, type]) => {
    event = named ?? event;
    return type === undefined || event === '' ? [] : [{ at: path, event, type }];
  });
};

describe('toasts of the results area', () => {
  it('RE-735: are danger where something was refused or failed, and success where it was done', () => {
    const told = ['src/use-act.ts', 'src/use-value-act.ts', 'src/use-form.ts']
      .concat(filesOf(['results', 'moderation', 'issues', 'schedules'].map((room) => `src/areas/${room}/**/*.{host,act}.tsx`)))
      .flatMap(toastsOf);
    const failures = told.filter(({ event }) => /\.(?:refused|failed)$/u.test(event));
    expect(failures.length).toBeGreaterThan(15);
    expect(failures.filter(({ type }) => type !== 'danger')).toEqual([]);
    const ends = told.filter(({ event }) => /\.(?:done|saved|scheduled|updated|skipped|cancelled|deleted|toggled)$/u.test(event));
    expect(ends.length).toBeGreaterThan(10);
    expect(ends.filter(({ type }) => type !== 'success')).toEqual([]);
  });
});
