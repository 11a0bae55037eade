type Trait = {
  readonly label: string;
  /** What the chart says of somebody who is there. */
  readonly sentence: string;
  readonly stage: 'chosen' | 'invited' | 'testing' | 'in_review' | 'reviewed' | 'published' | 'gone';
  readonly glyph: string;
  readonly hue: 'neutral' | 'info' | 'accent' | 'plum' | 'warning' | 'success' | 'danger';
  readonly isQuiet?: true;
  readonly isBackup?: true;
  /** Why they cannot be taken off the test. */
  readonly unremovable?: string;
  /** The box that shows them in a list of testers where they are hidden; `none` where no box does. */
  readonly hiddenUnder?: 'declined' | 'invited' | 'removed' | 'none';
  /** How far they are is not drawn, though they joined. */
  readonly hasNoProgress?: true;
};

const settled = 'This tester can no longer be removed.';

/** Everything that is said of a status, in the order of testers in a group. */
const table = {
  selected: {
    label: 'Selected',
    sentence: 'This tester has not been invited yet.',
    stage: 'chosen',
    glyph: 'person_checked',
    hue: 'neutral',
  },
  invited: {
    label: 'Invited',
    sentence: 'This tester has not answered the invitation yet.',
    stage: 'invited',
    glyph: 'mail',
    hue: 'neutral',
    hiddenUnder: 'invited',
  },
  joined: {
    label: 'Joined',
    sentence: 'This tester has not started testing yet.',
    stage: 'testing',
    glyph: 'way_in',
    hue: 'info',
  },
  in_progress: {
    label: 'In progress',
    sentence: 'This tester is still testing.',
    stage: 'testing',
    glyph: 'dashed_dot',
    hue: 'accent',
  },
  testing_complete: {
    label: 'Testing complete',
    sentence: 'This tester has finished testing.',
    stage: 'in_review',
    glyph: 'flag',
    hue: 'plum',
  },
  under_review: {
    label: 'Under review',
    sentence: 'The results of this tester are under review.',
    stage: 'in_review',
    glyph: 'eye',
    hue: 'warning',
  },
  results_approved: {
    label: 'Approved',
    sentence: 'The results of this tester are approved.',
    stage: 'reviewed',
    glyph: 'check',
    hue: 'success',
  },
  publishing_results: {
    label: 'Publishing..',
    sentence: 'The results of this tester are being published.',
    stage: 'published',
    glyph: 'loader',
    hue: 'accent',
    unremovable: settled,
  },
  results_published: {
    label: 'Published',
    sentence: 'The results of this tester are published.',
    stage: 'published',
    glyph: 'double_check',
    hue: 'success',
    unremovable: settled,
  },
  publishing_failed: {
    label: 'Publishing Failed',
    sentence: 'Publishing the results of this tester failed.',
    stage: 'reviewed',
    glyph: 'crossed_circle',
    hue: 'danger',
    unremovable: settled,
    hasNoProgress: true,
  },
  dropped_out: {
    label: 'Dropped out',
    sentence: 'This tester dropped out.',
    stage: 'gone',
    glyph: 'way_out',
    hue: 'neutral',
    isQuiet: true,
    unremovable: 'This tester dropped out.',
    hiddenUnder: 'declined',
  },
  removed: {
    label: 'Removed',
    sentence: 'This tester has been removed.',
    stage: 'gone',
    glyph: 'person_minus',
    hue: 'neutral',
    isQuiet: true,
    unremovable: 'This tester has already been removed.',
    hiddenUnder: 'removed',
  },
  declined: {
    label: 'Declined',
    sentence: 'This tester declined the invitation.',
    stage: 'gone',
    glyph: 'person_crossed',
    hue: 'neutral',
    isQuiet: true,
    hiddenUnder: 'declined',
  },
  expired: {
    label: 'Expired',
    sentence: 'The invitation of this tester has expired.',
    stage: 'gone',
    glyph: 'hourglass',
    hue: 'neutral',
    isQuiet: true,
    unremovable: 'The invitation of this tester has expired.',
  },
  backup_removed: {
    label: 'Unknown',
    sentence: 'This backup tester has been removed.',
    stage: 'gone',
    glyph: 'person_crossed',
    hue: 'neutral',
    isBackup: true,
    unremovable: 'This tester has already been removed.',
    hiddenUnder: 'removed',
  },
  backup: {
    label: 'Backup',
    sentence: 'This tester is a backup.',
    stage: 'chosen',
    glyph: 'people',
    hue: 'neutral',
    isBackup: true,
    hiddenUnder: 'none',
  },
} as const satisfies Readonly<Record<string, Trait>>;

