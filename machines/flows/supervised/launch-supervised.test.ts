import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { done, groupOf, input, no, opened, values } from './supervised.builders.ts';
import { launchSupervisedMachine } from './launch-supervised.ts';
import type { LaunchSupervisedInput } from './launch-supervised.ts';
import type { DevicesToCheck, InvalidTester, SupervisedAnswer } from './supervised-form.rules.ts';
import { launchUnanswered, valuesFrom } from './launch-supervised.rules.ts';
import {
  selectDeviceQuestion,
  selectInvalidTesters,
  selectLaunchRefusal,
  selectMessage,
  selectOutcome,
  selectProblemAt,
  selectSubmitReason,
  selectValues,
} from './launch-supervised.selectors.ts';
import { launchSupervisedSamples, invalid, byHand } from './launch-supervised.builders.ts';

describe('launch supervised', () => {
  it('takes every transition', () => {
    const { missed } = walk(launchSupervisedMachine, launchSupervisedSamples);
    expect(missed).toEqual([]);
  });

  it('LA-277: goes from the form to the preview to launched, with one key', async () => {
    const { calls, heard, send, settled, snapshot } = opened();
    send({ type: 'preview.open' }, { type: 'test.launch' }, { type: 'test.launch' });
    await settled();
    expect(heard).toEqual([{ type: 'preview.opened' }]);
    expect(calls.map(({ key }) => key)).toEqual(['k:1']);
    expect(selectOutcome(snapshot())).toBe('launched');
  });

  describe('with a version that is needed', () => {
    const checking = (answers: readonly (() => Promise<readonly InvalidTester[]>)[], groups = [byHand]) => {
      const asked: (readonly DevicesToCheck[])[] = [];
      const heard: string[] = [];
      const actor = createActor(
        launchSupervisedMachine.provide({
          actors: {
            checkDevices: fromPromise<readonly InvalidTester[], { readonly checks: readonly DevicesToCheck[] }>(({ input: { checks } }) => {
              asked.push(checks);
              return answers[asked.length - 1]?.() ?? Promise.resolve([]);
            }),
          },
        }),
        { input: input({ groups }) },
      );
      actor.on('preview.opened', ({ type }) => heard.push(type));
      actor.on('preview.left', ({ type }) => heard.push(type));
      actor.start().send({ type: 'preview.open' });
      return { actor, asked, heard, settled: () => waitFor(actor, (one) => !one.hasTag('checking')) };
    };

    it('LA-306: the addresses are checked against the versions before the preview opens', async () => {
      const { actor, asked, heard, settled } = checking([]);
      expect([actor.getSnapshot().matches('previewing'), heard]).toEqual([false, []]);
      await settled();
      expect(asked).toEqual([[{ emails: ['ann@crowd.test', 'ben@crowd.test'], versionIds: ['15'] }]]);
      expect([actor.getSnapshot().matches('previewing'), heard]).toEqual([true, ['preview.opened']]);
    });

    it('LA-307 LA-308 LA-309: testers without a device are told before the preview, which is opened or left for the form', async () => {
      const { actor, heard, settled } = checking([() => Promise.resolve([invalid]), () => Promise.resolve([invalid])]);
      await settled();
      expect([selectDeviceQuestion(actor.getSnapshot()), selectInvalidTesters(actor.getSnapshot())]).toEqual(['warned', [invalid]]);
      actor.send({ type: 'devices.cancel' });
      expect([actor.getSnapshot().matches('editing'), heard]).toEqual([true, ['preview.left']]);
      actor.send({ type: 'preview.open' });
      await settled();
      actor.send({ type: 'devices.accept' });
      expect([actor.getSnapshot().matches('previewing'), heard]).toEqual([true, ['preview.left', 'preview.opened']]);
    });

    it('a lost check is asked again, or gone without', async () => {
      const lost = () => Promise.reject(new Error('network'));
      const { actor, asked, settled } = checking([lost, lost]);
      await settled();
      actor.send({ type: 'preview.open' });
      await settled();
      expect([asked.length, selectDeviceQuestion(actor.getSnapshot())]).toEqual([2, 'unchecked']);
      actor.send({ type: 'devices.accept' });
      expect(actor.getSnapshot().matches('previewing')).toBe(true);
    });

    it('nothing is asked about groups that take any version', () => {
      const { actor, asked } = checking([], [groupOf({ isAutomatic: false, reason: 'By hand', selected: 'ann@crowd.test' })]);
      expect([actor.getSnapshot().matches('previewing'), asked]).toEqual([true, []]);
    });
  });

  it('LA-283 LA-542: a refusal shows the first message of the server, and the next try is another call', async () => {
    let answer: SupervisedAnswer = no;
    const { calls, send, settled, snapshot } = opened({}, () => Promise.resolve(answer));
    send({ type: 'preview.open' }, { type: 'test.launch' });
    await settled();
    expect([selectOutcome(snapshot()), selectMessage(snapshot())]).toEqual(['refused', 'Credits are not enough.']);
    answer = done;
    send({ type: 'outcome.close' }, { type: 'test.launch' });
    await settled();
    expect(calls.map(({ key }) => key)).toEqual(['k:1', 'k:2']);
  });

  it('a lost answer is asked for again under the same key', async () => {
    const { calls, send, settled, snapshot } = opened({}, () => Promise.reject(new Error('lost')));
    send({ type: 'preview.open' }, { type: 'test.launch' });
    await settled();
    expect([selectOutcome(snapshot()), selectMessage(snapshot())]).toEqual(['unanswered', launchUnanswered]);
    send({ type: 'test.launch' });
    await settled();
    send({ type: 'outcome.close' }, { type: 'test.launch' });
    await settled();
    expect(calls.map(({ key }) => key)).toEqual(['k:1', 'k:1', 'k:1']);
  });

  it('a lost answer is asked for again even when the request says that it was launched meanwhile', async () => {
    const { calls, send, settled } = opened({}, () => Promise.reject(new Error('lost')));
    send({ type: 'preview.open' }, { type: 'test.launch' });
    await settled();
    send({ type: 'request.changed', launchRefusal: 'Launched already.' }, { type: 'test.launch' });
    await settled();
    send({ type: 'outcome.close' }, { type: 'test.launch' });
    await settled();
    expect(calls).toHaveLength(2);
  });

  it('is not launched once the request says that somebody else did', () => {
    const { calls, send, snapshot } = opened();
    send({ type: 'preview.open' }, { type: 'request.changed', launchRefusal: 'Launched already.' }, { type: 'test.launch' });
    expect([calls, selectLaunchRefusal(snapshot())]).toEqual([[], 'Launched already.']);
  });

  it('opens the preview where its address was opened, unless something is missing', () => {
    const stateOf = (more: Partial<LaunchSupervisedInput>) => opened({ opensPreview: true, ...more }).snapshot().value;
    expect([stateOf({}), stateOf({ values: { ...values, name: '' } })]).toEqual(['previewing', { editing: 'calm' }]);
  });

  it('leads to the form only where its address is not reached yet', () => {
    const { heard, send } = opened({ opensPreview: true });
    send({ type: 'form.reached' }, { type: 'preview.open' }, { type: 'preview.leave' });
    expect(heard).toEqual([{ type: 'preview.opened' }, { type: 'preview.left' }]);
  });

  it('LA-430 LA-432 LA-433 LA-434 LA-435: stays in the form and shows what is missing', () => {
    const empty = { ...values, applicationUrl: '', name: '', specification: '', environments: [], payout: null };
    const { heard, send, snapshot } = opened({ values: empty });
    const shown = (path: string) => selectProblemAt(path)(snapshot());
    expect(shown('name')).toBeNull();
    send({ type: 'preview.open' });
    expect(heard).toEqual([{ type: 'problems.found', path: 'applicationUrl' }]);
    expect(['applicationUrl', 'name', 'testerSpecificationDocument', 'testEnvironments', 'payoutBaseAmount'].map(shown)).toEqual([
      'Application URL is required',
      'A test name is required',
      'A link to tester specification document is required',
      'Type of application is required',
      'Payout per test case is required',
    ]);
  });

  it('LA-436 LA-439 LA-443 LA-448: a reason, a number and other backups are asked for', () => {
    const manual = groupOf({ isAutomatic: false, numberOfResultsNeeded: null, selected: 'a@b.test', backups: 'A@b.test' });
    const { send, snapshot } = opened({ values: { ...values, isManagementAutomatic: false }, groups: [manual] });
    send({ type: 'preview.open' });
    const shown = (path: string) => selectProblemAt(path)(snapshot());
    expect(shown('automaticTesterManagementDisabledReason')).toBe('A reason is required');
    expect(shown('testerGroups[0].numberOfResultsNeeded')).toBe('A number is required');
    expect(shown('testerGroups[0].automaticTesterSelectionDisabledReason')).toBe('A reason is required');
    expect(shown('testerGroups[0].backupTesterEmails')).toBe('The following emails have already been selected: a@b.test');
  });

  it('LA-296 LA-297 LA-298 LA-299: turning management off needs a reason, turning it on does not', () => {
    expect(valuesFrom({ name: '', accessToApplication: null, testObjective: null }, null).isManagementAutomatic).toBe(true);
    const { send, snapshot } = opened();
    send({ type: 'management.turnOff' }, { type: 'reason.change', reason: '  ' }, { type: 'reason.submit' });
    expect(selectValues(snapshot()).isManagementAutomatic).toBe(true);
    expect(selectSubmitReason(snapshot())).not.toBeNull();
    send({ type: 'reason.change', reason: 'By hand' }, { type: 'reason.submit' });
    expect([selectValues(snapshot()).isManagementAutomatic, selectValues(snapshot()).managementReason]).toEqual([false, 'By hand']);
    send({ type: 'management.turnOn' });
    expect([selectValues(snapshot()).isManagementAutomatic, selectValues(snapshot()).managementReason]).toEqual([true, '']);
  });
});
