import { expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../../writing-suite/written.ts';
import { draftInternal } from './internal.ts';

const sourceWith = (...lines: string[]) =>
  toSource(
    fromText(
      'kiln helper',
      { name: 'Tilney Pottery' },
      [
        'Kiln Helper\nTilney Pottery\nDenver, CO\n\nAbout the job\nTilney Pottery makes bowls.\n',
        'Duties\n- Load kilns\n- Glaze bowls\n',
        'Requirements\n- Two years at a kiln\n- Knowledge of glazes\n',
        ...lines,
      ].join('\n'),
    ),
  );

it('tells how it is there with the place, and what the body does apart', () => {
  const { workEnvironment, physicalRequirements } = draftInternal(
    sourceWith(
      'Working Conditions\n- Small amounts of kiln noise\n- Must be able to lift 40 pounds',
    ),
  );
  expect(workEnvironment).toContain('Small amounts of kiln noise.');
  expect(physicalRequirements).toMatch(/lift 40 pounds\.?$/i);
});

it('denies only what nothing hints at', () => {
  const source = sourceWith();
  expect(draftInternal(source).preferredQualifications).toEqual(['None stated']);
  const text = 'A year at a wheel is strongly desired.';
  const hint = {
    text,
    source: { from: 'job', field: 'sourceText', quote: text, start: 0 },
  } as const;
  const brief = { ...source.brief, hints: [{ about: 'wish' as const, ...hint }] };
  const hinted = draftInternal({ ...source, brief });
  expect(hinted.preferredQualifications).toEqual([
    '"A year at a wheel is strongly desired" [as written: confirm]',
  ]);
  expect(hinted.physicalRequirements).toBe('None stated');
});

it('lists every wish', () => {
  const wishes = Array.from(
    { length: 12 },
    (_, at) => `- Knowledge of the glazes of hill kiln number ${at + 1} and of what they are made`,
  );
  const source = sourceWith('Preferred qualifications', ...wishes);
  expect(draftInternal(source).preferredQualifications).toHaveLength(12);
});
