import { useState } from 'react';

import { BarList } from '#ui/charts/bar-list.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

import { Block } from '../view-parts/block.tsx';
import { CopyText } from '../view-parts/copy-part.tsx';
import type { CandidateScoringView } from './content.ts';
import { findGroup, groupSkills, type SkillGroup, skillGroups } from './skill-groups.ts';
import { expectedDistribution } from './tier-look.ts';
import { TierCard } from './view-tier-card.tsx';

interface TierChartProps {
  tiers: CandidateScoringView['candidateComparisonGrid'];
  ranking: CandidateScoringView['skillsRankingSummary'];
}

export function TierChart({ tiers, ranking }: TierChartProps) {
  const [chosen, setChosen] = useState<ReadonlySet<SkillGroup>>(new Set(['technical']));
  const groups = groupSkills(ranking);
  const groupOf = (skill: string) => findGroup(skill, groups);
  const present = new Set(tiers.flatMap(({ matchedSkills }) => matchedSkills.map(groupOf)));

  function choose(group: SkillGroup, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(group);
    else next.delete(group);
    setChosen(next);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @4xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-4 @2xl:grid-cols-2">
        {tiers.map((tier, index) => (
          <TierCard key={index} tier={tier} isMarked={(skill) => chosen.has(groupOf(skill))} />
        ))}
      </div>
      <div className="grid content-start gap-6">
        <Block title="Analysis filters">
          <div className="grid gap-2">
            {skillGroups.map(({ id, label }) => (
              <div key={id} className="flex flex-wrap gap-x-2">
                <Checkbox
                  label={label}
                  checked={chosen.has(id)}
                  disabled={!present.has(id)}
                  onCheckedChange={(isChosen) => choose(id, isChosen)}
                />
                {!present.has(id) && <span className="text-sm text-ink-faint">none here</span>}
              </div>
            ))}
          </div>
        </Block>
        <Block title="Expected candidate distribution">
          <BarList
            title="Expected candidate distribution"
            max={100}
            items={expectedDistribution.map(({ label, percent }) => ({
              label,
              value: percent,
              text: `${percent}%`,
            }))}
          />
          <p className="mt-2 text-sm text-ink-faint">
            A planning assumption, the same for every job. Replace it with your own counts.
          </p>
        </Block>
      </div>
      <RawData tiers={tiers} />
    </div>
  );
}

function RawData({ tiers }: { tiers: TierChartProps['tiers'] }) {
  const json = JSON.stringify(tiers, null, 2);
  return (
    <Disclosure title="Raw data view" className="col-span-full print:hidden">
      <div className="mt-2 rounded border bg-paper p-3">
        <CopyText text={json} label="Raw data" />
        <pre className="mt-2 overflow-x-auto text-xs whitespace-pre-wrap wrap-anywhere">{json}</pre>
      </div>
    </Disclosure>
  );
}
