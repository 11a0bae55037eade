import { personaOf } from './persona.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import type { Defect, Story } from './stories/story.ts';

export type Status = 'pass' | 'fail' | 'blocked' | 'skipped';

type About = { readonly seed: string; readonly email: string; readonly testCode: string; readonly caseCode: string };

/** One case in five is really broken; there most testers see it, elsewhere few do. */
const shareOf = (seed: string, testCode: string, caseCode: string): number =>
  randomFrom(seed, 'broken', testCode, caseCode).chance(0.2) ? 0.62 : 0.075;

/** What one tester finds in one case: about 75 of 100 pass, 18 fail, 5 are blocked. */
export const verdictOf = ({ seed, email, testCode, caseCode }: About): Status => {
  const random = randomFrom(seed, 'verdict', email, testCode, caseCode);
  if (personaOf(seed, email).kind === 'quick' && random.chance(0.85)) return 'pass';
  if (random.chance(0.05)) return 'blocked';
  if (random.chance(0.02)) return 'skipped';
  return random.chance(shareOf(seed, testCode, caseCode)) ? 'fail' : 'pass';
};

const fitting = (story: Story, caseName: string): readonly Defect[] => {
  const name = caseName.toLowerCase();
  const near = story.defects.filter(({ about }) => about.some((word) => name.includes(word)));
  return near.length > 0 ? near : story.defects.filter(({ about }) => about.length === 0);
};

/** What is wrong with a case. Most testers of one case see the same thing. */
export const defectOf = (story: Story, caseName: string, about: About, random: Random): Defect => {
  const defects = fitting(story, caseName);
  const usual = randomFrom(about.seed, 'defect', about.testCode, about.caseCode).pick(defects);
  return random.chance(0.7) ? usual : random.pick(defects);
};
