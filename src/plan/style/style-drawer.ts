import type { Drawer } from '#knowledge/drawer.ts';
import { obeyStyle } from './obey-style.ts';
import { isOpenlyIn } from '../wording/open-text.ts';
import { speakAs } from '../employer/speak-as.ts';
import type { StyleNote } from './wanted-style.ts';

/** The trade's texts for candidates as the organization wants them. Where there are several, those without its forbidden words come first. */
export function styleDrawer(drawer: Drawer, note: StyleNote, employer: string): Drawer {
  // A single word is the name of something, not a text.
  const change = (text: string): string =>
    text.includes(' ') ? obeyStyle(note, speakAs(note, text, employer)) : text;
  const { posting, abroad, objections, coaching, engagement } = drawer;
  const prefer = <T>(texts: readonly T[]): T[] => preferClean(note, texts);
  return {
    ...drawer,
    ...mapTexts(
      {
        posting,
        ...(abroad === undefined ? {} : { abroad }),
        objections: prefer(objections),
        coaching: { ...coaching, questions: prefer(coaching.questions) },
      },
      change,
    ),
    personas: drawer.personas.map((persona) => ({
      ...persona,
      outreach: mapTexts(persona.outreach, change),
    })),
    work_sample: {
      ...drawer.work_sample,
      practice: change(drawer.work_sample.practice),
    },
    engagement: { ...engagement, nudges: mapTexts(prefer(engagement.nudges), change) },
  };
}

function preferClean<T>({ avoid }: StyleNote, texts: readonly T[]): T[] {
  const unsafe = avoid.filter(({ instead }) => instead === null);
  const isClean = (text: T): boolean => {
    const words = JSON.stringify(text);
    return unsafe.every(({ pattern }) => !isOpenlyIn(words.replaceAll('"', ' '), pattern));
  };
  return [...texts.filter(isClean), ...texts.filter((text) => !isClean(text))];
}

/** The same value with every text of it changed, but for what stands under the keys to skip. */
export function mapTexts<T>(
  value: T,
  change: (text: string) => string,
  skip: ReadonlySet<string> = new Set(),
): T {
  const map = (held: unknown): unknown => {
    if (typeof held === 'string') return change(held);
    if (Array.isArray(held)) return held.map(map);
    if (typeof held !== 'object' || held === null) return held;
    const mapped: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(held))
      mapped[key] = skip.has(key) ? inner : map(inner);
    return mapped;
  };
  return map(value) as T;
}
