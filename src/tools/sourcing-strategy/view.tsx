import { ResultView } from '../view-parts/result-view.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import type { ViewProps } from '../view-props.ts';
import type { SourcingStrategyView as Content } from './content.ts';
import { writeSourcingStrategySections } from './document.ts';
import { ActionPlan, FinalSummary } from './view-action-plan.tsx';
import { BooleanSearch } from './view-boolean-search.tsx';
import { Cadence } from './view-cadence.tsx';
import { Channels } from './view-channels.tsx';
import { Diversity } from './view-diversity.tsx';
import { SearchesFirst } from './view-first-page.tsx';
import { Personas } from './view-personas.tsx';
import { CandidateProfile } from './view-profile.tsx';

const guide = {
  title: 'How to Use This Sourcing Strategy',
  items: [
    { name: 'Candidate Profile', text: 'Agree on it with the hiring manager before you search.' },
    {
      name: 'Persona Breakdowns',
      text: 'Choose the persona first, then the words: each has its own motives and worries.',
    },
    {
      name: 'Channel Strategy',
      text: 'Spend the week’s hours as the shares say, then correct them by results.',
    },
    { name: 'Sourcing Cadence', text: 'Four weeks with targets you can count every Friday.' },
    {
      name: 'Boolean Search',
      text: 'Start broad, narrow when there are too many. Where a platform can be opened, the link runs the string.',
    },
    {
      name: 'Diversity Sourcing',
      text: 'Channels that add people to the search; nobody is included or ranked by who they are.',
    },
  ],
};

export function SourcingStrategyView({ content, tab, onTabChange, onEdit }: ViewProps<Content>) {
  const sections = writeSourcingStrategySections(content);
  return (
    <ResultView
      content={content}
      sections={sections}
      onEdit={onEdit}
      toast="section"
      emptyNotice="No sourcing strategy data available"
      guide={guide}
    >
      <ViewTabs
        label="Sourcing strategy"
        tab={tab}
        onTabChange={onTabChange}
        tabs={[
          {
            id: 'candidate-profile',
            label: 'Candidate Profile',
            content: (
              <>
                <SearchesFirst platforms={content.booleanStrings} onTabChange={onTabChange} />
                <ViewSection of={sections.candidateProfile}>
                  <CandidateProfile profile={content.idealCandidateProfile} />
                </ViewSection>
              </>
            ),
          },
          {
            id: 'persona-breakdowns',
            label: 'Persona Breakdowns',
            content: (
              <ViewSection of={sections.personas}>
                <Personas personas={content.personaBreakdowns} />
              </ViewSection>
            ),
          },
          {
            id: 'channel-strategy',
            label: 'Channel Strategy',
            content: (
              <ViewSection of={sections.channels}>
                <Channels channels={content.channelRecommendations} />
              </ViewSection>
            ),
          },
          {
            id: 'sourcing-cadence',
            label: 'Sourcing Cadence',
            content: (
              <ViewSection of={sections.cadence}>
                <Cadence weeks={content.sourcingCadenceSuggestions} />
              </ViewSection>
            ),
          },
          {
            id: 'boolean-search',
            label: 'Boolean Search',
            content: (
              <ViewSection of={sections.booleanSearch}>
                <BooleanSearch platforms={content.booleanStrings} />
              </ViewSection>
            ),
          },
          {
            id: 'diversity-sourcing',
            label: 'Diversity Sourcing',
            content: (
              <ViewSection
                of={sections.diversity}
                emptyNotice="No diversity sourcing data available"
              >
                <Diversity focuses={content.diversitySourcing} />
              </ViewSection>
            ),
          },
        ]}
      />
      {content.actionPlan.length > 0 && (
        <ViewSection of={sections.actionPlan} className="mt-4 border-t pt-6">
          <ActionPlan steps={content.actionPlan} />
        </ViewSection>
      )}
      {sections.finalSummary.blocks.length > 0 && (
        <FinalSummary
          summary={content.finalJobDescriptionSummary}
          section={sections.finalSummary}
        />
      )}
    </ResultView>
  );
}
