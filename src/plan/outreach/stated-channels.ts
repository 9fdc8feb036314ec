import { findHouse } from '#knowledge/find-house.ts';
import { findSector } from '#knowledge/find-sector.ts';
import type { Brief } from '#shared/brief.ts';

const ownSite =
  /\b(?:apply|applications?|applying|submit\w*|send)\b[^.;\n]{0,60}\b(?:via|through|on|at|using|from|by visiting)\b[^.;\n]{0,40}\b(?:website|web site|careers? (?:page|site|portal)|jobs? (?:page|portal|site))\b/i;
/** Boards that the text sends people to are none of the employer's. */
const ofBoard = /\b(?:indeed|linkedin|reed|totaljobs|glassdoor|ziprecruiter|seek|jobstreet)\b/i;

/** Where the advertisement itself sends people to apply: every other way leads there. */
export function findOwnSite({ facts, employerBlocks }: Brief) {
  const isSaid = [...employerBlocks, ...facts].some(
    ({ text }) => ownSite.test(text) && !ofBoard.test(text),
  );
  return isSaid
    ? ({
        name: "The employer's own website",
        kind: 'board',
        how: 'Named in the advertisement as the way to apply: try the form on a phone, and link every other channel to it.',
        effectiveness: 'High',
        budget: 'Free',
      } as const)
    : null;
}

const schools = /^(?:school|college|academy)$/;

/** Who teaches a trade has people of its own who know what is taught: those who finished there. */
function findGraduates(brief: Brief) {
  const isTrade = findSector(brief)?.sector.id === 'career-school';
  return isTrade && schools.test(findHouse(brief)?.noun ?? 'school')
    ? ({
        name: 'Graduates and staff of the school',
        kind: 'referral',
        how: 'Ask the placement office and the instructors who would speak well of the course, and where they work now.',
      } as const)
    : null;
}

const ofHigherEducation =
  /\b(?:master['’]s programs?|education leadership|external examiners?|review panels?|examination boards?|higher ?ed\w*|chronicle of|AACRAO|jobs\.ac\.uk|times higher|academic ?keys|universit\w+)\b/i;

/** Boards and bodies of universities find nobody for a school of one trade. */
export function isForUniversities(brief: Brief): (told: string) => boolean {
  const isTrade = findSector(brief)?.sector.id === 'career-school';
  return (told) => isTrade && ofHigherEducation.test(told);
}

/** What the advertisement itself says comes first. */
export const listStatedChannels = (brief: Brief) =>
  [findOwnSite(brief), findGraduates(brief)].filter((channel) => channel !== null);
