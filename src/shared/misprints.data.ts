/** Words that are spelled so only by mistake, in whatever language a text is, each with what was meant. */
export const misspelled: Readonly<Record<string, string>> = Object.fromEntries(
  `absense absence, highschool high school, atleast at least, aswell as well, accomodate accommodate, accomodation accommodation, accomodations accommodations,
  accross across, acheive achieve, acheived achieved, acheivement achievement, acheiving achieving,
  adminstration administration, adminstrative administrative, aggresive aggressive, alot a lot,
  anual annual, apointment appointment, applicaton application, aproximately approximately,
  assistence assistance, attendence attendance, availabe available, availible available,
  avaliable available, benfits benefits, benifit benefit, benifits benefits, buisness business,
  bussiness business, certifcate certificate, certifed certified, comittment commitment,
  commited committed, committment commitment, communciation communication, competative competitive,
  competetive competitive, completly completely, consistant consistent, consistantly consistently,
  custmer customer, custmers customers, custormer customer, definately definitely,
  developement development, disipline discipline, effecient efficient,
  efficently efficiently, emplyees employees, emplyment employment, enviroment environment,
  enviroments environments, enviromental environmental, equiptment equipment, excelent excellent,
  excellant excellent, exellent excellent, expereince experience, experiance experience,
  experianced experienced, experince experience, expirience experience, familar familiar,
  flexability flexibility, flexable flexible, foward forward, garantee guarantee, goverment government,
  guarentee guarantee, implimentation implementation, implimenting implementing, impotant important,
  indepedent independent, indepedently independently, independantly independently,
  initative initiative, initiatve initiative, insurence insurance, intergrity integrity,
  interveiw interview, knowlege knowledge, knowledgable knowledgeable, knowledgible knowledgeable,
  labratory laboratory, liase liaise, liasing liaising, lisence license, maintainance maintenance,
  maintanance maintenance, maintenence maintenance, managment management, mangement management,
  miminum minimum, minumum minimum, neccessary necessary, necesary necessary, negotation negotiation,
  occassional occasional, occassionally occasionally, occured occurred, ocassional occasional,
  oportunity opportunity, oportunities opportunities, oppertunity opportunity, opprotunity opportunity,
  oppurtunity opportunity, oppurtunities opportunities, organazation organization,
  organizaton organization, particpate participate, perferred preferred, perfomance performance,
  perfroms performs, performace performance, posess possess, posession possession, posseses possesses,
  prefered preferred, preferrably preferably, preferabbly preferably, priviledge privilege,
  proceedure procedure, proceedures procedures, proffesional professional, proffessional professional,
  proficent proficient, qualifcations qualifications, qualifed qualified, recieve receive,
  recieved received, recieves receives, recieving receiving, recomend recommend,
  recomendations recommendations, refered referred, relavant relevant, relevent relevant,
  relibable reliable, requirments requirements, requirment requirement, responsability responsibility,
  responsibilites responsibilities, responsiblities responsibilities, responsibilty responsibility,
  resouce resource, resouces resources, rythm rhythm, schedual schedule, seperate separate,
  seperately separately, startin starting, succesful successful, succesfully successfully,
  successfull successful, successfuly successfully, sucessful successful, sucess success,
  supervisior supervisor, suport support, techincal technical, techology technology, thier their,
  thorugh thorough, trainning training, transfered transferred, truely truly, untill until,
  usefull useful, varities varieties, vechicle vehicle, vechicles vehicles, verbaly verbally,
  writen written, writting writing,
  attiude attitude, commerical commercial, commision commission, commisions commissions, continous continuous,
  continously continuously, disablity disability, employement employment, exceution execution, experence experience,
  initatives initiatives, intrested interested, knowldge knowledge, leardership leadership, llicense license,
  muliple multiple, poistion position, programing programming, reimbursment reimbursement, rquired required,
  teriitory territory, threrapy therapy, willingess willingness, liasion liaison, oppurtunites opportunities,
  youll you'll, youre you're, youve you've, youd you'd, weve we've, theyre they're, theyll they'll, theyve they've,
  whats what's, thats that's, heres here's, isnt isn't, doesnt doesn't, didnt didn't, arent aren't, wasnt wasn't,
  havent haven't, hasnt hasn't, wouldnt wouldn't, shouldnt shouldn't, couldnt couldn't,
  maintence maintenance, complience compliance, custumer customer, custumers customers`
    .split(/,\s+/)
    .map((pair) => pair.trim().split(' '))
    .map(([wrong = '', ...right]) => [wrong, right.join(' ')]),
);

