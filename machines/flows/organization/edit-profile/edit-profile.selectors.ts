import type { EditProfileSnapshot } from './edit-profile.machine.ts';
import type { ProfilePart } from './edit-profile.types.ts';

const faultOf =
  (part: ProfilePart) =>
  ({ context }: EditProfileSnapshot): string | null =>
    context.faults.find(({ path }) => path === part)?.message ?? null;

export const selectFirstName = (snapshot: EditProfileSnapshot): string => snapshot.context.firstName;

export const selectLastName = (snapshot: EditProfileSnapshot): string => snapshot.context.lastName;

export const selectFirstNameFault = faultOf('firstName');

export const selectLastNameFault = faultOf('lastName');

export const selectIsSaving = (snapshot: EditProfileSnapshot): boolean => snapshot.hasTag('busy');
