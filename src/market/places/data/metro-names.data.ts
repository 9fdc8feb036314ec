/** What people write in a profile for a whole area in place of their town: name, latitude, longitude, miles around it. */
export const metroNames = `
Bay Area|37.60|-122.20|38
Capital Region|42.72|-73.76|12
DFW|32.82|-97.00|32
Greater Manchester|53.48|-2.24|12
Hampton Roads|36.90|-76.30|22
Inland Empire|34.00|-117.35|22
Lehigh Valley|40.62|-75.45|14
Long Island|40.75|-73.55|9.5
Long Island|40.85|-73.05|22
Merseyside|53.41|-2.95|10
Quad Cities|41.52|-90.52|12
Research Triangle|35.88|-78.80|20
Rio Grande Valley|26.20|-98.10|30
South Florida|26.10|-80.20|35
Treasure Valley|43.60|-116.40|20
Tri-Cities|46.25|-119.20|15
Twin Cities|44.96|-93.18|18
Tyne and Wear|54.97|-1.55|9
`;
