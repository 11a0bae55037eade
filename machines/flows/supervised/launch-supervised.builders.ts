import { no, done, groupOf, values, input } from './supervised.builders.ts';
import { noTargeting } from './tester-group.rules.ts';
import type { launchSupervisedMachine } from './launch-supervised.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const invalid = { email: 'ann@crowd.test', fullName: 'Ann', devices: ['Pixel 8, Android 14'] };
/** A group of two testers typed by hand who are to have one version. */
export const byHand = groupOf({
  isAutomatic: false,
  reason: 'By hand',
  selected: 'ann@crowd.test',
  backups: 'ben@crowd.test',
  targeting: { ...noTargeting, operatingSystemVersionIds: ['15'] },
});

export const launchSupervisedSamples: WalkOptions<typeof launchSupervisedMachine> = {
  inputs: [
    input(),
    input({ values: { ...values, name: '' } }),
    input({ launchRefusal: 'Launched already.' }),
    input({ opensPreview: true }),
    input({ opensPreview: true, groups: [byHand] }),
    input({ unread: [{ field: 'payout', of: '', value: 'much' }] }),
  ],
  events: [
    { type: 'values.change', part: { description: 'x' } },
    { type: 'payout.change', text: '$1.50' },
    { type: 'video.change', at: 0, isRequired: true },
    { type: 'group.add' },
    { type: 'group.duplicate', groupId: 1 },
    { type: 'group.remove', groupId: 2 },
    { type: 'group.restore', group: { id: 2, values: groupOf() }, at: 1 },
    { type: 'group.changed', groupId: 1, values: groupOf({ other: 'x' }), match: null },
    { type: 'management.turnOff' },
    { type: 'management.turnOn' },
    { type: 'reason.change', reason: 'By hand' },
    { type: 'reason.submit' },
    { type: 'reason.cancel' },
    { type: 'preview.open' },
    { type: 'devices.accept' },
    { type: 'devices.cancel' },
    { type: 'preview.leave' },
    { type: 'form.reached' },
    { type: 'request.changed', launchRefusal: null },
    { type: 'test.launch' },
    { type: 'outcome.close' },
    { type: 'unread.forget' },
  ],
  outcomes: {
    launchTest: { outputs: [done, no], errors: [new Error('lost')] },
    checkDevices: { outputs: [[], [invalid]], errors: [new Error('lost')] },
  },
  project: ({ context }) => [
    Math.min(context.groups.length, 3),
    context.unread.length,
    context.reasonDraft !== '',
    context.values.isManagementAutomatic,
  ],
};
