import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { Pool } from 'pg';

import type { Mail } from '#server/mail/mail.ts';
import { mountIdentity, type Identity } from '#server/identity/mount.ts';
import { hashPassword } from '#server/identity/password.ts';
import type { ForeignIssuer, IdentitySettings } from '#server/identity/settings.ts';
import { testMasterKey } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { seed } from '#tests/support/seed.ts';

export type PortalOptions = {
  readonly foreign?: ForeignIssuer;
  readonly demo?: boolean;
  readonly signUp?: boolean;
  readonly staffDomains?: readonly string[];
  readonly session?: IdentitySettings['session'];
  readonly now?: () => Date;
  readonly acceptInvitation?: (userId: string) => Promise<void>;
  /** Whether mails reach people. */
  readonly mails?: boolean;
  readonly mailbox?: string;
  readonly onLine?: (line: string) => void;
};

export type Posted = Pick<Mail, 'to' | 'kind' | 'letter'>;

export type Portal = {
  readonly origin: string;
  readonly identity: Identity;
  readonly settings: IdentitySettings;
  /** What was mailed so far. */
  readonly posted: readonly Posted[];
  readonly close: () => Promise<void>;
};

/** Identity alone behind a real port, with one address that answers who called. */
export const openPortal = async (pool: Pool, options: PortalOptions = {}): Promise<Portal> => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings: IdentitySettings = {
    publicUrl: origin,
    demo: options.demo ?? true,
    signUp: options.signUp ?? true,
    mails: options.mails ?? true,
    mailbox: options.mailbox ?? null,
    foreign: options.foreign ?? null,
    staffDomains: options.staffDomains ?? [],
    session: options.session ?? { lasts: 14 * 86_400, idle: 7 * 86_400 },
    client: {
      helpCenterUrl: null,
      adminUrl: null,
      operatorName: 'Northwind',
      sentryDsn: null,
      analytics: false,
      helpWidgetUrl: null,
      azureDevopsCloud: false,
    },
  };
  const { onLine } = options;
  const app = Fastify(onLine === undefined ? {} : { logger: { stream: { write: onLine } } });
  const acceptInvitation = options.acceptInvitation ?? (() => Promise.resolve());
  const posted: Posted[] = [];
  const post = (_: unknown, { to, kind, letter }: Mail): Promise<void> => Promise.resolve(void posted.push({ to, kind, letter }));
  const identity = await mountIdentity(app, {
    mail: settings.mails ? { post } : null,
    announce: () => Promise.resolve(),
    pool,
    masterKey: testMasterKey,
    settings,
    acceptInvitation,
    ...(options.now && { now: options.now }),
  });
  app.get('/who', async (request, reply) => {
    const caller = await identity.viewerOf(request);
    return reply.code(caller.kind === 'refused' ? caller.status : 200).send(caller);
  });
  await app.listen({ port, host: '127.0.0.1' });
  return { origin, identity, settings, posted, close: () => app.close() };
};

export type Member = {
  readonly userId: string;
  readonly email: string;
  readonly organizationId: string;
  readonly organizationPublicId: string;
};

const letters = (): string => `T${randomUUID().replaceAll('-', '').slice(0, 5).toUpperCase()}`;

/** A member of an organization of their own, who signs in with the password 'crowd-demo'. */
export const addMember = async (pool: Pool, role: Role = 'customer', email = `${randomUUID()}@example.test`): Promise<Member> => {
  const organizationPublicId = randomUUID();
  const [organizationId, userId] = [randomUUID(), randomUUID()];
  await seed(pool, 'organization', { id: organizationId, public_id: organizationPublicId, short_code: letters(), name: 'Northwind' });
  const person = { id: userId, organization_id: organizationId, role, email, first_name: 'Maya', last_name: 'Okafor' };
  await seed(pool, 'organization_user', person);
  await seed(pool, 'password', { user_id: userId, hash: await hashPassword('crowd-demo') });
  return { userId, email, organizationId, organizationPublicId };
};

export type Answer = {
  readonly status: number;
  readonly body: { readonly kind: string; readonly errorCode?: string; readonly viewer?: { readonly userId: string } };
};

export const who = async (origin: string, token: string | null, headers: Readonly<Record<string, string>> = {}): Promise<Answer> => {
  const answer = await fetch(`${origin}/who`, { headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers } });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
};
