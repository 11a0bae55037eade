export function FormFault({ fault }: { fault: string | null | undefined }) {
  if (fault === null || fault === undefined) return null;
  return (
    <p role="alert" tabIndex={-1} className="text-danger [overflow-wrap:anywhere]">
      {fault}
    </p>
  );
}
