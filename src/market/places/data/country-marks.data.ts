/** Of each country: its currency, calling code, the languages its advertisements are written in, end of its web addresses. */
export const countryMarks = `
US USD 1 en,es us|CA CAD 1 en,fr ca|GB GBP 44 en uk|IE EUR 353 en ie|AU AUD 61 en au|NZ NZD 64 en nz|DE EUR 49 de de|AT EUR 43 de at|CH CHF 41 de,fr,it ch|LI CHF 423 de li
FR EUR 33 fr fr|BE EUR 32 nl,fr be|NL EUR 31 nl nl|LU EUR 352 fr,de lu|ES EUR 34 es,ca es|PT EUR 351 pt pt|IT EUR 39 it it|PL PLN 48 pl pl|CZ CZK 420 cs cz|SK EUR 421 sk sk
DK DKK 45 da dk|SE SEK 46 sv se|NO NOK 47 no,nb no|FI EUR 358 fi fi|IS ISK 354 is is|EE EUR 372 et ee|LV EUR 371 lv lv|LT EUR 370 lt lt|HU HUF 36 hu hu|RO RON 40 ro ro
BG BGN 359 bg bg|HR EUR 385 hr hr|SI EUR 386 sl si|RS RSD 381 sr rs|GR EUR 30 el gr|TR TRY 90 tr tr|CY EUR 357 el cy|MT EUR 356 en mt|UA UAH 380 uk ua|GE GEL 995 ka ge
AM AMD 374 hy,en am|AZ AZN 994 az az|IN INR 91 en,hi in|PK PKR 92 en,ur pk|BD BDT 880 bn,en bd|LK LKR 94 en,si lk|NP NPR 977 ne,en np|PH PHP 63 en,tl ph|SG SGD 65 en sg|MY MYR 60 en,ms my
ID IDR 62 id id|TH THB 66 th th|VN VND 84 vi vn|HK HKD 852 en,zh hk|CN CNY 86 zh cn|TW TWD 886 zh tw|JP JPY 81 ja jp|KR KRW 82 ko kr|AE AED 971 en,ar ae|SA SAR 966 en,ar sa
QA QAR 974 en,ar qa|KW KWD 965 en,ar kw|BH BHD 973 en,ar bh|OM OMR 968 en,ar om|IL ILS 972 he,en il|JO JOD 962 ar,en jo|LB LBP 961 ar,fr lb|EG EGP 20 ar,en eg|MA MAD 212 fr,ar ma|TN TND 216 fr,ar tn
DZ DZD 213 fr,ar dz|SN XOF 221 fr sn|CI XOF 225 fr ci|CM XAF 237 fr,en cm|CD CDF 243 fr cd|KE KES 254 en,sw ke|UG UGX 256 en ug|TZ TZS 255 en,sw tz|RW RWF 250 en,fr rw|ET ETB 251 en,am et
SO SOS 252 so,en so|SS SSP 211 en ss|NG NGN 234 en ng|GH GHS 233 en gh|ZM ZMW 260 en zm|ZW USD 263 en zw|MW MWK 265 en mw|ZA ZAR 27 en,af za|BW BWP 267 en bw|NA NAD 264 en na
MX MXN 52 es mx|BR BRL 55 pt br|AR ARS 54 es ar|CL CLP 56 es cl|CO COP 57 es co|PE PEN 51 es pe|UY UYU 598 es uy|EC USD 593 es ec|CR CRC 506 es cr|PA USD 507 es pa|GT GTQ 502 es gt|DO DOP 1 es do|PR USD 1 es,en pr|JM JMD 1 en jm|TT TTD 1 en tt
`;
