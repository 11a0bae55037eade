import { walk } from '#machines/testing/walk.ts';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { signInMachine, closingAddress, faultOf, safeReturn, selectIsBusy, selectIsSettled, selectIsSignedIn } from './sign-in.ts';
import type { SignInEmitted, SignInPorts, SignInRequest } from './sign-in.ts';
import { signInSamples } from './sign-in.builders.ts';

it('takes every transition, and is either busy or settled', () => {
  const walked = walk(signInMachine, {
    ...signInSamples,
    invariant: (snapshot) => expect([selectIsBusy(snapshot), selectIsSettled(snapshot)].filter(Boolean)).toHaveLength(1),
  });
  expect(walked.missed).toEqual([]);
  expect(walked.states).toHaveLength(11);
});

const done = fromPromise<void, void>(() => Promise.resolve());

const ports = (over: Partial<SignInPorts> = {}): SignInPorts => ({
  restoreSession: fromPromise<'signedIn' | 'anonymous', void>(async () => 'anonymous'),
  redirectToProvider: fromPromise<void, SignInRequest>(() => Promise.resolve()),
  exchangeCode: fromPromise(async () => ({ returnTo: '/issues/1' })),
  watchSession: fromCallback(() => undefined),
  forgetSession: done,
  endSession: done,
  ...over,
});

const begin = (over: Partial<SignInPorts> = {}) => {
  const actor = createActor(signInMachine.provide({ actors: ports(over) }));
  const emitted: SignInEmitted[] = [];
  actor.on('session.opened', (event) => emitted.push(event));
  actor.on('session.closed', (event) => emitted.push(event));
  actor.start();
  return { actor, emitted };
};

const signedIn = { restoreSession: fromPromise<'signedIn' | 'anonymous', void>(async () => 'signedIn') };

describe('a session', () => {
  it('opens by the callback and leads back to the address that was asked for', async () => {
    const { actor, emitted } = begin();
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('anonymous'));
    actor.send({ type: 'callback.received', address: 'https://portal.example/auth/callback?code=1' });
    await vi.waitFor(() => expect(selectIsSignedIn(actor.getSnapshot())).toBe(true));
    expect(emitted).toEqual([{ type: 'session.opened', returnTo: '/issues/1' }]);
  });

  it('keeps the words of a refusal by the sign-in service', async () => {
    const refusal = Object.assign(new Error('denied'), { error: 'access_denied', error_description: '<b>no</b>' });
    const { actor } = begin({ exchangeCode: fromPromise(() => Promise.reject(refusal)) });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('anonymous'));
    actor.send({ type: 'callback.received', address: 'https://portal.example/auth/callback?error=access_denied' });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('refused'));
    expect(actor.getSnapshot().context.fault).toEqual({ code: 'access_denied', description: '<b>no</b>' });
  });

  it('takes an answer of the sign-in service once: a session that was refused right after is not begun with it again', async () => {
    const address = 'https://portal.example/auth/callback?code=1';
    const { actor, emitted } = begin();
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('anonymous'));
    actor.send({ type: 'callback.received', address });
    await vi.waitFor(() => expect(selectIsSignedIn(actor.getSnapshot())).toBe(true));
    actor.send({ type: 'access.refused', refusal: 'trial_expired' });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('anonymous'));
    actor.send({ type: 'callback.received', address });
    expect(actor.getSnapshot().value).toBe('anonymous');
    expect(emitted.at(-1)).toEqual({ type: 'session.closed', ending: 'trial_expired' });
    actor.send({ type: 'callback.received', address: `${address}2` });
    expect(actor.getSnapshot().value).toBe('exchanging');
  });

  it.each([
    [{ type: 'access.refused', refusal: 'trial_expired' }, 'trial_expired', 'anonymous'],
    [{ type: 'access.refused', refusal: 'unauthenticated' }, 'unauthenticated', 'expired'],
    [{ type: 'session.expired' }, 'expired', 'expired'],
    [{ type: 'session.ended' }, 'elsewhere', 'anonymous'],
  ] as const)('closes on %j', async (event, ending, state) => {
    const { actor, emitted } = begin(signedIn);
    await vi.waitFor(() => expect(selectIsSignedIn(actor.getSnapshot())).toBe(true));
    actor.send(event);
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
    expect(emitted).toEqual([{ type: 'session.closed', ending }]);
  });
});

describe('addresses', () => {
  it('SH-419 SH-420: carry the refusal of the API back to the origin, and nothing else', () => {
    expect([closingAddress('user_not_found', '/issues'), closingAddress('trial_expired', '/issues')]).toEqual([
      '/?error=403',
      '/?trial=expired',
    ]);
  });

  it('lead back to where somebody was when the session ran out or was ended elsewhere', () => {
    expect([closingAddress('expired', '/issues?a=1'), closingAddress('elsewhere', '/issues')]).toEqual([
      '/auth/login?returnTo=%2Fissues%3Fa%3D1',
      '/auth/login?ended=elsewhere&returnTo=%2Fissues',
    ]);
  });

  it('return only inside the portal, and never to the sign-in itself', () => {
    const tried = [
      '/issues/1?a=1#b',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      null,
      '/auth/callback?code=1',
      '/AUTH/callback?code=1',
      '/signup',
      '/authors',
    ];
    expect(tried.map(safeReturn)).toEqual(['/issues/1?a=1#b', '/', '/', '/', '/', '/', '/', '/', '/', '/', '/authors']);
  });

  it('take any failure for a fault', () => {
    expect([faultOf(null), faultOf('x'), faultOf(new Error('y'))]).toEqual(
      Array.from({ length: 3 }, () => ({ code: 'sign_in_failed', description: null })),
    );
  });
});
