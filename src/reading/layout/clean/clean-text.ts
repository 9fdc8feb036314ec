import { rememberTexts } from '#shared/remember-texts.ts';
import { normaliseCharacters } from './characters.ts';
import { splitDoubledWords } from './doubled-words.ts';
import { breakAtHidden } from './hidden-addresses.ts';
import { splitColonJoints } from './colon-joints.ts';
import { splitGerundJoints } from './gerund-joints.ts';
import { dropGluedButtons } from './glued-buttons.ts';
import { restoreBlanks } from './lost-blanks.ts';
import { splitHeadingJoints } from './heading-joints.ts';
import { splitGrownAbbreviations } from './grown-abbreviations.ts';
import { splitGrownCapitals } from './grown-capitals.ts';
import { partPostcodes, splitGrownContacts } from './grown-contacts.ts';
import { splitGrownAddresses } from './grown-addresses.ts';
import { splitGradedRows, splitGrownFigures } from './grown-figures.ts';
import { splitGrownLabels } from './grown-labels.ts';
import { splitGrownWords } from './grown-words.ts';
import { splitGrownStops } from './grown-stops.ts';
import { splitListNumbers } from './list-numbers.ts';
import { splitLostBreaks } from './lost-breaks.ts';
import { mendLostHyphens } from './lost-hyphens.ts';
import { splitLearnedBreaks } from './learned-breaks.ts';
import { splitLetterBullets, splitWideBullets } from './letter-bullets.ts';
import { splitLikelyBreaks } from './likely-breaks.ts';
import { mapText } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';
import { splitNextItems } from './next-items.ts';
import { dropPageFrames } from './page-frames.ts';
import { mendMisprints } from './misprints.ts';
import { removeMarkdown } from './markdown.ts';
import { removeMarkup } from './markup.ts';
import { splitRunOnLists } from './run-on-lists.ts';
import { splitRunOnOffers } from './run-on-offers.ts';
import { splitDashed, splitDotted, splitWide } from './one-line-lists.ts';
import { splitRunTogether } from './run-together.ts';
import { splitSeams } from './seams.ts';
import { tidySpacing } from './spacing.ts';
import { dropLeftStars, splitStarred } from './starred-items.ts';
import { splitTitleHeadings } from './title-headings.ts';
import { joinTornNames } from './torn-names.ts';
import { joinTornProse } from './torn-prose.ts';
import { dropTrackingTags } from './tracking-tags.ts';
import { joinTrailingYears } from './trailing-years.ts';
import { joinCutLines, unwrapLines } from './unwrap.ts';

/** A text is read when it is pasted and again when its job is understood; long ones are not kept for more than that. */
const mostKept = 8;

/** From whatever was pasted to lines of plain text, every character still traceable. */
export const cleanText = rememberTexts(clean, mostKept);

function clean(original: string): MappedText {
  const steps = [
    normaliseCharacters,
    breakAtHidden,
    dropGluedButtons,
    dropTrackingTags,
    splitWideBullets,
    splitDashed,
    splitWide,
    tidySpacing,
    removeMarkup,
    mendLostHyphens,
    tidySpacing,
    dropPageFrames,
    joinTornNames,
    joinTornProse,
    unwrapLines,
    removeMarkdown,
    joinCutLines,
    splitStarred,
    splitDotted,
    splitListNumbers,
    splitLetterBullets,
    splitGradedRows,
    splitGrownAddresses,
    splitGrownContacts,
    splitGrownStops,
    splitGrownWords,
    splitRunTogether,
    splitGrownFigures,
    splitGrownLabels,
    splitDoubledWords,
    splitColonJoints,
    splitLostBreaks,
    splitSeams,
    splitGrownCapitals,
    splitGrownAbbreviations,
    partPostcodes,
    splitRunOnOffers,
    splitRunOnLists,
    splitNextItems,
    splitLearnedBreaks,
    splitLikelyBreaks,
    splitGerundJoints,
    splitTitleHeadings,
    splitHeadingJoints,
    dropLeftStars,
    restoreBlanks,
    joinTrailingYears,
    mendMisprints,
    tidySpacing,
  ];
  return steps.reduce((text, step) => step(text), mapText(original));
}
