import { and, assign, setup } from 'xstate';
import type { Lifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { AttachmentRequirementContext, AttachmentRequirementEvent, AttachmentRequirementRow } from './attachment-requirement.types.ts';

/** Whether a case passes only with an attachment; earlier results stay as they are. */
export const attachmentRequirementMachine = setup({
  types: {
    context: {} as AttachmentRequirementContext,
    events: {} as AttachmentRequirementEvent,
    input: {} as AttachmentRequirementContext,
  },
  guards: {
    mayRequire: roleIn('test_manager'),
    isUnderWay: ({ context }) => context.windowStatus !== 'closed' && context.windowStatus !== 'cancelled',
    isWanted: ({ event }) => event.required !== false,
    isUnwanted: ({ event }) => event.required !== true,
  },
  actions: { keep: assign({}) },
}).createMachine({
  id: 'attachmentRequirement',
  context: ({ input }) => input,
  initial: 'optional',
  states: {
    optional: {
      on: {
        'requirement.toggle': [
          { guard: and(['mayRequire', 'isUnderWay', 'isWanted']), target: 'required' },
          { guard: and(['mayRequire', 'isUnderWay']), actions: 'keep' },
        ],
      },
    },
    required: {
      on: {
        'requirement.toggle': [
          { guard: and(['mayRequire', 'isUnderWay', 'isUnwanted']), target: 'optional' },
          { guard: and(['mayRequire', 'isUnderWay']), actions: 'keep' },
        ],
      },
    },
  },
});

export const attachmentRequirementLifecycle: Lifecycle<typeof attachmentRequirementMachine, AttachmentRequirementRow> = {
  name: 'attachment-requirement',
  machine: attachmentRequirementMachine,
  columns: ['requiredAttachmentForPass'],
  facts: ['windowStatus'],
  read: ({ requiredAttachmentForPass, windowStatus }) => ({
    value: requiredAttachmentForPass ? 'required' : 'optional',
    context: { windowStatus },
  }),
  write: (value) => ({ requiredAttachmentForPass: value === 'required' }),
  reasons: {
    mayRequire: notAllowed('Only test managers can require attachments.'),
    isUnderWay: refusal('invalid_state', 'This test has ended.'),
    isWanted: refusal('invalid_state', 'No attachment is required.'),
    isUnwanted: refusal('invalid_state', 'An attachment is required.'),
  },
  sentences: {
    optional: 'A case can pass without an attachment.',
    required: 'A case passes only with an attachment.',
  },
  samples: { 'requirement.toggle': { required: null } },
  unheard: {},
};
