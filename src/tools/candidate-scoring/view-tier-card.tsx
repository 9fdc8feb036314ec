import Check from 'lucide-react/icons/check';
import { useState } from 'react';

import { asImage } from '#ui/charts/as-image.ts';
import { cn } from '#ui/class-names.ts';
import { MeterBar } from '#ui/charts/meter-bar.tsx';

import { EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import type { CandidateScoringView } from './content.ts';
import { chooseTierHue, findTierKey, type TierHue } from './tier-look.ts';

const skillsShown = 4;

const hueClass: Record<TierHue, { frame: string; text: string }> = {
  green: { frame: 'border-green/50 bg-green-soft/50', text: 'text-green' },
  blue: { frame: 'border-blue/50 bg-blue-soft/50', text: 'text-blue' },
  yellow: { frame: 'border-yellow-fill/60 bg-yellow-soft/50', text: 'text-yellow' },
  red: { frame: 'border-red/50 bg-red-soft/50', text: 'text-red' },
  grey: { frame: '', text: 'text-grey' },
};

interface TierCardProps {
  tier: CandidateScoringView['candidateComparisonGrid'][number];
  /** Whether a matched skill passes the filters; those that do stand out, the others stay in sight. */
  isMarked: (skill: string) => boolean;
}

export function TierCard({ tier, isMarked }: TierCardProps) {
  const [isOpen, setOpen] = useState(false);
  const hue = chooseTierHue(tier.totalSkillMatch);
  const key = findTierKey(tier.label);
  const path = key === undefined ? undefined : ['candidateComparisonGrid', key];
  const shown = isOpen ? tier.matchedSkills : tier.matchedSkills.slice(0, skillsShown);
  const more = tier.matchedSkills.length - shown.length;
  return (
    <section className={cn('flex min-w-0 flex-col gap-3 rounded border p-4', hueClass[hue].frame)}>
      <header className="flex items-baseline gap-3">
        <h4 className="min-w-0 flex-1 font-serif text-lg font-semibold wrap-anywhere">
          {tier.label || 'Tier'}
        </h4>
        {tier.totalSkillMatch !== null && (
          <span className={cn('tabular text-xl font-semibold', hueClass[hue].text)}>
            {tier.totalSkillMatch}%
          </span>
        )}
      </header>
      {tier.totalSkillMatch !== null && (
        <MeterBar
          label="Total skill match"
          value={tier.totalSkillMatch}
          max={100}
          text={`${tier.totalSkillMatch}%`}
          hue={hue}
        />
      )}
      {tier.matchedSkills.length > 0 && (
        <EditableList
          path={path && [...path, 'matchedSkills']}
          items={tier.matchedSkills}
          label="matched skills"
        >
          <p className="mb-2 text-sm text-ink-soft">
            {tier.matchedSkills.filter(isMarked).length} of {tier.matchedSkills.length} in the
            chosen groups
          </p>
          <ul className="flex flex-wrap gap-1.5">
            {shown.map((skill, index) => (
              <Skill key={index} name={skill} isMarked={isMarked(skill)} />
            ))}
          </ul>
          {(more > 0 || isOpen) && (
            <button
              type="button"
              aria-expanded={isOpen}
              className="mt-2 block w-fit rounded-sm text-sm font-medium text-accent hover:text-accent-strong"
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Show less' : `+${more} more`}
            </button>
          )}
        </EditableList>
      )}
      {tier.evidenceSource && (
        <EditableText
          path={path && [...path, 'evidenceSource']}
          text={tier.evidenceSource}
          label="evidence source"
          className="mt-auto text-sm text-ink-soft"
        />
      )}
    </section>
  );
}

function Skill({ name, isMarked }: { name: string; isMarked: boolean }) {
  return (
    <li
      dir="auto"
      className={cn(
        'flex items-center gap-1 rounded-sm px-2 py-1 text-sm wrap-anywhere',
        isMarked ? 'bg-surface' : 'text-ink-soft inset-ring inset-ring-line-strong/40',
      )}
    >
      {isMarked && (
        <Check {...asImage} aria-label="In the chosen groups:" className="size-3.5 shrink-0" />
      )}
      {name}
    </li>
  );
}
