import { rejectionReasons } from '#schema/vocabulary/issue.ts';
import { demoId, randomFrom, type Random } from '../random.ts';
import { insertRows, type OwnerClient, type WorldRow } from '../rows.ts';
import { hanna, maya, priya, tom } from './accounts.ts';
import { northwind } from './organizations.ts';
import type { Reproduced } from './reproductions.ts';
import { hoursAfter, minutesAfter } from './time.ts';

type Made = {
  readonly id: string;
  readonly test_id: string;
  readonly number: number;
  readonly title: string;
  readonly severity: string;
  readonly created_at: string | Date;
  readonly test: number;
  readonly is_live: boolean;
  readonly place: number;
};

const tagNames = [
  'payments',
  'regression',
  'release blocker',
  'accessibility',
  'mobile',
  'wording',
  'needs design',
  'possible duplicate',
  'Exported',
];
const tagId = (name: string): string => demoId('tag', name);

const notes = [
  'Payments team looks at it today. Please do not close before they answered.',
  'Same cause as the ticket from last week; the fix is in review.',
  'We cannot see this in our logs. Asked the tester for the time of the attempt.',
  'Agreed with design: we change the text, not the layout.',
  'Only with the old version of the app. Fixed in 11.2.1.',
  'Important for the Christmas sale, so we take it into this release.',
  'Legal wants to see the page before we change it.',
  'Low traffic on this page; we take it when we rebuild it.',
];

const verdictOf = (random: Random, issue: Made, ageInDays: number): string => {
  const chance = random.next();
  if (issue.is_live) return chance < 0.22 ? 'accepted' : chance < 0.3 ? 'rejected' : 'untriaged';
  if (ageInDays < 8) return chance < 0.4 ? 'accepted' : chance < 0.58 ? 'rejected' : 'untriaged';
  return chance < 0.62 ? 'accepted' : chance < 0.94 ? 'rejected' : 'untriaged';
};

const reasonOf = (random: Random): string =>
  random.pick([...rejectionReasons.slice(0, 8), 'As designed', 'Duplicate', 'Known issue', 'Not reproducible']);

const tagsOf = (random: Random, issue: Made, isDuplicate: boolean, verdict: string): readonly string[] => {
  const fits = [
    /charged|payment|refund|voucher|card/i.test(issue.title) ? 'payments' : null,
    /text|language|English|translated|shows/i.test(issue.title) ? 'wording' : null,
    /phone|app|tablet|iPad|Android/i.test(issue.title) ? 'mobile' : null,
    /screen reader|keyboard|voice/i.test(issue.title) ? 'accessibility' : null,
  ];
  const found = fits.filter((tag) => tag !== null && random.chance(0.7)) as string[];
  if (issue.severity === 'critical') found.push('release blocker');
  if (isDuplicate) found.push('possible duplicate');
  if (verdict === 'accepted' && random.chance(0.3)) found.push('Exported');
  if (random.chance(0.12)) found.push(random.pick(['regression', 'needs design']));
  return [...new Set(found)];
};

const headlines: readonly (readonly Reproduced['status'][])[] = [
  ['pass', 'fail', 'pass'],
  ['pass', 'blocked', null],
];

const isSecond = (all: readonly Made[], issue: Made): boolean =>
  all.some((other) => other.test_id === issue.test_id && other.number < issue.number && other.title === issue.title);

const reproductionsOf = (random: Random, issue: Made, isHeadline: boolean): readonly Reproduced[] => {
  const found = random.chance(issue.severity === 'critical' ? 0.9 : 0.22)
    ? Array.from({ length: random.between(1, 4) }, () => ({
        status: random.pick(['pass', 'pass', 'pass', 'fail', 'not_tested'] as const),
        environment: random.pick([
          'Windows 11, Chrome 143',
          'macOS 26 Tahoe, Safari 26',
          'Android 15, Google Pixel 8',
          'iOS 18, iPhone 15',
          'Windows 10, Firefox 145',
        ]),
      }))
    : [];
  const shown = isHeadline ? (headlines[issue.place - 1] ?? []).map((status) => ({ status, environment: null })) : found;
  return shown.map((one) => ({ ...one, issueId: issue.id, testId: issue.test_id, createdAt: new Date(issue.created_at) }));
};

