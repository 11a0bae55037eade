import type { ReactNode } from 'react';

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="font-name">{title}</h3>
      {children}
    </div>
  );
}
