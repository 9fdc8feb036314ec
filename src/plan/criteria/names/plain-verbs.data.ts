/** Verbs in their plain form that are no nouns: one of them in the midst of a name shows that the name runs on into another clause. */
const verbs =
  'achieve acquire adapt adhere advise allocate analyse analyze anticipate apply arrange ascertain assemble assess assist assure attend bring calculate carry coach collaborate collate collect communicate compile complete comply conduct configure consult contribute coordinate create cultivate define deliver demonstrate deploy derive determine develop diagnose disseminate educate embed enable encourage engage enhance ensure enter establish evaluate examine exceed execute expand explain facilitate follow foster gather generate handle help identify implement improve include inform initiate insure inspect inspire integrate interact interpret investigate justify keep lead leverage liaise listen locate maintain make manage maximise maximize minimise minimize mitigate modify motivate negotiate notify obtain operate optimise optimize organise organize oversee participate perform prepare prevent prioritise prioritize produce promote provide pursue recognise recognize recommend reconcile recruit reduce refine replenish represent resolve respond retain retrieve secure seek select sell simplify solve streamline submit suggest summarise summarize supervise sustain teach translate troubleshoot understand undertake update utilise utilize validate verify welcome write';

export const plainVerbs: readonly string[] = verbs.split(' ');

/** Among them these begin the name of a thing too: "Lead castings", "Secure moorings". */
const alsoNouns =
  /^(?:lead|help|secure|complete|welcome|update|coach|select|recruit|follow|handle|keep|listen|engage|sell|adapt|understand)$/u;
export const onlyVerbs: readonly string[] = plainVerbs.filter((verb) => !alsoNouns.test(verb));
