import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OutgoingBody } from './guarded-fetch/guarded-fetch.ts';

/** Quotes and control characters would end the header; browsers encode them so. */
const quoted = (name: string): string => name.replaceAll('"', '%22').replaceAll(/\p{Cc}/gu, ' ');

/** Only a well-formed type, as a header takes nothing else. */
const typed = (contentType: string): string => (/^[\w.+-]+\/[\w.+-]+$/u.test(contentType) ? contentType : 'application/octet-stream');

export const filePart = (
  name: string,
  file: { readonly name: string; readonly contentType: string; readonly sizeBytes: number },
  content: Readable,
): { readonly headers: Readonly<Record<string, string>>; readonly body: OutgoingBody } => {
  const boundary = `muster-${randomUUID()}`;
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${quoted(file.name)}"\r\ncontent-type: ${typed(file.contentType)}\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const parts = async function* (): AsyncGenerator<Buffer> {
    yield head;
    for await (const chunk of content as AsyncIterable<Buffer>) yield chunk;
    yield tail;
  };
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: { stream: Readable.from(parts(), { objectMode: false }), length: head.length + file.sizeBytes + tail.length },
  };
};
