import { stemsOf } from '../criteria/names/shared-stems.ts';
import { quote } from '#writing/quote.ts';
import { listWork } from '../demands/requirements.ts';
import type { OpenQuestion } from './open-question.ts';
import type { Source } from '../source.ts';

/** Words of titles that name a level or a place in the house, and no work. */
const ofRank =
  /^(?:manager|director|head|lead|leader|officer|assistant|associate|senior|junior|coordinator|executive|specialist|supervisor|administrator|representative|advisor|adviser|partner|consultant|vice|president|chief|deputy|general|regional|national|area|global|staff|team|technician|engineer|analyst|clerk|agent|intern|trainee|apprentice|expert|professional|superintendent|controller|principal|worker|member)s?$/i;

/** "Marketing and Events Manager": two kinds of work in one name. */
const joined = /^(.{3,40}?) (?:and|&) (.{3,40})$/i;
const fewestDuties = 3;

const ofWork: ReadonlySet<string> = new Set([
  'skill',
  'experience',
  'tool',
  'education',
  'licence',
]);

const workOf = (half: string): string[] =>
  half.split(/[^\p{L}]+/u).filter((word) => word.length > 3 && !ofRank.test(word));

/** A half of the title that no line of the work speaks of. */
export function askTitleWork(source: Source): Omit<OpenQuestion, 'from'>[] {
  const { brief } = source;
  if (brief.language !== null && brief.language !== 'en') return [];
  const halves = joined.exec(brief.title.clean)?.slice(1) ?? [];
  const duties = listWork(brief);
  if (halves.length < 2 || duties.length < fewestDuties) return [];
  // A demand speaks of the work as well as a duty does.
  const asked = brief.facts.flatMap(({ kind, text }) => (ofWork.has(kind) ? [text] : []));
  const told = new Set(stemsOf([...duties, ...asked].join(' ')));
  const untold = halves
    .map(workOf)
    .filter(
      (words) =>
        words.length > 0 && words.every((word) => stemsOf(word).every((stem) => !told.has(stem))),
    );
  const [words] = untold;
  // Where neither half is spoken of, the title says it in words of its own.
  if (words === undefined || untold.length === halves.length) return [];
  const said = quote(words.join(' '));
  return [
    {
      matter: 'Work of the title',
      topic: `${said} in the title, in no duty`,
      assumes: `It is clear to all what ${said} in the title stands for, although the duties do not seem to mention it`,
      ask: `The title says ${said} and the duties were not found to mention it: which tasks are meant, and what share of the week are they?`,
      why: 'People who search for that word read the duties and find nothing of it.',
      owner: 'Hiring manager',
    },
  ];
}
