import { publishableParticipantStatuses, unremovableParticipantStatuses } from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import { participantRemovalReasons } from '#schema/vocabulary/removal-reasons.ts';
import { isFilled } from '../../lib/permissions.ts';

type Standing = { readonly status: ParticipantStatus };

/** Whether a tester can be taken off the test. */
export const isRemovable = ({ status }: Standing): boolean => !unremovableParticipantStatuses.includes(status);

/** Whether a tester's results can be published: from the end of testing until they are, again after a failure. */
export const resultsPublishable = ({ status }: Standing): boolean => publishableParticipantStatuses.includes(status);

const exclusive = 'invited_by_mistake';

/** Whether the reasons suffice: codes of the list where the test is strict about removal, else any words. */
export const areRemovalReasons = (reasons: readonly string[], strict: boolean): boolean =>
  strict
    ? reasons.every((reason) => participantRemovalReasons.some(({ code }) => code === reason)) &&
      (!reasons.includes(exclusive) || reasons.every((reason) => reason === exclusive))
    : reasons.every(isFilled);
