// Made by scripts/train-roles.ts; one line a feature, one sign a role in the order of unitRoles.
export const chainWeights = {
  scale: 0.05308227953703507,
  transitions: [
    [
      0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.44, 0.0, 0.0, -0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.18, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.95, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.73, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.09, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ],
    [
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 1.25, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.01,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.18, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, -0.0, -0.0, 0.04, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0,
    ],
    [
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.02, 0.0, 0.0, 0.0, 0.0, 0.0, 0.37, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.57, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, -0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.01, -0.0, 0.0, 0.0, 0.02, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0,
      0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ],
    [
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0,
      0.0,
    ],
  ],
  table: String.raw`at:0	oOOOOOOOOOOOOOO
at:1	OOkOOOOOOOOOOOO
at:2	OOOOPOOOOOO¢OOO
at:3	TOOOOOOOOOOOOOO
b:$ 2	OOSOOOOOLROOOOO
b:$ 50	OOMOUNOOOOOOOOO
b:$ 500	OOOOOOOOTONOOOO
b:% off	OOOOOOOOOVOOOOO
b:% tips	OONOONOOPSOOOOO
b:% travel	NOOOOOMOONTROOO
b:& administration	MQNUNJONONONONN
b:& analysis	OOOOOIOUOOOOOOO
b:& aposs	OOTOOOOOOMOOONO
b:& arbeitsweise	OXOOOOFOOOOOOON
b:& continuous	OTOOOMNOOOOOOOO
b:& contract	TSOOOKOOOOKOOOO
b:& data	TRMOOOOOOOOOOOO
b:& development	OOOOOOOOOTOOOOO
b:& experience	OSOOOOOOOOOOOOO
b:& finance	OROOOJOOOOOSOOP
b:& grill	ONQONSMOOOONOON
b:& humain	OSOOOOOOOOOOMOO
b:& l	LMLOOLSOOOOONOU
b:& marketing	OOOOOOMSOOOOOOO
b:& modélisation	ONOTOONNOOOOOOO
b:& people	ONOONOTOOONOOOO
b:& performance	OSOOOMOOOOOOOOO
b:& reporting	OXOOOHOOOOOOOOO
b:& responsibilities	OTOOONOOOOOOOOO
b:& reverse	ONOSOONOOOOOOOO
b:& rewards	OMMOMOOOOVOOMON
b:& safety	OOOOOUOOOOOOOOO
b:& sciences	TLMNNMNOOOOOOOR
b:& support	OTOOOIROOOOOOOO
b:& verde	OPOOOOOOOTOOOOJ
b:& vision	OIOOOOTOOPOOPNO
b:& work	OWNONOONOLLOOON
b:0 25	OOOOOOMOMOONSOO
b:00 16	ONROOONONOTOOOM
b:00 per	OONOOOOOUNOOOOO
b:000 $	OOOOOOOOSOOOOOO
b:000 00	OOOOOOOOTMOOOON
b:000 a	OOMOSOOONOOOMON
b:000 employees	OOSOOOOOOOOMONM
b:05 2024	OMNNOOOOONOOUOL
b:0845 241	OONOOOOOOOMOOSN
b:1 1	OOOONTOOOOOOOOO
b:1 10	OOOOOOOOOOOOOJV
b:1 500	NNQMTJNOMQOOMNO
b:1 year	OOQOOOJWMOOOOOR
b:1-3 years	OOOOOOJOOPOOOOU
b:10 %	OOOOOTOOOOOOOON
b:10 22	OOOOOOOOOOOOOJV
b:10 years	OOOOOOTNOOOOOOO
b:100 %	OOOONOOOTQOOOOM
b:11 59	OOOOOOOOOOLOUOM
b:12 2024	OOOOOOOOOOLOTOL
b:12 level	OOOOOOTNNOOOOOM
b:12 months	OOOOOOTOOOQOPOO
b:13 24	ONOOOONOOOOOLOT
b:14 17	ONOOOONOOOOOLOT
b:16 30	OOROOONONOTOOOM
b:19 2024	ONOOOOOOOOOOVOI
b:19 38	OOOOOOOOOOOOOJV
b:1st april	ONOOOONOONNOUOL
b:1st shift	QOOOMOOOOOSOOOM
b:2 000	OOOOOOOOMUOOOOM
b:2 3	OOOOOOTOOOOOOON
b:2 apprenticeship	OOOOMSOOOOOONOO
b:200 omb	OOOOOOSOOOOOOOO
b:2024 &	OOPOOOOOOUKOOOO
b:2024 robert	OOLOOONOONOOUSM
b:2025 11	OOOOOOOOOOMOSOM
b:2026 and	OONOONNOOOUOONN
b:22 19	OOOOOOOOOOOOOJV
b:22 july	OONNMOOOOOOOLTL
b:24 14	ONOOOONOOOOOLOT
b:24 7	OOKOOOOOOVOOOOO
b:25 of	OOOOOOMOMOONSOO
b:28th june	OONOOPMOOOUOOON
b:3 days	OOOOONOMOOPTOOO
b:3-5 years	OOOOOOKOOOOOOOT
b:30 %	ONOOONSOOQQOOOO
b:31-65 %	OONOOOVOOJOOOOO
b:35629 tuineje	OOOOOOOOOOOSOOO
b:37 hours	OOOOOOOOOOSOOOO
b:3rd shift	OOOOLOOOPOSOOOO
b:4 19	ONOOOOOOOOOOVOI
b:4 5	OOTONOLONNSOOOL
b:4 8	ONOOOONOOOOOLOT
b:4 wed	OOMOOOOOOOTMOOO
b:40 %	OOOOOONOMTOONOO
b:401 k	OOOOOOOOOTOOOOO
b:5 %	OOOOOOOOSOOOOON
b:5 1	OOOOOOOOOOOOOJV
b:5 2024	OOOOOOOOOOLOMOT
b:5 days	JOOOOOOOOOPUOOM
b:5+ years	OOOOOOTOOOOOOON
b:5-10 years	OOOOOOUNOOOOOOM
b:50 000	OOOOUMOONOOOOOO
b:555-010-0100 711	OOOOOOOOOOOMNSL
b:59 00	OOOOOOOOOOMOSOM
b:59 pm	OOOOOOOOOOLOUOM
b:7 days	OOOOOSOONONOOOO
b:70 %	OOOOOOUOOOOOPOO
b:711 tty	OOOOOOOOOOOMNSL
b:8 13	ONOOOONOOOOOLOT
b:8 days	OOOOOOOOOOUNNOJ
b:80 %	KMKOOONOOOONOOU
b:90 day	ONNNLOLOONUOMMM
b:90 days	OOLONLLNOKVNMTL
b:@ example	OOOOOOOOOOOOTSN
b:a 15-minute	OOSOOOMOOOOOOOO
b:a background	OOOOMOSPOOOOOOO
b:a big	OONOMRSOONOOOOO
b:a business	OOSOQOOOOOOOOOO
b:a calm	OOOOOSNOOOOOOOO
b:a can-do	OOQOOOTOOOOOOOO
b:a career	OOPOXOMOOQOOOOO
b:a cfo	OOLOUPOOOOOOOOO
b:a chance	OOROMNOOOTOONOO
b:a changing	OOOOOOTOOOOOOOO
b:a clean	OOOOOVOOOOOOOOO
b:a client	OOKOVONOOOOOOOO
b:a close-knit	ONLQNNOOOSROOOO
b:a collaborative	OOPTNNOOOOOOOOO
b:a combination	OOOONPMSOOOOOOO
b:a commercial	OOOOTMOOOOOOOOO
b:a community	OOOOMOOOOSOOOOO
b:a company	OOWOMOOOOQOOOOO
b:a competent	OOOOMSMOOOONOOO
b:a competitive	OOLOOOOOSUOOOON
b:a computer	OOOOOOSOOOOOOON
b:a consultancy	OOPOOOLOOSONOOO
b:a copy	OOOOOOMOOOOOVOO
b:a criminal	OOOOOOTOOOOOOOO
b:a critical	OOOOSNOOOOOOOOO
b:a crucial	OOOOTOOOOOOOOOO
b:a culture	OOVOOPNOOQOOOMO
b:a current	OMOOMOOOOOOOWOM
b:a customer	OOOOOSNSOOOOOOO
b:a dedicated	OOPOUNOOOMOOMQO
b:a demonstrated	OOOONOSOOOOOOOM
b:a detailed	OOOOOONOOOOOSOO
b:a difference	OOLOTOOOOROOOOO
b:a disability	OOOOOOOOOPOOKUO
b:a diverse	OOMOPOOOOOOOOTN
b:a fantastic	OOOOSONOOOOOOOO
b:a fast-paced	OONOOOWPOOOOOOO
b:a few	OOSOOOPOOOPOOOO
b:a finance	OONORONOOOOJOOR
b:a fitness	OQOOTKNOOOOOOOO
b:a freelance	OOLORONOOSOOLOO
b:a friend	OOOOOOOOOUOOOOO
b:a full-time	OOOOOOOOOOZOOOO
b:a fully	OOPOMSNOOOOOMOO
b:a fun	OOKOMROOOUOOOOM
b:a general	OONOSKQOONOOOOO
b:a generous	OOOOOOOONTOPOOO
b:a genuine	OOMOOOTOOOOOOON
b:a global	OOTOOOOOOOOOOOM
b:a great	OPOOHNSOOSQOOOO
b:a group	OOKSOOOOOOOOOOO
b:a growing	OONOSOOOOOOOOOO
b:a health	OOOOSMPOOMOOOOO
b:a healthy	OONOQOOOOMOOMSO
b:a high-impact	OOMOUOOOOOOOOOO
b:a highly	OOMQVOOOOOOOOOO
b:a hotel	OOMNSNSNONOOOOO
b:a hybrid	OOOONOOOOOOXOOO
b:a japanese	OONOOOLSOOOOOOO
b:a job	OOWONOOOOOONONO
b:a keen	OOOOSOQOOOOOOOO
b:a key	OONOWOOOOOOOOOO
b:a las	OOOOOOSOOOOOOOO
b:a lasting	OOTNKOOOOSOOOOO
b:a leadership	OOOONOSOOOOOOOO
b:a leading	OOTOONOOOPOOOOM
b:a local	OONOTNOOOOOOOOO
b:a lot	OOOOSPOOOOOOOOO
b:a manner	OOOOOOOOOOOOOSO
b:a merit	ONOOLOOOOOOOTNN
b:a mission	OOSOONOOOOOOOOO
b:a mix	OOOOSMOOLOOOOOO
b:a month	OONOSONOLOORNOO
b:a motivated	OOOOUOOOOOOOOOO
b:a multi	OOOOOPSOONOOOOO
b:a multidisciplinary	OOMTQNOOONOOOOO
b:a must	OONOOOLSOOOOOOO
b:a natural	OOKOLOXOONOOOOO
b:a new	OOOOOMOOOOOOOSO
b:a not-for-profit	OOSOOOOOOOOOOOO
b:a part	OOPOSNIOOOOOROO
b:a partir	OWONNILNONNMNOO
b:a passion	OOOOTMSOOOOOOOO
b:a paycheque	OOMONOOOOUOOOOO
b:a people	OOJORNOOOTOOOOO
b:a permanent	OOMOMOOOOOXOOOO
b:a place	OOWOLOOOOOOONOO
b:a plus	OOOOOOJ]OOOOOOO
b:a point	OOOOOPMONNOOSOO
b:a position	OOLOVNOOOOOOOOO
b:a positive	OOOONTPOOOOOOOO
b:a premier	MOTONOOOOOOOOOO
b:a prison	OPOOMOROOOOOKOT
b:a proactive	OOOOOOKUOOOOOOO
b:a promotion	OONOLNNMOUOONOO
b:a proven	OOOONOSLOOOOOOO
b:a psychiatric	OOQOONLTONOOOON
b:a public	OONOTMOOOOOOOOO
b:a quality	NMQOOMOOOOOOUNO
b:a range	OOOPLONOOUOOOOO
b:a rapidly	NOROTOLOOROONOO
b:a real	OOVOOKOOOOOOMOO
b:a registered	OOOOOPLSOOOOOON
b:a remote	OOOOKOOOOONYOOO
b:a saas	OOQOOOMTOLONNNO
b:a safe	OOOOOVOOOOOOOOO
b:a sales	OOJOOOUOOOOOOOO
b:a self-motivated	OOOOONUOOOOOOOO
b:a self-starter	OONOONSOONOOOOO
b:a senior	OOOOVOOOOOOOOOO
b:a site	LOROUMMOOOOONNO
b:a skilled	OOOOTOOOOOOOOQO
b:a small	OOOOUMROOLOONOO
b:a smiling	OOMNUQMOONOOMNN
b:a solid	OOMQOPOOOSOOOOO
b:a space	OOMONOOOOSOOOOO
b:a stable	ONROOOJOOOSOOON
b:a state-of-the-art	OOMSOONOOOOOOOO
b:a stimulating	OOOOMNOOOSOOOOO
b:a strong	OOOONOSOOOOOOOO
b:a structured	OONOOOOOOTOOOOO
b:a support	OOOOSNOOOOOOOOO
b:a supportive	OOOOOOOOOTOOOOO
b:a sytner	OOOOLTOOOOOOOOO
b:a technology	OOOOTPLOOOOOOOM
b:a top	OOROMNMOOVMOMNO
b:a total	OOTOONNOMNOONSO
b:a transformative	OOMOPOOOOTOOMOO
b:a trauma-informed	OONOSNQOOOOOOON
b:a trusted	OOOTNOOOOLOOQOO
b:a tu	OOTOOOMONONOONO
b:a typical	OONOTOQOOOOONOO
b:a unique	OOOOUOOOOKOROOO
b:a valid	OOOOOOSOOOOONOO
b:a very	OOOTMMOOOOOOOOO
b:a village	OUMONOOOOLOOOOO
b:a vital	OOOOTKPOOOOOOOO
b:a voice	OOUOOONOOPOOOOO
b:a vos	ONNONONOOMOOUON
b:a warm	OONOOSPOOOOOOOO
b:a week	OOOOOOMOPOTSOOO
b:a-110 a-122	OOOOOOSOOOOOOOO
b:a-122 and	OOOOOOSOOOOOOOO
b:aa m	OLNOOOOOOOOOOSN
b:ab underground	OOTOOOOOOOONOOO
b:abilities required	OTOOOOLOOOONOOO
b:ability to	OOOOOOUPOOOOOOO
b:able to	OOOOOOWOOOOOOOO
b:about all	OOLOOOMNOMNVNLM
b:about empowering	OOOOUONOOOOOMOO
b:about our	OOUOOOOOOMOOOOO
b:about preference	OOOOOOOOONOOSMO
b:about se	ONSONONOOOOOOOO
b:about this	ONOOMOONOOOOSNS
b:about us	OSNOQOOOOOOPOOO
b:about what	ONTOOOOOOOOONNO
b:about your	OOOOOOOOOOOONTO
b:academic theory	OONOOTNOOPOOOOO
b:academy es	OKONOONOOOOVNOM
b:access associate	OOOOOOSOOOOOOOO
b:access the	ONNNOONOONOOTNO
b:access to	OOOOOMOOOXOOOOO
b:accessible interoperable	OONSOMOOOOONOOO
b:accessing the	OOOOOSOOONOOOOO
b:accommodation and	OOTOMNOOOOOOOMO
b:accommodation during	OOOOOOOOOOOOMSO
b:accommodation will	OOOOOOOOOOOONUO
b:accordance with	OOOOOTOOOOOOOQO
b:accountability and	OOOOOMTOOOOOOOO
b:accountable for	OONOOOSOOOOOOOO
b:accounting and	OOOMUQKROOOOOOO
b:accounting experience	OOOOMNSSOOOOOOO
b:accounting operations	OOOONOSOOOOOOOO
b:accounting or	OOOOOOVMOOOOOOO
b:accounting teams	OOOOOLOOOOOOOOS
b:accounts and	OONOSPNOOOOOOOO
b:accounts in	OONOMTMOOOOOOOO
b:accounts receivable	ONOOOSOOOOOOOOO
b:achieve sales	OOOOMSNOOOOOOOO
b:acquisitions is	LOUONOOOOOOOOOO
b:acquisitions sales	OOOTOLNOOOOOOOO
b:across complex	OOOOSNOOOOOOOOO
b:across devices	OONOOTOOONOONOO
b:across england	OOONMOOOSOOLOOO
b:across london	OOSMPOMOOLSONOO
b:across technical	OOOOOONSOOOOOOO
b:act and	OOOTLLOOOOOONOO
b:act as	OOOOOTOOOOOOOOO
b:action plan	OVOOOHOOOOOOOOO
b:activities as	OOOONTMOOOOOOOO
b:activities including	OOOOLSPOOOOOOOO
b:activities may	ONOOOMOOOOOONSO
b:activities to	OONOOSOOOOOOOOO
b:activity here	ONNNOONOONOOTNO
b:activity will	OONOMOOOOKOOTOO
b:acute care	NKLNNOLSNNNNMOU
b:ad hoc	OOONMTOOOOOOOOO
b:adapt to	OOOOOOTOOOOOOOO
b:added advantage	OOOOOOHXOOOOOOO
b:additional details	OPMOOOSOOOOOOQM
b:additional information	OSOOOOOOOOOOOOR
b:additional job	OMMOOONOOOOOKPT
b:additional paid	ONOOOONOOQSOOOO
b:adhere to	OOOOOUOOOOOOOOO
b:adjustment support	OTMOOLNOOOOOOSN
b:admin and	QOKTRMOOOOOOOOO
b:admin team	OONNPMUKOOOONMO
b:administrative assistance	NNNOONVOOOOOOOO
b:administrative assistant	VOOOOPOOOOOOOOO
b:administrative manager	SONRMONOOONOOON
b:administrative purposes	OOOOOOOOOOOOSOO
b:administrative support	OOOOTOOOOOOOOOO
b:administrator is	OONOTONOOOOOOOO
b:adoption of	OOOOSNOOOOOOOOO
b:advaana inc	NSOOOONOOOOOONO
b:advance health	OOSOOOOOONOOOOO
b:advance your	OLPOSOOOOMOOOOO
b:advanced 12	OOOOOOTNNOOOOOM
b:advanced analytics	OOOOOOTLOOOOOOO
b:advanced degree	OOOOOOKTOOOOOOO
b:advancement within	OOOOOOOOOTOONOO
b:advancing health	OOSOOOOOOOOOOOO
b:advantage but	OOOOOOLSOOOOOOO
b:advert on	OONOONMOOOOOTNO
b:advice to	ONTOMPOOOOOOOOO
b:advisory and	OOPOOSOOOOOOOOO
b:advisory essay	OOOOOOOOOOOOSOO
b:advisory offering	OOOOSMOOONOOROO
b:affirmative action	OOOOOOOOOOOOOSN
b:affordable and	OONONOMONLOUNMO
b:african research	MOSOMMNOOOOOOOO
b:after a	OONOQOSOOOOOOMO
b:after this	ONOONONOOSOOONO
b:after training	OOOOOOMOOOSOOON
b:ag the	OOTOOOOOOOOOMOO
b:agencies or	OOOOOOIUOOOOOOO
b:agency mission	OOMOOOSOOOOOOOO
b:agent de	UOMOONOOONMONON
b:agents are	OOKNNMNOOLOONWO
b:agile development	OOOOOSOOOOOOOOO
b:agile team	ONOOOMRLOSOONOO
b:agreed timeframes	OOOONUNOOOOOOOO
b:ahead of	OONOOONONSOOROO
b:ai and	OOSONOOOOOOOOOO
b:ai ml	OOORMOKWOOOOOOO
b:ai to	OOMNTSLPOOOOONO
b:ai tool	OOMOOMOMOOOOOOT
b:ai tools	OOOOOMMOOOOORMU
b:aid in	OOOOOTMMOOOOOOO
b:aids and	OOOOOOSOOOOOONO
b:aims to	OOPTOOOOOOOOOOO
b:air md	OOKOQOOOOOOTOOO
b:airbyte segment	ONOSOONOOOOOOOO
b:al menos	OONOOOSOOOOOOOL
b:aligned with	OOOOQSOOOOOOOOO
b:alignment with	OOMOOOOOOOOOSOO
b:all applicants	OOMOOOPNONOORSO
b:all applications	OOOOOOLNNMOONTM
b:all areas	OOTOOOOOOOOOOOO
b:all aspects	OOOOQSMOOOOOOOO
b:all backgrounds	OOOOOOOOOOOOMVO
b:all duties	OOOOOOMOOOOOOSO
b:all employees	OOOOOOOONUOOOOO
b:all employment	OOOOOMOOONOOOUO
b:all forms	OOOOOOLOOOOOOUO
b:all have	OOMOOOOOOSOOONO
b:all in	ONSOOOOOOOOOOOO
b:all including	OOOOOOOOOOONUOO
b:all our	OONONOPOOROOMSO
b:all semesters	OONOOOOOOPOOUMO
b:all spoken	OOOOOOSOOOOOKOO
b:all that	OOJOUKLOOOOOPNO
b:all the	OOOPOOKOOSOOTOO
b:all times	OOOOOUOOOOOOOOO
b:all your	OOOOLOOOOUOOMPO
b:allows you	OONOOOOOOTOOOOO
b:along the	OOOULMOOONONMOO
b:alongside professional	OPOUNPOOOKOONOO
b:also an	OOSOOOOONOOOOOO
b:also includes	OOONMSOOOOOOOOO
b:also offers	ONKNNNNONQOTLPO
b:also preferred	OOOOOONSOOOOOOO
b:also support	OOONOSOOOOOOOOO
b:also supports	OOOOTKOOOOOOOOO
b:always follow	ONNNOTNOONOOOON
b:always looking	ONUONOOOOOOOOOO
b:always offering	OONONSOOONOOOOO
b:amazing leadership	OOMOOONOOSOOOOO
b:ambassador of	OONORLNOOSOOOOO
b:america corporation	OOKOOOOOOOOONTO
b:among the	OOSOOONOOOOOOOO
b:an accredited	OOOOOOTOOOOOOOO
b:an added	OOOOOOHXOOOOOOO
b:an advantage	OOOOOOOTOOOOOOO
b:an agile	OOOOOSOOOOOOOOO
b:an ambassador	OONORLNOOSOOOOO
b:an ambitious	OOOOTOMOOOOOMOO
b:an analytics	OOOOWOOOOOOOOOO
b:an annual	OONONMLOOTNONOO
b:an application	OOOOONOOOOOONTO
b:an appropriate	OOMOOOOOTNOOMOO
b:an asset	OOOOOOKWOOOOOOO
b:an effective	OOOONMTOOOOOPOO
b:an enhanced	OONOPOSMOOOOOLO
b:an entrepreneurial	OOLONPTOOOOOONO
b:an equal	OONOOOOOOOOOO^O
b:an equitable	OOOOOOOOOOOOLVO
b:an essential	OONOTOKROMOLONO
b:an excellent	OOOORKROOQOOOOO
b:an exciting	OOOLVOOOOROOOOO
b:an existing	OONNOLMNNNONMUQ
b:an experienced	OOOOXOOOOOOOOOO
b:an expert	OOOOMTTNOOOOOON
b:an extraordinary	OXMOONMONMNPNMM
b:an freyja	OOOOOOOOOOOOSOO
b:an immediate	OOLNTOOOOOOOOOO
b:an impact	OULOOONOONOOOOO
b:an important	OOONMQSOOONONOO
b:an inclusive	OOSOOOOOOOOOOOO
b:an individual	OOTONNONOOOOMPO
b:an industry	OOSOORMOOMOOONN
b:an industry-leading	OOSOOOOOOOOOOOO
b:an integrated	OOOOOSOOOOOOOOO
b:an interest	OOOOOLMVOOOOOOO
b:an internal	OOOONTLOOOOONOO
b:an investment	OOOOOMPOOOOONSO
b:an office	OOOOMOMOOOOVOOO
b:an on-site	OOONMNOONUPOONO
b:an ongoing	OOLOOONOOSOOONO
b:an online	ONOOSLNOOOOOQQN
b:an open	OOSOOOOOONOOSOO
b:an opportunity	OONOVOOOOOOOOOO
b:an understanding	OOTOOKOROOOOOOO
b:analyse data	OOOOOTOOOOOOOOO
b:analysis &	ORONNJOOOUOOOOO
b:analysis analyse	OOOOOTOOOOOOOOO
b:analysis of	OOOOOTOOOOOOOOO
b:analyst for	OOMOSOOOOOOOOOO
b:analytical &	ONOOONTOOOOOOOO
b:analytical capabilities	OOOONOSOOOOOOOO
b:analytical tools	OOMSOONOOOOOOOO
b:analytics &	OWONOJJOOOOOOON
b:analytics 4	OOPOOLSOOOOOOOO
b:analytics and	OTOOOOOOOOOOOOO
b:analytics data	OOOSOOOOOOOOOOO
b:analytics engineer	¡NLOSOOOOOOOOOO
b:analytics specialist	SOKOSOOOOOOOOOO
b:analytics you	OONOOTOOOOOOOOO
b:and $	OOOOOOOOSOOOOOO
b:and 3rd	OOOOONOOSOLONOP
b:and a-133	OOOOOOSOOOOOOOO
b:and abilities	OUOOOOOOOOOOQON
b:and accountability	OOOOOPSOOOOOOOO
b:and accurate	OOOOOSLOOOOOOOO
b:and acts	OOOOOUNOOOOOOMO
b:and adaptable	OOOOOOUOOOOOOOO
b:and address	OONOOOSOOOOOOOO
b:and adherence	OOOONMSOOMOOOOO
b:and advance	OOOOMNOOOSOOOOO
b:and advanced	OOMSNMOOOOOOOOO
b:and agency	OOOOOSNOOOOOPNO
b:and agile	ONOOONNOOSOONOO
b:and ai	OUMOMOPMOOOOOON
b:and aligned	OONNSOOOOOOONNO
b:and alignment	ONLONQMOOOOOSOO
b:and analyzing	OOOOPSOOOOOOOOO
b:and anticipate	OOOOOOSOOOOOOOO
b:and applicable	OOOOOSPOONOOOMO
b:and apply	OOOOOOOOOOOOTON
b:and applying	OOOOOWMOOOOOPOO
b:and appreciation	OOLTNNKPOOOOOOO
b:and approach	OOMOOOLSOOOONSO
b:and as	OOORLOMSOPOONOO
b:and asset	OOOOOTOOOOOOOOO
b:and assist	OOOOOSOOOOOOOOO
b:and balance	OOSOOQOOOOOOOOO
b:and become	OOKOJONOOROQTOO
b:and best	OOOOOSOOOOOOOOO
b:and beyond	OOPOOONOOOTOOON
b:and board	OOOOOSOOOOOOOOO
b:and brand	OOOOOKOOOUOOOOO
b:and building	OOPQROOOOJOOOOO
b:and can	OOMOOMVOOROOOOO
b:and career	OOOOQMLNOPOOTOO
b:and caring	OONMNNUOOOOOOOO
b:and central	OOMOSMNOOQOOMOO
b:and challenging	OOMSKSMOOOOOOOO
b:and civil	OOOMOOMOOOOOOSN
b:and clerical	OOOOOSQOOMONOOO
b:and client	OOSOOOOOOMOOOOO
b:and client-facing	OOOOTMMOOOOOOOO
b:and collaboration	OOVOOOOOOKOOOOO
b:and collaborative	OOOOTOOOOOOQOOO
b:and commercial	OOTNOQONOOOOOOO
b:and commitment	OOOOOOOOOOOOULO
b:and communicate	OOOOOONQOTOOOOO
b:and communication	OOOOOONUOOOOOOO
b:and communities	OOOOOOOOOOOOOSO
b:and compassion	OOSOOOOOONOOOOO
b:and compiling	OOOOOUNOOOOOOOO
b:and completeness	OOOOOSOOOONOOOO
b:and complex	OOOSRPOOOOOOOOO
b:and conditions	OOOOOOOONOOOOVO
b:and conducts	OOOTLLOOOOONOOO
b:and confidence	OOOOONUOOOOOOOO
b:and consistently	OOOOONSOONOOOOO
b:and construction	OOROSOOOOOOOOOO
b:and consumer	UMNNNOOOOLOOOOO
b:and continued	ONNSOJNUOMMNMON
b:and continuous	OOTONQMLOOOOONO
b:and control	OOOOTONOOOOOOOO
b:and controller	OOOVKJNOOONLOOO
b:and coordination	OOOONUOOONOOOOO
b:and counsel	OOOONSMOOOOOOOO
b:and creating	OOLQJRNSNOOOOOO
b:and creative	OOSONKUOOMNOOOO
b:and cross-browser	OOOOOSOOOOOOOOO
b:and culture	OTPOONNOOOOOOOO
b:and daily	OOOOOOOOOSOOOOO
b:and dashboards	OOOSOMOOOOOOOOO
b:and day-to-day	ONOOMNOOOOOOLOU
b:and dbt	OOOSONMOOOOOOOP
b:and dedicated	OORNLNNOOTOOPOO
b:and demonstrate	OOKONROOONOOMSP
b:and deployment	OVSOOGNOOOOOOOO
b:and detective	ONMVNLNOOONNMON
b:and development	OOOOOPOOOVOOOOO
b:and devops	OOOOOUOOOOOOOOO
b:and direction	OOONTOOOOOOOOOO
b:and disseminate	OOOOONMSOOOOOOO
b:and distribution	OOPONSNNOOOOOOO
b:and diversity	OOOOOONOOSOOOOO
b:and documentation	OVOOOILSOOOOOOO
b:and documenting	OOOOOTNOOOOOOOO
b:and drive	OOOONTOOOOOOOOO
b:and eager	OONOSNPOOOOOOOO
b:and effectively	OOOOOQSOOOOOONO
b:and employment	OOOOOOOOOPNOMSO
b:and enable	OOMTMLSOOOONNOO
b:and energy	OOTONMOOOMOOMOO
b:and enforcement	SONNSOOOOOOONON
b:and enforcing	OONNSPOONNOOOOO
b:and engineering	OOOOOTOOOOOOOOO
b:and english	OOOOOOLVOOOOOOO
b:and enhancements	ONOONSNOOOOOOOO
b:and enjoy	OOOOONTOOOOOOOO
b:and ensuring	OOOOOVOOOOOOOOO
b:and entrepreneurial	OOSONOPOONOOOOO
b:and equipment	OOOOOTOOOOOOOOO
b:and evaluate	OOOOOUOOOOOOOOO
b:and exceed	OOOOOTOOOOOOOOO
b:and excel	OONOONSOOOOOOOO
b:and excellence	NUSMIOKOOONNMOO
b:and excels	OOONLOTOOOOOOOO
b:and execute	OOOOOTOOOOOOOOO
b:and executing	OOOONOSOOOOOOOO
b:and executive	OOOMOOWOOOOONOO
b:and expect	ONLOMOUOONOOMQO
b:and expectations	OPOOOSOOOOOOOOO
b:and experience	OROOOONOPSOOOOO
b:and external	OOOOOTOOOOOOOOO
b:and eye	OOOOOOSOOOOOOOO
b:and facilitate	OONOOUOOOOOOOOO
b:and fitness	OOOOOOOOOOOOTOO
b:and flexible	OONONOTOLTOLOOO
b:and follow	OOOOOOOOOOOOLOT
b:and follow-up	OOOONSOOOOOOONO
b:and follows	OOOOOUMOOOOOOOO
b:and for	OOOONOMOOOOOSQO
b:and format	OOOONMNOOTOOOOO
b:and friendly	OOOOOSMOOOOOOOO
b:and friends	OOOOOOOOOSOOOOO
b:and fulfilling	OOJOTOMOOROOOOO
b:and fun	OOPOUONOOOOOOOO
b:and functional	ONMONOUOONOONOM
b:and functions	OOOOOVLOOOOOOOO
b:and fund	OOOOMSOOOMOOOOO
b:and future	OONOPMOOOSOOOOO
b:and gas	OOPOOONOONLNOOT
b:and get	OONNOOSOOOOOOOO
b:and give	OOOOUOLOOOOONON
b:and glasgow	ONOOOOMOOOOOMSO
b:and gratuities	OONOONOOPSOOOOO
b:and groups	OOOOSNOOOOONOOO
b:and grow	OOPOQIOOOROOOOO
b:and growing	OOTOROOOOLOOOOO
b:and growth	OOROOSOOOPOOOOO
b:and guidance	OOOSNNOOOOOOOOO
b:and guide	OOOOOSOOOOOOOOO
b:and guidelines	OOOOOSOOOOOOOOO
b:and have	OOOOQNTOOPOOOOO
b:and help	OOOOTPOOOOOOOOO
b:and high	OOQOTKMOOMOONOO
b:and hiring	ONMSLMMOQOOOOOS
b:and hotels	OOLOTMPOOOONOOO
b:and immerse	OOOOLTOOOOOOOOO
b:and improving	OOOTOMOOOOOOOOO
b:and inclusive	OOSOLOOOOSOOMOO
b:and industry	OOSOOOOOOOOOOOO
b:and influence	OOONTLOOOOOOOOO
b:and influencers	OONOOSQOOOONMNO
b:and infrastructure	OUOOOGROOOOOOOO
b:and innovation	OOOSNRNOOMOOOOO
b:and input	OOMOMOTOOOOOMOO
b:and inspiring	OONOTONOOOOOOOO
b:and interviewing	OONOSPOONNOOOOO
b:and inventory	OOOOTNOOOOOOOOO
b:and investigate	OOOOSMOOOOOOOOO
b:and invoices	OOOOOSOOOOOOOOO
b:and is	OOOOONROOOOOOTO
b:and issues	OOONOSOOOOOOOOO
b:and job	ONOOOOMOMOOOTOS
b:and join	OOLOOMOOONOOUOO
b:and keep	OOOMONVOONOOOMO
b:and keeps	OONONTOOOMOOOOO
b:and launch	OOOTNKOOOOOOOOO
b:and learn	OOQONONOOUOOOOO
b:and learning	OOTOQMOOOOOOOOO
b:and leave	OOPOTPONOMOOOOO
b:and legal	ONOOOOSNOOOOOOO
b:and level	OOMOOOMOUNOOORO
b:and licenses	OOOOOOTOOONOONO
b:and life	OOOOOOOOOTOOOOO
b:and living	OONONSOOOOOOOOO
b:and local	OOOSOOOOOOOOOOO
b:and love	OOPOLMVOLOOOONN
b:and loves	OOOOTOMOOOOONOO
b:and managers	OOOOSMOOOOOOOOO
b:and managing	OOOOOWOOOOOOPOO
b:and many	OOQOOOTOOOOOOOM
b:and mapping	OOMOOTOOOOOOOOO
b:and materials	OOOOOSONOPOOOOO
b:and maven	OMOOOOTOOOOMOOO
b:and may	OOOOOOOOOOOOOWO
b:and meaningful	OOTOOOOOOOOOOOO
b:and medical	OOOORTNKOLOMOOO
b:and member	OOOOOUMOONOOOOO
b:and membership	OOONOTOOOOOOOOO
b:and monitor	OOOOOSOOOOOOOOO
b:and monitoring	OOOONSOOOOOORON
b:and must	OOOOOOSOOOMOOOO
b:and need	ONTOOONOOOOOMON
b:and not	OOOOOOUOOQNOMOO
b:and on	OOTOOOOOOOOOOOO
b:and open	OOKOSOOOOOOOMQO
b:and operated	OOSOQONOOOOOOOO
b:and operations	OONOOONSOOOOORO
b:and opportunities	OOOOOSONOQOOOOO
b:and optimization	OOOOOSOOOOOOOON
b:and oral	OOOOOMSOOOOOOOO
b:and other	OOOOOTROOOOOOOO
b:and our	OOTOOOOOOOOOOQO
b:and outcomes	OOOONMOOOTOOOOO
b:and outside	OONPOTOOOOOOOQO
b:and over	OOSONSOOLOOOOON
b:and own	OOMOOOTROOOONON
b:and part	OOJOOOOOOSUOOOO
b:and partner	OOOOQSNOOOOOOMO
b:and partners	OOOOOOPOONOONSN
b:and partnerships	SNMROOOOONOMOON
b:and people	OOMOOOPROOOOKTN
b:and perspectives	OOOOOONOOOOONTO
b:and pipelines	OONPULNOOOOOOOO
b:and practice	OOOOOOSOOOOONOO
b:and present	OOOOOSOOOOOOOOO
b:and principles	OONOOOSOOOOOOOO
b:and private	NOWONNMOKLNOMNO
b:and procedures	OOOOORTOOOOOOOO
b:and process	OOOOOSOOOOOOOOO
b:and processing	OOOOTKOOOOOOOOO
b:and produce	OOPOOSNOONOOOOO
b:and professional	OOOOOTOOOOOOOOO
b:and professionally	OSOOOLOOOLOOOOO
b:and programs	ONNONMNVOOOOOON
b:and progression	OOOOOOOOOSOOOOO
b:and project	OOOOPNSOOOOOOOO
b:and protect	OOTOOMOOONOOOOO
b:and providing	OOOOLXOOOOOOOOO
b:and ready	OOMOPSOOOMOOOOO
b:and record	OOOOOOJUOOOOOOO
b:and recovery	OOOOOTOOOOOOOOO
b:and related	NOQONNSNOOOOOOO
b:and relationships	OVOOOLNOOOOOOOO
b:and relaxation	OLOOONNOOVOOOON
b:and reliable	OOOOUOOOOONOOOO
b:and reopen	OOOOOOOOOOOOSOO
b:and reporting	OOOPSPOOOOOOOOO
b:and representing	OOONONNOOSOOOOO
b:and respect	OOPOONTOONOOQON
b:and responsibilities	OMOOOZOOOOOOOOO
b:and retrieval	OOSOONONOOOOOOO
b:and rewards	OQOOSMNOOOOOOOO
b:and risk	OOOOOOTNOOOOOOO
b:and roller	OOOOOPJTOOOOOOO
b:and running	OOOOOSQOOMOOOOM
b:and safely	OOOONTNOOOOOOOO
b:and safety	OOOOOSROOOOOOOO
b:and scheduling	OOOONSQOOOOOOOO
b:and secure	OOOOOUMOOQOOOOO
b:and security	OOOOOTOOOOOOOOO
b:and self-motivation	OONMONVNOOONNNN
b:and services	OOPOSOOOOOOOOOO
b:and simple	OOMONSOONNOOOOO
b:and skilled	OONTNNOOOOOOOOO
b:and special	OOOOOVNOOOOOOOO
b:and spoken	OOOOOOOOONOOSOO
b:and staffordshire	OOSOOOOOONOOOOO
b:and standards	OOOOOTOOOOOOOOO
b:and statistical	OOOSLOOOOOOOOOO
b:and store	OLOOOMNOOUNOOOO
b:and strategy	OOOOSOOOOOOOOOO
b:and structured	OONOOOPNOOONMNT
b:and students	OOOSNOMOOOOOOOO
b:and succession	OONOSMOOOOOOOON
b:and suggest	OOOOOOMSOOONOOO
b:and support	OOOOTOOOOSOOOOO
b:and supported	OOTOOOOOOOOOOOO
b:and supportive	OONONOMOOXOOOOO
b:and systems	OOOOOTOOOOOOOOO
b:and take	OOOOSOOOOOOONPO
b:and team	OOKOONROOTOOOOO
b:and teamwork	OOSONONOOOOOOOO
b:and technology	OOSOOOOOOOOOOOO
b:and test	OOOOOOKTOOOOOOO
b:and tests	OOOOOUOOOOOOOOO
b:and that	OTSONONOOKOOONN
b:and they'll	OOOOTOOOOOOOOOO
b:and thorough	OONOOOOOOOOOSOO
b:and those	KONOTOOOOOOONOO
b:and timely	OOOOOSOOOOOOOOO
b:and tourism	ONTOOOMPONNNNOL
b:and transformation	OOOTOPNOOOOOOOO
b:and travel	OOOOOTQOOOJOLOO
b:and turning	OOOOOMSOONOOOOO
b:and understanding	OOMMTQQOOOOOOOO
b:and upholding	OOOOOSNOOOOOOOO
b:and usable	ONMSNOOOOOOOOOO
b:and user	OOOOPSOOOOOOOON
b:and various	OONOOKVOOOOOOOO
b:and video	OOOOOONSOOOMOOO
b:and vision	OOOOOOOOOTOOOOO
b:and volunteers	OONTNNOOOOOONPN
b:and ways	OONOMNVNONOOOON
b:and we	OOSOOOKOOROOOOO
b:and weekend	OOOOOONOOOTOOOO
b:and wellness	OTRONOOOOHOOOON
b:and when	OMUOPMLOOOOOOOO
b:and who	OOLOLOTOOOOOMQO
b:and windows	OOTOOLMOOOOOOOO
b:and with	OOMOOOOOOOOOOSN
b:and working	OOSOOMVOOOOOLOO
b:and works	OOOOPSQOONOOOOO
b:and writing	OOOOOMUOOOOOOOO
b:and you	OOOOLOOOOTOOJRO
b:andras hotels	OOSNOOOOOOOQMOO
b:angeles metropolitan	MNLOOOOOOOOUOOO
b:animal shelter	OOSOOOOOOOOOOOO
b:annual leave	OOOOOOMOOTOOOOO
b:annual salary	OTOOOOOOOOOOOOO
b:ans requis	OOOONOVMOMOONOM
b:answered none'	OOOOOONOOOOOTOM
b:any business	OONOOOTOOOOOOOO
b:any issues	OOOOOSOOOOOOOOO
b:any major	OOOOOOVNOOOOOON
b:any one	OOOOSOOOOLOOOOO
b:any time	OOMOONMOOOOOOUT
b:anywhere in	OOOLPNMOOOTONOO
b:api integrations	NONNNMVNNNNNNNM
b:applicable laws	OONOOSMOOOOONPO
b:applicable to	OOOOOOOOSOONRLO
b:applicant will	OOOOOOTOOOOOQOO
b:applicants from	OOMOOOOOOOOOOTO
b:applicants interviewed	OOOOOONOOOOOSOO
b:applicants must	OOOOOOVOOOOOOOO
b:applicants that	OONOOOUOOONOOOO
b:application and	OTNOOOMOOONOOOO
b:application form	OOOOOOMOOOOOVOO
b:application guided	OONOLOOOOTOOLOO
b:application in	OOOOOOONOOOOSOO
b:application or	OOOOOOOOOOOOLTO
b:application performance	OOOTNISOOOOOOOO
b:applications and	OOOOOSOOOOOOPOO
b:applications from	OONOKOPOOOOTKXO
b:applications must	OOOOOOLOOOOOTOO
b:applications such	OOOOOOMTOOOOMOO
b:applications we	OOOOOONOOOOOUOO
b:applications will	OOOOOOMOONOOOTN
b:applied in	OOOMOOMOOOOOOSN
b:apply and	OONOOOOOONOOVNO
b:apply now	OOOOOOOOONORVOO
b:apply software	OOOOOSMOOOOOOOO
b:apply to	OONOOLOOOOOOQVM
b:apply today	OOOOONOOOOOOUOO
b:apply via	OOOOONNOOOOOTOO
b:apply your	OOOOSOOOOOOOOOO
b:applying for	OOOOONNOOOONOWO
b:applying on	OOOOOOOOOOOOSPO
b:appreciation for	OOOTNNKOOOOOOMO
b:approach to	OOOOOMSROOOOOOO
b:approach with	OOMOOOSOOOOOOOO
b:approaches and	OOOOOOSOONOOOOO
b:appropriate staff	OOOOSNNOOOOOOOO
b:apr 5	OOOOOOOOOOLOMOT
b:april 2026	ONLOOONOTMMNTOL
b:aptitude à	OONOOMUOOOOOOOO
b:ar du	MMMNTNOONNNNSON
b:architecture and	OOOOOOVNOOOOOOM
b:are also	OOHOOOOOOPOOORO
b:are applying	OOOOOOJOOOOOSRO
b:are at	OOSONOOOOOOOMQO
b:are available	OOOONRMKOWNOOOO
b:are committed	OOOOOOOOOOOOLWO
b:are considered	ONMOONKNOONUQMO
b:are currently	OOLOSOROOOOOOPO
b:are delivered	OOMOUONOOOOOOOO
b:are eligible	OOOOOOSOOOOOOMO
b:are encouraged	OOOOOOOLOOOOMUO
b:are essential	OOOOPLTOONOOOOO
b:are highly	OMMNPMOVOOONLMO
b:are identified	OOOOOOOOOOOOULO
b:are interested	OOMOPOSOOOOOQMO
b:are led	OPMTNNNOOONONOO
b:are less	OONOOOOOQONOLTN
b:are looking	OOLOSOUOOOOOOOO
b:are not	OOMOORLLOOOOOWO
b:are offering	OOLOOOOOSONOOOO
b:are paid	ONNOONMNUMROMNO
b:are passionate	OOOOOOOOOOOOTOO
b:are representative	OOMOOOMOOOOOOUO
b:are required	OOOOONTOOOOOORO
b:are responsible	NOMSOPOOONOOORN
b:are secure	OONOULOOOOOOOOO
b:are seeking	OONOSOQOOOOPOOO
b:are subject	OONOOOOOOMOOLTO
b:are the	OSWOIOOOOQOOOOO
b:are unable	OOMOOOUOOOOOKOO
b:are very	MMKMURIVNNNLLLN
b:are we	OOMONOUOOPOOOOO
b:are willing	OOMOOOOOTMOOONO
b:are you	OOOOXOMOOOOOSOO
b:are your	OKLOMNNOOMOOMNU
b:area manager	OONOOMNOOUOONOO
b:area to	OOMOOOLOOOOOOOU
b:areas for	OOLOOONOOTOOOOO
b:areas of	OOVOMPMOOOOOPOO
b:arkansas for	OOOSPNOOOOOOOOO
b:armed forces	OOKOOOPOOMOOOTO
b:armed security	TOKOQONOOOOOOOO
b:around the	OOTOOOOSOOOOOOO
b:artificial intelligence	OTPOOOMOOLOOOOO
b:arts &	TLMNNMNOOOOOOOR
b:as a	OOOOVOOOOOOOOOO
b:as assigned	OOOOOWNOOOOOOOO
b:as computers	OOPONOSOOOOMOOO
b:as easy	OOOOOOMNOOOONOS
b:as individuals	OOUONNOOOOOOOMO
b:as is	OOOOOMTOOOOOOOO
b:as necessary	OOOOOVOOOOOOOOO
b:as needed	OOOOOVOOOOSOOOO
b:as oracle	OOOOONMTOOOOMOO
b:as our	OOOOSONOOOOOOOO
b:as part	OONUOOOOQOOOOOO
b:as personal	OOOOOMRNOOOONSO
b:as requested	OOOOOTNOOOOOOOO
b:as required	OOOOOVMOOOOOOOO
b:as there	OOOONNTOOOOOOOO
b:as you	ONOOLKSOOUOONOO
b:as your	OOOOOOOOOOOOSOO
b:asics america	OOKOOOOOOOOONTO
b:asked to	ONOOONOOOOONUNO
b:aspects of	OOOOQSOOOOOONOO
b:assess you	OOOOONLNOOOOTOO
b:assessment centre	OSOOOLNOOOOOOSO
b:assessment of	OONONSOOOOOOOOO
b:asset management	OMOOONOSOOOOORO
b:assigned by	OOOOMSNOOOOOOOO
b:assigned to	OOLOOPMOOOOOOSO
b:assist in	OOOOOTOOOOOOOOO
b:assistance and	ONNOOOVOOPOOOOO
b:assistance skills	NNNOONVOOOOOOOO
b:assistant buyer	UNNONOOOOOOOOON
b:assistant for	SOLOSONOOMNNONO
b:assistant management	TONOOOOOOOOMOON
b:assistants are	OOKNVPMNOOOONNM
b:assisting in	OOPOMTOOONOOOOO
b:assisting with	OOOOOTOOOOOOOOO
b:assists other	OOOONSNOOOOOOOO
b:associate attorney	WNOOOOOOOOOOOOO
b:associate degree	OOOOOOMSOOOOOOO
b:associate ii	OOOOOOSOOOOOOOO
b:associate will	OOOOLUNOOOOSOOO
b:associated with	OOOOMOOOQOOMNPT
b:at a	OOUOONSOOOOOOOO
b:at all	OOQONTOOOOOOOOO
b:at any	OONOONMOOOOOQTT
b:at axon	OOVOOOOOONOOOOO
b:at bespoke	OOTOOOOOOMOOONO
b:at both	OOMOUONOOOOOLOO
b:at duality	OOMOLOOOOSOONOO
b:at every	OOSOOOOOOOOOOOO
b:at farmfoods	OOMOMOOOOTOOMOO
b:at heritage	OOQOSNOOOMMNOMO
b:at https	OOLOOOOOOMOOTOO
b:at human	OOSOOOOOOMOOMOO
b:at its	OOLONQNOOTOOOOO
b:at kingspan	NUNOKOOOOOONNNO
b:at mft	OOSONONOOOOONOO
b:at pepsi	NMVNMONONMNNONO
b:at salix	SOOOOOOOOOOOOOO
b:at the	OOOOTOOOOOOOOOO
b:at this	OONOOOSOOONOOON
b:at truxio	OOOOSNNONLOONOO
b:at work	OOOOOOMOOPOSOOO
b:at yunex	OONOOOOOOOOOOSO
b:att bygga	OOSOQMPOOOOONOO
b:att ta	OPOOLNOONOOOTOO
b:attach a	OOOOOOMOOOOOVOO
b:attempt to	ONNOOOOOONOOOTO
b:attend meetings	OOOOOOKOOOUOOOO
b:attendance policy	OOOOOOSPOOOOOOO
b:attitude and	OOOOOOVOOOOOOOO
b:attracting the	OOOOOQOOONOOTMO
b:au chef	OSOOOMOOOOOOOOO
b:au plus	OOOOOMOMOVOPOON
b:au vendredi	NNNOLMLNOOXMNOO
b:audio and	OOOOOQLSONOMOOO
b:audit reviews	OOOOOKOOOOOOOOT
b:auprès de	OJNOOPOOOONOUOM
b:aurez en	OONOOTMOONOOOOO
b:austin tx	OOOOOOMOOOOUNOO
b:authorized to	OOOOOOSOOOOOOOO
b:auto technician	WLKNOONONNOOOON
b:automate data	OOOTNKOOOOOOOOO
b:autonome et	OOOOOOTNOOOOOOO
b:autonomy and	OOTOOQMOOOOOOOO
b:autonomy flexibility	ONLNMMNNOVNOOOO
b:autonomy to	OONULLMOOOOOOOO
b:av att	ONOOOLTOONOOOOO
b:availability and	OOOOOOSOOOOOOOO
b:availability to	OOOOPNUOOOOOOON
b:available for	OOLOROLOOSOOOOO
b:available in	ONLROMNOOVNOKNQ
b:avec des	OOOOOLPOOTOOOOO
b:avec nous	OOOONOOOONOOSOO
b:avec votre	OOOOMLTOOOOONOO
b:aventure formidable	OOOOSMKOOMOOSOO
b:avez le	OOOONOSNOOOOOOO
b:aware of	OOLOONSOOOOOOOO
b:awareness and	ONOOSNOOOOOOOOO
b:away from	OOOOOOTOOOOOOOO
b:ayudante de	OOLOVOOOONOOOOL
b:azure data	OOOOONPTOOOOOOM
b:bac pro	OOOOONTOOOOOOOO
b:bachelor's degree	OOOOOOTOOOOOOOO
b:backed by	OOSOOOOOOOOOOOO
b:background and	OOLOOOPOOOOONSN
b:background check	OOOOOOWOOOOOOOO
b:background in	OOOOOOQSOOOOOOO
b:backgrounds and	OONOOOOOOOOONTO
b:bad birdie	NNTOOONOOOONOON
b:bar tender	ROLOOOOOOOOSMOO
b:barriers to	OOTOOONOOOOOONO
b:base and	OONOTMOOONOOOOO
b:base in	OSOOOOONOOOOOOO
b:base pay	OOOOOOOOUKOOOOO
b:base salary	OONOOOOOUOOOOOO
b:based in	OOOOOOOOOOOVOOO
b:based on	OOOOORNOXOOOROL
b:based upon	OMOONMNOPMUMOOO
b:basedash outil	OOOSONNOOOOOOOO
b:bases de	OOQONNKTONOONOO
b:basic computer	OOOOOOSOOOOOOOO
b:basic knowledge	OOOOOOSOOOOOOON
b:basic understanding	OOOOOOOSOOOOOOO
b:basic vehicle	OMOOOSOPOOOOOOO
b:basis and	OOOOOOSOOROOOOO
b:basis of	OOMOOOOOOOOOMTO
b:basée sur	OOPOOONOOTOOOOO
b:bay area	OOOOOOOMOOOTOOO
b:be able	OONOOOUOOOOOOOO
b:be accepted	OONOOOMOOROOTNO
b:be an	OOOOOOOTOOOOOQO
b:be appointed	OOOOOOTOOOOONOO
b:be asked	ONNONOMONMTPRNO
b:be assessed	OOOONOMOOOOOSOO
b:be aware	OOMOONSOOOOOOOO
b:be based	OOLOOOOOROOTOON
b:be capable	OOOOONTOOOOOOON
b:be comfortable	OOOONMUOOOOOOOO
b:be completed	OOOOOSPOOOLOOOO
b:be considered	OOOOOOOOOPOOSNO
b:be contacted	OOOOOOOOOOOOSNO
b:be critical	OOMOSMPOOOOOOOO
b:be discussed	OOOOONMOSOOOOOO
b:be doing	OXLOLOOOOOOOOOO
b:be empowered	OONOTNNOOOOOOOO
b:be evaluated	OONOONLOOOOOUMO
b:be evidenced	ONMONOMOOOONTNN
b:be expected	OOOOLSTOOOOOOOL
b:be flexible	OOONOOTOOOOOOOO
b:be found	OOPOOMOOOKOOUPO
b:be given	OKOOSNOOONOOTOO
b:be happy	OOKNOONMPLNQUNN
b:be held	OOOOOOSOOOOOPMO
b:be in	OOOMKSMOOOOVOOO
b:be instrumental	OOOOTLOOOOOOOOO
b:be invited	OONOOONOOOOOTOO
b:be joining	ONPPLNOOOSOOOOO
b:be just	OONOMOMOONNOVMO
b:be key	OONOUNOOOOOOOOO
b:be made	OONOOOMOOOOOOSO
b:be notified	OOOOOONOOOOOSOO
b:be on	OOLNUONONNRPONO
b:be part	OPQOOOKOOROOOOO
b:be performed	OOOPLOLOOOOUOOO
b:be reliable	OOONNMTOOONOOOO
b:be removed	OOOOOOOOOONOTOO
b:be requested	OONOOONOOOOONSO
b:be required	OOOOOOOOOOXPQOO
b:be responsible	OOOOPWOOOOOOOOO
b:be submitted	OOOOOOJOOOOOVOO
b:be substituted	OOOOONSOOOOOOOO
b:be suitable	OONOKNUOOMSOMMO
b:be supported	OONOOOOOOSOOOOO
b:be supporting	OOOLVMOOOOOOOOO
b:be the	OOOOXPOOOOOOOOO
b:be treated	OOOOOOLNNMOOMVM
b:be used	OOOOOTLONOOOQOO
b:be working	NUSVOMINOIOOKPN
b:be yourself	OOTOOOMOOOOONOO
b:bearing components	OOOOSOOOOOOOOOO
b:become an	ONNONTOOOOOOQOO
b:become available	ONLNUNKOOMNNRNO
b:become part	OOKOOOOOOROOPOO
b:before accepting	OOOOOOOOSOOOOOO
b:before applying	ONOOOOLOLNOOVNN
b:before making	OOOOOOOOOOOOMSO
b:before payday	OOOOOOOOMUOONNO
b:before the	OOOOQOOMOOTNOOM
b:before they	OONOOOTOOOOONOO
b:begin employment	OOOOOOLOOOOOTNO
b:behavioral health	OMUMQOOOONOOOOO
b:being the	OMOOULOOOOOOOOO
b:bel air	OOKOQOOOOOOTOOO
b:belfast city	OOOOOOOOOOOSMOO
b:believe a	OOSOOOOOOOOOONO
b:believe better	OOMOOOOOOOOONSO
b:believe in	OOXOOOOOOOOOOOO
b:bell pa	ONOOOOOOOOOSOOO
b:belonging to	OOOOOSMNOOOOOOO
b:bending and	OOOOOOTOOOOOOOO
b:benefit from	OOOONOOONSOOOOO
b:benefit plans	OONOOOOOOOOOOSO
b:benefits at	OOOOOOOOOSONNOO
b:benefits of	OOMOOOOOOVOOOOO
b:benefits package	OOOOOOOONZOOOOO
b:besoins de	OOOOOMSOOOOOOOO
b:besoins et	OOOOOMSOOOOOOOO
b:bespoke hotels	OOTOOOOOOOOOOOO
b:best and	OOOOOOOOONOOUMO
b:best minds	OONOLOOOOTOOLOO
b:best of	OOVOOOOOOOOOOOO
b:best places	OOTOOOOOOSKOMOO
b:best position	OOTOOONOOMOONOO
b:best practice	OOOOOTQOOOOOOOO
b:best work	OONOTOOOOLOOOOO
b:better future	OOSOOOOOOOOOOOO
b:beyond the	OOMOOOSOOOOOOOO
b:bi data	OOOOOOQSOOOOOON
b:bi development	OTOOOLQMOOOOOOO
b:bi natif	OOOSONNOOOOOOOO
b:bi restitution	OOOSONNOOOOOOOO
b:bi tableau	OOOOOTPKOOONOOO
b:big lake	OOTOOOOOOOOOOOO
b:bigquery dbt	ONOTOONNOOOOOOO
b:bilingual spanish	OOPOOOMSOOOOOOO
b:bill at	OOOOOOOOOTOOOOO
b:biodiversity data	SOOOMMOOOQOOLOR
b:biology greenhouse	OONTTKOOOOOOONO
b:bit about	OOSOOOOOOOOOSOO
b:bitbucket and	OMOOOOTOOOOMOOO
b:blue bell	ONOOOOOOOOOSOOO
b:board of	OOOPNOTOOOOOOOO
b:bokaro steel	OOMOOOOOOOOSOOO
b:bone density	OOVOOMMONOOOOOO
b:bonus points	OUOOOOQKMOOOOOO
b:bonus program	OOOOOOOOSLOONOO
b:bonus skills	OTOOOONINOOOOOQ
b:bosch group	OOUONOOOOOONOOO
b:bose corporation	OOSOOOOOOOOOOOO
b:bottom of	OOOONONOPONOSOO
b:branch administrator	OLSOLPOTOOOOONO
b:branch braze	OOPOOLSOOOOOOOO
b:brand and	OOUOLONOOQOOOOO
b:brand awareness	OOOOSMOOOOOOOOO
b:brand every	OOOOLTOOOOOOOOO
b:brassring com	OOOOOOOOOOOOLNS
b:breached the	ONOOOOOOOOOOKTO
b:bridge between	OONOSOOOOMOMOOO
b:bring passion	OOTONQMOOMOONOO
b:bring world-class	OOMSOONOOOOOOOO
b:broader range	OOOOOOOOONOOSNO
b:build the	ONJOLOOOONOOOLV
b:build your	OOOOOMOOOSOOQOO
b:building a	OOPOOROOOOOOOSN
b:building and	OOOOOOTOOOOOOOO
b:building is	OOOOOSOOOOOOOOO
b:building scalable	OOOOSMOOOOOOOOO
b:building strong	MOOOUNNOOMOOOOO
b:built on	OOSOOOMOOOOOOOO
b:business acumen	OJOOOOVOOOOOOON
b:business analysis	OOOOTOPOOOOOOON
b:business controlling	UJNQONOOOOOOOOO
b:business decisions	OOOOOOOOOVOOOOO
b:business growth	OOOOTOOOOOOOOOO
b:business intelligence	TLORROOOOOOOOOO
b:business need	OOLOOPNOONORMTO
b:business objectives	OOOOOOSOOOOOOOO
b:business office	QQNOOKOOOOOQOOO
b:business operations	OVOOOJNPOOOOOOO
b:business outcomes	OOOOSNOOOOOOOOO
b:business partner	OJMXLKQNNNNNNNN
b:business practices	OOOMLSOOOOOOOOO
b:business problems	OOOONSLOOOOONOO
b:business process	OOOOOSOOOOOOOOO
b:business related	OOMOOOXMONOONOO
b:business requirements	OOOOOUNOOOOOOOO
b:business stakeholders	OOOOOUNOOOOOOOO
b:business strategies	OOMOOUOOOOOOOOO
b:business strategy	OONOMOOOOTOOOOO
b:business that	OOSONRMOOMOOOOO
b:business unit	KJNVRJLOOOOONOO
b:busy and	OOOOTMNOOOOOOOO
b:but also	OOTONNOOPMOOOOM
b:but is	ONNOLOTSONNNMQN
b:but not	OROOOPGVOOOOOOO
b:but you	ONOQONOOOTOOOOO
b:buyer receiving	UNNONOOOOOOOOON
b:by 2030	OOSONOOOOOOOOOO
b:by a	OOOROOUOOOOOMMO
b:by applying	OOOOOMNOOOOONSO
b:by building	OOMONTNOOOOOOOO
b:by creating	OOOOOTOOOOOOOOO
b:by default	OOTOOMNOOOOOOMO
b:by example	OOOOOPSMOOOOOOO
b:by nature	NNOOLLUOLONONNN
b:by our	OOTOOOQOONOOONO
b:by performing	OOMOVLOOOOOOOOO
b:by someone	OUMNNOMOONOOMON
b:by using	OLOOOOJNOOOOONV
b:bygga upp	ONSNSMNONRONMOO
b:california driver's	OOOOOOTNOOOOOOO
b:call center	TOLOLPONOQMOPOO
b:calm under	OOOOONSOONOOOOO
b:camarero a	OOLOVOOOONOOOOL
b:cambridge africa	NNUOOOOOOOOOOOO
b:can access	ONNNOONOONOOTNO
b:can grow	OOPPMOMNOTONOOO
b:can include	OONONSOOOOOOMRM
b:can make	OOUONOOOOOOOOOO
b:can quickly	OOOOONTOOOOOOOO
b:can read	OOKOOOQNOROOLTM
b:can share	OOOOOOOOQNOOTOO
b:can work	OONOOOUOOOOQMNN
b:can-do attitude	OONOOOTQOOOONON
b:cancer institute	OOTOOOOOOOOMOOO
b:candidate for	OOOOLOSOOOOOSOM
b:candidate is	OOLONOSOOOOOOOO
b:candidate may	OTOOOONNONOOOOO
b:candidate will	OOOOUMUOOOOOOOO
b:candidate's will	OOOOOOOOOOOOSPO
b:candidates are	OONOMNROOONOLTN
b:candidates must	OPOOOOSOOOOOMOO
b:candidates need	OONOKOVOOOOOMNO
b:candidates of	OONOOONOONONPTO
b:candidates should	OOOOOOPOOOOOUOM
b:candidates will	OOOOORTOOOOOOOO
b:capable of	OOOOOOUPOOOOOOM
b:capacité d'adaptation	OOOOOMJVOOOOOON
b:capacité à	OOOOONTOOOOOOOO
b:cape south	OONOOOOOOOOTOOO
b:card for	MJMNNMNOOONNNVM
b:cardiffregion wales	OLNOOONONOOUOOO
b:care by	OOOOSMMOOOOOOOO
b:care experience	OOOOOOOTOOOOOOO
b:care home	OOOOOLNSOOOPOOO
b:care of	OOOONSOOOTOOOOO
b:care physician	SNNOOOOOOOOOOOO
b:care to	OOTOOOOOONOOOOO
b:career advancement	OONOPONOOSOOOOO
b:career at	OOUOLOOOOQOOMOO
b:career development	OOOOOOOOOTOOOOO
b:career growth	OOOOOOONOOOOTOO
b:career in	OMLOWNOOOPOOOOO
b:career path	OOPOOOOONVOONNO
b:career progression	OOOOOOOOOSOOOOO
b:career with	QTQONONNOOOPMMO
b:career within	OOQOLONOOSONOOO
b:career you'll	OOOOSONOOMOOOOO
b:careers site	OOSOONLOOMOOSNO
b:carpentry painting	OOOONSOOOOOOOOO
b:carried out	OOMOLOOOOOOSOOO
b:carrying out	OOOOTONOOOOMOON
b:case management	ONOOMTPOONOOOOR
b:case manager	SROOOMIOOOOONOR
b:cash plan	OOQOOOOOOSOOOOO
b:casual dress	ONOOOOOOOVKOMOO
b:casual stylist	OOOOOOOOOOSOOON
b:ce poste	OQOOLOLOOMNOUON
b:cell phone	OOOOKOSOOOOOMOO
b:center environment	OOONONLVOOOOJNN
b:center specialist	UNLOOONOOOOONON
b:centers on	OOQOSNOOOOOOOOO
b:centraliserade molnlosningar	NNOOSSMOOOOOOOO
b:centre oac	OUOONOOOOOOOJON
b:certificate of	OOOOOOOOOOOOSKO
b:certification and	OOOOOOJUOOOOOOO
b:certification in	OOOOOOJVOOOOOOO
b:certification preferred	OOOOOOOTOOOOOOO
b:certified or	OOOOOMUMOOOONOO
b:cfr 200	OOOOOOSOOOOOOOO
b:chain americas	VKMNNOOOOOMOOON
b:challenge and	OOKOUNOOOKOONOO
b:challenging role	OOOOSLOOOOPOOOO
b:champion programme	OOONONNOOSOOOOO
b:chance to	OOPONMOOOXOOOOO
b:chances of	ONOOOOROOOTQMOM
b:change at	OOQONNOOOOOONSO
b:change management	OOOOOOSPOOOOOOO
b:change the	OLVONOMOOOOONOO
b:changing work	OOOOOOUOONOOOOO
b:chaos que	OOONSONOOOOOOOO
b:charter opens	OOOOONKOOOOONTO
b:check opens	OOOOOOSOOOOONLO
b:chef to	OOKORROOOOOOOOO
b:cheyenne animal	OOSOOOOOOOOOOOO
b:cheylard et	OOOOSNNOOOOPOOO
b:chicago il	OONOOOOOOOOUOOO
b:chief inspector	NMNVMLOOONOOOOO
b:christi tx	OONONOOOOTOSOOM
b:christian cowan	OOUOPOOOOOOOOOO
b:cincinnati metropolitan	OOOOOOOOOOOSOOO
b:city area	OOOOOLTOOOONOOO
b:city bitbucket	OMOOOOTOOOOMOOO
b:city centre	OOPOOOOOOOOSNOO
b:city employees	OONOOOOOOONLVNO
b:city jharkhand	OOMOOOOOOOOSOOO
b:city town	OLNOOONONOOUOOO
b:civil servants	OOLONOOOOOOOLTO
b:civil service	OOMOOOOOOOOOIYO
b:clarity and	ONNOOJWMOOOOOOO
b:class benefits	OTOOOOOOOKOOOOO
b:class code	OLOOOOOOOOOOILX
b:classes providing	ONOOOSOOOOOOOOO
b:classroom and	OOSOMOOOOOOOOOO
b:clean and	OOOOOVOOOOOOOOO
b:cleaning and	OONOOTOOOOOOOOO
b:clear path	OOOONNOOOTOOOOO
b:clear routes	OOOOONNOOUOOOOO
b:clear technical	OOOOOUMOOOOOOOO
b:clear text	NNMNNOLOOOONOOX
b:clearance required	MLLNOOUOOOPSOON
b:clerical skills	OIOOOOUOOOOOOOO
b:click apply	OOOOOONOOOOOSOO
b:clickhouse or	NONOOTOMONOOOOO
b:client facing	OONOTOOOOOOOOOO
b:client relationships	NOOOSOOOONOOOOO
b:clients during	OONOSOOOOOMNOOO
b:clients et	OOOOOVOOOOOOOOO
b:clients to	OOOOKTOOOMOOOOO
b:clients vendors	OONTOLMNONONOOO
b:clients who	OOQOSOLOOOOONON
b:clinical pharmacist	UMNONOOOOOONOOO
b:close periodically	OOOOOOOOOOOOSOO
b:close this	OOOONNOOOOOOSNO
b:closely with	OOORSOOOOOOOOOO
b:cloud data	OOOOPTOOOOOOOOO
b:cloud technologies	OOPOOMVMOOOOOOO
b:clyde homes	ONSOOOOOOOOOOOO
b:cmd electric	OOSOOOOOOOOOOOO
b:co uk	ONKONMNOOSOOWOK
b:code 3187	OLOOOOOOOOOOMMT
b:code of	ORNOOMPOOOOOMTN
b:codes and	OOOOOOSNOOOOOOO
b:collaboration and	OOSOTOOOOMOOOOO
b:collaboration with	OOOVOLMOOOOOOOO
b:collaborative and	OONOOPOOOUOOOOO
b:collaborative cross-functional	OOOSQLOOOOOOOOO
b:collaborative environment	OOOTOLOOOOOOOOO
b:collaborative team	OOOOOMOOOUOOOOO
b:collaboratively with	OOOOOSOOONOOOOO
b:collate and	OOOONNNOOTOOOOO
b:colleagues and	OOMOLPSOONNOOOO
b:colleagues in	OQOUNNOOOKOOOOO
b:collect your	ONMOONOOONOOMUO
b:collection of	OOSOOOMOOOOOOOO
b:college degree	OOOOONUNOOOOOOO
b:college is	OOOONOOOONONNTN
b:college of	TLNNONNOOOOOOOR
b:colors colors-a	NNNNNNMONKNNMNV
b:com careers	NOOOOONOOOOOVOL
b:com o	NOOOOOOOOOOOOOT
b:com tgnewui	OOOOOOOOOOOOLNS
b:combination of	OOOOOOLVOOOOOOO
b:combined with	NONUNMKPOONNNOO
b:come and	OOSOOOOOOMOOOOO
b:come from	OOPSNOOOOOOOONO
b:come see	NNKNNNMONNNNVNM
b:come through	OOMOOOOOOOOONSO
b:come to	OOROMOOKOQNOMOO
b:comfortable partnering	OOOOMNSOONOOOOO
b:comfortable working	OOOOOOTOOOOOOOO
b:commencer une	OOOONOOOONOOSOO
b:commensurate with	OOOOOOOOVOPOOOO
b:commercial customers	OONOOOOOOSOOOOO
b:commercial hvac	OOOOMTOOOOOOOOO
b:commercial manager	OOOOSMOOOOOOOOO
b:commercial properties	OOOOOTOOOOOOOOO
b:commercial real	OONOTOOOOOOOOOO
b:commission structure	OMOOOOOOVIOOOOO
b:commission's recruitment	OOMOOOOOOOOOMSO
b:commitment control	OOOOOOSNOOOOOOO
b:commitments outside	OOLOOONOOSROONO
b:committed to	OOOOOOOOOOOOOYO
b:communicate insights	ONNNNMMOOUOOONO
b:communication abilities	OOOOOOSOOOOOOOO
b:communication across	OOOOTMOOOOOOOOO
b:communication of	OOOOOSNOOOOOOOO
b:communication skills	OOOOOOVPOOOOOOO
b:communicator and	OOOOMOSOOOOOOOO
b:community and	OOPOTMOOOLOOOON
b:community programs	OONOSNOOOOOOOOO
b:community that	OOPOLONOOSOOOOO
b:commuter rail	ROOOTOOOOOONOOO
b:como ayudante	OOMOSOPOONOOOOM
b:companies like	OOSOOOOOOOONOOO
b:companies with	OOTNNNRNONOOOOO
b:company but	OONOOOLSOOOOOOO
b:company by	OOOOOSNOOOOOOMO
b:company car	OOOOOOOOOTOOOOO
b:company for	OONNSOOOOOOOOOO
b:company is	OOPOOOOOOOOOOSO
b:company medical	OOOOOOOOOSOOOOO
b:company offers	OOTOOOJOONOOOON
b:company that	OOVOOOLOOPONOOO
b:company with	OOPOOONOOTOONOO
b:company's financial	OOOOSMNOOOOOOOO
b:compensation and	OOOOOOOOLUOOOPO
b:compensation benefits	OOOOOOLOPSOOOPO
b:compensation decisions	OOOOOOONSOOOOOO
b:compensation for	OOOOOMQONSONOOO
b:compensation package	OOOOOOOOXJOOOOO
b:compensation range	OOOOOOOMTOOOOOO
b:compensation strong	OOSOOOOONOOOOOO
b:competency in	OOOOOOTOOOOOOOO
b:competing priorities	NNOLUNMONNOOOOO
b:competitive basis	OOOOOOOONOOOTOO
b:competitive benefits	OOOOOONLSROOOOO
b:competitive pay	ONOONOOOSOOMOOO
b:competitive rates	OOOOOOMOUMOOOOO
b:competitive total	OWMONOOOJLOOOOO
b:complaint to	OOOOOOOOOOOOLSO
b:completa del	OQNNNNNNNKNNOOT
b:complete a	ONOONOOOONOOUOO
b:complete all	OONOOTOOOOOOOOO
b:completed and	OOOOOTOONOLOOOO
b:complex accounting	OOOOOOLSOOOOOOO
b:complex environment	NNOLUNMNNNOOONO
b:complex it	OOOOOOULOOOOOOO
b:compliance officer	TKMOQMNOOOOOQOO
b:compliance or	OOOOOOTMOOOOOOO
b:compliance with	OOOOOTOOOOOOOOO
b:complies with	OOMOOTOOOOOOOQO
b:comply with	OOOOOPOOOOOONTO
b:computer and	OONOOMSOOONMOON
b:computer equipment	OOONMLOOOTOSNNO
b:computer skills	OOOOOOTOOOOOOOO
b:computer with	OOOOOOTOOMONOOO
b:con nosotros	ONLONOOOMOOOTOO
b:concerns and	OOOOOSOOOOOOOOO
b:conditions of	OONOOOPOOOOOOTO
b:confidence in	OOLOSOSOONOOKOO
b:confident and	OOOONMTNOOOOOOO
b:configuration and	OOONNSOOOOOOOOO
b:configuration manager	OOOOMSOOOOOOOOO
b:confirm the	OOOOOOOOSOOOOOO
b:conformance to	OOOOOSOOONONOOO
b:connaissance des	NOOOQNLTOOOOOOO
b:connaissances de	OOOOOOSOOOOONOO
b:connaitre les	OOOOOLTOOOOOOOO
b:connect with	OOPOOTOOOOOOOOO
b:connects academic	OONOOTNOOPOOOOO
b:consent statement	OOOOOOOOOOOOMSM
b:consider for	OOOOOOOOOOOOOSO
b:consideration for	OOONOTOONPNONOO
b:considered as	OOMSONOOOOOOOOO
b:considered for	OOOOOOOOOOOOTLO
b:consistent and	OOOOOTOOOOOOOOO
b:constantly pushing	OOLPOOOOOOOSOOO
b:construction and	OOOOOOSNOOOOOOO
b:construction projects	OOOOOULOONONOOO
b:consultant will	OONRIQROOOOOOOO
b:consulting practice	OOOOMNSOOOONOOO
b:consumer lending	TMNONNPNOMOOOOO
b:contact center	OOONONKVONOOJNN
b:contact for	OONTOROOONOONOO
b:contact our	OOOOOOOOOOOOSMO
b:contact point	OUOOOOOOOOOOKMN
b:contact the	OOOOOOOOOOOOTNO
b:contact us	OOMOOOONOOOOOTO
b:contact with	OOQSOMNOOOOONOO
b:content and	OOOOOTOOOOOOOOO
b:content development	OOOONUOOOOOOOOO
b:content for	OOOOSNOOOOOOOOO
b:continue to	OOOOOMNOOOOOOSO
b:continued growth	OOOOVOOOOOOOOOO
b:continued implementation	OOOOMNOOOOOOOOS
b:continuity of	OONOOSOOOOOOOOO
b:continuous deployment	OONQNPMTOOOOOOO
b:continuous improvement	ORTOOOOMOOOOOOO
b:continuous learning	OONOOPQOOSOOOOO
b:contract management	OSOOOPOOOOKOOOO
b:contract to	OOOOOOOOOOSOOOO
b:contribute to	OOOORSOOOOOOOOO
b:contributes to	OOOOOSNOOOOOOOO
b:contributing to	OONOUROOOOOOOOO
b:contribution to	OUKOLQNOONOOOOO
b:control and	OOOOOPUOOOOOOOO
b:controlled environment	ONNNOMKNNNNUONP
b:conversational analytics	OOOTONMNONOOOOO
b:convicted of	OONOOOTOOOOOOOO
b:cookie policy	NMMOOONOOONNONU
b:cookies to	OOOOONMOOOOOOOT
b:cooperation with	ONONOSOOOOOOONO
b:coordinates with	OOOOOTOOOOOOOOO
b:coordination &	OUOOOJOOOOOOOOO
b:coordination of	OOOOQSOOOOOOOOO
b:coordinator health	WKMONNOOONONOOM
b:copy for	OOOOOOOOOOOOTMO
b:copy of	OOOOOOMOOOOOSPO
b:core duties	OUOOOLOOOOOOOOO
b:core of	OOSOOOOOOOOOOOO
b:core values	ONTOOPNOOOOOOMO
b:corporate accounting	QOOOSMOOOOOMOOO
b:corporate and	OOOOSOOOOMOOOOO
b:corporate tax	ROOOTMOOOOOOPOO
b:corpus christi	OOSOONLOOTNSNNL
b:correct order	OOOOOSOOOOOOOOO
b:cost of	OOOOOOMOOMOTNNO
b:cost savings	OOOOOSOOOOOOOOO
b:could work	NMONQNUNOMNONOO
b:country region-specific	OLOOOUOOOOOOOOO
b:county property	NOTOOOOOOONKOSN
b:cours de	OOOONNSOOOOOOOO
b:cover as	OOOOONSOONNOOOO
b:cover letter	OOOOOOOOOOOOSOO
b:covid-19 vaccination	OONOOOOOOMNONTO
b:cox automotive	OONOOOOOOOOOSOO
b:cpa is	OOOOOOLSOOOOOOO
b:cpr certificate	OOOOONTOOOOOOOO
b:craftsmanship and	ONNOOOOOOSOOOOO
b:create a	OOTOQOOOONOOPLO
b:create and	OOKOOSOOQOOOOOO
b:create the	OSMOOOOOONOOOOO
b:creating a	OOPOMSNOOOOOPOO
b:creation of	OOOOOTOOOOOOOOO
b:creative director	NNMNNONOOOOLUNO
b:creative problem-solving	OOMOMOUOOOOOOOO
b:creative suite	OOOOOOSOOOOOOOO
b:creativity innovation	OOSONOOONOOOOOO
b:criminal background	OOOOOOUOOOOONPO
b:criminal histories	OOOOOOOOOOOOOSO
b:criminal justice	OOOMOSQOOOOOOMO
b:criminal record	OONOOOTOOOOOOMO
b:criminal records	OOOOOOSOOOOOLTO
b:critical for	NNLUOKPNONONNNO
b:critical role	OOOOVOOOOOOOOOO
b:crucial role	OOOOSOOOOOOOOOO
b:culture a	NNVNKKLNNMNNNNN
b:culture across	OONOOTOOOOOOOOO
b:culture d'équipe	OOPOOONOOTOOOOO
b:culture is	OOMOOSOOOKOSONO
b:culture that	OOUONOOOOOOOOOO
b:culver city	OOMOOOOOOOOTOOO
b:curator- college	TLMNNMNOOOOOOOR
b:current and	ONOOOTOOOOONMOO
b:current city	OONOOOOOOONLVNO
b:current members	OOOSOLQOOOOONON
b:current range	NUOOOOOKKMOONLN
b:current resume	OOOOOOOOOOOOTOO
b:current salary	OOOOOOOOVOOOOMO
b:current standards	OOONPSOOOOOONOO
b:currently have	OOLOPOOOOOOTOOM
b:currently looking	OONOSONOOOOOOOO
b:currently recruiting	OOLOUOOOOOOOOOO
b:currently seeking	OOLOVOOOOOOOOOO
b:customer accounts	ONTMSLOONKOOONO
b:customer experience	OOOPOTOOOOOOOOO
b:customer job	OOOOOOKOOOTOOOO
b:customer needs	OOOOOUOOOOOOOOO
b:customer relationship	OOOOONSNOOOOOOO
b:customer success	OOOOOONTOOOOOOO
b:customers across	OOTOOOOOOOOONOO
b:customers find	OONOMTOOOMOOOOO
b:customers in	OOOOOSOOOOOOOOO
b:customers through	OOOOMTOOOOOOOOO
b:customers to	OOOOOTOOONOOOOO
b:customers who	OONOOTOOOOOOOOO
b:cutting-edge ai	OOQNOLNNOTNOOOO
b:cutting-edge technologies	OOOONTOOOOOOOOO
b:d'équipe basée	OOPOOONOOTOOOOO
b:d'évolution professionnelle	OMOOONOOOTOONON
b:d'être le	OOOOOOMOOSOOOOO
b:daily basis	OOOOMMPOOSOOOOO
b:dans la	OONONNSROOOROOO
b:dans le	NOOOSOOPOOOOOOO
b:dans les	OMTONRNOOOOOOOO
b:dans notre	OMMNKOLNNLMMPNV
b:dashboards and	OOOOOSOOOOOOOON
b:data analytics	TRLPOOOOOOOOOOO
b:data dans	OOOOOOMOOSOOOOO
b:data factory	OOOOONSOOOOOOOO
b:data for	OONOMPOOOTOOOOO
b:data foundation	OOLSLOOOOOOOOOO
b:data from	OOOOOXOOOOOOOOO
b:data handling	NMONNMMTNTNNNLN
b:data in	ONLTTKLOOOOMONO
b:data infrastructure	OONOVMOOOOOOOOO
b:data integrity	OOOOOTMOOOOOOOO
b:data management	OQNPLNOOOTOOOOO
b:data manager	SONOOONOOOOOLOR
b:data modelling	OROTOLOOOOOOOOP
b:data pipelines	OOOOOPSOOOOOOOO
b:data platforms	OONNPUNOONOOOON
b:data privacy	OOOOOOPNOOOOLTN
b:data quality	OOOOOQQOOOOOOOK
b:data scientists	OOPONNNOOSOOOON
b:data sets	OOOOMSOOOOOOOOO
b:data skills	OOOOOOMOOSOOMOO
b:data team	NNMWPHKOONOQOOR
b:data tools	OOOOOOIUOOOOOOO
b:data visualisation	OOOTOMMPONOOOOO
b:data visualization	OOOOOOTMOOOOOOO
b:data warehouse	OONTOOPOOOOOOOO
b:data zéro	OOONSONOOOOOOOO
b:data- en	NNNNMSLNORONNON
b:data-driven decision-making	OONOVMNOOOOOOOO
b:databases and	OONOOOPUOOOONOM
b:datasets to	OOOOONOOOTOOOOO
b:date for	OONOOONOOOOOTLO
b:date time	OONOOOOOOOSOOOO
b:day 7	OOOOOSOONONOOOO
b:day evening	OOOOONNOOOSOOOO
b:day in	ONONNSOOOOOOOOO
b:day is	OOQNSONOOLNMNON
b:day job	NINONOOOONWNOOL
b:day on	OOOOOOOOOOSOOOO
b:day shift	ONMOPOOOOOSOOOO
b:day to	OULNKOPOONOOOOO
b:day trial	ONNNLOLOONUOMMM
b:day-to-day life	NNOOMONOOOOOLNU
b:day-to-day tasks	OOOONUOOOOOOOOO
b:days a	OOOOONMOOOOTOOO
b:days each	OOOOOOOOMTPNOOO
b:dbt cloud	ONOTOONNOOOOOOO
b:de 20	OOSOOONOOOOOOOO
b:de berg	ONKOLOMOOMNUNOO
b:de bi	OOOSONNOOOOOOOO
b:de camarero	OOLOVOOOONOOOOL
b:de charpentier	OOMOMMSOOOOOOOO
b:de contrat	OTOOONOOOMROOON
b:de datos	NONONNLUONOOOOO
b:de données	OOQQOPKOOOOOOOO
b:de experiencia	OONOOOSOOOOOOOL
b:de l'ia	OOOSONNOOOOOOOO
b:de l'impact	OOONSONOOOOOOOO
b:de l'offre	OVOOOOMLONOOOOO
b:de la	OIOOOQROONOOKOR
b:de le	OOOOSNNOOOOPOOO
b:de leur	OLOOOSPOOOOOOOO
b:de machines	KOUONONOOOOOOOO
b:de nettoyage	UOMOONOOONMONON
b:de notre	MLMSOMONOTOOOOO
b:de production	OOTOOOOLOOOQOON
b:de recrutement	OQOOONNONKOOTOO
b:de semana	MMMNNMONNMXMNNM
b:de vie	OQOOOSOOOMOOOOO
b:de votre	OOMONOMMOUOORON
b:de vous	OOOOOMOOOSOOOON
b:deadlines and	OOOOOOSOOOOOOOO
b:decision makers	OOOOOSOOOOOOOOO
b:decision-making and	OOOOUOOOOOOOOOO
b:decisions and	OOOOOMROOSOOOOO
b:decisions for	OOOOTKOOOOOOOOO
b:dedicated and	OONOMOROOMOOOSO
b:dedication and	OOQOONOOSMOOOOO
b:default we	OOTOOMNOOOOOOMO
b:definition of	OOOONNNNOOOONTN
b:degree and	OOOOOONOOOOOSNO
b:degree of	OONOONVOOPOOOOO
b:degree required	ONOOOLUOOOOOOOO
b:dein kontakt	OTOOOOOOOOOOMOO
b:del empleo	MVMMMMMMMJMMMNS
b:deliver a	OOKOOOTOOOOOOPO
b:deliver effective	OOOOSNOOOOOOOOO
b:deliver mail	OOOOOSOOOOOOOOO
b:delivering high	OOTOLNOOORONOOO
b:delivering practical	OOOOSMNOOOOOOOO
b:delivering projects	OOMSOOOOOOOOOOO
b:demand models	OOOOOSOOOOOOOOO
b:demonstrated ability	OOOOOOOVOOOOOOL
b:demonstrates the	OOOOOSLOOOOOOOO
b:dental and	OOOOOOOOOUOOOOO
b:dental services	OOOOOTOOOMOOOOO
b:department at	OOOOTMOOOOOOOOO
b:department before	OOOOOOOOSOOOOOO
b:department department	OMOTOOOOOOOOMOO
b:department for	OOTNOOOOOOOORLO
b:department including	OOMMTROONNNOOOO
b:department is	OOKTMOOOOOOOOOO
b:department regarding	OOOOOSOOONOOOOO
b:department will	OOOMOOMOOOOOOSN
b:departmental specialist	TNOOOOOONOLOOOR
b:departments are	OOOOOOOOOOOOMSO
b:depend on	OOQOOOOOTNOOOOO
b:dependent on	OOOOOONLUPOOOOO
b:depending on	OOOOOOKMUQOOOOO
b:deployment and	OOOOOTNOOOOOOOO
b:der gesamten	OONOOPLOOTOOOON
b:der hypoport	OOTOOONOOOOONOO
b:des clients	OOOOOTOOOOOOOOO
b:des commandes	OKOOOTOOOOOOOOO
b:des enfants	OLOOOSPOOOOOOOO
b:des machines	OOOOOUOOOOOOOOO
b:des missions	OOOOOMOMOVOPOON
b:des moines	OOOOOOOOOLOUOOO
b:des moments	OMOOONOOOUOONOM
b:des opérations	OOOONSOOOOOONOO
b:des pièces	OOOOTMMOOOONOOO
b:des quantités	OOOOOSMOOOOOOOO
b:des repas	OOOOOSOOOOOOOON
b:des travaux	OOOOOUKOOOOOOOO
b:des équipes	OOOOOSLOOOOOOOO
b:desarrollo profesional	OOOOOOOOOTOOOOO
b:describe your	OOOOONLNOOOOUOK
b:described here	OOOOOOKOOOOOOTO
b:descripción completa	OQNNNNNNNKNNOOT
b:description is	OOOOOMKOOOOOMWO
b:description may	OOOOOOOOOOOOOSO
b:description please	OONOONMOOOOOTNO
b:design experience	OOOOOOTMOOOOOOO
b:designed for	OOOOTOLOOOOOOOO
b:designed to	OOROOOMOOPOOOSO
b:designer is	OOONTMOOOOOOOOO
b:desirable skills	OUOOOOOJOOOOOOO
b:desire to	OOOOONXOOOOOOOO
b:detail oriented	OOOOOOTLOOOOOOO
b:detailed job	OONOONMOOOOOTNO
b:details here	NNJNMONNNNNNMMW
b:details in	OOKNOONOQMNMUNN
b:details on	OOOOOOOOOTOOLOO
b:determined by	OOMOOOLOTNOQOOO
b:develop extensive	OONOOKLMOUOOMOO
b:develop new	OOPONSOOOOOOONO
b:develop yourself	OONOOOOOOSOOOOO
b:developing and	OOOOOOOOOOOOTOM
b:developing products	OOOSRJNOOOOOONO
b:development &	OSOOQKOOOOOOOOO
b:development in	OONOMOMOOWOOOMO
b:development lead	OOOOOMONOSOOOOO
b:development manager	UONOOOOOOOOOOOO
b:development of	OOOOQTOOOOOOOOO
b:development practices	OOOOOOOTOMOONNN
b:development until	OOMSOOOOOOOOOOO
b:development workflows	OOOOOOSOOOOONOO
b:devops engineer	OOOOSMOOOOOOOOO
b:diamond acquisitions	LOUNKOQOONOONON
b:dich ein	ONPOSOOOOOOLNON
b:difference and	OOPNMOSOOOOONOO
b:difference in	OONORMOOOPOOTOO
b:difference to	ONTOMONOOQOOLOO
b:different roles	OOOOSOQOOLOOOOO
b:different walks	ONMTNOOOOOOOONO
b:differentials for	OMOOOOOOWOIONOO
b:dig som	OMSOPMSOOMONMOO
b:digital journeys	OOOOPSOOONOONOO
b:digital tools	OOOOKTOOOOOOOOO
b:digital transformation	OOMOTMOOOOOOOOO
b:diploma in	OOOOOOTOOOOOOOO
b:diplômé e	OOLOUNPOONOPOOO
b:direct involvement	OOOOOSQOOOOOPMO
b:direct reports	OTONOMOOOOOOOOO
b:direct to	OONOONOOPSOOOOO
b:direction and	OONSNMOOOOOOOOO
b:directly impact	OOOOTOOOONOOOOO
b:directly influence	OONONSPOOOOOOOO
b:directly to	OOKWKMOOONOOPNO
b:director of	RNLUPONONRNKLON
b:directors and	OONULLMOOOOOOOO
b:disability confident	OONOOOOOOOOOOSO
b:disability veterans	OOOOOOOOOOOOOTN
b:discounts and	OOOOOOOOOSOOOON
b:discretionary bonus	OOOOOOOOUIOOOOO
b:discrimination is	OOOOOOOOOOOONSO
b:discuss this	OOONNONOOOOOUMO
b:displays the	OOOONOOOOOOONOS
b:distributed team	OOOOOSOOOOOOOOO
b:distribution center	OLNOOOOMOQOOMKU
b:dive into	OONOMSOOOOOOOOO
b:diverse audiences	OOOOOOSOOOOOOOO
b:diverse backgrounds	OONOOOOOOOOOOVO
b:diverse inclusive	OOKOOQOOOOOOOSO
b:diverse range	OONOMOQOOSOOOOO
b:diverse teams	OOKOOOOOOOOOOTO
b:diversity and	OQSOOOOOOOOOOOO
b:diversity in	OVKOOONOOMOOOLO
b:diversity of	OONOOOOOOOOOMVO
b:do i	OUNOOOOOOOOOKON
b:do it	OOWONONOOONOONO
b:do not	OOLOPNNOOOOOTRO
b:do our	OOTONOOOONOOOOO
b:do what	OOKOPNTOOOOONOO
b:do you	OJKOUOIOOOOOTOV
b:document 1	NKOONONOOOONMNW
b:documentation for	OOOOOSOOOOOOOOO
b:documentation skills	OOOOOOLSOOOOOOO
b:doing so	OOOMSMQOOOOOOOO
b:doing the	OONNSOOOOOOOOON
b:domain knowledge	OOOOOMVMOONNOOM
b:domestic and	OOOPOOOOOOSONOO
b:don't meet	ONLONOLOOMOOWNM
b:don't need	OOOOOOSOOOOOOOO
b:done by	OUMNNOMOONOOMON
b:download pdf	OLOOONOOOOOOOOW
b:downtown raleigh	OOPNONKOOOQSOOO
b:dra will	OOONOLKOOUOMOOO
b:drawings and	OOOOOOUOOOOOOOO
b:drilling solutions	OOSOOOOOOOOMOOO
b:drive results	OOSOMPQOOOOOOOL
b:driver to	OOMOUOLOOOOOOOO
b:driver's license	OOOOOOUOOOOOOOO
b:driving licence	OOOOOOSSOOOOOOO
b:drug-free workplace	OSMOOOOOOMOONNO
b:dswb project	OPNTOKOOOOOOOOO
b:du att	NPOOSPOOOOOONOO
b:du bloc	OOOOPLMOOOSOOOO
b:du chantier	NOMPOTLOOOOOOOO
b:du dich	OLOOONOOOOOOSNO
b:du domicile	OOOOOTPOONOONOO
b:du har	OOOOONNOMTOQNOO
b:du lundi	NNNOLMLNOOXMNOO
b:du secteur	OOTONOLQOOOKOOO
b:du service	ONOOOLOOONOOUOO
b:du territoire	NNLONOMNNMSTONN
b:during the	OOOOOONOOOOOWOO
b:duties and	OPNOOVOOOOOOOOO
b:duties are	ONMOUIOOOMONNPO
b:duties responsibilities	OOOOONNOOOOOOVO
b:dynamic and	OOMOOOOOOVOOOOO
b:dynamic environment	OOSONRNLOQOOOOO
b:dynamic team	OOOOTOOOOOOOOOO
b:dynamic work	OOMOPOOOOSOOOOO
b:dès maintenant	ONOONOKNNNNNVON
b:dès que	NOOOOOKOOOTOPOO
b:débutant accepté	OOOOOOUOOOOOOOO
b:défi être	OOONSONOOOOOOOO
b:e au	NOOTOLOOOOOOOOO
b:e de	OOOOOOMOOSOOOOO
b:e et	OMOONQSNOOOOOOO
b:e-mail an	OOOOOOOOOOOOSOO
b:each other	OOYOONOOOMOOOON
b:each week	OOMOTOOOOOOOOOO
b:each year	OOOOOONOJTPOROO
b:eager to	OONOULROOOOOOOO
b:early stages	OOMSOOOOOOOOOOO
b:earn up	OOOOOOOOMSOONOM
b:earnings with	OOOOOMOOTPOONOM
b:easy as	OOOOOOMNOOOONOS
b:easy to	OOOONUOOOOOOOOO
b:ecological stewardship	OOOOOTOOOOOOOOO
b:economic development	OOOOQNOOOSOOOOO
b:edit area	OONOOMMONNMNNOU
b:educate and	ONOONSOOONOOOOO
b:education in	OONONMOVONNOOOO
b:education or	OOOOONMSOOOOOOO
b:education to	OOOOOSMOOOOOOOO
b:eeo aa	OLOOOOOOOOOOOTO
b:eeo is	OOOOOOONOOOONSO
b:effective communication	OOOOOSOOOOOOOON
b:effective leadership	OOOOSMOOOOOOOOO
b:effective role	OOOONLTOOOOOOOO
b:effective time	OOOOOMTOOOOOOOO
b:effectively manage	OOOOOSOOOOOOOOO
b:effectively with	OOOOOOTOOOOOONO
b:effectiveness and	OOOOOOTMOOOOOOO
b:efforts and	OOMOLOTOOOOOMNO
b:ehr systems	OOOOOOTOOOOOOOO
b:ein netzwerkunternehmen	OOTOOONOOOOONOO
b:elections and	OOPOSMOOOOOOONO
b:electrical and	OOOOUKQNOOOOOOO
b:electrical engineering	OOOONOLQOMLNOOT
b:electronic systems	OOOOSMMOOOOOOOO
b:eligibility criteria	OONOOOTOOONONSM
b:eligible for	OOOOKOTOOUOONOO
b:eligible list	OOOOOOOOQONOSOO
b:eligible to	OOOOOOTOOPOOOMM
b:email email	OONOOOMONOOMVNN
b:email jobs	OONOOOOOOOMOJUO
b:email or	OOMSONOOOOOOMOO
b:email protected	OONOOOOOONOOTMO
b:embracing a	ONOOOMPOOTOOOMO
b:empathy and	ONMOOPSOONOOONO
b:employee and	OOSOOOOOOOOOOMN
b:employee assistance	OOOOOOOOOVOOOOO
b:employee development	OOOONSOOOOOOOOO
b:employee nere	OOONOOOOOOOONOS
b:employee recognition	OOOOOOOOOSOOONO
b:employee relations	OSOOOMOOONOOOPO
b:employees and	OOTOORNOOOOOOOO
b:employees are	OOQONOOOPLOONTN
b:employees at	OTMOOOOOOOOOOOO
b:employees of	OOLROMOMOMOOOTO
b:employees with	OONOUNNNOTOMONO
b:employer's attendance	OOOOOOSPOOOOOOO
b:employment decisions	OOOOOMOOONOONUO
b:employment equity	OOOOOOOOOOOOLTO
b:employment or	OOOOOSOOOONOMRO
b:employment type	NOOOOOOOOOSOOOM
b:employment with	OONOOOPOOOOOOSO
b:empowered to	OOOOSNNOONOOOOO
b:en el	ONSOOOOOMOOOONO
b:en extérieur	OOOOMMSOOOOOOOO
b:en fonction	OOOOOTLOOOOOOOO
b:en fuerteventura	ONMNTNMNMSNOMON
b:en la	OOSOOOKOOMNOROO
b:en place	OOOOOSMOOOOOOOO
b:en respectant	OOOOOSMOOOOOOOO
b:en équipe	OOOOOLVOOOOOOOO
b:encompass the	OONOTOLOONOOMOO
b:encompasses three	ONONTKOOOOOOOOO
b:encourage applications	OONOOOOOONOOOTO
b:encourage you	OOJOMONOOUOOTMO
b:encouraged and	OOSOOOOOOOOOOOO
b:encouraged to	OONOOOOROOOOLTO
b:end from	OOOOOTOOOOOOOOO
b:end of	OOONOSNLPOTONOM
b:end to	OOOOOTOOOOOOOOO
b:energy consultants	OOKOOMOOOWOOOOL
b:enfin vous	OOOONSLSONNONOO
b:engage with	OOOOOTOOOOOOOOO
b:engaging and	OOOOKOOOOSOOOOO
b:engineer at	SOOOQONOOOPONOO
b:engineer in	NNOOOOOOOOOOOOS
b:engineer to	OOOOWOOOOOOOOON
b:engineer university	OOOOOOOOOOOOLNS
b:engineer who	OOOOSONOOOOOOOO
b:engineer will	OOOOTNOOOONOOOO
b:engineer with	OOOOSOOPOOOOOOO
b:engineering &	OYOOOIJOOOOOOOO
b:engineering best	OOOOOONSOOOOOOO
b:engineering degree	NMOONOUNOOOOOOO
b:engineering drawings	OOOONOSOOOOOOOO
b:engineering operations	OONOMNSOONOOOOO
b:engineering or	OOOOOOUOOOOOOOO
b:engineering specialist	UMNOOPOOOOOOOON
b:engineering team	OONTPKOOOOOOOOO
b:engineers take	OOMSOOOOOOOOOOO
b:england and	OOPONOOOSOOLOOO
b:english language	PONOOOPOOOSOOOM
b:english or	OOOOOOSOOOOOLOO
b:enhance customer	OONSNNOOOOOOOOO
b:enhance the	OOOOTOOOOOOOOOO
b:enhanced dbs	OONOOOTMOOOOOLO
b:enjoy being	OOOONMUOOOOOOOO
b:enjoy the	OONOOMROOSNOOOO
b:enjoy working	OOPOSNUOOLOOLOO
b:enjoy your	ONUOLOLOOOOOKMN
b:enjoys working	OOOOLOTOOOOOOOO
b:ensure efficient	OOOOSMNOOOOOMOO
b:ensure our	OOOOTMNOOOOOOOO
b:ensure that	OOOOOOOOOOOOSPO
b:ensure the	OOOOSOOOOOOOORO
b:ensure we	OONOONOOQLPOSOO
b:ensure you	OOOOONOOOSOOSNO
b:ensuring seamless	OOOOTNOOOOOOOOO
b:ensuring that	OOOOOOPOOOOOOUO
b:enter details	NNJNMONNNNNNMMW
b:enter none	OOOOOOOOOOOOSNM
b:enterprise advancing	OOSOOOOOOOOOOOO
b:entre l'infrastructure	OOOOSNOOOOOOOOO
b:entrepreneurial spirit	OOOONPSOOOOOONM
b:entretien du	OOOOOSOOOOOONOO
b:entry level	ONONRNNMROINOOT
b:envie d'évolution	OMOOONOOOTOONON
b:environment and	OUOOOOQOOOOOOOO
b:environment in	OOLONOOOOROSOOO
b:environment is	OOXONOOOOOOLOOO
b:environment that	OOROOQKLOROOOOO
b:environment training	OOTOOOOOMOOOOOO
b:environment with	OOSOONOOOTOQOOO
b:environmental conditions	MONOMONOOOOVNOL
b:envoyer votre	OOOOONLOOOOOTOO
b:equal employment	OOOOOOOOOOOOOSO
b:equal opportunities	OOOOOOOOOOOOOUO
b:equal opportunity	OOMOOOOOOOOOO[O
b:equipment a	OOMOOOMOOTOONNO
b:equipment and	OOOOOVOOOOOOOOO
b:equipment operator	UONOOOOOOOOOOOO
b:equipment such	OOOONOSOOOONOOO
b:equitable recruitment	OONOOOOOONOOLUO
b:equity and	SNNOONOPOOOOOQO
b:equity finance	OONTMNOOOKOOOOO
b:equivalent is	OOOOOLTPOOOOOOO
b:equivalent to	OOOOOOXNNOOOOOM
b:erfarenhet av	ONOOOLTOONOOOOO
b:ervaring met	ONNOOMVRONOOOOM
b:erwartet dich	OPLOTMOOOOOMOON
b:especially if	OOMOOOMTOOOONOO
b:essential functions	OQLOONOOOOOOOTO
b:essential skills	OSOOOONOOOOOOOO
b:essential that	OOOOMMTOOOOOOOO
b:est un	OOPONMJWONNOOOO
b:establish a	OOPOONPOONNOOSN
b:established guidelines	ONMNTNNNOMONNNO
b:estate license	OOLONPTOOOOOOOO
b:estimate of	OUOONONJPNOONMO
b:et au	OOOOOSPOOOOOOON
b:et de	OOSOPMVOOOOOOOO
b:et la	NOQOOOLSOOOOOOO
b:et les	OOOOOUOOOOOOOOO
b:et ses	OOOORNNOOOOTOOO
b:et un	OOMONMONOUONNON
b:etc for	OOJSOTNOOOOOOOO
b:etl fivetran	ONOSOONOOOOOOOO
b:evaluation of	OOOONSOOOOONQNO
b:even when	OOMNMSPOOOOOOOM
b:evening and	OOOOOOOOOOTOOOO
b:events such	OOOONMMOOTNONOO
b:every role	OOSOOOOOONOOOOO
b:every shift	OOOONPOOOTMOOOO
b:every single	OOQOOOMOOMOOUOO
b:every week	OOOOKOOOOOSOOOO
b:everyone and	OOSNOPOOOOOOOMN
b:everyone feels	OOOOOROOOMOOOTO
b:everyone is	OOUOOMNOOOOOOOO
b:everything from	ONMONSPOONOOOOO
b:everything that	OOLOOOSOOOOOOOO
b:everything we	OOUOOOOOOOOOONN
b:evidenced are	ONMONOMOOOONTNN
b:evolution of	OOOOSMOOOOOOOOO
b:exam open	OONOOOOOOONLVNO
b:examination is	OJOONOOOOOOOVNN
b:example org	OOOOOOOOOOOOTSN
b:exceed sales	OOOOOSOOOOOOOOO
b:excel google	OOOOOOSOOOOLOOO
b:excel in	OOOOOOSOOOOOOOO
b:excellence while	OOOOOSOOONOOOOO
b:excellent benefits	OMOOONLNQUOOLOO
b:excellent customer	OLOOOPSOOOOOOOO
b:excellent organization	OOOOOOHWOOOOOOO
b:excellent research	OOOOOOSNOOOOOOO
b:excels in	OOONLOTOOOOOOOO
b:exceptional care	OOSOOOOOOOOOONO
b:exceptional service	OONOTONOOOOOOOO
b:excited to	OOMNUNONONNNKNO
b:exciting new	OOTOMOOOOOOOOQN
b:exciting projects	OONONOOOOSOOOOO
b:executive administrative	NNNOONVOOOOOOOO
b:executive level	OOOOONSOOOOOMOO
b:executive you'll	OONOKROOOPOOOOO
b:exercise physiology	ONOOOOSNOOOOOOO
b:exercise prescription	OMOOOPSMOOOOOOO
b:existing system	OOOONMONOOOOONT
b:existing vacancy	OOOOMNMNNNNNLVN
b:expand your	ONMOOOQNOUOONOO
b:expect you	NNKNTNQNNNNNLNO
b:expectations for	OOLONPOOOSOOOOO
b:expected hours	OOOOOONOMNTOOOO
b:expected of	OOMONMNOOOOOOUO
b:experience and	OOOOOOONWOOOOOO
b:experience as	OOOOOOTOOOOOOOO
b:experience at	OOOOONWOOOOOOOO
b:experience do	OOOOOOIOOOOOVOM
b:experience implementing	OOOOMOUNOOOOOOO
b:experience in	OOOOOOOUOOOOOOO
b:experience integrating	OOOOONTNOOOOOOO
b:experience is	OOOOOOQXOOOOOOO
b:experience may	OOOOONTOOONOOOO
b:experience operating	OOOONOSOOOOOOOO
b:experience preferred	OOOOONOUOOOOOOO
b:experience skills	OROOOOKOQOOOOOO
b:experience supporting	OOOOOMVOOOOOOOO
b:experience the	OONPOOMOOSOOOOO
b:experience using	OOOOOLVLOOOOOOO
b:experience with	OOOOOOSQOOOOOOO
b:experience working	OOOOOOSROOOOOOO
b:experienced and	OOMWMKLOONONNOO
b:experiences and	OOOOSONOOMOOKUO
b:experiences that	OOSOOOOOOOOOOOO
b:experiencia en	OOOOOOSOOOOOOOO
b:expert in	OOOOSNOOOOOOOOO
b:expert makeup	OOOOMSOOOOOOOOO
b:expert on	OONOOUMOOOOOOOO
b:expertise with	OOOOONULOOOOOOO
b:explore redeployment	OOOOOOOOOOOOMSO
b:exposure to	OONOOMSOOSOOOOO
b:expressed as	OXOOONNOHMNONNO
b:expérience significative	OOOONOTOOOOOOOO
b:external clients	OONTOLMOONONOOO
b:external customers	OTOOOOKROOOOOOO
b:external partners	OOOOOTOOONOOOOO
b:extraordinary job	OXNOMNMNNMNNNMM
b:eye for	OOOOPOOTOOOOOOO
b:f disability	OOOOOOOOOOOOOTN
b:f m	SONONOOOOOOOOOO
b:f pour	NONOSOOOOOMOOOO
b:face to	OOKSTOLOOOOONNO
b:facilities for	OOOTOKOOONOOOOO
b:facility engineer	OOOOTNOOOONOOOO
b:factors including	OOOONOONTNOMOOO
b:factors such	OOOOOONOSMOOOOO
b:faculty staff	OOOSNMOOOONOOOO
b:failure to	OOOOOOOOOOOOSOO
b:fair findable	OONSOMOOOOONOOO
b:familiar with	OOOOONOTNOOOOOO
b:familiarity with	OOOOOOOWOOOOOOO
b:family business	OOUOOONOONOOOOO
b:family is	OOSONONOOOOOOOO
b:family of	OOTOOOOOOOONOOO
b:fanatics commerce	OOTOOOOOOOOOOOJ
b:fantastic opportunity	OOOOSONOOOOOOOO
b:far du	ONMQPLMONVNNNOO
b:fast paced	OOSONOOOOOOOOOO
b:fast-paced environment	OONOOOVOOOOOOOO
b:features and	OOOOOTNOOOOOOOO
b:feb 2026	RNONNOONNOOXKNK
b:federal and	OOOOOTPOOOOOOOO
b:feedback from	ONNNNUOOOOOMNON
b:feel a	OOTOOPNOONOOLPO
b:feel free	OOOOOOOOOOOOSOO
b:feminist principles	OONOMOQOONOONNT
b:ferc order	ONNNUMMOOONONON
b:field coordinator	WKMOQLOOOOONOOM
b:field is	OOOOOOJUOOOOOOO
b:field of	OKMOWOPMONOMNOM
b:field preferred	OOOOOOKTOOOOOOO
b:field solutions	OONOOOOOOOOOWOP
b:figma designs	OOOOOSOOOOOOMOO
b:finance &	OUOOOKNOORLOOOO
b:finance analytics	QTOOOKOOOOOOOOO
b:finance business	SHLXOLMNONNNONM
b:finance lead	OOSOMONOONOOOOQ
b:finance manager	TMMOSOOOOMOKOOO
b:finance to	OOOOMSOOOOOOOOO
b:financial and	OOLOOROOOSOOOOO
b:financial assistance	OOOONTMOOOOOOMO
b:financial information	ONNOOOOOONOONTO
b:financial metrics	OOOOOSQNOOOOOOO
b:financial planning	OIOOQOOUOOOOOOO
b:financial services	OOUOOOKTONOOOOO
b:financial support	OONTLOOOOLOOOOO
b:financial systems	OOOOONOSOOOOOOO
b:find out	OMJOMONOOOOOTOU
b:findable accessible	OONSOMOOOOONOOO
b:finding jobs	OOOOOOMNOOOONOS
b:fines de	NNNNNNPNOMUNNOM
b:fire safety	SOOOONOOOOOOQOO
b:first aid	OMOOOOMPOSOOOOO
b:first day	OOTONMOOOQOONOO
b:first month	OONOOLOOOTOOOOO
b:first point	OOOULPOOOOOONOO
b:first year	ONLOQPOOSQNOOOM
b:fit your	OOOOOOOOOTOOOON
b:fivetran airbyte	ONOSOONOOOOOOOO
b:flat hierarchy	OOONNSOOONOOOOO
b:flexibility to	OOOOONOOOTOPNOO
b:flexible and	OOOOOOTOOONOOOO
b:flexible hours	OOOOOOOOONTOOOO
b:flexible hybrid	OOOOOOOOOOOSOOO
b:flexible in	OOONNNUOOOOONOO
b:flexible remote	ONNONOQOLWOLOOO
b:flexible time	OOOOOOOOOSOOOOO
b:flexible work	OOOOOOOOOVOOOOO
b:flexible working	OOMOOOOOOXOOOOO
b:flow and	OOSONQOOOOOOOOO
b:flow of	OONOSMONOOOOOOO
b:fluency in	OOOOOOMTOOOOOOO
b:fluid power	OOOOOOSOOOOOOOO
b:focus from	OONOOMMONNMNNOU
b:focus is	OOLTNNLOOOOOOOO
b:follow all	OOOOOUNNOOOOOOO
b:follow safety	ONONOSNOOOOOOOO
b:follow the	OOOOOPOOOOOOMOS
b:follow us	OOMOOONOOOOOMNU
b:following day	OOOOOSOONOLOPOO
b:following links	ONMOOOMOOPOOMUO
b:following the	OOOOOSOOOOOOPOO
b:for 5	OMMOSOMOOOSMONN
b:for a	OOOO]OOOOOOOOOO
b:for accurate	OOOONONOOTOOOOO
b:for additional	OOMOOONOQNOOQSO
b:for an	OOOOYOOOOOOOOQO
b:for and	OOOONMOOONOONSO
b:for any	OOOOOOOOOOOOOSO
b:for applicants	OYNOOOLOONOOJIL
b:for applications	OOOOOONOOOOOSMO
b:for att	NNMOSSMOONOOLOO
b:for bi	OOOOOOOTOOOOOOO
b:for building	OOOTLLSOOOOOOOO
b:for candidates	OOOOSOOOOOOOOOO
b:for career	OOOONOOOOTOOOOO
b:for clinical	OONOTOOOONOOOOO
b:for company	OMKOOPNOOUMOOOO
b:for continuous	OOOOOOTOOOOOOOO
b:for detail	OOOOOOOUOOOOOOO
b:for development	OOKONNOOOSOOOOO
b:for electronic	NOUNMPOOOOONOOO
b:for employment	OOOOOOOOOOOOOTO
b:for ensuring	OOOOOLOOOOOOOTO
b:for entering	OOOOTJKTOOOMOOO
b:for everyone	OOTOOOOOONOOOOO
b:for exceptional	OONOLOTOOOOOMNO
b:for experience	ONOOMOTOOOOOOOO
b:for extension	NMNNMMMNNMVNNNN
b:for future	OOOOOTOOOOOOOOO
b:for good	OORTMNKOOOOOOOO
b:for groups	OOUOOOOOOOOOOOO
b:for growing	OOMTPKOOOOOOOOO
b:for identifying	MOOOVLOOOKOOOOO
b:for improvements	OOOOOTMOOOOOOOO
b:for in	NMNOOSSOOOONOON
b:for international	OOPNJNLMNMMUMSN
b:for job	OOOOOOOOOOPOMOS
b:for key	ONOOSNOOOOOOOOO
b:for kids	OOSOOOOOOOOOOOO
b:for logistics	OOOOTOLOOOOONOO
b:for luxury	SOOOLROOOOOMOOO
b:for managing	OOOORKNTNOOOOOO
b:for more	OOUOOOOOOOOOPOO
b:for new	OOOOLVOOPOOOOOO
b:for other	OOOOOPOOOOOOLSO
b:for our	OOOTSOOOOOOOOON
b:for over	OOSOOOOOOOOOOOO
b:for overseeing	OOOOLTOOOOOOOOO
b:for people	OOUOOMKOOOOOOOO
b:for performance	OONOTLOOOOOOOOO
b:for professional	OOLOLONOOWOOOOO
b:for purposes	OOOOOOLOONNOPSO
b:for regular	OOONOLKOOUOMOOO
b:for safely	OOOOMSOOOOOOOOO
b:for sales	SOOONPOOOOOOOOO
b:for solopreneurs	OOOOMNSOOOONOOO
b:for someone	OTMOOMROOOOOOOO
b:for strategic	OJOOOUOOOOOOOOO
b:for teaching	NOOONSQOONNOOOM
b:for those	OOPOKMMOOQTNOOO
b:for use	OOONOTQOOOONMOO
b:for what	OONONOSOOOOOOOO
b:for your	OOOOPOOOOTOOSOO
b:for yourself	ONIOMMMNMTNOUNN
b:forecasting models	OOOOOSOOOOOOOOO
b:forest preserve	OLOOOOOOOONTLOO
b:formation en	ONNNMMOOOUNMMNO
b:formidable avec	OOOONOOOONOOSOO
b:forms of	OOOOOOLOOOOOOUO
b:forte traction	OOOOOOMOOSOOOOO
b:forward resumes	OONOOOOOOOOONTO
b:forward to	OOOONONOOOOOTOO
b:foster a	OOOOOSOOOOOOOOO
b:found in	OOSOONOOOLOOOOO
b:found on	OOOOOOOOOOOOTOO
b:foundation of	OOSOOOOOOOOOOOO
b:founded in	OOUOOOOOONOOOOO
b:frameworks like	OOOOONPTOOOOOOM
b:free access	OOOOOOOONUOOOOO
b:free to	OOOOOOOOOOOOSOO
b:freelance full-stack	OOMOSOOOOOOOMOO
b:frequently 31-65	OONOOOVOOJOOOOO
b:freyja oelkers	OLOOOOOOOOOOTOO
b:fri sat	OONOOOOOOOSOOON
b:friend scheme	OOOOOOOOOSOOOOO
b:from all	OOMOOOOOOOOOKXO
b:from an	OOLOOOPOOOOSOOO
b:from candidates	OONOJOSOOOOWMOO
b:from design	OOQSPKNOONOOOOO
b:from different	OONSOOOOOOOOONO
b:from diverse	OOMOOOPOOOOOOTO
b:from early	OOMSOPOOOOOOOOO
b:from home	OOOOOOOOOOOXNOO
b:from our	OONOOPMOOVOOOOO
b:from start	OOOONSOOOOOOOOO
b:from this	OQOOONOOOOONSOO
b:from within	OONOPOOOOSOOOOO
b:from you	OOMOOOOOOOOOYOO
b:frontière entre	OOOOSNOOOOOOOOO
b:fulfil all	OOOOOOSOOOOOKOO
b:full administrative	OOOOOSOOONOOOOO
b:full in-house	OOOOONOOOSNOOOO
b:full job	NNNONKSOOONOXNJ
b:full ownership	OOMSRLOOOOOOOOO
b:full potential	OOUOOONOOOOOOOO
b:full time	OOOOOOOOOO¡OOOO
b:full value	VKMMQOOOOONOOOO
b:full-stack software	OOMOSOOOOOOOMOO
b:full-time basis	OONOMOPOPOSOOOO
b:full-time position	OOOOKOMOOOYOOOO
b:fully funded	OOOOOOOOOSOOOOO
b:fully remote	OOMOMOLPOONUNOO
b:fun and	OOOOLNLOOSOSONO
b:fun in	OONNUONNOOOONOO
b:function as	OOOONOTOOOOOOOO
b:functional skills	OWOOOOJOOOOOPOO
b:functional tasks	OOOOOOTOOOOOOOO
b:functional testing	NNMNOMVNNNNNNNK
b:further consideration	OOOOOOOOOOOOSNO
b:further details	OOOOOOOOOOOOSOO
b:further information	OVPOOOLOOKOOKTN
b:future and	OOSOOOOOOOOOOOO
b:future of	OROOOOOOOOOORNS
b:gain experience	OONOMNNMOUOOOOO
b:gain exposure	ONNOONOOOSOOOOO
b:gain valuable	OOOOKMNOOUOONOO
b:ganas de	OOOOTOOOOOOOOOL
b:gather and	OLONNNNOOUNOOOO
b:general manager	KKOUOONOOOOOOOO
b:general nature	OONOOOMOOOOOOSO
b:general office	OOOOTNNOOOOLOOO
b:general operative	OOOOSLOOOOOOOOO
b:general public	OJONNMRNOONOUMN
b:general the	OOMOOOSOOOOOOLO
b:generate sales	OOOOOTOOOOOOOOO
b:generous compensation	OOOONOLOOUOPOOO
b:genuine difference	OOKOQONOOOOOROO
b:genuine interest	OOLOMOTOOOOOOOO
b:genuine passion	OONOOOSOOOOOOOO
b:georgia health	OOTOOOOOOOOOOOO
b:get started	OSMONONONONNQMN
b:get the	OOMOOOOOQNSOOOO
b:gifts and	OONOOOOOOSOOOOO
b:git and	OOOOONSLOOOOOOO
b:github actions	OOQOOOMUOOOOONO
b:give a	OONMRSOOOMOOOOO
b:give you	OOKOOOOOPQNOQOO
b:given on	ONQOOOOONMOOOTO
b:global collaboration	OOMNNQNNOTOONOO
b:global deployment	OOLNRNOUOONONOL
b:global mobility	OOOOOTPOOOOOOOO
b:global tenders	ONOOOTOOOOOOOOO
b:globally as	OOPTLMOOONOONOM
b:go through	OOLOOONOONOOUNO
b:goal of	OONOVLOOOOOOOOM
b:good computer	OOOOOOSOOOOOOOO
b:good fit	OONONOQOOOOOOOS
b:good knowledge	OOOOOOSOOOOOOOO
b:goods are	OOOOTMNOOOOOOOO
b:google maps	OOOOOOOOOOOSNOO
b:gov uk	ONOOOOOOOOOOOTM
b:government agencies	OOOOOVITOMOOONM
b:governmentjobs com	OOOOOONOOOOOUOM
b:grade 5	PONOOOMOSOPOOON
b:graduate programme	OONOOOOOOSOOOOO
b:graduates are	NMLNNNOVOONNLLN
b:gratuities direct	OONOONOOPSOOOOO
b:great fit	OLOOOLTOOOOOOOO
b:great minds	OOOOOOOOOOOONSO
b:great opportunity	OOQOLNQOOPTONOO
b:great place	OOTOONOOOLOOOOR
b:greater milan	QOOOOOOOOOOUNOL
b:greater new	OOOOPONOOOOTOOO
b:greater than	OOOOOOOOSLOOOOO
b:green card	NJMNNMQONNOPLUM
b:greenhouse and	OOOQSLSMOOOOOOO
b:greenhouse io	OONOOOOOOOOOOOT
b:greenville technical	OOQNQMOOONOONSN
b:group is	OONOOOOOOOOOOSO
b:group mainly	OOLUMONOOOOOOOO
b:group of	OOJUROMOOOOOOOO
b:group support	OONONSOOOOOOOOO
b:group work	OOMONQTNOOOOOOO
b:groups to	OOOOSMOOOOOOOOO
b:grow and	OOOOMPNOOTOOOOO
b:grow in	OOOOONMQOUOOOOO
b:grow our	OOPOSLOOOROONOO
b:grow the	OOONTNOOOLOOOOO
b:grow we	OOOONNNOOSOOONO
b:growing company	OOPOMOMOOSOOOOO
b:growing the	OOOOSLOOOOOOOOO
b:growth and	OOUOOOOOOQOOKOO
b:growth consultant	OOOONTOOOOOOOOO
b:growth that	OUNOOOOOOKOOOOO
b:guaranteed interview	OONONNMOOSOOLPO
b:guests experience	OONMSQNOONOOOOO
b:guidance from	NNNVKLOOOOOOOOO
b:guide managers	OOOOOSOOOOOOOOO
b:guided by	OOOOMOOOOTOOMMO
b:guidelines and	OOOONSOOOOOOOOO
b:h f	OOMOVOPOOOOOOOO
b:half is	OONOSONOOOOOOOO
b:half works	OOTOOONOOMOONOO
b:handling and	OOOOOPOOOTOOOLO
b:handling confidential	OOOOOOTNOOOOOOO
b:hands on	OOOOQMSNOOOOOOO
b:hands-on engineering	ONOOPOTOOOOOOON
b:hands-on experience	OOOOOOOOOTOOOOO
b:hard requirement	OOOOOOKOOOOOOOS
b:harness their	OOMSOONOOOOOOOO
b:harrison drury	NONOOOOOOTOOOOO
b:has a	OOOOONTOOOOOOPN
b:has an	NOOOVONOOOOOOON
b:has been	OOSOONOOOOOOORO
b:has breached	ONOOOOOOOOOOKTO
b:has reviewed	OOOOOLSOOOOOOOO
b:has to	OOLOOOMNOMNVNLM
b:hats and	OOOOONTOONOOOOO
b:have a	OOOOOOVOOOOOMOO
b:have an	OOLOUOOOOOOOQOO
b:have and	OOOOONSOOOONNNO
b:have experience	OOOOOOSSOOOOOOO
b:have time	OOOOKOSOOOOOOOO
b:have worked	OOLONNRSONOONOO
b:headquartered in	OOVOMOOOOOONOOO
b:health &	OOOOOTQOOOOOOOO
b:health care	OMOOPOOOOSOOOOO
b:health clinical	OOOOPLSOOOOOOOO
b:health counseling	OOOOSPNOONONOOO
b:health dental	OOOOOOOOOSOOOON
b:health insurance	OOOOOOOOOWOOOOO
b:health is	OOSOOOOOOOOOOOO
b:health lpns	OOTOOOOOOOOOOOO
b:health program	WKMOQLOOOOONOOM
b:health spark	OOSOOOOOONOOOOO
b:health with	OOSOOOOOOOOOOOO
b:hear from	OOLOOOPOOOOOXOO
b:hearing from	OOOOMONOOOOOTOO
b:heart of	OOTOTMOOOOOOOOO
b:heavy civils	OOTOLNOOONOOOOO
b:heavy equipment	UNNOOOOOOOOOOON
b:hela verksamheten	OOOOMTLOOOOOOOO
b:help commercial	OOPOOOOOOSOOOOM
b:help customers	OOPONSOOOLOOOOO
b:help ensure	OOOONNOOOOOOMSO
b:help make	ONMOSQOOOOOOOOM
b:help our	OOTOOOOOOMOOOOO
b:help people	OOROONSONMOOOOO
b:help shape	OUMNMOOOOOOOOON
b:help solve	OONOMSNOOOOOOOO
b:help us	OOJOVRMOOOOOOOO
b:helping to	OOMOVMOOONOOOOO
b:helping us	OOOOTMROONOOONO
b:helping your	OOOOOOMNOOOONOS
b:helps advance	OOSOOOOOONOOOOO
b:here are	OOOOOOKOOOOOOTO
b:here at	OOTOOOMMOOOONRO
b:here for	OMTONTOOOOOOOKN
b:here interactive	ONNNOONOONOOTNO
b:here is	ONSOTOKOONOOMOO
b:here to	OONOQNNOOOOOSQN
b:hgv class	OOOOOOLTOOOOOOO
b:high level	OOPOOONSOOOOOOO
b:high performers	OOOOONOOOSOOOOO
b:high school	OOOOOOVOOOOOOOO
b:high standards	OOOONSPOOOOOOON
b:high-performance teams	OOOOONSMOOOOOOO
b:high-performing interns	OONOOOOOOSOOOOO
b:high-performing team	ONNMORNOOSOOOOO
b:high-quality standards	OOMPNMTOOOONNOO
b:higheredjobs close	OLNOOOJNNOOOONV
b:highly collaborative	ONOTOONOOONOOOO
b:highly desirable	OOOOOOMUOOOOOOO
b:highly organised	OOOOOOSOOOOOOOO
b:highly preferred	OOOOOONSOOOOOOO
b:highly rewarding	ONLLWOLNOMNNMNO
b:highly valued	OONONOOSOOOOOOO
b:hire now	NMNOOOWNONONNOP
b:hiring and	OONOUPOONMOOOOO
b:hiring department	OOOOOOOOSOOOOOO
b:hiring employees	OOOOOOMNOOOONOS
b:hiring manager	ONNSLMNOOOOOQOP
b:his her	OONOOOOOOPOPKTM
b:histories in	OOOOOOOOOOOOOSO
b:hit the	OOOOOOMSOOOOROO
b:hiv aids	OOOOOOTOOOOOOOO
b:holiday entitlement	OOOOOOOOOTOOOOO
b:holiday inn	POTLNOLOOOORMON
b:holiday pay	OLOOOONMRUNOONO
b:holidays including	OOOOOMNNOSOOOOO
b:home care	OOOOOLMSOOOOOOO
b:home equity	TONSMOOOOKOOOOO
b:home health	OMOOQLSOOSOOOOM
b:home homewithpreload	OOOOOOOOOOOOLNS
b:home inspector	SOOOOOMOOOOOOOO
b:home office	MLLNONXNPMOJSNN
b:home upkeep	OOTONMOOOOOOOOO
b:homes is	OOTONKOOOOOOOOO
b:honey homes	OOUONNOOOOOOOOO
b:hospitality in	OOSNNOLOOOOOOOO
b:host you	OOOOLTOOOOOOOOO
b:hotel and	OOOOOQUROOJOOOO
b:hotels and	OOMOTMPOOOONOOO
b:hour shift	OOOOOOOOKQUOOOO
b:hourly contract	ONOOOOOOOOSOOOO
b:hours a	OOOOOOOOOOVOOOO
b:hours per	OOOOOOOOOOVOOOO
b:hove division	MMMUQMNNNNNMNNM
b:how do	OUNOOOOOOOOOKON
b:how it	OOOONSMOOOOONOO
b:how many	OOOOOOIOOOOOVOM
b:how they	OOOOOOSNOOOOOOO
b:how things	ONMTKLPOOOOOOOO
b:how to	OTLOPOOOOROOHOO
b:hr department	OOOOSPOONMOOOOO
b:https careers	OOOOOOOOOOOOOOS
b:https job-boards	OONOOOOOOOOOOOT
b:https jobs	NONOOOOOOQOOMOT
b:https pitchtube	NOMOOONOOOOOLOT
b:https sjobs	OOOOOOOOOOOOLNS
b:https www	OOMOOOOOOOOOWOQ
b:human appeal	ONWOOONOOLOOPOO
b:human resource	OONOSOPONNOOOOO
b:human resources	OJOUOQOOOOOOOPO
b:humor and	OONOQOTNOOOONOO
b:hundreds of	OOOOUMNOOPOONON
b:hybrid remote	ONOOOOOOOOOUOOO
b:hybrid role	OOOOOOOOOOOSOOP
b:hybrid work	OOOOOOPOOOOVOOO
b:hybride à	OOOOSNOOOOOOOOO
b:hypoport se	OMTONONOOOOOQON
b:i e	OOOOMTPOOMOOOOO
b:i have	OOROOOGOOOOOVOM
b:idea of	OOOOONNOONOOOSO
b:ideal candidate	OQNOOOWOOOOOOOO
b:ideal for	OOOOUOOOOOOOOOO
b:ideas and	OOMSOOOOOOOOOOO
b:identify opportunities	OOOOOTOOOOOOOOO
b:identify trends	OOOOOTOOOOOOOOO
b:identifying cost	OOOOOSOOOOOOOOO
b:identifying opportunities	OOOOULOOOLOOOOO
b:idéalement dans	OOOOOOSOOOOOOOO
b:if applicable	ORNOOOOOOOOOSLO
b:if this	OOLOOONOOOOONOT
b:if you're	OOOOQKMPOLOOVOO
b:ifrs 15	OONOOKKOOOOOONW
b:ii must	OOOOONTOOOOOOOO
b:immerse customers	OOOOLTOOOOOOOOO
b:immigration rules	OOOMLOOOOOOOPUM
b:impact in	OOSOOONOOLOPPOO
b:impact is	OOSOMONOONOONOO
b:impact on	OTPOQPNOOOOONMO
b:impact to	OOOMVKOOOOOOOOO
b:impacting the	OOPOONMOOSOONMO
b:implementation and	OOOOTMOOOOOOOOP
b:implementation consultant	OONTPMOOOOONOOO
b:implementation experience	OOOOMOTOOOOOOOO
b:implementation of	OOOORSMOOOOOOOO
b:importance of	OONOMNSOOOOOOOO
b:improve data	OOOOOUOOOOOOOOO
b:improving the	OOSOOOOOOOOOOOO
b:impérativement dbt	OOOOOOSOOOOOOOO
b:in 2000	OOSOOOOOOOOOOOO
b:in 2020	OOUOOOMOOMOROOO
b:in advance	OOOOOKKOOOQOOSO
b:in any	OOOOQOTOOMOOOOO
b:in berlin	JMLONOOONROOOOU
b:in c#	OOOOONSOOOOOOOO
b:in california	OOOMOOSOOOOOOOO
b:in class	OTONONOOOPOOOOM
b:in clinic	ONNQMMMOOTOONOO
b:in coaching	OOOOOOKTOOOOOOO
b:in collaboration	OQOSONNOOOOOOOO
b:in complex	OOOOOOTMOOOOOOO
b:in customer	OOOOQLTOOOOOOOO
b:in delivering	OOKSOOOOOQOOOOO
b:in dem	OOLOTOMOOROMOON
b:in designing	OOOOSONOOOOOOOO
b:in each	OOOONNOOOTOOONO
b:in engineering	OOOOOOKTOOOOOOO
b:in english	OONOOOZNOOOOOOO
b:in ensuring	OONOTMOOOOOOOOO
b:in financial	OOOOOOSOOOOOOOO
b:in fleet	OOPOOOKSOOOOOOO
b:in general	OOMOOOSOOOOOOLO
b:in government	OOOOOOJUOPOOOOO
b:in house	MNNNORNOOSNNNNM
b:in hull	OOPOOOOOOKOTOOO
b:in inbound	OOOOOOMUOOOOOOO
b:in it	OSOOOOOOOOOOOPO
b:in its	OOWOMOOOOOOOOOO
b:in joining	OOPOOOOOONOOSNO
b:in linux	OONOOOSOOOOOOOO
b:in liverpool	OOLNVNMOOOOPOOO
b:in los	OOOOSMOOOOONOOO
b:in maintaining	OOOOUOQOOOOOMOO
b:in manufacturing	OOOOOOKTOOOOOOO
b:in microsoft	OOOOOOTOOOOOOOO
b:in monaghan	NUKOLOOOOOOONOO
b:in ms	OOOOOOSOOOOMOOO
b:in neuropsychological	OONOOOMOOSOOOOO
b:in new	OONOOOROOSOOOOO
b:in office	OOOOOOJUOOOOOOO
b:in one	OONOTNOOOOOORNO
b:in operations	ONOOOSOOOOOOOOO
b:in oregon	OOMNMOOONONRNSN
b:in other	OOOTOMONOOOQOON
b:in our	OOMOOOOOOVOPOOO
b:in performing	OOOOOOTOOOOOOOO
b:in person	OOOOOOOOOOOWROM
b:in place	OOOOQMNOOOOOOSO
b:in planning	OOOOONSOOOOOOOO
b:in posting	ONOOOONORSOOOOM
b:in product	OOMOOOSOOOOROOO
b:in regular	ONOOOTNOONOOOOO
b:in relevant	OOOOOOSMOOOOOOO
b:in return	OOOOMOOOSMOOOOO
b:in ringwood	OOUOKOONOOOOONO
b:in school	OOMONOTOOOOONOO
b:in senior	OOMPSONOOOONOOO
b:in similar	OOOOOOSOOOOOOOO
b:in social	OOOOOOTOOOONOOO
b:in software	OOMSSOPOONPONNO
b:in spanish	NMMNNNSRNNNNNOL
b:in store	OMPOKQOOOMOTOOO
b:in supporting	OOMOTNNOOQOOOOO
b:in team	OOOONPLOOSNONOO
b:in their	OOOOTROOONOOOOO
b:in to	ONMMMOOOOOTNNOO
b:in together	ONSOOOOOOOOOOOO
b:in touch	OOOONSOOONOOQNO
b:in various	OOONOUMOOOOOOOO
b:in wales	OOOOOOSOOOOOKOO
b:in warehouse	OOOOOOLSONOOOOO
b:in yours	OOOOTOOOOOOOOOO
b:in-house training	OOOOONOOOSNOOOO
b:in-person work	NMNOONOJOOOWOON
b:inbound call	TNMOOOOOOOOONOO
b:inbound sales	OOOOOOMTOOOOOOO
b:inc is	OOOOTOOOOOOOOOO
b:inc magazine	OOSOOLOOONOOOOO
b:incentive scheme	OOONOOOONUOONOO
b:include any	OOOOOONOSOONOOO
b:include the	OONOOROOOMOOTNM
b:including an	OONOOOSOOOOOPMO
b:including but	OSOOMOOOROOOOOO
b:including current	OOOOOOOOOOONUOO
b:including our	OOOOOSNOOOOOORO
b:inclusion and	OONOOOMOOTOORMM
b:inclusive and	OONOOONOOOOOOSO
b:inclusive culture	OOSOOPOOOKOOOOO
b:inclusive team	OOLPLQMNOUOOOOO
b:increase the	OOOONOOOOOONTON
b:independent living	OOOOMUOOOOOOOOO
b:independent supported	UOLOOOOOOOOOOOO
b:independently and	OOOOOOOTOOOOOOO
b:independently support	OOOOSMOOOOOOOOO
b:independently while	OOOMMOUNOOOOOOO
b:individual champion	OOONONNOOSOOOOO
b:individual redundant	OOOOOOOOOOOOMSO
b:individual role	ONVNMNKNOOONONO
b:individual to	OOLOSOOOQOOOOOO
b:individuals and	OOSOSMOOONONOOO
b:individuals in	OOOONSOOOOOOOOO
b:individuals should	OOOOONNOOOOOSOO
b:individuals who	OOOOTOOOOOOOOOO
b:industrial and	OOROTMOOMOOOOOO
b:industrial equipment	OOOOMSNOOOOOOOO
b:industry and	OOOONNOSOOOOOOO
b:industry best	OONOSLOOOOOOOOO
b:industry is	OOOOOONVOOOOOOO
b:industry leading	OOQOOMNOOSOOOON
b:industry standards	OOOOTMOOOOOOOOO
b:industry to	OOOOMSOOOLOOOOO
b:industry veterans	OOMTTOMNOMQNMMN
b:industry with	OOSOOOOOOOOOOON
b:industry's best	OONOLOOOOTOOLOO
b:influence and	OOSOONOOOOOOOOO
b:influence key	OONONOOOOSOOOOO
b:influence the	OOQOTLNOONOOPNO
b:inform business	OOOOOTOOOOOOOOO
b:inform decision-making	OOOOOTOOOOOOOOO
b:information about	OOOOOOOOONOOVOO
b:information and	OOOOOTOOOOOOOQO
b:information around	ONNOOOMOOOOONUO
b:information on	ONUOOOLOOOOOKSN
b:information please	ONOOOOOOOOOOLPT
b:information regarding	OONOOOOOOOOOSPN
b:information security	TOJOOOKOOOOOMVO
b:information to	OOOOOUOOOOOOOPO
b:information visit	OOTOOOOOOOOOMNO
b:infrastructure for	OONOVNOOONOOOOO
b:ingestion &	ONOSOONOOOOOOOO
b:initiative and	OOOOONTNOOOOPOO
b:initiatives including	OOOOSLOOOOOOOOO
b:initiatives that	OOMOPOOOOSOOOOO
b:injuries and	OONTNONOOOOOOOO
b:inn bar	RNLOOOOOOOOSMOO
b:inn belfast	OOOOOOOOOOOSMOO
b:innovation and	OSVOOOOOOOOOOOO
b:innovation collaboration	ONMOTPOOOMOOOOO
b:innovation constantly	OOLPOOOOOOOSOOO
b:innovative and	OOOOOOMOOOOOTNN
b:innovative ways	OOUOOOOOOOOOOOO
b:input to	OOMOLPTOOOOOMNO
b:insect biodiversity	SNNONONOOOOOLOS
b:insights and	OOOUKOOOOOOOOOO
b:insights from	OOOOOTOOOOOOOOO
b:inspections and	OOMONWOOOOONOOO
b:inspections on	OOOOSMOOOOOOOOO
b:inspiring and	OOOOOOTOOOOOOOO
b:instagram and	OOOOOSOOOOOOOOO
b:installation maintenance	OOOOSMMOOOOOOOO
b:installer with	TOMOONOOOOONOOO
b:instead of	MOPNNMUNNNMNMNM
b:institutions in	OONSMOOOOOOOOOO
b:instrumental in	OONOVKOOOOOOOOO
b:insurance and	OOVOOOLOOQOOOOO
b:insurance companies	OONOOOOOONOOTNO
b:insurance industry	OOOOOSOOONOOOOO
b:intelligence analyst	ULOOPOOOOOOOOOO
b:intended to	OOLONOLOOOOOOXO
b:interact with	OOPOMSOOOOOOOOO
b:interaction with	ONMSMRMOONNNNON
b:interactive activity	ONNNOONOONOOTNO
b:interacts with	OOMQOTOOOOOOOOO
b:interdepartmental promotional	ONOOOOOONOOOTON
b:interested in	OOLOSOTOMPOOONO
b:interested individuals	OOOOONNOOOOOSOO
b:interfaces and	OVONLMOOOOOONOO
b:internal controls	OJOOOOUOOOOOOOO
b:international students	OOPOONNOOOTOONN
b:internet access	NNLOMLRNOSORONO
b:interns an	OONOOOOOOSOOOOO
b:internship programme	OOLOLTOOOUOOONO
b:internship role	OOOOSOOOOOOOOOO
b:interprets and	OOOOOTOOOOOOOOO
b:intersection of	ONNOTMNOOSOOOOO
b:interview scheme	OQOOOOOOONOONSO
b:interview with	OOMONMNOOTOOOOO
b:interviewed will	OOOOOONOOOOOSOO
b:interviews may	OOOOOONOOOOOUMO
b:into account	OONOOOONUNOOONO
b:into existing	OOOOOOOTOOOOOOO
b:into the	MOTORQOOOONOOOO
b:into trusted	OONTNMOOOOOOOOO
b:intéressé e	OUNONNKOOONOQOO
b:invest in	ORKOOOOOOROOOON
b:investigate and	OOOOOSOOOONOOOO
b:investigator pip	ONOOOOOOOOOOMNS
b:investigator you	OMOONSOOOOOOOOO
b:investment banking	OOOOOOSOOOOOOOO
b:invite you	OOQONOJOOPOOVOO
b:invited to	OONOOONOOOOOUOO
b:involves working	OOOOTOMOOOOONON
b:is $	OOOOOOOOSOOOOOO
b:is a	OOTOOOOOOOOOOOO
b:is about	OONMNNSOOOOOOOO
b:is acceptable	OOOOOOSOOOOOMOO
b:is an	OOOOOOHQPOOOOSO
b:is and	OOSOLOROOMNOOON
b:is available	LOOQSNOOOPOOLSN
b:is based	OOMOHLNMTJTYOOM
b:is being	OOONJNNNOOMMWMM
b:is beneficial	OOOOOOKTOOOOONO
b:is building	OOUONOOOOOOOOOM
b:is committed	OOOOOOMOOOOOOUS
b:is critical	NNLULKNNOOONNQO
b:is currently	OOJOVOPOOOOOOOO
b:is designed	OOOOUOLOOOOOOOO
b:is desirable	OOOOOMIWONOOOOO
b:is different	OOQOSOOOOLOMOOO
b:is essential	OOOOMMWOOOOOOOO
b:is expected	OOOTMNPOONOOOOO
b:is for	ONNOROOOOOTOEVL
b:is genuinely	OOOOONSOOOOOLOO
b:is helpful	OOOOOOOSOOOOOOO
b:is here	JOTOLOMOONOOSNN
b:is highly	OOOONOK[OOOOOOO
b:is ideal	OOOOROLUOOOOOOO
b:is just	ONUOMNKNOOOOMQO
b:is key	OONOOTTOOOOONOO
b:is located	OOOOLOROOONTOOO
b:is looking	OOOOXONOOOOOOOO
b:is made	OOSOOOOOPNONOOO
b:is more	ONPSLOOOOOOOQOO
b:is not	OONOONZOONOOLXO
b:is occasionally	OONOOOTOOOOOONO
b:is offered	OOMONONOTTONMOO
b:is often	OOOMOMOOOOUOOOO
b:is on	OMGSOQJONNOOMOU
b:is one	OOUOMOOOPOOOOOO
b:is open	OOMOKOIOOONVOQO
b:is our	OOVOOMOOOOOOOOO
b:is performed	ONMTLMKNNNNRNMO
b:is preferred	OOOOOOISOOOUOOO
b:is properly	OOOOOSOOOOOOOOO
b:is provided	OONOOONOOUOOOOO
b:is regularly	OOSOOMOOOOOOOOO
b:is required	OOOOOK[NOOPOOON
b:is responsible	OOOTVJOOONOOOON
b:is rooted	OOTOOOOOOOOOONO
b:is security	OOOOOOSOOOOONLO
b:is seeking	OOOO]OOOOOOOOOO
b:is strongly	OOMTNNOROMOONOO
b:is subject	OOOOOOOOVOOOOMO
b:is supported	OOSONOOOOOOOOOO
b:is the	OOUOWONOOOOOOOO
b:is to	OOTPSKOOOOOOROO
b:is used	OOMOOSOOOOOOOOO
b:is your	NMSOIONONKONMMX
b:is £	OOUOPOOOJOOONON
b:it all	OOSMNOLOOOOOOOO
b:it for	OTOOONOOOOOOOOO
b:it in	OOMOMOONOTOOMRO
b:it services	OOTONOOOOOOOOON
b:it takes	OTLOOONOOLOOUOO
b:it team	OOMRSOOOOOOLOOO
b:it will	OONOOOOOOOOOSOO
b:it's a	PNUOMOPOOOOMOOP
b:it's the	OOSOOOQOONOONOM
b:it's your	OONOSOOOOOOOOOO
b:its employees	OOTONOOOOOOOOMO
b:japanese company	OONOOOLSOOOOOOO
b:je werkt	OOMOTONOONOOOOO
b:job advert	OLOOOOOOOOOOVMN
b:job applicants	OOKOOPNOOOOOMTO
b:job description	OTOOOOOOOOOOOSU
b:job details	KMOOOONONOOOSOU
b:job detailseligibility	NVNONNLOOONNLNM
b:job id	OIOOOOOOOOOOONX
b:job it's	ONSOROOOOOOMOOO
b:job knowledge	ONOOOTPNOOOONNM
b:job level	OUOOOOOOOOOOOON
b:job offers	OTOONOOOOOONNPN
b:job opportunity	WKKNLOKONNONPNR
b:job position	UKMNMNOORONMOPM
b:job post	QNOOKNMNMONNVNL
b:job reference	OOOOOOOOOOOOSNM
b:job role	OOOOMSOOOOOONOO
b:job sites	OOOOPNKOOOTOOOO
b:job specification	OJOOONOOOOOOTMR
b:jobholder must	OOOOOOSOOOOOKOO
b:jobs @	OOOOOOOOOOOOTSN
b:jobs helping	OOOOOOMNOOOONOS
b:join a	OOPTPLOOOOOOOOO
b:join abhi	OOLOOOOOONOOUOO
b:join our	OSOOXOOOOOOOOOO
b:join the	OOSOONOOOMOOPOO
b:join their	OOOOSOOOOOOOOOO
b:join us	OOWOOOOOOPONOOQ
b:joining a	OOROLNNOOSOOOOO
b:joining the	OOMOOOOOONOOSOO
b:joining us	ONUOOOOOOQOOLOO
b:jornada completa	OONOOOOOOMTOOOO
b:journal entries	OOOOOONOOOOOOOS
b:journey where	OONOMOOOOTOOOOO
b:journey with	OPOOOOOOOOOOSOO
b:journeyman electrician	TNOOOQNOOOOOOOO
b:js typescript	OOSNNMOONNNNOON
b:july 2004	OKOOOOOONONOVOM
b:july 2025	OONNMOOOOOOOLTL
b:jumpstart your	OOMOMOOOOTOOONO
b:june 2026	OONOONMOOOUOOON
b:junior data	KTRNLKLNOUNNLOO
b:junior summer	OOTOOOOOOOOOOOO
b:just another	OONOSOOOOOOOOOO
b:just like	ONMTNOOOOOOOONO
b:just that	ONVNMNKNOOONONO
b:just the	OONOMOMOONNOVMO
b:k with	OOOOOOOOOTOOOOO
b:kansas https	OOOOOOOOOOOOLNS
b:keen eye	OOOOQOLUOOOOOON
b:keep 100	OOOOOMOOTOOONOO
b:keep people	OOTONMNOOOOOOOO
b:keep track	OOOOOSOOONOOOOO
b:kennis van	OOOOOOQSOOOOOON
b:key accounts	OONOMUNOONOOOOO
b:key business	OOOOOLOOOVOOOOO
b:key duties	OOOOOSOOONOOOOO
b:key features	OOOOTMOOOOOOMOO
b:key information	LILNVNNNTOSLONN
b:key player	OONOSMNOOOOOOOO
b:key responsibilities	OTOOOOOOOOOOOOO
b:key revenue	ONOOSNOOOOOOOOO
b:key role	OOOOTOOOOOOOOOO
b:key stakeholders	OVONQJNOOOOOOOO
b:kingspan century	NUPOLOOOOOOOOOO
b:know how	OOQORNSMOOONOOO
b:know your	OOMONNMTOMOOSNM
b:knowledge base	OOONOUOOOOOOOOO
b:knowledge in	OOOOOOUOOOOOOOO
b:knowledge of	OOOOOOUTOOOOOOO
b:knowledge skills	OUOOPMLSOOOOOON
b:kommer att	NNMNLRMNNMNNUNM
b:kommer du	NPOOSPOOOOOONOO
b:kpi performance	ONOOOTOOOONOOOO
b:l'autonomie totale	OOPOOONOOTOOOOO
b:l'exécution rapide	OOPOOONOOTOOOOO
b:l'infrastructure technique	OOOOSNOOOOOOOOO
b:l'opportunité unique	OOOOOOMOOSOOOOO
b:l'écoute de	OOMONKSONMNNTNN
b:la capacité	OONOOMKVOOOOOON
b:la clientèle	OOOONMRSOOOOOOO
b:la communication	OOOOONSOOOOOOOO
b:la confiance	OOPOOONOOTOOOOO
b:la data	OOOOOOOOOSOOOOO
b:la frontière	OOOOSNOOOOOOOOO
b:la mise	OOOOOSMOOOOOOOO
b:la pionnier	OOOOOOMOOSOOOOO
b:la production	OOMONUKOOOOOOOO
b:la responsabilité	OPNTMMOOOOOOOOO
b:la réalisation	OONOOTLOONOOOOO
b:la stratégie	OOOOSNOOOOOOOOO
b:la vie	OMOOOSOOOOOOOOO
b:la vigne	OOSNLPPROOONNOM
b:lab simulations	OOMSOONOOOOOOOO
b:labor supply	SNMROOOOONOMOON
b:lake success	OOPOOONOOLMTOOO
b:lancashire cumbria	OOSOOOOOONOOOOO
b:laquelle vous	OOOOOMNOOOOOSOO
b:large-scale ai	OOSOOOOOOOOOOOO
b:las iguanas	OOOOOOLOOOOOSOO
b:las palmas	OOOOOOOOOOOSOOO
b:las vegas	ONOOOOOOOOOTOOO
b:last two	OOOOOOIOOOOOVON
b:lasting difference	OOTNKOOOOSOOOOO
b:le cadre	NOOOSMNOOPOOOOO
b:le cheylard	OOOOSNNOOOOPOOO
b:le défi	OOONSONOOOOOOOO
b:le la	OOOOOOMOOSOOOOO
b:le métier	OOMOMMSOOOOOOOO
b:le poste	NOMNPMKOONMMQOU
b:le premier	OOONSONOOOOOOOO
b:le processus	OSOOOOOOOOOOMOO
b:le secteur	NOOOTOOOOOOOOOO
b:le sens	OOOOOOSNOOOOOOO
b:le service	ONOONOOOONOOSOO
b:lead a	OOONMMONOUOOOOO
b:lead cape	SOOOOOOOOOOOOOO
b:lead complex	OOOOSMMPONOOROO
b:lead cross-functional	OOOONPSOOOOOOOO
b:lead data	OOOOOOPMOMNNUMM
b:lead global	OUOONKOOOOOOOOO
b:lead installer	TOKOPOOOOOOOPOO
b:lead our	OOOOTMLOOOOOONO
b:lead the	OOOOOVOOOOOOOOO
b:leader in	OOSOOOOOOOOOOON
b:leader to	OONNNNNONNOUNOO
b:leaders and	OOOOTOOOOOOOOOO
b:leadership role	OOOOOOTOOOOOOOO
b:leadership skills	OOOOOOSOOOOOOOO
b:leadership team	OOMOOOOOOSOOOOO
b:leading by	OOOONPSMOOOOONO
b:leading team	OOQOOKROOOOOOOO
b:leads and	OOOOOUOOOOOOOOO
b:leads the	OOSOPNOOOOOONOO
b:learn about	OOSONTLOOOOOOOO
b:learn from	OOQNMNMOOVOONNO
b:learn more	ONSOOOOOOOOSOOQ
b:learning &	ORMOOKTOOPOOOOO
b:learning academy	OLONOONOOOOVNOM
b:learning admin	ONMUSKNOONOOOOO
b:learning and	OTOOOLOONSOOOOO
b:learning in	OOUOMOOOONOOONO
b:learning opportunities	OOOOOMNOOUOOOOO
b:least 1	OOOOOOJVOOOOOOO
b:least one	OOOONOTOOOOOOOO
b:led by	OOQSMNNOOOOOOOO
b:legal right	OOOOONSOOOONNNO
b:leisure and	ONVONNMNONNNNOM
b:length of	OONOOOOOOOOOOSO
b:les normes	OOOOOSOOOOOOOOO
b:les plus	OUONNNMJOSOMNOO
b:les rejoindre	OTOOOOOOOOOOOOO
b:les techniques	OOOOOMSOOOOOOOO
b:les tâches	OOOONUNOOOOOOOO
b:less than	OOOOROHONONOQOT
b:let us	OOQOONMOOOOOJVO
b:letter with	OOOOOOOOOOOOTNO
b:level 1	ONLONPNOOOOOUOM
b:level 3	OOOOSOMOOMOOOOO
b:level and	OOOOOOOOVNNOOOO
b:level or	OOMOSOVOOOOOOOM
b:level with	ONNSSLOOOOOONOO
b:levels are	NRMNOMLNPONUMNN
b:levels of	OOOQMNSOOOOOOOO
b:lexington ma	PNMOOOOOOOOTOOO
b:liaise with	OOOOOSOOOOOOOOO
b:license or	OKOOOOTPOOOOOOO
b:license preferred	OOOOOOKUOOOOOOO
b:license required	OJOOOOUOOOOOOOO
b:licensed to	OOOMOOUOOOOOOOO
b:life &	NUMNMNNNNPMNNNN
b:life and	OOTOOOOOOROOONO
b:life as	NNOOMONOOOOOLNU
b:life assurance	OOOOOOOOOSOOOOO
b:life cycle	OOLTOQNOOOOOOOO
b:life insurance	OOSOOOOOOOOOOOO
b:life integration	OIOOOOOOOXOOOOO
b:life just	ONMTNOOOOOOOONO
b:life of	ONSNNQOOOOOOOMO
b:lift and	OOOOOOSOOOOOOOO
b:lifting of	OOOOOOUNOOOOOOO
b:like a	ONNOOUNOOOOOOOM
b:like the	OOMSOOOOOOOOONO
b:like you	OXOONLJOOPOOMON
b:likely to	ONNOOSOOOMOOLTM
b:limited to	OUOONOPOOOOOOOO
b:line and	OOOTNMMOOOOOOOO
b:line cook	UMNOOOOOOONOOOO
b:link at	OONOONMOOOOOTNO
b:link https	OOOOOONOONOOUNN
b:linux and	OOOOOOSLOOOOOOO
b:linux redhat	UMMONOOOOOPOOOO
b:list of	OONONONOOOOOPSQ
b:list will	OOOOOOMOMOOOTOO
b:live and	OOOOOOSOOOOOONO
b:live in	ONMOONUOOOOOMRO
b:live within	OONONOPONOOSOOO
b:lives and	OOOOTOOOOOOOOOO
b:lives of	OOOOQMMOOOOOTOO
b:living is	OOMOOOLOOLOUNMO
b:living worker	UOLOOOOOOOOOOOO
b:llms and	OOOOOONOOTOOOOO
b:lnkd1 uktj	OLOOOOOLNOOOTNQ
b:loading devices	OOSOONNOOOOOOOO
b:local and	NMNNMOUNNQNLMNO
b:local government	OONTNNMOOOONOOO
b:local needs	OONOOOOOOSOOOOO
b:local stakeholders	OOOOOMOOOTOOOOO
b:local to	OOOOJOSOONOVONO
b:locals preferred	OOOOOOOSOOONNOO
b:located at	OOOONONOOOOSOOO
b:located in	OOQOOOOOONOWOOO
b:location of	OOOOKOOOOOOUROO
b:logistics and	OOOOSOLOOOOOOOO
b:logistics industry	OOLOTOOOOOOOOOO
b:long hours	OOMOOOOOOSMNNOO
b:long term	OMRNNOMRNNONOOS
b:long-term relationships	OOOOOMSOONOOOOO
b:look for	OOMONOTPOOONNNO
b:look forward	OOOONONOOOOOTOO
b:look no	ONKOVOOOONOONON
b:look to	OOMOOOOOOUOOOOO
b:looking for	OOMOWOVOOOOOOOO
b:looking to	OMOOVNOOOOOOPOO
b:lookout for	OOMOTOOOOOOOOOO
b:lorry driver	UMOOOOMOOOOOOON
b:lot of	OOOOTQONONOOONO
b:love to	OOLOPOUOOOOOTOO
b:loves a	OOOOPOSOOOOOMOO
b:lpns are	OOTOOOOOOOOOOOO
b:luca faloni	OOUOOOOOOOOOQOL
b:lundi au	NNNOLMLNOOXMNOO
b:luxury beauty	OOMOOSQOOOOOOOO
b:m f	OLOOOOOOOOOOOUN
b:machinery and	OOOONTOOOOOOOOO
b:made up	OOSOOOOOPNONOOO
b:mail small	OOOOOSOOOOOOOOO
b:main areas	ONONTKOOOOOOOOO
b:maintain and	OOOONTQOOOOOOOO
b:maintain confidentiality	OOOOOOTNOOOOOOO
b:maintaining a	OOOOOUOOOOOOOON
b:maintaining data	OOOOOMSNOOOOOOO
b:maintaining high	OOOOTNQOOOOOLOO
b:maintenance engineering	UMNOOPOOOOOOOON
b:maintenance planning	OONOOMLUOONNOON
b:maintenance technician	POOONTOOOOOOOOO
b:make all	OOMOMQOOOKOONTO
b:make an	OUMOOOOOONOOOOO
b:make decisions	OOVNMONOOOOOOOO
b:make finding	OOOOOOMNOOOONOS
b:make improvements	OOSOOOOOOOOOOOO
b:make sure	OOMNQSOOOOOOLSO
b:make the	OOTONMOOOOOOOOO
b:make their	OOOOOOMOOONOMUN
b:make us	OOSOONNOOOOOOMO
b:make you	OOOOOOMOOOOOSOL
b:make your	OIQOOOMOOLNORLU
b:makes a	OOSOOOMOOMOOMOO
b:makes us	OOSONONOOOOOOOO
b:makes you	OLQONMTOOOOOOOO
b:making a	OOOOPNOOOOOOSOO
b:making an	OOOOOOOOOOOOMSO
b:manage a	OOOONUQOOOOONOO
b:manage the	OOOOSPNOOOOOOOO
b:manage your	OXKONOOOONOOOOO
b:management &	ONOOOOSOOOOOOOO
b:management and	OOOOOOWOOOOOOOO
b:management cm	NOOOMQNOONONOOT
b:management consulting	OOMOOOMRNSMOOOO
b:management experience	OOOOOOQTOOOOOOM
b:management labor	TONOOOOOOOOMOON
b:management leader	OOMUMKOOONOOOOO
b:management methodology	OOOOOOLOOOOOSOM
b:management nurse	OQOOTOOOONOOOOO
b:management of	OOOPPQJOMOOOOQO
b:management plans	OOPOOOSOONOOONM
b:management process	OOOOQTOOOMOOOOO
b:management reporting	OUOOOJOOOOOOOOO
b:management skills	OOOOOOUOOOOOOOO
b:management software	OOOOOOSMOOOOOOO
b:management such	OOOOOQUQOOJOOOO
b:management system	OMNOOOOOOUOOOOM
b:management systems	OOOOOOTOOOOOOOO
b:management team	OOMYONOOOOOOOOO
b:management training	RONOONOOOUNOOOO
b:manager home	UMNNNOOOOLOOOOO
b:manager of	OOONWOOOOOOONOO
b:manager pitchtube	NOMOOONOOOOOLOT
b:manager to	OOOOSOOOOOOOOOO
b:managers and	OOOTMPOOOOOOOOO
b:managers as	OOMSQMNOOOONOOO
b:managers to	OOONNWOOOOOOOOO
b:managing projects	OOOOTLMOOOOOQON
b:managing the	OOOOKVOOOOOOOOO
b:manner consistent	OOOOOOOOOOOOOSO
b:manner to	OOOOOSMOOOOOOOO
b:manufacturing environment	OOOOOOJTOOOOOOO
b:manufacturing process	OOOOSLROOMOOOOO
b:many different	OOOOSOROOLOOMOO
b:many of	OOOOOOOOOTLOOOO
b:many others	OONOOOTOOOOONOM
b:many people	OOLONOOOOSNOOOO
b:many years	OOQOOOHOOOOOUOM
b:market and	OOOOOUOOOMOOOOO
b:market experience	OOLOUNOOOPOOOOO
b:market intelligence	ONOOOOTNOOOOOOO
b:market value	OOLONQSOOOOOOOO
b:marketing and	OOOOVNMOOPOOOOO
b:marketing support	OTOOPKOOOOOOOOO
b:marketing team	OOOVOKOOOOOOOOO
b:marketing teams	OOOOMNSOOOOOOOO
b:markham ontario	ONOOOONOOOOSOOO
b:marques prêts	ONNONONOOMOOUON
b:master's degree	OOOOOOOSOOOOOOO
b:materials procurement	NOOONOKUOOOOOOO
b:math and	OOOOOMKUOOOONOO
b:math skills	OOOONOTKOOOOOOO
b:matter expert	OOOOOQKROOOOOOO
b:matters most	OONOTOOOOOOOOOO
b:maturity providing	OOLTOOOOONOOOOO
b:may also	ORMOLONOOLPPKUP
b:may change	ONOOOMOOOOOONUO
b:may require	OOOOOMOOOOSONPO
b:may result	OOOOOOOOOOOOUMO
b:may take	OOOOOOMOOOOOVMO
b:may use	OONOOOOOOOOOMTO
b:may vary	OOOOOOLOPOOOMUO
b:may want	OOOOOOOOOOOOTMO
b:maîtrisez impérativement	OOOOOOSOOOOOOOO
b:meals on	OOOOOOOOOTMOOOO
b:meaningful impact	OOMOSOOOONOONOO
b:means we	OOUNOOOOOOOONLN
b:mechanical aptitude	OOOOOOUNOOOOOOO
b:mechanical electrical	OOOOQLMNOMLMNOU
b:medical and	OONOOOOOOOOOSOM
b:medical center	OOUOOOOOOOOOOOO
b:medical coverage	OONOSONOOOOMOOO
b:medical dental	ONOOOOOOOTOOOOO
b:medical necessity	OOOOOQNOOOOOOOS
b:medical sciences	OOOSPNOOOOOOOOO
b:medication administration	OOOOOTMOOOOOOOO
b:medication management	OOOOOULOOOOOOOO
b:medicine group	OOOOOOOMOOOOLMU
b:meet employer's	OOOOOOSPOOOOOOO
b:meet every	ONLONOLNOMOOWNM
b:meet local	OONOOOOOOSOOOOO
b:meet these	OOONONUOOOOOPMO
b:meetings and	OOOONPKOOOUOOOO
b:meetings to	OOOOOSOOOOOOOOO
b:meets application	OONOLOOOOTOOLOO
b:meets your	OVMOOOOOOKOOOOO
b:member of	OOOOPOPOOUOOOOM
b:members are	OOPOONMOOOOOOSO
b:members to	OOOOOTOOOOOOOOO
b:members with	OOOOOTOOOOOOOOO
b:membership of	OOMONQOOOSOOOOO
b:mental health	OOOOQQOOOUOOOOO
b:mentoring and	OOOOOSQLOPOOOOO
b:mentoring from	OOMOOONOOSOOOOO
b:mentoring others	OOOOOOSMOOOOOOO
b:metadata workflows	OOOOTMOOOOOOOOO
b:metal fabricator	RNLOOSOOOOONOON
b:metrics are	OOOOVKNOOOOOOON
b:metrics to	OOOOOQMOOOOOSOM
b:metropolitan area	ONOOOOOOOOO¡OON
b:microsoft fabric	OOOOOOTOOOOOOOM
b:microsoft office	OOOOOOTOOOOOOOO
b:microsoft power	OOOOOOGWOOOOOOO
b:microsoft suite	OONOOOPSOOOMOOO
b:mid-senior level	MNLNUNMMMMMMNMQ
b:middle east	OLOONOPOMQOUOOO
b:might be	OOMOOOOOOONOWOO
b:milan metropolitan	QOOOOOOOOOOUNOL
b:millions of	OOWNOOOOOOOOOON
b:min avec	OOOOOOOOOOOOSOO
b:minimum qualifications	OUOOOOKOOOOOUOO
b:ministry of	NLOOOOOORNNLOUO
b:miracles for	OOSOOOOOOOOOOOO
b:mise en	OOOOOTLOOOOOOOO
b:mission is	OOWOOOOOOOOOOOO
b:mission statement	OOMOOOSOOOOOOOO
b:mission that	OOSOONPOOOOOOOO
b:missions au	OOOOOMOMOVOPOON
b:missions principales	MUNPNMOOOOOOOOO
b:missions sont	OSOOOMOOOOOOOOO
b:model the	ONPNNSNOOOOONON
b:modelling and	OOOUMOMOOOOOOOO
b:models &	ONOOOSOOOOOOOOO
b:models for	OOMQPSOOOOOOOOO
b:models on	NNNNNTLMNNNNNNO
b:modern analytics	OONOOSOOOOOOOOO
b:modern data	OOOSOOPNOOOOOOO
b:modern development	OOOOOOSOOOOONOO
b:modern office	OOMOOOOONVOOOOO
b:modern technology	OOMNOPNOOSOOONO
b:modélisation bigquery	ONOTOONNOOOOOOO
b:monday through	OOOOOOOOOOSOOOO
b:monitor and	OOMPNNTOOOONNOO
b:month contract	OOOOOOMNOOTOOOO
b:month rent	OONOOLOOOTOOOOO
b:month-end close	OOOOOMMOOOOOOOT
b:months contract	OOKOOOOOOOWOOOO
b:months experience	OOOOOOSOOOOOOOO
b:months of	OOOOOOVOOONOOOO
b:moorhead team	NNTOOOOOOOOOOOO
b:more about	OLOONOKOOOOSVOO
b:more details	OKOOOOOOOSOOTMO
b:more important	OOMOTMTMOMOOOOM
b:more in	NNONMNNOMMNMOOU
b:more information	OOSOOOOOOOOOPON
b:more than	OOROOOKOOOOOOOO
b:most complex	OOPOOOSOOOOOOOO
b:most is	OOLOOOSOOOOOOOO
b:move focus	OONOOMMONNMNNOU
b:move up	OOOOMOQOOTOOOOO
b:movement of	OOTOMONOOOOOOOO
b:mparticle firebase	OOPOOLSOOOOOOOO
b:ms powerpoint	OOOOOOSOOOOLOOO
b:msk physiotherapy	OLOOTOOOOLOONOO
b:much more	OSKOROOOOROOOOM
b:multidisciplinary team	OOMTQNOOONOOOOO
b:multidisciplinary teams	OOOOOSPOOOOOOOO
b:multiple functional	OOOOOOTOOOOOOOO
b:multiple sources	OOOOPTOOOOOOOOO
b:must be	OOOOOOVOOOOOQOO
b:must ensure	OOOOONSOOOONNNO
b:must live	ONNOMOTONOORMOO
b:méthodologie ai-native	ONNUONOOOOOOOON
b:métier de	OOMOMMSOOOOOOOO
b:möglichkeit zur	OOOOOOMOOSOOOOO
b:n a	OOOOOONOOOOOTOM
b:named explicitly	OONOOMMOOOOOOOS
b:names to	OOOOOOOOOOOOTNN
b:natif de	OOOSONNOOOOOOOO
b:national service	OONOONNTOOOOONO
b:nationality requirements	OUOOOOKOOOOOLTM
b:natural language	OOOOSONOOOOONOO
b:nature of	OOOOOQQOOOOOJUO
b:navigate power	OOPOOOOOOSOOOOJ
b:need it	ONOONPLOOOOOPSO
b:need not	OOOOKOTOOOOOONO
b:need to	OOOOOLROOOOOOTO
b:need you	OOSOOOMOONROOMN
b:needed is	OOOOOOSOOOOONLO
b:needs are	OOOOOROOOOOOKSO
b:needs develop	OONOONOOOSOOOOO
b:needs of	OOOOONROOPTOOOO
b:neo peds	OOOOORPOOOKOOOO
b:networking and	OOOOSOONOOOOMOO
b:networking opportunities	OONNOMNOOUOOOOO
b:netzwerkunternehmen der	OOTOOONOOOOONOO
b:neuropsychological or	OONOOOMOOSOOOOO
b:nevada learning	PMOOOOOOOOOTOOM
b:never be	ONOQNMNOQSOOMOO
b:new and	OOSOOOOOOOOOOOO
b:new career	OTMOMNNOOSOOOOO
b:new challenges	ONNOQLNOOTOOOOO
b:new graduates	OOOOTNQOONOOOOO
b:new hire	OONONONOTNOOOOO
b:new innovative	OOUOOOOOOOOOOOO
b:new job	OONOOONOONOOPSN
b:new members	OOOONTOOOOOOOOO
b:new opportunities	OOOOOTOOOOOOOOO
b:new orleans	OOOOOOOOOOOSOOO
b:new people	OONONNTOOOOOOOO
b:new ulm	NOROOOLONOONTON
b:new ways	OOMOOOMOOTOOOOO
b:new window	OOLONMQOOOOONVO
b:newcastle upon	ONMONOONOORULON
b:newly created	OOMOSOOOOOOOOOO
b:next level	OOOOUPMOOOOONOO
b:next step	OONOQONOONOOTOO
b:nhs jobs	OONONONORMOLXOO
b:nhs scotland	OONNOMNOOOOOQTN
b:nice to	OSOOOOONOOOOOOO
b:night shift	OOMOOOOOOOSOOOO
b:no cap	OOOOOMOOTOOONOO
b:no further	ONKOVOOOONOONON
b:no major	ONOOOSNOONOOOOO
b:no such	ONKOTOMOONOOSNO
b:no two	OOOOLOOOOSNOOOO
b:noise level	OMNOMMXONOOQOMO
b:nombre d'heures	OOOOONOOONUONOO
b:non residential	OOLOUOMMRNPPMOO
b:non-essential cookies	OOOONNNOOOOOONT
b:non-exclusive represented	OOONOOOOOOOONOS
b:none required	ONNOOOVJONONNON
b:none' please	OOOOOONOOOOOTOM
b:north carolina	OOOOONSNOOOQOON
b:northampton nn3	HLLNUNVRTMSUOOL
b:northeast georgia	OOTOOOOOOOOOOOO
b:nos clients	OOOOOLSOOOOOOOO
b:not a	OOOOPLJPNONROMU
b:not able	OONONNJOOOOOVLO
b:not an	OSOOOMLROONOOOO
b:not apply	OOOOKOVOOOOOKNO
b:not available	OONNLOWOOKSNKLM
b:not designed	OOOOONLOOOOONTO
b:not eligible	OOOOKOVOOROOMOO
b:not essential	OOOOOOOVOOOOOOO
b:not exhaustive	OOOOMONOOOOOMTO
b:not expect	OOMOTOJOOOQOMOO
b:not for	OOOOMNSOOOONOOO
b:not forward	OONOOOOOOOOONTO
b:not guarantee	OONOOMNOONQOOSO
b:not have	OOOOSONOOOOOPNN
b:not intended	OONOOOMOOOOOOUO
b:not just	OOQOOONOOUOOONO
b:not limited	OVOONOPOOOOOOOO
b:not only	OOQONOOOSOOOOON
b:not overlook	NNONKNMNMNNNVNL
b:not provided	ONQOOOROMMOONSO
b:not required	OOOOOXCTOOOOOOO
b:not specified	NMMNNNMNXQMLONK
b:not-for-profit social	OOSOOOOOOOOOOOO
b:note that	OOOOOOTOOOQONPO
b:note we	OOMOOOVOOOOOLJO
b:notified of	LONOTOOOOOOORNO
b:notre agence	NOKNJLMNNLNUTNN
b:notre équipe	LNLOSOLNNMNNQOU
b:nous avons	ONLOJNQONMNNLOU
b:nous proposons	OOOOMNOMOTOMOOO
b:nous recherchons	MNMOWOPOOOOOOOO
b:nous recrutons	OOKOUOOOONOQOOO
b:nous sommes	JOUOONPOOOOOOOO
b:now and	OOMOQNOOMNOOSOO
b:now for	SOPOOOOOONOOQOO
b:now or	OONOOOSOOOMOOOO
b:nuestro equipo	NOPOTOKOOOOOOON
b:number of	OOOOOPLOOOSOPOO
b:nurse in	OOOOOOLTOOOOOON
b:nursing home	OOTNNONOOOONOOO
b:obsess about	OOOOOLTOOOOONOO
b:of $	OOTOOOOOOMOOOOO
b:of 4	ONSOOOMOOONOMOS
b:of 5	OOQOOOPOOOOOOJQ
b:of agile	OOOOOOJUOOOOOOO
b:of ai	OOOOPOOOOOOOTNP
b:of all	OOMORQKOOOOOORO
b:of and	ONLOOMROOSOOOOO
b:of apache	OOOOOOSMOOOOOOO
b:of applicants	OONONOMOONOOUOO
b:of applications	OOOOOOOOOOOOUNO
b:of arts	TLMNNMNOOOOOOOR
b:of assets	OOPOOOSOOOOOOOO
b:of azure	OOOOOOIUOOOOOOO
b:of behavioral	OOQLNLWNONOONOO
b:of being	OONOTLOOOOOOOOO
b:of brands	OOTOONOOONONOOO
b:of building	OOOOQOTOOOOONOO
b:of children	OOKOMOOOONOOTQO
b:of civil	OOMOOOOOOOOOMSO
b:of clinical	OOOOOOTOOOOOOOO
b:of code	ONOOOSNOOOOOOOO
b:of color	OONOOOPOOOOOLSN
b:of company	OONOOOOOOTOOOOO
b:of computer	OONOOQLTOOOOOOO
b:of connecticut	OOTOOOOOOOOOOOO
b:of construction	OOIOMOPOONOOMMV
b:of contact	OOOSOQOOOOOOOOO
b:of course	ONOOOONOTMOOONO
b:of customer	OOOOOSSOONOOOOO
b:of customers	OOMOSOQMOONOOOO
b:of data	ORLOTOOOOOOOOOO
b:of defence	OOOOOOOOSOOLOOO
b:of delivering	OOMSOOOOOOOOOOO
b:of developing	OOSQOKMOOOOOOOO
b:of diversity	ONMOOMQOOTNOONO
b:of east	OOPOUOOOOOOMNOO
b:of education	OONOROTOOOOOOOO
b:of elections	SLOPONOOOOOOROM
b:of employee	OONOOPOOOQOOMSM
b:of employment	OOOOOOSOOOPOLSO
b:of everyday	OOSOOOOOONOOOOO
b:of existing	OOOOOUMOOOOOOOO
b:of experience	OOOOOOPOOOOOSOO
b:of family-oriented	OOOONOOOOKOTNMO
b:of flexible	OOOOOOOOOSOOOOO
b:of focus	OOTNMRNMOOOOOOO
b:of funding	OOOOOSMOOOOOOOO
b:of growing	OONOSLNOOOOOOOO
b:of health	OOOOOOTOOOOOOOO
b:of hire	OOOOOOSOOOMOOOO
b:of humor	OONOQOTNOOOONOO
b:of industry	OOOONOMSOPOOOOO
b:of international	IMTOONMOOOSONNM
b:of it	OOSNOOMOOPOOOON
b:of its	OOTOSNNOONOOQMO
b:of joining	ONMOONOOOUOOOOO
b:of learning	OONNUPNOOOOOOOO
b:of linux	OOOOOOVJOOOOOOO
b:of living	OOOOMOMONLOTNMO
b:of machinery	OOOOMSOOOOOOOOO
b:of management	OOOOOSOOOOOOOOO
b:of michigan	OOUOOONOOONOPOM
b:of microsoft	OOOOONMTOOOOOOO
b:of ms	OOOOOOSOOOONOOO
b:of new	OOOOOVMOOOOOOOO
b:of office	OOOONTMNOOONOOO
b:of open	OOOOOSNOOOOOOOO
b:of other	OOQRKOQOOOONOOO
b:of our	OOOOUOOOOOOOOOO
b:of over	OOVOONOOOKOOOON
b:of patient	OOPOOOOOOTOOOOO
b:of pay	OOOOOONOTNOOOPO
b:of pension	OONOMTOOOKOOOOO
b:of performing	OOOONMSOOOOOOOO
b:of pharmacology	OOMSQNOOOOOOOOO
b:of product	OOMROPKROOOOOOO
b:of production	OOMSORNOOOOOOOO
b:of project	OOSOOOPNOMOOOOO
b:of public	OOOSOOPNOOONNOO
b:of records	OONOOOOOOPOOUMO
b:of related	OOOOOMNTOOOOOOO
b:of security	OOOOOOSOOOOONLO
b:of senior	OOSPMOOOOOOPOOO
b:of services	OOSONOOOOOOOOOO
b:of something	OOQOTONOOLOOONN
b:of standard	OOOOSNOOOOOONNO
b:of state	OMRRMNQOOMNOOSL
b:of studies	OOONOOONNUNMONO
b:of success	OOOOOOOOOTOOOOO
b:of talent	OOKOMSMOOSOOOOO
b:of tech	OOLNSRKNONOOKNO
b:of technical	OOOOOTNOONOOOOP
b:of technology	OOKQOOQOONOOTOO
b:of these	OOOOORMOOOOOMTO
b:of thought	OOMOOPOOOOOONSO
b:of time	OOOOOOQOOOOOOSO
b:of times	OOUNOLOONOOONON
b:of training	OOONNOTOOMOONRO
b:of uk	OONOSMOOONOOQOO
b:of various	OOOOOOTOOOOOOOO
b:of vergelijkbare	OONNNTPMNNONNNM
b:of veterinary	NKOOVOPMOOOMNNM
b:of what	OUOOLOMOOOOOOOO
b:of who	OOTOOONOONOOONO
b:of working	OOOOOOXLOOOOONO
b:of york	OMVNPNMOOOOOONO
b:of your	OOOOOOOOOPOOTOO
b:of £	OOOOOOTOMOOOOOO
b:off your	OOOOOQOOOSOOOOO
b:offenders they	ONMTNOOOOOOOONO
b:offer a	OOSOOOOOOPOOOOO
b:offer an	OOOOOOOOOSOOOOO
b:offer competitive	OOOOOOOOOTOOOOO
b:offer selected	OONOOOOOOSOOOOO
b:offering competitive	OOSOOOOONOOOOOO
b:offering many	OOUOMOOOOPOOPMO
b:offers a	OOQOOOLOOROTMOO
b:offers an	OLSONMOOOSOOOOO
b:office applications	OOOOOOSOONOOOOO
b:office assistant	TOOOOONOOOOLOOO
b:office environment	OOOOMNONONOWNOO
b:office equipment	OOOOOOVOONOKOOO
b:office in	OOLOOOLOOROUNOO
b:office is	OONOOSNMONOSNOO
b:office management	SONOOOOOOOONOOO
b:office setting	OOOOOOMOONOSOOO
b:office suite	OOOOOOUOOOONOOO
b:office supplies	NMLOOOTOONOJSON
b:office with	OOOOOOOOOTOOOOO
b:officer fire	TKOOPMMOOOOOROO
b:officer will	OOOOTOLOOOOROOO
b:officers come	ONMTNOOOOOOOONO
b:officers protect	ONMOSOOOOOOONOO
b:offices in	OOTOOOOOOOOLOOO
b:official college	OOOOOOMOOOOOTOO
b:official transcripts	OOOOOOMOOOOOTNM
b:oil and	OOPONNNOOMLNOOT
b:omb a-110	OOOOOOSOOOOOOOO
b:on an	OONOOOOOOOONUOO
b:on and	OOOOOOOOOOOOOOT
b:on apply	OOOOOONOOOOOSOO
b:on bearing	OOOOSNOOOOOOOOO
b:on building	OOROTKNOOOOOOOO
b:on call	OOOOOOOONOUOOOO
b:on cutting-edge	OOONMLNMNUOOPOO
b:on delivering	OOSOOMQOOOOOOOO
b:on each	ONMNNNROSNLONOO
b:on event	OONOSNOOOOOOOOO
b:on experience	ONOOOKPI¡OOOOON
b:on glassdoor	OOWONOMOOOOONOL
b:on honey	OONOOUOOOOOOOOO
b:on how	OONOOSOOOOOOOOO
b:on investment	OOOOOMMUOMOOONN
b:on linkedin	OONOOONOOOOOOOT
b:on nationality	OKNOOOLOOOOONVN
b:on new	OOOOMLOOOTOOOOO
b:on nhs	OONONONORMOLXOO
b:on one	OOORLOOONONQSOO
b:on our	OOSOLSOOOPOOOOO
b:on performance	NMMNNKNOVJUMLNM
b:on priorities	OOOONLVOONOONNN
b:on prisoners'	ONMOSOOOOOOONOO
b:on projects	OOOOPNOOOSOOOOO
b:on promotion	OOOOOOOOOOOOSPO
b:on providing	OOOOSMOOOOOOOOO
b:on public	OOUOOOOOOMOOOOO
b:on seniors'	NVOOLNOOOOOONOO
b:on shift	OOOOOOOOOTLOOOO
b:on site	OOLPPOLOOOPSOOO
b:on smashing	OOOOONTOOOOOOOO
b:on various	OOOOOSNOROOOOOO
b:on what's	OOSOOONOOOOOOOO
b:on-line application	OOOOOOJOOOOOUOO
b:on-site in	KOOOOOPOOOOUOON
b:on-site induction	OOONNONONUPKNMO
b:on-site parking	OOOOOOOOOTNNOOO
b:on-site work	OOONOLKOOUOMOOO
b:onboarding or	OOOOOOMUOOOOOOO
b:onboarding process	OOOOOOOOOOOOTOO
b:one of	OOPOOOOOOOOOTOO
b:ongoing commitment	OOMOOONOOSOOOOO
b:online assessment	OTOOOOOOOOOOLQO
b:online tests	OTNOONOOOOOOLRN
b:only be	OOOOOOOOOOOOUOO
b:only those	OOLOOOKOOOOOSRO
b:ontario canada	OOOOOOOOOOOSOOO
b:ontology engineer	UMOOOOOOOOOOOOO
b:open competitive	OOOOOOOOLOOOXOO
b:open in	OOMOOOOOOOOVNOO
b:open source	OOKOPMWOOOOOKOO
b:open to	OOMOOOWOOQOMSON
b:opens in	OOKOONQOOOOONUP
b:openstack kubernetes	OOMOLOUOOOOPMOO
b:operates as	OOSOOOOOOLOOOOO
b:operates in	OOOOOOKOONOVNNO
b:operational efficiency	OOOOVMOOOOOOOOO
b:operational excellence	OOOOTONOOOOOOOO
b:operational procedures	OOOOQLNOOSOOOOO
b:operational support	OTOOOOOOOOOOKOO
b:operations &	OTOOOJOOOOOOOOO
b:operations to	OOOOOSNOOOOOOOO
b:oportunidades de	OOOOOOOOOTOOOOO
b:opportunities are	OOOOOTMKOQOONOO
b:opportunities be	OONOOOOOOSOOOOO
b:opportunities before	OOOOOOOOOOOOMSO
b:opportunities employer	OOMOOOOOOOOOOTO
b:opportunities to	OOOOOOOOOUOOOOO
b:opportunities with	OOOOOMNOOSOOSLO
b:opportunity and	OOOONONOOOOOQSO
b:opportunity employer	OOOOOOOOOOOOOZO
b:opportunity for	OONOVOOOOOROOOO
b:opportunity insect	SNMONONOOOOOLOS
b:opportunity through	OOOOPOOOONOOTNN
b:opportunity to	OOOOUOOOOROOOOO
b:opportunity within	OOLOTOOOOOOOOOO
b:opportunity workplace	OOKOOOOOOOOONSO
b:optimization of	OOOONSOOOOOOOON
b:options available	ONOOOOOOOUOOOOO
b:or 5	OOOOSONOOOOOONO
b:or ability	OOOOOOLOOOOOOTO
b:or above	OOOOOSSNOLOONON
b:or an	OOOOOOONULONPOO
b:or be	OOOOOOOOOOOOOSO
b:or business	OOOOOOTOOOOOOOO
b:or call	OOONLOOOORMPSMQ
b:or certification	OJOOOOQQOOOOOOO
b:or comparable	OOOOOOJUOOOONOO
b:or customer	OOOOOOLVOOOOOOO
b:or equivalent	OOOOOOQUOOOOOOO
b:or family	OOOONNPOOOOOMTO
b:or financial	OOOOOOIUOOOOOSO
b:or further	OOQONSOOOOOONNO
b:or have	OOOOSNPNONOOOOO
b:or higher	OOOONRTOOOOOOON
b:or if	OOMOOOOOOOOOLSO
b:or in	OOOOOOTOOOOOOOO
b:or interview	OOOOOOOOOOOOMSO
b:or logistics	OOOOOOLSONOOOOO
b:or management	OOOOOOMOOONONSO
b:or merchandising	OOOOOOSNOOOOOOO
b:or on	OOPOMONOOOOSNON
b:or operational	OOOOOSOOOONOOOO
b:or others	OOOOMNPOOOOOTNO
b:or over	ONOONOUNNNOOLOO
b:or paid	OOSOMONOOQONNNN
b:or processes	OONOOTMOOOOOLRO
b:or product	OOOOONKTOOOOOOO
b:or professional	OOOOOOIVOOOOOOO
b:or psychodiagnostic	OONOOOMOOSOOOOO
b:or public	OOOOOOKTOOOOOOO
b:or serving	OOONSMOOOOOOOOO
b:or similar	OOOOOOOUOOOOOOO
b:or system	OONOOSOOOONONON
b:or those	OOOOOOLNMNOOTOO
b:or using	OONONMUNOOOONON
b:or wellness	OOOOOOJTOOOOOOO
b:or when	OOOOOOSOOOOOKOO
b:or willingness	OOOOOMTNOOOOOOO
b:or with	OOOOOOTOOOOOOOO
b:or without	OONOONOOOOOOOSO
b:oracle hyperion	OOOOONMTOOOOMOO
b:oracle p2p	SPLONOTOOOOOOOK
b:order 898	ONNNUMMOOONONON
b:order processing	ONOOORSMOOOOOOO
b:org job-opportunity-insect-biodiversity-data-manager	NOMOOONOOOOOLOT
b:organisation within	OOOONNSOOOOOOOO
b:organisational skills	OOOOOOSOOOOOOOO
b:organisez le	OOOOOTLOONOOOOO
b:organisé e	OOOOOOTOOOOOOOO
b:organization and	OOOOOOLWOOOOOON
b:organization that	OOSONOOOOOOOOOO
b:organizational development	OONONPOTOMOOONN
b:organizational skills	OOOOOOSOOOOOOOO
b:organize analyze	OOOOONMSOOOOOOO
b:orientation and	OOOSPMOOOOOONOO
b:orleans region	NOOOOONOOOOSOOO
b:osteogenic loading	OOTOOMNOOQOOOOO
b:other activities	OOOOOUMOOOOOOOO
b:other duties	OOOOOTOOOOOOOOO
b:other job	NOONMOOOOOOMMNT
b:other office	OOOOOPSOOMOLOOO
b:other related	OOOOOSOOOOOOOOO
b:other sites	OOOOONSOONNOOOO
b:others and	OOOOONSMOOOOOOO
b:ou équivalent	OOOOOOSOOOOOOOO
b:our agency	OOJONVNOOMOOOOO
b:our amazing	OOMOOONOOSOOOOO
b:our annual	OOSOONOOOMOOOOO
b:our api	OOTMOMOOOOOONOM
b:our ats	OOOOOOMOOOOOSOO
b:our award-winning	OOSOOOOOOOOOOOO
b:our bar	OOSNQPONOKOOMOO
b:our brand	OONNTOMOOOOOOOO
b:our business	OOPRSOOOOOOOOOO
b:our busy	OOOOTOOOOOOOOOO
b:our candidate	OOOOOOOOONOOTNO
b:our careers	OOSOONLOOMOOSNO
b:our client's	OONOTOOOOOOOOOO
b:our colleagues	OOUOOOOOOOOOOOO
b:our commitment	OOSOOOOOOOOOOOO
b:our content	OOOOOSOOOOOOOOO
b:our continued	OOOOTOOOOOOOOOO
b:our culture	OOSOOOMOOKOSOOO
b:our curriculum	NNMULMNNNONNNNO
b:our diverse	OOTOOONOONOOLOO
b:our dynamic	OOOOTOOOOOOOOOO
b:our employee	OKQNOSNOOPPOQNN
b:our employees	OOQOOOOOOTOOOON
b:our engineers	OOMSOOOOOOOOOOO
b:our family	OOTOOOOOOOONOOO
b:our focus	OOOTOOMOOOOOOOO
b:our graduate	OONOOOOOOSOOOOO
b:our guests	OONNUOMOOONOOOO
b:our ideal	OMJOMOWOOOOOOOO
b:our individual	OOOOONOOOSNOOOO
b:our internship	OOLOLTOOOUOOONO
b:our interview	OSMOOOOOOOOOQNO
b:our job	OOOOOOOOOMOONTO
b:our jobs	OOMOOOOOOOOOMTO
b:our local	OOUOOOJOOMOOOON
b:our mantra	OULOOOOOOLOOOOO
b:our manufacturing	OOOOTLOOOOOOOOO
b:our mission	OOTOOMNOOOOOQOO
b:our network	OOOONNNOOSOOOOO
b:our next	OOKOUMPOOOONOOO
b:our officers	ONLTOOOOOOOOOPO
b:our operations	OOOOTNNOOOOOOOO
b:our own	OUJNMMNNNPNONNO
b:our partners	OOOOSOOOONOOOOO
b:our privacy	OJMNOOLNOOOOMNW
b:our product	OOOOTMOOOOOOOOO
b:our purpose	OOTOOOMOOMOOQMO
b:our retail	OOKNTSNNOLNONNO
b:our revenue	OOOOMNOOOOOOOOS
b:our solutions	OOUNNOLOOOOOOOO
b:our store	OOLOUNMOOOOOOOO
b:our success	OOVOMNNOOOOOSMO
b:our talented	OOOOTOOOOOOOOOO
b:our teams	OOSOOROOOMOOOMO
b:our technology	OOLSOOOOOOOOOPO
b:our total	OOLOOOOORNOOSOO
b:our unique	OOQONNNOOUOOOOO
b:our values	OOLOOOOOOOOOUPO
b:our vetting	OOOOONKOOOOONTO
b:our website	OOTOONOOOOOOOOO
b:our word	OOSOOOOOONOOMOO
b:our work	OOYONMNOOKOOOOO
b:our workforce	OOPONONONOOONUO
b:ourselves on	OOUOOOOOOOOOOOO
b:out if	OOLONQNOOOOOMOT
b:out many	OOOOSOOOOLOOOOO
b:out more	ONKOMONOOOOOTOS
b:out our	OOTNOONOOMOONON
b:out the	OOLOSOOOOOOOOQN
b:out to	OOOONUOOOOOOOOO
b:outbound calls	OOOONTNOOONOOOO
b:outcome of	OOMOOTNOOOOONOO
b:outcomes come	OOMOOOOOOOOONSO
b:outcomes for	OOQSOLOOOOOOOOO
b:outil de	OOOSONNOOOOOOOO
b:outreach and	OONOMTOOOOOOOOO
b:outside sales	OLOOOOSNOOOOOOO
b:outside the	OOPONSOOOOOPNOO
b:outstanding customer	OOOOMSOOOOOOOOO
b:over 100	OOUOONOOOKOOOOM
b:over the	OOQOOSOOOOOOOOO
b:over your	OONOONOORSOOOOO
b:overlook this	NNONKNMNMNNNVNL
b:oversee the	OONOOTOOOOOOOOO
b:overseeing the	OOOONVOOOOOOOOO
b:owensboro ky	MMLOSOOOOOOUOOO
b:own a	OOOOJOOOONOOLOV
b:own consulting	OOOOMNSOOOONOOO
b:own needs	OONOONOOOSOOOOO
b:ownership and	OOQONOSOOOPOOON
b:ownership of	OOLQSOQOOOOOOOO
b:owning data	OOOOOOSOOOOOOOO
b:oxfam gb	OONOOOOOONOOMTO
b:p &	OOOOOLSOOOOONOO
b:p2p analyst	UQMONOLOOOOQOOO
b:package including	OLOOOOOOOUOOONO
b:paid for	ONNOONNNUOQOMNO
b:paid in	OOOOONTOOOOOMNO
b:paid time	OOOOOOOOOSOOOOO
b:paid to	OOSOMOOOOOOONNN
b:paired with	OOQOLLOOOTOOOOO
b:palliative care	OOOOOOOSOOOOOOO
b:palmas provincia	OOOOOOOOOOOSOOO
b:para que	OOOONNLONROOMNS
b:para trabajar	ONNOTNRNOMOONOM
b:part in	OONOTONOOOOOOOO
b:part time	OOIOPONOOSUOOOO
b:part-time and	ONOOMOOMPOSQPOO
b:parte de	OOOOLOQONONNLOS
b:participates in	OOOOOVOOOOOOOQO
b:participation and	OOTNNSNOOOOOOMO
b:participer à	OOOOOSOOOOOOOOO
b:participez à	OONONTLOOOOOOOO
b:parties and	OONOOMOOOTOOOOO
b:partir du	MVONOIKNONSMMNM
b:partner ensuring	OOOONNSOOOOOOOO
b:partner we	OOSOONOOOOOOOOO
b:partner with	OOOOOVOOOOOOONO
b:partners by	OOLOVMOOOLOOOOO
b:partnership with	OOOSOOOOOOONOON
b:partnerships 516461	TONOOOOOOOOMOON
b:pas à	OOOONNNOOMONUON
b:passion for	OOOOPOWOOOOOOOO
b:passionate about	OOOOTOOOOOOOQOO
b:passionate and	OONOTONOOOOOOOO
b:pathways for	OOLOOOOOOSOOOOO
b:patient access	OOOOOOSOOOOOOOO
b:patient care	OOOOTOOOOOOOOOO
b:patients accessing	OOOOOSOOONOOOOO
b:patients requiring	OONTOLNOOOOOOOO
b:pay and	OOOOOOPONUOMOOO
b:pay based	OOOOOLOOULOONOO
b:pay is	OOOOONOMWMOOOOM
b:pay range	OOOOOOOOSOOOOOO
b:pay rate	OMOOOONOUNOONOO
b:pay review	OOMOONOOUPNNNOO
b:pay we	OOOOOOOOUJOOOOO
b:payment in	OOOOSMNOOOOOOOO
b:payment is	OONONRNOSOOOOOO
b:pdf reader	OLOOONOOOOOOOOW
b:peacehealth is	OOLOOOOOPOOMOIU
b:pension scheme	OOOOOOOOOUOOOOO
b:pension schemes	OOOOSNOOOMOOOOO
b:pension services	MOMOPUOOOHOOOOO
b:people &	OSOOMOOOOOOOOOO
b:people are	OOSOOOOOOOOOOOO
b:people as	ONWNMOOLOMNONNO
b:people business	OUHNMNNOOROONOO
b:people every	ONOOMMTOOONOOOO
b:people from	OOKOOONOOTOONRO
b:people initiatives	OOOONNSOOOOOOOO
b:people of	OOOOOOOOOOOOLTO
b:people or	OOOOSNOOOOOONON
b:people you	OOOSNNMOOOOOOOO
b:per hour	OOOOOOOOVOOOOOO
b:per month	OOOOOROOSMOOOOO
b:per week	OOOOOPOOOOTOOOO
b:perform all	OOOOMTOOOOOOOPO
b:perform the	OONOOOMOOOOOOTO
b:performance &	OOMROSOOONOOOOO
b:performance accuracy	OLONOTNOOOOOOOO
b:performance and	OOOPOOLSOOOOOOO
b:performance bonus	OOOOOOONTMOOOOO
b:performance incentives	OOOONOMOPSOOMNO
b:performance metrics	OOOOOSOOOOOOOOO
b:performed on	ONONUJLOONOQONO
b:performing multiple	OOOOOOTOOOOOOOO
b:performing the	OOMOONTOOOOOOOO
b:period of	OORNMNTOONOONMO
b:period you	ONOONONOOSOOMNO
b:periodically and	OOOOOOOOOOOOSOO
b:permanent work	OONOOOSOOOMOOOO
b:permis b	OOOOONTOONOOOOO
b:person for	OOOOLOOOOOOOTNO
b:person in	OOONLRNOOOSOOOO
b:person specification	OUOOOOOOOOOOOOO
b:person who	OOMOPQSOOOOOMOO
b:personal attributes	OTOOOOMOOOOOOOO
b:personal development	OONOOLRTOOOOOOO
b:personal or	OONOOOOOOOOOOTO
b:personal trainer	ORMOOMMONVOONOM
b:personal training	OOOOONKTOQOOOOO
b:personally and	OSOOOLOOOLOOOOO
b:personnel to	OOMOKVMNOONOOOO
b:pet insurance	ONNOOOOOOTOOONO
b:philippines our	OOLPOOOOOOOSOOO
b:phone 555-010-0100	OLOOOOOOOOOOTNN
b:phone calls	OOMOMRNOOOOOTMO
b:physical fitness	OOOONPTOOOOOOOO
b:physical requirements	NUOOOOMOOOONOOM
b:physical therapist	QOKOSOOOOOOROOO
b:physiologist will	OOOOMSOOOOOOOOO
b:pionnier e	OOOOOOMOOSOOOOO
b:pipeline and	OOOONOLUMOOONOO
b:pipeline development	OOOOOOOSOOOOOOO
b:pipelines in	OOOOONSOOOOOOOO
b:pipelines that	OONOSMOOOOOOONO
b:pipelines with	OONOOSNOOOOOOOO
b:pitchtube https	NOMOOONOOOOOLOT
b:pitchtube org	NOMOOONOOOOOLOT
b:place a	OONOOOOOOOOOKRS
b:place for	OSOONONOOOOONSO
b:place to	OOXOOOMOONOOOOQ
b:place where	OOUOMONOOOOONOO
b:places to	OOTOOOOOOSKOMOO
b:planner or	OOOOSOOOOOOOOOO
b:planning &	OIOONROTOLOOOOO
b:planning of	OOOOOSOOOOOOOOO
b:plans in	OONOMUNOOKOOOOO
b:plans to	OOOOVOOOOOOOOON
b:plant curator-	TLMNNMNOOOOOOOR
b:plant science	OOORTLOOOOOOOOO
b:plants for	ONOOOTOOOOOOOOO
b:platforms and	OOMOOSOOOOOOOOO
b:play a	OOOOWOOOOOOOOOO
b:playitas resort	LMRNTNLNNKNMLOR
b:plays a	OOOOSNPOOOOOOOO
b:please apply	ONOONOOOOOOOXOO
b:please click	OOOOOOOOOOOOSOO
b:please contact	OMOOOOOOOOOOOTO
b:please do	OONOOOPOOOOOMTO
b:please ensure	OOOOONMOOOOOWOO
b:please enter	OOOOOOOOOOOOSNM
b:please go	OOMOOONOOOOOTMN
b:please list	OOOOOOOOOOOOSOM
b:please note	OOOOONUOOOOOLTO
b:please quote	OOOOOOOOOOOOSNM
b:please refer	ONOOOONOOOOOQMT
b:please see	OKOOOLOOOOOOQOV
b:please select	OOOOOONOOOOOSOO
b:please submit	OOOOOOOOOOOOVOO
b:please type	OOOOOONOOOOOTOM
b:please use	ONMOOOMOOPOOMUO
b:please visit	OOWOOOOOOOOOHOO
b:plus but	OOOOOOLSOOOOOOO
b:plus de	OUQOOOLKOOOOOOO
b:plus proche	OOOOONONOTOQOON
b:point for	OUOOOOMOOOONOMN
b:point of	OOOSOROOOOOONOO
b:points for	OUOOOOQKMOOOOOO
b:police staff	OOOSOMOOOOOONOO
b:policies and	OOOOORSOOOOOOOO
b:policies procedures	OONOOPSNOOOOOOO
b:population of	OONTMNOOOONOOMN
b:portfolio showcasing	OOOOOOTMOOOOOOO
b:portfolio that	OOLOSOOOOOOOOOO
b:position also	OOONNTOOOMOOOOO
b:position description	OLOOOOOOOOOOOOU
b:position for	OONNYLLNOOONOOO
b:position has	OOLNTOOOONOPOOO
b:position is	ONMOPKOOOOUXOOM
b:position may	OOOOLOSOTMROMMO
b:position of	OOOOSOOOOOOONOO
b:position offers	OOOOVNOOOOOOOOO
b:position provides	OOMNWMOOOOOOOOO
b:position reports	OOKZJLNOOLONNOO
b:position requires	OOORKOROOOTOOOO
b:position serves	OOONUNOOOOOONOO
b:position summary	OTOOOOOOOOOOOOO
b:position that	OONOSOMOONOOPOO
b:position to	OOTOOONOONOONOO
b:position we	OOLOKOLOQRQORNO
b:position will	OOOUPIOOOOOROOO
b:position with	OOOOMONONOWOMOO
b:positions become	ONOOOOOOOOOOSMO
b:positions to	OONOOQOOONOOMSO
b:positive difference	OOLNMOROONOOSOO
b:possess a	OOOOOOSOOOOOOON
b:possible in	OOLPOOOOOOOSOOO
b:post is	OOOORLNOOOONTNO
b:poste similaire	OOOOOOSOOOOOOOO
b:poste à	SMNMQLLMMNTMJNL
b:posting for	OOOOOOOOOOOOMOS
b:potential and	OOMONONOOOOOSOO
b:potential for	OKKNMMNOOUVOOOO
b:potential issues	OOMPNMTOOOONNOO
b:pour les	OMTOOSLOONOMOOO
b:pour notre	OOLOTNPOOOOPOOO
b:pour rejoindre	MOMOUOMOOOOOTON
b:pour un	MONOTMNOOMSOOOO
b:pour vous	OMOOMNOOOQOOTOM
b:pourquoi les	OTOOOOOOOOOOOOO
b:power &	OPOOOOOOOTOOOOJ
b:power of	OOUOONPOOKOOOOO
b:powered by	OLRNOOOOOOOOOMS
b:powered industrial	OOOOMSNOOOOOOOO
b:powerpoint excel	OOOOOOSOOOOLOOO
b:practical application	OOOOOOSOOOOONOO
b:practical experience	OOOOOSOOOOOOOOO
b:practice law	OOOMOOSOOOOOOOO
b:practice only	OOOOMNSOOOONOOO
b:practices across	OONSMPOOOOOOOOO
b:practices help	OOOONNSOOOOOOOO
b:precision and	OOOOTOMOOOOOOOO
b:precision medicine	OOOOOOOMOOOOLMU
b:preference eligibility	OOOOOOOOONOOSMO
b:preference for	OOOOOOOOOOOSOOO
b:preferred bonus	OTOOOONINOOOOOQ
b:preferred but	OOOOOOJWOOOOOOO
b:preferred skills	OTOOOOOJOOOOOOO
b:preferred to	OONOOOLSOOOOOOO
b:premier recrutement	OOONSONOOOOOOOO
b:preparation and	OONOLTOOOOOOOOO
b:prepare and	OOOOOUOOOOOOOOO
b:prepare the	OOLOTMPOOOOMOOO
b:prescription and	OMOOOOSMOOOOOOO
b:presence in	OOOOOOMNOOOTNOO
b:present and	ONNNNMNOOUOONNO
b:president of	QONSONOOOOOOOOO
b:press secretary	VLJNTLMNNNNNNNN
b:prevention and	OOOOOLQOOOOONSO
b:previous experience	OOOOOOOUOOOOOOO
b:pride ourselves	OOUOOOOOOOOOOOO
b:primary care	PMJOQOSOOOOTNOM
b:primary focus	OOOOSMOOOOOOOOO
b:primary vaccine	OONOOOOOOONONSO
b:principal asset	OOOOPMPOOOOONSO
b:prior to	OOOOOOTOOOLOOQO
b:priorities in	OOMLUMNOONOOOOO
b:prioritizes your	OOLOLONOOUONOOO
b:prisoners' lives	ONMOSOOOOOOONOO
b:privacy consent	OOOOOOOOOOOOMSM
b:privacy regulations	OOOOOOSMOOOOOOO
b:privas vous	NLOSONOOOQOOOON
b:private pay	NNVNNPNOKLNNMNO
b:prn staff	OOOOONOOOOSOOOO
b:proactive approach	OOOOOOJUOOOMOOO
b:problem solving	OKOOOOWLOOOOOOO
b:problem-solving abilities	OOOOONSOOOOOOOO
b:procedures and	OOOOOTROOOOOOOO
b:procedures are	OOOONNSOOMOOOOO
b:procedures on	OOOOOOSOONOOONO
b:procedures to	OOOOOTOOOOOOOOO
b:process as	OOOOOOOOOOOONSO
b:process details	OTOOOOOOOOOOKOO
b:process for	OOOOOSMOOOOOOPO
b:process improvements	OOOOOTOOOOOOOOO
b:process is	OOMOOOOMOOOOPTO
b:process please	OOOOOOOOOOOOOSO
b:process will	OOMOONOOONOOWNO
b:processes and	OOOOOOWOOOOOOOO
b:processes such	OOOOOOJVOOOMOOO
b:processus de	OQOOONNONKOOTOO
b:proche de	OOOOONONOTOQOON
b:procure to	NOMOONTRNOOMNOM
b:product analytics	OONSNKOOOOOOOOQ
b:product and	OOOOONOOOTOOOOO
b:product engineering	OONULKOOOOOOOOP
b:product groups	OOOOSMOOOOOOOOO
b:product information	OOTNONOOOOOOOOO
b:product knowledge	OOOOOSPOOOOOOON
b:product life	OOLTOQNOOOOOOOO
b:product line	NOOSQMMOOOOOOOO
b:product maturity	OOLTOOOOONOOOOO
b:product performance	OOJYKONOOOOOOOO
b:product quality	OOMUNJOOOOOOOOO
b:product team	OOMSMOPOOOOOONO
b:production issues	OOOOOSNOOOOOOOO
b:products services	ONMNOOOOMUOOOOO
b:products that	OOPRRJNOQQOOONO
b:products to	OOMSOONOOOOOOOO
b:professional demeanor	OOOOOOSOONOOOOM
b:professional experience	OOOOOOOSOOOOOOO
b:professional growth	OOKOPONOOWOOOOO
b:professional home	SOOOOOLOOOOOOOO
b:professional in	OOOONSPNOOONOOO
b:professional mental	OONOSOOOONONOOO
b:professional references	OOOOOOOMOOOOSNO
b:professional services	OOOSQNOOOOOOOOO
b:professional standards	OONOVOOOOOOOLOO
b:professional with	OOOOWOKOOOOOLOO
b:professionals who	OOTONOOOOMOOONO
b:program and	OOMOOQNOOTMOOOO
b:program implementation	OOOOKSOOOOOOOOO
b:program is	OOMOUNONNPOOOOO
b:program management	OOOSOMOROOOOOOO
b:program manager	QMMLNNUOONOOOOO
b:programme acting	OOONONNOOSOOOOO
b:programme connects	OONOOTNOOPOOOOO
b:programme to	OOMOMOOOOTOOONO
b:programmes and	OOMOPOMOOTOOOOO
b:programs for	OOOOOOKTOOOOOOO
b:programs team	OONOSNOOOOOOOOO
b:progress your	OONOOOMOOSOOOOO
b:progression opportunities	OOOOOOOOOSOOOOO
b:project engineer	TOJOOOLOOQPPOOO
b:project management	OOOQSOQOOOOOOOO
b:project managers	OOONNUOOOOOOOOO
b:project requirements	OMONNNPNNNUNNOO
b:project status	OOONOSOOOOOOOOO
b:project voyce	NOSOOOOOONOPORO
b:projects as	OONTMLOOOOOOOOO
b:projects for	OOKSSOMOOOOOOOO
b:projects include	OOTOONOOOMOOOOO
b:projects such	OOOOOSOOOOOOOOO
b:projects that	OOOOQOOOOSOONOO
b:projects within	OOOOSQMOOOOOOOO
b:projects you	OMNNQNUOOMNOROM
b:promotion to	OOOOLNNNOVOONOO
b:promotional basis	OOMOOOOOOOOOTNM
b:promotional candidates	OOOOOOMONOOOSOO
b:proof of	OOOOOOSOOOOOTMO
b:property appraiser	OOSSLOOOOONKOQO
b:property appraiser's	OOOOOOLOOOONOUO
b:property viewings	OONOOSOOOOONOOO
b:proposons des	OOOOMNOMOTOMOOO
b:prospective clients	OOOOOTOOOOOOOOO
b:prospects into	OOOOOTOOOOOOOOO
b:protect life	OOSOOOOOOOOOOMO
b:protect the	OOKOTQOOOOOOOPO
b:protocols and	OOOONTNOOOOOOOO
b:proven ability	OOOOOOOTOOOOOON
b:proven experience	OOOOOOUOOOOOOOO
b:proven track	OOOOOOUNOOOOOOO
b:provide a	OOTOONOOOOOOOON
b:provide all	OOMOOOOOOTOOOOO
b:provide and	OONOUKMNOOOONON
b:provide comprehensive	OOLOOMSMOQONONO
b:provide cover	OOOOONSOONNOOOO
b:provide coverage	OOOONSOOOOOOOOO
b:provide exceptional	OOLOVQNOOOOOOOO
b:provide oversight	OONRTLOOOOOOOOO
b:provide reception	OOOOOSOOOMOOOOO
b:provide technical	OOOOOSOOOOOOOOO
b:provide the	OOOONOMOOUOQOOO
b:provide training	NMKNNPOOOUNNMNN
b:provided for	OOOOOOOOONMSONO
b:provider of	OOTOOOOOOOOOOOO
b:providing high-quality	OOOOUKOOOOMNOOO
b:providing our	OOLOOOOOOSOOOOO
b:providing them	OOLTNOOOOMOOROO
b:provision of	OOOOSNNOOOOOOOO
b:prêts postulez	ONNONONOOMOOUON
b:prêts à	OOOONOOOONOOSOO
b:psychodiagnostic testing	OONOOOMOOSOOOOO
b:pt earnings	OOOOOMOOTOOONOO
b:public administration	OOOOOOMSOOOOOOO
b:public and	OOMOUOOOOOOOOOO
b:purchase orders	OONOOQSOOOONOOO
b:purpose of	OONQTOOOOOOOONO
b:purposes filing	OOOOOOOOOOOOSOO
b:purposes of	OOOOOOLOONNOPSO
b:pursue potential	ONUOOOOOONOOLNO
b:pushing the	OOOOOONOOOOSOOO
b:put you	OOTOOONOOMOONOO
b:putnam county	OOOOOOOOOOONOTO
b:python r	OOOOOOKSOOOOOOO
b:qu'il vous	ONMOJRKOONNMLOU
b:qualification or	OOOOOOLSOOOOOOO
b:qualifications and	OPOOOOMOTQNONON
b:qualifications experience	OTOOOOLOQNOOOOO
b:qualifications knowledge	OTOOOOLOOOONOON
b:qualificationsbachelor's degree	OOOOONTNOOOOOOO
b:qualified candidates	OQRONOKOOOOOORO
b:quality analysis	OOOTNKOOOOOOOOO
b:quality control	OOOOOWOOOOOOOOO
b:quality frameworks	OOOOOONSOOOOOOM
b:quality management	OOOOONTONOONOON
b:quality of	OOPOOSLOOMOSOOO
b:quality product	OOKTNPKOOOOOOOO
b:quality products	OOUOONOOOOOOOOO
b:quality training	OOMOOONOOSOOOOO
b:que de	OOONSONOOOOOOOO
b:que possible	NOOOOOKOOOTOPOO
b:queries and	OOQONOOOOTOOOOO
b:query optimization	OOOOOOSOOOOOOOO
b:quote the	OOOOOOOOOOOOSNM
b:qué te	OTOOOOOOOKOOOOO
b:raleigh nc	OOOOOOMOOOOSOOO
b:ran their	OOOOMNSOOOONOOO
b:range for	OOOOOOOOVOOOOOO
b:range from	OOTOOOOOOOONOOO
b:range is	OOOOOOOOVOOOONO
b:range of	OOOOOOOOOUOOOOO
b:rapide &	OSOOOOOOOOOOMOO
b:rapide l'autonomie	OOPOOONOOTOOOOO
b:rapidly expanding	NOSOUOOOOOOOOOO
b:rapidly growing	OOOOROLOOSOOOOO
b:rate for	OONOPONOSNOOOOO
b:rated as	OOTOOOOOMOOOOOO
b:rates of	OOOOOONOTMOOOPO
b:rattaché e	NOOUOKOOOOOOOOO
b:raw data	OOOOQLOOOSOOOOO
b:reach their	OOWOOOMOOLOOOOO
b:reaching out	OOOOMTOOOOOOOOO
b:read more	OMNOOOLOOWOOQQM
b:reading writing	ONOOOOSOONOOOOO
b:ready for	OOLORSOOOMOOOOO
b:ready to	OOOOROOOOJOOSLQ
b:real difference	ONVOLMOOOMOONOO
b:reasonable accommodation	OOOOOOOOOOOONSO
b:reasonable accommodations	OOMOOONOOOOOOUO
b:reasonable adjustment	OTMOOLNOOOOOOSN
b:reasonable estimate	OUOONONJPNOONMO
b:receive an	NOONOOOONUNMOMO
b:recent graduates	NMLNMNTUOONNLLN
b:reception services	OOOOOSOOOMOOOOO
b:receptionist will	OOOOOSOOONOOOOO
b:recherchons un	LNMOXOOOOOOOOOO
b:recognised for	OOPOLNMOOVOOOOO
b:recognized as	OOVOMONOOOOOONO
b:reconciliation gaps	OOMOOKNOOOOOONU
b:record checks	OONOOOTOOOOOOOO
b:record keeping	OOOOONKUOOOOOOO
b:record of	OOOOOOUOOPOOOOO
b:records all	OONOOOOOOPOOUMO
b:records and	OOOOOSOOOOOOOOO
b:recovery services	OOOOMTOOOOOOOOO
b:recruit a	OOMOVNOOONOPOOO
b:recruiter can	OOOOOOOOQNOOTOO
b:recruiting for	OOLOTOPOOOOOOOO
b:recruitment and	OOOOOMOOOOMONSO
b:recruitment principles	OOMOOOOOOOOOLUO
b:recruitment process	OOKOOOOOONOOOWO
b:recruitment services	OOOOOOOOOOOOLSO
b:recruitment team	OUOOOOOOOOOOQLO
b:recrutement data	OOONSONOOOOOOOO
b:recrutement rapide	OSOOOOOOOOOOMOO
b:red krypton	NNSOPOOOOOOOOOO
b:redeployment opportunities	OOOOOOOOOOOOMSO
b:reduce waste	OOOOOSNOOOOOOOO
b:refer a	ONOONOOOOUOONOO
b:refer to	ONOOOONOOOOOPOS
b:reference 13337	OOOOOOOOOOOOSNM
b:referral program	ONNOMOOOPTOONOO
b:referred to	OOOOOOLMMOOOTOO
b:reflect the	OOKOOOOOOOOOOTO
b:reflect your	OOOOONNOTMQOOOO
b:reflects the	OOSONNNOUNOONJO
b:region's product	OOOOSMOOOOOOOOO
b:registered nurse	ONLOOONQOOONOOV
b:registered nurses	OOOOSQNNONOOOOO
b:registered respiratory	TKNNMNRNOONNOOM
b:registration and	OOOOOTOOOOOOOOO
b:regular or	OOONOLKOOUOMOOO
b:regulations etc	ONOOOMUNOOOOOOM
b:regulatory compliance	ONONOTOOONOOOOO
b:regulatory pharmacist	OOLOSOPNOOOOOOO
b:rejoindre notre	LOMOTONOOOOOTON
b:related course	OOOOOOUOOOOOOOO
b:related role	OOOOOOSOOOOOOOO
b:related work	OONOSMIUOOOOOOO
b:relationship management	OOOOOOSNOOOOOOO
b:relationships and	NONORTOOOMOOOOO
b:relationships with	OSOOOROOOOOOOOO
b:relevant experience	OOOOOOOOUOOOOOO
b:reliability engineer	MOSOROOOOOOOONO
b:reliable transportation	NMMNNNUMNNNNNNN
b:relocate to	OOOOONTOOOOPOOO
b:remedial actions	OOOOMSOOOOOOOOO
b:remote dallas	OLOOOOOOOOOTOOO
b:remote position	OOOOJOOOOMMXNON
b:remote role	OOOOSOOOOOOQOOO
b:remote utilization	OQOOTOOOONOOOOO
b:remote with	NOOOOOMOOORSOOO
b:remote work	OOOOMOMOOTOVOOO
b:removed from	OOOOOONOONMOTOO
b:renewals and	OOOOOTOOOMOOOOO
b:renowned for	OOTONMOOOOOOOOO
b:rent free	OONOOLOOOTOOOOO
b:reopen the	OOOOOOOOOOOOSOO
b:repair of	OOONTONOOOOOOOO
b:report to	ONNWJMOOOOONOOO
b:reporting manager	OOOOSONOOMOOMOO
b:reporting needs	OOONOSOOOOOOOOO
b:reporting to	OONTRNMOOOOROOO
b:reporting tools	ONOOONNPOSOOOOO
b:reports to	OKN¡MOOOOOOOOOO
b:represent our	ONOOOSOOOOOOOOO
b:representation of	IMVOOOOOOOOOOOO
b:representative of	OOMOOOMOOOOOOUO
b:representatives to	NMUNTMMNMMNRNNM
b:represented employee	OOONOOOOOOOONOS
b:representing your	OOONONNOOSOOOOO
b:represents the	OONTLNOOOOOOOOO
b:reputation in	OOVOKNMOONOOOOO
b:reputation of	OOMOSOOOOONOOOO
b:request that	OOOOOOMOOOOOOSO
b:require the	OOOONOSOONOOOOO
b:required for	OOOOOOOLOOOPTMO
b:required of	OONOOOLOOOQNOTO
b:required to	OOOOOOOOOOWOOOO
b:required training	OOOOORTNOONNMON
b:required when	OOOOOOLOOOOOTNO
b:requirements for	OOOOOSOOOOOOOPO
b:requirements may	OOMOOMPOOOOOLWO
b:requirements of	OTOONONOOPOOOOM
b:requirements opens	OMOOOOMOOOOONSO
b:requires a	OOOOKOUOOOOPOOO
b:research and	OOOOVOOOOOOOOOO
b:research into	OOUOOOOOOOOOOOO
b:research technician	OOMSQNOOOOOOOOO
b:reserve the	OOOONNOOOOOOSNO
b:reserves the	OOMOOOMOOOOONTO
b:residential support	NNLOUNNNNNNMSNN
b:resolve issues	OOOOSNOOOOOOOOO
b:resource for	OOSOSMOOONNOOON
b:resourceful and	OOSOONNOOOOOOON
b:resources and	OOUOMOONOSOOOOO
b:resources effectively	OOOOOSNOOOOOOOO
b:respect and	OOSOOOOOOOOOOOO
b:respected and	OOQONONOOOOONSO
b:respectfulwe see	OOSOOPOOOMOONNO
b:respiratory therapist	VKONNOQOOONNOOL
b:respiratory therapy	NLNSNOOONOLONNT
b:respond to	OOPONQJOOOOOROO
b:responsabilité du	OQMTMLOOOOOOOOO
b:responsibilities as	OOOOOSOOONOOOOO
b:responsibilities include	OOOONSOOOOOOOOO
b:responsibilities of	OOOONSOOOPNOOOO
b:responsibilities will	OTOOOOOOOOOOOOO
b:responsibility for	OOQOSOOOONOOOOO
b:responsibility of	OOLNONNONUNRNNO
b:responsible for	OOOOSVOOOOOOOOO
b:responsive design	OOOOONSOOOOOOOO
b:rest and	OLOOONNOOVOOOON
b:restaurants academy	OOOOONOOOSNOOOO
b:restauration est	OOOOOOLSOOOOOOO
b:restitution basedash	OOOSONNOOOOOOOO
b:result in	OOOOOOOOOOOOUMO
b:results-driven business	OONOSONOOOOOOOO
b:resume and	OOOOOOOOOOOOTOO
b:resume to	OOOOOOOOLOOOTOO
b:resume with	OONQVOOOOJRONNO
b:resumes to	OONOOOOOOOOONTO
b:retail assistants	OOKNUSQOOMOOOOK
b:retail discounts	ONOOOOOOOSOOOOO
b:retail standards	OOOOQNOOOSOOOOM
b:retail team	NOONLNOOOOOMLNV
b:retirement planning	OOVOOOOOOIOOOOO
b:return on	OONONONTOPOOOON
b:return you	OOOOMOOOSMOOOOO
b:reusable data	OONSONOOOOONOOO
b:revenue accounting	OOOOMNMOOOOOOOU
b:revenue and	OOOOSNOOOOOOOOO
b:revenue metrics	ONOOYIOOOOOOONN
b:revenue subledger	OOOOMNNOOOOOOOT
b:reverse etl	OOOSOOMTOOOOOOO
b:review and	OOOOOTNOOOOOOOO
b:review the	OOOOOOOOOOOOMSN
b:reviewing and	OOOOLSOOOOOOOOO
b:revolutionizing the	OOMOSOOOOOOOOOO
b:rewards and	OTOOOOOOOLOOOOO
b:rh contract	OOUOOOOOOOJOOOO
b:right candidate	OOOOUOOOOOOOROO
b:right now	OOKOUONOLOOOMON
b:right person	OOMOKOOOOOSPQOO
b:right place	OTSOMONKOOOOMOO
b:rights of	OOOOOTLOOOOOONO
b:rights under	OOOOOOOOOOOOLVO
b:ripples of	OOQOSOOOOLOOMOM
b:risk of	OOSPMLNOOOOOLQO
b:river clyde	ONSOOOOOOOOOOOO
b:road traffic	ONOOOOSOOOONOOO
b:robert half	OOSOROMOONOOQPN
b:role &	OSOONNOOOOOOOOO
b:role and	OHMNNRQOOROOOPR
b:role as	OOOOUOOOOOOOOOO
b:role at	OOMOSPNOOOOOOOO
b:role based	OOONQNMOOKOTMOO
b:role could	OOOOTOOOOOOOMOO
b:role description	OVOOOOOOOOOOOOO
b:role encompasses	ONONTKOOOOOOOOO
b:role focuses	OONNVONOOOOOOOO
b:role for	OOOO[OOOOOOOOOO
b:role helps	OOSOOOOOONOOOOO
b:role in	OOOOWOOOOOOOOOO
b:role include	NOONLPOOOOOMNOT
b:role involves	OOOONVOOONOOOOO
b:role is	OOOOUMOOOOOPOON
b:role model	OOOOLOWOOOOOOOO
b:role overview	OVNOOOOOOOOOOON
b:role requires	OOOOIOWOOOOOOOO
b:role sits	OOLUMONOOOOOOOO
b:role summary	OUNOOOOOOOOOOOO
b:role where	OONOPTOOOONNOOO
b:role with	OOKNPOPOSQNPLOO
b:role you	OPOOPQLOOOSONOO
b:role you'll	OOOOSMOOOOOOOOO
b:roles in	OOOOSOOOOLOOOOO
b:roles may	ONMONOTOOONOOSO
b:rooted in	OOTOOOOOOOOOONO
b:rules applied	OOOMOOMOOOOOOSN
b:running of	OOOOOSOOOOOOOON
b:rush university	OOUOOOOOOOOOOOO
b:réalise principalement	OONOTKQOOOOOOOO
b:rôle sera	OOOOSNOOOOOOOOO
b:s he	OOMNTMOOONOONPO
b:saas company	OOKNTOMTOLNONNN
b:saas à	OOOOOOMOOSOOOOO
b:safe and	OOOOQTOOOOOOOOO
b:safety procedures	OOONOTOOOOOOOOO
b:safety requirements	OOOOOOSNOOOOOOM
b:safety training	OOOOOSOOOOOOOOO
b:salary and	OOOOOOOOOSOOOOO
b:salary commensurate	OOOOOONOUOOOOOO
b:salary competitive	OKOOOOOOTOOOOOO
b:salary description	OTOOOOOOKOOOOOO
b:salary is	OOLOOOOOUOOOOOO
b:salary pension	OOOOOOOOKUOOQOO
b:salary range	OWOOOOOOQOOOOOO
b:salary ranges	OONOOOOOSPOONOO
b:salary will	OOOOOONNWNOOOOO
b:salary with	OOOOOOOOSOOOOOO
b:sales &	OOOONPMSOOOOOOO
b:sales advisor	ROKOPOTOONNOOOO
b:sales associate	SOMOOSOOOOOOOOO
b:sales experience	OMOOOKVQOOOOOOO
b:sales goals	OOMOOUONOOOOOOO
b:salesforce vlocity	SNOOOOQOOOONOOO
b:salix data	SOOOOOOOOOOOOOO
b:salário nominal	LRKMMMMMUNMLMMM
b:same way	OOPOMOOONSOOOOO
b:san francisco	OOOOOONOOOOSOOO
b:sat sun	OONOOOOOOOSOOON
b:save a	OOOOOOOOOOOOTMO
b:savings and	OOOOOSOOOOOOOOO
b:schedule including	OOOOOOSOOMOOOOO
b:scheduled and	OOONNSOOOOOOOOO
b:scheduling and	OONOOOLUOOONOON
b:scheme if	OOOOOOOOOOOOSPO
b:scheme to	OONOOOOOONOOMSO
b:school diploma	OOOOOOTOOOOOOOO
b:scope and	OOMOOOOOOSOOOON
b:scope of	OOOOMUOOOOOOONO
b:se réalise	OONOTKQOOOOOOOO
b:se we	OOUOOOOOOOOOOOO
b:se you'll	OONOONOOOSOOOOO
b:seamless shopping	OOOOONSOOOOOOOM
b:search home	OOOOOOOOOOOOLNS
b:sec reporting	OOOOSMOOOOOOOOO
b:second chances	OONOSNOOOOOOOON
b:secretary of	MUQKONONOOMMQMM
b:secteur d'activité	OSMOOOONOSOLOOO
b:secteur de	MOOOTOLQOOOOOOO
b:section of	OOOOOOKOOOOOQOQ
b:secure data	ONONOLQNOTOOOLO
b:secure your	OOOONOMOOSOOMOO
b:security and	OOOOOLTOOOOOOOO
b:security check	OOOOOOSOOOOONLO
b:security guard	SOLOPOOOOOOOOOO
b:security including	OOOOOOSMOOOOOOO
b:security needed	OOOOOOSOOOOONLO
b:security requirements	OOOOOTPOOOOONOO
b:see job	NJNONONOOOOOHNX
b:see our	OOOOONJOOOOOPSO
b:see people	OOSOOPOOOMOONNO
b:seeking a	OOMO_OOOOOOOOOO
b:seeking an	OOOOVOOOOOOOOOO
b:seeking dedicated	OONOTNOOOOOOOOO
b:seeks a	NOMOUOOOOOOOOON
b:seeks an	NONOVNOOOOOOOOO
b:selected high-performing	OONOOOOOOSOOOOO
b:selection criteria	OOOOOOKTOOOOOQO
b:selection process	OTOOOOMOOOOOOOO
b:semantic layers	OOOOOTOOOOOOOOO
b:semesters inclusive	OONOOOOOOPOOUMO
b:send resume	OONOOOOOKOOOVON
b:send us	OONOOONOOQOOSOO
b:senior bi	QNMOSPOOOOONOOO
b:senior finance	ULNNPOOOOOOOOOO
b:senior leadership	ONQNSMLOONOOSOO
b:senior linux	TMLOPOOOOOPOOOO
b:seniority credit	OOOOOOMOMOONSOO
b:seniors' health	NVOOLNOOOOOONOO
b:sens de	OOOOOOSOOOOOOOO
b:sens du	OOOOONSNOOOOOOO
b:sensational value	OOSOOOOOOOOOOOO
b:sensing technologies	OOJVNONOOOOOOOO
b:sensors and	OOOOMSOOOOOOOOO
b:sera hybride	OOOOSNOOOOOOOOO
b:serious and	OOQTTKNOOOOOOON
b:serve as	OOOOPUMOOOOOONO
b:serves as	OOOTPOOOOLOOOOO
b:service branch	OONOTPOOOOOOOOO
b:service commission	OOOOOOOOMOOOOTO
b:service commission's	OOMOOOOOOOOOMSO
b:service data	NOMQOOONOOOUONO
b:service departments	OOOOOOOOOOOOMSO
b:service excellence	OOOONSNOONOOOOO
b:service for	OOUOOOOOOOOOOOO
b:service level	OOOOMSOOOOOONOO
b:service pour	OMNONLNOONOOUOO
b:service provider	OOOOOSNOOOOOOOO
b:service recognition	ONMOOOOOOTNOONO
b:service representative	VKLMYMONOOTLLMO
b:service to	OOMOTPOOOOOOOOO
b:service à	OOOOONTOOOOOOOO
b:services are	OOMOTMOOOOOOOOO
b:services for	OOSOOLOOOOOOOOO
b:services i	OOOOMTOOOMOOOOO
b:services is	MOOOSOMSONOOOOO
b:services sector	OOQNMTOOOKOOOOO
b:services under	OOKNRQOOOOOOOOO
b:serving as	OONOSOOOOMOMOOO
b:ses alentours	OOOORNNOOOOTOOO
b:set clear	OOONNTNOOOOOOOO
b:set you	OOPOOOIUOOOMOOO
b:setting the	OOONOSMOOOOOOOO
b:setting where	OOOOTOLOOOOOOOO
b:several factors	ONNMLMNOQNNTNOO
b:shape how	OOLTRLLOOMOOOON
b:shape the	OTMOSNOOOPOOOOO
b:shaping the	ONUOMONOOKOOSOO
b:share and	OOLOOONOOOOOOSN
b:share more	OOOOOOOOQNOOTOO
b:share our	OOOSOONOOMOOPLN
b:share this	OOMOOOOOOOOOPSO
b:share your	OONOPSOOOOOOOOO
b:shared services	OONOOOOOOOMOLSO
b:shark tank	OOSOOLOOONOOOOO
b:she will	OONONUOOOOOOOOO
b:sheet metal	RNLONVNOOOONOON
b:sheet reconciliations	OOOOONNOOOOOOOS
b:shelter is	OOSOOOOOOOOOOOO
b:shift allowance	OKOOOOOOUOLOONO
b:shift differentials	ONOOOOOOXOHONOO
b:shifts and	OOOOOONOOOTOOOO
b:shifts available	OOOOOOOONOTOOOO
b:shifts in	OOOOOSOOOOOOOOO
b:shop floor	OOOONTNOONOOOOO
b:shopping experience	OOMOOPSOOOOOOOM
b:short term	OKOOOOONOPOONOT
b:should have	OOOOONSOOOOOOOO
b:should share	OOOOLTOOOOOOOOO
b:show less	OOLOOOOOOMOOONT
b:show more	OOLOOOOOOMOOONT
b:si vous	OOOOSLMOOOOOROO
b:sick days	ONNOOOOOOTOOOOO
b:siemens healthineers	OONOOOOOOOOOMWO
b:sign in	OMOOOOOOOOOONOS
b:significant impact	OOTOPOOOOMOONNO
b:significative dans	OONOMOTOOOOOOOO
b:similaire idéalement	OOOOOOSOOOOOOOO
b:similar platforms	OOOOMOSOOOOOOOO
b:similar tools	OOOOOLOTMOOONOO
b:simulations and	OOMSOONOOOOOOOO
b:single requirement	OOOOOONOOMOOTNO
b:site administrator	WNLMRLNOOOOLOOL
b:site at	OOMOLOLOOOOUONN
b:site reliability	MOSOROOOOOOOONO
b:site to	NNROOMKONLNTMNO
b:site uses	OOOOOOMNOOOONOS
b:sites to	OOOOONSOONNOOOO
b:sits within	OOLUMONOOOOOOOO
b:situations in	OOOOOTOOOOOOOOO
b:six months	OOOOOOQOOOLOSOO
b:size of	OOOOONNONOTOOOO
b:sjobs brassring	OOOOOOOOOOOOLNS
b:skeletal system	OOVOOJOOOOOOOOO
b:skf data	OOOOOOOOOOOOMSM
b:skill development	OONONOMOOSOOOOO
b:skilled in	OOOOOLTOOOOOOOO
b:skilled professionals	OOOMJOOOOMOOUOO
b:skilled worker	OONOKOPOOOOOOWJ
b:skills &	OTOOOOOOOOOOOOO
b:skills ability	OOOOOOMSOOOOOOO
b:skills are	OOOOOOSOOOOOOOO
b:skills in	OOKOONQOOVOOOOO
b:skills knowledge	OSOOOOPMOOOOOOO
b:skills required	OYNOOOFOOOOOOQO
b:skills to	OOOOOOUOOOOOOOO
b:slightly different	OOOOOONOOOSOOOO
b:small business	OOSOOIOOOONOQOO
b:small packages	OOOOOSOOOOOOOOO
b:small team	OOMRPLTONLPOLNO
b:so come	OOSOOOOOOMOONOO
b:so much	ONLOSOOOOUOOMNN
b:so please	OONOONNONMOOVNO
b:so the	OOSOOQMOOOOOOLO
b:so they	OOSOSNMOONOOOOO
b:so you	OOLSROPOOOPONNO
b:so you'll	OOPSKOPOONOOOOO
b:social enterprise	OOWOOOOOOOOOOOO
b:software and	OOOOOOOSOOOOOOO
b:software e	OOOOOOMOPTOOOOO
b:software implementation	OONTPMOOOOONOOO
b:software to	OOROSOMOOOOOOOO
b:solopreneurs who	OOOOMNSOOOONOOO
b:solutions across	OOOOSNOOOOOOOOO
b:solutions are	OOVNPLMOOOOOOOO
b:solutions llc	OOSOOOOOOOOMOOO
b:solutions to	OOOPOSOOOOOOOOO
b:solve business	OOOOOSLOOOOOOOO
b:solve problems	OOOONPOSOPOOOON
b:solve their	OOLORTMOOOOONOO
b:solving skills	OJOONQSOOOOOOOO
b:some of	OVUONLOOOIOOOOO
b:some travel	OONOOOJOOOVOOOO
b:some weekends	OOOOOOMOOOSOOOO
b:someone like	OXLNNOKOONOOKNM
b:someone to	OONOSPOMOOOOONO
b:someone who	OOKOONTOOOOOOOP
b:someone with	OUMNLLOOOOOOOOO
b:sort and	OOOOOSOOOOOOOOO
b:source infrastructure	OOMOMOSOOOOOOOO
b:sous la	OPNTMPNOOOOOOOO
b:south of	OOTOOOMOOOOOOOO
b:space where	OOMONOOOOSOOOOO
b:spanish and	OOOOOOJVOOOOOOO
b:spare parts	OOOONNJVOOOOOOO
b:spare time	OOMOTONOOOOONOO
b:spark innovation	OOSOOOOOONOOOOO
b:spark sql	OOOTONNOOOOOONO
b:special education	OOPOONMPOOOOSON
b:special service	NOTOOOOOOOOOOOO
b:specialist dental	OOOOOSOOONOOOOO
b:specialist for	OONOTOOOOOOOOOO
b:specialist will	OOOOSLOOOOOOOOO
b:specializes in	OOSOOPOOOOOOOON
b:specializing in	OOSONOOOOOOOOOO
b:specific examples	OONOOOMOOOOOOOS
b:specification at	OJOOOOOOOOOOVNN
b:spectrum of	OOSONNOOOOONOOO
b:spoken and	OOOOOOJUOOOOOOO
b:spoken aspects	OOOOOOSOOOOOKOO
b:spoken english	OOOOONPOONOOSOO
b:sponsorship for	ONNNOOUPOPOOLMO
b:sponsorship is	OOOOOOVNNLNNMNM
b:sports fans	ONSOUOOOONOONOI
b:spreadsheets and	OONOOOTMOOOMOOO
b:sql python	OOOOOPKSOOOOOOO
b:ssa region	OOOONNSOOOOOOOO
b:stack c#	OOSOOOOOOOOOOOM
b:stack from	OONOSOMOONOOMOO
b:stack technique	OTONOOOOOOOOOOO
b:staff &	OOOONNPOOONOMTO
b:staff for	MOTOMPNOONOOOOO
b:staff is	OOOOTLOOOOOOOOO
b:staff members	OOOOOPMOONOOOSO
b:staff of	OOTOOOOOOOOOOOO
b:staff who	OOONOOSOOOOOOOO
b:stage interview	OOOOOOOOOOOOSMO
b:stages of	OOMSOOOOOOOOOOO
b:stakeholder engagement	OVOOOJROOOOOOOO
b:standard office	OOOONOTOOOONOOO
b:standards across	OONPULNOOOOOOOO
b:standards and	OOMOOSTOOQOOOOO
b:standards in	OOMPNMTPOOONMOO
b:standing walking	OONOOOTOONOOOOO
b:start date	OOOOOOWOOOOOOOO
b:start to	OOOONSOOOOOOOOO
b:starting pay	OOOOONONTOOONOL
b:starting salary	OOOOOOOOWOLOOOO
b:state farm	OONOOOOOOKOOOWO
b:state of	OOWOOOOOOOOOOOM
b:state-of-the-art lab	OOMSOONOOOOOOOO
b:state-of-the-art technology	OOSOOOOOOOOOOON
b:statement of	OOOOOOOOONOOTMO
b:statement values	OOMOOOSOOOOOOOO
b:statistical analysis	OOOOORJUOOOOOOO
b:steel city	OOMOOOOOOOOSOOO
b:step in	OOOOOOOOOMOOSOO
b:step into	OOPOTMMOONOOONO
b:stewardship volunteer	ONOOOSOOOOOOOOO
b:stimulating environment	OOOOMNOOOSOOOOO
b:storage and	OOSOONNNOOOOOOO
b:strategic and	OOOTRLNOOKOONOO
b:strategic business	OONOQLTOOOOOOOO
b:strategic initiatives	OOOOOTMOOOOOOMO
b:strategic insights	OOOOMSOOOOOOOOO
b:strategic thinking	OJOONOWOOOOOOOO
b:strategy development	OOOOSOOOOOOOOOO
b:stratégie business	OOOOSNOOOOOOOOO
b:strength and	OOSOOOMPOOOOOOO
b:strengthen communities	OOSOOOOOONOOOOO
b:strive to	OOUOOONOOJOOOOO
b:strong background	OOOOOOSOOOOOOOO
b:strong benefits	OOSOOOOONOOOOOO
b:strong client	MOOOTNOOOMOOOOO
b:strong communicator	OOOOMNUOOOOOOOO
b:strong portfolio	OOOOOOTMOOOOOOO
b:strong reputation	OOVOKNNOOOOOOOO
b:strong sql	OOOOOOTOOOOOOOO
b:structures that	OOSOOONOONOOOPO
b:students aged	OOTOOOOOOOOOOOO
b:students are	ONOONNPOOONOMTO
b:students on	NOOONUOOOONOOOO
b:submit your	OOOOOOOOOOOOVOO
b:submitted through	OOOOOOMOOOOOSOO
b:submitting your	OOMOOOOOOOOOSOO
b:substance use	OOQOOMSOOOOOONO
b:succeed and	OONOONNOOSOOOQO
b:success of	OOONSMROOOOOOPO
b:successful applicants	OOOOOOSOOOOOQMO
b:successful at	OONOOONOOOOOTOO
b:successful candidates	OOOOOOXOOOOOMOO
b:succession management	OOOOSMOOOOOOOON
b:such thing	ONKOTOMOONOOSNO
b:suggest you	NNJNMONNNNNNMMW
b:suitable for	OOOOKOUOONSOMNO
b:suivi des	ONOOOSOOOOOOOOO
b:summer courses	NOTOMSNONNNOONO
b:sunday times	OOTOOOOOOUKONOO
b:supervision of	OONVOJOOONOOOOO
b:supervisor and	NNOWKLMONNNOOOO
b:supervisory responsibilities	MJONXNJONNNMMNL
b:suppliers and	ONTOOPOOOKOOONN
b:supply and	SNMROOOOONOMOOO
b:support and	OOOOSOOOOOOOOOO
b:support each	OOTPOMNOOMQOOOO
b:support experience	OOOOOMKTOOOOOOO
b:support from	OOOONONOOSOOOOO
b:support grade	OUOOOOOONOOOKOO
b:support in	OOOOMUOOOOOOOOO
b:support leaders	OOOOSMOOOOOOOOO
b:support team	OOOOOUOOONOOOOO
b:support them	OOMMOOPOONOOOSO
b:support to	OOQOSOOOOOOOOOO
b:support worker	ONLOXKOOOOONROO
b:support you	OQNSOJOOOPOOMOO
b:supported living	TOPOMNOOOOOOOOO
b:supported with	OOMOOOOOOTOOOOO
b:supporting a	OOTOQNOOOOOOOKO
b:supporting analytics	OONOTOOOOOOOOOO
b:supporting document	NKOONONOOOONMNW
b:supporting our	OOOOUNOOOOOOOOO
b:supporting the	OOOOVOROOOOOOOO
b:supportive work	OOMONOMOOVOOOOO
b:supportive workplace	OOSOOOOONOOOOOO
b:supports a	NNMVTHNNONNNNKN
b:sur 4	OOOOOOMOOOTOOON
b:sur des	OONOULMOONONOOO
b:sur l'ensemble	NNLNLRMNOMSTNNN
b:sur l'exécution	OOPOOONOOTOOOOO
b:sur la	OOLOSNPOIVOOOOO
b:sur les	OOTNOOQOOOOKOOO
b:sur nos	ONMNMQMNOUNMMNN
b:sure every	OOOOOOSNOOOONNO
b:sure the	OOMNOSOOOOOOOOO
b:sustainability and	OOOOMOOLOMOOTOO
b:syllabus and	OOOONOOONTOOONO
b:system implementation	OOOOMOVOOOOOOOM
b:systems for	OOOOOSOOONOOOOO
b:systems or	OOOOOSMOOOOOOOO
b:sytner host	OOOOLTOOOOOOOOO
b:tailored to	OOOOOOOOOTOOOOO
b:take care	ONPNMQOOOTOONOO
b:take full	OOMSRNOOOOOOOOO
b:take great	OOSOOOOOONOOOOO
b:take our	OOSOOOOOONOOMOO
b:take ownership	OOOOOPOOOOOOSOO
b:take place	OONOOOOOOOPOTLM
b:take pride	OOMOSOPOOQOOMOO
b:take the	OOOOOOOOONOOTOO
b:takes a	OUJOOOOOOLOOOOO
b:talent acquisition	OOSONOOOOOOOMQO
b:talent for	OONOONTOOMOOOOO
b:talent management	OOOUOKOOOOOOOOO
b:talented team	OOOSONOOOOOOPOO
b:talk with	OOOOPOTOOOOOLOO
b:talking to	ONLNNMUOONNOOOO
b:tasks as	OOOOOUNOOOOOOON
b:tastes on	OOUOOOOOOOOOOOO
b:tattoos are	OONONOTOOOOONNO
b:tax manager	RNLOUMOOOOOOOOO
b:te ofrecemos	OTOOOOOOOKOOOOO
b:team 100	OONOONOOPSOOOOO
b:team are	OONTLJMOOOROOOO
b:team as	OOOOSOOOOOOOOON
b:team at	OTLOTOOOOMOOOOO
b:team can	OOQLPOMOOOSONMO
b:team culture	OOMOLTNOOSOOOOO
b:team environment	OONOOOQMOSOONOO
b:team events	NOJLMLJNNVUNMNM
b:team is	OOMYLNOOOOOOOOO
b:team leader	NOMQOOQOOOOMNNT
b:team leadership	OOOOONTOOOOOOOO
b:team meals	OOOOOONOOTLOOOO
b:team member	OOTORMNOOOOOOOO
b:team performance	OOOOOSNOOOOOOOO
b:team player	OOOOONUOOOOOOOO
b:team proactively	OOKVMNMOOONOOOO
b:team provides	OOSNONNOOOOOOOO
b:team setting	OOOOONOOOTOOOMO
b:team so	OOLSSOLOORQOMMN
b:team spirit	OOOOOOTOOOOOOOO
b:team that	OTLOLOONOOOOUOO
b:team where	OOOTQOOOOOOOOOO
b:team will	OONYJJOOONOOLOO
b:team with	OOLOVMOOOROONOO
b:team working	OOMQOONNOSOOOOO
b:team you'll	OOOOUJOOOOOOOOO
b:teams can	OOTOOONOONOOOOO
b:teams that	OOJOORNOOOOOOTO
b:teams to	OOOOOTOOOOOOOOO
b:tech sales	TOMOMROOOOOOOOO
b:tech scheme	OMOOONMOOTOOOOO
b:tech-savvy and	OOOOONTOOOOOOOO
b:techead com	OOUOOONOOOOOKMN
b:technical accounting	OOOOMOOSOOOOOOO
b:technical capability	OOOOOSOOOOOOOOO
b:technical college	OOQNQMOOONOONSN
b:technical delivery	OOOONOUNOOOOOOO
b:technical documentation	OOOOOWONOOOOOOO
b:technical lead	UOOROKOOOOOOOOO
b:technical leadership	OOOOTOMOOOOOOOO
b:technical skills	OOOOVNHNOOOOSOO
b:technical support	OOOOOSOOOOOOOOO
b:technician mechanic	WLKNOONONNOOOON
b:technician will	OOOSKTOOOOOOOOO
b:technique et	OOOOSNOOOOOOOOO
b:techniques and	OOOOONNUOOOOOOO
b:techniques de	OOOOOMSOOOOOOOO
b:technologies that	ONNOOSNOOOOOOOO
b:technology projects	OOONOMOOOSOOONO
b:technology systems	OOHWOOOOOOOOOOO
b:technology we	OOSOOOOOOOOOOOO
b:temporary professionals	OOOOOOOOOSMOOOO
b:tenders and	ONOOOSOOOOOOOOO
b:term care	OMRNNOMRNNONOOS
b:terms and	OOOOOOOOOOOOOTO
b:test to	OOOOOOJUOOOOPOO
b:testing documentation	OONSPMNQONOOOOO
b:tgnewui search	OOOOOOOOOOOOLNS
b:than 1	OOOOOOJOOOOOOOT
b:than 5	OOOOOOJOOOOOOOU
b:than a	ONOOOOOOOVMLMOO
b:than one	OOOOOOLNNOOOTOO
b:than your	OOKONONORMOOSOO
b:that all	OOOOPOOOOOOOOSO
b:that are	OOOOKOQOPOOQMSO
b:that automate	OOOTNKOOOOOOOOO
b:that brings	OOUONOOOONOOONO
b:that drive	OOOOUOOOOOOOOOO
b:that drives	OOSOOPNOOOOOOOO
b:that empower	OOOOSMOOOOOOOOO
b:that encourages	OOUOMOOKOOOONOO
b:that enhance	ONNNLTNOOOOOOOO
b:that has	OOOOORKOOTNOPOO
b:that have	OOOMOOMOOOSOPOO
b:that helps	OOOONSOOOOOOOOO
b:that includes	OUKNMONOOOOOOOM
b:that inspire	OOSOOOOOOOOOOOO
b:that is	OORRLJOOOOOOOOO
b:that meets	OUMOOOQOOKOOOOO
b:that our	OOQORKONOOOOLTO
b:that person	OONOMOMOOOONWNO
b:that power	OOOOOTOOOOOOOOO
b:that prioritizes	OOLOLONOOUONOOO
b:that reflect	OOKOOOOOSMOOOTO
b:that reflects	OOWOOOOOOOOOOJO
b:that require	OOLOSOOOOOOOOOO
b:that shape	OOPOPNMOOTOOOOO
b:that specializes	OOTOOOOOOOOOOOO
b:that supports	OOLONOOOOSOOOOO
b:that they	OOLNKTQOONOOPPO
b:that this	OOOONNSOOOQOKPO
b:that values	OTOOOOIMOSOOPOO
b:that we	OOOOUKOOOOOOOOO
b:that's why	OONOOOOOOSOOOQO
b:the 3	OOSOOOOOOOOOOON
b:the ability	OOOOOOOSOOOOOOO
b:the activity	OONONOOOOLOOVOO
b:the advanced	OOOOOOTNNOOOOOM
b:the advert	OONOONMOOOOOTNO
b:the aim	OONOPNNOOOOONSO
b:the am	MNVNNLNNOOKMNON
b:the annual	OOOOPSOOOMOOOOO
b:the answer	OOMOQOLOOOOOSNO
b:the applicable	OOOONOOOSOONOOO
b:the apply	OOOOOOOOOOOOTOO
b:the appropriate	OOMONOUOOOOOORO
b:the area	OOOOOOTOOOOOOOO
b:the armed	OOKOOOPOOMOOOTO
b:the autonomy	OOMOOMOOOSOOOOO
b:the basis	OOMOOOOOOOOOMTO
b:the below	OOMOOOMOOMOOUOO
b:the best	OOTOOOOOOSOOONO
b:the biggest	OMTORMOOOOOOOOO
b:the biology	OOOTSMOOOOOOOOO
b:the bottom	OOOONONOPONOSOO
b:the brightest	OOSONNOOONOOOOO
b:the building	NNNNMRKONNNUNNO
b:the bureau	NOOTPKOOOOONMOO
b:the care	OMVONOMOMPOOOOO
b:the caregiver	NNKMKJMNNYNULMN
b:the ceo	OOOSONOOOOPONOO
b:the chance	OONOKMNOOYOOOOO
b:the chief	NOOTOLOOONOOOOO
b:the city	OOLOOOOOOOOTOOO
b:the civil	OQLOOOOOOOOOHWO
b:the closing	OOOOOMNOOOOOSNO
b:the commercial	OOOOSNOOMOOOOOO
b:the commuter	OONOULOOOOOONOO
b:the company's	OOOOOOOOOOOPNSO
b:the compensation	OOOOOOOMTOOOOOO
b:the competencies	ONMONONOOOONUMO
b:the consultant	LONNQLSOOMOOOOO
b:the coordinator	OONOMOTOOOOOOOO
b:the cost	OOOOOOMOOMOUNMO
b:the country	OOSOOOOOOOOOOOO
b:the current	OTOOMOPNPOOOOOP
b:the daily	OQNNTPOOOMOOOOO
b:the data	OOKWQOMOOOOOOOO
b:the day-to-day	OOOOSMOOOOONOOO
b:the dental	OOOOOVOOOJOOOOO
b:the design	OOOOUOOOOOOOOOO
b:the development	OONOSSOOOOOOOOO
b:the digital	OOOOTKOOOOOOOOO
b:the direction	OOOUOONOOOOOOOO
b:the director	OOOSNNOOOTOMONO
b:the disability	OOOOOOOOOOOOLSO
b:the ecological	ONOOOSOOOOOOOOO
b:the edit	OONOOMMONNMNNOU
b:the education	OOOOOOJOOOOORTO
b:the eligible	OOOOOOOOQONOSOO
b:the employee's	OOOOOLSOOQOOOOM
b:the end	OOONPRNLPNSONOM
b:the energy	OOTONMNOOOOOOMO
b:the enterprise	OOOOOTOOOOOOOOO
b:the entire	OOOOUOKOOOOOOOO
b:the essential	OOMOOONOOOOOOTO
b:the examination	OOOOOONOOOOOSOO
b:the executive	OOMWOLNOOOONNOO
b:the exercise	OOOOMSOOOOOOOOO
b:the existing	OOOOLSOOOOOOOOO
b:the facility	OOOOSOOOOOOOOOO
b:the family	OOSONNOOOQOOOOO
b:the fda	OOKOSQOOOOOOOOO
b:the field	OOOOVOOOONOOOOO
b:the financial	OOSOOOOOOOOOOOO
b:the first	OOOTOOOOOOPOLOO
b:the fly	OOUOOOOOOOOOOOO
b:the fulfillment	OOOOMSOOOOOOOOO
b:the fun	OOOOOOLOONOTOOO
b:the general	OONOLPOOOOOOOTO
b:the germantown	OOSONNOOOOOOOOO
b:the global	OOOOSOOOOOOOOON
b:the globe	OOSOOONOOOOOOOO
b:the goal	OONOVLMOOOOOOOM
b:the greenhouse	OOMURLOOONOOOOO
b:the growth	OOOOOTOOOOOOOOO
b:the head	OOMOOSOOOOOOOOO
b:the heart	OOTOTMOOOOOOONO
b:the high	OOQOMOKOOOOPTNO
b:the holiday	OOULMOKOOOOOOOM
b:the home	OOOOTOMOONONOOO
b:the ideal	OOOOSOTOOOOOOOO
b:the importance	OONOMNSOOOOOOOO
b:the in	ONNNNNNONTNONNN
b:the individual	OOONMOUOOOOOOOO
b:the industry's	OONOMOOOOTOOMOO
b:the information	OOOOOOOOOOOOOMS
b:the initiative	OONSMNOOOOOOQON
b:the international	ONULONOOONOMNOM
b:the intersection	ONNOTMNOOSOOOOO
b:the job	OOMOOOOOOOOOUQL
b:the jobholder	OOOOOOSOOOOOKOO
b:the journey	ONKOLOOOOMOOUOO
b:the largest	OQTOMMOOOSOOOON
b:the las	OOKOOOOOOOOOTOO
b:the last	OOOOOOLOOOOOTOP
b:the legal	OOOOOOSOOOOOONO
b:the level	OOONONUOOOOONLO
b:the link	ONOOOONOOOOOTOO
b:the lives	OOOOQMMOOOOOTOO
b:the lookout	OOMOTOOOOOOOOOO
b:the main	OONOTNOOOPOOOOO
b:the maintenance	OOOOOTOOOOOOOOO
b:the management	OOOOKWOOOOOOOOO
b:the manager	OOOOUPOOOOOOOOO
b:the membership	OOOSPNOOOOOONOO
b:the met	OONNOOSOOOOOOOO
b:the micu	OOMUOKOOOOOOOOO
b:the mission	OONSLOOOOOOOOOO
b:the moorhead	NNTOOOOOOOOOOOO
b:the morgan's	OOOOTMOOONOOOOO
b:the nature	OOOOORQOOOOOJUO
b:the needs	OOMOMMRONQUOOOO
b:the next	OOOOUOKOONOOUOO
b:the nhs	OONNPNMOOROOSOO
b:the noise	OONOOOTOOOOOONO
b:the offenders	ONMTNOOOOOOOONO
b:the officer	OONOSQNOOOOOOOO
b:the officeâs	OOMOTOOOOOOOOOO
b:the on-line	OOOOOOLOOOOOSOO
b:the onboarding	OONOOOPOONOOSOO
b:the one	OOOOTLNOOOOOOOO
b:the online	OTOOOOOOOOOOOOO
b:the opportunity	OOOOSOOOOOOOOOO
b:the outcome	OOMOOTMOOOOOROM
b:the pace	OOMTLMOOOOOOOOO
b:the patient	OOOOOQTOOOOOOOO
b:the pay	OOOOOOOOUNOOOOO
b:the people	OSOPNOOOOKOOOQO
b:the philippines	OOMPOOOOOOOSOOO
b:the physical	OOOOOOLOOOOOOSO
b:the post	OOOOTMOOOOOOOOP
b:the practice	OOVSKNMOKMOONOO
b:the press	OOLOUMOOOOOOOOO
b:the primary	OOORSJOOOOONONR
b:the prison	OONOLOQOOLOOTOO
b:the product	OOMVNUOOOOOOOOO
b:the program	ONPOLSOOOOOOOOO
b:the project	OOOSOOOOOOOOOOO
b:the projects	OOOOOUOOOOOOROM
b:the promotional	OOOOOONOLOOOUOO
b:the property	OOMTLMOOOOOONTO
b:the provision	OOOOSNNOOOOOOOO
b:the putnam	OOOOOOOOOOONOTO
b:the range	OOMOOOMOVNOONNO
b:the real	OSOONOOOOOOOOOO
b:the receptionist	OOOOOSOOONOOOOO
b:the recruitment	OOOOOOOOOOOOSRO
b:the region's	OOOOSMOOOOOOOOO
b:the regulatory	OOKOSQOOOOOOOOO
b:the reputation	OOMOSOOOOONOOOO
b:the requirements	OOOOOOJOOOOOOUO
b:the results	OOOOOONOOOOOSOO
b:the role	OTOOPOOOOOOOMOO
b:the rush	OOROOTMOOOOOOLO
b:the safe	OLOOOSOOOOOPOOO
b:the same	OOOOOOOOOTOOOQO
b:the secretary	OUJOPOOOOOOOOOO
b:the selection	OOOOOOLNOOOOSPO
b:the senior	OOOOSOOOOOOOOOO
b:the shop	OOOONTNOONOOOOO
b:the size	OOOOONNONOTOOOO
b:the skf	OOOOOOOOOOOOMSM
b:the skills	OONOOOKOOOOOTPO
b:the smooth	OOOOSPNOOOOOOOO
b:the software	OOOTPNOOOOOOOOO
b:the ssa	OOOONNSOOOOOOOO
b:the starting	OOOOOOOOTOMOOOO
b:the state	OTMOOOOOOOOOOOO
b:the store	ONOOQOSOOOOOOOO
b:the store's	OOOOONTOOOOOOOO
b:the subject	OONOOOSOOOOOOOO
b:the successful	OOMOPOUOOOOOOOO
b:the supervision	OOMVNKNOONONOOO
b:the support	OONOOMNOOTOOOOO
b:the talent	OOQTOOMOOOOOOOO
b:the team	OOMQNOXOOOOOONO
b:the teams	OOOORULOOOOOONO
b:the technical	OOOOUOOOOOOOOOO
b:the technology	OOKTOOOOOOOOOOO
b:the therapist	OONNTONONNOMONO
b:the time	OOOOOOOOOOOOSOO
b:the title	OOOOOOKOOOOOQQN
b:the tools	OOOOOOOOOTOOOOO
b:the training	OOOOOOMOOSOOMOO
b:the travel	OOMOOOMPOSMOOOO
b:the trust	OOXOOOOONOOOOOO
b:the u	OONOONOONNQOSNO
b:the uams	OOSONOOOONOOOOO
b:the uk	OOOOOOOOOOOQOSO
b:the uk's	OOVOLOOOOOOOOOO
b:the unit	OOOOSONOOOOOOOO
b:the united	OOROOOUOOOOIOOO
b:the university	OOOSSLOOOOOOOOO
b:the url	OORONOOOOOOOSON
b:the us	OOSONOOOOOOOOOO
b:the user	OONOLQTNOJOOOOM
b:the valuation	OOTOQNOOOOOOMOO
b:the village	OYPMILMNNNNKLNM
b:the vp	OOONULOOOOOOOOO
b:the way	OORTNOOOOOOOOOO
b:the web	ONNNSQNOONOONNO
b:the website	OOOOOSOOOOOOROO
b:the well-being	OOUOOOOOONOOOLO
b:the wider	OOQQOMSOONOOOOO
b:the workplace	OULOOOQOOOOOONO
b:the world	OOWOOPOOOOOOOOO
b:the world's	OOSOOOOOOOOOOOO
b:the written	OOOOOOMOOOOOSOO
b:their assigned	OOOOKUNOOOOOOOO
b:their career	OOOOLLROOSOOOOO
b:their creativity	OOMSOONOOOOOOOO
b:their full	OOUOOOOOOOOOOOO
b:their life	OOLOQOOOOSOONOO
b:their lives	OOOOSOOOOOOOOOO
b:their needs	OOOOOOOOOOOOLTO
b:their own	OOTNNLROOMOOORO
b:their physical	OOMOOOOOOTOOONO
b:their problems	OONOMSNOOOOOOOO
b:their working	OOOOOOSOOOOOOOO
b:them and	OOKOSQNOONOOMRO
b:them for	OOMOOOOOONOOOTO
b:them to	OOOOOTOOOOOOOOO
b:them with	OOLTNOOOOOOOOOO
b:then this	OOOOSOOOOOOOOOO
b:then we	OONOMOLOOOOOUNO
b:theory meets	OONOLOOOOTOOLOO
b:theory with	OONOOTNOOPOOOOO
b:theracare home	POOOOLSOOOOOOOO
b:therapist 1	VLNNMOLOOONNOOL
b:therapist will	OONNTONONNOMONO
b:therapy sessions	OOOOOOOOOTOOOOO
b:there are	OORONONOOSOOLOO
b:there is	OOJOPOOOOROOQQO
b:there will	OOOTLLQOOOPPOOO
b:there's no	ONKOTOMOONOOSNO
b:these are	OOUMNOOOOOONOOO
b:these positions	OOOOOOOOQNOOSNO
b:they are	OOLQSOMOOOOOOOO
b:they do	OOLOLOSOOPOOQNO
b:they need	OORNOMPOOOSOONO
b:they understand	OOOONOOOOOOONTO
b:they will	OOONOTPOOOOOOOO
b:they work	OOLSOOQOOOOOOOO
b:they'll make	OOOOTOOOOOOOOOO
b:thing as	ONKOTOMOONOOSNO
b:think it	OONOOOOOOOOOSOO
b:think of	OONOMQNOOOOOMSN
b:think you	OOOOOOLOOOOOUOO
b:this can	OOLOSPNONOQOONO
b:this commitment	OOMOOOOOOOOOMTO
b:this configuration	OOOOLSOOOOOOOOO
b:this critical	OOOOTOOOOOOOOOO
b:this examination	OKOOOOOOOOOOXOO
b:this information	OOMOOOOOOOOOLXO
b:this internship	OONQVOPOOKRNLNO
b:this is	OOOOWOOOOOPQOOQ
b:this isn't	OOQOOOSOOMOOMOO
b:this job	OOLOLOOOOOOOQUN
b:this may	OOLOOQOOOSOOPMO
b:this opportunity	OOMOOOONOOOOVJS
b:this person	OOOROJROOOONNOR
b:this post	ONMNNNSNONNNRLO
b:this posting	OOOOMNMNNNNNLVN
b:this project	OOOOSOOOOOOOONM
b:this schedule	OOOOOSOOOOONOOO
b:this team	OONSLMOOOOOOOOP
b:this through	OOSNNNOOOOONOON
b:this unique	OOOOSOOOOLOOOOO
b:this vacancy	OOOOOOOOOOOOUOO
b:this varied	NNOOMONOOOOOLNU
b:this will	ONONLLLOMMTMPSN
b:this with	OOONOONOONNOTNO
b:this work	OOOSSJOOONOOOOO
b:thompsons of	OMVNPNMOOOOOONO
b:those applicants	OOOOOONOOOOOSOO
b:those they	OOTOMNOOOOOOOOO
b:those who	OOOOMOOOOOTOLRO
b:those with	OOOOOOLNNOOOTOO
b:thought background	OOMOOOOOOOOONSO
b:three main	ONONTKOOOOOOOOO
b:thrives in	OONOJOVOOOOOOOO
b:through diversity	OOMOOOOOOOOONSO
b:through expert	OOOOLTOOOOOOOOO
b:through quality	OOMOOONOOSOOOOO
b:through sunday	OOOOOOOOONSOOOO
b:through technology	OOUOOOOOOOOOOOO
b:through your	OONOOPSOONOOQMN
b:tight management	NNUOOOOOOOONOOO
b:tight timelines	OOOOOOTOOMOOOOO
b:tight-knit team	OOLQMMOOOVOOOOO
b:tiktok facebook	OOOOOSOOOOOOOOO
b:time for	OOOOTLNOOPOOOOO
b:time is	OONOOOLOONOTONO
b:time management	OOOOON[OOOOOOOO
b:time off	OOOOOOOOOSPOOOO
b:time series	OOOOOOOSOOOOOOO
b:time with	ONNOOOOOOOOOOTO
b:timely and	OOONUNOOOOOOOOO
b:timely implementation	OOOONSNOONOOOOO
b:times best	OOTOOOOOOUKONOO
b:tips and	OONOOOOOPSOOOOO
b:to 1	NNQMUJNOONOONNO
b:to 10	OOOONSPOOOOOOON
b:to accept	OOOOOOSOOOOOOOO
b:to achieve	OOOOOUNOOOOOOOO
b:to address	OOOOMSOOOOONOOO
b:to advance	OLNOSRLNOOOOOOO
b:to advanced	OOOOOMMOOUOOOOP
b:to all	OOOOOOOOOROOTPO
b:to alter	OOMOOONOOOOOOSO
b:to an	OOOOOOOOOOOOLTO
b:to apply	OOOOOOOOOOOOOTO
b:to appoint	OONOTOOMOOOOOOO
b:to appropriate	OOOOOUPOOOOOOOO
b:to ask	OOOOOOOOOOOOLSO
b:to attend	OOLONOLOORUNOOO
b:to be	OOOOOOOOOOOOSOO
b:to being	OOOOOOOOOOOOSOO
b:to building	OOJOOOOOOPOONVO
b:to business	OOOOMONOOSOOOOO
b:to capture	OOOOOSOOOOOOOOO
b:to carry	OOOOSOOOOLOOOOO
b:to change	OOOOOOOOSOSOOOO
b:to collate	OOOONMOOOTOOOOO
b:to communicate	OOOOONSOOOOOOOO
b:to complete	OOOOMUOOONOOROO
b:to comply	OONMOONOOOOOMTN
b:to continuous	OOOOOOSOOMOOOOO
b:to contribute	OONOTONOOTOOOOO
b:to creating	OOOOUNOOOOOOOQO
b:to customer	OOOOOOKOOOUOOOO
b:to cutting-edge	OOOOONOOOTOOMOO
b:to day	OULNKOPOONOOOOO
b:to delivering	OOUONOPOOOOOONO
b:to demonstrate	OQOOOPKQOOOOOOO
b:to develop	OOOOOOOOOSOOOOO
b:to discuss	OOKOOOOOPMONVOO
b:to diverse	OONOOSOOOOOOOOO
b:to diversity	OOMOOOOOOOOOOVO
b:to do	OOOOROSOOOOOOOO
b:to drive	OONOSNPOOOOOPOO
b:to eligibility	NONOOOTNOOMNNQN
b:to employ	OONOOOTOOOOOJPO
b:to end	OOPOMSPOOOOOOOO
b:to enjoy	OOOONNSOOOOOOOO
b:to evaluate	OOOOOOOOOOOONSO
b:to existing	OONONUMOOOOOOOO
b:to explain	OOOOOSOOOOOOOOO
b:to feel	OOOONONOOOOONSO
b:to finance	OONOONNOOTOOOOO
b:to find	OOOOOOOOOOOOWOL
b:to finish	OOOONSOOOOOOOOO
b:to flex	OOOOOOTOOOOOOOO
b:to following	OONOOONOOOOONSO
b:to form	OOOOOSNOONOOPNN
b:to foster	OOTONQOOONOOOOO
b:to further	OOQOLOOOOSOOOOO
b:to gain	OOLOMNLNOVOOQOO
b:to get	OOONONOOONTOTKO
b:to give	OOLOLOOOOOOOOUO
b:to grow	OOOOROOOOSOOOOO
b:to guarantee	OOOONUMOOOOOOOO
b:to hear	OOLOOOPOOOOOXOO
b:to hearing	OOOOMONOOOOOTOO
b:to hire	ROKOSNOOOOROOON
b:to hiring	OOLOOOOOOOOONUN
b:to http	OOOOOOOOOOOOSLO
b:to impactful	OOOOONOOOSOOOOO
b:to implement	OOOOOSOOOOOOOOO
b:to include	OMOOOTNNQOOOROM
b:to individuals	OOOOSLOOOOONROO
b:to inquiries	OOOOOPNOOOOOKSO
b:to inspect	OONOONLOOOOTOOO
b:to inspire	OONOSOOOONOOOOO
b:to internal	OOOONTOOOOOOOOO
b:to interview	OONOOOOOOOOOUOO
b:to invest	OOKOOONOOUOOOOO
b:to investigate	OOMTLOOOOOOOMOO
b:to join	OOOOYOOOOOOOOOO
b:to jumpstart	OOMOMOOOOTOOONO
b:to learn	OOTOOLUOOOOOOON
b:to live	OOOORNTOOOOOOOO
b:to manufacturing	NMOSOOOOOOOOOOO
b:to market	OOMSOONOOOOOOOO
b:to maximize	OOOOOTOOOOOOOOO
b:to move	OONNOONOOUOOOOO
b:to new	OOOOOOSOOOOOOOO
b:to offer	OPKOOOOOOOOUOPN
b:to other	OOOOONUOOOOONSO
b:to pass	OMOOOOUOOOOONON
b:to performance	OOPOOTOONPNNNOO
b:to plan	OOOOTOOOOOOOOOO
b:to potential	OOOOOOOOOSLOOOO
b:to practice	OOONOOUOOOOOOOO
b:to problem-solving	OOOOOOKUOOOMOOO
b:to process	OOMOPOMOOOOOMTO
b:to product	OOOTMMMOOOOOOON
b:to program	OOOOKSOOOOOOOOO
b:to progress	OOOOPNMOOUOOOOO
b:to project	OOOOTOOOOOOONOO
b:to provide	OOOOSOOOOOOOOOO
b:to pursue	OPTONOOOOMOONML
b:to put	OOTOOOOOONOONOO
b:to read	OOOOOONSOOOOOOO
b:to real	OOMRTMMOOOOOOOO
b:to recruit	OOLOVNNOOMOOOOO
b:to research	OOOOSMKSOOOOOOO
b:to respond	OONOOOMOOOOOVLO
b:to return	OONOOOOOOSOOOOO
b:to review	OOOOOOOOOOOOOTN
b:to safeguarding	OOKOOPOOOOOOUOO
b:to save	OOOOOOOOOOOOTMO
b:to select	OOONRKSOOOOOOOO
b:to serve	OOOOTMNOOOOOOPO
b:to shape	OOOSVKNOOOOOOOO
b:to social	OOSOOMOOOOOOOOO
b:to source	OLOONMNOOUNOOOO
b:to staff	OOOOOSOOONOOORO
b:to stakeholders	ONOONNNOOUOOONO
b:to start	OOOONOXOONNOROO
b:to steer	ONQOSMOOOOOOOOO
b:to successful	OOOOOOMOOOOOSOO
b:to talk	OOOOOOTOOOOOPNO
b:to teach	OOLOPNNOOLTOMRN
b:to testing	OOOSPMNOOOOOOOO
b:to that	OOTOMNSOOOOOLOO
b:to their	OONONTROOOOOOOO
b:to this	OOLSOOKLOONQJWO
b:to training	OOQONNMOOPTOOON
b:to transform	OOOOSNOOOOOOOON
b:to travel	OOOOONTOOOSOOOO
b:to troubleshooting	OOOOOOTMOOOOOOO
b:to understand	OOOOOSOOOOOOOOO
b:to use	OOOOKORSOOOONOO
b:to various	OOOOOOOOOOSOOOO
b:to vp	OMOTONOOOOOOOOO
b:to work	OOOOOOWOOOOOOOO
b:today and	OOJOONMOOROOUOO
b:together we	OOXONOOOOMOOOOO
b:tool usage	OONOONMOOOOOOOS
b:toolbar button	OONOOMMONNMNNOU
b:tools &	OROMNNNOOSOOOOO
b:tools as	OONOOMOOOOOOOOS
b:tools equipment	OOOOOOLOPTOOOOO
b:tools for	OOOONMLTMTOONOO
b:tools like	OOOOOSOOOOOOOOP
b:top tier	OONOOOOOOSMOOOO
b:total rewards	OVMOOOOOOOOOPOO
b:totale et	OOPOOONOOTOOOOO
b:touch with	OOOOOTOOONOOOOO
b:tous les	OOOONTMOOOOOOOO
b:tout en	OOOOOJUOOOOOOOO
b:town cardiffregion	OLNOOONONOOUOOO
b:town planner	ROOOSOPOOOOOOOO
b:town western	OONOOOOOOOOTOOO
b:trabajar con	OLLONOROMOOOTOO
b:track of	OOOOOSOOONOOOOO
b:traffic laws	ONOOOOSOOOONOOO
b:train you	OONOOLMMOUOOMOO
b:training &	OOOOOOOOOSOOOOO
b:training and	OOOOOOOOOWOOOOO
b:training for	OOOONOQOOTOOOOM
b:training is	ONOONJUOOMPOOOO
b:training on	OONOOONOOTOOOOO
b:training or	OOOOOOLSOOOOOOO
b:training period	OOOOOOOOOOSOOOL
b:training professional	OOOOMOSOOMOOOOO
b:training program	OOMOMOOOOUMNOOO
b:training provided	OOMOOLNOOWOOOOO
b:training through	OOOOOPOOOSOOOOO
b:training to	OLLOMOUNOSOOOOO
b:transactional datasets	OOOOONNOOOOOOOS
b:transcript must	OOOOOOLOOOOOSMO
b:transcript of	OONOOOOOOPOOUMO
b:transcripts are	OOOOOOLOOOOOSOO
b:transfer pricing	OOOOOOLSONOOOOO
b:transferable skills	OOOOOONOPNOOSOO
b:transform how	OOLOTMOOOOOOOOO
b:transform the	OOSOONONOOOOOOO
b:transformative journey	OONOLOOOOTOOLOO
b:transparent and	ONOSJKRNOROONOO
b:travail de	OOOONNSOOOOOOOO
b:travail en	OOOONLVOOOOOOOO
b:travailler dans	OOOONOSOOOOOOOO
b:travaux de	OOTNNRMOOOONNOM
b:travel arrangements	OOOOOUNOONLOMOO
b:travel as	OIOOONPOOOUOOOO
b:travel required	NNOOOQJOOOWROOO
b:travel to	OSOOLNOOOOWOOOO
b:trends and	OOOOOUOOOOOOOOO
b:trends inform	OOOOOTOOOOOOOOO
b:trips to	OOOONULNOONNOON
b:true hospitality	OOTLNOLOOOOOOOM
b:truly matters	OOMSTMOOOLNNOOO
b:trust is	OOTOOOOOMOOOOOO
b:trust you	OOLMLOOOONOOKOV
b:trusted advisor	OOMSKQOOOKOOOOO
b:tty for	OOOOOOOOOOOMNSL
b:tuineje las	OOOOOOOOOOOSOOO
b:two days	OOOOLOOOOSNOOOO
b:two years	OOOOOOOOOOOOVOO
b:type de	OTOOONOOOMROOON
b:type full-time	OLOOOOOOOOUOOON
b:type merit	OJNONONONONNVNM
b:type n	OOOOOONOOOOOTOM
b:type of	OLNOOOVOOOQOMOO
b:types of	OOOOOLVOOOOOOOO
b:types with	OOSOOMQOOMOOOOO
b:typical duties	ONONNLMOOONNNTN
b:typical prison	ONMOUONOOOOOMOO
b:u s	OOOOOLOOOUOOOON
b:uk careers	NMJNOOLOOSONVLL
b:uk driving	OOOOOOUOOOOOOOO
b:uk government	ONNOOONOOOOOPSM
b:uk immigration	OOOMOOMOOOOOOSN
b:ulm mn	NOROOOLONOONTON
b:un avantage	OOOONMLVOOOONOO
b:un client	LOOOTOOOOOMOOOO
b:un contrat	OOOOOOOOONTONOO
b:un poste	OOOOOOSOOOOOOOO
b:un saas	OOOOOOMOOSOOOOO
b:una cultura	ONSOOONOMQOONNO
b:unable to	OOMOOOVOONOOJRO
b:under canvas'	OOOOSOQOOOOOOOO
b:under pressure	OONOPNVOOOOOOOO
b:under the	OOOXSMOOOOOOOOO
b:understand and	OOOONNROOOOOOSO
b:understand their	OOOOLTOOOOOOOOO
b:understanding of	OOOOOOOVOOOOOOO
b:understanding the	OOOOLPVOOMOOOOO
b:undertake a	OOOOMSOOOOOONOO
b:une aventure	OOOOSMKOOMOOSOO
b:une culture	OOPOOONOOTOOOOO
b:une entreprise	LOTOQNOOOOOOOOO
b:une expérience	OOOOMNUROOOOOOO
b:uniform provided	OOOOOOOOOSOOOOO
b:unique blend	OOOOMOSOOOOOONO
b:unique career	OOOOSOOOOLOOOOO
b:unique d'être	OOOOOOMOOSOOOOO
b:unique opportunity	OOLOWOOOONOOOOO
b:unit s	OOOONSOOOOOOOOO
b:unit to	OONOSOMOOOOOOOO
b:united states	OOOOOOOOOOOTOOO
b:university in	OLPNOUOOOOOPOOO
b:university medical	OOUOOOOOOOOOOOO
b:unlawful discrimination	OONOOOMOOOOOOSO
b:unparalleled exposure	OOLTOOOOONOOOOO
b:unposting date	OTOOOOOOOOOONOO
b:unsafe conditions	ONONOUMLONOOOOO
b:unsolicited resumes	OOOOOOOOOOOOOTO
b:until start	OOMSOOOOOOOOOOO
b:until the	OOOSNORNOONNOOO
b:up a	SVKOKOOOONOOPNO
b:up into	OONNKNOOOWNONOO
b:up of	OOSOOOOOPNONOOO
b:up to	OOOOOOOOOTOOOOO
b:up-to-date on	OOOOOSOOONOOOON
b:uphold agency	OOMOOOSOOOOOOOO
b:upon to	OOOOOMSOOOMOOOO
b:us and	OOTOMOONOMOOSOO
b:us as	OOMOROONOVOLOOO
b:us at	OOMOUOOOOQOOLPO
b:us for	OOPOLOOOOUOOPNO
b:us in	OOVOLOOOONOOPOO
b:us is	ONSONOQOONOOLNO
b:us joining	ONUOOOOOONOOLNO
b:us know	OOQOOONOOOOOLSO
b:us on	OOQONNOOOOOOOOT
b:us today	OONNNOOOOMOOVNO
b:us we	OONOOOOOOPOOLSO
b:use cookies	OOOOOOPNOOOOOLS
b:use in	OOOOOTQOOOOOMOO
b:use the	ONMOOOMOOPOOMUO
b:use this	OONOOOOOOOOOMTO
b:use your	OOSOKOSOOMOOLOO
b:used in	OOOSNMOOOROOOOO
b:used to	ONLNRTLOOOOONOO
b:user acceptance	OOOOOSNOOOOOOOO
b:uses cookies	OOOOOOMNOOOONOS
b:using an	NNMQMPLUNNNNNNO
b:using higheredjobs	OLNOOOJNNOOOONV
b:using structured	OOSONPNOOOOOOOO
b:using various	OOOOOSOOOOOOOOO
b:utilization management	OPOOSNQONMONOOR
b:vacancy is	KOMOTOOOOOOOPMO
b:vacancy type	OJNONONONONNVNM
b:vaccine series	OONOOOOOOONONSO
b:valid california	OOOOOOTNOOOOOOO
b:valid cpr	OOOOONTOOOOOOOO
b:valor a	ONTOPOOONOOOONO
b:valuation group	OOTOOOOOOOOOMOO
b:value ag	OMTOOOOOOOOOPOO
b:value chain	VKMMQOOOOONOOOO
b:value our	OOSONONOOOOOONO
b:value the	OOUOMOOOOMOOOOO
b:value with	OONOMPSOOOOOOOO
b:values innovation	OUPOPOKNNKNNLON
b:values of	OORONOSOONOOONO
b:values policies	OOMOOOSOOOOOOOO
b:values we	OOSOOOOOOOOOOOO
b:vara med	ONMQPLMONVNNNOO
b:varied role	NNOOMONOOOOOLNU
b:various levels	OOOOOKSOOOOOOOO
b:various locations	OOMOMQOOONTOOOO
b:various shifts	OOOOOONOOOSOOOO
b:varying levels	OOLTOPOOOOOOOOO
b:vendors and	OONTNOMOOOOOOOO
b:verde solutions	OPOOOOOOOTOOOOJ
b:verification of	OOOOOOSOOOOONPO
b:versed in	OOOOMMTOOOOOOOO
b:very best	OOOOOOOOOOOOSNO
b:vetting charter	OOOOONKOOOOONTO
b:view the	OKOOOMMOOOOOWNM
b:viewber is	OONOOOMONNOOSPO
b:villeneuve de	ONKOLOMOOMNUNOO
b:visa sponsorship	OONOOOWOOOOOIKO
b:vision and	OOOOOVMOOOOOOOO
b:visit our	OOTOOOOOOQOOOMO
b:visit www	OOROOOOOOOOOPOJ
b:vital part	OONOTLOOOOOOOOO
b:vlocity developer	SNOOOOOOOOOOOOO
b:volunteer events	OOOONNMOOTNONOO
b:volunteer program	ONOOOSOOOOOOOOO
b:vos marques	ONNONONOOMOOUON
b:vos missions	OWNOOLOOOOOOOOO
b:votre candidature	OOMONOKOONNOWNN
b:votre domicile	OOOOOMOMOVOPOON
b:votre rôle	OOOOSNOOOOOOOOO
b:votre vie	OOTOMNKMORPNMNO
b:vous accompagner	OMOOONOOOTOOOOM
b:vous aurez	NRNOOSNOONOOOOO
b:vous avez	OOOOOKUOOOOOOOO
b:vous former	OOOOOMNOOSOOOON
b:vous maîtrisez	OOOOOOSOOOOOOOO
b:vous ne	OMONQLLOOUOOMOO
b:vous possédez	OOOOOOMSOOOOOOO
b:vous pouvez	NOUNNLKNNMNNPNM
b:vous recherchez	OOOONITOONOOSOO
b:vous réalisez	OOOONVKOONNOOOO
b:vous travaillerez	OOOONSNOOOOOOOO
b:vous établissez	NOOPOSNOOOOOOOO
b:vous êtes	OOOOONUOOOOOPOO
b:vp of	OOORSKOOOOOOOOO
b:vs code	OOOSOMMQOOOOOON
b:wakefield audi	ONTOOOOOOOOPMON
b:wales welsh	OOOOOOSOOOOOKOO
b:walks of	ONKTNONOONOONRO
b:want to	OOOOSNSOOOOOROO
b:warehouse &	ONOTOONNOOOOOOO
b:warm and	OOOOOSOOOOOOOOO
b:way the	OOMOQNMOOSOOOOO
b:way to	OONONRMNOTOOOOO
b:way we	OOOOSOOOOROOKPO
b:we aim	OOTOOOOOOOOOPOO
b:we also	OOSOOOOOOOOONPO
b:we appreciate	OOMOOOQOONNOSNO
b:we believe	OOUOOOMOOPOOOOO
b:we can't	OOOONONNOMOOUNN
b:we care	OOUOOOOOOOOOOPO
b:we collect	OOLOONOOOOOOLUO
b:we consider	OOKOQOOOPTOONOO
b:we continually	OOSOONOOOOOOOOO
b:we currently	OOLOPOOOOOOTOOM
b:we do	OOVOTONOOOOOLQO
b:we employ	OOTONNRONNOOOOO
b:we expect	OOKMONUOOOOOONO
b:we foster	OMSONOOOMOOOONO
b:we genuinely	OOTNMOOOONOOOON
b:we hire	OOVOOOLOOOOOOON
b:we identify	OOMPNMTOOOONOOO
b:we invite	OORONOJOOPOOUOO
b:we look	OOMOMOROOPOOSOO
b:we make	NOMVNNMSOOOONNO
b:we may	OOOOOOLOOOSOPOO
b:we need	OORNSOQOOOOOMOO
b:we operate	OOTOOOOOOMOOOOO
b:we partner	OOSOOOOOOOOOOOO
b:we pride	OOUOOOOOOOOOOOO
b:we provide	OOOOOMOOOVOOOOO
b:we receive	OONONOOOOOOOUMO
b:we recruit	OOKOOOOOOOOONUO
b:we reserve	OOOONNOOOOOOSNO
b:we strive	OOSOOOOOOJOOOOO
b:we suggest	NNJNMONNNNNNMMW
b:we take	OONONNUOSOOONNO
b:we use	NLNULNONNNNNKOR
b:we value	OOVOOMPOONOOONO
b:we want	OOROOOSOOOOOOOO
b:we welcome	OOOOOOOOOOOOOSO
b:we will	OOMOOKMOOYOOTQO
b:we won't	OOPONOMOOSOOONO
b:we work	OOUOOOOOOOOOOOO
b:we would	OOOOSOLOOOOOQQO
b:we'd love	OOMOMOSOONOOUOO
b:we'll make	OOPONOOOOOOOKTO
b:we're a	ONVNMOPOOKOOOOO
b:we're all	ONSOOOOOOPOOOOO
b:we're also	OOSOOOOONOOOOOO
b:we're committed	OOTOONOOOOOOOMO
b:we're here	OOTOOOOOOOOOOOO
b:we're in	OULNMNNOOLONOOO
b:we're looking	OSIOSOOOOOPOOOO
b:we're seeking	OOKOUOOOOOOOOOO
b:we've been	OOSOOOOOOOOONOO
b:weather conditions	OOOONMXOOONOOMO
b:web developer	OONOUOOOOOOOOOO
b:website and	OOOONUOOONOOLNS
b:wed thur	ONOOOOOOOOSNOON
b:wed thurs	OOMOOOOOOOTNOOO
b:wednesday through	OOOOOOOOONSOOOO
b:week 4	OONOOOOOOOUMOON
b:week and	OOMOSOOOOOPOOOO
b:week in	OOOONONOOOOSOOO
b:week with	OOOONOOOOOTOOOO
b:weekend days	OOOOOOLONOTOOOO
b:weekend shifts	ONOOOOOOTOLOOOO
b:weekends and	OOOOONQOOMWOOOO
b:weekends as	OOOOOMOOONVOOOO
b:welcome applicants	OOMOOONOOOOOTRO
b:well established	OOTOLOOOOOOOOOO
b:well within	OOOOMOTOOOOOOOO
b:well-being and	OOOOPNOOOTOOOLO
b:wellbeing and	OOUONOOOOOOOOOO
b:wellbeing of	OONOOOOOOTOOOOM
b:wellbeing support	OOOOOOOOOTOOOOO
b:wellness and	OOOOOOTOONOOOOO
b:wellness benefits	OVOOOOOOOJOOOOM
b:wellness in	OOSNOMOOONOOOOO
b:wenn du	OLOOONOOOOOOSNO
b:western cape	OONOOOOOOOOTOOO
b:what are	OTLNINQMOONNONT
b:what benefits	OOOOOOOOOTOONOO
b:what do	OMOOSNNOOOOOQOO
b:what it	OOOOOSKOOOOOOOO
b:what makes	OLORMLSOOOOOOOO
b:what mix	OOOOOSMOOOOOOOO
b:what our	ONSOOOOOOMOOOOO
b:what they	OOONNOSOOPOOOOO
b:what we're	OOOOMOOOOOOOSOO
b:what will	OSOOOPMOOOOOOOO
b:what would	OMOMMTOOOONOOOO
b:what you'll	OZOOOOOOOPOOOOO
b:what's in	OTOOONOOOOOOOOO
b:what's next	MQUNLNLNNKOOQLO
b:whatever your	OOMOMOMOOOOOOTO
b:when attending	OONNSOOOONOOOOO
b:when required	OMTOOOKOOOSOOOO
b:when specified	OOOOOOSOOOOOKOO
b:when the	OONOOUOOOOOONOO
b:when we	OOMOOOMOONOOMTO
b:when you	OOOOOOOOOOOOPTN
b:whenever you	ONNOKNMNNMLOPNU
b:where every	OOLOTONOONNNOOO
b:where the	OONYJLNOOOOOONO
b:where theory	OONOLOOOOTOOLOO
b:where there	OOOONONOOMOOTOO
b:where this	OOOOMOTNOONOONO
b:where to	OUOOOOOOOOOOJOO
b:where we	OOPSOOOOONOOOOO
b:where you	OOOOJOROOUOOPNO
b:wherever you	OOLONOMONPORSOO
b:which can	OOOOOMPOOOPOMSM
b:which we	OONRNONOOOOONTO
b:while building	OONOUOMOOOOOOOO
b:while following	OOOONSNOONOOOOO
b:who are	OOTOOOOOOOOOOOO
b:who has	OOOOMOTOOOOOOOO
b:who is	OONOOOUOOOOOOOO
b:who meet	OOOOOOOOOOOOMTO
b:who need	OOTONNOOOOOOOOO
b:who ran	OOOOMNSOOOONOOO
b:who suffer	OONTOLNOOOOOOOO
b:who thrives	OOMONOTOOOOOOOO
b:who want	OOJOOMUOOQOOMOO
b:who wants	OOMOSOLOOQOQNOO
b:who we	OXOOOOLOONONOOO
b:who works	OONOLOSOOOOOOOO
b:why choose	OSOOOOOOOOOOOOO
b:why join	OOOOOOTOOPOOMOO
b:why this	OUOOMOOOOKOOOOO
b:wider service	OOOOONSOONNOOOO
b:will also	OOOOMSOOOOOOROO
b:will build	OOOOMSMOOOOOOOO
b:will collaborate	OOOQLSOOOOOOOOO
b:will consider	OOOOOOOOOOOOQSO
b:will contribute	OOMSTMNOONOOOOO
b:will cover	ONOLNSMOOOOOROO
b:will depend	OOOOONROTMMOOOO
b:will develop	OOOOPTOOOPOOOOO
b:will directly	ONLRXONOOLOONNO
b:will discuss	OOONNONOOMOOWMO
b:will drive	OOOOUMPOOOOOOON
b:will encompass	OONOTOLOONOOMOO
b:will focus	OOOOMSOOOOOOOOO
b:will give	OOKOOPOOOQMOORO
b:will have	OOORHMUOOORONOO
b:will help	OONOTOOOOOOOMQO
b:will independently	OOOOSMOOOOOOOOO
b:will lead	OOONRSMOOOOOOOO
b:will maintain	OOOOSSNOOOOOONO
b:will manage	OONQSMOOOOOOOOO
b:will never	ONOQNMNOQSOOMOO
b:will only	OOOOOOOOOOOOUOO
b:will play	OOOOUOOOOOOOOOO
b:will possess	OOOONMTPOOOOOOO
b:will provide	OOLOOOLOOXOONOO
b:will receive	OOOONOOOSOOOOOO
b:will report	NON[IHNOOOONOOO
b:will require	OOOOMOTOONPOOOO
b:will set	OOOOOPIUOOOMOOO
b:will take	ONPNMQOOOTPONOM
b:will train	NNLNLPKUNUMNLLN
b:will work	OOOWOOMOOOOOOOO
b:will you	OSOOOPMOOOOOOOO
b:willing to	OOOOOOUOQOOOOOO
b:willingness to	OOOOOOXOOOOOOOO
b:winthrop p	NNUONOOOOOOOOOO
b:with activities	OLOOOSOOOOOOOOO
b:with additional	OONOOONSOQOOOOO
b:with all	OOMROUOOOOOOOOO
b:with an	OOOOOOUOOOOOOOO
b:with applicable	OOOOOOOOOOOOOSO
b:with children	OOOOOOTMOOOOOOO
b:with common	OOONNTONOOOOOOO
b:with confidence	OOOONOTOOOOOKOO
b:with contact	NNNNNNKVNNNNJMM
b:with criminal	OOOOOOOOOOOOQSO
b:with dbt	OOOOONTMOOOOOOO
b:with desktop	OOOOOONOOOOSOOO
b:with dignity	OOTONNOOONOOOOO
b:with disabilities	OOOOOOOOOOOOOUO
b:with erp	OOOOONSMOOOOOOO
b:with established	OOOOOSROOOOOMLO
b:with experience	OOOOOOOOUOOOOOO
b:with genuine	OOOOOOTOONOONOO
b:with good	OOOOOOTOOOOOOOO
b:with heart	OOSOOOOOOOOOOOO
b:with holiday	OOOOOSOOOMOOOOO
b:with immediate	OOMNOMMNRNRUNNN
b:with industry	OOLRVMLOOPPONNO
b:with innovative	OOSOOONOOOOOOOO
b:with internal	OOOOOSOOOOOOOOO
b:with internet	OOOOOOTOOMONOOO
b:with key	OUOOOMONOOOOOOO
b:with leading	OOPONNNOOSOOOOM
b:with less	OOOOOOLNNOOOTOO
b:with little	NNKNSLONNONUMNO
b:with match	OOOOOOOOOVOOOOO
b:with multiple	OOOOOOSOOOOOOOO
b:with national	OONOONNTOOOOONO
b:with necessary	NNNNMLNNNUNSMNO
b:with new	OMOONSOOOOOOOON
b:with no	OOLNLORORQOSLNM
b:with opportunities	OOKPONOOOTOOOQO
b:with other	OOOOPTOOOOOONOO
b:with over	OOTOOOMOOOOOOOO
b:with practical	OOOOOTOOOPOOOOO
b:with project	OOOOOSOOOOOOOOO
b:with purpose	NMUNOOOOONNOMMN
b:with respect	OOKOOOOOOOOOOUO
b:with senior	OOOOTKPOOOOOROO
b:with some	OOUONLNOOOOOOOP
b:with them	OOOOOSOOONOOOOO
b:with this	NNORJLNOOROMMPR
b:with uk	OOOMOOMOOOOOOSN
b:with unparalleled	OOLTOOOOONOOOOO
b:with up	OOOOOOOOLTOOOOO
b:with us	OSSOLNLOOMOOVKM
b:with various	OOOOMSOOOOOOOOO
b:with varying	OOLTOOOOONOOOOO
b:with vendors	OOOOOSMOOOOOOOO
b:with your	OOMOMRNOOOOSVOO
b:within our	OOOOOONOOTOOOOO
b:within that	OOMONMMOMNUQLOQ
b:without notice	OOMOONNOOOOOOUO
b:women's independent	UOLOOOOOOOOOOOO
b:word for	OOSOOOOOONOOMOO
b:work 2024	OOROOOOOOTKOMOO
b:work alongside	OOONNQOOOSOOOOO
b:work and	OOOOOOOOOTOOOOO
b:work as	OOOQSJROOOOOMOM
b:work authorization	OONOOOQOOOOOMSN
b:work can	ONSONOOOONOQNMO
b:work collaboratively	OOOOOSOOOOOOOOO
b:work environment	ORQOOONOOXOOOOO
b:work for	OOOOSOOOOOOOOQP
b:work from	OOOOOONOOOOUOOO
b:work hard	OOTOOOOOOMOOONO
b:work in	OOOOQOWOOOOOOOO
b:work is	OOMRONMINOOXNOO
b:work life	OIOOPOOOOXOOOOO
b:work load	OOOOOTNOONPONMO
b:work location	OOOOOONNULONOOO
b:work locations	OTOOOOOOOOOLOOO
b:work of	OOMOUOQOOMOOMPO
b:work on	OOOOOKWOOOPOOOO
b:work options	OOOOOOOOOTOOOOO
b:work schedule	OQNOOOOOQTLOOOO
b:work scheme	OOOOOOOOOUOOOOO
b:work various	OOOOOOMOOOSOOOO
b:work well	OOOOMOSOOOOOOOO
b:work will	ONONXLPOOOOPLMO
b:work with	OOORNTOOOOOOOOO
b:work you	OOMOUOOOOOOONON
b:worked in	OOKONNRTONOONOO
b:worked on	OOQOONSOOOOLNON
b:worker visa	OOOOLOOOOOOOOTL
b:worker visas	OOOOMOQOOOOOOUM
b:workers and	NJNNNOMNOONNNVN
b:working alongside	OPOVMOOOOKOONOO
b:working and	OOOOONTOONOOOPO
b:working arrangements	OOOOOOSOOOOONNO
b:working at	OOTOOOPOOOOOMOO
b:working closely	OOMOVLNOONOOOOO
b:working collaboratively	OOOOLOUOOOOOOOO
b:working conditions	MOOONNOOOOOUOOM
b:working environment	OOSOOOOOOOOOOOO
b:working for	OVRNLOKOOOOORIN
b:working in	OOOOSOSOOOOOOON
b:working on	OSKQONROOQOOOOO
b:working together	OOSOOONOOOOOOON
b:working towards	ONOOPOTOOOOOOOO
b:working within	OOOOQSOOOOOOOOO
b:workplace offering	OOSOOOOONOOOOOO
b:works in	NNNONPKNONNUONO
b:works to	OOTOONOOOOOOOOO
b:works well	OOOOONSOOOOOOOO
b:world of	OONOQTOOOOOOOOO
b:world to	OOSOOOOOOOOOOOO
b:world-class products	OOMSOONOOOOOOOO
b:would be	OONOPOPWOOOOOOM
b:would love	OOOOVOLOOOOOOOO
b:would make	OQOOOOMNOOOOSOL
b:written test	OOOOOOLOOOOOTOO
b:www governmentjobs	OOOOOONOOOOOTOM
b:y con	OOTOOOOOOLOOOOO
b:y la	OOOOOOOONTOONOO
b:y te	OOMONOQOOLOOSON
b:yard and	OOOOOTOOOOONOOO
b:year equivalent	OOOOOOTNNOOOOOM
b:year of	OOOOOONSLOOOTOO
b:year preferred	OOOOOOOUNNOOOOO
b:years experience	OOOOOOVLOOOOOOO
b:years in	OOSOOOPOOOOOOOM
b:years of	OOOOOOYOOOOOOOO
b:years required	OOOOOOVOOOOOOOK
b:you against	OOOOONLNOOOOTOO
b:you all	OOMOOOOOOPOOSNO
b:you answered	OOOOOONOOOOOVOL
b:you as	OOSOMPNOOOOOOOO
b:you begin	OOOOOOLOOOOOTNO
b:you believe	OOMOSNOOOOOOOON
b:you bring	OOSOONOOONOOOOO
b:you could	NMNNNMTMMUNOLNO
b:you do	OOQOOOSOOOOOOOL
b:you don't	OOOOONSOOOOOOOO
b:you enjoy	OONOPOSOONOOOOO
b:you enter	NNJNMONNNNNNMMW
b:you have	OONOOOOOOOOOVOO
b:you know	OOOOOOSNOROONOO
b:you like	NMTOQNLMONOOPLN
b:you make	OONOSRMOLOOOMOO
b:you may	OOOOOOMOOOOOTOO
b:you must	OOOOOOUOOOOOOOO
b:you own	OOQOJNOOOMOOLOU
b:you passionate	OOMOYOMOOOOOMOO
b:you related	ONNMMONOOOOOTOO
b:you require	OOOOONOOOPOOLUO
b:you say	ONLNMQSONONONOO
b:you the	OOKOPOOOOQOOTNL
b:you think	OOOOOOMOOOOOWOO
b:you thrive	OONOVOPOOOOOKOO
b:you to	OOOOOLNOOROOSOO
b:you understand	OOOOOMSOOOOOOOO
b:you will	OOOOPVOOOOOOOOO
b:you with	ONQNPNMOOTOONOO
b:you won't	OMOOOOMOOSOONOO
b:you would	OOOOMONOOOQNNTO
b:you'll apply	OOOOSOOOOOOOOOO
b:you'll be	OVOOOPOOOPOOOOO
b:you'll keep	OONOSMNOOOOOOOO
b:you'll make	OOOOUMOOOOOOOOO
b:you'll own	OOMSOPMOOOOOOOO
b:you'll play	OOOOUNOOOOOOOOO
b:you'll provide	OOOOOSOOOOOOOOO
b:you'll work	OOLSTKMOONOSOOO
b:you're an	OOOOSOPOOOOOLOO
b:you're comfortable	OONONNNNMNURLOO
b:you're excited	OOOOONLOOOOOSOO
b:you're not	OOTOOONOOOOOOOO
b:you're ready	OOOOOOLOOKOPVOO
b:your ambition	OVMOOOOOOKOOOOO
b:your application	OOOOOOOOOOOO¡OO
b:your background	OONONOMOOOOOPUO
b:your birthday	OOOOOMOMNUNOOOO
b:your brand	OOONONNOOSOOOOO
b:your career	OLVORMIOOUOOOOO
b:your colleagues	OOONMPSOOONOOOO
b:your contribution	OUMOONPOONOOKOO
b:your contributions	OMLOTNOOLRONOOO
b:your current	ONLONONOOOOOSOO
b:your cv	OOOOOOOOOOOOUNO
b:your dedication	OOOOONOOSMOOPOO
b:your employment	OOOOOOOOOQONOSO
b:your experience	OOOOONKNPQOOVOK
b:your first	OPUOQJNOORNOKON
b:your future	OSJOOMOOOROOSON
b:your hourly	OOOOOOOOSNOOMOO
b:your impact	OPUOKOOOOOOONOO
b:your individual	OOMOOOMOUMOONNO
b:your information	OOMOOOMOOOOOJWO
b:your interest	OOOOOOMOOOOOTOO
b:your life	OXKONMOOOMOOOOO
b:your lifestyle	OOOOOOOOOSOOOOO
b:your mark	OINOQONOOOOOJOU
b:your military	OOOOOOOOONOOSNO
b:your mission	OSNOOOOOOOOOOOO
b:your name	OONOOOMOONMOVNO
b:your needs	OOOOOOOOOQOOKTN
b:your official	OOOOOOMOOOOOTOO
b:your opportunity	PURONOOONLOMKNN
b:your overall	OOPOOOOOSLOOOOO
b:your own	OOOOONOOOUOOOOO
b:your passion	OONOPROOOMOOTMO
b:your personal	OLNOMMQOOOOONOS
b:your pi	OOLOONOOOOOOLUO
b:your pipeline	OOOOOLMUMOOONOO
b:your place	OOIOOOOOOOQOTOO
b:your professional	OOTOOOOOOOOOOOO
b:your pt	OOOOOMOOTOOONOO
b:your records	OOOOOOOOOOOOTMO
b:your recruiter	OOOOOOOOQNOOTOO
b:your resume	OOOOSOOOOKOOQOO
b:your rights	OOOOOOOOOOOOLVO
b:your role	OOPMMQOOOTOONOO
b:your shifts	OOOOOOPOOOTOOOO
b:your sign	NMLNINMNMMMMLNX
b:your skills	OOMOTLKOOXOOOOO
b:your team	OPPMOOOOOPSOKOO
b:your voice	OOVOOOOOOJOOOOO
b:your way	OONONNNTONOOOON
b:your well-being	OOMOLOOOOTOOOOO
b:your work	OOPOSNLOOSOOMOO
b:yourself and	OOOOOONOOUOOOOO
b:yunex traffic	OOOOOOOOOOOOOSO
b:zenith energy's	OOOOSMOOOOOOOOO
b:zéro chaos	OOONSONOOOOOOOO
b:£ 1	OOOOOOOONSOONOO
b:£ 12	OOOOOOOOTMOOOOO
b:à 18h30	OOPOOOOOOOSOOOO
b:à commencer	OOOONOOOONOOSOO
b:à forte	OOOOOOMOOSOOOOO
b:à l'écoute	OOMONMSOONNNTNN
b:à la	OOMOUTOOOOOOOOO
b:à partir	NOOOOOMOOOTOMOM
b:à postuler	OOOONNNOOMONUON
b:à pourvoir	SMNNQLMMNNQNNNM
b:à travailler	OOOOSLQOOOOOOOO
b:êtes autonome	OOOONNTOOOOOOOO
b:êtes titulaire	OOOOOMSOOOOOOOO
b:être le	OOONSONOOOOOOOO
b:être à	OONONOTOOMNOOOO
b:모두가 어제보다	ONTPOOOOOOOONOL
b:분이 필요해요	OOONONVLOOOOOOK
b:분이면 좋아요	OOOOOMLUOOOONOL
b:어제보다 나은	ONTPOOOOOOOONOL
b:운영하고 있어요	NNKWOLNMNNNNMNM
b:있으신 분이	OOONONVLOOOOOOK
b:지향점을 두고	ONTPOOOOOOOONOL
b:팀원 모두가	ONTPOOOOOOOONOL
b:함께 할	OVONOLONOONOMOL
benefit&cue:company	OOOOOOOOOTOOOOO
benefit&cue:duty	OOROOOOOOXOOOOO
benefit&cue:legal	OOUOOOOOOLOOMWO
benefit&cue:noise	OOMRMOOOOMOOSQO
benefit&cue:overview	OPOOKPOOOMOSROO
benefit&cue:pay	OOOOOOOO^OOOOOO
benefit&cue:place	OOOOOOOOOPOTOOO
benefit&cue:process	ONLOOOOOOMOOUXO
benefit&cue:schedule	OOOOOOOOQRUOOOO
benefit&cue:wish	OOOOOOLWOOOOOOO
benefit&cue:you	OOOWOOOOOIOOOOO
benefit&sign:call	OOOOJOOOOOOOTOR
benefit&sign:colon	OZOOOOOOOJOOOOO
benefit&sign:digit	OOOOOOOOOWOOOOO
benefit&sign:inSomewhere	OOOOMOOOPOOVOOO
benefit&sign:money	OOOOOOOOSOOOOOO
benefit&sign:question	OZNOMOOOOJOOQOO
benefit&sign:titleCase	OTOOOOOOPOOOOOO
benefit&sign:town	OOOOOOOOMTOOOOO
benefit&sign:url	OONOOONOOSOOQON
benefit&sign:years	OOOOOOVRNJOOOOM
company&cue:legal	OOOOOOOOOOOOOWO
company&cue:noise	OTROOOOOOOOOOOO
company&cue:offer	OOOOOOOOOYOOOOO
company&cue:overview	ONKRUOPOOOOOOOO
company&cue:pay	OOOOOOOORJOOOOO
company&cue:place	OOTOOOOOOOOOOOO
company&cue:process	OOOOOOOOOOOOOTO
company&cue:schedule	OONOOOOOOPWOOOO
company&sign:call	OKOOSOPOOOOOPOO
company&sign:capitals	OOJOOOOOVOOOMOL
company&sign:clock	OOPOOOOOOMMOLSO
company&sign:colon	OWOOOOOOLOOOOOO
company&sign:commaName	OOYOOOOOOOOOOOO
company&sign:digit	OOUOOOQOQOOOOOM
company&sign:mail	OOOOOOOOOOMOKTO
company&sign:percent	OOOOOOUONKOOOOO
company&sign:question	OXLOOOOOOLOOTOO
company&sign:stop	OOVOOOOOOOOOOOO
company&sign:titleCase	OZPOOOPOOOOOOOO
company&sign:town	NMWNONNONNNKOOO
company&sign:url	OOWOOOOOOONOKRM
company&sign:year	OOZOOOOOOOOOOOO
cue2:company	OOYOOOOOOOOOOOO
cue2:demand	OOOOOOZOOOOOOOO
cue2:duty	OOOOOXOOOOOOOOO
cue2:legal	OOOOOOOOOOOOK¡O
cue2:noise	OOLOOOMOONOOKN[
cue2:offer	OOOOOOOOO_OOOOO
cue2:overview	OOOOYOSOOOOOOOO
cue2:pay	OOOOOOOOaOOOOOO
cue2:place	OOOOOOOOOOO[OOO
cue2:process	OOOOOOOOOOOO[OO
cue2:schedule	OOOOOOOOOObOOOO
cue2:team	OOOSLOOOOOOOSOO
cue2:wish	OOOOOOH¢OOOOOOO
cue2:you	OOOORTOOOOOOOOO
cue:demand	OOOOOO_OOOOOOOO
cue:duty	OOOOOYOOOOOOOOO
cue:legal	OOOOOOOOOOOOObO
cue:noise	OOOOOOOOOOOOOO¡
cue:offer	OOOOOOOOOgOOOOO
cue:overview	OOOO[OOOOOOOOOO
cue:pay	OOOOOOOOjOOOOOO
cue:place	OOOOOOOOOOOhOOO
cue:process	OOOOOOOOOOOO^OO
cue:schedule	OOOOOOOOOOsOOOO
cue:team	OOObOOOOOOOOOOO
cue:we	OOZOOOOOOOOOOOO
cue:wish	OOOOOOGlOOOOOOO
cue:you	OOOOQSOOOOOOOOO
duty&cue:company	OOOOOSOOOOOOOOO
duty&cue:demand	OOOOOO[OOOOOOOO
duty&cue:duty	OOOOOTOOOOOOOOO
duty&cue:noise	OMOQPONOOOOOLTR
duty&cue:offer	OOOOOOOOOVOOOOO
duty&cue:overview	OOOQWNOOOOOOOOO
duty&cue:place	OOOOOSOOOOOOOOO
duty&cue:schedule	OOOOOOOOOOTOOOO
duty&cue:team	OOOXOOOOOOOOOOO
duty&cue:wish	OOOOOMPWOOOOPON
duty&sign:call	OJINQOHNUKPMSON
duty&sign:capitals	OQOOOOOOUOQOOOL
duty&sign:clock	OOOOOPPOONOOMOT
duty&sign:commaName	OOOSOOOOOVOOOOO
duty&sign:percent	OOQOOSPOOOOOOON
duty&sign:question	OOOOMKKOOUNNROO
duty&sign:stop	OOOOOYOOOOOOOOO
duty&sign:titleCase	OdOPOGOOOOOOOOO
duty&sign:url	OOVOOLMOONONMNN
duty&sign:year	OOOOOOOOOOLOMOT
end:$	OOOOOOOOXOOOOOO
end:'ll	OOMPUTMOOOOOOOO
end:'re	ORQOTOOOONOOOOO
end:-15	OOMOOOOOOOONUOI
end:-19	OOLSOOOOOOOOOQM
end:-on	OOOOOOVOOOOOOOO
end:024	OOLOOONOONOOUSM
end:06	OONOOONOOONOLOT
end:07	LKGMMMMNMMLZMMP
end:1	NZMOOINOOOOOMNP
end:1-3	OOOOOOMNOLOOOOU
end:10	ONLONQONMNRONOU
end:11	ONMOOLLOOOOONOU
end:12	OLINNKQMLNSSLNP
end:14	ONNOOOLNOONOOOU
end:15	OOOOOOMOOPOOOOS
end:16	ONNOOOLOOOOONOT
end:18	OOOOOOMOOOOOMOT
end:1st	ONOOOOKNNNNNXNL
end:2	OKLNMMNOOOMTOMV
end:2-5	OOOOOLUQOOOOOON
end:3	OONOOMOOOOOONNV
end:3-5	OOOOOOIOOOOOOOU
end:35h	OOOOOONOOOTOOON
end:4	ONMONMMOOONOVMU
end:40	OOMONOOOOOUNOOO
end:401	OOOOOOOOOUOOOOO
end:5	JNNOOKOOOOOTONT
end:5+	OOOOOOSOOOOOOON
end:6	ONMONLOOOOQOQOT
end:629	OOOOOOOOOOOSOOO
end:66#	ONNOOOUOOOONQOK
end:7	MLNMNKKNTOQOKNT
end:8	NNMOOMLONOUNNOT
end:9	OOOOOLMOOOOOOOU
end:a	OOOOONUOOROOOOO
end:ab	OOTOOOOOOOONOOO
end:ace	OLLONOTOOOOOOOO
end:ach	NJLRMROOOOOOOOS
end:ack	OOOOOSOOOOOOOOO
end:act	OQOOOWOOOOQOOOO
end:ada	OLNNOONONPSSOOM
end:ade	OONOOOMOVOOOOOL
end:ady	OQLOJOOOONOOPOT
end:age	OOOOOYQOOOOOOOO
end:ai	OSOOOJPOOOOOOOR
end:aid	OKOOOTLORROOOOO
end:ain	OOOOOWOOOOOOOOO
end:air	MMUNKNLOONUNMML
end:ais	MOMMNLMWNNMMMNL
end:ake	OQOOOWOOONOOQNO
end:al	OOKOOOQOTOOONOM
end:ale	OOMOOOOOOOOSOOO
end:all	OOOOOPSOOOMOJUO
end:als	ONKOQTOVONONMOL
end:ame	OJMOOJQOOOOOTOU
end:ams	MMSOOOLOOONNOOV
end:an	OUPOOOOOOOOOOOO
end:ana	OOSOPOOOOOOOOOO
end:and	OKOOOOOOOSOOPOO
end:ant	XOOOMOROOOQOOPK
end:any	LOSOOOOOOQOOOOO
end:ape	NOPOOOOOOOOSOOO
end:apr	OOOOOOOOOOKOQOS
end:ar	MMMNTNOONNNNSON
end:ard	OITMOGOOQURNMNO
end:arn	OMOONOPOJOOSLNR
end:aro	OOMOOOOOOOOSOOO
end:art	OOUOOOOOOOUMOOO
end:ary	OSOOONQOSOOOOOO
end:as	OOOOTQOOOOOOOOO
end:ase	OQOOOGOOOOOOUOR
end:ass	OLOONMOTOOOOILV
end:ast	OOSOOOOOOOOOOPO
end:at	OOZOOOOOOOOOOOO
end:ata	RQOOOKOROOOOOPO
end:ate	OOOOOZOOOOOOOOO
end:ats	OKOOOOOOOOOOOOT
end:avy	UNNOOOOOOOONOON
end:ays	OOTOOQOOOONNOQO
end:bal	ONSOOPNUOOOOOON
end:be	OQLONSUOOROOOOO
end:ben	MLMOTOOOOMOOROM
end:ber	POOOOVLOOOOOOOO
end:bio	OOOOTPNOOOOONOO
end:ble	OOOOOOWOOPOOOOO
end:bly	OLTOOOKUOOOOOON
end:but	OMPOSMOOOOOMOMO
end:by	OOQOPNKOONOOJST
end:cad	NLQOOOUNONONONO
end:can	OOOMRMUOOOOOOOO
end:cdi	OMOOOONOOOVOOON
end:ced	OOOOOOTOOROOOOO
end:ces	NSJMQHXMORMMIML
end:che	OMSPINNUONONNOL
end:ché	MNOTOMOOOOOOOOO
end:cia	NMPOONNUONOOOON
end:civ	OMNOOOOOOOOOUNL
end:cks	NMMUNLRLNNNNNNM
end:cle	POOOOOSOOPONOOM
end:co	ONTNMONIOOOOMWN
end:com	OOUOPONOOOOOOOO
end:cts	OOOOOTOOOOOOOOO
end:d	MLLVLLLOUIMMMMM
end:d's	OOQONOMNONONMTN
end:dad	NMOONNUNOMTOOON
end:day	OOOOOOOOOQYOOOO
end:den	MUJMTLLMLMMKRLJ
end:des	OOOOOROOOWOOOON
end:dge	OOOOOOPVOOOOOOO
end:die	OMSOMOMOOSOONOM
end:din	ONNOONNOOONLMNW
end:dle	OOOOOTOOOOOOOOO
end:do	OKKOROOOOMNOSNU
end:dos	NJMNNMLNNLTNNNT
end:dra	OOONOLKOOUOMOOO
end:du	OJDISXPLONLPKOG
end:e's	OONOTOOOOOOOOPO
end:ead	OOOOOSOOOOOOOOO
end:eam	OOLOOOVONUMOOOO
end:ear	OOOOONOOOOOOOOW
end:ech	QLLTOOPONRNLOON
end:eck	ONSOONSOOMOOMON
end:eed	OTONOOUONIONOOM
end:eek	OOMOOOOOOOXLOOM
end:een	NLMOMLGUOVMMPNL
end:eet	PONOOTOOOOOOQNM
end:eil	NMMNMWLNNNNMNNM
end:ein	OTROOOOOOOOOMOO
end:eit	NLJNJOMNNRSUMNL
end:eld	OJONTOKTMIMTKMN
end:elp	OTNOMUOOONOOOOO
end:ely	OOOOOXOOOOOQOOO
end:ems	OHNOOROOOOOOOOU
end:en	OPPOQMOOOLOTONO
end:end	OKOOOXOOMOOOROO
end:ene	NMPOTNONNOOKPON
end:ent	OOOOOSOOOOOOOOO
end:ept	MLMOONOOOONNOOV
end:era	OMOOOTLOONOOOOO
end:ern	OOOSOLPOOPOOOOO
end:ers	NLRROTOOOKOOPNL
end:ert	NMSNOVKOOKOLROO
end:esa	OSMOOOOOOOONOON
end:ese	OMQMNOOOOMNNQUO
end:ess	SOOPOOPOOOOOOOO
end:est	OPOOOOPOOOOUOOO
end:eur	ORQOMNTOPLOMNON
end:eve	OOSOOQOOOMOOOOO
end:ext	JMTONNMONKNNNNV
end:fam	OOOOOONOOOOOLVO
end:fer	OOOOOONPOUOONOO
end:fic	OOOOOTOOOOOOOOO
end:fil	OSOOOOOOOOOOOOO
end:fin	OOOOTOLRNNNNMNO
end:for	OOSOOOOOOOOOSSO
end:frs	OOOOOMLOOOOOOOS
end:ful	OOOOOOXOOROOLOO
end:g-p	ONTOOOOOOOOOOOO
end:gal	OJKNNONNNUORMMS
end:ger	ONTOLNSOOOOMOOM
end:ges	OROORTMOOLOOOON
end:ght	OOWOPOOOOOOONRK
end:gic	OJOOOOVOOOOOOOO
end:gie	ONNUONOOOOOOOON
end:git	OMOTOMPOOOOOOOO
end:gle	OVOOOOLROOOONOM
end:ham	OOOOOOOOOOOSOOO
end:hat	OXOOOOOOOOOOOOQ
end:he	OOOONUOOOOOOOOO
end:hed	OOOOOOOOOSOOOOO
end:hen	OOOOOOOOOOSOOOO
end:her	OPOOSOISONOOJOO
end:hey	OOOOVOOOOOOOOOO
end:hip	OOOOONTOOMOOMOO
end:his	OOOOVOOOOOOPOOO
end:hly	OOOSOLQOOQOOOOO
end:hon	OOOOONSPOOOOOOO
end:how	OVNOOPLOOOOOOOO
end:hr	UOPOOOOONOOOOOO
end:hys	OOSOOOOOOOOOOOO
end:i	OOOOOOFOONOOVOT
end:ial	OVOOOPNOOQOOOOO
end:ian	VSNOOOOOOOONOOM
end:ibe	OOMOONKOOOOOXNH
end:ica	MNVONOOOOOONOOO
end:ice	UVNOOLOOOPOOOOO
end:ics	WQOOOKKOOOOOOTO
end:ide	OOOOOZOOOOOOOOO
end:ied	OOOOOOOOOOUOOOK
end:ief	RLRMONLNTNMLKNM
end:ien	OMOOSUNOOOMPOON
end:ies	OYOOOOOOOOOOOOO
end:iew	OKOOOSOOOOOOROT
end:if	OOOOOOOOOOOOWPO
end:ife	OOTOOOOOOOOOOOO
end:ift	OOOOOOOOXOLOOOO
end:ify	OOOOOXOOOOOOOOO
end:ign	OOOOOTOOOOOOOON
end:ild	OROOOTOOOOOOOOK
end:ile	OSOOOOOOOOOOOOO
end:ill	OUJMOSOOOMOOOON
end:ime	OOOOOOOOOOZOOOO
end:ind	OOVOKMMOOOOMMNV
end:ing	OOOOOUOOOOOOOOO
end:int	SNNOOPNOOOQOOOO
end:ion	OSOOOOOOOOOOOOO
end:ior	XOOOPOOOOOOOOOO
end:ipt	OOOOOORPOOOOTMO
end:ire	OROOOLQTOLOOOOO
end:is	OLNNQOKUONOORNN
end:ish	OOOOOOPTOOOOOOO
end:it	OOTOOLOOOPOOOOO
end:ite	SLNSOOONOOOOKOT
end:ith	OOWSOMMOOPOOOOO
end:its	OWOOQOOOOOOOOOO
end:ity	OOOOOOUOOOOOOOO
end:ité	OOROONTOOPOMOOO
end:ivi	ONOOOTOOOOOOOOO
end:ize	OOOOOWOOOOOOOOO
end:ión	NXMOOOOOMMPNNOL
end:je	NMLNXNQNNLNNMNM
end:job	PVOOOOOOOOOOOOS
end:joy	OONOONOOOVOOOOO
end:kd1	NLMNOOOLNOOOSMQ
end:ked	OOSOOOOOOOOOOOO
end:ken	OOOOONNOOSOOOON
end:ker	OHSNNOTVOMNLOMK
end:kes	OOOOOVOOOOOOOOO
end:kie	NMMOOONOOONNONU
end:la	OQNNOMOUONOOOON
end:lar	NMJMOOUOOSSNOOL
end:las	ONOOOOOOOOOVOOO
end:le	OTMOTLTOOOOONOO
end:led	OKOOOMQOOOOOOOT
end:lem	OJOOOOTOOOOOOOO
end:ler	OOVOOUOOOOOMOOO
end:les	OSOOOOONQLOOQOO
end:lid	OOOOOOYOOOOOOOO
end:lle	ONOOOOOOOSOUOQL
end:lls	OUOOOOOOOOOOOOO
end:lly	OOOONOTOOOOOOQO
end:log	OOOONSNOOOOOOOO
end:lop	OOOOOXOOOOOOOOO
end:los	NOMOOOOOOOOUOOO
end:low	OONOOUOOOOOOOOO
end:lth	OQOOOOOOOUOOOOM
end:lue	ONTOOONOOPOOMOO
end:lus	NNUNKNOKOTNNNNO
end:m	OOOOOOOOOOOOOTN
end:mal	OONNOOOSOOOONQO
end:mas	ONUOONOOPOOOOON
end:may	OOOOMXLOOOOOOOO
end:med	SOOOONPOOOOOOOP
end:mer	TOOOPONROOOOOOO
end:mhi	OOOOOOOOOOOONSN
end:mic	OOPOOOOOOUOOOOO
end:mis	OOOOONTOONOOOOO
end:mit	NLMMTMIMNPMLQLS
end:mpa	ONMOOOOOOOOUOOO
end:mpt	OSOOONKNMNUOMON
end:msk	ONOOOOSNOOOOOOO
end:mum	OVOOOOOOOOOOOOO
end:n's	RMTOOOOOOKOOSOO
end:n't	OLNOKOQONLNNUMM
end:nas	IMQONOPONOOVNNN
end:nce	OOOOOOQTOOOOOOO
end:nch	OKTNKQLUONNNMOO
end:nde	OOOOOMPOOSOONNN
end:nds	OOOOOTONOOROOOO
end:nes	OSPOOOOOOOOOONO
end:net	MJMONOSLUMMMPNN
end:new	NLOOOTLNNOOOSOO
end:ney	OOUOOLOOOOOOOOO
end:nez	OOTOOMONOMOOMOO
end:nge	OMMMMRRNNNOOTOO
end:ngs	NNLNNNMNNNNPMMV
end:nhs	ONQOOMOOOSOOOOO
end:nly	ONMONOTOOOOOTNN
end:nne	OOOOOOTOOOOOOOO
end:no	KIOOJNOKLLTOULS
end:not	ONNONMTOVQNMNNO
end:now	ONOONOISONOONOT
end:nta	OONOOOOOOOORTOO
end:nte	SOOOOOQOOOOONOO
end:nto	MMUMNOMTNNKMNNN
end:nue	PNOOTINOOOOOOOT
end:nus	OTOOOKOQQMOOOOO
end:oad	OJNOOOROOOULOOM
end:obs	OIOOOOOOOOOOUNX
end:ode	NNSNNMMMNMULNON
end:ods	OOVOOROOONOOONN
end:ody	NLLNUNJNJMNNUNM
end:of	OTMOMKKOSNOONOO
end:oft	OOOOOOSOOOOOOON
end:ogy	UKTOOONOOOOONOO
end:oin	OOROTNOOOOOOUOO
end:oir	OOONOLVNOOOOOOO
end:oke	NUOONOOOOMONOOO
end:ola	OJQOOOOOOOOOOOU
end:ole	OQOOOUOOOOOOOOO
end:ols	NPNMNMTMORNNONM
end:oma	OOOOOOSNOOOOOOO
end:ome	ORQOOOROOJOLQOM
end:on	OMLOOLMOMMUNPOQ
end:one	OSOOONTKOOOOOOO
end:ood	OOOOOOZOOOOOOOO
end:ook	OOLMVROOONOONON
end:ool	MNNOOOQOOOOOOOT
end:oot	OOOOOWOOOOOOOOO
end:or	ONOOQOTSOOOOOOK
end:ore	OOSOOOKOOOOOOOQ
end:org	JMUONONROONNNNN
end:ork	OPOOOSPOOTOOOOO
end:orm	OOOOOWOOOOOOOOO
end:ors	OONOOOQMOJOOUOT
end:ort	OONOOZOOOOOQOOO
end:ory	RONORNTJNOOONOK
end:osa	NNUOOOOOOOOOOON
end:ose	OOOOOSOOOOOOMOS
end:oss	OOTONNNOOOOOOOP
end:ost	OWOOOOLOOOOONOM
end:ote	OOOOOTMOOOOVOOO
end:oud	OOOOOOIUOOOOOOO
end:our	OSYOOOOOOOOOOOO
end:out	O¡OOOOOOOOOOOOS
end:ove	OONONOVOOOOOOOO
end:own	OOOOOUOOOOOQOOM
end:ows	OOOOOOOOOSOOOOO
end:pay	OOOOOOOOQTOONOO
end:ped	KLMLMMKQNNMLLNX
end:pen	OOOOOOXOOONOOOO
end:pet	ONNOOOOOOSOOONO
end:ply	ONOOOPOOOOOOXOO
end:pro	ONTNNMMRONOOOOO
end:qué	OWOOOOOOOLOOOOO
end:r's	OOOOOOUOOOOOOOO
end:ral	OOLOOUOOOOOOOON
end:ram	QMLRKMUNNMNNNNN
end:rar	NNMNOONOOOMONOV
end:ras	OOUNOOOOOOOOOOO
end:rch	OMNOOPTOTROOIOL
end:rco	OOPOOOOOOSOOOOO
end:rds	OQNOMOUOOLOOOOM
end:red	O[OOOONOOOOOOOO
end:ree	OOOOOONOOXOOOPO
end:rer	OOOOOYOOOOOOOOO
end:res	OOOORVOOOOOOOOO
end:rgo	NOSOQNOOOOONOOO
end:rgy	UKLOONSNOQOOOOM
end:rh	NOUOOOOOOOJOOOO
end:rid	ONOOOOONOQOYOOO
end:rio	LSJNNMMMVKOLMNM
end:ris	LLLNNNQNNNNWNNK
end:rks	OONOOTOOOOOUOOO
end:rms	OOOOOVOOOOOOOOO
end:rn	SMOOOLQOOOONNOR
end:rno	MVMNNMMNNNNMNNN
end:rom	OTRONOOOOOOONOM
end:ron	OOUOOOOOONONONO
end:rse	NLMNNPONOTROMOO
end:rst	OOKOUPMOOOOMONO
end:rts	NKOVOQNOOROOOOO
end:rue	OOOJNOVOOOOOOOO
end:rup	OKMNNOOOOOOWNOL
end:s	OOQOROSNOOOOOOM
end:san	OOOOOOOOOOOTOOO
end:sch	OOUONOOOOOONOOO
end:se	OOTOOOOOOOOOOOO
end:see	OOQOOTIOONOOOOR
end:seq	MLMYLJILMMMLLML
end:ser	OOOOOWOOOOOOOOL
end:ses	OOOOOVOOOQOOOOO
end:set	OTOOOOOOOOOOOON
end:she	ONOONNNOOOOONTO
end:si	OOOOMOROOMOOTON
end:sis	OLONNRMNOTOOOOO
end:sit	OLQONOOONLMONOV
end:ska	OOTOQONOONONMOO
end:skf	OOQOOOOOOROOOOJ
end:so	OONOMOOOOTPOOOO
end:som	NONNTOOONROONOO
end:son	POKOPOOJOOOXMON
end:sql	OHOROSPOOOOOOOO
end:sr	VNLOMOMOOOPPOON
end:sta	TUOOKOOOONONNON
end:ste	RKLLJKJLMM[MIMJ
end:sts	OOOOOUOOOOOOOOR
end:t's	OTOONMPOOMOOUON
end:tal	SPKOOOOOOOMSOOK
end:tch	ONMOOOMOOUNONNO
end:te	NLIMRNKMMKMMKNX
end:ted	OJOOOOOOOOOUOOQ
end:tem	ORMQNHSMONKNNNR
end:ten	NLLNMOMQKRUTMNO
end:ter	ONPOOOSOOOOTOOM
end:tes	OOPOOYOOOOOOOOO
end:the	OOOPVOOOOOOOOOO
end:tic	OOLOOTOOOROOOOO
end:tid	ONNNNNMONLNNNOU
end:tis	MNYOOOOOOOONOOO
end:tle	ONMOOOONOOQVMOO
end:tly	OOOOORSOOOOOOOO
end:to	OOMOOPQOOOOOSOO
end:ton	JOOROOOOOOOXOOO
end:top	NZOOOJILNQOMNOK
end:tos	NNNNNMKUNNNNNNO
end:tps	HOOOOOOOOOOOOO]
end:tra	LOMNNSLQONVNMNK
end:try	OMMOOTLONOKNOTS
end:tva	OOLOOMOOOLOOMTO
end:two	OOONONOLMQTOQNM
end:tät	OTNNOIQOOOOOOOM
end:tés	OOUONOOOOOOOMOM
end:ual	OQOOOOOSOOOOOLO
end:ube	NNMMNNNUNNNMNNN
end:uca	ONVONOOOOOOONOK
end:uce	OOOOOTNOOOOOOOM
end:uch	OUMNNNRNOJOONOL
end:uct	OOMOOXOOOOOOOOO
end:uda	ONNOONMONTNOONO
end:uld	OTMOPNONOIOOQOO
end:ule	OOOOOPMONOUOOOO
end:ull	SNNOOOOOOOUOOOO
end:un	OOPOMONOOOOOTOM
end:una	ONSOOONOMQOONNO
end:und	QMOOQOPOOOONOOJ
end:une	ONOOMMOSOONOQOQ
end:ung	OQPOSMNOOOOLPOI
end:uoi	OTOOOOOOOOOOOOO
end:ure	OOROOUOOOOOOOOO
end:urn	OOQOOSOOOOONOOO
end:use	OOOOOWOMOOOOOON
end:ush	OOOOOOOOOSOOOOO
end:ust	OOOOOOVOOOOOOOO
end:ute	OOOOOVOOOOOOOOO
end:uto	PNTOOOOOOJOOOOO
end:val	NOMNMNNNNMNNTNQ
end:ved	NNXMNPLMNNNNMNN
end:vel	OTOOPOOOMOPNOOO
end:ven	OONOROTOOOOOOOO
end:vi	OMNNLLROMQNOSON
end:vie	OMOOONOOOTOONON
end:vil	OOOOOOOOOOOOMSO
end:vos	OTOOOOOOOOOOOOO
end:was	OTOOONMOOOOOOOO
end:wat	OWOOOOOOONOOOOO
end:we	OOTOOOOOOOOOOOO
end:who	OYOOOOJOOOOOOOO
end:why	OYSOIOOOOOOOMOO
end:wir	OOOORONOONONLSO
end:wth	OUOOONOOOOOOOON
end:www	OMJOLONONNMMKRX
end:xam	OONOOOOOOONLVNO
end:y	OOOOOOOPNTOONOO
end:yal	ONUOONOOOOOOOOM
end:yan	OOUONOOOOOOOOOO
end:yce	OOOOOOSNNMOONTN
end:yee	OQOOONOOOWOOOOO
end:yer	OLOOORNOOSOOOOR
end:yes	OMNNNMMONTOOMOU
end:yja	OKOOOOOOOOOOUOM
end:yld	OOTOMOOOOOOOOOO
end:yle	OOSOOOOOOOOOOOO
end:you	OOOPOOTOOOOOOOO
end:ype	NPOOOOUOOOPONOM
end:yze	OOOOOWOOOOOOOOO
end:zed	OMOONOXNOONONNO
end:zes	OOOOOXNOOOOOOOO
end:zyr	ONQONNVNOONOOOL
end:ção	JZJLLLLLLLLKLMJ
end:êts	OOOONOOOONOOSOO
end:€	OOOOOOOOSOOOOOO
end:데이터	OOONOSMROOOOOOK
end:이런	OVOOOOOMOOOOKOL
end:토스의	NOMSONNROOOONOM
first2:1 	MZLNNHIMNNNMMOO
first2:1-3 years	OOOOOOIOOOOOOOU
first2:10 	ONMOOKLOOOOOOOV
first2:11 	ONMOOLLOOOOONOU
first2:12 	ONNONKKNOONNNOW
first2:12 months	NOLOOOSOOOTOOOM
first2:13 	ONNONMLNOONONOV
first2:14 	ONNOOOLNOONOOOU
first2:15 	OONOOOMOOOOOOOS
first2:16 	ONNOOOLOOOOONOT
first2:1st april	ONOOOONOONNOUOL
first2:2 	ONLOMMKOOONNNOY
first2:2024 robert	OOLOOONOONOOUSM
first2:299e88db7d5dd85e0b7ba65666# 	ONNOOOUOOOONQOK
first2:3 	ONMNNLKOONNONOV
first2:3-5 years	OOOOOOIOOOOOOOU
first2:35629 tuineje	OOOOOOOOOOOSOOO
first2:4 	ONMONLLNOONONOU
first2:4 19	ONOOOOOOOOOOVOI
first2:401 k	OOOOOOOOOSOOOOO
first2:5 days	JOOOOOOOOOPUOOM
first2:5+ years	OOOOOOSOOOOOOON
first2:6 	ONNONLLOOONNNOV
first2:7 	NNINNLLOUNMNONS
first2:8 	ONNOOLLOOONOOOU
first2:9 	ONNOOKLOOOOOOOU
first2:a career	ONUOMONOONOOMNO
first2:a chance	OONOOOOOOSOOOOO
first2:a friendly	OOOONKVOOSOOOON
first2:a full	OOOOOOUNOOOOMOO
first2:a great	OJKONNKMOXOOOOO
first2:a partir	OWONNILNONNMNOO
first2:a place	OOSOOOMOOOOOOOO
first2:a strategic	OOOONNSOOOOOOOO
first2:a supportive	OONOOOOOOUOOOOO
first2:a vos	ONNONONOOMOOUON
first2:ab underground	OOTOOOOOOOONOOO
first2:ability to	OOOOOOXOOOOOOOO
first2:able to	OOOOOOTOOOOOOOO
first2:about se	ONSONONOOOOOOOO
first2:about the	OUOOOOOOOOOOOOO
first2:about us	OUNOOOOOOOOOOOO
first2:access to	OOOOONQOOUOOOOO
first2:accommodations 	OTOOOOOOOOOOOMM
first2:accounts payable	QULOMMOOOOOMOOM
first2:act as	OOOOOXOOOOOOOOO
first2:additional details	OPOOOOSOOOOOOOM
first2:additional information	OVOOOOOOOOOOONO
first2:administrative assistant	SOOOOOOOOOOOOOO
first2:administrative tasks	OOOOOSLOOOOOOOO
first2:advaana inc	OOSOPOOOOOOOOOO
first2:air 	MMVOOOOOOOOOOON
first2:always follow	ONNNOTNOONOOOON
first2:an equal	OJOOOOOOOOOOOWO
first2:an extraordinary	OXNOMNMNNMNNNMM
first2:analytics &	OWONOJJOOOOOOON
first2:analytics engineer	YLNOOOOOOOOOOOS
first2:and or	MINNMMMLUKMMUMK
first2:and we	OOLOOOOOOSOOOOO
first2:andras hotels	OOUNOOOOOOONOOO
first2:annual salary	OTOOOOOOOOOOOOO
first2:applications are	OOOOONOOOOOOSNO
first2:applications must	OOOOOOMOOOOOSOO
first2:apply now	OONOOONOONOQUOO
first2:apply today	OOOOONOOONOOTOO
first2:apr 5	OOOOOOOOOOLOMOT
first2:ar du	MMMNTNOONNNNSON
first2:are you	OOOOZOLOOOOORON
first2:artificial intelligence	OUPONNMOOKOOOOO
first2:as a	OOOOSQOOOOOOOOO
first2:as our	OOOOSLOOOOOOOOO
first2:as part	OONSOPOOPNOOOOO
first2:assistant buyer	UNNONOOOOOOOOON
first2:assistant management	TONOOOOOOOOMOON
first2:assisting in	OOOONSNOOOOOOOO
first2:associate attorney	WMKOONOOONOPOOO
first2:associate degree	OOOOOOLSOOOOOOO
first2:at axon	OOSOOOOOONOOOOO
first2:at bespoke	OOTOOOOOOMOOONO
first2:at mft	OOSONONOOOOONOO
first2:attach a	NOOOOOOOOOOOSOO
first2:availability to	OOOOONSOOOROOOO
first2:based in	OOMOOOOOOOOSOOO
first2:basic knowledge	OOOOOOSOOOOOOON
first2:basic understanding	OOOOOOOSOOOOOOO
first2:be a	ONNONSLNOPOONOO
first2:be able	OOMOOOUOOONOOOO
first2:be part	OUMNMNHOOXONMOO
first2:be the	OOOOOUOOONOOOOO
first2:being a	OOOOOOLSOOOOOOO
first2:benefits 	OVOOOOOOOKOOOOO
first2:benefits of	OONOOOOOOUOOOOO
first2:best in	OTOOOOOOOKOOOOO
first2:bi restitution	OOOSONNOOOOOOOO
first2:bokaro steel	OOMOOOOOOOOSOOO
first2:bonus points	OUOOOOQKMOOOOOO
first2:bosch group	OOUONOOOOOONOOO
first2:branch administrator	OKTNKQLUONNNMOO
first2:build your	OOOOOMNOOSOOQOO
first2:business analyst	SOOOOOOOOOOOOOO
first2:business controlling	VJNNOOOONOOOOOO
first2:business development	TOOOOOOOOOOOOOO
first2:business intelligence	RLLUNROONNNMOON
first2:by applying	OOOOOMNOOOOONSO
first2:by using	OLNOOOJNNOOOONV
first2:cambridge africa	NNUOOOOOOOOOOOO
first2:candidate's will	OOOOOOOOOOOOSPO
first2:candidates should	OOOOONQOONOOUOM
first2:candidates with	OOOOOOOTOOOOOON
first2:capacité à	OOOOOOTOOOOOOOO
first2:cape town	OONOOOOOOOOTOOO
first2:career development	OOOOOOOOOSOOOOO
first2:career progression	OOOOOOOOOTOOOOO
first2:cdi 	OMOOOOOOOOUOOON
first2:chance 	MKXNNNKNNNNNMMM
first2:change management	ONOOOOSOOOOOOOO
first2:christian cowan	NOUOOOOOOOOOOOO
first2:city bitbucket	OMOOOOTOOOOMOOO
first2:city town	OLNOOONONOOUOOO
first2:civil service	OOOOOOOOOOOOMSO
first2:class code	OLOOOOOOOOOOILX
first2:clear text	NNMNNOLOOOONOOX
first2:click here	ONOOOSOOOOOONRM
first2:clinical pharmacist	VMMONONOOOOMOOO
first2:collaboration &	OSQOONOOOOONONO
first2:college degree	OOOOOMUNOOOOOOO
first2:colors colors-a	NNNNNNMONKNNMNV
first2:come see	NNKNNNMONNNNVNM
first2:committed to	OOPOOOTOOMOOONO
first2:communicate with	OOOOOTOOOOOOOOO
first2:communication skills	OOOOOLUOOOOOOON
first2:company car	ONOOOOOOOTOOOOO
first2:compensation 	OUOOOOOOLOOOOOO
first2:compensation and	OTOOOOOONLOOOOO
first2:compensation for	OOOOONOOKUONOOO
first2:competency in	OOOOOOTOOOOOOOO
first2:competitive 	OKNOOOOOVMOOOON
first2:competitive pay	ONOOOOOOULOOOOO
first2:competitive rates	OOOOOOMOUMOOOOO
first2:competitive total	OWMONOOOJLOOOOO
first2:compliance officer	UKNOOOOOOOOOOOO
first2:compliance with	ONOOOTOOOOOOOOO
first2:computer with	OOOOOOTOOMONOOO
first2:connaitre les	OOOOOLTOOOOOOOO
first2:contact point	OUOOOOOOOOOOKMM
first2:continuous learning	OOOOOQKOOTOOOOO
first2:contract 	OMNOOOOOOOUONOM
first2:contribute to	OOOOOVOOOOOOOOO
first2:contributing to	OOOOOTOOOOOOOOO
first2:contributory pension	OOOOOOOONSOOOOO
first2:cookie policy	NMMOOONOOONNONU
first2:coordinates with	OOONOTNOOOOOOOO
first2:core duties	OSOOONOOOOOOOOO
first2:corporate tax	TNNOOOOOOOOOOOO
first2:country region-specific	OLOOOUOOOOOOOOO
first2:crane payment	OONOOOOOOOOOOSO
first2:customer service	VLMORNOQOOOQOOO
first2:dans le	NOOOTMNOOOOOOOO
first2:data analyst	WNOOOOOOOOOOOOO
first2:data analytics	VNNOOOMQOOOOOOO
first2:data quality	OOOOOMPSOOOOOON
first2:data warehouse	OOOSOOONOOOOOOO
first2:datenqualität 	OTNNOIQOOOOOOOM
first2:day job	NINONOOOONWNOOL
first2:dbsciv 	OMNOOOOOOOOOUNL
first2:deal with	OOOOOTMOOOOOOOO
first2:degree in	OOOOOOTNOOOOOOO
first2:dein kontakt	OTOOOOOOOOOOMOO
first2:demonstrated ability	OOOOOOJUOOOOOOO
first2:demonstrates the	OOOOOSLOOOOOOOO
first2:department department	OMOTOOOOOOOOMOO
first2:des missions	OOOOONONOTOQOON
first2:describe your	OOOOONMOOOOOTOL
first2:description 	NVOOOOOOOOOOOON
first2:design and	OOOOOSOOOOOOOON
first2:desire to	OOOOOLUOOOOOOOO
first2:detail oriented	OOOOOOTLOOOOOOO
first2:diamond acquisitions	LOUONOOOOOOOOOO
first2:diploma in	OOOOOOSNOOOOOOO
first2:director of	ULJOUNONNNNMNNN
first2:diversity and	OUOOOOOOOOOOOJO
first2:diversity in	OVKOOONOOMOOOLO
first2:do not	NOOOKMMONOOOWMO
first2:do you	OLIOTOOOONNOOOW
first2:documents 	NJLNNUNMNNNNLLT
first2:don't meet	ONLONOLNOMOOWNM
first2:done by	OUMNNOMOONOOMON
first2:dra will	OOONOLKOOUOMOOO
first2:during the	OOOOOONOONOOTNO
first2:duties 	OSOOOOOOOOOOOOO
first2:duties responsibilities	OOOOOMOOOOOOOSO
first2:débutant accepté	OOOOOOTOOOOOOOO
first2:e-mail an	OOOOOOOOOOOOSOO
first2:education 	OWOOOOOOOOOOOON
first2:eeo aa	OLOOOOOOOOOOOTO
first2:elementid 	ONNNNNMONLNNNOU
first2:employee relations	OTOOOMOOOOOOOOO
first2:employment type	NOOOOOOOOOSOOOM
first2:empowerment 	OXLOONNOONOOOOM
first2:en el	ONSONOOOMOOOOMO
first2:enfin vous	OOOONSLSONNONOO
first2:engage with	OOOOOTNOOOOOOOO
first2:enhanced maternity	OOOOOOOOOSOOOOO
first2:enjoy the	OOMOOMOOOSNOOOO
first2:entreprise 	OTOOOOOOOOOONOM
first2:entretien du	OOOOOSOOOOOONOO
first2:envie d'évolution	OMOOONOOOTOONON
first2:environmental conditions	MONNMNMNNNNVNNL
first2:equal employment	OSOOOOOOONOOOJO
first2:equal opportunity	OSOOOOOOOOOOOKO
first2:ervaring met	ONNOOMVRONOOOOM
first2:every day	ONQOSNNOOMOOOOO
first2:every role	OOSOOOOOONOOOOO
first2:everywhere 	OMSOOOOOOOOOOOO
first2:exam open	OONOOOOOOONLVNO
first2:excellent benefits	OMNOOMLMRTNOMOO
first2:excellent customer	OKOOOOUOOOOOOOO
first2:excellent organization	OOOOOOHWOOOOOOO
first2:excellent research	OOOOOOSNOOOOOOO
first2:expected hours	OOOOOONOMNTOOOO
first2:experience 	OWOOOULLOMOOOOK
first2:experience as	OOOOOOOSOOOOOOO
first2:experience in	OOOOOOOUOOOOOOO
first2:experience integrating	OOOOONTNOOOOOOO
first2:experience is	OOLONMSPOQOOONO
first2:experience managing	OOOOOLUOOOOOOOO
first2:experience supporting	OOOOOOTOOOOOONO
first2:experience working	OOOOOOTOOOOOOOO
first2:expertise in	ONOOOOSOOOOOOOO
first2:exposure to	OOOOOOQTOROOOOO
first2:expérience 	OUOOOOMOOOOOOON
first2:failure to	OOOOOOOOOOOOSOO
first2:familiarity with	OOOOOOOWOOOOOOO
first2:finance manager	UMNONOOOOMOOOOO
first2:find out	ONLOMOMOOOOOMNW
first2:flexible and	OOOOOOWOOOMOOOO
first2:flexible time	OOOOOOOOOSOOOOO
first2:flexible work	ONOOOOOOOUOOOOO
first2:follow all	OOOOOTNMOOOOOOO
first2:for a	OONOONMOOOOOTNO
first2:for additional	ONMOOONOOOOORSO
first2:for administrative	OOOOOOOOOOOOSOO
first2:for everyone	OOSOOOOOOOOOOOO
first2:for more	OMUOOOOOOOOOOOO
first2:formation en	ONNNMMOOOUNMMNO
first2:freyja oelkers	OLOOOOOOOOOOTOO
first2:from the	MVINONMONRONNNO
first2:full in-house	OOOOONOOOSNOOOO
first2:full job	OONOOOOOOOOOTON
first2:full stack	TOOOOOOOOOOOOOO
first2:full time	OOOOOOOOONYOOOO
first2:full training	OOOONOPOOUNOOOO
first2:full-time 	OOOOOOOOOOYOOOO
first2:fully funded	OOOOOOOOOSOOOOO
first2:further information	OVQONNLNOJOOKSM
first2:generate sales	OOOOOTOOOOOOOOO
first2:good computer	OOOOOOSOOOOOOOO
first2:good knowledge	OOOOOOSOOOOOOOO
first2:grade 5	PONOOOMOSOPOOON
first2:greater milan	OOOOOOOOOOOTOOO
first2:greenville technical	NOQONOOOONONNTN
first2:growth that	OVMOOOOOOKOOOOO
first2:guide managers	OOOOOSOOOOOOOOO
first2:harrison drury	NONOOOOOOTOOOOO
first2:have a	OOMOOPTNOOOOOOO
first2:head of	TONOOOOOOOOOOOO
first2:health and	OUOOOSOOOJOOOON
first2:heavy equipment	UNNOOOOOOOONOON
first2:high level	OOOOOOJTOOOOOOO
first2:high school	ONOOOOUOOOOOOOO
first2:hire now	NMNOOOWNONONNOP
first2:home office	MLLNONXNPMOJSNN
first2:honey homes	OOUOOLOOOOOOOOO
first2:how many	OOOOOOIOOOOOVOM
first2:how to	OVOOOOOOOOOOHOO
first2:hr lead	SOOOOOOOOOOOOOO
first2:https careers	OOOOOOOOOOOONOU
first2:https job-boards	OONOOOOOOOOOOOT
first2:https jobs	MONOOOOOOOOONOT
first2:https www	OOMOOOOOOOOOQOT
first2:hybrid work	ONOOOONOOOOTOOO
first2:i have	OOOOOOIOOOOOVON
first2:identify and	OOOOOUOOOOOOOOO
first2:if we	OOOOOONOOOOOOSO
first2:if you	OOOOPOOOOOOOTPO
first2:if you're	OOOORNONOMOOUOO
first2:ifrs 15	OOOOOMLOOOOOOOS
first2:in line	OOOOMOROOOPOLTM
first2:in person	ONNNONLMMNNZLNM
first2:in return	OOOOMOOOSMOOOOO
first2:in this	OOOOWOOOOOOOOOO
first2:inbound call	UNLOOONOOOOONON
first2:individual 	OLUOOONOOOOOOON
first2:individual champion	OOONONNOOSOOOOO
first2:information security	UOLOOOOOOOOOOOO
first2:information technology	NLLOUOOOOMMNNNL
first2:ingestion &	ONOSOONOOOOOOOO
first2:innovative 	NUPOMNOONOONNOK
first2:inside sales	TOOOOOOOOOOOOOO
first2:interact with	OONOMTNOOOOOOOO
first2:interested individuals	OOOOONNOOOOOSOO
first2:invest in	OTOOOOOOOOOOOON
first2:investigate and	OOOOOSOOOONOOOO
first2:je werkt	OOMOTONOONOOOOO
first2:job 	OSOOOMOOOOMOOOR
first2:job description	OYOOOOOOOOOOOOO
first2:job details	KMOOOOOOOOOOOOV
first2:job detailseligibility	NVNONNLOOONNLNM
first2:job id	OIOOOOOOOONOONW
first2:job level	OUOOOOOOOOOOOON
first2:job opportunity	WKKNMNKONNONLNR
first2:job posting	LUNOOOOOOOOOOOO
first2:jobs 	OONOONOOOONONOS
first2:jobs @	OOOOOOOOOOOOZNM
first2:join a	NQOOUNOOOOONNOO
first2:join our	OOLOVOOOOOOOSON
first2:join us	OOROMOONOQONSOS
first2:keep 100	OOOOOMOOTOOONOO
first2:keep track	OOOOOSOOONOOOOO
first2:kennis van	OOOOOOQSOOOOOON
first2:key duties	OOOOOSOOONOOOOO
first2:key responsibilities	OVOOOOOOOOOOOOO
first2:know your	OOOONNNTONOONNN
first2:knowledge and	OONONLVMOOOOOOO
first2:knowledge of	OOOOOOOWOOOOOOO
first2:l'opportunité unique	OOOOOOMOOSOOOOO
first2:la stack	OTONOOOOOOOOOOO
first2:las vegas	ONOOOOOOOOOTOOO
first2:le défi	OOONSONOOOOOOOO
first2:le poste	NPOOTNNOOONOOOO
first2:le processus	OSOOOOOOOOOOMOO
first2:lead a	OOONMNNMNUOOOOO
first2:lead global	OUOONKOOOOOOOOO
first2:lead installer	UOMOONOOOOONOOO
first2:lead the	OOOOOWOOOOOOOOO
first2:learn more	NLONNOKNNNNUKNS
first2:learning and	OVOONHMOOSOONOO
first2:les plus	OVNOOOMKONOONON
first2:less than	OOOOOOIOOOOOOOU
first2:liaise with	OOOOOSOOOOONOOO
first2:license or	OJOOOOTOOOOOOOO
first2:licensed to	OOOMOOUOOOOOOOO
first2:life assurance	OMOOOOOOOTOOOOO
first2:life insurance	OOUOOOOOOKOOOOO
first2:line cook	UMNOOOOOOONNOOO
first2:lnkd1 uktj	NLMNOOOLNOOOSMQ
first2:locals preferred	OOOOOOOSOOONNOO
first2:located in	OOOOOOROOKOTOOO
first2:location 	OUNOOOOOOOOJOOO
first2:long term	OLMOOOORNNOONOS
first2:look no	ONKOVOOOONOONON
first2:lorry driver	VMOOMNOOOOOOOON
first2:los angeles	NOMOOOOOOOOUOOO
first2:luca faloni	ONVONOOOOOOONOK
first2:m f	OOOOOOOOOOOOOTN
first2:maintain confidentiality	OOOOOOTNOOOOOOO
first2:maintaining a	OOOOOTOOONONOOO
first2:maintenance engineering	UMNONOONOOOOOON
first2:makati medical	NOSOOOOOOOOOOOO
first2:make an	NVOOLNOOOOOONOO
first2:manage your	OXKONMOOOLOOOOO
first2:many people	OOLONOOOOSNOOOO
first2:markham ontario	ONOOOONOOOOSOOO
first2:may also	OOOOMSOOONONOOO
first2:may be	OOOOOVLOOONOOOO
first2:mdosjobs 	OKOOOOOOOOOOOOU
first2:mechanical aptitude	OOOOOOUNOOOOOOO
first2:mechanical engineer	SNOOOOOOOOOOOOO
first2:medical dental	ONOOOOOOOTOOOOO
first2:mental health	OMNOOPNOOTONOON
first2:microsoft fabric	OOOOONSOOOOOOON
first2:mid-senior level	MNLNUNMMMMMMNMQ
first2:minimum qualifications	OWOOOOIOOOOOOOO
first2:missions 	OSOOOOOOOOOOOOO
first2:monday to	OOOOOOOOOMTOOOO
first2:more than	OQOOOOJOOOOOOOU
first2:must be	OOOOOOUOOOOOOOO
first2:mutuelle 	OMNOOOOONVNOOOL
first2:méthodologie ai-native	ONNUONOOOOOOOON
first2:nationality requirements	OWOOONJOOOOOMNN
first2:navigate power	OOROOOOOOROOOOK
first2:nice to	OSOOOOONOOOOOOO
first2:nice-to-haves 	OTOOOOOOOOOOOOO
first2:no 	OONNOMMOOONOKOW
first2:non-exclusive represented	OOONOOOOOOOONOS
first2:none 	OLOOOOJOOOOOOOU
first2:none required	ONNOOOVJONONNON
first2:northeast georgia	OOTOOOOOOOOOOOO
first2:not specified	NMMNNNMNXQMLONK
first2:notes 	OTOOOOOOOOOOOOO
first2:nous avons	ONLOJNQONMNNLOU
first2:nous recherchons	MMMOWOOOOOQOOOO
first2:nous recrutons	OOKOUOOOONOQOOO
first2:nous sommes	JOVOOONOOOOOOOO
first2:nous vous	OONONMNOOTPOOOO
first2:oder 	ONKNJNPOOONUNOL
first2:office management	SONOOOOOOOONOOO
first2:on-site parking	OOOOOOOOOSONOOO
first2:one year	OOOOOOTONOOOOOM
first2:ongoing training	OOOONLTOONOOOOO
first2:only those	OOOOOONOOOOOSOO
first2:ontology engineer	UMOOOOOOOOOOOOO
first2:open to	OOOOOOXOOONOOOO
first2:oportunidades de	OOOOOOOOOTOOOOO
first2:opportunities to	ONOONONOOVOOOOO
first2:opportunity to	OOOOMOOOOZOOOOO
first2:or 	OMOOOOWOOOOOOOK
first2:oracle p2p	TPLONNTONOOOOOL
first2:order processing	ONOOORSMOOOOOOO
first2:organization 	OVONOOOOOOOOOOK
first2:other 	ONNOOOOONOVNOOJ
first2:other job	NOONMOOOOOOMMNT
first2:our benefits	OSMOOOOOOMOOOOO
first2:our client	OONOOOOOOSOOOOO
first2:our company	OOMOOOOOOOOOOTO
first2:our engineers	OOMSOOOOOOOOOOO
first2:our focus	OOOTNNLOOOOOOOO
first2:our ideal	OOKONOTOOOOONOO
first2:our internship	OONOOTNOOPOOOOO
first2:our interview	OSMOOOOOOOOOOOO
first2:our office	OOMOOSNOONORNNO
first2:our officers	ONMTNOOOOOOOONO
first2:our platform	OONOOOOOOSMOOOO
first2:our services	OOSOOOOOOOOOOOO
first2:our solutions	OOUNOLMPOOOOOOO
first2:our technology	OOKTOOOOOOOOOOO
first2:our work	OOTNMONOONOONOO
first2:overview 	ONMOOOOOOOOOOOU
first2:oxfam gb	OOOOONOOONOOMSO
first2:palliative care	OOOOOOOSOOOOOOO
first2:paris 	LLLNNNNNNNMWNNK
first2:part of	OOTOOOOOOOOLOOO
first2:participates in	OOOOOVNOOOOOOOO
first2:partner with	OOOOOUOOOOOOOOO
first2:partnering with	OOSOOMOOOOOOOOO
first2:passion for	OOOOOOVOOOOOOON
first2:pay 	OVOOOOOONOOOOON
first2:performance bonus	OOOOOOONTMOOOOO
first2:permanent 	OMNOOONOQOUOOOM
first2:permis b	OOOOONTOONOOOOO
first2:person specification	OUOOOOOOOOOOLOO
first2:personal attributes	OTOOOOMOOOOOOOO
first2:personal trainer	ONNOOMONOTOOOON
first2:pet insurance	ONNOOOOOOSOOONO
first2:physical fitness	OOOOOOTOOOOOOOO
first2:physical requirements	NUOOOOMOOOONOOM
first2:physical therapist	RNKOSOOOOOOROOO
first2:please do	OOOOOOQOOOOOLSO
first2:please ensure	OOOOOONOOOOOTOO
first2:please note	OOOOONVOONOOKTO
first2:please quote	OOOOOOOOOOOOSOM
first2:please see	NJNOOKQOOOOOPLV
first2:please select	OOOOOONOOOOOSOO
first2:please send	OOOOOOOOOOOOSNO
first2:please submit	OOOOOOONOOOOSOO
first2:position description	OLOOOOOOOOOOOOU
first2:position summary	OTOOOOOOOOOOOOO
first2:poste à	SNNNKMNMNNUNJNL
first2:potential for	NJJMLLMNMTVMNNN
first2:pourquoi les	OTOOOOOOOOOOOOO
first2:power bi	OROOOKSROOOOOON
first2:preferred 	OTOOOOOJOOOOOOO
first2:preferred skills	OTOOOOOJOOOOOOO
first2:preferred to	OONOOOLSOOOOOOO
first2:prepare and	OOOOOSOOOOOOOOO
first2:previous experience	OOOOOOMVOOOOOOO
first2:primary care	QMLOMOOONOOUOOM
first2:prison officers	ONMOSOOOOOOONOO
first2:private medical	OONOOOOOOSOOOOO
first2:professional development	OOOOOOOOOSOONOO
first2:professional in	OOOONSPNOOONOOO
first2:proficiency with	OOOOOOTNOOOOOOO
first2:proficient in	OOOOOOTOOOOOOOO
first2:program manager	RMMLMNVNNNNNNON
first2:project engineer	TOJOOOLOOQQPOOO
first2:project management	OMNVQJQOOOOOOON
first2:project voyce	NOTOOOOOONOPNRO
first2:proven ability	OOOOOOMTOOOOOOO
first2:proven experience	OOOOOOUOOOOOOOO
first2:provide reception	OOOOOSOOOMOOOOO
first2:prêts à	OOOONOOOONOOSOO
first2:qualification 	OSOOOOMOOOOOOOO
first2:qualifications 	OUOOOOOOOOOOOOO
first2:qualificationsbachelor's degree	OOOOONTNOOOOOOO
first2:qualified candidates	OROOOOKOOOOOSPO
first2:qué te	OTOOOOOOOKOOOOO
first2:rattaché e	MNOTOMOOOOOOOOO
first2:read more	OLOOOONOOTOOSON
first2:ready to	OQLOJOOOONOOPOT
first2:real estate	PNTQONNNOOOOOON
first2:reasonable accommodations	OONOOONOOOOOOSO
first2:recent graduates	NMLNNNPUOONMLLN
first2:recruitment team	OUOOOOOOOOOOKNO
first2:red krypton	NNSOPOOOOOOOOOO
first2:redeployment interview	OTOOOOOOOOOOMOO
first2:refer a	ONOONOOOOUOONOO
first2:registered respiratory	TKNNMNRNOONNOOM
first2:remote 	OONOOOOOOOOSOOO
first2:reporting to	OOOVPMNOOOOOOOO
first2:reports to	MJNXOMOOONOOOON
first2:required 	OVOOONINOOOOOON
first2:required skills	OTOOOOOOOOOOOOO
first2:requirements 	OVOOOOOOOOOOOOO
first2:research 	OLNNNTSNNNOOOOM
first2:responsibilities 	OUOOOOOOOOOOOOO
first2:responsibilities include	OOOONUOOOOOOOOO
first2:responsible for	OOOOOUNOOOOOOOO
first2:rest and	OLOOONNOOVOOOON
first2:retail assistants	OOOOPOQOOOPOOOK
first2:retail discounts	ONOOOOOOOSOOOOO
first2:revenue metrics	ONOOULNOOOOOONN
first2:review and	OOOOOUMOOOOOOOO
first2:rewards and	OTOOOOOOOLOOOOO
first2:rh contract	NOUOOOOOOOJOOOO
first2:river clyde	ONSOOOOOOOOOOOO
first2:robert half	OOUOROMOOOOONOO
first2:role and	OGOOOWOOOOOOOOO
first2:role description	OVOOOOOOOOOOOOO
first2:role overview	OVNOOOOOOOOOOON
first2:role summary	OUNOOOOOOOOOOOO
first2:salaire 	OTOOOOOOMOOOOOO
first2:salary description	OTOOOOOOKOOOOOO
first2:salary range	OXOOOOOOGOOOOOO
first2:salesforce vlocity	SNOOOOOOOOOOOOO
first2:salário nominal	LRKMMMMMUNMLMMM
first2:schedule 	OTOOOOOOOONOOON
first2:se health	OOTOOOOOOOOOOOO
first2:secteur d'activité	OSOOOOOOOOONOOO
first2:security 	OWNOOOKOOOOOLML
first2:see our	OOOOONKOOOOONTO
first2:selection process	OUOOOOOOOOOOJOO
first2:senior linux	UMMONOOOOOPOOOO
first2:sheet metal	RNLOOSOOOOONOON
first2:shift 	OTOOOOOOOOKOOOO
first2:shift differentials	OMOOOOOOWOIONOO
first2:show more	OOLOOOOOOMOOONT
first2:site administrator	XNLNNNOOOOOLOOL
first2:skills with	OOOOOOTOOOOOOOO
first2:so much	OOMONOOOOUOOOOO
first2:some of	NWMNOMMONKNOMON
first2:some travel	OONOOOJNOOVOOOO
first2:someone like	OUMOOOMOOOOOLON
first2:sort and	OOOOOSOOOOOOOOO
first2:sous chef	SNTOMOOOOOOMOON
first2:sponsorship is	OOOOOOVNNLNNMNM
first2:sr 	VNLOMOMOOOPPOON
first2:stakeholder engagement	OUOOOJROOOOOOOO
first2:starting pay	OONOONONUOOONOM
first2:state farm	NONOONNOOKOOOWO
first2:state of	NNYOOOOONOLNNOL
first2:strong sql	OOOOOOTOOOOOOOO
first2:successful applicants	OOOOONSOOOONNNO
first2:successful candidates	OOOOOOXOOOOOLOO
first2:suivi des	OMOOOSOOOOOOOOO
first2:summary 	OTOOOOOOOOOOOOO
first2:supervisory 	NSLNMOUJNNNNNNM
first2:support team	OOOOOSOOOMOOOOO
first2:supporting document	NKOONONOOOONMNW
first2:sustainably 	OLUOOOOOOOOOOON
first2:take the	OOMOOOONONOOUOO
first2:team leadership	OPOOOOSOOOOOOOO
first2:team meals	OOOOOONOOTLOOOO
first2:tech sales	TOOOOOOOOOOOOOO
first2:tech scheme	OMOOONMOOTOOOOO
first2:technical lead	VNOOONOOOOOOOOO
first2:technical skills	OPOOUNJOOOOOOON
first2:text 	OMOOONMONKNONOW
first2:the 	HJLNUNOONONNLMW
first2:the ability	OONONOSOOOOOOOO
first2:the chance	OOMOOOOOOSOONOO
first2:the cheyenne	OOSONOOOOOOOOOO
first2:the city	OONOOOOOOLOTNOO
first2:the civil	OOMOOOOOOOOOMUO
first2:the company	OOWOOOOOOOOOOOO
first2:the consultant	LONNQLSOOMOOOOO
first2:the coordinator	OONOMOTOOOOOOOO
first2:the current	OOOOOOOOVOOOOMO
first2:the customer	OOONSMOOOOOROOO
first2:the data	NOLTOMOOOOOOOOO
first2:the exercise	OOOOMSOOOOOOOOO
first2:the facility	OOOOTNOOOONOOOO
first2:the following	KOMOTMOOOOOOOQN
first2:the goal	OONOVLMOOOOOOOM
first2:the growth	OONOLUOOOOOOOOO
first2:the ideal	OPOOROTOOOOOOOO
first2:the jobholder	OOOOOOSOOOOOKOO
first2:the level	OOOOOOSOOOOONLO
first2:the main	OONNULNOOOOOOOO
first2:the maintenance	OOOONVOOOOOOOOO
first2:the mission	OOOSLOOOOOOOOOO
first2:the moorhead	NNTOOOOOOOOOOOO
first2:the office	OOVONOOOOOOLOOO
first2:the officer	OONOSQNOOOOOOOO
first2:the patient	OOOONOSOOOOOOOO
first2:the physical	OOOOOOKOOOOOOTO
first2:the position	OOOUIOQOOOOONOO
first2:the post	OOOOTONOOOOOOQO
first2:the press	OOMOTNOOOOOOOOO
first2:the primary	OONTRLNOOOONOOO
first2:the real	OTOONOOOOOOOOOO
first2:the receptionist	OOOOOSOOONOOOOO
first2:the right	OSNOROOOOOOOOOO
first2:the senior	OOOOTMOOOOOOOOO
first2:the team	OOOULJOOOOOOOOO
first2:the trust	OOXOOOOOMOOOOOO
first2:the work	OOOOLOOOOOOSOOO
first2:there is	OOMOTQNNQMOOMOO
first2:there will	OOOTNLQOOOONOON
first2:there's no	ONMOUONOOOOOMOO
first2:they will	OOOOMSQOOOOOONO
first2:this can	OOLNTPLONNQPMNO
first2:this configuration	OOOOLSOOOOOOOOO
first2:this examination	OKOOOOOOOOOOVNN
first2:this is	OONOWOMOOORQOOO
first2:this may	OOKOOQOOOTOOQMO
first2:this person	OOOSOKSOONONNOO
first2:this position	OOOTRNOOOOOVOOO
first2:this posting	OOOOMNMNNNNNLVN
first2:this role	OOMPPLUOOOOPOOO
first2:this schedule	OOOOOSOOOOONOOO
first2:this site	OOOOOOMNOOOONOS
first2:this will	ONONLLLOMMTMPSN
first2:this work	OOOSSJOOONOOOOO
first2:tight management	NNUOOOOOOOONOOO
first2:time management	OOOOOMVOOOOOOOO
first2:time off	NTNOOOLONKTOONM
first2:to find	OOMOOOOOONOOTNM
first2:together we	OOXONOOOOMOOOOO
first2:tools &	OROMNNNOOSOOOOO
first2:top 	NVNOOLNNOOOONOM
first2:track record	OOOOONSOONOOOOO
first2:training &	OOOOOOOOOSOOOOO
first2:transcript of	OONOOOOOOPOOUMO
first2:type de	OTOOOOOOOONOOON
first2:und 	ONTNKPOOOOOMNOM
first2:under the	OOOTRKOOOOOOOOO
first2:understanding of	OOOOOLPUOOOOOOO
first2:une culture	OOPOOONOOTOOOOO
first2:uniform provided	OOOOOOOOOSOOOOO
first2:united kingdom	NNNOOOOOOOOVOOO
first2:united states	OOIOOOOOOOOZOOO
first2:unposting date	OTOOOOOOOOOONOO
first2:vacancy type	OJNONONONONNVNM
first2:valid cpr	OOOOONTOOOOOOOO
first2:value ag	ONUOOOOOOOOOMOO
first2:veterans and	OONOONMSOOOONOO
first2:view the	OJOOOOOOOOOOVNN
first2:visit 	OLLOONMOMLNNMLW
first2:votre rôle	OOOOSNOOOOOOOOO
first2:vous avez	OOOOOLTOOOOOOOO
first2:vous maîtrisez	OOOOOOSOOOOOOOO
first2:vous recherchez	OOOONITOONOOSOO
first2:vous réalisez	OOOONVKOONNOOOO
first2:vous serez	OOLPOPOOOOOSOOO
first2:vous travaillerez	OOOONSNOOOOOOOO
first2:vous êtes	OOOOOOVOOOOOOOO
first2:wakefield audi	ONTOOOOOOOOPMON
first2:want to	ONKOLOOOOMOOVNN
first2:we collect	OOLOONOOOOOOLUO
first2:we currently	OOLOPOOOOOOTOOM
first2:we do	OOUONLPOOMOOMTO
first2:we employ	OOTONNRONNOOOOO
first2:we expect	OOKMONUOOOOOONO
first2:we foster	OMSONOOOMOOOONO
first2:we make	NOMVNNMSOOOONNO
first2:we need	OOPOROSOOOOOMOO
first2:we own	OONSNMOOOOOOOOO
first2:we place	OOMOONOOOOOOMTN
first2:we provide	OOOOOOMOOVOOOOO
first2:we take	OOOONNWOOOOONOO
first2:we treat	OOLOOOOOOOOONTO
first2:we use	OOTNMNNOOOOONSO
first2:we value	OOTOONOOOMOOOOO
first2:we want	ONSOOOPMMOOOKQN
first2:we welcome	OOOOOOOOONOOMTO
first2:we will	OMINNJONOWOMWNO
first2:we work	OOSOOOOOOOOOOOO
first2:we would	OOOOOOMPOOOOTOO
first2:we're a	ONVNMOPOOKOOOOO
first2:we're also	OOSOOOOONOOOOOO
first2:we're in	OULNMNNOOLONOOO
first2:we're looking	OSKOSNOOOOOOOOO
first2:we're seeking	OOKOUOOOOOOOOOO
first2:week 4	OONOOOOOOOUMOON
first2:what are	OTLNINQMOONNONT
first2:what do	OMONSNOOOOOOOOO
first2:what our	ONSOOOOOOMOOOOO
first2:what will	OSOOOPMOOOOOOOO
first2:what would	OMOMMTOOOONOOOO
first2:what you	OTOOOOMOOOOOOOO
first2:what you'll	OVOOOOOOOPOOOOO
first2:what's in	OTOOONOOOOOOOOO
first2:what's next	NRRNMNLNNKNNRLN
first2:whatever your	OOMOMOMOOOOOOTO
first2:when a	ONSONPNOOOOOONO
first2:where to	OUOOOOOOOOOOJOO
first2:whether you're	OOJOMNROOROOROO
first2:who we	OXMOOOMOOOONOOO
first2:why choose	OSOOOOOOOOOOOOO
first2:why this	OUOOMOOOOKOOOOO
first2:willingness to	OOOOOOSOOOOOOOO
first2:with a	OOUOOOOOOMOOOOO
first2:with access	OOMSOONOOOOOOOO
first2:with over	OOSOOOMOOOOOOOO
first2:with the	OOMSPNOOOOOOOOO
first2:with varying	OOLTOOOOONOOOOO
first2:women's independent	UOLOOOOOOOOOOOO
first2:work alongside	OOONOOOOOTOOOOO
first2:work at	ONMOLPMOOTOOOOO
first2:work collaboratively	OOOOOSOOONOOONO
first2:work environment	NWNNNJJNNKNNONN
first2:work in	ONKONPSOOOOOOOO
first2:work is	ONMTPLPMLMOQNNO
first2:work life	OIOOOOMOOXOOOOO
first2:work locations	OTOOOOOOOOOLOOO
first2:work on	ONOOOMTOOPOOOOO
first2:work with	OOOOOZNOOOOOOOO
first2:work within	OOOOQNOOOSOOOOO
first2:working closely	OOMPUKOOOOOOOOO
first2:working for	OXOOOONOOOOOOIO
first2:working knowledge	OOOOOOMTOOOOOOO
first2:working with	OOONLXOOOOOOOOO
first2:works in	NNNONPKNONNUONO
first2:would you	OMNORNOMONOOSNN
first2:write clear	OOOOOSOOOOOOOOO
first2:yes 	OMNNNMMONTOOMOU
first2:you accept	OOOOOOPNOOOOOLS
first2:you may	OOOOOOLOONPOWKP
first2:you want	OOSONOOOOMOOOOO
first2:you will	OOOWPROOOOOOOOO
first2:you won't	OMOOOOMOOSOONOO
first2:you'll be	OOOORSOOOOOOOOO
first2:you'll have	OOOOTNOOONOOOOO
first2:you'll make	OOOOTOOOOOOOOOO
first2:you'll play	OOOOSNOOOOOOOOO
first2:you'll provide	OOOOOSOOOOOOOOO
first2:you'll work	OOLSTKMOONOSOOO
first2:your expertise	OOMOTMPOOOOOOOO
first2:your mission	OSNOOOOOOOOOOOO
first2:your opportunity	QVKNKNNNNNNLNNM
first2:your recruiter	OOOOOOOOQNOOTOO
first2:your work	ONLOWLLOOQOOMOO
first:$	OOOOOOOOXOOOOOO
first:06	OONOOONOOONOLOT
first:07	LKGMMMMNMMLZMMP
first:1	NZMOOINOOOOOMNP
first:1-3	OOOOOOIOOOOOOOU
first:10	ONLONQONMNRONOU
first:11	ONMOOLLOOOOONOU
first:12	OLINNKQMLNSSLNP
first:14	ONNOOOLNOONOOOU
first:15	OOOOOOMOOPOOOOS
first:16	ONNOOOLOOOOONOT
first:18	OOOOOOMOOOOOMOT
first:1st	ONOOOONOONNOUOL
first:2	OKLNMMNOOOMTOMV
first:2024	OOLOOONOONOOUSM
first:299e88db7d5dd85e0b7ba65666#	ONNOOOUOOOONQOK
first:3	OONOOMOOOOOONNV
first:3-5	OOOOOOIOOOOOOOU
first:35629	OOOOOOOOOOOSOOO
first:35h	OOOOOONOOOTOOON
first:4	ONMONMMOOONOVMU
first:40	OOMONOOOOOUNOOO
first:401	OOOOOOOOOSOOOOO
first:5	JNNOOKOOOOOTONT
first:5+	OOOOOOSOOOOOOON
first:6	ONMONLOOOOQOQOT
first:7	MLNMNKKNTOQOKNT
first:8	NNMOOMLONOUNNOT
first:9	OOOOOLMOOOOOOOU
first:a	OOOOONUOOROOOOO
first:ab	OOTOOOOOOOONOOO
first:ability	OOOOOOXOOOOOOOO
first:able	OOOOOOTOOOOOOOO
first:about	O^OOOOOOOOOOOOO
first:access	OOOOONQOOUOOOOO
first:accessibility	OVOOOOLOOOOOLNO
first:accommodations	OTOOOOOOOOOONNM
first:accueil	NMMNNWLONNNMNNN
first:achieve	OOTOOQOOOMNOOOO
first:acronis	OOSOOOOOOOOOOON
first:act	OOOOOXOOOOOOOOO
first:active	OLOOOOTOOOOOOOO
first:actual	OOOOOOONUMONOOO
first:adaptability	OMOOOOVNOMOOOON
first:additional	OYOOOOONOSOOOOO
first:address	OOOOOOMSOOOOOOO
first:administers	ONOOOSOOOOOOOOO
first:administrative	PMOOOQMUOOOOOOM
first:advaana	OOSOPOOOOOOOOOO
first:advanced	OOOOOOUOOOOOOOO
first:agency	NLWNOMOOMONNMNN
first:ai	OSOOOJPOOOOOOOR
first:air	MMVOOOOOOOOOOON
first:airflow	OOONONOSOOOONOM
first:al	OOKOOOQOTOOONOM
first:align	ONMNMRTONOONMNM
first:all	OOOOOOVOOONLIVN
first:alors	NNNNNKPLNKMNWNM
first:als	NMJOSSMNNMNNNOM
first:always	MMTNNSMOONNLMON
first:an	OUPOOOOOOOOOOOO
first:analysis	NKNNMRMNNTNNNNO
first:analytics	XSNOOLKOOOOOOOR
first:analyze	OOOOOWOOOOOOOOO
first:analyzes	ONOOOTONOOOOOOO
first:and	OLOOOOOOSPONSON
first:andras	OOUNOOOOOOOOOOO
first:annual	OSOOOOOOOQOOOOO
first:answering	OOOOOTPOOOOOOOO
first:applicants	OOOOOOTOOOOOOQO
first:application	OXOOOIOOOOOOOOO
first:applications	OOOOOONOOOOOVOO
first:applies	OOOOOTOOOOOOOOO
first:apply	ONOOOPOOOOOOXOO
first:apr	OOOOOOOOOOKOQOS
first:ar	MMMNTNOONNNNSON
first:are	OOOOYOQOOOOOQON
first:arranging	OOOOOTOOOOOOOOO
first:artificial	OUPONNMOOKOOOOO
first:as	OOOOTQOOOOOOOOO
first:asics	JJNNNNNNNNNMMWN
first:assist	OOOOOWOOOOOOOOO
first:assistant	WOMOOOOOOOOMOON
first:assisting	OOOONSNOOOOOOOO
first:assists	OOOOOUOOOOOOOOO
first:associate	XNKOOOLQOOOOOOO
first:assurer	ONOOOTOOOOOOOOO
first:at	OOZOOOOOOOOOOOO
first:attach	NOOOOOOOOOOOSOO
first:attend	OJOOOYOOOOONOON
first:auto	PNTOOOOOOJOOOOO
first:availability	OOOOONUOOOQOOOO
first:ayuda	ONNOONMONTNOONO
first:bachelor's	OOOOOOSOOOOOOOO
first:bachelors	OOOOOOTOOOOOOOO
first:balance	NTNNMMNNNMNNNOQ
first:barista	UVKOKONOONONNON
first:based	OOMOOOTONPOQOOO
first:bata	ONUNONOOOOOOOOO
first:be	OQLONSUOOROOOOO
first:become	OONOQUMOOOOOMOO
first:being	OUOOONJQOPOONOO
first:benefits	OYOOOOOOOOOOOOO
first:bespoke	NUOONOOOOMONOOO
first:best	NQMNNNVNOKNNTMN
first:bilingual	NMMNMNPUNNNNNOL
first:bio	OOOOTPNOOOOONOO
first:bokaro	OOMOOOOOOOOSOOO
first:bonus	OTOOOKOQQMOOOOO
first:bosch	OOUONOOOOOONOOO
first:branch	OKTNKQLUONNNMOO
first:brennan's	NOTOOOOOOOOOOOO
first:bright	LNRNTOMOOOOOONN
first:brighton	MMMUQMNONNNMOON
first:build	OROOOTOOOOOOOOK
first:business	WMOVONTOOOOOOOO
first:but	OMPOSMOOOOOMOMO
first:by	OOQOPNKOONOOJST
first:cad	NLQOOOUNONONONO
first:cambridge	NOTOOOOOOOOOOOO
first:can	OOOMRMUOOOOOOOO
first:candidate	OOOOOOSOONOOOON
first:candidate's	OOOOOOOOOOOOSPO
first:candidates	OOOOOOOROOOOWNN
first:capacité	OOOOOOTOOOOOOOO
first:cape	NOPOOOOOOOOSOOO
first:career	OQOOOOOOOTOOOOT
first:casual	PNNOOOOOOOSOOON
first:cdi	OMOOOONOOOVOOON
first:cell	OOOOOOOOOOOOTMN
first:certification	OOOONJRTOMOOOOO
first:chance	MKXNNNKNNNNNMMM
first:check	ONSOONSOOMOOMON
first:chief	RLRMONLNTNMLKNM
first:christian	MUPONOOOONOOOOO
first:city	OKOOOPROOOOROOO
first:civil	OOOOOOOOOOOOMSO
first:class	PLOOOOROOOOOILW
first:clear	NOMOOOOOOOOOOOW
first:clerical	OIOOOPUOOOOOOOO
first:click	OOOOOROOOOOOSPM
first:clinical	UJNOOQROOOONOON
first:close	NPMNNTNNNNNOLNS
first:closing	SMMNOOOMQORRLON
first:cloud	OOOOOOIUOOOOOOO
first:co	ONTNMONIOOOOMWN
first:collaborative	OMROOOOOOTOONOO
first:colors	NNNNNNMONKNNMNV
first:come	NLONKNKNMRNOUOM
first:comfortable	OOOOOMXOOOOOOOO
first:committed	OOPOOOTOOMOOONO
first:communicate	OOOOOTOOOOOOOOO
first:communicates	OOOOOTKOOOOOOOO
first:communication	OOOOOOUOOOOOOOO
first:company	JOUOOOOOOPOOOOO
first:compensation	OVOOOOOOHROOOOO
first:competency	OOOOOOTOOOOOOOO
first:competitive	OQNOOOOOZOOOOOO
first:completes	OOOOOSPOOONOOOO
first:compliance	TJOOOSOOOOOOOOO
first:comprehensive	ONOOOOOOOTOOOOO
first:computer	OMNOOOWOOOOMOOO
first:conduct	OOOOOVOOOOOOOOO
first:connaissance	OOOOONKUOOONOOO
first:connaissances	OOOOONSOOOOONOO
first:connaitre	OOOOOLTOOOOOOOO
first:consistently	OOOOOQSOOOONOOO
first:consolidate	OUNOOMONOOOOOON
first:constantly	ONQONTMOOOOOOOO
first:contact	OTOOOORMOOOOMQM
first:content	OOOOOSOOOOOOOOO
first:continuous	OOOOOULOOTOOOOO
first:contract	ONNOOOOOOOVOONN
first:contribute	OOOOOVOOOOOOOOO
first:contributing	OOOOOTOOOOOOOOO
first:contributory	OOOOOOOONSOOOOO
first:controlling	MLPOOOOOOOOTNOQ
first:convert	OOOOOSOOOOOOMOO
first:cookie	NMMOOONOOONNONU
first:coordinate	OOOOOSMOOOOOOOO
first:coordinates	OOOOOVOOOOOOOOO
first:copyright	NNJNOOONNLNNLVL
first:core	OUOOOOOOOOOOOOO
first:corporate	TNNOOQOOOOOOOOO
first:country	OLOOOUOOOOOOOOO
first:covid-19	OOLSOOOOOOOOOQM
first:creating	OOOOOUOOOOOOOOO
first:culture	OPTOONNOOOONNOO
first:current	ONOOPMUORNOONNN
first:customer	UONOQNOQOOOPOOO
first:d	MLLVLLLOUIMMMMM
first:dans	NOOOSONOOOOOOOO
first:data	SRLOOKOROOOOOQO
first:databricks	NMMUNLRLNNNNNNM
first:datenqualität	OTNNOIQOOOOOOOM
first:day	OIOONOOOOOXOOOL
first:day-to-day	OVMOMONNOLMNNNM
first:dbsciv	OMNOOOOOOOOOUNL
first:deal	OOOOOTMOOOOOOOO
first:define	OOOOOWOOOOOOOOO
first:dein	OTOOOOOOOOOOMOO
first:deliver	OONOOSROOOOOOOO
first:demonstrate	OOOOOTLPOOOOOOO
first:demonstrated	OOOOOOMUOOOOOOO
first:denver	OOOOOOOOOOOVOOO
first:department	NPNVOOOOOOOMMON
first:departmental	TLOOOTOOOOLOOOO
first:der	ONSOMOMOORONOOM
first:des	ONOOONOOOWOQOOL
first:describe	OOMOONKOOOOOXNH
first:descripción	NWNNNNONNKNNNNK
first:description	OVOOOOOOOOQOOON
first:designing	OONOOVLNOOOOOOO
first:desirable	OUOOOOOKOOOOOOO
first:desire	OOOOOLUOOOOOOOO
first:detail	OLNOOOSLNOOOIOV
first:determines	OOOOOSOOOOOOOOO
first:develop	OOOOOXOOOOOOOOO
first:die	OMSOMOMOOSOONOM
first:digital	TOKOOOOOOOOOOOO
first:diploma	OOOOOOSNOOOOOOO
first:direct	NPMSMNOOOOTNOOM
first:director	UMJOTNONNNNMNPM
first:disability	ONOOOOOOOROOOSO
first:discounted	OOOOOOOOOTOOOOO
first:discretion	OOOOOMTNOOOOOOO
first:discretionary	ONOOOOPOTLOOOOO
first:disponibilidad	NMNNNNRNNNTONNN
first:diversity	O[KOOOOOOOOOOKO
first:do	OKKOROOOOMNOSNU
first:document	OOOOOSOOOOOOOOO
first:documents	OJMNNUONOONNMMT
first:don't	OLNOKOQONLNNUMM
first:done	OUMNNOMOONOOMON
first:dra	OOONOLKOOUOMOOO
first:drive	OOOOOZOOOOOOROO
first:driver	TOJOOOOOOOOOOOO
first:driver's	OLOOOOTOOOOOOOO
first:driving	ONOOOOSMOOOOOOO
first:du	OJDISXPLONLPKOG
first:durch	OOOOOOLONUOOOOO
first:during	OOOOONPOONOOTNO
first:duties	OTOORMOOOOOOOPO
first:dynamic	OOLONONOOVOOOOO
first:débutant	OOOOOOTOOOOOOOO
first:e-mail	OOOOOOOOOOOOSOO
first:each	OOMTOLOOOOOONOO
first:earn	OOOOONSOKPONNOO
first:education	OXOOOOOOOOOOOOO
first:een	NMNONLKNOWNNNNM
first:effective	OMOOOTVOOOOOOOO
first:eine	ONOOONKOTQOOOOO
first:either	ONOOUONOOOOOKOO
first:elementid	ONNNNNMONLNNNOU
first:elucidata	OOTOOOOOOOOOOOO
first:email	OOOOOOOOOOOOSOO
first:employee	OQOOONOOOWOOOOO
first:employment	OOOOOOOOOOSONQN
first:empowerment	OXLOONNOONOOOOM
first:en	OPPOQMOOOLOTONO
first:encourage	OOOOOTNOOMOOOOO
first:energy	UKLOONSNOQOOOOM
first:enfin	OOOOTOLRNNNNMNO
first:engage	OOOOOUOOOOOOOOO
first:engagement	OONOOQRJOOOONMO
first:engineering	OSNOOONNOOOOOON
first:enhance	OMOOOWOOOOOOOOO
first:enhanced	OOOOOOOOOVOOOOO
first:enjoy	OONOONOOOVOOOOO
first:ensure	OOOOOZOOOOOOOOO
first:entreprise	OTOOOOOOOOOONOM
first:entretien	OOOOOUOOOONQOOO
first:envie	OMOOONOOOTOONON
first:environmental	MONNMNMNNNNVNNL
first:equal	OVOOOOOOONOOOIO
first:ervaring	OMNOOMUUONOOOOM
first:essential	OZOOOOOOOOOOOOO
first:event	OLOOOVOOOOOOOOO
first:every	OOSOQOOOLQOOOOP
first:everything	ONWOLNLNOMNOLNN
first:everywhere	OMSOOOOOOOOOOOO
first:evidence	OONOONPOOMONNNS
first:exam	OONOOOOOOONLVNO
first:examination	OLOOOOOOOOOOSOO
first:exceptional	OOOOOOSOOOOOOOO
first:expand	ONNONONOOOONOOT
first:expected	OOOOOOOOMNTOOOO
first:experience	OOOOOOUTOOOOOOO
first:experiencia	OMOOONMUOMOONNO
first:expertise	ONOOOMSQOOOOOOO
first:explore	OOTOOQOOOOOONOO
first:exposure	OOOOOOQTOROOOOO
first:expérience	OTOOOOISOOOOOOO
first:extensive	OOOOOOTOOOOOOOO
first:external	LJHTNLMMNMNMNNV
first:extra	OPOONTNOOOOOOOO
first:failure	OOOOOOOOOOOOSOO
first:familiarity	OOOOOOOWOOOOOOO
first:fanatics	OOTOOOOOOOOOOOJ
first:farmfoods	ONWONOOOONOOOOO
first:featured	OOSOOLOOONOOOOO
first:field	OJLMTPKTMIMTKMJ
first:finance	VPLTNIONOMOOOOO
first:financial	OJOOORLUOOOOOOO
first:find	OOOOMNMOOOOOMNV
first:flexibility	OONONONOOTOONOO
first:flexible	OLOOOOWOOZOOOOO
first:fluent	OOOOPOTMOOOOOOO
first:follow	OOMOOVPOOOOOOOQ
first:for	OOSOOOOOOOOOSSO
first:forest	NLQOOOOOOONTLNO
first:formation	ONNNMMOOOUNMMNO
first:frame	OOMOOJOOOOOOOOT
first:free	ONOOOOJOOWOOORO
first:frequent	NNNOMMQNNNSONNN
first:freyja	OKOOOOOOOOOOUOM
first:full	TNOOOOOOOOUOOOO
first:full-time	OOOOOOOOOOYOOOO
first:fully	OOMOOOOOORSOOOO
first:function	ONOONVLOOOOOONO
first:functional	NVONNVFMONONMNM
first:further	OVPOLOLOOJOOKSN
first:fyld	OOTOMOOOOOOOOOO
first:g-p	ONTOOOOOOOOOOOO
first:gain	OOOOOQKOOTOONOO
first:gather	OOOONSOOOOOOOOO
first:generate	OOOOOTOOOOOOOOO
first:generous	ONOOOOOOOTOOOOO
first:git	OMOTOMPOOOOOOOO
first:global	OMSOPPMUOOOOONN
first:good	OOOOOOZOOOOOOOO
first:google	OVOOOOLROOOONOM
first:government	OOOOPSNPONOOOOM
first:grade	PONOOOMOVOOOOOL
first:graduate	OONOOOUNOOOOOOO
first:grayce	OOOOOOSNNMOONTN
first:greater	KLKOOONOONO[NON
first:greenville	OOQOOOOOOOOOOSN
first:growth	OUNOONOOOPOOOON
first:guide	OOOOOSOOOOOOOOO
first:handle	OOOOOTOOOOOOOOO
first:hands-on	OOOOOOVOOOOOOOO
first:harrison	NONOOOOOOTOOOOO
first:he	OOOONUOOOOOOOOO
first:head	TONOOOOOOOOOOOO
first:health	OROOOOOOOTOOOON
first:heavy	UNNOOOOOOOONOON
first:help	OTNOMUOOONOOOOO
first:here	OOVOOONOOOOOOOO
first:higher	NNNONNONUMROMNO
first:highly	OOOSOLQOOOOOOOO
first:hire	NMNOOOVOONONOOO
first:hiring	OOOOONOOOOSOOOO
first:holiday	OLOOOOOONUOOOOO
first:home	NMTOOKWQOHOJROM
first:honey	OOUOOLOOOOOOOOO
first:how	OWOOOOIOOOOOOOO
first:hr	UOPOOOOONOOOOOO
first:https	HOOOOOOOOOOOOO]
first:hybrid	ONOOOOONOQOYOOO
first:i	OOOOOOFOONOOVOT
first:identifies	OOOOOSNMOOOOOOO
first:identify	OOOOOWOOOOOOOOO
first:if	OOOOOOOOOOOOWPO
first:ifrs	OOOOOMLOOOOOOOS
first:imagine	OOKOQOOOOOOUOON
first:implement	OOOOOTOOOOOOOON
first:implication	OOOOOKNOOOOOOOU
first:important	NTUNONLOKLNOLMO
first:improved	NMXMNKMNNNNNMNN
first:in-person	MLMNNNNHNNMZMNL
first:inbound	UNMOOONOOOOONOO
first:including	OUOOOKNOOOOOOOO
first:incorporate	OOOOOUOOOOOOOOO
first:incumbent	OOONNVOONNONNOO
first:individual	OMTOOOOOOROOOOO
first:information	TNIOUOOOOMOOOPM
first:ingestion	ONOSOONOOOOOOOO
first:innovative	NUPOMNOONOONNOK
first:inside	TOOOOOOOOOOOOOO
first:installing	OOOOOVLNONOOOOO
first:instruct	OOLOOUOOOOOOOOO
first:interact	OONOMTNOOOOOOOO
first:interested	OOOOONOOOOOOTNO
first:international	OOMONMLOOROOUOO
first:internet	MJMONOSLUMMMPNN
first:interviews	OOOOOONOOOOOUMO
first:into	MMVNNPNNONKMNON
first:inventory	QNOOONSMOOOONON
first:invest	OTOOOOOOOOOOOON
first:is	OLNNQOKUONOORNN
first:ist	ONUOLOPOOOOMNOM
first:it	OOTOOLOOOPOOOOO
first:its	OMSLUNLNONNNMNM
first:je	NMLNXNQNNLNNMNM
first:job	PWOOOOOOOOOOOOS
first:jobs	OOOOOOOOOOOOWNR
first:join	OOROTNOOOOOOUOO
first:joining	OOSONOOOOROONOO
first:jornada	OOOOOONONQTOOOO
first:just	OOSOOOLOOOOOROO
first:jydstrup	OKMNNOOOOOOWNOL
first:keep	OOOOOSOOSNOOOOO
first:kennis	OOOOOOQSOOOOOON
first:know	OOOONNNTONOONNN
first:knowledge	OOOOOOPVOOOOOOO
first:l'opportunité	OOOOOOMOOSOOOOO
first:la	OQNNOMOUONOOOON
first:language	NMONOMUNNRMNNOO
first:las	OMOOOOOOOOOUNOO
first:layout	LKJNMNNNNNMKONX
first:le	OTMOTLTOOOOONOO
first:lead	OPOOOTOOOOOOOOO
first:learn	OMOOOOLOOOOTLNS
first:learning	NSLNOIOOOWONNOR
first:legal	OJMOOOOOOVOOONO
first:les	OPNOOLMKONPOTON
first:less	OOTOONIOOOOONOT
first:leverage	OOOOOTOOOOOOOOO
first:liaise	OOOOOTOOOOOOOOO
first:licensed	POONOOTOOOOOOOO
first:life	OOUOOOOOOOOOOOO
first:lifting	OSOOOOOOOOOOONM
first:light	OOUOONOOOOOONOO
first:line	UMNOOPOOOOOOOOO
first:link	OOOOOONPONOOSON
first:linkedin	ONNOONNOOONLMNW
first:live	NNMNNMONNRMONOU
first:lnkd1	NLMNOOOLNOOOSMQ
first:locals	OOOOOOOSOOONNOO
first:located	MOUONNONOKOVOOO
first:location	OOOONOOOOOOXOOO
first:long	OMNOOOOROOOOOOS
first:look	OOLMVROOONOONON
first:looking	OKLOXNNOOKOONNN
first:lorry	VMOOMNOOOOOOOON
first:los	NOMOOOOOOOOUOOO
first:love	ONMOMNVNOOOOOOO
first:loyal	ONUOONOOOOOOOOM
first:luca	ONVONOOOOOOONOK
first:m	OOOOOOOOOOOOOTN
first:maintain	OOOOOVQOOOOOOOO
first:maintaining	OOOOOUOOOOOOOOO
first:maintains	OOOOOTOOOOOOOOO
first:maintenance	VLMOONLUOOOOOON
first:make	OUOOLSMOONOORKO
first:makes	OOOOOSOOOOOOOOO
first:manage	OUOOOSOOOOOOOOO
first:management	OUOOOMOOOOOOOOO
first:managers	OOMTPLNOOOOOOOO
first:managing	OOOOOVOOOOOOOOO
first:many	OOLONOOOOTNOOOM
first:market	OMOOOOROSOOOOOO
first:marketing	QVLOOKMOOPOOOOO
first:markham	ONOOOONOOOOSOOO
first:may	OOOOMXLOOOOOOOO
first:mdosjobs	OKOOOOOOOOOOOOU
first:mechanical	ROOOOOTOOOOOOOO
first:mental	OQNOOPNOOTONOOM
first:microsoft	OOOOOOTOOOOOOON
first:mid-senior	MMLMTNLMLMKLNMT
first:minerals	OOOOOOOTOOOOOOM
first:minimum	OVOOOOOOOOOOOOO
first:missions	OSOOOOOOOOOOOOO
first:mit	MLMLTLJMMQMKLMT
first:moderate	OMMONMVONMOPOOO
first:modern	OOOSNLPNOPOONOO
first:monday	OOOOOOOOONUOOOO
first:monthly	OOOOOOOOOTOOOOO
first:more	OOSOOOLOOOOONOT
first:msk	ONOOOOSNOOOOOOO
first:must	OOOOOOYOOOOOOOO
first:mutuelle	OMOOOOOONVNOOOL
first:méthodologie	ONNUONOOOOOOOON
first:name	OJOOOOOOOOOOUOR
first:nationality	OWOOONJOOOOOMNN
first:navigate	OOROOOOOOROOOOK
first:need	ONOOOOUNONOOOOO
first:netcom	MNUOQOMOONONOOO
first:netsuite	OOOOONNMOOOOOOS
first:network	NOVNONOOOOONOOO
first:new	NLOOOTLNNOOOSOO
first:nhs	ONQOOMOOOSOOOOO
first:nice	OSOOOOONOOOOOOO
first:nice-to-haves	OTOOOOOOOOOOOOO
first:no	KIOOJNOKLLTOULS
first:non-exclusive	OOONOOOOOOOONOS
first:non-exempt	ONOOOOLNOOUPNON
first:none	OLOOOORKOOOOMOT
first:northeast	OOTOOOOOOOOOOOO
first:not	ONNONMTOVQNMNNO
first:notes	OTOOOOOOOOOOOOO
first:notre	MOUOPNNLOOOROOM
first:nous	JMQOPKOMOROOOOQ
first:nursing	LMMOLNQNNONNNOS
first:occasionally	OOOOONPOOOONSNO
first:oder	ONJNJNRNOOOUNOK
first:of	OTMOMKKOSNOONOO
first:office	TTNONJOOOOOOOOO
first:official	OOOOOOLOOOOOTNO
first:on	OMLOOLMOMMUNPOQ
first:on-site	OOOOOOOOOSOOOOO
first:once	OOOOOONOOOOOSNO
first:ongoing	OMNOMOSOONNOUOK
first:online	OSNONNMNOOONJOS
first:only	OMNONOTOOOONSNN
first:ontology	UMOOOOOOOOOOOOO
first:open	OOOOOOXOOONOOOO
first:operate	OOOOOOTOOOOOOOO
first:operational	OUOOOOOONOOOJOO
first:operations	ORLVNKOOLMONPNJ
first:oportunidades	OOOOOOOOOTOOOOO
first:opportunities	OOOOOOOOOVOOOOO
first:opportunity	OOOOMOOOOZOOOOO
first:optimize	OOOOOTOOOOOOOOO
first:or	ONOOQOTSOOOOOOK
first:oracle	SPLONOTOOOOOOOL
first:order	ONOOORSMOOOOOOO
first:org	JMUONONROONNNNN
first:organization	NPNUOOOOOOONOOK
first:organizational	OOOOOMNUOMONONN
first:organized	OMOOOOVNOONOONO
first:oriented	OOONOOSNNTONMON
first:osteostrong	OOSOONOOOOOOOOO
first:other	OOOOOVHWOORONOO
first:our	OO[UOOOOOOOOOOO
first:ouvrier	PONOSOMNOOOOONN
first:oversee	OOOOOVOOOOOOOOO
first:oversees	OOOOOSOOOOOOOOO
first:overtime	OJOOONOOTQNONOO
first:overview	ONMOOOOOOOOOOOU
first:own	OOOOOVNOOOOOOOL
first:oxfam	OOPOOOOOOOOOLVO
first:paid	OLOOOPMOSSOOOOO
first:palliative	OOOOOOOSOOOOOOO
first:paris	LLLNNNNNNNMWNNK
first:part	OOTOOOOOOORLOOO
first:participate	OOOOOTOOOROOOOO
first:participates	OOOOOVNOOOOOOOO
first:partner	OOOOOUOOOOOOOOO
first:partnering	OOSOOMOOOOOOOOO
first:passion	OOOOOOVOOOOOOON
first:pay	OOOOOOOOQTOONOO
first:people	OPOOOJQOOOOONNT
first:perform	OOOOOWOOOOOOOOO
first:performance	OLOOORPNTMOOOOO
first:performs	OOOOOWOOOOOOOOO
first:permanent	ONOOOOOOPRSOOON
first:permis	OOOOONTOONOOOOO
first:person	OUOOOOOOOOOOLOO
first:personal	OOMONLTRLTNOOON
first:pet	ONNOOOOOOSOOONO
first:phone	OKOONLVNOOOORON
first:physical	OUKOOOOOOOOOOON
first:pipelines	OTQOOJNOOOOOOMO
first:plan	OOOOOTOOOOOOOOO
first:plant	VMNNNMNOOOOOOOM
first:plants	ONOOOTOOOOOOOOO
first:please	OOOOONPOOOOOTOR
first:plus	NNUNKNOKOTNNNNO
first:podiumwear	OOSOONOOOOOOOOO
first:pointclickcare	NNOOOONOOOOONUO
first:position	OOOOOOOOOOTONOU
first:poste	SNNMJLKMNNXNINL
first:posting	ORNOOOOOONNNULK
first:potential	JOJLJNONLXULKLN
first:pourquoi	OTOOOOOOOOOOOOO
first:power	OROOOKSROOOOOON
first:prefer	OOOOOOLTOOOOOOO
first:preferred	OYOOOOONOOOOOOO
first:prepare	OOOOOWOOOOOOOOO
first:previous	OOOOOONZOOOOOOO
first:primary	PQMONOOOOOOSOOO
first:prison	OOMOSOOOOOOOOOO
first:private	OONOOPOOOVOOOOO
first:pro	ONTNNMMRONOOOOO
first:proactively	OOOOOYMOOOOOOOO
first:problem	OJOOOOTOOOOOOOO
first:problem-solving	ONOOOOQTOOOOOOO
first:process	OOOOOVOOOOOOMOO
first:proficient	OOOOOOVOOOOOOOO
first:profil	OSOOOOOOOOOOOOO
first:program	QMLRKMUNNMNNNNN
first:project	QLORSNOOOOOOOOO
first:promote	OONOOWOOOOOOOOO
first:proven	OOOOOOSPOOOOOOO
first:provide	OOOOO[OOOOOOOOO
first:provides	OOOOOYOOOOOOOOO
first:providing	OOONOUOOOOOOOOO
first:prêts	OOOONOOOONOOSOO
first:python	OOOOONSPOOOOOOO
first:qargo	NOSOQNOOOOONOOO
first:qualification	OTOOOOMOOOOOOOO
first:qualifications	OWOOOOOOOOOOOOO
first:qualificationsbachelor's	OOOOONTNOOOOOOO
first:qualité	OQTNNLSNOMNKNOO
first:qué	OWOOOOOOOLOOOOO
first:rattaché	MNOTOMOOOOOOOOO
first:raves	NNTOOMOOOOOOOON
first:ready	OQLOJOOOONOOPOT
first:real	OOSPNPMNOOOOOON
first:reasonable	OXNOOONNMOOONPO
first:recent	ONOOONOVOOOONMO
first:recognition	ONOOOOOOOTOOOOO
first:recruitment	OPONNOOOOONOSNN
first:redeployment	OTOOOOOOOOOOMOO
first:refer	ONOONOOOOUOONOO
first:referral	OOOOOOOOMSOOOOO
first:registered	UKOONOROOOOOOON
first:registration	OOONOSOOOONOOOO
first:regular	NMJMOOUOOSSNOOL
first:reliable	NMNNNNWMNNNNNNN
first:remote	OOOOOONOOOOXOOO
first:report	OMOJOWONOOOOOOO
first:reporting	OOOVPOMOOOOOOOO
first:reports	MJNWOOOOONOOOON
first:required	OZOOOOIOOOOOOOO
first:requirements	OWOOOOOOOOOOOOO
first:research	ONOOOTROOOOOOOO
first:respect	NMRNNPTNONOOOLN
first:responsibilities	OXOOOOOOOOOOOOO
first:responsible	OOOOOUNOOOOOOOO
first:rest	OLOOONNOOVOOOON
first:retail	OJQOONOOOOOUONJ
first:retirement	OOVOOOOOOIOOOOO
first:revenue	PNOOTINOOOOOOOT
first:review	OOOOOUOOOOOOOOO
first:reward	ONONOTPONROONOL
first:rewards	OTOOOOOOOLOOOOO
first:rh	NOUOOOOOOOJOOOO
first:river	ONSOOOOOOOOOOOO
first:rn	SMOOOLQOOOONNOR
first:road	NINOONRNNOVKOON
first:robert	MNSOQOLOONOLTNO
first:role	OQOOOUOOOOOOOOO
first:roles	OUOOONOOOOOOOOO
first:rush	OOOOOOOOOTOOOOO
first:ryan	OOUONOOOOOOOOOO
first:s	OOQOROSNOOOOOOM
first:salaire	OSOOOOOORLOOOOO
first:salario	OSMOOOOORKOONOO
first:salary	OTOOOOOOTOOOOOO
first:sales	POOOOOQOSMOOOOO
first:salesforce	SNOOOOOOOOOOOOO
first:salário	LRKMMMMMUNMLMMM
first:san	OOOOOOOOOOOUOOO
first:savoir	OOONOLVNOOOOOOO
first:scaling	NLMTMLKTNNNNNMR
first:schedule	OOOOOPMOMOUOOOO
first:school	LMNNOOOOOONOOOU
first:se	OOTOOOOOOOOOOOO
first:search	OONOOMTOOOOOMOP
first:secteur	OSOOOOOOOOONOOO
first:security	OVNOOSJOOOOOLNM
first:see	OMTNNNGMOKNNLPT
first:selection	OUOOOOOOOOOOJOO
first:self-motivated	OOOOOOSOOOOOOOO
first:senior	[OOOOOOOOOOOOOO
first:seniority	OONOOOMONOONQOS
first:serious	ONONMLNNONNNXON
first:server	SONOONQOOOOOOOO
first:serves	OOOOOUNOOOOOOOO
first:service	ROLOOOOOOTOOOOO
first:set	OTONONNOOOOOOOO
first:share	OOOOOUPOOOOOOOO
first:she	ONOONNNOOOOONTO
first:sheet	RNLOOSOOOOONOON
first:shift	OOONNONOXOLOMOP
first:short	OJNNONONOONNROT
first:show	OMKONRQOOLOONNS
first:si	OOOOMOROOMOOTON
first:sick	ONNOOOOOOUOOOOO
first:significant	OOOOONSOOOOOOOO
first:simarco	ONOOOOOOOTOONOO
first:since	OOPMOMMOOOSONOO
first:site	VKLUNKONNONKMNP
first:skf	OOQOOOOOOROOOOJ
first:skilled	OJNNOKSOOOOOMOV
first:skills	OVOOOOOOOOOOOOO
first:so	OONOMOOOOTPOOOO
first:software	VROOOMOOOOOOOOO
first:solid	OOOOOOTOOOOOOOO
first:som	NPOOSPOOOOOONOO
first:some	OWONONNPOKSOLOO
first:someone	OUMOOONOOOOOMOO
first:sort	OOOOOSOOOOOOOOO
first:sous	SNTOMOOOOOOMOOO
first:spanish	OONOOMPTNPNONON
first:sponsorship	OOOOOOVNNLNNMNM
first:sql	OOOSOLPOOOOOOOP
first:sr	VNLOMOMOOOPPOON
first:stakeholder	OUOOOJROOOOOOOO
first:standard	OLLNNHMNSTTNNNK
first:standing	OOOOOOSOOMOOOOO
first:start	OONOOOOOOOUONON
first:starting	OMMOOMONYLLONOL
first:state	OKWNMLOOLKKLNUS
first:states	OMWNNNNONMOLNNM
first:staying	OOOOOTOOOOOOOOO
first:still	OVJOOOOOOKOONOO
first:strategic	OJOOONUOOOOOOOO
first:strengthen	OOOOOTOOOOOOOOO
first:submit	OOOOOONOOOOOTNN
first:successful	OOOOOOYOOPOOLOO
first:suivi	ONOOOTOOOOOOOOO
first:summary	OSOORNOOOOOOOOO
first:supervises	OOOOOTOOOONOOOO
first:supervising	ONOOOSNOOOOOOOO
first:supervisory	LQLMUNSJMMNMMNK
first:supplemental	OSOOONNNRNMNOON
first:support	OOOOOVOOOOOOOOO
first:supporting	OLOOOPOOOOOONOV
first:sustainably	OLUOOOOOOOOOOON
first:svmhi	OOOOOOOOOOOONSN
first:symbolica	MNVONOOOOOONOOO
first:system	ONNOOOSOOOOONOM
first:take	OOOOOXOOOOOOPOO
first:tampa	ONMOOOOOOOOUOOO
first:te	NLIMRNKMMKMMKNX
first:teach	OOONMVNOOOOOOOO
first:teachers	NOOONSOONOOOOOO
first:team	OOLOOOUOORMOOOO
first:tech	QLLTOOPONRNLOOM
first:technical	OOOOSOMOOOOOTOO
first:technology	PLTOOONOOOOONOO
first:text	OMOOONMONKNONOW
first:that's	OLKOMOMOOOOOXPN
first:the	OOOPVOOOOOOOOOO
first:therapist	VNMOOOOOONOOOON
first:there	OOOSSNONPLOOLOO
first:there's	ONMOUONOOOOOMOO
first:these	OMQMNOOOOMNNQUO
first:this	OOOOVOOOOOOPOOO
first:thomas	NNVONOOOONOOOOO
first:through	OOROPSMOONOOOON
first:tight	NNUOOOOOOOONOOO
first:time	OSOOOMSOOLSOONM
first:to	OOMOOPQOOOOOSOO
first:together	OOXOOOOOOMOOOOO
first:tools	NPNMNMTMORNNONM
first:top	N[OOOJJLOOOMNOK
first:track	OOOOOTQOOOOOOOO
first:trailer	OOOOOTOOOOONOOO
first:training	OOOOOMROOYOOOOL
first:transcript	OONOOOOOOPOOUMO
first:transform	OOOOOSOOOOOOOOO
first:transportation	OOOOOSNOOONOOON
first:travel	OTOOOQOOMOPNOOO
first:troubleshoot	OOOOOVOOOOOOOOO
first:true	OOOJNOVOOOOOOOO
first:turno	MVMNNMMNNNNMNNN
first:tva	OOLOOMOOOLOOMTO
first:two	OOONONOLMQTOQNM
first:type	MPOOOOUOOOPONOL
first:un	OOPOMONOOOOOTOM
first:una	ONSOOONOMQOONNO
first:und	MNPNROPNNPNMONJ
first:under	OOORTKPOOOOOOOO
first:understand	OOQOOPMOOTOOOLN
first:understanding	OOOOOKRTOOOOOOO
first:understands	OOOOOTMMOOOOOOO
first:une	OOOOMMOSOPOORON
first:uniform	OONOOOOOOVOOOOO
first:united	NNIOOOOOOOO]OOO
first:unposting	OTOOOOOOOOOONOO
first:urgent	HMMOOOOOOOONOOW
first:use	OOOOOVKLOOOOOOO
first:user	OOOOOVLMOOOOOON
first:uses	OOOOOTOOOOOOOOO
first:utilize	OOOOOTOOOOOOOOO
first:vacancy	LSKNMOMNNNMLUMM
first:valid	OOOOOOWOOOOOOOO
first:validate	OOOOOUNOOOOOOOO
first:value	ONUOOOOOOOOOMOO
first:verification	OOOOOOTOOOOOOOO
first:veterans	OONOOONSOOOOOOO
first:vi	OMNNLLROMQNOSON
first:view	OJOOONOMOOOOUSN
first:visit	OLQONOOONLMONOV
first:vos	OTOOOOOOOOOOOOO
first:votre	OUOOROOOOOOOOOO
first:vous	NOOOOVVOOOOONOO
first:vtechys	OOSOOOOOOOOOOOO
first:wakefield	ONTOOOOOOOOOMON
first:want	ONKOLOOOOMOOVNN
first:was	OTOOONMOOOOOOOO
first:washington	OMMOOOOOOOQUOOO
first:wat	OWOOOOOOONOOOOO
first:we	OOTOOOOOOOOOOOO
first:we'll	ONMOTNKMOOOOTMN
first:week	OONOOOOOOOXLOOL
first:well	OOROSMMOONOOOOO
first:what	OXOOOOOOOOOOOOQ
first:what's	OVQOONNOOKOOONO
first:whatever	OOMOMOMOOOOOOTO
first:when	OOOOOOOOOOUONPO
first:whether	OOJOPMQNOROOQOO
first:who	OYOOOOJOOOOOOOO
first:why	OVSONOOOOOOONOO
first:will	OOOLOSPOOOOOOON
first:willingness	OOOOOOUOOOOOOOO
first:wir	OOOORONOONONLSO
first:with	OOWSOMMOOQOOOOO
first:women's	UOLOOOOOOOOOOOO
first:work	OPOOOTOOOUOOOOO
first:working	OTOOTOMQOOOOOMO
first:works	OONOOTOOOOOUOOO
first:would	OMNORNOMONOOSNN
first:write	OOOOOUNOOOOOOOO
first:www	OMJOLONONNMMKRX
first:xlqdzyr	ONQONNVNOONOOOL
first:y	OOOOOOOPNTOONOO
first:yes	OMNNNMMONTOOMOU
first:you	OOOPOOTOOOOOOOO
first:you'll	OOMQTUOOOOOOOOO
first:you're	OOOOTLOOOOOOOOM
first:your	OZOOQLOOOOOOSOO
first:zetron	OOUOOOOOONONONO
first:être	OOOOOMSOOOOOOOO
first:€	OOOOOOOOSOOOOOO
first:데이터	OOONOSMROOOOOOK
first:이런	OVOOOOOMOOOOKOL
first:토스의	NOMSONNROOOONOM
head+shape:benefit heading	OaOOOOOOOEOOOOO
head+shape:benefit item	OOOOOJIOR¢OOOOO
head+shape:benefit line	OOQOOOOOObOOOOO
head+shape:company heading	O¢LOOOOOOOOOOOO
head+shape:company line	OLTOOOOOPTOOLOO
head+shape:company sentence	OOWOOOOOOOOOOOO
head+shape:duty heading	O^OOOOOOOOOOOOO
head+shape:duty item	OOOOOcOOOOOOOOO
head+shape:duty line	OROPOZOOOOOOOOO
head+shape:duty sentence	OOOOOXOOOOOOOOO
head+shape:legal heading	OWOOOOOOOQOOOJP
head+shape:legal line	OSPOOIJNOOOOOOY
head+shape:legal sentence	OOOOOPOOOOOOVYO
head+shape:must heading	OgOOOOOOOOOOOOO
head+shape:must item	OOOOOO[UOOOOOOO
head+shape:must line	OOOOOOYQOOOOOOO
head+shape:must sentence	OOOOOOUOOOOOOOO
head+shape:nice heading	OaOOOOOBOOOOOOO
head+shape:nice item	OOOOOOFgOOOOOON
head+shape:nice line	OOOOOOObOOOOOOO
head+shape:nice sentence	OOOOOOPWOOOOOOO
head+shape:overview heading	O¢OOOOOOOOOOOOR
head+shape:overview item	OOOOSOOOOOOROOO
head+shape:overview line	OYOOLOOOOOOOOOO
head+shape:overview sentence	OOOOVOOOOOOOOOO
head+shape:pay heading	OOOOOOOOTSNOOOO
head+shape:pay line	OOOOOOOOWXOOROO
head+shape:pay sentence	OQOOOOOONTOOOOO
head+shape:place heading	OROOOOOOOOOZOOO
head+shape:place line	OMQSNMOOPOTOLOQ
head+shape:process heading	O[OOOOOOOOOOPOO
head+shape:process item	OOOOOOOOSOOOYOO
head+shape:process line	LQUOPNKOMLNPZOU
head+shape:schedule line	OIONNOOOMOROMQW
head+shape:schedule sentence	OOOOOPSOOOOOOOO
head+shape:team heading	OQOUONQOOOOONOO
head+shape:team line	OOOMOSOOOOOOROO
head+shape:team sentence	OHOYPRNOOOOOOOL
head+shape:top heading	OcOOOOOOMOOIOON
head+shape:top item	LIXVKPIJKLLIOLP
head+shape:unknown heading	OUOOOOOOOOOOPOW
head+shape:unknown item	OMOOOVUOOOOOOOO
head+shape:unknown line	OOOOOOOOOOOOOOS
head:benefit	OOOOOOOOO_OOOOO
head:company	OOUOOOOOOOOOOOO
head:duty	OOOPO[OOOOOOOOO
head:legal	OOOOOOOOOOOOPSO
head:must	OOOOOO[OOOOOOOO
head:nice	OOOOOOOfOOOOOOO
head:pay	OOOOOOOOSYOOOOO
head:place	OOOOOOOOOOOWOOO
head:process	OOOOOOOOOOOOYOO
head:schedule	ONOOOPPOOOROOOS
head:team	OOOZOQOOOOOOOOL
hw:%	OOOOOOOOOOOOYLO
hw:&	NOOSOOOQOOOOOOO
hw:02420	OLUNMKNNNONSNOL
hw:04	OMNOOOOONMMNUOL
hw:0700-1915	ONNOOOOOOOXNOOJ
hw:0ugjob	NONONONOOOOONOS
hw:1	OOOORQOOOROOIUM
hw:10	OOOOONOOOOOOJXN
hw:100	OOOOOOOOOOOOYLO
hw:13	OMNOSSONOTOOKMO
hw:14	OMNOSSONOTOOKMO
hw:17	OMNOSSONOTOOKMO
hw:19	OOOOONOOOOONPXM
hw:1st	ONKWQOMNNNPOOKN
hw:2	OMOOOSQOOOOOHWO
hw:2004	OLNOOOOOOONOLOX
hw:2021	ONOOOMUMOOOOONP
hw:2024	MHKMTNRMMMLKVKQ
hw:2024-2025	OLNOMNMOMOUOTNK
hw:2026	ONKWQOMNNNPOOKN
hw:22	OOOOONOOOOOOJXN
hw:24	OMNOSSONOTOOKMO
hw:3	OKOOOONOQONOTMO
hw:3-5	OOMNOXOOOOOOOOO
hw:31	OLNOOOOOOONOLOX
hw:38	OOOOONOOOOOOJXN
hw:3rd	NLLLNONOMNRNLNV
hw:4	OLNOSROOOSONPJO
hw:5	OOOOONOOOOOOJXM
hw:555-010-0100	OMOOOOOOOOOOVKO
hw:65-74k	OOOOOOUMLNOOTON
hw:7	MKLMUNTMMNMNJKS
hw:8	OMMOSQTLOSOOLLO
hw:@	OMOOOOLOOOOOVOO
hw:a	OOMOQOMOOOOOUOO
hw:abhi	OLSOOOOOOOOOOOO
hw:abilities	OOOOOOYOOOOOOOO
hw:ability	OUOOOOQOOOOOOON
hw:able	OLNONOQOOWOOOON
hw:academic	ONOOMOKPOOOPLYM
hw:academy	MPLTNNNNNNMRNNO
hw:access	OOLOOIOMRXOONOL
hw:accommodations	OSOOOOOOOOOOMLR
hw:accompagner	OMOOUKROOQOOKOO
hw:accountabilities	OVOOOTOOOOOOOOO
hw:accountability	PPUOONOOOOOOOOO
hw:accounting	OONPOONONWMOKOT
hw:achievement	ONOOOVMOOKOOOOO
hw:achievements	OOYOOONOOIOOOOO
hw:activities	OOOOO[IOOOOOOOO
hw:acumen	OJOOOOWOOOOOOOO
hw:addison	OONOOONONWMOKOU
hw:addition	OOOOOOOOOVOOOOO
hw:additional	OOOOOOOXOOOOPOO
hw:advance	OTNOOHJONWONJNN
hw:advantage	OOOOOOOOOOOOULO
hw:advantages	ONPMOKONQUOONNN
hw:advisory	OKONWINOOKNNZNO
hw:airslate	OO[OOOOOOOONOOO
hw:aka	OOOOOOVOOOOOOOO
hw:all	OPXOOPOOOOOOOLK
hw:all-inclusive	OQOOONOOOUOOOOO
hw:allowance	MKMNNNNNSMJNNUK
hw:also	OPOOOIPPOXOOOOO
hw:alternate	OOOOOOOOOOOOXLO
hw:alternative	OOOOOOWOOOOOPOI
hw:although	OOOOOOQJPONOTLO
hw:americas	UKMQNNONONMNOON
hw:an	OOOOOITOOXOOOOO
hw:analysis	OHLNLIFWOOONOO¡
hw:analytics	OPWOOSOOOOOOOOJ
hw:angesprochen	OKOOOMOOOOOOXOO
hw:animas	OLVNMOONWLNNPIM
hw:annual	OQOOOOOONOOOOUO
hw:applicant	OOSOOOMOQONOPOJ
hw:application	OOOOOOOOOOOOOOV
hw:approach	OOVMOMQOONOOOIO
hw:après-vente	OMOSOOOOOOOOOOO
hw:arbeitszeitmodell	NRMNMMONNNSOSNL
hw:architecture	OPOOOTOOOOOOOOI
hw:are	OOOXOOWLOOOOOOO
hw:area	ONOOOOOOOOONOOS
hw:artistry	OOVONNNNONONLNM
hw:arts	OOOOOOTOOOOOOOO
hw:as	OOGOOROOOIOOOOO
hw:assessment	OZOOLMLOOOOO¡MK
hw:assist	ONOOOYHOOMOOOOO
hw:associates	OOOOONNMMOOOTOO
hw:assurer	OOOOOTOOOOOOOOO
hw:así	OLVNMOONWLNNPIM
hw:at	OOWOOULOOOOOOMP
hw:ats	OJMOO<CLOOOOONl
hw:att	OSOOOHYOOOOOOOO
hw:attach	OOMONOBOOOOOUOZ
hw:attend	OQMOOSOOOOOOOON
hw:attributes	OOOOOOTOOOOQOWO
hw:au	OOOOORKOOOPOSOO
hw:aufgabengebiet	OOOOOYOOOOOOOOO
hw:august	MKLMUNTMMNMNJKS
hw:auprès	MJMMNLNNNNRMWNM
hw:aussagekräftige	OKOOOMOOOOOOXOO
hw:authorization	OOLONOUOONMMLQM
hw:automotive	OONOOOOOOOOOSOO
hw:award-winning	OOOOUQOOOMOOOOO
hw:b	OLKOLIMOOOONOO¡
hw:balance	OOOOOOSOOOOOOOO
hw:bank	ONLRMKSOOOWMMNN
hw:based	OKNOOONOTLOOULM
hw:basic	QHRYRMJKLJLNLKI
hw:baust	NVFGJYEKNKLLIOC
hw:be	OOOOOSOOOOOOQOT
hw:before	ONKWQOMNNNPOOKN
hw:behavioural	OLKOLIMOOOONOO¡
hw:bei	OQMOOXKOOOOOOOK
hw:belgium	OOOOOOOOSOOOOOO
hw:beneficios	NVNNNNNNNKNNNNS
hw:benefit	ONMQOOOOOPOOSTO
hw:benefits	OOOOOOOOOVOOOOO
hw:best	OOOONVLOOOOOOOO
hw:bewerben	F@^H^CGHHGGU=FG
hw:bharatcares	OOYOOOOOOOOOMOO
hw:bi	NNLMK¡PJONNOOOL
hw:bienveillant	NKNONVONNNNNNNN
hw:bieten	OHOOOO=OSZOOONT
hw:bit	OOMLZMNMNMMNLMO
hw:bloc	OOOOOUJOOOPOOOO
hw:bonus	OOOOOOGZOOOOOOO
hw:braddell	OMONOTOOOOOPOOO
hw:breng	OONONI[MOKOOONJ
hw:brighton	NMUNJOOOTNLMQMO
hw:bring	OOOOOLUROOOOOOO
hw:broader	NLNOOZSPNONNLMK
hw:broadly	OPOOOOOOOOOOOSN
hw:building	OPOOOOSOOOOOMOO
hw:bureau	OLONMOMOOOOOQOU
hw:buscamos	OOOOOO[OONOOOOI
hw:business	REPNOWPOOOOOOOO
hw:by	OON¡OHIOOOOONOQ
hw:can	OOOOOONOO[OPOOP
hw:candidate	OROOOJOQOROOOOO
hw:candidats	MJMMNLNNNNRMWNM
hw:canonical	OOOOOOOOOOOOMVO
hw:capability	OOOOOOTOOOOOMOO
hw:cardiff	NONONONOOOOONOS
hw:care	OLROOHFJOWOLONU
hw:career	OTNOOHJONWONJNN
hw:carry	OMOOOXKOOOOONOO
hw:cartons	OMOOOTOOOOOOOOO
hw:case	TJOOOVMOOKOOOOO
hw:certificates	NTLVOKMMOOONOON
hw:certification	ONOOOOSOOOOOOON
hw:certifications	OQOOOOTOOOOOOOJ
hw:cf24	NONONONOOOOONOS
hw:challenge	ORNMVKMOOOOOOON
hw:change	OMROOOOOOOOOTON
hw:characteristics	OOOOOOOOOOSOOOO
hw:chattanooga	OOMOOOOOOMOTOOO
hw:chef	OOOOORJOOOQOSOO
hw:choose	OTOMOOOOPROONOQ
hw:civil	OQKOOOOOOOOOJYO
hw:claim	OQNOOOOOOLOOSMO
hw:clearance	OLNONOQOOWOOOON
hw:clerical	OJOOOUOROOOOOOO
hw:client	UOJOOOOOOPOOOOO
hw:coach	OOOOOKONQUOOOOO
hw:code	OONOOLQOOOOOKTQ
hw:collaboration	OOOOOSOOOOOOOOO
hw:colleagues	OOMOOOOOOVOOOOO
hw:college	ONOOOMUMOOOOONP
hw:commandes	OLOOOZIOOOOOOOO
hw:community	OOOOUQOOOMOOOOO
hw:company	OOZOOOOOOOOOOOO
hw:compensation	OOOOOOTOOOOOQOO
hw:competencies	OOOOOOWOOOOOOTO
hw:competitive	OKOOOOOOTOOOXON
hw:compliance	OSOOOPJOOPOONJO
hw:comprehensive	OMOOOOOOOUOOOOO
hw:con	OMSOOONNWLNOOIM
hw:concession	OMOSOOOOOOOOOOO
hw:conditions	NOMOOKOMNLRZNLM
hw:consciousness	OOOOOOSNOOOOOOO
hw:considerations	NQNONMHYONNNNNM
hw:consultancy	OOUNLUOOOOOOOOO
hw:consultingb2b	OLOOOOSPOOOOOOO
hw:consumers	ONOOOYHOOMOOOOO
hw:contact	OOOOOOOOOOOOXOM
hw:contract	LOMNONNNONYMLNG
hw:contribute	OONOROONOOSONOO
hw:controlling	UJNQONOONOONOOO
hw:controls	OJOOOOSQOOOOOOO
hw:conversational	NNLMK¡PJONNOOOL
hw:copy	OOMONOBOOOOOUOZ
hw:core	OOOOOPZOOOOOOOO
hw:corporate	OOOOOUOOOOOOOOO
hw:cosuno	OOUOLOOOOMOOLKU
hw:cox	OOOOOOOOOOOOSOO
hw:create	OOOONVLOOOOOOOO
hw:credentials	ONOOMOKPOOOPLYM
hw:cross-functional	OOOOOSOOOOOOOOO
hw:crowhurst	NMUNJOOOTNLMQMO
hw:créatif	NKNONVONNNNNNNN
hw:culture	OOTOPOOOOKOOOOO
hw:curator-	ONOOOMUMOOOOONP
hw:current	OLOONOMOOOORORT
hw:customer	NKNLONWNNNONNNO
hw:customer-facing	OPOOOSOOOOOOOOJ
hw:cuthbert's	OOTOOHFKOWOMONO
hw:d'atelier	OOOOOLNMOOOOUOO
hw:daily	OVOOORLOOOOONTP
hw:dallas	OMPOOOOOOVOROOI
hw:dans	OMOOTOPOOPOONOO
hw:data	OOWOOSOOOOOOOOJ
hw:date	OVNOOOOOOOMOVOH
hw:day	OHOOOOOOPTTOLOP
hw:de	OOPOOONOOQOOVOO
hw:deadline	OOOOOOOOOOOOMOW
hw:deferred	ONOOOOOOOLOOTPO
hw:degree	OOOOOONMMOOOTOO
hw:dein	OJMOOPOOOOOO[OP
hw:deine	OKOOOMOOOOOOXOO
hw:deliver	OOTFUOSOOOOOMNK
hw:deliverables	OOMNOXOOOOOOOOO
hw:delta	OOOOOLXOOOOOOOI
hw:demands	OOOOOOROOOOSOOO
hw:dental	ONOOOOOOOYOOOOO
hw:department	ONK[OJOOOOOOSOO
hw:des	OLOOSSOOOOOOMOO
hw:deseable	MOLMMKG[MKMLMMM
hw:desirable	OOOOOOF[OOOOOOO
hw:desired	OOOOOOO[OOOOOOO
hw:details	OOOOMPMJOOTPNOO
hw:develop	NOSMOTOOMMNMOOO
hw:development	OOOOOUOOOOOOOOO
hw:devenir	OOOONWMOOQOOPOH
hw:deze	NQNOUNNOONOOMON
hw:dich	OONOOWLOOOOOSOK
hw:did	OOMONOBOOOOOUOZ
hw:dir	OPJJOKYMPSOONOH
hw:disclaimer	OMQOOOOOOOOOSQO
hw:discover	OOOOOSOOOOOOOOO
hw:district	OOSOOOPOOOOOOMO
hw:diversity	OSOOOKNOOOOOOYO
hw:division	OOOOOOSOOOOOOOO
hw:do	OOOOOOKOOOOOQOQ
hw:docker	MJKLMLK[MMMLOLK
hw:doctorate	OLKOMONOOLOOXQO
hw:documents	NJNMMXPLNNNMMNI
hw:doen	OQNOMTNOOMOONOO
hw:doesn't	OMROOOOOOOOOTON
hw:doing	OOOOPVOOOOOOOOO
hw:driver	OOOOOTOOOQOOTOL
hw:driver's	OLOOOOPNOONSNOO
hw:drug-free	OSKOOMOOOKOOLSO
hw:du	NVOIJXEKOKMLPOC
hw:détails	TONNMQNNNNQOKOM
hw:e	OOOOOVMOOOOOQOO
hw:east	OLOONSOOMOOTOOO
hw:eeo	OQOOOSOOOOOONOO
hw:elections	OLONMOMOOOOOQOU
hw:eligible	OSNOOMNOOSOONOK
hw:else	OOIONOLOOMOONYN
hw:elucidata	OO^OOOOOOOOOOOO
hw:employee	OLONMOMOOOOOQOU
hw:employees	OPXOOQOOOOOOOLK
hw:employer	OOOOOOOOONOOXOO
hw:employment	OOMOOOOOOMTOOUO
hw:en	OOOOOOVOOVOOOOH
hw:encompass	OOOOOZOOOOOOOOO
hw:energy	TJNOOOROOONOOON
hw:engineer	OOXONNOOOOOONOO
hw:enhanced	OOOMOOOOOZOOOOO
hw:enjoy	ONLOOOOOOWOOOOR
hw:entendemos	OLVNMOONWLNNPIM
hw:entretien	OTRNOJOOOOONPOO
hw:environment	ONOJUUPORMOOOOO
hw:environments	ORNNLMNONNOUNOO
hw:equal	OPLOOOOOOKOORTN
hw:equirements	OOOOOO[OOOOOOOJ
hw:equity	ONWONMNOOOOOOKO
hw:erwartet	OQMOOXKOOOOOOOK
hw:es	ISJTLJKLMKQRMMR
hw:essential	OOOOOSPOOOOOOOO
hw:estimate	OOOOOOOOOOOONUN
hw:et	ONOOOVOOOOOOPOO
hw:ethics	ORNONLQOOOOOKWN
hw:events	OQMOOSOOOOOOOON
hw:evidenced	OOMOONMOOOOOVNO
hw:examination	OINOOONOOOOOWOT
hw:examples	ONN]OLLONMNOMOI
hw:excellent	NKNLONWNNNONNNO
hw:exercise	OMOOOOSNOOOOOOO
hw:expect	ONROOSNOOOOOMOT
hw:expected	OPXOOQOOOOOOOLK
hw:expert	OTNOOSOOOMOONON
hw:expertise	OSOOOOMTOOOOOOO
hw:exposure	OONNNYPOOONONON
hw:extra	NOLNNNLWNNNNMNM
hw:f	OJOOUMMOOOONOSO
hw:faloni	OPMOUOOOOPOOOPH
hw:few	OQOOOTMOOOOOOOO
hw:field	THNMUSMLNMMMLLJ
hw:finance	QNNOOONONWMOKOT
hw:financial	OLOPOOLWOOOQHMO
hw:fire	PROOOOJOPOOPNON
hw:first	OQOOOTMOOOOOOOO
hw:fit	OOOOOOVMOOOOOOO
hw:fitness	OMOOSUHOOOOOOOR
hw:flexible	OLOSOOOOOVOOOOO
hw:focus	OONNVQMNOKNNXNK
hw:ford	OOVONNNNONONLNM
hw:formation	OMOOUKROOQOOKOO
hw:fortis	OOTOOOOOOOOOOOO
hw:four	OMZOOLMNOOOONOK
hw:full	TKLOOQRONPOOONO
hw:full-time	MHQOLNNNNMPOMNW
hw:funciones	OOOOOWOOOOOOOOO
hw:functions	OOOSOPOOOOOOOOO
hw:fühlst	OKOOOMOOOOOOXOO
hw:g	OJOOOOOOOOOOUOO
hw:ga	OQNOMTNOOMOONOO
hw:gain	OOOOOOQNOTOONSO
hw:general	OUOOOOHOOOOOTOO
hw:gesellschaft	OPUNOONOOOOOOON
hw:gestion	OMOOOTOOOOOOOOO
hw:get	OOOOOOOOOTOORPO
hw:geweckt	OHKOMOLONMONZOQ
hw:ghent	OOOOOOOOSOOOOOO
hw:given	OKMOOOOOOOOOUOT
hw:goals	ONOOOVMOOKOOOOO
hw:gold	NOLNNNLWNNNNMNM
hw:grasshopper	OOTOOONOOOOOOOT
hw:grayce	OPSONOOOOOOOOOO
hw:great	OOQOLKVOOOTOOOO
hw:greatest	OOYOOONOOIOOOOO
hw:groupe	NPTOOMONONOOOOO
hw:growth	OOOOOWOONPOONOO
hw:guide	OMZOOLMNOOOONOK
hw:h	OMOOUMMOOOONOOO
hw:haben	OHKOMOLONMONZOQ
hw:happy	OOOONVLOOOOOOOO
hw:hard	OSNOOOXNOOOONOJ
hw:harás	OQMOSNMOONOONOO
hw:have	OOQOONGQOQOOOOW
hw:haves	OPOOOMUOOOOOOOO
hw:health	SMTOOOOOOOOOMOO
hw:helen	KSLQMKLMMLRPONR
hw:help	OPOOOOLSOOOOOOO
hw:here	OONOOOOOOOOOXOF
hw:here's	OOOPOMQOOOUOOOO
hw:heres	OK¢OLOMOOGOOKOO
hw:hest	ONLRMKSOOOWMMNN
hw:high-value	OOOOOUOOOOOOOOO
hw:hiring	OMTONLOOOONVSLL
hw:history	OMTONNNOOTOONOL
hw:hola	NIKNYNNMNMNMLOS
hw:holiday	OJIOOONOH¢OONMO
hw:home	OOOOOOOOOVOOOOO
hw:hourly	OKNOOONOTLOOULM
hw:hours	OOOOOOOMORVOOOK
hw:how	OOOKOLIOOOOOWPP
hw:humain	OOOOOOOOOOOOVOO
hw:human	MINUNNONONONSNM
hw:i	OOQGRFVOOOOOOVJ
hw:id	OIOOOOOOOOOOMSS
hw:ideal	OOOOOJ[POPOOOOM
hw:if	OPNOOOTTOOOOOOO
hw:imaginez-vous	OOOONWMOOQOOPOH
hw:important	OPPOOOOOOOOOHTO
hw:inc	OMUOOOOOOOOOOOO
hw:includes	OOVMOMQOONOOOIO
hw:incluirán	OOOOOWOOOOOOOOO
hw:inclusion	OUROOJOOOOOOQOQ
hw:individualisé	OOOOOTOOOOOOOOO
hw:industry	OQMOOSOOOOOOOON
hw:information	OTOOOOOOMOQOQOQ
hw:inside	OQONOSOOOOOOOOO
hw:inst	OMSOOOOOOOOQMNN
hw:institution's	NKLNNMNNNNNNQNV
hw:instructions	OOOOONPOONOOSXN
hw:insurance	OHROMOOOO[OOOOO
hw:interesse	OHKOMOLONMONZOQ
hw:interested	OQQONLOOOOOOSON
hw:internal	OJOOOOSQOOOOOOO
hw:interview	OSOOOOOOOOOOWOO
hw:investigator	OMOOOXKOOOOONOO
hw:investment	ORNONLQOOOOOKWN
hw:is	OOOOVOOOOOOOZOO
hw:it	OSOOOOQOOOOOPOJ
hw:items	OHMMNIMNNONSNNY
hw:je	JOHJE^SGLTJJHKE
hw:jetzt	F@^H^CGHHGGU=FG
hw:jobs	OLOOOOLOOOOOUOR
hw:join	OQOOOOOOOXOOOOO
hw:july	OLNOOOOOOONOLOX
hw:just	OQKONOOOOVNOMOO
hw:jydstrup	KSLQMKLMMLRPONR
hw:karrierelevel	MOLLLLKMNMTMMNU
hw:keepler	OIWOMNIORVOOOFO
hw:keynes	OOPOOOOMOTONONO
hw:keywords	OJMOO<CLOOOOONl
hw:klaar	MKMNKMNNNLNNYMM
hw:know	OOLOKTOOOOOORUO
hw:knowledge	OOOOOPVSOOOOOOO
hw:knoxville	OOMOOOOOOMOTOOO
hw:kommer	OTNOOSOOOMOONON
hw:kontakt	OOOOOOOOOOOOTOO
hw:kpis	OHNNO_LOONNOOOO
hw:kubernetes	MJKLMLK[MMMLOLK
hw:l'accompagnement	OOOOOTOOOOOOOOO
hw:l'accueil	NKNONVONNNNNNNN
hw:l'offre	TONNMQNNNNQOKOM
hw:la	OOOZOOLOOOOOOON
hw:ladeprozesse	NVFGJYEKNKLLIOC
hw:lake	OOOOOLXOOOOOOOI
hw:langue	MOLLLKKVMLLUKMJ
hw:largest	OOLOOIOMRXOONOL
hw:lauren	NLONOOOOOOOOMOT
hw:layer	OLKOLIMOOOONOO¡
hw:le	OROOOOOOOOOOSOO
hw:leadership	OOOLOUKOOOOOOOO
hw:learn	OMTONNNOOTOONOL
hw:learning	MPLTNNNNNNMRNNO
hw:led	OON¡OHIOOOOOOON
hw:legal	NHVMMOOONTNMORK
hw:les	OLOPOQHOOOOOROO
hw:level	OPMOSOLOROOONOP
hw:levels	OPXOOQOOOOOOOLK
hw:lexington	OLUNMKNNNONSNOL
hw:license	OKOOOOUOOOOROOM
hw:licenses	OSOUOLMOOOOPOOO
hw:lifting	NRLNNLXMNNMLNNK
hw:like	OQFORNOOODOOPQN
hw:link	ORONOKTOOOOOOPO
hw:list	OQOOONOOOUOOOOO
hw:living	OIOOOYHOOLOOOOT
hw:location	OOOOOOOOOOOSOOO
hw:locations	ONKOOOOOONNZKNP
hw:longer-term	OONNNWOONRNOMNN
hw:looks	OOOOWJOOOOOOOON
hw:lorry	OOOOOTOOOQOOTOL
hw:lors	OTRNOJOOOOONPOO
hw:love	O[SOOOOOOTOOOLF
hw:luca	OPMOUOOOOPOOOPH
hw:lyckas	OOOOOHWOOOOOOOO
hw:ma	OLUNMKNNNONSNOL
hw:mag	NOMOMIHNO[NOMNK
hw:make	OJNONOOOOOOOOQT
hw:makes	ONLRMKSOOOWMMNN
hw:management	OOOOOUOOOKOOOOO
hw:manager	OHWOOVNOOHOOOOM
hw:many	OOOOOO@OOOOOWO¡
hw:march	ONKWQOMNNNPOOKN
hw:mark	OJNONOOOOOOOOQT
hw:marketinvoice	OOLOOUNOOOOOOOO
hw:may	OTOOOOHUOOOOOOO
hw:mdosjobs	OOOOOOQOOOOOOOS
hw:meaningful	OONNNYPOOONONON
hw:medical	ONOOOOOOO¡OOOOO
hw:mee	OONONI[MOKOOONJ
hw:member	OOLOOIOMRXOONOL
hw:mentored	OON¡OHIOOOOOOON
hw:merchandising	OPOOOSMOOOOOOOO
hw:metropolitan	ONOOOOOOOOONOOS
hw:mi	OOPOOOOOOOTOOOQ
hw:mid-senior	OKNONOOOSOONOOR
hw:middle	OLOONSOOMOOTOOO
hw:might	OQOOOTMOOOOOOOO
hw:migration	OPOONUNOOOOOOOK
hw:milton	OOPOOOOMOTONONO
hw:minimum	OOOOONXOOMOOOOO
hw:mission	OYOOOPONOOOOOOO
hw:missions	OOOOOOOOOOQOTOO
hw:modeling	OPOOOSOOOOOOOOJ
hw:moments	OMOOUKROOQOOKOO
hw:months	OPOOOTMOOOQOOON
hw:more	OLPOMOOOOXOOPOM
hw:msk	OTNOOHJONWONJNN
hw:must	OOOOOO]MOOOOOOO
hw:must-haves	OTNOONWMOOOONOJ
hw:name	NKJMLONNMSKP[NT
hw:nature	NPMVMLLNOONNOON
hw:navigate	ONPMOKONQUOONNN
hw:need	OOMOOKZTOOOOHRO
hw:needed	OKOOMNTNONSPOOO
hw:nevada	MPLTNNNNNNMRNNO
hw:nghsjobs	NKWNMMMMNLMMKKQ
hw:nice	OOPOOONXOOOOOOO
hw:nice-to-have	OOOKOXZNOKOOOML
hw:nice-to-haves	OOOOOLH^OOOOOOO
hw:nigri	NLONOOOOOOOOMOT
hw:no	OKONONOOROMNVOI
hw:nosotros	OQMOSNMOONOONOO
hw:not	OOOOOVOOOPOOOOO
hw:note	OOOOKJQOSLOOLWO
hw:notre	OMOSOOOOOOOOOOO
hw:nous	OQPOPKOOOOOOOON
hw:now	OOXNOMOOOOORMNR
hw:of	OOOOOYEOOOOOVOX
hw:off	OSOOONOOORNOOOO
hw:offer	OOROOOOOO¡OOOOO
hw:offers	OMOOOOOOOVOOOOO
hw:office	OKQNOWOOMOOQOOO
hw:officer	SIOOOKINSOSSOOM
hw:ofrecemos	OOOONNIOOTOOOMP
hw:omradet	OTNOOSOOOMOONON
hw:on	OGNONNLOQSOOVLT
hw:one	OLOOOOROOOOOUOJ
hw:operateur	OMOOUMMOOOONOOO
hw:operational	OOOQOPOOOOOQHMO
hw:operations	OPOOOSOOOOOOOOJ
hw:opportunity	OONOOLOOMZOOOOO
hw:or	ONKMOOROOOOOYOW
hw:organiserez	NKNONVONNNNNNNN
hw:organization	NKMTQOONOOSNMOO
hw:organizational	OOUOOOOOOOOOOOO
hw:our	OOUOOOOOOQOOOOO
hw:out	OPOOOOLSOOOOOOO
hw:outreach	OOOOUQOOOMOOOOO
hw:outside	OLOOOOSPOOOOOOO
hw:oversight	OOOPOROOOOOQHLO
hw:overtime	OKOOOOOOVNLONOO
hw:overview	OOSPQOOOOOOOOOO
hw:own	O[OOOOOOOOOOOOO
hw:ownership	OOOOOUOOOOOOOOO
hw:pa	OSOOOSOOONOONOO
hw:paid	ONOOOOOOOTOOOOO
hw:papiers	OMOOOTOOOOOOOOO
hw:participate	OOOOOOOOOVOOOOO
hw:partners	OON¡OHIOOOOOOON
hw:pass	OLNONOQOOWOOOON
hw:paternity	OOPOOOOOOXOOOOO
hw:patients	MMI^NIKNNLMMMNJ
hw:pay	OOOOOOOOSZOOOOO
hw:pension	OPOOONOOOPOOTOK
hw:people	OMROOOOOOOOOTON
hw:performance	OOOOOOOOOOOSOXO
hw:person	OSOOOOOOOTOOTOO
hw:personal	OOOOOOWOOOOOOOO
hw:personnel	OPOOOMNOOVOOOOO
hw:peuvent	MJMMNLNNNNRMWNM
hw:phone	OMOOOOOOOOOOVKO
hw:physical	OOOOONXOOPOPOOO
hw:physiotherapy	OTNOOHJONWONJNN
hw:physique	OOOOOTOOOOOOOOO
hw:pip	OMOOOXKOOOOONOO
hw:place	OPNQMKPOOOVMNLQ
hw:plan	ONOOOOOOOLOOTPO
hw:planning	OIOOOPQXOMOOOOO
hw:plans	OMOOOOOOOUOOOOO
hw:plant	ONOOOMUMOOOOONP
hw:platform	OOOSOVOOOQOOOOG
hw:please	OPONOKTOOOOOPSL
hw:points	OOOOONJXOOOOOOO
hw:policies	OOLNOYOOOOOOOOO
hw:polyvalent	OMOOUMMOOOONOOO
hw:portugal	OOONOOOOSOPOOOO
hw:positions	OON¡OHIOOOOOOON
hw:possess	OLOOOOROOOOOUOJ
hw:posting	OTOOOOOOOOOOTLK
hw:pourquoi	OORTSKLOOOOOOOO
hw:power	ONPMOKONQUOONNN
hw:powered	NLONOOOOOOOOMOT
hw:practices	OSOOOOOOOOOOPMO
hw:preference	OPOOOOOOOMOOVKO
hw:preferred	OOOOOMMaOOOOOOO
hw:prescription	OMOOOOSNOOOOOOO
hw:presentation	NPTOOMONONOOOOO
hw:principal	OOOOO[OOOOOOOOO
hw:privacy	OIMOOONOOOOOVKU
hw:problem	OJOOOOSMOOOOUNN
hw:process	O_OOOOPOOOOOTIO
hw:processus	OOOOOOOOOOOOVOO
hw:procurement	OOYOOONOOIOOOOO
hw:professional	OOOOOWOONPOONOO
hw:profil	OQOOOOTPOOOOOOO
hw:profile	OOOOOOXOONOOOOJ
hw:program	TNOOOOOOOOOOSON
hw:progression	OOOOOVQOOOOOOOO
hw:projects	OOSMOTOOOOOOOON
hw:properties	OUOOOOMOOOOOOOO
hw:proposons	ORQOOKOOOOOOQOO
hw:prospectingqualifications	OQMOOSOOOOOOOON
hw:prospects	OONNNWOONRNOMNN
hw:proud	OTOOONMOOPOONOO
hw:provide	OOOOOUOOOLOOOOO
hw:psychologique	OOOOOTOOOOOOOOO
hw:purpose	OPOOYOOOOLOKOOL
hw:python-basierte	NVFGJYEKNKLLIOC
hw:qualification	ORSOOOOOOOOOOOO
hw:quality	OOOOOTOOOOOOOOJ
hw:qualité	OPOOOMNOOVOOOOO
hw:qualités	OOOOOOWOOOSOLOL
hw:qué	OOOOOOVOOQOOOOM
hw:range	OVOOOSOOMMOOLTL
hw:rapide	OOOOOOOOOOOOVOO
hw:rate	OKNOOONOTLOOULM
hw:rattaché	OOOOORKOOOPOSOO
hw:real	ORNMVKMOOOOOOON
hw:really	OREOOOOOODOOQRN
hw:reasonable	OOOOOOOOOOOONUN
hw:reasons	OOYOODOOOSOOOOO
hw:receive	OOOOOKONQUOOOOO
hw:recherchons	OMOOUMMOOOONOOO
hw:recruitment	ORNONOOOOOOOMSS
hw:recrutement	OOOOOOOOOOOOVOO
hw:redeployment	OQOOOOOOOOOONSO
hw:rehabilitation	OMOOOOSNOOOOOOO
hw:rejoindre	OORTSKLOOOOOOOO
hw:relevant	NPNONOVNOONNLNK
hw:remember	OOMONOBOOOOOUOZ
hw:remote	OOOOONOOOUOTOOH
hw:remuneration	OMOOOONOVLMOYNJ
hw:renseigner	MJMMNLNNNNRMWNM
hw:reports	OOOWOOOOOOOOOOO
hw:représentées	ONOOOXIOOOOOOOO
hw:requirements	OOOOOOUPOOOOOOO
hw:requise	OOTONONOOOOONOO
hw:requises	OOOOOOWOOOSOLOL
hw:resources	NHMTOONNONONQUL
hw:responsabilités	OOONOYMOOOOOOOO
hw:responsable	OMOSOOOOOOOOOOO
hw:responsibilities	OOOPOTOOOOOOOOO
hw:responsible	NNONOYOONOONOOO
hw:return	OILOOSQOO[OORTO
hw:revesco	OUOOOOMOOOOOOOO
hw:rewards	OQNOOOWOOOOONON
hw:reçues	ONOOOXIOOOOOOOO
hw:richten	OKOOOMOOOOOOXOO
hw:right	OSOOOOLOOOOOOMS
hw:ripple	OONOOOOOOLOOPUO
hw:rn	TNOOOPNOOOROOOO
hw:road	MHTMJNONTNRKPMN
hw:rol	NQNOUNNOONOOMON
hw:role	OOOOQTOOOOOOOOO
hw:roles	OOOPOKVOOOOOOOO
hw:rollen	OOOOOHWOOOOOOOO
hw:rémunération	OOOOOLNOQMOOTOO
hw:s	OOWOMOMOONOONOO
hw:salary	OSOOOMOOSOOOUON
hw:sales	RKOROPPOOOOOOOO
hw:savoir-etre	OOMMOI]MONNOMOM
hw:savoir-faire	OOOOOIZOOOOOOOO
hw:schedule	ONPOOOOOOUOOOOS
hw:scheme	OQOOOOOOOOOONSO
hw:school	OJOONNPONSTOSNJ
hw:schools	OOOOOOQJPONOTLO
hw:scope	NPMVMLLNOONNOON
hw:sections	LGLLLIMNNOJMMN^
hw:security	OLNONOQOOWOOOON
hw:selection	OYOOOOPOOOOOFOR
hw:send	OMOOOOLOOOOOVOO
hw:seniority	OKNONOOOSOONOOR
hw:ser	OOOOOHWOOOOOOOO
hw:serez	OOOOOUJOOOPOOOO
hw:service	OOJOOOSOOONOIYO
hw:services	ONOOOVMOOKOOOOO
hw:setting	ONOONONOONNZNOL
hw:sheet	OOOOOOSOOOOOOOO
hw:shift	MHKLNNNNTMOMLSU
hw:should	OONOOOOLOOOOTNW
hw:sick	OOOOOOOPOVOOOOO
hw:sie	NVFGJYEKNKLLIOC
hw:singapore	OMONOTOOOOOPOOO
hw:site	NLONOOOOOOOOMOT
hw:skf	OZOOOOOOOUOOOOD
hw:skills	OOOOOOO¡OOOOOOO
hw:sms	ORUKPOOOOJOOOOO
hw:sociétés	ONOOOXIOOOOOOOO
hw:soft	OTNOOOSNOOOOOOJ
hw:solutions	OSNMOUOOONOMOOO
hw:solving	OJOOOOSMOOOOUNN
hw:som	OTNOOSOOOMOONON
hw:some	OOO¡OOOOOOOONOK
hw:sont	OOOOOLNMOOOOUOO
hw:sous	ORNONOOOOOOOSOO
hw:southern	OMSOOOOOOOOQMNN
hw:spark	OOOOOLXOOOOOOOI
hw:special	OOOOONPOONOOSXN
hw:specific	OOOOOLTOOOOOOOO
hw:specification	OQOOOOKOOTOOWMO
hw:sponsorship	OOLONOUOONMMLQM
hw:st	OOTOOHFKOWOMONO
hw:stack	OOUYNKKKOMNNOOL
hw:stand	OPOOOOLSOOOOOOO
hw:stap	MKMNKMNNNLNNYMM
hw:stars	NOLNNNLWNNNNMNM
hw:statement	OOJOOOOOOOOOLWO
hw:steve	OOYOOONOOIOOOOO
hw:stipend	OOOOOOOOOVOOOOO
hw:strategic	OMKNSNVOOJOOUOO
hw:strongly	OQOOOOKWOOOOOOO
hw:structured	OOOOOWOOOOOONOO
hw:succeed	OPOOOG[SOOOOMOG
hw:success	OOOOWJOOOOOOOON
hw:successful	OOOOOOGOOOPOOOX
hw:suivi	ONOOOXIOOOOOOOO
hw:summer	OOOOOOQJPONOTLO
hw:superpowers	ONMOKYOOONOONOL
hw:supers	OOOOOOOOOSOOMOK
hw:supplemental	NSNOONMMUJOOOOO
hw:support	OOOOOOSOOOOOOOO
hw:supportive	ONOOOUNOOOOOOOO
hw:systems	OLSOOOOOOOOOOOO
hw:table	OOOOOOOOOOOOOOU
hw:tactical	OOOOOOSOOOOOOOO
hw:take	OOOOOTOOOOOOSMO
hw:takes	OOOOOO[OOOOOOOF
hw:talents	OOOOOOOOOSOOMOK
hw:tasks	OOOOO_OOOOOOOOO
hw:tax	OOOOOUOOOOOOOOO
hw:te	OLROLOIOVROOOGO
hw:teaching	OOOOOOQJPONOTLO
hw:team	O¡HOPPOOOOOOMOO
hw:teams	OOOONVLOOOOOOOO
hw:tech	NPXLNLLKNMMNNNN
hw:technical	OUOOOISTOOOOOOO
hw:technique	OON[ONMOOOOOOOM
hw:technologies	MOL^MHFKMKMMMMM
hw:technology	OMROOOOOOOOOTON
hw:tennessee	OOLOOOOOOKOWOOO
hw:term	NIMNNNONNNNNMOW
hw:than	OQKONOOOOVNOMOO
hw:that	OOUOOOCVOOOOOOQ
hw:therapy	OJOSOOROOOOOOOO
hw:these	OSOOOOOOONOOOOO
hw:they	OOOOOLKOOZOOPOO
hw:things	OOMOLOSOONOOWLN
hw:think	OOMOOLGZOOOOOOO
hw:thinking	NGMNNL[MNNONNOO
hw:thrive	OOOOOOVOOLORLML
hw:ti	OOOOOO[OONOOOOI
hw:time	OSOOONOOORNOOOO
hw:today	OOTOOOOOOOOOOOO
hw:tom	OOVONNNNONONLNM
hw:tools	MOL^MHFKMKMMMMM
hw:top	OOXOOHOOOQOOOOO
hw:trabajar	OLVNMOONWLNNPIM
hw:trainexpectations	OOOOOYMOOOOOOOJ
hw:travel	OQOONOTONNOOOOO
hw:tus	OOOOOWOOOOOOOOO
hw:type	LOLVLONNLNSHSMO
hw:types	OQRMORNOSKOOOON
hw:typical	OOOOOYOOOOOOOOO
hw:uk	OLNONOQOOWOOOON
hw:un	OMOOUMMOOOONOOO
hw:und	LYABF^>GMGJJEO=
hw:unique	OOOOOLTOOOOOOOO
hw:unposting	OQNOOOOOOOLOWOI
hw:uns	OUHGOTXLOOOONO=
hw:us	OOWOOJOOOQOOOOO
hw:using	ORONOKTOOOOOOPO
hw:va	OMSOOOOOOOOQMNN
hw:vacation	OOOOOOOOOUOOOOO
hw:valued	OQOOOOKWOOOOOOO
hw:values	OKROMI[OOKOOPOJ
hw:var	OTNOOSOOOMOONON
hw:ve	NKNONVONNNNNNNN
hw:verantwortest	NVFGJYEKNKLLIOC
hw:verde	ONPMOKONQUOONNN
hw:verwachten	NOMOMIHNO[NOMNK
hw:very	OOSMOOROOOOOOOO
hw:vet	OQNOOOOOOLOOSMO
hw:veteran	OOOOOOOOOOOOULO
hw:veterinary	MJMMVSMMNNNMMML
hw:vi	OOOOOHWOOOOOOOO
hw:via	ONOOOYHOOMOOOOO
hw:vie	OPOOOMNOOVOOOOO
hw:view	OKONOMOOOOOOSNS
hw:viewber	ONJOLMKNVPTPONO
hw:village	ORNONOOOOOOOSOO
hw:vision	OIOOOO¡OOTOOPOO
hw:visual	OOINOOPOOOLOOSS
hw:volgende	MKMNKMNNNLNNYMM
hw:von	OUHGOK^KOOOONO?
hw:voor	MKMNKMNNNLNNYMM
hw:vos	OOOOOIQOOSQOQOL
hw:votre	OUPOOMOMOOOOOOO
hw:vp	NLOTONOOOOONOON
hw:waarom	NQNOUNNOONOOMON
hw:wages	ONOOOOOOOTOOOOO
hw:wales	NONONONOOOOONOS
hw:was	ORIIORULOWOONO=
hw:wat	NOLOJOXLOXNOLMH
hw:we	OOYOOOFPOPOOOOO
hw:weekly	OOOOONOOOOQSOOO
hw:wenn	OKOOOMOOOOOOXOO
hw:what	OOOOOOSOOOOOOOO
hw:what's	OTOOOONOOQOOPOO
hw:where	OSOOOOOOOOOOOOO
hw:whilst	NLNOOZSPNONNLMK
hw:who	OOOOOOXOOOOOOOO
hw:why	ORQOOONOOZOOOOO
hw:will	OOOOOWOOOPOOOOO
hw:window	OTOOOOOOOOOOPLN
hw:wir	OOFJOKXMPROOOOJ
hw:with	ORTXOJHOOSOOOOL
hw:work	OVONQKOOOOOOOOL
hw:working	OOPONOOOOOORJRP
hw:workplace	OSKOOMOOOKOOLSO
hw:world	OMROOOOOOOOOTON
hw:would	OOOOOOHXOOOOOOO
hw:wünschen	OUHGOK^KOOOONO?
hw:year	OLNOMNMOMOUOTNK
hw:years	OOOOOO@OOOOOWO¡
hw:yes	MKMNNNNNSMJNNUK
hw:you	OOOOOOOOOOOOOOS
hw:à	OOOOOTOOOOOOOOO
hw:échange	OOOOOOOOOSOOMOK
hw:équilibre	OPOOOMNOOVOOOOO
hw:경험이	ORNNONLKONNNWOK
hw:꼭	ORNNONLKONNNWOK
hw:나은	ONWOONNNONNOMOK
hw:두고	ONWOONNNONNOMOK
hw:모두가	ONWOONNNONNOMOK
hw:분과	OQOMOLRWOOOOLOG
hw:서비스에	ONWOONNNONNOMOK
hw:싶어요	OQOMOLRWOOOOLOG
hw:어제보다	ONWOONNNONNOMOK
hw:업무에요	ORNMOVNNOOOONOJ
hw:이런	OSNLOJQVONNNUOE
hw:이력서에	ORNNONLKONNNWOK
hw:있다면	ORNNONLKONNNWOK
hw:있어요	ONWOONNNONNOMOK
hw:작성해주세요	ORNNONLKONNNWOK
hw:지향점을	ONWOONNNONNOMOK
hw:토스로의	MULLNLMLMMMMUNJ
hw:팀원	ONWOONNNONNOMOK
hw:할	OUNMOVNMOOOOMOI
hw:함께	OUNMOVNMOOOOMOI
hw:함께하고	OQOMOLRWOOOOLOG
hw:합류여정	MULLNLMLMMMMUNJ
hw:합류하면	ORNMOVNNOOOONOJ
label:code	JBSHOJGHHHEOXH_
label:contact	JOOOOOOOOOOO[OY
label:contract	OMJOLOHOOKgOOOV
label:deadline	ONMNNOLNNNKN_NF
label:department	HHQYOLMLJRGMOLQ
label:duration	NMMNNMOOLLZOLNL
label:education	NKKOYOVPNLNNNOK
label:employer	HChTLMMMMLKEGMA
label:experience	NKMOPO[PMKJNNOR
label:hours	ONOOONNOONfOMOF
label:openings	OLOOOOOOOOOONOT
label:pay	OOJOOOMOjOOOOON
label:place	HGHNMNKOOJOqLOG
label:reportsTo	RHJYTMMMMMLLMMK
label:title	nCGOKOMOOOOONOO
label:workType	ONMOKMNNONJYNON
last:%	OOOOOOUOOLOOOOO
last:05-29-15	ONMONOOOOOOMTNN
last:06	NNNNONUMNNNNLOR
last:07	OOTONNNLOOOQNOP
last:1	YZIJOFJJIKJQOKO
last:10	NNMLMTKORONOOOU
last:11	OONOOMMOOOOONOU
last:12	ONNONKKNOONNNOW
last:12-04-17	NMMNNONNNNNNJNW
last:13	ONNONMLNOONONOV
last:13337	OLNOOONONOOONNT
last:14	OONONOLOPOOOOOU
last:15	OONOONLOOOOOOOT
last:16	ONNOOOLOOOOONOT
last:17	ONOOOONOOOOOLOU
last:2	OOMONOLOOOSNMOW
last:2004	OLOOOOOONOROUOL
last:2024	OJONMONNUMRNTMM
last:2025	OOOOOOMNOPQOVMI
last:2026	OLOOOOMOMNOUQNQ
last:299e88db7d5dd85e0b7ba65666#	ONNOOOUOOOONQOK
last:3	MQKLLJSKMMKMUMO
last:30	OOQOOONONNVOOOM
last:33	NNTMMMMMNLNOUNL
last:38	OOOOOOOOOOOOOJV
last:4	OOPONMMOOOOONOU
last:5	OLMONKUKRNONOOQ
last:516461	TONOOOOOOOOMOON
last:555-010-0100	OMONOOOOOOOOWOM
last:6	OONOONLOOONOOOV
last:7	NNJOOOMOUNONOOR
last:8	ONNOOLLOOONOOOU
last:9	OONOOKLOOOOOPNU
last:a-133	OOOOOOSOOOOOOOO
last:about	NVONLKNOONOOONO
last:academy	OOOOONOOOSOOOOO
last:accepted	OOOOOOMOOONNTNM
last:accepté	OOOOOOUOOOOOOOO
last:access	OOLONLQOOWOQOOO
last:accessibility	ONOOOOOOOOOOMTO
last:accommodations	OSOOOOOOOOOOLOO
last:accordingly	OOOOOMTOOOOOOOO
last:account	OOOONTNMOPOOOOO
last:accountabilities	NSOOOOOOOOOOOOO
last:accountant	TONOOOOOOOOOOOO
last:accounts	OSSOQKOOOLOOOOO
last:accuracy	OKOOOWPOOOOOOOO
last:act	OOOOOOOOOOOOMSO
last:activities	OOOOOSNOOOOOOOO
last:activity	OMOOOTOOOOOOSOO
last:administration	OPNUSOOOONNLOOO
last:administrator	UIJLNOOSNNLLSMQ
last:ads	ONOOOONOOOOOONT
last:advance	OOOOOKLOOOOONUO
last:advantage	OOOOOOGYOOOOOOO
last:advisor	UOOOOOOOOOOOOOO
last:africa	OOSOQLOOOOOQNPO
last:agence	OOOONNNOOQONTOM
last:agencies	OOOOOVNOONOOOOM
last:agency	OOKOPRSOOOOOLOO
last:agent	TOOOOOOOOOOMOOO
last:agile	NMNONOJVNMNNNNN
last:ai	NUONONOOONNNNOM
last:ai-native	ONNUONOOOOOOOON
last:air	NMWOOOOOOOOOOON
last:all	OOOONOOOMUOOOPN
last:alone	ONPQNMOOOTOOOOO
last:als	ONKOTPNOOOONNOM
last:am	OOOOOOOOOOLOOOT
last:ambition	OUROMOOOOJOOOOO
last:americas	UKMQNNOOOONNOOO
last:an	OMNOOOOMOOOOTTO
last:analyses	OONOSRNOONOONOO
last:analyst	YLOOOOOOOOOOOOO
last:analytics-engineer	LONOOOOOOOOONOT
last:and	OVOOSJNOOKOONOL
last:appeal	OMSOOONOOOOOTOO
last:applicants	OYMOOORLNMONHPL
last:application	OOOOPOLOOOOOUOO
last:applications	OOOOQOSOOOOOOOO
last:apply	OSNOOONROOOOMSO
last:applying	ONOOOOLOLNOOVNN
last:appointments	OOOROOLOOOUNNON
last:apprenticeship	OOOOMSOOOOOONOO
last:approach	OOOOOOOSOOOOOPO
last:appropriate	OOOOOSOOOOOOOOO
last:appropriately	ONNNNTNOOONOOOO
last:appréciée	OOOOOOKTOOOOOOO
last:aptitude	OOOOOOUNOOOOOOO
last:arbeitsweise	OXOOOOFOOOOOOON
last:architect	UMMOONOOOOOOOON
last:are	OWIOOOJOOOOOSOO
last:area	OOMOKOOOOOO¢OOO
last:areas	OPOOTOOOOOOOOOO
last:arrangements	OOOOOVNOOOMOMOO
last:as	OLLOROOOMOOOTOO
last:assessment	OOOOOPNOOOOOUOO
last:assessments	OOOONTNOONOOOOO
last:asset	OOOOOOIWOOOOOOO
last:assigned	OOOOOVOOOOOOOOO
last:assignments	OOMOOPNOTMNOOOO
last:assistant	VOOOOOOOOOOOOOS
last:associate	WOOOOOOOOOOOOOO
last:at	OKOOOOOONOOOXLN
last:ats	OOOOOOMOOOOOSOO
last:attachment	OMOOOOOOOOOOLMT
last:attachments	NKMNOONNNNNNPNU
last:attendance	NNNNNPVNNMMONNO
last:attorney	WNLOOOOOOOOPOOO
last:attributes	OUOOOOMOOOOOOOO
last:audi	ONTOMQOOOOOPMON
last:autonomie	OOOOOOMOOOOOSOO
last:autre	MLMNNOMNMLSMMNT
last:available	OOOOOOSOOOOQQMO
last:avantage	OOOONMLVOOOONOO
last:avantages	OSOOOOOOOMOOOOO
last:average	OOOOOOOOUJOOOOO
last:awards	OOOOOOOOOVOOOOO
last:az	OOOOOOOOOOOSOOO
last:backgrounds	OOOOOOSOOOOOOPO
last:balance	OOSOOOOOOOOOMPO
last:bar	OOOOSNMOONOOOOO
last:bartender	OMMOTOROOPOOOON
last:base	OONOOTOOOOOOOOO
last:basis	OOLOPOOOPPOOVOO
last:be	OOOOTOKOOOOOPNO
last:beauty	NNUNLRNNNNNNLNL
last:below	ONOOOOOOOOOOOOS
last:beneficial	OOOOONOVOOOOOOO
last:benefits	O^OOOOOOOOOOOOO
last:berlin	JLHOKOOONQOWMOS
last:bharatcares	JOUOOOONOOOOOON
last:bi	OIOOOUKUOOOOOOO
last:bi-tools	NONNNTMPNNOMNON
last:bigquery	OOOOOOTOOOOOOOO
last:blueprints	OOOONOUNOOOOOOO
last:board	OOOONTOOOOOOOOO
last:bonus	ONOOOOOO¡FOOOOO
last:branch	OONOTPOOOOOOOOO
last:brand	OUNONONOONOOOOO
last:brands	OOPOMMOOOTOOOOO
last:braze	OOOOOLSOOOOOOOO
last:building	OUNRLHLNOONULNO
last:bus	OMMONNOSONOOSNN
last:business	OOQOUNOOOROOOOO
last:button	OONOOMLONNLNPNU
last:ca	OOOOOOOOOOOXOOO
last:call	OOMNQOLUOOOOONN
last:calls	OOOOONSOOOOONOO
last:campuses	OONOOOOOOOONNSL
last:cap	OMUOONOOSKOONOM
last:capabilities	OLNOOTLUOOOOOPO
last:car	OMSOLOOOOOOOMOR
last:card	OOOOOOSOOPOOOOO
last:care	OKROOOOOOQOOOOT
last:career	OMQORLOOOUOONOO
last:careers	ONMOOOOONQOORMS
last:case	OOOOOOOOTNOOOOO
last:cdi	OMOOOOOOOOUOOON
last:center	NLQRNOLOOOONNKU
last:centre	ONOONONOOSOOORO
last:century	OOSOOOOOOOOOOOO
last:certified	OOOOOMTNOOOOOOO
last:challenges	OOOONOROOTOOOOO
last:chance	LJXMKMKMMOMLOSJ
last:change	OOROOPOOSOOOOOO
last:changes	OOOOMXNNOOOOLQL
last:chantier	OONOOSLOOOOOOOO
last:charpente	NNWNNNONNNNMMNK
last:charpentier	NNNOSMQOOONONOO
last:chauffage	OOMOPOSOOOOOOOO
last:check	ONOONOYOOOOOROO
last:checks	OOOOOOTOOOOONON
last:chef	UNKVMOOOOONNMOL
last:children	OOLOMOQOONOOSOO
last:client	OSKOOQOOOOOOOOO
last:clientes	OONOOSOOOOOOOOO
last:clients	OOQOOSOOOMOOOOO
last:clinician	OONNMPTNONOONON
last:close	OMOOOOKNOOOOOOV
last:cloud	ONOTOOOOOOOOOOO
last:club	OOOOOOMOOTOOOOO
last:co	OOOOPOOOOOOTOOO
last:coach	RNIOVOLOONOOOOO
last:code	ONNOOOWOOOOOOOO
last:coding	OOOSONQLOOOOOON
last:collaboration	OMUNNOMNOONOOOQ
last:collaborative	ONTONONOOPOSNON
last:colleagues	OOKOOOOOOTOPOOO
last:colors-a	NNNNNNMONKNNMNV
last:com	OOZOOMOOOOOOOMK
last:comcast	NOUOOOOOOOOOOON
last:commission	ONROOOOONOOOMTO
last:commitments	OKROOTMOOOOOQNN
last:communication	OOOOOOTOOOOOOON
last:communicator	OOOOMNUOOOOOOOO
last:communities	OOPOOOOOOSOOOQO
last:community	OOSOOOOOOOOONPO
last:companies	OOPUOOLOOOOOQOO
last:company	OOOOOMOOOUOOOOO
last:compensation	OTPOOOOOLOOOOOO
last:competencies	OUOOOOMOOOOOOOO
last:competition	ONMNNQNMOSOOOON
last:competitive	OIKOOOOOYOOOOON
last:complete	TKONUNONNNRMMNO
last:components	OOOOQUMOOOOOOOO
last:computer	OMOOOOTOOOOOOON
last:confiance	OOPOOONOOTOOOOO
last:confidence	OOOONNSOOOOOOOO
last:confidential	OOOONNNNNMOOLUM
last:connecticut	OOSOOOQOOOOOOOO
last:consistency	OOOOOUONOOOOOON
last:construction	OONOOOONONONMMV
last:consultant	¡KHONNMOOOOOOOM
last:contract	OKPOOONMROWOOOO
last:contrat	OTOOOOOOOONOOON
last:contributions	OMQOOOOOMUOOOOO
last:controls	OOOOLSPNOOOOOOO
last:cook	TMNOOOONOONNOOO
last:cookies	OOOOOOPNOOOOOLS
last:countries	OOTOMOOOOOOOOOO
last:county	OOPOSOOOOOOMOOO
last:courses	NOOONTOOOONOOOO
last:covid-19	OOMSONMOONNONSL
last:cowan	NNSOQOOOOOOOOOO
last:cpi	OOPOOOOOOOOOMLT
last:credentials	ONOOOOULOOOOQOO
last:criteria	OSOOOOIROOOOPOO
last:crm	OMOOOLUMOOOOOOO
last:culture	ORPONOOOOUOOOOO
last:curriculum	NOMUMKONOOONONO
last:customers	OUQOOOLPOOOOOOO
last:cv	OOOOOOOOOOOOTNO
last:cycle	OOMSOPOOOOOOOOO
last:d	QONOOOOOUIOQOOO
last:d'activité	OSMOOOONOSOLOOO
last:daily	OOULKRMONNOOSOM
last:dallas	OLOOOOOOOOOTOOO
last:dashboards	OONTOMOOOOOOOOO
last:data	OLOOOWROOOOOORO
last:date	OTOPOOQOOOOOMON
last:daten	OSMOSOIOOOONOOO
last:datenmodelle	OTNOOMNOOOOOOOO
last:datenqualität	OTNNOIQOOOOOOOM
last:days	ONNOOONOOWOOQOO
last:dbsciv	OMNOOOOOOOOOVNL
last:de	KQENIMLNMLMNMM¡
last:deadline	OTOOOOOOOOOOKOO
last:deadlines	OOOOOMSOOOOOOOO
last:decision-making	OMOROOTOOOOOOOO
last:decisions	OOORMUOOOOOOOOO
last:degree	OKOOOOXPOOOOOOL
last:delivered	OOOOMTOOOOOOOOO
last:delivery	OOOOOSOOOOOOOOO
last:demeanor	OOOONNUOOOOOOOO
last:dental	OOOOOSOOOMOOOOO
last:department	OTOMOPOOONONOOO
last:deployment	ONSONOMTOMOOOOO
last:der	OMWNIOOOONOKNOL
last:description	O¡OOOOOOOOOOLOR
last:design	OOOOOOTOOOOOOOM
last:designer	VONOOOOOOOOOOOO
last:desirable	OOOOOOE[OOOOOOO
last:desired	OTOOOONPOOOOOOO
last:detail	OOOOOOPSOOOOOOO
last:detail-oriented	OOOOOOSOOOOOOOO
last:details	LPOOOOUOOOOOOOR
last:detailseligibility	NVNONNLOOONNLNM
last:develop	NLTONNOONQOOOOO
last:developer	YOOOOOOOOOOOOOO
last:development	OOOOOOUOOOOOOOO
last:devices	OOLOOXNOOOOONOO
last:diploma	OMOOOOSOOOOOOOO
last:director	MNLTMKNOONOLUNN
last:discipline	OOOMOOUOOOOOOOO
last:discounts	OOOOOOOOOUOOOOO
last:discovery	OOSONOOOONOOOOO
last:discrimination	OOMOOOOOOOOOOSO
last:division	NNMUMOOONNONOON
last:divisions	OONOLSOOOOOOOOO
last:do	OOOORNTOOOOOOON
last:documentation	OVOOOMOOOOOOOOO
last:documents	OKNOOXONOOOOMOS
last:docx	ONOOOOOOOOOOMNS
last:domicile	OONOOMQNOUOOOOO
last:done	OONUKLMOOOOOOOO
last:dorset	OOPOTOOOOOOKOOO
last:driver	[MLOOOOOOOOOOOO
last:e	MSUNLMONNNNLKNN
last:east	OLOOOOPOOOOSOOO
last:efficiency	OOOOTMOOOOOOOOO
last:elastic	NLLUOMPTNNNNNNN
last:electrician	VNOOOOONOOOOOOO
last:elementid	ONNNNNMONLNNNOU
last:eligible	OTOOOOOOOLOOOOO
last:emails	OOONOUOOOOONOOO
last:empleo	KYKLLLKLLJKLLMR
last:employee	OLOOMOOOOROOSOM
last:employees	OOONRNOOMOOORUN
last:employer	OOLOOOOOOOOOO[O
last:employment	OONOOOOOOPNORSO
last:empowerment	OXMOONNOONOOOOM
last:encouraged	OOLTNOOOOMOOOOO
last:engagement	OVOOOJQOOOOOOOO
last:engineer	_OMOPOOOOOOOOOO
last:engineering	OOOQSOPOOOOOOOO
last:english	OOOOOOVPOOOOOOO
last:enterprise	OOOOOTOOOOOOOOO
last:entreprise	OSOOOPOOOOOOOON
last:equipo	OONOSOQOOOOOOOL
last:equivalent	OOOOOOSOOOOOOON
last:es	OIMNONMNQNNXMOK
last:estate	ONVNSPLMLOOOMOM
last:etc	OOOOOUSOOOOOOOO
last:evaluation	OOOOKSOOOOOOOOO
last:events	OOOOPOOOOOSOOOM
last:everyone	OOSOOOOOOOOOOOO
last:everywhere	OMSOOOOOOOOOOOO
last:evolving	MNVONMNOOOOLNOO
last:excel	OOOOOOMTOOOOOOO
last:excellence	OTSOQMKOOOOOMOO
last:exceptional	OOOOKQTOOOOOMNO
last:executive	QOLOSOOOOOOOOOO
last:expected	OOOOONTOOOOOOOO
last:experience	OOOOOOPWOOOOOOM
last:expérience	OSOOONJNTNPOOON
last:extension	NNNNNNRONMVQONM
last:factors	OONNMNNOONOUNOO
last:failure	NLMVNNNOONNNNON
last:faloni	NOUOOOOOOOONOOO
last:familiarity	ONOOOOOVONOOOOO
last:fans	ONOOUOOOONOONOL
last:farmfoods	NNLNUNOONQNNLNN
last:field	OOOOOOVOOOOOOOO
last:finance	NMSONOOOOOOSOOP
last:finish	OOOONSOOONOOOON
last:firefighter	PNOOOMMOOOOONTN
last:first	OOSONPMOONOOOOO
last:fit	NJMNNLWMORONMON
last:fitness	ORNOPNNONNOOSON
last:fl	OOMOOOOOOOOUOOO
last:floor	OOOOOUPOONOOOOO
last:following	OTOOOJOOOOOOTOL
last:for	OTSOORKKOOOOOOO
last:form	OOOOOOOOOOOOTOO
last:framework	OOOOOSOOOOOOOOO
last:free	OKMONLINOSNNNVM
last:frequently	OOOOONTOOOOOOOO
last:freyja	OMOOOOOOOOOOTON
last:friday	OOOOOOOOONUOOOO
last:full-time	OMOOOOOOOO[OOOO
last:functions	OROOOOKSOOOOOOO
last:further	OOMOTOOOONOOQNN
last:g	OJOOOONOOONOUOO
last:ga	OOOOOOOOOOOVOOO
last:gcp	OOOOOOOUOOOOOOO
last:github	OMOTONONOOONOOO
last:given	OLOONOOOOOOOTNN
last:glassdoor	OOUONOMOOOOOOOM
last:globe	OOTOOOOOOOOOOOO
last:go	NMMNMMHVNMNNQNR
last:goals	OOOOSOOOOOOOOOQ
last:good	OOVOMOOOOOOONOO
last:governance	OMOSOTLOOOOOOOL
last:great	OJKOOOMOOVOOOOO
last:greenhouse	OOOOOTOOOOOOOOO
last:grounds	OOOOOOMOOOOOOSO
last:group	OMYOOOOOOOOOOOO
last:groups	OOONOPOSOOOONOO
last:growth	OONOUOOOOQOOOOO
last:guests	OONMOTQOOOOOOOO
last:guidelines	OOOOULOOOOOOOOO
last:half	ONPONOOOOOOOTSM
last:handling	ONOOOOOTOOOOOOO
last:hands	OOMOSOOOOONOOOO
last:happen	OOUOOOLOOMOOMOO
last:have	OYOOOOJNOOOOOOO
last:health	OUOONOOOOOOOOOO
last:healthcare	OOSOOOOOOOOOOOO
last:heart	OONOOOOOOSOOOOO
last:helpful	ONOOOTNQOOOOOON
last:here	JNRNPONOOOONHVR
last:high	ONNOONSOOOOOONQ
last:highlights	OTNOOOOOOOOOOOO
last:hire	PMJONOPOOOVNOON
last:history	OONOOOSNOPOOMOO
last:home	OLIMWNMNMOMUOML
last:homes	OOSOMSOOOOOOOOO
last:homewithpreload	OOOOOOOOOOOOLNS
last:hotels	NNUOOOOOOOOOOOO
last:hour	OOOOOOOOVOOOOOO
last:hours	OOOOPOOOOKVOOOO
last:house	NNLOJNNNNUNNKNS
last:humain	OQOOONNONKOOTOO
last:hybrid	ONNOOOOOOOOUOOO
last:ideal	ONOOUOIUOOOOONM
last:iheart	MNVNNLOOONKMOON
last:il	OOOOOOOOOOOTOOO
last:immediate	TPLOOOOOOOOOOOO
last:immediately	OONOTOOMOOOOONO
last:implementation	OOONTOQOOOOOOOO
last:important	OOLNUNRMOOOONNO
last:improve	OOTOOOOOOOOOOOO
last:improvements	OOOOSNOOONOOOOO
last:in	OMJONOQOOOOVNOQ
last:in-person	OLNNNOOOOONUNOM
last:inc	OOUONOOOOOOJTOO
last:incentives	OLMNMOMOQVOOOOO
last:include	OWOOOOOOOMOOOOO
last:inclusion	OUNOOOOOOROOOIO
last:inclusive	OONOOOOOOPOOUMO
last:individual	OLUOOONOOOOOOON
last:industries	OOOSNMROONOOOON
last:information	O[OOPOOOOLOONOO
last:initiatives	OOOOOVOOOOOOOOO
last:innovation	OOPOROOOONOOOOS
last:innovative	NUPOMNOONOONNOK
last:insights	NMJOYOQOOOOOOOO
last:inspector	SMNUMMLOOOOOOOO
last:institution	OONOOOOOOOOOOTN
last:instructions	OSOOOOOOOOOOOOO
last:insurance	OLWOOOOOOOOOOOO
last:integration	OJOOOOOOOVOOOOO
last:integrations	NONOOOTNONONNON
last:integrity	OOOOOOSOOOOOOOO
last:intelligence	MSMTONONMJMLOOL
last:interactions	OOOONTMOOOOOOOO
last:intern	UOOOQOOOOOOOOOO
last:internship	PJNONNJNVMUONON
last:interview	OOOOOOLOOROOTMO
last:investigations	OONTLOOOOOOONOO
last:is	OOOOOOIUOOOOOOO
last:issues	OOOOOVOOOOOOOOO
last:it	OOLOLNSROOOOLTO
last:italia	OOTOOOOOOOONOOO
last:items	OIOOOPOOOOOOOOT
last:jharkhand	NIMOOOOOOOOXOOO
last:job	OUNOOOOOOOTOJRQ
last:job-opportunity-insect-biodiversity-data-manager	NOMOOONOOOOOLOT
last:jobs	OOOOOOOORMOMSOQ
last:journey	OOPONOPOONOOTOO
last:k	OONOOOOOMQOOSNO
last:kb	NONNNONNNNNNLNV
last:kenya	OONSLNOOOOOOOOO
last:key	ONOOOQUMOOOONOO
last:know	OSOOOOROOOOONOO
last:knowledge	OOOOONOUOSOOOON
last:kontakt	OTOOOOOOOOOOMOO
last:kubernetes	OJNOPOOVOOOOOOO
last:ky	MOLOSOOOOOOTOOO
last:l'ia	OOOSONNOOOOOOOO
last:l'impact	OOONSONOOOOOOOO
last:l'offre	OVOOOOMLONOOOOO
last:laws	OOOOOTROOOOOOOO
last:layout	NNNOOOOOOOONOOT
last:lead	VMNOONOOOOOOOOO
last:learning	OMNOOLQOOOOOOOU
last:leave	OOOOOOOOOUOOOOO
last:lending	UMNNNOOOOLOOOOO
last:less	ONQNOONOOMOONLS
last:level	OOOOPOVOONKONNO
last:license	OOOOOOVOOOOOOOO
last:life	OVOOOKOOOOOONOO
last:link	OMOOOOOOOOOONNT
last:list	OQOOOLOOMOOOSOS
last:lists	MMOOONOOOOOOOOT
last:litigation	OOUNNNNLOOOONOO
last:living	NJNNMNNNNONSLMT
last:llc	OOQOOOOMOOONMKU
last:locals	ONNOOOUNONOQOON
last:location	OVOOOOOOSOONOOO
last:locations	ORNOMONOQNPSOOO
last:logistics	UOOOOOOOOOOOOOO
last:ltd	NOXOOOOOOOOOOOO
last:ma	OOOOOOOOOOOTOOO
last:machen	ONKNUOPNOOOMNNM
last:maintained	OOOOOSOOOOOOOOO
last:maintenance	OOOOOPOSOOOOOOO
last:major	OOOOOOVNOOOOOON
last:management	OOOOMQTOOOOOOOO
last:manager	_OLUOOOOOOOOOOM
last:managers	OONOOSOOOROOOOO
last:maps	OOOOOOOOOOOSNOO
last:marketing	PUNROLKOONOOOON
last:match	OOOOOOOOOSOOOOO
last:material	OOOOOSNOOOOOOOO
last:matter	OOOOQOSOOMOOMOO
last:matters	OOORQOKRONOOOOO
last:mauves	PMMNLNOOOOOUOOM
last:maven	OMOOOOTOOOOMOOO
last:md	OOKOPOOOOOOVOOO
last:mdosjobs	OKOOOOOOOOOOOOU
last:medical	OTNOONROOONNONM
last:meetings	OOMOOVOOOOOOOOO
last:membership	ONNOPNVNOOOOOOO
last:merit	OJNONONONONNVNM
last:met	OONOOOTOOOOOQOO
last:methodologies	OOOOOOSOOOOONON
last:methodology	OOOONNKVOOONROL
last:metrics	OOOOMUOOOOOOSOM
last:mi	NNOOOOOOOOOUOOO
last:michigan	OOUOOOOOOONOOOM
last:mid-senior	NKOONOOONOMMOOV
last:minds	OONOLOOOOTOOLOO
last:mission	OQUOOOLOOOOOOOO
last:mit	OOJNUNSNOOOMMOK
last:mn	OOOOOOOOOOOSOOO
last:model	OONPMJWOOOOOOOO
last:modelling	OTOONMOOOOOOOOO
last:models	OOOTPOOOOOOOOOO
last:moderate	NNMNNNNONONUNNO
last:mois	OOOOOOTORNIOOOM
last:molnlosningar	NNOOSSMOOOOOOOO
last:monaghan	QUKOKONOOOONNON
last:monitoring	OONTOLPNOOOOOOO
last:month	OOOOOUNOQMOOOOO
last:months	OMOOOOOOOOVOROL
last:movement	PLQNLOONNNNLMTN
last:must	OONOOOLSOOOOOOO
last:mutuelle	OMNOOOOONVNOOOL
last:más	MMKMNLMMMKLMRNV
last:name	OLNOONNOONOOQNT
last:nature	OOMOONTOOOOOOOO
last:nc	OOOOOONOOOOUOOO
last:necessity	NOOOONLONOOQOOS
last:needed	OOOOOWSOOOROOOO
last:needs	OOOOOUOOOOOOOOO
last:nere	OOONOOOOOOOONOS
last:net	OOOOOOSOOOOOOOO
last:new	OOMONOQNONOOMSO
last:next	NQUNMNLNNJNLRLN
last:nice-to-haves	OTOOOOOOOOOOOOO
last:nile	OOOOOOOOSLOOOOO
last:nj	OOLOOOOOOOOXOOO
last:no	NNLMNMLOMNKMKUV
last:none	OMOOOOIOOOOOQOS
last:note	OTOOOOOOOOOOOOO
last:notes	OVOOOOOOOROOOOO
last:notice	OOOOONOOOOOOOUO
last:nous	ONOOOOPOONOOTOO
last:now	NMNOOOWOONONOOO
last:numbers	OONOPONOOOTOONN
last:nurse	PPNONOOOOOOOOOT
last:ny	OOOOOOOOOMOYOOO
last:nécessaire	OONOOOSOOOOOOOO
last:objectives	OOMOOUOOOOOOPOO
last:oder	ONKNJNPOOONUNOL
last:oelkers	OLOOOOOOOOOOTOO
last:off	OOOOOOOOOTOOOOO
last:offer	OWIOOOOOQGOTOOO
last:office	ORMOQOOOOOOTONO
last:officer	SOMOQOOOOOOOOOR
last:oh	OOOOOOOOOOOSOOO
last:ok	ONOOOOOOOLOOUOO
last:on	NOHLOQROOMNOOMT
last:onboarding	OOOOOMONQNQTONO
last:online	OLOOOOMOOQOOONS
last:only	OLROLNOOOOOOWON
last:operations	NROTSNPOOOOOOOL
last:operator	UNNOOOOOOOONOON
last:opportunities	OOOOOROOOXOONOO
last:opportunity	MYKNTMLLNONLOIL
last:optimization	OSOOOJPOOOOOOOO
last:options	OOOOMOOOOTTOOON
last:or	OIOOOOYOOOOOVOJ
last:orders	NONONOTNNSOMNON
last:org	OOOOOOOOOOOOVOM
last:organisations	OOMOSNOOOSOONOO
last:organization	KOPOQOROOOROOOM
last:organized	OMOOOOTNOOOOOOO
last:osteo	OOPOSONOOOOOOOO
last:other	ONOOOOOOOQUOOOJ
last:our	NLJNLNTNNMNLMNT
last:oversight	OWOOOKOOOOOOOOO
last:overview	OVLMOOOOOOOOOOR
last:ownership	OLONNMOOOUMOOOO
last:p	NNUONOOOOOOOOOO
last:package	OONOOOOOUOOOOOO
last:page	NMOOOOOOOOONNNU
last:paint	MOVNQNKOONMOOOO
last:paris	LLLNNOMNNQMXNNK
last:parking	OOOOOOOOOTOOOOO
last:partner	KIPXLKLNNNNNMNN
last:partners	OOPOOSOOOOOOOOO
last:passion	OOMOTOOOOOOOMOO
last:pathway	OTOOOOOOOLOOOOO
last:pay	OOOOOOOOTPOOOOO
last:paycheque	OOMONOOOOUOOOOO
last:pdf	OOOOOOOOOOOORTL
last:pension	OOOOOOOOLWOOOOO
last:pepsi	NKTNMONJLPONMWL
last:pepsico	OOTOOOOOOOOOOOO
last:performance	OOQPMPOOTKROOOM
last:period	OOOOLOLOOOVOMNN
last:permanent	OMNOOOOOQMVOOON
last:person	ONLOKONOOORYTOM
last:pharmacist	VMNOOOOOOOONOOO
last:philippines	MNUOOOOOOOONOOO
last:physician	SOOOOOOOOOOOOOO
last:pi	OONONSOOOOOONQO
last:pioneers	OOVNMOOOONOOOOO
last:pipelines	OOOOSOOOOOOOOOM
last:place	OOVOMOMLOOOOOOO
last:plan	OTOOOKOOOUOOOOO
last:planner	VOMOOOOOOOOOOOO
last:planning	OOSOOPOOOKOOOOO
last:plants	OOONOTOOOOOOOOO
last:platform	OMPOOSOOOQOOOOM
last:player	OOOOOOTOOOOOOOO
last:please	KMJNMOVOONLMRLJ
last:plus	OOOOOOL[OOOOOOO
last:policy	OOOOOOOOOOOONUQ
last:pool	KOMNROOOOONMTNN
last:portugal	MMVNOONOOOOOOOO
last:post	PNMNKNRNMNNNULL
last:postulez	ONNONONOOMOOUON
last:potential	OOVOOONOOKOONNO
last:practice	OOOOOOOOOSOOOOO
last:preferable	NNNNNNIWNNNNNML
last:preference	OPNOONNONJOOVMO
last:preferred	OOOOOOHdOOOOOOO
last:premises	OOMOLOOOOOOSOOO
last:pricing	OOSOOOOOOOOOOOO
last:prioritization	NONNNLLUNNNMNNN
last:privacy	OILNOONOONONNLW
last:problem-solving	OONONOWOOOOOOOO
last:problems	OOOONUPQOOOOOOO
last:proceedings	OOOOOSOOOOOOOOO
last:processes	OOOOOSOOOOOOOOO
last:processing	OMOONSOOOSOOOOM
last:products	OOLQOSOOOOOOOOO
last:profesional	OOOOOOOOOTOOOOO
last:profession	ONOOOOPOOLOOTLO
last:professional	NNPOOOOOOOPOONS
last:professionally	OSOOONOOOLOOOOO
last:professionals	OOOMQKROOUOOOOO
last:professionnelle	OMTONNLNOTNOMNM
last:profil	OTOOONOOOOQOOOO
last:profile	OUOOOMMOOOOOQOM
last:profitability	OOOOOSNOOOOOOOO
last:program	SOOONOLORUOOOOO
last:programme	OONOOOPOOWOOOOO
last:programs	OOOOOPOSOOOOOOO
last:progression	OTMONNNOOQOOONO
last:project	OOOOSOOOOOOOOOO
last:projects	OOOOOWOOOQOOOOO
last:properly	OOONOTNMONOONOO
last:properties	OOQOOTNOOOOOOOO
last:protected	OONOOOOOONOOTMO
last:provided	OOLOOOQOOWOONON
last:providing	OOOOOSOOOOOOOOO
last:provincia	OOOOOOOOOOOSOOO
last:pt	NMMMNMPMNMPRVMK
last:purchasing	MMMRMMOOOMNLMOV
last:pure	MMVNMMNNNPNNNNK
last:puregym	OSROKNNNOTONOON
last:purpose	OPTOOOOOONOONNO
last:purposes	OOOOOOOOOOOOLSO
last:python	OOOOOOLVOOOOOOO
last:qualifications	OYOOOOOOOOOOOOO
last:quality	OOOOPOTOOOOOOOO
last:range	OVOOOOOLONOONLO
last:rates	ONOOONTOOSOOMNO
last:reader	OKONONOOOOOOONW
last:receiving	TNOOOQOOOOOOOOO
last:recognition	ONMOOPOOOTNOONO
last:recommendations	ONOOOTOOOOOOOOO
last:recruitment	SNQOOOOOOOOOOOO
last:redundant	OOOOOOOOOOOOMSO
last:region	OOOQOKPOOOOROOO
last:region-specific	OLOOOUOOOOOOOOO
last:regions	OOOOOKTOOOOOOOO
last:regularly	OLOOOOWMOOONPNO
last:rehabilitation	OMQOONSMOOOOOOO
last:rejoignez-nous	ONOOMKONNMNNVON
last:rejoindre	OTOOOOOOOOOOOOO
last:relations	OTOOPLOOONOOOOO
last:relationship	OOLOSSNOOOOONOO
last:relaxation	OLOOONNOOVOOOON
last:remote	OOOOOOOOOOOWOOO
last:rep	QONOMNOMOTOOOOO
last:repas	OOOOOTOOOOOOOOO
last:repassage	OOOOOSNOONOOOOM
last:reporting	OYOOOJPOOOOOOOO
last:reports	RSMNOOOOOOOOOOO
last:requests	OOOOOUOOOOOOOOO
last:requirement	OOMOLOMOOMQOUOO
last:requirements	OXOOOOOOOOOOOOO
last:requis	ONOONOWNOMOONOM
last:research	OLNNMVRNOONOOOM
last:resort	MNSNMONNNLNNMOS
last:resources	OMMQOOOOOPOOUNN
last:respect	OOOOOOTOOMOONSO
last:respected	OOMOOOOOONOOOSO
last:responsibilities	OWOOOOOOOOOOOOO
last:resumes	OOOOOOOOOOOOOTO
last:retail	LMPONNLOOOOUOMN
last:retailers	OOOOOOOOOUOOOOO
last:retrieval	NNRMNLLUMMMMLMM
last:reward	ONOOOUPPONOONOL
last:rewarding	ONLMWOLNOQNNNNO
last:rewards	OVMONOOOKROONOO
last:rigour	OONOOMOOOOOOOOS
last:role	OYOOOOQOQOOOOOO
last:rotas	OOOONSNOOOOOOOO
last:rotation	ONNOOOOOOOTOOOL
last:s	OOOOMPOOOUOOOON
last:saa	NMTNTORNONOONOM
last:safe	OOSOKMQOOOOOOOO
last:safety	SKOOOSROOOOOOOO
last:salaire	OSOOOOOORLOOOOO
last:salary	OSOOOOOOXJOOOOO
last:sc	NLNXMKMOOOOPOON
last:schedule	OROONOOOOUMOOOO
last:scheme	OOOOOOKOO]OONOO
last:school	OOOONOUOONOONOO
last:sciences	TMNQOJTNNNNNNNM
last:se	ONUONOOOOOOONOO
last:section	NOONSOOOOOOONOO
last:sector	OOTOMRNOOKOOOOO
last:sectors	OOSOOOMSONOOOON
last:security	OVLOONOOOOOOKSM
last:segment	ONOSOONOOOOOOOO
last:self-motivation	OONMONVNOOONNNN
last:semana	MMMNNMLNNNWMNNN
last:services	OOOOUTNOOOOOOOO
last:settings	ONOOOOMOONOMOOV
last:shift	OPOOMOOOLSUOOOO
last:shifts	ONOOOMOOVOOONOO
last:shop	MMNNPXLQONNMNNL
last:sign	NNOOJNMNNMNMLNX
last:similar	OOOOOTQOOOOOOON
last:skill	OOOOOOKTOOOOOON
last:skills	OOOOOOWOOOOOOOO
last:software	OOOOOO]JOOOOOOO
last:solution	OOOONTMOOOOOOOM
last:solving	OOOOOOTKOOOOOOO
last:sources	OOOOOSQNOOOOOOO
last:spain	MMMPOOONOOOWONO
last:spanish	OLOOOONSOOOOOOO
last:specialist	]MJOOOOOOONOOOO
last:specification	OUOOOOOOOOOOLOO
last:specified	OONOOOLRWNNMOOL
last:specimen	OOOOOSOOOOOOOOO
last:spirit	ONMONNVOONOOONO
last:sponsorship	OQOOOOTOOOOOKMO
last:sr	ULIQPMTMNMOOMNM
last:staffordshire	OOSOOOOOONOOOOO
last:stakeholders	OSOOOOOOOROOOOO
last:standard	LNRNNOOOOOUOOOK
last:standards	OOOOOWOOOOOOOOO
last:start	OOOOTONOOOOOOOO
last:started	OSMONONONONNQMN
last:starting	OMOOONOOULLOOON
last:state	MSQPLNMNNNMMPNM
last:stated	ONOOOMOOOOOOOOS
last:statement	OUOOONTLOOOOJPM
last:statements	NOOOOSOOOOOOOOO
last:states	OONOOOOOOOOWOOO
last:statistics	OONOOOQOMSOOOOO
last:stipend	OOOOOOOOMSOOOOO
last:store	OOLOVLMOONOOOOO
last:storytelling	OOOONOSOOOOONOO
last:strategies	OOMOROJWONOOOOO
last:structure	OTMNNMNOSIOOONN
last:studies	NOONNNONNUMLNMO
last:study	OOOONSROOOOONNM
last:success	OOROIOOOPQOOONO
last:suite	OOOOONROOOTKOOO
last:summary	OZOOOOOOOOOQOOO
last:sun	OONOOOROOOSNOON
last:supervision	OOOOOSPOONOOOOO
last:supervisory	NSLNMOUJNNNNNNM
last:supplies	NMKOORSNONOJSON
last:support	O[OSOFOOOSOOOOO
last:sustainably	OLUOOOOOOOOOOON
last:system	OOOOOQMROSOONOO
last:systematics	OOMOQNUOONOONNL
last:systems	OOOOORTOOOOOOOO
last:tableau	ONNNONPSOOONNNN
last:talent	OOQNOMQONSNOOOO
last:task	ONMOOOTOOONOONO
last:tasks	OOOOOOSOOOOOOOO
last:tax	OMOOOSOOOOOOOOO
last:teacher	OMMNRONNONOMNOT
last:teams	OOOOOUQOOOOOOOO
last:tech	NMOTUNJNNLMMKMM
last:technical	NOUOOOOOOOOOOOO
last:technician	TOOOOOOOOOOOOOO
last:technologies	OOOOOOUOOOOOOOO
last:technology	OOQOSOOOONOOPON
last:tender	QUNOOJOOOOOOOOO
last:test	OOOOOOOOOOOOSOO
last:testimony	ONOOOUMOONOOOOO
last:tests	OTOONQOOOOOOKOO
last:text	NMMONNJONJMNNO¡
last:that	OQVOMOKNOOOONNO
last:the	HKMNZNONNMNNLOT
last:therapist	TNLOOOTOOOOOOOO
last:therapy	OLOROPOOOOMOOOS
last:thinking	OMNOONSNOOOOOOO
last:thur	ONOOOOOOOOSNOON
last:thurs	OOMOOOOOOOTMOOO
last:time	OOOOPOOOOOTOOOO
last:timeframes	OOOONUNOOOOOOOO
last:timelines	OOOOOOTOOMOOOOO
last:times	OOOOLVPOONQONNO
last:to	OWLOKKSOOOOOOKT
last:today	ONGTIOOOOKOO¡OO
last:together	OOTOONMOOQOOPNO
last:top	NVNOOLNNOOOONOM
last:tourism	ONUOOOOOOMNNNOL
last:town	SOOOOOOOOOOOOOO
last:trabajar	ONPNTNQNONNNLNM
last:traction	OOOOOOMOOSOOOOO
last:traffic	NMUOOOOOOOOOMOO
last:train	NNLNRSLUNMMNNLN
last:training	OOOOOOTOLUPOOOO
last:transactions	OOOQSNNOOOOOOOO
last:transformation	OOTROOOOOOOOOOO
last:transportation	ONNONOWMONONOON
last:trauma	OOOOTOMOOOOOOON
last:travel	OLOOONROOOOOOOT
last:treatment	OOSOOOOOOOOOOOO
last:tx	OOOOOOOOOPOZOOO
last:type	O[OOOOOOOOLIOOQ
last:types	OTOOOPMOLOOOOOO
last:uk	OOSOLNMOOOORPOO
last:uktj	OLOOOONLNOOOULT
last:und	ONTNKPOOOOOMNOM
last:units	OOOTOPMOOOOOOOO
last:university	OOSMNOOOOOOOOOO
last:up	ONROMVNOOMOONOO
last:updated	OONNNTNOOOOOOOO
last:us	OTQOOOOOOMOOOOO
last:usa	OMOOOKONOOOUOOO
last:user	OONOLQTNOJOOOOM
last:va	OOOONOOOOOOTOOO
last:vacancy	OSNOJOMOONONMUL
last:valued	OVOONOKQOOOOOPN
last:values	OOQOOUOOOOOOONO
last:vary	OOOOOOLORNOOMSO
last:vendors	OONRNVNOOORONOO
last:verantwortung	OVNNOHPOOOOOOON
last:veterinary	NKOOVJQNOOONNNM
last:vie	OOOOOSOOOOOOOON
last:village	M[HMKLMNNKNMNNN
last:vision	OMOOOOTOOOOOOOO
last:visit	OMMOOROONLOONMW
last:voice	OOTMNROOOKOOOOO
last:volunteers	OOOTNOOOOOOOOMO
last:wa	OOOOOOOOOOOTOOO
last:wales	OLNOOONONOOUOOO
last:want	ONPOKOQOMNLONOT
last:waste	OOOOOSNOOOOOOOO
last:way	OOLTOROOOLOOMOO
last:website	OOSOOONOOOOOSNO
last:week	OOOONOOOOOZOOOO
last:weekends	OMOOOOOOOOVOOON
last:weekly	MNMNQVNQRNNMLNL
last:weiterentwicklung	OOOOOOMOOTOOOOO
last:welcome	OOROOMLTNNONMMO
last:well	OOOOOOOPOOONLOT
last:well-being	OOLOOOOOOTOOOOO
last:welsh	OOOOOOSOOOOOKOO
last:will	OWOSMLOOOOOOOOO
last:window	OPLOONOOOOOOKUO
last:windows	OOOOOONOOOOSOOO
last:with	OVLRKMKOOOOOOOO
last:work	OOPONOSOOWOMOOO
last:worker	VOMOOOOOOOOOOOO
last:workforce	OOOOOOOONOOOOSO
last:working	ONHOOOOOOWPROOO
last:workplace	OVHOOOOOOMOONQO
last:works	OOOOOTOOOOOOOOO
last:workspace	OOOOONPOOSOOOOO
last:world	OOUOOOOOOOOOOOO
last:worldwide	OOVOOPQOOOKOOOO
last:writing	ONOOONVOOOOOOOO
last:written	OOOOOOKTOOOOOOO
last:www	ONPNNNKMNONNUNI
last:year	OOOOOOJOORUOOOO
last:years	OOOOOOGOOOOOUOY
last:yes	OJMNNMMOSSLOMOT
last:you	OYOOOOOOOOOOSOO
last:your	NNMNNNNNNNNOMMU
last:yours	OOOOSOOOOOOOOOO
last:yourself	NMONMMMMNLNNVNM
last:équipe	NMLNOOONNMNNSOU
last:있어요	MLK¡NJMKMMMJKNK
last:좋아요	ONONOLJXOOOOQOJ
last:필요해요	OOONONVLOOOOOOK
left:0	OLOOOOOOOOOOQOT
legal&cue:company	OOLOOTOOOOOOOSO
legal&cue:duty	OONOOSOOOOOOTRO
legal&cue:legal	OUJOOOOOOOOOLSP
legal&cue:noise	OTKOOOOOOMOONTK
legal&cue:offer	OOOOOOOOOVOOOOO
legal&cue:pay	OOOOOONOQVPONOO
legal&cue:place	OOOOOONOOOOSPOO
legal&cue:process	OSLOOOOOOOOORRO
legal&cue:schedule	ONOOOPNOROSOOOO
legal&cue:we	OOMOOOOOOOOOOVO
legal&sign:call	OOOOMOOONSOOROO
legal&sign:capitals	OKOOOOOOOOOOJUT
legal&sign:colon	OTOOOOOOOOOOOOO
legal&sign:commaName	OQSOOLOMOIOMUPM
legal&sign:digit	OKIOOOMMOOOOPQW
legal&sign:percent	OOOOOOOOOSOOOOO
legal&sign:stop	OOOOOROOOOOOUWO
legal&sign:titleCase	OWUOOIOOOOOOOJP
legal&sign:year	NNJNNROONLNNPUK
length:1	OYROOOOOOOOOOOh
length:2	O[OOOOOOOOOOOOO
length:3	O[OPOOOOOOOOOOO
must&cue:legal	OOOOOONOOOOOOSO
must&cue:noise	OOOOOOPOOOOOOOS
must&cue:offer	OOOOOOOOOWOOOOO
must&cue:pay	OOOOOOOOUTOOOOO
must&cue:place	OOOOOOOOOOOWOOO
must&cue:process	OOOOOOOOOOOOSRO
must&cue:schedule	OOOOOOQOOOXOOOO
must&cue:wish	OOOOOOGiOOOOOOO
must&sign:call	OOQONOOOOOOOUNO
must&sign:capitals	OTOOOOOOOOOOOOQ
must&sign:clock	OOOOOONOOOSOPOM
must&sign:colon	OZOOOOKOOOOOOOO
must&sign:money	OOSOOONOOOOOOOO
must&sign:question	OJNOVKMSONOOQOO
must&sign:titleCase	OYOOOPOOOOOOOOO
must&sign:url	OOWOOOJOONOOPOO
must&sign:year	OOOOOOJOONROROQ
n:cue:demand	OOOOOOTOOOOOOOO
n:cue:legal	OOOOOOOOOOOOO[O
n:cue:offer	OOOOOOOOO^OOOOO
n:cue:pay	OQOOOOOOSOOOOOO
n:cue:place	OOTOOOOOOOOOOOO
n:cue:process	OOOOOOOOOOOOZOO
n:cue:schedule	OOOOOOOOOOUOOOO
n:cue:we	OOYOOOOOOOOOOOO
n:cue:wish	OOOOOOUVOOOOOOO
n:cue:you	OOOOWOOOOOOOOOO
n:first:	OIOOQQOOOOOMOOT
n:first:$	PRMOOOLOTOOOOOQ
n:first:05	OOUNONOOOOMNONM
n:first:07	TONOLOOOOOPOOOO
n:first:1	NSQOLOSNONNMLOM
n:first:1-2	OMNONPKVNLOOOOL
n:first:1-3	OOOOOOIOOOOOOOU
n:first:12	PPLOORMOOOOSOOO
n:first:2	OOMONPTOOOOOWOH
n:first:2+	OOOOOOKTOOOOOOO
n:first:2024	OLLOONMOMLNNMLW
n:first:25	OOOOOOOMOROOUNM
n:first:3	OOMONOUOOOOONOO
n:first:3-5	OOOOOOIOOOOOOOU
n:first:3-po-safe-decent-and-secure-jd048-v8	NKOONONOOOONMNW
n:first:35629	LRTOOOOOOONMOON
n:first:37	OLNNMOUNRNRRMOM
n:first:40	OPOOOOMNOOSOOOO
n:first:6	OONOOPOOOONOTOM
n:first:7	OKTOOPMNOOORONO
n:first:8	OMLNORONOOUOMON
n:first:8+	OOOOOUMNOOOOOOO
n:first:able	OJOOOOWOOOOOOOO
n:first:access	OOQOOMOOOTOOOOO
n:first:accessibility	OONOOOOOOOOONTO
n:first:accommodations	OOOOOOOOOOOOOOS
n:first:account	OOMOOQOOOOOOSOO
n:first:accueil	NNNONXMOONNNOOO
n:first:accurately	OOOOOSNOOOOOOOO
n:first:act	OVOOOONOOOOOOOO
n:first:action	TOLOOOPOOOOOOOO
n:first:actively	OOOOOSPOOOOOOOO
n:first:activities	OVMOMLNNNLNONOL
n:first:adaptability	OOOOOOTMOOOOOOO
n:first:additional	OOOOOOOOPXOOOOL
n:first:adhere	OOOOOSOOOOOOOOO
n:first:advaana	OTKOOOOOOOOOPNO
n:first:advanced	OOOOOOVNOOOOOON
n:first:aider	OMOOOTOOOOOOOOO
n:first:air	RGVOOOOOOOOOOOO
n:first:airflow	OOONOOSNOOOOOOM
n:first:al	OQKOOONOUOOONON
n:first:alongside	OTLOSMOOOJOOQOO
n:first:als	OQKOSOOOOOONOOO
n:first:an	OSNOOOMOOOOOOOR
n:first:analysis	NLNNMQMNNTNNNNN
n:first:analytical	OKOOOMWNOOOOOOO
n:first:analytics	JUQOLOOOOOONLOT
n:first:analyze	OOOOOTOOOOOOOOO
n:first:analyzes	OOOOOSNMOOOOOOO
n:first:analyzing	OTOOMOOOOOOOOOO
n:first:anchorage	NOSOOOOOOOOOOOO
n:first:annual	OONOOOOOOPOLVOO
n:first:answering	ONMNNQSQOMMOMTN
n:first:aphrc	MOSOMMNOOOOOOOO
n:first:applicant	NMNNTOHVNNNNONL
n:first:application	OMOOOOOOPNPOTOO
n:first:applications	OUOOOONOQOOPHOO
n:first:apply	OLLOOOOOOOOOWOS
n:first:apr	OSOOOOOOOOOOOOO
n:first:ar	NONOOONOMSOPNOR
n:first:are	OUOOPOOOOOOOOOO
n:first:arranging	OOOOOTPOOOOOOOO
n:first:artificial	OUNOONLOOOONPOM
n:first:as	OOSOYMOOOOOOOOO
n:first:asics	RNJNONMONONUNQN
n:first:asset	OMTNNNRNNNNNNOM
n:first:assist	OOOOOXOOOOOOOOO
n:first:assistant	LJINOOOOONOOOOV
n:first:at	O^OOOMOOOOOOOOO
n:first:attach	OONOOOOOOOOSPMO
n:first:austin	NNUOOOOOOOOOOOO
n:first:automation	OONOONTOOOOONON
n:first:availability	OOOOOPNOOOOOSOO
n:first:avantages	OMONMOJMSMNNUNM
n:first:aws	OPSOONNMOOOOOOO
n:first:bachelors	OKOOOUPNOOOOOOO
n:first:based	OOJUOOPOOOOOOOO
n:first:basic	OOPOOOVQOOOOOON
n:first:bata	ONOOONTPOOOOOOL
n:first:baton	OOSOOOOOOOOOOOO
n:first:be	OOOONTUOOQOOOOO
n:first:being	OUNOOOOOOKOOOOO
n:first:belfast	MNUOOOOOOOONOOO
n:first:benefits	OOMOOOOVSMOOOOO
n:first:berlin	OSMOOOOOOOOKOOQ
n:first:bespoke	OVNOONJOOOOONOO
n:first:best	OOPONLUMONOOPNO
n:first:beyond	OOUOOOOOOLOOOOO
n:first:bi	ONOSOONOOOOOOOO
n:first:bilingual	ONNONNKTOONONNS
n:first:bio	OOQOUOKOONOOKNO
n:first:bioinformatics	OOOOOOOOOOOOOKT
n:first:bokaro	QMKNNOONNNNMLNU
n:first:bosch	OOSONOOOOOONOOO
n:first:bright	VMKONOOOOOONOOO
n:first:brighton	MUQOMMOOOOOMMNO
n:first:bs	OOOOOONOOOOTOOO
n:first:build	O]OOOOOOOKOOOOK
n:first:building	OOOOOUMNOOOOOOO
n:first:business	OWORNLOOONOOOON
n:first:but	OOTONOOOONOOOOO
n:first:by	OOQOSLKOOOOONUP
n:first:cambridge	SOOOOOOOOOOOOOO
n:first:candidate	QOMUOLLPNNPOMOM
n:first:capacité	OOOOOLUOOOOOOOO
n:first:cape	OOTOOOOOOOOOOOO
n:first:cardiff	NOSOOOOOOOOOOOO
n:first:career	OOOOOOOOO]MOOOP
n:first:cdi	OSOOOMLROMTOOON
n:first:cell	NKLNLNNNNONOVNN
n:first:check	ONKONMTNOSOONOO
n:first:chicago	OOSOOOOOOOOOOOO
n:first:christian	QVKONOOOOOONOOO
n:first:ci	ONOOOMRTOOOOOOM
n:first:citizens	OSOOOOOOOOOOOLO
n:first:civil	OSOOOONOOOOOOOO
n:first:clear	MLLONOOOOOONOOY
n:first:cloud	OOOOOOGXOOOOOOO
n:first:cmd	PNOOOOSOOOOOOOO
n:first:co	NKTNMONJLPONMWL
n:first:coaching	OOOOOSOOOOOOOOO
n:first:collaborate	OVOOOPOOOOOOOOO
n:first:collaboration	OOPOOPOOOTOOOLO
n:first:collaborative	OOOOONOOOWOOOOO
n:first:colors	ONOOOOMONLNONOT
n:first:come	OOUONOMOMQOOOOO
n:first:comfortable	OOOOOOVOOOOOOOO
n:first:commercial	ONMOMTNOONOOOON
n:first:communicates	OOOOOTLOOOOOOOO
n:first:communication	OOOOOUOOOOOOOOO
n:first:company	OOKOOOOOOSO[OON
n:first:competencies	MLKNPVPNNONNONL
n:first:competitive	OXKOOOOOQOOOOOO
n:first:completes	OOOOOTMOOOOOOOO
n:first:completing	OOOOOTOOOOONOOO
n:first:comprehensive	OTOOOOOOONOOOOO
n:first:computer	OMMOOOUNOOOKROR
n:first:conduct	OSOOOOOOOOOOOOT
n:first:conducts	OOOOOTOOOOOOOOO
n:first:connaissance	OOOOONMTOOOOOOO
n:first:connaissances	OONOONTOOOOONOM
n:first:consistently	OSOOOOPOOOOOOOO
n:first:continuous	OOOOOSOOOOOOOOO
n:first:continuously	OSOOOLOOOOOOOOO
n:first:contract	OJJOUONNTMMNOMN
n:first:contribute	OUOOONOOOOOOOOO
n:first:controlling	NNQONOOOOOPONOS
n:first:cookie	NNLNMNNNNNNMONU
n:first:copyright	NMTNOOOONNNOMMN
n:first:core	OONORSOOOOOOOOO
n:first:covid-19	OLPTOONOONOOONN
n:first:create	OOOOOTOOOOOOOOO
n:first:creating	OUONORNOONOOOOO
n:first:culture	NRTONONOOOONOOP
n:first:current	OMUOSNOOONOPNOP
n:first:cycle	OOOOOONOOTOOOOO
n:first:d	NLLUNNMRUINMNNN
n:first:databricks	OQOTONLNOOOOOOM
n:first:day	OROOOOOOKOVOOOM
n:first:dbhds	OOTMNKQOOOOQLRO
n:first:deal	OOOOOUNOOOOOOOO
n:first:deep	OOOOOOUNOOOOOOO
n:first:define	OOOOOUOOOOOOOOO
n:first:degree	OTOOOONOOOOOOOO
n:first:dein	ONMNMMNNNNNNUNP
n:first:deliver	OWNOOISOOOOOOOO
n:first:demonstrated	OOOOOOJVOOOOOOQ
n:first:demonstrates	OOOOORUOOOOOOOO
n:first:denver	LNXOOOOOOOOOOOO
n:first:department	OKMTOOOOOOMOOOS
n:first:der	ONSOLOOOOPONOON
n:first:des	OOOOONOOOUPONOM
n:first:describe	OONOOOKOOOOOPOS
n:first:description	OKOOOOOOOOWSOOO
n:first:design	OYOOOOOOOOOOOOO
n:first:designing	NUNONRMOOOOOOOO
n:first:desirable	OOOOOOUNOOOOOOO
n:first:desired	OOOOOOVOOOOOOOO
n:first:details	OOPONKOOOUOOPOM
n:first:develop	OPOOOVOOOOOOOOO
n:first:development	OOOOOTOOOQOOOOO
n:first:diamond	ONRNKOMOOONNNOT
n:first:die	OOOOOOMOOTOOOOO
n:first:diploma	OLOOOOTOOOOOOOO
n:first:direct	SLOTOMQNOOOOOON
n:first:disponibilidad	NVNNNNSNNMGNNNN
n:first:diversity	OJMOOOOOOSOORSO
n:first:do	OIONPOPOMNNONKY
n:first:document	OOOOOTOOONOONOO
n:first:documents	OOSONUNNOOOMNMN
n:first:done	OUNONOOOOOOONNM
n:first:du	N¡LKQNKLOLNQKOD
n:first:due	ONOOKPNNOOOOQTO
n:first:durch	OMOOOOLONTOOOOO
n:first:during	OPNOONLOONOTNNO
n:first:duties	OOMMOUOOSLROOOO
n:first:dynamic	OMUNOOOOOJNOOON
n:first:dyson	OONOOOOOOSOOOOO
n:first:débutant	OSOOOOMOOOOOOON
n:first:e-mail	OMOOOOOOOOOOSOO
n:first:each	OOMTOLOOOOOOOOO
n:first:earn	NNNNNMTMNPNNLNO
n:first:een	NMNNNKKNNXNONNM
n:first:effective	OOOOOSUOOOOOOOO
n:first:eine	OOOOOOKOOUOOOOO
n:first:either	OOMOTPOOOOOOMOO
n:first:email	OOOOOOLOOOOOVON
n:first:emailed	OOOOOOMOOOOOSOO
n:first:employee	OOOOOOOOOXQOOOO
n:first:employer	OOOOONOOOSNOOOO
n:first:employment	OLORTOOOOOOOOOJ
n:first:en	MLROONOUJLMNQMM
n:first:encourage	OOOONSOOOOOOOOO
n:first:engage	OMOOOUPOOOOOOOO
n:first:engagement	OOOOOOSLOOOOOOO
n:first:engineering	OUONLOLOOONOOOL
n:first:enhance	OTOOONOOOOOOOOO
n:first:enhanced	OOOOOOOOTNOOOOO
n:first:enjoy	OMOONNOOOZOOOOO
n:first:ensure	OOOOOXOOOOOOOOO
n:first:ensuring	OTOOOKOOOOOOOOO
n:first:entreprise	NKZMMLNMMMNLKNI
n:first:entretien	OOOOOOOOOOUMPOO
n:first:environmental	NLMMSNUNNMMMMNM
n:first:ervaring	OPOONMUROOOOOOM
n:first:essential	OUOPOOOOOOOOOOO
n:first:establish	OOOOSMOOMOOOOOO
n:first:established	OLOOOOSNOOOOOOO
n:first:evaluates	OOOOOVMNOOOOOOO
n:first:every	SNOTOLOOMOOOOOO
n:first:everything	OKKOJNMOORNONOV
n:first:everywhere	OOSOOOOOOOOOOOO
n:first:evidence	OMNOOOPNOMONOOU
n:first:exam	NLJNNNMMNNNKXNN
n:first:excellent	OOOOOOSQOOOOOOO
n:first:exceptional	OONOOOTOOOOOOOO
n:first:expand	JNNOOOOOOOONOOU
n:first:experience	OOOOOOTOOOOOOOO
n:first:experiencia	OONOONNUONOOOOO
n:first:exposure	OMOOOOQUOSOOOOO
n:first:expérience	MIMNNOOMLXOMMNR
n:first:extensive	OOOOOOSOOOOOOOO
n:first:external	PONSONMOOOONOOO
n:first:extra	OOOONTOOOOOOOOO
n:first:facilitate	OOOOOSOOOOOOOOO
n:first:failure	OOOOOOMOOOOOTNO
n:first:feedback	OIOOOOOOOOOONNU
n:first:field	IJTMTRKTMLOLLMH
n:first:finance	KMOVOLOOOOOOOOP
n:first:financial	OOOOOTLOOOOOOOO
n:first:find	ONTOQONOOOOOOOM
n:first:first	OOOOSMMPOOOOOOO
n:first:fluent	NOKOOOPROOOSOOO
n:first:follow	OOOOORTNOOOOOOO
n:first:forest	OOOOOOOOOOOOSOO
n:first:four	OLVMONKKONNNUNL
n:first:frame	OONOOKOOOOOOOOU
n:first:free	OOOOONOORVOOOOO
n:first:frequent	OROOSLLOOOOOOOO
n:first:freyja	OROOOOOOOOOOTNM
n:first:full	UOOOONOOQOOOOOP
n:first:fully	UMOOONNOONPOOOO
n:first:function	ONOOMVMOOOOOOOO
n:first:gain	OOOOOUNOOOOOOOO
n:first:general	OOSOOOOONLOOUOM
n:first:git	OOOSOLOOOOOOOOO
n:first:global	OMOOOOUOOOOONOM
n:first:globe's	OSOOOOOOOOOOOKO
n:first:good	OOOOOOZOOOOOOOO
n:first:google	OXOOOOKOOOOONOM
n:first:gore	OVNOONKOOMOOPIN
n:first:government	OONOTLKSONOOOOM
n:first:grade	OMLUMOMNONOMOON
n:first:grasshopper	OOJNMNOOONOOMNV
n:first:great	OOLPMMQONSOONSO
n:first:greater	JL¡OOOOOONOMOON
n:first:greenock	ONSOOOOOOOOOOOO
n:first:gym	NMVOMNNOMRONNOL
n:first:handle	OOOOOTOOOOOOOOO
n:first:hands-on	OOOOOOUOOOOOOOO
n:first:have	OOOOOLUROOOOOOO
n:first:headquartered	OONOSONOOOONOOO
n:first:health	OOOOOOOOOXOOOON
n:first:help	OOOOOVOOONOSOOO
n:first:here	OOWOOOLOOOOOOOO
n:first:here's	OOVOMOOOONONOOO
n:first:high	OSOOOOMTOOOOOOO
n:first:highly	OKOSNMSPOOOOOOO
n:first:hire	ONNOOOVNOOOOOOO
n:first:hiring	OOSMMQNOOOPOOOO
n:first:home	OOSOOOROPOOOOOM
n:first:honey	OONOOTOOOOOOOOO
n:first:hourly	SPOOMOOOMOSOOON
n:first:hours	OOOOOOLOOOVOOOM
n:first:houston	OOSOOOOOOOONOOO
n:first:how	OKOOMRIOOVOOPOP
n:first:https	ONQOOOKOKOOORLS
n:first:hypoport	OMSOMOOOOOONQOM
n:first:i	NNOOMOGOONOOVOU
n:first:ideal	OOLOPOUOOOOONOO
n:first:if	OOOOOOOOOOOOWQO
n:first:ifrs	ONOOOMMOOOOOOOT
n:first:imagine	OOUOONOOOONNNOM
n:first:implication	OOOOMKNOOOOOOOV
n:first:important	OOOOOOLOQOMOTMO
n:first:improved	OMXMNMNNOOOONOO
n:first:improves	OOOOOTOOONOOOOO
n:first:in-person	OQOOONOMOOTOMOL
n:first:incumbent	OOOOUMOOOOOONOO
n:first:individual	OOSORNLOOQOOOOO
n:first:individuals	OONOPNSOOOOOOOO
n:first:industries	NMKNTORNOMNNNNM
n:first:ingestion	ONOTOONNOOOOOOO
n:first:innovative	OONOOOOOOTOOOOO
n:first:installing	OOOOOSOOOOOOOOO
n:first:interested	ONOOOOMOPXOONNO
n:first:internal	OUNOONMNOOOOOOP
n:first:internet	ONOOOMUMONOONOO
n:first:into	MMUOOOOOOOONOOM
n:first:investment	NJNNONNOOONONVN
n:first:irvine	SONOOOOOOOOOOOO
n:first:is	OONOSOOOONOOOOO
n:first:it	OOUOQJOOOPOOOOO
n:first:its	OOPJVOMOONOOMMM
n:first:iv	VMMONONOOOOMOOO
n:first:je	MOKNWRONNJNNLNL
n:first:job	SFOONOOOOOOQOOT
n:first:jobs	OJNOOOOOOOOOWOV
n:first:join	OOTORLMOOOOOOOO
n:first:jornada	NNNOONNONPTNOOO
n:first:jusqu'à	OOONSONOOOOOOOO
n:first:just	ONSNOMONONOOPSO
n:first:jydstrup	VQIONONOPOPONOO
n:first:kennis	OOOOONPSOOOOOOO
n:first:key	OMOOSOPOOPOOOOO
n:first:knowledge	OOOOOOOVOOOOOOO
n:first:l'opportunité	OVNOOOMKONOONON
n:first:l'équipe	ONNUONOOOOOOOON
n:first:la	OOOOOOVOOMOOOOO
n:first:layout	NMKNNOOONONMOOU
n:first:le	LOMOONOOOOOUKOR
n:first:lead	OTOOOPOOOOOOOOO
n:first:leadership	OMOOOOPNOOOOKOT
n:first:learn	OOOOOOOOOOOOOOS
n:first:learning	OOLOMOMOOQOOROS
n:first:leeds	OOSOOOOOOOOOOOO
n:first:les	ONOOOOUOOOOOOOO
n:first:less	OLSOOOIOOOOONOT
n:first:leverage	OTOOONOOOOOOOOO
n:first:license	OOOOOOSOOOOOOOM
n:first:licensed	OTOOOONOOOONOOO
n:first:life	OKTOOOOOJROOOOO
n:first:light	KJXMLMKLMOMLHTJ
n:first:linkedin	QNOOOOOOOOMOUNN
n:first:live	ONOOOOPOOSOOOOO
n:first:locals	OKNOOOSOOOTPMNN
n:first:location	YFPSOOOOOOOPOQH
n:first:long	OTOONONQONOOOOO
n:first:look	OOOMTTOOOMOOOOM
n:first:looking	OOMOPMNOOONONNU
n:first:los	OOVOOOOOOOOOOOO
n:first:love	OONOMOVOOOOOMOO
n:first:loyal	OOUOONMOONOOOOO
n:first:luca	VONOOOOOOOOOOOO
n:first:là	OTOOOOOOOOOOOOO
n:first:maintaining	OPOOOSOOOOOOOOO
n:first:maintains	OOOOOTOOOOOOOOO
n:first:maintenance	ONOONPMUOOOOONN
n:first:makati	PNSOOOOOOOONOOO
n:first:make	OOOOOSOOOOOOOOO
n:first:making	OTNNKOOONJNNKMW
n:first:manage	OOOOOTOOOOOOOOO
n:first:managers	NNMVLLLOONNNOON
n:first:manages	OOOOOSLOOOOOOOO
n:first:managing	OYOOOIOOOOOOOOO
n:first:marketing	OOJPNOPOOORUOOO
n:first:may	OOOOQUMOOOOOOOO
n:first:mdosjobs	OKOOONOOOONONOU
n:first:mechanical	OOOOOOSNOOOOOOO
n:first:medical	OLOOOOQNQNOTOOO
n:first:mental	OLNNOPMOOUORNOL
n:first:microsoft	OOOOOOWPOOOOKOO
n:first:minerals	OPOOOOTMOOOOOOO
n:first:minimum	OOOOOOTOOONOOOO
n:first:missions	NONOSNROOOOOOOO
n:first:mit	ONIOVOMONSOMNOL
n:first:moderate	NNOONMVNNNNOOON
n:first:modern	OOMTOMRMOOOONNO
n:first:monday	OONOOSOOORQOOON
n:first:monitors	OOOOOSROOOONOOO
n:first:more	OOPOOOIOOOPOOOT
n:first:most	OOSOOOOOOOOOROM
n:first:mts	TNMOOOOOOOOOOOO
n:first:must	OOOOOOSOOOOOOOO
n:first:méthodologie	OOOSONNOOOOOOOO
n:first:name	OVOOOOOOOOOOJON
n:first:nationality	ONOOONSOOONOQNO
n:first:need	NLOOOOVMOOOOOON
n:first:netsuite	OOOOOMMOOOOOOOS
n:first:network	TONOOOOOOOOOOOO
n:first:new	OLTOOSPOOOOOOOO
n:first:nhs	OONOOQOOOSOOOOO
n:first:nice	OOOOOOTMOOOOOOO
n:first:nice-to-have	OOOOOMTOOOOOOOM
n:first:nice-to-haves	OOOOONSOOOOOOOO
n:first:no	OJROLOLONKRRKOV
n:first:non-exempt	TOMOOOOOONOOOOO
n:first:none	OKOOOORHOOOOUOK
n:first:northeast	OMUNNMMMLMTLLKL
n:first:not	OMOOOOSOLOOONOS
n:first:note	OOTOOOOOOOOOOOO
n:first:notes	OOOOOOOOOOOOSOO
n:first:notice	OOOOOOMOONMOUOO
n:first:nous	DNOLMOQIMWJVIMQ
n:first:novitex	TOOOOOOOOOOOOOO
n:first:now	OKOOPOOOOOOONOU
n:first:office	SPLOOOLOOOOROOO
n:first:on	NQLLIMLNLLXOMMR
n:first:on-site	OOOOOOOOOTOOOOO
n:first:once	OUNOONOOOOOOOON
n:first:one	OLWOQNOOOLONOON
n:first:only	OLOOOOOOOOOQTMO
n:first:open	OOOOOOTOOOOMOOO
n:first:operating	OOMOOUNOOOOONOO
n:first:operations	OLOOOPNONNOOUON
n:first:oportunidades	OKNOONNONONOOOU
n:first:opportunities	OOOOOOOOOUOOOOO
n:first:opportunity	OOMOOOOOOWOOOOO
n:first:oracle	TQNOOOOOOOOPOOM
n:first:order	OOOOOOSMOOOOOOO
n:first:organization	PLMKMMMMNMLKMNX
n:first:organizational	OOOTOOMROOONNOO
n:first:organized	OOOOOOSOOOOOOOO
n:first:osteostrong	OOVNNMONONOONOM
n:first:other	OOOOOOJXOOOOOOO
n:first:our	OOVOOOOOOOOOOOO
n:first:oversee	OOOOOPSOOOOOOOO
n:first:overseeing	OOOOOSOOOOOOOOO
n:first:oversees	OOOOOSOOOOOOOOO
n:first:overtime	ONOOONOOTONOOON
n:first:paris	OONOOOOOOOUNOON
n:first:part	OOSOKONOOONUOOO
n:first:participate	OLOOOQMOOSOTOOO
n:first:participates	OOOOOVPOOOOOOOO
n:first:pay	OMOOONTOOPQOLOO
n:first:payment	ONNONQNOOSONMOO
n:first:pension	OOOOOOOOOUOOOOO
n:first:people	OOROMOKOOOOONSO
n:first:perform	OOOOOUOOOOOOOOO
n:first:performance	NROOOSPMPKKOONO
n:first:performs	OROOOUOOOOOOOOO
n:first:permanent	OOOOOOOOQOOOOOS
n:first:permis	OOOOMOTOOOOOOOO
n:first:perry	SOOOOONOOOOOOOO
n:first:person	OOOOONONOOOOSOO
n:first:pet	OJLNOONOOVOOONO
n:first:phone	OLOOOLUOOOOOSON
n:first:physical	OSLOPMOONSOPOOO
n:first:plan	OUOOOKOOOOOOOOO
n:first:plants	OLOOOUOOOOOPOOO
n:first:please	OOOOOOOOOOOOSOR
n:first:plus	OOLOMSOOOSOOOOO
n:first:portland	UNQOOONOOOOKOOO
n:first:position	OOOOOQOOONRSOOO
n:first:possession	OTOOOOOOOOOOOON
n:first:poste	OONNMOSOONMNSON
n:first:posting	OMNOOOOOOMNQSOM
n:first:potential	JMIRIMSNNVMMMNO
n:first:preferred	OOOOOOTNOOOOPPO
n:first:premier	OSOOOOOOOOOOMOO
n:first:prepare	OOOOOZOOOOOOOOO
n:first:previous	OOOOOOTUONOOOOO
n:first:principal	OOQSNOMOOMOPNOO
n:first:prior	OOOOOOTOOOOOOOO
n:first:prison	OUMNNOMOONOOQON
n:first:private	OOOOOPOOOSOOOOO
n:first:pro	ONOONOIVOOOOOON
n:first:proactively	OOOOOTOOOOOOOOO
n:first:problem	OONMOOTOOOONNOO
n:first:profil	OOOOOSOOOOOOOOO
n:first:program	MNNNMNVNNNNOMON
n:first:provide	OOOOPVOOOOOOOOP
n:first:providing	OLVOOJOOOOOOOON
n:first:purpose	OMQUNMNOONOOOON
n:first:python	OOOOONSNOOOOOOO
n:first:qargo	LTNOOOOOOOOOOOO
n:first:qualification	ONOOONYOOOJOOOM
n:first:qualifications	OOOONTOOOQOOOOO
n:first:qualificationsbachelor's	OOOOOSLOOOOOONO
n:first:qualified	NOPNOSMNNOOLTNN
n:first:quality	OOOOOTOOOOOOOOO
n:first:quiet	OOOOOOTOOMONOOO
n:first:qué	ONLONOQUOLOONOL
n:first:raise	OUOOOJOOOOOOOOO
n:first:raves	MNVNNLOOONKMOON
n:first:ready	OOOOOOTOOOOOOQO
n:first:reasonable	OOMOOONOOOOOOVO
n:first:receives	OOOOOUOOOOOOOMO
n:first:recent	OOPOONSOONOQOOO
n:first:recognition	OOOOOOOOKUMOOOO
n:first:recruitment	OOSOOOOOOOONRNM
n:first:refer	OOOOOONOOSOOOOO
n:first:referral	OOOOOOOOOTOOOOO
n:first:regular	ONKOOOMOOUOOOOQ
n:first:regularly	ONOOOSOOOOOOOOO
n:first:relevant	OOOOONUOOOOOOOO
n:first:remote	TONOLOMJOOSUOON
n:first:report	OONNOUOOOOOOOOO
n:first:reporting	OVNOOPLOOOOOOON
n:first:reports	ONNOONOOOPOUOOM
n:first:requirements	OOOOOWSNOOOORON
n:first:research	TOOOOOOOOOOOOOO
n:first:responsibilities	OPFNROQOOVONOOO
n:first:retail	OONOOOPONUONOPL
n:first:retirement	OOVOOOOOOIOOOOO
n:first:revenue	OJONSJOOOOOOOOV
n:first:review	OONOOTOOOOOOOOO
n:first:reward	ONMNOSOOOUOONOO
n:first:rewards	OONOONMOOOOOTNO
n:first:rh	SONOOOOOOOOOOON
n:first:river	UKNOOOOOOOOOOOO
n:first:road	OTOOOORONOJOOOO
n:first:rockefeller	NNUONOOOOOOOOOO
n:first:role	OOXOOOOOOOOOOOP
n:first:rush	TMOOPNMOOQOOOOO
n:first:s	NNTOSOTNOOOOMOM
n:first:safety	OKOOOOVOOPOOOOO
n:first:salaire	ONOOOOOORLTOMON
n:first:salário	KTJMMLMMIMLVMMJ
n:first:san	MNXOOOOOOOOOOOO
n:first:savoir	OOOOOMTOOOOOOOO
n:first:scaling	NNKVMMMTNNNNNNP
n:first:schedule	OMOTNPNOOQOOOOO
n:first:se	OVLOMOOOOOOOOOO
n:first:search	OOMOOMSOOOOOMOO
n:first:secretary	LUPMNNMNNNNMNMN
n:first:secteur	KKKM[NJLMNLMLMJ
n:first:section	ONOOONNONLMONOU
n:first:security	OOOOOTOOOOOOPOO
n:first:see	OOOONOUNOOOMNMO
n:first:selection	OOOOOOOOOOOOSOO
n:first:senior	HHPOPOSOOONMKOX
n:first:serious	OOOONNTOOOOOOOO
n:first:set	ONONOVNOOOOOOOO
n:first:share	NNNOOOOOOOOTOOL
n:first:she	OJWOOOOOOOOOOSL
n:first:shift	OKOPLMNOQNVMMOP
n:first:short	OLMOOOONONOONOT
n:first:si	OTOOSNHSOMQOKON
n:first:sign	NMNOOOVOONONOOR
n:first:simarco	OMOOOOOOOUOOOON
n:first:site	LPQUMOMNOOONMNO
n:first:six	OOOOOOSNOOOOOOO
n:first:skf	OWOOOOOOOJOOOOO
n:first:skilled	OKOOOLRNOOOONOT
n:first:skills	OWOOOTMOOOOOOOO
n:first:so	OVQOMOOMJKOOOOO
n:first:solid	OOOOOOTOOOOOOOO
n:first:som	MVLPKLLNMSMMLNK
n:first:some	ORMPTOOOOMJMKOQ
n:first:spanish	OOOOONTOOOOOOOO
n:first:special	NLLNNMPQNSNMSLN
n:first:sponsorship	OOOOOOVOOOOOOMO
n:first:standard	OSNOOOOOSOKOOOO
n:first:start	MONOOOTNOOMNNQN
n:first:state	IOUOVNOOOHOQOSM
n:first:stay	OOOOOOUOOOOOOOO
n:first:staying	OOOOOTOOOOOOOOO
n:first:strengthen	OOOOOSOOONOOOOO
n:first:submit	ONOOOOOOOOOOTON
n:first:successful	OZMOOPMOOLOOIQK
n:first:suivi	OMOOOUOOOOOOOOO
n:first:supervisory	NLTNMMNTMMNNMNM
n:first:supporting	OOOOOOOOOOOOSOM
n:first:sustainably	OMSOOOOOOOOOOOO
n:first:tampa	TOOOOOOOOOOOOOO
n:first:te	OIONLNROOLNNROU
n:first:teach	ONOONTNOOOOOOON
n:first:teachers	NOOONSOOOONOOOO
n:first:tech	OSONOONPOQOOOOO
n:first:techead	OOTOOONOOOOOONO
n:first:technical	OMMOOQUOOOOOPON
n:first:text	NMONNMLNNNMTNNS
n:first:that	ONLVLNMOOOOOOOO
n:first:that's	OOOONOLOOMOOTRN
n:first:there	OOQQPNIOOOOTMOO
n:first:there's	OUMOOOMOOOOOLON
n:first:these	OOKOOOOOUOOOOUI
n:first:this	OOOOYOOOOOOOOOO
n:first:through	OOQOOSOOOOOOOON
n:first:tight	NMWOOOOOOOOOOON
n:first:time	OOOOOSOOOOOOOOO
n:first:tools	ONNNMKQPOUOOONO
n:first:track	OOONOTROOOOOOOO
n:first:trailer	ONONNVONOOOOOOO
n:first:training	ONOONQROOVOOOOO
n:first:true	OORJNOSOOOOOOOO
n:first:tuition	OOOOOOOOTKOOOOO
n:first:turno	NNNNNNMNNNVNNON
n:first:two	ONOOOOWMMOMOMNL
n:first:type	MNMNJNOQPNSOJOT
n:first:ubt	TNNOOOOOOOOOOOO
n:first:un	OPOOOQOOKUOOOOM
n:first:und	OJPMRPPNNQNKPOI
n:first:understanding	OOOOOMQTOOOOOOO
n:first:understands	OOOOOSMMOOOOOOO
n:first:uniform	OONONOOOPUOOOOO
n:first:united	NH¢OOOOOOOOIOOK
n:first:unposting	OOOOOOOOOOLOMOT
n:first:up	OSOOOOOOOOOOOOO
n:first:upload	OSOOOOOOOOOOKOO
n:first:us	OVJOOOPJOOSPNOP
n:first:use	OOOOOUNLOOOOQNO
n:first:user	OOOOOULOOOOOOOO
n:first:uses	OOOOOWNOOOOOOOO
n:first:vacancy	OLNOOONONOOUOOO
n:first:value	OOPOKOOOOOOLMOT
n:first:veterans	OOOOOOKSOOOOPON
n:first:vi	MTLMJHMMILTTRML
n:first:vos	NMQOOLONUMNOMON
n:first:vous	IOGOUQROOOOSOOK
n:first:wakefield	ORLOOOOOOOOOKOV
n:first:walking	OOOOONTOOOOOOOO
n:first:want	MNPNTMNNNNNMSNN
n:first:was	OOLNKOONONMTNNN
n:first:wat	MMLMJRJQMUMMLMM
n:first:we	OOSOOOOOOOOOOOO
n:first:we'll	OSOOOONOOOOOOOO
n:first:we're	OQROPOOOOJOOOOO
n:first:week	ONMOOOOOOOXNOOJ
n:first:weekly	NNNNMMNUOMMNNON
n:first:well	MOVOQNLOONMOOOO
n:first:were	OONOLOOOOVONONO
n:first:west	POOONMSOOMOOOOO
n:first:what's	NUNSKKPOOMOOOOO
n:first:whatever	OONOONOOOOOOOSO
n:first:who	OOOOOTOOOOOOOOO
n:first:why	OOOONOSROOOOOOO
n:first:with	OOWPOOOOOOOOOOO
n:first:within	OOOOOONOSOOOOOO
n:first:works	OOMONQOOOQOWONO
n:first:would	OOONOTNMONOONNO
n:first:write	OOOOOTOOOOOOOOO
n:first:www	ONIOLOOOOOOUOPR
n:first:xlqdzyr	OOOONOTOMMOOOPO
n:first:y	OLNNMOJUTKNNMON
n:first:yes	OPNMKORONLOOWOK
n:first:you'll	OOOOYOOOOOOOOOO
n:first:zetron	OONOOOSOOOOOOOO
n:first:€	MQNNNNNNKNNVNNJ
n:first:토스의	JVJMNMMRNNNMMNK
n:furniture:button	OLHOOOQOONOQQNY
n:furniture:others	NLUOMONOOMONNNN
n:label:code	OOMOOONOOOSOQOU
n:label:contact	OPOOOOOOOUOOVMK
n:label:contract	QOOOOOOOOOOOOOZ
n:label:deadline	ONMNOOTOOONOROP
n:label:department	JPRPOMOMMWLJOML
n:label:duration	SMNOONONOMQMOOU
n:label:education	OWOOOOPOOOOOOOM
n:label:employer	TWOOOOOOOOOOOON
n:label:experience	OPLOOOUPONOOOOP
n:label:hours	OROOOOOOOOVPLOJ
n:label:openings	ONTONNONOQNNNOL
n:label:pay	OOJOOOOOPOOOOOQ
n:label:place	YOHOONOQOOURNON
n:label:reportsTo	VLLONNOOOONPOON
n:label:title	IOXOOOQOOONPOOO
n:label:workType	OPKOKOOOOOPTOON
n:none	OLOOOOOOOOOOQOT
n:sign:anyGender	KJONOLQNOOLLKO[
n:sign:bar	UJPONMMOOMMQOJW
n:sign:call	OOOOOOOOOOOOTON
n:sign:commaName	OOWOOOOOOOOOOOO
n:sign:mail	OOOOMNMNOPOOTTO
n:sign:money	ORKOOOOOSOOOOOO
n:sign:town	OOuOOOOOOOOOOOO
n:sign:url	OOPOOOOOOOOOWOS
n:sign:years	OOOOOOOOOOOOOOT
nice&cue:company	OOOOOPHROOOOOOS
nice&cue:demand	OOOOOOI_OOOOOOO
nice&cue:duty	OOOOOOLWOOOOOOO
nice&cue:legal	OOOOOOQJOOOOI[O
nice&cue:noise	OOOOOOOLOOOOKWO
nice&cue:offer	OONOMONOOOOOTOO
nice&cue:overview	OOOOMOOISOOOSOO
nice&cue:pay	OSOOOOOHUOOOOOO
nice&cue:place	OOOOONKTOOOOOOO
nice&cue:process	OOOOOORIOOOORTO
nice&cue:wish	OaOOOOOIOOOOOOO
nice&cue:you	OOOOOONUOOOOOOO
nice&sign:capitals	ONOOOOOLQOOOTNL
nice&sign:colon	OWOOOOOJOOOOOOO
nice&sign:commaName	OOOOOOMVOOOOOOO
nice&sign:money	OOOOOOOMUONOOOO
nice&sign:question	OPOONONLOOOOSOO
nice&sign:stop	OOOOONG_OOOOOOO
nice&sign:titleCase	OYOOOOPNOOOOOUL
nn:cue:legal	OOOOOOOOOOOOOTO
nn:cue:offer	OOOOOOOOOYOOOOO
nn:cue:we	OOWOOOOOOOOOOOO
nn:cue:wish	OOOOOOVOOOOOOOO
nn:first:	OQMNOPNNOLNKOMV
nn:first:$	OQOOOMOOKPSPOON
nn:first:02	OONOOOOONONMOOU
nn:first:06	OONNOOMOOOMOPNT
nn:first:07	NNOOOOOOOOOOOOS
nn:first:1-3	OLOOOOJOOOOOOOU
nn:first:10	OOQOMMKOOOOOOOU
nn:first:10+	ONMOOPSOOOOOOON
nn:first:11	OOMOOKLOOOOOROT
nn:first:12	MMOOLMKOORNNNOW
nn:first:13	OONOOMLOOONOPOT
nn:first:14	ONNONMKOOONOOOV
nn:first:15	OOOOOOLONROOOOS
nn:first:16	OONOOOMOOOOOOOS
nn:first:18	OOOOOOLOOOOONOT
nn:first:1st	OOOOOOOOOOOOSNM
nn:first:2	OWLOMMKONNNUOOJ
nn:first:3	OVNOOOGOOOOOOPS
nn:first:3-5	OOOOOOIOOOOOOOU
nn:first:3-po-safe-decent-and-secure-jd048-v8	ONOOOOOOOOOOTOL
nn:first:35	OONOTOOMOOOOONO
nn:first:35629	QMLMNLMNNNMMLNV
nn:first:37	RMOOOOQNPOTOLON
nn:first:4	ONOOOMNOOOOOPOU
nn:first:401	OONOOLOOOOROMTO
nn:first:5	OONOOLOOOOOONOS
nn:first:6	NLQNOJULNNMOLOQ
nn:first:7	NMPOOLKNNOOONOW
nn:first:8	OLOOOMMOMOKOONY
nn:first:9	ONNQOMMOOONONOU
nn:first:abhi	OLSOOOOOOOOOOOO
nn:first:ability	OOOOOOXOOOOOOOO
nn:first:able	OOOOOOWOOOOOOOO
nn:first:accessibility	OOSOOOOOOOOOOOO
nn:first:accommodations	OKOOOOOOOOOOVON
nn:first:account	NMIOLQNNOOOOKOV
nn:first:accueil	OONONTOOOOOOOOO
nn:first:accurately	OJOOOTPOOOOOOOO
nn:first:acronis	OPMOOOOOOOONOOT
nn:first:act	OOOOOSMPOOOOOOO
nn:first:adaptability	OONOOOTNOOOOOOO
nn:first:added	OONOOOOOOSOOOOO
nn:first:addison	OOOOOOOOOTOOLOO
nn:first:additionally	OOOOSMPOOOOOOOO
nn:first:administers	OOOOOTNOOOOOOMO
nn:first:advanced	OOOOOOVOOOOOOON
nn:first:agency	OLTOONOOOOMOOOO
nn:first:aider	OMOOOSOOOOOOOOO
nn:first:all	OOOOMOVNOPQONSM
nn:first:allowing	OKONKOOONONNLMX
nn:first:alors	OOOOONTOOOOOOOO
nn:first:als	NMKNQJLNNVNMMNN
nn:first:alternatively	OOOOOOTOOOOOKMO
nn:first:an	OOOOOOOOOOOOQOS
nn:first:analysis	NJMQRPLNNTNKNNN
nn:first:analytics	OPIOJOOOOOOONOT
nn:first:analyze	OOOOOSNOOOOOOOO
nn:first:analyzes	OOOOOTMMOOOOOOO
nn:first:and	OOPOONTOOOOOOOO
nn:first:annual	OOJNOONOKSLLXON
nn:first:answer	OONOMPMOOSOOOOO
nn:first:answering	OQONNNPOOSOOMMO
nn:first:any	OTOOOOOOMOOOOOO
nn:first:applicant	OOOOROHVOOOOOOO
nn:first:application	OOOOOKOTORNORNL
nn:first:applications	OOTOOQOOOOOOPOM
nn:first:apply	OOOOOOOOOOOOSOO
nn:first:apr	NINONOOOOOVNMOQ
nn:first:arranging	ONOOOUTROOIOOOO
nn:first:artificial	ONOOOOOOOTOOPOO
nn:first:asics	OOKOOOOOOOORORO
nn:first:assesses	OOOOOSOOOOOOOOO
nn:first:assist	OOOOOTOOOOROOOO
nn:first:attach	VLIONNOOPOPRRMN
nn:first:attend	OOOOOQOOOSOOOON
nn:first:attention	OOOOOOTOOOOOOOO
nn:first:austin	SONOOOOOOOOOOOO
nn:first:azure	OOPOOMSOOOOOOOM
nn:first:background	OUOOOONNNOOOOOO
nn:first:based	OOLTOOOOOOOOOOO
nn:first:basic	OOOOOOOSOOOOOOP
nn:first:be	OOOOOTOOOOOOOOO
nn:first:belfast	UNNOOOOOOOOOOOO
nn:first:benefits	OOOOONMXOOOOOOR
nn:first:bi	OOOTOONOOOOOOOO
nn:first:bilingual	OOOOOOOSOOOOOON
nn:first:bioinformatics	OMOOOOOOOOOONOS
nn:first:bokaro	JNUOOOONOOOONOP
nn:first:brennan's	NOOOOOOOOOOSOOO
nn:first:brighton	OOTOMMOOONOOMOO
nn:first:build	OROOOUOOOOOOOOL
nn:first:building	OUOONONOOOOOOOO
nn:first:business	OOOOKWOOOMOQOOO
nn:first:by	OOVOONOOOLOOMPR
nn:first:cad	ONOOOOOOOOOTOOO
nn:first:call	ONOOOSOOOOOOOOO
nn:first:cambridge	LOOONOUOOONNLNJ
nn:first:candidate	MLKUUKNSMMNMLMM
nn:first:candidate's	OOOOOOOOOOOOMSO
nn:first:candidates	OOOOOOOSPPOOOON
nn:first:capacité	OOOOOMWOOOOOOOO
nn:first:care	OKLNONPNONOONOU
nn:first:career	OOOOONOOOZOOOOO
nn:first:carry	OOOONTOOOOOOOOO
nn:first:cdi	LMJNOLNPMPSOJNU
nn:first:cell	NJMNNNSNNNQNTNN
nn:first:certification	OOPOQMNQOOOOSOO
nn:first:change	ONOOOTROOOOOOOO
nn:first:class	OOSONOOOOOOQSOM
nn:first:clear	LIJNNOONNNNMNO[
nn:first:clinical	OOOOOOSOOOOOOOO
nn:first:closing	UNMOOOOOOOOOOOO
nn:first:collaborate	OQOOOSOOOOOOOOO
nn:first:collaborative	OKSMONPOSOOOOOO
nn:first:colors	OONOONOOOONONOS
nn:first:comcast	NOPOOOOOOOOONSO
nn:first:come	OJROKOOOOMOONOU
nn:first:comfortable	OOOOOOTOOOOOOOO
nn:first:commercial	NVONLKNNNNNNNNN
nn:first:communicate	OOOOOWOOOOOOOOO
nn:first:communicates	OOOONTNOOOOOONO
nn:first:communication	OLOOOWPOONOOOOK
nn:first:company	OOYOOOOOOOOOOOO
nn:first:compensation	ONORMOVONOKONON
nn:first:competitive	OOOOOONTOPQOOOO
nn:first:completes	OOOOOTNOOOOOOOO
nn:first:completion	OOOOOONOOOSOOOO
nn:first:compliance	OMSOOSNOOOOOOOO
nn:first:comprehensive	OTLWLLPOOJOOOOO
nn:first:conducts	OOOOOVNOOOOOOOO
nn:first:connaissance	OOOOOMTOOOOOOOO
nn:first:connaissances	OOOOOMTOOOOONOO
nn:first:connaitre	OQOOONUNOONONOM
nn:first:consolidate	OONOOTOOOOOOOOO
nn:first:contact	OOOOOOQMOOOOUMO
nn:first:content	OOOOOTOOOOOOOOO
nn:first:continuous	OOOOOQTMOOOOOOO
nn:first:contract	QOLOSOOOOOOOOOO
nn:first:contribute	OUOOONOOOOOOOOO
nn:first:cookie	ONNONNNOONNONOT
nn:first:coordinate	OOOOOVOOOOOOOOO
nn:first:coordinates	OOOOOWOOOOOOOOO
nn:first:coordinating	OSOOMLOOOROOOOO
nn:first:copyright	NOUNNNNNNLNNMLN
nn:first:course	NLTNMRNOONOOOOO
nn:first:covid-19	OMPSOOOONNOOOOO
nn:first:create	OOOOOSOOOOOOOOO
nn:first:creating	OOOQMSNOOOOOOOO
nn:first:culture	OOQOSNLNOOOONOO
nn:first:current	OOROONSOOOOOMON
nn:first:d	OPIVONOMONOOMOO
nn:first:daily	OVNOOMNOOMNOOOM
nn:first:dallas	SOOOOOOOOOONOOO
nn:first:data	OTOOOOOOOOOOOOO
nn:first:databricks	OOOSOMPPOOOOOOM
nn:first:day	ONMVOOOOOQONOOJ
nn:first:dbhds	OMSOMMTOOOPOONO
nn:first:deal	OTOOLPNOOOONOOO
nn:first:deep	OUOOMMOOOOOOOOO
nn:first:define	OTOOOOOOOOOOOOO
nn:first:dein	OOONONOOOOMTQOK
nn:first:deliver	OONOOSTOOOOOOOO
nn:first:delivery	OONOONOTOOPOOON
nn:first:demonstrate	OOOOOQMSOOOOOOO
nn:first:demonstrated	OOOOOOKVOOOOOOO
nn:first:demonstrates	OOOOOTPOOOOOOOO
nn:first:department	QTQOOOOOOOOKOOO
nn:first:describe	OOOOOOJOOOOOQOS
nn:first:descripción	OJONONNNOONNOOU
nn:first:description	NQYOOOOOOOMOOOO
nn:first:design	OTMOWOOOOOOOOOO
nn:first:details	OOOOLLNOSTOLQOM
nn:first:develop	OXOOOOOOROOOOOO
nn:first:developing	OOOOOUOOOOOOOOO
nn:first:development	OONOTOOOOOOOOOO
nn:first:develops	OONTOPOOOOOOOOO
nn:first:diamond	OOLNLOROOOOOSON
nn:first:die	ONOOOOMOOTOOOOO
nn:first:diploma	OTOOOMNOOOOOOON
nn:first:direct	OOOOONQNOOOUOOO
nn:first:discount	OOOOOOOOOTOOOOO
nn:first:discounted	OOOOOOOOOSOOOOO
nn:first:discounts	OOOOOOOOOTLOOOO
nn:first:displays	OOOOOPTOOOOOOOO
nn:first:diversity	OPLOOOOOOPOOOTO
nn:first:do	OJRMKOONMKMORNW
nn:first:documentation	OOOOOSNOOOOOOOO
nn:first:don't	OLSOOPNOOOSOMOO
nn:first:dra	OOONONLOOOOUOOO
nn:first:driver's	OOOOONUOOOPOOOO
nn:first:du	ONMMOUQMOONQLOD
nn:first:durch	OMOOOOLONUOOOOO
nn:first:during	OMOOOOKOPROSNOO
nn:first:durée	OTOOOOOOOONOOON
nn:first:duties	OOOOTOOOPOOOOOO
nn:first:dyson	OOMOMOOOOTOOONO
nn:first:débutant	MJMNNNLNMRMMNNU
nn:first:e-mail	OTOOOOOOOOOOMOO
nn:first:each	OUONOMOOOOOOOOO
nn:first:een	OPONNMMOOUOOOON
nn:first:eeo	OPOOOOMOOKOONJV
nn:first:effective	OOOOORTNOOOOOOO
nn:first:eine	OLOOOOKOUPONOON
nn:first:either	OTNORJOOOOOONOO
nn:first:elementid	ONOOOONOOLNOOOS
nn:first:emailed	OONOOOOOOOOTOOO
nn:first:employee	OOOOOOOOOYOOOOO
nn:first:employees	OSOOONNONMNONSN
nn:first:employment	OTOOOOOOOOOMORN
nn:first:en	ONOPMOQOMNOOVON
nn:first:encourage	OOOOOSPOOONNOON
nn:first:enhanced	OOOOOOOOOVOOOOO
nn:first:enjoy	OWOOONOOKMOOOOO
nn:first:ensure	OOOOOYOOOOOOOOO
nn:first:ensures	OOOOOSOOOOOOOOO
nn:first:entreprise	OSOOOOOOOOONOOO
nn:first:entretien	TQOONNOOOQMOOOO
nn:first:environmental	MKNOVNNOOONNNOL
nn:first:equivalent	OOOOOSNOOOOOOOO
nn:first:ervaring	NONNNSSQOKONNOM
nn:first:establish	OVOOMKOOOOOONOO
nn:first:establishes	OOMONOOOOUOROOO
nn:first:evaluates	OOOOOSMOOOOOOOO
nn:first:event	OUONOKOOOOOMOON
nn:first:everything	OQPOJOLOOOOOMOU
nn:first:evidence	OOOOOOPLNNOOOOT
nn:first:exam	MNHNNNNONONLVOQ
nn:first:excellent	OOOOOOOSOOPOOOO
nn:first:exceptional	OONOOOTOOOOOOOO
nn:first:exciting	OOOOSOOOOOOOOOO
nn:first:experiencia	OONOONOTOOONOOO
nn:first:explore	OOSOOONOOQOOOOO
nn:first:extensive	OMNOOOTOOOOOOOO
nn:first:extra	OOOOOSOOOOOOOOO
nn:first:failure	OOOOOOOOOOOOKOU
nn:first:fanatics	OOROOOQOOOOOOOK
nn:first:featured	OOSOOLOOOOOOOOO
nn:first:field	NNNOMSJUOOOMNON
nn:first:finance	OUOOMJPOOOOOOOO
nn:first:financial	OLOOOTKSOOOOOOO
nn:first:find	OOROQOKOONOOSON
nn:first:fitness	NUNNMONOOLOOOOO
nn:first:flexible	ONOOOOTOOTOOOOO
nn:first:fluent	UOLOONQMOOOOOOO
nn:first:follow	OOOOOOTMOQOOOOO
nn:first:for	OOROOONOOOOQOWN
nn:first:formation	OONONLVOOMNOOOO
nn:first:foster	OOLOOOTNOOOOOOO
nn:first:frame	OOMOOKOOOOOOONT
nn:first:free	OMOOONOOOXOOOOO
nn:first:freyja	NMNOMNNNNNNNVSM
nn:first:from	ONWOOOOOMOOORON
nn:first:ft	OOOOSOOOOOOOOOO
nn:first:full	QKOPOLOOPUMOOON
nn:first:full-time	OMSORNOOOGMSOOQ
nn:first:fully	OOUOOOOOOOOOOOL
nn:first:further	OSPOPMOOOOOOMOO
nn:first:g-p	ONUOOOOOOOOOOOO
nn:first:gain	OOOOOSOOOOOOOON
nn:first:gather	OOOOOSOOOOOOOOO
nn:first:git	OOOTOLOOOOOOOOO
nn:first:global	OOPOOOOOONOOOOS
nn:first:globe's	NSOOOSOOOOOOOKO
nn:first:good	OOOOONRTOOOOOOO
nn:first:google	OVOOOOOQOOONNON
nn:first:grade	LULONONNOONPNNO
nn:first:graduate	NONNNNINOOONONV
nn:first:great	OOMONMMNPUOOOOO
nn:first:greater	ZNNOOOOOOOOOOON
nn:first:greenock	UKNOOOOOOOOOOOO
nn:first:growth	OMOOLMTOOTOOOON
nn:first:guide	OOOOOTOOOOOOOOO
nn:first:gym	OOUOMNOOUIOOMOO
nn:first:gérer	MLOSRMNOOOOOOOO
nn:first:handle	OOOOOVOOOMOOOOO
nn:first:hands	NTNOOOONOOOOOON
nn:first:hands-on	OOOOONVOOOOOOOO
nn:first:have	OOOOOOVOOOOOOOO
nn:first:he	OOMOUMOOONOOOON
nn:first:health	OLOOOUPOOXOOOON
nn:first:here	OOVOOOLOONOOOOO
nn:first:high	OOOOOOSOOOOOOOO
nn:first:highly	OSOKORNNOPOOOOO
nn:first:hire	ONOOOOVNOOOOOOO
nn:first:hiring	OONOOPOOOOONOOS
nn:first:holiday	ONOOONOOSVOONOO
nn:first:hourly	OONOLOOORUNQOON
nn:first:how	OOOOOPIOOSOOPOO
nn:first:https	OLOOOOOOOOOOOOU
nn:first:hypoport	OLSOLOOOOOONPON
nn:first:i	OOTOOOHOONOOUOO
nn:first:identifies	OOOOOSNMOOOOOOO
nn:first:identify	OOOOOSOOOOOOOOO
nn:first:ifrs	OOOOOLOOOOOOOOT
nn:first:imagine	OOUONOOOOOOLOOO
nn:first:implements	OOOOOSOOOOOOOOO
nn:first:implication	OOOOOKMOOOOOOOU
nn:first:important	OONONNKORNOOTMO
nn:first:impress	OONOOOOOSOONOOM
nn:first:improved	OOVOONOOOOOOOOO
nn:first:in-person	OOOOOOOOOMUOOOO
nn:first:including	OOOOTMNOOOOLOOO
nn:first:incumbent	OOOOOUOOONOONOO
nn:first:individuals	OOONSMOOOOOOONO
nn:first:industry	OJOOOUOOOOOOOOO
nn:first:information	OSNOOOOOONPOOJO
nn:first:ingestion	OTONOOOOOOOOOOO
nn:first:innovative	OWNOOMNORKOOOOM
nn:first:interested	OOMOSOMOOQOOOOO
nn:first:internal	OUNOOLOOOOOOOOP
nn:first:internet	OOOONOTMONOONOO
nn:first:investment	ONNOOOMOOOOOMTO
nn:first:investor	OOOOOTNOOOOOOOO
nn:first:is	OQOOOOOOOOOOTOJ
nn:first:ist	OMPNJOPNOOOLLOS
nn:first:it	OOPONOOOSOOOOON
nn:first:its	OQOLOOPOOOSPNOO
nn:first:je	MQLOVKQNNQNNMNL
nn:first:jetzt	OMLNNNMNNONMPNV
nn:first:job	OOSOOOOOOOOOOOO
nn:first:jobs	ORNOOOOOOOMNSOS
nn:first:join	OOUOOOONOSOOOOO
nn:first:jornada	MULMMMLMMRLMMNL
nn:first:junior	OOOMOOSOOOOOOOO
nn:first:just	OOQONNNOOOOONSO
nn:first:jydstrup	JMLNTNONONNSMNO
nn:first:keep	ONUOOOOOOOOOOOL
nn:first:key	OOJOSOOOOOQOMOM
nn:first:knowledge	OQOOOOOVOOOOOOO
nn:first:l'équipe	OOOSONNOOOOOOOO
nn:first:la	OOOOOOVOOMOOOOO
nn:first:le	ONOOSONOOOOSNOM
nn:first:lead	OVOOOOQOOOOOOOQ
nn:first:leadership	OKOOOOSOOOOOPOO
nn:first:learn	OOOOOJMNOTOONOT
nn:first:leave	OOOOOQOOKSOOOOO
nn:first:les	OOOOOOSOOOOOOOO
nn:first:less	ONSOOOIOOOOOUOL
nn:first:liaise	ONOMMYOOONOONOO
nn:first:liaising	OOOOOTOOOOOOOOO
nn:first:licensed	ONNQOLWNONOOOOO
nn:first:life	ONSOOOOORNOOOOO
nn:first:light	OMVNNOOOOLOOONL
nn:first:limeflight	MONOOOOOSNOOOOP
nn:first:lnkd1	OKNOOOOMOOOOLOU
nn:first:local	TKLOOOMSOONNMON
nn:first:locals	NNNOONROOOTQMNM
nn:first:located	OOMOTNMOOOOOOOO
nn:first:location	YIQROOOOOOMOOOM
nn:first:login	NMNOOOWNONONNOP
nn:first:long	OOOOOOOOOSOOOOO
nn:first:look	OOONTQOOOOOOOOO
nn:first:looking	NOOOOOOONOOOSON
nn:first:loop	OOUOOMOOOOOOOOO
nn:first:lorry	ONTOOOOOOOOOOOO
nn:first:los	SOOOOOOOOOOOOOO
nn:first:love	OOMOPOTOOOOOMOO
nn:first:loyal	OOTOOMNOOOOOOOO
nn:first:luca	OLOOOOOOSOOOOOO
nn:first:m	OOLOOONOONOOUSM
nn:first:maintain	OOOOOZOOOOOOOOO
nn:first:maintaining	OTOOOMOOOOOOOOO
nn:first:maintains	OOOOOUOOOOOOOOO
nn:first:maintenance	OOPOPOJVOOONOOO
nn:first:manages	OUMNMOOOONOOOON
nn:first:managing	OOOOOUOOOOOOOOO
nn:first:manchester	UOOOOOOOOOOOOOO
nn:first:many	OUOOOONOOMRONOM
nn:first:market	MMMOOOONOOUNPNN
nn:first:marketing	OTRONOOOOKOOOOO
nn:first:may	OPOOOUNOOOOOOOO
nn:first:mechanical	OVOOONJMOOOOOON
nn:first:medical	OUOOORSKOLOOKOO
nn:first:mensuel	ONNOOOOOOOTOMOM
nn:first:mental	OPOOOONOOTOOOON
nn:first:microsoft	OMONOOYPOOOMION
nn:first:minerals	OSONLORNOOONOOL
nn:first:mit	NJSNSMLNNSNJNNL
nn:first:modern	OLNTNNPNOPONOON
nn:first:monday	OOONLPOOMVTOOOO
nn:first:monitoring	ONLSPOPOOOOPNNL
nn:first:more	OOPOOMJOOOOSOOS
nn:first:mts	NNMOONOOONMNNNV
nn:first:must	OOOOOOWOOOOOOOO
nn:first:mutuelle	OQOOOOLNSONOOON
nn:first:méthodologie	ONOSOONOOOOOOOO
nn:first:name	OSOOOOOOOQOONPN
nn:first:nationality	OTNOONLOOOPOMQM
nn:first:navigate	UKOOONOOOONQOOM
nn:first:netsuite	OOOOOMMOOOOOOOS
nn:first:new	RMOOOSNOOOOOOOO
nn:first:nhs	OOOOOSLOOROOOOO
nn:first:nice	OOOOOOUMOOOOOOO
nn:first:nice-to-have	OOOOOMSOOOOOOOM
nn:first:nice-to-haves	OOOONLUOOOOOOOO
nn:first:no	RJOPJOMOOOOOTOP
nn:first:non-exclusive	OOONOOOOOOOOTOL
nn:first:none	OKNOMOOQNOOOPOR
nn:first:notice	OOOOOOMONOOOTOO
nn:first:nous	OJTLFRMILJKUQMO
nn:first:now	OKOOOOOOOOOOOOU
nn:first:oder	OOGNMORNOOOVNOM
nn:first:of	OOOONOTNOOOOOOO
nn:first:official	OONOOOJOOOOOVOO
nn:first:on	OOMOOOOOOOOTOOO
nn:first:on-site	OOOOOOOOOSOOONO
nn:first:one	OOMOOOMOOOOOUOM
nn:first:online	OLOOOOMOOOOOOOU
nn:first:only	OONOOOOOOOSOMOQ
nn:first:open	NNMOOOLROONLOOU
nn:first:operate	OOOOROSOOOOOOOO
nn:first:operations	NLNONPNOOMOVMOK
nn:first:opportunity	OONOLOUOOTOONOO
nn:first:optimize	OUOOONOOOOOOMOO
nn:first:organization	LQINOOOOOOONOOU
nn:first:organize	OOOTOLNOOOOOOOO
nn:first:organized	OMNOONVOOOOOOON
nn:first:osteostrong	ONSNONOOOOOOOOO
nn:first:other	OOOOOPNSOOOOOOO
nn:first:our	OO[OOOOOOOOOOOO
nn:first:oversee	OOOPOUOOOOOOOOO
nn:first:overseeing	OTOOOMNOOOOOOOO
nn:first:oversees	OOOOOTOOOOOOOOO
nn:first:overtime	OOOONNOOOTOOOOO
nn:first:overview	NOTOOOOOMOQNOON
nn:first:own	OSNOPPOOOOOOOON
nn:first:oxfam	OONONNOOOOOOSQO
nn:first:paid	OOOOOPOOTOOOOOO
nn:first:palliative	OOOOONTOOOOOOOO
nn:first:part	LNWOONMOOOPPOOO
nn:first:part-time	OMUNNOKMOONNNOM
nn:first:participate	OOOOOSOOOOOQOOO
nn:first:participates	OOOTMVMOOOOOOOO
nn:first:partner	OOOOOWOOOOOOOOO
nn:first:pay	LMINPMPMOROPNOT
nn:first:pension	OOOOOOOOOVOOOOO
nn:first:perform	OOOOOVOOOOOOOOO
nn:first:performance	OOOOONOPUOOOOON
nn:first:performs	OOOOOSOOOOPOOOO
nn:first:permanent	OOONOONOQRUMOOI
nn:first:permis	OONOMMUOONOONOO
nn:first:phone	OPOOOPUMOOOONOO
nn:first:physical	NMNOOOOOOROUORN
nn:first:piloter	OOOOSNOOOOOOOOO
nn:first:pipelines	OOPOKMNOOOMUONO
nn:first:plants	OOOOOUOOOOOOOON
nn:first:please	OPIOOOOOOOOOQOO
nn:first:plus	NMJNROKNNVNNJNO
nn:first:pointclickcare	OOMOOOMPONOOLTO
nn:first:position	OTPOOOOOOOQOOOO
nn:first:positive	OONOOSSOOMOOOOO
nn:first:possession	OLOOOOOOOOOOOOT
nn:first:poste	OJLOOOSROOOOTOM
nn:first:potential	MROMKLSNMQMNMMN
nn:first:power	OSOOQNLOOOOOOOO
nn:first:precision	ONOOOOOSOOOONQO
nn:first:preferred	OOOOOOSOOOOOOOO
nn:first:prepare	OUOOOQOOOOOOOOO
nn:first:principal	NNOUSHLONQNMONN
nn:first:prior	OOOONNOOOOOOUOO
nn:first:prison	NTMOLONOONNNONQ
nn:first:private	OOOOOPQOTKOOOOO
nn:first:proactively	OOOOLUOOOOOOOOO
nn:first:problem	ONOOOMTOOOOOOOO
nn:first:process	OOOOOTOOOOOOOOO
nn:first:professional	OOOOOOSOOUOOOOO
nn:first:proficiency	OOOOOOTOOROOOOO
nn:first:proficient	OOOOOOSOOOOOOOO
nn:first:programming	OOOOOOMMOOOOTOO
nn:first:project	OOMRLRTLOOOOOOO
nn:first:promote	OONOMUOOOOOOOOO
nn:first:provide	OOOOOWOOOOOOOOO
nn:first:providing	OOOOOQOOOSOOOOO
nn:first:prêts	OMOOONOOOTOONON
nn:first:purpose	ONQSMOOOOOOOOOO
nn:first:python	OOOOONTNOOOOOOO
nn:first:qargo	OOOOOOOOSOONOOP
nn:first:qualification	OTOOOOOOOOOOOON
nn:first:qualifications	OOOOOSOOOOOOOOO
nn:first:qualified	OOMNOONNOSOOTOO
nn:first:quality	POPOOTNOONOONOO
nn:first:qualité	KOTNNMRNOOOOOOO
nn:first:quiet	MLLNONXNPMOJSNN
nn:first:qué	RNLOROMTOMOOOOM
nn:first:ranked	OOOOOOTOOOMOOOO
nn:first:raves	MNUOOMOOOOOOOON
nn:first:read	OUOOOOOOOMROJOO
nn:first:real	OONOOSOOOOOOOOO
nn:first:recognition	OOOOOOOOLSOOOOO
nn:first:referral	OOOOOOOOTMOOOOO
nn:first:registered	OOMNTQLNOOMNOOR
nn:first:regular	OKJTOOMOOTOONNN
nn:first:reliable	OOOOOOSNOOOOOOO
nn:first:remote	OOOOOOOOOOUOOOO
nn:first:report	OPONOSNNOOOOOOO
nn:first:required	OOOOQWNOOOROOOO
nn:first:requirements	OOOOOYONOOOOOON
nn:first:research	OKMSLLXOOOOOOOO
nn:first:resourcery	MONNMNNNNONNOOU
nn:first:responsibilities	OOOPTOOOOPOOOON
nn:first:responsible	OONOPWLOOOONOOO
nn:first:rest	OOONKOLQOONVOOM
nn:first:retail	OMMOVOPONQOONOL
nn:first:retirement	OOVOOOOOOJOOOOO
nn:first:revenue	OJOOQKNOOOOOOOW
nn:first:review	OOMOOSOOOOOPOOO
nn:first:reviewing	OVOOMKOOOONOOOO
nn:first:rn	OMOOOPKOOOUMOON
nn:first:road	OOOOOOSMOOOOOOO
nn:first:role	OOUOOOOOOTOOOON
nn:first:safely	MNUOOOOOOOOOOOO
nn:first:safety	OOOOOOUOOOOOOOO
nn:first:salaire	OTOOOOOOOOOOOOO
nn:first:sales	OSOOOPOOOOOOOOO
nn:first:salesforce	NOTOOOOOOOONOON
nn:first:salário	JUJMLLMMMMLVLMI
nn:first:san	UOOOOOOOOOOOOOO
nn:first:savoir	OOOOONSOOOOOOOO
nn:first:scaling	MKLWLLMMLMMMMMS
nn:first:school	OKNOONQOOPNTOOM
nn:first:search	OOOOSNOOOOOOMOO
nn:first:secretary	HNLOVOQOOOOOOOL
nn:first:secteur	OSOOOOMOOOOOOOO
nn:first:section	OIOOOONOOROOOOU
nn:first:secure	OUOOONONOOOOOOO
nn:first:security	OIOOORNOOOOONOU
nn:first:see	OMTOOOOPMOOOMOO
nn:first:self-motivated	OOOOOOSOOOOOOOO
nn:first:self-starter	OONONSOOOOOOOOO
nn:first:serious	NNVNQIMNNMNMNNO
nn:first:set	OOOMOVNNOOOOOOO
nn:first:sharing	ONUOOOOOONOOLNO
nn:first:shift	POOOMOOOOOVNNON
nn:first:short	NVNNMONNNMONLON
nn:first:should	OPOOOOSOOOOOMPO
nn:first:show	OOJOOPQOOMOOSQO
nn:first:si	OMLOSMLRNQNOQOO
nn:first:sign	NNNOOOUNOOOOOOR
nn:first:simarco	OMOOONOOOUONOOM
nn:first:since	OONSOOOOOOOPOOO
nn:first:site	TILUNONNNONLNNO
nn:first:skilled	OMNOONOOOOOOOOS
nn:first:snowflake	KMLOTORMOOOOOOP
nn:first:so	OVLOJOOOOQQONOO
nn:first:som	NNRMOMMNNMNMTNL
nn:first:someone	ONLOSOQOOOOONOO
nn:first:special	ONNOONKUOSOOONO
nn:first:sponsorship	OOOONOROOOOOSNO
nn:first:standard	OMNNNNRNOQTMMOL
nn:first:starting	OOTONOKMONRROON
nn:first:state	OOZNOMOOQEOOOOO
nn:first:strategy	OOOOSMOOOOOOOOO
nn:first:strengthen	OOOOMSOOORNOOOO
nn:first:summary	TOOOOOOOOOOOOOO
nn:first:supervises	LVONNOIOOOOOOON
nn:first:supervising	OLOOOSOOOOOOOOO
nn:first:supervisory	OOPNOOMOOOOOOOS
nn:first:support	OUOOOOOOOOOOOOO
nn:first:supportive	ONLONOOOOOOOSOO
nn:first:sustainably	OOSOOOOOOOOOOOO
nn:first:system	NUNOOOKNOOOONOL
nn:first:take	OOOOQTOOOOONOOO
nn:first:te	NTOOPONOOKRONOM
nn:first:team	NOQOOOROOUOOONO
nn:first:technical	OOOOOOTOOOOOOOO
nn:first:text	OOOOONMOOMQNOOT
nn:first:that	OOOSQMNOOOOOOOO
nn:first:that's	OMUOOOOOOOOPNON
nn:first:then	OOROLOLSOOOOONO
nn:first:these	OQSNOIOOONOOPMM
nn:first:through	OOOOSOOOOOOOOON
nn:first:tight	RGWOOOOONOOOOOO
nn:first:time	OSOOOSOOMOOONOO
nn:first:to	OOOOOOOOOOOOUOO
nn:first:tools	ONONNLOOOUOOOOO
nn:first:top	NKSNMPMUNNOOLML
nn:first:track	OSOMTNPOONOOOOO
nn:first:trailer	OOOLNVNOOOOOOOO
nn:first:troubleshoot	OOOOOUOOOOOOOOO
nn:first:troubleshooting	OOOOOSOOOOOOOOO
nn:first:true	OOUJMOQOOOOOOON
nn:first:turno	MMMNNNMNNNWMNNN
nn:first:tva	OOLOONQOOKOOMSO
nn:first:type	TJKNMKTONOMOVOJ
nn:first:typescript	OOOOONTMOOOOOOO
nn:first:uk	OWOOONJOOOOOMNN
nn:first:un	OOOOOOMROPOOSOL
nn:first:und	OMPMSOPNNPOLOOI
nn:first:understand	OOOONONOOUOOOOO
nn:first:understanding	OOOOOLWOOOOOOOO
nn:first:une	OSOOOOOMOOOOROM
nn:first:uniform	OOLOLOOOOOOOUOO
nn:first:united	TNTOOOOOOOOOOON
nn:first:use	OQOOOTOMOOOOLOO
nn:first:user	OOOOOSNOOOOOOOO
nn:first:vacation	OONOOONQOUOOOOO
nn:first:valid	OOOOOOTOOOOOOOO
nn:first:value	ONJOLOOOOOOUJNT
nn:first:verification	OMNNNNUNONOOPNN
nn:first:vi	OMNNQQLOLUNOMOO
nn:first:viewber	OOOOUOOOOOOOKOO
nn:first:vos	NMJOOLLMQSSLNOO
nn:first:votre	OOOUOMOOOOOOOOO
nn:first:vous	OROOOTOOOOOONOO
nn:first:walking	NNMONNLNNNNUONO
nn:first:was	OMJNJOPNONNUNOM
nn:first:wat	NNMNSUKQNLNNMNN
nn:first:we'll	ONNNMNMQNNOTONO
nn:first:we're	OOUOOOPOOOOOOOO
nn:first:week	ONMOOOOOOOWNOOJ
nn:first:well	OOOOONOOTMNOOOO
nn:first:what	OOOOSPOOOOOOOOO
nn:first:where	OTOOONOOOLOOSOO
nn:first:whether	OOONUOKOOMOORON
nn:first:will	OOOMVNLOOOOOOOM
nn:first:wir	OMTOMOOOOOONROL
nn:first:work	OOOOOOPOOUOOOOM
nn:first:working	KOOORSPOOOOOOOO
nn:first:works	OONRMOLOOPOUOOO
nn:first:write	OOOOOTOOOOOOOOO
nn:first:writing	OMOOOOSOOOOOOOO
nn:first:www	OMOOOOOOOOOOSOO
nn:first:xlqdzyr	OOOOOOVOKNOOOOO
nn:first:yes	OOOOOOOOOPOOLOV
nn:first:you'll	OUOOTOOOOKOOOOO
nn:first:you're	OOPOOOSOOOOOOON
nn:first:zetron	OOMTNOOOONOONOO
nn:first:£	VLOONOOOOOOOOOO
nn:first:être	OOOOOMSOOOOOOOO
nn:first:€	MMNUNONNMOMOOON
nn:first:데이터	OOONOTQNOOOONOL
nn:furniture:button	LLOOOOVOONOKOO^
nn:furniture:notice	OJROOOOOOOOONOU
nn:furniture:others	OOTONOOOOMONNOM
nn:label:code	OEONXOMOMNULOOW
nn:label:contact	OOQOOOONOSOOTMO
nn:label:contract	ODSOOONOOIQOJOX
nn:label:deadline	OJROOOONOOKQPMQ
nn:label:department	QMOOONMOOTNOOOR
nn:label:duration	UOIOPMNOOQOOROM
nn:label:education	OKMOOPUOONNOOOU
nn:label:employer	OLTOONOOOOOMKOY
nn:label:experience	ONLOOPOQNTOOOOO
nn:label:hours	ONOPOOLOROWOOOO
nn:label:openings	OONONOOOOTLTOOM
nn:label:pay	OOOOOOLOOORQOOI
nn:label:title	PJYOOOOOOOOOOOS
nn:label:workType	NMKNJNNONNUUNNL
nn:sign:anyGender	KIQOROOOOOOOOOS
nn:sign:bar	ONQONMNOOMOOSOS
nn:sign:clock	OJUOOMNSOOVOOOO
nn:sign:tag	OOKOOOQOOOOONSO
nn:sign:town	iOOOOOOOOOOOOOO
nn:sign:url	OOTOOOOOOOOOSOO
nn:sign:year	OOSOOOOOOOOOUOQ
overview&cue:company	OOORSOOOOOOOOOO
overview&cue:demand	OOOOQO]OOOOOOOO
overview&cue:legal	OOOOOUNOOOOOOOO
overview&cue:noise	OONQNUPOOOOOOOO
overview&cue:offer	OOOOPOOOOSOOOOO
overview&cue:overview	OOOOWOOOOOOOOOO
overview&cue:place	OOOOOOOOOOO[OOO
overview&cue:schedule	OOOOOOOOOObOOOO
overview&cue:team	OOMUOPOOOOOOPOO
overview&cue:wish	OOOOLOOYOOOOOOO
overview&cue:you	OOOOOVOOOOOOOOO
overview&sign:call	OJKLYLLLOUOORNL
overview&sign:capitals	OTOOMOOOOOOOWON
overview&sign:colon	OWOOOOOOOOOOOOO
overview&sign:commaName	OOOWOOOOOOOSOOO
overview&sign:mail	OOOOOOOOOOOOTNN
overview&sign:question	OMOORMNOMTPOLON
overview&sign:titleCase	OYOOOOOOOOOOOOO
overview&sign:url	OOOOOOOOPNOOUNM
overview&sign:year	OOPOOOOOOOMOSPO
p:cue:demand	OOOOOOWOOOOOOOO
p:cue:duty	OOOOOTOOOOOOOOO
p:cue:legal	OOOOOOOOOOOOOcO
p:cue:noise	OOOOOOOOOOOOOO[
p:cue:offer	OOOOOOOOOeOOOOO
p:cue:overview	OOOOWOOOOOOOOOO
p:cue:pay	OOOOOOOO]OOOOOO
p:cue:process	OOOOOOOOOOOO^OO
p:cue:schedule	OOOOOOOOOOUOOOO
p:cue:team	OOOUOOOOOOOOOOO
p:cue:we	OO[OOOOOOOOOOOO
p:cue:wish	OOOOOOP_OOOOOOO
p:first:	OROONLOOOOOOJPX
p:first:02	ONNLMOOOOOOOUON
p:first:05	OOOOOOOOOOMOTON
p:first:07	OORMNSKOONNQROL
p:first:1	OONOOPRMOOOONOT
p:first:1-3	OOOOOOIOOOOOOOU
p:first:10	OOMOOSPOOOONROM
p:first:11	ONOOOTMOOOOOQOO
p:first:12	NOOOONUNOOOQOON
p:first:13	OUOOOOQNOIOOPOM
p:first:14	NLLNMLWMNMNNPNM
p:first:16	OOMONNTNONOOQNL
p:first:1900-0715rotationweek	OOMOOOOOOOTMOOO
p:first:1st	NKOONOOOOOOOMNW
p:first:2	OMMONOXOOOQOMNO
p:first:25	ONMOOOOOONONLVL
p:first:3-5	OOOOOOIOOOOOOOU
p:first:3-po-safe-decent-and-secure-jd048-v8	OKONKOOONONNLMX
p:first:35629	MVMNNNNNNNNNNNL
p:first:35h	OSOOOOOOMOOOOOO
p:first:37	OKNNLNPOVNNOLSK
p:first:4	OONONOVMOOOMOOO
p:first:40	OOOOOOOOOOOSOOO
p:first:401	ONOOOLOOSTOOOOO
p:first:401k	OOOOOOOOOMMTQON
p:first:5	NOLOORPOOOSOOON
p:first:5+	OOOOOOTOOOOOOON
p:first:7	OMWMNQOOOOOOMNO
p:first:8	OOOOOOSOOMPOOOQ
p:first:a	OOPOOOSOOQOOOOO
p:first:able	OOOOOOXOOOOOOOO
p:first:about	OOWOOOOOOOOOOOO
p:first:access	OMLOOMPOO[OOMOO
p:first:accommodations	OOOOOOOOOOOOKSO
p:first:accounting	OONOONTMOOOOOOO
p:first:accounts	OMNOTOOOOOOPOOO
p:first:accueil	OONONPSOONONOOO
p:first:accurately	OOOOOSOOOOOOOOO
p:first:achieve	OOLOOOOOONOOONT
p:first:act	OLOOO[ONOOOOOOO
p:first:actual	OUOOOOOOIOOOOOO
p:first:added	OIOOOOOOOWOOOOO
p:first:additional	ONOOOOOROOQOSOL
p:first:additionally	OOMOMOOOOSOOOOO
p:first:adhere	OOOOOSOOOOOOOOO
p:first:administers	OOOOOSOOOOOOOOO
p:first:advaana	OTNOPONOOOONOOO
p:first:advanced	OJOOOOXOOOOOOOO
p:first:after	ONOOOLLTOOPOOOO
p:first:agency	OHOOOOOOOONRUON
p:first:air	NNTOOOOOOOONOOO
p:first:al	OOJOOOQOUOOONOL
p:first:align	NRLNNLUONNNNNON
p:first:all	OOOOOOJOMOOOIUR
p:first:along	OSOOOOOJOOOOOOO
p:first:alongside	OONOQOMOOUOONON
p:first:alors	OONNPNMOOLOOTON
p:first:als	KOLOTOOOOOONOOO
p:first:an	OQOOOOPOOOOOOOS
p:first:analysis	NKNNMSLMNTNNNMN
p:first:analytics	NOVOOOOOOOOOOOP
p:first:analyzes	OOOOOSOMOOOOOOO
p:first:anchorage	OOSOOOOOONOOOOO
p:first:and	OQSOOOOOOOOOOOO
p:first:annual	ONOOOONOUUOOOOO
p:first:answering	OOOOOTOOOPOOOOO
p:first:any	OTMOOOLOOOOOROM
p:first:applicant	OONONNTQOOOOOON
p:first:applicants	OPOOOOOOOOOOOPS
p:first:applications	OOOOOOOOOOOOSNO
p:first:apply	OOROMOMOOONOOOX
p:first:apr	OTOOOOOOOOOONOO
p:first:ar	ONSNONMOOLONSON
p:first:are	OOOO¡OOOOOOOLOO
p:first:asics	OOKOOOOOOOOSNRO
p:first:assist	OOOOOVOOOOOOOOO
p:first:assistant	KINTLOOOOOOOOOU
p:first:assurer	OOOOOVNOOOOOOOO
p:first:attends	OOOOOTMNOOOOOOO
p:first:attention	ONOOOOXNOOOOOOO
p:first:auto	ORTOOOOOOIOOOOO
p:first:automation	MNTOOOOOOOOQOOO
p:first:autonome	OOOOOMOOOOOOSOO
p:first:availability	OWOOONNNOOOOLOM
p:first:avantages	OLOOOONOOVQOOOM
p:first:aws	NJTMNNNUNMNNNNN
p:first:bachelor's	OOOOOOOUOOOOOOO
p:first:balance	OLNOOMOOONOONOU
p:first:barista	NNSOOOOOOOONOOO
p:first:based	OUOONMOOOOOOOOO
p:first:basic	OOOOOLPTOOOOOOO
p:first:bata	OOTOQOMOOOOOONO
p:first:be	OQMONRVONQOOOLO
p:first:being	OOKOOOOOOPOOTOO
p:first:belfast	SVINKONOONNSKOO
p:first:benefits	OOOOOOOOTUOOOOO
p:first:berlin	NSMOOOOOOONROON
p:first:best	NJLNMONOOQOOVNN
p:first:bi	OMNTNNNSNNOONON
p:first:bilingual	OTOOOOPOOOOOOOO
p:first:blue	UJNNONMNNPOOOON
p:first:bokaro	MNLNNNLNNNMMNNV
p:first:both	OOLOOOOOOOOOMOT
p:first:bright	LLVNOOLNNNPNNNL
p:first:brighton	OOOOOOOOTONOOOM
p:first:build	OOOOOXOOOPOOOOK
p:first:building	OHOOOXOONOOOOOL
p:first:cambridge	KOKONOWOOONRKOJ
p:first:candidate	OPNOMUPOONOOMLM
p:first:canmore	NVNOLNOOOOONNOO
p:first:capacité	OOOOOLSROOOOOOO
p:first:cardiff	NONOOOOOOOOOOOS
p:first:career	ONMONOOOO[TOOOK
p:first:chief	OOOOOOOOOOOOOOS
p:first:city	OSOOOIQOOOOOUOL
p:first:civil	OOOOOOQOOOOOMSO
p:first:class	OJPOOOSOOOOOQPM
p:first:clear	OONOOOOOOOOOOOV
p:first:clerical	OOOOOWMOOOOOOMO
p:first:click	OOOOOONOONOOMTO
p:first:clinical	OOSOOOROOOOOOOO
p:first:close	ONTOOOOOOOORMON
p:first:co	OOTOMOSNOKOONOO
p:first:collaboration	OUPOOPNOOLOOONO
p:first:collaborative	OOOOOOPNOVOOQNO
p:first:colors	OONOONMOOLOONOU
p:first:come	OOOOUOOOMOOOMOO
p:first:comfortable	OOOOOOSOOOOOOOO
p:first:commercial	NOLNNSNOOOOROON
p:first:committed	OOOMPOSOOOOOOOO
p:first:communicate	OOOOOTPOOOOOOOO
p:first:communicates	OOOOOTOOOOMOOOO
p:first:competencies	NKMNNOXNNNNNNNN
p:first:competency	OOOOOOTOOOOOOOO
p:first:competitive	OOOOOOOOOXOOOOO
p:first:complete	ONOOOTOOOOOOOOO
p:first:completing	OOOOOUNOONOOOOO
p:first:comprehensive	OOOOOOOOOUOOOOO
p:first:computer	OONOOOVOOOOOOOO
p:first:conduct	OOOOOOOOOOOOOOV
p:first:conducts	OOOOOUOOOOOOOOO
p:first:connaissances	OOOOONOOOOTOMON
p:first:connaitre	OOOOOMSOOOOOOOO
p:first:consolidate	OTNOONOOOOOOOOO
p:first:constantly	OPOOOTLOOOOOONO
p:first:continuous	OOOOORNOOSOOOOO
p:first:contract	LNMNOMOOONWQOMJ
p:first:contributory	OOOONOOOOUOOOOO
p:first:controlling	NNQONOOONOPQLOT
p:first:coordinates	OOOOOWOOOOOOOOO
p:first:core	OONSRKOOOOOOOOO
p:first:course	NIONNMNOOTNOTNN
p:first:creating	OOOOOUOOOOOOOOO
p:first:crm	OUOOOJOOOOOMOON
p:first:curious	OOSOOOROONOOMNM
p:first:currently	OOOOOOSOOOOOOOO
p:first:customer	OSPOOOOQOOOOOOO
p:first:cycle	OOOOOONOOUOOOOO
p:first:d	NMKVMNKQQPNNNNN
p:first:dallas	OKTSLONOOOOONOO
p:first:databricks	OOOUNLMNONOOOOO
p:first:day	OOOOOTNOOOPOOOO
p:first:day-to-day	OONONMOUOMNOOON
p:first:dbsciv	OOOOOOOOOOOOSNO
p:first:dbt	ONNTOMQLOOOONON
p:first:de	OOOOORTOOMOOOOO
p:first:deep	OOOOOOSOOQOOOOO
p:first:demonstrable	OOOOOOTOOOOOOOO
p:first:demonstrates	OOOOOTPOOOOOOOO
p:first:department	OKLTNNOONNUOROI
p:first:der	OMQONONOOLOOOOS
p:first:des	ONROONOOOTOOPOL
p:first:describe	OOOOOOMOOOOOVNO
p:first:descripción	NPNNMNONNLNNMNU
p:first:description	[KOOQMNOOMOOOOL
p:first:design	OOOOOUOOOOOOOOO
p:first:designing	OWOOKMKOOOOOOOO
p:first:desirable	OOOOOONUOOOOOOO
p:first:desired	OOOOOONWOOOOOOO
p:first:detail	OONNOOUJOOOONMO
p:first:determines	OOOOOUOOOOOOOOO
p:first:develop	OOOOOVOOOOOOOOO
p:first:develops	OOOOOTOOOOOOOOO
p:first:devenir	OTONOOOOOOOOOOO
p:first:devops	OOSOOOPOOOOOONO
p:first:diamond	OOVONPOOOOOLOOO
p:first:die	OMPOOOLOOTOOOOO
p:first:diploma	ONOOOOOSOOOOOOO
p:first:disability	ONOOOOOOOTOOOOO
p:first:discounted	OOOOOOOOOSOOOOO
p:first:discounts	OOOOOONOOTOOOOO
p:first:discover	OOMOSRLOOOOMOOO
p:first:disponibilidad	NPNOONNNOOTNOON
p:first:diversity	OOOOOOOOOOOOLSO
p:first:do	OJMNOOOOOMLKNO^
p:first:documents	OOONNULMONONNOS
p:first:don't	OLIOMOMNOJOO¡KN
p:first:done	ONMOSOOOOOOONOO
p:first:drive	OOPOOWOOOOOOOOO
p:first:driver's	OOOOOPQPNOISNON
p:first:du	OLCIWWQMOOOLLOE
p:first:durch	ONOOOOMONTOOOOO
p:first:during	ONOOOMQOOOOOUNO
p:first:durée	ONOOOOOOOOTOMON
p:first:duties	OOOOOYNOOOOOOOO
p:first:dynamic	OONOOOOOSMQOOOO
p:first:each	OONSOMOOOOOOOOO
p:first:earn	OROONNUOMLOOKNN
p:first:education	OOOOOOVQOOOOOOO
p:first:een	OQOOMLMOOUOONON
p:first:eeo	OOOOOOOOOOOOLUO
p:first:effective	OTLOOROOOOOOOOO
p:first:eine	OKOOOOKOUPOOOON
p:first:elementid	NNOOOOMONKONNOT
p:first:emotional	OOOOOOOOOSOOOOO
p:first:employee	OOOOOOOOOXOOOOQ
p:first:employees	OSROOONOOKOORMN
p:first:employer	OOOOOONOOTLOOOO
p:first:employment	OLMOOQNMOOOOMOX
p:first:en	OOTPMPROMOOONNO
p:first:enfin	ONOOOSLOOOROOOO
p:first:engineering	OOOOOOUMOOOOOOM
p:first:english	OOOOONPSOOOONOP
p:first:enhance	OTOOONNOOOOOOOO
p:first:enhanced	OOOOOOOOOWOOOOO
p:first:enjoy	ORKOOMOOOVOOOOO
p:first:ensure	OUOOOQOOOOOOOOO
p:first:ensures	OSOOOLOROOOOOOO
p:first:entreprise	MJZLNNNMNLLLJMJ
p:first:environmental	OONOONLOONNVONN
p:first:ervaring	OQOOOMUROMOOOON
p:first:essential	OOOOOSTMOOOOOOO
p:first:establishes	OOOOOUOOOOOOOOO
p:first:establishing	OOOOKTOOOOOOOOO
p:first:evaluates	OOOOOUMOOOOOOOO
p:first:every	OVOOONOOOOMOOOO
p:first:everything	ONOOMNMOMONOTNM
p:first:everywhere	OLUOOOOOOOOOOON
p:first:evidence	OOOOONNOOOOOOOT
p:first:exam	OUOOOOOOJOOOOOO
p:first:exciting	ONNOOONOOTOOOON
p:first:expand	OOOONOMOOQONNOS
p:first:experience	OOOOOOV]OOOOOOO
p:first:experienced	NOSOOOOOOOOOOON
p:first:experiencia	OPOOOOSOOMOOOOO
p:first:explore	ULOOOOOOOOOOOON
p:first:exposure	OOOOONQOOSOOOOO
p:first:expérience	ONOOOOWNONJOQOL
p:first:extensive	OOOOOOUOOOOOOOO
p:first:extra	NNMKLTMTNMNNNNM
p:first:failure	OOOOOOLOOOOOSMO
p:first:familiarity	OOOOOOOVOOOOOOO
p:first:fanatics	OOSOOOOOOOOOOOK
p:first:feedback	OWNOOOKOOOOOLML
p:first:field	OOOOOQSOOOOOOON
p:first:finance	NNSXLKOOOKOOOOO
p:first:financial	OOOOOSJSOOOOOOO
p:first:find	OXOOOOMOOMOOOLN
p:first:fingerprint	OOKOOOOOOOOONOV
p:first:flexibility	OONOOOOOSOOOOOO
p:first:flexible	OONOOOVOOVOOOOO
p:first:fluent	OOQOOOKSOOOOOOO
p:first:follow	OOOOOTOOOOOOOOO
p:first:for	OOROOOOOOOOOQTO
p:first:formation	NOSNMNKMNMNNSNN
p:first:frame	ONNOOKOOOOOOOOU
p:first:free	OOORONNOOVOOOOO
p:first:frequent	OMOONMUONOOPONO
p:first:freyja	OMOOOOOOOOOOWNM
p:first:from	OOUOJNPNLQOPNON
p:first:full	OOOOOOPONOOXKOO
p:first:full-time	OONOOOOORMOQOOT
p:first:fully	OOOOPNOOOTLOOOO
p:first:function	OPOOOLSOOOOOOOO
p:first:functional	OOOOUOLOOOONONM
p:first:fyld	POTNMMOOOMOOOOO
p:first:gain	OONOMOOOOVOOMOO
p:first:gather	OOOOOTOOOOOOOOO
p:first:general	OLOSOTOOONNNONO
p:first:git	OOOTONLOOOOOQOO
p:first:gla	ULKONPOOONNQOOO
p:first:global	OMPOOSOROOOOOOL
p:first:globe's	ONOOOOOOOLOOTNN
p:first:good	OOOOOOZOOOOOOOO
p:first:google	OUOOOOMPOOOONON
p:first:gore	OOOOOOOOOOOOLSO
p:first:government	OIOOORMUONOOOON
p:first:grade	OMNOOOMOSNUOOOL
p:first:graduate	OQNOOOJNOOMONOU
p:first:greenock	TKNOOOOOOOOOOOO
p:first:growth	OLSOOMOOOTOOOOM
p:first:gym	OQOONMOOOUOOOOO
p:first:handle	OOOOOSOOONOOOOO
p:first:hands	OOOOOOSNOOOOOOO
p:first:hands-on	OOOOOOUOOOOOOOO
p:first:hartford	QKNOONNOOORROOO
p:first:have	OOSOLRUOOOOONOK
p:first:he	OOOOJTPOOOOOOON
p:first:headquartered	OOKOROOOTONNOOO
p:first:headquarters	OONOOOOOOOOOOOT
p:first:health	OTOOOOOOOPOOOOO
p:first:help	OOOOOWOOOOOOOOO
p:first:here	OOVOLONOOOOOOOO
p:first:hired	OLLOONMOMLNNMLW
p:first:hiring	LMTMKNMNOLVRLNN
p:first:holiday	ONOOOOOOOUOOOOO
p:first:home	OOUOOOTOOIOOOOM
p:first:hourly	OOOOOOOOSOOOOOO
p:first:hours	OOOOOOOQOOVOOOL
p:first:how	OOQOOOIOOOOOPOR
p:first:hr	NOUOOOOOOOOOOOO
p:first:https	YUDOQOOOOOOONOQ
p:first:hybrid	OOUOOOMOONPOOOO
p:first:hypoport	OOROMOOOOOOMINT
p:first:i	OOPONOHOOOOOXOO
p:first:identify	OROOOTOOOOOOOOO
p:first:if	OOOONONOOOOO¡RO
p:first:ifrs	OOOOOMMOOOOOOOT
p:first:imagine	OOVONOOOOONOONO
p:first:implication	OMOOOJOOOOONOOV
p:first:important	OPNOOONOOOOOSOO
p:first:improved	MMZLMJMMMMMNMNL
p:first:improves	OOOOOUNOOOOOOOO
p:first:in	OJOOVPNOOOOOOOO
p:first:in-person	OMNOOONNOONWMON
p:first:includes	OOOLNSOOOOOOOOO
p:first:incorporate	OONNNNUMOOOOOOO
p:first:individual	ONSOOROOOOOOOOO
p:first:industries	NKWNMNMNNLNMNNM
p:first:industry	ONUONOMLOOOOOOM
p:first:information	TQKOOOOOONOOOPO
p:first:ingestion	OOOSONNOOOOOOOO
p:first:innovation	OONONTMOOOOOOOO
p:first:innovative	OOVOOOOOOOOOOOO
p:first:inside	KLJOONNNONOWNNN
p:first:installing	OOOOOTNMOOOOOOO
p:first:instruct	ONTOOJPOOOOOOOO
p:first:intercom	OOTOOOOOOOOOOOO
p:first:interested	OOOOOPMOOOOOSQO
p:first:internal	OONVONLOOOOOOOO
p:first:internet	OMOOOMTMONSOMON
p:first:into	OOTOOOOOOOOOOON
p:first:inventory	ORMNOLTMOOOOOON
p:first:investigate	OOOOOTOOOOOOOOO
p:first:investment	OOOOOMPOOOOONSO
p:first:irvine	MUOONMOOOOOMONM
p:first:ist	NTQNHNHNNNNJLNT
p:first:it	OOVNOOROOOONORN
p:first:its	OQTMNNOOOOOOOOO
p:first:je	MIKLRSMLMTLLRML
p:first:jetzt	OMTOMOOOOOONMOM
p:first:job	PMOOZOOOOOOOOOS
p:first:jobs	NRLOOOOOOOOORJT
p:first:join	OLVOXKKOOPOOPOO
p:first:joining	OOTOLOOOOPOOOOO
p:first:jornada	OVOOOONONQGOONO
p:first:keep	ORNOMROOOUOOOOM
p:first:kennis	ONOOONQUOOOOOON
p:first:kingdom	OOMOOOOOOONTOOM
p:first:know	OOOOOOLTOOOONNN
p:first:l'opportunité	OOPOOONOOTOOOOO
p:first:la	SMLSNLMUNMNMNOL
p:first:language	OOONONMMNQUNNOP
p:first:las	OQOOOOOOMOULKOL
p:first:layout	NHNONOOOOOOMOOW
p:first:lead	MOQOOTOOOOOOOOO
p:first:leadership	OKOOOOQOOOOOOOS
p:first:learn	OOSOOOPOOLOOOOR
p:first:leave	OKOOOMTOOROOOOO
p:first:legal	ONNOOOOOOSOOOOO
p:first:leicester	OONOTOOOOOOOOOO
p:first:les	OONNNNMNOSNMTOO
p:first:less	OOQOOOHOOOOOOOU
p:first:liaise	OOOOOTOOOOOOOOO
p:first:liaising	OOOOOWOOOOOOOOO
p:first:life	OOVOOOOOONOOOOO
p:first:lifting	OOOOONTOOONMOOO
p:first:light	OOTOPOOOOLOOMNO
p:first:limeflight	OOUOLOOOOOOOOOL
p:first:line	TJNVOOOOOONNOOL
p:first:linkedin	JLNONNNOOOOMONX
p:first:live	NOKONNPNOSNONOT
p:first:local	OONOOOMOOMTOONM
p:first:locals	NSMNNOUQNONNJNN
p:first:located	OOOTOOOOONOOOOO
p:first:location	OOPOOOOOSOOOOOO
p:first:london	OSMNNONOOOOVNOK
p:first:long	NKNNQKOSNONNNOT
p:first:look	OOOMOSOOOOOOOOO
p:first:looking	NNLNRRLOOONNSNM
p:first:loop	OOTOOOOOOOOOOOO
p:first:los	SOMOOOQOOOOOOOO
p:first:love	MMMNJLYNKNNNMNM
p:first:maintain	OOMOOWOOOOOOOOP
p:first:maintaining	OPOOOTNOOOOOOOO
p:first:maintains	OOOOOTOOOOOOOOO
p:first:maintenance	KONNNOMTNOULOOL
p:first:manage	OOOOOWOOOOOOOOO
p:first:manager	OOSOOOOOOOOOOOO
p:first:many	OVNOOOOOOLOONON
p:first:market	OJOOOOUONROPOOO
p:first:matched	OOOOOOOOOSOOOOO
p:first:may	OOOOTOJOOOROOOO
p:first:mdosjobs	OUOOOOOOOOOOOOM
p:first:mechanical	OUOOOOVHOOOOOOO
p:first:med	OOSOOOOOOOOOOOO
p:first:medical	OOOOOOOOOOOTOOP
p:first:meet	OOOOONSOOOONPNO
p:first:member	QNMSOQNOOOOOOOO
p:first:mensuel	OMNOOOOONVNOOOL
p:first:microsoft	OOOOOOSOOOOOOON
p:first:mid-senior	OTOOOOOOOONOOON
p:first:milan	OLOOOOOOSOOOOOO
p:first:minerals	OKOOOOUNOOPOOOO
p:first:minimum	OOOOOOVOOOOOOOO
p:first:missions	OLOOOSOOOOOOOOO
p:first:mit	OONOUNLONROLMOM
p:first:monday	ONNOONMORMVUOON
p:first:monitor	OVOOOMNOOOOOOOO
p:first:monitors	OOOOOTOOOOOOOOO
p:first:more	OMPOOOROOONOOKS
p:first:morecambe	OOOOOSOOONOOOOO
p:first:mostly	OONOOOLSOOOOOOO
p:first:multiple	ONOOOOOOSOOOOOM
p:first:must	OOOOOOWOPNOQPOO
p:first:mutuelle	OOOOOOOOOSOOOOM
p:first:my	OOSOMNOOOPOOOOO
p:first:name	OMOOOOOOOQNOTOO
p:first:navigate	OOQOOOOOOQOOOOK
p:first:netcom	ONMORMMOOOOTOOO
p:first:netsuite	ONOOONOMNOOOOOS
p:first:network	OMOOOOOOOOOSOOO
p:first:newark	OOOOOOTNOOOOOON
p:first:nice	OOOOOOOUOOOOOOO
p:first:nice-to-have	OOOOOMNTOOOOOOM
p:first:nice-to-haves	OLNOOONUOOOOOOO
p:first:no	OKKOOLPOOOOPOOY
p:first:none	OOMONOLLOMOOROU
p:first:notre	OPTONONNONOONON
p:first:nous	OOONOGQMORSRMOO
p:first:now	NMWOOMOOOOPKOON
p:first:o2	OMOOONOOOTOONON
p:first:oder	OLKNJNSOOONUNOK
p:first:of	NNTOLPKQOLNMQLN
p:first:offer	OSOOOLOOOOOOOOO
p:first:office	NNONNMMNORNKOOV
p:first:official	OONOOOKOOOOOUOO
p:first:on	ONLOQMMOOLPNQOT
p:first:on-line	OSOOOOOOOOOOMOO
p:first:on-site	OUNOOONOOOOOMOO
p:first:once	OXNNNMLONKOOQLN
p:first:online	OOOOOOMOOOOOOOS
p:first:only	JNOMNNVONNOOPNN
p:first:open	OONOOOOOOOSOOOO
p:first:operating	OOOOOSOOOOOOOOO
p:first:operations	OOMOVOOOONOORNO
p:first:oportunidades	ORNOOOONTJNONOM
p:first:opportunities	OOKOOOKOO[OOOOO
p:first:opportunity	OMNOOROOUOOOOOO
p:first:or	OOOOUOQOOOOOKOL
p:first:oracle	OONONOUOOOOLOOQ
p:first:order	OMOOOPTMOOOONOO
p:first:organization	MIJZNMMMNLKLNNI
p:first:organized	OOOOONUNONOONNO
p:first:osteostrong	OOTOONOOOOOOOOO
p:first:other	OROONOIUOOOOOOR
p:first:our	OOWONMOOOTOOOOO
p:first:ouvrier	NOMNNNOOOONTOOM
p:first:over	ONOOSMPOOOOMOOO
p:first:oversee	OOOOOSQOOOOOOOO
p:first:overseeing	OTOOOLOOOOOOOOO
p:first:overview	OQOOSOOOOOOOOOO
p:first:oxfam	OOMOOOOOOOOOLVN
p:first:paid	OOOOOOOOQXOOOOO
p:first:part	OOUONONPOOOOOOO
p:first:participates	OOOOOWMOOOOOOOO
p:first:partner	OOOOOTOOOOOOOOO
p:first:partnering	OOOOMTOOOOOOOOO
p:first:passion	OOSOOOOOOOOOOOO
p:first:pay	OOSOOOOOTOPOMOO
p:first:payment	ONMOOPNOTMNONOO
p:first:peacehealth	OOLONONOOPOONTN
p:first:pension	OOOOOOOONVOOOOK
p:first:people	NVMONPLOOONNMNS
p:first:performance	NKNNNQSNTKNNNNN
p:first:performs	OPOOOSOOOOOOOOO
p:first:permanent	ONOOOONOOPOTOOO
p:first:permis	OONONLQNOTPOOOO
p:first:person	OONONOONOMOOTNN
p:first:personal	OOOOONSOKVOOOOO
p:first:phone	OIOOOMXNOOOOOON
p:first:physical	OTIOOOQOOMOROOO
p:first:piper	OONOSOOOOMONOOO
p:first:plan	OTOROMOOOOOOOOO
p:first:plant	NOMNNUNOONOOOOP
p:first:plants	OOOOOTOOOOOOOOO
p:first:platform	OOOOOSOOOOOOOOL
p:first:please	OOOOOOOOOOOOWPO
p:first:plus	OLKNHNNMNWPNMNO
p:first:pointclickcare	OOOOOOOOOOOONSO
p:first:poole	NNRONONNNOPPNOT
p:first:portland	UOMOOONOOOOOOOO
p:first:position	OOOOSNOLROOROOO
p:first:positive	OOOONTOONOOONOO
p:first:possess	OPOOOOLNOOTOOOO
p:first:poste	NPONNKMNONVLNOO
p:first:potential	OKNNXPLOONNNOMN
p:first:pour	NNKNLRLNONUMMNO
p:first:power	OOOOONSQOOOOOOM
p:first:preferred	OOOOONLZOOOOOOO
p:first:prepare	OOOOOTOOOOOOOOO
p:first:prepares	OOOOOSOOOOOOOOO
p:first:previous	OSOOOOTQOMOOOOO
p:first:primary	NNLOQOOOROOTOON
p:first:prime	OOOOOOOOOTOOOOO
p:first:principal	OOSOOOOOOOOOOOO
p:first:prison	OLOOQOOOOOOTMOO
p:first:private	OJOOOPOOOWONOOO
p:first:prn	KKJONNNONONMOPV
p:first:proactive	OOOOOLTOOOOOOOO
p:first:proactively	OWOOOIOOOOOOOOO
p:first:problem	OONOOOLMNONNUNN
p:first:problem-solving	OOOOOOOSOOOOOOO
p:first:proficient	OOOOOOTOOOOOOOO
p:first:profil	OOOOOOVOOOOOOOO
p:first:program	NMRNQMNOONWLNON
p:first:programming	OOOOOOTMOOOOOOO
p:first:project	OOMVOORLOOOONOJ
p:first:promote	OOOOOLSOOOOOTOP
p:first:proven	OOOOOOVOOOOOOOO
p:first:provides	OOOOOWOOOOOOOOO
p:first:providing	OMUOOPMOOOOOOOO
p:first:prêts	ONNONONOOMOOUON
p:first:pursuing	OTOOOONNOOOOOOO
p:first:python	OOOOONUNOOOOOOO
p:first:qualification	LKKMZNLNNNLMLMJ
p:first:qualifications	OPOOOO_OOOOOOOO
p:first:quality	OOUOORNOOOOOOOO
p:first:qualité	OOSNOMSLOOOPNON
p:first:read	OVOOOOOOOOOOJON
p:first:ready	OONOOOQOOMOOTOO
p:first:reasonable	MMMOONNNOKOUKOT
p:first:recent	ONOOOOOROTONNOO
p:first:recruitment	OOOOOOOOOOOOUOL
p:first:redeployment	OOOOOOOOOOOOMSO
p:first:refer	OOONNNNOMUOONOO
p:first:registered	OOSOOOOOOOQOOOO
p:first:regular	OULOOOMOORONOOO
p:first:relevant	OMOOONTROOOOSOH
p:first:remote	OQOMOOKMOOKWNOQ
p:first:requirements	OSOOOOTOOOOOOOO
p:first:resourcery	SLNNQNOOOOOPOOO
p:first:respect	OJQONQOOOONOUMM
p:first:respiratory	OLOUONNOOOOOOOO
p:first:responsibilities	OOPOOYOOOOOOOOO
p:first:responsible	OOOSOROOOONONOO
p:first:resume	OONOOOOOOPOOUMO
p:first:retail	OOMOKQQOONOQTOL
p:first:retirement	OOMOOOOOOMOOOTO
p:first:revenue	OONOPJOOOOOQOOT
p:first:review	OWOOONOQOOOOOMO
p:first:reward	OOOOOOOONTOONOO
p:first:risk	ONOONOOOOOOTOON
p:first:rockefeller	OONSPNOOOOOOOOO
p:first:role	OOOOYPOOOOOOOOO
p:first:rémunération	NLNNNMMNXKNNLON
p:first:safety	OOKOOOTNOOOOOOR
p:first:salaire	OOOOONOOOTNOOOO
p:first:salario	OOMONONORSOONOO
p:first:salary	OTOOONOOXJMOPOJ
p:first:salesforce	IMVOOOPOOOOMOOM
p:first:salário	LRKMLLLMVMMLMML
p:first:sap	OOOOONUOOOONOON
p:first:savoir	OPONOMVNONOONOM
p:first:scaling	NNMRMLLUNNNNNNP
p:first:schedule	OOOOOPOOOOSOOON
p:first:school	OPONPOTOOPMONOM
p:first:search	OMMOONTOOOOONOR
p:first:secretary	VLONKMNNNNNMNMM
p:first:secteur	NKZMMLNMMMNLKNI
p:first:section	ONNNNNMONLNNNOV
p:first:see	NKOOOOQOUONOQNO
p:first:selection	OIOOOOOOOOOOOOU
p:first:senior	KNWOOOOOQOOPOOO
p:first:seniority	NNLNUNOORMONONM
p:first:serious	OOOOOOSOOOOONOO
p:first:serve	OOOOOSOOOMOOOOO
p:first:service	OOOOOOOOOSOQOOO
p:first:setting	ONNMOPMOOONNUMO
p:first:share	OOOOOTOOOOOOOOO
p:first:sheet	NNNOOTMPOOOQOON
p:first:shift	MLLLMNMNRMPMMTP
p:first:short	NIMNNONNNONNQNU
p:first:show	OSOOOONQONOOOON
p:first:si	NOJNHNLMMKMNRNX
p:first:sick	OLOOOOOONVOOOOO
p:first:simarco	OKOOOOOOMUOONOO
p:first:since	OOQLTMOOOOOOOOO
p:first:skilled	OJMNOLRNOONMMOV
p:first:skills	OOOOOOOTOOOOOOO
p:first:snowflake	OOKOSOOQOOOMOOO
p:first:so	OKUOOOOOQNMOOON
p:first:software	OOPOOOOOOOOSOOO
p:first:solid	OOOOOOVOOOOOOOO
p:first:som	ONOOMULOOOOOOOO
p:first:some	OMSPOOOOONROJIT
p:first:someone	OOMOTOQOOOOOJOO
p:first:source	OMOOOOTOOOOMOOO
p:first:sous	OOSOMOOOOOOOOOO
p:first:sozialpädagog	MKKMMMNNNNLSNNT
p:first:specifically	ONOOOTMOOOOOOOM
p:first:sr	TNLONOONONPOOOO
p:first:standard	NMMNOJMOMUNORNN
p:first:state	OOOOOMOOOMTOOTJ
p:first:states	OURNMOMOOMNOMOM
p:first:stay	OOOOORTOOOOOOOO
p:first:strategic	ONOOONTOOOOOOOO
p:first:strategy	OOQOOTOOOOOOOOO
p:first:strengthen	OOOOOSOOOOOOOOO
p:first:successful	NTOLMOPOOQOOOOO
p:first:suivi	OOOOOSNOOOOOOOO
p:first:summary	NNTLPOONNNRNNNN
p:first:supervisory	OOOOSOTKOONNNON
p:first:supplemental	OKOOOOONVMLOOOO
p:first:support	OOOOOUOOOOOOOOO
p:first:supporting	OSNOOOOOOOOOOOR
p:first:supportive	OOQOOSMOOOOOOOO
p:first:surrey	OKNOOOOOONNOJNU
p:first:sustain	OOOOOOTOOOOOOOO
p:first:sustainably	OOVOOOOOONOOLNO
p:first:tampa	VSLONOLOOOOPOOO
p:first:te	NVJMRMKMMLMMMNJ
p:first:teach	OOOONTPOOOOOOOO
p:first:tech	OKSSTNJOMQMLKNJ
p:first:technical	OSOOOOOOOOOOSOO
p:first:tendrás	ONTNONMNNPMONNO
p:first:that's	OMMOMOQOOOOOOTO
p:first:the	OOOOSOOOOOOOOOO
p:first:then	OOTOMONOOMOOONO
p:first:therapist	NOTOOOOOOOOOOOO
p:first:there	OMOOOMTOKOOOUON
p:first:there's	ONMTNOOOOOOOONO
p:first:therefore	OOOONNOOOOOOMSO
p:first:they	OSOOWOLOOOOONOM
p:first:third	TONONOLOOOQPOON
p:first:through	ORTOOOOOOLOOOON
p:first:time	OKMNMOTMNNUMMMK
p:first:to	OQOOOOQOOMLOSNO
p:first:tools	OONRNLMNNTOONLO
p:first:top	OTSOOOLOOOOOOOL
p:first:track	OOOKOVOOOOOOOOO
p:first:training	OSOOOOOOOQQONOL
p:first:travel	OJNOOPPRNOUKOON
p:first:troubleshoot	OOOOMTPOOOOOOOO
p:first:true	OOMKTOTOOOOONNN
p:first:tuition	OOOOOOOOLVOOOOO
p:first:turkish	OKNOOOLOOOOONVN
p:first:turno	LLKLMLLMMMSMLMV
p:first:tva	OQMOONOOOLOOKSO
p:first:type	ONNOPNVOONPNMOM
p:first:typescript	ONOOONPTOOOOOOO
p:first:una	OSNOOONOJQOOOOO
p:first:und	ORNMHIPNOPOUQNI
p:first:understand	OOOOOOOOOTOOONO
p:first:understanding	OOOOOLQTOOOOOOO
p:first:understands	ONOOOULMONOOOOO
p:first:une	OOOOMOOOOQOOSOO
p:first:uniform	OOOOOOOOOUOOOOO
p:first:united	RHXOOOOOOOOOOON
p:first:unposting	OMMNONNNOOLNXNI
p:first:upload	ONNOOOOOOOOOUNN
p:first:urgent	OOLOTOQOONOPOOO
p:first:use	OOOOOOPMOOOOTOO
p:first:uses	OOOOOUOOOOOONOO
p:first:using	OONONONOOOOOTOO
p:first:utilize	OOOOOVNOOOOOOOO
p:first:vacancy	NMMULOQONNNMNRM
p:first:vacation	OONOOOOOOUOOOOO
p:first:valid	OOOOOONUOOOOOOQ
p:first:validate	OSOOOMNOOOOOOOO
p:first:value	ONTNJONNONNTLNK
p:first:verification	OONOOONOOOOOOOS
p:first:veterans	OOOOOOLTOOOOPNO
p:first:vi	NMMMKNNNMMNMXNL
p:first:visit	OOMOOOOOOOOOTRN
p:first:vos	OOOOOPUOOOOOOOO
p:first:vous	OOMOOTPOOOOOROO
p:first:walking	OOOOOMMNOOUNONN
p:first:was	OVNOOJHONSOOOON
p:first:washington	OOOOOOOOOOSOOOO
p:first:wat	NMNNLSPNNRNNNNM
p:first:we	OOSOOOOOOOOOOQO
p:first:we've	OUPNNOMOOKOOOOO
p:first:week	OOOOOOOOOOTOOON
p:first:were	OOLOMOONOUROONO
p:first:what	OOOOOOOOOTOOOOO
p:first:what's	ORMOOLLOOQOOUOO
p:first:whether	ORTOLQJOONOOOOO
p:first:who	OOUOOOQOOOOOOOO
p:first:why	OOROOOOOOSOOOOO
p:first:will	OONMUPOOOOOOOOM
p:first:willingness	OUMOONOOOOOONOO
p:first:wir	OMQORNNOTIOMPNM
p:first:women's	TOMOOOOOPOOPOOO
p:first:work	OOOOOOROOPOWOOM
p:first:working	OOSOJXLTOOOPOOK
p:first:works	OOOOOQQOOOOTOOO
p:first:would	OOMOTOOOOOOOONO
p:first:written	OONOOOMTOOOOONO
p:first:www	OOPOOOOONOOONOS
p:first:xlqdzyr	NURNMOLNOMNNMNM
p:first:y	NVMNNOJLNLRNNNM
p:first:yes	OONNOMMOOONOKOW
p:first:you	OOOOOOSOOOOOOOO
p:first:you'll	OOOUOOQOOOOOOOO
p:first:you're	OOSOOOSOONOOOOL
p:first:état	OVNOOOMKONOONON
p:first:€	LGLWMONNKMNMNNU
p:first:이런	ONNNONQMOOONSOL
p:first:토스의	NSMTONNNOONOJOL
p:furniture:button	OOSOLONOOOONONY
p:furniture:notice	OOOOPONOOOOOMSN
p:label:code	LOOONOOOOOJO]OQ
p:label:contact	XTLOROOOOOOOOON
p:label:contract	OSMOOOOOOOOOOO[
p:label:deadline	OOOOOOOOOOOOJOZ
p:label:department	LKOSOOQOOOOLONS
p:label:duration	MMKMNLTNKMVSKOJ
p:label:education	OUOOOOOOONOOOOS
p:label:employer	SVJOOOOOOOROQOG
p:label:hours	OSOOOOOOPOUOOOM
p:label:openings	OLMONNONNMMNKNW
p:label:pay	OMOOOOOOOOTONOX
p:label:place	NOOOOOOOOOUTOOP
p:label:reportsTo	NMNVQLMONNNNNNN
p:label:title	OOIQOMOOOOOVOMV
p:label:workType	ORTOOMOOOONONOL
p:none	oOOOOOOOOOOOOOO
p:sign:anyGender	JODMROHMMKO[LNR
p:sign:bar	MQOONOOOOOOOKOX
p:sign:clock	OOOOOLOOOSWOOOR
p:sign:colon	OOOOOTOOOOOOOOO
p:sign:mail	OOPOOOOONOOMTXI
p:sign:money	ONOOOOOOWOOOOOQ
p:sign:question	OOOOXOOOOQOOTOP
p:sign:town	UOROYOOOOOOOOOO
p:sign:url	UOOOOOOOOOOOSOP
p:sign:year	OOUOOOOOOOOOOOU
p:sign:years	OOPOOOSOOOOOOOP
part:0	OOUOOOOOOOOOOOO
part:1	OOOOOTOOOOOOOOO
part:2	OOOOOUOOOOOOOOO
pay&cue:demand	OOOOOOSPOOOOLOO
pay&cue:legal	OOOOOOOOOOOOOUO
pay&cue:offer	OOOOOOOOOZOOOOO
pay&cue:pay	OQOOOOOOXOOOOOO
pay&cue:schedule	OLOOOOOOSNOOSOL
pay&cue:we	OOQOOOOOMSOOOOO
pay&sign:call	OJLONOOOHYNOLNN
pay&sign:capitals	OVOOOOOOJOOOOOO
pay&sign:colon	OVOOOOOOJMOOOOO
pay&sign:digit	OOOOOOOOWOOOOOO
pay&sign:titleCase	OOOOOOOOPTOOQOO
pay&sign:url	OOOOOOOOOQNOSOL
place&cue:company	OOSOOPOOOOOONOO
place&cue:legal	OSMOOOOOOMOOMPO
place&cue:noise	OONOOOOOOOOOOOS
place&cue:overview	OONOLPQOOSNPOOO
place&cue:pay	OOOOOOOOTOOOOOO
place&cue:place	OLOOOOOOOOO]OOO
place&cue:process	OORONOOOOPOOSMO
place&cue:schedule	OOOOOOOOOOUOOOO
place&sign:capitals	OOLOOOOOOOULOOP
place&sign:commaName	OHOOOOOOOOO[OOO
place&sign:digit	OOOOOOOOQOOSNOS
place&sign:money	OOOOOOOOSOOOOOO
place&sign:titleCase	OQLROOOOOOOWOOO
place&sign:year	OOOOOOOOOONOOOT
pp:cue:demand	OOOOOOUOOOOOOOO
pp:cue:legal	OOOOOOOOOOOOO_O
pp:cue:noise	OOOOOOOOOOOOOQS
pp:cue:offer	OOOOOOOOO^OOOOO
pp:cue:process	OOOOOOOOOOOO¡QO
pp:cue:we	OOZOOOOOOOOOOOO
pp:cue:wish	OOOOOOO]OOOOOOO
pp:first:	OLMNQOOOONOMOMW
pp:first:$	PISOMOOOOOUPLOO
pp:first:02	OOONOOOOONOOOOT
pp:first:07	NNKNJLNOOMRROOU
pp:first:1-3	OOOOOOIOOOOOOOU
pp:first:10	ONMOOTJNONORONT
pp:first:11	OMNONKKOOONNOOW
pp:first:12	MLONSLPMNLRMOMQ
pp:first:13	ONNOOMJNOONOROR
pp:first:14	OSNOOOKOOOONOOS
pp:first:15	OOOOOOLOOROONOT
pp:first:16	MKOOVNJONOONRNK
pp:first:2	MMJUOLNRMMNNMOQ
pp:first:2024	OOOOOOOOOOOOOTN
pp:first:3	OLMNOLOORLOOOOW
pp:first:3+	OOOOOOTOOOOOOOO
pp:first:3-5	OONOOOJOOOOONOU
pp:first:35629	MTMMMMLMMLLMMNS
pp:first:35h	OOOOOOOOTONOOOO
pp:first:37	NOLNRMKNMLNNNWK
pp:first:4	ONNOOKOOOOOOTOQ
pp:first:40	MMMMMNUNNMNPLNN
pp:first:401	OOOOOOOOOSOOOOO
pp:first:5	MLKNOLTNNNOSNNR
pp:first:5+	OOOOOOTOOOOOOON
pp:first:6	OOOOOMMONOOOOOU
pp:first:7	OOTONLLOOOOOOOU
pp:first:8	OONOOKOOOOPOOOT
pp:first:9	OONOOKMOOOOOOOU
pp:first:ab	TNMOOOOOOOONOON
pp:first:ability	OOOOOOSOOOOOOOO
pp:first:able	OOOOOOOQOSOOOOO
pp:first:access	OOOOONOOOXOOQOO
pp:first:accommodations	ONOOOOOOOOOOMMT
pp:first:accounting	ONPNONTMONOOOOO
pp:first:accounts	MTOONPOOOOONOON
pp:first:accueil	NMMNMUQNNNNMNNM
pp:first:accurately	OOOOOUNOONOOOOO
pp:first:acronis	OTOOOOOOOOOOLOO
pp:first:act	OUOOOPOOOOOONOO
pp:first:actual	OTOOONNOLPNMNNO
pp:first:adaptability	OSNONOOOOOOOOOO
pp:first:addison	OONOOONOOJONNOV
pp:first:additional	OOOOOOOTOOROOON
pp:first:address	OJOOONMOOOUOOOO
pp:first:administers	OOOOOSOOOOOOOOO
pp:first:administrative	OKOOOOUOOOOPOOO
pp:first:advaana	OOOONNOOOOOOTOO
pp:first:advanced	OOOOOOSOOOOOOOO
pp:first:after	OUOOOOOOOOOOJOO
pp:first:agency	OPSOOOOOOOONNON
pp:first:agile	OOOOOOUOOOOOOOO
pp:first:ai	OUOOONMNNOOOOOS
pp:first:airflow	ONOOONPSOOOONOM
pp:first:align	ONLOOPTNOONOOOO
pp:first:all	OOOOOOUNOOOOMRO
pp:first:allowing	OTOOOOOOOOOOMOO
pp:first:als	NMNMNVKNNLNNNNN
pp:first:amd	OOOONONOOOOOMTN
pp:first:analysis	OPOOONOOOSOOOOO
pp:first:analytical	OMOOONPTOOOOOOO
pp:first:analytics	ONOOOOOOPOOVOOO
pp:first:analyzes	OOOOOSMNOOOOOOO
pp:first:and	OOOOOOSOOOOOPOO
pp:first:answering	OOOOONOOTMOONOO
pp:first:applications	ONOOOOPOOOOOUOO
pp:first:apply	OLTPMQLOOOOOKOU
pp:first:apr	OMMNONNNOOLNXNI
pp:first:ar	NNKPKMMNNSNMUNM
pp:first:are	OOPOXOOOOOOOMOP
pp:first:ascenti	ONOOTOOOOJOOOOO
pp:first:asics	OOLQNSNOONOOMSO
pp:first:aside	OOOONNSOOOOOOOO
pp:first:assist	OXOOOQOOOOOOOOO
pp:first:assists	OOOOOSOOOOOOOOO
pp:first:associate	MOOOTOOOOOOOOOO
pp:first:associate's	OOOOOONOOOOOSOM
pp:first:assurer	OOOOOKTOOOOOOOO
pp:first:at	OWTOQONOOJOOOSO
pp:first:attend	OOOOOTLPOOOOOOO
pp:first:attention	OLOOOOXOOOOOOOO
pp:first:auch	OKNOOOPONTOOOOM
pp:first:auto	OOVOOOOOOIOOOOO
pp:first:autonome	OOOOOMQLOONOTOO
pp:first:availability	OOOOOOSNOOOOOOO
pp:first:aws	NNMMNNNUNNNMNNN
pp:first:axon	NNUOMOOOOOOONOO
pp:first:azure	OOOOONRMOOSOOOM
pp:first:bachelor	OONOOOOTOOOOOOO
pp:first:bachelor's	OOOOOOOSOOOOOOO
pp:first:background	ONOOOOOSOOOOOOO
pp:first:balance	OKONOMONOONNMOV
pp:first:based	OOOOOVOOOOOONOO
pp:first:basic	OMOOOOUSOOOOOON
pp:first:be	OOOOORTOOOOOOOO
pp:first:become	OOOOOTOOOOOOOOO
pp:first:benefits	OOOOOOOOVOOOOOU
pp:first:bespoke	NUOONOOOOLONOOO
pp:first:best	OOOOOOOOOPOOTNN
pp:first:bilingual	ONOOOOQOONOOPOS
pp:first:bioinformatics	OMOOOOOOOOOOLMW
pp:first:blackpool	OOOOOSOOONOOOOO
pp:first:bls	OOOOOOTNOOOOOOO
pp:first:blue	UKMNNNNNNPMNNNN
pp:first:bokaro	NNONNOJNOOONOOV
pp:first:bonnes	OOOOOOSNOOOOOOO
pp:first:bright	NNOOOOPOOONTOOO
pp:first:brighton	OOOOSOOOOOOOOOO
pp:first:build	OQOOOUOOOQOOOOL
pp:first:business	ONOSOOOOOOOOOOO
pp:first:by	OSTOOMOOOMOOOOO
pp:first:call	OTOOOLMOOOOOOOM
pp:first:can	OOOLOSQOOOOOOOO
pp:first:candidate	SNLOSNJOOROOOOM
pp:first:candidates	OOOOOOYLOOOOOOM
pp:first:canmore	OOSOOOOOOOOOOOO
pp:first:cardiff	ONNOOOOOOOOOOOS
pp:first:care	OUNOMMOOOOOOOOO
pp:first:career	MQNONNOON]NOLOS
pp:first:cdi	OOOOOOOOONSOOON
pp:first:certification	NLLONPPNUNOONOO
pp:first:chicago	OLMSOOOORONORON
pp:first:chief	OPSOLMMOOMOMUOI
pp:first:christian	OOSOOOOOOOOOOOO
pp:first:city	OOOONNTOOOOOOQO
pp:first:class	OOSOOOKROOOORMN
pp:first:clear	ONNOONPQOOOOOOT
pp:first:clerical	OOOOOTNOOOOOOOO
pp:first:click	OOMONOQOOOOOSNO
pp:first:climbing	OLOOONOONUOOOOO
pp:first:close	OOOOOUNOOOOQNOO
pp:first:co	OOSONOKRONOOOOO
pp:first:collaboration	OOJNOPROOROOONP
pp:first:collaborative	OOOOOOJTOOOOOOO
pp:first:come	OOQOOONONOOMSNN
pp:first:commercial	LSSMLMMNNNNLONN
pp:first:committed	OQLNOQNONSOOOOO
pp:first:company	OOTOOOOOOROOOOO
pp:first:compensation	OHOOOOOOQOOOOOV
pp:first:competitive	OOOOOOOOOUOOOOO
pp:first:complete	OLOOOROOOTNOOOO
pp:first:completes	OOOOOUOOOOOOOOO
pp:first:comprehensive	OJOOOOOOOVOOONO
pp:first:computer	OJNOOOQQOOOOOLU
pp:first:conduct	OOOOOTOOOOOOOOO
pp:first:conducts	OOOOOSOOOOOOOOO
pp:first:connaissance	OOOOMOMNONNNUON
pp:first:consistently	ONNOOQUOOOOOOOO
pp:first:consolidate	OOOOOTOMOOOOOOO
pp:first:constantly	OOOOSKROOOOOOOO
pp:first:contact	OMOOOPRNOOOOSOO
pp:first:continuous	OOOOORMOOWOONOO
pp:first:contract	NKMMMNVPMMVPMLH
pp:first:contributory	ONOOOOOOOTOOOOO
pp:first:controlling	OMTOOOOOOOOOMOO
pp:first:convert	OOOOOTOOOOOONOO
pp:first:cookie	OOONNONOOOOOONT
pp:first:course	NPMNMMNNNSNNSNN
pp:first:cox	OJNOOOOOOOOOKQU
pp:first:crane	NMTNKOMNNNNNKPR
pp:first:create	OOOOOSOOOOOOOOO
pp:first:creative	OOOOONSNOOOOOOO
pp:first:culture	NNTQMNNNOOOMNNP
pp:first:curious	UKONNNSMOMNONNM
pp:first:current	ONKOTOOOOQNQMON
pp:first:customer	OQOOSOJQOOOOOOO
pp:first:d	NLNTOMKTOPOOONN
pp:first:dallas	OKSOOOOOOOQOOOO
pp:first:dans	OLOOOSOOOOOOOOO
pp:first:data	OOOOOOUOOPOOOOO
pp:first:databricks	OOOTONPOOOOOOOM
pp:first:datenqualität	OUONOPHOOOOOOON
pp:first:day	ONOOOKNOSRLNMOS
pp:first:dbt	OOOSONONOOOOOOM
pp:first:define	OTOOOOPOOOOOOOO
pp:first:deliver	OONOOPTOONOOOOO
pp:first:demonstrate	OOOOOPTOOOOOOOO
pp:first:demonstrated	OOOOOKSQOOOOOOO
pp:first:department	MLLVNMOOMNLOONR
pp:first:der	OOSOMOOOOOOMOOO
pp:first:des	OOOOTMKOPPOOQOM
pp:first:describe	OOOOOOLOOOOOOOS
pp:first:descripción	NIMNUNMNNNNNMOU
pp:first:description	RKOVOOOOOLOOOON
pp:first:designing	OIOOOVPOOOOOOOL
pp:first:desirable	OOOOOOKVOOOOOOO
pp:first:desire	MMQOOMVNOONNONN
pp:first:desired	OOOOOOOUOOOOOOO
pp:first:detail	OJOOOOTOOOOOOOO
pp:first:detail-oriented	OOOOOOTOOMOOOOO
pp:first:details	OOOONLNOMMTNQOO
pp:first:determines	OOOOOTOOOOOOOOO
pp:first:developing	OUOOLNKOOOOOOOO
pp:first:development	OOMOOQQOOTOOONO
pp:first:develops	OOOOOTOOOOOOOOO
pp:first:devenir	ONOTOONNOOOOOOO
pp:first:diamond	ONWNLQOOOONNNON
pp:first:die	OLSOLQLONONMNOQ
pp:first:diploma	OOOOOOTMONOOOOO
pp:first:director	OPMOTLNOOOOQOOO
pp:first:disability	OOOOOOOOOSOOOOO
pp:first:discount	OOOOOOOONTOOOOO
pp:first:discounted	OONOOOOOOWOOOOO
pp:first:discounts	OOOOONNOOSOOOOO
pp:first:discretion	OONOOOOQUIOOOOO
pp:first:displays	OOOOOOTOOOOOOOO
pp:first:disponibilidad	MKLMNLLTNNULNNM
pp:first:do	OOOPKJOOOOOQOOY
pp:first:documents	OOOOOMTOOOOONOR
pp:first:don't	OLOOOOMOOMOOOPU
pp:first:driver	OOMOOOOOOOONOOT
pp:first:driver's	OOOOORNSOOOOOOO
pp:first:du	OQCKUUOKKKQOJOD
pp:first:due	ONOOOMOOQOOOSQO
pp:first:during	OMNOOMKONNUNPQN
pp:first:durée	OTOOOOOOMOOOOOO
pp:first:débutant	MKMNWNKMNNMNMNL
pp:first:een	NMNORLLNOUNNMNM
pp:first:eeo	OONOOONOOOOOLVK
pp:first:effective	OHOOORUOOSOOOOO
pp:first:eine	OOOOONKONWOOOOO
pp:first:elementid	MLNONNNONLNNNOV
pp:first:emotional	OONOOOOOOSOOOOO
pp:first:employee	ONOOOOOOOYOSOOO
pp:first:employees	ONOOONMOOUONRLK
pp:first:employment	OVOOOOOOROOIKUM
pp:first:empowerment	OZFONOOOONOOOON
pp:first:en	OLQOOOKTMOOOMNS
pp:first:enfin	OMOONNPNTNOOOOO
pp:first:engineering	OKOOOOUOOOPOOON
pp:first:english	OOOOOONPLTOOOOO
pp:first:enhance	OTOOOLOOOOOOOOO
pp:first:enhanced	OOOOOOOOOWOOOOO
pp:first:enjoy	OOPOONOOOSOOOOO
pp:first:ensure	OOOOOVOOOPOOOOO
pp:first:ensuring	OOONOSOOOOOOOOO
pp:first:enter	OOOOOSOOOOOOOOO
pp:first:envie	OOOONOOOONOOSOO
pp:first:environmental	MWONNNMNONNMNNL
pp:first:equal	OONOOOOOONOOMTN
pp:first:ervaring	OMNONKTUOQOONNL
pp:first:essential	OOOOOOWOOOOOOOO
pp:first:european	OOPOLNOOOOOSOOM
pp:first:evaluates	OOOOOSNOOOOOOOO
pp:first:everything	OOLOSOOOLSOONON
pp:first:everywhere	OOVOOOOOONOOLNO
pp:first:evidence	OOOOONNOOOOOOOT
pp:first:examination	OSOOOOOOOOOOOOO
pp:first:exceed	ONTOOOOOOOOOOOL
pp:first:experience	OOOOOOVWOOOOOOO
pp:first:experienced	NNTOOOOOOOONOOO
pp:first:experiencia	ONOOOOSOOPOOOOO
pp:first:explore	OKOOOOOOOOOUOOO
pp:first:exposure	OOQOOMTOOLOOOOO
pp:first:extensive	OOOOOOOTOOOOOOO
pp:first:external	NJMUOPNOOOOOOON
pp:first:extra	ONMNMSLTNNNNNNO
pp:first:failure	OOOOOOLOOOOOSNO
pp:first:familiarity	OROOOOOOOOOOOOT
pp:first:fanatics	NNVLNNNOOOOMNOK
pp:first:featured	OOQPNLOOOSOOOOO
pp:first:field	NMNMNRMMNNNNNMV
pp:first:finance	NMOVOKORNOOONOM
pp:first:financial	OUIOOSJROKOOOOO
pp:first:fingerprint	OOMOOOQNOOONUOI
pp:first:first	OOOOOOLOOOTOPOO
pp:first:flexibility	OOMOONNOTNNOOOO
pp:first:fluent	OOOOONPNOTOOOOO
pp:first:follow	OOOOOUPMOOOOOOO
pp:first:following	ORNMOTOOOMOMQNO
pp:first:for	OOSOOOOOOOOOSOO
pp:first:founded	SMTNOOOOONNOOOM
pp:first:frame	OONOOLMNNOOOONT
pp:first:from	OOOOONOOOTOOOOO
pp:first:ft	NOMOOOOOOOXMOOK
pp:first:fully	OONOQMOOOSOOOOO
pp:first:g-p	ONUONONOOOOOOOO
pp:first:gain	OOOOOPNOOSOOOON
pp:first:generous	OONOOOOOOTOOOOO
pp:first:git	OPNSOMQLONOONOO
pp:first:glasgow	OOOOVNPOOOOOMNO
pp:first:global	SOPONOPNONOOOON
pp:first:globe's	ONPOONNOOKOOWJN
pp:first:good	OOOOONTROOOOOOO
pp:first:gore	OVNOONKOONOOLMN
pp:first:government	OOOONSKTONOOOOM
pp:first:goyt	OMONHNNNWNNNNNN
pp:first:grade	OMNOONMOPLUSOOM
pp:first:graduate	OOMONOONOOOONOT
pp:first:group	OOUONOOOOOOOOOO
pp:first:growth	OOOOOLOOOWOOOOL
pp:first:gym	OSNOLMMNTTNNMNM
pp:first:hands	ONOOONUMOOOOOOM
pp:first:hands-on	OOOOONWMOOOOOOO
pp:first:have	OOWONTROOLOONOO
pp:first:headquarters	NMMONONOOMPMMOV
pp:first:help	OOOOOTOOOOOOOOO
pp:first:here	OPXOLONOQNOOOOO
pp:first:high	OOOOOORTOOOOOOO
pp:first:hired	OOLOOONOONOOUSM
pp:first:hiring	OOOOOOOOSOMOOOO
pp:first:holiday	OOOOOOOOOSOOOOO
pp:first:home	OOVOOOSOOIOOOOM
pp:first:hourly	NONONNNMWKNNMNN
pp:first:houston	OONOOOOOOOVONOO
pp:first:hr	OPOOOOOOOOOSOOO
pp:first:https	OOXOOOOOOOOOOON
pp:first:human	OONOSNOOOOOOOOO
pp:first:hybrid	OMOOONOOSOKTNOO
pp:first:hypoport	ONROLOOOOOONINT
pp:first:i	OOSOOOHOOOOOTOO
pp:first:ideal	OONQSOOOOOOOOON
pp:first:identify	OOOOOTOOOOOOOOO
pp:first:if	OOSOOOOOOOOOSQO
pp:first:ifrs	OOOOOMNMOOOOOOT
pp:first:imagine	OKOOMNOOOMOONNU
pp:first:implement	OROOOSOOOOOOOON
pp:first:implication	ONOOOKOOOOOOOOU
pp:first:important	OOOOOOOOOOOOOSO
pp:first:improve	OOOOOSQMOOOOOOO
pp:first:improved	NMYLMJMMNNNNMNL
pp:first:improves	OOOOOUNOOOOOOMO
pp:first:in-person	OOOOOOLNQOOUMON
pp:first:includes	ONOMUKOOOOOOONO
pp:first:incorporate	NKMNNOVNNNNNTNN
pp:first:incumbent	ONOOOSOOOOOOOOR
pp:first:individual	OOOOOQJOOPOUOOO
pp:first:industries	OUMNMOMOONOOOON
pp:first:information	OMSOOONOOMOONPO
pp:first:ingestion	ONNUONOOOOOOOON
pp:first:innovative	OOSONOOOOOOOOOO
pp:first:interact	OOOOOUOOOOOOOON
pp:first:intercom	ONJVOOOOOOOONOO
pp:first:interested	OOOONSLOOOOORNO
pp:first:internal	OOMTOPIQOOOOOOP
pp:first:internet	ONNNOKULOMONNOO
pp:first:invest	OMOTOOOOOPOOOOM
pp:first:investment	OOOOOMQOOOOOLUO
pp:first:irvine	OOOOTJOOOOOOOOO
pp:first:is	OUPNRMJLNNNOMOM
pp:first:ist	ONUNKOPOOOOLNOL
pp:first:it	OOROOPOOOOOOOSN
pp:first:iv	UMKONNNONOOQNON
pp:first:je	LMLMHQKMNTMMUNN
pp:first:jetzt	OMOOLOOOOOOULOK
pp:first:job	OOOOOOOOOOOOOOT
pp:first:jobs	OOLOOOOOOOONTOU
pp:first:join	OLTOVLOOOOOOOOO
pp:first:joining	NKTNOOOOOROONOO
pp:first:jornada	NMNOONMOMPTNONO
pp:first:just	OMOOOOOOOQOOKMT
pp:first:jydstrup	LNMNNNMNNOMNPOU
pp:first:keep	OOOOOTRMOOOOOOO
pp:first:keeping	OOOOOSOOOOOOOOO
pp:first:key	OOOOOXOOOOOOOOO
pp:first:kingdom	OONNOOOOOOTONOO
pp:first:kingspan	NVLOKOOOOOONNOO
pp:first:la	ONOSONQOOOOOOOO
pp:first:language	OOOOOOOOOTPOMNP
pp:first:las	OJNNPONOOONVQOK
pp:first:layout	OINOONOOOONONOW
pp:first:leadership	ONOOONTOOOOONOR
pp:first:leading	OOOOKUROOOOOOOO
pp:first:leads	OOOOOTOOOOOOOOO
pp:first:learn	OOLOOOOOOSOOOOO
pp:first:learning	ONKQRNOOOUOMMNP
pp:first:leicester	OOLPNOOOOTOOOOO
pp:first:les	OOOOOOOOOSSOKOO
pp:first:less	OOROONIOOOOOOOU
pp:first:leverage	OTOOOKOOOOOOOOO
pp:first:liaise	OOKNNVOOOOOOOOO
pp:first:liaising	OTOOONOOOOOOOOO
pp:first:license	OOOOOOLQOOOSOOO
pp:first:licensed	OOOOONTOOOOPOOO
pp:first:life	OOOSOOOOOOOOORO
pp:first:light	OLMOOOOOOOOOMVL
pp:first:linkedin	NLLNMMMNNNMNNMY
pp:first:live	OOMOOOQNOONOVOI
pp:first:local	NMMNMMLNOMWNLNK
pp:first:located	OOSOMOROOOOLOOO
pp:first:location	OOOOOOOOTOROROO
pp:first:london	OONTNOOOQOOOOON
pp:first:long	OLNOPOMOOOMOMOU
pp:first:look	OOOMNTOOOOOOOOO
pp:first:looking	NMLNRMINNONNMMT
pp:first:loop	OOVOOOOOOOOOOOO
pp:first:love	ONMNLSUONNNNNOO
pp:first:maintain	OOOOOVROOROOOOO
pp:first:maintains	OOOOOMSOOOOOOOO
pp:first:maintenance	OLOOOOMVOOORNON
pp:first:malibu	SONONONOOOOLPOO
pp:first:manage	ONOOOYOOOOOOOOO
pp:first:market	OOOOOOPONSOOOOO
pp:first:marketing	OTOOOOOOOQOOOOO
pp:first:matched	OONOOOOOOTOOOOO
pp:first:may	ONOOOSNOOOSOOOO
pp:first:mdosjobs	OOOOOOTNOOOOOOO
pp:first:mechanical	OOOOSLKTOOOOOOO
pp:first:med	OOLOOOLQOOOOMOT
pp:first:meet	OOOOOPKSOOOOOOO
pp:first:member	OOOSPONOONOONOO
pp:first:mensuel	OPOOOOOOOSNOOOM
pp:first:mental	OKOOOPPONROONOO
pp:first:mhr	OOUNKOOOOOOOOOO
pp:first:mit	LJPMSLLMMRULMMK
pp:first:mnk	NNMOQNROOOTQMOM
pp:first:moderate	MOMONNOOLMNVOMM
pp:first:monitor	OONOOSKTOOOOOOO
pp:first:monitoring	OOOOOPIVOOOOOOO
pp:first:more	OOOONPRNOOONUNI
pp:first:morecambe	OOOOOSOOOMOOOOO
pp:first:mostly	OOOOOOSOOOOLOOO
pp:first:must	OROOONROOOOSOOO
pp:first:mutuelle	OPOOOOTOOOJOOOL
pp:first:mwm	OOSOOOOOOMOOOOO
pp:first:my	OOUOOOOONKOOOOO
pp:first:name	ONOOLOOOOQNOVNO
pp:first:navigate	OLOSNNOOOUOOOOK
pp:first:need	NNNOOOUNONONOOO
pp:first:network	SNNNQQOOOOONOOO
pp:first:new	OTOOOQNPOMOOOOO
pp:first:nhs	NURMMNRNNKNNJMN
pp:first:nice	OJSOMONSOOOONOO
pp:first:nice-to-haves	OOOOONOSOOOOOOO
pp:first:no	ONRNKMLOOOROTRP
pp:first:nombre	NOVNNMPNONNNJNN
pp:first:non-exclusive	OOOOMNOOOONNTON
pp:first:none	OONONOILOMOOTOU
pp:first:north	OOTOOOLOOOOOOOO
pp:first:northeast	OVOJOOOOOOOOOOO
pp:first:not	OSOORKLOOOOOPOP
pp:first:notre	OOMONOONOTOMOOO
pp:first:now	NNYOMMNONNOQOOO
pp:first:nursing	NNNOOOPOMOUMOOM
pp:first:occasionally	OOOONNNOOOOOTNO
pp:first:oder	OOMOKMQOOOMTNOM
pp:first:of	OOOOONLTOMOONMP
pp:first:on	NTNONMNMOOSNHMS
pp:first:once	OUOOONLOOROOOMN
pp:first:one	OOOONONOOOOOMOV
pp:first:only	OOONNNOOOOTOKOS
pp:first:ontology	POMOOOOOOONNOOT
pp:first:open	OMKOULLPOOOQNOO
pp:first:operating	OOOOOSOOOOOOOOO
pp:first:operational	ORNOONOONNOOSON
pp:first:operations	OONOTOOOONOOOOO
pp:first:oportunidades	NUMNNNNNMONOMOL
pp:first:opportunities	OOKONOOOLOOUPON
pp:first:opportunity	OOOONPNOOUNOPOO
pp:first:oracle	OOLONMVOOOOOOOP
pp:first:order	OOOOOOSMOOOONOO
pp:first:organization	OTOOOOOOOOOPOON
pp:first:organizational	OLOOOOUNONOOOON
pp:first:organized	OOOOOOTOOOOONNO
pp:first:osteostrong	OOVONOOOONOOOOO
pp:first:other	OOOOOOOTOOOOOOO
pp:first:our	OOXOOOOOOOOOOOO
pp:first:ouvrier	OOTNNSLNOONMOOL
pp:first:overseeing	OOOOOSOOOOOOOOO
pp:first:oxfam	OOOONMOOOOOOJXN
pp:first:part	ONQNNTKTONOOOMO
pp:first:part-time	NONOOOOOONOUOOO
pp:first:participates	OOOOOYMOOOOOOOO
pp:first:partner	OOOOOSOOOOOOOOO
pp:first:passion	OSPONOONOOOOONN
pp:first:payment	ONNOOPOOMMOOSNO
pp:first:peacehealth	OPNOMOOOQONMNSN
pp:first:people	OLOOOOVOOONOMNQ
pp:first:performance	OLNOORTNOONONNN
pp:first:permanent	OOMOONOOORMONOT
pp:first:permis	ONNOONNSOROOOOO
pp:first:person	ONOOOOOOOTOOMOO
pp:first:personal	OOOOONOOOUOOOOO
pp:first:physical	OOMOROOOOOOTNOQ
pp:first:piloter	OTONOOOOOOOOOOO
pp:first:plan	OOOOOVOOOOOOOOO
pp:first:plants	OJOOOPOOOOOOTOO
pp:first:please	ONOOOOOOOOOOTOS
pp:first:plus	OOLOLNOMRULONNO
pp:first:poole	MMPOOONOOOQTNOQ
pp:first:portland	NNMONOOOOOVOOON
pp:first:positive	ONOOOSOOOOOOOOO
pp:first:poste	OROOOTOOOMNRMOO
pp:first:power	ONOOOMTQOOOOOOM
pp:first:precision	OOMOLOOKPOPPMKU
pp:first:prefer	OOOOOOOSOOOOOOO
pp:first:preferred	OOOOOMOVOPOOOOO
pp:first:prepare	OTOOOOOOOOOOOOO
pp:first:prepares	OOOOOTOOOOOOOOO
pp:first:previous	OOOOONPUOOOOOOO
pp:first:primary	OTNOOOPOOOOLOOO
pp:first:principal	OSOOOOOOOONPNMN
pp:first:prison	ORLOMOLONONNUMM
pp:first:private	OMOOOPOOOWOOOOO
pp:first:proactive	OOOOOPSOOOOOOOO
pp:first:problem-solving	OOOOOOSOOOOOOOO
pp:first:process	OOOOOOSOOOOOOOO
pp:first:professional	OSNOOOOKNOOOIOS
pp:first:program	OOOOTONOOOOPOOO
pp:first:programming	OOOOOOUKOOOOOOO
pp:first:project	OOOOOPVNOOOOOOO
pp:first:promote	OOOOOUNOOOOOOOO
pp:first:proven	OOOOOOWOOOOOOOO
pp:first:provide	OROOOVOOOOOOOOO
pp:first:provides	OOOOOUOOOOOOOOO
pp:first:purpose	OXKORJNOOKOLOOO
pp:first:pursuing	NKUMMMIUNMMMNNI
pp:first:python	OSOOOOLTOOOOOOO
pp:first:qualification	OSSOOOLNONONNON
pp:first:qualified	OOMOOOOOOOOOTMO
pp:first:qualité	OOTOONOOOOOOOON
pp:first:read	ONOOMOOOOOOOUQN
pp:first:ready	OOUOPONOOOOOOOM
pp:first:reasonable	OONOOOOOOOOQNTO
pp:first:receive	OOOOOSOOOMOOOOO
pp:first:recent	OOOOOOTNOOOOOOO
pp:first:recognize	OOOOOSOOOOOOOOO
pp:first:recruitment	NTOOSNONOOOOOKN
pp:first:red	OQONTLNQNLOOMON
pp:first:refer	OOSOMNNOMTOONNO
pp:first:registered	OONOPOOOOMUONOO
pp:first:regular	OONONOOOORTOOOL
pp:first:rehabilitation	TLOONPMOOMOOOOM
pp:first:relevant	OTOOOOONOOOOOOO
pp:first:reliable	OPOOOOSOOOOOOOO
pp:first:remote	OLOVOOOOOPOOOOL
pp:first:report	OOOSNRNMOOOOOOO
pp:first:reporting	OOOQSMOOOOOOOOO
pp:first:reports	OKOOOQOOOOOPOOT
pp:first:requirements	OOOOOOSOOOOROOO
pp:first:research	OKVNOMQOOOOOOON
pp:first:respect	OONNNMOOOONNUOO
pp:first:respiratory	OMNSNNNOMOUONOK
pp:first:respond	ONOOOUOOOOOOOLO
pp:first:responsible	OPOUORLOOOOOOOO
pp:first:retail	ONLNLQONUPOTLNL
pp:first:retirement	OOMOOOOOOMOOOTO
pp:first:revenue	ONOORJOOOOOOOOU
pp:first:review	OOOOOSOPOOOOOOO
pp:first:ricardo	OSPOOPOOMOOOOOO
pp:first:ripple	OOLOTOOOOOOOMQN
pp:first:river	TKNOOOOOOOOOOOO
pp:first:road	UJOOOMOOOOOOOON
pp:first:robert	OOROMNKRNLOOPNR
pp:first:rockefeller	OOOONSOOOOOOOOO
pp:first:role	OOOONXQOOOOOOOO
pp:first:rémunération	OOOOOOOOSLOOOOO
pp:first:safety	OOMOOOOOOOONWOH
pp:first:salaire	LJLNNMKNKQLLTNS
pp:first:salario	ONJOOONOULROMOO
pp:first:salary	OQOOOOOOTLKOVOJ
pp:first:sales	OTOOOOPOIOOOOOO
pp:first:salesforce	NNSOOOSNOOOMOOM
pp:first:salário	KUJLLKKLKKLKLLV
pp:first:san	OOKOROOOONOOOOT
pp:first:sap	OOOOOMTOONONOON
pp:first:savoir	OJNNOLVOOONOTON
pp:first:schedule	OPQOONOOONOOWNK
pp:first:school	OHIUSNONNTLMNMM
pp:first:se	NVOONOOOOOOOOOO
pp:first:secretary	VJRNJMMNNNNNNML
pp:first:secteur	OTOOOOOOOOOONOM
pp:first:section	NNNONNMONKNNNOV
pp:first:secure	OUOOOJQOOOOOOOO
pp:first:security	OOOOOUOOOOOOOOO
pp:first:see	OSLOONLOORQNMOM
pp:first:selection	OKOOOOMOOOOOVOO
pp:first:senior	OMOOSOOOOOOTOON
pp:first:serious	OOOOOOTNOOOOOOO
pp:first:server	NONOOOQOOOOSOOO
pp:first:setting	ONSNNLLOONOONTO
pp:first:share	ONOOOVPOOOOONOL
pp:first:sheet	MMNNPXLQONNMNNL
pp:first:show	OQOOUOJONMORNNH
pp:first:si	OVJNQNONNMNONOL
pp:first:sick	OMNOONOONWOOOOO
pp:first:sign	SNNOOLMUMOOONOO
pp:first:since	ONSMSMMNOONOONO
pp:first:site	VLKUNNNONNMNNOK
pp:first:skf	RXOOOOOOOHOOOOI
pp:first:skilled	OJNNOOQOONOONOU
pp:first:skills	OMOOONSSOOOOOOO
pp:first:snowflake	OLINTOOROOOLNOP
pp:first:so	OUOOOOOOOJOOOOO
pp:first:social	ONOOOOTNOOOQNOO
pp:first:solid	OOSOOOSOOOOOOOO
pp:first:someone	ONMSOOMOOOOOQNO
pp:first:sozialpädagog	NMMONNOOOONMOOU
pp:first:sql	OMOSOMOQOOOOOOO
pp:first:sr	NTMMROKNONOOONL
pp:first:st	OOOOOMSNOPOOONO
pp:first:staff	OONORLOOOOOUOOO
pp:first:standard	ONNNMMLNMNRPLNU
pp:first:standing	OONOOOSOONOOOOO
pp:first:state	UMMNLLOOOMLOMQS
pp:first:states	OOUONMOOOOOOKON
pp:first:still	OOIOONOOOOOOVOM
pp:first:strategic	ONOOONSOOOOOOOO
pp:first:strong	OQOOOOUOOOOOOOO
pp:first:successful	OPNOQOOOOOOOKTM
pp:first:summary	OOOSKLPOOORROOO
pp:first:superior	OOOMOOSOOOOOOOO
pp:first:supervisory	MLNNMOQNONOUMOL
pp:first:supplemental	ONOOONNOVLOONOO
pp:first:support	OOOOOTOOOOOOOOO
pp:first:supporting	OLOOLRPOOONOMNW
pp:first:surrey	LULNNONNNNNMLMS
pp:first:svmhi	ONONOOOOOOOOSON
pp:first:take	OMOOOUOOOOOOOQO
pp:first:tampa	ONONMNUONOOROOM
pp:first:te	TONOSOLOOOOOOOM
pp:first:teamwork	OUOOOOOOOMNOONO
pp:first:techead	MNWONONOOOOLKMN
pp:first:technical	OOOOSOPOOOOOOOO
pp:first:tendrás	OLLONONOLPPOTOO
pp:first:text	OMOOORMOOLOOPOT
pp:first:there	OOOSRKOOONONPNO
pp:first:therefore	ONOOONOOOOOOQTO
pp:first:these	ONOQMMUOOPOMSOO
pp:first:tight	OHWOOOOOOOOOOOO
pp:first:tiptopjob	SOOOOOOOOOOOOOO
pp:first:tools	OOOROMMOOTOOOMO
pp:first:top	OOQOONSOOOOOOOO
pp:first:track	OQOSNMOOOOOOOOO
pp:first:transcript	OOMOMOOOOTOOONO
pp:first:transports	ONOOOULOOOOOOOO
pp:first:true	ONKKVNROONOOMMM
pp:first:trust	OOOOOSOOOOOOOOO
pp:first:turkish	OUOOOOOOOOOOOKO
pp:first:turno	MRNNNNNNNOTMNON
pp:first:tva	OTMOOOOOOMOOMNO
pp:first:two	OVPNOOMMNLMNQMM
pp:first:type	OQOOOKTOOOOOOOM
pp:first:uams	NNTONOOOOOOOOOO
pp:first:ubt	SNNOOOOOOOOOOOO
pp:first:uk	NJMONOKOOOOTNUM
pp:first:un	OMOOOOPOOUOOOOL
pp:first:una	OOSONNMORKOONOO
pp:first:und	OMPNLPPNOQOQNOK
pp:first:understand	OVPOOOMOOKOOOOO
pp:first:understanding	OOOOOOLVOOOOUOO
pp:first:understands	OOOOOTNMOOOOOOO
pp:first:undertake	OOTOOLOOONOOOOO
pp:first:une	NTOOLOOOOOSOOOM
pp:first:uniform	OMNOOOOOOWOOOON
pp:first:united	OOTOOOOOOOOOOOO
pp:first:up	OVNMONPNOMOOOOO
pp:first:upload	OOOOOOOOOOOOTON
pp:first:urgent	OOPOOOOOOOSOOOO
pp:first:us	OSOOOOLQOOOOOOP
pp:first:use	OSOOOKQOOOOOOOO
pp:first:user	OOOONTNONOOONOO
pp:first:using	OMLONRMOOOOOTNN
pp:first:utilize	OOOOOSNOOQOOOON
pp:first:utilizes	OOOOOOSOOOOOOOO
pp:first:vacancy	OONOOOOOSOOOORL
pp:first:vacation	OLOOOOOONVOOOOO
pp:first:valid	OOOOOOUOOOOOOOO
pp:first:value	OOONGNNNNNNIKMX
pp:first:verification	OONNNNSNNNNNQON
pp:first:vi	NVMMKLONMLNMSNK
pp:first:viewber	ONMORONOOSONMON
pp:first:visit	OOOONSNOOOOOOOO
pp:first:votre	ONOOOQNOUMNOMOO
pp:first:was	ONNOOPNOOSOOOOO
pp:first:we'll	OOOOOOUOOONOOOO
pp:first:week	OTNOOOOONMROOOO
pp:first:weekly	ONMMMKMMLOVQMNN
pp:first:well	MOWOMMMOOOOQNOO
pp:first:what's	OOMOONNOOTOOPOO
pp:first:when	OUOONOOOOOOOOQP
pp:first:who	OOQOOOSONOOOOOO
pp:first:why	ONROOLOOOTOOOOO
pp:first:will	ONONNSPOOOOOOOO
pp:first:willingness	OROOOOTOOOOOOOO
pp:first:wir	JLRORONOUIOMPNM
pp:first:with	OOOVOOOOOOOOOOP
pp:first:women's	TMNNOOPMRORQLON
pp:first:work	OOOOOQQOOPOSOON
pp:first:working	OQLOPONTOOOOOOO
pp:first:works	OMNOOOQOOOOOOUO
pp:first:written	OTMOONQOOOOOONO
pp:first:y	NTNOOOKNOLNNSOL
pp:first:yes	OPNNNNKOOONNKOX
pp:first:you	OOOOOOTPOOOOOOO
pp:first:you'll	OPOOOUQOOPOOOOO
pp:first:you're	OOOOOPTOOOOOOPL
pp:first:your	OTOOOOOOOOOOQOO
pp:first:état	OOOOOOMOOSOOOOO
pp:first:être	OOOOONTOOOOOOOO
pp:first:€	ORMOTOOOOMOOOOO
pp:first:데이터	ORONOOQQOOOONOK
pp:first:토스의	ONLTOMMNNNNNSNM
pp:furniture:button	LOUOPONOONOQONU
pp:label:code	KMXKNLLNIKQNWMU
pp:label:contact	OOWPOOOOOOOOOPM
pp:label:contract	OLOOOOMOOMYQOOP
pp:label:deadline	OMMOOOOOOOOOQNV
pp:label:department	OOROROMONKOOPOQ
pp:label:duration	OONOONNPOOTOOOO
pp:label:education	OOXONMIUNLNOJOO
pp:label:employer	OGOOOOOOOOTXOOO
pp:label:experience	OOOOYOROONOOOOK
pp:label:pay	OOOOONMOSOUOOOO
pp:label:place	NOLONNOOOOOTOPV
pp:label:reportsTo	OOOOTLNOOOOOOOO
pp:label:title	OOOVOJOOOOOOOOR
pp:label:workType	NRMNMJNNNMMNSNS
pp:none	]OZOOOOOOOOOOOO
pp:sign:anyGender	NQNMPUMSOLOMLOO
pp:sign:bar	OJOOOOOOONOOOLW
pp:sign:capitals	OOROOOOOOOOOTOO
pp:sign:clock	OOOOONOOPOUOQOO
pp:sign:mail	OOMOOOOOOOOOPYM
pp:sign:question	OMQOUOOOOPOOOOP
pp:sign:tag	MMVMKMNMMPKOQJO
pp:sign:town	OOPOVOOOOOOOOOQ
pp:sign:year	OOPOOONOOOOOOOT
process&cue:demand	OOOOOOSOOOOOTOO
process&cue:legal	OOOOOOOOOOOONWO
process&cue:noise	OOMOOOOOOOOOVPO
process&cue:offer	OOSROOOOOOOOIRO
process&cue:overview	OOPVKOOOONOOPOO
process&cue:pay	OPOOOOOOTOOOPOO
process&cue:process	OPOOOOOOOOOOUOO
process&cue:we	OOOOLOOOOOOOPUO
process&cue:wish	OOOOOOMSOOONPON
process&sign:call	OOLNNLOOOMNOUOO
process&sign:capitals	OWOOOOOOOOOOOOO
process&sign:commaName	OOOOLOOOOOOTNPO
process&sign:digit	OOOOOOOOOOOOYOP
process&sign:percent	ONQOOOOOOOOOSOO
process&sign:question	OOKOQOONOLONQNT
process&sign:titleCase	OUWOQOOOOOOOPOP
process&sign:town	ONLONOOOOOOSOON
process&sign:url	OOLOOOOOOOOOQOU
process&sign:year	ONOQOOOOOOOOSNP
schedule&cue:duty	OOOOOWOOOOOOOOO
schedule&cue:offer	OOOOOOOOOVOOOOO
schedule&cue:schedule	OPOOOOOOOOVOOOL
schedule&sign:commaName	OOOOOOOOOQTLOOM
schedule&sign:digit	OLNOOOOONOXOOOR
schedule&sign:inSomewhere	OOONMOTOONNROOO
schedule&sign:stop	OOOOOPSOOOOOOOO
schedule&sign:titleCase	OOKOOONOOROMORT
schedule&sign:year	OOMNOOOOOONONOS
shape:heading	O}OOOOOOOOOOOOO
shape:item	OOOOOVOOOOOOOOO
sign:anyGender	RLMOUOOOOOOOOQO
sign:bar	OMOOOMOOOMOTONS
sign:call	OOOOUOOOOQOOXOP
sign:clock	OOOOOOOOOOWOROP
sign:colon	OjOOOOOOOOOOOOO
sign:commaName	OOOOOOOOOOOZOOO
sign:digit	OOOOOOOOOOOOOOV
sign:mail	OOOOOOOOOOOOVSO
sign:money	OOOOOOOO]OOOOOO
sign:question	OXLO[ILOOOOOXOQ
sign:tag	OJMNNONNNNNNJLY
sign:titleCase	OZOOOOOOOOOOOOO
sign:town	OOOOOOOOOOOjOOO
sign:url	OOSOOOOOOOOOUOX
sign:year	OOPOOOOOOOOOXOT
sign:years	OOOOOOVOOOOOOOP
team&cue:company	OMMTPNOOOOOOMOO
team&cue:demand	OKPOOQSOOOOOOOM
team&cue:duty	OOOVNRNOOOOOOON
team&cue:overview	OKOQQPOOOOOOOOO
team&cue:team	NOOTOSNOOOOOOOO
team&sign:capitals	OOONOOOOOOOONOS
team&sign:colon	OSONONOOOOOOOOO
team&sign:digit	OOOQSMOOOOOOSOL
team&sign:question	OLOSRLOOOOOONOO
team&sign:stop	OKOXPSOOOOOOOON
team&sign:titleCase	OOOUOOQOOOOONOO
team&sign:year	OOOMOOOOOOOOUOK
top&cue:company	OOWOOOOOOOOOOOO
top&cue:demand	OOOOOO¡OOOOOOOO
top&cue:duty	OOOOSUOOOOOOOOO
top&cue:noise	OOOOOOOOOOOOOO¡
top&cue:offer	OOOOOOOOOWOOOOO
top&cue:overview	OOOO]OOOOOOOOOO
top&cue:pay	OOOOOOOOWOOOOOO
top&cue:place	OOOOOOOOOOO¡OOO
top&cue:process	OOOOOOSOOOOOVOO
top&cue:schedule	OOOOOOOOOOcOOOO
top&cue:team	OOOYOOOOOOOOOOO
top&cue:we	ORVOOOOOOOOOOOO
top&cue:wish	OOOOORLZOOOOOOO
top&cue:you	OOMOZQOOOOOOOOO
top&sign:anyGender	TONOSOOOOOOOOOO
top&sign:bar	OOPOOOPOOOOTOOO
top&sign:call	OQOOSNPNOPOOOOQ
top&sign:capitals	JRPSJHHOLOORKOO
top&sign:clock	OOPOOOOOOOTOROL
top&sign:colon	OUOOOOOOOOOOOOO
top&sign:commaName	OOOOOOOOOOOdOOO
top&sign:digit	OOOOOOOOOOOOOOZ
top&sign:mail	OONOOOOOOOOOTOO
top&sign:money	OOOOOOOOWOOOOOO
top&sign:percent	OOOONOOOOTOOOOP
top&sign:question	GONOZKOMOOOMOOZ
top&sign:titleCase	[OXOOOOOOOOSOOO
top&sign:town	OOOOOOOOOOOjOOO
top&sign:url	IOOOOOOOOOOOWO[
top&sign:years	OOOOOOWOOOOOOOO
unknown&cue:company	OOUOOOROOOOOOOO
unknown&cue:demand	OOOOOOYOOOOOOOO
unknown&cue:duty	OOOOOTOOOOOOOOO
unknown&cue:legal	OOOOOOOOOOOOOWK
unknown&cue:noise	OMOOOOOOOOOOOOV
unknown&cue:offer	OOOOOOOOOZOOOOJ
unknown&cue:overview	OSNOOOOOOOOOQOO
unknown&cue:pay	OONOOOMOXPPOOOO
unknown&cue:place	OOOOOJOOOOTVOOO
unknown&cue:process	OOOOOOOOOOOOZOO
unknown&cue:schedule	OOOOONOOOOZOOOJ
unknown&cue:team	OKMVNOTOOOOOOOM
unknown&cue:we	OOTOOOOOOOOOOOO
unknown&sign:call	OPQOOOMOOLOOOOS
unknown&sign:capitals	OGOOMMNOINQORLV
unknown&sign:clock	ONOOOOOOOOPOQIU
unknown&sign:colon	O¡OOOOOOOOOOOOO
unknown&sign:commaName	OLUOOOPOOOOOOOO
unknown&sign:digit	OHOOOIOOOOOOOOX
unknown&sign:inSomewhere	OOOOONOOONOTOOO
unknown&sign:money	OONOOOOOUOOOOOO
unknown&sign:percent	OOOOOOOOTQOOOON
unknown&sign:question	OTOOQONOOOOOWOM
unknown&sign:tag	OJOONOOONONOKOW
unknown&sign:year	OIPOMMOONLTOVON
unknown&sign:years	OOOOOOJOOOOOOOU
w:$	OOOOOOOO[OOOOOO
w:&	O^OOOOOOOOOOOOO
w:00	OOOOOOOOTNROPOM
w:000	OOQOOOOOTOOOOON
w:000+	OOUOONOOOKOOOON
w:010	OOOOOOOOOOOOSNO
w:02	OOMNONNOOOPOOOT
w:03	OOOOONNOOOPOMOS
w:04	NMLOONNONMONSNT
w:05	NLMNONOOONMNUOP
w:05-03-13	OOMONOOOOOOMTNM
w:05-29-15	ONMONOOOOOOMTNN
w:06	NNMNONTMNNNNLOS
w:07	MLMLMMMKNMMZONO
w:0845	OONOOOOOOOMOOSN
w:1	SSOOOOOOOOOOOMP
w:1-3	OOOOOOJOOPOOOOU
w:10	OOSOOROOONOOOMU
w:100	OOSOOOOOUOOOOOM
w:12	OOOOOOTOOOOPOOO
w:12+	OOOOOMTOOONOOOO
w:12-04-17	NMMNNONNNNNNJNW
w:13	OOOOOOMOOOOOLOT
w:13337	OLNOOONONOOONNT
w:14	OOOOOOOOOOOONOU
w:15	OOOOOMMOOOPOOOV
w:15-minute	OOSOOOMOOOOOOOO
w:16	OOPOOOLOOOTOOOR
w:17	OOOOOONOOOOONOT
w:18h30	OOPOOOOOOOSOOOO
w:19	ONOOOOTOPOOOSJP
w:1st	OOOOMOOOOOTOTOK
w:200	OOQOOSOOOOOOPNM
w:2004	OLOOOOOONOROUOL
w:2010	OOPOLMTOOOQPMQL
w:2014	OOOOONOOTONOOOM
w:2020	OOVOOONOOLOPNLS
w:2021	NNNOOOOOOOOMOOU
w:2024	OKOONOOORONMXSO
w:2024-2025	OLNONOOOMOVNKOL
w:2025	OOOOOOOOOOOOURH
w:2026	OMNOONKOPNSTQMQ
w:2030	OOSONOOOOOOOOOO
w:24	OOKOOONOOUOOMOU
w:250	OOSSNNOOOOOOONM
w:26	OOSOOONOONOONPN
w:28	OONOMOMOOPUMMOQ
w:28th	OONOOPMOOOUOOON
w:29	ONOOOOOOOONOVOL
w:299e88db7d5dd85e0b7ba65666#	ONNOOOUOOOONQOK
w:2nd	OOOOOOOOUOJOONO
w:3	OOOOOOTOOOOOOOO
w:3-4	OTOOMONOOOOOOOM
w:3-5	OOOOOOKOOOOOOOT
w:30	OOOOOOOOOOSOOOO
w:31	OLOOOOOOPOOOSOO
w:31-65	OONOOOVOOJOOOOO
w:3187	NLKOOOOOOOOOLMW
w:33	OOSOOONOOOOOTOM
w:34	OOOONOUOKNOONNO
w:35629	OOOOOOOOOOOSOOO
w:35h	OOOOONNOOOVONOO
w:360	ONVNOMOOONOOOOK
w:36h	ONNOOOOOOOTOMOM
w:37	OOOOOOPOOOSONOQ
w:38	OOOOOOOOOQOOOJS
w:386	MNUNNONONONLTML
w:3rd	OMONKNOOTOSONON
w:40	OOOOOONOOPXOOOO
w:401	OOOOOOOOOTOOOOO
w:401k	OOOOOOOOOVOOOOO
w:40hrs	POONSLOOOOPOOOO
w:4261	NOKOOOOOOOOOLOV
w:5+	OOOOOOUOOOOOOOO
w:5-10	OOOOOOUNOOOOOOM
w:5-star	OOMOOOTNOOOOOON
w:500	OOUNSKOOPOOOOON
w:50lbs	OOOOOOSOOOOOOOO
w:516461	TONOOOOOOOOMOON
w:55	OOMOOOSOPOOOOOO
w:555-010-0100	ONOOOOOOOOONUSJ
w:59	OOOOOOOOOOKOWOK
w:6	OOOOOOOOOOTOOOP
w:65	OOOOOOOOQSOOOOO
w:69	OOTOOONOOOOOOON
w:711	OOOOOOOOOOOOOSL
w:75	OOSOOOLOPOOOOOO
w:8	OOOOOMOOOOQQOOU
w:8-10	OOSOOOMOOOOOOOM
w:80	NOOOOOOOROOOOOT
w:898	ONNNUMMOOONONON
w:8am	OONOOOOOOONOLSO
w:9	OOPOOOKOOOOOOOS
w:90	OONOLMKOOKXOLSL
w:@	OOOOOOOOOOOOXRO
w:a-110	OOOOOOSOOOOOOOO
w:a-122	OOOOOOSOOOOOOOO
w:a-133	OOOOOOSOOOOOOOO
w:aa	OLOOOOOOOOOOOTO
w:ab	OOTOOOOOOOONOOO
w:ability	OOOOOOTOOOOOOOO
w:able	OOOOOOWOOOOOOOO
w:about-us	OOLOMOOONLOOPOT
w:above	OOOONOQOONOOOUN
w:abroad	OOQOOOIUOOOOOOO
w:academy	OLOOPOOOOQOUOOM
w:accelerate	OOTOOOOOOOOOOOO
w:accelerated	OOOOQOOOOTOOOOO
w:accept	OOKOOOQOOOOOOPW
w:acceptable	OOOOORSOOOOOOOO
w:acceptance	LONOTQOOOOOOQNO
w:accepted	OOOOOOMOOPOOYLO
w:accepté	OOOOOOUOOOOOOOO
w:access	OOOOONOOO[OOOOO
w:accesses	OOOOOUMOOOOOOOO
w:accessibility	OUOOORKOOOOOLPN
w:accessible	OOMRSLOOOOOOOOO
w:accessing	OOOOOTNOOOOOOOO
w:accommodate	OOOONNOOOOQOOTO
w:accommodation	OOQOOOOOOOOOHXO
w:accommodations	OPOOOOOOOOOOLVO
w:accompagner	ONOOOOOOOUOOOON
w:accordingly	OOOOOMTOOOOOOOO
w:account	OONOOVOOOOOOOOO
w:accountabilities	NSOOOOOOOOOOOOO
w:accountability	OOOOOMXOOOOOOOO
w:accounting	OOOOOOPOOOOOOOU
w:accredited	OOOOOOUOOOOONOO
w:accueil	NMMNNWLONNNMNNN
w:accurate	OOOOOSOOOOOOOOO
w:accurately	OOOOOUOOOOOOOOO
w:achieve	OOOOOUOOOOOOOOO
w:acquisition	OOPPNONOOOOOMVO
w:acquisitions	LOTSOLOOONOONON
w:across	OOSOQOOOOOOOOOO
w:acting	OOOOOOSOOQOOOOO
w:action	OSOOOMOOOOOOOPN
w:active	OOOONRPOOOOOOOS
w:actively	OOOOSPNOOOOONQO
w:activities	OOOOOVOOOOOOOOO
w:activity	ONOOOSOOOKOOUOO
w:activités	OMTOQOPOOOOONON
w:actual	OLOOLOOOTOOOOOU
w:actually	OOTOOPOOOKOOOOO
w:acumen	OJOOOOVOOOOOOON
w:acute	NKKPNMLSONNNNOU
w:adapt	OOOOOOWOOOOOOOO
w:adaptability	ONOOONUOOMOOOOO
w:adaptable	OOOOONTQOOOOOOO
w:adapté	OOOOOMNOOSSOMON
w:add	OOMOSOSOOOOONOM
w:added	OOOOOOFWOOOOQOO
w:additionally	OOOONOTNOQOOMMO
w:adhere	OOOOOUOOOOOOOOO
w:adidas	OOTOMOOOOROOOOO
w:adjustments	OOOOMPOOOOOOPSN
w:adjusts	OOOOOSOOOOOOOOO
w:administering	OONTONOONNONOOO
w:administers	OOOOPSOOONOOOOO
w:administrative	OOOOSOOOOOOOOOO
w:adolescent	OOTOOONPOOOONOO
w:ads	OOOOOOOOOOOOOOU
w:adults	OOUOONOOOOOOOOO
w:advaana	NSOOOONOOOOOONO
w:advance	OMPOQOKOOPOOOQO
w:advanced	OOOSOOSOOPOOOOO
w:advancement	OOLOOOOOOWOOOOO
w:advantage	OOOOOOGZOOOOOOO
w:advert	OLOOOONOOOOOXLN
w:advertised	OOOONLOOOOOOVOO
w:advise	ONNOUQMOONOOOOO
w:advisor	OOJRLQSOOKONOOS
w:advisory	OOOOQQOOOOOOTOO
w:aerospace	NNWOLMMONNNNNNN
w:affordable	OONONOMONLOUNMO
w:african	NOTOMNOOOQOOOOO
w:after	OOOOOOOOOWOOOOO
w:after-hours	OOOOOOLOOOTOOOO
w:ag	OMTOOOOOOOOOPOO
w:again	OOOOOOOOOOOOSOO
w:aged	OOROLPUOONONMOO
w:agence	OOKNKKMOOPNTSNM
w:agencies	OOOOOUNROOOOOOM
w:agency's	OOOOOOSNONOONTN
w:agent	WOOOOOOOOONNLQO
w:agents	OOMOOOOOOLOOOVO
w:aggressive	OMNROMNOTKOOOOO
w:agile	OOOOOPNVOOOOOOO
w:agility	ONOOOOSOOOOOOOO
w:agl	ONOOOWOOOOOOOOO
w:agreed	OOOONVOOONOOONO
w:agreement	OOOONONOQOOOTOO
w:ags	OOOOOOOMOOOOOSO
w:ai-driven	OOOORSNOOOOOOOO
w:ai-native	OOSUOMMOOOOOOMM
w:aid	OOQOOTMOOQOOOOO
w:aids	OOOOMPUOOOOOOOO
w:aims	OOPTOMOOOOOOOOO
w:air	OOUOOOOOOOOPOOO
w:airbyte	ONOSONMPOOOOOOO
w:airflow	OOOOOOOTOOOOOOM
w:al	OOMOOOTORPOOOOK
w:alaska	OOSONOOONOOQNON
w:alentours	OOOORNNOOOOTOOO
w:alerts	OOOOOKSNOOOOOOO
w:alias	OONOOOOOOOOOSPN
w:aligned	OOOOOTOOOOOOOOO
w:all	OOOOOOOOOOOOOTO
w:all-inclusive	OTPOOLOOOOOOOOM
w:allowance	OKOOOOOOSSLQLNR
w:allowances	OLNONONOUTNNPNO
w:alone	NMOPULJNORNONNO
w:along	OOOTMNQOOOOOOOO
w:alongside	OOOSOROOOOOOOOO
w:alors	HMMMTJULMKMNVMK
w:alter	OOMOOOMOOONNLVO
w:alternate	OOOOOOMOOOOOTQO
w:alto	ONOOOOTOONOOOOO
w:always	OOTONOSOOOOOOOO
w:am	NOTOMKOMOONSQOO
w:amazing	OOOOOOPOOTOOOON
w:amazon	OOOTMLNQOOOOOOO
w:ambiente	OOTONOMOOONOOOO
w:ambition	OUQOLNOOOOOOOOO
w:ambitious	OOOOTNMOOMOOPOO
w:amd's	OONOQNNOONOOMTN
w:america	OOLQONOOOOOOOSO
w:americas	UKMQNNOOOONNOOO
w:among	OOVMQOOOOOOOOOO
w:analyse	ONLOMTNOOSOOROO
w:analyst	ZONOOOOOOOOOOOM
w:analysts	OOOVLLOOOOOOOOO
w:analytics-engineer	LONOOOOOOOOONOT
w:analyze	OOOOOWMOOOOOOOO
w:analyzers	OOVOMOOOOOOOOOO
w:analyzes	OOPONSONOOOOOOO
w:analyzing	OOOOOUOOOOOOOOO
w:andras	OOTNOOOOOOOPNOO
w:anniversary	OONOOONONUOOOOO
w:announcement	MMNMNNNNNNMKLNX
w:annual	OOOOOOOOOSOOOOO
w:anomalies	OOOOOTOOOONOOOO
w:ans	OOOOOOWNONOOOOM
w:answer	OONOORMOOOOOTLO
w:answered	OOPOOOOOOOOOUNK
w:answering	OOOOOWOOOOOOONO
w:anti-racist	OOLOOOROONOOOSO
w:anticipate	OOOOOOUOOOOOOOO
w:any	OOOOOOOOOOOOOVO
w:anyone	OOLMQNMOOTOOQMO
w:anything	ONSONOMOONOOLRN
w:anywhere	OOOLPNMOOOTONOO
w:ap	OOOOTNOOOOOOOON
w:apart	OOQOOOIUOOOMOOO
w:aphrc	MOSOOLOOOOOOOOO
w:api	OOROOMXOOOOOOOM
w:apis	OOOOOPSOOOOOOOO
w:aposs	OOTOOOOOOMOOONO
w:app	ONOOOLPOOROOSOJ
w:apparatus	OOOOSNLOOOOOOOO
w:apparel	OMVOONNOONOOONM
w:appeal	OOWOOOOOOLOOPOO
w:applicant	OOOOMOQOOOOOOTO
w:applicant's	OONOMLSNRJOOQMN
w:application	OOOOOOOOOOOOXOO
w:applied	OOONOOOOOOOOSRN
w:apply	OOOOOOOOOOOOYQO
w:applying	OOOOMPMOOOOOUWO
w:appoint	OONOTOOMOOOOOOO
w:appointments	OOLOOSJOQLVONOO
w:appraiser	OORSLOOOOONKOPO
w:appraiser's	OOOOOOKQOOOOOUO
w:appreciated	OOTOOOOOOOOOOOO
w:appreciation	OOPSONMOOQOOOMO
w:approachable	OOOOONSOOOOOOOO
w:approaches	OMMROOPOOLONLUM
w:appropriate	OOOOOTOOOOOOOOO
w:appropriately	OOOOOTOOOOOOOOO
w:approved	OOOOOSOOOOOOOOO
w:approximately	OOSOOOOONOSOOON
w:appréciée	OOOOOOKTOOOOOOO
w:apr	OOOOOOOOOOKOQOS
w:april	OOMOOOOOSNNNTOL
w:après-vente	MLOSONSOONOOOOO
w:aptitude	OOONMOYNOOOOOOO
w:ar	MLKNRLONJLTUQNO
w:arbeitsweise	OXOOOOFOOOOOOON
w:architect	SOMOOROOOOOOOOM
w:architectural	OOTOOOOOOOOOOOO
w:architecture	OOOOOOWOOOOOOOO
w:ardèche	OOOOONMOOOPTOOO
w:area	OOOOOOOOOOO^OOQ
w:armed	ROHOOOOOOMOOOTO
w:arrangements	OOOOOTOOOQOOOOO
w:arranging	OOOOOTOOOOOOOOO
w:arrive	OONORMOOOOOOKSO
w:artificial	OTPOOOMOOLOOOOO
w:artistry	OOOOQOSOOOOOOOO
w:arts	SMOOONNOOONOOPQ
w:asap	OONNMOOOOOTOQNO
w:ascenti	OOROOONOOTOOMOO
w:ascenti's	ONSNMNOOOSOONOO
w:asics	KJMNNNNONNNMLXN
w:asked	ONOONOMONNTPRNO
w:aspects	OOOOQSOOOOOONOO
w:aspiring	KONOTMOOOROONON
w:assembly	OOOOUOOOOOOOOOO
w:assess	OOOOOOOOOOOOTOO
w:assessed	ONOONOMOOOOOUOO
w:assesses	OOOOOSOOOOOOOOO
w:assessments	OOOOOSOOONOOOOO
w:asset	OOOOOOOVOOOOOOO
w:assigned	OOOOOYOOOOOOOOO
w:assignment	OOMPOPKOOOOUOON
w:assist	OOOOOYOOOOOOOOO
w:assistance	OOOOOROOOSOOOOO
w:assistant	¡OLOSOOOOOOOOOO
w:assistants	OOIMXUOOOKOONOK
w:assisted	OJMNOOOOOOOMMOV
w:assisting	OOOOOTOOOOOOOOO
w:assists	OOOOOVOOOOOOOOO
w:associa	OOTOOOOOOOOOOON
w:associate	XONOOOOOOOOOOOO
w:associated	OOOOMOOOQOONNOT
w:associates	OOTOOOOOOPOOOOO
w:associations	ONVLNONOOOOMOOK
w:assurer	OOPOOSOOOOOOOOO
w:assurez	MLOTOOOOOOOPOOO
w:asti	MLLUSKKONMMMNNM
w:atmosphere	OOTOOOMOONOOOLO
w:ats	OKOOOOMOOOOOTOS
w:att	LMOOSNQNKSMNVNK
w:attach	OOOOOONOOOOOVOO
w:attachment	ONOOOOPOOOOOMMT
w:attachments	NKMNOONNNNNNPNU
w:attempt	ONNOOOOOONOOOTO
w:attend	OKMOOXLOOOTOOOO
w:attendance	OOOOOOWOONOOOOO
w:attends	OOOOOTMOOOOOOOO
w:attitude	OOOOOOYOOOOOOOO
w:attorney	VOOOOOOOOOOOOOO
w:attracting	OOPOOPOOOOOOSMO
w:attractive	OOSOOOOOOOOOOOO
w:attributes	OTOOOONOOOOOOOO
w:au	OOOOOQOOOOWONOO
w:aubenas	GNMOROOOOOOVOON
w:auch	OOJNSOROOOOOOOL
w:auction	OOOOPSOOOOOOOOO
w:audacious	OOTOMOOOOOOOOOO
w:audi	OOTONPOOOOOONOO
w:audio	OOPOOPLSONOMOOO
w:audit	OOOOOMOOOOOOOOX
w:audits	OOOOOVOOOOOOOOO
w:auf	NLGMIRLMNMNLTMT
w:august	NLMOMOOOOOSOJMU
w:auprès	OJOOOSNOOOOOTON
w:aurez	NRNOOSNOONOOOOO
w:austin	OOPOOOMOOOOUOOO
w:authorization	OONOOOQOOOOONSN
w:auto	VKOTNLOQLINMNMM
w:automated	OONOOMOTOOOOONQ
w:automobile	OOOOOOTOOOOOMOO
w:automotive	OOTOOOOOOOOOQOO
w:autonome	OOOOOOXOOOOOOOO
w:autonomy	OOORLMOOOVOOOON
w:autre	MLMNNOMNMLSMMNT
w:av	ONMPMITOMVOOMOO
w:availability	OOOOOOUOOOOOOOO
w:available	OOOOOOONOXOOOOO
w:avantage	OOOONMLVOOOONOO
w:avec	OOOOOOQOOPOOTOO
w:average	OOOOKOROTKOOPOO
w:avez	OOOOOKWOOOOOOOO
w:aviation	OOVNONMOOOOOOOO
w:avons	ONLOJNQONMNNLOU
w:award	OOTOONOOOOOLOOO
w:awards	OOPOOOOOOUOOOOO
w:aware	OOMOONSOOOOOOOO
w:away	OOOOOOTOOOOOOOO
w:aws	OOPROOOTOOOOOOO
w:axon	OOXONOOOOOOOKOO
w:ayuda	ONNOONMONTNOONO
w:ayudante	QOLOUONOONOOOOL
w:azure	OOOOOOOVOOOOOOM
w:año	OOJOOOROTOPOMOL
w:bac	OOOOONTOOOOOOOO
w:bachelor's	OOOOOOSOOOOOOOO
w:bachelors	OOOOOOSOOOOOOOO
w:backed	OOSOOOOOOOOOOOO
w:backgrounds	OOOOOOOOOOOOOYO
w:bad	NMUOOPNOOOOOOMO
w:band	ONNOOOOOUOOLOON
w:bank	OOOOUOOOOOOOOOO
w:bar	OOPMSROOOOOONOO
w:barista	UUKOMOOOOLOONON
w:barriers	OOSOOOOOOOOOONO
w:bartender	ONMOSOTOOPOOOOO
w:base	OOOOOOOOXMOOOOO
w:based	OOOPOONOTLOWOOK
w:bases	OOPONQKTONOONOO
w:basé	NNQNKKMLNNNVNNM
w:basée	OOPOOONOOTOOOOO
w:bata	ONUNONOOOOOOOOO
w:baust	OKNOOSNOOOOOOON
w:bay	OOOOOOONOOOTOOO
w:bearing	OOUOOOJSOOOOOOO
w:bebidas	OONOOSOOOOOOOOO
w:becoming	OOQOOMNOOTOOOON
w:been	OOTOOOOOOOOOOOO
w:before	OOOOOOOOOOOOSOO
w:begin	OOOOOONOOOOOSOO
w:behavioral	MKULORQOONOOOOM
w:behaviour	OOMOOSOOOOOOORO
w:behavioural	OLQOOOOOONOOOOS
w:being	OOOOOOOOOOOOTOO
w:bel	OOKOQOOOOOOTOOO
w:belfast	OOOOOOOOOOOSOOO
w:believe	OOVOOOOOOOOOOOO
w:bell	ONOOOOOOOOOSOOO
w:belonging	OOROOSOOOOOOONO
w:below	OOKOOOOONMOOTQQ
w:bending	OONOOOUOONOOOOO
w:beneficial	OOOOOOMXOOOOOOO
w:benefit	OOLOOOOOOYOONPO
w:benefits	OXOOOOOOO[OOOOO
w:berg	ONKOLOMOOMNUNOO
w:berlin	JMLOLOOOOOOWNOQ
w:besoin	NOOOQKTOONOOOOO
w:bespoke	OWQOOOIOOOOOOOO
w:best-in-class	OONNOKMUOONNNON
w:better	OOSOOOQOOOOOOOO
w:bharatcares	JOXOOOOOOOOOMOO
w:bi	ONOOOSOOOOOOOOO
w:bi-tools	NONNNTMPNNOMNON
w:big	OOPOOOUOOOOOOOO
w:biggest	OMUORMOOONOOOOO
w:bigquery	OOOPOOUOOOOOOOO
w:bij	NNNNLSLNNSNNNNN
w:bike	ONNOOOOOOTNOOOO
w:bilingual	ONOONNQUONOOOOM
w:bill	OOOOOOOOOTOOOOO
w:billing	OOOOOWMOOOOOOOO
w:billion	OOVOOOOOLOOOOOO
w:bio	OOQOTONOOOOOOOO
w:biodiversity	SOOOMMOOOQOOLOR
w:birdie	NNTOOONOOOONOON
w:birkenhead	OOMOTONOOMOQONO
w:birthday	OOOOONONOUOOOOO
w:bist	OOKNUMPNOOOLNNN
w:bit	OOTOOOOOOOOOQOL
w:bitbucket	OMOOOOWKOOOLOOO
w:bloc	POOOQOKOOOQOOOO
w:bls	OOOOOOTOOOOOOOO
w:blueprints	OOOOOOUOOOOOOOO
w:boissons	OOPNOUOOOOOOOOO
w:bokaro	OJNOQMOOOOOXOOO
w:bold	OOUOOOMOOOOOOMN
w:bone	OOVOOOMOOOOOOOO
w:bonne	OOOOOOUOOOOOOOO
w:bonus	OPOOOOOO]HOOOOO
w:bonuses	OOOOOOOOVQOOOOO
w:book	OONOROOOOSOOOOO
w:booking	ROLOORPSOOJOOOO
w:boots	OHXOMOOOMKOOOVO
w:bosch	OOUOOOOOOOONOOO
w:bose	OOSOOOOOOOOOOOO
w:boston	OOOOKOROOOOWONO
w:bottom	OOOONONOPONOSOO
w:box	OOOOOPMOONONRSM
w:brand	OOOOSOOOOPOOOOO
w:branding	OOOOSMOOOOOOOOO
w:brands	OOSOOMOOOQOOOOO
w:brassring	OOOOOOOOOOOOLNS
w:breached	ONOOOOOOOOOOKTO
w:break	ONOOSOPOOOOONON
w:breakfast	OOOOMOLOOVMONOO
w:brennan's	OOTOONOOOOOOOOO
w:brewers	ONQOOOOOOOOLUNN
w:bright	LNSNSOMOOOOOOON
w:brightest	OOSONMNOOMOOTMO
w:brighton	NLNUQMOONNNOOON
w:bs	ONOPPNUOOOOONNO
w:buddy	OOOOONLOOTOOOOO
w:bugs	OONOOTOOOOOONOO
w:build	OOOOOTOOOOOOOOO
w:built	OOTOOOOOOOOOOOO
w:bureau	ONNTOJSONPNNQON
w:bureaux	OOTONOMNOQNRNON
w:bus	OMNOOOOSOOOOSOO
w:businesses	OOXOOOOOOOOOOOO
w:busy	OOPOTORNOOOOOOO
w:button	OOOOONMOOOMOQNW
w:buyer	TNOOOOOOOOOOOON
w:buying	OOTOOLROOKOOOOO
w:c	OOVOOOPOOOOMOOO
w:c2c	KKKNMOVOOORMKNJ
w:ca	OOOOOOOOOOOWOOO
w:cabinets	OOOONOTOOOONOOO
w:cad	NMQOOOUOOOOOOOO
w:cadre	OMORSMNOOOOOOOO
w:calendars	OOOOOTOOOOOOOOO
w:california	OOOOOOUOOOOOOOO
w:calling	OOKOTROOOOOOOON
w:calls	OONOMYOOOOOOPOO
w:calm	OOOOOPSOOOOOOOO
w:camarero	QOLOUONOONOOOOL
w:cambridge	OOSOOOOOOOOOOOO
w:cameras	OOOONQSOOOOOOOO
w:campaign	OOOTLOOOOOOOOOO
w:campuses	OOOOOOOOOOONMTK
w:can	OOTOOOOOOOOOOOO
w:can't	OOOOSNNMOMOOUNM
w:can-do	OOPOOOSPOOOONON
w:cancer	OOTOOOOOOOOOOOO
w:candidate	OOMOOOYOOOOOQOO
w:candidate's	OOOOOOMOOOOOSOO
w:candidates	OOOOOOVOOOOOOOO
w:candidature	OOMONOKOONNOWNN
w:cannot	OOMPNLUOOOOOOPN
w:canonical	OOSOOOOOOOOOOOO
w:canvas'	OOOOSOQOOOOOOOO
w:cap	ONTONLSOQNOONOM
w:capabilities	ONOOOSOTOOOOOON
w:capable	OOOOOMVPOOOOOOM
w:capacidad	ONOOOOTOOOOOOON
w:capacité	OOOOOMOTOOOOOOO
w:capture	OOMOUROOOOOONNN
w:car	OOPOMOPOOTOOOOP
w:card	OKOOOOTOOOOOOTO
w:cardiac	ONOOOOSOOOOOOOO
w:cardiffregion	OLNOOONONOOUOOO
w:care	OOSOOOOOOOOOOOO
w:career	OOOORNOOO[OOOOO
w:careers	OOQOOOOOOOOOXOO
w:caregiver	NNLNKMLNNXNULMO
w:caretaker	OMOOORSOOOOOOON
w:caring	OONLNPVOOOOOOOO
w:carpentry	OOOONSOOOOOOOOO
w:carried	OONOMOOOOOOSOOO
w:carriers	OOONNUOOOOOOOOO
w:carrying	OOOOTOOOOOOMOON
w:cas	OOOOOSOOOOOOOOO
w:case	PPOOOTOOOOOOOOO
w:cash	OOONOTOOOQOOOOO
w:casual	ONOOPOOOOSQOONM
w:category	OOKSOPOOOOOOOOO
w:cdi	ONOOOOMOOOWOOOO
w:ce	OOOOMOOOOPPOSOL
w:celebrate	OOQOOOOOOMOONSO
w:celebrations	OONOOMNOOVOOOOO
w:cell	OOOUKMQOOOOOPMO
w:celui	NNOOTQMOONNOONN
w:centers	OOSOOOOOOOOOOOO
w:central	OOOQRKOOOOMOOOO
w:centraliserade	NNOOSSMOOOOOOOO
w:century	NUPOLOOOOOOOOOO
w:certains	ONMNNMNOONSTOOO
w:certificate	OOOOOOSOOOOOSJO
w:certification	ONOOOOO[OOOOOOO
w:cfo	OOOOSOOOOOOOOOO
w:cfr	OOOOOOSOOOOONQO
w:chadstone	ONOOOONOOOSQOON
w:chain	TMOOOOOOOOOOOOM
w:chair	OONOMSNOONOROOO
w:challenge	OONOTOOOONOOOOO
w:chance	OKVOLMKOOVOOOQM
w:change	ONTOOOOOOOOOOOO
w:changes	OOOOO¡OOOOOONQM
w:changing	OOOOOOSOOOOOOOO
w:chantier	NONOOUKOOOOOOOO
w:chantiers	NNLNMPQOONRSOOO
w:charge	OOOOOSOOOOOOOOO
w:charity	OOUOOMNOOOOOOOO
w:charpente	NNWNNNONNNNMMNK
w:charter	OOPOONKOOOOOOTO
w:chase	OOOOOOSOOOOOOOO
w:check	OOOOOOZOOOOOOOO
w:checking	OOOOOULOOOOONOO
w:chef	SPMTOOOOOOONOON
w:cheylard	OOSORNMMONORNON
w:chicago	OOPOOOOOOMOTOOO
w:chief	OLQSONMOSMNMONO
w:children	OOROPMPOOLOOSOO
w:choices	NNMNNOMNNMNOMMU
w:christi	OOSOONLOOTNSNNL
w:christian	NUPOOOOOOOOOOOO
w:cincinnati	OOOOOOOOOOOSOOO
w:citizens	OOOTMOQOOKOONOO
w:city	OOOOOOPOOOOTOOO
w:civil	OOOOOOQOOOOOIYO
w:civils	OOTOLNOOONOOOOO
w:clarity	OONOOLWNOOOOOOO
w:class	OOMOOOQPOOOOJOR
w:clean	OOOOOWOOOOOOOOO
w:cleaner	TOMOOOOOOOOOOOO
w:cleaning	OOOOOUOOOOOOOOO
w:cleanliness	OOOOOSOOOOOOOOO
w:cleansing	NNNNRLMNOTNONNO
w:clearance	OLNOOOVNOOOQNOO
w:clerical	OJOONUUOONOOOOO
w:clerk	TOLOOOOOOOOOOOO
w:click	OOOOOQNOOOOOWON
w:clickhouse	NNMOOUOOOOOOOOO
w:client	OOOOUQOOOOOOOOO
w:client's	OOMPSROOOMOMOOO
w:client-facing	OOOOTOJNOTOOOOO
w:cliente	OOMONOUOONOOOOM
w:clients	OOOOOWOOOOOOOOO
w:clientèle	OOOONMRSOOOOOOO
w:climate	ONOOONONOOOUNNO
w:climatiques	OONONNSOOOOOOOO
w:climbing	OOOOOOSOOOOOOOO
w:clinic	NKLPLOMNOXOONOO
w:clinical	OOOOOOTOOOOOOOO
w:clinically	OONONTQOOOOONOO
w:clinician	OOMOQPTOOOOONOO
w:close	OOLOOOOOOOOOONX
w:close-knit	ONLQNNOOOSROOOO
w:closely	OONSUOOOOOOOOOO
w:closure	OOOOOOMPOOOOSMO
w:clouds	OOQOOOTLOOOOOOO
w:club	OOOOOONOOVOOOOO
w:cluster	OOKOTOQOOOOOOOO
w:clyde	ONSOOOOOOOOOOOO
w:cm	OOOONQOOOOOOOOS
w:cmd	OOSOOOOOOOOOOOO
w:cms	OOOOOOOOONOOSON
w:co	ONOOONOLOOOOUSO
w:coach	OOJOUSOOOOOOOOO
w:cocktails	OONOOOSOOOOOOOO
w:code	OOOOOOROOOOOMOW
w:codes	OOOOOPSNOOOOOOO
w:coding	OOOPOYOOOOOOOON
w:coffee	NNQNNOKOOOOUNOO
w:collaborateurs	OOVOOONOONOOOOO
w:collaboration	OOSOOMOOOOOOOOO
w:collaborative	OOOUOOOOOTOOOOO
w:collate	OOOONNOOOTOOOOO
w:colleague	OOSOOOOOOOOOOON
w:collect	OOOOOONQOOOONUM
w:collective	OORNMSOOQOOOOOO
w:color	OOOOOOOOOOOOLUN
w:colorado	OOSOOOOOOOONOOO
w:colors	NNNNOONONLONNOV
w:colors-a	NNNNNNMONKNNMNV
w:com	OOXOOOOOOOOOPOR
w:combination	OOOOOOLVOOOOOOO
w:combine	OONTMMOOOOOOOOO
w:combined	OOPUMMKPOOOOOOO
w:comcast	OOSOOOOOOOOONRO
w:come	OOTPNOONOOOOQOO
w:comfortable	OOOOOMZOOOOOOOO
w:commandes	OKOOOVOOOOOOOOO
w:comme	OOSONMUNONNKOOO
w:commencer	OOOONOOOONOOSOO
w:commensurate	OOOOOOOOVOPOOOO
w:comments	OONNKSNONUNNMNO
w:commerce	OOTOOOOOOOOOOOJ
w:commission	OOOOOOOOUIOOMSO
w:commission's	OOMOOOOOOOOOMSO
w:commissions	OOOOOOOOTMOOOON
w:commitments	OLMOOROOOTOOPOO
w:committed	OOOOOOOOOOOOOZO
w:committee	OOSNOSNOOONOOON
w:committees	OOOOOTNOOOOOOOO
w:commodities	OOTOOOOOOOOOOOO
w:commonly	ONOONNNNOSOOOOO
w:commonwealth's	OLOOOOOOOOOOVPO
w:communicated	OOOOLSOOOOOOQOO
w:communicates	OOOOOSMOOOOOOOO
w:communication	OOOOOOWOOOOOOOO
w:communicator	OOOOOOXOOOOOOOO
w:communities	OOTOOOOOOOOOOQO
w:commute	OQOONOOOOOOSOOO
w:commuter	ROOOTOOOOOONOOO
w:companies	OOXQOMOOOOOOOOO
w:company	OOUOOOOOOSOOOOO
w:comparable	OOORLNLTOOOOPON
w:comparison	OOOOSNMOOOOOPNO
w:compassion	OOSOOOOOONOOOOO
w:compassionate	OOPONOSOOOOOOOO
w:compatibility	OOOOOSOOOOOOOOO
w:compelling	OOOONVOOOOOOOOO
w:compensation	OOOOOOOOZPOOOOO
w:competencies	OQOOOONOOOOOTNO
w:competent	OONONSOOOOOOOOO
w:competing	NOOLTNNONOOOOOO
w:competitive	OOOOOOOOYQOOOOO
w:compiling	OOOOOUNOOOOOOOO
w:complaint	OOOOOOOOOOOOKUO
w:completa	OPMNOONNNJTNNOT
w:complete	OOOOOUOOOOOOPOO
w:completed	OOOOOTOOOOOOQOO
w:completely	OOPOOSOOOOONOOO
w:completes	OOOOOWOOOOOOOOO
w:completing	OOOOOTMOOOOOQPO
w:completion	OOOOOTPOOOOOOOO
w:compliance	OOOOOUOOOOOOOOO
w:complications	OONSOLOOOOOOOOO
w:complies	OOMOOTOOOOOOOQO
w:complimentary	OOOOOOOOOSOOOOO
w:comply	OOOOOPOOOOOONTO
w:components	OOOOOVOOOOOOOOO
w:comprehensive	OOOOOOOOOVOOOOO
w:computer	OOOOOOXOOOOOOOO
w:computers	OOOOOPTOOOONOOO
w:computing	OOOOPLOOOTOOOON
w:con	OKROPOOSLOOOQMN
w:concept	OOOOOTOOOOOOOOO
w:conception	OOTOOOOMOOOQOOM
w:concerns	OOPOOVOOOOOOONO
w:concrete	MNMNUPOOOOOOMON
w:conditional	OOOUNMNNOONNMQO
w:conditions	OONOOQTOOOOROON
w:conduct	OOOOOWOOOOOOOOO
w:conducting	OOOOOSUOOOOOOOO
w:conducts	OOOSLTOOOOOOOOO
w:conduite	NOPOOSNOONNONOO
w:conferences	OONOOPKOORTMOOM
w:confiance	OOPOOONOOTOOOOO
w:confidence	OOLOOOVOOOOOQOO
w:confident	OOOQNMUOOOOOOPO
w:confidential	OOOOOOQOOOOOLXN
w:configuration	OOOONVOOOOOOOOO
w:configuring	OOOOOUMOOOOONOO
w:confirmed	ONOONOONOOOPLNT
w:conflict	OOOOOOOOOOOOSOO
w:conformance	OOOOOSOOONONOOO
w:connaissance	OOOOPNKUOOOOPOO
w:connaissances	OOOOONUOOOOOOOO
w:connaitre	OOOOOLTOOOOOOOO
w:connect	OOMOOUOOOTOOOOO
w:connecticut	OOROOOOOOLOUONN
w:connecting	OOUOOOOOOOOOOON
w:connection	OONOOTPOONOONQM
w:connects	OOTONSNOOOOOOOO
w:conocimiento	OONNONNTOOOMOOO
w:consent	OOOOONOOOOOOLSP
w:considerable	ONNOOMLOOPNTONO
w:considered	OONOOOOOOOOTTNO
w:considering	OOPOOOQOOOOOTLO
w:consistency	OOOOOVOOOOOOOOO
w:consistently	OOOOORVOOOOOOOO
w:consolidate	OUNOOMONOOOOOON
w:consolidation	OOOOSMOOOOOOOOO
w:constables	OOOSOMOOOOOOPNO
w:constantly	OONOOTOOOOOQOOO
w:constraints	OOOOONOOOOOOOSO
w:consultant	ZLOOOOOOOKOOLOM
w:consultants	QOORNKNOOUOOOOL
w:consultations	OOOOOSNOOOOOOOO
w:consulting	OOTOOOROOOOOOOO
w:consumer	SOOSLOOPOKOOOOO
w:consumers	ONOSKQOOOOOOOOO
w:contacted	OOOOOOOOOOOOSNO
w:contain	OOOOONLOOOOONTO
w:contained	ONNNNNMNNMNOWNM
w:contents	OOOOOTOOOOOOOOO
w:continents	OOUOOONOOOOKOOO
w:continual	OOLOONOOOTOOOOO
w:continually	OOSOOOOOOOOOOOO
w:continue	OOPOOONOOOOOOSO
w:continued	OOOOOKOROOOOOOR
w:continuity	OONOOSOOOOOOOOO
w:continuo	ONSOMORONOONNNO
w:contract	OOOOOOOOOOYOOOO
w:contracted	OOOOOOOOSNOOORO
w:contractors	OOOOOOOOOMOOOTO
w:contractual	ONOOOPNOOOSOOON
w:contrat	OROOONOOOLUONOO
w:contrato	NONONOOOOQTNNOO
w:contributing	OONOUROOOOOOOOO
w:contribution	OROOOOOOOSOOOON
w:contributions	OOQOTOOOOQOOOOO
w:control	OOOOOTQOOOOOOOO
w:controlled	OOMOPMKOOOOTOOR
w:controller	OOOUOOOOOOOOOOO
w:controllers	OONVMKPOOOONOOO
w:controlling	SIOOOOQNOOOPOOO
w:controls	OJOONPTOOOOOOOP
w:contrôlez	OOOOOSKOOOOOOOO
w:conversation	OOOONSPOOOOOOOO
w:conversational	NHOSOTMNNNNNNON
w:convert	OOOOOSOOOOOONOO
w:convicted	OONOOOTOOOOOOOO
w:coo	OOMSQOOOONPONOO
w:cook	SOOOOOOOOOOMOOO
w:cookie	NMMOOONOOONNONU
w:cookies	OOOOONNMOOOONKX
w:cool	OOMOMSQOOOOOOOO
w:cooperation	OOOOOSOOOOOOOOO
w:coordinates	OOORMVNOOOOOOOO
w:coordinator	VLOOOOQOOOOOOOO
w:copy	OOOOOOMOOOOOVOO
w:copyright	NNJNOOONNLNNLVL
w:core	OOSOOOOOOOOOOOO
w:corporate	OOOOUROOOOOOOOO
w:corporation	MNPOOOOOOOOONSO
w:corpus	OOSOONLOOTNSNNL
w:corresponding	OOOSMLOOOOOOOOO
w:cost	OSOOOOOOOOOROOO
w:costa	NNSOOOOOOOONOOO
w:could	ORMOOOPOOTOOLOO
w:counsel	OOOOMTLOOOOOOOO
w:counties	OOTOMOOOOOONOOO
w:countries	OOUOOOOOOOOOOOO
w:country	ONROOTOOOOOOOPM
w:county	OOTOOOOOOOOOOOO
w:cours	OOOONNSOOOOOOOO
w:courses	OORONPOOOTOOOOO
w:court	OOOOOSOOOOOOOOO
w:coverage	OOOOOSOOOPOOOOO
w:covid-19	OOLROOOOOMOOMXL
w:cowan	OOUOPOOOOOOOOOO
w:cpa	OOOOOOLTOOOOOOO
w:cpi	OOQOOOJUOOOOMLS
w:crafting	OONOTOQOOOOOOOO
w:crane	OOSOOOOOOOONNPO
w:creating	OOOOPSOOOOOOOOO
w:creative	OOQOOOXOOOOOOOO
w:creativity	OOROJOSLOPOOOOO
w:credentials	OOOOOOULOOOOROO
w:credibility	ONOOOJWLONOOOOO
w:crime	ONNVPMMOOONOKNR
w:criminal	OOOOOOYOOOOOOQO
w:criteria	OPOOOONPOOOOOSO
w:critical	OOORTLQOOOOOOOO
w:crm	OOOOOOUOOOOOOOO
w:crucial	OOOOUOOOOOOOOOO
w:crèche	OOLOTNPOOOOPOOO
w:csr	NMMMNONNNNNMNNV
w:csrbox	OOUOOOOOOOOOLOP
w:css	OOOOONTOOOOOOOO
w:cultura	ONSOOONOMQOONNO
w:culture	OO[OOOOOOOOOOOO
w:culver	OOMOOOOOOOOTOOO
w:cumbria	OOSOOOOOONOOOOO
w:curator	QOMRTKOOOOOOOOO
w:curator-	TLMNNMNOOOOOOOR
w:curious	ONTOOOSOOMOOOON
w:current	OOOOOOQOOOOOVOO
w:currently	OONOSOVOONOOOOO
w:curriculum	ONNUMNOOOOOOQOO
w:custom	OOROOTOOOOOOOOO
w:customer-facing	OPOOOQQOOOOOOOK
w:customers	OOOOOVOOOOOOOOO
w:customized	OOOOTNNOONOONOO
w:cutting-edge	OOOOOOOOOVOOOOO
w:cv	OOOOOOOOOOOOWOO
w:d	OMNTMOOOSLOQOOO
w:d'activité	ORMOOONNOSOLOOO
w:d'adaptation	OOOOOMJVOOOOOON
w:d'analyse	OOOOONSOOOOOOOO
w:d'enfants	OOOOOUNOOMOOMOO
w:d'expérience	JOOOTOVOOOOONOO
w:d'heures	OOOOONOOONUONOO
w:d'un	NOOOSOTOOOOOOOO
w:d'évolution	OMOOONOOOTOONON
w:dabei	OOTOLOOOOOONNOO
w:dagster	OOOOOOOTOOOOOOO
w:daily	OOOOOUOOOOOOOOO
w:dallas	OLKOSOOOOOOWOOO
w:damage	OOOOOSNOOOOOOOO
w:dan	NNMNUNNNNNNNQMN
w:dans	ONOOUOOOOOOOOOP
w:dars	OOOOOOOOOOOOUJO
w:dashboards	OOOOPSOOOOOOOOO
w:data-	NNNNMSLNORONNON
w:database	OOOOOOSOOOOOOON
w:databases	OOOOOPUQOOOOOOO
w:databricks	OOOWOORMOOOOOOL
w:date	OONOOOOOOOOOTOO
w:dated	OONOONUOOOOOOOO
w:daten	MSIOWMIOONOMNNO
w:datenmodelle	OTNOOMNOOOOOOOO
w:datenqualität	OTNNOIQOOOOOOOM
w:datos	NNOOONOTONOOOOO
w:dax	OOOOOPOTOOOOOOL
w:day	OOOOOOOOORYOOOO
w:day-to-day	OQOOOSOOONOOOOQ
w:days	OOOOOOOOOTUSOOM
w:dbhds	OOUOQMMOOOOONPN
w:dbs	OOOOOOTNOOOOPMO
w:dbsciv	OMNOOOOOOOOOVNL
w:dbt	OOOTOOOROOOOOOO
w:dc	OOTOOROOOOOOMOM
w:dci	OONUMNOOOONOMOO
w:dcs	OOOOOSOOOOOOOOO
w:dd214	OONOOOOOONOOSMO
w:deadlines	OOOOONVOOOOOOOO
w:deals	OONOMVOOONOOOOM
w:debt	ONOOOTOOOOOOOOM
w:decision-making	OONRUOROOOOOOOO
w:deep	OOOOOOTOOOOOOOO
w:default	OOSOOMOOOOOOOMO
w:defence	OOOOOOOOSOOLOOO
w:define	OOOOOUOOOOOOOOO
w:defined	OOOOOPSOOOOOOOO
w:defining	OOOOOSOOOOOOOOO
w:definition	OOOOOOOOOOOOOTO
w:degree	OOOOOOXPOOOOOOO
w:del	MTOONLQNNPMNMNQ
w:delegation	OOOOKSOOOOOOOOO
w:delete	OOLOOOMOONOOJVO
w:deliveries	OOOONVMOOOOOOOO
w:delivers	OOSNOOQOOOOOOOO
w:delta	OOOSONOOOOOOOOO
w:dem	OOLOTOMOOROMOON
w:demanding	OONOTONOOOOOOOO
w:demeanor	OOOOOOTOONOOOOM
w:demonstrate	OOOOOTOPOOOOOPO
w:demonstrated	OOOOOOOSOOOOOOM
w:demos	OOOOOVNOOOOOOOO
w:den	OOKOTONOTIONOOO
w:density	OOVOOMNOOOOOOOO
w:dental	OOOOOSOOOQOOOOO
w:denver	OOOOOOOOOOOTOOO
w:department	OOOUOOOOOOOOOOO
w:departments	OOOOOVOOOOOOOOO
w:depend	OOPOOOQOSNNOOOO
w:dependent	OOOONOOLVOOOOOO
w:depending	OOOOOOJMUPTOOOO
w:deploying	OOONUNOOOOOOOOO
w:deployment	OSOOONMVOOOOOOO
w:dept	NLTOOMPONONOOOM
w:depuis	MOSOPOOOOOOOOOO
w:der	ONZOHONOOTOJLOK
w:des	OOOOO[OOOOOOOOO
w:desarrollo	ONQOOOOONSOOOOO
w:describe	OOMOOOJOOOOOYQH
w:described	OOOOOOKOOOOOOTO
w:descripción	NUNNNNNNNIMNNNS
w:description	OVOOOOOOOOOOOOX
w:designated	OOOOOOOOOOOONTO
w:designer	SOPOROOOOOOOOON
w:designgroup	OOTOQOQOOOOOLOO
w:designing	OOOOPVOOOOOOOOO
w:designs	OOOOOWMOOOOONOO
w:desirable	OPOOOOFYOOOOOOO
w:desire	OOOOONXOOOOOOOO
w:desired	OVOOOPNOOOOOOOO
w:desktop	OOOOOOMPOOOSOOO
w:detail	OOOOOOUOOOOOLOP
w:detail-oriented	OOOOOOTOOOOOOOO
w:detailed	OOOOMRNOOOOOSOO
w:details	ONKOOOQOOOOOUOY
w:detailseligibility	NVNONNLOOONNLNM
w:detective	ONMVNLNOOONNMON
w:determined	OOOOOOLOTOOPPNN
w:determines	OOOOOSOOOOOOOOO
w:deutschlandweit	ONKOKOOOOOOXNON
w:develop	OOOOOTOOOQOOOOO
w:developed	OOOQNOMUOOOOOOO
w:developer	VOOOOOOOOOOOOOO
w:device	OOOOOTOOOOOOOOO
w:devices	OOUOOSOOOOOOOOO
w:devops	OOOOUNWOOOOOKOO
w:devoted	OOONSMNQOOOOOOM
w:deze	NRMNTNNNNNNNMNN
w:diagnosis	OOOOOOTOONOOOOO
w:dial	ONOOMUOOOOOONOO
w:diamond	LOTNMOSOOOOOOOO
w:die	MLROQOLOORONQOK
w:differences	OOPOONOOONOOOSO
w:different	OOSPSOPOOJOOLOO
w:differentials	ONOOOOOOXOHONOO
w:differently	OOSOOOOOOOOOOOO
w:difficult	OOOOOOUOOOOOOOO
w:dig	NMRNOLSOOKNMSNN
w:diligent	OONNMNSOOOOOOOO
w:din	ONNOKNNOLSNPTON
w:diploma	OOOOOOWOOOOOOOO
w:diplôme	OOOOONSOOOOOOOO
w:diplômé	OOLOUNPOONOPOOO
w:dir	OSOOOOMOOOOOOOO
w:direction	OOOSOPNOOOOOOOO
w:directly	OOIWSOOOOOOOOOO
w:director	QOJXPMNOOPONPOL
w:directors	OOOTLOOOOOOOOOO
w:disabilities	OOOOOOOOOOOOOUO
w:disability	OOOOOOOOOOOOOVO
w:discipline	OOONOOROOOOOOOT
w:disclaimer	ONNNLNLOONUOMMM
w:disclosure	ONNOOOOOONONPTO
w:disconnect	OONOOTOOOOOOOOO
w:discount	OOOOOOOOOVOOOOO
w:discounted	OOOOOOOOOVOOOOO
w:discounts	OOOOOOOOOYOOOOO
w:discretion	OOOOOOSOOOOOOOO
w:discretionary	OOOOOOOOTLOOOOO
w:discrimination	OOLOOONOOOOOOWO
w:discuss	OOLNOONOOKON[OO
w:discussed	OOOOONMOSOOOOOO
w:disease	OOOSONOOOOOOOOO
w:dispatch	OONONTOOOOOOOOO
w:dispatching	OOOOOOTNOLOOOOO
w:dispensing	OKOOMTOOOOOQOOO
w:displayed	OOMONPNOTNNONOO
w:disponibilidad	NNNNNNSNNMTOOOM
w:disponible	MMNNMMLNNNXLLNM
w:disposez	OOOOOOSOOOOOOOO
w:disseminate	OOOOONMSOOOOOOO
w:distribution	OOOOOSOOOOOOONT
w:distributor	OOOONSNOOOOOOOO
w:dive	OONOMSPOOOOOOOO
w:divers	OOOOOOOOSLOOOOO
w:diverse	OOOOOOOOOPOOOXO
w:diversity	OSOOOOOOOOOOOSO
w:division	NOOTTOMOONONOON
w:dna	OOSONOOOOOONOOO
w:doc	QMTOOOOOONOLOOO
w:docker	OKQOOOPTOOOOOON
w:document	OOOOOOOOOOOOOOU
w:documentation	OQOOOSOOOOOOOOO
w:documenting	OOOOOSOOOOOOOOO
w:documents	ONOOOZMOOOOOTOP
w:docx	ONOOOOOOOOOOMNS
w:does	OOOOUOOOOOOOOPO
w:doesn't	OMUOOOOOOOOOOOO
w:doing	OVIMQKOOOQOOMOS
w:domain	OMOOOOSMOOOOOOS
w:domaine	MNTNOOOQONNNMNM
w:domicile	OOOOOQONOTOONON
w:donde	OOUOMOQOOLNNMNO
w:done	OSORJLWOOOOONMO
w:dorset	OOPOTOOOOOOKOOO
w:dose	OONOOOPOOOOONSO
w:download	OLOOOMMOOOOOQOV
w:downtown	OOTOOOLOOOPQOOO
w:dra	OOONOLJOOVQONOO
w:drafting	OOOOOTOOOOOOOOO
w:dress	ONOOOOOOOVKOMOO
w:drilling	OOUOOOOOOOOMOOO
w:driver	XOMOOOOOOOOOOOO
w:driver's	OOOOOOVOOOOOOOO
w:drivers	OOOOOTOOOOOOOOO
w:drives	OOSOOOOOOOOOOOO
w:drop	OOOOOSOOOOOOOOO
w:drug	OOMROOOOOMOOOSO
w:drug-free	OSMOOOOOOMOONNO
w:drury	NONOOOOOOTOOOOO
w:dswb	OPNTOKOOOOOOOOO
w:du	OOOOPQOOIOPOOOH
w:dublin	OOLSNOMOOOOQOON
w:dues	OOOOOSOOOOOOOOO
w:duration	OOOOOONOOOSOQNN
w:durch	OOOOOOLONUOOOOO
w:during	OOOOOOOOOOOOUOO
w:duties	OOOOOWOOOOOOORO
w:duty	OOOOOPMOOOTOONO
w:dynamic	OOOOTROOOQOOOOO
w:dynamique	NONOTNQOOOOOOOO
w:dès	LNNNKNHLNNVNVNL
w:débutant	OOOOOOVOOOOOOOO
w:découvrir	NNUNNLLOOMNNONN
w:défi	OOONSONOOOOOOOO
w:déplacement	NNLNNMMOOOTTOOO
w:día	OOOOOOMOOSOOONO
w:e-commerce	OOQOOMKSOOOOOOO
w:e-learning	OOOOOOOOOTOOOOO
w:e-mail	OOOOOOOOOOOOVOO
w:each	OOTOOOOOOOOOOOO
w:eager	OONOULROOOOOOOO
w:earn	OONOOOQOOUOONOM
w:earnings	OOMOOMOOTSMNNOM
w:earns	OOOOOOTOOOOOOOO
w:east	ONOOOOOOOOOUOOO
w:easy	OOOONSNOOOOOONR
w:ecological	OOOOOTOOOOOOOOO
w:economics	OOOOOOTOOOOOOOO
w:ecosystem	OOSOOPOOOOOOOOO
w:ecosystems	OONNSMOOOOOOOOO
w:edit	OONOOPLONMMNNOU
w:educate	ONOONTNOOLOOORO
w:educator	OONOOOOOOMOOMSO
w:een	MLLOSJRNOUONNNL
w:eeo	OPOOOOOLOOOOOTO
w:effective	OOOOOOXOOOOOOOO
w:effectively	OOOOOOUOOOOOOOO
w:effort	OOSOPOOOOOONOQM
w:efforts	OOOOSOOOOOOOOOO
w:eigene	ONTNJOPOOOONNON
w:ein	ONUNROPNOOOLLOL
w:eine	ONOOONKOTQOOOOO
w:einem	OOROMNKONUOMNOO
w:elastic	NLLUOMPTNNNNNNN
w:election	SNOSLPOOOOLNMOO
w:electrician	VNOOOOONOOOOOOO
w:electrocardiogram	OONTOLNOOOOOOOO
w:electronic	OOSOPOOOOOOOOOO
w:elementid	ONNNNNMONLNNNOU
w:eligibility	OONOOOUOOOOOPTM
w:eligible	OOOONOWOOQOOOOO
w:elle	OMSRNLONONOONOO
w:elucidata	OOSOOOOOOOOOOOO
w:email	OOOOOOOOOOOOSOO
w:emails	OOOKLYNOONOMROO
w:emazing	NNUOOKOOOOOOOPN
w:embrace	OKKONOUOONOONRO
w:embracing	ONQONMPOOTOOONO
w:emerging	OOOOOQMTOOOOOOO
w:emota	OOUONOOOOOONOON
w:empathy	OONONOVOOOOOOOO
w:emphasizing	OOSNMNOOOMOROOO
w:empleo	KYKLLLKLLJKLLMR
w:employ	OOQOOOUOOOOOJOO
w:employee	OOOOOOOOOWOOOPO
w:employee's	OOOOOLSOOQOOOOM
w:employees	OOOOOOOOOOOOOVO
w:employer	OOOOOOOOOOOOO¡O
w:employer's	OOOOOOSPOOOOOOO
w:employment	OOOOOOOOOOOOOZO
w:empowered	OOOOSNOOOOOOOOO
w:empowering	OOPOSOOOOOOONOO
w:empowerment	OVNONNQOOOOOOON
w:en	OOOOOWSOOVOOOOH
w:enablement	OOOSQNNOOOOOOOO
w:enabling	OOORTNOOOOOOOOO
w:encompass	OONOTOLOONOOMOO
w:encompasses	ONONTKOOOOOOOOO
w:encourage	OOIOOONOOUOOPRO
w:encouraged	OOOQOOOROOOOMSO
w:encourages	OOTOONOLOOOOOOO
w:end	OOOOOTONOORONOO
w:end-to-end	OMOOQSOOOTOOOOM
w:energetic	OOMONOWOOQOOMOO
w:energy	RLUOOLROOTOOOOI
w:energy's	OOOOSMOOOOOOOOO
w:enfants	OLOOOUONONOOOOM
w:enfin	OOOOTOLRNNNNMNO
w:enforce	OOOOOMSOOOOOOOO
w:enforcement	QOOUONOOOOOONOO
w:enforcing	OONNSPOONNOOOOO
w:engelska	OOSOQMQOONONMOO
w:engineer	_OOOZOOOOOOOOOO
w:engineering	OOOOOOSOOOOOOOP
w:engineers	OOKTOPOOOOOOOOO
w:english	OOMOOOYOOOOOOOO
w:enhance	OOOOOUOOOOOOOOO
w:enhanced	OOOOOOROOTOOOOO
w:enhancement	OOOOOSMOOOOOOOO
w:enhancements	OOOOOSOOOOOOOOO
w:enjoy	OOROONWOOOOOMOO
w:enjoys	OOOOOOTOOOOOOOO
w:enough	NMKNXLLNNNNMNMN
w:ensuring	OOOOOTOOOOOOOOO
w:enter	OOKONOOOOOOOPOV
w:entering	OOQOTKKTOOONOOO
w:enterprise	OOUOOOOOOOOOOOO
w:enthusiasm	OOOOOOSMOOOOOOO
w:enthusiastic	OOUOTNOOOOOOLOO
w:entire	OOOQSONOOOOOOOO
w:entirely	OOTOOLMOOOOORNO
w:entities	OOSOOOOOOMOOOOO
w:entitlement	OOOOOOOOOTOOOOO
w:entrepreneurial	OOQONOSOOOOOONN
w:entretenir	OOOOOTMOOOOOOOO
w:entretien	OOOOOROOOONPSOO
w:entries	OOOOOONOOOOOOOS
w:entry	OONOSOOOOOOOOOR
w:entry-level	OOKOVMOOOSOONNO
w:entscheidest	OOMNKOMNONLUNNO
w:envie	OMOOONOOOTOONON
w:environmental	OOOOOOPOONOUOOM
w:envoyer	OOOOONLOOOOOTOO
w:equal	OONOOOOOOOOOO¡O
w:equally	OOMOTOOOOOOONOO
w:equipment	OOOOOVOOOQOOOOO
w:equitable	OOOOOOOOOOOOLUO
w:equity-based	NLNNHNNNYJNNNNN
w:equivalent	OOOOOOVROOOOOOO
w:erfarenhet	ONOOOLTOONOOOOO
w:ergonomically	OOONNQNOOOOSOOO
w:ervaring	OMNOOMUUONOOOOM
w:erwartet	OPLOTMOOOOOMOON
w:es	LHMKQOOMOMMVKNQ
w:escalations	OOOOOTOOOOOOOOO
w:español	OONOOOSOOOOOOOL
w:essay	ONOOOOOOOOOOUOO
w:essential	OTOOOOOOOOOOOOO
w:est	ONRNOIQTOIPOROM
w:establishing	OOOOOVOOOOOOOOO
w:estimate	OTOOOOOKROOOMNO
w:estimates	OOQOOOOONMOONSO
w:estimating	OOOOMTOOOOOOOOO
w:estimation	OOOOOTMOOOOOOOO
w:et	OOOOOXQOOOOOOOO
w:etc	OONOOUROOOOOOOO
w:ethical	OOOOOTOOOOOOOOO
w:ethnic	OOOOOOSOOOOOOOO
w:ett	OPMPPKNONVONNOO
w:eur	OONONOOOTNQNOOO
w:european	OOTMNOOOOPOOOOL
w:euros	OOJOOOMOVPMONNO
w:evaluate	OOOOOUOOOOOOOPO
w:evaluated	OONOOOLOOOOOVMO
w:evaluates	OOOOOSOOOOOOOOO
w:evaluating	OOLOOSNOOOOOONO
w:evaluation	OOOONVOOOOOOOOO
w:evening	OONOOOMONOZNOOO
w:evenings	OOOOOOOOOOWOOOO
w:event	OOOOQTOOOOOOOOO
w:events	OOOOOSOOOTOOOOO
w:ever	NMWOLMNOOOOONNM
w:everyday	OOSOOOOOOOOOOOO
w:everyone	OOXOMOPOOOOOOOO
w:everything	OOWONOOOOOOOONN
w:everywhere	ONVOOOOOOMOOOOO
w:evidence	OOOOMOPOOOOOOOT
w:evidence-based	OOOOSNOOOOOOOOO
w:evidenced	ONOONOMOOOOPTOO
w:evolution	OOOOSMOOOOOOOOO
w:evolving	OMWOMOQOOOOMOOO
w:ex	ONNTLLKTOOOMOOO
w:exactly	ONLNRMMNONOOSNO
w:exam	OOOOOOOOOOOMVOO
w:examination	OJOOOOOOOOOO[OO
w:example	OOOOOOOOOOOOURO
w:exceed	OOQOOTOOOOOOOOO
w:exceeding	OOQOOOUOOOOOOOM
w:excellence	OQSOPOLOOOOOOOO
w:excels	OOONLOTOOOOOOOO
w:excited	OOMOUMNOOMOOOQO
w:exciting	OOQMROOOOSOOOOO
w:exclusive	OOOOOOQOOSOOOPL
w:excursions	OOSONONOOOOOOOO
w:executive	TOLROQOOOOOOOOO
w:exempt	OTOOONOOOOOOOOO
w:exemption	OOMNOONOOOOONTN
w:exercise	OOOOOQUOOOOOOOO
w:exhaustive	OONONOOOOOOOOVN
w:exist	OOXOMQNOONOONON
w:existing	OOOOORKOOOOOOQP
w:expanding	OOPOSOOOOOOOOOO
w:expansion	OOTOOQOOOOOOOOO
w:expect	OOHNRNVOOOOOOOO
w:expectations	OOOOOUOPOOOOOOO
w:expecting	OOLOTMROOOONOOM
w:expense	OOOOOQNOOOOSOOO
w:experience	OOOOOOW¡OOOOOOO
w:experienced	OOOPXOOOOOOOOOO
w:experiencia	OOMOOOQUQNOOOOL
w:experimenting	OOOULKOOOOOOOOO
w:experiments	OOOONUOOOOOOOOO
w:expert	OOQOOXOOOOOOOOO
w:experts	OOOQOLOOOTOOOOO
w:explain	OOOOOUNOOOOORON
w:explicitly	OONOOMMOOOOOOOS
w:exposure	OONOOOTOOROOOOO
w:expressed	OXOOONNOHMNONNO
w:extension	MLNMLLOOMKYONNL
w:external	OONOOTKOOOOOOOU
w:extract	OOOSLOOOOOOOOOO
w:extraordinary	OXMOONMONMNPNMM
w:extreme	OOOOONUOOOOOONO
w:extremely	OORONOLSOOOMOOO
w:extérieur	OOOOMMSOOOOOOOO
w:eye	OOOOOOPTOOOOOOM
w:f	PLPOUOOOOOOOOQN
w:fabric	OOQOOOSOOOOOOOL
w:fabricator	RNLOOSOOOOONOON
w:face	OOMPTPOOOOOOOOO
w:facebook	OOOSMQOOOOOOOOO
w:facial	OOSOMORNOOONONN
w:facilitate	OOOOOWOOOOOOOOO
w:facilities	OOUSOMMOOOONORO
w:facility	OOOOOOLOOOOUOOO
w:fact	ONJNMONNOVONLNO
w:factors	OOOOMOONUMOROOO
w:factory	OOOOQMUOOOOOOOO
w:facts	OONOTMOOQOOOOOO
w:factures	OONONVMOOMOOOOO
w:faculty	OOMVONNOOOOOOOO
w:failure	OMMUOOOOOOOOQOO
w:fair	OOLPOONOOOTOOSO
w:fait	OONOOONTOOOOOOO
w:faith-based	OOTOONOOOOOOOOO
w:faloni	OOUOOOOOOOOOQOL
w:familiar	OOOOONOTNOOOOOO
w:familiarity	OOOOOOPXOOOOOOO
w:families	OOTOOOOOOOOOOOO
w:family-oriented	OOOONOOOOKOTNMO
w:family-owned	OOTOOOKOONOOOON
w:famous	ONOONSNOOOOOOOO
w:fan	OOSOOOPOOOOOOOJ
w:fanatics	OOXOOPOOOOOOOOF
w:fans	OOUOUPNOOOOOOOG
w:fantastic	OOOOSOOOOOOOOOO
w:far	OOPPPMMOOUONNOO
w:farm	OONOOOOOOKOOOWO
w:farmfoods	NMMMVNNNNRMNKNO
w:fashion	ONUOOOUOOOOOOOO
w:fast-growing	OOTOPNOOOOOOOOO
w:fast-paced	OOOOOOWOOOOOOOO
w:faster	OORSKLOOOOOOONP
w:favourable	OOOOOOIUOQOOONO
w:favourite	OOUOMMOOOOOOOOO
w:featured	OOSOOLOOONOOOOO
w:features	OOORPSLOOOOOOOO
w:feb	RNONNNMNNOOWJNO
w:federal	OOOOOTOOOOOOOOO
w:feed	ONONMQSOOOOOOOO
w:feedback	OOOOOXOOOOOOOOO
w:feeds	OOVOPONOOOOOOOO
w:feel	OOOOOSOOOLOOPQO
w:feels	OOOOOROOOMOOOTO
w:fees	OOOONOMNOTPOMOO
w:female	OONNLOVNOOOOLTK
w:feminist	OONOMOQOONOONNT
w:ferc	ONNNUMMOOONONON
w:feste	NLRMLMNNNNUMNNL
w:few	OOTOOPOOOOOOOOO
w:ff	ONOOOSOOOOOOOOO
w:field-based	OOMOMQOOOOSOOOO
w:figure	OOONMNOOONOTNOO
w:figures	OOOOOOPOSOONOOO
w:filling	OOOOOTOOOOOOOOO
w:fin	NNNOOOMONOTNOOO
w:final	OOOOORNOOOOOSOO
w:financial	OOOOOROTOOOOOOO
w:find	OOPOOOOOOOOOTOR
w:findable	OONSOMOOOOONOOO
w:fines	NNNNNNPNOMUNNOM
w:fingerprints	OOOOOOLOOOOOSOO
w:finish	OOOOOTOOOOOOOOO
w:firearms	NNMONRVNOONONSN
w:firebase	OOPOOLSOOOOOOOO
w:firefighter	PNOOOMMOOOOONTN
w:five	OOOOSOPOOOOOOOO
w:fivetran	ONOSOONOOOOOOOO
w:fl	OOMOOOMOOOOXOOO
w:flat	OOONNSOOONOOOOO
w:flex	OOOOOOTOOOOOOOO
w:flexibility	OOOOOMPOOVOOOOO
w:flexible	OOOOOOROO¡SOOOO
w:floor	OOMONXOOONOOOON
w:floors	OONOQTOOOOOOOOO
w:flows	OOOOOSOOOOOOOOO
w:fluency	OOOOONNUOOOOOOQ
w:fluent	OOOOOOTMOOOOOOO
w:fluently	OOJMONUOOOOOONO
w:fluid	OOMROOUNOOOOOOO
w:fluids	OOKSNQOOOOOOOOO
w:fly	OOUOOOOOOOOOOOO
w:focus	OOSOOOPOOOOOOOO
w:focused	OOTOOOPOOOOOOOO
w:follow	OOOOOWOOOOOONOR
w:follow-up	OOOOMUPOOOOOONO
w:fonction	OOOOOTLOOOOOOOO
w:food	OOSOOOOOOOOOOOO
w:football	OOWMONLOOOONOOM
w:force	OOSOOOPOOOONSMO
w:forecast	OLOOOUOOOOOOOOO
w:foreperson	SNMOSNOOOOOMOOO
w:formal	OOOOROHVOOOOQOM
w:formation	OMOPNKOOOUOONON
w:formidable	OONOSMOOOLOOQOO
w:fort-	OOOOOOLOOTOOOOO
w:forte	OONONNPOOSOOOOO
w:forward	OOOOMOOOOOOOVOO
w:forward-thinking	OOTOMOOOONOOOOO
w:foster	ONUONPPOOOOOOOO
w:found	OOPOONOOOLOOTPO
w:founded	OOVOOOOOOOOOOOO
w:fragrance	OOOOOSOOOOOOOOO
w:frame	OOLOOHOOOOOOOOW
w:framer	OOOOOSOOOOOONOO
w:framing	OOOONKOOOOONOOU
w:fran	NMMONUIOOQONROO
w:francisco	OOOOOONOOOOSOOO
w:français	NNLNNMMNOMTTONO
w:free	OOOOOMMOOXOOOSO
w:freelance	OOKOSONOOVPOMON
w:frequency	OOOOOONOOOSOOOO
w:frequent	ONMONMRNONSOOOO
w:frequently	OOOOOOYOOJOOOOO
w:freyja	OKOOOOOOOOOOWOM
w:fri	OONOOOOOOOSOOOO
w:friday	OOOOOOOOONUOOOO
w:friend	OOOOOOOOOUOOOOO
w:friendly	OOOOQUOOOOOOOOO
w:frontière	OOOOSNOOOOOOOOO
w:fto	OOOOONOOOTOOOOO
w:fuerteventura	ONMNTNMNMSNOMON
w:fulfilling	OOMOVOMOOOOOOOO
w:full	OOOOOOOOOOTOOOO
w:full-time	OOOOOOOOOOcOOOO
w:fullest	OOTOOMOONLOONNO
w:fully-funded	OOOOQOLOOSOOMOO
w:fun	OOSOQPNMOUOOOOL
w:functional	OSNOOWOOOOOOOOL
w:functioning	OOOOOKSOOOOOOOO
w:functions	OONOOTNPOOOOOQO
w:fund	OOOOOSOOOMOOOOO
w:funded	OOOOOOQOOUOOOOO
w:fundierte	OOOOOOOONSOOOOO
w:fx	OOOOOLQNNONMTOM
w:fyld	ONTOMONOONONSON
w:für	OOMOOQROOOOOPOK
w:g	OLOOOROROOOOSOO
w:g-p	ONSOOOOOOOOOOOO
w:ga	OOOOOPNOOOOVOOO
w:gain	OOLOOOJOO[OOOOO
w:gainesville	OOOOOOMNOOOUNOO
w:game	OOSOOOOOOOOOONN
w:ganas	OOOOTOOOOOOOOOL
w:gaps	OOOOOOOOOOOOOOT
w:garant	OONONULOOOONOOO
w:gas	OOSONRKOOOOOOOR
w:gate	ONOOOONNNOOOONS
w:gather	ONOOOROOOTOOOON
w:gathering	OMNONPSOOOOOQOL
w:gaza	OOTOOOOOOMOONOO
w:gb	OOOOOOOOOOOOMTO
w:gcp	OOPOONOTOOOOOOO
w:gcse	OOOOOOOSNNOOPOO
w:gdpr	OOOOONONOTOONOO
w:ged	OOOOOOSOOOOOOON
w:gen	OOTOOOOOOOOOOOO
w:general	OOJPTOOOOOOOOOO
w:generalist	OOOOTOOOONOOSOO
w:generate	OOOOOUOOOOOOOOO
w:generated	OOOOOOOOOSOOOOO
w:generous	OOOOOOMOOYOOOOO
w:genuine	OOOOOOWOOOOOOOO
w:genuinely	OOPOONTOOPOOMOO
w:geographic	OOOOOOOOUOOOOOO
w:geospatial	OOMOOSOOOOOOOOO
w:gesamten	OONOOPLOOTOOOON
w:get	OOOQNOOOOOROQKO
w:getting	OOJNOOWOOOOOONO
w:gift	ONMOONSOOSOOOOO
w:gifts	OONOOOOOOSOOOOO
w:gig	OOOOTOLROOOONOO
w:github	OOPSOOOQOOOOONO
w:give	OOLMQQOOOOOOOTO
w:given	OLOOQOOOONOOSRO
w:giving	OOLOLROOOTOOOOO
w:glassdoor	OOWONOMOOOOONOL
w:global	OOWOPOOOOOOOOOK
w:globe	OOTOOOOOOOOOQMO
w:go	OOOOOOHTOMOOUKS
w:go-to-market	ONMNTSNOONOONON
w:goal	OOPOVLOOOOOOOOM
w:goals	OOOOOVOOOOOOOOO
w:golfers	OOSONPNOOOOOOMO
w:good	OOOOOOZOOOOOOOO
w:goods	OOOOROOSOOOOOOO
w:google	OROOOKTOOOOOOOO
w:gore's	OONPTMOOOOOOOOO
w:got	OONOONSOOOOOOON
w:gov	OOPOOOOOOOOOOVJ
w:governance	OOOOOWOOOOOOOON
w:governed	OOOOPSNOOOOONQO
w:government-funded	NKNNUMSNLKNNLMN
w:governmentjobs	OOOOOONOOOOOUOM
w:grade	OROOOONOUOOONON
w:graduates	ONMOPNWTOOOOLMO
w:grasping	ONOOOOSOOOOOOOO
w:gratuities	OONOONOOPSOOOOO
w:greater	OOOOOOOOOOOZOOO
w:green	NJONONSNONOOMUM
w:greenhouse	OOOVSNOOOOOOOOO
w:greet	OOLORTNOOOONNOM
w:greeting	OONOMSOOOOOPOOO
w:grill	ONQONSMOOOONOON
w:gross	OONOONTOONPONOO
w:grounds	OOMOOPLOOOOOOSO
w:groupe	MQTOONNNOOOONOO
w:groupes	OOOOOOSOOOOOOOO
w:grow	OOQOQNOOOVOOOOO
w:growing	OOOPWJOOOOOOOOO
w:guaranteed	OTKONMLOOTOOLQO
w:guard	SOLOPOOOOOOOOOO
w:guest	OOOOOTOOOOOOOOO
w:guests	OONIQXOOOOOOOOO
w:guide	OOOOOTOOOOOOOOO
w:guided	OOOOMOOOOTOOMNO
w:gutters	OOOOOUNOOOOOOOO
w:gym	OOTOOPOOOOOOOOO
w:h	ONOOWOOOOOOOOOO
w:hair	OOKTOQOOOOOOOOO
w:half	OOTOROMOOOOOQPO
w:hana	OOOOONUONOONOON
w:handle	OOOOOTOOOOOOOOO
w:handling	OOOOOOWOOQOOOOO
w:hands	OOLOVMSOOOOOOOO
w:hands-on	OOOOTOTOOOOOOOO
w:happen	OOXOOONOOMOONON
w:happy	OOSOMOOOOMOOOOO
w:har	ONNONMSOMSOPMOO
w:harassment	OOMOOOOOONOONSO
w:hardware	OOOOOPTNOOOOOOO
w:hardworking	OOOOOMSOOOOOOOO
w:harrison	NONOOOOOOTOOOOO
w:has	OOUOOKOOOOOOOOO
w:hats	OOOOONTOONOOOOO
w:have	OOOOOOSOOOOOOOO
w:hays	OOPOOLOOOOMONTO
w:hazardous	OOOOOQTNOOOOOOO
w:headquartered	OOVOMOOOOOONOOO
w:heads	OOOSONMOOOOOOOO
w:healthcare	OOUOOOOOOOOOOOO
w:healthineers	OOOOOOOOOOOONWO
w:hear	OOLOOOSOOOOOWOO
w:hearing	OOOONOPOOOOOUOO
w:heart	OOROTNOOOOOOOOO
w:heavy	SOROKOOOOOOOOOO
w:hela	OOOOMTLOOOOOOOO
w:helen	VJINNNNNPNOVNNL
w:hello	LLJNKSMNNLNMMNW
w:helpful	OOOORRKUOOOMOON
w:helping	OOSOTOOOOOOOOOO
w:helps	OOWQNOKQOOOOOOO
w:helpt	NMMNSVKMNKNNMNN
w:herbarium	OOORTLNOOOOOOOO
w:here	NNTOPNNOOOOOTUO
w:heritage	OOROSOOOONNNOMO
w:herramientas	OONNONNTOOOMOOO
w:het	KMLNSSMNNKNNRNM
w:hgv	QOOOOOLTOOOOOOO
w:hierarchy	OOONNSOOONOOOOO
w:high-impact	OOLOWOOOOOOONOO
w:high-performance	OOOOPSONOOOOOOO
w:high-performing	OOLQOQOOOTOOOOO
w:high-profile	OOOOVOOOOOOOOOO
w:high-quality	OOOOTOROOOOOOOO
w:higher	OOOOOOTOROOOOOO
w:higheredjobs	NKNOOOJNOOOOONX
w:highlights	OSOOOOOOOOOOOOO
w:highly	OOOOTOOWOOOOOOO
w:highway	OOUOOOOOOOOMOOO
w:highways	OOSOMMOOOMOOQOO
w:hire	OOOOOOTOOKQONOO
w:hirebus	ONVOMKNOOOMNNOM
w:hires	OOTNMOOOOOOOOOO
w:his	OOOOOOOOOPOPLSM
w:histories	OOOOOOOOOOOOOSO
w:history	OOPOOOTOOOOOOOO
w:hit	OOTMOJMSOOOOPOM
w:hiv	OOOOOOTOOOOOOOO
w:hoc	OOONMTOOOOOOOOO
w:holiday	OOPOOOOOOWOOOOO
w:holidays	OOOOOOOOOTOOOOO
w:homeowners	OOSONQMOONOOOOO
w:homes	OOWONNOOOOOOOOO
w:homewithpreload	OOOOOOOOOOOOLNS
w:honey	OOTONPOOOOOOOOO
w:horario	NVOOONNONPJOOOO
w:hospitality	OOTNOOOOOPOOOOO
w:hotels	OOTOPOOOOOOQNOO
w:hour	OOOOOOOOROSOOOO
w:hours	OOOOOOOOOOYOOOO
w:house	MNKNJTMONVMMIMR
w:hove	MMMUQMNNNNNMNNM
w:howard	LK[LLHMNNMMNNNL
w:html	OOOOOOONOOOOSOO
w:https	JOOOOOOOOOOOUO¡
w:hub	OOUONOOOOROOOOO
w:hubspot	OOOOONPTNOOOOOO
w:hull	POROOOOOOLOSOOO
w:humain	OQOOOITONKOOTOO
w:human	OJTRQOOOOLOOOON
w:humanitarian	OOSORNOOOOOOOOO
w:humor	OONOQOTNOOOONOO
w:hundreds	OOOOUMNOOPOONON
w:hunger	OOOOTOMOONOOMOO
w:hybrid	OOOOOOOOOOO¢OOO
w:hydraulic	OOPOSNOOOOOOOOO
w:hyperion	OOOOONLUOOOONOO
w:hypoport	NMSOOONOOOOOMOU
w:i	OOTOMOHOMOOOTOP
w:id	OIMOOOOOOOOQMNY
w:ideal	OOLOSOUQOOOOOOO
w:ideally	OOOOPOSOOOSOOON
w:identified	OOOOOTOOOOOOTLO
w:identifies	OOOOOUOOOOOOOOO
w:identifying	OOOOVOOOONOOOOO
w:identity	OOOOPOOOOOOOLSN
w:idéalement	OOOOOOPSOOOOOOO
w:if	OOOOOOOOOOOOVOO
w:ifrs	OONOOKKOOOOOONW
w:ignite	OOPOTOOOOOOOMOM
w:iguanas	OOPOOOLOOOOOSOO
w:iheart	MNVNNLOOONKMOON
w:ii	OOOOOOSOOOOOOOO
w:il	OMMQOOOOOOOWOOO
w:im	OOOOOOTOOOOOOON
w:image	OOOOOSMOOOOOOOO
w:imagery	OOLOQTOOOOOOOOO
w:images	OOOOTMOOOOOOOON
w:imagine	OOKOQOOOOOOUOON
w:immerse	OOOOLTOOOOOOOOO
w:immersive	OOSOONOOOOOOOOO
w:immigrants	NJOOONOOOOONNTN
w:impact	OOUOVOOOOOOOOOO
w:impacting	OOPOOONOOSOOOMO
w:implement	OOOOOWOOOOOOOOO
w:implementation	OOOOUQOOOOOOOOO
w:implementing	OOOOOTTOOOOOOOO
w:implication	OOOOOKNOOOOOOOU
w:importance	OONOMNSOOOOOOOO
w:important	OOPOUORNNKOONON
w:impression	OOMOOSPOONOOOOO
w:improved	OMXMRKMNNOOONON
w:impérativement	OOOOOOSOOOOOOOO
w:in-office	QONONOOOOOOSOOO
w:in-person	OMOOOOMIONO¡OON
w:inbound	TOOOOOOROOOOOOO
w:inc	OOVOOOOOOOOOSOO
w:incentive	NNNMNJNMZOMMKMN
w:incentives	OMNOMOMOQWOOMNN
w:include	OOOOOSOOOOOOOOO
w:inclusive	OOSOOOOOOOOOOSO
w:income	OONOUOOOPLOROOO
w:incorporate	OOQONTOOOOOOOOO
w:increased	OOLOOPNOTONNNOO
w:incumbent	OOOQMTOONOOONOO
w:independent	OOOOTOOOOLOOOQO
w:induction	OOONNQOONTPLONO
w:industrial	OOTOPOOOOOOOOON
w:industriels	OOTONMQOOOOLOOO
w:industries	OOSPOMSOONOOOOO
w:industry	OOPOOOOSOPOOOOO
w:industry's	OONOMOOOOTOOMOO
w:influence	OOROTNOOOOOOOOO
w:influencers	OOOOOTPOOOONNOO
w:info	OOVONNOOOOOOKOM
w:information	OOOOOOOOOOOOOUO
w:infrastructure	OPOOWMROOOOOOOO
w:inglés	ONOOOOTONPOONNN
w:initiates	OONOOSOOOOOOOOO
w:initiative	OONPOOTOOOOOOOO
w:initiatives	OOOOOTOOOOOOOOO
w:injuries	OONTNONOOOOOOOO
w:inn	POTLNOLOOOORMON
w:innovate	OOLNUKOOOOOOOOO
w:inpatient	MONONUOINNONMNR
w:input	OONOORSOOOOOOOO
w:inquiries	OONONRKOOOOOSQO
w:insect	SONOOONOOOOOLOR
w:inspect	OOOOOQMOOOOTOOO
w:inspections	OOMOOXNOSNOOOOO
w:inspector	RNNUMNLQOOOOOOO
w:inspectors	OONTONOOOONOOOO
w:inspiration	OOTONPOOOMOOOOO
w:inspired	OONOQOTOONOOOOO
w:inspiring	OOOOSOPOOOOOOOO
w:instagram	OOOOOSOOOOOOOOO
w:installer	TOKOPOOOOOOOPOO
w:installing	OOOOPTLOOOOOOOO
w:instead	OOOOONUONOOOPMN
w:institute	OOVOOOOOOOOOOOO
w:instruct	OOLOOUOOOOOOOOO
w:instruction	OOOOMSOOOOOOOOO
w:instrumental	OOOOVKOOOOOOOOO
w:insulated	ONOOOVNOOOOOOON
w:insurance	OOWOOOOOOQOOOOO
w:intake	NNLNPRLUNNNNNNM
w:integral	OOROPSNOOOOOOOO
w:integrate	OOOOOSOOOOOOOOO
w:integrating	OOOOOOQTOOOOOOO
w:integration	OMOOOQOOOSOOOOO
w:integrations	OONOOPUOOOOOOOO
w:intelligent	OOOOMOTOOOOOMNO
w:intended	OOMONOMOOOOOOXO
w:interact	OOPONSOOOOOOOOO
w:interaction	ONOULQOOOOOOMOO
w:interactions	OOOOOWOOOOOOOOO
w:interactive	OOOOOSOOONONTOO
w:interacts	OOMPOUOOOOOOOOO
w:intercom	OOOORUOOONOOOOO
w:interdepartmental	ONOOOOOONOOOTON
w:interdisciplinary	OOOOOUNOOOOOOOO
w:interest	OOOOOOQQOOOOSOO
w:interests	OONNTOOOOLOONOO
w:interface	OOOOOTOOOOOOOOO
w:interfaces	OUOOOOOOOOOOOOO
w:interior	OOOOOSOOOOOOOOO
w:intermediate	OOOOOSOOOOOOOOP
w:intern	YOMOSOOOOOOOOOO
w:internal	OOOOOTOOOOOOOOO
w:internally	OONQMOLUONOOOOO
w:international	KOYOOOOOOOOROOL
w:internationale	OOSOOOOOOOOOOOO
w:internet	NKSOMMTNPPNQMNL
w:interns	OOLTONOOOROOONO
w:internship	OKLOSOMORQTOMNO
w:interpersonal	OOOOOOTOOOOOOOO
w:interprets	OOOOOTOOOOOOOOO
w:intersection	ONNOTMNOOSOOOOO
w:interview	OOOOOOMOOPOOXOO
w:interviewed	OOOOOONOOOOOSOO
w:intéressé	OUNONNKOOONOQOO
w:inventory	OOOOOTQOOOOOOON
w:investigating	OOOUPKOOOOOONOO
w:investor	ONNOOTQOOOOOOOO
w:invite	OORONOKOOOOOVOO
w:invited	OOSOOOMOOOOOSOO
w:invites	OOMOUONOOOOONOO
w:invoice	NONONNTONOOMOOO
w:involves	OOOOTUOOOLONOOO
w:involving	OOOOOTOOOOOOOOO
w:io	NONQNOOOOOOOOOV
w:iowa	NNWNONOONOLNLOL
w:isn't	OOPOOOSOONOOMOO
w:ist	NMTNJOONNNNLSNL
w:it's	OOUOOOROONOOOOO
w:italia	OOTOOOOOOOONOOO
w:items	OJOOOUOOONOOOOS
w:its	OOVNWOOOOOOOOOL
w:java	QNKTOOOOOOOOOOM
w:javascript	OOOOOOTOOOOOOOO
w:jd	OOOOOMNMNOONLMW
w:je	LPIMWPOMNRMMPMK
w:jharkhand	NIMOOOOOOOOXOOO
w:jij	KNLNTMNNOMNOSNM
w:jira	OOOOOPSKOOONOOO
w:job	OONOOOOOOOOOOOS
w:job-boards	OONOOOOOOOOOOOT
w:job-opportunity-insect-biodiversity-data-manager	NOMOOONOOOOOLOT
w:jobb	NONOOONOMSOPNOR
w:jobholder	OOOOOOSOOOOOKOO
w:jobs	OOOOOOOOOOOORRU
w:join	OOSOTOOOOOOOOOO
w:joining	OOVOOOLOOUOOONO
w:joint	NOUQNLOONOOQOON
w:jornada	ONNOOONONNVOOOO
w:journal	OOOOOONOOOOOOOS
w:journeyman	TNOOOPLQOOOOOOO
w:journeys	OOOOTOOOOOOONOO
w:jours	OOOOOOLOOOVOOOO
w:jquery	OOOOOLSOOOOOOOO
w:js	ONRMOMOTONNMNON
w:judgement	OOOOONTOOOOOOOP
w:july	OMMNOOOOQOQORSI
w:jump	OOONNULOOOOOQOO
w:jumpstart	OOMOMOOOOTOOONO
w:june	OONOOOOOOOUOMOS
w:just	OOSQONLOOQOOOOO
w:justice	OLNNOQROONOOOSO
w:jydstrup	OKMNNOOOOOOWNOL
w:k	ORMOOOOONVOOPOO
w:kb	NONNNONNNNNNLNV
w:keen	OOOORONUOOOOOOO
w:keeping	OOPOOOOSOOOOOOO
w:keepler	ONOOOOPOMMOOTOO
w:keeps	OOOOPUOOONOOOOO
w:kennis	OOOOOOQSOOOOOON
w:kenya	PONSMOOOOOOOOOO
w:kernel	OOOOTOLOOOOOMOO
w:key	OOOOUPOOOOOOOOO
w:kids	OOROOSOOOOOOOOO
w:king	MOVONNMOOOOQOOO
w:kingspan	NUPOLOOOOOOOOOO
w:kk	OOOOONUNOOOOOOO
w:klanten	NNNNLSLNNSNNNNN
w:knowledge	OOOOOOQTOOOOOOO
w:kommer	MOMNOSMNNMNNTNM
w:kontakt	OTOOOOOOOOOOMOO
w:kpi	OOOOOTOOOOOOOOO
w:kpi's	OOOONUMNOMOOOOO
w:krypton	NNSOPOOOOOOOOOO
w:ks	OOOOOOOOOOOOOSL
w:kubernetes	OKOORORUOOOOKOO
w:kunskaper	OOOOOKTOOOOOOOO
w:ky	MMLOSOOOOOOUOOO
w:l	PMKOOMROOOOONOU
w:l'association	OOSONMONONNOOOO
w:l'employeur	OOOONNSOOOOOOOO
w:l'ensemble	NNLNLRMNOMSTNNN
w:l'entreprise	OOQOTKNNOOOOOOO
w:l'exécution	OOPOOOMOOSOOOOO
w:l'ia	OOQSOONOOOOOOOO
w:l'impact	OOONSONOOOOOOOO
w:l'infrastructure	OOOOSNOOOOOOOOO
w:l'offre	OVOOOOMLONOOOOO
w:l'opportunité	OOOOOOMOOSOOOOO
w:l'organisation	NOOPOSOOOOOOOOO
w:l'écoute	OOMONMSOONNNTNN
w:l'équipe	OOOSOONOOOPOOOO
w:lab	OOLUQONOOOOOOOO
w:labor	SNLQNOPOMQONOOO
w:labs	OOVOOOOOOOOOOOO
w:ladders	OOOOOOUOOOOOOOO
w:ladson	OMUOLOONOOOQONN
w:lake	OOTOOOOOONOSOOO
w:lancashire	OOSOOOOOONOOOOO
w:language	OOOOOOSOOOOOOOQ
w:laquelle	OOOOOMNOOOOOSOO
w:large-scale	OOTOONOPONOOOOO
w:larger	OOSONNROOOOOOOO
w:largest	OOWOLOOOOQOOOOO
w:las	OOOOOOOQOOOVPOO
w:laser	OONONQMOONLNOOU
w:last	OOOOOOLOOOOOSOP
w:lasting	OOTOOOOOOPOOOOO
w:latest	OOPOOOOOOOOOKOT
w:launch	OOOSOMOOOOOOOOO
w:layers	OOOOOTOOOOOOOOO
w:layout	MLKOOOOOOOOLOOW
w:lbs	OOOOOOVOOOOOOOO
w:le	OOOOSPQOOOOOOOO
w:leader	OOOUOJROOOOPOOP
w:leading	OOUOONOOOPOOOOO
w:learn	OOSONLSOOTOOOOO
w:learners	OOTNMNOOOOOOOOO
w:learning	OOOOSKPOOSOOOOO
w:leave	OOOOOOOOOVOOOOO
w:leaves	OONOOOOOOTOOOQN
w:led	OOOUKNOOOOOOOOO
w:legitimate	OOMOOOMOONOOLUO
w:leicester	JOOOOOOOOOOUOON
w:leisure	OOWOOONOOOOOOON
w:lending	TMNONNPNOMOOOOO
w:length	OONOOOPOOOOOOSO
w:les	OOOOOXOOOOOOOOO
w:less	OOSOPOHONONOOPU
w:let	OOOOMNOOONMOQUO
w:letter	OOOOOOOOOOOOXKO
w:leur	ONOOOUOOOOOOOOO
w:levage	OOOOUMLNONONOOO
w:level	OOOOQOSOOOOOOOO
w:leverage	OOOOOSOOOQOOOOP
w:leveraging	OOKOOOOOOOOOTOO
w:lexington	OMRONMOOOOOUNON
w:lgv	OOOOOONSOOOOOON
w:liability	OOVNNMMLONOONOO
w:liaise	OOOOOTOOOOOOOOO
w:liaising	OOOOOSOOOOOOOOO
w:liaison	OOLOUONOOOOOOOO
w:licence	OOOOOOWROOOOOOO
w:license	OOOOOOYOOOOOOOO
w:licenses	OOOOOOSOOOOOOOO
w:licensure	OOOOOPOOSOOOOOO
w:life	OOPOOOOOOTOOOOO
w:lifestyle	OOTOOLOOOROOOOL
w:lifting	OQNONOWOOOOOOOO
w:lifts	OOOOOOSOOOOOOOO
w:light	OOUOOOKOOPOPLQO
w:like-minded	OOTOPOKOOOOOOMO
w:likely	ONNOOSOOOMOOLTM
w:limited	OTOOOOOOOOOOOOO
w:limits	OOSOOOQNONOONOO
w:lines	OONONSPOOKOOOOO
w:link	ONOOOOOOOOOOWNP
w:linkedin	OOOOOOOOOOOOOOY
w:links	ONMOOOMOOPOOMUO
w:linux	ROOOOLRLOOOOOOS
w:list	OOOOONOOOOOOZOO
w:listed	OOOOOOIOOPOOQUO
w:listing	OOOOOOLOOOOONSO
w:lists	ONOOOPOOOOOOOOS
w:little	OMONRLONOOOUQNO
w:live	OOOOOLVOOOOOOOR
w:liver	NNMXLKJMNNNMNNM
w:liverpool	NOSOUMKOOOOROOM
w:lives	OOOOSNOOOOOOROO
w:living	OKPOOOOOOOOUMLQ
w:llc	OOUOOOONOOOMOLT
w:llms	OOOSOKQNOSOONOO
w:lnkd1	OLOOOOOLNOOOTNQ
w:lo	OOOONOKOOONSRNO
w:load	OOTOOROOONOONNO
w:loading	OOSOOOOOOOOOOOO
w:loan	OOOQOMNONUOONOO
w:locals	ONNOOOTRONOPMON
w:located	OOVONOOOONOYOOO
w:location	OOOOOOOOTOOXOOO
w:locations	OOOOOOOOQOOSOOM
w:lodwar	QOOOJNNOOOOUOOO
w:logically	OOOOOOTOOOOOOOO
w:logiciels	NNNNMMNONUNMMNN
w:long-lasting	OOMOSQOOOOOOOOO
w:long-term	OOOOSKOQOOOOOOO
w:longer	OOMOONLOTMNOQPN
w:looking	OONO[OSOOOOOOOO
w:lookml	NNMNNNNVONNNNNN
w:lookout	OOMOTOOOOOOOOOO
w:looks	OOSOMOOOOOOOPOO
w:lorry	UMOOOOMOOOOOOON
w:lot	OOOOSPOOOOOOOOO
w:love	OOMOOOZOOOOOQOO
w:low	OONOOOONOLOUNNO
w:lower	OOPOOOOOSOOMMOO
w:loyal	ONUOOOONOOOOONM
w:lpn	OOOOOPOOOOOOOOS
w:lpns	OOTOOOOOOOOOOOO
w:ltd	ONUOOOOOORNOMQO
w:lte	OOOOOWNOOOOONOO
w:luca	OOUOOOOOOOOOQOL
w:lundi	NNNOLMLNOOXMNOO
w:luxury	QOOOOOTOOOOOOOO
w:m	VJLOLOQOOOOOOSO
w:ma	OONOOOOOOOOWOOO
w:mac	OONOOMOOOSOOOOO
w:machen	ONKNUOPNOOOMNNM
w:machines	OOSOOSSOOOOOOOM
w:made	OOPONPMOOOOOOSO
w:madrid	MNLONNRNOONUONN
w:magazine	OOSOOLOOONOOOOO
w:maidstone	NNMONOOONOOUOON
w:mail	OOOOOTOOOOOOOPO
w:mailprotector	OOSOQONOOOOOMOO
w:main	OOOOUPOOOOOOOOO
w:mainly	OOOWNOJOOOOOOOO
w:maintain	OOOOOYOOOOOOOOO
w:maintained	OOOOOTQOOOOOOOO
w:maintaining	OOOOOTOOOOOOOOO
w:maintains	OOOOOWOOOOOOOOO
w:maintenance	OOOOOYOWOOONOOO
w:maintenant	ONOONOKNONOOVON
w:maintenir	OOOOOOSOOOOOOOO
w:make	OOUOOOOOOOOOOOO
w:maken	LOMNRNNOOMOOTON
w:makes	OOUOOOOOOOOOOOO
w:makeup	OOOOOSOOOOOOOOO
w:malibu	ONOOOOQNOOOTOOO
w:manage	OOOOOUOOOOOOOOO
w:manager	[OOPROOOOOOOOOO
w:managers	OOOSOSOOOOOOOOO
w:manages	OOOOPOLTOOOOOOP
w:managing	OOOOOTOOOOOOOOO
w:manner	OOOOOSOOOOOOOOO
w:mantra	OULOOOOOOLOOOOO
w:manufacturer	OOSOOOOOOOOOOOM
w:map	OOQOOSOOOOOOOOO
w:mapping	OONOOVOOOOOOOOO
w:march	NNMNNNKMVMMNRMJ
w:marine	OOTONLOOOOOOOOO
w:mark	OJQOONOOOOOOJOU
w:market	OOOOPUOOOOOOOOO
w:markham	ONOOOONOOOOSOOO
w:marques	ONNONONOOMOOUON
w:master's	OOOOOONUOOOOOOO
w:mastery	OOOOOLTOOOOOOOO
w:match	OOOOOOOOOTOOOOO
w:matrixed	OOOONNSOOOOOOOO
w:matter	OOPOOSOOONOOOOO
w:matters	OOROSOKOOLOOOOO
w:maturity	OOLSONOOOOOMOOR
w:matériel	OOOONUMOOOOOOOO
w:mauves	PMMNLNOOOOOUOOM
w:maven	OMOOOOTOOOOMOOO
w:maximize	OOPOOTOOOOOOOOO
w:maximum	OOMOMTOOMPVPMOM
w:may	OOOOOOOOOOQOPTO
w:maîtrisez	OOOOOOSOOOOOOOO
w:mcg	NOOOOONNNNONNOT
w:md	OONOOOOOOOOUOOO
w:mdosjobs	OKOOOOOOOOOOOOU
w:me	OOMOOOMNOOOOUNN
w:meals	OOOOOOOOOWNOOOO
w:meaningful	OOOOUOOOOOOOOOO
w:means	OOXOOPOOOOOOOOO
w:mearl	NOOOTLOOOOOOOOO
w:measurable	OOSOOOOOOOOOOOO
w:measured	OOOOOTOMOOOOOON
w:measurement	OOOOPOMTONOOOOO
w:measures	OOOOQSOOONOOOOO
w:mechanic	WLKNOONONNOOOON
w:med	NLNOMNQOJSSSKNO
w:medically	OOOSPMOOOOOOOOO
w:medication	OOOOOXLOOOOOOOO
w:medicine	OONOQOPMOOOOLMU
w:medicines	OKOOMSOOOOOQOOO
w:mee	OQMOTOMOONOOOOO
w:meet	OOOOOSPOOOOOOOO
w:meetings	OOOOOXOOOOTOOOO
w:meets	OSOOOOOOOOOOOOO
w:membership	OOOOOSROOOOOOOO
w:menos	OONOOOSOOOOOOOL
w:mental	OOOOQOOOOUOOOOO
w:mentor	OOOOOQNOOTOOOOO
w:mentoring	OOOONTPMOQOOOOO
w:mentors	OOOPUOOOOKQOLOO
w:menu	OONONSOOOOOOOOO
w:mer	NNNNQQNOOMNNTON
w:merit	OPMOKOMOOONNVPL
w:merseyside	OOOOTONOOLOQONO
w:message	ONLOOQOOUOONOOO
w:messages	OOOOOUOOONOOOOO
w:messaging	OOOOTVOOOOOOOOO
w:met	OOOOOTPOOOOOOOM
w:metadata	OOOOSNOOOOOOOOO
w:metal	QNLONXMRONONOON
w:method	OONOOOSOOOOONOO
w:methodologies	OOOOOPSOOOOOOOO
w:methodology	OONQMOIWOOONQOL
w:methods	OOOOOWOOOOOOOOO
w:metrics	OOOOVOOOOOOOSOM
w:metropolitan	ONOOOOOOOOO¡OON
w:mettez	MONPMVNOONNNNOO
w:mexico	OOQULKNOOOOKONO
w:mft	OOTOMONOOOOONOO
w:mhr	OOTONOOOOOOOOOO
w:mi	ONOOOOOOOOOVOOO
w:michigan	OOTTLLNOOONOQNM
w:micu	OOMUOKOOOOOOOOO
w:mid-senior	MJLMTNMMLNKLNMV
w:middle	OMOOOOOONOOTOOO
w:might	OOLOONROOOMOVOO
w:milan	POOOOOOOOOOVOOL
w:mile	OOSOOOOOOOOOOOO
w:mileage	OOOOOOTOOOOOMMO
w:miles	OORONNLONNURLON
w:milestone	OOPOOONOOTOOOOM
w:military	OOOOOOOOONOOWNO
w:million	OOWOONOONOOOOOL
w:millions	OOWNOOOOOOOOOON
w:mind	OOTOOPOOOOONOON
w:mindset	OOOOOOYOOOOOOOM
w:minerals	OOOOOOOTOOOOOOM
w:ministry	NLOOOOOORNNLOUO
w:minneapolis	OOTOOOOOOOOOOOO
w:minority	OOOOOONOOOOOOSO
w:miracle	OOTOOOOOOOOLOOO
w:misconduct	OONOOOOOONOOMTO
w:mise	OOOOOTLOOOOOOOO
w:missing	OOMTLOOOOOOOMOO
w:mission	OOWOOOOOOOOOOOO
w:missions	NUNUOJOOOTOOOOO
w:mit	OKKROOOMNQMOPOQ
w:ml	OOLVMOJXONOLNOO
w:mn	NOPOOOMOOOOPSON
w:mobile	OOSOOOOOOOOOOOO
w:mobility	OOOOOSOOOOOOOOO
w:model	OOOOOOUOOOOOOOO
w:modelling	OPOTOOOOOOOOOOO
w:models	OOOROXOOOOOOOON
w:moderate	OMLONLUONMNUNNO
w:modern	OOOOOQSOOTOOOOO
w:moderne	ONSNNMNLNSNQNOM
w:modélisation	OOOSOOOOOOOOOOO
w:moines	OOOOOOOOOLOUOOO
w:molnlosningar	NNOOSSMOOOOOOOO
w:moments	OMOORLOOOTOOOOM
w:mon	OONOOOOOOOSOOON
w:monaghan	PUJOLOOOOOOQNOO
w:monday	OOOOOOOOOOWOOOO
w:monday-friday	OOOMONOOMMQOTON
w:monetary	ONOOOOOOOUOOOOO
w:mongodb	NNLUNNOONNNMONO
w:monitor	OOOOOTOOOOOOOOO
w:monitors	OOOPOSOOOOOOOOO
w:month-end	ONOOOOMOOOOOOOT
w:months	OOOOOOTOOOROPOO
w:moorhead	NNTOOOOOOOOOOOO
w:morgan's	OOOOTMOOONOOOOO
w:morning	NNNOOMMOLOVMNON
w:mostly	OOLTOOOOOOOQOOO
w:motivated	OOOOVOOOOOOOOOO
w:motorcycle	ONQOMOJUNOOOONO
w:mouse	NONUNMKNOONNNOO
w:move	OOOOOOOOOTOOOOS
w:movement	OMUOKOMOONOMOSN
w:moving	OOOTPOOOOOOONOO
w:much	ORMOROKTOPOOONM
w:multicultural	OOOOOONOOSOOOOO
w:multidisciplinary	OOMTPOOOOPOOOOO
w:multiple	OOOOQOTOOOOOOOO
w:murton	ONONNNOOOOOTNON
w:must	OOOOOO¡OOOOOOOO
w:mutuelle	OOOOOOOOOXOOOOL
w:my	NNOOONSOOOOOOOQ
w:mysql	OOMUOMPOOOONOOO
w:más	MMLMNLMNMNLMRNV
w:mécanique	OOPOONSOOOOOOOO
w:ménage	OOOOOTPOONOOOON
w:méthodologie	ONNUONOOOOOOOON
w:métier	OONONMUOOPOOOON
w:möglichkeit	OOOOOOMOOSOOOOO
w:n	ONOOOOOOOOOUOON
w:n'hésitez	OOOOOLOMOOOOUOO
w:name	OLOOOONOOOOO¡MO
w:named	OOOOONNOOOOOOOS
w:names	OOOOOOOOOOOOTNN
w:natif	OOOSONNOOOOOOOO
w:nationality	OUOOOOLOOOOOMTM
w:native	OOOOOOSOOOOOOOO
w:natural	OOLOOOUOOOOPOOO
w:nature	OONOOOVONOOOJUO
w:navigate	OOQOOOOOOSOOOOK
w:navigation	OOLOOUNOOONOOOM
w:nc	OOOOOONOOOOUOOO
w:ne	ONONOOLOOTONSOM
w:necessity	OOOOOOLOOOOQOOS
w:nederlands	ONOONMSOONOOOON
w:need	OOOOOOXOOOOOOQO
w:needed	OOOOOUWOOOOOOOO
w:negotiate	OOOOOPOONSOOOOO
w:negotiating	OOOOOSOOOOOOOOO
w:neighborhood	NNNNMNKNNNNVMNO
w:neo	OOOOORPOOOKOOOO
w:neonatal	OOOOOTMOOOOOOOO
w:nere	OOONOOOOOOOONOS
w:netcom	MNUOQOMOONONOOO
w:nets	NOUNONOOOOONOOO
w:nettoyage	TOMNORKROOMNNOO
w:nettoyer	OOOOOTMOOOOOOOO
w:network	OOUOPOPOOOOOOOO
w:netzwerkunternehmen	OOTOOONOOOOONOO
w:neuropsychological	OONOOOMOOSOOOOO
w:nevada	OLVNOOOOONORNOK
w:never	OOSONNNOOQOOLQO
w:new	OOOOOSOOOOOOOOO
w:newcastle	ONQOMNONOOQTMON
w:newly	OONTQMOOOPONOON
w:next	LOVOWOJOOIOORNO
w:nghs	ONXNNLONNMNNLKL
w:nhs	OOOOOMMOOQONVQO
w:nice-to-have	OSOOOOONOOOOOON
w:nice-to-haves	OTOOOOOOOOOOOOO
w:night	OOJNTOOOSOPOOOO
w:nine	OOSOOOOOOOONOOO
w:nj	OOKOOOOOOOOVOOO
w:nn3	HLLNUNVRTMSUOOL
w:no	NKKOOOOOOOOORQO
w:nobody	OOMOUOMMOOOOPNO
w:noise	NLMNLLWNMNNVMLN
w:nombre	OOOOONOOONUONOO
w:nominal	LRKMMMMMUNMLMMM
w:non	OOLOUOMMRNPPMOO
w:non-discrimination	OONOOOOOOOOONUO
w:non-essential	OOOONNNOOOOOONT
w:non-exclusive	OOONOOOOOOOONOS
w:non-exempt	OTOOOOLNIRUONON
w:none	OLOOOOQKOOOOROT
w:none'	OOOOOONOOOOOTOM
w:northampton	HLLNUNVRTMSUOOL
w:northeast	OOTOOOOOOOOOOOO
w:nos	OOOOSPOOOSONMON
w:nosotros	ONLONOOOMOOOTOO
w:not-for-profit	OOSOOOOOOOOOOOO
w:note	OOOOOOTOOOOOLRO
w:notes	OTOOOOOOOQOOOOO
w:notice	OONOOOOOOOOOOUO
w:notified	LONOTOOOOOOOROO
w:notre	HKROQILJMOKTPMR
w:nous	KOVOOKPNOOOOOOO
w:novi	OOOOOOOOOOOSOOO
w:npi	OQOOOOJUOOOOOOO
w:nuclear	OOMTMLNOONONNQN
w:nuestra	NVJNJQNNNMNNNNK
w:nuestro	NNNOVNJOONOOOON
w:number	OOSOOPLOOOROPOO
w:numerical	OOOOOUMOOOOOSNO
w:nurse	OOOOTONOOOOOOOU
w:nursing	OLPOOOOOOOOOOOU
w:ny	OOOOOOOOONOXOOO
w:nécessaire	OONOOOSOOOOOOOO
w:o	OOOOOOOONSOOTOP
w:oac	OUOONOOOOOOOJON
w:obsess	OOOOOLTOOOOONOO
w:occasional	OOOOMOROOOQTOOO
w:occasionally	OOOOOOWOOOOOPOO
w:occupational	OOOOLOTOOOQPMPL
w:och	OJMOMPSOLSOOSOO
w:oder	OOJNJMTNOOPUNOJ
w:oelkers	OLOOOOOOOOOOTOO
w:off	OOOOOOOOOVOOOOO
w:off-site	OOMONQOOOOSOOOO
w:offenders	ONMTNOOOOOOOONO
w:offered	OOLOOONOVPSPKOO
w:offerings	OOKOKROOOTOOOOO
w:offers	OOPOOOMOOXOQMON
w:officer	ROMOSNOOOOOOOOO
w:officers	OOISRONOOMOOROO
w:offices	OOUOOROOOOOOOOO
w:officeâs	OOMOTOOOOOOOOOO
w:official	OOOOOOJOOOOOXMN
w:offshore	ONMOOPNNOQPONOT
w:ofrecemos	OTOOOOOOOKOOOOO
w:often	OOONPONOOOTOOOO
w:oh	OOOOOOOOOOOSOOO
w:oil	OOOOOOHVONMOOOT
w:ok	ONOOOOOOOLOOUON
w:okay	OMLOMONOONOOUMO
w:olap	NONOOTOMONOOOOO
w:older	OOTNNNNOOOOOOOO
w:om	NNMNROLNNQNOSOM
w:omb	OOOOOOSOOOOOOOO
w:omradet	OPOORLOONSOONOO
w:on-line	OOOOOOOOOOOOUOO
w:on-site	OOOOOOOOOXOQOOO
w:once	OOOOOONOOOOPUOO
w:one	OOSOOOOOOOOOOOO
w:oneself	OOOOONLTOOOOOOO
w:only	OOOOOOOOOOOOXOO
w:onsite	OOOOOONQOOOUOOO
w:ontario	ONOOOOOOOOOUOOO
w:ontology	UMOOOOOOOOOOOOO
w:open	OOOOOOROOOOQSOO
w:open-minded	ONLONMPOOOOOUNN
w:opens	OOKOONQOOOOONUP
w:openstack	OOMOMOUOOOOONOO
w:operated	OOSOQONOOOOOOOO
w:operates	OOSOOMOOOMOSOOO
w:operating	OOOOOUOOOOOOOOO
w:operational	OOOOVOOOOOOOOOO
w:operative	OOOOSLOOOOOOOOO
w:operator	SOMOTOOOONOOOOO
w:oportunidades	OOOOOOOOOTOOOOO
w:opportunities	OOOOOPOOOXOOOOO
w:opportunity	OOOOUOOOOOOOOQO
w:optimal	OOOOOSOOOOOOOOO
w:option	OOOONNNOOQOSOOO
w:optional	OOOOONMPOONSOOO
w:options	OOOOMONOOXPOOOM
w:opérations	OOOONSOOOOOONOO
w:oracle	POMOOMVSOOOOOOI
w:orange	OOSOONOOOOOOOOO
w:order	OOOOSPROOOOOOOO
w:ordering	OOOONSOOOOOOOOP
w:orders	OOOOOTPOOOOOOOO
w:ordinance	OMOOOSOOOOOOOPO
w:oregon	NMTNMNNNMMNPMSL
w:org	NOPOOOOOOOOOTPO
w:organ	OMMTONNOOOOOOOO
w:organisations	OOSOPMOOOPOOOOO
w:organisez	OOOOOTLOONOOOOO
w:organisé	OOOOOOVOOOOOOOO
w:organization	MOQTOOOQOOOONOO
w:organization's	OOOOOSOOOOOOOOO
w:organizational	OOOOOSOOOOOOOOO
w:organizations	OOUOOOOOOOOOOOM
w:organized	OOOOOOXOOOOOOOO
w:oriented	OOPOOOVLORONNNO
w:orleans	OOOOOOOOOOOSOOO
w:os	OOTNOKQPOOOOOOO
w:oss	ONMQPLMONVNNNOO
w:osteo	OOPOSONOOOOOOOO
w:osteogenic	OOTOOMNOOQOOOOO
w:other	OOOOOTOOOOOOOOO
w:others	OOPOOOSOOOOOPOO
w:ou	OOOPOMVOOLOOOOO
w:ourselves	OOWOOOOOONOOOOO
w:outbound	OOOOMWNOOOOOOOO
w:outbreaks	OOOOOONOOOOOOSO
w:outdoor	OOOONMVNOONOOOO
w:outdoors	NNMONNLONNNTONO
w:outgoing	OOOOOOUOOOOOMOO
w:outil	OOOSONNOOOOOOOO
w:outlines	ONOOOMMOOOOONTO
w:outpatient	OMMOOROOOTOOOOO
w:outreach	OOOOOSNSOOOOOOO
w:outside	OMLOOTOOOROOOOO
w:ouvrier	TONOSOMNOOOOOOM
w:over	OOZOOSOOOOOOOON
w:overall	OOUOOOOOOOOOOOO
w:overlook	NNONKNMNMNNNVNL
w:overseas	OONOOOTMOPOOOLO
w:oversee	OOOOOWOOOOOOOOO
w:overseeing	OOOOMYOOOOOOOOO
w:oversight	OUOOSLOOOOOOOOO
w:overtime	OKOOONOOTOQONOO
w:overview	OVLLOOOOOOOOOOR
w:owensboro	MMLOSOOOOOOUOOO
w:owned	OOVOOPNOOOOOOOO
w:owns	OONOOOKUOOOOOOO
w:oxfam	OOROOOMOOUOOLUO
w:oxfam's	ONNOMMTOOOOOOOO
w:oxygène	NOTOPOLNONMONOO
w:p	OOTOOOQOMOOOQOO
w:p2p	POMONWSOOOOOOOH
w:pa	OOROOOOOFPQSROM
w:pace	OOOSOOMOOOOOOOO
w:paced	OOSOOOOOOOOOOOO
w:package	OOOOOOROSVOOOOO
w:page	ONQOOQOOOOOOMOT
w:paid	OOOOOOOORZOOOOO
w:pain	OOTNOOOOOOOOOON
w:paint	MOVOQOLOONMOOOO
w:painting	OOOONSOOOOOOOOO
w:paired	OOQOLLOOOTOOOOO
w:palmas	OOOOOOOOOOOSOOO
w:par	OOOROOSOOOOOOOO
w:para	OLLOQOOOOTOOLMO
w:parallel	OOOOPOOOOOONTNO
w:paris	LLPNNNMNNPMXNNK
w:park	OOWOMQMOOMOONOO
w:parking	OOOOOOOOOWONOOO
w:part-time	OOOOOOOOOOXOOOO
w:parte	OOOOLOQONONNLOS
w:partenaire	OOSONPMOONOOOOO
w:participate	OOOOOTOOOOOOOOO
w:participates	OOOOOVOOOOOOOQO
w:participation	OOVOOQNOOOOOOOO
w:participer	OOOOOTOOOOOOOOO
w:participerez	OOOOOTNOOOOOOOO
w:participez	OONONTLOOOOOOOO
w:particular	OOOSNMOOOOOOOOO
w:partir	NVONOIKNONSMMNN
w:partner	OORUOPOOOOOOOOO
w:partnership	ONNROOOOOTNNOOO
w:parts	OOQOONJVOONONON
w:pas	JMNPSJQOOSONRON
w:pasig	OONOOPTOOOOPOOO
w:pass	OOOOOOSOOOOOOOO
w:passing	OOOOOOSOOOOOONO
w:passion	OOOOOOUOOOOOOOO
w:passionate	OOOOTOOOOOOOOOO
w:past	OOROOOTOOOOOOON
w:paternity	OOOOOOOOOTOOOOO
w:path	OOOOOOOOOVOOOON
w:pathfinder	OQOSNMOOOOOOOOO
w:pathway	OTOOOOOOOLOOOOO
w:pathways	OOOOOOOOOUOOOOO
w:patient	OOOOOTOOOOOOOOO
w:patients	OOPOOVOOOOOOOOO
w:pay	OOOOOOOOaROOOOM
w:paycheque	OOMONOOOOUOOOOO
w:payday	OOOOOOOOMUOONNO
w:payroll	OOOOOTOOOMOOOOO
w:pc	OOOOMPTOONOOOOO
w:pdf	ONOOONOOOOOORPZ
w:peacehealth	OOMNMOOOORNQMNS
w:peak	OOTOMOOOONOOOOO
w:peds	OOOOORPOOOKOOOO
w:pension	OOOOOQOOOTOOOOO
w:people	OOSOOOPOOOOOOOO
w:pepsi	NKTNMONJLPONMWL
w:pepsico	OOUONOOOOOOOOOO
w:per	OOOOOOOOTOOOOOO
w:percentage	OTOOORNONOKOOOO
w:perfil	OONOOOOOOLOOSOO
w:performed	OOMTQKJOOOOUNQO
w:performers	OOOOOMPOOUOOOOO
w:performing	OOMOOOUOOOOONTO
w:performs	OOOOOXOOOOOOOOO
w:period	OOPOKOOOOPXOLLL
w:periodically	OOOOOOOOOOOOSOO
w:perks	OVOOOONOOOOOOOO
w:permanent	OOOOOOOOOOWOOOO
w:permis	OOOOOLUOONOOOOO
w:permitted	OONOOOOOOMTOPMM
w:person	OOOOJOOOOOOTPOO
w:person-centred	OOSNQNNOOOONOON
w:personal	OOOOOOOOOTOOOOO
w:personality	OOJOOUUOOOOOOOO
w:personalized	OOOOMOOTOOOOOOO
w:personally	OSLOLNTOOLOOOOO
w:personas	OOTOPOOONOOOONO
w:personne	NOOOOJWOOOOOOOO
w:persons	OOOOOOPOOOOOMVO
w:perspectives	OOPOOONOOOOOOTO
w:pet	ONNOOOOOOTOOONO
w:pge	NMNLUONOOONOONO
w:pharmaceutical	OOOOUOOOOOOOOOO
w:pharmacist	VLKOROOOOOOOOOO
w:pharmacology	OOMTOQOOOOOOOOO
w:phase	OOONOPMQONOOTOO
w:phone	OOOOLPTOOOOOSON
w:phones	OOOONPSOOOONOOO
w:photography	OOLOSROOOOONMOO
w:physically	OOOOOOUOOOOONOO
w:physician	QOMOSOOOOOOOOOO
w:physiology	OOOOOOSOOOOOOOO
w:physiotherapy	OLNOSMPOOROOMOO
w:pi	OOLONTPOOOOOMTN
w:pillars	ONNNRKTMNOOOONO
w:pioneering	OOSOOOOOOOOOOOO
w:pioneers	OOVNMOOOONOOOOO
w:pionnier	OOOOOOMOOSOOOOO
w:pipeline	OOOOOQOUOOOOOOO
w:pitchtube	NOMOOONOOOOOLOT
w:pivotal	OOLOTOOOOOOOTNO
w:pièces	OOOOTMMOOOONOOO
w:place	OOYOOOJOOOOOOOO
w:placement	OOQOOONOOOOOOSO
w:places	OOTOOOOOOSOOMOO
w:plan	OOOOOMOOOTOOOOO
w:planned	OONOOTOOOOOOQON
w:planner	TONOTNROOOOOOOO
w:plans	OOOOOWOOOOOOOOO
w:plant	SNOOOOOOOOOOOOO
w:plants	OONQOVOOOOOOOOO
w:play	OOOOUONOOOOOOOO
w:playdemic	NOWOOONOOOOOOON
w:played	ONVOLOOOOOOOOOL
w:player	OOOORMTOOOOOOOO
w:playing	OOOOSMOOOOOOOOO
w:playitas	LMRNTNLNNKNMLOR
w:plays	OOOOUMOOOOOOOOO
w:please	OOOOOOOOOOOOZSO
w:plus	OOOOOOLSOSOOOOO
w:plusieurs	OOOOONTOOOOOOOO
w:pm	OOOOOOONONOOSOO
w:podiumwear	OOQOOTNOOOOOOOM
w:podiumwear's	OONOOTOOOOOOOON
w:point	OQOQOTOOOOOOOOO
w:pointclickcare	OOPOOOOOPOOOKUO
w:poland	ONJSNONONOSVONN
w:policies	OOOOOVROOOOOOOO
w:policy	OOOOMOOOOOOON[P
w:politics	OOLOOSNOOSMMMNO
w:polyvalence	OOOOOMSNOMOOSOO
w:polyvalent	OMOOPMTNOOOOOOO
w:pool	KNOORNOOONNNTON
w:poole	OONOTOOOOOPMOOO
w:population	MOPTLNQOOOOOOMO
w:portugal	OMSNONNNNNOSOMR
w:position	OOMOQOOOOOTOOOO
w:positive	OOOOOWOOOOOOOOO
w:possess	OOOOOOVOOOOORON
w:possibilities	OOVOMNOOOOPOOMO
w:possédez	OOOOOOMSOOOOOOO
w:post	OOOOTLPOOOOOTOO
w:poste	QOMNMMKOOKVMROQ
w:posted	ONMOONNOOOOPKVU
w:posters	OOOOOOOOOOOONUL
w:posting	NQIOOOMOQOOOOQR
w:postuler	OOOONNNOOMONUON
w:postulez	ONNNLOLMNLNNXOM
w:pour	MOQOOOOOOOOOSOO
w:pourquoi	OTOOOOOOOOOOOOO
w:pourvoir	SMNNQLMMNNQNNNM
w:pouvez	NOUNNLKNNMNNPNM
w:pouvoir	NOOOOMROOOSOKON
w:poverty	OOTONPOOOOOOONO
w:powerbi	OOOOOONUOOOOOOO
w:powerpoint	OOOOOOTOOOOLOOO
w:practitioners	OOOOOSOOOOOOOOO
w:pre-employment	OOOOOOTOOOOOTNO
w:precision	OOOOQOMLROOOMMT
w:predominantly	OOOOOONOOOOSOOO
w:prefer	OOOOLOLSNMUNMOO
w:preferable	OMNOOOJXNNONOMM
w:preferably	OOOOOOPVOOOOOOO
w:preference	OOOOOOOOOIOOUOO
w:preferred	OOOOOOIdOOOOOOO
w:premier	OOSOQOOOOOOOOOO
w:prepare	OOOOOUOOOOOOOOO
w:prepared	OOPONQTOONOOLOO
w:prescriptions	OLOOMUNOOOOPOOO
w:presence	OOPOOOMOOOOSQON
w:present	OOOOOPOOOSOOOOO
w:presentable	OOOOOOSNOOOOOOO
w:presentations	OOOOOSPOOOOOOOO
w:preserve	OLOOOOOOOONTLOO
w:president	POJVOOOOONOOOOO
w:press	UOOOQONOONOOOOO
w:preuve	OOOOOOSOOOOOOOO
w:previous	OOOOOOOYOOOOOOO
w:previously	OMOONOOOOOOOUON
w:pricing	OOOOOOMTOPOOOOO
w:pride	OOTOOOOOOOOOOOO
w:prima	OOTOOONOOLNOOOO
w:primarily	OOONOPOOOMOTOOO
w:primary	OOJPTNOOOOOOOOQ
w:primes	OOOOOOOOSMOOOOO
w:principalement	OOOORKPNONOSOOO
w:principales	MSNSMLROONOOOOO
w:priorities	OOOOROSOOOOOOOO
w:prioritization	OOOOOOOTOOOOOOO
w:prioritizes	OOMOLQOOOSOOOOO
w:prisoners'	ONMOSOOOOOOONOO
w:privacy	OLOOOOOMOOOOKSV
w:private	OOVOOOOOOOOOOOO
w:privately	OOSOOOOOOOOMOOO
w:prn	OOOOOLOOOOVOOOO
w:proactive	OOOOOQOSOOOOOOO
w:proactively	OOOSOWLOOOOOOOO
w:problem	OLOOOOXMOOOOOOO
w:problem-solver	OOOOOOUOOOOOOOO
w:problem-solving	OOOOOOQSOOOOOOO
w:problems	OOOOOQTOOOOOOOO
w:procedures	OOOOOYQOOOOOOOO
w:proceedings	OOOOQTOOOOOOOOO
w:process	OOOOOUOOOOOOOOO
w:processing	OMOOQRSOOOOOOOO
w:processus	OQOOONNONKOOTOO
w:proche	OOOOONONOTOQOON
w:procure	NOMOONTRNOOMNOM
w:procurement	OOOOOPNUOOOOOOM
w:procuring	OOOOOSOOOOOOOOO
w:procédures	OOOOOSMOOOOOOOO
w:produce	OOPOOTOOOOOOOOO
w:produced	OOMNTKMOOOOOONR
w:producer	SOLOPQOOOOOOOOO
w:product	OOMXOROOOOOOOOO
w:products	OOOTOPOOOOOOOOO
w:profession	ONOOOOOOOMOOTLO
w:professionals	OOSOOOOOOQOOPOO
w:professionnel	OOMOOLRNOVONOON
w:professionnelle	OMTONNLNOTNOMNM
w:proficient	OOOOOOVOOOOOOOO
w:profil	OUOOONOOOOOOOOO
w:profile	OTOONOMOOOOORLP
w:profitable	OOSOULMOOOOOONO
w:programme	OONOOOOOO¡OOOOO
w:programmes	OOOOOQNOOTOOOOO
w:progress	OOOOOOOOOTOOOOO
w:progressed	ONONOTNOOOOQONO
w:progresses	OOOONTMOOOOOOOO
w:progression	OSOOOONOOSOOOOO
w:projecten	ONNNQNMOOSOOOON
w:projects	OOOOOSNOOOOOOOO
w:promote	OOPOOUOOOOOOOOO
w:promotes	OOWOOOOOOKOOOOO
w:promotion	OOOOOOOOOUOOOPO
w:promotional	OOOOOOOONOOOXOO
w:proof	OOOOOOROOOOOSMP
w:proper	OOOONUOOOOOOOOO
w:properly	OONOOWOOOOOOOOO
w:properties	OOOOPUNOOOOOOON
w:proposons	OPOOMNOMOTONOOO
w:prospecting	OONOOTOOOOOOOOO
w:protect	OOOOTOOOOOOOOOO
w:protecting	OOSOQNOOONOOOOO
w:protocols	OOOONTOOOOOOOOO
w:proven	OOOOOOTOOOOOOOO
w:provided	OOOOOOOOOUOPOOO
w:provider	OOXOOOOOOOOOOOO
w:provincia	OOOOOOOOOOOSOOO
w:provision	OOOOTOOOOOOOOOO
w:préparation	OOOOOTOOOOOOOON
w:prêts	ONNOMONOOLOOWON
w:psychiatric	OOPOOOMSOOOOOOO
w:psychodiagnostic	OONOOOMOOSOOOOO
w:pt	OOOOOOOOSMOPTON
w:publication	OOOOMTNOOPOOOOO
w:publications	ONOOOOMTOOONNQM
w:publishing	NKOOOPNOUOOOQOO
w:puffer	OOSOOOOOOOOOOOO
w:purchasing	ONNQOPOOOOONOOU
w:pure	MMUNLNNNNPOMNNQ
w:puregym	OSROKNNNOTONOON
w:purpose	OOVOPOOOOOOOONO
w:purposes	OONOPOOOOOOONVO
w:pursue	OPTOOQOOOLOONNM
w:putnam	OOOOOOOOOOONOTO
w:puts	OOSONQNOONOOOOO
w:python	OOOOOORVOOOOOOO
w:période	NNNNNLMNNQULNON
w:qargo	NOUOQNOOOLONOOO
w:qu'il	ONMOJRKOONNMLOU
w:qualifications	O[OOOONOOOOOOOO
w:qualificationsbachelor's	OOOOONTNOOOOOOO
w:qualified	OOOOOOOOOOOOOSO
w:qualité	OOTOMOSOONOMNOO
w:qualités	OOOOOOUNONOOOOO
w:quantity	OOOOOSOOOOOOOOO
w:quantités	OOOOOSMOOOOOOOO
w:query	OOOOOOXOOOOOOOO
w:question	OONOQOMOOOOOTLQ
w:questions	OOOOOWNOOOOOQOO
w:quickly	OOOOOOSOOMOOOOO
w:quote	OOOOOOOOOOOOSNM
w:qué	OWOOOOOOOLOOOOO
w:r	OOOONQKQOOOQOOQ
w:r-101121	ONNOOOOOOOONOOU
w:radius	OONONNMNMNURLOO
w:rail	ROOOTOOOOOONOOO
w:rails	NNLUNQNONNOMONN
w:raise	OOPOOONOOOOOOSO
w:ral	OLOOOOOOSOOOOOO
w:raleigh	OOOOONKOOOQSOOO
w:ran	OOOOMNSOOOONOOO
w:range	OSOOOOOOVPOOOOO
w:ranges	OONOOOOOSPOONOO
w:ranked	OOUOONOOOOOOOOO
w:rapide	OROOOONOOSOOMOO
w:rapidly	OOOOUOOOOQOOOOO
w:rapporter	ONOOMULOOOOOOOO
w:rapportering	MMKNUTMNNLNNKNM
w:rate	OOOOOOOOXOOOOOO
w:rated	OOTOOOOOMOOOOOO
w:rating	OOROOOLOONOOTNN
w:rattaché	MOOUONOOOOOOOOO
w:raves	NNTOOMOOOOOOOON
w:raw	OOOOPMOOOSOONOS
w:rch's	OOOQRKOOOOOOOOO
w:rds	NLMUNMLUNNNNNNN
w:reach	OOWOOOOOOOOOOOO
w:reaching	OOMOMSPOOOOOOOO
w:read	OONOOOQOOQOOOTN
w:reader	OLOOONOOOOOOOOW
w:reading	OOOOOOTOONOONOR
w:ready	OOOOTOOOOIOORMQ
w:real	OOTPOOOOOOOOOOO
w:realistic	OOKOROOOTONNOOO
w:really	OPVOSOOMOOONMOM
w:reasonable	OTLOOOOOOOOOOYO
w:reasoning	ONSONOSOONOOOOO
w:reasons	OPMOONSOOOOOMQO
w:receivable	OOOOOSOOOOOOOOO
w:receive	OOOOOOOOOTOOQOO
w:received	OOOOOONOOOOOTOO
w:receiving	SNOOOOOOOOOOOOO
w:recent	OOOONNUUONOOKQO
w:reception	OOOOOSOOOMOOOOO
w:recharge	OONOOOOOOSOOOOO
w:recherche	KOOOUOQOOONOOOO
w:recherchez	OOOONITOONOOSOO
w:recherchons	MNMOWOPOOOOOOOO
w:recognised	OOROMONOOUOONOO
w:recognition	OOOOOOOOOYOOOOO
w:recognized	OOUOOOQOOOOOMOO
w:recommend	OOOOOTNOOOOOOOO
w:recommendations	OOOOOTOOOOOOOOO
w:recommended	ONMNMPOUOMMMOOO
w:recommends	OOOOOTOOOOOOOOO
w:reconciliation	ONNOOOROOOOOOOU
w:reconciliations	OOOOONOOOOOOOOU
w:record	OOOOOOSOOOOOOOO
w:recording	OOOOOSLSOOOMOOO
w:records	OOOOOSOOOOOOOOO
w:recruit	OOMOUOOOOOOOOTO
w:recruiter	OONOOOONONOOWOO
w:recruiters	OOOOOOOOOOOOOTO
w:recruiting	OOMOSOOOOOOORSO
w:recruitment	OOMOOOOOOOOOP¡O
w:recrutement	OOOOTONONLMOSOO
w:recrutons	OOKOUOOOONOQOOO
w:red	OOTOOOOOOPOOOOO
w:redeployment	OPOOOONOOOOOPSO
w:redhat	UMMONOOOOOPOOOO
w:redis	ONMUNNOOOOOMOOO
w:redshift	OOOOOOSNOOOOOOO
w:redundant	OOOOOOOOOOOOMSO
w:refer	OMOOOONOOTOOOOS
w:reference	OONOPOOOOPOOSOM
w:references	OONONMVMOOOOPOM
w:referral	OOOOOOOOOUOOOOO
w:referred	OOOOOOLMMOOOTOO
w:refinement	ONMPNOTOOOONMOO
w:refining	OOUNORONONOOLNM
w:reflect	OOMOOOOOSOOOOQO
w:reflects	OOVONOOOTOOOMJO
w:regarding	OOOOOROOOOOOOSO
w:regards	NKMNNNVNNNNMTNN
w:region	OOOVOMOOOOOQOOO
w:region's	OOOOSMOOOOOOOOO
w:region-specific	OLOOOUOOOOOOOOO
w:regions	OOOTNJROOOOOOOO
w:register	ONNONNPNNMNNUPN
w:registered	RKOOQOOOOOONOOU
w:registration	OOKROPSOOOOOOOO
w:regular	OOLOOSPOOVPOOOO
w:regularly	ONOOOOVOOOOOOOO
w:regulations	OOOOOQWOOOOOOOO
w:regulatory	OOJOTQOOOOOOOOO
w:rehabilitation	OKOONOSMONNSOMQ
w:reimbursement	OOOOOOOOOSOROOO
w:reject	MMMNMNMNNNNMMNW
w:rejoignez	OOSNRMONONOOMON
w:rejoignez-nous	ONOOMKONNMNNVON
w:rejoindre	MRMOTOMOOOOOTON
w:relationship	OOMOPSROOOOOOOO
w:relationships	OONOOWOOOOOOOOO
w:relatively	OOMONMQNNLOUMMO
w:relaxation	OLOOONNOOVOOOON
w:release	OTOOOLOOOOOOOOO
w:releases	OOOOOSMOOOOOOOO
w:reliable	OOOOQOTOOOOOOOO
w:religion	OOOOOOOOOOOOLUN
w:relocate	OOOOONTOOOOPOOO
w:remains	OOOOPMTOOOOONNN
w:remedial	OOOOMSOOOOOOOOO
w:remote	OOOOOOKOOOOeOOO
w:remotely	OOOOOLNOOOOVOOO
w:removed	OOOOOPNOOONOTOO
w:removing	OOSOOOOOOOOOONO
w:renewals	OOOOOVOOOMOOOOO
w:renowned	OOUONMOOOSOOOON
w:rent	OONOOLOOOTOOOOO
w:reopen	OOOOOOOOOOOOSOO
w:rep	VOMOLNOMOSOOOOO
w:repair	OOUOQOOOOOOOOOO
w:repairs	OOOOOSOOOOOOOOO
w:repas	OOOOOUOOOOOOOON
w:repassage	OOOOOVNOONOONON
w:report	OOOWMPOOOOOOOOO
w:reported	OOOOOSOOOOOOPOO
w:reporting	OTOSQNOOOOOOOOO
w:reports	OOO[OOOOOOOOOOO
w:represent	OOOOOUOOOOOOOOO
w:representation	IMVOOOOOOOOOOOO
w:representative	TNMOVONOOOOOLUO
w:representatives	ONRSSOMNNNOPNNN
w:represented	OOOOOOOOOOOOOOS
w:represents	OOOTMNOOOOOOOOO
w:reprise	ONOOONOOULOONOO
w:reps	OOKORRMOTONMMON
w:reputation	OOSOPOOOOOOOOOO
w:request	OOOOOOOOOOOOOUO
w:requested	OOOOOUOOOOOOOQO
w:requests	OOOOOUOOOOOOOOO
w:require	OOMOONROOOOOLUO
w:requirement	OOMOMOMOOOOOSOQ
w:requirements	OTOOOPOOOOOOOOO
w:requires	OOOOIOUOOOOOOOO
w:requiring	OONROLTOOORPKNO
w:requis	ONOONOWNOMOONOM
w:requisition	PNMNNOONNNQSMNT
w:reserve	OOOOONOOOOOOTMO
w:reserves	OOMOOOMOOOOONTO
w:residency	OOOOOONNNONOTNO
w:resident	OOOOOSOLOOOOOOO
w:residential	OOROSOOOOOOOOOO
w:resort	MMRNSNMNNNNMLOR
w:resource	OOOOVOOOOOOOOOO
w:resources	OMOPOSOOOOOOOOO
w:resourcing	OLNOOONONNOOOUO
w:respect	OOPOOOTOOOOOOOO
w:respectant	OOOOOSMOOOOOOOO
w:respected	OOOOOOMOOOOOOUO
w:respectfulwe	OOSOOPOOOMOONNO
w:respiratory	TINSNOOOOOMOOOQ
w:responsabilité	OPNTMMOOOOOOOOO
w:responsable	MKNRNMOOONMOVOO
w:responsibilities	OQOOOUOOOOOOOOO
w:responsible	OOOORVOOOOOOOOO
w:rest	OMOOOOOOOTOOOON
w:restaurant	OOTOOOOOOOOOOOO
w:restaurante	ONMOSNMONQOOOOO
w:restaurants	OOTOOOKOOROOOOO
w:restitution	OOOSONNOOOOOOOO
w:restricted	NNMNKNRNMNOOLVI
w:result	OOQOOLOOOPOOSMO
w:resulting	OOOONSOOOOOOOOO
w:results-oriented	OOOOOOSOOOOOOOO
w:resume	OOOOOOOOOOOOYOO
w:resumes	OOOOOOOOOOOOOXO
w:retail	OOOOSOTOOOOQOOM
w:retailers	OOROMOOOOUOOOOO
w:retained	ONMOMLMOOSQOKTN
w:retaining	OOOOOSNOOOOOOOO
w:retirement	OOTQOOOOOPOOOOM
w:retrieval	NORMNOMUNNNNMNN
w:return	OOOONOOSPOOOOOO
w:returns	OOOONSOOOOOOOOO
w:revenue	OOOOVKOOOOOOOOX
w:reverse	OOOSOOMTOOOOOOO
w:review	OOOOOSOOOOOOOOO
w:reviewed	OOOOONVOOOOOOPO
w:reviewing	OOOOLUOOOOOOOOO
w:revisions	ONOOOTMOOOOOOOO
w:revops	OOOTOMOOOOOOOOO
w:reward	OOMOQTOOROOOOOM
w:rewarding	OONOWONOOTOONOO
w:rewards	OULOOOOOOWOOOOO
w:rf	OOOOMSLQOOOOOOO
w:rh	ONUOONOOOOJOROO
w:right	OOOOSOOOOOOOOQO
w:rights	OOOOOTMOOOOOLUO
w:rigorous	OOOOONOOONOOSOO
w:rigour	OONOOMOOOOOOOOS
w:rigoureux	OOOONOTOOOOOOOO
w:ringwood	OOTOLOONOOOOONO
w:ripples	OOQOSOOOOLOOMOM
w:rise	OOTOOOOOOOOOOOO
w:risks	OOOOOSOOOOOOOOO
w:river	OOUOOOOOOOOOOOO
w:rn	TNOOPLPMOOOOQOP
w:rns	OOOOOMLNNOQOTOO
w:road	OJQOOOPOOOUOOOO
w:robert	MNQOROLOOMOLVON
w:role	OOOOXOOOOOOOOOO
w:rolex	OOOOMOMOOOOOMOU
w:roll	POOOLOOOOTOOOOO
w:roller	OOOOOPJTOOOOOOO
w:rolling	OOPOSLPOOOOOOOO
w:rooted	OOTOOOOOOOOOONO
w:rotas	OOOONSMOOOOOOOO
w:rotation	OOOOOPOOOOUOOOL
w:round	OOUOOOOOOOOOMOO
w:routinely	OOOONOSOOOONOOO
w:routines	OOOOOSOOONOOOOO
w:ruby	ONLUNPOOOOOMOOO
w:rule	OOOOOOPOOOOOLSO
w:ryan	OOTOOOOOOOOOOOO
w:règles	OOOOOLUOOOOOOOO
w:réactivité	OOOOOOVNONOOOOO
w:réalise	OONOTKQOOOOOOOO
w:réalisez	OOOONVKOONNOOOO
w:rémunération	OOOOOOOOTLOONOO
w:rôle	OOOOSNOOOOOOOOO
w:s	OOOOOQOOOPOOOOK
w:s3	NLMTNMOTNNNNNNM
w:saa	NMTNTORNONOONOM
w:safe	OOQOOTOOOOOOOOO
w:safely	OOPOOSOOOOOOOOO
w:sainte-marie	OOTONMOMOMNOOOO
w:salariale	OMNONMOOOSNOSOO
w:salaried	MLMONNOOOOVMMNJ
w:salaries	NMJNMMMNZOOMKNN
w:salario	OSMOOOOORKOONOO
w:salary	OOOOOOOO¢OOOOOO
w:sales	OOMOOYOOOOOOOOO
w:salesperson	SOMOROOOOONOOOO
w:salix	SOOOOOOOOOOOOOO
w:salário	LRKMMMMMUNMLMMM
w:same	OOOOOOROOSOONSN
w:san	OONOOONOOOOVOOO
w:sap	OOOQNKPQOOOOOOO
w:sat	OONOOOOOOOSOOON
w:satellite	ONROTNMONNOQOON
w:satisfaction	OOQOOSOOOOOOOOO
w:saturday	OOOOOOOOOOVOOOO
w:save	OOOOOOOOROOOSMN
w:savoir	OOOOONVOOOOOOOO
w:savvy	OONOONUNONOLNOO
w:sc	MJMYMKPOOOOUNOM
w:scalable	OOOOSQOOOOOOOON
w:scaling	OMNSNKOTOOOOOOS
w:scanners	OOOONOTOOOONOOO
w:scanning	OOOOOONOOONOOOT
w:scenarios	OOOOOOSNOOOOOOO
w:scheduling	OONONVOVOOOOOOO
w:scheme	OOOOOOOOO¡OOORO
w:school	ONOOOOVOOOQOOOO
w:schools	OOTOOOOOOOOOOOO
w:sciences	RLOOOKTOOOOOOOP
w:scientific	OOOONQNUONOOONO
w:scientists	OOSONMOOOQOOOOO
w:scope	OONOOUOOOOOOOOM
w:score	OOOOMOOOOSOOSOO
w:scotland	OOOOOONOOOOQOTO
w:scottsdale	OOMOOOMOOOOUMNO
w:screening	OOOOOOOOOOOOUON
w:screens	OOOONUPOOOOOONO
w:scripting	OONOONSQOOOOOOO
w:scrum	OOOOOOIVOOOOOOO
w:se	OOQOOJROOOOOOOO
w:search	OOOOOMROOOOOIOZ
w:season	OOVOOOMPOOOOOON
w:seat	OOSOMMOOOOOORMO
w:secret	ONOOONUOOOOOOOO
w:secretary	TROLSNKOONMLOMM
w:section	OOOTOLNOOOOOPOP
w:sections	OIOOOOOOOOOOLUU
w:sector	OOTOOQNOOLOOOOO
w:sectors	OOSOQOLRLOOOOOO
w:security	OOOOOOVOOOOOOOO
w:see	OKSOMNOOOOOOQOW
w:seeking	OOLObOOOOOOOOOO
w:seeks	OOOOXNOOOOOOOOO
w:seen	OOTNOOQOONOOOOO
w:segment	ONOSOONOOOOOOOO
w:select	OOOOOLOOOOOOTOQ
w:selection	OROOOOJQOOOOOOO
w:self	OOSOOLOOOPOOTNO
w:self-confidence	OOMOOOTNOOOOONO
w:self-directed	OONOOOTLOOOOOOO
w:self-motivated	OOOOQOVNOOOOOOO
w:self-motivation	OOOMOOVOOOOOOOO
w:self-starter	OOOOONUOOOOOOOO
w:selling	OOLOQQOOOOOTOOM
w:selon	OMOOOOKOXKPONOO
w:semana	MMMNNMONNMXMNNM
w:semantic	OOOOOTQOOOOOOON
w:semesters	OONOOOOOOPOOUMO
w:send	OOOOOONONOOOYOO
w:sending	OOOLNUNOOOOOOOO
w:senior	WOOOVOOOOOOOOOO
w:seniority	OOOONONOPOOMSNS
w:seniors'	NVOOLNOOOOOONOO
w:sens	OOOOONVNOOOOOOO
w:sensational	OOSOOOOOOOOOOOO
w:sense	OOSOOOTOOOOOOOO
w:sensing	OOJVNONOOOOOOOO
w:sensors	OOOONSOOOOOOOOO
w:ser	OOPNKNROOMONSON
w:sera	OOOOSPOOONOOOON
w:serious	OOOSQJMOOOOOVOM
w:seriously	ONLOMNUOONOOMRO
w:servants	OOOONOOOOOOOMSO
w:server	POOOOOUOOOOOOON
w:serverless	ONVMNLOONMNNNNN
w:serveur	NOMOQOSNONOOOON
w:serviced	OMVMNONOOMOMOOO
w:ses	OOSOPLNOOOOSOOO
w:sessions	OOOOOUOOOOOOOOO
w:set	OQOOOOKROQOOOOO
w:settings	NKOOOONOOSOOOOU
w:shape	OROPTLLOOOOOOOO
w:shapes	OOKURKLOOOOOOOO
w:shark	OOSOOLOOONOOOOO
w:she	ONOOMTOOOOOOOSN
w:sheet	POMOOSNOOOOOOOR
w:shift	OOOOOOOOUOTOOOO
w:shifts	OOOOOOOOSOSOOOO
w:shipping	OOPTNPLOOOOOOOO
w:shop	MOOOPXLOOOOONNP
w:short	OLOOOQNOOOOOQOS
w:showcasing	OOOOOOSNOOOOOOO
w:si	OOOOQOPOOLOOTOO
w:sick	OOOOOOOOOVOOOOO
w:sie	OKNOOSNOOOOOOON
w:siemens	OONOOOOOOOOOMWO
w:sift	OONOOONOOOOOTOO
w:sign	ONNOLOOOOOOOOOX
w:signal	OOOOMLOOOOOONOU
w:signals	OOMOMLNOOOONOOV
w:significative	OOOONOTOOOOOOOO
w:signing	OONONONOONTPQOO
w:simarco	NOVONOOOOSONNON
w:similaire	OOOOOOSOOOOOOOO
w:similar	OOOOOOPTOOOOOOO
w:simple	OOOOOUOOOOOOOOO
w:simplicity	OOLTNNLOOOOOOOO
w:simulations	OOMSMQNOOOOOOOO
w:since	OOSOOOOOOOOOOOO
w:sind	OOTOLOOOOOONNOO
w:singapore	ONNOOOOOOOOTOOO
w:single	OOSOOONOONOOTOO
w:sio	OOOSLPOOOOOOOOO
w:site	POSPOOJOOOOQOOO
w:sites	OOOONOPOOOSOOOO
w:sitio	ONONSNQNONNMMNM
w:sits	OOLUMONOOOOOOOO
w:sitting	OOOOOOWOOOOOOOO
w:situations	OOOOORTOOOOOQNO
w:situé	NOOOSONOOOOOOOO
w:size	OOOMTLOOMOROOOQ
w:sjobs	OOOOOOOOOOOOLNS
w:skapa	ONOOMULOOOOOOOO
w:skeletal	OOWOOIOOOOOOOOO
w:skf	OOQOOOOOOPOOOOG
w:ski	OOPONLMOOTNONOO
w:skill	OOOONOKQQSOOOSO
w:skilled	ONMOPNPOOOOOOUP
w:slack	OONOOOSNOOOMOOO
w:slightly	OOOOOONOOOSOOOO
w:slot	ONTOKONOOOOOOOM
w:small	OORORIPOOOOOOOO
w:smart	OOONOTOOOOOOOOO
w:smashing	OOOOONTOOOOOOOO
w:smiling	OOMNUQMOONOOMNN
w:smucker	OOOOOSOOOOOOOOO
w:snacks	OONOOOOOOUOOOOO
w:snap	ONOOOOTOOOOOOOO
w:sofia	OONOOOMOONOPTOM
w:software	OOOOOOXOOOOOOOO
w:soit	OOOOOSMOONNOOOO
w:soker	OMSOPMSOOMONMOO
w:solicitors	NOTOOOOOOOONOOO
w:solo	MMMOTONONPOMRNO
w:solopreneurs	OOOOMNSOOOONOOO
w:solving	OLOOOOXLOOOOOOO
w:som	LNOOUPQOOPNMINO
w:some	OQOOJOOOONPOOOO
w:someone	OYHOOMSOOOOOOOO
w:something	OOSOQNQOOOOOOOO
w:sometimes	OOLOQONOOOOOSOO
w:sommes	JOUOONPOOOOOOOO
w:sons	NNVONOOOONOOOOO
w:sont	OOOQOJNTOOOONON
w:sophisticated	OOOOOTOOOOOOOOO
w:sort	OOOOOSOOOOOOOOO
w:source	OOLOOMVOOSOOLOP
w:sources	OOOOPWOOOOOOOOO
w:south	POTOOOOOOOOOMOO
w:southeastern	OOQOMLMSOTOOOON
w:southern	ONQONOOOOOOSOOO
w:sowie	OOOOONOOORONLTN
w:sox	OOMOOLNOMOOOONU
w:spain	MMMPOOONOOOWONO
w:spanish	OLOOMLN¡OONNNOL
w:spare	ONMOSNJVOOOONOO
w:spark	OOSRMNTLOOOOOON
w:spc-speech	OONNSLOOOOPOPOO
w:speaking	OOOOONTOOOOOOOO
w:special	OOSOORNOOPOOOOO
w:specialised	OPOUNNPOOKOONOO
w:specialist	ZONOROMOOOOOOOO
w:specialized	OOTOQONOOOOOOOO
w:specializes	OOSOOPOOOOOOOON
w:specializing	OOSONOOOOOOOOOO
w:specifically	OOOOTOPOOOOOOOM
w:specification	OOOOONOOOOOOUNR
w:specified	OONOOPOOWPNNLOL
w:specimen	OOOOOUOOOOOOOOO
w:specimens	OOOOOSOOOOOOOOO
w:spirit	OOPOOOUOOOOONON
w:spoken	OOOOOONTOOOOPOO
w:sponsorship	OOOOOO¡OOONOHKO
w:sports	OOXORNOOOQNOOOG
w:spreadsheets	OOOOOOTNOOOMOOO
w:sprint	NMJMLPQNNMNNMNU
w:sql	OOOPOOTOOOOOOOO
w:sqs	MKRTMLNUMMMMMNM
w:sr	TLIQPMTONNOOMNL
w:sss	OOOOOKOOOUOOOOO
w:sst	ONTNNMPONNNNNNN
w:st	OONOOOOOOOOVOOM
w:stable	OOTOOOKOOOROOON
w:staffordshire	OOSOOOOOONOOOOO
w:stage	OOOOOOOOOOOOSOO
w:stakeholder	OTOOOOPOOOOOOOO
w:stakeholders	OOOOOSOOOPOOOOO
w:stamina	OORONMSONOOONON
w:standard	OOOOONSOOQPOMOO
w:standards	OOOOOVPOOOOOOOO
w:standing	OOOOOOXOOOOOOOO
w:stannah	OOUOLOOOOOOOOOO
w:stars	OONOOOONOTOONON
w:start	OOOOOOQOOOTOOON
w:starting	OOLOMOOO[OOOOON
w:stated	OOOOOLOOOOOOPMU
w:statements	OOOOOTOOOOOOOQO
w:statistical	OOOQMQLSOOOOOOO
w:status	OOOOOTOOOOOOOSO
w:staying	OOOOOUOOOOOOOOO
w:steel	OOMOOPOOOOOSOOO
w:steer	ONQOSMOOOOOOOOO
w:stepping	OONOQOOOOSOONOO
w:stewardship	OOOOOTOOOOOOOOO
w:still	OUHOOOPOOKOOTNO
w:stimulating	OOOOMNOOOSOOOOO
w:stimuler	OOOOOSOOONOOOOO
w:stipend	OOOOOOOOPSNOOOO
w:stock	OOLOOSOOOOOOOOR
w:storage	OOSOLOPOOPOOOON
w:store	OJOOOOSOOSOQOOO
w:store's	OOOOONTOOOOOOOO
w:storing	ONMUOONOOOOMOOO
w:storm	OOTNOOSNONOOOOO
w:story	OOSOOONOOROOONO
w:strategic	OJOOQXQOOOOOOOO
w:strategies	OOOOOUMSOOOOOOO
w:stratégie	OOOOSNOOOOOOOOO
w:streams	NLOMMOMPNNNMNNV
w:strength	OOUOONMOOOOOOOO
w:strengths	ONOOORONOOOOTOO
w:strive	OOWOOONOOJOOOOO
w:strong	OOOOOOTOOOOOOOO
w:stronger	OOSONNOOOOOOONO
w:strongly	OONSOOMQONOOOOO
w:strongsville	OOLOPOOOPOOSOOO
w:structure	OROOOOOOSHOOPOO
w:student	OOORNTMLOOOOOOO
w:students	OOOOOUOOOOOOOOO
w:studies	OOOOOPOOOTOOLRO
w:studios	OOPOSNNOOOOOOOM
w:study	OOOOOSSOOOOONNM
w:studying	OONOOUMOOQNOOOO
w:style	OOSOOOOOOOOOOOO
w:stylist	OOOOPOOOOOSOOOO
w:sub	OKKOROOOOOOONOU
w:subledger	OOOOMNNOOOOOOOT
w:submit	OOOOOOPOOOOOUMO
w:submitted	OOOOOOKOOOOOVOO
w:substance	OOPOOOUOOOOOOMO
w:substantive	OONNNSONNONNLMT
w:substituted	OOOOONSOOOOOOOO
w:succeed	OOSPOLPOOOOOOOO
w:succession	OONOSNOOOSOOOON
w:suffer	OONTOLNOOOOOOOO
w:suggest	ONJONPLRONNMNNW
w:suggestions	OOOOMTNOOOOOOOO
w:suitability	OOOOOOOOOOOOSOO
w:suitable	OOOOKOROOORORMO
w:suite	OOOOOOTOOOROOOO
w:summary	OYOOOOOOOOOPOOO
w:sun	OONOOOQOOOSOOON
w:superset	OONNOOOTOOONOOO
w:supervised	OONOSOOOONONOOO
w:supervising	OOOOOUNOONOOOOO
w:supervision	OOOTPOOOOOOOOOO
w:supervisor	OOOULROOOOOOOOM
w:supervisory	NOMNVOUJNMNOOMK
w:supplement	OOSOOOONONOOOQO
w:suppliers	OOUOOQOOOKOOOOO
w:supplies	OONOOSROOOOLQOO
w:supporting	OOOOUOOOOOOOOOO
w:supportive	OOPOOOOOOVOOOOO
w:sur	OOOOPONOMVORMOO
w:sure	OONOOTROOOOONOO
w:sustainability	OOOOOOOOOOOOSOO
w:sustainable	OOUOONOOOOOOOOO
w:sustainably	OLUOOOOOOOOOOON
w:switching	OOOOOMSOOOOOOOO
w:syllabus	OOOONOOONTOOONO
w:symbolica	MNVONOOOOOONOOO
w:synapse	OOOOOOSOOOOOOOO
w:synthesizing	OOOOONSOOOOONOO
w:system	OOOOOSNPOOOOOOO
w:systematic	OOOOOOTNOOOOOOO
w:systematics	OOLNUKTOOMOONNK
w:systèmes	OOMOORSOOOOOOOO
w:t	OSROOOUHOOOOOPO
w:t-sql	OOOOOPIVOOOOOOO
w:ta	OOSOONOONNONSOO
w:tables	OOOTOONNOOOOOOO
w:tabular	OONNONNTOOOMOOO
w:tackling	OOOKTNPOOOOONOO
w:tactical	OONTLOOOOKOOOOO
w:tailored	OOQOLPOOOTOOOOO
w:takes	OTPOOOOOOJOOUOO
w:taking	OOOOORSOOOOOOOO
w:tal	OOOOONQOONOOSOM
w:talents	OPTOOOOOOMOOSMO
w:talk	OOOOOOWOOOOOOOO
w:talking	ONMOOPVOOOOOOOO
w:tampa	SOLOMONOOOOVOON
w:tap	ONOOOOTOOOOOOOO
w:target	OOPOOOOOSOOOOOO
w:task	OONOOOSOOOOOONO
w:tasks	OOOOOVOOOOOOOOO
w:tastes	OOUOOOOOOOOOOOO
w:tattoos	OONONOTOOOOONNO
w:taxes	OONOOONOOLOUNNO
w:tdd	OMOOOOUONOONMOM
w:te	MMHMSNOMKNLMUMT
w:teach	OOMOOVOOOMROMPO
w:teacher	RNKNQOOOONONOOT
w:teachers	OOOOOQLONSROOMO
w:teaching	OOOOOVOMOOOOOOO
w:teammates	OONONOUOOOOONOM
w:teamwork	OOROKQOOOOOOOOO
w:tech	OOQPPOOOOTONOOM
w:tech-savvy	OOOOOOTOOOOOOOO
w:techead	OOWOMOOOOOOONNN
w:technically	OOOOOOSOOOOOOOO
w:technician	XNKROQOOOOOOOOQ
w:technicien	OMMOVNOOOOMONON
w:techniques	OOOOOOOSOOOOOOO
w:technische	OONNNUONOMNNNOM
w:technology	OOSOOOOOOOOOOOO
w:telecommuting	MMMMLLJMMSMYKML
w:tenancies	OOOONSOOOOOOOOO
w:tender	PULOOKOOOOORNOO
w:tenders	ONOOOTOOOOOOOOO
w:term	OKOOMOOOOQOOMOV
w:termination	OOOOOPOOOMOOOTO
w:territoire	NNLONOMNNMSTONN
w:territory	OOOONUNOOOOOOOO
w:test	OOOOOOOOOOOOUOO
w:testimony	OOOOOVMOOOOOOOO
w:tests	OQOOOUOOOOOOMPN
w:text	ONMOOOOOOJNNMO]
w:tgnewui	OOOOOOOOOOOOLNS
w:than	OOOOSOHOOOOOOOS
w:thank	OOLOOQNOOMOOUNO
w:thanks	OOOOOOOONOMOUOK
w:that's	OLOOOOMOOPOOVOO
w:them	OOOOOWPOOOOOOOO
w:themselves	OOSOOLOOOOOOOOO
w:then	OOQOOOOOOOOOUNM
w:theory	OOMOLSNOOUOOLOO
w:theracare	POOOOLSOOOOOOOO
w:therapeutic	OOOOOSQOOOOOOOO
w:therapist	YKINTOOOONOOOOL
w:there	OOLSQLOOOSOOOOO
w:these	OOOOOOOOONQOQSO
w:they'll	OOOOTOOOOOOOOOO
w:they're	OOQNNOMOOSOOONO
w:thing	OOOOUOOOOOOOQNM
w:things	OOSQOMPOONOOOOO
w:thinker	OOOOOOTOOOOOOOO
w:thinkers	OOTOOOOOOOOOOOO
w:thinking	OKOOOOYOOOOOOOO
w:thinks	OOOONOTOOOOOOOO
w:thomas	ONWOOOOOOOONOOO
w:thompsons	OMVNPNMOOOOOONO
w:those	OOOOOOOOOOOOSPO
w:though	OOOOOOKTNOOOOOO
w:thought	OOLOOQOOOOOOLUO
w:three	OOOOOLOOOOSOOOO
w:thrive	OOOOSOROOOOOOOO
w:thrives	OOOOMOUOOOOOOOO
w:thur	ONOOOOOOOOSNOON
w:thurs	OOMOOOOOOOTNOOO
w:thursday	OOOOMNOOOOUOOOO
w:tidy	OOONOSOOONOOOOO
w:tienes	OOPOMOTOOOONNON
w:tight	OOSOOOUOONOOOOO
w:tight-knit	OOLQMMOOOVOOOOO
w:tiktok	OOOOOSOOOOOOOOO
w:timeframes	OOOONUNOOOOOOOO
w:timelines	OOOOOOSOOMOOOOO
w:timeliness	OOOOOTNOOOOOOOO
w:timely	OOOOOTOOOOOOOOO
w:times	OOWOORPOOOOONOO
w:tips	OONOOOOOPSOOOOO
w:tirelessly	OOSONONOONOOOOO
w:title	OOKOOOLOOOOOOOT
w:titulaire	OOOOONSOOOOOOOO
w:tm	NNVNMJMOOMNONNN
w:tn	OMNOOOUOONNONLM
w:tobacco	ROONNOLONOOOOTO
w:today	OOMSKONOOOOO]OO
w:todos	NNSNNNMNNKTNNNO
w:together	OO¡OOONOOOOOOOO
w:tone	OOOMNSOOOOOOOOO
w:tool	OONOOKPQOOOOOOR
w:toolbar	OONOOMMONNMNNOU
w:top	OVQOOOOOOOOOOOO
w:top-notch	OOMOOPNOOTOOOOO
w:tot	NTNOSJOOOOOOOOO
w:total	OUOOOOOOOOOOOOO
w:totale	OOPOOONOOTOOOOO
w:touch	OOOOOTNQOOOOPOO
w:tough	OOOOSNOOOOOOOOO
w:tourism	OOUOOOHVONOOOOM
w:tous	OOOONTMOOOOOOOO
w:tout	OOOOOMSOOOOOOOO
w:towards	OOOOONXOOQOOOOO
w:town	POOOOOOOOOOVOOO
w:toxicology	OOMTORNOOOOOOOO
w:trabajar	OKMOROTNMMONSOK
w:track	OOOOOUOOOOOOOOO
w:tracks	OOOOOVOOOOOOOOO
w:traction	OOOOOOMOOSOOOOO
w:trading	OOTOONOOOOOOOQN
w:trailer	OOOOOUOOOOOOOOO
w:train	ONOOOSNRORNOMNO
w:trained	OOOOMOOOOTOOOOO
w:trainer	ORMOOMMONVOONOM
w:training	OOOOOOOOObOOOOO
w:transactional	OOOOONNOOOOOOOS
w:transcript	OOOOOOLOOOOOWLO
w:transcripts	OONOOOHOOOOOZMN
w:transferable	OOOOOONOPNOOSOO
w:transfers	OOTOOPOOOOOOOOO
w:transform	OOPOUNOOOOOOOOO
w:transformative	OOIOUOOOOROOKOO
w:transit	OOSOONOOOQOOOOO
w:transparent	OOQQLMPOOOOOTOO
w:trauma	OONOUOOOOOOOOOO
w:trauma-informed	OONOSNQOOOOOOON
w:travail	OOOOOOSOOOOOOOO
w:travailler	OOOOQKUOOOOOOOO
w:travaillerez	OOOPNSNOOOOOOOO
w:travaux	NOSOMYIOOOONOOM
w:travel	OOOONOOOOOVOOOR
w:traveling	OOOOOMLOONUNONO
w:treated	OONOOOMNNNOOMVM
w:treatment	OOQOSOOOOOOOOOO
w:treatments	OOSONNNOOSONOOO
w:treats	OJOOOOOOMUNOMON
w:trends	OOOOOUOOOOOOOOO
w:trial	OONNKOLOOOUOMNN
w:trion	OOMSOPMOOOOOOOO
w:trips	OOOOOUOMOOOOOOO
w:troubleshoot	OOOOOUOOOOOOOOO
w:troubleshooting	OOOOOPUMOOOOOOO
w:true	OOUHNNTOOOOOOON
w:truly	OOJRVKOOOOOONPO
w:trust	OOQOOOOOOOOOOOS
w:trusted	OOOTOOOOOMOOOOO
w:truxio	OOPOSNNONLOONOO
w:très	OMMNLNHUNPMOINU
w:tty	OOOOOOOOOOONOTL
w:tu	ONROSNJOPOONNNO
w:tubes	OOOOOSOOOOOOOOO
w:tuineje	OOOOOOOOOOOSOOO
w:tuition	OOOOOOOOOSOOOON
w:turno	MULNNNNNNLPMNNN
w:tus	OOTOOONOONOOOOO
w:tv	ONTNSNMNNMNSNNM
w:tva	OOJOOLPOOJOOOTO
w:twice-yearly	OOOOOOOOOSONOOO
w:two	OOOPNOOOOOPOUOO
w:tx	OOOOOONOOPO[OOO
w:type	OOKOOOQOOOVMWOO
w:types	OPPOONVOOOOOOOO
w:typically	OOOOOOTOOOOOOOO
w:tâches	OOOONUOOOOOOOOO
w:téléphone	OONOONTOOOOOOOO
w:téléphonique	NMNOOUMOONONNON
w:u	ONVOKOOONSOOOOL
w:uams	OOSOOOOOOPOOOOO
w:uit	MNLNTNNNNMNNSNL
w:uk's	OOVOLOOOOOOOOOO
w:uktj	OLOOOONLNOOOULT
w:ulm	NOROOOLONOONTON
w:ultimate	OOLOSOOOOOOOROM
w:ultimately	OONOTKSOONONNOO
w:um	NOOOONPNONONNOS
w:un	OOOOUMOOOTOOOON
w:unable	OOMOOOVOONOOJRO
w:und	OKUMOYNNOOOLNOD
w:under	OOOTRNROOOOOOOO
w:underground	OOTOOOOOOOONOOO
w:understand	OOOONOPOOSOOOOO
w:understands	OOOOOTNMOOOOOOO
w:undertake	OOOOMTQOONOOORN
w:undertaking	OOOONOVOMLOOOOO
w:une	OOOOROSOOOOOQOM
w:uniform	OOOOOPOOOTOOOOO
w:union	OOUNONOOOOOOOOL
w:unique	OOUOOOOOOOOOOOO
w:unit	ONLTSROOOOOOOOO
w:united	OOOOOOOOOOOVOOO
w:uniting	OMUONOOOOOOONOO
w:units	OOOROSOOOOOOOOO
w:university	OOSOOOOOOOOOOOO
w:university's	MOTOMNNOONOONON
w:unlawful	OONOOOMOOOOOOSO
w:unlimited	OOOOOOOONUOOOOO
w:unofficial	OOOOOOKOOOOOUNO
w:unparalleled	OONSOOOOOOOOOOO
w:unposting	OTOOOOOOOOOONOO
w:uns	ORNOJMLOOOOMOOV
w:unsafe	ONONOUNLONOOOOO
w:unser	ONPOTMNOOPOLNNO
w:unseren	OOKOLOOOOOOVNOO
w:unserer	NNRNLMNNNNNMTNN
w:unsolicited	OOOOOOOOOOOOOTO
w:unstable	ONNUOMMOONNNNNO
w:until	OONTOOPOOOOOOOO
w:up	OOOOOSOOOOOOOOO
w:up-to-date	OOOOOUOOOOOOOON
w:upcoming	OOOOUNOOONOOOOO
w:update	OOOOOVOOOOOOOOT
w:updated	OOOOOWTOOOOOOOO
w:updates	OOOOOVOOOOOOOOO
w:upkeep	OOTOOLOOOOOOOOO
w:upload	OOOOOPOOOOOOSNO
w:upp	OORNSMMOLUNOLOO
w:urgent	INLOOOOOOOOOROV
w:us	OOWOOOOOOOOOOOO
w:usa	OMORMJOOOOOTOOO
w:usability	OOOOOSOOOOOOOOO
w:usable	ONMSNOOOOOOOOOO
w:usage	OOKOQPMOOOOOOOT
w:use	OOMTOPPOOOOOOOO
w:used	OOOPOPNOOOOOSOO
w:useful	OOTOOKOOOOOOROO
w:user	OOOOOWPOONOOOOO
w:using	OOOOOUTOOOOOOOO
w:utilities	ONPONOLUOOOONOO
w:utilize	OOOOOSOOOOOOOOO
w:ux	OOOOPTOOONOOOOO
w:v	NNPNMMNNNNOMUOM
w:va	ONOOOOOOOOOTOOO
w:vacancy	KSJOOOMOOOOOXRL
w:vacation	OOPOOOOOOUOOOOJ
w:vaccinated	OONOOOOOOOOOPUO
w:vaccination	OPOOONOOOMNOPSO
w:vaccine	OOLOOOOOOONNMVN
w:valid	OOOOOOYOOOOOOOO
w:validate	OOOOOUOOOOOOOOO
w:validation	OOOOOOLTOOOOOON
w:valor	ONTOPOOONOOOONO
w:valuable	OOQOPLOOOSOOOOO
w:valuation	OOTOQOOOOOOOMOO
w:valuations	OONONTOOONOOOOO
w:value	OOVOOOOOOOOOOOO
w:valued	OSOOOOOOOOOOOOO
w:values	OOSOOOOOOOOOQOO
w:van	OLKOSROPOKNMSMK
w:vara	OMMPOPLONVNNNOO
w:varied	ONPOUJOOOOOMKNS
w:various	OOOOOXOOOOOOOOO
w:vart	NLMNKOLNJKUUSNN
w:vary	OOOOOOLOPOOOMUO
w:varying	OOMSROOOMOOOOOO
w:vector	NNMMNMNUNNNNLNM
w:vegas	ONOOOOOOOOOTOOO
w:vehicles	OOOOOTOOOOOOOOO
w:vendors	OOMWOPLOOOOOOOO
w:vendredi	NNNOLMLNOOXMNOO
w:ventures	OOOTOLNOOOOOOOO
w:verantwortung	OVNNOHPOOOOOOON
w:verbatim	OONOOMNNNONNMNU
w:verde	OPOOOOOOOSOOOOJ
w:vergelijkbare	OOMNNTRMONONNNM
w:verifies	OOOOOSOOOOOOOOO
w:verifying	ONNOOTNOOOOOONO
w:verksamheten	OOOOMTLOOOOOOOO
w:versed	OOOOMMTOOOOOOOO
w:very	OMOPQNIUOOONOMR
w:veterinary	NKOOUOPMOOOMNOM
w:vetting	OOOOMNJOOOOOPTO
w:vi	OMNNOKROLTNORON
w:via	OOOOMXIOOOOOOOO
w:videographer	OONOSNNOOOOOOOO
w:videos	OOPOOOSOONOOOOO
w:vie	OOPOOTJOOOOOOOO
w:view	OLOOOOOOOOOOTPO
w:viewing	OONOOOOOTNOOOOO
w:viewings	OONOOSOOOOONOOO
w:vigne	OOSNLPPROOONNOM
w:vill	ONSNONMOOLONSON
w:village	OZONKMMOOKOOLON
w:villeneuve	ONKOLOMOOMNUNOO
w:virginia	OMSNNOTOOOOOOMN
w:visa	OOLNMTTOOONOIRL
w:visas	OONOMOSOONOOMWL
w:visionary	OOSNNNPOOOOOOOO
w:visit	OOROOSNOOOOOOOP
w:visits	OOOOOTNOOOOOOOO
w:visual	OPNOVOOOOOOOOOO
w:visualisation	OOOSOMOOONOOOOO
w:visualization	OOOOPMPNOTOOOOO
w:visualizations	OOOOOSOOOOOOOOO
w:vital	OOOOTKPOOOOOOOO
w:vlocity	SNOOOOQOOOONOOO
w:vogue	OOVOOOOOOOOOOOO
w:voice	OOVOOROOOKOOOOO
w:volonté	OONOKMVOOOOONOO
w:volume	OOLOOTOOQOOOQOO
w:voluntary	OOOOOOOOOSOOOOO
w:volunteer	OOOOOSOOOSOOOOO
w:von	OOOOORNOOOOOMSO
w:voor	MIKLSVOLMJMLRML
w:vos	OVOOONOOOOOOPOO
w:votre	OOOOOKOOOPOOUOO
w:vous	OOOOOVSOOOOOOOO
w:voyce	NOSOOOOOONOPNRO
w:vp	OMOUSJOOOOONOOO
w:vtechys	OOSOOOOOOOOOOOO
w:vulnerable	OOTOONPOONOOONO
w:véhicule	OOOOOMUOOOOOOOO
w:w	POOOOOOOOOPSOOO
w:w2	OKNOOOSOOOTPMNN
w:wa	OOOOOOOOOOOTOOO
w:wage	OOOOOOTOJQOONOO
w:wages	OOOOOOOOTOOOOOO
w:wagestream	OOOOOOOOMUOONOO
w:wakefield	OOSOOOOOOOORLON
w:waking	OOMOSPOOOOMNOOO
w:walking	OOMROOTOONOONOO
w:walks	ONLSOONOOOOONQO
w:want	OOOOOMVOOOOOPOO
w:warehouse	OOOSNQOPOOOOOOO
w:warren	OOMOOOOOOOOSOOO
w:was	OSSOOONOOOOOOOO
w:washington	OLQONSOOOOOUOON
w:waste	OOOOOUONOOOOOOO
w:wastewater	OOSOOOOOOOOMOOO
w:wat	OWOOOOOOONOOOOO
w:wave	OKUOOQOOOOOOOOO
w:way	OOSOOOLOOQOOLOO
w:ways	OOSONOROOROOOOO
w:we	OOVOOOOOOOOOOOO
w:we'd	OOMOMOTOONOOTOO
w:we'll	OONOUOOOONOOPQO
w:we're	OPWOOOOOOOOOOOO
w:we've	OOWOOOOOOOOONOO
w:weaknesses	OOOOOSOMOOOOOOO
w:weather	OOOOOMYOOOOOONO
w:web	OOOOROTOOOOONOO
w:website	OOROOTOOOOOOOOO
w:wed	OOMOOOOOOOWMOOM
w:wednesday	OOOOOONOONUOOOO
w:week	OOOOOOOOOO_POOO
w:weekend	OOOOOMKOSOUOOOO
w:weekends	OOOOONPOOO]OOOO
w:weights	OMOOOOSMOOOOROO
w:weiterbildungsmöglichkeiten	OOOOOOLOOTOOOOO
w:weiterentwicklung	OOOOOPLOOTOOOOO
w:welcomes	OOOOOOOOOOOOKVO
w:welcoming	OOOOUMOOOOOOOOO
w:welding	NNONOTQOONNOOON
w:well-being	OOOOOOOOOUOOOOO
w:well-organized	OOOOOQSOOOOOOOO
w:wellbeing	OOOOOOOOOVOOOOO
w:welsh	OOOOOOSOOOOOKOO
w:werken	ONNNOLMOOUNONON
w:werkt	NNMNSULNNLNNNNN
w:western	OONOOOOOOOOTOOO
w:what	OVOOOOQOOOOOOOO
w:what's	OTQOOOOOOLOOOOO
w:whatever	OONONOMOOOOOOTO
w:whenever	ONNOKNMNNMLOPNU
w:while	OOOOTPPOOOOOOOO
w:who	OOOOOOYOOOOOOOO
w:whoever	OOSONPMOOMOONOO
w:whole	OOTONOOOOOOOONO
w:whom	OOSOOOOOOOOOOOO
w:willing	OOOOOOUOQOOOOOO
w:willingness	OOOOOOYOOOOOOOO
w:window	OOKOOOPOOOOONUO
w:winthrop	NNUONOOOOOOOOOO
w:wir	OOROOOKOOOONRPO
w:wires	OOOOOOSOOOOOOOO
w:wish	OOMOOOOOOOOOTNO
w:wo	OOMOKNNOOOMUOOO
w:women's	SOLOROOOOQOOOOO
w:won't	OMPOOOLOOVOONNO
w:words	OOOOOOKOONMOROT
w:workable	LOOOOOOOOOOOMOS
w:worked	OOOONMTSONOMNON
w:worker	OOJNOOPOOOOOOUJ
w:workers	OKOOQNOOONNOOUO
w:workforce	OOPOOOOOOOOOOTO
w:workplace	OSMOOOOOOOOOOVO
w:workshops	OONOOSOOOPOOOOO
w:workspace	OOOOONPOOSOOOOO
w:workweek	OOOOOOOOONSOOOO
w:world	OOWOOOJOOOOOOOO
w:world's	OOSOOOOOOOOOOOO
w:world-class	OOMUNOOOOOOOOOO
w:worldwide	OOVOOOOOOOLOOOO
w:worry	OMNONQPOOSOONOO
w:worth	KLHNNQNNNNNWNNM
w:write	OOOOOOTOOOOOOOO
w:writes	OOOONOTOOOOOOOO
w:writing	OOOOOOWOOOOOOOO
w:www	OOTOOOOOOOOOOOV
w:x	OOSOOOLSOOOOOOO
w:xlqdzyr	ONQONNVNOONOOOL
w:y	OPOOPOQOOQLOOOJ
w:yard	OOOOOUOOOOOOOOO
w:yearly	OSOOOOOOMOOOOOO
w:years	OOOOOOWOOOOOOOO
w:yes	OKOOMNMORTMOQMS
w:yoga	OOQOOOSOOLOOOOO
w:york	OOTOOOPOOOOOOOO
w:yorkshire	OOOOOOSOOOOPLOO
w:you're	OOROUJOOOOOOQOM
w:you've	OOUONOQKOOOOLOO
w:youll	OOOMSOONOQOOOOO
w:your	OOOOOOOOOVOOROO
w:yours	OOOOSOOOOOOOOOO
w:yourself	OOOONLOOOTOOTOO
w:youtube	OOSOOOOOOOOOMON
w:yunex	OOOOOOOOOOOOOSO
w:zetron	OOSOOOOOROOOONO
w:zoals	OONOOOSNOOOOOOM
w:zu	OOSOKOOOOQONQNM
w:zum	OMLNNMONNNNMPNU
w:zur	OOOOOOMOOSOOOOO
w:£	OOPOOOPOSOOOOOO
w:équipes	OOSOORLOOOOOOOO
w:équivalent	OOOOOOSOOOOOOOO
w:établissez	NOOPOSNOOOOOOOO
w:êtes	OOOOONUOOOOOPOO
w:être	OONNQMVOONOOOOO
w:개발	NOLVNPNNOOOONOM
w:경험이	ORONONOTOOOOQOJ
w:구체적으로	ONNNONMMONNOVOL
w:나은	ONTPOOOOOOOONOL
w:데이터	NMJXOPOSNNNKLOH
w:데이터마트를	ONMTOQNNONOONOM
w:두고	ONTPOOOOOOOONOL
w:모두가	ONTPOOOOOOOONOL
w:및	NMMLOOJTNMMNWNI
w:분이	OOONONVLOOOOOOK
w:분이면	OOOOOMLUOOOONOL
w:서비스에	OMQPOONMOOOOSOL
w:수	OOOOONMUOOOONOL
w:어제보다	ONTPOOOOOOOONOL
w:운영	NOMSNMMSOOOONOM
w:운영하고	NNKWOLNMNNNNMNM
w:위한	OSONOQLTOONOLOJ
w:이런	OVOOOOOMOOOOKOL
w:입사	NNQMOMMMNNMNVNK
w:있어요	MLK¡NJMKMMMJKNK
w:있으신	OOONONVLOOOOOOK
w:전사	MNLVNMNNNNNNNON
w:좋아요	OMNNOLJXONNOTOI
w:지향점을	ONTPOOOOOOOONOL
w:토스의	NOMSONNROOOONOM
w:팀에	JVJRMMNMNNNMMNK
w:팀원	ONTPOOOOOOOONOL
w:필요해요	OOONONVLOOOOOOK
w:할	OVONOLONOONOMOL
w:함께	NULTOPLQNNMKLNI
w:효율적인	ONONOUNNOOOOOOL`,
};

export const furtherWeights = {
  scale: 0.06392038905102274,
  table: String.raw`always	FOKBEOLEBHCEHEH
at:0	k=IHK;<<G5KI3EK
at:1	JH¢DOCGBJ7DN;EF
at:2	HFOOQLCBO>HXNED
at:3	YOONPJJKOEMSBBO
at:4	OOQRVOKGK<LMHDO
at:5	KGOOSQK@OCPM=;J
benefit&cue:company	NLNHKPOKORLOOJK
benefit&cue:demand	OLPKOLSNIOPOONM
benefit&cue:duty	NGUOIJMMNSMLGJM
benefit&cue:legal	OLXNMNINPHNLITN
benefit&cue:noise	ONPSLOHOPGNORSN
benefit&cue:offer	HNIDKBCHOOFGDMI
benefit&cue:overview	NQQJHQRNNKGOQPM
benefit&cue:pay	KF@MLIGOZG@>IGJ
benefit&cue:place	NRKLRJJKLMN[HPN
benefit&cue:process	ONGONNIOOLNNUUL
benefit&cue:schedule	LJOKLJCMSPSIIHL
benefit&cue:team	OMTHMQMONLNLRNO
benefit&cue:we	OJPGETRNIPKQNRM
benefit&cue:wish	NMIOOMHUNOQSMNM
benefit&cue:you	OUOTNQPNOGMIOOO
company&cue:company	MOOOJFNLENOLCQG
company&cue:demand	NIOROJTKPRQVPQL
company&cue:duty	NOOOQGOMHLIPNGM
company&cue:legal	NMFKILMNJOMOJUO
company&cue:noise	OVTGKNIOMHNNQNK
company&cue:offer	LDIEJKJNOUOOIBM
company&cue:overview	NJLQUKSOQNNPFGN
company&cue:pay	MOOMJMONOINQQJN
company&cue:place	ONUIJMINOFLKLOO
company&cue:process	NKOLKLLNJMLRNQM
company&cue:schedule	NLLMKSKOQXWKMQO
company&cue:team	OMMRMNMOLJOMNKO
company&cue:we	MIQMOJMMEIPOMMM
company&cue:wish	OOMNOTNOMOMOOOO
company&cue:you	OLKCSQQNMTSSQKO
cue2:company	PGWOPIOOHNOKONO
cue2:demand	IOHGOKWOIIOOOKG
cue2:duty	ONHOOUOOOOOOMON
cue2:legal	MOMOIEHHIJKJG[H
cue2:noise	NKJMKQGNNJMIGJ[
cue2:offer	PPIOOJRJQZCRFOK
cue2:overview	GLNR[RWOLGKOILL
cue2:pay	PMMIMKJH¡OMPFOF
cue2:place	KGOIMJFOOBPTOMO
cue2:process	LOKJDEFNIDOEYLJ
cue2:schedule	OOKONKOINOXOLKG
cue2:team	NIOQNIRNOLKKSTM
cue2:we	MON=ODIPQLNGLRM
cue2:wish	MGLMKOK^OFOEHLI
cue2:you	ONPLSUDNKOLNGKN
cue:company	MKROOOOOOOOMLOO
cue:demand	COIMOJXONOOKOON
cue:duty	LMOOORMLGOFLOOK
cue:legal	GIMMGMLGOLH=L^K
cue:noise	LKJOIJOJONNOOPa
cue:offer	NNOOKNDKO¡OKIJ;
cue:overview	NPJPUOPMOMPOOOM
cue:pay	LON;MIKLcMONLKG
cue:place	OLLJOLMNOOOdOLJ
cue:process	JOGOGOOMMLFMYOI
cue:schedule	MHIHOLNBQOlOHFJ
cue:team	HON^GMMINGMOLOD
cue:we	OQTNNLOOLOOOOOI
cue:wish	MONBGLDgNOOOMBN
cue:you	GPNSORMNOONOHNA
duty&cue:company	NOSMLRNOOJMONIN
duty&cue:demand	NFMCQF_SOOQOOSL
duty&cue:duty	JKMJJWCONJBLGJJ
duty&cue:legal	OLSLQOQONPLKONO
duty&cue:noise	ONNTSMHOONMONNO
duty&cue:offer	NORGGKNNOUPOLRO
duty&cue:overview	NRNQXHIMKOROOPM
duty&cue:pay	NPSNIQFSSNQRMSM
duty&cue:place	OPOIEXQKNQQOLNN
duty&cue:process	OOJOMOPMOSJLISM
duty&cue:schedule	MNJHMOCNQOSNGIS
duty&cue:team	OQRUEKGONKOUNLO
duty&cue:we	OKZRRIWQOKLKONN
duty&cue:wish	NLPNMHOWNPNMSNN
duty&cue:you	NMUVUMNOMGQRLJN
first2:$ 50	NOMONNNOSTONOON
first2:1 	NXMMLJIMMNLLLMM
first2:1-3 years	ONMOOOINONOOIOV
first2:10 	ONJNMIJNMMMMKNV
first2:11 	OMJMLKJNNNNMINV
first2:12 	OLJLMHJNNNMMKMW
first2:13 	OMJMKJKNNNMMKNU
first2:14 	OMKNLKKNMMMMKMU
first2:1st april	OKNNONMNMMNKUMI
first2:2 	OLHKIIJNMMIIMMZ
first2:2+ years	OOOOOOSPOOOOOON
first2:3+ years	OOOOOOSPOOOOOON
first2:3-5 years	ONMOOOHNOOOOIOV
first2:401 k	ONOOOOOOIQNNOOO
first2:7 	NMJLMKKNTMKMLNP
first2:a bachelor's	ONOOOOJOOOMNNOO
first2:a culture	OMNMNONOOQUUMMN
first2:a final	OOOOOOUNOONOUOO
first2:a full	ONNONNWNOKLLINN
first2:a great	OJIONNIKNWNNNNO
first2:a valid	NNMNNMSLNMLNJMN
first2:ability to	MOKKL@YJMKOOFHK
first2:able to	NINNNJZJNJNOIML
first2:about skf	NQLOOOOOOOOOOOO
first2:about the	MSMKIKMMMMMMMMN
first2:about us	MTJOOOOOOOONNOO
first2:access to	NMPLLKLNKUNLNNM
first2:accounts payable	OTKOOLNOOOTMOOL
first2:act as	NKNJLVLNOOONMOM
first2:addison group	NOLNOOOOOMONOSO
first2:additional information	MSNOOMNONNMNPJL
first2:administrative assistant	RNLONONOROJPOON
first2:advaana inc	OOPMPNNOOSNSNNO
first2:advanced knowledge	OOOOOMPKOONNNOO
first2:alongside the	OLLNLQNOMQONONO
first2:an equal	NHOOOOOOONOONSO
first2:an extraordinary	OYMMJKIMNMLLJIH
first2:analytics engineer	SHRNHNJONMJDNOS
first2:andras hotels	MKUNMOLOONNJMML
first2:annual salary	MUMOOONNKNNMMOO
first2:applicants are	OOOOOOMOOONOQKO
first2:applicants must	OOOOOONOOORNOLO
first2:applicants should	OOOOOOPNOONOKNO
first2:applicants who	OOOOONKOOOOORNO
first2:applicants will	OOOOOOQOOONOLLO
first2:application deadline	NONNNNNNNNNNONL
first2:applications are	OOOOOLLNNOOOULO
first2:applications must	NONONLJNOONNUMO
first2:applications will	OMOOONMNOOLMRMO
first2:apply now	RMPNNNLNNKORQMQ
first2:apply today	OOMOOMNLMMONULO
first2:are you	LFJHVGILKDLHQJF
first2:artificial intelligence	OSPMLMKNNLONNMM
first2:as a	MLLMPOPMMMIMOON
first2:as an	OOOQOTOOOLOONOO
first2:as our	OOMLUFLOONNNOOO
first2:as part	ONKSOMRORIOMNJO
first2:as the	OOMJPJNNOOOOONO
first2:as we	OOQMNONOONNSONO
first2:assist in	ONNRNVINONMMOOO
first2:assist with	NMLIMSJNONNNNNN
first2:assurer le	OOONNRNOONOMNOO
first2:at least	OOOONOLTNOOOMOO
first2:at our	OOJMNNNOOQOOOOO
first2:attention to	OKNOOHWJONNMLOL
first2:availability to	NNMNNKUMNLWLNNM
first2:bachelor's degree	NMNONMQNONLLLNL
first2:background in	NOOOOMKTOONNNOO
first2:based in	OOOSSMNOOOOPOOO
first2:based on	ONLKKRROMRMNQKO
first2:basic knowledge	ONNOOMSKOOOONOO
first2:be a	ONKSLVHNNPNNLNO
first2:be an	ONNMMRPOOOOOOON
first2:be part	OUKLLLINMSMNKMN
first2:be the	ONMNLULNOKNNNMO
first2:become a	OOJNSOLOONNONMO
first2:benefits 	OWNOOOOOMENONON
first2:benefits of	OOMNOOOOTSNNOOO
first2:bioinformatics software	OOIONONOOONNNLS
first2:build and	ONNNNSLOONOOOOO
first2:build your	OOMOOKOONQOOOOO
first2:business &	ONNMOOSNNMONNNO
first2:business analyst	POSONONOOOMSOOO
first2:business development	QNVNNNOQONLJOOO
first2:business intelligence	PLGTLRLOMMMKOON
first2:by developing	OOMMSROOONOOOMN
first2:cage riot	NNQMRKMOOMMNNON
first2:candidates from	OMNONNLSRNNNJMO
first2:candidates may	ONNONNLOMONOSKO
first2:candidates should	OOMNNNKLONNNVLM
first2:capacité à	OONOOKUJOMMMMON
first2:cardiff wales	MQOOOONOOOOUOOO
first2:career development	NMJOLMOOLRNNOOO
first2:carry out	ONMOLSJOOONMMOO
first2:cdi 	MILNONNOLNTLNOK
first2:change management	OLKNMRSOONOOOON
first2:christian cowan	MLTNMNNONNNMNNN
first2:civil service	OOLOMNOOONNMHVN
first2:class code	NKMNNMJNMNNNEMW
first2:clear text	JJILLIFLNMLLMOX
first2:click here	OONOOLMOOOOOKTM
first2:collaborate with	OMJFJTINOOOOMNN
first2:collaboration &	OTPMNNMNOOOMNLN
first2:committed to	ONNONNTNNJOONMO
first2:communicate with	ONNMOSMOONOONNN
first2:company description	NQJNNNNNNMNNMNS
first2:compensation 	OUNNONOOJOMNOOL
first2:competitive compensation	OMMONOOOTLONONO
first2:competitive pay	OMNOOOOOTMNNOOO
first2:competitive salary	OLNOOOOOUNONOOO
first2:competitive total	NWLONOMOHINMMOO
first2:completes all	OONONUPOONJOMMO
first2:continuous learning	ONNMNSGNOTNONON
first2:contribute to	OKKLJXKNNMNNNOO
first2:coordinate and	OONNMTLOONOONOO
first2:coordinates with	ONMIMTLOOMOONMO
first2:create and	OONNLQMNONOOOOO
first2:customer service	QMJTMLLRNMKONNM
first2:data analysis	NRNMLRLNOMONOOO
first2:data analyst	SNMONONNONNLOON
first2:data analytics	UMLOMONOOONKOON
first2:data quality	ONNOOKNSONOOMON
first2:data warehouse	MKMUOLSLONOOOOM
first2:dbhds is	OMTMQLNNNNMNNKO
first2:deep understanding	OOOOOKOOOOOONNN
first2:degree in	OOOOOOTHOOOOOOO
first2:demonstrate in	OOOONLPNOOOONOO
first2:demonstrates a	OOOONNSUOOOOOOO
first2:demonstrates strong	OOOOMRIOOONOOOO
first2:dental insurance	NNJOONNOLTNNOOO
first2:denver co	NNLOOONOOONSOOO
first2:des missions	NNLOONNMMTGXOON
first2:des moments	OLNOONNOOTOLOOO
first2:description 	MTNNNNOOOONNNOG
first2:design and	OMMLJTIMONOOOOO
first2:develop and	ONMLLSLNNNOONNO
first2:do not	OMMOJKIOOMLOYLH
first2:do you	KFDMTFKMLEGKJNX
first2:don't meet	NLMOMNLNNLMOVLK
first2:du hast	OMOOONRNONOONOO
first2:due to	OMMLMRKNNLRNSTN
first2:durée du	MTNNNMMNONNMMOM
first2:duties 	OSONOLOOOONNOON
first2:duties and	OSOOOLOOOOOOOOO
first2:duties responsibilities	OPOOOIOOOOOOOTO
first2:education 	NVMNONNOONONNOI
first2:education and	OSOOOOPNOOOONOO
first2:effective communication	OLNOMRNMONNNMMN
first2:email your	OKOOOONOOOOORLN
first2:employee assistance	MKJMNKNNLTNLNMN
first2:employee relations	OUONOKNOOOOOOOO
first2:employment type	NOONOONOONTSMNJ
first2:empowerment 	OXJNNMLOOLNNNMK
first2:en tant	OTJOSJLOONNMNON
first2:enhanced maternity	NMMOOMOOMRNNOOO
first2:enjoy comprehensive	ONNOONOOKPOOONO
first2:ensure all	OONNNSJOONONNNO
first2:ensure that	OONONSLOOKOOOOO
first2:entreprise 	NSMONNNOOONNNOK
first2:ervaring met	OLLKMIUSLJMLLLL
first2:essential knowledge	OSOOOOJOOOOOOOO
first2:essential skills	OROOOOOOOOOOTOO
first2:every role	OOTNNNOOOKOONNO
first2:evidence of	OONOOKPNOKOONNR
first2:exam open	KNKOMKLOOMMJWOM
first2:excellent communication	OKONOLSFONOONNN
first2:excellent customer	NJONONUMOONONNN
first2:excellent verbal	OOOOOLJPOOOONNO
first2:expected hours	NMOOOMLNJMSLOON
first2:experience 	OYLOKUIMOLOONOK
first2:experience building	OONOOLQRONOONNO
first2:experience in	NHLNMGMPNMNNLMT
first2:experience of	OLOOONOSONKOMOO
first2:experience with	NJMMNFOKNKMMJNM
first2:experience working	ONMMNIRLNNMNNNN
first2:expertise in	ONMOONTKONONOON
first2:exposure to	MMKLKIOQMQLPKLM
first2:expérience 	OUOOOONOOONONOK
first2:extensive experience	OONOONTLOOOOOOO
first2:failure to	OOONOLMONNNNRLN
first2:familiarity with	MLMNMFOSNLJLKLJ
first2:finance manager	TMLKNNOOOMNMOON
first2:find out	OLJNHKLONONLIKY
first2:flexible and	OONNMMUMOILKOOO
first2:follow all	ONNNNVGMONOOOMO
first2:for further	NMMNNNNNNNNNQUL
first2:for more	NJTNMMKOLPNMOOJ
first2:for this	OOOONOOOQLPNOTO
first2:freyja oelkers	NKLNNOLOONNMUNK
first2:full stack	RONONONOOOKPOON
first2:full time	DKLMJLFNHEXHMNL
first2:full-time 	KHJNMLMNILVJNNI
first2:further information	NSQNMMINNIONJTK
first2:generous paid	OOOOOOOOKONOOOO
first2:good communication	OOOOOLPNOOOOOOO
first2:good knowledge	ONOOOORKOONKNON
first2:growth that	NWIONNMOOGNNMNN
first2:health and	OTMONPMOOIONONO
first2:health insurance	NMKOONNOKSNMNNO
first2:high level	OOONOOHRONOONOO
first2:high school	OLNOONWQONLMLNM
first2:honey homes	NNWMLJLNNNNNNNN
first2:houston cancer	NOSOOONOOOOHONO
first2:houston tx	NNLOOONOOONTOOO
first2:how many	OMOOOOGOOOOOYOL
first2:how to	OVOOOOOOOOOOCNL
first2:https careers	MOLOOOOOOOOOJOT
first2:https job-boards	MOMOOOOONONNKOT
first2:https jobs	MOMOOOOOOONOKOU
first2:https www	KLFNNMLMNLMNMMR
first2:i have	OMGMMMDMNLOLYOF
first2:identify and	NMLONVKOMJNNNOO
first2:if we	OONOKOKOONONOQN
first2:if you	NGNISJNKQOGEOPD
first2:if you're	ONNNOMLJNGNRUIO
first2:ifrs 15	OONNONKNOONNNNS
first2:in addition	ONQMNILOKQNMLOO
first2:in line	OONNOQLOONOOKRO
first2:in person	NLMNNIINLNMWMNM
first2:in the	OMKSTLPOONNMTLO
first2:in this	OMIMUWJOLMNHNKO
first2:individual restaurants	LNOLQOOONNNQOON
first2:innovative 	NTONLNLOMJMMLLL
first2:invest in	OQJOONNOOMOMONN
first2:investigate and	ONOOOSMOOONOONO
first2:it is	ONPLOHOMLMMNNRO
first2:job 	OQOOONNOOOJONNO
first2:job description	HVOONNNOOONONOB
first2:job details	IMOOONOOOONOMOT
first2:job id	MHONONLNNLMNKMV
first2:job level	MUOONNNOOOOONOJ
first2:job opportunity	VIJNMNMOOKONMOU
first2:job posting	IUJONNNONNOMOOL
first2:job title	QMONNMOOOOONOOJ
first2:jobs @	NMLONONNONON[IH
first2:join a	ORGSVLOONKNLMNO
first2:join our	LNPGQKKNNHSIQTL
first2:join the	OMSMKMMNNINNSON
first2:join us	NJNLIKJJNTKJUIS
first2:kennis van	ONLNMKPSNNMMLLM
first2:key duties	OONONSNOOOOOMNO
first2:key responsibilities	NWOOOCONOOONOOO
first2:knowledge of	NOLMLCPSKJJMGJK
first2:lead and	ONOQSVNOOOOOOOO
first2:lead the	NLLHGXJOOMONMOL
first2:learn more	NKMMMLKNMMNRILT
first2:less than	ONNOOOLNLOOOGOV
first2:liaising with	OLNNOSMOONOOOOO
first2:licensed practical	UNNONOLOROMLOON
first2:licensed to	ONNKNOVMONOMNON
first2:life insurance	NLQNONOOIMMMNOO
first2:located in	OOSNMOOONJNMONO
first2:look no	KMKOWHLMMKLKKOJ
first2:los angeles	MNKONNNOONNUNON
first2:luca faloni	OJXMMNLONMMOMNI
first2:maintain a	OOOONRJOOOOOOOO
first2:maintain and	LONONKSOOOOOOOO
first2:maintain the	OOMONRKOOONNOOO
first2:malibu ca	ONNOOOQNOONVPON
first2:manage and	ONONOSSOOOOOOOO
first2:manage the	OKMMMTLOONOONOO
first2:manage your	NYLMKKMNOGOMMNM
first2:managing the	ONNNNSNOOMOOOOO
first2:may be	OOONNTINOONNLMO
first2:medical dental	NKLNOMNOMSNMNNO
first2:mental health	PLJONRMOOTNKMNM
first2:microsoft fabric	ONNOOMRJONNNNOM
first2:minimum of	OOOOONSOOOOONOO
first2:minimum qualifications	NWNOOOHNNNNKMON
first2:minimum requirements	OQOOOOKOOOONOOO
first2:monday to	NMMMNMLNLJTKNNN
first2:more than	NROONOGMOMOOHOT
first2:must be	MMNNNKWHONPQGMN
first2:must have	NONONLQIOMHJLON
first2:must possess	OOOOOOPNOOKNNNO
first2:nationality requirements	OVNMNNIOONNNLMK
first2:navigate power	NNNNNLLNOQONONN
first2:nice to	OROOOOOJOOOOMON
first2:no 	ONJOOMLOOOMOFNX
first2:no matter	OOSNISHOONOOMNO
first2:none 	OLNOOOKOOOOOHOW
first2:northeast georgia	NOSNNONONMOMONN
first2:not specified	MIKMNLKNVRLKMNH
first2:notes 	ORNNOOOOOOOOLOL
first2:nous avons	NNININQOOJMSKOU
first2:nous recherchons	MKJNXNKOONOIMON
first2:nous sommes	JNTMLLINNSKFNOM
first2:observes monitors	OOONKRNNOOOOOOO
first2:on-line job	OOMONOOONNOOSMM
first2:only those	OONNNNIONOOORKO
first2:open to	NONONKXLOMLMMUR
first2:opportunities for	NLKOOMOOKQNKONO
first2:opportunity to	OOMNJNOOMTNMONO
first2:or 	NKNOONZLOONNLMJ
first2:oracle p2p	RTKNLJTMNNLRNOJ
first2:other duties	OLONMSNNOOOOOOO
first2:our client	OOIMROPOOQTMNNO
first2:our company	OOIOOOOOONOOOUO
first2:our ideal	OOJOJNVOOOOOLNO
first2:our leadership	OOMWMNMOOSOOOON
first2:our mission	OOUIHMMOOLOMNNO
first2:our services	OOULNNOOOONOOON
first2:our team	OOSMOOMOOOOONOO
first2:oversee the	NOMKMRNMONONNOO
first2:overview 	NKMNNNOOOONNNOS
first2:paid time	NMMOONNOIRLMONO
first2:palliative care	OOLNKMJRNMMNNOO
first2:part time	PONNLMLNNTVLNNO
first2:participate in	OMILLRHNNSLNNNN
first2:participates in	OMMOMVGMONOOMMN
first2:partner with	ONNMNRKNOOOOOOO
first2:passion for	OMIONKWLONNMMNO
first2:pension scheme	NLMOONOOMSNLONO
first2:people working	ONOONNSOOOOORLO
first2:perform any	NNPNNTNOONOONNN
first2:performance bonus	MKMNOMMMSMNNNNN
first2:permis b	ONNONNSMOMLLLNM
first2:physical requirements	LUNNMNLNOONKMNK
first2:plan and	OOONLRNOONOOOOO
first2:please do	OOMONOSOONOOISM
first2:please ensure	OONOMNJONNNOWMO
first2:please note	ONMNPKYOOJQKHQN
first2:please see	OJNONNKONOONKJX
first2:please submit	OOOOONNLNNNOSLN
first2:position description	MIONNMNNOOMMMOU
first2:position summary	NTONNONOOONMOON
first2:possession of	OONOMLNOONLMMMM
first2:poste à	SNLMKJLNNLTMHOK
first2:potential for	OKIMMJLNKTTLLMN
first2:power bi	NRMMNHSNNMNMMNM
first2:preferred skills	OROOOOOIOOOOOOO
first2:prepare and	KNLLKUJNNLNMMNN
first2:previous experience	ONMNKIHTMKMLJMO
first2:prior experience	ONLOOJNNMNNNMNO
first2:professional development	NNLNOONNMTNNLNO
first2:proficiency in	OMLNMJSQONMHMNM
first2:proficiency with	ONOOOLTJOONONON
first2:proficient in	NLMONKVHOMLHONN
first2:program manager	RKLJKMUNNLMMOOM
first2:project management	MJJUTFSLNMMLMNL
first2:project voyce	LMTMMNMNNNNMMTM
first2:promote and	OONOMRMOONONOOO
first2:proven ability	OOOOOOJTOOOOOOO
first2:proven experience	OMOONKWCONNNMNN
first2:proven track	ONOOOLRKOOOONOO
first2:purpose &	ONRONNONOJOONOO
first2:qualification 	OTNOONNOONNONOL
first2:qualifications 	OUMOOMMNOONNLOI
first2:qualified candidates	OOOOONNOOONLTRO
first2:ready to	ONNNLONOONNOONT
first2:real estate	QNTRNMJNOOMJOON
first2:reasonable accommodations	ONOOOLKOONOOKSO
first2:recent experience	OONNNMWROMOMOOO
first2:remote work	NRNONNINNSKPNNN
first2:reporting to	ONMXROLOONNNOOO
first2:reports to	KINXOLMOONOMMNM
first2:requesting interdisciplinary	ONNNNRLNNNMMMOO
first2:required qualifications	OROOOOLOOOOOOOO
first2:required skills	OTOOOMJMOOOOOOO
first2:requirements 	OUMMOMJNONLMNOG
first2:responsibilities 	OWONODOOOOOOOOM
first2:responsibilities include	OOMKLRNNNMOOOMN
first2:responsible for	NLNORWGMNMNMNNO
first2:rest and	OKJNNMMONVONONN
first2:revesco properties	NNRNOMKOOMMMONO
first2:review and	ONNOMSQNONOONNO
first2:ricardo defense	OJNLOMLNNSMLNMO
first2:robert half	ONTMPMHNNKMJKMM
first2:role description	MUONPLLONNOQNNJ
first2:role overview	NVONMMNOOONNOOL
first2:role summary	NSOOMMNOOONMOON
first2:rush university	NOTNOOKOONOONON
first2:salaire 	NSNONOOOMONNOOM
first2:salary range	NWNOONNOEMNNNNO
first2:se health	MMUMLMKNNLMLNLO
first2:secteur d'activité	MSNNMMNNNMNKMOM
first2:selection process	OTOOOOOOOOOOEOL
first2:self-motivated and	OMNOONSMONONNNN
first2:senior business	QNIONNNOOONLOOO
first2:si vous	OOOOLOKOOOMNVOO
first2:site administrator	XLIMNMNOOOMJOOH
first2:skf cares	OLIOONOOOVOOONO
first2:skf is	OOOONOOOOIOOOOO
first2:skills with	OOOONKSMONOOMOO
first2:so much	MKKNMNNNMUMMLOL
first2:software engineer	ROKONONOOOKMOOM
first2:solid understanding	ONOOOKTKOONOMNN
first2:some of	OWKMOJOOOJONNNO
first2:sous chef	UMSNJONOOOTINOL
first2:staff accountant	TMKONKMONNOLOON
first2:stakeholder engagement	NSLNOIRONNNNOON
first2:state farm	LMLNOONONHNMNVN
first2:state of	NLWKNNMNNNNJNOJ
first2:stay on	OOKNNJOMOLOOQMS
first2:strong analytical	OOOOOMUIOOOONOO
first2:strong communication	ONOONLWGOONONOO
first2:strong interpersonal	OOOONOMSOONONNO
first2:strong knowledge	OOOOOLUIONONMON
first2:strong organizational	ONOOOLRLOOOOOOO
first2:strong sql	OOOOOMVKOOOONON
first2:strong understanding	OOOONNUMOOOONNO
first2:successful applicants	OOOONLTOOOOKNLO
first2:successful candidates	OLNMRMULNNQMOIO
first2:suivi des	OKOMOSNNONOONON
first2:summary 	NRNNMMNOONNMNOL
first2:support team	OONLLUNOOKOOOOO
first2:support the	OKNLJUMNONOOOOQ
first2:sustainability is	OORONONOOMOONNO
first2:take ownership	OONMMSMOONOONOO
first2:technical skills	ORONUKHNONOONNN
first2:text 	OMMMONLNMHMMMOV
first2:that's why	ONONNNMNOQNOLRN
first2:the 	IHJMTNMOONMMKLV
first2:the ability	ONMNLSUNONNNOOO
first2:the above	ONNMMNJONOOMNSO
first2:the candidate	OOOOONSMOOOOMOO
first2:the city	OOMOMONOOJNTNOO
first2:the civil	OJHMMMINLLOMKUO
first2:the company	OOXJMMMOONOUOON
first2:the current	ONMONNLOTOOOLIO
first2:the data	NOKULKNOOOOOOOO
first2:the department	OORPKISOONNOJUN
first2:the disability	OOMOOOOONOOOKSO
first2:the facility	OONOYKNOOOOOOOO
first2:the following	KONNUKUONONOOPM
first2:the goal	OOIJXKLOONONNNK
first2:the ideal	ORIGPNSKMMMLJIK
first2:the jobholder	OONOMOTNOONNKKO
first2:the maintenance	NNMKMXNNOONOOOO
first2:the morgan	NNOLRMMONOONSKO
first2:the office	OOVNMONOOMNIMMO
first2:the patient	OOMMJOSNOMNNNNO
first2:the position	ONKTESQNSOSQPOO
first2:the post	OOJIRLPOONONLSN
first2:the primary	OOKSSPIOONNNONN
first2:the purpose	OOJLSILOOONNOOO
first2:the role	NTIGMNCNMHJOLML
first2:the salary	OOHNNOOORONMOOO
first2:the starting	OONOMOOOQNIMONO
first2:the trust	OOUKILMOKMNLNMN
first2:the work	OOONHKNOONNSMNO
first2:there is	OOKMTSKNQKOONON
first2:they are	ONQKJIKNOLOOMRN
first2:they will	OOMJOWNOONOONJO
first2:this configuration	ONNMGTMNONONONO
first2:this examination	OJOONNNOOONNVLM
first2:this includes	ONLKJSQOTRLMMLL
first2:this is	KDI@XJHIROWPMAQ
first2:this isn't	ONQMULMOLMNLNNO
first2:this job	OQNNGJPOLHOSNSK
first2:this may	OOJNOPNOMUNURJN
first2:this position	NKISTIMNEORROEK
first2:this role	NLFPLIXNOPFKJOM
first2:this will	ONNLKKHOMLSNNSN
first2:tight management	NMTNNMNOONOLOON
first2:time management	OLNNMKULOKMMNOM
first2:to apply	OLNONNROONNMPIL
first2:to be	OSSLKMNOONNNPJO
first2:to ensure	OOOOOOPOOOOOROO
first2:to learn	OOMOOMNONLONONJ
first2:to request	OOOOOONOOOOOJTO
first2:to view	OOOOONKOOOOOUMM
first2:together we	NOVNMMLNMQMMKLN
first2:turkish nationals	OOOOOOQOOOOONKO
first2:type de	MTNNMMMNOMMMMOM
first2:un contrat	ONNNMNNONJRMMNO
first2:un parcours	OONNMKNONTMMNOO
first2:under the	OUOWQIMOOMOOOOO
first2:understanding of	NLNONGRQOONNJMN
first2:une indemnisation	OONOOONOJSNNNOO
first2:united states	LKHNNNMOLMNYNNN
first2:valid cpr	OMONLMSMONMNLON
first2:valid driver's	OMOOOMPMOOSOOOO
first2:value ag	NNUNKMMNONNMLNL
first2:vos missions	ORNLONOOOOONNOO
first2:vous serez	OOIPPJPONRMRMNN
first2:vous travaillerez	OONRJTIOOLNNNOO
first2:vous êtes	NMMLPNQKNKLJONL
first2:we aim	OOPONNMOOLOOSJO
first2:we also	OOOOOONOQKONKRO
first2:we are	KOJOPQRJKHPSHOJ
first2:we believe	OOLMKOQOLPNNMRO
first2:we care	OORNMNNOOKONOSN
first2:we do	OOWMLMKOOKTMJTM
first2:we encourage	NNNNMMMNNRNSKON
first2:we have	OMVMTMFNMQJJPLN
first2:we know	ORULIMNONINONTO
first2:we lead	OOUNLNMOOKOOONO
first2:we look	OMJOKLTOOLNNQLO
first2:we need	OOKKTTSNOMSMNRN
first2:we offer	OOQLJMHOOJKJOSO
first2:we provide	OOTLJITORSOMNKO
first2:we recruit	OONNNNNOOJONOPO
first2:we strive	OOLOMNNOOJOONSO
first2:we take	ONLMLNTONMNMLLN
first2:we value	OOPNNMLONJOOMKO
first2:we want	ONTOKNLOKMNOGMM
first2:we welcome	NNRMLMGNNLNMIVN
first2:we will	OMFMOHQOTXNIUJO
first2:we work	OOYLINNONINJNKO
first2:we would	NLLONOHPOLLNUNO
first2:we're a	OJVKKNPNNIMKNNO
first2:we're all	OMWOOOROROOOORO
first2:we're also	OOSOOOOOKWOOOKO
first2:we're looking	LSBTRIONNJTOLNN
first2:we're on	OOOLNMJOOLLMNNO
first2:we're seeking	MMFKWKKOOMNMMOO
first2:what are	ORKNIMMNNMLMKOT
first2:what we	OSPOONNOONORNOO
first2:what we're	OPNOOOLOSOOMOOO
first2:what you	OTOONMIOONONOOM
first2:what you'll	NWIJHKLNMPNINNM
first2:what's in	OSMRPLNOOKOOJNN
first2:when you	ONUTPMQONJLNMML
first2:where to	OUOOOOOOOOOOGNO
first2:whether you're	ONKOJORNOUNNQMO
first2:who we	NWKMLMNSOMNJLMN
first2:who you	OQOOOOIOOOOONOO
first2:why choose	ORNOOOOOONOONOM
first2:why join	OTPNMOOOOKOOKLO
first2:willingness to	OOOOONRNOOTRNNO
first2:with a	ONVLJMMONINSONO
first2:with diverse	OOKNNNOONSOOOOO
first2:with over	OOTOOOJONNOMONO
first2:with the	ONJSPLMNOMOONOO
first2:within the	OOOMVPJNSMOOOOO
first2:work closely	ONMGJTIOOOOOONN
first2:work is	ONKTPKOLLLMONKN
first2:work life	NGKNOOMOOWNKOOO
first2:work with	MIMIH[HNOHMLNON
first2:work within	OOORRMSOOOOOOOO
first2:working closely	OOKWVGLOONOOOOO
first2:working for	OVOOOONOONOOOHO
first2:working knowledge	OMONNNJTONOMNOO
first2:working with	ONIIGXGOOINNNOM
first2:yes 	NKJLOMJNLSMNINT
first2:you can	OKLNIFHNLRLKPRQ
first2:you have	OOOONLWOPLOOMOO
first2:you may	OLMNJHFOTIOLWFQ
first2:you must	ONOONNSMONLNNMO
first2:you will	OPQSPRHKIHOJOGM
first2:you'll be	OKQSPRENMUNLMKO
first2:you'll have	OONMRTQSOOOOOOO
first2:you'll make	MNILTHKMMGMKNON
first2:you'll work	OMHTUJKONGOSMNO
first2:your application	ONONOOONOOOOVGO
first2:your work	OMMLWLINNNMMINO
first:$	CHHNLLKIXMHFLOK
first:07	LLDMMNLNMNKXHON
first:1	NWLMLJILMMKLLKP
first:1-3	ONMOOOINONOOIOV
first:10	ONJNMIJNMMMMKNV
first:11	OMJMLKJNNNNMINV
first:12	LJHLLHRMIMONJMT
first:13	OMJMKJKNMOJMKNU
first:14	OMKNLKKNMMMMKMU
first:15	OMJNMMLNMPMMKNU
first:1st	OKNNONMNMMNKUMI
first:2	MJFIHGJLOKGSMKT
first:2+	OOOOOOSPOOOOOON
first:3	NJJLKHJPMPKLKMW
first:3+	OOOOOOSPOOOOOON
first:3-5	ONMOOOHNOOOOIOV
first:35h	LMLNONJNMLTKNOK
first:4	MLJLJJIKLLILULP
first:401	ONOOOOOOIQNNOOO
first:6	NMIMLIJMNMHKRNV
first:7	NMJLMKKNTMKMLNP
first:8	MMGMLJGMNMRKKMT
first:9	NMKNLHJMNNLLPNV
first:a	KPNISERLHTOGOAM
first:ability	MOKKL@YJMKOOFHK
first:able	NINNNJZJNJNOIML
first:about	F¡GIFJGLLKKIIMJ
first:access	NMPLLKLNKUNLNNM
first:accommodations	OSNOOMNONOOOMMK
first:accounting	PNOOOKWNOOOLOON
first:accounts	OSJNORMOONTMOOK
first:accueillir	OONMORLOONOOMOO
first:accurately	ONMNMTKNOMNNNOO
first:acronis	OORNNOOOOOONONN
first:act	NKNJLVLNOOONMOM
first:action	LNSOOMPNOONUNNO
first:actively	ONMMKSONONNOONO
first:adaptability	OJMOONVLONNONOK
first:addison	NOLNOOOOOMONOSO
first:additional	MXJKMKLIHUKKOJH
first:additionally	OOPKJRRTNSNNMJN
first:administers	OMNNOTNOONOOOOO
first:administrative	RKKNMQMUQLIONNK
first:advaana	OOPMPNNOOSNSNNO
first:advanced	NKJMMIVKNKLJKNJ
first:after	OLOOONLONMQOQOO
first:agile	ONOOONRLNOOONOO
first:ai	NSOMNGPNNKMLMNS
first:al	ONJNNONNTNNNMOM
first:align	OKKMLTUNOONNMNM
first:all	OLKMJMTKOPJGBYM
first:alongside	OKJKNUMOQPOMNMO
first:an	NURTKDKQKNLEOPF
first:analysis	NKNLMPMOOTONOOM
first:analytical	OLNMOJRROMNNMNN
first:analytics	SURMHHFNNMIDNOR
first:analyze	OMNJIWJMOMNONNN
first:analyzes	ONNNNVJMONNNNNN
first:and	MJKKPHPPSPKHRIJ
first:andras	MKTMMNKNNNMJMML
first:annual	MUMOOONNKNNMMOO
first:any	ONNNNMSPNNNNORN
first:applicant	OOOOONQLONNONON
first:applicants	ONOMNMPMNOONMDN
first:application	MVNNNHLNNNMNLMK
first:applications	NLMONJFMNNKKZHO
first:applies	ONMMNTMNOOOOOON
first:apply	RHOLQTEKLJNQUIO
first:apr	MNNOONNNNNFNPOT
first:architect	SNKOKSNOOONNOOM
first:are	LEHHTEQKHCKFPJE
first:artificial	OSPMLMKNNLONNMM
first:as	MKOOTNOLOFHOPKN
first:asics	JILMLMMNNNMJNWK
first:assist	MHGOJXDLNKKLLNM
first:assistant	WKHMMMKNNMIQNOI
first:assists	NNLLJTJNOMMMNOO
first:associate	RLJOLNJPONJINOL
first:assurer	OKNMNUNOONOMNOO
first:at	KMWFAFHPPHGCCLM
first:attend	NHNNNXINOMTMOON
first:attends	ONNNNSJNONOOOOO
first:attention	OKNOOHWJONNMLOL
first:availability	NNMNNHWMNLWLNNM
first:axon	NNTNNJLOOLNNIOM
first:bachelor's	NMNONMSLNNLKLML
first:bachelors	OOOONOSQOONNNNM
first:background	NOOOOMKTOONNNOO
first:based	OMLQQPVNMQMOQKK
first:basic	MOLNNHROKONMINM
first:be	NQEPETTILOKKJHM
first:become	OMINRSKNOMNNNLN
first:being	NTKOMKLPJOLMMOL
first:benefits	NZONOJOOPCJKNQN
first:bespoke	LTLOOMOOMKNLOOO
first:bi	NLLTNJKRNNMMNOM
first:bilingual	ONJNMMLUNMMLNOJ
first:bio	OKOMTOMOOLNNLOO
first:bioinformatics	OOIONONOOONNNLS
first:bonus	NTNOOJNQPKNMNOO
first:brennan's	NORONOOONNNSOOO
first:bridge	OOSNMKNNONNMOOO
first:brighton	LJLYRKNOONONNOL
first:build	NQHGFRDKMMMMLNL
first:building	OPNMNWLOONOONON
first:business	XITUIMTOOOFMMNK
first:by	OJQJRKDONLNKHSV
first:cage	NNQMRKMOOMMNNON
first:call	MNQNMQLONMKMNNN
first:can	NNMJQKQNNNNNMNN
first:candidate	ONNONMRROOLNLOO
first:candidates	NLJMLLFSOMLKVGL
first:capacité	OONOOJVHOLLMLON
first:cape	KNONONLNNNOPNON
first:cardiff	MQOOOONOOOOUOOO
first:care	SMQNNKPNQNLJOOK
first:career	IRCMKHLNINMGMOS
first:carry	ONMOLSJOOONMMOO
first:cdi	LIKNNNMNKMUINOJ
first:certification	ONLNKJQQNNLMNNN
first:change	NIKMLUQNNLONNNM
first:check	OLTNOMSNNKONLOM
first:chief	TLOKQLKNTLLJKOJ
first:christian	LSNMMNMONMNMNNM
first:city	MHPMLUUONMMQLNM
first:civil	OOLOMMOONNNMHVN
first:class	NJMNNMMLMNNNEMV
first:clean	NMNNNNSLONMNNON
first:clear	JIILLFMJNLLLLOX
first:click	ONMOOLKNNOOOPQL
first:clinical	UKJNNNMONOMKOOL
first:close	OUJKLTJNNLNLINR
first:co	OLTLKMKHNKNMJTL
first:collaborate	OMJEJTHNOOOOMNN
first:collaborating	ONMNNSLOOOOOOOO
first:collaboration	ORNJLPINNQOMNLO
first:collaborative	OMQTOKONLOMJMMM
first:come	NKMMKMINNSNKTMJ
first:comfortable	ONJMMIWLNNMKLMN
first:committed	ONNONNTNNJOONMO
first:communicate	ONLSKTONOJNONMN
first:communicates	ONLMJWHMNMNOLNO
first:company	GNQJKLKLMPGGLKO
first:compensation	OWNNONNOEOMNNOL
first:competitive	MOENLKIMZHKHJLM
first:complete	NLMNLTLNOPNNPML
first:completes	OKNNMVNNOLJOLMO
first:compliance	UHNNMTMOONNNOMN
first:comprehensive	OLHNOMMNKWMLNLN
first:computer	OLOOOOOQOONNNNK
first:conduct	NMILGXENNLONNMN
first:conducts	ONNNMTJOONNOONO
first:consistently	OLMMNRTMOMNLOON
first:consolidate	OTNMNKLNNNONOON
first:contact	NSMMNKQJNNOOIQL
first:content	ROLNNTNOOOJMOOM
first:continuous	OMJKLVFMNSMNMNL
first:contract	KKLNMLMONMSKNNL
first:contribute	OKKLJXKNNMNNNOO
first:coordinate	ONLLLYGMOMNNMNN
first:coordinates	OMMHMUJNOLOONMO
first:core	OUNOMNNOOOOOOON
first:covid-19	ONITONSONONNNRL
first:crane	MNQOONLNNNOKMSN
first:create	OJMLKXJMONONNOO
first:creating	OKMMKWHMONNNONO
first:culture	OQWTKLMNOMNMLNN
first:current	MOQMPHTLRLLLKNM
first:customer	OPHSLJLQNMJONNL
first:d	OLKULMIPUHMMMML
first:dans	OMRKTQONOLNLMNN
first:data	PTCPFDMSNPKPKTO
first:databricks	OMLTMKPKOMNMNOM
first:day	NFNONMMOMNYNNOM
first:dbhds	OMVLPIJNNLMNKOM
first:de	ONLMNQQRNNMJNOO
first:define	OKNKKWINNNNNNNO
first:degree	OOOOOOLIOOOONNO
first:dein	NUNNNMNOOONNKON
first:deliver	OLJLLWQNOLONNON
first:demonstrate	OMNNNUGQOOONMOO
first:demonstrated	ONOONLPOOONNKNO
first:demonstrates	OLMMJURQNLMOMNN
first:dental	PNIOONNOKSNNOOO
first:denver	NMLOONNOONNUOON
first:department	KNLUNKMONONMKNJ
first:des	NKRKJFJLKXEULNM
first:describe	OOLONIMNONOO[JG
first:description	MUNNNNNOOONMNOG
first:design	ONLKISGNONOONNN
first:designing	OOLMLUHMONOONNM
first:desirable	OROOOOOJOOOOOON
first:desired	OROOONOINOOONON
first:detail	NLNOOMUHNNNNKNU
first:details	OQOOONOOLLOOSNL
first:determines	OOKMJULOOMONNMM
first:develop	OKHGG[EJMHNNNNO
first:developing	ONKMMTKOONOOONO
first:devops	ONROMKOLOMNMMNN
first:diamond	JNPKKISMMTMLNNN
first:die	NLTNLNLNMSMKMNK
first:digital	TMHNMNONONNKNNM
first:diploma	NNOOOLUIONONNON
first:direct	LRKQKIOMMLSMLOI
first:director	TNLKNLNNNNMMNPL
first:disability	NLJOONNOJTNNMSN
first:discount	ONJOOOOOMSNNOOO
first:discounted	ONJNONNONTNNNNO
first:displays	OMNNLPUMOMNNMON
first:diversity	OXIMNMLOOMOOMMM
first:do	KDBKRNMMLBFKUKU
first:document	ONONOUMOOOONOOO
first:documents	NJMMMUMNNNMNMMP
first:don't	NKOOLMINLJLOVLK
first:drive	OLILNZGNNMNNRNN
first:du	OCEIOWRLNIHRGMJ
first:due	OMMLMRKNNLRNSTN
first:during	ONOOONQOTONSSKO
first:durée	MTNNNMMNONNMMOM
first:duties	OUMLTDKNONMNNRM
first:each	OOMUMJMOONOONNN
first:education	NSLMNMOMMONNINH
first:een	OMMTMIGNUXMMMNM
first:eeo	LNMOONLNNNMNLTL
first:effective	OGJNLUQKNLMLKMK
first:effectively	ONNNMSNMOMOONMO
first:eine	OMNOONJNROMLNNL
first:elaborer	ONNLNTJNOMLMNOO
first:email	NJMOOMMOOOOOWHL
first:employee	KQGKLGLMIWLHLJL
first:employees	NTMMMLINOQNNKRN
first:employment	NOMMNNLNMMTRLSJ
first:empowerment	OXJNNMLOOLNNNMK
first:en	OTPNSFKMHGKRJMM
first:energy	UHHMOOUNOQNMNNL
first:enfin	ONIMRQHRNKMJLNL
first:engage	ONKNMTKMONONNMN
first:engagement	OMOMNSSINNNONMN
first:english	QNNOOOIRNNLUMNP
first:enhance	OJMNMVKNONOONOM
first:enhanced	LIJMOIKNIVKJMNM
first:enjoy	OMGMNKJNIXHMNMO
first:ensure	NKIHE_BMNINLJKN
first:ensures	OMNMMTNOONONOOO
first:entreprise	NSMONNNOOONNNOK
first:entretien	OMNKNUMOONOSONN
first:equal	NVNOONNOONONNIN
first:ervaring	OKKKMHUULJLLKJK
first:essential	OZMNLLJMNLNMQNJ
first:establishes	OOLNKTLOOOOOOOO
first:every	NNUMRIJNNGMMLLQ
first:everything	OOVOJMINOLNLINM
first:evidence	ONNNNMONOKOONNR
first:exam	KNKOMKLOOMMJWOM
first:examination	MIMNOONONONMTOL
first:excellent	LFLMMCTMNKOLJLK
first:exceptional	OMOOOLRLOMOONNO
first:expected	NMOOOMLNJMSLOON
first:experience	LOLHEAQOGBDIAJN
first:experiencia	ONNNNMKTOMMLNNL
first:expertise	OMMONKSPONONOMN
first:explore	OLRNMOMONNNNKLL
first:exposure	MMKLKIOQMQLPKLM
first:expérience	NSNOONHRNNLNMOK
first:extensive	NNMONMTLONNLMNN
first:facilitate	OOOOSSMOOOOOOOO
first:failure	OOONOLMONNNNRLN
first:familiarity	MLMNMEOSNLJLKLJ
first:field	QHHKTRHTMILQLNG
first:finance	UPHSMFRNOLNJOOL
first:financial	OKMMLQMUNONNNNM
first:find	OLJNHKLONONLIKY
first:first	OKMNNPMONNNOTMN
first:fitness	OPLNNNNNNSMMNNN
first:flexible	MEJLLHVJGXVNMKK
first:fluent	ONONRNPKNNNLMON
first:follow	OSHKLUOLNJMMMKQ
first:for	KFRIEEOINMLGTVE
first:foster	OMFLMSSOOMOONMM
first:frame	OOLMLIMNONOONNU
first:free	MPGMMIIMGXJILRI
first:freyja	NJKNNOLONNNMWNI
first:from	NTTJKMLKQRMRHQL
first:full	QGHJGFTLFOSIPMH
first:full-time	KHJMLKLMHKVHMNJ
first:further	NSQSJNINNIONJTK
first:g-p	NLVLMNMONMKMONM
first:gain	OONNLTGMOXOMMNO
first:general	PSMNRQHNNJMTNNN
first:generate	OLONMSLNOOONOOO
first:generous	ONNOOOOOKPMMOOO
first:git	OMMTOKQLNNNNMNN
first:global	LLVNMMHSOMOKONN
first:good	MLMNLGZDOLKHJNK
first:graduate	NNKNNNVJOLNLOON
first:greater	IIHMMJLNNLLXNOJ
first:greenville	LLOMNNMNONNOMUK
first:growth	NWONKIJNLMMMMNM
first:gym	ONTOSRUOJOONOOO
first:handle	OLKLLVMNOKOOONO
first:hands-on	OONOMLRMONNOMNN
first:has	OONOOITOOOONNNO
first:have	NKRMHJSPNHMMJKJ
first:health	NRELMJHPJSMJNMN
first:help	MTFKGVIMOINNMMM
first:here	NNVMLMJMMKMTILN
first:hgv	RNMONNNNOOLLOOL
first:high	NJLNNMRRNLJLJNL
first:highly	LLMRMITJRNNLLML
first:holiday	OJLOOMNMKUMLNNL
first:home	NMUNOIRRMHNLOOM
first:honey	NNWMLJLNNNNNNNN
first:how	NYNMLNGOOLOOPKH
first:however	OOMMNMMNMKONPSR
first:hr	SNUONNNOMMLTOOO
first:https	BJLLMKJLLIHJJLW
first:hybrid	JIJNMLKMKSK[KNJ
first:i	OKMKKLILMHMQXLP
first:identify	NKJNLWLMMIMMOKL
first:if	NENGQLLGONENROB
first:ifrs	OONNONKNOONNNNS
first:immediate	OONOONMONPULONO
first:implement	NMMMLUJMONNMNNN
first:implementing	ONNNNSLOOOOOOOO
first:implication	OOMNLKKOONOOKNT
first:important	OQUONLKOLKONNNN
first:improved	NL¡JKFHLMKLNKOG
first:in	MKKOQQGMGNHPOOJ
first:in-person	NKKNOMNFNNLYMNJ
first:inbound	UMLNNNNNOOMMNOK
first:incumbent	OJKLHWJOMNNMLNM
first:individual	LJUJOLKOLOLOMML
first:industry	ORLOONLPNPONOON
first:information	UTFOUMNNNMUTLRN
first:innovative	NTONLNLOMJMMLLL
first:integrate	ONMMNSLMONOOOMN
first:internal	NMLRNLQMONNNNOP
first:international	OOJMKLIRNRMNUNO
first:invest	OQJOONNOOMOMONN
first:investigate	ONNONSLOONNOONO
first:investor	OONMNUKOOOOOOOO
first:is	OINOROHUNNNOQLL
first:ist	ONVNJNOONNNKMOL
first:it	OMTJNFMLLIMMMQN
first:it's	ONPNMLKOOMNNMPN
first:its	OMRKUJGNNNMMKLK
first:je	ONIIXRPMNILMKMJ
first:job	OVGHOIMKIOILHFP
first:jobs	MIKNNMNNNNMNZIQ
first:join	KNONSDCIKOOBVPQ
first:joining	NNUNLNNNNWNNLMN
first:keep	OLHNLRLNVLMOLNM
first:keeping	ONQMMOMOONOOMLO
first:kennis	ONLNMKPSNNMMLLM
first:key	MTJLROFNNKJLLMR
first:kingdom	NOSNRMTONOONOOO
first:knowledge	NPLMLCPRKJJMGJK
first:la	MUJGNINUOIOOMNM
first:language	ONNNOMSLNPNMMMM
first:las	MMOOONMNNNNUNOM
first:le	NTGFUGSNNLJQENJ
first:lead	ROILJSOMOQMILMO
first:leadership	OKMNOOONOLONNNU
first:learn	NKMMMRNPMMNRILT
first:learning	MPGKSHKKMWMKNNS
first:les	NSKNOMJGNJMKUON
first:less	ONTNNJKMKMNOGOS
first:leverage	OMMMMSMNONOOOOO
first:liaising	OLNNOSMOONOOOOO
first:license	OLOOOOSOOOOONNO
first:licensed	UMMJMNTMQMMKMNM
first:licenses	OVOOONONOONMLOO
first:life	MJRLMNMNINMINNN
first:light	OMTNOMMONPNNKMM
first:limeflight	RMULPLNOOMNMNOM
first:linkedin	LMJMNKKNNKMIJMX
first:live	ONJNMLPLNQJSNNR
first:located	MNWMJLLNNJMRNNL
first:location	KNKKHKMNMLGQLNK
first:long	MKMMNLLRLONOMNT
first:look	KKJMVSIMMGKKKOJ
first:looking	OIKNYNNONJOOLNL
first:loop	OOVNKMNNOLNGONO
first:los	MNKONNNOONNUNON
first:love	OMJNKIXLOLMLKNM
first:luca	OJXMMNLONMMOMNI
first:maintain	JIJIFOPKNKNMMNK
first:maintaining	OMMNKUKOOMOOOOO
first:maintains	OMNOMSKNONONOOO
first:maintenance	TKJOMMHTOMMJOOJ
first:makati	MMRJONMOONNNNOM
first:make	MWKNKTJNNLNMMLM
first:making	MORONNOOOLONSQO
first:malibu	ONNOOOQNOONVPON
first:manage	MUJGGTNNNFLLLNM
first:managing	OKNLMVLNOLNOOOO
first:many	OOGOLOMOOVOOONO
first:market	NKNONORNRMNNMON
first:marketing	QUHKLKKNNRMKNNL
first:may	OKNLIYHNNMMMJKN
first:medical	MPGKMNKOISKPINI
first:meet	OLNLMPLOOONORNO
first:mental	OOINNQMOOTNKMNL
first:mentor	OMLMNVMOOMOOOOO
first:microsoft	OMNOOMTJONNNMOM
first:mid-senior	NKKLTMINMLMLMNU
first:minimum	MWJONMMLNMLJJNK
first:mit	OMLNSMINMQLLKMR
first:monday	MLMLNKKMLIUJMNN
first:monitor	NMMLNULONONOOOO
first:monitoring	OOOQNJMOONOOOON
first:more	MPRNKJMMOMONHJQ
first:most	NSPNNMKONLOSMML
first:must	KLKMIF¡@MJPOBKJ
first:mutuelle	MHINNMNOLWLKNOL
first:my	MNNTPLLONNMRONO
first:name	KHKLMNLNMNMMVNP
first:nationality	OVNMNNIOONNNLMK
first:navigate	NNNNNLLNOQONONN
first:new	MJOOOTIMNMNOTOM
first:nhs	MKPNLLNONTOMNNN
first:nice	OROOOOOJOOOOMON
first:no	LHPLFNLKLIPNSKR
first:none	OKMOONVIOONNFNV
first:northeast	NOSNNONONMOMONN
first:not	MHJMLGSLUNJJKHN
first:note	OQNNOONONSOLNML
first:notes	ORNNOOOOOOOOLOL
first:nous	HIPHOGOKLURRONR
first:now	SNPMNNOOONOQMON
first:observes	OOONKRNNOOOOOOO
first:oder	OLINJNSNNMNUMNJ
first:of	OTKNMJIOTKNOMQO
first:office	RTLNMIIOOMLLONN
first:on	NMGKPGJOILTLRNQ
first:on-line	OOMONOOONNOOSMM
first:once	ONMNLNKOQONNTJN
first:one	KMRLTKNLLNLPRLJ
first:only	NLLLMLRNMNMNSKK
first:open	NONONKXLOMLMMUR
first:operate	OOLOOMTMOMNKNNO
first:operating	ONPNMSMNOMOOOOO
first:operations	OQJUNILNNNLLSNI
first:opportunities	NLJOOMOOKQNKONO
first:opportunity	OOMNJNOOMTNMONO
first:optimize	OMNMLWJOONOONOO
first:or	NJIOTLQSMMLMGLI
first:oracle	RTKNLIUKNNLQMOJ
first:order	OLONNPSMONOOOON
first:organization	NNMTNMNNNNMNNNJ
first:osteostrong	NNTNLKNOOMONOOM
first:other	LOKJQRDWLNSJLNO
first:our	IOUWH<HOHOOOMGO
first:oversee	NMKIIXJLOLONMNN
first:overseeing	OJNOOSLOONOOOOO
first:oversees	OMNLMVKNOONOOOO
first:overview	NKMNNNOOOONNNOS
first:own	NLMJKWHMNLNMNNM
first:oxfam	NNMNLMLNOJNMIVM
first:paid	LKKMNLMNFTIKMLM
first:palliative	OOLNKMJRNMMNNOO
first:part	ONVMKKIMMSUGLLO
first:participate	OMILKRGNNSSNNNN
first:participates	OMMOMVGMONOOMMN
first:participation	OLMHNOLNURQLOOM
first:participer	OONNNSKNOMNNNOO
first:partner	ONMMNTJNOOOOOOO
first:passion	OMIONKWLONNMMNO
first:patient	QONRKJNOONNTOON
first:pay	NMLNNMMNRTLKJML
first:peacehealth	NNOMQMOOOROHMSL
first:pension	MRLNOMNOKNMKONO
first:people	MPMNMIPNOMNNRLU
first:perform	KFMLH[FLOKMKMLK
first:performance	LILMNQOLRLMMMNM
first:performs	OLMNJUJNONNONNO
first:permanent	MKLNNMMOJSPKONL
first:permis	ONNONNSMOMLLLNM
first:personal	OPINKHOTNSNMNJM
first:phone	NHMNNIUMNMNORNK
first:physical	OUIMMMOMMNLILLI
first:plan	OMMMOVMOOMOOOOO
first:please	LECKNFSINKNOPJS
first:pointclickcare	NMNOOLJONOONMUM
first:position	HOHOKMFLNLSOGKT
first:possession	OONOMLNOONLMMMM
first:poste	SMLMJJJNNQWLFOK
first:posting	NRNNOONONOJNTLH
first:potential	MTHLIHLNKWTLLMN
first:power	NRMMNHSNNMNMMNM
first:precision	NNPOOONMSONNOUN
first:preferred	NXLNNMGGMLLMNNM
first:prepare	IJKKJYHLNKMLKNL
first:prepares	MNMNNSLONNNLNOO
first:present	ONNNNLMSNOOOOLO
first:previous	NILNJHFVKJLKHLN
first:primary	NSILLMLONNMPOOK
first:principal	RORMIMMOONMKNQM
first:prior	OMKOOJQNMNNNMMO
first:prison	TLJMWIKNQNORKMN
first:private	MLHNOPMNMVMKNNN
first:proactive	ONNNLMRMONONMMM
first:proactively	OKMMLVLNONNNOOO
first:process	NLLMMWPLMMJMFJM
first:professional	LGHJJHQPKOLJHMR
first:proficiency	NLLNMHUOONLHKMM
first:proficient	NKMONKXGOMLHMNN
first:profil	OSNNONLONNONNOL
first:program	RKKQJJUNNKMMMOL
first:project	VFMSTJOKJHKNJRH
first:promote	OMILLXINONOMNNN
first:proven	NLNOMGQMNNMNKMM
first:provide	NLIHO¡HMOINNNMN
first:provides	OMKIOWJOOKOONMO
first:purpose	ONRONNONOJOONOO
first:python	OLNOOMUNNNOONON
first:qualification	OUNOONMOONNONOK
first:qualifications	O[MOOLIMOONNLOI
first:qualified	OOOOONONOONLSRN
first:quality	QMNMSTINONNQNNM
first:qualité	OQTLMHSNNJMIMON
first:qué	NXOOMOLOOJNNMON
first:read	OJONMPJNNSONNQM
first:ready	ONNNLONOONNOONT
first:real	QNPOLTHNONMJOOM
first:reasonable	MVLNNJJJJKMNHPL
first:receive	NNNLNSNOOMONNOO
first:recent	ONOMLKWUMJNKOJN
first:recruitment	OKOMNONOOOOOSNM
first:registered	VJLNKQRMNMTLNNK
first:regular	SKGJPJTNPTUSNMI
first:relevant	NONONKNOONONLON
first:remote	OMLNLMHMLPFXLNJ
first:report	OLNHNWKKNNONNNO
first:reporting	ONMZQPKOONMMOOO
first:reports	KHNXOOMOONOMMNM
first:requesting	ONMNMRKMNNMMPLN
first:required	OYNOOLCLOOLNLNR
first:requirements	OVMMNLINONLMNOG
first:research	PIJJMQSNNNMMNNM
first:respiratory	QKKRNKMNNNLJOOI
first:responsibilities	OZLJLJMNNMNONML
first:responsible	NLNORWGMNMNMNNO
first:rest	OKJNNMMONVONONN
first:retail	PJRMIJOONOOSMMI
first:retirement	OMUOONOOJJNMOOO
first:revenue	PLKLTGHNOMMMONU
first:revesco	NNRNOMKOOMMMONO
first:review	NLKLKSOONMMNMLM
first:ricardo	NJOLOLLNMSMKNMN
first:rn	RJNLMIPONMMMMOR
first:robert	NMRLOMHMNKLHTML
first:role	KONMOQJNNMOPMNF
first:rush	NMPNNNJOJSOMMPN
first:s	ONNONLVLOMNOLLM
first:safety	OPMNKJTMMOMMLNM
first:salaire	NRNONNOOSINNNOM
first:salary	GNJKMLLLNHKIJMN
first:sales	PLMNNOONTHJMONN
first:san	MMKONMMOONNTNOM
first:savoir	OOLLNFXMNKMMNOM
first:schedule	NLLNKQIMJKTLNNL
first:se	MMUMLMKNNLMLNLO
first:secteur	MSNNMMNNNMNKMOM
first:secure	OLNONURKNJNNMON
first:security	OVKNMTEONLMJIMI
first:see	NJRONMGMOLNNHSR
first:selection	OTOOOOOOOOOOEOL
first:self-motivated	OMMMNMTKOMMMKMM
first:senior	VLOLLJIMLMFJMOK
first:seniority	NKNMMOKOMOONROU
first:serious	NLMMJJQMONNLWMI
first:serve	NMTNKQKOONNNNNN
first:serves	OLNOMSLNOONOOOO
first:service	RKINNPLONTLJOON
first:set	NUNKNLLOONOONON
first:shift	MPNMNLKOYKFLMNO
first:show	OKINJRQONJNNLNS
first:si	ONNNFNRMNILKWNK
first:sick	NKKMOONOJUNMNNN
first:simarco	NLONNNNNNSNMNNM
first:since	OOQNNOOOONNKNNO
first:site	XHGTMINOOOLHNOP
first:skf	MIMLMKNONONMLJN
first:skills	OYONNKLHONOOMOO
first:snowflake	LLKNUROONNNQNOP
first:so	MKJMINLNMTOTKML
first:software	STFNKJLOOOKLOOL
first:solid	OMONNIXGONMOLNM
first:some	NWPHLHLQMHQHIQL
first:sous	UMSMJONOOOTINOL
first:special	NPLNNNMOMPNMNPN
first:sql	ONMTNJNJOMNNNNQ
first:staff	SLPNHTKNLNJJMNK
first:stakeholder	NSLNOIRONNNNOON
first:standard	NKLNNHMNSSSMMNJ
first:starting	OMMONOKNXJFMNON
first:state	OITIMHKNMHMGMUR
first:stay	OMILLOLLOKOOQLR
first:staying	ONNNNSLOONOOOOO
first:strategy	OOLNJRNOOOONOOO
first:strong	MEILPAQMNGIHBOH
first:successful	OLKKOOUKNRPIOGN
first:suivi	OKOMOULNONLNNON
first:summary	NRMNRJMOONNJNNL
first:superior	ONOONLSLOOOONOO
first:supervisory	MOINTMTINLMLLLI
first:support	POGFDYEMLFNRNNO
first:supporting	KFNNLPKNOOOMKNW
first:sustainability	OORONONOOMOONNO
first:take	NLHKKXLNOINOUNN
first:takes	ONNMNSMOOONOOOO
first:te	MIHMQMJMNIMMIOW
first:team	ONIFMNUMMPKJMOK
first:teamwork	OOMNJLUOONONNNO
first:tech	OJGUNKOMLTMKNNI
first:technical	POIMTJMIOMNLTNM
first:text	OMMMONLNMHMMMOV
first:that's	NJJNJKKNLMLMWQK
first:the	APOQSAMBPHMJJOO
first:there	OOPSSMOMPGNNMNN
first:these	NKRKLOVNNKNKPSM
first:they	ONQPTOHMNINKLON
first:this	KLDOTJNGOOTQOOO
first:through	OOUJRRKOOOOMNMO
first:tight	NMTNNMNOONOLOON
first:time	MSLMLJRLNFSLLLJ
first:to	NOKGQOPILNIHQPM
first:together	NOWNMMKNMPMMJRN
first:tools	OQNJNKRKOQNNNOJ
first:top	M[MLLHFMMKMJMNG
first:track	NKMLMRPLNJMMMMN
first:training	MKHLLJMLJVLKNNL
first:transports	OLNLNUJNONONNON
first:travel	NSNNNOIOKKNHNNM
first:troubleshoot	ONKNMVHMNNNNNNO
first:troubleshooting	OLNNNTONOOOONON
first:true	ONJNKGZNOOOONOL
first:tuition	OMLOOONOLSNNOOO
first:turkish	OOOOOOQOOOOONKO
first:tva	ONLNNJLNMLNONUN
first:two	ONNNOLTJLPSNSML
first:type	KNLNSLTNMMQNKNJ
first:un	NKOQGOKLILRNTLM
first:und	OKPNQOPNNOLLPLH
first:under	OUOVXFJNNNONONO
first:understand	OMNNMNLNOTOOOJN
first:understanding	NKKNLDXONMNMILM
first:une	NLOLHOLRQSJHSNN
first:uniform	NOJMLKMNNUNLNMN
first:united	JJGNNNLOLMM[NNL
first:up	KMMOOLJRLONMNOO
first:us	PNNONMJRLNMMMNR
first:use	OUMMLWFKNNOORNN
first:using	ONOMMQLOOOOORNO
first:utilize	OLNMNUJOOMOOOOO
first:vacancy	KNJMLLJNONNJWMJ
first:valid	OINNLJVIOKQLKNM
first:value	NNUNKMMNONNMLNL
first:verify	NMMNNSMOONOOOOO
first:veterans	ONMNNLKTONOOPLM
first:vi	NMMLIHQOKQLSROM
first:view	OHMOOMLMNNNNVTL
first:viewber	NNONMQKOONOMNQO
first:visit	NIMNKOJNNKMMMLX
first:vos	OTNKOMOOOOONMOO
first:votre	NSJJTIMNLLNMLNM
first:vous	LMJOJUMFLMAHNLG
first:wakefield	NJTMONMOONMUMNL
first:was	OTOOOILOOMOOOOO
first:wat	NUONONLOOLONNOM
first:we	HHRNLFOGMOOOMRK
first:we'll	OMKNSMGNNNOOTKN
first:we're	ITOOQCOMNLRLLML
first:week	LLKMOOIMNKYFMOI
first:well	OOQLRIKOOKOTMNN
first:what	LWNMJLLLQMINDLS
first:what's	NYJQLKIONFNNGKJ
first:when	OLSQOJJNJNVOIPQ
first:where	NSPMNMLNNNNNPPM
first:whether	ONJNRJPNOUNNPLN
first:who	NYJMLMISOMNJHMM
first:why	M[NMKOMOMFNLIKJ
first:will	ONOLSWPONOONNNO
first:willingness	OOOOONRNOOTRNNO
first:wir	OQMNSNMOOLOLIRN
first:with	NKXTDGBMKOLOIGL
first:within	OOQMUQJNRMONONO
first:work	JP@NMQPHIPKOIEI
first:working	NTLTUODSONNHLGK
first:works	NKIFHTHMNKMUMNL
first:write	OLOMMVJNOMONOON
first:writing	ORMNNTRMONNONNM
first:www	OMIOMNMONMLLHRW
first:yes	NKJLOMJNLSMNINT
first:you	NONRPOUEOMMBOGS
first:you'll	MHFRSOIOJPLOIIM
first:you're	ONQNSLQKNPNMIKN
first:your	MZEEUGPLRJFFUBG
first:zetron	OOTONNMOOKNLOJM
first:£	LTKONNNNNONMNON
first:데이터	ONNKNTJRNMMNMNL
head:benefit	=NLK@@HGMSNNMLJ
head:company	GLOKGDO=OLHDHOA
head:duty	AOIKJVHEJFJIBE:
head:legal	JNI>GLF?IODDNSO
head:must	=OLC?ITGJHFKHLJ
head:nice	?KA>@GA¢I=BAKOA
head:overview	KOHNOOMLHOLJJDF
head:pay	@KGCJ=JGOUN?ON=
head:place	BJNNHMHEPLMRGLK
head:process	=OLHPDLBIBGLVOI
head:schedule	CJIDDGSLOKPLINO
head:team	GHIVLONIJCIGLCL
head:top	OLNCKMEDGGKNE>N
head:unknown	JFNOLNLMIJLGNMO
hw:%	NIKMLMNNLNMMYHM
hw:&	DLPYMLGVMNHONNL
hw:02420	RMTLNKMNONNTNOK
hw:0700-1915	LLKMOOIMNKYFMOI
hw:1	NKOJPOOLNTKKFUN
hw:10	NMILJFJNNMLKIWO
hw:100	NIKMLMNNLNMMYHM
hw:13	NLQLRRPMNTMNIKO
hw:14	NLQLRRPMNTMNIKO
hw:17	NLQLRRPMNTMNIKO
hw:19	MKHKJFHNMKJHRWM
hw:19457	OLOOONNOONOOLQP
hw:1st	OMIVPOMNNKUPIHL
hw:2	NGHJIRPMLGOJHWK
hw:20	NONOONKONONNNNL
hw:2004	MJMNMMLNMMMMILW
hw:2021	ONNONIVNOLOOMKO
hw:2024	MHIIRJRKLLHIUKM
hw:2024-2025	ONLNMNKONOTOULK
hw:2026	OMIVPOMNNKUPIHL
hw:22	NMILJFJNNMLKIWO
hw:24	NLQLRRPMNTMNIKO
hw:3	NJNNMMMOQLMNTMO
hw:3-5	MKJILYJMNMNNOOL
hw:31	MJMNMMLNMMMMILW
hw:38	NMILJFJNNMLKIWO
hw:3rd	MLKMNMIMHLRMILV
hw:4	LKQKRROLMSJJRHN
hw:48909	MLMLNLMMKLRNJNQ
hw:5	NJILJFJNQKOKHWO
hw:555-010-0100	NKIMMMLNNNMNWKK
hw:65-74k	OUNNRMVKKJTORKM
hw:7	OKJIRJSLNMNNHLS
hw:8	NLQLRPULNSMNHHO
hw:@	OLNOOOIMONOOXMM
hw:a	OOKIPNKFONKKPOP
hw:abhi	OKSNNOOOOOOOOOO
hw:abilities	NLNNNATJKMNMMNM
hw:ability	OOOOOLQLOOSTONM
hw:able	OKLNLNROOTOOMNM
hw:about	LRTPPIEADNEMEH=
hw:academic	ONLOLNJNONNNJXJ
hw:academy	LNKTNNMNNNLSMNN
hw:access	OMHNRKJMSVOOKNL
hw:accommodations	NRLNNNLNMLNNJLQ
hw:accompagner	OLMNUHLOOSNQNNO
hw:accountabilities	JTBB?RHIJEEFLIL
hw:accountability	ORXMJJSONMNNMMN
hw:accounting	OKIPNMKNHWKIHOS
hw:achievement	NJKMNYJNNGOOLML
hw:achievements	OOWKJJJOMKNMLKL
hw:activities	NNJJMYILMGKMLLH
hw:acumen	OHNOOMXLNNNNNON
hw:addison	OMILNMKNHWKJIOS
hw:addition	NLJLNKMNKRNMMOL
hw:additional	HKCGDIH[NOTHONO
hw:adoption	NKTNMMNNKONMPPM
hw:advance	OSRLPMJNQUOOKMI
hw:advantage	OLMONLKONOOOTJN
hw:advantages	OOPLNHNORUNNNOL
hw:airslate	KIYIKMKNMHMGMMM
hw:aka	OMNOOMWPOJONLMM
hw:all	NTLNOOMNOONNLPL
hw:also	MOJMMARQOUNMLJJ
hw:alternate	OOMLNIIMMNNNXOJ
hw:alternative	NNNNNLSGNNNNOSK
hw:although	OQNOONVLQNNOUHO
hw:amazing	OOMOOMNOKSONPMO
hw:an	NGJMMBZEMVLNOOL
hw:analysis	MGHHFDAXNKLKJJ¡
hw:analytics	NPVKIUHLNKLMHJJ
hw:and	FOMOLONJMOFLOJL
hw:angesprochen	NILNNJLNNNNNWML
hw:animas	NJTJJKOOUHKLPMI
hw:annual	NRMOMMLNLLLNJUO
hw:applicant	ONSNNNKOONOKONM
hw:application	MNKMLKHMLLLLNHV
hw:apply	IOCPHHQFGMOOMOJ
hw:approach	OOUFIJPMNINMKIL
hw:après-vente	NKNROPMOOOOROOO
hw:arbeitszeitmodell	LPIKJJIMNLSMRMF
hw:architecture	OOMKNTKLOLOOMOM
hw:are	INKZBNWBODJKOBH
hw:area	OLMNNNNOMNPMNOS
hw:areas	OOONNSLOONOOOOO
hw:arts	NOQMJHRNNMNNKLO
hw:as	OPBNLRQJMKQNOOO
hw:assessment	MXGMGHMNJIJJTCE
hw:assist	OGLMNZKMMHLNLLI
hw:assurer	OKLKMVMMNLMNMOM
hw:así	NJTJJKOOUHKLPMI
hw:at	NMSMLKJMNONLPOU
hw:ats	LEA@?9:AHCDFBDl
hw:att	OSHGKIXGNEKKFJH
hw:attach	NIGMLHFMKIMLQKU
hw:attend	NPKMOSNOOLPQLNL
hw:attributes	MKEIKEPCJDGPESF
hw:au	MLKPKQPJMNNORNM
hw:aufgabengebiet	NMMLNXJKNKLLLNL
hw:august	OKJIRJSLNMNNHLS
hw:auprès	NILLNLMOONSNUOM
hw:aurez	NRMLNTMNONONOOO
hw:aussagekräftige	NILNNJLNNNNNWML
hw:aussi	NPMKNSINNLNMLOM
hw:authorization	OOLNOMVONNKKJQL
hw:automotive	OOMNNNMOOIOORLO
hw:available	NLMMNOPMPSSLMLM
hw:avantages	LLFJMJSKXPQEQMF
hw:award-winning	ONLOVRLOMIMLMLO
hw:b	MJHHFDGJNKLKKJ]
hw:background	OOOOOMUIOONNRLO
hw:balance	OQMMNOTJOMNOMMN
hw:based	OILONMKNUKNNUKK
hw:basic	UGSUILGLMKMTNKJ
hw:baust	MOIKKUILNKLLKLI
hw:be	KLNEOTHHJKJISGV
hw:before	OMIVPOMNNKUPIHL
hw:behavioural	MJHHFDGJNKLKKJ]
hw:behaviours	OOOOOMPLOONNNON
hw:bei	NPIJK[BLOHLMJMI
hw:beneficios	NVJKONLNLGKJLNQ
hw:benefit	MRHSLKJKNOJGSTK
hw:benefits	CEDAHKOMFRGKIL9
hw:best	OOOKJVIMMOTNKKM
hw:bewerben	F:ZD_B=HEEDU9BA
hw:bharatcares	OJXMJNLONKNNGJL
hw:bi	LNFIGZMENIKMIMG
hw:bienveillant	OJNQMUQOOLNNMOO
hw:bieten	MAFJNJ;KPUONHJV
hw:bit	NNJKZMLONHNLMLM
hw:bloc	NOMMLSSNNONIINN
hw:bls	NKNOOOMQNNOMNOM
hw:bonus	OONMNJ@[OLNNKMM
hw:braddell	OMNKQTNOONOOONO
hw:breng	OOKIJC]JKELLKMJ
hw:brighton	NLPKHLONSJIKQKJ
hw:bring	OKTNMGOMNJMMKKP
hw:broadly	OQNOMMQNOOOOJRM
hw:build	NPLOOONOOKOOONO
hw:bureau	OKMNMMKOOMOOQNU
hw:buscamos	NOHIHGZGMEOOJKI
hw:business	VEOOM[QJNFLQKNG
hw:but	ONMIMRJNOOOOONO
hw:by	MLHZMCHMMKLMJNQ
hw:can	LFJIKIIKHYQUIKO
hw:candidate	NPJMMCSPNRMJLJL
hw:candidats	NILLNLMOONSNUOM
hw:canonical	ONLLLOKONHNSIUO
hw:car	NKGNONNOLVNNNON
hw:care	KGQHLKJMPOIKLGV
hw:career	OSRLPMJNQUOOKMI
hw:carry	OHNMNYHOMLPOMML
hw:cartons	NLNMNVMNOMNMMON
hw:case	SGKLMYJNNGNOKMJ
hw:ce	ORMMMSPMOKKLMOO
hw:century	OOSNMNLONINNNMN
hw:certificates	OSKWOHNMONOMMOM
hw:certification	MHLNMMUOMMMKOLI
hw:certifications	MSMMOLRKMLJNLMF
hw:challenge	ORJJXIJOONOOOOM
hw:change	OKTMKKOOMMMNQPP
hw:chattanooga	OOOONNOOMNMSNNN
hw:chef	NOKOLQQKMNNHSNM
hw:choose	NVKFLKONOOPTONQ
hw:civil	OOHMLLFNLKKMHZN
hw:claim	OQNONNMOOONNUHN
hw:clearance	OKLNLNROOTOOMNM
hw:clerical	OHNMNXJSOMNNNMN
hw:client	UMGKPOSORPMSONN
hw:coach	NONOOHKLOSONMOL
hw:code	MPMMMHWNNMNNJUQ
hw:college	ONNONIVNOLOOMKO
hw:commandes	NIKNJ[ILNJLKKNL
hw:commitment	OOROLONOOJOOMLO
hw:community	ONLOVRLOMIMLMLO
hw:commute	OPOOOOLNOONUPON
hw:company	JP¡=HJCGCGBGC<N
hw:compensation	NLHMLKYNMPUGOMM
hw:competencies	MIFJJEPLLGOOFTS
hw:competitive	LEINHLMMNNHLWGH
hw:compliance	PSMJIRDMKOKOHEG
hw:comprehensive	NMNNOOMOOUONOON
hw:con	NKRJRJNOUFKKPLI
hw:concession	NKNROPMOOOOROOO
hw:conditions	NPGLLGJILHSZJGJ
hw:considerations	OPLNNKFXOLNNMLK
hw:consisteront	OONSNPMOONNNNOO
hw:consultancy	OOWLHMKONKONNNO
hw:consultingb2b	MJNOONTQOONNOON
hw:consumers	OGLMNZKMMHLNLLI
hw:contact	KIJMMMJMLMLK[JE
hw:contexte	OURMNOKOOMOLNOO
hw:contract	MKLMNNLONMXLLLF
hw:contribute	OQMLRNMOONSNMNN
hw:controls	OIOOOMSOOONONNN
hw:conversational	LNFIGZMENIKMIMG
hw:copy	NIGMLHFMKIMLQKU
hw:core	MFLMNOWFJOHHEGQ
hw:cosuno	ONSMILMNNGNMITT
hw:cox	NONNNNMOOHOORKO
hw:create	OOOKJVIMMOTNKKM
hw:credentials	ONLOLNJNONNNJXJ
hw:criteria	MOMNNKTOLJNLLLM
hw:crowhurst	NLPKHLONSJIKQKJ
hw:créatif	OJNQMUQOOLNNMOO
hw:culture	NTWNRQFOMKMKKJO
hw:curator-	ONNONIVNOLOOMKO
hw:current	KJGMJIINLLKRORS
hw:customer-facing	NOMMNSLMONNNNOM
hw:cuthbert's	MLRLMNKNPPKLMHL
hw:d'atelier	OOMPNNGLOLMNVON
hw:daily	MYIIIPGLMGLMLLI
hw:dallas	MJHKJKIMNTLQKLL
hw:dans	OIJJTOJMNRMOLNM
hw:data	NOUKIPHKNKLMHJK
hw:date	JUJLNMJNMLJKUMF
hw:day	KEJLMLOLQUWIFKR
hw:de	OKJKOMKGMOPOTHI
hw:deadline	MMLMLKJMMLMLMIW
hw:degree	OOOOOOKKNOOOUOO
hw:dein	LFDIJTAIJGIGXLK
hw:deine	NILNNJLNNNNNWML
hw:deliver	OPSMSFUNONOOGHH
hw:deliverables	MKJILYJMNMNNOOL
hw:delta	NNLKMEZGNLMNLNJ
hw:demands	NOJLJFMILOLRKOK
hw:dental	NJINONJOLUNMONN
hw:department	HGD[GCFLLJIKRIO
hw:des	NGINRUGLNPKOJNL
hw:description	IRPGIOKOKANONJH
hw:deseable	NOHLKHEZNKMHLMI
hw:design	OPNNNQLOONOONNN
hw:desirable	LNGLMF=XJKJKQQI
hw:desired	LOLLLHCVJKLLLKL
hw:details	POOOBOIBKKQPPCN
hw:deux	OPLKMUKNNLMNOOO
hw:development	OPPKLOMMNMNNPRM
hw:devenir	MLFFGVEJLOKIOKH
hw:deze	NQKLTHJMNKMNLMJ
hw:dich	MMGIJZ@KNGKKTLG
hw:did	NIGMLHFMKIMLQKU
hw:dir	JNDGK@VHOPLLCGP
hw:direct	NSMHLUMNOMNOMOL
hw:disclaimer	ONNOLLLONNNONPO
hw:discover	OONMLXHMNKNMNNN
hw:district	OOQONOROOONNRKO
hw:diversity	JRMHDCFKIDJHOWP
hw:division	OQMMNOTJOMNOMMN
hw:do	JOONJNLMGBFOPOV
hw:docker	NHKJKIH[NLMMONI
hw:doctorate	OIJOMNLOMKNNTPN
hw:documentation	OOKONMLONOONUEJ
hw:documents	MJMKLXPKNMLMLNG
hw:doesn't	OKTMKKOOMMMNQPP
hw:doing	OIQKROLNOQNMNKO
hw:drug-free	NRJNNJKNMLNNLSM
hw:du	KPOEGSIHKEIFQJE
hw:duties	IOOQMO7GOOKJHMI
hw:déroulera	OPLKMUKNNLMNOOO
hw:détails	SOLJKRHNMKSPHOK
hw:e	MIJRJURJMMNORNM
hw:east	NKNMPUNOONNTOOO
hw:education	KOFRHLQFHEPDSMB
hw:educational	OONOOMOKNNMNVLN
hw:eeo	MOLLVUMOOMNOMOM
hw:elections	OKMNMMKOOMOOQNU
hw:electronic	NORMKNFONNNNLOO
hw:else	ONEOMOJOONONJYO
hw:elucidata	NI¡FILINJELGKIM
hw:employee	OKMNMMKOOMOOQNU
hw:employees	NTLNOOMNOONNLPL
hw:employer	MMMONNNNNLNNPNN
hw:employment	MIKLIKMMLITQOQN
hw:en	MOMNCOOFHTNN@IE
hw:encompass	OMMJKWEOOJOONNN
hw:encompasses	OOONNSLOONOOOOO
hw:energy	THMNONTQONNNNOL
hw:engineer	ONWLIKKMNLNMIJL
hw:engineering	NPLOOONOOKOOONO
hw:enhanced	LJHMNKMLFYKKKKM
hw:enjoy	OKPILLKNSRNNJNQ
hw:entendemos	NJTJJKOOUHKLPMI
hw:entretien	MRQLOINNNMOJNNO
hw:environment	JKJHWSHKTEJIHOI
hw:environments	OQMLKMMONLNUMOO
hw:equal	LOJNLLKNLGMMLQI
hw:equirements	OMJKJE¡BMKLMGKF
hw:equity	OM[LNNLOOKOOKGL
hw:erwartet	NPIJK[BLOHLMJMI
hw:es	FPFTLKHMKJPSJLO
hw:essential	MRD@BOSBOJOBJLH
hw:estimate	ONMOLLMONNONKSN
hw:et	MHGMIXNILMKFOMJ
hw:ethics	NTNNNHWOONNOKUK
hw:events	NPKMOSNOOLPQLNL
hw:examination	LEJNLMINJNLLULP
hw:examples	MJM[LKFMLIKKIKF
hw:exercise	OKOOOOUMOOOOMON
hw:expect	OOSMJTKNNPNLLKT
hw:expected	NTLNOOMNOONNLPL
hw:experience	FKCLOLPNOBA@NRO
hw:expert	OTLLLQNMNJNMKNK
hw:expertise	KPLMNKFRIMLKIKJ
hw:extra	OOJNNLHWNJNNKLL
hw:f	MHMMXIKOOMNIMUM
hw:faloni	NOMKVMHOKQMMMOG
hw:few	ORLLMTKNOMOOMMM
hw:field	THKMUWKNOMNOLLI
hw:finance	RJIKNLKNHWKJIOS
hw:financial	OKGJKNJWNLJPJLL
hw:fire	QPPKKRJMMFLOKKI
hw:first	ORLLMTKNOMOOMMM
hw:fit	OOMNNKZMOMOOMOL
hw:fitness	NIEIWX>JMNJJGJR
hw:flexible	LRKTMNLNKSJOMMM
hw:focus	OONKMVJMONONNOJ
hw:following	MMHIEQPLMGLLMOD
hw:for	HOOK@NPOLOOMMQM
hw:formation	OLMNUHLOOSNQNNO
hw:fortis	OPUMJOLONHOLMJM
hw:four	OLYNOILMOMNOMNJ
hw:full	UJGKGQSRNVNNLMN
hw:full-time	MFSLJLHMMJOQJMT
hw:funciones	NKKKIUPLNKLKMNN
hw:functions	SNOO@PKONHOPJOG
hw:fühlst	NILNNJLNNNNNWML
hw:gain	OKILNJSNLUOMMRN
hw:general	OSONROJJONMNVJO
hw:gesellschaft	NOULOMJNOMMOMNI
hw:gestion	NLNMNVMNOMNMMON
hw:get	OPKOKMKONNMOPPK
hw:geweckt	NFGMLLFNLKMLXNM
hw:given	NHLOLMINKNLMRNQ
hw:goals	NJKMNYJNNGOOLML
hw:gold	OOJNNLHWNJNNKLL
hw:grasshopper	OPTLJLKNNONJLKT
hw:grayce	NORMLNNNNPNNNNN
hw:great	OQUMGJVMOOONLNL
hw:greatest	OOWKJJJOMKNMLKL
hw:group	OKPOOOOOPNMOOON
hw:groupe	NRULMILMONNKNOO
hw:guide	OLYNOILMOMNOMNJ
hw:haben	NFGMLLFNLKMLXNM
hw:happy	OOOKJVIMMOTNKKM
hw:hard	OTOOOMUJNNONKNH
hw:have	KOSINABSOPKIPDR
hw:haves	NPMNMIRLNLMLLMM
hw:health	SIYLLOOOLPMQKNK
hw:helen	HPIQMKIMLKQQKMP
hw:heres	NHaJCKEMLALHEEI
hw:highlights	MQHMMKJMKPNNLON
hw:hiring	PKPKMIIMMMKUSLH
hw:history	OKSMNNNOOUOOLOK
hw:hola	MHELXLKJMJLKGMP
hw:holiday	NHGMMIJMC^OLIJL
hw:hourly	OILONMKNUKNNUKK
hw:hours	KQJLMMGJRPWHOJG
hw:how	MNNHO@KGIDOIQNO
hw:humain	OPJLJIJMOMKKULK
hw:hybrid	OKNNOONOQNOUNOM
hw:i	OPJJQBWJNJLLJTC
hw:i'm	OQMOLOLOOONOQJK
hw:id	MHNMNKKNNLMNHRT
hw:ideal	NOJMMCUSNQMMKIK
hw:if	OSHMMGWVNINMGLI
hw:imaginez-vous	MLFFGVEJLOKIOKH
hw:impact	MSMITEJNJLLLNVN
hw:important	NOTMIHRNMLNMBVM
hw:in	JOOMKOMOQQBDONO
hw:inc	OKTNMOMOOMOOOMO
hw:include	JGOLDOSFKPFCBRH
hw:includes	OOUFIJPMNINMKIL
hw:including	OQNOOUOOMPOONOO
hw:incluirán	NKKKIUPLNKLKMNN
hw:inclusion	KUQIGEJKJEKIQLR
hw:individualisé	OKLKMVMMNLMNMOM
hw:industry	NPKMOSNOOLPQLNL
hw:industry-leading	NKTNMMNNKONMPPM
hw:information	GSAJDLQELOQJOGM
hw:institution's	MPKNOOKONONLRMS
hw:instructions	MOFIIEIKLILKPVJ
hw:insurance	KFRLMKDNJVLJQQG
hw:intercom	OOVLLMMONIONNLO
hw:interesse	NFGMLLFNLKMLXNM
hw:interested	NQLNKOJONOLNTIJ
hw:internal	OIOOOMSOOONONNN
hw:interview	MRHLIKNMKKLJQOJ
hw:investigator	OHNMNYHOMLPOMML
hw:investment	NTNNNHWOONNOKUK
hw:is	LPLJYGRJMJQLRQM
hw:it	OROPKJRGOOLNONN
hw:items	RHHKMHIMMMOQLNX
hw:je	MMDLAYOCPTCQBJA
hw:jetzt	F:ZD_B=HEEDU9BA
hw:job	OMHPOOIGOMJIOML
hw:jobs	NJNOOOIMNNOOWMR
hw:join	INMNPFNJOTNCOOH
hw:july	MJMNMMLNMMMMILW
hw:just	ORENINLONXNNJML
hw:jydstrup	HPIQMKIMLKQQKMP
hw:karrierelevel	LOKLNMJNNNTMMNQ
hw:keepler	NLVPGHHNQWLEMKF
hw:key	GQLJCONFNOLMHFD
hw:keynes	OOSKLQQNOTMKONO
hw:keywords	LEA@?9:AHCDFBDl
hw:kingspan	OOSNMNLONINNNMN
hw:klaar	NIJLHJJNNLLNYNK
hw:know	OOGJETILLKRLOTI
hw:knowledge	NLIJJWNPJHOJAFD
hw:knoxville	OOOONNOOMNMSNNN
hw:kommer	OTLLLQNMNJNMKNK
hw:kontakt	NNKNNNKNNNNLULJ
hw:kpis	KFJJM¢DMLHJJNNI
hw:kubernetes	NHKJKIH[NLMMONI
hw:l'accompagnement	OKLKMVMMNLMNMOM
hw:l'accueil	OJNQMUQOOLNNMOO
hw:l'offre	SOLJKRHNMKSPHOK
hw:la	JQI¡IEDIMHJHILF
hw:ladeprozesse	MOIKKUILNKLLKLI
hw:lake	NNLKMEZGNLMNLNJ
hw:langue	NMJKLJIUOLKTLNG
hw:lansing	MLMLNLMMKLRNJNQ
hw:lansweeper	OPRLLNOOOLOOONO
hw:largest	OMHNRKJMSVOOKNL
hw:layer	MJHHFDGJNKLKKJ]
hw:le	OSNHPCJJNHOOSKJ
hw:leadership	NOIFKXJNOLNNMNM
hw:learn	OKSMNNNOOUOOLOK
hw:learning	LNKTNNMNNNLSMNN
hw:led	NOJ[MDINNKNNMNI
hw:legal	KFTMIKKNKULJMRG
hw:les	LJOSRLAILCOFPKD
hw:level	LKKMSMIORNNNIMQ
hw:levels	NTLNOOMNOONNLPL
hw:lexington	RMTLNKMNONNTNOK
hw:license	NFMNNLUMMNLQOLI
hw:licenses	NTKWOGMLNMMOONM
hw:lifting	MRIKLHXMLJKKLLG
hw:like	OSENTLLMLDNNPPO
hw:limited	OLMJMRKNOOOOONO
hw:link	MOKMJIUNNMLLGNJ
hw:lisbon	NJKMNMMNPMONNNR
hw:living	NFKKNYJMMHKLKLQ
hw:location	EJOOHOJGQKNOKDK
hw:locations	KKHLNKLMLLJWIMI
hw:looking	MPPKNJLOORHNNEO
hw:looks	OOMKYGKOONONOOM
hw:lors	MRQLOINNNMOJNNO
hw:love	NXRHLGINJNINNDL
hw:luca	NOMKVMHOKQMMMOG
hw:lyckas	ONMLNHVLOLNNLMM
hw:ma	RMTLNKMNONNTNOK
hw:mag	OOKQJCBMS¡KTKMJ
hw:main	OOONNSLOONOOOOO
hw:mais	NPMKNSINNLNMLOM
hw:make	OIJONNKNNRNNKPT
hw:management	NOJMMYOMMGONKMJ
hw:manager	SJUNIZAMLDLPIJF
hw:many	OGGONL=KLNONTIZ
hw:march	OMIVPOMNNKUPIHL
hw:mark	OIJONNKNNRNNKPT
hw:maternity	NKTNMMNNKPNMPPM
hw:may	OUOOOOEVOMOOOOO
hw:mdosjobs	NJLLMMPIMNKMIMV
hw:medical	NJINONJOLUNMONN
hw:mee	OOKIJC]JKELLKMJ
hw:member	OMHNRKJMSVOOKNL
hw:mental	MNNLKLNKJPJPISR
hw:mentored	NOJ[MDINNKNNMNI
hw:merchandising	OOMJLTKNOMONNML
hw:metropolitan	OLMNNNNOMNPMNOS
hw:mi	KILIMJKLGISNFLR
hw:middle	NKNMPUNOONNTOOO
hw:might	ORLLMTKNOMOOMMM
hw:migration	OONKMVJMONONNOJ
hw:milton	OOSKLQQNOTMKONO
hw:min	NONOONKONONNNNL
hw:minimum	MLOJIJVILFJLAMP
hw:mission	IXLPOONALNFOGLE
hw:missions	MOOMEHNJIPOCVMI
hw:modeling	NOMMNRLMNMNNNNM
hw:moments	OLMNUHLOOSNQNNO
hw:months	OQLLMTKNOMROLLL
hw:more	OKLMIMKONZNNMMI
hw:msk	OSRLPMJNQUOOKMI
hw:must	MMKMLGZGMKOJILJ
hw:must-haves	OTNOOLUINNNMJNG
hw:nature	OQLVKIJNOMOOMNM
hw:navigate	OOPLNHNORUNNNOL
hw:need	OSCKI?RPQJQHIVF
hw:needed	NIMNKNUNONQPNNM
hw:nevada	LNKTNNMNNNLSMNN
hw:nghsjobs	OKWKKKKNMILNIJQ
hw:nice	LNQMKIFUKJMKOKI
hw:nice-to-have	NCJHLWYIILNMQFH
hw:nice-to-haves	MLGKKEA^KKKIHFI
hw:night	NLMMNOPMPSSLMLM
hw:not	OOMJMPJNNNNONNN
hw:note	NSIOCNLLTDSKGTN
hw:notes	MONJQPPNOGCDLOF
hw:notice	OQNONNOOMQNNIML
hw:notre	NKNROPMOOOOROOO
hw:nous	LONGSBLKOONNMLL
hw:now	PPYIJJEMMQJUFKU
hw:nurse	OSOOOMRNOOONOOM
hw:of	GINDTVG@MKHATOS
hw:off	MTMMMNMONPNNMLN
hw:offer	JNNRHD@FJROONOD
hw:offered	OPROOOOOQJOKONO
hw:offering	OOROKMNOOMOONMN
hw:offers	OJMOOMNOKVONPMO
hw:office	OONHM¡CLMFJTJMG
hw:officer	TGSOOKNONINRNNM
hw:ofrecemos	OONQHJ@MJRPONLQ
hw:omradet	OTLLLQNMNJNMKNK
hw:on	MKHNLLGNTKMLVIR
hw:only	NLMONNNNNONNRNO
hw:open	OONOMMQNNOMNORJ
hw:operational	OOGJKNUGNLJPJLM
hw:opportunity	ITKAMEQKF[LRFOF
hw:or	NH<EFBOGFDEJ¡BT
hw:organiserez	OJNQMUQOOLNNMOO
hw:organization	NKLSRNMONNSNMNM
hw:organizational	OOTMJJSONMNNMMN
hw:other	MPIKHGMKJSMJRPG
hw:our	PRSMO@OHHOMNOEL
hw:outreach	ONLOVRLOMIMLMLO
hw:outside	MJNOONTQOONNOON
hw:oversight	OPGIJORGNLJPIKL
hw:overview	HNRQMMDGHKOLGAN
hw:own	MYHHKMBKNILKOOM
hw:pa	OSLLLQNMMJMOKNK
hw:paid	OMNOONNONTQONPN
hw:papiers	NLNMNVMNOMNMMON
hw:participate	NLJLNKMNKRNMMOL
hw:partners	NOJ[MDINNKNNMNI
hw:pass	OKLNLNROOTOOMNM
hw:paternity	KGPLLILKDVJJOOK
hw:patients	MJF¡NDGMMJKKKNH
hw:pay	EBGDES@KOS@ALKB
hw:pension	MSLMNNLNLTLNOPH
hw:people	OKTMKKOOMMMNQPP
hw:performance	OKIJLLMILIHRIUJ
hw:perks	OSKNNMNOKONNOLN
hw:person	MTFKLGFKNUHFUMO
hw:personal	NOKNNKWJMILIKIL
hw:personnel	OQMLNIJNJVOLKON
hw:peuvent	NILLNLMOONSNUOM
hw:phone	NKIMMMLNNNMNWKK
hw:physical	KIBKHBQ?JPKMGMB
hw:physiotherapy	OSRLPMJNQUOOKMI
hw:physique	OKLKMVMMNLMNMOM
hw:pip	OHNMNYHOMLPOMML
hw:place	OQOOOMMOOSNNNMR
hw:planning	OIHLIMMYMFLLJKI
hw:plans	NMNNOOMOOUONOON
hw:plant	ONNONIVNOLOOMKO
hw:platform	MTKQLUIJLMMJJMK
hw:please	MNJMJIUNNMLLHOH
hw:points	OONMNJGXONOONMN
hw:policies	OOGMN[JOOLOOMNO
hw:position	NJJNOOQLLBLHPGI
hw:positions	NOJ[MDINNKNNMNI
hw:poste	OQJJROKLOIOPKNN
hw:posting	MTMNNNLOMMILSIH
hw:potential	ONOLJKONMONKQNK
hw:pour	NLGLQSKKNOIMINL
hw:pourquoi	NSSVT@ELMHKIFLG
hw:power	OOPLNHNORUNNNOL
hw:practices	NSNNNNKOONONQJM
hw:preference	OOLNMLJONONNWFM
hw:preferred	FN>GE8>¡NCIHNPI
hw:prescription	OKOOOOUMOOOOMON
hw:presentation	NRULMILMONNKNOO
hw:primary	OOOJNSJOONOOOOO
hw:principal	NKOJGYCLKMFIJJM
hw:principales	NQLQMTKNOMNMNOO
hw:principle	OOMMKTJOONNNNNO
hw:privacy	OHHNKKJNNHMMVPT
hw:process	K[BJEENLGGEFVFK
hw:processus	OPJLJIJMOMKKULK
hw:procurement	OOWKJJJOMKNMLKL
hw:profil	LSMGG>NNNTHIHHE
hw:program	SOLMMNMOMRMMOOM
hw:projects	ONQLMTMONMOOLMK
hw:properties	NTNMLMMONMNMNNM
hw:proposons	MOOJNHOKJOOMNLM
hw:prospectingqualifications	NPKMOSNOOLPQLNL
hw:proud	OTONNONOKMNNMNO
hw:provide	NNILLYRJMFNOJKK
hw:psychologique	OKLKMVMMNLMNMOM
hw:purpose	NRKJYLINNLLJLKM
hw:pursue	ONOLJKONMONKQNK
hw:python-basierte	MOIKKUILNKLLKLI
hw:qualification	OSTONMNOOLNMMNN
hw:qualifications	KJOAGNQNGBACFCC
hw:qualité	OQMLNIJNJVOLKON
hw:qualités	NLJLNHWGMJQJHMG
hw:qué	MOIOOCPFHOOOLHN
hw:range	MXKNJJHMJEILDUL
hw:rapide	OPJLJIJMOMKKULK
hw:rate	OILONMKNUKNNUKK
hw:rattaché	MLKPKQPJMNNORNM
hw:ready	OLRKDJPMJOMJONP
hw:real	ORJJXIJOONOOOOM
hw:really	PSFONOLNLENOPQO
hw:reasonable	ONMOLLMONNONKSN
hw:reasons	MNZQKJJMLMKGLLK
hw:receive	NONOOHKLOSONMOL
hw:recherché	MGKNOKHOOGOHONJ
hw:recruitment	MMILKMINMMMMLUP
hw:recrutement	OPJLJIJMOMKKULK
hw:redeployment	NTLNMNKNNMNMIUM
hw:rehabilitation	OKOOOOUMOOOOMON
hw:rejoindre	NSSVT@ELMHKIFLG
hw:remember	NIGMLHFMKIMLQKU
hw:remote	LLHJJIOLMTKQKLJ
hw:remuneration	MIJNLNGNVFHMXIF
hw:renseigner	NILLNLMOONSNUOM
hw:reports	KOLULSKNOMNMLNK
hw:représentées	OJLOJXKMNKMMMOL
hw:required	LOKJIOOHQEOMDR@
hw:requirements	ENSJFCPOJMOO@FJ
hw:requise	OOTONMNPOMNNMNN
hw:requises	NLJLNHWGMJQJHMG
hw:resource	OORNMMOMNNNOQSN
hw:resources	MGITNMMNNKNNTVH
hw:responsabilités	OPKILXFLNKMMLOK
hw:responsable	NKNROPMOOOOROOO
hw:responsibilities	AOGKFQKJJGHHA?@
hw:responsible	LOFKO]ENOGNMMNK
hw:return	ONKOOKLONMMOOVN
hw:revesco	NTNMLMMONMNMNNM
hw:rewards	ORHMNHXKQNNQGHM
hw:reçues	OJLOJXKMNKMMMOL
hw:richten	NILNNJLNNNNNWML
hw:right	OQOOOMMOOSNNNMR
hw:rn	TKNLMOJOPORMMSM
hw:road	LHOJHLONSJRIPKI
hw:rol	NQKLTHJMNKMNLMJ
hw:role	FOIIORONCHONL=O
hw:roles	OOMOHHVLNMMLMNO
hw:rollen	ONMLNHVLOLNNLMM
hw:rémunération	OOMNOLKNOJKMSOO
hw:s	OOWOLLNPOJNLLNN
hw:safety	PPLIIYDMMDLOIII
hw:salary	HRFKNHOGOINGTOD
hw:sales	SIMTOISPONNMNOL
hw:savoir-etre	ONHFLA^GMFHJKNF
hw:savoir-faire	NNHFL=bHMGKJKNF
hw:schedule	JIQKLIEKOSKKNJP
hw:scheme	NTLNMNKNNMNMIUM
hw:school	OKJNMMPNMTUNUKI
hw:schools	OQNOONVLQNNOUHO
hw:scope	OQLVKIJNOMOOMNM
hw:se	NJPHKSONLOPLTOM
hw:sections	LEFHLGFLLKFLHM¢
hw:security	OKLNLNROOTOOMNM
hw:selection	OWJMMLPNNNKLULQ
hw:send	OLNOOOIMONOOXMM
hw:ser	ONMLNHVLOLNNLMM
hw:serez	NOMMLSSNNONIINN
hw:service	MKGIKISMLJKLGZK
hw:services	NJKMNYJNNGOOLML
hw:setting	MIJKKJKMLKJWOMI
hw:sheet	OQMMNOTJOMNOMMN
hw:shift	JFILMJGLTGOIHTR
hw:shifts	NLMMNOPMPSSLMLM
hw:should	OOIMHIJHNILLQFV
hw:sick	NLNNNNLRJOONLON
hw:sie	MOIKKUILNKLLKLI
hw:singapore	OMNKQTNOONOOONO
hw:skf	NXMHGEGNIOIFJBL
hw:skills	GO:I?OMULAJ<HBC
hw:sms	OSSKMNNOMFMMMKL
hw:sociétés	OJLOJXKMNKMMMOL
hw:soft	OTNOOLVHNNNNKNH
hw:som	OTLLLQNMNJNMKNK
hw:some	MOM[KIFMLIKKIKF
hw:sont	OOMPNNGLOLMNVON
hw:sous	OSKNKOTOONOORNN
hw:spark	NNLKMEZGNLMNLNJ
hw:special	MOFIIEIKLILKPVJ
hw:specific	OQOOOFVLONOONOO
hw:specification	MOFKMGCKNVKFWML
hw:specifications	OOOOONRMOOOOOOO
hw:sponsorship	OOLNOMVONNKKJQL
hw:st	MLRLMNKNPPKLMHL
hw:stack	INS[GCDGLFIIGKD
hw:stap	NIJLHJJNNLLNYNK
hw:stars	OOJNNLHWNJNNKLL
hw:started	OQMOLOLOOONOQJK
hw:state	LJLQONNNNMLMRMO
hw:statement	MPFKTRHNMHMMFXJ
hw:steve	OOWKJJJOMKNMLKL
hw:strategic	MJGINRZONIOPKNJ
hw:strongly	LNMNNKGTIMLLJKK
hw:submit	OOKONMLONOONUEJ
hw:succeed	NOEKHBWPQFJIKOD
hw:success	OOMKYGKOONONOOM
hw:successful	OQLOOLDJOMNNPNX
hw:suivi	OJLOJXKMNKMMMOL
hw:summary	DOMMOIOMLONKGGJ
hw:summer	OQNOONVLQNNOUHO
hw:superpowers	NMHIGZINNJNNMNI
hw:supers	NPJMMLKNQONPKNO
hw:supplemental	MSMNOMMNTHMNNNN
hw:support	OQMMNOTJOMNOMMN
hw:supportive	NJNMNVLMOLNLONN
hw:systems	OKSNNOOOOOOOOOO
hw:sytner	NPONNNMONPMMNKN
hw:table	OLIONMOPONNONMT
hw:tactical	OQMMNOTJOMNOMMN
hw:take	OLMONLKONOOOTJN
hw:takes	MNGKHHZIMJLLKHG
hw:talents	NPJMMLKNQONPKNO
hw:tasks	NKLKH]NMOJMOONO
hw:te	NJSOEGGMRPOOOJO
hw:teaching	OQNOONVLQNNOUHO
hw:team	JVBOPQFICNHFJOL
hw:teams	OOOKJVIMMOTNKKM
hw:tech	NMXHKKJLNJMNLNL
hw:technical	NRKKMAZ=KHJKONH
hw:technique	JOD]JEFILJJJJLF
hw:technologies	OPI¡KDBFOJMNKMI
hw:technology	OKTMKKOOMMMNQPP
hw:temps	OPLKMUKNNLMNOOO
hw:tennessee	ONOONNNOLMLULLN
hw:than	ORENINLONXNNJML
hw:that	LMTGHN<XMMPHOSQ
hw:the	EOKOROOEIOFJJOJ
hw:they	MLHRNGEKKZLKPNI
hw:things	OPKNIKONNJMNUGK
hw:think	OQOOOMEZOOOOMNO
hw:thinking	NDJKON¡NOKONNOM
hw:this	LOMOVOPOOCFELJP
hw:three	OOONNSLOONOOOOO
hw:thrive	OKRNNLTMONOONJL
hw:ti	NOHIHGZGMEOOJKI
hw:time	MTMMMNMONPNNMLN
hw:to	IOMMJHMOOOHLOOP
hw:tools	OPI¡KDBFOJMNKMI
hw:top	KLYOHTFKKMKGLLH
hw:trabajar	NJTJJKOOUHKLPMI
hw:trainexpectations	ONRQJYDKNGMMLMM
hw:travel	MPLMKLVQIHNQPIJ
hw:tus	NKKKIUPLNKLKMNN
hw:type	JOFVJKHNLKTLSML
hw:types	MRPKMSLNSGMNKLJ
hw:typical	OJIFH[KMLKKMLJO
hw:uams	OOMOOMNOKSONPMO
hw:uk	OKLNLNROOTOOMNM
hw:und	KODGHXDJLGIJGJE
hw:unique	OQOOOFVLONOONOO
hw:unposting	LOKMONKNNMJMWNH
hw:uns	KRFGHUYHJ=EHEJ?
hw:us	GIOPMCHHNNOOHOI
hw:using	MOKMJIUNNMLLGNJ
hw:usmy	LINKNLKNJVQKMLN
hw:utilization	OSOOOMRNOOONOOM
hw:valued	LNMNNKGTIMLLJKK
hw:values	NIPHGF]LLEMLQJG
hw:var	OTLLLQNMNJNMKNK
hw:ve	OJNQMUQOOLNNMOO
hw:verantwortest	MOIKKUILNKLLKLI
hw:verde	OOPLNHNORUNNNOL
hw:verwachten	OOKQJCBMS¡KTKMJ
hw:vet	OQNONNMOOONNUHN
hw:veteran	OLMONLKONOOOTJN
hw:veterinary	NJKMUWKNONNOLLI
hw:vi	ONMLNHVLOLNNLMM
hw:via	OGLMNZKMMHLNLLI
hw:vie	OQMLNIJNJVOLKON
hw:viewber	OOHNNMKOSGTWQJO
hw:village	OSKNKOTOONOORNN
hw:vision	ICGFOI]LFOJDPKF
hw:visual	NOGLKMNKJQKLJSS
hw:volgende	NIJLHJJNNLLNYNK
hw:von	LQKKLC]KJ@GJILB
hw:voor	NIJLHJJNNLLNYNK
hw:vos	NNPNEBPIOPOMULJ
hw:votre	KVPKNOGCQWLOIKL
hw:vous	KOLLOOPIMONMLJL
hw:waarom	NQKLTHJMNKMNLMJ
hw:was	JOCEHTUG;¡MOAH8
hw:wat	OOGNDEVGQXGRFJF
hw:wave	OKPOOOOOPNMOOON
hw:we	HOULAM>SOKOOKMC
hw:we'll	OOROKMNOOMOONMN
hw:we're	NIONKHKOJNHOOGQ
hw:weight	NMNOOOLONOONRMN
hw:wenn	NILNNJLNNNNNWML
hw:what	GPLKOMTJMJJOFOH
hw:what's	OTORORJLOOMNPOO
hw:where	OQMONNLNMMNNNJL
hw:who	NROJICSKTNKKKEN
hw:why	GPPGI?AGOWOPGMM
hw:will	HOHKFUVNOOOADJ=
hw:window	NTNONOLONNNNPJM
hw:wir	IK@EH>UGOOKKQIO
hw:with	JMNXHO@INTOQECA
hw:work	KWEIQOKPOONUNOH
hw:working	NOVDHAEGNLPWDYO
hw:workplace	NRJNNJKNMLNNLSM
hw:world	OKTMKKOOMMMNQPP
hw:would	OOLLPRCYNMRNKMM
hw:wünschen	LQKKLC]KJ@GJILB
hw:year	ONLNMNKONOTOULK
hw:years	OGGONL=KLNONTIZ
hw:you	HOKF=OOOORMNRLS
hw:you'll	KVOLKOLOKNBKHNN
hw:your	JNONOMPJMPNEJQM
hw:à	NLNQMVKNOLMMLON
hw:échange	NPJMMLKNQONPKNO
hw:équilibre	OQMLNIJNJVOLKON
hw:경험이	OSMLOKJHMLLMVNJ
hw:꼭	OSMLOKJHMLLMVNJ
hw:나은	OLXPNKKLMLLMKMJ
hw:두고	OLXPNKKLMLLMKMJ
hw:모두가	OLXPNKKLMLLMKMJ
hw:분과	NSKIMGRVMKKLGMH
hw:서비스에	OLXPNKKLMLLMKMJ
hw:싶어요	NSKIMGRVMKKLGMH
hw:어제보다	OLXPNKKLMLLMKMJ
hw:업무에요	ORLIMXIINKKLKMI
hw:이런	NUJFMEPTLIHJSKF
hw:이력서에	OSMLOKJHMLLMVNJ
hw:있다면	OSMLOKJHMLLMVNJ
hw:있어요	OLXPNKKLMLLMKMJ
hw:작성해주세요	OSMLOKJHMLLMVNJ
hw:지향점을	OLXPNKKLMLLMKMJ
hw:팀원	OLXPNKKLMLLMKMJ
hw:할	NVLHLWIHMKJKJMG
hw:함께	NVLHLWIHMKJKJMG
hw:함께하고	NSKIMGRVMKKLGMH
hw:합류하면	ORLIMXIINKKLKMI
label:code	C>P@PB=G@B=?VIY
label:contact	DFBKLJOKJIGHWIV
label:contract	AI@FFLAKNBbEILS
label:deadline	MIHJJJGKJJFH^JA
label:department	IEPXKHMKHOEFLKP
label:duration	JLLLMMKOKJVLJNM
label:education	KEGLZLQQNFHHJMD
label:employer	GAbUMJHMKHGCGN@
label:experience	JDEIQOYNHGDFHKQ
label:hours	GGGILIDLED¢BHLA
label:pay	>Q?IHE@EeOGHDGJ
label:place	BB?GFKAHGEDhJLB
label:title	bKFDDJBJNFSOHLP
label:workType	MNJNJMLNNLGWLNK
last:%	JIIMNKWMFHLJONM
last:1	WYDHOFIHIKGSOJK
last:10	NKHJJSGMQLKLJMS
last:11	OMJMLKLMNNNMINV
last:12	OLJLMHJNNNMMKMW
last:13	OMJMKJKNNNMMKNU
last:13337	MJLONNLOMNMMRJP
last:14	OMKNJKKNOMMLKMU
last:15	OMKNMMLNNNMMKNU
last:17	NMMMMMLNNKLNHNU
last:2	NLGJIGKNLLQHHKT
last:2004	MKMMNNMNMMPQVMJ
last:2024	OIMLMMKMTMWPQKI
last:2025	NMJPSOHMMMUKVMF
last:2026	NJJNOMINLLNNPLR
last:3	OQHLJGOMMMJKTNO
last:38	OMOOOONOOONOKHW
last:4	OMKNKJKNNMLMMNW
last:5	NLJMKKUISLMLNNP
last:555-010-0100	NKKNNMKNMNMNUMJ
last:6	OMIMMJJMNMMMLNW
last:7	NMJLMKKNTMKMLNP
last:9	ONJNLIKMNNMLNNV
last:a	RRIMKOKNMNMTRMI
last:abilities	OOMNMKUGNKMMOOM
last:above	OONONTOMOMNMPQO
last:acceptable	OOOOLOPMNOMOKMO
last:accepté	NLMONNUMNMMMMOK
last:access	ONNNOOOMMSMQNON
last:accommodations	OSNOOONOOOOOIRK
last:account	NMMMMTKMNPNMNON
last:accountabilities	MUNNOKNOOOONOON
last:accountant	RNKONNNOOOJMOON
last:accounting	NMNRONQKONONOOO
last:accounts	NRSNOKMONJNMOON
last:accuracy	MIMMOXMMNMNMNOM
last:act	OOOONNKOONOOKRO
last:actions	ONSLQIJQOOOONNN
last:activities	OJLMKTNMOMOONRJ
last:activity	OGMMMTJONMNOVMK
last:administration	NNKTUOJKNRLLOOM
last:administrator	WJEMNOLONOIINNR
last:advantage	OONOOLEZONONLLO
last:advertised	OOOOMKNLNNOLVMO
last:advisor	SOLOONMOOOMLOON
last:africa	LMQLRHKNOMMQNRN
last:agence	ONLMMIKNMSMHTNN
last:agency	OOLSSLTNOOJOINO
last:agent	QMOONNNOOOMHOON
last:aging	OORMLNMOOOOONOO
last:ai	MTOMNJMONLMLNOK
last:air	MJVNNONOOMNMOOJ
last:airport	PONNINNNMLOWONN
last:all	OOROLOLOJSNOMRO
last:am	MNNOONNNNNINMOT
last:ambition	NWRMLMLNOENMMNM
last:america	OOQISMOOONOPOOO
last:americas	VILROLMOOONMNON
last:an	ONMOMPLINONNQSL
last:analysis	MOLOLIOJOLNMNOT
last:analyst	VHCNLMOJONLFNOL
last:analytics	OUMGRMPKNHJIKNN
last:and	OUILSGKQNHONMOL
last:applicable	ONNNNRKNNNNNONJ
last:applicants	NXMOOMONONOOEOK
last:application	OMMMJJGOMNNLTLN
last:applications	OMMKQORLOLNKLIN
last:apply	ORHMLIKRMKMLIRJ
last:appointment	OOTMLPOOOPMNNRO
last:approach	ONKQPOHSNJONMPO
last:architecture	OONKQRLNONNONNQ
last:are	OVHMMODNOMNMRLM
last:area	GGEKJPQKLJMYJLF
last:areas	ORMQUMLJONORMMM
last:arrangements	OLNNNVJNNNHNLNN
last:as	NINRTRLNQPMOUNM
last:assessment	NJNNNOGNNNNNULM
last:asset	OMOKOHGWMKMNLNO
last:assets	NNOKTLNMONNNMNM
last:assigned	OHOMNWIKONMNONN
last:assistance	NLJNNSKNLPNMMQM
last:assistant	QLGMNMINLMVDNNR
last:associate	SNKONONOOOLJOOM
last:assurance	OMKKOIMMIONNNNQ
last:at	NHONOMNMNNNOXLN
last:ats	NONONLKNOONNTNO
last:attorney	PNKOSNNOMNMMNON
last:attributes	NTOOOOKOOOONOON
last:audience	NNTMMOMNNJNNNNN
last:audiences	OOOOOMRLOOOONOO
last:automation	ONNMRJQKONNONOR
last:autre	LIKMNMLOMMTKMOS
last:available	MMMNMMSMMIOPRGM
last:avantages	OTONOOOOLMOONON
last:awards	NKKNOKMNOTNLNMM
last:az	NNKNNOLOONMVMOO
last:azure	OOSONNLQONMMNOO
last:background	ONMOMQNHNNONIRN
last:balance	OMUNLLONLPJLMNL
last:bartender	PLGNTLLNNOSKINJ
last:basis	NKOQNMQNQOTJVPI
last:be	OOMNTOPMNMNNNMO
last:below	OMNNNNLOONONNJT
last:beneficial	OOLNLMJSNOMNNNN
last:benefits	L[ILKQJJSOOOGIM
last:berlin	HLENLOMNONNVMOS
last:best	NNOMJLKNPJMLKRO
last:better	ONQKKQSOOMNMMNN
last:bi	OHMMOTKTNNNLNON
last:billing	ONONMTMOOOOOOOO
last:birthday	OOLOONONKOKMOOO
last:bonus	PGKNMMMM[CIKMNM
last:brand	MULTNMMOONONNNN
last:brands	NMRKJLJNMTMMKMN
last:bring	OQROONKOOOONOPN
last:budget	OOONORLOONOONOO
last:build	OONOJOOOOMMNONR
last:building	OTNRLIGNOLNUMMM
last:bulletin	ONNONNLOMONOSKO
last:business	OLOOVDENLQHFLPK
last:businesses	NOLNPNMPOOONONO
last:ca	LLGNNNLOONMXNON
last:call	QONOOOLOOOTNQMO
last:campaigns	ONOPMKNOOOOOOOO
last:canada	MMQMLKLNOHOQNNN
last:candidate	ONKOKMMNMLMOQMN
last:candidates	NOIOMOKOQNNLRMO
last:capabilities	MIMMLVITNLMMLQL
last:capability	OOONNOPNMMNNNSO
last:car	NKRNGMNONPNNJOS
last:card	OMOOONSMOUMONON
last:care	MFQSJOMLMOHHMMT
last:career	MLLNTJMMLUMLFLN
last:careers	NLHNONNMORNMRKR
last:case	OOLONNNMTLOOOKO
last:cdi	MILNONNOLNTLNOK
last:center	MKNTNNLOONOMNNT
last:centre	OLKLMJMNNTNNSRM
last:certification	NRMONNSNOMSMLNK
last:certifications	OPNNOQIMNPNNNON
last:challenges	ONNLJJRMOTNOLLN
last:chance	JHXMJMINNOLKNTF
last:change	OMQNKOONSJNNLHO
last:changes	NNLKKXNMNNMMISL
last:check	OKMNNJSMNMLMRHL
last:checks	OMNMMOVNNNNNPLN
last:city	OOVNKOMNOMNFMKO
last:client	RQLOMQOOSMQROOO
last:clients	LIOHMOMLKEKHLPM
last:close	OJLNONGOOMOLOMX
last:cloud	MKMUONLJONOOOOM
last:club	OOONKLLOOTNOOON
last:co	NNLOOONOOONTOOO
last:coach	SMHOTNJNONLLNOM
last:coast	POPOPMOOONQWNON
last:coding	OOOTOJQJOOOONOM
last:collaboration	OITKLOKONONOOOR
last:com	ONYNMNOOOONKGIJ
last:commission	OKROMOMOJOONJUO
last:communication	NTKMNIWIOLMMMON
last:communicator	OMMLJLUMNNNNMOO
last:communities	OMGKHMLMMSNLPSL
last:community	ONUKMNPNNPMPIUO
last:companies	NNOUIIGQNLMSQKL
last:company	NMFPLEJLMVRIKHK
last:compensation	OULNNONOJNMNNOL
last:competencies	NTNOONKNOONNNNL
last:competitive	MDJONONOVKMMMNN
last:complaints	OMNMKRMNOOONOOO
last:compliance	LRMOLORKONONNOM
last:components	MMLKOSINNMMNONL
last:computer	ONNOOOTNONNLNNL
last:compétences	OLNOONNOOTOLOOO
last:condition	OOOONOOOOSMLOOO
last:conditions	NPMMNUIOMNLRKOM
last:considered	ONOOOOSMOOMNKKO
last:consistency	ONNNOTJLOOOONNO
last:construction	NMJOONOMOMPIJNU
last:consultant	YIGMMMLNMNLKSPJ
last:content	ONSLJSMNOOOMNOM
last:contract	LISNLLKLRRNJMNM
last:contrat	MTNNMMMNOMMMMOM
last:contribution	OOKLSJOONSONOOO
last:contributions	NKRNMMMMIUNMMNN
last:controls	ONOMISOMONOOOOO
last:coordinator	QNLOOONOOOMJOON
last:costs	ONSNNNLONQMMMLM
last:countries	OORKJNMONNNKNKM
last:county	NNPORNONONOGNNO
last:course	ONNLNOTLNNMNONN
last:courses	MMNNLTOOONMOOON
last:cover	OLLNOMNNMSTLNNN
last:coverage	OOLNSNNOMROLNOO
last:credentials	OMLONLRKONNNPLM
last:criteria	NRNOONILOONNPON
last:crucial	OOOOOORLOOOOOOO
last:culture	NOVGGNHNLQLKPMM
last:customers	MTTKJLFRNOMNKLL
last:cv	OKLONNMOONOOSJM
last:cycle	ONITMRNLOMOMNNN
last:d	QMHNPMOMUHMSMNL
last:d'activité	MSJNMMMNNSMHMOM
last:daily	OMULHQPOOLNNNMM
last:dashboards	OOMULHNOOOOOONO
last:data	OGSGFVRJNILJLSH
last:databases	OOOOONRIOONONOO
last:datasets	ONNKNOLOONNOOOS
last:date	KULQLLQNMKGJKPI
last:day	OSMMSIQNLFMRNIJ
last:days	MJJMJNMOKWJJQNM
last:dbsciv	MIKNNMLNMMMMXMG
last:dbt	ONONOOMSOOOOOOM
last:dc	NLQLNTLONNNSNNM
last:de	JPDPIKJONMLJLN[
last:deadline	OTOOOOOOOOOOINN
last:deadlines	ONNQKIUMNKMNNNN
last:decision-making	OHKQKHUNOMNNNNK
last:decisions	NNNRPTONOIMJNLM
last:degree	NIMNNLWNNMLLKNI
last:deliverables	OPNMSIOOOOOOOON
last:delivery	OMNMTTTNONNNOOO
last:demand	OOOMTKMOOOOOOOO
last:demands	OQOMNMQONMTMMLO
last:department	QXLGNOOOONNNNOM
last:departments	OOOTMQNOOOOOOOO
last:deployment	OLTMMQKNOKOOMNN
last:description	LYLMHHOMJMHFCPQ
last:design	OLNNLMTLONNNOON
last:designer	SNKONONOOOMLOON
last:desirable	OOMOLN@YNNNMMNN
last:desired	ONOOONIQOMOONOO
last:detail	NKLLMRRRNKLKLNK
last:details	HONNOMNKNNMMNLQ
last:developer	TMHONNNNNNIGNOL
last:developers	OOMIMTNNONNONOO
last:development	MOOFKLWKNNKIOKL
last:devices	OMHMKVINNLMMLNM
last:difference	OOPMJKROOGNMNNO
last:diploma	OLNOOOTLOONNNON
last:disabilities	OONNNLMONLOONPO
last:discount	NMKNOOOOKRNLONN
last:discounts	NMLNOMONLRNMOON
last:discovery	OOUNLNNONLONNNO
last:district	NNOKPNSOONRKRKO
last:diversity	OMLOONNOOTOOQQN
last:division	LPKTNSNOONONOOL
last:do	NOMKSFTNNELLIHH
last:documentation	OTNKMMQIONONIOM
last:documents	NIKLLUKMNMMMKOO
last:domains	NOQMKOMNNNOONOO
last:domicile	NNJNNKOLLURULON
last:dose	OOOONNUOOOOONTO
last:driver	UMHONOMONNIIOOL
last:duties	NUKMOQRNNMRPNPL
last:ecosystem	ONLMNTMNNOOOOOO
last:education	MOPIQNLKMQKRIMO
last:effectively	OLONOPNLOONNNOO
last:electrician	RNKONMPLNNLLNOL
last:elucidata	NOPJONNOOOOMOON
last:email	OOOOOPMOONOMQTO
last:empleo	MYJJMJJMMGKJMNO
last:employees	KIOITMMMKPLISTH
last:employer	LL>NJMKKLHLKJYL
last:employment	MMHNJHKMOQGKSUN
last:empowerment	OXKMLMLNNJNMMMJ
last:end-to-end	OIOONQQOONOOOOO
last:engagement	KUMMNHQNNJNMOMM
last:engineer	XG5KPLOLLL@FKNI
last:engineering	OONOQMRJOONONNN
last:engineers	ONOKPQIOOSOOOOO
last:english	OMIMMLRNNJMINJJ
last:enterprise	OOKMMSNNONOOOOO
last:entreprise	NSLMTRLOONNLNOK
last:environment	LOOMKHQMMOFOCIJ
last:environments	NOLMLONLNLLMMLM
last:equipment	NLQLEOSKLSLIMMN
last:equipo	ONJNSMOMOKLLMNM
last:equivalent	ONOOOMOGONNNMNO
last:es	OHLKONKNSNMYNOH
last:essential	OONONUONNMLNNOM
last:estate	MNRMQQQNJLOLLNM
last:etc	MHKGFPPFOHHFNHH
last:events	OLJORHIMKOSKLML
last:everyone	NNUNNNLOMLNMNLN
last:everywhere	OMUNMNNONLNNNML
last:examinations	OOMONOOONNOOSMM
last:examples	OOOONNKNOOOONNR
last:excel	OLOONOJSONNMOOM
last:excellence	OTSHOIHNMOMNJNN
last:executive	RNHOUMNONNMMOON
last:expectations	ONOJOQIROLMNMNN
last:experience	NNHOROPPSNMJMIE
last:experiences	OMLQNMNNNLMLKLN
last:expertise	NRMNRSOOOOONNOO
last:expérience	NQMNNLINSLQMMNK
last:externally	OMNNRRMNONOORKO
last:f	MORNQMJNNMJMNON
last:fabric	NNSKQOIMOLNMMOL
last:facilities	OOLNONONNMORORO
last:facility	ONONJSJONNNRKOM
last:faloni	ILTMONMONNMJMOL
last:family	NMOKKJNONUMNKJL
last:farmfoods	NNJOTNNONPNMJMM
last:field	ONLNQIWCOMMKMMQ
last:filled	ONNOOOKMTONLJRO
last:first	OOTNKOIOOLOONOO
last:fl	MLJOKNNOONQVOON
last:flexibility	NMQNNMQKOMNNNMN
last:flexible	OKNNOMSOMONKONN
last:floor	OMMMPXSONNOOOOO
last:focus	OOOMMOVMONOOMON
last:following	OUNOMINOOOOOTOJ
last:for	NUSKQWEIJKMIKLO
last:form	OJOONOLOOOOOVKN
last:forward	ONTNMOPNOOOOOLO
last:found	OOKNNONOOOONLRO
last:free	OKINNIJNSUOMMUK
last:frequently	NLLOONTMNMMLNOM
last:freyja	OJNNONMNONOMUMJ
last:friday	MLNMNLLMLJVLMNN
last:full	ONJNTONOONONQNN
last:full-time	KGJMMLMNILWINNI
last:function	OONMLPJONNNNNOP
last:fundamentals	ONOOOITMOOOONOO
last:further	LMKOTJLMMKLKPLK
last:future	OPQLHPPNOQKJHJM
last:ga	KLPNLOLNNNMVNON
last:gathering	OLOOOQLNOOOOUOK
last:gcp	NMLOONMSNNNNMOM
last:globe	OOTMNMMNNNNMNMO
last:go	OMKNMIGTOKONQMR
last:goals	MOOOQOKHOGMLHLS
last:good	ONVMLNLONMNNKNO
last:governance	NILPOUNONLMNMNL
last:grasshopper	OSKOOOOOOOONOON
last:greenhouse	OONLNSNMNNONONO
last:group	GITIJKJKMPLJKOM
last:groups	NPLKRQOTONNMKLM
last:grow	OOSOOOOOKWOOOKO
last:growth	SHIPOLPLMQLIPJM
last:guests	ONJKISPNONMNNOM
last:guidance	ONOLMPNOSMNNQMO
last:guidelines	NJNMTHOMNMMNLON
last:have	OXNNNNGHOOOOLON
last:health	KVJOLOJOLPNLNOM
last:healthcare	LLPOMOOOOQNJNMN
last:heart	ONVMKNJNNMNNNMO
last:here	HLOMQKCMMOLJLTR
last:hire	SJINMRONNMVKLNI
last:holidays	NNJNNLMNHSPNNMN
last:home	OMIKSMIMNPIYKMI
last:homes	LJUNMSMOONNLNNM
last:homewithpreload	OOIOOOOOOOOONLS
last:hotels	KIVNNNKONNMKMNK
last:hour	QKMOOLMNTLMJNOM
last:hours	MOKNNMMNTGOKNON
last:humain	OSMNNMMOMJNMRON
last:hybrid	LKMNMMNNMLOXNOL
last:icon	ONOOOONOONOORMO
last:ideal	OMMOUNDVNONONNK
last:identified	OOONOOOOOOOOOLO
last:identity	OOOOKUNOOOOOONO
last:il	NNJNKONOOOOUOOO
last:immediate	TURSNNMOOOWTOOO
last:impact	NNOKMURNLUNKMJN
last:impacts	OOLMROKOOONOOOO
last:implementation	NLNMVMINOMNNNNK
last:important	OMINUMQMNMNMMNN
last:improve	OOVNNONOOHNNONO
last:improvement	ORNJJOJPNLNNMNN
last:improvements	ONMRTMNNOJONOON
last:in	NJLMJMMNNKNUJMR
last:inc	MOVMHNKONMLCTNL
last:include	OUKMNMNONHNNNNO
last:including	OQONNTNOQRORNMQ
last:inclusion	ORMNOQNOOMOOLHM
last:independently	ONNOOOSKOONNMON
last:individuals	OOQONNNNOLNNNTN
last:industries	OONRMIROOJNMNMM
last:industry	NONKGOPPOSLMOJN
last:information	I[KMLJJSHIHIHOG
last:infrastructure	OJQKTHKNNNMNMNM
last:initiatives	NLLJOYRLOLNNMJN
last:innovation	OLNMSNINNLLNMNT
last:innovative	NTONLNLOMJMMLLL
last:insights	MIHHUHQMMOLMNMJ
last:inspector	RLKVJKLOONMLNON
last:institution	NMKNNOQLNNNMMUK
last:insurance	JDQKRIRJIQHDKHK
last:integration	OHKMNOOLOVOMOOO
last:integrations	OOLRMNTMNLMNNNL
last:integrity	OMNOOMUMONNNNON
last:intelligence	LVITPMPNLKMJMMI
last:interactions	OOMMJUJNONNNNNO
last:intern	SNJQPPJONMIJOOM
last:interview	ONMOMNIONROORLO
last:investment	OOULGRLONMOOONO
last:issues	OMJMKRLKNNMNMMM
last:it	OMGJFIUSLOLJDSL
last:items	OHOMNPMOONNONOU
last:jharkhand	LIJMNMLNNLMWMOK
last:job	MTHLGGGLKNVHDSP
last:job-opportunity-insect-biodiversity-data-manager	KNLONNNOOLOOMOW
last:jobs	NNONMLKORJLJXPS
last:journey	OMMNLJKNNJMMTNN
last:k	ONKOOONOIQMSSKM
last:kilomètre	OONOOONOJSNNNOO
last:kingdom	JLHNMJONOLLSLKN
last:knowledge	NOLNJNKRMSMLJMI
last:l'offre	NXKNOMJGNJNJNOM
last:language	OOMOOPHRNNMNMNS
last:law	NNONLLLMNMNNKRM
last:laws	ONNNNTQOOOOONQN
last:leadership	OPLMNNSNOLONOON
last:learn	OONOOJTKOKNONNN
last:learning	MJJNMIRMSNNMOOU
last:leave	MHGKNIHLMXIHLMK
last:letter	OONOONNONNNOQLN
last:level	KQPKROPHPHHLLJP
last:levels	OOQNOPIOONOONJO
last:license	OTOOOLULOOLMNNN
last:life	NXQJQFINNOLLJPL
last:linkedin	QKTNMMKONLMQQJN
last:list	OSMNMLQMJMMMUMS
last:lives	OMOMTOGMNONLHLM
last:living	NJLMLLMONJMSMMU
last:llc	MNSOOONKNNOKKJT
last:location	LWKLQKHNRJNLLPL
last:locations	NRKMJOIJRLOSMMM
last:logistics	SOTONOOOOOMMOON
last:ltd	LNVOOONOONNLOOM
last:ma	MMKNONMOONNUOON
last:maintained	ONNLKTMOONNNNNO
last:maintenance	NNMNMTITNMKMNNN
last:making	OMRRNPMONROMOOO
last:management	MQONCMRPNHIGKMO
last:manager	ZK?RMIMKLJE?JLB
last:manipulation	OOOOMTMMOOOOLMO
last:manner	OLLJQMPMOLNNKNM
last:market	OMJQIRMMPMNNONO
last:marketing	OTMNMMKQONNONNM
last:markets	OONNQMLOMJNKOOO
last:match	ONLNOONOOSNNONN
last:matter	OOMLQOQNNHNLLKO
last:matters	NLNOOQGTMNKLMPK
last:md	LMGNSNKOONOVOON
last:meetings	NJLMMTOKNNKMNNN
last:member	PKLLQRJONMLHMNL
last:members	OMRKNPQNNSONQIO
last:membership	OKMLSIWLMILKNNM
last:mentorship	OOOONKNONOONNNO
last:merchandising	OONONMQJOONNMNL
last:met	OOMLLPQNNNSMRKO
last:methodology	NNOMNLJUOOONUNJ
last:methods	OOONSRNOOOOOOOO
last:metrics	ONONMSNOOOOOOOO
last:mi	NMLNUNNOOOMUNOO
last:mindset	NMPMNKRPNKMMMNL
last:minimum	ONONLLUMOOMMNOO
last:mission	MPXLNKHNNLMMMMM
last:missions	OOMPNKOOONNSNON
last:mit	OLIOUMSNOMNNMOI
last:model	OMMNGGVNOMNONNO
last:models	NKHSSNNKNLNMNML
last:mois	LLKONMTOWLEKNOL
last:monitoring	OMLTNJPMONNNMNN
last:months	NMQNMLMOJMRSPML
last:more	MRNHIRFMDOLRMIF
last:métier	ONMLNKSNNOONMOO
last:name	OKLNNNMOOONOPLS
last:nature	OOPOOKSMONMONNO
last:nc	NNLNNOKOOOMTOOO
last:necessity	MNNNKLLMONKPNOT
last:need	OOPNKNINOMNNMKO
last:needed	OEHOFUUJKHWLIMJ
last:needs	ONKKUSPKOQMNQLM
last:network	OOOLRHNONOONONO
last:nice-to-haves	NTOOOOOKOOONNOM
last:night	ONKMQRKOOLNNNOO
last:nj	MMINJNMNONMTNON
last:no	MMJNOMJOMMJMFUU
last:none	OLLONNHOONNNOKT
last:note	ORONOOOOOOOOMOL
last:notes	NULNLJLONSONJNK
last:notice	OPNNNIKNNNNNNTK
last:nous	NMKOJNLOMKMNUNM
last:nurse	PQJNKNLONOKPOOS
last:ny	MMLNPNLNNKNXMON
last:objectives	OMILJTONOMMMTNO
last:occasionally	OOOOOOQNONRMNNN
last:oelkers	NKLNNOLOONNMUNK
last:off	MKMOOOMMLSKMNOM
last:offer	NWGNNMMORFLRKJN
last:offering	ONKRJPNOONONNON
last:office	MSFSVNRMKJSQOIM
last:officer	ROIMSKKOMMKFHKS
last:offices	NNSNNNNNNLNPNNN
last:oh	NNRNPONOOOPROOO
last:ok	OMLOOMMNMJOKUMN
last:on	NPEHWPGNMNLNQLS
last:one	OOSNMOMOOLOSNNO
last:online	OJJNNNJNMRMMNOT
last:only	NJSMIIRNNOJGSOH
last:operations	JPJRKJTJMJMKKMI
last:opportunities	LJMJFPQGHTOHJMQ
last:opportunity	JXHLTKHMMMMJRHH
last:optimization	OTOONHOONONOMNN
last:optional	OONNMMLRNMNNNNN
last:options	OKHNJOMNNSWSKNM
last:opératoire	OOOKNLHONKOLNOO
last:or	NGLMNMYINNJOXLI
last:orders	NLLNNNSNMSMIMNL
last:org	NKNNNLNLMMJNTOC
last:organisation	ONQMOLSOOLNOOQQ
last:organization	HPOCPNUKOQPLIPH
last:other	NLOMLMMNMRULNMI
last:others	ONWLGGONNHNLRJM
last:out	OQRNKOIONNOOOMO
last:outcomes	NJOJIQPLNTNMLKM
last:oversight	NVNMOKMOONONOON
last:overview	KRJGKLMNNNLLMNQ
last:ownership	OMLMMMONNTNNMMO
last:pa	NKROOOOONOOLOOO
last:package	KMFNLMMNVJMIMRN
last:page	LKNMMLMNLRMKLJT
last:paint	MNWLSKIMNMIOMNL
last:paris	JHHMMLINMUKZMNG
last:parking	NGLNOMOOJTLGNNN
last:partner	LJQXJKLOONNNMNN
last:patients	ONKLRLOMOLNNKMN
last:pay	MKMNNMNNORHMKNM
last:paycheque	MKKNMNNNMUMMLOL
last:payment	ONKNNOMNOSONONO
last:pdf	NMLMNLLNMMNNRSH
last:peds	NNMMNUNMNMKONON
last:pension	NJKNONNOIUMKNON
last:people	LHOKQHMINOKIKOR
last:pepsi	NHUNKNKIKONLJXJ
last:performance	NKTPFFILTHRJRMI
last:period	ONMMKNMOLLUMKLO
last:perks	ONNOONOOKPOOONO
last:person	NJHPHLOMTLJVVLL
last:perspectives	OOTNMNOOOMOONSO
last:pharmacist	UKJNNNNLNOLKOOL
last:physiotherapist	RNKONNONNNLMNOM
last:place	OOUNMOHKOLNOSPO
last:plan	NRELRIMOFWKLQLN
last:planner	SNJONOMOOOLJOON
last:planning	QKQJORQLMIMKNNM
last:plans	ONOMNLSOKOOMOMO
last:plants	ONMNRSOOONOOOOO
last:platform	NHKJQMMMMRMLNNN
last:platforms	NMLOSOJMNMMMMMM
last:player	ONNLPNUMONLNINN
last:plus	NLFNMOP¡LIOKLNN
last:police	MNONOOROOROMLRN
last:policies	ORMMMOLRNOOONMO
last:policy	MJJMMOLKNMNNKRQ
last:portfolio	ONKKRRJNONNNONO
last:portugal	LLRTONLONNMOOOM
last:position	PQTGJMKLOIKJQQE
last:positions	OOKMMRLNQQONNQO
last:possible	MIOMLPJNINRMLJR
last:post	PMMOIKRONMKMUJF
last:poste	OROMKMLOOLONSOO
last:posting	MONNOMMNQSMMNNK
last:potential	OOUNRMIOTCLNNPL
last:practice	ONPFMQJSNRNSMNO
last:practices	NOJIRKNQNONQIHK
last:preferred	JGDNMFGYJGPOHMH
last:preparation	ONOUMPNOOOOOOOO
last:pressure	OTNMNKUMOLNMLMN
last:principles	MNKNMMPHNSNMJMJ
last:priorities	ONONLNRNONNONON
last:problem-solving	ONINIJWINMMMMMM
last:problems	OMLLHROKOKMLLKN
last:procedure	OOOOOONNOOOOUNO
last:procedures	NIKIPRHONMMMHQN
last:process	LMMOOTGPSKLJRMJ
last:processes	NGLIMQJHMJLMRJJ
last:processing	NKLLJSHNOSONNOM
last:product	QOMMLRONOONMOON
last:production	OOJSKMOONKMNLNN
last:productivity	OMNOORNNOOOOOOO
last:products	OMHPMSPINLNLMRN
last:professionals	ONMJPIKNNVMNONO
last:professionnelle	OISNKLIMMWNMIMJ
last:proficiency	ONNOONRKNOMONNN
last:profil	NSMONOLONMNMMOL
last:profile	OULNNKJONNNNTNJ
last:program	TMHIHOHOVMKJQJL
last:programme	LKJNLLQNKSLJSLK
last:programmes	OMKOQOMOPOOOOOO
last:programs	MKJGRSOSMRLLMKL
last:progression	NTPNMMMNGMMKNNL
last:project	MONLOOKOQOMKOMO
last:projects	MHOOSSLNKRKPJML
last:promotion	OMMLMQKNMONMSTN
last:promptly	ONOJLROOOOOOOOO
last:properties	MORMITIOOLOLNNN
last:proposition	OMMLIPSNONOONOM
last:provided	OMJKLNLNMVLMMMN
last:public	OOJONJUNOQNTNKN
last:purpose	NPTMLNMNNKMNLLM
last:purposes	OLNOOPLONOOOJTO
last:python	NLNNNMIVNNNNNNN
last:qualification	OSMONLJPNTNNLNK
last:qualifications	M[JONKEENOMLLOH
last:quality	ONJLOLUMOMNLOON
last:queries	ONMNNSJNNNNNNNN
last:questions	ONNNOOMNNNOOSMN
last:quickly	NNTMLKIPONNNNMN
last:range	NUMOOMMJNNNMKKN
last:rate	OOMONOMORMOMINO
last:reader	MINNNLMNNMMMJJW
last:received	OOOOOOMONNNNRMO
last:receiving	SGLNNRMNNNMKOOL
last:receptionist	TMHNPNJONMIJOOM
last:recommendations	NJMMNULNONNNNOM
last:records	OLMNMQHMNMNOSKM
last:region	NOMQONROOMOUNON
last:regularly	NHIKNOXINHLGRKI
last:regulations	OLMMVUPKNNNONKO
last:relations	OUNSRSKONJMNOOO
last:relationships	ONSKVFSMNINNNOO
last:relaxation	OKJNNMMONVONONN
last:reliability	OONRTLMOOOOOOOO
last:remote	OKKNKMNNOMHWMOL
last:reporting	LXLHKLQJNKOMNNM
last:reports	PSMKNOONONOONOM
last:representative	QNILSNNOONMINOO
last:requested	ONJJKVPMOLNMLSN
last:requests	OOMNNVKOOMOOIKN
last:required	MQGKLRKJIDOQFOJ
last:requirement	NNMOMMIMTKPNVLN
last:requirements	MYJOKOGNLIOMKHK
last:requis	OMLNMNWLNKMLMNI
last:research	OIJJLSTMNNNONNK
last:resolution	OMONOKRNONMOOOO
last:resources	OKGOMLIONPKKVIK
last:respect	ONINMMUNNLNNMRN
last:responsibilities	NUMLOFJNONKLNOL
last:responsibility	OONNSJLOMNSNOOO
last:restaurants	MNNONNNONMPJNNN
last:results	ONSLKMINNLNNPJN
last:retail	LKNNMLLOONNUNNJ
last:retailers	OMJNONMOMSMMMNN
last:retention	OOSNNOMOOOOONNO
last:returns	NKMNNSLNONNNOON
last:rewarding	NMHRWSJMNRLLNLM
last:rewards	NVMNMNMNHNNLLOM
last:risks	OOLLRUMOONOONNO
last:role	MUHHLKPKSNGDCOL
last:roles	ONQLSJRIMTKTRKM
last:rules	OMSOJNVONMNNKTO
last:s	NNSLISKNOUONMMM
last:safe	ONUNHJSOONOMONO
last:safety	UHNNLNSNONNMMOM
last:salaire	NRNONNNOSIMNKOM
last:salary	LQLLMKMOREJIMOL
last:sales	OIOUMRLNMLMMNNN
last:sc	MJIWKHINNMMQNOK
last:schedule	NRMMILMNSUPLNNM
last:schedules	ONNNONPNONSNOOO
last:scheme	JLEJMIGLL¡IBEOH
last:schemes	ONTNQJKOMNONNNO
last:school	ONMNLLUMNJNMJML
last:sciences	ULJRTHSNNMMNLNL
last:se	NMWMKNJMONLLLOK
last:sector	OOTMJUMQNIMOOOO
last:sectors	ONSMJMJTNJNNLRN
last:security	OVKNNNKLOMNNHSJ
last:semi-remorques	OOMNPMSPOMLMOOO
last:servants	ONNNNMKONNONNQO
last:serve	OOOOKONOOMONNPO
last:service	RQJFNQNRKOOGJNK
last:services	LLNGTSGNJKNOQJI
last:sessions	OMMMKTLOONNNOOO
last:setting	OMKLIIOOMPMOLLM
last:settings	NLLRPKJONMMKMNT
last:sheets	MMMOONSNOMNJOON
last:shift	QRMMKNQOKKRKLMK
last:shifts	NMNONHPNWPMNMLO
last:sign	OMNLHNMONJKJKNX
last:site	ONJQQSLONMNJQOO
last:sites	OONNLTOOOOUOOOO
last:skf	NQKOOOOOONOOOOO
last:skills	LGOENOW=LLIHFIC
last:snowflake	OMOOOOSNOOOOOOQ
last:software	NHOJJL]DLKLLKLL
last:solutions	LONDLQOHMJKOJKM
last:souhaitez	ONNNMNNONJRMMNO
last:sources	OMMLTRRKONONOON
last:space	OOPNRLOLNMOQLNO
last:spain	KMMTMNMNONNUNON
last:specialist	[HDMJKLLNMFENNF
last:specified	NLLNNMJRULLLNNK
last:sponsorship	OQOONOSOOOSMJMO
last:sql	OLLRMPQJNJMMMNJ
last:sr	TMISIITNOLLLLNL
last:staff	PKMGPOOLNIOMQIN
last:stakeholders	NRKIHMKONRNNKLI
last:standards	OJOHDYIOOKMMNMN
last:state	NSQQJNKNONMLRMK
last:statement	NTLNMJTINNNOHOK
last:statements	LNONLTMOONOONON
last:states	KKIQJMRNLOJOISM
last:status	OPLNNQKMNRKNNTN
last:stores	OOKNMMNOMQSLNOO
last:strategies	NLHOSKFWNJLMKMM
last:strategy	OLILPOKNNRNNMON
last:structure	OTKNOKOOSHOONOM
last:studio	OOQNNNOKNNOUNMN
last:succeed	OPPRNMMNNINSJQM
last:success	ONQKHIRNOLLKJJN
last:successful	OOSOLNQOONNNMNO
last:suite	NMLLNNQOOLTFMNM
last:summary	NXOJGJINNMKTMND
last:supervision	OMOLNROLONLMNOO
last:supervisor	PNQLTNROONMLOON
last:support	LXIUPIONRQOJQLL
last:supported	ONVJMRLOOJOMNRO
last:sustainable	OORNMOOOOMOOOOO
last:system	MKOKPTHROSNLMML
last:systems	LHIQRORGMKLLKLL
last:table	OONNOOKONOONQNN
last:talk	OOMOSOOOONNOOOO
last:targets	ONOLLUOROMONOOO
last:tasks	OTNNNOMNONOOOOO
last:teacher	OMKLUMHMONLHIMT
last:team	JOFLLOSEPOOGOEK
last:teams	NKNIMUMOMHKMLMN
last:teamwork	OORRMQMOLNOOMOO
last:tech	ONMUUNKOOLNNJNJ
last:technician	RNJNNNNOONLKOON
last:technique	MUNHNNRROMNNMNM
last:techniques	OMNONOQIOOOONOO
last:technologies	NPOQINOLNKNNNML
last:technology	NJSJSOOMNHMLLMN
last:temps	OPLNNMRNOMONOOO
last:test	PNLONNRLNNLMRLN
last:testing	PNKNMIKONONLMPN
last:tests	OSMNLSMOOOONION
last:text	JHHJLHDKKGJJKN¡
last:the	HGHKYKRNLMLKIOU
last:theater	QMMOOMNOONOLROM
last:them	NLPLHINLKSOMRHK
last:therapist	TKGNNNSNNNKJOOL
last:therapy	MJLRNPONNLMNNMS
last:this	ORNOLPNOONOOISM
last:time	NIIHRNPKSORFLSH
last:times	ONINJWONOJTKJLN
last:to	NXGMGKVSNPMRPIT
last:today	NKFSIQJONHMNXRK
last:together	NNRNNJHNOPNNOIN
last:tools	OKMIMQKONONNMNL
last:training	RNQMOJSOHQROKMK
last:transactions	OKNNTOMOOMNNOON
last:transformation	ONTPILKNNKNMJMM
last:travail	MTNNNOMNOMNLLOM
last:travel	NLOOOMTNMMQKNOT
last:trends	OOSJJQMNOOONKON
last:trust	KNORSOMOONNMOON
last:tx	LKHNOMLNNMOWNOM
last:type	LZNNLMJONNKGJMO
last:uk	OMQNJMGNNMKLOMM
last:uktj	NILOOOJKNNMMRMU
last:unique	OOTOOOMOOLOOOQO
last:units	ONMUKMJNONONNNN
last:up	OKRMNULOOIONOOO
last:updates	OMNNLSLOONNNOON
last:us	SUMLINMMMBKSOSO
last:use	OOLKPOJNNMMMRJQ
last:users	OOORMMNONNOOONN
last:vacancy	OSMOINKNONNLLUJ
last:valued	OUKNLNFQNJNMMNK
last:values	ONPNMTLNOMOONIN
last:vehicles	OOVLIRNNONNONNO
last:village	LYHLKLJNMHKJLNL
last:vision	OLONOOTOOOOOOOO
last:visit	OIFNLSJNNJMNLLX
last:volunteers	OOKTLNPNONMONRN
last:wa	NNMOONNOONNSOON
last:want	MMQOINPNKMINLNT
last:way	ONISNTONNFNMILL
last:website	MSTNMMLONNMMSMK
last:week	JKMMHQHMCDTPJLL
last:weekends	QMNNNLKONLTJMOO
last:well	NJLUPKOOMJMJIOT
last:well-being	OOIMIQMONTOONNN
last:welsh	OONOMOTNOONNKKO
last:will	OWOSMHOONOONNOO
last:window	NNIMPKONNMNNFVL
last:with	NUGTINIOOLMNLLN
last:work	MPTFKKPFOXO>OOO
last:worker	SNJOONNOOONKOOO
last:workflows	NKMNRSNPNUNOLNM
last:workforce	NNOMOMLOKMNJMSN
last:working	KLDNMMMOLXTYMMM
last:workplace	NVGNMKONNKNNJTN
last:world	OOVLKNNNNLOLMJO
last:worldwide	ONXIKJNLNLMLSNL
last:writing	OJMOOLUMONMNMNL
last:written	ONOOONJRONONNOO
last:year	HJJONQJLIOUJFNQ
last:years	MHPJJIEHLMLIRLT
last:yes	MIJLOLJNTRJMINS
last:you	J]IEQJMJINNCPLA
last:yours	MNILTHKMMGMKNON
last:yourself	OMPMLMKNNIMMSML
last:équipe	OLGKFOOMNIKIRNT
last:있어요	MLO]KIJKMMIHLNI
last:좋아요	OMLKNIFXNLLMQMK
last:필요해요	ONNLNKXGONMNMNM
legal&cue:company	OMHNLOLONRNNLQN
legal&cue:demand	OIPOHNSLOHNMSQM
legal&cue:duty	LMJIPTEKKDLLSUN
legal&cue:legal	JMJMKFFMLPKLFRQ
legal&cue:noise	NTJNOMMONKNNHUI
legal&cue:offer	KJFNJIMNNTLLPKN
legal&cue:overview	OOLNJMPNOMNNNOO
legal&cue:pay	NKLOMOMOQUONHNN
legal&cue:place	NMJNMKKNKOLRPGM
legal&cue:process	NTFMLKINLHMMNMI
legal&cue:schedule	OONONPNOSOPNOJO
legal&cue:we	OKNNJNINPNNMJWN
legal&cue:you	OKONJQSORMOOOPO
length:-1	RQ[KMWYYOUUUVHN
length:1	=OI?FC?CG>F>@CU
length:2	FOJ?B@J=HAFA>;E
length:3	LOBAA?HIBHBHD@G
length:4	OHF>9LHLFJJGJ@D
length:5	OEHDAOMJIIMILGD
length:6	FBNNLONNNOLKONK
length:7	OCOOOPOONOOOOOO
length:8	QHVY[SSQSOQOOSN
m:0:0	@OOOOOOOOMLONNO
m:0:1	OOMOOOKOOKOONLP
m:0:2	ROOSRKKHGLOSBQO
m:0:3	ZNPDWMOJKELLMLR
m:0:4	]LPOCMAJOGQOIKK
m:0:5	s+B8D5:>:9LFBH1
m:10:0	OOOOOOOOOOKOONO
m:10:1	CPHOOONOONOOQKQ
m:10:2	I@K>MOLFLH^OKPW
m:10:3	RAKONOJHVO^MKML
m:10:4	KJECIHMIKO_QHO<
m:10:5	DM;JE=>GMB¢E>F;
m:11:0	OOOOOONNOOOJONO
m:11:1	NOPRONLJNLRRMOO
m:11:2	OKRORMKOOINYMMT
m:11:3	QKNPTKMCCOO^OKF
m:11:4	MALDJLCDPEOaLJL
m:11:5	1;1?H83A>;?p=I;
m:12:0	OOLOOOOOOOOOGOO
m:12:1	MKOMONOJMONLMQQ
m:12:2	?LOHNIMIOEJKXTQ
m:12:3	EOIALGIKJDJN¢SJ
m:12:4	KHO@H:BBL>HN_LW
m:12:5	AB=>A5>>C3B9j@E
m:13:1	GONLOPNNEMOLOOP
m:13:2	GMPHMLIHJMDKRXP
m:13:3	KSGB>EKCAHFCM¢S
m:13:4	KPMHJLFJDNHGJ[E
m:13:5	J=BAGC@C@8DD<lD
m:14:0	KOOOOOOOOOOOONO
m:14:1	QOROOKNNKINMQON
m:14:2	OJONOBOOIIPKQOV
m:14:3	GMOMOOCINMORJMS
m:14:4	@9CI@>OHLHD<V@Y
m:14:5	>B8MFCCHDC>ANF^
m:1:0	IJOOONOOOONNNOO
m:1:1	JKOOKOONOOOONMO
m:1:2	MRKPHMLLPOOONOO
m:1:3	KUQKQKOFNFLMVHO
m:1:4	OWCMLQIFGJKHCKR
m:1:5	>m2;=A=<6459@3?
m:2:0	OLEOOOOOMOOOOOO
m:2:1	MOIOQMONOOMOMOR
m:2:2	SPPOTNMMOKLOOOO
m:2:3	PQWOOGNMOLOMMOL
m:2:4	?EgNJ8A<GG9JBGH
m:2:5	2!z@6/+79C88=?5
m:3:1	MIPOQQOKMPOAKMQ
m:3:2	JOURKLOKKPPPMOH
m:3:3	LLL^LMOKLGJGNNI
m:3:4	MPGVOJGNLKKJJKL
m:3:5	KFD]HOFNMHMJHKL
m:4:0	OOOOKOOOOOOOOOO
m:4:1	OONROOOONNOOOIN
m:4:2	MNPNUOQ>HJNNOOQ
m:4:3	OOKUXKL@?ONPQ?P
m:4:4	KPGKaKOCJNMMAEO
m:4:5	H@GOmIEDEIOO@CN
m:5:0	OOPOOAOMOOOOOOO
m:5:1	NPONOHUOOOONMMO
m:5:2	HMORQQRNFOHHINM
m:5:3	LOLORUNGILME:LI
m:5:4	?O?OOaG:9E6;;DO
m:5:5	.G-=@s5:0/<92,=
m:6:0	NOPOOOJNOOOONOO
m:6:1	IMOOOQNOONOLOKO
m:6:2	MOFLORQOOLOOOOP
m:6:3	@OHOOOWREHINMOO
m:6:4	>HH@HGaUEHLMKHO
m:6:5	4;(:5/tF30EAA>F
m:7:1	MNLNOMQPMPKILJN
m:7:2	INRLFMUSOOOLPHD
m:7:3	LNLGBNJTMPEFVMN
m:7:4	GMNCDOM^J>LJLOK
m:7:5	B7AC?<Dj=9EE=;?
m:8:0	OOOOOOOOFOMONOO
m:8:1	NPMOKOONRSNLTOO
m:8:2	OQKOFGMAYRXOMLP
m:8:3	OODIOFHGXRLOOCI
m:8:4	HCGKN@JDaILOKBD
m:8:5	JGAHB?=Ae=:@>BC
m:9:0	OOOOOOOOMIOONOO
m:9:1	JOOPOQLOOLOOMOO
m:9:2	BROHKJOOPXPKQOH
m:9:3	EKPLJOIGW^MMMFB
m:9:4	LNFOK@6=NeJOCGL
m:9:5	3;<G3823JtDG0EH
must&cue:company	NFVOHOTNHMIOOOJ
must&cue:demand	IOGKKHOKIGNGMKF
must&cue:duty	MOKMOUPEDQMNNLG
must&cue:legal	OIPNKOKPJOMMOPP
must&cue:noise	OIIRMKPJRQOOMMX
must&cue:offer	MNUKIOOPMPENOMK
must&cue:overview	ORCQKGNOPHQOPOK
must&cue:pay	LJRNJHJOTVNQKOO
must&cue:place	MLNQMENIQUEWOMK
must&cue:process	NDMPJOJOODMOTTD
must&cue:schedule	MEOMLJRLOM[IKET
must&cue:team	ONMSOLONNJOQNQO
must&cue:we	OQOLOPHGPNHOOPK
must&cue:wish	KNKMMLGhJLPNCJH
must&cue:you	OOPOQXKLLMOOJNM
nice&cue:company	OMINNQATONNNJMT
nice&cue:demand	KNOJIA@ZLIIIJOK
nice&cue:duty	OLOMKNGXMNONPQO
nice&cue:legal	ONJONNQFQOONEUN
nice&cue:noise	OONOOONMOOOOISO
nice&cue:offer	ONLNNNMPRMOOTMO
nice&cue:overview	OMOOMOOIVMNMVQO
nice&cue:pay	MSNOONOGVONNMQN
nice&cue:place	NNMOOLGUQNROJJN
nice&cue:process	NKKNNITIMNNNTSN
nice&cue:we	ONNOOONOOOOORTO
nice&cue:wish	M¡LNNMK=NLLMHNJ
nice&cue:you	ONNNOLIWNNMOMPO
overview&cue:company	PIHVPOJHOOORONL
overview&cue:demand	MAHKOOUNJNGHLNH
overview&cue:duty	KOKPQNHMKOOOFKK
overview&cue:legal	ONOPONOOMONNVQN
overview&cue:noise	NNQRMQRNNJNPISR
overview&cue:offer	SNSTOLONOOMPMKN
overview&cue:overview	LOMNQMOJJOMMOOK
overview&cue:pay	ONQLSQWNNLKQOKN
overview&cue:place	LMCLQMPFODR[OKM
overview&cue:process	OKGOJMRMKVKOWON
overview&cue:schedule	MGGPXPKKEL¡RLKJ
overview&cue:team	NKIUKLQNOINOORN
overview&cue:we	NIPNNTPPLLPOOGO
overview&cue:wish	NKGLLNMYLPHFPNM
overview&cue:you	OOEOJPLJKOEQOOM
pay&cue:company	OOJMMMMNLONNPJO
pay&cue:demand	OULNQNSQONSOFON
pay&cue:duty	OOONKMMNLLNORRN
pay&cue:legal	OONONNNONNNOQVO
pay&cue:noise	OONOOONOOOOOUPN
pay&cue:offer	JHDKLJLLHWPJHHL
pay&cue:overview	OOMNQNPOOPWMLOO
pay&cue:pay	FKDMKJGJRGGIDLK
pay&cue:place	OQNOOOOOPONMPTO
pay&cue:process	OOMOONLOMPNOTPN
pay&cue:schedule	NKMNLNMOTIIMROJ
pay&cue:we	OOQOMNNOJPNOKRO
place&cue:company	OOTNQQNONNOOLLL
place&cue:demand	OORMHMHNTPQLRMN
place&cue:duty	OOSGMVGNNVNKNON
place&cue:legal	NSMNOMNOONNOONN
place&cue:overview	OONKHTSOOTJNNMO
place&cue:pay	MOKMNLMNRJILNPK
place&cue:place	LIKKMKLMGJDXKLI
place&cue:process	OOQMKRNOLRNLQKL
place&cue:schedule	MLLMNMLNRJRIMOK
place&cue:we	OOMOIMSOOSOLOLO
place&cue:you	OOMNOUNOORKNOOO
process&cue:company	NLQKMROLLGMFPQI
process&cue:demand	ONGKKPPNJHOMPLK
process&cue:duty	NRLHONOMLQNITPL
process&cue:legal	OJCMHHOMOLMLLRK
process&cue:noise	OLHMMLPONSMNTMG
process&cue:offer	ONORKNKOMQNMGRO
process&cue:overview	NMOUHSJOLIMQLPK
process&cue:pay	NRHMKLMMRKJJMML
process&cue:place	LNNQOKONKKKOOOT
process&cue:process	JOCIFCKJHHHENJJ
process&cue:schedule	NMIMFKMONLLRKHS
process&cue:team	ONORIMJORNLQIOO
process&cue:we	NKJOAMKNNTMNNQM
process&cue:you	OJOQFMQNMMMORON
schedule&cue:company	OMNOOOKRQTQMNON
schedule&cue:demand	OOOOONLRQQLGNLO
schedule&cue:duty	ONMNLWGLNHMMNMN
schedule&cue:offer	NKMNONNNKTKJOMN
schedule&cue:overview	OOMNJNRRSKLSPLN
schedule&cue:pay	NNNOONNOKLPMOOO
schedule&cue:place	NNMMKNRMORGQQHL
schedule&cue:schedule	JPMMNJQMPKOGKLE
shape:heading	BZ9E@?;:=<DBF:I
shape:item	<&FH8OOOFMLEI5E
shape:line	NBLH?KMKHNHLI@N
shape:sentence	IEOIOOOIMNJLNOL
sign:anyGender	RHQKWGNMKFLSJSI
sign:bar	PJTRIHPLOIHUPJR
sign:call	OHK:UEKJOONFVCQ
sign:capitals	IOKP@BCOPKSPQOQ
sign:clock	GFHOFNELDIWKPKS
sign:colon	@^IMKN;@KG@JJII
sign:commaName	LGQOIIOOEMO¡LKJ
sign:digit	OGMMGFOKOJPOOOX
sign:inSomewhere	OMVOQDOOBIN[CJM
sign:mail	MJHMMLILLLILQRJ
sign:money	QNOJOFNKWPFODLG
sign:percent	SFOJKROKUOJSOHO
sign:question	=QHBX7EMIHF8UGP
sign:stop	CAONNONNJOOONOH
sign:tag	NGJLNLKMMNLMGLY
sign:titleCase	OQOJ??LBEJHKFLC
sign:town	:??CFDJHGIAeFNB
sign:url	?MQGECAGEJJAPPU
sign:year	IAPLGNDFOCQNUOO
sign:years	HNVHOOUQMKHKAHO
team&cue:company	OKJSNJKOONOOKMN
team&cue:duty	OLFTEQFMMJNNKKL
team&cue:overview	OIORRQNONOOOLON
team&cue:schedule	NONLNSNONNLNROJ
team&cue:team	KKMOMRJMLLMLHLK
team&cue:you	OJNSPMLOONOOLON
top&cue:company	OOPOPLONOJOIMOO
top&cue:demand	LOIONQVONQNOOOO
top&cue:duty	OKNOOPPLOOMOLJI
top&cue:legal	OKLULODMKPQIOQO
top&cue:noise	ONIEGOKOKIFOGM^
top&cue:offer	PPMMOSMPUUOOPGH
top&cue:overview	MSNOSOSOMNTPJLO
top&cue:pay	OTLINKOOWOQOQKA
top&cue:place	OOLHPOGOPOOVOMI
top&cue:process	OFQOPROQFBOKPOO
top&cue:schedule	OMOMOJLIKO_RCIG
top&cue:team	OQOXOODNNOODGGM
top&cue:we	OYNOOIJOOJNOOHL
top&cue:wish	RGOKDPFYSSOOOLG
top&cue:you	HVEQQNMOOQOHIOH
unknown&cue:company	NJTJ?KTOLOOOQLN
unknown&cue:demand	MEQGMHORNGJNLKS
unknown&cue:duty	FMQNLOOLJOGOOOO
unknown&cue:legal	MOOEJOLJOEKLPVE
unknown&cue:noise	HIOGKHOOLPPMLNZ
unknown&cue:offer	IQMOOOMJGQOEFLJ
unknown&cue:overview	SSOPNOOMQKKKRKP
unknown&cue:pay	ONIIQMLHUQPNOGP
unknown&cue:place	OJMOPFPHKGUVNOO
unknown&cue:process	NQNJIPNJOJGOVNO
unknown&cue:schedule	OOHHOJOLJNUOROC
unknown&cue:team	KIJTNKTNNMNLQQL
unknown&cue:we	LPRAPNQIIMEQRKO
unknown&cue:wish	NMQKQJLNGMOUGLT
unknown&cue:you	NSUOQQOJQHOOKMK
w:$	OFOJPIDMXOFLHMJ
w:%	RPOJKROJTOIROFP
w:&	O]KOHKNOON@KFLK
w:0	KVJONMJNNOJIPIU
w:00	PKONQMKMSOTPRMJ
w:000	KHOGRHGIQOOLJMJ
w:00am	NNMMMSLNLLNJMLM
w:00pm	NNNMNKMNNMSLMOM
w:010	NOONOOKONOMNWMO
w:02	LMJKNLJNMKNPMNR
w:0345	OOOOOOOOOOMOSHO
w:04	OKKNRMLNNNKKONR
w:05	NKLLONMNNNLMRNJ
w:06	NLKMNMRKMMMMHNQ
w:07	KLMJMJJJLMKYONJ
w:08	ONMNONNOLKRLJOP
w:09	NNMMOMNONRJNRNP
w:1	VYMLSINULOKNLKS
w:1-2	OONOOONRONQNOOM
w:1-3	ONMONOINOPOOHOU
w:10	KHRGEPKIOIHGFIV
w:10+	OOLLQOVMOOOOOOO
w:100	QITJOQLN[MNQLJH
w:1000	OOPMNONOOMNLMQM
w:11	LKOHHIIJPNEORKO
w:12	NQSPENRNOGGKRJQ
w:120	NOOOMNNOPKNMONO
w:12pm	OONNNNLONLRNOOL
w:13	RKOJIHHJLNFQGLX
w:130	OOSKMLNOOLOOOOO
w:13337	MJLONNLOMNMMRJP
w:14	NLGKOIKJOONHJOX
w:14+	OOOONNUOOOOONTO
w:15	NIMIJIHJMJOKKJS
w:15-minute	OOTONOJNOOOUPLN
w:16	NLLMLLJNORRUINT
w:17	NMMLMMLNNKKNKNT
w:18	OKONLOONONMMIMR
w:19	NLKMNJSNMLNMTGN
w:1st	PKMSQKKNJKTQSLH
w:2	KNNUOOOFEONOMMR
w:2+	ONOOOOIQOOOOOON
w:20	TQWJGLLMMJLPMMM
w:200	OULLPTQMMJTNOMM
w:2000	OOQOKTIOOONKOOO
w:2004	MKMMNNMNMMPQVMJ
w:2015	OOQMNLNOOONNQNN
w:2020	NNUMKKMKLJNRJIS
w:2021	MNLNNNMOOONJLNW
w:2022	NOPNNOMNLMNNLLR
w:2023	OOPMKTOONNOOLLO
w:2024	NHNKLKHLRIQLTRJ
w:2025	MLKRONLMLKOFRUD
w:2026	NJLMOLINRJOQOJQ
w:2030	OOSNMOOOONONNMO
w:21	ONUNLNONONTJNNM
w:22	OMNLKJNONNMMHSU
w:23	NORNNNLNNJPRLNN
w:24	LLEUKJHLQUMLIKU
w:241	NMMNNNMNMNJMTOJ
w:25	SNHMLIRLOPGMPMQ
w:250	OOMRLMMOOKNNNKN
w:26	OOTMLLJOMMNUNQM
w:27	NOLOSLUOMOOKMUJ
w:28	OOMNKMLOPSTJJNT
w:29	ONLNNNMONONNVMJ
w:2nd	NNOOONOOUNGNONO
w:3	RVMOOLVJOKQRLFM
w:3+	OOOOOSSSOOOOOON
w:3-4	OUONLNOTONKSMOL
w:3-5	NOLOOLJMNNOOHOV
w:30	KMQNIJNNKOUMRLJ
w:300	OMONNOPROKSOQNN
w:31-65	LLIMOKYMHFLJHNJ
w:3187	MKHNMNLNMNNMJMV
w:33	NMSLKKGNOOJSTNI
w:35	RKJOMSQOTLRROON
w:35h	LMLNONJNMLTKNOK
w:36	NNOOONQOMNONKNO
w:365	OONNLOOOLNNNQNN
w:37	MNNLOLONJLQKKRS
w:38	OMSOOONOOOMMKHW
w:39	RKMOOLJNQKQQNNN
w:3pl	OOQLQMPNONOOOOO
w:3rd	NMRNKKMOSNQMNOM
w:4	KJOIRFPQNOTJPGP
w:40	TLQIKFHNPQXRIMJ
w:401	ONIOONNOHUKNNNO
w:401k	OOPNOMNNQUMNOTO
w:43	OOOONOMOJSMKNOO
w:5	JFNQRLQLNMPG@EW
w:5+	NMMNNNWJNNNNMOM
w:50	QKOMTOOMNQHMJIM
w:500	MMULSJIOOSJJIKL
w:5358	NMMNNNMNMNJMTOJ
w:55	LNNNKSPMRJLINNN
w:555-010-0100	NKIMLLINMMLKOUH
w:59	KMLMNMMNOMDJWNF
w:6	LLRPHNNNOLNNXKT
w:60	NTRNNKMLONMRNNJ
w:7	JIGTHOIJSPLEKIR
w:70	ONOMNRRNQONMUNO
w:75	NNSONOHNOLMKPQO
w:8	KJLIGFOLHKQQMJU
w:80	HLKNMMLOQKNIMLT
w:8am-6pm	OOOOOOOOOOMOSHO
w:9	NMMMLPIMONIROJS
w:90	NNNMKOJNOOZMITM
w:@	MHMMLKILKKILQQJ
w:a	OOOOSMOOOOOOLLO
w:abhi	PKWMGSNOONMNMOO
w:abilities	OTKNGIQENJLJQRL
w:ability	LODG<J¡OIGOJJJF
w:able	NOISEJSKLFOSPMK
w:about	MUM?MOOGOOOOQMO
w:above	NSKKHSQIMHGINYF
w:absence	OONOLLLOLLQKNRR
w:abuse	ONJNNJSNNNNOKQN
w:academic	ONOMIONNOKNNRKO
w:academy	OKJQQLMNMNSTNQI
w:accelerate	NNXMKOLNNPNNNNN
w:accept	LJFLHJOLLMHKMNX
w:acceptable	NMLMIPUJMMKMIIM
w:acceptance	KMNNTOSOOOMORJO
w:accepted	OKKNMKILLLKK[GJ
w:accepting	ONONNNNORQLMKIO
w:accepté	NLMONNUMNMMMMOK
w:access	OPOPJDOHLZEMJNG
w:accessibility	NTKMOTFNNMNNRRL
w:accessible	OOJRUGLOOMONLRO
w:accessing	NONMIVIOOONOOOO
w:accident	OMVNLSNOONNOONO
w:accidents	OONMOSQOOONOKNO
w:accommodate	OONNMKQOONPOOTO
w:accommodation	ONRNIKGNKKNLBZO
w:accommodations	OQINNIHONLOOJXK
w:accompagner	OKKKLNKNNVNJLON
w:accordance	OMIPTOLNKKLMPSM
w:according	NNOJITSNNLMRLON
w:account	OIDGOXGHUMNMOFP
w:accountabilities	MUNNOKNOOOONOON
w:accountability	NOQROE[LMIMMLMO
w:accountancy	OONOONQKOONMOOM
w:accountant	TMIMTQOONLSKNNM
w:accounting	NHNNNOOOJIDIFIV
w:accounts	NQOGQXFMHHSLLIH
w:accredited	OMSMJLTIMLKMIJM
w:accrued	OOOOOOQOOOOONKO
w:accueillir	OONMORLOONOOMOO
w:accuracy	MHIJKTSOMKKLJLO
w:accurate	LKIHNQFKQPMLPIO
w:accurately	NMLLGXGNNLMMMNO
w:achieve	OKQIORHJLHLKLQN
w:achieved	OOQNLOSONNOOKOO
w:achievement	OKNOMPSNMNOOKOP
w:achieving	ONOMOUKRNKONNOO
w:acknowledges	OOOONQSOOOOOOOO
w:acoustics	OOIUKONONOLOONO
w:acquire	OOONINOOOPOONNO
w:acquisition	OJRQFRFNOQRMRWJ
w:acquisitions	JNURPPNMNLLJNNL
w:across	KDQSPLFMOGLIOKN
w:act	NIKTQOQLNLNLHQL
w:acting	ONKIKLTLMONLNMM
w:action	JRQJLJRMMIQQNRN
w:actionable	ONRKSORLOMNNKMO
w:actions	MJTOMMGPNLMLQII
w:active	NKJKFRPJNKLKJLT
w:actively	OLFHPOLNNKNKJUN
w:activities	LLOCMUOJKFLPJRH
w:activity	NEOICULOLFMMYNJ
w:activités	OKSIRMLMNJJJJNJ
w:acts	ONMMKVHOONMONPO
w:actual	NIMMHOMNUKNJJRU
w:actually	ONTMTPOONHNNNNO
w:acumen	OIONMNWKONNONOO
w:acute	NJLRMMISONNNNNT
w:ad	NNLIPOMNMNNNNMN
w:ad-hoc	ONNMLSJNOMNNOOO
w:adapt	MKNLJG[JNLSJKML
w:adaptability	OJNMMJWKNLNNMMK
w:adaptable	OKMMMJPQOFKJNNO
w:adapté	ONKLQIINMQUFKNO
w:add	ONJJVLUOOLTOKNJ
w:added	ONKMPKDYLLOMQKO
w:adding	ONQPKOINLINNPJL
w:addison	NPLNOOOOOLONOSN
w:addition	OTSJPLJOPPNHMOO
w:additional	KPBNGOLLRONJIJO
w:additionally	OOPKJRTSNSNNKIN
w:address	NNMLGSFQMJLGRPL
w:adequate	OOOOSRIOOOORONO
w:adhere	NLMNJUJOONNNONO
w:adherence	OMLQMNQNMHMMNNN
w:adidas	NOTIJKNNNPMLMNN
w:adjust	OMLNNOONPJNNMNO
w:adjustment	MRHNNSMNONOMMPL
w:adjustments	OMKONRJNNQMKUQM
w:adjusts	OONNMSJNONOONOO
w:admin	OLRYSGRIMRMLMLL
w:administers	OMNSQWNONJMNONO
w:administratif	OOOLOSLOONLNNOO
w:administration	NRGRSOOOLQKJLML
w:administrative	OGOKULOQOMOHOHH
w:administrator	VROHLRFQMRHGMMQ
w:adobe	OOSONKLOONNLNNO
w:adopted	OOOKSNROONONNNO
w:ads	NLLNNLKOONONNOU
w:adult	ONONLRONNMJNNMM
w:adults	NNULJLKNOLOKNUM
w:advaana	NUJMOMMONRNROMN
w:advance	NHOIRQGLITPMOLL
w:advanced	MJOTOOVJISJHOKK
w:advancement	RNFNQKKOTXPRNLO
w:advancing	ONRMPMGNNPMLNMN
w:advantage	NLOONNG¡LMKLKLM
w:advert	NINONNIOMNNNZIM
w:advertised	ONNNKJILMMNLWLM
w:advertising	ONPOMMKNNQONMNM
w:advice	OORIQPLONPNUKMO
w:advise	OMLNUOKNOLOOOOO
w:advisor	OMFPKSROOJHGNOS
w:advisory	MJLSLOJNNNMLUKM
w:advocacy	OONNLPPNONOOOOO
w:aerospace	ONVNJLJNNLMMMMM
w:affirmative	OOIMRPMONNMMNQN
w:africa	LMRQRHJNNLLONQN
w:african	NNXMHNLONRNMONO
w:afrika	POTMLQNOONNMOOO
w:after	OHEKKROKPZOIOEM
w:after-hours	OOONMLJNNNRNONO
w:ag	NNSNKMLNONNMRNI
w:against	OQKLLUGNNNONQSM
w:age	NLJTQLMLPLMRKPM
w:aged	ONQMLITNNMOLMOO
w:agence	ONILIHJNMRMSTNN
w:agencies	OMOMKTLTNMNOOJL
w:agency	NJTOMKSPLGJEJPK
w:agency's	OONNNOTOOOOONSO
w:agent	WMMMPKKNNLJFISM
w:agents	MNMNNMNNOHNMNVN
w:ages	OOSNNKMOPLOOOOO
w:agile	OIKPOSFTMOMSILO
w:aging	OOQLKNLNONOOQJO
w:agl	NKLQQUKNNNNQOOM
w:agreed	NNIJHYJMNKLLPJK
w:agreement	OONNMMKOQLNMUKM
w:agreements	ONNQMLLPONOOONO
w:ahead	OOKKRMMNITMKQLM
w:ahp	OOLNNNMNNNNNSJN
w:ai	KRPHLNHRIMIFNNR
w:ai-driven	OMMPRULOOQRNOOO
w:ai-native	OJRYGHINMMLNOLJ
w:ai-powered	OONNOULOONMNNMO
w:aid	MKOMLVHLSSNLLLM
w:aide	RNJLKRLOONLLOON
w:aids	OONNJPTLONNNMLN
w:aim	NOOLQIJNNHNMPON
w:aims	OMMULITOOMONNMO
w:ainsi	OOOLJRJOOMOMOON
w:air	NHSLRKIMNKNONMI
w:airbyte	NKLUOMMOONONNON
w:airflow	NLMMNOORMMMMLNL
w:airport	OTLQLPFOLNMTKOM
w:al	NLGKJLQLQQHMIMJ
w:alaska	OORNKORONOMMNNN
w:alcohol	ONLNKRSNLMMNOOM
w:alentours	NOQNOLJONILVMOO
w:alias	OOLOONMOONOOSNJ
w:align	OJHTPNRMSINSPIL
w:aligned	OLQKRQPNNLONNMO
w:alignment	OMKJJRJONNOOTOO
w:alike	OOPNJHSLOKOOOUO
w:all	IENMOPOFLOIOMXO
w:aller	ONOLIUKMOJOMLMO
w:alliance	MNRONNKOONNQOON
w:allocation	OONOOMOLSQNOOOO
w:allow	ONPOKLMOOTSONSO
w:allowance	LIKNMKLLRPHPHJR
w:allowances	NKKMNMLNVRMLPLM
w:allowing	OOINLOMNNQOQRRO
w:alone	OMONTJKPONONNMN
w:along	NMOSIKKMKSLKPKN
w:alongside	OTLRLQJNPLOLMMO
w:already	OOPMRLVMLKLKKNO
w:als	SKPJOPOMLGOFQKI
w:also	NPILKTOOPPKLNSM
w:alter	OOMONMLONNMNHVN
w:alternative	OSOONNMOONOTRQO
w:although	OROOJNOUNNQPOLO
w:always	LIOHJQPRKQROHHK
w:am	KNUMLLTOLKKWQMR
w:amazing	OLLNQPRNOSNNPLO
w:amazon	ONLRJJJRNMONMNO
w:ambassador	ONIKTNJNMOONNNN
w:ambiguous	ONNNNPIOOONNNOU
w:ambition	NWPMJMLNNJMMMNM
w:ambitious	MNRNUMJNNLNMJMO
w:amd	NNRKMMJPOMNLLPM
w:america	OOOMOJNNNLNOJSO
w:american	KNUMOLJQMNSJMMM
w:americans	OOOONNOOOOOOKQO
w:americas	VILROLMOOONMNON
w:among	ONUHTLIMQHLSSNN
w:amount	OOINSNPMPLNNNLM
w:ample	ONONHNMOLRNTSNO
w:an	BOOJQMMPOOHOOUL
w:analyse	NLJJGRHMNSMNTNL
w:analyses	ONLPRVINOKNMNNN
w:analysis	KJFNKSIQMOKJOJO
w:analyst	XRPMNNHOMOEQLMH
w:analysts	ONMVIHONOMOONON
w:analytical	NJHOEOPMMJMMKLK
w:analytics	RTOPQOMGIKIIOIO
w:analytics-engineer	LNMNONNNOONNLOT
w:analyze	OKNGFXGPNLQNOMP
w:analyzers	NOXLMGMNNMPONNN
w:analyzes	OMOLKVIMNNNNNMN
w:analyzing	ONMHORONOMOONMN
w:anchorage	MNOSUJNOOONROON
w:and	KJOOMOOLMOHHLOH
w:andras	RKRMLNKNNJMOJPQ
w:angeles	MMINNIONLOHOPNN
w:animal	MNSNLOMPONONONN
w:animer	ONMLNOQNNMNMNON
w:annual	LONIPJROTOPOGFI
w:another	ONLNSNOKMUNNNNO
w:ans	NKONLNVKMJLJMNJ
w:answer	NMIKQSIKNLKLTHM
w:answered	OOOOLNLOOMONSLF
w:answering	OONNLTNOOSONQLO
w:anti-racist	ONHOONROONOOMTO
w:anticipate	OOSONTTOOLNONOM
w:anticipated	OOLMSLJNOMMNQJN
w:antonio	OOINTOUOOOQOOOO
w:any	MGKINOOONHIJKUP
w:anyone	ONLJSMIONLOPPKQ
w:ap	ONONUKNMOONNOOO
w:apart	OOTOLKHUONNMNOO
w:aphrc	NOUNNIMOOOOOONO
w:api	ONPKKKUNNMNOLNJ
w:apis	NKJLMQRJOMNMMNM
w:app	ONRMMIJNJPMPTMH
w:apparel	OMVONMNOOKNMNMN
w:appeal	MNTMKMNOOINNKNN
w:appealing	OONLRKLOOOOOOOO
w:appeals	OOSQKQMOOROONOO
w:appearance	OOSNNLONONNNOOO
w:appears	OONNKSMLNOOMNOR
w:applicable	OSGKOSNJTIKHSJI
w:applicant	ONMMIORJLMNIOSL
w:applicant's	OOMOKLMNRIOOSMO
w:applicants	MUAPNOQLKHNMRPB
w:application	LPENJLGGHMHHSNH
w:applications	NHLDLOMOJOOMOOH
w:applied	OJOJLMLLOLNNQSM
w:applies	ONNMNTKLKKNNNRR
w:apply	OJJOIJKOOLOQWTP
w:applying	OKJKJQHNLILQVZL
w:appointed	ONOOMMONRMNNFLO
w:appointment	ORRMPOONNPKKNRO
w:appointments	ONGLLSGNSOVSMQN
w:appraiser	OOKTGONOMMLJKRN
w:appraiser's	OOLNMJKQONNNNUM
w:appreciated	OOTNNNMOMUOLNLO
w:appreciation	OOOSKKHOMQNNMJN
w:apprenticeship	MMKLJPPOKRLLOKL
w:approach	NKJPKKPSLKNHFQJ
w:approachable	OOONNKRSONOONNO
w:approaches	NKIRPKMMMLLMITI
w:appropriate	NKGFRQROQOLLJSM
w:appropriately	OKJMLULNOMNNNMO
w:approval	OMNNKSLOONOONOO
w:approvals	NONNMTMOONONOMN
w:approve	OONONQKOMOOOPNO
w:approved	OMNNMSLMNNPNOLN
w:approximately	OORNLOINJOQKNJO
w:apps	ONOIKRLMNMNNNNN
w:apr	MNNOONNNNNFNPOT
w:april	OKINONLNTOKSTMI
w:aptitude	NKIHIJ[LNJLKLNL
w:ar	NKGNNJTNJJUUSOM
w:arbeta	NMMLHNROKSMSLOO
w:architect	TMGNTTNMONLMONM
w:architectural	OORNLOMNONOKONO
w:architecture	MMIHRMTJNILKKMM
w:are	JOOOOJLOOOOOOSM
w:area	LELFOORFGMO[HIS
w:areas	OPPNOPLONTKWQFJ
w:arise	OOTMLQKOONONNIN
w:arisen	OONWTNKOOMRLOOO
w:arkansas	NONQRLLNOMNNNNN
w:armed	SLONNNONNLLORUN
w:around	NKOHKINQLOQMMOO
w:arr	ONNNONTMOMONNNO
w:arrange	OMNONQMNOMNOSRO
w:arrangement	OONNNONONQLQNNO
w:arrangements	OLKLLUNNPQOQKNN
w:arrival	OOOOOSNOONUNOOO
w:articulate	ONNMLRNNONMOOOO
w:artificial	OSPMLLJONLONNSM
w:artist	QNKTONMOONLLNON
w:arts	ULMLNKIRONSMNOT
w:as	MKOOOOLOLKOINOO
w:asap	NOIKHOJONOWMSNN
w:ascenti	MNQOONLOSTOMKMM
w:asics	JILMLLMNNMMJJWK
w:ask	OOKMQMTONLOMITL
w:asked	OMLNMNJOOMTTPJO
w:asp	NMSMOMNNOONMMOM
w:aspects	OMOFSNKMMIKLHLN
w:assemble	NNNONOSNNMKNNON
w:assembly	OOTPUONOOMMOOOO
w:assessed	OKNONNGOOMOOWQN
w:assesses	OONNMUKOONONMMO
w:assessment	NQJGMVNILJLKTNH
w:assessments	ONJOKRNORHNMPON
w:asset	NHMOOPOYMGLIKQM
w:assets	MLOGTLOLMJLKQJM
w:assigned	NGMNC[CJNLKLJOM
w:assignment	OOKRSQIRONPWMNN
w:assignments	OMKLMSJNTJQMMNN
w:assist	LFONH¡KJOHKKLLL
w:assistance	LHPJJOOMPSKJGOK
w:assistant	_OCESFOLTOVONLM
w:assistants	ONFHUVMNNJMINLN
w:assisting	ONOFOTENOHNNNON
w:assists	NNLKHXINOMMMNNO
w:associa	ONRONONOOOOMOOM
w:associate	XQEEUPJMJJONKOP
w:associated	LMOMINKMSNLIKLT
w:associates	MNUJINLROPNJONN
w:association	ONLRNPLOOKONONN
w:associations	OOUJKOLOONNKNNO
w:assurance	OJOJUOLMHQMQMMQ
w:assurer	OKPKLSKOOMOLNOO
w:at	RJWFOMOOOMOSOJH
w:at-fault	OOOOOOROOONOKNO
w:atmosphere	OOTOOOKOOLNOOJO
w:ats	NHMONLKNOONNUMR
w:att	KLKNQORLHTFMVMF
w:attach	NLMNNMHNNNNMXJH
w:attached	ONOOONLONMNNSMO
w:attend	NHHNJWGRMOWIOJN
w:attendance	OQNMLJTNNLMMONL
w:attending	OKLMROKNOMNNRPN
w:attends	ONLNMWINOMOOIKN
w:attention	OJNLJPOKNOJKNMJ
w:attitude	NJNKDJXQMJQKGKK
w:attorney	VMMOYOSLMNKTMMM
w:attorneys	QOMJRKKNOMNINNN
w:attract	ONJLKPMOONONLQO
w:attracting	OOOMUTLOOPOOOOO
w:attractive	LNTOMOMNOMMTONN
w:attributes	NSOOOOKOOOONOON
w:au	KLOXKSKFIMYUCMO
w:auch	OMHNSKSNNKMLOLM
w:auction	NNNMPRLQNNNMMNN
w:audacious	OOSOMOOONNOOMOO
w:audi	OJTLKPLOOLTTMNL
w:audience	NNVMLMONNINNMNN
w:audiences	ONQKJKOPONNNMMP
w:audio	OOONKPLRNNNJMNO
w:audiovisual	OOJNMPLOONOOSOO
w:audit	NMJIJOPLNLNNLLV
w:auditors	ONMKNNNNONOOOOR
w:audits	OLNKLVJOOKNNMNN
w:auf	OLHKHRJNNLMNSMS
w:auprès	NINLORINNLMNTNN
w:aurez	NRKLTUIOOKOTOOO
w:austin	NNONLMJMOOLRMNO
w:authentic	OOHSLNNONRONOTO
w:authorities	OOTNIOOOONNOOOO
w:authority	ONNMOLMPLONOOPO
w:authorization	OOMONMTONNNJKQO
w:authorized	OONNLRSOOOOKKVO
w:auto	VJRLOLTJMGMRONM
w:automate	OLQQROFOOMNNMMM
w:automated	ONRMNRNNONLORJQ
w:automation	OLPJQOOONJLLJKQ
w:automotive	NNSLJKOONKNKPJM
w:autonome	NLMNNKVINLKKQNN
w:autonomie	ONMLNRHOOMMNTOO
w:autonomy	OKQQGKJLQXNNMKN
w:autre	LIKMNMLOMMTKMOS
w:aux	NMNHSOJKNQLHKOM
w:av	NMKSIGTMKVLRKNM
w:availability	NMLNTMTMLNYJLIM
w:available	JIFUNMTFFXOHLMM
w:avantages	OTNNONNOKNOMNON
w:avec	MIDTGHTKHRNMVJH
w:aventure	ONJNSMKMNIMMSNM
w:avenue	NOJNONLNOONRLRT
w:average	NMJNHMTNQGLJSMN
w:avez	OONMLHXKNLMKROO
w:aviation	NMVJJKHPNLMLMNN
w:avoid	ONSNMOLMNLMMNMP
w:avons	NNININQOOJMSKOU
w:award	ONVNLMMMMONENKO
w:award-winning	ONVLNTSNMONSNMO
w:awards	NKMMNLLNOTNJNMM
w:awareness	MKIKTOQINIMMMMQ
w:awesome	ONJLPNJONLMLSMO
w:aws	NMULKNOQNLLMKNK
w:axon	MMXLIINNOJLKFQL
w:ayudante	QNGMVMHLNKLLMNL
w:az	NNKNMOLOONMUMNO
w:azure	OJQIHKOTMKIIHMJ
w:año	OMHNKOQMSSRMKNL
w:b	KINLKNPKNLKJKOQ
w:b2b	ONQROMPUOJPJMNN
w:bac	OONNNMVSOMMMNOO
w:bachelor's	NKNOLKPMMLHIFKI
w:bachelors	OOOONOUQOONNNNM
w:back	OLSLQSIMSQMMTKJ
w:back-end	ONNMQKNOOOOOOOO
w:back-office	OMQKLIQNOKNMNNN
w:backend	RSQHQTJJNKLLMNL
w:background	NMKPIOQSLJIIOWL
w:backgrounds	NMNMKKJMNKMKMWN
w:bad	MKUNMQLNNMMLMNM
w:balance	OTRIQOHMKNQROLN
w:balanced	OORNJJOMNMNMNNN
w:balancing	OOLSRKPNOMOLOOO
w:bank	KKKQPMJNQQJIMKL
w:banking	OJMQOHRNNMNLMMM
w:bar	SKNHTQEOLOHNGKO
w:barriers	OOTOLLNNNMNNNLO
w:bartender	PLGNTLONNUSKHMJ
w:base	NIPGLONPWHJOJHM
w:based	IDKOUKGOVLOVQKF
w:basedash	NLKTNRKNNNLMNOM
w:baseline	ONOONNSNOOOORLO
w:bases	ONSLJQHTNKMLMNL
w:bash	OOKOSNVPONOOOOO
w:basic	JINKISQNJQJHQKL
w:basis	NILTNNPJONWHSPH
w:bath	OOOLIKPSNROLONO
w:baton	ONNNPMMOOOKTOOO
w:bau	OOONJUROOOOOOOR
w:bay	NNQLLMMJNNNRNNM
w:be	GOMNNKPOOJOOVO9
w:bearing	OLVJMLKMNKLMMMM
w:beautiful	OONONQNONQOTNNN
w:beauty	PNWNNNJNNMNNMMJ
w:bebidas	OMMMKTSNOMNMNON
w:because	NNRNLPLNMLNNISN
w:become	NODOQONKNNQOVFL
w:becoming	ONNQOJMOOUOOMSO
w:bedford	OOSOPONOOOQQOOO
w:been	NJQFBOOIOIHMMNG
w:before	MGMJNKONMMNOQLG
w:begin	NNMONKHMMKTKVJM
w:beginning	OOQOOOJOOLNTNNO
w:behavior	OONMLRPOOMQNOOO
w:behavioral	MKWHQGROMPMLKQK
w:behaviors	ONONKSJNONOOOOO
w:behaviour	ONILKSLMNLNNLRM
w:behaviours	OOOONNLOOOOOQMO
w:behind	ONSLHOINORMNMMO
w:bei	NORNLNMMONNNMNN
w:being	NOREILOOLLNEUMJ
w:belfast	SOMNMNNOOMNPKNS
w:believe	OLWHKJOPJQLHELJ
w:bell	OKOOOOOONOOSOOO
w:belong	OOSNNOOOONOONMO
w:belonging	OOPOMTNOOHOOMIO
w:below	NJJNJRQMKHMJSPS
w:benchmarks	ONJNMTQMNMLKMMN
w:bending	ONMMNMVMMKMLMMM
w:beneficial	ONKNLOFUNOMMMNN
w:benefit	NIEKHSKNQZKLJTN
w:benefits	JWNNIMJHOYOLGOK
w:bereavement	ONMNONNOLRNNNNN
w:berlin	GKNMIMLMNMLPLNS
w:besoins	NNJLKQONNLMLNON
w:bespoke	LWSNKRENMHNRMJL
w:best	LMVFNLMOJPMOKOH
w:better	NLPMEMOLLEKKGSM
w:between	OLOOMPKJNINGWGK
w:beverage	OOTNGOOOOLNKLOO
w:beverages	OOOOKPNOONOLOOO
w:beyond	NMJMINTOHUMLLKM
w:bharatcares	HLYNKNMONMMMIMM
w:bi	OIHPSPOMJDGOFKJ
w:bien	ONSNKMSMNSLMINL
w:big	OJTIJPYLMILKGGK
w:biggest	OJUMSJJNNHNMLKN
w:bigquery	MJORLMWJNLMLNMK
w:bilingual	NMPNMMNUNLKJMNI
w:bill	MNRMNPMOMUKJNNL
w:billing	OMKSJYKONLNNMNO
w:billion	OOVOLOLOJKONNNN
w:bio	NKPLSOLNOKNMKON
w:biodiversity	RKSNJILLOPOMMOT
w:bioinformatics	OOIONONOOONNNLS
w:biology	NLNLNUMOONOUOON
w:bir	NNNNMSNNONOMOOO
w:birthday	NMKOOMOLKUKLMNM
w:bit	OORNNNSONPRNLNK
w:bitbucket	OMOOOSZIONOJMOO
w:blend	OORLKNPNOLNNMNN
w:bloc	QQKPTJGONKQPMOO
w:bls	OLOOOOROOOLNONO
w:blue	OKMNOONOLMNROOO
w:blueprints	ONMOKKVKNLNNMNL
w:board	ONQNGSRPMKLKNML
w:body	ONULJITOONOONON
w:boissons	OONKNSINOLNMNON
w:bokaro	LIJLQJMMNLSWMOK
w:bold	OOWNJKLONLONLMO
w:bone	NNWMLLINNMNNMNL
w:bonne	NMPLOOULNLLJMNN
w:bonus	OPFNKIJM[EHOKJS
w:bonuses	RNJLNJNNUOLMONO
w:book	NMQNTLWOLQNKNNM
w:booking	SLJNMPKONNMLNNM
w:books	OOPNKSSOONOOOOO
w:boot	MNQOPONOONPKOOO
w:bord	ONNKMRLOOMONOOO
w:borders	OOOPMKOOOOOOOOO
w:boston	NNMMINTOOOLVNNO
w:both	MJPPNOOOIJNLLMO
w:bottom	OOOONONOPNKNTNO
w:boundaries	OMSLQLNNOMMNLNM
w:boutique	OOUNJNNQLNNRNMO
w:box	OOPMJOGNNNMJPRK
w:branch	ONLORGSSMJRQOJN
w:brand	NPOKSMILOVHIIIJ
w:brands	MMQFMMLMLOLHIHM
w:brassring	OOIOOOOOOOOONLS
w:braze	OOPNLLUUOONNOOO
w:break	ONMORONONNNOLNN
w:breakdown	OOTNJTKOONNNOON
w:breakfast	OOMOKRLOMWLNOON
w:brennan's	NNSNPLMONMOTNNN
w:brewers	MMQNMNMNNMLIUNJ
w:bridge	ONRLRPONOMNJNNO
w:brief	OONMLTMOONOOSLO
w:brighton	LJKXRKNOMOONNOL
w:brilliant	OOJNTLNOOLNNNOO
w:bring	OOOOROMLLDLKJRK
w:bringing	OOPJLQMOOSNOIPN
w:brings	OMTLNIPNNJNMLON
w:british	POURPPMOMOMLMNO
w:broad	OOQMIMPNOMOOJSO
w:broader	ONPONNNOTNOORMO
w:broadly	OQOOMNUOOOOOKLN
w:brokerage	ONPKOTNNNNOLNOO
w:brussels	OOMOSNNONNNQNNN
w:bs	ONMRQSSLONMMLNN
w:budget	ONORISNOLKJJLMN
w:budgets	MMQMMOOPNLNMMMN
w:build	LOLLNWOFINGGOGR
w:building	MRIOOSOKKLNPKRI
w:buildings	ONLMKSLNOMNLNSM
w:builds	ONLNFRJNOJOONMQ
w:built	OOVOLJIONIONMMQ
w:bulletin	ONNOMNPNMNNNPIN
w:bulletins	OOMONOOONNOOSMM
w:bureau	OLKVLFSNKPIJRKJ
w:bureaux	ONSNLLFNNULWLNM
w:burn	MNQOPONOONPKOOO
w:bursaries	OOMOOKOONQOOOOO
w:bus	OJMNNOMTONNNSKL
w:business	WJOPPOOONOOOGNG
w:businesses	MNZEFOHNLBKIHEL
w:busy	ONOUUNNKOIMILMN
w:but	MTNEOMJSOJMQFKO
w:button	ONMMKIGOKLJKLMX
w:buy	ONMMKSONKMNNNLO
w:buyer	SKLONOMOONMKOOL
w:buying	OOTOOMRLNJONNOO
w:bwe	QMMONMNOONOLROM
w:by	JNRINOKBLHJJHOP
w:bygga	ONSITOMNMRLHJNN
w:c#	NNRMOOOMONNMNNL
w:ca	LJOMMNKMNKLXOOL
w:cadre	NJQOSIONNOMRLNN
w:cage	NNQMRKMOOMMNNON
w:calendar	OONMQTJOKMLMNRO
w:california	OOOIMMWJOKLUKMO
w:california's	OORMLNONONMJMOM
w:call	SJRKFSOMMKQHQMI
w:calling	OLGKRUNMNMNMOLL
w:calls	NKHHFUNMNJMJSLL
w:calm	OMNLJQRNOJNNNNN
w:camarero	QNGMVMHLNKLLMNL
w:cambridge	NNPMLOLOOMNNNOJ
w:camera	ONMLSPNNQNLMKON
w:camp	MNQOPONOONPKOOO
w:campaign	OOLRHOONOOONONO
w:campaigns	OLNROKMMOGNMMMM
w:campuses	OOQNLLNONNNLMTK
w:can	QHOLNLOPOOI@OJM
w:can't	OMOOSNMNNNSOSMM
w:can-do	OLPNJMPQNMMMIMM
w:canada	MMQLKJKNNMOONMN
w:cancer	NOUJILMNOOOHNOO
w:candidate	OUJNNFWOLEJOXGH
w:candidate's	OMOONOLONNOOTTO
w:candidates	LHJDFJULOEPOPOI
w:cannot	OOKQJIXONNNNMSJ
w:canonical	NNROLNNOONNTNNM
w:canvas	NNNLKMRONPMPMNN
w:canvas'	OOLHSMQNNNNSOON
w:cap	OJPNLITOSMNLLML
w:capabilities	MHMKJVJSNKLMLPL
w:capability	ONMNOIOKMILMMPN
w:capable	ONNNOIYOONMMMMN
w:capacidad	ONMNNLSMOKJKMNN
w:capacity	MNPLLLSKMMKOONN
w:capacité	ONMNMGNROJKKKNM
w:cape	OMMNONKNMNNTPMN
w:capital	MNPKLOMNNLNONOO
w:capture	OOJMVRMOONNNJKM
w:car	MQPMFOMJKTKKILR
w:card	NJKMMNSLNTLLMTM
w:cardiff	TOLOONLNQNM[NOL
w:care	OLRSVPKOGOOJ@IP
w:career	OPO@V=IJOZFOPFS
w:careers	KJQMKJJMLRLJUOM
w:caregivers	OOJMLOKNJSNNLRO
w:cares	OKHOMNSOOVOOOMO
w:caring	ONOKJMUNOMONNJM
w:carried	OOLNIKOOONMSMNO
w:carry	NJILUVTMOGJIJLL
w:carrying	OOOLRKMOONNLOOO
w:cas	OMLKJTJMOLLKRNM
w:cascade	OOTNMPNMOLNMNOO
w:case	RPHOMSJKSOMMMKR
w:caseload	OOLOJUNOMQOOOOO
w:cases	OMOOOUMMQKNLLKN
w:cash	OIJJMXHOISLLMMN
w:casual	OLQNOLLOLSNJNKO
w:category	NOHSQSOOOMOONON
w:cause	OMNLMOOMNLMLKON
w:ccps	ONNNNRLNNNMMMOO
w:cd	OLKKPNPOMLMMKLM
w:cdi	MHILOKINJHSULNJ
w:ce	OMHJKOQLKKPKSON
w:celebrate	OOMNMMNONGNNMRO
w:celebrated	ONXMKOMOOKNMLPN
w:celebrations	ONSNOLMOLUMONON
w:cell	OMJUHIQNMNMLQKJ
w:center	PGOWOOLRLHKFOOP
w:centers	OTULOLINNINKMLO
w:central	MMKQOMNPMOHSOLL
w:centre	RTMKIOGNMRMONQP
w:centres	ONRNMMMNOMLLNOO
w:century	KUKMKNMNONLNNNL
w:ceo	OOPOJROOONOMONN
w:certain	OOOOOOQOOOOONKO
w:certificate	OTNMOLMIOLLKSEL
w:certification	MIINKRKYKLOJOHJ
w:certifications	NOJLJKORONKKNOL
w:certified	NKRMMILONIJININ
w:cf24	TQOOOONORNNWOOO
w:cfm	ONMOOOMONNNOSJQ
w:cfo	ONJPVPMLNNRNLON
w:cfr	OUNNSNTMLLTOMQN
w:chain	VILPQQRMOOMKNNM
w:chair	OMKMIRJNNMNRMLN
w:challenge	OLQMSQQNNNONMQM
w:challenges	OLOHRPQIMOKLIPS
w:challenging	NKNPJPKKMIKRKLM
w:champion	OOMKLOOONQOOOOO
w:champions	OOOQQOJOOOOOOOO
w:chance	JEUJGHCMOZQGORE
w:chances	ONJMSPMOOROOQOL
w:change	MGTFORPOQNOIKPH
w:changes	NKIFJVNJLGIKCSH
w:changing	NLIJPHUNLFLGOLN
w:channel	OOOMNOLOOMONJOO
w:chantier	NOMSNZFMONMLNON
w:chantiers	NMHJHORNNSUSOON
w:chaos	OKLSSJJOONNNLOM
w:character	ONNOTOTOONOOMKO
w:characteristics	ONSOOOLOOOOONOO
w:charge	MLKJMSPNKSKQMML
w:charges	ONLKUSQNNNOMNSO
w:charity	NNSMLLLNLMMMLQN
w:charpentier	PNHMPKSNNMJRMNL
w:charter	OMTONNJOOTONJTN
w:chase	ONLMKPRMOLOONNN
w:check	OKSLGOYJLIHNPGK
w:checked	OOOMOJSOOOONQUO
w:checking	OOQNMUIOONNLLNK
w:checks	OMPHJSVMNLMNTPN
w:chef	TVIUPOJMMLRLLNK
w:cheylard	NOSNSJKKNJKVNON
w:chicago	KNOMKMMNMJMSLML
w:chief	TJOVOIHNSLLJNMI
w:children	OORKGIPKMFNLSQO
w:children's	POTLMLQRONOMONO
w:choice	ONONNMJNKPOLPLN
w:choose	NQFTQIGMMGQKRLR
w:christian	KSNMOMLNNMRJNNL
w:churn	OMMKMQRLNKOMNNO
w:ci	OLKKPNPPMLMMKLM
w:cid	QOMURPMOLNOMNOM
w:circuits	NOJNLULONOONOON
w:circumstances	OOLOONMMROONQKL
w:cities	OQPNKMMMRLNNNQN
w:citizens	NNQTNNMOOONLOOM
w:city	MELIRPUIHLONOLO
w:city's	OOPOLONOONONSJO
w:civil	OOGHGEOKOMJOH¡M
w:claim	OPMONOLONRNNKNN
w:claims	ONMKQOMOOOOOOOO
w:clarity	OLMNJKXNONOOLNO
w:class	ONIMNROOLPHOFLU
w:classes	ONJNPTMNORMMONN
w:classification	OOONOQKOOOOOOOO
w:classified	ONMNKQLNNNNQLPN
w:classroom	ONSKINLONLNNNNN
w:claude	ONPPMKPLOLMLLMP
w:clean	NKMHMVLJMFHOKLK
w:cleaning	KKUIJWNMNJORMNM
w:cleanliness	OMLLJPKOONNLOON
w:clear	JEJMJQJOGPIHOIU
w:clearance	OKNONOWLONLLKLO
w:clearly	OLKJKJQKNRNNSLN
w:clerical	OHONPUVNNNNKNOO
w:click	OLKNKMGNNNTNYMH
w:clickhouse	NNLMLTIOONNONNM
w:client	QLMJRROMOMLOKJL
w:client's	MOIPXLROONNRRNL
w:client-	OORNKLNOOMONOOO
w:client-facing	OONLTOILOSONNOO
w:cliente	ONKMKMUMOMKSMNL
w:clientes	ONQLRSQNOMONOON
w:clients	KLPMOVPFJFD?MPJ
w:clients'	ONMKOMLOONONOOO
w:clientèle	OOJNMLSSOMLLSOO
w:climb	ONOOOMQNOONTNLO
w:climbing	OMNOOOTMONMLOMN
w:clinic	OOKNIUNOQROMOOO
w:clinical	SIJKKKSKMLJHNLJ
w:clinically	OOMMLVSOONOOMMN
w:clinician	OOLMOMPOOMLMMNM
w:clinicians	OORMRJKMNKONNLO
w:clinics	OOKNRNUOOOOKONO
w:close	NPBURQHHLPHSQCY
w:closed	ONMMMJKNMMNNRIQ
w:closely	OSD¡SKNMOINLNKM
w:closing	MMLNJPKNKLOOTJK
w:closure	ONMONMLPRONNSKO
w:cloud	NGQOMROSKNKKJMK
w:club	ONPNTPLNMWTMNNN
w:cluster	ONGRWLWNONOSNON
w:cm	LNOMJQPNONNNOOT
w:cmd	MMTLONSONMNLMNM
w:cms	OUNOOOQONNNNRNK
w:co	MIMKKLIGMQMORSJ
w:coach	QOOKSVOLNKKKMNM
w:coaching	NMNQMRFSLTMNNNN
w:coast	OOPOKMLOMNSWONN
w:cod	OONNNNLOOOOOSJO
w:code	KNJONMMJLGJFARU
w:codes	OOONOOSJOOOONON
w:coding	OKJQHZIHNLMMKKI
w:coffee	NLQNNLHNJPNTMLM
w:cohesive	OONQMJNOOOOOOOO
w:cold	NMKNKOTLNLNLNNM
w:collaborate	NKHJATFMOORNOLO
w:collaborates	OOOKRPMOOMNNOOO
w:collaborateurs	NOXKOJLNNMNQNON
w:collaborating	ONLHOOPONKMPLNO
w:collaboration	NRSQOFPIOLKPIHQ
w:collaborative	OJRYQHOGNRIOOLM
w:collaboratively	OMMLLOSJOKKLNNN
w:collate	OONLKSNOOTOOOOO
w:collateral	OOMNNSNOOOOOOOO
w:colleague	ONTNKLKOMMONMMM
w:colleagues	NRMSIOTQLOMVJON
w:collect	ONLKIQHRNGRNIUO
w:collected	OONSQMMOONLOONO
w:collecting	NNNLLPPLONONNOO
w:collection	NKPQHMLJMHLILLM
w:collections	NOMTMRLONNNNOON
w:collective	ONOJNTNORJOMOMO
w:college	THKLKIJMMQJHTQO
w:color	ONLNMMNMNNMNHTN
w:colors	OMKKNMKNMHLLMNW
w:com	FKQLKKJMKKOHNAQ
w:combination	OOOOLOKSPNNNNNO
w:combined	OOQUIJFPNLNNNMM
w:combining	NNSNNMMNMONLMMN
w:comcast	NMSOMMLONMNNLQM
w:come	NJOTJJOILRLHOPJ
w:comes	OOOMRLSONJRONLO
w:comfort	MMLMPJQNMQMOKMM
w:comfortable	NKOJLCXJMGNQEFM
w:command	OOOMPOWONNOONOO
w:commandes	OINMOVNNONNNNON
w:comme	ONSLKIWNOILHMON
w:commensurate	OONOMQKOTLQONMO
w:commerce	OORNNOMOONOOONO
w:commercial	OKOKWNILJQLIIHJ
w:commercially	NOMIOKQOONONNNO
w:commission	PIQMIJNMUCHJHVL
w:commission's	ONLOLNMONNNNKSO
w:commissions	OOLONPMORKNMOOO
w:commitment	OWTGGMPMQOLHOOL
w:commitments	OOFNOLOOMXNNRKO
w:committed	SGJN@EOKKIKIPXR
w:committee	OMTJJUJOOMLLNNO
w:common	OMOGLRNMOINLMLN
w:commonwealth	OOLOOOQNOOOORRO
w:communicate	OJKPGNOOMPILIJL
w:communicates	ONLLJTKMNMNNLNO
w:communicating	OKIMPNURNPMNSKM
w:communication	NPRMGLTOKMNFIGE
w:communications	NNHUVPMONJMLOJM
w:communicator	OLJJLOXKNLJKJMM
w:communities	NLOGKEOKLMKIORK
w:community	OKODOUOKOQGOKTK
w:commute	OQKOLNOONOMNNNO
w:commuter	RNNLSMMNOOMJNOM
w:como	ONIMTMPMNLKJNNM
w:companies	MLZQKOIOIGGOOGK
w:company	FLPOLO@OOUNOKOO
w:company's	NLOGRJEPMIMPGTM
w:comparable	ONLSHLGWMMONQON
w:compassion	NNUKLMLNNLNNNLN
w:compassionate	OORLFJULOLNNTNO
w:compatibility	NOKNLUKMONONOON
w:compelling	OONKLTNNONNNMNO
w:compensation	PMWLHILIYMNEIQK
w:competencies	NOKNLQSIONNMVJK
w:competent	OOMLJVNNOOOTOOO
w:competing	ONNRULLOONONNNO
w:competition	ONJKNSGLNSMMMPN
w:competitive	KNONLLPMYTOOOOK
w:complaint	ONNOOOOONOOOFVO
w:complaints	OMMMKTLNONNNNNO
w:completa	LQJLMMKNKESIMNS
w:complete	NHOGGXOMLNQGSFK
w:completed	ONOKLTOKMLHMVOM
w:completes	OKNMIZLNOKJOLKO
w:completing	OLNMJSMMONNNUPL
w:completion	NNKPPVQKJOLOJLM
w:complex	NJOLROOOMDOHMHR
w:complexes	ONNLLRLOOMONOOO
w:compliance	RHLOQXOOMELHOOK
w:complies	OOKNORJNOMONOSN
w:complimentary	ONJOOMMNNQNNONO
w:comply	OMMJLRGONNOOKSO
w:components	MKHJOVHMPLLMNML
w:comprehensive	NJFOOJJMLWKJKOM
w:computer	NJHLGGROMJJKHJH
w:computers	OUONLPTONNNKMMO
w:computing	ONQMOJNROTOOONK
w:compétences	QLPNNIMLOWPONON
w:con	NJUHPNNQHLGHPKH
w:concept	ONNMKSONONOONNU
w:conception	OOTSNMOKONMSOON
w:concepts	OMLKNNOMOPNNJMO
w:concerns	ONQLIUJONKNLMIO
w:concise	OONNOLSMONOONOM
w:concrete	NMJMVPOOONONNNN
w:condition	OOMNLOOONOSJMPM
w:conditional	OOLULJNMNMNNHTM
w:conditioning	PNONPNKOOMOLNNN
w:conditions	LNGLHTLNNIJYIQI
w:conduct	NMEJLQQNNKNMKSM
w:conducting	ONHKOVRJNKNNNLN
w:conducts	ONNQJPJNOMNNONO
w:conferences	ONINQMINNRULNLN
w:confidence	ONKNSJVMNKNMOKN
w:confident	OMRRHHQLOKNNMOO
w:confidential	OKKOMHOIMLNNIWN
w:confidentiality	OKMNMPRMNNNNNMN
w:configuration	OMLIFXQONLLKLNN
w:configurations	OONNMRKNOOOOOOO
w:confirm	OMONNOMNSNLNLNO
w:confirmation	ONONONOONMOOSKO
w:conflict	OOMNMLONOOOOTLM
w:conformance	OONNJRMOOONMOOO
w:conjunction	OOOMISLOOMOORMO
w:connaissance	ONQNPMKVONMJQNN
w:connaissances	OMKNOGXJNJLKMOL
w:connect	MMJJFSRNMTMLIIJ
w:connected	OORNKPMOOMLOLQO
w:connecticut	NNONMNPOMKNWNLM
w:connecting	MLWJJOJMMMMMNLL
w:connection	OOLNKUHMOMOOJQN
w:connections	ONNMPJLNTRPRINM
w:connects	ONUNKMIMNNNNMMM
w:consent	OOMNMJJOONOOJSQ
w:conservation	OOLNLSLOONONNNN
w:consider	ONHORIOJRQMTMQQ
w:consideration	OLMMMHKMMQQMPNO
w:considered	NKHPJGMNOOHRRKJ
w:considering	OONOOOROONLMRJO
w:consistency	OLOIHUMINMNONMN
w:consistent	OLMIMPMKNLMMKON
w:consistently	NJJLLRWKNJTKLML
w:consolidate	OTNMNKLNNNONOON
w:consolidations	POMOOPPMOOOJOON
w:constant	OOORIOOOOLPNOOO
w:constantly	NLMLJTOLNJMLNLJ
w:constraints	OONNNLNOONOOSSO
w:construction	NKOIXOOJMGLMHKT
w:constructive	OOPNISHOONOONKO
w:consultancy	OOUKKLISQQNPNMN
w:consultant	YHRROOKLKFOKOOI
w:consultants	QNKSIGHMNVLSMNN
w:consultations	ONMNQULNNNMMMOO
w:consultative	ONNMLQKOOMOONNO
w:consulting	NNUJGHTNMOIKLLN
w:consumer	TMOQILORNHNLNMN
w:consumers	OKOQHQSNOLNNMMP
w:contact	KOJQMNPPHNKJITH
w:contacted	ONOMNNMNNNOOVEO
w:contacting	OOOOMRHOOONOMMO
w:content	OHNLLNOLMHHIOHP
w:contents	NOOMMSNOONONNOO
w:context	NNPQRKPPMJMMMNN
w:continue	ONONJODNNNLQFWN
w:continued	ONQJJFPTPGKLNMT
w:continues	OOVNOQNNOJOMNOO
w:continuing	OONOOOOOJPOOONO
w:continuous	OOROONPMOOKJOJJ
w:continuously	ONUGPOJNNINMRON
w:contract	PMSIONHJOQPHHLJ
w:contracted	OKMNLPKNRLMNMRN
w:contractor	MSSMIMNNOMONNNN
w:contractors	ONPMLOPNOJNMNSO
w:contracts	OKMMJNKQNOTNNLO
w:contractual	ONOOOOOOOOSOMNN
w:contrat	MRJLPKJNKFTHJNM
w:contribute	NLMJSTKMOQKLKJJ
w:contributing	NMIQSUOLMRIJNMN
w:contribution	NSJKRLGMKOMJMRL
w:contributions	LJPOTKKMFRKHKLM
w:contributory	OMMNONOOPQNKOOO
w:control	OJJPOQVELKOIKKK
w:controlled	ONKPRQJMOLOUNNR
w:controller	RMIRPLOLNMRNNON
w:controllers	OOLUQIQOONOOOOO
w:controlling	VIKPNOKNONNLRMN
w:controls	OHPKGQTONONNNNO
w:conversational	NIORNTKMOMOONON
w:conversations	OOJNLLSMOSUMOLO
w:conversion	NONNSNLONLSOOOO
w:convert	OMNNMTNOONNNLOO
w:conviction	OOOOOOOOOONOKOO
w:cook	OKONMPQONNKRUON
w:cookies	OOKNKJHOOLNNKHY
w:cooperation	OONUMUOOOOOONLN
w:coordinate	OLOJFOOLNJNLKLN
w:coordinates	OLLNIUNMOLOSNMN
w:coordinating	ONMIOOOJNMLMOMO
w:coordination	NSMKLONMNLMMNNP
w:coordinator	WJMKNJOKNLKHLOM
w:copenhagen	OOUOLOONOONGOOO
w:copy	OKKNKODMMKMLWLI
w:core	OOVKMOIMMHJOJFO
w:corporate	PMKISKJOMJIHNNN
w:corporation	NNSNMKMMMLMMIRM
w:correct	ONPIKRMKONNNISO
w:correspondence	OONNLOSLOOLNMOO
w:cost	NRMQROLJIOKSHJK
w:costs	OJQMLRINNOMMMLM
w:cosuno	OOSMKNNNNJNNMMP
w:could	OQOMOSINJUOMCKL
w:council	ONQNLNRONJNJSMO
w:counsel	UOOJIUHOONOOOOO
w:counseling	OOOPQMHOOMOKPKN
w:counties	OOTNLOJOOOOLONN
w:countries	OOVHGMOOLJMRMIM
w:country	NIOMIWJNNKMLIRM
w:county	KLSMOLPONIJMQTN
w:coupled	OOOONVSOOOOOJOO
w:cours	OONKLNTOONNLOOO
w:course	RMJTNJOSTQTSJPM
w:courses	MMRKHOJOMTKKMMN
w:coursework	OOMONSSMNMJNSLO
w:court	OLNNKRONOMNONNN
w:courteous	OOOOSOONOOOONNO
w:cover	OJNHKRAMIOUJRMK
w:coverage	NLIGNWJOGQNIJGM
w:covered	OONOLUROOLLOQLO
w:covering	ONRLOTROONOOOOO
w:covid-19	ONMRMJRONKLNIZJ
w:cowan	MLSMPNLNNMSJNNM
w:cox	NOLNMMJNMLNNOPM
w:cpa	NMMOOLLSNNKLNOM
w:cpi	OMPOMMLNNNNKMMT
w:cpr	OTNNLNSOOMJMKON
w:craft	OOOKTPQNOTOOLNO
w:crafting	ONNQULONONNONOO
w:craftsmanship	OLKLQRIOMSNNLNO
w:crane	MNRONNKNNNOKLSM
w:create	NMTOMOBLMGOMTJM
w:created	NNNPQULNMLMLQKM
w:creates	ONOLHOINOSOOOSO
w:creating	NIILRROQMJMKIOI
w:creation	OMQJRJONNNNLNNN
w:creative	MJSMHOSPJLGEQNJ
w:creativity	OMTPDOQNKPMLJHL
w:credentials	OMLNMKPJNMNNVLM
w:credit	MLNRPKNOKKNMRMN
w:criminal	ONNJRTWMNNLMRVN
w:criteria	MRJLJOOKOPGKOXF
w:critical	NKIWVJPJNJKKKQL
w:crm	NHLMLOTHNMMMMNN
w:cross	OLONNRKOOOOOOOO
w:cross-functional	NKKOTLKQMIKLLMR
w:crouch	ONOOONSNOONNNLO
w:crucial	MMOGXKMLMIKKMNO
w:créez	OOLJRMMOONNONON
w:csr	MKMLLMNNNMNLMOU
w:csrbox	OIVNMNMNOLNOHLO
w:cuisine	OTSROOLOONRJOOO
w:cultural	OOMNMJNQONNNMKN
w:culture	MMcNGOBKJOOQEIK
w:curator-	UKJMOLLOOONNNOU
w:curiosity	OOMNMNNROLOONLO
w:curious	OJTLPNWLMGNMJLL
w:current	ISMGLPQFPJOMXLN
w:currently	JLKCYMPKKIQXONO
w:curriculum	ONMUMJOMONNNNNN
w:cursor	ONKQMMNNOLMLMMP
w:custom	ONUMNULOOJNMNMN
w:customer	OGOOKSORHHNNKDK
w:customer-centric	NNOONMRKOMNMONN
w:customer-focused	OMROMOQTONNONNN
w:customers	LOOLOTNPKJLRE@H
w:customers'	ONTNKQKMOOOMNON
w:customized	OMOMSLMOOKNOMOO
w:cutting-edge	ONNOJNINOWMOOMM
w:cv	NHINLRHNNONNWLJ
w:cyber	OONORNMOONOOLNO
w:cycle	OLHRISRLIOKJNLN
w:cycles	OONNNLJPOOOONNQ
w:d	SIQRNKPNSHPQKLJ
w:d'activité	MSISLOMMNSLHMOM
w:d'enfants	ONLKOUJNNIMQLON
w:d'etat	OOOOPNOMONQSKOO
w:d'expérience	OMOONORNONNNOON
w:d'heures	LNNMMLKNLIULLNN
w:d'hygiène	ONMKNMSNOLMMNOK
w:d'intervention	OOONORSOOMLNNOO
w:d'intégration	OONLLHMONSQMNOO
w:d'un	NMMKPKVMOJLGLNM
w:d'une	OMSJKNTPNMPGQNN
w:d'échanges	OONNMKNONTMMNOO
w:d'équipe	ONTVIKNMNWLKLON
w:d'être	ONKMLNLMOUOKLNO
w:daily	PLPCDWSHKLJOKKO
w:dallas	MJFKUMLNMMLTKML
w:damage	OMRMPVJNONONONO
w:damaged	OOSNIPMOONNNNOO
w:dans	HFSORKJOKSFKOKQ
w:dars	OOLNMNKNNNNNWDL
w:dashboard	OOQJROQKOKONMNN
w:dashboards	OLGMQUKOOJMLMMP
w:data	OOIQUMLNGOGKKMM
w:data-driven	NHJMPQQNMTMKMNM
w:database	NGQJNQSIMKMLKLI
w:databases	NMLJKPOPNKMNJNI
w:databricks	NMOWOLPINILKKMI
w:datasets	NKJOMPHMNRLLMNQ
w:date	QVEOILLKKPORUJF
w:dated	OUMNNKTNONONONM
w:daten	OTIOWMGNONOLKNN
w:dates	OONNNQJOLLOOTKO
w:datos	OMPLQKHTNLKLMNM
w:dax	ONKLMMLTNMNIMOM
w:day	KHQDONOLBQXMNMK
w:day-to-day	NQHEHONLMILIPLT
w:days	OHINJQMINXSWHSE
w:dbhds	OMXKTLJNNLMNIOK
w:dbs	OUNONMWKOONOQJO
w:dbsciv	MIKNNMLNMMMMXMG
w:dbt	LHKUMNNQLHIIHJO
w:dbvi	OONNNNMOOOOORJO
w:dc	NLUKMSKNNQKUKMK
w:dcs	OONKLTLNOMOONPN
w:de	HOONNKRIMOOQFBK
w:deadline	NONNNNMNNNNNRML
w:deadlines	OMLPIGZLNJLMLMN
w:deal	ONOLQVQNOLONMPO
w:dealing	ONRLPPTMONNONNN
w:deals	OMLJKVLMOLNNMNK
w:debt	ONNMLUKNONOONOM
w:debugging	OOSNNQJPOONNMMN
w:decide	ONLOFONONQONQKO
w:decision	ONIULQOMNKOQKMO
w:decision-makers	OLMMMRMNONNNNON
w:decision-making	NQKQSJSJNMKKOKI
w:decisions	NKLVOJOMOOJRIPM
w:dedicated	NLQ?IENMMNGNUSN
w:dedication	OOONMONNQJONONO
w:deep	NLOJJKQOMNNLLMM
w:deeply	OORLJOSNOONNNJO
w:default	OOTNMLMONNOOQNO
w:defense	OJOJPNKOMQKKMLN
w:define	NKMROVQNNJNNLMO
w:defined	ONJJPSUKRONNMPO
w:defining	OOTLJTMMONOOONL
w:definitions	OONPKLONOOOOOOO
w:degree	LCELGOPOMLMCOEN
w:deine	OJROKOMOONONSNK
w:del	MUPPJIQLKPMRGLO
w:delighted	OOPNQJMNNPNLNMO
w:deliver	OMHOOJOONPNKKOL
w:deliverables	OOMHTNHNONNNMNQ
w:delivered	NNMJUMOONLNMONM
w:deliveries	NMKMJWHNOKNNONN
w:delivering	OLPOLPPKMOIGQGL
w:delivers	ONSMGIRNNMNNNNL
w:delivery	MHOORPKMLQKIKKN
w:delta	NNORPLLLNMOINNM
w:demand	NIRSPJPLMJNNNMM
w:demands	NOMKLOIMMLVOLON
w:demeanor	OOLMLORMOMNNNNO
w:demonstrate	ORHJETHRNJNMNSO
w:demonstrated	OONNIIPOONMNLLO
w:demonstrates	OLKLHWQPNKMNLKN
w:demos	OMNKNUKOKLMNNOO
w:den	PLHMSMLMTGMSOML
w:density	NOXMJILNNNNNMNL
w:dental	OHQGGWHNJTGGLOM
w:dentally	OOMOMRLOOMNNMOO
w:department	MPLTOONLOIJELRH
w:departmental	QLLKONSJLKIMOMO
w:departments	OLJQGVOMNKRPNQN
w:depend	NMRLMKRMSJKMMNO
w:dependable	ONOOMNUPOOSNOOM
w:dependency	ONONOQUOOOOOOOO
w:dependent	OKJNNLLIUULLNKO
w:depending	NLMLJKGMTOROHSM
w:depends	OLONNROOPLOOMKO
w:deploy	OMSMNPQOOOOOOOO
w:deploying	ONMLWJOMOOONOOO
w:deployment	OTQJOOLTOHNNLNM
w:deposit	SOOONOOONOONOOO
w:dept	NKUNOMNMOOOONON
w:depth	SOMJNQUNQPRSTNP
w:depuis	MOUNQNLMNMNPNON
w:der	NK[KBLKLKRIDHKF
w:des	JILCHWMPONJQ=ID
w:desarrollo	OLRNNNMOJRLLNOO
w:describe	OOKMLHINNNOMZOF
w:described	ONOOOOIOOOOONTO
w:descripción	NVKLONMNMFLKMNR
w:description	KWGJOBDKEHHNLUX
w:design	OGOIOSOPMDMHHIK
w:designated	OOOMOOIOOLNNPWM
w:designed	NLPLIQHNIPMLNTN
w:designer	RMNLRJLMOLKJNNN
w:designers	ONONKMNNONOONOO
w:designgroup	MNNNQNXNOSOMLON
w:designing	NMNFPUHJNLNMKLL
w:designs	ONKKKWGMONOMKNO
w:desirable	NPMOLMAXNNMMOMN
w:desire	OMQKOHZOOLMIOMN
w:desired	OPRMQQIMNLMMMNN
w:desk	OOLOMKMMNLLTMMN
w:desktop	ONLNMJLONMNRNNO
w:destination	OOSMMOKOOLNLNNO
w:destinations	OOGMITMOOJNNTNN
w:detail	LHMJMQVNMOHIFIQ
w:detail-oriented	KLJHRIVJNHJIRMK
w:detailed	ONLJHUFNOSKNUMN
w:details	HKFKMKMJQOMOTNZ
w:detection	OOOROJKOONQNOOO
w:determine	OQMKKRLOMMTNNOO
w:determined	ONPNMLHNTMMOSJN
w:determines	OOKMJULOOMONNMM
w:deutschlandweit	ONGNONNNNNNXMOK
w:deux	OQKNMSKOOLOTOOO
w:develop	MGPPLVIOHSOKLIM
w:developer	ULQHMOFMNKQOOKL
w:developers	ONOGJWLNOJNONNO
w:developing	OLQQOKJSNPNNMKM
w:development	NOOOOOOQNUJ?EI@
w:developments	OLTNNPMNOJNNMNO
w:develops	ONKQQSKOOKONNNN
w:devenir	OPLJMOKONQOMMON
w:devices	OLUIGNGMMJJLJLK
w:devops	OMOFRNNMMPMLLMM
w:diagnostic	OOOIMQPMOLMSNNO
w:dial	PKTMKVKOONNMNON
w:diamond	JMQKMPSLMSOOMNM
w:dich	NJNMSFRMNLLJRLK
w:die	NJQKMKJMLQKIPKH
w:difference	MKPIMINLLUJQRIH
w:differences	OOLNNLMONINOLSO
w:different	NKOSULPMMGOFFOL
w:differentials	MMOOONOOXMDNOOO
w:difficult	ONOMMKTNNKMNMNN
w:difficulties	OOOOOPNOONOOPLO
w:différents	ONLMMSLMNLMLMON
w:dig	OMSKQGROOGMJRNL
w:digital	QGPOQKJLMPJRLJK
w:digitally	NOQNKNNOOOOOONO
w:dignity	OORKKOOOOINNNLO
w:diligence	OOORKROOOOOOOOO
w:dimensional	NNLNOMSMNMMNLNM
w:dimensions	NUMNLQKOONONUNL
w:dining	PNNKJNLNLOLUMMN
w:diploma	NKNONJXLNNKLKML
w:diplomatic	OOOONLPKOOOONOO
w:diplôme	OOOOMOTLONMNKOO
w:diplômé	OOINUMTOOKQVKOO
w:dir	OUOOOOLOOKOOOOO
w:direct	POOTPJOKSKRJQJL
w:directed	NNONMULNNNNNNOO
w:directement	ONNRMHUOOMNNMOO
w:direction	NNKQQMGONPNNOJN
w:directly	NKMWUQJKLJKKMNK
w:director	TLE¡NMEMLPMJQNK
w:directors	OMTSGMPRNJONMOO
w:disabilities	ONIMLKFLNJNNJXO
w:disability	MJOMJFELOTGIIQJ
w:disabled	OONNNMWROMOMOOO
w:discharge	ONNIRMINOLLNOMO
w:disciplinary	ONNONOMOONOORRO
w:discipline	OMJJMNQOOMLKQMR
w:discount	LHMMMJMNEVIMMKN
w:discounted	NNIMOMNNKUNNNMN
w:discounts	MSLLMHLMOXLOMMM
w:discover	UPLLRNNNNKMQONN
w:discovery	OOUMLONONLONNNO
w:discretion	ONNOOMWKOMONNON
w:discretionary	OMNOOONOVINNOMO
w:discrimination	OOFLMNHNNJNNQVK
w:discuss	ONJMMOMNZLNLXJO
w:discussion	OMQNNMLONOOORLN
w:discussions	OOMLQUMOOMOOOOO
w:disease	OOKTLLKOOOOONNO
w:disorders	OONNTPNPOOOOONO
w:dispatching	OMOOLOUMOKOOMON
w:displays	OMNNJORMOMNLJNR
w:disponibilidad	OLKLLJPMNIXRNOJ
w:disponible	NNNMMLJOONXIJOL
w:disposez	OONNMNTNOMNNLOO
w:disputes	OOQNMSMOOMLOONO
w:disqualified	ONNONNOOMOMOPJO
w:distributed	OLOLMTLNNNRUNON
w:distribution	NKLJSRJKNMNLMLS
w:distributor	MNRNKSMOONNNOOO
w:district	NNOJOOQMOMQJRNO
w:diverse	NLKONOKOJNJOJYL
w:diversity	NTOOOGMMMMNMQRJ
w:division	KOOXTPINNMNLNML
w:divisions	OONMMKLOONNOOOO
w:dna	OOUNJMNOOSONNMN
w:do	JKOJPMOGEONCOLO
w:docker	MHRLNOTRNMNMMNL
w:document	KFOKHOHNNMNLLLV
w:documentary	ONNMSQJPNMPSMMO
w:documentation	MPJMOSHOLIHKNFK
w:documented	OOOSJMMOONOOONO
w:documents	KGEHPZFIMKKJTGN
w:does	OKJKXOGMLKNKOPL
w:doesn't	OLVNNNPNOMONPJN
w:doing	NUHJRFNMLRMLJLS
w:domain	MKMLKKSINLNMMNR
w:domaine	LKPMOMNQOLMJKOL
w:domains	NOPKJOOMNMONMNQ
w:domestic	OONONPKOMPTOONO
w:domicile	NMJKMRNKLQQUJNN
w:don't	NHNLNONLLPIKSSI
w:done	OWLSGGSLMMMLHIL
w:données	OMRSFSHMNGLIMNN
w:door	OORMORUOONOONNO
w:doors	OOMKKTNOOOONONO
w:dose	OOONNMVOOOMNNVO
w:doses	OOOONNUOOOOONTO
w:down	OOSLKRSONKJMNMO
w:download	MHNNMLJMNMLMONV
w:downtown	MNSMNNOONLPMNMN
w:dra	ONNNLMFOLXUMMKO
w:drafting	OONNMRKOOOOOOOO
w:drains	OOLLOUMOOOONONO
w:drawings	NLLNJLQONKMMLNK
w:dream	OMQOMNSLNQNONON
w:drilling	MNWNPMLNOONJOON
w:drink	OOTOOOQNNQLMONL
w:drinks	OONMTKKOOOOONMO
w:drive	LGKLOOMMKAHMQGL
w:driven	ONPPIORMNSIHMLN
w:driver	UJFKMOTKMNQMOMK
w:driver's	NOLNMPVGNLOKIMM
w:drivers	OKKLOQMMOMKLNNL
w:drives	OOSOLOKOONNNMNN
w:driving	MIMGIPOOMPIJOJK
w:drop	NLNNNRLNNNNNMNN
w:drug	OMJRNOQNLLNMOVM
w:dswb	OUNUMHOOOOOOOOO
w:du	DLKSORONALRMQG?
w:duality	MOJOPLNONTNMMNN
w:due	OMGOOSOLOKROSSJ
w:dues	ONNKNRLNOONOMNO
w:duration	TOOOONKOPKQUSOM
w:during	NISOONIKTHHOVNN
w:durée	MTNNNMMNONNMMOM
w:duties	LQJKQUMJLHQOGVH
w:duty	OONOMNONOORNNJN
w:dynamic	NKM?QOIIHOPCMGI
w:dynamics	OOKTMPMOOMOOOMN
w:dynamique	MNRLTLTMOMPFHON
w:dès	IMJNJJFMNKVLTNK
w:débutant	NLMOMNVMNMLMJOK
w:déplacements	OOMONRMOJSNNMOO
w:développement	OOQQOIPNNSMINNM
w:développé	OOTNNNOMOLNLNOO
w:e	KN?ROOPOOQOUROH
w:e-commerce	OOUNOOLOONOOONO
w:e-mail	OKNNNOKNNNLKZLL
w:each	THQOLOIOMMNHOHJ
w:eager	ONIMUHRMOJLMLNN
w:earlier	OOOOMONOOOOOQKO
w:early	NNKTPKFLJMTQOIN
w:earn	NMHNKMTOLRJLKNN
w:earnings	OOINNILOVTLNLOM
w:easily	OLOLOJNOONONOOO
w:east	NJNKOLLNKJOUOMM
w:eastern	NONNOOOONOQNROJ
w:easy	OOLMHSMNNJMOPIS
w:ecological	ONMKMUMPOMNONLO
w:economic	QOKQQJQMNQMLNQO
w:economics	ONNNMMRKNMNMNNM
w:ecosystem	MMTJHRJNMMMNMNM
w:edge	SNRMPMINPURSSLR
w:edit	ONNLMNINKKJLNNW
w:editing	OONJNTRMONOONOO
w:edr	OOONQRSNONOONOO
w:educate	OLLLLVLOOINOMSO
w:education	LOOKKMJOMQFNQPN
w:een	LLIRRDPMTULJKNL
w:eeo	LNLOOLQKMLMNOTL
w:effective	NOFAOPVELEMHOGH
w:effectively	NQQNMMWKNHIJNGL
w:effectiveness	NLRKONRMNMLNNNN
w:effectuez	OOMLMVGNOMMMNON
w:efficiency	PMIKMPSNNLNMNNO
w:efficient	OMNNROJMNMMKKJN
w:effort	OORNMMJONKMJNPN
w:efforts	OMJHUOOOOMMOMOO
w:ehr	OOMNQJSKOMNMOON
w:eigenständig	OKNNNRROONOONOL
w:eight	OOKNROUOMNOMONO
w:ein	NKVMRMOMLLLHHMH
w:eine	OMNOONJNROMLNNL
w:einem	ONROLMKNLTMJMNL
w:either	NNFIVRNHLJOONPL
w:el	OLVJMKNSNKQIFMH
w:elaborer	ONNLNTJNOMLMNOO
w:elder	UOSNONMOOONTOOO
w:elderly	OOMNMNVROMOMONO
w:election	ROOSKPONOOJMKMO
w:elections	TKQQPFLONLLLRHJ
w:electric	MLSLONRONQNLOLM
w:electrical	LIIJUSQEMJOKKLQ
w:electrician	RNKONMPLNNLLNOL
w:electromagnetic	OORLKPMNMPNLOMM
w:electronic	LNSHNLJONIMKOLL
w:electronics	QORNNQMOOOPOOOO
w:eligibility	MMEIJOSKLOJJPZD
w:eligible	NPGLEFYKUTOHSOM
w:elle	OKUQMIMNONNRNOO
w:elt	OMNNNMVLOLNONON
w:elucidata	NORIONNOONOMOOM
w:email	NIJPPOJLLHJGPPH
w:emailing	ONNLLQNOONOOQLN
w:emails	ONMHIWIOOLMJRLN
w:emazing	NLTLNONONKNMOOK
w:embedded	ONKMMJQNNRONNOP
w:embedding	OONKVLLMOMOOOOO
w:embodies	OOSONNROOJNOSKO
w:embraces	ONVONMLOOSNOKNO
w:emergency	LLMPOUNKNMMQJIS
w:emerging	OMLNNPKSNKMNNNO
w:emissions	OORMMLNOONONNMO
w:emotional	OLIJUOIOMVNNNJO
w:empathetic	OOMONNTNONOOTNO
w:empathy	OMLMHQSLNHNNMLN
w:emphasis	POOLNLPONSNRMLN
w:empleo	MYJJMJJMMGKJMNO
w:employ	OOUNLLUOMMNNIPM
w:employee	JOOLPKGJNXFOJRP
w:employees	JOSOMJJGCRHCOXM
w:employer	KKKLGJFKKOHIJXK
w:employers	NNSNQMIOOTOLKNS
w:employing	OOJLOORNOOOONUO
w:employment	KLCOKFPHKONIO¡D
w:empower	ONQNTPJONONNMLN
w:empowered	OOQLUMIOOLONNMO
w:empowering	ONRLRQIONLMNKLN
w:empowerment	OWMLIJSNNHMMMOJ
w:empowers	OOSOKNKOOSOOOMO
w:en	FKLNRQQIKUPUDC8
w:enable	NNLRNIKNOMNONMN
w:enables	OOSNNPNOOLOOOOO
w:enabling	OOGQQQPNNJNLLNN
w:encourage	NKGLIPFNMWMRQQM
w:encouraged	OLOQOIPRMXMKPRN
w:encourages	OOUNNKMJNPONQPO
w:encouraging	OMONNOLONQOOTQN
w:end	OKKORTOKOJRJFRL
w:end-to-end	KGIFQQJKMSLKLNK
w:energetic	ONJMQOURMOMMINO
w:energy	THRDIFRILSHFHIJ
w:enfants	OKLLNVUMOLONMOO
w:enfin	ONIMRQHRNKMJLNL
w:enforce	OMOMNKTOOOOOOOO
w:enforcement	QLLQNOONNNIMLNL
w:engage	OMOKPTNKOJNNPKM
w:engaged	OOSOOQMOONOOMNO
w:engagement	KROGILRPONLIKHK
w:engaging	MMRGLOLNMKLLLLM
w:engine	ONJLPTMOONOOOOO
w:engineer	_>NP¡FLLLMOLNGO
w:engineering	PSLJJPPMKLFEOHS
w:engineers	OLGQOPNNMMMKKLN
w:england	LNOIGKLOOMMOOMO
w:english	OFFMHIYOJOFOMEL
w:enhance	MIOLNTJLMFNMLJL
w:enhanced	LIILNSSJIUKJQIM
w:enhancement	OOOONSMOONOOONO
w:enhancements	NOMLPOJNOMONOON
w:enhancing	OOLOUHMOOLONOOO
w:enjoy	NNQFMJZPONGIGIL
w:enjoys	ONNNRKSSNNNMPMN
w:enquiries	MNLNNOMONNNNVQL
w:ensure	MFHJPONLNKMOUOI
w:ensures	OMNPNOQOOMNROOO
w:ensuring	NJNKNPOMMDMQESM
w:enter	NMEOMLLNNRMMOMW
w:entering	OMSMTHHUOMNMMLN
w:enterprise	NKXHJMKMMDMMLLM
w:entertainment	OOHNRMOSNOOTTNO
w:enthusiasm	OOOOOMTNOKOOONO
w:enthusiastic	NKPITIMKNJJNJNM
w:entire	OONQRTMOMJNTNNN
w:entirely	OOUMMKMUNNOOQLO
w:entity	OOQQMJOMOLOONPO
w:entre	OOKGUMLOOMOONNO
w:entrepreneurial	OMSLIOTMNMNMLLM
w:entreprise	LRWKUOPNNSMNMOJ
w:entretien	OLNKNTKOOLOSTNN
w:entries	ONNNNNKNONNOONS
w:entry	TJMKSQQLNLJVMNS
w:entry-level	OOINWNKOOWOONNO
w:environment	JOPOJOONMQ@PMOF
w:environmental	MNOLLONMNIMWLRJ
w:environments	NOPKGQKINHPILKL
w:environnement	ONKNQMJMNSLRVNN
w:equal	KNLKFIKKKBKJKYJ
w:equality	ONQNLMOOOKONPSN
w:equally	OONNSONONMNNKMO
w:equipment	SDMCLUODQUMIIGI
w:equipo	OLTKOMQLJOIHHML
w:equipped	OOOMQRMSOMNMNNN
w:equitable	OOSNLNLNNHOOHWO
w:equity	TMHUOLOOOINKLSN
w:equivalent	NKKNKFUNKILKPKJ
w:er	MOOMMLOLONONOOS
w:erp	ONONNPWNONONNNO
w:errors	OOKMKTKNNNLNNNR
w:ervaring	OKKKMHUULJLLKJK
w:es	KFOHONRMQKIVHMQ
w:escalations	OMNNNSLNONOONOO
w:especially	ONKONLPRNKNNMNS
w:esprit	OONONMUNOMNMNOO
w:essay	NJKMMNJNMNNMULM
w:essential	NWNHKMOVJLGFPQN
w:est	MKSIOBLWKETKSNH
w:establish	OTLKRMLTONMNRPM
w:established	NLVHPLLOLIJJLGM
w:establishes	OOLNKTLOOOOOOOO
w:establishing	ONLKKSLOOONNOOL
w:estate	NDNOTQQLHGHQMLG
w:estates	UNNUOKMONNNKNMN
w:estimate	OTMOOOMITNMLJPN
w:et	FHOONROHMLHKPF?
w:etc	MGHOCQOHOMGMNHG
w:ethic	ONMOQORJNNNNNOO
w:ethical	OLOOOSMOOOOOOOO
w:ethics	NTMNMJWMONNOMOL
w:etl	NJJSMNQOOLNLLNL
w:ett	OPKSRIJOMVMJKON
w:eu	NNNOOMTMNNNNLLP
w:europe	NNOMNMQNMLOTNMN
w:european	OOTJJKOONROOQLN
w:euros	MMFLNNIOUSHLKOL
w:evaluate	OLKIJTIMNMMNMQM
w:evaluated	ONNONNNNONNNYLO
w:evaluates	OONNLSJOONOOOOO
w:evaluating	OONNTQOOOOOOOKO
w:evaluation	NNOKIUMLNKOLOLO
w:even	OMGHHTOMNNNNPKR
w:evening	MNMORIHNILVKNMK
w:evenings	POMNKJTOIIVINNO
w:event	OIMJVPLOONNNNON
w:events	NGLONPOOOTPGGJO
w:ever	NLVLOMKNNKPTKML
w:every	MFO@JSOHLOGONOO
w:everyday	OOSSLMNNMJNJMLN
w:everyone	NKTFAPOLKDKGGMK
w:everything	ONPIKPOMNSKJFIK
w:everywhere	OLYMLMLNNINNNSL
w:evidence	MLOMJOQLMJNMJLS
w:evidenced	OKMNNOJOOOONULN
w:evolution	OOOITLNOOLMNNNO
w:evolve	ONMQRTKOOOOOOOO
w:evolving	MMULKKQNOJNIONM
w:exam	KNKOMJNSOMLJVMM
w:examination	MFLMLLINJNML[HI
w:examinations	OOMONOOONNOOSMM
w:example	MJFMLOQOLMIMOPB
w:examples	OQNINMIOONNOPMS
w:exams	ONMNNQNONONOKSO
w:exceed	ONTHIPINOKNNNMM
w:exceeding	NOOONLTQNNNNMOL
w:excel	NJLKLMTOOOKELMK
w:excellence	OSSPOMDLKJKIPGM
w:excellent	LEOQMNWOOQNHDPI
w:exceptional	OIOFHQQOMOHQKHM
w:excited	OLINRMKNOJMMRSM
w:exciting	ILQQLGFMOULPSHL
w:excluding	OOOOOONOUOOOSJO
w:exclusive	NMMNNLKOJRNMMPO
w:execute	ONJURIPMNLNNLMM
w:execution	ONMIPRJONLNNMMO
w:executive	VJJRLOPOMRIIHMI
w:exemption	ONKKMQHNOMNNLUN
w:exercise	PIJIHUSJOMNKLNM
w:exhaustive	OLNNLQJNNMNNKVN
w:exist	NNWNKMKMNLMMLSL
w:existing	MGNONP@OKHLLFSP
w:expand	NJNKNMOLMPLPHMQ
w:expanding	NMJIQRSONMNMNMO
w:expansion	ONQJHQOMONOKONO
w:expect	OOELROSONOPJQJM
w:expectations	OOJMIOHSNPLNLML
w:expected	MOMOCNPLJGSGORJ
w:expects	OOJMNOMOOOOOKSR
w:expense	ONLNKRMNLOQQNMN
w:expenses	OMNNJOLNPSKNKNO
w:experience	HJDJLEUYOPCFOEA
w:experienced	TLJOTCQRKURSNIN
w:experiences	NOSLOMFLLHKJTRJ
w:experiencia	ONINIMNRRKKJLMJ
w:expert	PMPKRTHOMHKLJIO
w:expertise	MOQMVNUKLOJGIJJ
w:experts	OOOPKHIOMTQLNKO
w:explain	OMMNKTJNOONNSML
w:explicitly	OOLMNLLNONONNNS
w:exploitation	OOPOKMNOOOOOKQO
w:explore	OLOLJOJNMOMKOQK
w:exploring	OORLMQJNOKNNQLM
w:exposed	OOJSQLTONRNUMJO
w:exposure	MJLPJGSROTLOIJL
w:express	OLNNONKRMMONPNO
w:expérience	MOHMIJPSRHOHHMJ
w:extend	NOKNOPNOOMSMONO
w:extended	OONNLNRMOOPONMP
w:extensions	OOOMPUOOONOOONO
w:extensive	NNPNLHTJOTLKLLN
w:extensively	OOOOROTNONUSOOO
w:external	LNIRKT@PNFMJOJU
w:externally	OMNNRRMNNNOOMPO
w:extra	NNKNPSJNMNLNLPN
w:extract	OOMSIPOOOOOOOOO
w:extraordinary	NYILPJIMNLLPJIH
w:extreme	ONOOONTMOOMSMMO
w:extremely	NNTLJMTPMLMJNOM
w:extérieur	MNJNIJVNNMPSNON
w:eye	MMJLPITRMKLKIJJ
w:f	NHOKVHONLHKQKTJ
w:fabric	NMQJONULNKMMKNK
w:fabrication	ONNNMRKQOONNNOO
w:face	ONFPSQONOINTMSM
w:facebook	OOOQJSLOONOOOOM
w:facilitate	ONKKRYKMNLNNPJN
w:facilitates	OOOOMRNOONOOOOO
w:facilitating	ONNNQULPONNNOOO
w:facilitation	OOMNKRPMONOONOO
w:facilities	ONZSFGHMLHMNHSJ
w:facility	MMUGONGPMNHTJPG
w:facing	OOLKTTNONKNMNNO
w:factors	OOMLHPKKVHNRMLO
w:factory	NMLNSQUKNMMMMMM
w:facts	OOJKULLMRNOOOLN
w:faculty	ONLUQNLONMOMORR
w:fail	OOOOOOKOOOOOPMO
w:failure	NKKUNJKNNMRNQLL
w:failures	OONNMQNOOOSOOOO
w:fair	OMKPNHLMNKSLKSN
w:faire	ONLLMJTMNMMNQMM
w:fall	OOOOMPHOOONNTLO
w:faloni	OLVMLNKONKMOSKI
w:familiar	OOOOOKMTNNOOOOO
w:familiarity	LJJLGNSSLIHHGKG
w:families	OOVMJIRROLOMNIO
w:family	NGPKKOQJOWIFOLH
w:family-centered	OORNKLNOOMONOOO
w:family-owned	OOUONOJNOMOSOOO
w:fanatics	NNUMLNLONLONOMM
w:fans	OLRLTMKNNLNNLLL
w:fantastic	SNLLUKOOQMQRNOO
w:far	ONOSRKJNNUMJKMN
w:farm	OMKMNNMNNHMLNVN
w:farmfoods	NMHLWMLONSNMJLM
w:fashion	NMVMLLQMNKMKMMM
w:fast	OLRRHSOPNHNQNNN
w:fast-growing	ONSJRIKONQMMNQM
w:fast-paced	MJIOPNXMMMKEEJK
w:faster	OOSRIKKOONNOOLP
w:favourite	OOSNKLOONNNNMOO
w:fda	OOHMSQOOOOOOOMO
w:fear	MOQNONLONNPLOOO
w:featured	ONSKNLNNOJOMNNO
w:features	OKHTSQOOQONNNNN
w:federal	OTOMLSNMKKKOLMO
w:fee	OONLQRNONMOONOO
w:feedback	OSJKKWJINMNMOKM
w:feel	OLONIWLMMIMMKSL
w:feels	OOJKLTIOOHOMMUN
w:fees	OOMNKNKNTRPRKQO
w:festival	ONMLNLMKNPMLKOS
w:festivals	ONOSNJTOOLOMMON
w:few	OQULIPNOQJORLNN
w:field	TENIUNIOKDGOFHN
w:field-based	OOKOKQNONMTSONN
w:fields	ONMOQOIMONQMSOO
w:figma	PNUNNROOOONLKOO
w:files	OLMMPOINOMMNNNO
w:filing	ONMKJQMNMLMIWKN
w:fill	NOTIORMNMNOKONO
w:filled	ONNONPJMSONLJQO
w:film	OOSKKRLNNNNLNNN
w:final	OMOKIRQOLLNKUON
w:finance	UOSRNFNMIOEKJLS
w:financial	JGIROOGUOOIMFIK
w:find	OGOKHQIMMNMJRLV
w:finding	ONJNJPJNOMMMOKS
w:findings	ONMNLPONONOOKPO
w:fine	MNSMMPLOONNQQNN
w:fingerprint	RONOMKNLNMLKOMN
w:fingerprints	OOMOMOIOOONOUMO
w:finish	OONNKSQMNNVRNNO
w:finished	OOSNMKRKONNNNNO
w:fire	TOIPPOLMNOMJRLJ
w:firebase	OOPNLLUUOONNOOO
w:firm	TOSOTKOOLOQPKIN
w:firms	OOSLLONOOLNLOMO
w:first	LJWPOSBMSRMEHMN
w:fit	LFVMEEQLOOOHRGQ
w:fitness	POPISNOOLLLHOJK
w:five	ONMLUKOMOLNLKLO
w:fivetran	NKLUONMOONONOON
w:fixed	RONNJOSONMPMNNO
w:fixtures	NOSLPNJOONONONN
w:fl	MLINJMJMONPYMNN
w:flagship	POONNNNNNNMUNNM
w:fleet	NNTMLOIPONNOONO
w:flexibility	MIMJPGRJRWTNJLJ
w:flexible	KB@GFLSGOZ[UEKI
w:floor	OMKLOYROMMONONO
w:floors	OOMPRVLOONOOONO
w:florida	OOTNKKPLNMKQLMN
w:flourish	OOPONNOOOIOOONO
w:flow	ONSHOQNNKQMMNNO
w:flows	OMMLJSQMOMONNNM
w:fluency	ONLONNIUNMMMMNR
w:fluent	ONONRNPKNNNLMON
w:fluid	ONJTNMSJOLOONNM
w:flux	OOONOLMOOOOOOOR
w:fly	NNWLMLMNNMNKLLL
w:fmcg	ONTMJNOKNMOONOO
w:focus	ONTOOFUHGNFHGHS
w:focused	ON[ROMOKNNJJKGN
w:focuses	OLQPTQKONMMPNMN
w:focusing	ONLQHKRNOMLMNNN
w:follow	NPGHIUOIMHKLEOV
w:follow-up	ONLMKSRNONNNRLN
w:following	KWKOKOPNJNHISQP
w:follows	OLRKJVNLNIMMKKS
w:fonction	OOMLMSQNOKMLNOO
w:fonctionnement	ONNNNRUNONNNNOO
w:fondateurs	ONNRMGNOOOOOROO
w:food	OIVIJJOMLQJQMJM
w:football	POTJKLMOMOTLNNO
w:for	NOOOROOOOOOONOF
w:force	OMTJMGQMLLLLTHJ
w:forces	ONROKNQNOLONTSO
w:forecast	MLNMNVLNOMONOON
w:forecasting	OLKHSNPINMMNNNK
w:forefront	OOQNIQMOOINKMKO
w:foreign	NNMNIMKNNMNNSMT
w:forest	OMOLOMKPNNNRROM
w:form	ORHMEOFMMMNLRQL
w:formal	NKMNSNFVNMKKPOJ
w:format	ONLRNRKONROSSNO
w:formation	OKJOKESSNWPGNOM
w:former	ONJLLONNNSMLPPO
w:formerly	OOONNLNOOOOOQMO
w:formidable	ONLOSILONKNNTNM
w:forms	OKLKPOLQOLNNMRL
w:forte	OOJMKKLMOWNLNOO
w:forward	OLOMKMLNNINOSPM
w:foster	MKSJIRPMIJMKKLL
w:fostering	ONTOQNLONQNNONO
w:fosters	ONTNOMPOOMOONKO
w:found	OMPNKKKMIGMMUNK
w:foundation	LNTRBLNMMIPKMLK
w:founded	OOVNKNMNLJNLNNO
w:four	OLOSJOSJMLLUPLP
w:fournisseurs	NNNKMRMNNMMMNON
w:frame	OOIKNGJMNLMQJLW
w:framer	QNUNNSMNOONLKOO
w:framework	ONOJOLJNOLNOPMO
w:frameworks	NRMJPPOSNMNNKLM
w:framing	OOMMKKJMOMNLLMU
w:fran	MLIPJWBNOQKIROK
w:france	OOTLLMKOOLOKNOO
w:francisco	NNSLMMHNNNLTLOM
w:free	MOQKJCFLMYIEMQO
w:freelance	OLDIULKONRWLMOO
w:freight	QLLNOOPJNNNOMNN
w:frequently	KIFMOH¡JHEJHGMH
w:freyja	NGJNNNKNNMNLXLH
w:friday	LKLLKKIMHFSHOOM
w:friend	NKMNLKMNLUMLKLL
w:friendly	NKJERVKSOKGOJKL
w:friends	OOLLNJMOLQNNNMN
w:from	GKLRNPOOLOOTOOM
w:front	POIMOTROOMNMOON
w:front-end	ONLLOLRNONPTOOO
w:fuel	OMOMLPMNPUNOOON
w:fulfil	ONNNISSNONNJKKO
w:fulfilling	OMNNULJOLILLONL
w:fulfillment	PNRMHSMONPNMNOO
w:full	REIUQHOGKPTKQON
w:full-stack	OOIKTMSMONTNNOO
w:full-time	IFOJWHILME^RJKH
w:fully	MKOOHOTKROKHSPL
w:fun	NLOTQOCIJULOKLL
w:function	ONGONPMLOLPMNIO
w:functional	OSGISVNKLIKJGJJ
w:functioning	OOOKNISOONOOOOO
w:functions	OOKPRTGKOLNNLTM
w:fund	OOOMUSNOOMOMNOO
w:fundamentals	ONOOOITLOOOONOO
w:funded	MMKNMKQNMVLKGLL
w:funding	ONONRQPNOMOOPKN
w:fundraising	OORROPQNOLOOLMO
w:funds	ONSMKQKNOMNOMMO
w:furniture	OOSONNONONKNOOO
w:further	JONNQFCQHPHNOPE
w:future	MRMDKHNKNQFJOIQ
w:fyld	QNVMLNMOONNLRNM
w:für	OKMNMORNNLMNQNN
w:g	MGKOGSKQMOOHTOJ
w:g-p	NLWLLNMONLKMONM
w:ga	KNPMLQJNNMMVMNM
w:gaap	ONOOOPMRMNOOMOR
w:gain	ONIIKOAIM_LJPKO
w:game	ONRLIOONNKNMLNO
w:ganas	OMOMUNHMOMMMNNN
w:gaps	ONNLLONMNLNKNMS
w:gas	NMRJHSIONKIKMLS
w:gather	OIMKOVMNOSNNONO
w:gathering	OKMNKOSNONNNTNI
w:gaucho	NNMLKUJNMRJMMNM
w:gaza	OOTMLKMOONONNMM
w:gb	ONKONNNOOLOOKUO
w:gcp	MLQKOTLPMMMLLMM
w:gdpr	OOLONKPMOTOONNM
w:gear	ONPOMNPNOMNOLOO
w:ged	OMOOOORKOONNOON
w:gem	ONNNNRLNNNMMMOO
w:gender	NNLNMMLMNMNNHRN
w:general	OKBQVIQOLFPQPPJ
w:generalist	PNJRRSLONJMNTMK
w:generally	OOONMOVNNNNNMKN
w:generate	OKOLNTJLONNNNNO
w:generated	OONOOPSOOOOTRRO
w:generating	MNRMMULONMNNNNO
w:generation	OOTNGNKMNKMMPMO
w:generous	OMONNNMOOUKIONO
w:genuine	OMKMRQULPIMPQHM
w:genuinely	ONSRJONONMMMMLN
w:geographic	ONMOMMNMVNMKLGO
w:georgia	LMQMMNQMNLMSMNM
w:germantown	OOPMNMROOOOONNO
w:gesamten	OMMOOOLNMSNNNNN
w:gestion	OKILKVOMOINJNNN
w:get	NPRPJNRMOSTRPDI
w:getting	OOHMKOUNONNONMO
w:git	OKLRMHTNMMMMLLM
w:github	OMRSNLOSONNNNKM
w:give	OLKITSPLLQKSNVN
w:given	OJMMQLKSMKLJSPL
w:gives	OOLMKQNOMMOOONN
w:giving	OMGMLQUNLSMTKLM
w:gl	QNMONLPLONNNNOO
w:gla	NOVNTLMOMMONONO
w:glasgow	NTLMJRIOMONPLQN
w:global	MRXDPMLOONLFMOI
w:globally	RNORPJMNRRSXMMN
w:globe	OOULLMMNNMNLMLO
w:globe's	OONOOOOOOMOOORO
w:go	NLKLNNDSNGMMUDT
w:go-to-market	NKJITSKNNINMLMM
w:goal	ONNHTGQLNFMLLKK
w:goals	NMNNMXLOMJKJFOQ
w:going	ONSMILQMNLKUQNN
w:golf	OOOSSQIOONRMONN
w:golfers	NLTNJPNNNNMMMNM
w:good	LIKPELTMKDOLMNO
w:goods	OMOKRGNUNKNKMNN
w:google	NLOOGHXSNKLIJLR
w:gore	ONONONLNPLONNOO
w:gov	OJPNNLMNNMNNNXF
w:governance	NGKLKWQINKMMLLL
w:governed	NMNNNPJNNMMNJQL
w:governing	OOKNMQSNONONORO
w:government	LQMQONJRJQPFNSH
w:governmentjobs	ONMONONONNNOVLK
w:gp	OOLNOMOONROOOOO
w:grade	ITLNQQRLSLMJGMK
w:graduate	NNJMLOVPNNMKTNN
w:graduates	ONLNSLSSNNNNPJN
w:graphic	QNLMPOLSOMLLOOO
w:grasshopper	ORPNMONOOIOLOOM
w:grayce	NOOKRKRNMNNMLQL
w:great	TSOFHGSOGSPEJOQ
w:greater	OIMJPSHMPMK[LLH
w:green	OJONONONOIOONUN
w:greenhouse	MLJQJNNKMINLJKR
w:greenville	LLQMNNMNONNQMUK
w:greet	OOHNTWLNOMNNONO
w:greeting	OOMNJVOOOQOUOOO
w:gross	ONKSSLUOMIPQONO
w:ground	OOONKOJROLNNMMO
w:grounds	OOKNMOINOMONNTM
w:group	PGOVFOOMHLHGFMO
w:groupe	NQTNMJONOLONMNN
w:groups	NOPNRNOONKMIIQM
w:grow	NKRPRGPNGVLKLNM
w:growing	NLOOVINMRVHSKKM
w:grown	OORONOOOOONKNOO
w:growth	QORKNMNHFXLLOCJ
w:guarantee	ONNLKTIONNTNQQO
w:guaranteed	OTJLIJHNSSMNNSL
w:guard	SMMNROSOOONLPNN
w:guest	ONLKPWPNNJNOMNN
w:guests	OKGGQYQLMOJMFHJ
w:guidance	OKHTHQFLQOOKRIM
w:guide	OLLJNSHNOKMLOON
w:guided	OMOOLOOOOTNOMIO
w:guidelines	NIKJPOLKMKMMLOL
w:gute	OJOOOMQOLTNNNOM
w:gym	OLTMOSSMLJMLMMO
w:gyms	OOJNRROONQOQOOO
w:gérer	OOMONLSMOMOJNOO
w:h	MJPKWLSNMGKRKNK
w:haart	MOPNONMNOOOMTON
w:had	NLUNMTJNNNMMNNM
w:half	OMVLTKHNNKLJOLM
w:hand	NNKMUQRNNLNNMNN
w:handle	OJMKJVIPOJNMMPM
w:handles	OSQLKLOONMOOONO
w:handling	NJKRKLUONQKJKHK
w:hands	ONHNVOULONOOMLN
w:hands-on	OLMJTFUKLULJJLL
w:happen	NMZMKIQLNJNMJKM
w:happiness	OORNMOMOOJOONMO
w:happy	NPQKGPMQTGOTRLN
w:harassment	OOINMNMOONONJSN
w:hard	OLOMQJMKNMLNKIT
w:hardware	OOONLQNKONOONNO
w:hardworking	ONJJMMRMNLLNMNO
w:harmonization	OOOJQNONOOOOOOO
w:harness	OOLSLNKOONOOOOO
w:has	PKRSKEOKMJIOIPJ
w:hats	ONINJMUMNJHMMNM
w:hauteur	OONNNPMOJRNMNOO
w:have	IOONOISOOOOMNMH
w:having	NNJNOITNNNMSNNN
w:hays	NNOOONNOONNNLTM
w:hdmf	NNNNMSNNONOMOOO
w:he	NORKUMLNNMNNMOO
w:head	RNLSQHKNNSONKLM
w:headquartered	OOVMIONNONMNONO
w:headquarters	LMRNONNONNMRNON
w:health	ONPLNKTJLTIOIOD
w:healthcare	LKTFKJJPHOFPKHL
w:healthineers	OONLLOMOMKNOITN
w:healthy	OOLONQNQMOOOONO
w:hear	MJKLOKYMKEQJ[OK
w:heard	ONSOOMMONMNOOQN
w:hearing	OLNNIMNMOLNNTKM
w:heart	NNROQNKOMCJOJHN
w:heating	PNLMMQLNNNOMNNN
w:heavy	USRMHOONOKLQOOL
w:heights	OOROOLQNNLPOPMN
w:held	OOMMKNLNLNPIRUN
w:hello	KJILKSLONKMLNOU
w:help	KPPRUXMQMOOJJPI
w:helpful	OOMNSJJRNNNKNOO
w:helping	NKSDVNKLMHKLFGQ
w:helps	NNYRJJFTMFJLMJL
w:her	OORMRLLONPNOISO
w:here	HFOEQBHGILGOSUO
w:heritage	NOOORMNONIJKONO
w:het	MMHKNRHNNIMMSML
w:heures	MONMMRJOMJPMNNN
w:hgv	RMLOQNJQONLJOOL
w:high	MGPRMNROPONOLMM
w:high-energy	NNKKSQLOOMNNONO
w:high-impact	OOHNXLTOOPNNMON
w:high-level	OONJRNOOOOOONOO
w:high-performance	ONMKRQMKOMONOOM
w:high-performing	NLHLNSMNMRNNLNO
w:high-profile	OOKKUPMOOKNUNOO
w:high-quality	ONOORJNNOQJKMNN
w:higher	OLLNJKTHSQRKRKL
w:higheredjobs	MJHNONFNOMMKJL[
w:highest	ONMJOQRNQGPKQKO
w:highlights	OSMNOOOONONONON
w:highly	KQIOXLOWPOEOKPJ
w:highways	OOUNIMNOOKNTRMO
w:hips	OOONQRSNONOONOO
w:hire	SIKJPPTLQFUHIOS
w:hirebus	RNUMINNONNNMNLL
w:hired	OOFQPITMPQKLOQO
w:hires	OOTKJNLSNNONONO
w:hiring	VGLSNPCMVKNOSOO
w:his	OOMOSONONQNPJTO
w:histories	OOOONMJOOOOOLRO
w:history	OLQMMLRNNOLTTLN
w:hit	OOTNLJJSOOOOMNM
w:hiv	OONONLSMONONNNN
w:hmp	UNNONONOQNMWNOM
w:hoc	ONOJJRNOONOOOOO
w:hold	ONSOMNPRNLMNOLN
w:holder	OINRQPRNNNONJSL
w:holding	OOOLSLTNMMMKONO
w:holiday	RHVMHNMJGUQMHKO
w:holidays	LLDMMJILSTPLLQM
w:holistic	OOSROLJNOMOKOON
w:home	SFRMKAOOJMJYMEM
w:homeowners	OOSLJRINOLONMNO
w:homes	LJUKINJNNINKSIM
w:homewithpreload	OOIOOOOOOOOONLS
w:honesty	OONNMNOOONOOSKN
w:honey	NKVKIQJNNMNMMLN
w:hospital	NNLOPOKLNPMKMMN
w:hospitality	OMUQLURNLTKJHFI
w:hospitals	MNOKHTLMNKMIMLM
w:host	QNILONLNOMTLNOM
w:hotel	NMPKPIJMKRMHIHM
w:hotels	QIRKQJQMKOSOHJO
w:hour	TRJNIOSMUIMQOKL
w:hourly	NQMONNNNNKNMHNN
w:hours	HPFIOONOKUUOJIL
w:house	NLHLGRINMVMLFLT
w:household	ONMNNNTONOOOOSN
w:housekeeping	QNLJPKMOOONMOON
w:housing	OOPPSKOMNINTLMM
w:houston	OMPNMNMNNNLJOON
w:how	MSLLQMLOQNKIMJW
w:howard	LJZJJIIONNMNNNL
w:however	OOMSMOMSKKPNPRQ
w:hpc	ONHMUKTOONOOOOO
w:hr	OPOLNQTQIPQPQJK
w:html	ONMNNNOLOONNSMM
w:http	ONKNNLNNLQNNRPJ
w:https	@PLKKIGKKCOISMW
w:hub	MKWKJOLNNSNLNOM
w:hubs	OOJSONQNONNRMOO
w:hubspot	NNLNLKOWNMONNNN
w:hull	POSNLLNMNJKXNNM
w:humain	ORMLNGUOMINMRON
w:human	MGTVTTILLDHIMPH
w:humanitarian	OOPMQMNONKLNNMN
w:humble	OOOOMORROOSONNO
w:hundreds	OOKLUILONPNMMMO
w:hvac	OMPNKPMMNPNMNNM
w:hybrid	LGEJKDFIMRQcHMO
w:hybride	ONKJUHKONSNUNNN
w:hydraulic	OOMNRINOOONSOOO
w:hygiene	OMNNOSNOONOOOON
w:hyperion	OOOOOMHUONOOOOO
w:hypoport	MMUMKNIOOMMLLNR
w:i	NPSOPHHHHOQQTIN
w:ia	NNMRMKMLONMPMNM
w:ibode	QOLOUNIOONQRNOO
w:iceland	MOLOONPONRNLMNM
w:icon	ONOOOONOONOORMO
w:ict	OOONNOPOOOOOTOO
w:id	LHNNONLNMOMNJMV
w:ideal	OQFESLTQLJKIGGH
w:ideally	NMMOOLXWNMSRKON
w:ideas	OMOPMSKMMONMLRN
w:identification	RMMMOINLNLLKOLN
w:identified	NJMMLUHMMKMMUNM
w:identifies	OLMNMWHLONNOOOO
w:identify	MHPKNQJJKPJJOJK
w:identifying	OLIGWPNNNGNNNNO
w:identity	NMJLPNMMMLNMGUM
w:idéalement	OMNOONRUOLNMNOO
w:if	LMOKMGNPOLPRTQK
w:ifrs	OOMMMLJMNNMNMNT
w:iguanas	MNNONNKNMLNLTNN
w:ii	PNLMINTLNMMLNON
w:il	KIFQJKLNMMMWLNL
w:illness	OOVONIOOOPONUPO
w:image	ONOIKUJNONOOOOO
w:images	OOJOTKKOOKOOMNM
w:immediate	TUPRTLNOMO[ROLN
w:immediately	ONONOOQNOMUNNON
w:immigrants	OJONMNNOONOMNUN
w:immigration	PLOIHNQOLKNIQVM
w:impact	JSXATLJHMIINOCI
w:impactful	OMMMLNINNUMKMNN
w:impacting	OORNMKKNOTOOKIO
w:impacts	OOPMQLIONPNOOON
w:implement	NHHOMVNKNJNKMMM
w:implementation	OIBJSOJFKBIFGJO
w:implementing	OLMQNQSINKMNKJO
w:implication	OOMNLKKOONOOKNT
w:importance	OOJNJMUOOOUTOOO
w:important	NNLOSTWKJKLRFJK
w:improve	OKTMOOKOJDLLJOO
w:improved	NLZHPEGLMJKMKNG
w:improvement	OOTNOOMKMEMLJJL
w:improvements	OLPOOPPLNSMJLLK
w:improving	OLRREJPLLHTMKRP
w:in	OOOOPOOOMOLOJMO
w:in-depth	OONLOWKMNNOONNO
w:in-house	MNNMNOONNPLKNNN
w:in-person	NJKMNOIFMNLYOLJ
w:in-state	OOOSRJNOOOOOOOO
w:inappropriate	OOOONNPONNQOTLN
w:inbound	TLLLPMNRNKQKMNK
w:inc	PNVMOKOMOOMRRMJ
w:incentive	NKLMMIKMYJLNKMM
w:incentives	NJKKNOKNYWMNJMM
w:inception	OOOMMORNONOTNNO
w:incidents	OMLNMTJNOMNNKPN
w:include	JOPNGSOJSMOMPOO
w:includes	NSDNGNMMQPJJONJ
w:including	IOOIKOOKMPHJOOI
w:inclusion	OOMROOPMNPONQOJ
w:inclusive	OLTQOONMJONMEWN
w:inclusivity	OOSMMOROOJOOMHO
w:income	NLFKVOKMSFKRLKK
w:incoming	OKOJLTNNORNNOOO
w:inconsistencies	ONONMSNOOOOOOOO
w:incorporate	OORLJRLMONMMNNO
w:incorporates	OORNKLNOOMONOOO
w:increase	OMOJKOLNOINNTMO
w:increased	OOJNNNOOTONMLOO
w:increasing	ONUQIRMOKNOOONO
w:increasingly	OOPNMSKOOOOOOOO
w:incredible	OKTNNKQNMOONQNM
w:incumbent	OSKSGTKOMMNMLMM
w:indemnisation	OONOOONOJSNNNOO
w:independence	OOPMJOQOOKONOMO
w:independent	OLPJWPSJMFHQKQM
w:independently	OQKJKMOOOILOHJS
w:index	OOPOOONOONOOUJO
w:indicate	OOONLMQOOOOOIVO
w:individual	IGPNMSOJSOGIEKI
w:individual's	OORNNOOOOLOOOSO
w:individuality	OLRNMOSOMLONNJO
w:individualized	OOOKJQOOOMOOONO
w:individuals	NHRAPIQILKPLKVL
w:induction	ONNNLOMNNSUIMNN
w:industrial	MMSLMSONMKLQLLK
w:industriels	OOTNMKONOMNHNOO
w:industries	OOWQIHTNNHNLMKK
w:industry	HFOAMLGUOQFFJEI
w:industry's	OMLOLOOOOVOOLOO
w:industry-leading	NNTKOJLNMMNMNLN
w:infirmier	QOLOUNIOONQRNOO
w:influence	ONVJRFPMMSLLLLO
w:influencers	OOLONTNNNONNKMO
w:influencing	OUOOOMRMOOOOOOO
w:influential	OOMLRORNONNONOO
w:inform	MNOIQRJNNKMMKON
w:informal	NMKNMOMNNNNNVNM
w:informatics	OONOOOTRONONOOO
w:information	OSLDLPHOMELNIWM
w:informations	OOMLNMPNOMNMNON
w:informed	ONLPSQJLNJOTTNN
w:infrastructure	NSPCYJOLJGLJILR
w:ingestion	NJORUNHMOJNLNNM
w:initial	OMTLILRNLKQMRMM
w:initiative	MJHQPGVINKKJWUL
w:initiatives	NKGNSTOKMOLKJIM
w:injuries	OOLTLMKOOOOOOON
w:inn	TNUNHMGOONNPJMR
w:innen	SNTNMPKNNNQHNOM
w:innovate	OOKKTGJOONNOOOO
w:innovation	MSUMLOGIILIJHES
w:innovations	MNONKNNNNMOMLRM
w:innovative	SRQDJOOLOJJISHJ
w:inpatient	MMNNMTOIONNNMOS
w:input	OMKLJUPNNMNNMNO
w:inputs	OONONNOOOOOOLNT
w:inquiries	OKJKFPCNMMLLRSK
w:insect	RKKKOMMOOKOMMMU
w:inside	QRLRPIONOMMQMNP
w:insight	OMLPHJNMNRQMULN
w:insightful	OONNTMPNONNNNNO
w:insights	KHHORQPKLQKKJLJ
w:inspect	NNJNMRIMNMMTONN
w:inspection	OOONSROOOOONOOO
w:inspections	OMJINQHMTIKLLMN
w:inspector	QLIUIJLQNMKIMMM
w:inspectors	ONLULKMNNNMNNMN
w:inspiration	OOTMMOLONLOONNO
w:inspire	ONONTOLNOTNNKLO
w:inspired	ONLNQNSNOKOMMMN
w:inspiring	OOPKUTKOOJOOMHN
w:instagram	OOMNMTOOOOOOOON
w:installations	OONNSRIOONONOOO
w:installer	TNFMQNTOONNLRNM
w:installing	MNOMROKNOMNNOOL
w:instead	ORLLJJSNMKMLPIL
w:institute	NOWKIMLNNLMJOLO
w:institution	LTRSIISJMPMLQTK
w:institutions	ONOPKLNOONOOONO
w:instruction	OONKISNOONOOOOO
w:instructional	QNOLMPNOOMNMOON
w:instructions	LOLMJQPKNMMMNLM
w:instructor	SNIMTKMOONOPOON
w:instrumental	OOLNXEOOOOOOOON
w:insurance	HBSGQOOHSRELNNG
w:insurer	OOPNQTOOOOOOOOO
w:integral	OOPLIWSONLONOMO
w:integrate	ONMIPWHLNLNNMLN
w:integrated	OMSMTNMMNONMNMO
w:integrates	OOOOMRIOOONOOOO
w:integrating	MMLNNNORNLNNKNL
w:integration	NFOHMVPONTNLLKM
w:integrations	OMKRMOULNKMNMNK
w:integrity	NNTIVOOJNILLILM
w:intelligence	SRMTPSNIJEJOMPG
w:intelligent	OONNKOSOONNONNO
w:intended	OTMMIIINMNNMJYM
w:intensive	SOTROKNOQQRTOMN
w:interact	OOPLHQSNONMNKNO
w:interacting	OOUMMTQRONOOOOO
w:interaction	OKMUIPLNNLNOKNM
w:interactions	OONIDWINNJNONMO
w:interactive	OJSKLPINNKNFXKK
w:intercom	ONOLJTLNMLNMLLL
w:interdisciplinary	OMNMMWFMNNMMMOO
w:interest	OJNLJISQJHKGVGK
w:interested	OQENRNTMIRLQOHJ
w:interests	OOMMSQNOOKOOMNO
w:interface	ONILJVKNOKNOOOM
w:interfaces	OUNMPPNNONOMOOO
w:interior	QOOMMRHQOONMONO
w:intern	UMCQQJFMNHSKMNK
w:internal	MOEONSOOKOLOOKO
w:international	HNXLMLMPQPPSPOM
w:internationale	OOUTJMKOOMNLLNM
w:internationally	NORNMNNOONOKNOO
w:internet	OMUMMJQKNLMPKNN
w:internship	ONNLOGMQNTYJMON
w:interoperability	OOOJPNPNOOOOOOO
w:interoperable	OOORNKNONOOOOOO
w:interpersonal	OMNKKOUNNJMMMLM
w:interpret	OMNOMJWJOMNONOO
w:interpreting	ONNKNSONOOOONOO
w:intersection	ONKMTHKOOSONNON
w:intervention	OONOLSMOOOLOOOO
w:interventions	ONNMLSJNONOOONO
w:interview	MOFKGFLOOQKIRON
w:interviewed	OONNNNIONOOORKO
w:interviews	OLSLJSGNNNMNPGL
w:into	MBNNOROOOOKEOJG
w:inventory	OKHODSNOKHOIKOL
w:invest	OPNMMLONHPNKJOM
w:invested	OONMKMNOOPONNON
w:investigate	OMNMQMKOONMNNMO
w:investigating	OONUQIMOONNSMOO
w:investigation	OOONLQPNOOOOKPO
w:investigations	OJOJMTMONMONOOO
w:investigative	OOOOLOTSONOOOLO
w:investigator	WIITOQINMNJJIMP
w:investigators	OOOSKKMTOONOKMN
w:investing	ONLNQTMOOOOOOOO
w:investment	MTNHLLSTUNMSLPJ
w:investments	OOOMKPMOOMNLNNO
w:investor	QLLLSUQMOMNMNON
w:investors	ONNQNKRRLKOONNO
w:invite	OMOMGLGONONKTKN
w:invited	ONTLNMKSOKOLOLN
w:invoice	NOONNLUONNNJMON
w:invoices	NMOMSSLNONONNOO
w:involved	OMGOQRLNNQNMOLO
w:involvement	ONMNMQQPTLONQKN
w:involves	NLLEQWDNKIKJMMM
w:involving	NNNJTURLOONOOOO
w:io	KOMOONOONONNKOV
w:ios	QOSJHRKMONKLNMN
w:iot	OOQMKOOOONOOONN
w:iowa	NMWKNMLNNOMMKML
w:ip	ONONNMOMOSKMONO
w:ireland	LMRNMNMNOKNLMIN
w:is	EGQOR=LSOGOOJOO
w:isn't	OMQMQLVOKKLLJKO
w:issues	NHPB?UOKLKOLJLM
w:ist	OMULGLNNNMMKRMJ
w:it	MRQLKROMNIJGMOJ
w:it's	TLUKORRMKIIGIKO
w:items	NGJLKUJNNJNNMNU
w:its	MKTKVNNNKFJQOFG
w:itself	OOVNLNOOMONLONO
w:j	NMMOONRMNOLNQRK
w:janitorial	OOOOQPOLONPONNO
w:japanese	NKKNMOITNLKKMNN
w:java	PMITROOMOMMJONN
w:javascript	OMNOOOOJOOOONOO
w:jd	NNNNLMLNMNNOIMW
w:je	LQFFTQKKKPHIPKF
w:jewelry	MNSMMPLOONNQQNN
w:jharkhand	LIJMNMLNNLMWMOK
w:jira	ONOONNUIOOOOMOO
w:job	PSG?NOKFOOPGORT
w:job-boards	MOMOOOOONONNKOT
w:job-opportunity-insect-biodiversity-data-manager	KNLONNNOOLOOMOW
w:jobholder	OONOMOTNOONNKKO
w:jobs	FFNINFCKNFEEPRW
w:johnson	OOJLTOMOOLORONO
w:join	QSRRPGLOFLONPIL
w:joining	NMUQOKHNTVLKPGM
w:joint	ONWQKHLNNMMQNOK
w:jornada	LLJNMNKOJMWJNOM
w:journal	ONNNNMLOONNOOOS
w:journey	MLPKNIFJKRLRRKM
w:journeys	OMMKWJONOLOONON
w:jours	NOTMLLJNNRWIMOL
w:js	PORJMLMTONMLMOL
w:judgment	OOMRPLPOOMOOQLO
w:july	MKLLJKMNPMLKQTI
w:jump	ONNMKTGOOLONQNN
w:june	OOMOMONONJXPKNS
w:junior	NTOFMSJNORLJOOM
w:jusqu'à	ONJVIKKOONOONNN
w:just	NMOVQDGIOUJPJOQ
w:justice	OKLLSSKOONNONTN
w:justifiez	OOOONOURONNMOOO
w:k	NRFONNMOEVIRRJL
w:kansas	OOIOPOMOOOONMPR
w:keen	NNKMUIQTNIMKMNL
w:keep	OJNDPMWKUNLKHIK
w:keeping	MMRMPIKTNLKKRKM
w:keepler	OMTNMNROMKNLTON
w:keeps	ONNIOULNNINNNOO
w:kennis	ONLNMKPSNNMMLLM
w:kenya	POKSILNOOONMOOO
w:kerns	MNSMMPLOONNQQNN
w:key	KRLMRMIMOQLFOEO
w:kids	MNRMMSKOOMNMNOL
w:kilomètre	OONOOONOJSNNNOO
w:kindness	NNUMMMLNNMNNNNN
w:kinds	OOOONONOOKOOOUO
w:king	LMTNLLLNNOMTNOL
w:kingdom	ILNMOIPMNLJPLIO
w:kingspan	KUKMKNMNONLNNNL
w:kitchen	OOKMQPMOONONNON
w:kk	QNMNNJSKNNNNMOM
w:kneel	ONOOONSNOONNNLO
w:kneeling	ONNOONSNMKLNMON
w:know	OOPKLFSQITLKQVJ
w:knowledge	KTGKHNQTMIALJIO
w:known	OORNKPMNOMMLOLO
w:kommer	LOJINUGNNKKJTOI
w:kpi's	OMNKMVKNNJMNNOL
w:kpis	NPSIHPOLNMMMNNM
w:ks	OOMNNNNOOONONTL
w:kubernetes	NHNMUMTTNLNLIMM
w:kunskaper	OONMOKSMONNNMNN
w:l	QJGMMJTONNNTKNV
w:l'autonomie	OMUNOLMMNUOMMNO
w:l'entretien	OOLLOSJNOINMMOO
w:l'environnement	ONONOQKOOMNONOO
w:l'exécution	ONUNOSEMNWNLMOO
w:l'ia	NLPWKILNNNMMLNK
w:l'offre	NXKNOMJGNJNJNOM
w:l'opéré	ONOLNRQNOMLMNOO
w:l'organisation	NOMSNUNOONMMMOO
w:l'écoute	ONHOJKTOOKMLTON
w:l'équipe	ONHTGLEMNKPMLML
w:la	HNOOOQOOGOHOLHO
w:lab	OOHUPMJONNOONLO
w:labor	TLKRNLQNLRMOMNL
w:laboratory	OOMMMTKNOOOONNN
w:lacity	ONJONMMOLNNOVLM
w:ladders	ONMOOLVMONMMNMN
w:ladson	OKTMJLLNNNMQMNM
w:lake	NOWLLLMMNKJULNN
w:lakehouse	OOMNOLQTONOONON
w:land	QNHPSLPLOMNMNOS
w:landscape	ONQLOLMNNJNNNOO
w:language	PMJMMKUUMOMSIKQ
w:languages	ONONMOJPOONONNO
w:large	OMRGONPFNHMMLKV
w:large-scale	ONUMPMOONMNMNNM
w:largest	OO[KEKHNORKHKIK
w:las	JJFJMKHSLIHVRNG
w:last	OTKLJKFLJJJJTKP
w:lasting	ONWMOIKPOQONNPO
w:late	OOOOOSOOLOQOOOO
w:latest	OMSLOLJONLNNINS
w:launch	OMMROJQNONOONOO
w:law	SKQNMLQHPKHQNTK
w:laws	OMJPIQOLNLNMJRN
w:layer	LJLJMOQNNMNNMNR
w:layers	NMNMOVMMONNONOL
w:layout	KHFMMMPLNNMHNO[
w:lbs	ONOONOTMNNJLLNN
w:le	HOIOSOQLJK@OOKO
w:lead	TPDLQLOJLNLOPGM
w:leader	LKIVMEVUMEJQOKS
w:leaders	OMPNQPQQMINMNMN
w:leadership	NHMQLORMLOKIHKQ
w:leading	NLQIJGRMLSMCOGM
w:leading-edge	OOJMNOQNOQOLONO
w:leads	OTLDOQSLNINMMKO
w:learn	MEUMELTPKUOOGGP
w:learner	NONOSLMQNMSMNOO
w:learning	MOJOQIOOQVPOFFQ
w:lease	OOOKOVNOOONONNO
w:leasing	ONLQLMKPNMONNNN
w:least	OOJNMOQPJMQVOLO
w:leave	MHIPORFIOUKEQGK
w:leaves	OMLNONMOLRNNNRM
w:led	ORSWEJLNMOLMMLM
w:ledger	OONRLNRLONOONOO
w:leeds	NONMPOJOOMMONOO
w:legacy	NNNKPUMMNNNNNNN
w:legal	THRKLSSJMQLILNL
w:legally	OOOOOOUOONQKJVO
w:legislation	OOLMJSTMNMOONPN
w:legislative	ONONNSLNOMOOOON
w:leisure	ONVNKOINMONLLKI
w:lending	TMLKNLRMOLOMOON
w:les	KOOQCRP@HIHJNKD
w:less	OLTLRKDKIFJLNRU
w:let	OMHNLMQONIKNRTM
w:letter	OMPMMKILLILMXFL
w:lettings	ONINOQMOMKNLTOO
w:leur	OJMILWROOLNLMOO
w:leurs	OOMMMRLOOQNMNOO
w:level	TJJOUOUPQNBCOKT
w:levels	MPOODITKNGOSJIJ
w:lever	NOMMMONNONOOLOR
w:leverage	OMLLJTHNOSLNOOR
w:leveraging	OOIOMTUNOMOOULO
w:lexington	RMPMNMMNONNUNON
w:liaise	ONNLIULNONNKNOO
w:liaising	OLMHIUTMOLNONON
w:liaison	ONHUWMMNONOONMO
w:library	NMOLRNOONOONRPO
w:licence	OLNOOMPQNTLNSNM
w:license	MLKNLRWMMLNIFKM
w:licensed	ULNOPMRJPKHEKJL
w:licenses	NUNOOTVKONLLQMN
w:licensure	OOONNQNLROONOKO
w:lieu	OONNNQKNONOLROL
w:life	JQQTNI?KJTOLFEP
w:lifestyle	OMPKOJKNKUPLNLN
w:lift	OTSKJKUKOOEIKJL
w:lifting	NTMLLLVNNMLSMMI
w:light	OMSKLKEMKOLOINK
w:lights	OOPLKRMOONONNNO
w:like	LVQOHONKIMICLOJ
w:limeflight	QMULPLNOOMNMNOP
w:limited	OVGLGOOOPNOOKPK
w:limits	ONVOINMMKKOOJLO
w:line	QLIQTQOPONLVHOO
w:lines	OOTNLVONNJNNNOO
w:link	OQOMLLHNMNNKVEP
w:linkedin	NIOKKIGMJJJLLHW
w:links	ONKOONLONSONJVN
w:linux	OMQMSITPOLKMMOT
w:list	NOHLHDHKLJFJXMR
w:listed	OMOONSGNMONNPWO
w:listen	ONKONRPNONOONNO
w:listening	ONMNLPUOONNMNON
w:listing	OOOOOOLOOOOOOTO
w:listings	OOOKPULOOOMNQNO
w:lists	MILMMQLNNNNMMNT
w:literacy	ONMMMRPNOMNNTON
w:litigation	RNRJTLTMNLKPKLL
w:little	OMPNTKLNOTNUMMN
w:live	OLLSPIVGKLOTHKQ
w:liverpool	MMPITHHMNMMYNNL
w:lives	MJMIRKIOKLKGQGJ
w:living	OGPIMMUOKEKWJGS
w:llc	LMXNRMLKNNOILJT
w:llms	OMLSOHQJNSONJNN
w:llpn	OOOSQMMOOMOOOOO
w:lo	ONQLLMHOLPLTRNM
w:load	OMSLLOKNMJQNLLM
w:loading	OMVLOLHNNQLLNMN
w:loan	OOMRNMLONTOOMNO
w:local	OKRPGNVPKKPSFNJ
w:located	LN[KKIPLKGOZMKL
w:location	PODGFMEGWEOQOOJ
w:locations	MKOHEPENSNNVRHJ
w:log	ONMNNTQNOMOMONL
w:logging	OLOOOPNNOOOOOOO
w:logic	OONMMUMNONOOKMO
w:logical	OOJLJQSOOOOOOOO
w:logistical	OOJLMPNOOLNOSSO
w:logistics	RSOOTKGMNQJIMMN
w:london	NOTPDSINNIOSNMM
w:long	MJOHNOKOJUMIJMR
w:long-lasting	OLJNTULNOMNOOOO
w:long-term	NKQQSGOSPOSPGNO
w:longer	ONKNNLJOSJLMOOM
w:look	KIJJQTPQLMJHOKJ
w:looker	ONSKLKQONMNKLLQ
w:looking	NNGQZOSOKNRQNBG
w:lookout	NOIKUNJONMLRNOO
w:looks	OLWOJOMOONOOQON
w:loop	NOUNHNLNNJOKMNO
w:lors	ONNNMSOOONONOOO
w:los	MKGJLKPMJQROONI
w:loss	NOLQRJLOONNQNOQ
w:lot	OOKMSRKNNPOTNNN
w:love	LJOLQKXOJMPGTIJ
w:loves	ONJSUOPNORNNGMN
w:low	OONMLNONOKSUNMO
w:lower	OOPOMNMNRMOJINO
w:lowest	OOLNISJORNNNLNO
w:lpn	MOOLTOJMOMONOOT
w:ltd	LNTLNNMNNLKOMSL
w:luca	OLVMLNKONKMOSKI
w:lunch	ONNOOOOOJTMNNON
w:lundi	MNQLJIKOOMXHNOL
w:luxury	QNULOJUROKLLNMN
w:m	SJRMNOLKMLONMUL
w:ma	RLHNONMOONNUNON
w:machine	NQRMGNLOMHLJHMH
w:machinery	ONONNSONOOOOOOO
w:machines	KLSPHRIMMIKILMM
w:made	OLUMIQGNILMJNQN
w:madrid	KOLTLMPMNMLWNOM
w:magazine	OOSKOMNOOJOMNOO
w:mail	NJMKMTLNOMMMMPM
w:mailprotector	NNSLRMMOONONLOM
w:main	OJLGTMPLNLLPLNL
w:mainly	OOIYIKJOOMOOONO
w:maintain	JECGO]OIKHNEGDH
w:maintainable	OONNONSMONOONOM
w:maintained	OMLKIRQNNMNNLMN
w:maintaining	OHOOLOPNNHNOJON
w:maintains	TLGLPYONOLNMNNN
w:maintenance	PBLIQTDVLEHLIII
w:maintenant	ONLNMOJNNMMNVNM
w:maison	OKNQNOLOONNSNOO
w:major	OLUOJNRMMROPNLK
w:makati	MMQJOMOMOMNLNNL
w:make	KMQCOULGJOFOHOP
w:makes	LGYOLOKKMFIJLNJ
w:making	MHTOQLPHNFNPONJ
w:malibu	NMMOOMSLMNMZPNK
w:malls	OOJNMRQNONNNNNN
w:manage	LQHOOTPKNCJPMKJ
w:management	ONNQLOPOGQFJFLN
w:manager	¡KDRSODOHHCMKGP
w:managerial	SOOOROPNRRRTOOO
w:managers	NJHSOOILLLLJLLL
w:manages	OOORPPHNOLOONNR
w:managing	NHONLRRQMLLPQNL
w:manchester	LONLQOLNOKMVNMN
w:mandatory	OONOMMMMNQMLNMN
w:manila	OORNLNOMOPOMNNN
w:manipulation	OOOOMTMMOOOOLMO
w:manner	OLMIONMJNJMMQOM
w:manpower	KOUNQOMMNNNJOON
w:manual	NMOMKSPKNLNNSLN
w:manuals	ONNNMORLONOONOO
w:manufacturer	NORNSONOOIOSOOO
w:manufacturing	LHROOPOOLHIPMJK
w:many	NIUGQGRNPQFHTFK
w:mapping	MMOLOOKQPNMMNNO
w:marges	ONLKKUHONLNMOOO
w:margin	ONOSTPMONMNROOO
w:mark	OINMRQLOOMONJOU
w:market	PGJOPWNDQLKPJJJ
w:marketers	RNKRROMORMORNNN
w:marketing	OOIONQIPKJMCPGG
w:marketinvoice	OOOLRPOOONOUOOO
w:markets	ONOMPLLOMJMKNNO
w:mars	OORNMMNONLOOOMO
w:master	OOMNITPMMQOOOOU
w:match	NMPNNNMNPWMMKSS
w:material	OKOLJRMLNMKNOMN
w:materials	NSOOOPJQMPHKKKL
w:maternity	OLMLOJNNJQTKNNN
w:math	MNNOMKQNNNNNMOM
w:mathematics	OOOOOOQJOOOOOOO
w:matrix	ONLNONNNNSONOON
w:matrixed	ONNNKJUMOOOONNO
w:matter	ONQJMTNQNNNKJPN
w:matters	NKTPQOFTKKJJJOK
w:maturity	NOITMNPNOLOJNNS
w:max	OLONKRJONONNSMO
w:maximise	ONKMJTMOONOOONO
w:maximize	ONUMJQRNNNNNNMO
w:maximum	OOLNLNLOMPUTKNO
w:may	LMCGAKNMOLOQPTN
w:maybe	OLTOKQNONKMPLOL
w:md	LMJNSNKOONOUOON
w:me	ONKNNNLOOOONUMK
w:meals	LLHNMKKNIVLJNNL
w:meaningful	NMMPQNONMLMKNKL
w:means	NLVIIRJMLYNKHEL
w:measured	OONLLVMLONNONNN
w:measurement	OMNLOHHUNJLMMNN
w:measures	OOJLRRJONIONONO
w:mechanic	VKIMOOROONNSOON
w:mechanical	OLPHPPQOMJPPNKR
w:mechanics	ONQLKPJRONONMON
w:mechatronics	POSNTOOQOONNOOO
w:med	OLMQMJSSJTTSINL
w:media	MKOJRPQOLNLKKML
w:medicaid	ONNOMSNOOOOOMNO
w:medical	GLNQLMHJLOOMOOL
w:medically	ONMSRJMNONMNNON
w:medication	ONOJJYDLOTOOMMN
w:medications	OORNKOMOOOOLOOO
w:medicine	NNJLTMTJNNPLKMT
w:mee	OPKMUQJNNLNNNON
w:meet	MFHSIROHJOTGOKG
w:meeting	OLKNRPUMORNRNMO
w:meetings	MFMFDWEHKDSGKJM
w:meets	NVIPNNTMOOKLJNM
w:member	OQOORRELOPOJJGI
w:members	NFROFPOJKIOIOQI
w:membership	NHIOMSSOIOJHJNK
w:memberships	NOMOONOSMPNNOOO
w:memorable	OOOMROKOOKOONMO
w:menos	OOLOKOTMONNNMOL
w:mental	OLQHRIHMIUKLKLK
w:mention	OMNOLKLPLMNOSMR
w:mentor	OMKGHPJNOSOONON
w:mentoring	ONNJIUQINTLNMMO
w:menu	OONLKUNOOOOOOON
w:merchandise	QNKNQSNOOOLMOON
w:merchandising	OOMKRLPIONMMLNK
w:merit	NLKMHKFMLKJJWPH
w:mesas	OMNNNRKNONNMNOO
w:message	NLKLOSMOUMNMMOL
w:messages	OOKNMSMOOMNONNM
w:messaging	NMLHTTLNOJNNNMN
w:met	NINCKQLOTPOHIRI
w:metadata	OOOKTJOOOOOOOOO
w:metal	SLJNKQKPNNNLNNL
w:methodologies	OMMOLROJOUNNOOO
w:methodology	NNKQKQFWONONTNJ
w:methods	OMLLOXLNNNONNNN
w:meticulous	OOKIURLOONNJNOO
w:metrics	OHJKXKJONKMMSMK
w:metro	OOTNMPOMONLRNNN
w:metropolitan	NIQNNIINMKNZMNH
w:mettre	OONNOSLOONLNOOO
w:mft	OOUNINMOOKONMMO
w:mhr	NNVNJNMONLNMOQM
w:mi	LLJMTONNNOLWNOM
w:michigan	MMQRKJJNNNMOTMK
w:microservices	ONNNOTNOONOMOOO
w:microsoft	MHIIMNSOLKICOLJ
w:micu	POJVJGMNNMUNNNM
w:mid-senior	MHKLTMINMLLLMNX
w:middle	NKNNSOLOOONTROO
w:might	OOFLLHRNMTILTKK
w:milan	PMRONMMNNMMUOOK
w:miles	OOSNMNJNOMTXKMN
w:milestone	NKOMLLMNRUOMNNN
w:military	OOMONNJOLONNUGN
w:million	OOVLOLLOILNLLLN
w:millions	ONZGJKLLNKNNRLK
w:mind	OMQNLONONOOLNOL
w:minds	OMRKILLNNQOOJVO
w:mindset	NLQKQIWLLHLKJLJ
w:minimal	ONNMOUKLNMMMNNN
w:minimum	LSGLHGOJNGOORNF
w:ministry	NKLONOMOSNOJTUN
w:mintz	UOOMSRNOONNNNON
w:minutes	OLSNNTONONSSKNO
w:miracles	MOSONMNOONOMNON
w:mise	ONLHJUHOOHNKNON
w:mission	KOXROHOOLKJFPGK
w:mission-driven	OOQLOLSOONNKLNN
w:missions	MTHWKELKLUQYKOM
w:mit	OHKMROLMKRKKOLP
w:mitigation	OOONSNTOONOOOON
w:mix	ONSMQRKLMLNMNNN
w:mixed	NOQNMNLNRNORONS
w:ml	NNKVJKHWNNNKKNM
w:mmse	ONNNNRLNNNMMMOO
w:mn	MNNNTLJNNNMRUMK
w:mobile	NOWJOSILNMLJMLM
w:mobility	ONONMNNNMQMOMKN
w:model	OINHGMYHMHKMLLN
w:modeling	MNOLJKTMLJLLJMK
w:modelling	NTLTQGOJOLNLMMQ
w:models	LEHOQQLMMEKJIJG
w:modern	NNIOOOPINWKHLKK
w:modules	PNLQMKPKNOMLMNN
w:modélisation	MKMUNNMLONOOOOM
w:moines	NONOMNMONKKRNNO
w:mois	LLRLOOSOVJLHNOL
w:moments	OLLMPGJONVMJNOO
w:monaghan	NTHMKNMNONKUNOM
w:monday	KKKPHIGMLNVROOL
w:money	NNIMQOPNKUMNKNN
w:monitor	MJKOIRHNNLMMSNL
w:monitoring	MJNQKFULNJNQPML
w:monitors	ONMPHSJNOMNNMKN
w:month	NJOKQPHORQMNILI
w:month-end	NMMMLOLOONNONNS
w:monthly	PHOOFSGMPNOKMLL
w:months	QOOLKSQKOIMSSJJ
w:montée	OLNOONNOOTOLOOO
w:more	OHRMKLPIOOEOPKO
w:morgan	NNOLRMOONOONRPO
w:morgan's	OOMUUSNONIMNNOO
w:most	MOVKOMOMJPPUKMI
w:mostly	ONJTJLPMONITMNN
w:motion	NNQOKONOOOONOOO
w:motivate	OMONOKUOOMOONOO
w:motivated	MKLNWRRHMEMQLLN
w:motivation	ONNKLSKOOLOOQNO
w:move	ONKJFGOMJSIKMKV
w:movement	TJVMFLLPNMLJMSJ
w:moving	OOQRQPSROKMLKON
w:mparticle	OOPNLLUUOONNOOO
w:ms	NMMNMLQROKLFKOM
w:msk	QGONRRRLNOMLKNK
w:much	MRCLVQHTLQMKLII
w:multi-disciplinary	OOMOMJPOOSOONMO
w:multicultural	OOOMONMONUMMRNN
w:multidisciplinary	ONJYQMINNPNOJNO
w:multimedia	PNKTPOMOOOMMOON
w:multiple	MIPKRNRHRNJOINN
w:multitask	ONOOMOVMOONNNOO
w:museum	NNOLRMKONOONRPO
w:music	OOOOJNQNOMNNONO
w:must	JGHIIO[MICPNPNH
w:mutual	OORONNKOOOONNMO
w:mutuelle	MHHNNLMNJXKIMOL
w:mwm	MNNNQNXNOSOMLON
w:my	LLNSPKPMMNLQNNR
w:mysql	ONKTMNNLOMNKONN
w:más	NMPMLJINMOKMROU
w:mécanique	NOPONNSONMNKNOO
w:ménage	NNJKNUMNNHLOINN
w:métier	ONHKIJWNNNOSLNN
w:n	NLINMJOOMMKSOLH
w:name	JGSHLJEMIKIO¡EO
w:named	OONMMMKNOLNNNJS
w:nation	OOMKJTNOOMONOMO
w:nation's	OOSNOONOONOONMO
w:national	LLOJHLLTMGLNFOL
w:nationalities	OORMONOONNOMMLO
w:nationality	NRNMNLLOONNMHVK
w:nationals	OOOOONROOOOONKO
w:nationwide	NNTNONTOLIMSTLO
w:natural	NJJKGPXKMPLOKKL
w:nature	ONOGOPVJIMPJF[M
w:navigate	NPLLKLHNNROLPQN
w:nc	NNLNNOKOOOMTOOO
w:ne	OKIIQNJMOSNLRNM
w:near	ONKLMPJLQQNNLJN
w:necessary	NKJJOROJMLJMONL
w:necessity	MNNMIPJMOMKPNMT
w:need	MQPKPRXLJOOOHSF
w:needed	OEKOLUWIIHWLGEJ
w:needs	NIM@LTOJOOQNGPI
w:negotiate	ONMNNROLLRNOMNO
w:negotiating	OMLNKQPNONNNNNO
w:negotiation	ONOOOMPLOPOOLNO
w:negotiator	OOLNOONOOONMTOO
w:neo	NMMMNTPMNLHNNNN
w:net	PSOJPRIOMJJNOOG
w:netsuite	ONNOONILOONNNNT
w:nettoyage	ULKLRRHRNLKJMOM
w:network	KJVGSGEOLRIJKLL
w:networking	OOONUHKOPSNMILO
w:networks	NNKNMSONONONOON
w:nevada	PIVLNNKONLTPMMI
w:never	NLVMILKNOHMLHOM
w:new	HOMINRMNOUMOONO
w:newly	NNJSPSMMMOMILQL
w:news	NMMOONOOONONVUR
w:next	QSPHXHGLLLKKUGM
w:nghs	OOWMKJNONJNOKKJ
w:nhs	JJNPJHJOPPMGZQJ
w:nice	ORSMLKLGNNNLLON
w:nice-to-have	OSOOONNMOOOOOON
w:nice-to-haves	NTOOOOOKOOONNOM
w:night	NNHMRSRNSJUPOLM
w:nile	NNSKQLLNQOMLLNM
w:nj	MMHMOMMPNNLVMON
w:no	GBKBOOPGOQONORM
w:nobody	OOLOUOJKOMOOPNM
w:node	NOSLNMOKONNNNOR
w:nombre	LNNMMLKNLIULLNN
w:non-profit	OOONMOJPONOOOOO
w:non-routine	OOMOKRLOOONMMNO
w:non-technical	ONMNMQPPONNNKMN
w:none	OJKNNLSHOMNLOIR
w:none'	OOOONNNOOOOOSMJ
w:normally	OONONOMNRNONJNO
w:normes	ONLKNOMOOMNMMON
w:north	LNOLLHOMNLNTMNL
w:northeast	NOSNNONONMOMONN
w:nos	OMEGTOMMMPJFIML
w:not	JRLBHKNOOIOENVQ
w:not-for-profit	ONVMKNJNNMNNNMO
w:notamment	ORNQPJPNONOMMOO
w:note	OOKMPJXNNOOIIOJ
w:notes	NSKKQSNNNTNNJLK
w:notice	OPMNMIKMNNNMOTK
w:notified	KONNTMRONOMMRJO
w:notre	LJTORFOIMPNXRNS
w:nous	GKVFNDQJJRQRSMQ
w:nouveaux	NORJPRMOOMNRNON
w:now	ULPJQIOMOFHQWGO
w:nuestro	ONKLXMFMOLNMNNN
w:nuestros	NMTMQPGNKMNMNNN
w:number	NMUJGSPMLNSRQGL
w:numbers	ONPLSONONNOOOLO
w:numerical	OMNJLURNOKOORMN
w:nurse	SOFQVLGPPIROMMU
w:nurses	OOKLOQKNNPNONNO
w:nursing	JHPSOOJOMJLIKIV
w:nurturing	ONLMSLMOOMONNNO
w:ny	MMKNONLPNKNXMON
w:o	MNLNLOQMQTKKSNP
w:o2	OOMQNKNONSONMON
w:objectives	ONHOKPPPNKMPROO
w:objects	OOMOOLSNOMOLONN
w:obligations	OMMNMMLOONNNNNN
w:observability	OONMNORLOOOONOO
w:observes	OOMNKQNNNOMOOOO
w:obtain	OOMNNUTOONQLOIL
w:obtained	OOMOOONONOOOMRO
w:obtaining	OMOOOQHOOOOONSO
w:occasional	ONNOJLSNNMOVLLN
w:occasionally	ONMONJYLNMOJPGL
w:och	MGFOIPOKITGOSMJ
w:ocm	QOOOQNOMONSQOOO
w:od	QOOOQNOMONSQOOO
w:oder	SKGNILSNMKQSLMI
w:oelkers	NKLNNOLOONNMUNK
w:of	JNOOOOOOMLNLOOK
w:off	IOJNPUIKJTODHCO
w:off-site	OOKNKRLONMQTONN
w:offer	STOKMLLMPQOXGPL
w:offered	OOLNLPLOQLSTHJO
w:offering	OLTMJSGMOXNOGMM
w:offerings	OOINITLOQTONMMN
w:offers	NNSEMFIME¡QYFOK
w:office	ROIOPJOONNOMLIH
w:officer	YLBNSILMNPBUPGQ
w:officers	OKDVTJINNKNLUKM
w:offices	MNTGMSDMMKSNLKM
w:officeâs	ONJLULJOONNNONN
w:official	OLNOMLCMNMJMZEI
w:often	ONMLPQMMPLUNMMM
w:oh	NNRNPONOOOPROOO
w:oil	OOONONNQOMKNOOT
w:ok	OMLOOMNSMJOKTMN
w:oklahoma	OOOOOONOOOPKOOO
w:old	OOLMKOPOOMORMON
w:om	ONLKQRGONQLUSOK
w:omexom	MTTNSMLOOOONOOL
w:on	JLPOMOONOOQJOML
w:on-call	OOONKUGONNQONMO
w:on-demand	ONNOONOOKPOOONO
w:on-line	OLLOMMFNMMKMXHL
w:on-site	QQOKRLCMLYUVIGN
w:onboarding	SNMQROORONWQQLP
w:once	TNGNNLOQOMGTVIM
w:oncology	OORNLNNOOONJOOO
w:one	IFNORMPKFNKQPFK
w:one-on-one	OOPNONSNOMNNONO
w:ones	OOKKSNSOMOLNONO
w:ongoing	NIOIPONMOMMRSQI
w:online	NSPNSFIMFOJOUJN
w:only	IMMHEKMHIGTOVNL
w:onsite	NOLOMMLQNMKSNNM
w:ontario	NNMOOONOOOOSOOO
w:open	IMLJQPLOEORRUOS
w:opening	MMHKWQTNOMOQLMO
w:openings	ONOOORROOTLMKVO
w:opens	OSIMIIPMKKNLOST
w:operate	OMWHMROJMGOMQLO
w:operated	OOQOPNLOOTNNNNO
w:operates	ONXJIHOLMGNTNLO
w:operating	OLNOMUNINOKIPMN
w:operation	OLKKPSRLNKMKPJN
w:operational	NSJQRSOLLHOLIJN
w:operations	RPORMKOPIGEFONG
w:operatives	QOIMRNMOOOLXOOO
w:operator	UJRJXPQNOJLINOL
w:operators	ONONMPNOONNKNNO
w:opportunities	OCOKKQLKPXROLON
w:opportunity	TOKOVGGGJOLOPRP
w:ops	ONNNMONNOOMNSON
w:optimisation	OONJSTONOLONOOO
w:optimization	NRKMINOKNJMNLNM
w:optimizing	OMJLRKMQOOOOOMO
w:option	OOMLKKJOJSNRMMO
w:optional	OONNMMKQNKKRNNN
w:options	OHOKFNCPHXUVMJQ
w:opératoire	OONKQLFONKRRNOO
w:or	E@ELLOOROJLMNSI
w:oracle	RTKNQURUNNLQLNJ
w:oral	OOOSLOOUONNNNON
w:orange	NNTNNONOOLOSNNO
w:orchestration	NMMRNKIOMLMMJMM
w:order	OHKGUOSIMIKHJOI
w:ordering	ONLMOSNOONOOONQ
w:orders	LIIJHVRMMPMOKMK
w:ordinance	OOOOOOLOOOOOMOO
w:oregon	OKTMJMPNMKLMLSM
w:org	EGRMJJJOJHHKOOO
w:organisation	ONQHFNRNOJQTIVQ
w:organisational	ONKKMXLLNMNNLNN
w:organisations	OMVHOJKNNONMNLO
w:organised	ONLMLVSMOLKNMNO
w:organisé	ONKMMLUMOJMLINN
w:organization	GMTVQONROPOHDNO
w:organization's	OMSPUSMONNOONKO
w:organizational	OIJJFPTNOKMNLKN
w:organizations	ONUJOLOJLONNTNL
w:organized	LHKKMNWOLLIIQLI
w:organizing	ONNNNSMNONNNOOO
w:orientation	MLJNIKORMHMNKRM
w:oriented	NKVMMKXGMQLILLI
w:original	NRONNMMONPNNLKN
w:orleans	NNNORMNOONOVOON
w:osborne	MNPLONLOONNNOOO
w:osha	ONMNNOSKOOOONNO
w:osteogenic	ONUMMFKNNRMLNNN
w:osteostrong	NNTNLKNOOMONONM
w:ot	ONNNNSLNNNMMMOO
w:other	HDKONQROOKONCOO
w:others	NLSKLNVJMMLKUKJ
w:ou	NHGUOISOKBMOLKJ
w:our	OOQOQOFLLOOOOOO
w:ourselves	NNXLLMKNMHNMMKN
w:out	MGIPMSMJKGFROMT
w:outbound	NNJKJVLOOLONNNN
w:outbreaks	OOONKOJNONOOLSO
w:outcome	OOKNMSJNNNNORML
w:outcomes	NJQPNHNLNSNLKOO
w:outgoing	OOLOTOTRONONJNO
w:outils	ONQLMRUONNNJNNN
w:outlined	OOMOMOHOONONSOO
w:outlook	NNNOONTLOONKNOO
w:outpatient	OMLNMTLNOMNNONO
w:outreach	OOKMMLNUOOOONNO
w:outside	NJGKOULMKVTQMPL
w:outstanding	NMOKLPSPPFMMSLN
w:ouvrier	RMKNTMJNNNRSNOJ
w:over	LJ[KLUMNPDKIEEG
w:overall	MNWORKOONOIOLOO
w:oversee	MLIEI¡GKNJMOMMN
w:overseeing	NIMNL[NMOMNRNNO
w:oversight	NVNMNMONONNNONN
w:overtime	NKKNMMKOTSRJMLN
w:overview	KRJEOJKMNNLLRMP
w:own	LQKPILONJSJVOOT
w:owned	NOUKRSJONSNRNMM
w:owner	OMNLORRNONOONNN
w:owners	ONKMMOOMOLOMMNN
w:ownership	MKIQOFONORMGPJK
w:owns	OMNNNNKTOKNMMNL
w:oxfam	NMPMJLDMNUNMHWL
w:p	NKTLLJTOJJNJPMO
w:p2p	RSKMOZSQNNLQJKI
w:pa	MMNJOOFNETSUPNM
w:pace	OOLRNSKNNMONMNO
w:package	JFJKKIRMUQJNOOH
w:packages	MLOLOMKLJOLKNNN
w:packaging	OORNMLNONMONOOO
w:page	LKOKKQJMKPKJLFS
w:paid	IENHLHFIRYSDFFG
w:pain	ONTMLMMNOMNNNOK
w:paint	MNWLRKINNMIOMNL
w:palliative	OOHMKMJRNPMNNOO
w:pam	OOONQRSNONOONOO
w:paper	OMLNMKIONSMOQNO
w:paperwork	OOMNKSNOOOOMOOO
w:par	LLGTEJRKLHOIQMK
w:para	OKMGQOOKLVQFDLQ
w:parallel	OONNOMKONOMMTLM
w:parcours	OONNMKNONTMMNOO
w:parental	OOJOONNOOQNKONN
w:paris	KHKMMLHNMUKYMNG
w:park	MNWLGRGOMGMTIKS
w:parking	NQHMQQIOOYIIMLN
w:part	OOOTOJMOOTQORNH
w:part-time	OOJMPIJNWJYPMNN
w:partages	OONNMKNONTMMNOO
w:parte	ONQMINTONMKKIOT
w:partenaire	OMTJJPIONLNKNOO
w:partenaires	OONLOPOLONMMNON
w:participants	OMMMOTKOOROONOO
w:participate	NIHGHYEMOOVMPJN
w:participates	OLLKJXDMOKMOJSN
w:participating	OOMMPVLOOMOOOOO
w:participation	NKSGKPFMSNOILKJ
w:participer	NNOLNUPNOLNMMOO
w:particularly	NNLLRKNPMKMJMMM
w:parties	OJJMMMKMMTJLRMP
w:partir	NUSMONHNNNUHJOM
w:partner	LHWVOSQKLGKJMGM
w:partnering	ONSMHMRMOJMNNMN
w:partners	MPNOQRQQLMOMIQN
w:partnership	OMJTQJMSMTMMKMO
w:partnerships	TKNPHVMNNLMHNOL
w:parts	NMQNNKGUNMMRLMM
w:party	NMTMJNQONNMNRNM
w:pas	OKJRNFJNNSNLTML
w:pasig	NOMONKUKONKULNN
w:pass	OJNONNVMNOJJIRN
w:passage	OOONLTONNOOOLNO
w:passion	OKPHQO[OMBGGJDK
w:passionate	NMJISIPMMPIISJL
w:past	OOONMNULNNNNJNN
w:paternity	MLLMOJLNJUMLMNM
w:path	NONLPPHOLUMMMMN
w:paths	OOIMMMQONROONNO
w:pathways	NNNLKOMOMXNNLLN
w:patient	OJPHSNKKMPLLFIL
w:patients	NLSOJQJJMBKPOFL
w:patients'	OOMKROMOOLNNOOO
w:pattern	ONNNOTJOLNRNOOO
w:patterns	OMNKJNPJNKROOOO
w:pay	OHMGFFGFaOFMKJF
w:payable	ORKNNOLONNSKNNK
w:paycheque	MKKNMNNNMUMMLOL
w:payer	OONNLSNOONOONMO
w:payment	MLJJPRGMOONJJOM
w:payments	NMMMLOQNNMMIMNM
w:payroll	OKLSRXSNMKJLNNM
w:pc	OOONKSMLONNNNOO
w:pdf	KQHJKGGJKIKKONZ
w:peacehealth	MLJLNROMOPNJKOS
w:peds	NMMMNTPMNLHNNNN
w:pension	JKCKRQOOPUNNPJM
w:people	JOOOOMOOHPBKEON
w:people's	ONKONMSMNSNLNNO
w:people-focused	ONNOTNNMOOOONOL
w:peoplesoft	OMJMPKOLNMMLMNN
w:pepsi	NHUNKNKIKONLJXJ
w:pepsico	NNUMLONONMNLMNM
w:per	OOEKFVLJOKSQPLJ
w:percentage	NUNNNRKOKNHNNNN
w:perfect	NNUMNILNMQNJILN
w:perform	KSJGOTNJNOMIIPK
w:performance	ILLTONOOWKOOLKD
w:performed	OMKUMGDMMMLTJQN
w:performers	NORNMKUNMTONNON
w:performing	OMMJILVONKSSJUN
w:performs	OKMMPWHNONNONNN
w:period	OMSKGKPNSRVLGIN
w:periodic	OOLNMRLOOLQKNNN
w:periods	ONLMNPSLNKJJQMN
w:perks	OWPMMLMOOPNNNNO
w:permanent	OJPPJLONLPTMMOL
w:permis	ONNMMIWMOMLLLNM
w:permitted	ONLOMNPNNKTNOKM
w:person	NMIKHRRNPFOTSJO
w:person-centred	OOSKPMKOOMOKLOK
w:personal	MOMHPOORORJFKPO
w:personality	OMLKLPTSOKNNLON
w:personalized	UOQKHMMUNLOOOOO
w:personally	OTLOKSUOOHONONO
w:personas	ONUMRNROLNNNMOO
w:personnalisé	OONNMKNONTMMNOO
w:personne	OMPLLE[MNLNLLON
w:personnel	OOKTKMPLMRKISMN
w:personnes	NORNNQKMNLNLNNN
w:persons	OOJKKJVPOLOLIVM
w:perspective	OONNQLHSOTNMONO
w:perspectives	NMULKLJMNKNMLVN
w:pharma	ONSNONPSONNINOO
w:pharmaceutical	OOOKUQRSMSNNNNN
w:pharmacist	UKGMTNNLNOLKONL
w:pharmacy	PNMSSIMOOONMNON
w:phase	OONMVOKRONONQLO
w:phases	NOOONONNOOOKNPO
w:phic	NNNNMSNNONOMOOO
w:philippines	MLTNNONONNOLOOM
w:phoenix	OOOOLQOOOOOSOOO
w:phone	MGPKEUYLKPIFUGF
w:photography	OOINTQNNOOONLNM
w:php	OONMNOJMOMNKROO
w:physical	NRMLMPKILROOMOP
w:physically	NTLNNMUNOONNMNK
w:physician	QNIJTOSOOLMLONN
w:physicians	OORLPLLOOLOLOOO
w:physiologist	QNMKKTKOOOOLNNN
w:physiology	ONMOONTMONONMON
w:physiotherapist	RNFOLNONSQLISNM
w:physiotherapy	OIQOUNQLNMOOKMM
w:pi	OMJONRLNOMOOIUO
w:pillars	OLKNTMSNOOOOOMO
w:pioneer	OOQNMONONNOUOLO
w:pip	OJMUPNLSOMLNHLR
w:pipeline	NIJFXNNVLGMMKML
w:pipelines	ORQFMOPKNIMMKJK
w:pitch	ONMNNRMOOOOOOOP
w:pitchtube	KNLONNNOOLOOMOW
w:pivotal	ROGHUMINPRPQNNN
w:place	MVWFFKFIHQMLQPV
w:placed	ONMOMPSNKTMOSNN
w:placement	OMSKLQGOLGLNNQN
w:places	OOWLLLLONPQIION
w:placing	OOONLSJOOKNKNNO
w:plan	MONNQLKLJTHINPL
w:planned	ONJMMRKNPTQTSNM
w:planner	SNFLRKSOMLJGNNM
w:planning	OFOPPVJQIPPMOHP
w:plans	NKILOUMKKKOHMRM
w:plant	UJKKGQILNMIKNMS
w:plants	NJIPOSJMNJNTNMM
w:platform	LMRGMMFOKRIHJIO
w:platforms	MJJMQOQMLHLLMLK
w:play	QKO<YNHLOOOOKQN
w:playdemic	ONUNNOLNNOOTNML
w:played	NLWNIMMONMNNLNK
w:player	OKJMSHZONIQKOLN
w:players	OONMKMRNONONNNN
w:playing	OOMTUKLNOKRNOOO
w:playitas	MLONTNJNMILKKOR
w:plays	NNKPTGQNNJLLOMN
w:please	I@OIFAOFHIOOVPO
w:plein	OOSJSMLOONRKNON
w:plumbing	ONIQPSRPOMMMNMN
w:plus	QPPHCMORRXSSPLM
w:plusieurs	OOMOMKUMOMONNOO
w:pm	MNPMNOMMMKMTUNO
w:podcast	NOPMLRLONOMKNNK
w:podiumwear	MNPMNTINOMONMMN
w:podiumwear's	OOJKNTKNOLONOOO
w:point	MQLQBVLNJKMLOFO
w:pointclickcare	NMPONLIOQNOMGVK
w:points	NSMJQTOHHHMSNLQ
w:police	MMRRGJPLLPLJNNL
w:policies	OOINOQTOKGKLION
w:policing	ONMNLLKONSOOQPO
w:policy	KIOHGTNKHPJIIWS
w:polyvalence	ONMMNKRNNJNNSOO
w:polyvalent	OKNNSITLONNKTON
w:pool	KNONQNUOOMJNUMO
w:population	NNNTLMSMONOONKN
w:portal	NOONONNNOMONPSQ
w:portfolio	OMPERRKRKOLKKIN
w:portugal	LLRTONLONNMOOOM
w:position	OMMQREHEOMVOPOM
w:positions	OOJOJKSLSPKFRRL
w:positive	NGIGN¡ONLCIFOGG
w:positively	OOQOOOROOMOORJO
w:possess	NJKMNPUNLMIMVHI
w:possesses	OONNLJSMNNNNNNO
w:possession	OONOMLNOONLMMMM
w:possibilities	NNUMJLLONSPMMJN
w:possible	MIOKLROLGOQQKGQ
w:post	OKHORHQRMKKIULN
w:poste	RNHJMIMQMNUEONR
w:posted	NRMNNOKONNMMLSK
w:posters	ONMNNONNOOOOJTK
w:postgresql	OOOOONQKOOOOOOO
w:posting	OPLLHKFMQOHGNRQ
w:posts	OOOOOOOOOOOORJO
w:postulez	NKKNLLHMNJLMYNJ
w:potential	OPRCRUBKUOSOOOI
w:potentially	OLMLPPIKNSMMKMM
w:pounds	ONNOOMRLOOHKMNM
w:pour	DHRPNONGOMKPVIF
w:pourvoir	SMLMRIHNNLOKMOJ
w:poverty	OMRLJRQNNKNNNOO
w:power	NOPEOOOLMOJOIOG
w:powerbi	ONLKLMNSONNJNON
w:powered	NLTKKRIOONNONLT
w:powerpoint	MNMNNOUIOMNHNON
w:powers	OOOSNPKOOMRNNON
w:practical	TJJORIPIPJNPOOL
w:practice	MJOTPOROJSIRGGI
w:practices	MNGMNONTLGKNELH
w:pragmatic	OOPNKOQMONONNOR
w:pre-employment	ONNONKVOONNNWMO
w:precision	NNLNPMOISLMKJQT
w:prefer	ONONJNKSNMUNKNN
w:preferably	NLINMH¡_NJNJMNK
w:preference	OOLOLLJLNMMOWJL
w:preferred	JOJLJEEZEBNOMJO
w:premier	NKPEVKINNMMLPLL
w:premises	OOKNGMMOOONSMOO
w:preparation	OLLPMWONNKMMMLT
w:prepare	IJIIOWQLNIMJLLK
w:prepared	ONRMLRWONKNOJMM
w:prepares	MMMLSOKONRNLNOO
w:preparing	OOOQOKPROMOOMLO
w:prescription	OKOLJRSMOOOOOOO
w:presence	ONNIOJJMKHMVRIN
w:present	NKOKGOFPMSLNNLR
w:presentation	NONLLOLNOOOONMO
w:presentations	ONNMIWKLNMNNLNO
w:presenting	ONMNKTOROOOOPRN
w:preserve	OMMONNNONNNTQQN
w:preserves	OOPONOMQOONKQOO
w:president	OOJSLQOOONOOOOO
w:press	UIJOSNENMIQKKOI
w:pressure	OSMSNPQLNJKJNJO
w:prestigious	OOMNRNOOONTMRNO
w:prevent	ONRQPKKOONONNON
w:prevention	NOLQKMTNOMNPLSN
w:preventive	OOOOJPPJOOOOOOO
w:previous	NIHMFGGUKILKKOJ
w:previously	OKNONOMOOOOOUMO
w:price	NMPMKPMOONOONNO
w:pricing	NNNLOQGTMQONNLM
w:pride	OKRKMRTMNKMMJKN
w:primarily	ONQKOPKNMKKRNLN
w:primary	NOIRTOTKNJJMKPQ
w:principal	VOVTPFQMSMSMLSJ
w:principalement	OONMPIQOOLNUNOM
w:principales	NUKSLJSNOJNSMOO
w:principle	MOOMNKLONNMJMOK
w:principles	MJMFILRKLPKHJRP
w:print	QOPKMONOOMSNNOO
w:prior	NKOKIKTLOHNJLSN
w:priorities	OKMNRHUKLIHLKKK
w:prioritise	ONOSMNQNONNNNOO
w:prioritization	OMLRLPOWOLNMNON
w:prioritize	OMMLQMRLNIONMNK
w:prioritizes	ONINIQPMOTKNMOO
w:priority	OOINNSRSONNNHTO
w:prise	OOOMNOKNLOLJNOO
w:prison	TOJKPDQPPQKSPER
w:prisoners	ONHMQYJOOLONNNO
w:privacy	OHGLKOQHNKONEQX
w:privas	NKQQOHMNNRMUMNN
w:private	MLWJQIHPGNKIKMN
w:privilege	OOOOMOKNNOMNNSO
w:prn	OONOMHLOJRULNLN
w:pro	OMPNRIQRKUMKJMN
w:proactive	NNJKHNOSNKLLQKL
w:proactively	NJJQHXGMNKMKMNO
w:problem	OHJJJPYGONNMKMN
w:problem-solving	MIHLJMOPMJJKHLO
w:problems	OJLMORSGNOKJMHL
w:procedure	NMNNNRRLOONNSLO
w:procedures	MGDDMRPJLEOIIOL
w:proceedings	NMMMPRKNNNLMMNN
w:process	OKHLJUIJQGKNPNI
w:processes	MOIIPOOOLJHGKOI
w:processing	NGIIVPQNNQNMKNL
w:processus	OSMNNMMOMJNMRON
w:proche	NNLOONNMMTGXOON
w:procurement	NMPLIPIUNLMLMMM
w:procédures	OOOMMSKOONLNNOO
w:produce	OLPOQVOMOLNMNNN
w:produced	OOMMTHNNONOONNQ
w:producer	SLJMNQLONOMKOOM
w:producing	OLTNMPPNONOOOOQ
w:product	OGGUOMIPKJHOOFO
w:production	PMTPLOMMMFOOOIK
w:productive	OOQKJMMNNOOOOMO
w:productivity	OMQNHOPNOMONNNO
w:products	MIOVNOKOHMHDFLJ
w:produits	OOKNISONONNMNON
w:profesional	OLQMMMJOKRPKRNM
w:professional	MONOOMQRORFKNHO
w:professionalism	ONRNMSNNONNNMNO
w:professionally	OTNNMMNNOMNMNNO
w:professionals	NMRBOGPMMSHKPHN
w:professionnel	ONHJRFQLMWKHKOM
w:professionnelle	OISNKLIMMWNMIMJ
w:professions	OONNNPUNOJNOONO
w:proficiency	NJPMIERNNLJFHKO
w:proficient	NKLNLJVLNMKGJMM
w:profil	MSJLJKOMPKMKJNK
w:profile	MTOKINIMNINMUHO
w:program	SIHOOOKNRPKMMKH
w:programme	LJGIJKOMPUKIRKJ
w:programmes	NMNMKOJOPVOMNNN
w:programming	ONRSOQOQOMOMKMM
w:programs	MIMPVOHUHNOHJOK
w:progress	ONNILQGQNXIMJJN
w:progressed	OOOLSTJOOOOOPLO
w:progression	QRLLPJKMQRPRMMK
w:progressive	OOQONNPNNTONOOO
w:prohibited	OOMLOMSNOOOONTK
w:project	VNOOPONEOKSOPNO
w:projects	IEMTPOIMNPFOPEE
w:projet	OOPQLNLNONNMMNM
w:prolonged	OOMOONRMONMKNNO
w:promise	OOKNKNLOILOMNRN
w:promote	NLMOOOJLNNKPLKM
w:promotes	OKTQOOIONDONNJN
w:promoting	ONQPPPHNOPNNSTN
w:promotion	OLKKLOMLORMMQUN
w:promotional	NLKNPRONHNLMXKI
w:promotions	OMQKORLOMNNNNPO
w:promptly	OMOJKSMONONOONO
w:proof	OOMMNJRKNLLMUHR
w:proofreading	OOOKJSQNNNOONOO
w:proper	OMQLIPINNOMNNNO
w:properly	OMMLIYFLNQMOMLN
w:properties	MMOJOVONNILKMMJ
w:property	OMMSLUFLMHPEITK
w:proposal	OONMQPLOOOOOROO
w:proposition	OLLHHPQNOKONSOM
w:proposons	OSNNJJKMNXTFNON
w:proprietary	OMPMNQNOOKOOONO
w:prospect	OMNNSLMOOLOOOOO
w:prospecting	ONNNLSMNONONOON
w:prospective	ONMOKRLNOONOONO
w:prospects	ONMLJRMNOMOOONN
w:protect	NKOPXPOLMONJMOM
w:protected	NLJOMLKMRONOSMM
w:protecting	ONTPQHIOMJOMNSN
w:protection	ONOMJSJNNLOOOPN
w:protocol	OMNNNOROOOONNON
w:protocols	ONLKGXHOOMOOONN
w:prototype	ONKONPROONOOOOO
w:proud	ORYKOHJNNEQIJON
w:proudly	OOSMKLNOOMOOOOO
w:proven	NLMLKGVKMMLLILP
w:provide	MIONOSFJOUOMOOO
w:provided	NHKNIOPKMVFUOHK
w:provider	NNZJJOIMNILILJN
w:providers	OOMSNMNOOOONOOO
w:provides	NLPJOPCNONMHJOR
w:providing	SLSRQMRLLOHPINL
w:provision	QOMPXILNNNNUOON
w:provisions	OOOOOOHOOOONUSO
w:prêts	NJJNILJMMILMXMI
w:psychiatric	OOSMSNJSOMOOONN
w:psychological	MOJNOJMNRRNLLMN
w:pt	ONILOQOMVMTKOML
w:pto	OOROONOOITKNONO
w:public	OGLLRQTNOIQOMEJ
w:publication	OOMNKRLNOPOOOON
w:publications	OMONNLLSNNNMKQM
w:puffer	OORMLOOONOOPLNO
w:pulling	MNMNONTNLKNNMOM
w:purchase	NNLMLOSMNNMIMOM
w:purchasing	LTKRONKNOLNJNOT
w:pure	LKTMKLLNNQNKMNP
w:purpose	MPWMTGKMLHKOHIK
w:purposes	NKHMOKLKMLMNJWN
w:pursue	OOUOMQNONMNNNKL
w:pursuing	OOONMTIROLNNMNO
w:push	OMSLOKPNOMMNMLL
w:put	OKQKOSRNOIMMILN
w:putnam	OONONOOOONNMLUO
w:puts	OOTMISIOOJNNNMO
w:pwc	OOSOLOMOOQOOOOO
w:python	NKKKLNOSMLLLKMK
w:qa	OOMMRVKOOOOOOOO
w:qargo	NNSLQJNOOJOMMOO
w:qualification	NTLKLRITNRMMOLJ
w:qualifications	L^DMIF>HTLKGOOG
w:qualified	NLSOOPPQIMIOIUM
w:qualify	OOLMJRINSONNQKO
w:qualifying	OOKRLSQONQONJQO
w:quality	RORSLNOOLHEPNFE
w:quality-improvement	OOONKRNNOOOOOOO
w:qualité	OPTPGNRMNQKFINM
w:qualités	OOMMNMTNNJNNLON
w:quarterly	ONMPLQOLMOOONNO
w:que	MOQOPPPJDKOAOLP
w:queries	ONSIHOJMNRNNOMP
w:query	NLNONJWJNNNMNNL
w:question	ONJMSMHONMNNRGQ
w:questions	OLJIMXJJNLLKONN
w:qui	ONVOGRIONJMLLNM
w:quick	MKNPLIQMMJQJOJK
w:quickly	NMRKONRONHKMKKL
w:quote	NLMONNMOMNMNVJF
w:quotidien	ONQVRQMNNLMLLNL
w:qué	NXOOMOLOOJNNMON
w:r	NMPJIRJQNMONOOO
w:rail	RNNLSMMNOOMJNOM
w:raise	OKOMNQGNKQNLNVN
w:raising	ONONLOKNORNOMMO
w:raleigh	MNPNNNIOOLPRNNN
w:range	IUNLGOJJXTGNJNK
w:ranging	NOSNNONOOMOMNOO
w:ranked	MNVMNNNOOKLNNLM
w:rapid	OORMKRMNONOOJNQ
w:rapide	ORUNNLHMNVOLFOM
w:rapidly	NNKJMLUNNXKJMKN
w:rapport	ONJMJRSMOINNNMM
w:rapportering	NMIKUVJNNKNMLOL
w:rate	MIPNPOIMYLLIJLM
w:rates	NMGLHPHKSPLJLQN
w:rather	OOPMKJMNONOONMR
w:rating	ONLOONKNONOOUJM
w:rattaché	NOMYMMMNONMTMNO
w:raw	ONMQPJJNOTNOMNS
w:reach	NJTQHORKNDKIHGM
w:reaches	OOOLNRNNONOOOLN
w:reaching	OOIKIVQQOPOOOOO
w:read	NGNMHKLMKUKLKTH
w:reader	MINNMLMNNMLMIMW
w:reading	OLJNMNUNOMNLKKS
w:ready	OMOIRPPPMAMQRJR
w:real	NJRONNPLIOGJKEH
w:real-time	NLLKQRKONLNNMNN
w:real-world	OOOOQOMNONOOIOO
w:realize	OOVTLPLOOIOMOMO
w:really	NRRMUTPKKGMJHLJ
w:reasonable	MUEMKHKIOIMNNYK
w:reasons	OPMMLMTMONNNLQM
w:receipt	OONNNOLOOOOOQLO
w:receivable	NLMNMTNOONMONNN
w:receive	MNJKGJFMPRKGRFK
w:received	OMKMLOJMMLLMWNJ
w:receives	ONLNMKSNOMONSJN
w:receiving	SRMNMQOOSNKINSL
w:recent	OMOMKHZVLILKMSM
w:recently	NSQLQPLOOJNMOLK
w:receptionist	ULEJPRIONKRHNOL
w:recherche	HORLVOKONNGPNON
w:recherchons	LJPMXMONNLQMGOM
w:recherché	OPLMKMRNNNOMMON
w:recognised	OOVKHLKONSMMJMO
w:recognition	NHILMOKMKZLKLLK
w:recognize	OONNLPSNPINNNMO
w:recognized	RNVLNNPKRPQQMKN
w:recognizes	ONKNNMSMOOTTNLN
w:recommend	ONMMQVROOMOOOOO
w:recommendation	OOONKUNQOOSOOOO
w:recommendations	NIQKNXMSNJMNMKL
w:recommended	ONLKIRJUOLOONOO
w:recommending	OONOSJMOONOOMOO
w:recommends	OONLJVJOONNOMMO
w:reconciliation	NKJJONRJMKMNILT
w:reconciliations	OLLLJOKNNMMMMMT
w:record	LKMHLNWOLIJKNNK
w:recording	OLNNMSLRNNNKNOO
w:records	JKNJHUOLNJLOGUL
w:recovery	NOYTNOMOONONOMN
w:recruit	MKFJUJINNIKUKUM
w:recruiter	NMMMKLLNWKNNUIS
w:recruiting	LLHIRPNNNLHUKSK
w:recruitment	NIHINMLKQGJIPWH
w:recruits	OOONNOLOOOOORJO
w:recrutement	MQJHWLJOMIHRQOL
w:recueillir	OONNNJROONNNNOO
w:red	NNSLKPMNMOMLOMM
w:redeployment	NSKNKMHNMLMLOUK
w:redshift	ONMNNNTJONNNNNN
w:reduce	ONQPTPHLOMOONNM
w:reduced	OOIMKTIMMMLNLMO
w:reducing	OOTOOLPMNOOOOOO
w:refer	NIMNKMKMLTMLNHR
w:reference	NLKNQJPNMRLMXGF
w:references	ONLNNIZJOOLLNOM
w:referral	ONLOOOOOHRONOOO
w:referred	OOOOOOJNNOOOUOO
w:referring	ONNNNQNOJSNOQMN
w:refining	ONTLPSKNNLOOKLJ
w:reflect	NMHNMQJNSKKNMPN
w:reflects	ONWMKNNOTMNNJEN
w:regarding	OLGFIPGNLOMLSRK
w:region	MMITOOONNLMUMNM
w:regional	OOPLPOONQMSQMMO
w:regions	OORTMJMNONONONO
w:register	OMKMLJRNNLNMVPK
w:registered	TGGKSPMPMJRILKT
w:registration	ONGOOQQNNMMNLLL
w:registrations	ONNONVOMONNNLON
w:regular	RJFPMOOKOXRNOGH
w:regularly	NFQJKMUINHKFPNH
w:regulated	ONNMSIVKOMONQLN
w:regulations	NJIHQTRFMKLMOKK
w:regulatory	OKDSVTNPLLMMLMP
w:rehabilitation	LIOJIPRLNJLROJQ
w:rehabilitative	OOMNMSSOOOOORJO
w:reimbursement	NMQNNOMNLSHRMRN
w:rejoignez	ONTJRLINOLNNMNN
w:rejoindre	MWOIQMGNOMSNTNJ
w:related	LJIMOMOOJLNFOOO
w:relation	OONNNPNONNOOKSO
w:relational	ONMNONPDONLMNNN
w:relations	OTJQNULJNIVHMPN
w:relationship	NMFLOWVQNLMMNNN
w:relationships	NPOKMSPOMDKKJJN
w:relaxation	OKJNNMMONVOMONN
w:release	OTNMIKJPNMOONNO
w:releases	OMONMTKNOMOOOON
w:relevant	MKGKPOSNREKHOLN
w:reliability	OLHOTPOONLSLKML
w:reliable	LIKMPOWJNIGNMIK
w:religion	ONKNMMLMNMNNIUN
w:religious	OONMMNRMONNNLRM
w:relocation	OOMOPONOQPMVNNO
w:remain	ONNNLNTNNNLMTJO
w:remote	QKAIOH@MOKObJIL
w:remotely	OJPMNJLKONMUONN
w:removal	ONOLPPLONLLMNNN
w:removed	OOOONPJOKMKMTMO
w:renewals	OONOOTLONJNOMMO
w:renowned	NNUJGJMNMSMSMMM
w:rental	ONONPPIOMKNNNNO
w:rep	SNMNJKKMOSKPNON
w:repair	OLSJOSIKMLLQLLL
w:repairing	OOLLKSNOOMNLOOO
w:repairs	OMOKITJNNNMNMMN
w:repassage	NNKLPUKNOINQLON
w:replenishment	OONMPMTOONOOOOO
w:report	NIPVANGJMKIOKHN
w:reported	ONLNOSHNOOONQKN
w:reporting	IXFZVILMLPHOGKN
w:reports	LMFZBOKNMHJKIJK
w:represent	NMOMKSIOOJNJMMN
w:representation	HOVOOPNOONNNOOO
w:representative	SMEHOLCLNKJGIXM
w:representatives	OOKTKNKNONNNNNN
w:represented	NNOJOSRQONONIOW
w:representing	ONHKPSOKLNNMMMN
w:represents	OOOSMNLONMNMMOO
w:reps	NOIUSSJOUMMJKMO
w:reputation	TNNISPMNNFNRSMO
w:request	OMLNLONNKLMRPWM
w:requested	OKIIIVRMNLKPKRM
w:requesting	ONLMLSJMMMMLOKN
w:requests	NLJHJTOJMOGPNPM
w:require	OKJMOOVQLMPJHTO
w:required	MRIEKWMJKMSOSOK
w:requirement	NNJLIOFORIOJPPR
w:requirements	IVBOLOOOILOIOSF
w:requires	OLNOGSOMKIQOKTK
w:requiring	NONRLGQOKIPTILM
w:requis	OMLNMNWLNKMLMNI
w:research	NFNOPOOOLFIIGHI
w:researchers	OOSQKJOOOLOONMO
w:reserve	OOOOLOOOOOMNVLO
w:reserves	OOMOMLLOMNNMMTN
w:resident	OONJLVUIOMJNNLO
w:resident-centered	OOOSQMMOOMOOOOO
w:residential	PMULHOOPSIMOMJM
w:residents	ONOONOOOOFLLOON
w:resilience	ONMOQNRMOLONLNO
w:resolution	OLNQIOONOLMMOOO
w:resolve	NLQKKSGLOMQNOJN
w:resolving	ONMKLSSKONOOOOO
w:resort	MKNMTMJNLLSHKOR
w:resource	ONIPVOGLNHSJLML
w:resourceful	OORNPNKNNNPLNON
w:resources	LFNSRVFJKOIIPOM
w:resourcing	OKMONQMOONOOOUN
w:respect	OMLGHORLNFLLORK
w:respectant	OOLSLTHNOLOLOOO
w:respected	OOMNMNLOQTNMLTO
w:respectful	OOPMMNPMOMONMKO
w:respective	OMOMPULOOLNOKQO
w:respiratory	TFHSMPNKMKKIMMO
w:respond	OLPKHPJNNMKMUNM
w:responsabilité	OSLTLLNOONOSOOO
w:responsable	OKLQMMJNOLMTWON
w:response	OOMQQSINNNNOJON
w:responses	ONOOGONOOOONTLO
w:responsibilities	LRJKOSFJONDGLTK
w:responsibility	MLOHRQPMLOQKQKL
w:responsible	LNHOORNKKCGOFUI
w:responsive	OMNLRPMKONOMOOO
w:rest	OKLMNQONNPOMNLN
w:restaurant	MNUMOSLOMRRPNMM
w:restaurants	JNSIMJJNLPMPKNL
w:restauration	OMLNOMNRNMLJMNK
w:result	ONQRKHKNLONNVGM
w:resulting	OLNMKUMONNOOMNO
w:results	NJROJMNNLIKLLPM
w:results-driven	ONNKPMLNOLMNNMN
w:resume	MLPMMKGKIMLNZMM
w:resumes	OOJOMMKNMMNOJVM
w:retail	NGNERSPGMGNQHKP
w:retailers	OMKMMKMOMSLMLNN
w:retain	OOKNNONOOOONLRO
w:retaining	OOQLSSKNOPONONO
w:retaliation	OOMNNMNOONOONRK
w:retention	OMQMLRKONNOOMNN
w:retirement	OLURLMONILLKKJO
w:retrieval	NJRJMMKTNKMMLOK
w:return	NKLMHPJTMIMMNNN
w:returns	NKMLHXOPNMNNNNN
w:revenue	OIMBVIJNLDKJKIW
w:reverse	NKLUOMISONNMMNM
w:revesco	MOQNOMKOOMMMONO
w:review	KHOILSKOTHKLNQI
w:reviewed	OMLMLJVONMNMNPM
w:reviewing	OLNMITKOONTOONO
w:reviews	NJOJIQFMOLNMMKQ
w:revolutionize	QNUMIONOOMNNPON
w:revolutionizing	OOMMTMNONMNMNNO
w:revops	ONJWHFKNONOMPNM
w:reward	NNJNTONOUNMNNLO
w:rewarding	NJKPXRGMMQLJPOM
w:rewards	NVHKPHINOTLJOFL
w:rf	OONOKSHPONOOOOO
w:rh	MMUNKNKOMLGLSON
w:ricardo	NJPLOLLNMSMKMLN
w:richmond	OONOOOOOOOTUKOO
w:right	MMKJSFLIGCPFOQG
w:rightangle	PNKMRLKNOMNMOON
w:rights	OKMLLUHKNIMNEWK
w:riot	NNQMRKMOOMMNNON
w:risk	OKOOPKOKMGMKIJR
w:risks	NLRROVLNNPNKLLN
w:river	MKWNNMMOONOKNOM
w:rn	TQJKPHMMLLSHRNP
w:road	LHOMLOOOMKVMMNM
w:roadmap	OOOLLUTOOOONOOO
w:roadmaps	ONOONKORONOOOMO
w:robert	NMRKTKHMNKLHULL
w:robotic	OOONIRPPOLOOOOO
w:robotics	RNQKJRKOOLMMOOL
w:robust	ONUJRKINLNONOMO
w:rock	ONQMNMJRNMOONNO
w:role	MODNUOOOOLOOJOP
w:roles	KTQNQFRGNTMRPOJ
w:rolex	NMSLKNINNLLQJOU
w:roll	POMLGLMNMSLMOON
w:rolling	ONQLKJPLNITNPLO
w:romford	NOMOOONOOOOOTOO
w:room	LNJKSJSLMSMJORS
w:rooms	OOPONPNOOONSONO
w:root	ONMMOSJOOOOOONO
w:rooted	OOTLMNMONRONOMN
w:rota	OOKTORKOJMNNOOO
w:rotas	OOLKJTLOONPNOON
w:rotation	OOQNLOJONLQONMO
w:rouge	ONNNPMMOOOKTOOO
w:round	OOVMMLMNMMNOKMM
w:route	ONNOMLKOOOONISM
w:routes	OLJMQTIONRNPOOO
w:routine	OMLNSQOKNMNMMMO
w:routinely	OOLNLQSONNNKNNN
w:rover	OORNMMNONLOOOMO
w:ruby	ONITLQPOOMOKONN
w:rule	OOOOOOROOOOOHVO
w:rules	OMPHIMSLMKMNRVM
w:run	OORKKPJONOONMOO
w:running	NLNOOOMQLHKLKMQ
w:rural	NONONONPOLNLOOO
w:rush	NMPNNTGNJQNMMKN
w:réactivité	ONNNNMUNOJNNLOO
w:réalisation	OOKNKVHNNNNSNOO
w:réaliser	ONMLMPSOOLNLLOO
w:réalisez	ONNRKUKOOKJMOOO
w:rémunération	NPLOONLOVIMLLON
w:s	KKTGOPGLISOEQRF
w:saas	NLLLRLGVMQNJLML
w:safe	NLRFPSNKNHLTJIN
w:safeguarding	OLOQOJVLONOOSMM
w:safely	OMQJMRINNLLLLNM
w:safety	RGOOSTOCJIGCMJC
w:sainte-marie	OOVLMILMONNKNOO
w:salaire	MQMONMLNOMKMIOM
w:salaries	OLINNMIN]OTLHKN
w:salary	OOFIDEBJ^MJONBJ
w:sale	ONMJRVLOOLMTOOO
w:sales	QI@OOWOOOKJHDFE
w:salesforce	PNLMOSJQONNMNMN
w:salesperson	SOINPTNOOOMSOOM
w:salzburg	OOUNIOMNOOPLOOO
w:same	ONFLMMWKNVNJHSN
w:san	MMMKQNPNNMLUKOL
w:sanitary	OOOOMQQNOOOROOO
w:santé	OKQQMKKOLONROOO
w:sap	PLLRJJPPONNMOON
w:satisfaction	ONOISQHNOLOMNNN
w:satisfactory	OONNLTYOONMQKOO
w:satisfied	OOOONOSNNOOTLRO
w:saturday	LMKLIIRNOQWQJNM
w:savannah	LNSOMPMOOONVOOO
w:save	ONNOMMQOMMNKRJM
w:savings	NKRNNPLONSNNNMN
w:savoir	ONLKNFZMNKLMMOM
w:savvy	OMMNOKWLOMNLMOM
w:say	OMMLKORONPNOLNM
w:sc	MJMYHHINNMMUMNK
w:scalability	OOORQJONNMONNNO
w:scalable	NHQOSPJJNJLKLNL
w:scale	NMTIGQQONHMHNMR
w:scaling	OOMMIJPNONNOOMT
w:scanning	OLQNNPJNNLJNONU
w:schedule	MODGKUELOOTLKKH
w:scheduled	ONOMNSKONOMOPMO
w:schedules	NNILKPQKNMYSMNN
w:scheduling	NNKMIQISNLIKNNM
w:scheme	IKAJJGHKN[GMOSH
w:schemes	ONSNPJONLNONHMO
w:school	QHHLPRWOSOVSGJQ
w:schools	NRRLNNKSMLNHLKM
w:science	ONSOMBOONQLLKKO
w:sciences	TKJPRHSLMKLLJMR
w:scientific	ONQLJRHUOJMMNML
w:scientists	ONWLIJNNOPONNNN
w:scope	NOJTRYOLOPMLMIM
w:score	ONNOJLNMLTNNVNO
w:scotland	OTKQNMKOONNPPUN
w:scottsdale	OOIMLOMOONKTNNO
w:screening	ONLNNRTONNNNQNO
w:screens	ONLKIVOLNLNNMKM
w:scripting	OMKNRKXNOMNNLNM
w:scripts	ONSKMQKNONOONNN
w:scroll	ONOOOONOONOORMO
w:scrum	OOONORHUOOOOOOO
w:se	KOOQPAVHKCQRROK
w:seamless	NKMHMOQNORNMNNN
w:seamlessly	OOPNSINOOTOOOOO
w:search	MKKKJJPNMLLIFI[
w:season	NOROLOLQLONKMNK
w:seasonal	OOTOOQOONNKOOOO
w:seat	ONXOLMMONQNMQLN
w:sec	NNNMSKNNONOMOOO
w:second	OSKPOQIKNLMLRJP
w:secret	ONNMNJVMOMLMNNN
w:secretary	USLNUIGOMKJHRKG
w:secteur	KRRLNGMSLOHLJNL
w:section	OOMPNIMONMMLPIR
w:sections	OHNNNLMOOOOOITU
w:sector	NOVLJTOQNGMMQMO
w:sectors	ONRLOPJTMPNNLRN
w:secure	OIQGSNIJQRMKOOO
w:security	TQFEMRYGJOPOMLF
w:see	METLHPILLIKJOOW
w:seek	OOGMQMYNNMONMMN
w:seeking	IJKNgOOGKGROKLL
w:seeks	MNKGVDIMNJMRMNM
w:sein	OOLPPMNONLSROOO
w:seize	OOMOROMOONOOLOO
w:select	ONOMLQLPMLNNOMP
w:selected	ONNLJOMONNKPSJS
w:selection	OPNNNLHNMONOGQS
w:self	ONTNNJQNLPMKTIK
w:self-confidence	ONMNLOVNOOOONLN
w:self-motivated	MLJKOI¡GMJOOIMK
w:self-motivation	NMLJMJVKOLMMMLL
w:self-serve	ONMUOOQKOMRNNON
w:self-service	NNMIPQLMORNONON
w:self-starter	OLLLNLTLNLOLMNN
w:sell	OOMNNSQOKPMRMNO
w:selling	ONINUSMLNMMTLMN
w:selon	NIKLLQGMWGQLKNM
w:semaine	KNNNNMMNMRUKNOM
w:semana	NJKLLGLMMH[IMOG
w:semantic	MKKIJVRMMLLLILJ
w:send	OMIOLLINIPMOZOJ
w:sending	ONNINUJOOMNNOKN
w:senior	WFMPTONOOMLKOJG
w:senior's	OOVOLNNOOJOONOO
w:seniority	NKNMMNKOPNOMRNU
w:sens	ONNMMJXKOLNLSOM
w:sense	ONTLPOQHNJMLJKL
w:sensing	OOGWMOMOOLOOONO
w:sensitive	OLLOJRLKNMNNOSM
w:sentinel	OOONQRSNONOONOO
w:separation	OONOOOKOOOOORKO
w:sera	OOJJUPMMOKNNMNN
w:serez	OOHOQLONNOMRLNN
w:series	ONOLOPNPMSLLMSM
w:serious	NLJQSFPMNNMLWMI
w:servants	ONNMLLJONMONMRO
w:serve	MKNFTTNMNGLHGOM
w:served	OOOMLSTOOOOSRQO
w:server	SMMQNOPMNLKJMNI
w:serves	NLPSOMJNNJLMMMO
w:service	PONLOOLOHMLPORA
w:serviced	OKVNNOKONKNKOMO
w:services	JGOLPQLOLLMMOOL
w:serving	OOMQTNRONPMHLLN
w:ses	NOUKMIGONRLTMON
w:sessions	NLQHLVGKNMMMNMN
w:set	NSMGFMKTMSLIRMM
w:sets	OMPODQNPOQNMMOO
w:setting	OMNJJQMPORJOOGL
w:settings	NLLQPKLONMMJMMS
w:settlements	MLNNNUNOONNNNOM
w:setup	ONSNKQPLOLHTLNO
w:seven	OOPNPNSLNMMSRMO
w:several	OLHIOOOMPPRRLNN
w:sewer	OOMNQRPNOOOOOOO
w:sexual	NNHNQMIMMLNNHRM
w:shape	MSKOUJFOKPLILJK
w:shapes	OOHSNGLOOMNLOOO
w:shaping	OMULESHOMGOOPLO
w:share	SMKSOSFOUHNSOSP
w:shared	OOQPIPKOONLNMSO
w:sharing	ONOKPPRMNRONKLN
w:she	NJOKOTINMLMNLRK
w:sheet	RPILJSINNMMLMMP
w:sheets	MMMNLOSLOMNJOON
w:shift	OOIPFSRNWOJEJJO
w:shifts	MKLMORVMSMUGKJN
w:ship	ONMNSSMOOOOOOOO
w:shipments	MMNNNUMNONMMNON
w:shipnova	NNQLOLLOONNNPPM
w:shipping	NINTKRHKNMMNNOM
w:shop	LNPLNOJOMQJONKS
w:shopping	ONHMKLSOLPOVNNN
w:shops	OOLNKRLNMPOTNLO
w:short	LGSLKQIOMMKMRKT
w:shortlisted	OONOOOKOOONORJO
w:should	OROIIPUEJOLJOOL
w:show	NSRKPONNNHKLILR
w:showing	OORNKNJSOQONONO
w:si	ONNMNJQMNHKJVNK
w:sick	NKJMNMMNOWLJNRN
w:siemens	OOLNLOMONKNOITN
w:sign	RJKLGPJNRIHIINY
w:signal	ONMNJINNNNONJNU
w:signals	OOILHNLNONNKMMV
w:signature	ONOOMQIOOLOOSMO
w:significant	SLLJRLRJOKJIJLL
w:significative	OOJNJNWOOMMMLNN
w:signing	MNKMMOLOOKTTRLO
w:signup	OONLLRMOONONNOO
w:simarco	NLONKNNMNSNLMNM
w:similaire	ONNONOWROMMMNOO
w:similar	NMGNQKSULKJJJNI
w:simon	ONRRKHMOONOMNNN
w:simple	ONQKHWILIJNKKKM
w:simply	ONJNSRJOONONQKN
w:simulation	ONHTJKSMNOOOONO
w:simultaneously	OOOONLLSONONNOO
w:since	OOTKOTUNMLMQJQM
w:sincere	OOOONLPNOOOONOO
w:single	OLOJOJINMJMLRKL
w:sit	OOLKTOTNONLNNMO
w:site	WERSOOAHHDLUOGS
w:sites	OOOMGPHNQOWHNNO
w:sitting	OOMMMMUMNMJKLNN
w:situation	OOMNNQRNOMOORJJ
w:situations	OKJJHUSKNILQTIM
w:situé	MOTOTMKOONNSOOO
w:six	NOMNMLJPLOHLOLO
w:size	NOOISHPOLMSKNNR
w:sizing	NLLLNTMNONONOOO
w:sjobs	OOIOOOOOOOOONLS
w:skeletal	OOXMJFMOOMONNNN
w:skf	MMSOGJJNLNMLHOL
w:skill	OKPRINIXRUMLLSN
w:skilled	KHNOOBUKKDDQK[Q
w:skills	KPFOPOOMOPAIOEP
w:skyline	LNRMSNMONJPTNNO
w:small	PKUPOHPOKNLKKKN
w:smart	OMLMLRMMMMMTNNN
w:smarter	OOKMPTMOOTOOONN
w:smiles	LNRMTNMONHOTOLO
w:smooth	OLLONOFNNLMMNNO
w:smoothly	ONRKTRQNLHNOONO
w:smucker	OONONRLOOOOOOOO
w:snacks	NMLNONMNJTLKMMN
w:snowflake	NLHIQLOLMLLRLMS
w:so	LMUOOPMSESSTOOG
w:soc	OOONNMRMONOONNO
w:soccer	POOONSKNOMNNMMO
w:social	NJRIOJOMIOIGJHM
w:society	OOMMKKIRNNMMNRM
w:société	NOVSRNSOONNRNON
w:soft	OOONMQINNOOONOR
w:software	OMKQOIRLOHODEFM
w:soins	OONLNRINOMNNNOM
w:soit	OOMMNVMNOJMOMOO
w:solid	OMGOMPVMONRNLMM
w:solution	PKPINOOINILMMKK
w:solutions	QLUOLPONOJDIGEK
w:solve	OLLJOWOMNPLNLKM
w:solving	OHIKHLZGNLLLNKM
w:som	MNNPSQUNNQKGHNL
w:some	NTSJFEIOOIVJOOO
w:someone	M¡EGOFQKMDLHGHN
w:something	NLTKPINMMGKJKKL
w:sometimes	NLKMRMLNNMNNTNN
w:sommes	JNPMJLPNNSKONOM
w:son	OOSTPKSOORMMNOO
w:sont	OQJWGGKUMOMHJMN
w:sophisticated	OOMMSSOOOMOOONN
w:souhaitez	ONNNRMLNNJQLSNO
w:sound	ONOMKPOORONNRLN
w:source	LKMISKRLNRNLFNT
w:sources	OKLKSQOKNLNNNMN
w:sourcing	OMMJROLOORNNNON
w:sous	TSHTQLJMMLRPLNK
w:south	PLRKPOTMNKRSIOK
w:southern	NMULIOMONNMPNON
w:sowie	OMMNONLNMRMNJRM
w:sox	ONMNNLKPLMMNLNU
w:space	OOPLQGPPMPMVHKN
w:spaces	ONINTMQMNQMJNOM
w:spain	KMMTMNMNONNUNON
w:spanish	NIOMLKI[LPJILMH
w:spanning	OOSNNNMQNLOKNNS
w:spare	NLKNVLGVNLSLLNK
w:spark	OLUSIKPHNIMLKNL
w:speak	OOOOOOTJONOOMMO
w:speaking	ONOONMTOOONMNNO
w:special	MOQJGQFOLOMKMMJ
w:specialist	[GBMTOFMLFHMKPO
w:specialize	VOSNLNNOOLNLONO
w:specialized	OORKOPLNONNNNNN
w:specializes	OOQMIRJNNLONOMM
w:specializing	OOULKNKOOLNKONO
w:specialty	NNQMJSIPNMMKLLS
w:specific	OOTPTNKJNOMPPNR
w:specifically	OOKKWLQOOTNMMMN
w:specification	NJMNNKKNJKNNULP
w:specifications	OOMMKTRMONNSNNO
w:specified	MIJMLOMPVQKIIJH
w:specimen	ONMNMTINNMMNNNO
w:specimens	OMMKKSLNNMNNNMO
w:spectrum	OOTLNOMOOMNNONO
w:speech	QNNNONKSOONNNNO
w:speed	ONLRPOLLOMNNLNR
w:spend	OOLNSQSOMPMQION
w:spending	OOLNNNMMSRLNOOO
w:spirit	ONNJOOTNLKNMUMN
w:spiritual	OONMUOMOOROOOLO
w:spirituality	OOOONQSOOOOOOOO
w:spoken	OMNOMKRQOKNMNKO
w:sponsorship	NOONMN]MNKNIFEM
w:sports	MKTKRJIOLPMJKLK
w:spot	OOTOOOUOOOOOMNO
w:spreadsheet	OOOONOTKOONNONO
w:spreadsheets	OMMOOOSKOMNLNOO
w:sprint	ONINMPQNOMNNLMT
w:spécialisée	NKURPLKOOLNTNOO
w:sql	NJNQOPQILFHHIKO
w:sr	TMISQRUNOLLLLML
w:src	MOILOLNOONMTMOR
w:ssa	OOLNOLSOONNLONO
w:sss	NMNMMKNNOUOMOOO
w:st	ROHLLMLNOLNTMNK
w:stability	OOSMMMOOOKOOOLO
w:stable	ONTMLNINNSRMOKO
w:stack	PSPPPOOKMJINHKM
w:staff	OOMPPOOKFNQCMSM
w:staffing	MNRMLPMOONNNOOM
w:stage	OLLNOMINLKLJWHN
w:stages	ONKSLMJONKNNOON
w:stairs	OOOOONPNOONUOMO
w:stakeholder	KSIPPMOINJMLNOO
w:stakeholders	NPGBOVIOMQJLOLH
w:stand	OPRMMMONONNOMJO
w:standard	IIQOPITOQPSHNGH
w:standardized	ONNISMLOOLOOOOO
w:standards	NGFOSRPKMMKHFLJ
w:standing	NLPLMMYONKJJLKL
w:stannah	NOSOMNNOONNNNNO
w:star	NNONOORKONNNNOM
w:start	MKLTIMUJLQUOKOH
w:start-up	OOSNNOKOOLOLNOO
w:started	MRQMILKRMOLKOJI
w:starting	NLHNJLOMXMEIJLN
w:startup	OONOKMOSNPMMMMO
w:state	OPQOEJMKJKGPOWO
w:state-of-the-art	OOQRMIKONIONNMO
w:stated	ONMMMKHNLMNNOIV
w:statement	NREMJJWIOLNNNRJ
w:statements	LMMQITHNNMNLNRN
w:states	KGUPILPMOOIJNUL
w:statistical	ONLRGQITONOOONO
w:statistics	OOJQMOQILRNNNNN
w:status	NOOHISLJKOLKOPL
w:statutory	ONORQOHNOOOOOMO
w:stay	OLOKHNOLNNLOQLQ
w:staying	OMMMMTMMOMNNNNN
w:stellantis	TJVNNNNOONOMLOO
w:stellar	TOKOTMPOOJONMOO
w:step	SLIKONNMTRSOSLK
w:steps	ONNNLRMOOLOOPMO
w:stewardship	PMMJMTNNOMNNOLO
w:still	OTENLNPOMINNSJM
w:stipend	ONNOOONOMUKLOOO
w:stock	LMGKMPGNOIKJNMS
w:stone	OONLRLPTOQONONO
w:stoop	ONOOONSNOONNNLO
w:storage	ONTIHRKMOKONNPN
w:store	QIKORARMLPKWJPL
w:stores	OOOMLLMOMPSLNNO
w:storing	OMKTMOLOOMOKOON
w:storm	OOQMQQKNMMONMNN
w:storytelling	OOKNMNRMNNLMKNO
w:strategic	OFOOVQUJLELKOHM
w:strategies	NIKOORDTLFKLILM
w:strategy	OJNMOUIILNKKJML
w:streamline	OOPOLOMOONOOOOO
w:streams	MKOLJOLPNMNLNNT
w:street	OOQNMNJONQNPOLO
w:streets	OOMNQSNOOOOOOOO
w:strength	ONWKOHPONJNNJKQ
w:strengthen	OMQUDOKNNPNNNKM
w:strengthening	NOSNLOPOOOOOONO
w:strengths	OIPMLSKJNRONRLK
w:stress	OONMMOIONPLMNNO
w:strive	NNTKFPHNMCMLLNM
w:strives	OOWNNNNONOOONQO
w:strong	MDOMOIQOIOFPNGF
w:stronger	OOVNLMMOOMNONHO
w:strongly	OOKSMNNMNJNMLMO
w:strongsville	NOINSONOPNNSOOO
w:structure	NSQINKINUDSIRNK
w:structured	NJOJOLOKOVLIKJP
w:structures	OMSNMOOMOMOONSO
w:strukturera	ONNMISMNOMNMNON
w:student	ONJRKROMMOQKNKS
w:students	MKRNMXRNNJKKKPL
w:studies	ONNLNMRRNUMKJRN
w:studio	OMSNJKKRNINUMLM
w:studying	OOKNNTJNOSNOONL
w:style	OOSOOONNONOKNNO
w:sub	NJLLSLLNNMOJNNU
w:subject	OMHIHOSPOKMMKTN
w:subledger	ONNNJKMOONNOONT
w:submit	NLLNMOILMLMNXJL
w:submits	OOONKRNNOOOOOOO
w:submittal	OOOOOONOOOOOJTO
w:submitted	NNMNMNFNNNKLWHO
w:submitting	OOKOOOLOONOOQRO
w:subsidiaries	OOSOOOOOOKOOOOO
w:substance	ONUNMJOMNNNNNLM
w:succeed	OOPPMEQKMNLSIPM
w:success	SLNBPBOSQLPRONL
w:successful	OQPNOOVLPQOLU@M
w:successfully	NNUJIOTFNKMLMPN
w:such	MPOCOONPNKLCLHG
w:sufficient	OONONNMOOONORLN
w:suggest	OOFOORKROMONLNY
w:suggestions	OOMLJVMMNNNNLNN
w:suitable	NKNMGOUNMLSLQHN
w:suite	NLMLQVTLOLSEPNL
w:suivi	NJMJNRHNNOGINON
w:summary	NWMIQPMMNMJRKMN
w:summer	PPPQNLDRKSVPLMJ
w:sun	NNLNOOKNOMULNOM
w:sunday	NOVMIJROLNOHINN
w:superintendent	RNLNNQMLOOOOOOM
w:superior	ONNLJRRKONNNMON
w:superset	OOMMONOTOONMNOL
w:supervise	ONLLJTRMNOSORKO
w:supervises	OONONUMOOOMOOOO
w:supervising	OLMLNUKNNNLNOMO
w:supervision	OSK¡SIQKOLMJPJN
w:supervisor	OMQSKPRIMQIKLMK
w:supervisors	OONSRLNOOOOOONO
w:supervisory	MOILYOVHMJJJPJG
w:supplemental	NTMOOMNOTNLMNTL
w:supplier	NROMPOLNOMLMNNO
w:suppliers	OMUMLQMONINNMKO
w:supplies	OMMNLSMOOMOMNNO
w:supply	TJNOMSPNNLLGMQL
w:support	MTONPLJKOPLOMOK
w:supported	OMSOCUFONWLILNL
w:supporting	KEMKQRPOMOMKKNT
w:supportive	NIXHEOOONWJPNJL
w:supports	ONCSQJHNNPNLMNN
w:sur	KHQDPNJGJYRUDMG
w:sure	ONNIMUSLNGNNINM
w:surrey	NOONNOJOOROMPNN
w:sussex	NOONNNOOOROMPNN
w:sustain	OOKNNRPMOKNNNMN
w:sustainability	ONONJNMONJNNSMO
w:sustainable	ONSJQIKOMOMLNOO
w:svmhi	OORNMLLNNMNMKSJ
w:sweden	OOTONOMONOOLONO
w:switching	OONOKLSOONNONOO
w:switzerland	OOSOOOPOOOOLNMO
w:synapse	OONNONTMONNNNNN
w:system	MHPLQPORKOHLIIO
w:systematics	OOFLTGTNOIOOMMI
w:systems	OIMPPROOJOFHMHM
w:systèmes	ONMMMPQMOLNKOOO
w:sytner	NONNHRNONMNNMKN
w:sécurité	ONKJMQHOOKNKNOO
w:t	NORNIOMONLONLON
w:t-sql	ONNOOOHUOOOOOOO
w:ta	OOSLPJKOMKMJSNM
w:table	ONKMQLQMNONNOMN
w:tableau	ONRKMRQONLMJLMJ
w:tableaux	ONNKMRLOOMONOOO
w:tables	OONSNNMKONOONOM
w:tackle	OOQNPTOONNOOOTO
w:tactical	OSNSKSNOOKOOOOO
w:tailored	OIPKFTKMITNNNMN
w:take	KHQPOMOOOPGHVIH
w:taken	ONNOROHONSQNPKO
w:takes	MUPJJMSJMDKOQOL
w:taking	NJNKKTPJLTNKJNN
w:talent	OJOUMNOSNMKIOOK
w:talented	ONHJKSMONHTLTNO
w:talents	OTSNONNOOLNNLJO
w:talk	NNHNUJWMNIMKLIL
w:talking	OLIJRNXNOOMMLML
w:tampa	RTKNKMKNNNLVOOL
w:tank	OORKNOMOOJONNOO
w:tant	OSJOSJONOMNLNON
w:target	ONQMJRSNSJKONMO
w:targets	ONMJRTPPOJMNNNN
w:task	ONHMMPUNNLKNOLN
w:tasks	NQILFXKGLOHNIPK
w:tastes	NNWLMLMNNMNKLLL
w:tax	OIJUQOLLNNMJMLL
w:taxes	ONLMLONOOJOUNMO
w:taylor	MNPLONLOONNNOOO
w:te	MKMGQOPKJNFQTLS
w:teach	OMMMLUMNOTNNMNM
w:teacher	RMILTNKLNMSRIMS
w:teachers	MMMLIQLNLSOIMLN
w:teaching	LPOMRWOOKNOQKJM
w:team	OOIbOFQKOSOOOGO
w:team's	OMQTMQKORMOMNNO
w:teammates	OOLNKNTMONMNMMO
w:teams	MOPMMPSKJLOGEOO
w:teamwork	ONROFRQMKPNMLLO
w:tech	OITPOSOPJTIFILG
w:tech-savvy	MMLMPMRMOMNLNNN
w:techead	NNYOJOMOOOONLKJ
w:technical	OODOUOGMMELLRNL
w:technician	XIITOQLMMJNPOLR
w:technicians	OOTIKJNOONONONN
w:technicien	MLKNWKLOOMHRNOL
w:technique	MSJETLSSNJKKPML
w:techniques	NJPIOKRQNHJQILJ
w:technische	NLNNNSLNNKMNNON
w:technologies	MOIOOOSMOOJHLKK
w:technology	QGRORLMNNQMNKLH
w:technology-enabled	OOQNLKOOOOOOOOO
w:telephone	NNISKOMNNNNNULN
w:temporary	OOPNKNIOLNJKNPO
w:temps	OOIIQKOMLITLMNN
w:tender	STJONINOONNRKOR
w:tenders	OMONKRNOONOOOOO
w:term	OGPIGKJQJPLHILW
w:terminal	OOOLSTROOOSOONO
w:termination	OOMOOMMOLKNOOTO
w:terminology	OMMONMJSONONOOP
w:terms	OMKKNVOPOKNKNTO
w:territory	PONKKULNMMSNOOO
w:test	OJONEPKJKIJIWOJ
w:testing	OJOMOROQOLJIGNJ
w:tests	NPJJIXHLMLNLNQL
w:texas	MUJMNRKNNMOOMMN
w:text	JHGIJJMKKFJJIM¡
w:texting	OONLKQOOONOONNO
w:tgnewui	OOIOOOOOOOOONLS
w:than	QKLOSDJJMLDGQIT
w:thank	OOHNMTLNNIONUJO
w:that	OPQONMPNINOOLOO
w:that's	NINKOQJMORLKVPK
w:the	KOOOOOKNOLOOOOH
w:theater	QMMNKONOONOLROM
w:their	HFROJRSOKMOOOOH
w:them	NINNKUQJJMMGPMO
w:themselves	OOTLIJLOOKNOOLO
w:then	NLOLPJOMJMIIOIM
w:therapeutic	ONNNMSONOOONONO
w:therapies	OMLPNMLNNMLNNNT
w:therapist	YEMKUNOMMJIPMMF
w:therapy	LINRJNLLLPKJOOR
w:there	OMKSMJKQOSMLMMI
w:there's	OLRNWLHNNKNNNNK
w:therefore	ONNONOJRONONTQN
w:these	NHOHJNTQNKUHMRJ
w:they	MIMUPQTOGOGCFPM
w:they'll	MNILTHKMMGMKNON
w:they're	OOSKKNHOOSOONNN
w:thing	OKHNXKONNJNMNJJ
w:things	NOSPJLZOMBPMJIL
w:think	OONKKLSMMEMOOPM
w:thinker	NNNOOKTMOMNOSNN
w:thinkers	OOULLOOOOMOOOON
w:thinking	NGJKILYSOLMMLOL
w:third	OMPNKNQONNMNRNN
w:third-party	QNQKPNROOLNNQGN
w:this	HOIOOOOFONOOORP
w:thomas	MJWNMMLOONOMOOM
w:thorough	NNMNNNSMNOONTJN
w:those	KKOGJGPQLKRIUPJ
w:thought	OOJNMOJOONONKUO
w:three	MKORNINLHPRQIIN
w:thrive	NLIGUOXLJLMJFSI
w:thrives	OMONLLPMNJMLHLL
w:thriving	OOMMNNLONKNJPNO
w:through	OFOMQOIFOONMSLF
w:throughout	ONPHNOMNQRNMKOO
w:thursday	OONSKNMOMKSRMNN
w:ti	ORKNNOKOMRMMMON
w:ticket	OOINRNPOLRMNQOO
w:tidy	OONNKUNOOIOOOOO
w:tier	OONNOPNOOTLMOOO
w:tight	NJSKKHVMNJLJNNM
w:tiktok	OOMNMTOOOOOOOON
w:till	NLILOOQOKRLSRNL
w:time	MJIJOJPFOSTOOMM
w:timelines	OLNMNMTMNKNMNNO
w:timeliness	NNNMKVKOONOOOON
w:timely	MKOGOPMMNKKJLLL
w:timepieces	OOSMONONONNSNNO
w:times	NMYGGSULILUMJGK
w:title	OKGMPOINNNNKQOS
w:titulaire	OOONLMRMONLMJNO
w:tn	OONOONUONONNNLL
w:to	KMNLOOOKLOOOOOL
w:today	NIJREOFJJORLZOH
w:together	MM]FFHMLLMKJJPM
w:tone	OOOKLUNMONNONOO
w:tool	OMIIQHOHMPMLOLS
w:tooling	ONJQMNQLOKMMMNM
w:tools	MJNQEOPOORJGLCO
w:top	LXVOJNLNMRGELBN
w:top-notch	ONJMNNJONSNONMO
w:total	OYQMONONNOMLQNM
w:touch	NMLLJSKPMJNMPKN
w:tourism	ONVNMMIUNIMNMNI
w:tout	ONNSNNPOOONNMOO
w:toward	OOHLRNNMOSNNMOL
w:towards	OMHJQJVOOVKIKLM
w:town	OHKKSJKOLKI[NLK
w:trabajar	OJOMOKVLMJSIRNJ
w:trabajo	ONJUMNPNOQLLNON
w:tracing	ONOLNOONOONONOO
w:track	NILIHSQLMHLLKLM
w:tracking	NILOEQKONMKNJOL
w:tracks	OJLLIUKNMMNNNMM
w:traction	OOPOMNENOWOMNOO
w:trade	OOQNJOLROMLNONO
w:traded	OOPNSPOONNOOOOO
w:trading	OOVJJJROOQOMNQO
w:traffic	NMLNMNRMOLONNSN
w:trailer	NIMMMULMNMMKMON
w:train	OMRKPMJMNUNTNMN
w:trained	ONNJIQROOSOOOOO
w:trainer	PNSNNJSONRNNOON
w:training	ODMMFLQPO^NO@KE
w:trains	ONONQKOLOONOOOO
w:transaction	OOORJPONONNONOO
w:transactional	OOONNMKNONNOONT
w:transactions	NKMOTOMKNKLLOOM
w:transcript	OMOOOOHOOOOOUMJ
w:transcripts	ONNOOMCMNNKN¡GL
w:transfer	OOMMLWNSKKLSNSO
w:transfers	MNSNKOMNMNMLMOM
w:transform	NNMQUJHJNHLMQKK
w:transformation	OLOQRNLKNHMKJML
w:transformations	ONOOTOTKOOOONOO
w:transformative	OMHNUNNONSMLJOO
w:transforming	ONMIOSQOOINRTLO
w:transit	OOWNKKJLMRMHMMN
w:transition	RMLNSLNOSLQROOO
w:translate	NMKJOOOPOMMNLLO
w:translating	ONOMISMOOOOOOOO
w:transmission	OOONOOJRONNONOO
w:transparency	OOQSOLMOOMONOLO
w:transparent	NMRTFKNMKLMMVIM
w:transport	NNOJQPHQMOMTQKN
w:transportation	OLNQMNSNMIJONMH
w:transports	OLNLNUIMONNNNON
w:trauma	OOLMSMHLONLMNNO
w:travail	MOEQEEUJMRONMNK
w:travailler	OOILRFXMOLNRTOO
w:travaillerez	OONVJTFOOKNNMOO
w:travaux	LLSPJXGNOMLJMOI
w:travel	TOGLDSHMOO]UHJU
w:traveler	OOQNSRNOONNONOO
w:treasury	OONRRJOOOOOOOOO
w:treat	OKOMISKOMRNLLSN
w:treated	OONOOMGNONOOKVO
w:treatment	ONPOTMJLLHMMLKM
w:treatments	OOSHJONOOQOKOMO
w:trends	OLOEOSHKMNPNINM
w:trial	OOOMKQNOORUNLLO
w:trips	MMNLMUMKOMXMMNL
w:troubleshoot	OMKMKVHMNNRNNNO
w:troubleshooting	OKLJVOUFNKNMKNL
w:true	ONSMFGWNOOOONNL
w:truly	ONDUQJPNMMLKORL
w:trunk	OONNQOMONOJPNOM
w:trust	KHPOOPNMJJLHIGS
w:trust's	OONMSPNOOOOOOOO
w:trusted	NNTVJOJOOHNMMMO
w:trusts	UNOMLOMMONNNOOO
w:truth	UOOKQLNOONNNONN
w:truxio	NNLNUNMOLKMMLOL
w:très	NLKNLLEUNTLRHNT
w:tty	NNMNMNMOOONLMVK
w:tu	ONRLTMFNQMOJLNJ
w:tuition	OMUOOKNOITNMONO
w:turkish	OOOOOOQOOOOONKO
w:turn	ONOQWLQOOMOOONO
w:turning	ONLNILQMOKNNRMO
w:turno	KUKNMLJNLHMHNOM
w:tva	ONJNNIMNMKLOSQL
w:twin	ORQNLNNOONNKNMO
w:two	NIOQEPRDGOOHWOC
w:tx	LKJMOLILNMNVMNM
w:type	GNFIOHSPJLRIYHG
w:types	NSPKMLVMIHKPMMM
w:typescript	NNPJLOJNMLNMMMM
w:typical	OKINVJNLQLLOHQJ
w:typically	OOSNLNUPLNMPLLN
w:typing	OOLOPRMOOOQLMOO
w:tâches	OOMSRULNOMNLNOO
w:téléphone	OOMMLJTONMNLNOO
w:u	MLWMFNKNISOQQSJ
w:uams	NOVMKMMNNNNMNNN
w:ui	OMLRORLLOKNMMNM
w:uk	JFSOODPNLNIMQUD
w:uk's	OMRLHKMONNNLKNM
w:uktj	NILOOOJKNNMMRMU
w:ultimately	NMOMUHNNNMNNNNN
w:un	FOMPTIKSNTOMPJC
w:una	NMQKNOOMIJOIPML
w:unable	OOKNLOUNOMLMJRM
w:uncover	ONLKTVOOONOONNO
w:und	MDSHIXOHGOGBILC
w:under	LTH¡X>TEGJKNQOK
w:undergo	ONOOOLTONONNSIO
w:undergraduate	OONOOLUQOPNNNNO
w:underpinned	OOSMMNMOOLOOOLO
w:understand	OHKFGRTQOUNLKOL
w:understanding	NPPGNMRULEHIMNG
w:undertake	OMNLFUTONLLKQTO
w:undertaking	ONNNMOUMNIMNNMO
w:une	JHWJPHQMOOBKRJG
w:uniform	NLIKOPKLMWKKLKL
w:union	NNWQQHNONMOLMKO
w:unique	NNWKOREKQSILMOL
w:uniquely	OOPNNUJOONOOOOO
w:unit	KHGSOONOMIKKKJL
w:united	GHKLIIOMLNGOKOO
w:units	OMKOONLMNMNLQJN
w:university	MOQOOINOLPPJRNO
w:unknown	OOOONRSOOOOOOOO
w:unless	OOMMLMSRNOPNOTN
w:unlimited	OMONONLNITMKNON
w:unloading	OOQNQTLOONOONOO
w:unofficial	ONOOOOHNOOOOVJN
w:unparalleled	OOMTKMLOOLNMNMO
w:uns	NQPNIIJNONNMONT
w:unsafe	OLNNOWIHNNONNNO
w:unser	ONPNSMLNMQNLMNM
w:unsuccessful	OROOOOOONOOOPMO
w:until	OOLUIMONNIJJLQN
w:up	VRMAEYQKFTOMLLF
w:up-to-date	OLKLLVNNMINNMLM
w:upcoming	OONSTLMOOKNMOOO
w:update	NHILIYILMJMMHMS
w:updated	OLILJVRMNKLKMNM
w:updates	NLHJHYEMNKMMMMM
w:uphold	ONHNKKROONOMNRO
w:upholding	OOMNRTJNOOONOOO
w:upkeep	OOUMQOKOOQONONO
w:upload	ONLONOMONMLNRJL
w:upon	LLILGJRQQJQOOKM
w:upp	NNSKXKHNJVLQHON
w:urban	OOMROOMOOMOOOOO
w:urgent	HMKONPMOOOMNSNU
w:url	NNVNQMKNMLNROLR
w:us	UOS>NEIJLOKNPQQ
w:usa	NLPRJILOONOROON
w:usage	OOHHQUJKONNNLMT
w:uscis	OOPOIPOONMROONO
w:usd	JMNOMMNLSNMMNON
w:use	OPLRMOPEMHHLKOT
w:used	OJOQMNFLJOMMUIL
w:useful	OOUOOJRVONOOSNO
w:user	OIJOKSKJMELMJKJ
w:users	OMQUGQLJMKNNRMM
w:uses	ONLKOSMMMJMOHQS
w:using	LDMJDRPHHOGOPOP
w:usually	NOJTLNMOMMNLNOO
w:ut	OOIOSOUOOOONRSO
w:utilities	OMRNMMGUMMNMMNN
w:utilization	NQLMSKOLNKMRNOS
w:utilize	OLKQNVGNNRNONNO
w:utilizing	NMNMLRINONNOONN
w:ux	ONMLPTOMOLOMMNN
w:va	NLRMNQSMNNSWNLO
w:vacancies	OONONJLLRMOLRJS
w:vacancy	HPFLSJMMKKIOXPD
w:vacation	MMOMMOHNLTHNMQM
w:vaccinated	OOONNJROONOOOTM
w:vaccination	OQNMNJPOOKMNQSN
w:vaccine	OOKMMNNNONMMLWN
w:valid	NIKMLOXDMKOKGKL
w:validate	OLONOSTNOOOTOOO
w:validation	OLTKOLMLOLMNSNN
w:valuable	ONWQOHOTJRMMLNN
w:valuation	NNRMOLMMNMMMLLK
w:valuations	OOLLKTMOONOOOOO
w:value	TGVDHPMNJ@IFINO
w:valued	OTKHMQJPORMPMNK
w:values	NQSEGNPKJHJJUJH
w:van	OLGKQQLSMHKISKH
w:var	OORMPOINMKMJSNM
w:vara	OMKSRPHNNVMJKON
w:varied	OLPMSHONNJNILMV
w:variety	OLNNUHJNJJSFMON
w:various	MJMOJXNJNHPPHJL
w:vart	ONLMINGNKHUUSOL
w:vary	OONONOKOPSNNJWO
w:varying	OOHTROONMLMTNNO
w:vehicle	NLSJOVPNLJIOQKL
w:vehicles	ONUJKTNOOKLKMMO
w:vendor	NLONMVJKOMONNON
w:vendors	MLIVOJPMOLMMLNM
w:vendredi	MNQLJIKOOMXHNOL
w:venture	OOONQSNONNOOOOO
w:verbal	NLMNKKUMNLMMHML
w:verde	OQINNOINNSOOOMO
w:vergelijkbare	OOMLMSRLNLNMMNL
w:vericast	NOLMPLLNNMNNNTN
w:verification	OMMMLPPMNLNMGNN
w:verify	NMOMMNLMMMMMHSO
w:verifying	ONNNNTJOONOONLN
w:vers	ONMNNLMNMUMIMNO
w:version	ONNMISOHONOOONO
w:verständlich	OMONMOROOMNOONN
w:very	OMKLRHGTLFMQQJR
w:vested	OOLOOOOOSQOOOOO
w:veteran	NNKNNMMMMLNNRKM
w:veterans	OVLLJIGSLHNMQPU
w:veterinary	NKOMUPNMOOOMNOL
w:vetting	OMMONNFOONONRWN
w:vi	NMKJQGQNJTKRQOL
w:via	OJHPIYFPNOKHOKR
w:vibrant	OOIQSJQOOQLLNNO
w:vibration	OONMNPNNMQRMOMO
w:video	OMSJOQMPNMMJJMM
w:videography	ONOMRQONOOOOOOO
w:videos	OONOLOQNOMNNONO
w:vie	OLQGPUDLNQTGJNN
w:view	LGLMILILMLNLUPO
w:viewber	NOJNMQIOLJMSSON
w:viewing	PNKNNNPOTJLNOLN
w:vigne	ONRKKOPOOLOKNOJ
w:village	QYPIMIHLKHRPGOG
w:violation	OOOOOOROOONOKNO
w:violations	OOMOOOROOONOKNN
w:virginia	OOVNLNONOOMQLLL
w:virtual	ONSMLLMONSNNNNN
w:visa	ONLMKSPOMOJLIVL
w:visas	OMLNIMWOMMNNFXJ
w:visible	OOLKQXSNNLONNMO
w:vision	NIPMIQSLIVIHOCM
w:visit	MGOOLRENIOONLNT
w:visitors	ONQKUSSOONNNNNO
w:visits	NMJMMUHNLOOLQJL
w:visual	NQIQXOOMOLLNMMM
w:visualisation	OOOSNJLOOMOONON
w:visualization	OMNKRIQHOVONNON
w:visualizations	ONLLSTOOONOOONN
w:visually	OOMIPKLOOOOOONO
w:vital	ONMLTGUNNLNLNNO
w:vocational	OOMONQLNOMONMNM
w:vogue	ONSNMMMNNNNKMMO
w:voice	OLYJJWRNLMNLLLO
w:volume	OMHMSSQKTLKMUGM
w:volumes	OOONLOSOOOOOLNO
w:volunteer	OKJHGSOMJTJNNLN
w:volunteers	ONOPIPSQOLLNNQM
w:volvo	PNMMKQMOOOMMOOO
w:von	ONLLMTLLNLLMIQM
w:voor	NIIJTUMLMHKLSOH
w:vos	NWISJHKMIOKHSNK
w:votre	MNMERCMIOSPPVKJ
w:vous	JGCQLTNKHOMMQHN
w:voyce	LMTMMNMNNNNMQTM
w:vp	MLNTSELOONNLNNN
w:vs	ONLSKJJPNMNNMMR
w:vtechys	NNRONOOOOOONOON
w:vue	POIMKNQNOMMMNOM
w:vulnerable	ONWMPJLONLMNJSL
w:véhicule	ONNLMIWNOTMLLON
w:w	RNSMPLJMLMORMMK
w:wa	NNMNJNNOONQSOON
w:wage	OMOOMMUOGQMLJNN
w:wages	MOLNOLNOQONLKNO
w:wagestream	NNLNOMNOJUMMKNO
w:waiter	RNKLLNKNNMTJMOK
w:waiting	PLLNPQKOOLNNONO
w:wakefield	NJSMONKNNNLVJMT
w:waking	OOJOSQOONNTLOON
w:wales	KLOMONTNSNLVQKM
w:walking	NLMTMNVQNKLKLML
w:walks	OMFVLNNOOKOOLRN
w:walls	OOMPSTOOONOOONO
w:want	MHNIQDXMEKFMPMO
w:wants	OMHLQRONNQMONMN
w:warehouse	LKHTESPPNHMLJLJ
w:warehousing	OOOOOOPLOOOOOOO
w:warm	ONMNKVRLNLMOMMN
w:was	OTROMIKONMOLNNO
w:washington	OOQNKNRONOMMNNN
w:waste	ONNLQWHKONOOOMO
w:wat	NUONONLOOLONNOM
w:watchmaker	RNQMMOMMOOLQQNM
w:water	OOPJLTLMOJNLLKM
w:wave	MKVNOSLOONOMOON
w:way	MLSOMPIPKUIOILI
w:ways	OMOKGISQNSMLHHM
w:we	NMSMO@MKNOOOOPO
w:we'd	ONQNNNSOOIOOWMO
w:we'll	OMLNUMOMNSONNRN
w:we're	ISRNPAOIOKRKNMJ
w:we've	OOVNLNNONPMJIOO
w:weaknesses	OMNNNTMJNNOONNL
w:wearing	ONNOOMRMNNIMMNN
w:weather	OONNNMVNNNLUMJO
w:web	OLILTOPEMIRKFOQ
w:website	OQWKRUJLMMLJMHP
w:websites	OOPLLTSOONNNOON
w:wednesday	MMKMKJKNLJSINOJ
w:week	QGEOMNFHJM¡XGIF
w:weekend	MMMORDKNRIPJNKO
w:weekends	OLLMGDPNID¡KJMN
w:weekly	RLNHKQGMMPJNMMM
w:weeks	OOLMNPKOITRTLLO
w:weiterentwicklung	NLMNOOJMJVKLNNL
w:welcome	NLPHJPISKGKJOSL
w:welcomes	OOONPKLOONOOHVN
w:welcoming	NNLNUGMOQMMPJNN
w:well	QFORPFTLRPLOOOQ
w:well-being	ONJIJLHNMXMKJPN
w:wellbeing	NJIMIHMOLUNJOIO
w:wellness	ORQQOLKSEKMTNLN
w:welsh	OONOMOTNOONNKKO
w:wenn	OJNOMNQONLNORLN
w:were	ONNLQLRNLLLJMLN
w:werkt	ONKLUUHMNINNNOM
w:west	LONROOLNNMPPLNT
w:what	LVOOFOPKNNNNO@P
w:what's	M[GPKIONOOMMFPH
w:whatever	OMLOIQRONMNMNWO
w:when	MDONLPIFJNVJNON
w:whenever	NNJNIJJNNKINQMV
w:where	MLOSHONFJOBLOOE
w:wherever	ONGNMOKNLMMXRNO
w:whether	ONJRPFMKNPMLSGP
w:which	NHOOLNKJQSONKOL
w:while	MKOFTPQKKWHMKGL
w:whilst	NNOKURONNPMMMLN
w:who	NOPONJZOHOPIKNL
w:whole	OOWNLMMOONNOOLO
w:why	LXQLIMOMOLLJOOG
w:wide	ONLNPQOLQRNPKOQ
w:wider	OOSTNJLNNKOOOTO
w:wie	ONTNJNKNMRLKMNL
w:will	GOHQROJOQOOOROI
w:willing	OOLNHNWVTKVOJLO
w:willingness	OLIOMH[IOJTPLMN
w:window	NMHJNLPMMLNLOTK
w:windows	ONTMJLNTNMNQMNN
w:winning	NOTMJPPNNMMFKNK
w:winter	ONONMSKOMLNRMLO
w:wir	NMQLNJGNKNLHOOF
w:wires	OONOOOTMOOMMOMO
w:wiring	MNILQPHONMNMNOM
w:wish	OOJNSQKOMMNMUIN
w:with	OMOONPONOOOLOML
w:withdrawn	OOOOOLNONOOOUON
w:within	LOHQOOQROOSPNNL
w:without	NJONHHMJJLLIRQO
w:women	OOROPNLOONNOISN
w:women's	POMMRMIOOMNLNLN
w:won't	OMLKSKJONVONNKN
w:woodworking	ONMNNOPPONNTOOO
w:word	OLSNJLPONMMMQKN
w:words	OMOONMHOOMKOSNU
w:work	KPPPMMONOROUFOH
w:work-from-home	OOOOOMTLOOQVMNN
w:work-life	OOSOONLOMPKMSNO
w:worked	ONOOJMOSOJNQMNM
w:worker	SLHKGOOOMMLJMYI
w:workers	OJNLSLJOOJMMQSN
w:workflow	NMNLMQOMNLNNLNL
w:workflows	MJKOUNLONSMMJMK
w:workforce	NNPKHQJNKLNIRYM
w:working	FOOPOFVOJQOTONH
w:workload	OJLROQKMOSNNNNN
w:workmanship	OOONLPQMOOOOONO
w:workplace	NUKKKIOMJQJKLTK
w:works	NIRROQNIJOGUOGJ
w:workshop	OOMMOOSMOOOTOOO
w:workshops	ONILIVJNNOORMNO
w:workspace	OOMNONNNMSNLNON
w:workweek	OONNMMLONLQONOO
w:world	NKVFJOBLLOLJOPI
w:world's	ONVNJMJNOJNNJJO
w:world-class	ONIVIJKOTNNMNNO
w:worldwide	NNVGORJLMOMKRLK
w:worry	OMMOLLONNWOOLMO
w:would	MMFNNPMTJOPKPVI
w:wound	OOOOMRIOOONOOOO
w:write	OKLKLLVINKMMKKN
w:writes	OONMLMSNOOONONN
w:writing	NPPKJLYFNKKKKLJ
w:written	MKILLFOQMOLKRHI
w:www	KGTLJIGLKJHJLPU
w:x	ONTNMPLVLNPMOOM
w:y	KOMNOOROHLKLKID
w:yahoo	OOSLNLNOOJOMNNO
w:yard	NKNNMTKMONNKNON
w:year	MHLNQMISLMRDTLO
w:yearly	OUONNOLOJLMNLMM
w:years	KOSDOKUMNL@>PFN
w:years'	OOOOOOSPNOORNON
w:yes	MHIKJKHMSTIKPJR
w:yet	OOOOOOOROOSNPOO
w:yoga	ONPNOOSQOJOMONO
w:york	QMTNKPTKQKJNMON
w:you	OONOOMLKOSOOUNO
w:you'd	OOTOOOONONOOPPO
w:you'll	LQOPULMOKSFPELJ
w:you're	OJYISDHOIKQSSNK
w:you've	OOWONLSINNONKNN
w:youll	ONLMUKNMPRLNNMN
w:young	ONPNJLQKOJNNMUT
w:your	GONGKIIOOZJNWPO
w:yours	MNILTHKMMGMKNON
w:yourself	NMMJHIPNKTLLQIL
w:yunex	NNKONONOONONOTO
w:zenith	NOPMVJMOOMNNONO
w:zetron	OOUNNNMONKNLOJM
w:zone	NMSNMNMNLRMLNNN
w:zu	ONRNIMONNPMLRMJ
w:zum	MKKMMLPMOMMJPNS
w:zur	ONMNNNLNLSMMNNN
w:zéro	OKLSSJJOONNNLOM
w:£	SQPNKLSLPSNRJNL
w:à	ODMIQPMGOQORNI@
w:ère	OOOOUNJOONQSJOO
w:échange	OSMONONOOMNNRNN
w:équilibre	OROOTOKOORPNMOO
w:équipe	NLPLMOQJMENCPMR
w:équipements	ONMNPOSOONLMOOO
w:équipes	OOUKHXDNNRJGNON
w:équivalent	OONOOOTPUOKLOOO
w:êtes	NMMLONNKNKKITNL
w:être	OKJGUFXNOJMLLOK
w:œuvre	NOMSNUKOOMMMOOO
w:€	KLKONMLOTOKILON
w:개발	MOIVKRKLNNLLMNK
w:경험이	NSLKNKPRMLLMMMJ
w:데이터	MNFWJPLRMKIHJMI
w:및	ONKHMNESMJJMWMG
w:분이	ONNLNKXGONMNMNM
w:위한	NTMKOPJTNLLMIMJ
w:있다면	OSMMONJQNMMNNNK
w:있어요	MLO]KIJKMMIHLNI
w:있으신	ONNLNKXGONMNMNM
w:좋아요	OMLKNHEWMKKMTMJ
w:필요해요	ONNLNKXGONMNMNM
w:함께	NVJRNNJRNLJJJNI`,
};
