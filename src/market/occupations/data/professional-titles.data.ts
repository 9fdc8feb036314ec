/** More titles by SOC 2018 code: engineering, science, law, teaching, arts, health. See office-titles.data.ts. */
export const professionalTitles: Record<string, string> = {
  '17-1011':
    'architect|project architect|architectural designer|architectural assistant|part ii architectural assistant|part i architectural assistant|junior architect|design architect|architekt|architecte|arquitecto|graduate architect|bim architect|senior architect',
  '17-1012':
    'landscape architect|landscape designer|garden designer|landschaftsarchitekt|paysagiste concepteur|architecte paysagiste',
  '17-1021':
    'gis specialist|gis analyst|gis technician analyst|cartographer|photogrammetrist|geospatial analyst|kartograf|geomaticien|gis officer|gis developer|remote sensing analyst|gis coordinator|gis manager',
  '17-1022':
    'land surveyor|surveyor|engineering surveyor|topographical surveyor|licensed surveyor|party chief survey|vermessungsingenieur|geometre|geometre topographe|topografo|site surveyor|hydrographic surveyor|building surveyor surveying|setting out engineer|geomatics surveyor|professional land surveyor',
  '17-2011':
    'aerospace engineer|aeronautical engineer|aerodynamics engineer|stress engineer|flight test engineer|propulsion engineer|structures engineer aerospace|spacecraft engineer|avionics engineer|luft und raumfahrtingenieur|ingenieur aeronautique|ingeniero aeronautico|systems engineer aerospace|satellite engineer|airworthiness engineer',
  '17-2021': 'agricultural engineer|irrigation engineer',
  '17-2031':
    'biomedical engineer|bioengineer|clinical engineer|medical device engineer|medizintechnik ingenieur|ingenieur biomedical|biomedical equipment engineer',
  '17-2041':
    'chemical engineer|process engineer chemical|process safety engineer|chemieingenieur|verfahrensingenieur|ingenieur genie chimique|ingenieur procedes|ingeniero quimico|refinery engineer|polymer engineer',
  '17-2051':
    'civil engineer|structural engineer|civil project engineer|transportation engineer|traffic engineer|highway engineer|highways engineer|site engineer|graduate civil engineer|water resources engineer|geotechnical engineer|bridge engineer|drainage engineer|civil design engineer|civil engineering project manager|eit|engineer in training|bauingenieur|tragwerksplaner|statiker|ingenieur civil|ingenieur genie civil|ingenieur structure|ingenieur travaux|ingeniero civil|ingeniero de caminos|municipal engineer|roads engineer|civil field engineer|civil engineering intern|staff engineer civil|city engineer|county engineer|stormwater engineer|infrastructure engineer civil|transport planner engineer|pavement engineer|project civil engineer|water engineer|assistant site engineer|civil engineering associate|civil engineering assistant',
  '17-2061':
    'computer hardware engineer|hardware engineer|fpga engineer|asic design engineer|asic engineer|rtl design engineer|vlsi engineer|design verification engineer|physical design engineer|pcb design engineer|soc design engineer|chip design engineer|hardware design engineer|silicon engineer|hardware entwickler|digital design engineer|electronics hardware engineer|cpu verification engineer',
  '17-2071':
    'electrical engineer|electrical design engineer|power systems engineer|controls engineer|control systems engineer|automation engineer|plc engineer|electrical project engineer|power engineer|instrumentation engineer|instrumentation and controls engineer|protection engineer|substation engineer|building services electrical engineer|graduate electrical engineer|elektroingenieur|elektrotechnik ingenieur|automatisierungstechniker ingenieur|sps programmierer|ingenieur electrique|ingenieur automatisme|automaticien ingenieur|ingeniero electrico|ingeniero de automatizacion|lighting engineer|commissioning engineer electrical|high voltage engineer|electrical and instrumentation engineer|e i engineer|c i engineer|power electronics engineer|electrical engineering intern|scada engineer|bess engineer|electrical engineer intern',
  '17-2072':
    'electronics engineer|rf engineer|radio frequency engineer|telecommunications engineer|electronics design engineer|telecom engineer|antenna engineer|signal processing engineer|microwave engineer|elektronikingenieur|hardwareentwickler elektronik|ingenieur electronique|ingenieur telecom|ingeniero electronico|ingeniero de telecomunicaciones|ran engineer|optical network engineer|radar engineer|emc engineer|analog design engineer|test engineer electronics|wireless engineer|fiber network engineer',
  '17-2081':
    'environmental engineer|wastewater engineer|water treatment engineer|remediation engineer|air quality engineer|umweltingenieur|ingenieur environnement|ingeniero ambiental|waste engineer|water process engineer|environmental project engineer',
  '17-2111':
    'health and safety engineer|safety engineer|fire protection engineer|fire safety engineer|product safety engineer|fire engineer|process safety manager|sicherheitsingenieur|ingenieur securite|ingenieur hse|system safety engineer|loss control consultant',
  '17-2112':
    'industrial engineer|manufacturing engineer|process engineer|production engineer|quality engineer|continuous improvement engineer|lean engineer|supplier quality engineer|process improvement engineer|npi engineer|manufacturing process engineer|quality assurance engineer|validation engineer|methods engineer|human factors engineer|fertigungsingenieur|prozessingenieur|qualitatsingenieur|arbeitsvorbereiter|ingenieur methodes|ingenieur qualite|ingenieur production|ingenieur industrialisation|ingeniero industrial|ingeniero de procesos|ingeniero de calidad|ingeniero de produccion|packaging engineer|value stream manager|engineering specialist manufacturing|lean manufacturing engineer|six sigma black belt|industrialization engineer|supply chain engineer|customer quality engineer|senior quality engineer|manufacturing quality engineer|industrial engineering intern|manufacturing engineering intern',
  '17-2121':
    'marine engineer|naval architect|marine design engineer|schiffbauingenieur|architecte naval|marine superintendent|ship designer',
  '17-2131':
    'materials engineer|metallurgist|metallurgical engineer|corrosion engineer|materials scientist engineer|welding engineer|werkstoffingenieur|ingenieur materiaux|composites engineer|coatings engineer',
  '17-2141':
    'mechanical engineer|mechanical design engineer|design engineer|hvac engineer|hvac design engineer|building services engineer|mechanical project engineer|maintenance engineer|rotating equipment engineer|thermal engineer|automotive engineer|vehicle engineer|product design engineer|graduate mechanical engineer|powertrain engineer|piping engineer|mechatronics engineer|robotics engineer|maschinenbauingenieur|konstrukteur|entwicklungsingenieur|entwicklungsingenieur mechanik|konstruktionsingenieur|versorgungsingenieur|ingenieur mecanique|ingenieur conception mecanique|ingenieur maintenance|ingenieur cvc|ingenieur genie climatique|ingeniero mecanico|ingeniero de mantenimiento|ingeniero de diseno|mep engineer|m e engineer|tooling engineer|fluid systems engineer|mechanical engineering intern|reliability engineer|product development engineer|fuel cell engineer|cae engineer|cad engineer|fea engineer|battery engineer|senior design engineer|mechanical building services engineer|product engineer|plant engineer|equipment engineer|maintenance engineering specialist|thermal fluids intern',
  '17-2151':
    'mining engineer|geological engineer|mine planning engineer|drill and blast engineer|mine safety engineer|bergbauingenieur|ingeniero de minas|tunnel engineer',
  '17-2161':
    'nuclear engineer|reactor engineer|nuclear safety engineer|criticality safety engineer|radiation protection engineer',
  '17-2171':
    'petroleum engineer|reservoir engineer|drilling engineer|production engineer oil and gas|completions engineer|well engineer|subsea engineer|drilling supervisor engineer|wellsite engineer|mud engineer|drilling fluids engineer|field engineer oil and gas',
  '17-2199':
    'project engineer|systems engineer|field engineer|engineer|graduate engineer|senior engineer|engineering intern|test engineer|applications engineer|application engineer|energy engineer|wind engineer|solar engineer|renewable energy engineer|photonics engineer|optical engineer|acoustics engineer|acoustic engineer|commissioning engineer|integration engineer|cost engineer projects|systems engineering manager|projektingenieur|ingenieur|ingenieur d affaires technique|ingenieur projet|ingeniero de proyectos|ingeniero|validation and verification engineer|railway engineer|signalling engineer|rail systems engineer|facade engineer|nanosystems engineer|engineering consultant|ocean engineer|r d engineer|research engineer|requirements engineer systems|configuration engineer|resident engineer|energy analyst engineer|sustainability engineer|technical engineer|project controls engineer|planning engineer|offshore engineer|engineering trainee|trainee engineer|technical specialist engineering',
  '17-3011':
    'architectural technician|architectural technologist|cad technician|bim technician|bim coordinator|civil drafter|architectural drafter|autocad technician|structural drafter|bauzeichner|technischer zeichner bau|bautechniker|dessinateur batiment|dessinateur projeteur|projeteur|projeteur bim|delineante|cad designer civil|structural technician|revit technician|cad drafter|drafter|draftsman|draughtsman|draughtsperson|cad operator|bim modeler|bim modeller|architectural draftsman',
  '17-3012':
    'electrical drafter|electrical cad designer|electrical designer|pcb designer|elektrokonstrukteur|e plan konstrukteur|dessinateur electricite|projeteur electricite|pcb layout designer|electrical draftsman',
  '17-3013':
    'mechanical drafter|mechanical designer|piping designer|technischer zeichner|technischer produktdesigner|dessinateur industriel|dessinateur mecanique|projeteur mecanique|cad designer mechanical|tool designer|solidworks designer|mechanical design technician|hvac designer|hvac drafter|process piping drafter',
  '17-3019': 'drafter other|geological drafter',
  '17-3021':
    'aerospace technician|avionics test technician|flight test technician|aerospace engineering technician',
  '17-3022':
    'civil engineering technician|materials testing technician|construction materials technician|geotechnical technician|soil technician|highway technician|structural engineering technician|civil technician|construction materials testing technician|asphalt technician|technicien genie civil|bautechniker tiefbau|traffic technician|field technician geotechnical|concrete technician|laboratory technician materials',
  '17-3023':
    'electronics technician|electrical technician|electronic technician|electronics test technician|controls technician|instrument technician electronics|test technician|electrical engineering technician|electronics engineering technician|bench technician|rf technician|elektroniker|elektrotechniker|techniker elektrotechnik|technicien electronique|technicien electrotechnique|tecnico electronico|automation technician|calibration technician electronics|electronic test technician|bench test technician|semiconductor technician electronics',
  '17-3024':
    'electro mechanical technician|electromechanical technician|mechatronics technician|robotics technician|automation technician mechatronics|mechatroniker|technicien automatisme|automaticien|technicien electromecanique|tecnico electromecanico|electromechanical assembler technician|plc technician',
  '17-3025':
    'environmental engineering technician|water quality technician|environmental field technician|remediation technician|stormwater technician|air quality technician',
  '17-3026':
    'industrial engineering technician|process technician|manufacturing technician|quality technician|production technician|semiconductor process technician|technicien methodes|technicien qualite|qualitatstechniker|prozesstechniker|tecnico de calidad|manufacturing engineering technician|quality assurance technician|process engineering technician|npi technician|lean technician|time study technician|engineering technician manufacturing|cleanroom technician',
  '17-3027':
    'mechanical engineering technician|mechanical technician|r d technician|prototype technician|test technician mechanical|vibration technician|maschinenbautechniker|techniker maschinenbau|technicien mecanique|technicien bureau d etudes|automotive engineering technician|hydraulics technician engineering',
  '17-3028':
    'calibration technician|metrology technician|calibration technologist|metrologist|instrument calibration technician',
  '17-3029':
    'engineering technician|photonics technician|non destructive testing technician|ndt technician|ndt inspector|additive manufacturing technician|3d printing technician|nanotechnology technician|engineering assistant|technical assistant engineering|inspector ndt|optics technician',
  '17-3031':
    'survey technician|surveying technician|mapping technician|instrument operator survey|survey crew chief|gis technician|survey assistant|rodman|vermessungstechniker|technicien geometre|survey party chief|mapping specialist',
  '19-1011':
    'animal scientist|animal nutritionist|livestock specialist|animal breeder scientist|dairy scientist',
  '19-1012':
    'food scientist|food technologist|product development scientist food|new product development technologist|npd technologist|npd manager|product development technologist|sensory scientist|lebensmitteltechnologe|lebensmitteltechniker|ingenieur agroalimentaire|ingenieur r d agroalimentaire|tecnologo de alimentos|food safety specialist|food safety manager|technical technologist|flavorist|process technologist food|quality technologist food|food safety and quality specialist',
  '19-1013':
    'agronomist|soil scientist|plant scientist|plant breeder|crop scientist|crop advisor|agronome|ingenieur agronome|agronomo|ingeniero agronomo|horticulturist scientist|agronomy advisor|field agronomist|agricultural officer|agricultural extension officer|agrarwissenschaftler|conseiller agricole|agricultural advisor|horticultural scientist|viticulturist|technicien agricole conseil|technical sales agronomist|extension officer',
  '19-1021':
    'biochemist|biophysicist|protein scientist|cell biologist|scientist biochemistry|molecular scientist',
  '19-1022':
    'microbiologist|virologist|bacteriologist|qc microbiologist|mikrobiologe|microbiologiste|microbiologo|food microbiologist',
  '19-1023':
    'wildlife biologist|zoologist|fisheries biologist|marine biologist|ornithologist|ecologist wildlife|wildlife manager|zoo biologist|collections manager zoology|entomologist|fish biologist|collections manager mammals|curator of birds|herpetologist',
  '19-1029':
    'biologist|geneticist|molecular biologist|bioinformatics scientist|research scientist biology|scientist|senior scientist|research associate biology|computational biologist|biologe|biologiste|biologo|ingenieur biologiste|scientist ii|principal scientist|associate scientist|bioinformatics analyst|cell culture scientist|plant biologist|botanist|research biologist|collections manager herbarium|herbarium curator|genomics scientist|evolutionary biologist|scientist cell therapy|biological scientist|postdoctoral researcher biology',
  '19-1031':
    'conservation scientist|range manager|park naturalist|park ranger|ranger|conservation officer|countryside ranger|soil conservationist|natural resource specialist|rangeland specialist|naturschutz|interpretive naturalist|conservation specialist|water conservation specialist|land steward|land manager conservation|charge de mission environnement|natural resources manager|reserve warden|conservation coordinator|natural resource manager|restoration ecologist|stewardship coordinator|stewardship program coordinator|stewardship manager|stewardship specialist|land stewardship coordinator|land stewardship manager|volunteer stewardship coordinator|preserve steward|natural areas manager|preserve manager|conservation manager|conservation program manager|conservation project officer|habitat officer|biodiversity officer|nature reserve manager|reserve manager|countryside officer|natural resources coordinator|restoration coordinator|habitat restoration coordinator|woodland officer|naturalist',
  '19-1032':
    'forester|forest manager|forestry officer|forstwirt|forster|ingenieur forestier|ingeniero forestal|arboricultural officer|tree officer|woodland officer|forestry manager|urban forester|timber cruiser|arboricultural consultant',
  '19-1041':
    'epidemiologist|public health epidemiologist|infection preventionist epidemiology|health surveillance officer|epidemiology analyst|epidemiologiste|epidemiologo|disease intervention specialist epidemiology',
  '19-1042':
    'medical scientist|clinical research scientist|clinical research associate|cra|research scientist medical|immunologist|cancer researcher|pharmacologist|toxicologist|clinical scientist|medical science liaison|translational scientist|preclinical scientist|clinical trial associate|clinical research coordinator|study coordinator|clinical trials coordinator|clinical research nurse coordinator|attache de recherche clinique|arc|drug safety scientist|pharmacovigilance scientist|research fellow medical|medical advisor pharma|scientist immunology|pharmacovigilance specialist|drug safety associate|clinical research specialist|medical research scientist',
  '19-2012':
    'physicist|medical physicist|health physicist research|research physicist|physiker|physicien|fisico|optical physicist|nuclear physicist',
  '19-2011': 'astronomer|astrophysicist',
  '19-2021':
    'meteorologist|atmospheric scientist|climate scientist|weather forecaster|climatologist',
  '19-2031':
    'chemist|analytical chemist|qc chemist|formulation chemist|synthetic chemist|medicinal chemist|formulation scientist|analytical scientist|quality control chemist|r d chemist|chemiker|chimiste|ingenieur chimiste|quimico|process chemist|laboratory analyst chemistry|laboratory analyst|qc analyst|quality control analyst|quality control scientist|water chemist|laboratory chemist|development chemist|cosmetic chemist|polymer chemist',
  '19-2032': 'materials scientist|polymer scientist|battery scientist|nanomaterials scientist',
  '19-2041':
    'environmental scientist|environmental consultant|ecologist|environmental specialist|environmental advisor|environmental health specialist|sustainability scientist|environmental analyst|senior ecologist|consultant ecologist|environmental planner|umweltberater|umweltbeauftragter|naturschutzreferent|charge d etudes environnement|consultant environnement|tecnico ambiental|consultor ambiental|climate change analyst|environmental coordinator|environmental officer|water quality scientist|environmental project manager|ecological consultant|natural resources specialist|environmental manager scientist|contaminated land consultant|air quality consultant|hazardous materials specialist|industrial ecologist|wetland scientist|registered environmental health specialist',
  '19-2042':
    'geologist|geoscientist|hydrogeologist|engineering geologist|geophysicist|mine geologist|exploration geologist|petroleum geologist|geologe|geologue|geologo|paleontologist|geotechnical consultant|seismologist|fossil collections manager|collections manager geology',
  '19-2043':
    'hydrologist|flood risk consultant|hydraulic modeller|flood modeller|hydrologue|water resource specialist',
  '19-3011':
    'economist|economic analyst|research economist|health economist|volkswirt|economiste|economista|policy economist|economic consultant|agricultural economist|environmental economist|labor economist',
  '19-3022': 'survey researcher|survey methodologist|public opinion researcher',
  '19-3033':
    'clinical psychologist|counselling psychologist|counseling psychologist|psychologist|forensic psychologist|assistant psychologist|trainee psychologist|neuropsychologist|child psychologist|psychologe|psychologue|psicologo|psychologischer psychotherapeut|licensed psychologist|psychology associate|cbt therapist psychologist|klinischer psychologe|psychologist clinical',
  '19-3034': 'school psychologist|educational psychologist|schulpsychologe|psychologue scolaire',
  '19-3032':
    'industrial organizational psychologist|occupational psychologist|organizational psychologist',
  '19-3039': 'sport psychologist|research psychologist|neuropsychologist research',
  '19-3041': 'sociologist|social researcher|social scientist|demographer|soziologe|sociologue',
  '19-3051':
    'urban planner|city planner|town planner|planning officer|senior planner|transport planner|transportation planner|planner urban|planning consultant|associate planner|assistant planner|regional planner|community planner|planning intern|stadtplaner|raumplaner|urbaniste|charge d urbanisme|urbanista|planning assistant urban|economic development planner|principal planner|planning policy officer|development planner|land use planner|development management planner|transit planner|planning technician',
  '19-3091':
    'archaeologist|anthropologist|archaeological technician|field archaeologist|archeologue|archaologe|cultural resource manager|cultural anthropologist|bioarchaeologist|repatriation coordinator|nagpra coordinator',
  '19-3092': 'geographer',
  '19-3093':
    'historian|oral historian|historic preservation officer|public historian|architectural historian',
  '19-3094':
    'political scientist|policy analyst|policy advisor|policy adviser|policy officer|public policy analyst|legislative analyst|policy manager|senior policy advisor|government affairs specialist|policy associate|public affairs officer policy|politikreferent|charge de mission politique publique|policy researcher|policy lead|research and policy officer|legislative aide|legislative assistant|government relations specialist',
  '19-3099':
    'social science researcher|researcher|research fellow|social research analyst|research officer|senior research officer|transportation researcher',
  '19-4012':
    'agricultural technician|crop technician|field trial technician|greenhouse technician research|agrartechnischer assistent|technicien agricole',
  '19-4013':
    'food science technician|food lab technician|dairy lab technician|food quality technician|sensory technician|food technician|quality control technician food',
  '19-4021':
    'biological technician|research assistant biology|laboratory assistant biology|research technician|lab assistant research|research associate laboratory|laboratory research assistant|animal care technician research|vivarium technician|btla|biologisch technischer assistent|bta|biologielaborant|technicien de recherche biologie|cell culture technician|lab technician biology|microbiology technician|research assistant laboratory|laboratory technologist research|fisheries technician|wildlife technician|field biologist technician|molecular technician|bioprocess technician|preparator fossil|marine technician',
  '19-4031':
    'chemical technician|laboratory technician|lab technician|qc laboratory technician|quality control technician|chemical lab technician|laboratory tester|chemielaborant|chemisch technischer assistent|cta|laborant|technicien de laboratoire|technicien chimiste|tecnico de laboratorio|laboratory assistant|lab analyst|laboratory operator|quality control laboratory technician|water laboratory technician|science technician|lab assistant|qc technician|laboratory technician chemistry|assistant laboratoire',
  '19-4042':
    'environmental technician|environmental science technician|environmental monitoring technician|water sampling technician|pollution control technician|field technician environmental|asbestos surveyor|asbestos analyst|environmental health technician|vector control technician|hazardous waste technician|mosquito control technician',
  '19-4043':
    'geological technician|mudlogger|soil technician geology|core technician|seismic technician',
  '19-4044': 'hydrologic technician|hydrometric technician',
  '19-4051':
    'nuclear technician|radiation protection technician|health physics technician|radiological control technician',
  '19-4061':
    'social science research assistant|research assistant|research assistant social|policy research assistant|survey research assistant|field researcher|enumerator|research intern|research coordinator social science|graduate research assistant|research analyst assistant|user research assistant|field interviewer research|charge d etudes assistant',
  '19-4071':
    'forest technician|forestry technician|conservation technician|forest and conservation technician|forestry worker technician|natural resources technician|trail crew leader|invasive species technician|technicien forestier',
  '19-4092':
    'forensic science technician|crime scene investigator|forensic scientist|forensic technician|latent print examiner|crime scene technician|fingerprint examiner|evidence technician|forensic specialist|criminalist|dna analyst',
  '19-4099':
    'science technician other|quality control analyst technician|museum science technician|precision agriculture technician',
  '19-5011':
    'health and safety specialist|health and safety officer|safety officer|safety specialist|ehs specialist|hse officer|hse advisor|hse specialist|health and safety advisor|health and safety adviser|safety advisor|health and safety coordinator|safety coordinator|safety manager|ehs manager|ehs coordinator|industrial hygienist|hse coordinator|hse engineer|she advisor|sheq advisor|sheq officer|whs advisor|environment health and safety specialist|construction safety manager|site safety manager|safety and health officer|safety consultant|fachkraft fur arbeitssicherheit|sicherheitsfachkraft|arbeitssicherheit|charge de securite|responsable hse|responsable qse|animateur securite|animateur qse|coordonnateur securite|tecnico de prevencion|tecnico de prevencion de riesgos laborales|prevencionista|safety professional|environmental health and safety manager|fire risk assessor|occupational health and safety officer|pollution control officer|safety supervisor|ohs officer|ehs officer|ehs engineer|director of safety',
  '19-5012':
    'health and safety technician|safety technician|occupational health technician|industrial hygiene technician|safety technician construction|ehs technician',
  // Community and social service
  '21-1011':
    'substance abuse counselor|addiction counselor|drug and alcohol worker|recovery worker|substance misuse worker|chemical dependency counselor|suchtberater|recovery coordinator|cadc counselor|alcohol and drug counselor|substance use counselor|drug counselor',
  '21-1012':
    'school counselor|career counselor|academic advisor|career advisor|careers adviser|careers advisor|guidance counselor|college advisor|student advisor|academic counselor|career coach|employment advisor|employability advisor|student success advisor|student success coach|education advisor|admissions counselor|job coach|work coach|conseiller d orientation|conseiller en insertion professionnelle|conseiller emploi|berufsberater|arbeitsvermittler|orientador laboral|orientador|admissions advisor|career services advisor|student support advisor|employment consultant|study abroad advisor|vocational counselor|financial aid counselor|employment coach|international student advisor|enrollment advisor|course advisor|job placement specialist|employment specialist|university admissions officer|academic coach|scholarship advisor',
  '21-1013':
    'marriage and family therapist|family therapist|lmft|couples therapist|systemic family therapist|mft intern',
  '21-1014':
    'mental health counselor|therapist|psychotherapist|counselor|counsellor|lpc|lmhc|licensed professional counselor|behavioral health counselor|mental health therapist|licensed therapist|outpatient therapist|behavioral health clinician|psychological wellbeing practitioner|cbt therapist|cognitive behavioural therapist|crisis counselor|mental health clinician|psychotherapeut|psychologischer berater|psychotherapeute|terapeuta|psicoterapeuta|school counsellor mental health|trauma therapist|telehealth therapist|clinical therapist|guidance and counselling officer|mental health practitioner|intake counselor|crisis clinician|wellbeing practitioner|in home therapist|high intensity therapist',
  '21-1015':
    'rehabilitation counselor|vocational rehabilitation counselor|disability employment consultant|rehabilitation consultant|vocational specialist|rehabilitation case manager|return to work coordinator|disability support specialist counselor',
  '21-1019':
    'counselor other|grief counselor|bereavement counselor|sexual assault counselor|independent domestic violence advisor|idva|victim counselor',
  '21-1021':
    'child and family social worker|children s social worker|school social worker|child protective services caseworker|cps caseworker|child welfare worker|child welfare specialist|family support worker|social worker children|foster care worker|adoption social worker|sozialpadagoge|sozialpadagog|sozialpadagogin|sozialarbeiter|sozialarbeiter sozialpadagoge|jugendhilfe|fachkraft fur soziale arbeit|wohngruppenleitung|educateur specialise|educateur|moniteur educateur|educador social|trabajador social|family support specialist|family advocate|youth and family social worker|supervising social worker|senior practitioner social work|family case manager|child protection officer|erzieher jugendhilfe|family services specialist|foster care case manager|assistant social worker children|foster care specialist|children social worker|family support coordinator|permanency worker',
  '21-1022':
    'medical social worker|hospital social worker|healthcare social worker|hospice social worker|clinical social worker healthcare|discharge planner social work|oncology social worker|renal social worker|klinischer sozialarbeiter|assistant social hospitalier|care coordinator social work|dialysis social worker|patient navigator social work',
  '21-1023':
    'licensed clinical social worker|lcsw|lmsw|lsw therapist|mental health social worker|clinical social worker|psychiatric social worker|approved mental health professional|substance abuse social worker|licensed master social worker|clinical social worker therapist|behavioral health social worker',
  '21-1029':
    'social worker|senior social worker|adult social worker|social worker adults|qualified social worker|community social worker|assistante sociale|assistant de service social|assistant social|independent reviewing officer|social services officer|social welfare officer|assistant social worker|newly qualified social worker|social worker ii|social care worker senior',
  '21-1091':
    'health educator|health education specialist|health promotion officer|wellness coordinator|health promotion specialist|public health educator|health coach|wellness coach|diabetes educator|nutrition educator|community health educator|sexual health educator|health improvement practitioner|smoking cessation advisor|health trainer|health and wellbeing coach|patient educator|wellness specialist',
  '21-1092':
    'probation officer|parole officer|correctional treatment specialist|offender manager|bewahrungshelfer|conseiller penitentiaire|probation services officer|juvenile probation officer|reentry specialist|correctional counselor|correctional case manager|youth justice officer|prison offender manager|youth offending officer',
  '21-1093':
    'case manager|social services assistant|support worker social|case worker|caseworker|community support worker|outreach worker|tenancy support worker|housing support worker|homelessness support worker|housing officer|social service assistant|human services assistant|family service worker|client advocate|victim advocate|case aide|case management aide|youth support worker|resettlement worker|community connector|social prescribing link worker|link worker|project worker|shelter worker|housing navigator|housing case manager|intensive case manager|peer support specialist|peer specialist|recovery support specialist|recovery coach|refugee case worker|benefits advisor social|welfare rights adviser|welfare rights advisor|sozialbetreuer|sozialbegleiter|sozialassistent|alltagsbegleiter sozial|accompagnant educatif et social|aes|animateur social|conseiller en economie sociale et familiale|cesf|tecnico de integracion social|integrador social|service coordinator|eligibility assistant|homeless outreach worker|floating support worker|key worker|keyworker|family worker|advocate|domestic abuse support worker|supported housing worker|employment support worker|community outreach worker|residential counselor|residential support worker youth|youth care worker|residential youth counselor|direct care counselor|support coordinator|navigator|client services case manager|housing specialist|crisis intervention specialist|independent living specialist|community support specialist|case coordinator|night support worker hostel|outreach specialist|family resource specialist|social care worker|social work assistant|wellness navigator',
  '21-1094':
    'community health worker|chw|health worker community|community health promoter|community health field coordinator|community health volunteer|asha worker|promotora|community health advocate|patient navigator|community mobilizer|community health coordinator|field coordinator health|community health outreach worker|health navigator|field coordinator health program|community health representative|field health worker|outreach health worker',
  '21-1099':
    'community development worker|community worker|community engagement officer|community development officer|community organizer|field organizer|community officer|youth worker|community coordinator|community liaison officer|community outreach coordinator|youth development specialist|jugendarbeiter|streetworker|animateur socioculturel|animador sociocultural|field officer|community relations officer|youth coordinator|youth development coordinator|youth mentor|outreach coordinator|outreach officer|community facilitator|field coordinator|programme officer|program officer|program coordinator|program assistant ngo|community engagement coordinator|community program coordinator|project officer community|protection officer|wash officer|livelihoods officer|program associate|programme assistant|youth program coordinator|community liaison|humanitarian officer|community engagement specialist',
  '21-2011':
    'pastor|priest|chaplain|minister|imam|rabbi|vicar|associate pastor|youth minister|pfarrer|seelsorger|aumonier|hospital chaplain|hospice chaplain|senior pastor|lead pastor|children s pastor|worship pastor|spiritual care coordinator',
  '21-2021':
    'director of religious education|youth pastor director|director of children s ministry|religious education coordinator|director of religious activities|youth director church|children s ministry director|parish youth worker|worship director|director of youth ministry|kids ministry director|diakon|gemeindepadagoge|faith formation coordinator',
  '21-2099': 'religious worker|parish administrator worker|missionary|church worker',
  // Legal
  '23-1011':
    'lawyer|attorney|solicitor|barrister|associate attorney|legal counsel|general counsel|corporate counsel|in house counsel|litigation attorney|litigation associate|family solicitor|conveyancing solicitor|employment solicitor|trainee solicitor|newly qualified solicitor|commercial solicitor|associate solicitor|immigration lawyer|immigration attorney|public defender|prosecutor|district attorney|deputy district attorney|assistant city attorney|assistant attorney general|staff attorney|personal injury solicitor|property solicitor|private client solicitor|trusts and estates attorney|trusts and estates associate attorney|elder law attorney|contract attorney|patent attorney|trade mark attorney|compliance counsel|legal advisor|legal adviser|head of legal|legal director|rechtsanwalt|anwalt|volljurist|syndikusrechtsanwalt|jurist|wirtschaftsjurist|referent recht|avocat|avocat collaborateur|juriste|juriste d entreprise|abogado|asesor juridico|legal officer|legal manager|company secretary lawyer|assistant public defender|city attorney|county counsel|associate lawyer|senior counsel|assistant general counsel|commercial lawyer|conveyancer lawyer|real estate attorney|estate planning attorney|corporate lawyer|legal consultant|privacy counsel|associate general counsel|of counsel|prosecuting attorney|housing solicitor|clinical negligence solicitor|litigation solicitor|deputy public defender|corporate attorney|workers compensation attorney|civil litigation attorney|licensed conveyancer solicitor',
  '23-1012': 'judicial law clerk|law clerk judicial|judicial assistant law|judges law clerk',
  '23-1022':
    'arbitrator|mediator|conciliator|family mediator|ombudsman|adjudicator dispute resolution|dispute resolution specialist',
  '23-1021':
    'administrative law judge|hearing officer|appeals referee|adjudicator|appeals officer|hearing examiner',
  '23-1023': 'judge|magistrate|magistrate judge|richter|juez',
  '23-2011':
    'paralegal|legal assistant|litigation paralegal|law clerk|fee earner|legal executive|conveyancing assistant|conveyancer|licensed conveyancer|conveyancing executive|immigration paralegal|corporate paralegal|rechtsanwaltsfachangestellte|refa|notarfachangestellte|legal secretary paralegal|assistant juridique|clerc de notaire|notaire assistant|asistente legal|real estate paralegal|family law paralegal|contracts paralegal|personal injury paralegal|patent paralegal|legal intern|legal associate|legal support specialist|legal analyst|legal case manager|intellectual property paralegal|legal administrator|legal operations specialist|rechtsfachwirt|legal researcher|legal clerk|trade mark paralegal|chartered legal executive|property paralegal|case handler legal|litigation assistant',
  '23-2093':
    'title examiner|title searcher|land title officer|title abstractor|escrow officer|title officer|title closer|landman|lease analyst|right of way agent|escrow assistant|abstractor|land agent|title agent|closing coordinator',
  '23-2099':
    'legal support worker|court liaison|legal support clerk|contract negotiator legal|e discovery specialist|ediscovery analyst|court navigator|legal technologist',
  // Education
  '25-1011':
    'business lecturer|business professor|professor of business|lecturer in business|professor of marketing|professor of accounting|accounting lecturer|lecturer in management|professor of finance|lecturer in finance',
  '25-1021':
    'computer science professor|computer science lecturer|lecturer in computer science|professor of computer science|data science lecturer|it lecturer|computing lecturer',
  '25-1022':
    'mathematics professor|mathematics lecturer|professor of mathematics|math instructor college|lecturer in mathematics',
  '25-1031': 'architecture professor|lecturer in architecture',
  '25-1032':
    'engineering professor|lecturer in engineering|engineering lecturer|professor of mechanical engineering|professor of electrical engineering',
  '25-1042':
    'biology professor|lecturer in biology|professor of biology|assistant professor biology|biology instructor',
  '25-1051': 'earth sciences professor|geology professor|assistant professor geology',
  '25-1052': 'chemistry professor|lecturer in chemistry|professor of chemistry',
  '25-1054':
    'physics professor|lecturer in physics|professor of physics|physics instructor college',
  '25-1061': 'anthropology professor|professor of archaeology|assistant professor of anthropology',
  '25-1063': 'economics professor|lecturer in economics|professor of economics',
  '25-1066': 'psychology professor|lecturer in psychology|professor of psychology',
  '25-1067': 'sociology professor|lecturer in sociology|professor of sociology',
  '25-1071':
    'health specialties professor|lecturer in public health|clinical professor|medical school faculty|dental faculty|lecturer in physiotherapy|clinical educator university|public health lecturer',
  '25-1072':
    'nursing instructor|nursing lecturer|nursing professor|lecturer in nursing|nursing faculty|nurse educator faculty|clinical nursing instructor|nurse tutor|assistant professor of nursing|pflegepadagoge|lehrer fur pflegeberufe|cadre formateur ifsi',
  '25-1081':
    'education professor|lecturer in education|teacher educator|assistant professor of education',
  '25-1112': 'law professor|lecturer in law|law lecturer',
  '25-1121':
    'art professor|music professor|lecturer in art|professor of music|drama lecturer|lecturer in music|music lecturer|assistant professor of art|design lecturer|professor of art|theatre professor',
  '25-1122': 'communications professor|journalism lecturer|lecturer in media',
  '25-1123':
    'english professor|english instructor college|lecturer in english|professor of english|composition instructor',
  '25-1124':
    'spanish professor|foreign language lecturer|language lecturer|french lecturer|professor of spanish',
  '25-1125':
    'history professor|lecturer in history|professor of history|adjunct professor of history',
  '25-1126': 'philosophy professor|lecturer in philosophy|professor of religion',
  '25-1193': 'recreation professor|sports science lecturer|lecturer in sport',
  '25-1194':
    'vocational instructor|career and technical education instructor postsecondary|college lecturer construction|plumbing lecturer|electrical lecturer|welding instructor|automotive instructor|culinary instructor|beauty lecturer|hairdressing lecturer|further education lecturer vocational|cosmetology instructor|driving instructor truck school|tafe teacher|vocational teacher|berufsschullehrer|truck driving instructor|trade instructor|engineering lecturer further education|carpentry lecturer|vocational trainer|technical instructor|hvac instructor|medical assistant instructor|cdl instructor',
  '25-1199':
    'professor|lecturer|associate professor|assistant professor|adjunct professor|adjunct instructor|adjunct faculty|senior lecturer|college instructor|university lecturer|teaching fellow|visiting professor|professeur d universite|maitre de conferences|dozent|wissenschaftlicher mitarbeiter|hochschullehrer|profesor universitario|docente universitario|faculty member|instructor college|further education lecturer|college lecturer|tenure track professor|part time lecturer|academic lecturer|university teacher|fe lecturer|postdoctoral fellow|postdoctoral research associate|postdoc|doctorant|doktorand|phd student|phd researcher|college professor',
  '25-2011':
    'preschool teacher|nursery practitioner|nursery nurse|early years practitioner|early years educator|early childhood teacher|early childhood educator|nursery assistant|room leader|early years teacher|lead teacher preschool|head start teacher|pre k teacher|erzieher|erzieherin|kinderpfleger|padagogische fachkraft|fachkraft kita|kita erzieher|educateur de jeunes enfants|auxiliaire de puericulture|assistante maternelle|eje|maestra infantil|educador infantil|tecnico en educacion infantil|childcare teacher|lead preschool teacher|assistant preschool teacher|toddler teacher|infant teacher|nursery room leader|early childhood assistant teacher|nursery deputy|daycare teacher|kindergarten assistant teacher|senior nursery practitioner|early learning teacher|level 3 nursery practitioner|early years professional|montessori teacher',
  '25-2012':
    'kindergarten teacher|reception teacher|transitional kindergarten teacher|eyfs teacher|professeur maternelle',
  '25-2021':
    'elementary school teacher|primary school teacher|primary teacher|ks1 teacher|ks2 teacher|year 1 teacher|year 2 teacher|year 3 teacher|year 4 teacher|year 5 teacher|year 6 teacher|class teacher|elementary teacher|grade school teacher|grundschullehrer|professeur des ecoles|maestro de primaria|maestra de primaria|3rd grade teacher|4th grade teacher|5th grade teacher|2nd grade teacher|1st grade teacher|lower school teacher|primary class teacher|elementary music teacher|k 5 teacher|fourth grade teacher',
  '25-2022':
    'middle school teacher|middle school math teacher|junior high school teacher|middle school science teacher|middle school english teacher|7th grade teacher|8th grade teacher|6th grade teacher',
  '25-2023': 'middle school career technical teacher|middle school technology teacher',
  '25-2031':
    'high school teacher|secondary school teacher|secondary teacher|maths teacher|math teacher|mathematics teacher|science teacher|english teacher|history teacher|geography teacher|physics teacher|chemistry teacher|biology teacher|teacher of mathematics|teacher of english|teacher of science|teacher of history|teacher of geography|teacher of computing|computing teacher|music teacher school|art teacher|drama teacher|pe teacher|physical education teacher|mfl teacher|languages teacher|high school math teacher|spanish teacher|french teacher|head of maths|head of english|head of science|lehrer|gymnasiallehrer|fachlehrer|lehrkraft|lehrkrafte|professeur|professeur de mathematiques|professeur de francais|professeur d anglais|enseignant|profesor de secundaria|profesor|teacher|teacher of physics|teacher of music|economics teacher|social studies teacher|teacher of art|teacher of business|cover supervisor teacher|supply teacher secondary|ect teacher|business studies teacher|high school english teacher|classroom teacher|subject teacher|senior high school teacher|physical education and health teacher|religious education teacher|teacher of business studies|business and economics teacher|commerce teacher|teacher of economics|teacher of computer science|computer science teacher|secondary music teacher|head of mathematics',
  '25-2032':
    'high school career technical teacher|cte teacher|design and technology teacher|teacher of design and technology|food technology teacher|agriculture teacher|vocational education teacher secondary|career and technical education teacher',
  '25-2051': 'preschool special education teacher|early childhood special education teacher',
  '25-2055': 'kindergarten special education teacher',
  '25-2056':
    'elementary special education teacher|special education teacher elementary|special education teacher|sen teacher|send teacher|sendco|senco|special needs teacher|special education resource teacher|autism teacher|resource teacher|sonderpadagoge|forderschullehrer|enseignant specialise|profesor de educacion especial|maestro de educacion especial|learning support teacher|special educator|intervention specialist|special needs educator|general resource teacher|resource room teacher',
  '25-2057': 'special education teacher middle school|middle school special education teacher',
  '25-2058':
    'special education teacher high school|secondary special education teacher|high school special education teacher|special education teacher secondary',
  '25-2059': 'special education teacher other|adapted physical education teacher',
  '25-3011':
    'adult education teacher|ged instructor|esl teacher|esl instructor|esol lecturer|esol tutor|english as a second language teacher|efl teacher|functional skills tutor|adult literacy teacher|adult basic education instructor|tefl teacher|english language teacher|sprachlehrer|deutschlehrer daf|formateur fle|ielts trainer|online english teacher|online esl teacher|daf lehrkraft|english language instructor',
  '25-3021':
    'self enrichment teacher|music teacher|piano teacher|dance teacher|art instructor|swim instructor|swimming teacher|swimming instructor|yoga teacher enrichment|music instructor|driving instructor|ski instructor|martial arts instructor|guitar teacher|gymnastics coach instructor|fahrlehrer|musiklehrer|tanzlehrer|moniteur auto ecole|professeur de musique|professeur de danse|profesor de musica|swim teacher|cooking instructor|vocal coach|coding instructor|stem instructor|museum educator|education officer museum|flight simulator hobby instructor|dance instructor|robotics instructor|horse riding instructor|riding instructor|art educator|equestrian instructor|enseignant de la conduite|climbing instructor|surf instructor|outdoor instructor|outdoor education instructor|after school instructor',
  '25-3031':
    'substitute teacher|supply teacher|cover supervisor|short term substitute teacher|relief teacher|cover teacher|vertretungslehrer|casual relief teacher|day to day substitute',
  '25-3041':
    'tutor|private tutor|online tutor|maths tutor|math tutor|english tutor|academic tutor|reading tutor|science tutor|learning mentor tutor|nachhilfelehrer|professeur particulier|profesor particular|gcse tutor|sat tutor|homework tutor|sen tutor|graduate tutor|study skills tutor|primary tutor|spanish tutor|reading interventionist tutor|tutor counselor',
  '25-3099':
    'instructor|education instructor|teacher other|enrichment leader|adult education instructor other|after school teacher',
  '25-4011':
    'archivist|digital archivist|archives assistant archivist|records archivist|archivar|archiviste|archivero|archives manager|project archivist|university archivist|processing archivist',
  '25-4012':
    'curator|museum curator|assistant curator|collections curator|gallery curator|kurator|conservateur de musee|commissaire d exposition|curatorial assistant|curatorial associate|curatorial fellow|chief curator|associate curator|curador|head of collections|collections manager|museum collections manager|director of collections',
  '25-4013':
    'museum technician|conservator|art handler|museum registrar|registrar museum|collections assistant|collections technician|museum conservator|preparator|art preparator|paintings conservator|collections care specialist|exhibition technician|collections care technician|restaurator|restaurateur d oeuvres|technicien de musee|gallery technician|collections registrar|museum specialist|assistant registrar|registrar collections|collection technician|digitization technician museum|collections intern|paper conservator|textile conservator|objects conservator|conservation technician museum|museum collections assistant|exhibitions preparator|collection assistant|museum preparator|collections digitization technician|assistant collections manager',
  '25-4022':
    'librarian|academic librarian|school librarian|reference librarian|children s librarian|library manager|media specialist school|cataloging librarian|bibliothekar|bibliothecaire|documentaliste|professeur documentaliste|bibliotecario|library media specialist|digital librarian|systems librarian|youth services librarian|law librarian|information specialist library|library director|knowledge manager librarian|branch librarian|outreach librarian|collections librarian|information officer library|head librarian',
  '25-4031':
    'library technician|library assistant technician|fachangestellter fur medien und informationsdienste|fami|library technical assistant|interlibrary loan technician|library services technician',
  '25-9021':
    'farm and home management educator|extension agent|4 h agent|agricultural extension agent|extension educator|4 h coordinator|extension specialist',
  '25-9031':
    'instructional coordinator|instructional designer|curriculum developer|curriculum specialist|learning designer|instructional coach|elearning developer|e learning developer|learning experience designer|curriculum coordinator|education consultant|curriculum designer|instructional technologist|education specialist|director of curriculum|learning technologist|literacy coach|digital learning specialist|ingenieur pedagogique|concepteur pedagogique|e learning designer|education program specialist|curriculum manager|academic coordinator|education coordinator|educational consultant|curriculum writer|teacher trainer|education program coordinator|assessment developer|academic program coordinator',
  '25-9042':
    'teaching assistant preschool to secondary|teacher s aide|preschool assistant|teaching assistant|teacher assistant|primary teaching assistant|sen teaching assistant|learning support assistant|lsa|special needs assistant|sna|higher level teaching assistant|hlta|classroom assistant|teacher aide|paraprofessional|paraeducator|instructional aide|instructional assistant|classroom aide|special education aide|one to one teaching assistant|1 1 teaching assistant|sen ta|education assistant|education support officer|school aide|integrationshelfer|schulbegleiter|schulbegleitung|inklusionsbegleiter|aesh|atsem|auxiliar de educacion especial|learning mentor|pastoral support assistant|cover teaching assistant|behaviour mentor|educational assistant|integration aide|special education paraprofessional|behaviour support assistant|special education paraeducator|school learning support officer|graduate teaching assistant school|send teaching assistant|teaching aide|inclusion assistant',
  '25-9043':
    'special education teaching assistant|special education assistant|special education instructional assistant',
  '25-9044':
    'teaching assistant postsecondary|graduate teaching assistant|university teaching assistant|tutorial fellow',
  '25-9049': 'teaching assistant other',
  '25-9099':
    'education administrator assistant|examinations officer|exam invigilator|exams officer|education worker|exam proctor|test proctor|school attendance officer|surveillant|assistant d education|assistant education|aed|exams invigilator|attendance officer school|education welfare officer|safeguarding officer school|pastoral manager|pastoral lead|family liaison officer school|vie scolaire|cpe|conseiller principal d education|educational programs facilitator',
};
