import { noteTexts } from '#schema/vocabulary/issue.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { isFilled, roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { IssueNoteContext, IssueNoteEvent, IssueNoteRow } from './issue-note.types.ts';

type Written = { readonly note: string; readonly at: string; readonly by: string };

const noteSetup = setup({
  types: { context: {} as IssueNoteContext, events: {} as IssueNoteEvent, input: {} as IssueNoteContext },
  guards: {
    mayNote: roleIn('customer', 'test_manager'),
    hasText: ({ event }) => 'note' in event && isFilled(event.note),
    isShort: ({ event }) => 'note' in event && event.note.trim().length <= limits.issueNote,
    isEdited: ({ context }) => context.updatedAt !== context.createdAt,
  },
  actions: {
    rememberNote: assign((_, { note, at, by }: Written) => ({
      note: note.trim(),
      authorId: by,
      lastEditorId: by,
      createdAt: at,
      updatedAt: at,
    })),
    rememberEdit: assign((_, { note, at, by }: Written) => ({ note: note.trim(), lastEditorId: by, updatedAt: at })),
  },
});

const written = ({ event: { note, at, actor } }: { event: Extract<IssueNoteEvent, { note: string }> }) => ({
  note,
  at,
  by: actor.userId ?? '',
});

const mayWrite = and(['mayNote', 'hasText', 'isShort']);
const creates = { guard: mayWrite, target: 'created', actions: { type: 'rememberNote', params: written } } as const;
const changes = {
  'note.edit': { guard: mayWrite, target: 'edited', actions: { type: 'rememberEdit', params: written } },
  'note.delete': { guard: 'mayNote', target: 'deleted' },
} as const;

/** The team's one note: anyone may edit, delete and restore it. */
export const issueNoteMachine = noteSetup.createMachine({
  id: 'issueNote',
  context: ({ input }) => input,
  initial: 'none',
  states: {
    none: { description: 'Nobody has written one.', on: { 'note.create': creates } },
    created: { on: changes },
    edited: { on: changes },
    deleted: {
      description: 'It no longer shows; another one may be written in its place.',
      on: {
        'note.create': creates,
        'note.restore': [
          { guard: and(['mayNote', 'isEdited']), target: 'edited' },
          { guard: 'mayNote', target: 'created' },
        ],
      },
    },
  },
});

const at = '2026-01-05T09:00:00.000Z';
const missing = () => refusal('not_found', 'This issue has no note.');

export const issueNoteLifecycle = columnLifecycle<typeof issueNoteMachine, IssueNoteRow>({
  name: 'issue-note',
  machine: issueNoteMachine,
  status: 'state',
  remembers: ['note', 'authorId', 'lastEditorId', 'createdAt', 'updatedAt'],
  facts: [],
  reasons: {
    mayNote: notAllowed('Only customers and test managers can write notes.'),
    hasText: refusal('blank', noteTexts.blank, ['note']),
    isShort: refusal('too_long', noteTexts.tooLong, ['note']),
    isEdited: refusal('invalid_state', 'This note has not been changed.'),
  },
  sentences: {
    none: 'This issue has no note.',
    created: 'This issue already has a note.',
    edited: 'This issue already has a note.',
    deleted: 'This note has been deleted.',
  },
  deeds: {
    'note.create': 'wrote a note',
    'note.edit': 'changed this note',
    'note.delete': 'deleted this note',
    'note.restore': 'brought this note back',
  },
  samples: {
    'note.create': { note: 'Seen on staging too.', at },
    'note.edit': { note: 'Fixed in 4.2.', at },
    'note.delete': {},
    'note.restore': {},
  },
  unheard: {
    'note.create': () => refusal('taken', 'This issue already has a note.', ['note']),
    'note.edit': missing,
    'note.delete': missing,
    'note.restore': (state) => (state === 'none' ? missing() : refusal('invalid_state', 'This note has not been deleted.')),
  },
});
