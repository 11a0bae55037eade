import { readFileSync } from 'node:fs';
import type { Random } from '../random.ts';

export const films = ['browser', 'phone'] as const;

export const readFilm = (shape: (typeof films)[number]): Buffer =>
  readFileSync(new URL(`../../../crowd/recordings/${shape}.webm`, import.meta.url));

const two = (figure: number): string => String(figure).padStart(2, '0');
const clock = (seconds: number): string =>
  `${two(9 + Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

const parts = [
  'I screen: opened',
  'D http: GET /api/v2/items 200',
  'D http: GET /api/v2/session 200',
  'I cache: kept 12 entries',
  'W screen: slow frame',
];
const lines = 400;

export const writeLog = (random: Random): Buffer => {
  let second = random.between(60, 600);
  const failed = lines - random.between(8, 30);
  const written = Array.from({ length: lines }, (_, at) => {
    second += random.between(0, 3);
    const words =
      at === failed ? 'E http: POST /api/v2/confirm 502 after 4012 ms' : `${random.pick(parts)} in ${random.between(8, 400)} ms`;
    return `${clock(second)} ${words}`;
  });
  return Buffer.from(`${written.join('\n')}\n`);
};

export const writeCalls = (random: Random): Buffer => {
  const paths = ['/api/v2/session', '/api/v2/items', '/api/v2/basket', '/api/v2/confirm'];
  const rows = Array.from({ length: 60 }, (_, at) => {
    const answer = at === 51 ? '502,"bad gateway, no answer from payments"' : '200,';
    return `${at + 1},${random.pick(['GET', 'POST'])},${random.pick(paths)},${random.between(12, 900)},${answer}`;
  });
  return Buffer.from(`${['call,method,path,milliseconds,status,note', ...rows].join('\n')}\n`);
};

const remarks = [
  'It does not happen when I start again from the home page.',
  'I tried it three times; the second time it worked.',
  'With a slow connection it is worse.',
  'The button stays grey for about four seconds before anything happens.',
  'A reload of the page helps.',
];

export const writeNotes = (random: Random): Buffer =>
  Buffer.from(
    `Notes while testing\n\n${random
      .sample(remarks, 3)
      .map((remark) => `- ${remark}`)
      .join('\n')}\n`,
  );
