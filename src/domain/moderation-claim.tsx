import { Users } from 'lucide-react';
import { readerWords, readerZone } from '#src/ui/reader-dates.ts';
import { bothWords } from '#src/ui/relative-time.tsx';
import { useViewer } from '#src/viewer.tsx';

/** Who moderates a tester, where the page shows it. */
export type ShownClaim = { readonly userId: string; readonly name: string; readonly since: string };

/** On the reader's clock: it is a matter of minutes. */
const timeOf = (at: string): string => readerWords(at, 'time', readerZone());

const whoIs = ({ name, userId }: ShownClaim, viewerId: string): string => (userId === viewerId ? 'You are' : `${name} is`);

/** "Ana Souza is moderating this tester, since 14:02". */
export const claimWords = (claim: ShownClaim, viewerId: string): string =>
  `${whoIs(claim, viewerId)} moderating this tester, since ${timeOf(claim.since)}`;

/** Beside the name of a tester. */
export function ClaimNote({ claim }: { readonly claim: ShownClaim }) {
  const { id } = useViewer();
  return (
    <span title={bothWords(claim.since)} className="flex items-baseline gap-1.5 text-small text-ink-2 [overflow-wrap:anywhere]">
      <Users aria-hidden size={13} className="shrink-0 translate-y-0.5" />
      {`${whoIs(claim, id)} moderating, since ${timeOf(claim.since)}`}
    </span>
  );
}

type Tester = { readonly fullName: string; readonly moderationClaim?: ShownClaim | null | undefined };

/** Of a group of testers, for its head; null where nobody moderates any. */
export const groupClaimWords = (testers: readonly Tester[]): string | null => {
  const claims = testers.flatMap(({ fullName, moderationClaim }) => (moderationClaim == null ? [] : [{ fullName, ...moderationClaim }]));
  const [first] = claims;
  if (first === undefined) return null;
  return claims.length === 1 ? `${first.name} is moderating ${first.fullName}` : `${claims.length} testers are being moderated`;
};
