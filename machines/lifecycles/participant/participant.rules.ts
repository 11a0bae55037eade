import { publishableParticipantStatuses, unremovableParticipantStatuses } from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import { participantRemovalReasons } from '#schema/vocabulary/removal-reasons.ts';
import { isFilled } from '../../lib/permissions.ts';

type Standing = { readonly status: ParticipantStatus };

export const isRemovable = ({ status }: Standing): boolean => !unremovableParticipantStatuses.includes(status);

/** From the end of testing until they are published, and again after a failure. */
export const resultsPublishable = ({ status }: Standing): boolean => publishableParticipantStatuses.includes(status);

const exclusive = 'invited_by_mistake';

/** Codes of the list where the test is strict about removal, else any text. */
export const areRemovalReasons = (reasons: readonly string[], strict: boolean): boolean =>
  strict
    ? reasons.every((reason) => participantRemovalReasons.some(({ code }) => code === reason)) &&
      (!reasons.includes(exclusive) || reasons.every((reason) => reason === exclusive))
    : reasons.every(isFilled);
