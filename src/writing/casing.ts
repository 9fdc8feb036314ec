import { rememberTexts } from '#shared/remember-texts.ts';
/** Words that keep their capital in running text. */
const isName = (word: string): boolean =>
  /\p{Lu}/u.test(word.slice(1)) || /\d/.test(word) || /^[B-HJ-Z]$/u.test(word);

/** Languages, peoples, days and months are names in English. */
const PROPER =
  /^(?:English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Mandarin|Chinese|Japanese|Korean|Arabic|Russian|Ukrainian|American|European|Federal|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Java|Python|Golang|Kafka|Snowflake|Tableau|Looker|Git|Jira|Photoshop|Figma|Shopify|Sage|Xero|Workday|Ruby|Rust|Kotlin|Scala|Django|Azure|Ansible|Jenkins|Spark|Airflow|Revit|Bentley|Dentrix|Slack|Zoom|Oracle Apex|Power BI|Norwegian|Swedish|Danish|Welsh|Irish|Hindi|Urdu|Tagalog|British|Canadian|Australian|London|Excel|Microsoft|Google|Linux|Windows|Oracle|Salesforce|Docker|Kubernetes|Terraform|React|Angular|Epic|Cerner|Medicare|Medicaid|Christmas|Thanksgiving|Indeed|Army|Navy|Marine|Marines|Scrum|Agile|Kanban|Boolean|Canada|Kaiser|Anthem|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming|(?:New|North|South|West|Rhode) \p{Lu}\p{Ll}+|Blue Cross|Public Service|Fear Free|Bachelor['’]s|Master['’]s)\b/u;

/** "Keeping Salesforce tidy": what is done to a thing with a name; no title begins so. */
const doing =
  /^(?:Assisting|Closing|Conducting|Delivering|Developing|Ensuring|Giving|Handling|Helping|Keeping|Knowing|Leading|Maintaining|Making|Meeting|Performing|Preparing|Promoting|Providing|Running|Supporting|Taking|Using|Winning|Working) /;

/** For the middle of a sentence; two capitals in a row begin a name. "Lead the shift" becomes "lead the shift", "GWO training" stays. */
export function lowerFirst(text: string): string {
  const [word = ''] = text.match(/^\S+/) ?? [];
  const isTitle =
    /^\p{Lu}\p{Ll}+ (?:(?:and|&|of) )?\p{Lu}\p{Ll}|^(?:Class|Level|Category|Grade|Band|Tier) (?:\d|\p{Lu}\b)/u.test(
      text,
    );
  if (
    word === '' ||
    /^I(?:['’]\p{L}+)?$/u.test(word) ||
    (isTitle && !doing.test(text)) ||
    isName(word.replace(/(?<![.,:;])[.,:;]+$/, '')) ||
    PROPER.test(text)
  )
    return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function capitalize(text: string): string {
  // "iOS" and "e-commerce" are written as their owners write them only in the middle of a sentence.
  const [word = ''] = text.match(/^\S+/) ?? [];
  if (/^\p{Ll}\p{Lu}/u.test(word)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const closing = /(?<![\s.,;:])[\s.,;:]+$/;

/** Without the marks a list item or a sentence may end in. */
export const stripEnd = rememberTexts((text): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(closing, '')
    // A dash is left where the examples behind it were cut.
    .replace(/\s[-–—]$/, '')
    .replace(closing, ''),
);

/** One sentence: capital at the start, one mark at the end. */
export const toSentence = rememberTexts((text): string => {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (tidy === '') return '';
  const ended = /[.!?]["”')\]]?$|^\[[^\]]*\]$/.test(tidy)
    ? tidy
    : `${tidy.replace(/(?<![\s,;:])[\s,;:]+$/, '')}.`;
  return capitalize(ended);
});

/** Sentences one after the other; what is empty falls away. */
export const toParagraph = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => (part ? toSentence(part) : ''))
    .filter(Boolean)
    .join(' ');

export const toParagraphs = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join('\n\n');
