import { expect, it } from 'vitest';
import { work } from './acts.ts';
import { rehearse } from './rehearsal.ts';
import type { Gateway, Keyed } from './types.ts';

it('hands in each case with files of its own, also where cases have no steps, or one code', async () => {
  const { gateway: stage, calls } = rehearse(12);
  const uploaded: Keyed[] = [];
  const gateway: Gateway = {
    ...stage,
    brief: async (id) => {
      const brief = await stage.brief(id);
      return brief && { ...brief, attachmentRequiredForPass: true, cases: brief.cases.map((one) => ({ ...one, code: 'TC', steps: [] })) };
    },
    upload: async (about) => {
      uploaded.push(about);
      return about.key;
    },
  };
  for (const { participantId } of await stage.invitations()) await stage.call('acceptInvitation', { key: participantId, participantId });
  for (let round = 0; round < 10; round += 1)
    for (const participant of await stage.participants()) await work({ seed: 'muster', gateway }, participant);
  const handedIn = calls.filter(([name]) => name === 'submitCaseResult').map(([, input]) => input);
  expect(handedIn.length).toBeGreaterThan(40);
  expect(handedIn.every(({ stepResponses }) => Array.isArray(stepResponses) && stepResponses.length === 0)).toBe(true);
  const keys = uploaded.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(40);
  expect(new Set(keys).size).toBe(keys.length);
});
