const lookEvery = 250;

/** npm signals only the shell between, which passes no signal on: watches for the end of the parent instead. */
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
