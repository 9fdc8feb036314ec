import { describe, expect, it } from 'vitest';
import { editContent } from './edit-content.ts';
import { findStoredPlace } from './find-stored-place.ts';
import { readMarketIntel as read } from './market-intel/content.ts';

const save = (stored: unknown, path: (string | number)[], value: string | string[]) => {
  const place = findStoredPlace(stored, { edit: { path, value }, read });
  return editContent(stored, place.path, place.value);
};

describe('an edit of content in another form', () => {
  it('goes where an alias holds the words', () => {
    const stored = { criticalRisks: [{ title: ' ' }, { name: 'Ice', impact: 'High' }] };
    expect(save(stored, ['riskSummary', 0, 'title'], 'Snow')).toEqual({
      criticalRisks: [{ title: ' ' }, { name: 'Snow', impact: 'High' }],
    });
  });

  it('goes into the wrapper and through JSON text', () => {
    const stored = { marketIntel: JSON.stringify({ difficultyRationale: ['Few', 'Far'] }) };
    expect(save(stored, ['difficultyRationale'], ['Near'])).toEqual({
      marketIntel: { difficultyRationale: ['Near'] },
    });
  });

  it('changes its own line of a text of several', () => {
    expect(
      save({ risks: '1. Nights\n2. Ice\n3. Ice' }, ['riskSummary', 2, 'title'], 'Snow'),
    ).toEqual({ risks: '1. Nights\n2. Ice\n3. Snow' });
  });

  it('changes a text of a map by its label', () => {
    const stored = { salaryBenchmarks: { benchmarkData: { upperQuarter: '$40' } } };
    const path = ['compensationBenchmarking', 'benchmarkData', 'Upper quarter'];
    expect(save(stored, path, '$42')).toEqual({
      salaryBenchmarks: { benchmarkData: { upperQuarter: '$42' } },
    });
  });

  it('stays as it is where the words lie under their own name, or nowhere', () => {
    const stored = { riskSummary: [{ title: 'Ice', name: 'Ice' }] };
    const edit = { path: ['riskSummary', 0, 'title'], value: 'Snow' };
    expect(findStoredPlace(stored, { edit, read })).toBe(edit);
    expect(findStoredPlace({}, { edit, read })).toBe(edit);
  });
});
