import Medal from 'lucide-react/icons/medal';

import { MeterBar } from '#ui/charts/meter-bar.tsx';
import { chooseStep } from '#ui/charts/score-band.ts';

import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { TextTag } from '../view-parts/text-tag.tsx';
import type { CandidateScoringView } from './content.ts';

type Skill = CandidateScoringView['skillsRankingSummary'][number];

const medals = [
  { name: 'First place', className: 'text-yellow-fill' },
  { name: 'Second place', className: 'text-grey' },
  { name: 'Third place', className: 'text-orange' },
];

const stepWords = ['Minor', 'Some', 'Useful', 'Important', 'Decisive'] as const;

export function SkillsRanking({ skills }: { skills: readonly Skill[] }) {
  return (
    <ol className="divide-y border-y">
      {skills.map((skill, index) => (
        <SkillRow key={index} skill={skill} index={index} />
      ))}
    </ol>
  );
}

function SkillRow({ skill, index }: { skill: Skill; index: number }) {
  const path = ['skillsRankingSummary', index];
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 gap-y-2 py-4 @2xl:grid-cols-[2rem_minmax(0,1fr)_14rem]">
      <Place index={index} />
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <EditableText
            as="h4"
            path={[...path, 'skillName']}
            text={skill.skillName || 'Skill'}
            label="skill"
            className="text-md font-semibold"
          />
          <TextTag text={skill.category} path={[...path, 'category']} label="category" />
        </div>
        {skill.rationale && (
          <EditableText
            path={[...path, 'rationale']}
            text={skill.rationale}
            label="rationale"
            className={`max-w-[75ch] ${docText}`}
          />
        )}
      </div>
      {skill.weight !== null && (
        <div className="col-start-2 grid content-start gap-1.5 @2xl:col-start-3 @2xl:pt-1">
          <p className="flex items-baseline justify-between gap-2 text-sm">
            <span className="text-ink-soft">{stepWords[chooseStep(skill.weight)]}</span>
            <span className="tabular font-medium">{skill.weight} / 10</span>
          </p>
          <MeterBar label="Weight" value={skill.weight} max={10} hue="green" />
        </div>
      )}
    </li>
  );
}

function Place({ index }: { index: number }) {
  const medal = medals[index];
  if (!medal) {
    return <span className="tabular pt-0.5 text-center text-md text-ink-faint">{index + 1}</span>;
  }
  return (
    <span title={medal.name} className={`pt-0.5 ${medal.className}`}>
      <Medal className="mx-auto size-6" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{medal.name}</span>
    </span>
  );
}
