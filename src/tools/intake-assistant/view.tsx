import { AboveFirstPage } from '../view-parts/above-first-page.tsx';
import { ResultView } from '../view-parts/result-view.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import type { ViewProps } from '../view-props.ts';
import type { IntakeAssistantView as Content } from './content.ts';
import { writeIntakeAssistantSections } from './document.ts';
import { Alignment } from './view-alignment.tsx';
import { Assumptions } from './view-assumptions.tsx';
import { QuestionsFirst } from './view-first-page.tsx';
import { InternalBrief } from './view-internal-brief.tsx';
import { Interviews } from './view-interviews.tsx';
import { SuccessMetrics } from './view-metrics.tsx';
import { Requirements } from './view-requirements.tsx';
import { RoleOverview } from './view-role-overview.tsx';

const fallbackDescription =
  'Everything the people inside need to agree on before the search begins: the role, why it matters, what is required, what is only assumed, and how you will interview.';

const guide = {
  title: 'How to Use This Alignment Toolkit',
  items: [
    { name: 'Role Overview', text: 'Read it out at the start of the intake; correct it there.' },
    { name: 'Internal Brief', text: 'Send it to everyone who will meet candidates.' },
    { name: 'Requirements Matrix', text: 'Move what nobody can test out of P0.' },
    { name: 'Hidden Assumptions', text: 'Ask about the high ones first: they sink searches.' },
    { name: 'Success Metrics', text: 'What good looks like at 30 and 90 days, 6 and 12 months.' },
    { name: 'Interview Process', text: 'Give each round to one person, with its questions.' },
  ],
};

export function IntakeAssistantView({ content, tab, onTabChange, onEdit }: ViewProps<Content>) {
  const sections = writeIntakeAssistantSections(content);
  return (
    <ResultView
      content={content}
      sections={sections}
      onEdit={onEdit}
      toast="label"
      emptyNotice="No intake assistant data available"
      guide={guide}
      fallbackDescription={fallbackDescription}
    >
      <ViewTabs
        label="Internal alignment"
        tab={tab}
        onTabChange={onTabChange}
        tabs={[
          {
            id: 'roleOverview',
            label: 'Role Overview',
            content: (
              <>
                <AboveFirstPage />
                <QuestionsFirst
                  flags={content.hiddenAssumptionFlags}
                  open={content.openQuestions}
                  onTabChange={onTabChange}
                />
                <ViewSection of={sections.roleOverview}>
                  <RoleOverview role={content.roleSummaryDoc} />
                  <Alignment agreed={content.agreed} open={content.openQuestions} />
                </ViewSection>
              </>
            ),
          },
          {
            id: 'internalBrief',
            label: 'Internal Brief',
            content: (
              <ViewSection of={sections.internalBrief}>
                <InternalBrief brief={content.whatWereHiringForOnePager} />
              </ViewSection>
            ),
          },
          {
            id: 'requirementsMatrix',
            label: 'Requirements Matrix',
            content: (
              <ViewSection of={sections.requirements}>
                <Requirements grid={content.prioritizedRequirementsGrid} />
              </ViewSection>
            ),
          },
          {
            id: 'hiddenAssumptions',
            label: 'Hidden Assumptions',
            content: (
              <ViewSection
                of={sections.assumptions}
                emptyNotice="No hidden assumptions identified for this role"
              >
                <Assumptions flags={content.hiddenAssumptionFlags} />
              </ViewSection>
            ),
          },
          {
            id: 'successMetrics',
            label: 'Success Metrics',
            content: (
              <ViewSection of={sections.metrics}>
                <SuccessMetrics metrics={content.successMetrics} />
              </ViewSection>
            ),
          },
          {
            id: 'interviewProcess',
            label: 'Interview Process',
            content: (
              <ViewSection of={sections.interviews}>
                <Interviews rounds={content.interviewPanelRecommendations} />
              </ViewSection>
            ),
          },
        ]}
      />
    </ResultView>
  );
}
