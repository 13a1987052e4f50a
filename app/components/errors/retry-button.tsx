import { useRevalidator } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { loadErrors } from '#words/pages/load-errors.ts';
import { shell } from '#words/pages/shell.ts';

export function RetryButton({ className }: { className: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Button
      className={className}
      onClick={revalidate}
      isLoading={state === 'loading'}
      loadingLabel={shell.loading}
    >
      {loadErrors.retry}
    </Button>
  );
}
