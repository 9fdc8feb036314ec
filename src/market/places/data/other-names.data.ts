/** What people call a town, then what the world table calls it; a country settles names that several share. */
export const otherNames = `
munchen=munich|muenchen=munich|cologne=koln|koeln=koln|nuremberg=nurnberg|nuernberg=nurnberg|hanover=hannover|frankfurt=frankfurt am main|frankfurt main=frankfurt am main|wien=vienna|geneva=geneve|genf=geneve|lucerne=luzern|st gallen=sankt gallen|saint gallen=sankt gallen|bienne=biel bienne|biel=biel bienne|halle=halle saale|dusseldorf=dusseldorf|duesseldorf=dusseldorf|zuerich=zurich|goettingen=gottingen|luebeck=lubeck|muenster=munster|osnabrueck=osnabruck|saarbruecken=saarbrucken|wuerzburg=wurzburg|tuebingen=tubingen|moenchengladbach=monchengladbach|fuerth=furth|luedenscheid=ludenscheid|guetersloh=gutersloh
bruxelles=brussels|brussel=brussels|antwerp=antwerpen|anvers=antwerpen|ghent=gent|gand=gent|bruges=brugge|louvain=leuven|mechelen=mechelen|the hague=the hague|den haag=the hague|hague=the hague|s gravenhage=the hague|s hertogenbosch=s hertogenbosch|den bosch=s hertogenbosch|almere=almere stad
milano=milan|roma=rome|firenze=florence|torino=turin|napoli=naples|venezia=venice|genova=genoa|padua=padova|warszawa=warsaw|cracow=krakow|praha=prague|kobenhavn=copenhagen|kopenhagen=copenhagen|goteborg=goteborg|gothenburg=goteborg|lisboa=lisbon|bucuresti=bucharest|athina=athens|kiev=kyiv|lviv=lviv|odessa=odesa|moskva=moscow|belgrad=belgrade|beograd=belgrade|krung thep=bangkok
seville=sevilla|saragossa=zaragoza|la coruna=a coruna|corunna=a coruna|vitoria gasteiz=gasteiz vitoria|vitoria=gasteiz vitoria|san sebastian=donostia san sebastian|donostia=donostia san sebastian|palma de mallorca=palma|pamplona=pamplona|iruna=pamplona|marseilles=marseille|lyons=lyon
bangalore=bengaluru|bombay=mumbai|calcutta=kolkata|madras=chennai|poona=pune|gurugram=gurgaon|trivandrum=thiruvananthapuram|kochi=cochin|mysuru=mysore|vizag=visakhapatnam|baroda=vadodara|cawnpore=kanpur|benares=varanasi|new delhi=new delhi|pondicherry=puducherry|mangaluru=mangalore|hubballi=hubli|belagavi=belgaum|prayagraj=allahabad|bokaro steel city=bokaro|navi mumbai=navi mumbai|bhubaneswar=bhubaneshwar|surat=surat|howrah=haora|dehradun=dehra dun
galway=gaillimh|limerick=luimneach|derry=londonderry county borough|londonderry=londonderry county borough|hull=kingston upon hull|newcastle=newcastle upon tyne|stoke=stoke on trent|southend=southend on sea|weston=weston super mare|burton=burton upon trent|stratford=stratford upon avon|barrow=barrow in furness|bury saint edmunds=bury saint edmunds|ashton=ashton under lyne|lytham=lytham saint annes
new york=new york city|nyc=new york city|new york ny=new york city|washington dc=washington d c|washington=washington d c|la=los angeles|sf=san francisco|philly=philadelphia|vegas=las vegas|nola=new orleans|slc=salt lake city|okc=oklahoma city|ft lauderdale=fort lauderdale|st pete=saint petersburg|saint pete=saint petersburg|winston salem=winston salem|montreal=montreal|quebec city=quebec
mexico df=mexico city|ciudad de mexico=mexico city|cdmx=mexico city|bogota dc=bogota|sao paulo=sao paulo|saigon=ho chi minh city|hcmc=ho chi minh city|ho chi minh=ho chi minh city|kl=kuala lumpur|peking=beijing|canton=guangzhou|rangoon=yangon|dacca=dhaka|chattogram=chittagong|kathmandu=kathmandu|casablanca=casablanca|tangier=tangier|tanger=tangier|marrakesh=marrakesh|marrakech=marrakesh|fes=fes|fez=fes|tel aviv=tel aviv|tel aviv yafo=tel aviv|jeddah=jeddah|jidda=jeddah|makkah=mecca|doha=doha|kuwait city=kuwait city|gqeberha=port elizabeth|mbombela=nelspruit|emalahleni=witbank|tshwane=pretoria|joburg=johannesburg|jozi=johannesburg|ethekwini=durban|mandaluyong=mandaluyong city|bgc=taguig|bonifacio global city=taguig|ortigas=pasig city|alabang=muntinlupa|cebu=cebu city|bacolod=bacolod city|iloilo=iloilo|angeles=angeles city|las pinas=las pinas|paranaque=paranaque city|valenzuela=valenzuela|caloocan=caloocan city|marikina=marikina city|cagayan de oro city=cagayan de oro|gensan=general santos|clark freeport zone=angeles city
`;

/** Districts and towns that the world table lacks, behind the city of it that they belong to. */
export const moreTowns = `
GB london: Canary Wharf|Mayfair|Soho|Shoreditch|Hammersmith|Paddington|Docklands|Heathrow|Marylebone|Holborn|Southwark|Chelsea|Kensington|Knightsbridge|Wembley|Enfield|Fitzrovia|Farringdon|Kings Cross|Westminster|City of London|Central London|East London|West London|North London|South London
GB manchester: Trafford Park|Media City|Spinningfields
GB chester: Deeside
GB crawley: Gatwick
GB bishops stortford: Stansted
KE nairobi: Westlands|Upper Hill|Upperhill|Kilimani|Karen|Gigiri|Industrial Area|Syokimau|Kitengela|Ruiru|Juja|Kikuyu|Tatu City|Lavington|Parklands
KE garissa: Dadaab
KE lodwar: Kakuma
KE mombasa: Diani|Mtwapa|Watamu|Nyali
NG lagos: Victoria Island|Ikeja|Lekki|Ikoyi|Yaba|Surulere|Ajah|Apapa
NG abuja: Garki|Wuse|Maitama
ZA johannesburg: Sandton|Rosebank|Midrand|Bryanston|Fourways
ZA pretoria: Centurion
ZA durban: Umhlanga
ZA cape town: Century City|Bellville
IN bengaluru: Whitefield|Koramangala
IN mumbai: Andheri|Bandra|Powai
IN hyderabad: Hitech City|Gachibowli
IN delhi: Okhla|Connaught Place|Delhi NCR
IN lucknow: Greater Noida
PH manila: Ortigas Center|Eastwood|Binondo|Intramuros|Cubao|Muntinlupa|Muntinlupa City|Metro Manila
PH angeles city: Clark|Subic
PH antipolo: Santa Rosa City|Biñan|Biñan City|Cabuyao|Cabuyao City|Calamba City|Dasmariñas|Cavite City|San Pedro City
AE dubai: Jumeirah|Jebel Ali|Deira|Business Bay
IE dublin: Sandyford|Ballsbridge|Citywest|Leopardstown|Blanchardstown
FR paris: La Défense|Roissy|Rungis
FR nice: Sophia Antipolis
US new york city: Manhattan|Midtown|Downtown Manhattan
`;
