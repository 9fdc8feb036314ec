import { Page } from '../components/page.tsx';

export function ProfilePage() {
  return (
    <Page title="Profile">
      <p>Your profile cannot be edited here yet.</p>
    </Page>
  );
}
