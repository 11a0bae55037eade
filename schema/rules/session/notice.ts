export type Notice = {
  readonly kind: string;
  readonly publicId: string;
  readonly details: { readonly description: string; readonly link: string | null };
};

/** Whether a link may be followed: inside the portal, or to a web address. */
export const followable = (link: string | null): string | null => {
  if (link === null || link === '') return null;
  if (/^\/(?![/\\])/.test(link)) return link;
  const url = URL.canParse(link) ? new URL(link) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};

/** An internal error is for error reporting; every other kind is for the person. */
export const isForReporting = ({ kind }: Pick<Notice, 'kind'>): boolean => kind === 'internal_error';
