/** More titles by SOC 2018 code: land, building, mining, repair. See office-titles.data.ts. */
export const tradesTitles: Record<string, string> = {
  '45-1011':
    'farm supervisor|farm foreman|fishing skipper|forestry supervisor|harvest supervisor|vineyard foreman|chef de culture|chef d equipe viticole|capataz agricola|crew leader farm|poultry farm supervisor',
  '45-2011':
    'agricultural inspector|food safety inspector agriculture|meat inspector|meat hygiene inspector|plant health inspector',
  '45-2041':
    'egg grader|produce sorter|fruit packer grader|grader agricultural products|trieur de fruits|fruit sorter|apple grader',
  '45-2091':
    'tractor driver|agricultural equipment operator|combine operator|tractoriste|conducteur d engins agricoles|chauffeur tracteur|tractorista|landmaschinenfuhrer|agricultural machinery operator|farm equipment operator|sprayer operator|farm machinery operator|tractoriste viticole',
  '45-2092':
    'farm worker|farmhand|fruit picker|harvest worker|greenhouse worker|nursery worker|vineyard worker|farm laborer|seasonal farm worker|crop worker|picker farm|farm operative|horticulture operative|nursery operative|glasshouse worker|erntehelfer|landwirtschaftlicher helfer|gartnergehilfe|winzer|winzergehilfe|ouvrier agricole|ouvrier viticole|ouvrier vigneron|vigneron|ouvrier horticole|ouvrier maraicher|ouvrier arboricole|saisonnier agricole|saisonnier viticole|cueilleur|vendangeur|vendanges|ouvrier polyvalent agricole|peon agricola|jornalero|recolector|temporero|vinatero|horticultor|plantation worker|mushroom picker|daffodil picker|farm assistant crops|agent agricole polyvalent|landwirt|gartner gemusebau|grower|assistant grower|cannabis trimmer|hemp worker|cultivation technician|cannabis cultivator|vineyard technician',
  '45-2093':
    'dairy farm worker|milker|herdsman|herdsperson|stockperson|livestock worker|poultry worker|poultry farm worker|shepherd|pig farm worker|dairy farmer assistant|tierwirt|melker|vacher|porcher|berger|ouvrier d elevage|agent d elevage|salarie agricole elevage|ganadero|pastor|ordenador|dairyman|calf rearer|relief milker|ranch hand|aquaculture worker|fish farm worker|fish farm technician|aquaculture technician hand|farm technician livestock',
  '45-2099': 'agricultural worker other|irrigator|beekeeper|apiculteur|imker|apicultor',
  '45-3031':
    'fisherman|fisher|deckhand fishing|commercial fisherman|trapper|hunter|pecheur|matelot pecheur|fischer|marinero pescador|fishing deckhand',
  '45-4011':
    'forestry worker|forest technician worker|forest conservation worker|forstwirt|ouvrier sylvicole|tree planter|trabajador forestal|forest worker|waldarbeiter',
  '45-4021': 'faller|bucheron|lumberjack|tree faller|chainsaw operator forestry|holzfaller',
  '45-4022':
    'logging equipment operator|harvester operator|forwarder operator|conducteur d engins forestiers|forwarder driver|skidder operator|abatteuse conducteur',
  '45-4023': 'log grader|log scaler',
  '47-1011':
    'construction foreman|site supervisor|general foreman|construction supervisor|foreman|works supervisor|site foreman|working foreman|foreperson construction|crew leader construction|electrical foreman|electrical supervisor|plumbing foreman|carpentry foreman|concrete foreman|pipeline foreman|roofing foreman|roofing supervisor|drywall foreman|ganger|groundworks foreman|civils supervisor|highways supervisor|scaffolding supervisor|section foreman|polier|bauleiter polier|vorarbeiter|vorarbeiter bau|chef de chantier|chef d equipe batiment|chef d equipe btp|chef d equipe travaux publics|chef d equipe|encargado de obra|capataz|jefe de equipo obra|construction crew leader|street supervisor|paving foreman|asphalt foreman|finishing foreman|trade supervisor|works superintendent street|maintenance construction supervisor',
  '47-2011': 'boilermaker|chaudronnier monteur|boiler maker welder',
  '47-2021':
    'bricklayer|brickmason|mason bricklayer|brickie|maurer|macon|ouvrier macon|macon coffreur|albanil|oficial albanil|blocklayer|brick layer',
  '47-2022': 'stonemason|stone mason|tailleur de pierre|steinmetz|cantero',
  '47-2031':
    'carpenter|joiner|bench joiner|site joiner|site carpenter|shuttering carpenter|formwork carpenter|finish carpenter|carpenter joiner|multi skilled carpenter|joiner multi|kitchen fitter|kitchen installer|shopfitter|shop fitter|timber frame erector|zimmermann|zimmerer|tischler|schreiner|bautischler|bauschreiner|charpentier|charpentier bois|menuisier|menuisier poseur|poseur de menuiseries|poseur de cuisines|cuisiniste poseur|agenceur|menuisier agenceur|coffreur|coffreur bancheur|bancheur|carpintero|encofrador|ebanista carpintero|rough carpenter|framer|framing carpenter|trim carpenter|door installer|window fitter|upvc fitter|fenetrier|finish carpenter lead|carpenter apprentice|cabinet installer|millwork installer|stage carpenter|scenic carpenter|trockenbauer zimmermann',
  '47-2041': 'carpet installer|carpet fitter|poseur de moquette',
  '47-2042':
    'floor layer|flooring installer|floor fitter|flooring fitter|bodenleger|solier moquettiste|poseur de sols|parkettleger|poseur de parquet|instalador de pisos',
  '47-2044':
    'tiler|tile setter|tile installer|wall and floor tiler|fliesenleger|carreleur|carreleur mosaiste|alicatador|solador',
  '47-2051':
    'concrete finisher|cement mason|concrete worker|betonbauer|beton und stahlbetonbauer|applicateur de beton|concrete mason|cement finisher|concrete screeder',
  '47-2061':
    'construction laborer|construction labourer|general laborer|general laborer construction|labourer|laborer|site labourer|general labourer|groundworker|building labourer|construction worker|construction helper|demolition worker|demolition operative|civils operative|highways operative|general operative construction|site operative|skip operative|bauhelfer|bauarbeiter|baufacharbeiter|hochbaufacharbeiter|tiefbaufacharbeiter|tiefbauer|manoeuvre|manoeuvre batiment|manoeuvre btp|ouvrier du batiment|ouvrier btp|ouvrier polyvalent du batiment|ouvrier vrd|ouvrier travaux publics|macon vrd|aide macon|demolisseur|peon de obra|peon|peon construccion|operario de construccion|ayudante de obra|street maintenance laborer|utility laborer|construction craft laborer|traffic marshal|banksman|slinger signaller|hoist operator construction|multi trade operative construction|canalisateur|leitungsbauer|kanalbauer|pipe laborer|kabeltiefbau monteur|drainage operative|fence and paving laborer|public works laborer|utility maintenance worker construction',
  '47-2071':
    'paving equipment operator|paver operator|asphalt paver operator|asphalt raker|roller operator|paving crew|asphalt worker|strassenbauer|tarmac operative|surfacing operative|ouvrier d enrobes|regleur d enrobes|asphalt equipment operator',
  '47-2072': 'pile driver|pile driver operator|piling operative',
  '47-2073':
    'heavy equipment operator|excavator operator|excavator driver|plant operator|plant operator construction|digger driver|360 excavator operator|360 operator|dumper driver|telehandler operator|telehandler driver|backhoe operator|bulldozer operator|dozer operator|grader operator|loader operator|equipment operator|motor equipment operator|machine operator construction|heavy equipment operator construction|baggerfahrer|baumaschinenfuhrer|baumaschinist|radladerfahrer|conducteur d engins|conducteur d engins de chantier|conducteur d engins tp|conducteur de pelle|pelleteur|pelliste|operador de maquinaria pesada|maquinista de obra|maquinista retroexcavadora|operador de retroexcavadora|palista|operating engineer|skid steer operator|heavy machinery operator|heavy machine operator|heavy plant operator|forklift telehandler operator construction|mobile plant operator|asphalt plant operator',
  '47-2081':
    'drywall installer|dryliner|drywall hanger|drywall finisher installer|ceiling fixer|trockenbaumonteur|trockenbauer|plaquiste|platrier plaquiste|pladurista|ceiling installer|drylining fixer|acoustical ceiling installer|plafonniste',
  '47-2082': 'taper|drywall taper|tape and jointer|jointeur',
  '47-2111':
    'electrician|journeyman electrician|master electrician|commercial electrician|residential electrician|industrial electrician|electrical technician building|apprentice electrician|electrician apprentice|electrical apprentice|maintenance electrician|approved electrician|electrical installer|domestic electrician|electrical tester|electrical engineer installation|electrical fitter|ev charger installer|electrical improver|electrician mate|electrical mate|marine electrician|ship electrician|elektriker|elektroniker|elektroniker fur energie und gebaudetechnik|elektroinstallateur|elektroniker fur betriebstechnik|betriebselektriker|elektroanlagenmonteur|elektromonteur|electricien|electricien batiment|electricien industriel|electricien tertiaire|electricien de maintenance|electricien d equipement|monteur electricien|cableur electricien|electricista|oficial electricista|electricista industrial|instalador electricista|electricien du batiment|traffic signal electrician|licensed electrician|electrical contractor|inside wireman|journeyman wireman|low voltage electrician|multi skilled electrician|electrical maintenance craftsperson',
  '47-2121':
    'glazier|window glazier|glaser|vitrier|cristalero|glass installer|auto glass installer glazier|curtain wall installer',
  '47-2131':
    'insulation installer|insulation worker|loft insulation installer|insulation technician|calorifugeur|isolierer|spray foam insulation installer|poseur isolation|external wall insulation installer|cavity wall insulation technician|ite poseur',
  '47-2132':
    'mechanical insulator|pipe insulator|thermal insulation engineer|industrieisolierer|lagger|insulator mechanical',
  '47-2141':
    'painter|painter and decorator|painter decorator|decorator|house painter|commercial painter|industrial painter construction|residential painter|maler|maler und lackierer|lackierer maler|maler lackierer|peintre|peintre en batiment|peintre batiment|peintre decorateur|pintor|pintor de obra|bridge painter|painters helper decorator|facade painter|facadier peintre|interior painter|brush hand',
  '47-2142': 'paperhanger|wallpaper installer|tapezierer',
  '47-2151':
    'pipelayer|pipe layer|sewer pipe layer|poseur de canalisations|rohrleitungsbauer|utility pipe layer|water mains layer|underground utility laborer',
  '47-2152':
    'plumber|plumbing and heating engineer|plumber and heating engineer|gas engineer|heating engineer|gas service engineer|boiler engineer|pipefitter|pipe fitter|steamfitter|journeyman plumber|apprentice plumber|plumbing apprentice|plumbing technician|service plumber|master plumber|plumbing engineer|maintenance plumber|multi skilled plumber|drain technician|drainage engineer|drainage technician|sprinkler fitter|fire sprinkler fitter|fire sprinkler installer|irrigation installer plumber|anlagenmechaniker|anlagenmechaniker shk|anlagenmechaniker sanitar heizung klima|sanitarinstallateur|installateur|heizungsinstallateur|heizungsmonteur|gas wasser installateur|rohrschlosser|rohrinstallateur|klempner|spengler|plombier|plombier chauffagiste|plombier chauffagiste sanitaire|chauffagiste|installateur sanitaire|tuyauteur|monteur chauffage|tuyauteur industriel|plombier sanitaire|fontanero|fontanero calefactor|calefactor|plomero|instalador de gas|tubero|heat pump installer|heat pump engineer|bathroom fitter|bathroom installer|gasfitter|backflow technician|technician plumber',
  '47-2161':
    'plasterer|stucco mason|renderer|spread plasterer|stuckateur|verputzer|facadier|platrier|enduiseur|yesero|enfoscador|lather plasterer',
  '47-2171':
    'rebar worker|steel fixer|reinforcing ironworker|ferrailleur|eisenflechter|ferrallista|rebar installer|rodbuster',
  '47-2181':
    'roofer|roofing installer|flat roofer|slater|roof tiler|slater and tiler|roofing technician|dachdecker|couvreur|couvreur zingueur|etancheur|zingueur|couvreur ardoisier|techador|roofing laborer|roofing operative|roofing contractor installer',
  '47-2211':
    'sheet metal worker|sheet metal fabricator|sheet metal mechanic|ductwork installer|ductwork fitter|duct installer|hvac duct installer|sheet metal apprentice|spengler metall|bauspengler|bardeur|tolier chaudronnier|tolier|chapista industrial|cladder|sheeter cladder|blechschlosser|lueftungsbauer|sheet metal installer',
  '47-2221':
    'structural steel worker|ironworker|iron worker|steel erector|structural ironworker|steel erector cladder|charpentier metallique|monteur charpente metallique|stahlbaumonteur|metallbauer montage|montador de estructuras metalicas|serrurier poseur|steel worker construction',
  '47-2231':
    'solar installer|solar panel installer|solar pv installer|pv installer|solar technician|installateur panneaux photovoltaiques|solarmonteur|pv monteur|poseur de panneaux solaires|instalador de placas solares|instalador fotovoltaico|solar pv technician|solar electrician installer|solar roofer|monteur photovoltaik',
  '47-3011':
    'mason helper|bricklayers laborer|hod carrier|tile setter helper|macon aide|aide carreleur',
  '47-3012':
    'carpenter helper|carpenters mate|carpenters assistant|ouvrier charpentier|aide charpentier|aide menuisier|apprenti charpentier|ayudante de carpintero|joiners mate|zimmererhelfer|carpenter laborer|joiner helper',
  '47-3013':
    'electrician helper|electricians mate|electrical helper|electricians assistant|aide electricien|elektrohelfer|ayudante de electricista|elektriker helfer|electrical laborer',
  '47-3014': 'painter helper|plasterers laborer|aide peintre',
  '47-3015':
    'plumber helper|plumbers mate|pipefitter helper|plumbing helper|aide plombier|ayudante de fontanero|shk helfer|pipelayer helper',
  '47-3016': 'roofer helper|roofers laborer|roofing helper|aide couvreur|dachdeckerhelfer',
  '47-3019': 'construction trades helper|trades helper|trades mate|helper construction',
  '47-4011':
    'building inspector|construction inspector|code enforcement inspector|building control officer|building control surveyor|building control inspector|clerk of works|code enforcement officer|housing inspector|home inspector|plans examiner|site inspector construction|bauprufer|controleur technique construction|inspector de obras|roadworks inspector|highways inspector|public works inspector|code compliance officer|building code inspector|building official|building surveyor inspector|electrical inspector|construction materials inspector|street works inspector|rental housing inspector',
  '47-4021':
    'elevator mechanic|elevator installer|lift engineer|lift technician|elevator technician|lift installer|elevator service technician|lift service engineer|aufzugsmonteur|aufzugstechniker|ascensoriste|technicien ascensoriste|technicien ascenseurs|tecnico de ascensores|ascensorista mecanico|escalator technician|servicetechniker aufzug|fahrtreppenmonteur|lift mechanic',
  '47-4031':
    'fence erector|fencer|fence installer|fencing contractor|fencing installer|poseur de clotures|zaunbauer|fencing operative',
  '47-4041':
    'asbestos removal operative|asbestos worker|hazardous materials removal worker|hazmat technician|asbestos removal worker|abatement worker|desamianteur|operateur desamiantage|remediation technician|environmental remediation technician|mold remediation technician|lead abatement worker|decontamination technician|hazardous waste technician|asbestsanierer|radiation decontamination technician|nuclear decommissioning operative|spill response technician|restoration technician water damage|water damage technician|mitigation technician',
  '47-4051':
    'highway maintenance worker|road maintenance worker|highway maintenance technician|road worker|street maintenance worker|roadman|highways maintenance operative|winter maintenance operative|agent d exploitation des routes|agent des routes|strassenwarter|street maintenance technician|highway worker|road crew worker|public works maintenance worker|streets worker|public works operator|maintenance worker streets|public works technician|street worker|public works crew member|road maintenance operative|agent technique voirie|agent de voirie',
  '47-4061':
    'rail track maintenance worker|track worker|trackman|platelayer|rail track operative|track operative|gleisbauer|agent de la voie|ouvrier voie ferree|track maintenance operative|rail operative|trackperson|poseur de voies|agent de maintenance des voies|railroad laborer|track laborer',
  '47-4071':
    'septic tank servicer|sewer cleaner|drain cleaner|septic technician|sewer worker|egoutier|kanalreiniger|jetvac operator|collection system operator sewer|agent d assainissement|drain cleaning technician|sewer maintenance worker|operateur assainissement',
  '47-4091':
    'segmental paver|paver installer|block paver|paviour|hardscape installer|hardscaper|pflasterer|paveur',
  '47-4099':
    'construction worker other|multi trade operative|multi skilled operative|multi trader|multi skilled tradesperson|scaffolder|scaffold builder|geruestbauer|gerustbauer|echafaudeur|andamiero|montador de andamios|scaffolding labourer|scaffolding operative|waterproofer|pool builder|water well driller helper|weatherization technician|cladding installer|multi skilled trades operative|damp proofer|shutter installer|marquee erector|tent installer|signage installer|blind fitter|loft conversion worker|monteur echafaudage',
  '47-5011': 'derrick operator|derrickman|derrickhand',
  '47-5012':
    'rotary drill operator|driller oil and gas|oil rig driller|rig operator oil and gas|assistant driller',
  '47-5013':
    'well services operator|oilfield service operator|wireline operator|frac operator|fracking operator|equipment operator oil and gas|coiled tubing operator|slickline operator',
  '47-5022':
    'surface mining excavator operator|mining excavator operator|dragline operator|quarry operative|quarry operator|haul truck operator mining|mine equipment operator surface',
  '47-5023':
    'drill operator|driller|earth driller|geothermal driller|water well driller|site investigation driller|foreur|bohrgeratefuhrer|brunnenbauer|lead driller|drillers assistant|support operative drilling|sondeur|perforista',
  '47-5032':
    'blaster|explosives worker|shotfirer|sprengmeister|boutefeu|explosives technician|uxo technician|unexploded ordnance technician',
  '47-5041':
    'continuous mining machine operator|miner|underground miner|coal miner|mineur|minero|bergmann|mine worker',
  '47-5071': 'roustabout|oil rig roustabout|floorhand|roughneck|leasehand',
  '47-5081': 'extraction worker helper|driller helper|rig helper',
};
