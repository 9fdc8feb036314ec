import { capitalize, stripEnd } from '#writing/casing.ts';
import { dropUnpaired } from '#writing/pairs.ts';

const numbers = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const years = new RegExp(
  `^(?:(?:at least|a minimum of|minimum(?: of)?|over|more than)\\s+)?${numbers}(?:\\s*(?:[-–]|to)\\s*${numbers})?\\s*\\+?\\s*(?:\\(\\d+\\)\\s*)?(?:or more\\s+)?(?:years?|yrs?)['’]?\\.?\\s*(?:of\\s+)?`,
  'i',
);

/** Openings that say how much of it is wanted, and not what. */
const openings: readonly RegExp[] = [
  years,
  /^(?:(?:thorough|in-depth|deep|strong|excellent|good|solid|proven|sound|working|basic|extensive|demonstrated|advanced|relevant|previous|prior|proficient|some|great|outstanding|exceptional|effective|highly developed)[ ,]+(?:and )?)+/i,
  /^(?:(?:knowledge|understanding|track record|experience|expertise|familiarity|proficiency|background|ability|skills?|competence|command|exposure|fluency|confidence|interest)\s+(?:of|in|with|to|as|on|for|using|working (?:with|in|as))\s+)+/i,
  /^(?:(?:be )?(?:able|willing|comfortable|confident|familiar|experienced|skilled|proficient|competent)\s+(?:to|with|in|at|using)\s+)/i,
  /^(?:what we value most is|we(?:'|’)re looking for|we (?:are looking|look) for|looking for|you(?:'|’)ll (?:need|have|bring)|you (?:need|bring))\s+/i,
  /^(?:must (?:have|be)|you (?:have|are|will have)|has|have|having|possess(?:es)?)\s+/i,
  /^(?:quickly |rapidly )?(?:learn|master|pick up|adapt to|adopt)\s+(?=\S)/i,
  /^(?:an?|the)\s+/i,
];

const tails =
  /(?:(?<!\s)\s+(?:is|are|would be)\s+(?:required|essential|preferred|a must|an? (?:plus|advantage|asset|bonus)|desirable|helpful)|(?<!\s)\s+(?:required|preferred|essential|desirable)|(?<!\s)\s+(?:skills|experience)$)(?:\b.*)?$/i;

/** The thing a line asks for, as a name: "5+ years of experience in payroll" is "Payroll". */
export function nameDemand(text: string): string {
  let bare = stripEnd(text);
  for (let before = ''; before !== bare;) {
    before = bare;
    for (const opening of openings) bare = bare.replace(opening, '');
  }
  bare = stripEnd(bare.replace(tails, ''));
  const [first = bare] = bare.split(
    /\s+(?:including|such as|in order to|e\.g\.)|,\s+(?:along with|as well as|together with|strong|excellent|good)\b|;|:\s|\s[-–—]\s|\. /i,
  );
  const name = first.length >= 3 ? first : stripEnd(text);
  return capitalize(stripEnd(dropUnpaired(name)));
}
