type Tried = { readonly existing?: object | null | undefined; readonly drift: readonly { readonly isRefused: boolean }[] };

/** Of what was tried out: how many are sent, how many of these are made, and why nothing can be sent; null where something can. */
export type Outlook = { readonly sent: number; readonly created: number; readonly whyNot: string | null };

export function outlookOf(previews: readonly Tried[], again: boolean): Outlook {
  const going = previews.filter(({ existing }) => again || existing == null);
  const created = going.filter(({ drift }) => !drift.some(({ isRefused }) => isRefused)).length;
  const refused = going.length === 1 ? 'It would be refused.' : 'All of them would be refused.';
  const whyNot = created > 0 ? null : going.length > 0 ? refused : previews.length === 0 ? null : 'They are already there.';
  return { sent: going.length, created, whyNot };
}
