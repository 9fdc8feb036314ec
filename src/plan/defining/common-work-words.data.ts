/** Beginnings of words that stand in the duties of all kinds of jobs: they set none apart. As many advertisements use them as matters; names of trades, things and people served are left out. */
export const commonWorkWords: ReadonlySet<string> = new Set(
  `
    ability abl about abreast absenc acceptanc access accessibl accord accordanc account
    accountability accountabl accuracy accurat achiev achievement across act action actionabl activ
    activity actual ad-hoc adapt addition additional address adequat adher adherenc adjust
    adjustment admin administer administration administrativ adoption advanc advic advis advisor
    advisory aesthetic after against agency agenda agre agreement aid align alignment all allow
    along alongsid also alternativ alway among analys analysi analyst analytic analytical analyz and
    annual answer any applicabl application apply appointment approach appropriat approv approval
    are area aris around arrang arrangement aspect assess assessment asset assign assignment assist
    assistanc assistant associat assur assuranc attend attendanc attention attitud attract audit
    authority availability availabl awareness back backup balanc bas basi basic becom been befor
    behalf behavior being benchmark benefit best better between beyond bi-annual both brand brief
    briefing bring broad broader budget build built bulletin business but calendar call campaign can
    candidat capability capacity captur car career carry cas category caus center central challeng
    champion chang channel charg check clarity cleanliness clear clerical client clos coach
    collaborat collaboration collaborativ colleagu collect collection com commercial commitment
    committe common communicat communication community company compell competency competitiv compil
    complaint complet completeness completion complex complianc compliant component comprehensiv
    computer concept concern concis condition conduct confidenc confidential confidentiality
    configuration confirm conjunction connect connection consistency consistent consolidation
    consultant consultation contact content context continuou contract contractual contribut control
    controll cooperativ coordinat coordination coordinator copy cor corporat correct correctiv
    correspondenc cost cost-effectiv could country cours courteou cover coverag craft creat creation
    creativ criteria critical crm cross cross-functional crucial cultivat cultur current custom
    customer customiz cutting-edg cycl dashboard dat data data-driven databas day day-to-day deadlin
    deal decision decision-mak dedicat deep defin delay delight deliver deliverabl delivery demand
    demonstrat department departmental deployment design designat desir desk detail determin develop
    development devic dialogu different digital direct direction director disciplin discrepancy
    discuss discussion display disseminat distribut divers division document documentation domain
    don down draft driv driven due dur duty dynamic each edit educat effectiv effectiveness
    efficiency efficient effort either electronic element email emerg employe empower enabl encourag
    end end-to-end enforc engag engagement enhanc enhancement enquiry ensur enter enterpris entir
    entity entry environment environmental equipment error escalat essential establish estimat etc
    ethic ethical evaluat evaluation even event every everyth evidenc evolv exce excel excellenc
    excellent exceptional excit execut execution executiv exist expand expansion expect expectation
    expens experienc expert expertis explain explor external extract facilitat facility featur
    feedback field fil final financ financial find finding firm first flexibility flow focu focus
    follow follow-up for forc form formal format forum forward foster framework from front fulfill
    full function functional functionality further futur gain gap gather general generat generation
    get giv given global goal good governanc greet group grow growth guid guidanc guidelin had hand
    handl hands-on has hav head health healthy help her high high-level high-perform high-quality
    highest highlight him hir his history hoc hour how idea ideation identifi identification
    identify imag immediat impact impactful implement implementation important improv improvement
    in-depth in-hous inbound incident includ incom incorporat increas independent indicator
    individual industry influenc inform information initial initiat initiativ innovation innovativ
    input inquiry insight insightful inspect inspir institution instruction insur integrat
    integration integrity intelligenc intent interact interaction interest interfac internal
    interpret into introduc inventory investigat involv involvement issu item its job journey junior
    just keep kept key knowledg kpi landscap larg latest launch law lead leader leadership learn
    learning legislation less level leverag liais liaison lif lifecycl lik limit lin list liv load
    local location log long long-term look mad mail main maintain maintenanc major mak manag
    management manager mandatory manner manual many market master match material matter maximiz
    maximum may measur measurabl mechanism media meet meeting member memo mentor messag met method
    methodology metric microsoft mileston minimiz mission mitigat mitigation model modern
    modification monitor month mor most mov much multipl national natur necessary need negotiat
    network new next not number objectiv obligation obtain off offer offering offic officer on-tim
    onboard onc one ongo onlin onsit open operat operation operational opportunity optimal optimis
    optimiz optimization option order organisation organiz organization organizational other our out
    outcom outgo output outreach outsid outstand over overall overse oversee oversight own owner
    ownership packag paper paperwork parameter part participat participation partner partnership
    party passion passionat pattern payment peopl per perform performanc periodic person personal
    personaliz personnel perspectiv pertain phas phon physical plac plan plann platform play point
    policy portfolio position positiv possibility possibl post potential power practic practical
    preferenc prepar preparation prescrib presenc present presentation prevent primary principl
    prior prioritiz prioritization priority proactiv problem problem-solv procedur process produc
    product production productiv productivity professional professionalism profil profitability
    program progress project projection promot promotional proper propos proposal proposition
    prospect prospectiv protect protocol provid provider provision public purchas purpos pursu
    qualifi quality query question rang rapport rat reach read readiness ready real receiv
    recognition recogniz recommend recommendation record recruit recruitment reduc reduction
    referenc refin reflect regard region regional register regular regulation regulatory relat
    relation relationship releas relevant reliability reliabl report represent representativ
    reputation request requir requirement research resolution resolv resourc respect respectiv
    respond respons responsibility responsibl responsiv rest result retain return revenu review
    right risk roadmap robust rol room root routin rul run runn saf safety sal sam satisfaction
    satisfy scal scalability scalabl schedul scop seamless search section sector secur security seek
    segment select selection sell send senior sensitiv serv servic session set sett setup shap shar
    she short should show sign simpl sit situation skill small smooth social softwar solution solv
    som sort sound spac spe special specialist specifi specific specification spreadsheet staff stag
    stakeholder standard start stat statement statu statutory stay step still stock storag strategic
    strategy streamlin strengthen strict strong structur study subject submission submit submitt
    subordinat success successful such sufficient suggest suggestion summary superior supervis
    supervision supervisor supervisory supplier support supportiv sur sustainabl system tactic
    tailor tak taken talent target task team technical techniqu technology telephon templat term
    test text than that the their them then thes they thi think third-party thorough thos thought
    through throughout tidy tim time-sensitiv timelin together too tool top topic total toward track
    tracker train transaction transfer transform transition translat travel tremendou trend
    troubleshoot trust typ under understand undertak uniqu unit until up-to-dat updat upgrad uphold
    upkeep upon urgent usag use used user using utiliz utilization validat validation valu valuabl
    variety variou vendor verbal verification verify very via visibility vision visit visual vital
    volum was way welcom well wer what when wher wherever which whil whilst who wid wider will with
    within without work workflow workforc workload workplac world would wrap writ written year yet
    you your
  `
    .trim()
    .split(/\s+/),
);
