import type { FilesPort } from '#server/files/files.ts';
import { randomFrom } from '../random.ts';
import type { OwnerClient } from '../rows.ts';
import type { Tester } from './crowd.ts';
import { seedCredits } from './credits.ts';
import { countEverything, makeIssues } from './finish.ts';
import { seedChats } from './chats.ts';
import { seedHappenings } from './happenings.ts';
import { counter, teller, type Making } from './making.ts';
import { seedPictures } from './pictures.ts';
import { livePlans } from './plan.live.ts';
import { pastPlans } from './plan.past.ts';
import { upcomingPlans } from './plan.upcoming.ts';
import { seedViews } from './saved-views.ts';
import { seedReproductions } from './reproductions.ts';
import { makeRequest } from './request-rows.ts';
import { rowsOfWorld } from './rows-of-world.ts';
import { makeRun } from './run-rows.ts';
import { makeWork } from './run-work.ts';
import { seedTriage } from './triage.ts';

const plans = [...livePlans, ...upcomingPlans, ...pastPlans];

/** The tests of Northwind, with everything that happened in them. */
export const seedTests = async (client: OwnerClient, now: Date, people: readonly Tester[], files: FilesPort | null): Promise<void> => {
  const making: Making = { now, people, random: randomFrom('tests'), rows: rowsOfWorld(), tell: teller(), count: counter() };
  for (const plan of plans) {
    makeRequest(making, plan);
    for (const [index, one] of plan.requested.entries()) {
      for (const run of one.runs) makeWork(making, one, run, makeRun(making, plan, one, index + 1, run));
    }
  }
  await making.rows.write(client);
  await makeIssues(client);
  const reproduced = await seedTriage(client, now);
  await seedHappenings(client, now);
  await seedChats(client, now);
  await seedCredits(client, now);
  await seedViews(client, now);
  if (files !== null) await seedPictures(client, files);
  await seedReproductions(client, now, reproduced, files);
  await countEverything(client);
};
