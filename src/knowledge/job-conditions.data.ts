/** A condition of work that some jobs of a trade have and others do not. */
export interface JobCondition {
  /** How a text of a trade speaks of it. */
  told: RegExp;
  /** How an advertisement says that it is so here. */
  said: RegExp;
  /** Whether it is a matter of the hours: nobody asks for it again where the hours stand without it. */
  isOfHours: boolean;
}

/** A text of a trade that speaks of one of them holds only where the job says so too. */
export const jobConditions: readonly JobCondition[] = [
  {
    told: /\b(?:night (?:work|shifts?|calls|duty|duties)|nights(?! (?:away|out|at home|on location))|at night|on nights)\b/i,
    said: /\bnights?\b|\bovernight\b|\b24[/-]7\b|\b24[- ]hours?\b|\b(?:a?round)[- ]the[- ]clock\b|\bshifts?\b|\bwatch\b/i,
    isOfHours: true,
  },
  {
    told: /\b(?:weekend (?:work|duty|duties|load|hours|shifts?|rotation|calls)|weekends|saturdays?|sundays?|public holidays)\b(?![^.]{0,30}\b(?:test|exercise|course)\b)/i,
    said: /\bweekends?\b|\bsaturdays?\b|\bsundays?\b|\bsat\b|\b(?:7|seven)[- ]days?\b|\b(?:5|five) (?:days )?(?:out of|over|from|in) (?:7|seven)\b|\b24[/-]7\b|\bshifts?\b|\brotas?\b|\brosters?\b|\bpublic holidays\b|\bbank holidays\b/i,
    isOfHours: true,
  },
  {
    told: /\b(?:evening (?:work|shifts?|duty|duties)|late shifts?|event evenings|late evenings|evenings and weekends|early starts?)\b/i,
    said: /\bevenings?\b|\blates?\b|\bshifts?\b|\bnights?\b|\bafter[- ]hours\b|\b24[/-]7\b|\bclosing\b|\bearl(?:y|ies)\b|\brotas?\b|\b[4-6](?::\d\d)? ?am\b|\b(?:[89]|1[01])(?::\d\d)? ?pm\b/i,
    isOfHours: true,
  },
  {
    told: /\b(?:on[- ]call|call-?outs?|stand-?by)\b/i,
    said: /\bon[- ]call\b|\bcall[- ]?outs?\b|\bstand-?by\b|\bout[- ]of[- ]hours\b|\bafter[- ]hours\b|\b24[/-]7\b|\bemergenc\w+/i,
    isOfHours: true,
  },
  {
    told: /\bforklifts?\b/i,
    said: /\bfork ?-?lifts?\b|\bFLT\b|\breach truck\b|\bcounter-?balance\b|\blift trucks?\b|\bpower(?:ed)? (?:industrial|equipment|jack)\b|\btelehandler\b|\bpallet (?:jack|truck)s?\b/i,
    isOfHours: false,
  },
  {
    told: /\b(?:alone for|works? alone|lone work\w*|alone at night|payments alone)\b/i,
    said: /\balone\b|\blone[- ]work\w*|\bsole\b|\bsingle-handed\b|\bunsupervised\b|\bindependent(?:ly)?\b|\bown initiative\b|\bby (?:yourself|themselves)\b/i,
    isOfHours: false,
  },
];
