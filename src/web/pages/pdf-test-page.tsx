import { useMutation } from '@tanstack/react-query';

import { Button } from '#ui/button.tsx';
import { Page } from '../components/page.tsx';
import { downloadFile } from '../features/job-page/export/download-file.ts';
import { ApiError } from '../lib/api-error.ts';

const expectedHtml = '<h1>Test PDF</h1><p>If you can read this, PDF export works.</p>';

export function PdfTestPage() {
  const { mutate, status, data, error } = useMutation({
    mutationFn: () => downloadFile('/api/test-pdf'),
  });
  return (
    <Page title="PDF Test" subtitle="Checks that this server can make PDF files">
      <Button busy={status === 'pending'} busyLabel="Exporting..." onClick={() => mutate()}>
        Export Test PDF
      </Button>
      <output className={error ? 'block wrap-anywhere text-danger' : 'block'}>
        {describeStatus({ status, fileName: data, error })}
      </output>
      <p>
        The file should look like this HTML:{' '}
        <code className="block rounded border bg-sunken p-3 font-mono text-sm text-ink">
          {expectedHtml}
        </code>
      </p>
    </Page>
  );
}

interface Outcome {
  status: 'idle' | 'pending' | 'success' | 'error';
  fileName: string | undefined;
  error: Error | null;
}

function describeStatus({ status, fileName, error }: Outcome): string {
  if (error instanceof ApiError) return `Error: HTTP ${error.message}`;
  if (error) return `Error: ${error.message}`;
  if (status === 'pending') return 'Status: exporting';
  return status === 'success' ? `Status: ${fileName} downloaded` : 'Status: ready';
}
