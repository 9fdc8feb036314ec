import type { Unit } from '#shared/reading.ts';
import { speaksOf } from './speaks-of.ts';

const goalHeading =
  /success (?:in|looks|metrics|criteria|profile)|what success|(?:your |the )?first (?:\d+|thirty|sixty|ninety|six|twelve|three|year)\b|^(?:your |the )?(?:30|60|90)[- /]day|^(?:the |your |key )?(?:goals?|objectives)$|you(?:'ll| will) have achieved|ziele\b|objectifs\b|within (?:\d+|three|six|twelve) months/i;
const goalLead =
  /^(?:(?:in|within|by) )?(?:your |the )?first (?:\d+|thirty|sixty|ninety|six|twelve) (?:days|weeks|months)\s?[:–-]/i;

/** Whether a line tells what is to be reached by when. */
export const isGoalLine = ({ label, heading, text }: Unit): boolean =>
  goalHeading.test(label ?? heading ?? '') || goalLead.test(text) || speaksOf.spokenGoal(text);
