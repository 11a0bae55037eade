import type { markNotificationsMachine, Marking } from './mark-notifications.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const one: Marking = { publicIds: ['n1'], isRead: true };

export const markNotificationsSamples: WalkOptions<typeof markNotificationsMachine> = {
  inputs: [undefined],
  events: [{ type: 'notification.mark', marking: one }],
  outcomes: {
    markNotifications: {
      outputs: [
        { successful: true, messages: [] },
        { successful: false, messages: [] },
      ],
      errors: [new Error('gone')],
    },
  },
  project: ({ context }) => Math.min(context.markings.length, 2),
};
