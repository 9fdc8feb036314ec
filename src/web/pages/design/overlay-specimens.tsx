import { useState } from 'react';

import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { TenMarks } from '#ui/ten-marks.tsx';
import { toast } from '#ui/toast.ts';
import { WorkspaceDialog } from '#ui/workspace-dialog.tsx';

import { Specimen, SpecimenGroup } from './specimen.tsx';

export function OverlaySpecimens() {
  return (
    <SpecimenGroup title="Windows">
      <Specimen name="Dialog">
        <Dialog
          title="Edit job"
          description="Tools already written stay as they are until you regenerate them."
          trigger={<Button variant="outline">Open a dialog</Button>}
          footer={<Button onClick={() => toast({ title: 'Job updated' })}>Save changes</Button>}
        >
          <EditForm />
        </Dialog>
        <WorkspaceDialog
          title="Sourcing Strategy Kit"
          description="Wind turbine technician, Sweetwater TX"
          trigger={<Button variant="outline">Open a workspace</Button>}
          actions={<CopyButton text="All of it" label="Copy all" />}
        >
          <Tabs defaultValue="personas" className="min-w-0 flex-1 overflow-y-auto px-6">
            <TabList label="Sections">
              <Tab value="personas">Personas</Tab>
              <Tab value="channels">Channels</Tab>
            </TabList>
            <TabPanel value="personas">
              <div className="prose-doc">
                <h2>The field-service electrician</h2>
                <p>Three to six years on industrial drives, tired of the van, not of the work.</p>
              </div>
            </TabPanel>
            <TabPanel value="channels">Six channels, eighteen search strings.</TabPanel>
          </Tabs>
        </WorkspaceDialog>
        <BusyDialog />
      </Specimen>
      <Specimen name="Alert dialog">
        <AlertDialog
          title="Delete this job?"
          description="The job and its ten tools are deleted for everyone in your organization. This cannot be undone."
          confirmLabel="Delete job"
          destructive
          onConfirm={() =>
            toast({ title: 'Job deleted', description: 'The job has been successfully deleted.' })
          }
          trigger={<Button variant="destructive">Delete job</Button>}
        />
      </Specimen>
    </SpecimenGroup>
  );
}

function EditForm() {
  const [tags, setTags] = useState<string[]>([]);
  return (
    <div className="grid gap-5">
      <Field label="Job title">
        <Input defaultValue="Wind turbine technician" />
      </Field>
      <Field label="Deal breakers">
        <TagInput
          value={tags}
          onValueChange={setTags}
          max={8}
          suggestions={['Cannot climb', 'Not local']}
        />
      </Field>
    </div>
  );
}

function BusyDialog() {
  const [open, setOpen] = useState(false);
  function start() {
    setOpen(true);
    setTimeout(() => setOpen(false), 4000);
  }
  return (
    <>
      <Button variant="outline" onClick={start}>
        One that waits
      </Button>
      <Dialog
        size="sm"
        title="Writing your tools"
        dismissable={false}
        open={open}
        onOpenChange={setOpen}
      >
        <TenMarks
          marks={[
            'completed',
            'completed',
            'completed',
            'processing',
            'processing',
            'pending',
            'pending',
            'pending',
            'pending',
            'pending',
          ]}
        />
      </Dialog>
    </>
  );
}
