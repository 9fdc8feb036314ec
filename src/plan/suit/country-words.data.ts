import { rememberTexts } from '#shared/remember-texts.ts';

/** Papers, bodies and words of one country or a few; elsewhere nobody writes them into a profile or looks there. */
const countryWords: readonly (readonly [words: RegExp, countries: string])[] = [
  [
    /\b(?:NHS|GPhC|NMC|CQC|NVQs?|CSCS|SVQ|DBS|PVG|HMP|HMPPS|CIPD|ACCA\/CIMA|CITB|QTS|PGCE|SSSC|Gas Safe|18th Edition|Jobcentre|Reed\.co\.uk|CV-Library|Totaljobs|UCAS|GCSEs?|day[- ]release)\b/,
    'GB IE',
  ],
  [
    /\b(?:NCLEX|OSHA|CDL|DOT card|POST|BLET|CADC|LPC|LMFT|LMSW|LCSW|CCRN|CNOR|HIPAA|E(?:PIC|pic) Willow|DSO|DoD|FINRA|Series 7|GED|FQHC|state board|community college|union hall|401\(?k\)?)\b/,
    'US CA',
  ],
  [
    /\b(?:improvers?|operatives?|bank (?:nurses?|staff|shifts?)|service leavers?|chargehands?|banksm[ae]n)\b/i,
    'GB IE',
  ],
  [/\bper diem\b/i, 'US CA'],
  [/\bpolicy officers?\b|\bheads? of (?:administration|year)\b|\bbursars?\b/i, 'GB IE AU NZ ZA KE'],
  [
    /\btow (?:trucks?|operators?)\b|\bwreckers?\b|\brollback drivers?\b|\bWreckMaster\b/i,
    'US CA AU NZ',
  ],
  [/\bTS\/SCI\b|\bSecret clearance\b|\bPublic Trust\b|\bfederal contractors?\b/, 'US'],
  [/\b(?:SC|DV) clear(?:ed|ance)\b/, 'GB'],
  // French and German posts, among words that hold in any country.
  [
    /\b(?:rempla[cç]ant\w*|interne dernière année|interne en|notaire|Praxisinhaber\w*|Facharzt\w*|Assistenzarzt\w*)\b/i,
    'DE AT CH FR BE LU',
  ],
  // What those are called who answer calls for other countries.
  [/\b(?:customer care executives?|process associates?|BPO|voice process)\b/i, 'IN PH KE ZA'],
  [
    /\b(?:single-handed practice|senior marketing executive|sole marketer|trade fairs)\b/i,
    'GB IE AU NZ DE AT CH',
  ],
  [
    /^(?:controllers?|GAAP)$|\b(?:assistant controllers?|accounting managers?|(?:corporate|division|plant) controllers?)\b/i,
    'US CA PH',
  ],
  [/\bcredit unions?\b/i, 'US CA GB IE AU NZ KE PH'],
  [
    /\b(?:sleep-?ins?|preceptorship|newly qualified(?! teacher)\b[^.;]{0,20}|waking nights?)/i,
    'GB IE AU NZ',
  ],
  [
    /\b(?:plant hire|360 operators?|agency operators?|dental nurses?|kitchen fitters?|first[- ]fix|second[- ]fix|builders['’]? merchants?|merchant counters?|trunking drivers?)\b/i,
    'GB IE AU NZ ZA',
  ],
  [/\btransfer rules\b|\bTUPE\b/i, 'GB IE DE AT NL BE LU FR ES PT IT DK SE FI PL CZ'],
  [/\bFIFO\b/, 'AU CA'],
  [/\bmain contractors?\b/i, 'GB IE AU NZ ZA'],
  [/\bgeneral contractors?\b/i, 'US CA'],
  [/\b(?:rough-?ins?|supply house|new construction plumber)\b/i, 'US CA'],
  [/\b(?:TAFE|NDIS|AHPRA|SEEK|Cert(?:ificate)? (?:III|IV)|white card)\b/, 'AU NZ'],
  [/\b(?:works councils?|Betriebsr\w+)\b/i, 'DE AT CH NL BE LU FR DK SE FI CZ SK SI HU PL IT ES'],
  [
    /\b(?:IHK|HWK|Meister\w*|Bereichsleiter\w*|Personalreferent\w*|Werken|Ausbildung\w*|StepStone|Xing|Bundes\w+|Steuer\w+|\w*weiterbildung|\w*prüfung|Fachkr\w+|Betriebswirt\w*)\b/,
    'DE AT CH',
  ],
  [/\b(?:France Travail|Pôle emploi|CAP|BTS|APEC|HelloWork|intérim|IBODE|IADE)\b/, 'FR BE CH LU'],
  [/\b(?:Naukri|Resdex|ITI|lakh|crore)\b/, 'IN'],
  [
    /\b(?:operatives?|improvers?|bank (?:nurse|staff|worker)|sole trader|service leavers?|night porter|stockroom assistant|warehouse assistant|door supervisor|support worker|care home|trolley|trade counter)\b/i,
    'GB IE AU NZ ZA',
  ],
  [
    /\b(?:per diem|travel nurse|auto body|inside wireman|journeyman|high school|nursing assistant|CNA|LPN|line haul|loss prevention)\b/,
    'US CA',
  ],
  [/\bcost estimators?\b|\bcorrectional officers?\b/i, 'US CA PH KE'],
  [
    /\bstandalone HR\b|\bhigh[- ]dependency\b|\bsole accountants?\b|\bassistant accountants?\b/i,
    'GB IE AU NZ ZA',
  ],
  [/\bjourneypersons?\b/i, 'CA'],
  [/\blicensed (?:plumbers?|electricians?|contractors?|gas ?fitters?)\b/i, 'US CA AU NZ'],
  [
    /(?:techniker|pfleger|pflege|brechner|fachanwalt|facharbeiter|kaufmann|kauffrau|bauleiter|kalkulator|sachbearbeiter)(?:in)?\b|[äöüß]/i,
    'DE AT CH LU',
  ],
  [
    /(?:réanimation|puéricultrice|préparateur|soignante?)\b|\b(?:urgences|officine)\b/i,
    'FR BE CH LU',
  ],
  [/friseur|dentaire\b/i, 'DE AT CH FR BE LU'],
  [/\benrolled nurses?\b/i, 'AU NZ SG'],
  [/\b(?:retail associate|line cook|store associate|package handler|custodian)s?\b/i, 'US CA'],
  [/\b(?:lateral officers?|certified officers?|reserve officers?|department chairs?)\b/i, 'US CA'],
  [/\bfederal agenc(?:y|ies)\b/i, 'US CA AU DE AT CH IN MX'],
  [/\bBorder Force\b|\boperational support grades?\b/i, 'GB'],
  [
    /\b(?:transferees?|prisoner custody officers?|special constables?|supply teachers?|cover teachers?|heads? of year|exam markers?)\b/i,
    'GB IE AU NZ ZA KE NG',
  ],
  [/\bnewly qualified teachers?\b/i, 'GB IE AU NZ ZA KE NG IN SG'],
  [/\b(?:occasional teachers?|teachers? on call)\b/i, 'CA'],
  [/\bcasual relief\b/i, 'AU NZ'],
  [/\bMedicaid\b/, 'US'],
  [/\bcable containment\b|^(?:containment|first fix|second fix)$/i, 'GB IE AU NZ'],
  [/\bAM2\b/, 'GB'],
  [
    /\b(?:CPCS|NPORS|CPC|LGV|HGV|Class [12] driver|artic|driver['’]s mate|trailer mate|mate|key ?workers?|GP|ST3|sixth form|half[- ]term|EYFS|ECT|NQT|SENCO|QTLS|FE college|reception class|nursery nurse|zero[- ]hours?|P45|PAYE|IR35|CIS|MOT|HND|HNC|BTEC|RICS|CIOB|SMSTS|SSSTS|CILEX|SRA|ARLA|ACAS|TUPE|Band [4-8]|AfC|FCA|MCIPS|BACP|HCPC|SIA|Lantra|RIDDOR|COSHH|F-Gas|LOLER)\b/,
    'GB IE',
  ],
  [/\bADR\b/, 'GB IE DE AT CH NL BE LU FR DK SE FI CZ SK SI HU PL IT ES PT'],
  [/\b(?:chef de partie|commis|demi)\b/i, 'GB IE AU NZ IN DE AT CH FR BE LU ZA AE'],
  [
    /\b(?:OTR|over[- ]the[- ]road|drop[- ]and[- ]hook|double trailers|triple trailers|slip[- ]seat|hazmat endorsements?|tanker endorsement|med[- ]surg|PRN|pre-K|IEP|realtor|1099|W-2|GS-\d+|assisted living|copays?|EPA 608|NATE|union scale|prevailing wage|Davis-Bacon|backhoe|CDL graduate|new CDL|campus principal|vice principal|OASIS|hospitalist|RVT|DVM|CPA firm|Big Four CPA)\b/,
    'US CA',
  ],
  // American systems, forms, codes and examinations, by the work that knows them.
  [
    /\b(?:QS\/1|PioneerRx|USP [78]\d\d|PTCB|CPhT|third-party billing|pharmacy law|LTC pharmacy|telemetry tech\w*|restorative aides?|PCT|PCA|PCU|stepdown RN|CEN|CPAN|TNCC|BSN|APRN|FNP|FNP-BC|PA-C|PGY-\d|NP residency|EVV|WellSky|CLIA|MLT|RRT|CRT|COTA|PTA|NBCOT|CCC-SLP|CF-SLP|RDH|DMD|Dentrix|Eaglesoft|eClinicalWorks|Eyefinity|OfficeMate|AVImark|RBT|CentralReach|MBLEx|NCLE|ABO|EMT(?:-B)?|NREMT|EVOC)\b/,
    'US CA PH',
  ],
  [
    /\b(?:ICD-10-CM|CPT|HCPCS|UB-04|CMS-1500|MS-DRG|DRG|E\/M coding|EOB|InterQual|MCG|CPC-A|RHIT|NPDB|CAQH|PECOS|NCQA|AR follow-up|3M encoder|Joint Commission)\b/,
    'US PH IN',
  ],
  [
    /\b(?:Fair Housing|Entrata|OneSite|RealPage|LIHTC|HUD|Section 8|FHA|NMLS|TRID|URAR|USPAP|MAI|Encompass|Calyx Point|RamQuest|SoftPro|Qualia|MLS|FDCPA|Series 6\d|SBA|CDBG|CDFI|TEFAP|WIC|Feeding America|Grants\.gov|SEC reporting|Regulation FD|COBRA|H-1B|SHRM-CP\w*|CPCU|CISR|AMS360|VinSolutions|DealerSocket|BDC)\b/,
    'US CA',
  ],
  [
    /\b(?:FERPA|Naviance|PowerSchool|Advanced Placement|AP teacher|SEL lessons|PPS credential|NAEYC|MTSS|CTE|ASCA|Head Start|GPA)\b/,
    'US',
  ],
  [
    /\b(?:[Hh]azmat|DOT compliance|HOS|DAT|Truckstop|LTL|P&D driver|DSP driver|class [AB] (?:driver|operator)|CTPAT|ISF|HTS classification|ARFF|SIDA|A&P (?:graduate|mechanic)|NICET|NFPA \d+|NEC|NABCEP|NEIEP|RPLS|EIT|AIA billing|pre-trip inspections?)\b/,
    'US CA',
  ],
  [/\bmail-order, specialty\b|\bcentral fill\b|\bfloat pool\b/i, 'US CA'],
  [/\bMedicare\b/, 'US AU'],
  [/\bHVAC\w*/i, 'US CA PH AE SA QA'],
  [/\btelehealth\b|\bteletherapy\b/i, 'US CA AU NZ IN PH'],
  [/\b(?:APS|CPS)\b(?! \d)/, 'US AU'],
  [
    /\b(?:BCBA|RBT|LCSW-A|licensed person)\b|\bassociate clinical\b|\bassociate licen[cs]es?\b/,
    'US CA',
  ],
  [/\bescrow\b|\btitle compan(?:y|ies)\b|\bschool districts?\b|\bstate agenc(?:y|ies)\b/i, 'US CA'],
  [/\bRN\b/, 'US CA AU NZ PH IN'],
  [/\bNP\b/, 'US CA AU NZ'],
  [/\bcount(?:y|ies)\b/i, 'US GB IE KE CA'],
  [/\bveterans?\b/i, 'US CA GB AU NZ'],
  [
    /\b(?:lettings?|letting (?:agents?|negotiators?))\b(?! (?:the|go|it|them|people|others)\b)/i,
    'GB IE AU NZ ZA KE',
  ],
  [/\b(?:social housing|degree apprentices?)\b/i, 'GB IE AU NZ CA'],
  [/\b(?:ASYE|AAT|NVQ|step up to social work)\b/i, 'GB'],
  [
    /\bcouncil (?:administrators?|officers?|pages?)\b|\blocal authorit(?:y|ies)\b/i,
    'GB IE AU NZ ZA KE',
  ],
  [/\bsolicitors?\b|\bconveyanc\w+\b|\bbuilding societ(?:y|ies)\b/i, 'GB IE AU NZ ZA KE'],
  [/\bskilled nursing\b|\bEPA 608\b|\blicense board\b/i, 'US CA'],
  [/\b(?:Referendariat|Bautechnikerin?|Poliere?)\b/, 'DE AT CH'],
  [/\b(?:conducteur de travaux|chef de chantier)\b/i, 'FR BE CH LU'],
  [/\b(?:locums?)\b/i, 'GB IE AU NZ US CA ZA'],
];

/** Words that are no letters of a paper but only meant in one language. */
export const isWordOf = (text: string, country: string): boolean =>
  listLimits(text).every((countries) => countries.includes(country));

/** The countries of every word that only some of them have. */
const listLimits = rememberTexts((text): readonly string[][] =>
  anyWord.test(text)
    ? countryWords
        .filter(([words]) => words.test(text))
        .map(([, countries]) => countries.split(' '))
    : [],
);

/** Nearly every text has none of them, which one pattern tells sooner than all. */
const anyWord = new RegExp(countryWords.map(([words]) => words.source).join('|'), 'i');

/** British words for what an American resume calls otherwise; in a sentence they are put into American ones. */
const britishOnResumes =
  /\b(?:tills?|(?:college|school) leavers?|casual workers?|weekend assistants?|town planners?|(?:sales|shop|counter|customer) assistants?|shop floor|rota|senior assistants?)\b|^counter$/i;

/** Words of French profiles; the few that English kept stand on its own. */
const french =
  /(?<!\p{L})(?!résumé|café|crèche|maître|pâtiss|sauté|purée|entrée|sommeli|décor|protégé|matinée|cliché)\p{L}*[éèêàçôî]\p{L}*|\blibéral\b|\bdentiste\b/iu;
const readsFrench: ReadonlySet<string> = new Set(['FR', 'BE', 'CH', 'LU', 'CA']);

/** American titles that nobody bears in Britain or Ireland. */
const americanOnResumes = /\bstaff accountants?\b/i;

/** Whether people of a country write it into a profile. */
export const isOnProfilesOf = (term: string, country: string | null): boolean =>
  !(french.test(term) && !readsFrench.has(country ?? '')) &&
  (country === 'US' || country === 'CA'
    ? !britishOnResumes.test(term)
    : !((country === 'GB' || country === 'IE') && americanOnResumes.test(term)));
