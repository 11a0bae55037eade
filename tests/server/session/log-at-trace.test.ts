import { randomBytes } from 'node:crypto';
import { seed } from '#tests/support/seed.ts';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/identity/password.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import { openSocket } from '#tests/support/live.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { createVisitor } from '../identity/visitor.ts';
import type { Visitor } from '../identity/visitor.ts';

const lines: string[] = [];
const logTo = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});

const secret = (): string => randomBytes(24).toString('base64url');
const [serviceToken, metricsToken, password, wrongPassword] = [secret(), secret(), secret(), secret()];
const person = idOf('a', 'manager');
const email = 'manager@a.example';

let portal: Portal;
let origin: string;
let bearer: string;
let visitor: Visitor;
beforeAll(async () => {
  const env = { PUBLIC_URL: 'http://localhost:0', LOG_LEVEL: 'trace', CROWD_TOKENS: serviceToken, METRICS_TOKEN: metricsToken };
  portal = await startPortal({ logTo }, env);
  origin = portal.server.publicUrl;
  await plantTwins(portal.database.owner);
  await seed(portal.database.owner, 'password', { user_id: person, hash: await hashPassword(password) });
  bearer = await portal.server.identity.mint(person);
  visitor = createVisitor(origin);
});
afterAll(() => portal.stop());

const proof = () => ({ authorization: `Bearer ${bearer}`, 'x-organization-public-id': publicId('a') });
const formOf = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const ask = async (path: string, init: RequestInit = {}): Promise<number> => {
  const answer = await fetch(`${origin}${path}`, init);
  await answer.text();
  return answer.status;
};
const crowdCall = (token: string) =>
  ask('/api/crowd', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
const upload = (path: string, token: string, body: FormData) =>
  ask(path, { method: 'POST', headers: { ...proof(), authorization: `Bearer ${token}` }, body });

/** What is shown at each door, and how it answers. */
const doors: Readonly<
  Record<string, { readonly knock: () => Promise<unknown>; readonly answers: unknown; readonly shows: () => readonly string[] }>
> = {
  'the API': {
    knock: async () => (await portal.post({ query: '{ getCurrentOrganizationUser { id } }' }, proof())).status,
    answers: 200,
    shows: () => [bearer],
  },
  'the API, with a body that cannot be read': {
    knock: async () => (await portal.post('{', proof())).status,
    answers: 400,
    shows: () => [bearer],
  },
  'an address that is only read': {
    knock: () => ask('/health', { headers: { ...proof(), cookie: `a=${bearer}` } }),
    answers: 200,
    shows: () => [bearer],
  },
  'a support token': {
    knock: async () => (await portal.post({ query: '{ __typename }' }, { ...proof(), 'x-account-override': wrongPassword })).status >= 400,
    answers: true,
    shows: () => [wrongPassword],
  },
  'the websocket': {
    knock: async () => {
      const socket = openSocket(origin, { token: bearer, organization: publicId('a') });
      const isIn = await socket.settled();
      socket.close();
      return isIn;
    },
    answers: true,
    shows: () => [bearer],
  },
  'the gateway': { knock: () => crowdCall(serviceToken), answers: 200, shows: () => [serviceToken] },
  'the gateway, to a stranger': { knock: () => crowdCall(wrongPassword), answers: 401, shows: () => [wrongPassword] },
  'files of the gateway': {
    knock: () => upload('/api/crowd/attachments', serviceToken, formOf({ file: new Blob(['a']) })),
    answers: 422,
    shows: () => [serviceToken],
  },
  'files of a chat': {
    knock: () => upload(`/api/chat-files?channel=${idOf('a', 'chat-public')}`, bearer, formOf({ file: new File(['a,b'], 'a.csv') })),
    answers: 200,
    shows: () => [bearer],
  },
  'links that let their reader in': {
    knock: () => Promise.all(['/join', '/oidc/password', '/oidc/sign-up', '/unsubscribe'].map((path) => ask(`${path}/${wrongPassword}`))),
    answers: [404, 404, 404, 404],
    shows: () => [wrongPassword],
  },
  metrics: {
    knock: () => ask('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } }),
    answers: 200,
    shows: () => [metricsToken],
  },
  'the form of sign-in, with a wrong password': {
    knock: async () => (await visitor.submit((await visitor.authorize()).address, email, wrongPassword)).answer.status,
    answers: 401,
    shows: () => [wrongPassword],
  },
};

describe('the log at its finest level', () => {
  it.each(Object.entries(doors))('shows nothing that was shown at %s', async (_, { knock, answers, shows }) => {
    const before = lines.length;
    expect(await knock()).toEqual(answers);
    expect(shows().filter((one) => one.length < 20)).toEqual([]);
    expect(lines.slice(before).filter((line) => shows().some((one) => line.includes(one)))).toEqual([]);
  });

  it('shows no password, code, token or cookie of a sign-in', async () => {
    const before = lines.length;
    const page = await visitor.authorize();
    const { address } = await visitor.submit(page.address, email, password);
    const { body } = await visitor.exchange(address);
    const { body: fresh } = await visitor.refresh(body.refresh_token);
    const code = new URL(address).searchParams.get('code') ?? '';
    const cookies = visitor.cookies().flatMap(([, value]) => (value.length < 20 ? [] : [value]));
    const shown = [
      password,
      code,
      body.access_token,
      body.refresh_token,
      body.id_token,
      fresh.access_token,
      fresh.refresh_token,
      ...cookies,
    ];
    expect([cookies.length > 0, shown.filter((one) => one === undefined || one.length < 20)]).toEqual([true, []]);
    expect(lines.slice(before).filter((line) => shown.some((one) => line.includes(one)))).toEqual([]);
  });

  it('is the finest level: it tells of each upload', () => {
    expect(lines.filter((line) => line.includes('busboy')).length).toBeGreaterThan(0);
    expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'));
  });
});
