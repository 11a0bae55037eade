import { readFileSync } from 'node:fs';
import { drawScreenshot } from './pictures/screenshot.ts';
import type { Random } from './random.ts';
import type { UploadedFile, Story } from './types.ts';

type Seen = {
  readonly story: Story;
  readonly appName: string;
  readonly caseCode: string;
  readonly caseName: string;
  readonly onPhone: boolean;
  readonly error: string | null;
};

const nameOf = (caseCode: string): string => caseCode.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

export const screenshot = (seen: Seen, random: Random): UploadedFile => ({
  name: `${nameOf(seen.caseCode)}-screenshot.png`,
  contentType: 'image/png',
  body: drawScreenshot(
    {
      shape: seen.onPhone ? 'phone' : 'browser',
      appName: seen.appName,
      caseCode: `${seen.caseCode} ${seen.caseName}`,
      heading: random.pick(seen.story.headings),
      error: seen.error,
      button: seen.story.button,
    },
    random,
  ),
});

const clock = (second: number): string =>
  `09:${String(Math.floor(second / 60) % 60).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.${String((second * 137) % 1000).padStart(3, '0')}`;

export const deviceLog = (seen: Seen, random: Random): UploadedFile => {
  let second = random.whole(60, 1800);
  const line = (level: string, part: string, words: string): string =>
    `${clock((second += random.whole(0, 4)))} ${level} ${part}: ${words}`;
  const screen = random.pick(seen.story.headings);
  const lines = [
    line('I', 'app', `start, build ${random.whole(2, 9)}.${random.whole(0, 20)}.${random.whole(0, 9)}`),
    line('I', 'network', 'connected, wifi'),
    line('I', 'screen', `opened "${screen}"`),
    line('D', 'http', `GET /api/v2/session 200 in ${random.whole(40, 300)} ms`),
    line('D', 'http', `GET /api/v2/items 200 in ${random.whole(90, 900)} ms`),
    line('W', 'screen', `slow frame, ${random.whole(34, 180)} ms`),
    line('D', 'http', `POST /api/v2/confirm ${random.pick([400, 409, 422, 500, 502])} in ${random.whole(200, 4000)} ms`),
    line('E', 'screen', seen.error ?? 'unexpected state'),
    line('I', 'screen', `left "${screen}"`),
  ];
  return { name: `${nameOf(seen.caseCode)}-device.log`, contentType: 'text/plain', body: Buffer.from(`${lines.join('\n')}\n`) };
};

export const recordedAnswer = (seen: Seen, random: Random): UploadedFile => ({
  name: `${nameOf(seen.caseCode)}-response.json`,
  contentType: 'application/json',
  body: Buffer.from(
    JSON.stringify(
      {
        request: { method: 'POST', path: '/api/v2/confirm' },
        status: random.pick([400, 409, 422, 500]),
        milliseconds: random.whole(120, 3000),
        body: { error: seen.error, trace: random.whole(100_000, 999_999).toString(16) },
      },
      null,
      2,
    ),
  ),
});

const films = { phone: 'phone.webm', browser: 'browser.webm' } as const;

export const recording = (issueCode: string, onPhone: boolean): UploadedFile => ({
  name: `${nameOf(issueCode)}-recording.webm`,
  contentType: 'video/webm',
  body: readFileSync(new URL(`recordings/${films[onPhone ? 'phone' : 'browser']}`, import.meta.url)),
});
