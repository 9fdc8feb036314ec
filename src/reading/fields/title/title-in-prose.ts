import { rememberTexts } from '#shared/remember-texts.ts';
import type { Span } from '../field-unit.ts';
import { cleanTitle, looksLikeTitle } from './clean-title.ts';
import { isOccupationWord, namesOccupation } from './occupation-words.ts';
import { isAlsoVerb, tellsTask } from './tells-task.ts';

interface TitleInProse extends Span {
  text: string;
  score: number;
}

const genderMark =
  /\(?\b(?:m\s?\/\s?w\s?\/\s?[dx]|w\s?\/\s?m\s?\/\s?[dx]|d\s?\/\s?[mw]\s?\/\s?[mw]|m\s?\/\s?f\s?\/\s?[dxn]|f\s?\/\s?m\s?\/\s?[dxn]|m\/w|w\/m|h\s?\/\s?f|f\s?\/\s?h|k\s?\/\s?m|m\s?\/\s?k|gn|all genders|alle geschlechter)\b\s?\)?/i;

const triggers: [RegExp, number][] = [
  [
    /\b(?:seek(?:ing|s)?|in need of|become available for|looking for|hiring(?! (?:and|or|of|manager|process|decision|need|range|event|practice))(?: for)?|recruiting(?: for)?|in search of|searching for|on the hunt for|on the lookout for|looking to (?:hire|recruit|appoint|add|bring on)|(?:opening|vacancy|openings|vacancies|opportunity|position|requirement) (?:exists )?(?:for|of|as)|role (?:of|for)|post of|(?:join|work with) (?:us|our team|the team|our [a-zÀ-ɏ ]{2,30}?|the [a-zÀ-ɏ ]{2,30}?) as|hire|urgently need|we need|needs?|requires?|reopened for|wants?|find (?:me|us)|applications for)\s+(?:to (?:hire|recruit|appoint|employ|engage|add|bring on|find|fill the (?:position|role|post) of) )?/gi,
    66,
  ],
  [
    /\b(?:suchen|sucht|suche|verstärkung als|stelle als|position als|tätigkeit als)\s+(?:wir\s+)?/gi,
    66,
  ],
  [
    /\b(?:recherche|recherchons|recrute|recrutons|poste de|poste d'|profil de|en tant que|recrutement d'un|recrutement d'une)\s*/gi,
    66,
  ],
  [/\b(?:poszukujemy|szukamy|na stanowisko)\s*:?\s*/gi, 66],
  [
    /\b(?:se (?:busca|necesita|precisa|requiere)n?|buscamos|busca|necesitamos|necesito|precisamos|seleccionamos|contratamos|incorporamos|procura-se|procuramos|precisa-se|contrata-se)\s*:?\s+/gi,
    66,
  ],
  [
    /\b(?:cercasi|cerchiamo|cerca|cerco|ricerchiamo|ricerca|ricercasi|selezioniamo|assumiamo)\s*:?\s+/gi,
    66,
  ],
  [
    /\b(?:zoeken|zoekt|op zoek naar|gezocht|vi söker|söker vi|söker|sökes)\s*:?\s+(?:(?:een|en|ett) )?/gi,
    66,
  ],
  [/(?:^|[.!?]\s)Are you (?=an?\s)/gu, 58],
  [
    /(?:^|[.!?]\s|(?:[Rr]ole|[Jj]ob|[Pp]osition|[Dd]escription|[Oo]verview|[Ss]ummary) ?)(?:As(?: one of our)?|In your role as|In this role as|Als|En tant que)\s+/gu,
    60,
  ],
  [/\b[Jj]oin (?:[^.;!?]|\.(?=\p{L})){2,90}? as (?=an? )/gu, 64],
  [
    /\b(?:professional|person|individual|candidate|someone|somebody|leader|specialist) to (?:be|become|serve as|act as) (?=an? |our |the )/giu,
    64,
  ],
  [
    /\b(?:[Dd]uties|[Rr]esponsibilities|[Ss]kills|[Qq]ualities|[Ll]ife|[Tt]asks) of (?=an? \p{Lu})/gu,
    58,
  ],
];

const subject =
  /(?:\b(?:The|An?|Our)|(?<=\p{L}{6})The|(?<=^(?:Reporting|Under|Based|Working|As|In) [^.;]{4,120}, )the)\s((?:\p{Lu}[\p{L}&/'-]*)(?:,?\s(?:of|and|for|the|to|&|\p{Lu}[\p{L}&/'-]*)){0,7})(?: \((?!\p{Lu}{2,8}\))[^()]{2,30}\)| [–-](?: (?:&|and|\p{Lu}[\p{L}&/'-]*)){1,6}(?: [–-])?)?\s(?:is|are|will|shall|leads?|reports?|performs?|provides?|oversees?|serves?|manages?|supports?|works?|plays?|position|role|ensures?|acts?|plans?|must|may|should|helps?|directs?|[a-z]{3,}s)\b/gu;

/** "Medical Receptionist for a busy office." */
const opener =
  /^((?:\p{Lu}[\p{L}&/'-]*)(?:\s(?:of|and|&|\p{Lu}[\p{L}&/'-]*)){0,6})\s(?:for|to join|at|with|in)\s(?:an?|our|the|us)\b/u;
/** "Process Analyst will map the flow of goods." */
const acting =
  /^((?:\p{Lu}[\p{L}&/'-]*)(?:\s(?:of|and|&|\p{Lu}[\p{L}&/'-]*)){0,6})\s(?:will|is responsible|shall)\b/u;
/** "Cocinero para hotel en Palma", "Elettricista con patente B": notes name it first. */
const foreignOpener =
  /^(\p{Lu}[\p{L}'-]*(?: [\p{L}'-]+){0,3}?) (?:para|per|voor|till|con|met|gezocht|sökes|em(?= \p{Lu})|en(?= \p{Lu})|a(?= \p{Lu})|i(?= \p{Lu}))(?=\s|$)/u;

