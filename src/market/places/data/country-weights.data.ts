/** Written by scripts/train-countries.ts: a signal, and in hundredths how much it speaks for US, GB, KE, PH and elsewhere. */
export const countryWeights = `
accommodations 1	24 -57 -30 -16 51
accommodations 2	-90 -86 -12 -39 146
ada 1	30 -11 -7 -51 35
ada 2	-30 -13 -4 -36 64
added advantage 1	-77 -23 29 65 -49
added advantage 2	-21 -76 105 -14 -23
adjustments 1	-76 195 -3 -23 -133
agencies 1	71 -80 -53 63 -60
agencies 2	65 -31 -9 -64 36
amenable 1	-6 -68 14 78 -38
amenable 2	-44 15 -46 70 -6
amenable 4	-145 102 -12 71 -53
american dates 1	12 -22 0 -42 52
american firms 1	107 -33 -79 54 -61
american firms 2	30 -29 -23 -73 47
american phone 1	85 36 -50 -25 -106
american spelling 2	14 -45 42 47 -65
american spelling 4	-21 -34 19 -5 10
american spelling 7	-85 -66 -20 20 45
american talk 1	27 -21 -68 -2 58
american talk 2	45 -9 -54 11 -4
american talk 4	18 -20 -4 -5 -2
american talk 7	3 0 0 -2 0
american words 1	23 -37 -8 4 10
american words 2	10 -7 -23 -4 12
american words 4	-14 -10 -25 -34 103
annual leave 1	-135 80 -26 -61 50
annual leave 2	-138 20 -8 -37 65
annum 1	69 -42 -60 -4 5
annum 2	-109 71 -78 25 -69
asian 1	-95 -117 -76 28 100
associate 1	93 33 -156 -66 -26
associate 2	-109 156 -53 52 -156
bachelors 1	5 -40 20 13 -3
bachelors 2	21 -31 25 21 -40
bank holidays 1	-7 40 -7 -8 -13
basic salary 1	-7 68 -133 20 -7
basic salary 2	45 11 -66 58 -71
bpo 1	55 -73 15 19 -125
british bodies 1	5 -3 18 -55 0
british bodies 2	71 44 56 -58 -180
british firms 1	-11 116 -91 -17 -39
british firms 2	35 139 -10 -56 -141
british papers 1	8 37 51 -149 -47
british papers 2	116 25 -63 -54 -120
british spelling 1	-100 82 16 -56 17
british spelling 2	-1 59 -30 -9 -55
british spelling 4	-39 -70 -11 -53 94
british suffix 1	68 1 -45 16 -60
british suffix 2	33 -1 0 -4 -25
british talk 1	-4 -4 7 18 -25
british talk 2	-42 45 -19 -30 14
british talk 4	-94 74 -68 34 -47
british words 1	-64 42 37 -44 -13
british words 2	-53 52 30 6 -50
british words 4	-15 12 64 -87 -70
british work 1	-8 41 -60 -5 -12
british work 2	-69 64 -59 26 7
british work 4	-17 8 -51 -7 18
canadian 1	39 -87 -72 -3 34
checks 1	-87 -57 125 -66 -26
checks 2	-41 114 79 -136 -53
cv 1	-149 8 -105 -18 75
cv 2	-27 -92 -95 16 56
cycle 1	-25 82 -33 41 -105
cycle 2	0 127 -5 -3 -107
dates day first 1	-130 78 67 -140 -45
degree 1	-68 -58 17 -146 22
degrees american 1	17 -44 22 -5 -11
degrees american 2	-13 -54 -15 51 -21
diploma in 1	-5 -90 106 26 -47
diploma in 2	-101 -16 54 23 8
dollars 1	102 -27 -104 -94 89
driver 1	105 37 -46 -58 -62
edu page 1	-32 -39 -1 84 -11
eeo 1	16 12 -68 32 -3
eeo 2	105 -18 -23 26 -116
euro sign 1	150 -119 -170 -192 152
european 1	-55 -7 11 -81 78
european 2	-101 -33 -36 6 72
fortune 1	65 -26 -109 83 -80
gov page 1	73 -15 -6 -42 -11
graduate of 1	-14 -21 -54 139 -93
graduate of 2	-21 -21 -63 116 -64
half hours 1	36 14 -93 -27 -20
health plans 1	27 12 -43 -27 25
health plans 2	99 -23 -52 61 -96
health plans 4	54 -2 -3 -22 -20
hmo 1	-93 36 -58 146 -70
hmo 2	-32 -48 -69 155 -17
hmo 4	-19 -5 -2 31 -5
ict 1	-15 -83 132 -22 -52
ict 2	13 -139 75 29 -76
indian 1	-95 -76 -105 92 15
k match 1	157 -16 -22 -76 -41
kenyan 1	-121 -58 272 -60 -65
kenyan 2	-63 -8 190 52 -167
leave laws 1	77 -8 -17 -38 -38
leave laws 2	41 -9 -1 -12 -30
leaves 1	-30 -83 20 105 -90
leaves 2	-70 -7 137 -78 29
liaise 1	-58 -22 21 57 -75
licence 1	-26 110 -25 -67 -48
measures 1	75 -5 -58 -119 46
measures 2	155 -1 -75 -47 -34
money talk 1	35 86 -42 -28 -71
money talk 2	-14 43 -31 -55 43
named GB 1	52 114 -87 -23 -89
named KE 1	-64 46 110 -53 -34
named PH 1	-176 -26 -63 200 24
named US 1	7 10 -16 13 -37
named US 2	12 -21 -32 -43 12
named XX 1	-56 -81 -109 -3 141
named XX 2	25 73 21 -49 -20
named XX 4	16 -1 85 -27 -62
nurses 1	47 -66 -93 80 -53
nurses 2	52 -29 -27 -175 67
opportunities 1	-27 72 -88 42 -203
origin 1	-2 -45 -43 37 43
origin 2	-49 27 -40 -11 56
origin 4	85 -12 -3 -10 -59
parental 1	-31 63 -63 -33 -33
parents 1	-98 18 -71 -38 69
parents 2	-145 -1 -69 -46 79
pension 1	-68 46 10 -45 11
pension 2	-21 -22 8 -60 49
per diem 1	12 -103 -77 9 56
peso sign 1	-101 -65 -87 233 -107
philippine 1	-28 -50 -45 178 -71
philippine 2	-8 -8 -31 96 -55
philippine 4	-20 0 -3 89 -103
points 1	0 -43 2 51 -43
pounds 1	-75 293 -63 -85 -180
private medical 1	-154 20 -9 -60 80
public health 1	-21 -61 43 69 -108
recognized 1	-123 123 59 -99 -12
recognized 2	-101 -54 165 -62 25
recruitment 1	-92 54 28 53 -68
recruitment 2	-13 -4 -114 -44 78
region GB 1	-42 198 -42 55 -259
region PH 1	-84 -56 -126 213 -52
region US 1	127 -16 -74 25 -75
region US 2	11 60 -61 -110 20
region US 4	-127 -59 -13 61 99
resume 1	34 23 -107 -96 62
resume 2	79 -202 28 70 39
retirement 1	72 -22 -25 0 -24
retirement 2	-172 127 -10 -90 120
right 1	-44 52 -121 -169 22
sales africa 1	8 -27 67 13 -89
sales africa 2	-18 -18 61 -20 -98
sales africa 4	-94 -25 -4 54 -16
scheme 1	3 72 -81 7 -36
scheme 2	-21 -23 -6 -58 48
school 1	98 -47 -56 -63 21
school 2	113 0 -55 -11 -83
school 4	1 -22 -42 19 -11
screening 1	4 51 -60 -25 -16
screening 2	13 -35 -27 61 -61
shall 1	-88 -13 26 -35 32
shall 2	-53 -55 128 -8 -63
specifications 1	-9 -74 199 -54 -84
specifications 2	-12 -72 139 -43 -4
specifications 4	-7 -1 16 -7 -1
spending 1	128 -155 -6 -56 68
spending 2	155 0 -1 -139 -11
state laws 1	4 3 -95 -12 47
state laws 2	159 -43 -59 -37 -72
superannuation 1	-71 -65 -104 29 78
thousands 1	210 -27 -9 -70 -118
time off 1	-21 2 -38 -33 81
time off 2	97 -35 -10 8 -64
town GB 1	60 112 -42 -59 -117
town KE 1	-33 -15 357 -296 -8
town PH 1	-45 -28 -113 212 -50
town PH 2	-17 -3 -4 30 -1
town US 1	187 -78 -100 5 -39
town US 2	146 -28 -23 -49 -49
town XX 1	-79 -84 -15 -59 143
tuition 1	29 -10 -14 -26 19
uk page 1	-18 185 -70 -22 -92
verify 1	127 16 -51 -99 -10
veterans 1	86 10 -41 -9 -60
veterans 2	10 35 -36 28 -55
vouched GB 1	-212 188 -60 -59 -100
vouched PH 1	-89 -56 -51 233 -89
vouched US 1	156 -48 -59 -7 -56
vouched US 2	51 -30 31 -12 -59
vouched XX 1	-59 -168 -173 -95 292
w2 1	221 -29 -51 -103 -56
zip 1	116 -4 -54 -44 -12
zones 1	81 -88 -100 -2 -85
`;
