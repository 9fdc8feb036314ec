/** Words of praise, measure and asking: they say nothing of what a line is about. */
export const emptyWords: ReadonlySet<string> = new Set(
  `stron prove excel good great exten demon abili able years year relev vario multi timel high highl succe inclu
  effec effic compl clear conci accur signi subst solid deep broad prefe requi neces desir must will have been their
  which where while other well best pract level track backg under abou both each more most such also than into over
  across withi throu ensur provi perfo suppo assis help helpi daily day-t regul key main appro poss posse displ show
  month annua quart weekl yearl exhib commi world class robus scala innov exper expert basic advan inter profi famil hands overa vital
  helpf skill bonus asset benef plus very`
    .split(/\s+/)
    .map((word) => word.slice(0, 5)),
);

/** Heads that make of the words before them a kind of thing or of people: "sales teams", "payroll software". */
export const turningHeads =
  /^(?:systems?|software|platforms?|departments?|teams?|sectors?|industr(?:y|ies)|compan(?:y|ies)|firms?|managers?|directors?|staff|personnel|colleagues|functions|disciplines|applications|apps?|databases?|calendars?|partners?|professionals|engineers|technicians|officers|vendors|consultants|specialists|utili[sz]ation)$/iu;

/** For whom, or with whom, something is done. */
export const peopleGroups: readonly RegExp[] = [
  /\b(?:staff|employees?|team(?:s|mates?)?|new hires?|new starters?|colleagues?|coworkers|co-workers|associates|juniors?|crew|workers|personnel|operators|technicians|drivers|managers)\b/i,
  /\b(?:customers?|clients?|guests?|buyers?|callers?|shoppers?|diners?|accounts?|members?|users?|merchants?|dealers?|contractors?)\b/i,
  /\b(?:suppliers?|vendors?|subcontractors?)\b/i,
  /\b(?:students?|pupils?|learners?|child(?:ren)?|parents?|faculty|participants?|trainees)\b/i,
  /\b(?:patients?|residents?|relatives|families)\b/i,
  /\b(?:prisoners?|custody|detainees|offenders?|inmates)\b/i,
  /\b(?:donors?|sponsors?|investors?|shareholders?|tenants?|citizens|communit(?:y|ies)|stakeholders?)\b/i,
];
