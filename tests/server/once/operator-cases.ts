import { idOf } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../authorization/samples.ts';
import type { OnceCase, Statement } from './cases.ts';

const id = (name: string): string => idOf('a', name);
const sampleOf = (operation: string): object => argumentsFor(`Mutation.${operation}`, 'a')['input'] as object;
const changed = (operation: string, more: object) => ({ input: sampleOf(operation), other: { ...sampleOf(operation), ...more } });
const operates = (operation: string, more: object, prepare: readonly Statement[] = []): OnceCase => ({
  person: 'operator',
  ...changed(operation, more),
  prepare,
});
const other = idOf('b', 'organization');
const job = '00000000-0000-4000-8000-0000000000aa';
const mail = '00000000-0000-4000-8000-0000000000ac';

const inWork: readonly Statement[] = [
  [`update organization_archive set state = 'cancelled' where state in ('asked', 'gathering')`],
  [`update organization_archive set state = 'asked' where id = any ($1)`, [[idOf('a', 'archive'), idOf('b', 'archive')]]],
];

const activeToken: readonly Statement[] = [[`update api_token set state = 'active', ended_at = null where id = $1`, [id('api-token')]]];

/** Calls of operators, and of customers for services and tokens. */
export const operatorCases: Readonly<Record<string, Partial<OnceCase>>> = {
  operatorServiceSave: operates('operatorServiceSave', { title: 'Another' }),
  operatorServiceRequestAnswer: operates('operatorServiceRequestAnswer', { answer: 'On Tuesday.' }, [
    [`update professional_service_request set state = 'requested' where id = $1`, [id('service-request')]],
  ]),
  operatorOrganizationCreate: operates('operatorOrganizationCreate', { name: 'Bravo' }, [
    [
      `update organization set short_code = 'Z' || substr(md5(random()::text), 1, 0) || floor(random() * 99999)::text where short_code = 'ACME'`,
    ],
  ]),
  operatorOrganizationUpdate: {
    person: 'operator',
    input: { ...sampleOf('operatorOrganizationUpdate'), organizationId: other },
    other: { ...sampleOf('operatorOrganizationUpdate'), organizationId: other, name: 'Bravo' },
  },
  operatorOrganizationArchive: {
    person: 'operator',
    input: { organizationId: other },
    other: { organizationId: id('organization') },
    prepare: [
      [`update organization set state = 'active', deleted_at = null where id = $1`, [other]],
      [`update test set window_status = 'closed' where organization_id = $1`, [other]],
    ],
  },
  operatorOrganizationRestore: {
    person: 'operator',
    input: { organizationId: other },
    other: { organizationId: id('organization') },
    prepare: [[`update organization set state = 'archived', deleted_at = now() where id = $1`, [other]]],
  },
  operatorCreditsAdd: operates('operatorCreditsAdd', { amount: 5 }),
  operatorPersonCreate: operates('operatorPersonCreate', { firstName: 'Ann' }, [
    [`update organization_user set email = gen_random_uuid()::text || '@a.example' where email = 'new@a.example'`],
  ]),
  operatorPersonUpdate: operates('operatorPersonUpdate', { isSupport: false }),
  operatorPersonRemove: operates('operatorPersonRemove', { userId: id('operator') }),
  operatorPersonForget: {
    ...operates('operatorPersonForget', { userId: id('operator') }, [
      [`update organization_user set state = 'active' where id = $1`, [id('rejected')]],
      [`delete from pgboss.job where name = 'forget-person'`, []],
    ]),
    jobs: 1,
  },
  operatorPersonRestore: operates('operatorPersonRestore', { userId: id('customer') }, [
    [`update organization_user set state = 'removed' where id = $1`, [id('gone')]],
  ]),
  operatorPasswordLinkCreate: operates('operatorPasswordLinkCreate', { userId: id('removed') }),
  operatorPersonSignOut: operates('operatorPersonSignOut', { userId: id('removed') }),
  operatorSupportSessionStart: operates('operatorSupportSessionStart', { reason: 'Another reason' }),
  operatorCrowdTokenCreate: operates('operatorCrowdTokenCreate', { name: 'Another' }),
  operatorCrowdTokenRevoke: operates('operatorCrowdTokenRevoke', { tokenId: job }, [
    [
      `insert into crowd_token (id, name, hash, created_by) values ($1, 'Crowd', 'x', $2) on conflict (id) do update set state = 'active', revoked_at = null`,
      [id('crowd-token'), id('operator')],
    ],
  ]),
  apiTokenCreate: { person: 'customer', ...changed('apiTokenCreate', { name: 'Another' }) },
  serviceTokenCreate: { person: 'customer', ...changed('serviceTokenCreate', { name: 'Another' }) },
  sharedReportCreate: { person: 'customer', ...changed('sharedReportCreate', { title: 'Another' }) },
  sharedReportRevoke: {
    person: 'customer',
    input: { sharedReportId: id('shared-report') },
    prepare: [[`update shared_report set state = 'active', ended_at = null where id = $1`, [id('shared-report')]]],
  },
  apiTokenRevoke: { person: 'customer', input: { tokenId: id('api-token') }, prepare: activeToken },
  operatorApiTokenRevoke: operates('operatorApiTokenRevoke', { apiTokenId: job }, activeToken),
  operatorGuidanceSave: operates('operatorGuidanceSave', { pay: '2 Credits a result' }, [
    [`delete from moderator_guidance where version > 1`],
  ]),
  operatorVocabularyEntryAdd: operates('operatorVocabularyEntryAdd', { name: 'Dillo' }, [
    [`delete from internet_browser where name in ('Ladybird', 'Dillo')`],
  ]),
  operatorVocabularyEntryRename: operates('operatorVocabularyEntryRename', { name: 'Yet another land' }, [
    [`update vocabulary_entry set version = 1 where id = $1`, [id('vocabulary-entry')]],
    [`update country set name = 'Germany' where code = 'DE'`],
  ]),
  operatorVocabularyEntryRetire: operates('operatorVocabularyEntryRetire', { entryId: idOf('b', 'vocabulary-entry') }, [
    [`update vocabulary_entry set state = 'offered', retired_at = null`],
  ]),
  operatorVocabularyEntryOffer: operates('operatorVocabularyEntryOffer', { entryId: idOf('b', 'vocabulary-entry') }, [
    [`update vocabulary_entry set state = 'retired', retired_at = now() where kind = 'country'`],
  ]),
  operatorVocabularyImport: operates('operatorVocabularyImport', { rows: [{ name: 'Dillo' }] }, [
    [`delete from internet_browser where name in ('Ladybird', 'Dillo')`],
  ]),
  operatorPayoutMultiplierSave: operates('operatorPayoutMultiplierSave', { multiplier: 0.75 }),
  operatorArchiveAsk: {
    ...operates('operatorArchiveAsk', { organizationId: other }, [
      [`delete from organization_archive where scope = 'whole'`],
      [`delete from pgboss.job where name = 'archive-organization'`],
    ]),
    jobs: 1,
  },
  operatorArchiveCancel: operates('operatorArchiveCancel', { archiveId: idOf('b', 'archive') }, inWork),
  operatorRestoreBegin: operates('operatorRestoreBegin', { name: 'another.zip' }, [[`update organization_restore set state = 'failed'`]]),
  operatorRestoreStart: {
    ...operates('operatorRestoreStart', { restoreId: idOf('b', 'restore') }, [
      [`update organization_restore set state = 'failed'`],
      [`update organization_restore set state = 'checked', storage_key = 'ab/cd' where id = $1`, [id('restore')]],
      [`delete from pgboss.job where name = 'restore-organization'`],
    ]),
    jobs: 1,
  },
  operatorRestoreDiscard: operates('operatorRestoreDiscard', { restoreId: idOf('b', 'restore') }, [
    [`update organization_restore set state = 'failed'`],
    [`update organization_restore set state = 'checked' where id = $1`, [id('restore')]],
  ]),
  organizationArchiveAsk: {
    person: 'customer',
    ...changed('organizationArchiveAsk', { organizationId: id('organization').toUpperCase() }),
    jobs: 1,
    prepare: [
      [`update organization_archive set state = 'failed' where scope = 'seen'`],
      [`delete from pgboss.job where name = 'archive-organization'`],
    ],
  },
  organizationArchiveCancel: {
    person: 'customer',
    ...changed('organizationArchiveCancel', { archiveId: idOf('b', 'archive') }),
    prepare: inWork,
  },
  operatorLegalHoldPlace: operates('operatorLegalHoldPlace', { reason: 'Another' }, [[`delete from legal_hold`]]),
  operatorLegalHoldLift: operates('operatorLegalHoldLift', { holdId: id('another hold') }, [
    [`delete from legal_hold where id <> $1`, [id('legal-hold')]],
    [
      `insert into legal_hold (id, organization_id, reason, placed_at) values ($1, $2, 'A lawsuit', now()) on conflict (id) do update set state = 'placed', lifted_at = null`,
      [id('legal-hold'), id('organization')],
    ],
  ]),
  operatorExportAuditTrail: operates('operatorExportAuditTrail', { format: 'jsonl' }),
  operatorMailResend: {
    person: 'operator',
    input: { mailId: mail },
    other: { mailId: id('customer') },
    jobs: 1,
    prepare: [
      [
        `insert into mail (id, kind, recipient, subject, sealed, state) values ($1, 'password', 'a@b.example', 'Hello', 'Hello', 'failed')
         on conflict (id) do update set state = 'failed'`,
        [mail],
      ],
    ],
  },
  operatorJobRetry: {
    person: 'operator',
    input: { queue: 'open-test', jobId: job },
    other: { queue: 'open-test', jobId: id('customer') },
    prepare: [
      [`delete from pgboss.job where id = $1`, [job]],
      [
        `insert into pgboss.job (id, name, state, data, output, created_on, completed_on) values ($1, 'open-test', 'failed', '{}', '{"message": "No."}', now(), now())`,
        [job],
      ],
    ],
  },
};
