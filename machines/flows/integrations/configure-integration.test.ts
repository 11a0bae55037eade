import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { FormValues } from '#schema/rules/integrations/forms.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import { walk } from '#machines/testing/walk.ts';
import {
  configureIntegrationMachine,
  selectIsChanged,
  selectIsKnown,
  selectKept,
  selectProblemAt,
  selectProblems,
  selectRefusals,
  selectValues,
} from './configure-integration.ts';
import type { ConfigureIntegrationInput, SettingsAnswer } from './configure-integration.ts';
import { configureIntegrationSamples, refused, saved, known, filled, fresh } from './configure-integration.builders.ts';

const busy: SettingsAnswer = { kind: 'refused', refusals: [{ field: null, message: 'TestRail is busy.' }] };

function opened(input: Partial<ConfigureIntegrationInput> = {}, answer: SettingsAnswer | Error = saved) {
  const sent: { readonly code: SettingsCode; readonly values: FormValues }[] = [];
  const said: unknown[] = [];
  const machine = configureIntegrationMachine.provide({
    actors: {
      saveSettings: fromPromise(async ({ input: wish }): Promise<SettingsAnswer> => {
        sent.push(wish);
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
  });
  const actor = createActor(machine, { input: { ...fresh, ...input } });
  for (const type of ['problems.found', 'settings.saved', 'settings.refused'] as const) actor.on(type, (event) => void said.push(event));
  actor.start();
  return {
    actor,
    sent,
    said,
    now: () => actor.getSnapshot(),
    type: (fields: FormValues) => actor.send({ type: 'values.change', fields }),
    save: async () => {
      actor.send({ type: 'settings.save' });
      await vi.waitFor(() => expect(actor.getSnapshot().matches('saving')).toBe(false));
    },
  };
}

describe('configuring an integration', () => {
  it('takes every transition', () => {
    expect(
      walk(configureIntegrationMachine, {
        ...configureIntegrationSamples,
        invariant: (snapshot) => {
          if (snapshot.hasTag('busy')) expect([snapshot.context.refusals, snapshot.hasTag('editable')]).toEqual([[], false]);
        },
      }).missed,
    ).toEqual([]);
  });

  it('LA-410 LA-411 LA-412 LA-413: says what is missing, at the field once it was left and in whole at the press', async () => {
    const { actor, now, said, sent, type, save } = opened();
    actor.send({ type: 'field.leave', field: 'username' });
    expect([selectProblemAt('username')(now()), selectProblemAt('site')(now()), selectProblems(now())]).toEqual([
      "can't be blank",
      null,
      [],
    ]);
    await save();
    expect(selectProblems(now()).map(({ path, message }) => [path, message])).toEqual([
      ['site', "can't be blank"],
      ['username', "can't be blank"],
      ['apiKey', "can't be blank"],
    ]);
    type({ site: 'http://shop.testrail.io' });
    expect(selectProblemAt('site')(now())).toBe('site URL must start with https');
    expect([said, sent]).toEqual([[{ type: 'problems.found', field: 'site' }], []]);
  });

  it('sends once however often it is pressed, and stands on what the server has then', async () => {
    const { actor, now, said, sent, type, save } = opened();
    type(filled);
    expect([selectIsChanged(now()), selectIsKnown(now())]).toEqual([true, false]);
    actor.send({ type: 'settings.save' });
    await save();
    expect(sent).toEqual([{ code: 'testrail', values: filled }]);
    expect(said).toEqual([{ type: 'settings.saved' }]);
    expect([selectValues(now()), selectIsChanged(now()), selectIsKnown(now())]).toEqual([{ ...filled, apiKey: '' }, false, true]);
  });

  it('keeps what was typed after a refusal, which stands at its field until something it is about changes', async () => {
    const { now, said, type, save } = opened({}, refused);
    type(filled);
    await save();
    expect([said, selectValues(now()), selectProblemAt('apiKey')(now())]).toEqual([
      [{ type: 'settings.refused', field: 'apiKey' }],
      filled,
      'Not this one.',
    ]);
    type({ username: 'bea@shop.test' });
    expect(selectProblemAt('apiKey')(now())).toBeNull();
  });

  it('tells of a refusal that belongs to no field, and of a lost answer', async () => {
    const full = { typed: filled };
    const waiting = opened(full, busy);
    await waiting.save();
    expect([waiting.said, selectRefusals(waiting.now())]).toEqual([
      [{ type: 'settings.refused', field: null }],
      [{ field: null, message: 'TestRail is busy.' }],
    ]);
    const lost = opened(full, new Error('lost'));
    await lost.save();
    expect([lost.said, selectValues(lost.now())]).toEqual([[{ type: 'settings.refused', field: null }], filled]);
  });

  it('says nothing where the person has to sign in again', async () => {
    const { now, said, save } = opened({ typed: filled }, { kind: 'signedOut' });
    await save();
    expect([said, selectValues(now())]).toEqual([[], filled]);
  });

  it('follows what another tab saves, under what was typed here', () => {
    const { actor, now, type } = opened({ known });
    type({ username: 'bea@shop.test' });
    actor.send({ type: 'settings.changed', known: { ...known, site: 'https://new.testrail.io', username: 'cat@shop.test' } });
    expect(selectValues(now())).toEqual({ site: 'https://new.testrail.io', username: 'bea@shop.test', apiKey: '' });
    actor.send({ type: 'settings.changed', known: { ...known, username: 'bea@shop.test' } });
    expect(selectIsChanged(now())).toBe(false);
  });

  it('never keeps a secret, nor what the server has anyway', () => {
    const { now, type } = opened({ known });
    type({ apiKey: 'secret' });
    expect(selectKept(now())).toEqual({});
    type({ site: 'https://new.testrail.io', username: 'ann@shop.test' });
    expect(selectKept(now())).toEqual({ site: 'https://new.testrail.io' });
  });
});
