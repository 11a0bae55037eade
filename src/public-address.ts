const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where a page that was opened under another name than the installation's belongs: the same page under its own name, or a sentence where that name is no way there. */
export type Misplaced = { readonly to: string } | { readonly sentence: string };

/** Sign-in comes back to one address only, so a page under another name of the same server cannot sign anybody in. */
export function misplaced(publicUrl: string, opened: URL): Misplaced | null {
  const own = new URL(publicUrl);
  if (own.origin === opened.origin) return null;
  if (loopback.test(own.hostname) && !loopback.test(opened.hostname))
    return { sentence: `Muster was started for ${own.origin}. To open it here, start it with PUBLIC_URL=${opened.origin}.` };
  return { to: `${own.origin}${opened.pathname}${opened.search}${opened.hash}` };
}
