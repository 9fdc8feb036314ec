import { Page } from '../components/page.tsx';

export function OrganizationPage() {
  return (
    <Page title="Organization">
      <p>Organizations cannot be edited here yet.</p>
    </Page>
  );
}
