import type { RenameOrganizationSnapshot } from './rename-organization.machine.ts';

export const selectName = (snapshot: RenameOrganizationSnapshot): string => snapshot.context.name;

export const selectRefusal = (snapshot: RenameOrganizationSnapshot): string | null => snapshot.context.refusal;

export const selectIsSaving = (snapshot: RenameOrganizationSnapshot): boolean => snapshot.hasTag('busy');

/** What was refused and is not about the name. */
export const selectGeneral = (snapshot: RenameOrganizationSnapshot): string | null => snapshot.context.general;
