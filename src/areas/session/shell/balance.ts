import { creditsWords } from '#schema/rules/credits.ts';
import { useViewer } from '#src/viewer.tsx';
import { useQuery } from 'urql';
import type { AccountEntry } from '../viewer/account.rules.ts';
import { Balance } from './balance.documents.ts';

/** The entries of the account, with what is left beside the credit usage, asked for each time they are shown. */
export const useBalanceBeside = (entries: readonly AccountEntry[], isShown: boolean): readonly AccountEntry[] => {
  const { organization } = useViewer();
  const [{ data }] = useQuery({ query: Balance, pause: !isShown || !organization.creditModelAccess, requestPolicy: 'cache-and-network' });
  const balance = data?.getCurrentOrganizationUser.organization.creditAccount?.balance;
  return balance === undefined
    ? entries
    : entries.map((entry) => (entry.id === 'credits' ? { ...entry, note: creditsWords(balance) } : entry));
};
