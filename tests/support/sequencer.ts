import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

const long =
  /\/(?:kill-\w+|refused-start|backup|stopping|embedded|failing|subsets|survival-wizard-\w+|axe|calls|claims|saved-sentences|wizard-paths|keyboard|drafts-(?:held|shared|beside)|import-begun|import|links|flows-supervised)\.test\.ts$/;

/** Begins with the files that take long for their size, so that none of them is left to run alone at the end, and with those that need results which later files use up. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
