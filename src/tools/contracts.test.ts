import { describe, expect, it } from 'vitest';
import { toolIds } from '#shared/tool-info.ts';
import { contracts } from './contracts.ts';
import { isBlank } from './reading/blank.ts';

describe('contracts', () => {
  it('has one for each tool, in the order they are shown', () => {
    expect(Object.keys(contracts)).toEqual([...toolIds]);
  });

  it.each(toolIds)('%s stores its own sample and nobody else’s', (id) => {
    const takers = toolIds.filter(
      (other) => contracts[other].schema.safeParse(contracts[id].sample).success,
    );
    expect(takers).toEqual([id]);
  });

  it.each(toolIds)('%s reads a whole model from its sample', (id) => {
    const view: object = contracts[id].read(contracts[id].sample);
    expect(
      Object.entries(view).filter(([name, value]) => isBlank(value) && name !== 'submissionNotes'),
    ).toEqual([]);
  });

  it.each([null, undefined, '', 'not JSON', '{"cut": ', [], 42])(
    'every tool reads %j as nothing to show',
    (stored) => {
      const shown = toolIds.filter((id) => !isNothing(contracts[id].read(stored)));
      expect(shown).toEqual([]);
    },
  );
});

/** Shares of a chart are 0 where they are unknown. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isNothing);
  return value === 0 || isBlank(value);
}
