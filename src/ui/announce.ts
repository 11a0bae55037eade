let region: HTMLElement | null = null;

/** Speaks one sentence through a polite live region, for answers that have no place on the screen; also while a box hides the page behind it. */
export function announce(sentence: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'polite');
    region.className = 'sr-only';
    region.setAttribute('data-live-announcer', 'true');
    document.body.append(region);
  }
  region.textContent = '';
  const speaker = region;
  requestAnimationFrame(() => {
    speaker.textContent = sentence;
  });
}
