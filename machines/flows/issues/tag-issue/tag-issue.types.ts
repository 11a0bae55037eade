import type { Actor } from '#machines/lib/actor.ts';
import type { CallbackActorLogic, EventObject } from 'xstate';

export type Tag = { readonly id: string; readonly name: string };

/** A tag that an issue has on the screen; one that is still being created has no id. */
export type IssueTag = { readonly id: string | null; readonly name: string };

/** The issue whose tags are changed, with its code for people. */
export type TaggedIssue = { readonly issueId: string; readonly code: string };

/** A wish about one tag of an issue, until the server has answered it. */
export type TagChange = TaggedIssue & {
  readonly key: string;
  readonly tag: IssueTag;
  readonly attached: boolean;
  /** The wish that it takes back. */
  readonly takesBack?: string;
};

export type CarriedTags =
  | { readonly type: 'change.carry'; readonly change: TagChange }
  | { readonly type: 'name.carry'; readonly tag: Tag; readonly name: string }
  | { readonly type: 'deletion.carry'; readonly tag: Tag }
  | { readonly type: 'restoration.carry'; readonly tag: Tag; readonly version: number | null };

export type TagIssuePorts = {
  /** Sends wishes as they come, those about one issue one after the other, and tells what came of each. */
  readonly carryTags: CallbackActorLogic<EventObject>;
};

export type TagIssueInput = { readonly actor: Actor };

export type TagIssueContext = {
  readonly actor: Actor;
  /** The issue over which the list of tags is open, or was last. */
  readonly issueId: string | null;
  /** What is searched for. */
  readonly text: string;
  /** The tag that is being renamed or deleted. */
  readonly tag: Tag | null;
  readonly name: string;
  readonly refusal: string | null;
  readonly given: number;
  /** Wishes that are not answered, the latest last. */
  readonly changes: readonly TagChange[];
  /** Wishes that can be taken back, the latest last. */
  readonly past: readonly TagChange[];
};

export type TagIssueEvent =
  | { readonly type: 'picker.open'; readonly issueId: string }
  | { readonly type: 'picker.close' }
  | { readonly type: 'search.change'; readonly text: string }
  | { readonly type: 'tag.attach'; readonly issue: TaggedIssue; readonly tag: Tag }
  | { readonly type: 'tag.detach'; readonly issue: TaggedIssue; readonly tag: Tag }
  | { readonly type: 'tag.create'; readonly issue: TaggedIssue; readonly name: string }
  | { readonly type: 'rename.start'; readonly tag: Tag }
  | { readonly type: 'rename.cancel' }
  | { readonly type: 'rename.confirm' }
  | { readonly type: 'name.change'; readonly name: string }
  | { readonly type: 'deletion.ask'; readonly tag: Tag }
  | { readonly type: 'deletion.cancel' }
  | { readonly type: 'deletion.confirm' }
  | { readonly type: 'tag.restore'; readonly tag: Tag; readonly version: number | null }
  /** With the tag, where it was created by it. */
  | { readonly type: 'change.saved'; readonly key: string; readonly tag?: Tag }
  | { readonly type: 'change.undo'; readonly key: string }
  | { readonly type: 'change.refused'; readonly key: string; readonly message: string }
  | { readonly type: 'name.saved' }
  | { readonly type: 'name.refused'; readonly message: string }
  /** With the version that it left. */
  | { readonly type: 'tag.deleted'; readonly tag: Tag; readonly version: number | null }
  | { readonly type: 'tag.restored'; readonly tag: Tag }
  | { readonly type: 'tag.refused'; readonly message: string };

export type TagIssueEmitted =
  | { readonly type: 'tag.attached'; readonly change: TagChange }
  | { readonly type: 'tag.detached'; readonly change: TagChange }
  | { readonly type: 'change.withdrawn'; readonly change: TagChange }
  /** The server took it. */
  | { readonly type: 'change.saved'; readonly change: TagChange }
  | { readonly type: 'undo.sent'; readonly change: TagChange }
  | { readonly type: 'undo.failed'; readonly change: TagChange; readonly message: string }
  | { readonly type: 'tag.deleted'; readonly tag: Tag; readonly version: number | null }
  | { readonly type: 'tag.restored'; readonly tag: Tag }
  /** With the key of the wish that did not come to be, where it was one. */
  | { readonly type: 'tags.failed'; readonly key: string | null; readonly message: string };

export type TagIssueTag = 'open' | 'busy';
