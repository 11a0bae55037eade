export const triageLabels = { untriaged: 'New', accepted: 'Accepted', rejected: 'Rejected' } as const;
export type TriageStatus = keyof typeof triageLabels;
export const triageStatuses = Object.keys(triageLabels) as readonly TriageStatus[];

/** In rank order, highest first. */
export const severityLabels = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low', unknown: 'Unknown' } as const;
export type Severity = keyof typeof severityLabels;
export const severities = Object.keys(severityLabels) as readonly Severity[];

export type GivenSeverity = Exclude<Severity, 'unknown'>;
export const givenSeverities = severities.filter((severity) => severity !== 'unknown');

export const rejectionReasons = [
  'As designed',
  'Duplicate',
  'Known issue',
  'Not reproducible',
  'Out of scope',
  'Tester error',
  'Poor bug report',
  'Outdated instructions',
  'Other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** The reason of an issue that may name its original. */
export const duplicateReason = 'Duplicate' satisfies RejectionReason;

export const tagModes = ['any', 'all'] as const;
export type TagMode = (typeof tagModes)[number];

export const severityChangeSource = 'ada';

export const exportedTagName = 'Exported';

export const shownNoteStates = ['created', 'edited'] as const;

export const tagTexts = {
  blank: 'A tag needs a name.',
  tooLong: 'Tag name cannot be more than 30 characters',
  taken: 'A tag with this name already exists.',
  deleted: 'Your tag has been deleted',
  gone: 'This tag has been deleted.',
  notSaved: 'There was an issue with saving the tag.',
  notDeleted: 'There was an issue with deleting the tag.',
} as const;

export const noteTexts = {
  blank: 'A note needs a text.',
  tooLong: 'Cannot be longer than 10000 characters',
  changedElsewhere: 'Somebody else has changed this note.',
  notSaved: 'There was an issue with saving the note.',
  notDeleted: 'There was an issue with deleting the note.',
  notRestored: 'There was an issue with restoring the note.',
} as const;
