import { disagreements, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { next, refusalOf } from '#machines/lib/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { issueNoteLifecycle, issueNoteMachine } from './issue-note.machine.ts';
import { issueNoteSamples, untouched, created, none, deleted, edited, later } from './issue-note.builders.ts';

const rows = [none, created, edited, deleted, untouched];
const actor = { role: 'customer', userId: 'u2' } as const;
const write = (type: 'note.create' | 'note.edit', note: string) => ({ type, note, at: later, actor }) as const;
const bad = (['note.create', 'note.edit'] as const).flatMap((type) => [write(type, ' '), write(type, 'x'.repeat(10_001))]);

describe('note on an issue', () => {
  it('takes every transition', () => expect(walk(issueNoteMachine, issueNoteSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () => expect(disagreements(issueNoteLifecycle, rows, bad)).toEqual([]));

  it('who may do what', () =>
    expect(Object.fromEntries(rows.map((row) => [row.state, whoMay(issueNoteLifecycle, row)]))).toEqual({
      none: { 'note.create': 'CT' },
      created: { 'note.edit': 'CT', 'note.delete': 'CT' },
      edited: { 'note.edit': 'CT', 'note.delete': 'CT' },
      deleted: { 'note.create': 'CT', 'note.restore': 'CT' },
    }));

  it('RE-500: is created by its author', () =>
    expect(next(issueNoteLifecycle, none, write('note.create', ' New. ')).row).toEqual({
      state: 'created',
      note: 'New.',
      authorId: 'u2',
      lastEditorId: 'u2',
      createdAt: later,
      updatedAt: later,
    }));

  it('RE-501: is edited by whoever changes it, and stays the note of its author', () =>
    expect(next(issueNoteLifecycle, created, write('note.edit', 'New.')).row).toEqual({
      state: 'edited',
      note: 'New.',
      lastEditorId: 'u2',
      updatedAt: later,
    }));

  it('RE-502: is deleted with its words kept, and comes back as what it was', () => {
    expect(next(issueNoteLifecycle, edited, { type: 'note.delete', actor }).row).toEqual({ state: 'deleted' });
    expect(next(issueNoteLifecycle, deleted, { type: 'note.restore', actor }).row).toEqual({ state: 'edited' });
    expect(next(issueNoteLifecycle, untouched, { type: 'note.restore', actor }).row).toEqual({ state: 'created' });
  });

  it.each([
    [none, write('note.create', '  '), 'blank', 'A note needs a text.'],
    [created, write('note.edit', ''), 'blank', 'A note needs a text.'],
    [created, write('note.edit', 'x'.repeat(10_001)), 'too_long', 'Cannot be longer than 10000 characters'],
    [created, write('note.create', 'Mine.'), 'taken', 'This issue already has a note.'],
  ])('RE-503, RE-586: refuses what cannot be saved', (row, event, code, message) =>
    expect(refusalOf(issueNoteLifecycle, row, event)).toEqual({ code, message, path: ['note'] }),
  );

  it('RE-499: cannot be changed or deleted where there is none', () => {
    for (const event of [write('note.edit', 'Mine.'), { type: 'note.delete', actor } as const])
      expect(refusalOf(issueNoteLifecycle, none, event)).toEqual({ code: 'not_found', message: 'This issue has no note.' });
  });
});
