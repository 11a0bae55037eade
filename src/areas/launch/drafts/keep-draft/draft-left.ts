const told = new EventTarget();

/** A draft's pages were left before everything was sent. */
export const tellLeft = (): void => void told.dispatchEvent(new Event('left'));

export const watchLeft = (listener: () => void, options: { readonly signal: AbortSignal }): void =>
  told.addEventListener('left', listener, options);
