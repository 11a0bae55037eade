import { idOf } from '#tests/support/twin-world.ts';
import type { OnceCase } from './cases.ts';

const id = (name: string): string => idOf('a', name);

/** Puts back what a moderator keeps, and whom somebody moderates. */
export const moderationSettled: NonNullable<OnceCase['prepare']> = [
  ['delete from edit_request'],
  ['delete from moderation_activity'],
  ['delete from moderation_claim'],
  [`delete from saved_sentence where id <> $1`, [id('saved-sentence')]],
  [`update saved_sentence set text = 'Saved.', state = 'kept'`],
  ['delete from saved_sentence_use'],
];

/** All issues but one are its duplicates. */
export const merged: NonNullable<OnceCase['prepare']> = [
  [
    `update issue set triage_status = 'rejected', triage_reason = 'Duplicate', original_id = $1 where id <> $1 and organization_id = $2`,
    [id('issue-3'), id('organization')],
  ],
];

const claims = { input: { participantId: id('participant-1') }, other: { participantId: id('participant-3') } };
const reason = 'I know this app.';
const takenBy = (who: string): NonNullable<OnceCase['prepare']> =>
  ['participant-1', 'participant-3'].map((name) => [
    `insert into moderation_claim (id, organization_id, test_id, state, user_id, since, acted_at) values ($1, $2, $3, 'held', $4, now(), now() + interval '1 day')`,
    [id(name), id('organization'), id('supervised'), id(who)],
  ]);

/** Lines of the trail that say what was accepted, as numbers that nothing else has. */
const accepted = { 'issue-1': '900001', 'issue-2': '900002' } as const;
const acceptedLines: NonNullable<OnceCase['prepare']> = Object.entries(accepted).flatMap(([issue, line]) => [
  /** What an earlier call took back holds again. */
  [
    `insert into audit (organization_id, at, role, operation, entity, entity_id, event, before, after, outcome, version, takes_back)
       select o.organization_id, now(), 'customer', 'x', 'issue', o.entity_id, 'issue.restore', o.after, o.before, 'done', o.version + 1, o.version
       from audit o where o.entity_id = $1 and o.takes_back = 7`,
    [id(issue)],
  ] as const,
  [`update issue set triage_status = 'accepted', severity = 'high', version = 7 where id = $1`, [id(issue)]] as const,
  [
    `insert into audit (id, organization_id, at, role, operation, entity, entity_id, event, before, after, outcome, version) overriding system value
       values ($1, $2, now(), 'customer', 'flexibleTestingIssueAccept', 'issue', $3, 'issue.accept',
         '{"triageStatus": "untriaged", "severity": "medium"}', '{"triageStatus": "accepted", "severity": "high"}', 'done', 7)
       on conflict (id) do nothing`,
    [line, id('organization'), id(issue)],
  ] as const,
]);

export const moderationCases: Readonly<Record<string, Partial<OnceCase>>> = {
  undoAuditLine: {
    person: 'customer',
    input: { lineId: accepted['issue-1'] },
    other: { lineId: accepted['issue-2'] },
    prepare: acceptedLines,
  },
  savedSentenceUse: { audit: 0 },
  moderationClaimTake: { person: 'accepted', ...claims },
  moderationClaimTakeOver: {
    person: 'accepted',
    input: { ...claims.input, reason },
    other: { ...claims.other, reason },
    prepare: takenBy('manager'),
  },
  moderationClaimRelease: { person: 'accepted', ...claims, prepare: takenBy('accepted') },
};
