import Building2 from 'lucide-react/icons/building-2';
import { Link } from 'wouter';

import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#web/components/empty-state.tsx';

export function NoOrganizationsCard() {
  return (
    <EmptyState
      icon={Building2}
      title="No Organizations"
      description="Join an organization or create one to start with your first job."
    >
      <Link href="/organization" className={buttonClass()}>
        Manage Organizations
      </Link>
    </EmptyState>
  );
}
