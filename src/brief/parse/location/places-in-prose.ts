import type { PlacedLine } from '../sections/split-sections.ts';
import type { Span } from '../text/mapped-text.ts';
import { findPlaces } from './find-places.ts';
import { formatPlace } from './place.ts';
import { countryOfCity } from './gazetteer.ts';

interface StatedPlace extends Span {
  text: string;
  countryCode: string | undefined;
  score: number;
}

/** A name as it may follow a statement; case matters here, so it is kept apart from the statements. */
const name =
  /^(?:our |the |downtown |central |beautiful |sunny )?(\p{Lu}[\p{L}.'-]*(?:[ -](?:\p{Lu}[\p{L}.'-]*|of|upon|on|sur|la|le|am|an der|de)){0,3})/u;

interface Statement {
  lead: RegExp;
  /** What must follow the name. */
  tail?: RegExp;
  score: number;
}

/** Sentences that say where the work is. From 52 on, the name need not be one we know. */
const statements: Statement[] = [
  {
    lead: /(?:work ?site|workplace|work location|duty station|place of work|arbeitsort|lieu de travail)[^.]{0,70}?\b(?:in|at|is|à)\s/gi,
    score: 66,
  },
  {
    lead: /(?:position|role|job|post|vacancy|team|opportunity|this is|office|you will be|you'll be|poste|stelle)(?:\s(?:is|will be|are|est|ist))?[^.]{0,24}?(?<![a-zÀ-ɏ])(?:based|located|situated|basée?|située?)\s(?:primarily\s)?(?:in|at|out of|near|from|à|sur|dans)\s/gi,
    score: 64,
  },
  {
    lead: /(?<![a-zÀ-ɏ])(?:based|located|situated|basée?|située?|ansässig)\s(?:just\s)?(?:in|at|out of|near|from|à|sur|w)\s/gi,
    score: 56,
  },
  {
    lead: /\b(?:our|its|their|notre|unser[a-zÀ-ɏ]{0,2}|the)\s/gi,
    tail: /^\s(?:(?:head|main|regional|corporate|downtown)\s)?(?:offices?|stores?|plants?|facility|facilities|locations?|warehouses?|sites?|branch|branches|campus|headquarters|hq|clinic|hospital|hotel|restaurant|depot|shop|factory|studio|showroom|distribution center|yard|terminal)\b/i,
    score: 54,
  },
  {
    lead: /\b(?:our|its|their|notre|unser[a-zÀ-ɏ]{0,2}|the)\s/gi,
    tail: /^\s(?:team|area|region|market|community)\b/i,
    score: 46,
  },
  {
    lead: /\b(?:am standort|standort|für den standort|im raum|dienstsitz in|niederlassung|filiale in|werk in)\s(?:in\s)?/gi,
    score: 60,
  },
  {
    lead: /\b(?:recrute|recrutons|recherche|recherchons|poste|mission|cdi|cdd)\b[^.]{0,80}?\s(?:à|sur)\s/gi,
    score: 53,
  },
  {
    lead: /\b(?:at|here at|join)\s(?:the\s)?(?:[A-Z][\w']+\s){1,4}(?:Inn|Hotel|Hospital|School|Restaurant|Centre|Center|College|Farm|Academy|Home|Surgery|Practice|Clinic),\s/g,
    score: 53,
  },
  {
    lead: /\b(?:shop|store|plant|farm|clinic|restaurant|warehouse|hospital|office|depot|yard|facility|factory|salon|hotel|pub|cafe|nursery|practice|ranch|brewery)\s(?:in|near|outside|just outside)\s/gi,
    score: 52,
  },
  {
    lead: /\b(?:report|reporting|commute|relocate|come)\sto\s/gi,
    tail: /^\s(?:office|facility|site|hq|headquarters)\b/i,
    score: 52,
  },
  {
    lead: /\b(?:openings?|positions?|jobs?|role|work|working|shifts?|vacancy|needed|wanted|required|hiring|clinic|hospital|school|restaurant|farm|warehouse|company|startup|agency|team|office|store|site|plant)\s(?:in|at|near|around)\s/gi,
    score: 44,
  },
];

const notPlaces =
  /^(?:The|Our|This|A|An|We|You|It|All|Microsoft|Excel|English|German|French|Spanish|Java|Python|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Human|Computer|Business|Engineering|Marketing|Finance|Accounting|Sales|Operations|Google|Amazon|Facebook|Apple|AI|IT|HR|Series|Phase|Q[1-4]|HQ|I|Germany-wide|Remote|Home|Europe|Class|Grade|Step|School|Full|Part|Fortune|Science|Nursing|Education|Public|Health|Law|Law Enforcement|STEM|Data|Team|Office|Customer|Christ|Command|Charge|Head|Main|Corporate|Regional|Local|Flagship|Front|Back|New|Central|Global|National|Executive|Field|Leasing|Rental|Support|Service|Policy|Product|Legal|Communications|Development|Digital|Growth|People|Operations)\b/;

export function findStatedPlaces(line: string): StatedPlace[] {
  const known = findPlaces(line);
  const found: StatedPlace[] = [];
  for (const { lead, tail, score } of statements) {
    for (const match of line.matchAll(lead)) {
      const at = match.index + match[0].length;
      const rest = line.slice(at, at + 70);
      const named = nameBefore(rest, tail);
      if (named === undefined || notPlaces.test(named)) continue;
      const start = at + rest.indexOf(named);
      const place = known.find(
        (candidate) => candidate.start < start + named.length && candidate.end > start,
      );
      if (place) found.push({ ...pick(place), score: score + 6 });
      else if (score >= 52)
        found.push({
          text: named,
          start,
          end: start + named.length,
          countryCode: undefined,
          score,
        });
    }
  }
  if (known.length > 0 && known.length <= 2) found.push(...fromMention(line, known));
  return found.map((place) =>
    isAboutCompany(line, place.start) ? { ...place, score: place.score - 22 } : place,
  );
}

/** The name at the start of a text, given back word by word until what must follow it does. */
function nameBefore(rest: string, tail: RegExp | undefined): string | undefined {
  const words = name.exec(rest)?.[1]?.split(' ') ?? [];
  for (let count = words.length; count > 0; count -= 1) {
    const named = words.slice(0, count).join(' ');
    const behind = rest.slice(rest.indexOf(named) + named.length);
    if (!tail || tail.test(behind)) return trimName(named);
  }
  return undefined;
}

function trimName(named: string): string {
  return named
    .replace(/\s(?:of|upon|on|sur|la|le|am|an der|de)$/, '')
    .replace(/(?<![.'-])[.'-]+$/, '');
}

/** Any other mention: weak, and weaker for towns that double as words. */
function fromMention(line: string, known: ReturnType<typeof findPlaces>): StatedPlace[] {
  return known.flatMap((place) => {
    const before = line.slice(Math.max(0, place.start - 24), place.start);
    const isLed =
      /\b(?:in|at|near|around|within|throughout|across|à|in der|nach|sur|w|city of|stadt)\s(?:the |downtown |central )?(?:city of )?$/i.test(
        before,
      );
    const vouched = place.region !== '' || place.country !== '' || place.postcode !== '';
    if (place.isDoubtful && !isLed && line.length > 140) return [];
    if (!isLed && !vouched && line.length > 200) return [];
    const score = 20 + (isLed ? 16 : 0) + (vouched ? 8 : 0) - (place.isDoubtful ? 8 : 0);
    return [{ ...pick(place), score }];
  });
}

function pick(place: ReturnType<typeof findPlaces>[number]): Omit<StatedPlace, 'score'> {
  return {
    text: formatPlace(place),
    start: place.start,
    end: place.end,
    countryCode: place.countryCode,
  };
}

function isAboutCompany(line: string, at: number): boolean {
  const before = line.slice(Math.max(0, at - 70), at);
  return /\b(?:headquarter\w*|founded|offices (?:in|across)|customers|clients|university|degree|graduate|born|listed|traded|governed|laws|courts?|reside|residents?|licen[sc]\w+|travel|hauptsitz|siège)\b/i.test(
    before.slice(before.lastIndexOf('.') + 1),
  );
}

/** "City of Boston" as an employer says where its work is when nothing else does. */
export function findEmployerPlaces(
  lines: readonly PlacedLine[],
): { text: string; spans: Span[]; countryCode: string | undefined }[] {
  const found = new Map<string, { count: number; spans: Span[] }>();
  for (const line of lines) {
    if (!/ (?:of|de) /.test(line.text)) continue;
    for (const match of line.text.matchAll(
      /\b(?:City|Town|County|Village|Borough|Stadt|Ville) (?:of|and County of|de) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/gu,
    )) {
      const text = (match[1] ?? '').replace(
        /\s(?:does|is|will|has|offers|Police|Department|Fire|Public|Human|Personnel|Civil|Job|Office|Employees?|Council|Parks|Water|Library|Utilities|Transit|Schools?|Recreation|Community|Finance|Municipal)\b.*$/s,
        '',
      );
      const start = line.start + match.index + match[0].indexOf(match[1] ?? '');
      const entry = found.get(text) ?? { count: 0, spans: [] };
      entry.count += 1;
      if (entry.spans.length === 0) entry.spans.push({ start, end: start + text.length });
      found.set(text, entry);
    }
  }
  const [first] = [...found].sort((a, b) => b[1].count - a[1].count);
  return first
    ? [{ text: first[0], spans: first[1].spans, countryCode: countryOfCity(first[0]) }]
    : [];
}
