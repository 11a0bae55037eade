import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { webhookData } from '#schema/rules/integrations/webhook.ts';
import { webhookEventNames, webhookEvents, webhookPauses } from '#schema/vocabulary/webhook.ts';
import { bodyOf, messageId, signedHeaders } from '#server/areas/integrations/webhooks/deliver.job.ts';
import { textOf } from '#tests/support/tree.ts';

const page = textOf('docs/webhooks.md');

it('names every event with its version and what it holds', () => {
  const told = [...page.matchAll(/^\| `([a-z_.]+)` \| (\d+) \| ([^|]+) \| ([^|]+) \|$/gmu)].map(([, ...cells]) =>
    cells.map((cell) => cell?.trim()),
  );
  const all = [
    ...webhookEventNames.map((name) => [name, webhookEvents[name].version, webhookEvents[name].label] as const),
    ['webhook.test', 1, 'Send test is pressed'] as const,
  ];
  expect(told).toEqual(
    all.map(([name, version, label]) => [
      name,
      String(version),
      label,
      Object.keys(webhookData[name].entries)
        .map((field) => `\`${field}\``)
        .join(', '),
    ]),
  );
});

it('tells the pauses as they are', () => {
  const units = { second: 1_000, seconds: 1_000, minute: 60_000, minutes: 60_000, hour: 3_600_000, hours: 3_600_000 } as const;
  const told = [...page.matchAll(/^\| \d+ \| ([\d.]+) (second|minute|hour)(s?) \|$/gmu)].map(
    ([, count, unit]) => Number(count) * units[unit as keyof typeof units],
  );
  expect(told).toEqual([...webhookPauses]);
  expect(webhookPauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(86_400_000);
});

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

it('holds a receiver that works in an empty folder, takes ours once, and refuses what is replayed or forged', async () => {
  const [, receiver = ''] = /```js receiver\.mjs\n([\s\S]*?)```/u.exec(page) ?? [];
  expect(receiver.trim().split('\n').length).toBeLessThanOrEqual(25);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-receiver-'));
  const [secret, old, port] = [
    `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    `whsec_${Buffer.alloc(32, 2).toString('base64')}`,
    await freePort(),
  ];
  await writeFile(path.join(folder, 'receiver.mjs'), receiver);
  const program = spawn(process.execPath, ['receiver.mjs'], { cwd: folder, env: { WEBHOOK_SECRET: secret, PORT: String(port) } });
  let said = '';
  program.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  try {
    const body = bodyOf(
      { type: 'webhook.test', data: { message: 'Hello' }, link: null, at: '2026-11-21T09:00:00.000Z' },
      'https://muster.example.com',
    );
    const id = messageId('0f0f0f0f-0000-4000-8000-000000000001');
    const send = async (headers: Readonly<Record<string, string>>, text = body) =>
      (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: text })).status;
    await vi.waitFor(() => send({}), { timeout: 10_000 });
    const [now, before] = [new Date(), new Date(Date.now() - 301_000)];
    expect(await send(signedHeaders([secret], id, now, body))).toBe(204);
    expect(await send(signedHeaders([old, secret], id, now, body))).toBe(204);
    expect(await send(signedHeaders([old], id, now, body))).toBe(400);
    expect(await send(signedHeaders([secret], id, before, body))).toBe(400);
    expect(
      await send({ ...signedHeaders([secret], id, before, body), 'webhook-timestamp': String(Math.floor(now.getTime() / 1000)) }),
    ).toBe(400);
    expect(await send(signedHeaders([secret], id, now, body), body.replace('Hello', 'Hallo'))).toBe(400);
    expect(await send({ ...signedHeaders([secret], id, now, body), 'webhook-id': 'msg_other' })).toBe(400);
    await vi.waitFor(() => expect(said).toBe('webhook.test Hello\n'));
  } finally {
    program.kill();
    await rm(folder, { recursive: true });
  }
});
