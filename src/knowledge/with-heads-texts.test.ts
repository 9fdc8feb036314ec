import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { loadDrawer, loadKind } from './load-drawers.ts';
import { withHeadsTexts } from './with-heads-texts.ts';

const ask = (title: string): Brief =>
  ({
    title: { given: title },
    facts: [{ kind: 'duty', text: 'Answer for the office and its budget before the board' }],
  }) as unknown as Brief;
const elections = loadDrawer('trades/public/elections-specialist.yaml');

it('gives whoever answers for a function the exercise of a leader and the papers of the trade', () => {
  const head = withHeadsTexts(elections, ask('Director of Elections'));
  expect(head.work_sample).toBe(loadKind('leading-people').work_sample);
  expect(head.credentials).toBe(elections.credentials);
  expect(head.titles).toBe(elections.titles);
  const deputy = { ...elections.personas[0]!, id: 'deputy', level: 'senior' as const };
  const named = { ...deputy, name: 'Deputy manager of an elections office' };
  const [first] = withHeadsTexts(
    { ...elections, personas: [named] },
    ask('Director of Polls'),
  ).personas;
  expect(first?.id).toBe('deputy');
});

it('leaves a trade as it is that speaks to its heads', () => {
  const chef = loadDrawer('trades/hospitality/chef.yaml');
  expect(withHeadsTexts(chef, ask('Executive Chef'))).toBe(chef);
  const named = { ...elections, titles: { any: ['director of elections'] } };
  expect(withHeadsTexts(named, ask('Director of Elections, North'))).toBe(named);
});
