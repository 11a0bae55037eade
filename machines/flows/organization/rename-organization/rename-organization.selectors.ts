import type { RenameOrganizationSnapshot } from './rename-organization.machine.ts';

export const selectName = (snapshot: RenameOrganizationSnapshot): string => snapshot.context.name;

export const selectRefusal = (snapshot: RenameOrganizationSnapshot): string | null => snapshot.context.refusal;

export const selectIsSaving = (snapshot: RenameOrganizationSnapshot): boolean => snapshot.hasTag('busy');
