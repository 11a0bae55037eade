import { expect, it } from 'vitest';
import { authorizationRows } from '#schema/authorization/rows.ts';
import { actingDecisions } from '../support/acting-for.ts';

/** From what each mutation leaves behind: operators' acts, credentials of integrations, and addresses that something goes to from then on. */
const wanted = ({ decision, leaves }: (typeof actingDecisions)[number]): 'always' | 'address' | null => {
  if (decision === 'operator') return 'always';
  if (decision !== 'closed') return null;
  if (/\bcredential\b|^a file with everything\b/u.test(leaves)) return 'always';
  return /^the address\b/u.test(leaves) ? 'address' : null;
};

it('whoever leaves a credential or an address behind, takes everything along, or acts as an operator, typed their password a short time ago', () => {
  const asked = Object.fromEntries(
    authorizationRows.flatMap(({ field, confirms }) => (confirms === undefined ? [] : [[field.replace('Mutation.', ''), confirms]])),
  );
  const decided = Object.fromEntries(
    actingDecisions.flatMap((each) => {
      const how = wanted(each);
      return how === null ? [] : [[each.operation, how]];
    }),
  );
  expect(asked).toEqual(decided);
  expect(Object.keys(decided).length).toBeGreaterThan(20);
});
