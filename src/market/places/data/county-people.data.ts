/**
 * Where most people of a wide county live, to two decimals, for counties whose middle lies in a desert, a forest or the
 * sea. The table of counties holds the middle of the land; a drive is measured to the people.
 */
export const countyPeople = `
AK|Anchorage Municipality,61.19,-149.87;Matanuska-Susitna Borough,61.58,-149.40;Fairbanks North Star Borough,64.84,-147.70;Kenai Peninsula Borough,60.49,-151.10
AZ|Maricopa,33.48,-112.01;Pima,32.22,-110.94;Pinal,33.05,-111.62;Yavapai,34.62,-112.33;Mohave,35.05,-114.25;Coconino,35.23,-111.60;Yuma,32.66,-114.55
CA|Los Angeles,34.06,-118.25;San Bernardino,34.13,-117.35;Riverside,33.85,-117.10;San Diego,32.87,-117.08;Kern,35.36,-119.03;Fresno,36.75,-119.77;Tulare,36.23,-119.30;Ventura,34.25,-119.02;Monterey,36.64,-121.70;Placer,38.78,-121.22;El Dorado,38.69,-120.98;Santa Clara,37.33,-121.92;Alameda,37.70,-122.08;Imperial,32.80,-115.53;Shasta,40.57,-122.37;Madera,37.02,-120.03
CO|Adams,39.87,-104.94;Arapahoe,39.64,-104.87;El Paso,38.87,-104.77;Larimer,40.53,-105.05;Weld,40.36,-104.77;Boulder,40.05,-105.17;Jefferson,39.69,-105.10;Douglas,39.52,-104.88;Mesa,39.07,-108.55;Pueblo,38.27,-104.62
FL|Palm Beach,26.63,-80.13;Broward,26.15,-80.21;Miami-Dade,25.80,-80.28;Collier,26.20,-81.74;Lee,26.58,-81.86
HI|Honolulu,21.37,-157.93
ID|Ada,43.61,-116.28;Canyon,43.63,-116.62
MT|Yellowstone,45.78,-108.52;Missoula,46.87,-114.02;Flathead,48.22,-114.31;Cascade,47.50,-111.28;Gallatin,45.73,-111.10
NV|Clark,36.14,-115.15;Washoe,39.55,-119.80
OR|Multnomah,45.52,-122.62;Clackamas,45.39,-122.55;Washington,45.50,-122.83;Lane,44.06,-123.08;Deschutes,44.08,-121.28;Jackson,42.35,-122.87;Marion,44.96,-122.95
IL|Will,41.60,-88.05;McHenry,42.24,-88.33;Kane,41.90,-88.31
MN|Dakota,44.77,-93.15;Scott,44.74,-93.43;Anoka,45.17,-93.26;Washington,44.95,-92.94;Carver,44.83,-93.55
TX|Denton,33.10,-96.98;Collin,33.09,-96.72;Montgomery,30.20,-95.48;Fort Bend,29.58,-95.70;Brazoria,29.47,-95.33;Galveston,29.48,-95.05;Williamson,30.53,-97.72;Hays,30.01,-97.89;Johnson,32.45,-97.35;El Paso,31.77,-106.38;Hidalgo,26.24,-98.20;Webb,27.53,-99.49;Cameron,26.05,-97.55
UT|Salt Lake,40.65,-111.93;Utah,40.27,-111.71;Davis,41.02,-111.94;Weber,41.20,-111.98;Washington,37.12,-113.55;Cache,41.74,-111.84;Tooele,40.56,-112.32
WA|King,47.55,-122.23;Pierce,47.19,-122.42;Snohomish,47.87,-122.19;Whatcom,48.78,-122.47;Yakima,46.55,-120.45;Skagit,48.43,-122.32;Chelan,47.45,-120.35
WY|Natrona,42.84,-106.33;Laramie,41.14,-104.80
`;
