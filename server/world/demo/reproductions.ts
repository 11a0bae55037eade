import type { FilesPort, StoredFile } from '#server/files/files.ts';
import type { ReproductionStatus } from '#schema/vocabulary/reproduction.ts';
import { demoId, randomFrom, type Random } from '../random.ts';
import { insertRows, type OwnerClient, type WorldRow } from '../rows.ts';
import { northwind } from './organizations.ts';
import { films, readFilm } from './recorded.ts';
import { minutesAfter } from './time.ts';

export type Reproduced = {
  readonly issueId: string;
  readonly testId: string;
  readonly status: ReproductionStatus | null;
  readonly environment: string | null;
  readonly createdAt: Date;
};

type Other = { readonly id: string; readonly issue_id: string; readonly environment: string | null };

const others = `
  select p.id, i.id as issue_id, nullif(concat_ws(', ', p.operating_system_and_version, p.browser_or_device), '') as environment
  from issue i join participant p on p.test_id = i.test_id and p.id is distinct from i.participant_id
  where i.id = any ($1::uuid[]) and p.status = 'results_published' order by i.id, md5(i.id::text || p.id::text)`;

const words: Readonly<Record<ReproductionStatus, readonly string[]>> = {
  pass: [
    'Same here, on the first attempt.',
    'Reproduced three times out of three. After signing out and in again it is still there, and a private window makes no difference.',
    'Yes, but only the second time I open the page; the first time it is as it should be.',
    'I see it as well. With a slow connection it takes a few seconds longer, then it is the same.',
  ],
  fail: [
    'I followed the steps three times and could not see it.',
    'Not on my device: I tried with a new account, with an old one, and with the language set to English and to German. Each time the page did what the expected result says.\n\nWhat I did besides:\n- cleared the cookies before the second try\n- switched from wifi to mobile data before the third\n\nIt took me about ten minutes for each try.',
  ],
  blocked: ['The test account was locked, so I never reached the page.'],
  not_tested: ['', 'I do not have the device that the steps ask for.'],
};

const storeFilms = (files: FilesPort): Promise<readonly StoredFile[]> =>
  Promise.all(
    films.map((name) =>
      files.store(
        (async function* bytes() {
          yield readFilm(name);
        })(),
        { name: 'recording.webm', maxBytes: 1_000_000, kinds: ['video'] },
      ),
    ),
  );

const isFilmed = ({ status }: Reproduced, random: Random): boolean =>
  status === 'pass' ? random.chance(0.7) : status === 'fail' && random.chance(0.5);

const rowOf = ({ issueId, testId, status, environment }: Reproduced, tester: Other, place: number, at: Date, notes: string) => ({
  id: demoId('repro', `${issueId}:${place}`),
  organization_id: northwind,
  test_id: testId,
  issue_id: issueId,
  participant_id: tester.id,
  position: place + 1,
  status,
  environment: tester.environment ?? environment,
  tester_notes: notes,
  published_at: at,
  created_at: at,
});

const recordingOf = (row: ReturnType<typeof rowOf>, file: StoredFile): WorldRow => ({
  id: demoId('attachment', row.id),
  organization_id: northwind,
  test_id: row.test_id,
  participant_id: row.participant_id,
  reproducibility_test_id: row.id,
  kind: 'reproducibility_attachment',
  media_kind: file.mediaKind,
  name: 'recording.webm',
  content_type: file.contentType,
  size_bytes: file.sizeBytes,
  sha256: file.sha256,
  storage_key: file.storageKey,
  state: 'available',
  published_at: row.published_at,
  version: 1,
  created_at: row.created_at,
});

/** By other published testers of the test, each issue at most once. */
export const seedReproductions = async (
  client: OwnerClient,
  now: Date,
  all: readonly Reproduced[],
  files: FilesPort | null,
): Promise<void> => {
  const random = randomFrom('reproductions');
  const found = (await client.query(others, [[...new Set(all.map(({ issueId }) => issueId))]])).rows as readonly Other[];
  const stored = files === null ? [] : await storeFilms(files);
  const testers = Map.groupBy(found, ({ issue_id }) => issue_id);
  const places = new Map<string, number>();
  const rows: WorldRow[] = [];
  const recordings: WorldRow[] = [];
  for (const one of all) {
    const place = places.get(one.issueId) ?? 0;
    const tester = testers.get(one.issueId)?.[place];
    if (tester === undefined) continue;
    places.set(one.issueId, place + 1);
    const moment = new Date(Math.min(now.getTime(), minutesAfter(one.createdAt, (place + 1) * 35 + random.between(0, 20)).getTime()));
    const notes = one.status === null ? '' : random.pick(words[one.status]);
    const row = rowOf(one, tester, place, moment, notes);
    rows.push(row);
    const film = stored[random.below(films.length)];
    if (film !== undefined && isFilmed(one, random)) recordings.push(recordingOf(row, film));
  }
  await insertRows(client, 'reproducibility_test', rows);
  await insertRows(client, 'attachment', recordings);
};
