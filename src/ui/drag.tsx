import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { useDrag } from 'react-aria/useDrag';
import { useDrop } from 'react-aria/useDrop';

type DraggedProps = {
  /** Of what is dragged; a place takes its own. */
  readonly type: string;
  readonly id: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Dragged by pointer as a whole; by key and screen reader with its handle. */
export function Dragged({ type, id, label, className = '', children }: DraggedProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { dragProps, dragButtonProps, isDragging } = useDrag({ getItems: () => [{ [type]: id }], hasDragButton: true });
  const { buttonProps } = useButton({ ...dragButtonProps, 'aria-label': label }, ref);
  return (
    <div {...dragProps} className={`${className} ${isDragging ? 'opacity-50' : ''}`}>
      {children}
      <button
        {...buttonProps}
        ref={ref}
        className="grid size-6 shrink-0 cursor-grab place-items-center rounded-key text-ink-3 hover:bg-hover hover:text-ink"
      >
        <GripVertical aria-hidden="true" size={14} strokeWidth={2} />
      </button>
    </div>
  );
}

type DropPlaceProps = {
  readonly type: string;
  readonly label: string;
  readonly onDrop: (id: string) => void;
  /** What its button does while nothing is dragged. */
  readonly onPress: () => void;
  readonly face: ReactNode;
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A place that takes what is dropped on it; its button is where the keys drop. */
export function DropPlace({ type, label, onDrop, onPress, face, isCurrent = false, className = '', children }: DropPlaceProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { dropProps, dropButtonProps, isDropTarget } = useDrop({
    ref,
    hasDropButton: true,
    getDropOperation: (types) => (types.has(type) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      const [item] = items.flatMap((each) => (each.kind === 'text' && each.types.has(type) ? [each] : []));
      void item?.getText(type).then(onDrop);
    },
  });
  const { buttonProps } = useButton({ onPress, ...dropButtonProps, 'aria-label': label }, ref);
  return (
    <div {...dropProps} className={`${className} ${isDropTarget ? 'bg-accent-wash outline-2 -outline-offset-2 outline-accent-solid' : ''}`}>
      <button
        {...buttonProps}
        ref={ref}
        aria-current={isCurrent ? 'date' : undefined}
        className={`grid min-h-6 min-w-6 place-items-center self-start rounded-key px-1 text-small hover:bg-hover ${isCurrent ? 'bg-accent-solid font-semibold text-on-accent' : 'text-ink-2'}`}
      >
        {face}
      </button>
      {children}
    </div>
  );
}
