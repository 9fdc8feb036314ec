import { Page } from '../components/page.tsx';

export function DashboardPage() {
  return (
    <Page title="Jobs Dashboard" subtitle="Manage your recruiting pipeline">
      <p>Jobs cannot be created here yet.</p>
    </Page>
  );
}
