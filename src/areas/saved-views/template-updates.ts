import { after, forget, updates } from '#src/cache/updates.ts';

/** They come with the screen that starts requests from templates, so that the first screen does without them. */
Object.assign(updates.Mutation, { launchDraftFromTemplate: after(forget(['launchDrafts', 'waitingOnYou'])) });
