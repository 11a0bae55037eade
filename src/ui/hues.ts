import type { Hue } from './types.ts';

export const hueInk: Record<Hue, string> = {
  neutral: 'text-ink-2',
  accent: 'text-accent',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  info: 'text-info',
  plum: 'text-plum',
};

export const hueWash: Record<Hue, string> = {
  neutral: 'bg-pressed',
  accent: 'bg-accent-wash',
  success: 'bg-success-wash',
  warning: 'bg-warning-wash',
  danger: 'bg-danger-wash',
  info: 'bg-info-wash',
  plum: 'bg-plum-wash',
};

export const hueLine: Record<Hue, string> = {
  neutral: 'border-line-strong',
  accent: 'border-accent-line',
  success: 'border-success-line',
  warning: 'border-warning-line',
  danger: 'border-danger-line',
  info: 'border-info-line',
  plum: 'border-plum-line',
};
