import { limits } from '#schema/vocabulary/limits.ts';
import { tagTexts } from '#schema/vocabulary/issue.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { isFilled, roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { IssueTagContext, IssueTagEvent, IssueTagRow } from './issue-tag.types.ts';

/** Restoring a deleted tag restores it on the same issues. */
export const issueTagMachine = setup({
  types: { context: {} as IssueTagContext, events: {} as IssueTagEvent, input: {} as IssueTagContext },
  guards: {
    mayTag: roleIn('customer', 'test_manager'),
    hasName: ({ event }) => event.type === 'tag.rename' && isFilled(event.name),
    isShort: ({ event }) => event.type === 'tag.rename' && event.name.trim().length <= limits.tagName,
  },
  actions: { rememberName: assign((_, { name }: { name: string }) => ({ name: name.trim() })) },
}).createMachine({
  id: 'issueTag',
  context: ({ input }) => input,
  initial: 'live',
  states: {
    live: {
      on: {
        'tag.rename': {
          guard: and(['mayTag', 'hasName', 'isShort']),
          actions: { type: 'rememberName', params: ({ event }) => ({ name: event.name }) },
        },
        'tag.delete': { guard: 'mayTag', target: 'deleted' },
      },
    },
    deleted: { on: { 'tag.restore': { guard: 'mayTag', target: 'live' } } },
  },
});

const gone = () => refusal('not_found', 'This tag has been deleted.');

export const issueTagLifecycle = columnLifecycle<typeof issueTagMachine, IssueTagRow>({
  name: 'issue-tag',
  machine: issueTagMachine,
  status: 'state',
  remembers: ['name'],
  facts: [],
  reasons: {
    mayTag: notAllowed('Only customers and test managers can change tags.'),
    hasName: refusal('blank', tagTexts.blank, ['name']),
    isShort: refusal('too_long', tagTexts.tooLong, ['name']),
  },
  sentences: { live: 'This tag has not been deleted.', deleted: 'This tag has been deleted.' },
  deeds: { 'tag.rename': 'renamed this tag', 'tag.delete': 'deleted this tag', 'tag.restore': 'brought this tag back' },
  samples: { 'tag.rename': { name: 'checkout' }, 'tag.delete': {}, 'tag.restore': {} },
  unheard: { 'tag.rename': gone, 'tag.delete': gone },
});
