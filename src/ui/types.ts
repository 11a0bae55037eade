import type { LucideIcon } from 'lucide-react';

export type Hue = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'plum';

export type Icon = LucideIcon;
