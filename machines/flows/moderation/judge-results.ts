import { watchPort } from '#machines/lib/port.ts';
import { emit, sendTo, setup } from 'xstate';
import type { CallbackActorLogic, EventObject } from 'xstate';
import { moderationTexts } from './moderate-result.ts';

export type Approval = {
  readonly resultId: string;
  readonly name: string;
  readonly href: string;
  readonly approved: boolean;
  /** The version seen by the person, or the one made by the approval. */ readonly version?: number | null;
};

export type ApprovalCarried = Approval & { readonly type: 'approval.carry'; readonly takesBack: boolean };

export type JudgeResultsPorts = {
  readonly carryApprovals: CallbackActorLogic<EventObject>;
};

type Given = { readonly approval: Approval };
type Sent = Given & { readonly takesBack: boolean };

type JudgeResultsEvent =
  | { readonly type: 'approval.give'; readonly approval: Approval }
  | { readonly type: 'approval.undo'; readonly approval: Approval }
  | { readonly type: 'approval.taken'; readonly approval: Approval; readonly takesBack: boolean }
  | { readonly type: 'approval.refused'; readonly approval: Approval; readonly message: string | null };

export type JudgeResultsEmitted =
  | { readonly type: 'approval.given'; readonly approval: Approval }
  | { readonly type: 'approval.withdrawn'; readonly approval: Approval }
  | { readonly type: 'approval.failed'; readonly approval: Approval | null; readonly message: string };

const unprovided: JudgeResultsPorts = { carryApprovals: watchPort('carryApprovals') };

const given = ({ event }: { readonly event: Given }): Given => ({ approval: event.approval });
const sent = ({ event }: { readonly event: Given }): Sent => ({ approval: event.approval, takesBack: false });
const reversed = ({ event }: { readonly event: Given }): Sent => ({
  approval: { ...event.approval, approved: !event.approval.approved },
  takesBack: true,
});

/** Each approval is sent at once, without waiting, and can be undone. */
export const judgeResultsMachine = setup({
  types: {
    events: {} as JudgeResultsEvent,
    emitted: {} as JudgeResultsEmitted,
  },
  actors: unprovided,
  guards: { isTakenBack: (_, params: { takesBack: boolean }) => params.takesBack },
  actions: {
    tellApproval: sendTo('carryApprovals', (_, { approval, takesBack }: Sent) => ({
      type: 'approval.carry' as const,
      ...approval,
      takesBack,
    })),
    announceGiven: emit((_, { approval }: Given) => ({ type: 'approval.given' as const, approval })),
    announceWithdrawn: emit((_, { approval }: Given) => ({ type: 'approval.withdrawn' as const, approval })),
    announceFailed: emit((_, { approval, message }: { approval: Approval | null; message: string | null }) => ({
      type: 'approval.failed' as const,
      approval,
      message: message ?? moderationTexts.approvalFailed,
    })),
  },
}).createMachine({
  id: 'judgeResults',
  invoke: {
    id: 'carryApprovals',
    src: 'carryApprovals',
    onError: { actions: { type: 'announceFailed', params: { approval: null, message: null } } },
  },
  on: {
    'approval.give': { actions: { type: 'tellApproval', params: sent } },
    'approval.undo': { actions: { type: 'tellApproval', params: reversed } },
    'approval.taken': [
      {
        guard: { type: 'isTakenBack', params: ({ event }) => ({ takesBack: event.takesBack }) },
        actions: { type: 'announceWithdrawn', params: given },
      },
      { actions: { type: 'announceGiven', params: given } },
    ],
    'approval.refused': { actions: { type: 'announceFailed', params: ({ event }) => event } },
  },
});
