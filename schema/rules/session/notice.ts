export type Notice = {
  readonly kind: string;
  readonly publicId: string;
  readonly details: { readonly description: string; readonly link: string | null };
};

/** Only a link within the portal or a web address, never `javascript:`. */
export const followable = (link: string | null): string | null => {
  if (link === null || link === '') return null;
  if (/^\/(?![/\\])/.test(link)) return link;
  const url = URL.canParse(link) ? new URL(link) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};

/** Internal errors go to error reporting; every other kind is shown. */
export const isForReporting = ({ kind }: Pick<Notice, 'kind'>): boolean => kind === 'internal_error';
