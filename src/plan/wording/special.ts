import { listFacts, ownWords } from './own-words.ts';
import type { Plan } from '../plan.ts';
import type { Source } from '../source.ts';

/** "Denver International Airport": a place of work with a name of its own. */
const setting =
  /\b((?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Airport|Hospital|University|Stadium|Museum|Shipyard|Air Force Base|Zoo|Park))\b/u;
/** What the employer makes or does. */
const does =
  /\b(speciali[sz](?:es|ing) in|manufactur(?:es|ing)|(?<!\p{L})(?:designs|builds|produces|distributes|supplies|operates) )\s*((?:[\p{L}\d&'’/-]+[ ,]+){0,6}[\p{L}\d&'’/-]+)/iu;
/** Where such a row of words ends. */
const stop =
  /\s*(?:,? (?:that|which|who|with|for|to|across|throughout|in|from|by|using|since|as|at|on|while|located|based)\b.*|[,;] (?!and\b).*)$/iu;
const boast =
  /\b(?:leading|best|world-class|premium|excellen\w+|innovati\w+|quality|solutions|experiences?|exceptional|unique|culture|people|relationships?|trust|teams?|careers?|kinds? of|bridges|futures?|loyalty)\b/i;
const fewest = 2;
const most = 7;

/** What the employer makes, in the advertisement's words: "It manufactures garage doors." */
function sayTrade({ brief }: Source, employer: string): string {
  for (const text of listFacts(brief, { kinds: ['culture', 'other'] }).map(ownWords)) {
    const [, verb = '', rest = ''] = does.exec(text) ?? [];
    const what = rest.replace(stop, '').trim();
    const count = what.split(/\s+/).length;
    const isUsable =
      !/^(?:in|under|as|at|on|with|from|by|for|within|out)\b/i.test(what) &&
      what !== '' &&
      count >= fewest &&
      count <= most &&
      !boast.test(what);
    if (isUsable && /(?:es|s|s in)\s*$/i.test(verb) && !/\b(?:and|or|the|a|of)$/i.test(what))
      return `${employer} ${verb.trim().toLowerCase()} ${what}.`;
  }
  return '';
}

/** What makes this job another one, in a few words that can be spoken; empty where nothing does. */
export function findSpecial(source: Source, { names }: Pick<Plan, 'names'>): string {
  const { brief } = source;
  if (brief.language !== null && brief.language !== 'en') return '';
  const texts = [
    brief.title.given,
    ...listFacts(brief, { kinds: ['culture', 'other', 'team', 'duty', 'schedule'] }).map(ownWords),
  ];
  // A company of many sites names them all: only the one in this town or in the title is meant.
  const place = texts
    .flatMap((text) => setting.exec(text)?.[1] ?? [])
    .find(
      (name) =>
        !names.employer.includes(name) &&
        ((names.city !== null && name.includes(names.city)) || brief.title.given.includes(name)),
    );
  if (place) return `The work is at ${place}.`;
  const trade = sayTrade(source, names.employer === 'the employer' ? 'It' : names.employer);
  return capital(trade);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
