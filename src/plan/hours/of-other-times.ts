/** Time that is counted for something else than the work: a waiting time, the desk that answers, a goal, a rule for counting years. */
export const ofOtherTimes =
  /\beligib\w+|\bbenefits\b|\bbillable\b|\b(?:years of|work) experience\b|\bhours (?:per|a) year\b|\brelay\b|\bTTY\b|\b(?:accommodations?|human resources)\b|\bwaiting period\b|\bdays? (?:after|of) (?:hire|employment)\b/i;
