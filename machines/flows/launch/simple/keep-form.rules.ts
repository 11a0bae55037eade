import type { Unread } from '#schema/rules/fit.ts';
import { isTyped, saysSame, withUnread } from '#schema/rules/launch/kept-form.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { bringBack, gather, standInstead } from './asides.rules.ts';
import type { KeptForms, SavedForm } from '#machines/flows/shared/keep-form.ts';

/** A copy on this device, and whether the server has not confirmed it. `stamp` grows with each change on this device. */
export type FormCopy = SavedForm & { readonly isUnsent: boolean; readonly stamp: number };

/** Null once it was launched. */
export type ServerForm = Omit<SavedForm, 'forms'> & {
  readonly form: KeptForm | null;
  readonly asides: readonly KeptForm[];
  readonly unread: readonly Unread[];
  /** The device that saved it last, with its stamp. */
  readonly by: string | null;
  readonly stamp: number;
  readonly launchedId: string | null;
};

export type OpenedForm = SavedForm & { readonly isUnsent: boolean };

type Opening = {
  readonly device: string;
  readonly empty: KeptForm;
  readonly newId: () => string;
  /** A takeover: the server's newest form is opened, and what was typed here is set aside. */
  readonly isTaking: boolean;
};

const nothing = { version: 0, savedAt: null, isUnsent: false } as const;

const isSame = (one: KeptForm, other: KeptForm | undefined): boolean =>
  one.draftId === other?.draftId && one.attempt === other.attempt && saysSame(one, other);

export const isServed = ({ form, asides }: ServerForm, forms: KeptForms): boolean =>
  form !== null &&
  isSame(form, forms.form) &&
  asides.length === forms.asides.length &&
  asides.every((aside, at) => isSame(aside, forms.asides[at]));

/** One of the two is opened, the other set aside. */
function merged(server: ServerForm, { form, asides }: KeptForms, { isTaking, newId }: Opening): KeptForms {
  const served = server.form !== null && isTyped(server.form) && !saysSame(server.form, form) ? server.form : null;
  const standing = served !== null && (isTaking || !isTyped(form)) ? served : form;
  const others = [form, served, ...asides, ...server.asides].filter((each) => each !== null);
  const left = others.filter((each) => each !== standing && (each === form || each.draftId !== server.launchedId));
  return { form: standing, asides: gather(standing, left, newId, server.launchedId) };
}

/**
 * Which form opens: the device's copy where the server has not confirmed it, else the newer one. What another device saved meanwhile is set
 * aside; of two states of this device the later stamp wins.
 */
export function openForm(server: ServerForm | null, copy: FormCopy | null, opening: Opening): OpenedForm {
  const { device, empty } = opening;
  if (server === null)
    return copy === null ? { ...nothing, forms: { form: empty, asides: [] } } : { ...opened(copy), version: 0, isUnsent: true };
  const { version, savedAt } = server;
  const served = { forms: { form: server.form ?? empty, asides: server.asides }, version, savedAt, isUnsent: false };
  if (copy === null || isServed(server, copy.forms)) return served;
  const isNewer = version > copy.version;
  if (!copy.isUnsent && version >= copy.version) return served;
  const going = (forms: KeptForms): OpenedForm => ({ forms, version, savedAt, isUnsent: true });
  if (version === copy.version) return going(copy.forms);
  if (server.by === device) return isNewer && server.stamp >= copy.stamp ? served : going(copy.forms);
  return going(merged(server, copy.forms, opening));
}

/** When the server does not respond. */
export function openAlone(copy: FormCopy | null, known: KeptForms | null, empty: KeptForm): OpenedForm {
  if (copy !== null) return opened(copy);
  return known === null ? { ...nothing, forms: { form: empty, asides: [] } } : { ...nothing, forms: known, isUnsent: true };
}

const opened = ({ forms, version, savedAt, isUnsent }: FormCopy): OpenedForm => ({ forms, version, savedAt, isUnsent });

/** A launched form does not come back; of two states of a form the saved one is newer. */
export function bringAlong(found: OpenedForm, given: KeptForm | null, launchedId: string | null): OpenedForm {
  const { form, asides } = found.forms;
  if (given === null || given.draftId === form.draftId || given.draftId === launchedId) return found;
  const isAside = asides.some(({ draftId }) => draftId === given.draftId);
  return { ...found, forms: isAside ? bringBack(found.forms, given.draftId) : standInstead(found.forms, given), isUnsent: true };
}

export const besideUnread = (found: OpenedForm, unread: readonly Unread[]): OpenedForm =>
  unread.length === 0 ? found : { ...found, forms: { ...found.forms, form: withUnread(found.forms.form, unread) }, isUnsent: true };
