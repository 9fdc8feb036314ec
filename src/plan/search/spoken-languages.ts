import type { Brief } from '#shared/brief.ts';
import { listFacts } from '../wording/own-words.ts';
import { holds } from './title-kin.ts';

/** Languages as profiles name them, with the countries where everybody who reads the advertisement speaks them. */
const languages: readonly (readonly [names: readonly string[], home?: string])[] = [
  [['Spanish'], 'ES MX'],
  [['Portuguese'], 'PT BR'],
  [['French'], 'FR'],
  [['German'], 'DE AT'],
  [['Italian'], 'IT'],
  [['Dutch'], 'NL'],
  [['Polish'], 'PL'],
  [['Romanian'], 'RO'],
  [['Hungarian'], 'HU'],
  [['Czech'], 'CZ'],
  [['Slovak'], 'SK'],
  [['Bulgarian'], 'BG'],
  [['Greek'], 'GR CY'],
  [['Turkish'], 'TR'],
  [['Russian'], 'RU'],
  [['Ukrainian'], 'UA'],
  [['Danish'], 'DK'],
  [['Swedish'], 'SE'],
  [['Norwegian'], 'NO'],
  [['Finnish'], 'FI'],
  [['Mandarin', 'Chinese'], 'CN TW SG HK'],
  [['Cantonese'], 'HK'],
  [['Japanese'], 'JP'],
  [['Korean'], 'KR'],
  [['Vietnamese'], 'VN'],
  [['Thai'], 'TH'],
  [['Tagalog'], 'PH'],
  [['Hindi'], 'IN'],
  [['Urdu'], 'PK'],
  [['Punjabi'], 'IN PK'],
  [['Bengali'], 'BD IN'],
  [['Gujarati'], 'IN'],
  [['Tamil'], 'IN'],
  [['Arabic'], 'AE SA QA EG JO KW OM BH'],
  [['Hebrew'], 'IL'],
  [['Farsi', 'Persian'], 'IR'],
  [['Somali'], 'SO'],
  [['Amharic'], 'ET'],
  [['Haitian Creole']],
  [['Hmong']],
  [['Welsh']],
  [['American Sign Language', 'ASL']],
  [['British Sign Language', 'BSL']],
];

const most = 4;
const anyOther = /\bbi-?lingual\b/i;
const isOnlyLiked =
  /\b(?:preferred|preferably|a plus|an asset|desir\p{L}+|advantage\p{L}*|ideally|helpful|bonus|nice to have|beneficial|welcome)\b/iu;
/** "French pastry", "German cars": made there, and not spoken. */
const speaks =
  /\b(?:speak\p{L}*|fluen\p{L}+|bi-?lingual|multi-?lingual|language|languages|proficien\p{L}+|written|verbal|spoken|native|conversational|communicat\p{L}+|read and write|English)\b/iu;

/** Languages beside that of the advertisement which everybody must speak, as profiles name them; one of them finds them. */
export function listSpokenLanguages(brief: Brief): string[] {
  const { title, place } = brief;
  if ((brief.language ?? 'en') !== 'en') return [];
  const lines = listFacts(brief, {
    kinds: ['language', 'skill', 'experience', 'other'],
    importance: ['must'],
  })
    .map(({ text }) => text)
    .concat(anyOther.test(title.given) ? [title.given] : [])
    .filter((text) => speaks.test(text) && !isOnlyLiked.test(text));
  const found = languages
    .filter(([, home]) => !home?.split(' ').includes(place.country ?? ''))
    .flatMap(([names]) =>
      lines.some((line) => names.some((name) => holds(line, name))) ? names : [],
    );
  const isAny = lines.some((line) => anyOther.test(line));
  if (found.length === 0) return isAny ? ['bilingual'] : [];
  // Whoever speaks the language of the country and one more often writes only that.
  return [...found.slice(0, most - 1), 'bilingual'];
}
