/** 'invited_by_mistake' excludes all others. */
export const participantRemovalReasons = [
  { code: 'invited_by_mistake', label: 'Invited by mistake' },
  { code: 'no_response', label: 'No response' },
  { code: 'did_not_follow_instructions', label: 'Did not follow instructions' },
  { code: 'poor_quality_results', label: 'Poor quality results' },
  { code: 'other', label: 'Other' },
] as const;

export type RemovalReasonCode = (typeof participantRemovalReasons)[number]['code'];
