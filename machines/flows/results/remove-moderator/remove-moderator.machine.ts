import { act } from '#machines/lib/act.ts';
import { moderatorTexts } from '../assign-moderators/assign-moderators.rules.ts';

/** Takes a moderator off a test, after asking, because they lose sight of it at once. */
export const removeModeratorMachine = act({
  id: 'removeModerator',
  failed: moderatorTexts.removeFailed,
  saysOwnWords: true,
  asks: { refused: 'resting' },
});
