import { hashOfToken, makeApiToken } from '#server/identity/api-tokens.ts';
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
export const erik = person(northwind, 'customer', 'erik.lund@northwind.test', 'Erik Lund');
export const hanna = person(northwind, 'test_manager', 'hanna.vogel@northwind.test', 'Hanna Vogel');
export const luca = person(northwind, 'community_test_manager', 'luca.moretti@northwind.test', 'Luca Moretti');

export const demoPeople: readonly Person[] = [
  maya,
  tom,
  ana,
  priya,
  hanna,
  luca,
  erik,
  person(northwind, 'customer', 'sofia.marchetti@northwind.test', 'Sofia Marchetti', { state: 'invited' }),
  person(contoso, 'customer', 'trial@demo.test', 'Noah Bennett'),
  person(fabrikam, 'customer', 'classic@demo.test', 'Ingrid Dahl'),
  person(fabrikam, 'test_manager', 'marek.novak@fabrikam.test', 'Marek Novák'),
  person(fabrikam, 'test_manager', 'operator@demo.test', 'Olga Berg', { is_operator: true }),
];

const release = { id: demoId('service', 'Release pipeline'), name: 'Release pipeline' };

/** Nobody knows what they are made of: whoever wants to call makes one of their own. */
const tokens = [
  { ...release, user_id: release.id, kind: 'service', scopes: ['read', 'launch'], state: 'active', made: -40, lasts: 365, used: -0.1 },
  {
    id: demoId('token', 'Weekly figures'),
    name: 'Weekly figures',
    user_id: maya.id,
    kind: 'personal',
    scopes: ['read'],
    state: 'active',
    made: -12,
    lasts: 90,
    used: null,
  },
];

const seedTokens = async (client: OwnerClient, now: Date): Promise<void> => {
  const { id, name } = release;
  const account = person(northwind, 'customer', `${id}@service.invalid`, '', { id, first_name: name, last_name: '', state: 'removed' });
  await insertRows(client, 'organization_user', [
    { ...account, is_service: true, removed_at: daysAfter(now, -40), created_at: daysAfter(now, -40) },
  ]);
  await insertRows(
    client,
    'api_token',
    tokens.map(({ made, lasts, used, ...token }) => ({
      ...token,
      organization_id: northwind,
      hash: hashOfToken(makeApiToken()),
      created_by: maya.id,
      created_at: daysAfter(now, made),
      expires_at: daysAfter(now, made + lasts),
      last_used_at: used === null ? null : daysAfter(now, used),
    })),
  );
};

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
  await seedTokens(client, now);
};
