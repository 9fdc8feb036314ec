import { describe, expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { loadDrawer, loadKind } from './load-drawers.ts';
import { withKindTexts } from './with-kind-texts.ts';

const policy = [
  'Advise the ministry on animal disease programs',
  'Write opinions on draft regulations and import files',
  'Publish research papers with partner institutes',
  'Represent the office at meetings with public agencies',
  'Good English, written and spoken',
  'Five years in any field after the degree',
];
describe('a job that has no more than the title of a trade', () => {
  it('has the papers of the trade and the careers of the kind of work', () => {
    const trade = loadDrawer('trades/health/veterinarian.yaml');
    const kind = loadKind('office-specialist');
    const brief = {
      title: { given: 'Veterinarian' },
      facts: policy.map((text) => ({ kind: 'duty', text })),
    } as unknown as Brief;
    const mixed = withKindTexts(trade, kind, brief);
    expect(mixed.by_law).toBe(trade.by_law);
    expect(mixed.personas.map(({ id }) => id)).toEqual(kind.personas.map(({ id }) => id));
    expect(mixed.market.risks.map(({ title }) => title)).not.toContain(
      'Nights frighten people off',
    );
  });

  it('keeps what the job speaks of itself', () => {
    const trade = loadDrawer('trades/health/veterinarian.yaml');
    const [first] = trade.rivals;
    const named = {
      ...trade,
      rivals: [{ ...first!, kind: 'Ministry offices for animal disease' }],
    };
    const brief = {
      title: { given: 'Veterinarian' },
      facts: policy.map((text) => ({ kind: 'duty', text })),
    } as unknown as Brief;
    const [rival] = withKindTexts(named, loadKind('office-specialist'), brief).rivals;
    expect(rival?.kind).toBe('Ministry offices for animal disease');
  });
});
