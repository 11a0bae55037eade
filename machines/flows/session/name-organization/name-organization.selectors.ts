import type { NameOrganizationSnapshot } from './name-organization.machine.ts';

export const selectName = (snapshot: NameOrganizationSnapshot): string => snapshot.context.name;

export const selectRefusal = (snapshot: NameOrganizationSnapshot): string | null => snapshot.context.refusal;

export const selectIsSaving = (snapshot: NameOrganizationSnapshot): boolean => snapshot.hasTag('busy');

export const selectIsSettled = (snapshot: NameOrganizationSnapshot): boolean => snapshot.hasTag('settled');

export const selectCanSkip = (snapshot: NameOrganizationSnapshot): boolean => snapshot.can({ type: 'prompt.skip' });

/** What was refused and is not about the name. */
export const selectGeneral = (snapshot: NameOrganizationSnapshot): string | null => snapshot.context.general;
