/** More titles by SOC 2018 code: arts, media, sport, health care. See office-titles.data.ts. */
export const artsAndHealthTitles: Record<string, string> = {
  '27-1011':
    'art director|creative director|associate creative director|head of creative|directeur artistique|director de arte|design director|art director advertising',
  '27-1012': 'craft artist|potter|glassblower|ceramicist|keramiker|ebeniste d art',
  '27-1013':
    'artist|painter artist|fine artist|sculptor|illustrator|muralist|illustrateur|ilustrador|concept artist fine|scientific illustrator|tattoo artist illustrator',
  '27-1014':
    'animator|3d artist|3d animator|motion graphics designer|vfx artist|motion designer|3d modeler|3d modeller|character artist|environment artist|concept artist|game artist|2d animator|technical artist|compositor|3d generalist|animateur 2d|motion graphics artist|infographiste 3d|special effects artist|multimedia artist|storyboard artist|texture artist|rigger animation|lighting artist|3d visualiser|cgi artist',
  '27-1021':
    'industrial designer|product designer industrial|furniture designer|automotive designer|packaging designer|produktdesigner|designer industriel|disenador industrial|jewellery designer|toy designer|footwear designer industrial|commercial designer|cmf designer|transportation designer',
  '27-1022':
    'fashion designer|apparel designer|clothing designer|technical designer apparel|footwear designer|textile designer|modedesigner|styliste|styliste modeliste|modeliste|disenador de moda|garment technologist|assistant fashion designer|knitwear designer|costume designer|print designer textile|denim designer|accessories designer|womenswear designer|menswear designer|garment technician|fashion design intern',
  '27-1023': 'florist|floral designer|fleuriste|floristin|florista|flower arranger|trainee florist',
  '27-1024':
    'graphic designer|senior graphic designer|junior graphic designer|designer|creative designer|brand designer|graphic artist|visual designer graphic|layout artist|artworker|creative artworker|production artist|presentation designer|packaging graphic designer|grafikdesigner|mediengestalter|grafiker|graphiste|infographiste|maquettiste|disenador grafico|disenador|multimedia designer|marketing designer|graphic design intern|print designer|digital graphic designer|design assistant|prepress designer|infographic designer|freelance graphic designer|graphics designer|graphics editor',
  '27-1025':
    'interior designer|interior architect|kitchen designer|bathroom designer|interior decorator|innenarchitekt|architecte d interieur|decorateur d interieur|disenador de interiores|kitchen and bath designer|space planner|junior interior designer|home stager|interior stylist|showroom designer|ff e designer|kitchen sales designer|design consultant interior|interior design assistant|interior design intern',
  '27-1026':
    'visual merchandiser|merchandise displayer|window dresser|visual merchandising manager|visual merchandising specialist|display artist|gestalter fur visuelles marketing|visual merchandising assistant|etalagiste|merchandiseur|visual specialist retail|visual manager',
  '27-1027':
    'set designer|exhibit designer|exhibition designer|stage designer|scenic designer|scenographe|event designer|bucheibildner|museum exhibit designer',
  '27-1029': 'designer other|lighting designer|memorial designer',
  '27-2011':
    'actor|voice actor|voice over artist|performer theme park|schauspieler|comedien|actress|character performer',
  '27-2012':
    'producer|director film|film director|tv producer|video producer|podcast producer|content producer|program director radio|theatre director|artistic director|stage manager|executive producer|production manager film|realisateur|regisseur|producteur|realizador|creative producer|broadcast producer|news producer|digital producer|game producer|assistant producer|line producer|producer director|casting director|production coordinator film|live producer|theater director|theatre producer|radio producer|stage director|production manager theatre',
  '27-2021': 'athlete|professional athlete|cyclist professional|professional footballer',
  '27-2022':
    'coach|sports coach|football coach|soccer coach|basketball coach|head coach|assistant coach|swim coach|tennis coach|athletics coach|gymnastics coach|scout sports|sporttrainer|entraineur|educateur sportif|moniteur de sport|entrenador|strength and conditioning coach|rugby coach|cricket coach|multi sports coach|pe and sports coach|volleyball coach|head football coach|performance coach sports|cheer coach|golf coach|rowing coach|baseball coach|hockey coach',
  '27-2023': 'referee|umpire|sports official|arbitre',
  '27-2031': 'dancer|ballet dancer|tanzer|danseur',
  '27-2032': 'choreographer',
  '27-2041':
    'music director|composer|conductor|choir director|worship leader|chefdirigent|chef de choeur|music arranger|director of music|organist and director of music|choral director|compositeur',
  '27-2042':
    'musician|singer|pianist|organist|guitarist|musiker|musicien|accompanist|cantante|musico|vocalist|drummer|church organist|violinist',
  '27-2091': 'disc jockey|dj|club dj|wedding dj',
  '27-2099':
    'entertainer|children s entertainer|magician|circus performer|animateur de villages vacances|animador turistico|animateur tourisme|holiday entertainer|kids club entertainer|entertainment team member|party entertainer|entertainment host|santa',
  '27-3011':
    'radio presenter|tv presenter|broadcast announcer|radio host|announcer|moderator radio|animateur radio|presentador|on air host|morning show host|sports announcer',
  '27-3023':
    'journalist|reporter|news reporter|correspondent|news anchor|multimedia journalist|broadcast journalist|redakteur journalist|journaliste|periodista|redactor periodista|trainee reporter|news writer|sports reporter|editorial reporter|news analyst|reporter anchor|breaking news reporter|community reporter|business journalist|news correspondent',
  '27-3031':
    'public relations specialist|pr executive|pr account executive|pr specialist|communications specialist|communications officer|communications coordinator|public information officer|press officer|media relations specialist|communications executive|pr account manager|internal communications manager|internal communications specialist|publicist|pr intern|public relations intern|pr assistant|corporate communications specialist|communication assistant|communications assistant|public relations officer|pr consultant|public affairs specialist|pr referent|pressereferent|referent offentlichkeitsarbeit|kommunikationsreferent|charge de communication|attache de presse|charge de relations presse|responsable relations presse|tecnico de comunicacion|responsable de comunicacion|communications associate|media officer|communications and engagement officer|communications advisor|pr account director|digital communications officer|communications intern|speechwriter|public relations executive|communications consultant|advocacy and communications officer|public relations account executive|social and communications officer|media coordinator|communications analyst|engagement officer communications|press secretary',
  '27-3041':
    'editor|managing editor|copy editor|content editor|editor in chief|sub editor|commissioning editor|assistant editor|editorial assistant|editorial manager|proof editor|lektor|redakteur|redacteur en chef|editeur|secretaire de redaction|redactor jefe|digital editor|news editor|web editor|features editor|editorial director|production editor|publishing editor|content manager|editorial coordinator|desk editor|development editor|social media editor|acquisitions editor|associate editor|medical editor|editorial intern|publishing assistant',
  '27-3042':
    'technical writer|documentation specialist|technical author|technical communicator|technischer redakteur|redacteur technique|redactor tecnico|documentation engineer|api writer|technical documentation specialist|medical writer|proposal writer|information developer|senior technical writer|specification writer|regulatory writer',
  '27-3043':
    'writer|copywriter|content writer|author|ux writer|creative writer|screenwriter|content creator|blogger|content specialist|content strategist|seo writer|seo content writer|content executive|bid writer|grant and proposal writer|texter|autor|redacteur web|redacteur|concepteur redacteur|redactor|redactor de contenidos|scriptwriter|narrative designer|digital content creator|senior copywriter|article writer|lyricist|content developer|game writer|freelance writer|content associate|social media content creator|web content writer|academic writer',
  '27-3091':
    'interpreter|translator|linguist|sign language interpreter|medical interpreter|ubersetzer|dolmetscher|traducteur|interprete|traductor|bilingual interpreter|court interpreter|localization specialist|transcreator|language specialist|bsl interpreter|asl interpreter|localisation specialist|spanish interpreter|translation project linguist|language translator|japanese translator',
  '27-3092':
    'court reporter|stenographer court|realtime captioner|simultaneous captioner|captioner',
  '27-4011':
    'audio visual technician|av technician|audio and video technician|av engineer|av specialist|audiovisual technician|event technician|veranstaltungstechniker|fachkraft fur veranstaltungstechnik|technicien audiovisuel|regisseur technique|tecnico audiovisual|av installation engineer|av support technician|theatre technician|stage technician|multimedia technician|conference technician|av installer|events technician|production technician events|technical stage manager|av programmer|live event technician',
  '27-4012':
    'broadcast technician|broadcast engineer|transmission engineer broadcast|broadcast operator|master control operator|tv studio technician|streaming technician|vision mixer|broadcast operations technician|livestream technician',
  '27-4014':
    'sound engineer|sound technician|audio engineer|sound designer|recording engineer|mixing engineer|tontechniker|ingenieur du son|technicien son|tecnico de sonido|live sound engineer|audio mixer|audio technician|game sound designer',
  '27-4015':
    'lighting technician|lighting operator|stagehand lighting|lichttechniker|eclairagiste|technicien lumiere|lighting engineer stage|gaffer|lighting programmer',
  '27-4021':
    'photographer|portrait photographer|product photographer|photo editor photographer|wedding photographer|fotograf|photographe|fotografo|school photographer|studio photographer|real estate photographer|photography assistant|photojournalist|event photographer|medical photographer|photographer videographer|ecommerce photographer|sports photographer|photography intern|digitization photographer|lead photographer',
  '27-4031':
    'camera operator|videographer|cameraman|cinematographer|kameramann|cadreur|operador de camara|camera assistant|drone videographer|film camera operator|director of photography|vision operator',
  '27-4032':
    'video editor|film editor|post production editor|videoeditor|cutter|monteur video|editor de video|multimedia editor|senior video editor|video editor intern|junior video editor|avid editor|motion video editor|short form video editor|video content editor|social media video editor|video production specialist|video specialist|colorist|multimedia specialist|multimedia producer|video content creator',
  '27-4099': 'media equipment worker|drone pilot media|prompter operator|media technician',
  // Health practitioners
  '29-1011':
    'chiropractor|associate chiropractor|chiropraktiker|chiropracteur|chiropractic physician',
  '29-1021':
    'dentist|associate dentist|general dentist|zahnarzt|chirurgien dentiste|dentista|odontologo|dental officer|dental associate|foundation dentist|zahnmediziner|pediatric dentist|dentist associate',
  '29-1022': 'oral surgeon|maxillofacial surgeon|oralchirurg',
  '29-1023': 'orthodontist|kieferorthopade|orthodontiste',
  '29-1031':
    'dietitian|nutritionist|registered dietitian|clinical dietitian|dietician|ernahrungsberater|diatassistent|dieteticien|dietista nutricionista|nutricionista|community nutritionist|sports nutritionist|renal dietitian|nutrition officer|food service dietitian|diatologe|nutrition specialist|wic nutritionist|public health nutritionist|paediatric dietitian',
  '29-1041':
    'optometrist|optiker optometrist|optometriste|optometrista|resident optometrist|pre registration optometrist|optometrist associate',
  '29-1051':
    'pharmacist|clinical pharmacist|community pharmacist|hospital pharmacist|pharmacy manager|relief pharmacist|pharmacist manager|staff pharmacist|apotheker|pharmacien|pharmacien adjoint|farmaceutico|superintendent pharmacist|pharmacist in charge|locum pharmacist|pcn pharmacist|practice pharmacist|trainee pharmacist|pharmacy director|director of pharmacy|oncology pharmacist|ambulatory care pharmacist|duty pharmacist|retail pharmacist|specialty pharmacist|pharmacist home infusion|pharmacy intern pharmacist|second pharmacist',
  '29-1071':
    'physician assistant|physician associate|pa c|arztassistent|urgent care physician assistant|surgical physician assistant|orthopedic physician assistant|dermatology physician assistant|physician assistant certified',
  '29-1081':
    'podiatrist|chiropodist|podologe|pedicure podologue|podologo|band 6 podiatrist|pedicurist podiatry',
  '29-1122':
    'occupational therapist|ot|band 6 occupational therapist|ergotherapeut|ergotherapeute|terapeuta ocupacional|paediatric occupational therapist|community occupational therapist|pediatric occupational therapist|rotational occupational therapist|occupational therapist school|senior occupational therapist|hand therapist',
  '29-1123':
    'physical therapist|physiotherapist|pt physical therapy|band 5 physiotherapist|band 6 physiotherapist|msk physiotherapist|physiotherapeut|krankengymnast|kinesitherapeute|masseur kinesitherapeute|fisioterapeuta|senior physiotherapist|outpatient physical therapist|home health physical therapist|rotational physiotherapist|staff physical therapist|sports physiotherapist|neuro physiotherapist|pediatric physical therapist|first contact practitioner physiotherapist|musculoskeletal physiotherapist|travel physical therapist',
  '29-1124':
    'radiation therapist|therapeutic radiographer|medical dosimetrist|strahlentherapie mtra|radiotherapist|manipulateur en radiotherapie',
  '29-1125':
    'recreational therapist|therapeutic recreation specialist|activities therapist|art therapist|music therapist|musiktherapeut|kunsttherapeut|art therapeute|therapeutic recreation director|drama therapist|recreation therapist|dance therapist|dramatherapist|kunst und musiktherapeut',
  '29-1126':
    'respiratory therapist|registered respiratory therapist|rrt|respiratory care practitioner|atmungstherapeut|inhalotherapeute|travel respiratory therapist|respiratory physiologist therapist|pulmonary function technologist',
  '29-1127':
    'speech language pathologist|speech therapist|speech and language therapist|slp|logopade|orthophoniste|logopeda|school speech language pathologist|slp cf|paediatric speech and language therapist|speech pathologist|sprachtherapeut|slp clinical fellow',
  '29-1128':
    'exercise physiologist|cardiac rehab exercise physiologist|clinical exercise physiologist|accredited exercise physiologist|kinesiologist|kinesiologue',
  '29-1129':
    'therapist other|hydrotherapist|orientation and mobility specialist|low vision therapist|behavior analyst|bcba|board certified behavior analyst|applied behavior analyst|aba therapist supervisor|heilpadagoge|psychomotricien|osteopath|osteopathe|osteopata|behaviour analyst|occupational behavior specialist|motopade|osteopathic practitioner',
  '29-1131':
    'veterinarian|vet|veterinary surgeon|associate veterinarian|emergency veterinarian|tierarzt|veterinaire|veterinario|small animal vet|locum vet|relief veterinarian|equine vet|veterinary officer|veterinary clinical director|farm vet|mixed animal vet|veterinary doctor|shelter veterinarian|senior veterinary surgeon|large animal veterinarian|zoo veterinarian',
  '29-1141':
    'registered nurse|rn|staff nurse|nurse|charge nurse|icu nurse|er nurse|ed nurse|emergency room nurse|med surg nurse|icu rn|or nurse|operating room nurse|theatre nurse|scrub nurse|community nurse|district nurse|school nurse|practice nurse|mental health nurse|rmn|rgn|registered mental health nurse|registered general nurse|general nurse|paediatric nurse|pediatric nurse|nicu nurse|oncology nurse|dialysis nurse|hospice nurse|hospice rn|home health nurse|home health rn|home care nurse|travel nurse|travel rn|nurse case manager|rn case manager|labor and delivery nurse|public health nurse|occupational health nurse|occupational health advisor|correctional nurse|prison nurse|clinical nurse|clinical nurse ii|band 5 nurse|band 6 nurse|band 5 staff nurse|junior sister|ward sister|sister|senior staff nurse|deputy ward manager|nurse in charge|clinical nurse specialist nurse|recovery nurse|anaesthetic nurse|pre op nurse|pacu nurse|telemetry nurse|psychiatric nurse|wound care nurse|infection control nurse|infusion nurse|flight nurse|research nurse|clinical research nurse|telephone triage nurse|triage nurse|telehealth nurse|nurse educator|rn educator|aesthetic nurse|learning disability nurse|prn registered nurse|pool nurse|nurse assessor|utilization review nurse|clinic nurse|clinic rn|surgical nurse|cath lab nurse|endoscopy nurse|endoscopy rn|nursing supervisor|house supervisor nurse|nurse coordinator|nurse team leader|healthcare nurse|health visitor|disability assessor nurse|company nurse|school health nurse|ward nurse|krankenschwester|krankenpfleger|gesundheits und krankenpfleger|gesundheits und krankenpflegerin|pflegefachkraft|pflegefachmann|pflegefachfrau|pflegefachperson|examinierte pflegekraft|altenpfleger|altenpflegefachkraft|pflegekraft examiniert|intensivpflegekraft|fachkrankenpfleger|kinderkrankenpfleger|gesundheits und kinderkrankenpfleger|praxisanleiter pflege|diplomierte gesundheits und krankenpfleger|dgkp|ota|ops op pflege|pflegefachkraft ambulant|infirmier|infirmiere|infirmier de|ide|ibode|infirmier bloc|infirmier de bloc operatoire|infirmier en soins generaux|infirmier puericulteur|puericultrice|infirmier psychiatrique|infirmier coordinateur|idec|infirmier liberal|enfermero|enfermera|enfermero quirurgico|enfermero de urgencias|due enfermeria|verpleegkundige|nursing officer|registered nurse icu|registered nurse er|registered nurse or|registered nurse med surg|nursing home nurse|care home nurse|agency nurse|bank nurse|bank staff nurse|gp nurse|general practice nurse|nurse advisor|nurse consultant|rn supervisor|rn manager on duty|mds coordinator|mds nurse|rn mds|nurse reviewer|clinical documentation specialist|quality nurse|care coordinator rn|transplant coordinator|field nurse|clinical nurse educator|icu registered nurse|registered nurse medical icu|enrolled nurse rn|nurse iii|nurse ii|nurse i|kenya registered community health nurse|krchn|community health nurse|nursing staff|staff nurse icu',
  '29-1151':
    'nurse anesthetist|crna|certified registered nurse anesthetist|iade|infirmier anesthesiste|anaesthetic associate|fachpfleger anasthesie|physicians assistant anaesthesia',
  '29-1161':
    'nurse midwife|midwife|certified nurse midwife|hebamme|sage femme|matrona|community midwife|band 6 midwife|entbindungspfleger|rotational midwife|bank midwife|registered midwife|maieuticien',
  '29-1171':
    'nurse practitioner|family nurse practitioner|fnp|advanced nurse practitioner|anp|advanced clinical practitioner|psychiatric nurse practitioner|pmhnp|psychiatric mental health nurse practitioner|acute care nurse practitioner|pediatric nurse practitioner|aprn|advanced practice registered nurse|nurse practitioner primary care|trainee advanced clinical practitioner|emergency nurse practitioner|advanced practice provider|infirmier en pratique avancee|ipa|minor illness nurse|advanced practice nurse|clinical nurse specialist|cns nurse|urgent care nurse practitioner|telehealth nurse practitioner|dermatology nurse practitioner',
  '29-1181':
    'audiologist|hearing aid audiologist|clinical audiologist|audiologue|audiologo|pediatric audiologist|newborn hearing screener audiologist|hearing aid dispenser audiologist',
  '29-1211':
    'anesthesiologist|anaesthetist|consultant anaesthetist|anasthesist|anesthesiste|anestesiologo|medecin anesthesiste',
  '29-1212':
    'cardiologist|consultant cardiologist|kardiologe|cardiologue|cardiologo|interventional cardiologist',
  '29-1213': 'dermatologist|consultant dermatologist|hautarzt|dermatologue|dermatologo',
  '29-1214':
    'emergency medicine physician|emergency physician|er doctor|emergency medicine doctor|consultant in emergency medicine|notarzt|medecin urgentiste|medico de urgencias|emergency department doctor|specialty doctor emergency medicine|urgent care physician',
  '29-1215':
    'family medicine physician|family physician|general practitioner|gp|salaried gp|gp partner|primary care physician|locum gp|family doctor|hausarzt|facharzt fur allgemeinmedizin|allgemeinmediziner|medecin generaliste|medico de familia|medico general|medical officer general practice|family practice physician|primary care doctor|general practice doctor|medecin coordonnateur|physician family medicine|gp doctor|out of hours gp|medical officer',
  '29-1216':
    'general internal medicine physician|internist|hospitalist|internal medicine physician|internal medicine doctor|consultant physician|facharzt fur innere medizin|medecin interniste|medecin hospitalier|nocturnist|hospitalist physician|acute medicine consultant|physician internal medicine|internal medicine hospitalist|specialty doctor acute medicine',
  '29-1217': 'neurologist|consultant neurologist|neurologe|neurologue|neurologo|stroke consultant',
  '29-1218':
    'obstetrician gynecologist|obgyn|ob gyn physician|gynaecologist|obstetrician|consultant obstetrician|frauenarzt|facharzt gynakologie|gynecologue|ginecologo|consultant obstetrics and gynaecology|obstetrician and gynaecologist',
  '29-1221':
    'pediatrician|paediatrician|consultant paediatrician|pediatric physician|kinderarzt|pediatre|pediatra|neonatologist|facharzt fur kinder und jugendmedizin|community paediatrician',
  '29-1222':
    'pathologist|consultant pathologist|histopathologist|pathologe|forensic pathologist|consultant histopathologist|medical examiner pathologist',
  '29-1223':
    'psychiatrist|consultant psychiatrist|psychiatry registrar|child psychiatrist|psychiater|psychiatre|psiquiatra|specialty doctor psychiatry|facharzt fur psychiatrie|locum consultant psychiatrist|psychiatry resident|old age psychiatrist|telepsychiatrist|adult psychiatrist|specialty doctor in psychiatry',
  '29-1224':
    'radiologist|consultant radiologist|radiologe|radiologue|radiologo|diagnostic radiologist|interventional radiologist|facharzt fur radiologie',
  '29-1229':
    'physician|doctor|medical doctor|specialty doctor|consultant doctor|registrar doctor|oncologist|gastroenterologist|endocrinologist|rheumatologist|pulmonologist|nephrologist|hematologist|infectious disease physician|urologist physician|arzt|assistenzarzt|facharzt|oberarzt|chefarzt|medecin|praticien hospitalier|medecin du travail|medico|medico especialista|resident physician|senior house officer|sho|clinical fellow|junior doctor|occupational health physician|consultant geriatrician|palliative care consultant|sports medicine physician|physiatrist|betriebsarzt|resident medical officer|rmo|trust doctor|medical registrar|clinical research physician|consultant haematologist|occupational physician|hospital doctor|pain medicine physician|facharzt fur arbeitsmedizin|geriatrician|allergist|medecin gastroenterologue|consultant rheumatologist|medical consultant|medical review officer physician|critical care physician|intensivist',
  '29-1241': 'ophthalmologist|consultant ophthalmologist|augenarzt|ophtalmologue|oftalmologo',
  '29-1242':
    'orthopedic surgeon|consultant orthopaedic surgeon|orthopade|chirurgien orthopediste|traumatologo|trauma and orthopaedics registrar|orthopaedic surgeon',
  '29-1243': 'pediatric surgeon|paediatric surgeon',
  '29-1249':
    'surgeon|general surgeon|consultant surgeon|plastic surgeon|neurosurgeon|urologist|vascular surgeon|chirurg|chirurgien|cirujano|ent surgeon|cardiothoracic surgeon|transplant surgeon|trauma surgeon|surgical registrar|cosmetic surgeon|facharzt fur chirurgie',
  '29-1291': 'acupuncturist|licensed acupuncturist',
  '29-1292':
    'dental hygienist|registered dental hygienist|rdh|hygienist|dental therapist|dentalhygieniker|hygieniste dentaire|higienista dental|dental hygienist therapist|prophylaxeassistent|zmp|dental hygienist part time|zahnmedizinische prophylaxeassistentin',
  '29-1299':
    'naturopath|homeopath|naturopathic physician|heilpraktiker|orthoptist|orthoptiste|genetic counsellor practitioner|naturopathe|orthoptistin|traditional medicine practitioner',
  '29-9092': 'genetic counselor|genetic counsellor',
  '29-2011':
    'medical technologist|medical laboratory scientist|clinical laboratory scientist|biomedical scientist|cytotechnologist|histotechnologist|medical lab scientist|clinical scientist laboratory|microbiology technologist|blood bank technologist|medizinische technologin|mtl|medizinisch technischer laboratoriumsassistent|mtla|biologiste medical|laboratorio clinico tecnologo|mls|cls|specialist biomedical scientist|clinical lab scientist|trainee biomedical scientist|cytogenetic technologist|medical laboratory technologist|laboratory technologist|generalist medical technologist',
  '29-2012':
    'medical laboratory technician|mlt|clinical laboratory technician|medical lab technician|laboratory technician medical|histology technician|pathology technician|biomedical support worker|medical laboratory assistant technician|technicien de laboratoire medical|technicien de laboratoire d analyses medicales|tecnico de laboratorio clinico|histotechnician|pathology assistant technician|lab technician clinical|hospital lab technician|associate practitioner pathology|cytology screener',
  '29-2031':
    'cardiovascular technologist|cardiac physiologist|echocardiographer|cath lab technologist|ekg technician|cardiac sonographer|ecg technician|cardiographer|vascular technologist|cath lab tech|cardiovascular technician|monitor technician|telemetry technician|echo tech|echo technologist|rcis|cardiac physiology assistant|holter technician',
  '29-2032':
    'diagnostic medical sonographer|sonographer|ultrasound technologist|ultrasound technician|ultrasound tech|vascular sonographer|echographiste|ob sonographer|ultrasonographer|travel ultrasound technologist',
  '29-2033':
    'nuclear medicine technologist|pet ct technologist|nuclear medicine technician|nuclear medicine practitioner',
  '29-2034':
    'radiologic technologist|radiographer|x ray technician|x ray tech|radiology technologist|ct technologist|mammographer|mammography technologist|diagnostic radiographer|rad tech|ct tech|band 5 radiographer|band 6 radiographer|mtra|mtr|medizinisch technischer radiologieassistent|medizinische technologin fur radiologie|manipulateur radio|manipulateur en radiologie|manipulateur en electroradiologie|mer|tecnico de rayos|tecnico en radiologia|tecnico superior en imagen|ct radiographer|x ray technologist|interventional radiology technologist|senior radiographer|radiology technician|imaging technologist|diagnostic imaging technologist|radtech|special procedures technologist|limited x ray technician|ct scan technologist',
  '29-2035':
    'mri technologist|mri technician|mri tech|mri radiographer|mri radiologic technologist',
  '29-2036': 'medical dosimetrist|dosimetrist',
  '29-2042':
    'emergency medical technician|emt|emt b|emt basic|ambulance technician|emergency care assistant|ambulance care assistant|rettungssanitater|ambulancier|tecnico de emergencias sanitarias|emergency medical responder|ems technician|aemt|patient transport emt|advanced emt|associate ambulance practitioner|emt i|first responder emt|auxiliaire ambulancier|emergency ambulance crew',
  '29-2043':
    'paramedic|critical care paramedic|flight paramedic|notfallsanitater|ambulance paramedic|rettungsassistent|paramedico|community paramedic|newly qualified paramedic|firefighter paramedic medic|specialist paramedic|emt p|event paramedic|urgent care paramedic|emt paramedic',
  '29-2051':
    'dietetic technician|dietary technician|diet technician|dietetic assistant|nutrition technician',
  '29-2052':
    'pharmacy technician|pharmacy tech|dispenser|pharmacy dispenser|dispensing assistant|dispensary assistant|pharmacy assistant dispensing|certified pharmacy technician|cpht|pta|pharmazeutisch technischer assistent|pharmazeutisch technische assistentin|preparateur en pharmacie|tecnico en farmacia|auxiliar de farmacia|trainee pharmacy technician|hospital pharmacy technician|senior pharmacy technician|accuracy checking technician|medicines management technician|trainee dispenser|pharmacy trainee|sterile compounding technician|lead pharmacy technician',
  '29-2053':
    'psychiatric technician|mental health technician|behavioral health technician psychiatric|licensed psychiatric technician|psych tech|mental health tech',
  '29-2055':
    'surgical technologist|surgical technician|scrub tech|surgical tech|operating department practitioner|odp|operationstechnischer assistent|operationstechnische assistentin|or tech|instrumentista|certified surgical technologist|theatre practitioner|anasthesietechnischer assistent|scrub practitioner|cvor tech|travel surgical technologist',
  '29-2056':
    'veterinary technician|vet tech|veterinary nurse|registered veterinary nurse|rvn|licensed veterinary technician|tiermedizinische fachangestellte|tfa|auxiliaire veterinaire asv|credentialed veterinary technician|student veterinary nurse|veterinary technologist|head veterinary nurse|emergency veterinary technician|cvt|rvt|lvt',
  '29-2057':
    'ophthalmic medical technician|ophthalmic technician|ophthalmic assistant technician|optometric technician|certified ophthalmic assistant|ophthalmic technologist|optometric assistant|ophthalmic photographer|ophthalmic scribe technician',
  '29-2061':
    'licensed practical nurse|lpn|lvn|licensed vocational nurse|enrolled nurse|nursing associate|registered practical nurse|rpn|pflegeassistent examiniert|practical nurse|trainee nursing associate|clinic lpn|lpn charge nurse|lpn supervisor|home health lpn|private duty lpn|lpn lvn|registered nursing associate|state enrolled nurse|pediatric lpn',
  '29-2072':
    'medical records specialist|medical coder|clinical coder|health information technician|medical records technician|medical coding specialist|inpatient coder|outpatient coder|him specialist|health information specialist|kodierfachkraft|medical records clerk coder|technicien information medicale|tim|documentalista medico|certified professional coder|coding specialist|coding auditor|him technician|medical records coordinator|risk adjustment coder|release of information specialist|medical coding analyst|hospital coder|coding analyst medical|cancer registrar|tumor registrar|health records officer|health records and information officer|cdi specialist coder|medical records officer|pro fee coder|hcc coder|clinical coding auditor',
  '29-2081':
    'optician|dispensing optician|optical assistant|augenoptiker|opticien|optico|optical advisor|optical dispenser|trainee dispensing optician|opticien lunetier|eyewear consultant|optical consultant|optical sales associate|licensed optician|apprentice optician|optical technician dispensing|opticien visagiste|eyecare advisor|optical retail assistant',
  '29-2091':
    'orthotist|prosthetist|orthotist and prosthetist|orthopadietechniker|orthoprothesiste|orthopadietechnik mechaniker|certified prosthetist orthotist|orthesiste',
  '29-2092':
    'hearing aid specialist|hearing instrument specialist|hearing aid dispenser|horgerateakustiker|audioprothesiste|horakustiker|hearing care practitioner|audioprotesista|hearing care partner|hearing aid dispenser trainee',
  '29-2099':
    'health technologist|polysomnographic technologist|sleep technologist|neurophysiologist technician|eeg technologist|neurodiagnostic technologist|perfusionist|dialysis technician|hemodialysis technician|patient care technician dialysis|health technician|surgical neurophysiologist|clinical perfusionist|kardiotechniker|renal technician|clinical physiologist|respiratory physiologist|neurophysiology technician|sleep technician|lactation consultant|intraoperative monitoring technologist|audiometrist|decontamination technician clinical|donor center technician|apheresis technician|health screening technician|dialysis tech|eeg technician',
  '29-9091':
    'athletic trainer|certified athletic trainer|sports therapist|head athletic trainer|assistant athletic trainer|graduate sports therapist',
  '29-9093':
    'surgical assistant|certified surgical assistant|surgical first assistant|chirurgisch technischer assistent',
  '29-9099':
    'healthcare practitioner|health practitioner|clinical nutrition specialist|midwifery practitioner direct entry|social prescriber clinical|physicians assistant technical|allied health professional|disability assessor|functional assessor|pip assessor|clinical assessor|clinical educator|clinical specialist medical devices|clinical application specialist|clinical applications specialist|clinical liaison|clinical specialist',
  // Health support
  '31-1121':
    'home health aide|care assistant|carer|home carer|domiciliary care assistant|domiciliary care worker|home care assistant|home care worker|community carer|community care assistant|live in carer|live in care assistant|care worker|night care assistant|senior care assistant|senior carer|hha|home healthcare aide|certified home health aide|care giver home|ambulante pflegehilfskraft|aide a domicile|auxiliaire de vie|auxiliaire de vie sociale|assistant de vie|assistante de vie aux familles|avs|auxiliar de ayuda a domicilio|ayuda a domicilio|homecare assistant|waking night care assistant|mobile carer|home help|hauswirtschaftliche betreuung pflege|visiting care worker|reablement support worker|reablement assistant|care support worker|care practitioner|complex care assistant|bank care assistant|residential care assistant|homecare worker|intervenant a domicile|domiciliary carer',
  '31-1122':
    'personal care aide|support worker|caregiver|personal assistant care|personal care assistant|direct support professional|dsp|direct care worker|disability support worker|residential support worker|healthcare support worker community|learning disability support worker|mental health support worker|companion caregiver|home caregiver|senior support worker|bank support worker|care companion|companion|elderly caregiver|direct care staff|supported living support worker|children s residential support worker|residential childcare worker|residential care worker|aged care worker|personal care worker|disability carer|alltagsbegleiter|betreuungskraft|betreuungsassistent|seniorenbetreuer|heilerziehungspfleger|heilerziehungspflegehelfer|assistenzkraft|personliche assistenz|aide medico psychologique|amp|accompagnant d eleves|asistente personal|cuidador|cuidador de personas mayores|gerocultor|in home caregiver|residential aide|habilitation technician|direct support staff|direct support specialist|resident assistant care|in home care aide|home care aide|attendant care|residential support officer|community support worker disability|autism support worker|pca|residential direct care|support worker nights|complex care support worker|female support worker|recovery support worker|betreuungskraft 43b|elderly carer|respite worker|residential child care worker|children s support worker',
  '31-1131':
    'nursing assistant|certified nursing assistant|cna|healthcare assistant|hca|health care assistant|nurse aide|nurses aide|patient care technician|pct|patient care assistant|nursing aide|care assistant nursing home|social care assistant|stna|clinical support worker|healthcare support worker|health care support worker|nurse assistant|nursing auxiliary|pflegehelfer|pflegehilfskraft|pflegeassistent|pflegefachhelfer|altenpflegehelfer|krankenpflegehelfer|pflegefachassistent|stationshilfe|aide soignant|aide soignante|as|asg|auxiliar de enfermeria|tcae|tecnico en cuidados auxiliares de enfermeria|assistant in nursing|ain|bank healthcare assistant|gna|ward assistant care|patient care tech|certified nurse assistant|certified nurse aide|theatre support worker|maternity support worker|senior healthcare assistant|psychiatric nursing assistant|health care aide|medication aide|certified medication aide|qma|cma medication|sitter hospital|patient sitter|mental health healthcare assistant|health care assistant bank|pflegekraft|pflegefachhelferin|nursing assistant certified',
  '31-1132':
    'orderly|hospital orderly|patient transporter|hospital porter|porter hospital|brancardier|celador|patient transport attendant|patient transport aide|krankentransport|hospital portering|theatre porter|transporter hospital|patient escort|theatre orderly|hol und bringedienst',
  '31-1133':
    'psychiatric aide|psychiatric care assistant|behavioral health associate|mental health aide|mental health worker|mental health associate|behavioral health aide|behavioral health specialist aide',
  '31-2011':
    'occupational therapy assistant|cota|certified occupational therapy assistant|ot assistant|ergotherapie assistent|therapy assistant occupational|occupational therapy technician',
  '31-2012':
    'occupational therapy aide|rehabilitation assistant occupational|therapy support worker',
  '31-2021':
    'physical therapist assistant|pta physical therapy|physiotherapy assistant|licensed physical therapist assistant|physiotherapy technician|home health physical therapist assistant',
  '31-2022':
    'physical therapist aide|physical therapy aide|physical therapy technician|rehabilitation assistant|rehab assistant|therapy assistant|physiotherapy support worker|rehab technician|rehab aide|physical therapy tech|rehabilitation support worker|pt tech|rehab tech|pt aide',
  '31-9011':
    'massage therapist|spa therapist|licensed massage therapist|lmt|masseur|masseurin|masajista|masseur spa|spa praticien|sports massage therapist|wellness therapist|remedial massage therapist|masseur medizinischer bademeister|massage therapist spa|praticien bien etre|spa praticienne',
  '31-9091':
    'dental assistant|dental nurse|trainee dental nurse|qualified dental nurse|orthodontic assistant|registered dental assistant|zahnmedizinische fachangestellte|zfa|zahnarzthelfer|assistant dentaire|auxiliar dental|higienista auxiliar dental|expanded functions dental assistant|efda|dental surgery assistant|lead dental assistant|orthodontic nurse|head dental nurse|dental treatment coordinator|sterilization assistant dental|dental chairside assistant',
  '31-9092':
    'medical assistant|certified medical assistant|cma|clinical assistant|medizinische fachangestellte|mfa|arzthelfer|medizinischer fachangestellter|clinical medical assistant|registered medical assistant|bilingual medical assistant|health care assistant gp|assistant medical|podiatry assistant|chiropractic assistant|medical office assistant clinical|back office medical assistant|dermatology medical assistant|ophthalmic assistant|medical assistant ii|ordinationsassistent|ccma|urgent care medical assistant|clinical care assistant|allergy technician|audiology assistant',
  '31-9093':
    'sterile processing technician|central sterile technician|medical equipment preparer|decontamination technician|sterile services technician|sterile processing tech|spd technician|agent de sterilisation|aemp mitarbeiter|instrument technician sterile|medical equipment technician delivery|endoscopy technician|gi technician|sterile services assistant|cssd technician|sterilization technician|sterilisationsassistent|central service technician|endoscopy tech|hsdu technician|anesthesia technician',
  '31-9094':
    'medical transcriptionist|medical scribe|scribe|medical secretary transcription|audio typist medical|clinical scribe|virtual medical scribe|medical transcription editor',
  '31-9095':
    'pharmacy aide|pharmacy assistant|pharmacy counter assistant|healthcare partner pharmacy|medicines counter assistant|pharmacy clerk|pharmacy customer advisor|pharmacy sales assistant|pka|pharmazeutisch kaufmannische angestellte|pharmacy support worker|trainee pharmacy assistant|pharmacy advisor|pharmacy cashier',
  '31-9096':
    'veterinary assistant|animal care assistant veterinary|vet assistant|veterinary care assistant|auxiliaire veterinaire|auxiliar veterinario|patient care assistant veterinary|kennel assistant veterinary|tierarzthelfer|lab animal caretaker|animal nursing assistant|surgical veterinary assistant|tierpfleger labor|laboratory animal technician|veterinary exam assistant',
  '31-9097':
    'phlebotomist|phlebotomy technician|plasma center technician|blood collection technician|donor phlebotomist|flebotomista|mobile phlebotomist|phlebotomy specialist|donor care technician|phlebotomist ii|blood donor carer|patient service technician phlebotomy|donor carer',
  '31-9099':
    'healthcare support worker other|registered behavior technician|rbt|behavior technician|aba therapist|aba technician|behavioral technician|hearing aid assistant|speech language pathology assistant|slpa|optometric assistant support|behavior interventionist|behavioral interventionist|endoscopy assistant|birth doula|doula|health care navigator|radiology assistant support|clinic assistant|therapy aide|speech therapy assistant|imaging assistant|speech and language therapy assistant|ward host support|mortuary assistant|mortuary technician|autopsy technician|anatomical pathology technologist|autism therapist|applied behavior analysis therapist|radiology department assistant|healthcare volunteer coordinator support|sleep lab assistant|behavior therapist|wellness aide',
};
