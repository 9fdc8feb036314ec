import type { Brief } from '#shared/brief.ts';

/** What a job says of itself, and what it therefore gives nobody. */
const pairs: readonly (readonly [job: RegExp, wish: RegExp])[] = [
  [
    /\b(?:fast[- ]paced|early[- ]stage|scrappy|seed[- ]stage|series a) (?:\p{L}{1,15} ){0,2}(?:start-?up|company|team)\b|\bearly[- ]stage\b/iu,
    /\b(?:steadier|steady (?:hours|workload|weeks?)|large enough|predictable (?:hours|weeks?|days|evenings|shifts)|share on-call|quieter|slower|hand to others)\b/i,
  ],
  [
    /\b(?:must|need\p{L}{0,3}|requires?|required|work(?:ing)?)\b[^.;\n]{0,40}\b(?:evenings?|saturdays?|sundays?|weekends?)\b|\b(?:evenings?|saturdays?|sundays?|weekends?)\b[^.;\n]{0,30}\b(?:needed|required|a must|availabilit\p{L}{1,3})\b/iu,
    /\bdaytime (?:hours|work)\b|\b(?:evenings?|weekends?)(?: and weekends)? (?:free|off|at home)\b|\bno (?:nights?, no )?weekends?\b|\bpredictable evenings\b/i,
  ],
  [
    /\b(?:no|not|without) (?:remote|working from home|hybrid)\b|\b(?:fully |100% )?(?:on-?site|in[- ]office|in[- ]person) (?:role|position|job|only|work|\d)/i,
    /\b(?:remote|from home|at home|home days?)\b/i,
  ],
  [
    /\b(?:rotating|night|overnight|swing|twelve|12)[- ](?:hour )?shifts?\b|\bnights and weekends\b/i,
    /\b(?:regular|fixed) (?:days|hours|daytime)\b|\bno nights\b|\bMonday to Friday\b/i,
  ],
];

/** Whether a wish is one that this very job cannot meet by its own words. */
export function goesAgainst({ facts, conditions }: Brief): (wish: string) => boolean {
  const said = [...facts, ...conditions].map(({ text }) => text);
  const wishes = pairs
    .filter(([job]) => said.some((text) => job.test(text)))
    .map(([, wish]) => wish);
  return (wish) => wishes.some((one) => one.test(wish));
}

/** What holds people where they are, and here as well where the job offers the same. */
const matters: readonly RegExp[] = [
  /\bbonus\w*\b/i,
  /\b(?:pensions?|retirement|401 ?\(?k\)?)\b/i,
  /\b(?:staff|employee|store|product)? ?discounts?\b/i,
  /\b(?:company|service|work) (?:car|van|vehicle|truck)s?\b|\bcar allowance\b/i,
  /\b(?:health|medical|dental) (?:\p{L}+ ){0,3}(?:insurance|cover\w*|plans?|benefits?)\b|\bbenefits\b/iu,
  /\bcommissions?\b/i,
  /\b(?:equity|stock|share options?|options)\b/i,
  /\btips\b/i,
  /\b(?:tuition|study support)\b/i,
  /\b(?:flexible|flexitime|flextime) (?:hours|schedules?|time|working)\b/i,
  /\b(?:days? (?:at|from) home|home days?|work(?:ing)? from home|remote)\b/i,
];

/** Whether a worry is that of losing what this job offers too. */
export function isOfferedHere({ facts, payTerms, workType }: Brief): (worry: string) => boolean {
  const offered = [
    ...facts.filter(({ kind }) => kind === 'benefit').map(({ text }) => text),
    ...payTerms.map(({ text }) => text),
    workType === 'remote' ? 'remote' : '',
  ];
  const given = matters.filter((matter) => offered.some((text) => matter.test(text)));
  return (worry) => given.some((matter) => matter.test(worry));
}

/** Things of value that a job gives or does not give: who is drawn by one finds it here only where the text says so. */
const gifts: readonly RegExp[] = [
  /\b(?:paid (?:leave|holidays?|vacation|time off)|sick (?:pay|leave)|holiday pay)\b/i,
  /\b(?:pensions?|retirement plan|401 ?\(?k\)?)\b/i,
  /\b(?:health|medical|dental) (?:insurance|cover\w*|plan)\b|\b(?:full|better) benefits\b/i,
  /\bbonus(?:es)?\b|\bcommission\b/i,
  /\b(?:equity|share options?|stock options?)\b/i,
  /\b(?:tuition|fees? paid|study support)\b/i,
  /\b(?:company|service|work|take-home) (?:car|van|vehicle|truck)\b/i,
  /\b(?:four|three|4|3)[- ](?:nights?|days?)\b/i,
  /\b(?:from home|remote|home days?|hybrid)\b/i,
  /\b(?:relocation|staff accommodation|staff housing)\b/i,
];

/** Whether a wish is for something that this job does not say it gives. */
export function promisesUnsaid({ facts, payTerms, workType }: Brief): (wish: string) => boolean {
  const said = [
    ...facts.map(({ text }) => text),
    ...payTerms.map(({ text }) => text),
    workType === 'remote' || workType === 'hybrid' ? 'remote, hybrid, from home' : '',
  ];
  return (wish) => gifts.some((gift) => gift.test(wish) && !said.some((text) => gift.test(text)));
}

const ofLeaders =
  /\b(?:real authority|staff and money|authority over (?:staff|money|budget)|(?:a|their) (?:own )?team to lead|team of their own|people of their own|budget of their own|seat (?:at|on) the|reports? to the (?:board|chief)|say (?:in|over) (?:budget|hiring))\b/i;

/** Whether a wish is one that only a post of leaders meets. */
export const asksMoreThanPost = (wish: string): boolean => ofLeaders.test(wish);
