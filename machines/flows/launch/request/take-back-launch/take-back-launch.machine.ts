import { act } from '#machines/lib/act.ts';

export const takeBackFailed = 'The launch could not be taken back.';

/** Takes a launch back while nothing of it has gone out. */
export const takeBackLaunchMachine = act({ id: 'takeBackLaunch', failed: takeBackFailed });
