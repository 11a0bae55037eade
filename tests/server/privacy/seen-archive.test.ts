import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { saidIn } from '#tests/support/chat-access.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf, marker } from '#tests/support/twin-world.ts';
import { readOtherwise } from './organization-reads.ts';
import { emptyPortal, entriesOf, made, plantEverything, restored } from './organization-world.ts';

let world: PortalWorld;
let empty: Portal;
beforeAll(async () => {
  world = await openPortalWorld();
  await plantEverything(world);
  await world.sql(`update supervised_test set payout_base_amount = 987654`);
  await world.sql(`update chat_message set state = 'deleted', text = 'taken back' where id = $1`, [idOf('a', 'chat-message-2')]);
  empty = await emptyPortal(world);
});
afterAll(async () => {
  await world.stop();
  await empty.stop();
});

/** What stands in the rows of the organization, and no customer is told. */
const untold = [
  'crowd.example',
  `${marker('a')} unpublished`,
  saidIn('private'),
  saidIn('community'),
  '987654',
  'taken back',
  'manager-draft',
];

describe('an archive that a customer asked for', () => {
  it('holds nothing that customers do not read, which that of an operator does', async () => {
    const found = async (scope: 'whole' | 'seen') => {
      const all = [...entriesOf(await made(world, scope))].flat().join('\n');
      return untold.filter((words) => all.includes(words));
    };
    expect(await found('whole')).toEqual(untold.filter((words) => words !== 'manager-draft'));
    expect(await found('seen')).toEqual([]);
  });

  it('has the rows of people, tests and results, and none of what is for staff alone', async () => {
    const tables = [...entriesOf(await made(world, 'seen')).keys()].filter((name) => name.startsWith('tables/'));
    expect(
      ['blocker', 'audit', 'edit_request', 'case_result_moderation_log', 'tester_choice', 'legal_hold'].filter((name) =>
        tables.includes(`tables/${name}.jsonl`),
      ),
    ).toEqual([]);
    expect(['issue', 'case_result', 'chat_message', 'attachment'].filter((name) => !tables.includes(`tables/${name}.jsonl`))).toEqual([]);
  });

  it('comes back in an empty installation, and is read there by that customer as it was', async () => {
    expect(await restored(empty, await made(world, 'seen'))).toMatchObject({ files: 4, testers: { matched: 0 } });
    await empty.database.owner.query(`update organization_user set state = 'active', removed_at = null where role <> 'customer'`);
    /** Drafts that colleagues share with nobody are theirs. */
    expect(await readOtherwise(world.portal, empty, 'customer')).toEqual([
      'Query.getOrganizationUsers.data.getOrganizationUsers.4.draftCount: 0, not 1',
    ]);
  });
});
