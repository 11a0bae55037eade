import { autoExportSettingsMachine, selectChoices } from '#machines/flows/issues/auto-export-settings.ts';
import type { SavedSettings } from '#machines/flows/issues/auto-export-settings.ts';
import { toggleAutoExportMachine } from '#machines/flows/issues/toggle-auto-export.ts';
import { Kind } from 'graphql';
import type { DocumentNode } from 'graphql';
import { CombinedError } from 'urql';
import type { Client } from 'urql';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { autoExportSettingsPorts } from './auto-export-settings.ports.ts';
import { toggleAutoExportPorts } from './auto-export-page.host.tsx';

const saved: SavedSettings = { version: 3, enabledDestinations: ['jira:WEB'], severitiesForExport: ['high'] };
const newer: SavedSettings = { ...saved, version: 4 };

const serverOf = (...answers: readonly unknown[]) => {
  const calls: (readonly [name: string, variables: unknown])[] = [];
  const waiting = [...answers];
  const call = ({ definitions: [first] }: DocumentNode, variables: unknown) => {
    calls.push([first?.kind === Kind.OPERATION_DEFINITION ? (first.name?.value ?? '') : '', variables]);
    const answer = waiting.shift() ?? {};
    return {
      toPromise: () => Promise.resolve(answer),
      subscribe: (tell: (result: unknown) => void) => {
        queueMicrotask(() => tell(answer));
        return { unsubscribe: () => undefined };
      },
    };
  };
  return { calls, client: { mutation: call, query: call } as unknown as Client };
};
const answer = (field: string, result: unknown, ...codes: readonly string[]) => ({
  data: {
    [field]: { successful: result !== null, result, errors: codes.map((code) => ({ code, message: `It is ${code}.`, path: null })) },
  },
});

const save = async (...answers: readonly unknown[]) => {
  const { calls, client } = serverOf(...answers);
  const machine = autoExportSettingsMachine.provide({ actors: autoExportSettingsPorts(client) });
  const flow = createActor(machine, { input: { saved, choices: { 'severity low': true } } }).start();
  const said: unknown[] = [];
  flow.on('*', (event) => void said.push(event));
  flow.send({ type: 'settings.save' });
  const snapshot = await waitFor(flow, (now) => now.hasTag('editable'));
  return { calls, said, version: snapshot.context.saved.version, choices: selectChoices(snapshot) };
};

describe('what saving the settings of auto-export sends', () => {
  it('all boxes under the version that was seen', async () => {
    const { calls, said, version, choices } = await save(answer('saveAutoExportSettings', newer));
    expect(calls).toEqual([
      ['AutoExport_Save', { input: { version: 3, enabledDestinations: ['jira:WEB'], severitiesForExport: ['high', 'low'] } }],
    ]);
    expect([said, version, choices]).toEqual([[{ type: 'settings.saved' }], 4, {}]);
  });

  it('asks for the newest where somebody saved meanwhile', async () => {
    const stale = answer('saveAutoExportSettings', null, 'stale_object');
    const { calls, version, choices } = await save(stale, { data: { autoExportSettings: newer, autoExportDestinationOptions: [] } });
    expect([calls.at(-1)?.[0], version, choices]).toEqual(['AutoExport_Settings', 4, { 'severity low': true }]);
  });

  it('tells the words of a refusal, nothing to who is signed out, and of no answer', async () => {
    const signedOut = new CombinedError({ graphQLErrors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] });
    expect((await save(answer('saveAutoExportSettings', null, 'inclusion'))).said).toEqual([
      { type: 'settings.refused', message: 'It is inclusion.' },
    ]);
    expect((await save({ error: signedOut })).said).toEqual([]);
    expect((await save({ error: new CombinedError({ networkError: new Error('gone') }) })).said).toEqual([
      { type: 'settings.refused', message: null },
    ]);
  });
});

describe('what toggling auto-export sends', () => {
  it('the wish, after a count of what matches', async () => {
    const { calls, client } = serverOf({ data: { autoExportMatchingIssuesCount: 2 } }, answer('toggleAutoExport', newer));
    const flow = createActor(toggleAutoExportMachine.provide({ actors: toggleAutoExportPorts(client) })).start();
    flow.send({ type: 'export.enable' });
    await waitFor(flow, (now) => now.matches('asking'));
    flow.send({ type: 'matching.include' });
    await waitFor(flow, (now) => now.matches('resting'));
    expect(calls).toEqual([
      ['AutoExport_Matching', {}],
      ['AutoExport_Toggle', { input: { enabled: true, exportMatching: true } }],
    ]);
  });
});
