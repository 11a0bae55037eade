import type { Pool } from 'pg';
import { deriveKeys } from '../lib/master-key.ts';
import type { MasterKey } from '../lib/master-key.ts';
import { seal, unseal } from '../lib/seal.ts';

/** May hold links that let their reader in, so it is encrypted. */
export type Words = { readonly text: string; readonly html: string; readonly headers: Readonly<Record<string, string>> };

export type MailWords = {
  readonly close: (mailId: string, words: Words) => Buffer;
  /** Null for another master key or mail. */
  readonly open: (mailId: string, sealed: Buffer) => Words | null;
};

export const mailWordsWith = (masterKey: MasterKey): MailWords => {
  const keys = deriveKeys(masterKey, 'mails');
  return {
    close: (mailId, words) => seal(keys[0], Buffer.from(JSON.stringify(words)), mailId),
    open: (mailId, sealed) => {
      const plain = unseal(keys, sealed, mailId);
      return plain === null ? null : (JSON.parse(plain.toString()) as Words);
    },
  };
};

type Plain = { id: string; text: string; html: string; headers: Readonly<Record<string, string>> };

const plain = `select id, coalesce(text_body, '') as text, coalesce(html_body, '') as html, headers from mail where html_body is not null limit 500`;
const close = `update mail set sealed = $2, text_body = null, html_body = null, headers = '{}' where id = $1 and html_body is not null`;

/** Encrypts content stored by an older version in plain text. */
export const sealPlainMails = async (owner: Pool, words: MailWords): Promise<void> => {
  for (;;) {
    const { rows } = await owner.query<Plain>(plain);
    if (rows.length === 0) return;
    for (const { id, ...said } of rows) await owner.query(close, [id, words.close(id, said)]);
  }
};
