import type { Brief } from '#shared/brief.ts';
import type { UnitRole } from '#shared/reading.ts';
import { splitSentences } from '../layout/sentences.ts';
import { citeIn, type JobDocument } from '../stored/job-document.ts';

type Hint = Brief['hints'][number];

/** Where words of wish or of the body are about something else, or about everybody. */
const silent = new Set<UnitRole>(['legal', 'company', 'benefit', 'pay', 'process', 'noise']);

const words: Record<Hint['about'], RegExp> = {
  wish: /\b(?:(?:is|are|be|strongly|highly|experience|degree|knowledge|skills?|background|certification|licen[cs]e) (?:also )?(?:preferred|desir(?:ed|able))|preferred[.)]?$|ideally|a plus\b|an? (?:\p{L}+ )?(?:advantage|asset)\b|nice to have|we(?: would|['’]d)? prefer\b|preferably|prefers (?:\p{L}+ ){0,2}(?:students|candidates|applicants|people|someone)|preference (?:is|will be|may be|shall be) given|strong consideration|we also value|bonus points)/iu,
  body: /\b(?:lift(?:ing)? (?:and (?:carry\p{L}*|move) )?(?:up to|over|more than|at least|items|objects|heavy|\d)|\d+ ?(?:lbs?|pounds)\b|physical(?:ly)? (?:exertion|stamina|strength|demanding|fit|effort)|stand(?:ing)? for (?:long|extended|prolonged)|(?:prolonged|extended) (?:periods of )?(?:standing|sitting|walking)|(?:stoop|kneel|crouch)(?:ing)?\b)/iu,
};
/** "Lift sales by 40", "our preferred supplier": other matters by the same words. */
const ofOthers =
  /\b(?:the|our|their|your|its) (?:\p{L}+ )?preferred\b|\b(?:supplier|vendor|partner|customer|client|patient|guest)s?['’]? preferr?\p{L}+|\blift (?:sales|revenue|conversion)\b/iu;

const longest = 260;
const most = 3;

/** Sentences that speak of a wish or of the body, for whoever finds none of either among the facts. */
export function listHints(document: JobDocument): Hint[] {
  const found: Hint[] = [];
  for (const { text, role, shape, start, end } of document.units) {
    if (shape === 'heading' || silent.has(role)) continue;
    for (const about of ['wish', 'body'] as const) {
      if (!words[about].test(text) || found.filter((one) => one.about === about).length >= most)
        continue;
      const said = splitSentences(text).find((one) => words[about].test(one.text))?.text ?? text;
      const source = citeIn(document, { quote: document.text.slice(start, end), start, end });
      if (source && said.length <= longest && !ofOthers.test(said))
        found.push({ about, text: said, source });
    }
  }
  return found;
}
