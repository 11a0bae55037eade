import { randomUUID } from 'node:crypto';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { drawScreenshot } from '#crowd/pictures/screenshot.ts';
import { randomFrom } from '#crowd/random.ts';
import type { Portal } from './portal.ts';

const inputs = {
  acceptInvitation: 'ParticipantInput',
  declineInvitation: 'ParticipantInput',
  dropOut: 'ParticipantInput',
  completeTesting: 'ParticipantInput',
  submitCaseResult: 'SubmitCaseResultInput',
  reportIssue: 'ReportIssueInput',
  raiseBlocker: 'RaiseBlockerInput',
  leaveFeedback: 'LeaveFeedbackInput',
  finishTest: 'FinishTestInput',
} as const;

/** The crowd as an outside system drives it: through the gateway, over HTTP. */
export type Gateway = {
  readonly call: (name: keyof typeof inputs, input: object) => Promise<string>;
  /** Uploads a screenshot for a participation and gives its id. */
  readonly upload: (participantId: string, kind: 'case_result_attachment' | 'issue_attachment', name: string) => Promise<string>;
};

const scene = { shape: 'phone', appName: 'Shop', caseCode: 'TC-1', heading: 'Basket', error: null, button: 'Pay' } as const;

/** Speaks to the gateway of a running server with a token of its own. */
export const openGateway = async (portal: Portal): Promise<Gateway> => {
  const token = await createCrowdToken(portal.database.owner, `gateway ${randomUUID()}`);
  const authorization = `Bearer ${token}`;
  return {
    call: async (name, input) => {
      const query = `mutation ($input: ${inputs[name]}!) { answer: ${name}(input: $input) { successful errors { code message path } result { id } } }`;
      const response = await fetch(`${portal.url}/api/crowd`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { input: { key: randomUUID(), ...input } } }),
      });
      const text = await response.text();
      const { data } = JSON.parse(text) as { data?: { answer: { successful: boolean; result: { id: string } } } | null };
      if (data?.answer.successful !== true) throw new Error(`${name}: ${text}`);
      return data.answer.result.id;
    },
    upload: async (participantId, kind, name) => {
      const form = new FormData();
      for (const [field, value] of Object.entries({ key: randomUUID(), participantId, kind })) form.append(field, value);
      form.append('file', new Blob([new Uint8Array(drawScreenshot(scene, randomFrom(name)))], { type: 'image/png' }), name);
      const response = await fetch(`${portal.url}/api/crowd/attachments`, { method: 'POST', headers: { authorization }, body: form });
      const { result } = (await response.json()) as { result: { id: string } | null };
      if (result === null) throw new Error(`upload of ${name}: ${response.status}`);
      return result.id;
    },
  };
};
