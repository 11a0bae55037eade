import type { azureGrantMachine, TextAnswer } from './azure-grant.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const returned = { authorizationCode: 'code-1', state: 'state-1' };
export const given = (result: string): TextAnswer => ({ successful: true, result, messages: [] });
export const refused = (...messages: string[]): TextAnswer => ({ successful: false, result: null, messages });
const outcomes = { outputs: [given('x'), refused(), { ...given(''), result: null }], errors: [new Error('lost')] };

export const azureGrantSamples: WalkOptions<typeof azureGrantMachine> = {
  inputs: [{ returned: null }, { returned }, { returned: 'refused' }],
  events: [{ type: 'grant.begin' }, { type: 'grant.retry' }, { type: 'grant.forget' }],
  outcomes: { beginGrant: outcomes, exchangeGrant: outcomes },
};
