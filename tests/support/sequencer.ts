import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Of the server, long for their size. */
const long = /\/(?:kill-\w+|refused-start|backup|stopping|embedded|failing|subsets)\.test\.ts$/;
/** Need results that others use up. */
const needy = /\/(?:axe|calls|claims|saved-sentences|flows-supervised)\.test\.ts$/;
/** Take most of the transitions. */
const flows = /\/flows-[\w-]+\.test\.ts$/;
/** Long journeys: where the time is too short for all, they leave it to the many that are short. */
const slow = /\/(?:survival-wizard-\w+|wizard-paths|keyboard|drafts-(?:held|shared|beside)|import-begun|import|links|forms)\.test\.ts$/;

const placeOf = (path: string): number => {
  const at = [long, needy, flows].findIndex((pattern) => pattern.test(path));
  if (at !== -1) return at;
  return slow.test(path) ? 4 : 3;
};

/** Begins with the files of the server that take long, so that none of them is left to run alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return sorted.toSorted((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId));
  }
}
