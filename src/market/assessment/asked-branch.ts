export const countsYears = /\b(?:years?|yrs?|jahre|ans)\b/i;

const saysBranch =
  /\bexperience (?:in|with|at|of|on|as|for|within|\w{3,14}ing)\b|\bexperience\b[^.]{0,80}\b(?:firm|industry|setting|environment|sector)\b|background in|track record|erfahrung (?:in|im|mit)|expérience (?:en|dans)/i;
const saysNothing =
  /any combination|no experience|not (?:always )?(?:required|necessary|needed)|\b(?:gain|gains|gaining|get|build|offers?|great|best|excellent) (?:\w+ ){0,2}experience\b|\b(?:customer|client|user|guest|patient|candidate|shopping) experience\b|\bexperience for (?:our|the|all|every)\b/i;

/** Words that say how much, how well or for whom, and nothing of the work. */
const idle = new Set(
  'experience experienced experiences proven track record records demonstrate demonstrates demonstrated demonstrable prior previous similar role roles position positions related relevant significant extensive substantial professional progressive practical solid strong broad good great working work works worked ability able capacity self motivated with within environment environments fast paced team teams oriented collaborative multi disciplinary successful success successfully delivering delivery results goals targets requirements required main must have should field area areas industry sector company companies organization organizations organisation organisations equivalent minimum least preferred including such other others from that this their your will level high highly capability skills skill knowledge understanding background history people clients customers impact hands members player players dynamic cross functional independently roles administrative office'.split(
    ' ',
  ),
);

/** Whether anything is left that says which work. */
export const namesWork = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => !idle.has(word));

/** Work of another kind or place, as against years alone. */
export const isBranch = (text: string): boolean =>
  saysBranch.test(text) && !saysNothing.test(text) && !countsYears.test(text) && namesWork(text);
