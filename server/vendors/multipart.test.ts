import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { filePart } from './jira/jira-tracker.ts';

const written = async (name: string, contentType: string): Promise<readonly [head: string, isWhole: boolean]> => {
  const { body } = filePart('file', { name, contentType, sizeBytes: 4 }, Readable.from([Buffer.from('abcd')]));
  if (typeof body === 'string') throw new TypeError('a stream was expected');
  const sent = await text(body.stream);
  return [sent.slice(sent.indexOf('\r\n') + 2, sent.indexOf('\r\n\r\n')), Buffer.byteLength(sent) === body.length];
};

it('puts nothing of a file’s name or type into headers but a name and a type', async () => {
  expect(await written('a "b"\r\nx: y.png', 'image/png')).toEqual([
    'content-disposition: form-data; name="file"; filename="a %22b%22  x: y.png"\r\ncontent-type: image/png',
    true,
  ]);
  expect(await written('a.png', 'image/png\r\nx-atlassian-token: no')).toEqual([
    'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: application/octet-stream',
    true,
  ]);
});
