import type { CrowdWorld } from './world.ts';

export type Told = { readonly code: string; readonly message: string; readonly path: string | null };
export type Answer = { readonly successful: boolean; readonly errors: readonly Told[]; readonly result: Record<string, unknown> | null };

const result = {
  participant: 'id status completedCasesCount reportedIssuesCount',
  caseResult: 'id status actualResult participantStatus relatedIssues { id code title } attachments { id name }',
  reproduction: 'id issueId participantId status environment notes attachments { id name mediaKind }',
} as const;

const documents = {
  acceptInvitation: ['ParticipantInput', result.participant],
  declineInvitation: ['ParticipantInput', result.participant],
  dropOut: ['ParticipantInput', result.participant],
  completeTesting: ['ParticipantInput', result.participant],
  startCase: ['StartCaseInput', result.caseResult],
  submitCaseResult: ['SubmitCaseResultInput', result.caseResult],
  answerEditRequest: ['AnswerEditRequestInput', result.caseResult],
  reportIssue: ['ReportIssueInput', 'id code title severity caseResultId'],
  raiseBlocker: ['RaiseBlockerInput', 'id name status'],
  startReproduction: ['StartReproductionInput', result.reproduction],
  submitReproduction: ['SubmitReproductionInput', result.reproduction],
  finishTest: ['FinishTestInput', 'id code name windowStatus'],
  leaveFeedback: ['LeaveFeedbackInput', 'id feedback'],
} as const satisfies Record<string, readonly [string, string]>;

export type CallName = keyof typeof documents;

/** Sends one call of the gateway with everything a caller can ask back. */
export const send = async (world: CrowdWorld, name: CallName, input: object): Promise<Answer> => {
  const [type, fields] = documents[name];
  const query = `mutation ($input: ${type}!) { answer: ${name}(input: $input) { successful errors { code message path } result { ${fields} } } }`;
  const { status, data, errors } = await world.ask<{ answer: Answer }>(query, { input });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(errors)}`);
  return data.answer;
};

export type Uploaded = {
  readonly status: number;
  readonly body: {
    readonly successful: boolean;
    readonly result: { readonly id: string; readonly name: string; readonly mediaKind: string; readonly sha256: string } | null;
    readonly errors: readonly Told[];
  };
};

/** Sends one file as a caller would, with fields before it. */
export const upload = async (
  world: CrowdWorld,
  fields: Readonly<Record<string, string>>,
  file: { readonly name: string; readonly type: string; readonly body: Buffer } | null,
  token = world.token,
): Promise<Uploaded> => {
  const boundary = '----crowd-test';
  const head = Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  const part =
    file === null
      ? []
      : [
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`,
          ),
          file.body,
          Buffer.from('\r\n'),
        ];
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/crowd/attachments',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), ...part, Buffer.from(`--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json() };
};
