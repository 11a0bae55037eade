import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTyped } from '#schema/rules/launch/kept-form.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { emptySimpleRequest } from '#schema/rules/launch/simple-request.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { besideUnread, bringAlong, openAlone, openForm } from './keep-form.rules.ts';
import type { FormCopy, OpenedForm, ServerForm } from './keep-form.rules.ts';

const formOf = (name: string, draftId = 'd1'): KeptForm => ({ values: { ...emptySimpleRequest('UTC'), name }, draftId, attempt: 1 });
const empty = formOf('', 'new');
const opening = { device: 'here', empty, isTaking: false, newId: () => 'own' };
const savedAt = '2026-11-21T09:00:00.000Z';
const copyOf = (name: string, more: Partial<FormCopy> = {}): FormCopy => ({
  forms: { form: formOf(name), asides: [] },
  version: 1,
  savedAt,
  isUnsent: true,
  stamp: 5,
  ...more,
});
const servedAs = (name: string | null, more: Partial<ServerForm> = {}): ServerForm => ({
  form: name === null ? null : formOf(name),
  asides: [],
  unread: [],
  version: 2,
  savedAt,
  by: 'there',
  stamp: 9,
  launchedId: null,
  ...more,
});
const told = ({ forms, version, isUnsent }: OpenedForm): string =>
  `${forms.form.values.name} beside ${forms.asides.map(({ values }) => values.name).join(' and ') || 'nothing'}, ${isUnsent ? 'unsent' : 'sent'} on ${version}`;

