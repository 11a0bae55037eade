import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  autoExportSettingsMachine,
  selectChoices,
  selectIsChanged,
  selectIsOvertaken,
  selectIsTicked,
  selectProblem,
  destinationBox,
  readChoices,
  severityBox,
} from './auto-export-settings.ts';
import type { AutoExportSettingsInput, SaveAnswer, SavedSettings } from './auto-export-settings.ts';
import { autoExportSettingsSamples, theirs, github, saved } from './auto-export-settings.builders.ts';

const web = destinationBox('jira:WEB');
const critical = severityBox('critical');

function opened(input: Partial<AutoExportSettingsInput> = {}, answer: SaveAnswer | Error = { kind: 'saved', saved: theirs }) {
  const sent: SavedSettings[] = [];
  const said: unknown[] = [];
  const machine = autoExportSettingsMachine.provide({
    actors: {
      saveSettings: fromPromise(async ({ input: wish }): Promise<SaveAnswer> => {
        sent.push(wish);
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
  });
  const actor = createActor(machine, { input: { saved, choices: {}, ...input } });
  actor.on('*', (event) => void said.push(event));
  actor.start();
  return {
    actor,
    sent,
    said,
    now: () => actor.getSnapshot(),
    tick: (box: string, isChosen = true) => actor.send({ type: 'box.change', box, isChosen }),
    save: async () => {
      actor.send({ type: 'settings.save' });
      await vi.waitFor(() => expect(actor.getSnapshot().hasTag('editable')).toBe(true));
    },
  };
}

describe('settings of auto-export', () => {
  it('takes every transition', () => {
    expect(walk(autoExportSettingsMachine, autoExportSettingsSamples).missed).toEqual([]);
  });

  it('RE-313: sends what all boxes say together, in the order of the severities, and stands on what was saved', async () => {
    const { now, said, sent, tick, save } = opened();
    tick(severityBox('low'));
    tick(critical);
    tick(github);
    tick(web, false);
    expect(selectIsChanged(now())).toBe(true);
    await save();
    expect([sent, said]).toEqual([
      [{ version: 2, enabledDestinations: ['github:shop/web'], severitiesForExport: ['critical', 'high', 'low'] }],
      [{ type: 'settings.saved' }],
    ]);
    expect([selectIsChanged(now()), selectIsTicked(github)(now()), selectIsTicked(critical)(now())]).toEqual([false, true, false]);
  });

  it('RE-317: is not sent without a destination, until one is chosen', async () => {
    const { now, said, sent, tick, save } = opened();
    tick(web, false);
    expect(selectProblem(now())).toBeNull();
    await save();
    expect([selectProblem(now()), said, sent]).toEqual(['At least one destination has to be selected', [{ type: 'problem.found' }], []]);
    tick(github);
    expect(selectProblem(now())).toBeNull();
  });

  it('RE-315: cancels without sending', () => {
    const { actor, now, said, sent, tick } = opened();
    tick(critical);
    actor.send({ type: 'settings.cancel' });
    expect([selectChoices(now()), said, sent]).toEqual([{}, [{ type: 'settings.cancelled' }], []]);
  });

  it('shows what somebody else saves under the own choices, and says so', () => {
    const { actor, now, tick } = opened();
    actor.send({ type: 'settings.changed', saved: { ...saved, version: 3 } });
    expect(selectIsOvertaken(now())).toBe(false);
    tick(critical);
    actor.send({ type: 'settings.changed', saved: { ...saved, version: 4 } });
    expect(selectIsOvertaken(now())).toBe(false);
    actor.send({ type: 'settings.changed', saved: { ...theirs, version: 5 } });
    expect([selectIsOvertaken(now()), selectIsTicked(github)(now()), selectIsTicked(critical)(now())]).toEqual([true, true, true]);
    actor.send({ type: 'settings.changed', saved: { ...theirs, severitiesForExport: ['critical'] } });
    expect([selectIsOvertaken(now()), selectIsChanged(now())]).toEqual([false, false]);
  });

  it('tells of a refusal, of newer settings and of a lost answer, and keeps the choices', async () => {
    const told = async (answer: SaveAnswer | Error) => {
      const { now, said, tick, save } = opened({}, answer);
      tick(critical);
      await save();
      return [said, selectIsOvertaken(now()), selectChoices(now())];
    };
    const kept = { [critical]: true };
    const refused = (message: string | null) => [{ type: 'settings.refused', message }];
    expect(await told({ kind: 'overtaken', saved: theirs })).toEqual([refused(autoExportTexts.changedElsewhere), true, kept]);
    expect(await told({ kind: 'refused', message: 'No.' })).toEqual([refused('No.'), false, kept]);
    expect(await told(new Error('lost'))).toEqual([refused(null), false, kept]);
    expect(await told({ kind: 'signedOut' })).toEqual([[], false, kept]);
  });

  it('begins with kept choices, as far as they say something else, and with none that cannot be read', () => {
    expect(selectChoices(opened({ choices: { [critical]: true, [web]: true } }).now())).toEqual({ [critical]: true });
    expect([readChoices({ [critical]: true }), readChoices({ [critical]: 'yes' }), readChoices(null)]).toEqual([
      { [critical]: true },
      {},
      {},
    ]);
  });
});
