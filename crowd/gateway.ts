import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { briefShape, chatMessageShape, editRequestShape, invitationShape, issueShape, participantShape } from './types.ts';
import type { CallName, Gateway } from './types.ts';

type Transport = {
  readonly url: string;
  readonly token: string;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

const first = 500;
const longest = 30_000;
const patience = 30_000;

const waitOf = (response: Response | null, tried: number): number => {
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN);
  const backoff = Math.min(longest, first * 2 ** Math.min(tried, 10)) * (0.75 + Math.random() / 2);
  return Number.isFinite(asked) && asked > 0 ? Math.min(asked * 1000, longest) : backoff;
};

const isPassing = (status: number): boolean => status >= 500 || status === 401 || status === 408 || status === 429;

const tryOnce = async (
  { token, signal }: Transport,
  address: string,
  body: BodyInit,
  headers: Record<string, string>,
): Promise<Response | null> => {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error) return null;
    throw error;
  }
};

/** Retries with growing pauses while the server is unreachable, busy or starting; a refusal is final. */
const send = async (transport: Transport, path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<unknown> => {
  const address = new URL(path, transport.url).href;
  for (let tried = 0; ; tried += 1) {
    const response = await tryOnce(transport, address, body, headers);
    if (response !== null && !isPassing(response.status)) return response.json();
    await response?.body?.cancel();
    if (tried === 0)
      transport.say(
        response === null ? 'The server does not answer; trying again.' : `The server answered ${response.status}; trying again.`,
      );
    await pause(waitOf(response, tried), undefined, { signal: transport.signal });
  }
};

const tester = 'tester { fullName email }';
const test = 'test { id code name environments }';
const ofParticipant = `nodes { id testId status joinedAt completedCasesCount assignedCasesCount ${tester} } pageInfo { hasNextPage endCursor }`;
const reads = {
  invitations: `query Crowd_Invitations($after: String) { page: invitations(first: 200, after: $after) {
    nodes { participantId invitedAt ${tester} ${test} } pageInfo { hasNextPage endCursor } } }`,
  participants: `query Crowd_Participants($after: String) { page: participants(first: 200, after: $after) { ${ofParticipant} } }`,
  finished: `query Crowd_Finished($after: String) { page: participants(statuses: [testing_complete, under_review, results_approved, results_published], first: 200, after: $after) {
    ${ofParticipant} } }`,
  issuesToReproduce: `query Crowd_IssuesToReproduce($id: ID!) { page: issuesToReproduce(participantId: $id, first: 50) {
    nodes { id code title reproductionsCount reproduction { id } } } }`,
  editRequests: 'query Crowd_EditRequests { page: editRequests(first: 50) { nodes { id participantId testCaseId content state } } }',
  chat: `query Crowd_Chat($id: ID!) { page: chatMessages(participantId: $id, first: 200) { nodes { id state text author { kind name } } } }`,
  brief: `query Crowd_Brief($id: ID!) { brief: testBrief(participantId: $id) {
    participant { id status ${tester} } ${test} isOpen instructions applicationUrl requirements { platforms } attachmentRequiredForPass
    cases { id code name steps { id instruction expectedResult } additionalInformationFields { id instruction expectedResult } result { id status actualResult } }
    knownIssues { title } } }`,
} as const;

const inputs: Readonly<Record<CallName, string>> = {
  acceptInvitation: 'ParticipantInput',
  declineInvitation: 'ParticipantInput',
  dropOut: 'ParticipantInput',
  completeTesting: 'ParticipantInput',
  startCase: 'StartCaseInput',
  submitCaseResult: 'SubmitCaseResultInput',
  reportIssue: 'ReportIssueInput',
  raiseBlocker: 'RaiseBlockerInput',
  leaveFeedback: 'LeaveFeedbackInput',
  answerEditRequest: 'AnswerEditRequestInput',
  startReproduction: 'StartReproductionInput',
  submitReproduction: 'SubmitReproductionInput',
  sendChatMessage: 'SendChatMessageInput',
  reactToChatMessage: 'ReactToChatMessageInput',
  showTyping: 'ShowTypingInput',
};
const writeOf = (name: CallName): string =>
  `mutation Crowd_${name}($input: ${inputs[name]}!) { answer: ${name}(input: $input) { successful errors { code } } }`;

const there = 'mutation Crowd_showThere($input: ShowThereInput!) { answer: showThere(input: $input) { successful errors { code } } }';

const pageOf = <TNode extends v.GenericSchema>(node: TNode) =>
  v.object({
    data: v.object({
      page: v.object({
        nodes: v.array(node),
        pageInfo: v.optional(v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) })),
      }),
    }),
  });
const errors = v.array(v.object({ code: v.string() }));
const answered = v.object({ data: v.object({ answer: v.object({ successful: v.boolean(), errors }) }) });
const uploaded = v.object({ successful: v.boolean(), result: v.nullable(v.object({ id: v.string() })), errors });

const mostPages = 5;

export const httpGateway = (transport: Transport): Gateway => {
  const ask = async <TShape extends v.GenericSchema>(
    shape: TShape,
    query: string,
    variables: object = {},
  ): Promise<v.InferOutput<TShape>> =>
    v.parse(shape, await send(transport, '/api/crowd', JSON.stringify({ query, variables }), { 'content-type': 'application/json' }));
  const list = async <TNode extends v.GenericSchema>(
    node: TNode,
    query: string,
    from: string | null = null,
  ): Promise<{ readonly nodes: readonly v.InferOutput<TNode>[]; readonly end: string | null }> => {
    const nodes: v.InferOutput<TNode>[] = [];
    let after = from;
    for (let page = 0; page < mostPages; page += 1) {
      const { data } = await ask(pageOf(node), query, { after });
      nodes.push(...data.page.nodes);
      after = data.page.pageInfo?.endCursor ?? after;
      if (data.page.pageInfo?.hasNextPage !== true) break;
    }
    return { nodes, end: after };
  };
  return {
    invitations: async () => (await list(invitationShape, reads.invitations)).nodes,
    participants: async () => (await list(participantShape, reads.participants)).nodes,
    editRequests: async () => (await list(editRequestShape, reads.editRequests)).nodes,
    finished: async () => (await list(participantShape, reads.finished)).nodes,
    issuesToReproduce: async (id) => (await ask(pageOf(issueShape), reads.issuesToReproduce, { id })).data.page.nodes,
    brief: async (id) => (await ask(v.object({ data: v.object({ brief: v.nullable(briefShape) }) }), reads.brief, { id })).data.brief,
    chat: async (id) => (await ask(pageOf(chatMessageShape), reads.chat, { id })).data.page.nodes,
    showThere: async (participantIds) => {
      await ask(answered, there, { input: { participantIds } });
    },
    call: async (name, input) => {
      const { data } = await ask(answered, writeOf(name), { input });
      return { successful: data.answer.successful, code: data.answer.errors[0]?.code ?? null };
    },
    upload: async (about, file) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(about)) form.set(name, value);
      form.set('file', new Blob([new Uint8Array(file.body)], { type: file.contentType }), file.name);
      const answer = v.parse(uploaded, await send(transport, '/api/crowd/attachments', form));
      return answer.result?.id ?? null;
    },
  };
};
