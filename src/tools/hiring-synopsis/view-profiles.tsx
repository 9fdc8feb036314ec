import { Badge } from '#ui/badge.tsx';
import { MeterBar } from '#ui/charts/meter-bar.tsx';

import { docText } from '../view-parts/block.tsx';
import { Chips } from '../view-parts/chips.tsx';
import { EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList, toFacts } from '../view-parts/fact-list.tsx';
import { PointsBlock } from '../view-parts/points-block.tsx';
import type { HiringSynopsisView } from './content.ts';
import { chooseFitHue, rankProfiles } from './synopsis-look.ts';

type Profile = HiringSynopsisView['topCandidatesOverview'][number];

interface ProfilesProps {
  profiles: readonly Profile[];
  analysis: HiringSynopsisView['candidateAnalysis'];
}

export function Profiles({ profiles, analysis }: ProfilesProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {analysis.length > 0 && (
        <FactList items={toFacts(analysis, ['candidateAnalysis'])} className={docText} />
      )}
      <ol className="grid gap-4">
        {rankProfiles(profiles).map(({ profile, index }, place) => (
          <ProfileCard key={index} profile={profile} index={index} place={place + 1} />
        ))}
      </ol>
    </div>
  );
}

function ProfileCard({
  profile,
  index,
  place,
}: {
  profile: Profile;
  index: number;
  place: number;
}) {
  const path = ['topCandidatesOverview', index];
  return (
    <li className="grid min-w-0 gap-4 rounded border p-4">
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-2">
        <span className="tabular font-serif text-2xl text-ink-faint">{place}</span>
        <EditableText
          as="h4"
          path={[...path, 'candidateProfile']}
          text={profile.candidateProfile || `Profile ${place}`}
          label="profile"
          className="font-serif text-lg font-semibold"
        />
        {profile.fitScore !== null && (
          <>
            <Badge variant={chooseFitHue(profile.fitScore)}>Fit {profile.fitScore}%</Badge>
            <MeterBar
              label="Fit score"
              value={profile.fitScore}
              max={100}
              text={`${profile.fitScore}%`}
              hue={chooseFitHue(profile.fitScore)}
              className="col-span-full"
            />
          </>
        )}
      </header>
      <FactList
        items={[{ label: 'Experience', text: profile.experience, path: [...path, 'experience'] }]}
      />
      {profile.certifications.length > 0 && (
        <EditableList
          path={[...path, 'certifications']}
          items={profile.certifications}
          label="certifications"
        >
          <Chips items={profile.certifications} />
        </EditableList>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-2">
        <PointsBlock title="Strengths" path={[...path, 'strengths']} items={profile.strengths} />
        <PointsBlock title="Concerns" path={[...path, 'concerns']} items={profile.concerns} />
      </div>
      {profile.recommendation && (
        <EditableText
          path={[...path, 'recommendation']}
          text={profile.recommendation}
          label="recommendation"
          className={`max-w-[75ch] border-l-2 border-decide pl-4 ${docText}`}
        />
      )}
    </li>
  );
}
