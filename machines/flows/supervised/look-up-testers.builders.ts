import type { lookUpTestersMachine, Known } from './look-up-testers.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const ann = { id: 't1', fullName: 'Ann', backupOnly: false };
const ben = { id: 't2', fullName: 'Ben', backupOnly: true };
export const known: Known = { 'ann@crowd.test': ann, 'ben@crowd.test': ben, 'no@crowd.test': null };

export const lookUpTestersSamples: WalkOptions<typeof lookUpTestersMachine> = {
  inputs: [{ emails: [] }, { emails: ['ann@crowd.test'] }],
  events: [{ type: 'emails.change', emails: [] }, { type: 'emails.change', emails: ['ben@crowd.test'] }, { type: 'search.retry' }],
  outcomes: { lookUp: { outputs: [known], errors: [new Error('lost')] } },
};
