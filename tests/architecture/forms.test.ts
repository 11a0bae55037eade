import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { selectFault } from '#machines/lib/form.ts';
import type { FormAnswer, FormMachine, FormValues } from '#machines/lib/form.ts';
import { faultsOf } from '#machines/lib/server-faults.ts';
import { filesOf, projectRoot } from '../support/tree.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const fieldsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:selectFault\(|useField(?:<[^>]+>)?\(\w+, )'(\w+)'\)/gu)].map(([, field = '']) => field);
const namesIn = (text: string): readonly string[] => [...text.matchAll(/'(\w+)'/gu)].map(([, name = '']) => name);

/** Forms with one field that tells all that is refused, as there is nothing else that could be wrong with them; and what sends nothing to be refused. */
const ofOneField: Readonly<Record<string, string>> = {
  'src/areas/issues/auto-export-settings/auto-export-form.view.tsx':
    'severities and destinations are ticked, and one sentence tells what stands against them',
  'src/areas/issues/judge-selection/selection-tags.tsx': 'the name of a tag',
  'src/areas/issues/search-issues/search-issues.host.tsx': 'a search',
  'src/areas/issues/tag-issue/tag-name.view.tsx': 'the name of a tag',
  'src/areas/launch/drafts/manage-drafts/manage-drafts.view.tsx': 'the name of a draft',
  'src/areas/moderation/moderate-result/writing.tsx': 'what a tester is asked to change',
  'src/areas/moderation/relate-issue/relate-issue.view.tsx': 'the code of an issue',
  'src/areas/results/test-settings/results-needed.act.tsx': 'how many results are needed',
  'src/areas/results/test-settings/test-cycle.act.tsx': 'the name of a test cycle',
  'src/areas/session/sign-up/sign-up.view.tsx': 'posted to the sign-in service, which answers with its own page of faults',
};

const drawn = filesOf('src/**/*.tsx').filter(
  (path) => !path.endsWith('.test.tsx') && /<form\b|<SheetForm\b|<FormModal\b/u.test(textOf(path)),
);

describe('SH-307 to SH-309: every form of the product', () => {
  it('has a place above its fields for what none of them shows', () => {
    const hasPlace = (text: string): boolean => /<FormModal\b|<FormFault\b|<Refused\b|\bfault=\{/u.test(text);
    expect(drawn.filter((path) => !hasPlace(textOf(path))).toSorted()).toEqual(Object.keys(ofOneField));
  });

  const charts = filesOf('machines/flows/**/*.ts', ['**/*.test.ts']).flatMap((path) =>
    [...textOf(path).matchAll(/export const (\w+) = form\(\{([\s\S]*?)\}\);/gu)].map(([, name = '', said = '']) => ({ path, name, said })),
  );
  const fieldsOf = (said: string): readonly string[] => namesIn(/fields: \[([^\]]*)\]/u.exec(said)?.[1] ?? '');

  it.each(charts)('$name knows which fields show a refusal of their own, and its page shows those', async ({ path, name, said }) => {
    const listed = fieldsOf(said);
    const machine = ((await import(join(projectRoot, path))) as Readonly<Record<string, FormMachine>>)[name];
    const hosts = filesOf('src/areas/**/*.{ts,tsx}').filter((host) => new RegExp(`\\b${name}\\b`, 'u').test(textOf(host)));
    const folders = new Set(hosts.map((host) => host.slice(0, host.lastIndexOf('/'))));
    const shown = [...folders]
      .flatMap((folder) => filesOf(`${folder}/*.tsx`))
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => fieldsIn(textOf(file)));
    expect(hosts.length).toBeGreaterThan(0);
    expect(listed.filter((field) => !shown.includes(field))).toEqual([]);
    if (machine === undefined) throw new Error(`${path} has no ${name}`);
    const message = JSON.stringify({
      ...Object.fromEntries(listed.map((field) => [field, [`${field} is odd`]])),
      elsewhere: ['Odd'],
      'thing.base': ['General'],
    });
    const send = fromPromise<FormAnswer, FormValues>(async () => ({
      successful: false,
      secret: null,
      faults: faultsOf([{ path: null, message }]),
    }));
    const actor = createActor(machine.provide({ actors: { send } })).start();
    actor.send({ type: 'form.open' });
    actor.send({ type: 'form.submit' });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    const at = (field: string | null): string | null => selectFault(field)(actor.getSnapshot());
    expect(listed.map(at)).toEqual(listed.map((field) => `${field} is odd`));
    expect(at(null)).toBe('Odd, General');
  });

  it('lists every field that a page asks for', () => {
    const listed = new Set(charts.flatMap(({ said }) => fieldsOf(said)));
    const asked = filesOf('src/**/*.tsx')
      .filter((path) => textOf(path).includes("'#machines/lib/form.ts'"))
      .flatMap((path) => fieldsIn(textOf(path)));
    expect(asked.filter((field) => !listed.has(field))).toEqual([]);
  });
});
