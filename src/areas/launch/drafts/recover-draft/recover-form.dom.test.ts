// @vitest-environment happy-dom
import type { Client } from 'urql';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import { keepForm, recallForm, simplePlace } from '../../simple/kept-form.ts';
import { recoverFormPorts, restoreForm } from './recover-form.ts';

const place = simplePlace('o1', 'u1');
const formOf = (name: string): KeptForm => ({ values: simpleRequest({ name }), draftId: name, attempt: 1 });
const client = { query: () => ({ toPromise: async () => ({ data: { launchForm: null } }) }) } as unknown as Client;
const deps = { client, place, device: 'here', timezone: 'Europe/Berlin' };
const standing = () => {
  const forms = recallForm(place, 'UTC')?.forms;
  return [forms?.form.values.name, forms?.asides.map(({ values }) => values.name)];
};

/** Discards the form that stands, and gives what was told of it. */
async function discarded(): Promise<readonly KeptForm[]> {
  keepForm(place, { forms: { form: formOf('Broken'), asides: [formOf('Aside')] }, version: 2, savedAt: null, isUnsent: true });
  const told: KeptForm[] = [];
  const { discardDraft } = recoverFormPorts(deps, (form) => told.push(form));
  await toPromise(createActor(discardDraft, { input: { id: place } }).start());
  return told;
}

afterEach(() => localStorage.clear());

describe('a simple form that cannot be drawn', () => {
  it('is shown by what stands in it, and beside the forms that were put aside', async () => {
    await discarded();
    restoreForm(deps, formOf('x'.repeat(200)));
    const { readParts } = recoverFormPorts(deps, () => undefined);
    const { parts } = (await toPromise(createActor(readParts, { input: { id: place } }).start()))!;
    expect(parts.find(({ id }) => id === 'name')).toEqual({ id: 'name', what: 'Test run name', name: 'x'.repeat(100), way: 'leaveOut' });
    expect(parts.filter(({ way }) => way === 'open')).toEqual([{ id: 'Aside', what: 'Another form', name: 'Aside', way: 'open' }]);
  });

  it('is recovered with the forms that were put aside where the standing one is none', async () => {
    localStorage.setItem(place, JSON.stringify({ form: 'rubbish', asides: [formOf('Aside')], version: 2 }));
    const { choosePart } = recoverFormPorts(deps, () => undefined);
    await toPromise(createActor(choosePart, { input: { id: place, partId: 'Aside' } }).start());
    const [name, asides] = standing();
    expect([name, asides, recallForm(place, 'UTC')?.forms.asides[0]?.values.unread]).toEqual([
      'Aside',
      [''],
      [{ field: 'form', of: '', value: 'rubbish' }],
    ]);
  });
});

describe('a simple form that is discarded', () => {
  it('is gone, and those that were put aside stay', async () => {
    expect([await discarded(), standing()]).toEqual([[formOf('Broken')], ['', ['Aside']]]);
  });

  it('stands again once it is restored, beside what was typed since then', async () => {
    const [form] = await discarded();
    restoreForm(deps, form!);
    expect([standing(), recallForm(place, 'UTC')?.version, recallForm(place, 'UTC')?.isUnsent]).toEqual([['Broken', ['Aside']], 2, true]);
    await discarded();
    const copy = recallForm(place, 'UTC')!;
    keepForm(place, { ...copy, forms: { ...copy.forms, form: formOf('Typed since') } });
    restoreForm(deps, form!);
    expect(standing()).toEqual(['Broken', ['Typed since', 'Aside']]);
  });

  it('stands again where this device has forgotten all of it', async () => {
    restoreForm(deps, formOf('Broken'));
    expect(standing()).toEqual(['Broken', []]);
  });
});
