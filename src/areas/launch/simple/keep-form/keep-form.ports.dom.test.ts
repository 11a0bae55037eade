// @vitest-environment happy-dom
import type { Client } from 'urql';
import { afterEach, describe, expect, it } from 'vitest';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import { giveStamp } from '#src/keeping/stamps.ts';
import { keepForm, newForm, recallForm, simplePlace } from '../kept-form.ts';
import { saveForm } from './keep-form.ports.ts';

type OnServer = { readonly version: number; readonly device: string; readonly stamp: number; readonly name: string | null };
type Sent = { readonly input: { readonly version: number } };

const place = simplePlace('o1', 'u1');
const savedAt = '2026-11-21T09:00:00.000Z';
const formOf = (name: string) => ({ values: simpleRequest({ name }), draftId: 'd1', attempt: 1 });

afterEach(() => localStorage.clear());

/** A server that has a form of some version; what was typed here has the stamp 5 and stands on version 1. */
function serverWith({ version, device, stamp, name }: OnServer) {
  const saves: number[] = [];
  const launchForm = {
    version,
    device,
    savedAt,
    launchedId: null,
    values: { form: name === null ? null : formOf(name), asides: [], stamp },
  };
  const errors = [{ code: 'stale_object', message: 'Newer.', path: null }];
  const answer = ({ input }: Sent) => {
    saves.push(input.version);
    const isTaken = input.version === version;
    return {
      saveLaunchForm: { successful: isTaken, result: { version: isTaken ? version + 1 : version, savedAt }, errors: isTaken ? [] : errors },
    };
  };
  const client = {
    mutation: (_: unknown, sent: Sent) => ({ toPromise: async () => ({ data: answer(sent) }) }),
    query: () => ({ toPromise: async () => ({ data: { launchForm } }) }),
  } as unknown as Client;
  const forms = { form: formOf('Typed here'), asides: [] };
  giveStamp(forms, 5);
  const saved = { forms, version: 1, savedAt: null };
  keepForm(place, { ...saved, isUnsent: true });
  const deps = { client, place, device: 'here', timezone: 'Europe/Berlin' };
  return { saves, save: (signal = new AbortController().signal) => saveForm(deps, saved, signal), deps };
}
const copied = () => {
  const copy = recallForm(place, 'Europe/Berlin');
  return [copy?.version, copy?.isUnsent];
};

describe('saving the form', () => {
  it('notes on the device that the server has it', async () => {
    const { save, saves } = serverWith({ version: 1, device: 'there', stamp: 9, name: 'Earlier' });
    expect([await save(), saves, copied()]).toEqual([{ kind: 'saved', version: 2, savedAt }, [1], [2, false]]);
  });

  it.each([
    ['only the answer was lost', { version: 2, device: 'here', stamp: 5, name: 'Typed here' }],
    ['it was launched meanwhile', { version: 3, device: 'here', stamp: 5, name: null }],
    ['another device has the same', { version: 2, device: 'there', stamp: 9, name: 'Typed here' }],
  ])('is done where %s', async (_, onServer) => {
    const { save, saves } = serverWith(onServer);
    expect([await save(), saves, copied()]).toEqual([
      { kind: 'saved', version: onServer.version, savedAt },
      [1],
      [onServer.version, false],
    ]);
  });

  it.each([
    ['what this device saved before', { version: 2, device: 'here', stamp: 4, name: 'Typed' }],
    ['nothing, once another device launched it', { version: 2, device: 'there', stamp: 9, name: null }],
  ])('goes over %s, unless its page was left', async (_, onServer) => {
    const { save, saves } = serverWith(onServer);
    expect([await save(AbortSignal.abort()), copied()]).toEqual([{ kind: 'stale' }, [1, true]]);
    expect([await save(), saves, copied()]).toEqual([{ kind: 'saved', version: 3, savedAt }, [1, 1, 2], [3, false]]);
  });

  it.each([
    ['this device saved later', { version: 3, device: 'here', stamp: 6, name: 'Later' }],
    ['another device saved', { version: 3, device: 'there', stamp: 4, name: 'There' }],
  ])('leaves what %s', async (_, onServer) => {
    const { save, saves } = serverWith(onServer);
    expect([await save(), saves, copied()]).toEqual([{ kind: 'stale' }, [1], [1, true]]);
  });

  it('leaves a form that nobody touched here', async () => {
    const { deps, saves } = serverWith({ version: 1, device: 'here', stamp: 1, name: null });
    const saved = { forms: { form: newForm('UTC', null), asides: [] }, version: 0, savedAt: null };
    expect([await saveForm(deps, saved, new AbortController().signal), saves]).toEqual([{ kind: 'saved', version: 0, savedAt: null }, []]);
  });
});
