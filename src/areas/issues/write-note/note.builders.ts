import type { ShownNoteFragment } from '#schema/generated/client/graphql.ts';

export const shownNote = (more: Partial<ShownNoteFragment> = {}): ShownNoteFragment => ({
  id: 'i1',
  note: 'Seen on staging.',
  authorName: 'Maya Okafor',
  lastEditorName: 'Maya Okafor',
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
  version: 2,
  ...more,
});
