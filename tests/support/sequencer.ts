import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Runs the file that looks at what all journeys did after all journeys. */
export class LastLook extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLast = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('tests/journeys/transitions.test.ts');
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return [...sorted.filter((file) => !isLast(file)), ...sorted.filter(isLast)];
  }
}
