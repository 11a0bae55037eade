// @vitest-environment happy-dom
import type { Client } from 'urql';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import { simplePlace } from '../kept-form.ts';
import { simpleRequestPorts } from './simple-request.ports.ts';

const place = simplePlace('o1', 'u1');
const formOf = (name: string) => ({ values: simpleRequest({ name }), draftId: name, attempt: 1 });
const rubbish = { draftId: 7, values: { name: 'Typed' } };

afterEach(() => localStorage.clear());

/** Opens the form over what a device keeps and what the server has, which does not answer where that is nothing. */
async function opened(kept: object, served: { readonly by: string; readonly version: number; readonly stamp: number } | null) {
  localStorage.setItem(place, JSON.stringify({ isUnsent: true, ...kept }));
  const values = { form: formOf('Served'), asides: [formOf('Served aside')], stamp: served?.stamp };
  const launchForm = { version: served?.version, device: served?.by, savedAt: null, launchedId: null, values };
  const client = { query: () => ({ toPromise: async () => (served === null ? {} : { data: { launchForm } }) }) } as unknown as Client;
  const locks = { claim: async () => true, isOpen: async () => false, release: () => undefined, watch: () => () => undefined };
  const { loadForm } = simpleRequestPorts({ client, place, device: 'here', timezone: 'UTC', locks, sdlcStage: null, carried: null });
  const input = { wished: { testId: null, given: null }, isTaking: false, known: null };
  const { forms } = await toPromise(createActor(loadForm, { input }).start());
  return { standing: forms.form.values.name, asides: forms.asides.map(({ values: { name } }) => name), unread: forms.form.values.unread };
}

describe('a form on a device whose standing form is none', () => {
  const unread = [{ field: 'form', of: '', value: rubbish }];
  const kept = { form: rubbish, asides: [formOf('Kept aside')], version: 2, stamp: 5 };

  it.each([
    ['another device saved', { by: 'there', version: 2, stamp: 9 }, ['Kept aside', 'Served aside']],
    ['another device saved later', { by: 'there', version: 3, stamp: 9 }, ['Kept aside', 'Served aside']],
    ['this device saved before', { by: 'here', version: 2, stamp: 4 }, ['Kept aside']],
  ])('is the one that %s, beside those that were put aside here', async (_, served, asides) => {
    expect(await opened(kept, served)).toEqual({ standing: 'Served', asides, unread });
  });

  it('is a new one beside those that were put aside here while the server does not answer', async () => {
    expect(await opened(kept, null)).toEqual({ standing: '', asides: ['Kept aside'], unread });
  });
});
