import * as v from 'valibot';

const text = v.string();
const maybe = v.nullable(text);
const tester = v.object({ fullName: text, email: text });
const test = v.object({ id: text, code: text, name: text, environments: v.array(text) });

export const invitationShape = v.object({ participantId: text, invitedAt: text, tester, test });
export const participantShape = v.object({
  id: text,
  testId: text,
  status: text,
  joinedAt: maybe,
  tester,
  completedCasesCount: v.number(),
  assignedCasesCount: v.number(),
});
export const editRequestShape = v.object({ id: text, participantId: text, testCaseId: text, content: text, state: text });

const field = v.object({ id: text, instruction: text, expectedResult: maybe });
const briefCase = v.object({
  id: text,
  code: text,
  name: text,
  steps: v.array(field),
  additionalInformationFields: v.array(field),
  result: v.nullable(v.object({ id: text, status: text, actualResult: text })),
});
export const briefShape = v.object({
  participant: v.object({ id: text, status: text, tester }),
  test,
  isOpen: v.boolean(),
  instructions: text,
  applicationUrl: text,
  requirements: v.object({ platforms: v.array(text) }),
  attachmentRequiredForPass: v.boolean(),
  cases: v.array(briefCase),
  knownIssues: v.array(v.object({ title: text })),
});

export const issueShape = v.object({
  id: text,
  code: text,
  title: text,
  reproductionsCount: v.number(),
  reproduction: v.nullable(v.object({ id: text })),
});

export const chatMessageShape = v.object({
  id: text,
  state: text,
  text,
  author: v.object({ kind: v.picklist(['tester', 'staff']), name: text }),
});

export type ChatMessage = v.InferOutput<typeof chatMessageShape>;
export type Invitation = v.InferOutput<typeof invitationShape>;
export type Participant = v.InferOutput<typeof participantShape>;
export type IssueToReproduce = v.InferOutput<typeof issueShape>;
export type EditRequest = v.InferOutput<typeof editRequestShape>;
export type Brief = v.InferOutput<typeof briefShape>;
export type BriefCase = Brief['cases'][number];

/** What a call came to. A refusal is an answer: it is not tried again. */
export type Outcome = { readonly successful: boolean; readonly code: string | null };

export type UploadedFile = { readonly name: string; readonly contentType: string; readonly body: Buffer };
export type AttachmentKind = 'case_result_attachment' | 'issue_attachment' | 'reproducibility_attachment';
export type CallName =
  | 'acceptInvitation'
  | 'declineInvitation'
  | 'dropOut'
  | 'startCase'
  | 'submitCaseResult'
  | 'reportIssue'
  | 'raiseBlocker'
  | 'leaveFeedback'
  | 'completeTesting'
  | 'answerEditRequest'
  | 'startReproduction'
  | 'submitReproduction'
  | 'sendChatMessage'
  | 'reactToChatMessage'
  | 'showTyping';

export type Keyed = { readonly key: string } & Readonly<Record<string, unknown>>;

/** The gateway as a tester's side sees it; every call comes back with an answer, however often it had to be tried. */
export type Gateway = {
  readonly invitations: () => Promise<readonly Invitation[]>;
  readonly participants: () => Promise<readonly Participant[]>;
  /** Those who have handed in all they had to. */
  readonly finished: () => Promise<readonly Participant[]>;
  readonly issuesToReproduce: (participantId: string) => Promise<readonly IssueToReproduce[]>;
  readonly brief: (participantId: string) => Promise<Brief | null>;
  readonly editRequests: () => Promise<readonly EditRequest[]>;
  /** What was said last in the private chat of a participation. */
  readonly chat: (participantId: string) => Promise<readonly ChatMessage[]>;
  /** Tells that the testers of these participations are there. */
  readonly showThere: (participantIds: readonly string[]) => Promise<void>;
  readonly call: (name: CallName, input: Keyed) => Promise<Outcome>;
  readonly upload: (
    about: { readonly key: string; readonly participantId: string; readonly kind: AttachmentKind },
    file: UploadedFile,
  ) => Promise<string | null>;
};
