export const vocabularyEntryStates = ['offered', 'retired'] as const;
export type VocabularyEntryState = (typeof vocabularyEntryStates)[number];

type KindWords = {
  readonly label: string;
  readonly one: string;
  /** What an entry belongs to, and names again may be used under another. */
  readonly parent?: 'operating_system' | 'manufacturer';
  readonly hasCode?: true;
  readonly hint?: string;
};

/** The kinds of words by which testers are told apart, in the order of the desk. */
export const vocabularyKinds = {
  country: { label: 'Countries', one: 'country', hasCode: true, hint: 'Two capitals, such as DE.' },
  language: { label: 'Languages', one: 'language', hasCode: true, hint: 'As in BCP 47, such as de or pt-BR.' },
  operating_system: { label: 'Systems', one: 'operating system' },
  operating_system_version: { label: 'Versions', one: 'version', parent: 'operating_system', hint: 'With its system, such as Android 17.' },
  device_type: { label: 'Device types', one: 'device type' },
  manufacturer: { label: 'Makers', one: 'maker' },
  mobile_device: { label: 'Devices', one: 'device', parent: 'manufacturer', hint: 'Without its maker, such as Galaxy S26.' },
  internet_browser: { label: 'Browsers', one: 'browser' },
} as const satisfies Readonly<Record<string, KindWords>>;
export type VocabularyKind = keyof typeof vocabularyKinds;
export const vocabularyKindNames = Object.keys(vocabularyKinds) as readonly VocabularyKind[];
export const kindWords = (kind: VocabularyKind): KindWords => vocabularyKinds[kind];
export const isVocabularyKind = (name: unknown): name is VocabularyKind => typeof name === 'string' && Object.hasOwn(vocabularyKinds, name);

export const vocabularyLimits = { name: 100, listed: 200, imported: 2000 } as const;

export const vocabularyTexts = {
  changedElsewhere: 'Somebody else has changed this entry. Load it, then change it.',
  standing: (name: string) => `${name} is in this list.`,
  retired: (name: string) => `${name} is in this list, retired. Offer it again instead.`,
  noParent: (kind: VocabularyKind) => `Choose the ${vocabularyKinds[kind].one} it belongs to.`,
  unknownParent: (kind: VocabularyKind, name: string) => `There is no ${vocabularyKinds[kind].one} named ${name}.`,
  code: { country: 'Two letters, such as DE', language: 'A code such as de or pt-BR' },
  notAdded: 'The entry could not be added.',
  notRenamed: 'The entry could not be renamed.',
  notRetired: 'The entry could not be retired.',
  notOffered: 'The entry could not be offered again.',
  notImported: 'The file could not be imported.',
  unread: 'The file could not be read.',
  noRows: 'The file has no rows.',
  tooManyRows: (count: number) => `The file has ${count.toLocaleString('en')} rows. At most 2,000 are imported at once.`,
} as const;

/** What an import does with a row. */
export const rowVerdicts = {
  new: { label: 'new', hue: 'success' },
  changed: { label: 'renamed', hue: 'info' },
  same: { label: 'as it is', hue: 'neutral' },
  unknown: { label: 'unknown', hue: 'warning' },
  invalid: { label: 'not valid', hue: 'danger' },
} as const;
