import { LinkButton } from '#src/ui/link-button.tsx';

/** Where a sign-up ends that the server refused. */
export function SignUpErrorView({ code, text }: { readonly code: string | null; readonly text: string }) {
  return (
    <>
      <h1 className="text-title">Your trial was not opened</h1>
      <p className="text-ink-2">{text}</p>
      {code === null ? null : <p className="code-text whitespace-normal! [overflow-wrap:anywhere]">{code}</p>}
      <LinkButton kind="primary" size="large" href="/auth/login">
        Log in
      </LinkButton>
    </>
  );
}
