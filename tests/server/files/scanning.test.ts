import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clamd, ScannerAway } from '#server/files/clamd.ts';
import { folderFiles } from '#server/files/open.ts';
import { scannerPlaceOf } from '#server/lib/addresses.ts';
import { eicar, startClamd } from '#tests/support/clamd.ts';
import type { ClamdStandIn, Mood } from '#tests/support/clamd.ts';
import { makeFolder, removeFolder } from '#tests/support/embedded.ts';
import { seed } from '#tests/support/seed.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';

let folder: string;
let standIn: ClamdStandIn;
beforeAll(async () => {
  folder = await makeFolder();
  standIn = await startClamd();
});
afterEach(() => {
  standIn.mood = 'right';
});
afterAll(async () => {
  await standIn.stop();
  await removeFolder(folder);
});

async function* pieces(...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield await Promise.resolve(part);
}
const scannerAt = (address: string) => {
  const place = scannerPlaceOf(address);
  if (place === null) throw new Error(`${address} is no place of a scanner`);
  return clamd(place, { connect: 500, silence: 300 });
};

describe('a scanner that speaks as clamd does', () => {
  it('is told every byte in frames it takes, and answers clean or by the name of what it found', async () => {
    const large = randomBytes(300_000);
    standIn.seen.length = 0;
    expect(await scannerAt(standIn.address).scan(pieces(large, Buffer.from('end')))).toEqual({ isClean: true });
    expect(standIn.seen.at(-1)?.equals(Buffer.concat([large, Buffer.from('end')]))).toBe(true);
    expect(await scannerAt(standIn.address).scan(pieces(Buffer.from(eicar)))).toEqual({ isClean: false, found: 'Eicar-Signature' });
  });

  it('is reached by a socket of this machine, too', async () => {
    const local = await startClamd(path.join(folder, 'clamd.ctl'));
    try {
      expect(await scannerAt(local.address).scan(pieces(Buffer.from('a')))).toEqual({ isClean: true });
      expect(await scannerAt(local.address).answers()).toBe(true);
    } finally {
      await local.stop();
    }
    expect(await scannerAt(local.address).answers()).toBe(false);
  });

  it.each(['half', 'silent', 'garbled', 'limit', 'hangs up'] as const)('gives no verdict where it is: %s', async (mood: Mood) => {
    standIn.mood = mood;
    await expect(scannerAt(standIn.address).scan(pieces(randomBytes(200_000), randomBytes(200_000)))).rejects.toBeInstanceOf(ScannerAway);
  });

  it.each(['tcp://127.0.0.1:1', 'tcp://nowhere.invalid:3310', 'unix:/nowhere/clamd.ctl'])(
    'gives none where it is gone: %s',
    async (address) => {
      await expect(scannerAt(address).scan(pieces(Buffer.from('a')))).rejects.toBeInstanceOf(ScannerAway);
    },
  );
});

describe('an installation with a scanner', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({}, { VIRUS_SCANNER: standIn.address });
    await plantTwins(portal.database.owner);
  });
  afterAll(() => portal.stop());

  const who = { userId: idOf('a', 'manager'), organizationId: idOf('a', 'organization') };
  const upload = async (text: string) => {
    const form = new FormData();
    form.append('file', new Blob([text]), 'notes.txt');
    const answer = await fetch(`${portal.url}/api/chat-files?channel=${idOf('a', 'chat-public')}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await portal.server.identity.mint(who.userId)}`, 'x-organization-public-id': publicId('a') },
      body: form,
    });
    return { status: answer.status, retry: answer.headers.get('retry-after'), body: (await answer.json()) as Record<string, unknown> };
  };
  const get = (objectId: string) => fetch(`${portal.url}${portal.server.services.fileLink(who, objectId)}`);
  const kept = async () => {
    const found = await readdir(path.join(portal.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
    return found.filter((entry) => entry.isFile()).length;
  };

  it('keeps and hands out what is clean', async () => {
    const { status, body } = await upload('clean');
    expect(status).toBe(200);
    const shown = await get(String(body['id']));
    expect([shown.status, await shown.text()]).toEqual([200, 'clean']);
  });

  it('keeps nothing of what is harmful, and says what it is', async () => {
    const before = await kept();
    expect(await upload(`a ${eicar}`)).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'invalid', message: 'This file is harmful (Eicar-Signature) and was not kept.', path: 'file' }] },
    });
    expect(await kept()).toBe(before);
  });

  it('takes nothing without a verdict, and says that it may be tried again', async () => {
    const before = await kept();
    standIn.mood = 'half';
    expect(await upload('unjudged')).toMatchObject({ status: 503, retry: '1', body: { error_code: 'unavailable' } });
    expect(await kept()).toBe(before);
  });

  describe('with files from before', () => {
    const attachment = async (text: string) => {
      const files = folderFiles(path.join(portal.dataDir, 'files'));
      const stored = await files.store(pieces(Buffer.from(text)), { name: 'a.txt', maxBytes: 1000, kinds: ['text'] });
      const id = randomUUID();
      const { storageKey, sizeBytes, sha256, contentType } = stored;
      const { rows: tests } = await portal.database.owner.query<{ id: string }>('select id from test where organization_id = $1 limit 1', [
        who.organizationId,
      ]);
      await seed(portal.database.owner, 'attachment', {
        id,
        organization_id: who.organizationId,
        test_id: tests[0]?.id,
        kind: 'issue_attachment',
        storage_key: storageKey,
        size_bytes: sizeBytes,
        sha256,
        content_type: contentType,
      });
      return id;
    };
    const stateOf = async (id: string) =>
      (await portal.database.owner.query('select state from attachment where id = $1', [id])).rows[0]?.state;

    it('judges them when they are asked for first, once, and hands out none before', async () => {
      const id = await attachment('from before');
      standIn.mood = 'hangs up';
      expect((await get(id)).status).toBe(503);
      standIn.mood = 'right';
      expect(await (await get(id)).text()).toBe('from before');
      standIn.mood = 'hangs up';
      expect(await (await get(id)).text()).toBe('from before');
    });

    it('blocks those that are harmful for good', async () => {
      const id = await attachment(eicar);
      expect([(await get(id)).status, await stateOf(id)]).toEqual([404, 'blocked']);
      standIn.mood = 'hangs up';
      expect((await get(id)).status).toBe(404);
      const { rows } = await portal.database.owner.query(
        `select operation, event, role from audit where entity_id = $1 and event = 'check.fail'`,
        [id],
      );
      expect(rows).toEqual([{ operation: 'scanFile', event: 'check.fail', role: 'system' }]);
    });
  });
});
