import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { signInMachine } from '#machines/flows/session/sign-in/sign-in.machine.ts';
import { createGate } from './gate.ts';
import type { Tokens } from './tokens.ts';

afterEach(() => vi.unstubAllGlobals());

const viewer = (fullName: string) => ({
  __typename: 'OrganizationUser',
  id: 'u1',
  role: 'customer',
  fullName,
  organization: { __typename: 'Organization', id: 'o1', publicId: 'org-a' },
  trial: null,
});

describe('the gate', () => {
  it('SH-375: asks the server who somebody is at each entrance, whatever was known before', async () => {
    const names = ['Ada Lovelace', 'Ada King'];
    const fetch = vi.fn<() => Promise<Response>>(async () =>
      Response.json({ data: { getCurrentOrganizationUser: viewer(names.shift() ?? '') } }),
    );
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
    const gate = createGate({ session, tokens, origin: 'http://localhost', onProblem: () => undefined });

    expect((await gate.enter())?.viewer.fullName).toBe('Ada Lovelace');
    expect((await gate.enter())?.viewer.fullName).toBe('Ada Lovelace');
    gate.leave();
    expect((await gate.enter())?.viewer.fullName).toBe('Ada King');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
