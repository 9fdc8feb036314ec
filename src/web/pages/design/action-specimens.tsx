import Ellipsis from 'lucide-react/icons/ellipsis';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';

import { buttonClass, type ButtonVariant } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/menu.tsx';
import { toast } from '#ui/toast.ts';
import { Tooltip } from '#ui/tooltip.tsx';

import { Specimen, SpecimenGroup } from './specimen.tsx';

const variants: { variant: ButtonVariant; label: string }[] = [
  { variant: 'primary', label: 'Create job' },
  { variant: 'secondary', label: 'Generate' },
  { variant: 'outline', label: 'Export' },
  { variant: 'ghost', label: 'Cancel' },
  { variant: 'destructive', label: 'Delete job' },
  { variant: 'link', label: 'See all jobs' },
];

export function ActionSpecimens() {
  return (
    <SpecimenGroup title="Actions">
      <Specimen name="Button">
        {variants.map(({ variant, label }) => (
          <Button key={variant} variant={variant}>
            {label}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Disabled">
        {variants.map(({ variant, label }) => (
          <Button key={variant} variant={variant} disabled>
            {label}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Sizes">
        <Button size="sm">Small</Button>
        <Button>Default</Button>
        <Button size="lg">Large</Button>
        <Button size="icon" variant="outline" aria-label="Regenerate">
          <RefreshCw aria-hidden="true" />
        </Button>
        <a href="#button" className={buttonClass({ variant: 'outline' })}>
          A link
        </a>
      </Specimen>
      <Specimen name="Busy">
        <BusyButton />
        <Button variant="outline" busy busyLabel="Exporting...">
          Export
        </Button>
        <Button variant="destructive" busy busyLabel="Deleting...">
          Delete
        </Button>
      </Specimen>
      <Specimen name="Copy">
        <CopyButton text="Wind turbine technician" />
        <CopyButton
          text="Wind turbine technician"
          variant="outline"
          size="default"
          label="Copy section"
        />
        <CopyButton text="Wind turbine technician" size="icon" label="Copy title" />
      </Specimen>
      <Specimen name="Menu and tooltip">
        <Menu
          align="start"
          trigger={
            <Button variant="outline" size="icon" aria-label="More actions">
              <Ellipsis aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem onClick={() => toast({ title: 'PDF exported' })}>Export as PDF</MenuItem>
          <MenuItem disabled>Export as Word</MenuItem>
          <MenuLink href="#menu">Open the job</MenuLink>
          <MenuSeparator />
          <MenuItem destructive>Delete job</MenuItem>
        </Menu>
        <Tooltip hint="Writes this tool again; the old text stays until the new one is ready">
          <Button variant="outline">
            <RefreshCw aria-hidden="true" />
            Regenerate
          </Button>
        </Tooltip>
      </Specimen>
      <Specimen name="Toast">
        <Button
          variant="outline"
          onClick={() =>
            toast({ title: 'Content updated', description: 'Your changes have been saved.' })
          }
        >
          Plain
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast({
              title: 'Generation failed',
              description: 'Failed to generate Sourcing Strategy Kit',
              variant: 'destructive',
            })
          }
        >
          Destructive
        </Button>
        <Button
          variant="outline"
          onClick={() => toast({ title: 'Job title copied to clipboard', duration: 2000 })}
        >
          Two seconds
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast({
              title: 'Tag removed',
              action: { label: 'Undo', onPress: () => toast({ title: 'Tag is back' }) },
            })
          }
        >
          With undo
        </Button>
      </Specimen>
    </SpecimenGroup>
  );
}

function BusyButton() {
  const [busy, setBusy] = useState(false);
  function save() {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  }
  return (
    <Button busy={busy} busyLabel="Saving..." onClick={save}>
      Save changes
    </Button>
  );
}
