import * as v from 'valibot';

type Severity = 'low' | 'medium' | 'high' | 'critical';

/** {case} stands for the name of the case. */
export type Defect = {
  /** Words in the name of the case; empty: any case. */
  readonly about: readonly string[];
  readonly title: string;
  readonly steps: readonly string[];
  readonly actual: string;
  readonly expected: string;
  readonly severity: Severity;
  readonly banner: string;
};

export type Story = {
  readonly name: 'shop' | 'banking' | 'travel';
  readonly about: readonly string[];
  readonly headings: readonly string[];
  readonly button: string;
  readonly passes: readonly string[];
  readonly defects: readonly Defect[];
  readonly obstacles: readonly string[];
  readonly feedback: readonly string[];
};

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

/** A refusal is a result and is not retried. */
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

/** The crowd's side of the API; every call returns a result, however often it was retried. */
export type Gateway = {
  readonly invitations: () => Promise<readonly Invitation[]>;
  readonly participants: () => Promise<readonly Participant[]>;
  readonly finished: () => Promise<readonly Participant[]>;
  readonly issuesToReproduce: (participantId: string) => Promise<readonly IssueToReproduce[]>;
  readonly brief: (participantId: string) => Promise<Brief | null>;
  readonly editRequests: () => Promise<readonly EditRequest[]>;
  readonly chat: (participantId: string) => Promise<readonly ChatMessage[]>;
  readonly showThere: (participantIds: readonly string[]) => Promise<void>;
  readonly call: (name: CallName, input: Keyed) => Promise<Outcome>;
  readonly upload: (
    about: { readonly key: string; readonly participantId: string; readonly kind: AttachmentKind },
    file: UploadedFile,
  ) => Promise<string | null>;
};