const select = `
  select i.id, i.test_id, i.number, i.title, i.severity, i.created_at, t.number as test, t.window_status = 'open' as is_live,
    row_number() over (partition by i.test_id order by i.severity_rank, i.number)::int as place
  from issue i join test t on t.id = i.test_id order by t.number, i.number`;

const update = `
  update issue i set triage_status = v.triage_status, triage_reason = v.triage_reason, triaged_at = v.triaged_at, was_read = v.was_read, possible_duplicate = v.possible_duplicate,
    reviewed_severity = v.reviewed_severity, version = v.version
  from json_populate_recordset(null::issue, $1::json) v where v.id = i.id`;

/** One duplicate names its original. */
const merge = `
  update issue i set original_id = pair.original_id, before_merge = '{"triageStatus": "untriaged", "triageReason": null}'
  from (
    select d.id, o.id as original_id from issue d join issue o on o.test_id = d.test_id and o.title = d.title and o.number < d.number
    where d.triage_reason = 'Duplicate' and o.triage_reason is distinct from 'Duplicate' and d.published_at is not null and o.published_at is not null
    order by o.triage_status, d.code limit 1) pair
  where i.id = pair.id`;

export const seedTriage = async (client: OwnerClient, now: Date): Promise<readonly Reproduced[]> => {
  const random = randomFrom('triage');
  const issues = (await client.query(select)).rows as readonly Made[];
  const changed: WorldRow[] = [];
  const tagging: WorldRow[] = [];
  const noted: WorldRow[] = [];
  const reproduced: Reproduced[] = [];
  for (const issue of issues) {
    const created = new Date(issue.created_at);
    const age = (now.getTime() - created.getTime()) / 86_400_000;
    const isHeadline = issue.is_live && issue.place <= 2;
    const verdict = isHeadline ? 'untriaged' : verdictOf(random, issue, age);
    const isDuplicate = isSecond(issues, issue);
    const triagedAt = verdict === 'untriaged' ? null : minutesAfter(created, Math.min(age * 1440 * 0.8, random.between(30, 2000)));
    changed.push({
      id: issue.id,
      triage_status: verdict,
      triage_reason: verdict === 'rejected' ? (isDuplicate ? 'Duplicate' : reasonOf(random)) : null,
      triaged_at: triagedAt,
      was_read: verdict !== 'untriaged' || random.chance(0.35),
      possible_duplicate: isDuplicate,
      reviewed_severity: verdict === 'accepted' ? issue.severity : null,
      version: verdict === 'untriaged' ? 1 : 2,
    });
    tagging.push(
      ...tagsOf(random, issue, isDuplicate, verdict).map((name) => ({
        organization_id: northwind,
        issue_id: issue.id,
        issue_tag_id: tagId(name),
      })),
    );
    if (isHeadline || random.chance(0.1)) {
      const writtenAt = minutesAfter(created, Math.min(age * 1440 * 0.9, 95));
      noted.push({
        issue_id: issue.id,
        organization_id: northwind,
        note: isHeadline ? (notes[0] ?? '') : random.pick(notes),
        author_id: random.pick([maya, priya]).id,
        last_editor_id: random.pick([maya, tom, hanna]).id,
        version: 1,
        created_at: writtenAt,
        updated_at: writtenAt,
      });
    }
    reproduced.push(...reproductionsOf(random, issue, isHeadline));
  }
  await client.query(update, [JSON.stringify(changed)]);
  await client.query(merge);
  await insertRows(
    client,
    'issue_tag',
    tagNames.map((name) => ({ id: tagId(name), organization_id: northwind, name, version: 1, created_at: hoursAfter(now, -24 * 120) })),
  );
  await insertRows(client, 'issue_tagging', tagging);
  await insertRows(client, 'issue_note', noted);
  return reproduced;
};
