import type { Fact } from '#shared/brief.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { dropUnpaired } from '#writing/pairs.ts';
import { openBrackets } from '../../wording/own-words.ts';

const numbers = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const years = new RegExp(
  `^(?:(?:at least|a minimum of|minimum(?: of)?|over|more than)\\s+)?${numbers}(?:\\s*(?:[-–]|to)\\s*${numbers})?\\s*\\+?\\s*(?:\\(\\d+\\)\\s*)?(?:or more\\s+)?(?:years?|yrs?|months?)['’]?\\.?\\s*(?:of\\s+)?`,
  'i',
);

/** Openings that say how much of it is wanted or who wants it, and not what. What it is (experience, knowledge) stays. */
const openings: readonly RegExp[] = [
  years,
  /^(?:(?:thorough|in-depth|deep|strong|excellent|good|solid|proven|sound|basic|extensive|substantial|significant|considerable|demonstrated|demonstrable|relevant|previous|prior|current|some|great|outstanding|exceptional|highly developed|comprehensive|minimum|various|hands-on|firm|(?:expert|advanced|high)[- ]level|expert|detailed)[ ,]+(?:(?:and|or) )?)+/i,
  /^(?:what we value most is|we(?:'|’)re looking for|we (?:are looking|look) for|looking for|you(?:'|’)ll (?:need|have|bring)|you (?:need|bring))\s+/i,
  /^(?:must (?:have|be|possess)|you (?:have|are|will have)|has|have|having|possess(?:es|ing)?|demonstrates?)\s+/i,
  /^(?:an?|the)\s+/i,
  // What stood before it was its length.
  /^and\s+/i,
];

const tails =
  /(?:(?<!\s)\s+(?:is|are|would be|will be)\s+(?:strongly |highly )?(?:required|essential|preferred|desired|a must|an? (?:plus|advantage|asset|bonus)|desirable|helpful|advantageous)|(?<!\s)\s+\(?(?:required|preferred|essential|desirable|desired|advantageous)\)?)(?:\b.*)?$/i;

/** "Dyeing silk 10Years": how long stands in a column of its own. */
const yearsBehind = /[\s,.–—-]{0,4}\(?\b\d{1,2}\+? ?(?:years?|yrs?|months?)\)?$/i;

/** "Job Requires: Reading", "Skills: Excel": the name stands behind such a label. */
const emptyLabel =
  /^(?:job|work|position|role|physical|intensity|requirements?|skills?|education|experience|knowledge|abilit\w+|qualifications?|preferred|required|minimum|other|notes?|languages?|must|nice|technical|core|key|special)\b[^:]{0,30}:\s+/i;

const cutAt =
  /\s+(?:including|such as|in order to|e\.g\.|i\.e\.|within the last|ideally|preferably)|\s+and (?:an? )?(?:extremely |very )?(?:strong|proven|excellent|solid) |,\s+(?:with|along with|as well as|together with|including|strong|excellent|good)\b|;|:\s|\s[-–—]\s|\. /i;

/** "Proficient in drafting" asks for proficiency in drafting. */
const asNouns: readonly [RegExp, string][] = [
  [/^proficient (?=in|with|at|using)/i, 'proficiency '],
  [/^skilled (?=in|with|at)/i, 'skill '],
  [/^experienced (?=in|with|at)/i, 'experience '],
  [/^competent (?=in|with|at)/i, 'competence '],
  [/^fluent (?=in)/i, 'fluency '],
  [/^familiar (?=with)/i, 'familiarity '],
  [/^(?:comfortable|confident) (?=with|in|using|at)/i, 'confidence '],
  [/^(?:knowledgeable|well[- ]versed) (?:about|in|of) /i, 'knowledge of '],
];

/** "In a similar laundry role" is in a laundry role; "in a similar role" names nothing. */
const like =
  /\b(in|as|within) (an? )?(?:similar|comparable|related|equivalent) (?!(?:roles?|positions?|fields?|industr\w+|jobs?|capacity|work|environments?|settings?|experience|disciplines?)\b)/i;

/** A joint behind which something was cut away. */
const looseEnd = /(?:,?(?<!\s)\s+(?:and|or|with|in|of|for))+$/i;

/** What a line asks for, as a name: "5+ years of experience in payroll" is "Experience in payroll". */
export function nameCriterion({ text, forms }: Pick<Fact, 'text' | 'forms'>): string {
  const { verbPhrase } = forms;
  let bare = stripEnd(openBrackets(verbPhrase ?? text).replace(/ \([^()]*\)/g, ''))
    .replace(/^(?:Qualifications?|Requirements?|Skills|Education)(?=\d)/, '')
    .replace(emptyLabel, '')
    .replace(/^[^\p{L}\d]+/u, '');
  for (let before = ''; before !== bare;) {
    before = bare;
    for (const opening of openings) bare = bare.replace(opening, '');
  }
  bare = bare
    .replace(/^able to /i, 'ability to ')
    .replace(/^(\w+ (?:in|with|of)) (?:various|a variety of|multiple) /i, '$1 ')
    .replace(like, (_whole, joint: string, article: string | undefined) =>
      article === undefined ? `${joint} ` : `${joint} a `,
    );
  for (const [adjective, noun] of asNouns) bare = bare.replace(adjective, noun);
  bare = stripEnd(stripEnd(bare.replace(tails, '')).replace(yearsBehind, ''));
  const [first = bare] = bare.split(cutAt);
  const name = stripEnd(
    dropUnpaired(first.length >= 3 ? first : stripEnd(text)).replace(looseEnd, ''),
  );
  return capitalize(verbPhrase !== null ? `ability to ${lowerFirst(name)}` : name);
}
