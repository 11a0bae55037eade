import type { Restored } from './restore-organization.ts';

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export type RestoreFact = { readonly label: string; readonly value: string };

const number = new Intl.NumberFormat('en');

/** What an archive brings, as the operator's desk shows it. */
export const restoredFacts = ({ manifest, rows, staff, testers, files, integrations, grants }: Restored): readonly RestoreFact[] => {
  const { name, shortCode } = manifest.organization;
  const filled = rows.filter(({ rows: count }) => count > 0);
  const tests = rows.find(({ table }) => table === 'test')?.rows ?? 0;
  const facts: readonly (readonly [string, string])[] = [
    ['Organization', `${name} (${shortCode})`],
    ['Archived', `${manifest.madeAt.slice(0, 10)} by ${manifest.madeBy}`],
    ['Holds', manifest.scope === 'whole' ? 'Everything' : 'What its customers may read'],
    ['Tests', number.format(tests)],
    ['Rows', `${number.format(filled.reduce((sum, { rows: count }) => sum + count, 0))} in ${filled.length} tables`],
    [
      'Files',
      `${number.format(files)}${manifest.files.missing === 0 ? '' : `, ${manifest.files.missing} more were missing when it was made`}`,
    ],
    ['People of the installation', `${staff.matched} are here, ${staff.made} come without sign-in`],
    ['Testers', `${testers.matched} are here, ${testers.made} come as inactive`],
    [
      'Says of itself',
      `${grants.hasContract ? 'A contract' : 'No contract'}, ${grants.balance === null ? 'no credits' : `a balance of ${grants.balance} credits`}`,
    ],
    ...(integrations.length === 0 ? [] : [['To be connected again', integrations.join(', ')] as const]),
  ];
  return facts.map(([label, value]) => ({ label, value }));
};

/** What an archive brings, or would bring, as an operator reads it. */
export const restoredWords = (
  { manifest, rows, staff, testers, files, integrations, grants }: Restored,
  isForReal: boolean,
): readonly string[] => {
  const { name, shortCode } = manifest.organization;
  const filled = rows.filter(({ rows: count }) => count > 0);
  return [
    `${name} (${shortCode}), archived at ${manifest.madeAt} by ${manifest.madeBy}: ${manifest.scope === 'whole' ? 'everything' : 'what its customers may read'}.`,
    ...filled.map(({ table, rows: count }) => `  ${String(count).padStart(9)}  ${table}`),
    `  ${String(files).padStart(9)}  files${manifest.files.missing === 0 ? '' : `, ${manifest.files.missing} more were missing when it was made`}`,
    `People of the installation: ${staff.matched} are here, ${staff.made} ${isForReal ? 'were' : 'would be'} made without sign-in.`,
    `Testers: ${testers.matched} are here, ${testers.made} ${isForReal ? 'were' : 'would be'} made inactive.`,
    `It says of itself: ${grants.hasContract ? 'a contract' : 'no contract'}, ${grants.balance === null ? 'no credits' : `a balance of ${grants.balance} credits`}. Look whether that is so.`,
    ...(integrations.length === 0 ? [] : [`To be connected again: ${integrations.join(', ')}.`]),
    isForReal
      ? `${counted(
          filled.reduce((sum, { rows: count }) => sum + count, 0),
          'row',
        )} and ${counted(files, 'file')} are restored. Its members have no passwords yet: they choose one by "Forgot password".`
      : 'Nothing was changed. Restore it by: npm run db restore-organization <file>',
  ];
};
