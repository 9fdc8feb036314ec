/**
 * Names of towns that are ordinary words, people or products in advertisements ("Reading", "Sales", "One").
 * Counted in job texts: they stand there in small letters as well. As a place they need a region beside them,
 * a place label, or "in" before them.
 */
export const ordinaryNames = `
abbey acre ada advance ajax al ala albert alexander ali alle allen alliance alma along alpha alto
america ange ange_gardien angles anna ans apac apache apex are arena arenas arnold arsenal arthur
arup as asbestos ashby ask assumption au auch august aura bac bag baker ball ballots bamboo band
banks bar barber barge basin basing bath battle bay baz beach beacon bear belle bend best bias
biking billings binnen bishop blacksmiths bonne bonnes bono boom boot bore borger born borne bot
botany bountiful bowes box brains branch brand bridge bright brilliant bro brownfield bruno brush
burns bush buy cache cafe cal can cars cascade cash casino cast cat cave cela celebration celle
center central central_point centrale centre century chamber change charge chase choix christmas
church circa circle cisco city clark claude clay clever coca cocoa coin cola college collins combine
come comfort commerce communal como concession concord confines continental converse conversion cook
cool cooling cooper corbeilles cornell couches countryside court crane crystal cut cut_off dale das
dass date david dax de_panne deal defiance delphi dent deposit diamond die dig dole dollar don drain
drama drexel driver dry eagle early earth echo eclectic economy ed effort eg el_sitio elizabeth
empire energy english enterprise envie era erp eu experiment eye fais falcon fare federal ferez
finis fiscal fisher fleet flora forbes force ford forest forth fossil foster francis freedom
freshwater friend friendly friendship front fully gaming gap garde gateway gay george give globe god
goes going golden grabs grad grain grant grants gray green greenfield ha halls hana harbor hard
harvard harvest hassan hat haven hays hazard healing helper hendra henry herald high_level hill
hinges hit ho holder holiday home homeland hometown honda hone hook hooks hope hot hugo humble hun
hunt hunter hurricane hurt imperial independence industry ins ios ip is jak jaren java jenkins job
johnson jordan joseph justice kilo kim king la_conception la_machine la_salle lakes landing landmark
lang lata laura law lawson lead lee lend lens leon les leuk liberal liberty ligne limit line lire
list lit lively lms locking log logan long loving loyal luck luther mabuhay machen made malay male
man manage mange manger manning manuel many marathon march mardi maria marion marks mars marshall
mart martin martinez mary mason me media mentor mer mercedes mere meta midstream miles miller mills
mine minor mission mo mobile mold mon monster morgan mos most mountain much naval needles nelson neo
never new_market nice noble none nora normal norman nur ob of officer one onset opera opportunity
ora oracle oral orange os oss outlook over pace pacific pack pag page pannes paper par paramount
parker parks paste pau paul pearl peer pen per pera perm piano piles pioneer placer plaisir plan
planes plate plenty po police poll polling pool pop porter poses post postal price proctor progress
prospect prosper prosperity prosperous provost punch purchase que race rain ranger ray rayon re
reading real rector reform rehab republic research reserve reservoir retreat rice rivers roche rock
roman root rosa rota rue said sake sale salem sales salle salt same san sand santa sara sauce save
say scenic se sector see sees sells semi send sens servo settle severance shaft shaping share
shepherd shields shipyard side silos ski smith snow solo son sort spa split spring stains stanford
staples star still stock stone stora store street strong success summit sunshine superior supreme
sur surprise ta taal tab tal talent tank tapes tapping tar taylor tea temple terme terrace than
than_to the_bottom the_gap the_range thermal thomas till tire tires toast tool tours tous tower
trail train trainer travers trip trooper tune tunes turner tyler uk un una une union unity
university us used valley van vara vary vas ven vi vice victor villas ville vineyards vis vista vom
vue wa waarde wall walls ward warden ware waterways wayne we weaver wedding weed welcome well wells
welsh west wil wines wing winner wise worden worth wrist yale young zetten zone
`;
