/** What a part of a job description is about. */
export type SectionKind =
  | 'overview'
  | 'duty'
  | 'must'
  | 'nice'
  | 'benefit'
  | 'company'
  | 'team'
  | 'pay'
  | 'place'
  | 'schedule'
  | 'legal'
  | 'process'
  | 'noise';

/** A heading made only of these words and `modifiers` is a heading of that kind. English, German, French, Spanish, Polish. */
export const coreWords: Record<SectionKind, string> = {
  overview:
    'summary overview description purpose objective snapshot introduction stellenbeschreibung kurzbeschreibung poste descriptif description présentation contexte',
  duty: 'duties duty responsibilities responsibility tasks accountabilities functions deliverables activities aufgaben aufgabe aufgabengebiet aufgabenbereich aufgabenschwerpunkte tätigkeiten tätigkeit tätigkeitsbereich verantwortungsbereich missions tâches activités obowiązki zadania funciones tareas responsabilidades',
  must: 'requirements requirement standards qualifications qualification skills skill competencies competences competency credentials education experience certifications certification certificates licenses licences license licensure knowledge abilities ability ksas eligibility prerequisites criteria must-haves must-have musts attributes characteristics traits qualities expertise languages background degrees anforderungen anforderungsprofil qualifikation qualifikationen voraussetzungen profil kenntnisse fähigkeiten kompetenzen ausbildung compétences formation expérience exigences qualités prérequis wymagania kwalifikacje requisitos perfil conocimientos competencias',
  nice: 'preferred desirable desired desirables nice-to-have nice-to-haves non-essential nonessential wünschenswert souhaité atouts',
  benefit:
    'benefits benefit perks perk rewards extras advantages avantages zusatzleistungen sozialleistungen vorteile benefity beneficios ventajas ofrecemos',
  company:
    'culture values company mission vision story unternehmen arbeitgeber entreprise société établissement empresa compañía nosotros',
  team: 'team department équipe service abteilung équipes equipo departamento',
  pay: 'salary pay compensation wage wages remuneration rate rates earnings stipend gehalt vergütung entgelt bezahlung verdienst rémunération salaire wynagrodzenie zarobki salario sueldo retribución remuneración',
  place:
    'location locations workplace address place standort arbeitsort einsatzort dienstort lieu localisation ubicación lugar',
  schedule:
    'schedule hours shift shifts availability timings travel arbeitszeit arbeitszeiten horaires planning contrat horario jornada contrato',
  process:
    'apply application applications applying contact contacts deadline deadlines submission bewerbung bewerben kontakt ansprechpartner postuler candidature candidatures recruteur kontakt aplikuj process selection examination exam interview interviews interviewing recruitment note notes questions questionnaire supplemental stages verfahren auswahlverfahren recrutement solicitud candidatura inscripción proceso contacto contact',
  legal:
    'disclaimer disclaimers eeo eeoc eoe accommodation accommodations notice notices privacy confidentiality statement statements compliance datenschutz datenschutzhinweis rechtliches',
  noise: 'recruiter sourcing justification budget stakeholders debrief',
};

export const modifiers =
  'behavioural behavioral functional managerial specification specifications a an the and or of for in to with on at by as per vs your our this that these you we us is are & + minimum min basic required requires necessary essential key core main job jobs position positions role roles post work working technical general other additional special specific specialized specialised physical environmental mental mandatory needed professional personal academic educational alternative hard soft ideal candidate candidates applicant applicants successful employment full detailed major primary principal typical day daily level levels years related relevant further important more information details info about example examples conditions environment demands training plan plans package total annual base hourly range ranges grade scale general typical employee employees staff what who how why where when must should can may will not but offer offers offered equivalency substitution type appointment area areas ihre ihr deine dein unsere unser die der das und für bei im als vos votre le la les des du de et notre nos pour nous un une au aux principales principaux recherché recherchée requis requises complémentaires twoje nasze i o desired tus tu sus su el los las del y para que se qué';

