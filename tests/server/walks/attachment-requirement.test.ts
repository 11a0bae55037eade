import { testWindowStatuses } from '#schema/vocabulary/test.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { walkOverHttp } from './walk-over-http.ts';

walkOverHttp({
  subject: subjects.attachmentRequirement,
  shown: shown.attachmentRequirement,
  thing: () => 'supervised',
  places: Object.fromEntries(
    [false, true].flatMap((requiredAttachmentForPass) =>
      testWindowStatuses.map((windowStatus) => [
        `${requiredAttachmentForPass ? 'required' : 'optional'}, test ${windowStatus}`,
        { requiredAttachmentForPass, windowStatus },
      ]),
    ),
  ),
  facts: async (world, { windowStatus }) => {
    await world.sql('update test set window_status = $2 where id = $1', [world.id('supervised'), windowStatus]);
  },
  more: [true, false].map((required) => ({ type: 'requirement.toggle' as const, required })),
  asked: {
    'requirement.toggle': 'toggleRequiredAttachmentForPass',
  },
  elsewhere: {},
});
