import { personaOf } from './persona.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import type { Brief, BriefCase, UploadedFile, Defect, Story } from './types.ts';
import { deviceLog, recordedAnswer, screenshot } from './evidence.ts';
import { additions, storyOf, tell } from './stories/words.ts';

type Status = 'pass' | 'fail' | 'blocked' | 'skipped';

type About = { readonly seed: string; readonly email: string; readonly testCode: string; readonly caseCode: string };

const shareOf = (seed: string, testCode: string, caseCode: string): number =>
  randomFrom(seed, 'broken', testCode, caseCode).chance(0.2) ? 0.62 : 0.075;

/** About 75 of 100 pass, 18 fail, 5 are blocked. */
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

const defectOf = (story: Story, caseName: string, about: About, random: Random): Defect => {
  const defects = fitting(story, caseName);
  const usual = randomFrom(about.seed, 'defect', about.testCode, about.caseCode).pick(defects);
  return random.chance(0.7) ? usual : random.pick(defects);
};

type Response = { readonly testCaseFieldId: string; readonly value: string };
type Issue = {
  readonly title: string;
  readonly severity: string;
  readonly reproductionSteps: string;
  readonly actualResults: string;
  readonly expectedResults: string;
  readonly comment: string;
  readonly isKnown: boolean;
};

export type Report = {
  readonly status: Status;
  readonly actualResult: string;
  readonly additionalInformation: string;
  readonly stepResponses: readonly Response[];
  readonly additionalInformationResponses: readonly Response[];
  readonly issue: Issue | null;
  readonly files: readonly UploadedFile[];
  readonly issueFiles: readonly UploadedFile[];
};

const isPhone = ({ test, requirements }: Brief): boolean =>
  [...test.environments, ...requirements.platforms].some((word) => /android|ios|phone|mobile|tablet/iu.test(word));

const stepsOf = (given: BriefCase, status: Status, random: Random): readonly Response[] => {
  const stop = status === 'pass' || status === 'skipped' ? given.steps.length : random.whole(0, Math.max(0, given.steps.length - 1));
  return given.steps.map(({ id, expectedResult }, index) => {
    if (status === 'skipped') return { testCaseFieldId: id, value: 'Skipped' };
    if (index < stop)
      return { testCaseFieldId: id, value: random.chance(0.3) && expectedResult !== null ? `Passed: ${expectedResult}` : 'Passed' };
    return { testCaseFieldId: id, value: index > stop ? 'Not reached' : status === 'fail' ? 'Failed, see the issue' : 'Blocked' };
  });
};

const answers = ['Yes', 'No', 'Wifi', 'As described', 'First try', 'Nothing unusual'];

/** The same report each time it is made for a tester and a case. */
export const reportOf = (seed: string, brief: Brief, given: BriefCase): Report => {
  const { tester } = brief.participant;
  const about = { seed, email: tester.email, testCode: brief.test.code, caseCode: given.code };
  const random = randomFrom(seed, 'report', tester.email, brief.test.code, given.code);
  const story = storyOf(brief.test.name, brief.instructions, brief.applicationUrl, ...brief.cases.map(({ name }) => name));
  const status = verdictOf(about);
  const onPhone = isPhone(brief);
  const facts = { case: given.name, seconds: String(random.whole(1, 9)), device: onPhone ? 'my phone' : 'my laptop' };
  const defect = status === 'fail' ? defectOf(story, given.name, about, random) : null;
  const actualResult =
    defect !== null
      ? `${tell(defect.actual, facts)} Expected: ${tell(defect.expected, facts)}`
      : status === 'blocked'
        ? tell(random.pick(story.obstacles), facts)
        : status === 'skipped'
          ? 'Left out: it asks for a device I do not have.'
          : tell(random.pick(story.passes), facts);
  const seen = {
    story,
    appName: brief.test.name,
    caseCode: given.code,
    caseName: given.name,
    onPhone,
    error: defect?.banner ?? (status === 'blocked' ? 'This service is not available now.' : null),
  };
  const persona = personaOf(seed, tester.email);
  const shows =
    status === 'pass'
      ? brief.attachmentRequiredForPass || random.chance(persona.attachesToPass)
      : status !== 'skipped' && random.chance(0.9);
  return {
    status,
    actualResult,
    additionalInformation: random.chance(0.4) ? random.pick(additions) : '',
    stepResponses: stepsOf(given, status, random),
    additionalInformationResponses: given.additionalInformationFields.map(({ id }) => ({
      testCaseFieldId: id,
      value: random.pick(answers),
    })),
    issue:
      defect === null
        ? null
        : {
            title: tell(defect.title, facts).slice(0, 255),
            severity: random.chance(0.8) ? defect.severity : random.pick(['low', 'medium', 'high', 'unknown']),
            reproductionSteps: defect.steps.map((step, index) => `${index + 1}. ${tell(step, facts)}`).join('\n'),
            actualResults: tell(defect.actual, facts),
            expectedResults: tell(defect.expected, facts),
            comment: random.chance(0.3) ? random.pick(additions) : '',
            isKnown: brief.knownIssues.some((known) => known.title === tell(defect.title, facts)),
          },
    files: shows ? [screenshot(seen, random), ...(defect !== null && random.chance(0.3) ? [deviceLog(seen, random)] : [])] : [],
    issueFiles: defect === null ? [] : [screenshot(seen, random), ...(random.chance(0.2) ? [recordedAnswer(seen, random)] : [])],
  };
};