/** Whole headings that single words do not explain. Tested against lower-case words joined by single blanks. */
export const phrases: [RegExp, SectionKind][] = [
  // Only words that any heading may have stand beside these: "SAP is an advantage" is a line of a list.
  [
    /^(?:(?:what|how|things|skills|experience|qualifications|preferred|other|these|the|following|knowledge|of|and|or|that|which|will|would|might|may|can|could|also|it|is|are|be|as|your|to|you|you'll|we|ideal|candidate|&) ){0,6}(?:nice[ -]to[ -]haves?|also value|may also have|might also have|bonus (?:points|skills|qualifications|experience)|extra points|brownie points|even better|appreciated plus|an? (?:added |real |big |definite )?(?:advantage|plus|bonus)|added advantages?|advantageous|sets? you apart|stand out|ideally|not essential|but not (?:required|essential|necessary))(?: (?:if|you|you'll|you'd|you've|will|would|could|have|had|also|for|but|not|required|essential|be|skills|experience|on|in|the|any|of|following)){0,6}$|^(?:plus|pluses|plusses|optional)$|^nice if you(?:'ve| have)?$/,
    'nice',
  ],
  [
    /^we(?:'re| are) (?:looking for|seeking) someone who brings$|^(?:here(?:'s| is) )?what (?:you(?:'ll| will)?|we) (?:also )?(?:need|require)(?: .{0,40})?$|^you(?:'ll|'d| will| should| must| would| could| may)? (?:also )?(?:have|need(?: to have)?|possess|bring|be able to (?:demonstrate|show))(?: the following.{0,30})?$|^(?:the |our |an? )?(?:ideal|successful|right|perfect) (?:candidate|applicant|person|jobholder)s?(?: profile)?(?: (?:will|must|should|would|has|needs?|is)(?: (?:also|be|have|possess|demonstrate|show|bring|need|required|to|able|able to|the following.{0,40})){0,4})?$|^we(?:'re| are) (?:looking for|after|seeking) (?:someone|people|candidates|individuals|applicants|a person)(?: (?:who|with|that)(?: (?:is|are|has|have|can|will))?)?$|^we need (?:someone|people|individuals|candidates)(?: who| with)?$|^you (?:could|might|may|will|would|are|can)(?: be)? .{0,20}\b(?:right|fit|match|suited|qualified) (?:for .{0,30} )?if(?: you(?:'re| are| have)?)?$|^you(?:'re| are) a (?:good|great|perfect) (?:fit|match)(?: if.{0,20})?$|^(?:the )?(?:qualifications|skills|experience)(?: and (?:experience|skills|qualifications))? (?:we seek|we need|we require|we(?:'re| are) looking for|you(?:'ll| will)? need|you(?:'ll| will)? (?:have|bring)|required|needed)(?: .{0,30})?$|^(?:what|which) (?:skills|qualifications|experience)(?: .{0,40})?$|^(?:is (?:the|this) role|are you) right for (?:you|the role|this role|us)$|^(?:does|do) (?:this|that) sound like you$|^(?:who are you|our perfect match|candidate (?:profile|specification|requirements)|skill ?set(?: required)?|job specifications?|what will make you successful|(?:need to|must)[ -]haves?|must have (?:skills|qualifications|experience))$|^for appointment .{0,30}candidate must have$|^to (?:succeed|apply)\b.{0,30} you must (?:have|be)(?: .{0,30})?$/,
    'must',
  ],
  [
    /^(?:what )?you(?:'ll| will)? (?:also |can )?(?:receive|get|enjoy|benefit from|be entitled to)(?: in return| from us)?$|^(?:our (?:commitment|promise|offer) to you|what you can expect(?: from us)?|the rewards?|(?:some of )?(?:the |your )?benefits (?:of|to) (?:being|working|joining|becoming)\b.{0,60}|(?:great |good |top )?reasons to (?:join|work)\b.{0,30})$|^we (?:also |will |can |'ll )?(?:offer|provide)(?: you)?(?: (?:the following|in return)(?: .{0,40})?)?$|^what(?:'s| is| we're| we are) (?:on offer|offered|offering)(?: .{0,20})?$|^(?:exciting |job |great )?(?:perks|benefits)(?: (?:await|you(?:'ll| will) enjoy|include|including))$|^(?:start .{0,30} )?enjoy (?:the following|these) (?:benefits|perks)$|^what (?:can we offer|you(?:'ll| will) love|can you expect from us)(?: .{0,40})?$|^(?:here's a taste of )?what's on offer$|^speaking of perks$|^(?:.{0,30} )?candidates (?:enjoy|are granted|receive) .{0,30}perks$/,
    'benefit',
  ],
  [
    /^(?:your (?:role|responsibilities|duties|tasks)(?: (?:will|may) include)?|what (?:will i|will you|you'll) be doing|you will|(?:your |key |specific )?(?:responsibilities|duties|tasks) (?:will |may )?include|some of your (?:key )?(?:responsibilities|duties)(?: will)?(?: include)?|what are some of the responsibilities|key aspects of (?:the )?(?:position|role)|duties and responsibilities .{0,40}|job scope|wat ga je doen|tes missions|vous aurez pour missions?(?: principales)?)$/,
    'duty',
  ],
  [
    /^(?:(?:our|the|your) )?(?:work(?:ing)?|workplace) (?:models?|arrangements?|patterns?|modes?|set-?up)(?: (?:and|&) (?:travel|location|hours))?$/,
    'schedule',
  ],
  [/^data (?:privacy|protection)$|^certificate of sponsorship$/, 'legal'],
  [/^employer(?:'s)? (?:contact )?(?:details|information)$/, 'company'],
  [/^(?:qualifications|requirements) for (?:an? |the |our |this )?[\p{L} -]{3,40}$/u, 'must'],
  [/^organi[sz]ation(?:al)? (?:overview|description|summary|profile|background)$/, 'company'],
  [/^(?:pay|salary|wage) transparency(?: .{0,30})?$/, 'pay'],
  [
    /^(?:physical|mental|environmental|working|work) (?:demands|conditions|environment|requirements)(?: .{0,40})?$|^physical (?:capabilities|abilities|activities|effort)$/,
    'must',
  ],
  [
    /^(?:what|how) (?:will you|you will|you'll|you will be|you'll be|you would|you'd|do you|you)(?: be)? (?:do|doing|get to do|own|work on|contribute|spend|make an impact|deliver|achieve|accomplish)(?: .{0,40})?$/,
    'duty',
  ],
  [/^(?:a |your )?(?:typical )?day(?: in the life| to day| at work)?(?: .{0,30})?$/, 'duty'],
  [
    /^(?:in )?(?:this|the) (?:role|job|position|opportunity|gig|challenge|mission)(?: you will| involves| in a nutshell)?$/,
    'overview',
  ],
  [
    /^(?:about|more about|introducing) (?:the|this|your) (?:role|job|position|opportunity|internship|vacancy|post|work)$/,
    'overview',
  ],
  [
    /^(?:(?:brief )?(?:job|position|role)|brief|general|executive|program|class) (?:summary|overview|description|purpose|profile|objective|definition|details|statement|info|information)$/,
    'overview',
  ],
  [
    /^(?:basic information|position highlights|highlights|the opportunity|the job|the vacancy|description of (?:work|duties|the position)|nature of work|primary purpose|main duties of the job|job details)$/,
    'overview',
  ],
  [
    /^(?:essential|primary|key|core|main|principal|major) (?:job )?(?:duties|functions|responsibilities|tasks|activities)(?: .{0,40})?$/,
    'duty',
  ],
  [
    /^discover the opportunity to$|^(?:your|the) (?:impact|mission|challenge|tasks|work|job|responsibilities)(?: will be)?$/,
    'duty',
  ],
  [
    /^what you(?:'ll| will)(?: typically)? be (?:responsible|accountable) for$|^(?:role|job) expectations$/,
    'duty',
  ],
  [/^the person (?:we need|we(?:'re| are) (?:looking for|after)|you are)$/, 'must'],
  [/^(?:job )?offer details$|^(?:the )?perks of (?:working|being|joining)\b.{0,60}$/, 'benefit'],
  [/^(?:responsibilities|duties)(?: .{0,40})?$|^(?:what|things) (?:they|she or he) do$/, 'duty'],
  [
    /^(?:what success looks like|success in this role looks like|biggest challenges in this role|key performance indicators|kpis|success metrics|key responsibilities success metrics)$/,
    'duty',
  ],
  [
    /^(?:(?:[\p{L}-]+ ){1,4}(?:is|are|will be) expected to|as an? [^,]{3,40} you(?:'ll| will)(?: be)?|in this (?:role|position|job) you(?:'ll| will) also|(?:the |your )?(?:work|role|job) (?:will involve|involves|will include|includes))$/u,
    'duty',
  ],
  [
    /^(?:what|who) (?:we are|we're|were|are we) looking for(?: in .{1,20})?$|^what (?:is|are) required(?: .{0,20})?$|^your must[- ]have'?s$|^you(?:'ll| will) need to (?:be|have)$/,
    'must',
  ],
  [
    /^it(?:'d| would) be an? (?:plus|bonus|advantage) if you (?:had|have|can)$|^the following (?:is|are) (?:considered )?an? (?:plus|advantage|asset)$/,
    'nice',
  ],
  [
    /^what ?s in it for (?:you|me)$|^whats in it for (?:you|me)$|^what (?:do|will|would) you get(?: .{0,20})?$|^(?:(?:some of )?the )?(?:skills|things|what) you(?:'ll| will) (?:learn|gain|develop|take away)(?: (?:include|are|here|with us))?$|^(?:here |with us )?you(?:'ll| will) (?:learn|gain)$|^that's why we offer$|^as an? [^,]{3,40} you(?:'ll| will) (?:have access to|be entitled to|receive|enjoy)$/,
    'benefit',
  ],
  [
    /^(?:(?:the )?essentials|desired candidate(?: profile)?|(?:key )?selection criteria|to be considered|requisites|entry requirements|mandatory|(?:the |our )?non-negotiables|hiring requirements|what makes you an? (?:great|good) fit|why you(?:'re| are) an? (?:great |good )?fit|we require|looking for|sounds? like you)$/,
    'must',
  ],
  [
    /^(?:plus points|(?:how to )?set yourself apart(?: with| by .{0,30})?|(?:skills|things|what|experience|qualities) (?:that )?(?:will |would |can |could )?(?:help|make) you (?:to )?(?:stand out|succeed even more)|(?:how )?(?:you(?:'ll| will| can)? )?stand out (?:if you have|from the crowd|by having)|it's a plus if|(?:additional )?assets?|asset qualifications|what (?:would|will|could) (?:make you stand out|set you apart)|what (?:makes you stand out|sets you apart)|(?:beneficial|helpful|preferable|recommended)(?: skills| experience| qualifications| skills and experience)?|preferences|not essential but .{0,20}|highly (?:desirable|desired|preferred)|we would love .{0,30}|wish ?list|stand-?out qualifications|additional (?:nice-to-haves|pluses))$/,
    'nice',
  ],
  [
    /^(?:what (?:you'll|you will|you) (?:need|bring|have|require|must have)(?: .{0,30})?|what you(?:'ve| have) (?:done|built|got|achieved)(?: .{0,20})?|you(?:'ll| will)? (?:need|fit if.{0,20}|fit in if.{0,20})|what you bring to the (?:table|team|role)|what it takes|what we (?:need|require|expect|look for|need from you|expect from you)(?: .{0,20})?)$/,
    'must',
  ],
  [
    /^(?:who you are|about you|you have|you are|you bring|you might be a fit if|you may be a good fit if|you will be a good fit if|is this you|do you have what it takes|your (?:profile|skills|background|experience|qualifications)|our ideal candidate|the ideal candidate|the successful candidate|the person|person specification|to be (?:successful|considered) .{0,40}|to qualify|we(?:'re| are) looking for(?: someone who)?|must haves?|must-have skills|nice-to-have skills|how (?:do )?you qualify|essential|required|the must-haves|conditions of employment|minimum requirements and competencies|you (?:will|might|may|would|could) (?:thrive|succeed|excel|be successful|love this|be a (?:good|great) fit).{0,40}|the following (?:is|are) required|this (?:job|role|position) is for you if|you should apply if.{0,30})$/,
    'must',
  ],
  [
    /^(?:(?:here(?:'s| is| are) )?(?:an? |some )?(?:nice|good)[ -]to[ -]haves?(?: (?:for|in|with) .{0,60})?|bonus(?: points| skills| if you have| points if .{0,30})?|pluses|it's a plus if .{0,30}|extra credit|brownie points|desirable|preferred|ideal|would be nice|(?:preferred|valued|desired|helpful|useful|welcome|nice|good) but not (?:required|essential|necessary|mandatory)|what will make you stand out|not (?:required|needed|necessary)|it would be great if .{0,30})$/,
    'nice',
  ],
  [
    /^(?:(?:what|here's what|what's) (?:we|we'll|we will|we can|do we)? ?(?:offer|provide|give)(?: .{0,30})?|what (?:we offer|we pay(?: for)?|you get|you'll get|you will get|we give you|we can offer you|do we offer)(?: .{0,20})?|what's in it for (?:you|me)|we offer(?: you)?|our (?:offer|benefits|perks)|why you'll love (?:it|working) .{0,30}|in return|in exchange|the package|the good stuff|the perks|total rewards|in addition we offer|additional compensation|bonus or incentives)$/,
    'benefit',
  ],
  [
    /^(?:(?:compensation|pay|salary|rewards|package)(?: and| &)? (?:benefits|perks)|benefits(?: and| &)? (?:compensation|pay|salary|perks)|salary(?: and| &)? benefits|pay(?: and| &)? benefits)(?: .{0,20})?$/,
    'benefit',
  ],
  [
    /^(?:additional information (?:about|regarding|on) .{1,60}|(?:a bit |a little |some ?thing |more )about us|about (?:us|the company|our .{1,30}|the organi[sz]ation|the employer|the client|the agency|the firm|the school|the district|the trust|the hospital)|who (?:are )?we(?: are)?|our (?:story|mission|values|culture|company|community|vision|client|commitment|commitments)|why (?:join|work|us|choose|should you|you'll|you want)(?: .{0,40})?|life at .{1,30}|working (?:at|for|with) .{1,30}|company (?:overview|description|profile|culture|background|info|information)|the (?:company|organi[sz]ation|culture|firm|client)|culture(?: and| &) values|mission(?: and| &) values|join (?:us|our team|the team))$/,
    'company',
  ],
  [
    /^(?:about (?:the |our |your )?(?:team|department)|(?:meet )?(?:the|your|our) team|(?:team|department) (?:overview|description|summary)|who you(?:'ll| will) work with|reporting (?:lines?|relationships?|to)|(?:(?:key|main|internal|external|stakeholder|working|important|and|&) ){1,4}(?:relationships|interfaces|stakeholders)|das team|dein team|ihr team|votre équipe|l'équipe)$/,
    'team',
  ],
  [/^about (?!(?:the|this|your) (?:role|job|position)).{2,40}$/, 'company'],
  [
    /^(?:how to apply|(?:how|where) (?:do|can|should|must) (?:i|you) apply|to apply|apply (?:now|today|here|online)|next steps|application (?:process|instructions|procedure|information|deadline|materials)(?: .{0,20})?|where to apply|interested|ready to apply|point of contact|what happens next|the finer details|materials required to apply|required documents|how you will be evaluated|ready to .{3,30})$/,
    'process',
  ],
  [
    /^(?:equal (?:employment )?opportunit(?:y|ies)(?: .{0,40})?|eeo(?: .{0,30})?|diversity(?: .{0,50})?|(?:our )?commitment to (?:diversity|inclusion|equity).{0,40}|an equal .{0,40}|reasonable accommodations?(?: .{0,30})?|background checks?|drug (?:free workplace|screening|testing)|e-verify.{0,30}|veteran'?s?'? preference.{0,30}|privacy.{0,30}|legal(?: .{0,20})?|other information|additional information|fraud (?:alert|warning).{0,30}|accommodations|agency notice|safeguarding)$/,
    'legal',
  ],
  [
    /^(?:selection (?:process|procedure|criteria|plan)|(?:our )?(?:interview|hiring|recruiting) (?:process|stages|steps|plan)|how we hire|our process|search steps|examination .{0,30}|process notes|selective certification|what to expect(?: next)?|supplemental (?:questions|questionnaire|information)|hiring process|recruitment process|who (?:should|can|may) apply|candidate experience.{0,40}|notes?)$/,
    'process',
  ],
  [
    /^(?:recruiting strategy.{0,40}|sourcing (?:strategy|preferences|plan).{0,30}|final notes.{0,30}|next steps and .{0,30}|role justification|diversity .{0,20}considerations|final summary|budget approved|role overview & justification)$/,
    'noise',
  ],
  [
    /^(?:was|das) (?:dich|sie|wir|du|erwartet|machst|bringst|bieten|wir dir|wir ihnen).{0,30}bieten.{0,20}$|^wir bieten(?: .{0,20})?$|^(?:das|was) (?:bieten wir|wir bieten)(?: .{0,20})?$|^unser angebot(?: .{0,20})?$|^darauf können sie sich freuen$|^deine vorteile$|^ihre vorteile$|^das erwartet dich bei uns$|^freuen sie sich auf$/,
    'benefit',
  ],
  [
    /^(?:das erwartet (?:sie|dich)|was (?:sie|dich) erwartet|was (?:machst du|sie tun|du machst)|das (?:machen sie|machst du)|ihre herausforderung|stellenbeschreibung|deine mission|ihr aufgabengebiet)$/,
    'duty',
  ],
  [
    /^(?:das bring(?:en sie|st du)(?: mit)?|was (?:sie|du) mitbring(?:en|st)|(?:damit|das) (?:überzeugen|zeichnet) .{2,20}|wen wir suchen|wir (?:erwarten|wünschen uns|suchen)|das sollten sie mitbringen|sie bringen mit|du bringst mit|ihr profil|dein profil)$/,
    'must',
  ],
  [
    /^(?:über uns|wir über uns|wer wir sind|das sind wir|das unternehmen|warum .{2,30})$/,
    'company',
  ],
  [
    /^(?:so bewerben sie sich|interessiert|haben wir .{2,40}|kontakt(?: .{0,20})?|ihre bewerbung|bewirb dich .{0,20}|jetzt bewerben)$/,
    'process',
  ],
  [
    /^(?:vos missions|votre mission|missions principales|le poste|descriptif du poste|description du poste|vos responsabilités|les missions)$/,
    'duty',
  ],
  [
    /^(?:(?:votre |le )?profil(?: recherché| souhaité| du candidat)?|qui êtes-vous|vous êtes|ce que nous recherchons|compétences (?:requises|attendues|clés))$/,
    'must',
  ],
  [
    /^(?:(?:ce que )?nous (?:vous )?(?:offrons|proposons)|nous offrons|ce que l'on vous propose|vos avantages|qualité de vie(?: .{0,30})?|les avantages|les plus|conditions(?: proposées)?|pourquoi nous rejoindre)$/,
    'benefit',
  ],
  [
    /^(?:qui sommes-nous|à propos(?: .{0,30})?|l'entreprise|notre entreprise|présentation de l'entreprise|notre client)$/,
    'company',
  ],
  [
    /^(?:pour postuler|comment postuler|modalités de candidature|processus de recrutement)$/,
    'process',
  ],
  [/^(?:(?:qué|que) (?:te )?ofrecemos|(?:te )?ofrecemos|nuestra oferta)$/, 'benefit'],
  [/^(?:qué harás|tus funciones|funciones principales|descripción del puesto)$/, 'duty'],
  [
    /^(?:qué buscamos|qué necesitas|requisitos mínimos|perfil (?:buscado|requerido)|buscamos)$/,
    'must',
  ],
  [/^(?:sobre nosotros|quiénes somos|la empresa)$/, 'company'],
  [/^(?:cómo aplicar|cómo inscribirse|inscríbete)$/, 'process'],
  [/^(?:oferujemy|co oferujemy|nasza oferta)$/, 'benefit'],
  [/^(?:twój zakres obowiązków|zakres obowiązków|twoje zadania)$/, 'duty'],
  [/^(?:nasze wymagania|czego oczekujemy|oczekujemy)$/, 'must'],
];
