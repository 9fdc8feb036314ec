import { TabbedView } from '../view-parts/tabbed-view.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import type { ViewProps } from '../view-props.ts';
import type { SourcingStrategyView as Content } from './content.ts';
import { writeSourcingStrategySections } from './document.ts';
import { sourcingStrategyOutline } from './outline.ts';
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
  uses: {
    'candidate-profile': 'Agree on it with the hiring manager before you search.',
    'persona-breakdowns':
      'Choose the persona first, then the words: each has its own motives and worries.',
    'channel-strategy': 'Spend the week’s hours as the shares say, then correct them by results.',
    'sourcing-cadence': 'Four weeks with targets you can count every Friday.',
    'boolean-search':
      'Start broad, narrow when there are too many. Where a platform can be opened, the link runs the string.',
    'diversity-sourcing':
      'Channels that add people to the search; nobody is included or ranked by who they are.',
    'action-plan': null,
    'final-summary': null,
  },
};

export function SourcingStrategyView(props: ViewProps<Content>) {
  const { content, onTabChange } = props;
  const written = writeSourcingStrategySections(content);
  return (
    <TabbedView
      view={props}
      outline={sourcingStrategyOutline}
      written={written}
      label="Sourcing strategy"
      toast="section"
      emptyNotice="No sourcing strategy data available"
      guide={guide}
      first={<SearchesFirst platforms={content.booleanStrings} onTabChange={onTabChange} />}
      tabs={{
        'candidate-profile': {
          drawn: <CandidateProfile profile={content.idealCandidateProfile} />,
        },
        'persona-breakdowns': { drawn: <Personas personas={content.personaBreakdowns} /> },
        'channel-strategy': { drawn: <Channels channels={content.channelRecommendations} /> },
        'sourcing-cadence': { drawn: <Cadence weeks={content.sourcingCadenceSuggestions} /> },
        'boolean-search': { drawn: <BooleanSearch platforms={content.booleanStrings} /> },
        'diversity-sourcing': {
          emptyNotice: 'No diversity sourcing data available',
          drawn: <Diversity focuses={content.diversitySourcing} />,
        },
        'action-plan': null,
        'final-summary': null,
      }}
      below={
        <>
          {content.actionPlan.length > 0 && (
            <ViewSection of={written['action-plan']} className="mt-4 border-t pt-6">
              <ActionPlan steps={content.actionPlan} />
            </ViewSection>
          )}
          {written['final-summary'].blocks.length > 0 && (
            <FinalSummary
              summary={content.finalJobDescriptionSummary}
              section={written['final-summary']}
            />
          )}
        </>
      }
    />
  );
}
