import { expect, it } from 'vitest';
import type { Plan } from '../plan.ts';
import { saySlots } from './hold-slots.ts';

const plan = (isShort: boolean, minutes: number | null) =>
  ({
    timeline: { isShort, weeks: [] },
    funnel: { technical: 8, finals: 4 },
    drawer: { work_sample: { shows: [], task: '', look_for: [], name: '', minutes: 30 } },
    steps: {
      stated: [],
      usual: ['Call', 'Trial', 'Talk'].map((name) => ({ name, minutes, who: '', focus: [] })),
    },
    criteria: [],
  }) as unknown as Plan;

it('spreads the rounds over the weeks in which they are held, with their length', () => {
  expect(saySlots(plan(false, 45))).toBe('eight 45-minute slots in weeks 3 and 4');
  expect(saySlots(plan(true, null))).toBe('eight slots in weeks 2 and 3');
});
