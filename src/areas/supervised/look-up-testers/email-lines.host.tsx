import { linesOf, lookUpTestersMachine, selectHasFailed, selectKnown } from '#machines/flows/supervised/look-up-testers.ts';
import type { Known, LookUpTestersPorts, EmailLine, EmailOutcome } from '#machines/flows/supervised/look-up-testers.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { fresh } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { TestersByEmail } from '../tester/select-testers.documents.ts';
import { Button } from '#src/ui/button.tsx';
import { useFlow } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { memo, useEffect } from 'react';

const lookUp = async (client: Client, all: readonly string[]): Promise<Known> => {
  const emails = all.slice(0, limits.emailsAtOnce);
  const { data, error } = await client.query(TestersByEmail, { emails }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return Object.fromEntries(data.testersByEmail.map(({ tester }, at) => [emails[at] ?? '', tester]));
};

/** Looks up who has which address. */
const lookUpTestersPorts = (client: Client): LookUpTestersPorts => ({
  lookUp: fromPromise(({ input }) => lookUp(client, input.emails)),
});

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
  elsewhere: 'is in another group and stays there',
  unknown: 'Nobody has this address',
  invalid: 'Not a valid email',
  waiting: 'Looking up',
  failed: 'Not looked up',
};
const hues: Readonly<Record<EmailOutcome, string>> = {
  found: 'text-ink-2',
  backupOnly: 'text-warning',
  elsewhere: 'text-warning',
  unknown: 'text-danger',
  invalid: 'text-danger',
  waiting: 'text-ink-3',
  failed: 'text-warning',
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
  const lines = linesOf(emails, known, { isBackup, elsewhere, hasFailed });
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