/** Titles that sentences name: "is seeking a Sales Director", "The Clerk will ...", "Elektroniker (m/w/d)". */
export const findTitlesInProse = rememberTexts((line: string): TitleInProse[] => {
  const found: TitleInProse[] = [];
  const marked = genderMark.exec(line);
  if (marked && marked.index > 2) found.push(...beforeGenderMark(line, marked));
  for (const [trigger, score] of triggers) {
    for (const match of line.matchAll(trigger)) {
      const at = match.index + match[0].length;
      const title = readNounPhrase(line, at);
      // "Learn what the client needs Partner with sales": the next task begins there.
      if (title && (title.start > at || !isAlsoVerb(title.text)))
        found.push({
          ...title,
          score: score - (isPraise(match[0], line.slice(title.start, title.end)) ? notNamed : 0),
        });
    }
  }
  for (const match of line.matchAll(subject)) {
    const name = match[1] ?? '';
    if (!namesOccupation(name)) continue;
    const start = match.index + match[0].indexOf(name);
    found.push({ text: name, start, end: start + name.length, score: 60 });
  }
  found.push(...inSmallLetters(line), ...asNamed(line));
  const opened = opener.exec(line)?.[1];
  if (opened !== undefined && namesOccupation(opened) && !isAlsoVerb(opened))
    found.push({ text: opened, start: 0, end: opened.length, score: 62 });
  const actor = acting.exec(line)?.[1];
  if (actor !== undefined && namesOccupation(actor))
    found.push({ text: actor, start: 0, end: actor.length, score: 60 });
  const foreign = foreignOpener.exec(line)?.[1];
  if (foreign !== undefined && isOccupationWord(foreign.split(' ')[0] ?? ''))
    found.push({ text: foreign, start: 0, end: foreign.length, score: 64 });
  const timed = /^(\p{Lu}[\p{L}/ ]{2,40}), (?:part|full)[- ]time\b/u.exec(line)?.[1];
  if (timed !== undefined && namesOccupation(timed))
    found.push({ text: timed, start: 0, end: timed.length, score: 66 });
  const wanted = /^(.{3,60}?)\s(?:needed|wanted|required|gesucht)\b/i.exec(line);
  if (wanted?.[1] !== undefined && namesOccupation(wanted[1])) {
    const title = cleanTitle(wanted[1]);
    if (looksLikeTitle(title.text) && !tellsTask(title.text)) found.push({ ...title, score: 70 });
  }
  return found;
});

