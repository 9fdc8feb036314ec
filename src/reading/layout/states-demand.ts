/** What is praised, dated or wished for is asked of somebody, and heads nothing. */
const opens =
  /^(?:(?:very |highly )?(?:strong|excellent|good|great|proven|advanced|effective|outstanding|exceptional|solid|superior|sound|demonstrated|extensive|active|current|valid|prefer(?:ably|s)?|at least|working knowledge|attention|commitment|willingness|participation|onsite|on-site)\b|\d{1,2}\+? ?(?:-|–|to)? ?(?:\d{1,2} )?years?\b)(?= \S+ \S)/i;
/** "Experience in Payroll", "Certification as a Welder": the thing asked for stands in the line. */
const namesThing =
  /^(?:experience|knowledge|proficiency|certification|familiarity|expertise|fluency|background|degree|diploma|licen[cs]e|registration|understanding) (?:in|with|of|as|for) (?!(?:the|this|our|your) (?:role|job|position|post)\b)\S/i;
const namesDegree =
  /\b(?:bachelor|master|associate)(?:['’]?s)?['’]? degree\b|\bdegree or (?:equivalent|relevant)\b/i;

/** "Pottery Experience Preferred": how much it is wished for stands behind what is. */
const endsGraded =
  /^(?!(?:what|who|how|the following|skills?|qualifications?|requirements?|documents?)\b)(?:\S+ ){2,7}(?:(?:highly|strongly) )?(?:preferred|desired|desirable|(?:is |are )?required|a plus|an asset|a must)$/i;

/** Whether a short line states one demand, however its words are written. */
export const statesDemand = (text: string): boolean =>
  opens.test(text) || namesThing.test(text) || namesDegree.test(text) || endsGraded.test(text);
