export const leverKinds = ['delivery', 'video', 'results', 'targeting'] as const;
export type LeverKind = (typeof leverKinds)[number];

/** The result of the server's check of the application's link. */
export const applicationLinkStates = ['answers', 'missing', 'unreachable', 'inside', 'unchecked'] as const;
export type ApplicationLinkState = (typeof applicationLinkStates)[number];