describe('what stands when the form opens', () => {
  it.each<readonly [string, ServerForm | null, FormCopy | null, string]>([
    ['nothing where there is nothing', null, null, ' beside nothing, sent on 0'],
    ['the form of the server on another device', servedAs('there'), null, 'there beside nothing, sent on 2'],
    ['a copy that no server ever had', null, copyOf('here'), 'here beside nothing, unsent on 0'],
    ['the newer one where the copy was sent', servedAs('there'), copyOf('here', { isUnsent: false }), 'there beside nothing, sent on 2'],
    ['a copy on the version of the server', servedAs('there'), copyOf('here', { version: 2 }), 'here beside nothing, unsent on 2'],
    ['an unsent copy beside what another device saved', servedAs('there'), copyOf('here'), 'here beside there, unsent on 2'],
    ['what another device saved over an untouched copy', servedAs('there'), copyOf(''), 'there beside nothing, unsent on 2'],
    ['what the server has of this very form', servedAs('here'), copyOf('here'), 'here beside nothing, sent on 2'],
    ['a later state of this device', servedAs('earlier', { by: 'here', stamp: 4 }), copyOf('here'), 'here beside nothing, unsent on 2'],
    ['no earlier state of this device', servedAs('later', { by: 'here' }), copyOf('here'), 'later beside nothing, sent on 2'],
    [
      'a newer copy of a server that was set back',
      servedAs('there', { version: 1, by: 'here' }),
      copyOf('here', { version: 3, isUnsent: false }),
      'here beside nothing, unsent on 1',
    ],
    ['nothing of a form that was launched', servedAs(null), copyOf('here', { isUnsent: false }), ' beside nothing, sent on 2'],
    ['no earlier state of a form that was launched here', servedAs(null, { by: 'here' }), copyOf('here'), ' beside nothing, sent on 2'],
    ['what was typed since the launch elsewhere', servedAs(null), copyOf('here'), 'here beside nothing, unsent on 2'],
  ])('is %s', (_, server, copy, said) => expect(told(openForm(server, copy, opening))).toBe(said));

  it('has beside it what was found and is no form, to be sent with it', () => {
    const opened = openForm(servedAs('there'), null, opening);
    const unread = [{ field: 'form', of: '', value: 'rubbish' }];
    const { forms, isUnsent } = besideUnread(opened, unread);
    expect([forms.form.values.unread, forms.form.values.name, isUnsent, besideUnread(opened, [])]).toEqual([unread, 'there', true, opened]);
  });

  it('is the form of the server when it is taken over, beside what was typed here', () => {
    expect(told(openForm(servedAs('there'), copyOf('here'), { ...opening, isTaking: true }))).toBe('there beside here, unsent on 2');
  });

  it('is the form of the server when it is taken over, beside what was typed here since the launch elsewhere', () => {
    const server = servedAs('there', { form: formOf('there', 'd2'), launchedId: 'd1' });
    const opened = openForm(server, copyOf('here'), { ...opening, isTaking: true });
    expect([told(opened), opened.forms.asides.map(({ draftId }) => draftId)]).toEqual(['there beside here, unsent on 2', ['own']]);
  });

  it('launches what was put aside, if ever, as a test of its own', () => {
    const { form, asides } = openForm(servedAs('there'), copyOf('here'), opening).forms;
    expect([form.draftId, asides.map(({ draftId }) => draftId)]).toEqual(['d1', ['own']]);
  });

  it('is what this device has while no server answers', () => {
    const known = { form: formOf('known'), asides: [] };
    expect([openAlone(copyOf('here'), known, empty), openAlone(null, known, empty), openAlone(null, null, empty)].map(told)).toEqual([
      'here beside nothing, unsent on 1',
      'known beside nothing, unsent on 0',
      ' beside nothing, sent on 0',
    ]);
  });

  it('never loses what was typed here and not sent, nor what another device saved', () => {
    const name = fc.constantFrom('', 'One', 'Two', 'Three');
    const id = fc.constantFrom('d1', 'd2');
    const form = fc.tuple(name, id).map(([typed, draftId]) => formOf(typed, draftId));
    const asides = fc
      .uniqueArray(fc.constantFrom('Four', 'Five', 'Six', 'Seven', 'Eight'), { maxLength: 5 })
      .map((names) => names.map((typed) => formOf(typed, `aside ${typed}`)));
    let made = 0;
    const version = fc.integer({ min: 1, max: 4 });
    const anyServer = fc.record({
      form: fc.option(form),
      asides,
      unread: fc.constant([]),
      version,
      savedAt: fc.constant(savedAt),
      by: fc.constantFrom('there', null),
      stamp: version,
      launchedId: fc.constantFrom('d1', 'd2', 'aside Four', null),
    });
    const anyCopy = fc.record({
      forms: fc.record({ form, asides }),
      version: fc.integer({ min: 0, max: 4 }),
      savedAt: fc.constant(savedAt),
      isUnsent: fc.boolean(),
      stamp: version,
    });
    fc.assert(
      fc.property(anyServer, anyCopy, fc.boolean(), (server, copy, isTaking) => {
        const { forms, version: base } = openForm(server, copy, { ...opening, isTaking, newId: () => `own ${(made += 1)}` });
        const left = [forms.form, ...forms.asides].map(({ values }) => values.name);
        const here = copy.isUnsent || copy.version > server.version ? [copy.forms.form, ...copy.forms.asides] : [];
        const there = server.form !== null && server.version !== copy.version ? [server.form, ...server.asides] : [];
        const isLaunched = (each: KeptForm) => each !== copy.forms.form && each.draftId === server.launchedId;
        const must = [...here, ...there].filter((each) => isTyped(each) && !isLaunched(each)).map(({ values }) => values.name);
        const forgotten = new Set(must.filter((typed) => !left.includes(typed)));
        expect(forgotten.size === 0 || forms.asides.length === launchLimits.formsAside).toBe(true);
        expect([...forgotten].filter((typed) => typed === copy.forms.form.values.name || typed === server.form?.values.name)).toEqual([]);
        expect(base).toBe(server.version);
        expect(new Set([forms.form, ...forms.asides].map(({ draftId }) => draftId)).size).toBe(forms.asides.length + 1);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a form that came along', () => {
  const found: OpenedForm = { forms: { form: formOf('kept'), asides: [] }, version: 2, savedAt, isUnsent: false };

  it.each<readonly [string, KeptForm | null, string]>([
    ['is none', null, 'kept beside nothing, sent on 2'],
    ['is an older state of the kept one', formOf('older'), 'kept beside nothing, sent on 2'],
    ['puts another one aside', formOf('other', 'd2'), 'other beside kept, unsent on 2'],
    ['was launched', formOf('launched', 'd3'), 'kept beside nothing, sent on 2'],
  ])('%s', (_, given, said) => expect(told(bringAlong(found, given, 'd3'))).toBe(said));

  it('puts another one before those that were put aside, and brings back one of them', () => {
    const beside = { ...found, forms: { form: formOf('kept'), asides: [formOf('aside', 'd3'), formOf('older', 'd4')] } };
    expect(told(bringAlong(beside, formOf('other', 'd2'), null))).toBe('other beside kept and aside and older, unsent on 2');
    expect(told(bringAlong(beside, formOf('state of the preview', 'd4'), null))).toBe('older beside kept and aside, unsent on 2');
  });

  it('leaves aside what was there where nobody typed into the kept one', () => {
    const untouched = { ...found, forms: { form: empty, asides: [formOf('aside', 'd3')] } };
    expect(told(bringAlong(untouched, formOf('other', 'd2'), null))).toBe('other beside aside, unsent on 2');
  });
});
