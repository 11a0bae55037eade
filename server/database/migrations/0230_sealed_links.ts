import { sql, type Kysely } from 'kysely';

/**
 * What mails say, and the answers that are kept for whoever lost them, is sealed from now on. What was sent is dropped; what was not is sealed by the next
 * start, which has the key. The links of invitations in kept answers are dropped: an invitation is sent again with a new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail add column sealed bytea;
    alter table idempotency add column sealed bytea;
    create index mail_plain on mail (id) where html_body is not null;
    update mail set text_body = null, html_body = null, headers = '{}' where state = 'sent';
    update idempotency set answer = jsonb_set(answer::jsonb, '{result}', (
        select coalesce(jsonb_agg(one || '{"link": null}'::jsonb), '[]'::jsonb) from jsonb_array_elements(answer::jsonb -> 'result') one))::json
      where operation = 'organizationUsersCreate' and json_typeof(answer -> 'result') = 'array';
    update idempotency set answer = jsonb_set(answer::jsonb, '{result,link}', 'null'::jsonb)::json
      where operation = 'organizationInvitationResend' and json_typeof(answer -> 'result') = 'object';
    delete from instance_secret where name = 'crowd-simulator';
    update crowd_token set revoked_at = now() where name = 'Simulator' and revoked_at is null;
  `.execute(db);
}