export type ParticipantStatus = keyof typeof table;
export type ParticipantGlyph = (typeof table)[ParticipantStatus]['glyph'];

export const participantTraits: Readonly<Record<ParticipantStatus, Trait & { readonly glyph: ParticipantGlyph }>> = table;
export const participantStatuses = Object.keys(table) as readonly ParticipantStatus[];

const textsOf = (key: 'label' | 'sentence') =>
  Object.fromEntries(participantStatuses.map((status) => [status, table[status][key]])) as Readonly<Record<ParticipantStatus, string>>;
export const participantLabels = textsOf('label');
export const participantSentences = textsOf('sentence');

/** The statuses that fit, in the order of the table. */
export const participantsWith = (fits: (trait: Trait) => boolean): readonly ParticipantStatus[] =>
  participantStatuses.filter((status) => fits(table[status]));
const at = (...stages: readonly Trait['stage'][]) => participantsWith(({ stage }) => stages.includes(stage));

/** Testers who wait to be invited. */
export const chosenParticipantStatuses = at('chosen');

/** Testers who are at work now. */
export const testingParticipantStatuses = at('testing');

/** Testers who handed in, and wait for their review. */
export const reviewedNextParticipantStatuses = at('in_review');

export const publishableParticipantStatuses = at('in_review', 'reviewed');

/** Results that are published, or about to be: nothing of them changes any more. */
export const publishedParticipantStatuses = at('published');
export const isPublished = (status: ParticipantStatus | null): boolean => status !== null && table[status].stage === 'published';

/** Testers who are through: nothing more comes of them. */
export const finishedParticipantStatuses = at('in_review', 'reviewed', 'published');

/** Testers who joined and whose results are still theirs to hand in or ours to publish. */
export const workingParticipantStatuses = at('testing', 'in_review', 'reviewed');

/** Testers who joined and did not leave: they talk and reproduce what others found, also after their results are published. */
export const joinedParticipantStatuses = at('testing', 'in_review', 'reviewed', 'published');

export const backupParticipantStatuses = participantsWith(({ isBackup }) => isBackup === true);

/** Testers who are no longer on the test. */
export const goneParticipantStatuses = at('gone');

export const unremovableParticipantStatuses = participantsWith(({ unremovable }) => unremovable !== undefined);

export const issueGenerations = ['none', 'processing', 'failed'] as const;
export type IssueGeneration = (typeof issueGenerations)[number];

/** A report that nobody judged before publishing stays unmoderated. */
export const reportModerationStatuses = ['pending', 'moderated', 'invalid_issue', 'known_issue', 'unmoderated'] as const;
export type ReportModerationStatus = (typeof reportModerationStatuses)[number];

/** What a moderator finds a report to be. */
export const reportVerdicts = ['fake', 'known', 'real'] as const;
export type ReportVerdict = (typeof reportVerdicts)[number];

/** What publishing loses, or nobody has looked at: it stops until it is accepted. */
export const publishingStops = ['mass_passing', 'nothing_approved', 'open_blockers', 'unmoderated_results', 'unmoderated_issues'] as const;
export type PublishingStop = (typeof publishingStops)[number];

/** As the chart refuses, where nobody accepted it. */
export const publishingStopTexts: Readonly<Record<PublishingStop, string>> = {
  mass_passing: 'This tester is suspected of mass passing.',
  nothing_approved: 'No result of this tester is approved: none would be published.',
  open_blockers: 'A blocker of this tester is open.',
  unmoderated_results: 'Results of this tester are not moderated: they stay unpublished for good.',
  unmoderated_issues: 'Issues of this tester are not moderated: they cannot be published later.',
};

/** In order of precedence. */
export const participantModerationStatuses = ['invalid_issue', 'pending', 'known_issue', 'moderated', 'nothing_to_moderate'] as const;
export type ParticipantModerationStatus = (typeof participantModerationStatuses)[number];

export const publishingFailed =
  'The issues could not be generated, so nothing was published. Publish again; if it fails again, an administrator finds the cause in the server log.';

/** 'invited_by_mistake' excludes all others. */
export const participantRemovalReasons = [
  { code: 'invited_by_mistake', label: 'Invited by mistake' },
  { code: 'no_response', label: 'No response' },
  { code: 'did_not_follow_instructions', label: 'Did not follow instructions' },
  { code: 'poor_quality_results', label: 'Poor quality results' },
  { code: 'other', label: 'Other' },
] as const;
