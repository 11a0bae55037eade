import type { Role } from '#schema/vocabulary/roles.ts';
import type { InviteMembersSnapshot } from './invite-members.machine.ts';
import type { InvitationLink } from './invite-members.types.ts';
import { faultAbove } from '#machines/lib/server-faults.ts';

const shownFaults = 3;

export const selectText = ({ context }: InviteMembersSnapshot): string => context.text;
/** The addresses as a device keeps them until they are sent. */
export const selectKept = ({ context: { text } }: InviteMembersSnapshot) => (text.trim() === '' ? null : { text, seen: '' });
export const selectRole = ({ context }: InviteMembersSnapshot): Role => context.role;
export const selectLinks = ({ context }: InviteMembersSnapshot): readonly InvitationLink[] => context.links;
export const selectIsBusy = (snapshot: InviteMembersSnapshot): boolean => snapshot.hasTag('busy');

const isOfAddresses = (path: string): boolean => /^emails(?:\[|$)/u.test(path);

/** What was refused and is not about the addresses. */
export const selectGeneral = ({ context }: InviteMembersSnapshot): string | null => faultAbove(context.faults, isOfAddresses);

/** What stands against the addresses: the first few in words, the others counted. */
export const selectFault = ({ context }: InviteMembersSnapshot): string | null => {
  const faults = context.faults.filter(({ path }) => path !== null && isOfAddresses(path));
  if (faults.length === 0) return null;
  const said = faults.slice(0, shownFaults).map(({ message }) => message);
  const more = faults.length - said.length;
  return more > 0 ? `${said.join(', ')} and ${more} more` : said.join(', ');
};

/** Whether some addresses can be left out so that the others go. */
export const selectIsPartlyRefused = ({ context: { faults } }: InviteMembersSnapshot): boolean =>
  faults.some(({ path }) => path?.startsWith('emails[') === true);
