/** More titles by SOC 2018 code: factories and plants. See office-titles.data.ts. */
export const factoryTitles: Record<string, string> = {
  '51-1011':
    'production supervisor|manufacturing supervisor|production team leader|production team lead|production shift leader|production shift manager|shift manager manufacturing|assembly supervisor|production lead|manufacturing team leader|manufacturing team lead|line supervisor|line leader|line lead|factory supervisor|production foreman|operations supervisor manufacturing|shift supervisor production|plant supervisor|quality supervisor|packaging supervisor|packing supervisor|welding supervisor|machine shop supervisor|cell leader|chef d equipe production|chef d equipe fabrication|responsable d equipe production|animateur d equipe production|agent de maitrise production|chef de ligne|schichtleiter|schichtfuhrer|teamleiter produktion|produktionsleiter schicht|industriemeister|meister produktion|vorarbeiter produktion|linienfuhrer|jefe de turno|encargado de produccion|supervisor de produccion|jefe de linea|jefe de equipo produccion|first line manager production|wastewater plant supervisor|water treatment plant supervisor',
  '51-2011':
    'aircraft assembler|aircraft structure assembler|aerospace assembler|aircraft structural assembler|monteur aeronautique|aircraft rigging assembler',
  '51-2021': 'coil winder|winder|coil taper|bobineur',
  '51-2022':
    'electronics assembler|electrical assembler|pcb assembler|electrical wirer|panel wirer|electronic assembly operator|electronics assembly technician|smt operator|solder technician|solderer|cable assembler|wire harness assembler|wireman panel|elektronikmonteur|schaltschrankbauer|cableur|monteur cableur|cableur monteur|operateur cablage|montador de cuadros electricos|pcb assembly operator|electronic assembler|control panel builder|panel builder|operateur cms|electronics production operator',
  '51-2023':
    'electromechanical assembler|electro mechanical assembler|mechatronic assembler|electromechanical technician assembly|battery assembler',
  '51-2031':
    'engine assembler|machine assembler|machinery assembler|mechanical assembler|mechanical fitter assembly|assembly fitter|mechanical assembly technician|assembly technician mechanical|monteur assembleur mecanique|monteur mecanique|monteur assembleur|ajusteur monteur|montagemechaniker|montador de maquinaria|turbine assembler',
  '51-2041':
    'structural metal fabricator|metal fabricator|fabricator welder|steel fabricator|welder fabricator|metal fabricator fitter|fabricator|plater|structural fitter|fitter welder|chaudronnier|metallier|serrurier metallier|metallbauer|konstruktionsmechaniker|stahlbauer|metallbauer konstruktionstechnik|calderero|cerrajero metalico|plater welder|chaudronnier soudeur|fabrication technician metal',
  '51-2051':
    'fiberglass laminator|laminator|grp laminator|composite technician|composites technician|composite laminator|stratifieur|fiberglass fabricator|technicien composites|operateur composite|faserverbundtechniker|laminador',
  '51-2061': 'timing device assembler|watch assembler',
  '51-2092':
    'assembler|production assembler|assembly operator|assembly worker|assembly line worker|production associate|production operative|production operator|production worker|manufacturing associate|manufacturing operative|manufacturing operator|factory worker|factory operative|general operative|general operatives|general operative manufacturing|general operative factory|assembly operative|assembly technician|manufacturing technician|manufacturing assembler|production technician|line operative|line operator|line worker|production team member|production team associate|production line operator|production line worker|team member production|team assembler|industrial operative|furniture assembler|timber frame assembler|production assistant manufacturing|production hand|process worker|factory hand|produktionsmitarbeiter|produktionshelfer|mitarbeiter produktion|montagemitarbeiter|fertigungsmitarbeiter|montagehelfer|mitarbeiter fertigung|mitarbeiter montage|maschinen und anlagenbediener|fabrikarbeiter|operateur de production|operatrice de production|agent de production|agent de fabrication|operateur de fabrication|ouvrier de production|ouvrier d usine|agent de montage|operateur de montage|monteur en production|operateur polyvalent|agent polyvalent de production|operateur assemblage|operario de produccion|operario de fabrica|operario|operario industrial|operario de montaje|peon industrial|peon de produccion|montador|medical device assembler|window and door assembler|cabinet assembler|warehouse and production operative|light industrial worker|production trainee|manufacturing production technician|manufacturing operator trainee|utility operator production|modular home assembler|operations technician production',
  '51-3011':
    'baker|bakery worker|production baker|pastry cook baker|bakers assistant|bakery operative|bakery production worker|cake decorator|pastry baker|backer|konditor|backergeselle|boulanger|patissier|boulanger patissier|patissier boulanger|tourier|panadero|pastelero|obrador|ouvrier boulanger|baker apprentice|overnight baker|bakery production operative|bakery team member baker|chocolatier|chocolatier confiseur|head baker|dough mixer',
  '51-3021':
    'butcher|meat cutter|master butcher|retail butcher|butcher counter|meat department cutter|metzger|fleischer|boucher|boucher charcutier|boucher preparateur|carnicero|counter butcher|apprentice butcher|meat clerk cutter|charcutier|charcutier traiteur',
  '51-3022':
    'fish filleter|meat trimmer|poultry processor|poultry cutter|fishmonger|poissonnier|fish cutter|filleter|desosseur|pareur|pescadero|deboner|meat poultry and fish cutter|ecailler|poultry plant worker|zerleger',
  '51-3023':
    'slaughterer|slaughterman|meat packer plant|abattoir operative|abattoir worker|meat plant operative|meat factory operative|boning hall operative|ouvrier abattoir|operateur abattoir|schlachter|matarife|slaughterhouse worker',
  '51-3091':
    'roasting machine operator|coffee roaster|oven operator food|drying machine operator food|coffee roaster operator',
  '51-3092':
    'food batchmaker|food production operative|food process operator|food processing operator|batch maker|batching operator|mixing operator food|cheese maker|cheesemaker|brewery production operator food|dairy operator|dairy process operator|fromager|operateur agroalimentaire|conducteur machine agroalimentaire|agent de production agroalimentaire|molkereifachmann|fachkraft fur lebensmitteltechnik|quesero|maestro quesero|food manufacturing operator|confectionery operator|ice cream maker|food production technician|ice cream production worker|recipe operator',
  '51-3093':
    'food cooking machine operator|fryer operator|food cooking operator|retort operator|kettle operator',
  '51-3099':
    'food processing worker|food production worker|food factory operative|food operative|general operative food|food production assistant|food packer operative|food production associate|food processor|food process worker|ouvrier agroalimentaire|ouvrier de conditionnement agroalimentaire|operario de industria alimentaria|manipulador de alimentos|food technician operative|hygiene operative food|produktionshelfer lebensmittel',
  '51-4021':
    'extrusion operator|extruder operator|extrusion technician|extrudeur|operateur extrusion|extrusion machine operator|drawing machine operator metal',
  '51-4022':
    'forging machine operator|forge operator|forger press|forgeron estampeur|hammersmith|schmied',
  '51-4023': 'rolling mill operator|roll forming operator|steel mill operator|lamineur|walzwerker',
  '51-4031':
    'press operator metal|punch press operator|press brake operator|brake press operator|sheet metal press operator|guillotine operator|shear operator|laser operator|laser cutter operator|stamping press operator|power press operator|plieur|plieur sur commande numerique|operateur laser|operateur sur presse|decoupeur emboutisseur|laser cutting operator|stanzer|abkanter|press setter|operateur presse|plegadora operario|press operator|metal press operator|turret operator|waterjet operator',
  '51-4033':
    'grinder operator|grinder|polisher|metal polisher|grinding machine operator|cnc grinder|surface grinder|rectifieur|polisseur|schleifer|pulidor|metal finisher|buffer polisher|deburr operator|deburrer|ebavureur|linisher|cylindrical grinder|metal grinder|fettler',
  '51-4034':
    'lathe operator|cnc turner|turner|manual turner|tourneur|tourneur fraiseur|tourneur cn|tourneur sur commande numerique|dreher|zerspanungsmechaniker dreher|tornero|cnc lathe operator|decolleteur|regleur decolleteur',
  '51-4035':
    'milling machine operator|miller metal|cnc miller|fraiseur|fraiseur cn|fraser|fresador|manual miller',
  '51-4041':
    'machinist|cnc machinist|manual machinist|machine shop machinist|cnc setter operator|cnc setter|cnc miller turner|cnc mill turn setter|precision machinist|zerspanungsmechaniker|zerspaner|feinwerkmechaniker|usineur|mecanicien usineur|technicien d usinage|regleur usinage|cnc maschinist|maintenance machinist|apprentice machinist|machinist apprentice|prototype machinist|mechanical machinist|horizontal borer|miller turner|industrial machinist',
  '51-4051':
    'furnace operator|metal furnace operator|steel furnace operator|melter operator|fondeur operateur|schmelzer',
  '51-4052': 'pourer|caster metal|metal caster|fondeur|giesser',
  '51-4061': 'model maker metal|prototype maker|patternmaker metal|modelmaker',
  '51-4071':
    'foundry mold maker|foundry moulder|molder foundry|coremaker|mouleur|mouleur fonderie|foundry worker|foundry operative|giessereimechaniker',
  '51-4072':
    'injection molding operator|molding machine operator|moulding operator|injection moulding operator|injection molding technician|die casting operator|mold operator|plastic injection operator|injection mould setter|injection moulding technician|process technician molding|operateur injection|regleur injection|conducteur de presse a injecter|technicien injection plastique|kunststoffformgeber|verfahrensmechaniker kunststoff|inyeccion operario|operario de inyeccion|die caster|press operator molding|plastics machine operator',
  '51-4081':
    'multiple machine operator metal|cnc operator|cnc machine operator|machine tool operator|operateur sur machine|operateur commande numerique|operateur regleur|operateur regleur cn|operateur usinage|operateur cn|operateur regleur sur commande numerique|conducteur de machines a commande numerique|cnc bediener|maschinenbediener metall|operario cnc|operador cnc|operario de maquinaria|metalworking machine operator|machine setter operator metal|precision machine operator|cnc technician|cnc engineer operator',
  '51-4111':
    'tool and die maker|toolmaker|tool maker|die maker|mold maker|mouliste|outilleur|werkzeugmacher|werkzeugmechaniker|matricero|moldista|mould maker|jig and fixture builder|ajusteur outilleur|ajusteur|tool room machinist|toolroom machinist',
  '51-4121':
    'welder|mig welder|tig welder|coded welder|pipe welder|structural welder|arc welder|welder brazer|combination welder|production welder|welding operator|welding technician|welder i|fabrication welder|soudeur|soudeur tig|soudeur mig|soudeur mig mag|soudeur tuyauteur|soudeur semi auto|schweisser|wig schweisser|mag schweisser|soldador|soldador tig|soldador de hilo|plate welder|aluminum welder|robotic welder|welder apprentice|soudeur industriel|flux core welder|certified welder|stainless steel welder|6g welder',
  '51-4122':
    'welding machine operator|robot welding operator|robotic welding operator|soldering machine operator|brazing machine operator|operateur robot de soudage|robotic weld technician|welding robot operator',
  '51-4191':
    'heat treatment operator|heat treater|heat treating operator|traitement thermique operateur|furnace heat treat operator|harter',
  '51-4192': 'layout worker metal|traceur metal|anreisser',
  '51-4193':
    'plating operator|electroplater|plater electroplating|galvanizer|anodizer|anodising operator|galvaniseur|operateur traitement de surface|galvaniseur operateur|electroplating operator|thermal spray operator|galvanik mitarbeiter|surface treatment operator',
  '51-4194': 'tool grinder|tool sharpener|affuteur|saw sharpener|werkzeugschleifer',
  '51-4199':
    'metal worker|metalworker other|blacksmith|forgeron|farrier metal|metal worker plastic worker',
  '51-5111':
    'prepress technician|prepress operator|pre press technician|pre press operator|artworker prepress|mediengestalter druckvorstufe|operateur prepresse|technicien prepresse|plate maker printing|artworker',
  '51-5112':
    'printing press operator|print operator|printer operator|press operator printing|digital print operator|offset press operator|offset printer|litho printer|flexo operator|flexographic printer|flexo press operator|screen printer|screen print operator|large format print operator|wide format print operator|digital press operator|print production associate|print production operator|print technician|print minder|printer minder|drucker|medientechnologe druck|siebdrucker|offsetdrucker|imprimeur|conducteur offset|conducteur de ligne offset|conducteur de machine a imprimer|operateur d impression numerique|serigraphe|operateur serigraphie|conducteur presse|conducteur flexo|impresor|operario de impresion|impresor offset|impresor flexografia|embroidery and print operator|printing machine operator|garment printer|3d print operator|copy and print associate|print and marketing associate|print specialist',
  '51-5113':
    'bindery operator|print finisher|book binder|print finishing operative|print finishing operator|bookbinder|bindery worker|buchbinder|relieur|operateur finition|medientechnologe druckverarbeitung|encuadernador|print finishing assistant|folder operator bindery|massicotier',
  '51-6011':
    'laundry worker|laundry operative|laundry assistant|laundry attendant|dry cleaner|presser laundry|laundry operator|laundry aide|linen room attendant|hotel laundry attendant|textilreiniger|waschereimitarbeiter|agent de blanchisserie|lingere|employe de blanchisserie|blanchisseur|operateur blanchisserie|lavandera|auxiliar de lavanderia|operario de lavanderia|agent de lingerie|linen assistant|laundry associate|linen attendant',
  '51-6021':
    'presser|ironer|pressing machine operator textile|repasseuse|repasseur|bugler|planchadora|steam presser',
  '51-6031':
    'sewing machine operator|machinist sewing|sewing machinist|sewer|seamstress production|stitcher|industrial sewing machine operator|couturier industriel|mecanicienne en confection|operateur couture|couturiere industrielle|naherin|naher|industrienaher|operario de confeccion|maquinista de confeccion|costurera|costurero|curtain machinist|upholstery sewing machinist|embroidery machine operator|piqueuse maroquinerie|garment worker|piqueur maroquinerie',
  '51-6041':
    'shoe repairer|cobbler|shoemaker|cordonnier|schuhmacher|leather worker|maroquinier|zapatero|saddler|leather craftsman|sellier|sellier maroquinier|artisan maroquinier|sattler',
  '51-6042': 'shoe machine operator|footwear operative|piqueur en chaussure|aparador de calzado',
  '51-6051': 'hand sewer|hand stitcher|hand finisher sewing|brodeuse main',
  '51-6052':
    'tailor|dressmaker|seamstress|alterations tailor|alterations specialist|custom sewer|couturier|couturiere|retoucheur|retoucheuse|schneider|massschneider|sastre|modista|alterations seamstress|bridal seamstress|costume maker|wardrobe maker|fitter tailor|pattern cutter tailor',
  '51-6061':
    'textile dyeing operator|textile bleaching operator|dye house operative|teinturier|dyer textile',
  '51-6062':
    'textile cutter|fabric cutter|cutting machine operator textile|coupeur textile|zuschneider textil|cortador textil|garment cutter',
  '51-6063':
    'textile knitting operator|weaver|knitting machine operator|loom operator|tisseur|tisserand|weber|tejedor|knitter|textile weaving operator|bonnetier',
  '51-6064':
    'textile winding operator|spinning operator|spinner textile|fileur|textile machine operator|textile operative|spinning machine operator',
  '51-6091':
    'extruding machine operator synthetic fibers|fiber extrusion operator|glass fiber operator',
  '51-6092':
    'pattern cutter|patternmaker fabric|pattern maker|modeliste|patronista|schnittmacher|garment technologist pattern|pattern cutter fashion|modeliste patronnier',
  '51-6093':
    'upholsterer|furniture upholsterer|tapissier|tapissier decorateur|polsterer|raumausstatter|tapicero|garnisseur|automotive upholsterer|tapissier garnisseur',
  '51-6099':
    'textile worker other|apparel worker|fabric worker|textile production worker|trimmer textile',
  '51-7011':
    'cabinet maker|cabinetmaker|furniture maker|cabinet maker bench carpenter|bench carpenter|ebeniste|menuisier ebeniste|mobelschreiner|mobeltischler|ebanista|wood machinist furniture|menuisier d atelier|menuisier atelier|custom woodworker|furniture restorer|bench hand joiner',
  '51-7021':
    'furniture finisher|french polisher|wood finisher|furniture sprayer|vernisseur|spray finisher wood',
  '51-7041':
    'sawmill operator|sawyer|saw operator|sawing machine operator wood|scieur|sawmill worker|ouvrier scierie|sager|sagewerker|operario de aserradero|sawmill operative|panel saw operator',
  '51-7042':
    'woodworking machine operator|wood machinist|cnc router operator|cnc wood machinist|edge bander operator|operateur machine a bois|holzmechaniker|wood machine operator|operateur bois|conducteur de machines a bois|cnc router programmer',
  '51-7099':
    'woodworker|wood worker|pallet repairer|pallet builder|palletier|pallet assembler|cloueur|holzbearbeiter|cooper|tonnelier',
  '51-8012':
    'power distributor|power dispatcher|power system operator|transmission system operator|grid operator|system operator electric|distribution system operator electric|energy control engineer',
  '51-8013':
    'power plant operator|power plant technician|power station operator|plant operator power|control room operator power|hydro operator|kraftwerker|operateur centrale|energy from waste operator|energy from waste plant operator|biomass plant operator|combined cycle operator|operator technician power|cogeneration operator|operador de planta electrica|solar plant operator|biogas plant operator|anaerobic digestion operator|pilote de centrale',
  '51-8021':
    'boiler operator|stationary engineer|stationary engineer boiler|utility operator boiler|boiler house operator|operador de calderas|heizwerker|conducteur de chaudiere|boiler room operator|central plant operator|utilities operator|operating engineer stationary|chief stationary engineer',
  '51-8031':
    'wastewater operator|water treatment operator|wastewater treatment operator|wastewater treatment plant operator|water treatment plant operator|water plant operator|water operator|wastewater plant operator|water treatment technician|water process operative|water treatment process technician|process operator water|fachkraft fur abwassertechnik|fachkraft fur wasserversorgungstechnik|klarwarter|technicien traitement des eaux|agent d exploitation eau potable|operateur station d epuration|agent station epuration|operador de edar|operador de planta de agua|water distribution operator|water utility operator|wastewater technician|water network technician|waste water treatment operator|water and wastewater operator|water service worker|agent reseau eau potable|technicien reseau eau',
  '51-8091':
    'chemical plant operator|chemical process operator plant|chemical operator plant|process operator chemical|chemikant|operateur chimie|operateur industrie chimique|operador de planta quimica|chemical plant system operator|operateur de fabrication chimie|process plant operator|control room operator chemical',
  '51-8092':
    'gas plant operator|gas compressor operator|lng operator|gas controller|gas pipeline operator',
  '51-8093':
    'refinery operator|petroleum pump operator|oil and gas operator|refinery technician|oil terminal operator|terminal operator petroleum|production operator oil and gas|lease operator|pumper|operations technician refinery|operateur raffinerie|process technician refinery|pump system operator oil|tank farm operator|offshore production operator|outside operator refinery',
  '51-8099':
    'plant operator other|process operator|recycling plant operator plant|incinerator operator|plant system operator|process technician plant|production process operator|operations technician plant|process controller|anlagenfahrer|anlagenfuhrer|pilote de ligne|operateur de process|conducteur d installation|pilote d installation|operateur process',
  '51-9011':
    'chemical equipment operator|chemical operator|batch operator chemical|reactor operator chemical|chemical mixer|chemical production operator|bioprocess operator|biomanufacturing technician|bioprocess technician|manufacturing technician biotech|pharmaceutical operator|pharma process operator|pharmazeutische fachkraft|pharmakant|operateur pharmaceutique|technicien de production pharmaceutique|conducteur de ligne pharmaceutique|manufacturing associate biotech|upstream manufacturing associate|downstream manufacturing associate|cell therapy manufacturing associate|biopharmaceutical operator|gmp operator|pharmaceutical manufacturing technician|pharmaceutical manufacturing operator',
  '51-9012':
    'separating machine operator|filtration operator|still operator|distiller|brewer|brewery operator|brewery worker|assistant brewer|head brewer|brewing technician|brasseur|brauer|brauer und malzer|cervecero|maestro cervecero|cellar person brewery|distillery operator|winery cellar hand|cellar hand|caviste de production|agent de chai|ouvrier de chai|winery worker|distillateur|wine maker assistant|brewery cellar operator|cellar worker|cellarman winery|kellermeister|operario de bodega',
  '51-9021':
    'crushing machine operator|crusher operator|grinding operator mill|mill operator|miller flour|crusher plant operator|screening plant operator|meunier|muller|pulverizer operator|flour miller|feed mill operator|aggregate plant operator',
  '51-9022': 'hand grinder|hand polisher|hand sander|sander|ponceur',
  '51-9023':
    'mixing machine operator|mixer operator|blending operator|batch plant operator|batching plant operator|concrete batch plant operator|concrete batcher|mixing operator|compounding operator|blender operator|paint mixer|centralier beton|mischmeister|mezclador|mixer',
  '51-9031': 'hand cutter|foam cutter|hand trimmer|cutter and trimmer hand|coupeur main',
  '51-9032':
    'cutting machine operator|slitter operator|slitting machine operator|cutting operator|die cutting operator|guillotine operator paper|cutter operator|sheeter operator|glass cutting machine operator|stone cutter machine operator|operateur decoupe|massicoteur|stone cnc operator|saw operator stone|countertop fabricator|stone fabricator|zuschneider|diamond cutting machine operator|cnc cutting operator',
  '51-9041':
    'extruding machine operator|compacting machine operator|pellet mill operator|extrusion operator plastic|pill press operator|tablet press operator|forming machine operator|blow molding operator|blow moulding operator|brick press operator|thermoforming operator|blown film operator',
  '51-9051':
    'kiln operator|oven operator|furnace kiln operator|dryer operator|oven operator industrial|kiln worker',
  '51-9061':
    'quality inspector|quality control inspector|qc inspector|quality controller|quality control technician|quality assurance inspector|qa inspector|inspector quality|quality technician|quality operative|quality auditor manufacturing|quality checker|final inspector|incoming inspector|incoming quality inspector|receiving inspector|dimensional inspector|cmm inspector|cmm programmer inspector|test technician production|production tester|tester inspector|visual inspector|quality control operator|line inspector|weld inspector|ndt technician|ndt inspector|non destructive testing technician|quality assurance technician|qa technician|qc technician|quality control associate inspection|quality inspector manufacturing|garment inspector|quality control|qualitatsprufer|qualitatskontrolleur|mitarbeiter qualitatssicherung|mitarbeiter qualitatskontrolle|qualitatsfachmann|messtechniker|werkstoffprufer|controleur qualite|technicien qualite|agent de controle qualite|controleur dimensionnel|controleur metrologue|technicien controle qualite|operateur controle|technicien cnd|inspector de calidad|control de calidad|tecnico de calidad|verificador de calidad|auxiliar de calidad|quality sorter|product inspector|parts inspector|in process quality assurance|quality assurance associate production|egg candler inspector',
  '51-9071':
    'jeweler|jeweller|goldsmith|bench jeweler|jewelry repairer|bijoutier|joaillier|sertisseur|goldschmied|joyero|polisseur bijouterie|diamond setter|gemstone setter|jewelry maker|silversmith|orfevre|stone setter jewelry|bench jeweller',
  '51-9081':
    'dental lab technician|dental laboratory technician|dental technician lab|dental ceramist|zahntechniker|prothesiste dentaire|technicien de laboratoire dentaire|protesico dental|dental prosthetist technician|denture technician|dental technician',
  '51-9082':
    'medical appliance technician|prosthetics technician|orthotic technician|orthotics technician|orthopadietechnik mechaniker|orthopadiemechaniker|technicien orthoprothesiste atelier|hearing aid technician lab|orthopadieschuhmacher|medical device technician appliance|orthopadietechniker',
  '51-9083':
    'optical lab technician|optical laboratory technician|lens technician|ophthalmic laboratory technician|optical technician lab|monteur en optique|lens edger|surfacing technician optical|lens grinder',
  '51-9111':
    'packaging machine operator|packaging operator|filling machine operator|bottling operator|packing machine operator|packaging line operator|packaging technician|filler operator|bottling line operator|labeling machine operator|conducteur de ligne|conducteur de ligne de conditionnement|operateur de conditionnement|conducteur de ligne conditionnement|operateur conditionnement|conducteur machine de conditionnement|operateur de ligne|verpackungsmaschinenfuhrer|maschinen und anlagenfuhrer|maschinenbediener verpackung|abfuller|operario de envasado|operario de linea de envasado|maquinista envasado|palletizer operator|canning operator|canning line operator|filling operator|packaging associate machine|packaging mechanic operator|packaging lead operator|bagging operator|wrapper operator',
  '51-9123':
    'painter industrial|spray painter|industrial painter|paint line operator|powder coater|powder coating operator|paint technician|spray painter industrial|automotive painter|vehicle painter|car painter|auto painter|automotive paint technician|vehicle paint technician|coating operator|coating machine operator|fahrzeuglackierer|industrielackierer|lackierer|pulverbeschichter|autolackierer|peintre industriel|peintre automobile|peintre aeronautique|peintre en carrosserie|peintre carrossier|thermolaqueur|pintor industrial|pintor de coches|pintor de vehiculos|pintor automotriz|paint sprayer|spray booth operator|blaster painter|shot blaster|sandblaster|coatings technician|aircraft painter|wood sprayer|preparateur peinture|paint prepper',
  '51-9124':
    'coating painting and spraying machine operator|coating line operator|coater operator|laminating machine operator',
  '51-9141':
    'semiconductor process technician|semiconductor technician|fab technician|wafer fab operator|fab operator|wafer technician|semiconductor operator|clean room operator|cleanroom operator|cleanroom technician|cleanroom operative|mikrotechnologe|operateur salle blanche|semiconductor equipment operator|photolithography technician',
  '51-9151':
    'photo lab technician|photo lab associate|photographic process worker|photo processing technician|photo technician|photo lab specialist',
  '51-9161':
    'cnc tool operator|cnc programmer operator|cnc milling operator|cnc mill operator|cnc plasma operator|edm operator|swiss machine operator',
  '51-9162':
    'cnc programmer|cnc tool programmer|cam programmer|cnc programmierer|programmeur cn|programmeur commande numerique|programador cnc|cnc machine programmer|cad cam programmer|programmeur fao|nc programmer',
  '51-9191':
    'adhesive bonding machine operator|gluing machine operator|folder gluer operator|gluer operator|bonder operator',
  '51-9192':
    'cleaning equipment operator|washing machine operator industrial|cip operator|parts washer|tank cleaner|tank wash operator|wash bay attendant industrial|pickling operator|tote washer|sanitation worker food plant|sanitation technician food|sanitation associate plant|sanitation operator|hygiene operative factory|industrial cleaning operator|sanitation worker manufacturing|sanitation team member',
  '51-9193':
    'cooling equipment operator|freezer operator|cooling and freezing equipment operator|ice plant operator',
  '51-9194':
    'etcher|engraver|laser engraver|graveur|graveur sur metal|engraving operator|graveuse|grabador',
  '51-9195':
    'molder|moulder|caster|glass blower industrial|precast concrete worker|potter production|ceramic caster|concrete precast operative|mouleur beton|agent de prefabrication beton|precast operative|betonfertigteilbauer|glass maker|glasmacher|verrier|souffleur de verre|candle maker|plaster caster|block making machine operator',
  '51-9196':
    'paper machine operator|paper goods machine operator|converting operator|corrugator operator|carton machine operator|box machine operator|paper converting operator|machine operator paper|conducteur de machine papier|conducteur onduleuse|papiermacher|papiertechnologe|envelope machine operator|case maker operator|paper mill operator|tissue machine operator|bag machine operator|machine operator packaging manufacturing|corrugated machine operator|operateur de transformation papier|rewinder operator|bobst operator|carton maker|cardboard machine operator',
  '51-9197': 'tire builder|tyre builder|tire production operator|reifenbauer|rubber operator tire',
  '51-9198':
    'production helper|production worker helper|machine operator helper|machine helper|manufacturing laborer|factory laborer|plant laborer|production laborer|production general laborer|helper production|aide operateur|ayudante de produccion|auxiliar de produccion|ayudante general|machine feeder helper|press helper|machine assistant',
  '51-9199':
    'production worker other|recycler operative production|recycling operative|waste sorting operative|recycling sorter|recycling operator|trieur de dechets|agent de tri|operateur de tri|valoriste|agent valoriste|glass fabricator|3d printing technician|additive manufacturing technician|solar panel assembler|solar module operator|screen maker|e waste technician|clasificador de residuos|recycling technician|additive manufacturing operator|gasket maker',
};
