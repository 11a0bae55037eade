import { describe, expect } from 'vitest';
import { playScene, scenes, stageOf } from '../support/calls-of-acts.ts';
import { journey } from '../support/journey.ts';

/** Calls that are too many, by operation. */
type Over = { readonly act: string; readonly calls: number; readonly counted: Readonly<Record<string, number>> };

describe('what a person does', () => {
  for (const scene of scenes)
    journey(`asks for no more than it needs: ${scene.account}, ${scene.what}`, async ({ journey: { as, portal, url } }) => {
      const stage = await stageOf(await portal('manager'));
      const page = await as(scene.account, '/organization-user-settings/profile');
      await page.goto(new URL(scene.path(stage), url).href);
      const found = await playScene(page, scene);
      const over = found.flatMap(({ act, calls, counted }): readonly Over[] =>
        calls <= act.bar ? [] : [{ act: act.name, calls, counted: Object.fromEntries(counted) }],
      );
      expect(over).toEqual([]);
    });
});
