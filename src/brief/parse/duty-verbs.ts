/** Verbs that duties begin with, in their plain form. */
const verbs = new Set(
  `line-manage stay isolate recharge recalibrate reassemble reset restart rewire retrofit deputise deputize price ship relay stack architect navigate revisit believe rethink reconfigure champion embed uncover shadow steward refactor rewrite unblock surface place sponsor tabulate chart cross-sell triage walk see testify scan do size demo image gatekeep grill sauté titrate precept talk commission hold break flush purge tack second-chair rework debone butcher staff-up upskill accept accompany accomplish account achieve acknowledge act adapt address adhere adjust administer admit adopt advance advertise advise advocate aid aim align allocate amend analyse analyze answer anticipate apply appraise approve arrange articulate ask assemble assess assign assist attend audit automate balance bake bathe bill bind blend block book bring brief broadcast brew bridge build buy calculate calibrate call campaign care carry catalog categorize cater certify chair champion change charge chart check circulate clarify clean clear climb close coach code collaborate collate collect combine communicate compare compile complete comply compose compute conceive conceptualize conduct configure confirm connect conserve consolidate construct consult contact contribute control convert convey cook cooperate coordinate copy correct counsel count cover craft create cross-train cultivate curate cut debug decide decorate define delegate deliver demonstrate deploy describe design detect determine develop devise diagnose dig digitize direct disassemble discuss dispatch dispense display disseminate distribute document draft draw drill drive edit educate elicit eliminate empower enable encourage enforce engage engineer enhance enrol enroll ensure enter establish estimate evaluate examine execute exercise expand expedite experiment explain explore extract fabricate facilitate feed file fill finalize finalise find fit fix focus follow forecast form formulate foster fulfil fulfill furnish gather generate give grade greet grind grow guard guide handle harvest haul head help hire host identify illustrate implement improve influence inform initiate innovate inspect inspire install instruct integrate interact interface interpret interview introduce invent inventory investigate invite invoice iterate issue join judge keep label launch lead learn leverage liaise lift list listen load locate log look maintain make manage manufacture map mark market master match measure mediate meet mentor merchandise migrate minimize mitigate mix mobilize model moderate modify monitor motivate mount move mow negotiate network note notify nurture observe obtain offer open operate optimise optimize orchestrate order organise organize orient originate outline oversee own pack package paint participate partner perform persuade photograph pick pilot plan plant plate post power practice practise prepare prescribe present preserve prevent prioritise prioritize process procure produce program project promote proofread propose prospect protect prove provide publish purchase push qualify quantify question quote raise read rebuild recap receive recognise recognize recommend reconcile record recover recruit redesign reduce refer refill refine register regulate rehabilitate reinforce relay release remain remind remove render renew repair replace replenish report represent request research resolve respond restock restore retain retrieve review revise rinse rotate route run safeguard sample sanitize scale schedule screen script search secure seek segment select sell send separate serve service set shape share shear ship shoot showcase sign simplify site slice solder solicit solve sort source spearhead specify spend spot stage staff standardize start steer stock store streamline strengthen strive structure study submit summarize supervise supply support survey sustain sweep tailor take target teach tend test throw tighten torque trace track trade train transcribe transfer transform translate transport treat triage trim troubleshoot turn tutor type uncover understand undertake unload update upgrade uphold upsell use utilise utilize validate value verify visit wash watch weld welcome wipe win work wrap write`.split(
    /\s+/,
  ),
);

export const isVerb = (word: string): boolean => verbs.has(word.toLowerCase());

/** "performs", "performing" and "perform" are one; undefined when the word is no verb of ours. */
export function toPlainVerb(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (verbs.has(lower)) return lower;
  return guessStems(lower).find((stem) => verbs.has(stem) || isVerbByEnding(stem));
}

/** "tabulates" and "digitizes" are verbs by their form; "certificates" are not. */
const isVerbByEnding = (stem: string): boolean =>
  /(?:..ate|ize|ify)$/.test(stem) &&
  !/^(?:candidate|certificate|graduate|associate|rate|date|template|estate|climate|state|size|prize|delegate|advocate|corporate|private|laureate|plate|gate|debate)$/.test(
    stem,
  );

function guessStems(word: string): string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  if (!word.endsWith('ing')) return [];
  const stem = word.slice(0, -3);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/y$/, 'ie')];
}

/** Nouns that stand for a verb at the head of a duty: "Preparation of reports". */
export const verbOfNoun: Record<string, string> = {
  administration: 'administer',
  analysis: 'analyze',
  assessment: 'assess',
  assistance: 'assist',
  collaboration: 'collaborate',
  collection: 'collect',
  communication: 'communicate',
  completion: 'complete',
  coordination: 'coordinate',
  creation: 'create',
  delivery: 'deliver',
  design: 'design',
  development: 'develop',
  evaluation: 'evaluate',
  execution: 'execute',
  implementation: 'implement',
  inspection: 'inspect',
  installation: 'install',
  maintenance: 'maintain',
  management: 'manage',
  operation: 'operate',
  organisation: 'organise',
  organization: 'organize',
  oversight: 'oversee',
  participation: 'participate',
  planning: 'plan',
  preparation: 'prepare',
  provision: 'provide',
  supervision: 'supervise',
  support: 'support',
};
