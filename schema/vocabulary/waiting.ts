type Trait = {
  /** A test stands still by it, or is about to. */
  readonly isDanger?: true;
  /** Test managers are told of it where it has waited too long. */
  readonly escalates?: true;
};

/** What waits on somebody, in the order of the inbox among what waits equally long. */
const table = {
  assignment: {},
  results: {},
  no_moderator: { isDanger: true, escalates: true },
  not_accepted: { isDanger: true, escalates: true },
  too_few_testers: { isDanger: true, escalates: true },
  publishing_failed: { isDanger: true },
  blockers: { isDanger: true },
  unmoderated: { escalates: true },
  publishing: { escalates: true },
  launches: { isDanger: true, escalates: true },
  approval: { isDanger: true },
  untriaged_issues: {},
  draft: {},
} as const satisfies Readonly<Record<string, Trait>>;

export type WaitingKind = keyof typeof table;
export const waitingKinds = Object.keys(table) as readonly WaitingKind[];
export const waitingTraits: Readonly<Record<WaitingKind, Trait>> = table;

/** What is known of a test that may stand still. */
export type LackFact = 'isOpen' | 'isRunning' | 'isModerated' | 'isOffered' | 'isAccepted' | 'isShort';
export type LackFacts = Readonly<Record<LackFact, boolean>>;

/** A test lacks what all facts of its rule say; the server composes its statements from these. */
export const lackRules = {
  no_moderator: { isRunning: true, isModerated: true, isOffered: false, isAccepted: false },
  not_accepted: { isRunning: true, isModerated: true, isOffered: true, isAccepted: false },
  too_few_testers: { isOpen: true, isShort: true },
} as const satisfies Partial<Record<WaitingKind, Partial<LackFacts>>>;

export type LackKind = keyof typeof lackRules;
export const lackKinds = Object.keys(lackRules) as readonly LackKind[];

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const works: Readonly<Record<WaitingKind, (count: number) => string>> = {
  assignment: () => 'Assignment to answer',
  results: (count) => `${counted(count, 'result')} to moderate`,
  no_moderator: () => 'No moderator is assigned',
  not_accepted: (count) => (count === 1 ? 'The moderator has not accepted' : `None of ${count} moderators has accepted`),
  too_few_testers: (count) => `${counted(count, 'tester')} missing`,
  publishing_failed: (count) => `Publishing failed for ${counted(count, 'tester')}`,
  blockers: (count) => counted(count, 'open blocker'),
  unmoderated: (count) => `${counted(count, 'result')} not moderated`,
  publishing: (count) => `${counted(count, 'tester')} to publish`,
  launches: (count) => `${counted(count, 'test')} to launch`,
  approval: () => 'Launch to approve',
  untriaged_issues: (count) => counted(count, 'new issue'),
  draft: () => 'Draft, not launched yet',
};

export const waitingTitle = (kind: WaitingKind, count: number): string => works[kind](count);

/** What is done where it is said, and where in the test. */
export const lackActs: Readonly<Record<LackKind, { readonly label: string; readonly search: string }>> = {
  no_moderator: { label: 'Assign', search: '?tab=testers&panel=moderators' },
  not_accepted: { label: 'Assign', search: '?tab=testers&panel=moderators' },
  too_few_testers: { label: 'Show testers', search: '?tab=testers' },
};

export const isLack = (kind: WaitingKind): kind is LackKind => kind in lackActs;
