export const popBox =
  'rounded-card border border-line-strong bg-raised text-ink shadow-pop outline-none entering:animate-appear exiting:opacity-0 exiting:transition-opacity exiting:duration-90';

export const optionRow = 'flex min-h-[30px] w-full items-center gap-2 rounded-pill px-2 py-1 text-left outline-none touch:min-h-11';
