import { jobToolIds, toolInfo } from '#shared/tool-info.ts';
import { cn } from '#ui/class-names.ts';
import { IconTile } from '#ui/icon-tile.tsx';

import { Specimen, SpecimenGroup } from './specimen.tsx';

const grounds = [
  { name: 'paper', look: 'bg-paper' },
  { name: 'surface', look: 'bg-surface' },
  { name: 'sunken', look: 'bg-sunken' },
  { name: 'raised', look: 'bg-raised' },
];

const scale = [
  { name: '36', look: 'text-3xl font-semibold tracking-tight' },
  { name: '28', look: 'text-2xl font-semibold tracking-tight' },
  { name: '22', look: 'text-xl font-semibold tracking-tight' },
  { name: '18', look: 'text-lg font-semibold tracking-tight' },
  { name: '16', look: 'text-md' },
  { name: '14', look: 'text-base' },
  { name: '13', look: 'text-sm' },
  { name: '12', look: 'text-xs' },
];

export function FoundationSpecimens() {
  return (
    <SpecimenGroup title="Foundations">
      <Specimen name="Grounds and ink" className="grid grid-cols-2 sm:grid-cols-4">
        {grounds.map(({ name, look }) => (
          <div key={name} className={cn('rounded border p-3', look)}>
            <p className="font-medium">{name}</p>
            <p className="text-ink-soft">soft</p>
            <p className="text-ink-faint">faint</p>
          </div>
        ))}
      </Specimen>
      <Specimen name="Type scale" className="flex-col items-start gap-1.5">
        {scale.map(({ name, look }) => (
          <p key={name} className="flex items-baseline gap-4">
            <span className="tabular w-5 shrink-0 text-xs text-ink-faint">{name}</span>
            <span className={look}>Ten tools, one job</span>
          </p>
        ))}
      </Specimen>
      <Specimen name="What the product writes">
        <div className="prose-doc">
          <h2>A week on the ridge</h2>
          <p>
            You climb before the wind does. Most mornings start with a torque check at eighty metres
            and end with a turbine back on the grid; two technicians a tower, never alone.
          </p>
          <h3>What you bring</h3>
          <ul>
            <li>
              A <strong>GWO safety certificate</strong>, or the will to earn it in your first month.
            </li>
            <li>
              Two years with hydraulics or high voltage, <em>wherever</em> you learned them.
            </li>
          </ul>
          <blockquote>Hi Sam, this is Dana at Northwind. I will be brief.</blockquote>
          <p>
            Questions go to <a href="#questions">the hiring manager</a>, pay is $32 to $38 an hour.
          </p>
        </div>
      </Specimen>
      <Specimen name="Icon tiles" className="grid sm:grid-cols-2">
        {jobToolIds.map((tool) => (
          <div key={tool} className="flex min-w-0 items-center gap-3">
            <IconTile tool={tool} />
            <span className="min-w-0 truncate text-sm">{toolInfo[tool].name}</span>
          </div>
        ))}
      </Specimen>
    </SpecimenGroup>
  );
}
