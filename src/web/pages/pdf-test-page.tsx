import { Page } from '../components/page.tsx';

export function PdfTestPage() {
  return (
    <Page title="PDF Test">
      <p>PDF files cannot be exported here yet.</p>
    </Page>
  );
}