const notNamed = 4;
/** "As a real craftsman and a teacher": what somebody is like; the name of a job has its capitals elsewhere. */
const isPraise = (trigger: string, title: string): boolean =>
  /\bAs $/.test(trigger) && title.includes(' ') && !/\p{Lu}/u.test(title);

const capitals = String.raw`((?:\p{Lu}[\p{L}&/'’-]*)(?: (?:of|and|&|\p{Lu}[\p{L}&/'’-]*)){1,6})`;
/** Sentences that name a job whatever its words: "a volunteer role for a Review Panel Member at". */
const naming: RegExp[] = [
  new RegExp(
    String.raw`\b(?:role|position|opportunity) (?:for|as) (?:an?|the|our) ${capitals}(?= (?:at|with|in|to|who|located|based|for)\b|[.,])`,
    'gu',
  ),
  new RegExp(String.raw`(?:^|[.!?]\s)As (?:an?|the|our) ${capitals},? you(?:['’]ll| will)\b`, 'gu'),
  new RegExp(
    String.raw`\bThis is an? (?:\p{Ll}[\p{Ll}-]+,? ){0,4}${capitals} (?:role|position|internship|opportunity)\b`,
    'gu',
  ),
];

function asNamed(line: string): TitleInProse[] {
  return naming.flatMap((pattern) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const name = match[1] ?? '';
      const start = match.index + match[0].lastIndexOf(name);
      const title = cleanTitle(name, start);
      const isName = looksLikeTitle(title.text) && !ofPlaceOrTime.test(title.text);
      return isName ? [{ ...title, score: namesOccupation(title.text) ? 62 : 57 }] : [];
    }),
  );
}
/** "a Full Time role", "as a Disability Confident Employer, you will". */
const ofPlaceOrTime =
  /^(?:full|part|fully|hybrid|remote|permanent|temporary|contract)\b|\b(?:employer|employee|company|organi[sz]ation|partner organi[sz]ation|business|candidate|time|term|colleague)$/i;

const plainSubject =
  /(?:^|[.!?] |, )[Tt]he ((?:[\p{L}/-]+ ){1,3}\p{Ll}+) (?:will|shall|is responsible for)\b/gu;
const anybody =
  /\b(?:successful|ideal|selected|right|chosen|preferred|hiring|line|senior|new|our|your|this|that|team|project|business|company|department|direct|general|staff|crew|lead|head|model|provider|partner|contractor|resident|recruit|author|owner|volunteer|service|site|store|client|customer)(?= \p{L}+$|$)/iu;

/** "The marketing assistant will": written like any other word. */
function inSmallLetters(line: string): TitleInProse[] {
  return [...line.matchAll(plainSubject)].flatMap((match) => {
    const name = match[1] ?? '';
    const last = name.split(' ').at(-1) ?? '';
    if (!isOccupationWord(last) || anybody.test(name) || !looksLikeTitle(name)) return [];
    const start = match.index + match[0].indexOf(name);
    return [{ ...cleanTitle(name, start), score: 54 }];
  });
}

