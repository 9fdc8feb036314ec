import { capitalize } from '#writing/casing.ts';
import { mendLine } from '#writing/mend-line.ts';

/** A form's mark behind its line; the heading of the list says the same. */
const marked =
  /\s?\((?:required|preferred|essential|desirable|must have|nice to have)\)$|(?<=\b(?:field|discipline|experience|degree|diploma|GED|subject|certification|license)) (?:is )?required$/i;

/** "Ability to commute/relocate: Oslo 0150: Relocate before starting": a line of a form. */
const commute =
  /^ability to (?:reliably )?commute(?:\/relocate)?: ([^:]{3,50}?)(?: \d{4,5}|,? [A-Z]{1,2}\d\S* ?\S*)?: .*$/i;

/** Said before what is asked for, and nothing by itself. */
const having =
  /^(?:you (?:will )?)?(?:have|has|having|possess(?:es|ing)?) (?=(?:an?|the|strong|excellent|good|great|solid|sound|proven|prior|previous|exceptional|advanced|basic|some|at least|\d|knowledge|experience|familiarity|proficiency|(?:high|the) (?:level|ability))\b)/i;
const being =
  /^(?:you(?: are|['’]re| must be| should be) |must be |should be |be )(?=(?:able|willing|proficient|fluent|comfortable|available|familiar|eligible|authori[sz]ed|licen[cs]ed|certified|at least|physically)\b)/i;

/** "Here is what we hope to read in your letter: two seasons on deck": the list begins behind it. */
export const listHead =
  /^(?:here['’]?s|here is|here are|this is|we(?:['’]d| would)? (?:like|love|want|need|expect)|we are looking for|what we)\b[^:]{0,90}:\s*(?=\S)/i;

/** A row of several nouns each with its article keeps the first as well. */
const article = /^(?:an?|the) (?!.*, an? )(?=\p{Ll}{3})(?!few\b|couple\b|minimum\b|bit\b|lot\b)/iu;

/** The name of another list: "Preferred education, licensing, and experience". */
const nameOfList =
  /^(?:(?:preferred|required|minimum|desired|additional|basic|other|key|essential) )?(?:(?:education|educational|qualifications?|skills|experience|licensing|licenses|requirements|knowledge|certifications?|attributes|competencies|abilities|training)(?:,? (?:and |& )?|\/|$)){2,5}$|^(?:preferred|required|minimum|desired|additional|other) (?:education|qualifications?|skills|experience|requirements|knowledge|attributes)$/i;
/** "CLIENT OFFERINGS". */
const shouted = /^\p{Lu}{4,}(?: (?:&|\p{Lu}{2,}))+$/u;
/** "Mombasa, KE 80100": where, and no demand. */
const address = /^[\p{Lu}][\p{L}. ]{2,25}, [A-Z]{2} \d{5}$/u;

/** What is paid, among what is asked for. */
const ofPay =
  /^(?:starting |base )?(?:pay|salary|compensation|wages?) (?:is|are|will be|range|depends)\b/i;

/** What a job asks for as a line that may be published; empty where it asks for nothing. */
export function mendDemand(text: string): string {
  const bare = text
    .trim()
    .replace(listHead, '')
    .replace(marked, '')
    .replace(commute, 'Able to commute or to move to $1')
    .replace(/^understand of\b/i, 'Understanding of');
  if (ofPay.test(bare)) return '';
  if (nameOfList.test(bare) || shouted.test(bare) || address.test(bare)) return '';
  return mendLine(capitalize(bare.replace(having, '').replace(being, '').replace(article, '')));
}
