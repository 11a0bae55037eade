import { randomUUID } from 'node:crypto';
import { chatReactions } from '#schema/vocabulary/around.ts';
import { DeleteMessage, EditMessage, MarkRead as MarkChatRead, ReactToMessage, SendMessage } from '#src/areas/chat/room/chat.documents.ts';
import { judgePorts } from '#src/areas/issues/judge/judge.ports.ts';
import {
  AcceptIssues,
  ChangeSeverities,
  RejectIssues,
  RestoreIssues,
  TagIssues,
} from '#src/areas/issues/judge-selection/judge-selection.documents.ts';
import { CreateTag, DestroyTag, RenameTag } from '#src/areas/issues/tag-issue/tag-issue.documents.ts';
import {
  AcceptIssue,
  ChangeSeverity,
  MarkAsRead,
  RejectIssue,
  TakeBackVerdict,
  UntriageIssue,
} from '#src/areas/issues/triage-issue/triage-issue.documents.ts';
import { CreateNote, DestroyNote, UpdateNote } from '#src/areas/issues/write-note/write-note.documents.ts';
import { MarkAsRead as MarkResults } from '#src/areas/moderation/case-result/result.documents.ts';
import { ConfirmNoMassPassing } from '#src/areas/moderation/dismiss-mass-passing/dismiss-mass-passing.documents.ts';
import {
  CancelEdit,
  FinalizeModeration,
  RequestEdit,
  ToggleApproval,
} from '#src/areas/moderation/moderate-result/moderate-result.documents.ts';
import { RejectResult, UnrejectResult } from '#src/areas/moderation/reject-result/reject-result.documents.ts';
import { PublishResults } from '#src/areas/results/publish/publish.documents.ts';
import { RequestAssistance, ResolveTestBlocker } from '#src/areas/results/resolve-blocker/resolve-blocker.documents.ts';
import { rejectionReasons, severityChangeSource, givenSeverities } from '#schema/vocabulary/issue.ts';
import type { Random } from '#crowd/random.ts';
import type { Member } from '#src/cache/headers.ts';
import type { Client, TypedDocumentNode } from 'urql';
import { createActor } from 'xstate';
import { tests } from './world.ts';
import type { Standing } from './world.ts';

type Document = TypedDocumentNode<unknown, { input: never }>;

/** One change that a person asks for. */
export type Wish = { readonly document: Document; readonly input: object; readonly isJudgement: boolean };

const wish = (document: unknown, input: object, isJudgement = false): Wish => ({ document: document as Document, input, isJudgement });

type Make = (random: Random, standing: Standing) => Wish | null;

const issueIn = (random: Random, { issues }: Standing) => random.pick(issues.filter(({ published }) => published));
const someIn = (random: Random, standing: Standing) => [
  ...new Set([issueIn(random, standing), issueIn(random, standing), issueIn(random, standing)]),
];
/** Mostly the version that stands; sometimes an older one, which is refused. */
const seen = (random: Random, version: number): number => (random.chance(0.85) ? version : Math.max(1, version - 1));
const statusesBefore = [
  { triageStatus: 'untriaged', triageReason: null },
  { triageStatus: 'accepted', triageReason: null },
  { triageStatus: 'rejected', triageReason: 'Other' },
] as const;

const standingBefore = (random: Random, { id, version, severity }: Standing['issues'][number]) => ({
  issueId: id,
  version: seen(random, version),
  severity: random.chance(0.7) ? severity : random.pick(givenSeverities),
  ...random.pick(statusesBefore),
});

const tagIn = (random: Random, { tags }: Standing) => random.pick(tags);

const ofIssues: readonly Make[] = [
  (random, standing) => wish(AcceptIssue, { issueId: issueIn(random, standing).id, newSeverity: random.pick(givenSeverities) }, true),
  (random, standing) => wish(RejectIssue, { issueId: issueIn(random, standing).id, rejectionReason: random.pick(rejectionReasons) }, true),
  (random, standing) => {
    const { id, version } = issueIn(random, standing);
    return wish(UntriageIssue, { issueId: id, version: seen(random, version) }, true);
  },
  (random, standing) =>
    wish(
      ChangeSeverity,
      { issueId: issueIn(random, standing).id, newSeverity: random.pick(givenSeverities), source: severityChangeSource },
      true,
    ),
  (random, standing) => wish(TakeBackVerdict, { issues: [standingBefore(random, issueIn(random, standing))] }, true),
  (random, standing) =>
    wish(
      AcceptIssues,
      { issueIds: someIn(random, standing).map(({ id }) => id), newSeverity: random.chance(0.5) ? random.pick(givenSeverities) : null },
      true,
    ),
  (random, standing) =>
    wish(RejectIssues, { issueIds: someIn(random, standing).map(({ id }) => id), rejectionReason: random.pick(rejectionReasons) }, true),
  (random, standing) =>
    wish(ChangeSeverities, { issueIds: someIn(random, standing).map(({ id }) => id), newSeverity: random.pick(givenSeverities) }, true),
  (random, standing) => wish(RestoreIssues, { issues: someIn(random, standing).map((each) => standingBefore(random, each)) }, true),
  (random, standing) => {
    const tag = tagIn(random, standing).id;
    const issueIds = (random.chance(0.6) ? [issueIn(random, standing)] : someIn(random, standing)).map(({ id }) => id);
    return wish(TagIssues, { issueIds, ...(random.chance(0.6) ? { attachIssueTagIds: [tag] } : { detachIssueTagIds: [tag] }) }, true);
  },
  (random) => wish(CreateTag, { name: `Tag ${random.whole(1, 60)}` }),
  (random, standing) => wish(RenameTag, { issueTagId: tagIn(random, standing).id, name: `Tag ${random.whole(1, 60)}` }),
  (random, standing) => {
    const { id, version, state } = tagIn(random, standing);
    return wish(DestroyTag, { issueTagId: id, ...(state === 'deleted' && { restore: true, version: seen(random, version) }) });
  },
  (random, standing) => wish(CreateNote, { issueId: issueIn(random, standing).id, note: `Note ${random.whole(1, 99)}` }),
  (random, { issues }) => {
    const noted = issues.filter(({ noteVersion }) => noteVersion !== null);
    if (noted.length === 0) return null;
    const { id, noteVersion } = random.pick(noted);
    return wish(UpdateNote, { issueId: id, note: `Note ${random.whole(1, 99)}`, version: seen(random, noteVersion ?? 1) });
  },
  (random, { issues }) => {
    const noted = issues.filter(({ noteVersion }) => noteVersion !== null);
    if (noted.length === 0) return null;
    const { id, noteVersion } = random.pick(noted);
    return wish(DestroyNote, { issueId: id, ...(random.chance(0.4) && { restore: true, version: noteVersion }) });
  },
  (random, standing) => wish(MarkAsRead, { issueIds: [issueIn(random, standing).id] }),
];

