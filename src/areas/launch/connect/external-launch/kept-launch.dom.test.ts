// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { renderHook, waitFor } from '@testing-library/react';
import { externalLaunchMachine } from '#machines/flows/launch/connect/external-launch.ts';
import type { LaunchAnswer, LaunchReply, RunAnswer } from '#machines/flows/launch/connect/external-launch.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { emptyExternalRun } from '#schema/rules/launch/external-run.ts';
import { launchPlace, recallLaunch, useKeptLaunch } from './external-launch.host.tsx';
import { forgetKept, keepHere } from '#src/keeping/kept.ts';

const run = { vendor: 'testrail', externalTestId: '42', projectId: null } as const;
const place = launchPlace('o1', 'u1', run);
const values = { ...emptyExternalRun, name: 'Cart', applicationUrl: 'https://a.example', credentialsAndAccessInstructions: 'Ask' };
const attempt = { seed: 's1', seen: 0, values };
const unread: readonly Unread[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  forgetKept(place);
  localStorage.clear();
});

describe('a launch on this device', () => {
  it('is what it was, for one member, organization and run, until it is forgotten', () => {
    keepHere(place, { values, attempt, unread });
    expect(recallLaunch(place)).toEqual({ values, attempt, unread });
    const others = [launchPlace('o2', 'u1', run), launchPlace('o1', 'u2', run), launchPlace('o1', 'u1', { ...run, externalTestId: '43' })];
    expect(others.map(recallLaunch)).toEqual([null, null, null]);
    forgetKept(place);
    expect(recallLaunch(place)).toBeNull();
  });

  it('is read whatever wrote it', () => {
    localStorage.setItem(place, '{"values":');
    expect(recallLaunch(place)).toEqual({ values: {}, attempt: null, unread: [{ field: 'form', of: '', value: '{"values":' }] });
    localStorage.setItem(place, JSON.stringify({ values: { name: 'Kept' }, attempt: { seed: 7 } }));
    expect(recallLaunch(place)).toEqual({
      values: { name: 'Kept' },
      attempt: null,
      unread: [{ field: 'attempt', of: '', value: { seed: 7 } }],
    });
  });

  it('lasts as long as the page where it cannot be kept', () => {
    const refuse = (): never => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepHere(place, { values, attempt: null, unread });
    expect(recallLaunch(place)).toEqual({ values, attempt: null, unread });
  });
});

async function launched(answer: LaunchAnswer | Error, putAside = unread) {
  const machine = externalLaunchMachine.provide({
    actors: {
      loadRun: fromPromise(async (): Promise<RunAnswer> => ({
        kind: 'found',
        run: { name: 'Cart', description: '', numberOfCases: 1, inProgress: 0 },
      })),
      launchRun: fromPromise(async (): Promise<LaunchReply> => {
        if (answer instanceof Error) throw answer;
        return { kind: 'answered', answer };
      }),
    },
  });
  const actor = createActor(machine, { input: { run, seed: 's1', values: null, attempt: null, unread: putAside } }).start();
  renderHook(() => useKeptLaunch(actor, place));
  await waitFor(() => expect(actor.getSnapshot().hasTag('editable')).toBe(true));
  const untouched = recallLaunch(place);
  actor.send({ type: 'values.change', fields: { name: 'Other' } });
  const typed = recallLaunch(place)?.values?.name;
  actor.send({ type: 'values.change', fields: { name: 'Cart' } });
  const reverted = recallLaunch(place);
  actor.send({ type: 'values.change', fields: values });
  actor.send({ type: 'launch.confirm' });
  const sent = recallLaunch(place);
  await waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
  return { untouched, typed, reverted, sent, after: recallLaunch(place) };
}

describe('what is typed for a launch', () => {
  it('is kept with every change, and forgotten once the request is made', async () => {
    expect(await launched({ testId: 'a1', error: null })).toEqual({
      untouched: null,
      typed: 'Other',
      reverted: null,
      sent: { values, attempt, unread },
      after: null,
    });
    expect((await launched({ testId: 'a1', error: { code: 'vendor_error', message: '' } })).after).toBeNull();
  });

  it('stays after a refusal, and with its wish after a lost answer', async () => {
    expect((await launched({ testId: null, error: { code: 'record_invalid', message: '' } })).after).toEqual({
      values,
      attempt: null,
      unread,
    });
    expect((await launched(new Error('lost'))).after).toEqual({ values, attempt, unread });
  });

  it('stays with what was put aside, which is worth to be kept alone', async () => {
    const putAside = [{ field: 'name', of: '', value: 7 }];
    const { untouched, reverted, after } = await launched({ testId: null, error: { code: 'record_invalid', message: '' } }, putAside);
    expect([untouched?.unread, reverted?.unread, after?.unread]).toEqual([putAside, putAside, putAside]);
  });
});