function beforeGenderMark(line: string, mark: RegExpExecArray): TitleInProse[] {
  const head = line.slice(0, mark.index).trimEnd();
  const lead =
    /^.*(?:\b(?:eine?n?|einer|eine\/n|einen\/eine|un|une|un\(e\)|des|als|mehrere|poszukujemy|recherchons|recherche|suchen wir|suchen|poste de|en tant que|son\/sa futur\(e\)|futur\(e\))\s|poste d['’]|[:!?•|]\s|\.\s)/i.exec(
      head,
    )?.[0] ?? '';
  const from = lead.length;
  const body = head.slice(from);
  const title = cleanTitle(body, from);
  if (!looksLikeTitle(title.text) || title.text.split(/\s+/).length > 9) return [];
  // The mark is part of how German and French titles are written.
  const end = mark.index + mark[0].trimEnd().length;
  return [{ text: line.slice(title.start, end), start: title.start, end, score: 78 }];
}

const phraseEnd =
  /[.;:!?]|\s\(|,(?=\s(?:who|you|to|with|and|we|our|based|the|where|or\b))|\s(?:to|who|that|with|based|located|responsible|capable|reporting|will|is|are|you|we|our|within|at|on|from|starting|start|paying|immediately|asap|zur|zum|für unser|für unsere|mit|pour|afin|para|voor|till|med|met|in our|in the|in a|join(?:ing)?|per|via|con)(?=\s|,|$)|[$£€₹]|\d{2,}/i;
/** "dependienta en Valencia", "commessa a Milano": a small word before a place. */
const placeBehind = /\s(?:en|em|a|i)(?=\s\p{Lu}\p{Ll})/u;

/** "a motivated, reliable and friendly" in front of the title. */
const praise =
  /^(?:an? |our |another )?(?:\p{Ll}[\p{Ll}-]+(?:, (?:and )?| and | & )){1,5}(?:\p{Ll}[\p{Ll}-]+ (?=\p{Lu}))?/u;

const smallLead = /^(?:an? |our |another )?((?:\p{Ll}[\p{Ll}-]*,? ){1,4})(?=\p{Lu})/u;
const ownWords =
  /^(?:senior|sr|junior|jr|lead|principal|staff|mid-level|entry-level|registered|licensed|certified|chartered|qualified|assistant|associate|bilingual|remote|freelance|mobile|night|day|part-time|full-time|of|in|to|for|the)$/;

/** "a strategic Chief Revenue Officer": small words before a title in capitals praise its holder. */
function wordsOfPraise(phrase: string): number {
  const found = smallLead.exec(phrase);
  const words = found?.[1]?.trim().split(/,? /) ?? [];
  return found && !words.some((word) => ownWords.test(word) || isOccupationWord(word))
    ? found[0].length
    : 0;
}

function readNounPhrase(line: string, from: number): Omit<TitleInProse, 'score'> | undefined {
  const praised = praise.exec(line.slice(from, from + 110))?.[0] ?? '';
  const at = praised.split(/[\s,]+/).some(isOccupationWord) ? from : from + praised.length;
  const lead = at + wordsOfPraise(line.slice(at, at + 110));
  const rest = line.slice(lead, lead + 110);
  const stops = [phraseEnd, placeBehind].flatMap((end) => end.exec(rest.slice(2))?.index ?? []);
  const phrase = stops.length > 0 ? rest.slice(0, Math.min(...stops) + 2) : rest;
  const words = [...phrase.matchAll(/[^\s]+/g)];
  const last = words.findLastIndex(
    ([word]) =>
      isOccupationWord(word.replace(/[,/]$/, '')) || word.split(/[-/]/).some(isOccupationWord),
  );
  const lastWord = words[last];
  if (!lastWord || last > 9) return undefined;
  const occupationEnd = lastWord.index + lastWord[0].replace(/,$/, '').length;
  const tail =
    /^(?:, \p{Lu}[\p{L}&-]*(?: (?:and|&|\p{Lu}[\p{L}&-]*)){0,3}(?=\s(?:to|who)\s|$)|,? (?:of|de|du|des|en|für) (?:\p{L}[\p{L}&'-]*)(?: (?:and|&|\p{Lu}[\p{L}&'-]*))*|,? I{1,3}V?\b|\s[–-]\s\p{Lu}[\p{L}&]*(?:,? (?:and|&|of|\p{Lu}[\p{L}&]*)){0,4}(?:\s\(\p{L}[^()]{1,30}\))?(?=\s(?:to|who|based|located|within|in|at|on|for|with|reporting)\s|[.,;:!]|$)|\s?\([^()]{2,30}\))/u.exec(
      line.slice(lead + occupationEnd),
    );
  const end = lead + occupationEnd + (tail?.[0].length ?? 0);
  const title = cleanTitle(line.slice(lead, end), lead);
  return looksLikeTitle(title.text) && namesOccupation(title.text) ? title : undefined;
}
