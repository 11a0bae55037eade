import type { FormActorRef } from '#machines/lib/form.ts';
import { readerZone } from '#src/ui/reader-dates.ts';
import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import { SecretNote } from '#src/secret-note.tsx';
import { passwordLinkHours } from '#schema/vocabulary/operator.ts';
import { useOnce } from '#src/ui/local.ts';

export type LinkFor = { readonly fullName: string; readonly email: string; readonly organizationName: string };

function WhoseLink({ fullName, email, organizationName }: LinkFor) {
  const end = useOnce(() => new Date(Date.now() + passwordLinkHours * 3_600_000).toISOString());
  return (
    <>
      <span className="font-name">{fullName}</span> chooses a password here and is signed in to {organizationName} as{' '}
      <span className="[overflow-wrap:anywhere]">{email}</span>. It works once, until <AbsoluteTime at={end} zone={readerZone()} />.
    </>
  );
}

/** Shows the link on which a person chooses a password. */
export function LinkNote({ actorRef, of }: { readonly actorRef: FormActorRef; readonly of: LinkFor }) {
  return (
    <SecretNote actorRef={actorRef} title={`Hand this link to ${of.fullName}`} label="Link">
      <WhoseLink {...of} />
    </SecretNote>
  );
}
