const condition =
  /\b(?:(?:are|is|be|work|fully|interviews?) in-person|in-person(?= (?:work|attendance|role|position|only|days?|presence|required|\d))|on[- ]?site (?:only|presence|attendance|\d)|vaccinat\w+|immuni[sz]\w+|nights? away|overnight (?:stays?|travel)|away from home|rotating shifts?|(?:night|weekend|evening|early|late|various|flexible|shift) (?:shifts?|work|hours|availability|patterns?|rota)|work(?:ing)? (?:\p{L}+,? ){0,2}(?:shifts|weekends|nights|evenings|overtime|holidays)|availab(?:le|ility) (?:to work|on|for|at|during)|travel(?:ling|ing)? (?:up to|to|between|is|required|may|as|within|nationally|internationally|of)|(?:able|willing|willingness|ability) to (?:travel|relocate|commute|work (?:on[- ]?site|from (?:home|the office)))|relocat\w+|(?:background|criminal|drug|reference|credit|police) (?:checks?|screen\w*|tests?)|DBS|PVG|AccessNI|(?:security )?clearance|reliable transport\w*|own (?:car|vehicle|transport)|driv(?:er|ing)\S* licen[cs]e|on[- ]call|reside (?:in|within)|references (?:needed|required)|expos(?:ed|ure) to (?:[\p{L}-]+,? (?:and |or )?){0,4}(?:noise|heat|cold|dust|fumes|odou?rs|chemicals?|weather|elements|temperatures?|hazard\p{L}*|blood\p{L}*|infect\p{L}*|diseases?|allergens?|smoke|conditions|pollen|animals|substances|materials|fluids|vibrations?|heights|environments?)\b|noise level|\d{2} hours?(?: ?\/ ?| per | a )week|attendance (?:policy|requirements?|standards?)|tattoos?|legal right|hybrid role|security standard|wear|motor vehicle re\p{L}+)\b/iu;
const towards =
  /\b(?:work(?:ing)? towards?|study(?:ing)? (?:for|towards?)|enrol(?:led|ment)? (?:in|on)|in progress|in the process of (?:obtaining|completing)|currently (?:pursuing|studying)|pursuing an?|part[- ]qualified)\b/i;

/** Begun and not finished: nobody has a paper of it yet. */
export const isUnderway = (text: string): boolean => towards.test(text);

/** Met by a plain yes, or by a paper after the offer: nobody has a case to tell of it. */
export const isCondition = (text: string): boolean => condition.test(text) || isUnderway(text);

/** How it is settled: a qualification that is begun is shown by whoever teaches it. */
export const sayConditionTest = (text: string): string =>
  isUnderway(text)
    ? 'First call: a plain yes, and with whom; the enrolment is shown after the offer'
    : 'First call: said plainly to everyone, answered with yes or no; any paper is seen after the offer';
