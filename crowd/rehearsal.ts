import type { Brief, CallName, Gateway, Invitation, Keyed } from './types.ts';

export type Rehearsed = { readonly gateway: Gateway; readonly calls: (readonly [CallName, Keyed])[]; readonly uploads: number[] };

type Tester = { status: string; completed: number; readonly results: Map<string, { id: string; status: string; actualResult: string }> };

const caseNames = [
  'Pay with a voucher',
  'Search for shoes',
  'Change the delivery address',
  'Return an order',
  'Sign in with a new account',
  'Read the help page',
];

const test = { id: 't', code: 'NW-1', name: 'Shop checkout', environments: ['ios'] };
const testerOf = (id: string): Invitation['tester'] => ({ fullName: `Tester ${id}`, email: `${id}@crowd.test` });
const working = (status: string): boolean => status === 'joined' || status === 'in_progress';
const briefOf = (id: string, tester: Tester): Brief => ({
  participant: { id, status: tester.status, tester: testerOf(id) },
  test,
  isOpen: true,
  instructions: 'Buy something in the shop.',
  applicationUrl: 'https://shop.example',
  requirements: { platforms: ['iOS'] },
  attachmentRequiredForPass: false,
  knownIssues: [],
  cases: caseNames.map((name, index) => ({
    id: `c${index}`,
    code: `TC-${index}`,
    name,
    steps: [{ id: `s${index}`, instruction: 'Open the page', expectedResult: 'It opens' }],
    additionalInformationFields: [{ id: `f${index}`, instruction: 'Network?', expectedResult: null }],
    result: tester.results.get(`c${index}`) ?? null,
  })),
});
const effects: Partial<Record<CallName, (tester: Tester, input: Keyed) => void>> = {
  acceptInvitation: (tester) => (tester.status = 'joined'),
  declineInvitation: (tester) => (tester.status = 'declined'),
  dropOut: (tester) => (tester.status = 'dropped_out'),
  startCase: (tester, { testCaseId }) => {
    tester.status = 'in_progress';
    tester.results.set(String(testCaseId), { id: 'r', status: 'live', actualResult: '' });
  },
  submitCaseResult: (tester, { testCaseId, status }) => {
    tester.results.set(String(testCaseId), { id: 'r', status: String(status), actualResult: 'x' });
    tester.completed += 1;
    if (tester.completed === caseNames.length) tester.status = 'testing_complete';
  },
};

/** A gateway in memory with one test, for rehearsing without a server. */
export const rehearse = (testers: number): Rehearsed => {
  const calls: [CallName, Keyed][] = [];
  const uploads: number[] = [];
  const known = new Map<string, Tester>(
    Array.from({ length: testers }, (_, index) => [`p${index}`, { status: 'invited', completed: 0, results: new Map() }]),
  );
  const gateway: Gateway = {
    invitations: async () =>
      [...known]
        .filter(([, { status }]) => status === 'invited')
        .map(([participantId]) => ({ participantId, invitedAt: '2026-11-21T09:00:00.000Z', tester: testerOf(participantId), test })),
    participants: async () =>
      [...known]
        .filter(([, { status }]) => working(status))
        .map(([id, { status, completed }]) => ({
          id,
          testId: 't',
          status,
          joinedAt: null,
          tester: testerOf(id),
          completedCasesCount: completed,
          assignedCasesCount: caseNames.length,
        })),
    brief: async (id) => {
      const tester = known.get(id);
      return tester !== undefined && working(tester.status) ? briefOf(id, tester) : null;
    },
    editRequests: async () => [],
    call: async (name, input) => {
      calls.push([name, input]);
      const tester = known.get(String(input.participantId));
      if (tester !== undefined) effects[name]?.(tester, input);
      return { successful: true, code: null };
    },
    upload: async (_, file) => `a${uploads.push(file.body.length)}`,
  };
  return { gateway, calls, uploads };
};
