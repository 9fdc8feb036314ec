import { AboveFirstPage } from '../view-parts/above-first-page.tsx';
import { TabbedView } from '../view-parts/tabbed-view.tsx';
import type { ViewProps } from '../view-props.ts';
import type { IntakeAssistantView as Content } from './content.ts';
import { writeIntakeAssistantSections } from './document.ts';
import { intakeAssistantOutline } from './outline.ts';
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
  uses: {
    roleOverview: 'Read it out at the start of the intake; correct it there.',
    internalBrief: 'Send it to everyone who will meet candidates.',
    requirementsMatrix: 'Move what nobody can test out of P0.',
    hiddenAssumptions: 'Ask about the high ones first: they sink searches.',
    successMetrics: 'What good looks like at 30 and 90 days, 6 and 12 months.',
    interviewProcess: 'Give each round to one person, with its questions.',
  },
};

export function IntakeAssistantView(props: ViewProps<Content>) {
  const { content, onTabChange } = props;
  return (
    <TabbedView
      view={props}
      outline={intakeAssistantOutline}
      written={writeIntakeAssistantSections(content)}
      label="Internal alignment"
      toast="label"
      emptyNotice="No intake assistant data available"
      guide={guide}
      fallbackDescription={fallbackDescription}
      first={
        <>
          <AboveFirstPage />
          <QuestionsFirst
            flags={content.hiddenAssumptionFlags}
            open={content.openQuestions}
            onTabChange={onTabChange}
          />
        </>
      }
      tabs={{
        roleOverview: {
          drawn: (
            <>
              <RoleOverview role={content.roleSummaryDoc} />
              <Alignment agreed={content.agreed} open={content.openQuestions} />
            </>
          ),
        },
        internalBrief: { drawn: <InternalBrief brief={content.whatWereHiringForOnePager} /> },
        requirementsMatrix: { drawn: <Requirements grid={content.prioritizedRequirementsGrid} /> },
        hiddenAssumptions: {
          emptyNotice: 'No hidden assumptions identified for this role',
          drawn: <Assumptions flags={content.hiddenAssumptionFlags} />,
        },
        successMetrics: { drawn: <SuccessMetrics metrics={content.successMetrics} /> },
        interviewProcess: { drawn: <Interviews rounds={content.interviewPanelRecommendations} /> },
      }}
    />
  );
}
