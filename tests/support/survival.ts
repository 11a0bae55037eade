import { describe, expect } from 'vitest';
import { isOnDiagonal } from './diagonal.ts';
import { dropDraft, goSoftly, groundOf, keptDraft, plantDraft } from './drivers-drafts.ts';
import { arriveAt, requestsNamed } from './drivers-launch.ts';
import { requestPlace, stepPlace } from './drivers-wizard.ts';
import type { Place } from './drivers-wizard.ts';
import { journey } from './journey.ts';
import { faults, isKept, reopened } from './survival-faults.ts';
import type { FaultName, Stage } from './survival-faults.ts';
import { faultsOf, requestStates, stepStates, validTest } from './wizard-places.ts';
import type { Ground, StepState } from './wizard-places.ts';

/** Enough for a machine that does other things as well. */
const patience = 600_000;
const slowest = 60_000;

/** Everything that the wizard can show is switched on. */
export const everyFlag: Ground['flags'] = {
  advancedTestsAccess: true,
  newLaunchUxEnabled: true,
  autoLaunchingEnabled: true,
  googleSheetsAutoImportEnabled: true,
  knownIssuesUploadEnabled: true,
  videoRequirementEnabled: true,
  uniqueTestData: true,
  scopeRequirements: true,
  testCaseUploader: true,
  testRailImporter: true,
  deliveryModeSelection: true,
};

/** All steps but Scope ask a translation what they ask a localization; a request that starts now is shown as a calm one is. */
const asksAlike = ({ activity, step }: StepState): boolean => activity === 'translation' && step !== 'scope';
const looksAlike = (state: string): boolean => state === 'now';

/** Every state of the wizard and the request. */
export const placesOf = (ground: Ground, name: string): readonly Place[] => [
  ...stepStates(ground)
    .filter((state) => !asksAlike(state))
    .map((state) => stepPlace(ground, state, name)),
  ...requestStates(ground)
    .filter((state) => !looksAlike(state))
    .map((state) => requestPlace(ground, state, name)),
];

const all = Object.keys(faults);

/** Walks the states of the wizard and the request, and lets one of all faults happen in each. */
export const surviveEverywhere = (...names: readonly FaultName[]): void => {
  describe('at every state of the wizard and the request', () => {
    journey.for(names)(
      '%s loses no value and launches nothing',
      { timeout: patience },
      async (fault, { journey: { as, portal: portalOf, problems } }) => {
        const portal = await portalOf('customer');
        const ground = await groundOf(portal);
        expect([ground.flags, faultsOf(validTest(ground, 'test_case_run'), ground)]).toEqual([everyFlag, []]);
        const name = `Survives ${Date.now()}`;
        const done: Stage[] = [];
        let page = await as('customer', '/results');
        page.context().setDefaultTimeout(slowest);
        const places = placesOf(ground, name).filter((_, row) => isOnDiagonal(row, all.indexOf(fault), all.length));
        for (const [index, place] of places.entries()) {
          const words = `words${index}x${Date.now()}`;
          const draftId = await plantDraft(portal, place.draft);
          const stage = { page, place, draftId, words, portal };
          try {
            await goSoftly(page, place.href(draftId));
            await arriveAt(page, place.title);
            page = await faults[fault](stage);
            if (place.covers) await reopened(page, place, draftId);
            await place.seen(page, words);
          } catch (error) {
            throw new Error(`${place.name}: ${String(error)}`, { cause: error });
          }
          done.push(stage);
        }
        await goSoftly(page, '/results');
        await arriveAt(page, 'Results');
        for (const stage of done) await isKept(stage);
        for (const { draftId } of done) expect((await keptDraft(portal, draftId)).state).toBe('draft');
        for (const each of [name, ...done.map(({ words }) => words).slice(-10)]) expect(await requestsNamed(portal, each)).toBe(0);
        await Promise.all(done.map(({ draftId }) => dropDraft(portal, draftId)));
        problems();
      },
    );
  });
};