const resultIn = (random: Random, { results }: Standing): string => random.pick(results).id;

const ofResults: readonly Make[] = [
  (random, standing) => wish(ToggleApproval, { testCaseResultId: resultIn(random, standing), approved: random.chance(0.6) }),
  (random, standing) => wish(ToggleApproval, { testCaseResultId: resultIn(random, standing), approved: random.chance(0.6) }),
  (random, standing) => wish(RequestEdit, { caseResultId: resultIn(random, standing), content: 'Say more.' }),
  (random, standing) => wish(CancelEdit, { caseResultId: resultIn(random, standing) }),
  (random, standing) => wish(FinalizeModeration, { caseResultId: resultIn(random, standing) }),
];

const ofManagers: readonly Make[] = [
  (random, { participants }) => wish(ConfirmNoMassPassing, { testId: tests[0], participantId: random.pick(participants).id }),
  (random, standing) => wish(MarkResults, { caseResultIds: [resultIn(random, standing)] }),
];

const messageIn = (random: Random, { messages }: Standing) => random.pick(messages);

/** Of whoever else is in a chat; one may change what one wrote oneself. */
const inChats: readonly Make[] = [
  ...Array.from({ length: 2 }, (): Make => (random, standing) => {
    const { channelId, id } = messageIn(random, standing);
    const about = random.weigh([
      [{}, 4],
      [{ threadId: id }, 2],
      [{ quotedMessageId: id }, 1],
    ] as const);
    return wish(SendMessage, { channelId, clientId: randomUUID(), text: `Said ${random.whole(1, 99)}`, ...about });
  }),
  (random, standing) => wish(EditMessage, { messageId: messageIn(random, standing).id, text: `Edited ${random.whole(1, 99)}` }),
  (random, standing) => wish(DeleteMessage, { messageId: messageIn(random, standing).id }),
  (random, standing) =>
    wish(ReactToMessage, { messageId: messageIn(random, standing).id, reaction: random.pick(chatReactions), isOn: random.chance(0.6) }),
  (random, standing) => {
    const { channelId, position } = messageIn(random, standing);
    return wish(MarkChatRead, { channelId, position });
  },
];

/** By what a page offers, and to whom. */
const offered = {
  issues: { customer: ofIssues, test_manager: ofIssues, community_test_manager: [] },
  moderation: { customer: [], test_manager: [...ofResults, ...ofManagers], community_test_manager: ofResults },
  rejection: {
    customer: [],
    test_manager: [
      (random, standing) => wish(RejectResult, { caseResultId: resultIn(random, standing), rejectionReason: 'Other' }),
      (random, standing) => wish(UnrejectResult, { caseResultId: resultIn(random, standing) }),
    ],
    community_test_manager: [],
  },
  publishing: {
    customer: [],
    test_manager: [
      (random, { participants }) => wish(PublishResults, { testId: tests[0], participantIds: [random.pick(participants).id] }),
    ],
    community_test_manager: [],
  },
  blockers: {
    customer: [],
    test_manager: [
      (random, { blockers }) => wish(ResolveTestBlocker, { testBlockerId: random.pick(blockers).id }),
      (random, { blockers }) => wish(RequestAssistance, { testBlockerId: random.pick(blockers).id }),
    ],
    community_test_manager: [(random, { blockers }) => wish(ResolveTestBlocker, { testBlockerId: random.pick(blockers).id })],
  },
  chat: { customer: inChats, test_manager: inChats, community_test_manager: inChats },
} as const satisfies Readonly<Record<string, Readonly<Record<Member['role'], readonly Make[]>>>>;

export type Offer = keyof typeof offered;

export const allOffers = Object.keys(offered) as readonly Offer[];

/** Something that a person of the role may ask for where these acts are offered; the server may refuse it. */
export const wishFor = (random: Random, role: Member['role'], offers: readonly Offer[], standing: Standing): Wish | null => {
  const makes = offers.flatMap((offer): readonly Make[] => offered[offer][role]);
  return makes.length === 0 ? null : random.pick(makes)(random, standing);
};

/** As the judge of a page does for the issue that is opened. */
export const markRead = (client: Client, issueId: string): void => {
  const judge = createActor(judgePorts(client).carryActs).start();
  judge.send({ type: 'reading.carry', issueId } as never);
};