/** What only the words beside it show to be a mistake; the part that is put right is the first group. */
export const misused: readonly (readonly [RegExp, string])[] = [
  // "Ability read a map": the small word was lost.
  [
    /(?<![\p{L}-])ability (?=(?:read|write|speak|understand|lift|stand|follow|perform|handle|communicate|maintain|operate|manage|learn|multi-?task|drive|solve|prioriti[sz]e) )/giu,
    'ability to ',
  ],
  // "Able use a map": the same.
  [
    /(?<=^[-–•*·\s]{0,4}|[.;:] |\b(?:be|are|is|and) )able (?=(?:use|read|write|speak|understand|lift|stand|follow|perform|handle|communicate|maintain|operate|manage|learn|work|multi-?task|drive|solve|prioriti[sz]e) (?!(?:permit|force)))/gimu,
    'able to ',
  ],
  // "may be required to assists": the ending belongs to another sentence.
  [
    /(?<=\b(?:required|asked|expected|able|ability|willing|responsible|needed) to (?:assist|help|provide|perform|maintain|ensure|work|manage|support|lead|prepare|complete))s(?= (?:in|with|the|an?|all|any|our|your|other|and|on|to|for)\b)/giu,
    '',
  ],
  // "Follow all companies policies": one company has them.
  [
    /(?<=\ball )compan(?:ies|ys)(?= (?:policies|procedures|rules|standards|guidelines|regulations)\b)/giu,
    'company',
  ],
  // "enabling boats are mended in time": two clauses that were never joined.
  [
    /(?<=\p{L}) (?:enabling|allowing) (?=(?:(?!who\b|that\b|which\b|what\b|where\b|when\b|how\b|to\b)[\p{L}-]+ ){1,4}(?:is|are) (?:\p{Ll}+ly )?\p{Ll}+ed\b)/giu,
    ' so that ',
  ],
  // "Were looking for a clerk": the apostrophe was lost.
  [
    /(?<=^|[.!?:] )Were(?= (?:looking|seeking|hiring|recruiting|searching|proud|excited|delighted|thrilled|passionate|committed|growing|expanding|building|now|currently|on (?:a|the)|an?|all about|here to)\b)/gmu,
    "we're",
  ],
  // "Dont" is a word of French.
  [
    /(?<!\p{L})dont(?= (?:worry|have|need|miss|hesitate|just|know|think|be|want|let|forget|meet|see|take)\b)/giu,
    "don't",
  ],
  // "Solid of experience in sales": the number of years is lost, the rest still says something.
  [
    /(?<=(?<!\p{L})(?:solid|strong|proven|good|extensive|excellent|sound)) of(?= (?:experience|knowledge|background|understanding)\b)/giu,
    '',
  ],
  // "A posse" is a group of riders; nobody has one with a quality.
  [
    /(?<=\b(?:must|should|would|will|to|candidates?|applicants?|who|and) )posses(?= (?:an?|the|strong|excellent|outstanding|good|great|exceptional|effective|proven|solid|and|or)\b)/gi,
    'possess',
  ],
  [/(?<=\b(?:one|1|a) )years['’]?(?= (?:[\p{L}-]+ ){0,2}experience\b)/giu, "year's"],
  [/(?<=\bthe )days(?= (?:business|work|takings|orders|events|trading|tasks)\b)/gi, "day's"],
  [
    /(?<=\b(?:foreman|supervisor|supervisory|management|manager|leadership|similar) )roll(?= (?:in|at|with|within|is|will|where)\b)/gi,
    'role',
  ],
  // "Follows polices and procedures."
  [/\bpolices(?=(?:,| and| &| or|\/) ?(?:\p{L}+ )?procedures\b)/giu, 'policies'],
  [/(?<=\bprocedures(?: and| &| or|,) )polices\b/giu, 'policies'],
  [
    /(?<=\bto )insure(?= (?:that|compliance|accuracy|accurate|proper|timely|quality|continuous|easy|stability|items|completion|smooth)\b)/giu,
    'ensure',
  ],
  // Rules are principles; principals are people.
  [
    /(?<=\b(?:design|accounting|engineering|agile|lean|gaap|scientific|safety|marketing|basic|core|guiding|key|legal|ethical|management|teaching|learning|programming|first) )principals(?=[\s.,;)]|$)(?! of (?:the |our )?(?:school|firm|company|client)| and (?:teachers|owners|partners))/giu,
    'principles',
  ],
  [
    /\bprincipals(?= of (?:design|accounting|management|engineering|operation|physics|chemistry|biology|economics|finance|marketing|good|safe|sound))/giu,
    'principles',
  ],
  [
    /\bfast[- ]past(?:ed)?(?= (?:environment|work|team|setting|industry|and|office|kitchen|world|role|company|culture|workplace|retail|store)\b)/giu,
    'fast-paced',
  ],
  // "Good spelling is an essential."
  [/(?<=\b(?:is|are)) an(?= essential(?:[.,;]|$))/gi, ''],
  [/(?<=\bdriver'?s )liscen[cs]e\b/gi, 'license'],
];
