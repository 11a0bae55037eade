import { demoPassword } from '#server/identity/demo-accounts.ts';
import { hashPassword } from '#server/identity/password.ts';
import { demoId } from '../random.ts';
import { insertRows, type OwnerClient } from '../rows.ts';
import { contoso, fabrikam, northwind } from './organizations.ts';
import { daysAfter } from './time.ts';

type Person = {
  readonly id: string;
  readonly organization_id: string;
  readonly role: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly state: string;
  readonly is_support: boolean;
  readonly is_operator: boolean;
};

const person = (organization: string, role: string, email: string, name: string, more: Partial<Person> = {}): Person => {
  const [first = '', last = ''] = name.split(' ');
  return {
    id: demoId('user', email),
    organization_id: organization,
    role,
    email,
    first_name: first,
    last_name: last,
    state: 'active',
    is_support: false,
    is_operator: false,
    ...more,
  };
};

export const maya = person(northwind, 'customer', 'customer@demo.test', 'Maya Okafor');
export const tom = person(northwind, 'test_manager', 'manager@demo.test', 'Tom Reyes', { is_support: true });
export const ana = person(northwind, 'community_test_manager', 'moderator@demo.test', 'Ana Souza');
export const priya = person(northwind, 'customer', 'priya.raman@northwind.test', 'Priya Raman');
export const hanna = person(northwind, 'test_manager', 'hanna.vogel@northwind.test', 'Hanna Vogel');
export const luca = person(northwind, 'community_test_manager', 'luca.moretti@northwind.test', 'Luca Moretti');

export const demoPeople: readonly Person[] = [
  maya,
  tom,
  ana,
  priya,
  hanna,
  luca,
  person(northwind, 'customer', 'erik.lund@northwind.test', 'Erik Lund'),
  person(northwind, 'customer', 'sofia.marchetti@northwind.test', 'Sofia Marchetti', { state: 'invited' }),
  person(contoso, 'customer', 'trial@demo.test', 'Noah Bennett'),
  person(fabrikam, 'customer', 'classic@demo.test', 'Ingrid Dahl'),
  person(fabrikam, 'test_manager', 'marek.novak@fabrikam.test', 'Marek Novák'),
  person(fabrikam, 'test_manager', 'operator@demo.test', 'Olga Berg', { is_operator: true }),
];

export const seedAccounts = async (client: OwnerClient, now: Date): Promise<void> => {
  const hash = await hashPassword(demoPassword);
  await insertRows(
    client,
    'organization_user',
    demoPeople.map((entry) => ({
      ...entry,
      public_id: demoId('public-user', entry.email).replaceAll('-', ''),
      created_at: daysAfter(now, -120),
    })),
  );
  await insertRows(
    client,
    'password',
    demoPeople.filter(({ state }) => state === 'active').map(({ id }) => ({ user_id: id, hash })),
  );
};
