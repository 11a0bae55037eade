import type { FilesPort, StoredFile } from '#server/files/files.ts';
import type { MediaKind } from '#server/files/kinds.ts';
import { demoId, randomFrom } from '../random.ts';
import { insertRows, type OwnerClient } from '../rows.ts';
import { drawPage } from './drawing.ts';
import { readFilm, writeCalls, writeLog, writeNotes } from './recorded.ts';
import { northwind } from './organizations.ts';

type Shown = {
  readonly result_id: string | null;
  readonly related_issue_id: string;
  readonly issue_id: string | null;
  readonly participant_id: string;
  readonly test_id: string;
  readonly environment: string | null;
  readonly published_at: string | Date | null;
  readonly created_at: string | Date;
};

const most = 16;

const failures = `
  select i.case_result_id as result_id, i.id as related_issue_id, x.id as issue_id, i.participant_id, i.test_id, p.browser_or_device as environment, p.published_at, i.created_at
  from related_issue i join test t on t.id = i.test_id join participant p on p.id = i.participant_id
  left join issue x on x.related_issue_id = i.id
  where t.number in (412, 409, 418, 407)
  order by row_number() over (partition by x.id is null order by t.number = 412 desc, x.severity_rank, i.code), x.id limit ${most}`;

type Evidence = {
  readonly name: string;
  readonly kind: MediaKind;
  readonly bytes: Buffer;
};
type Kept = { readonly name: string; readonly file: StoredFile };

const evidenceOf = (shown: Shown, index: number): readonly Evidence[] => {
  const shape = /Chrome|Firefox|Safari|Edge|Opera/.test(shown.environment ?? '') ? 'browser' : 'phone';
  const random = randomFrom(`evidence ${shown.related_issue_id}`);
  return [
    { name: 'screenshot.png', kind: 'image', bytes: drawPage(shape, shown.related_issue_id) },
    ...(index % 2 === 0 ? [{ name: 'device.log', kind: 'log', bytes: writeLog(random) } as const] : []),
    ...(index % 3 === 0
      ? [
          {
            name: 'recording.webm',
            kind: 'video',
            bytes: readFilm(shape),
          } as const,
        ]
      : []),
    ...(index % 4 === 0 ? [{ name: 'calls.csv', kind: 'csv', bytes: writeCalls(random) } as const] : []),
    ...(index % 5 === 1 ? [{ name: 'notes.txt', kind: 'text', bytes: writeNotes(random) } as const] : []),
  ];
};

const keep = async (files: FilesPort, { name, kind, bytes }: Evidence): Promise<Kept> => ({
  name,
  file: await files.store(
    (async function* all() {
      yield bytes;
    })(),
    { name, maxBytes: 5_000_000, kinds: [kind] },
  ),
});

const rowsOf = (shown: Shown, { name, file }: Kept) => {
  const row = (
    kind: string,
    ids: { readonly case_result_id?: string | null; readonly related_issue_id?: string; readonly issue_id?: string },
  ) => ({
    id: demoId('attachment', `${shown.related_issue_id}:${name}:${kind}:${ids.issue_id ?? ''}`),
    organization_id: northwind,
    test_id: shown.test_id,
    participant_id: shown.participant_id,
    case_result_id: ids.case_result_id ?? null,
    case_result_response_id: null,
    related_issue_id: ids.related_issue_id ?? null,
    issue_id: ids.issue_id ?? null,
    reproducibility_test_id: null,
    kind,
    media_kind: file.mediaKind,
    name,
    content_type: file.contentType,
    size_bytes: file.sizeBytes,
    sha256: file.sha256,
    storage_key: file.storageKey,
    state: 'available',
    archived_at: null,
    published_at: shown.published_at === null ? null : new Date(shown.published_at),
    version: 1,
    created_at: new Date(shown.created_at),
  });
  return [
    ...(shown.result_id === null ? [] : [row('case_result_attachment', { case_result_id: shown.result_id })]),
    row('issue_attachment', { related_issue_id: shown.related_issue_id }),
    ...(shown.issue_id === null ? [] : [row('issue_attachment', { issue_id: shown.issue_id })]),
  ];
};

export const seedPictures = async (client: OwnerClient, files: FilesPort): Promise<void> => {
  const shown = (await client.query(failures)).rows as readonly Shown[];
  const kept = await Promise.all(shown.map((one, index) => Promise.all(evidenceOf(one, index).map((each) => keep(files, each)))));
  await insertRows(
    client,
    'attachment',
    shown.flatMap((one, index) => (kept[index] ?? []).flatMap((each) => rowsOf(one, each))),
  );
};
