/** Whether a term is what people are called; one word means too much: "associate". */
export const isCalled = (term: string): boolean =>
  (term.includes(' ') &&
    (isOccupation.test(term) ||
      isStaff.test(term) ||
      /^(?:(?:director|head|chief|vp) of|chef de) \S/i.test(term))) ||
  oneWord.has(term);

/** Ends as other things do, and is a post all the same. */
const isStaff =
  /\b(?:chefs?|cook|secretary|registrar|porter|carer|waiter|cashier|paralegal|operative|(?:HR|people|business|finance|talent) partner)$/i;
/** Posts of one word that mean nothing else. */
const oneWord: ReadonlySet<string> = new Set(
  'cook chef waiter cashier curator bookkeeper auditor accountant inspector mechanic machinist welder electrician plumber carpenter receptionist teller programmer butcher baker barista paralegal estimator surveyor dispatcher teacher tutor nanny carer porter pharmacist paramedic secretary librarian underwriter actuary economist chemist biologist veterinarian dentist phlebotomist hygienist radiographer sonographer physiotherapist optometrist'.split(
    ' ',
  ),
);

const isOccupation =
  /^(?!.*\b(?:team member|top performer|register|charter|trailer|boiler|chiller|freezer|computer|router|filter|cluster|transfer|order|power|career|water|offer|number|paper|user|quarter|center|laser|timer|ledger|floor|door|labor|sector|error|over|career changer|partner|integrator|provider|retailer|carrier|employer|insurer|vendor|list|beer|manufacturer|publisher|distributor|\p{Lu}\S*)$).*(?:er|or|ist|man|staff|assistant|attendant|mechanic|clerk|agent|associate|technician|nurse|barista|intern|apprentice|vet|veteran|consultant|analyst|accountant|representative|executive|professional|lead|trainee|aide|surgeon|therapist)$/u;
