import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { folderFiles } from '#server/files/open.ts';
import { lostUploads } from '#server/files/lost-uploads.ts';
import { argumentsFor } from '../../authorization/samples.ts';
import { publicId } from '#tests/support/twin-world.ts';
import type { Person } from '#tests/support/builders/portal-world.ts';
import type { Loose } from '#tests/support/portal.ts';
import { openLaunchingWorld, runnable } from './world.ts';
import type { LaunchingWorld } from './world.ts';

let world: LaunchingWorld;
let crowd: string;
beforeAll(async () => {
  world = await openLaunchingWorld();
  crowd = await createCrowdToken(world.portal.database.owner, 'Crowd');
});
afterAll(() => world.stop());

const build = Buffer.from(zipSync({ 'Payload/App': new Uint8Array([1, 2, 3]) }));
const folder = () => path.join(world.portal.dataDir, 'files');
const kept = async (): Promise<number> =>
  (await readdir(folder(), { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) => entry.isFile()).length;

const attach = async (person: Person, name: string, body: Buffer) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(body)], name));
  const answer = await fetch(`${world.portal.url}/api/request-files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await world.token(person)}`,
      'x-organization-public-id': publicId(person.endsWith(' of b') ? 'b' : 'a'),
    },
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
};
const attached = async (person: Person, name = 'App.ipa'): Promise<string> => (await attach(person, name, build)).body.id;

const filesOf = async (person: Person, testId: string): Promise<readonly Loose[]> => {
  const shown = 'files { id name mediaKind size url }';
  const query = `query ($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { ${shown} } ... on FlexibleTestingTest { ${shown} } } }`;
  return (await world.ask(person, query, { id: testId }))['platformTest'].files;
};
const bytesAt = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(`${world.portal.url}${url}`)).arrayBuffer());

const launchSimple = async (fileIds: readonly string[]): Promise<Loose> => {
  const { advancedTestRequestParams } = argumentsFor('Mutation.launchAdvancedTest', 'a')['input'] as { advancedTestRequestParams: object };
  const input = { advancedTestRequestParams: { ...advancedTestRequestParams, clonedFromTestId: null, fileIds } };
  const wizard = (isOn: boolean) =>
    world.sql('update organization set new_launch_ux_enabled = $2 where id = $1', [world.id('organization'), isOn]);
  await wizard(false);
  const answer = await world.act('customer', 'launchAdvancedTest', input, 'result { id }');
  await wizard(true);
  return answer;
};

