import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speak } from '#plan/voice.ts';
import { packParts, shorten } from '#writing/shorten.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { sayHeadline } from '../headline.ts';
import { speakAsUs } from './speak-as-us.ts';
import { longestBlurb as longest } from '../writing.ts';

/** A post that stands alone: who, where, for how much, and what the trade would ask. */
export function draftBlurb(source: Source): string {
  const plan = makePlan(source);
  const { drawer, sentences, names } = plan;
  const spare = new Set([sentences.hours, sentences.benefits, sentences.contract, sentences.pay]);
  const social = splitSentences(speakAsUs(speak(source, drawer.posting.social), names));
  const ours = social.filter((text) => !spare.has(text));
  const isPlaced = names.city === null || ours.join(' ').includes(names.city);
  const facts = [sentences.pay, isPlaced ? '' : sentences.place];
  const more = social.filter((text) => spare.has(text) && text !== sentences.pay);
  const fits = (parts: readonly string[]): boolean => parts.join(' ').length <= longest;
  const whole = [...ours, ...facts].filter(Boolean);
  if (fits(whole)) return packParts([...whole, ...more], longest);
  const short = packParts([`${sayHeadline(source, plan)}.`, sentences.pay, ...ours], longest);
  return short || shorten(names.headline, longest);
}
