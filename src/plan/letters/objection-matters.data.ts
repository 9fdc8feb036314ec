/** A doubt that a line of the advertisement raises by itself, and how it is met beside that line. */
interface ObjectionMatter {
  id: string;
  /** The line that raises it. */
  said: RegExp;
  /** A line with these words says something else. */
  not?: RegExp;
  objection: string;
  /** Before and behind the words of the advertisement. */
  before: string;
  behind: string;
}

const stop = 'If that rules it out for you, just say so.';

/** What ends most talks first. */
export const objectionMatters: readonly ObjectionMatter[] = [
  {
    id: 'sponsorship for some',
    said: /\bsponsor\w*\b.{0,60}\b(?:unless|except)\b/i,
    objection: 'I need visa sponsorship.',
    before: 'Then please read this first: the posting says',
    behind: 'Does that apply to you? If it does, tell me since when, and I will ask.',
  },
  {
    id: 'sponsorship',
    said: /\b(?:unable|not able|cannot|can['’]t|do(?:es)? not|will not|no)\b.{0,40}\bsponsor\w*/i,
    not: /\b(?:unless|except)\b/i,
    objection: 'I need visa sponsorship.',
    before: 'Then I am sorry, and would rather tell you now: the posting says',
    behind: 'If you can work here without it, please do reply.',
  },
  {
    id: 'past residence',
    said: /\b(?:resid\w+|lived)\b.{0,60}\b(?:last|past|previous) (?:\d{1,2}|one|two|three|four|five|six|ten|twelve)\b.{0,12}\b(?:years?|months?)\b/i,
    // Said of some posts or some people only.
    not: /^to work (?:in|at|on|with)\b|\bcategory\b|\bif\b|\bhigh security\b|\bsome (?:posts|roles|prisons|sites)\b|\bwhere (?:this|you)\b/i,
    objection: 'I have not lived here that long.',
    before: 'Then please read this before you apply: the posting says',
    behind: 'If that is not the case for you, tell me, and I will ask whether it rules you out.',
  },
  {
    id: 'residence',
    said: /\bmust (?:currently )?(?:reside|live|be (?:a )?resident|be located|be based)\b|\b(?:resident|residents|residence|residing) (?:of|in)\b|\blocal candidates\b|\bno relocation\b|\brelocation (?:is |assistance is |package is )?not\b|\bwithin (?:a )?\d+[- ](?:mile|minute|km)/i,
    not: /\bresidents? in (?:our|the) (?:home|care|community)\b|\bresidents of (?:our|the)\b|\b(?:last|past|previous) (?:\d|\p{L}+ )|\b(?:in|of|to)$/iu,
    objection: 'I live somewhere else.',
    before: 'Where you live matters here: the posting says',
    behind: 'Would that work for you? If not, it is better that we both know now.',
  },
  {
    id: 'cold calling',
    said: /\bcold[- ]call\w*|\bdoor[- ]to[- ]door\b|\boutbound (?:sales )?calls?\b/i,
    not: /\bno cold[- ]call/i,
    objection: 'I do not want to cold-call all day.',
    before: 'It is part of the job. The posting says',
    behind: 'How much of the week it takes up: [share of the week: ask the hiring manager].',
  },
  {
    id: 'vaccination',
    said: /\bvaccinat\w+|\bvaccines?\b/i,
    not: /\bno longer\b|\bnot required\b|\bupdates\b|\binformation\b|\bencourag\w+|\bdisclos\w+|\bprogram(?:me)?s\b/i,
    objection: 'Do I have to be vaccinated?',
    before: 'The posting says',
    behind:
      'Whether there are exemptions is for HR to say: [exemptions: ask]. You do not have to tell me why you are asking.',
  },
  {
    id: 'drug test',
    said: /\bdrug[- ](?:and alcohol )?(?:tests?|screen\w*)\b|\bdrug (?:and|&|or) alcohol (?:tests?|screen\w*)\b/i,
    objection: 'Is there a drug test?',
    before: 'Yes. The posting says',
    behind: `It is the same for everyone. ${stop}`,
  },
  {
    id: 'overtime',
    said: /\bmandatory overtime\b|\bovertime (?:is |may be |will be )?(?:required|mandatory|expected)\b/i,
    not: /\b(?:no|not|never|without)(?: \p{L}+)? (?:mandatory|required|expected|overtime)\b/iu,
    objection: 'Will I have to work overtime?',
    before: 'Sometimes, yes. The posting says',
    behind: 'How often it comes up: [hours of overtime: ask the hiring manager].',
  },
  {
    id: 'own car',
    said: /\b(?:own|reliable|personal) (?:car|vehicle|transport\w*)\b/i,
    objection: 'I do not have a car.',
    before: 'The posting says',
    behind: 'If you could get there another way, tell me how, and I will ask before you apply.',
  },
  {
    id: 'test',
    said: /\b(?:competency|aptitude|skills?|typing|fitness|physical agility) (?:test|assessment)\b/i,
    objection: 'What kind of test is it?',
    before: 'The posting says',
    behind:
      'What it covers and how long it takes: [the test: ask the hiring manager]. You will have that before the day.',
  },
  {
    id: 'weather',
    said: /\b(?:all weathers?|all weather conditions|extreme (?:temperatures?|heat|cold)|(?:at|from|of|with|fear of) heights?|confined spaces?)\b/i,
    // What one knows of the rules is no place to stand in.
    not: /\b(?:regulat\w+|requirements|knowledge|standards|laws|training)\b/i,
    objection: 'What are the conditions like?',
    before: 'They are not for everyone. The posting says',
    behind: stop,
  },
];

/** What is paid besides the amount, in lines that say so. */
export const moreOnPay =
  /\b(?:davis[- ]bacon|prevailing wages?|overtime (?:is )?(?:paid|rate)|time and a half|double time|pay (?:review|rise|increase|scale|steps?)|(?:pay|wage|annual|yearly|merit|regular|scheduled) raises?|raises (?:every|each|after|at)|never be lower|shift (?:premium|differential|allowance)|per diem|quarterly bonus|annual bonus|(?<!(?:joint|elections?|planning|city|service|utilities|state|federal) )commission(?! (?:documents?|meetings?|members?|agendas?|staff|office|hearings?)))\b/i;
