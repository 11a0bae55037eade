import { counted } from '#schema/vocabulary/counted.ts';
import { Badge } from '#src/ui/badge.tsx';
import { MessageSquare } from 'lucide-react';

/** How many messages of a test are unread, on its row. */
export function ChatUnreadView({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-accent" title={counted(count, 'unread message', 'unread messages')}>
      <MessageSquare aria-hidden="true" size={14} strokeWidth={1.75} />
      <Badge count={count} current label={count === 1 ? 'unread message' : 'unread messages'} />
    </span>
  );
}
