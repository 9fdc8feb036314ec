/** A list ends with "and" or "or"; one that stops at a comma was cut off. */
export const isWholeList = (name: string): boolean => {
  const at = name.lastIndexOf(',');
  return at === -1 || /\b(?:and|or|&)\b/i.test(name.slice(at));
};

/** Words that many lines share: "routine engineering work" tells nobody what is done. */
const everywhere = new Set(
  `work works support assistance services service tasks activities things issues matters needs control solutions
  situations quality routine general daily regular basic effective valuable overall complex technical professional
  other others staff team operations responsibilities procedures standards information relationships goals objectives
  performance environment environments programs initiatives projects processes systems resources improvement problems
  difficult sensitive better analysis reports requirements aspects areas functions equipment specialized action well
  training in-depth relevant personal rapport recurrent different roles computer computers software tools attendance
  policy policies employer's employee windows email engineering routines duties experience knowledge ability skills
  understanding familiarity proficiency background expertise working opportunities measures operation ways necessary
  day-to-day accurate associated contact point primary creative field current technology technologies applications
  electronic setting settings level levels company geographical`.split(/\s+/),
);

/** Whether a phrase has a word of its own beside what every advertisement says. */
export const saysSomething = (phrase: string): boolean =>
  (phrase.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []).some(
    (word) =>
      word.length > 2 && !everywhere.has(word) && !/(?:ly|ing)$/.test(word) && !joints.has(word),
  );
const joints = new Set(
  'and the for with from into our all any new using within across over its their'.split(' '),
);

/** Says nothing of its own, and waits for what it is of. */
const vague = new Set(
  'relationship relationships collaboration capacity initiatives programs programmes processes process projects tasks requests request problem problems aspects strategies issues questions activities needs information insights guidance support data analysis services service standards operations efforts measures'.split(
    ' ',
  ),
);
/** "Tending robust processes": a doing whose thing says nothing by itself. */
export const isVagueThing = (name: string): boolean => {
  const [, ...thing] = name.toLowerCase().split(' ');
  const last = thing.at(-1) ?? '';
  return thing.length <= 2 && !thing.includes('of') && vague.has(last);
};
