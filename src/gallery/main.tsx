import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { NavigationProvider } from '#src/ui/navigation.tsx';
import { ToastHost } from '#src/ui/toast.tsx';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The gallery needs an element with id root');

createRoot(root).render(
  <StrictMode>
    <NavigationProvider navigate={(href) => window.history.pushState(null, '', href)}>
      <Gallery />
      <ToastHost />
    </NavigationProvider>
  </StrictMode>,
);
