/** Where a virus scanner listens: a port of a host, or a socket of this machine. */
export type ScannerPlace = { readonly host: string; readonly port: number } | { readonly path: string };

const usualPort = 3310;

/** `tcp://host:port` or `unix:/path`; null for anything else. */
export const scannerPlaceOf = (text: string): ScannerPlace | null => {
  const socket = /^unix:(?:\/\/)?(\/.+)$/u.exec(text)?.[1];
  if (socket !== undefined) return { path: socket };
  if (!/^tcp:\/\/[^/]+\/?$/u.test(text) || !URL.canParse(text)) return null;
  const { hostname, port } = new URL(text);
  return hostname === '' ? null : { host: hostname.replace(/^\[|\]$/gu, ''), port: port === '' ? usualPort : Number(port) };
};

export const scannerWords = (place: ScannerPlace): string => ('path' in place ? place.path : `${place.host}:${place.port}`);
