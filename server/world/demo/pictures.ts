import type { FilesPort, StoredFile } from '#server/files/files.ts';
import type { MediaKind } from '#server/files/kinds.ts';
import { demoId, randomFrom } from '../random.ts';
import { insertRows, type OwnerClient } from '../rows.ts';
import { readFilm, writeCalls, writeLog, writeNotes } from './recorded.ts';
import { northwind } from './organizations.ts';
import { crc32, deflateSync } from 'node:zlib';

type Box = readonly [x: number, y: number, width: number, height: number];
type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

const palette = [
  [243, 244, 246],
  [255, 255, 255],
  [209, 213, 219],
  [55, 65, 81],
  [185, 28, 28],
  [254, 226, 226],
  [15, 118, 110],
  [31, 111, 235],
  [124, 58, 237],
] as const;
const [page, card, faint, ink, red, blush] = [0, 1, 2, 3, 4, 5];

const fill = ({ width, pixels }: Picture, [x, y, across, down]: Box, colour: number): void => {
  for (let row = y; row < y + down; row += 1) pixels.fill(colour, row * width + x, row * width + x + across);
};

const chunk = (type: string, body: Uint8Array): Buffer => {
  const framed = Buffer.alloc(12 + body.length);
  framed.writeUInt32BE(body.length, 0);
  framed.write(type, 4, 'latin1');
  framed.set(body, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + body.length)), 8 + body.length);
  return framed;
};

const png = ({ width, height, pixels }: Picture): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', new Uint8Array()),
  ]);
};

/** Blocks of colour; another seed gives another page. */
const drawPage = (shape: 'browser' | 'phone', seed: string, isFailed = true): Buffer => {
  const random = randomFrom(seed);
  const [width, height] = shape === 'browser' ? [640, 400] : [240, 480];
  const picture: Picture = { width, height, pixels: new Uint8Array(width * height).fill(page) };
  const accent = random.between(6, 8);
  fill(picture, [0, 0, width, 40], accent);
  fill(picture, [14, 14, 70, 12], card);
  if (isFailed) {
    fill(picture, [12, 54, width - 24, 44], blush);
    fill(picture, [12, 54, 6, 44], red);
    fill(picture, [30, 64, Math.round((width - 70) * (0.5 + random.next() / 2)), 8], ink);
    fill(picture, [30, 80, Math.round((width - 70) * (0.2 + random.next() / 2)), 8], ink);
  }
  const columns = shape === 'browser' ? 4 : 2;
  const across = Math.floor((width - 12) / columns) - 12;
  for (let y = 112; y + 100 < height - 60; y += 112) {
    for (let column = 0; column < columns; column += 1) {
      const x = 12 + column * (across + 12);
      fill(picture, [x, y, across, 100], card);
      fill(picture, [x + 8, y + 8, across - 16, 46], faint);
      fill(picture, [x + 8, y + 64, Math.round((across - 16) * (0.4 + random.next() / 2)), 8], ink);
      fill(picture, [x + 8, y + 80, 36, 8], accent);
    }
  }
  fill(picture, [12, height - 48, shape === 'browser' ? 180 : width - 24, 36], accent);
  return png(picture);
};

type Shown = {
  readonly result_id: string | null;
  /** Null where a result passed. */
  readonly related_issue_id: string | null;
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

/** Every other one that waits for a moderator who has accepted its test. */
const passes = `
  select result_id, null as related_issue_id, null as issue_id, participant_id, test_id, environment, null as published_at, created_at from (
    select r.id as result_id, r.participant_id, r.test_id, p.browser_or_device as environment, r.completed_at as created_at, row_number() over (order by r.completed_at, r.id) as at
    from case_result r join participant p on p.id = r.participant_id
    where r.status = 'pass' and r.moderation_status = 'not_moderated' and r.completed_at is not null and r.published_at is null
      and exists (select from moderator_assignment a where a.test_id = r.test_id and a.status = 'accepted')) waiting
  where at % 2 = 0 order by at limit ${most}`;

type Evidence = {
  readonly name: string;
  readonly kind: MediaKind;
  readonly bytes: Buffer;
};
type Kept = { readonly name: string; readonly file: StoredFile };

const evidenceOf = (shown: Shown, index: number): readonly Evidence[] => {
  const shape = /Chrome|Firefox|Safari|Edge|Opera/.test(shown.environment ?? '') ? 'browser' : 'phone';
  if (shown.related_issue_id === null)
    return [{ name: 'screenshot.png', kind: 'image', bytes: drawPage(shape, shown.result_id ?? '', false) }];
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
    ids: { readonly case_result_id?: string; readonly related_issue_id?: string; readonly issue_id?: string },
  ) => ({
    id: demoId('attachment', `${shown.related_issue_id ?? shown.result_id}:${name}:${kind}:${ids.issue_id ?? ''}`),
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
    ...(shown.related_issue_id === null ? [] : [row('issue_attachment', { related_issue_id: shown.related_issue_id })]),
    ...(shown.issue_id === null ? [] : [row('issue_attachment', { issue_id: shown.issue_id })]),
  ];
};

export const seedPictures = async (client: OwnerClient, files: FilesPort): Promise<void> => {
  const shown = [...(await client.query(failures)).rows, ...(await client.query(passes)).rows] as readonly Shown[];
  const kept = await Promise.all(shown.map((one, index) => Promise.all(evidenceOf(one, index).map((each) => keep(files, each)))));
  await insertRows(
    client,
    'attachment',
    shown.flatMap((one, index) => (kept[index] ?? []).flatMap((each) => rowsOf(one, each))),
  );
};
