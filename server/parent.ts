const lookEvery = 250;

/** Hears of the end of what npm started this program with: the shell in between is ended by the signal that npm sends, and passes none on. */
export const whenParentEnds = (then: () => void): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, lookEvery);
  timer.unref();
};
