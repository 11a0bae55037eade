type PageEvent = { readonly type: 'connection.restored' } | { readonly type: 'page.hidden' };

/** Tells the return of the connection, and that the page is about to be hidden, until the signal. */
export function watchPage(tell: (event: PageEvent) => void, signal: AbortSignal): void {
  const options = { signal };
  const hidden = (): void => tell({ type: 'page.hidden' });
  window.addEventListener('online', () => tell({ type: 'connection.restored' }), options);
  window.addEventListener('pagehide', hidden, options);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hidden(), options);
}
