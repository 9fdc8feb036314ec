import { isNightWork } from './letters/night-work.ts';
import { onTheSpot } from './on-the-spot.ts';
import type { Plan } from './plan.ts';
import type { Source } from './source.ts';

interface Times {
  times: string[];
  why: string;
}

/** Nobody is called or texted then. */
const outOfHours =
  /\b(?:before (?:the |six|seven|eight|nine|[5-9]\b)|after (?:dark|nine|ten|9|10)|(?:five|six|seven|half past (?:five|six|seven)|[5-7](?::\d\d)?)(?: to [\w: ]{1,12})? (?:in the morning|am)|night|midnight|early on|rainy|blown)\b/i;
const shown = 2;

/** Hours at which people of this job can look at a phone, the same in every tool; all between 8AM and 9PM. */
export function chooseTimes(source: Source, { drawer }: Pick<Plan, 'drawer'>): Times {
  if (isNightWork(source))
    return {
      times: ['3 to 6 PM'],
      why: 'People on nights sleep in the morning; in the afternoon they are awake and not yet at work.',
    };
  const usual = drawer.engagement.best_times.filter((time) => !outOfHours.test(time));
  if (usual.length > 0)
    return {
      times: usual.slice(0, shown),
      why: 'These are the hours at which people in this work can usually look at a phone.',
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
