/** Of ONS ASHE table 14.7a, gross annual pay of full-time employees in the United Kingdom, the commonest occupations. */
export const asheSource = 'ONS ASHE 2025, provisional';
export const asheYear = 2025;

/**
 * Code of SOC 2020, name in the plural, the 25th, 50th and 75th percentile, occupations of the American table that are
 * the same work, and those that come near: their people are counted here beside others, or elsewhere as well.
 */
export const asheTable = `
2235|mental health nurses|37229,42692,48074||
6136|senior care workers|25272,29381,33740||
3556|sales account and business development managers|43049,57625,79598||
1150|managers in retail and wholesale|30000,38447,52498||
4143|customer service managers|30098,37535,51485||
1242|managers in storage and warehousing|30022,37470,45338||
2134|programmers and software developers|42289,56914,75794|15-1252 15-1251|15-1253 15-1254
3544|data analysts|30835,38572,47045||15-2051
2431|management consultants and business analysts|40202,53295,70977|13-1111|
2133|IT business analysts, architects and systems designers|45860,60288,81932|15-1211|15-1299 15-1241
2135|cyber security professionals|42761,54647,71808|15-1212|
2142|graphic and multimedia designers|26854,32510,40000|27-1024|
2421|chartered and certified accountants|38696,50062,68056|13-2011|
2440|business and financial project managers|46399,59834,77568|13-1082|
2455|construction project managers|37847,47665,57511||11-9021
2432|marketing and commercial managers|39645,53703,69510|11-2021|11-2011 11-2032
3554|marketing associates|27373,33412,41521|13-1161|27-3031
3552|business sales executives|30244,37924,52105|41-4012 41-3091|41-4011
1136|human resource managers and directors|43676,57529,78677|11-3121|
3571|human resources officers|29116,35194,43735|13-1071|13-1141 13-1151
3551|buyers and procurement officers|30065,37306,46937|13-1023 13-1020|
4159|administrators|24636,28294,34741|43-6014 43-9061|43-4161 43-9021 43-6013
4216|receptionists|22124,24678,28730|43-4171|43-4081
4215|personal assistants and secretaries|28565,34954,43903|43-6011|43-6012
4122|book-keepers and payroll clerks|26802,31560,40123|43-3031 43-3051|
7219|customer service staff|24583,27848,33076|43-4051|
7111|sales and retail assistants|21970,25056,29846|41-2031|41-2011 41-2021
9252|warehouse operatives|24447,27832,33151|53-7062 53-7065|53-7064 43-5071
8211|large goods vehicle drivers|33749,39905,46679|53-3032|
8214|delivery drivers and couriers|24583,27854,33472|53-3033 53-3031|43-5021
8212|bus and coach drivers|30889,36340,43855|53-3052|53-3051
8222|fork-lift truck drivers|26597,31279,38883|53-7051|
8231|train and tram drivers|68924,76327,83129|53-4011|
2237|nurses|36192,42300,49866|29-1141|
2234|nurse practitioners|38107,46069,53210|29-1171|
2231|midwives|42084,46990,53564|29-1161|
6131|nursing auxiliaries and assistants|25189,29084,33294|31-1131|
6135|care workers and home carers|22798,27468,32493|31-1121 31-1122 31-1120|
2461|social workers|39517,44550,49959|21-1021 21-1022 21-1023|
2221|physiotherapists|35953,43532,50694|29-1123|
2251|pharmacists|44891,53772,62344|29-1051|
2255|paramedics|45499,53818,60860|29-2043|
2314|primary school teachers|37847,45939,51676|25-2021|
2313|secondary school teachers|39059,47632,54047|25-2031|25-2022
6112|teaching assistants|18789,21239,24152|25-9045 25-9042|
3232|early education and childcare practitioners|20610,23717,26521|39-9011 25-2011|
5434|chefs|25894,30010,36126|35-1011|
5435|cooks|20334,24228,27831||35-2012 35-2014
9264|waiters and waitresses|18363,22936,27395|35-3031|35-3023
9223|cleaners and domestics|20942,24130,27960|37-2011 37-2012|
9231|security guards|27982,33832,39194|33-9032|
5241|electricians and electrical fitters|32287,39647,49138|47-2111|
5315|plumbers and heating installers|31656,37881,45451|47-2152|49-9021
5316|carpenters and joiners|28900,34014,40477|47-2031|
5231|vehicle technicians and mechanics|30000,37458,44594|49-3023|49-3031
8159|construction operatives|26836,32446,37754|47-2061|
2451|architects|37342,47143,55262|17-1011|
2412|solicitors and lawyers|42015,56977,77509|23-1011|
`;

/** Titles that say the line more exactly than an American occupation does. */
export const asheTitles: readonly (readonly [title: RegExp, code: string])[] = [
  [/\b(?:mental health nurse|RMN)\b/i, '2235'],
  [/\bsenior (?:care|support) (?:worker|assistant)\b|\bsenior carer\b/i, '6136'],
  [/\b(?:business development|(?:sales|key) account) manager\b/i, '3556'],
  [/\b(?:store|shop|retail) manager\b/i, '1150'],
  [/\bcustomer (?:service|support) manager\b/i, '4143'],
  [/\bwarehouse (?:manager|supervisor)\b/i, '1242'],
];
