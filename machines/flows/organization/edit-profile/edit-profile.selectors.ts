import type { EditProfileSnapshot } from './edit-profile.machine.ts';
import type { ProfilePart } from './edit-profile.types.ts';
import { faultAbove, faultAt } from '#machines/lib/server-faults.ts';

const faultOf =
  (part: ProfilePart) =>
  ({ context }: EditProfileSnapshot): string | null =>
    faultAt(context.faults, part);

export const selectFirstName = (snapshot: EditProfileSnapshot): string => snapshot.context.firstName;

export const selectLastName = (snapshot: EditProfileSnapshot): string => snapshot.context.lastName;

export const selectFirstNameFault = faultOf('firstName');

export const selectLastNameFault = faultOf('lastName');

/** What was refused and is about no field. */
export const selectGeneral = ({ context }: EditProfileSnapshot): string | null =>
  faultAbove(context.faults, (path) => ['firstName', 'lastName'].includes(path));

export const selectIsSaving = (snapshot: EditProfileSnapshot): boolean => snapshot.hasTag('busy');
