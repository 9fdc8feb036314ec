import { sayCriterion } from '../../craft/criteria/say-criterion.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { weighScorecard } from '../../craft/criteria/weigh-scorecard.ts';
import { sayBoss } from '../../craft/manager.ts';
import { lowerFirst } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import { askCriterion } from '../../craft/questions.ts';
import { lowerPoint } from '../../craft/questions/screening.ts';
import { vary, varyEach } from '../../craft/vary.ts';
import type { Source } from '#plan/source.ts';
import type { ScorecardFigures } from '../figures.ts';
import type { ScorecardAssistantWriting } from '../writing.ts';
import { panelPhrases } from './panel.data.ts';

type Panel = Pick<
  ScorecardAssistantWriting,
  | 'alertTriggers'
  | 'reportingCadence'
  | 'biasDetectionMetrics'
  | 'calibrationRecommendations'
  | 'reportStructure'
  | 'aggregationMethod'
  | 'sentimentAnalysis'
  | 'consensusIndicators'
>;

export function draftPanel(source: Source, { reviewDate }: ScorecardFigures): Panel {
  const { brief, market } = source;
  const card = weighScorecard(rankCriteria(source)).map(({ criterion }) => criterion);
  const names = card.map((criterion) => sayCriterion(criterion).replaceAll('"', "'"));
  const anchors = askCriterion(card[0]!, source);
  const inUs = (brief.place.resolved?.country ?? 'US') === 'US';
  const slots: Slots = {
    first: names[0],
    second: names[1] ?? names[0],
    title: brief.title.singular,
    count: card.length,
    good: lowerPoint(anchors.good),
    strong: anchors.strong[0],
    family: market.profile.id === 'general' ? 'the team' : lowerFirst(market.profile.family.name),
    manager: sayBoss(source),
    review: reviewDate,
    a: joinList(names.slice(0, 3)),
    b: joinList(names.slice(3, 5)) || 'how the work is talked about',
  };
  const each = (
    key:
      | 'alertTriggers'
      | 'biasDetectionMetrics'
      | 'calibrationRecommendations'
      | 'reportStructure'
      | 'consensusIndicators',
  ): string[] => varyEach(source, key, panelPhrases[key], slots);
  const one = (
    key: 'reportingCadence' | 'aggregationMethod' | 'sentimentAnalysis' | 'fourFifths',
  ): string => vary(source, key, panelPhrases[key], slots);
  return {
    alertTriggers: each('alertTriggers'),
    reportingCadence: one('reportingCadence'),
    biasDetectionMetrics: [...(inUs ? [one('fourFifths')] : []), ...each('biasDetectionMetrics')],
    calibrationRecommendations: each('calibrationRecommendations'),
    reportStructure: each('reportStructure'),
    aggregationMethod: one('aggregationMethod'),
    sentimentAnalysis: one('sentimentAnalysis'),
    consensusIndicators: each('consensusIndicators'),
  };
}
