import type { ContentPath } from '../edit-content.ts';
import { Block, docText } from '../view-parts/block.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList, toFacts } from '../view-parts/fact-list.tsx';
import { ReadingOrder } from '../view-parts/reading-order.tsx';
import type { SourcingStrategyView } from './content.ts';

const root = 'idealCandidateProfile';
const required = [root, 'primaryRequirements'];
const drivers = [root, 'motivationalDrivers'];
const geography = [root, 'geographicConsiderations'];

export function CandidateProfile({
  profile,
}: {
  profile: SourcingStrategyView['idealCandidateProfile'];
}) {
  const { technicalCertification, experience, physicalRequirements } = profile.primaryRequirements;
  const { motivationalDrivers, geographicConsiderations } = profile;
  return (
    <ReadingOrder>
      <Points
        title="Required Certifications"
        path={[...required, 'technicalCertification', 'required']}
        items={technicalCertification.required}
      />
      <Points
        title="Preferred Certifications"
        path={[...required, 'technicalCertification', 'preferred']}
        items={technicalCertification.preferred}
      />
      <Facts
        title="Experience"
        items={[
          {
            label: 'Years required',
            text: experience.yearsRequired,
            path: [...required, 'experience', 'yearsRequired'],
          },
          {
            label: 'Field experience',
            text: experience.fieldExperience,
            path: [...required, 'experience', 'fieldExperience'],
          },
          {
            label: 'Transferable experience',
            text: experience.transferableExperience,
            path: [...required, 'experience', 'transferableExperience'],
          },
        ]}
      />
      <Facts
        title="Physical Requirements"
        items={toFacts(physicalRequirements, [...required, 'physicalRequirements'])}
      />
      <Points
        title="Primary Motivators"
        path={[...drivers, 'primaryMotivators']}
        items={motivationalDrivers.primaryMotivators}
      />
      <Points
        title="Career Growth"
        path={[...drivers, 'careerGrowth']}
        items={motivationalDrivers.careerGrowth}
      />
      <Points
        title="Work-Life Balance"
        path={[...drivers, 'workLifeBalance']}
        items={motivationalDrivers.workLifeBalance}
      />
      <Points
        title="Location Factors"
        path={[...geography, 'locationFactors']}
        items={geographicConsiderations.locationFactors}
      />
      {geographicConsiderations.relocationWillingness && (
        <Block title="Willingness to Relocate">
          <EditableText
            path={[...geography, 'relocationWillingness']}
            text={geographicConsiderations.relocationWillingness}
            label="willingness to relocate"
            className={docText}
          />
        </Block>
      )}
    </ReadingOrder>
  );
}

function Points({ title, path, items }: { title: string; path: ContentPath; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <Block title={title}>
      <EditableList path={path} items={items} label={title.toLowerCase()}>
        <BulletList items={items} className={docText} />
      </EditableList>
    </Block>
  );
}

function Facts({
  title,
  items,
}: {
  title: string;
  items: Parameters<typeof FactList>[0]['items'];
}) {
  if (items.every(({ text }) => text === '')) return null;
  return (
    <Block title={title}>
      <FactList items={items} layout="stacked" className={docText} />
    </Block>
  );
}
