import type { Brief, CallName, Gateway, Invitation, Keyed, Participant } from './types.ts';

export type Rehearsed = { readonly gateway: Gateway; readonly calls: (readonly [CallName, Keyed])[]; readonly uploads: number[] };

type Tester = {
  status: string;
  completed: number;
  readonly results: Map<string, { id: string; status: string; actualResult: string }>;
  readonly reproductions: Map<string, 'begun' | 'told'>;
};

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
const participantOf = (id: string, status: string, completed: number): Participant => ({
  id,
  testId: 't',
  status,
  joinedAt: null,
  tester: testerOf(id),
  completedCasesCount: completed,
  assignedCasesCount: caseNames.length,
});
const issues = ['NW-1-1', 'NW-1-2', 'NW-1-3', 'NW-1-4'].map((code) => ({ id: `issue ${code}`, code, title: 'It fails' }));
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
  startReproduction: (tester, { issueId }) => void tester.reproductions.set(String(issueId), 'begun'),
  submitReproduction: (tester, { issueId }) => void tester.reproductions.set(String(issueId), 'told'),
};

export const rehearse = (testers: number): Rehearsed => {
  const calls: [CallName, Keyed][] = [];
  const uploads: number[] = [];
  const known = new Map<string, Tester>(
    Array.from({ length: testers }, (_, index) => [
      `p${index}`,
      { status: 'invited', completed: 0, results: new Map(), reproductions: new Map() },
    ]),
  );
  const gateway: Gateway = {
    invitations: async () =>
      [...known]
        .filter(([, { status }]) => status === 'invited')
        .map(([participantId]) => ({ participantId, invitedAt: '2026-11-21T09:00:00.000Z', tester: testerOf(participantId), test })),
    participants: async () =>
      [...known].filter(([, { status }]) => working(status)).map(([id, { status, completed }]) => participantOf(id, status, completed)),
    brief: async (id) => {
      const tester = known.get(id);
      return tester !== undefined && working(tester.status) ? briefOf(id, tester) : null;
    },
    editRequests: async () => [],
    showThere: async () => undefined,
    chat: async (participantId) =>
      calls
        .filter(([name, input]) => name === 'sendChatMessage' && input.participantId === participantId)
        .map(([, { key, text }]) => ({
          id: key,
          state: 'sent',
          text: String(text),
          author: { kind: 'tester' as const, name: participantId },
        })),
    finished: async () =>
      [...known]
        .filter(([, { status }]) => status === 'testing_complete')
        .map(([id, { status, completed }]) => participantOf(id, status, completed)),
    issuesToReproduce: async (participantId) => {
      const tried = known.get(participantId)?.reproductions;
      return issues
        .filter(({ id }) => tried?.get(id) !== 'told')
        .map((issue) => ({ ...issue, reproductionsCount: 0, reproduction: tried?.has(issue.id) === true ? { id: 'd' } : null }));
    },
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
