import { visible } from '#schema/bidi.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { Told } from '#schema/rules/integrations/webhook.ts';
import { announce, announceAll } from './outbox.ts';
import { tellOfTest, tellWebhooks } from './webhooks.ts';
import type { Tx } from './transaction.ts';

/**
 * Marks what nobody has read yet, and leaves an event for each: the mark is one for all of an organization. Customers hear nothing of
 * results, so that those which were published are told with their test.
 */
export const tellRead = async (tx: Tx, table: 'issue' | 'case_result', ids: readonly string[]): Promise<void> => {
  const read = await tx.query<{ id: string; testId: string; isPublished: boolean }>(
    `update ${table} set was_read = true where id = any ($1::uuid[]) and not was_read
     returning id, test_id as "testId", published_at is not null as "isPublished"`,
    [ids],
  );
  const shown = new Set(read.flatMap(({ testId, isPublished }) => (table === 'case_result' && isPublished ? [testId] : [])));
  await announceAll(tx, [
    ...read.map(({ id, testId }) => ({ topic: table, testId, entityId: id })),
    ...[...shown].map((testId) => ({ topic: 'test', testId, entityId: testId }) as const),
  ]);
};

export type Notice = {
  readonly userId?: string;
  readonly roles?: readonly Role[];
  readonly kind: string;
  readonly description: string;
  readonly link: string | null;
  /** For those who mute it. */
  readonly testId?: string | null;
  /** What webhooks are told beside the words, and in which order. */
  readonly tells?: Told;
};

/** Testers' texts in it are escaped, so that they cannot change the direction of the text around. */
export const notify = async (tx: Tx, notice: Notice): Promise<void> => {
  const [made] = await tx.query<{ id: string }>(
    'insert into notification (organization_id, user_id, roles, kind, description, link, created_at, test_id) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id',
    [
      tx.viewer.organizationId,
      notice.userId ?? null,
      notice.roles ?? [],
      notice.kind,
      visible(notice.description),
      notice.link,
      tx.at,
      notice.testId ?? null,
    ],
  );
  if (notice.tells !== undefined && notice.link !== null) {
    const { type, thing, data } = notice.tells;
    const message = { type, thing, data: { summary: visible(notice.description), ...data }, link: notice.link };
    await (notice.testId == null ? tellWebhooks(tx, [message]) : tellOfTest(tx, notice.testId, message));
  }
  await announce(tx, {
    topic: 'notification',
    entityId: made?.id ?? null,
    payload: { userId: notice.userId ?? null, roles: notice.roles ?? [] },
  });
};

type Word = {
  readonly userId: string;
  readonly kind: 'approval_asked' | 'approval_told';
  readonly description: string;
  readonly link: string;
  readonly testId?: string | null;
};

/** Tells a member what a colleague asked of them or decided, in whose name nothing else is written. */
export const tellOfApproval = async (tx: Tx, { userId, kind, description, link, testId = null }: Word): Promise<void> => {
  const [made] = await tx.query<{ id: string | null }>('select app_tell_of_approval($1, $2, $3, $4, $5, $6) as id', [
    userId,
    kind,
    visible(description),
    link,
    testId,
    tx.at,
  ]);
  await announce(tx, { topic: 'notification', entityId: made?.id ?? null, payload: { userId, roles: [] } });
};
