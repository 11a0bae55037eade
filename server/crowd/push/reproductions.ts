import { isId } from '../../api/ids.ts';
import { advance } from '../../workflow/advance.ts';
import { announce } from '../../workflow/outbox.ts';
import { record } from '../../workflow/audit.ts';
import { NotFound, refuse } from '../../workflow/refused.ts';
import { subjects } from '../../workflow/subjects.ts';
import type { Tx } from '../../workflow/transaction.ts';
import { isReproducible } from '../pull/issues-to-reproduce.ts';
import type { SubmitReproduction } from '../rules.ts';
import { reproductionJson } from '../shapes.ts';
import { claimAttachments } from './attachments.ts';
import { demandReproducing, placeOf } from './place.ts';
import type { Place } from './place.ts';

type Node = Record<string, unknown>;
type About = { readonly participantId: string; readonly issueId: string };

/** Locks the issue: testers who take it on at once are serialized. */
const issueOf = async (tx: Tx, place: Place, issueId: string): Promise<string> => {
  const [issue] = isId(issueId)
    ? await tx.query<{ id: string; reporterId: string | null }>(
        `select i.id, i.participant_id as "reporterId" from issue i join test t on t.id = i.test_id
         where i.id = $1 and i.test_id = $2 and ${isReproducible('$3')} for update of i`,
        [issueId, place.testId, tx.at],
      )
    : [];
  if (issue === undefined) return refuse('not_found', 'There is no such issue in the test of this tester.', 'issueId');
  if (issue.reporterId === place.id) refuse('not_allowed', 'This tester found the issue. Others reproduce it.', 'issueId');
  return issue.id;
};

const takenOn = async (tx: Tx, place: Place, issueId: string): Promise<string | null> => {
  const [known] = await tx.query<{ id: string }>('select id from reproducibility_test where participant_id = $1 and issue_id = $2', [
    place.id,
    issueId,
  ]);
  return known?.id ?? null;
};

const insert = `
  insert into reproducibility_test (organization_id, test_id, issue_id, participant_id, position, environment, tester_notes, published_at, created_at)
  select p.organization_id, p.test_id, $2, p.id,
    (select coalesce(max(d.position), 0) + 1 from reproducibility_test d where d.issue_id = $2),
    nullif(concat_ws(', ', p.operating_system_and_version, p.browser_or_device), ''), '',
    case when p.status = 'results_published' then $3::timestamptz end, $3
  from participant p where p.id = $1 returning id`;

const takeOn = async (tx: Tx, place: Place, issueId: string): Promise<string> => {
  const [made] = await tx.query<{ id: string }>(insert, [place.id, issueId, tx.at]);
  return made?.id ?? '';
};

const tell = async (tx: Tx, place: Place, operation: string, id: string, after: object): Promise<void> => {
  await record(tx, { operation, entity: 'reproduction', entityId: id, after });
  await announce(tx, { topic: 'reproduction', testId: place.testId, entityId: id });
};

const readReproduction = async (tx: Tx, id: string): Promise<Node> => {
  const [found] = await tx.query<{ node: Node }>(`select ${reproductionJson} as node from reproducibility_test d where d.id = $1`, [id]);
  if (found === undefined) throw new NotFound();
  return found.node;
};

/** Idempotent. */
export const startReproduction = async (tx: Tx, input: About): Promise<Node> => {
  const place = await placeOf(tx, input.participantId);
  demandReproducing(place);
  const issueId = await issueOf(tx, place, input.issueId);
  const known = await takenOn(tx, place, issueId);
  if (known !== null) return readReproduction(tx, known);
  const id = await takeOn(tx, place, issueId);
  await tell(tx, place, 'startReproduction', id, { issueId, participantId: place.id });
  return readReproduction(tx, id);
};

const writeFindings = `
  update reproducibility_test set environment = coalesce($2, environment), tester_notes = coalesce($3, tester_notes), version = version + 1
  where id = $1`;

/** Files of a visible reproduction become visible. */
const showFiles = `
  update attachment a set published_at = d.published_at from reproducibility_test d
  where d.id = $1 and d.published_at is not null and a.reproducibility_test_id = d.id and a.published_at is null`;

export const submitReproduction = async (tx: Tx, input: SubmitReproduction): Promise<Node> => {
  const operation = 'submitReproduction';
  const place = await placeOf(tx, input.participantId);
  demandReproducing(place);
  const issueId = await issueOf(tx, place, input.issueId);
  const id = (await takenOn(tx, place, issueId)) ?? (await takeOn(tx, place, issueId));
  const { changed } = await advance(tx, subjects.reproduction, id, { type: 'reproduction.submit', status: input.status }, { operation });
  const environment = input.environment?.trim() ?? '';
  await tx.query(writeFindings, [id, environment === '' ? null : environment, input.notes]);
  await claimAttachments(
    tx,
    place,
    input.attachmentIds,
    { kind: 'reproducibility_attachment', ids: { reproducibility_test_id: id } },
    'attachmentIds',
  );
  await tx.query(showFiles, [id]);
  if (!changed)
    await tell(tx, place, operation, id, { notes: input.notes, environment: input.environment, files: input.attachmentIds.length });
  return readReproduction(tx, id);
};
