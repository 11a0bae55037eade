import type { OperationContext } from 'urql';

/** Lets a small call outlive its page; browsers let no large one. */
export const lasting = (text: string): Partial<OperationContext> => (text.length < 15_000 ? { fetchOptions: { keepalive: true } } : {});
