import type { TagIssueSnapshot } from './tag-issue.machine.ts';
import type { Tag, TagChange } from './tag-issue.types.ts';

/** The issue over which the list of tags is open, or null. */
export const selectOpenId = (snapshot: TagIssueSnapshot): string | null => (snapshot.hasTag('open') ? snapshot.context.issueId : null);

export const selectText = ({ context }: TagIssueSnapshot): string => context.text;

/** Wishes that are not answered. */
export const selectChanges = ({ context }: TagIssueSnapshot): readonly TagChange[] => context.changes;

/** The tag whose name is a field now. */
export const selectRenamed = (snapshot: TagIssueSnapshot): Tag | null =>
  snapshot.matches('renaming') || snapshot.matches('saving') ? snapshot.context.tag : null;

export const selectName = ({ context }: TagIssueSnapshot): string => context.name;

export const selectRefusal = ({ context }: TagIssueSnapshot): string | null => context.refusal;

export const selectIsSaving = (snapshot: TagIssueSnapshot): boolean => snapshot.hasTag('busy');

/** The tag that is asked about before it is deleted. */
export const selectAsked = (snapshot: TagIssueSnapshot): Tag | null => (snapshot.matches('asking') ? snapshot.context.tag : null);