describe('a file for a request', () => {
  it('is taken from whoever may launch, under a name and kind that tell the truth', async () => {
    const statuses: Partial<Record<Person, number>> = {};
    for (const person of ['customer', 'manager', 'accepted'] as const)
      statuses[person] = (await attach(person, 'a.txt', Buffer.from('a'))).status;
    expect(statuses).toEqual({ customer: 200, manager: 200, accepted: 403 });
    expect((await attach('customer', '..\\App.ipa', build)).body).toMatchObject({
      name: 'App.ipa',
      mediaKind: 'archive',
      size: build.length,
    });
    expect((await attach('customer', 'App.exe', build)).body).toMatchObject({ name: 'App.zip' });
    const before = await kept();
    expect(await attach('customer', 'App.apk', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0]))).toMatchObject({
      status: 415,
      body: { error_code: 'invalid_type' },
    });
    expect(await kept()).toBe(before);
  });

  it('comes along with a launch of either kind, in its order, and is read by the organization and not by moderators', async () => {
    const fileIds = [await attached('customer', 'Two.ipa'), await attached('manager', 'One.ipa')];
    const request = await world.launch([runnable()], { fileIds });
    const simple = (await launchSimple(fileIds)).result.id;
    for (const testId of [request, simple])
      for (const person of ['customer', 'manager'] as const) {
        const files = await filesOf(person, testId);
        expect(files.map(({ name }) => name)).toEqual(['Two.ipa', 'One.ipa']);
        expect(await bytesAt(files[0]?.url)).toEqual(build);
      }
    const [row] = await world.evaluated(request);
    const supervised = row?.launched ?? '';
    expect((await filesOf('customer', supervised)).map(({ name }) => name)).toEqual(['Two.ipa', 'One.ipa']);
    await world.seed('moderator_assignment', {
      organization_id: world.id('organization'),
      test_id: supervised,
      user_id: world.id('accepted'),
      status: 'accepted',
    });
    expect(await filesOf('accepted', supervised)).toEqual([]);
  });

  it('is refused where it is gone, foreign or one too many, and nothing is launched', async () => {
    const own = await attached('customer');
    const foreign = await attached('customer of b');
    const count = async () => (await world.sql('select count(*)::int as count from test'))[0]?.['count'];
    const before = await count();
    const input = (fileIds: readonly string[]) => ({ name: 'Release', requestedTests: [runnable()], fileIds });
    const refusals = async (fileIds: readonly string[]) =>
      (await world.act('customer', 'createCustomerRequest', input(fileIds), 'errors { code path }')).errors;
    for (const id of [foreign, crypto.randomUUID(), 'nothing'])
      expect(await refusals([own, id])).toMatchObject([{ code: 'not_found', path: 'fileIds[1]' }]);
    expect(await refusals(Array.from({ length: 21 }, () => own))).toMatchObject([{ code: 'too_many', path: 'fileIds' }]);
    expect((await launchSimple([foreign])).errors).toMatchObject([{ code: 'not_found', path: 'advancedTestRequestParams.fileIds[0]' }]);
    expect(await count()).toBe(before);
  });

  it('comes along with a clone, which keeps it when the first request goes', async () => {
    const first = await world.launch([runnable()], { fileIds: [await attached('customer')] });
    const [file] = await filesOf('customer', first);
    const clone = (await launchSimple([file?.['id']])).result.id;
    await world.sql('delete from request_file where test_id = $1', [first]);
    const [copy] = await filesOf('customer', clone);
    expect(await bytesAt(copy?.['url'])).toEqual(build);
  });

  it('is handed to testers who have joined, and to nobody else of the crowd', async () => {
    const request = await world.launch([runnable()], { fileIds: [await attached('customer')] });
    const [row] = await world.evaluated(request);
    const participants = await world.sql<{ id: string }>('select id from participant where test_id = $1 order by id', [row?.launched]);
    const [joined = { id: '' }, invited = { id: '' }] = participants;
    await world.sql(`update participant set status = 'joined' where id = $1`, [joined.id]);
    const headers = { authorization: `Bearer ${crowd}`, 'content-type': 'application/json' };
    const asked = await fetch(`${world.portal.url}/api/crowd`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: `{ testBrief(participantId: "${joined.id}") { files { id name mediaKind sizeBytes sha256 } } }` }),
    });
    const { files } = (await asked.json()).data.testBrief;
    expect(files).toEqual([expect.objectContaining({ name: 'App.ipa', mediaKind: 'archive', sizeBytes: build.length })]);
    const read = (participantId: string, fileId: string, token = crowd) =>
      fetch(`${world.portal.url}/api/crowd/files/${participantId}/${fileId}`, { headers: { authorization: `Bearer ${token}` } });
    const answer = await read(joined.id, files[0].id);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('filename="App.ipa"')]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(build);
    const other = await attached('customer');
    const statuses = [
      await read(invited.id, files[0].id),
      await read(joined.id, other),
      await read('x', 'y'),
      await read(joined.id, files[0].id, 'no-such-token-at-all'),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 401]);
  });

  it('that waits goes after a day, unless a draft has it', async () => {
    await world.sql('delete from request_file where test_id is null');
    const [lost, drafted] = [await attached('customer', 'Lost.ipa'), await attached('customer', 'Drafted.ipa')];
    const values = { files: [{ id: drafted, name: 'Drafted.ipa', mediaKind: 'archive', size: build.length }] };
    const draft = { id: crypto.randomUUID(), version: 0, name: 'Draft', step: 'summary', values };
    await world.act('customer', 'saveLaunchDraft', draft, 'result { id }');
    const waiting = async () => (await world.sql('select id from request_file where test_id is null order by name')).map(({ id }) => id);
    expect(await waiting()).toEqual([drafted, lost]);
    const clock = { now: () => new Date(Date.now() + 25 * 3_600_000) };
    await lostUploads({ owner: world.portal.database.owner, files: folderFiles(folder()), clock })();
    expect(await waiting()).toEqual([drafted]);
  });
});
