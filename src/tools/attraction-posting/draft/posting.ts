import { listDuties, listUsualDuties, sayHookWork } from '../../craft/duties.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { sayEmployment, sayPlace } from '../../craft/place-words.ts';
import { withArticle } from '../../craft/prose/article.ts';
import { lowerFirst } from '../../craft/prose/casing.ts';
import { wordsOf } from '../../craft/prose/number.ts';
import { countWords } from '../../craft/prose/shorten.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { readVoice, sayInVoice, speak } from '../../craft/voice.ts';
import type { Source } from '#plan/source.ts';
import type { AttractionWriting } from '../writing.ts';
import { findApplyLink, tellApply } from './apply.ts';
import { sayHeadline } from './headline.ts';
import { tellIdeal } from './ideal.ts';
import { tellOffer } from './offer.ts';
import { tellOverview } from './overview.ts';
import { addUntil, dropSpare, keep, tellParts, type Part, type Parts } from './parts.ts';
import * as phrases from './phrases.data.ts';
import type { Say } from './told.ts';
import { askBackground, askTerms, plainOverviews, usualLabels } from './trade.data.ts';
import { listTradeParts } from './trade.ts';

export type Posting = AttractionWriting['publicJobPosting'];

/** Textio's measured range is 300 to 700 words; outside it an ad is answered less. */
const WORDS = { fewest: 310, most: 695 };
const FEW_PARTS = 2;
const BULLETS = { usual: 5, most: 8 };

function makeSlots(source: Source): Slots {
  const { brief, employer } = source;
  const { pay } = makePlan(source);
  const place = sayPlace(brief);
  const name = employer.name || brief.employer.name;
  return {
    title: brief.title.singular,
    who:
      brief.openings && brief.openings.count > 1
        ? wordsOf(brief.openings.count, brief.title.singular)
        : withArticle(brief.title.singular),
    employer: name || null,
    // Who writes for a client does not speak as the client.
    us: name.startsWith('our ') ? null : name || null,
    place: place.label,
    where: place.in,
    pay: pay.spoken,
    work: sayHookWork(source),
    link: findApplyLink(source),
  };
}

/** "full-time", "a 6-month contract" */
function sayType(brief: Source['brief']): string | null {
  const type = sayEmployment(brief);
  if (!type) return null;
  const small = /time$/i.test(type) ? type.toLowerCase() : lowerFirst(type);
  return /(?:contract|internship|apprenticeship|assignment)$/i.test(small)
    ? withArticle(small)
    : small;
}

function saySeats({ brief }: Source): string | null {
  const type = sayType(brief);
  const many = brief.openings && brief.openings.count > 1;
  return type ? `The ${many ? 'positions are' : 'position is'} ${type}` : null;
}

const tellHook = (source: Source, say: Say): Part[] =>
  keep([
    say(phrases.hooks, 'hook') || `${source.brief.title.clean}, ${sayPlace(source.brief).label}`,
    saySeats(source),
  ]);

/** The job's own duties; where it names none, those of the occupation, each told to be usual. */
function listBullets(source: Source): string[] {
  const own = listDuties(source).slice(0, BULLETS.most);
  if (own.length > 0) return own;
  const usual = listUsualDuties(source, [])
    .slice(0, BULLETS.usual)
    .map((duty, i) => `${usualLabels[i % usualLabels.length]}: ${lowerFirst(duty)}`);
  return usual.length > 0 ? usual : [`Take on ${source.brief.title.singular} work`];
}

/** The posting as a whole: spare sentences go when it is too long, general knowledge comes when it is short. */
export function draftPosting(source: Source): Posting {
  const voice = readVoice(source);
  const slots = makeSlots(source);
  const say: Say = (table, section, more = {}) =>
    sayInVoice(voice, table, { ...slots, ...more }, seedOf(source, section));
  const headline = sayHeadline(source.brief);
  const whatYouWillDo = listBullets(source);
  const fixed = countWords([headline, ...whatYouWillDo].join(' '));
  const stated: Parts = {
    openingHook: tellHook(source, say),
    roleOverview: tellOverview(source, say),
    whyJoinUs: tellOffer(source, say),
    idealCandidate: tellIdeal(source, say),
    applicationCTA: tellApply(source, say),
  };
  const said = [
    ...Object.values(stated)
      .flat()
      .map(({ text }) => text),
    ...whatYouWillDo,
  ]
    .join(' ')
    .toLowerCase();
  const trade = listTradeParts(source, say, { said, offers: stated.whyJoinUs.length });
  // Sections with next to nothing of the job's own take their first sentence of the occupation in any case.
  const needed = trade.filter(
    ({ section }, i) =>
      stated[section].length < FEW_PARTS &&
      trade.findIndex((part) => part.section === section) === i,
  );
  const filled = needed.reduce<Parts>(
    (parts, { section, text }) => ({ ...parts, [section]: [...parts[section], ...keep([text])] }),
    stated,
  );
  const longer = addUntil(
    filled,
    WORDS.fewest - fixed,
    trade.filter((part) => !needed.includes(part)),
  );
  const fitting = dropSpare(longer, WORDS.most - fixed);
  const tell = (parts: readonly Part[]): string => speak(voice, tellParts(parts));
  return {
    headline,
    openingHook: tell(fitting.openingHook),
    roleOverview: tell(fitting.roleOverview) || say(plainOverviews, 'plain'),
    whyJoinUs: tell(fitting.whyJoinUs) || say(askTerms, 'terms'),
    whatYouWillDo,
    idealCandidate: tell(fitting.idealCandidate) || say(askBackground, 'background'),
    applicationCTA: [tell(fitting.applicationCTA), voice.style.closing].filter(Boolean).join(' '),
  };
}
