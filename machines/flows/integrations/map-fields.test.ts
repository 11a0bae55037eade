import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import { atPlace, emptyMap, mapFieldsMachine, mappedAnew, remedyOf, withoutGone } from './map-fields.ts';
import type { KnownMapping, LackingPlace } from './map-fields.ts';

const shop = { project: 'p1', issueType: 'Bug' };
const known: readonly KnownMapping[] = [
  { ...shop, fieldId: 'Custom.FoundIn', gatField: null, defaultValue: 'Staging' },
  { ...shop, fieldId: 'Custom.Impact', gatField: 'comment', defaultValue: null },
  { ...shop, issueType: 'Task', fieldId: 'Custom.Team', gatField: null, defaultValue: 'Web' },
];
const lacking = (...drift: LackingPlace['drift']): LackingPlace => ({ project: 'p1', place: 'Shop', issueType: 'Bug', drift });

describe('mapping the fields of a work item type', () => {
  it('begins with what is saved for the project and type', () => {
    expect(atPlace(known, { projectId: 'p1', projectName: 'Shop', workItemType: 'Task' })).toEqual({
      projectId: 'p1',
      projectName: 'Shop',
      workItemType: 'Task',
      fields: { 'Custom.Team': { gatField: null, defaultValue: 'Web' } },
    });
    expect(atPlace(known, { projectId: 'p2', projectName: 'App', workItemType: 'Bug' }).fields).toEqual({});
  });

  it('begins anew at a place without what is gone there', () => {
    const place = lacking({ kind: 'value', fieldId: 'Custom.FoundIn' }, { kind: 'required', fieldId: 'Custom.Impact' });
    expect(mappedAnew(known, place)).toEqual({
      projectId: 'p1',
      projectName: 'Shop',
      workItemType: 'Bug',
      fields: { 'Custom.Impact': { gatField: 'comment', defaultValue: null } },
    });
    expect(withoutGone({ a: 1, b: 2 }, lacking({ kind: 'field', fieldId: 'a' }, { kind: 'label', fieldId: null }))).toEqual({ b: 2 });
  });

  it.each([
    ['project', true, 'forget'],
    ['project', false, null],
    ['closed', true, 'forget'],
    ['type', true, 'forget'],
    ['field', true, 'map'],
    ['value', false, 'map'],
    ['required', false, 'map'],
    ['label', true, null],
    ['area', true, null],
    ['permission', true, null],
  ] as const)('a place that lacks a %s, mapped: %s, is mended by: %s', (kind, isMapped, remedy) => {
    expect(remedyOf(lacking({ kind }), isMapped)).toBe(remedy);
  });

  it('sends each field with what fills it', async () => {
    const sent: FormValues[] = [];
    const send = fromPromise<FormAnswer, FormValues>(async ({ input }) => {
      sent.push(input);
      return { successful: true, faults: [], secret: null };
    });
    const actor = createActor(mapFieldsMachine.provide({ actors: { send } }), { input: emptyMap }).start();
    actor.send({ type: 'form.change', values: atPlace(known, { projectId: 'p1', projectName: 'Shop', workItemType: 'Bug' }) });
    actor.send({ type: 'form.submit' });
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
    expect(sent).toEqual([
      {
        code: 'azure_devops',
        projectId: 'p1',
        workItemType: 'Bug',
        fields: [
          { fieldId: 'Custom.FoundIn', gatField: null, defaultValue: 'Staging' },
          { fieldId: 'Custom.Impact', gatField: 'comment', defaultValue: null },
        ],
      },
    ]);
  });
});
