import { Page } from '../components/page.tsx';

export function JobPage({ jobId }: { jobId: number }) {
  return (
    <Page title={`Job ${jobId}`}>
      <p>Job details cannot be shown here yet.</p>
    </Page>
  );
}
