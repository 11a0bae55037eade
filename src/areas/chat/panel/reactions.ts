import { CircleCheck, Eye, Heart, CircleQuestionMark, Laugh, ThumbsUp } from 'lucide-react';
import type { ChatReaction } from '#schema/vocabulary/around.ts';
import type { Icon } from '#src/ui/types.ts';

/** How each reaction looks and is called. */
export const reactionFaces: Readonly<Record<ChatReaction, { readonly icon: Icon; readonly label: string }>> = {
  '+1': { icon: ThumbsUp, label: 'Thumbs up' },
  heart: { icon: Heart, label: 'Heart' },
  joy: { icon: Laugh, label: 'Laughing' },
  white_check_mark: { icon: CircleCheck, label: 'Done' },
  question: { icon: CircleQuestionMark, label: 'Question' },
  eyes: { icon: Eye, label: 'Looking into it' },
};
