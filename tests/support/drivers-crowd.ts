import { httpGateway } from '#crowd/gateway.ts';
import type { Brief, CallName, Gateway, Invitation, UploadedFile } from '#crowd/types.ts';

/** The token under which journeys play an outside crowd system. */
export const crowdToken = 'mcrowd_journeys_0123456789abcdefghijklmnopqrstuvwxyz';

export type Found = { readonly title: string; readonly severity: 'low' | 'medium' | 'high' | 'critical' };

/** One tester of one test, who does what the journey says and nothing by chance. */
export type Tester = {
  readonly participantId: string;
  readonly name: string;
  readonly brief: () => Promise<Brief>;
  readonly join: () => Promise<void>;
  /** With the files that show it. */
  readonly passCase: (code: string, files?: readonly UploadedFile[]) => Promise<void>;
  readonly failCase: (code: string, found: Found) => Promise<void>;
  readonly raiseBlocker: (words: string) => Promise<void>;
};

export const crowdOf = (url: string): Gateway =>
  httpGateway({ url, token: crowdToken, signal: AbortSignal.timeout(100_000), say: () => undefined });

let calls = 0;

function testerOf(gateway: Gateway, { participantId, tester }: Invitation): Tester {
  const call = async (name: CallName, input: object): Promise<void> => {
    calls += 1;
    const { successful, code } = await gateway.call(name, { key: `${participantId}:${name}:${calls}`, participantId, ...input });
    if (!successful) throw new Error(`${name} was refused: ${code}`);
  };
  const brief = async (): Promise<Brief> => {
    const found = await gateway.brief(participantId);
    if (found === null) throw new Error(`no brief for ${tester.fullName}`);
    return found;
  };
  const caseOf = async (code: string): Promise<string> => {
    const found = (await brief()).cases.find((each) => each.code === code);
    if (found === undefined) throw new Error(`${tester.fullName} has no case ${code}`);
    return found.id;
  };
  const upload = async (file: UploadedFile): Promise<string> => {
    calls += 1;
    const about = {
      key: `${participantId}:upload:${calls}`,
      participantId,
      kind: 'case_result_attachment',
    } as const;
    const id = await gateway.upload(about, file);
    if (id === null) throw new Error(`${file.name} was refused`);
    return id;
  };
  return {
    participantId,
    name: tester.fullName,
    brief,
    join: () => call('acceptInvitation', {}),
    passCase: async (code, files = []) =>
      call('submitCaseResult', {
        testCaseId: await caseOf(code),
        status: 'pass',
        actualResult: `${code} works.`,
        attachmentIds: await Promise.all(files.map(upload)),
      }),
    failCase: async (code, { title, severity }) =>
      call('submitCaseResult', {
        testCaseId: await caseOf(code),
        status: 'fail',
        actualResult: `${title}, seen at ${code}.`,
        newIssues: [
          {
            title,
            severity,
            reproductionSteps: '1. Open the cart\n2. Press Pay',
            actualResults: 'Nothing happens.',
            expectedResults: 'A receipt is shown.',
          },
        ],
      }),
    raiseBlocker: (words) => call('raiseBlocker', { name: words }),
  };
}

/** The testers who were invited to a test. */
export async function invitedTo(gateway: Gateway, testId: string): Promise<readonly Tester[]> {
  const invitations = await gateway.invitations();
  return invitations.filter(({ test }) => test.id === testId).map((invitation) => testerOf(gateway, invitation));
}
