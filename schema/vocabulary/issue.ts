export const triageStatuses = ['untriaged', 'accepted', 'rejected'] as const;
export type TriageStatus = (typeof triageStatuses)[number];
export const triageLabels: Readonly<Record<TriageStatus, string>> = { untriaged: 'New', accepted: 'Accepted', rejected: 'Rejected' };

/** In rank order, highest first. */
export const severities = ['critical', 'high', 'medium', 'low', 'unknown'] as const;
export type Severity = (typeof severities)[number];
export const severityLabels: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  unknown: 'Unknown',
};

/** The severities a person can give. */
export const givenSeverities = ['critical', 'high', 'medium', 'low'] as const;
export type GivenSeverity = (typeof givenSeverities)[number];

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

export const tagModes = ['any', 'all'] as const;
export type TagMode = (typeof tagModes)[number];

export const severityChangeSource = 'ada';

export const exportedTagName = 'Exported';

/** The states of a note in which it shows. */
export const shownNoteStates = ['created', 'edited'] as const;

/** What is said about tags, by the server and by the screen. */
export const tagTexts = {
  blank: 'A tag needs a name.',
  tooLong: 'Tag name cannot be more than 30 characters',
  taken: 'A tag with this name exists already.',
  deleted: 'Your tag has been deleted',
  gone: 'This tag has been deleted.',
  notSaved: 'There was an issue with saving the tag.',
  notDeleted: 'There was an issue with deleting the tag.',
} as const;

/** What is said about notes, by the server and by the screen. */
export const noteTexts = {
  blank: 'A note needs a text.',
  tooLong: 'Cannot be longer than 10000 characters',
  changedElsewhere: 'Somebody else has changed this note.',
  notSaved: 'There was an issue with saving the note.',
  notDeleted: 'There was an issue with deleting the note.',
  notRestored: 'There was an issue with bringing the note back.',
} as const;
