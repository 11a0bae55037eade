import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { signInMachine } from '#machines/flows/session/sign-in.ts';
import { createGate } from './gate.ts';
import { CurrentUser } from './sign-in.documents.ts';
import type { Tokens } from './tokens.ts';

afterEach(() => vi.unstubAllGlobals());

const viewer = (fullName: string, role = 'customer', isSwitchedOn = true) => ({
  __typename: 'OrganizationUser',
  id: 'u1',
  publicId: 'u1',
  role,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: '',
  fullName,
  isTestManager: role === 'test_manager',
  isOperator: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  organization: {
    __typename: 'Organization',
    id: 'o1',
    publicId: 'org-a',
    name: 'A',
    chosenName: null,
    shortCode: 'AA',
    isNameChosen: true,
    flexibleTestingAccess: isSwitchedOn,
    isServiceTypeSelectionEnabled: isSwitchedOn,
    googleSheetsAutoImportEnabled: isSwitchedOn,
    knownIssuesUploadEnabled: isSwitchedOn,
    advancedTestsAccess: isSwitchedOn,
    creditModelAccess: isSwitchedOn,
    newLaunchUxEnabled: isSwitchedOn,
    autoLaunchingEnabled: isSwitchedOn,
    videoRequirementEnabled: isSwitchedOn,
  },
  trial: null,
});

/** A gate in front of a server that answers with one after another. */
function gateBefore(...viewers: readonly object[]) {
  const answers = [...viewers];
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ data: { getCurrentOrganizationUser: answers.shift() } }));
  vi.stubGlobal('fetch', fetch);
  const session = createActor(
    signInMachine.provide({
      actors: {
        restoreSession: fromPromise(async (): Promise<'anonymous' | 'signedIn'> => 'signedIn'),
        watchSession: fromCallback(() => undefined),
      },
    }),
  );
  session.start();
  const tokens = { token: () => 'ey', isExpiring: () => false } as unknown as Tokens;
  return { fetch, gate: createGate({ session, tokens, origin: 'http://localhost', onProblem: () => undefined }) };
}

describe('the gate', () => {
  it('SH-375: asks the server who somebody is at each entrance, whatever was known before', async () => {
    const { fetch, gate } = gateBefore(viewer('Ada Lovelace'), viewer('Ada King'));

    expect((await gate.enter())?.viewer.fullName).toBe('Ada Lovelace');
    expect((await gate.enter())?.viewer.fullName).toBe('Ada Lovelace');
    gate.leave();
    expect((await gate.enter())?.viewer.fullName).toBe('Ada King');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('lets a member on with the rights and switches that the page has heard of since', async () => {
    const { gate } = gateBefore(viewer('Ada'), viewer('Ada', 'test_manager', false));
    const entered = await gate.enter();
    expect([entered?.viewer.role, entered?.viewer.organization.creditModelAccess]).toEqual(['customer', true]);
    await entered?.portal.client.query(CurrentUser, {}, { requestPolicy: 'network-only' }).toPromise();
    const { viewer: now } = (await gate.enter()) ?? {};
    expect([now?.role, now?.organization.creditModelAccess, gate.current()?.viewer.role]).toEqual(['test_manager', false, 'test_manager']);
  });

  it('tells nobody that a call failed which was under way when they left', async () => {
    const { fetch, gate } = gateBefore(viewer('Ada'));
    const entered = await gate.enter();
    gate.leave();
    const told = vi.fn<() => void>();
    entered?.portal.client.query(CurrentUser, {}, { requestPolicy: 'network-only' }).subscribe(told);
    await new Promise((resolve) => setTimeout(resolve));
    expect([told.mock.calls.length, fetch.mock.calls.length]).toEqual([0, 1]);
  });
});
