import { Page } from '../components/page.tsx';

export function NewJobPage() {
  return (
    <Page title="Create New Job">
      <p>Jobs cannot be created here yet.</p>
    </Page>
  );
}
