import { useId, useState } from 'react';

import { Checkbox } from '#ui/checkbox.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Label } from '#ui/label.tsx';
import { Select } from '#ui/select.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { Textarea } from '#ui/textarea.tsx';

import { Specimen, SpecimenGroup } from './specimen.tsx';

const workTypes = [
  { value: 'onsite', label: 'On-site' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'remote', label: 'Remote' },
  { value: 'field', label: 'Field', disabled: true },
];

const states = [
  'Alabama',
  'Alaska',
  'Arizona',
  'California',
  'Colorado',
  'Iowa',
  'Kansas',
  'New Mexico',
  'Oklahoma',
  'Texas',
  'Wyoming',
];
const stateOptions = states.map((label) => ({ value: label.toLowerCase(), label }));

const dealBreakers = [
  'No GWO certificate',
  'Cannot climb',
  'No driving licence',
  'Needs sponsorship',
  'Not local',
  'No travel',
  'No night shifts',
  'Under two years of experience',
];

export function FormSpecimens() {
  return (
    <SpecimenGroup title="Forms">
      <Specimen name="Field and input" className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Job title" description="As candidates would search for it">
          <Input placeholder="Wind turbine technician" />
        </Field>
        <Field label="Email" error="Enter an address such as dana@northwind.example.">
          <Input type="email" defaultValue="dana@" />
        </Field>
        <Field label="Salary range" optional>
          <Input defaultValue="$32-38/hr" />
        </Field>
        <Field label="Organization" disabled>
          <Input defaultValue="Northwind Energy" />
        </Field>
      </Specimen>
      <Specimen name="Label alone">
        <LabelledInput />
      </Specimen>
      <Specimen name="Textarea" className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Job description">
          <Textarea placeholder="Paste the job description" />
        </Field>
        <Field label="Notes" error="Keep it under 500 characters.">
          <Textarea autoGrow rows={2} defaultValue="Grows with its text, where the browser can." />
        </Field>
      </Specimen>
      <Specimen name="Select" className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Work type">
          <Select options={workTypes} defaultValue="onsite" />
        </Field>
        <Field label="Urgency" error="Choose how soon the job must be filled.">
          <Select options={workTypes} placeholder="Choose one" />
        </Field>
        <Field label="Department" disabled>
          <Select options={workTypes} placeholder="Choose one" />
        </Field>
      </Specimen>
      <Specimen name="Combobox" className="grid items-start gap-5 sm:grid-cols-2">
        <StateField />
        <Field label="State" disabled>
          <Combobox options={stateOptions} value="texas" onValueChange={() => {}} />
        </Field>
      </Specimen>
      <Specimen name="Tag input" className="grid gap-5">
        <TagField label="Deal breakers" max={8} initial={['Cannot climb', 'No driving licence']} />
        <TagField
          label="Red flags (full)"
          max={3}
          initial={['Job hopping', 'No references', 'Late twice']}
        />
        <TagField label="Competitor companies" max={10} initial={[]} />
      </Specimen>
      <Specimen name="Checkbox" className="flex-col items-start">
        <Checkbox label="Tell me when all ten tools are ready" defaultChecked />
        <Checkbox label="Include sources in the export" />
        <Checkbox label="Some of the jobs" indeterminate />
        <Checkbox label="Not yours to change" disabled />
        <Checkbox label="Not yours to change either" disabled defaultChecked />
      </Specimen>
    </SpecimenGroup>
  );
}

function LabelledInput() {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>Search jobs</Label>
      <Input id={id} type="search" placeholder="Title or place" />
    </div>
  );
}

function StateField() {
  const [state, setState] = useState<string | null>(null);
  return (
    <Field label="State" description="Type to filter">
      <Combobox
        options={stateOptions}
        value={state}
        onValueChange={setState}
        placeholder="Any state"
      />
    </Field>
  );
}

function TagField({ label, max, initial }: { label: string; max: number; initial: string[] }) {
  const [tags, setTags] = useState(initial);
  return (
    <Field label={label}>
      <TagInput
        value={tags}
        onValueChange={setTags}
        max={max}
        suggestions={dealBreakers}
        placeholder="Type and press Enter"
      />
    </Field>
  );
}
