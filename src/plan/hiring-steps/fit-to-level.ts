import type { Drawer } from '#knowledge/drawer.ts';
import type { Post } from '#knowledge/post-level.ts';

type Steps = Drawer['intake']['steps'];

/** Meets for whoever will lead. */
const ofManyHeads = /\b(?:committee|panel of|board)\b/i;
const most = { meeting: 45, talk: 60 };
const meets = /\b(?:meet\w*|visit|look|beside|time with|team view)\b/i;

/** A committee and two hours of meetings are for those who lead; others meet the manager and somebody who does the work. */
export const fitToLevel = (steps: Readonly<Steps>, { level, leads }: Post): Steps =>
  leads || level === 'head'
    ? [...steps]
    : steps.map((step, i) => ({
        ...step,
        who: ofManyHeads.test(step.who)
          ? 'Hiring manager and someone who does this work'
          : step.who,
        minutes:
          i < 2 || step.minutes === null
            ? step.minutes
            : Math.min(step.minutes, meets.test(step.name) ? most.meeting : most.talk),
      }));
