import { openWorld } from './world.ts';
const world = await openWorld({
  sizes: { testers: 100_000, issues: 200_000, organizations: 200, cases: 1000, participants: 1000, testsEach: 20 },
  keep: '/tmp/w/issues-world',
  say: (l) => console.log(l),
});
console.log(JSON.stringify(world.embedded.ownerUrl), world.embedded.appUrl);
await world.stop();
