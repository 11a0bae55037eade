import { workingParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { oneOf } from '#server/database/sql.ts';
import { isId } from '../../api/ids.ts';
import type { CrowdContext } from '../context.ts';
import { participantJson, resultJson, testJson } from '../shapes.ts';

type Node = Readonly<Record<string, unknown>>;
type CodeValue = { readonly code?: unknown; readonly value?: unknown };
type KnownIssue = { readonly title: string; readonly description: string | null };

const fields = (kind: string): string =>
  `coalesce((select json_agg(json_build_object('id', f.id, 'instruction', f.instruction, 'expectedResult', f.expected_result) order by f.position)
    from test_case_field f where f.test_case_id = c.id and f.kind = '${kind}'), '[]')`;

const cases = `coalesce((
  select json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name, 'section', c.section, 'prerequisites', c.prerequisites,
      'requiresVideo', c.require_video_attachment, 'steps', ${fields('step')}, 'additionalInformationFields', ${fields('additional_information')},
      'result', (select ${resultJson} from case_result r where r.participant_id = p.id and r.test_case_id = c.id)) order by c.position)
  from assigned_case g join test_case c on c.id = g.test_case_id where g.participant_id = p.id), '[]')`;

const recent = `coalesce((
  select json_agg(k.title) from (
    select k.title from issue k join test origin on origin.id = k.test_id
    where q.known_issues_source = 'recent' and k.organization_id = t.organization_id and k.triage_status = 'accepted'
      and (q.kil_starting_from_test_cycle_code is null or origin.created_at >=
        (select first.created_at from test first where first.organization_id = t.organization_id and first.code = q.kil_starting_from_test_cycle_code limit 1))
    order by k.created_at desc, k.id limit 100) k), '[]')`;

const ofRequest = 'f.organization_id = t.organization_id and f.test_id = coalesce(t.parent_test_id, t.id)';

const files = `coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'mediaKind', f.media_kind, 'sizeBytes', f.size_bytes, 'sha256', f.sha256) order by f.position)
  from request_file f where ${ofRequest}), '[]')`;

const statement = `
  select json_build_object('participant', ${participantJson}, 'test', ${testJson}, 'isOpen', t.window_status = 'open',
      'applicationUrl', s.application_url, 'instructions', s.description, 'credentialsAndAccessInstructions', s.credentials_and_access_instructions,
      'additionalUrlsAndResources', s.additional_urls_and_resources, 'files', ${files}, 'inScope', q.in_scope, 'outOfScope', q.out_of_scope, 'testGoal', q.test_goal,
      'requirements', json_build_object('groupName', g.name, 'platforms', g.platforms, 'tags', g.tags, 'other', g.other),
      'attachmentRequiredForPass', s.required_attachment_for_pass, 'videoRequired', s.require_video_attachment, 'cases', ${cases}) as brief,
    coalesce(q.known_issues, '[]') as "uploaded", ${recent} as "recent"
  from participant p
  join test t on t.id = p.test_id join supervised_test s on s.test_id = t.id
  join selection_requirements_group g on g.id = p.group_id
  left join requested_test q on q.id = t.requested_test_id
  where p.id = $1 and p.status in ${oneOf(workingParticipantStatuses)}`;

const titles = new Set(['title', 'name', 'summary', 'issue']);

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

const uploadedIssue = (row: unknown): KnownIssue | null => {
  if (!Array.isArray(row)) return null;
  const told = row
    .map((each: CodeValue) => ({ code: wordsOf(each?.code), value: wordsOf(each?.value) }))
    .filter(({ value }) => value !== '');
  const title = told.find(({ code }) => titles.has(code.toLowerCase())) ?? told[0];
  if (title === undefined) return null;
  const others = told.filter((each) => each !== title).map(({ code, value }) => (code === '' ? value : `${code}: ${value}`));
  return { title: title.value, description: others.length === 0 ? null : others.join('\n') };
};

type Found = { readonly brief: Node; readonly uploaded: readonly unknown[]; readonly recent: readonly string[] };

/** Only once the tester has joined, as it contains the access to the product. */
export const brief = {
  testBrief: async ({ participantId }: { readonly participantId: string }, { owner }: CrowdContext): Promise<Node | null> => {
    if (!isId(participantId)) return null;
    const { rows } = await owner.query<Found>(statement, [participantId]);
    const found = rows[0];
    if (found === undefined) return null;
    const uploaded = found.uploaded.map(uploadedIssue).filter((issue) => issue !== null);
    return { ...found.brief, knownIssues: [...uploaded, ...found.recent.map((title): KnownIssue => ({ title, description: null }))] };
  },
};

export type BriefFile = { readonly name: string; readonly contentType: string; readonly sizeBytes: number; readonly storageKey: string };

/** A file of the brief of a tester who has joined. */
export const fileOfBrief = async ({ owner }: CrowdContext, participantId: string, fileId: string): Promise<BriefFile | null> => {
  if (!isId(participantId) || !isId(fileId)) return null;
  const { rows } = await owner.query<BriefFile>(
    `select f.name, f.content_type as "contentType", f.size_bytes as "sizeBytes", f.storage_key as "storageKey"
     from participant p join test t on t.id = p.test_id join request_file f on ${ofRequest}
     where p.id = $1 and f.id = $2 and p.status in ${oneOf(workingParticipantStatuses)}`,
    [participantId, fileId],
  );
  return rows[0] ?? null;
};
