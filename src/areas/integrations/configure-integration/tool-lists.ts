/** A list that the tool gives: what it holds, that it is on its way, or why it did not come. */
export type ToolList<Item> = {
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  readonly failure: string | null;
  readonly retry: () => void;
};

export type NamedProject = { readonly key: string; readonly name: string };
export type CustomField = {
  readonly externalId: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly allowedValues: readonly string[];
};
export type FieldDefinition = { readonly code: string; readonly label: string };

/** What the settings of exports choose from. */
export type ToolLists = {
  /** Why the tool is not asked, or null. */
  readonly blockedReason: string | null;
  readonly projects: ToolList<NamedProject>;
  /** The name of the chosen project, once it is known. */
  readonly chosenProject: string | null;
  readonly onSearch: (text: string) => void;
  readonly issueTypes: ToolList<string>;
  readonly fields: ToolList<CustomField>;
  readonly definitions: readonly FieldDefinition[];
};
