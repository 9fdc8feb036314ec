import { isNightWork } from '#plan/letters/night-work.ts';
import { onTheSpot } from '#plan/on-the-spot.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';

interface Times {
  times: string[];
  why: string;
}

/** Hours at which people of this job can look at a phone; all between 8AM and 9PM. */
export function chooseTimes(source: Source, { drawer }: Plan): Times {
  if (isNightWork(source))
    return {
      times: ['3 to 6 PM'],
      why: 'People on nights sleep in the morning; in the afternoon they are awake and not yet at work.',
    };
  return onTheSpot.has(drawer.kind)
    ? {
        times: ['noon to 1 PM', '5 to 7 PM'],
        why: 'During the work nobody can look at a phone: breaks and the time after the shift are left.',
      }
    : {
        times: ['11 AM to noon', '4 to 6 PM'],
        why: 'Outside the first hours of the day, and before people leave their desks.',
      };
}
