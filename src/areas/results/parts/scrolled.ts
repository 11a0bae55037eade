import { useEffect, useState } from 'react';

export const useScrolledPast = (screens: number): boolean => {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const follow = () => setPast(window.scrollY > screens * window.innerHeight);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [screens]);
  return isPast;
};

export const scrollUp = (): void =>
  window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
