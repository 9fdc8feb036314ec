import type { Block } from '#shared/document.ts';
import { bullets, code, facts, headed, paragraph, table } from '../document-blocks.ts';
import { documentOf, writeSections } from '../document-section.ts';
import { sumChannelTime } from './channel-time.ts';
import type { SourcingStrategyView } from './content.ts';
import { sourcingStrategyOutline } from './outline.ts';

export function writeSourcingStrategySections(view: SourcingStrategyView) {
  const { finalJobDescriptionSummary: summary } = view;
  return writeSections(sourcingStrategyOutline, {
    'candidate-profile': [writeProfile(view.idealCandidateProfile)],
    'persona-breakdowns': view.personaBreakdowns.map(writePersona),
    'channel-strategy': [writeChannels(view.channelRecommendations)],
    'sourcing-cadence': view.sourcingCadenceSuggestions.map(
      ({ week, activities, targets, metrics }) =>
        headed(2, week, [
          ...bullets(activities),
          ...facts([
            { label: 'Targets', text: targets },
            { label: 'Metrics', text: metrics },
          ]),
        ]),
    ),
    'boolean-search': view.booleanStrings.map(({ label, strings }) =>
      headed(
        2,
        label,
        strings.flatMap((string) => code(string.text, string.label)),
      ),
    ),
    'diversity-sourcing': view.diversitySourcing.map(({ focus, resources, strategies }) =>
      headed(2, focus, [
        ...bullets(strategies),
        ...facts([{ label: 'Resources', text: resources.join('; ') }]),
        // A focus on its own is still said.
        ...(strategies.length + resources.length === 0 ? paragraph(focus) : []),
      ]),
    ),
    'action-plan': [
      table(
        ['Priority', 'Timeline', 'Action', 'Stakeholder'],
        view.actionPlan.map(({ priority, timeline, action, stakeholder }) => [
          priority,
          timeline,
          action,
          stakeholder,
        ]),
      ),
    ],
    'final-summary': [
      facts([
        { label: 'Position Title', text: summary.positionTitle },
        { label: 'Location', text: summary.location },
        { label: 'Compensation Range', text: summary.compensationRange },
        { label: 'Urgency Level', text: summary.urgencyLevel },
      ]),
    ],
  });
}

export const writeSourcingStrategy = documentOf(
  sourcingStrategyOutline,
  writeSourcingStrategySections,
);

function writeProfile({
  primaryRequirements: required,
  motivationalDrivers: drivers,
  geographicConsiderations: geography,
}: SourcingStrategyView['idealCandidateProfile']): Block[] {
  return [
    ...headed(2, 'Required Certifications', bullets(required.technicalCertification.required)),
    ...headed(2, 'Preferred Certifications', bullets(required.technicalCertification.preferred)),
    ...headed(
      2,
      'Experience',
      facts([
        { label: 'Years required', text: required.experience.yearsRequired },
        { label: 'Field experience', text: required.experience.fieldExperience },
        { label: 'Transferable experience', text: required.experience.transferableExperience },
      ]),
    ),
    ...headed(2, 'Physical Requirements', facts(required.physicalRequirements)),
    ...headed(2, 'Primary Motivators', bullets(drivers.primaryMotivators)),
    ...headed(2, 'Career Growth', bullets(drivers.careerGrowth)),
    ...headed(2, 'Work-Life Balance', bullets(drivers.workLifeBalance)),
    ...headed(2, 'Location Factors', bullets(geography.locationFactors)),
    ...headed(2, 'Willingness to Relocate', paragraph(geography.relocationWillingness)),
  ];
}

function writePersona(persona: SourcingStrategyView['personaBreakdowns'][number]): Block[] {
  const parts = [
    ...facts([
      { label: 'Market size', text: persona.estimatedMarketSize },
      { label: 'Demographics', text: persona.demographics },
      { label: 'Current role', text: persona.currentRole },
    ]),
    ...headed(3, 'Motivations', bullets(persona.motivations)),
    ...headed(3, 'Concerns', bullets(persona.concerns)),
    ...headed(3, 'Sourcing approach', paragraph(persona.sourcingApproach)),
  ];
  return parts.length === 0
    ? paragraph(persona.personaName)
    : headed(2, persona.personaName, parts);
}

function writeChannels(channels: SourcingStrategyView['channelRecommendations']): Block[] {
  const parts = sumChannelTime(channels).map(({ label, percent }) => ({ label, value: percent }));
  const columns = ['Platform', 'Effectiveness', 'Time', 'Approach', 'Budget'];
  return [
    ...(parts.length > 0
      ? [{ kind: 'bars' as const, title: 'Where the time goes', unit: '%', parts }]
      : []),
    ...channels.flatMap(({ channelType, platforms }) => {
      const rows = platforms.map(({ name, effectiveness, timeAllocation, approach, budget }) => [
        name,
        effectiveness,
        timeAllocation,
        approach,
        budget,
      ]);
      return rows.length === 0
        ? paragraph(channelType)
        : headed(2, channelType, table(columns, rows));
    }),
  ];
}
