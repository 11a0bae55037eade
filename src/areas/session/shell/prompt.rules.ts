import type { Role } from '#schema/vocabulary/roles.ts';

type PromptFacts = { readonly role: Role; readonly isNameChosen: boolean; readonly hasSkipped: boolean; readonly path: string };

/** Whether the company's name is asked for now: on results and launch, of customers and test managers, until it was chosen. */
export const asksForName = ({ role, isNameChosen, hasSkipped, path }: PromptFacts): boolean =>
  role !== 'community_test_manager' && !isNameChosen && !hasSkipped && /^\/(results|launch)(\/|$)/i.test(path);
