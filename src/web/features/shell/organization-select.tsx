import { Select } from '#ui/select.tsx';
import { useSelectedOrganization } from '#web/features/organizations/selected-organization.ts';

/** Shown to members of at least one organization; everybody else has nothing to choose. */
export function OrganizationSelect({ className }: { className?: string }) {
  const { memberships, selected, select } = useSelectedOrganization();
  if (memberships.length === 0) return null;
  return (
    <Select
      aria-label="Organization"
      placeholder="Select org"
      options={memberships.map(({ organization }) => ({
        value: String(organization.id),
        label: organization.name,
      }))}
      value={selected ? String(selected.organization.id) : null}
      onValueChange={(id) => select(Number(id))}
      className={className}
    />
  );
}
