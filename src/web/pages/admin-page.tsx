import { Page } from '../components/page.tsx';

export function AdminPage() {
  return (
    <Page title="Admin" subtitle="How sign-up works on this server">
      <p>Email verification is temporarily disabled.</p>
      <p>Users can log in right after signup.</p>
      <p>Verification emails still work for testing.</p>
    </Page>
  );
}
