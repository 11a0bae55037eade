export function SkipLink({ target = 'main' }: { target?: string | undefined }) {
  return (
    <a
      href={`#${target}`}
      data-chrome=""
      onClick={(event) => {
        const main = document.getElementById(target);
        if (!main) return;
        event.preventDefault();
        main.focus();
        main.scrollIntoView?.();
      }}
      className="fixed -top-12 left-3 z-60 rounded-control bg-ink px-3 py-2 text-sheet focus:top-2"
    >
      Skip to content
    </a>
  );
}
