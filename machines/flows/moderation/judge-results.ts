import { watchPort } from '#machines/lib/port.ts';
import { assign, emit, sendTo, setup } from 'xstate';
import type { CallbackActorLogic, EventObject } from 'xstate';
import { moderationTexts } from './moderate-result.ts';

export type Approval = {
  readonly resultId: string;
  readonly name: string;
  readonly href: string;
  readonly approved: boolean;
  /** The version seen by the person, or the one made by the approval. */ readonly version?: number | null;
};

export type ApprovalCarried =
  | (Approval & { readonly type: 'approval.carry'; readonly takesBack: boolean })
  /** Never left this device, and is not to. */
  | (Approval & { readonly type: 'approval.drop' });

export type JudgeResultsPorts = {
  readonly carryApprovals: CallbackActorLogic<EventObject>;
};

type Given = { readonly approval: Approval };
type Sent = Given & { readonly takesBack: boolean };
type Held = Given & { readonly isTried: boolean };

type JudgeResultsContext = {
  /** Approvals that no server can have seen, as there is no line. */
  readonly unsent: readonly Approval[];
};

type JudgeResultsEvent =
  | { readonly type: 'approval.give'; readonly approval: Approval }
  | { readonly type: 'approval.undo'; readonly approval: Approval }
  | { readonly type: 'approval.held'; readonly approval: Approval; readonly isTried: boolean }
  | { readonly type: 'approval.resumed'; readonly approval: Approval }
  | { readonly type: 'approval.taken'; readonly approval: Approval; readonly takesBack: boolean }
  | { readonly type: 'approval.refused'; readonly approval: Approval; readonly message: string | null };

export type JudgeResultsEmitted =
  | { readonly type: 'approval.given'; readonly approval: Approval }
  | { readonly type: 'approval.withdrawn'; readonly approval: Approval }
  /** It waits on this device; it can be taken back as long as no server can have seen it. */
  | { readonly type: 'approval.kept'; readonly approval: Approval; readonly isReversible: boolean }
  | { readonly type: 'approval.dropped'; readonly approval: Approval }
  | { readonly type: 'approval.failed'; readonly approval: Approval | null; readonly message: string };

const unprovided: JudgeResultsPorts = { carryApprovals: watchPort('carryApprovals') };

const given = ({ event }: { readonly event: Given }): Given => ({ approval: event.approval });
const sent = ({ event }: { readonly event: Given }): Sent => ({ approval: event.approval, takesBack: false });
const reversed = ({ event }: { readonly event: Given }): Sent => ({
  approval: { ...event.approval, approved: !event.approval.approved },
  takesBack: true,
});

const isOpposite = (one: Approval, { resultId, approved }: Approval): boolean => one.resultId === resultId && one.approved !== approved;
/** What never left this device is taken back without a call. */
const dropped = <Params>(params: Params) =>
  ({
    guard: { type: 'isUnsent', params },
    actions: [
      { type: 'tellDrop', params },
      { type: 'announceDropped', params },
      { type: 'forgetUnsent', params },
    ],
  }) as const;

/** Each approval is sent at once, without waiting, and can be undone. */
export const judgeResultsMachine = setup({
  types: {
    context: {} as JudgeResultsContext,
    events: {} as JudgeResultsEvent,
    emitted: {} as JudgeResultsEmitted,
  },
  actors: unprovided,
  guards: {
    isTakenBack: (_, params: { takesBack: boolean }) => params.takesBack,
    isUnsent: ({ context }, { approval }: Given) => context.unsent.some((one) => isOpposite(one, approval)),
  },
  actions: {
    rememberUnsent: assign(({ context }, { approval, isTried }: Held) => ({
      unsent: isTried ? context.unsent : [...context.unsent, approval],
    })),
    forgetUnsent: assign(({ context }, { approval }: Given) => ({
      unsent: context.unsent.filter(({ resultId }) => resultId !== approval.resultId),
    })),
    tellDrop: sendTo('carryApprovals', (_, { approval }: Given) => ({
      type: 'approval.drop' as const,
      ...approval,
      approved: !approval.approved,
    })),
    announceKept: emit((_, { approval, isTried }: Held) => ({ type: 'approval.kept' as const, approval, isReversible: !isTried })),
    announceDropped: emit((_, { approval }: Given) => ({ type: 'approval.dropped' as const, approval })),
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
  context: { unsent: [] },
  invoke: {
    id: 'carryApprovals',
    src: 'carryApprovals',
    onError: { actions: { type: 'announceFailed', params: { approval: null, message: null } } },
  },
  on: {
    'approval.give': [dropped(sent), { actions: { type: 'tellApproval', params: sent } }],
    'approval.undo': [dropped(reversed), { actions: { type: 'tellApproval', params: reversed } }],
    'approval.held': {
      actions: [
        { type: 'rememberUnsent', params: ({ event }) => event },
        { type: 'announceKept', params: ({ event }) => event },
      ],
    },
    'approval.resumed': { actions: { type: 'forgetUnsent', params: given } },
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
