import { linesOf, lookUpTestersMachine, selectHasFailed, selectKnown } from '#machines/flows/supervised/look-up-testers.ts';
import type { EmailLine, EmailOutcome } from '#machines/flows/supervised/look-up-testers.ts';
import { Button } from '#src/ui/button.tsx';
import { useFlow } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { memo, useEffect } from 'react';
import { lookUpTestersPorts } from './look-up-testers.ports.ts';

type EmailLinesHostProps = {
  readonly label: string;
  readonly emails: readonly string[];
  readonly isBackup: boolean;
  /** Addresses that stand in other groups. */
  readonly elsewhere: readonly string[];
};

const words: Readonly<Record<EmailOutcome, string>> = {
  found: '',
  backupOnly: 'may only be a backup',
  elsewhere: 'stands in another group, where they stay',
  unknown: 'Nobody has this address',
  waiting: 'Looking up',
};
const hues: Readonly<Record<EmailOutcome, string>> = {
  found: 'text-ink-2',
  backupOnly: 'text-warning',
  elsewhere: 'text-warning',
  unknown: 'text-danger',
  waiting: 'text-ink-3',
};

function Line({ line: { email, fullName, outcome } }: { readonly line: EmailLine }) {
  const said = [fullName, words[outcome]].filter((part) => part !== null && part !== '').join(', ');
  return (
    <li className="flex flex-wrap gap-x-2 py-1 text-small">
      <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
      <span className={hues[outcome]}>{said}</span>
    </li>
  );
}

/** Says of each typed address who has it, and what becomes of it; drawn again only where one of them changes. */
export const EmailLinesHost = memo(function EmailLines({ label, emails, isBackup, elsewhere }: EmailLinesHostProps) {
  const { client } = usePortal();
  const actorRef = useFlow(() => lookUpTestersMachine.provide({ actors: lookUpTestersPorts(client) }), { input: { emails } });
  const known = useSelector(actorRef, selectKnown);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  const listed = emails.join(' ');
  useEffect(() => actorRef.send({ type: 'emails.change', emails: listed === '' ? [] : listed.split(' ') }), [actorRef, listed]);
  if (emails.length === 0) return null;
  const lines = linesOf(emails, known, { isBackup, elsewhere });
  const found = lines.filter(({ outcome }) => outcome === 'found').length;
  return (
    <div className="-mt-1.5">
      <p role="status" className="text-small text-ink-3">{`${found} of ${emails.length} found`}</p>
      {hasFailed ? (
        <Button kind="ghost" size="small" onPress={() => actorRef.send({ type: 'search.retry' })}>
          The addresses could not be looked up. Retry
        </Button>
      ) : null}
      <ul aria-label={label} className="divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.email} line={line} />
        ))}
      </ul>
    </div>
  );
});
