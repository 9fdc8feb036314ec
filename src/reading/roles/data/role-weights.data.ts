// Made by scripts/train-roles.ts; one line a feature, one sign a role in the order of unitRoles.
export const chainWeights = {
  scale: 0.05330105968143629,
  transitions: [
    [
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.52, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.11, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.82, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.77, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.04, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0,
    ],
    [
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.02, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.07, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 1.07, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0,
    ],
    [
      0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.09, 0.0, -0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.12, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ],
    [
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0,
      0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0,
      0.0, 0.0, 0.0, 0.0, 0.03, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.03,
    ],
  ],
  table: String.raw`at:0	mOOOOOOOOOOOOOO
at:1	OOjOOOOOOOOOOOO
at:2	OOOOOOOOOOO¢OOO
at:3	TOOOOOOOOOOOOOO
b:$ 2	OOTOOONOOOOOOOO
b:$ 50	OONOTNOOOOOONOO
b:$ 500	OOOOOOOOSONOONO
b:% employee	NOSOOONOOOOOOOO
b:% off	OOOOOOOOOSNOOOO
b:% tips	OOOOONOOOSOOOOO
b:% travel	NOOOOOLOOOUQOOO
b:& accounting	OPOOOOOOOSMOOOO
b:& administration	NPNUNKONONOOONN
b:& arbeitsweise	OXOOOOFOOMOOOOO
b:& competencies	OSOOOOLOOOOOOOO
b:& data	UNMOOPOOOOOOOOO
b:& development	OOOOOPOOOSOOOOO
b:& finance	OSOOOKOOOOOSOOO
b:& grill	ONQONTMOOOONOON
b:& l	LMLOOMSOOOOONOT
b:& marketing	OOOOOOKTOOOOOOO
b:& modélisation	NNOTOONOOOOOOOO
b:& performance	OTOOOOMOOOOOOOO
b:& power	ROOOOOOOOOOSOOO
b:& reporting	OWOOOGOOONOOOOO
b:& reverse	ONOSONOOOOOOOOO
b:& rewards	OMMNNNONOVOONON
b:& safety	OOOOOTOOOOOOOOO
b:& stakeholder	OSOOONOOOOOOOOO
b:& verde	OOOOOOOOOSOOOOO
b:& vision	OIOOOOTOOPOOPMO
b:& work	NXNNMOONOLKONON
b:0 1	OSOOOLOOOOOONNQ
b:0 43	OOOOOOOONSOOOOO
b:000 00	OOOOOOOOSNOOOON
b:000 a	OONOSONONOOOMON
b:000 employees	OOTOOOOOOOONOOO
b:000 per	OOOOOOOOSOOOOOO
b:08 00	OOOOOOOOOMSOOOO
b:0845 241	OONOOOOOOOMOPSN
b:1 500	NNQLTKNOONOONOO
b:1 año	OONOOOSOOOOOOOO
b:1 pdf	OSOOOLOOOOOONNQ
b:1 year	OOQOOOJWMNOOOOO
b:10 %	OOOOOTOOOOOOOOO
b:10 million	OOSOOOOOOOOOOOO
b:10 years	OOOOOOUOOOOOOOO
b:100 %	OOPOOMNOTPOOOON
b:100 000	OONOOOOOSOOOOOO
b:11 59	OOOOOOOOOOLOUOL
b:12 2024	OOOOOOOONOLOTOM
b:12 months	OOOOOOSOOOOOOOO
b:13 24	ONOOOOOOOOOOMOT
b:14 17	ONOOOOOOOOOOMOT
b:15 91	OOOOOOOOSONOOOO
b:150kb opens	OSOOOLOOOOOONNQ
b:1st april	ONOOOOMOOOOOVNL
b:2 3	OOOOOOSOOOOOOOM
b:2 in	OOOOOMNOOOOOOOT
b:2024 &	OOOOOOOOOULOOON
b:2024 robert	OOLOOONOONOOQUN
b:2025 11	OOONOOOOOOLOTOM
b:2025 changes	OOOOLNQOOOOOJSO
b:2026 and	OOMOSONOOOSPOON
b:22 july	OOOOKLPOOOOOITO
b:24 14	ONOOOOOOOOOOMOT
b:24 7	OONOOMOOOTOOOOO
b:28th june	OOMOSPMOONROOON
b:3 days	OOOOOOOMOORTOOO
b:3-po-safe-decent-and-secure-jd048-v8 0	OSOOOLOOOOOONNQ
b:30 %	ONOOONSOOOQOOOO
b:31-65 %	OOMOOOUOMKOOOOO
b:35629 tuineje	OOOOOOOOOOOSOOM
b:3rd shift	OOOOLOOOOOSOOOO
b:4 8	ONOOOOOOOOOOMOT
b:4 days	OONOOOOONSOOOOO
b:40 %	OOOOOOOOMTOOOOO
b:401 k	OOOOOOOOOTOOOOO
b:43 €	OOOOOOOONSOOOOO
b:5 %	OOMOOOOOSNOMOOO
b:5 2024	OONOOOOOOOLOMOT
b:5+ years	OOOOOOSOOOOOOOO
b:50 %	OOOOOOMOOOTPOOO
b:50 000	OOOOUNOOLOOONOO
b:50 hr	ONMOOOOOTOOPOOO
b:59 00	OOOOOOOOOOMOTOM
b:59 pm	OOONOOOOOOLOUOL
b:6 months	OOOOOOTOOOPOOOO
b:7 to	OONOONOOOSOOOOO
b:70 %	ONOOOPTOOOOOOOO
b:8 13	ONOOOOOOOOOOMOT
b:8 days	OOOOOOOONOTNNOL
b:80 %	LMLOOONONNONOOU
b:90 day	ONOOLOLOOOUOMNM
b:@ example	OOOOONOOOOOOTSO
b:a $	OOOOOOOOSOMOONO
b:a 15-minute	OOSOOOMOOOOOOOO
b:a big	OOMOLQSOOOOOOOO
b:a busy	OOSORMSMOOOOOOO
b:a calm	OOOOOSOOOOOOOOO
b:a can-do	OOPONNUOONOOOOO
b:a career	OOOOXOLOOOOOOOO
b:a cfo	OOLOUOOOOOOOOOO
b:a changing	OOOOONTOOOPOOOO
b:a clean	OOOONTOOOOOOOOO
b:a client	OOKOVOOOOOOOOOO
b:a clinical	OOOSNNOOOONOOOO
b:a combination	OONONQMSOOONOOO
b:a community	OOOOKOOOOSOOOOO
b:a company	OOWONOOOOOOOOOO
b:a competitive	OOLOOOONPWOOONO
b:a counsellor	OONOSONNOOOONOO
b:a cpa	OOOOOONSOOOOOOO
b:a criminal	OOOOMMUOONOOSNO
b:a crucial	OOOOUOOOOOOOOOO
b:a culture	OOTOOQNOOPOOOMO
b:a current	NOOOOOOOOOOOSOO
b:a customer	OOOOMSOSOOOOOOO
b:a data	OONOUOOPOOOOOOO
b:a dedicated	OOQNVKOOOOOOONO
b:a degree	OOOONNSOOOOOOOO
b:a demonstrated	OOOONNTOOOOOOOO
b:a detailed	ONNNNOLNNNNOUNM
b:a devops	OOOOSNNOOPOOOOO
b:a difference	OOOOTOOOOPOOOOO
b:a disability	OOMOOLOOOPOOLWO
b:a diverse	OOOOOOOOOOOOOTO
b:a dynamic	OOOOTOONOSOOOOO
b:a fantastic	OOOOSOOOOOOOOOO
b:a fast-paced	OOOOOOVOOOOOOOO
b:a few	OOTONOPOOOQOOOO
b:a finance	OONNSOOOOOOLOOO
b:a first	OOOONSOOOOOOOOO
b:a fitness	OPOOTLOOOOOOOOO
b:a freelance	NOMORONOSROOLNN
b:a friend	OOOOOONOOTOOOOO
b:a friendly	OOOOOSPOOOOOOOO
b:a full	OONOQOPOOOSOOOO
b:a full-time	OOOOOOOOOOXOOOO
b:a fun	OOMONSNOOROOOOO
b:a general	OPOOTLPOOOOOOOO
b:a generous	OOOONOOONSOQOOO
b:a global	OOTOOOOOOOOOOOO
b:a good	OOMOOSROOOOOOOR
b:a great	OOOOJKROOSPOOOO
b:a group	OOLSOOOOOOOOOOO
b:a high-impact	OONOTOOOOOOOOON
b:a highly	OOMRUOOOOOOOOOO
b:a hybrid	OOOONOOOOONWOOO
b:a japanese	OONOOOLSOOOOOOO
b:a job	OOWOLOOOPOOMPNO
b:a keen	OOOOTOPOOOOOOOO
b:a key	OOMOWOOOOOOOOOO
b:a las	OOOONOSOOOOOOOO
b:a leadership	OOOONOSOOOOOOOO
b:a leading	OOTOOOOOOOOOOOO
b:a list	OONOOOMOOOOOTMQ
b:a local	OOLOUNOOOOOOOOO
b:a los	OONOOSOOOOOOOOO
b:a lot	OOOOTOOOOOOOOOO
b:a member	OOLQOLOOOTOOPOO
b:a merit	OMOOLOOOOOONTNN
b:a minimum	OOOOOOKOOOOSOOO
b:a mission	OOSONOOOOOOOOOO
b:a mix	OOOOSMOOMOOOOOO
b:a motivated	OOMOSOQOOOOOOOO
b:a multidisciplinary	OOMUPNNOONOOOOO
b:a must	OONOOOMSOOOOOOO
b:a natural	OOMOLLXNONOONOO
b:a new	OTONOKOOOQNONRO
b:a paid	OONOSONOONOOOOO
b:a part	OOPOTOJOOOOOROO
b:a partir	OWONNJKNONNMNOO
b:a passion	OOOOTMSOOOOOOOO
b:a paycheque	OOMONOOOOTOOOOO
b:a peacekeeper	OONOSONNOOOONOO
b:a people	OOKOQOOOOTOOOOO
b:a permanent	OOMONOOOOOWOOOO
b:a personal	OOOOOPMOOOOOOSO
b:a place	OOVONOMOOOOOMOO
b:a plus	OOOOOOI¡OOOOOOO
b:a position	OOMOTMPOOPOMLOO
b:a premier	MOTOOOOOOOOOOOO
b:a prison	OPOOKJROOOOOOOS
b:a profile	OOOOOOOOOOOOSLO
b:a proven	OOOOOOSLOOOOOOO
b:a psychiatric	OOPOONMSOOOOOOO
b:a public	OOOOTLOOOOOOOOO
b:a quality	NMQOONOOOOOOSOO
b:a range	OONPNPOOOSOOOOO
b:a rapidly	NOQOTNKOOROONOO
b:a real	OOUOQMOOOOOOOOO
b:a registered	OOOOOPMSOOOOOOO
b:a regular	OOOOOSOOOPOOOOO
b:a remote	OOOOKOOOOLNYQOO
b:a result	OONQNMOOOSOOOOO
b:a saas	OOQOOOMTOLONNOO
b:a safe	OOOOOVOOOOOOOON
b:a sales	OOJOOOTOOOOOOOO
b:a self-motivated	OOOOONTOOOOOOOO
b:a senior	OOOOUOOOOOOOOOO
b:a sense	OOPOQOSOOOOONMO
b:a simple	OOSOOOOOOOOOOOO
b:a small	OOOQRNSONMOOMOO
b:a smiling	OOLOTSMOONOOMNO
b:a space	OOMONOOOOSOOOOO
b:a stable	ONROOOKOOOTOOOO
b:a state-of-the-art	OOMSOONOOOOOOOO
b:a stellar	OOOOSOOOOOOOOOO
b:a structured	OONOOOOOOTOOOOO
b:a support	OOOOSLOOOOOOOOO
b:a sytner	OONOLSOOOOOOOOO
b:a team	OOSOOOOOOPOOOOO
b:a technology	OOOOTOOOOOONOOO
b:a top	OOROMOMOOVNONOO
b:a total	OOTONNMOKNOONSO
b:a transformative	OONONOOOOSOOMOO
b:a trusted	OOOTMNOOOKOOQOO
b:a tu	OOTONNNONONONOO
b:a typical	OOOOTNQOOOOOLOO
b:a unique	OOOOTOOOOLOROOO
b:a valuable	OONOSNNOOOOOOOO
b:a village	OTOOOOMOOLOOOOO
b:a vital	OOOOTIROOOOOOOO
b:a voice	OOSOOONOOPOOOOO
b:a vos	ONOONONNOMOOTON
b:a warm	OOOOOSOOOOOOONO
b:a week	OOOOOMNOQOTROOO
b:ab underground	OOTOOOOOOOONOOO
b:abilities and	OOOOOOSNOOOOOOO
b:abilities required	OSOOOOMOOOONOON
b:abilities to	OOOOOOSNOOOOOOO
b:ability to	OOOOOOUOOOOOOOO
b:able to	OOOOOOWOOOOOOOO
b:about creating	OOOOTOMOOOOOOOO
b:about people	OOSOOOOOOOOOOOO
b:about skilled	OOOOOLOOOOOONSO
b:about this	ONOOMNONOOOORNS
b:about what	ONTOOOOOOOOOMOO
b:about wine	OOOOOOMOOSOOOOO
b:about your	OONOOONOOQOONUO
b:above statements	OOOOOOMOOOOOOSO
b:academic theory	OOOONTOOOOOOOOO
b:academy es	OKONOONNOONVNOL
b:accelerated compute	OONOSNOOOOOOOOO
b:access associate	OOOOOOSOOOOOOOO
b:access the	ONNOOMNOOOOOUMO
b:access to	OOOOONOOOYOOOOO
b:accessible interoperable	OONSONNOOOONOOO
b:accessing the	OOOOOTOOONOOOOO
b:accommodation form	OOOOOOOOOOOOKTO
b:accommodation will	OOOOOOOOOOOONTO
b:accommodations for	OOOOOOOOOOOOOSO
b:accompagner dans	OMNOOMOOOSOOOOO
b:accordance with	OOOOOSOOOOOOOPO
b:accountable for	OOOOOPSOOOOOOOM
b:accounting and	OOOMSQNOOOOOOOO
b:accounting experience	OONOMNRSOOOOOOO
b:accounting operations	OOOONOSOOOOOOOO
b:accounting or	OOOOOOSNOOOOOOO
b:accounts in	OONOMUMOOOOONNO
b:accounts payable	OSMOOQOOOOOOOOM
b:accounts receivable	OOOOOSKOOOOOOOO
b:achieve sales	OOOOMSMOONOOOOO
b:acquisitions is	LOTOOOOOOOOOOOO
b:acquisitions sales	OONTOLOOOOOOOOO
b:across london	OORMOOMOOLSONOO
b:across our	OOSOOPOOOOOOOOO
b:across teams	OOOOKRROOOOOOOO
b:across the	OOOOOUOOOOOOOOO
b:act and	OOOTLMOOOOONOOO
b:acting as	OOOOPLOOOSOOOOO
b:action employer	OOOOOOOOOOOOOSO
b:actively seeking	OONOSOMOOOOONPO
b:activities as	OOOOOSMOOOOOOOO
b:activities may	ONNOONOOOOOONTO
b:activities with	OOONNSOOOOOOOOO
b:activity here	ONNOOMNOOOOOUMO
b:activity will	OOOOMLOOOOOOTOO
b:acute care	NKLNNOMROONNNOU
b:ad hoc	OOOONTOOOOOOOOO
b:adapt to	OOOOOOTOOOOOOOO
b:adaptable to	OOOOOOTOOOOOOOO
b:adapté au	OOOOOMOOONSOOOO
b:adapté et	OONOONNOOSOOOOO
b:added advantage	OOOOOOHWOOOOOOO
b:addition to	OOPOOOOONSOOONO
b:additional information	OQOOOOOOOOOONKU
b:additional job	OMOOOOOOOOOOJMU
b:adhere to	OOOOOTOOOOOOOOO
b:adherence to	OOOOPOSOONOOONO
b:adjustment support	OSMOOJOOOOOOOSO
b:administers the	ONOOQSOOONOOOOO
b:administrative assistance	NNNOOMSOOOOOOOO
b:administrative assistant	VOOOOOOOOOOOOOO
b:administrative manager	SONSNNNONONOOON
b:administrative support	OONOTOOOOOOOOOO
b:administrative tasks	OOOONSMOOOOOOOO
b:administrator is	OONOSONOOOOOOOO
b:advaana inc	NSOOPOOOOOOOOOO
b:advance your	OOSOMOOOOPOOONO
b:advanced analytics	OOOOOOTMOOOOOOO
b:advanced degree	OOOOOOKSOOOOOOO
b:advanced sql	OOOOONSNOOOOOOO
b:advantage but	OOOOOOMSOOOOOOO
b:advice to	OOTOMOOOOOOOOOO
b:advisor to	OONOSOOOOONOOOO
b:african research	MOSOMONOOOOOOOO
b:after a	OOOOOOTOONOONNO
b:after this	ONOONONOOSOOOOO
b:ag the	OOTONOOOOOOOMOO
b:agencies or	OOOOOOJUOOOOOOO
b:agency for	OOOOOOOOONMONSO
b:agency mission	OONOONSOOOOOOOO
b:agent de	UOMOPNOOOOLONON
b:agents are	OOKNNLOONKOONWN
b:agile development	OOOOOSOOOOOOOOO
b:agile team	OOOOONPMOSOOOOO
b:ahead of	OOMOOPOOOTOOOOO
b:ahp letter	OOOOOOOOOOOOSKO
b:ai and	OOSONOOOOOOOOOO
b:ai ml	OOORMOKUOOOOOOO
b:ai to	OOMOSSMOOOOOOOO
b:aid in	OOOOOTMNOOOOOOO
b:aids and	OOOOOOSOOOOOOOO
b:aim is	OOMOSNNOOOOONRO
b:aims to	OOOTNONOOOOOOOO
b:ainsi que	OOOONSNOOOOOOOO
b:air md	OOKOQONOOOOTNOO
b:airbyte segment	ONOSONOOOOOOOOO
b:al menos	OONOOOTOOOOOOOO
b:align with	ONNOPOTOOOOOOOO
b:aligned with	OOOOOUOOOOPOOOO
b:alignment with	OONOOOOOOOOOSOO
b:all applications	OOOOONLNNMNOMUO
b:all areas	OOUOOOOOOOOOOOO
b:all backgrounds	ONOOOONOOOOOMUO
b:all employees	OOOOOOOOOSOOONO
b:all employment	OOMOOLOONMOOOUO
b:all forms	OONOOOLOOOOOOUO
b:all levels	OSMOOQPOOOOOONO
b:all our	OOOONPNOOOOONTP
b:all over	OOSNOOOOOOOOOOO
b:all semesters	OONOOONOOOOOUMO
b:all the	OOMROOMOOQOOSOO
b:all times	OOOOOUOOOOOOOOO
b:all your	OOOOMOOOOSOOLOO
b:along the	OOOULMOOOMNNNOO
b:also offers	OOKONOOOOPOTNNN
b:always follow	OOOOOSOOOOOOOON
b:always looking	OOTONOOOONOOOOO
b:always offering	OONOMSOOONOOOOO
b:ambassador of	OONNRLNOOSOOOOO
b:among the	OOSOOOOOOOOOOOO
b:amount of	OONOROSOOOOOOOO
b:an acceptable	OOOOOSOOOOOOOOO
b:an accredited	OOOOOOTOOOOOOOO
b:an added	OOOOOOHWOOOOOOO
b:an administrative	OOOSONNOOONOOOO
b:an advantage	OOOOOOOTOOOOOOO
b:an agile	OOOOOSOOOOOOOOO
b:an ambassador	OONNRLNOOSOOOOO
b:an ambitious	OOOOTOLOONOONOO
b:an analytics	OOOOTOOOOOOOOOO
b:an annual	OOOOOMLOOTNONOO
b:an appropriate	ONMOOOMOTNOOMQO
b:an asset	OOOOOOKVOOOOOOO
b:an associate	OOPOOOKOOOOOOSO
b:an enhanced	OOMOOOSMOOOOPMO
b:an entrepreneurial	OOLOMPSOOOOOOOO
b:an environment	OOQOONMOOQOOMSO
b:an equal	OONOOOOOOOOOO_O
b:an equitable	OOOOOONOOOOOLVO
b:an essential	OOOOTNLQONOMOOO
b:an excellent	OOOOTLSOOOOOOOO
b:an existing	OOOOPNMNONNNLVM
b:an experienced	OOOMWOOOOOOOOOO
b:an expert	OOOOMSSNOOOOOOO
b:an extensive	OOSOOOOOOOOOOOO
b:an extraordinary	OXLOOJMOONNPONL
b:an extremely	OOSONMNOOOOOOOO
b:an impact	OUNOOLOOONOOPOO
b:an inclusive	OOUOOONOOOOOOOO
b:an individual	OOUOLMONPOOOLRO
b:an industry	OOQOOSNOOOOOOOO
b:an inside	OOQOSONOONOMNOO
b:an integral	OOSOPRMOONOOOOO
b:an interest	OOOOOMMUOOOOOOO
b:an internal	OOOOOTMOOOOOOOO
b:an interview	OOOMNNOOORNOWOO
b:an office	OOOOMOMOOOOVOOO
b:an old	OOTONOOOOOOOOOO
b:an on-site	OONNMMNONTPOONO
b:an online	ONNOSKOOONOOQQO
b:an open	OOSONMOONNOOROO
b:an opportunity	OOMOVOOOOPOONOO
b:an understanding	OOSOOKPTOOOOOOO
b:analysis &	ONONMMNOOTOOOOO
b:analysis of	OOOONSOOOOOOOOO
b:analytical &	ONOOOOTOOOOOONO
b:analytical tools	OOMSOONOOOOOOOO
b:analytics &	OWONOIKOONOOOOO
b:analytics 4	OOQOOMSOOOOOOOO
b:analytics and	OSOOOOONOOOOOOO
b:analytics data	ONOSNOOOOOOOOOO
b:analytics engineer	[MMOSOOOOOOOOOO
b:analytics engineering	OOOOOOTOOOOOOOO
b:analytics experience	OOOOOOTMOOOOOOO
b:analytics specialist	SOKOSOOOOOOOOOO
b:analyze and	OONOOUMROOOOOOP
b:and $	OOOOOOOOSOOOOOO
b:and 3rd	OOOOOOOOSOLONOP
b:and a	OOOOOOSOOROOOOO
b:and abilities	OSOOOMNOOOOOQQO
b:and activities	ONOOOOOOOOOOOTO
b:and acts	OOOOOUNOOOOOOMO
b:and adaptable	OOOOOOTOOOOOOOO
b:and adherence	OOOONMTOOMOOOOO
b:and advance	OOOONONOOTOOONO
b:and advanced	ONNSNMPOOOOOOOO
b:and agile	ONOOOONOOSOOOOO
b:and ai	NUMNNOPMOOOOOON
b:and alignment	ONMOMQMOOOOOTOO
b:and anticipate	OONOOQTOOOONOOO
b:and appears	OOOOOSOOOOOOOOO
b:and applicable	OOOOOVOOOOOOONM
b:and applying	OOMOOSOOONOOOOO
b:and appreciation	ONLUMNLQOOOOOOO
b:and as	OOOSLOMSOPOONOO
b:and asset	OOOOOTOOOOOOOOO
b:and assist	OOOONSOOOOOOONO
b:and attention	OOOOOOSOOOOOOOO
b:and balance	OOTONONONOOOOOO
b:and become	OOLOJOOOOROOSOO
b:and better	OOSONOOOOOOOMOO
b:and beyond	OOOOSONOOOPPOON
b:and brand	OOOOOJOOOUOONOO
b:and build	OOOOOQSOOOOOOOO
b:and building	OOOOROOOOKOOOOO
b:and business	OONOVOOOOQOOOOO
b:and can	OOOOOOVOOOOOOOO
b:and career	OOOOMOOMOOOOTNO
b:and caring	OOQONNSOOOOOOOO
b:and challenging	ONMSLRMOOOOOOOO
b:and ci	OOOOOOSMOOOOOOO
b:and civil	OOOOOLNOOOOOOSO
b:and cleaning	OOOOMQSOOOOOOOM
b:and clerical	OONONTPOOOONOOO
b:and collaboration	OOUOOOOOOKOOOOO
b:and collaborative	OOOOSNOOOOOROOO
b:and comfort	OOOOSNOOOOOOOOO
b:and commercial	OOTNOPONNOOOOOO
b:and communicate	OOOONOOOOTOOOOO
b:and communication	OOOOONOWOOOOOOO
b:and compassion	OOSOONOOONOOOOO
b:and compensation	OOSOOOOOPNOONOO
b:and complex	OOOOOTOOOOOOOOO
b:and conducts	OOOTLMOOOOONOOO
b:and confidence	OONOOOSOOOOOOOO
b:and consistently	OOOOONTOOOOOOOO
b:and construction	OOPOSOOOOOOOOOO
b:and consumer	UMNNNOOOOMOOOOO
b:and content	OOOSNKOOOOOOOOO
b:and continued	OONROKOUOMMNNON
b:and continuous	OOTONQOMOOOOOOO
b:and controller	OOOVLKOOOOOMOOO
b:and coordination	OOOOMTOOOOOOOOO
b:and creating	OONQLOMTNOOOOOO
b:and creative	OOTOMMTOOMOOOOO
b:and customers	OOSOOOPOOMNOOOO
b:and daily	OOOOOOOOOSOOOOO
b:and dashboards	NNOSPMOOOOOOOOO
b:and database	OOSNMNOOONOOOOO
b:and day-to-day	OOOONLPOOOOOMOT
b:and dependable	ONOOOOSNOOOOOOO
b:and deployment	OVSOOHOOOOOOOOO
b:and detective	OOLVMKMOOOMNMOO
b:and developing	OOOOSKSOOOOOOOO
b:and devops	OOOOOTOOOOOOOOO
b:and direct	OONOSSOOOOOOOOO
b:and direction	OOOOSOOOOOOOOOO
b:and disseminate	OOOOOOMSOOOOOOO
b:and distribution	OOPOOSONOPOOOOO
b:and drive	OOOOOVOOOOOOOOO
b:and eligibility	OOOONMNOOOOOSRO
b:and employee	OOOOOSPOOOOOONO
b:and employees	OOOSOONOOOOOOOO
b:and employment	OOOOOOOOOQNONSO
b:and enable	OONSNMOOOOOOOOO
b:and enforcement	SONMROOOOOOOOON
b:and enforcing	OONNQSOONNOOOOO
b:and engineering	OOOOOSOOOOOOOOO
b:and english	OOOOOOKVOOOOOOO
b:and enjoy	OOOOOOVOOOOOOOO
b:and ensuring	OOOOOTOOOOOOOOO
b:and enthusiastic	OOQOONSOOOOOOOO
b:and equipment	OOOOOUOOOOOOOOO
b:and evaluate	OOOOOVOOOOOOOOO
b:and every	OOSOMONOOOOOOOO
b:and exceed	OOOOOTNOOOOOOOO
b:and excel	OOOOOMSOOOOOOOO
b:and excellent	OOOOONSOOOOOOOO
b:and excels	OOOOMOSOOOOOOOO
b:and execute	OOOOOUOOOOOOOOO
b:and executing	OOOONOSOOOOOOOO
b:and executive	OOONNOVOOOOONOO
b:and exercise	ONOOOOSOOOOOOOO
b:and expense	OOOOOSOOOOOOOOO
b:and experience	OSOOOOMOQOOOOOO
b:and external	OOOOOXOOOOOOOOO
b:and facilitate	OONONTOOOOOOOOO
b:and familiarity	OONONMVMOOOOQOO
b:and finance	OOOPSOOOOOOOOOO
b:and financial	OOOOSOOOOOOOOOO
b:and fitness	OOOONKOOOOONTOO
b:and flexible	ONMONOUOLTOLOOO
b:and follow	OOOOOOOOOOOOLOU
b:and follow-up	OOONOSMOOOOOOOO
b:and follows	ONOOOSMOOOOOOOO
b:and foremost	OOSOOONOOOOOOMO
b:and friendly	OOOOOTOOONOOONO
b:and fulfilling	OOKOTOMOORNNOOO
b:and fun	OOPNTMMNOOOOONO
b:and functional	ONMONOUOONNNNOL
b:and functions	OOOOOUMOOOOOOOO
b:and fund	OOOOMSOOOMOOOOO
b:and gas	OOPNOOMOONMNOOT
b:and generate	OOOOLSPOOOOOOOO
b:and genuinely	OOLOONNOOSOOOOO
b:and get	OONNSOOOONOOOOO
b:and give	OONOUPMNOOOONON
b:and glasgow	OOOOOOLOOOOONTO
b:and global	OOPONPNOOSOOONO
b:and gratuities	OOOOONOOOSOOOOO
b:and groups	OOOOSOOOOOONOOO
b:and grow	OOQOOKOOOSOOOOO
b:and guidelines	OOOOOSOOOOOOOOO
b:and have	OOOORNSOOOOOOOO
b:and help	OOOOSQOOONOOOOO
b:and highly	OOOOOSQOOOOOONO
b:and hiring	ONMSMMOOSOOOOOO
b:and holidays	OOOOOOROOMSOOOO
b:and ideas	OOQOSONOOOOOOOO
b:and immerse	OONOLSOOOOOOOOO
b:and impact	OOQONOOOOSOOOOO
b:and implement	OOOOOUOOOOOOOOO
b:and improving	OOOTONOOOOOOOOO
b:and industry	OOSOOOOOOOOOOOO
b:and influence	OOONTLOOOOOOOOO
b:and infrastructure	OUPOOGROOOOONOO
b:and innovation	OOOSOPNOONOOOOO
b:and input	OOMOLOTOOOOOMOO
b:and inspiring	OOLNTSNOOOOOOOO
b:and interviewing	OONNPSOOONOOOOO
b:and investigate	OOONSMOOOOOONOO
b:and investment	OPSOMMOOOOOOOMO
b:and invoices	OOOOOSOOOOOOOOO
b:and is	OOOOOOQOOOOONTO
b:and issues	OOOOOSOOOOOOOOO
b:and job	ONNOOOLOMNONTOS
b:and join	OOLONOOOONOOUOO
b:and keep	OOJMOOXOONOOONM
b:and keeps	OOOOMSOOONOOOOO
b:and launch	OOOSNLOOOOOOOOO
b:and learn	OOSOOONOOOOONOO
b:and legal	OOOOOOTMOOOOOOO
b:and level	OOOONNMOTOOOORO
b:and licenses	OOOOOOTOOOOOOOO
b:and life	OOOOOOOOOSOOOOO
b:and linkedin	OOSOONOOOOOOMOM
b:and local	OONTOOOOOOOOOQN
b:and love	ONOOLNVOMOOOOON
b:and maintainable	OOOOONSOOOOOOOO
b:and make	OOOOSOOOOOOOOQO
b:and making	OOOOSOOOOOOOOQO
b:and management	OOOORONOOOOOOOS
b:and managing	OOOOOVOOOOOOOOO
b:and materials	OONOOTONOPOONOO
b:and maven	OMOOONTOOOOMOOO
b:and may	OOOOOOOONNONOSO
b:and medical	OOOORTMKOLONOOO
b:and member	OOOOOTNOOMOOOOO
b:and membership	OOONMSMOOOOOOOO
b:and mentor	OOONOSOOOOOOOOO
b:and must	OOOOOOSOOOMOOOO
b:and not	OOOOOOUONROOLNO
b:and on	OOUOOOOOOOOOOOO
b:and open	OOLOONNOOOOPOSO
b:and operate	OOOOOSOOOOOONOO
b:and operations	OONOOOMSOOOOORO
b:and opportunities	OOOOOSOOOROOOOO
b:and optimization	OOOONSNOONOOOOO
b:and other	OOOOOTTOOOOOOOO
b:and our	OOVOOLOOOOOOOOO
b:and outcomes	OOOONLOOOTOOOOO
b:and outside	OOMOOTOOOOOOOQO
b:and over	OOSOORNOLOOOOOO
b:and own	OOMONOTROOOOOOO
b:and part	OONOOPOOOOSOOOO
b:and part-time	OONOONOOOOSOONO
b:and partner	OOOOTPNOOOOOOMO
b:and partners	OOOONOTOOOOONPO
b:and partnerships	TMNROOOOOOOMOON
b:and performance	OOOOOSMOOOOOOOO
b:and perspectives	ONQOOONOOOOONTO
b:and pipelines	OOOOTLNOOOOOOOO
b:and planned	OOOOMTOOOOOOOOO
b:and play	OONOOSNOOPOOOOO
b:and practices	OOOOSQQOOOOOOOO
b:and prepare	OOMOOPSOOOONOOO
b:and principles	OONOONSOOOOOOOO
b:and private	NOWNMOMOLLNONOO
b:and problem	OOOOOPSLOOOOOOO
b:and procedures	OOOOOTOOOOOOOOO
b:and processing	OOOOSLOOOOOOOOO
b:and produce	OOPOOSNOOOOOOOO
b:and products	OOSPOOOOOOOOOOO
b:and professional	OOOOOWPOOOOOOMO
b:and programs	ONOONMMUOOOOOOO
b:and promote	OOSOOOOOOOOOOMO
b:and provide	OOOOOTOOOOOOOOO
b:and provides	OOOOMTNNOOOOOOO
b:and providing	OOOONWOOOOOOOOO
b:and public	OOOONOSOOOOOOOO
b:and ready	OONOQSOOOMOOOOO
b:and real	OOSQONOOOOOOOOO
b:and recommend	OOOOOSOOOOOOOOO
b:and recommended	OONNMSMOOOOOOOO
b:and record	OOOOOOJUOOOOOOO
b:and related	OOQOOOSNOOOOOOO
b:and relationships	OUOOOLNOOOOOOOO
b:and reliable	OOOOSOOOPOOOONO
b:and representing	OOONONNOOSOOOOO
b:and respect	OOOOONUOOOOOOOO
b:and responsibilities	OMOOOYOOOOOOOOO
b:and results	OOSOOMQOONOONOO
b:and retrieval	OOSOONNNOOOOOOO
b:and rewarding	OOSONOOOOPOOOOO
b:and scalable	OONOOSNOOOOOOOO
b:and secure	OOOOOSNOOROOMOO
b:and sensing	OONSNONOOOOOOOO
b:and services	OOOOUOOOOOOOOOO
b:and serving	OOOOOOSOOOOOOOO
b:and show	OOSOONOOONOOOOO
b:and simple	OONONSOONOOOOOO
b:and skilled	OONTONOOONOOOOO
b:and special	OOOOOTMOOOOOOON
b:and staffordshire	OOSOOOOOOOONOOO
b:and start	OOMONOOOONOOTOO
b:and statistical	OONSLOOOOOOOOOO
b:and stay	OOSONONOOOOONOO
b:and stock	OOOONSNOOOOOOOO
b:and strategy	OOOOSOOOOOOOOON
b:and success	OOLONONOSPNOOOO
b:and support	OOOOUSOOOOOOOOO
b:and supportive	OOMONNOOOWOOOOO
b:and systems	OOOOOTOOOOOOOOO
b:and team	OOKOQMPOOUOOOOO
b:and technological	OOSOQOOOONOONOO
b:and test	OOOOOOKTOOOOOOO
b:and that	OTPOMONOOLOOOOO
b:and the	OOSOOOOOOOOOOOO
b:and their	OOSONQOOOOOOOOO
b:and they'll	OONOSNOOOOOOOOO
b:and those	KNNOTOTOONOONNO
b:and timely	OOOOOTOOOOOOOOO
b:and tourism	ONTOONOOOONNNOM
b:and training	OOOOQOOOOSOOOOO
b:and travel	OOOOOXOOOOJOLOO
b:and treat	OOSOOOOOOOOOOOO
b:and trusted	OOSOOOOOOOOOOOO
b:and turning	OOOOOMTOONOOOOO
b:and understanding	OONOSQOOOOOOOOO
b:and unloading	OOOOOSNOOOOOOOO
b:and usable	ONNSNNOOOOOOOOO
b:and use	OOOOOOSOOOOOOOO
b:and user	OOOONSOOONOOOOO
b:and various	OONOOKUOOOOOOOO
b:and volunteers	OONTNNNOOOOOOMN
b:and ways	NNNOMNWMONOOONO
b:and we	OOUOPOMOOOOOOOO
b:and weekends	OOOOOOOOOOSOOOO
b:and will	OOOSOOOOOOOOOOO
b:and windows	OOTOOLLSOOOOOOO
b:and with	OOLOOPOOOOOONTO
b:and working	OOOOOOUOOOOOOON
b:and works	OOOOPSQOONOOOOO
b:and write	OOOOOOSNOOOOOOO
b:and writing	OOOOOOSOOOOOOOO
b:and you	OOOOKNOOPROOKSO
b:andras hotels	OOSOOOOOOOOQMOO
b:angeles metropolitan	NOMOOOOOOOOUOOO
b:animal shelter	OOSOOOOOOOOOOOO
b:annual salary	OSOOOOOOMOPOOOO
b:ans requis	OONONOUNOMONNON
b:any applicable	OOOOOOOOSNOONOO
b:any business	OOMOOOSOOOOOOMO
b:any combination	OOOOOOSMOOOOOOO
b:any one	OOOOSMOOOMOOOOO
b:any time	OOMOOOLONONOOST
b:anywhere in	OOOMOMMOOOSPNOO
b:api integrations	NONNNNUNNNNNNNM
b:applicable laws	OOOOOTNOOOOOOOO
b:applicable to	OOOOOONOSOONRLO
b:applicant will	OOOOOOTOONOOQOO
b:applicants from	OOMOOOOOOOOOLSO
b:applicants must	OOOOOMTOOOOOOOO
b:applicants should	OOOOOSOOOOOOOOO
b:applicants that	OONOOOSNOOOOONO
b:applicants with	OOOOOOOOOMOOSRO
b:application and	OUOOOOMOOONOMOO
b:application form	OOOOONNOOOOOSOO
b:application guided	OONOMOOOOTOOMOO
b:application performance	OOOSOJROOOOOOOO
b:applications are	OOOOOOOOOOOOTMO
b:applications from	OOMOKOOOOOOULWO
b:applications must	OOOOOOMOOOOOTOO
b:applications such	OOOOOONSOOOOMOO
b:applications through	OOOONMOOOSOONOO
b:applications will	OOOOOOLOONOONUO
b:applied in	OOOOOLNOOOOOOSO
b:apply and	OONOOONOOOOOTMO
b:apply for	OONOOMNOOOOOTRO
b:apply now	OONOMOOOOLOQWNO
b:apply software	OOOOOSNOOOOOOOO
b:apply today	OOOOOONOOOOOTNO
b:apply via	OOOOONNOOOOOSOO
b:applying for	OOOONNSOOOOOMUO
b:approach to	OOOOOMYOOPOONOO
b:appropriate staff	OOOOSMNOOOOOOOO
b:apr 5	OONOOOOOOOLOMOT
b:april 2026	ONMOOOMOSNNNUNL
b:aptitude à	OONOOMUOONOOOOO
b:ar du	MLLNTNPNMNNNSNM
b:arbeta med	OMNOMPSOOMONNOO
b:architecture and	OOOOONUMOOOOPOO
b:are a	OOSOOOOOOOOOOQO
b:are all	OOOOOOSOOOOOOOO
b:are also	OOLOOROOOSOOOOO
b:are an	OOROOOOOOOOOLTO
b:are available	OONOOQLLOVOOMPO
b:are committed	OOOOOOOOOOOOOTO
b:are considered	NNMMNNKNOONUQNN
b:are currently	OOJOUOPOOOOOOPO
b:are dedicated	OOSOOOOOOOOOOOO
b:are delivered	OOLOUOOOOOOOOOO
b:are eligible	OOOOOOTOOOOPNOO
b:are essential	OOOONLUOOMOOOOO
b:are highly	ONMOPNOWOOONLOM
b:are in	OOOOPOLOOOOOSNO
b:are intended	OOOOOOMOOOOOOSO
b:are interested	OOLOPOSOOOOOQMO
b:are led	OPMTNNNOOONNNOO
b:are looking	OOJOSOVOOOOOOOO
b:are not	OOOOORMLONROOUO
b:are offering	OOLOOOOOUONOOOO
b:are on	OOOOOOSOOOOOOOO
b:are paid	OONOONNNUNQONOO
b:are passionate	OOOOOOOOOOOOTOO
b:are proud	OSPOOOOOONOOOOO
b:are provided	OOOOONOOOSOOOOO
b:are ready	OOSOOOOOONOOPNO
b:are representative	OOOOOOKOOOOOOUO
b:are required	OOOOONTOOOOOOSO
b:are responsible	NOLSLQOOONNOOSO
b:are the	OTWOONOOOOOOOOO
b:are used	OOTOOOOOOOOOOOO
b:are very	MLKLUQJVNMMLMLM
b:are we	OPMOMOUOOPONOOO
b:are you	OOOOYOIOOOOOQMO
b:are your	OKLOMNNOONOOMOU
b:area away	OOOOOOSOOOOOOOO
b:area to	OOMOOOMOOOPONOU
b:areas for	OOLONOMOOTOOOOO
b:areas of	OOVONOMNOOOOQOO
b:armed forces	OOOONJQNOOONPSO
b:armed security	SOKOQONOOOOPNOO
b:around the	OOSOOOOSOOOOOOO
b:artistry and	OOOOSOOOOOOOOOO
b:as a	OOOOUOOOOOOOOOO
b:as assigned	OOOOOVOOOOOOOOO
b:as individuals	OOUONOOOOOOOONO
b:as necessary	OOOONSOOOOOOOOO
b:as needed	OOOOOTOOOOOOOOO
b:as oracle	OOOOONMTOOOOMOO
b:as our	OOOOULMOOOOPOOO
b:as required	OOOPNXMOOOOOOOO
b:as we	OOTOOONOOROOOOO
b:as you	OOONMNSORROONNO
b:as your	OOOONONOOOOOSOO
b:ask to	OONOOMOOOOROKRO
b:asked to	OOOOOONOONOOTNO
b:assess you	ONOONOMNOOOOTOO
b:assessment centre	OSOOKJOOOOOOPSO
b:assessment of	OONOOSOOOOOOOOO
b:assets must	ONOOOLPOOOOOSNO
b:assignments as	ONOOOSOOONOOOOO
b:assist in	OOOOOTOOOOOOOOO
b:assist with	OOOOJTOOOOOOOOO
b:assistance and	NNNOOMSOOOOOOOO
b:assistance programme	OOOOOOOOOSOOONO
b:assistance skills	NNNOOMSOOOOOOOO
b:assistant buyer	UMNONOOOOOOOOOO
b:assistant for	SOMOSONOOLNOOON
b:assistant management	TOOOOOOOOOOMOON
b:assistants are	OOKNUQMOOOOOOOO
b:assisting in	OOPONSNOONOOOOO
b:assists other	OOOONSNOOOOOOOO
b:associate ii	OOOOOOSOOOOOOOO
b:associate role	OOONSMOOOOOOOOO
b:associate will	OONMLULOOOOSOOO
b:associated with	NOONLOOORNOLLOT
b:at a	OOUOOOROOOOOOOO
b:at all	OOOOOSOOOOOOOOO
b:at any	OOOOOOLONONOOST
b:at bespoke	OOSOOOOOONOOOOO
b:at both	OOMOTOMOOOOOMOO
b:at dra	OOOOMOMONSPQNOO
b:at duality	OOMOKOOOOSOONOO
b:at farmfoods	OONONOOOOSOONOO
b:at heritage	OOPOSNOOOMMOOOO
b:at hest	OOMOSOOOOMOQOON
b:at https	OOMOOOOOONOOSNO
b:at its	OOMONQNOOTOOOOO
b:at jobs	OOOOOOOOOOOOLSO
b:at kingspan	NUNOKOOOONONNON
b:at making	OONOSOOOOOOOOOO
b:at mft	OOSONONOONOONOO
b:at pepsi	ONVOMONOONOOONO
b:at truxio	OOPOSNMONLNONOO
b:at work	ONOONOLOOQOUOMO
b:att bygga	OOSOONPOOOOOMOO
b:att ta	OPOOLMNONNOOTOO
b:attach a	OOOOOOOOOOOOTOO
b:attempt to	OONOOOOOONOOOTO
b:attend meetings	OOOOOOKOOOUOONO
b:attendance policy	OOOOOOSPOOOOOOO
b:attention to	OOOOOOTOOOOOOOO
b:au chef	OSOOOMOOOOOOOOO
b:au cours	OOOONSNOOOOOOOO
b:au nombre	OOOOOMOOONSOOOO
b:au plus	OONOOLONOVOPOOO
b:au vendredi	NOMOLMKNOOXMNON
b:auprès de	OJNNOPOOONNOUON
b:aurez en	OOOOOTMOOOOOOOO
b:austin tx	OOOOOOMNOOOUNOO
b:auto technician	WLKNOOMONOOOOON
b:automate data	OOOSNLOOOOOOOOO
b:autonome et	OOOOOOTNOOOOOOO
b:autonomy and	OOSOOQMOOOOONOO
b:autonomy flexibility	ONLMMOMNNVNOONO
b:autonomy to	OOOUKLMOOOOOOOO
b:av att	OMOOOLVOOMOONOO
b:availability and	OOOOONTOOOOOOOO
b:availability to	OOOOPNVOOOPOOOO
b:available 24	OONOONNOOSOOOOO
b:available at	OOOOOOOOOOOOSNO
b:available for	OOMOSOLOOSOOOOO
b:available in	ONKRNMNOOUNOLNQ
b:available to	LOMOOQUOOPQOKOO
b:ave chicago	OOOOOOOOONOSOOO
b:avec des	OOOOOMPOOSOOOOO
b:avec le	OOOOOQOOONNOSOO
b:avec nous	OONONOOOOMOOSOO
b:avec votre	OOOONLUOOPOOOOO
b:aventure formidable	OONOSMLOOMOOSOO
b:avez le	OOOOOOSOOOOOOOO
b:away from	OOOOOQSPOOONOOO
b:ayudante de	OOLOUOMOONOOOOO
b:azure data	ONOOONNTOOOOOOO
b:año de	OONOOOSOOOOOOOO
b:bac pro	OOOOOOSOONOOOOO
b:backend engineer	TOROMOOOOOOOOOO
b:background and	OOKOOOPOOOOOMSO
b:background check	OOOOOOVOONOOOOO
b:backgrounds and	OOMOOOOOOOOONSO
b:bad birdie	NNUOOOOOOOOOOOO
b:bank dental	OOMOSOOOOMOQOON
b:bar tender	ROLOOOOOOOOSMOO
b:base and	OOOOSMOOOMOOOOO
b:base salary	OOOOOLOOUNOOOOO
b:based in	OOOOOOOOOOOWOOO
b:based on	OOOOOPOOYOOOOOO
b:based upon	NMNNMMNNNMUMNON
b:basedash outil	OOOSONOOOOOOOOO
b:baseline personnel	ONOOOLPOOOOOSNO
b:bases de	OOPONNLTONOOOOO
b:basic computer	OOOOOOSOOOOOOOO
b:basic knowledge	OOOOOOSOOOOOOOO
b:basic understanding	OOOOOOMTOOOOOOO
b:basic vehicle	ONOOOSOOOOOOOOO
b:basis of	OOLOOMOOOOOOOTO
b:basée sur	OOSOOONNOQOOOOO
b:bay area	OOOOOOOMOOOTOOO
b:be a	OOOOTOOOOOOOQOO
b:be able	OOOOOOUOOOOOOOO
b:be an	OOOOQOKUOOOOORO
b:be asked	ONOOOOLONNTOQNO
b:be assessed	OOOOMNNOOOOOSOO
b:be based	OOLOOOOOPONUOOO
b:be capable	OOOOONSOOOOOOOO
b:be contacted	OOOOOOOOOOOOSLO
b:be doing	NXLOLOOOOOOOOOO
b:be evidenced	ONMNMONOOOONTON
b:be expected	OMNNLTROOOOOOON
b:be exposed	ONNNSOQOOOOOONO
b:be flexible	OONNOOSOOOQOMOO
b:be found	OOOOOOOOOOOOSPO
b:be fully	OONONLTOOOOOOOO
b:be given	OKOOOOOOONOORQO
b:be happy	OOLOOOMMPLNPUNN
b:be held	OOOOOOSOOOOOOMO
b:be in	OONNMSMONOOUOOO
b:be instrumental	OOOOTLOOOOOOOOO
b:be invited	OONOOOOOOOOOSOO
b:be key	OOOOSMOOOOOOOOO
b:be made	OOOOOOMOOOOOOSO
b:be performed	OONQLOLOOOOUOOO
b:be reliable	OOONNLTOOONONOO
b:be removed	OOOOOOOOOONOUOO
b:be requested	OOOOOOOOOOOONSN
b:be required	OOOOOOLOOOXPPOO
b:be responsible	OOOOOXOOOOOOOOO
b:be subject	OOOOOOOOOOOOSNO
b:be submitted	OOOOOOMOOOOOUOO
b:be substituted	OOOOONTOOOOOOOO
b:be supporting	OOOLTNOOOOONNOO
b:be the	OOOOXOOOOOOOOOO
b:be treated	OONOOOKONNOOMVO
b:be used	OOONNTMOOOOOOOO
b:be working	NUTWKNJMNIOOKQM
b:become available	ONMOTNLOONNNQNO
b:become part	OOKOONOOOROOPOO
b:before applying	ONOOONLOMNNOUNN
b:before the	OOOOOOOMNOTNONN
b:before they	OONONPSOOOOOOOM
b:behavioral health	OMTMQNOOOOOOOOO
b:behaviour expected	OOLONLOOOOOONSO
b:behind every	OOSOONOOOOOOOOO
b:being part	OOSONOOOOOOONOO
b:being the	OMOOULOOOOOOOOO
b:bel air	OOKOQONOOOOTNOO
b:believe in	OOUOOOOOOOOOONO
b:believe that	OOOOOOMOOSOOOOO
b:bell pa	ONOOOOOOOOOSOOO
b:belonging to	OOPOOSLNOOOOOMO
b:benefit coverage	OOOOOOOOOSONONO
b:benefit plans	OOMOOOOOOOOONTO
b:benefits at	OOOONOOONSPNNOO
b:benefits of	OOOOOOOOOTOOOOO
b:benefits package	OOOOOOOOOYOOOOO
b:besoins de	OOOOOLTOOOOOOOO
b:besoins et	OOOOOLTOOOOOOOO
b:bespoke hotels	OOTOOOOOOOOOOOO
b:best and	OOSOOOOOOOOORMO
b:best in	OTOOQLROOLOOOOO
b:best minds	OONOMOOOOTOOMOO
b:best of	OOTOOONOOOOOOOO
b:best places	OOROOOOOOSLOOOO
b:best position	OOTOOONOOMOOOOO
b:best practice	OOOOOTQOOOOOOOO
b:best work	OOOOSOQOOMONOOO
b:better future	OOSOOOOOOOOOOOO
b:better outcomes	OOOSNLOOOOOONRO
b:bi deutschlandweit	POOOOOOOOOOSOOO
b:bi natif	OOOSONOOOOOOOOO
b:bi restitution	OOOSONOOOOOOOOO
b:bi tableau	OOOOOOSMOOOOOOO
b:big lake	OOTOOOOOOOOPOOO
b:bigquery dbt	NNOTOONOOOOOOOO
b:bilingual spanish	OOQOOOKTONOOOOO
b:bill at	OOOOOOOOOSNOOOO
b:biodiversity data	SNOMMNOOOQOONOR
b:birthday off	OONOOOONOSOOOOO
b:bitbucket and	OMOOONTOOOOMOOO
b:bloc ou	OOOOSOLOOOOOOOO
b:blue bell	ONOOOOOOOOOSOOO
b:bokaro steel	OOMOOOOOOOOSOOO
b:bone density	OOVONMMONOOOOOO
b:bonus points	OUOOOOPJNOOOOOO
b:bosch group	OOUOOOOOOOONOON
b:branch administrator	OMSOLQOTOOOOONO
b:branch braze	OOQOOMSOOOOOOOO
b:brand and	OOUOLOOOOQOOOOO
b:brand every	OONOLSOOOOOOOOO
b:brand identity	OOOOSOOOOOOOOOO
b:brands and	OOOOSNOOOOOOOOO
b:breached the	ONOOOOOOOOOOKSO
b:brewers group	OOSOOOOOOOOLOOO
b:bridge between	OOOOSOOOONOMOOO
b:bring their	OOSOOOOOONOOOOO
b:bring world-class	OOMSOONOOOOOOOO
b:build constructive	ONOOMTMOOOOONOO
b:build our	ORKQMOOOOOOOOOO
b:build scalable	OOOOOSOOOOOOOOO
b:build the	OOIOKOOOONOOOMV
b:building a	OOPONTOOOOOOOQO
b:building is	OONONSOOOOOOOOO
b:building safety	OOOOOOSMOOOOOOO
b:building scalable	OOOOSMOOOOOOOOO
b:building semantic	OOOOSOOOOOOOOOO
b:built on	OOSOOOOOOOOOOOO
b:business acumen	OJOOOOVOOOOOOOO
b:business analysis	OOOOUOOOOOOOOOO
b:business analysts	OOOSNLOOOOOOOOO
b:business controlling	UIMROMOONNONOOO
b:business decisions	OOOONNOOOVOOOOO
b:business forward	OOSOOOOOOOOOOOO
b:business growth	OOOOSOOOOOOOOOO
b:business hiring	SOQOMOOOOOOOPON
b:business in	OOSOOOOOOOOOOOO
b:business intelligence	PMOTQSOONMNMNOM
b:business need	OOMOOONOOOOQMSO
b:business objectives	OOOOOOSOOOOOOOO
b:business operations	OVQOOIOOOOOOOOO
b:business opportunities	NOOOSOOOONOOOOO
b:business partner	OJMWMJPMNNNMNON
b:business practices	OONNLTOMOOOOOOO
b:business problems	OOOOOSMOOOOOOOO
b:business process	OOOONSOOOOOOOOO
b:business real	SOLORONOOOOOOOO
b:business related	OOMOOOUMONOOOOO
b:business requirements	OOOOOTLOOOOOOOO
b:business strategy	OONOLOPOOTOOONO
b:business unit	KKNVRJLNONONNOO
b:busy and	OONOUMMOOOOOOOO
b:but also	OOTOOOOOPMOOOOO
b:but is	OOOOMONSOOOONRO
b:but not	OROOOOIVOOOOOOO
b:buyer receiving	UMNONOOOOOOOOOO
b:by a	OOOROOUOOOOONMO
b:by applying	OOOOOMOOOOOOMSO
b:by building	OONONTNOOOOOOOO
b:by creating	OOOOOSOOOOOOOOO
b:by default	OOTNONNOOOOOOMO
b:by developing	OOPOOSNOOOOOOOO
b:by example	OOOOOPSNONOOOOO
b:by merit	OOLOOMOOOOONOSO
b:by nature	NNOOLMVOLOOONON
b:by someone	OTNONMMOOOOONON
b:by this	OOOOOOSOOOOONOO
b:bygga upp	ONSMSMMONRNNNOO
b:calendar days	OOOOOOMONOOOSOO
b:call center	OONNLQONOSMPSNP
b:camarero a	OOLOUOMOONOOOOO
b:can access	ONNOOMNOOOOOUMO
b:can always	OOSONOPOOMOOOOO
b:can include	OONONSOOOOONOOO
b:can make	OOVONOOOOMOOOOO
b:can share	OOOOOMOOQNOOSOO
b:can work	OOOOOOSOOOOPMOO
b:can write	OOOOONSOOOOOOOO
b:can-do attitude	OONOONVOOOOOOOO
b:cancer institute	OOSOONOOOOOMOOO
b:candidate for	OOOOMOTOOOOOOQO
b:candidate is	OOLOOOSOOOOOOOO
b:candidate must	OOOOOOSOOONOOOO
b:candidate will	OOOOXMSOOOOOONO
b:candidates are	OOOONOQOOONOHVN
b:candidates may	OOOOOONOOOOOSMO
b:candidates need	OOOOKOTOOOOOMOO
b:candidates should	OOOOOOPOOOOOTNO
b:candidates will	OONNMSSOOOONOOO
b:capable of	OOOOONUOOOOOOOO
b:capacité d'adaptation	OOOOOMKVOOOONON
b:capacité à	OOOOONTOONOOOOO
b:cardiffregion wales	OMOOONNONOOTOOO
b:care by	OOOOSMNOOOOOOOO
b:care experience	OOOOOONSOOOOOOO
b:care in	OOTQNMNOOOONOOO
b:care including	OOOONTOOOOOOOOO
b:care of	OOOOOTOOOOOONOO
b:care physician	SNNOOOOOOOOOOOO
b:care to	OOTPMONOOOOOOOO
b:career advancement	OOMOPONOOTOOOOO
b:career at	OOUOLOOOOPOOOOO
b:career development	OOOOOONOOTOOOOO
b:career growth	OOOOMNOMOOOOSMO
b:career in	OOMOSOOOOQOOPOO
b:career path	OONOQOOONUOOQOO
b:career with	STKNOOOOONOPMON
b:career you'll	OOOOSNOOOOOOOOO
b:caringwe work	OOSOOMOOONOOOOO
b:carpentry painting	OOONNSOOOOOOOOO
b:carried out	OOOOMOOOOOOSOOO
b:carrying out	OOOOSONOOOONOOO
b:case management	ONOOOSPOONOOOOR
b:case manager	NOOOOPMNONONNOS
b:cash plan	OOPOONOOOSOOOOO
b:casual dress	OOOOOOOOOWLONOO
b:casual stylist	ONOOOOOOOOSOOOO
b:cdi adapté	OOOOOMOOONSOOOO
b:cdk sqs	OOSNOOOOOOOOOOO
b:ce poste	OQOOMOLOOLOOUON
b:cell phone	OOOOLOSOOPOOLOO
b:centers on	OOOOSMOOOOOOOOO
b:centraliserade molnlosningar	NNNORTMOOOOONOO
b:centre oac	OUOOMONOOOONKON
b:certificate of	OOOOOOOOOOOOSJO
b:certification and	OOOOOOJUOOOOOOO
b:certification in	OOOOOOKUOOOOOOO
b:certification preferred	OOOOOONUOOOOOOO
b:certified or	OOOOOMUMOOOONOO
b:chain americas	VKMNNOOOOOMOOOO
b:challenge and	OOMOVNQOOKOONOO
b:challenge you'll	ONOOMTMOOOOONOO
b:champion programme	OOONONNOOTOOOOO
b:chance to	OOOOOOOOOUOOOOO
b:chances of	NONOOOROOOSRMOM
b:change at	OOPONNOOOOOONTO
b:change the	OLUONNMOOOOOOOO
b:changing environment	OOOOMOSOOOOOONO
b:changing work	OOOOOOTOOOOOOOO
b:chaos que	OOONSOOOOOOOOOO
b:cheyenne animal	OOSOOOOOOOOOOOO
b:chicago il	OONOOOOOOOOUOOO
b:children and	OOTOOMOOOOOOOOO
b:christi tx	OONOOOOOOTOROON
b:christian cowan	OOUNPLNOOOOOOOO
b:cincinnati metropolitan	OOOOOOOOOOOSOOO
b:city area	OOOOONSOOOONOOO
b:city bitbucket	OMOOONTOOOOMOOO
b:city jharkhand	OOMOOOOOOOOSOOO
b:city planning	OOOOONOOOSONOOO
b:city town	OMOOONNONOOTOOO
b:civil 3d	OOOOOOSOOOOOOOO
b:civil servants	OOLONLOOOOOONSO
b:civil service	OQKOMDQOOOOOM[O
b:clarity and	ONNOOKVNOOOOOOO
b:class 1	POOOOOOSOOOOOOO
b:classroom and	OOSONOOOOOOOOON
b:clean and	OOOOOSOOONOOONO
b:cleaning and	OOOOOTNOOOOOOOO
b:clear routes	OOOOOMNOOSOOOOO
b:clear technical	OOOOOTNOOOOOOOO
b:clear text	NNMNNOMONNONOOW
b:clerical skills	OJOOONUOOOOOOOO
b:click here	OONOOONOOOOOPSN
b:clickhouse or	NOOONTPMOOONOON
b:client facing	OOOOSOOOOOOOOOO
b:client relationship	OONOOSOOOOOOOOO
b:client relationships	MOOOSOOOOLOOOOO
b:clients during	OONOTPOOOOMOOOO
b:clients et	OOOONUOOONOOOOO
b:clients on	OONOOSNOOOOONOO
b:clinical pharmacist	UMMONOOOOOONOON
b:clinical supervisor	NOOSONOOOONOOOO
b:close this	OOOOOOOOOOOOTNO
b:close to	OOMOOOOOOOOSOOO
b:closely with	OOOQOSOOOOOOOOO
b:closing date	OOOOOOOOOOOOSOO
b:cloud technologies	OOPNONSMOOOOPOO
b:clyde homes	ONTOOOOOOOOOOOO
b:cmd electric	OOSOOOOOOOOOOOO
b:co uk	ONKONNOOONOOVOL
b:code synthesis	OOMOSOOOOOOOOOO
b:collaborate closely	OOOOOSOOOOOOOOO
b:collaboration &	OSQOOLROOOOOONO
b:collaboration and	OOROTOOOOOOOOOO
b:collaboration with	OPOVNKNOOOOOOOO
b:collaborative and	OOLOOOOOOTOOOOO
b:collaborative environment	OOOTOLNOOOOOOOO
b:collaborative team	OOOOPMOOOTOOOOO
b:collaboratively with	OOOOOSOOONOPOOO
b:collate and	OOONMNOOOTOOOOO
b:colleagues and	OOONNLTONOMOOOO
b:collect organize	OOOOOOMSOOOOOOO
b:collect your	ONLOONONONOOMVO
b:collection of	OOTOOOOOOOOOOOO
b:college degree	OOOOONUNOOOOOOO
b:colors colors-a	NNNNOOLONLONNOV
b:com and	OOSOOOOOOOOOOOO
b:com careers	OOQOOONOOOOOUOI
b:com o	NOOOOOOOOOOOOOT
b:combination of	OOOOOOLVOOOOOOO
b:come from	OOQSLNNOOOOOOOO
b:come join	ONSOQOOOOOOOMOO
b:come see	NNKNONMONMNNVOM
b:comfortable working	OOOOOOTOOOOOOOO
b:commencer une	OONONOOOOMOOSOO
b:commensurate with	OOOOOOOOUOOOOOO
b:commercial and	OOSOOOOOOOOOOOO
b:commercial customers	OONOOOOOOSOOOOO
b:commercial hvac	OOOONTOOOOOOOOO
b:commercial properties	OOOOOTOOOOOOOOO
b:commercial real	OOOOSOOOOOOONOO
b:commission structure	ONOOOOOOVIOOOOO
b:commission's recruitment	OOLONMOOOOOOMTO
b:commitment control	OOOOOOSNOOOOOOO
b:committed to	OOOOOLOOOOOOOWP
b:communicate insights	ONONMMMOOTOOOOO
b:communication and	OOSOOOQOOOOOOOO
b:communication skills	OOOOOOUPOOOOOOO
b:communities we	OOTONOOOOOOOONO
b:community and	OOPOTLOOOLOOOON
b:community programs	OONOSMOOOOOOOOO
b:community that	OOQOKOOOOSOOOOO
b:commuter rail	ROOOTOOOOOOMOOO
b:como ayudante	OOMOSOOOOOOOOOO
b:companies like	OOSOOOOOOOONOOO
b:companies with	OOSOOMSOOOOOOOO
b:company and	OOOOSOOOOOOOONO
b:company but	OONOOOLSOOOOOOO
b:company by	OOOOOSNOOOOOOOO
b:company car	ONOOOOOOOSOOOOO
b:company description	OSMOOOOOOOOOOOQ
b:company for	OONNSNOOOOOOOOO
b:company medical	OONOOOOOOTOOOOO
b:company offers	OOTOOOKOONOOOOO
b:company overview	OSLOOOOOOOOOOOO
b:company that	OOWOOOKOOQOOOOO
b:compassion to	OOSOOMOOONOOOOO
b:compassionate and	OOSOOOOOOOOOOOO
b:compensation and	OOOOOOOONTOOOOO
b:compensation for	OOQONMOOLTOOOOO
b:compensation package	OOMOOOOOUMOOOOO
b:competency in	OOOOONTPOOOOOOO
b:competing priorities	NONLTNMNONOOOOO
b:competition as	OOLOOMOOOOONOSO
b:competitive benefits	OOOOOONKTROOOOO
b:competitive rates	OOOOONMOUMOOOOO
b:competitive total	OVMONOOOJLOOOOO
b:complaint to	OOOOOOOOOOOOLSO
b:completa del	NQNNNNNNNKNNONU
b:complete a	OOOOONOOOOOOUNO
b:complete baseline	ONOOOLPOOOOOSNO
b:complete the	OOOOOPNOOSOOOPO
b:completion of	OOOOOOSOOOOOOOO
b:complex environment	NONLTNMNONOOOOO
b:complex it	OOOOOOSLOOOOOOO
b:complex problems	OOOOOSOOOOOOOOO
b:compliance and	OOOOOSOOONOOOOO
b:compliance officer	TKMORLMOOOOOROO
b:compliance or	OOOOONULOOOOOOO
b:compliance with	OOOOOSOOOOOOOOO
b:complies with	OONOOSOOOOOOOPO
b:comprehensive medical	OOOOONNOOSOONOO
b:computer and	OOOOOMTOOOOMOOO
b:computer engineering	OOOOOOMSOOOOOOO
b:computer equipment	OONNMLOOOUOSNOO
b:computer skills	OOOOOOUOOOOOOOO
b:computer with	OOOOOOTOONONOOO
b:con el	OOSONOQOOKOOOOO
b:con nosotros	OMLONONOLOOOUOO
b:concept and	OOOONSOOOOOOOOO
b:conducteur de	KOOORROOOOOOOOO
b:confidence in	OOMOSNQOONOONOO
b:confident and	OOOOOMTNOOOOOOO
b:configuration manager	OOOONSOOOOOOOOO
b:connaissance des	NOOOQMLTOOOOOOO
b:connaissances de	OOOOONUOOOOOOOO
b:connaitre les	ONOOOMUOOOOOOOO
b:connected with	OOSONPOOONOONOO
b:connects academic	OOOONTOOOOOOOOO
b:considered as	OOMSOMOOOOOOOOO
b:considered for	OOOOOOOOOOOOTKO
b:consistency issues	OOOOONTNOOOOOOO
b:consistent and	OOOOOUOOOOOOOOO
b:constantly pushing	OOLOOQOOOOOTOOO
b:construction and	ONOOOOSOOOOOOOO
b:construction projects	ONONPVMPONONNOO
b:constructive positive	ONOOMTMOOOOONOO
b:consultant will	OOORJNROOOOOOOO
b:consulting practice	OOOOMNTOOOONOOO
b:consumer lending	UNNNNNPOOMOOOOO
b:contact center	OONNONKVONOOIMM
b:contact for	OONTOSOOOOOOOOO
b:contact our	OOOOOOOOOOOOSNO
b:contact point	OSOOOOOOOOOOKMO
b:contact the	OOOOOONOOOOOSOO
b:contact us	OOOOOOOOOOOONTO
b:continue to	OOOOOJNOOPOOOTO
b:continued growth	OOOOVOOOOOONOOO
b:continues to	OOSOONOOOOOOOOO
b:continuous deployment	OONTMPLUONOOOOO
b:continuous improvement	OSUOONOMOOOOOOO
b:continuous learning	OOMOOPPOOSOOOOO
b:contract management	OSOOONOOOOLOOOO
b:contribute to	OOOOQTOOOOOOOOO
b:contributing to	OOOOSSONOOOOOOO
b:contribution is	OOPOOOROOOOOKOO
b:contribution to	OULNLOOOONOOPOO
b:control and	OOOOOOTOOOOOOOO
b:cookie policy	MMMNOONONONNONT
b:cooperation with	OOOOOTOOOOOOONN
b:coordinates with	OOONOTOOOOOOOOO
b:coordinator health	WKMONOOOONNNOOM
b:copy for	OOOOOOOOOOOOTLO
b:core duties	OTOOOLOOOOOOOOO
b:core of	OOTOOOOOOOOOOOO
b:core values	OOROOSOOOOOONOO
b:corporate and	OOOOSNOOOMOOOOO
b:corporate controller	POOOSMOOOOOOOOO
b:corporate tax	QOKORNOOOOOOROO
b:corpus christi	OOROOOLOOTORNOL
b:correct order	OOOOOSOOOOOOOOO
b:cost of	OONOONNOOMOUNMO
b:could be	OOOOOSNPOPOONOO
b:could work	OMONONTOOMNONOO
b:counsellor or	OONOSONNOOOONOO
b:county property	NOTOOONOOONKOSN
b:courses are	OOOOOOMOOSOOOOO
b:cover as	OOOOONSOONOOOOO
b:cover letter	OONOOOOOOOOOSOO
b:covid-19 vaccination	OOOOOOONOMNONTO
b:cox automotive	OONOOOOOONOOSOO
b:cpa is	OOOOOOMSOOOOOOO
b:cpr certificate	OOOOONTOOOOOOOO
b:crane payment	OOQOOOOOOOOONSO
b:create and	OOKOMSOOPOOOOOO
b:creating a	OOPPMTOOOOOOOON
b:creative problem-solving	OONOLOTOOOOOOOO
b:creative solutions	OOOOOSMNOOOOOOO
b:creative suite	OOOOOOSOOOOOOOO
b:creativity and	OONQLOSOOSOOOOO
b:creativity innovation	OOTOMONOOOOOOOO
b:criminal background	OOOONOUOONOOMOO
b:criminal record	OONOOMTOOOOOSMO
b:criteria here	OOOOOLOOOOOONSO
b:critical role	OONOTOOOOOOOOOO
b:critical thinking	OOOOOOSOOOOONOO
b:critical to	OOOOPNOOOOOONSO
b:culture a	NNVNKJMNONONNON
b:culture d'équipe	OOSOOONNOQOOOOO
b:culture is	OONOOSOOOLOTOOO
b:culture that	OOTOOOOOONOOOOO
b:culture where	OOTOOLQOOOOOONO
b:current resume	NOOOOOOOOOOOSOO
b:currently have	OOMOOOOOOOOSOOM
b:currently looking	OOOOSONOOOOOOOO
b:currently recruiting	OOLOSOOOOOOOONO
b:currently seeking	OOMOVONOOOOOOOO
b:currently working	OOMOSOOOOOOOOOO
b:curriculum vitaeportfolioendorsement	OOOOOOOOOOOOSOO
b:customer accounts	ONTMSKOONKOOONO
b:customer and	OOOOOSOOOOOOOOO
b:customer experience	OOOPOUOOOOOOOOO
b:customer needs	OONONSOOOOOOOOO
b:customer relationship	OOOOONSNOOOOOOO
b:customer success	OOOOOOMUOOOOOOO
b:customers find	OONOMTOOOMOOOOO
b:customers through	OOOOMTOOOOOOOOO
b:customers to	OOOONUOOONOOOOO
b:customers who	OOLOQSOOOOOOOOO
b:cutting-edge ai	OOQNPLLNOTOOONO
b:cutting-edge practices	OOOONMOOOSOONOO
b:cutting-edge technologies	OOOONSOOOOOOOOO
b:cycle to	OOOOOOOOOTOOOOO
b:d'heures que	OOOOOMOOONSOOOO
b:d'intégration adapté	OONOONNOOSOOOOO
b:d'échanges de	OONOONNOOSOOOOO
b:d'équipe basée	OOSOOONNOQOOOOO
b:d'évolution professionnelle	OMNOONNOOTOOOOO
b:d'être le	OOOONOMOOSOOOOO
b:dans la	OONOONTPOMOROOO
b:dans le	NOOOTOPOOOOOOOO
b:dans les	OMSONQNOOOOOOOO
b:dans notre	ONNNKOMNNKMMPNT
b:dans votre	OMNOOMOOOSOOOOO
b:dashboards and	OOOOOSOOOOOOOOO
b:data analysis	OOOOOTOOOOOOOOO
b:data analytics	SRKROOOOOOOOOOO
b:data consistency	OOOOONTNOOOOOOO
b:data dans	OOOONOMOOSOOOOO
b:data entry	QOKOQNQOOOPOONO
b:data for	OONOMPNOOTOOOOO
b:data foundation	OOMSMNOOOOOOOOO
b:data from	OOOOPUOOOOOOOOO
b:data handling	NMNNNMMSNTNNNLO
b:data in	OOLTTLMOONONOOO
b:data infrastructure	OONNVKOOOOOOOOO
b:data integrity	OOOOOTLNOOOOOOO
b:data into	OOOTOMOOOOOOPOO
b:data management	OMOPMOOOOUOOOOO
b:data manager	SNOMPOOOOOOONOR
b:data platform	OOOOSROOOOOOOOO
b:data privacy	OOOOOOPOOOOOLTO
b:data science	OOPRRHLQOPOOOOO
b:data scientists	OOOONMOOOSOOOOO
b:data sets	OOOOOSOOOOOOOOO
b:data skills	OOOOOOMOOSOOMOO
b:data studio	OOOOONSNOOOONOO
b:data systems	OSOOPOMOOOOOOOO
b:data team	NOOUOKOOOOOTOOO
b:data to	OOOOOTOOOOOOQOO
b:data tools	OOOOOOIUOOOOOOO
b:data visualizations	OONOOSOOOOOOOOO
b:data warehouse	OOOTONPOOOOOOOO
b:data zéro	OOONSOOOOOOOOOO
b:databases and	OOOOOONUOOOONOO
b:datasets and	ONNSNMOOOOOOOOO
b:datasets to	OOOONNOOOTOOOOO
b:date for	OOOOOONOOOOOUMO
b:date time	OONOOOOOOOSOOOO
b:day evening	OOOOOONOOOSOOOO
b:day in	OOOOOSOOOOOOOOO
b:day job	NJNONOOOONWOOOK
b:day of	OOOOOLOOOSNMOSO
b:day to	OUMOLOOOONNOOOO
b:day trial	ONOOLOLOOOUOMNM
b:day-to-day life	OOOONMNOOOOOMNT
b:day-to-day tasks	OOOONTOOOOOOOOO
b:days a	OOOOONMOOOPSOOO
b:days per	OOOOOONOOOSSOOO
b:days with	OOMOQOSOOOOOLOO
b:dbt cloud	NNOTOONOOOOOOOO
b:de 0	OOOOOOOONSOOOOO
b:de 20	OOTOOOOOOOOOOOO
b:de berg	NNKNLPMOONNUNOO
b:de bi	OOOSONOOOOOOOOO
b:de bloc	OPOOSNLOOOOOOOO
b:de camarero	OOLOUOMOONOOOOO
b:de charpentier	OOLOMOTOOOOOOOO
b:de chauffage	OOOOOOSOOOOOOOO
b:de communication	OOOOOMSOOOOOOOO
b:de contrat	OTOOONOOOMQONOO
b:de datos	NONONNMUONOOOOO
b:de experiencia	OONOOOTOOOOOOOO
b:de formation	ONOOOKPOORQOOOO
b:de l'ia	OOOSONOOOOOOOOO
b:de l'impact	OOONSOOOOOOOOOO
b:de l'offre	OVOOOOMLONOOOOO
b:de la	OIOOORROONOONOR
b:de leur	OLOOOTOOOOOOOOO
b:de machines	KOUOONNOONOOOOO
b:de maintenance	OOOOSOOOOMNOOOO
b:de nettoyage	UOMOPNOOOOLONON
b:de notre	MLMSOMONOTOOOOO
b:de partages	OONOONNOOSOOOOO
b:de production	OOSOOOOLONOSOOM
b:de recrutement	OQOOOMOONKOOTOO
b:de semana	NMMNNNONNMWMNNL
b:de systèmes	OONOPOSOOOOOOOO
b:de terrain	NOOOOSMOOOOOOOO
b:de un	OOQONOOOOSOOOOO
b:de vie	OQNOOSOOOMOOOOO
b:de votre	OOMONMNNOUOOSOO
b:de vous	OOOONMOOOTOOOOO
b:decision-making and	OOOOVQNOOOOOOOO
b:decisions and	OOONOOROOSOOOOO
b:decisions for	OOOSSKOOOOOOOOO
b:dedicated to	OOVOOOOOOOOOOOO
b:dedication and	OORONONOSMOONOO
b:default we	OOTNONNOOOOOOMO
b:definition of	OOOONNONOOOONTN
b:degree of	OOOONMSOOPOOOOO
b:degree required	ONOOOKVOOOOOOOO
b:dein kontakt	OSOOOOOOOOOOMOO
b:del empleo	MVLMMMMMMKMMMMR
b:deliver a	OOLOONTNOOOOOON
b:deliver effective	OOOOTKOOOOOOOOO
b:deliver excellent	OONOOONOOSOOOOO
b:delivering practical	OOOOSLNOOOOOOOO
b:delivering projects	OOMSOOOOOOOOOOO
b:delivery of	OOOOQSOOOOOOOOO
b:demand models	OOOOOSOOOOOOOOO
b:demonstrated ability	OOOOOOLUOOOOOOO
b:demonstrated experience	OOOOOOTOOOOONOO
b:demonstrates the	OOOOOSLOOOOOOOO
b:dental and	OOOOOOOOOSOOOOO
b:dental care	OOMOSOOOOMOQOON
b:dental insurance	OOOOOOOOOSOOOOO
b:dental receptionist	OOMOSOOOOMOPOOO
b:dental services	OOOOOUOOOMOOOOO
b:department for	OOTNMPOOOOOORKO
b:department including	OOMMSTNONNNOONO
b:department is	OOLTMOOOOOOOOOO
b:department of	OOOSOOQOOOOOONO
b:department regarding	OOONOUOOOOOOOOO
b:department will	OOOOOLNOOOOOOSO
b:depend on	OOQONONOSMOOOOO
b:dependent on	OOONOONKTPOONOO
b:depending on	OOOOOOLOVQOPOOO
b:deployment and	OOOOOSOOOOOOOOO
b:depth and	OOOOLOSOOOOOPOO
b:der gesamten	OONOOPLOOTOOOOO
b:der hypoport	ONTOOONOONOONOO
b:des activités	OOOOOOSOOOOOOOO
b:des clients	OOOONTOOOOOOOOO
b:des commandes	OKOOOTOOOOOOOOO
b:des enfants	OLOOOSOOOOOOOOO
b:des machines	OOOONUOOOMOOOOO
b:des missions	OONOOLONOVOPOOO
b:des moines	OOOONOOONLNUOOO
b:des moments	OMLOOMNOOUOOOOO
b:des opérations	OOOONTOOOOOONOO
b:des pièces	OOOOTOMOONNNOOO
b:des quantités	OOOOOSMOOOOOOON
b:des repas	OOOOOSOOOOOOOOO
b:des semi-remorques	OOOOPPOOOKOOOOO
b:des travaux	OOOOOUKOOMOOOOO
b:des équipes	OOPOOTMOOOOOOOO
b:desarrollo profesional	OOOOOOOOOTOOOOO
b:describe the	OOOOOOMOOOOOOSO
b:described here	OOOOOOKOOOOOOTO
b:descripción completa	NQNNNNNNNKNNONU
b:description at	OOOOOOMOOOOOSRO
b:description is	OOOONNLNOOOOMUN
b:design build	OOOOSOOONOOOOOO
b:design experience	OOOOONULOOOOOOO
b:desirable skills	OUOOOOOJOOOOOOO
b:desire to	OOOOOOVOOOOOOOO
b:detail oriented	OOOOOOTMOOOOOOO
b:details here	NNJNMOOOOONMNNW
b:details in	OOLNOOMOQMNMUNN
b:determined by	OONONLLOTOOQOOO
b:deutschlandweit remote	POOOOOOOOOOSOOO
b:develop extensive	OONOOMLNOUOOMOO
b:developing products	OOOSSJOOOOOOOOO
b:developing sales	OOOOMSOOOOOOOOO
b:development and	OOSOOOOOOOOOOOO
b:development in	ONMNOOMONVOONNO
b:development intern	POMOSONOOOOOOOO
b:development manager	SOOOPOOOOOOOOOO
b:development of	OOOOTROOOOOOOOO
b:development or	OOOOOOLTOOOOOOO
b:development team	OONOTQNOOOOMOOO
b:development until	OOMSOOOOOOOOOOO
b:development you	OPOOOOOOOSOOOMO
b:devops engineer	OOOOTLMOOOOOOOO
b:diamond acquisitions	LOUNMOQOONOOOOM
b:dich ein	OOPOSOOOOOOMNON
b:difference and	OOOOMOTOOOOOOOO
b:difference in	OOKOTNNOOPOOQOO
b:difference to	ONUOMOOOOPOONOO
b:different roles	OOOOSNRNONOOOOO
b:different walks	ONNTMMOOOOOOOOO
b:differentials for	OMOOOOOOWOIOMON
b:dig som	NMSNOLTNOLONMNO
b:digital approach	OOSOOOOOOOOOOOO
b:digital transformation	OONPTKOOOOOOOOO
b:dignity and	OOSOOOOOOOOOOOO
b:diploma in	OOOOOOSOOOOOOOO
b:diplômé e	OOLOTOOOOOOONOO
b:direct the	OOMOSOOOOOOOOOO
b:direct to	OOOOONOOOSOOOOO
b:directly influence	OONONSPOOOOOOOO
b:directly to	OOKUMNOONOOOQNO
b:director of	RNKVPONONRMKMNO
b:directors and	ONMUKNMOOOOOOOO
b:disabilities during	OOOOOOOOOOOOLSO
b:disability accommodation	OOOOOOOOOOOOKTO
b:disability confident	OOLOOMOOOOOOOSO
b:disability veterans	OOOOOOOOOOOOOTO
b:discounts and	OOOOOONOOSONOOO
b:discounts on	OOOOOOOOOSOOOOO
b:discretion and	OOOOOOTNOOOOOOO
b:discrimination is	OOONOOOOOOOOMSO
b:discuss this	OONNOOOOOOOOTMO
b:displays the	OOOONOOOOOOOMOS
b:distributed team	OOOOOSOOOOOOOOO
b:distribution center	OMNOOONNOPOONMU
b:dive into	OONOMSOOOOOOOOO
b:diverse and	OOSOOPONOOOOKOO
b:diverse audiences	OOOOOOTOOOOOOOO
b:diverse backgrounds	OONOOOOOOOOOOTO
b:diverse workforce	OOMOOONOOOOOMUO
b:diversity and	OPTOONOOOOOOOQO
b:diversity of	OONOOOOOONOONTO
b:do and	OOQONSOOOOOONNO
b:do have	OONOOOSOOOOOOOO
b:do i	OUNONOOOOOOOKON
b:do it	OOWONOOOOONNONN
b:do not	OOLOPONOOOROUPN
b:do our	OOTONMOOONOOOOO
b:do what	OOLOPNTOOOOONON
b:do you	OLJOTOJOOLMOMOW
b:document 1	NJOONMNOOOOOMMV
b:documentation for	OOOONSOOOOOOOOO
b:doing so	OOONSMROOOOOOOO
b:domain knowledge	OONOOMUMOOOOOON
b:domaine du	NOOOPOOSOOOOOOO
b:domestic and	OOOOOOOOOOSOOOO
b:don't meet	OOMONOKNOOOOUNO
b:done by	OTNONMMOOOOONON
b:download pdf	OJOOOONOOOOOPOU
b:download the	OOOOOOMNOOOOSRN
b:downtown raleigh	OOPOOOKOOOQROOO
b:dra will	OOOOOMLOOUOMOOO
b:drawings and	OOOOOOTNOOOOOOO
b:drive and	OOOOSORMOOOOOOO
b:drive our	OOOONSOOOOOOOOO
b:drive results	ONSOMOQOONOOOOO
b:driver to	OOMOTOLOOOOOOOO
b:driver's license	OOOOOOVOOOOOOOO
b:driving experience	ONOOOPSNOOOOOOO
b:driving licence	OOOOOOQTOOOOONO
b:drug-free workplace	OSOOOOOOOOOOOMO
b:dswb project	OPNTPKOOOOOOOOO
b:du bloc	OOOOPLNOOOSOOOO
b:du chantier	NOOOOUMOOOOOOOO
b:du chef	OQMSLQNOOOOOOOO
b:du dich	OMOOOOOOOOOOSNO
b:du domicile	OOOOOSPOOOOONOO
b:du har	OOOOOONOMSOONOO
b:du hast	ONONNNSNOMNONOO
b:du lundi	NOMOLMKNOOXMNON
b:du secteur	OOTOONMQOOOKOOO
b:du service	OOOOOLOOOOOOUOO
b:du territoire	OOMONPMOOORUOON
b:du travail	OSOOOOOOOOOOOOO
b:duality psychological	ONMOSONOOROONON
b:due to	OOOOONOOOOOOOSO
b:during the	OOOOOOMOOOOOVOO
b:durée du	OSOOOOOOOOOOOOO
b:duties and	OQOOOTOOOOOOOOO
b:duties are	ONNOUJNOOONOOPO
b:duties as	OOOOOSOOOOOOOOO
b:duties responsibilities	OOOOONMOOOOOOUO
b:dynamic and	OOMOOOOOOUOOOOO
b:dynamic environment	OOSOMQOKOSOONOO
b:dynamic work	OOMONOMOOSOOOOO
b:dynamique et	NOOOPNSOOOOOOOO
b:dès maintenant	ONOOMOKNNNNNWON
b:dès que	OOOOOOKNOOSOPOO
b:débutant accepté	OOOOOOUOOOOOOOO
b:défi être	OOONSOOOOOOOOOO
b:déplacements à	OOOOOOOONSOOOOO
b:e au	NOOTOMOOOOOOOOO
b:e de	OOOONOMOOSOOOOO
b:e et	OLOONRSNOOOOOOO
b:each other	OOVOOMNOONOOOOO
b:each week	OOMOSOOOONOOOOO
b:each year	OOOOOOOOLUOOOOO
b:eager to	OONOUNQOOOOOONO
b:early stages	OOMSOOOOOOOOOOO
b:earnings with	OOOOOMNOTOOONON
b:easy to	OOOONSOOOOOOOOO
b:ecological stewardship	OOOOOTOOOOOOOOO
b:economic development	OOOOPNOOOTOOOOO
b:edit area	OONOONMNNNMNMNU
b:educate and	OMOOOTOOOOOOOOO
b:education experience	OOOOOONOOOOOOSO
b:education in	OOOONLPUONNOOOO
b:education or	OOOOOOMTOOOOOOO
b:education to	OOOOOTLNOOOOOOO
b:education training	OOOOOOSMROOOOOO
b:eeo aa	OKNOOOOOOOOONTO
b:effective communicator	OOOOOOSOOOOOOOO
b:effective time	OOOOONSNOOOOOOO
b:effectiveness and	ONOOOMULOOOOOOO
b:efficiency and	OONOOOSOOPOOOOO
b:efforts and	OOMOLOTOOOOOMOO
b:efforts in	OOOOSMLROOOOOOO
b:ein netzwerkunternehmen	ONTOOONOONOONOO
b:electrical drawings	OOOOOOSOOOOOOOO
b:electrical engineering	OOOOOOKQONMNOOT
b:eligibility criteria	NOOOOLSOOONNNTM
b:eligible for	OOOOLMTOOTONOOO
b:eligible list	OOOOOOOOQOMOSNO
b:eligible to	OOOOOOSOOOOOONO
b:email email	OOOOOOMOOOOMUNN
b:email or	OOMSONNOOOOOMOO
b:email protected	OOOOOOOOOOOOTLO
b:emergency situations	OOOOOSQOOOOOOOO
b:emerging technologies	OOOOOOLSOOOOOOO
b:employee and	OOSOOOOOOOOOOOO
b:employee assistance	OOOOONOOOVOOOOO
b:employee recognition	OOOOOOOOOSOOOOO
b:employee relations	OTOOPLPOOMOOONO
b:employees and	OOSOOSMOOOOOOOO
b:employees are	OOOOOOOOOOOOOUO
b:employees of	OOLSNLOMOMOOOTO
b:employees with	OONOTONOOSOMOOO
b:employer's attendance	OOOOOOSPOOOOOOO
b:employment decisions	OOMNNMOOONOONVO
b:employment equity	OOMOOOOOONOOLTO
b:employment tax	OOSORROOOIOOOOO
b:employment with	OONOOOOOOOOOOSO
b:empowered to	OOMOSOOOOOOOORN
b:en cas	OOOONTOOOLOOOON
b:en compétences	OMNOOMOOOSOOOOO
b:en el	OOSOOOOONPOOOOO
b:en extérieur	OOMOMNSOONPOOOO
b:en fonction	OOOOOSMOOOOOOON
b:en fuerteventura	NNMNTNLNMSNONNM
b:en la	OOTOOOMOOMNOROO
b:en respectant	OOOOOTMOOOOOOON
b:en équipe	OONOONUOOOOOOOO
b:en œuvre	NOOOOSNOOOOOOOO
b:encourage and	OOOOONNOOMOOOSO
b:encourage applications	OONOOOOOONOOOUO
b:encourage you	ONKOMOMOOUOOTMO
b:encouraged to	OONOPOOSOOOONQN
b:end from	OOOOOSOOOOOOOOO
b:end of	OOMOOTNLPOSONON
b:end to	OOOOOSOOOOOOOOO
b:energy consultants	OOKNNMOOOVOOOOO
b:enfin vous	OOOONSLSOONONOO
b:engage with	OOOOOTNOOOOOOOO
b:engagement and	OOOOOSOOOOOOOOO
b:engineer in	MNOOOOOOOOOOOOT
b:engineer to	OOOOTOOOOOOOOOO
b:engineer who	OOOOUONOOOOOOOO
b:engineering &	OYOOOHJOONOOOOO
b:engineering best	OOOOOPNSOOOOOOO
b:engineering drawings	OOOONOSNOOOONOO
b:engineering specialist	UMNOOPONOOOOOOO
b:engineering team	OONTPKOOOOOONOO
b:engineers take	OOMSOOOOOOOOOOO
b:engineers to	OONOSQOOOOOOOOO
b:english language	QOLOTOMOOOPQOOM
b:english regularly	OOOOOOTOOOOOOOO
b:enhance customer	OONSNMOOOOOOOOO
b:enhance the	OOOORSNOOOOOOMO
b:enhanced dbs	OOMOOOSMOOOOPMO
b:enjoy being	OOOONNTOOOOOOOO
b:enjoy the	OOPONNOOOTNOOOO
b:enjoy working	OOMNRMVOONOOLOO
b:enjoys working	OOOOLOTOOOOOOOO
b:ensure accurate	OOOONSOOOOOOOOO
b:ensure efficient	OOOOSOMOOOOOMOO
b:ensure our	OOOOTLMOOOOOOOO
b:ensure the	OOOOSNOOOOOOORO
b:ensure you	OOMOOOOOOTOOQOO
b:enter details	NNJNMOOOOONMNNW
b:entre l'infrastructure	OOOOSNOOOOOOOOO
b:entretien du	OOOOOTOOOOOONOO
b:entry level	ONONQONNROIMOOU
b:envie d'évolution	OMNOONNOOTOOOOO
b:environment and	OUOOOMQOOOOOMOO
b:environment helping	OOOOSOOOOOOOOOO
b:environment is	OOXONOOOOOOLOOO
b:environment that	OORONRLLOTOOOOO
b:environment training	OOTOOOOONOOOOOO
b:environment with	OOTOONNOOPOQOOO
b:environmental conditions	NONONOMOOOOUNOL
b:envoyer votre	OOOOOOLOOOOOTOO
b:equal opportunities	OONOOOOOOOOOOSO
b:equal opportunity	OOOOOOOOOOOONYO
b:equality of	OONOOOMOOOOOOSO
b:equipment a	OOLOOOMOOUOOOOO
b:equipment and	OOOONVOOOOOOOOO
b:equipment operator	TONOOOOOOOOOOOO
b:equipment such	OOOONOSOOOOMOOO
b:equity and	SMONNNPOOPOONPO
b:equity finance	OONULNOOOKOOOOO
b:equivalent is	OOOOOMTOOOOOOOO
b:equivalent to	OOOOOOTNOOOONOO
b:erfarenhet av	OMOOOLVOOMOONOO
b:erwartet dich	OQLOTNOOOOOMOON
b:especially if	OOMOOOMTOOOONOO
b:essential functions	OOOOOOMOOOOOOTO
b:essential that	OOOONNSOOOOOOOO
b:est un	OOOONMJWOOOOOOO
b:establish a	OONONNPNOPMONSO
b:establish and	OOOOOSOOOOOOOOO
b:established guidelines	ONMNUONOONNOONO
b:estate license	OOKONOTOOOOOOOO
b:et au	OOMONSQOONOOOOO
b:et de	OMROQLUOOOOOOOO
b:et la	NOTOPOLSOOOOOOO
b:et les	OOOOOUOOOOOOOOO
b:et ses	OOOOPNMOOOOTOOO
b:et un	OOKONNNNOVOMOOO
b:et à	OOOOOOTOOOOOOOO
b:etc for	OOKSOTNPONOOOOO
b:etl fivetran	ONOSONOOOOOOOOO
b:evaluation of	OOOONTNOOOOMOOO
b:even when	OOMONSOOOOOOOOO
b:evenings and	OOOOOOOOOOTOOOO
b:events and	OOOONPOOOSOOPOO
b:every single	ONROOOJOOOOOTNN
b:every week	OOOOKOOOOOTOOOO
b:everyone with	OOSOOOOOOOOOOOO
b:everything from	ONNONTOOOOOOOON
b:everything we	OOUOOOOOONOOOOO
b:everything you	OOSOONOOOQOONOO
b:evidenced are	ONMNMONOOOONTON
b:example org	OOOOONOOOOOOTSO
b:exceed sales	OOOOOTNOOOOOOOO
b:excel google	OOOOOOSOOOOLOOO
b:excel in	OOOOPOTOOOOONOO
b:excel powerpoint	OOOOOOSOOOONOOO
b:excellent benefits	OOOOOOLOOWOOLOO
b:excellent care	OONOONNOOSOOOOO
b:excellent opportunity	OOOOTOMOOONOOOO
b:excellent organization	OOOOOOHVOOOOOOO
b:excels in	OOOOMOSOOOOOOOO
b:exceptional care	OOSONONOOOOOOOO
b:exceptional service	OONOUOMOOOOQOOO
b:excited to	OONNUNOOONOOLOO
b:exciting projects	OONOMONOOSOOOOO
b:executive administrative	NNNOOMSOOOOOOOO
b:executive level	OOOOOMSOOOOOMOO
b:exercise physiology	ONOOOOSOOOOOOOO
b:exercise prescription	OMOOOPSMOOOOOOO
b:existing clients	OMONNSOONNOOOOO
b:existing vacancy	OOOOMOMNNNNNLVN
b:expand your	OOMOOONOOUOOOOO
b:expect you	NNLNTNQNNNNNMNN
b:expectations for	OOLOMROOOSOOOOO
b:expected hours	OOOOOONOMOSOOOO
b:expected of	ONLNMKMOOOONNVN
b:expected to	OOMPKPPOOOQONPO
b:experience and	OOOOOOOOUOOOOOO
b:experience as	OOOOOOTPOOOOOOO
b:experience at	OOOOONUONOOOOOO
b:experience implementing	OOOOMOUMOOOOONO
b:experience in	OOOOOOOXOOOOOOO
b:experience integrating	OOOOONSOOOOOOOO
b:experience is	OONOOOOWOOOOOOO
b:experience operating	OOOONOSOOOOOOOO
b:experience preferred	OOOOOOOTOOOOOOO
b:experience skills	OSOOOOKNROOOOOO
b:experience supporting	OOOOOLUMOOOOOOO
b:experience the	OONPMPMOOSOOOOO
b:experience to	OOMNPOSONONOOOO
b:experience using	OOOONMVKOOOOOOO
b:experience with	OOOOOOTOOOOOOOO
b:experienced and	ONMXMKMOOMNNNOO
b:experiences and	ONPOOOOOOOOONSO
b:experiencia en	OOOOOOUOOOOOOOO
b:expert makeup	OOOOMSOOOOOOOOO
b:expertise with	OOOOOOTLOOOOOOO
b:experts and	OOOONNOOOSOOOOO
b:exposure to	OOOOOKSPOTOOOOO
b:expérience dans	OONOONPSONOOOOO
b:expérience significative	OOOONOTOONOOOOO
b:external clients	ONOUOKNNONONOON
b:external customer	OOOONSMOOOOOOOO
b:external customers	OTOONPKROOOOOOO
b:external partners	OONOOSOOOOOOOOO
b:extraordinary job	OXNOMJNOONNNONL
b:eye for	OOOOQONTOOOOOON
b:f disability	OOOOOOOOOOOOOTO
b:f m	TOOONOOOOOOOOOO
b:f pour	NONOTOOOOONPOOO
b:facilities and	OOSOOMQNOOOOOOO
b:facility in	OOMOMOOONOOSNRO
b:facility located	OORONOOOOOOSOOO
b:factors including	OOOOOOONTNONOOO
b:fair and	OOLOOMOOOOONOSO
b:fair findable	OONSONNOOOONOOO
b:familiar with	OOOOONNTNOOOOOO
b:familiarity with	OOOOOOOVOOOOOOO
b:family business	OOUOOONOONOOOOO
b:family members	OOOOONTOOOOOMPO
b:fanatics commerce	OOSOOOOOOOOOOOO
b:fantastic opportunity	OOOOSOOOOOOOOOO
b:far du	ONLRPKMONVNNNOO
b:fast paced	OOSOOOOOOOOOOOO
b:fast-paced environment	OONOOOVOOOOONOO
b:feb 2026	QNNNMOONMNOXKNL
b:federal and	OOOOOSPOOOOOOON
b:feedback to	OOOOOSNNOOOOOOO
b:feel a	OOSOOQNOONOOLPO
b:feels valued	OOPOOSNOOMOOOOO
b:ferc order	OOONUNMOOONOOOO
b:field coordinator	VKNOQLOOONOOOOM
b:field is	OOOOOOKTOOOOOOO
b:field of	OKOOVOONONOMOON
b:field preferred	OOOOONMVOOOOOOO
b:field solutions	OONOOONOOOOOVOO
b:fill the	OOOOSOOOOOOOOOO
b:finance &	OVOOOKONORLOOOO
b:finance analytics	PTOOOKOOOOOOOOO
b:finance and	OOPOSOOOOMOOOOO
b:finance business	LIMXMKLMNNNMNNN
b:finance manager	TNMNROOOONOLOOO
b:finance to	OOOOMTOOOOOOOOO
b:financial assistance	OOOOOUOOOOOOMMO
b:financial information	ONNOOOONONOONTO
b:financial services	OOSOOOJTOOOOOOO
b:financial support	OOMULNOOONOOOOO
b:find out	ONMONOLOOOOOTNU
b:find the	ONNORTNOOLOOMOM
b:findable accessible	OONSONNOOOONOOO
b:fines de	NNNOONQNNMTNOON
b:fire safety	SNOOPONOOOOOQOO
b:first aid	OMOOOOMOOSOOOOO
b:first and	OOSOOOMOOOOOONO
b:first day	OOOOOMOOOSOMOOO
b:first month	OOOOOMNOOTOOOON
b:first point	OOOUNPOOOOOONOO
b:first year	OOKOPOOOSPNNOOO
b:fit your	OOOOOOOOOTNOOOO
b:fivetran airbyte	ONOSONOOOOOOOOO
b:flat hierarchy	OOOOOSOOOOOONOO
b:flexibility to	OOOONOOOOSOOOOO
b:flexible hours	OOOOOOOOONTOOOO
b:flexible hybrid	OOOOOOOOOOOSOOO
b:flexible in	OONNOOSOOOROLOO
b:flexible remote	ONNOOOSOLUOLOOO
b:flexible work	OONOOONOOUOOOOO
b:flexible working	OOOOONOOOTOOOOO
b:flow of	OOOOSMONOOOOOOO
b:fluency in	OOOOOOMSOOOOOOO
b:fluid dynamics	OOMSNOOOOOOOOOO
b:fluid power	OOOOOOTOOOOOOOO
b:focus from	OONOONMNNNMNMNU
b:focus is	ONMUMOLOOOOOOOO
b:focus on	OOROSNOOOOOOOOO
b:follow all	OOOOOSNNOOOOOMO
b:follow safety	ONOOOSOOOOOOOMN
b:follow the	OOOOOPOOOOOOLOS
b:follow us	OOLOOONOONNNLNU
b:for 5	OMMOSOMONOSMOOO
b:for a	OOLOZOOOOOOOOOO
b:for accurate	OOOONNOOOTOOOOO
b:for additional	OOOOOOOOSNOOQOO
b:for administrative	OOOOOOOOOOOOSON
b:for an	OOOOZOOOOOOOOOO
b:for and	OOOONMOOONOOOTO
b:for anyone	OONOOOKOOROQPOO
b:for applicants	OXNOOOKOONOOJIM
b:for applications	OOOOOONOOOOOTMO
b:for att	NNLOUSOOOOOOLOO
b:for building	OOOTMMROOOOOOOO
b:for career	OOOOOONOOSOOOOO
b:for company	OLKOMPOOOUMOOOO
b:for continuous	OOOOOOTOOOOOOOO
b:for detail	OOOOOONUOONOOOO
b:for development	OOMOOOOOOTOOOOO
b:for electronic	NOUOOOOOOOONOOO
b:for employment	OOOOOOOOOOOOOTO
b:for entering	ONOOTKKTOOOMOOO
b:for everyone	OOTOOOOOOMOOOOO
b:for exceptional	OOOOLOTOOOOOMOO
b:for experience	ONOOMOTONOOOONO
b:for further	OOOOONOOOQOOSOO
b:for global	OOOOTMOOONOOOOO
b:for good	OOLTNNKQOOOOOOO
b:for groups	OOUONOOOOOOOOOO
b:for growth	OONOOOOOOSOOPOO
b:for in	MLOOORSPOOONOON
b:for international	OOQNJOLNNNMUMSN
b:for job	OOOOOPOOOOOOMOS
b:for key	OOOOSOOOOOOOOOO
b:for kids	OOSOOOOOOOOOOOO
b:for learning	OOOOOLSOOOOOOOO
b:for luxury	SONOLSPOOOOMOOO
b:for making	OOOOOOSOOOOOOOO
b:for managing	OOOOOMMTNOOOOOO
b:for more	OOUOOMNOOOOOQOO
b:for omexom	OOOOOSOOOOOOOOO
b:for overseeing	OOOOLSOOOOOOOOO
b:for patients	OOSOOROOOOOOOON
b:for people	OOUOPOLOOOOOOOO
b:for professional	OOLONONOOTOOOOO
b:for providing	OOOOTOOOOOOOMOO
b:for purposes	OOOOOOLOOOOOPSO
b:for regular	OOOOOMLOOUOMOOO
b:for safely	OOOONSOOOOOOOOO
b:for sales	SOOOOPOOONOOOOO
b:for solopreneurs	OOOOMNTOOOONOOO
b:for someone	OSLOOMQOOOOOOOO
b:for those	OOROLOMOOPTOOOO
b:for timely	OOOOTMMOOOOOOOO
b:for us	OOTOOOOOOOOOPNO
b:for use	ONNNOVNPONONNOO
b:for various	OOOOLSMOOPOOONO
b:for veterans	OSOOOJOOOOOOOPP
b:for you	OQOOSMOOOOOOPOO
b:for your	OMOORMOONUOORLN
b:for yourself	ONIOMNMONUNOUON
b:forest preserve	OMOOOOOOOONTNOO
b:formation en	NNNNMNOONSNMMNN
b:formation pour	OMNOOMOOOSOOOOO
b:formidable avec	OONONOOOOMOOSOO
b:forms of	OONOOOLOOOOOOUO
b:forte traction	OOOONOMOOSOOOOO
b:forward resumes	OOOOOOOOOOOONTO
b:forward to	OOOOOOMOOOOOTOO
b:foster a	OOOOOVOOOOOOOOO
b:foundation for	OOSQMOOOOOOOOOO
b:foundation of	OOSNONNOOOOOOOO
b:founded in	OOUOOOOOOMOOOOO
b:frameworks like	OOOOOOOTNOOOOOO
b:francisco ca	OONONONOOOOSOOO
b:free access	OOOOOOOOMUOOOOO
b:free from	OOMOOOOOOOOOOSO
b:freelance full-stack	OOMOSOOOOOOONOO
b:frequently 31-65	OOMOOOUOMKOOOOO
b:fresh graduates	OOOOOOSOOOOONOO
b:freyja oelkers	OMOOOOOOOOOOTOO
b:fri sat	OONOOOOOOOSNOOO
b:friend scheme	OOOOOONOOTOOOOO
b:from all	OOMOOOOOOOOOKWO
b:from an	OOKOOOPOOOOTOOO
b:from candidates	OONOKOROONOWMPO
b:from different	OOOSNOOOOOOOOOO
b:from discrimination	OOMOOOOOOOOOOSO
b:from distractions	OOOOOOSOOOOOOOO
b:from diverse	OOMOOOOOOOOOLSO
b:from early	OOMSOOOOOOOOOOO
b:from home	OOMOOONOOOOXOON
b:from our	OONOOQMOOWOOOOO
b:from the	OOOOOOOOOONOOOS
b:from within	OOOOPOOOOSOONOO
b:from you	OOOOOOOOONOOVOO
b:frontière entre	OOOOSNOOOOOOOOO
b:full in-house	OOOOONNOOSNOOOO
b:full job	NNNOOLROOONOXNJ
b:full or	OOOOOSOOOOOOOOO
b:full ownership	OOMUPKOOOOOOOOO
b:full potential	OOUOOONOOOOOOOO
b:full scope	OONORONOOSOOOMO
b:full time	OONOOOOOON[OOOO
b:full value	UKMMPOOOOOMOOOO
b:full-stack software	OOMOSOOOOOOONOO
b:full-time position	OOOOKOLOOOXOOOO
b:full-time remote	OOOOPNOOOOQSOOO
b:full-time role	OOOOOOOOQOSOOOO
b:fully funded	OOOOONOOOSOOOOO
b:fully remote	OONONOLPOOOVOOO
b:fun and	OOQOONMOONOSOOO
b:fun in	OOMNTNONNOOOOOO
b:functional skills	OWOOOOIOOOOOPOO
b:functional tasks	OOOOONTPOOOOOOO
b:functional testing	NNLNQMVNNNNNNNL
b:functions of	OOOOQTLOOOOOORO
b:funded apprenticeship	OOOOONOOOSOOOOO
b:further consideration	OOOOOOOOOOOOSMO
b:further details	OOOOOMOOOOOOSOO
b:further information	OTOONMLOOOOOKTN
b:future of	OROOOOOOOOOOQOS
b:gain experience	OONONOLMOUOONOO
b:gain hands-on	OOOORMNOOTONOOO
b:gain valuable	OOOONMOOOSOONOO
b:ganas de	OOOOTOMOOOOOOOO
b:gather and	OKONMOMOOUNOOOM
b:general manager	KKOVMPMNONONNOO
b:general nature	OOOOOOMOOOOOOSO
b:general office	OOOOSNNOOOOMOOO
b:general operative	OPOOTLNOOOOOOOO
b:general public	OJOONOOOOOOOUON
b:generous pto	OOOOOOOOOSNOOOO
b:genuine difference	OOKOQONOONOOROO
b:genuine passion	ONMOMOTOONOOOOO
b:georgia health	OOSOOOOOOOOOOOO
b:get started	ORLONONNNONNSMN
b:get the	OONOOPOOQNSOOOO
b:gifts and	OONOOPOOOSOOOOO
b:git and	OOOOOOSLOOOOOOO
b:give a	OONMQSOOONOONOO
b:given on	OOROOOOOMMOOOSO
b:glasgow airport	OOOOOOMOOPOONTO
b:global collaboration	OONNNQMONSOONNO
b:global deployment	OOMNQOOUOONNNOM
b:globally as	OOOTLMOOOOOONOO
b:go through	OOMOOONOOOOOTOO
b:go-to-market strategy	ONMNSSMOOMONOON
b:goal of	OOOOULOOONOOOON
b:good computer	OOOOOOSOOOOOOOO
b:good fit	OOMONOPOOOOOOOS
b:goods are	OOOOTMMOOOOOOOO
b:google data	OOOOONSNOOOONOO
b:gov uk	OOOOOJOOOOOOOTO
b:government agencies	OOOOPVITOMOOOMN
b:government assets	ONOOOLPOOOOOSNO
b:governmentjobs com	OOOOOONOOOOOUNM
b:grade 5	OOOOOOOOTOOOOON
b:graduates are	NNMNNOOUOONNKNM
b:gratuities direct	OOOOONOOOSOOOOO
b:great fit	OLOOOLTOOOOOOOO
b:great opportunity	OOQOLOQOOPTONOO
b:great place	OQTOOKOOONOOOOO
b:greater milan	QOOOOOOOOOOTOOL
b:greater new	OOOOOOOOOOOSOOO
b:greenhouse io	NOOOOOOOOOOOOOS
b:group is	OONOOOOOOOOOOSO
b:group mainly	OOLUMONOOOOOOOO
b:group of	OOLURLMOONOOOOO
b:group work	OOMONQTNOOOOOOO
b:grow in	OOOOOONQOTOOOOO
b:grow our	OOONRKNOOROOOOO
b:grow the	OOPLTLQOOLOOOOO
b:grow their	OOOOONTOOOOOOOO
b:grow we	OONOOOOOOTOOOOO
b:growing company	OOPOLOMOOSOONOO
b:growth consultant	OOOONSOOOOOOOOO
b:growth in	OOMOQSOOOPOOOOO
b:growth that	OUNOOOOOOKOOOOO
b:guarantee that	OONONQNOOMTOOON
b:guaranteed interview	OOOONLNOOTOOOPO
b:guests experience	OOMOSQOOONOOOOO
b:guests with	OOOONPSOOOOOOMO
b:guidance and	OOOOOTOOOOOOOOO
b:guided by	OOPOMOOOOSOOMOO
b:guidelines and	OOOOOSOOOOOOOOO
b:gym floor	OOOOOSOOOOOOOOO
b:gérer plusieurs	OOOOONSOOOOOOOO
b:h f	OONOVOOOONOPOOO
b:haben wir	OLOOOOMOOROOSON
b:half is	OOOOSOMOOOOOOOO
b:half works	OOTOOONOOMOOOOO
b:handling and	OOOOOPOOOTOOOLN
b:hands on	OONOOOTOOOOOOOO
b:hands-on engineering	ONNOPPTOOOOONON
b:hands-on expertise	OOOOOOSMOOOOOOO
b:happy to	OOMONOPMOMOPTOO
b:harness their	OOMSOONOOOOOOOO
b:harrison drury	NONOOOOOOTOOOOO
b:has an	NOOOVOMOOOOOOOO
b:has been	OOTOOLOOOOOOOSO
b:has breached	ONOOOOOOOOOOKSO
b:has experience	OOOONOSOOOONOOO
b:hats and	OOOONNTOOOOOOOO
b:hauteur de	OOOOOOOONSOOOOO
b:have an	OOLOUOOOOOOOQOO
b:have and	OOOOOKSOOOOOOOO
b:have been	OOOOOTSOOOOOOMO
b:have experience	OOOOOOSQOOOOOOO
b:have opportunities	OOOOOMNOOQSOOOO
b:have successfully	OOSNNNOOOOOOOOO
b:have time	OOOOLOSOOOOOOOO
b:have worked	ONMOMMRSOOOOMOO
b:headquartered in	OOVOMOOOOOOOOOO
b:health &	OOOOOTOOOOOOOOO
b:health condition	OOOOOMOOOSOMOOO
b:health counseling	OOOOSPOOOOONOOO
b:health dental	OOOOOOOOOSOOOOO
b:health insurance	OOOOOOOOOVOOOOO
b:health program	VKNOQLOOOOOOOOM
b:health system	OOSOOOOOOOOOOOO
b:healthcare and	OOSNQMOOOOMOOOO
b:hear from	OOLOPOQOONOOVOO
b:hearing from	OOOOOOMOOOOOTOO
b:heart of	OOSOTOLOOMOOONO
b:heavy civils	OOTOLOOOONOROOO
b:heavy equipment	UNNOOOOOOOONOOO
b:hela verksamheten	OOOONSLOOOOOOOO
b:held a	OOOOKNPOOOOONSO
b:help customers	OOPONSOOOMOOOOO
b:help ensure	OOOONNOOOOOONSO
b:help make	OONOSOOOOOOONOO
b:help our	OOSOOONOOMOOOOO
b:help people	OOTOOMQOONOOOOO
b:help shape	NULOMOOOONOOPON
b:help solve	OONONSOOOOOOOOO
b:help them	OOMOOSNOOOOOOOO
b:help us	OONOTSMOOOOOOOO
b:help you	OOOOLNOPOTOOOOO
b:helping create	OOOORKOOOOOOOOO
b:helping to	OOOOSNOOOOOOOOO
b:helping us	OOMOSMROOOOOOOO
b:here are	OOOOOOKOOOOOOTO
b:here at	OOTONOMMOOOONRN
b:here for	OOUONOOOOOOOOOO
b:here interactive	ONNOOMNOOOOOUMO
b:here is	OMQOTOMNOOOONOO
b:heritage healthcare	OOQOSOOOOMMOOOO
b:hest bank	OOMOSOOOOMOPOOO
b:hgv class	POOOOOKTOOOOOOO
b:high level	OOPOOONSOOOOOOO
b:high performers	OOOONMOOOTOOOOO
b:high school	OOOOOOVOOOOOOOO
b:high street	OOQOMOMOOSONOOO
b:high-performance teams	OOOOONSMOOOOOOO
b:high-quality outcomes	OOOOOOSOOOOOOOO
b:highly collaborative	OOOSOMOOOOOOOOO
b:highly organised	OOOOOOSOOOOOOOO
b:highly preferred	OOOOOOOSNOOOOOO
b:highly rewarding	ONLLVQMNOMMNMMN
b:highly valued	OONONOOSOOOOOOO
b:hire now	NMNOOOWNOOONNOO
b:hiring and	OONNSSOONMOOOOO
b:hiring manager	OOOSMMOOOOOOQOO
b:hit the	OOOOOOMSOOOOQOO
b:hiv aids	OOOOOOTOOOOOOOO
b:holiday entitlement	OOOOOOOOOUOOOOO
b:holiday inn	POSONOLOOOOQMOO
b:holiday pay	OLOOOOOMQSNOOOO
b:holidays including	ONNOMOOOOSOOOOO
b:home equity	TONRMOOOOKOOOOO
b:home office	NMLOOOWOOOOKQNO
b:home upkeep	OOUOMLNOOOOOOOO
b:homes is	OOUONLOOOOOOOOO
b:honest and	OOSOOOOOOOOOOOO
b:honey homes	OOUONOOOOOOOOOO
b:host you	OONOLSOOOOOOOOO
b:hotel and	OOOOOTPQOOKOOOO
b:hotels and	OOMOQMSOOOONOOO
b:hour shift	OOOOOOOOLRUOOOO
b:hourly rate	OOOOOOOOTPOONOO
b:hours &	OSOOOOOOOOLOOOO
b:hours a	OOOOOLNOOOUOOOO
b:hours of	OOOOOOUOOOOOOOO
b:hours per	OOOOOOOOOOTOOOO
b:hours week	OOOONONOPOSOOOO
b:how do	OUNONOOOOOOOKON
b:how to	ORMOOOPOOTOOKOO
b:how we	OOSOOONOOOOOONO
b:hr department	OOONPSOONNOOOOO
b:https careers	OOOOOOOOOOOOOOT
b:https job-boards	NOOOOOOOOOOOOOS
b:https jobs	NONOOOOOOQOOMOV
b:https pitchtube	NNOMOOOOOOOOMOT
b:https www	OOMOOKOOOOOOWOR
b:human resources	OJOUSONOOOOOOPO
b:human trafficking	OONNSOOOOOOOOOO
b:hundreds of	OOMOUNNOOPOOOOO
b:hybrid role	OOOOOOOOOOOTOOO
b:hybrid work	ONOOOOOOOOOVONO
b:hybrid working	OONOOOOOOSOROOO
b:hybride à	OOOOSNOOOOOOOOO
b:hypoport se	OMTONONOONONQON
b:i e	OOOOMTOOOMOOOOO
b:i t	NOSOONNOOOOOOOO
b:idea of	OOOOONOOONOONSO
b:ideal candidate	OONORMYOOOOOOOO
b:ideal candidates	OOOOMSOOOOOOOOO
b:ideal for	OOOOUOOOOOOOOOO
b:ideally with	OOOOOOSOOOOOOOO
b:ideas and	OOMTNOOOONOOPOO
b:identify opportunities	OOOOOSOOOLOOOOO
b:identify trends	OOOOOSOOOOOOOOO
b:identity and	OONOSMOOOOOOOOO
b:idéalement dans	OOOOOOSOONOOOOO
b:if applicable	OSOOOONOOOOOSKO
b:if this	OOMOOONOOOOONOT
b:if you're	OOOORMKPOLOOUOO
b:ii must	OOOONOTOOOOOOOO
b:immerse customers	OONOLSOOOOOOOOO
b:immigration rules	OOOOLKOOOOOOPUO
b:impact is	OOTOMONOONOONOO
b:impact on	OTOOQOOOOOOOOOO
b:impact to	OOOMUKOOOOOOOOO
b:implement efficient	OOOOLSOOOOOOOOO
b:implementation and	OOOOTMOOOOOOOOO
b:implementation consultant	PONTOKNOOOONOOO
b:implementation of	OOOOUROOOOOOOOO
b:implementations and	OPOOOTMNOOOOOOO
b:importance of	OOOONLSOOOOOOOO
b:improve data	OOOOOVOOOOOOOOO
b:improve our	OOOSLOOOOOOOOOP
b:in 2000	OOTOOOOOOOOOOOO
b:in 2020	OOSOOOLOOMOSOOO
b:in advance	OOOOOLLOOOQOLUO
b:in an	OOPONOOLOPOTOOO
b:in any	OOOOPMSOOOOOOOO
b:in arizona	OOMOOOOOOOOSOOO
b:in berlin	JMMOOOOONRONOOU
b:in building	OOOOSNOOOOOOOOO
b:in c#	OOOOOOSOOOONOOO
b:in class	OUNOONPOOJOOOOO
b:in coaching	OOOOOOKTOOOOOOO
b:in collaboration	OQOSOLOOOOOOOOO
b:in community	OOOOOOOTOOOOOOO
b:in complex	OOOOOOSMOOOOOOO
b:in customer	OOOOOKTOOOOOOOO
b:in delivering	OOLSOOOOOOOOOOO
b:in dem	OOKOTOMOOROMOON
b:in diversity	OOSOOOMOOOOOOMO
b:in each	OONOONOOOSOOOON
b:in economic	OOOOONOOOSONOOO
b:in either	OONONOSNOOOOROO
b:in engineering	OOOOOOKSOOOOOOO
b:in english	OOOOOOXOOOOOOOO
b:in everything	OOTOOOOOOOOOOMO
b:in fleet	OOPOOOKSOOOOOOO
b:in government	OOPOOOJUOPOOOOO
b:in handling	OOOOOOSNOOOOOOO
b:in house	MNMNPRNPOSNMNNM
b:in hull	OOQOOOOOOKOUOOO
b:in inbound	OOOOOOMTOOOOOOO
b:in insurance	OOOOSOOOONOOOOO
b:in it	OSOOOOOOOOOOOOO
b:in line	OOOOOTNOOOOONPO
b:in london	OOMOLOOOOORUOOO
b:in los	OOOOSNOOOOONPOO
b:in maintaining	OOOOTOROOOOOMOO
b:in manufacturing	OOOOOOKSOOOOOOO
b:in media	OOSOOOOOOOOOOOO
b:in monaghan	NUJOMONOOOOONOO
b:in ms	OOOOOOSOOOOMOOO
b:in neuropsychological	OOOOOOMOOSOONOO
b:in new	OOOOOLOOOUOOQOO
b:in one	OONOTOOOOOOOOOO
b:in orange	OOSOOOOOOOONOOO
b:in order	OOOOOOSOOOOOOOO
b:in oregon	OOMNMOONNONRNSN
b:in other	OOOSNNOMOOOQOOO
b:in our	OOHOPOOOOVOSOOO
b:in performing	OOOOONTPOOOOOOO
b:in person	OOMOOONOONOXROO
b:in planning	OOOOOOTOOOOOOOO
b:in posting	OOOOOOOOSOOOOON
b:in relevant	OOOOOOSNOOOOOOO
b:in ringwood	POUOKOONOOOOPNO
b:in school	OONOOOSOOOOONOO
b:in senior	OOMOSONOOOONOOO
b:in shaping	OOSOOPOOONOONOO
b:in social	OOOOOOSOOOONOOO
b:in software	OOMTPPOOOMOONOO
b:in south	SOOOOOQOONOOMQO
b:in spanish	NNNNNNSQNNNNNOL
b:in store	OOPOLOOOONOTOOO
b:in support	OOOONSOOOOOOOOO
b:in supporting	OOONUJOOOOOOOOO
b:in systems	OOOOOOSNOOOOOOO
b:in team	OOOOOOLOOSNONOO
b:in their	OOOOUSNOOOOOOOO
b:in to	OOMMNONOOOTONON
b:in touch	OOOOOSOOONOOQNN
b:in various	OOONOSMOOOOOOOO
b:in warehouse	OOOOOOLTONOOOOO
b:in your	OOOOOOOOOROOONS
b:in yours	OONOSNOOOOOOOOO
b:in-house training	OOOOONNOOSNOOOO
b:inbound sales	POOOOONSOOOOOOO
b:inc is	OOOOVOOOOOOOOOO
b:inc magazine	OOTOOOOOOMOOOOO
b:incentive scheme	OOOOOOOONTOOMOO
b:include the	ONLOOSOONLNOTNN
b:including but	OSONOOONRPOOOOO
b:including our	OONOOTNOOOOOROO
b:inclusive and	OOSOOONOOOOOOOO
b:inclusive culture	OOSOOOOOOLOOOOO
b:income and	OONOSPOOOOOONOO
b:increase the	OOPNLNOOOOMMTOM
b:indemnisation de	OOOOOOOONSOOOOO
b:independently in	OOOOOSOOOOOOOOO
b:individual champion	OOONONNOOTOOOOO
b:individual role	ONVNNOKNOOOOONO
b:individual to	OOMOSOOOQOOOONO
b:individual will	OOOOLTOOOOOOOOO
b:individual with	OOOOOOSLOOOONPO
b:individuals in	OOOONSOOOOOOOOO
b:individuals organizations	OOOOOOSOOOOOOOO
b:individuals should	OONOONNOOPOOSOO
b:individuals who	OOOOTNOOOOOOOOO
b:individuals with	OOOOOLPOOOOOOTO
b:industrial and	OOOOULQMLOOOONO
b:industrial businesses	OOSOONOOONOOOOO
b:industrial equipment	OOOOMSNOOOOOOOO
b:industrial sales	ONNSONOOONONOOO
b:industries and	OOUOOOOOOOOOOOO
b:industry and	ONNONNOSOOOOOOO
b:industry for	OONOOSNOOPOOOOO
b:industry is	OOOOONLVOOOOOOO
b:industry leading	OOQOONOOOSOONOO
b:industry standards	OOOOTLOOOOOOOOO
b:industry to	OOOOMSOOOLOOOOO
b:industry veterans	OOMUQNNNOLQOMNN
b:industry with	OOTOOOOOOOOOOOO
b:industry's best	OONOMOOOOTOOMOO
b:industry-leading experts	OOOONMOOOSOONOO
b:infirmier ère	OOOOSOLOOOOOOOO
b:influence and	OOSONOPOOOOOOOO
b:influence key	OONONOOOOSOOOOO
b:influence the	OOPNSMNOOOOOQOO
b:information about	OOPOOOOOOOOOTNO
b:information on	ONROOMMOOOOOMTM
b:information or	OOOOOLOOOOOOLSO
b:information please	OMOOOMOOOOOOKPU
b:information security	TOJOOLMOOOOOOUO
b:information technology	OONOSOOPOOOOOON
b:information visit	OOUOOOOOOOOOKOO
b:infrastructure for	OONOUOOOONOOOOO
b:ingestion &	ONOSONOOOOOOOOO
b:initiatives that	OONOOONOOSOOOOO
b:injuries and	OOOTNONOOOOOOMO
b:inn bar	RNLOOOOOOOOSMOO
b:innovation and	OOUOOOOOOOOOOOO
b:innovation at	OOOOOTNOOOOOOOO
b:innovation constantly	OOLOOQOOOOOTOOO
b:innovative and	OOOOOOOOOOOOTOO
b:innovative ways	OOSONONOOOOOOOO
b:input to	OOMOLOTOOOOOMOO
b:insect biodiversity	SNOMNOOOOOOONOR
b:insights and	OOOVJOOOOOOOOOO
b:inspections and	OOMOOUOOOOONNOO
b:inspiring and	OOPOOOSOOOOOONO
b:instagram and	OOOOOSOOOOOOOON
b:installer with	TONOOMOOOOONOOO
b:instead of	NOPNNNUNNMMNMNM
b:institutions in	OONSMOOOOOOOOOO
b:instrumental in	OONNVJOOOOOOOOO
b:insurance and	OOUOOOOONOOOOOO
b:insurance companies	OOMOOOOOONOOTNO
b:insurance industry	OOOOOSOOONOOOON
b:intended to	OOOONOLOOOOONXO
b:interact with	OOPOMSOOOOOOOOO
b:interactive activity	ONNOOMNOOOOOUMO
b:interacts with	OONOOSOOOOOOOOO
b:interest in	OOOOOOOSOOOOQOO
b:interested in	OOKOTOUONOOOONO
b:interested individuals	OONOONNOOPOOSOO
b:interfaces and	OVNNNJNNONONNOO
b:interior designs	OOOONSOOOOOOOOO
b:intern at	SOOOPNOOOOOOOOO
b:internal controls	OJOOOOUOOOOOOOO
b:international students	OOOOSONOOOPPONN
b:internet access	ONMOMMSOOSOQONO
b:internship programme	OOMOLTOOOVOOOOO
b:intersection of	ONMNTMMOORONOON
b:interview scheme	OROONKOOOOOORPO
b:interview will	OOOOOOOOOOONSNO
b:interview with	OOOONONOOTOOMOO
b:into account	ONLNOOOOUOOOMOO
b:into existing	OONOOOOSOOOOOOO
b:into professional	OOOONMOOOSOONOO
b:into the	KORNPTROOONOMOO
b:into trusted	ONOTMMOOOOOOOOO
b:into ultimate	OOKOQOOOOOOOROO
b:intéressé e	NUNOMOJNNNNOPON
b:invest in	OOKOOMPOOUOOOOO
b:invested in	OOSONOOOONOONOO
b:investigate and	OOOOOSOOOOOOOOO
b:investors and	OOSOOPOOOOOOOOO
b:invite you	OOQOMNKOOOOOVNO
b:invited to	OONOOOOOOOOOSOO
b:involved in	OOMOQSNOOOOOOOO
b:ios developer	SOOOMPOOOOOOOOO
b:irvine ca	ONNOOOOOOOOSOOO
b:is a	OOTOOOOOOOOOOOO
b:is about	OONONNUOOOOOOOO
b:is acceptable	OOOOMOSOOOOPNOO
b:is actively	OONOPOOOOOOONSO
b:is also	OOOOOONSOOOOOOO
b:is always	OOOONOSOOOOOOOO
b:is an	OOOOUOKTOOOOOUO
b:is and	OOROLOSOOMNONON
b:is available	KONQRLPOOPOOMTN
b:is based	OOMOGLMMTJSYOON
b:is beneficial	OOOOOOMUOOOOOOO
b:is building	OOTOOOOOOOOOOOO
b:is committed	OOOOOLMOOOOOMWT
b:is currently	OOLOVOPOOOOOOOO
b:is dedicated	OOSOOOOOOOOOOOO
b:is designed	OOOOSONOOOOOOOO
b:is desirable	OOOOOOIVOOOOOOO
b:is different	OOLOTOOOOLONOOO
b:is essential	OOPONMVOOOOOOOO
b:is expected	OOOTMLQOOOOOOOO
b:is for	OLMOSOPONOSNIUM
b:is genuinely	OOOOOOSOOOOOLOO
b:is here	JOUOMOLOONOOSMM
b:is highly	OONONMNXONOOOOO
b:is ideal	OOOOROJUOOOOOOO
b:is in	OONOPMOOOOOSOPO
b:is just	ONUOMMLOOOOONQO
b:is key	ONOOOSRNOOOOOOO
b:is located	OOOOOONOOOOTOOO
b:is looking	OOOOXOOOOOOOOOO
b:is more	ONMSNOOOOOOOQNO
b:is not	OOOOMOWOONMOLYO
b:is occasionally	OONOOOUOOOOOOMO
b:is offered	OONONONOUROONNO
b:is often	OOOOOMNOOOUONNO
b:is on	NLHSORKONMOONNU
b:is one	OOTOONOOQOOOOON
b:is open	OOONKPJOOOMVOOO
b:is passionate	OOQOLOSOOOOOOOO
b:is performed	OMMTMMLNONNRNMO
b:is preferred	OOOOOOITOOOUOOO
b:is properly	OONONSOOOOOOOOO
b:is provided	OONONNNOOTOOOOO
b:is regularly	OOSOOLNOOOOOOOO
b:is required	OOOOOL[MOOOOOOO
b:is responsible	OOOUXIOOOOOOOOO
b:is rooted	OOSOOOOOOOOOOOO
b:is seeking	OOLOZOOOOOPOOOO
b:is strongly	OOMTNNORONOONOO
b:is supported	OOSONOOOOOOOOOO
b:is the	OOUOXONOOOOOOOO
b:is to	OOPPSMOOOOOOPOO
b:is usually	OOMSONOOOOOONOO
b:is your	NLSNINMNNKOMLLX
b:is £	OOTOOOOOMONMOON
b:issues across	OOOOOOTNOOOOOOO
b:it all	OOSONOMOOOOOOOO
b:it can	OOOOOSMOOOOOOOO
b:it for	OTOOOOOOOOOOOMO
b:it in	OONOLMONOTOOMQO
b:it provenance	OOOOOOMOOSOOOOO
b:it takes	OTKOOONOOLOOUOO
b:it team	OONOTOOOOOOMOOO
b:it's a	PMTOOOOOOOOMNON
b:it's your	OONOSOOOOOOOOOO
b:its products	OOSOOOOOOOOOOOO
b:japanese company	OONOOOLSOOOOOOO
b:job and	OOMORNLORLSONMO
b:job applicants	OOLOOPOOOOOOMTO
b:job description	OUOOONNOOOOOORT
b:job details	LLOOOOMONOOOSOU
b:job detailseligibility	NVMNNNMOOONNMNM
b:job id	NJOOOOOOOOOONNV
b:job is	OROONOOOOOSOOOO
b:job it's	PNTOPOOOOOOMOOO
b:job knowledge	ONOOOTNOOOOOONN
b:job level	OSOOOOOOOOOOOON
b:job offers	OTOOMNNOOOONNQN
b:job opportunity	WKLLLOMONNNNPNQ
b:job position	UKOONOOOROONOOM
b:job post	QNNOLNMNMONNVNL
b:job posting	OSNOONMOROOOQOL
b:job reference	OOOOOOOOOOOOSNM
b:job-related skills	OOOOOMNOSOOOOOO
b:jobs @	OOOOONOOOOOOTSO
b:join a	OOSPRMLOOQOOONO
b:join abhi	OOLONOOOOOOOTOO
b:join individual	OOSOOONOONOOOOO
b:join our	OSOOTOOOOOOOOOO
b:join the	OOUOOONOOMOOMOO
b:join us	OOWOOOOOOQONPMP
b:joining a	OOSONOOOOOOOOOO
b:joining one	OOSOOONOONOOOOO
b:jornada completa	ONOOOOOOOMUOOON
b:journey where	OONOMOOOOTOOMOO
b:journey with	OOOOOOOOOOOOSNO
b:journeyman electrician	TNOOOQNOOOOOOOO
b:js typescript	OOSOONNNONONOOO
b:july 2004	OLNOOOOOMONOVOM
b:july 2025	OOOOKLPOOOOOITO
b:jumpstart your	OOMOMOOOOUOOPNO
b:june 2026	OONOSONOOOTPOON
b:junior data	LQRMLLNNOUNNMON
b:junior summer	OOTONOOOOOONOOO
b:just another	OONOSOOOOOOOOOO
b:just joining	OOSOOONOONOOOOO
b:just like	ONNTMMOOOOOOOOO
b:just that	ONVNNOKNOOOOONO
b:k with	OOOOOOOOOTOOOOO
b:keen eye	OOOOROLUOONOOOM
b:keep 100	OOOOOMNOTOOONON
b:keep the	OOOOMKQOOOQOOOO
b:keep track	OOOOOSOOONOOOOO
b:key accounts	OONOMUNOONOOOON
b:key areas	OOOOMRMOOOOOSOO
b:key business	OOOONMOOOVOOOOO
b:key features	OOOOTMNOOOOONOO
b:key information	LJKNVNNNTNTLNNN
b:key performance	OOOOOSOOOOOOOOO
b:key responsibilities	OVOOONOOOOOOOOO
b:key revenue	OOOOSOOOOOOOOOO
b:key role	OOOOTOOOOOOOOOO
b:key stakeholders	NVNNPJNNONNNNOO
b:key to	OOPOOSNOOOOOOOO
b:kindness and	OOSOOMOOONOOOOO
b:kingspan century	NUOOMOOOOOOOOOO
b:know how	OOPOONUNOOONOOO
b:know your	OONONNLSONOORON
b:knowledge and	OQOOOOTOOOOOOOO
b:knowledge in	OOOOONVOOOOOOOO
b:knowledge of	OOOOOOSTOOOOOOO
b:knowledge skills	OTOOOOHSOOOOOOO
b:kommer att	NNMNLRMNNMNMUNM
b:kpi performance	OOOOOSOOOOOOOOO
b:kunskaper i	OOOOOMTOOOOOLOO
b:l'autonomie totale	OOSOOONNOQOOOOO
b:l'exécution rapide	OOSOOONNOQOOOOO
b:l'infrastructure technique	OOOOSNOOOOOOOOO
b:l'installation de	OONOPOSOOOOOOOO
b:l'opportunité unique	OOOONOMOOSOOOOO
b:l'écoute de	OOMNNKSONMNNTNM
b:la capacité	OOOOOMJVOOOONON
b:la clientèle	OOOONMRSOONOOOO
b:la communication	OOOOONSOOOOOOOO
b:la confiance	OOSOOONNOQOOOOO
b:la data	OOOOOOOOOSOOOOO
b:la frontière	OOOOSNOOOOOOOOO
b:la maintenance	OONOOOSOOMOOOOO
b:la mise	OONONTLOONOOOOO
b:la pionnier	OOOONOMOOSOOOOO
b:la production	OONONVKOOOOOOON
b:la qualité	OOROOSMOOOOOOOO
b:la responsabilité	OONUMMOOOOOOOOO
b:la réalisation	OOOOOTLOOOOOOOO
b:la stack	OSMQOOOOOOOOOOO
b:la stratégie	OOOOSNOOOOOOOOO
b:la structure	OOOOOPMOOOSNOON
b:la tecnología	OOSOOOOOOOOOOOO
b:la vie	OMOOOTMOOOOOOOO
b:lab simulations	OOMSOONOOOOOOOO
b:labor supply	TMNROOOOOOOMOON
b:lake success	OOPOOONOOLMTOOO
b:lambda cdk	OOSNOOOOOOOOOOO
b:lancashire cumbria	OOSOOOOOOOONOOO
b:laquelle vous	OOOOONMOOOOOSOO
b:large-scale ai	OOSOOOOOOOOOOOO
b:las palmas	OOOOOOOOOOOSOOM
b:las vegas	ONNOOOOOOOOSOOO
b:le cadre	NOOOSLNOOQOOOOO
b:le domaine	NOOOPOOSOOOOOOO
b:le défi	OOONSOOOOOOOOOO
b:le la	OOOONOMOOSOOOOO
b:le métier	OOLOMOTOOOOOOOO
b:le planning	OOOOOTLOONOOOOM
b:le poste	NONNPMKOONMNQNT
b:le premier	OOONSOOOOOOOOOO
b:le secteur	NOOOSNOOOOOROOO
b:le sens	OOOOOOSOOOOOOOO
b:le service	ONOONOOOONOOTOO
b:lead a	OOOOMMONOTOOONO
b:lead data	OMOOOOOMONNNUMN
b:lead for	OONOSLOOOOOOOOO
b:lead installer	TOKOPOOOOOOOPOO
b:lead our	OOONUMLOOOOOOOO
b:lead the	OOOOOTOOOOOOOOO
b:lead to	OOONPOOOOSMOOOO
b:leader in	OOTOOOOOONOOOOO
b:leaders and	OOOOUKOOOOOOOOO
b:leadership &	OMNOOQOONNOOOOS
b:leadership role	OOOONPUOOOOOOOO
b:leadership team	OOMOOOOOOTOOOOO
b:leading by	OOOOOPSMOMOOOOO
b:learn about	OOSONSMOOOOOOOO
b:learning &	OSLONKTOONONOOO
b:learning academy	OLNNOOOOOOOVNOL
b:learning concepts	OOOOOOMSOOOOOOO
b:learning opportunities	ONOOONMOOTOOOOO
b:learning research	OOMOSOOOOOOOOOO
b:least 1	OOOOOOIUOOOOOOO
b:least one	OOOONOSOOOOOOOO
b:leave and	OONNPSOONOOOOOO
b:led by	OOPSMONOOOOOOOO
b:legal right	OOOOOKSOOOOOOOO
b:legislation and	OOOOOSOOOOOOOOO
b:leisure and	ONVONNMOONNNNOM
b:length of	OOOOOONOOOOOOSO
b:les normes	OOOOOSOOOOOOOOO
b:les plus	OUOONMMKOROMOON
b:les rejoindre	OSOOOOOOOOOOOOO
b:les techniques	OOOOONSOOOOOOOO
b:les tâches	OOOONTNOOOOOOOO
b:less than	OONOSOKMKOOOSON
b:letter with	OOOOOOOOOOOOTOO
b:level 1	ONMONPOOOOOOTON
b:level 3	OOOOSONOOMOOOOO
b:level and	OOOOOOOOSNNOPOO
b:level or	OOMOTORONOOOOOO
b:level with	OOOSMMQOOOOOOOO
b:levels are	NRLNONLNOONTNNN
b:levels of	OOOQOMSOOOOOOOO
b:lexington ma	ONNOOOOOOOOTOON
b:liaise with	OOOOOSOOOOOOOOO
b:liaising with	OOOOOSOOOOOOOOO
b:license certification	OSOOOOLOOOOOOOO
b:license or	OKOOOOTQOOOOOOO
b:license required	OLOOOOTOOOOOOOO
b:licensed to	OOONOOTOOOOOOOO
b:life &	NUMMMOONNPMNNOM
b:life as	OOOONMNOOOOOMNT
b:life assurance	OOOOOOOOOUOOOOO
b:life balance	OONOSOMOOPOOOOM
b:life cycle	OOMSOPNOOOOONOO
b:life insurance	OOTOOOOOONOOOOO
b:life integration	OLNOOMOOOUOOOOO
b:life just	ONNTMMOOOOOOOOO
b:life of	ONSONQMOOOOOOLO
b:life-sciences r	ONOONSNOOOOOOOO
b:lift and	OOOOOOSOOOOOOOO
b:like a	ONMNNVNNNNNNOOM
b:like the	OONSOMOOOOOOOOO
b:like you	OWOONKKOOQOOMOM
b:limited to	OUOOOOOOPOOOOOO
b:line and	OOOTNMNOOOOOOOO
b:line cook	UNNPOOOOOONOOOO
b:line with	OOOOOTNOOOOONPO
b:link https	OOOOOONOOOOOUOM
b:live and	OOOOPJSOOOOOONO
b:live in	ONMOOOUOOOOOLRO
b:lives and	OONOSNOOOOOOOOO
b:living is	OOMONOMOOLOUNMO
b:llms and	OOOOOONOOSOOONO
b:lnkd1 uktj	OMNOOOOLNOOOVNM
b:loading and	OOOOOSNOOOOOOOO
b:loading devices	OOSONONONOOOOOO
b:local and	NNMNMOUNNQNLMNO
b:local government	OONUNMMOONONOOO
b:local stakeholders	OOOOOMOOOTOOOOO
b:local to	OONNKOROONOVNOO
b:locals preferred	OOOOOOOSOOONNON
b:located at	OOOONONOOOOSOOO
b:located in	OOQOOOOOOOOUOOO
b:location of	OOOOKOOOOOOUROO
b:logistics and	OOOOTOLOOOOONOO
b:logistics industry	OOMOSOOOONOOOOO
b:london sites	OOOOMSNOOOOOOOO
b:long hours	OOMOOOOOOSLNOOO
b:long term	NLSNNNMQNOONOOS
b:long-term relationships	OOOOOLTOONOOOOO
b:look for	OOMONOTPOOONOOO
b:look forward	OOOOOOMOOOOOTOO
b:look to	OOMOOOOOOTOONOO
b:looking for	OOKOWOUOOOOOOOO
b:looking to	OOOOSONOOOPOPOO
b:lookout for	OOOOTONOOOOOOOO
b:lorry driver	UNOOOOMOOOOOOON
b:los angeles	OOOOPOPOOOOSNOO
b:lot of	OONOTOONONOOOOO
b:love to	OOLOPOSOOOOOUNO
b:loves a	OOOOPOSOOOOOMOO
b:lowest point	ONOOMTMOOOOONOO
b:luca faloni	OOUOOOOOOOOOQNL
b:lundi au	NOMOLMKNOOXMNON
b:luxury beauty	ONLOPSQOOOOONOO
b:m d	SONOOOOOOOOSOOO
b:m f	OKNOOOOOOOOOOVO
b:made possible	OMSOOOOONPOOOOO
b:maintain a	OOOOOSOOOOOOOOO
b:maintain accuracy	OOOOSOOOOOOOOOO
b:maintain and	OOOOOTQOOOOOONO
b:maintain the	OOOOOOSOOOOOOOO
b:maintainable code	OOOOOOSOOOOOOOO
b:maintaining a	OOOOOTOOOOOOOOO
b:maintaining data	OOOOONTNOOOOOOO
b:maintenance engineering	UMNOOPONOOOOOOO
b:maintenance h	OOOOSNOOOMNOOOO
b:maintenance of	OOOOSNPOOOOOOOO
b:maintenance planning	OONNNLLUOONMNON
b:maintenance requirements	OOOOOOSNOOOOOOO
b:maintenance technician	OOOOMTOOOOOOOOO
b:make a	OOOOVOOOOOOOOOO
b:make all	OOMNMQOOOKOOOSO
b:make an	OUNOOMOOONOOPOO
b:make decisions	OOUOMOOOOOOOOOO
b:make informed	OOOOOSOOOOOOOOO
b:make the	OOUOOOOOOOOOOOO
b:make their	OOOOOLMOOOOOLUP
b:make them	OOSOOOOOOOOOOOO
b:make us	OOTOOOMOOOOOOLO
b:make your	OIUOOONOOLOOPLT
b:makes a	OOSOPOMOONOONOO
b:makes you	OLQONMTOOOOOOOO
b:manage a	OOOOOTNOOOOOOOO
b:manage the	OOOOOTNOONOOOOO
b:manage your	OWKOMMOOONOOOOO
b:management and	OOOOOOTOOOOOOOO
b:management cm	OOOOMPNOOOONOOS
b:management communications	OOOOOOSOOOOOOOO
b:management consulting	OOMOOOMQNSMOOOO
b:management experience	OOONONTOOOOOOOO
b:management labor	TOOOOOOOOOOMOON
b:management nurse	OQOOTOOOONOOOOO
b:management of	OOOQQOKOMOOOOPO
b:management practices	OOOOOOSOOOOOOOO
b:management process	OOOOOSOOOMOOOOO
b:management skills	OOOOOOTOOOOOOOO
b:management software	OOOOOOTNOOOOOOO
b:management such	OOOOOTQPOOKOOOO
b:management system	OMNOOOOOOUOOOON
b:management systems	OOOOONUOOOOOOOO
b:management team	ONNYLOOOOOOONOO
b:management training	RONOOOOOOTNOOOO
b:manager home	UMNNNOOOOMOOOOO
b:manager is	OOOONQMOOOOOSOO
b:manager of	OOONVOOOOOOONOO
b:manager pitchtube	NNOMOOOOOOOOMOT
b:manager to	OOMOSOOOOOOOOOO
b:managers and	OOOTOOOOOOOONOO
b:managers in	OOOOTKOOOOOOOOO
b:managers to	OOONNWOOOOOOOOO
b:manages the	OOONSNOOOOOONOO
b:managing complex	OOOOOOSOOOOOOOO
b:managing our	OONOSONOOOOOOOO
b:managing the	OOOOOSOOOOOOOOO
b:manner to	OOOOOSMOOOOOOOO
b:manufacturing and	OOOOMSOOOOOOOOO
b:manufacturing environment	OOOOOOKSOOOOOOO
b:manufacturing process	OPOOTLQOOMOOOOO
b:many different	OOOOTNQOONOOMOO
b:many of	OOOONOOOOUMOOOO
b:many people	OOMONOOOOSNOOOO
b:markdowns and	OOOOOSOOONOOOOO
b:market and	OOOOOUONONOOOOO
b:market experience	OOMOTMPOOOOOOOO
b:market intelligence	ONOOOOTOOOOOOOO
b:market trends	OOOOSSNOOOOOOOO
b:market value	OOKONOSOOOOOOOO
b:marketing analytics	OONSNNOOOOOOOOO
b:marketing and	OOOOUOLOOOOOOOO
b:marketing efforts	OOONSONOOOOOOOO
b:marketing support	OTOOPJOOOOOOOOO
b:marketing team	OOOTOOOOONOOOOO
b:markham ontario	ONNOOONOOOOSOOO
b:marques prêts	ONOONONNOMOOTON
b:materials procurement	NNONNOKVOOOONNO
b:math and	OOOOOMKUOOOOOOO
b:matter the	ONOOMTMOOOOONOO
b:matters most	OOOOTOOOOOOOOOO
b:maturity providing	OOMTONOOOOOOOOO
b:may be	OOOOOOOOOOOOOTO
b:may change	ONNOONOOOOOONTO
b:may include	OOOPOSNOOOOOOOO
b:may not	OOQOLOQOOLSOLRO
b:may perform	OOOOOSOOOOOOOOO
b:may require	OOPOOLNOOOSOMRO
b:may take	OOOOOOLONOOOUMO
b:meals on	ONOOOONOOTLOONO
b:meaningful impact	OOMOSOOOOOOOMOO
b:mechanical electrical	OOONRLLNOMLNNOT
b:medical and	OOOPLKOOOOOOSOO
b:medical center	OOTOOOOOOOOOOOO
b:medical coverage	OOOOSONOOOOMNOO
b:medical necessity	OOOOOQNOOOOOOOS
b:medical terminology	OOOOOOKTOOOOOOO
b:medical vision	OOOOOOOOOSNOOOO
b:medication administration	OOOOOTKOOOOOOOO
b:medication management	OOOOOSMOOOOOOOO
b:meet and	OOOONSNOOOOOOOO
b:meet deadlines	OOOOOMTOOOOOOOO
b:meet employer's	OOOOOOSPOOOOOOO
b:meet sales	OOOONSOOOOOOOOO
b:meet the	OOOONNOOOOOOUOO
b:meet these	ONNNOOSNOOPOPMO
b:meetings and	OOOOOQKOOOUOOOO
b:meets application	OONOMOOOOTOOMOO
b:meets your	OUMOOONOOKOOOOO
b:member of	OOMQOMOOOSOOOOO
b:members and	OOOQOOSOOOOOOOO
b:members are	OOPONOLOOOOONTO
b:members to	OOOOOSOOOOOOOOO
b:members with	OOOOOTOOONOOOOO
b:membership of	OOMOOOOOOSOOOOO
b:memorable experiences	OOPOSNNOOOOONMO
b:menos 1	OONOOOSOOOOOOOO
b:mental health	OMONRONOOUOOOOO
b:mentor a	OOOMOSOOOOOOOOO
b:mentoring and	OOOOOSPKOQOOONO
b:mentoring junior	OOOONSOOOOOOOOO
b:mentoring others	OOOOONSMOOOOOOO
b:mentorships with	OOOONMOOOSOONOO
b:merit list	OOOOMNOOOOOOSOO
b:merit on	OOLOOMOOOOONOSO
b:metadata workflows	OOOOTMOOOOOOOOO
b:metrics are	OOOOUKMOOOOOOOO
b:metrics to	OOOOOSOOOOOOOOO
b:metropolitan area	ONOOOOOOOOO¡OON
b:microsoft fabric	OMOOOPTMOOOOOOO
b:microsoft power	OOOOOOIVOOOOOOO
b:middle east	OLOONOPONPOTOOO
b:might be	OOMOOOOOOOOOUMO
b:milan metropolitan	QOOOOOOOOOOTOOL
b:millions of	OOWNONONOOOOOOO
b:min avec	OOOOOOOOOOOOSOO
b:minimum qualifications	OVOOOOJOOOOOTLO
b:minute you're	OONOSONNOOOONOO
b:miracles for	OOSOOOOOOOOOOOO
b:mise en	OOOONULOOOOOOOO
b:mission is	OOUOOOOOOOOOOOO
b:mission of	OOPSLONOOOOOOOO
b:mission statement	OONOONSOOOOOOOO
b:missions au	OONOOLONOVOPOOO
b:missions principales	MTNRMMOOOOOOOOO
b:missions sont	OSOOOMOOOOOOOOO
b:models &	OONOOSOOOOOOOOO
b:models for	OOLPOSOOOOOOOOO
b:models using	OOOOOSOOOOOOOOO
b:modern analytics	OONOOSOOOOOOOOO
b:modern data	OOOOOOSNOOOOOOO
b:modern technology	OOMOOPNOOTOOOOO
b:modélisation bigquery	NNOTOONOOOOOOOO
b:moments d'échanges	OONOONNOOSOOOOO
b:moments de	OMNOOMOOOSOOOOO
b:monday through	OOOOOPOOOOSOOOO
b:monday thursday	OOOONOOOOOTONOO
b:monday to	OOOOOOOOOOTOOPO
b:month rent	OOOOOMNOOTOOOON
b:months contract	OOOOOOOOOOTOOON
b:months experience	OOOOOOTOOOOOOOO
b:months of	OOOOOOVOOONOOOO
b:montée en	OMNOOMOOOSOOOOO
b:moorhead team	NNSOOOOOOOOOOOO
b:more about	OLOOOKMOOOOOUPP
b:more complex	OONOOSOOOOOOOOO
b:more important	OOLOTMSNONOOOON
b:more in	ONNNNONONNONONU
b:more information	OOUOOMNOOOOOROO
b:most important	OOMTOONOOOOOOOO
b:move focus	OONOONMNNNMNMNU
b:move up	OONOLOPOOTOOOOO
b:mparticle firebase	OOQOOMSOOOOOOOO
b:ms powerpoint	OOOOOOSOOOOLOOO
b:much more	OOLOSOMOOTOOOOO
b:multidisciplinary team	OOMUPNNOONOOOOO
b:multiple functional	OOOOONTPOOOOOOO
b:multiple hats	OOOOOOSOOOOOOOO
b:multiple sources	OOOOQSOOOOONOOO
b:must be	OOOOOOYOOOOOOOO
b:must complete	ONOOOLPOOOOOSNO
b:must ensure	OOOOOKSOOOOOOOO
b:must live	OONOMOSONOORMOO
b:méthodologie ai-native	ONNUNNNOOOOOOOO
b:métier de	OOLOMOTOOOOOOOO
b:möglichkeit zur	OOOOOOLOOTOOOOO
b:natif de	OOOSONOOOOOOOOO
b:national service	OONOOONSOOOOOOO
b:nationality requirements	OSOONLOOOOONKTM
b:nature and	OOOOLNSOMOOONSO
b:nature of	OOOONOTOOOSOJRO
b:need a	OOMOOSOOOOOOOOO
b:need it	ONNONOMOOOOOPSO
b:need to	OOOOMJROOPOOOSO
b:needs are	OONOOSOOOOOOOOO
b:needs of	OOOOOOPOOPTOOOO
b:neo peds	OOOOOSROOOLOOOO
b:networking opportunities	OOOOOMOOOTOOOOO
b:netzwerkunternehmen der	ONTOOONOONOONOO
b:neuropsychological or	OOOOOOMOOSOONOO
b:nevada learning	PLNOOOOOOOOTOOL
b:new and	OOSOOOOOOOOONOO
b:new business	NOOOSOOOONOOOOO
b:new career	OUMNMNOOOROOOOO
b:new challenges	OONOTMOOOOOOOOO
b:new graduates	OOOOSOPOONOOOOO
b:new hire	OONOONNOSOOOOOO
b:new innovative	OOSONONOOOOOOOO
b:new job	OONOOONONOOOSPN
b:new members	OOOOKTOOOOOOOOO
b:new opportunities	OOOOOSOOOOOOOOO
b:new orleans	OOOOOOOOOOOSOOO
b:new people	OONONNUOOOOOOOO
b:new ulm	NOROOOLONNONSON
b:new ways	OOMOOONOOSOOOOO
b:new window	ONLONJOOOOOOSTO
b:new windowa	OSOOOLOOOOOONNQ
b:next step	OOMOOONOOOOOSOO
b:next you're	OONOSONNOOOONOO
b:nhs scotland	OOMOOMMONONOQTM
b:nice to	OTOOOOOMOOOOOOO
b:no cap	OOOOOMNOTOOONON
b:no matter	OOQOLTLOOOOOOOO
b:no such	ONLOSMMOONOORNO
b:node js	OOSOOOPMOOOOOOO
b:noise level	NLMNMLXNMNNTNLO
b:nombre d'heures	OOOOOMOOONUOOOO
b:non residential	OOMOUOMMRNPQNNN
b:non-essential cookies	OONONONOOOOOOMT
b:non-technical stakeholders	OOOOOOTOOOOOOOO
b:none required	OMOOOOUKOOOOOLO
b:north america	OOSRMNOOOOOOOOO
b:northampton nn3	HMLNSNVRUMSVNOK
b:northeast georgia	OOSOOOOOOOOOOOO
b:nos clients	OOOOOLTOOOOOOOO
b:not a	OOONQOKQOOMSQMO
b:not able	OONOONKOOOOOVMO
b:not accept	OOOOOOOOPOOONSO
b:not apply	OOOOKOUOOOOOKOO
b:not available	OONNLOVONKSNKLM
b:not be	OOOOKNRONNSONQO
b:not been	OONOOOOOSNONONO
b:not designed	ONOOOOMOOOOONSO
b:not eligible	OOOOLNUONROMLPO
b:not essential	OOOOOONUOOOOOOO
b:not exhaustive	OOOOMONOOOOOMTO
b:not expect	OOMOTOKOOOQONOO
b:not for	OOOOMNTOOOONOOO
b:not forward	OOOOOOOOOOOONTO
b:not guarantee	OONOOMNOOMUOONN
b:not have	OOOOSONOOONNOOO
b:not intended	OOOOOONOOOOOOTO
b:not just	OOROLOMOOVOOONO
b:not limited	OUOOOOOOQOOOOOO
b:not overlook	NNONLNMNMNNNWNL
b:not provided	OOROOOQNMMOONSO
b:not required	OOOOOWGSOOOOOOO
b:not specified	NNNNNNMNWNMLONL
b:note that	OOOOOOTOOOQOMNO
b:note we	OOMOONTOOOOOOLO
b:notified of	KOMOTOROOOOOQMO
b:notre agence	NNLNKLMNNLNUTNM
b:notre équipe	LNLNSOLMNMMMPOU
b:nous avons	ONMOJNQONNNNLOU
b:nous proposons	OOOOMNOMOTOMOOO
b:nous recherchons	LNNOWOOOOOOOOOO
b:nous recrutons	OOLOUOOOONOOOOO
b:nous sommes	KOUOOOPOOOOOOOO
b:nous vous	OQOOOLNOOTOOOOO
b:now for	SOOONOOOONOOROO
b:nuestro equipo	NOOOTOLNOOOOOOO
b:number of	OOOONOMOOOTOQOO
b:nurse in	OOOOOPMSOOOOOOO
b:o2 privas	OOOOPNSOOQOONOO
b:obsess about	ONOOONUOOOOONOO
b:of $	OOTOOONOOLOOOOO
b:of 4	ONOOOOOOOOOOMOT
b:of 6	OOOOONSNOOOOOOO
b:of agile	OOOOOOIUOOOOOOO
b:of all	OONOROKOOOOOOSO
b:of and	ONOOOOMOOSOOOOO
b:of applicants	OOOOOOMOONOOUOO
b:of applications	OONOOOOOOOOOUMO
b:of areas	OOOOSNMOOOOOOOO
b:of azure	OOOOOOIUOOOOOOO
b:of behavioral	OOQLOLWOONOOOOO
b:of behaviour	OOLONLOOOOOONSO
b:of being	OOOOTLOOOOOOOOO
b:of building	OOOOROSNOOOOOOO
b:of civil	OOLONLOOOOOONSO
b:of clinical	OOOOONSOOOOOOOO
b:of company	OONOOOOOOTOOOOO
b:of computer	OOOOOOLTOOOOOOO
b:of construction	OOJOLOOOONOOLNV
b:of contact	OOOSOROOOOOOOOO
b:of course	ONOOOONOTNOOOOO
b:of customer	OOOOOTQOOOOOOOO
b:of customers	OOMOSOQMOONOOOO
b:of data	OSLOROOOOOOOOOO
b:of delivering	OOMSOOOOOOOOOOO
b:of developing	OOSPNLMSOOOOOOO
b:of disability	OOOOOOOOOOOOSKO
b:of diversity	ONNOOMOOOTOOONO
b:of east	OOOOTOOOOOOMOOO
b:of education	OOOOOOVNOOOOOOO
b:of elections	SONOQONONONOOON
b:of electrical	OOOOOOSNOOOOOOO
b:of everyday	OOSOOOOOONOOOOO
b:of existing	OOOOOSMOOOOOOOO
b:of experience	OOOOOOSOOOOOOOO
b:of fair	OOLOOMOOOOONOSO
b:of family-oriented	OOOOOOOOOKOTNNO
b:of financial	OOOOSMMOOOOOOOO
b:of focus	OOTNMROMNNOOOOO
b:of google	OOOOOMSOOOOOOOO
b:of health	OOOOONUOOOOOOOO
b:of hire	OOOOOOSOOOMOOOO
b:of human	OOORTOOOONONPMO
b:of industry	OOOONOMSOPOOOOO
b:of international	ILSNSNNNNNPPNNM
b:of iowa	OOSOOOOOOPNOOON
b:of its	OOQOSONOONOOQOO
b:of joining	OOOOONOOOSOOOOO
b:of life	OOQRNKNOOOOOOPO
b:of linux	OOOOOOWIOOOOOOO
b:of living	OOOONONOOLOUNMO
b:of management	OOOONTOOOOOOOOO
b:of michigan	OOSOOOOOOONNOON
b:of microsoft	OOOOOOLTOOOOOOO
b:of office	OOOONSOOOOOMOOO
b:of other	OOQTKOPOOOOOONO
b:of others	OOSOOOOOOOOOOOO
b:of our	OOOOSOOOOOOOOOO
b:of over	OOTOONOOOKOOOOO
b:of pay	OONOONMOUOOOOQO
b:of pension	OONONTOOOLOOOON
b:of people	OOONQPTNOOOOOOO
b:of performing	OOOONNSOOOOOOOO
b:of pharmacology	OOMSOMOOOOOOOOO
b:of possibilities	OOSOOOOOOOQOOMO
b:of product	OOMSROOOOOOOOOO
b:of projects	ONOOOOTOONOOOOO
b:of property	OOOONSOOOOOOQOO
b:of providing	OOOOSLOOOOOOOOO
b:of public	OOOSOOPOOOONNOO
b:of records	OONOOONOOOOOUMO
b:of related	OOOOONNTOOOOOOO
b:of responsibility	OOOOOOONOOOOSOO
b:of services	OOSONOOOOOOOOOO
b:of standard	OOOOSNOOOOOONOO
b:of state	OMRROOPNOMMOLSO
b:of studies	OONNONOONUNMONO
b:of tech	OOMNSRJNOMOOLOO
b:of technology	OOKROOQOONOOSOO
b:of their	LONOPOSOOOOPOOO
b:of thought	OOKOOPOOOOOONSO
b:of time	OOOOOOQOOOOOOTO
b:of times	OOUNOKOOOOOONOO
b:of uk	OOOOSNOOOMOOROO
b:of various	OOOOOMSOOOOOOOO
b:of veterinary	NJOOVONMOOOMONN
b:of what	OUPOLPMOOOOONOO
b:of what's	OOLONPROOOOSOOO
b:of working	OOQOOOSMOOOOOOO
b:of york	ONVNPNNOOOOOONO
b:of £	OONOOOSOOOONNOO
b:off your	OOOOOOOOOSNOOOO
b:offenders they	ONNTMMOOOOOOOOO
b:offer a	OOTOOOOOOPOOOOO
b:offer competitive	OOOOOOOOOTOOOOO
b:offer you	OPLOOOOOONSOOOO
b:offers a	OOPOOOKOOROTOOO
b:offers an	OLSONOOOOSOQOOO
b:office applications	OOOONOSOOOOOOOO
b:office assistant	TOOOOONOOOOLOOO
b:office environment	OONONOONONOWOOO
b:office equipment	OOOOOOWOOOOKOOO
b:office in	OOMOOOLOOROUOOO
b:office is	OONOOSOMONOSOOO
b:office management	SNNOOOOOOOONOOO
b:office suite	OOOOOOUOOOONOOO
b:office supplies	NNMOOOVOOOOKPOO
b:officer fire	TKOOOMMOOOOOSOO
b:officers come	ONNTMMOOOOOOOOO
b:officers protect	OONOSMOOOOOONOO
b:offices in	OOSOOOOOOOOLOOO
b:oil and	OOQNNNLNOMMNOOT
b:on an	OOMOOOOOOOOOTOO
b:on and	OOOOOONOOOOOOOS
b:on apply	OOOOOONOOOOOTOO
b:on building	OOOOTLOOOOOOOOO
b:on cutting-edge	OOOOMMNNOUOOOOO
b:on delivering	OOSOOOQOOOOOOOO
b:on each	ONNNOMROSOMONOO
b:on event	OONOSMOOOOOOOOO
b:on experience	OMOOOKRJYOOOOOO
b:on financial	OOOOOSNOOOOOOOO
b:on honey	ONMONUNOOOOOOOO
b:on linkedin	ONLNONNOOONNNOT
b:on nationality	OMOOOMLOOOOONUN
b:on one	OONRLONOOONSQOO
b:on our	OOOOMUNOOROORON
b:on performance	NMLNOKMOVIUMMNL
b:on prisoners'	OONOSMOOOOOONOO
b:on public	OOSOONOOOMOOOOO
b:on seniors'	NVNOLNNOONOONON
b:on site	OONOQOLOOOPSOOO
b:on smashing	OOOOOOSOOOOOOOO
b:on your	OOOOOOQOSMOOQOO
b:on-site induction	NONNNONONTQLONN
b:on-site role	OOOOOOOOOOOSOOO
b:on-site work	OOOOOMLOOUOMOOO
b:onboarding or	OOOOOOMTOOOOOOO
b:onboarding process	OONOOOOOONOOTOO
b:once a	OOOOOOMOOOOQSOO
b:one day	OOOOSNOOOOOOOOO
b:one minute	OONOSONNOOOONOO
b:one team	OORONKQOONOOOOO
b:one year	OOOOOOOOMOOOSOO
b:ongoing training	OOOOOMSOOOOOOOO
b:online assessment	OTOOLMOOOOOONQO
b:online tests	OTNONMOOOOOOKQO
b:only those	OOOOOOKOOOOOTNO
b:ontology engineer	UMOOOOOOOOOOOOO
b:open competition	OOLOOMOOOOONOSO
b:open competitive	ONNOOOOOMOOOUNN
b:open honest	OOSOOOOOOOOOOOO
b:open in	OOMOOOOOOOOTNON
b:open to	OOOOOOWOOOOKSOM
b:opens in	OQLONIOOOOOOQTO
b:operates as	OOSOOOOOOMOOOOO
b:operates in	OONOOOKOONOVOOO
b:operation of	OOOOSOOOOOOOOOO
b:operational efficiency	OOONSROOOOOOOOO
b:operational support	OTOOONOOOOOOLOO
b:operations &	OTONOKOOOOOOOOO
b:oportunidades de	OOOOOOOOOTOOOOO
b:opportunities are	OOOOOTMKOQOOOOO
b:opportunities be	OOOOOOOOOSOONOO
b:opportunities employer	OOMOOOOOOOOOOSO
b:opportunities for	OOOONQOOOTOOOOO
b:opportunities with	OOQOONNOOSOORLO
b:opportunity and	OONOOONOOOOOOSO
b:opportunity employer	OOOOOOOOOOOOOYO
b:opportunity for	OOMOYOOOOOSOOOO
b:opportunity insect	SNOMNOOOOOONMOR
b:opportunity through	OOOOPOOOOOOOSOO
b:opportunity to	OOOOTOOOOROOOOO
b:opportunity within	OOLOSOOONOOOOOO
b:opportunity workplace	OOLOOOOOOOOONSO
b:options available	OOOOOMNOOTOOONO
b:or 5	OONNSONOOOOOONO
b:or ability	OOOOOOLOOOOOOTO
b:or an	NOOOOOOOULONPOO
b:or call	OOONLOOOOSMPSMO
b:or certification	OKOOOOUPOOOOOOO
b:or curriculum	OOOOOOOOOOOOSOO
b:or customer	OOOOOOLUOOOOOOO
b:or email	OOMOOOMOOOLMQSN
b:or equivalent	OOOOOOPUOOOOOOO
b:or experience	OOOOOONSOOOOOOO
b:or family	OOOONOTOOOOOMRO
b:or financial	OOOOOOJTOOOOOSO
b:or higher	OOOOMSOOOOOOOOO
b:or if	OOOOOMOOOOOOKSO
b:or in	OOOOOOTOOOOOOOO
b:or management	OOOOOOMOOOOONSO
b:or over	ONNNNOTNNMOOMOO
b:or paid	OOSONOOOOQONONN
b:or product	OOOOOMLTOOOOOOO
b:or professional	OOOONOIUOOOOOOO
b:or psychodiagnostic	OOOOOOMOOSOONOO
b:or public	OOOOOOKTOOOOOOO
b:or serving	OONOSNNOOOOOOOO
b:or similar	OOOOOOOSOOOOOOO
b:or tableau	OONNOOOSOOONNNO
b:or those	OOOOOOLNMOOOTOO
b:or using	OONONMUNOOOONOO
b:or wellness	OOOOOOKTONOOOOO
b:or willingness	OOOOONTMOOOOOOO
b:or without	OOOOOOOOOOOOOSO
b:oracle hyperion	OOOOONMTOOOOMOO
b:oracle p2p	SPMOMOTOOONOOOM
b:oracle piece	OOOOPOOSOOOONOO
b:orange county	OOSOOOOOOOONOOO
b:order 898	OOONUNMOOONOOOO
b:order processing	ONONOQSMOOOOOOO
b:org job-opportunity-insect-biodiversity-data-manager	NNOMOOOOOOOOMOT
b:organisez le	OOOOOTLOOOOOOON
b:organisé e	OOOOOOSOONOOOOO
b:organization and	OOOOOOMVOOOOOOO
b:organizational skills	OOOOOOSOOOOOOOO
b:organizations and	OOOOOOSOOOOOOOO
b:organize analyze	OOOOOOMSOOOOOOO
b:organized and	OOOOOOUOOOOOOOO
b:orleans region	OOOOOOOOOOOSOOO
b:osteogenic loading	OOTOONNOOPOOOOO
b:other activities	OOOOOSMOOOOOOOO
b:other duties	OOOOOTOOOOOOOOO
b:other office	OOOOOQSOONOLOOO
b:other related	OOOOOSOOOOOOOOO
b:other sites	OOOOONSOONOOOOO
b:others and	OOOOONTMOOOOOOO
b:ou ibode	OOOOSOLOOOOOOOO
b:ou équivalent	OOOOOOSOONOOOOO
b:our agency	OOKONVOOOMOOOOO
b:our api	OOTNONMOOOOOOOO
b:our ats	OOOOOOMOOOOOSOO
b:our benefits	OSLOOOOOOSOOMOO
b:our brand	OOMOTOOOOOOOOOO
b:our candidate	OOOOOOOOONOOSNO
b:our client	OPKOOOOOOROOOOO
b:our client's	OOMOSOOOOOOOOOO
b:our colleagues	OOTOOOOOONOOOOO
b:our communities	OOSONOPOOOOOOOO
b:our company	OOSOOOOOOOOOMOO
b:our continued	OOOOTPOOOOOOOOO
b:our culture	OOSOOOOOOKOTOOO
b:our data	OOOSQONOOOOOOOO
b:our digital	OOSOOOOOOOOOOOO
b:our employee	OLQOOTNOOOOOPOO
b:our employees	OOQONONOOTOOOLO
b:our engineers	OOMSOOOOOOOOOOO
b:our focus	OOOTNOMOOOOOOOO
b:our goal	OOSOQMOOOOOOOOO
b:our guests	OOOOWONOOOOOONO
b:our health	OOOOOOMOOSOONOO
b:our ideal	OMLOLOVOOOOOOOO
b:our individual	OOOOONNOOSNOOOO
b:our industry	OOOONOOOOSOOOOO
b:our inside	OQMSOMOOOOOOMOO
b:our internal	OOOSQLOOOOOOOOO
b:our internship	OOMOLTOOOVOOOOO
b:our interview	OONOOOOOOOOOSMO
b:our job	OOOOOMOOONOOMTO
b:our jobs	OONOONOOOOOONSO
b:our leadership	OONOONNOOSOOOOO
b:our local	OOUOOOKOONOOOOO
b:our mantra	OUKOOONOOMOOOOO
b:our manufacturing	OPOOULOOOOOOOOO
b:our mission	OOTOOOOOOOOOQOO
b:our network	OOOONONOOSOONOO
b:our next	OOLOSMTOOOONOOO
b:our office	OOOOLSNOOOOROOO
b:our officers	ONNTMMOOOOOOOOO
b:our operations	OOOOSNMOOOOOOOO
b:our own	OUKNMNNNNQNONNN
b:our partners	OOOOSOOOONOOOOO
b:our people	OOSOOOOOOOOOOOO
b:our platform	OONOOOOOOSMOOOO
b:our product	OOORSMOOOOOOOOO
b:our retail	OOKMTSNNNLOONNO
b:our sales	OOOOSOOOOOOOOOO
b:our solutions	OOSMMOKROOOONOO
b:our staff	OOMOOOOOOSOOOOO
b:our success	OOVONOOOONOOOMO
b:our talented	OOOOTPOOOOOOOOO
b:our teams	OOSOOROOOMOOONO
b:our technology	OOMSOOOOOOOOOOO
b:our total	OONOOLOOSOOOROO
b:our unique	OOPOMMNOOTOOOOO
b:our work	OOVOMMOOONOOOOO
b:our workforce	OOOONOOONOOOOTO
b:ourselves and	OOSOOMOOONOOOOO
b:ourselves on	OOUOOOOOOOOOOOO
b:out and	OOOOOOSOOOOOOOO
b:out if	OOLONQOOONOOMOT
b:out many	OOOOSMOOOMOOOOO
b:out more	OONONNLOOOOOTNS
b:out of	OOOOORQOONNSONO
b:out the	OOKORNOOOOONORO
b:out to	OOOOMUOOOOOOOON
b:outbound calls	OOOONSMONOOOOON
b:outcomes for	OOPTOKNOOOOOOOO
b:outil de	OOOSONOOOOOOOOO
b:outlined by	OOOOOOLOOOOOSNO
b:outreach and	OOOOOSOOOOOOOOO
b:outside of	OOOOOONOOPSNOPO
b:outside sales	OLOOOOSMOOOOOOO
b:over 100	OOUOONOOOKOOOOO
b:over the	OOSMOROOOOOOOOO
b:over your	OOMOOOOOSTOOONO
b:overlook this	NNONLNMNMNNNWNL
b:oversee the	OOOOOSOOOOOOOON
b:own a	OOOOKOOOOOOOMOU
b:own consulting	OOOOMNTOOOONOOO
b:owners and	OOOOONSOOOOOOOO
b:ownership and	OOOOOOUOOOPOOOO
b:ownership of	OOMSROPOOOOOOOO
b:p &	OOOOOMTOOOOONOO
b:p2p analyst	URNONOLOOOOPOOM
b:p2p oracle	OOOOPOOSOOOONOO
b:package including	OLOOOOOOOSOOOOO
b:paid for	OONOONNNUOQONOO
b:paid time	OOOOOOOOOTOOOOO
b:paid to	OOSONOOOOOOOOON
b:palliative care	OOOOOONSOOOOOOO
b:palmas provincia	OOOOOOOOOOOSOOM
b:para que	OOOONOOONSOOMOS
b:para trabajar	OONOTNRNOMOONOL
b:parcours d'intégration	OONOONNOOSOOOOO
b:part in	OONOVOOOOPOOOOO
b:part time	OOMOOOOOOPSOOOO
b:part-time or	OOOOOOOOOOSOOOO
b:parte de	OOQOMOOOOONOMOT
b:participates in	OOOOOULOOOOOOOO
b:participating in	OONOOSNOOOOOOOO
b:participer à	OOOOOSOOOOOOOOO
b:participez à	OONONTKOOOOOOOO
b:partir du	MVNNNIJNONSLLNN
b:partner we	OOSOOOOOOOOOOOO
b:partner with	OOOORUOOOOOOOMO
b:partnering with	OOTOOMOOOOOOOOO
b:partnership with	OOOSNOOOOOONMOO
b:partnerships 516461	TOOOOOOOOOOMOON
b:pas à	OOOONONOOMONUON
b:passion for	OOOOOOVOOOOOOOO
b:passionate about	OOOOTOOOOOOOPOO
b:pathways for	OOMONPMOOTNOOOO
b:patient access	OOOOOOSOOOOOOOO
b:patient care	OOOOSOOOOOOONOO
b:patients accessing	OOOOOTOOONOOOOO
b:patients and	OOOOOTOOOOOOOOO
b:patients requiring	OONSNLOOOOOOOOO
b:pay and	OOOOOOPONSONOOO
b:pay based	OOOOOLOOULOONON
b:pay is	OONOOMOMVNOONON
b:pay rate	OMOOOOOOUMOOOOO
b:pay review	OOMOOOONTNNMNOO
b:pay we	OOOOOOOOTLOOOOO
b:payment in	OOOOTLOOOOOOOOO
b:payment innovations	OOQOOOOOOOOONSO
b:payment options	OONOOSOOOOOOOOO
b:pdf 150kb	OSOOOLOOOOOONNQ
b:pdf reader	OJOOOONOOOOOPOU
b:peacehealth is	OOLOOONOOOOMOJU
b:peacehealth policy	OOOONTOOOOOONMO
b:peacekeeper the	OONOSONNOOOONOO
b:pension scheme	OOOOOOOOOTOOOOO
b:pension schemes	OOOOSMOOOMOOOOO
b:pension services	MONOQVOOOHOOOOM
b:people &	OSOONNOOOOOOOOO
b:people and	OOSOOQNOOOOOOOO
b:people are	OOSOOOOOOOOOOOO
b:people as	ONWONOOLOMNOMNN
b:people business	OUJNMNNOOROOOOO
b:people every	ONOONNTONONOOOO
b:people from	OOLONONOOTOONQO
b:people like	ONQOOMNOOSOOOOO
b:people or	ONOOSOOOOOOONOM
b:people who	ONSNQONOOLOOMPO
b:people will	OONNQOSNONOOOOO
b:people with	OOOOOMNSOOOONQO
b:people working	ONOOOLPOOOOOSNO
b:people you	ONOSNOMOOOOOOOO
b:per hour	OOOOOOOOVOOOOOO
b:per month	OOOOOQNOSNONOOO
b:per week	OOOOOOOOOOUPOOO
b:perform all	OOOONTOOOOOOOOO
b:perform the	OOOOOOMOOOOOOSO
b:performance accuracy	OLNOOSOOOOOOOOO
b:performance and	OOOQOOIUOOOOOOO
b:performance bonus	OOOOOOONVLOOOOO
b:performance incentives	OOOOOOOOPSOOMOO
b:performance metrics	OOOOOTOOOOOOOOO
b:performed on	ONOOUKLOOOORONO
b:performing multiple	OOOOONTPOOOOOOO
b:performing the	OOOOOMSOOOOPOOO
b:period of	OOSOMMSOONOONNO
b:period you	ONOOOONOOSNOMOO
b:permis b	OOOOOOTOONOOOOO
b:person in	OONNMRNOOOSOOOO
b:person who	OONOPPSOOOOOMOO
b:personal attributes	OSOOOOMOOOOOOOO
b:personal development	OONOOLPTOQNOONO
b:personal trainer	OTMOOMMNOSOOOOM
b:personal training	OOOOONKSOQOOOOO
b:personality and	OOOOOOSOOOOOOOO
b:personnalisé avec	OONOONNOOSOOOOO
b:personnel security	ONOOOLPOOOOOSNO
b:personnel to	OOMNLVMNONOOOOO
b:pet insurance	OMMOOOOOOTOOOOO
b:philippines our	OOLOOQOOOOOTOOO
b:phone 555-010-0100	OLNOOOOOOOOOTNO
b:phone calls	OONONQNOOOOOTMO
b:physical fitness	OOOOOPTOOOOOOOO
b:physical requirements	NUOOOOMOOOONNOM
b:pionnier e	OOOONOMOOSOOOOO
b:pip level	OONSONOOOOOONOO
b:pipeline and	ONNOOOLTMOOONOO
b:pipeline development	OOOOOOOTONNOOOO
b:pipelines that	OONOSNOOOOOOOOO
b:pipelines with	OONOOSNOOOOOOOO
b:pitchtube https	NNOMOOOOOOOOMOT
b:pitchtube org	NNOMOOOOOOOOMOT
b:place a	OOOOOOOOOOOOLOS
b:place for	OSNONNOOOOOONSO
b:place to	OPXOOKNOOOOOOOO
b:place where	OOUOMOMOOOOONOO
b:places to	OOROOOOOOSLOOOO
b:planning &	OOOOOSOOOMOOOON
b:planning of	OOOOOTOOOOOOOOO
b:plans in	OONOMUOOOLOOOON
b:plans to	OONOTNOOONOOOOO
b:play a	OOMOXOOOOOOOOOO
b:playitas resort	MMRNTNLNNLNMMNQ
b:please apply	OOOOOOMOOOOOVOO
b:please click	OOOOOOOOOOOOTOO
b:please contact	OOOOOLOOOOOOMVO
b:please do	OOOOOOOOOOOONUO
b:please download	OOOOOOMNOOOOSRN
b:please ensure	OOOOOOMOOOOOTOO
b:please note	OOOOMOTOOMOOMRO
b:please quote	OOOOOOOOOOOOSNM
b:please refer	OMNOOOLNOOOORLT
b:please see	OJNONKOOOOOOOOV
b:please submit	OOOOOOOOOOOOSOO
b:please visit	OOVOOOOOOOOOIPM
b:plenty of	OOOOONMOOOOOPSO
b:plus but	OOOOOOMTOOOOOOO
b:plus de	OUROOONLOOOOOOO
b:plus proche	OOOOOMONOTOPOOO
b:point for	OSOOOOOOOOOOLMO
b:point in	OOOOMUMOOOOONOO
b:point of	OOOSOSOOOOOOOOO
b:points for	OUOOOOPJNOOOOOO
b:police staff	OONSOLOOOOOONOO
b:policies and	OOOOOTOOOOOOOOO
b:policies procedures	OONOOOSOOOOOOOO
b:policy and	OOOONTOOOOOONOO
b:population of	OONTNNNOOOOOOMN
b:portfolio of	OOSOMOOOOOOOOOO
b:portland or	OONOOOOOOORSOON
b:position also	OOONOTOOOMOOOOO
b:position description	OJONOOOOOONONOU
b:position does	OOOOSONOOONNQMO
b:position for	OONOXNKNOPOMOOO
b:position has	OOMOSNOOONOQOOO
b:position in	OOOOOLSOOOPOOOO
b:position is	ONNPOJMOOOVWOON
b:position may	OOOOLOROSLSNMMO
b:position of	OOOOTOOOOOOONOO
b:position provides	OOLNUMNONOOOOOO
b:position reports	NOKZHKMOMMOMOOO
b:position requires	OOOOMOSOOOVOOOO
b:position summary	OSOOONOOOOOOOOO
b:position that	OOOOUONOOOOOOOO
b:position to	OOTOOOOOOMOOOOO
b:position we	OOMOKOMOQRQOSOO
b:position will	OOOVMLOOOOOROOO
b:position with	OOOOKOOOMOWMNON
b:positions become	OOOONNOOOOOOSMO
b:positive and	OOOOMTMOONOOOOO
b:positive work	OOPOOSNOOOOOOOO
b:possess a	OOOOOOTOOOOOOOO
b:possible in	OOLOOQOOOOOTOOO
b:poste similaire	OOOOOOSOONOOOOO
b:poste à	SMMMQLLMNNTMJNL
b:posting for	OONOOONOOOOONOS
b:posting summary	OSNOOOOOOOOOOOM
b:potential and	ONNOMONOOOOOSOO
b:potential for	OKKMNLNOOTWOONN
b:potential to	OOOOOOOOSNOONOO
b:pour les	OMTOOSMOONOMOOO
b:pour notre	OOLOTOPOOONOOOO
b:pour rejoindre	LOMOUOLOOOONTON
b:pour un	MONOUMOOOMROOOO
b:pour vous	OMNONMOOOQOOTOO
b:pourquoi les	OSOOOOOOOOOOOOO
b:power of	OOTOONPOOKOOOOO
b:powered by	OMRNOOOOOOOOOMS
b:powered industrial	OOOOMSNOOOOOOOO
b:powerpoint excel	OOOOOOSOOOOLOOO
b:practical experience	OOOOOTOOOOOOOOO
b:practice only	OOOOMNTOOOONOOO
b:practice to	OONOONNOOSOOOOO
b:practices across	OONSNPOOOOOOOOO
b:practices in	OOOOOSOOOOOOOOO
b:preferred but	OOOOOOKWOOOOOOO
b:preferred skills	OSOOOOOLOOOOOOO
b:preferred to	OONOOOLSOOOOOOO
b:premier recrutement	OOONSOOOOOOOOOO
b:preparation and	OOOOMSQOOOOOOOO
b:prepare and	OOOOOTOOOOOOOOO
b:prepare the	OOMOQMTOOOOMOOO
b:prescription and	OMOOOOSNOOOOOOO
b:presence in	OOQOONLNONOTNOO
b:present and	ONONMMMOOTOOOOO
b:prevention and	OOPONOMOOOOOOSO
b:previous experience	OOOOOONVOOOOOOO
b:pride ourselves	OOUOOOOOOOOOOOO
b:primary care	RNKOSSQOOOOOONO
b:primary focus	OONOSLOOOOOOOOO
b:primary location	OTOOOOOOOOONOOO
b:primary vaccine	OOOOOOOOOONOMSO
b:principal backend	TOROMOOOOOOOOOO
b:prior to	OOOOLOTOOOLOLQO
b:prioritizes your	OOMOKOOOOUONNOO
b:pris en	OOOOOLSOOPOOOOO
b:prison officer	OOOOOGPOOPOOOOQ
b:prison officers	ONOOSLOOOOOOQOO
b:prisoners in	OOOOSOOOOOOOOOO
b:prisoners who	ONOOMTMOOOOONOO
b:prisoners' lives	OONOSMOOOOOONOO
b:privas vous	NLOSOMOOOQOOOOO
b:private pay	NNUNNPMOKLNNNNN
b:problem solving	OJOOOOXLOOOOOOO
b:procedures are	OOOONOSOOMOOOOO
b:procedures to	OOOOOUMOOOOOOOO
b:process as	OOOOOOOOOOOOMSO
b:process will	OOMOOOOOONOOVMO
b:processes and	OOOOOOTOOOOOOOO
b:processes such	OOOOONIVOOONOOO
b:processing and	OOOOOPSOONOOOOO
b:processus de	OQOOOMOONKOOTOO
b:proche de	OOOOOMONOTOPOOO
b:procure to	NONNPNTRMONLNNM
b:product analytics	ONNSMNOOOOOOOOO
b:product and	OOONOOOOOSOOOOO
b:product information	OOTOOOOOOOOOOOO
b:product life	OOMSOPNOOOOONOO
b:product line	OOOSPMNOOOOOOOO
b:product managers	OONSNLOOOOOOOOO
b:product maturity	OOMTONOOOOOOOOO
b:product performance	OOKYJOOOOOOOOOO
b:product quality	OONUNKOOOOOOOOO
b:product team	OOMSMOOOOOOOOOO
b:product to	OOOOOSMOOOOOOOO
b:production support	OOOOOSOOOOOOOOO
b:products services	ONMNOOOOMTOOOOO
b:products that	OOPQRJNOOQOOOOO
b:products to	OOMSOONOOOOOOOO
b:professional and	ONOOOOOOPOOOOOS
b:professional applications	OOOONMOOOSOONOO
b:professional development	OOOOOOSOOSOOOOO
b:professional experience	OOOOOOOSOOOOOOO
b:professional growth	OOLOQOMOOTOOOOO
b:professional in	OOOONSQNOOOMOOO
b:professional mental	OONOSOOOOOONOOO
b:professional relationships	ONOOMTMOOOOONOO
b:professional services	OOOTOLNOOOOOOOO
b:professional with	OOOOVOKOOOOONOO
b:professionals who	OOVONOOOONOOOOO
b:proficiency with	OOOOOOSOOOOOOOO
b:proficient with	OOOOOOSOOOOOOOO
b:program and	OOMOOPMOOTMOOOO
b:program is	OONOTNOOOOOOOOO
b:program management	OOOSNNNSOOOOOOO
b:program manager	RNMMNOUOONNOOON
b:program services	OMOOOSOOONOOOOO
b:programme acting	OOONONNOOTOOOOO
b:programme connects	OOOONTOOOOOOOOO
b:programme to	OOMOMOOOOUOOPNO
b:programmes and	OOMOOOLOOTOOPNO
b:programming and	OOOOONSOOOOOOOO
b:programs for	OOOOOOKTOOOOOOO
b:programs team	OONOSMOOOOOOOOO
b:progress your	OONOOOMOOTOOPOO
b:progression opportunities	OOOOOOOOOSOOOOO
b:project engineer	TOKOOOLOOPQPOOO
b:project management	OOORSOPOOOOOOOO
b:project managers	ONOMNUOOOOOOOOO
b:project requirements	OMONMOONOMUNNON
b:project status	OOONNSOOOOOOOOO
b:project voyce	NNSOOOOOONOOORO
b:projects are	OOOOOSOOOOOOOOO
b:projects for	ONLSROMOOOOOOOO
b:projects from	OOMSOQOOOMOOOOO
b:projects include	OOTONNNOONOOOOO
b:projects you	OMONONTOOMNONOO
b:promotion to	NNNNLNNMNVONNOO
b:proof of	OOOOOOROOOOOSMO
b:property appraiser	OORSMOOOOOOKOQN
b:property appraiser's	OONOOOMOOOOOOTO
b:property viewings	OONOOSOOOOONOON
b:proposer des	OOQOOOPOOKOOOOO
b:proposons des	OOOOMNOMOTOMOOO
b:prospective clients	OOOONSOOOOOOOON
b:prospects into	OOOOOTOOOOOOOOO
b:protect the	OOLOTOOOOOOOOOO
b:protocols and	OOOOOSOOOOOOOOO
b:proven ability	OONOONOSOOOOOOO
b:proven experience	OOOOOOUOOOOOOOO
b:proven track	OOOOOOSMOOOOOOO
b:provide and	OOMOUKNNOOOONON
b:provide cover	OOOOONSOONOOOOO
b:provide exceptional	OOLOVOMOOOOPOOO
b:provide guidance	OOOOOSOOOOOOOOO
b:provide the	OONOMMOOOUORNOO
b:provide training	NMKNOQOOOUONMOM
b:provided for	OOOOOOQNONNSONO
b:provided with	OOOOOOOOOSOOOOO
b:provider of	OOSOOOOOOOOOOOO
b:providing high-quality	OONOWKOOOOMOOOO
b:providing our	OOLOOOOOOSOOOOO
b:providing them	OOMTMOOOOMOOROO
b:provision of	OONOTONOOOOONOO
b:prêts postulez	ONOONONNOMOOTON
b:prêts à	OONONOOOOMOOSOO
b:psychodiagnostic testing	OOOOOOMOOSOONOO
b:psychological services	ONMOSONOOROONON
b:pt earnings	OOOOOMNOTOOONON
b:public accounting	OONONONSOOOOOOO
b:public administration	OOOONONSOOOOOOO
b:public and	OOOOSNOOOOOOOOO
b:public sector	NOSNONOOOOOOOOO
b:purchase orders	OOOOOPTOOOONOOO
b:purposes of	OOOOOOLOOOOOPSO
b:pursuing a	OOOOOOOSOOOOOOO
b:pushing the	OONOOPNOOOOSOOO
b:put you	OOTOOONOOMOOOOO
b:putnam county	OOOOOOOOOOONOSO
b:python for	OOOOOMSNOOOONOO
b:python r	OOOOOOKSOOOOOOO
b:qu'il vous	ONNOKRKOONNNLOU
b:qualifications and	OQNOOOKOTPMOOOO
b:qualifications experience	OSOOOOLOQMOOOOO
b:qualifications knowledge	OSOOOOLOOOONOON
b:qualificationsbachelor's degree	OOOOOOTNOOOOOOO
b:quality analysis	OOOSNLOOOOOOOOO
b:quality and	OOOSOPOOOOOOONO
b:quality management	OOOOOOUOOOONOON
b:quality of	OOPOOONOONOSOOO
b:quality product	ONLTMOLOOOOOOOO
b:quality products	OOTONOOOOOOOOOO
b:que de	OOONSOOOOOOOOOO
b:que la	OOOOOOSOOOOOOOO
b:que possible	OOOOOOKNOOSOPOO
b:que te	OORONOOOOSOONOO
b:queens ny	OOOONOOOOOOSOOO
b:quick study	ONOOOOTOOOOOOOO
b:quiet work	OOOOOOSOOOOOOOO
b:quote the	OOOOOOOOOOOOSNM
b:qué te	OSOOOOOOOLOOOOO
b:raleigh nc	OOOOOOMOOOOSOOO
b:ran their	OOOOMNTOOOONOOO
b:range for	OOOOONOOTOOOOOO
b:range from	OOSNOOOOOOONNOO
b:range is	OOOOOOOOTOOOONO
b:range of	OOOOOOOOOSOOOOO
b:rapide l'autonomie	OOSOOONNOQOOOOO
b:rapidly expanding	NOROUOOOOOOOOOO
b:rapidly growing	OOOOQNKOOROOOOO
b:rapport and	OOOOOMSOONOOOOO
b:rate for	OOOOOOOOTMONONO
b:rate is	OOOOOOOOSOONOOO
b:rated as	OOSOOOOOMNOOOOO
b:rates of	OOOOONMOUMOOOQO
b:rattaché e	NOOUOLOOOOOOOOO
b:raw data	OOOQOLOOOSOOOOO
b:reach their	OOVOOOLOOKOOOOO
b:reaching out	OONOLTOOOOOOOOO
b:read more	OMOOOLMOOSOOPRN
b:reading writing	ONOOOOSOOOOOOOO
b:ready to	OOPOQONOOIOOQNP
b:real difference	OOUONOOOONOOMOO
b:reasonable accommodation	OOOOOOOOOOOOMSO
b:reasonable accommodations	OOOOOONOOOOONTO
b:reasonable adjustment	OSMOOJOOOOOOOSO
b:recent graduates	NMMNNOPUOONNLNM
b:receptionist will	OOOOOTOOONOOOOO
b:recherchons un	LNMOXOOOOOOOOOO
b:recognition programs	OOOOOOOOOSOOOOO
b:recognized as	OOTONONOOOOOOOO
b:record checks	OOMOOOTOOOOOONO
b:record keeping	OOOOONKUOOOOOOO
b:record of	OOOOOOVMOOOOOOO
b:records all	OONOOONOOOOOUMO
b:records and	OOOOOSOOOOOOOOO
b:recruit a	OOMOVNOOOMOQOOO
b:recruit by	OOLOOMOOOOONOSO
b:recruiter can	OOOOOMOOQNOOSOO
b:recruiting for	OOMOSOOOOOOOONO
b:recruitment and	OOOOOOOOOOMONSO
b:recruitment principles	ONLOOMOOOOOOJVO
b:recruitment process	OOKOOOOOONOOPUO
b:recruitment services	OONOOOOOOOOOLTO
b:recruitment team	OSOOOOOOOOOORLO
b:recrutement data	OOONSOOOOOOOOOO
b:refer a	OOOOONNOOTOOOOO
b:refer to	OMNOOOLNOOOORLT
b:reference 13337	OOOOOOOOOOOOSNM
b:referral program	OONONOOOOSOOOOO
b:referred to	OOOOOOKMMOOOTOO
b:reflect your	OOOOONMOUMQOOOO
b:reflects the	OORONMMOTOOOOMO
b:registered nurse	OOLOOOMQOOONOOV
b:registered nurses	OOONSRNNOOOOOOO
b:registered respiratory	TKNONOQNOOONOOM
b:regular basis	OOOOOSOOOOOOOOO
b:regular or	OOOOOMLOOUOMOOO
b:regulations etc	ONNOONVNOOOOOOO
b:regulatory compliance	OOOOOTOOONOOOOO
b:regulatory pharmacist	OOLOSOQNOOOOOOO
b:rejoindre notre	LOMOUOMNOOONTON
b:related course	OONOOOTOOOOOOOO
b:related work	OOOOOOJUOOOOOOO
b:relational and	OOOOONTOOOOOOOO
b:relationship management	OOOOONSNOOOOOOO
b:relationships and	NOMORTNOOMOOOOO
b:relationships with	OSOOMUMOOOOOOOO
b:relevant experience	OOOOONOOTOOOONO
b:reliable transportation	NNNNNNUNNNNNNON
b:relocate to	OOOOOOTOOOOOOOO
b:remedial actions	OOOONSOOOOOOOOO
b:remote dallas	OLOOOOOOOOOTOOO
b:remote position	OOOOIOOOOMMXONO
b:remote utilization	OQOOTOOOONOOOOO
b:remote w	POOOOOOOOOOSOOO
b:remote work	OOOOMONOOROUOOO
b:removed from	OOOOOOOOOONOUOO
b:renewals and	OOOOLSOOONOOOOO
b:renowned for	OOTOMMOOONOOOOO
b:rent free	OOOOOMNOOTOOOON
b:report to	OOOTKOOOOOOMOOO
b:reporting to	OONUONLOOOOQOOO
b:reporting tools	OOOOONNOOSOOOOO
b:reports to	OOOZMONOONOOOOO
b:representation of	IMVOOOOOOOONOOO
b:representative of	OOOOOOKOOOOOOUO
b:representatives to	NMUNQOMNMMNPNNN
b:representing your	OOONONNOOTOOOOO
b:represents the	OONTLOOOOOOONOO
b:reputation in	OOVOLOMOOOOROOO
b:reputation of	OOMOSOOOOONOOOO
b:required for	OOOOOOOLOOOPTNO
b:required of	OOOOOOKOOOQOOTO
b:required skills	OSOOONOOOOOOOOO
b:required to	OOOOOOOOOOWOOOO
b:required training	OOOOORSOOOONNOO
b:requirements and	OOOOUKROOOOOSOM
b:requirements are	OOOOOOLOOOOOSOO
b:requirements for	OOOOOTOOOOOOOOO
b:requirements of	OTOOMONOOOOOOOM
b:requires a	OOOOKOTOOOOPOOO
b:research and	OOOOSOOOOOOOOOO
b:research into	OOSOOMOOOOOOOOO
b:research technician	POMSONOOOOOOOOO
b:reserve the	OOOOOOOOOOOOTNO
b:reserves the	OOOOOOMOOOONOTO
b:residential support	ONKNUMOOOOOMRNO
b:resource for	OOROTLOOONOOOON
b:resourceful and	OOSOONNOOOOOOOO
b:resources and	OOTOMNONOSOOOOO
b:resources by	OOOOPTOOOOOONMO
b:respect and	OOSOOONOOOOOONO
b:respectant le	OOOOOTLOONOOOOM
b:respectfulwe see	OOTOOOOOONOONNO
b:respiratory therapist	VLOONOQNOOOOOOL
b:respiratory therapy	NKMRNNNNNNKNNNU
b:respond to	OOOOORLOOOOOTOO
b:responsabilité du	OOMUMLOOOOOOOOO
b:response to	OOOOOSOOOOOOOOM
b:responsibilities and	OOOOQQMOONOOOSO
b:responsibilities as	OOOOOUOOOOOOOOO
b:responsibility of	OOMNONNOOUOQNNO
b:responsible for	OOOORVOOOOOOOOO
b:restaurants academy	OOOOONNOOSNOOOO
b:restaurants you're	OOSOOONOONOOOOO
b:restauration est	OOOOOONSOOONOOO
b:restitution basedash	OOOSONOOOOOOOOO
b:results and	OOSOOOOOOOOOOOO
b:results-driven business	OONOSOMOOOOOOOO
b:resume and	OOOOOOOOOOOOTOO
b:resume or	OOOOOOOOOOOOSOO
b:resume to	OOOOOONOLOOOSOO
b:resume with	OOOQVOOOOJRNLOO
b:resumes to	OOOOOOOOOOOONTO
b:retail assistant	OOLOSNOOOMNOMNT
b:retail assistants	OOKNSQPOOLOOOOO
b:retail sales	SOMORPNOOONOOOO
b:retirement planning	OOVOOOOOOIOOOOO
b:reusable data	OONSONNOOOONOOO
b:revenue data	OOOOOUOOOOOOOOO
b:revenue metrics	ONOOXJMOOOOOOOO
b:reverse etl	ONOSOOMSOOOOOOO
b:review the	OOOOOOOOOOOOMSN
b:revolutionize small	SOQOMOOOOOOOPON
b:revolutionizing the	OONOSOOOONOOOOO
b:rewarding work	OOSOOOOOOMOOOOO
b:rh contract	OOUNOPMOOOJOOOO
b:right candidate	OOOOTPOOOOOOOOO
b:right now	OOLOUOMOMOOOMOO
b:right person	OOMOMOOOOOTPOOO
b:right place	OTSOMONLOOOONOO
b:right to	OOOOMJUOOOOONTO
b:river clyde	ONTOOOOOOOOOOOO
b:robert half	OOSOROMOONOOORO
b:role and	OGMOMROOOSOONOR
b:role as	OOOOSOOOOOOOOOO
b:role at	OONOTOOOONOOOOO
b:role based	OOOOLOOOONOUOOO
b:role description	OXOOOOOOOOOOOOO
b:role focuses	OONNUNOOOOONOOO
b:role for	OOOOYMOOOOOOOOO
b:role in	OOOOVNPOOOOOOOO
b:role include	NOOOLOOOOOOMMNU
b:role involves	OOONOUOOOOOOOOO
b:role is	OOPOTMOOOOOPOOO
b:role located	OOOONNOOOOOSOOO
b:role model	OOOOOSOOOOOOOOO
b:role overview	OWNOOOOOOOOOOON
b:role requires	OOOOIPVOOOOOPOO
b:role sits	OOLUMONOOOOOOOO
b:role summary	OSNOOOOOOOOOOOO
b:role where	OOOOOSPOOONNOOO
b:role will	OOOOQNOOONOSOOO
b:role with	OOKOROOORRNPNOO
b:role you	OPOOOTMOOOROONO
b:roles in	OOOOSMOOOMOOOOO
b:rooted in	OOSOOOOOOOOOOOO
b:rules applied	OOOOOLNOOOOOOSO
b:rush university	OOUOOOOOOOOOOOO
b:réalisation des	OOOOOSNOONOOOOO
b:réalise principalement	OOLOTKPNONOOOOO
b:rôle sera	OOOOSNOOOOOOOOO
b:s he	OONNSMOOOOOOOOO
b:saas company	OOLNSOLTOLNONNN
b:saas à	OOOONOMOOSOOOOO
b:safe and	OOOOPSOOOOOOOON
b:safety and	OOOOQSOOOOOOOMO
b:safety procedures	OOOOOSOOOOOOOOO
b:safety requirements	OOOOOOSNOOOOOOO
b:salary commensurate	OONOOONOSOOOOOO
b:salary competitive	OKOOOOOOUOOOOOO
b:salary description	OTOOOOOOJOOOONO
b:salary is	OOKOOMOOTOOMOOO
b:salary range	OOOOONOOUOOOOOO
b:salary will	ONOONOMNTNOOOOO
b:sales &	OOOOOOKTOOOOOOO
b:sales advisor	ROJOPOTOOOOOOOO
b:sales associate	ROOMOSMOOOOOOOO
b:sales data	OOOOOTOOOOOOOOO
b:sales environment	OOOONOSOOOOOOOO
b:sales goals	OOOOOUONOOOOOOO
b:sales of	OONSQLMOOOOOOOO
b:sales reaching	OONOMSOOOOOOOOO
b:sales teams	OOOOOSOOOOOOOOO
b:salesforce vlocity	SOOOOOPOOOOOOOO
b:salário nominal	LRKMMMMMUMMLMMM
b:same way	OOSOMOOOOOOOOOO
b:san francisco	OOOOOOOOOOOSOOO
b:san jose	OOOOLOOOOOOSOOO
b:sat sun	OONOOOOOOOSNOOO
b:satellite offices	OOSOOOOOOOOMOOO
b:scarsdale ny	OOMOOOOOOOOSOOO
b:schedule including	OOOOOOSOOMOOOOO
b:scheduled and	OOOONSOOOOOOOOO
b:scheduling and	OONOONLUOONNOOO
b:scheme to	OOOONLOOOOOOSQO
b:school diploma	ONOOOOUOOOOOOOO
b:scope and	OONOPOOOOSOOOOO
b:scope of	OOOOOUNOOOOOONO
b:se réalise	OOLOTKPNONOOOOO
b:se we	OOSONONOOOOOOOO
b:secretary of	NOTMOONNOOMNNON
b:secteur d'activité	OSLOOOONOSOLOOO
b:secteur de	MOOOTNMQOOOROOO
b:section of	OOOOOOKOOOOOROQ
b:secure data	OMNOOMQMOTNOOLO
b:security and	OOOOPLSOOOOOOOO
b:security clearance	OMOOOOTOOOOOOOO
b:security guard	SOLOPOOOOOOOOOO
b:security including	OOOOONSNOOOOOOO
b:security requirements	OOOOOTOOOOOOOOO
b:security standard	ONOOOLPOOOOOSNO
b:see job	OJNONONOOOOOIOX
b:see people	OOTOOOOOONOONNO
b:seek a	OONOSOPOOOOONOO
b:seeking a	OOJO[OOOOOOOOOO
b:seeking an	OOOOUOOOOOOOOOO
b:seeking dedicated	OOMOTNOOOOOOOOO
b:seeks a	NOMOTNOOOOOOOOO
b:selection criteria	OONONNJUOOOOOQO
b:semantic layers	OOOOOTOOOOOOOOO
b:semesters inclusive	OONOOONOOOOOUMO
b:send resume	OONOOOMOKOONVOO
b:send us	OOOOOONOOOOOSOO
b:senior analytics	SOMOQOOOOOOOOOO
b:senior bi	POMOTQOOOOOOOOO
b:senior devops	OOOOSMOOOOOOOOO
b:senior ios	SOOOMPOOOOOOOOO
b:senior management	OONOSOOOOOOOOOO
b:seniors' health	NVNOLNNOONOONON
b:sens de	OOOOOOSOOOOOOOO
b:sens du	OOOOOOSOOOOOOOO
b:sensational value	OOSOOOOOOOOOOOO
b:sense of	OOSOOOTNOOOONNO
b:sensing technologies	OOJUNONOOOOOOOO
b:sera hybride	OOOOSNOOOOOOOOO
b:serious and	OOSNOOMOOOOOOON
b:serve as	OOONOUNOOOOOOOO
b:served at	OOOOOSOOOOOOOOO
b:serves as	OONTOOOOOKOOOOO
b:service branch	OONOSOOOOOOOOOO
b:service code	OOLONLOOOOOONSO
b:service commission	ONOOOOPOOOOOMSO
b:service commission's	OOLONMOOOOOOMTO
b:service data	MOMQOOONOOOTONO
b:service for	OOVOOOOOOOOOOOO
b:service pension	OOOOONOOOSOOOOO
b:service pour	ONNOMLNOONOOVON
b:service recognition	ONMOOOOOOTNOONN
b:service representative	UKKMYMOMONTLLMN
b:service technicians	OOSONOOOOOOOOOO
b:service to	OOKOTOPOONOOOOO
b:service à	OOOOOMTNOOOOOOO
b:services and	OOOONPOOOOOOKRO
b:services are	OOOOTKNOOOOOOOO
b:services is	MONOSOMTOMOOOOO
b:services sector	OORNMSOOOLOOOON
b:services under	OOKOSPOOOOOOOOO
b:serving as	OONOSOOOONOMOOO
b:ses alentours	OOOOPNMOOOOTOOO
b:set clear	OOONOSOOONOOOOO
b:sets out	OOLONLOOOOOONSO
b:shape how	OOLTQKMOOLOOOON
b:shape the	NTLNROOOOQOOOON
b:shaping the	OOSOMONOOMOOTOO
b:share and	OOOOOSNOOOPOOON
b:share more	OOOOOMOOQNOOSOO
b:share our	OORTLONOOMOOOMN
b:share this	ONOOOONOOOOOSOO
b:share your	OONOOSOOOOOOOOO
b:shared services	OONOOOOOOOLOLSO
b:shark tank	OOSOOOOOONOOOOO
b:sheet metal	QNLOOVNPOOONOON
b:shift differentials	ONOOOOOOXOHONON
b:shifts and	OOOOONOOOOSOOOO
b:shifts available	OOOOOOOOMOSOOOO
b:shop floor	OONOOSNOONOOOOO
b:short term	OKNOOOOMOPOOMOT
b:should have	OOOOOOSNOOOOOOO
b:should share	OONOLSOOOOOOOOO
b:should you	OOOOOLOOOROMKSO
b:show kindness	OOSOOMOOONOOOOO
b:si vous	OOOOSMMNOOOOQOO
b:sick days	ONNOOOOOOSOOOOO
b:siemens healthineers	OONOOOOOOOOOMVO
b:significative dans	OOOOMOTOONOOOOO
b:similaire idéalement	OOOOOOSOONOOOOO
b:similar is	OOOOOOLSOOOOOOO
b:similar platforms	ONOOMPSOOOOOONO
b:similar tools	OOOOOKNTMOOONOO
b:simulations and	OOMSOONOOOOOOOO
b:site administrator	WNKMRMMOONOMNOL
b:site at	OOOOMOLOOOOUOOO
b:sites to	OOOOONSOONOOOOO
b:sits within	OOLUMONOOOOOOOO
b:situations in	OOOOOTNOOOOOOOO
b:six months	OOOOOOPOOOMOSOO
b:skeletal system	OOVOOJOOOOOOOOO
b:skilled and	OOOOOOSOOOOOOOO
b:skilled at	OOMOMSPOOOOOOOO
b:skilled in	OOOOOLSOOOOOOOO
b:skilled professionals	OOOMKNNOOMOOUOO
b:skilled worker	OOOOJIROOOOOMWO
b:skills are	OOOOOOUQOOOOOOO
b:skills in	OOLOOOOOOUOOOOO
b:skills knowledge	OTOOOOPMOOOOOON
b:skills required	OYOOOOEOOOOOOOO
b:skills to	OOOOOOTOOOOOOOO
b:small business	QOSOOOOOOOOOOOO
b:small team	OOMSOKUOMLOOLNO
b:snowflake &	POOOOOOOOOOSOOO
b:so if	OOOOMOOOOOQONSO
b:so much	OOLOSOMOOTOOLON
b:so the	OOSNOQMOOOOOOMO
b:so we	OOMONONOOSOOOOO
b:so you	OOMUQNMOOOQOMNN
b:so you'll	ONRSLLQOOOOOOOO
b:social care	POOOOMSOOOOOOOO
b:social enterprise	OOTOOMOOOOOOOOO
b:software engineer	SONOROOOOOOOOOO
b:software engineering	ORNSOOOOONOONOO
b:software implementation	PONTOJOOOOONOOO
b:software to	OOPOSOMOOOOOOOO
b:solopreneurs who	OOOOMNTOOOONOOO
b:solutions across	OOOOTNOOOOOOOOO
b:solutions are	OOVMPMLROOOOOOO
b:solve business	OOOOOSMOOOOOOOO
b:solve problems	OOOONQNSOPOOOOO
b:solve their	OOMOOUMOOOOONOO
b:solving skills	OJOOOQTOOOOOOOO
b:some of	OURONLOOOKOOOOO
b:some travel	OOOONOKOOOTOOOO
b:someone like	OXMONLKOOOOOLNL
b:someone who	OOKOOOTOOPOOOOO
b:someone with	OTMNJLPOONNOOOO
b:something bigger	OOSOLOOOONOOQNN
b:something new	OONONOSOOQOOOOO
b:sommes une	OOTONOOOOOOOOOO
b:source linkedin	NOOOOOOOOOOOOOS
b:sous la	OONULPOOOOOOOOO
b:south africa	OONOOOOOOOOSNQO
b:south of	OOTOOOMOOOOOOOO
b:space where	OOMONOOOOSOOOOO
b:spanish and	OOOONOJVOOOOOOO
b:spare parts	NNONNNKVOOOOOOO
b:spare time	ONNOTOOOOOOONON
b:special education	OOOOOOLPOOOOSNO
b:special service	OOTOOOOOOOOOOOO
b:specialist dental	OOOOOTOOONOOOOO
b:specialist for	NONOUOOOOOOOOOO
b:specializes in	OOTOOPOOOOOOOOO
b:specializing in	OOSOOOOOOOOOOOO
b:specified in	OOOOOOQOSOOONOO
b:spend your	OOMNQRSOOOOOLOO
b:spoken and	OOOOOOKTOOOOOOO
b:sponsorship for	OOMOONUOOOONKLO
b:sponsorship is	OOOOOOVNNLOOLMM
b:sports fans	OONOUOOOOOOOOOO
b:spreadsheets and	OOOOOOTMOOOMOOO
b:sql and	OOOOONTOOOOOOOO
b:sql python	OOOOOQKSOOOOOOO
b:sqs eks	OOSNOOOOOOOOOOO
b:stack c#	OOSOONOOOOOONOO
b:stack including	OONOOOSOOOOOOOO
b:stack technique	OTONOOOOOOOOOOO
b:staff is	OOOOTLOOOOOOOOO
b:staff members	OOOOOPMOONOONSO
b:staff of	OOSOOOOOOOOOOOO
b:staff on	OOOOOONOOMOOOSO
b:stage interview	OOOOOOOOOOONTNO
b:stages of	OOMSOOOOOOOOOOO
b:stakeholder collaboration	OOOOSONOOOOOOOO
b:stakeholder engagement	OUOOOJQOOOOOOOO
b:stakeholders and	OOOOROOOOSOOOOO
b:standard and	OOOOOOMSOOOOOOO
b:standard office	OOOONOSOOOOMOOO
b:standard opens	ONOOOLPOOOOOSNO
b:standards across	OOOOTLNOOOOOOOO
b:standards and	OOKOOOROOROOOOO
b:standing walking	OOPOOOSOONOOOOO
b:start date	OOOOOOVOOOOOOPO
b:start your	OOOOOOONOOOOSNO
b:starting pay	OOOOONONUOOONOO
b:starting salary	OONOOOOOUOKNONO
b:state farm	OOOOONOOOKOOOWO
b:state of	OOUOOOOOOONOOOM
b:state-of-the-art lab	OOMSOONOOOOOOOO
b:state-of-the-art technology	OOSOOOOOOOOOOOO
b:statement of	OOOOOONOOOOOSLO
b:statement values	OONOONSOOOOOOOO
b:statements are	OOOOOOMOOOOOOSO
b:statistical analysis	OOOOORJTOOOOOOO
b:status and	OOOOOSNOOOOOQOO
b:stay connected	OOSONPOOONOONOO
b:stay on	OONOOMONNNNOSNQ
b:steel city	OOMOOOOOOOOSOOO
b:stewardship volunteer	OOOOOSOOOOOOOOO
b:storage and	OOSOONNNOOOOOOO
b:strategic and	OOOULMOOOKOOOOO
b:strategic business	OONNQLTOOOOOOOO
b:strategic initiatives	OOOOSROOOOOOOMO
b:strategic thinking	OJOONOVOOOOOOOO
b:strategies to	OOOOOSONOOOOOOO
b:strategy development	OPOOSOOOOOOOOOO
b:strategy for	OOOONSOOOOOOOOO
b:stratégie business	OOOOSNOOOOOOOOO
b:strength and	OOSOOOMOOOOOOOO
b:strive to	OOVOOPMOOKOOOOO
b:strong client	MOOOTOOOOLOOOOO
b:strong communicator	OOOOMMUOOOOOOOO
b:strong reputation	OOVOLOMOOOOQOOO
b:strong technical	OOOOOOTOOOOOOOO
b:strongly preferred	OOOOOONTOOOOOOO
b:students aged	OOTONOOOOOONOOO
b:students are	ONOONOTOOONOMRO
b:students on	NOOONTOOOOMOOOO
b:subject to	OONOOOONPOOOSPO
b:submit your	OOOOOOOOOOOOTMO
b:submitted through	OOOOOOMOOOOOSOO
b:submitting your	OOMOOONOONOOTOO
b:success of	OOLOSLPOOOOONRO
b:successful applicants	OOOOOKSOOOOOQNO
b:successful at	OONOMOOOOOOOTOO
b:successful candidates	ONOOOOVNOOOOROO
b:successful in	OSOOOOLOOOOOPOO
b:such thing	ONLOSMMOONOORNO
b:suggest you	NNJNMOOOOONMNNW
b:suitable candidates	OOOONOOOOOOOTNO
b:suitable for	OOOOLOSOONSNNNO
b:suivi des	ONOOPSOOOOOOOOO
b:suivi personnalisé	OONOONNOOSOOOOO
b:summer courses	NOTOMSNOONMNONN
b:sunday times	OOPOOOOOOUKOOOO
b:supervision of	OONWPKOOONONONO
b:supervisory responsibilities	MJOMXOJNNNMMMNK
b:suppliers and	ONTOOOOONKOOOOO
b:supply and	TNNROOOOOOOMOON
b:supply of	OOOOOOOOONMONSO
b:support each	OOSOOLMOOMQOOOO
b:support experience	OPOOOMKTOOOOOOO
b:support from	OOOOOOMNNSOOOOO
b:support grade	OTOOMNOONOOOKOO
b:support in	OONOOTOOOOOOOPO
b:support of	OOOOOTMOOOOOOOO
b:support team	OOOOOSOOONOOONO
b:support worker	ONLOWJOOOOONQOO
b:support you	OOLTQMPOONOOLOO
b:support your	OOOOONNOOTOOPOO
b:supported with	OONOOLOOOTOOOOO
b:supporting document	NJOONMNOOOOOMMV
b:supporting our	OOOOUOOOOOOOOOO
b:supporting the	OOOOUOOOOOOOOOO
b:supportive team	OOOOSNOOOQOOOOO
b:supportive work	OOMONOMOOTOOOOO
b:supports a	OONTRLNOONNNOLN
b:sur 4	OOOOOOMOOOTOOOO
b:sur des	OOOOUKNOONOMOOO
b:sur l'ensemble	NOMNMSNNONQTNNN
b:sur l'exécution	OOSOOONNOQOOOOO
b:sur la	OOLOSMOOIWOOOOO
b:sur les	OOTONOQNOOOKOOO
b:sur nos	NMMNLQLNNUNMMNN
b:sustainability and	OOOONOOMOMOOTNO
b:switching between	OOOOMNSOOOOOOOO
b:syllabus and	OONONOOOOSOOOON
b:synthesis and	OOMOSOOOOOOOOOO
b:system implementation	OOOONOTNOOOOOOO
b:system is	OOSOOOOOOOOOOOO
b:systems for	OOOOOSOOONOOOOO
b:systems performance	OOMSOMNPOOOOOOO
b:sytner host	OONOLSOOOOOOOOO
b:take care	OOONNSOOOOOOOOO
b:take full	OOMUPMOOOOOOOOO
b:take great	OOSOOOOOOOOOOOO
b:take ownership	OONOOPOOOOOOSOO
b:take place	OOOOOONOOOOOTMO
b:takes a	OUJOOPMOOLOOOOO
b:takes initiative	OOOONOSOOOOOOOO
b:talent for	OOOOOMUOOMOOOOO
b:talented team	OONSQOOOOOOOOOO
b:talk and	OOOOONSOOOOOOOO
b:talk with	OOOOPOTOOOOOLOO
b:talking to	ONLMRMTONNNOOOO
b:tasks as	OOOOMTLOOOOOOOO
b:tasks may	OOOOOSOOOOOOOOO
b:tasks such	OOOOOSOOOOOOOOO
b:tastes on	OOTOOOOOOOOONOO
b:tattoos are	OONOMNTOOOOOOOO
b:tax manager	ROLOTLOOOOOOOOO
b:te ofrecemos	OSOOOOOOOLOOOOO
b:team 100	OOOOONOOOSOOOOO
b:team and	OPOOOOTOONOOOOO
b:team are	OONULKNOOOQOOOO
b:team at	OTNOUONOONOOONO
b:team can	OOQLOOMOOOSPNMO
b:team culture	OOKOOTOOOQOOOOO
b:team environment	OOOOOOQMOTOONOO
b:team events	NNKLNLJMNVTNMNN
b:team is	OOMYKOMOOOOOOOO
b:team leader	NONOPOOOOOOMNNT
b:team leadership	OPONONSOOPOOOOO
b:team meals	OOOOOONOOTLOOOO
b:team member	OOSOSOOOOOOOMOO
b:team members	OOTOOQOOONOOOOO
b:team of	OOTOOOOOONOOSOO
b:team on	OOOOTONPOOONOOO
b:team performance	OOOOOSOOOOOOOOO
b:team player	OOOOOOTOOOOOOOO
b:team provides	OOTOONNOOOOOOOO
b:team setting	OONOOOOOOUOOONO
b:team so	OOKTONMOORPOMNO
b:team spirit	OOOOOOSOOOOOOOO
b:team supporting	OOOOTPOOOOOOOOO
b:team that	OOMOOONNOQOOTNO
b:team to	OONOOSPOOOOOOOO
b:team where	OOPSQMOOOLOOOOO
b:team will	ONMXJKOOOMNONOO
b:team with	OOKOUKOOOSOOOOO
b:team working	OOLOPPNOOSOOOOO
b:team you'll	OOPRSKNOOOOONOO
b:teams can	OOTONOOOOMOOOOO
b:teams to	OOOOOVOOOOOOOOO
b:tech sales	SOMONROOOOONOOO
b:tech-savvy and	OOOOONSOOOOOOOO
b:technical assessment	OOOOOOOOOOOOSOO
b:technical debt	OOOOOTOOOOOOOOO
b:technical documentation	OOOOOUOOOOOOOOO
b:technical lead	TOPQPJOOOOOOOOO
b:technical leadership	OOONUONOOOOOOOO
b:technical skills	OPOOVOHNOOOOROO
b:technician mechanic	WLKNOOMONOOOOON
b:technician will	OOOONTOOOOOOOOO
b:technicien de	OOOOSNOOOMNOOOO
b:technique et	OOOOSNOOOOOOOOO
b:techniques and	OOOOONNUOOOOOOO
b:techniques de	OOOOOMSOOOOOOOO
b:technologies and	OOONSOOOOOOOOOO
b:technology projects	OOOOONONOTOOOOO
b:technology systems	POHWNOOOOOOOOOO
b:technology we	OOSOOOOOOOOONOO
b:telephone email	OOMSNPOOOOOONOO
b:temporary professionals	OOOOOOOOOSMOOOO
b:term care	NLSNNNMQNOONOOS
b:test to	OOOONNJUOOOOPOO
b:than a	ONPOPONOOVMMMOO
b:than one	OOOOOOLMNOOOTOO
b:than your	OOLONOMOSNOOSOO
b:that align	OOOOSMOOOOOOOOO
b:that an	OOOOOOPOOOOONSO
b:that are	OOOOIOOOOOOQKTO
b:that automate	OOOSNLOOOOOOOOO
b:that brings	OOUONOOOONOOOOO
b:that building	OOMOOOOOOOOONSO
b:that come	OOSOMOOOOOOOOOO
b:that do	OOOOOOPOOOOOSMO
b:that empower	OOOOTMOOOOOOOOO
b:that encourages	OOTOMOOLOOOOOOO
b:that has	OOOOOSKOOUMNOOO
b:that have	OOOMNQMOOOSPNOO
b:that improve	OOOSLOOOOPOOOOO
b:that includes	OUKNMNNOOMOOOOO
b:that is	OOTONMOOOOOOOOO
b:that may	OOOOOOOOOOOOOSO
b:that meets	OUMONNQNOKOOOOO
b:that our	OOQORNOMOOOOKSO
b:that power	OOOOOTOOOOOOOOO
b:that prioritizes	OOMOKOOOOUONNOO
b:that reflect	OOOOOOOOSMOOOOO
b:that require	OOLOTOOOOOOOOOO
b:that specializes	OOTOOOOOOOOOOOO
b:that supports	OOMOOOOOOSOOOOO
b:that the	OOOOOSOOOOOOOOO
b:that they	OOOOMUOOOMOOPNO
b:that this	OOOONNSOOOPONOO
b:that values	OOOOOOLNOUOOQNO
b:that we	OONOULNOOOOOOOO
b:that will	OOMOSOOOOMOMNPP
b:that you	OOOOONOOOLROTOO
b:the 22	OOOOLNQOOOOOJSO
b:the 3	OOSOOONOOOOOOON
b:the activity	ONOONLOOOOOOVMO
b:the administrative	OOOOMSOOOOONOOO
b:the ai	ONOONSNOOOOOOOO
b:the aim	OONOPMNOOOOONSO
b:the am	LNVNNNNNONKLONN
b:the annual	OOOOOSOOONOOOOO
b:the applicant	OOOOLNOOOOPMTOM
b:the apply	OOOOONOOOOOOSMO
b:the area	OOQOOOSOOOONOOO
b:the armed	OOOONJQNOOONPSO
b:the autonomy	OOMOOONOOTOOOOO
b:the basis	OOLOOMOOOOOOOTO
b:the below	OOMOOOMOONOOUOO
b:the best	OOUOOOOOOSOOOOO
b:the better	OOQOOSNOOOOOOOO
b:the biggest	OLTORLMOOOOOOOO
b:the brewers	OOSOOOOOOOOLOOO
b:the brightest	OOSONNOOOOOOOOO
b:the building	NNNNLRJNNNNUNNO
b:the bureau	NOOSOMOOOOONOOO
b:the candidate	OOOOONOOOOOSOOO
b:the care	OLVNNRMOMNOOOOM
b:the caregiver	NNLNKKMNNYNULNN
b:the central	OOOOTOOOOOOOOOO
b:the ceo	OOOTNOOOOOPOOOO
b:the challenge	ONQOMSOOOOOOOOO
b:the chance	OONONONOOWOOOOO
b:the city	OOJOOOOOOOOUMOO
b:the civil	ORJONESOOOOOLZO
b:the collection	OOSOOOOOOOOOOOO
b:the communities	OOTONOOOOOOOONO
b:the commuter	OOOOULNOOOOOOOO
b:the compliance	OOOOSKNOOOOOSOO
b:the consultant	LONOSMSOOLOOOOO
b:the coordinator	OONOMOTOOOOOOOO
b:the cost	OOMONONOOMOUNMO
b:the country	OOSOOOOOOOOOOOO
b:the creation	OONOTOOOOOOOOOO
b:the criminal	OONNPRQOOOOOKOO
b:the day-to-day	OOOOSNOOOOONOOO
b:the dental	OOOOOVOOOKOOOOO
b:the department	OOQSMNPOOOOOOOO
b:the design	OOOOTOOOOOOOOOO
b:the development	OOOOWQOOOOOOOOO
b:the director	OOOTMNOOOTOMOOO
b:the disability	OOOOOOOOOOOOKTO
b:the division	OONNSONOOOOOOOO
b:the ecological	ONOOOSOOOOOOOOO
b:the edit	OONOONMNNNMNMNU
b:the education	OOOOOOKOOOOORSO
b:the eligibility	OOOOOLOOOOOONSO
b:the eligible	OOOOOOOOQOMOSNO
b:the employment	OOLOSMOOOMNOOQO
b:the end	OOMOOTNLPOSONON
b:the energy	OOTONMOOOOOOOOO
b:the essential	OOOOOOLOOOOOOTO
b:the fda	OOKOSQOOOOOOOOO
b:the federal	OOOOOTOOOOOOONO
b:the field	OOOOTOOOOOOOOOO
b:the financial	OOSNONOOOOOOOOO
b:the first	OOOSNOOOOOOMKOP
b:the fly	OOTOOOOOOOOONOO
b:the following	OTOOOMPOOOOOOOQ
b:the full	OOOOTOLOOMSOOMO
b:the fun	OOPOONMOONOSNOO
b:the general	OOOOMQOOOOOOOUO
b:the global	OONOTOOOONOOOON
b:the goal	OOOOUMMOOOOOOON
b:the growing	OOONSNOOOOOOOOO
b:the growth	OOOONTOOOOOOOOO
b:the gym	OOOOOSOOOOOOOOO
b:the heart	OOSOTOLOOMOOONO
b:the high	OOQOMOKOOOOQSNO
b:the holiday	OOVOMOLOOOOOOOO
b:the home	OOOOTOMOOOONOOM
b:the human	OOONOSOONNOOOOO
b:the ideal	OOOOUOUOOOOOOOO
b:the importance	OOOONLSOOOOOOOO
b:the in	OOMONONONSOOONN
b:the industry's	OONOMOOOOTOOMOO
b:the information	OOMOOOOOOOOOPOT
b:the initiative	OONSMLOOOOOOQOO
b:the intersection	ONMNTMMOORONOON
b:the job	OOLOQONOOOOOXOL
b:the largest	OPTOMLOOOTOOOON
b:the legal	OOPOOKSOOOOOOOO
b:the link	OLPONOLNONOOUNM
b:the lookout	OOOOTONOOOOOOOO
b:the lowest	ONOOMTMOROOOMNO
b:the main	OOMNUMNOOPOOOOO
b:the maintenance	OOOOOTOOOOOOOOO
b:the management	OOOONVOOOOOOOOO
b:the manager	OOOPSOOOOOOOONO
b:the marketing	OOMPPSNOOMOOOOO
b:the micu	OOMUMKOOOOOOOOO
b:the minimum	OOOONMOOOOOOVOO
b:the mission	OOOSLNOOOOOOOOO
b:the moorhead	NNSOOOOOOOOOOOO
b:the morgan's	OOOOUMOOOMOOOOO
b:the nation	OOOOMSOOOOOOOOO
b:the nature	OOONMPTONNSOJRO
b:the needs	OOMOOLPONQUNOOO
b:the next	OOOOSOKOOOOOTOO
b:the nhs	OOMOOMLOOSOOTNO
b:the night	OOOOSROOOOOOOOO
b:the noise	OONOOOTOOOOPONO
b:the offenders	ONNTMMOOOOOOOOO
b:the office	OOSOOOLOOOOQOOO
b:the on-line	OOOOOOKOOOOOSOO
b:the onboarding	OONOOOPOONOOTOO
b:the one	OOOOTLNOOOOOOOO
b:the online	OTOOOOOOOOOOMOO
b:the operational	OOOOSMOOOOOOOOO
b:the option	OOOOONMOOSONOOO
b:the organization	OOSQPOONONSOONO
b:the overall	OONOQNSOOQOOOOO
b:the past	OOTNOOPOOOOONOO
b:the patient	OOOONSTOOOOOOOL
b:the people	OSOQONLOOMOOOQO
b:the performance	OOOOQOOOOSOOMOO
b:the philippines	OOMOOQOOOOOSOOO
b:the physical	OOOOOOMOOOOOOSO
b:the position	OOMTOOOOROOOPOO
b:the post	OOOOTMOOOOOOMOR
b:the practice	OOTRLNNOLLPNOOO
b:the primary	OOOSTLNOOOOMONO
b:the prison	OOOOLKQOOOOOSOO
b:the product	OOMUJUOOOOOOOOO
b:the property	OOMSMNOOOOOOMSO
b:the provision	OONOTONOOOOONOO
b:the public	OOQOTOOOOOOOOOO
b:the purpose	OONRSPNOOOOONOO
b:the putnam	OOOOOOOOOOONOSO
b:the range	OONONLMOVNOONOO
b:the real	OSOOMPOOOOOOOOO
b:the receptionist	OOOOOTOOONOOOOO
b:the recruitment	OONOOOOOOOOORTO
b:the redeployment	OOOONLOOOOOOTPO
b:the regulatory	OOKOSQOOOOOOOOO
b:the reputation	OOMOSOOOOONOOOO
b:the requirements	OOOOOOJOOOOOOVO
b:the right	OOOOSOOOOOOOOQO
b:the role	OTOOOOOOOOOOOOO
b:the rush	OOQOOTNOOOOOOMO
b:the sales	OOOMRSMOOOOOOOO
b:the selection	ONOOOMMNOOOOSPO
b:the senior	OOOOTOOOOOOOOOO
b:the shop	OONOOSNOONOOOOO
b:the site	OOOOOSOOOOOOOOO
b:the skills	OOOOOOKOOOOOTOO
b:the software	OOOTOMNOOOOOOOO
b:the standards	OOLONMOOOOOOOSO
b:the store	OONMOPTOOMOOOOO
b:the store's	OONOOOSOONOOOOO
b:the subject	OONNOOSOOOOOOOO
b:the successful	OOOOPOUOOOOOPOO
b:the supervision	OONWOKOOONONONO
b:the supply	OOOOOOOOONMONSO
b:the talent	OOSOOOOOOOOOOOO
b:the team	OONQNQSOOOOOOMO
b:the teams	OOMNRULOOOOOOOO
b:the technical	OOOLVOOOOOOOOOO
b:the technology	OOLTOOOOOOOOOOO
b:the therapist	OOMLUPNONONNONO
b:the time	OOOONPNOOQOOSNO
b:the tools	OOOONOOOOTOOOOO
b:the training	OOOOOOMOOSOOMOO
b:the travel	OOMOOOOOOSMOOOO
b:the trust	OOVOOOOONNOOOOO
b:the type	NMNNONSNNMNNRNO
b:the u	OONOOMOONNQOSNO
b:the uams	OOSOONOONNOOOOO
b:the uk	OOQOMNOOONOPOTO
b:the uk's	OOXOLOOOOLOOOOO
b:the united	OOROOKSOOOOLOOO
b:the url	OOROMOOOOOOOSON
b:the user	OONOLQTNOKOOOON
b:the valuation	OOSOQNOOOOOOMOO
b:the village	OYPMJMMNNNNLMNM
b:the vp	OOOOSMOOOOOOOOO
b:the way	OORTLMOOOQOOOOO
b:the website	OOOOMQOOOOOOSOO
b:the wider	OOOOONTOOOOOOOO
b:the workplace	OULOONQOONOONJO
b:the world	OOWOOQNOOOOOOOO
b:the world's	OOSOOOOOOOOOOMO
b:the written	OOOOOONOOOOOTNO
b:their career	OOOOOLUOOPOOOOO
b:their creativity	OOMSOONOOOOOOOO
b:their customers	OOSOMOOOOOOOOOO
b:their full	OOUOOONOONOOOOO
b:their needs	OOOOOROOOOOOLTO
b:their own	OOSONKQOOLONOSO
b:their problems	OOOONSOOOOOOOOO
b:them with	OOMTNOOOOOOOOOO
b:then please	OOOOOOMOOOOOSOO
b:then this	OOOOTONOOOOOOOO
b:theorem proving	OOMOSOOOOOOOOOO
b:theory meets	OONOMOOOOTOOMOO
b:theory with	OOOONTOOOOOOOOO
b:therapist 1	WLNNMOLNOONNOOL
b:therapist will	OOMLUPNONONNONO
b:therapy sessions	OOOOOOOOOTOOOOO
b:there are	OOQOOOMOOSOOOOO
b:there is	OOJOROONQQOOMRO
b:there will	OOOTLLNOOOOQOOO
b:there's no	ONLOSMMOONOORNO
b:these are	OOUMOOOOOOONOOO
b:they reach	OOMSONQNOOOOMOO
b:they will	OOOOQUOOOOOOONO
b:they work	OOMSQMOOONOOOOO
b:they'll make	OONOSNOOOOOOOOO
b:thing as	ONLOSMMOONOORNO
b:think of	OONONPNOOOOOMTO
b:think you	OOOOONMOOOOOTOO
b:third party	OOOOOOSOOOOOOOO
b:this can	ONMOSQNONOPPPON
b:this configuration	OOOOLSOOOOOOOOO
b:this critical	OONOTNOOOOOOOOO
b:this examination	OKOONOMONNONXNN
b:this includes	OOOOMRMOQSOOOOO
b:this individual	OOOOMSOOOOOOOOO
b:this information	OOMOOLOOOOOOMTO
b:this is	OOOOXOOOOOOQOOO
b:this job	OOOONOOOOOOOSUM
b:this opportunity	OOMOOONNOOOOUJS
b:this posting	OOOOMOMNNNNNLVN
b:this project	OOOOTNOOOOOOONN
b:this purpose	OSPOLONOOOOOONO
b:this unique	OOOOSMOOOMOOOOO
b:this vacancy	OOOOOONOOOOOVNO
b:this varied	OOOONMNOOOOOMNT
b:this will	ONOOLLNOMMUMPRN
b:this with	OONNOOOOOOOOSNO
b:this work	ONORRKNOONNNOOO
b:thompsons of	ONVNPNNOOOOOONO
b:those they	OOTONOPOOOOOOOO
b:those who	OOQOLLMOOOTOQOO
b:those with	OOOOOOKNNOOOTOO
b:thrive in	OOOOQOTOOOOOOOO
b:thrives in	OONOKOUOOOOOOOO
b:through a	OOSOMNNOOOOOOOO
b:through expert	OOOOMSOOOOOOOOO
b:through mentorships	OOOONMOOOSOONOO
b:through our	OOOONONOOSOOROO
b:through sunday	OOOOOOOOONTOOOO
b:through technology	OOUOOOOOOOOOOOO
b:through the	OOOOOSLOOOOOSOO
b:through your	OOOOOPSOOOOOQNN
b:thursday and	OOOONOOOOOSOOOO
b:tight management	NNUOOOOOOOONOOO
b:tiktok facebook	OOOOOSOOOOOOOON
b:time but	OOSOOOONOPOOOOO
b:time for	OOOOSLNOOPOOOOO
b:time if	OONOONLOOOOOSQO
b:time in	NNPNNMMNNMNOLMU
b:time is	NNNONNKONNNUONO
b:time management	OOOOOOYOOOOONOO
b:time off	OOOOOOMOOTOOOOO
b:time to	OOOOOSROOOOONOO
b:time with	OOOOOOOOOOOOOTO
b:timely and	OOOOTOOOOOOOONO
b:times best	OOPOOOOOOUKOOOO
b:tips and	OOOOOOOOOTOOOOO
b:to 1	NNQLTKNOONOONNO
b:to 28	OOOONOONORSNOOO
b:to 4	OONOOOOOOSOOOOO
b:to achieve	OOOOOSOOOOOOOOO
b:to advance	OOOOOSLNOOOOOOO
b:to advanced	OOONNNMONTOOONO
b:to align	OOMSONOOOOOOOOO
b:to all	OOOOOOMOOOOMVOO
b:to alter	OOOOOONOOOOOOTO
b:to answer	OOOOOSMOOOOOQMO
b:to any	OOOOOROOOOOSOOO
b:to appropriate	OOOOOSOOOOOOOOO
b:to ask	OOOOOMOOOOOOLSO
b:to attend	OOMOMMMOORUMONO
b:to be	OOOOOOOOOOOOSOO
b:to being	OOOOOOOOONOOSNO
b:to business	OOOOMOOOOSOOOOO
b:to capture	OOOOOSOOOOOOOOO
b:to carry	OOOOSMOOONOOOOO
b:to changing	OOOOOOSOOOOOOOO
b:to close	OOOOOOQNOOOOSNO
b:to collate	NOONMMOONTNNNON
b:to collect	OONOOOMROOOOOSO
b:to communicate	OOOOONSOOOOOOOO
b:to complete	OOOOMROOONPOSOO
b:to comply	OOOOOLNOOOOOOSO
b:to conduct	OOOOOTMOOOOOOOO
b:to consider	OOOOMOPMOOORKRO
b:to continuous	OONOOOSOOMOOOOO
b:to contribute	OOOOSONOOTOOOOO
b:to customers	OOOOTOOOOOOPOOO
b:to cutting-edge	OOOONMOOOSOONOO
b:to day	OUMOLOOOONNOOOO
b:to delivering	OOVONOPOOOOOOOO
b:to demonstrate	OQOOOQJROOOOOOO
b:to describe	OOOOOOMOOOOOOSO
b:to develop	OOOOOOOOOSOOOOO
b:to discuss	OOLOOOMOPMOMWON
b:to do	OOOOQOUOOOOOOOO
b:to eligibility	NONOOOTNOOMNNSM
b:to enable	OOOOOSMOOOOOOPO
b:to end	OOOOOSOOOOOOOOO
b:to enjoy	OOOONOSOOOOOOOO
b:to establish	OONONOOQOPNOOSO
b:to extreme	ONOOOOSOOOOOOOO
b:to finance	OONONNNOOTOOOOO
b:to find	OOOONOMOOOOOVOM
b:to fit	OOOOOOOOOSOOOOO
b:to following	OONOOMOOOOOOOSO
b:to form	OOONOTNPONONPNN
b:to foster	OOTNMROOOMOOOOO
b:to friday	OOOOOOOOOOSOOPO
b:to fulfil	OOOOOSROOOOONOO
b:to full	OONOONNOOSOOOOO
b:to gain	OOLONOLNOTOOROO
b:to get	OOONNOOOPNSOSJO
b:to give	OOLOMPOOOOOOOUO
b:to grow	OOOOSOOOOTOOOOO
b:to guarantee	OONONSNOOOOOOOO
b:to harness	OONSOONOOOOOOOO
b:to hear	OOLOPOQOONOOVOO
b:to hearing	OOOOOOMOOOOOTOO
b:to help	OOTOOOOOOQOOOOO
b:to hire	ROJOSNOOOOQOOOO
b:to impactful	OONOONNOOSOOOOO
b:to improve	OOPOOSOOOOOOOOO
b:to include	OMOOOTOOONOOPNO
b:to increase	OOOOLQOOPNNNTON
b:to influence	OONOOOOOOSOOOOO
b:to invest	OOKOOOOOOTOOOOO
b:to investigate	OONTLQOOOOOONOO
b:to join	OOOOXOOOOOOOONO
b:to jumpstart	OOMOMOOOOUOOPNO
b:to keep	OOOOOKSOOOQNNOO
b:to know	OORONOOMOOOOSMN
b:to lead	OOOOSNOPOOOOOOO
b:to learn	OOTOMLUOOOOOOOO
b:to life	OOOOSOOOOOOOOOO
b:to live	OONOSISOOOOOOMO
b:to manage	OOOOOSOOOOOOOOO
b:to market	OOMSOONOOOOOOOO
b:to move	OOMNKOPOOUNOOOO
b:to new	OOOOMQTOOOOOOOO
b:to organization	OOOOMMSOOOOOOOO
b:to other	OOOOOOTOOOOOOOO
b:to our	OOOOTOOOOOOOOOO
b:to ourselves	OOSOOMOOONOOOOO
b:to pass	OMOOOOSOOOONOOO
b:to patients	OOOOOSOOOOOOOOL
b:to pay	NNLOOOSPRNOMOON
b:to plan	OOOOSOOOOOOOOOO
b:to potential	OOOOOOOOOSMOOOO
b:to practice	OOOOOOTOOOOOOOO
b:to process	OONOPMMOOOOOLTO
b:to progress	OONOOMMOOTOOPOO
b:to provide	OOOOVOOOOOOOQNO
b:to pursue	OSTNNOOOOMOOKML
b:to put	OOTOOOOOONOOOOO
b:to random	OONOOOOONONOOSO
b:to read	OOOOOOKTOOOOOOO
b:to recruit	OOMOVNOOOMOQOOO
b:to respond	OONOOOLOOOOOUMO
b:to save	OOOOONOOOOOOSLO
b:to select	OOOOOKSOOOPOOOO
b:to serve	OOQNRKOOOOOOLRO
b:to shape	OOORUKOOOOOOOOO
b:to share	OOQORONOOOOOTMO
b:to social	OOSOOMOOOOOOOOO
b:to spend	OOMOQOSOOOOOLOO
b:to stakeholders	OOOONNNOOTOOOOO
b:to start	OOOONOTOOOMOSNO
b:to stay	OONOOOOONOOOSPN
b:to supporting	OOSOMLROOOOOONO
b:to talk	OOOOOOTOOOOOQMO
b:to that	OOTOOOROOOOOLOO
b:to their	OOOONTOOOOOOOOO
b:to this	OOOSOMLOOOOQJXO
b:to those	OOQONLOOOOOOTPO
b:to training	OOQOONOOOSOOOMO
b:to transform	OOPOUNOOOOOOOOO
b:to translate	OOOOOOSOOOOOOOO
b:to travel	ONOOOLVOOOSOOOO
b:to troubleshooting	OOOOOOTNOOOOOOO
b:to use	OOLNKPRSOOOONOO
b:to various	OONONQOOOOSOOOO
b:to vp	MNNSOOOOOOONOOO
b:to work	OOOOONUOOOOOOOO
b:to you	OOSOMOOOONOONQO
b:to £	OOOOOOOOTOOOOOO
b:today and	OOMOOOMOOSOOSOO
b:together we	OOTOMOOOOOOOOOO
b:toolbar button	OONOONMNNNMNMNU
b:tools for	ONOOOKKTMUOONOO
b:tools like	OOOOOSPOOOOOOOO
b:tools they	OOMSNOOOOOOOOOO
b:top tier	OOOOOOOOOSMOOOO
b:total rewards	OVLOOLOOPOOOPOO
b:totale et	OOSOOONNOQOOOOO
b:touch with	OOOOOUOOOMOOOON
b:tous les	OOOONSMOOOOOOOO
b:tout en	OOOOOKUOOOOONOO
b:town cardiffregion	OMOOONNONOOTOOO
b:trabajar con	OJLONOQOLOOOTOO
b:track of	OOOOOSOOONOOOOO
b:track record	OOOOOOTNOOOOOOO
b:tracking and	OOOOOSOOOOOOOOO
b:traffic laws	OMOOOOSOOOONOOO
b:traffic we	OOOOOOOONOOOMSO
b:train you	OOMNNMLNNUOOLOO
b:training &	ONOOOOOOOSOOOOO
b:training and	OOOOOOOOOXOOOOO
b:training for	OOOONOOOOTOOOOO
b:training is	ONOONIUOOMQOOOO
b:training on	OONONNNOOTOOOOO
b:training or	OOOOOOKSOOOOOOO
b:training professional	OOOONOTOOMOOOOO
b:training program	OOMOMONOOUMNOOO
b:training provided	OONOONOOOUOOOOO
b:training through	OOOOONNOOSNOOOO
b:transcript of	OONOOONOOOOOUMO
b:transform how	OOMOTLOOOOOOOOO
b:transform the	OOTONOONOOOOOOO
b:transformative journey	OONOMOOOOTOOMOO
b:transition to	OONOSNOOOOOOOOO
b:transparent and	ONOSKMQOOROOOOO
b:transparent way	OOSOOMOOONOOOOO
b:travail de	OOOOONSOOOOOOOO
b:travail en	OOMOONUOOOOOOOO
b:travailler dans	OONOMOSOOOOOOOO
b:travaux de	ONSNMSMNONNMNOM
b:travel arrangements	OOOOOVNOOOLOLOO
b:travel required	NNONOPIOONWROON
b:travel to	OSOOMLOOOOTOOOO
b:treat everyone	OOSOOOOOOOOOOOO
b:treatment and	OOONSONOOOOOOOO
b:trends and	OOOOOTOOOOOOOOO
b:trips to	OOOONULNOONNOOO
b:true hospitality	OOTONOMOOOOOOOO
b:truly matters	OONOVOOOOMONOOO
b:trust is	OOTOOOOOMNOOOOO
b:trust you	ONLOMNLOOOOONOV
b:trusted advisor	OOLTKRMOOKOOOOO
b:tuineje las	OOOOOOOOOOOSOOM
b:two years	OOOOOOSOOOOOOOO
b:type contract	OLOOOOOOOOTOOOO
b:type de	OTOOONOOOMQONOO
b:type merit	OKMONNMONONNVNM
b:type of	OLONONTONMRONNN
b:types of	OONOPLWOOOOOOOO
b:typical duties	ONONNMMONONNMUN
b:typical prison	OOOOTMMOOOOOMNO
b:u s	OOOOOKOOOUPOOOO
b:uk and	OOPOPLOOONOOOSO
b:uk careers	NMKOONOOONOOVMM
b:uk employment	OOROSQOOOKOOOOO
b:uk government	OOOOOLNOOOOOQSN
b:uk immigration	OOOOOLNOOOOOOSO
b:ulm mn	NOROOOLONNONSON
b:ultimate entertainment	OOKOQOOOOOOOROO
b:un avantage	OONONLOVONOONOO
b:un client	LOOOTOOOOONOOOO
b:un contrat	OONOQMOOONSOOOO
b:un e	OOLOSOQOOOOOOOO
b:un parcours	OONOONNOOSOOOOO
b:un poste	OOOOOOSOONOOOOO
b:un saas	OOOONOMOOSOOOOO
b:un suivi	OONOONNOOSOOOOO
b:una cultura	OOSOOOOOMQOONOO
b:unable to	OOMOOOSOONOOOSO
b:under pressure	OOOOOMVOOOOOOOO
b:under the	OONWSKOOOOOOOOO
b:understanding of	OOOOONOWOOOOOOO
b:understanding the	OONOLPUNOLOOOOO
b:une aventure	OONOSMLOOMOOSOO
b:une culture	OOSOOONNOQOOOOO
b:une entreprise	LOTORNOOOOOOOOO
b:une expérience	OOOONNUQONOOOOO
b:une indemnisation	OOOOOOOONSOOOOO
b:une équipe	OOSOQOQOOOOOMOO
b:unique career	OOOOSMOOOMOOOOO
b:unique d'être	OOOONOMOOSOOOOO
b:unique environment	OOOOSOOOOOOOOOO
b:unique opportunity	OOKNUNONNNOOOOO
b:unit s	OOOOMSOOOOOOOOO
b:united states	OOOOOOOOOOOTOOO
b:university medical	OOUOOOOOOOOOOOO
b:unparalleled exposure	OOMTONOOOOOOOOO
b:unposting date	OTOOOOOOOOOONON
b:unsafe conditions	OOONOTMLOOOOOOO
b:unsolicited resumes	OOOOOOOOOOOOLSO
b:until start	OOMSOOOOOOOOOOO
b:up a	TULOKOOOONOOPNO
b:up into	OOLNKNOONVNONOO
b:uphold agency	OONOONSOOOOOOOO
b:upon to	OOONNOSOOOMOOOO
b:us and	OOSONONOOMOOSNO
b:us as	OONNQOONOTNLOOO
b:us at	OOLOSOOOOQOOKPO
b:us for	OOPOLOOOOTOOQNO
b:us in	OOWOKOOOOMOOMNO
b:us on	OOSONMNOOOOOONT
b:us to	OOSOROOOOOOOONO
b:us today	ONONMOOONMOOVNN
b:us we	OONOOOOOOPOOKSO
b:us your	OOOOOONOOOOOSOO
b:use in	OOOOOUNPOOOOOOO
b:use of	OOKVOOPOOOOOOOO
b:used to	OOMNRTMOOOOOOOO
b:using structured	OOSOOPOOOOOOOOO
b:utilization management	OPOOSMOONMONOOR
b:vacancy type	OKMONNMONONNVNM
b:vacation days	OOOOOOOOOSOOOOO
b:vaccine series	OOOOOOOOOONOMSO
b:valid cpr	OOOOONTOOOOOOOO
b:valor a	OOTOOOOONOOOOOO
b:valuable insights	OOOONMOOOSOONOO
b:valuation group	OOTONOOOOOOOMOO
b:valuation of	OOOOSLPOOOOONOO
b:value ag	ONTNNOOOOOOOPOO
b:value chain	UKMMPOOOOOMOOOO
b:value our	OOSONONOOOOOONO
b:value proposition	OOOONSNOOOOOOOO
b:value with	OONOMOSOOOOOOOO
b:valued and	OONOOOUOONOOMOO
b:values of	OOSOOQOOONOOOOO
b:values policies	OONOONSOOOOOOOO
b:values your	OOSOOMLOOPOOLQO
b:vara med	ONLRPKMONVNNNOO
b:varied and	OONOSMQOOOOONOO
b:varied role	OOOONMNOOOOOMNT
b:various levels	OOOOOKSOOOOOOOO
b:various locations	OOMONQOOOOTOOOO
b:varying levels	OOMTOQNOOOOOOOO
b:verde solutions	OOOOOOOOOSOOOOO
b:verification of	OOOOOOSOOOOOOPO
b:versed in	OOOOMOTOOOOOOOO
b:veterans and	OOOOOONSOOOOOOO
b:view the	OOOOOOLOOOOOUMN
b:viewber is	OONOOOLONNOOSPO
b:villeneuve de	NNKNLPMOONNUNOO
b:visa prior	OOOOLNQOOOOOJSO
b:visa sponsorship	OOMOOOTOOOOOLMO
b:visas and	OOOOOLOOOOOONSO
b:vision and	OOOOOTOOOOOOOOO
b:visit our	OOUOOOOOOPOONNN
b:visitors and	OOOOSPOOOOOOOOO
b:visualization and	OONOSMOOOOOOOOO
b:visualizations and	OONOOSOOOOOOOOO
b:vitaeportfolioendorsement letter	OOOOOOOOOOOOSOO
b:vital part	OPNOULOOOOOOOOO
b:vital role	OOOOPKROOOOOOOO
b:vlocity developer	SOOOOOOOOOOOOOO
b:volume of	OOOOOPMOOOOOTNO
b:volunteer events	OOOOOMMOOTNONOO
b:volunteer program	ONOOOSOOOOOOOOO
b:vos déplacements	OOOOOOOONSOOOOO
b:vos marques	ONOONONNOMOOTON
b:vos missions	OVORNMOOOOOOOOO
b:votre candidature	OONONOKNONNOVNN
b:votre cv	OOOOOONOOOOOSOO
b:votre domicile	OONOOLONOVOPOOO
b:votre montée	OMNOOMOOOSOOOOO
b:votre profil	OSOOOONOOOOOOOO
b:votre rôle	OOOOSNOOOOOOOOO
b:votre vie	OOSOMMKMOQONNNO
b:vous accompagner	OMNOOMOOOTOOOOO
b:vous aurez	MROOOSMOOOOOOOO
b:vous avez	OOOOOLUOOOOOOOO
b:vous former	OOOOOMNOOTOOOOO
b:vous ne	OMONQKLOOUNOMOO
b:vous possédez	OOOOOOMSOOOOOOO
b:vous pouvez	NOUNNMKNNMMNOML
b:vous recherchez	OOOONITOONOOSOO
b:vous réalisez	OOOOOWJOONNOOOO
b:vous travaillerez	OOOOMTMOOOOOOOO
b:vous établissez	NOOOOSOOOOOOOOO
b:vous êtes	OOOOOOUOONOOPOO
b:vp of	OOOSRKOOOOOOOOO
b:w m	POOOOOOOOOOSOOO
b:wakefield audi	ONTOOOOOOOOPMOO
b:walks of	ONMSMMOOOOOONRO
b:want to	OONORMSOOOOOTOO
b:warehouse &	NNOTOONOOOOOOOO
b:warm and	OOOOOSOOOOOOONO
b:way support	OOSOOMOOONOOOOO
b:way the	OOMOOONOOSOOOOO
b:way to	OOMONRLNOTOOOOO
b:way we	OOROSMOOONOOKPO
b:ways to	OOROOOSOOOOOMOO
b:we all	OOOONNNOOOOOMTO
b:we appreciate	OOLOOOPOOPNOSNO
b:we believe	OOTOOONOOQOOOPO
b:we build	OPONRSNOOOOOONO
b:we care	OOTOONOOOOOOOPO
b:we collect	OOLOOOOOOOOOLTO
b:we continually	OOSOOOOOOOOOOOO
b:we currently	OOMOOOOOOOOSOOM
b:we do	OOTOTNNOONPOIPO
b:we employ	OOTOOMOONMOOOOO
b:we foster	OOSOOOOOMOOOOOO
b:we genuinely	OOUOLOOOONOOOOO
b:we help	OOSOOOOOONOOOOO
b:we hire	OOWOOOLOOOOOOON
b:we invite	OOQONOKOOOOOTNO
b:we know	OOUONOOOOOOOOOO
b:we look	OOLOMOSOOQOOQOO
b:we make	OONUMNMQONOOOOO
b:we may	OOOOOONOOOSOOOO
b:we need	OOKMRRROOOOOMNO
b:we operate	OOSOOONOONOOOOO
b:we own	OOOSNMOOOOOOOOO
b:we pride	OOUOOOOOOOOOOOO
b:we receive	OONONOOOOOOOTMO
b:we recruit	ONKOOMNOONOONUO
b:we reserve	OOOOOOOOOOOOTNO
b:we serve	OOSOOOMOOOOOOOO
b:we stay	OOSOOOOOOOOONOO
b:we strive	OOTOOONOOKOOOOO
b:we suggest	NNJNMOOOOONMNNW
b:we support	OOSOONNOOOOOOOO
b:we take	OMMNNNVOSNOONNO
b:we treat	ONOOOOOOOOOONSO
b:we use	NLNVKMNOONNNLQN
b:we value	OOUOOOOOOOOOONO
b:we want	OOPOOOWNOOOOMPO
b:we welcome	OOOOOOOOONOOOVO
b:we will	OOKOMJNNOYOOUPN
b:we work	OOTOOOOOOOOOOOO
b:we would	OONOSOLOOOOOPRO
b:we'd love	OOMOOOOOOOOOUNO
b:we're a	ONVOMOPOOLOOOOO
b:we're committed	OOUONOOOOOOOONO
b:we're here	OOUONOOOOOOOOOO
b:we're in	OUMNMNNOOMONOOO
b:we're looking	OSJOSOOOOOPOOOO
b:we're seeking	OOJOUOOOOOOOOOO
b:wearing multiple	OOOOOOSOOOOOOOO
b:weather conditions	NNNNMLVNNNNUOMO
b:website and	OOOOMSOOOOOOLNS
b:wed thur	ONNOOOOOOOSOOON
b:wed thurs	NPMOOOOOOOTLOOM
b:wednesday through	OOOOOOOOONTOOOO
b:week 4	OONOOOOOOOTMOOM
b:week with	OONONOOOOOSNOOO
b:weekends and	OOOOOMROONTOOOO
b:weekends as	OOOOONOOOMUOOOO
b:well established	OOTOLNNOOOOOOOO
b:well-being and	OOLOPMOOOUOONOO
b:wellbeing and	OOSOOOOOOOOOOOO
b:wellbeing of	OOMOOOOOOSOOOOO
b:wellness and	OOOOOOSOOMOOONO
b:wenn du	OMOOOOOOOOOOSNO
b:what are	OSLNIOQNOONNNOS
b:what benefits	OOOOOOOOOTOOMOO
b:what do	OLONSNOOOOOOQON
b:what makes	OLORMLSOOOOOOOO
b:what to	OOOOOOOOOOOOSOO
b:what we're	OOOOLOOOOOOOTOO
b:what will	OSOOOONOOOOOOOO
b:what would	ONNNMTOOONNOOOO
b:what you	OQOOMOSOOOOOOOO
b:what you'll	OYNONOOOOQOOOOO
b:what's in	OSOOOOOOOOOOOOO
b:what's next	NQUNNNLNNKOOOMO
b:what's possible	OOLONPROOOOSOOO
b:when a	OOQOOSOOOOOONOO
b:when attending	OOMOSOOOONOOOOO
b:when necessary	OOOOOOSOOOOOOOO
b:when the	OOMNNTLOOOOOOON
b:when we	OONOOMMOOOOOLTO
b:when you	OOPOOKQOOOOOORO
b:when your	OOOOOSOOOOOOQOO
b:whenever you	OONOKNMNNMLOQNT
b:where our	OOSOOOOOOMOOOOO
b:where theory	OONOMOOOOTOOMOO
b:where we	OOOTNOOOOOOOOOO
b:where you	OOOOJOSOOQOOQNO
b:wherever you	OONONOMONNORSNO
b:whether they	OONSONNOOOOOOOO
b:who believes	OONOLOOOOSOOOOO
b:who can	OOLOSOSOOOOONOO
b:who could	ONOOMTMOOOOONOO
b:who is	OOLOOOUOOOOOOOO
b:who live	OOMOOOOOOOOOOSO
b:who meet	OOOOMLOOOOOOSRO
b:who need	OOUONNNOONONOOO
b:who ran	OOOOMNTOOOONOOO
b:who suffer	OOMTMNOOOOOOOOO
b:who thrives	OOOOOOUOOOOONOO
b:who wants	OONOSOLOOPOQOOO
b:who we	OWMONOMOONOOOOO
b:wholesale real	LOROSONOLOOOMON
b:why join	OOPOOOTOOQONNOO
b:wide range	OOOOOOOOOSOONOO
b:wider service	OOOOONSOONOOOOO
b:will act	OOOQSMOOOOOOOOO
b:will also	OOOOLTOOOOOOPOO
b:will collaborate	OOOONVOOOOOOOOO
b:will continue	OOQOOLNOOOOOOSO
b:will cover	OOOKMSNOOOOOQOO
b:will depend	ONOONOQOSMMOOOO
b:will develop	OOOOMSOOOOOOOOO
b:will directly	ONLSTNOOOLONMNN
b:will discuss	OOONOOOOONOOVMO
b:will drive	OOOOTNOOOOOOOOO
b:will have	OOOTGKTOOOROLOO
b:will help	OOMOSOOQONOONQO
b:will join	OOOOSNNOOOOOOOO
b:will lead	OOOOSQLOOOOOOOO
b:will maintain	OONNQUMOOOOONMO
b:will play	OOOOWOOOOOOOOOO
b:will provide	OOMOMRLOOWOPNON
b:will report	OOOVKKOOOOONOOO
b:will require	OOOONOTOOMPOONO
b:will support	OONOROOOOSOONOO
b:will take	NONNNSOOOOOOOOO
b:will train	NNMNMOKVNTMNMMN
b:will work	OOOVJOOOOOOOOOO
b:will you	OSOOOONOOOOOOOO
b:willing to	OOOONOTOROOOOOO
b:willingness to	OOOOOOWOOOOOOOO
b:window checks	ONOOOLPOOOOOSNO
b:windowa great	OSOOOLOOOOOONNQ
b:wine and	OOOOOOMOOSOOOOO
b:winthrop p	NNUOONOOOOOOOOO
b:with access	OONSOOOOOOOOOOO
b:with all	OOOPOTOOOOOOOOO
b:with an	OOROOMVOOOOONOO
b:with children	OOOOOOVLOOOOOOO
b:with client	OOOOSMOOOOOOOOO
b:with common	OONNNTONOOOOOOO
b:with dbt	OOOOOOTMOOOOOOO
b:with desktop	OOOOOOMOOOOSOOO
b:with dignity	OOUOOOOOOOOOOOO
b:with disabilities	OOOOOOOOOOOOOVO
b:with established	OOOOOUMOOOOOONO
b:with experience	OOOOQOMOTOOOOOO
b:with financial	OOOOOSQOOOOOOOO
b:with genuine	ONPOOOSOOMOONOO
b:with holiday	OOOOOSOOONOOOOO
b:with industry	OOMTPONOOPOONOO
b:with innovative	OOUONONOONOOOOO
b:with internet	OOOOOOTOONONOOO
b:with investors	OONONSOOOOOOOOO
b:with key	OUOOONONOOOOOOO
b:with little	OOLORLNNOOOUNNO
b:with local	OONOMTMOOROOOOO
b:with management	SOOOOOOOOOOOOOO
b:with match	OOOOOOOOOTOOOOO
b:with modern	OOOOSNRNOOOOOOO
b:with multiple	OOOOONSOOOOOOOO
b:with national	OONOOONSOOOOOOO
b:with new	OOOOOSOOOOOOOOO
b:with no	OOKMLNQORPOSLNN
b:with opportunities	OOLOOMOOOUOOPPO
b:with over	OOSOOONOOOOOOOO
b:with patients	OOOOOOSOOOOOOOO
b:with practical	OOOONTOOOOOOOOO
b:with prisoners	OONOPTMOOOOOOOO
b:with purpose	ONTOOOOOONOONNO
b:with relational	OOOOOPSNOOOOOOO
b:with respect	OOKOOONOOOOOOVO
b:with senior	ONOOTLOOOOOOSOO
b:with smart	OOOOOSNOOPOOOOO
b:with some	OOWONLOOOOOOOOO
b:with standard	OOOOOOLSOOOOOOO
b:with this	MNORJKNOORNLMNT
b:with uk	OOOOOLNOOOOOOSO
b:with unparalleled	OOMTONOOOOOOOOO
b:with us	PTOONNLOOOOOWML
b:with varying	OOMTONOOOOOOOOO
b:within budget	OOOOOSOOOOOOOOO
b:within our	OOOOOOMOOSOOOOO
b:without notice	OOOOONMOOOOOOUO
b:work 2024	OOOOOOOOOULOOON
b:work area	OOOOOOSOOOOOOOO
b:work as	OOPOMLSOOOOOOOO
b:work collaboratively	OOOOOSOOOOOPOOO
b:work environment	ORTONOMOOSOOOOO
b:work for	OPOOTMOOOOOOOOO
b:work from	OOOOOOOOOOOTOOO
b:work full-time	OOOOOOOOOOSOOOO
b:work in	OOOOONVOOOOOMOO
b:work is	ONMROONHOOOYNMO
b:work life	OKOORNKOOWOOOOM
b:work load	OOOOOQMONNTONNO
b:work location	OOOOONNNTMONOOO
b:work locations	OUOOOOOOOOOLOOO
b:work of	OOOOSOSOOMOOLOO
b:work offshore	NNONNOQNOQSOOOO
b:work options	OOOOOOOOOTOOOOO
b:work schedule	OQLOOONOSTLOOOO
b:work scheme	OONOOOOOOWNOOOO
b:work will	OMOLVLSOONOPNMO
b:work with	OOOUOSOOOOOOOOO
b:work you	OOLOTOOOOOOOOOM
b:work-life balance	OOOOOOOOOSOOQOO
b:worked in	ONMOMMRSOOOOMOO
b:worked on	OOQOOOSOOOOLOON
b:worker visa	OOOOJLPOOOOOMTO
b:worker visas	OOOOMLPOOOOOMUO
b:workflows and	OOOOQOOSOOOOOOO
b:working as	OOOOTMQOOOOOONO
b:working collaboratively	OOOOKQSOONOOOOO
b:working conditions	NONNNOOONNNUNNL
b:working cross-functionally	OOOOSMOOOOOONOO
b:working directly	OONPOSOOOOOOOOO
b:working for	OVOONNNPOOOOOJO
b:working knowledge	OOOOOONTOOOOOOO
b:working on	OSMPOMROOROOOON
b:working within	OOOOOULPOOOOOOO
b:works to	OOSOOOOOONOOOOO
b:world of	OOOONUOOOOOOOOO
b:world-class products	OOMSOONOOOOOOOO
b:would be	OOOOPOLXOOONOOO
b:would like	OOOONNOOOOOOOSO
b:would love	ONNOUOJOOOOOQNN
b:would you	OMMNQRNMONNOSNN
b:written test	ONOOOOMOOOOOVOO
b:www gov	OOOOOJOOOOOOPSN
b:y con	OOTONOOOOKOOOOO
b:y la	OOOOOOOONTOOOOO
b:y te	OOMONOQOOMOOSON
b:yard and	OOOOOTOOOOOMOOO
b:year experience	OOOOOONSOOOOOOO
b:year of	OOOOOOLRNOOOSOO
b:year preferred	OOOOOOOUNMOOOOO
b:years experience	OOPOOOSMOOOOOOO
b:years in	OOSOOOOOOOOOOOO
b:years of	OOOOOOYOOOOOOOO
b:years required	OOOOOOSOOOOOOON
b:you against	ONOONOMNOOOOTOO
b:you an	OONOONOOPOOOTNO
b:you can	OOQONKOOOOOOROQ
b:you could	NMNMMMTMNSNNNNN
b:you do	OOQOQOTOOOOOOOL
b:you enter	NNJNMOOOOONMNNW
b:you feel	OOOONOOOOOOOLSN
b:you have	OOOOOOOOOOOOTOO
b:you if	OOOOLOROOMSNPNO
b:you like	ONNOSOONOOOOSNN
b:you looking	OOMOOOOOOOTOOOO
b:you make	OOOOSPNOMOOOMOO
b:you meet	OOOOOOPOONOOSOO
b:you must	OOOOOOTOOOOOOOO
b:you need	OOMPOKOOOROOOQO
b:you own	OOPOJOOOONOOMOU
b:you passionate	OOMOXOLOOOOONNN
b:you practice	OONOONNOOSOOOOO
b:you ready	OOTOROMOOMOONOO
b:you require	OOOOOLOOOQOONSO
b:you say	ONLNNRTOOONONON
b:you should	OSOOMRNOOPOONOO
b:you the	OOLOPOOOOOOOSNO
b:you think	OOOOONMOOOOOUMO
b:you thrive	OONOWOSOOOOOKOO
b:you to	OOOOPKOOOSOOTOO
b:you understand	OONOONSOOOOOOOO
b:you will	OOOOOXOOOOROOOO
b:you would	OOOONMNOOOQNMTO
b:you'll be	OVOOOPNOOOOOOOO
b:you'll make	OONOSNOOOOOOOOO
b:you'll own	OOMSOPNOOOOOOOO
b:you'll play	OOOOSMOOOOOOOOO
b:you'll work	OONTTJNOOOOOOOO
b:you're comfortable	OONONONNMNUPLOO
b:you're not	OOTOOOMOOOOOOOO
b:you're ready	OONOOOMOOKOOUOO
b:youll be	OONOSNPOOONOOOO
b:your ambition	OUMOOONOOKOOOOO
b:your application	OOOOOOOOOOOO¡OO
b:your birthday	ONNOOOONNTNOOOO
b:your brand	OOONONNOOTOOOOO
b:your career	OOOOPOOOOWOOPOO
b:your choice	OOOOOOOONSOOOOO
b:your colleagues	OOONNNSOOOMPOOO
b:your contribution	OUMOOOPOOOOOLOO
b:your contributions	OMMOSOOOMRONOOO
b:your current	ONMOMONOOOOOTOO
b:your cv	OOOOOOOOOOOOTMO
b:your employment	OOOOOOOONONNNSO
b:your experience	OOOOOOMNSOMOROO
b:your first	OPQORMNOOSNOMOM
b:your future	OOJOONOOOVOOSON
b:your hourly	OONOOOOOTNOOMOO
b:your individual	OOMOOOMOUMOOOOO
b:your information	OONOOKNOOOOOJVO
b:your interest	OOMOOOMOONOOUOO
b:your life	OWKONNOOOOOOOOO
b:your lifestyle	OOOOOOOOOSNOOOO
b:your mark	OJNOPONOOOOOLOU
b:your mission	OSOONOOOOOOOOOO
b:your name	OOMOOONONNMOVON
b:your opportunity	PTRNNOONNMNLLMN
b:your own	OOOOONOOOSOOOOO
b:your passion	ONPOPSOOOMOOOMO
b:your personal	OMKOMMROPPOOMMT
b:your pi	OOLOOOOOOOOOLTO
b:your pipeline	OOOOOKLUMOOONOO
b:your place	OOKONOOOOOQOSOO
b:your professional	OOTOMOOOOOOOOOO
b:your pt	OOOOOMNOTOOONON
b:your recruiter	OOOOOMOOQNOOSOO
b:your resume	OONOTOOOOLPOROO
b:your shifts	OOOOOOOOOOUOOOO
b:your sign	NMMNJNMNNNMLLNY
b:your skills	OOLOSMIOOWOOOOO
b:your team	OONNPPOOOOSOKOO
b:your unique	OOSOMONOOOOOQNO
b:your voice	OOTOONOOOKOOOOO
b:your way	OOMOONNTOOOONOO
b:your well-being	OOMOLOOOOUOONOO
b:yourself and	OONOONOOOTOOOOO
b:zéro chaos	OOONSOOOOOOOOOO
b:£ 12	OOOOOOOOTNOOOOO
b:à 18h30	OOOOOONOOOSNOOO
b:à commencer	OONONOOOOMOOSOO
b:à forte	OOOONOMOOSOOOOO
b:à hauteur	OOOOOOOONSOOOOO
b:à l'écoute	OOMONMSOOMNNTON
b:à la	OOLOTTOOOOOOOOO
b:à partir	NOOOOOLOOOTOMNO
b:à postuler	OOOONONOOMONUON
b:à pourvoir	SMMNRLMMNNQNNNL
b:à travailler	OONOSLPOOOOOOOO
b:êtes autonome	OOOOOOTOONOOOOO
b:êtes passionné	OOOONOSOOOOOOOO
b:êtes titulaire	OOOOOOSOOOOONOO
b:être le	OOONSOOOOOOOOOO
b:être à	OONONOTOOMNNOOO
b:€ kilomètre	OOOOOOOONSOOOOO
b:모두가 어제보다	ONSOOMNOOOOONOO
b:분이 필요해요	OOOOOKUMOOOOOOO
b:분이면 좋아요	OOOOOLLUOOOONOO
b:어제보다 나은	ONSOOMNOOOOONOO
b:운영하고 있어요	NNKWOLNNNNNNMNM
b:있으신 분이	OOOOOKUMOOOOOOO
b:지향점을 두고	ONSOOMNOOOOONOO
b:팀원 모두가	ONSOOMNOOOOONOO
b:함께 할	OWOOONOOOOOONOM
benefit&cue:company	OOOOOOOOOVOOOOO
benefit&cue:duty	OOROOOOOOYOOOOO
benefit&cue:legal	OOWOOOOOOMOONUO
benefit&cue:noise	OOLSNOOOOLOOSRO
benefit&cue:overview	OQPOJPQOPIOROOO
benefit&cue:pay	OOOOOOOO^OOOOOO
benefit&cue:place	OOOOOOOOOOOTOOO
benefit&cue:process	OOMOPOOOOKOOVSO
benefit&cue:schedule	OOOOOOOOQPWOOOO
benefit&cue:we	OOUOMQOOOOOOOOO
benefit&cue:wish	OOOOOOLXOOOOOOO
benefit&cue:you	OOOXOOOOQIOOOOO
benefit&sign:call	OOPOKNOOMOOOTOR
benefit&sign:clock	OOOOOOOOONSOOOO
benefit&sign:colon	O[OOOOOOOJOOOOO
benefit&sign:digit	OOOOOOOOOUOOOOO
benefit&sign:inSomewhere	OOOOMOOOPNOVOOO
benefit&sign:money	OOOOOOOOSOOOOOO
benefit&sign:question	OXNONOOOOLOOOOO
benefit&sign:stop	OOPOOOLOOUOOOOO
benefit&sign:titleCase	OUPOOOMOPPOOOOO
benefit&sign:url	OOOOOOOOOMOOSNO
benefit&sign:years	OONOOOVTNHOOOOO
company&cue:legal	OOOOOOOOOOOOOXO
company&cue:noise	OTPOOOOOOOOOOOO
company&cue:offer	OOOOOOOOOWOOOOO
company&cue:overview	OMKSUOOOOOOOOOO
company&cue:pay	OOOOOOOOVOOOOOO
company&cue:place	OOSOOOOOOOOOOOO
company&cue:schedule	OOOOOOOOOQUOOPO
company&cue:team	OOOTNOOOOOOOOOO
company&cue:we	OOTOOOOOOOOOOOO
company&sign:call	OIOOSOOOOOOOQOO
company&sign:clock	OOOOOOOOONMOLSO
company&sign:colon	OVOOOOOOMOOOOPO
company&sign:commaName	OOWOOOOOOOOOOOO
company&sign:mail	OOOOOOOOOOLOKTO
company&sign:percent	OONOOOTOLOOOOOO
company&sign:question	OVMOLOOOOMOOVOO
company&sign:stop	OOWOOOOOOOOOOOO
company&sign:titleCase	OYQOOOOOOOOOOOK
company&sign:town	NMVNNNNONNNKOOO
company&sign:url	OOWOOOOOOONOISO
company&sign:year	OOVOOOOOOOOOOOO
cue2:company	OOYOOOOOOOOOOOO
cue2:demand	OOOOOO]OOOOOOOO
cue2:duty	OOOOOYOOOOOOOOO
cue2:legal	OOOOONOOOOOOL¡O
cue2:noise	OOLNOQMOOOOPKMW
cue2:offer	OOOOOOOOO_OOOOO
cue2:overview	OOOO¡OTOOOOOOOO
cue2:pay	OOOOOOOOaOOOOOO
cue2:place	OOOOOOOOOOO[OOO
cue2:process	OOOOOOOOOOOO[OO
cue2:schedule	OOOOOOOOOOaOOOO
cue2:team	OOPSOMOOONOOROO
cue2:wish	OOOOOOF_OOOOOOO
cue2:you	OOOOPXOOOOOOOOO
cue:demand	OOOOOO¢OOOOOOOO
cue:duty	OOOOO[OOOOOOOOO
cue:legal	OOOOOOOOOOOOObO
cue:noise	OOOOOOOOOOOOORZ
cue:offer	OOOOOOOOOgOOOOO
cue:overview	OOOOYOOOOOOOOOO
cue:pay	OOOOOOOOgOOOOOO
cue:place	OOOOOOOOOOOhOOO
cue:process	OOOOOOOOOOOO¢OO
cue:schedule	OOOOOOOOOOqOOOO
cue:team	OOObOOOOOOOOOOO
cue:we	OOZOOOOOOOOOOOO
cue:wish	OOOOOOEkOOOOOOO
cue:you	OOOOQSOOOOOOOOO
duty&cue:company	OOOOOTOOOOOOOOO
duty&cue:demand	OOOOOO¡OOOOOOOO
duty&cue:duty	OOOOOSOOOOOOOOO
duty&cue:noise	OMOQOPNOOOOOKTR
duty&cue:offer	OOOOOOOOOWOOOOO
duty&cue:overview	OPORTONOOOPOOOO
duty&cue:schedule	OOOOOOOOPOSOOOO
duty&cue:team	OOOXOOOOOOOOOOO
duty&cue:wish	OOOOOOOWOOOOQOO
duty&sign:call	OKJNQPJNUKONSOL
duty&sign:capitals	OOOOOOOOUOPOOOO
duty&sign:clock	OOOOOMPOOOPOMOT
duty&sign:commaName	OOOSOLOOOUOOOOO
duty&sign:question	ONOOMKJOOUNOROO
duty&sign:stop	OOOOOWOOOOOOOOO
duty&sign:titleCase	OaOOOJOOOOOOOOO
duty&sign:url	OOVNOONOOOONLNM
duty&sign:year	OOOOOOOOOOLOMOT
end:$	OOOOOOOOZOOOOOO
end:'ll	OOOPTTNOOOOOOOO
end:'re	ORROUNOOONOOOOO
end:-15	OOLOOOOOOOOMVOH
end:-19	ONMSONQOOOOOOOM
end:-on	OOOOOOTOOOOOOOO
end:-v8	OSOOOLOOOOOONNQ
end:024	OOLOOONOONOOQUN
end:07	LLHMMNNNNML[NNI
end:1	NYMOMHKNONNNMOQ
end:10	ONLONQONMNQOOOT
end:11	ONNOOMLOOOOOOOU
end:12	OLJNMLRMLNQSLNP
end:13	ONOOOMLOOPOOOOT
end:14	ONNOONLNOONOOOU
end:15	ONNOOOMOOPOOOOT
end:1st	OMOONOJNNNNOYML
end:2	NLLMNMKNOOMTOOV
end:2-5	ONOOOLTQOOOOOOM
end:3	ONOOOMOOOPOOOOU
end:35h	OOOOOOMOOOUOOON
end:4	ONNOOMLOOONONOV
end:40	OOMONOOOOOTNOOO
end:401	OOOOOOOOOTOOOOO
end:5	ONNOOKNOOONOOOT
end:5+	OOOOOOSOOOOOOOO
end:6	ONMOOMNOOOQOQOS
end:629	OOOOOOOOOOOSOOM
end:66#	OONOOOVOOOONPOL
end:7	MMLNNLLNUNOOMNT
end:8	ONNOOMLONOUNNOS
end:9	ONNOOLLOOOOOOOU
end:a	OOOOOLTOOROOOOO
end:ab	OOTOOOOOOOONOOO
end:ace	OLLONOUOONOOOON
end:ach	NJMSONOOOOOOQOS
end:ack	OOOOOTOOOOOOOOO
end:act	OPOONTOOOOSONOO
end:ada	OLNNOOOONQSSOOL
end:ade	OOOOOOOOTOOOOON
end:ady	ORLOKOOOOOOONNT
end:aff	UOOOOPMOOOOOOOO
end:age	OPOOOUPOOOOOOOO
end:ai	OSPOOJOPOOOOOOO
end:aid	OMOOOTKOTROOOON
end:ain	OOOOOVOOOOOOOOO
end:air	MLVNLOLOONUNMNL
end:ais	MNMMMLMVNNMMMNM
end:ake	OROOOXOOOMOOOMO
end:al	OOKOOOOOTOOONOO
end:ale	OOMOOOOOOOOSOPO
end:all	OOOOOORPOPNMKUO
end:als	ONKOSOMVOOONOOL
end:ame	OJNNNOTNNMNOTNR
end:ams	NMQOOOLOOONNOOU
end:an	OTQOOKOPOOOOOOO
end:ana	OOTOQOOOOOOOOOO
end:ane	OOQOOONOOOOMNSO
end:ant	VOOONOROOOQOPOO
end:any	KOTOOOOOOSOOOOO
end:ape	NOPOPOOOOOOSOOO
end:apr	OONOOOOOOOKOQOS
end:ar	MLLNTNPNMNNNSNM
end:ard	OKMNOIPORTSNMNO
end:arn	OMPOOOSOLNOOMOS
end:aro	OOMOOOOOOOOSOOO
end:art	OOUOOOOOOOUMOON
end:ary	OQOOONROUOOOOOO
end:ase	OPOONJOOONOOUOT
end:ash	ONOOONSOOOOOOOO
end:ass	OMNNMLOUOOOOILT
end:ast	OOSOOOOOOOOOOPO
end:at	OOYOONOOOOOOOOO
end:ata	SOOOOJOPOOOOOQO
end:ate	OOOOO¡OOOOOOOOO
end:avy	UNMOOOOOOOONOOO
end:aws	ONRNOONSOOOOOOO
end:ays	OOOOOSOOOONOOQO
end:bal	OMSOPOOUOOOOOON
end:be	OONOORSOOUOOOOO
end:bio	OOOOSONOONOONOO
end:ble	OOOOOOVOOOOOOOO
end:bly	OLTOOOKUOOOOOOM
end:bre	OOOOONNOOOSONOO
end:but	ONPOQMSOOOONONO
end:by	OOSOQNOOOOOOMQO
end:cad	NLPOOOUNOOONONO
end:cdi	OMOOOOOOOOVOOOM
end:ced	OOOOOOSOOOOOOOO
end:ces	NTLNRHXNNLNMJNK
end:che	OMSSHNOTOMNNNOL
end:ché	MNOTOMOOOOOPOOO
end:cia	NNQOONNUONOONON
end:cle	QOOOOOTMOOONOON
end:co	ONSOMONIOOOOMWO
end:com	ONVOPPMOOOOOOOO
end:d	MKKVLLMNUHMMMNL
end:dad	NNOONNUNOMSONON
end:day	OOOOOOOOOQYOOOM
end:dbt	ONOOONOSOOOOOOO
end:den	LVJMTLLMLMLKQLI
end:der	OOOOOMSOOOOSOON
end:des	OOOOOPOOOWOOOOO
end:dge	OOOOOLPUOOOOOOO
end:die	ONSONOLOOTOOOOM
end:din	ONMOOONOOONNNMV
end:dle	OOOOOSOOOOOOONO
end:do	OMLNQOOONLLOSNV
end:dos	NIMNNMMNNLTMNNT
end:dra	OOOOOMLOOUOMOOO
end:du	OIDISWTLODKQJNM
end:e's	OOOOSLOOOOOOOPO
end:ead	QOOOOUOOOPOOOOO
end:eam	OOMNOOVOORLOOOO
end:ear	NOOOOMOOOOOOOOW
end:ech	QKLTOOPONSNKNOM
end:eck	OMOOOOTOOOOONOO
end:ect	OKOPOOOOOOPOOOO
end:eed	OOQOOOTOONOOOOO
end:eek	OOLOOONOOOXLOOL
end:een	NNNOMOIVONNNQNN
end:eeo	OPNOOONOOOOOOSO
end:eep	OOOOOSOOROOOOOO
end:eer	OPNOOOOOOSONOOS
end:eet	PONOOTOOOOOOQNO
end:eil	NMMMLWLNNMNMMNM
end:ein	OSROOOOOOOOOMOO
end:eit	NLKNJOONNNTUMNK
end:eld	OJOMTOJTMJMTKMJ
end:ell	OORORLNONSOOQNN
end:elp	OTMOLTOOONOOOOO
end:ely	OOOOOWOOOOOOOOO
end:ems	OINNOSNOOOOOOOU
end:en	OOQOPLOONMOSOOO
end:end	OONOOVNOMOOOSOO
end:ene	NMOOTNNNNONKQNM
end:ept	MLLONNOONONNONV
end:era	ONOOOSLOOOOOOOO
end:ere	OPUQPONOOOOOMOO
end:ers	NKRONTOOOLONPNM
end:ert	OOVOQOMOOMOOOOO
end:ery	ONROOMSOOOOOOOO
end:ese	OMRNONOOOMOOSQO
end:est	NOONNOPMOPLTNMO
end:ety	OQOOOMSOOOOOOOO
end:eur	ORQOLOTOPLNLNON
end:ews	OOOOOOOOOOOOSOO
end:ext	JNTOOOKOOLOONOV
end:fer	OOOOOOLROSOOOOO
end:fic	OONOOTOOOOOOOOO
end:fil	OSOOOOOOOOOOOOO
end:fin	OONOTOLRNNNNMNN
end:for	OOTOOMOOOOOOSOO
end:ful	ONONNKVNOSOOPOO
end:g-p	OOTOOOOOOOOOOOO
end:gal	OJKNNOMNNUPSLMR
end:ger	OOTOLNUOOOOMOOM
end:ges	OQNORSNOOLOOOOO
end:ght	ONUOQOOOOOOOLSM
end:gic	OJOOOOUOOOOOOOO
end:gie	ONNUNNNOOOOOOOO
end:gle	OVOOOOKSOOOOOOO
end:ham	OOOOOOOOOOOSOOO
end:hat	OXOOOOOOOOOOOOQ
end:hed	OOOOOOOONSOOOOO
end:hen	OOOOOOMOOOSOOPO
end:her	OPNOUOJTOOONKOO
end:hey	OOOOXONOOOOOOOO
end:hgv	SOOOOOOOOOOOOOO
end:hip	ONOOOMUOOLOOMNQ
end:his	OONOWOOOOOQSOOO
end:hly	OOOSOLRLOPOOOOO
end:hon	ONOOOOSPOOOOOOO
end:how	OXNOOOPOOOOOKOO
end:hr	TOQOOOOONOOOOOO
end:i	NNJOMOMNNNMONOV
end:ial	OWMOOOOOOTQOOOO
end:ian	VTONONOOOOONOOM
end:ica	NNVOOOOOOOONOOO
end:ice	UVNOOLOOOPOOOOO
end:ick	ONNOOONOOSOORQN
end:ics	TQOONJLOOOOOOTP
end:ide	OOOOOZOOOOOOOOO
end:ied	OOOOOOOPOOUOOOJ
end:ien	OMOOTUNOOOMOOON
end:ier	QSOORLMOOOOOOOO
end:ies	OYMPOOOOOOOOOOO
end:iet	OOOOOOSOOOOOOOO
end:iew	OMOOOSNOOOOOOOS
end:if	OOOOQOOOOOOOVPO
end:ife	OOTOOOOOOOOOOOO
end:ift	OOOOOOOOUOLOOOO
end:ify	OOOOOXOOONOOOOO
end:ild	OOOOOSOOOOOOOOO
end:ill	OUJMOSOOOMOOOOO
end:ime	OLOOOOOOPOYOOOM
end:in	OOOOROOOOQOSOOO
end:ind	OOVOLLNOOOONLNU
end:ine	OOOOOOIOPPOPNOR
end:ing	OOOOOVOOOOOOOOO
end:ink	ONMOOORPONOOSON
end:ins	OOMOOPOOOOPTOOO
end:int	TNNOOPNOOOROOOO
end:ion	OTOOOOOOOOOOOOO
end:ior	VONOROOOOOOOOOO
end:ipt	OOOOOORPOOOOTNO
end:ire	OROOOLPTOLOOOOO
end:is	OKMOQOLUONOOSNM
end:ise	OOOOOTOOONOROOO
end:ish	PONOOMRTOOOOOOO
end:ist	OOOOJUOOOOOPOOO
end:ite	TLMSOOQOOONOIOQ
end:ith	OOTQOKMOOPOOOOO
end:its	OSOOROOOOOOOOOO
end:ity	OPOOOOWOOOOOOOO
end:ité	OOROONSOOOOMOOO
end:ive	OOOOOOOOTOOOOOO
end:ivi	ONOOOTOOONOOOOO
end:ize	OOOOOXOOOOOOOOO
end:ión	OXNOOOOONMQNOOK
end:job	QVNOOOOOOOOOOOQ
end:joy	OONOOOOOOWOOONO
end:kd1	OMNOOOOLNOOOVNM
end:ked	OOSOOOOOOOOOOOO
end:ker	OISNNORVOLNLOML
end:kes	OOOOOVOOOOOOOOO
end:ket	ONOOOOSOSOOOOOO
end:key	OSOOPOOOOOOOOOP
end:kie	MMMNOONONONNONT
end:la	OQNNOLOUONOOOON
end:lan	ONOOPPMOOSOOOOO
end:lar	NMKMOOTONSRNOOL
end:las	ONOOOOOOOOOVOOO
end:le	OSKOSMTOOOOONOO
end:led	OKOOOMOOOOOOOOT
end:ler	ONUOOROOOOOLOOO
end:les	OSOOOPONPMOOQOM
end:lid	OOOOOOWOOOOOOOO
end:lir	OOOOOSOOOOOOOOO
end:lle	OMOOOOOOOTOWOOM
end:lly	OOOOOPSOOQOOOOO
end:lop	OOOOOXMOOOOOOOO
end:los	OONOOOOOOOOVOOO
end:lth	OOOOOMOOOXOONOO
end:lue	OOTONOOOOOOONOO
end:lus	NMUNKNOKNSMNMNN
end:m	OOOOOOOOOOOOOTO
end:mal	OONOOOOTONOONQN
end:may	OOOONYOOOOOOOOO
end:med	SOOONOOOOOOOOOO
end:mer	SOOOPNNROOOOOOO
end:mhi	OONOOOOOOOOONTO
end:mic	OOPONONOOUOOOOO
end:mis	OOOOOOTOONOOOOO
end:mit	NLNMSMKNNQMLPMT
end:mpt	OOOOOOLNOOUONON
end:mum	OVOOOOOOOOOOOOO
end:n's	ONROOOOOOKOOTOO
end:n't	NMKNKORPNMNNTMN
end:nal	OQNOOQOOOQOOIOP
end:nas	HNQONOOOMOOVOON
end:nce	OOOOOOPVOOOOOOO
end:nch	OLTNKQLUONNNMON
end:ncy	OOQOOOVOOOOOQOO
end:nds	OOOOOTONONROOOO
end:nes	OSPOOOOOOOOOONO
end:net	MKMPNORMUNMNPNN
end:new	OLOOOTKNNOOOSOO
end:ney	OOVONLOOOOOOOOO
end:nez	OOTOOMONOMOQNOO
end:nge	NMMNNRRNNNOOTNN
end:ngs	NLLNNNLNNNNPNNV
end:nly	NMMOMOSONOOOTNN
end:nne	OOOOOOTNOOOOOOO
end:no	KIPOKQPKLLPOUMJ
end:not	ONNNNNTNVOMLNML
end:now	OMONNOIRONOONOT
end:nta	ONNOOOOOOOORTOO
end:nto	LMUMNOLTNNKMNNN
end:nue	PONOTMNOOOOOOOO
end:nus	OSOOOLOORMOOOOO
end:oad	ONOOOOSOOOOOOOO
end:obs	OIOOOOOOOOOOTMW
end:ode	NMSNNNMMONUKNON
end:ods	OOUOOROOOMOOOON
end:ody	NLLOTOJNKNNNUNN
end:of	OUMNMJLNTMOOONO
end:oft	OOOOOOSOOOOOOOO
end:ogy	UKSOOONOOOOOOOO
end:oin	OOQOTOOOOOOMTOO
end:oir	OONOOLVOOOOOOOO
end:oke	MUOOOOOOOLOOOOO
end:ola	OIQOOOOOOOOOOOU
end:old	OOOOOSOOOOOOOOO
end:ole	OPOOOUOOOOOOOOO
end:ols	ONNNNMTMORNNNOM
end:ome	ORPOOOSOOKOKQNO
end:on	NMLNNMMOLNVNOOR
end:one	OTROOKSKOOOOOML
end:ons	OQOQOMOONTOOOOO
end:ood	OOOOOOXOOOOOOOO
end:ook	ONLOTTNOOMOONNN
end:ool	MNOOOOQOOOOOOOT
end:oop	OOSOOOOOOOOMOOO
end:oot	OOOOOTOOOOOOONO
end:or	OMMOSOPSOOOONON
end:org	JNUOOONROOOOONN
end:orm	OOOOOUOOOOOOOOO
end:ors	NNNNNOPKNJNNUNT
end:ort	ONNOOZOOOOOQOMO
end:ory	RONOSMSJOOOOOOJ
end:ose	OOOONQNOOOOOLOU
end:oss	OOVONNNOOOONONO
end:ost	OVOOONKOONPOMON
end:ote	OOOOOSMOOOOVONO
end:oud	OOOOOOJVOOOOOOO
end:our	OSXOONOOOOOOOOO
end:out	O]OOOOOOOOOOOOR
end:ove	OONONOWMOOOOOOO
end:own	OOOOOUOOOOOPOOO
end:ows	OOOOOOOOOSOOOOO
end:pal	SOQONOOOOOOOOOO
end:pay	OOOOOOOORTOOOON
end:ped	KLLLMNMNMNMLLNZ
end:pen	OONOOOXOONNNNRN
end:pet	OMMOOOOOOTOOOOO
end:ple	OPOOOJOOOOOOQOS
end:ply	OOOOORNOONOOUOO
end:pro	OOTNONMSOOOOOOO
end:pto	NOSOOOOOOOOOOOO
end:qué	OWOOOONOOMOOOOO
end:r's	OOOOOOTOOOOOOOO
end:ral	OOKOQUOOOOOOOOM
end:ram	RMLRKLUNNMNNNON
end:rar	NNLNOONOOONONOV
end:ras	OOVOOOOOOOONOOO
end:rch	OLNOOOPOUSOOLOJ
end:rco	ONPOOOOOOSOOOOO
end:rds	OQNOMOUOOKOONON
end:red	OYOOOONOOOOOOOO
end:ree	OOOOOOOOOYOOOPO
end:rer	OOOOOVOOOOOOOOO
end:res	OOOOSSOOOOOOOOO
end:rge	OONOOOOONTOOOOO
end:rgo	MOTNRNOOOOONOON
end:rgy	UJMOOOSMOPONOOM
end:rh	NOUOOOOOOOKOOOO
end:rid	OMNOOOONOROXOOO
end:rio	LSKMMMMNWLNLMNM
end:ris	LLLOOOQNNONWONK
end:rks	OOOOOWOOOOOQOOO
end:rms	OOOOOTOOOOOOOOO
end:rn	OOOOOMQONOONOOS
end:rno	MVMNNNMMNNNMNNM
end:ron	OOVOOOOOONONOOO
end:rry	SOOOPPOOOOOOOOM
end:rst	OOKOUONOOOOMPNO
end:rue	OONOMMXOOOOOOOO
end:rup	OKMNOOOOOOOWNOK
end:rás	OOOOOOOOOSOOOOO
end:rée	OSOOOOOOOOOOOOO
end:san	OOMOOOOOOOOTOOO
end:sch	OOUOOOOOOOONOON
end:se	OOSOOOOOOOOOOOO
end:sed	OOOOOPRSOOOOOOO
end:see	OOSOOSKOOMOOOLQ
end:seq	MLLYMJJLMMMLMML
end:ser	OOOOOUMOOPOOOOO
end:ses	OOOOOTOOOPOOOOO
end:si	OOOOMOQNOMOOUOO
end:sic	OOOOOORSOOOOOOO
end:sis	OLNNMRMOOSOOOOO
end:sit	OLQONOMOMKNONMW
end:ska	OOSOPONOONONNOO
end:skf	OOSOOOOOOROOOOO
end:so	OOMOMONOOTPOOOO
end:som	NPNNTPMONROONOO
end:son	POKOPMOIOPOXKPM
end:sql	OHOOOTROOOOOOOL
end:sr	VNMONOMOOOPOOOM
end:sta	UTOOKONOONONNON
end:ste	RKLLILJLMLZMIMJ
end:sts	OOOOOUOOOOOOOOR
end:t's	OVQONKPOONOOOOO
end:tal	OPKOOOOOOPOSOOL
end:te	NLINSMKMNLMNKMW
end:ted	OJOOOOOOOOOROOT
end:tem	OLOROLSMONLNNNT
end:ten	NLNONOKQKSTTMMO
end:ter	OOPONOSOOOOTOON
end:tes	OOQOOZOOOOOOOOO
end:the	OOOOSOOOOOOOOOO
end:tic	OOLOOUMOOSOOOOO
end:tid	OONOOOLOOLOOOOU
end:tis	LMXNNONOOOOMOON
end:tly	OOOOOTSOOOOOOOO
end:to	OOOOOPSOOOOOROO
end:ton	JOOOOOOOOOOZOOO
end:top	NYONONJLOOOMNOL
end:tor	QOOOPONSOOOOOOO
end:tos	NNMNNNKUNNNNNNN
end:tps	IOOOOOOOOOOOOO¡
end:tra	LNMNNSLPONUNMNK
end:try	MMLMMVMMMMJLNST
end:tva	OOMOOOOOOOOOOTO
end:two	NNNMONOLLRTNQNN
end:tät	OTNNNIQOONNOOOO
end:tés	OPTOOOOOOOOOMOM
end:ual	OQPOOOOTOQOOOMN
end:ube	NNNNNNMTNNNMNNN
end:uca	PNWOOOOOOOOONOK
end:uce	OOOOOVNOOOOOOOO
end:uct	OONOOVOOOOOOOOO
end:uda	OONOOOOONUNONOO
end:uld	OTMOQOONOKOOROM
end:ule	OOOOOPMOMOVOOOO
end:ull	TMMOOOOOOOTOOOO
end:ume	OOOOOOOOOOOOSOO
end:un	OOOONOOOOOPOSOO
end:una	OOSOOOOOMQOONOO
end:ung	ORPOSMOOONOMQOI
end:uoi	OSOOOOOOOOOOOOO
end:ure	OOSOOTOOOOOOOOO
end:use	OOOOOSOMOOOOOOO
end:ush	OOOOOOOOOSOOOOO
end:ust	OOOOOOUOOOOOOOP
end:ute	OOOOOUOOONOOOOO
end:uto	POTOOOOOOKOOOOO
end:ved	NOXMNPLMNNNNNNM
end:vel	OTOOPRLOOOONOON
end:ves	OOQOOTOOOOOOOOO
end:vi	NMNNLKSNMQNOSNM
end:vie	OMNOONNOOTOOOOO
end:vos	OTOOOOOOOOOOOOO
end:was	OUOOONMOOOOOOOO
end:we	OOTOOOOOOOOOOOO
end:who	OXKOOOMOOOOOOOO
end:why	OZTOHOOOOOOOMOO
end:wir	OOOOSOOOONOMKSN
end:wth	OUOOOMOOOPOOOOO
end:www	ONKOMOOOOONMLNY
end:y	OOOOOONQNSOOOOO
end:yal	ONTOONOOOOOOOON
end:yan	OOUOMNOOOOOOOOO
end:yce	ONPOOOQNNNONMTN
end:yee	OQOOONOOOXOOOOO
end:yja	OMOOOOOOOONOUON
end:yld	NOTNNOOOOOONOOO
end:you	OOOOOOSOOOOOOOO
end:ype	MPOOOOUOOOPNNOM
end:yze	OOOOOUOOOOOOONO
end:zed	OMOONOXNOONOOOO
end:zes	OOOOOWMNOOOOOOO
end:zyr	OMPNONUNNONOOOL
end:ção	KZJLLLLMLMLKMMJ
end:êts	OONONOOOOMOOSOO
end:€	OOOOOOOOSOOOOON
end:이런	OWOOONNMOOOOLON
end:토스의	NNNSOLMROOOONON
first2:1 	NZMNNHJMNNNMMOP
first2:10 	ONNOOKLOOONOOOU
first2:11 	ONNOOMLOOOOOOOU
first2:12 	ONNOOKLOOONNOOV
first2:13 	ONNOOMLOOONOOOU
first2:14 	ONNOONLNOONOOOU
first2:1st april	ONOOOOMOOOOOVNL
first2:2 	OMMONMKOOOMNNOX
first2:2024 robert	OOLOOONOONOOQUN
first2:299e88db7d5dd85e0b7ba65666# 	OONOOOVOOOONPOL
first2:3 	OMNOOLLOOONOOOU
first2:3-po-safe-decent-and-secure-jd048-v8 0	OSOOOLOOOOOONNQ
first2:35629 tuineje	OOOOOOOOOOOSOOM
first2:4 	ONNOOMLOOONOOOU
first2:5+ years	OOOOOOSOOOOOOOO
first2:6 	ONNOOMLOOONOOOU
first2:6 months	OOOOOOOOOOSOOON
first2:7 	NMJNOLLOVONNOOR
first2:8 	ONNOOMLOOONOOOU
first2:9 	ONNOOLLOOOOOOOU
first2:a career	OOUOMOOOONOONNO
first2:a friendly	OOOOOMTOOSOOOOO
first2:a full	OOOOOOUNOOOOMOO
first2:a great	OKKNNOKMOXNONOO
first2:a list	OOOOOOOOOOOOSOO
first2:a partir	OWONNJKNONNMNOO
first2:a vos	ONOONONNOMOOTON
first2:ab underground	OOTOOOOOOOONOOO
first2:ability to	OOOOOOXOOOOOOOO
first2:able to	OOOOOOUOOOOOOOO
first2:about the	OUOOOOOOOOOOOOO
first2:about us	OSOOOOOOOOOOOOO
first2:access to	OOOOONQOOUOOOOO
first2:accounts payable	PTLONMOOOOOMOON
first2:act as	OOOOOVOOOOOOOOO
first2:additional information	OTOOOOOOOOOOOOO
first2:administrative assistant	TOOOOOOOOOOOOOO
first2:administrative tasks	OOOOOSLOOOOOOOO
first2:advaana inc	OOTOQOOOOOOOOOO
first2:air 	MMVOOOOOOOOOOON
first2:always follow	OOOOOSOOOOOOOON
first2:an equal	OLOOOOOOOOOOOUO
first2:an extraordinary	OXNOMJNOONNNONL
first2:analytics &	OWONNIKOOMOOOOO
first2:analytics engineer	WKNOOOOOOOONOOS
first2:andras hotels	OOVOOOOOOOONOOO
first2:annual salary	OTOOOOOOLOOOOOO
first2:applications must	OOOOOOMOOOOOSOO
first2:apply now	OOMOOOOOOMOQTOO
first2:apply today	OOOOOONOONOOUNO
first2:apr 5	OONOOOOOOOLOMOT
first2:ar du	MLLNTNPNMNNNSNM
first2:are you	OOOOZOIOOOOOQNO
first2:as our	OONOTLNOOOOOOOO
first2:assist with	OOOOJTOOOOOOOOO
first2:assistant buyer	UMNONOOOOOOOOOO
first2:assistant management	TOOOOOOOOOOMOON
first2:at bespoke	OOSOOOOOONOOOOO
first2:at least	OOOOOOOSOOOOONO
first2:at mft	OOSONONOONOONOO
first2:attach a	NNOOOOOOOOOOSOO
first2:availability to	OOOOONSOOOROOOO
first2:based on	OONOOROONSOOOOO
first2:basic knowledge	OOOOOOSOOOOOOOO
first2:basic understanding	OOOOOOMTOOOOOOO
first2:be a	ONNONSMNOQOONOO
first2:be able	OOOOOOTOOOOOOOO
first2:be part	OOLONOLOOXOONOO
first2:being a	OOOOOOMSOOOOOOO
first2:benefits 	OVOOOOOOOJOOOOO
first2:benefits of	OOOOOOOOOSOOOOO
first2:benefits package	OTOOOOOOOKOOOOO
first2:bi restitution	OOOSONOOOOOOOOO
first2:bokaro steel	OOMOOOOOOOOSOOO
first2:bonus points	OUOOOOPJNOOOOOO
first2:bosch group	OOUOOOOOOOONOON
first2:branch administrator	OLTNKQLUONNNMON
first2:business analyst	SOOOOOOOOOOOOOO
first2:business controlling	VJNNONOONOOOOOO
first2:business development	TOOOOOOOOOOOOOO
first2:business intelligence	RLMTNROONMNMOOM
first2:by applying	OOOOOMOOOOOOMSO
first2:candidate must	OOOOOOSOOOMOOOO
first2:candidates should	OOOOOOPOONOOUNO
first2:capacité à	OOOOONUOOOOOOOO
first2:cdi 	OMOOOOOOOOUOOON
first2:chance 	LKWONOKMONNNNMM
first2:christian cowan	OOTNONOOOOOOOOO
first2:city bitbucket	OMOOONTOOOOMOOO
first2:city town	OMOOONNONOOTOOO
first2:clear text	NNMNNOMONNONOOW
first2:clinical pharmacist	UMMONOOOOOONOON
first2:collaboration &	OTQOOJOOOOOOONO
first2:college degree	OOOOONUNOOOOOOO
first2:colors colors-a	NNNNOOLONLONNOV
first2:come see	NNKNONMONMNNVOM
first2:committed to	OOOOOOTOOMOOOOO
first2:communicate with	OOOOOSOOOOOOOMN
first2:communication skills	OOOOOMUOOOOOOOO
first2:company car	ONOOOOPOOSOOOOO
first2:company description	OSMOOOOOOOOOOOQ
first2:company overview	OSLOOOOOOOOOOOO
first2:compensation 	OTOOOOOOLOOOOON
first2:compensation for	OPOOOOOOLUONOOO
first2:competency in	OOOOONTPOOOOOOO
first2:competitive compensation	ONMOOOOOSLOOOOO
first2:competitive rates	OOOOONMOUMOOOOO
first2:competitive total	OVMONOOOJLOOOOO
first2:compliance officer	TKOOOOOOOOOOOOO
first2:computer with	OOOOOOTOONONOOO
first2:connaitre les	ONOOOMUOOOOOOOO
first2:continuous learning	ONOOOQLOOTOOOOO
first2:contract 	OMMOOOOONOVONOM
first2:contribute to	OOOOOVOOOOOOOOO
first2:contributing to	OOOOOSOOOOOOOOO
first2:cookie policy	MMMNOONONONNONT
first2:coordinate and	OOOOMSMOOOOOOOO
first2:coordinates with	OOONOTNOOOOOOOO
first2:core duties	OSOOONOOOOOOOOO
first2:corporate tax	TONOOOOOOOOPOOO
first2:crane payment	OONOOOOOOOOONTO
first2:creating a	OOOOOSOOOOOOOON
first2:customer service	VLLOROOQOOOPOOO
first2:dans le	NOOOTMNOOOOOOOO
first2:data analysis	OOOOOTOOOOOOOOO
first2:data analyst	WONOOOOOOOOOOOO
first2:data analytics	VNNOOOOOOOOOOOO
first2:data warehouse	ONOSOOPNOOOOOOO
first2:datenqualität 	OTNNNIQOONNOOOO
first2:day job	NJNONOOOONWOOOK
first2:deal with	OOOOOTNOOOOOOOO
first2:degree in	OOOOOOSNOOOOOOO
first2:dein kontakt	OSOOOOOOOOOOMOO
first2:demonstrated ability	OOOOOOJVOOOOOOO
first2:demonstrated experience	OOOOOOSNOOOONOO
first2:demonstrates the	OOOOOSLOOOOOOOO
first2:des missions	OOOOOMONOTOPOOO
first2:des moments	OMNOOMOOOSOOOOO
first2:description 	OWOOOOOOOOOOOON
first2:desirable 	OSOOOOOMOOOOOOO
first2:desirable skills	OSOOOOOLOOOOOOO
first2:desire to	OOOOOLTOOOOOOOO
first2:detail oriented	OOOOOOTLOOOOOOO
first2:develop and	OOOOOSOOOOOOOOO
first2:diamond acquisitions	LOTOOOOOOOOOOOO
first2:director of	UMJOUOONNNNNNON
first2:do not	NNONKNLOMONNWNM
first2:do you	ONJOROJOOLMOJOW
first2:done by	OTNONMMOOOOONON
first2:dra will	OOOOOMLOOUOMOOO
first2:driver's license	OLOOOOSOOOOOOOO
first2:du hast	ONONNNSNOMNONOO
first2:durée du	OSOOOOOOOOOOOOO
first2:duties responsibilities	OPOOOMOOOOOOOSO
first2:débutant accepté	OOOOOOTOOOOOOOO
first2:education 	OVOOOOOOOOOOOOM
first2:eeo aa	OKNOOOOOOOOONTO
first2:effective communicator	OOOOOOSOOOOOOOO
first2:elementid 	OONOOOLOOLOOOOU
first2:employee assistance	OOOOOOOOOSOOOOO
first2:employee relations	OTOOOLOOONOOOOO
first2:empowerment 	OWLOOMNOONOOOOM
first2:en el	OOTOOOOOMOOOOOO
first2:enfin vous	OOOONSLSOONONOO
first2:engage with	OOOOOSNOOOOOOOO
first2:enjoy the	OOMOOOOOOUNOOOO
first2:ensure compliance	OOOOOSOOOOOOOOM
first2:entreprise 	OTOOOOOOOOOONON
first2:entretien du	OOOOOTOOOOOONOO
first2:envie d'évolution	OMNOONNOOTOOOOO
first2:environmental conditions	NONNNOMNNNNUNNL
first2:equal employment	OSOOOOOOOOOOOLO
first2:equal opportunity	OSOOOOOOOOOONNO
first2:every day	ONQOSMNOONOOOOO
first2:excellent benefits	ONOOOOLOOUOOMOO
first2:excellent customer	OLOOOOTOOOOOOOO
first2:excellent organization	OOOOOOHVOOOOOOO
first2:expected hours	OOOOOONOMOSOOOO
first2:experience 	OVOONULMOMOOOOL
first2:experience in	OOOOOOOUOOOOOOO
first2:experience integrating	OOOOONSOOOOOOOO
first2:experience using	OOOOOMSOOOOOOOO
first2:experience with	OOOOOOSOOOOOOOO
first2:expertise in	OOOOOOSOOOOOOOO
first2:exposure to	OOOOONOSOROOOOO
first2:expérience 	OUOOOOMOOOOOOOO
first2:familiarity with	OOOOOOMWOOOOOOO
first2:finance manager	UNNNNOOOOMOOOOO
first2:find out	OOMONMMOOPOOMNV
first2:flexible and	OOOOOOTOOOOOOOO
first2:flexible work	OOOOOONOOTOOOOO
first2:follow all	OOOOOSNNOOOOOMO
first2:for everyone	OOSOOOOOOOOOOOO
first2:for more	OOUOOMOOOOOOOOO
first2:formation en	NNNNMNOONSNMMNN
first2:freyja oelkers	OMOOOOOOOOOOTOO
first2:full in-house	OOOOONNOOSNOOOO
first2:full job	OOOOOOOOOOOOTON
first2:full stack	SOOOOOOOOOOOOOO
first2:full time	OONOOOOOOMXOOOO
first2:full training	OOOONOPOOTNOOOO
first2:full-time 	OOOOOOOOOOZOOOO
first2:fully funded	OOOOONOOOSOOOOO
first2:further information	OTNOMMLOOOOOKSM
first2:g-p 	ONTOOOOOOOOOOOO
first2:gain hands-on	OOOOOONOOTONOOO
first2:gain valuable	OOOONMOOOSOONOO
first2:good computer	OOOOOOSOOOOOOOO
first2:good knowledge	OOOOOOSOOOOOOOO
first2:grade 5	OOOOOOOOTOOOOON
first2:greater milan	NONOOOOOOOOSOOO
first2:growth that	OUMOOONOOKOOOOO
first2:harrison drury	NONOOOOOOTOOOOO
first2:have a	OONOORTOOOOOOOO
first2:head of	TONOOOOOOOOOOOO
first2:headquartered in	OOSONOOOOOOOOOO
first2:heavy equipment	UNMOOOOOOOONOOO
first2:high level	OOOOOOKTOOOOOOO
first2:high school	ONOOOOUOOOOOOOO
first2:hire now	NMNOOOWNOOONNOO
first2:home office	NMLOOOWOOOOKQNO
first2:honey homes	OOVONLOOOOOOOOO
first2:how to	OUOOOOOOOOOOKOO
first2:https careers	NOOOOOOOOOOONOV
first2:https job-boards	NOOOOOOOOOOOOOS
first2:https jobs	MONOOOOOOOOONOV
first2:https www	NOLOOOOOOOOOQOT
first2:hybrid work	ONOOOPMNOPOTOON
first2:hybrid working	ONOOOOOOOSOPOOO
first2:identify and	OOOOOTOOOOOOOOO
first2:if you	OOOOPOOOOOOOTOO
first2:if you're	OOOOSOMMOMOOTOO
first2:in person	ONNNNNKMMOOZMNN
first2:in the	OONOSNOOOOOLPOO
first2:in this	OOOOWPOOOOOOOOO
first2:individual 	OKVOOONOOOOOOOM
first2:individual champion	OOONONNOOTOOOOO
first2:information security	UOLOOOOOOOOOOOO
first2:information technology	NMLOUOOONNMNNML
first2:ingestion &	ONOSONOOOOOOOOO
first2:innovative 	MUPONMMONONNNOK
first2:inside sales	TOOOOOOOOOOOOOO
first2:interact with	OONONTNOOOOOOOO
first2:interested individuals	OONOONNOOPOOSOO
first2:investigate and	OOOOOSOOOOOOOOO
first2:irvine ca	OONOOOOOOOOSOOO
first2:it is	OOOOOLPOOSOOOQO
first2:job description	OVOOOOOOOOOOOOO
first2:job details	LLOOOOOOOOOOOOV
first2:job detailseligibility	NVMNNNMOOONNMNM
first2:job level	OSOOOOOOOOOOOON
first2:job opportunity	WKLLMOLONNONMOR
first2:job posting	KUNOOOOOOOOOOON
first2:job title	OSOOOOOOOOOOOOO
first2:job type	OSOOOOOOOOOOOON
first2:jobs 	OONOONNOOONONOS
first2:jobs @	OOOOOOOOOOOOVML
first2:join a	NOOOUOOOOPONMOO
first2:join the	NOVOMOOOOKOONOO
first2:join us	OOSOOOONOQONSNR
first2:keep 100	OOOOOMNOTOOONON
first2:keep track	OOOOOSOOONOOOOO
first2:key responsibilities	OVOOONOOOOOOOOO
first2:know your	OOOONONTONOONOO
first2:knowledge and	OONONMVMOOOOQOO
first2:knowledge of	OOOOONOWOOOOOOO
first2:l'opportunité unique	OOOONOMOOSOOOOO
first2:la stack	OTONOOOOOOOOOOO
first2:las vegas	ONNOOOOOOOOSOOO
first2:le défi	OOONSOOOOOOOOOO
first2:le poste	NPOOTNNOOONOOOO
first2:lead a	OOONMNMNNTOOONO
first2:lead installer	UONOOMOOOOONOOO
first2:lead the	OOOOOVOOOOOOOOO
first2:leadership &	OMNOOOOOONOONOT
first2:learn more	OLQONONOONOOMNT
first2:les plus	NVNOOOMLONOONOO
first2:liaise with	OOOONSOOOOONOOO
first2:license certification	OSOOOOLOOOOOOOO
first2:license or	OKOOOOTOOOOOOOO
first2:licensed practical	SOOOOOOOOOOOOOO
first2:licensed to	OOONOOTOOOOOOOO
first2:life assurance	ONOOOOOOOUOOOOO
first2:life insurance	OOUOOOOOOJOOOOO
first2:line cook	UMNPOOOOOONNOOO
first2:lnkd1 uktj	OMNOOOOLNOOOVNM
first2:locals preferred	OOOOOOOSOOONNON
first2:located in	OOPOOORNOKOUOOO
first2:location 	OUNOOOOOOOOJOOM
first2:long term	OLMNOONRNOOONOS
first2:lorry driver	VMOONNOOOOOOOOM
first2:los angeles	OONOOOOOOOOVOOO
first2:luca faloni	PNWOOOOOOOOONOK
first2:m f	OOOOOOOOOOOOOTO
first2:maintaining a	OOOOOTOOOOONOOO
first2:maintenance engineering	UMNOOOONOOOOOON
first2:makati medical	NOSOOOOOOOOOOOO
first2:make an	NVNOLNNOONOONON
first2:manage the	OOOOOSOOOOOOOOO
first2:manage your	OWKOMMOOOMOOOOO
first2:many people	OOMONOOOOSNOOOO
first2:markham ontario	ONNOOONOOOOSOOO
first2:may also	OOOOMSOOOOOOOOO
first2:may be	OOOOOTMOOOOOOOO
first2:may perform	OOOOOSOOOOOOOOO
first2:medical dental	ONOOOOOOOSOOOOO
first2:mental health	OMNONPOOOTOOOOO
first2:microsoft fabric	OOOOONSNOOOOOOO
first2:minimum qualifications	OWOOOOJOOOOOOOO
first2:missions 	OSOOOOOOOOOOOOO
first2:monday to	OOOOOOOOONTOOOO
first2:must be	OOOOONTOOOOOOOO
first2:mutuelle 	OMOOOOOONUNNOOL
first2:méthodologie ai-native	ONNUNNNOOOOOOOO
first2:nationality requirements	OTNOOONOOOOOLON
first2:nice to	OTOOOOOMOOOOOOO
first2:no matter	ONQOLTLOOOOONOO
first2:nombre d'heures	OOOOONNOOOSONOO
first2:none required	OMOOOOUKOOOOOLO
first2:northeast georgia	OOSOOOOOOOOOOOO
first2:not specified	NNNNNNMNWNMLONL
first2:nous avons	ONMOJNQONNNNLOU
first2:nous recherchons	MMMOVOOOOOOONOO
first2:nous recrutons	OOLOUOOOONOOOOO
first2:nous sommes	JOVOPONOOOOOOOO
first2:nous vous	OOOONLNOOUOOOOO
first2:oder 	ONKNJNPOONNVNOM
first2:office management	SNMOOOOOOOOMOOO
first2:one minute	OONOSONNOOOONOO
first2:ontology engineer	UMOOOOOOOOOOOOO
first2:open to	OONOOOXOONNNNRN
first2:oportunidades de	OOOOOOOOOTOOOOO
first2:opportunities to	OOOOOOOOOUOOOOO
first2:opportunity to	OONONOOOOTOOOOO
first2:or 	OLOOOOVNOOOOOON
first2:oracle p2p	SPMOMOSONONOOOL
first2:order processing	ONONOQSMOOOOOOO
first2:organization 	OVONOOOOOOOOOOK
first2:other duties	OOOOOTOOOOOOOOO
first2:our benefits	OTMOOOOOOKOOOOO
first2:our client	OOMOOOOOOSOOOOO
first2:our engineers	OOMSOOOOOOOOOOO
first2:our focus	OOOTMNLOOOOOOOO
first2:our ideal	OOLONOTOOOOONOO
first2:our internship	OOOONTOOOOOOOOO
first2:our leadership	OONOONNOOSOOOOO
first2:our office	OONONSOOONOQOOO
first2:our officers	ONNTMMOOOOOOOOO
first2:our services	OOSOOOOOOOOOOOO
first2:our solutions	OOTNOLLROOOONOO
first2:our technology	OOLSOOOOOOOOOOO
first2:our work	OOTNNONNONOOOOO
first2:overview 	OMLOOOOONOOOOOU
first2:palliative care	OOOOOONSOOOOOOO
first2:paris 	LLLNNONONNNXONK
first2:part of	OOTOOOOOOOOLOOO
first2:part time	OOOOOOOOOOSOOOO
first2:participates in	OOOOOSNOOOOOOOO
first2:partner with	OOOOOSOOOOOOOOO
first2:partnering with	OOTONMOOOOOOOOO
first2:passion for	OOOOOOTOOOOOOOO
first2:pay 	OUOOOOOONOOOOOM
first2:people working	ONOOOLPOOOOOSNO
first2:performance bonus	OOOOOOONVLOOOOO
first2:permis b	OOOOOOTOONOOOOO
first2:personal attributes	OSOOOOMOOOOOOOO
first2:personal trainer	ONMOOMONNTOOOOO
first2:pet insurance	OMMOOOOOOTOOOOO
first2:physical fitness	OOOOOOUNOOOOOOO
first2:physical requirements	NUOOOOMOOOONNOM
first2:please do	OOOOOOQOOOOOLSO
first2:please ensure	OOOOOONOOOOOSOO
first2:please note	OOOOMOTOOMOOMRO
first2:please see	NJNONLPOOOOOOMV
first2:portland or	OONOOOOOOORSOON
first2:position description	OJONOOOOOONONOU
first2:position summary	OSOOONOOOOOOOOO
first2:poste à	SNNNKMMMNNUNKNM
first2:potential for	NJJMLLMMLTVMOMM
first2:pourquoi les	OSOOOOOOOOOOOOO
first2:power bi	ONOOOMSQOOOOOOO
first2:preferred skills	OSOOOOOLOOOOOOO
first2:preferred to	OONOOOLSOOOOOOO
first2:prepare and	OOOOOSOOOOOOOOO
first2:previous experience	OOOOOOMVOOOOOOO
first2:primary location	OTOOOOOOOOONOOO
first2:principal backend	TOROMOOOOOOOOOO
first2:prison officers	OONOSMOOOOOONOO
first2:professional development	OOOOOOOOOTOOOOO
first2:professional in	OOOONSQNOOOMOOO
first2:proficiency in	OOOOOOTOOOOOOOO
first2:proficient in	OOOOOOTOOOOOOOO
first2:program manager	RMMLMNUNNMNNNON
first2:project engineer	TOKOOOKOOPRPOON
first2:project management	ONNVQJOOOOONOON
first2:project voyce	NOSOOONOONOPOSO
first2:promote and	OOOOOSOOOOOOOOO
first2:proven ability	OONOOMOTOOOOOOO
first2:proven experience	OOOOOOVOOOOOOOO
first2:prêts à	OONONOOOOMOOSOO
first2:pursuing a	OOOOOONSONOOOOO
first2:qualification 	OSOOOOMOOOOOOOO
first2:qualifications 	OTOOOOOOOOOOOOO
first2:qualificationsbachelor's degree	OOOOOOTNOOOOOOO
first2:qualified candidates	OROOOOLOOOOOSOO
first2:quality assurance	OOSOOONOOOOOOOO
first2:quiet work	OOOOOOSOOOOOOOO
first2:qué te	OSOOOOOOOLOOOOO
first2:rattaché e	MNOTOMOOOOOPOOO
first2:read more	OMOOONMOOTOOQOO
first2:ready to	ORLOKOOOOOOONNT
first2:real estate	PNTPOONNOOOOOON
first2:reasonable accommodations	OOOOOONOOOOONSO
first2:recent graduates	NMMNNOPUOONNLNM
first2:redeployment interview	OSOOOOOOOOOOLOO
first2:refer a	OOOOONNOOTOOOOO
first2:registered respiratory	TKNONOQNOOONOOM
first2:reporting to	OONUOONOOONOOOO
first2:required 	OVOOOLJNOOOOOON
first2:required skills	OSOOONOOOOOOOOO
first2:requirements 	OXOOOOOOOOOOOOO
first2:respiratory therapist	SOOOOOOOOOOOOON
first2:responsibilities 	OWOOOOOOOOOOOOO
first2:responsible for	OOOOOUNOOOOOOON
first2:resume or	OOOOOOOOOOOOSOO
first2:revenue metrics	OOOOTMMOOOOOOOO
first2:rh contract	NOUOOOOOOOKOOOO
first2:river clyde	ONTOOOOOOOOOOOO
first2:robert half	OOUOQOMOONOOOOO
first2:role and	OGOOOXOOOOOOOOO
first2:role description	OXOOOOOOOOOOOOO
first2:role overview	OWNOOOOOOOOOOON
first2:role summary	OSNOOOOOOOOOOOO
first2:rush university	OOSOOOOOOOOOOOO
first2:safety and	OSOOOMOOOOOOOOO
first2:salaire 	OTOOOOOOMONOOOO
first2:salary description	OTOOOOOOJOOOONO
first2:salesforce vlocity	SOOOOOOOOOOOOOO
first2:salário nominal	LRKMMMMMUMMLMMM
first2:san francisco	ONNOOOOOOOOSOOO
first2:schedule 	OTOOOOOOOONOOON
first2:se health	OOSOOOOOOOOOOOO
first2:secteur d'activité	OSOOOOOOOOONOOO
first2:selection process	OSOOOOOOOOOOKOO
first2:senior analytics	SOMOQOOOOOOOOOO
first2:shift 	OTOOOOOOOOKOOON
first2:shift differentials	OMOOOOOOWOIOMON
first2:site administrator	WNLNOOOOOOOLOOL
first2:skills with	OOOOOOTOOOOOOOO
first2:so much	OOMONOOOOTOOOOO
first2:some of	NWNNNNMONJNONON
first2:some travel	ONOONOKOOOUOOOO
first2:someone like	OUNONNMOOOOOMOM
first2:sous chef	SNTOMOOOOOOMOOO
first2:sponsorship is	OOOOOOVNNLOOLMM
first2:sr 	VNMONOMOOOPOOOM
first2:stakeholder engagement	OSOOOKROOOOOOOO
first2:starting pay	OONOOMONVOOONON
first2:state farm	MNONONOOOKOOOWO
first2:state of	OOUNOONONOMNNOL
first2:strong interpersonal	OOOOOOMSOOOOOOO
first2:successful applicants	OOOOOKSOOOOOOOO
first2:successful candidates	ONONNOWNOOONRNO
first2:suivi des	OMOOOSOOOOOOOOO
first2:summary 	OTOOOOOOOOOOOOO
first2:supervisory 	NRLOLOTJNMNNNMM
first2:support team	OOOOOSOOOMOOONO
first2:supporting document	NJOONMNOOOOOMMV
first2:sustainably 	OLUOOOOOOOOOOON
first2:team leadership	OPONONSOOPOOOOO
first2:team meals	OOOOOONOOTLOOOO
first2:tech sales	TOOOOOOOOOONOOO
first2:technical lead	UNOOONOOOOOOOOO
first2:technical skills	OQOOUOJOOOOOOOO
first2:text 	ONOOOOKOOLOOOOV
first2:the 	OKNOMLOOOOOOMMV
first2:the ability	OOMOONSOOOOOOOO
first2:the associate	OOOOSMOOOOOOOOO
first2:the city	OONONOOOOLOTNOO
first2:the civil	ONKONKOOOOOOOVO
first2:the company	OOVMOOOOOOOOOOO
first2:the consultant	LONOSMSOOLOOOOO
first2:the coordinator	OONOMOTOOOOOOOO
first2:the customer	OONNTNOOOOOROOO
first2:the data	OOMTLNOOOOOOOOO
first2:the department	OOQRMJPOOOOOMRO
first2:the following	KOMOTOTOONOOONO
first2:the goal	OOOOUMMOOOOOOON
first2:the growth	OOOOMTOOOOOOOOO
first2:the ideal	OOOOUOTOOOOOOOO
first2:the job	OONOOSOOOOOONOO
first2:the main	OONNUKOOOOOONOO
first2:the maintenance	OOONMUOOOOOOOOO
first2:the mission	OOOSLNOOOOOOOOO
first2:the moorhead	NNSOOOOOOOOOOOO
first2:the office	OOVOOOOOOOOKOOO
first2:the opportunity	OONOSOOOOOOOOOO
first2:the patient	OOOONOSOOOOOOOO
first2:the physical	OOOOOOKOOOOOOTO
first2:the position	OOOVIOQOOOOOOOO
first2:the post	OOOOTNOOOOOOOOO
first2:the primary	OONTPMMONNONOOO
first2:the purpose	OOMRSNOOOOOONOO
first2:the real	OSOOMPOOOOOOOOO
first2:the receptionist	OOOOOTOOONOOOOO
first2:the senior	OOOOTMOOOOOOOOO
first2:the team	OOOULKOOOOOOOOO
first2:the trust	OOUOONOOMNOOOOO
first2:the work	OOQOMOOOOOOSNNO
first2:there is	OOLOTOONQMOOMOO
first2:there's no	OOOOTMMOOOOOMNO
first2:they will	OOOOOUOOOOOOONO
first2:this can	OOMOTPMONOQQNNN
first2:this configuration	OOOOLSOOOOOOOOO
first2:this examination	OKOONOOOONONVNN
first2:this includes	OOOOMRMOQSOOOOO
first2:this individual	OOOOMSOOOOOOOOO
first2:this is	OOOOXOOOOOQPOOO
first2:this job	OOOOONLOONPQOSN
first2:this position	OOOSSNNOMOPVOOO
first2:this posting	OOOOMOMNNNNNLVN
first2:this role	OOMQPJTOOOOQOOO
first2:this will	ONOOLLNOMMUMPRN
first2:this work	ONORRKNOONNNOOO
first2:tight management	NNUOOOOOOOONOOO
first2:time management	OOOOOMUOOOOOOOO
first2:to apply	OMOOOSSOOOOOOOO
first2:to be	OPOOOOROOOOOSKO
first2:to find	OONOOOOOOOOOSNL
first2:together we	OOTOMOOOOOOOOOO
first2:training &	ONOOOOOOOSOOOOO
first2:transcript of	OONOOONOOOOOUMO
first2:type de	OTOOOOOOOOMOOOO
first2:un contrat	OOOOOMOOONSOOOO
first2:un parcours	OONOONNOOSOOOOO
first2:und 	ONTNJPOOONNNNOM
first2:under the	OPOSRKNOOOOOOOO
first2:understanding of	OOOOOLQSOOOOOOO
first2:une culture	OOSOOONNOQOOOOO
first2:une indemnisation	OOOOOOOONSOOOOO
first2:united states	OOLOOOOOOOOYOOO
first2:unposting date	OTOOOOOOOOOONON
first2:unsure 	OLPONOOOOKOOQRL
first2:vacancy type	OKMONNMONONNVNM
first2:valid cpr	OOOOONTOOOOOOOO
first2:value ag	ONUONOOOOOOOMOO
first2:visit 	OLKNONMOMKMNNLW
first2:votre profil	OSOOOONOOOOOOOO
first2:votre rôle	OOOOSNOOOOOOOOO
first2:vous avez	OOOOOKTOOOOOOOO
first2:vous recherchez	OOOONITOONOOSOO
first2:vous réalisez	OOOOOVKOONNOOOO
first2:vous serez	OOLPOQOOOONSNOO
first2:vous travaillerez	OOOOMTMOOOOOOOO
first2:vous êtes	OOOOOOVOONOOOOO
first2:wakefield audi	ONTOOOOOOOOPMOO
first2:want to	ONKNLONOOMOOVON
first2:we collect	OOLOOOOOOOOOLTO
first2:we currently	OOMOOOOOOOOSOOM
first2:we do	OOQOOMOOOMTOMPM
first2:we employ	OOTOOMOONMOOOOO
first2:we foster	OOSOOOOOMOOOOOO
first2:we know	OOUOMOOOONOOOOO
first2:we look	OOLOMOSOOQOOQOO
first2:we make	OONUMNMQONOOOOO
first2:we need	OOKNORSOOOOOMNO
first2:we own	ONOSNMOOOOOOOOO
first2:we recruit	OOLOOMOOOOONOSO
first2:we take	ONONNNWOOOONNNN
first2:we treat	OOLOOOOOOOOOMTO
first2:we use	OOTNLMNOOOOONRO
first2:we value	OOSOOOOOOOOOONO
first2:we want	OOQOMOPMNOOOKSO
first2:we welcome	OOOONONOOOOOLVO
first2:we will	ONJMNJNOOXOMVOM
first2:we work	OOSOOOOOOOOOOON
first2:we would	OOOONOKPOOOOWNO
first2:we're a	ONVOMOPOOLOOOOO
first2:we're in	OUMNMNNOOMONOOO
first2:we're looking	OTMOTMNOOOOOOOO
first2:we're seeking	OOJOUOOOOOOOOOO
first2:week 4	OONOOOOOOOTMOOM
first2:what are	OSLNIOQNOONNNOS
first2:what we	OSOOOOOOOOOOOOO
first2:what will	OSOOOONOOOOOOOO
first2:what would	ONNNMTOOONNOOOO
first2:what you	OSOONONOOOOOOOO
first2:what you'll	OVNOOOOOOQOOOOO
first2:what's in	OTOOOONOOOOOOOO
first2:what's next	NRRNNOLNNKNNQMN
first2:whether you're	OOKOMNQNOQNOQOO
first2:who we	OWKONOMOOOOOOOO
first2:willingness to	OOOOOOTOOOOOOOO
first2:with a	OOTOONNOONOQOOO
first2:with access	OOMSOONOOOOOOOO
first2:with over	OOSOOONOOOOOOOO
first2:with varying	OOMTONOOOOOOOOO
first2:work collaboratively	OONOOSOOOOOOOOO
first2:work environment	NWNNNJKNNLNNNNN
first2:work in	ONKNNTROOPOOOOO
first2:work is	OMMTQLOMMNORNMO
first2:work life	OKOOONMOOVOOOOO
first2:work locations	OUOOOOOOOOOLOOO
first2:work with	OOOOOZOOOOOOOOO
first2:working for	OVOOONNOOOOOOJO
first2:working knowledge	OOOOOOLTOOOOOOO
first2:working with	OOONMWOOONOOOOO
first2:would you	OMNORONMOOOOSNN
first2:you can	ONMOOJOOOOOOSQT
first2:you may	OOOOOMKOQOQOSKQ
first2:you will	OOOUOUOOOMOOOOO
first2:you'll make	OONOSNOOOOOOOOO
first2:you'll work	OONTTJNOOOOOOOO
first2:your mission	OSOONOOOOOOOOOO
first2:your opportunity	QUKNLOONNNNLMNN
first2:your recruiter	OOOOOMOOQNOOSOO
first2:your work	ONMNWOOOONOOOOO
first:$	OOOOOOOOZOOOOOO
first:07	LLHMMNNNNML[NNI
first:1	NYMOMHKNONNNMOQ
first:10	ONLONQONMNQOOOT
first:11	ONNOOMLOOOOOOOU
first:12	OLJNMLRMLNQSLNP
first:13	ONOOOMLOOPOOOOT
first:14	ONNOONLNOONOOOU
first:15	ONNOOOMOOPOOOOT
first:1st	ONOOOOMOOOOOVNL
first:2	NLLMNMKNOOMTOOV
first:2024	OOLOOONOONOOQUN
first:299e88db7d5dd85e0b7ba65666#	OONOOOVOOOONPOL
first:3	ONOOOMOOOPOOOOU
first:3-po-safe-decent-and-secure-jd048-v8	OSOOOLOOOOOONNQ
first:35629	OOOOOOOOOOOSOOM
first:35h	OOOOOOMOOOUOOON
first:4	ONNOOMLOOONONOV
first:40	OOMONOOOOOTNOOO
first:5	ONNOOKNOOONOOOT
first:5+	OOOOOOSOOOOOOOO
first:6	ONMOOMNOOOQOQOS
first:7	MMLNNLLNUNOOMNT
first:8	ONNOOMLONOUNNOS
first:9	ONNOOLLOOOOOOOU
first:a	OOOOOLTOOROOOOO
first:ab	OOTOOOOOOOONOOO
first:ability	OOOOOOXOOOOOOOO
first:able	OOOOOOUOOOOOOOO
first:about	O^OOOOOOOOOOOOO
first:access	OOOOONQOOUOOOOO
first:accessibility	OVOOOOLOOOOOMOO
first:account	SNOOOPMOOOOOOOO
first:accounts	PTMONPMOOOONOOM
first:accueil	NMMNMWLNNNNMNNN
first:accueillir	OOOOOSOOOOOOOOO
first:act	OOOOOVOOOOOOOOO
first:active	OMOOOOSOOOOOOOO
first:adaptability	OLOOOOVNONOOOON
first:additional	OWOOOOOMNROOOOO
first:administers	OOOOOSOOOOOOOOO
first:administrative	QMOOOOOUOOOOOOM
first:advaana	OOTOQOOOOOOOOOO
first:advanced	OOOOONTPOOOOOOO
first:agency	NLVOOMNOMONNMNN
first:ai	OSPOOJOPOOOOOOO
first:air	MMVOOOOOOOOOOON
first:airflow	ONOOOMOSONOONOO
first:al	OOKOOOOOTOOONOO
first:align	OMLOLRTNNONNMNN
first:all	OOONNOSQOPLLJUO
first:alors	NNNNNLPLNKMNWNL
first:always	OOOOOSOOOOOOOON
first:an	OTQOOKOPOOOOOOO
first:analysis	OLNNMRMOOSOOOOO
first:analytics	WTNOOKLOOOOOOOR
first:analyze	OOOOOUOOOOOOONO
first:analyzes	OOOOOUONOOOOOOO
first:and	OOQOOOOOTNOOOOO
first:andras	OOVOOOOOOOONOOO
first:annual	OSOOOOOOLQOOOOO
first:answering	OOOOOTOOOOOOOOO
first:any	OOOOOOSQOOOOMOO
first:application	OWOOOIOONOOOPNO
first:applications	OOOOOOMOOOOOWNO
first:applies	OOOOOTOOOOOOOOO
first:apply	OOOOOQNOOMOPVOO
first:apr	OONOOOOOOOKOQOS
first:ar	MLLNTNPNMNNNSNM
first:architect	RNOOOSOOOOOOOOO
first:are	OOOOXOROOOOOPNM
first:arranging	OOOOOSOOOOOOOOO
first:asics	KJPOOOONOOOMMWN
first:assist	OOOOKVOOOOOOOOO
first:assistant	XNNOOOOOOOOMOON
first:assists	OOOOOTOOOOOOOOO
first:associate	TOMOOOLROOOOOOO
first:at	OOYOONOOOOOOOOO
first:attach	NNOOOOOOOOOOSOO
first:attend	OOOOOVOOOOOOOOO
first:auto	POTOOOOOOKOOOOO
first:availability	OOOOOMUOOOQOOOO
first:aws	ONRNOONSOOOOOOO
first:ayuda	OONOOOOONUNONOO
first:bachelor's	OOOOOOSOOOOOOOO
first:bachelors	OOOOOOSNOOOONOO
first:barista	VULNKONOONONNON
first:based	ONNOOQTONPOONON
first:basic	OOOOOORSOOOOOOO
first:bata	ONUNONOOOOOOOOO
first:be	OONOORSOOUOOOOO
first:become	OOOOQTMNOOOOMOO
first:being	OVOOOMIQOOOOOOO
first:benefits	OWOOOOOOOOOOOOO
first:bespoke	MUOOOOOOOLOOOOO
first:best	MSLNNNUNNINMUMM
first:bilingual	NNNONNPUNNNNOOL
first:bio	OOOOSONOONOONOO
first:bokaro	OOMOOOOOOOOSOOO
first:bonus	OSOOOLOORMOOOOO
first:bosch	OOUOOOOOOOONOON
first:branch	OLTNKQLUONNNMON
first:brennan's	OOTOOOOOOOOOOOO
first:build	OOOOOSOOOOOOOOO
first:business	WMNUONQOOOOOOOO
first:but	ONPOQMSOOOONONO
first:by	OOSOQNOOOOOOMQO
first:cad	NLPOOOUNOOONONO
first:cambridge	NOTOOOOOOOOPNOO
first:candidate	OOOOOOTOOOMOOOO
first:candidates	OOOOOOOQOOOOWLO
first:capacité	OOOOONUOOOOOOOO
first:cape	NOPOPOOOOOOSOOO
first:care	OOSOOMQOOOOMOON
first:career	OPNOOOOOOSONOOS
first:casual	ONNOOOOOOOSOOOO
first:cdi	OMOOOOOOOOVOOOM
first:cell	OOOOOOOOOOOOTNN
first:certification	OOOONJRSONOOOOO
first:certified	RNOOOONTOOOOOOO
first:chance	LKWONOKMONNNNMM
first:change	ONOOOSROOOOOOOO
first:check	OMOOOOTOOOOONOO
first:christian	NUPNNNNOONONOOO
first:city	OKPOOOOOOOORONO
first:class	PMOONOSOOOOOJMT
first:clear	NOMOOOOOOOONOOW
first:clerical	OJOOOPUOOOONOOO
first:click	OONOOOLOOOOOSQN
first:clinical	UKNOORQOOOONOOM
first:close	NOMNMTMNNNNOLNU
first:cloud	OOOOOOJVOOOOOOO
first:co	ONSOMONIOOOOMWO
first:collaboration	OSPOOMNOOSOOOMO
first:collaborative	OMROONNOOSOONON
first:colors	NNNNOOLONLONNOV
first:come	OMONMNLONROOUOM
first:comfortable	OOOOOOWOOOOOOOO
first:committed	OOOOOOTOOMOOOOO
first:communicate	OOOOOTPOOOOOONN
first:communicates	OOOOOUMOOOOOOOO
first:communication	OOOOOOUOOOOOOOO
first:company	JOUOOOOOOPOOOOO
first:compensation	OUOOOOOOIROOOON
first:competency	OOOOONTPOOOOOOO
first:competitive	ORMOOOOOYLOOOOO
first:compliance	TKOOOOOOOOOOOOO
first:comprehensive	ONOOONNOOUOOOOO
first:computer	OOOOOOVOOOOMOOO
first:conduct	OOOOOUOOOOOOOOO
first:connaissance	OOOOONKUOOONOOO
first:connaissances	OOOOONTOOOOOOOO
first:connaitre	ONOOOMUOOOOOOOO
first:consistently	OOOOORSOOOONOOO
first:contact	OSOONOQMOOOONQO
first:content	OOOOOTOOOOOOOOO
first:continuous	OOOOOPLOOUOOOOO
first:contract	OOMOOOOOOOVONOM
first:contribute	OOOOOVOOOOOOOOO
first:contributing	OOOOOSOOOOOOOOO
first:controlling	NMPOOOONOOOTNOP
first:cookie	MMMNOONONONNONT
first:coordinate	OOOONTLOOOOOONO
first:coordinates	OOOOOTOOOOOOOOO
first:copyright	NNJNOOONNMNOLUM
first:core	OTOOONOOOOOOOOO
first:corporate	TNNOOPOOOOOOOOO
first:covid-19	ONMSONQOOOOOOOM
first:crane	OOQOOONOOOOMNSO
first:creating	OOOOOUOOOOOOOON
first:culture	OQVOONOOOOOONOM
first:curious	OMROOOSOOOOONOO
first:current	OOOOPLTOSNOONOO
first:customer	UOMOQMOPOOOOOOO
first:d	MKKVLLMNUHMMMNL
first:dans	NOOOSONOOOOOOOO
first:data	SOKOOJOPOOOOOQO
first:datenqualität	OTNNNIQOONNOOOO
first:day	OINOOOOONOXOOOK
first:day-to-day	OVMOMNNOOLMNNOM
first:dbt	ONOOONOSOOOOOOO
first:deal	OOOOOTNOOOOOOOO
first:define	OOOOOTOOOOOOOOO
first:dein	OTOOOOOOOOOONOO
first:deliver	OOMOORSOOOOOOOO
first:demonstrate	OOOOOSOOOOOOOOO
first:demonstrated	OOOOOOKUOOOOOOO
first:denver	OOOOOOOOOOOUOOO
first:department	MQNVOOOOOOOMNOM
first:der	OOSOMOMOORONOOM
first:des	ONOOOLOOOWOQOOO
first:descripción	NWNNNNONNJNNNOK
first:description	OWOOOOOOOOQOOOM
first:designing	NOMNNWLNONONOON
first:desirable	OUOOOOOKOOOOOOO
first:desire	OOOOOLTOOOOOOOO
first:desired	OSOOOOOMOOOOOOO
first:detail	OLMONOSLNOONJOV
first:determines	OOOOOSOOOOOOOOO
first:develop	OOOOOXMOOOOOOOO
first:die	ONSONOLOOTOOOOM
first:digital	TOLOOOOOOOOOOOO
first:direct	NNMOMPOOOOUOOOO
first:director	UMJOUOONNNNNNON
first:discounted	OOOOOOMOOTOOOOO
first:disponibilidad	NNNNNNRNNNTONNM
first:diversity	OYKOOONOOMOOOGO
first:do	OMLNQOOONLLOSNV
first:documents	OJOOOVOOOOOOOOL
first:don't	NMKNKORPNMNNTMN
first:done	OTNONMMOOOOONON
first:dra	OOOOOMLOOUOMOOO
first:drive	OOOOOWOOOOOOQOO
first:driver's	OLOOOQTOOOOOOOO
first:driving	ONOOOOSMOOOOOOO
first:du	OIDISWTLODKQJNM
first:durch	ONNOOOLONUOOOOO
first:durée	OSOOOOOOOOOOOOO
first:duties	OSOOSLOOOOOOOQO
first:dynamic	OOLONOMOOVOOOOO
first:débutant	OOOOOOTOOOOOOOO
first:each	OONUOLOOOOOOOOO
first:education	OWOOOOOOOOOOOOO
first:eeo	OPNOOONOOOOOOSO
first:effective	OOOOOOUOOOOOOOO
first:eine	NNOOONIOTSOOOON
first:either	NNNOUPNOOOOOKON
first:elementid	OONOOOLOOLOOOOU
first:elucidata	OOTONOOOOOOOOOO
first:email	OONOOOOOOOOOTMO
first:employee	OQOOONOOOXOOOOO
first:employees	OSMOONLOOONONSO
first:employment	OQMOOOOOOOQONSN
first:empowerment	OWLOOMNOONOOOOM
first:en	OOQOPLOONMOSOOO
first:encourage	OOOONSOOOMOOOOO
first:energy	UJMOOOSMOPONOOM
first:enfin	OONOTOLRNNNNMNN
first:engagement	OONOOOUKOOOONMO
first:engineering	NTNOONNOONOOOOO
first:english	QONOONSOOOOOOOO
first:enhance	OLOOOUNOOOOOOOO
first:enhanced	OOOOOOOOOTOOOOO
first:enjoy	OONOOOOOOWOOONO
first:ensure	OOOOOXOOOOOOONO
first:entreprise	OTOOOOOOOOOONON
first:entretien	OOOOOVOOOONPOOO
first:envie	OMNOONNOOTOOOOO
first:environmental	NONNNOMNNNNUNNL
first:equal	OUOOOOOOOOOONMO
first:essential	O[OOOOLOOOOOOOO
first:event	OMOOOUOOOOOOOOO
first:every	OOSORMOOOOOOOOO
first:everything	OOWOMOLOOMONNNN
first:expand	ONMONOONOPONNNT
first:expected	OOOOOOOOMOSOOOO
first:experience	OOOOOOSUOOOOOOO
first:experienced	SOOOOOPOOOOOOOO
first:experiencia	ONOOONNUONOONOO
first:expertise	OOOOOOSOOOOOOOO
first:explore	OOTOOOOOOOOOONN
first:exposure	OOOOONOSOROOOOO
first:expérience	OTOOOOKSOOOOOOO
first:extensive	OOOOOOTOOOOOOOO
first:external	LJJTNKMMNNNMNNV
first:extra	OONONTNOOOOOOOO
first:familiarity	OOOOOONWOOOOOOO
first:fanatics	OOSOOOOOOOOOOOO
first:farmfoods	ONVOMOOOONOOOOO
first:featured	OOSOOOOOONOOOOO
first:field	PJLMTOJTLILSLMK
first:finance	WPLTMIPMNMOOOOO
first:find	OOOONMMOOOOOMNV
first:flexibility	OOOONONOSSPONNO
first:flexible	OKOOOOUOOXOOOOO
first:fluent	ONOOOOSMOOOOOOO
first:follow	OOLOOUPOOOOOOMR
first:for	OOTOOMOOOOOOSOO
first:forest	NMPOOOOOOONTLNO
first:formation	NNNNMNOONSNMMNN
first:foster	OOLOOQSOOOOOOON
first:four	OOOOOOPOOOOOSOO
first:free	OLOOONMOOWOOOSO
first:freyja	OMOOOOOOOONOUON
first:full	UMNOOOOOOPUOOOO
first:full-time	OOOOOOOOONZOOOO
first:fully	OOOOONOOOSOOOOO
first:functional	NVONMVDMNONNMNN
first:further	OTNOMMLOOOOOKSM
first:fyld	NOTNNOOOOOONOOO
first:g-p	OOTOOOOOOOOOOOO
first:gain	OOOOOPLOOTOONOO
first:generous	OOOOOOOOOUOOOOO
first:global	OMSOQOOUONOOOON
first:good	OOOOOOYOOOOOOOO
first:google	OVNOOOKTOOOOOOO
first:grade	OOOOOOOOTOOOOON
first:graduate	OONOOOUNOOONOOO
first:grayce	ONPOOOQNNNONMTN
first:greater	LLKOOONOOONZOON
first:groundswell	OOSOOOOOOOOOOOO
first:growth	OUMOOMOOOPOOOOO
first:handle	OOOOOSOOOOOOONO
first:hands-on	OOOOOOTOOOOOOOO
first:harrison	NONOOOOOOTOOOOO
first:have	NMSNLPRQOONNMOM
first:hays	OOPOOOOOONMONSO
first:head	TONOOOOOOOOOOOO
first:headquartered	OOSONOOOOOOOOOO
first:health	OOOOOLOOOXOOOOO
first:heavy	UNMOOOOOOOONOOO
first:help	OTMOLTOOONOOOOO
first:here	OOUOMOMOOOOOONO
first:hgv	SOOOOOOOOOOOOOO
first:higher	OONNONONUNQONOO
first:highly	OOOSNLRLOOOOOOO
first:hire	NMNOOPVNOOONNOO
first:hiring	OOOOOOOOOOSOOOO
first:holiday	OMOOOOOONUOOOOO
first:home	NMTOONWOOIOKOOO
first:honey	OOVONLOOOOOOOOO
first:hours	OSOOOOOOOOLOOOO
first:how	OYNOOOOOOOOOKOO
first:hr	TOQOOOOONOOOOOO
first:https	IOOOOOOOOOOOOO¡
first:hybrid	OMNOOOONOROXOOO
first:i	NNJOMOMNNNMONOV
first:identify	OOOOOVOOONOOOOO
first:if	OOOOQOOOOOOOVPO
first:implement	OOOOOTOOOOOOOOO
first:important	NQUNNNMOKLNNMNO
first:improved	NMYMNKMNNNNNNNM
first:in	OOOOROOOOQOSOOO
first:in-person	MKMMNNNHNNMZMNL
first:including	OUOOOJOOOOOOOOO
first:incorporate	OOOOOTOOOOOOOOO
first:individual	OMUOOOOOOROOOOO
first:industrial	SOOOOOPOOOOOONO
first:information	TMIOUOOOONOOOOL
first:ingestion	ONOSONOOOOOOOOO
first:innovative	MUPONMMONONNNOK
first:inside	TOOOOOOOOOOOOOO
first:installing	OOOOOULOOOOOOOO
first:instruct	OOMOOTOOOOOOOOO
first:interact	OOOONTOOOOOOOOO
first:interested	OOOOONOOOOOOSOO
first:internet	MKMPNORMUNMNPNN
first:interviews	OOOOOONOOOOOUMO
first:into	LMVNNQNNNNKLNNN
first:investigate	OOOOOSOOOOOOOOO
first:irvine	OONOOOOOOOOSOOO
first:is	OKMOQOLUONOOSNM
first:ist	OOTOLOPOONOMNON
first:its	ONRLVMKNONMNMON
first:job	QWNOOOOOOOOOOOQ
first:jobs	OOOOOOOOOOOOUMP
first:join	OOQOTOOOOOOMTOO
first:joining	OOSOMOOOOROOOOO
first:jornada	OOOOOOOONRTOOON
first:just	OOSOONLOOOOOROO
first:jydstrup	OKMNOOOOOOOWNOK
first:keep	OOOOOQOOSOOOOOO
first:key	OSOOPOOOOOOOOOP
first:know	OOOONONTONOONOO
first:knowledge	OOOOOMQVOOOOOOO
first:l'opportunité	OOOONOMOOSOOOOO
first:la	OQNNOLOUONOOOON
first:language	NLONNMUNNRMNMOM
first:las	OMNOOOOOOOOUNOO
first:layout	LKKNMNNNNNNKNNX
first:le	OSKOSMTOOOOONOO
first:lead	POOOOVOOOOOOOOO
first:leadership	ONOOOOQOOOOOOOS
first:learn	OMPOOOOOOOOONOT
first:learning	NKLNOMQOOTONONT
first:legal	OJMOOOOOOVOOONO
first:les	NQMOOLMLONQOTON
first:liaise	OOOOOSOOOOOOOOO
first:licensed	POOOOOTOOOOOOOO
first:life	OOTOOOOOOOOOOOO
first:lifting	OTOOOOOPOOOOONM
first:light	OOTOOOOOOOOOMOO
first:line	UNNOOOOOOONOOOO
first:link	OOOOOONQONOOSON
first:linkedin	ONMOOONOOONNNMV
first:live	ONMNONONNRMONOU
first:lnkd1	OMNOOOOLNOOOVNM
first:locals	OOOOOOOSOOONNON
first:located	MOUOMNOMNKOWNON
first:location	OOOOMOOOOOOWOOO
first:long	OMMOOOOROOOOOOS
first:look	ONLOTTNOOMOONNN
first:looking	OOMOUONOONOOMOM
first:loop	OOSOOOOOOOOMOOO
first:lorry	VMOONNOOOOOOOOM
first:los	OONOOOOOOOOVOOO
first:love	ONMONNWMOOOOOOO
first:loyal	ONTOONOOOOOOOON
first:luca	PNWOOOOOOOOONOK
first:m	OOOOOOOOOOOOOTO
first:maintain	OOOOOWPOOOOOOOO
first:maintaining	OOOOOTOOOOOOOOO
first:maintenance	VLLONNLUONONOON
first:makati	NOSOOOOOOOOOOOO
first:make	NUQOLTMOOMOOOLO
first:makes	OOOOOTOOOOOOOOO
first:manage	OUNOOROOOOOOOOO
first:managing	OOOOOUOOOOOOOOO
first:many	OOMONOOOOSNOOOO
first:market	ONOOOOQOSOOOOOO
first:marketing	QWMOOJNOOPOOOON
first:markham	ONNOOONOOOOSOOO
first:master's	OOOOOOLTOOOOOOO
first:may	OOOONYOOOOOOOOO
first:mechanical	ROOOONSMOOONOOO
first:mental	OQNONOOOOTONOON
first:mentor	OOOOOSOOOOOOOOO
first:microsoft	OOOOOOSOOOOOOOO
first:mid-senior	MLLMUNMMLMLKNMS
first:minerals	OOOOOOMUOOOOOON
first:minimum	OVOOOOOOOOOOOOO
first:missions	OSOOOOOOOOOOOOO
first:mit	NLNMTMKMMQMLMMT
first:moderate	OLNNMLVNMNOSOON
first:monday	OOOOOOOOONUOOOO
first:must	OOOOOOWOOOOOOOO
first:mutuelle	ONOOOOOONVNOOOL
first:méthodologie	ONNUNNNOOOOOOOO
first:name	OJONOOOOONOOTOR
first:nationality	OTNOOONOOOOOLON
first:need	OONOOOTOONOOOOO
first:netcom	MNTOROLOONONOOO
first:network	NOVOOOOOOOONOOO
first:new	OLOOOTKNNOOOSOO
first:nice	OTOOOOOMOOOOOOO
first:no	KIPOKQPKLLPOUMJ
first:nombre	OOOOONNOOOSONOO
first:non-exempt	OOOOOOLNOOUONON
first:none	OMOOOOUKOOOOOLO
first:northeast	OOSOOOOOOOOOOOO
first:not	ONNNNNTNVOMLNML
first:notre	NOSOQNOLONOTOOM
first:nous	JNRORLOMOSOOOOP
first:nursing	MNMOLNQNNONNOOT
first:oder	ONJNJNRNOLNUNOM
first:of	OUMNMJLNTMOOONO
first:office	UTNONJNOOOOOOOO
first:on	NMLNNMMOLNVNOOR
first:once	OOOONMOOOOOOTMO
first:one	OOSOQNNOOOOOOOO
first:ongoing	OLMOMLTNONNNUNK
first:online	ORMONOMOOOONJOT
first:only	NMMOMOTOMNNMTMN
first:ontology	UMOOOOOOOOOOOOO
first:open	OONOOOXOONNNNRN
first:operate	OOOOOOUOOOOOOOO
first:operations	NRLVNKNNLMONPMJ
first:oportunidades	OOOOOOOOOTOOOOO
first:opportunities	OOOOOOOOOUOOOOO
first:opportunity	OONONOOOOTOOOOO
first:or	OMMOSOPSOOOONON
first:oracle	SPMONOSNNOOOOOM
first:order	ONOOOQSNOOOOOOO
first:org	JNUOOONROOOOONN
first:organization	NONUOOOOOOOOOOJ
first:organized	OMOOOOUOOONOOOO
first:osteostrong	OOSOONOOOOOOOOO
first:other	OOOOOVIWOOQOMOO
first:our	OO¡SOOOOOOOOOOO
first:ouvrier	PONOSOMNONOOOON
first:oversee	OOOOOTOOOOOOOOO
first:overseeing	OOOOOSOOOOOOOOO
first:oversees	OOOOOSOOOOOOOOO
first:overtime	OKOOONOOTQNONOO
first:overview	OMLOOOOONOOOOOU
first:own	OOOOOXNOOOOOOOO
first:paid	OMOOOPLOUSPOOOO
first:palliative	OOOOOONSOOOOOOO
first:paris	LLLNNONONNNXONK
first:part	OOSOOOOOOORLOOO
first:participates	OOOOOSNOOOOOOOO
first:partner	OOOOOTOOOOOOOOO
first:partnering	OOTONMOOOOOOOOO
first:passion	OOOOOOTOOOOOOOO
first:pay	OOOOOOOORTOOOON
first:payment	OOOOOQMOSOOOOOO
first:people	OPNOOJOOOOOORNT
first:perform	OOOOOVOOOOOOOOO
first:performance	OLNOOROMULOOOOO
first:performs	OOOOOTOOOOOOOOO
first:permanent	OLNOOOOOORUNOON
first:permis	OOOOOOTOONOOOOO
first:personal	OOMONLQSORNOOOO
first:pet	OMMOOOOOOTOOOOO
first:phone	OKNOOMUNONOOSON
first:physical	OUOOOOPOOOOOOON
first:pipelines	OTQOOJNOOOOOOMO
first:please	OOOOONPOONOOTOT
first:plus	NMUNKNOKNSMNMNN
first:podiumwear	OOTOOMOOOOOOOOO
first:pointclickcare	OOPOOKNOOOOONTO
first:portland	OONOOOOOOORSOON
first:position	OOOONONOOOSONOV
first:poste	RNNNJMJMNNXNINL
first:posting	OMOOOOOOMNMNUNL
first:potential	KNJLJKLMLWVMLMM
first:pourquoi	OSOOOOOOOOOOOOO
first:power	ONOOOMSQOOOOOOO
first:preferred	OVOOOOOOOOOOOOO
first:prepare	OOOOOSOOOOOOOOO
first:previous	OOOOOONXOOOOOOO
first:primary	RTOOOOOOOOOOOOO
first:principal	SOQONOOOOOOOOOO
first:prison	OONOSLOOPOOONOO
first:private	OONOOOOOOTOOOOO
first:pro	OOTNONMSOOOOOOO
first:proactive	OOOOOMSOOOOOOOO
first:proactively	OOOOOXOOOOOOOOO
first:problem-solving	OOOOOOSOOOOOOOO
first:process	OOOONVPOOOOOMOO
first:proficiency	OOOOOOVOOOOOOOO
first:proficient	OOOOOOVOOOOOOOO
first:profil	OSOOOOOOOOOOOOO
first:program	RMLRKLUNNMNNNON
first:programming	OOOOONSOOOOOOOO
first:project	RNOSTIOOOOOOOON
first:promote	OONOOUOOOOOOONO
first:provide	OOOOOZMOOOOOOOO
first:provides	OOOOOTOOOOOOOOO
first:prêts	OONONOOOOMOOSOO
first:pursuing	OOOOOONSONOOOOO
first:python	ONOOOOSPOOOOOOO
first:qargo	MOTNRNOOOOONOON
first:qualification	OTOOOOMOOOOOOOO
first:qualifications	OWOOOOOOOOOOOOO
first:qualificationsbachelor's	OOOOOOTNOOOOOOO
first:quality	OOSOOOQOOOOOOON
first:qualité	OQTOOLSNOLNKNOO
first:quiet	OOOOOOSOOOOOOOO
first:qué	OWOOOONOOMOOOOO
first:rattaché	MNOTOMOOOOOPOOO
first:raves	NOUOOOOOOONOOON
first:ready	ORLOKOOOOOOONNT
first:reasonable	OSOOONNOOOOONRO
first:receive	OOOOOSOOOOOOOOO
first:recent	OOOOOOOVOOOOMON
first:recruitment	NNONNONOOONOTNN
first:redeployment	OSOOOOOOOOOOLOO
first:refer	OOOOONNOOTOOOOO
first:registered	ULOONPPOOOOOOON
first:regular	NMKMOOTONSRNOOL
first:rehabilitation	OOOOOPOOOOMOOOS
first:reliable	OMNNNNVLNNNNNOO
first:remote	OOOOOOMOOOOXOON
first:report	OOOJOVONOOOOOMO
first:reporting	OONUOOMOOONOOOO
first:reports	MMNSOPONONONOOO
first:required	OZOOOMIOOOOOOOO
first:requirements	OYOOOOOOOOOOOOO
first:respect	NMSNNNTNONNNNLN
first:respiratory	RNOSONOOOOOOOON
first:responsibilities	OWOOOOOOOOOOOOO
first:responsible	OOOOOUNOOOOOOON
first:resume	OOOOOOOOOOOOSOO
first:retail	OKSONLOOOOOUONL
first:retirement	OOVOOOOOOIOOOOO
first:revenue	PONOTMNOOOOOOOO
first:review	OOOOOSOOOOOOOOO
first:reward	ONOOOOSONQOOOOM
first:rh	NOUOOOOOOOKOOOO
first:river	ONTOOOOOOOOOOOO
first:rn	OOOOOMQONOONOOS
first:robert	OOUOQOMOONOOOOO
first:role	OPOOOUOOOOOOOOO
first:roles	OSOOONOOOOOOOOO
first:rush	OOOOOOOOOSOOOOO
first:ryan	OOUOMNOOOOOOOOO
first:safety	OQOOOMSOOOOOOOO
first:salaire	OSOOOOOORKNOOOO
first:salario	ORNOOOOOTKOOOOO
first:salary	OONOOONOXOOOOOO
first:sales	QOOOOOQOTLOOOOO
first:salesforce	SOOOOOOOOOOOOOO
first:salário	LRKMMMMMUMMLMMM
first:san	OOMOOOOOOOOUOOO
first:savoir	OONOOLVOOOOOOOO
first:schedule	OOOOOPMOMOUOOOO
first:school	KMONOOOOOONONOU
first:se	OOSOOOOOOOOOOOO
first:secteur	OSOOOOOOOOONOOO
first:security	OTNOOPNOOOOOLOM
first:see	NMTNOOJLOJNNLJU
first:selection	OSOOOOOOOOOOKOO
first:senior	ZONOOOOOOOOOOOO
first:serious	ONNOLLONOMOOVOO
first:server	SONOOOQOOOOOOOO
first:serves	OOOOOSOOOOOOOOO
first:service	QOMOOOOOOSOOOOO
first:set	OOOOOTOOOOOOOOO
first:shift	OPONOONOVOLOMOO
first:short	OJNNOOONOONNROT
first:show	OOOONOSOOOOOOOO
first:si	OOOOMOQNOMOOUOO
first:sick	OMNOOOOOOTOOOOO
first:significant	OOOOOOSOOOOOOOO
first:simarco	OMOOOOOOOTOOOOO
first:site	VKLUNJNMMNNKMNO
first:skf	OOSOOOOOOROOOOO
first:skilled	OJNNOLROOOOOMOU
first:skills	OSOOOOOOOOOOOOO
first:so	OOMOMONOOTPOOOO
first:software	WROOOLOOOOOOOOO
first:some	OVONNOJPOKSOOOO
first:someone	OUNOONMOOOOOMOM
first:sous	SNTOMOOOOOONOOO
first:sponsorship	OOOOOOVNNLOOLMM
first:sql	OOOOONSOOOOOOOO
first:sr	VNMONOMOOOPOOOM
first:staff	UOOOOPMOOOOOOOO
first:stakeholder	OSOOOKROOOOOOOO
first:standard	OLMMOIMNSTTNMNK
first:standing	OONOOOSOONOOOOO
first:start	OONOOOOOOOTONON
first:starting	OMNNOMONZLMOMOM
first:state	OLTMNMONKKKLNUT
first:staying	OOOOOUOOOOOOOOO
first:still	OVJOOOOOOKOOOOO
first:strategic	OJOOOOUOOOOOOOO
first:strong	OOOOOOSOOOOOOOO
first:submit	OOOOOOOOOOOOUON
first:successful	OOONNKWNOQOOQOO
first:suivi	ONOOOTOOONOOOOO
first:summary	OSOOROOOOOONOOO
first:supervisory	MPLNUORJMMMMMMJ
first:supplemental	OSOOONNNSMLNOON
first:support	OOOOOVOOOOOOOOO
first:supporting	OLOOOPOOOOOONNV
first:sustainably	OLUOOOOOOOOOOON
first:svmhi	OONOOOOOOOOONTO
first:symbolica	NNVOOOOOOOONOOO
first:system	ONOOOOSNONOOOOO
first:take	OONOOUOOOOOOPNO
first:takes	OOOOOSOOOOOOOOO
first:te	NLINSMKMNLMNKMW
first:teachers	NONONSNOONONOOO
first:team	OOMMOOUOORLOOOO
first:tech	QKLTOOPONSNKNOM
first:technical	OOOOROOOOOOOTOO
first:technology	PLSOOOMOOOOOOOO
first:tendrás	OOOOOOOOOSOOOOO
first:text	ONOOOOKOOLOOOOV
first:the	OOOOSOOOOOOOOOO
first:therapist	VNMOOOOOONNOOON
first:there	NOOSSMMNPMOOMOO
first:there's	OOOOTMMOOOOOMNO
first:therefore	OOOOONMOOOOOPSO
first:these	OMRNONOOOMOOSQO
first:they	OOOOUOOOOOOOOOO
first:this	OOOOWOOOOOQROOO
first:tight	NNUOOOOOOOONOOO
first:time	OOOOOMUOOOOOOOO
first:to	OOOOOPSOOOOOROO
first:together	OOTOMOOOOOOOOOO
first:tools	ONNNNMTMORNNNOM
first:top	NYONONJLOOOMNOL
first:track	OOOOOTOOOOOOOOO
first:trailer	OOOOOTOOOOOMOOO
first:training	ONOOONOOOXOOONO
first:transcript	OONOOONOOOOOUMO
first:transform	OOOOOSOOOOOOOOO
first:transports	OOOOOSOOOOOOOOO
first:travel	OTOOOULOOOONOON
first:true	OONOMMXOOOOOOOO
first:turno	MVMNNNMMNNNMNNM
first:tva	OOMOOOOOOOOOOTO
first:two	NNNMONOLLRTNQNN
first:type	MPOOOOUONOPNNOM
first:un	OOOONOOOOOPOSOO
first:una	OOSOOOOOMQOONOO
first:understand	ONQOOPNOOTOOOLO
first:understanding	OOOOOJTROOOOOOO
first:understands	OOOOOTMMOOOOOOO
first:uniform	OOOOOOOOOTOOONO
first:united	NOKOOOOOOOO[OOO
first:unposting	OTOOOOOOOOOONON
first:unsure	OLPONOOOOKOOQRL
first:urgent	GMLNOOOOONONOOV
first:use	OOOOOXKLOOOOOOO
first:user	ONOONULMOOOOOOO
first:utilize	OOOOOSOOOOOOOOO
first:vacancy	OKMONNMONONNVNM
first:vacation	ONOOOOOOOSOOOOO
first:valid	OOOOOOWOOOOOOOO
first:validate	OOOOOSOOOOOOOOO
first:value	ONUONOOOOOOOMOO
first:verification	OOOOOOTOOOOOOOO
first:veterans	ONNONONTOOOOPMO
first:vi	NMNNLKSNMQNOSNM
first:view	OMNOOONLOOOORSO
first:visit	OLQONOMOMKNONMW
first:vos	OTOOOOOOOOOOOOO
first:votre	OUOOROOOOOOOOOO
first:vous	NOOOOVXOOOOOOON
first:wakefield	ONTOOOOOOOOPMOO
first:walking	OOOOOOSOOOOOOOO
first:want	ONKNLONOOMOOVON
first:was	OUOOONMOOOOOOOO
first:washington	ONNOOOOOOOPUOOO
first:we	OOTOOOOOOOOOOOO
first:we'll	ONOOOOLNOOOOTMO
first:we're	OSROROOOOLOOOOO
first:week	OOMOOONOOOWMOOL
first:well	OOROTLMOOOOQOOO
first:what	OXOOOOOOOOOOOOQ
first:what's	OWROOMMOOKOOONO
first:when	OOOOOMOOOOUOOQO
first:where	OSOOOOOOOOOONOO
first:whether	OOKOPMQNOPNOQOO
first:who	OXKOOOMOOOOOOOO
first:why	OWTOMOOOOOOONOO
first:will	OOOLNTOOOOOOOOO
first:willingness	OOOOOOVOOOOOOOO
first:wir	OOOOSOOOONOMKSN
first:with	OOTQOKMOOPOOOOO
first:work	ORLOOTOOOROOOOO
first:working	OTOOORLSOOOOOLO
first:works	OOOOOWOOOOOQOOO
first:would	OMNORONMOOOOSNN
first:www	ONKOMOOOOONMLNY
first:xlqdzyr	OMPNONUNNONOOOL
first:y	OOOOOONQNSOOOOO
first:you	OOOOOOSOOOOOOOO
first:you'll	OOOPTTOOOOOOOOO
first:you're	OOOOTMOOOOOOOOO
first:your	O¡LOOMOOOOOOTOO
first:zetron	OOVOOOOOONONOOO
first:être	OOOOOMSOOOOOOOO
first:€	OOOOOOOOSOOOOON
first:이런	OWOOONNMOOOOLON
first:토스의	NNNSOLMROOOONON
head+shape:benefit heading	OaOOOOOOOGOOOOO
head+shape:benefit item	OOOOOJFOR^OOOOO
head+shape:benefit line	OOSOOOOOObOOOOO
head+shape:company heading	O¡LOOOOOOOOOOOO
head+shape:company item	OONOOLOOOSOOOOO
head+shape:company line	OJUOOOOOQQOOHOO
head+shape:company sentence	OOWOOOOOOOOOOOO
head+shape:duty heading	O^OOOPOOOOOOOOO
head+shape:duty item	OOOOO^OOOOOOOOO
head+shape:duty line	OQOOO¡OOOOOOOOO
head+shape:duty sentence	OOOOOVOOOOOOOOO
head+shape:legal heading	QWOOOOOOOSOOOJO
head+shape:legal line	OXPOOGNOOLOOOOS
head+shape:legal sentence	ONROONOOOOOOTXO
head+shape:must heading	OeOOOOOOOOOOOOO
head+shape:must item	OOOOOOWSOOOOOOO
head+shape:must line	OOOOOO¡QOOOOOOO
head+shape:must sentence	OOOOOOZOOOOOOOO
head+shape:nice heading	ObOOOOODOOOOOOO
head+shape:nice item	OOOOOMEcOOOOOOO
head+shape:nice line	OOOOOOO_OOOOOOO
head+shape:nice sentence	OOOOOOPWOOOOOPO
head+shape:overview heading	O^OOOOOOOOOOOOT
head+shape:overview item	OOOOTPROOHOOOOO
head+shape:overview line	PRORFOOOOOOOOON
head+shape:overview sentence	OOOOWOOOOOOOOOO
head+shape:pay heading	OPOOOOOORUMOOOO
head+shape:pay line	OOOOOOMOVWOOROO
head+shape:pay sentence	OOOOOOROOTOOPSO
head+shape:place heading	OQOOOOOOOOOYOOM
head+shape:place line	OLOSMMOOTNTOMOQ
head+shape:place sentence	OOOOOOOOOOPSOPO
head+shape:process heading	O[OOOOOOOOOOOOO
head+shape:process item	OOOOOOOOVOOOUKO
head+shape:process line	IOTJQIHJIJIPVKQ
head+shape:process sentence	OOOOQOOOOOOOURO
head+shape:schedule heading	OQOOOOPOOQSOOOK
head+shape:schedule line	OJOOOOOOOOSONOX
head+shape:schedule sentence	OOOOOPTOOOOOONO
head+shape:team heading	NPOUOMROOOOOOOO
head+shape:team line	OOOKOTOOOOOOROP
head+shape:team sentence	OHOXQROOOMOOOOO
head+shape:top heading	OaMOOOMOOOOHOOL
head+shape:top item	LJWXLPKJKLKIOLP
head+shape:unknown heading	OVOOOPOOOOOOOO[
head+shape:unknown item	OLOOOXTOOOOOOOO
head:benefit	OOOOOOOOO¢OOOOO
head:company	OOUOOOOOOOOOOOO
head:duty	OOOOO¡OOOOOOOOO
head:legal	OTQOOJOOOOOORTO
head:must	OOOOOOZOOOOOOOO
head:nice	OOOOOOOfOOOOOOO
head:pay	OOOOOOOOS[OOPOO
head:place	OOOOOOOOOOPXOOO
head:process	OOOOQOOOOOOOYOO
head:schedule	OOOOOOOOOOSOOOS
head:team	OOOZOQPOOOOOOOO
hw:%	OMOOOOMOOOOOSOO
hw:02420	OLVNMLNONONSNOM
hw:04	OMOOOOOOMNMNUNL
hw:0700-1915	ONMOOONOONWOOOK
hw:0ugjob	NPNONONOOOOOOOS
hw:1	OMOMSSPLOUNOONN
hw:100	OMOOOOMOOOOOSOO
hw:13	OLOLSSOMOTOOMNP
hw:14	OLOLSSOMOTOOMNP
hw:17	OLOLSSOMOTOOMNP
hw:19566	OJOOOOOOOOOOLRT
hw:1st	OLGXSQOOONRPMMO
hw:2004	OLNOOOOOOONOLOW
hw:2024	LJKMTOSLLMKMSJR
hw:2024-2025	NLNOMOLONOTNULL
hw:2026	OLGXSQOOONRPMMO
hw:24	OLOLSSOMOTOOMNP
hw:3	OJONNNNOPOLNUOO
hw:3-5	OOMOOWOOONOOOOO
hw:31	OLNOOOOOOONOLOW
hw:3rd	NLJMNOONMNPNLNW
hw:4	OLOLSSOMOTOOMNP
hw:5	OLOOOOOORNSOOON
hw:555-010-0100	OLOOOOOOOOOOVJO
hw:65-74k	OOOOOOSLMMOOSON
hw:7	LKLMUNSLMNMNKKS
hw:8	OLOLSSOMOTOOMNP
hw:@	ONOOOONOOOOOWOO
hw:a	OOOOR?OOOOOOROO
hw:abhi	OMSOOOOOOOOOOOO
hw:ability	OVOOOOOPOOOOOOO
hw:able	OLNOMOOOOWOOOON
hw:academic	ONNOLOIPOOOOKYN
hw:academy	MPLTNOMNNNLRNNO
hw:access	OOMOOIOMRXOOMOO
hw:accompagner	OMOOTKOOOROOLOO
hw:accountabilities	OYOOOOOOOOOOOOO
hw:accountability	POTONOLOOOOOOMO
hw:accountants	OOSONOOOONOOOOO
hw:accounting	OOKOOOMOMWNONOT
hw:achievement	OOOOOXOOOMOOOOO
hw:activities	OOOOOZMOOOOOOOO
hw:acumen	OJOOOOWOOOOOOOO
hw:addison	OOKOOOMOMWNONOT
hw:additional	OSOOOOHZOJOOOON
hw:advantage	OOOOOOOOOOOOUKO
hw:advantages	OOQNNJONQUOOONN
hw:advisory	NLLMYJLNNJNMXMO
hw:airslate	OO¡OOOOOOOONOOO
hw:aka	OOOOOOVOOOOOOOO
hw:all	OPYOOOOOOOOOOOO
hw:also	OOOOOOONPTOOOOO
hw:alternate	OOOOOONOOOOOZLO
hw:although	OONOOOQJQONOUMO
hw:amazing	OOOOOOOOOSOOQNO
hw:americas	UJLSNMNNNNMNNON
hw:an	OIMOOOOOOROOOUO
hw:analytics	OPVOOQOOOOOOOLO
hw:angesprochen	OLOOOOOOOOOOXNO
hw:animas	OMUOMONNWLNOPNL
hw:annual	OSOOOOOOMOOOOUO
hw:application	OQOOOOOOOOOONNV
hw:apply	OOLQOOOOOOOOVOO
hw:approach	OOULNMSOOOOOOJO
hw:après-vente	OMOSOOOOOOOOOOO
hw:arbeitszeitmodell	NRLNMNONNMSPSNL
hw:architecture	OOOOOTOOOOOOOOO
hw:are	OOOXONYLOOOOOOO
hw:area	NMMNNOOONOOOOOT
hw:artistry	ONUNNNMNNNONNNM
hw:as	OPOOO@POOOOOPOO
hw:assessment	OZOOFGOOOOOOXOM
hw:assist	ONOOOYLOONOOOOO
hw:associates	OOOOOOMMMOOOTOO
hw:assurer	ONOOOSOOOOOOOOO
hw:así	OMUOMONNWLNOPNL
hw:at	OOWOOSLOOOOONOQ
hw:att	OSOOOOTOOOOOCOO
hw:attributes	OOOOOOSOOOOQOVO
hw:aufgabengebiet	OOOOOXOOOOOOOOO
hw:august	LKLMUNSLMNMNKKS
hw:auprès	MJMMNLLNNMRMWMM
hw:aussagekräftige	OLOOOOOOOOOOXNO
hw:automotive	OOOOOOOOONOOSOO
hw:award-winning	OOPOUSOOOFOOOOO
hw:bank	ONLPLKROOOWMNON
hw:based	OLNOOOLOTMOOVKO
hw:baust	OUGFGXKMNCJLJNM
hw:be	OOOOOVJOOOOOOOS
hw:before	OLGXSQOOONRPMMO
hw:bei	OPLNMYJOOIOOOOO
hw:belgium	OOOOOOOOSOOOOOO
hw:beneficios	NVMNNMNNNKNNNNR
hw:benefit	ONOUNNOOOQONOOO
hw:benefits	OOOOOOOOOTOOOOO
hw:bewerben	E?¡F¡DEHHHER>FH
hw:bharatcares	OOXOOOOOOOOOMOO
hw:bi	MNKLJ]PJNMNNNOM
hw:bienveillant	OMOOOWLOOOOOOOO
hw:bieten	OHOOOO;OSaOOOOS
hw:bit	OOOLYOMNNLMNMON
hw:bloc	OOOOOSOOOOOOOOO
hw:bonus	OOOOONKXOOOOOOO
hw:braddell	OMOOPSOOOOOOOOO
hw:bring	OOPOONXOOOOOOOQ
hw:broader	OMNOOOWONNNOONL
hw:broadly	OPOOOIROOOOOMTO
hw:buscamos	OOOONO¡OONOOOOO
hw:business	RJROOYKOOOOOOOJ
hw:by	OOO[OGNOOOOONOP
hw:can	OMPOOOOOO[OOMOQ
hw:candidats	MJMMNLLNNMRMWMM
hw:car	OOOOOOPOOSPOOOO
hw:cardiff	NPNONONOOOOOOOS
hw:care	NIKMNOOMONNNMOW
hw:cartons	OMOOOTOOOOOOOOO
hw:case	OOOOOXOOOMOOOOO
hw:ce	OOOOORROOGOOOOO
hw:century	OOSOOOOOOOOOOOO
hw:certificates	NTLVOJMNONONOON
hw:cf24	NPNONONOOOOOOOS
hw:challenge	ORNMULLOOOOOONO
hw:change	OMROOOOOOOOOTON
hw:characteristics	OOOOOOOOOOTOOOO
hw:chattanooga	ONOOOOOOOOMSOOO
hw:chef	OOOOOPOOOOPOSOO
hw:choose	OULOOMOOOTOOOOO
hw:civil	ORHONJOOOOMOKYN
hw:claim	OQOOOOOOOOOOSJO
hw:clearance	OLNOMOOOOWOOOON
hw:clerical	OKOOOSOSOOOOOOO
hw:client	UOJOOOOOOROOOOO
hw:cmd	OOOOOLOOOSOOOOO
hw:coach	OOOOOOONPTOOOOO
hw:commandes	OMOOOXNOOOOOOOO
hw:commitment	OOTNOOOONNOOLMO
hw:community	OOPOUSOOOFOOOOO
hw:company	OO]OOOOOOOOOOKO
hw:compensation	OOOOOOUOOOOOPOO
hw:competencies	OOOOOWUOOOOOOUE
hw:competitive	OKOLONROQOOOYOL
hw:compliance	OSLOOWMOOPOOLMO
hw:comprehensive	OOOOOOOOOVOOOOO
hw:con	OOTOOOMNWLNOPNL
hw:concession	OMOSOOOOOOOOOOO
hw:conditions	NOMOOLJNNMSXNLO
hw:consciousness	OOOOOOSNOOOOOOO
hw:considerations	OPNONNJWOOOOOON
hw:consultancy	OOVNLOMOOOOOOOO
hw:consultingb2b	OLOOOOSPOOOOOOO
hw:consumers	ONOOOYLOONOOOOO
hw:contact	OOOOOOOOOOOOWOM
hw:contract	LNNNOONNNNYMLNI
hw:contribute	OOONRONNOOSOOOO
hw:controlling	UIMSOMONNNONOOO
hw:controls	OJOOOORROOOOOOO
hw:conversational	MNKLJ]PJNMNNNOM
hw:core	OOOOORWOOOOOOOO
hw:corporate	OOKOOVNOOKONOOO
hw:cosuno	OOTOKOOOOMOOLMU
hw:cox	OOOOOOOOOOOOSOO
hw:credentials	ONNOLOIPOOOOKYN
hw:criteria	OSOOOOQPOOOOOOO
hw:créatif	OMOOOWLOOOOOOOO
hw:culture	OOQOSROOOGOOOOO
hw:current	OOOOOOOOOOOSJUO
hw:customer	NKNKONXNNNONNMN
hw:customer-facing	OOOOOTOOOOOOOOO
hw:d'atelier	OOOOONMMOOPOVOO
hw:daily	OWOOOPOOOOOONTP
hw:dallas	OMOOOMOOOUOROOO
hw:dans	OLOOSOOOOPOOOOO
hw:data	OOVOOQOOOOOOOKO
hw:date	ORMOOOOOOOLOWNI
hw:day	OGOOOLOOPSVOKOO
hw:deadline	OOOOOOOOOOOOMMV
hw:deferred	OOOOOOOOOMOOTOO
hw:degree	OOOOOONLMOOOTOO
hw:dein	OMMOOQOOONON[OP
hw:deine	OLOOOOOOOOOOXNO
hw:deliver	OOSOTNOOOOOOLON
hw:deliverables	OOMOOWOOONOOOOO
hw:delta	OOOOOHYOOOOOOOO
hw:demands	OOOOOOVOOOOTOOM
hw:dental	OOOOOOOOOZOOOOO
hw:department	OLI[LIOOOONNTOP
hw:des	OKOOQUOOOOOOOOO
hw:deseable	MOLMMKG[MLMLMMM
hw:desirable	OOOOOOHXOOOOOQO
hw:desired	OOOOOOKYOOOOOOO
hw:details	OOOOMOOHONSONMR
hw:develop	NOSMNTOONNNNOOO
hw:devenir	OOKMNVJOOPOOROO
hw:dich	OOMONXJOOJOOTOO
hw:dir	OPFINHXKPOKOIOO
hw:disclaimer	OOOOOOOOOOOOOSO
hw:diversity	OTPOOBNOOOOOVVS
hw:docker	LIKLLMK[MMMLOLL
hw:documentation	OQOOOOOOOOOOSKO
hw:documents	NINNMXOMNNMMNNJ
hw:doesn't	OMROOOOOOOOOTON
hw:doing	OOOOPXOOOOOOOOO
hw:driver	OOOOOSOOOQOOTOO
hw:driver's	OKOOOOQNOOOTOOO
hw:du	OUMHIYGNODMMPNM
hw:duties	OOOTOOOOOOOOOOO
hw:détails	TOONLQNNNNROKOM
hw:e	OOOOOVLOOOOOQOO
hw:east	OLOONSOONOOSOOO
hw:education	OOOOOOROOOOOSOO
hw:educational	OOOOOOOOOOOOSOO
hw:eeo	OPMORSOOOOOOMPO
hw:else	ONJONMKONMOOOZO
hw:elucidata	OO]OONOONOOOOOO
hw:employees	OPYOOOOOOOOOOOO
hw:employer	OOVOOOOOOKOOQOO
hw:employment	OOOOOOOOOOSOOQO
hw:en	OONOOOVOOVOOOOO
hw:encompass	OOOOO[OOOOOOOOO
hw:energy	UJNOOOSPOONNOOM
hw:engineer	OOWONOOOOOOOOKO
hw:enhanced	OOOOOOOOOYOOOOO
hw:entails	OPOOOWOOOOOOOGO
hw:entendemos	OMUOMONNWLNOPNL
hw:entretien	OSTOONOOOOOOOOO
hw:environment	OOONTSOORJNOOON
hw:environmental	OROOOOMOOOOSOOO
hw:equirements	OOOOOO¡MOOOOOOO
hw:equity	OOUOOOOOOOOOKLO
hw:erwartet	OPLNMYJOOIOOOOO
hw:es	IRJTMKLMMKQRMMQ
hw:essential	OOOOOQSOOOOOOOO
hw:estimate	OOOOOOOOOOOOJUO
hw:et	ONOOOWOOOPOOPOO
hw:evidenced	OOLNONNOONOOUON
hw:examination	OINONOMOMOOMUMT
hw:examples	OMO]OKHONOOOMOM
hw:excellent	NKNKONXNNNONNMN
hw:exercise	OMOOOOSNOOOOOOO
hw:expect	OOROOPOOOOOOLOT
hw:expected	OPYOOOOOOOOOOOO
hw:experience	OONOOJRQOOOOOPO
hw:expert	OTOOOSLOONOONOO
hw:expertise	OSOOOOHWOOOOOOO
hw:extra	OOLNNNLWNNNOMNN
hw:f	OKNNUMNOOOONNSO
hw:faloni	OPKOVOOOOQOOOOH
hw:few	OQNOOUNOOOOOOOO
hw:field	TIMNURMMNMMNNLJ
hw:finance	OOKOOOMOMWNONOT
hw:first	OQNOOUNOOOOOOOO
hw:fit	OOOOOOWNOOOOOOO
hw:fitness	OKLOR[GOOOOOOOR
hw:flexible	OMOTOOOOOTOOOOO
hw:focus	NNMMWPKNNKNMXMO
hw:ford	ONUNNNMNNNONNNM
hw:formation	OMOOTKOOOROOLOO
hw:four	OMZOOLNNONOONON
hw:full	TLKOMQROOQOOOOO
hw:full-time	NISONNNNNMNOMOV
hw:funciones	OOOOOWOOOOOOOOO
hw:functions	OQOOOUOOOOOOOOO
hw:fühlst	OLOOOOOOOOOOXNO
hw:g	OJOONOOOOOOOUON
hw:gain	OONNNNONNTNNMRN
hw:general	OTOOOONOOOOOSIO
hw:gesellschaft	OOTONOOOONOOOON
hw:gestion	OMOOOTOOOOOOOOO
hw:get	OOOOOOOOOUOORPO
hw:geweckt	OIKOMOMOOLNLZOQ
hw:ghent	OOOOOOOOSOOOOOO
hw:given	OJMOMOOOMNOMSMU
hw:goals	OOOOOXOOOMOOOOO
hw:gold	OOLNNNLWNNNOMNN
hw:grasshopper	OOSOOONOOOOOMOT
hw:great	OOMONLWOOOVOOOO
hw:groupe	NOUOONNNOOOOOOO
hw:guide	OMZOOLNNONOONON
hw:h	OMOOULNOOOONOOO
hw:haben	OIKOMOMOOLNLZOQ
hw:hard	OSNOOOVMOOOOOON
hw:harás	OQMOSOMOOOOOOOO
hw:have	OOSOOIOPOSOOOOO
hw:haves	OPOOONVOOOOOOOO
hw:health	SKROOROOOOOOMOO
hw:helen	KRMQNKMNMLRPNNQ
hw:here	OOOOOONOOOOOXOF
hw:here's	OOLOMRROOOWNNFO
hw:hest	ONLPLKROOOWMNON
hw:high-value	OOKOOVNOOKONOOO
hw:hiring	ONTONLOOOOOUSLM
hw:history	OMTNMNNOOTOOMOL
hw:hola	NIKNYMMMNLNMLNS
hw:holiday	OKJOOOOOJ¢OONOO
hw:home	OOOOOOOOOVOOOOO
hw:hourly	OLNOOOLOTMOOVKO
hw:hours	OOOOOOOMOQVOONL
hw:how	OOTOPOKOOOOO[JO
hw:humain	OOOOOOOOOOOOUOO
hw:human	MINUNOONONOOSNM
hw:i	OOPOQGVOONOOOUO
hw:i'm	OPROMOOOOOOOSON
hw:id	OJOOOOOOOOOOLRT
hw:ideal	OOOOOOVOOOOOOOO
hw:if	OPMOOOQTOOOOOOO
hw:imaginez-vous	OOKMNVJOOPOOROO
hw:inc	ONUOOOOOOOOOOOO
hw:include	OOOOOTROOOOOOOO
hw:includes	OOULNMSOOOOOOJO
hw:incluirán	OOOOOWOOOOOOOOO
hw:inclusion	OVPOOBOOOOOOVTS
hw:individualisé	ONOOOSOOOOOOOOO
hw:information	NTNOOOOLOMVOSMI
hw:inside	OPOOOSOOOOOOOOO
hw:inst	OMSOOOOOOOOQNNN
hw:instructions	OONOOOOOOOOOTYO
hw:insurance	OIPOMOOOO[OOSOO
hw:interesse	OIKOMOMOOLNLZOQ
hw:interested	OPROLOOOOOOOUON
hw:internal	OJOOOORROOOOOOO
hw:interview	OROOLKOOOOOOORO
hw:is	OOINVLOKOKOOWSO
hw:it	OROOOAOOOOOOQOO
hw:items	OHNMNIKMNNNSMNY
hw:jetzt	E?¡F¡DEHHHER>FH
hw:jobs	ONOOOONOOOOOWOO
hw:join	OOOOOOOOOTOOOQO
hw:journey	OPOOOWOOOOOOOGO
hw:july	OLNOOOOOOONOLOW
hw:just	OPLONOOOOUNOOOO
hw:jydstrup	KRMQNKMNMLRPNNQ
hw:karrierelevel	MOLLLLKMNLTMMMU
hw:keepler	OOTONONNSVOONOM
hw:key	OOOOOSOOOOOOOOK
hw:kingspan	OOSOOOOOOOOOOOO
hw:know	OOHOKNPOOOOOTTO
hw:knowledge	OOOOOOTSOOOOOOO
hw:knoxville	ONOOOOOOOOMSOOO
hw:kommer	OTOOOSLOONOONOO
hw:kontakt	OQOOOOOOOOOOTOO
hw:kpis	NHKMN]KMNLNNNNN
hw:kubernetes	LIKLLMK[MMMLOLL
hw:l'accompagnement	ONOOOSOOOOOOOOO
hw:l'accueil	OMOOOWLOOOOOOOO
hw:l'offre	TOONLQNNNNROKOM
hw:la	OOOZOMMOOOOOOOO
hw:ladeprozesse	OUGFGXKMNCJLJNM
hw:lake	OOOOOHYOOOOOOOO
hw:langue	LNLKLKKVMMLUKLJ
hw:largest	OOMOOIOMRXOOMOO
hw:lauren	NMONOOOOOOOONOT
hw:le	OROOPNOOOMOOSOO
hw:leadership	OOOKOWOOOOOOOOO
hw:learn	OMTNMNNOOTOOMOL
hw:learning	MPLTNOMNNNLRNNO
hw:leave	OONLOOMOVRONKOO
hw:led	OOO¡OGNOOOOOOOO
hw:legal	OHUOMOOOOSONORM
hw:level	OSOOOOOOOOOOOON
hw:levels	OPYOOOOOOOOOOOO
hw:lexington	OLVNMLNONONSNOM
hw:license	OLOOOOSNOOORPOO
hw:licenses	OTNVOKMOOOOOOOO
hw:lifting	NRLNNLXMNNNLNNL
hw:like	OQOOT?OOOOOOOPP
hw:lisbon	OMNNOOOOQOOOOOS
hw:living	OJOOOYKOONOOOOT
hw:location	OOOPOOOOOOOUOOO
hw:locations	ONLNOOOOOMO[LMO
hw:looks	OOOOWKMOOOOOOOO
hw:lorry	OOOOOSOOOQOOTOO
hw:lors	OSTOONOOOOOOOOO
hw:love	OSROOMMOOSOOOJO
hw:luca	OPKOVOOOOQOOOOH
hw:lyckas	OOOOOIZOOOOOIOO
hw:ma	OLVNMLNONONSNOM
hw:make	OJOONOOOOOOOPRT
hw:makes	ONLPLKROOOWMNON
hw:management	OOOOOUPOONOOOOO
hw:manager	OOSOOZAOOOOOOOI
hw:march	OLGXSQOOONRPMMO
hw:mark	OJOONOOOOOOOPRT
hw:marketinvoice	OOLOOWOOOROOOOO
hw:mdosjobs	OMNNOOSMOOOOOOT
hw:medical	OOOOOOOOO¡OOOOO
hw:member	OOMOOIOMRXOOMOO
hw:mental	OOOOOOONNONOLRS
hw:mentored	OOO¡OGNOOOOOOOO
hw:merchandising	OPOOOSOOOOOOOOO
hw:metropolitan	NMMNNOOONOOOOOT
hw:mi	ONQOOOOOMOTOOOR
hw:middle	OLOONSOONOOSOOO
hw:might	OQNOOUNOOOOOOOO
hw:migration	OOOOOWNOOOOONOO
hw:minimum	OOOOOOSOOOOOOOO
hw:mission	OOOOOSOOOPOOOOO
hw:missions	OOPOOOOOOOPOSOO
hw:modeling	OPOOOTOOOOOOOOO
hw:moments	OMOOTKOOOROOLOO
hw:months	OONOOTNOOOQOOOO
hw:more	OOPOLONOOXOOMOM
hw:must	OOOOOOZOOOOOOOO
hw:must-haves	OTNOONTLOOOOOOM
hw:name	OJJMLOMNMSKP[MS
hw:navigate	OOQNNJONQUOOONN
hw:need	OONOOIVTOOOOOTO
hw:nevada	MPLTNOMNNNLRNNO
hw:never	OONLOOMOVRONKOO
hw:nghsjobs	NLWMMNMMNMMNKKR
hw:nice	OOPOOOLXOOOOOOO
hw:nice-to-have	ONNINYZOONOOONO
hw:nice-to-haves	OOOOOMJ[OOOOOOO
hw:nigri	NMONOOOOOOOONOT
hw:no	NJONNMMNQOLNVNK
hw:nosotros	OQMOSOMOOOOOOOO
hw:note	OOMOHNROTLOMFUO
hw:notes	OOOOQSPOOOOOOMO
hw:notre	OMOSOOOOOOOOOOO
hw:nous	OPOOOKOOOPOOOOO
hw:now	OOXOOMOOOOOQKOR
hw:of	OOOOR_OOOOOOOOO
hw:offer	OOTOOOIOOXOOOOO
hw:offered	OOSOOOOOOMOOOOO
hw:offers	OMOOOMOOOYOOPOO
hw:office	OOROOYBOOOOROOJ
hw:officer	RIOOOOOORMRTOOM
hw:ofrecemos	OOOOOONOPUOOOOO
hw:omradet	OTOOOSLOONOONOO
hw:on	OLNOOOLOTMOOVKO
hw:open	OOOOOIROOOOORTM
hw:operateur	OMOOULNOOOONOOO
hw:operations	OOOOOSOOOOOOOOO
hw:opportunity	OPOIOMROL]OOMON
hw:or	OOOOOOWNOONQOOO
hw:organiserez	OMOOOWLOOOOOOOO
hw:organization	NKNTQONNOORONOO
hw:organizational	OMTONOMOOOOOOMO
hw:other	OONOOOOOOSOOSOO
hw:our	OPVOOOOOOPOOOOO
hw:outreach	OOPOUSOOOFOOOOO
hw:outside	OLOOOOSPOOOOOOO
hw:overtime	OKOOOOONVMKONOO
hw:overview	OOVOPPOOOOOOOOO
hw:own	OZOOONOOOOOOOOO
hw:ownership	OOKOOVNOOKONOOO
hw:pa	OTOOORLOOOOONOO
hw:package	OSOOOOOOOMOOOOO
hw:paid	OMOOOONOOUOOOPO
hw:papiers	OMOOOTOOOOOOOOO
hw:partners	OOO¡OGNOOOOOOOO
hw:pass	OLNOMOOOOWOOOON
hw:paternity	OOPOOOOOOWOOOPO
hw:patients	NMJ]NHKNNMMNMOL
hw:pay	OOOOOPMORZOOOOO
hw:pension	OOOOOOOOOMOOTOO
hw:people	OMROOOOOOOOOTON
hw:performance	OOOOOOOOOOOSOYO
hw:person	OPOOOOOOOONOTNQ
hw:personal	OOOOOOXOOOOOOOO
hw:personnel	OPOOOMOOOWOOOOO
hw:peuvent	MJMMNLLNNMRMWMM
hw:phone	OLOOOOOOOOOOVJO
hw:physique	ONOOOSOOOOOOOOO
hw:place	OPMOLLPOOOVMMOQ
hw:plan	OOOOOOOOOMOOTOO
hw:planning	OOOOORUOONOOOOO
hw:plans	OOOOOOOOOVOOOOO
hw:platform	OOOTOSOOOOOOOOO
hw:points	OOOOOMKXOOOOOOO
hw:policies	OOOOOXOOOOOOOFO
hw:polyvalent	OMOOULNOOOONOOO
hw:portugal	OOOOOOOOSOOOOOM
hw:positions	OOO¡OGNOOOOOOOO
hw:poste	OPOOQPPOOGOOOOO
hw:posting	OMOOOOOOMNMNUNL
hw:potential	OOROOOOOOOOOKUO
hw:pour	OOOOPVOOOOOOOOO
hw:pourquoi	OOPTSKOOOOOONOO
hw:power	OOQNNJONQUOOONN
hw:powered	NMONOOOOOOOONOT
hw:preference	OOOOOOOOOOOOWHO
hw:preferred	OOOOOOO_OOOOOOO
hw:prescription	OMOOOOSNOOOOOOO
hw:presentation	NOUOONNNOOOOOOO
hw:principal	OOOOOTOOOOOOOOO
hw:principales	NRNOOTOOOOOOOOO
hw:privacy	OOLOOONOOOOOWMO
hw:problem	OJNOOOSMNONOUNN
hw:process	O_OOFEOOOOOOVJO
hw:processus	OOOOOOOOOOOOUOO
hw:program	TKOOOOOOOLOOTON
hw:projects	OOSMOTJOOOOOOOO
hw:properties	OUOOOOMOOOOOOON
hw:proposons	ORSOONOOOOOOROO
hw:proud	OTOOOOOOOOOOOOO
hw:provide	OOOOOTQOOOOOOOO
hw:psychologique	ONOOOSOOOOOOOOO
hw:purpose	OOMMXROOOOOLMOO
hw:pursue	OOROOOOOOOOOKUO
hw:python-basierte	OUGFGXKMNCJLJNM
hw:qualification	ORSOOOOOOMOOOOO
hw:quality	OOOOOSOOOOOOOOO
hw:qualité	OPOOOMOOOWOOOOO
hw:qualités	OONOOOXOOOSOMON
hw:qué	OOOOOOXOOROOOOO
hw:range	OOOOOOTOOOOOIVO
hw:rapide	OOOOOOOOOOOOUOO
hw:rate	OLNOOOLOTMOOVKO
hw:ready	OOSOMOOOOOOONUO
hw:real	ORNMULLOOOOOONO
hw:really	OROOO@OOOOOOOQP
hw:reasonable	OOOOOOOOOOOOJUO
hw:reasons	OOYOMOOOOROMOOO
hw:receive	OOOOOOONPTOOOOO
hw:recherchons	OMOOULNOOOONOOO
hw:recruitment	ORLOKONONOONJST
hw:recrutement	OOOOOOOOOOOOUOO
hw:redeployment	OROOLKOOOOOOORO
hw:rehabilitation	OMOOOOSNOOOOOOO
hw:rejoindre	OOPTSKOOOOOONOO
hw:relevant	OPNOOOUNOOOOMNM
hw:remote	OOOOOLOOOTOTOOO
hw:remuneration	OMNOOOMOVKMOYMJ
hw:renseigner	MJMMNLLNNMRMWMM
hw:représentées	OOOOOVMOOOOOOOO
hw:required	OROOOGOOOOOOOPO
hw:requise	OOTONONOOMOOOOO
hw:requises	OONOOOXOOOSOMON
hw:resources	MHMSNONNONNNPTL
hw:responsabilités	OOOOOYMOOOOOOOO
hw:responsable	OMOSOOOOOOOOOOO
hw:responsibilities	OOOOOXOOOOOOOOO
hw:responsible	OOOOOZBOOOOOOOJ
hw:return	OOOOOOOOO¡OOPSO
hw:revesco	OUOOOOMOOOOOOON
hw:reçues	OOOOOVMOOOOOOOO
hw:richten	OLOOOOOOOOOOXNO
hw:right	OSONOOMOOONNNOS
hw:role	OOOORXOOOOOOOOO
hw:roles	OOOQOJWOOOOOOOO
hw:rollen	OOOOOIZOOOOOIOO
hw:rémunération	OOOOOKOORMOOTOO
hw:s	OPWONONNOKOONOO
hw:safety	OPOOOZOOOOOOOFO
hw:salary	OOOOOOSOROOOVON
hw:sales	RLOTOQQOOOOOOOO
hw:savoir-etre	OOMNOJ]MONOOMOM
hw:savoir-faire	OOOOOIZOOOOOOOO
hw:schedule	ONPOOOOOOTOOONS
hw:scheme	OROOLKOOOOOOORO
hw:school	OKNONOOONSTOSMK
hw:schools	OONOOOQJQONOUMO
hw:se	OMMOOOOOOOPOSOO
hw:sections	LGLLNJINNOKNMN^
hw:security	OLNOMOOOOWOOOON
hw:selection	OXNONKPOOOONKLR
hw:send	ONOOOONOOOOOWOO
hw:ser	OOOOOIZOOOOOIOO
hw:serez	OOOOOSOOOOOOOOO
hw:service	OOHLNJUOOOMNJYM
hw:services	OOOOOXOOOMOOOOO
hw:setting	NMNMMOMONNMYKNL
hw:shift	NKKMNNONPNRMLOV
hw:should	OOMOOOPNOOOORKY
hw:sick	OOOOOOOQOUOOOOO
hw:sie	OUGFGXKMNCJLJNM
hw:singapore	OMOOPSOOOOOOOOO
hw:site	NMONOOOOOOOONOT
hw:skf	OTOOONNOOXOOOLO
hw:skills	OOOOOTOZOOOOOOO
hw:sms	OSVOOOOOOKOOOOO
hw:sociétés	OOOOOVMOOOOOOOO
hw:soft	OTOOOORMOOOOOON
hw:solutions	OQNMOVOOONONOOO
hw:solving	OJNOOOSMNONOUNN
hw:som	OTOOOSLOONOONOO
hw:some	OOO¡OMIOOOOOOOO
hw:sont	OOOOONMMOOPOVOO
hw:sous	OQMOMOOOOOOOUOO
hw:southern	OMSOOOOOOOOQNNN
hw:spark	OOOOOHYOOOOOOOO
hw:special	OONOOOOOOOOOTYO
hw:specific	OOOOOKVMOOOOOOO
hw:specification	OROOOOKOOOOOUMN
hw:stack	OOTYOKKLOMONNON
hw:stars	OOLNNNLWNNNOMNN
hw:started	OPROMOOOOOOOSON
hw:state	OMMPOOOOOONNSOP
hw:statement	OSOOSSOOOOOONMO
hw:stipend	OOOOOOOOOVOOOOO
hw:strategic	MGJMUJWMMJMMXMO
hw:strongly	OQOOOOGXOOOOOOO
hw:submit	OQOOOOOOOOOOSKO
hw:succeed	OOOOOJZTOOOOOOO
hw:success	OOOOWKMOOOOOOOO
hw:successful	OOOOOOHOOOPOOOZ
hw:suivi	OOOOOVMOOOOOOOO
hw:summer	OONOOOQJQONOUMO
hw:superpowers	OOKOLXMOOOOOOOM
hw:supers	OOLOOLOOOSOOOOO
hw:supplemental	NRNOONNMUINOOOO
hw:supportive	OOOOOUOOOOOOOOO
hw:systems	OMSOOOOOOOOOOOO
hw:table	ONOOOOQOOOOOOOT
hw:take	OOLOOUNOOMOOTKO
hw:takes	OONOOO[OOOOOOON
hw:talents	OOLOOLOOOSOOOOO
hw:tasks	OOOOO^OOOOOOOOO
hw:tax	OOKOOVNOOKONOOO
hw:te	OOROMOMOUSOOOOO
hw:teaching	OONOOOQJQONOUMO
hw:team	OZLPQOOOOOOOHOO
hw:tech	OOXLNMMMOMNNNON
hw:technical	OUOOOGOUOOOOOOO
hw:technique	OONZOMMOOOOOOOO
hw:technology	OMROOOOOOOOOTON
hw:tennessee	OMOONOOOOOLVOOO
hw:term	NILMOOOMONNNLOW
hw:test	OMOOOOMOOOOOSOO
hw:than	OPLONOOOOUNOOOO
hw:that	OOXOOLGXOOOOOOO
hw:the	OOOSQOOOOOOOOOO
hw:these	OSOOOOOOOMOOOOO
hw:they	NOMONKJMNYNNQMM
hw:things	OOKOLOSOOOOOVIO
hw:think	OOMOONGYOOOOOOO
hw:thinking	NHLONNZNNMOOOON
hw:this	OOOOOOSOOOOOOOT
hw:thrive	OOOONOTOOOOQOMO
hw:ti	OOOONO¡OONOOOOO
hw:today	OOPNMOOOOOOOUON
hw:tom	ONUNNNMNNNONNNM
hw:top	OOWOMUOOOPONOOO
hw:trabajar	OMUOMONNWLNOPNL
hw:trainexpectations	OOOOOYLOOOOOOOO
hw:travel	OPOONOSPOOOOOON
hw:tus	OOOOOWOOOOOOOOO
hw:type	MRLVNNNONNQJTNH
hw:types	OPRMOSIOTJOOOOO
hw:typical	OOOOOZOOOOOOOOO
hw:uams	OOOOOOOOOSOOQNO
hw:ubt	OOSONOOOONOOOOO
hw:uk	OLNOMOOOOWOOOON
hw:un	OMOOULNOOOONOOO
hw:und	OWA@B]GKM;FIEMJ
hw:unique	OOOOOKVMOOOOOOO
hw:unposting	ORMOOOOOOOLOWNI
hw:uns	OUEEIT¡KO;IOHOO
hw:us	OOTOOOOOOOOOOOO
hw:usmy	OOQOOOOOOVOOOOO
hw:va	OMSOOOOOOOOQNNN
hw:vacation	OOOOOOOOOTOOOOO
hw:valued	OQOOOOGXOOOOOOO
hw:values	OMPOLJZOONOOPOK
hw:var	OTOOOSLOONOONOO
hw:ve	OMOOOWLOOOOOOOO
hw:verantwortest	OUGFGXKMNCJLJNM
hw:verde	OOQNNJONQUOOONN
hw:very	OOTKOLSOOOOOOOO
hw:vet	OQOOOOOOOOOOSJO
hw:veteran	OOOOOOOOOOOOUKO
hw:veterinary	MJMNURMMNNNNNLL
hw:vi	OOOOOIZOOOOOIOO
hw:via	ONOOOYLOONOOOOO
hw:vie	OPOOOMOOOWOOOOO
hw:viewber	ONKNMNKNWOTOPLN
hw:village	OQMOMOOOOOOOUOO
hw:vision	OJMOOO¡OOUOOPOO
hw:visual	OOKOOOONOOOOLST
hw:von	OUFFKH^IO>HOHOO
hw:votre	OUPOOOONOOOOOOO
hw:wages	OOOOOOOOOSOOOOO
hw:wales	NPNONONOOOOOOOS
hw:want	OONLOOMOVRONKOO
hw:was	ORDGKSXKOOJOIOL
hw:we	OOYOOOFOOQOOOOO
hw:weekly	OOOOOOOONQQSMOO
hw:weight	OMOOOOMOOOOOSOO
hw:wenn	OLOOOOOOOOOOXNO
hw:what's	OTOOOALOOOOOROO
hw:where	OSOOOOOOOOOOMNO
hw:whilst	OMNOOOWONNNOONL
hw:who	OOOOOOYOPOOOOOO
hw:why	OROOOOOOOZOOOOO
hw:will	OROOOWOOOOOOOOO
hw:wir	OODILHWKPOJOOOO
hw:with	OPUYNPHOOOOOOHO
hw:work	OUOOSKLOOOOOOOO
hw:working	OOPNMNINOPOQJWO
hw:world	OMROOOOOOOOOTON
hw:would	OOOOOPGXOOOOOOO
hw:written	OMOOOOMOOOOOSOO
hw:wünschen	OUFFKH^IO>HOHOO
hw:year	NLNOMOLONOTNULL
hw:your	OOOOOTROOOOONOO
hw:à	OOOOOVOOOOOOOOO
hw:échange	OOLOOLOOOSOOOOO
hw:équilibre	OPOOOMOOOWOOOOO
hw:경험이	ORNNOKLLOONNWOL
hw:꼭	ORNNOKLLOONNWOL
hw:나은	ONWOOLMNOONOMOM
hw:두고	ONWOOLMNOONOMOM
hw:모두가	ONWOOLMNOONOMOM
hw:분과	OPOOOGSWOOOOLON
hw:서비스에	ONWOOLMNOONOMOM
hw:싶어요	OPOOOGSWOOOOLON
hw:어제보다	ONWOOLMNOONOMOM
hw:업무에요	NPMLNXKKNNMNMNL
hw:이런	OSNNOFQVOONOUOL
hw:이력서에	ORNNOKLLOONNWOL
hw:있다면	ORNNOKLLOONNWOL
hw:있어요	ONWOOLMNOONOMOM
hw:작성해주세요	ORNNOKLLOONNWOL
hw:지향점을	ONWOOLMNOONOMOM
hw:토스로의	NULMNMMLMMMMUNJ
hw:팀원	ONWOOLMNOONOMOM
hw:할	NTMLNXKKNNMMLNK
hw:함께	NTMLNXKKNNMMLNK
hw:함께하고	OPOOOGSWOOOOLON
hw:합류여정	NULMNMMLMMMMUNJ
hw:합류하면	NPMLNXKKNNMNMNL
label:code	JCVGOKFHGICOSH¢
label:contact	KOOOOOOOOOOOYOZ
label:contract	OMGOLOGOOKgNOOW
label:deadline	NMKMMOJMMNKM_LG
label:department	JJQWLLOLKQHJNLR
label:duration	NLLNMMOOLMZOMOK
label:education	NLJOYOTPNLMMMOI
label:employer	HDeTLNLMNKIEHKA
label:experience	NJMOQOZPMLKNONS
label:hours	OMNOOONONMeMOOG
label:openings	OLOOOOOOOONOOOT
label:pay	OOKOOOMOfOOOOOL
label:place	HIIMMOHOOKOoLOG
label:reportsTo	PHJXTMMMMMMLMNK
label:title	mEAOLOMOOOPOOOP
label:workType	ONMOKMMONNKXNON
last:%	OMMOOOUONLOOOOO
last:05-29-15	NMKNMONNNONLSLP
last:1	TYIKPFLKJLJQOKQ
last:10	ONNKNRLOOONOOOU
last:11	OONOOMMNOOOOOOU
last:12	ONNOOKLOOONNOOV
last:13	ONNOOMLOOONOOOU
last:13337	OLMONOMONOOOOMS
last:14	ONNOOOLOPONOOOU
last:17	ONOOOOOOOOOOMOT
last:2	ONMONNKOOORMMOV
last:2004	OLMOOOOOMOROUOL
last:2024	OKLMLOLMUKQLQKQ
last:2025	NOONPOKNOPPNVMJ
last:2026	OLMONOLOMNOTQNR
last:299e88db7d5dd85e0b7ba65666#	OONOOOVOOOONPOL
last:3	MQKMLJQLLMKMTMQ
last:30	OOOOOOOOOMSOOOO
last:33	MNSMMMMMMLNOUNK
last:4	OOPOOMMOOONOOOU
last:5	OLMOOLVLTNOOOOQ
last:516461	TOOOOOOOOOOMOON
last:555-010-0100	OLONOOOOOOOOTON
last:6	OOOOONLOOOOOOOU
last:7	OMJOOOLOUOONOOR
last:8	ONNOOMLOOONOOOU
last:9	OOOOOMMOOOOOOOT
last:a	QSMOMOOOPOOOOOO
last:about	OVNNLKNOOOOOOON
last:academy	POOOOOOOOSOOOOO
last:acceptable	OOOOMOSOOOOPNOO
last:accepté	OOOOOOUOOOOOOOO
last:access	OOLONMROOXOONOO
last:accessibility	ONOOOOOOOOOOMSO
last:accordingly	OONOOMSOONOOOOO
last:accountabilities	NUOOOOOOOOOOOOO
last:accountant	SOOOOOOOOOOOOOO
last:accounts	OTSNQJNOOLOOOOO
last:accuracy	OKOOOVOOOOOOOOO
last:act	OOOOOOOOOOOOLSO
last:activity	OMOOOSOOOOOOTNO
last:administration	OPNTRONOOOOMOOO
last:administrator	UJJLNOOSNNMLSNP
last:ads	NMNOOONNONNOOMT
last:advantage	OOOOOOHXOOOOOOO
last:advisor	UOOOOOOOOOOOOOO
last:agence	OONONNNOOQONTON
last:agencies	OOOOPVNOOMOONOM
last:agency	OOLOOSTOOOOOLOO
last:agent	TOPOOOOOOOOMOOO
last:agile	NNNNNOKVNMNNMNN
last:ai	NUPNONONONOMNON
last:ai-native	ONNUNNNOOOOOOOO
last:air	NNWOOOOOOOOOOON
last:als	ONKNUPOOONNNOOM
last:am	OOOOOOOOOOLOOOT
last:ambition	OUROMONOOJOOOOO
last:americas	UJLSNNONNNMNOOO
last:an	OLOONOOLOOOOSSO
last:analyst	VOMOOOOOOOOOOOO
last:and	NVNNSHMONKNNNNM
last:applicants	OWMOOOPLOMOOHQM
last:application	OOOOQLKOOOOOTOO
last:apply	OSLOOONSOOOOLSM
last:applying	ONOOONLOMNNOUNN
last:appointments	OOOQOOKOOOUNOOO
last:appropriately	OONONSNOOOOOOOO
last:appréciée	OOOOOOKUOOONOOO
last:arbeitsweise	OXOOOOFOOMOOOOO
last:architect	UMMOONOOOOOOOOO
last:architecture	OPOOOTNOOOOOOOO
last:are	OUKONOHOOOOOSOO
last:area	OOMOMOPOOOO_OON
last:arrangements	OOOOOVMOOOMOLOO
last:as	OJMONOOOLNOOUNO
last:assessment	OOOOOQNOOOOOTON
last:assessments	OOOONTOOOOOOOOO
last:asset	OOOOOOJVOOOOOOO
last:assigned	OOOOOUOOOOOOOOO
last:assignments	OONOOONOTMNONOO
last:assistance	OOOOOQMOOPOOLSN
last:assistant	WOOOOONOOOOOOOS
last:associate	VONOOOOOOOONOOO
last:associates	ONSOOOOOOOOOOOO
last:assurance	OOOOQMOOOSOOOOO
last:at	OOOOOOONNOOOUMO
last:ats	OOOOOOMOOOOOSOO
last:attendance	NNNNNPVNNMMONNO
last:attributes	OUOOOOMOOOOOOOO
last:audi	ONTOMQOOOOOPMOO
last:autonomie	ONOOOOLOOOOOSOO
last:autre	MMMONOMOMMSNMOU
last:available	OOOONLUONOQORKM
last:avantage	OONONLOVONOONOO
last:avantages	OSOOOOOOONOOOOO
last:average	OOOOOOOOTKOOOOO
last:awards	ONOOOONOOUOOOOO
last:az	OOOOOOOOOOOTOOO
last:balance	OOUOOONONPOOOOO
last:bar	OONOSONOOOOOOOO
last:bartender	OLMOROSOOOOOOOO
last:base	OOOOMTOOOOOOOOO
last:basis	OOMOROOOQOOOTOO
last:be	OONOTOKOOOOOQNO
last:beauty	NNUNLRMONNNNLNM
last:below	OMNOOOOOOOOONOT
last:beneficial	OONONMOVOOOOOOO
last:benefits	O]OOOOOOOOOOOOO
last:berlin	JLHNJONNMQOXLNS
last:better	OOQONTOOOOOOOOO
last:bharatcares	JOUOOOONOOOOOOO
last:bi	OHOOOVLVOOOOOOO
last:bigquery	OOOOOOSOOOOOOOO
last:blueprints	OOOONOTOOOOONOO
last:board	OOOONTOOOOOOOOO
last:bonus	OOOOOOOOXOOOOOO
last:branch	OONOSOOOOOOOOOO
last:brand	OUMOOOOOONOOOOO
last:brands	OOOOOOPOOTOONNO
last:braze	OOOOOMTOOOOOOOO
last:building	NVNNMHMNNNNVKNO
last:bus	OMNONONROOOOSMN
last:business	OOROTONOOROOOOO
last:button	OONNOMMONNMNPOU
last:ca	OONOOOOOOOOWOOO
last:call	POMNROMUOOOOOOM
last:calls	ONOOONSOOOOONOO
last:candidate	OMLNKOUPNMNQPNN
last:cap	OMUONMOOSLOONOM
last:capabilities	OLOOOSMTOOOONOO
last:capability	ONSOMNOOOOOONRO
last:care	OJSOOOOOOOOOOOT
last:career	OOOOTNOOOUOOMOO
last:careers	ONNOONOONMOOSMS
last:carrickmacross	OOMOSOOOOOOOOOO
last:case	OONNOOOOTLOONNO
last:cdi	OMOOOOOOOOUOOON
last:center	NLPQNNLOOOONOLT
last:centre	ONNOOOOOOSOOOQN
last:century	OOSOOOOOOOOOOOO
last:certificate	OOOOONTOOOOOOOO
last:certified	OOOOOMTNOOOOOOO
last:chance	KIXMKNKLMPMLNSK
last:changes	OOOOKXOOOOOOJQO
last:chantier	OOOOOULOOOOOOOO
last:charge	NNNOMRSNOOOONON
last:charpente	NMWNNNOMNNNMMNK
last:charpentier	NNMOTNROOONONON
last:chauffage	OONOPOSOOOOOOOO
last:check	ONOOMMXOONOOSOO
last:checks	OONOONQOOOOOTMO
last:chef	SNLVMOOOOONNNOL
last:clientes	OONOOSOOOOOOOOO
last:clients	OOROOUOOOMOOOOO
last:clinician	OONNNOUNOOOONOO
last:cloud	NNOTOOOOOOOOOOO
last:club	OOOOONMOOTOOOOO
last:co	OOOOPOOOOOOSOOO
last:coach	RNIOVOLOONOOOOO
last:code	OMOOOOVNOOOOONO
last:collaboration	OMUNNOMNNPNOONO
last:collaborative	OMRONNMONQOSNNM
last:colleagues	OOLOOOOOOTNQOOO
last:colors-a	NNNNOOLONLONNOV
last:com	OOYOOOOOOOOOOOK
last:comcast	NNUOOOOOOOOOOON
last:commitments	OLQOOTOOOPOOOOO
last:communication	OOOOOOTOOOOOOOO
last:communicator	OOOOMMUOOOOOOOO
last:communities	OOSONOOOOTOONOO
last:community	OOVONOMOOOOONOO
last:companies	OORROOLOOOOOSON
last:company	OONOOMOOOTOOOOO
last:compensation	OTOOOOOOMOOOOOO
last:competencies	OTOOOOLOOOOOOOO
last:competition	OONNNRNMOSOOOOO
last:competitive	OIKOOOOOYOOOOON
last:complete	SKONUOONNNRLMNO
last:compliance	OSOOOOOOOOOOOOO
last:components	OOOOOULOOOOOOOO
last:compétences	OMNOOMOOOSOOOOO
last:conditions	NPONNSULONOOONO
last:confiance	OOSOOONNOQOOOOO
last:confidential	OOOOONNMNMNOLUO
last:consideration	OOOOOOOOOOOOSNO
last:consistency	OOOOOVLNOOOOOOO
last:construction	OONOOOONONONMNV
last:consultant	ZKIOOONOOOONOOL
last:contract	OKQOOONMTOVONNM
last:contrat	OTOOOOOOOOMOOOO
last:contributions	ONPOOOOONUOOOOO
last:controller	SOOOOOOOOOOOOOO
last:cook	TNNPOOONOONOOOO
last:core	QOLONTMOOPOOOOO
last:costs	OOSOOOOOOQOOOOO
last:countries	OOSONOOOOPOOONO
last:course	OOOOOOUOOOOOOOO
last:courses	NOOONTOOOOMNOOO
last:covid-19	ONNSONLOOONNMSL
last:cpi	ONPONONNOOOOMLT
last:credentials	ONOOOOSKOOOOQOO
last:criteria	OTOOOOISOOOOOOO
last:css	OOOOOOSOOOOOOOO
last:cv	OONOOOOOOOOOSMO
last:cycle	OOMSOPOOOOOOOOO
last:d	QONOOOPOTJOQOON
last:d'activité	OSLOOOONOSOLOOO
last:d'hygiène	ONOOOPSOOOOOOOO
last:daily	ONTMKQMONOOOSNN
last:dallas	OLOOOOOOOOOSOOO
last:dashboards	ONOSMNOOOOOOOOO
last:data	OLOOOVOOOOOOORO
last:daten	OTLOSNJOONONOOO
last:datenmodelle	OTOOOMNOONOOOOO
last:datenqualität	OTNNNIQOONNOOOO
last:days	OMNOOONOOWOOROO
last:dbt	OOOOOOSOOOOOOOO
last:de	KQFNIMMNMMMNNN[
last:deadlines	OOOOOMUOOOOOOOO
last:decision-making	OMOSMNUOOOOOOOO
last:decisions	OOSONUOOOOOOOOO
last:degree	OMOOOOTPOOOOOOO
last:deiner	ONOOOOMOOSOORON
last:demand	OOOOSPNOOOOOOOO
last:demeanor	OOOOONTOOOOOOOO
last:department	OTOMOPOOOOOMOON
last:deployment	ONSSMOLSOMOONOO
last:der	ONWOIOOOONOLNOL
last:description	O¡OOOOOOOOOOMOT
last:design	OOOOOOSOOOOOOOO
last:desirable	OOOOOOFZOOOOOOO
last:desired	OUOOOOMQONOOOOO
last:detail	OOOOOOOTOOOOOOO
last:details	MOOOOOUOOOOOOOS
last:detailseligibility	NVMNNNMOOONNMNM
last:develop	NLTOONNONQOOOOO
last:developer	XOOOOOOOOOOOOOO
last:developers	OOOMOSOOOOOOOOO
last:devices	OOLOOUMOOOOOOOO
last:diploma	OMOOOOSOOOOOOOO
last:dir	OSOOOOMOONOOOOO
last:discipline	OOOMOOTNOOOOOOO
last:discounts	OOOOOONOOSOOOOO
last:distractions	OOOOOOSOOOOOOOO
last:do	OOOOTKUOONOOOOO
last:documentation	OOOOOTPOOOOONOO
last:documents	OKOOOWOOOOOOOOL
last:domicile	OONOOKQNOUOOOOO
last:done	OOOUKKMOOOOOOOO
last:dorset	OOPOSOOOOOOKOOO
last:driver	]NLOOOOOOOOOOON
last:e	MTUNLNNNNNNLKNM
last:east	OLOOOOQOOOOSOOO
last:education	OOPOOOOOOQOOOOS
last:elastic	NLLUNLPTNMNNNNM
last:electric	NOSOOOOOOOOOOOO
last:electrician	VNOOOOOOOOOOOOO
last:elementid	OONOOOLOOLOOOOU
last:emails	OONNNUOOOOOMOOO
last:empleo	LYKLLLLLLJKLLLP
last:employees	ONOLROOOKOOLRTN
last:employer	OOIOOOOOOOOOO[O
last:employment	OOMOOOPOOPNOOTO
last:empowerment	OWLOOMNOONOOOOM
last:engagement	OUOOOJQOOOOOOOO
last:engineer	¢OMOOOOOOOOOOOO
last:engineering	OONSQOPOOOOOOOO
last:english	OONOOOUROOOOONO
last:entreprise	OSNOOQOOOOOOOOO
last:environment	OOOOOOSOOROOOOO
last:es	OILNOONNQNMXMOJ
last:essential	OOOOOOOSOOOOOOO
last:est	ONOOOOSNNOMPQON
last:estate	ONWNQQJMMOONMOM
last:etc	OOOOOSPOOOOOOOO
last:events	OOOOOQMOOOTOOOO
last:everywhere	ONSOOOOOOOOOOON
last:excel	OOOOOOMTOOOOOOO
last:excellence	OOSNOOOOOPOOOOO
last:exceptional	OOOOKQSOOOOOLOO
last:executive	QOMOSOOOONOOOOO
last:expected	ONOOONTOOOOOOOO
last:expenses	OOOOOSOOOOOOOOO
last:experience	OOOOOOOUPOOOOOO
last:expert	SNROOOOOONOOOON
last:exposure	OOOOOSNNOOOOOOO
last:expérience	OSOOOOJOTNPOOOO
last:extension	NNNNNNQONMTRNML
last:fabric	OOSOORMOOOONNOO
last:failure	NLNUOLMOONNONON
last:faloni	NOVOOOOOOOONOOO
last:familiarity	OOOOOOOVNNOOOOO
last:fans	ONLOUNOOOONONON
last:farmfoods	ONLNUOOONPNOMON
last:field	OOOOOOVOOOOOOOO
last:filled	OONOOOOOSMONMRO
last:finance	NNRONOOOOOOSOOO
last:firefighter	PNOONMNOOONNNUN
last:fit	NJNNNLWNRQONNNN
last:fitness	OQNOPNNONOOOSOO
last:fl	OOLOOOOOOOOWOOO
last:floor	OOOOOSPOONOOOOO
last:flow	OOOOSNOOOOOOOOO
last:following	OVOOOIOOOOOOOOO
last:for	OUOOORKJOOOOOOO
last:form	OOOOOOOOOOOOSON
last:fragrance	OOOOSOOOOOOOOOO
last:free	OKMONMINOSONNVN
last:frequently	OOOOONVOOOOOOOO
last:freyja	ONOOOOOOOOONTON
last:friday	OOOOOOOOOOUOOOO
last:full-time	ONOOOOOOOO[OOOO
last:functions	OOOOOOKTOOOOOPO
last:future	ONOOOPPOOWNOMOO
last:fyld	PNSOOOOOOOONOOO
last:g-p	ONTOOOOOOOOOOOO
last:ga	NOOOOOOOOOOVOOO
last:gcp	OOOOOONUOOOOOOO
last:globe	OOTOOOOOOOOOOOO
last:go	NMMNMMIVNMNNQNR
last:goals	OOOOOUOOONOOONR
last:governance	OLOSOSMOOOOOOOO
last:great	OKKOOOMOOVNOOOO
last:grounds	OONOOOMOOOOOOTO
last:group	OMXOOOOOOOOOOOO
last:groups	OPPOPPLSOOOOOOO
last:growth	OONOTOOOOSOOOOO
last:guests	OONOMTPOOOOOOOO
last:guidelines	OOOOUMQOOOOOOOO
last:gute	ONOOONOONSOOOOO
last:half	OOPOOOOOOOONQUN
last:handling	ONOOOONSOOOOOOO
last:have	OVOOOOONOOOOOOO
last:health	OUOONOOOOQOOOOO
last:healthcare	OOSOOOOOOOOOOOO
last:heart	OOOOOONOOSOOOOO
last:hebrew	OONONOSOOOOOOOO
last:help	OOOOOSOOOOOOOOO
last:helpful	NNONOSMSOOOOOOO
last:here	JMSOPMMNOLNNLUT
last:hire	QMJONOPOOOVNOON
last:home	OLJNWOKNMQMUOLL
last:homes	ONTONSOOOOOOOOO
last:hotels	NNVOOOOOOOOOOOO
last:hour	OOOOOOOOVOOOOOO
last:hours	OOOOQOOOOMUOOOO
last:house	NNLOJONNNUNOLNS
last:hubs	OOKQQOOOOOOPOOO
last:humain	OQOOOMOONKOOTOO
last:hybrid	ONMOOOOOOOOWOOO
last:ideal	OONOUOGUOOOOONM
last:iheart	LNVNONNNNNKMNON
last:il	OOOOOOOOOOOUOOO
last:implementation	OOOOTOROOOOOOON
last:important	OOLNTNRNOOOOOOO
last:improve	OOSOOOOOOOOOOOO
last:improvement	OSPOONNOOOOOOOO
last:in	OOMONNROONOVNOO
last:in-person	OLNNOONOOONUNNM
last:inc	OOUONOOOOOOKUOO
last:include	OYOOONOOOJOOOOO
last:including	OOOOOOOOOSOOOMP
last:inclusion	OUOOOOOOOSOOOIO
last:inclusive	OONOOONOOOOOUMO
last:individual	OKVOOONOOOOOOOM
last:industries	OOOSNMROOMOOOOO
last:industry	OOQOOOLPOUOOOOO
last:information	NTOOQOOOOOOONOO
last:innovation	OOOOSONOONOOOOS
last:innovative	MUPONMMONONNNOK
last:insights	NMKMXOQOOOOOOOO
last:instructions	OSOOOOOOOOOOOOO
last:insurance	OLVOOOOOOPOOOOO
last:integration	OLOOOOOOOSOOOOO
last:integrations	NONOOOUNONONNON
last:integrity	OMOOOMSOOOOOOOO
last:intelligence	NLNTPNPONNNMQOM
last:interactions	OOOOOULOOOOOOOO
last:interested	OOOOOONOOOOOSOO
last:intern	TONOQOOOOOOOOOO
last:investigations	OONTLQOOOOOONOO
last:investment	OOTOLMNOOOOOOOO
last:investors	OOOSQKNROOOOOOO
last:is	OOOOOOJUOOOOOOO
last:issues	OOOOOTQOOOOOOOO
last:it	OONOLMQROOOOMUO
last:italia	OOSNOMNOOOONOOO
last:items	OIOOOQOOOOOOOOU
last:jharkhand	NJMOOOOOOONXOON
last:job	OTOOOKLOOOTOKQQ
last:job-opportunity-insect-biodiversity-data-manager	NNOMOOOOOOOOMOT
last:jobs	OOOOOLNOONOOROS
last:journey	OOPOMNPOOMOOTOO
last:k	OONOOONOMPOOSNO
last:kenya	POMSMOOOOOOOOOO
last:key	ONOOOOULOOOOOOO
last:kilomètre	OOOOOOOONSOOOOO
last:knowledge	OOOOOOPQOTOONOO
last:kontakt	OSOOOOOOOOOOMOO
last:kubernetes	OJMOPOOVOOOOOON
last:l'ia	OOOSONOOOOOOOOO
last:l'impact	OOONSOOOOOOOOOO
last:l'offre	OVOOOOMLONOOOOO
last:laws	ONOOOTROOOOOOON
last:lead	XMOOONOOOOOOOOO
last:leadership	OOONQMSOOOOOROO
last:learning	ONNOOLROOOOOOOU
last:leave	OOOOOOOOOUOOOOO
last:lending	UMNNNOOOOMOOOOO
last:level	NOMMROWNQMJOMLO
last:license	OOOOOOWOOOOOOOO
last:life	OVMNRKOOOOOOOPO
last:linkedin	OOPOONOOOOOOOOT
last:list	OOOOONOOOOOOOOS
last:litigation	OOUNNNNLNNNOOOO
last:living	OJONMOONOLNSLNU
last:llc	OOSOOOOOOOONOOO
last:locals	OONOOOUNNNOROON
last:location	OUOOONOOTOOMOOO
last:london	OOMOMOOOOOQTOOO
last:ltd	OOWOOOOOOOOOOOO
last:lunch	ONMOOOPOOUOOOOO
last:ma	OOOOOOOOOOOUOOO
last:machen	ONKNUNPNNNNMNNN
last:maintained	OOOONSOOOOOOOOO
last:maintenance	OOOOOOKUOOOOOOO
last:malibu	OOOOOOOOOOOTOOO
last:management	OOOOMOTOOOOOOOO
last:manager	¡LLTONPOOOOOOOM
last:mandatory	ONOOOOSNOOOOOOO
last:marketing	QUOQOLLPONOOOON
last:match	OOOOOOOOOTOOOOO
last:material	OOOOOSOOOOOOOOO
last:matter	OONOROSOOLONMNO
last:mauves	PNMOMOOOOONTOON
last:maven	OMOOONTOOOOMOOO
last:md	OOLOPOOOOOOVOOO
last:medical	OSNNNOROOONNPNL
last:meetings	OOOONVOOOOOOOOO
last:member	OMOOPSNOOOOOOOO
last:merit	OKMONNMONONNVNM
last:methodology	NOONMMLVOOOMNNM
last:mi	OONOOOOOOOOTOOO
last:minds	OONOMOOOOTOOMOO
last:mit	ONJMUMSNOLNMMOK
last:mn	OOOOOOOOOOOSOOO
last:models	OOOTPOOOOOOOOOO
last:moderate	NNMONNNNNNNUMNN
last:mois	OOOOOOTORNJOOOM
last:molnlosningar	NNNORTMOOOOONOO
last:monaghan	PUKOKONOOOONNON
last:monitoring	OOOSOOPNOOOOOOO
last:month	OOOOOSMOQNOOOOO
last:months	OMOOOONONOSPSOM
last:more	OOOOOROOOSOSOOM
last:must	OONOOOLSOOOOOOO
last:mutuelle	OMOOOOOONUNNOOL
last:más	MMKMNLMNMLLMSNV
last:name	OLMNOOOOONOOROS
last:nc	OOOOOOMOOOOSOOO
last:necessity	OOOOONLOONOROOS
last:needed	OOOOOTTOOOOOOOO
last:needs	OOOOOSOOOOOOOOO
last:new	OONONNRNONOOMTO
last:next	NQTNMNLNNKNLPMN
last:nice-to-haves	OSOOOOOOOOOOOOO
last:night	OONOSROOOOOOOOO
last:nj	OOLOOOOOOOOVOOO
last:note	OUOOOOOOOOOOOOO
last:notice	OOOOOONOOOOOOTO
last:nous	OONONNPOOMOOTOO
last:now	NMNOOOWNOOONOOO
last:nurse	OOOONOOOOOOOOOT
last:ny	OOOOOOOOONOYOOO
last:nécessaire	OONOOOSOOOOOOOO
last:objectives	OOMONUOOOOOOOOO
last:oder	ONKNJNPOONNVNOM
last:oelkers	OMOOOOOOOOOOTOO
last:off	OOOOOOOOOTOOOOO
last:offer	OYKOOOOOPLOOOOO
last:office	OSKOOOPOOOOUOMN
last:officer	ROOOQJOOOOOOOOR
last:offices	OOSOOOOOOLOQOOO
last:oh	OONOOOOOOOOTOOO
last:on	NPJLORPONONOMMT
last:onboarding	OONOONOOPNRTONO
last:online	OKOOOOMOOQOONOT
last:only	OOSOLMOOOOOOTON
last:operations	MSOTSNOOOOOOOOL
last:operator	UNMOOOOOOOONOOO
last:opportunities	OOOOOQOOOYOONOO
last:opportunity	MYKMSOLLNONLPKK
last:optimization	OROOOJPOOOOOOOO
last:options	OOOOMOOOOSTONOO
last:or	OMOOONWOOOOPPOO
last:orders	NONONOTNMSNMNOM
last:org	OOOOOOOOOOOOXON
last:organization	KOPNOROOOOSOOOL
last:other	ONOOOOOOOQTOOOK
last:others	OOVOOOOOOOOOONO
last:our	NLKNLNTNNMNMNMT
last:overview	OVJLOOOOOOOOOOT
last:ownership	OMNNNMOONUMOOOO
last:p	NNUOONOOOOOOOOO
last:package	OONOONOORSOOOOO
last:page	NNLOOOOOOQONNNU
last:paint	MOVNQMKOOOMOOON
last:paris	LMLOOONONONYNOK
last:parking	OOOOOOOOOSOOOOO
last:partner	LJOWMKMMNNNMNNN
last:passion	OOMOTOONOOOONON
last:pathway	OTOOOOOOONOOOOO
last:pay	OPOOOOOORSOOOOO
last:paycheque	OOMONOOOOTOOOOO
last:payment	OOOOOOOOOSOOOOO
last:peds	OOOOOSPOOOMOOOO
last:pension	OOOOOOOOJTOOONO
last:people	OMOOQOPOOOOOOOS
last:pepsi	OKTONONJNOONMWL
last:pepsico	OOTOOOOOOOOOOOO
last:performance	OOQQNONOSITOOON
last:period	OOOOMOLOOOVOMON
last:permanent	OLMOOOOOQMUNOON
last:person	OOKOJOMOOMRXUOL
last:pharmacist	VNNOOOOOOOOOOON
last:philippines	NNUOOOOOOOONOOO
last:pi	OONONSOOOOOOMQO
last:pioneers	OOUNNOOOOMOOOOO
last:pipelines	OOOOSPOOOOOOOOO
last:place	OOTOMONLOOOOPOO
last:plan	OOOOOOOOOVOOOOO
last:planner	WOLOOOOOOOOOOOO
last:planning	OOROOQOOOKOOOOO
last:player	OOOOOOSOOOOOOON
last:please	JMJNNNWNNNLMRKK
last:plus	OOOOOOJ[OOOOOOO
last:policy	ONOOOOOOOOONNSR
last:pool	JNLMQOTNONLMTNL
last:portugal	MMUOOONOOOOOOOO
last:post	QNMNLNSNMNNNULK
last:poste	OSOONNOOONOOSOO
last:posting	OPOOOOOOSOOOOON
last:postulez	ONOONONNOMOOTON
last:potential	OPVOOOLOOJOOLOM
last:practice	OOPOOMOOOSOOOOO
last:preferable	NMMNNNIWNNNNNML
last:preference	OQOOOOOOOKOOTOO
last:preferred	OOOOOOIcOOOOOOO
last:premises	OOOOMOOOOOOSOOO
last:pressure	OOOOOOSOOOOOOOO
last:pricing	OOSOOOOOOOOOOOO
last:principles	OOMOOOQOOSOOOOO
last:prioritization	NNNNNLLUNNNMNNN
last:probate	ONOSONMOOOOOOON
last:problem-solving	OONOMOUOOOOOOOO
last:problems	OOOOOSPROOOOOOO
last:proceedings	OOOOOSOOOOOOOOO
last:processing	OOOONRLOOSOOOOM
last:profesional	OOOOOOOOOTOOOOO
last:profession	ONTOOOOOOMOOPLO
last:professional	NNQOOPOOOOOOOMS
last:professionals	OOONRIROOVOOOOO
last:professionnelle	OMSONNKNOSOOMNN
last:profil	OTOOONOOOOROOOO
last:profile	OROONOMOOOOOSON
last:profitability	OOOOOSNOOOOOOOO
last:program	TLOONOLOQSOOPOO
last:programme	OONOOOQOOVOOOOO
last:programs	OOOOOOOTOOOOOOO
last:projects	OOOOOWKOOROQOOO
last:promotions	OONOOOOOOSOOOOO
last:properly	OONNOTMMONONNNN
last:properties	OOROOTNOOOOOOOO
last:protected	OOOOOOOOOOOOTLO
last:provenance	OOOOOOMOOSOOOOO
last:provided	OOMOOOOOOVOOOOO
last:provincia	OOOOOOOOOOOSOOM
last:purchasing	MMLRMMNOONNLMOU
last:pure	MLVNLMNNNPNNNNL
last:puregym	OTONLOMNOSONQOL
last:purpose	OPTOOONOOOOOONO
last:python	OOOOOOMUOOOOOOO
last:qualifications	OYOOOOOOOOOOOOO
last:quality	OOOOQKSOOOOOOOO
last:quickly	OOSOONOOOOOOOOO
last:rate	OOOOOROOSOOONOO
last:rates	OOOOOOOOOSOOOOO
last:reader	OJONOOMOOONOPNU
last:receiving	TMOOOPOOOOOOOOO
last:receptionist	SOOOOOOOOOOOOOO
last:recognition	ONNOOOOOOTNOONN
last:recommendations	OMOOOTOOOOOOOOO
last:records	OOOONQOOOOOOSMO
last:recovery	OOSONOOOOOOOOOO
last:recruitment	SOQOOOOOOOOOOOO
last:regions	OOOOOLSOOOOOOOO
last:regularly	ONOOOO¡OOOOOOOO
last:rehabilitation	OMQOONSMOOOOOOO
last:rejoignez-nous	ONOOMKONNNONVOM
last:rejoindre	OSOOOOOOOOOOOOO
last:relations	OTOOPMOOONOOOOO
last:relationship	OOMOOTNOOOOOOOO
last:remote	OOOOOOOOOOOYOOO
last:rep	QNNNLNOMOTONOOO
last:repas	OOOOOTOOOOOOOOO
last:repassage	OOOOOSNOONOOOOO
last:reporting	OVOOOKOOOOOOOOO
last:requested	OOOOOQOOOOOONSO
last:requests	OOOOOVNOOOOOOOO
last:required	OSOOOPOOOOOOOOO
last:requirement	OONOOOJOOOPOTNO
last:requirements	OWOOOQNOOOOOOOO
last:requis	ONNONOVNOMOONOM
last:research	OLNONPSOOOOONON
last:resort	MNSOMNNONMNNNOR
last:resources	ONNQOOOOOOOOTOO
last:respect	OOMOOOUOOOOOMSN
last:responsibilities	OVOOOPOOOOOOOOO
last:resumes	OOOOOOOOOOOOOTO
last:retail	MLQOONMOOONUOML
last:retrieval	NNRMMLLUNMMMLNM
last:review	ONMOOPOOTNNNOOO
last:reward	ONOOOQTOOMOOONM
last:rewarding	ONKMTQLNORMNMOO
last:rewards	OVLONOOOJQOONOO
last:role	O[OOOOPOONOOOOO
last:rotas	OOOONSNOOOOOOOO
last:rotation	ONNOOOOOOOTOOOK
last:s	OOOOMQOOOTOOOOO
last:saa	MMSOSOSNOOOOOON
last:safely	OORORKOOOOOOOOO
last:safety	TLOOOORNOOOOOOO
last:salaire	OSOOOOOOQLNOOOO
last:salary	OSOOOOOOWJMOOOO
last:sales	QMNROSOOOOOOONO
last:sc	MLMXLJLMMMNONNM
last:schedule	OROOOOOOPTLOOOO
last:scheme	OOOOOOKOO_OOMOO
last:schemes	OOTOPNOOOOOOOOO
last:school	OOOOOOTOONOONOO
last:sciences	OONROMTOOONOOOO
last:se	ONUONOOOONOONOO
last:section	NOONSOOOOOOOOOO
last:sector	OOTMLROOOKOOOON
last:sectors	OOPNPNMSOOOONON
last:security	OSLOONPNOOOOKSM
last:segment	ONOSONOOOOOOOOO
last:semana	NMMNNMLNNNWMNNL
last:semi-remorques	OOOOPOROOKOOOOO
last:servants	OOLONLOOOOOONSO
last:serve	OOTONOOOOOOOONO
last:services	OOOOXQOOOOOOOOO
last:settings	NMOPOOMOOOONNOS
last:shift	OOOOMOOOLSUOOOO
last:shifts	ONOOOOOOVONONOO
last:shop	LMNMRXLSQMNLNNM
last:sign	NMONJNMNNNNMLNX
last:similar	OOOOOTQLOOOOOOO
last:site	OONOQRLOONOLTON
last:sites	OOOONSOOOOOOOOO
last:skills	OOOOOOWOOOOOOOO
last:software	OOOOOO]LOOOOOOO
last:solution	OOOOOUMOOOOOOOO
last:solutions	OOOOOSOOOOOOOOO
last:solving	OOOOOOTKOOOOOOO
last:souhaitez	OOOOOMOOONSOOOO
last:spain	MMMPOOONOOOVONO
last:spanish	OLNOOONTONONONO
last:specialist	[NJOOOOOOOOOOOO
last:specified	OOOOOOMQUOMMOON
last:specimen	OOOOOSOOOOOOOOO
last:spirit	ONMNMOWOONOOOOO
last:sql	OOOOONTOOOOOOOO
last:sr	ULJMQNTNNMOOMNL
last:stack	OPNOOOTOOOOOOOO
last:staffordshire	OOSOOOOOOOONOOO
last:stakeholders	OTOOOKOOOSOOOOO
last:standard	LMQNNONNNMUNOOK
last:standards	OOOOOVOOOOOOOMO
last:started	ORLONONNNONNSMN
last:starting	ONOOOOOOULMONOM
last:state	OLTQOONOOOMNMON
last:statement	OSOOOOTLOOOOKRM
last:states	OOOOOOOOOOOWOOO
last:statistics	OONOOORNNSOOOOO
last:stipend	OOOOOOOOMSOOOOO
last:strategies	OOOPSOKTOOOOOOO
last:structure	ONOOOOOOTJOOOOO
last:studies	NONNNNONNUNMONN
last:success	OOQOKPROQOOOOOO
last:suite	OOOOOOSNOOTKOOO
last:summary	OYOOOOOOOOOOOOO
last:sun	OONOOOOOOOSNOOO
last:supervisory	NRLOLOTJNMNNNMM
last:supplies	NNMOOPWOOOOKPOM
last:support	OZOSOFOOOQOOOOO
last:sustainably	OLUOOOOOOOOOOON
last:system	OOOOOOMROSOOOOO
last:systematics	NNMNPMUNNNNNNNL
last:systems	OOOOORSOOOOOOOO
last:tableau	NNNNONOSOOONNNO
last:talent	OOSOONPOOOOOOOO
last:task	OOMOOOUOOONOOOO
last:tasks	OOOONOSOOOOOOOO
last:tax	ONOOOSOOOOOOOOO
last:teacher	MNNMRNMNOONMNOU
last:teams	OOOOOQTOOOOOOOO
last:tech	NMPTSNJNNLMMLNM
last:technical	MNUOOOOOOOOOOOO
last:technician	UOOOOOOOOOOOOOO
last:technique	OSOOOOMROOOOOOO
last:technologies	OOOPNOTOOOOOOOO
last:technology	OOQOSOOOONOOPOO
last:tecnología	OOSOOOOOOOOOOOO
last:tests	OTNONPOOOOOOKOO
last:text	NMMOOOKONKNNOO[
last:that	ONVNNOKNOOOOONO
last:the	OKNNVMNNNNNNLMU
last:theater	SOOOOMOOOOOOQOO
last:therapist	QOOOOOSOOOOOOOO
last:thur	ONNOOOOOOOSOOON
last:time	OOOOQOROOOVOOPO
last:times	OOOOMSROOOROOOO
last:title	OSOOOOOOOOOOOOO
last:to	OVKOKMSOOMOOOKT
last:today	ONHTHONOOKOO¡OO
last:together	ONSOOOLOOQOOPOO
last:tools	OOOOOONSOPOOOOO
last:tourism	ONUOONOOONNNNOM
last:trabajar	OOQNTNNNONNNMNK
last:traction	OOOONOMOOSOOOOO
last:traffic	NMTOOOONOOOONOO
last:train	NNMNRRMUNMMNNMN
last:training	OOOOOOVOMVOONON
last:transactions	OOOQSMOOOOOOOOO
last:transformation	OOSONOOOOOOOOMO
last:transportation	ONNOOOVNONONOOO
last:travail	OSOOOOOOOOOOOOO
last:travel	OKOOOORNOOOOOOT
last:treatment	OOSOOOOOONOOOOO
last:tx	OONOOOOOOQOXOOO
last:type	OYOOOOOOOONINOP
last:types	OSOOOPNOLNOOOOO
last:uk	OOSOLOOOOOOROOO
last:uktj	OMNOOOMLNOOOVLS
last:und	ONTNJPOOONNNNOM
last:unique	OOSOOOQOOOOOOMO
last:units	OOOTOONOONOOOOO
last:unsure	OLPONOOOOKOOQRL
last:up	ONQONUMOONOONOO
last:updated	OONOMTNOOOOOOOO
last:us	OUROOOOOONOOOOO
last:use	OOONQOOOOOOOOMS
last:user	OONOLQTNOKOOOON
last:vacancy	OSOOKNMNOONMNTL
last:valued	OVPONOKQOOOOONN
last:values	OOOOOTOOONOOOOO
last:vendors	OONONUNOOOROOOO
last:verantwortung	OVNNNHPOOMNOOOO
last:veterinary	NJOOVIONOOOOOON
last:village	M[KMLLLNNLNNNNN
last:vision	OMOOOOTOOOOOOOO
last:visit	OLLOOQMONLNONMW
last:volunteers	OONTONOOOOOOOMN
last:wales	OMOOONNONOOTOOO
last:want	OOROJNQNMOMOLOS
last:way	OONTKQPOOLOONOO
last:weaknesses	OOOOOSOMOOOOOOO
last:website	OOOOOOOOOOOOSOO
last:week	OOOOMMOOOOYOOOO
last:weekends	OOOOOMOOOOSOOOO
last:weekly	MNMNQUNRSNNMLNL
last:weiterentwicklung	ONOOOOKONUOOOOO
last:well	ONPOOMOMOOOONOU
last:will	OVOSNKOOOOOOOOO
last:window	ONLOQMMOOOOONTO
last:with	OVNRKLKOOOOOOOO
last:word	OOOOOOMSOOOOOOO
last:work	OOSOOOQOOTOMOOO
last:workday	OOOOOOOOOOOOSON
last:workforce	OOOOOOOOOOOOOSO
last:workplace	OWJOOOOOOMOOOOO
last:works	OOOOOSOOOOOOOOO
last:world	OOVOOOOOOOOONOO
last:worldwide	OOWOOTOOOOLOOOO
last:writing	ONOOOMUOOOOOOOO
last:written	OOOOOOLTOOOOOOO
last:www	ONPOOOKMNONNTNJ
last:year	OOOOOOOOORUOOOO
last:years	OOOOPOTOOOOOOOO
last:you	OYKOSOOOOOOOSOO
last:your	NNMNNOMONONOLMU
last:yours	OOOOSNOOOOOOOOO
last:yourself	NMPNMMLNMMNNUNM
last:zoom	OOOOOOLSOOOOOOO
last:équipe	NNMOOOONOLNNSOT
last:있어요	NMM[OJMLNNMKLNL
last:좋아요	ONONOJJXOOOOQON
last:필요해요	OOOOOKUMOOOOOOO
left:0	OKOOOOOOOOOOPOT
legal&cue:company	OOLOOSOOOOOOLTO
legal&cue:duty	OOOOONOOOOOOSSO
legal&cue:legal	OWMOOMOOOPOONRO
legal&cue:noise	OSNOOOOOONOOLSL
legal&cue:offer	OOOOOOOOOSOOOOO
legal&cue:place	OONOOPOOOQOSOMO
legal&cue:schedule	OLNOOQOOQOSOOOO
legal&cue:we	OOOOOLOOOOOOOSO
legal&sign:call	OOMOMOOOOOOOTOO
legal&sign:capitals	OKNOOOOOOOOOOUO
legal&sign:colon	OSOOOOOOOOOOOOO
legal&sign:commaName	OQTONKOMNJNLTON
legal&sign:digit	ONJOOONNONONRRO
legal&sign:stop	ONSOOOOOOOOORWO
legal&sign:titleCase	OXVOOHOOOPOOMKN
legal&sign:year	ONJNNRNONMNOPTL
length:1	O¡QOOONOOOOOOOf
length:2	OYPOOOOOOOOOOOO
length:3	OZOOOOOOOOOOOOO
must&cue:company	OOOOOOSOOOOOOOO
must&cue:duty	OOOOOSQOOOOOOOL
must&cue:legal	OOOOOMMOOOOOOVO
must&cue:offer	OOOOOOOOOVOOOOO
must&cue:pay	OOOOOLOOUUOOOOO
must&cue:place	OOOOOOOOOOOYOOO
must&cue:process	OOOOOOOPOOOOUUO
must&cue:schedule	OOOOOOQOOOXOOOO
must&cue:we	OOPOOLOOOOOOOTO
must&cue:wish	OOOOOOGgOOOOOOO
must&sign:call	ONOOOOOQOPOOUOO
must&sign:clock	OOOOOOMOOOSOONN
must&sign:colon	OYOOOOIOOOOOOOO
must&sign:commaName	OOOOOOPTOOOOOOO
must&sign:inSomewhere	OOOOOOTOOOOOOOO
must&sign:money	OOSOONLOPOOOOOO
must&sign:question	OKLOWLOROMOOQON
must&sign:titleCase	OZOOOOOOOOOOOOO
must&sign:url	OOUOOMHOOOOORPO
must&sign:year	ONOOOOIONOQOQOR
n:cue:demand	OOOOOOTOOOOOOOO
n:cue:legal	OOOOOOOOOOOOO¡O
n:cue:noise	OOOOOOOOOOOORRU
n:cue:offer	OOOOOOOOO]OOOOO
n:cue:pay	OPOOOOOOUOOOOOO
n:cue:place	OOVOOOOOOOOOOOO
n:cue:process	OOOOOOOOOOOO¡OO
n:cue:schedule	OOOOOOOOOOWOOOO
n:cue:we	OOXOOOOOOOOOOOO
n:cue:wish	OOOOOOSVOOOOOOO
n:cue:you	OOOOYOOOOOOOOOO
n:first:	NHOMRQONNLMMONU
n:first:$	OOLOOOLOWOOOOOR
n:first:07	WOOOLOOOOOOOOOO
n:first:1	NTRNKOPNNMMMMNK
n:first:1-2	OLNONPKVNLOONOL
n:first:11	OONOOSQOOOONOOO
n:first:13	OOOOOLSOOOROOOO
n:first:14	OOOOONTMOOOOOOO
n:first:15	ONNOOOTNOTKOOOO
n:first:2	ONMMLPSNNNLNWOJ
n:first:2+	OOOOOOKTOOOOOOO
n:first:2024	OLKNONMOMKMNNLW
n:first:25	ONNOOOOMORNNUMN
n:first:3	OONNOOTOOOOONOO
n:first:3-po-safe-decent-and-secure-jd048-v8	NJOONMNOOOOOMMV
n:first:35629	MRTOOOOOOOOMOOM
n:first:37	OLONOOTOPOQOOMN
n:first:4	NMNOOPQOOOOOOOS
n:first:40	OPOOOOMNOOSOOOO
n:first:6	OOOOOOOOOONOSOM
n:first:7	OMOOOROOOOOSOOO
n:first:8	MMNNOQONOOUONNL
n:first:8+	OOOOOTLMOOOOOOO
n:first:able	OKOOOPVOOOOOOOO
n:first:access	ONQOOKOOOUOOOOO
n:first:accessibility	OONOOOQOOOOOOSO
n:first:accommodations	OOOOOMNOOOOOSPO
n:first:account	OOMOOPMOOOOOSOO
n:first:accueil	NNONMWLNNNNMNNN
n:first:act	OROOOSOOOOOOOOO
n:first:action	TOLOOOPOOOOOOOO
n:first:actively	OOOONSQOOOOOOOO
n:first:adaptability	OOOOOOUMOOOOOOO
n:first:additional	OOOOOOOOOSOOMOO
n:first:advaana	OTLOOOOOOOOOOOO
n:first:advanced	OPOOOMULOOOOOOO
n:first:agency	OLOOOOOOSNOROOO
n:first:ai	OOOOOOOSOOOOOOO
n:first:aider	OMOOOSOOOOOOOOO
n:first:air	RHVOOOOOOOOOOOO
n:first:airflow	OOOOOMSNONOOOOO
n:first:al	OQKOOOMOTOOONOO
n:first:alongside	OOJOTONOONOOROO
n:first:alors	OOOOOQONOMNOSON
n:first:always	OOOOOSOOOOOOOOO
n:first:an	OUNOOJLOOOOOMRR
n:first:analysis	NLNNMRMNNSNNNNN
n:first:analytical	OLOOONVOOOOOOOO
n:first:analytics	KTQNLOOOONOMNOS
n:first:analyzes	OOOOOTNNOOOOOOO
n:first:analyzing	OSOONOOOOOOOOOO
n:first:anchorage	NOSOOOOOOOOOOOO
n:first:annual	NNLNONNOOONKVNM
n:first:answering	OOMNOUOPOLQOMON
n:first:aphrc	MOSOMONOOOOOOOO
n:first:applicant	NNNNTOJUNNNNNNK
n:first:application	OLOOOOOOPMQOSNO
n:first:applications	OSNOOPMOSOMRIPO
n:first:apply	OMLOOOOOOOOOVNS
n:first:apr	OSOOOOOOOOOOOOO
n:first:ar	NONOOONOMSOONOR
n:first:are	OWOOOOOOOOOOOOM
n:first:arranging	OOOOOSOOOOOOOOO
n:first:artificial	OQOOOONOONOOSON
n:first:as	OQQOXLOOOOOOOOO
n:first:asics	QMMOONNOOOOUNOO
n:first:assist	OOOOKXOOOOOOOOO
n:first:assistant	LJJNONOOOOOOOOV
n:first:at	O]OOOLOOOOOOOOO
n:first:attach	OONOOOOOOOOSQMN
n:first:attend	OOOOOOOOOOOOOOS
n:first:attends	OOOOOSOOOOOOOOO
n:first:austin	NNTOOOOOOOOOOOO
n:first:avantages	OMONMNKLSMNNUNM
n:first:aws	OPSOONNMOOOOOOO
n:first:ayuda	OOOOOOOONSQOOOO
n:first:bachelor's	OSOOOOMOOOOOOOO
n:first:based	OOLTOOQOOOOOOOO
n:first:basic	OOOOOMVROOOOOOO
n:first:bata	ONOOONTOOOOOOON
n:first:baton	NOTOOOOOOOOOOOO
n:first:be	OOOOOTROOTOOOOO
n:first:belfast	MNUOOOOOOOOOOOO
n:first:benefits	OOMOOOOSVNOOOOO
n:first:bespoke	OVNOOMIOOOOOOOO
n:first:best	OOONNMUMONOOQOO
n:first:beyond	OOUOOOOOOMOOOOO
n:first:bi	ONOSONNPOOOOOOO
n:first:bilingual	ONNOOOKTOOOOOOS
n:first:bio	OOQOTOKOONOOLOO
n:first:bokaro	QMKONOONNNNMMOV
n:first:bosch	OOSOOOOOOOONOON
n:first:build	OYOOOLOOOOOOOOO
n:first:building	OONOOVMNOOOOOOO
n:first:business	OTORNNPOONOOOON
n:first:but	OOTOOOOOOOOOOOO
n:first:by	OOOOPONOOOOOOUO
n:first:cad	OOOOOOSOOOOOOOO
n:first:cambridge	SOPOOOOOOOPONOO
n:first:candidate	MNNUPMIPNNQOMON
n:first:capacité	OOOOOLWOOOOOOOO
n:first:cape	ONSOOOOOOOOOOOO
n:first:career	OOLOOOOOO[MOONQ
n:first:cdi	OSOOONLROMSONOO
n:first:cell	NJLMLOMNNONNVNN
n:first:check	ONOOOOTNOOOONOO
n:first:chicago	OOSOOOOOOOOOOOO
n:first:christian	PVMNNONOONONOOO
n:first:ci	ONOOOMPSOOOOOOO
n:first:civil	OSOOOONOOOOOMOO
n:first:clear	MLLONOOOONOMOOY
n:first:cloud	ONOOOOHXOOOOOOO
n:first:co	OKTONONJNOONMWL
n:first:collaborate	OSOOOPOOOOOOOOO
n:first:collaboration	OOQOOONOOTOOOLO
n:first:collaborative	OONONNOOOUOOOOO
n:first:colors	OOOOOOMOOLOOOOS
n:first:come	OOTOOOMONQOOOOO
n:first:comfortable	OOOOOOTOOOOOOOO
n:first:commercial	ONNOMTMOOOOOOON
n:first:communicates	OOOOOUNOOOOONOO
n:first:communication	OOOOOUNOOOOOOOO
n:first:company	ONOOOOOOOOO]OOO
n:first:compensation	NLKSNOOMPSPLNQM
n:first:competitive	OUIOOOOOROPOOOO
n:first:completing	OOOONTOOOOONOOO
n:first:comprehensive	OUOOOOOOOMOOOOO
n:first:computer	OOMOOOXOOOOKOOO
n:first:conduct	OTOOOOOOOOOOOOU
n:first:connaissance	OOOOOMNTOOOOOOO
n:first:connaissances	OONOONUOOOOOOON
n:first:connaitre	OQOOONSOOOOOOOM
n:first:connaître	OOOOOTOOOOOOOOO
n:first:consistently	OSOOOOQOOOOOOON
n:first:continuously	OTOOOKOOOOOOOOO
n:first:contract	OKIOUOMNTMMNONM
n:first:controlling	NNROOOOOOOOOOOS
n:first:cookie	NMLNNOMNNNNNNNU
n:first:coordinate	OOOONSOOOOOOONO
n:first:copyright	NMTOOOOOONOOMMO
n:first:core	OOOOSNOOOOOOOOO
n:first:covid-19	OLQTONMOONOONOO
n:first:crane	OOSOOOOOOOOOMOO
n:first:create	OOOOMTOOOOOOOOO
n:first:creating	OUONNSNOONNONON
n:first:culture	NRVONOOOONONOON
n:first:current	ONVOONOOONOOOOQ
n:first:cycle	ONOOOONOOUOOOOO
n:first:d	NNMTNNMOUHOMNNN
n:first:data	OONOOOPOOROOOOU
n:first:day	OROOOOOOLPTOOON
n:first:dbhds	OOSMNLPOOOOQMRO
n:first:dbt	ONOOONSLOOOOOOO
n:first:deal	OOOOOUMOOOOOOOO
n:first:deep	OOOOOOSOOOOOOOO
n:first:degree	OTOOOOMOOOOOOOO
n:first:dein	ONMNMNMNNNNNUNQ
n:first:deliver	OWMOOISOONOOOOO
n:first:demonstrate	OOOOORSOOOOOOOO
n:first:demonstrated	OOOOOOJUOOOOOOR
n:first:demonstrates	OMOOORSOOOOOOOO
n:first:denver	LNXOOOOOOOOOOOO
n:first:department	PKLTOOOOOOMOOOQ
n:first:depending	OOOOSMOOONOOQOO
n:first:der	ONSOLOMOOQONOON
n:first:des	OOOOOKOOOUQOOOO
n:first:descripción	OSNOOOOOOOOOOOM
n:first:description	OOOOOOOOOOPVOOO
n:first:design	OUOOOOOOOOOOOOO
n:first:designing	NTMNMRMOONONOOO
n:first:desirable	OOOOOOTOOOOOOOO
n:first:desired	OOOOOOTOOOOOOOO
n:first:detail	OOOOOOSLOOOOMQO
n:first:develop	OOOOOWNOOOOOOOO
n:first:developing	OOOOOSOOOOOOOOO
n:first:diamond	ONRNKOMOOONNNOU
n:first:die	OOOOOOLOOUOOOOO
n:first:direct	TNNOMORMOOOOOOO
n:first:disability	OOOOOOOOOPOOMSO
n:first:disponibilidad	NVNNNNSNNNHNNNN
n:first:diversity	OMNOOONONSOOOQO
n:first:do	OHONSOONLMMOOMX
n:first:documents	OOOONUNOOOOMOOO
n:first:done	OUNONLOOOOOOONM
n:first:dra	OOOOOMLOOSOQOOO
n:first:drive	OQOONSOOOOOOOOO
n:first:du	O^LIPMNMODKQJOL
n:first:due	ONOOLOOMOONOQVN
n:first:duluth	SOOOOOOOOOOOOOO
n:first:durch	OLOOOOLONVOOOOO
n:first:during	OPNONNKOOMNUMNO
n:first:duties	OOMONWOOQLOOOPO
n:first:dynamic	OMUNNNOOOJNOOOO
n:first:débutant	OSOOOOMOOOOOOOO
n:first:e-mail	ONOOOOOOOOOOSOO
n:first:each	OONTNLOOOOOOOOO
n:first:eeo	OOMOOOOOOOOOOSO
n:first:effective	OOOOOOWOOOOOOOO
n:first:eine	OOOOOOKOOVOOOOO
n:first:either	OOLOTOOOOOOONON
n:first:electronic	OOSOOOOOOMOOOOO
n:first:elementid	OONNONNOOOOOOOS
n:first:emailed	OOOOOOMOOOOOSOO
n:first:employee	OOOOOOOOOYROOOO
n:first:employer	OOOOONNOOSNOOOO
n:first:employment	NLMRUOOOONOOONJ
n:first:en	MMQOOOOTJKMNQON
n:first:energy	OOMOONQOOSOOOOO
n:first:engage	OLOOOTPOONOOOOO
n:first:engagement	OOOOOOTLOOOOOOO
n:first:engineering	OVONLOLOOONNOOL
n:first:english	OOOOOLSOOOOOOOO
n:first:enhance	OOOOOSOOOOOOOOO
n:first:enjoy	OKOOMNMONZNNONN
n:first:ensure	OOOOOWOOOOOOOOO
n:first:ensuring	OTOOOKOOOOOOOOO
n:first:entreprise	NLYNMMNMNMNLLNI
n:first:entretien	OOOOONOOOOTOQOO
n:first:environmental	NLMMRNTNNMMMNNN
n:first:established	OLOOOOSMOOOOOOO
n:first:evaluates	ONOOOTNNOOOOOOO
n:first:every	RKQUPLNOOOOOOON
n:first:everything	OJLOLOMOORNONOV
n:first:everywhere	OOSOOOOOOOOOOOO
n:first:exceed	OONOOSNOOOOOOOO
n:first:excellent	OOOOOOUOOOOOOOO
n:first:expand	JMOOOOOOOOOMOOU
n:first:expected	OOOOOOOOOOSOOOO
n:first:experience	OOOOOOUPOOOOOOO
n:first:experiencia	OONONNOTONOOOOO
n:first:explore	ONSOOOOOOQOOONO
n:first:exposure	ONOONMOUOSOOOOO
n:first:expérience	MJMONOOMMWNMNOR
n:first:external	OONSONMOOOOOOOO
n:first:extra	OONONTOOOOOOOOO
n:first:field	IITMTQKTMMOLLNI
n:first:finance	LNOVOLOOOOOOOOP
n:first:find	OMVOPMOOOOOOOON
n:first:fluent	ONNOOOPSOOOOOOO
n:first:follow	OOOOOQTNOOOOONO
n:first:for	OOSOOKOOOOOOOPP
n:first:forest	OOOOOOOOOOOOSOO
n:first:foster	OOMMOPTOOOOOOOO
n:first:four	OPVNNNLLNNNNNON
n:first:free	OOOOONOORVOOONO
n:first:freyja	OROOOOOOOOOOSNM
n:first:full	VOOOONOOOONOOOP
n:first:further	OOOOOMQOOOOOSON
n:first:g-p	OOSOOOOOONOOOOO
n:first:gain	OOOONVOOOOOOOOO
n:first:general	OOROOOOONMOOUOL
n:first:generous	OOOOOOOOOSOOOOO
n:first:global	OMPOONWOONNONOL
n:first:globe's	OSOOOOOOOOOOOLO
n:first:good	OOOOOOWOOOOOOOO
n:first:google	OXNNOOJQOOOOOON
n:first:gore	OVOOOOKOONOOPJN
n:first:grasshopper	OOJNNONONNOONNU
n:first:great	OOKOMOQONTOOMRO
n:first:greater	JL¡OOOOOONNMOON
n:first:greenock	ONTOOOOOOOOOOOO
n:first:growth	OOPOONOOOSOOOOO
n:first:gym	NMVOMMNOMRONNOL
n:first:handle	OOOOOTOOOOOOONO
n:first:hands-on	OOOOOOSOOOOOOOO
n:first:has	OOOOONTOOOOOOOO
n:first:have	OONOOMTRONOOOOO
n:first:hays	OOOOOOOOONOOSOO
n:first:headquartered	OONOSOMOOOONOOO
n:first:headquarters	SOOOOOOOOOOOOOO
n:first:health	OOOOOMPOOWOOOOO
n:first:help	OONOMUOOOMOSOOO
n:first:here	OOVOONMOOOOOOOO
n:first:here's	OOUOMOOOONOMOOO
n:first:high	OSOOOOMROOOOOOO
n:first:highly	OKORONQPOOOOOOO
n:first:hire	NMNOOOWNOOOOOOO
n:first:home	OOSOONQOQNOOOOO
n:first:honey	OOMONTNOOOOOOOO
n:first:hourly	SQOONOOOMOSOOON
n:first:hours	OOOOOOKPOOTOOOO
n:first:houston	OOUOOOOOOOONOOO
n:first:how	OKMONSOOMSOOROO
n:first:https	OQSOOOMPLOOOSOK
n:first:hybrid	OKPOOOOOOOUOOOO
n:first:hypoport	OMSOMOOOOOONQOL
n:first:i	LKJNLNLNNONONNW
n:first:ideal	OOLOQOSOOOOONOO
n:first:if	OOOOOOOOOOOOTOO
n:first:improved	OMXNMMMOOOOOOON
n:first:improves	OOOOOUOOONOOOOO
n:first:in-person	OPOOONOMNOTONOM
n:first:individual	OOSORNKOOROOOOO
n:first:industries	NMLOTORNOMNNOML
n:first:ingestion	NNOTOONOOOOOOOO
n:first:innovative	OOOOONOOOSOOOOO
n:first:interested	OOOOOOKOOUOOOOO
n:first:internal	OVOOOOMOOOOOOOO
n:first:internet	OOONOMTNOOOOOOO
n:first:into	MMUOOOOOOONNOOM
n:first:irvine	SOOOOOOOOOOOOOO
n:first:it	OOOORKOOOQOOOOO
n:first:its	ONOKVOMOOOOOLOO
n:first:iv	UMMONOOOOOONOON
n:first:job	RCOOOOOOOOOOOOX
n:first:jobs	OLMOOONOOONOTLW
n:first:join	OOTOPOONOOOOOOO
n:first:jornada	ONOOOOOONQUOOON
n:first:junior	OSONOOOOMOOOOOO
n:first:jusqu'à	OOONSOOOOOOOOOO
n:first:just	ONTOOMLOOOOOPRO
n:first:jydstrup	VQIOOOOOPOPPNON
n:first:key	OOOOSOOOOOOOOOO
n:first:knowledge	OOOOOOOVOOOOOOO
n:first:l'opportunité	NVNOOOMLONOONOO
n:first:l'équipe	ONNUNNNOOOOOOOO
n:first:la	OONOOOVOONOOOOO
n:first:las	OSOOOOOOOOONOOO
n:first:layout	NMKNNOONOONMOOU
n:first:le	LOMONOOOOOOWLOR
n:first:leadership	OLOOOOROOOOOKOT
n:first:learn	OOOOOOOOOOOOOOS
n:first:learning	NPLOOOMOOROONOT
n:first:les	OOOOOOUOOOOOOOO
n:first:leverage	OTOOOMOOOOOOOOO
n:first:liaising	OOOOOSOOOOOOOOO
n:first:licensed	OSOOOOOOOOONOOO
n:first:life	OKTOONOOKSOOOOO
n:first:light	KIYLLNKLMPMLHSK
n:first:lnkd1	OOOOOOOOOOOOTMO
n:first:locals	OKNOOOSOOOTPMON
n:first:location	YGQPOOOOOOQPOOH
n:first:long	NTNNMOMQONOONON
n:first:look	ONNOSUOOOMOOOOM
n:first:looking	OOMOQMNOONNNMNU
n:first:loop	RNSOOMOOOOONOOO
n:first:los	OOVOOOOOOOOOOOO
n:first:love	OONONOVOOOOOMOO
n:first:loyal	OOUOOOMOONOOOOO
n:first:luca	VONOOOOOOOOOOOO
n:first:là	OSOOOOOOOOOOOOO
n:first:maintain	OOOOOSOOOOOOOOR
n:first:maintaining	OOOOOSOOOOOOOON
n:first:maintenance	OOOONNKUONOOOOO
n:first:makati	POSOOOOOOOOOOOO
n:first:make	OOOOOTOOOOOPOOO
n:first:making	OSMOMMOOOKOOLMV
n:first:manages	OOOOOSLOOOOOOOO
n:first:managing	OYOOOKOOOOOOOOO
n:first:manchester	SOPOOOOOOOOOOOO
n:first:marketing	OOJONOPOOOQUOOO
n:first:markham	OOPOOOLSOOOOOOO
n:first:may	OOOOPSOOOOOOOOO
n:first:mechanical	OOOOONSMOOOPOOO
n:first:medical	OLOOOOQNOOOSOOO
n:first:mensuel	OSOOOOOONOOOOOO
n:first:mental	OKMNOOMNOUOSOON
n:first:microsoft	ONOOOOVOOOOOKOO
n:first:minerals	OOOOOOSNOOOOOOO
n:first:missions	NOOOSMSOOOOOOOO
n:first:mit	ONIOVOLONTOMNOK
n:first:moderate	NMNNMMVNNMNRNNN
n:first:modern	OOMOONTOOPOOOOO
n:first:monday	ONOOOSOONRQOOON
n:first:mts	TNMOOOOOOOOOOOO
n:first:must	OOOOPOTOOOOOOON
n:first:méthodologie	OOOSONOOOOOOOOO
n:first:name	OTOOOOOOOOOOKMN
n:first:nationality	OMONNOROOONOUNO
n:first:navigate	ONSOOOOOOMOQOOO
n:first:need	NLOOOOVMOOOOOOO
n:first:network	TNNOOOOOOOOOOOO
n:first:new	OLSOOSPOOOOOOOO
n:first:nice	OOOOOOTNOOOOOOO
n:first:nice-to-have	OOOOOMSOOOOOOOO
n:first:no	OJSOLOOOONOTNPO
n:first:nombre	ONOOONOOOOSOOOO
n:first:non-exempt	TONOOOOOONOOOON
n:first:none	OKNOOOWHOOOOOLN
n:first:north	OOSOOOOOOOOOOOO
n:first:northeast	OMTMMNMMLMTLLKK
n:first:not	OOOOOOSOLOOOOOO
n:first:note	OOTNOOOOONOOPNO
n:first:nous	DNOKMOPILWJVILQ
n:first:novitex	UONOOOOOOOOOOOO
n:first:now	OKOOOOOOOOOONOT
n:first:oder	OLKNMOROOMNSNOO
n:first:on	MSLLKNLNLLWLIMR
n:first:once	OTLONMNONOONOON
n:first:one	OKXNQKLOOOOMOON
n:first:online	ONOOOOLOOOOOQOT
n:first:only	OKNOOOOOOOOQVMO
n:first:open	OOOOOOSOOOOMOOO
n:first:operate	OOOONOTOONPOOOO
n:first:operations	OLNOOQNONNOOUON
n:first:oportunidades	OJNNNNNONONNONU
n:first:opportunities	OOOOOOOOOTOOOOO
n:first:opportunity	OOMOOOOOOUOOOOO
n:first:oracle	SQNOOOOOOOOQOON
n:first:organization	PLMKMMLMNNLKMNX
n:first:organizational	OOOSOOOOONONMOO
n:first:organized	OOOOOOSOOOOOOOO
n:first:osteostrong	OOVNNMNNOMOONOO
n:first:other	OOOOOPJWOOOOOOO
n:first:our	OOUOOOOOOOOOOOO
n:first:oversee	OOOOOQTOOOOOOON
n:first:overseeing	OOOOOSOOOOOOOOO
n:first:overtime	ONOOONOOTOMOOOO
n:first:paris	OOMOOOOOOOTNOOO
n:first:part	OOSOKOOOOONUOOO
n:first:part-time	OOOOOONOOONTOOO
n:first:participate	OOOOOQLOOOOTOOO
n:first:participates	ONOOOVQNOOOOOOO
n:first:partner	OOOOOSOOOOOOOOO
n:first:pay	OLOOOOSNOQQOMOO
n:first:payment	ONNONQMOSROOMNN
n:first:peacehealth	OOOOOOQOOOOOOSO
n:first:perform	OOOOOVOOOOOOOOO
n:first:performance	ORNOOSPMQKLOOOO
n:first:performs	OSOOOTOOOOOOOON
n:first:permis	OONONOSOONOOOOO
n:first:perry	SOOOOONOOOOOOOO
n:first:pet	OJMOOONOOVOOONO
n:first:phone	OLONOLTNOOOOSON
n:first:physical	OTOOOMNOOTOQOON
n:first:plan	OOOOOSOOOOOOOOO
n:first:please	OOOOOMLOOPSOVOO
n:first:plus	OOLOMSNOOSNOOOO
n:first:pointclickcare	QOOOOKOOOOOOLSO
n:first:portland	TNQONONOOOOKOOO
n:first:poste	OONONNSOOMMMTOO
n:first:posting	OMNOOOOONNMPTNM
n:first:potential	JMISILTMLTLMLMM
n:first:power	OOOOONSPOOOOOOO
n:first:prepare	OOOOOUOOOOOOOOO
n:first:previous	OOOOONQVONOOOOO
n:first:prior	OOOOOOTOOOOOOOO
n:first:prison	OTNONLMOOOOORNN
n:first:pro	ONPONOIVOOOOOON
n:first:proactively	OOOOOTOOOOOOOOO
n:first:product	OOONOSOOOOOOOOO
n:first:proficient	OOOOOOTOOOOOOOO
n:first:program	MNMNMNUOONNONON
n:first:programming	OOOOONSOOOOOOOO
n:first:project	SOLQQOOLOOOONOL
n:first:provide	OOOOQSOOOOOOOOP
n:first:purpose	NNPUOMNOOOONOON
n:first:python	OOOOOOSMOOOOOOO
n:first:qargo	KTMOOOOOOOOOOON
n:first:qualification	OOOOOOXOOMKOOOM
n:first:qualifications	OOOONSOOOQOOOOO
n:first:qualificationsbachelor's	OOOOOULOOOOOOOO
n:first:qualified	NOQOOSMOOOOMSON
n:first:quiet	OOOOOOTOONONOOO
n:first:qué	ONLONPOUNLOONOM
n:first:raise	OUOOOJOOOOOOOOO
n:first:ranked	OSMOOOOOOOQOOOO
n:first:raves	LNVNONNNNNKMNON
n:first:ready	OOOOOOSOOOOOOOO
n:first:reasonable	OONOONLOOOOOOVO
n:first:receives	OOOOOTOOOOOOOMO
n:first:recent	OOPOONSOONOQOON
n:first:recruitment	OOSOOOOOOOONRNM
n:first:refer	OOOOOOMOOSOOOOO
n:first:regular	OOKOOPMOOUOOOOQ
n:first:rehabilitation	OONOOQOOOOOONOS
n:first:relevant	OOOOOMTOOOOOOOO
n:first:remote	SOMOLOLJOOSUOOL
n:first:report	OOOOOTOOOOOOONO
n:first:reporting	OVMOPOLOOOOOOOO
n:first:requirements	OOOOOTUNOOOOSON
n:first:respect	ONSOOOQOONOONOO
n:first:responsibilities	ORFNTOSOOWOLOOO
n:first:responsible	OOOOOTOOOOOOOOO
n:first:retirement	OOUOOOOOOIOOOOO
n:first:revenue	OOONSNNOOOOOOOO
n:first:reviewing	OOOOOSOOOOOOOOO
n:first:reward	ONMOOOQOOUOOOOO
n:first:rh	SQNOOOOOOOOOOON
n:first:river	TKOOOOOOOOOOOOO
n:first:robert	SNROOOLOONNOOOO
n:first:rockefeller	NNUOONOOOOOOOOO
n:first:role	OOVOOOOOOOOOOOQ
n:first:rush	TMNOPOMOOQOOOOO
n:first:s	NNSOSOSNOOOONON
n:first:safety	OLOOOPVNOOOOONO
n:first:salaire	OOOOOOOOSKTONOO
n:first:salario	OOSOOOOOMPOOOOO
n:first:salary	OOLONOSNMTOOOOO
n:first:salário	KTJMMMMMJMMVMMJ
n:first:san	MNYOOOOOOOOOOOO
n:first:savoir	OOOOOMTOOOOOOOO
n:first:schedule	OMOTMONOOROOPOO
n:first:se	OVLOMONOOOOOOOO
n:first:secteur	LKJMZNJMNMLLLMI
n:first:section	ONNOONLOOMNONOU
n:first:see	OOOOOOSNOOOMOOO
n:first:senior	GJOOQOTOOOOMKOX
n:first:serious	OOOONOSOOOOOOOO
n:first:set	OMONOXOOOOOOOOO
n:first:share	NNOOOPOOOOOTOOM
n:first:shift	OJOPLMNORNTMLOP
n:first:short	OLMNOOONOOOONOS
n:first:show	OOMONOPOOOOOSNO
n:first:si	NTOOSOHSOLQNKON
n:first:sign	NMMOOOVNOOONOOR
n:first:simarco	OMNOONOOOTOOOOO
n:first:site	LRQUNLMNOONLMNN
n:first:six	OOOOOOTNOOOOOOO
n:first:skf	OPOOOOOOOOOOOOS
n:first:skilled	OKOOOMQOOOOONOU
n:first:skills	OWOOORLOOOOOOOM
n:first:skyline	POSOOOOOOOOOKON
n:first:so	NVROMOOMJKNONON
n:first:soft	OOOOOOMSOOOOOOO
n:first:solid	OOOOOOSOOOOOOOO
n:first:som	MVKRKKKMMSMMLMK
n:first:some	ORKPOPPOMOJMLOQ
n:first:special	NLLNNNPPNSNNSLO
n:first:sponsorship	OOOOOOTNOOOOOMO
n:first:standard	OSOOOOOOROLOOOO
n:first:start	MONOOOTNOOMNNSM
n:first:starting	OQKOSOOOROONOOO
n:first:state	OOUOONOOOHOROSN
n:first:stay	OOOOOOTOOOOOOOO
n:first:staying	OOOOOSOOOOOOOOO
n:first:strong	OOOOOOSOOOOOOOO
n:first:submit	OOOOOOOOOOOOTON
n:first:successful	OXLOOLLOOLPOJSJ
n:first:suivi	OMOOOUOOOOOOOOO
n:first:supervisory	NLTNMMNTMMNMNMN
n:first:support	OTOOOPOOOOOOOOO
n:first:supporting	OOOOOOOOOOOOSOM
n:first:symbolica	OOOOOOOOOOOSOOO
n:first:take	OPOOOSOOOOOOONO
n:first:takes	OOOOPSOOOOOOOOO
n:first:tampa	SONOOOOOOOOOOOO
n:first:te	OIQOMNOOOMNNSOU
n:first:teachers	NPNONTNOOOMNOOO
n:first:teamwork	OOOOMTNOOOOOOOO
n:first:tech	OSONOOOPOPOOOON
n:first:technical	OMMOOOTOOOOOROO
n:first:tendrás	OOOOOOOOOSOOOOO
n:first:text	NMONOMKONPNTNNR
n:first:that's	OOQOOONOOOOONSO
n:first:there	OORQRNKOOOOOMOO
n:first:there's	OUNONNMOOOOOMOM
n:first:these	NNKONNNOTOPNORI
n:first:they	OOOOTNQOOOOOOOO
n:first:this	OOOOYOOOOOOOOOO
n:first:tight	NNWOOOOOOOOOOON
n:first:time	OOOOOTOOOOOOONO
n:first:today	OOSOOOOOOOOOONO
n:first:tools	ONNNMLQNOTOOOON
n:first:top	OKOOOTNROOOPOON
n:first:track	OOOOOTOOOOOOOOO
n:first:trailer	OOOONUONOOOOOOO
n:first:training	OONOOONOOWROOOO
n:first:transcript	OOOOOOOOOOOOSOO
n:first:turno	NNNNONNNNNVNOOM
n:first:two	OMONOOWMMPMNLOM
n:first:type	MNMNJONRPMSMIOS
n:first:ubt	TONOOOOOOOOPOOO
n:first:un	OOOOOQOOKUOOOOO
n:first:und	OIPMRPPNMPMKPNJ
n:first:under	OOOOSMOOOOOOOOO
n:first:understanding	OOOOOMTQOOOOOOO
n:first:understands	OOOOOSMNOOOOOOO
n:first:unfortunately	OOOOOOMOOOOOSNO
n:first:uniform	OONOOOOOOTOOONO
n:first:united	JL]OOOOOOOOLOON
n:first:unposting	OONOOOOOOOLOMOT
n:first:up	OTOOOOOONOOOOOO
n:first:upload	OTOOOOOOOOOOKOO
n:first:us	NSIOONROOOSRMOM
n:first:use	OOOOOUNMOOOOOOO
n:first:uses	OOOOOTMOOOOOOOO
n:first:vacancy	OMOOONNONOOTOOO
n:first:value	OOPOLOOOOOOMMOS
n:first:verification	ONNOONPNOONNMNT
n:first:veterans	OOOOOOMSOOOOPMO
n:first:vi	MSLMJILMJLTTSML
n:first:vos	NNPOPMONUNOOMON
n:first:votre	OOOSQMNOOOOOOOO
n:first:vous	IOHOUQROOOOROOL
n:first:wakefield	ORLONOOOOOOOKOU
n:first:walking	ONOOOOTOOOOOONO
n:first:want	MNONULNOONOMQNN
n:first:was	OOLNKOONOMMUNNN
n:first:we	OOSOOOOOOOOOOOO
n:first:we're	OPTOPOOOOKOOOOO
n:first:week	ONLOOONOOOWNOOJ
n:first:weekly	ONNNMLNUOMMNOON
n:first:well	MOWOPNLOOOMOOOO
n:first:west	POOONLTOOMOOOOO
n:first:what's	NXLOOLNOONOOPOO
n:first:where	OOOOOONOOOOOSOO
n:first:whether	OONSPLOOOOOOOOO
n:first:who	OOOOOTPOOOOOOOO
n:first:why	OOOOOPRTOOONOPM
n:first:will	OOONQSOOOOOOOOO
n:first:willing	OOOOOOSOOOOOOOO
n:first:with	OOTQOOOOOOOOOOO
n:first:within	OOOOPNNOSOOOOOO
n:first:working	OMOOOSNPOOOOOOO
n:first:works	NMMONQLOOSOWOMN
n:first:would	OONNOTMMOOOONNO
n:first:write	OOOOOSMOOOOOOOO
n:first:www	ONIOLOOOOOOUOOR
n:first:xlqdzyr	OOOONOSOMLOOOPO
n:first:y	OLNONOJUUJNONNN
n:first:you'll	OOOOWOOOOLOOOOO
n:first:your	OLNOSOQOOOOOPOQ
n:first:zetron	OONONOSOOOOOOOO
n:first:être	OOOOOMSOOOOOOOO
n:first:€	MQMNNNONKNNVNNJ
n:first:데이터	ONONORKRNNOOMON
n:first:토스의	KVJMNMMRNNMMLNL
n:furniture:button	NMGOOOQOOOOQOMX
n:furniture:notice	OMNOOOOOOOMOORT
n:furniture:others	OMUONONOONONNNN
n:label:code	OOOOOOLOOOROSOT
n:label:contact	OOOOOOONOVOOVLK
n:label:contract	OOOOOONOOOOOOOZ
n:label:deadline	OKLNOOUOOOMNUOP
n:label:department	KOSPNMOMNUMKOMJ
n:label:duration	RMNOONOOOMQMOOU
n:label:education	OVOOOOPOOOOOOOM
n:label:employer	SWOOOOOOOOOOOOO
n:label:experience	OOLOOOSPOOOOOOQ
n:label:hours	OROOOOQOOPUOOOI
n:label:pay	OOLOOOKOROQOPOQ
n:label:place	WOGOOOOROOUSNOK
n:label:reportsTo	ULLOOOOOOONPOOM
n:label:title	KOVOOOQOOOMOOOO
n:label:workType	OPKOJOOOOOQTOOM
n:none	OKOOOOOOOOOOPOT
n:sign:anyGender	JKNNOMOMNOLMLO[
n:sign:bar	UIONMNMOOKLRONU
n:sign:call	ONMOOOOOOROOUOO
n:sign:capitals	OOOOLNOOOOOOSOQ
n:sign:commaName	OOWOOOOOOOOOOOO
n:sign:mail	OOOOLLOOMQOOSUO
n:sign:money	OQMOOOOOTOOOOOO
n:sign:town	OOrOOOOOOOOOOOO
n:sign:url	OOQOOMOOOOOOVQO
n:sign:year	OOSOOOOOOOOOOOO
nice&cue:company	OOOOOQHVOOOOOPO
nice&cue:demand	OOOOOOJ^OOOOOOO
nice&cue:duty	OOOOOOLVOOOONQO
nice&cue:legal	OONOOOQKOOOOJYO
nice&cue:noise	OOOOOOOMOOOOLUO
nice&cue:offer	OOOONOMPONOOTNO
nice&cue:overview	OOPOMOOLOMOOTMO
nice&cue:pay	OTOOOOOKPOOOOOO
nice&cue:process	OOOOOORKOOOOTQO
nice&cue:wish	OaOOOONKOOOOOOO
nice&cue:you	OOOOOOOTOOOOOPO
nice&sign:colon	OYOOOOOIOOOOOOO
nice&sign:question	OPOONONMOOOOTNN
nice&sign:stop	OOOOOOI^OOOOOOO
nice&sign:titleCase	OWOOOOONOOOOOUN
nn:cue:demand	OOOOOOSOOOOOOOO
nn:cue:legal	OOOOOOOOOOOOOWO
nn:cue:noise	OOOOOOOOOOOOSOS
nn:cue:offer	OOOOOOOOOYOOOOO
nn:cue:schedule	OOOOOOOOOOTOOOO
nn:cue:we	OOWOOOOOOOOOOPO
nn:cue:wish	OOOOOOWOOOOOOOO
nn:cue:you	OOOOSOOOOOOOOOO
nn:first:	OQLLOPNMMKLLOMU
nn:first:$	OONOOLOOOPTPPOM
nn:first:10	OOQOMNMOOOOOOOU
nn:first:11	ONNOOKLOOONOOOU
nn:first:12	MMLOMNMONRMMNOV
nn:first:13	ONOOOMLOOONOOOV
nn:first:14	ONNOOMLOOONOOOU
nn:first:1st	OOOOOOOOOOOOSNM
nn:first:2	OYJOMNINMLLUOOH
nn:first:3	OVOOOMFOOOOOOOT
nn:first:3-po-safe-decent-and-secure-jd048-v8	ONOOOONOOOOOTNM
nn:first:35629	QMLMNMNNNNMNMNU
nn:first:4	OMNNOMLOOOOONOV
nn:first:401	OONOONOOOOUOMOO
nn:first:6	NMQMOKTLNOMONOQ
nn:first:7	NMPONLKNOOOONOV
nn:first:8	OQOOOMLONOKOOOU
nn:first:9	ONNOOMLOOONOOOU
nn:first:abhi	OLSOOOOOOOOOOOO
nn:first:ability	OOOOOOYOOOOOOOO
nn:first:able	OOOOOOVOOOOOOOO
nn:first:access	OOMOOOOOPTOOOOO
nn:first:account	NNJOLQINONONMNU
nn:first:accueil	OOOOMUNOOOOOOOO
nn:first:accurately	OJOOOUPOOOONPOO
nn:first:act	OOOOOTNPOOOOOOO
nn:first:adaptability	OONOOOUOOOOOOOO
nn:first:addison	OOOOOONOOUOONOO
nn:first:additionally	OONOQMUOOOONOOO
nn:first:administers	OOOOOTOOOOOOONO
nn:first:advanced	OOOOOOUOOOOOOOO
nn:first:agency	NMTOONOOOOMOOOO
nn:first:aider	OLOOOSOOOOOOOOO
nn:first:all	ONOONOSNOSSOOQO
nn:first:allowing	OKNOMLOOOOOOMMV
nn:first:alors	OOOOONTOOOOOOOO
nn:first:always	OOOOOSNOOOOOOOO
nn:first:an	OOOOOJQOOOOOOOU
nn:first:analysis	NJLORQLNNTNLNOM
nn:first:analytical	OOOOOMSOOOOPOOO
nn:first:analytics	NPIOLOOOONOONOT
nn:first:analyze	OOOOOSNOOOOOOOO
nn:first:analyzes	OOOOOTMNOOOOOOO
nn:first:andras	OOOOOOOSOOOOOOO
nn:first:annual	OOLOOOOOOOOMVOH
nn:first:answer	OOOONQNOOSOOOOO
nn:first:answering	OPOOOOOOOSNOMOO
nn:first:applicant	OOOOSOHVOOOOOON
nn:first:application	OONNNLOTNRNNRMK
nn:first:applications	OPSOOROOOOOOMPL
nn:first:apr	NJMONOOOOOUOMOP
nn:first:are	SMROOOPOOOOOOOO
nn:first:arranging	OOOOOVPQOOKOOOO
nn:first:as	OOOOOKOOOOOOPOO
nn:first:assesses	OOOOOSOOOOOOOOO
nn:first:assist	OMOOOVPOOOOOOOO
nn:first:assistant	OOSOOOOOOOOOOOO
nn:first:assists	OOOOOOOOOOSOOOO
nn:first:attach	VLIONOOOPOPRRMN
nn:first:attend	OONOORNOOSOOOON
nn:first:attention	OOOOONSOOOOOOOO
nn:first:autonome	OOOOOPNOOOSOOOO
nn:first:ayuda	OOOOOOOOOTOOOOO
nn:first:azure	OOQOOMTMOOOOOOO
nn:first:bachelors	ONOOOOOSOOOONOO
nn:first:background	OUOOOOOJNOOOOOO
nn:first:based	OOLTOPPOOOOOOOO
nn:first:basic	OOOOOMQTOOOOOOP
nn:first:be	OOROPUOOOOOONOO
nn:first:belfast	TONOOOOOOOOOOOO
nn:first:benefits	OOOOOOOUPMOOOOR
nn:first:best	OOQOOSOOOOOOOMO
nn:first:bi	OOOTOONOOOOOOOO
nn:first:bokaro	JOUOOOONOOOONOQ
nn:first:brennan's	OOOOOOOOOOOSOOO
nn:first:building	OTONNPNOOOOOOOO
nn:first:business	OPONLVOOONOQOOM
nn:first:cad	ONOOOPONOOOTOOO
nn:first:cambridge	KONONOVOOONNLNL
nn:first:candidate	LLKUUKKSMMOOMMK
nn:first:candidates	OOOOOOMTPQOOOOO
nn:first:canmore	SOOOOOOOOOOOOOO
nn:first:capacité	OOOOOMWOOOOOOOO
nn:first:care	OKMNOOONOOOONOU
nn:first:career	OOOOOONOOZOOOLO
nn:first:carry	OOOOOSOOOOOOOON
nn:first:cdi	MNJNOMNQNPRNIOT
nn:first:cell	NKMNNOTNNNPNUNN
nn:first:certified	OOSOOOOOOOOOOOO
nn:first:change	ONNOOTROONOOOOO
nn:first:check	OOOOONSNOOOOOOO
nn:first:class	OOSNMOOONNOQRNL
nn:first:clear	LIJNNOONNNNMMN[
nn:first:collaborative	OLSNONQOOPOOOOO
nn:first:colors	OONOONNOOONONOS
nn:first:comcast	ONQOOOOOOOOOOTO
nn:first:come	OJROMONOOMOONOU
nn:first:commercial	NVONLKNNNNNNNNN
nn:first:communicate	OOOOOVOOOOOOONN
nn:first:communicates	OOOOOWOOOOOONMO
nn:first:communication	OJOOOWPOONOOOOM
nn:first:company	OMYOOOOOOOOOOOO
nn:first:compensation	OLOSLOTNMOKOMPM
nn:first:competitive	OOOOOOOQOPSOOOO
nn:first:completion	OOOOOONOOOSOOOO
nn:first:compliance	ONTOOOOOOOOOOOO
nn:first:comprehensive	OVMUNMQOOIOOOOO
nn:first:computer	OOOOOOSOQQOOOOO
nn:first:conduct	OOMOOUOOOOOOOOO
nn:first:conducts	OOOOOSMOOOOONOO
nn:first:connaissance	OOOOOLUOOOOOOOO
nn:first:connaissances	ONOOOMUOOOOOOOO
nn:first:connaitre	OQOOOOUNOOOONOM
nn:first:contact	OOOONORMOOOOUMO
nn:first:content	OOOOOTOOOOOOOOO
nn:first:continuous	OOOOOOSMOOOOOOO
nn:first:contract	QOLOSOOOOONOOOO
nn:first:contribute	OUOOOMOOONOOOOO
nn:first:cookie	OOMOONNOOONOOOS
nn:first:coordinate	OOOONTMOOOOOONO
nn:first:coordinates	OOOOOTOOOOOOOOO
nn:first:coordinating	OSOOOLOOOOOOOOO
nn:first:copyright	OOTOOOOOOLOOMLN
nn:first:covid-19	ONQSONNONOOOOOO
nn:first:create	OOOOMSOOOOOOOOO
nn:first:creating	OOORMSNOOOONOOO
nn:first:culture	OOSOSOMNOOOOOON
nn:first:current	OOVOOOTOOOOOMOO
nn:first:d	ONIVNNOOONOOMOO
nn:first:daily	OVMOOLNOOMOOOOM
nn:first:data	OSOOOOOOOOOOMOO
nn:first:day	ONMUOOOONQONOOI
nn:first:dbhds	OMSOMMTOOOQONNO
nn:first:dbt	OOOOONSNONOOOOO
nn:first:deal	OUOOLNMOOOONOOO
nn:first:deep	OUOOMNNOOOOOOOO
nn:first:define	OOOOPUNOOOOOOOO
nn:first:dein	OOONONNOOOMTQOL
nn:first:deliver	OONOORTOOOOOOOO
nn:first:delivery	OONOOONTOOPOOON
nn:first:demonstrate	OOOOOSNQOOOOOOO
nn:first:demonstrated	OOOOOOKUOOOOOOO
nn:first:demonstrates	OOOOOUOOOOOOOOO
nn:first:denver	SOOOOOOOOOOOOOO
nn:first:department	RSROOOOOOOOJOON
nn:first:des	RSOOOOOOOOPOOOO
nn:first:descripción	OJNNNNNNNONNOOU
nn:first:description	NOYOOOOOOOOOOOO
nn:first:design	OOOOYOOOOOOOOOO
nn:first:desirable	OOOOOOSOOOOOOOO
nn:first:desired	OOOOOOSOOOOOOOO
nn:first:develop	OXOOOOOOOOOOOOO
nn:first:developing	ONOOOUNOOOOOOOO
nn:first:development	OPLOTNNNOOOOOOO
nn:first:develops	OOOOOSOOOOOOOOO
nn:first:diamond	OOJOLOROOPOOSOM
nn:first:die	OMOOOOLOOUOOOON
nn:first:direct	OOOONPSNOOOOOOO
nn:first:discounted	OOOOOOMOOSOOOOO
nn:first:discounts	OOOOONNOOTLOOOO
nn:first:displays	OOOOOQUOOOOONOO
nn:first:diversity	OLMOOMOONQNNOTN
nn:first:do	OIQLGOOMLJKNTMX
nn:first:don't	OLOOOPOOOOSOOOO
nn:first:done	OOOOOLOOOOOONSO
nn:first:dra	OOOONOLOOOOSOOO
nn:first:driver's	OOOOONTOOOPOOOO
nn:first:du	OMLMOURMOHKQKOJ
nn:first:durch	OMOOOOKONVOOOON
nn:first:during	OLOOOOJOPRORNNO
nn:first:durée	OTOOOOOOOOMOOOO
nn:first:dyson	OOMOMOOOOUOOPNO
nn:first:débutant	MKMNNOMNMSMNNNU
nn:first:e-mail	OSOOOOOOOOOOMOO
nn:first:each	OUONNNOOOOOOOOO
nn:first:eeo	OONOOONOOKOONJV
nn:first:effective	OOOOOOVNOOOOOOO
nn:first:eine	NLOOOPJOUQONOOM
nn:first:either	OTNORJOOOOOONOO
nn:first:emailed	OONOOOOOOOOSOOO
nn:first:employee	ONOOOOOOOZOOOOO
nn:first:employees	OOOOOOMOOONONSO
nn:first:employment	OUOOOPOOOOOKORN
nn:first:empowerment	OONOONNOOSOOOOO
nn:first:en	OMNPLOQOLMOOVON
nn:first:encourage	OONOMSRNONONOOO
nn:first:engagement	OOOOOOSKOOOOOOO
nn:first:enhanced	OOOOOOOOOWOOOOO
nn:first:enjoy	OWOOOOOOKNOOONO
nn:first:ensure	OOOOOUOOOOOOONO
nn:first:ensures	OOOOOSOOOOOOOOO
nn:first:entreprise	OSOOOOOOOOONOOO
nn:first:entretien	TQOONMOOOQKOOOO
nn:first:environmental	NKNNVOMOOONNNOL
nn:first:establish	OVOONKOOOOOONOO
nn:first:establishes	OONOMNOOOUOQOOO
nn:first:evaluates	OOOOOSMOOOOOOOO
nn:first:event	OUONOKOOOOOMOON
nn:first:every	SNROONNOOOOOOOO
nn:first:everything	OROOJOMOOOOONOT
nn:first:excellent	OOOOOOOSOOROOOO
nn:first:exceptional	OOPOOMTOOOOOOOO
nn:first:expected	OOOOOOOOOOOSOOO
nn:first:experience	OOOOOOOTOOOOOOO
nn:first:experiencia	OOOONNOTOOONOOO
nn:first:explore	OOSOOOOOOPOOONO
nn:first:exposure	OOOOONSONSONOOO
nn:first:extensive	OMOOOOSNOOOOOOO
nn:first:facilitate	OSOOLQNOOOOOOOO
nn:first:featured	OOTOOOMPOOOOOOO
nn:first:field	NONONSJUOOOMOOO
nn:first:finance	OUOOMJPOOOOOOOO
nn:first:find	OOSOQNLOOOOORON
nn:first:fitness	NUNNMNNOOMOONOO
nn:first:flexible	ONOOOOTOOSOOOOO
nn:first:follow	OOOOOPTMOQOOOMO
nn:first:for	OPVOOLKOOMOTORH
nn:first:formation	OONONMVOOMNNOOO
nn:first:foster	OOMOONTNOOOOOOO
nn:first:founded	OOSOOOOOOOOOOOO
nn:first:four	OOOOOOSPNOOOOOO
nn:first:free	OLOOONOOOWOOONO
nn:first:freyja	NMMNMNONNNNMUSL
nn:first:from	OOQOOOOOOOOOTON
nn:first:full	RNNOONNOPUKOOON
nn:first:full-time	OMTOSNPOOKMOOOP
nn:first:further	OSONOMQOOOOOLNO
nn:first:g-p	OOUOOOOOOOOOOOO
nn:first:gain	OONOOTOOOOOOOOO
nn:first:general	OQOOOPOOOOOOSNO
nn:first:globe's	OSOOOROOONOOOKO
nn:first:good	OOOQOMSSOOOOOOO
nn:first:google	OVNOOOMQOOOOOON
nn:first:gore	OOOOOONOPOOONSO
nn:first:graduate	NONNNNJNOONNOOV
nn:first:great	OOLONONNOVOOOOO
nn:first:greater	[NNOOOOOOOOOOON
nn:first:greenock	TKOOOOOOOOOOOOO
nn:first:growth	ONOOLMSOOTOOOON
nn:first:gym	NOUOMMOOUIOONOO
nn:first:gérer	MLOSRMMOOOOOOOO
nn:first:handle	OOOONUOOOMOOONO
nn:first:hands	NUMOONONOONNNNL
nn:first:hands-on	OOOOOOUMOOOOOOO
nn:first:has	OONOOQSOOOOOOOO
nn:first:have	OOOONOUOOOOOOOO
nn:first:health	OOOOOSOOOVOOOOO
nn:first:here	OOVOOOLOONOOONO
nn:first:highly	OSOKOTLOOOOOOOO
nn:first:hire	ONOOOOVNOOOOOOO
nn:first:holiday	OMNOOOOORUOOMOO
nn:first:hourly	OOMNKONORTNROON
nn:first:hours	OSOOOOOOOOOOOON
nn:first:houston	SOOOOOOOOOOOOOO
nn:first:how	OOOONSOOOROOOOO
nn:first:https	ONOOOOOOOOOOOOT
nn:first:hypoport	OMSOLOOOOOONPON
nn:first:ideal	OOOOSOLOOOOOOOO
nn:first:implement	OSOOOOOOOOOOOOO
nn:first:implements	OOOOOSOOOOOOOOO
nn:first:important	OONOONKORMOOTMO
nn:first:improved	ONVONNNOOOOOOOO
nn:first:in	OPOSMOLOOKOTPOO
nn:first:in-person	OOOOOOOOOMUOOOO
nn:first:including	OOOOSMMOONOLNOO
nn:first:individual	OOOORMOOOSOOOOO
nn:first:information	OSOOOOOOOOPOOLO
nn:first:ingestion	OTONOOOOOOOOOOO
nn:first:innovative	OWMONMMORLOOOOL
nn:first:integrate	OOOOOSOOOOOOOOO
nn:first:intercom	OOSROKMOOOOOOOO
nn:first:interested	OOMOTONOOOOOOOO
nn:first:internal	OUOOOMOOOOOOOOO
nn:first:internet	OOOOOOSNOOOOOOO
nn:first:investor	OOOOOSNOOOOOOOO
nn:first:is	OQOOOOOOOOOOTOK
nn:first:ist	OMPNKOPNONNMMOS
nn:first:it	OOTOOOOOOOOOOOO
nn:first:jetzt	OMLNMOMNNNNLPNU
nn:first:job	OOSOOOOOOOOOOOR
nn:first:jobs	NOMONONOOPLLTLS
nn:first:join	OOYOOOOOOOOOOOO
nn:first:jornada	MUMNNMMMMSLMMNL
nn:first:just	OORONMNOOOOONSO
nn:first:jydstrup	JMLNTOTNNNNSMNN
nn:first:keep	NNUOMPOOOPOOOOM
nn:first:key	OOMOUOOOOOROLON
nn:first:kingdom	OOOOONOOOSQOOOO
nn:first:knowledge	OQOOOOOXOOOOOOO
nn:first:l'équipe	OOOSONOOOOOOOOO
nn:first:la	OOMOOOVOONOOOOO
nn:first:le	ONOOSOOOOOOSNOM
nn:first:lead	OXOOONROOOOOOOQ
nn:first:leadership	OLOOOOUOOOOOOOO
nn:first:learn	OMOOOKLNOUOONNT
nn:first:leave	OOOOOPOOJTOOOOO
nn:first:les	OOOOOOTOOOOOOOO
nn:first:liaise	ONOMNWOOONOOOOO
nn:first:liaising	OOOOOTOOOOOOOOO
nn:first:license	OOOOOOSOOOOOOOO
nn:first:licensed	OONQOMWNONOOOOO
nn:first:life	OOSOOOOOOOOOOOO
nn:first:lift	OOOOOOSOOOOOOOO
nn:first:light	OMUONOOOOKOOPNL
nn:first:limeflight	MONOOONOSOOONOQ
nn:first:linkedin	PMMNNNMONOMOSNR
nn:first:locals	NONOONROOOSRMOM
nn:first:located	OOMOUMMOOPOROOO
nn:first:location	XKQSOOOOOOONOOK
nn:first:login	NMNOOOWNOOONNOO
nn:first:london	ULQOOOOOOOOOOOO
nn:first:long	OOOOOOOQOSOOOOO
nn:first:looking	NONOOOOONOOOTON
nn:first:loop	OOUOOMOOOOOOOOO
nn:first:lorry	ONUOOOOOOOOOOOO
nn:first:los	SOOOOOOOOOOOOOO
nn:first:love	OOMOPOTOOOOONOO
nn:first:loyal	OOTOONOOOOOOOOO
nn:first:luca	OLOOOOOOSOOOOOO
nn:first:m	OOLOOONOONOOQUN
nn:first:maintain	OOOOOZOOOOOOOON
nn:first:maintaining	OTOOONOOOOOOOOO
nn:first:maintenance	OOQOPMIVONOMOOO
nn:first:manages	NTMOMPPNNNNOOON
nn:first:managing	OOOOOTOOOOOOOOO
nn:first:manchester	TOOOOOOOOOOOOOO
nn:first:market	MNMONOOOOOUNPNN
nn:first:marketing	OTROMOOOOKOOOOO
nn:first:may	OPOOOUOOOOOOOOO
nn:first:mechanical	NVPOOLJMOOONOON
nn:first:medical	OSOOORTJOLOOMOO
nn:first:mensuel	OOOOOOOOOOUONON
nn:first:mental	OPOOOOOOOSONOOO
nn:first:microsoft	OMNOONYOOOOLJOO
nn:first:minerals	OROOLOSOOOPNOOL
nn:first:minimum	OOOOPOTOOOOOOOO
nn:first:mit	NISNSNLNMSNKNNJ
nn:first:modern	OONOOOSOOQOOOOO
nn:first:monday	ONONMPOOMVSOOON
nn:first:monitoring	OMMSNPPOOOOPNNL
nn:first:more	ONOOOMQOOOPUOOO
nn:first:mts	NNLOONOOONMNNOV
nn:first:multiple	NOROOOOOOROKOON
nn:first:must	OOOOOO¡OOOOOOOO
nn:first:mutuelle	OQOOOOMOSONOOOO
nn:first:méthodologie	ONOSONOOOOOOOOO
nn:first:name	OOMOONOOOQOOSOO
nn:first:nationality	OTNONOOOOOQOLOM
nn:first:navigate	UJOOOOOOONNQOOM
nn:first:new	SMOOOSOOOOONOOO
nn:first:nice	OOOOOOTMOOOOOOO
nn:first:no	TKRQMOLOOOOOOOO
nn:first:nombre	OOONNRMOOLRRKOO
nn:first:not	OOOOOOTOONOONOO
nn:first:note	OSROOOONNNOOOOO
nn:first:nous	OJULGQKILJKURMO
nn:first:now	OJOOOOOOOOOOOOU
nn:first:oder	ONGNLNRNOMNVNON
nn:first:of	OOOONOSNOOOOOOO
nn:first:on	OOMONOOOOOOTOOO
nn:first:once	OOOOMNOOOOOOSOO
nn:first:one	OTMOOMMOOOOQOOO
nn:first:online	OKOONNNOOONNOOU
nn:first:only	OOMONOPOOQSNNOO
nn:first:open	ONNOOOMROONLOOV
nn:first:operate	OOOOSOTOOOOOOOO
nn:first:operations	NMMONOONPNOVMNK
nn:first:opportunity	ONMOLOOOOUOOOOO
nn:first:organization	MPJNOOOOOOONOOU
nn:first:organize	OOOUOKNOOOOOOOO
nn:first:organized	OMOOOOWOOOOOOON
nn:first:osteostrong	ONSNONOOOOOOOOO
nn:first:other	OOOOOPMSOOOOOOO
nn:first:our	OOZOOOOOOOOOOOO
nn:first:oversee	OOOOOSPOOOOOOOO
nn:first:overseeing	OTOOOMOOOOOOOOO
nn:first:overtime	OOOOONOONTPOOOO
nn:first:own	OSOOOOPOOOOOOOO
nn:first:paid	OOOOOQOOUOOOOOO
nn:first:palliative	OOOOONTOOOOOOOO
nn:first:part	LOWONMLOOOPPOOO
nn:first:part-time	ONUNNOKMONNNNOM
nn:first:participate	OOOOOSOOOOOQOOO
nn:first:participates	OOMSNTNOOOOOOOO
nn:first:pay	LNKOPMONORNOOOU
nn:first:people	OSNOONOOOOOONNP
nn:first:perform	OOOOOUOOOOOOOOO
nn:first:performance	OOOOONOPTONOOOO
nn:first:performs	OOOOOSOOOOPOOOO
nn:first:permanent	OOOOOOOOORTNOOK
nn:first:permis	OONOOMUOONOOOOO
nn:first:pet	OOOOONOOOSNOOOO
nn:first:phone	OQOOOOTMOOOONOO
nn:first:physical	OMOOOOONOROTORM
nn:first:piloter	OOOOSNOOOOOOOOO
nn:first:pipelines	OOQOKMMOOOMUNNO
nn:first:platform	OOSOMQNOOOOOOOO
nn:first:please	OQJOOMOOOOOOOPP
nn:first:plus	NMKNQOLNNVNNJNN
nn:first:pointclickcare	OONOOLOPOOOOLSO
nn:first:positive	OOOOOOTOOMOOOOO
nn:first:possession	OJOOOOOOOOOOOOU
nn:first:poste	OJLOPNTPONOOTOM
nn:first:potential	MROMLMTNLPMNMMN
nn:first:power	OSOOOOMOOOOOOOO
nn:first:prepare	OTOOOOOOOOOOOOO
nn:first:principal	MNRRTKOOOOOMONN
nn:first:prior	OOOOOOOOOOOOUOO
nn:first:prison	OTNOMLNOOOOOOOQ
nn:first:proactively	OOOOMUOOOOOOOOO
nn:first:process	OOOONVQOOOOOOOO
nn:first:professional	ONOOOOROOUOOOOO
nn:first:proficiency	OOOOOOSOOROOOOO
nn:first:proficient	OOOOOOTOOOOOOOO
nn:first:programming	ONOOOONMOOOOSOO
nn:first:project	POOSMOSLONOOOOO
nn:first:promote	OONOOTOOOOOOONO
nn:first:provide	OOOOOXOOOOOOOOO
nn:first:providing	OOOOOOOOOTOOOOO
nn:first:prêts	OMNOONNOOTOOOOO
nn:first:purpose	OOPSMMOOOOOOOOO
nn:first:python	ONOOOOTMOOOOOOO
nn:first:qargo	NOOOOOOOSOONOOP
nn:first:qualification	OTOOOOOOOMOOOOO
nn:first:qualifications	OOOOOSOOOPOOOOO
nn:first:qualificationsbachelor's	OOOOONSOOOOOOOO
nn:first:qualified	OONNOOMONSOOSOO
nn:first:qualité	KOTOOMROONOOOOO
nn:first:quiet	NMLOOOWOONOKQNO
nn:first:qué	RNKOQOLTOMONOON
nn:first:ranked	OOOOOOSOOONOOOO
nn:first:raves	MMVOOOOOOONNOOM
nn:first:read	OUNOONNOONROJPO
nn:first:ready	OOQOOOPOOOOSOOO
nn:first:regular	OLJTOOOOOUOOOOM
nn:first:reliable	OOOOOOSNOOOOOOO
nn:first:remote	OOOONOOOOOUOOOO
nn:first:reporting	OONSTNMOOOOOOOO
nn:first:required	OMONTWKOOOROOOO
nn:first:requirements	OOOOOXOOOOOOOOO
nn:first:research	OOOOONSOOOOOOOO
nn:first:responsibilities	OOKQUOOOOPOOOOO
nn:first:responsible	OONORWNOOOONOON
nn:first:retail	ONMOVOOOOONOOOM
nn:first:retirement	OOUOOOOOOKOOOOO
nn:first:reviewing	OVOONLOOOONOOOO
nn:first:role	OOQOOOOOOSOOOOO
nn:first:rush	OOSOOOOOOOOOOOO
nn:first:safely	NNTOOOOOOOOOOOO
nn:first:safety	ONOOOOVOOOOOOOO
nn:first:salaire	OTOOOOOOOOOOOOO
nn:first:sales	OSOOOPOOMOOOOOO
nn:first:salesforce	NNTOOOOOOOONOOM
nn:first:salário	JTJMLLMMMMLVMMI
nn:first:san	UONOOOOOOOOOOOO
nn:first:savoir	OOOOONSOOOOOOOO
nn:first:school	OKONOOROOPNTOOL
nn:first:secteur	OSOOOOMOOOOOOOO
nn:first:section	OIOOOOMOOROOOOU
nn:first:security	OKOOOPOOOOOOIOV
nn:first:see	OMTONOMPLPPOOOO
nn:first:serious	ONVOPIMOOMNNNON
nn:first:serves	OOOOOMSOOOOOOOO
nn:first:set	OOONOTOOOOOOOOO
nn:first:shift	QOOOMOOOONVNMOM
nn:first:short	NVMMMOONOMNOLON
nn:first:show	OOKOOOROOOOOSMO
nn:first:si	OMMOSLLQNPNORON
nn:first:sign	NMMOOPVNOOOOOOR
nn:first:simarco	OMNNOMONOUOOOON
nn:first:since	OONSNOOOOOOPOOO
nn:first:site	TJLUNLNMNNNLMNO
nn:first:skf	OOSOOOOOOOOPOOO
nn:first:skilled	OLNNONONOOOOOOS
nn:first:snowflake	JMLOTPRMOOOOOON
nn:first:so	OWLOIONOOQRONON
nn:first:som	MNRMONMNNLNMUNL
nn:first:some	OOOSNKSOLSNOMOO
nn:first:someone	ONNOSLQOOOOONOO
nn:first:special	OONOONKUOSOOOOO
nn:first:stakeholder	ONOOOOSOOOOOOOO
nn:first:standard	OMNNNNNORQUNNNL
nn:first:starting	ONTOMOKMOOSQOOO
nn:first:state	OOZNONOOPFOOOOO
nn:first:stay	OOSOOQPOONOOOOO
nn:first:successful	OOOOMNQOOSOOROO
nn:first:summary	SOOOOOOOOOOOOOO
nn:first:supervising	OMOOOSMOOOOOOOO
nn:first:supervisory	OOPOOOKOOOOOOOT
nn:first:supportive	ONMONONOOOOOTOO
nn:first:sustainably	OOSOOOOOOOOOOOO
nn:first:system	NTNOOOKNOOONNOM
nn:first:take	OPOOQTOOOOOMOOO
nn:first:te	OTOOOOOOOJROOOL
nn:first:team	NOPONOROOUOOOOO
nn:first:technical	OONOOOUOOOOOOOO
nn:first:text	POOOOOKOOOQNOOS
nn:first:that's	OLVOOONOOOOOOON
nn:first:then	OOPOLOLSOOOOOOO
nn:first:these	QPMOOLQOOOOOTMO
nn:first:tight	RHVOOOOOOOOOOOO
nn:first:time	OOOOOTOOOOOOOOO
nn:first:today	ONSOOOOOOOOOOOO
nn:first:tools	ONONMLPOOTOOOOO
nn:first:top	MJTNMSMUNNOOLNL
nn:first:track	OPOMTOOOOOOOOOO
nn:first:trailer	OOOLMUOOOOOOOOO
nn:first:troubleshooting	OOOOOSMOOOOONOO
nn:first:true	OOUOLOOOOOOOOOO
nn:first:turno	NMNNNNMNNNWNNNL
nn:first:type	OJOOMKTONOMNVOM
nn:first:typescript	OOOOONTLOOOOOOO
nn:first:uk	OTNOOONOOOOOLON
nn:first:un	OONOONKRPQOOSOO
nn:first:und	OMPMSOPNNONLOOI
nn:first:understand	OOOONONOOTOOOOO
nn:first:understanding	OQOOONYLOOOOOOO
nn:first:une	OSKOOOOMOOOOSOO
nn:first:unfortunately	OOOONOSNOOOOOOO
nn:first:uniform	ONKOLOOOOOOOUNO
nn:first:united	VOPOOOOOOOOOOOO
nn:first:up	OOMOSNNOOMOOQOO
nn:first:use	OOOOOTONOOOOOOO
nn:first:utilize	OOOOOSOOOOOOOOO
nn:first:vacation	OONOOOOOOUOOOOO
nn:first:value	ONKOLOONOOOTLOS
nn:first:verification	ONNONOTNONOOQMO
nn:first:verify	OSOOONOOOOOOOOO
nn:first:vi	ONONQPLOLUNONOO
nn:first:viewber	NNNOUOOOOOOOKON
nn:first:vos	NNKNOMLMQSSMNOO
nn:first:votre	ONOUPMNOOOOOOOO
nn:first:vous	OSLOOTOOOOOOMON
nn:first:walking	NMMNNMKNNNNUNMO
nn:first:was	OMJNIPPNOMNVNNL
nn:first:we	OTROOOOOOOOOOOO
nn:first:we're	OOVOOOOOOMOOOOO
nn:first:week	ONMOOOOOOOWOOOK
nn:first:well	OOOOONOOTONNOOO
nn:first:what	OOOOUPOOOOOOOOO
nn:first:what's	OOOOORJRNPOOOOO
nn:first:where	OOOOOOOOONOOUOO
nn:first:whether	OOLOUNMNNNOOROO
nn:first:why	OOOOOOOTOOOOOOO
nn:first:will	OOOMVNMOOOONNOO
nn:first:wir	OMTOMOOOOOONSNL
nn:first:working	IONORSPOOOOOOOO
nn:first:works	OOOSMNOOOROQOOO
nn:first:write	OOOOOSMOOOOOOOO
nn:first:writing	OMOOONSOOOOOOOO
nn:first:www	ONPOOOOOOOOOSON
nn:first:xlqdzyr	OOOOOOUOLNOOOOO
nn:first:you'll	OTOOSQOOOIOOOOO
nn:first:zetron	OONTNOOOONOOOOO
nn:first:£	TOOONOOOOOOOOOO
nn:first:être	OOOOOMSOOOOOOOO
nn:first:€	NNNUONOONNNOOON
nn:first:데이터	ONNNNSPMNNNNMON
nn:furniture:button	KKOOOOUOONOKOL]
nn:furniture:notice	NJQOOOOOOOOONOS
nn:furniture:others	OOTONOOOONOOONM
nn:label:code	NDOKYOMNLLTKONV
nn:label:contract	OFSNOMLOOKQOKOX
nn:label:deadline	NJQONNQNNNKQQLQ
nn:label:department	RMOONONNOTNOOOR
nn:label:duration	TOJOPNMOORNOROL
nn:label:education	OILOOOVOOONNOOV
nn:label:employer	NLUMONNOOOOLJOZ
nn:label:experience	OMKOOOMRMUOOOOP
nn:label:hours	OOOPONMOQOVOOOO
nn:label:openings	OONOOOOOOTLSOOM
nn:label:pay	OOOOOOKOOOSSOOL
nn:label:place	SNQOONQOOOOOOOR
nn:label:title	OJXOOONOOOOOOOS
nn:label:workType	NLKNJNNONNUUNNK
nn:sign:anyGender	KIOOROPOOOOOORT
nn:sign:bar	OOOONONOOLOOSOQ
nn:sign:call	OOOOOOOOOUOOOOO
nn:sign:capitals	HQOONOOOOOOOTOO
nn:sign:clock	OJSOOLLTOOVOOOO
nn:sign:mail	OOPOOOOOOOOOTPO
nn:sign:tag	OOKOOOQOOPOONSO
nn:sign:town	gOPOOOOOOOOOOOO
nn:sign:url	OOTONLOOOOOOVOO
nn:sign:year	ONWOOOOOOOOOVOP
overview&cue:company	OOOTROOOOOOOOOO
overview&cue:demand	OOOOPO]OOOOOOOO
overview&cue:duty	OOOOSSOOOOOOOOO
overview&cue:legal	OOOOOSOOOOOOOOO
overview&cue:noise	OOOQJQOOOOOOOOP
overview&cue:offer	OOOOOOOOOTOOOOO
overview&cue:overview	OOOOSNOOOOOOOOO
overview&cue:place	OOOOOOOOOOO[OOO
overview&cue:process	OONOONOOOTOOPOO
overview&cue:schedule	OOOOOOOOOO_OOOO
overview&cue:team	OOMVLPOOONOOQOO
overview&cue:wish	OOOOKOOZOPOOOOO
overview&cue:you	OOOPOWOOOOOOOOO
overview&sign:call	OKLKYJKLNUMNROK
overview&sign:capitals	NSOOLOOOOOOOWOL
overview&sign:colon	OVOOOOOOOOOOOOO
overview&sign:commaName	OOOXOOOOOOOSOOO
overview&sign:mail	OOOOOOOOOOOOTON
overview&sign:question	OMONSNNOMUPOMOO
overview&sign:stop	OOOOSOOOOOOOOOO
overview&sign:titleCase	OYOOOOOOOOOOOOO
overview&sign:url	OOOOOONOPOOOVOM
overview&sign:year	OOOOMKOOOOMOTQO
p:cue:demand	OOOOOOXOOOOOOOO
p:cue:duty	OOOOOVOOOOOOOOO
p:cue:legal	OOOOOOOOOOOOOaP
p:cue:noise	OPOOOOOOOOOOOPX
p:cue:offer	OOOOOOOOOdOOOOO
p:cue:overview	OOOOVOOOOOOOOOO
p:cue:pay	OOOOOOOO^OOOOOO
p:cue:place	OOQOOOOOOOOSOOO
p:cue:process	OOOOOOOOOOOO_OO
p:cue:schedule	OOOOOOOOOOVOOOO
p:cue:team	OOOVOOOOOOOOOOO
p:cue:we	OOZOOOOOOOOOOOO
p:cue:wish	OOOOOOO^OOOOOOO
p:first:	NSONMKOOONOOHSV
p:first:$	OOOOOONOOOSOOOR
p:first:1	ONNONPPMOONONOU
p:first:10	OONOOTPOOOOOOOO
p:first:11	OOOOOTOOOOOOOOO
p:first:12	OOPOOMSOOOOOOOO
p:first:13	OOOOONUNOOOOOOO
p:first:14	NMLNNLYMNMMNNNN
p:first:1st	OKOONMMOOOOOMMV
p:first:2	OLLLNOWOOOQNLOP
p:first:25	ONLNOOOONNOMLVL
p:first:3-po-safe-decent-and-secure-jd048-v8	OKNOMLOOOOOOMMV
p:first:35629	NVMNNNNNNONNNNL
p:first:35h	OSOOOOOOMONOOOO
p:first:37	OOOONNLOSONNNSO
p:first:4	ONNNNOVLNOOOOOM
p:first:401	OOOOOMOOTPOOOOO
p:first:401k	OOOOOOOOOMNSQON
p:first:5+	OOOOOOUOOOOONOO
p:first:7	OMWLOQOOOOOOMOO
p:first:able	ONOOOOVOOOOOOOO
p:first:about	ORXOOLOOOOOOOOO
p:first:access	ONLOOLQOOYOONOO
p:first:accommodations	OOOOOMOOOOOOJSO
p:first:accounting	OONOONSMOOOOOOO
p:first:accounts	OOOOTOMOOOOPOON
p:first:accueil	NONNMQSONNNMNON
p:first:accueillir	OQOOOSOONOOOOOO
p:first:act	OLOOOXOOOOOOOOO
p:first:additional	ONOOOOPSOOOOSON
p:first:additionally	OOMOKOOOOSOOOOO
p:first:administers	OOOOOSOOOOOOOOO
p:first:advaana	OTNOQONOOOOOOOO
p:first:advanced	OJOOOMVQOOOOOOO
p:first:after	ONOONKLTOOPOOOO
p:first:agency	NINONOOOOOORUON
p:first:air	NNTOOONOOOOMOOO
p:first:al	OOIOOOPOVOOONOM
p:first:align	NRLONKTONNNNNON
p:first:all	OOLOOPKPLQOOJUS
p:first:along	OSOOOOOJOOOOOOO
p:first:alors	OOOOOOMOOLOQTON
p:first:an	OTOOOOOOOOOOOOS
p:first:analysis	NKNNMSMNNTNNNNN
p:first:analytics	LMVONOOOOOPOOOP
p:first:analyzes	OOOOOSONOOOOOOO
p:first:anchorage	OOSOOOOOONOOOOO
p:first:annual	ONOOOOMOPVOONOO
p:first:answering	OOOOOTOOOPOOOOO
p:first:any	OXOOOOKOOOOOOLO
p:first:applicant	OONOMOTQOOOONON
p:first:applicants	OQOOONMOOOOONPU
p:first:application	OONONNOOOOPOSMR
p:first:applications	OOOOOOOOOOOOTMO
p:first:apply	OOQOMOLOOONOOOV
p:first:appropriately	OOOOOSOOOOOOOOO
p:first:apr	OTOOOOOOOOOONON
p:first:ar	ONSNONMNOLNNTON
p:first:are	OOOOZOOOOOOOOON
p:first:artificial	OOSOOOOOONOOPOO
p:first:as	OOOOSPOOOOOOOTO
p:first:asics	OOMOOOOOOOOSNRO
p:first:assist	OOOOKVOOOOOOOOO
p:first:assistant	KINTLOOOOOOOOOU
p:first:associate	NNPOOOUMOOOPOOO
p:first:assurer	OOOOOUNOOOOOOOO
p:first:at	OSPOOOOOOOOOOOO
p:first:attends	OOOOOTLNOOOOOOO
p:first:attention	OMOOOOXOOOOOOOO
p:first:auto	ORTOOOOOOIOOOOO
p:first:automation	NNTOOOOOOOOOOOO
p:first:autonome	OOOOONNOOOOOSOO
p:first:availability	OWNOOMNMOONOLON
p:first:avantages	OMOOOOOOOUPOOOL
p:first:aws	NISMNNNTNMNNMNN
p:first:ayuda	OOOOOOOONTOOOOO
p:first:bachelor's	OOOOOOOUOOOOOOO
p:first:barista	NOSOOOOOOOOOOOO
p:first:basic	OOOOOMOTOOOOOOO
p:first:bata	OOTOQOMOOOOOONO
p:first:be	ORNOLOSOMTOOOLO
p:first:become	OOSONLNOOOOOOOO
p:first:being	OOMOOOOOOOOOSOO
p:first:belfast	UUJNKONOOMNSKOO
p:first:benefits	OOOOOOOOSWNQOOO
p:first:best	NJKMLNMNNPNNVMN
p:first:bi	OMNTNNMRNNNNNNN
p:first:bilingual	OTOOOOPOOOOOOOO
p:first:bokaro	NOLNNNMNNNMMNNV
p:first:brennan's	OOOOOOOOOOOSOOO
p:first:build	OOOOOWOOOOOOOOO
p:first:building	OGOOOWNOOOOOONL
p:first:by	OVOQOLOOPJOOMQO
p:first:cambridge	KOJONOVOOONQLOL
p:first:candidate	OOONMUOONONNNLM
p:first:candidates	OQOOOOPPSOOOLOO
p:first:canmore	NVNOLNNOONOONON
p:first:capacité	OOOOOKTROOOOOOO
p:first:cardiff	NPNONONOOOOOOOS
p:first:care	OOSONNQNOOOQOOO
p:first:career	ONMOONMONYUONOK
p:first:casual	OOPOSOOOOOOOOOO
p:first:certified	OONOOOOSOOOOOOO
p:first:change	OOOOOSOOOOOOOOO
p:first:christian	OOSMONNOOOOOOOO
p:first:ci	OONONONMNONNMNU
p:first:city	OROOOIOOOOOOUNL
p:first:class	OKQOONTOOOOOOQO
p:first:clear	OONOOONNOOOOOOV
p:first:clerical	OOOOOUNOOOOOOMO
p:first:clinical	OOSOOOPOOOOOOOM
p:first:close	ONTOOOOOOOOQMOO
p:first:co	OOTOLOSNOKOOOPO
p:first:collaboration	OUQOOOONOLOOONO
p:first:collaborative	OOOOOOQNOROOSNN
p:first:colors	OONOOOLOOMOOOOU
p:first:come	OONOTOOOMOOOMOO
p:first:commercial	NOKONSNOOOOROON
p:first:communicate	OOOOOTQOOOOOONN
p:first:communicates	OOOOOUPOOONOOOO
p:first:company	OOOOOOOOOSOOOOO
p:first:competency	OOOOOOTOOOOOOOO
p:first:competitive	OOOOOOOOOWOOOOO
p:first:completing	OOOOOUOOOOOOOOO
p:first:compliance	ONSOOOOOOOOOOOO
p:first:comprehensive	OOOOONOOOUOOOOO
p:first:computer	OOOOOOVOONOOOOO
p:first:conduct	ONOOOOOOOOOOOOV
p:first:connaissances	NOOONNOOOOTOMNO
p:first:connaitre	OOOOOMSOOOOOOOO
p:first:contact	OLOONPRNOOOOTOM
p:first:continuous	OOOOOOOOOTOOOOO
p:first:contract	LMNNONOPNNVOMNK
p:first:contribute	OROOOSNOOOOOOOO
p:first:contributory	OOOOOOOOOUOOOOO
p:first:controlling	NNPONOONNNOQMOT
p:first:coordinate	OOOONTLOOOOOOOO
p:first:copyright	OOMOOOOOOPOONSO
p:first:creating	OOOOOUOOOOOOOOO
p:first:crm	OUOOOJOOOOOMOON
p:first:curious	OORONOSOONNOMNM
p:first:customer	NSPOOOOQOOOOOOO
p:first:cycle	ONOOOOLOOVOOOOO
p:first:d	NNKVMMLRNQNNMNN
p:first:dallas	QLOSOOOOOOOOOOO
p:first:data	OOOOOOSMOOOOOOO
p:first:day	OOOOOPNONNSOOOO
p:first:day-to-day	OONOMLOUOMMOOON
p:first:dbt	ONOOONSLONOOOOO
p:first:de	OOOOORSOOMOOOOO
p:first:deep	OOOOOOTOOROONOO
p:first:define	OOOOOTNOOOOOOOO
p:first:dein	ONOONSOOOOOOROO
p:first:deliver	OOLOOSSOONOOOOO
p:first:demonstrates	OOOOOUPOOOOOOOO
p:first:department	OILUNNOONNUOROJ
p:first:des	ONQOOMOOOTOOPOO
p:first:descripción	NQNONNOOOKNNNOS
p:first:description	YLOOQOOOONOOOOL
p:first:design	OOOOOSOOOOOOOOO
p:first:designing	NWNNKNKOOOONOON
p:first:desirable	OOOOOONUOOOOOOO
p:first:desired	OOOOOONWONOOOON
p:first:detail	OONOOOUKOOOONMO
p:first:determines	OOOOOUOOOOOOOOO
p:first:develop	OOOOOXNOOOOOOOO
p:first:devenir	OTONOOOOOOOOOOO
p:first:devops	OOTOOOPOOOOOONO
p:first:diamond	OOVOOOOOOOOLOOO
p:first:die	ONPOOOKOOUOOOOO
p:first:diploma	OOOOOOKTOOOOOOO
p:first:disability	OMOOOONOOSOONPO
p:first:discounted	OOOOOONOOSOOOOO
p:first:discounts	OOOOONMOOTOOOON
p:first:disponibilidad	NPNOONNNOOTNOOM
p:first:do	MHILPOOONMKIIO]
p:first:documents	OOOONULNOOOOOOO
p:first:don't	OOLOOONONOOOVNO
p:first:done	OONOSMOOOOOONOO
p:first:drive	OOQOOUOOOOOOOOO
p:first:driver's	OOOOOTNOOOKSOOO
p:first:du	OKCIWWTMNGKMKOL
p:first:duluth	SOOOOOOOOOOOOOO
p:first:durch	ONOOOOLONUOOOON
p:first:during	OMOOONPOOOOOTOO
p:first:durée	OOOOOOOOOOUONOO
p:first:duties	OOOOOXNOOOOOOOO
p:first:dynamic	OONOOOOOTMQOOOO
p:first:each	OONTNMOOOOOOOOO
p:first:education	OOOOOOYPOOOOOOO
p:first:eeo	OOOOOOPOOONONSO
p:first:effective	OTMOOOOOOOOOOOO
p:first:eine	OJOOOOJOUROOOOL
p:first:elementid	OOOOOOMONLOONOT
p:first:employee	OOOOOOOOOVOOOOQ
p:first:employer	OOOOOONOOTLOOOO
p:first:en	OOTPNPOOMOOONOO
p:first:english	NOOOOLPUOOOONON
p:first:enhance	OTOOONNOOOOOOOO
p:first:enhanced	OOOOOOOOOVOOOOO
p:first:enjoy	OSJONNOOOTOOONO
p:first:ensures	OTOOOLOOOOOOOOO
p:first:entreprise	MKZLNONMNMLLJMI
p:first:environmental	OONNOOKOONNVOOO
p:first:essential	OOOOOSVMOOOOOOO
p:first:establishing	OOOOKTPOOOOOOOO
p:first:evaluates	OOOOOSMNOOOOOOO
p:first:every	OWOOPKOOONONOOO
p:first:everything	ONPOMNLOMONOUNM
p:first:everywhere	OLUOOOOOOOOOOON
p:first:exceed	OOSOORLOOOOONOO
p:first:expand	OONONONOORONMNS
p:first:experience	OOOOOOR^OOOOOOO
p:first:experienced	NOSOOOOOOOOOOOO
p:first:expertise	OMOOOOSMOOOOOOO
p:first:explore	TLOOOOOOOPOOONN
p:first:exposure	OOOOONQOOTOOOOO
p:first:expérience	OOOOOOVNOMKOQOL
p:first:extensive	OOOOOOTOOOOOOOO
p:first:external	SOOOOQOOOOOMOON
p:first:extra	NNMLLTMTNNNNMNN
p:first:facilitate	OOOOOSMOOOOOOOO
p:first:failure	OOOOOOKOOOOOSNO
p:first:familiarity	OOOOOOOVOOOOOOO
p:first:featured	OOOOOONOOSONOOO
p:first:finance	NNRXLJOOOKOOOOO
p:first:find	OXOOONMOONOONLN
p:first:fingerprint	NOIOOOOOOOOOOOV
p:first:flexibility	OOOOOOOOSOOOOOO
p:first:flexible	ORLOOOVOOQOOOOO
p:first:fluent	OPOOOOKSOOOOOOO
p:first:follow	OOOOOUOOOOOOOMO
p:first:following	OPONOSOOOOOOOOO
p:first:for	OOVOONOOOMOOOOP
p:first:formation	NOTNMOKNNMNNTNM
p:first:free	OOOTOOOOOVOOOOO
p:first:freyja	ONNONOOOOONNVOL
p:first:from	OPTOKOPNLQOQMOO
p:first:full	OOOOOOOOOQLXLOO
p:first:full-time	OONOOOOOTLOROOR
p:first:fully	OOOOONOOOUMOOOO
p:first:functional	OOOOUONOOOONNMN
p:first:further	OSOOOMPOOOOONOO
p:first:fyld	POSNMNOOOMONOOO
p:first:g-p	ONSOOOOOOMOONPO
p:first:gain	OOOOMOOOOUOOMOO
p:first:general	OMOSOSOOONNNOMO
p:first:glasgow	OOOOSOOOOOOOOOO
p:first:globe's	OMTOOOOOOLOOPOO
p:first:good	OOOOOOXOOOOOOOO
p:first:google	OUOOOOLQOOOOOOO
p:first:gore	OOOOOOOOOOOOMTO
p:first:grade	OKMOOOOOUOUNOOL
p:first:graduate	ORNOOOJNOONOOOV
p:first:greater	OTLOOOOOPOONOOO
p:first:greenock	TKOONOOOOOOOOOO
p:first:growth	OKUONLOOOTOOOON
p:first:gym	OPOOOONOOUOOOON
p:first:handle	OOOOOSOOONOOONO
p:first:hands	OOOOONSOOOOOOOO
p:first:hands-on	OOOOOOSOOOOOOOO
p:first:hartford	RKOOOOOOOOSOOOO
p:first:have	OOSOKSUOOONOOOK
p:first:headquartered	OOLOSOOOTONNOOO
p:first:headquarters	OOMOOOOOOOOOOOT
p:first:health	OTNOOQOOOPOOOOO
p:first:help	OONOMWNOONOOOOO
p:first:here	OOUOMONOOOOOOOO
p:first:high	OOOOOOQSOOOOOOO
p:first:hired	OLKNONMOMKMNNLW
p:first:hiring	NNONLOOOOMVSMON
p:first:holiday	ONOOOOOOOTOOOOO
p:first:home	OOTOOOTOOIOOOOO
p:first:hourly	OOOOOOOOSOOOOOO
p:first:hours	ONNOOOOOOOUOOOL
p:first:hr	NPTOOOOOOOOOOOO
p:first:https	YVDOOOOOOOOOOOQ
p:first:hybrid	OMUOOOOONMPOOOR
p:first:hypoport	OOSOMOOOOOOMJOT
p:first:i	OOMOOOMQNNOOSOO
p:first:identify	OTOOOROOONOOOOO
p:first:if	OPOOONOOOOOOYRN
p:first:implementing	OOOOOSOOOOOOOOO
p:first:important	OPMOOOOOONNOTNO
p:first:improved	MLZLMJLMMMMMMNM
p:first:improves	OOOOOUNOOOOOOOO
p:first:in	OJOOUOOOOOOOOOO
p:first:in-person	OMNOOOMMOOOVMOO
p:first:includes	OOOKNTOOOOOOOOO
p:first:incorporate	OOMNNOUMONOOQOO
p:first:individual	OOSOOPOOOOOOOOO
p:first:industries	MJXNMMMNMLNMNMM
p:first:information	TQKOOOOOOOOOOPO
p:first:ingestion	OOOSONOOOOOOOOO
p:first:innovative	OOUONOOOOOOOOOO
p:first:inside	KLJONNNNONOWNON
p:first:installing	OOOOOTNNOOOOOOO
p:first:instruct	OOTOOJPOOOOOOOO
p:first:intercom	OOTOOPOOOOOOOOO
p:first:interested	OONOORMOONOOSOO
p:first:internal	OONVONLOOOONOOO
p:first:international	OOMOMNTNOOOOONO
p:first:internet	ONOOONSMOOSONOM
p:first:into	NOTOOOOOOOOOOON
p:first:inventory	ORMNNLTMOOOOOOM
p:first:investigate	OOOOOTOOOOOOOOO
p:first:irvine	MUOONLOOOOOMOON
p:first:ist	OUQNHOHNNNNKLNT
p:first:it	OOWMNNQOOOONORN
p:first:jetzt	ONTOMOOOOOONMOM
p:first:job	PKOOUOOOOOOOOOY
p:first:jobs	MSKONOOOOOONQKS
p:first:join	OLSOYLMOOPOOOON
p:first:jornada	OVNOOONONQGNOON
p:first:junior	NOSOOOOOOOOOOOO
p:first:jydstrup	NQOOOOOOOOOOSOL
p:first:keep	OTNOMPNOOTOONON
p:first:key	OOOOPOSOOOOOOOO
p:first:kingdom	OOMOOOOOOOOTOOM
p:first:know	OOOOOOLTOOOONOO
p:first:knowledge	OOOOOOOTOOOOOOO
p:first:l'opportunité	OOSOOONNOQOOOOO
p:first:l'équipe	OSOOOONOOOOOOOO
p:first:la	RMLRNLMUNMNMNNM
p:first:language	NNOMONMNORTNNOM
p:first:las	NQOONOOONOULLNL
p:first:layout	NHNONOOOOOOMOOX
p:first:le	OOOPOSPOONOOOOO
p:first:lead	LOROOSOOOOOOOOO
p:first:leadership	OKOOOOQOOOOOOOT
p:first:learning	OMLOTNQNOPPMKMQ
p:first:leave	OKOOOMTOOROOOOO
p:first:legal	ONNOOOOOOTOOOOO
p:first:les	ONNNNMLNOSNMTNN
p:first:liaise	OOOOOSOOOOOOOOO
p:first:liaising	OOOOOUOOOOOOOOO
p:first:life	OOUOOOOOONOOOOO
p:first:lifting	OOOOONUOOOOMOOO
p:first:light	OOSOPOOOOLOOMNO
p:first:limeflight	OOUOLOOOOOOOOON
p:first:line	SKNVOOOOOONNOOM
p:first:linkedin	JKMONONNONOMOLX
p:first:live	NOKONNQNORONNOT
p:first:locals	MTMNNMUPNONMJNL
p:first:located	OOOTONOOOOOOOOO
p:first:london	PNNOOOOOOOOWNOK
p:first:long	NKMNONNSNONNMOT
p:first:look	OOOOOUNOOOOOOOO
p:first:looking	NNMNQSLNNNNNSNM
p:first:loop	OOTOOOOOOOOOOOO
p:first:los	SOMOPOPOOOOOOOO
p:first:love	NNMOKMZMLONNNNM
p:first:loyal	OOSOOOOOOOOOOON
p:first:luca	NNNOOOOOOOOROMS
p:first:maintain	OOLOOUOOOOOOOOR
p:first:maintaining	OPOOOSNOOOOOOOO
p:first:maintenance	KPNNNMLTNNTLONL
p:first:make	OOTOOOOOOOOOONO
p:first:malibu	OQOOOOMOOOOOSOO
p:first:manage	OOOOOUNOOOOOOOO
p:first:manager	NOSOOOOOOOOOOOO
p:first:market	OJOOOOUOOQOQOOO
p:first:may	OOOOTNLOOOSOOOO
p:first:mechanical	NUPOOOTHOOONOOO
p:first:medical	OONOONOOOOOTOOP
p:first:mensuel	OMOOOOOONUNNOOL
p:first:mental	OMOOOOPOOSOOOOO
p:first:microsoft	OOOOONSOOOOOOOO
p:first:milan	OLOOOOOOSOOOOOO
p:first:minerals	OKOOOOTOOOQOOOO
p:first:minimum	OOOOOOUOOOOOOOO
p:first:mit	OONOUOLONROMNOL
p:first:modern	OOMOOMSOOTOOOMO
p:first:monday	ONNOOOMNRNVSNOM
p:first:monitor	OVOOOIOPOOOOOOO
p:first:more	NLPOOOUOOPMOOMN
p:first:morecambe	OOOOOTOOONOOOOO
p:first:most	OOOOONNOOMSOOOO
p:first:mostly	OONOOOLSOOOOOOO
p:first:multiple	OOOOOONOSOOOOON
p:first:must	OOOOONUOPMOSQOM
p:first:mutuelle	OPOOOOOOOTOOOON
p:first:my	OOSOMMNOOOOOOOO
p:first:name	OLOOOOOOOPNOTOO
p:first:netcom	NNMNRMNOOOOSOOO
p:first:network	OMOOOOOOOOOSOOO
p:first:newark	OOOOOOSNOOOOOON
p:first:nice	OOOOOOOVOOOOOOO
p:first:nice-to-have	OOOOOMMVOONONOO
p:first:no	OOKONKROOOOTOPN
p:first:none	ONNOMOQMOLOOTLO
p:first:not	ONOOOOOOOOOOTON
p:first:notre	OPTOOONNONOOOON
p:first:nous	OOOMOFPMOSQSMOM
p:first:now	OMWOOMOOOOOLOON
p:first:o2	OMNOONNOOTOOOOO
p:first:oder	OKJNINSOOMNUNOM
p:first:of	OOLOORLOPMNMUNN
p:first:office	MNONMMMNORMKOOV
p:first:on	ONMOOOMOONPOPNT
p:first:once	OTOOMMMOOOOOPKN
p:first:online	OOOONNLOOOOONOT
p:first:only	KNNLMNUNNMNNRNM
p:first:open	OONOOOOOOOSONOO
p:first:operate	OOOOOSPOOOOOOOO
p:first:operating	OOOOOSOOOOOOOOO
p:first:operations	OOOOTOOOOMOOQNO
p:first:oportunidades	ORNOOOOOUINONOM
p:first:opportunities	OOLOOOLOO[OOOOO
p:first:opportunity	OMMONOOOSLOOQOO
p:first:or	NNOOUOOOOOOOKOO
p:first:oracle	NOOONOTOOOOLOOQ
p:first:order	ONONOOSMOOOOOOO
p:first:organization	MJJZNMMNNMKLNNH
p:first:organized	OOOOOOVNONOOOOO
p:first:osteostrong	OOSOONOOOOOOOOO
p:first:other	OQOOMOGUOOOOPOQ
p:first:our	OOYOONOOOPOOOOO
p:first:ouvrier	NPMONONONNNTOON
p:first:over	ONOOQMTOOOONOOO
p:first:overseeing	OTOOOKOOOOOOOOO
p:first:paid	OOOOOOOOO^OOOOO
p:first:part	OOUOOOOPOOOOOOO
p:first:participate	OOOQOSOOOOONORO
p:first:participates	OOOOOULOOOOONOO
p:first:partnering	OOOOMSOOOOOOOOO
p:first:passion	ONTOOOMOOOOOPOO
p:first:pay	OOSOOONOROPOMOO
p:first:payment	ONNOOPMOTMNONON
p:first:peacehealth	OONOOONOOPOOMTN
p:first:pension	OOOOOOOONSOOOOO
p:first:performance	NKMNNRRNTJNNNOO
p:first:performs	OOOOOSOOOOOOOOO
p:first:permanent	OMOOOONONPPUOON
p:first:permis	OOOONLQNOSOOOOO
p:first:personal	OOOOONUOOQOOOOO
p:first:phone	OIOOONWNOOOOOOO
p:first:physical	OTKOOOTOOMOPOON
p:first:piper	OONOSONOONOOOOO
p:first:plan	OOOSOQOOOOOONOO
p:first:platform	OOOOOTMOOOOOOOO
p:first:please	OOPOOOOOOOOOTQO
p:first:plus	OLLMIONMNWPNMNN
p:first:pointclickcare	OOOOOKOOOOOPOSO
p:first:poole	NNRONONNOOOPNOS
p:first:portland	TOMONONOOOONOOO
p:first:position	OMOQRNOJROOSPOO
p:first:possess	OOOOOOMNONTOOOO
p:first:poste	NPONNKNNOMVLNON
p:first:potential	OLNNWNLONMPNOMN
p:first:pour	NNLNLRLNOOUMMNO
p:first:power	OOOOOMSPONOOOOO
p:first:preferred	OOOOOOMXOPOOOOO
p:first:previous	OPOOOOPSOLOOOOO
p:first:primary	ONLOROOOOOOUNOO
p:first:prime	OOOOOOOOOTOONOO
p:first:principal	OOSOOPOOOOOOOOO
p:first:prison	OMOOQNOOOOOTLOO
p:first:private	OJOOOOOOOXOMOOO
p:first:proactive	OOOOOLSOOOOOOOO
p:first:proactively	OWOOOKOOOONOOOO
p:first:professional	OJNOORQOOOOOOOO
p:first:proficient	OOOOOOVOOOOOOOO
p:first:profil	OOOOOOVOOOOOOOO
p:first:program	NMRNPMNOONVMNOM
p:first:programming	OOOOONTNOOOOOOO
p:first:project	OOMWONSKOOOOOOJ
p:first:promote	OOOOOLTOOOOOUMO
p:first:proven	OOOOOOUOOOOOOOO
p:first:provide	OOOOOUOOOOOOOOQ
p:first:provides	OOOOOUOOOOOOOOO
p:first:providing	OOTOOMMROOOOOOO
p:first:prêts	ONOONONNOMOOTON
p:first:pursuing	OTOOOOONOOOOOOO
p:first:python	OOOOONTNOOOOOOO
p:first:qualification	LKJNZNNNNMLLLNI
p:first:qualifications	OOOOOO]OOOOOOOO
p:first:quality	NOUOOOOOOOOOOOO
p:first:qualité	OOROOMSLOOOROOM
p:first:qué	OOMOROOOOSOOOOO
p:first:read	OUOOOOOOOOOOJON
p:first:ready	OOOOOOQOOMOOTOO
p:first:real	NSPPOMMOOPOPOOO
p:first:reasonable	MLMOOMOOOLOUKOT
p:first:recent	ONOOOONROTOMNON
p:first:recognizes	OOOOOSNOOOOOOOO
p:first:recruitment	OOOOOOOOOOOOSON
p:first:refer	OOONONNOOTOOOOO
p:first:registered	OOSOOOOOOOQOOOO
p:first:regular	OTKOOONOOQPNOOM
p:first:relevant	ONOOOMSROOOOSOH
p:first:reliable	OONOOOMOOONOOOT
p:first:remote	OQOMOOKMOOLVNNP
p:first:required	OOOOOOOROOOOSOO
p:first:requirements	OROOOOSOOOOOOOO
p:first:respect	OJQONOOOOONOUNN
p:first:respiratory	OLOTOMOOOOOOOOO
p:first:responsibilities	OOOOOWOOOOOOOOO
p:first:responsible	OOOSOSOOOONOMOO
p:first:resume	OONOOONOOOOOUMO
p:first:retail	OOLOKNPOONOQTOO
p:first:retirement	OOMOOOOOOMOOOTO
p:first:reward	OOOOOOOONSOONOO
p:first:rockefeller	OONSONOOOOOOOOO
p:first:role	OOOOYPOOOOOOOOO
p:first:roles	OROSMLOOOOONOOO
p:first:rémunération	NMNNNNMNXJNNLOM
p:first:s	OOPOOOSOOOOOOOO
p:first:safety	OOOOOPUMOOOOOMO
p:first:salaire	OOOOOMNOPTMOOOO
p:first:salario	OOLOOONOQSNONOO
p:first:salary	OPOOMOOOWKKOSOI
p:first:salesforce	IMVOOOOOOOOMOOM
p:first:salário	LSKMLLLMVLMLMML
p:first:san	RPSOOONOOOOOOOO
p:first:sap	OOOOOOUOOOONOON
p:first:savoir	OPOOOMVOOOOOOOM
p:first:schedule	OONOOONOOOTPPON
p:first:school	OPONOOTOOPMOOOL
p:first:secteur	NLYNMMNMNMNLLNI
p:first:section	ONNNOOLOOLOONOV
p:first:see	NLOQOOMOUNNNRON
p:first:selection	OJOOOOOOOOOOKOV
p:first:senior	KMSOOOOOROOROOO
p:first:serious	OOOOONSOOOOONOO
p:first:serve	OOOOOSOOONOOOOO
p:first:server	NOROOOSOOOOOOOO
p:first:setting	ONMNOPNNOONOUMO
p:first:sheet	NNMNOSMROOOQOOO
p:first:shift	NLMMNNNNSNQNMOR
p:first:short	OJMNOONNOONNPNU
p:first:si	OOININJMNLNNSNX
p:first:sick	OLOOOOOONUOOOOO
p:first:simarco	OKOOOOOONTOONOO
p:first:site	MSQROONOOOOMNOO
p:first:skf	OOROOOOOOSOOOOO
p:first:skilled	OJMNONQOOONNNOU
p:first:snowflake	ONKNSOOQONONNOO
p:first:software	OOPOOOOOOOOTOOO
p:first:som	OOOONTLOOOOOOOO
p:first:some	OOLQNONOONSONKU
p:first:someone	OOOOTMPOOOOOKOO
p:first:source	OMOOONTOOOOMOOO
p:first:sous	ONSONONOOOOOOOO
p:first:sozialpädagog	MKKMNMMMNNLSNNT
p:first:special	OOOOOOSLOOOOPPO
p:first:sql	OOOOONOSOOOOOOO
p:first:sr	UNLONOOOOOOOOON
p:first:standard	OOMNOKNOMUNORMN
p:first:start	ONOOOOOOOOOSOOO
p:first:state	OOOOOLOOOLTOOUK
p:first:stay	OOOOOSTOOOOOOOO
p:first:strategic	ONNOOOTOOOOOOOO
p:first:strategy	NOQOOSOOOOOOOOO
p:first:strong	OOOOOOSOOOOOOOO
p:first:successful	MSNMNKMOOTOORQN
p:first:suivi	OOOOOSOOOOOOOOO
p:first:summary	OOMMROOOOOSOOOO
p:first:supervisory	ONOOSORKOONNOMO
p:first:supplemental	OKOOOOONVLKONOO
p:first:support	OOOOOVOOOOOOOOO
p:first:supporting	OUOOOLOOOOOONOO
p:first:supportive	OOQOOSNOOOOOOOO
p:first:sustain	OOOOONSOONOOOOO
p:first:sustainably	OOUOOOOOOOOOKMO
p:first:symbolica	OOLOSOOOOOOROOO
p:first:take	OOSOOQOOOOOOONO
p:first:tampa	TTLONOLOOOOPOOM
p:first:te	NVJMSMKMMLMMMMJ
p:first:team	OOPKPOQOOROOOOO
p:first:tech	OLTSTNJOMPMLKNK
p:first:technology	OOOOOKSOOOOOOOO
p:first:tendrás	NNSONNNNNPNNNOO
p:first:that's	OMOOMOSOOOOOPQO
p:first:then	OOTONOOOONOOONO
p:first:therapist	OOTOOOOOOOOOOOO
p:first:there	ONOOOMOOLPOOUOO
p:first:there's	ONNTMMOOOOOOOOO
p:first:therefore	OOOONNOOOOOONSO
p:first:they	OSOOWNKOOMOONON
p:first:through	OOSOOOOOOOOOOOO
p:first:time	OLOOORSNOOOOOOO
p:first:to	OROOOOROOMKOTIO
p:first:tools	ONNOONNNOTOOOLO
p:first:top	OSSNNQKNONOOOOM
p:first:track	OOOKOVOOOOOONOO
p:first:training	OTOOOMMOQROONOO
p:first:troubleshoot	ONONMSRNOOOOONO
p:first:true	OOMOTMTOOOOOLON
p:first:trust	ONOSOOMOOOOOOON
p:first:tuition	OOOOOONONUOOOOO
p:first:turkish	OMOOOMLOOOOONUN
p:first:turno	LLKMMLLMMMSMMMU
p:first:type	NNOOOOVOONQNNOL
p:first:typescript	OOOOOOOTOOOOOOO
p:first:un	ORJOQOONOQOOPOO
p:first:una	OTOOOOOOKQOOOOO
p:first:und	ORMMHIQNNONUQNI
p:first:understand	OOOOOOOOOTOOOOO
p:first:understanding	OOOOOJRUOOOOOOO
p:first:understands	ONONOUMMOOOOOOO
p:first:une	OOLOMOOONQOOSOO
p:first:uniform	ONOOOOOOOTOOONO
p:first:united	UGXOOOOOOOOOOON
p:first:unposting	NMMNOONONNLNXNI
p:first:upload	OONOOOOOOOOOUMM
p:first:urgent	OOKOUOQOONNOOOO
p:first:use	OOOOOOPMOOOOSNO
p:first:user	OOOOONMSOOOOOOO
p:first:uses	OOOOOUOOOOOOMOO
p:first:using	ONNONPNOOOOOTOO
p:first:utilize	OOOOOVOOOOOOOOO
p:first:vacation	ONNOOOOOOTOOOOO
p:first:valid	OOOOOOMTOOOOOOQ
p:first:validate	OUOOOKOOOOOOOOO
p:first:value	ONTNJONNOMNTKNK
p:first:verification	ONNOOOMOOONOOOT
p:first:veterans	OOOOOOMSOOOOPMO
p:first:vi	MMMMKNMNMLMMXNL
p:first:visit	OOMOOOOOOOOOPUO
p:first:vos	OOOOORTOONOONOO
p:first:vous	OOLOOSQOOOONROO
p:first:walking	OOOOONMNONUNNNN
p:first:was	OVOOOIHONSOOOOM
p:first:washington	POOOOOOOOOSOOOO
p:first:week	OOOOOOOOOOSOOOO
p:first:what	OOOOPOOOOTOOOOO
p:first:what's	OSMONMLOOOOOVOO
p:first:when	OOOOSKOOOOOOORO
p:first:whether	ORROLTMONMOOOON
p:first:why	OOTOONOOOUOOMOO
p:first:will	ONMLTPOOOOOOOOO
p:first:wir	NMPORNMOTHOMPNL
p:first:with	OQQROKNOOOOOMPO
p:first:work	OOOOOOPOOOOXOOL
p:first:working	OOSOKWHUOOONOOK
p:first:works	OOOOOPOOOOOTOOO
p:first:would	OOMOTOOOOOOOOON
p:first:written	OOMONONTOOOOOOO
p:first:xlqdzyr	NURMMOLNNMNNLNM
p:first:y	NUMNNOJMNLRONNN
p:first:you	OSOOOOTOOOOOOOO
p:first:you'll	OPOTOOQOOOOONOO
p:first:£	OOOOOOOOOSOOOOO
p:first:état	NVNOOOMLONOONOO
p:first:être	OOOOOMSOOOOOOOO
p:first:€	MFLWMONNKMNMNNT
p:first:이런	ONONOLQMOOOOSON
p:first:토스의	OSMTOMNNOONOKON
p:furniture:button	OOROLOOOOOONOOX
p:furniture:notice	OOOOPONOOOOOMSN
p:label:code	LOOOOOOONOJOZOQ
p:label:contact	XWLOPOOOOOOOOMO
p:label:contract	OSKOOOLOQMOOOOY
p:label:deadline	ONMMONNOOONOJNZ
p:label:department	MKOROOQNMOOLOMR
p:label:duration	LLKMNMTNKMWRKPJ
p:label:education	OUOOOONOOOOOOOS
p:label:employer	PWIOOOOOOOQOQOG
p:label:hours	OTOOOOOOOMVOOOO
p:label:openings	OKMNNNNONMLNMOW
p:label:pay	OMOOONKOPPTOOOZ
p:label:place	MOONOOOOOOTROOS
p:label:reportsTo	NMNURLMONNNNNOM
p:label:title	OOFROKOOOOOTOMW
p:label:workType	ORTOOMOOONNNOOM
p:none	mOOOOOOOOOOOOOO
p:sign:anyGender	KOEOROIMNKPXLNS
p:sign:bar	MQOONOOOOOONLMX
p:sign:capitals	OOOOOKOOOOOOROQ
p:sign:clock	OOOOOLOOOSUOOOS
p:sign:colon	OOOOOSOOOOOOOOO
p:sign:mail	OORONLIOOOOOVVI
p:sign:money	OLOOOOOOXOOOOOP
p:sign:percent	OOPPLNOOOONSOPO
p:sign:question	OOOOVJOOOQOOQOO
p:sign:town	WOQOXOOOOOOOOOO
p:sign:url	TOOOOMOOOOOOTOQ
p:sign:year	OOSOOIOOOOOOOOV
p:sign:years	OOUOOOUOOOOOOOO
part:0	OOVOOOOOOOOOOOO
part:1	OOOOOTOOOOOOOOO
part:2	OOOOOVOOOOOOOOO
pay&cue:company	OOSLOOPOOPOOPOO
pay&cue:demand	OOOOOOTPOOOOLOO
pay&cue:duty	OOPOOOPONOOOSOO
pay&cue:legal	OONOOOOOOOOOOUO
pay&cue:offer	OOOOOOOOOYOOOOO
pay&cue:pay	OOOOOOOOXQOOOOO
pay&cue:process	OOOOOOOOOOOOTQO
pay&cue:schedule	OLOONOOOSMOOSOL
pay&sign:call	NKLONNNNJXNOLNN
pay&sign:capitals	OUOOOOOOJOOOOOO
pay&sign:colon	OVOOOOOOJMOOOOO
pay&sign:digit	OOOOOOOOWOOOOOO
pay&sign:question	OLPONOOOOKOOQRL
pay&sign:titleCase	OOOOOONOOWOOPPO
pay&sign:url	OOOOOOOOOPNOSOL
place&cue:company	OOSOOPOOOOOOOOO
place&cue:noise	OONOOOOOOOOOOOT
place&cue:pay	OOOOOOOOSOOOOON
place&cue:place	OLOOOOOOOOO[OOO
place&cue:process	OOSOOOOOOOOOONN
place&cue:schedule	OOOOOOOOOOUOOOO
place&sign:capitals	ONLNOOOOOOTKOOP
place&sign:commaName	OHOOOOOOOOOZOOO
place&sign:digit	OOOOOOOOQOOSOOQ
place&sign:money	OOOOOOOOTOOOOOO
place&sign:stop	OOOOOQNONOPSNQO
place&sign:titleCase	OQMSOOOOOOOVOON
place&sign:year	OOOOOOOOOONOOOS
pp:cue:demand	OOOOOOWOOOOOOOO
pp:cue:duty	OOOOOSOOOOOOOOO
pp:cue:legal	OOOOOOOOOOOOO¡O
pp:cue:noise	OROOOOOOOOOOOQT
pp:cue:offer	OOOOOOOOO^OOOOO
pp:cue:process	OOOOOOOOOOOOZSO
pp:cue:we	OOZOOOOOOOOOOOO
pp:cue:wish	OOOOOOO[OOOOOOO
pp:first:	NLMMQOOOOMOLOLV
pp:first:$	QISNLONOONRPMOO
pp:first:07	NNLNJMOONMPSLNU
pp:first:10	OMNOOQJNNMSRNNT
pp:first:11	ONNOOKLOOONNOOV
pp:first:12	MLONULRMNNMMNNQ
pp:first:13	ONNOOMJNONNOSOT
pp:first:14	ORNOOOKOOONMNOS
pp:first:15	ONOOOOLOOROOOOT
pp:first:1st	OSOOOLOOOQOONOP
pp:first:2	MMKUOMJSMMNNNOR
pp:first:2024	OOOOOOOOOOOOOTO
pp:first:3	OLNNOLOOSKNOOOV
pp:first:35629	MTMMMMMMMLLMNMR
pp:first:35h	OOOOOOMOSNMOOOO
pp:first:4	ONNOOLPOOOOOOOT
pp:first:40	MMMNMNUNOMNQLON
pp:first:401	OOOOOOOOOTOOOOO
pp:first:5	ONNOOMOOOONOOOS
pp:first:5+	OOOOOOUOOOOOOOO
pp:first:6	OOOOOMMPNOOOOOT
pp:first:7	OOROOLLOOOOOOOU
pp:first:8	OOOOOMMOOOOOOOU
pp:first:9	ONNOOKLOOONOOOU
pp:first:ab	TNNOOOOOOOONOOO
pp:first:able	OONOOOOPPSOOOOO
pp:first:access	OOOOONOOOVOORON
pp:first:accounting	ONPNOMTNONOOOOO
pp:first:accounts	NTOOOPLOOOONOON
pp:first:accueil	NMMNMUQNNNNLMNN
pp:first:accurately	OOOOOUNOOOOOOOO
pp:first:act	OUOOOPOOOOOOOOO
pp:first:adaptability	OSNONOOOOOOOOOO
pp:first:addison	OOLOOONOOKONNOU
pp:first:additional	OOOOOOOSOOSOMOO
pp:first:administrative	OKOOOOTPOOOQOOO
pp:first:advaana	OOOONOOOOOOOSOO
pp:first:after	OTOOONOOOOOOJOO
pp:first:agency	OPSOOOOOOOONNNN
pp:first:agile	OOOOOOSOOOOOOOO
pp:first:ai	OVPOOONLONOOOOO
pp:first:airflow	ONONOMPSONOONOO
pp:first:align	ONLOOPTNOONOOON
pp:first:all	OOOOONVMOOOOKTO
pp:first:allowing	OSOOOOOOOOOOLOO
pp:first:along	ONOOOONSOOOOOOO
pp:first:alongside	OONOSLPOONOOOOO
pp:first:amazon	OOOOOOOLONSPOOO
pp:first:amd	OOPOMOMNOOOOMUN
pp:first:an	OMPOSOOOQOOOOOO
pp:first:analysis	OPOOONOOOSOOOOO
pp:first:analytical	ONOOOOPSOOOOOOO
pp:first:analytics	ONNONOOOQOOUNOO
pp:first:analyzes	OOOOOTMNOOOOOOO
pp:first:answering	OOOOONOOTNOOOOO
pp:first:applicants	OQOOOOSOOOOOOPO
pp:first:apply	ONSPMTKOOOOONOP
pp:first:apr	NMMNOONONNLNXNI
pp:first:ar	MMKRKLMNNRMMUNL
pp:first:are	OOOOYQPOONOONMO
pp:first:artificial	ONSOOOOOOOOOQMO
pp:first:as	OOOOTPOOOOOOOOO
pp:first:asics	OOLOOSOOOOOONSO
pp:first:assist	OVOOKSOOOOOOOOO
pp:first:assists	OOOOOSOOOOOOOOO
pp:first:associate	LNOPUONOOOOOOOO
pp:first:associate's	OOOOOOOOOOOOSOM
pp:first:assurer	OOOOOJUOOOOOOOO
pp:first:at	OSTOQOOOOMOOOOO
pp:first:attend	OOOOOSMOOOOOOOO
pp:first:attention	OLOOOOVOOOOOOOO
pp:first:auch	OJNOOOOONTOONOM
pp:first:auto	OOUOOOOOOIOOOOO
pp:first:autonome	OOOOOMPLOOOOTON
pp:first:availability	OOOOOOTNOOOOOOO
pp:first:aws	NNNNNNMTNNNMNNN
pp:first:ayuda	OOOOOOOONTPOOOO
pp:first:azure	OMOOOORMOOSOOON
pp:first:bachelor	OOOOOOOTNOOOOOO
pp:first:basic	OMOOOPSSOOOOOOO
pp:first:be	ONPOORSOONOOOMO
pp:first:become	OOPONSOOOOOONNO
pp:first:benefits	OOMOOOOOTPOOOOS
pp:first:bespoke	MUNOOOOOOKOOOOO
pp:first:best	OONOOOOOOQOOTNN
pp:first:bilingual	ONNOOOQNOMOOONS
pp:first:blackpool	OOOOOTOOONOOOOO
pp:first:bls	OOOOOOSNOOOOOOO
pp:first:bokaro	NNONNNJNOONNOOV
pp:first:bonnes	OOOOOOUOOOOOOOO
pp:first:business	ONOSOOOOOOOPOON
pp:first:by	OOSOOMOOOOOOOOO
pp:first:cage	OOOOSNOOOOOOOOO
pp:first:cambridge	POJOOOLPOOPOQSO
pp:first:can	OOOKOTPOOOOOOOO
pp:first:candidate	TNNOSOKNNOOOOOM
pp:first:candidates	OOOOOOYLOOOOOOO
pp:first:cardiff	OONONOOOOOOOOOS
pp:first:care	OTOOOMOOOOOOOOO
pp:first:career	MONOOLMOM[NMLOS
pp:first:cdi	OPOOOONOONTOOOO
pp:first:certification	NMNONPNOUOOONOO
pp:first:change	OOOOOSOOOOOOOOO
pp:first:chicago	OLMSOOOORONORON
pp:first:christian	OPTMOLMOOOONOOO
pp:first:citizens	OONOOOOOOOOOOSO
pp:first:city	ONPONNSOOOOOOQO
pp:first:class	OOUOOOJROOOOOOO
pp:first:clear	OONOOONQOOOOOOT
pp:first:clerical	OOOOOSNOOOOOOOO
pp:first:close	OOOOOUOOOOOQNOO
pp:first:co	OOSOMOLRONOOOQO
pp:first:collaboration	OOJMOOSOOROONOO
pp:first:collaborative	OOOOOOJTOPOOOOO
pp:first:come	OOQOOOMOOOOMSOO
pp:first:commercial	LTSNMMNNNNNLONM
pp:first:committed	ORLNOQNOMSOOOOO
pp:first:communicate	OQOOOTOOOOOOONN
pp:first:compensation	OHOOOOOOQOOOOOV
pp:first:competitive	OOOOOOOOOVOOOOO
pp:first:complete	OKOONRNOOUNOOMN
pp:first:comprehensive	OOOOOOOOOUOOOOO
pp:first:computer	OOOOOOQSOOOOOMO
pp:first:conduct	OOOOOUOOOOOOOOO
pp:first:connaissance	OOONMOOMNNNNUON
pp:first:consistently	OONOOQUOOOOOOOO
pp:first:contact	OLOOMPROOOOOSOO
pp:first:continuous	ONOOOONOOWOONOO
pp:first:contract	NMONNOUQNNTMJNK
pp:first:contributory	ONOOOOOOOTOOOOO
pp:first:controlling	OMTOOOONOOOPMOO
pp:first:cookie	OONNNONNOONNNNS
pp:first:coordinate	OOOONSPOOOOOONO
pp:first:cox	OJOOOOOOOOOOLQU
pp:first:crane	NMTNLOKMNNNNKPS
pp:first:creating	OSOOOQOOOOOOOOO
pp:first:creative	OOOOONTNOOOOOOO
pp:first:culture	NNSROOONONNNMON
pp:first:curious	UKNNNNTMNMNNNNM
pp:first:current	OOLOTOOOOPOPNOM
pp:first:customer	OQOOTOJQOOOOOOO
pp:first:d	NLNUNLKTNQNNNNN
pp:first:daily	OOOOOSOOOOOOOOO
pp:first:dallas	OJSOOOOOOOROOOO
pp:first:dans	OMOOOSOOOOOOOOO
pp:first:data	OMOOOOVMOOOOOOO
pp:first:datenqualität	OUNNOPIOOMOOOOO
pp:first:day	ONOOOMNOSRLNLOS
pp:first:define	ONOOOSQMOOOOOOO
pp:first:deliver	OOMOOOUOOOOOOOO
pp:first:delta	OSMOOOOOOOOOOOO
pp:first:demonstrate	OOOOOOVOOOOOOOO
pp:first:demonstrated	OOOOOKVOOOOOOOO
pp:first:demonstrates	OOOOOUOOOOOOOOO
pp:first:denver	OOOOSMOOOOOOOOO
pp:first:department	NMLUNMOOMNJOOOR
pp:first:der	OOSOMONOOOOMOOO
pp:first:des	OOMOTLKOPPOOQOO
pp:first:descripción	NINNUNMNONNNMNT
pp:first:description	OKOWOOOOOLOOOON
pp:first:design	OOOOOSOOOOOOOOO
pp:first:designing	OHNOOWQNOOOOOOL
pp:first:desirable	OOOOOOIWOOOOOOO
pp:first:desire	MLPOOMUNONONONO
pp:first:desired	OOOOOOOTOOOOOOO
pp:first:detail	OKOOOOTOOOOOOOO
pp:first:detail-oriented	OOOOOOTOOMOOOOO
pp:first:determines	OOONOTNOOOOOOOO
pp:first:develop	OOOOOUJOOOOOOOO
pp:first:developing	OUOOLNKOOOOOOOO
pp:first:development	OONOOOOOOTNOONO
pp:first:devenir	NNOTOONOOOOOOOO
pp:first:diamond	ONWONQNOOOONNOO
pp:first:die	OMSOMQLOOQOMOOQ
pp:first:digital	OOSOOOQOONOOOOO
pp:first:director	OPMOTMMOOONQOOO
pp:first:discounted	OONOOOOOOUOOOOO
pp:first:discounts	OOOOONNOOSOOOOO
pp:first:displays	OOOOOPSOOOOOOOO
pp:first:disponibilidad	MKLMMLLTNNULNNM
pp:first:do	OMOQKKONNMLQKOX
pp:first:documents	OOOOONSOOOOOOOO
pp:first:driver's	OOOOORLSOOOOOOO
pp:first:du	OQBIUUQLJCPPINK
pp:first:durch	OMOOOOMOOSOOOOO
pp:first:during	OMOONMKOONUNQQN
pp:first:durée	OTOOOOOOMONOOOO
pp:first:débutant	NLLNWNKNNNMNMNL
pp:first:each	OOOSNMOOOOOOOOO
pp:first:educational	OSOOOOOOOOOOOOO
pp:first:eeo	OONOOONOOOOOMSO
pp:first:effective	OIOOOOUOOUOOOOO
pp:first:eine	ONNOONJONXOOOOO
pp:first:elaborer	OOOOOVOOOOOOOOO
pp:first:elementid	MLOOONLOOMOOOOV
pp:first:employee	OMOOOOOOOXOSOOO
pp:first:employees	OOPOOOMOOOONSNO
pp:first:employment	OUOOOOOOOOOJMTO
pp:first:empowerment	OYFONNNOOOOOOON
pp:first:en	ONOOOOJTLOOOMOT
pp:first:enfin	OMNONOONSNOOOON
pp:first:engineering	OJOOOOTOONQOOOO
pp:first:enhanced	OOOOOOOOOUOOOOO
pp:first:enjoy	OOOOONOOOTOOONO
pp:first:ensure	OOOOOSOOOPOOOOO
pp:first:ensures	OOOOOSOOOOOOOOO
pp:first:envie	OONONOOOOMOOSOO
pp:first:environmental	NWNNNOMOONNMNNL
pp:first:equal	OOOOOOOOOOOONSO
pp:first:essential	OOOOOOVOOOOOOOP
pp:first:estate	ONOSOOMOOOOOOON
pp:first:european	OOPOMNOOOOOSOOO
pp:first:everything	OOMOSONOMROONON
pp:first:everywhere	OOUOOOOOOOOOKMO
pp:first:exceed	OMSOOOOOOOOOOON
pp:first:excellent	OOOOOOSOOOOOOOO
pp:first:experience	OOOOOMTXOOOOOOO
pp:first:experienced	NNTOONPOOOOMOOO
pp:first:experiencia	OOOONNSOOQOONOO
pp:first:explore	OJOOOOOOOOOUONO
pp:first:exposure	OOQOOOSOOOPOOOO
pp:first:extensive	OOOOOOOTONOOOOO
pp:first:external	NKNUOOOOOOOOOOO
pp:first:extra	ONLNMTLSNNNNNNO
pp:first:familiarity	OSOOOOOOOOOOOOS
pp:first:fanatics	OOVLNNNOOOOMOOO
pp:first:featured	ONQOMONOOTOOOOO
pp:first:field	NMMNNSMNNNNNONU
pp:first:finance	NMOVOJOROOOONOM
pp:first:financial	OUJOORMOOLOOOOO
pp:first:fingerprint	ONLOOOQNOOOLVOH
pp:first:first	OOOOOOLNOOTOQOO
pp:first:flexibility	OONOOONOTMNONOO
pp:first:fluent	ONOOONONOTOOOOO
pp:first:follow	OOOOOUPMOOOOOMO
pp:first:following	OQNMOUOOONONOOO
pp:first:for	OOUOOMOOOOOOSOM
pp:first:freyja	OPMOOOOOOOOOSOO
pp:first:from	OOOOKOOOOSOOPQO
pp:first:ft	NOLOOOOOOOWLOOJ
pp:first:full	OOOOOOOOOTOQOOO
pp:first:full-time	POPOSNOOMMQQOOL
pp:first:fully	OOOOOOOOOTOOOOO
pp:first:further	OPNOOOOOOOOOLSO
pp:first:g-p	OOUOOOOOOOOOOOO
pp:first:gain	OOOOOPNOOSOOOOO
pp:first:general	OONROSOOOOOONNO
pp:first:generous	OOOOOOOOOTOOOOO
pp:first:genuine	OOSOOOOOONOOOOO
pp:first:glasgow	OOPOTNPOOOOOMNO
pp:first:global	SQOOMOONOOOOOON
pp:first:globe's	ONWOOOOOOLOOQKO
pp:first:good	OOOOONSQOOOOOOO
pp:first:google	OSOOOONROOOOOOO
pp:first:gore	OVOOOOLOOOOOKLN
pp:first:grade	NKMOONNOPLTSOOM
pp:first:graduate	OOMOOOOOOOOONOU
pp:first:greenock	ONSOOOOOOOOOOOO
pp:first:growth	OOOONKOOOXOOOON
pp:first:gym	OTNOLOMNSQNNNOM
pp:first:handle	OOOOORSOOOOOONO
pp:first:hands	OOOOONUNOOOOOOM
pp:first:hands-on	OOOOOOTLOOOOOQO
pp:first:have	OMVNNTOOOLOONON
pp:first:headquarters	MMLONONOONPMNOU
pp:first:health	OOOOOQOOOSOOOOO
pp:first:help	OOOONTOOOOOOOOO
pp:first:here	OPYOMOMOOOOOOON
pp:first:high	OOOOOOPTOOOOOOO
pp:first:highly	OMOOROTMOOOOOOO
pp:first:hired	OOLOOONOONOOQUN
pp:first:hiring	OOOOOOOOSOMPOOO
pp:first:holiday	OOOOOOOOOSOOOOO
pp:first:home	OOUOOOROOIOOOOO
pp:first:hourly	NONOMONNWLNNNNN
pp:first:houston	OOOOOOOOOOUONON
pp:first:how	OOROPONOOOOOTMO
pp:first:hr	OPOOOOOOOOOSOOO
pp:first:https	OOXOOOOOOOOOOMN
pp:first:hybrid	OKOOOOOOROKTNOO
pp:first:hypoport	ONROLOOOOOONJOT
pp:first:ideal	OOMQTNMOONNNNON
pp:first:identify	OOOOOTOOOOOOOOO
pp:first:improved	MMYLMJLMNMNNMNM
pp:first:improves	OOOOOUNOOOOOONO
pp:first:in-person	OOOOOOLMPOOUMOO
pp:first:includes	OOOLUKOOOOOOONO
pp:first:incorporate	NKMNNOUNNNNNUNN
pp:first:individual	OOOOOPKOOPOUOOO
pp:first:industries	NUMOMOMONMNOOON
pp:first:information	ONSOOONOOOOOOPO
pp:first:ingestion	ONNUNNNOOOOOOOO
pp:first:innovative	OOSONNOOOOOOOOO
pp:first:inside	OONOSONOOOOOOOO
pp:first:installing	OOOOOOSNOOOOOOO
pp:first:interact	OOOOOUNOOOOOOOO
pp:first:intercom	OMKVOPOOOOOONOO
pp:first:interested	OONOORLOOOOOTNO
pp:first:internal	OOOTOOJROOOOOOO
pp:first:international	OOOONSNOOOOOOOO
pp:first:internet	ONNNNLTMOOOOOOO
pp:first:irvine	OOPOTKOOOOOOOOO
pp:first:is	NUONROJLNNNOMOM
pp:first:ist	ONUNKOPNONNMNOL
pp:first:iv	UMKOONNOOOOQNOL
pp:first:jetzt	ONNOLOOOOOOULOK
pp:first:job	OOOOOOOOOOOOOOU
pp:first:jobs	NPLNMNMOOOOMOOV
pp:first:join	OKQOTOOOOOOOOOO
pp:first:jornada	ONNOOONONPTNOON
pp:first:just	OMQOOONOOOOOJLU
pp:first:jydstrup	KNNNONNNONMOOOU
pp:first:keep	OOOOOUSMOOOONOO
pp:first:kingdom	OONNOOOOOOSOOOO
pp:first:kingspan	NVLOKOOOOOONNOO
pp:first:la	ONOSOMQOOOOOOOO
pp:first:language	OONOOOOOOTPOOOO
pp:first:las	NJNNOONOOOMWQOI
pp:first:layout	OINOONNOOONONOW
pp:first:le	OOMPONTOONOOOOO
pp:first:leadership	ONOOONSOOOOONOT
pp:first:leading	OOOOKUROOOOOOOO
pp:first:learn	OOLONOOOOTOOOOO
pp:first:learning	OMKSONPNNROLLMQ
pp:first:les	OOROOONOOPSOKOO
pp:first:leverage	OTOOOKOOOOOOOOO
pp:first:liaise	OOLOOVOOOOOOOOO
pp:first:liaising	OTOOOOOOOOOOOOO
pp:first:license	OROOOOLOOOOSOOO
pp:first:licensed	OONOOOTOOOOPOOO
pp:first:life	OPMUOOOOONOMOSO
pp:first:light	OLMOOOOOOOOOMUM
pp:first:linkedin	NKKNNNMNNNMNOLY
pp:first:live	OOLOOOQNOONNUOJ
pp:first:located	ONSOMOROOOOKOOO
pp:first:long	OLNNOOOOOOOOMOU
pp:first:look	OOOOOVOOOOOOOOO
pp:first:looking	MMMNTMJNNMMMMMU
pp:first:loop	OOUOOOOOOOOOOOO
pp:first:los	OOOOSOOOONOOOOM
pp:first:love	OONONRTNMONONON
pp:first:luca	OSMONOOOOOOOOOQ
pp:first:maintain	OONOOUSOOQOOOOO
pp:first:maintains	OOOOOKSOOOPOOOO
pp:first:maintenance	NLOONNLVOOORNON
pp:first:malibu	SOOONONOOOOMROO
pp:first:manage	OOOOOVOOOOOOOOO
pp:first:many	ONSOMONOOQOOOOO
pp:first:market	OOOOOOPONSOOOOO
pp:first:marketing	OTOOONOOOQOOOOO
pp:first:may	OOOOOPOOOOSOOOO
pp:first:mechanical	OOONRKKTOOOONOO
pp:first:meet	OOOOOPLSOOOOOOO
pp:first:member	OOOSPNNOOOOOOOO
pp:first:mensuel	OPOOOOOOOTOOOOM
pp:first:mental	OKOOOOPONSOONOO
pp:first:mit	LJPMSLLNMRTLMMJ
pp:first:mnk	NNMOQNROOOSRMOL
pp:first:moderate	MOLOONOOLNNVNML
pp:first:monitor	OOOOORKTOOOOOOO
pp:first:monitoring	OOOOOPKVOOOOOOO
pp:first:more	NOOONOVONOONMOM
pp:first:mostly	OOOOOOSOOOOLOOO
pp:first:must	OOOOOLTOOOOQOON
pp:first:mutuelle	OPOOOOTOOOKOOOL
pp:first:mwm	OOSOONOOOMOOOOO
pp:first:my	OOUOPONOOKOOOOO
pp:first:méthodologie	OSOOOONOOOOOOOO
pp:first:name	ONNNLOONORNPXNO
pp:first:navigate	NLOSMMOOOUOOOOO
pp:first:need	NONOOOUNONONOON
pp:first:netcom	OOSNNNOOOOOOOOO
pp:first:network	SNNNRPOOOOOMOOO
pp:first:new	OTNOOPNQNLNOOOO
pp:first:nhs	NORONNSOOONNKLN
pp:first:nice	OJROMOMTOOOONOO
pp:first:nice-to-have	OPOOOOMSOONOOOO
pp:first:no	ONTOMLLOOOSOOSO
pp:first:nombre	NOUNNNQMNNNNJNL
pp:first:none	OONOMOOLOLOOULO
pp:first:north	OOTOOMMOOOOOOOO
pp:first:northeast	OVOJOOOOOOOOOOO
pp:first:not	MULMULJOMMONQOM
pp:first:note	OSOOOOOOQOOONMO
pp:first:notes	OOOOOOQOOOOOKQO
pp:first:notre	OOMONOONOTOMOOO
pp:first:now	MMXNMMNONNNPOON
pp:first:nursing	NNMOOOOOMOUMNOM
pp:first:oder	OOLNKLQNOMMUNOO
pp:first:on	MSMNNMMMONTMIMR
pp:first:once	OSOOONNOOOOOOMO
pp:first:one	OOOONONOOOOONOS
pp:first:only	NPNNMNNNNNUMJKT
pp:first:ontology	QOLOOOOOOOONOOT
pp:first:open	OMKOUKNPOOOROOO
pp:first:operate	OOOOOPLOOOOOSOO
pp:first:operating	OOOOOSOOOOOOOOO
pp:first:operations	OONOSOOOOMOOOOO
pp:first:oportunidades	NTNNNNNNMPNONNL
pp:first:opportunities	OONONOQOMSOOQOO
pp:first:opportunity	OONOOOOOOMOOSQO
pp:first:oracle	ONMONNUOOONOOOP
pp:first:order	OOOOOOSNOOOONOO
pp:first:organizational	OLPOOOSNONOOONN
pp:first:organized	OOOOOOTOOOOOOOO
pp:first:osteostrong	OOVONOOOOMOOOOO
pp:first:other	OOOOOOOTOOOOOOO
pp:first:our	OOYOOOOOOOOOOOO
pp:first:ouvrier	OOSONRMOONONOOM
pp:first:paid	ORMOOOOOOTOOQOO
pp:first:part	ONRNNRKUONOOOMN
pp:first:part-time	OONOOOOOOOOUOOO
pp:first:participates	OOOOOUNOOOOOOOO
pp:first:partner	OOOOOTNOOOOOOOO
pp:first:passion	OTQNOOMNNNNONNO
pp:first:payment	OONOOPMONNOOSNN
pp:first:peacehealth	OPOONOOOROOMNSM
pp:first:pension	OOOOOOOOOTOOOOO
pp:first:people	ONOONOQOOOMOSOQ
pp:first:performance	OLNOOSTNOONOOON
pp:first:permanent	OOMOOOOOOSKOOOS
pp:first:permis	OONOOMNSOQNPOON
pp:first:physical	OOOOOOOOOOOUNPQ
pp:first:piloter	OTONOOOOOOOOOOO
pp:first:plus	OOMOLOONRULNNNN
pp:first:pointclickcare	OOPOOKOOROOOLRO
pp:first:poole	MMPOOOONOOPUNOP
pp:first:portland	NNMOMOONOOVPOON
pp:first:poste	OQOOOTNOOMOQLOO
pp:first:power	OMOOOMTQONOOOOO
pp:first:prefer	OOOOOOMSOOOOOOO
pp:first:preferred	OOOOOMOWOPOOOOO
pp:first:prepare	OOOOOSOOOOOOOOO
pp:first:prepares	OOOOOTOOOOOOOOO
pp:first:primary	OUNOQOPOOOOLOOO
pp:first:prison	OSLNMMKONONNUML
pp:first:private	ONOOOOOOOVOOOOO
pp:first:proactive	OOOOONSOOOOOOOO
pp:first:problem-solving	OOOOOOTNOPOOOOO
pp:first:professional	NSMOOOPJNOOOKOS
pp:first:program	OONOUONOOOOPOOO
pp:first:programming	OOOOOOWJOOOONOO
pp:first:project	OOOOOOWOOOOOOOO
pp:first:proven	OOOOOOWOOOOOOOO
pp:first:provide	OROOOUOOOOOOOOO
pp:first:provides	OOOOOWOOOOOOOOO
pp:first:purpose	OWKNRKNOOMOLNOO
pp:first:pursuing	NJUMMNIUNLNMMNJ
pp:first:python	OSOOONKTOOOOOOO
pp:first:qualification	OSTOOOLNOMONNOO
pp:first:qualified	OOMOOONOOOOOTNO
pp:first:qualité	OOTOONOOOOOOOON
pp:first:qué	OOOOOOPOOSOOOOO
pp:first:reach	ONOOOOSOOOOOOOO
pp:first:ready	OOTOPONOOOOOONN
pp:first:receive	OOOOOSOOONOOOOO
pp:first:recent	OOOOOOUOOOOOOOO
pp:first:recognize	OOOOOSOOOOOOOOO
pp:first:recruitment	NUNOROONONNNLLN
pp:first:refer	OOSONNNOOOOOOOO
pp:first:registered	OONOPOOOOMTOMOO
pp:first:regular	OONNOOOOORTNOOL
pp:first:rehabilitation	ULOONPLNOMOOOOM
pp:first:relevant	OTOOOONNOOOOOOO
pp:first:reliable	OPOOOOSOOOOOOOO
pp:first:remote	ONOUOOOOOPOOOOM
pp:first:report	OOOSNQNMOOOOOMO
pp:first:requirements	OOOOOOTOOOOROOO
pp:first:respect	ONNNNNNNONMMUON
pp:first:respiratory	OLNSOMNONOUONOK
pp:first:responsible	ONOUORNOOOOOOOO
pp:first:retail	OOKOMNONTPOSLON
pp:first:retirement	OOMOOOOOOMOOOTO
pp:first:review	OOOOOTOOOOOOOOO
pp:first:ricardo	OTQOOQOOLOOOOOO
pp:first:river	TKOONOOOOOOOOOO
pp:first:robert	OOQOMOKRNLNOQNQ
pp:first:rockefeller	OOOONSOOOOOOOOO
pp:first:role	OOOOOWQOOOOOOOO
pp:first:rémunération	OOOOOOOOTKOOOOO
pp:first:safety	OONOOPMNOOOOTMO
pp:first:salaire	MJMNNMLNKQLLTNS
pp:first:salario	ONJOOONOTLRONOO
pp:first:salary	OOOOOOOOOOOOVOK
pp:first:salesforce	NOSOOOSMOOOMOOL
pp:first:salário	KUJLLKKLKKLKLLV
pp:first:san	OOJOROOOOOOOOOT
pp:first:sap	OOOOONTOOOONOON
pp:first:savoir	OJMOOLVOOONOTON
pp:first:schedule	NPQNOMONNNOOWNJ
pp:first:school	NHJTRMONNSLMMNM
pp:first:se	NVNOOMNOOOOOOOO
pp:first:secteur	OTOOOOOOOOOONON
pp:first:section	ONNOOOLONLOONOV
pp:first:see	ONLOOONOOSRNNPM
pp:first:senior	ONPORNOOOOOSOOM
pp:first:serious	OOOOOOTMOOOOOOO
pp:first:serve	OOOOOSOOOOPOOOO
pp:first:server	NNNOOOQOOOOSOOO
pp:first:set	OOOOOSOOOOOOOOO
pp:first:setting	NNRNNLKROMONNTO
pp:first:share	ONOOORSOOOOOOOM
pp:first:sheet	LMNMRXLSQMNLNNM
pp:first:show	NQKOUOKONMNROMJ
pp:first:si	OVJNQNONNMNONNL
pp:first:sick	OONOOOOOOUOOOOO
pp:first:sign	RNOOOKLTMOOONOO
pp:first:since	OORMTNNOOONONOO
pp:first:site	VLKUNNMNMMMKNNK
pp:first:skf	TQOOOOOOONOOMON
pp:first:skilled	OJNOOOROOOOONOT
pp:first:skills	OKOOONRSOOOOOOO
pp:first:snowflake	OMINUOOROMNMNON
pp:first:so	OUMOOONOOKNOOOO
pp:first:social	ONOOOOSNOOOPNOO
pp:first:solid	OMTOOOOOOOOOOOO
pp:first:som	OOONROMONSOOOOO
pp:first:someone	OONSMNMOOOOOROO
pp:first:source	OOOOOLSOOOOOOOO
pp:first:sozialpädagog	NMMONNMOOONMOOU
pp:first:sr	NTMNROKOONOOONL
pp:first:staff	OOOOOOOOOOOVOOO
pp:first:standard	NNMMMNMNMNROLNU
pp:first:standing	OONOOOSOONOOOOO
pp:first:stannah	OOMOOOOOOOOOOSO
pp:first:state	OOONNMOOOMLQORT
pp:first:still	OOJOONOOOOOOUOM
pp:first:strategic	ONOOOOSOONOOOOO
pp:first:strong	OSOOOOTOOOOOOOO
pp:first:successful	OROORKOOOOOOMQM
pp:first:summary	OONOMOQOOOSROOO
pp:first:supervising	OOOOOOSOOOOOOOO
pp:first:supervisory	NLNNNOOOONNUNML
pp:first:supplemental	NNNNONONVKNNNON
pp:first:support	OOOOOTOOOOOOOOO
pp:first:supporting	OLOOOOPOOOOONNV
pp:first:svmhi	OOONOOOOOOOOSOM
pp:first:symbolica	OOSOQOOOOMOOOOO
pp:first:take	OMOOOVOOOOOOONO
pp:first:tampa	NOPONNTONOOMOOM
pp:first:te	SNMOROMNOOOOOON
pp:first:teamwork	OUOONLOOOOOOOOO
pp:first:technical	OOOOSNQOOOOOOOO
pp:first:tendrás	OJLONOOOLQOOUOO
pp:first:text	ONOOOSMOOLOOPOS
pp:first:then	OOSOOOOOOOOOOOO
pp:first:there	OOOTSLMOONONPMO
pp:first:therefore	OONOONOOOOOOPSO
pp:first:these	OMJRLKUONQOMQOO
pp:first:they	OOSOOOOOOOOOOOO
pp:first:tight	OHWOOOOOOOOOOOO
pp:first:to	OOOONOOONOOOOUO
pp:first:today	OOSONOOOOOOOOMO
pp:first:tools	OONOOOOOOUOOONO
pp:first:top	OOPOOOSOOOOOOOO
pp:first:track	OROROKOOOOOOOOO
pp:first:training	OOMOSOQOOOOOONO
pp:first:transcript	OOMOMOOOOUOOPNO
pp:first:transports	OMOOOULOOOOOOOO
pp:first:true	ONKOVMQNONNOLNN
pp:first:trust	OOOOOSPOOOOOOOO
pp:first:turkish	OTOOOMPOOOOOOLO
pp:first:turno	NRNOONNNNOTMOOM
pp:first:tva	OUMOOOOOOOOOONO
pp:first:two	OVONOOKMNLNNQMN
pp:first:type	NRNOPKTOONNNNON
pp:first:uams	NNTONOOOOOOOOOO
pp:first:ubt	SNMOQOOOOOOPOOO
pp:first:uk	OMOOOMLOOOOONUN
pp:first:un	ONOOOOOOOUOOPOO
pp:first:una	OOSONONORKNONOO
pp:first:und	OLPMKPQNOONRNON
pp:first:under	OOOOOULOOOOOORO
pp:first:understand	OVPOOOMOOKOOOOO
pp:first:understanding	OOOOONMVOOOOTOO
pp:first:understands	OOOOOTNMOOOOOOO
pp:first:une	NUNOLOONONROOON
pp:first:uniform	OMNOONOOOWOOONN
pp:first:united	OOSOOOOOOOPOOOO
pp:first:up	NVNNNJOONNNONOO
pp:first:upload	OOOOOOOOOOOOSNN
pp:first:urgent	OOOOOOOOOOSONON
pp:first:us	OTOOOMOOOOOPOOM
pp:first:use	OSOOOKQOOOOOOOO
pp:first:using	ONMOMROOOOOOTON
pp:first:utilize	OONOOSNOOQOOOOO
pp:first:utilizes	OOOOOPSOOOOOOOO
pp:first:vacation	OLOOOOOONUOOOOO
pp:first:valid	OOOOOOSOOOOOOOO
pp:first:value	OOONGONNNNNJKNW
pp:first:verification	OONNONSNNNNNRON
pp:first:verify	OOOOOSOOOOOOOOO
pp:first:veterans	OSOOOOOOOOOOMQO
pp:first:vi	MVMMLKOMMLMMSNK
pp:first:votre	ONLOOQOOUNOONOO
pp:first:was	OMOONPOONSOONON
pp:first:we're	OSOQOPOOONOOOOO
pp:first:week	OSMOOOOONMROOOO
pp:first:weekly	ONMNMLMNLOVQMNN
pp:first:well	MOWOMMLOOOOQNON
pp:first:what	OOOOOPSOOPOOOOO
pp:first:who	OOSOOOSOMOOOOOO
pp:first:why	OOSOOLOOOVOOOOO
pp:first:will	OOOOOSOOOOOOOOO
pp:first:willingness	OPOOOOSOOOOOOOO
pp:first:wir	JLQNRONOUHOMPNK
pp:first:with	OOMVOONOOOOOOOQ
pp:first:working	OOLOOOJVOOOOOOO
pp:first:works	ONMOOQOOOOOOOVO
pp:first:written	OTNOONQOOOOOOOO
pp:first:www	ONSOOOOOOOOOQON
pp:first:y	NTNONOJNNLNNSNL
pp:first:you	OOOOOOTOOOOOOOO
pp:first:you'll	OQOOKTPOOPOOOOO
pp:first:your	OUOOOOOOOOOOROO
pp:first:£	OONNSOOOOQOOOOO
pp:first:état	OOOONOMOOSOOOOO
pp:first:être	OOOOONSOOOOOOOO
pp:first:€	ORMOSONONMOONON
pp:first:데이터	OROOOKQROOOONON
pp:first:이런	OOOOOLQMOOOOSOO
pp:first:토스의	ONLSOLMNNNNNSOM
pp:furniture:button	LOTNPOMOOOOQONU
pp:label:code	IMYHMMKLGJRLWKR
pp:label:contact	OOVPOONOOOOOOPL
pp:label:contract	PKOOOOJOOOWROOP
pp:label:deadline	OPNOOMOOOOOOONV
pp:label:department	OOROPPMONKOOONP
pp:label:duration	OONOOOOQOOTOOON
pp:label:education	OOWONNJUNMOOKOO
pp:label:employer	OGMNOOOOOOSWOOO
pp:label:experience	OOOOXOOOONOOOON
pp:label:pay	OOOMPMMOTOQOOOH
pp:label:place	MOLOMOOOONOTOQU
pp:label:reportsTo	OOOOTLNOOONOOOO
pp:label:title	ONNUOLOOPOPOOOS
pp:label:workType	NRMNMJNNNMMNTNS
pp:none	^O[OOOOOOOOOOOO
pp:sign:anyGender	MQNMPTLRNLONKOO
pp:sign:bar	NLNORROOOMOOLOV
pp:sign:capitals	OOQOOKOOOOOOROQ
pp:sign:digit	OOOOOOOOOOOOOOT
pp:sign:mail	OOMOOLOOOOOOOWO
pp:sign:tag	MMVLKNMLMQKOQJO
pp:sign:town	OOPOYOOOOLOOOOO
pp:sign:url	OOTOOOOOOOOOORO
pp:sign:year	OOOOOLKOOOOOOOU
pp:sign:years	OOSOOOTPOOOOOOO
process&cue:company	OOTOOOOOOOOOOOO
process&cue:demand	OOOONOROOOOOSOO
process&cue:legal	OOOOOOOOOOOOOUO
process&cue:noise	OOOOOOPOOOOPTLO
process&cue:offer	ONSROOOOOPOOIQO
process&cue:overview	OOOWIOOOONOQPON
process&cue:pay	OROOOONOSOOOOPO
process&cue:place	OOOOOOPOOOOQKOO
process&cue:process	OROOONOOOOOOVOO
process&cue:schedule	OOLMKMNOOOUSNMP
process&cue:we	OOOOJOOOOOOOQTO
process&cue:wish	OOOOPONSOOONPOO
process&sign:call	OONONOOOOMOOVOO
process&sign:capitals	OUOOOOOOOOOOPOM
process&sign:colon	OSOOOOOOOOOOOOO
process&sign:commaName	OOOOJOOOOOOTMPO
process&sign:digit	OONPNOOOOOOPVLP
process&sign:inSomewhere	OOOOMOROOOOSOOO
process&sign:question	OOJOQONOOMNMPNS
process&sign:stop	OOOOOOOOOOOOTQO
process&sign:titleCase	KQXOQOOONONLOMO
process&sign:town	ONLOMOOOOOOTOON
process&sign:url	OOLOOOOOOOOOOOU
schedule&cue:duty	OOOOOVOOOOOOOOO
schedule&cue:offer	ONOOOOOOOVOOOOO
schedule&cue:schedule	OQOOOOPOOOUOOOL
schedule&sign:commaName	OONOOONOOQTNOON
schedule&sign:digit	OKLOOOOOOOWOOOR
schedule&sign:stop	OOOOOPTOOOOOONO
schedule&sign:titleCase	ONKOOOOOOSSOOOT
schedule&sign:year	OOMOOOOOOOMONOU
shape:heading	O}OOOOOOOOOOOOP
shape:item	OOOOOUROOOOOOOO
sign:anyGender	SMMOUOOOOOOQORO
sign:bar	OMOOONOOONOTOOQ
sign:call	ONLOUOOOOSOOYOS
sign:capitals	NOOOKIMOOOQOOOT
sign:clock	OOOOOOOOOOXOSOO
sign:colon	OkOOOOOOOOOOOOO
sign:commaName	OOOOOOOOOOO[OOO
sign:mail	OOOOONOOOOOOUSO
sign:money	OOOOOOOO]OOOOOO
sign:question	NXLOZHNOOOOOTOT
sign:tag	OJMOOONNNNNNKLX
sign:titleCase	OYOOOOOOOOOOOOO
sign:town	OOOOOOOOOOOhOOO
sign:url	OOTOONOOOOOOVOY
sign:year	OLQOOMNOOOOOWOP
sign:years	OOPOOOYOOOOOOOO
team&cue:company	OLMTPNOOOOOONOO
team&cue:demand	OKOOOOTOOOOOOOO
team&cue:duty	OOOVMROOOOOOOOO
team&cue:overview	OKORROOOONOONOO
team&cue:team	NNOTOTOOOOOONOO
team&sign:question	OKOSRLOOOOOONOO
team&sign:stop	OJOWOSOOONOOOOO
team&sign:titleCase	NNNUOOROOOOOMOQ
team&sign:year	OONMOOOOOOOOTOL
top&cue:company	OOYOOOOOOOOOOOO
top&cue:demand	OOOOOO^OOOOOOOO
top&cue:duty	OOOOOXOOOOOOOOO
top&cue:noise	OOOOOOOOOOOOOO]
top&cue:offer	OOOOOOOOOYOOONO
top&cue:overview	OONO]OOOOOOOOOO
top&cue:pay	OOOOOOOOTOOOOON
top&cue:place	OOOOOOOOOOOZOOO
top&cue:process	OOOOOOUOOOOOWOO
top&cue:schedule	OOOOOOOOOObOOOO
top&cue:team	OOOWOPOOOOOOOOO
top&cue:we	ORTOOOOOOOOOOOO
top&cue:wish	OOOOOQKYOOOOOOM
top&cue:you	OOMO[POOOOOOOOO
top&sign:anyGender	TONOSOOOOOOOOOO
top&sign:bar	OOOOONQOOOOUOOL
top&sign:call	ORONPMPLOPOKOOR
top&sign:capitals	JOOTKKHOMORTKLO
top&sign:clock	OOOOOOOOOOTORON
top&sign:colon	OUOQNOOOOOONONO
top&sign:commaName	OOOOOOOOOOOcOOO
top&sign:digit	OOOOOOOOOOOPOO_
top&sign:mail	OOOOOOOOOOOOSON
top&sign:money	OOPOOOOOVOOOOOO
top&sign:percent	OOOOOOOOPUOOOOP
top&sign:question	HONMXLNLOMOMOMY
top&sign:titleCase	¡OXOOOOOOOOTOOO
top&sign:town	OOOOOOOOOOOhOOO
top&sign:url	IOOOOOOOOOOOVO[
top&sign:year	OOPOOOOOSOPOONO
top&sign:years	OOQOONXOOOOOOOO
unknown&cue:company	OLSOOOOOOOOOOOO
unknown&cue:demand	OOOOOMYQOOOOOOO
unknown&cue:legal	OOOOOOOOOOOONWO
unknown&cue:noise	OOOOOKQOOOOOOQS
unknown&cue:offer	OOOOOOOOO[OOOOO
unknown&cue:pay	OOMOOONO[OPOOOO
unknown&cue:place	OOOOOJOOOOOXOMO
unknown&cue:process	OPNOOOOOOOOO[OO
unknown&cue:schedule	OOOOONOOOOZOOOO
unknown&cue:team	OOMTONTOOOOOOOO
unknown&cue:we	OPSOPOOOOOOOOOO
unknown&cue:wish	OOOOOOLNOQPSOOO
unknown&sign:call	OONOOOLNOJNOONY
unknown&sign:capitals	OIPONJOOIMQOPL[
unknown&sign:colon	O¡OOOOOOOOOOOOQ
unknown&sign:commaName	OKSOOOOPOOOOOOO
unknown&sign:digit	OGOOOIOOOOROQOO
unknown&sign:inSomewhere	OOONOOOOOMOVOOO
unknown&sign:mail	OOOOOOOOONOOTNO
unknown&sign:money	OOOOOOOOVOOOOOO
unknown&sign:percent	OONOOMOOTOOOOOO
unknown&sign:question	OWLOQOOOOOOOOOO
unknown&sign:tag	OJOOOOOOOONOMOV
unknown&sign:url	ONTNOLOOONOORPO
unknown&sign:year	NIONKLOMKNTNRPP
w:$	OOOOOOOO¡OOOOOO
w:&	O_OOOOOOOOOOOOO
w:00	OOOOOOOOTNQOPOO
w:000	OOOOPOOOVOOOOOO
w:000+	OOTOOMOOOKOOOOO
w:010	OOOONOOOOOOOTNO
w:02	OOLNOOOOOOPNPOS
w:04	OMMOPONONNNNTNP
w:05	NMMNOONOONLMWNJ
w:05-29-15	NMKNMONNNONLSLP
w:06	NOMOONUNONNNNOQ
w:07	MMMLMMNKNML¡QNH
w:08	OOOOOOOOOMSOOOO
w:0845	OONOOOOOOOMOPSN
w:1	PVOOQFOOONOOOOO
w:10	OOTNNPOOONOOOOQ
w:100	OOTOOMOOUOOOOOO
w:11	OOOOOONOOONOSOR
w:12+	OONOOMSOOPNOOOO
w:13	OMOOOOLOOOOOMOV
w:13337	OLMONOMONOOOOMS
w:14	OOOOOOOOOOOOMOV
w:15-minute	OOSOOOMOOOOOOOO
w:150kb	OSOOOLOOOOOONNQ
w:16	OOOOOOMOOORONOT
w:17	ONONOOOOOOOOOOS
w:18	OOOONOOOPOOOOOS
w:18h30	OOOOOONOOOSNOOO
w:19	ONNNNOTORNOOMOO
w:1907	OOTOOOOOOOOOOOO
w:1st	OOOONOMOOOTOUOM
w:200	OOOOOSOOOOOOPOO
w:2000	OOSONRMOOOOOOOO
w:2004	OLMOOOOOMOROUOL
w:2014	OONOOOOOUONOOON
w:2020	OOTOOOLOOMOROOO
w:2024	OKGOMOMNROMMTTR
w:2024-2025	OLNONOOONOUNLNL
w:2025	OOOONLOOOOONSRI
w:2026	ONMOOOLOPOPSPOQ
w:22	OOOOLLPOOOOOJTO
w:24	OOOOOMOOOROOOOS
w:25	OOOOONROOOOOOOS
w:250	OOQSOOOOOOOOONO
w:26	OOSOOOMNONOOOPN
w:27	NOLNQOTNNOOMMSM
w:28	OOOOMOMNOQUNMOO
w:28th	OOMOSPMOONROOON
w:29	ONNOOOOOOOMNUML
w:299e88db7d5dd85e0b7ba65666#	OONOOOVOOOONPOL
w:2nd	OOOOOOOOUOKOOOO
w:3	OOOOOOTOOOOOOOO
w:3-4	OTOOLOOOOOONOOL
w:3-po-safe-decent-and-secure-jd048-v8	OSOOOLOOOOOONNQ
w:30pm	OONONOOOOOSOOOO
w:31	OMOOOOOOPOOOSOO
w:31-65	OOMOOOUOMKOOOOO
w:33	OOSONMMOOOOOTOL
w:34	OOOONOTOLNOONON
w:35629	OOOOOOOOOOOSOOM
w:35h	OOOOONMOOOWONOO
w:36h	OOOOOOOOOOTONON
w:386	NNVNNONOOOOLSLL
w:3rd	OLONLOOOSOSONOO
w:4	OOPOOMOOOOSOOOR
w:40	OOOOOOOOOOVOOOO
w:401	OOOOOOOOOTOOOOO
w:401k	OOOOOOOOOWOOOOO
w:48	OOOOONSOOOOOOOO
w:5+	OOOOOOUOOOOOOOO
w:5-star	OOMONNTNOOOOOON
w:500	OOVNRMNOQOOOOOO
w:5000	OOSOOOOOOOOOOOO
w:516461	TOOOOOOOOOOMOON
w:55	OONOOOSOOOOOOOO
w:555-010-0100	OLONOONOOOOOSPM
w:59	OOOOOOOOOOJOWOK
w:6	OOOOOOOOOOSOOOP
w:65	OOOOOOOOQSOOOOO
w:69	OOTOOONNONOOOON
w:7	ONOOOMMOTOOOOOU
w:70	OOOOOSPOOOOOOOO
w:75	OOQOOOKOQOOOOOO
w:8	OOOOOMOOOOQROOT
w:8-10	OOSOOONOOONONOO
w:80	NOMOOOOOROOOOOT
w:85	OOOOOSNOOOOOOOO
w:898	OOONUNMOOONOOOO
w:8am	OONOOOOOOONOLSO
w:9	OOOOOMLOOOOPOOT
w:90	OONOLNLOOMXOLOM
w:91	OOOOOOOOSONOOOO
w:93	OOOOOOOOSOOOOOO
w:@	OOOOONOOOOOOXRO
w:aa	OKNOOOOOOOOONTO
w:ab	OOTOOOOOOOONOOO
w:ability	OOOOOOTOOOOOOOO
w:able	OOOOOOWOOOOOOOO
w:about-us	OOMOMONONMOOOOT
w:above	OOOOOOOOOOOOOVN
w:academy	OMOOOOOOOROUOOM
w:accelerate	OOTONOOOOOOOOOO
w:accelerated	OOOOQNOOOSOOOOO
w:accept	OMKOOOPOOOOOOOV
w:acceptable	OOOOMSSOOOOOOOO
w:acceptance	KOMOSRPOONOOPNO
w:accepted	OOOOOOMOOOOOWMO
w:accepté	OOOOOOUOOOOOOOO
w:access	OOOOOLOOO¡OOOOO
w:accesses	ONOOOTMOOOOOOOO
w:accessibility	OUOOOOLOOOOOKQO
w:accessing	OOOOOSNOOOOOOOO
w:accommodate	OOOOONOOOOQOOSO
w:accommodation	OOOOOOOOOOOOIXO
w:accommodations	OOOOOMOOOOOOLVO
w:accompagner	ONOOOOOOOTOOOOO
w:accordingly	OONOOMSOONOOOOO
w:account	OOMOOTNOPPOOOOO
w:accountabilities	NUOOOOOOOOOOOOO
w:accountability	OOOOOLUOOOOOOOO
w:accounting	OOOOOOUOOOOOOOO
w:accounts	OSOOOULOOOOOOON
w:accredited	OOOOOOUOOOOONOO
w:accueil	NMMNMWLNNNNMNNN
w:accueillir	OOOOOSOOOOOOOOO
w:accuracy	ONOOOTOOOOOOOOO
w:accurate	OOOOOSOOOOOOOOO
w:accurately	OOOOOUOOOOOOOOO
w:achieve	OOOOOSNOOOOOOOO
w:acquisition	ONOQMONOOOOOMWN
w:acquisitions	LOTROLOOONOOOOM
w:across	OOTOTOOOOOOOOOO
w:acting	OOOOOKQOOROOOOO
w:active	ONOOOPSOOOOOOOO
w:activities	OOOOOVOOOOOOOOO
w:activity	ONOOOPOOOOOOUPO
w:activités	OOSOQOPOOOOONON
w:acts	OOOOOUOOOONOOQO
w:actual	OKOOMQOOSNOOOOU
w:actually	OOSOOPOOOKOOOOO
w:acumen	OJOOOOVOOOOOOOO
w:acute	NKLPMNMROOOONOT
w:ad-hoc	OOOOOSOOOOOOOOO
w:adapt	OOOOOMWOOOOOOOO
w:adaptability	ONOOONWOOOOOOOO
w:adaptable	OOOOOOUOOOOOOOO
w:adapté	OOMOPLLOOTROOOO
w:add	ONMOROTNONNOMON
w:added	OOOOOOHWOOOOOOO
w:address	OOOOOTOOOOOOPOO
w:adhere	OOOOOTOOOOOOOOO
w:adherence	OOOOPOSOONOOONO
w:adidas	OOSOOOOOOPOOOOO
w:adjust	OOOOOOSOOOOOOOO
w:adjustment	OSMOOLNOOOOOORO
w:adjustments	OOLOOOOOOOOOOVO
w:admin	OONOMTULOMOOONO
w:administering	OONSNPOOONONOOO
w:administers	OOOOPSOOOOOOOOO
w:administration	OOOSOOOOOOOOOOO
w:administrator	SOOMOOOOOOOMPOO
w:adopted	OOONSOOOONOOOOO
w:ads	ONNOOONOOOOOONU
w:adult	OOOOOSQOOOMOOOO
w:adults	OOVOONOOOOOOOOO
w:advaana	NSOOPOOOOOOOOOO
w:advance	OOQOOOKOOQOOMQO
w:advancement	OOLOOONOOUOOOOO
w:advantage	OOOOOOG[OOOOOOO
w:advert	ONNNNNLNNNONWKL
w:advise	OMMOUPNNONOONON
w:advisor	POIRLOSOOLONNOS
w:advisory	OOMOQPPOOKOOSOO
w:advocate	OOOOOTOOOOOOOOO
w:aesthetics	ONSONOQOOOOOOOO
w:african	NOSONOOOOQOOOOO
w:after	OOOONROOOWOOOOO
w:after-hours	OOOOOOLNOOTOOOO
w:ag	ONTNNOOOOOOOPOO
w:aged	ONSOMOTONNONMON
w:agence	OOLNKLMOOQNTSNM
w:agencies	OOOOOVJSOOOOOOO
w:agency	OOQOOTROOOONOOO
w:agency's	OOOOOOQNONOONTN
w:agent	WOOOOOOOOOMMLQO
w:agents	OONOOOOOOMOOOVO
w:aggressive	NNMRNNOOTJOOOON
w:agile	OOOOOPOVOOOOOOO
w:agility	ONOOOOTOOOOOONO
w:agreement	OOOOOOOORNONTOO
w:ags	OOOOOOOMOOOONSO
w:ahead	OOLOROOOOSOOOOO
w:ahp	OOOOOOOOOOOOSKO
w:ai	ORROOOMSOOOOOOO
w:ai-driven	OOOORTNOOOOOOOO
w:ai-native	OOSTNNMOOOOOONO
w:aid	OOOOOTMOOQOOOOO
w:aids	OOOOMOTOOOOOOOO
w:aim	OOOOSMOOOOOOOQO
w:aims	OOOTNONOOOOOOOO
w:air	OOUOOOOOOOOQOOO
w:airbyte	ONOSONOOOOOOOOO
w:airflow	ONOOOOOSOOOOOOO
w:airport	OOOOOOMOOOOOOSO
w:al	OOJOOOTORQOONOO
w:alaska	OONONOOONOOSOOO
w:alentours	OOOOPNMOOOOTOOO
w:alerts	OOOOOLSOOOOOOOO
w:align	OOLTPOSOOOOOOOO
w:aligned	OOOOOUOOOOOOOOO
w:alike	OOSOOOOOOOOOOOO
w:all	OOOOOOOOOOOOOTO
w:allowance	ONLOONNOPSOPJNS
w:allowances	OONOOONOSNOMPOO
w:allows	OOTOOONOOQOOOOO
w:alone	ONOOUMLOOOOOOOO
w:along	OOPTMNOOOOOOOOO
w:alongside	OPOTOROOOKOOOOO
w:alors	HMMMRKVKMKMMWMK
w:als	PONNSONOOOPMOOM
w:alter	OOOOOOMOOOOOKVO
w:alternate	OOOOONMNOOOOTRO
w:altersvorsorge	OOOOOOMOOSOOOOO
w:alto	OOOONOTOOOOONOO
w:am	MOSOLNOMNNKTQNQ
w:amazon	OOOTLMNQOOOOOOO
w:ambassador	ONLNTQLOOQOOOOO
w:ambiente	OOTONNNOOONOOOO
w:ambition	OUQOMONOOONOOOO
w:ambitious	OOOOSOOOOMOOQNO
w:amd's	ONMNQNNNONOOMTN
w:americas	UJLSNNONNNMNOOO
w:among	OOTMROMOOMOOOOO
w:analyse	OOMOMPOOOSOOSOO
w:analysis	OOOOOSOPOOOOOOO
w:analyst	WOOOOOOOOOOOOOO
w:analysts	OOOSNNPOOOOOOOO
w:analytical	OOOOOSSOOOOOOOO
w:analytics	SOOOOOOOOOOOOOO
w:analytics-engineer	LOMOOOOOOOOONOU
w:analyze	OOOOOVLOOOOOOOO
w:analyzers	OOWOONOOOOOOOOO
w:analyzes	OOOOOTOOOOOOOOO
w:analyzing	OOOOOSOOOOOOOOO
w:angeles	OOOOPOPOOOOSNOO
w:angle	OONOOOSOONNONNN
w:animal	OOQOOSOOOOOOOOO
w:anniversary	OOOOOOOONUOOOOO
w:announcement	MNONNONNNNMKLNX
w:annual	OOOOOOPOOSPOOOO
w:anomalies	OOOOOTOOOOOOOOO
w:ans	OOOOOOUOONOOOON
w:answering	OONONWOOOOOOPNO
w:anticipate	OOPOORSOONOOOON
w:any	OOOOOOOOOOOOOVO
w:anyone	OOLOQOMOOTOPONO
w:anywhere	OOOMOMMOOOSPNOO
w:ap	OOOOTOOOOOOOOOO
w:aphrc	NOSOPMNOOOOOOOO
w:api	OOROOMUOOOOONON
w:apis	OOOOOQSOOOOOOOO
w:app	OOPOOMNPOROOSOK
w:apparel	ONWOONOOOOOOOOO
w:appears	OOOOOSOOOOOOOOO
w:applicable	OOOOOROOSOOOPOO
w:applicant's	OONOMLQNRJOORMO
w:applicants	ORKOOOQOOOOOOUO
w:application	OOOOOOOOOOOOXOO
w:applied	OOOONLPOOOOOSRO
w:applies	OOOOOSOOOOOOOOO
w:apply	OOOOOMOOOOOOYPO
w:applying	OOOONOOOONOOTUO
w:appointment	OOOOOOOOSQOOOOO
w:appointments	OOMOOSJOQMVONOO
w:appraiser	OOQSMOOOOOOKOQO
w:appraiser's	OONOOOKQOOOOOTO
w:appreciated	OOTOONOOOOOOOOO
w:appreciation	OOOTNOOOOROONOO
w:approach	OOOOOOVOOOOOOOO
w:approaches	OMLRPNPOOLOMLUL
w:appropriate	OOOOOVOOOOOOOOO
w:approximately	OOROOOMONOSNOOO
w:appréciée	OOOOOOKUOOONOOO
w:apr	OOOOOOOOOOKOROS
w:april	OONOOOMOSONNUML
w:après-vente	MLNSNNSNONOONOO
w:aptitude	OONOOOWNONOOOOO
w:ar	LKKMSLOMJMTURNM
w:arabic	OONONOSOOOOOOOO
w:arbeitsweise	OXOOOOFOOMOOOOO
w:architect	TOMOOQOOOOOOOOO
w:architecture	OOOOOOUOOOOOOOO
w:ardèche	OOOOONMOOOOTOOO
w:area	OOOONOOOOOO^OOQ
w:areas	OOPOOSOOOOOOOOO
w:arizona	OOMOOOOOOOOSOOO
w:armed	ROKOOJPOOOOOOSO
w:arrangements	OOOOOUOOOOOOMOO
w:arranging	OOOOOSOOOOOOOOO
w:artistry	OONOROSOOOOOOOO
w:asap	OONNMONOOOSORON
w:asics	LJOOOOOOOOONLXN
w:asked	OOOOOPMONNTOQNO
w:aspiring	JNMNSLTOOROOMNN
w:assess	OOOOOOOOOOOOTON
w:assessed	ONOOMMNOOOOOTOO
w:assessments	OOOOOTNOPNOOOOO
w:asset	OOOOOOOTOOOOOOO
w:assets	OOTOOLOOOOOOROO
w:assigned	OOOOOYOOOOOOOOO
w:assignment	OONOPPKOOOMTNOO
w:assignments	OONOOTOOSMONOOO
w:assist	OOOOLXOOOOOOOOO
w:assistance	OOOOOPOOOTOOOOO
w:assistant	YOLOTOOOOOOOOOO
w:assistants	OOJNWSOOOLOOOOO
w:assisted	OKNNOOOOOOONNOU
w:assists	OOOOOUOOOOOOOOO
w:associa	OOTOOOOOOOOOOOO
w:associate	UOOOOQOOOOOOOOO
w:associated	OOOOLOOOROOMLOT
w:associations	OOULNONOOOOMOOO
w:assurer	ONPOOSOOONOOOOO
w:assurez	MLOTOOOOOOOPOOO
w:asti	MMLURLKNNMMMMNM
w:athletic	OOUOOLPOOOOOOOO
w:atmosphere	OOSOOPNOONOOONO
w:ats	OOOOOOMOOOOOTOO
w:att	KMNOSOPMKSLLUNK
w:attach	OOOOOONOOOOOUOO
w:attachment	OMOOOOPOOOOOJMU
w:attempt	OONOOOOOONOOOTO
w:attend	OOLOMTMOOPTNOOO
w:attendance	ONOONPWOONNOOOO
w:attends	OOOOOTNOOOOOOOO
w:attention	OOOOOOTOOOOOOOO
w:attitude	OOOONOYOOOOOOOO
w:attributes	OTOOOONOOOOOOOO
w:au	OOOOOPOOOOVONOO
w:aubenas	GNMOROOOOOOVOON
w:auch	OOINSORNOLNNONO
w:audi	OOTONPOOOOOOMOO
w:audience	OOSOOOQOOOOOOOO
w:auf	NMGMJRMNNKNLTMU
w:august	NMMOMOOONOROKMT
w:auprès	OJOOOROOOOOOUOO
w:aurez	MROOOSMOOOOOOOO
w:austin	OOPONOMOOOOUOOO
w:authentic	OONOMSNOOROOOOO
w:authorities	OOSOMOOOOOOOOOO
w:auto	VKPTNLNOMJNNNNM
w:automated	OOOSOOOSOOOOOOO
w:automation	OOOOOOSOOOOOOOO
w:automotive	OOTOOOOOOOOOROO
w:autonome	OOOOOOXOOOOOOOO
w:autonomie	OOMOOQLOOOOOSOO
w:autonomy	OOOSKMMOOVOOOOO
w:autre	MMMONOMOMMSNMOU
w:aux	OOPOOSOOOPOOOOO
w:av	OMMRMIUOMUOOLOO
w:availability	OOOOOOVOOOOOOOO
w:available	OOLOOOPMOXOOOOO
w:avantage	OONONLOVONOONOO
w:ave	OOOOOOOOOOOTOOO
w:avec	OOOOOOPOOOOOVOO
w:aventure	OONOSOLOOLOOSOO
w:average	OOOOLOTOTKOONOO
w:avez	OOOOOLVOOOOOOOO
w:aviation	OOUNONOPMNNOOOO
w:avoid	OOSOOQOOONOOOOO
w:avons	ONMOJNQONNNNLOU
w:award	OOUOOOOOOOOLOOO
w:awards	OOOOOOOOOTONOOO
w:awareness	OOOOOQSOONOOOOO
w:away	OOOOOQSOOOONOOO
w:aws	OOPSOOOROOOOOOO
w:ayuda	OONOOOOONUNONOO
w:ayudante	QOLOUOMOONOOOON
w:az	OOOOOOOOOOOSOOO
w:azure	OOOOOOOVOOOOOOO
w:año	OOJOOOQOSPOONOO
w:bac	OOOOOOSOONOOOOO
w:bachelor's	OOOOOOSOOOOOOOO
w:bachelors	OOOOOOSNOOOONOO
w:back	OOSOOOOOOOOORNO
w:backgrounds	OOOOOOOOOOOOMWO
w:bad	ONVOOPNOOOOOOON
w:bank	OOOOVOOOOOOOOOO
w:bar	OOOOUOOOOOOOOOO
w:barista	VTLOMOOOOLOONON
w:bartender	OMMOROSOOOOOOOO
w:base	OOOOOPMOUNOOOOO
w:based	OOOOOONPSKOXOOO
w:baseline	OOOOOMOOOOOOSOO
w:bases	OOPONNLTONOOOOO
w:basic	OOOOOOTPOOOOOOO
w:basis	OOKOSOOOQOOOOPO
w:basé	NNQNLKMLNMNWNNM
w:basée	OOSOOONNOQOOOOO
w:bata	ONUNONOOOOOOOOO
w:baust	OLNNOSOOONOOOOO
w:bay	OOOOOOOMOOOTOOO
w:bearing	OOOOOOJUOOOONOO
w:bebidas	OONOOTOOOOOOOOO
w:becoming	OOQOMMOOOTOOOOO
w:before	OONOOOOOOOPOUPM
w:behavioral	MKTMORROOOOOOOM
w:bel	OOKOQONOOOOTNOO
w:believe	OOVOOOOOOPOOOOO
w:bell	ONOOOOOOOOOSOOO
w:belonging	OOQOOTMOOOOOOMO
w:below	ONLONOPOLMOOUQQ
w:bending	OOOOOOSOOOOOOOM
w:beneficial	OOOONOMWOOOOOOO
w:benefit	OLOONQOOOXOOMOO
w:benefits	OUOOOOOOO¡OOOOO
w:berg	NNKNLPMOONNUNOO
w:berlin	KNMOLOOOOPOVMOR
w:besoin	NOOOQKTOOOOOOOO
w:besoins	OOOOOOSOOOOOOOO
w:bespoke	OXQOOOJOOLOOOOO
w:beverage	OOSOLOOOOOOOOOO
w:beyond	OONOOOQOOSOOOOO
w:bharatcares	JOXOOOOOOOOOMOO
w:bi	OIOOOUOPOOOOOOO
w:bien	OOOOOOSOOPOOOOO
w:big	OOPOOPSOOOOOOOO
w:bigger	OOSOLOOOOOOOQON
w:biggest	OLUORLMOONOOOOO
w:bigquery	OOOQOOSOOOOOOOO
w:bike	OOOOOOOOOSNOOOO
w:bilingual	ONOOOOQUONOOOOM
w:bill	OOOOONOOOTOOOOO
w:billing	OOOONVOOOOOOOOO
w:billion	OOUOOONOKOOOOOO
w:bio	OOQOSOOOOMOOOOO
w:biodiversity	SNOMMNOOOQOONOR
w:birdie	NNUOOOOOOOOOOOO
w:birkenhead	OOMOTONOOLOROOO
w:birthday	OONONOONOUOOOOO
w:bist	OOKNUMPNONNLNNN
w:bit	OOSOOOOOOOOONOL
w:bitbucket	OMOOONWKOOOLOOO
w:bls	OOOOOOTOOOOOOOO
w:blue	OOOOOOOOOOOSOOO
w:blueprints	OOOOOOTOOOOOOOO
w:board	OOOOOTROOOOOOON
w:body	OOSONNPOOOOOOOO
w:boissons	OOPOOUOOOOOOOOO
w:bokaro	OJNOQMOOOOOWOOO
w:bold	OOVONOOOOOOOOOO
w:bone	OOVONOMONOOOOOO
w:bonne	OOOOOOTOOOOOOOO
w:bonus	OOOOOMOOYNOOOOO
w:bonuses	OONOOOOOTTOOOOO
w:booking	OOOOOUOPOOKOOOO
w:boots	OJXOOOOOMKOOOTO
w:bosch	OOUOOOOOOOOOOON
w:boston	OOOOKOQOOOOWOOO
w:box	OOOOOOMOONOMUON
w:braze	OOPOONSOOOOOOOO
w:breached	ONOOOOOOOOOOKSO
w:break	ONOOSOOOOOOONON
w:breakfast	OOOOOMMOOTNONOO
w:brennan's	OOTOOOOOOOOOOOO
w:brewers	ONQOOOOOOOOLTNN
w:bridge	OOSOSOOOOOOMOOO
w:brightest	OOVONNOOONOOOMO
w:brings	OOTOOMROOOOOOOO
w:bs	OOOOPNUOOOOONNO
w:buddy	OONOONMOOUOOOOO
w:budget	OOOOOTOOOOOOOOO
w:build	OOOOOVOOOOOOOOO
w:built	OOVOOOOOOOOOOOO
w:bureau	NOMTONSONPMMOOO
w:bureaux	OOTOOOMNNOOSNON
w:businesses	OOVOOPOOOOOOOOO
w:busy	OOPOSMSMOOOOONO
w:but	OOOOOOLSOOOOOOO
w:button	OONNOMMNNOMNQLW
w:buyer	TNOOOOOOOOOOOOO
w:buying	OOTOOMPOOKOOOOO
w:c	OOTOOOPOOOOLOOO
w:c-level	OONSQLLOOOONOOO
w:c2c	KKKNNNVNNNSMLNL
w:ca	OOOOOOOOOOOVOOO
w:cabinets	OOOONOSOOOOMOOO
w:cad	NLPOOOUNOOONONO
w:cadre	ONOQSLNOOPOOOOO
w:calendars	OOOOOSOOOOOOOOO
w:california	OOPNOOTOOOOOOOO
w:call	OOTONOOPOOOOQOO
w:calling	OOMOSPOOOOOOONO
w:calls	OOOOOWOOOOOOPOO
w:calm	OOOOOPSOOOOOOOO
w:camarero	QOLOUOMOONOOOON
w:cambridge	OOSOOOOOOOOOOPO
w:cameras	OOOONQSOOOOOOOO
w:campaign	OOOTLMOOOOONOOO
w:can't	OOPOSOOOOMOONOM
w:can-do	OOPOONUOOOOOOOO
w:cancer	OOSOOOOOOOONOOO
w:candidate	OOMOONYOOOOOOOO
w:candidate's	OOOOOMNOOOOOSOO
w:candidates	OOMOLOSOOOOORSO
w:candidature	OONONOKNONNOVNN
w:cannot	OOMQMLUOOOOONPN
w:cap	ONTONMSORMOONOL
w:capabilities	OOONOQPSOOOOOOO
w:capable	OOOOOMUOOOOOOOO
w:capacidad	OOOOONTOOOOOOOO
w:capacity	OOPOOOTNOOOOOOO
w:capacité	OOOOOMPTONOOOOO
w:capture	OOMOTSOOOOOOMOO
w:car	OOOONOOOOTOOOOO
w:card	OOOOOOTOOPOOOOO
w:cardiac	OOOOOOSOOOOOOOO
w:cardiffregion	OMOOONNONOOTOOO
w:care	OOTOROOOOOOOOOO
w:career	OOOOQLOOO[OOONO
w:careers	ONROOONOOMOOWOO
w:caregiver	ONLNKLMONXNUMNO
w:caregivers	OOMOOOOOMSOONRN
w:caring	OOPOMNUOOOOOOOO
w:caringwe	OOSOOMOOONOOOOO
w:carpentry	OOONNSOOOOOOOOO
w:carrickmacross	OOMOSOOOOOOOOOO
w:carried	OOOONOOOOOOSOOO
w:carriers	OOOONTOOOOOOOOO
w:carrying	OOOOSOOOOOONOOO
w:cas	OOOONTOOOMOOOOO
w:case	OOOOOVOOQNOOMOP
w:cash	OOOOOROOOSOOOOO
w:casual	ONOOPOOOOTQOOOO
w:category	OOKSOQOOOOOOOOO
w:cdd	OONOSOOOOOOOOOO
w:cdi	OOOOOMMOOOWOOOO
w:cdk	OOSNOOOOOOOOOOO
w:ce	OOOOMOOOOOPOSOO
w:celebrate	OOSOOOOOOOOOOOO
w:celebrations	OONOOOOOOUOOOOO
w:cell	OONULNPOOOOOPNN
w:celui	NNNNTQMOONNOOOO
w:centers	OOSOOOOOOOOOOON
w:centraliserade	NNNORTMOOOOONOO
w:centres	OOSOOOOOOOOOOOO
w:century	NUOOMOOOOOOOOOO
w:ceo	OOOTLPOOOOPOOOO
w:certains	ONMONNNOOORUOON
w:certificate	OOOOPOTNOOOOSIO
w:certification	ONOOOOLZOOOOOOO
w:certifications	OPOOOOOSOOOOOOO
w:cfo	OOOOSOOOOOOOOOO
w:chadstone	ONNOOOOOOOSQOON
w:chain	TMNOPOOOOOOOOOO
w:chair	OONNMSNOOONSOOO
w:challenge	OONNTQOOOOOOOOO
w:challenges	OOOOQOSOOOOOOOO
w:challenging	OOMSMRNOOOOOOOO
w:chance	MJXOMOMOOSOOORM
w:change	OOUOOOOOOOOOOOO
w:changes	OOOON[OOOOOOIRO
w:changing	OOOOOOSOOOOOOOO
w:chantier	NOOOOWKOOOOOOOO
w:chantiers	NNLNLSPNOOPSNON
w:chaque	OOMOOPSOOOOOOOO
w:charge	OOOONUOOOOOOOOO
w:charpente	NMWNNNOMNNNMMNK
w:charpentier	QNLORNSOOONOOON
w:chase	OONOOPSOOOOOOOO
w:chauffage	OOOOOOSOOOOOOOO
w:chauffagiste	NOOOSOQOOOOOOOO
w:check	OOOOOOXOOOOOSOO
w:checking	OOOOOUMOOOONOOO
w:checks	OOOOOOQOOOOOSNO
w:chef	ROOWPOMOOOONOON
w:cheylard	OOROPMLLOMOUOON
w:chez	OOOOPOTOOOOOOOO
w:chicago	OOPOOOOOOMOTOOO
w:chief	QOMOSNOOOOOOOOO
w:children	OOSORLSMOMOOQOO
w:christi	OOROOOLOOTORNOL
w:christian	NUQNOLMOONONOOO
w:chronic	OONQMSOOOOOOOOO
w:cincinnati	OOOOOOOOOOOSOOO
w:cities	OOTOOOOOOOOOMOO
w:citizens	OOOTNNROOLOONOO
w:city	OOOOOOOOOOOWOOO
w:civil	OOOOMDUOOOOOM[O
w:civils	OOTOLOOOONOROOO
w:clarity	ONNONKWNOOOOMOO
w:class	ORKOOORQOKOOLOQ
w:clean	OOOOOVOOOOOOOOO
w:cleaner	TOMOOOOOOOOOOOO
w:cleaning	OOOOOUOOOOOOOOM
w:cleanliness	OOOOOSOOOOOOONN
w:cleansing	NNNNRKNOOUOOOON
w:clear	OOMOOSOOOQOOOOT
w:clearance	OMOOOOTNOOOONOO
w:clearly	OONOOMQOOSOOROO
w:clerical	OKOONUTOOOONOOO
w:clerk	TOLOOOOOOOOOOOO
w:click	OOOOOOKOOOOOWOO
w:clickhouse	NNMONUOOONOOOOO
w:clicking	OOOOOOOOOOOOSON
w:client	OOOOVQOOOOOOOOO
w:client's	OOMOTSOOOMOMOOO
w:client-facing	OONORMLNOTOOMOO
w:cliente	OOMONOVOONOOOOO
w:clientes	OOOOOSOOOOOOOOO
w:clients	OOOOOWOOOOOOOOO
w:clientèle	OOOONMRSOONOOOO
w:climatiques	OONONOSOOOOOOOO
w:climbing	OOOOOOUOOOOOOOO
w:clinical	OOOOOSOOOOOOOOM
w:clinically	OOOOOVOOOOOOOOO
w:clinician	OOLNROSOOOOOOOO
w:clinicians	OOOOOOOOOUOOOOO
w:closure	OOOOOOMQOOOOTMO
w:cloud	OOOOOOOSOOOOOOO
w:club	OOOOOOMOOUOOOOO
w:clyde	ONTOOOOOOOOOOOO
w:cm	OOOONPOOOOOOOOS
w:cmd	OOSOOOOOOOOOOOO
w:cms	OOOOOOOOOOOOSOO
w:co	ONOOOOOLOOOOTUO
w:coach	OOJOVTOOOMOOOOO
w:coaching	OOOOPOJROSOOOOO
w:cocktails	OOOOOOSOOOOOOOO
w:cod	OOOOOOOOOOOORKO
w:code	OOOOOOTOOOOOKOV
w:coding	OOOOOSNOOOOOOOO
w:coffee	MNQNNOKOOOOUNOO
w:cold	OOOOOOSOOOOOOOO
w:collaborate	OOOOOSOOOOOOOOO
w:collaborateurs	OOTOOOOOOOOOOOO
w:collaboration	OOTPOLPOOOOOOOO
w:collate	OOOOMNOOOTNOOOO
w:colleague	OOTOONOOOOOOOOO
w:collect	OOOOOPNPOOOONUO
w:colors	NNNNOOLONLONNOV
w:colors-a	NNNNOOLONLONNOV
w:com	OOVOOOOOOOOOROP
w:combination	OOOOOOLVOOOOOOO
w:combine	ONNSMMPOOOOOOOO
w:combined	OOPUMMKNOOOOOOO
w:combining	OOUOOOOOOOOOOOO
w:comcast	OOTOOOOOOOOOORO
w:comfortable	OOOOOOYOOOOOOOO
w:commandes	OKOOOUOOOOOOOOO
w:comme	OOSONMTNONNKOOO
w:commencer	OONONOOOOMOOSOO
w:commensurate	OOOOOOOOUOOOOOO
w:commerce	OOSOOOOOOOOOOOO
w:commission	OOOOOOOOVIOOLSO
w:commission's	OOLONMOOOOOOMTO
w:commissions	OOOOOOOOUNOOOON
w:committed	OOOOOLOOOOOOOXP
w:committee	ONULMQNOOOOMOOO
w:commodities	OOSOOONOOOOOOOO
w:commonly	OOONNNNNOSOOOOO
w:commonwealth's	OLOOOONOOOOOVRO
w:communicates	OOOOOSOOOOOOOOO
w:communication	OOOOOOWOOOOOOOO
w:communications	OOOOOSOOOOOOOOO
w:communicator	OONOMNWOOOOOOOO
w:communities	OOTOOMOOOQOOOOO
w:community	OOPOOTOOOOOOOOO
w:commute	OQOOMONOOPOTOOO
w:commuter	ROOOTOOOOOOMOOO
w:companies	OOYOOOOOOOOOOOO
w:company	OOUOOOOOOSOOOOO
w:comparable	OOOSKNMTOOOONOO
w:comparison	OONOSNMOOOOOPOO
w:compassion	OOSOONOOOOOOOOO
w:compelling	OOOONVOOOOOOOOO
w:compensation	OOOOOOOOVPOOOOO
w:competencies	OPOOOPOOOOOOSOO
w:competent	OOOOOSOOOOOOOOO
w:competing	OOOLTNMOOOOOOOO
w:competition	OOKNOPNNORONORO
w:competitive	OOOOOOOOXROOOOO
w:complaint	OOOOOOOOOOOOKTO
w:complaints	OOOOOSOOOOOOOOO
w:completa	OPNNONNONJTNOOS
w:complete	OOOOOTOOOOOOSMO
w:completely	OOOOOTOOONOMOOO
w:completes	OOOOOTOOOOOOOOO
w:completion	OOOOOSROOOOOOOO
w:compliance	OOOOOTOOOOOOOOO
w:complications	OONSNLOOOOOOOOO
w:complies	OONOOSOOOOOOOPO
w:complimentary	OOOOOOMOOSOOONO
w:comprehensive	OOOOOOOOOUOOOOO
w:computer	OOOOOOXOOOOOOOO
w:computers	OOOOOPTOOOONOOO
w:computing	OOSOLLOOOTOOOON
w:compétences	ONOOOKSOOQOOOOO
w:concept	OOOOOTOOOOOOOOO
w:conception	OOSOOOOLONOSOOM
w:concerns	OOOOOVOOOOOOONO
w:concise	OOOOOOSOOOOOOOO
w:conditional	ONNUNMPNNNNNKON
w:conditions	OOMOMRSMOOOUOOM
w:conduct	OOOOOYOOOOOOOOO
w:conducteur	KOOORROOOOOOOOO
w:conducting	OOOOOSQOOOOOOOO
w:conducts	OOOSLRNOOOOOOOO
w:conduite	NOOOPTOOOOOONON
w:conferences	OOLOOQKOORTNNNO
w:confiance	OOSOOONNOQOOOOO
w:confidence	OOLOOOSOOOOOROO
w:confident	OONRLLSOOOOOOSO
w:confidential	OOOOOOONOOOOMWO
w:configuration	OOOONUMOOOOOOOO
w:confirmed	OONOMOONOONPLMU
w:connaissance	NOOOPNLTOOONPOO
w:connaissances	OOOOONUOOOOOOOO
w:connaitre	ONOOOMUOOOOOOOO
w:connect	OOOONQOOOTOOOOO
w:connection	OONOOSLOOOOONQO
w:connects	OOTONSNOOOOOOOO
w:conocimiento	OONNNMNTOOOMNOO
w:consent	OONNOONOOOOOLQS
w:considered	OOMOOONOOPOSTMO
w:considering	OOPOOOOOONOOTMO
w:consistency	OOOOOVOOOOOOOOO
w:consistent	OOOOOSOOOOOOOOO
w:consistently	OOOOOPWOOOOOOOO
w:constantly	OOMOOVOOOOOQOOO
w:construction	OOSOSPOOONOOOOS
w:constructive	ONQOMTMOOOOOOMO
w:consultant	XMPQOLOOOMONKOL
w:consultants	QOPRMJNNOTOOOOO
w:consultations	OOOOOSNOOOOOOOO
w:consultative	OOOOOSOOOOOOOOO
w:consulting	OOSOOOROOOOOOOO
w:consumer	SOORLONROKOOOOO
w:consumers	ONOSLTOOOOOOOON
w:contact	OOOOOOOOOOOOOSO
w:contacted	OOOOOOOOOOOOTLO
w:contain	ONOOOOMOOOOONSO
w:contents	OOOOOTOOOOOOOOO
w:context	OOQOSMOPOMOLOOO
w:continents	OOUOONMOOOOKOOO
w:continual	OOMOOOOOOSOOOOO
w:continually	OOSOOOOOOOOOOOO
w:continue	OOPOOKNOOOOOOTO
w:continued	OOPPRLOSOOOOOOO
w:continues	OOSOONOOOOOOOOO
w:continuo	OOTONOOONOOONOO
w:continuous	OOOPOOOOOSOOOOO
w:contract	OOOOOONOOOXOOOO
w:contracted	ONOOOOMOTLNOORO
w:contractor	OSPOMOOOOOOOOOO
w:contractors	OOOOOOOOOMOOOTO
w:contractual	OMOOOOOOOOSOOOO
w:contrat	OSOOOLOOOLTOOOO
w:contrato	OOOOOOOOORTOOON
w:contribute	OOOOOSOOOROOOOO
w:contributing	OOOOSSONOOOOOOO
w:contribution	OSOOPMOOOPOOOOO
w:contributions	OOOOUOOOOQOOOOO
w:controller	OOOTOOOOOOOOOOO
w:controllers	OONUQJNOONOOOOO
w:controlling	THOROMRNOOOPOOO
w:controls	OKOOOOUOOOOOOOO
w:contrôlez	OOOOOTKOOOOOOON
w:conversations	OOOOOPSOOOOOOOO
w:coo	OOMTPONOONPOOOO
w:cook	SOOOOOOOOOOMOOO
w:cookie	MMMNOONONONNONT
w:cookies	OONONONOOOOOOMT
w:cool	OOMOMSQOOOOOOOO
w:cooperation	OOOOOTOOOOOOOOO
w:coordinate	OOOOOSOOOOOOOOO
w:coordinates	OOOQLTNOOOOOOOO
w:coordination	OOOOOUOOOOOOOOO
w:coordinator	WLOOOOQOOOOOOOO
w:copyright	NNJNOOONNMNOLUM
w:core	OOTOOOOOOOOOOOO
w:corporate	OONOSOOOOLOOPOO
w:corporation	OOTOOOOOOOOONOO
w:corpus	OOROOOLOOTORNOL
w:corresponding	OOOSMLOOOOONOOO
w:cost	OSOOOONOOOOSNOO
w:costa	NNSOOOOOOOOOOOO
w:cosuno	OOTOOOOOOOOOOOP
w:counsellor	OONOSONNOOOONOO
w:counties	OOTOOOOOOOONOOO
w:countries	OOUOOOOOOOOOOOO
w:county	OOTOOOOOOOOOOOO
w:courses	OOSOMPMOOTNOOON
w:coverage	OOOOOSOOOQOOOOO
w:covid-19	OOMRONOOOMNOLWN
w:cowan	OOUNPLNOOOOOOOO
w:cpa	OOOOOOKUOOOOOOO
w:cpi	OORONOIUOOONMLS
w:cpr	OOOOOOSOOOOOOOO
w:crafting	OOOOSOPOOOOOOOO
w:crane	OOSOOOOOOOONOSO
w:creates	OOTOOPNOOOOOOOO
w:creating	OOOOOUOOOOOOOOO
w:creation	OOOOTOOOOOOOOOO
w:creative	OOROLOWOOOOOOOO
w:creativity	OOTOKNTLOQOOOOO
w:credentials	OOOOOOTMOOOOROO
w:credibility	OMOOOJVLONOOOOO
w:crime	OOMTLSNOOOONMOO
w:criminal	OOOOOOWOOOOOPOO
w:criteria	OQOOMLMQOOOORTO
w:crm	OOOOOOUOOOOOOOO
w:cross-functional	OOOOOOOSOOOOOOO
w:cross-functionally	OOOOSNOOOOOOOOO
w:crucial	OOOOUOOOOOOOOOO
w:crèche	OOLOTOPOOONOOOO
w:csr	NMMMMOONNNNMONV
w:csrbox	ONTOOOOOOOOOLOO
w:css	OOOOONUOOOOOOOO
w:cultura	OOSOOOOOMQOONOO
w:culture	OO[OOROOOOOOOOO
w:cumbria	OOSOOOOOOOONOOO
w:curious	OMSOPOSOOMOONOO
w:current	OOOOOOQOOOONUOO
w:currently	OONOUOUOOKOOOOO
w:customer-focused	OOOOLRSOOOOOOOO
w:customers	OOPOOTOOOOOOOOO
w:customers'	OOQONSOOOOOOOOO
w:cutting-edge	OOOOOONOOUOOOOO
w:cv	OOOOOPOOOOOOWNO
w:d	OLNSNMOORNOQOOO
w:d'activité	OSMOOPNNOSOLOOO
w:d'adaptation	OOOOOMKVOOOONON
w:d'analyse	OOOOONSOONOOOOO
w:d'enfants	OOOOOSNOONOPNOO
w:d'expérience	IOOOSOVOONOOOOO
w:d'heures	OOOOOMOOONUOOOO
w:d'un	NOOOSNTOOOOOOOO
w:d'une	ONOONQSOOOONQOO
w:d'échanges	OONOONNOOSOOOOO
w:d'évolution	OMNOONNOOTOOOOO
w:d'être	OONONOPNOSOOOOO
w:dabei	OOTOLOOOOONNNOO
w:daily	OOOOOXOOOOOOOOO
w:dallas	OLIOSOOOOOOXOOO
w:dans	OMOOTOOOOOOOOOO
w:dars	OOOOOOOOOOOOVHO
w:dashboards	OOOOPTOOOOOOOOO
w:data-backed	OONOOSOOOOOOOOO
w:data-driven	ONMOPSOOOPOOOOO
w:database	OOOONPSOOOOOOOO
w:databricks	OOQOOOUKOOOOOOO
w:date	OOOOOOOOOOOOVOO
w:dated	OOOOOOUOOOOOONO
w:daten	MTINWMINONNMNNN
w:datenmodelle	OTOOOMNOONOOOOO
w:datenqualität	OTNNNIQOONNOOOO
w:datos	NOOOONOTONOONOO
w:dax	OOOOONOUOOONOOO
w:day	ONOOOOOOORYOOOO
w:days	OOOOOOOOOSTPOOO
w:dbhds	OOUOQNMOOOOONPO
w:dbs	OONOOOSNOOOORNO
w:dbt	OOOQOOOSOOOOOOO
w:dbvi	OOOOOOOOOOOORKO
w:dci	OOLULNNOOONPNOO
w:dcs	OONOMTOOOOOOOQO
w:dd214	OOOOOOOOOOOOSLO
w:deadlines	OOOOOOWOOOOOOOO
w:deals	OONOMUOOOOOOOON
w:debt	OOOOOSMOOOOOOOO
w:decision-makers	OOOOOSPOOOOOOOO
w:dedicated	OOUOQMOOOOOOOOO
w:dedication	ONPOOOOOSLOOOOO
w:deep	OOOOOOUOOOOOOOO
w:default	OOTOONOOOOOOQLO
w:defining	OOOONSOOOOOOOOO
w:definition	OOOONOOOOOOONTO
w:degree	OOOOOOUQOOOOOOO
w:deiner	ONOOOOMOOSOORON
w:del	MTOOMLONNPLNMNQ
w:delete	OONOOLMOOOOOJUO
w:delighting	OOOOONSOOOOOOOO
w:delivered	OOOOTOOOOOOOOOO
w:deliveries	OOOONVNOOOOOOOO
w:delivers	OOSOOMQOOOOOOOO
w:dem	OOKOTOMOOROMOON
w:demand	OOOOSOOOOOOOOOO
w:demanding	OONOTONOOOONOOO
w:demeanor	OOOOOOTOOOOOOOO
w:demonstrated	OOOOOOOSOOOOOOO
w:demos	OOOOOSMOOOOOOOO
w:den	OOKOTONOTHONOOO
w:density	OOVONMMONOOOOOO
w:denver	OOOOOOOOOOOTOOO
w:department	OOOWOOOOOOOOOOO
w:departmental	ONOOOTSOOMOOOOO
w:departments	OOOOOTOOOOOOOPO
w:depend	OOQONOQOSMNOOOO
w:dependable	OOPOONSOOOOOOOO
w:dependent	OOOOOOOLVOONNOO
w:depending	OOOOOOLOTPSOOOO
w:deploying	OOPNVNOOOOOOONO
w:deployment	OTOOOMNVOOOOOOO
w:depth	OOOOONTOOOOOOOO
w:depuis	NOSOPOOOOOOOOOO
w:der	ONYNGOMONTNKMOK
w:des	OOOOO[OOOOOOOOO
w:desarrollo	OOQOOOOONSOOOOO
w:describe	OOOOOOMOOOOOOSO
w:described	OOOOOOKOOOOOOTO
w:descripción	NUMNNMNNNIMNNNS
w:description	OWNOOOOOOOOOOOX
w:descriptions	OOOOOOMOOOOOOSO
w:designgroup	OOTOQNROOOOOMOO
w:designing	OOOOPXOOOOOOOOO
w:designs	OOOOOVNOOOOOOOO
w:desirable	OQOOOOFXOOOOOOO
w:desire	OOOOOOVOOOOOOOO
w:desired	OVOONQMOOOOOOOO
w:desktop	OOOOOOLPOOOSOOO
w:detail	OOOOOOSPOOOOLOR
w:detail-oriented	OOOOOOSOOOOOOOO
w:detailed	OOOONPKOPONOUMN
w:details	OOLOONQOOOOOROX
w:detailseligibility	NVMNNNMOOONNMNM
w:detective	OOLVMKMOOOMNMOO
w:determined	OOPONLLOTOOQQMO
w:determines	OOOOOSOOOOOOOOO
w:deutschlandweit	ONKOKNOOOONYOOM
w:developed	OOOTMNMUOOOOOOO
w:developer	WOOOOOOOOOOOOOO
w:developers	OOPOOSOOOOOOOOO
w:device	OOOOOTPOOOOOOOO
w:devices	OOUONRNOOOOOOOO
w:devops	OOOOVOUOOOOOLOO
w:dial	ONNOMUOOOOOOOOO
w:diamond	MOTNOMSOOOOOOON
w:dich	OOOORMROOKONRON
w:didcot	OOTOLONOOOOROOO
w:die	OMSOLOKOORONROL
w:difference	OOOOTOOOOOOOOOO
w:differentials	ONOOOOOOXOHONON
w:difficult	OOOOOOSOOOOOOOO
w:différents	OOOOOSOOOOOOOOO
w:dig	NLRMNKSNOJNNSNN
w:diligent	OOOOMMSOOOOOOOO
w:din	ONOOLNMOLSNOTON
w:diploma	OOOOOOWOOOOOOOO
w:diplôme	OOOOOOSOOOOOOOO
w:diplômé	OOLOTOOOOOOONOO
w:dir	OTOOOOMOOOOOOOO
w:directly	OOJWSOOOOOOOOOO
w:director	RONUPOLONSMNNOO
w:directors	OOPTKPMOONOOOOO
w:disabilities	OOOOOOOOOOOOOUO
w:disability	OOOOOLOOOPOOOUO
w:discipline	OONNOOUOOONOOOT
w:disclaimer	ONONLOLOONUOMNM
w:disconnect	OOLOQSOOOOOOOOO
w:discount	OOOOOOOOOUOOOOO
w:discounted	OOOOOONOOUOOOOO
w:discounts	OOOOOONOOXOOOMO
w:discrimination	OOLOONNOOOOOOWO
w:discuss	OOLNOOMOOLONZNO
w:discussion	OOQOOOOOOOOOSNO
w:disease	OONSNOOOOOOOOOM
w:dispatch	OONOMTNOOOOOOOO
w:displayed	OONONNNOSOOOOOO
w:disponibilidad	NNNNNNTNOMTONOM
w:disponible	MMNNMMLNNNXKLNM
w:disposez	OOOOOOSOOOOOOOO
w:disseminate	OOOOOOMSOOOOOOO
w:distractions	OOOOOOSOOOPOOOO
w:distribution	ONOOPRNOOOOOOOT
w:distributor	OOOOMSNOOOOOOOO
w:dive	OONOMSPOOOOOOOO
w:divers	OOOOOOOOTKOOOOO
w:diversity	OTOOOOOOOOOOOSO
w:dna	OOSOMOOOOOONOOO
w:do	OOSOSOOOOOOOOOO
w:doc	QMTOOOOOOOOMOOO
w:docker	OJQOOPOUOOOOOOO
w:document	ONOOOOOOOOOOOOU
w:documentation	OOOOOVOOOOOOOMO
w:documented	ONQSMNOOOOOOONO
w:documents	ONOOO¡OOOOOOSOO
w:does	OONOUOOOOOOOOPO
w:doesn't	OLUOONPOOOOONNO
w:doing	OVKOQMNOOOOOOOT
w:domain	OONOOMUMOOOOOON
w:domaine	MNTNOOOROONMMON
w:domicile	OOOOOOOOOTOOOOO
w:donde	OOVONOOOOKNNNOO
w:done	OSOSJJTNOOOONNO
w:dorset	OOPOSOOOOOOKOOO
w:dose	OONOOOSOOOOONQO
w:down	OOPOOTROOONOOOO
w:download	OJOOOOLNOOOOSQU
w:downtown	OOTOOOKOOOPPOOO
w:dra	OOOONMJONVQOOOO
w:dress	OOOOOOOOOWLONOO
w:drinks	OONOSOOOOOOOOOO
w:driver	YOLOPOOOOOOOOOO
w:driver's	OOOOOOVOOOOOOOO
w:drivers	OOOOOSOOOOOOOOO
w:drug	OONROOOOOOOOOTL
w:drug-free	OSOOOOOOOOOOOMO
w:drury	NONOOOOOOTOOOOO
w:dswb	OPNTPKOOOOOOOOO
w:du	OONOPTQOILOOOON
w:duality	ONMOSONOOROONON
w:dublin	OOMSNOMOOOOPOOO
w:due	OOOOOOOOOOOOOSO
w:dues	OOOOKSOOOQOOOOO
w:duration	OOOOOOOOOOSOOOO
w:durch	ONNOOOLONUOOOOO
w:during	OOOOOOOOOOOOWOO
w:durée	OSOOOOOOOOOOOOO
w:duties	OOOOOVOOOOOOOTO
w:duty	OOOOOOMOONTOOOO
w:dynamique	NONOTOQOOOOOOOO
w:dès	LNNNKOHLNMVNVNM
w:débutant	OOOOOOVOOOOONOO
w:découvrir	NNUNMMMONMNNOML
w:défi	OOONSOOOOOOOOOO
w:déplacement	OOMONNNOOPRTOON
w:día	OOOOOOOONTNOOOO
w:e-mail	OOOOOOOOOOOOUNO
w:each	OOSOONNOOOOOOOO
w:eager	OONOUNQOOOOOONO
w:early	OOOSONOOOOOOQOO
w:earnings	OOMOONMOTRMNNON
w:earns	OOOOOOTOOOOOOOO
w:east	OMOOROOOOOOTOOO
w:ecological	OOOOOTOOOOOOOOO
w:economic	OOOOONOOOSOOOQO
w:ecosystem	OOTOOONOOOOOOOO
w:ecosystems	OONNTMOOOOOOONO
w:edit	OONOONMONNMNNNU
w:educate	ONOOOUNOOMOOORO
w:eeo	OONOOOOLOOOONWO
w:effectiveness	OOPOOOTNOOOOOON
w:effectuez	OOOOOTNOOOOOOOO
w:efforts	OONOTOPOOOOOOOO
w:eigene	ONTOJOPOONONNON
w:ein	ONTNQOPNOLNMMON
w:eine	NNOOONIOTSOOOON
w:einem	OOROMOKONUOMOON
w:either	OOKOROONOOOOOPO
w:eks	OOSNOOOOOOOOOOO
w:el	OOTOPONROOOOMOL
w:elastic	NLLUNLPTNMNNNNM
w:elections	SOOOQONONONOOON
w:electrician	VNOOOOOOOOOOOOO
w:electrocardiogram	OONTOLNOOOOOOOO
w:electronic	OOSOOQOOOOOOOOO
w:elementid	OONOOOLOOLOOOOU
w:eligibility	OOOOOOSOOOOOPRO
w:eligible	OOOONLWOOSOOPOO
w:elle	OLSQOLNNOOOOOOO
w:elucidata	OOSOOOOOOOOOOOO
w:email	OOOOOOOOOOOOUOO
w:emails	OONLKXOOOOOMOOO
w:emazing	NOVOOOOOOOOOOOO
w:embrace	OKKONNUOONOONRO
w:empathy	OOOOMOVOOMOONOO
w:emphasizing	OOSNMONOOMOQPOO
w:empleo	LYKLLLLLLJKLLLP
w:employ	OOTOONOOONOONPO
w:employee	OOOOOOOOOWOOOOO
w:employees	OOOOOOOOOOOOOVO
w:employer	OOOOOOOOOOOOO¡O
w:employer's	OOOOOOSPOOOOOOO
w:employing	OOMOOOQOOOOOOSO
w:employment	OOOOOOOOOOOOOYO
w:empower	OOPOSOOOOOOOOOO
w:empowered	OOMOSOOOOOOOORO
w:empowerment	OVNOONOOOOOONPN
w:empowers	OOSOOOOOOOOOOOO
w:en	OOOOORTOOPOOMOO
w:encourage	OOLOMQMOOROOPSO
w:end	OOLOOTONOOROOQO
w:end-to-end	OMOORTOOOOOOOOO
w:energetic	OOMOOOXOOQOOMOO
w:energy	RKQOOKOOOUOOOOO
w:enfants	OLOOOUOOONOOOOO
w:enfin	OONOTOLRNNNNMNN
w:enforcement	QOOTONOOOONOOOO
w:enforcing	OONNQSOONNOOOOO
w:engage	OOOOOTOOOOOOOOO
w:engagement	OROOOOUOOOOOOOO
w:engelska	OOSOONQOONOOMOO
w:engineer	aOJOVOOOOOOOOOO
w:engineers	OOLTOOOOOOOOOOO
w:english	OOLOOOZOOOOOOOO
w:enhanced	OOOOOOQOOSOOOOO
w:enhancement	OPOOOULOOOOOOOO
w:enjoy	OOOOOOXOOROOOOO
w:enjoys	OOOOMOTOOOOOOOO
w:enough	NMKNVLPNONNMNNN
w:ensures	OOOOOSOOOOOOOOO
w:ensuring	OOOOOXOOOOOOOOO
w:enter	OOJOOOOOOOOOOOV
w:entering	OOQOSLKTOOONONO
w:enterprise	OOSOOONOOOOOOOO
w:enthusiasm	OOOOONSNOOOOOOO
w:enthusiastic	OOOOTOOOOOOOOOO
w:entirely	OOTOOLLSOOOOPOO
w:entities	OOSOOOOOOMOOOOO
w:entitlement	OOOOOOOOOUOOONO
w:entomology	OOOOSOMOOOOOQOO
w:entre	OOOOSOMOOOOOOOO
w:entrepreneurial	OOROMOSOONOOOOO
w:entretenir	OOOOOTMOOOOOOOO
w:entretien	OOOOOTNOOOMOTOO
w:entry	OOOOROOOOOOOOOS
w:entry-level	OOLOUMPOOPOOOOO
w:entscheidest	OOMNKOMNONMUNNN
w:envie	OMNOONNOOTOOOOO
w:environmental	OOOOOPOOOOOTOOM
w:envoyer	OOOOOOLOOOOOTOO
w:equal	OOOOOOOOOOOOOZO
w:equally	OONOSOOOOOOOOOO
w:equipment	OOOOOUOOOPOOOOO
w:equipo	OOTOROOONPOOOOO
w:equitable	OOOOOOOOOOOOMUO
w:equivalent	OOOOOOSSOOOOOOO
w:er	OOOOONQNNOONOOS
w:erfahrung	OOONONSNOMNONOO
w:erfarenhet	OMOOOLVOOMOONOO
w:ergonomically	OOOONQMOOOOSOOO
w:erp	OOOOOOSPOOOOOOO
w:erwartet	OQLOTNOOOOOMOON
w:es	LHNKQOOMOLLVKNP
w:escalations	OOOOOTOOOOOOOOO
w:español	OONOOOSOOOOOOOO
w:especially	OOOOOOOSOOOOOOO
w:esprit	OOOOOOSOONOOOOO
w:essential	OSOOOOOOOOOOOOO
w:est	OMOOOJSSOIOOROK
w:established	OOROSPOOOOOOOOO
w:establishing	OONOOUOOOOOOOOO
w:estate	OOSOOOOOOOOOOOO
w:estimates	OOROOOOOMMOONSO
w:estimating	OOOOMTOOOOOOOOO
w:et	OOOOOYQOOOOOOOO
w:etc	OONOOUOOOOOOOOO
w:ett	OPMRPJLONVONNOO
w:eur	OONONOOOTNPNOOO
w:european	OOULMMOOOOOOOOO
w:euros	OOKOOOOOURMONOO
w:evaluating	OOOOPSOOOOOOONO
w:evaluation	OOOOOTOOOOOOOOO
w:evening	OONONOMONOXNOOO
w:evenings	OOOOONOOOOWOOOO
w:event	OOOORSOOOOOOOOO
w:events	OONOOPOOOUOOOOO
w:ever	NNXOKOMOOOOONOM
w:every	OOUOOOOOOOOOOOO
w:everyday	OOTOOOOOONOOOOO
w:everyone	OOUOOOQOOOOOOOO
w:everything	OOYOOPOOOOOOOOO
w:everywhere	ONTOOOOOONOOOON
w:evidence-based	OOOOSNNOOOOOOOO
w:evidenced	ONNOMOMOOOOPTON
w:evolving	OOUOOLOOOOOOOOO
w:ex	ONNTLMKTOOOMOOO
w:exactly	ONLOQNLNONOOSOO
w:exam	NNLOOONOOONKVMM
w:examination	OJOOOOLONOONYNN
w:example	OOOOONOOOOOOURO
w:exceed	OOPOOSOOOOOOOOO
w:exceeding	OOPOOOSOOOOOOOO
w:excel	OOOOOOTPOOOOOOO
w:excellence	OOTOOOOOOOOORNO
w:excels	OOOOMOSOOOOOOOO
w:exceptional	OOOOOQSOOOOOOOO
w:excited	OOOOTOOOONOOOOO
w:exciting	OORLPONOOOOOSOO
w:excursions	OOSOOOOOOOOOOON
w:executive	OOOOOPSOOOOOOOO
w:exemption	OONNOONOOOOOMUN
w:exercise	OOOOOPSOOOOOOOO
w:exhaustive	OOOOMONOOOOONUO
w:exhibits	OOOOOPSOOOOOOON
w:exist	OOUONNMOOOOONNO
w:existing	OOOPOUKOOOOONSO
w:expand	OOOOOOOOOQOOOOS
w:expanding	OOOOUOOOOOOOOOO
w:expansion	OOSOOOOOOOOOOOO
w:expect	OOHNRNWOOOPOOOO
w:expectations	OOOOOTOPOOOOOOO
w:expected	OOOOJOQOOOROOSO
w:expecting	OOLOTNPNONOOOON
w:expense	OOOOOQNOOPOSOOO
w:expenses	OOOONPOOOSOOOOO
w:experience	OOOOOOV¡OOOOOOO
w:experienced	OOOPTMOOOOOOOOO
w:experiencia	OOMOOOQTPOOONOO
w:experimenting	OOOULKOOOOOOOOO
w:expert	OOOOOUOOOOOOOOO
w:experts	OOOQOLOOOTPOOOO
w:explain	OOOOOSOOOOOOPOO
w:explore	OOSONNOOOQOOPOO
w:exposure	OOOOOMTPOTOOOOO
w:expérimenté	NOOOSOQOOOOOMOO
w:extension	MLMMLLPOMKXPMMK
w:extensive	OOOSOMOOOSOOOOO
w:external	OOLOOYMOOOOOOOS
w:extract	OOOSLOOOOOOOOOO
w:extraordinary	OXMOOJMOONNPONL
w:extreme	OOOOOOSOOOOOOOO
w:extremely	OOSONMOOOOOOOOO
w:extérieur	OOMOMNSOONPOOOO
w:eye	OOOOQONTOOOOOON
w:f	OLPOUOOOOOOOOPO
w:fabric	ONROOOSMOOOOOOO
w:face	OOLPTQOOOOOOOOO
w:facebook	OOOTLQOOOOOOOOO
w:facial	ONSOMOROOOONOON
w:facilitate	OONONVNOOOOOOOO
w:facilities	OOVOOKNOOOONOUO
w:facility	OOQOOOKOOOOSOOO
w:fact	NMKOMONNOVONKNN
w:factors	OOONOQONVOONNOO
w:factory	OOOORNSMOOOOOOO
w:facts	OONNTMNOQNOONNO
w:factures	ONNNNVLOONOOOOO
w:failure	OMOUOMMOOOOOPOO
w:fair	OOLQOOMOOOTOOSO
w:fait	OOOONONTOONOOON
w:faloni	OOUOOOOOOOOOQNL
w:familiar	OOOOONNTNOOOOOO
w:familiarity	OOOOOOOYOOOOOOO
w:families	OOTOONOOONOOOOO
w:family	OOROOOOOOSOONOO
w:family-oriented	OOOOOOOOOKOTNNO
w:family-owned	OOTOOOKOOOOOOOO
w:famous	ONOONTMOOOOOOON
w:fanatics	OOUOOOOOOOOOOOO
w:fans	OOQOTOOOOOOOOOO
w:far	ONLRPKMONVNNNOO
w:farm	OOOOONOOOKOOOWO
w:farmfoods	NNNMVOMNNQMNLON
w:fascinating	OOSOOOMOOOOOOMO
w:fashion	ONUNOLSOOOOOOOO
w:fast	OOSSLPOOONOOOOO
w:fast-growing	OOTOQMOOOOOOOOO
w:fast-paced	OOOOOOSOOOOOMOO
w:faster	OOQSKMOOOOOOOOO
w:fastest-growing	OOTOOOOOOOOOOOO
w:favourable	OOOOOOJTOPOOOOO
w:fda	OOMOSQOOOOOOOON
w:featured	OOTOONOOOMOOOOO
w:feb	PNNNMNLNMNNWJNQ
w:federal	OOOOOUOOOOOOOOO
w:feedback	OOOOOTOOOOOOOOO
w:feeds	OOVNPNNOOOOOONO
w:feel	OOOONSOOOLOOORO
w:fees	OOOOOOMOOSOOMQO
w:female	NNNOOOTNNOMNNUM
w:ferc	OOONUNMOOONOOOO
w:feste	NLRNLMNNNMUMNNM
w:few	OOTONOOOOOOOOOO
w:field-based	OONONPPOOOSOOOO
w:figures	OOOOONPOSOONOOO
w:fin	ONNOOONONOTNOON
w:finance	OOOSONOOOOOOOOO
w:find	OOPOOOLOOOOOTNR
w:findable	OONSONNOOOONOOO
w:fines	NNNOONQNNMTNOON
w:fingerprints	OOOOOPMOOOOOSOO
w:fintech	OOSONOOOOOONOOO
w:firebase	OOQOOMSOOOOOOOO
w:firefighter	PNOONMNOOONNNUN
w:first	OOOOOOOOOSOOOOO
w:fit	OMNOONTOOQOORNQ
w:five	OOOOTOOOOOOOOOO
w:fivetran	ONOSOOOOOOOOOOO
w:fl	OOMOOONOOOOYOOO
w:flat	OOOOOSOOOOOONOO
w:flexibility	OOOOOOOOOUOOOOO
w:flexible	OOOOOOSOOZSOOOO
w:floor	OONOOVOOONOOOOO
w:floors	OOOOPUOOOOOOOOO
w:flow	OOOOUQOOOOOOOON
w:fluency	OOOOONPSOOOOOOO
w:fluent	ONOOOOSMOOOOOOO
w:fluently	OOIMONUNOOOOONO
w:fluid	OOMROOUNOOOOOOO
w:fluids	OOKSMQOOOOOOOOO
w:fly	OOTOOOOOOOOONOO
w:fmcg	OOSOMMPOOOOOOMO
w:focus	OOTOPOPOOOOOOOO
w:follow	OOOOOWOOOOOOMNU
w:follow-up	OOOOOUOOOOOOOOO
w:following	OSOOOOOOOOOOOOP
w:follows	OOQONSOOONOOOOS
w:fonction	OOOOOSMOOOOOOON
w:football	OOWLNNKOOOOMONM
w:forces	OOPOMJQNOOOOQSO
w:forecast	OMOOOVOOOOOOOOO
w:foremost	OOSOOONOOOOOOMO
w:foreperson	SNMOROOOOOOMOOO
w:fork	OOTOOOOOOOOOOOO
w:form	OOOOOROOOOOOSQO
w:formación	OOOOOOOOOSOONOO
w:formal	ONOOROIVOONNMPO
w:format	OOMOONOOOSOORON
w:formation	OMNPNJPOOUONOOO
w:former	OOOOOJOOOTOOPPO
w:formidable	OONOTLOOOLOOROO
w:forms	OOOOMPOQOOOOOSO
w:fort-	OONOOOLOOUOOOON
w:forte	OOMONNPOOSOOOOO
w:forward	OOOOOOOOOOOOUOO
w:foster	OOTOOSROONOOOOO
w:foundation	OOTOMOOOOOOOOOO
w:founded	OOVOOOOOONOOOOO
w:founder	OOOOOOMOOONRSOO
w:fournisseurs	OOOOOSOOOOOOOOO
w:fragrance	OOOOOSOOOOOONOO
w:frameworks	OOOOOOQTOOOOOOO
w:fran	NNLQNTIOOPONSOO
w:france	OOSOOONOOOOOOOO
w:francisco	OOOOOOOOOOOSOOO
w:français	ONMONNNOONRUONN
w:free	ONOOOMMOOZOOOSO
w:freelance	OOLOSOLOPTPOMOO
w:french	OONONOSOOOOOOOO
w:frequent	NMNNMLVNNNNROON
w:frequently	OOMOOOXONKOOOOO
w:freyja	OLNOOOOOOOONWON
w:fri	OONOOOOOOOTOOOO
w:friday	OOOOOOOOOOUOOPO
w:friend	OOOOOONOOTOOOOO
w:friendly	OOOOOVOOOOOOOOO
w:frontière	OOOOSNOOOOOOOOO
w:fuel	OOSONOOOOPOOOOO
w:fuerteventura	NNMNTNLNMSNONNM
w:fulfil	OOOOOSROOOOONOO
w:fulfilling	OOLOVONOOQOOOOO
w:fulfillment	SOOONOOOOQONOOO
w:full	OOOOOOOOOOWOOOO
w:full-time	OOOOOOOOOOaOOOO
w:fully-funded	OOOOQOKOOSOOMOO
w:fun	ONUNQOLMOSOONOO
w:functional	OSOOOVMOOOOOOOL
w:functioning	OOOOOKSOOOOOOOO
w:functions	OOOOOUMPOOOOOQO
w:funded	ONNOOOPOOUOOOOO
w:fundierte	ONOOONOONSOOOON
w:future	OOOOOOOOOSOOQOO
w:fx	OOOOOLQNNOOMSON
w:fyld	ONTNNOOOONONSNM
w:für	OOLNNQROOKOOPOO
w:g	OMOOOOOPOOOOSOO
w:g-p	OOUOOOOOOOOOOOO
w:ga	OOOOOPNOOOOWOOO
w:gain	OOMOOOJOO[OOOOO
w:gainesville	OOOOOOMNOOOUNOO
w:ganas	OOOOTOMOOOOOOOO
w:garant	OOONNVLOOOONOOO
w:gas	OOSONQLOOOOOOOS
w:gather	OMOOORMOOTOOOOO
w:gathering	ONNOMOUOONNONOL
w:gcp	OOPOOOOSOOOOOOO
w:gcse	OOOOOOOSNNOOPON
w:gdpr	OONOOOONOTOOOOO
w:gen	OOSOOOOOOOOOOOO
w:generalist	OONNRRNOOMOOSNO
w:generate	OOOONTOOOOOOOOO
w:generated	OOOOOOOOOSOOOOO
w:generous	OOOOOOOOOYOOOOO
w:genuine	OOOOOOSOOOOOOOO
w:geographic	ONNNONPOSNONNNO
w:germantown	OOSOOONOOOOOOMO
w:gesamten	OONOOPLOOTOOOOO
w:get	OOOQNOOOONQORKO
w:getting	OOINNOWOOOOOONO
w:ghent	OOSOOOOOOMOOOOO
w:gifts	OONOOPOOOSOOOOO
w:git	OOOOONTOOOOOOOO
w:give	OONNSPOOOOOOORO
w:given	OLOOOOOOONOORTN
w:giving	OOOOOOOOOTOONOO
w:glasgow	OOOOOOLOOOOOOSO
w:global	OOVOPOOOOOOOOOO
w:globe	OOTOOOOOOOOOONO
w:go	OOOOOOHTOLOOTLS
w:go-to-market	ONMOUTNOOMOOMON
w:goal	OOQOUMOOOOOOOOO
w:goal-oriented	OONOQOSOONOONOO
w:goals	OOOOOYOOOOOOOOP
w:golfers	OOTONPOOOOOOOOO
w:good	OOOOOOYOOOOOOOO
w:gore's	OOOOTMOOOOOOOOO
w:got	OOOONOSOOOOOOOO
w:gov	OOQOOKOOOOOORSM
w:governance	OOOOOUOOOOOOOOO
w:governed	ONOOPSNOOOOONPO
w:government-funded	NLNNTNTNLKNNMON
w:governmentjobs	OOOOOONOOOOOUNM
w:grade	OSNOOOOOROOONOO
w:graduates	OONOQOTTOOOOLON
w:grasping	ONOOOOTOONOOOOO
w:gratuities	OOOOONOOOSOOOOO
w:grayce	NOSNPNONNONNMRM
w:great	OOROMJQOOSOOOOO
w:greater	OOOOOOOOONO[OOO
w:green	OOOOOOTOOOOPMOO
w:greenhouse	NOOOOOOOOOOOOOS
w:greet	OOMOOUNOOOOONOO
w:grill	ONQONTMOOOONOON
w:gross	OOMONOSONNPOOOO
w:grounds	OONOOOMOOOOOOTO
w:groundswell	OOROOOOOQOOOKQO
w:groupe	MPTOONNNONOOOOO
w:groupes	OOOOOOSOOOOOOOO
w:groups	OOOOTOOOOOOOOOO
w:grow	OOOOQOOOOVOOOOO
w:growing	OOPOWLOOOOOOOOO
w:growth	OOOOVOOOOPOOOOO
w:guarantee	OOOONRMOOMTOOOO
w:guaranteed	OOOONMMOOVOOORO
w:guard	SOLOOOOOOOOOPNO
w:guest	OOOOOUOOONOOOLO
w:guests	OOOOSTQOOOOOOMO
w:guided	OOPOMOOOOSOOMOO
w:guidelines	OOOOTOOOOOOOOOO
w:gutters	OOOOOUNPONOOOOO
w:gym	OOSOOPNOOPOOOOO
w:h	ONOOVOOOOOOOOOO
w:haben	OLOOOOMOOROOSON
w:had	OOTONQNOOOOOOOO
w:hair	OOKSOPOOOOOOOOO
w:half	OOSOQOMOOOOOORO
w:hana	OOOOOOUOOOOMOON
w:hand	OOOOSOPOOOOOOOO
w:handle	OOOOOUOOOOOOOOO
w:handling	OOOOOOUPOPOOOOO
w:hands	OOLOSOSOOOOOOOO
w:hands-on	OOOOROTOOOOOOOO
w:happen	OOWOONNOOOOOOOO
w:happy	OOOONPONOOOOSOO
w:har	OMNONLTOMRNONOO
w:hard	OOPORLTOMNOOOOO
w:hardware	OOOOOOSLOOOOOOO
w:harness	OONSOONOOOOOOOO
w:harrison	NONOOOOOOTOOOOO
w:hast	ONNNNNSNOLNOQNN
w:hats	OOOONOUOOOOOOOO
w:have	OOOOOOUOOOOOOOO
w:hays	OOOOOOOOOOMOLTO
w:he	OONNSMOOOOOOOOO
w:headquartered	OOVOMOOOOOOOOOO
w:heads	OOPSOMMOOOONOOO
w:health	OOQOOOOOOUOOOOO
w:healthcare	OOWOOOOOOOOOOOO
w:healthineers	OOOOOOOOOOOONVO
w:hear	OOLOPOTOONOOUOO
w:hearing	OOOONNQOOOOOSOO
w:heart	OOSOTOLOOOOOOOO
w:heavy	SOPOKOPOOOOOOOO
w:hebrew	OONONOSOOOOOOOO
w:heights	OOOOOOSOOOOOOOO
w:hela	OOOONSLOOOOOOOO
w:held	OOOOJOQOOOQOORO
w:helen	VJINNONNOOOVNNK
w:hello	LLJNKSMNNLNMNNW
w:helpful	ONNOSQNROOOOOOO
w:helps	OOVQMOLROOOOOOO
w:here	LLUOSHNNOKOOTUO
w:heritage	OOQOSOOOONNOOOO
w:herramientas	OONNNMOTOOOMNOO
w:hest	OOMOSOOOOMOPOOO
w:hgv	QOOOOOLTOOOOOOO
w:hierarchy	OOOOOSOOOOOONOO
w:high-impact	OOLOWOOOOOOONOO
w:high-performance	OOOOOUOMONOOOOO
w:high-performing	OOMOOOOOOSOOOOO
w:high-quality	OOOOVNOOOOOOOOO
w:higher	OOMONOROSROOOOO
w:highlights	OSNOOOOOOPOOOOO
w:highly	OONOTOOVOOOOOOO
w:highway	OOUOOOOOOOOMOON
w:hire	OOOOOOVOOKSONOO
w:hirebus	QOVONOOOOOOOOON
w:history	OOPOOOVOOOOOOOO
w:hit	OOTNNKLROOOOQOO
w:hiv	OOOOOOTOOOOOOOO
w:hoc	OOOONTOOOOOOOOO
w:hold	OONOMPOOOOOOSOO
w:holder	OLNQPSOOOOOOOOO
w:holiday	OOPOOONOOXOOOOO
w:holidays	OOOOOOOOOSOOOOO
w:holistic	OOTOPNNOOOOOONO
w:home	OOTOPOOOOOOROOL
w:homes	OOTOMOOOOOOOOOO
w:honest	OOSOOOOOOOOOOOO
w:honey	OOTOMSNOOOOOOOO
w:horario	NVNOOONONQINOON
w:hospitality	OOUOOOMOOOOOOOO
w:hospitals	OOTOOOOOOOOOOON
w:hotel	OOPOPOOOOSNOONO
w:hourly	ONOOOOOOWOOOOOO
w:hours	OOOOOOOOOOYOOOO
w:house	MNLNLPMOOWNMLNQ
w:housing	OOOOSMOOONOSOOO
w:however	OOOTNKMOOMOOPRO
w:hr	OOOOOSOOMOQOOMO
w:html	OONONNOMOOONSNQ
w:https	JOOOONOOOOOOUO[
w:hub	OOTOOPOOOOOOOOO
w:hubspot	OOOOONOTNOOOOOO
w:huge	OOMORSNOOOOOONO
w:hull	POQOOOOOOLOSOOO
w:humain	OQOOOIUONKOOTOO
w:human	OKOSTOOOOOOOOOO
w:hundreds	OOMOUNNOOPOOOOO
w:hunger	OOOOTOLOOOOONOO
w:hybrid	OONOOOOOOOO¢OOO
w:hybride	OOOOSNOOOOOOOOO
w:hydraulic	OOOOSNOOOOOOOOO
w:hyperion	OOOOONMTOOOOMOO
w:hypoport	NMSONONOONONNOU
w:i	OOPOMNOOKOPOOOQ
w:id	OJMNOONOOOOSLMW
w:ideal	OOLOWOVROOOOOOO
w:ideally	OOOOOOROOOSOOOO
w:identifies	OOOOOTOOOOOOOOO
w:identify	OOOOOSOOOOOOOOO
w:identifying	OOOOTQOOOOOOOOO
w:idéal	OONOPMROOMSOOOO
w:idéalement	OOOOOOPSONOOOOO
w:if	OOOOOMOOOOOOVOO
w:ignite	OOMOTOOOOOOONON
w:iheart	LNVNONNNNNKMNON
w:ii	OOOOOOSOOOOOOOO
w:il	ONMPOOOOOOOXOOO
w:im	OONOOOSOOOOOOOO
w:imagery	OONOOSOOOOOOOOO
w:images	OOOOTLNPONOOOOO
w:immediate	SONNRLKOOORUONN
w:immerse	OONOLSOOOOOOOOO
w:immigration	OOOOLKPOOOOOPTO
w:impact	OOSOTOOOOOOOOOO
w:impactful	OOOOOPOOOSOOOOO
w:impacting	OOMOOOOOOSOOOOO
w:implement	OOOOOVOOOOOOOOO
w:implementation	OOOOXOOOOOOOOOO
w:implementations	OPPOOTLOOOOOOOO
w:implementing	OOOOORUOOOOOOOO
w:importance	OOOONLSOOOOOOOO
w:important	OOQPUOSMMKNOLOO
w:improved	OMWMRKMNNNNOOON
w:improving	OORSOOOOOORONOO
w:in-person	OMNOOOMIOMOZPON
w:inc	OOWOOOOOOOOOROO
w:incentive	MMMNMKOMZOMMKNL
w:incentives	OOOOOOOOOSOOMOO
w:incidents	OOOMOTKOOOROOOO
w:inclusion	OQTOONOOOOOOOOO
w:inclusive	OOUOOPOOOOOOORO
w:income	OOLOVPOOPLOSNOO
w:incorporate	OOQOOSOOOOOOOOO
w:increased	OOMOOOOOTONNOOO
w:increasing	OOSONQMOOOOOOOO
w:indemnisation	OOOOOOOONSOOOOO
w:independent	OOOOSOOOOLOOORO
w:indicate	OOOOOOSOOOOOLRO
w:induction	OONNOPOONTPLONN
w:industrial	OOTOQOOOOOOOOOO
w:industriels	OOTOONPOOMOLOOO
w:industries	OOVRNMQOONOOOOO
w:industry	OOQOOONUOSOOOOO
w:industry's	OONOMOOOOTOOMOO
w:information	OOOOOOOOOOOOOWO
w:informed	OOOONTOOOOOOOOO
w:infrastructure	OPPOVKPOOOOOOOO
w:inglés	OONONOSONQOONON
w:initiative	OONPOKSOOOOOPOO
w:injuries	OOOTNONOOOOOOMO
w:inn	POSONOLOOOOQMOO
w:innovate	OOMOUKOOOOOOOOO
w:inpatient	NNNONUOJNNNNMNR
w:inquiries	OOOOORKOOOOOVNO
w:insect	SNOMPOOOOOOONOR
w:insight	OOOOMLOOOSOOSOO
w:insightful	OOOOSOOOOOOOOOO
w:inspect	NMNNNOKNNNNUNNO
w:inspections	OOMONVOOSNOOOOO
w:inspiring	OOOOSRPOOOOOOOO
w:instagram	OOOOOSOOOOOOOOO
w:installer	TOKOPOOOOOOOPOO
w:installing	OOOOMVMOOOOOOOO
w:instead	NOOONNTOONONQMN
w:institute	OOTOONOOOOOOOOO
w:institution	NOSRNLPOOOOOOOO
w:instruct	OOMOOTOOOOOOOOO
w:instrumental	OONOVKOOOOOOOOO
w:insulated	ONNOOVNQOOONOON
w:insurance	OOUOOOOOOPOOOOO
w:intake	NNLMQSLUNMNNNNM
w:integral	OOROPSMOOOOOOOO
w:integrate	OOOOPTOOOOOOOOO
w:integrating	OOOOONPTOOOOOOO
w:integrations	OOOOOOUOOOOOOOO
w:intelligence	OOOTOQPOOOOOOOO
w:intelligent	OOPNLOSOOOOONNO
w:intended	OOOONONOOOOONWO
w:interact	OOOOOSQOOOOOOON
w:interactions	OOOOOVOOOOOOOOO
w:interactive	OOPOOOOOOOONVOO
w:interacts	OONOOUOOOOOOOOO
w:intercom	OOOOQTOOOOOOOOO
w:interdisciplinary	OOOOOTMOOOOOOOO
w:interesse	OLOOOOMOOPOOSON
w:interest	OONOOOOROOOOTOO
w:interested	OOKOROROOOOORMO
w:interface	OOOOOSOOOOOOOOO
w:interfaces	OUOOOJOOONOOOOO
w:intermediate	OOOOOSPOONOOOOO
w:intern	WOMOUNMOOOOOOOO
w:internally	ONMTLOLUONOOOON
w:international	LOWOOOMOOOOROOO
w:internationale	OOSOOOOOOOOOOOO
w:internet	NLSONNRNQQOPMNM
w:interns	OOMTNNNOOROONNO
w:internship	OKNOROOOSOTOLOO
w:interpersonal	OOOOOOSOOOOOOOO
w:interpreting	OOOOMSOOOOOOOOO
w:intersection	ONMNTMMOORONOON
w:interview	OOOOOJNOOSOOXOO
w:interviewing	SONOOROOOMOOOOO
w:interviews	OONONOQOOOOOSOO
w:intéressé	NUNOMOJNNNNOPON
w:invest	OOOOONOOLUOOOOO
w:invested	OOSONOOOONOONOO
w:investigation	OONPLOOOOOOSPOO
w:investigations	OONSMPOOOOOOOOO
w:investigators	OOOSONOOOOOONOO
w:investment	OOOOOOOOOOOTONO
w:investor	OMOOOTPOOOOOOOO
w:investors	OOSPONOPOOOOOOO
w:invite	OOROMNKOOOOOUNO
w:invited	OORONNMOOOOOSOO
w:invites	OOMOUONOOOOOMOO
w:invoice	NOOONNTONOOMOON
w:involves	OONNUVOOOLNONOO
w:involving	OOOONTPNOOOOOOO
w:io	MOMQNPOOOOOOOOT
w:iowa	NOVMOONONOLNMOM
w:irvine	ONNOOOOOOOOSOOO
w:issues	OOOOOWQOOOOOOOO
w:ist	ONSNKOONNLNLSNM
w:it's	ONUOOOOOOOONOOO
w:italia	OOSNOMNOOOONOOO
w:items	OIOOOUOOONOOONT
w:its	OOPOZONOOOOOOOO
w:iv	OOROORQOOOOOOOK
w:j	OOOOOOSNOONORQK
w:java	QNKTOOPOOOOONOO
w:javascript	OOOOOOUOOOOOOOO
w:jharkhand	NJMOOOOOOONXOON
w:jira	OOOOOQTKOOONOOO
w:job	OROOOOOOOOOOPOU
w:job-boards	NOOOOOOOOOOOOOS
w:job-opportunity-insect-biodiversity-data-manager	NNOMOOOOOOOOMOT
w:job-related	OOOOOMNOSOOOOOO
w:jobb	NONOOONOMSOONOR
w:jobs	OOOOOLOOOOOORSQ
w:join	OOSOUOOOOOOOONO
w:joining	OOXOOOMOOQOOONO
w:joint	NOUQMLNONNNQNNO
w:jornada	ONNOOOOONOVOOON
w:jose	OOOOLOOOOOOSOOO
w:journey	OOPOOONOOPOOSNO
w:journeyman	TNOOOQNOOOOOOOO
w:journeys	OOOOSPOOONOONOO
w:jours	OOOOOOLOOOWOOON
w:judgement	OOOOOOUOOOOOOOO
w:july	OMMOOLOOQOOONSK
w:jump	OOOOOWMOONOOQOO
w:jumpstart	OOMOMOOOOUOOPNO
w:june	OOMOQONOONSONNS
w:junior	OOOOOSOOOQOOOOO
w:just	OOSROKMOOTOONOO
w:justice	OLMNOQOOOMNONSO
w:jydstrup	OKMNOOOOOOOWNOK
w:k	ORMOOOOOMVOOQOO
w:keen	OOOOSONUOOOOOOO
w:keep	OOOOOOXOPNOOOOO
w:keeping	OOOOOONTOOOOOOO
w:keepler	OMPOOOOOMMOOUOO
w:keeps	OOOONSOOOOOOOOO
w:kenya	PONSMOOOOOOOOOO
w:key	OPOOUOOOOOOOOOO
w:keyboard	OOOOONOOOONOOOS
w:keyboarding	ONOOOOSOOOOOOOO
w:kids	OOSOOOOOOOOOOOO
w:kilomètre	OOOOOOOONSOOOOO
w:kindness	OOSOONOOOOOOOMO
w:kingspan	NUOOMOOOOOOOOOO
w:kk	OOOOOMTNOOOOOOO
w:know	OOPOONOPOOOOTOO
w:knowledge	OOOOOOQTOOOOOOO
w:known	OOROOKOOOOOOOSO
w:kommer	MOLMOSLNNNNMTNM
w:kontakt	OSOOOOOOOOOOMOO
w:kpi	OOOOOTOOOOOOOOO
w:kubernetes	OJMOOOPVOOOOOOO
w:kunskaper	OOOOOLVOOOOOLOO
w:l	PMLOONROONOONOT
w:l'accueil	OLOOOSPOOOOOOOO
w:l'association	ONSOONNOOOOOOOO
w:l'ensemble	NOMNMSNNONQTNNN
w:l'entreprise	OOPOUJNNONOOOOO
w:l'exécution	OOSOOOMOOQOOOOO
w:l'ia	OOQSONOOOOOOOOO
w:l'impact	OOONSOOOOOOOOOO
w:l'infrastructure	OOOOSNOOOOOOOOO
w:l'installation	OONOPOSOOOOOOOO
w:l'offre	OVOOOOMLONOOOOO
w:l'opportunité	OOOONOMOOSOOOOO
w:l'organisation	NOOOOSOOOOOOOOO
w:l'écoute	OOMONMSOOMOOTON
w:l'équipe	OONSOOMOOOQOOOO
w:lab	OOLURNMOOOOOOOO
w:labor	SMMQOOOONROMOON
w:ladders	OOOOONTOONOOOOO
w:lake	OOTOOOPOONOSOOO
w:lambda	OOSOOOOOOOOOOOO
w:lancashire	OOSOOOOOOOONOOO
w:language	OOMOROUOOOOOONN
w:langue	OQOOOOSOOOOOOOM
w:laquelle	OOOOONMOOOOOSOO
w:large-scale	OOSOOOPOOOOOOOO
w:larger	OOSOONSOOOOOOOO
w:largest	OOVOMOOOOQOOOOO
w:las	ONNOOOOSOOOVNOM
w:laser	OONOOQMOONMNOOT
w:latest	ONROPONOOOOOLOT
w:layers	OOOOOTOOOOOOOOO
w:layout	MKKNNOOMNONKOOW
w:lbs	OOOOOOUOOOOOOOO
w:le	OOOOSQOOOOOOOOO
w:leader	OOOOOMROOOOOOOS
w:leaders	OOOOSOOOOOOOOOO
w:leadership	OOOOOOSOOROOOOO
w:leading	OOSOOOOOOOOOOOO
w:learn	OOTOOKSOOTOOOOO
w:learners	OOTNMNOOONOOOOO
w:learning	OONOQOSOOSOOOOO
w:leatherhead	OOOOOONOOONSOOO
w:leave	OOOOOOOOOVOOOOO
w:led	OOOTKOOOOOOOOOO
w:legal	OMOOONSOOROOOOO
w:legitimate	OONOOMMOOOOOKUO
w:leisure	OOVOOOMOOOOOOON
w:lending	UNNNNNPOOMOOOOO
w:length	OOOOOOPOOOOOOSO
w:les	OOOOOYOOOOOOOOO
w:less	OOTNRNKMKOOORON
w:let	ONKNLMPNNMMOWRO
w:letter	OOOOOOOOOOOOXJO
w:leur	OLOOOWOOONOOOOO
w:levage	OOMOTOLNONNNNOO
w:leverage	OOOOOTOOOROOOOO
w:leveraging	OOKOOOPOOOOOROO
w:lexington	OMRONNOOOOOUOON
w:lgv	OOOOOONTOOOOOOO
w:liability	OOUNNNNLNNNOOOO
w:liaise	OOOOOTOOOOOOOOO
w:liaising	OOOOOUOOOOOOOOO
w:liaison	OOKQUMOOOOOOOOO
w:licence	OOOOOOSSOOOOOOO
w:license	OOOOOOXOOOOOOOO
w:licensed	OOOOSOOOOOOOOOO
w:life	OPPOOOMOOSOOOOO
w:life-sciences	ONOONSNOOOOOOOO
w:lifecycle	OOOOOSOOOOOOOOO
w:lifting	OROOOOTOOOOOOON
w:lifts	OOOOOOSOONOOOOO
w:light	OOTOMONOOPOQLRO
w:like-minded	OOTOPOLOOOOOOOO
w:limited	OSOONOOOOOOOOOO
w:limits	OOROOOSMOOOOOOO
w:lines	OONONSQOOLOOOON
w:link	ONOOOOLOOOOOWNP
w:linkedin	OOOOOOOOOOOOOOY
w:linux	OORNNLTOOMMNNOT
w:list	OOOOMOMOOOOOVOR
w:listed	OOOOOOIOOOOOQTO
w:listing	OOOOOOMNOOOOOSO
w:lists	NMOONQMOOOOOOOS
w:little	OOMORMOOOOOVNNO
w:live	OOLOPIVOOOOOOOQ
w:liver	NNMXMJJMMMNMNNM
w:liverpool	MOSNUKJOONNTOON
w:living	OJOOOOPOOLOTMNS
w:llc	OOTOOOOOOOOOOOO
w:llp	OOSOOOOOOOOOOOO
w:lnkd1	OMNOOOOLNOOOVNM
w:load	OOTOOOOOONQOOOO
w:loading	OOSOOPNOOOOOOOO
w:loan	OOOQOMOONUOONOO
w:local	OOOOOOSOOOOOOOO
w:locals	OONOOOURONOPNOM
w:located	OOUONOOOOOOXOOO
w:location	OONOOOOOVMOWOOO
w:locations	OOOOOOOOOOOSOOO
w:lodwar	QOOOKNNOOOOUOOO
w:logically	OOOOOOTOOOOOOOO
w:logiciels	NNNNNNMNNUNMMNN
w:long-lasting	OONOOSOOOOOOOOO
w:longer	ONMNNNLOTMMORPN
w:look	OOLOQSQOOPOMOOO
w:looking	OOLOZOSOOOOOOOO
w:lookml	NNMNNNMVONNMNNN
w:lookout	OOOOTONOOOOOOOO
w:loop	OOSOOOOOOOPMOOO
w:lorry	UNOOOOMOOOOOOON
w:lot	OOOOTOOOOOOOOOO
w:love	OOOOOOYOOOOOSOO
w:low	OOOOOOONOLOUOMO
w:lowest	ONOOMTMOROOOMNO
w:loyal	ONTOOOOOOOOOOON
w:lpn	OOOOOPLOOOOOOOS
w:ltd	OOTOOOOOOONONRO
w:lte	OONNOUOOONOONNO
w:luca	OOUOOOOOOOOOQNL
w:lunch	OOMOOOOOOTOOOOO
w:lundi	NOMOLMKNOOXMNON
w:m	YHLOMOQOOOOPQSL
w:ma	OONOOOOOOOOWOOO
w:machen	ONKNUNPNNNNMNNN
w:machinery	OOOOOQSOOOOOOON
w:machines	MOTOOTOOOMOOOOO
w:made	ONPOONNOOOOOOTO
w:madrid	MOMONNRNOONVONO
w:magazine	OOTOOOOOOMOOOOO
w:mail	OOOOOTOOOOOOOOO
w:mailprotector	OOTOQONOOOOONOO
w:main	OOOOSQOOOOOQOOO
w:mainly	OOPWONKOOOOOOOO
w:maintain	OOOOOWOOOOOOOOO
w:maintainable	OOOOOOSOOOOOOOO
w:maintains	OOOOOUOOOOOOOOO
w:maintenance	OOOOOYNYOOOOOOO
w:maintenant	OOOOMOKNONOOVON
w:maintenir	OONOOOSOONOOOOO
w:make	OOTOQOOOOOOOOOO
w:makes	ONUOOOOOOOOOOOO
w:makeup	OOOOOSOOOOOOOOO
w:malibu	OOOOOORNOOOTOOO
w:manage	OOOOOVOOOOOOOOO
w:managed	OOOOOSOOOOOONOO
w:manager	ZOMRROOOOOOOOOO
w:managers	OOOPPUOOOOOOOOO
w:manages	OOOSPOKTOOOONOO
w:manner	OOOOOTOOOOOOOOO
w:mantra	OUKOOONOOMOOOOO
w:manufacturer	OOTOOOOOOOOOOOO
w:manufacturing	OOROTOOQOOOOOOO
w:many	OOPOOMOOOSOOOOO
w:mapping	OOMOPTNOOOOOOOO
w:march	NNMNMNKMVLMNSMJ
w:mark	OJQOOOOOOOOOLOU
w:markdowns	OOOOOSOOONOOOOO
w:markham	ONNOOONOOOOSOOO
w:marques	ONOONONNOMOOTON
w:master's	OOOOOOOTOOOOOOO
w:mastery	OOOOOLSOOOOOOOO
w:match	OOOOOOOOOTOOOOP
w:matter	OOOOOSPOOMOOMOO
w:matters	OOROUOOOONOOOOO
w:maturity	OOMTOOOOOOOOOOO
w:matériel	OOOONUMOOOOOOOO
w:mauves	PNMOMOOOOONTOON
w:maven	OMOOONTOOOOMOOO
w:maximize	OOOOOSOOOOOOOOO
w:maximum	OOOONTMONOUOMOO
w:may	OOOOOONOOOROOVO
w:mcg	NOOOOONNOOONNOS
w:md	OOOOOOOOOOOUOOO
w:me	OOMOOOMNONOOTOO
w:meals	OOOOOOOOOVMOOMO
w:meaningful	OOOOSOOOOOOOOOO
w:means	OOVOOOOOOOOOOOO
w:measurable	OOSOOOOOOOOOOOO
w:measures	OOMOSROOOLOOOOO
w:mechanic	WLKNOOMONOOOOON
w:med	MKOPNMPMJSSRLMN
w:medication	OOOOOWKOOOOOOON
w:medications	OOQOOSOOOOOOOOJ
w:meetings	OOOOLVNOOOUOOOO
w:meets	OTNOLOPOOOOONOO
w:member	OOOOMVOOOOOOOOO
w:members	OOQOMTOOOOOOOOO
w:membership	OOOQJVOPOOOOOOO
w:memorable	OOOOSOOOOOOOOMO
w:menos	OONOOOTOOOOOOOO
w:mental	OOOORONOOTOOOOO
w:mention	OOOOOOMROOOOSOO
w:mentor	OOOONSOOOOOOOOO
w:mentoring	OOOONUPLOROOOOO
w:mentors	OONQVONOOJRNKOO
w:mentorships	OOOONMOOOSOONOO
w:menu	OONOOSOOOOOOOMO
w:mer	NMMNPRMNNMNNTON
w:merchandising	OOOOQPSOOOOOOOO
w:merit	OQJOJKMOOONMWRL
w:merseyside	OOOOTOOOOLOROOO
w:meses	OONOOOOONTQOOOO
w:messages	OOOOOUOOOOOOOOO
w:metadata	OOOOSOOOOOOOOOO
w:metal	PNLNOYMQOMNMNON
w:method	OONOOOSOOOOOOOO
w:methodology	NONQMOLVOOOMNON
w:methods	OOOOOUPOOOOOOOO
w:metrics	OOOOVOOOOOOOOOO
w:metropolitan	ONOOOOOOOOO¡OON
w:mettez	MOOOMVOOOONONOO
w:mettre	OOOOOPSOONOOOOO
w:mexico	OORTMLNOOOOLOOO
w:mft	OOSONOOOONOONOO
w:mi	OOOOOOOOOOOVOOO
w:michigan	ONQSLMNOOONORMM
w:micu	OOMUNKOOOOOOOOO
w:mid-senior	MLLMUNMMLMLKNMS
w:middle	OMOOOQNONOOSOOO
w:might	OOLOOLROOONOVNO
w:milan	POOOOOOOOOOUOOL
w:mile	OOSOOOOOONOOOOO
w:miles	OORONNLNMNTPLNN
w:milestone	OOOOOONOOTOOOOO
w:military	OOOOOOOOOOOOUKO
w:million	OOYOPOOOMOOOOOO
w:millions	OOXNONONOOOOOOO
w:mind	NNTOOQOOOOONOOM
w:minds	OOTOMNOOOROOLQO
w:mindset	OOQOOOTOOOOOOOO
w:minerals	OOOOOOMUOOOOOON
w:minimal	OOOOSOOOOOOOOOO
w:minneapolis	OOTOOOOOOOOOOOO
w:minute	OONOSONNOOOONOO
w:minutes	OOOONSNOOOOOOOO
w:miracle	OOSOONOOOOOMOOO
w:mise	OOOONVMOONOOOOO
w:missing	OONTLQOOOOOONOO
w:mission-critical	OOPOSONOOOOOOOO
w:missions	OTNUNJOOOSOOOOO
w:mit	OJKQPPOMMOKOONR
w:ml	OOLVMNKWONOLNOO
w:mn	NOQOOOLOOOOPSON
w:mobile	OOTOOONOOOOOOOO
w:models	OOOROUOOOOOOOOO
w:moderate	NLMNMKUNLMNWMON
w:modern	OOOOORPOOUOOOOO
w:modify	OOOOOSMNOOOOOOO
w:modélisation	OOOSOOOOOOOOOOO
w:moines	OOOONOOONLNUOOO
w:mois	OONOOOTOQONOOOM
w:molnlosningar	NNNORTMOOOOONOO
w:moments	OMLOPLNOOSOOPOO
w:mon	OONOOOOOOOSNOOO
w:monaghan	OUJOMOOOOOOQNOO
w:monday	OOOOOOOOOOWOOOO
w:monday-friday	NOQMOOOOMMROUOM
w:monetary	ONOOOONOOUOOOOO
w:mongodb	NNLUNOOONNNMNNN
w:monitoring	OOOSOOROOOOOOOO
w:month	OOOOOPKOSPOONOO
w:months	OOOOOOUOOOPOOOO
w:montée	OMNOOMOOOSOOOOO
w:moorhead	NNSOOOOOOOOOOOO
w:more	OOSOOOOOOOOOQOO
w:morgan's	OOOOUMOOOMOOOOO
w:morning	NNMOONMOMOWMNOM
w:mostly	OONTONOOOOOQOOO
w:motivated	OOMOUOROOOOOOOO
w:motorcycle	ONRONNJUONNOONN
w:mouse	ONNUOMLNOONNNON
w:move	OONOMOOOOTOOOOT
w:movement	PNVOKONQOOOMOOO
w:moving	OOPOSOPOOOOOMOO
w:mparticle	OOPOONSOOOOOOOO
w:ms	OOOOONSROOOLOOO
w:much	OOMOSOJTOROOONO
w:multicultural	OOOONOOOOSOOQOO
w:multidisciplinary	OOMUPNMOOQOOOOO
w:multiple	OOOOSOSOOOOOOOO
w:murton	ONONNNOOOOOTOON
w:music	OOQOMOSOOOOOOOO
w:must	OOOOOL]OOOOOPOO
w:mutuelle	OOOOOOOOOWOOOOM
w:my	ONPOONTOONOOOOO
w:mysql	ONMTNMPOONOMOOO
w:más	MMLMNLMNNOMMRNV
w:mécanique	OOPOOOSOOMOOOOO
w:méthodologie	ONNUNNNOOOOOOOO
w:métier	OOLOMNUOOPOOOOO
w:möglichkeit	OOOOOOLOOTOOOOO
w:n	ONOOOOOOOONUMNO
w:n'hésitez	OOOOOMOMOOOOVON
w:name	OKOOOOLOOOOOYOO
w:natif	OOOSONOOOOOOOOO
w:nationality	OSOONLOOOOONLSM
w:native	OOOOOOTOOOOOOOO
w:natural	OONOOMVOOOOPOOO
w:nature	OOONOOVONOOOJSO
w:navigation	OOMOOTOOOONOOOO
w:nc	OOOOOOMOOOOSOOO
w:ne	OMONPNKOOSNNRON
w:need	OOOOOMWOOOOOORO
w:needed	OOOOORVOOOOOOOO
w:negotiating	OOOONSOOOOOOOOO
w:neo	OOOOOSROOOLOOOO
w:neonatal	OOOOOUMOOOOOOOO
w:netcom	MNTOROLOONONOOO
w:nets	NOTOOOOOOOONOOO
w:nettoyage	TOMNORKROOLNNON
w:nettoyer	OOOOOTMOOOOOOOO
w:network	OOTOOOPOOOOOOOO
w:netzwerkunternehmen	ONTOOONOONOONOO
w:neuropsychological	OOOOOOMOOSOONOO
w:nevada	OJTNONNNNMNSONL
w:never	OOTOOOOOOOOONRO
w:newly	OOOTPMOONOOONOO
w:newsletter	OONOOONOOOOOSPN
w:next	LOWOSLOOOJOOSNO
w:nghs	NMWNMMPNNMMNLKM
w:nice-to-haves	OSOOOOOOOOOOOOO
w:night	OOLOTOOOSOOOOOO
w:nine	OOSOOOOOOOONOOO
w:nj	OOLOPOOPOOOUOOO
w:nn3	HMLNSNVRUMSVNOK
w:no	LINOPOPOOOOOTPI
w:nobody	OOMOTONMOOOOQOO
w:noise	MKKMLKWMLMMXLLN
w:nombre	OOOOOMOOONUOOOO
w:nominal	LRKMMMMMUMMLMMM
w:non	OOMOUOMMRNPQNNN
w:non-discrimination	OONOOOOOOOOOMSO
w:non-essential	OONONONOOOOOOMT
w:non-exempt	OOOOOOLNNRVOMON
w:non-routine	OOOOOSOOOOOOOOO
w:non-technical	OOOOOOTOOOOOOOO
w:none	OMOOOOUKOOOOOLO
w:northampton	HMLNSNVRUMSVNOK
w:northeast	OOSOOOOOOOOOOOO
w:nos	OOONSQNOOROMMOO
w:nosotros	OMLONONOLOOOUOO
w:not	OOOOOOOOOOOOOTO
w:note	OOOONOSOOOOOMQO
w:notice	OOOOOONOOOOOOTO
w:notified	KOMOTOROOOOOQMO
w:notre	IKSORJKIMOKTOMP
w:nous	KOWOPJONOOOOOOO
w:novi	ONNOOOOOOOOSOOO
w:npi	OROOOOJVOOOONOO
w:nuclear	OOMTNLNONNNNOQO
w:nuestra	NVKNKQNMNMNNNNK
w:nuestro	NNNOWOLNONOOOOO
w:nuestros	OOSOOPOONOOOOOO
w:number	OOTOOOMOOMROPOO
w:numerical	OOOONTNOOOOOSNO
w:nurse	OOOOTOMOOOOOOOT
w:nursing	OJOPOOOOOOOOOOT
w:ny	OOOOOOOPOOOXOOO
w:nécessaire	OONOOOSOOOOOOOO
w:o	OOOOOOOOLOOOSOQ
w:oac	OUOOMONOOOONKON
w:obsess	ONOOONUOOOOONOO
w:obtain	OOOOOOSOOOOOOOO
w:occasional	OMOONORNOOPTONO
w:occasionally	OOOOOOXOOOOOOOO
w:och	OKMONQNOLTOOQOO
w:oder	OOIMIMTNOKPUMOL
w:oelkers	OMOOOOOOOOOOTOO
w:off	OOOOOONOOVOOOOO
w:off-site	OOMONRMOOOTOOOO
w:offenders	ONNTMMOOOOOOOOO
w:offered	OOMOOOMOUOROLOO
w:offers	OOPOOOLOOWOSOOO
w:officer	SONOSJOOOOOOOOO
w:officers	ONNSQJOOOOOOPOO
w:offices	OOVOOQNOONOOOOO
w:official	OOOOOOKOOOOOTNO
w:offshore	OOMNOOONOPPOOOS
w:ofrecemos	OSOOOOOOOLOOOOO
w:often	OOOOQOMOOOTOOOO
w:oh	OONOOOOOOOOTOOO
w:oil	OOOOONHVONMNOOT
w:olap	NOOONTPMOOONOON
w:omradet	OQONRLNONSOOOOO
w:on-line	OOOOOONOOOOOUNO
w:on-site	OOOOOONOOXOOOOO
w:once	OOOOOOOOOOOPWOO
w:online	OQOOPJOOOOOOQOO
w:only	OOPOLOQOOOOOWOO
w:onsite	OONOOOOOOOOVOOO
w:ontario	ONNOOONOOOOUOOO
w:ontology	UMOOOOOOOOOOOOO
w:open	OOOOLOOOOOOTTOO
w:open-minded	ONMOMOOOOOONTON
w:opens	OQLONIOOOOOOQTO
w:operates	OOTOONOOOMOTOOO
w:operating	OOOOOSOOOOOOOOO
w:operational	OOONUOQOOOOOMOO
w:operative	OPOOTLNOOOOOOOO
w:operator	SOOOTOOOOMOOOOO
w:oportunidades	OOOOOOOOOTOOOOO
w:opportunities	OOOOOQOOOXOOOOO
w:opportunity	OOOOVOOOOOOOOOO
w:option	OOONONMOOTONNOO
w:optional	OOOOONLROOOSOOO
w:options	OOOONOOOOWOOOOO
w:opérations	OOOONTOOOOOONOO
w:oracle	PONOOMSSOOOONOM
w:orange	OOTOOOOOOOOOOOO
w:orchestration	OOOOOOOSOOOOOOO
w:order	OOOOROSOOOOOOOO
w:ordering	OOOOOUOOOOOOOOO
w:orders	OOOOOUQOOOOOOON
w:oregon	NLTMLNNMMMMQNSM
w:org	MOSOOOOOOOOOSRO
w:organ	ONNTNMNOOOOOOOO
w:organisation	OOTOOOPOOOOOONO
w:organisations	OOSOOOOOOPOOOOO
w:organisez	OOOOOTLOOOOOOON
w:organisé	OOOOOOTOOOOOOOO
w:organization	LOTSOOOROOOOOOO
w:organization's	OOPOPTOOOOOOOMO
w:organizations	OOTOOOOOOOOOOOO
w:organized	OOOOOOZOOOOOOOO
w:orientation	OOOOOKQOOOOOOPO
w:oriented	OOPOONXLOOONOOO
w:orleans	OOOOOOOOOOOSOOO
w:os	OOTNOLPSONONOOO
w:oss	ONLRPKMONVNNNOO
w:osteogenic	OOTOONNOOPOOOOO
w:osteostrong	OOSOONOOOOOOPOO
w:other	OOOOOSOOOOOOOOO
w:others	OOROOOTOOOOOONO
w:ou	OOOOOLVOOLOOOOO
w:ourselves	OOWOONOOONOOOOO
w:out	OOJOOTOOOOOOOOO
w:outbound	OOMOMVNOOOOOOOO
w:outbreaks	OOOOOOMOOOOOOSO
w:outgoing	OOOOOOUOOOOOMOO
w:outil	OOOSONOOOOOOOOO
w:outlines	ONOONMNOOONONUN
w:outlook	OOOOOOSOOOOOOOO
w:outreach	OOOOOROSOOOOOOO
w:outside	OMOOOSOOOOPOOPO
w:ouvrier	TONOSOMOOOONOON
w:over	OO[OOQOOOOOOOOO
w:overlook	NNONLNMNMNNNWNL
w:overseas	OOMOOOSMOPOOPMO
w:oversee	OOOOOUOOOOOOOOO
w:overseeing	OOOOLWOOOOOOOOO
w:overtime	OLNOOOOOTPPOOOO
w:overview	OTJKOOOOOOOOOOS
w:owned	OOUOOQMOOOOOOOO
w:ownership	OOMROOSOOQOOOOO
w:owns	ONNOOOJUOOOOOOO
w:oxygène	NOTOPOLNOMMONOO
w:où	OOQOOOSOOOOOOOO
w:p	OOSOONQOMOOOROO
w:p2p	OOOONWPOOOOONOM
w:pa	OOQOOLOOHRQRTOL
w:paced	OOSOOOOOOOOOOOO
w:package	OONOOMQORVOOOOO
w:page	ONPOOOOOOPOOLMT
w:paid	OOOOOOMOTZOOOOO
w:pain	OOTNONOOOOOONOO
w:paint	MOVOPOKOOOMOOOO
w:painting	OOONNSOOOOOOOOO
w:palmas	OOOOOOOOOOOSOOM
w:paperwork	OOOOOTOOOOOOOOO
w:par	OOMROOSOOOOOOOO
w:para	OOKOQOOOOUOOLOO
w:parcours	OONOONNOOSOOOOO
w:paris	LMPNONMNNONXNOK
w:park	OOWONRNOOMOOOOO
w:parking	OOOOOOMOOVOOOOO
w:part-time	OOOOOOOOOOUOOOO
w:partages	OONOONNOOSOOOOO
w:parte	OOQOMOOOOONOMOT
w:participate	OOOOOSOOOPOOOOO
w:participates	OOOOOULOOOOOOOO
w:participating	OOOOOSNOOOOOOOO
w:participer	OOOOOTOOOOOOOOO
w:participerez	OONONSNOONOOOOO
w:participez	OONONTKOOOOOOOO
w:particular	OOOTMLOOOOONOOO
w:parties	OOOOOOOOOSOOOOP
w:partir	NVONOJJNOOSMMNO
w:partner	OORUOOOOOOOOOOO
w:partnering	OOTOOMOOOOOOOOO
w:partnership	ONNRONOOOTMNNOO
w:parts	OOQOOOKUOOOOMON
w:pas	IMNPRIROOTNNQOM
w:pasig	OOOOOOSOOOOOOOO
w:passing	OOOOOOSOOOOOOOO
w:passion	OOOOPOVOOOOOOOO
w:passionate	OOOOTOOOOOOOPOO
w:passionné	OOOONOSOOOOOOOO
w:past	OOTNOOPOOOOOOOO
w:paternity	OOOOOOOOOTOOOOO
w:path	OOMOONOOOWOOOOO
w:pathfinder	OQOSOLOOOOOOOOO
w:paths	OOOOONOOOSOOOOO
w:pathway	OTOOOOOOONOOOOO
w:pathways	OOOOOOMOOUOOOOO
w:patient	OOOOOTOOOOOOOOO
w:patients	OOOPOSOOOOOOOON
w:pay	OOOOOOOO_QOOOOO
w:payable	OSMOOQOOOOOOOOM
w:paycheque	OOMONOOOOTOOOOO
w:payments	OOOOOQSOOPOOOOO
w:payroll	OOOOOVMOONOOOOO
w:pdf	OOOOOLLOOOOOSOU
w:peacehealth	OOMOLOOOORORKNT
w:peacekeeper	OONOSONNOOOONOO
w:peak	OOTNMOOOOMOOOOO
w:peds	OOOOOSROOOLOOOO
w:peer	OOOOOOOOOOOOSOO
w:pension	OOOOPQOOOUOOOOO
w:people	OOTOOOOOOOOOOOO
w:pepsi	OKTONONJNOONMWL
w:pepsico	OOVONOOOOOOOOOO
w:per	OOOOOOOOUOQOOOO
w:perfect	OOOOSOOOOOOOOOO
w:perfil	OOOOOOOOOMOOSOO
w:performed	OOMTQKJOOOOUOPO
w:performers	OOOOOLPOOVOOOOO
w:performing	OOOOOOSOOOPOMQO
w:performs	OOOOOVOOOOOOOOO
w:period	OOROKOOOOQUOLNN
w:perks	OWOOOOMOOQOOOMO
w:permanent	ONOOOOOOOOVOOPO
w:permis	OOOOOKVOONOOOOO
w:person	OOOOKOOOOOPUPOO
w:personality	OOLONRSOOOOOOOO
w:personalized	OOOOMPMTOOOOOOO
w:personally	OOLONOSOOOOOOOO
w:personas	OOTOOOOONOOOOOO
w:personnalisé	OONOONNOOSOOOOO
w:personne	NONOOJXNOOOOOOO
w:persons	OONOOOPOOOOOMUO
w:perspectives	OOSOOOMOOOOOORO
w:pet	OMMOOOOOOTOOOOO
w:pge	NNMLTPNOONNONNO
w:pharmaceutical	OOPOTOOOOOOOOON
w:pharmacist	UOKOROOOOOOOOON
w:pharmacology	OOMSOPOOOOOOOOO
w:phase	OOONOONOOOOOTOO
w:phone	ONOOMOVOOOOOTOO
w:phones	OOOONPSOOOOMOOO
w:photography	ONLOTRONOOONMON
w:physically	ONOOOOTOOOONOOO
w:physiology	OOOOOOSOOOOOOOO
w:pi	OOLONTOOOOOOMTO
w:pillars	ONNMRMTNNOOOONO
w:pioneers	OOUNNOOOOMOOOOO
w:pionnier	OOOONOMOOSOOOOO
w:pip	OONSONOOOOOONOO
w:pipeline	OOOOOTOTOOOOOOO
w:pitchtube	NNOMOOOOOOOOMOT
w:pièces	OOOOTOMOONNNOOO
w:place	OOXOOMJOOOOOOOO
w:places	OOROOOOOOTONOON
w:planned	OOOOOUOOOOPOOOO
w:planner	UOMORNPOOOOOOOO
w:planning	OOOOOSOOOOOOOOO
w:plans	OOOOOXOOOOOOOOO
w:plant	OOOOMSOOOOOOOOO
w:plants	OONNPUOOOONOOOO
w:play	OOOOVONOOOOOOOO
w:playdemic	NOVOOOOOOOOOONO
w:played	ONVOKOOOOOOOOON
w:player	OOOOOOTOOOOOOOO
w:playitas	MMRNTNLNNLNMMNQ
w:plays	OOOOSLPOOOOOOOO
w:please	OOOOOLOOOOOOYTQ
w:plenty	OOOOONMOOOOOPSO
w:plus	OOOOOOLSOTOOOOO
w:plusieurs	OOOOONTOOOOOOOO
w:pm	OOOOOOONOONOSOO
w:podiumwear	OOROOSMOOOOOOOO
w:podiumwear's	OONOOTOOOOOOOOO
w:point	OOOROUOOOOOOLOO
w:pointclickcare	OOTOOGOOQOOOKVO
w:points	OSOOORPKOOOONOO
w:poland	NMJRNNNNNNSVNNN
w:policies	OOOOOVOOOOOOOOO
w:policy	OOOOOOOOOOOOKZO
w:polyvalence	OOOOONQNOMOOSOO
w:polyvalent	OMOOQNTOOOOOOOO
w:pool	KNONPNSNMNLMTOM
w:poole	NOOOSOOOOOOOOOO
w:population	MOPSMNQOOOOOONO
w:portland	OONOOOOOOORSOON
w:portugal	NMTNONMNNNORLNQ
w:position	OOLORLOOOOUOOOO
w:positions	OOMOOOOOPTOOOOO
w:positive	OOOOOUPOOOOOONO
w:possess	OOOOOOTOOOOOOOO
w:possesses	OOOOONTOOOOOOOO
w:possibilities	OOTONOOOOOPOOMO
w:possédez	OOOOOOMSOOOOOOO
w:post	OOOOTLROOOOOQMO
w:poste	PONNMNLNOKVMROQ
w:posted	OJMNOLMNNOOSIUW
w:posting	NOIONOLOROMOQST
w:postuler	OOOONONOOMONUON
w:postulez	ONNNLOKMNLNNXNM
w:potentially	ONLNPPMMOSNOMRO
w:pour	LOQOPOOOOOOOTOO
w:pourquoi	OSOOOOOOOOOOOOO
w:pourvoir	SMMNRLMMNNQNNNL
w:pouvez	NOUNNMKNNMMNOML
w:pouvoir	NOOOOMPOOOSOKOO
w:powerbi	OOOOOOOTOOOOOOO
w:powerpoint	OOOOOOUOOOOMOOO
w:pre-employment	OONOOOROOOOOUNO
w:predominantly	OOOOOOMOOOOSOOO
w:prefer	OOOOMOLRONUOMOO
w:preferable	NMNNOOIXNNONOML
w:preferably	OOOOOORUOOOOOOO
w:preference	OOOOOONOOKOPTOO
w:preferred	OOOOOOIeOOOOOOO
w:premises	OOOONPOOOOOSOOO
w:prepare	OOOOOTOOOOOOOOO
w:presence	OOOOPNMOOOOSQOO
w:present	OOOOOOOPOSOOOOO
w:presentations	OOOOOTOOOOOOOOO
w:presenting	OOOONTOOOOOOOOO
w:preserve	OMOOOOOOOONTNOO
w:president	QOKUOOOONOOOOOO
w:pressure	OOOROOSOOOOOOOO
w:preuve	OOOOOOSOOOOOOOO
w:previous	OOOOONOWOOOOOOO
w:previously	OMOONOOOOOOOUON
w:pride	OOUOOOOOOOOOOOO
w:prima	OOTONNNONKNOOOO
w:primarily	OOONOPNOONOTOOO
w:primary	OOMOTPOOOOOOOOO
w:primes	OOOOOOOOTMOOOOO
w:principal	SOOPONOOOOOQOON
w:principalement	OOLOSKPNONOSOOO
w:principales	MSMTMLROONOOOOO
w:principles	OOOOOOQOOQOOLTO
w:priorities	OOOMQOTOOOOOOOO
w:prioritization	OOOOOONTOOOOOOO
w:prioritizes	OOMOKPPOOTOOOOO
w:pris	OOOOOLSOOPOOOOO
w:prison	OOOOODQOOOOOPOP
w:prisoners	OONOPTMOOOOOOOO
w:prisoners'	OONOSMOOOOOONOO
w:privacy	OOOOOOQNOOOOLSQ
w:privas	MKORPMQOOPOONOO
w:private	OOTOOOOOOOOOOOO
w:privilege	OOOOONNOOPOOOSO
w:prn	OOOONOOOOOUOOOO
w:proactive	OOOOOOSOOOOOOOO
w:proactively	OOOOOVOOOOOOOOO
w:probate	ONOSONMOOOOOOON
w:problem	OKOOOOXMOOOOOOO
w:problem-solver	OOOOONTOOOOOOOO
w:problem-solving	OOOOOOWOOOOOOOO
w:problems	OOOOOSPOOOOOOOO
w:procedures	OOOOOWOOOOOOOOO
w:proceedings	OOOOOUOOOOOOOOO
w:process	OOOOOTOOOOOOOQO
w:processus	OQOOOMOONKOOTOO
w:proche	OOOOOMONOTOPOOO
w:procure	NONNPNTRMONLNNM
w:procurement	OOOOOPLUOOOOOOO
w:procédures	OOOOOSOOOOOOOOO
w:produce	OOPOOTOOOOOOOOO
w:produced	OOOOTLMOOONOOOO
w:product	OOOXOOOOOOOOOOO
w:profesional	OOOOOONOOSOORON
w:profession	ONTOOOOOOMOOPMO
w:professionalism	OOOOOSOOOOOOOOO
w:professionals	OORNQJOOOROOQOO
w:professionnel	OOLOOKROOWOMOOO
w:professionnelle	OMSONNKNOSOOMNN
w:proficiency	OOOOOOTOOOOOOOO
w:proficient	OOOOOOTOOOOOOOO
w:profil	OUOOOOOOPOOOOOO
w:profile	OPQONOLOOOOOULO
w:program	OOOOOOOOOSOOOOO
w:programmatic	OOOOOSOOOOOOOOO
w:programme	OOMOOOOOO[OOOOO
w:programmer	SOOOOOOOOOOOOOO
w:programmes	OOOONRMOOTOOOOO
w:programs	OOOOOOOTOOOOOOO
w:progress	OOOOOOOOOTOOOOO
w:progresses	OOOONSMOOOOOOOO
w:progression	OOOOOOMOOTOOOOO
w:prohibited	OONNOOSOOOOOOOO
w:projects	OOOOQSOOOOOOOOO
w:promotes	ONVOOMNOOJOOOOO
w:promotion	OOOOOOOOOVOOOOO
w:proof	OOOOOOROOOOOSMO
w:proper	OOOOOSOOOOOOOOM
w:properly	OONOOWONOOOPOON
w:properties	OOOOOTNOOOOOOOO
w:proposer	OOQOOOPOOKOOOOO
w:proposition	OOOONQOOOOOOSOO
w:proposons	OQOONMONOUOMOOO
w:protect	OOOOUOOOOOOOOOO
w:protecting	OOQOSLNOOOOOOOO
w:proven	OOOOOOSOOOOOOOO
w:provenance	OOOOOOMOOSOOOOO
w:provide	OOOOOTNOOROOOOO
w:provided	OOOOOOOOOUOQOOO
w:provider	OOVOOOOOOOOOOOO
w:provincia	OOOOOOOOOOOSOOM
w:proving	OOMOSOOOOOOOOOO
w:provision	OONPSOOOOOOOOOO
w:préparation	OOOOOTOOOOOOOOO
w:prêts	ONNOMONOOLOOWON
w:psychodiagnostic	OOOOOOMOOSOONOO
w:pto	OOOONOOOOSOOOOO
w:public	OMOOTOOOOOOOOOO
w:publication	OOOOMSMOOPOOOOO
w:publications	OOPOONLTOOOOOQO
w:publishing	OLOPOOOOUOOOQOO
w:punctual	OOOOOSPOOOOOOOO
w:purchase	OOOOOPTOOOOOOOO
w:purchasing	OOMQPPOOOOOMOOT
w:pure	MLVNLMNNNPNNNNL
w:puregym	OTONLOMNOSONQOL
w:purpose	OOSOOOOOOOOOONO
w:purposes	OOMOQOONOOOOPSO
w:pursue	OSTONOOOONOOKML
w:pursuing	OOOOOSLQOOOOOOO
w:put	OOSOQROOONOOOOO
w:putnam	OOOOOOOOOOONOSO
w:python	OOOOOOPTOOOOOOO
w:période	NMONNLNNNQUKNON
w:qargo	MOVOQOOOOMONOOO
w:qu'il	ONNOKRKOONNNLOU
w:qualification	OSOOOOMQOPOOOOO
w:qualifications	O[OOOOLOOOOOOOO
w:qualificationsbachelor's	OOOOOOTNOOOOOOO
w:qualified	OOOOOPOOOOOOOTO
w:qualité	OOTOOOSOONOLOOO
w:qualités	OOOOOOSNONOOOOO
w:quantités	OOOOOSMOOOOOOON
w:queens	OOOONOOOOOOSOOO
w:query	ONOOONVMOOOOOOO
w:question	OONOQOOOOOOOSLO
w:questions	OOOONTOOOOOOROO
w:quick	OOQOOOSOOOOOOOO
w:quickly	OOQOOOUOONOOOOO
w:quiet	OOOOOOSOOOOOOOO
w:quote	OOOOOOOOOOOOSNM
w:quotidien	OOPOSPMOOOOOOOO
w:qué	OWOOOONOOMOOOOO
w:r	OOOONPKROOORNOQ
w:radius	OONOOOMOMOUPLOO
w:rail	ROOOTOOOOOOMOOO
w:rails	NNLTNQNONNOMNON
w:raise	OOOONPOOOOOOOSO
w:ral	OLOOOOOOSOOOOOO
w:raleigh	OOOOOOKOOOQSOOO
w:ran	OOOOMNTOOOONOOO
w:random	OONOOOOONONOOSO
w:range	OOOOONOOWOOOOOO
w:ranked	OOVOOOOOOOOOOOO
w:rapidly	OOOOUOOOOQOOOOO
w:rapporter	OOOONTLOOOOOOOO
w:rate	ONOOOOOOYOOOOOO
w:rated	OOSOOOOOMOOOOOO
w:rates	OONOOOOOTPOOOOO
w:rattaché	MOOUNOOOOOOOOOO
w:raves	NOUOOOOOOONOOON
w:raw	OOOPOMOOOSOOMOT
w:rch's	OOOOSKOOOOOOOOO
w:reach	OOUOOOOOOMOOONO
w:reaching	OONOLTOOOPOOOOO
w:reader	OJOOOONOOOOOPOU
w:ready	OOOOSOOOOIOOPOO
w:real	OOSSOOOOOOOOOOO
w:real-world	OOOOSOOOOOOOONO
w:really	OPVOTNOMOLNNNOM
w:reasonable	OQMOOJOOOOOOOYO
w:reasoning	ONROOOSOONOOOOO
w:reasons	OONONOSOOOOONPO
w:rebuild	OOROOTNOOOOOOOO
w:receivable	OOOOOSKOOOOOOOO
w:received	OOOOOOOOOOOOSMO
w:receives	OOOOOPNOOOOOSNO
w:receiving	SOOOOOOOOOOOOOO
w:recent	ONOOOOUUOONOKQN
w:reception	OOOOOTOOONOOOOO
w:recharge	OONOOOMOOSOOOOO
w:recherche	KOOOVOQOONNOOOO
w:recherchez	OOOONITOONOOSOO
w:recherchons	LNNOWOOOOOOOOOO
w:recognition	OOOOOOOOOYOOOOO
w:recognized	OOTOOOPOOOOOLON
w:recognizes	OOOOOOSOOOOOOOO
w:recommend	OOOOOSOOOOOOOOO
w:recommended	ONMNLQOTOMMNOON
w:recommends	OOOOOSOOOOOOOOO
w:recording	OOOOOSOOOOOOOOO
w:records	OOOOOSOOOOOOQOO
w:recovery	OOSOOPOOOOOOOOO
w:recruit	OONOTMOOOMOOOTO
w:recruiter	OOOOONOOQOOOUOO
w:recruiters	ONOOOONOONOOOTO
w:recruitment	OOJOOOOOOOOOSZO
w:recrutement	OOOOSNOONKMOSOO
w:recrutons	OOLOUOOOONOOOOO
w:redeployment	OROOLKOOOOOOORO
w:redis	OOMTNOOOOOOMOOO
w:reduce	OOQOOSNOOOOOOOO
w:refer	OLNOOOKOOROORLS
w:reference	OONOPOOOOOOOSNN
w:references	ONNOONWLNONNPLM
w:referred	OOOOOOKMMOOOTOO
w:refining	NNUNNNNONNNNLNL
w:reflect	OOOOOOOOSNOOOOO
w:reflects	OOQOONPOTOOOMMO
w:regarding	OOOOOSOOOOOOORN
w:regards	NKMNNOVNNNNMUNN
w:region	OOOVONOOOOOROOO
w:regions	OOOTNKROOOOOOOO
w:register	NNMNNOPMNMNNTRM
w:registered	RLMOQOOOOOONOOT
w:registration	OOKSOOTOOOOOOOO
w:regular	OOLOOPOOOVQNOOO
w:regularly	OOOOOOYOOOOOOPO
w:regulations	OOOOOQWOOOOOOOO
w:regulatory	OOKOUROOOOOOOON
w:rehabilitation	OMOOOOTNOONOONR
w:reject	MMLNNNMNNNNMMMW
w:rejoignez	OOSNQNPNOMOOLNO
w:rejoignez-nous	ONOOMKONNNONVOM
w:rejoindre	MQMOTOLOOOOOTON
w:relational	OOOOOOSOOOOOOOO
w:relationship	OONOOTQOOOOOOOO
w:relationships	OOMOOXOOOOOOOOO
w:relatively	OOMONNQNNLOUNMO
w:relax	OOOOOOOONSOOOOO
w:release	OVOOOKOOOOOOOOO
w:relevant	OOOOOOSOOOOOOOO
w:reliable	OOOOQOSOOOOOOOO
w:religion	OOOOONOOOOOOMTO
w:relocate	OOOOOOTOOOOOOOO
w:remains	OOOOPMTOOOOOOON
w:remedial	OOOONSOOOOOOOOO
w:remote	OOOOOOMOOOOdOOO
w:removed	OOOOOOOOOONOUOO
w:remuneration	OOOOOOOOSRMONOO
w:rencontrer	OOOONNPOONOOSOO
w:renewals	OOOOLTOOONOOOOO
w:renowned	OOTONNOOOSOOOOO
w:rent	OOOOOMNOOTOOOON
w:rep	VNMOLNONOSOOOOO
w:repairs	OOOOOTOOOOOOOOO
w:repas	OOOOOUOOOOOOOOO
w:repassage	OOOOOWNOONOONOO
w:reports	OOOXNPOOOOOOOOO
w:represent	OOOOPTOOOOOOOOO
w:representation	IMVOOOOOOOONOOO
w:representative	SNMOVOKOOOPOMUO
w:representatives	OOTOPPMONNOOOOO
w:represented	OOOMOOOOOOOOMOT
w:represents	OOQSMONOOOOONOO
w:reprise	ONOOONOOUKOONOO
w:reps	OOLOROMOUONMOOO
w:request	OOMOOOOOOOOOOUO
w:requested	OOOOOROOOOOOOSO
w:requests	OOOOOTOOOOOOOOO
w:require	OONOPLPOOOPOMTO
w:requirements	OUOOOPOOOOOOOOO
w:requires	OOOOIOUOOOOOOOO
w:requiring	OONSMLPOOOSQOOO
w:requis	ONNONOVNOMOONOM
w:reserve	OOOOOOOOOOOOTNO
w:reserves	OOOOOOMOOOONOTO
w:residency	OOOOOOMNNONOTOO
w:resident	OOOOOVOLOOOOOOO
w:residential	OOSOSOOOOOOOOOO
w:resolve	OOOOOSOOOOOOOOO
w:resolving	OOOONQSNOOOOONO
w:resort	MMRNSNLNNNOMMNQ
w:resource	OOOOVOPOOOOOOOO
w:resourceful	OOSOPOMOOOOOOOO
w:resourcing	OLNOOOOONNNOOTO
w:respect	OOOOOOTOOOOOOPO
w:respectant	OOOOOTMOOOOOOON
w:respected	OOOOOOOOOOOOOSO
w:respectfulwe	OOTOOOOOONOONNO
w:respects	ONNOONQOOOONOMS
w:respiratory	TINSNOOOOOLOOOQ
w:respond	OOOOOSLOOOOOTMO
w:responsabilité	OONUMMOOOOOOOOO
w:responsable	MKNRNMMNONMOWNO
w:response	OOOOOSOOOOOONPN
w:responsibilities	OSOOOPOOOOOOOOO
w:responsible	OOOPQVOOOOOOOOO
w:rest	OMNNOOONOTNOOOO
w:restaurant	OOTOOOOOOOOOOOO
w:restaurante	ONMOSNNONQNOOOO
w:restaurants	OOSOOONOOQOOOOO
w:restitution	OOOSONOOOOOOOOO
w:results	OOUOOOQOOOOOOOO
w:resume	OOOOPOOOOOOOYOO
w:resumes	OOOOOOOOOOOOMUO
w:retail	OOOOQOSNOOOQOOO
w:retailers	OOSOMOOOOQONOOO
w:retained	ONNONMMOORTOKPM
w:retaining	OONOOSNOOOOOOOO
w:retirement	OOTQOOOOOOOONOO
w:retrieval	NORNNNMTNNNNMNN
w:revenue	OOOOZOOOOOOOOOO
w:reverse	ONOSOOMSOOOOOOO
w:review	OOOOOTOOOOOOOOO
w:reviewing	OOOONUOOOOOOOOO
w:revolutionize	SOSOMOOOOOOOOON
w:revops	OOOTOMOOOOOOOOO
w:reward	ONLOSPSORONOOOM
w:rewarding	OONOUOMOOSOOOOO
w:rewards	OUJOOKOOOUOOOOO
w:rf	OOOOMRKROOOOOOO
w:rh	OOUNOOMOONJOSOO
w:right	OOOOSLQOOOOOORO
w:rights	OOOOOSMNOOOOMSO
w:rigorous	OOOONOOOOOOOSNO
w:rigoureux	OOOOOOTOONOOOOO
w:ringwood	OOTOLOOOOOOOONO
w:risks	OOOOOSOOOOOOOOO
w:river	ONTOOOOOOOOOOOO
w:road	OOSOOOQOOOONOOO
w:robert	OOSOROMOONOOORO
w:role	OOOOVOOOOOOOOOO
w:rolex	ONOOOOMOONOOOOT
w:roll	PONOLOOOOTOOOOO
w:rolling	OOQOSLOOONOOOOO
w:room	OOLOOOROOSONOOP
w:rooted	OOSOOOOOOOOOOOO
w:rotas	OONOOSMOOOOOOOO
w:rotation	OOOOORNOOOTOOOL
w:round	OOTOOOOOOOOOOOO
w:routinely	OOOOOOSOOOOMOOO
w:routines	OOOOOTNOONOOOOO
w:ruby	OOLTNQOOOOONOOO
w:rule	OOOOOOQOOOOOKSO
w:rules	OOOONLROOOOOOTO
w:rumc	OOOOOSNOOOOOOOO
w:russian	OOOOOOSOOOOOOOO
w:ryan	OOUONOOOOOOOOOO
w:règles	ONOOOLUOOOOOOOO
w:réactivité	OOOOOOUNOMOOOOO
w:réalisation	OOOOOSOOOOOOOOO
w:réalise	OOLOTKPNONOOOOO
w:réalisez	OOOOOWJOONNOOOO
w:réguliers	OOOOOOTOOOOOOON
w:rémunération	OOOOOOOOTLOOOOO
w:rôle	OOOOSNOOOOOOOOO
w:saa	MMSOSOSNOOOOOON
w:safe	OOOOOTPOOOOOOOO
w:safeguarding	OOOOQLTMOOOONNO
w:safely	OOOOPSOOOOOOOOO
w:safety	OOOOOXPOOOOOOOO
w:sainte-marie	OMUOOMNNOOOOOOO
w:salaire	OROOOKOOQOPONOO
w:salariale	ONOONNNOORNOSOO
w:salaries	NNKNMMLNYQOMMNN
w:salario	ORNOOOOOTKOOOOO
w:salary	OOOOOMOObOOOOOO
w:sale	OONOOSOOOOOOOOO
w:sales	OOOOOSOOOOOOOOO
w:salesperson	SOMOROOOOOOOOOO
w:salário	LRKMMMMMUMMLMMM
w:same	OOOOOPTNOOOOOQO
w:san	OOOOOOOOOOOVOOO
w:sap	OOOQOKSOOOOOOOO
w:sat	OONOOOOOOOSNOOO
w:satellite	ONTOQOMONNOPOOO
w:saturday	OONOOOOOOOUOOOO
w:save	OOOOONNOQQOOSLO
w:savings	OONOOOOOOSOOOOO
w:savoir	OOOOONVOOOOOOOO
w:savvy	OONOOOUNOOOMOOO
w:sc	NMNZKJLNNNNONMM
w:scaling	OMNUOLPTONOOOOO
w:scanners	OOOONOSOOOOMOOO
w:scanning	OOOOOONOOONOOOT
w:scarsdale	OOMOOOOOOOOSOOO
w:scenarios	OOOOOOSNOOOOOOO
w:scheduling	OOOONYMWOOOOOOO
w:scheme	OOOOOJOOO]OOOOO
w:schemes	OOSOPNOOOOOOOOO
w:school	OMMOOOXOOOROOOO
w:science	OOOOOJTPOOOOOOO
w:sciences	OOQQOLUOOOOOOOO
w:scientific	OOPONRKUNNONOMO
w:scope	OOOOOTOOOOOOOOO
w:score	OOOOLNNNOTOOQOO
w:scotland	OOMOONMOOOOQPTO
w:scottsdale	OOMOOONOOOOUOOO
w:screening	OOOOOOOOOOPOSNO
w:screens	OOOONUPOOOOOONO
w:scrum	OOOOOOJUOOOOOOO
w:se	OMSOOIQOOOOOPOO
w:search	ONOOOOPOOOONLOW
w:season	OOSOOOKQOOOOOON
w:seat	OOOONOOOOROOSMN
w:secret	OOOOONVOOOOOOOO
w:secretary	OOTMOOLQOOMONON
w:section	OOOTOLNOOOONPOQ
w:sections	OIMOOONOOOOOLTT
w:sector	OOTNNRMOOLOOPOO
w:sectors	OOPNSLMSMOOOOON
w:security	OOOOOOSOOOOOOOO
w:see	OJSOMKOOOOOOQNW
w:seek	OOMOROSOOPOOOOO
w:seeking	OOLO^OOOOOOOOOO
w:seeks	OOOOVOOOOOOOOOO
w:seen	OOSMOOQOOOOOOON
w:segment	ONOSONOOOOOOOOO
w:select	OOOOOKOOOOOOPOR
w:selection	OROOONJSOOOOOQP
w:self-confidence	OONOMMSNOOOONOO
w:self-directed	OOOOPOTLOOOOOOO
w:self-motivated	OOOOROVNOOOOOOO
w:self-motivation	OOOLOOUNNOOONNN
w:self-starter	OOOOOLTOOOOOOOO
w:sell	OOTOOOPONOOOOOO
w:selling	OOKOPROOOOOTOOO
w:selon	OMOOOOKOXJPONOO
w:semaine	OOOOOOOOOOTOOOO
w:semana	NMMNNNONNMWMNNL
w:semantic	OOOOOUROOOOOOOO
w:semesters	OONOOONOOOOOUMO
w:semi-remorques	OOOOPPROOIOOOOO
w:send	OOOOOONONOOOXOO
w:sending	OONLMUNOOOOOPNO
w:senior	TOOOYOOOOOOOOOO
w:seniors'	NVNOLNNOONOONON
w:sens	OOOOOOUOOOOOOOO
w:sensational	OOSOOOOOOOOOOOO
w:sense	OOSOOOUNOOOONNO
w:sensing	OOJUNONOOOOOOOO
w:ser	OOQNLNOOOMNNTON
w:sera	OONNSPOOONOOOOO
w:serious	ONOPONMNOOOOUON
w:seriously	ONLOMOUOONONMRN
w:serve	OOTOQPOOOOOONOO
w:server	OOOOOOTOOOOOOOO
w:serverless	ONVMNNONNMOONOO
w:serves	OOOSOOOOOLOOOOO
w:serveur	NOMOQOSOONOOOOO
w:serviced	OMWONNMNNMOLONO
w:services	OOOOOSOOOOOOOOO
w:serving	OOOOSOOOOOOOOOO
w:ses	OOROOMLOOOOTOOO
w:sessions	OOOOOTOOOOOOOOO
w:set	OOOOOSOOOPOOOOO
w:settings	ONOPOOOOOOONOOS
w:shape	OQOPSKNOOOOOOOO
w:shaping	OOQOMROOOMOOSOO
w:shark	OOSOOOOOONOOOOO
w:sheet	POMOOWNOOOOOOOO
w:shift	OONOLOOOTPSNNOO
w:shifts	OOOOOOOOSOTOOOO
w:shipments	OOOOOSOOOOOOOOO
w:shipping	ONRTMPLOOOOOOOO
w:shop	LNONPVKPONNNMNR
w:short	OKOOOSONOOPOQNS
w:si	OOOOROOOOMOOTOO
w:sick	OOOOOOOOOWOOOOO
w:sie	OLNOOSOOONOOOOO
w:siemens	OONOOOOOOOOOMVO
w:sift	OONONONOOOOOSOO
w:sign	OOOOLOMOOOOOOOW
w:significant	OOOOSOROOOOOOOO
w:significative	OOOONOTOONOOOOO
w:signing	OOMONONOONSORNO
w:signs	OOOOOSOOOOOOOOO
w:simarco	NOVONOOOOSOONON
w:similaire	OOOOOOSOONOOOOO
w:simple	OOOOOTOOONOOOOO
w:simplicity	ONMUMOLOOOOOOOO
w:simply	ONLORSMOOOOOOOO
w:simulations	OOMSMPOOOOOOOOO
w:sind	OOTOLOOOOONNNOO
w:singapore	ONMOOPOOOOOUOOO
w:single	OOSOPOJOOOOOTOO
w:sio	OOLSLROOOOOOOOO
w:site	QMPQOOHNONOROOO
w:sitio	ONQNTONOONONNOM
w:sits	OOLUMONOOOOOOOO
w:sitting	OOOOOOTOOOOOOON
w:situations	OOOOORTOOOOOOOO
w:situé	NOOOSONOOOOPOOO
w:size	OOONTMOONOOOOOO
w:skapa	OOOONTLOOOOOOOO
w:skeletal	OOWOOIOOOOOOOOO
w:skf	OOTPOOOOOPOONPO
w:ski	OOQOOKMOOTNONOO
w:skill	OOOONOLOOSOOOSO
w:skilled	ONOOOHSOOOOOOWQ
w:skyline	OOSONOOOONPOOOO
w:slack	OOOOOOTMOOOMOOO
w:smart	OOOOOUOOOOOOOOO
w:smarter	OOOOOSNOOOOOOOO
w:smashing	OOOOOOSOOOOOOOO
w:smiling	OOLOTSMOONOOMNO
w:smooth	OOOOQSMOOOOOOOO
w:society	OOOOOONROOOOOSO
w:société	MOROSONOOOOOOOO
w:sofia	OOOOOOOOONOPSNN
w:software	OOOOOOWOOOOOOOO
w:soker	NMSNOLTNOLONMNO
w:solicitors	NOUOOOOOOOONOOO
w:solo	MNMOTOOOOPONPON
w:solopreneurs	OOOOMNTOOOONOOO
w:solve	OOOOOVNQOOOOOOO
w:solving	OKOOOOYMOOOOOOO
w:som	KNOPUORNOONMJNN
w:some	OQOOKKOQOOSOOOO
w:someone	OZIOOMSOOOOOOOO
w:something	OOTOPOROOOOOOON
w:sometimes	ONMOMONOOOOOTOO
w:sommes	KOUOOOPOOOOOOOO
w:sont	OONQOKNTOPOONOO
w:sophisticated	OOOOOUNOOOOOOOO
w:source	ONOOOMQOOTOOOOS
w:southern	ONROOOOOOOOTOON
w:sowie	OOOOONONNRONKSN
w:spa	OOSOOOOOOOONOOO
w:space	OOQOSNOOOQOOMOO
w:spain	MMMPOOONOOOVONO
w:spanish	OKONMKM¡NMNNMNL
w:spare	NNMOSNKUONOONON
w:spark	ONSOMMSMOOOOOOO
w:speaking	OOOOONSPOOOOOOO
w:specialised	OROVNMPNOJOOOOO
w:specialist	YOLOPPOOOOOOOOO
w:specialists	OOPSOKNOOOOOONO
w:specialized	OOSOQONOOOOOOOO
w:specializes	OOTOOPOOOOOOOOO
w:specializing	OOSOOOOOOOOOOOO
w:specifically	OOPOSMOOOOOOOOO
w:specification	OTOOOOMOOOONPMN
w:specified	OOOOOOOPWONMNOM
w:specimen	OOOOOUOOOOOOOOO
w:spirit	OOQOOOTOOOOOOOO
w:spoken	OOOOOMOTOOOOOOO
w:sponsorship	OOMOOOZNONMNJKN
w:spreadsheets	OOOOOOTNOOOMOOO
w:sprint	NMKMMNQNNMONMMU
w:sql	OOOOOOSOOOOOOOO
w:sqs	NLRUNLKTNMMNNNM
w:sr	ULKMRNSONNOOMNL
w:sss	OOOOOKOOOUOOOOO
w:sst	ONTNOOPNNNOONOO
w:st	OOJOOOOONNOWOOM
w:stable	OOQOOOLOOOSOOOO
w:staffordshire	OOSOOOOOOOONOOO
w:stage	OOOOOMOOOOONVOO
w:stakeholder	OSOOOMROOOOOOOO
w:stamina	OOROOMSNNOOOOOO
w:standards	OOOOOTOOOOOOOOO
w:standing	OOOOOOWOONOOOOM
w:stannah	OOUOMOOOOOOOOOO
w:stars	OONOOOONOTOONON
w:start	OOPPNOPOOOTOOOO
w:started	OPSOLOOOOROOPNO
w:starting	OOLOOOOO[ONOOOO
w:state	OOQOOOOOOOOOMSO
w:statement	OOOOOOSNOOOOPPO
w:statements	OOOOOSNOOOOOOQO
w:states	OOTOOOOOOOOROON
w:statistical	OOOQLQLSOOOOOOO
w:staying	OOOOOVOOOOOOOOO
w:steel	OOMOOOOOOOOSOOO
w:stellar	OOOOSOOOOOOOOOO
w:stewards	OOOOOSOOOOOOOOO
w:stewardship	OOOOOSOOOOOOOOO
w:still	OUIONONOOKOOUMO
w:stimuler	OOOOOSOOONOOOOO
w:stipend	OOOOOOOOOSOOOOO
w:stock	OOOOOTOOOOOONOS
w:storage	OOTOOMOOOOOOOOO
w:store	ONMOOMSOOROROOO
w:store's	OONOOOSOONOOOOO
w:storing	ONMTNOOOONOMNOO
w:storm	OOSOQORNOOOOOOO
w:strategic	OMOORTUOOOOOOOO
w:stratégie	OOOOSNOOOOOOOOO
w:streams	NLOMMOMPNNNMNOV
w:strength	OOUOOOOOOOOOLOO
w:strengths	ONOONQOOOOOOSOO
w:strive	OOVONPOOOKOOOOO
w:strong	OOOOOOSOOOOOOOO
w:stronger	OOSONOOOOOOOONO
w:strongly	OOMSOONPOOOOOOO
w:strongsville	OOLOQONOOOOSOOO
w:structure	OOOOOOOOUIQOROO
w:strukturera	OOOONSNOOOOOOOO
w:student	OOOOOUOMOPOOOOO
w:students	OOPOOUOOOOOONOO
w:studies	OOOOOQOOOTONOOO
w:studios	OOOOSNNOOOOOOOO
w:study	ONOOOOTOOOOOOOO
w:studying	OOMOOTMOOQNOOON
w:stylist	OOOOQOOOOOSOOOO
w:sub	OKKOROOOOOONOOU
w:submit	OOOOOOROOOOOTJO
w:submitted	OOOOOONOOOOOVOO
w:submitting	OOMOOONOONOOTOO
w:substituted	OOOOONTOOOOOOOO
w:successful	OOOOOMUOOOOOROO
w:succession	ONMPPQNOOSNNOOO
w:suffer	OOMTMNOOOOOOOOO
w:suggest	NNJOMQMOOONNNNW
w:suitability	OOOONOOOONOOSOO
w:suitable	OOOOKOPOOOROQOO
w:suite	OOOOOOTOOOROOOO
w:suivi	OOOOOSOOOQOOOOO
w:summary	OXOOOOOOOOOOOOQ
w:sun	OONOOOOOOOSOOOO
w:superset	OONNOOOTOOONONO
w:supervised	OONOSOOOOOONOOO
w:supervision	OOOUOQOOOOOOOOO
w:supervisor	OOORNVOOOQOOOOO
w:supervisory	NOMNWOQJNNMMNMK
w:supplement	OOSOOOONONOOOQO
w:supplemental	OSOOONNNSNMOOOO
w:suppliers	OOTOOPOOOLOOOOO
w:supplies	OOOOOQVOOOOLOON
w:supported	OOOQMOOOOSOOOOO
w:supporting	OOOOSOOOOOOOOOQ
w:supportive	OOOOOOOOOUOOOOO
w:sur	OOPOPOOOMUORMOO
w:sustainability	OOOOMOOOOMOOSNO
w:sustainably	OLUOOOOOOOOOOON
w:svmhi	OOROOONOOOONMSN
w:sweden	OOSOOOOOOOOMOOO
w:switching	OOOONMTOOOOOOOO
w:syllabus	OONONOOOOSOOOON
w:symbolica	NNVOOOOOOOONOOO
w:synthesis	OOMOSOOOOOOOOOO
w:synthesizing	OOOOOMSOOOOOMOO
w:system	OOOOOSMPOOOOOOO
w:systematic	OOOOOOTNOOOOOOO
w:systematics	NNLNUJTNNLNNNMK
w:systems	OOOOOUOOOOOOOOO
w:systèmes	OONOOQSOOOOOOOO
w:t	OTROONSIOOOONPO
w:t-sql	OOOOOOHVOOOOOOO
w:ta	OOSONMMONNONSOO
w:tableau	OOOOOOSOOOOOOOO
w:tackling	ONOLSOOOOOPQNOO
w:tactical	OONULOOOOKOOOOO
w:tailor	OOOOOOOOOSNOOOO
w:take	OOOOOQOOOOOOSOO
w:takes	OTQOOOOOONOOPOO
w:taking	OOOOOOSOOOOOOOO
w:talented	OOLRSOOOOOOOOOO
w:talents	OQUOOOOOONOOOMO
w:talk	OOOOPOWOOOOOPMO
w:talking	ONLNQOVOONOOOOO
w:tampa	SQMOOOMOOOOSOON
w:tank	OOSOOPOOONOOOOO
w:target	OOQOONOOSOOOOOO
w:targeted	OOOOOSOOOOOOOON
w:task	OOMOOOTOOOOOOOO
w:tasks	OOOOLWOOOOOOOOO
w:tastes	OOTOOOOOOOOONOO
w:tattoos	OONOMNTOOOOOOOO
w:tax	OOOOQPOOOKOOOOO
w:taxes	OOMOOOOOOLOUOMO
w:tdd	OMONONSPNONMLOL
w:te	OMKNPNONLMMNUNV
w:teach	OOMOSPNOONPPOON
w:teacher	PNLNPNPMOOOMMOT
w:teachers	NOMNQQMONSQOMNN
w:teaching	OOOOOVOMOOQOOOO
w:teammates	OONOMOTOOOOONOO
w:tech	OOROPONOOTOMMON
w:tech-savvy	OONOPOSOOOOOOOO
w:technical	OOOOSOOOOOOOOOO
w:technician	XOJOOQNOOOOOOOP
w:technicians	OOSONOOOOOOOOOO
w:technicien	OMNOWNNOOMMONON
w:techniques	OOOOOOOTOOOOOOO
w:technological	OOSOQOOOONOONOO
w:technology	OOSOOOOOOOOOOOO
w:tecnología	OOSOOOOOOOOOOOO
w:telecommuting	LMLMKLJMMTMXKML
w:telephone	OOOPOSOOOOOOOOO
w:tender	QOMOOOOOOOOSMOO
w:tendrás	OOOOOOOOOSOOOOO
w:term	OJPONONONROONOV
w:terminology	OOOOOOKTOOOOOOO
w:terraform	OOMOQOTNOOOOOOO
w:terrain	NOOOOSMOOOOOOOO
w:territoire	OOMONPMOOORUOON
w:territory	OONOMTNOOOOOOOO
w:test	OOOOOOOOOOOOUOO
w:testimony	OOOOOTOOOOOOOOO
w:tests	OQOONUOOOOOOMQO
w:texas	OOOONOOOOOPSOOO
w:text	ONMOOOLNNKONMO]
w:than	OOOOVNOOOOOOSOO
w:thank	OOLOOQOOOMOOSMO
w:thanks	OOOOOONOOONOUOK
w:their	OOOOOTOOOOOOOOO
w:them	OOOOOWQOOOOOOOO
w:theorem	OOMOSOOOOOOOOOO
w:theory	OONOLTOOOTOOMOO
w:therapeutic	OOOOOSQOOOOOOOO
w:therapies	OONROOOOOOMOOOS
w:therapist	YKLLSOOOOOMOOOK
w:there	OMISSLNOOUOOOON
w:there's	ONLOSMMOONOORNO
w:these	OOOOLNOOOMTOSPO
w:they'll	OONOSNOOOOOOOOO
w:they're	OOQNOQMOOSOOOMO
w:thing	OOOOUNNOONOOQOO
w:things	OOURMLROOMOOOOO
w:thinker	OOOOOOSOOOOOOOO
w:thinkers	OOTOOOOOOOOOOOO
w:thinking	OKOOOOWOOOOONOO
w:thompsons	ONVNPNNOOOOOONO
w:thorough	OOOOOOTOOOOORMO
w:those	OOQOOLOOOOOOUPO
w:thought	OOKOOPNOONOOLVO
w:thoughts	OONOTOPOOOOOOOO
w:three	OOPPMMOOOOUOOOO
w:thrive	OOOOSOTOOOOONOO
w:thrives	OOOOOOTOOOOOOOO
w:thur	ONNOOOOOOOSOOON
w:thurs	NPMOOOOOOOTLOOM
w:thursday	OOOONOOOOOVOOOO
w:tidy	OOOOOSOOONOOOOO
w:tienes	OOQONOSOOOOONON
w:tier	OOOOORLOOSLOOOO
w:tight	OOTOOOQOOOOOOOO
w:tiktok	OOOOOSOOOOOOOOO
w:till	NNMOSPNOMQNORON
w:timely	OOOOOSOOOOOOOOO
w:times	OOVOMOROOOOOOOO
w:tips	OOOOOOOOOTOOOOO
w:title	MOJOOOLOOOOOROT
w:titulaire	OOOOOOSOOOOOOOO
w:tm	ONVONJMOOMONNON
w:tobacco	RONNOOLONOOOOTO
w:today	OONSJONOOOOO¡MO
w:todos	NNSNNMMNNKSNNNM
w:together	OOYOOONOOOOOOOO
w:toolbar	OONOONMNNNMNMNU
w:tooling	OOOOOSOOOOOOOOO
w:top	OUOOOOOOOOOOOOO
w:top-notch	OOMOPONOOUOOOOO
w:total	OUOOOMOOOOOOOOO
w:totale	OOSOOONNOQOOOOO
w:touch	OOOOOUMROOOOPOO
w:tourism	OOTOOOIUOOOOOON
w:tous	OOOONSMOOOOOOOO
w:tout	OOOOONTOOOOONON
w:toward	OOKOQQOOOSOOOOO
w:towards	OOLOONWOOSOOOOO
w:town	PNOOOOMOOOOVOOO
w:toxicology	OOMSOPNOOOOOOOO
w:trabajar	OJONSORNMMONSOL
w:track	OOOOOVOOOOOOOOO
w:traction	OOPOOOMOOSOOOOO
w:trading	OOUOOOOOOOOOOOO
w:traffic	OMUNOOONNOOOOPO
w:trafficking	OONNSOOOOOOOOOO
w:trailer	OOPOOTOOOOOOOOO
w:train	OOPOOPMTOSNOMMO
w:trained	OOOOOONOOSOOONO
w:trainer	OTMOOMMNOSOOOOM
w:training	OOOOOOOOOcOOOOO
w:transcript	OONOOOKOOOOOVLO
w:transcripts	OOOOOOKOOOOOTNO
w:transfer	OOOOOSOOOOOOOOO
w:transfers	OOTOOPOOOOONOOO
w:transform	OOQOVOOOOOOOOOO
w:transformations	OOOOOOSNOOOOOOO
w:transformative	OOJOSOOOOROOLOO
w:transit	OOSOONNOOROOOOO
w:transparent	OOQQLLQOOOOOTOO
w:transportation	OOPOOOTOOOOOOOO
w:transporting	OONOMTOOOOOOOOO
w:transports	OOOOOTOOOOOOOOO
w:travail	OONOOOSOOOOOOOO
w:travailler	OONOQKTOOOOOOOO
w:travaillerez	OOOOMUKOOOOOOOO
w:travaux	NOROMXINOMOMOOM
w:travel	OOOOMPOOOOTOOOP
w:traveling	OOOOONLOONUNNNO
w:treated	OONOOOKOONOOMWO
w:treatments	OOTONNOOOSONOOO
w:treats	OKOOOOOOMTNOMOO
w:trends	OOOOOTOOOOOOOOO
w:trial	ONOOLOLOOOUONON
w:trion	OONSONMOOOOOOOO
w:trips	OOOOOTOMOOOOOOO
w:troubleshooting	OOOOOQSMOOOOOOO
w:true	OOTOLNROOOOONOO
w:truly	OOLOXLMOOOOOMQO
w:trusted	OOOUOOOOOMOOOOO
w:truxio	OOQOSNMONLOONOO
w:très	ONNNLNHUMOMQINU
w:tu	ONROSNLNPPONMOM
w:tubes	OOOOOTOOOOOOOOO
w:tuineje	OOOOOOOOOOOSOOM
w:tuition	OOOOONNOOSOOOOO
w:turn	OOOQTMOOOOOOOOO
w:turno	MUMNNNNNMLPMNNM
w:tus	OOTOOOOOOLOOOOO
w:tv	PNUOPOMONMNQOON
w:tx	OOOOOOOOOQO[OOO
w:type	OPJNOOROOLWMVMO
w:types	OPPOOMUOONOOOOO
w:typical	OOONSMPOPNOOKSO
w:typically	OOOOONTOOOOPOOO
w:tâches	OOOONTOOOOOOOOO
w:téléphone	OONONNTOOOOOOOO
w:téléphonique	NMNNOULONNOMNNN
w:u	ONSOKMOONSOOPNL
w:uams	OOTOOOOOOPOOOOO
w:uk	OOOOOLOOOMOORSO
w:uk's	OOXOLOOOOLOOOOO
w:uktj	OMNOOOMLNOOOVLS
w:ulm	NOROOOLONNONSON
w:ultimate	OOKORONOOOOOROO
w:um	NONOONPNOMONNOS
w:un	OONOUNOOOSOOOOO
w:unable	OOMOOOSOONOOOSO
w:und	OKTJNXOOOKMKLOL
w:under	OONTQMSOOOOOOOO
w:underground	OOTOOOOOOOONOOO
w:understand	OOOOOOQOOUOOOOO
w:understanding	OOOOOOSSOOOOOOO
w:understands	OOOOOTOMOOOOOOO
w:undertake	OOOOOTPOOOOOOOO
w:undertaking	OOOONOUOMLOOOOO
w:uniform	OOOOOOOOOTOOOMO
w:union	OOUMPLPOOOONOOO
w:unique	OOTOPOOOOOOOOOO
w:unit	ONLTPQOOOOOOOOO
w:united	OOOOOMOOOOOUOOO
w:uniting	ONUOOOOOOOOONOO
w:units	OOOSOOOOOOOOOOO
w:unlimited	OOOOOONONUOOOOO
w:unparalleled	OOMSOOOOOOOOOOO
w:unposting	OTOOOOOOOOOONON
w:uns	OSNOJMLOONOMOOU
w:unsafe	OOOOOUNMOOOOOMO
w:unser	OOOOTMLOOQOLONN
w:unseren	OOKOLNOOOOOVNOO
w:unserer	NNRNLNNNNNNMTNN
w:unsolicited	OOOOOOOOOOOOLSO
w:unstable	OONUOLNOONNONOO
w:unsure	OLPONOOOOKOOQRL
w:until	OOLUOOPOOOONONO
w:up-to-date	OOOONTOOOOOOOOO
w:update	OONOLUNOOOOOMNT
w:updated	OONONWSOOOONOOM
w:upkeep	OOUONLNOOPOONOO
w:upload	OOOOOPOOOOOOSMO
w:upp	ONRMRMLOLUNOMON
w:urgent	HNLOOOOOOOONROV
w:us	OOTOONOOOOOOOOO
w:usable	ONNSNNOOOOOOOOO
w:usage	OOKNPSOOOOOOOOO
w:use	OOLVOPQOOOOOOOO
w:useful	OOSOOKOSOOOOROO
w:user	OOOOOUPOOOOOOOO
w:using	OOOOOTTOOOOOOOO
w:utilities	ONPOOOJUOOOOOOO
w:utilize	OOOOOTOOOOOOOOO
w:v	NNPNNMONNMNMUNL
w:va	ONOOOOOOOOOTPNO
w:vacancy	LOLOOLOOOOOOVRL
w:vacation	OOOOOOOOOSOOOOO
w:vaccinated	OONOOOPOOOOOPSO
w:vaccination	OOOOONNOOMNOPSO
w:vaccine	OONOOOONOONNLVN
w:valid	OOOOOOWOOOOOOOO
w:validate	OOOOOSOOOOOOOOO
w:validation	OOOOOOLTOOOOOOO
w:valor	OOTOOOOONOOOOOO
w:valuation	OOSOQOOOOOOOMOO
w:valuations	OOOONSOOOOOOOOO
w:value	POVOOOOOOOOOOOO
w:valued	OUPOOOOPOOOOMOO
w:values	OOTOOROOOOOOPOO
w:van	PMMOOOOMONNNUMN
w:var	OOROMPLONNONSOO
w:vara	OMLRPOLONVNNNOO
w:varied	OOROOLOOONOOMOS
w:various	OOOOOUOOOOPOOOO
w:vart	NLMNLOKNKKTUSNN
w:varying	OOMSROOOMOOOOOO
w:vector	NNMNNMNUNNNNLNN
w:vegas	ONNOOOOOOOOSOOO
w:vehicles	OOOOOTOOOOOOOOO
w:vendors	OOOSOPMOOOOOOOO
w:vendredi	NOMOLMKNOOXMNON
w:ventures	OOOSOLOOOOOOOOO
w:verantwortung	OVNNNHPOOMNOOOO
w:verification	OOOOOSSOOOOOOOO
w:verifying	OOOOMTNOOOOOONO
w:verksamheten	OOOONSLOOOOOOOO
w:versed	OOOOMOTOOOOOOOO
w:very	NMPQQOJUONNLNMN
w:veterans	OPOROINQONOOQOO
w:veterinary	NKOOUONNOOOMOON
w:vi	NMMMPJRNLTMOSNN
w:via	OONOOSNOOOOOOOQ
w:vibrant	OOOOSNNOOROOOOO
w:vida	OOOOOOOOOTOOOOO
w:video	OOMOORTOOOOOOOO
w:videographer	OONOSNNOOOOOOOO
w:videos	OOOONOSOONOOOOO
w:vie	OOQOOTIOOOOOOOO
w:view	OOOOOOOOOOOOSPO
w:viewing	OONOOOOOTNOOOOO
w:viewings	OONOOSOOOOONOON
w:vill	ONSNONMNOLNNTON
w:village	OZQNJNKOOLOOMON
w:villeneuve	NNKNLPMOONNUNOO
w:virginia	ONSNNOTOOOOPOMN
w:visa	OOOOJPSOOONOKRO
w:visas	OOOOMKROOOONLWN
w:vision	ONOOOOPOOSOOOOO
w:visionary	OOSNOOOOOOOOOOO
w:visits	OOOOOTOOOOOOOOO
w:visualization	OOOOPMONOTOOOOO
w:visualizations	OOOOOSOOOOOOOOO
w:vitaeportfolioendorsement	OOOOOOOOOOOOSOO
w:vital	OOOOSIROOOOOOOO
w:vivir	ONNONNNOMPNOSNN
w:vlocity	SOOOOOPOOOOOOOO
w:vogue	OOUMOKMOONONOOO
w:voice	OOWOOOOOOMOOOOO
w:volonté	OONOMMVOONOONOO
w:volunteer	OOOOOSOOOSOOOOO
w:von	OOOOOROOOOOOLSO
w:vos	OUOOONOOOOOOQOO
w:votre	OOOOOJOOOSOOTOO
w:vous	OOOOOSROOOOOOOO
w:voyce	NOSOOOOOONOOOSO
w:vp	NOOUQKOOOOONOOO
w:véhicule	OOOOOLUOOOOOOOO
w:w	QOOOONNOOOOTOOO
w:w2	OKNOOOSOOOTPMON
w:wage	OOOONQTOLMOONOO
w:wages	OOOOOOOOTOOOOOO
w:wakefield	OOSOOOOOOOORLOO
w:waking	OONOSPOOOOMOOOO
w:wales	OOOOONOOOOOTOOO
w:walking	OOOQONTOONOONOO
w:walks	ONMSMMOOOOOONRO
w:want	OOOOPLVOOOOOQOO
w:warehouse	OOOSOPOOOOOOOOO
w:warm	OOOOOSOOOOOOONO
w:was	OTROONMOONOOOOO
w:washington	ONOONOOOOOOWOOO
w:waste	OOOOPTONOOOOOOO
w:wastewater	OOSOOOOOOOOMOOO
w:water	OOOOOSOOOOOOOOO
w:wave	OKTOOQMOOOOOOOO
w:way	OOTQOONOOPOOOOO
w:ways	OOSOOOROOROOMOO
w:we	OOXOOOOOOOOOOOO
w:we'd	OOMOOOOOOOOOTNO
w:we'll	OOOOQQOOONOOSMO
w:we're	OPTOQOOOOOOOOOO
w:we've	OOTOOLOOOOOOOOO
w:weaknesses	OOOOOTONOOOOOON
w:wearing	OOOOOOSOOOOOOOO
w:weather	ONOONMXOOOOTOMO
w:web	OOOOONUOOOOONOO
w:wed	OOLOOOOOOOVLOOL
w:wednesday	OOOOOOOOOOTOOOO
w:week	OONOOOOOOO^POOO
w:weekday	OOOOOOOOOOSOOOO
w:weekend	ONOONOKOTOSOOOO
w:weekends	OOOONKOOON[OOOO
w:weekly	OOOOOTMOQQOOOOO
w:weiterbildungsmöglichkeiten	OONOOOLOOUOOOON
w:weiterentwicklung	OOOOOPJOOVOOOOO
w:welcome	OOOOOSMSOLOOOSO
w:welcomes	OONOOMOOOOOOJUN
w:welcoming	OONOUNOOOOOOOOO
w:well-being	OONOOOOOOSOOOOO
w:wellbeing	OOPOOOOOOUOOOOO
w:were	OOTOOOOOONOOOOO
w:west	OOTOOOOOOOOOOOO
w:what	OVOONOPOOOOOOOP
w:what's	OUQONOOOOLOOOOO
w:whenever	OONOKNMNNMLOQNT
w:where	OOSOOOOOOOOOOOO
w:while	OOOOSOOOOOOOOOO
w:who	OOOOOMYOOOOOOOO
w:who's	OOOOSOPOONOOOOO
w:whole	OOTONOOOOOOOOOO
w:wholesale	LOROSONOLOOOMON
w:why	OTROOOOOOOOOOOO
w:wider	OOOOOPSOOMOOOOO
w:willing	OOOONOTOROOOOOO
w:willingness	OOOOOOXOOOOOOOO
w:window	ONKOOLOOOOOORTO
w:windowa	OSOOOLOOOOOONNQ
w:wine	OOOOOONOOSOOOOO
w:winthrop	NNUOONOOOOOOOOO
w:wir	OOQNPOJOOONMSQL
w:wires	OOOOOOSOONOOOOO
w:wiring	OOOOOSOOOOOOOOO
w:wo	OONOKNNOOONUNOO
w:women	OOSOOOOOOOOOOOO
w:won't	OOLONPNOOTOOOOO
w:word	OOOOOOOOOOOOSOO
w:words	ONOOOOKOONMNROT
w:work-life	OOOOOOOOOSOOQOO
w:workday	OOOOOOOOOOOOSON
w:worked	OOOOMLSROOOLMON
w:worker	OOMOOMQOOOOONWO
w:workforce	OOOOOOOOOOOOOWO
w:workload	OOOOOMSOOOOOOOO
w:workplace	OTOOOOOOOOOOOTO
w:workweek	OOOOOOOOONTOOOO
w:world	OOXOOPNOOOOOOOO
w:world's	OOSOOOOOOOOOOMO
w:world-class	OOLUNOOOOOOOOOO
w:worldwide	OOWOOROOOOMOOOO
w:worth	KLHNNQMNONNWNNN
w:would	OOOOQONSOOOOOTO
w:write	OOOOOOVOOOOOOOO
w:writing	OOOOOOXOOOOOOOO
w:www	OOTOOKNOOOOOPOX
w:x	OOROONLTOOPNOOO
w:xlqdzyr	OMPNONUNNONOOOL
w:y	OPQOPOOOOPJOOOM
w:yahoo	OOSOOOOOONOOOOO
w:yard	OOOOOTOOOOONOOO
w:years	OOOOOO^OOOOOOOO
w:years'	OOOOOOSOOOOOOOO
w:yorkshire	OOOOOOSOOOOQLOO
w:you'll	OOOOTOOOOOOOOOO
w:you're	OOSOUKNOOOOOQOO
w:you've	OOTOMOQLOOOONOO
w:youll	OOMOUOPOOOOOOOO
w:your	OOOOONOOOROOTOO
w:yours	OOOOSNOOOOOOOOO
w:yourself	OONONLOOOUOOSOO
w:zetron	OOSOOOOOQPONOOO
w:zu	OOSOLNOOOPONQNN
w:zum	ONLNNMONNMNMPOU
w:zur	OOOOOOLOOUOOOOO
w:£	OOQOOOPOTOOOOOO
w:ère	OOOOSOMOOOOONOO
w:équipes	OOTOOTMOOOOOOOO
w:établissez	NOOOOSOOOOOOOOO
w:êtes	OOOOOOUOONOOPOO
w:être	ONOOQMVOONOOOOO
w:œuvre	NOOOOSNOOOOOOOO
w:€	OOOOOOOOSPOOOOO
w:개발	NNLVNOMMNNNNMON
w:경험이	OROOOJPTOOOOQOM
w:구체적으로	ONNNOLMMOONOVON
w:나은	ONSOOMNOOOOONOO
w:데이터	NMJXOLORNNMKKNK
w:데이터마트를	NNMTOPMNNNNNMON
w:두고	ONSOOMNOOOOONOO
w:모두가	ONSOOMNOOOOONOO
w:문제를	OOOOOLQMOOOOSOO
w:및	OMLMOMJTMMMMVNK
w:분이	OOOOOKUMOOOOOOO
w:분이면	OOOOOLLUOOOONOO
w:서비스에	OMQOOMNNOOOOSON
w:수	OOOOOLMUOOOONOO
w:어제보다	ONSOOMNOOOOONOO
w:운영	NONSOLLSOOOONOO
w:운영하고	NNKWOLNNNNNNMNM
w:위한	NRNNOOMTONNNKOL
w:이런	OWOOONNMOOOOLON
w:입사	NNPMOMMMNNMNUNL
w:있어요	NMM[OJMLNNMKLNL
w:있으신	OOOOOKUMOOOOOOO
w:전사	NNLVOLMNNNNNNON
w:좋아요	OMNNOIJXOONOTOM
w:지향점을	ONSOOMNOOOOONOO
w:토스의	NNNSOLMROOOONON
w:팀에	JVIRNMMMNNMMMNL
w:팀원	ONSOOMNOOOOONOO
w:필요해요	OOOOOKUMOOOOOOO
w:할	OWOOONOOOOOONOM
w:함께	NUKTOOLQNNMKLNJ
w:효율적인	NMNNNVMMNNNNNNM`,
};

export const furtherWeights = {
  scale: 0.06257498782614003,
  table: String.raw`always	EMLBEOMFCHCDGCF
at:0	l:HHI=;<E5LI5DL
at:1	JF¢BOFFBJ:FM=EC
at:2	KGOOPKEBO?GYKFE
at:3	¡OPOPMIMNDKRHEN
at:4	OOQQVOJAG3LOFFM
at:5	NGOOSOLAOAQN?=H
benefit&cue:company	NMNHJRKJNUNPOLL
benefit&cue:demand	OKQKPLPOMOQGNON
benefit&cue:duty	NIUOIHFLMVOMHMN
benefit&cue:legal	OLUMLNKMQJNMLVN
benefit&cue:noise	ONNSLNIOOHONTSO
benefit&cue:offer	HNGCKAAFOOMIELF
benefit&cue:overview	NRSIJQRMNMHONRM
benefit&cue:pay	LFBLLIHOXIB?JIL
benefit&cue:place	NRILRJMLNLFZIIN
benefit&cue:process	OMGOOMINONNNWSL
benefit&cue:schedule	LIOJKIDLTQTJIJL
benefit&cue:team	OMSHNRMONMMMQMO
benefit&cue:we	OKWHFTTNLNMRGSO
benefit&cue:wish	MLHNNMJUOMKQMMN
benefit&cue:you	OTOUMPOMQFMJOPO
company&cue:company	MNNOIDNLFPOLCPG
company&cue:demand	OIORNLRMQTRWONM
company&cue:duty	NPOOOFPMIOJKNDN
company&cue:legal	NLJLKLOLKOLNETN
company&cue:noise	OURGKNHOMINNQLK
company&cue:offer	KGNHLKKMMUPJJGL
company&cue:overview	NJLSVIRORLNQGGN
company&cue:pay	MOMLJLOMRIOQPMN
company&cue:place	NNTIJLHNPGKLKNN
company&cue:process	MKQLKLNNJINSONM
company&cue:schedule	NLNMKRLORUUMLRO
company&cue:team	ONOQGOLOMKONNKO
company&cue:we	MHSNOJJLECOOLKL
company&cue:you	OLLFQRRNMVTTOLO
cue2:company	PGUOPJOOGMOLOOH
cue2:demand	IODIMJXOFKNOOMB
cue2:duty	NOJOOUOLIMNNNLH
cue2:legal	LOHOKDHIJBKJJYK
cue2:noise	OKMMKQKNNKNNHKW
cue2:offer	OOINMKQJR^ESHMK
cue2:overview	GOLQ[RVPLLLRGKK
cue2:pay	PJOIMKJJ]POREKH
cue2:place	JGOIKLKJMEOUONO
cue2:process	MOMJDEEOEFJBXNA
cue2:schedule	ONJONEOGONYNFLG
cue2:team	NJQPPLSMMKLKPSM
cue2:we	MOR@OEIQQOOFLNN
cue2:wish	LGKLJOM_IFOFIKL
cue2:you	NOPHRWEMMPKOJKN
cue:company	MHSOOOOOOOOMJON
cue:demand	ANFJNHXOMOOJOOL
cue:duty	NJOOORMMDOGMNMH
cue:legal	EKNLHMGIIKH?K¢E
cue:noise	NMMNHLOKNLKLMR]
cue:offer	MMOMINGLO[NLHH>
cue:overview	OQKQWLPMOJQOONN
cue:pay	LON>MHIMbMNOKJ=
cue:place	OLMHOLMIOOOeMKH
cue:process	INENCNNMNLDM[OG
cue:schedule	KHJEOJLCQOkOHFH
cue:team	HOM^FMLIJGOOKOG
cue:we	OQUKMLNNKLOOOOL
cue:wish	MPNDEMCeMOOOLED
cue:you	GRMTQRLOOOOOKL@
duty&cue:company	OOUMNPOPOJJONIN
duty&cue:demand	OENFRI]THOPOION
duty&cue:duty	JLNHJXBONKBMFAK
duty&cue:legal	OLSKQNNOOQMNOOO
duty&cue:noise	ONNSQOJOOMNNNNO
duty&cue:offer	NJTIIKNNMWPOLQN
duty&cue:overview	OSPOUHDNLOSQIML
duty&cue:pay	NPSMIPGSRLQQMNL
duty&cue:place	OQOKFVQLORPONQN
duty&cue:process	OOJOKOPLOSKKLPN
duty&cue:schedule	MOJJNNEMRORNFLT
duty&cue:team	OQRVFHIONLOUNNO
duty&cue:we	ONWQRJXQOKMMOJO
duty&cue:wish	OLRNNJOVNPMNTOO
duty&cue:you	NOSWUOOOMHRTMKN
first2:$ 50	MNMONNMORSNNONN
first2:1 	MXLMLHHMNNKMLMM
first2:1st april	OKNNNNMNMNNKVNI
first2:2 	NLHLIJINLMJHKMY
first2:401 k	NNOOOOONIQNNOOO
first2:5+ years	NNNNNLRKONNNNON
first2:7 	NLIMMLJNTMJMLNQ
first2:a great	OJHNMNJKNWNNMNN
first2:abhi it	NOPOOOOOOOOOKQO
first2:ability to	MOLMK?YININOFIK
first2:able to	MIMNNKYKMIOOKML
first2:about the	NUNKGKMOONONNOO
first2:about us	NRJOOOOOOOOOOOO
first2:access to	MMPMLIKNJUNLMNM
first2:accounts payable	QTKOOKMOOOTMOOL
first2:act as	OMNKMVNOONONNOO
first2:additional information	NQNOONOONOMOPJN
first2:administrative assistant	RNKONNNOQNIOOON
first2:an extraordinary	OZMLIKKLOLLMJJG
first2:analytics engineer	RINMJMJNNMKENNS
first2:andras hotels	MLUNMOMOOMNKNNM
first2:apply today	ONMOOMLLMMONULO
first2:are you	LFNIWGGKLELHOKI
first2:as a	MNNMNPQMMOJMOON
first2:as our	OOMLUFMOOMNNOOO
first2:as part	OOOQPMRORIOMMMO
first2:assist in	NNNRMVGMNMLLNNN
first2:assist with	MNLIMQJNONNNNOO
first2:at our	OOKMNNNOOQOOOOO
first2:attention to	OKNOOJTLONMMMOK
first2:availability to	ONNNNKUMNLWLNOM
first2:bachelor's degree	NLNONMPKONMLMNN
first2:based on	OOLLKSLOLRMNNNO
first2:basic knowledge	OOOOOLSKOOOOOOO
first2:benefits 	OWOOOOOONFOOOOO
first2:benefits of	NNJOOOOOTTNMNOO
first2:build your	OOMOOKNONQOOOOO
first2:business &	ONNMNOSNOMONNNO
first2:business analyst	QNTNNNNOONMROOO
first2:business development	RNSNONNROMLIOOO
first2:business intelligence	SIGTLRKOOMMLNON
first2:cage riot	NNPLQKMOOLNNNON
first2:candidates should	OOMNMLKMNNNOVLM
first2:capacité à	OONONKTJNMLNMOO
first2:carry out	OOMNLSKOOONMMNO
first2:cdi 	LJLNONMNLNUKNOK
first2:christian cowan	NMUNMNNONMNNNON
first2:civil service	ONLNMNPNNONMIUN
first2:clear text	LJIMLJGNNMKLLOW
first2:collaborate with	OMLHLOJNOROOOOO
first2:collaboration &	OTPOOIOOOOOONMO
first2:committed to	ONNOONUNNJONNNO
first2:communicate with	ONNNOSMOONOOOOO
first2:company description	NQIOOOOONNONOOS
first2:compensation 	NUMNONOOKNNNNOM
first2:competitive total	NVMOOOMOIJNNNOO
first2:continuous learning	ONNNNSHNNSNOOON
first2:contribute to	OKMLKVLNNLNNNNO
first2:coordinate and	OONNKTLNONOONOO
first2:coordinates with	NNMHMTMOOMNNNMO
first2:customer service	QMJSMMJRMMKPNNM
first2:data analyst	SMLNNONNONNKOON
first2:data analytics	ULLONONOOOOJOOO
first2:data warehouse	NLNUOMOJONOONON
first2:dbhds is	OMSMPKNMNMMNMNN
first2:degree in	OOOOOORIOONOOOO
first2:demonstrated ability	ONOOONJROOOONNO
first2:demonstrates a	OONONMRTOOOOOOO
first2:demonstrates strong	OOOONRJOOOOOOOO
first2:dental insurance	NNJOONNOLTNNOON
first2:denver co	NNLOOONOOONSOOO
first2:des missions	NNLOOMNMMUHXOOO
first2:des moments	OLNOOMNOOUOLOOO
first2:description 	MTMNONOOOONNNOG
first2:design and	OMMMLTINONOONOO
first2:develop and	ONMMLSLONNOOOOO
first2:do not	OLNOKLHONMLNYLG
first2:do you	KIGNRIEMMFGKFNY
first2:due to	OMMMLSMNMKSNTRN
first2:durée du	MTONNLLOOMNMMOM
first2:duties and	OSOOOMOOOOOOOOO
first2:duties responsibilities	OPOOOIOOOOOOOTO
first2:education 	OTMNONNOONONNOJ
first2:effective communication	OKOOOMSMONNNNON
first2:employee assistance	MKJNOKOOLTONONO
first2:employment type	MQONOONOOOSOONI
first2:empowerment 	OXINNNMOOLNNMMK
first2:en tant	OTJOSILOONOMLOO
first2:enjoy comprehensive	ONMOOMNOKPONONO
first2:ensure all	OOONNSJNONOOONO
first2:entreprise 	NTLONMNOONNNNOK
first2:essential skills	OPOOOOOOOOOOTOO
first2:every role	OOSOONOOOKOOONO
first2:excellent communication	OKOOOLSFOOOONNO
first2:excellent customer	NJONOMVMOONONOO
first2:expected hours	MNOOONLMIMSKOON
first2:experience 	OVKOKUILOLOONOJ
first2:experience building	NNLNNLOTNNNNMMN
first2:experience in	OIKOLHMPNMNNLMS
first2:experience with	OIMNNGOMNMMMJMM
first2:experience working	OMNNNHQMNOMNNNO
first2:exposure to	ONKMLJNSNRMNKLN
first2:expérience 	OVOOONMOOONONOK
first2:familiarity with	MKLNMFORNKJKKLL
first2:finance manager	VMKLNNNONNNMOON
first2:find out	OLKMHJKONPOMILY
first2:flexible and	OOONMLTMOILLOOO
first2:follow all	OONOOVHMOOOOONO
first2:for further	NMMOONOOOOONRUK
first2:for more	ONXNNLHOKQNMQMK
first2:freyja oelkers	NJLNNNMOONNNVNL
first2:full stack	RONONONOOOKPOOO
first2:full time	FLKMKMGNKGVHNNL
first2:full-time 	KIJMMLLNJLVJNNI
first2:further information	OSNNLMKNOONNIUJ
first2:good knowledge	ONOOOORKOONKNON
first2:growth that	NWIOOMLOOGNNLNN
first2:health insurance	NNIOOONOKSOMOOO
first2:high level	OONNOOHSNNOONOO
first2:high school	OKOOOMVPOMKMMNN
first2:highly organized	LMNNNMUMNMNLMNL
first2:honey homes	ONVLLILNONONNNO
first2:houston cancer	OOTOOOOOOOOHONO
first2:houston tx	NNKNNNNOOONTOOO
first2:how to	NWNOOONOOOONFON
first2:https careers	LOLOOONOOONOIOT
first2:https job-boards	MOMOOONONONNLOS
first2:https jobs	LOMOOOOOOONOLOU
first2:https www	KMDNNMMMNMMNONR
first2:identify and	OMMONTLOMMONNOO
first2:if you	NHDIRIOJQQHDRQL
first2:if you're	ONQORNHKOHNRTLO
first2:in addition	OOQNLKMPLSNMMOO
first2:in person	NLMMNJKMLNMWMNN
first2:in the	OMKSRLNOONNLQNO
first2:in this	ONLNVVLOOHMJNKN
first2:individual restaurants	KMMLRONONMNQOON
first2:innovative 	MTNNNNMOMJMNLLL
first2:investigate and	ONNOOSMOOONOONO
first2:job 	OQOOOMNOONJOONO
first2:job description	JUNNNMNOONMNNOC
first2:job details	LKOOONNOOONOOOT
first2:job opportunity	VIJOLNKOOMOLMOU
first2:job posting	IUKOOMNONNNMOOL
first2:jobs @	NMLNNNNMNMONXJH
first2:join a	NNHTVMNONOOLNNO
first2:join our	NOQGQKLNOJMIQUM
first2:join us	MHOJHLJKNTMIUJR
first2:key responsibilities	OYOOOENOOOOOOOO
first2:knowledge of	NPLMLBSRKJJMHJK
first2:lead and	ONOLSTNOONOOOOO
first2:lead the	MNMJHVKNOMONMOL
first2:learn more	OKOMMMKNOINLKNU
first2:liaising with	OLNNNSMOONOOOOO
first2:licensed practical	UNOONOLOSOMLOON
first2:licensed to	OMNKNNTMONONNON
first2:life insurance	NLRMNNMNJMNMNNN
first2:located in	OOTNMOOONJNMONO
first2:los angeles	MMKOONNOONNUOON
first2:luca faloni	PJXMLNLOONLOMOI
first2:maintain and	LONONKTOOOOOOOO
first2:maintain the	OOMONRKOOOOOOOO
first2:malibu ca	OMNOOOSNOONUPOM
first2:manage and	OOONOUQNOOOOOOO
first2:manage the	OLMMNSLOONOONOO
first2:manage your	NXMMLJMNOHONMNL
first2:may be	OOONNTIOOONNMMO
first2:medical dental	OJKOOMNOMQONOOO
first2:mental health	OLINMQMOOTNLNOM
first2:microsoft certified	NMOOOOSOOOOOOOO
first2:minimum qualifications	NXMOOOFNONNLNON
first2:minimum requirements	OQOOOOJOOOONOOO
first2:monday to	MMMMNMKNLITKNNN
first2:must be	NMOONKWIONRSHMN
first2:must possess	OOOOOOPNOOKNMNO
first2:nice to	OSNOOOOJOOOOMOO
first2:no matter	OOSNHTGOONONLNO
first2:northeast georgia	MNSNNONOOLOMOON
first2:not specified	NKLNNMMNWMMLOOK
first2:nous avons	OMINHNQOOKMSJOT
first2:nous recherchons	LKKNXNKOONPIMON
first2:nous sommes	JOTNMLINNTKFNOM
first2:open to	NONONKXMONLLLUR
first2:opportunities for	MLJNNMNMJQMLNNN
first2:oracle p2p	SSJNMJTMNNLRNOJ
first2:our client	ONIMROPNNRUMNNO
first2:our ideal	OOIOIOWOOOONLNO
first2:our leadership	OOMWLOLOOSNOOON
first2:our mission	OOTJINNOOMONNNO
first2:our services	OOSMNNOOOONNOOO
first2:overview 	NJNNONOOOOOOOOT
first2:paid time	NMLNOMNNIRLMNNN
first2:palliative care	ONLNLMKRNMNNNOO
first2:part time	QOMNLNKNOSVKNNO
first2:participate in	OMKLLQHNNSKNONO
first2:participates in	OMMNNVGMONOOMMO
first2:passion for	ONJOMKULONNNMNO
first2:perform any	OOPOOTOOOOOOONO
first2:performance bonus	MKLNNMMMSJMMNNN
first2:permis b	OMNONMSMOMLLLNM
first2:physical demands	OSOOOOMOOOONOOO
first2:please do	OONOOOSOOOOOJSN
first2:please ensure	OONOMMJONNNNUMO
first2:please note	NNLNKMXOONRKKPM
first2:please see	OINONMJONOONJLX
first2:position summary	NUNMNNNOOONNOOM
first2:poste à	RMLNJLKNNMSMGOJ
first2:power bi	NLNNNKSNNMNNMNN
first2:prepare and	KNKLLUJNNLNMLNN
first2:previous experience	OMNNMKGTMLNMKMO
first2:professional development	MMMNONMNMUONLMN
first2:proficiency in	OMMONJZOONNIMNN
first2:proficiency with	ONOOOMSIOONONOO
first2:proficient in	NLMONKVIOMLGOON
first2:program manager	SLLJKMUONLMMNOM
first2:project management	MJIVSGQNOMMKNNM
first2:project voyce	LMUMLMLNNNOLMSN
first2:proven experience	OMOOMKWDONNNMON
first2:proven track	ONOOOLRKOOOONOO
first2:qualification 	OTNOONMOONNNNOL
first2:qualifications 	NVMOOMLNONNOMOI
first2:qualified candidates	OOOONNMOOOOMTSO
first2:ready to	OOMNLOMONNNNLNT
first2:real estate	QMSQNMJOONMJOON
first2:reasonable accommodations	ONOOOLLOONOOKRO
first2:recent experience	OONNNNVROMOMOOO
first2:remote work	MQNNMNINMSKQNNN
first2:reporting to	ONNXRNLOONNNOOO
first2:requirements 	OWMLOLJOOOMLNNJ
first2:research and	ONONOSLOOOOOOOO
first2:responsibilities 	MVNMNGNNNNNNNNL
first2:responsible for	OLNORVIMONOMOMO
first2:revesco properties	NNRNPMJOOMNMONO
first2:review and	ONNONTSNONOONNO
first2:ricardo defense	OIOKOMLNNSMKMMO
first2:robert half	NLUMNMINNKMJLLM
first2:role description	NVOOPLLONMORNNJ
first2:role overview	NTOOMMNOOONNOOM
first2:rush university	NOSNNOLOONOONON
first2:salaire 	NSNOOOOOMONNOON
first2:se health	MMSMLMKNNMNMNMN
first2:secteur d'activité	MTNOMMNONMNKNOM
first2:self-motivated and	ONNOOMSMONNNNNO
first2:si vous	OOOOMOLOOONNUNO
first2:site administrator	WLIMNNNOOOMJOOH
first2:skills with	ONOONKSMONNOMOO
first2:so much	MMLNLNMNMUNMLOM
first2:software engineer	RNKONOMOOOKLOON
first2:some of	OWMMNKNONJNOMNO
first2:sous chef	UMSNJNNONOTINOL
first2:staff accountant	TNLONLLONNNLOON
first2:stakeholder engagement	NSMNOJSOONONOON
first2:state farm	MMLNOOMONHNNNWN
first2:stay on	ONJNNKOMNKNOQMR
first2:strong communication	ONOOONSJONNONOO
first2:strong interpersonal	OOOONNJTOONONOO
first2:strong knowledge	OOOOONTKOOOOMOO
first2:strong organizational	ONOOOKRMOOOOOOO
first2:strong sql	ONOOONSKOOOONOO
first2:strong understanding	OOOONNTNOOOOONO
first2:successful applicants	OOOOMLTOOOOLLLO
first2:successful candidates	OKNKSOWLNNRMULN
first2:suivi des	OKNMOSNNONNOOON
first2:support team	OONKKTMOOKOOONO
first2:support the	ONNKJUMOONOOOOO
first2:technical skills	NQNNUKHNNMNNMNN
first2:text 	OMMMNNMNLILMMOV
first2:that's why	ONLNNMKNOPNONRO
first2:the above	OONMNNKOMOOMOSO
first2:the civil	OKILMLINMMONLVM
first2:the company	OOUKKMMOPMOQONN
first2:the department	ONRPKITOONNOJUN
first2:the ideal	OLHFRMTLNNMLJJJ
first2:the jobholder	OOOONOSNOONMLKO
first2:the maintenance	NNMJLXNNOONNONN
first2:the morgan	NMOLRNLOOOONRKN
first2:the patient	OONNKOSMONNNNNO
first2:the position	ONNVEOQOOQLMPON
first2:the post	OOKJSLMOOOPOMOO
first2:the purpose	OOLLVGLOOOOOOOO
first2:the role	OUKGMNEONKKONNM
first2:the trust	OOXKIMMOJLNMNMN
first2:the work	OOOMIKNOONOSONO
first2:there is	OOKMURLNQNOOMOO
first2:they are	ONSKKJLNOMOOMQO
first2:they will	ONMJPVMOOMOONLO
first2:this configuration	OOOLHTLOONNNONO
first2:this includes	ONMMKRKOURMNOOO
first2:this is	LCG@XJHIOPWPNCQ
first2:this isn't	ONPNSMMOMMMLNNO
first2:this job	OPMNFJIONIOROSK
first2:this position	NJLTTLOMGNSSOHK
first2:this role	OMGRMIZOLMENJPN
first2:this will	ONNMJIHOLLSNMTM
first2:tight management	NNTNNMMOOMOKOON
first2:time management	NMOONMTMOMMNNOM
first2:to apply	NKNONMSNNNNKPLK
first2:to be	ORRMKLOOOMNMRKO
first2:to learn	ONNOONNONNONJPH
first2:type de	NTONNMLOONMNNOL
first2:un contrat	OONNMMNONJRMMOO
first2:un parcours	OONNMKNONSMMNOO
first2:under the	OUOVQILOOMOOOOO
first2:understanding of	OLNONGUNNNNOJNO
first2:une indemnisation	OONOOONOITNNNOO
first2:united states	LLJNMMMONNNVONN
first2:valid driver's	OLOOONPMOOSOOOO
first2:value ag	NNWMKMMNOMOMMOM
first2:vos missions	OQNKONOOOOONOOO
first2:vous serez	OPHPOJPOOQMSMON
first2:vous travaillerez	OOMRJUIOOLOMOOO
first2:vous êtes	NMLLPNQKNKLJONL
first2:we aim	OOPONNNOOMOOSJO
first2:we are	JNLORPQIMGMTHOJ
first2:we believe	ONKMLNQNKPNNKQO
first2:we do	NNTNMMLNNLTMIUM
first2:we encourage	OOUONMMONQONKPO
first2:we have	OLQNRNEOMSKJRIM
first2:we know	OOUMIONONJOONUO
first2:we lead	OOTOLMMOOKOOONO
first2:we look	OMJNJLSNNLNNQLN
first2:we need	OOHMSTPOOOSLMNO
first2:we offer	OPOMHMHOPKKKNPO
first2:we provide	OOULJKSOKPONNNO
first2:we value	OOSNNOLONMOOMJO
first2:we want	ONTOMONOKNNOHRN
first2:we welcome	OMPMLNHONJNMHWN
first2:we will	OMGMNHQOTXNJULO
first2:we work	OOWKJLLONINJNLO
first2:we would	NMLOLNHPNLNNVNM
first2:we're a	OJUKLOONNILLONO
first2:we're all	ONWOOOROOMNNOQO
first2:we're also	OOROOONOLWOOONO
first2:we're looking	LTDSRJPNOKTOMNN
first2:we're on	ONOLMMJOOLLNNOO
first2:we're seeking	MMFLWJKOOLMLMOO
first2:what are	OSKMJMLNMLLLJOT
first2:what you	ORPONLIOONOOOOM
first2:what you'll	MXJJHKENMPNJNNL
first2:what's in	OSNONNMOOLOOLOM
first2:when you	ONUTOLQONLLNMOL
first2:whether you're	OOMOKOQNOPNORMO
first2:who we	NVIMMMLSNLNMLMN
first2:why join	OPTNMOOONLONKMN
first2:with a	OOWMJMMOOJNSOOO
first2:with diverse	OOKNNNOOOSOOOOO
first2:with over	OOUONOJNNNONNMO
first2:within the	NNNMUOJNRMNNNNN
first2:work closely	OMMHMRKOOOONOOO
first2:work is	ONKURLNLMMMPNJN
first2:work with	MGMIIZINNGMMNNN
first2:work within	OOOQRLSOOOOOOOO
first2:working knowledge	NMOONNKUONOMNOO
first2:working with	OLGKHWGPOINNMON
first2:works with	OOLNKNNNNONQNNO
first2:you are	ONOOKPQOOOOONOO
first2:you can	NJIMIIIOLKMKPRR
first2:you have	OONOOLUOQLOONOO
first2:you may	OLMNNKINULOMRIR
first2:you will	OQRSMVFMJKOLNJN
first2:you'll be	OJRPNRFLMRMLMMN
first2:you'll have	OONMRRQSOOOOOOO
first2:you'll make	NNJMUHLMNHMKMOM
first2:you'll work	OMIWYIMOOJONONO
first:$	FJHNMLJLWOIHLOM
first:07	KMDNOOMONOKYMOG
first:1	MXLMKHHMNMKMLMO
first:12	MKHMLHQMJLOKKNT
first:1st	OKNNNNMNMNNKVNI
first:2	LKEJHIHLOJHRNMT
first:3	OIIMJJKPMPJKKNW
first:35h	LMLNONJNMKSKNOL
first:4	OLILKJIMNMJNKNV
first:401	NNOOOOONIQNNOOO
first:5+	NNNNNLRKONNNNON
first:6	NLKMLIIMMLHJRMV
first:7	NLIMMLJNTMJMLNQ
first:8	NLJMLJIMMMRJKLU
first:a	JPOMTEPMJTN?PDO
first:abhi	NOPOOOOOOOOOKQO
first:ability	MOLMK?YININOFIK
first:able	MIMNNKYKMIOOKML
first:about	H]HHDHFMMJLIIMJ
first:access	MMPMLIKNJUNLMNM
first:accounting	PNNOOKVNOOOLOOO
first:accounts	PSKNOPMOONTLOOK
first:accurately	ONNNNSKNOMNONNO
first:act	OMNKMVNOONONNOO
first:action	LNSOOOONOONVNNO
first:adaptability	OJMOONVLONNNNOK
first:additional	MVHKMLLIGUKKOJJ
first:additionally	OONLLRQTNQNNMKO
first:administers	ONONOTNOOMOOOOO
first:administrative	RJJNMPMTPMIONMK
first:advanced	NKKNLITMNJLJLNJ
first:after	OLOOONKONMQNQOO
first:ai	NTNMNHTONKMLNNN
first:al	ONJONOLNTMNNMON
first:all	OKKLJGQKORJEBXM
first:alongside	ONMLNVONRNOMOOO
first:an	OUQTHGNQLJOJOPF
first:analysis	OLMLMQLOOTOOOON
first:analytical	OLNMOKRROLNNLNN
first:analytics	RSNLJHENMMKENNS
first:analyze	OMNKIWLMOMOOOOO
first:analyzes	ONNMMVJMOMNNNNM
first:and	LNPLOIONSLLHIKK
first:andras	MLTMLMLNNONJMML
first:any	ONNONOTQNNOOITO
first:applicant	OOOONNQKOMNONON
first:applicants	OMNNOMTMMNMONEN
first:application	NVOOOILONOONKLJ
first:applications	OLMNMJGMMNLKWKN
first:applies	ONNMOTNOOOOOOOO
first:apply	QLOLQTFKLJNQTHQ
first:apr	MONOONNNMNFNPOT
first:architect	RNKNKSNOONNMOON
first:are	LELIUFQJIDKENKG
first:as	LMNORNOKOIJNPMN
first:asics	KIKMMMLONMMJNWK
first:assist	LIHOJYDLNKKKMMN
first:assistant	XKHNMMKNNMIQNOI
first:assists	MNLKKUINOMNMOOO
first:associate	SMKONNLPOOKKOOL
first:assurer	OKMMNVMNOMOLNOO
first:at	KJVFAGEPOIICDIN
first:attend	NLMNOVJNOMTMOON
first:attends	ONNNNTINONOOOOO
first:attention	OKNOOJTLONMMMOK
first:availability	ONMNMIWLNKWLNOM
first:bachelor's	NLNONMTINNLLLNN
first:based	OLMLJRTNLRMJMMK
first:basic	MMLNNIQPJONMJNM
first:be	OKGSFTSJKQMMMJN
first:become	NMKNRSLNOMONMNN
first:being	NTLOMMLPNLLLNOM
first:benefits	MXOOONNOQIIJNNO
first:bespoke	LTMOONOONJNLOON
first:bi	OLLTNJLQNNMMNOL
first:bilingual	NNKNMMLTNMMLMMJ
first:bio	OKOMROLOOMNNNON
first:bonus	NTNNOJMPRKNLNOO
first:brennan's	NNSONOOONONTOON
first:build	MKHGIVFKMMMMLNM
first:building	OPNNOWLOOOOONON
first:business	XIQUIMSOOPEMLNJ
first:by	ONSKTKKONONNJRN
first:cage	NNPLQKMOOLNNNON
first:can	ONNJRKQNONNONNO
first:candidate	ONOONNSRONKNMOO
first:candidates	OMKMLJGQPMMLWFM
first:capacité	ONNONKUINMKMMON
first:career	IRFNLJKNJNMHLNR
first:carry	OOMNLSKOOONMMNO
first:cdi	KJKNNNMNLMUINOJ
first:certification	ONKNKJQQNNMLONO
first:change	OJKMLVSOOKONNOL
first:christian	MTNMMNNONMNMNOM
first:city	LHONKUTONLMQNNN
first:civil	PNLNLMPNNONLITN
first:clean	NMNNOKTLNNMNNOM
first:clear	LIILLHKMNMKLLNW
first:clinical	VJJNONNNNNMJOOL
first:close	NUJLLTINNMNKJNT
first:co	OMTMKLJHOLNNJUN
first:collaborate	OMKGLOINOQOONOO
first:collaboration	ORNMMNKNOROOMLO
first:collaborative	OMRUNLPNNMONMMN
first:come	MKOLJLHNNSMKTMI
first:comfortable	OMKNMGWLNMLKLMO
first:committed	ONNOONUNNJONNNO
first:communicate	OMLSKSOMNKNONNO
first:communicates	ONLMKVHMNLNNLNO
first:company	GNPKKLKKFSGGLLP
first:compensation	NVMNONNNGRNMMOM
first:competitive	MRENMJJNXFJHKLN
first:complete	NKMNMSLNNPNNNML
first:completes	OMNNMWONNKJNMNO
first:comprehensive	OLINONNNJWNMOMN
first:conduct	NNIKHXFNNLONNNN
first:conducts	OONNNSJNONOOOOO
first:consistently	NMNMMQSMOMNMOOO
first:contact	OTMNOJQJNNONKQL
first:content	OOLNOTNOOOOOOON
first:continuous	ONLMNTGNMSNNNNM
first:contract	KKMOMMMONLTLOOL
first:contribute	OKMLKVLNNLNNNNO
first:coordinate	ONLMKXGMOMNNNNO
first:coordinates	NMMHMVKNOLNNNMO
first:covid-19	ONISNNSOOONNNSM
first:crane	MNSOOOLONNOJKSN
first:create	OLLLLWKMOMONMNO
first:creating	OKMMJWHNONNNOOO
first:culture	NPYTKKMNNMNMMNJ
first:current	NNPMNITLSMKKKNM
first:customer	OPISMKKQMMKONMM
first:dans	NMQLTQONNLNLMNN
first:data	QQDQFHLSNPKPJSJ
first:day	NENOONLOMMYNONN
first:dbhds	OMTLPIIMNKLNKPN
first:de	ONMMOPRRNOMINOO
first:define	OMONMTLNOOOOOOO
first:degree	OOOOOOTIOONONOO
first:dein	OVNNOMNOOOONKON
first:deliver	OLJLJWSNOKONOON
first:demonstrate	OMNNNVKMONONOOO
first:demonstrated	OMOONNNPOOONKNO
first:demonstrates	OLNNLTRROMNONNO
first:dental	PMIOOMNOLSMMOON
first:denver	NNKOONNOOONTOON
first:department	KNMUNJMONOMLMNK
first:des	LKRIJFJKJYEVLMM
first:description	MUMNONNOOONNNOG
first:design	OOLLLSGOONOONOO
first:detail	MKLOOLUINNNMKNU
first:determines	OOKMKUKNOMNNNNM
first:develop	OLIIIYFKMFNNNNO
first:developing	OOKNNTKOONOOONO
first:diamond	JNPLLJRMMSMMNNN
first:die	NLTNLOLNLSMKMNK
first:digital	TMINNNPNONNKONN
first:direct	LLLKKNQMNNTMNOK
first:disability	NLKNNNNNLTNNMSN
first:discounted	NNIMONOONTNNNMO
first:displays	ONOOMQULOMONMOO
first:diversity	OWJNNNNOONOOMFM
first:do	KEDLPNMLLDFJWKW
first:documents	MJNMMWMNONMNNOI
first:drive	OKILNZGNMLNNSNO
first:du	OADHOYSKNIGRHMJ
first:due	OMMMLSMNMKSNTRN
first:during	OMNONNQOSONSRKO
first:durée	MTONNLLOOMNMMOM
first:duties	OUNMSDLNONNNOSM
first:each	OOMUMIMOOOOONNO
first:education	NVLNOMOLLONNLNI
first:eeo	MMMOONNNONNNMTN
first:effective	OIOOOMUMONMNMON
first:effectively	ONMNMTNLOMOOOMO
first:eine	NMNOONJNROMMNOK
first:elaborer	OONMNUIOONMNNOO
first:employee	JQFJMGLMHWMIMKL
first:employment	MQLNNMNOMKSNMTI
first:empowerment	OXINNNMOOLNNMMK
first:en	OSQMTHIMIGKRIMM
first:energy	UIINONTNOPNMNNL
first:enfin	NNJMSQGQNKMJLNL
first:engage	OOMOMSMMONONNMN
first:enhance	OKMNMWLNNNNOONO
first:enhanced	LJJMNKLMKULKMNL
first:enjoy	OMGMMKJNHXIMNMO
first:ensure	NKJHH¡DLNINLLLN
first:entreprise	NTLONMNOONNNNOK
first:entretien	OLNLOULOOMNSPON
first:equal	MVOOOOOOONONNFN
first:essential	O[MNKOGNOMNMSOJ
first:establishes	OOLNKTLOOOOOOOO
first:every	NMUMQIINNHMLMLN
first:everything	ONWNIMINOMMKKMK
first:excellent	MEMMNCTKMNOLJMM
first:expected	MNOOONLMIMSKOON
first:experience	MOKJDDQPGCFHAHO
first:experiencia	ONNOMMKTOMMMMNM
first:explore	OMRNMOMONONMKLK
first:exposure	ONKMLJNSNRMNKLN
first:expérience	OTNOONGSNNLNMOK
first:facilitate	OOOOSRMOOOOOOOO
first:familiarity	MKLNMFPRNKJKKLL
first:field	RHJLTPGTMILQMNH
first:finance	XOGTMERLNKMJOOM
first:find	OLKMHJKONPOMILY
first:first	OLNOOOMONNNOSNN
first:fitness	OQKONONNOPMMOON
first:flexible	NEKMLKVLIVRHNLL
first:follow	OSIKLTNLNJMMMMP
first:for	LIWJFFNINOLHUTE
first:foster	NMFLMSSNNMNNNMN
first:free	MQHMMIHLHVJIKSJ
first:freyja	NJLNNNLOONNMWMJ
first:from	NNUJJNNJRNMRHQM
first:full	PIHJIISMHRRIQMH
first:full-time	KIJMMLKNIKVINNI
first:further	OSNNLMKNOONNIUJ
first:g-p	NKTMMMMONMLMNPM
first:gain	OOONKTHMNXOMMNO
first:general	QUNNSPHOOKNUMON
first:global	MLVNNNHSOKOMONN
first:good	MLMNMFZDNMKHJOK
first:graduate	NNLONNVKOMNLNON
first:great	OLNNLMMNLSMNMMM
first:greater	IKGNMKLNNMMXNOJ
first:growth	NVONKILNKMNMLMM
first:gym	ONTOSSUOKPOMOOO
first:handle	OMJNMVMOOKOOONO
first:hands-on	OONOMLSLONNONNO
first:have	NMTNJJRSNJLNKNI
first:health	MLELNIIOIYMJNNN
first:help	NTGLHVJNOJONNMN
first:here	ONXMJMIMNMMTILM
first:hgv	RNMONNMNNNLKOOL
first:high	NILNOMPRNLJKKNM
first:highly	LLMRKIWHSNNLMML
first:holiday	OJMOOMNMLVLLNOL
first:home	NMUNOMRMMHNMOON
first:honey	ONVLLILNONONNNO
first:how	NZKMMNMOOMONENM
first:hr	QNVONNNOMMMTNOO
first:https	BIJKLJHKKHHIMKX
first:hybrid	KIKNNKMMKONYMNL
first:identify	OKLMLTINMKNNOKL
first:if	NFKGRKLFOOGNTQJ
first:implement	NNMLMUJNONOMMNO
first:implementing	OMNMNSLOONOOOOO
first:improved	OJ¡JKGGLNJIMKNG
first:in	MJNPVPDNIOIPNOI
first:in-person	MKLNONNFNNLYNNK
first:individual	KKSIOMLOLPMPNML
first:information	TTGOULMONLUUMRM
first:innovative	MTNNNNMOMJMNLLL
first:integrate	ONNLNTLMOMOOOMO
first:internal	OMMSMPQMONONNON
first:investigate	ONNONSLOONNOONO
first:investor	ONONMULOOOOOOOO
first:is	OGMNRNHUNMNOPMM
first:ist	OLVNINPOONOLLNL
first:it	ONUMNGOMMIMNKRO
first:its	OLRKUKGNONMLKLL
first:job	OW@IOKNLKOJKAGO
first:jobs	NMKNNMMMOMLNWJO
first:join	LLOORDEJMPJBUQQ
first:keep	OLJNLQJOUMNNKNN
first:key	NTMMPNFONNKMNOR
first:kingdom	NOQNPNTONOONOOO
first:knowledge	NQLMLBPRKJJMHJK
first:la	LUKHNIOUNIONMOM
first:language	OMNNOLTLNSMNMNL
first:las	NMMOOOMNNNNVNOM
first:le	NTGGUGRNNLJRENJ
first:lead	RKIDKWPNOQLIKNK
first:leadership	OKLNOOONOKONNNU
first:learn	OKOMMSOPNINLJNU
first:learning	MIHMNMNMNTMLOOT
first:les	NSMOOMJGNKNLUON
first:liaising	OLNNNSMOONOOOOO
first:licensed	TLMKMNSMRMMKNNM
first:licenses	OVOOONNNONNMNOO
first:life	MJRMNNMNJNMLNNN
first:light	OMUNOMNONQONKNM
first:limeflight	RMVLONNOONOMOON
first:linkedin	MJKMNJLNNMNLLMW
first:live	NMJNMLPMMRJSNNR
first:located	MMWMJLLNNJMSNNL
first:location	JNKLGKLNOLHPMNL
first:long	MJMLNKLRMPNNMNT
first:look	OMKNTULOOJNNNNN
first:loop	OOVNKMNNOMNGONO
first:los	MMKOONNOONNUOON
first:love	NLJOKIXLOLLLLNL
first:luca	PJXMLNLOONLOMOI
first:maintain	JJIIFPOLOKMMNMK
first:maintaining	OMMNKUKNOLOOONO
first:maintains	ONNONRKNONOONOO
first:maintenance	ULJNMLHUNMLKNOK
first:makati	MNPKONMOONNNOON
first:make	MWLNIRKNNLNMLML
first:making	MNRONONOOKOMSRO
first:malibu	OMNOOOSNOONUPOM
first:manage	MUIHIULLNGMMKML
first:managing	OLNNNUNNOKMOOOO
first:marketing	RVHLMILNNSLKNNL
first:may	NMMKJYHNNMLLKKN
first:medical	NPGKMOJOKRLRINI
first:meet	OKNLMQLNNNNOQNN
first:mental	OPINMQMOOSNLNNM
first:mentor	ONMNNUMOONOOOOO
first:microsoft	NMNOOMUKONNOMON
first:minimum	MVINNMLNMMLJLNM
first:mit	OLLMTMINNPLKKMT
first:monday	MMMMNMKNLITKNNN
first:monitor	NNMNOSMOONNNOOO
first:monitoring	OOORNJMNONOOONO
first:more	NQOOMMQNNMONOKK
first:most	ONPOOOKONMONNNO
first:must	MLLNJHZEMKSQDMK
first:mutuelle	MJJNOMNOKWMKNOL
first:name	MHKKNNMNONNMVNR
first:new	MJPNNSHNNMNOTOM
first:nice	OSNOOOOJOOOOMOO
first:no	LJSMFROMLKKOUNH
first:northeast	MNSNNONOOLOMOON
first:not	NKJMMITMVLKKMJJ
first:nous	HIQIQGPJLUSSOMQ
first:now	SMPNMONONNNPNON
first:oder	OKINJNTNNNNUMOJ
first:office	SULNMIIPNMLKONN
first:on	NLHLLKJNJMULPNS
first:once	OMMNMNLONNOOTJN
first:one	LMQLUJHLMOLRJMM
first:only	OKKMLLQNLMNMTKM
first:open	NONONKXMONLLLUR
first:operate	OOLOOKVMOKOKNNO
first:operations	NRJUNHMNNNLLRMJ
first:opportunities	MLJNNMNMJQMLNNN
first:or	OJIOTNPTMNLMIMK
first:oracle	SSJNMJUKNNLRMOJ
first:order	NLNNNRSMONNNNON
first:organization	OMNUOMNOOONNNOI
first:osteostrong	NNUOLLMOONONOOM
first:other	LOMLQQDWNNPJJMO
first:our	IQXWE<GOHOOOKFH
first:oversee	MNLLHXKMOLONNNO
first:overseeing	OJNOOTMOONOOOOO
first:oversees	OMNLMUKNNNNOONO
first:overview	NJNNONOOOOOOOOT
first:own	ONNMMWIMOMOONNN
first:paid	MKKMOMMMGUIKNNM
first:palliative	ONLNLMKRNMNNNOO
first:part	POUMKLIMMSUGLMO
first:participate	OMKKLRGNNSSNONO
first:participates	OMMNNVGMONOOMMO
first:participation	NLMHNOLNUQQMOOM
first:participer	OONNNRKNOMNNNOO
first:partner	ONOOMTKOOOOOOOO
first:passion	ONJOMKULONNNMNO
first:patient	QNNRLJMOOMMSOON
first:pay	NMKNNMMMRTMKKNL
first:peacehealth	MNNMPLNNNROGMSL
first:pension	NNMOONOOMSNLOOO
first:people	LPKLMJQNNLMMSLT
first:perform	KGLKJZGLNJMJMML
first:performance	MIKMNRNLSILMMMM
first:performs	NLMMKTKMOMNNNOO
first:permanent	MLMNNNNOLSPLONN
first:permis	OMNONMSMOMLLLNM
first:personal	OPHNKGOSNQMMNJM
first:phone	OHNNNIULNMNNTNK
first:physical	LVLNMNOMNOMINLJ
first:plan	OOLNQTNOONOOOOO
first:please	KDFKHGTKKEONQMT
first:pointclickcare	NMNOOMKNNOONMTM
first:position	IOHHHMFKOLRPGKV
first:poste	RMLMJLINNRWLEOJ
first:potential	NSILIILMLWTMLNN
first:power	NLNNNKSNNMNNMNN
first:preferred	OTJOONHKNKLMNOO
first:prepare	IKJJKWHMNKMKLNM
first:prepares	LMMNMTLOONNLNON
first:present	ONONNLLSNNOOONO
first:previous	NKMNLIGTLJLLJLN
first:primary	PTNONNMOOONJOON
first:principal	ROTNJNNONNMLMOM
first:prior	OMMOOKQONNONMMO
first:prison	TMJMVJKNQLNSJNM
first:proactively	OJMMLVLNOMNNOOO
first:process	NJMMNUPMMLLNGKN
first:professional	LFIIIGQOKPLIILR
first:proficiency	OLMONH¡LONMILNN
first:proficient	NKMONKXHOMLGMON
first:profil	OSNNONLONONNNOL
first:program	SLKQIIUNNLMMNOM
first:project	WFNUUDOMKIJMKPJ
first:promote	ONJMMVLOONONONO
first:proven	NLNOLHOONMMMKNN
first:provide	MNHIO[HNOJNMOMN
first:provides	OMLJOUJPOKOONLO
first:python	OLNOOLTNNNOONON
first:qualification	NUNOONLOONNNNOK
first:qualifications	N¡MOOLHMNNNNMOI
first:qualified	OOOONNONOOOMSSO
first:qualité	OQTLLISMNJNINON
first:qué	NWONMNKONINNNOM
first:read	OKMNMOIONTONORN
first:ready	OOMNLOMONNNNLNT
first:real	QMPPKSIOONMJOOM
first:reasonable	NSLNNLKNOKNNJQM
first:receive	NNNLNSNOOMNNNOO
first:recent	ONOMLKWUMJNKOIN
first:registered	VJLNLQQMNMULNNJ
first:regular	SKGJPJUNPUURNMH
first:relevant	NONOMIOONNNNMON
first:remote	OLJMKLHMKQGWLLL
first:report	OLNIMXLLONONMNO
first:reporting	OMNZQOKNONMNOOO
first:required	NZNNNLCLNNLMOML
first:requirements	OXMLOLHOOOMLMNJ
first:research	PJLMNLTONNNNOON
first:respiratory	RKKRNLLNNNLKNOH
first:responsibilities	MWLLKFMNNMMMNNL
first:responsible	OLNORVIMONOMOMO
first:retail	QJTMIIPNOLOTMMI
first:retirement	OMUNOOOOKINNOOO
first:revenue	QNNMUIINONNMOON
first:revesco	NNRNPMJOOMNMONO
first:ricardo	MIPKOMKNMRLKMMN
first:rn	MMNNNKOONMMLNOR
first:robert	NLUMNMINNKMJLLM
first:role	MONNORKONMOPNNG
first:rush	NNONNNLNJRONNPN
first:s	ONNNOLULNMNNLMN
first:safety	OQNNKJULNMNNLNM
first:salaire	NSNOONOOSINNNON
first:salary	LJJKMMLMUILKLNN
first:sales	PKNNNOPMTIJLOON
first:san	LMKONMMOONNUNOM
first:savoir	OOLKMFWLNLMNNON
first:schedule	NLMMKRJMJKTLNNL
first:se	MMSMLMKNNMNMNMN
first:secteur	MTNOMMNONMNKNOM
first:secure	OLNNOSSMNJOOMOO
first:security	OSMOOQKOOONLJOK
first:self-motivated	OMMNMMTLNMMMLMN
first:senior	WKKKMIILKLFKMNK
first:serious	OLMNKHRMONNNUOL
first:serve	MMTMKQJNNLNNNMM
first:service	QMJONQKNNTLLNNN
first:shift	MRMNNMJOWMHMOOP
first:si	ONNNGMRMNILKWML
first:simarco	NKONNOMMNSNNLNM
first:site	WIGUNINOONLJNOR
first:skf	NMPLKKMOMONMLKN
first:skills	OWOONKMIONNOMON
first:snowflake	MMMNTQMPNMNPNNN
first:so	MMKNINJNMTPTLNM
first:software	STHNLILOONJKOON
first:solid	ONOONKVHONNOMNO
first:some	NWIHMJGQNHRKKNN
first:sous	UMSMJONONNTINOL
first:staff	UMJNLRKNMHKINOM
first:stakeholder	NSMNOJSOONONOON
first:standard	OMMOOHLOTSSNLNJ
first:starting	OMMOMOKNXJFMNNO
first:state	OKTILIKNMHMIMUS
first:stay	OMIKMOLMNKNOQMR
first:staying	OMNNMUMOONOOOOO
first:strong	NFJMP@SHMGIICOJ
first:successful	OKLJQMXLNSRKSIN
first:suivi	OKNMNTLNONMNOON
first:summary	NQMMRKMOONNJOOL
first:superior	ONOONMSMOONNNON
first:supervisory	NQHNUMTINLMLLLI
first:support	PHJHGXHLMKMRMMN
first:supporting	MGLNKQLMONOMJMW
first:take	NMHKLTLNOLONTNN
first:te	MHGLRMIMNILNINW
first:team	OOIGLOUNLOLJMOL
first:teamwork	OOMOIMUOONONOOO
first:tech	OKIUOLONNSLKNOJ
first:technical	OOJLTIMJNLMLTNM
first:text	OMMMNNMNLILMMOV
first:that's	ONLNNMKNOPNONRO
first:the	CPOSQCLFQGLFJOO
first:there	OORTTLINPIOOKNO
first:these	NJSJMKTNOKMJRSN
first:they	ONQQUOHMOJNJLOO
first:this	JLEOTKLGONUPOPO
first:through	OOTLTRJOOIONNMO
first:tight	NNTNNMMOOMOKOON
first:time	NMOONMTMOMMNNOM
first:to	MONGQJRJLOJGROM
first:top	MYLMMJGMMLMKLNG
first:track	OLNLNUKMNMNNMNO
first:training	MKIKLIIKIXKJNNM
first:transports	NLNLNUKNONNNNON
first:travel	OUOOOOJOLLPJNNN
first:troubleshoot	ONLNNTINONOOOOO
first:troubleshooting	OMNMNSMNOOOONON
first:true	ONJNIHZNONOOLON
first:tva	ONMNMILNMLNNNTN
first:two	NMNNOMSJKQRNSMM
first:type	LOLMMMTONMQLKOI
first:un	OKOQFPJKIMRNSLN
first:und	OKPNPNRNNOLKPLI
first:under	OUOVWILOOMOOOOO
first:understand	OMNNNOLNOTOOOJO
first:understanding	OKKMLDYLMLNNIMN
first:une	OKPLIOLRQQIGQNN
first:uniform	OOILJKMNMWNLMMM
first:united	KKINMMMOMNNVONN
first:use	OULMMXEKONOONOO
first:using	OONMMQKOONOOROO
first:utilize	OLNMNUJONLNNOOO
first:valid	NINNLLUHOKRLKNM
first:value	NNWMKMMNOMOMMOM
first:vi	MMLLIJQOKQLSRNM
first:visit	NJMNKOJNNJMMKLX
first:vos	OSNKOMOOOOONMOO
first:votre	OTJJVIKNLLNNMNM
first:vous	KMJPLRLFLOAJNMF
first:wakefield	NJTMPNMOOMMULOL
first:was	OTOOOIKOOMOOOOO
first:we	FFQNJFOHLPOOLSM
first:we're	ITOORDNLILSKINL
first:week	MKKNOOINNJZGMOG
first:well	ONOMSIKOOLOUNNN
first:what	KXIMJLJLROIOEMR
first:what's	NYINJMINNHNNHLJ
first:when	OKTQOJINKGWRJPP
first:where	OTPOOOMONOONJSN
first:whether	OOLNRKNNOPNOQLO
first:who	NWHMMMGSNMNMJMN
first:why	MZPMLNLOMGNKJLI
first:wir	OPNNSNNOOMOKHRM
first:with	NKXRJEBLMOLOHFN
first:within	NNPLTOJNRLNMNMN
first:work	LQBNNQOIIRMPKFJ
first:working	NTMOPNDUNPNIKHM
first:works	NLIGHUKMNMMOMMO
first:write	OMONNTLOONOOOOO
first:writing	ORMNOTRMNONNNNL
first:www	OMJOMOMONMLLKNY
first:you	NPKROQTEPLNDLLP
first:you'll	MGJRTOJOKOKLKKL
first:you're	ONQNSKPLNPNNIMO
first:your	LZHGOINMRIGHVEF
first:zetron	MMTNNNOONLNLOLL
first:£	KSLONONNNONNNON
first:데이터	ONNKMTJROMMNMNL
head:benefit	=NLM?AFHMTLLJJJ
head:company	GMQJEEO>OKGAHNC
head:duty	;OGIKVJDJGLGCA>
head:legal	KPN=HM?BBOBFPSM
head:must	?OJB?JSHJFHKHMH
head:nice	?HC??ID¢D:DCNO<
head:overview	LOJNOOMNFOMKJCG
head:pay	@IHCI@IDPVO?ON>
head:place	BKHOLL@GOKOTBOK
head:process	=OMIPGJAG@GNVNJ
head:schedule	DIHEFIQLNLSJIER
head:team	HFIVLOOIJBIHNCN
head:top	OLOBJLE@GFKNC?O
head:unknown	KDLONOLOIJMKMMO
hw:&	ELOTKMITONIOOOO
hw:02420	SLUMMJMNONNTNOK
hw:0700-1915	MKKNOOINNJZGMOG
hw:1	OLRKRPPKNTMNMKJ
hw:13	NKQKQOPKNSLMJKQ
hw:14	NKQKQOPKNSLMJKQ
hw:17	NKQKQOPKNSLMJKQ
hw:19566	LINONNMOONNNJSR
hw:1st	OMJVPPNNMKUPFHL
hw:20	MNNNONJNMNNNPNK
hw:2004	NJMONNMONMNNINX
hw:2024	NJJISKRKLLHMSJN
hw:2024-2025	ONLNMNJNNNTNUJL
hw:2026	OMJVPPNNMKUPFHL
hw:24	NKQKQOPKNSLMJKQ
hw:3	MJMNLNKORMNNTOP
hw:3-5	NLKIKYJMOLNNNOK
hw:31	NJMONNMONMNNINX
hw:3rd	LIILMLILKKPLINV
hw:4	NKQKQOPKNSLMJKQ
hw:48909	MMOKNMNNLMRMMNO
hw:555-010-0100	OJKMMMKMMMNMXLJ
hw:65-74k	OUNNRLUJKKTOQKN
hw:7	OKJISKSKNLMNHKR
hw:8	NKQKQOPKNSLMJKQ
hw:@	OJNNMNJMNMONUML
hw:a	OQHIQJLGPOLLOON
hw:abhi	NKSNOOOOOOOOOOO
hw:abilities	ONOONBVGLNONNNO
hw:able	OKMOKNQNNTNOLON
hw:about	KPQPOHFCBOGMGDA
hw:academic	ONMNLMJNNONMIWJ
hw:academy	LNJTNNMNNMKQLNO
hw:access	OLINPLGMSVOOJMN
hw:accompagner	OLMNVGKOOTNQNOO
hw:accountabilities	LWEDANKIJGGILML
hw:accountability	NQXMHJRNNMNMMLN
hw:accounting	OKJMNLJNIWKJIOS
hw:achievement	NJKMMWJNMGNNLML
hw:activities	NLKJLYHLMHKMKMJ
hw:acumen	NGNOOMXLOONNOON
hw:addison	OKJMNLJNIWKJIOS
hw:additional	KQLHJFD¡MCVGOQD
hw:adoption	NKTNNMMNKOMMPQN
hw:advantage	OKMNMLKOMNOOTJN
hw:advantages	OOPLNGMNQUNMNOM
hw:airslate	LKXIKMJNMIMGMNK
hw:aka	OLKOOLWQNMOOLLN
hw:all	OTMNOOMNOONNLPN
hw:also	NMNOOILLOSONMNM
hw:alternate	ONMMMHKKLMMNXMN
hw:although	OROOONUMRONOUHO
hw:amazing	ONLOOMNOJSNMQMO
hw:an	OFOOOOOONUOOOTO
hw:analytics	MPUJHUIKMKLLIJK
hw:and	GOMOOONKLOJNOI<
hw:angesprochen	OILMMILNNNNMWMK
hw:animas	NITJJMNNUGJLPMI
hw:annual	NULNLMKNKJKMJUN
hw:applicant	ONSONNJOPMQKPNN
hw:application	LMJLKLGNLLLIOGV
hw:apply	JOJQJKMFGOPOTFL
hw:approach	OOWFHKONNHNMJIM
hw:après-vente	OKNROPMOOOOROOO
hw:arbeitszeitmodell	LQIKKKJMNLSLRMH
hw:architecture	OONLNTJLOLOONNM
hw:are	JOIYANTDOFJKOC@
hw:area	NLMNNNNNNNOONOT
hw:arts	NOOMJNINMLNNMPO
hw:as	OSENMOOILMQNPOO
hw:assessment	MXGKEHONJIJISEE
hw:assist	OHLMNYJMMHLNLMJ
hw:assurer	NKLKMWLMNLMNMNN
hw:así	NITJJMNNUGJLPMI
hw:at	OSUMLKILNPNMJNT
hw:att	OSJGJJXGNFJKFHI
hw:attributes	MKEKJCRCIBGODTH
hw:au	MKKOKQPKMNMORMM
hw:aufgabengebiet	NKMLMXIKMKKMLNK
hw:august	OKJISKSKNLMNHKR
hw:auprès	NILLNLMNONSNVOM
hw:aurez	OQLLNTLOONONOOO
hw:aussagekräftige	OILMMILNNNNMWMK
hw:aussi	NOMKMSIMNLMMMOM
hw:automotive	OOLNMNMOOJOOSLO
hw:available	NLLMNOPNORSLLLM
hw:avantages	LKEJMISJXPPERME
hw:award-winning	ONNPUQKNNKLLMLO
hw:azure	NMOOOOSOOOOOOOO
hw:background	OOOOOMVHOONNRLO
hw:balance	NQLMMOTKOMNNMMO
hw:based	OKMONLKNTKNOUKM
hw:baust	MOIJKUIKNKKMJLI
hw:be	LKOFOSGIJKLJSGW
hw:before	OMJVPPNNMKUPFHL
hw:bei	NPIIK[AJNIKLJMI
hw:beneficios	MVJKOLLMKIKILNQ
hw:benefit	MTLTNMLNMOMKNNN
hw:benefits	DGCBINOOGOGMHL;
hw:bewerben	E;YC_D=FGEDU7BC
hw:bharatcares	OIXLJNKONJONGJK
hw:bi	LMFIG¡LENJKLIMH
hw:bienveillant	OKNQMUROOLNNMOO
hw:bieten	LAGIMI<JPUONHKT
hw:bit	OOHKZMKNOINMMLN
hw:bloc	MOMNLRSMMONKKNM
hw:bls	NJNOOOMQNNOMNON
hw:bonus	OLMLMIEWPKONLLO
hw:braddell	OLOKQTOOOOOOOOO
hw:bring	OKUMLGNONKMNLJR
hw:broadly	OPMNJKUNOOONGRM
hw:buscamos	MOIIGGZGLFONJKI
hw:business	UEPOLZPKNFLQJMH
hw:but	OLMIMSKNNNNNNNM
hw:by	LLIZLDGNNJLMJNT
hw:can	LEOJLJHJL[LJILQ
hw:candidate	NOMOOMPKNNNKMOM
hw:candidats	NILLNLMNONSNVOM
hw:car	NKFOONNOLVNNOOM
hw:cartons	NKNLNULNOMMNMOM
hw:case	NJKMMWJNMGNNLML
hw:ce	OQLKLOQKNJLLMOO
hw:century	OORMMNLNNJONOMN
hw:certificates	NTLWOGOMONNMNOO
hw:certification	NILOOMROMMLKPMK
hw:certifications	LSLMNMPMMLINLMJ
hw:challenge	OSKIXIIOOMOONNN
hw:change	NKUMKKOOMMMMQOQ
hw:chef	MOLOKQQKMNNJSMM
hw:choose	MVLIMJNMNPOTNMO
hw:civil	ORHLLLFOMKLNI[M
hw:claim	OSMOMOKONNNNTHN
hw:clearance	OKMOKNQNNTNOLON
hw:clerical	NGMMMVIRNLMMMLM
hw:client	UMHKPORORQNSONN
hw:coach	NMNOOILLOSONMNM
hw:commandes	MHKNIZHKNIKLKNK
hw:commitment	OORNMONONKOOLMO
hw:community	ONNPUQKNNKLLMLO
hw:commute	OQOOOOLNOONTPOM
hw:company	JPW<GL;GGEBHF>O
hw:compensation	NJIMLJWMMRVHOMN
hw:competencies	NKGKKFOMKHOPHUJ
hw:competitive	MGMNHNONPJJNYIH
hw:compliance	PTNIIQFKMOLOGFH
hw:comprehensive	NMMNONMONUNNNOO
hw:con	NJRIQLLNUFJLPMH
hw:concession	OKNROPMOOOOROOO
hw:conditions	OPHNLKHKMKTWKIM
hw:considerations	OPKNLLFXOMMNLLM
hw:consisteront	OOOSNPMOONNNNOO
hw:consultancy	OOXKGNIOOMOONNO
hw:consultingb2b	MJNOONTQNONNOOO
hw:consumers	OHLMNYJMMHLNLMJ
hw:contact	MMLNNNKNNNNLXLG
hw:contexte	OUSNNOJOOMOKNOO
hw:contract	MJMMNNMNNMYKKMG
hw:contribute	OQMMRNMOOOTOMNN
hw:controls	OHOOOMRPNONONOO
hw:conversational	LMFIG¡LENJKLIMH
hw:core	LGHLDTXHIMIJFJI
hw:cosuno	ONTLHIKMNIMLHST
hw:cox	NOLMMNKOOHOORLO
hw:credentials	ONMNLMJNNONMIWJ
hw:criteria	NOMNNKSOLJOLMLM
hw:créatif	OKNQMUROOLNNMOO
hw:culture	ORSOSQINNGLLLKO
hw:current	LLIMKJLMMMLRJSM
hw:customer-facing	MOMMNRKLNMNNMNM
hw:d'atelier	OOMPNNGLOKMNVOO
hw:daily	MXJHJPFLMHLMLMJ
hw:dallas	MIKKIJILOTLPKLM
hw:dans	NIKJTPIMNRLOLNN
hw:data	NOUKHOIKNKMLIJL
hw:date	LQJLNMKNMMJLWNH
hw:day	LDKLMNNMRUWIFLR
hw:de	OMKIONMHMOOOQJJ
hw:deadline	NNKMLMKNMMMKNGW
hw:degree	OOOOOOKJNOOOUOO
hw:dein	LEEHITAIKGHGYMJ
hw:deine	OILMMILNNNNMWMK
hw:deliver	OPQMSGSNONONEJJ
hw:deliverables	NLKIKYJMOLNNNOK
hw:delta	ONMKLE[HOKNNMNL
hw:demands	NOJMJFOIMOLRKOL
hw:dental	MHIMNMINLUMLPON
hw:department	HGD[HAGLLJJJTKP
hw:des	MGJNRVEKMPJOJNK
hw:description	KPOIJOJODDOOOJI
hw:deseable	NOHLJJEZNKMIKNJ
hw:design	OQNNNQKNONOONNO
hw:desirable	LNFLLH=XKKIJPQJ
hw:desired	MOLMMGBXKLMLHKM
hw:details	POOOAOMAMJRPKAO
hw:deux	OPJJNVLONKMNNOO
hw:development	NQQJJOLLMMNNOQM
hw:devenir	MKGGFVEILOKIOLH
hw:dich	MMGHIZ?IMHJJTKG
hw:dir	JMDGKBVHOPLLCHP
hw:disclaimer	ONNNLMMOONOOOTO
hw:district	OORONNQOONNNRJO
hw:diversity	LSPHECJJKDJIPRR
hw:division	NQLMMOTKOMNNMMO
hw:do	LOOLJPOOHCHMNQL
hw:docker	OHJJKKG[OMMLONJ
hw:documentation	NQKONLKNNOONSGL
hw:documents	MINMLXMJNLLMMNH
hw:doesn't	NKUMKKOOMMMMQOQ
hw:doing	OKQLSOONNQOOOLO
hw:drug-free	NRLNLILOMLNNMTM
hw:du	MPODETHFLFHGQIC
hw:duties	JQQROO5FONKJEOH
hw:déroulera	OPJJNVLONKMNNOO
hw:détails	ROLKJRINMLSQIOK
hw:e	MHJQJURKMMMORMM
hw:east	NKNLOUOOONNTOOO
hw:education	JOGSKCQCHHOCRKG
hw:educational	OONOOMNMNNMNUKO
hw:eeo	NMLKUTNONKNNLRN
hw:electronic	NOOMJNINMLNNMPO
hw:else	ONFNMOHNOLOOJYO
hw:elucidata	MI]FJLHNKEMGJKL
hw:employees	OTMNOOMNOONNLPN
hw:employment	MHJNLLONMITMORN
hw:en	MOMOCOOEISNNAJD
hw:encompass	OMNKIXHOOJOONNN
hw:energy	THNNONTQNNNNNOM
hw:engineer	OOVLIKLMNLNMJKM
hw:enhanced	KJGLMJLLEXJKJLL
hw:entendemos	NITJJMNNUGJLPMI
hw:entretien	MRRLPJNNOKOHNNO
hw:environment	JJGIVTHJTGIHIOK
hw:equal	LNHNMLLMMHMMKQM
hw:equirements	NLKKJC[ALKKLHJG
hw:equity	OMYLMMMOOKNOHHK
hw:erwartet	NPIIK[AJNIKLJMI
hw:es	FPETMJFMMIOSJMR
hw:essential	MRIFEPUAOKOGMHJ
hw:estimate	OMMOLJMONNOOLTN
hw:et	MHGMHVOHLNLFOLJ
hw:examination	NGLOMNJOKONMWMQ
hw:examples	NKNZKHFLKILKIMI
hw:exercise	OKOOOOULOOOOMOO
hw:expect	OMTLMPJMNPNMLLT
hw:expected	OTMNOOMNOONNLPN
hw:experience	FM;DOMPOP<@>NQJ
hw:expert	OTLKLRMLNKLNKNJ
hw:expertise	LQLMNJCRLLKJHKL
hw:extra	OOJNNMIWNKNOJML
hw:f	NHMMXILOOMNIMUN
hw:faloni	MOIKVMFNNONMMOH
hw:few	ORLKMTJMOMOONMN
hw:field	THLLTVJMNLNNMKJ
hw:finance	OKJMNLJNIWKJIOS
hw:financial	OOHJJORJNLJPKMO
hw:fire	PPPKKPKLNFMOJLK
hw:first	ORLKMTJMOMOONMN
hw:fit	OOMOMKXNOLOONNN
hw:fitness	MFGKVY=HLOMKHHS
hw:flexible	KRJTNLKMKUJONNL
hw:focus	NONLMVJMOMNNNOK
hw:following	OLLJESOMMHNNOPI
hw:for	KOOLANKONOOLOSI
hw:formation	OLMNVGKOOTNQNOO
hw:fortis	OOTLJNKOMHOLJKM
hw:four	OKYMNIJLONNOMOM
hw:full	UKHIFPRROVMMKLM
hw:full-time	LGRNMMJMMIKMJNS
hw:funciones	OKJKHWOKNJLKMON
hw:functions	NOJFEWFMKJQJLLJ
hw:fühlst	OILMMILNNNNMWMK
hw:gain	NLKLMJRMKUNMLQL
hw:general	ORONROKKNNLNVJO
hw:gesellschaft	NOULOLJMNLMNMNK
hw:gestion	NKNLNULNOMMNMOM
hw:get	NOKOKLJNMMMNRRL
hw:geweckt	NGGMKKGNMLMLWNM
hw:given	OIMOMOLOLONNTNR
hw:goals	NJKMMWJNMGNNLML
hw:gold	OOJNNMIWNKNOJML
hw:grasshopper	OOUKKKIMNONKKKT
hw:grayce	OPSNJONOMOOONNN
hw:great	OOMOMKXNOLOONNN
hw:group	NJPOOOONPMMOOON
hw:groupe	ORULMILMOMNKNOO
hw:guide	OKYMNIJLONNOMOM
hw:haben	NGGMKKGNMLMLWNM
hw:hard	OSNONLRJONNNMNK
hw:have	KMUIMDNPOQJJJGI
hw:haves	NQMNNIRLNLMLMMM
hw:health	SJXLMPONMQNQLOK
hw:helen	HQIQNKHNMJQRLNQ
hw:highlights	OQGOMMNNKQNNMON
hw:hiring	QJQKLHIMMMKUSJH
hw:history	OKSLMMNOOTOOLOM
hw:hola	NHEMYMIINKLKHMQ
hw:holiday	MHGLLIJLD]OLGHL
hw:hourly	OKMONLKNTKNOUKM
hw:hours	KPIMMMGKRPWJOLG
hw:how	MOQGOCLHJHOIU>B
hw:humain	OOKLJIIMOMLKULK
hw:hybrid	OKMNNNNOROMOOOM
hw:i	NOIIPBTINGLLLSG
hw:i'm	NOMOKMKNONNORLL
hw:id	LINONNMOONNNJSR
hw:ideal	OLKOOLWQNMOOLLN
hw:if	OPIMLISVMHNNIMJ
hw:imaginez-vous	MKGGFVEILOKIOLH
hw:in	LOOODOMNQOCJPNR
hw:inc	NKSMNOMOONOOONO
hw:include	JFJLGOTFKPGECTI
hw:includes	OOWFHKONNHNMJIM
hw:including	OQNNOUOOLQNONON
hw:incluirán	OKJKHWOKNJLKMON
hw:inclusion	LSOHFCJKKDKIPQR
hw:individualisé	NKLKMWLMNLMNMNN
hw:industry-leading	NKTNNMMNKOMMPQN
hw:information	MPKLMKLKMKVJRME
hw:instructions	MOFGHDHJKIKJQWK
hw:insurance	JCQLKJDMKWLJRQF
hw:intercom	ONTLLMKNMJONMLO
hw:interesse	NGGMKKGNMLMLWNM
hw:interested	NOMMJMINNNMMTJL
hw:internal	OHOOOMRPNONONOO
hw:interview	OTLNMNJNMKNMKUM
hw:is	OPJIXJQKOHRLSRM
hw:it	OQOOKKPEOPLNONN
hw:items	QGGKMHJMNLNRKNX
hw:jetzt	E;YC_D=FGEDU7BC
hw:job	OOHPOPGGONIJOOK
hw:jobs	OJNNMNJMNMONUML
hw:join	INJOPHOKJTNFOPA
hw:july	NJMONNMONMNNINX
hw:just	NRHNHNLONWNNKMN
hw:jydstrup	HQIQNKHNMJQRLNQ
hw:karrierelevel	MNKLNMINONTNMNS
hw:keepler	NKTPHKIMQVJFOLE
hw:key	INCJGOOGLOOOHIH
hw:kingspan	OORMMNLNNJONOMN
hw:know	OODKHLLMNHMMRUK
hw:knowledge	NLLKHVKRJHNIAHE
hw:kommer	OTLKLRMLNKLNKNJ
hw:kontakt	NNLMNMLNONNLUMJ
hw:kpis	MHHHM^CMMGKLNOJ
hw:kubernetes	OHJJKKG[OMMLONJ
hw:l'accompagnement	NKLKMWLMNLMNMNN
hw:l'accueil	OKNQMUROOLNNMOO
hw:l'offre	ROLKJRINMLSQIOK
hw:la	KQI¡IFBHNIJHILF
hw:ladeprozesse	MOIJKUIKNKKMJLI
hw:lake	ONMKLE[HOKNNMNL
hw:langue	OLIJKLHUOMKTKMI
hw:lansing	MMOKNMNNLMRMMNO
hw:largest	OLINPLGMSVOOJMN
hw:le	NRMIODLIMGOOTKJ
hw:leadership	OOIFKWJNNKNONMM
hw:learn	OKSLMMNOOTOOLOM
hw:learning	LNJTNNMNNMKQLNO
hw:led	NOK[LDHNNKNNMNK
hw:legal	JERMHJLNLWMJLSG
hw:les	KJPTQM?GKCNFPKD
hw:levels	OTMNOOMNOONNLPN
hw:lexington	SLUMMJMNONNTNOK
hw:license	OGMOOLUMLNLQPML
hw:licenses	NULWOGNLNMLOONN
hw:lifting	MRIKKGWLLILLLMI
hw:like	OSEMTLJKKCNOOPO
hw:limited	OLMIMSKNNNNNNNM
hw:lisbon	NJLMNMMNQMOONNS
hw:living	NFKKNYIMLHKLKMR
hw:location	EKLPNOEIQCOOFGL
hw:locations	KKHKMMLMMMKWKMI
hw:looking	NMONLHMOKJJOOHM
hw:looks	ONLKYGJNOMNOOON
hw:lors	MRRLPJNNOKOHNNO
hw:love	OTRIJJGNKRMPMFL
hw:luca	MOIKVMFNNONMMOH
hw:lyckas	OONLMGXLOKNNLLN
hw:ma	SLUMMJMNONNTNOK
hw:mais	NOMKMSIMNLMMMOM
hw:make	OHKNNMLNNQNNKPT
hw:management	NOKLLVOMMGNMLMK
hw:manager	QNRHM[FNOFMRJMI
hw:march	OMJVPPNNMKUPFHL
hw:mark	OHKNNMLNNQNNKPT
hw:maternity	NJTNNMMNKOMMPQN
hw:mdosjobs	NJLMMNPJNNMNKNT
hw:medical	MHIMNMINLUMLPON
hw:member	OLINPLGMSVOOJMN
hw:mental	MOMLJKNKIQKQHRR
hw:mentored	NOK[LDHNNKNNMNK
hw:merchandising	OPMJKSLNOMONNNM
hw:metropolitan	NLMNNNNNNNOONOT
hw:mi	KJOHLLMMIKTLKLO
hw:microsoft	NMOOOOSOOOOOOOO
hw:middle	NKNLOUOOONNTOOO
hw:might	ORLKMTJMOMOONMN
hw:migration	NONLMVJMOMNNNOK
hw:min	MNNNONJNMNNNPNK
hw:minimum	NMINNDXKMKJMHKL
hw:mission	NNOQOSEMMOJPILK
hw:missions	NNONFHMIIPODUMI
hw:modeling	NOMMOSLMNNNNNON
hw:moments	OLMNVGKOOTNQNOO
hw:months	OPLKMTIMNLROLMM
hw:more	NNNLGLKONZNMIML
hw:must	MLINKFXFLJOJJKK
hw:must-haves	OSNONKRINNMMLMJ
hw:navigate	OOPLNGMNQUNMNOM
hw:need	NQFKG?TPPIQIHVE
hw:nevada	LNJTNNMNNMKQLNO
hw:nghsjobs	NIWKKJKMMKLNIJR
hw:nice	KNSMKHCVKILKOKM
hw:nice-to-have	MDHIKXXMLKMMPHK
hw:nice-to-haves	NOJLMGD[NLNLJJM
hw:night	NLLMNOPNORSLLLM
hw:not	OLMIMSKNNNNNNNM
hw:note	NQGOAOOKVDRKGSM
hw:notes	OOIMSTSPIMFJNKH
hw:notice	OOMONNOONQNNKLM
hw:notre	OKNROPMOOOOROOO
hw:nous	KONFSCLJOONNMLM
hw:now	QQVIJHHMNRJSFOV
hw:nurse	OSONOLSNONONOON
hw:of	HLPFVXGCNNLCQMM
hw:offer	INOQFBADJQLHLPC
hw:offered	OPQOOONORJOKOOO
hw:offering	OOTOKLNONMOOMMM
hw:offers	OILOOMNOJWNMQNO
hw:office	PMOGL[ELMFJTIMH
hw:officer	TFSOOKNONJOSNOM
hw:ofrecemos	ONMPHJ@MKQPPOLP
hw:omradet	OTLKLRMLNKLNKNJ
hw:on	OKMONLKNTKNOUKM
hw:open	OOMNJKUNNNKNNRH
hw:operational	OOHJJORJNLJPKMO
hw:opportunity	JSJBJERLHZMREOJ
hw:or	NNNOLIVLLLJOJKK
hw:organiserez	OKNQMUROOLNNMOO
hw:organization	OJMTRNMOOOTOMNN
hw:organizational	NNTMHJRNNMNMMLN
hw:other	NPGJGELLJUMISPF
hw:our	QSSMOCNHJPNOOED
hw:outreach	ONNPUQKNNKLLMLO
hw:outside	MJNOONTQNONNOOO
hw:oversight	OPGIIOOINKJOJLO
hw:overview	ILUONOAEIGMIGCN
hw:own	MZGIKLDKMHKLNNM
hw:pa	ORLKLRMLMKLOKNJ
hw:package	OTMOONOOKLNNOOO
hw:paid	OMNOOONONTPOMOO
hw:papiers	NKNLNULNOMMNMOM
hw:partners	NOK[LDHNNKNNMNK
hw:pass	OKMOKNQNNTNOLON
hw:paternity	KHPKLIJKCVIINOK
hw:patients	NLE[MDGLLJLKKMJ
hw:pay	DCGEDR?HOTBAOLD
hw:people	NKUMKKOOMMMMQOQ
hw:performance	OJHLLHLILHIRHVK
hw:perks	OSKNNMLNJPNMQMN
hw:person	OUKMLHFLNNIJWOQ
hw:personal	NOKNMJVJMILIKJL
hw:personnel	NPMLNHJNIVOLKOM
hw:peuvent	NILLNLMNONSNVOM
hw:phone	OJKMMMKMMMNMXLJ
hw:physical	JFCKHAQ?JRHMEOC
hw:physique	NKLKMWLMNLMNMNN
hw:place	OQONNLMOOSONNMR
hw:planning	OMILJNVKMFKMILJ
hw:plans	NMMNONMONUNNNOO
hw:platform	MTKRMTGIMNMKKML
hw:points	OPMMMIFWNMONLLO
hw:policies	OPINNZLOOMOONNO
hw:position	NIKOOOQLLCLIPFM
hw:positions	NOK[LDHNNKNNMNK
hw:poste	OPJJQNNKNHOPKNN
hw:potential	OPOMKLONLONKNOK
hw:pour	NLFMPSNIMOIOJNL
hw:pourquoi	MSTVT@EKMGJIELG
hw:power	OOPLNGMNQUNMNOM
hw:preference	OPKNKLHNLNNMVFM
hw:preferred	FM@HF<EXJCLIMQD
hw:prescription	OKOOOOULOOOOMOO
hw:presentation	ORULMILMOMNKNOO
hw:primary	OOOJNSJOONONOOO
hw:principal	OMMNMTLNNLIMNOO
hw:principales	NQLQNTKOOMNMNOO
hw:principle	ONMMKTJOOMNNNNN
hw:privacy	OLGNLLLNNJNMVNJ
hw:process	JZBFCDQLHGFDTCJ
hw:processus	OOKLJIIMOMLKULK
hw:profil	LSOHF?NONTIHGHE
hw:program	TKOOOONONRMNPPN
hw:projects	ONSLMQNONMOOMNN
hw:properties	NULMLMMONLNLNNM
hw:proposons	LOOJOINKKOONNLM
hw:proud	OTNNNONOKOOOKNO
hw:provide	MOIKKUQJMFNMJKK
hw:psychologique	NKLKMWLMNLMNMNN
hw:purpose	NRKJYMJMOKKILKM
hw:pursue	OPOMKLONLONKNOK
hw:python-basierte	MOIJKUIKNKKMJLI
hw:qualification	ORTOMMNONMNMMNN
hw:qualifications	KHOBGORNHC?BD@G
hw:qualité	NPMLNHJNIVOLKOM
hw:qualités	OKIMNGWGMKQKHMG
hw:qué	MOIONDPEJOPOLIO
hw:range	OMKOJJKNNKLNHWN
hw:rapide	OOKLJIIMOMLKULK
hw:rate	OKMONLKNTKNOUKM
hw:rattaché	MKKOKQPKMNMORMM
hw:ready	NMRIBHRLJOMILRP
hw:real	OSKIXIIOOMOONNN
hw:really	OSGONPKLKDNOOPP
hw:reasonable	OMMOLJMONNOOLTN
hw:reasons	MNVPLJKMLPMIKLL
hw:receive	NMNOOILLOSONMNM
hw:recherché	MHKOOJFOPHOHONJ
hw:recruitment	MOILJMINMNNLKUR
hw:recrutement	OOKLJIIMOMLKULK
hw:redeployment	OTLNMNJNMKNMKUM
hw:rehabilitation	OKOOOOULOOOOMOO
hw:rejoindre	MSTVT@EKMGJIELG
hw:remote	MLKKIHOLNSLPKLL
hw:remuneration	MIHNJMHMUEHLWIF
hw:renseigner	NILLNLMNONSNVOM
hw:représentées	NJLOJWJLNKMMMOM
hw:required	KOKJHNKIQDONCQB
hw:requirements	FORLG?QOKOOODCK
hw:requise	OOTOMMOPNMNNNNN
hw:requises	OKIMNGWGMKQKHMG
hw:resources	NFJTNLNMNMNNSUL
hw:responsabilités	NPLIKXFKNKMMLOL
hw:responsable	OKNROPMOOOOROOO
hw:responsibilities	AODKDQKHIGHI?A@
hw:responsible	NOIJN¡FNOGNMKMM
hw:return	OMJOOLLOLLLOOVO
hw:revesco	NULMLMMONLNLNNM
hw:rewards	ORKOOONOSLOROMO
hw:reçues	NJLOJWJLNKMMMOM
hw:richten	OILMMILNNNNMWMK
hw:right	OQONNLMOOSONNMR
hw:role	FOHDRUJOFHONJ?O
hw:roles	ONMPIFWLOLLKMNO
hw:rollen	OONLMGXLOKNNLLN
hw:rémunération	OOMMNKLMOJKLTOO
hw:s	OOWNLLOPNKNLMNN
hw:safety	PQMIJXFLMDLOIKK
hw:salary	HOEKNIOFRHNGUOF
hw:sales	TIMUNJSPNNNMMOL
hw:savoir-etre	OOJFJA]FLGILLNG
hw:savoir-faire	NNIFJ<aFMGJKKNF
hw:schedule	IIOJKJDJOSLKNKQ
hw:scheme	OTLNMNJNMKNMKUM
hw:school	OJKNLMPMMTUMUJK
hw:schools	OROOONUMRONOUHO
hw:se	NJOGKTONMPPMUOM
hw:sections	LCEHLGHKNKELGM¢
hw:security	OKMOKNQNNTNOLON
hw:selection	NWHKLJUNNMJKNIO
hw:send	OJNNMNJMNMONUML
hw:ser	OONLMGXLOKNNLLN
hw:serez	MOMNLRSMMONKKNM
hw:service	NOGGJJUMLJLMHZK
hw:services	NJKMMWJNMGNNLML
hw:setting	LJLKKJKMNLKXLNI
hw:sheet	NQLMMOTKOMNNMMO
hw:shift	KFILLIGKQHQJINU
hw:shifts	NLLMNOPNORSLLLM
hw:should	NOIKGIJGMILKRFX
hw:sick	NLMNONLQJOOMLON
hw:sie	MOIJKUIKNKKMJLI
hw:singapore	OLOKQTOOOOOOOOO
hw:skf	NTMIGIFMKTNJJEL
hw:skills	HO>CAPMTLBJ>JDG
hw:sms	NSTLMMKNMHLLKKK
hw:sociétés	NJLOJWJLNKMMMOM
hw:soft	OSNONKRHNNNNMNK
hw:som	OTLKLRMLNKLNKNJ
hw:some	MONZJGFLKILKIMI
hw:sont	OOMPNNGLOKMNVOO
hw:sous	OQMNJNSOONOOTMO
hw:spark	ONMKLE[HOKNNMNL
hw:special	MOFGHDHJKIKJQWK
hw:specific	OPOOOGWLONOOOOO
hw:specification	OVKMNJGMOOLJWOG
hw:stack	KMS[GDBENFHIGLD
hw:stars	OOJNNMIWNKNOJML
hw:started	NOMOKMKNONNORLL
hw:state	MKMPNNNNNMMMSNQ
hw:statement	NTLKUUNONKNNLJN
hw:strategic	NFIKON¡NOJONMOL
hw:strongly	LOLMNKETLMLKIKL
hw:submit	NQKONLKNNOONSGL
hw:succeed	NNDLGAYPQEIHJOD
hw:success	ONLKYGJNOMNOOON
hw:successful	NPMOOLCKNMNNQNY
hw:such	NMOOOOSOOOOOOOO
hw:suivi	NJLOJWJLNKMMMOM
hw:summary	FOIMOOOLNONKIGK
hw:summer	OROOONUMRONOUHO
hw:superpowers	NOIIGYIMOKNNMNI
hw:supers	NPJMMLJNQONPLNO
hw:supplemental	LSMNOMMNTGMMMNN
hw:support	NQLMMOTKOMNNMMO
hw:supportive	NINNNTMMNMMMNON
hw:systems	NKSNOOOOOOOOOOO
hw:table	OKIONMORONNONNT
hw:tactical	NQLMMOTKOMNNMMO
hw:take	OKMNMLKOMNOOTJN
hw:takes	MMFLGG[HLILLLHF
hw:talents	NPJMMLJNQONPLNO
hw:tasks	NKMJH¡MMNILNNNO
hw:te	NJQOEIGLRPOOPJO
hw:teaching	OROOONUMRONOUHO
hw:team	JTFOORDJENGFGNO
hw:tech	OLYHKLJKOJLMKOL
hw:technical	MRKMMCY?JIIKNMJ
hw:technique	KNC]JFFHNJJJJLF
hw:technology	NKUMKKOOMMMMQOQ
hw:temps	OPJJNVLONKMNNOO
hw:tennessee	OMONLLNOLMKTMKN
hw:than	NRHNHNLONWNNKMN
hw:that	OLYMNIBZOMNOKNM
hw:the	EPIPUOO>HODIJOK
hw:they	OOMTNGGMMYNNQNK
hw:things	OOKLHMONNJMNVGL
hw:think	OPOOOOD[OOOONNO
hw:thinking	NFIKON¡NOJONMOL
hw:this	NMMOWOOOOCFFONT
hw:thrive	OIRONMVMNNOONJK
hw:ti	MOIIGGZGLFONJKI
hw:to	IOLKIJMOOOIJROO
hw:top	LMTOITGKLOLHKLI
hw:trabajar	NITJJMNNUGJLPMI
hw:trainexpectations	ONQQHYDJNGLMMNN
hw:travel	NOONNNUQKKRRQJK
hw:tus	OKJKHWOKNJLKMON
hw:type	JPFVMLJNNKRHSMG
hw:types	LRQLLPLNTFLMKMM
hw:typical	OJGDF¡KMLHKMMJO
hw:uams	ONLOOMNOJSNMQMO
hw:uk	OKMOKNQNNTNOLON
hw:und	LPEFHXDHLHHKFID
hw:unique	OPOOOGWLONOOOOO
hw:unposting	LQJLNMKNMMJLWNH
hw:uns	LQFGHWYGJ?CFDJ@
hw:us	HKPRNDJHKMOJEOC
hw:usmy	LHKKNMJNJXRJMMM
hw:utilization	OSONOLSNONONOON
hw:valued	LOLMNKETLMLKIKL
hw:values	MJOIHF]JKCLLOJJ
hw:var	OTLKLRMLNKLNKNJ
hw:ve	OKNQMUROOLNNMOO
hw:verantwortest	MOIJKUIKNKKMJLI
hw:verde	OOPLNGMNQUNMNOM
hw:vet	OSMOMOKONNNNTHN
hw:veteran	OKMNMLKOMNOOTJN
hw:veterinary	NJLLTVJMNMNNMKK
hw:vi	OONLMGXLOKNNLLN
hw:via	OHLMNYJMMHLNLMJ
hw:vie	NPMLNHJNIVOLKOM
hw:viewber	OOINMMJOSGSXQKN
hw:village	OQMNJNSOONOOTMO
hw:vision	IDGGNJ[KFQHDQJE
hw:visual	NPFLJLNKJQKLIRS
hw:von	MPKLLC]KJAFIHLC
hw:vos	NNONECPHOQONTLJ
hw:votre	KWQKMNHAQVKOIKM
hw:vous	KNMMOOPJNONOLKL
hw:was	JODEHUVF;[MN@I7
hw:wave	NJPOOOONPMMOOON
hw:we	GOUKBD<ROKLLMND
hw:we'll	OOTOKLNONMOOMMM
hw:we're	NKOOLHKOLJJOOHM
hw:wenn	OILMMILNNNNMWMK
hw:what	HPNKONQLMLDIEOK
hw:what's	OSORQPJJOQLNPOO
hw:where	ORKNNNMNMNNNMLM
hw:who	MQOLIGTLTKMNJHI
hw:why	IQOFLBCIOVOPJOO
hw:will	IOFJDURMONOCEMB
hw:wir	IJ@EG@UGOOKKQKO
hw:with	KIWXHN@HNNGNFGC
hw:work	JUOJRPGOPFKPNOL
hw:working	NOUEGACHONRVEZQ
hw:workplace	NRLNLILOMLNNMTM
hw:world	NKUMKKOOMMMMQOQ
hw:would	OOLMQRBZNNROKMN
hw:wünschen	MPKLLC]KJAFIHLC
hw:year	ONLNMNJNNNTNUJL
hw:you	HRNH;NPOOUKDPJP
hw:you'll	KVLHKOJMNOFLHMN
hw:your	LJOOMOQJHOOGFOO
hw:à	NLNQMUKMNLLMLNM
hw:échange	NPJMMLJNQONPLNO
hw:équilibre	NPMLNHJNIVOLKOM
hw:경험이	OSKKNLKGMLKMUNJ
hw:꼭	OSKKNLKGMLKMUNJ
hw:나은	OLXPMLKLMLLMKMJ
hw:두고	OLXPMLKLMLLMKMJ
hw:모두가	OLXPMLKLMLLMKMJ
hw:분과	NSLILFSVMKKLHMI
hw:서비스에	OLXPMLKLMLLMKMJ
hw:싶어요	NSLILFSVMKKLHMI
hw:어제보다	OLXPMLKLMLLMKMJ
hw:업무에요	OSLHKYIHNKKLJNJ
hw:이런	NUIFKEQTLIGJSLF
hw:이력서에	OSKKNLKGMLKMUNJ
hw:있다면	OSKKNLKGMLKMUNJ
hw:있어요	OLXPMLKLMLLMKMJ
hw:작성해주세요	OSKKNLKGMLKMUNJ
hw:지향점을	OLXPMLKLMLLMKMJ
hw:팀원	OLXPMLKLMLLMKMJ
hw:할	NVKGKXHHMKJLIMG
hw:함께	NVKGKXHHMKJLIMG
hw:함께하고	NSLILFSVMKKLHMI
hw:합류하면	OSLHKYIHNKKLJNJ
label:code	B>R@PE?GAB>@RH¡
label:contact	DF@KLJPIJIEFWHW
label:contract	DIBGEKBJODaAHKT
label:deadline	MHGIJKGKJKFG^KB
label:department	KGKULKNKJLEGMJS
label:duration	ILLLLLINJJVKJOL
label:education	JFHMZNPQNHHGJNE
label:employer	FAbULJFMLIGBHM?
label:experience	KDEKQOXOJHEGIJQ
label:hours	HGEHKKDKDEaCGL@
label:pay	BR@IIG@EbNFAEHN
label:place	BD@HFLBHGECgJMC
label:title	bKCEBNAJMGUNILQ
label:workType	LNKNJLLNNLHWLNL
last:%	JJINNNVLGIKIPOJ
last:1	VYDJQFIIIKFSOIN
last:10	NLHKLRIMLMLLLLW
last:11	OLJNLJKMNNMLMNW
last:13337	LIKONNKNMNMKSJP
last:14	OLINJKIMPNLKLLV
last:17	OMMLLMMNNKKNKNU
last:2	NLHKHJKMLLQGJLV
last:2004	LKLOONNOMNQLVOH
last:2024	PKJMLMKMULVJOLN
last:2025	NLKPSNHMNKTKWMF
last:2026	NJJMOMIMKMMMPKS
last:3	MQGLIJNKMMIJTNS
last:4	OLINKKJMNNLNNNU
last:5	NKJMKKVIRKLLNNQ
last:555-010-0100	OKMNMNLNMNNNUHK
last:6	NMKNMKIMNMLKLMV
last:7	NLIMMLJNTMJMLNQ
last:a	RSINLPKNOOMTNOM
last:abilities	OOMNMISINIMNOPN
last:acceptable	OOOOKMTNOOMOKOO
last:accepté	NLNONNUMNMMMMOK
last:access	ONONONONMTNQNON
last:accountabilities	NUNNOLNOOOONOOM
last:accountant	RNLNMNNOOOJMOON
last:accounts	NRSNOJMONLNNNON
last:accuracy	NJMLOWMMNMNNNON
last:act	OOOOOOLOOOOOJTO
last:actions	ONRMPHHQONNNNMN
last:activities	OMKLMTNMOOPONON
last:activity	NGMMMUJNNNNNULJ
last:administration	NNLTTMKKNRLLNNM
last:administrator	VKEMNNLONNIHOOR
last:advantage	OOMOOODZNNNNMMO
last:africa	LMQLSHLOOMNPNRM
last:agence	ONLMLIKNMSMHSMM
last:agency	OONOONTMONJOJOO
last:agent	QMOONNNOOOMHOON
last:ai	NTNMOJLONLMKNOM
last:air	MIVNOONOOMNLOOJ
last:airport	PONNINNNNMOWNMN
last:all	OOPONONOKTOOMOO
last:am	MONOONNONNHNOOS
last:ambition	NVQMLLLNOFNNLNN
last:america	OORIRNOOONNQOOO
last:americas	UJLSNMKOONMMNOM
last:an	OMNOMNMIOOOOQSM
last:analysis	OMMOKMOJOLONOON
last:analyst	WHFMNNOJNNLFNOM
last:analytics	QTNIPKPKNLLJLNK
last:and	OUJLSGMNOIONMMM
last:applicable	OONNORKNNNNNNNN
last:applicants	OXMOONPMMNOODOL
last:application	OMPLMJHONNOMPNO
last:applications	OMMKNORKNMNLOJO
last:apply	OSJNNLKSNMOMIRM
last:appointment	OOUOMOPOOONMOPO
last:approach	ONJRQOONOJOOMSO
last:are	NUHMMMFMNLNLRMM
last:area	EHGJLORJLINYJMF
last:areas	OSNQQNKKONOSMLN
last:arrangements	OMNNNVJNNMINKNO
last:assessment	NJNNNRHNNNNNUNM
last:asset	OMMNOIGWMKNNMNO
last:assigned	NJNNNUJJNNMNNNN
last:assistance	MJLMOTKMLQNMGTM
last:assistant	RKGNMNINLMUDNNR
last:associate	TNKOONNNOOLJOOM
last:assurance	ONMKOJNONOOOONO
last:attributes	OTOOOOKOOOONOON
last:audience	OMSMMOLNNLNNNNN
last:audiences	ONOOONSNOOOONOO
last:autre	LJLNNNLONMSKMOR
last:available	OLNNNNTMNINNSGM
last:avantages	OTOOOOOOLMOOOON
last:az	NNKMMOLOONNVMNO
last:azure	POSONOMQONMMOOO
last:background	ONNOOMQINOONJRN
last:backgrounds	OONONNPOOONOKPO
last:balance	OLUMMLKNKQKNMNM
last:basis	OMNRPNQNSLUJSQM
last:be	OONNUNPOOMONOLO
last:beneficial	OOKOLMJSNONMONO
last:benefits	L[FMKPJIQONOILN
last:berlin	HLFNKOMNONNVMOT
last:best	NMMMIKKNQKNLLRO
last:better	ONSLJPSOOLNMMNN
last:bi	OHNNNTKUOMNMNON
last:billing	ONONNSMOOOOONOO
last:bonus	OHJNMMMMWHHKMMN
last:brand	NUKSNOMOOMONONN
last:brands	ONRKJMJNNSMNKMN
last:budget	OONNNSLNONONOOO
last:building	OUNOMHLLOMOUKNN
last:business	NLONUDFJLSHFJPM
last:ca	LLGNNMKNOMMXNON
last:canada	MMPNMKKNNIORNNN
last:capabilities	MILNNVITMMMMMQL
last:car	NJSNHMNNNPMNKOR
last:card	ONOOONSNOUMONOO
last:care	MEQRMOMKMOIIMLT
last:career	NKONUIONKVMKGKN
last:careers	NLIOONOMOKNNSJS
last:cdi	LJLNONMNLNUKNOK
last:center	MLPRMMLOONONMNT
last:centre	OLLNLKMNNTNNTRL
last:certification	NQMONNQPOMSMMOL
last:certifications	OPNMNQHMNQONNNN
last:chance	JGWLJLINNQMKLUF
last:change	OOMNLQPOSNNOMKO
last:changes	NMLJKWKMNMLNIRL
last:check	OJNNMKTLOMLMVIK
last:checks	OMNLMOUNOMNOUJN
last:city	OOVNKNNNOMNFMKO
last:client	QPLOMQOOSNQROOO
last:clients	MIOHLOOKLEJHLPL
last:cloud	NLNUONLKONOONON
last:club	OOONLKLNOTMNONO
last:co	NNLNONNOOONTOOO
last:coach	SMHNTNINOMLKMOM
last:coast	PNPOPNNOONPVNON
last:collaboration	OJSLMPMONNNOOOO
last:com	NNWLMNOONONKIKI
last:commission	NLSNLOMOINNNKTO
last:communication	NTKLNIWJOMMMLON
last:communicator	OMNMKNULNNMNLON
last:communities	OMLLIKJMMTNMLOM
last:community	OOVLLOPNNHNQLSO
last:companies	MNQRJLGNNLNSSKN
last:company	NMFOMIJLOTRIMHK
last:compensation	NULNNONOMNMMNNM
last:competencies	OSOOONKNOOOOOON
last:competitive	NFKOOONOVLNMNNO
last:complaints	ONNMKRMNOONNOOO
last:compliance	MQMNMORKONONMNM
last:components	MMLMLVINNMNNNOM
last:compétences	OLNOOMNOOUOLOOO
last:condition	OOOONMOOORONOSO
last:conditions	NOMNNVLJNNMVLLN
last:consideration	OMNNNMLNNNNNSHO
last:considered	ONOOOOSMOONNJKO
last:consistency	ONOOOUIKONOONOO
last:construction	NMKOPOPLNMPIJMU
last:consultant	YJHMLMJNMNLKTPJ
last:contract	KISNMMLLSPOKNNL
last:contrat	NTONNMLOONMNNOL
last:contributions	NLSONMMNHVNMMNN
last:controls	OMOMHSOMONONOOO
last:coordinator	QMMNNOLNNNMJNNN
last:costs	ONTNNLMNNPMMNMM
last:countries	OOQKJONONONLONN
last:county	NNOOQNPNONOFNNN
last:course	ONNMNNSMNNMNPNO
last:cover	PLMNOMOOMQUMOON
last:credentials	OMNONMPJOMNNQLN
last:criteria	ORNOOMILOOOOQON
last:culture	OOLIKMMNMNNNRNO
last:customers	NRUJGKIQNOMKMMN
last:cycle	NNJTKQNMOMONNNN
last:d	RMGNPMNMUHMSMNL
last:d'activité	MTINLMMNNTMHNOM
last:daily	OMVLGPQOOLNNNNN
last:data	OHOHGVPKNIMLKSI
last:databases	OOOOONQKOOOOOOO
last:date	NRLRLNSNMKGKLQN
last:day	MSOLPLPMLGNRIIJ
last:days	NJILJNLNKVJLSNM
last:de	IPDPIKJONNLKLN[
last:deadlines	OONMMKROOMNNNOO
last:decision-making	OJMRKKUNOMNNNNL
last:decisions	NNTQSTNNOKOMONN
last:degree	NKNONNRQONLLLOL
last:delivery	OOONURTOOOOOOOO
last:demand	OONMTKMOONOOOOO
last:demands	OQOKMNRONMUMJMO
last:department	OXNGNOOOOMNMOON
last:departments	OOOTMPNOOOOOOOO
last:deployment	OLULMPLNOKNOMNN
last:description	JYLLHGMMHMIEENR
last:design	NKLNLMULNMNLNNN
last:desirable	OOMONNBWNNMMNNO
last:desired	ONOOOOIQONOOOOO
last:detail	NJKMNUPSNLLKLNJ
last:details	JOMMNLLKMMMLLKP
last:developer	TMKONMNNNNKHNOM
last:developers	OOMILSMNOMNONNO
last:development	MOOHOLUOOJLIOLK
last:devices	PNLNLTJNNMMMNNN
last:difference	OOOMOOOOOJNMNOO
last:disabilities	OOINNMNNOMOOMTO
last:district	NNOJQORONNSJQKO
last:diversity	ONNOONNNONOORSO
last:do	MOKKSFUMMGMLLHI
last:documentation	NPNMNTPJONONION
last:documents	MIMMMWLMNMMMJOI
last:domicile	NNJNMJOLMWRWMOO
last:dose	OOONNNUOOOOOOSO
last:driver	UMIONNLONNIHOOL
last:duties	NTJNORRNNLSPMQK
last:ecosystem	ONMNNUMNNNOOOOO
last:education	NLRIMOKKMQJRKMR
last:electrician	SMKONMPLNNKKNOL
last:elucidata	NOOJPNNOONNLOOM
last:email	ONNOOOLONNOMQTO
last:empleo	NYIJLKIMMHKJLOO
last:employees	MKOJTLNNKPMHSUJ
last:employer	LK>MJMJJMGLKMYL
last:employment	LMHNKIRNOQJMOUO
last:empowerment	OXINNNMOOLNNMMK
last:end-to-end	OHONNRRONNNOOON
last:engagement	LULMOHRNOMONOOM
last:engineer	XG:KQLNKKLCEMMH
last:engineering	NNNNQKQKNNNNMNN
last:engineers	OOOLTMJOOTOOOOO
last:english	OLJMLMQPOLNJLKL
last:entreprise	NSKMTRKOONNMNOK
last:environment	LOIOMIPOJQFODMG
last:environments	NMMMLOOLNLKMMMM
last:equipment	NLQLGPSJMONJNNN
last:equipo	ONJNSNMMOLLLLNN
last:equivalent	OOOOONKIOONONNO
last:es	NHJKOOKNRMMYMOH
last:essential	OONOKUOOMKLNMOM
last:estate	MMULPQQNKLNLMNM
last:etc	MGKFHPOFOHHFIKI
last:events	NLIKONJMKPRLMMM
last:everyone	ONSNONMONLNNNLN
last:everywhere	NLUNMNNONLNMNML
last:excel	OLNONNISONNLNON
last:excellence	ONQKNJMOMQOOLNO
last:executive	QNJNTMNONNMLOON
last:expectations	NNOJMOISOMMNMOO
last:experience	MOIGRPOOQJLJOGE
last:experiences	ONOQOIMNNMMLKMN
last:expertise	OSOOTTOOOOONONO
last:expérience	NPMNNLGMTLRMMOK
last:f	LORMRMJNNNILNON
last:facilities	OOLNONONNMOSNQO
last:facility	ONOMKQJONMNRKON
last:faloni	ILUMONLOONMIMOK
last:family	NLQKJNQONTMNJJK
last:farmfoods	NMJOSNMONPOMKMM
last:field	OMKNOIXEOMLJLNN
last:fl	MMINJNMOONRWOON
last:floor	OMNNOWTNNOOOONO
last:focus	OOONNOUOOOOOMON
last:following	OVOOOINOOOOONOO
last:for	NTTKPUHHMKMKMNN
last:form	NJOONNLONOONUNM
last:forward	OOUNMOPOONOOOOO
last:free	OJKNMIINSUOMLUL
last:frequently	NLMOOLULNLMLNOM
last:freyja	OJNNONMNOOOMVMJ
last:friday	MLNNNMMNLJTLNNN
last:full	ONJNSNNOONOOQLN
last:full-time	KGJMMLKNJLWINNI
last:fundamentals	OMOOOJSNNOOONOO
last:future	OIPLGPRNKYKLIKL
last:ga	KLPNLOLONNMVNON
last:gcp	MMKOONMSMMNNMNN
last:globe	NOSMNMMNNNOMNNN
last:go	OMJMLJGTNKNNQMR
last:goals	NGOOTRJIOFMMIKT
last:governance	NJMQPTOMNMNNNON
last:grasshopper	OSJOOOOOONOOOON
last:group	GHSIINILLQLKJOK
last:groups	MRMKRRHTONOMNLM
last:grow	OOROOONOLWOOONO
last:growth	RHKOONPKMPLHRKM
last:guests	ONIMFTQOOMNNNOM
last:guidelines	NKNMTHOLNLMMMON
last:have	OUNNNNJJONOOMON
last:health	KVLNKJKNKRNLLOL
last:healthcare	LKQONONONRNKNLM
last:heart	OOTMLNKNOMNNNNO
last:here	IKOMRKFMMKMKJTU
last:hire	SJINMSONMMWKMNJ
last:holidays	NNKNOLNNJPPLNMN
last:home	OMKLSMHNNQIZJLI
last:homes	LJUONQNOONOLNOM
last:hotels	KJVOOOMOONNKNOL
last:hour	JLMOOMMMTLMKNNM
last:hours	NOLNRLMMUDPJNOO
last:humain	ORNMNMMNMIMMRON
last:hybrid	MLNNMMNNMNMSNNM
last:ia	OONSMMMKONNOMNN
last:ideal	NMLNSLDUMNNNMMJ
last:identity	OONNMTMOOOOONOO
last:il	NNINKNNOOOOUOON
last:impact	OJJKNVSNLUNKMLN
last:implementation	NMONUKHNNLNMMNL
last:important	ONHNVMRLNNNNNNN
last:improve	OOUNMOMOOINNOOO
last:improvement	ORMJIOIPNJNMMMO
last:in	ONLNKNMNNLNULNM
last:inc	LOULIMIONLLCUNL
last:include	OWMMNLNONHNOMON
last:including	OQONNTMORSOSNOR
last:inclusion	ORONOPNOONOOMGM
last:individuals	NOSNMMMNNMNMNVM
last:industries	OPOSNJSOOKOMNNN
last:industry	NOOKFOMRPSLNOKN
last:information	NVPNMMKQNKIMIRI
last:infrastructure	OKTLTJKNONMNMOM
last:initiatives	NLLINWOLNKNNLKN
last:innovation	NLKMTOFMNLKNMMT
last:innovative	MTNNNNMOMJMNLLL
last:insights	MIGFWIPMMOLLMNK
last:insurance	KDQKQIPJKQIFJKJ
last:integration	OKMNNONOOTOOOOO
last:integrations	ONKSKOTMOMMNMNL
last:intelligence	MRJTPNPNMMLKRNI
last:interactions	OOMMKUJNONOOOOO
last:intern	TNJRROKONNIJOOM
last:interview	OONONNIOOSOOPMO
last:issues	OMMLKOOMNONOMNO
last:it	OKLHEKTRKOLKETK
last:items	OHNMNPMOONOONNU
last:jharkhand	KIKNMMLNNLMWNOK
last:job	MRHKIFGKKNVIDSO
last:job-opportunity-insect-biodiversity-data-manager	LNKOMNOOONOOMOW
last:jobs	NNQONMKOOKLNRPS
last:journey	NMPNKJJNNJMKTNM
last:kilomètre	OONOOONOITNNNOO
last:kingdom	JMEOLJOONNNRLKO
last:knowledge	NPMNJOLPMTMMKMI
last:l'offre	NXMOOLJGNKNKNON
last:law	ONMNMLIMNMONLSN
last:laws	OMMNNSQNOOONNQN
last:learn	OONOOKTKOKNONMN
last:learning	NKKNNIRNTNMLOOU
last:leave	MHHKOKJLGYKILNK
last:letter	ONNNNMMNNNNNRKN
last:level	LOIKSPSJRHILGHR
last:levels	OOOOOQJOQOOONMO
last:license	OTOOOMTLOOLMNNN
last:life	NXRJRGINNONNLPL
last:linkedin	PISMLMKNNLMPNLQ
last:list	OMNNMNONNNMMSOT
last:lives	OMMMROGMNPNMILN
last:living	NJNMLMLNNJMSMNU
last:llc	MNUOOONOONOKOON
last:location	LVKMQLINSKJLMOM
last:locations	NRKMIOJJRLNSNLM
last:ltd	KMVNOOMONMNKOOM
last:ma	LMJNNNMOONNVOON
last:maintained	OOMKJUMOONNONNO
last:maintenance	NMMMMRGTNMMLNON
last:making	OMSRNPNOORONOOO
last:management	NSNOEMQQNJLGMNP
last:manager	YECQLGNLLJB=JKC
last:manner	OMMJPMONOLNNLNO
last:market	OMKRIRMMOMONOOO
last:marketing	OTLMNNKQONNONNM
last:markets	ONMMRNMONKNKOOO
last:match	OOLOOONNKTNNOOO
last:matter	ONMNSMQNNJOLLMO
last:matters	NKRMOQKNMHLLMQK
last:md	LMHMRMKNNNOUNNN
last:meetings	NJLLNWOKNMKLNNN
last:member	PKKKPSIOMNLINMN
last:members	ONQKLNONOTNNNMO
last:mentorship	OOOONKMONOONNNO
last:merchandising	OONONLQKOONNMOL
last:met	OOLMMQQOONSLPLO
last:metrics	ONONNSMOOOOOOOO
last:mi	NNKNUMNOOONTOOO
last:minimum	ONNNMKTMOOOONON
last:mission	NRUMPLGNNLNLMNN
last:missions	OONPNKOOOONSNOM
last:mit	OLIOUMTNONNLMOJ
last:model	OOMQJKQNOMOOOOO
last:models	NLITRMNLNKMMLLM
last:mois	LLKONNTNWLEKNOK
last:monitoring	ONLTNLQMONNNMNN
last:months	MLPNMMGOLLRTTMK
last:more	MMNGIRGLEPMSNKG
last:métier	ONMLNJSONOONMOO
last:name	OKLMNLNOOONOQMS
last:nature	OOPOOKRMONMONNO
last:nc	NNLNNNJOOONUOOO
last:necessary	OLLMLRLKNNNNMON
last:necessity	NOONKMKMONKONOS
last:needed	OGGOFVVJJGVMILK
last:needs	ONLLSPMMNRNNQNN
last:nj	LMJNJMMNONMTNON
last:notice	OONNNJKOONOMORK
last:nous	NMKNJMKOMKMMVOM
last:nurse	QQJNLNLONNKPOOS
last:ny	MMLNNNMNNMNZNON
last:objectives	ONHMJTONOMNNTNO
last:obligations	OMMMLTMONMNNNNM
last:oelkers	NJLNNNMOONNNVNL
last:off	NMLNOOLLMSLMNOM
last:offer	NVIMNNNOPHKMMNN
last:offering	ONLRIQLNONOOOON
last:office	NSGSSNOMLKRUPIL
last:officer	POKLQIMNMLKGJLT
last:offices	NNTOONNOOIOPOOO
last:oh	NNRNONNOOOPTOOO
last:on	NQFHVPIMMMLNLKS
last:one	OOSOLNMOOLORNOO
last:only	OKTNIIRMNNKHTNL
last:operations	KRKSNJNNNJMLMNJ
last:opportunities	LJNKFORGGTOHHMQ
last:opportunity	IWGLTKHNMOLITFG
last:optimization	OTOONIMONONNNOO
last:options	OMNOIONOOQTNKON
last:opératoire	OOOKNLHOOLPMNOO
last:or	NKLMLMWKNNLOQLM
last:orders	NLLMNMTNMTNIMOK
last:org	MJLMMLNLLLJMWNC
last:organization	HQOFRRPLRORMLNH
last:other	OLONOOMNNQTMONI
last:others	ONVLHHQNNKOMKMN
last:out	OONOOQJOMOOOPNO
last:outcomes	OKPJJQOMNUNNLLN
last:overview	LSIHLKNOONMMNOR
last:ownership	ONKLNKONNTMNNNO
last:pa	NJROOOOOMNOLOOO
last:package	OQGNMMNOSKMJNLO
last:page	MKHMNNNOLSMKNJU
last:paint	LMXMRKHMNMKOMNL
last:paris	JJGMNNHMNUKZMOF
last:parking	OJMOONOOKSLHOOO
last:partner	LKOXKJLOOMNNMNO
last:patients	OOONMSJNONOOONO
last:pay	MJMNNMNNOUHNMNM
last:paycheque	MMLNLNMNMUNMLOM
last:pdf	NMMMNNMNNMNNRMK
last:peds	NNMMNUNMNMJOOON
last:pension	NMKOONOOKSNKOOO
last:people	LHQMQKNJNOKJKLS
last:pepsi	MHVNLNKJJMMLIXK
last:performance	OJUPHHGKTITJLMI
last:period	ONMMKOLOMMVNKJN
last:perks	ONMOOMNOKPONONO
last:person	NJIPHLPMTKKVWKL
last:perspectives	OOTNMNNOONOONTO
last:pharmacist	VJJNNNNMNNLJNOL
last:place	OOUMMQHKONOOUSO
last:plan	OLFKRONOIXJLQLO
last:planner	SNJOOONONOLJOON
last:planning	RKRJOQQMMJNKOON
last:platform	NHJJSOMNNSNNNNN
last:platforms	ONMPRMIMONOOOOO
last:plus	NMGNLOO¡MIPKMNN
last:policies	OSNNNMKSONOONOO
last:policy	NKKNOOMKONNMLSS
last:portfolio	ONMLSRKOONOOOOO
last:portugal	MKRTPNLOONNNOOM
last:position	PQRFJKMKOLLLQRF
last:positions	OOKMMRMORRONPQO
last:possible	NIPMMOKNJORLMMM
last:post	PLMOJLRONMKLUJF
last:poste	OQMNLNLOOLONSOO
last:posting	NPOOOLNOTNNOOOL
last:potential	OSVNSLHNSDMMGQL
last:practice	ONRFLPJSNRNSNNO
last:practices	OMLFPJNRNONRMKN
last:preferred	KHEMLIFWIHPPKLL
last:preparation	ONOUNPNOOOOOOOO
last:pressure	OTNNNKTMNMMNMNN
last:principles	MMJMNLPLNSNMJOL
last:problem-solving	OOKNJKULNNMMMNN
last:problems	OMLLIROLNJMLKKN
last:procedures	NIMKPPGONLMNMIN
last:process	KNLKQRENSKLJQOL
last:processes	NHNIMPMKNJMMNMM
last:processing	NJMLJSGNOTNNONM
last:production	OPJSKKPMNKNNMNO
last:productivity	OMNONSMNONOOOOO
last:products	NMIQMSOIMNNKMNN
last:professionals	OMMJQIKNMUMNNNN
last:professionnelle	NHSNJLIMMWMLINI
last:profil	OTMOONKONNNNNOL
last:program	TIHJHPIKUOMJSKM
last:programme	LJJMLLPMKTLJSMK
last:programs	OMKJJROTNNMMNLN
last:projects	MIONQPEOKRLQLMM
last:promotion	OMNLNOLNLNNMRSO
last:promptly	ONOJLPOOOOOOOOO
last:properties	MNQMIUJOOMNKNNN
last:proposition	OMNMIPSNOMNOOOM
last:provided	ONLLNKMNMULMOON
last:purpose	NPTNLOMNOKNNKKN
last:python	OLOONNKUOOOOOON
last:qualification	NSMOOMJPNSNNMNK
last:qualifications	MYJNMKFGMLMLMOH
last:quality	OOLNQHUOONNLOOO
last:questions	ONNNNONOONOOSNN
last:quickly	ONTMMJLNONMONOM
last:rate	OOMONPNOQNOMIOO
last:receiving	SGLNNRLNNMMJNOL
last:receptionist	UMHNONKONLIJOOM
last:recommendations	OKMMNUMNONNNNON
last:records	OKMNMQINOMOOSLN
last:region	NOKRQJSOONOVNON
last:regularly	NHIKNPYINGLFMNI
last:regulations	OMNMTUSKONMONMO
last:relations	OUNSSSLOOJNNOOO
last:relationships	OMTLSFSNNJONNOO
last:remote	OJJNLLNNOMJYMNM
last:reporting	LVMKMLOKOLOMNOO
last:representative	QNJMSNNOOMMINOO
last:requested	OMKJLTQLOLMNLRN
last:requests	ONNNNUKONMOOJKO
last:required	NPHLLRKGKEORFOH
last:requirement	OONOONIMUMRNUON
last:requirements	OVJPMOGELIPNJHG
last:requis	NLLOMNVLMJMLMNJ
last:research	OKLLKPSMNNNONNM
last:resolution	OMONOPKOOONOOOO
last:resources	OKHONJJOOOKKVIM
last:respect	ONINOMUMNLOMMSN
last:responsibilities	MUMKOHIMNNJLMNK
last:restaurants	MNNOMNNONMPKNON
last:results	OMTMKMGNNNONPJO
last:resumes	OONOONMNNMNOOSO
last:retail	MKONMLLOONNUMMJ
last:retention	OOSMNONOONOOMNO
last:returns	NKMNNTLNNNNNOON
last:rewarding	ONIRUUJNOSMMNLM
last:rewards	NUKNONMNIQNNLNM
last:risks	OOKMRUNOONOONNO
last:role	LVKIPKRMNJFEELH
last:roles	ONPLSIRINTKMNNN
last:rules	ONSNINWOOMNNKRO
last:s	OOSMIQLNOTNONNN
last:safety	VHONNLSNNNNMMOM
last:salaire	NSMOONNNSJNMKOM
last:salary	LTLKNLLNTGIJNNK
last:sales	OIOULTKMLLMMNNM
last:sc	NMJXKHHNOMNOOOK
last:schedule	NQLMIMMNSTPNNNL
last:scheme	JKFJLJGLM¡JDFIH
last:schemes	NNTNPJKONOONNNO
last:school	ONLMLLUMNIMMLNK
last:sciences	NNJRTKSNNNMNMNM
last:se	NMWMKNJMNMKLLNK
last:sector	OOTLJUMQNIMNOOO
last:security	ORKNONOMNMNNHSJ
last:semi-remorques	OOMNPLTPOLMMOOO
last:servants	ONLMNMKOONOOOTN
last:service	STNDNPOSLOOGKLM
last:services	LKLGVSDOMMOOLGJ
last:sessions	ONMMJTLOONONONO
last:setting	NNJNKINNLPMOLLM
last:settings	NKKQPKIPNMMKLMT
last:sheets	MMNOOOSNOMNJOON
last:shift	QRMMKOSOKMTMLMI
last:shifts	NMNONJPMWQMNNMO
last:sign	OLOMGNLNNKKIKNX
last:similar	ONNMMSSLNNMMNNM
last:site	OMKQPSLOOLNJRPN
last:sites	OONMMSOOOOUOOOO
last:skills	LGOJMOSBKMIHHJF
last:snowflake	ONOOOOSNOOOOOOO
last:software	NGMKKLZFNLMLKLM
last:solutions	NOLFHQQHMKMLKLN
last:souhaitez	OONNMMNONJRMMOO
last:sources	OMNLRTRKONONOON
last:specialist	YJFNLJLLNNHDOOJ
last:specified	OLLNNNLQTNLLNNL
last:sr	ULJMJLUNOMLLMNM
last:staff	OLOHQMQJOKLNQKO
last:stakeholders	OTMJKGOKNRNOMMO
last:standards	OLOHDWHOOLNNNNO
last:statement	NSLNMKTINNNNHRM
last:statements	LOONMSNOOOOOOOO
last:states	KKHRLLPOMOMRITN
last:status	OPNNOQNOOSMNNRN
last:stores	POMNNLNOOQSLOOO
last:strategies	NMKPUIHTOLMLKNM
last:strategy	OLHMROMOOQONMQN
last:studio	OOPNOMPLONOUNNO
last:succeed	OOPRNMNNNJNTKRM
last:success	ONOLGLUNQMMLLLN
last:successful	OOTONNQOONNNMOO
last:suite	OLLMNORMOMTFNON
last:summary	OZQLJIJNNMLRNOF
last:supervision	NLNKMSOMOMMLOON
last:support	LXJQQGOMMROJQMM
last:system	MKOKPTISNRNMMLL
last:systems	MGIRPOSFMIMMJLK
last:targets	OMOKMTOROLNNOOO
last:tasks	OTNONONNONNOOOO
last:teacher	MLKLVMILONLGJMU
last:team	JOHKKOTGOOOIPFE
last:teams	OKOJLTOJNJLNMNM
last:tech	NLOTTNKOOLMMJNJ
last:technician	TNJOOMNOOOKJOON
last:technique	LVNHOOQROMNMMON
last:techniques	ONOOOOOKOOOOOOO
last:technologies	NNORHONMNMNNONN
last:technology	MJTKSNMLMHMLKLM
last:testing	QNKNLILONOMLMQO
last:tests	OTLNMRMOOOONINN
last:text	LHGKKIFLKHIJJN[
last:the	OFHLVJRNMLNMGJW
last:theater	QNMOOLNOONOKRNN
last:them	NNRLIILLNQOLTJN
last:therapist	RMLONNSNONLJOOM
last:therapy	MJKRNOONOLLNMNT
last:this	ORLNKPMOONOOKTN
last:time	NKHISHOLGNVGNTK
last:times	ONKOKSRONKRKKMO
last:to	NVGMHJWSNPMSOIT
last:today	NKETHQJONENNYKK
last:together	OMQNNIIOOSNNPKO
last:tools	OLMJMMKPNONNNON
last:training	ROQMOKUOJROOKJL
last:transactions	OLNOUMMONNNNNON
last:transformation	OOSNJOMOOMONMNN
last:travail	MTOMNOLOOMNLMOM
last:travel	OJNONMTNLOQLNOT
last:trends	ONTKJSMNNPONJNN
last:trust	KNPQSOLOONNLOOM
last:tx	LKHNOMLONNOVNON
last:type	LYNNLLKONNLHKMO
last:uk	OMRNKNHONMKKOOM
last:unique	OOSOOONOOKOONQO
last:units	ONMTLNJNONONNNO
last:up	OKRNNTMOOIOONON
last:us	TUOKILMMMDLSOOO
last:use	OOKJRMJNNNMMRJR
last:users	OOORLKOONNOOOOO
last:vacancy	ORMNINLNNNMLMRJ
last:valued	OVNNKNFQNJNNMMK
last:values	ONONNTMNOMOONJO
last:vehicle	OOMONQQNONNOKON
last:vehicles	ONUMJSMNOONOONO
last:village	LYHMJLLNNHKJJNK
last:vision	OLNNOOTOONOOOOO
last:visit	OJFNNQJNNKNMLKX
last:volunteers	OOKTNNNOONMOOLN
last:want	MMTNINQNJMHMLNS
last:way	OOLSISPNNHNNKLO
last:week	LMMMHKGLDEUSKNK
last:weekends	QMNNNLIONLUKMOO
last:well	MJQUOLMKMJKKJNT
last:welsh	OOOONOSNOONMLKO
last:will	OVOTMHOOOOOOOOO
last:window	OKINRLJOONOOKUO
last:with	NUHTGNJNOLMNMMN
last:work	MOUGKMPFPWN?OFI
last:workflows	NKMNRSLQNTNNLNN
last:workforce	OONMOLMONMOKKTN
last:workplace	NVGNNLONNLNNLPM
last:world	NNULLMMNMLNLMLN
last:worldwide	OMWKJLMLOLMMSNM
last:writing	OIMOOLUMONMNNNL
last:written	OOOOOMIRONOOMOO
last:year	HKHNMOILMPUHKMM
last:years	MLLLPJSJNPLLILJ
last:you	H^FFTHKIINFCQHA
last:yours	NNJMUHLMNHMKMOM
last:équipe	NLFJGNNMNHLJQNT
last:있어요	NKP^KIJLNMHHKOI
last:좋아요	OMLKMHGXNLLNRML
last:필요해요	ONNLMJWGOMMNNNM
legal&cue:company	OMKNMPNNNPONJSO
legal&cue:demand	OKHOJONMOLNLTQN
legal&cue:duty	MOMHPSHJMEMLTQO
legal&cue:legal	KODMLGILMPLMDQI
legal&cue:noise	OTJOONNOOLNOFTI
legal&cue:offer	KKGNJIMNLSNLONN
legal&cue:overview	ONKNJMQNOJNNPOO
legal&cue:place	NLLOMLMOMONSMKN
legal&cue:process	OSHNMOMONJNNJSL
legal&cue:schedule	OOOOOQOOOONOPKO
legal&cue:we	ONHNNNMOOLONLSN
length:-1	SRZLMV[YQVTVUMO
length:1	>OI@CD=EI>E?BDW
length:2	FOK@CAJ>GBDB=<D
length:3	LO?BABHJAKBHD@I
length:4	OHG=8MIMFIIGK>E
length:5	OEFDBOOJIILIMFD
length:6	GDNOKOOMMOLKONL
length:7	ODPOPQOLMOOOOON
length:8	QFXXYUSQSOOPQUM
m:0:0	BOOOOOOONOLLOOO
m:0:1	KMLPOMKPKIOOLGT
m:0:2	MYMTSLMGQMNT@RO
m:0:3	]INHTENLKFNLKMO
m:0:4	^MRNJNJKOFRLJKJ
m:0:5	r1@8C4;?@9MGDG3
m:10:0	OOOOOONMOOJOONO
m:10:1	?OIPOMIOINPOPOS
m:10:2	J=L@OPNGNU]OOOU
m:10:3	PFLNMMDFRH[HJJO
m:10:4	GEIFI>OINQ¢QKO>
m:10:5	FK<KD:FEJC_H>F=
m:11:0	NOOOOOOMOOOJOOO
m:11:2	RGUQOONOOOMWKJR
m:11:3	TLOPTDKEFOP^JL@
m:11:4	KAMDEB;CM?LcOFH
m:11:5	1<0>MC2D><=mBI=
m:12:0	OMLOOOOOOOOOHKP
m:12:1	NINNOOOKOOQNOVQ
m:12:2	ANQKPJILNIIKUVO
m:12:3	ERHLKJGKLFJO^PI
m:12:4	LMMAE<FBO9@O]MU
m:12:5	FECEI=ABI8@=cDM
m:13:0	OOQOOOONOOOOOGO
m:13:1	?OLOQMOPHOLORSL
m:13:2	JMLMLFE@OCCAWYX
m:13:3	KVQEHMHEEHFCOVQ
m:13:4	KOGGLO@IGMIII_I
m:13:5	JBAE?<DDD<FGAgI
m:14:0	KNOOOOOOOONOOON
m:14:1	OPPOOINOMHPOOOQ
m:14:2	PONGMKMKDHOISPU
m:14:3	FFTNQCJKOMORTGM
m:14:4	CJGOFANCNCDASFU
m:14:5	BI>HJHGJHGCGIK]
m:1:1	JNOOMOOOOOOOMKQ
m:1:2	MTJOIOPNOOMOOON
m:1:3	JWPPQRMBJKPHOMM
m:1:4	RVLKNNHH?FEGG<T
m:1:5	8k4A>A@95619C@B
m:2:0	OO?OOOOONOOOOOO
m:2:1	OOJOUKOOLOLONOQ
m:2:2	TQOOOLJLOOMOOPO
m:2:3	OSVUQFNHJMONMOO
m:2:4	CAhKI@>=JK6IDED
m:2:5	3/}@4,28<?66?>;
m:3:1	JOSOLOOJ:OOCOOO
m:3:2	JMQXMNKIJTOERLD
m:3:3	LMI^KLPKLFIGMOF
m:3:4	MNGSQMHMNKKKLKM
m:3:5	MKEXMPGNMINMKMO
m:4:0	OKOOJOOOOOOOOOO
m:4:1	MOOOMNOOLNOOOHO
m:4:2	OOQOUSOHCIONONN
m:4:3	MMFMXLOA@PNQQHP
m:4:4	MRKNbJOFFNONCCI
m:4:5	H>BPeLDCGLNOBCS
m:5:0	OOPNO>OOOOOONOO
m:5:1	LQOMOGSOOOOMQMM
m:5:2	GOMUOUOONOMKKNO
m:5:3	CJFSSYOIJNJ?>LH
m:5:4	>OBOK¢FE:FC>6FO
m:5:5	0H.A=u2820:7409
m:6:0	OOOOOOHNNPONOMO
m:6:1	EKOOOOOOOOOKONO
m:6:2	LMFOQQPNONLOOOO
m:6:3	AOJMMOVSOILNMOO
m:6:4	<IF4HBcS@IJNOJO
m:6:5	6>*571vD40E@?9H
m:7:1	LOOOOOTMNMNEHKM
m:7:2	INOKOFVTCOOIOGI
m:7:3	LHLGBNIWJPOJRRC
m:7:4	GLODEOO^C?LKOME
m:7:5	C9CDA5BjC:FG><E
m:8:0	OOOOOOOOHONOOOO
m:8:1	NOMONJSNORONRJN
m:8:2	OUKCEIJE¡TXOOKK
m:8:3	OCCINFNH^NGOUNF
m:8:4	HEFIOB?EdIMMDBG
m:8:5	JHDHACKD_D<GAJG
m:9:0	OOOMOOOOJGOOOOO
m:9:1	KSQQNONOOIONNKM
m:9:2	LKOKGEOLVYUNTQJ
m:9:3	NKO:NMGDS¡MLOMG
m:9:4	@NBQII3;ObLQHJN
m:9:5	6>@I7667KsAD5AI
must&cue:company	NGWOGMTOIOJPPOK
must&cue:demand	HOHIIHOLJEMFMKI
must&cue:duty	LOMNOSPCEPKLIMI
must&cue:legal	NKRNKOLQJJMNMRN
must&cue:noise	OJKOOKQKRTNOMPR
must&cue:offer	OPUMHPOPOQEOQIM
must&cue:overview	OQGQJGPPQIRPNOL
must&cue:pay	LFTNJJLPVTNRONM
must&cue:place	MNNOLGLLQUEWOKM
must&cue:process	NDNLIPHOOEHOURE
must&cue:schedule	MFNNKMSLPN¡GLFS
must&cue:team	OMMTNKPNLKORNOO
must&cue:we	NQPLOOGHOJIOPTL
must&cue:wish	KOKMLMIgLNQLEJK
must&cue:you	OPIOQWLJKHNOMMN
nice&cue:company	ONINNRAVNNNMKOO
nice&cue:demand	KOOLICBYJIIHJLL
nice&cue:duty	OMOMKKJVNMNNQRN
nice&cue:legal	ONJOOORIOOOOFUO
nice&cue:noise	OONOOONNOOOOJSO
nice&cue:pay	NTNOONNIQNNNMOO
nice&cue:place	OONOOOHSOOSPMNO
nice&cue:process	NLJNNJTIMNONUPN
nice&cue:we	NNMOOONPOOOOQUO
nice&cue:wish	M¡JNNJIBPLLLHNM
nice&cue:you	OMNNNLITNMMNKOO
overview&cue:company	OIJUOONGOKLOPOL
overview&cue:demand	NBLLOOVOJOFHLOH
overview&cue:duty	LDMPRNIKKOOOHML
overview&cue:legal	ONOPOOPNMONNUPN
overview&cue:noise	NLPPFRRNNJNKIRR
overview&cue:offer	SOTQOMNNPOMPGLN
overview&cue:overview	LOMMRMNHJONLOOI
overview&cue:pay	PMRMTOXNQNKRNMO
overview&cue:place	KKDENNQHOERZHKN
overview&cue:process	OKGOMIQLOWMOTON
overview&cue:schedule	IIFOXOKKJL]SNJI
overview&cue:team	OLIUHMONOJNLPSN
overview&cue:we	MIQLLSQPLLPNOKN
overview&cue:wish	MJGKIOOXLPHGKMM
overview&cue:you	NOFOMOJLLOFQFOM
pay&cue:company	ONKMLMLNKRONPIN
pay&cue:demand	OUONQNUOLOSOGPO
pay&cue:duty	OOQOKMOONJNOQSO
pay&cue:legal	OONONNNOONNNRTO
pay&cue:noise	OOOOOONOONOOVQO
pay&cue:offer	KIFLMKKLDZQJIKN
pay&cue:overview	OOMNQNONMQXNKNO
pay&cue:pay	GJEMKJGJSMGHENL
pay&cue:place	OQMONONOOONMPTO
pay&cue:process	OONNNNKNLONNTPN
pay&cue:schedule	NJMNLMMNSHMMSOJ
pay&cue:we	ONPONNNOKQOOJQO
place&cue:company	OOUMPRNNNNONLLL
place&cue:demand	OOPONNMNULSNONO
place&cue:duty	OONHRTKOOSNKOPN
place&cue:legal	NSMNNMNOMNNNOPN
place&cue:pay	LOKMNLNNQJKMNPL
place&cue:place	JHKLKIMMGKFWLLK
place&cue:schedule	LLMMNMLNSLVHNNL
place&cue:we	OORNMONONTOMOLO
process&cue:company	NKQKLQQLMHLEPQI
process&cue:demand	ONHLJPQNLIPNSKL
process&cue:duty	NSKIOPONNROIWON
process&cue:legal	OMDMLKMMPLNMMUL
process&cue:noise	NKMNNLQNNTMNSHH
process&cue:offer	OLRSLNMOMQNLESN
process&cue:overview	NNRTIQIOKJLPNPI
process&cue:pay	NTJNMLINRNILNPL
process&cue:place	MNMQNMONNKLOHOT
process&cue:process	JOBFG@GIEFHCOJM
process&cue:schedule	ONJMFKNONMKRLJP
process&cue:team	OOORJMJOQNKSLPO
process&cue:we	NLMOCMDNMSMOOSM
process&cue:you	OGOQELNNMMLOULN
schedule&cue:company	OMNOOOLQQSPNNNO
schedule&cue:duty	ONLNMWHMOHMNMNO
schedule&cue:offer	MJLNONNNLUKJOMN
schedule&cue:overview	OOONMNMQSLNMRNO
schedule&cue:pay	NNNONNNNKLPMONO
schedule&cue:place	MMMMNOLNOSJURJL
schedule&cue:schedule	LPMNMLSNHNRIKMF
shape:heading	B_9C<><6<?CB@5H
shape:item	?,GF:OOOIKKAH:B
shape:line	MBLJ>KKKHMILH@M
shape:sentence	JFOHOOOJMMJLOOL
sign:anyGender	RFQJWGOMKGMRKTI
sign:bar	PIWRJHPLOHHURMQ
sign:call	PEE;RCKIOOLIWGS
sign:capitals	GLJP=ECOQJSOQOS
sign:clock	GFFOFGDLBKXKSNO
sign:colon	AcJKIK;AHC@IGII
sign:commaName	KHRQJGOOGKO]KII
sign:digit	OIMMHEOMPJROOOX
sign:inSomewhere	OOTOPDOOGGN[DMN
sign:mail	LJGLLKILKKILTQK
sign:money	QOOIOHNKYOFOFKJ
sign:percent	SGOJLOOJWQJSOIO
sign:question	@RIEW7CMILH;RAR
sign:stop	AAOOMOLNIONNLOH
sign:tag	NGHLMMJLLNLMGLY
sign:titleCase	OOOI>@LABJILFL@
sign:town	;@ACC@IIEICcHND
sign:url	?KRDBCBFCDH?QQW
sign:year	I@ONKLDDOEPMWOO
sign:years	HNUHNOVRLIFJEHD
team&cue:company	OLKSMJKOONOOMNN
team&cue:duty	OMISFPFMNJMMJKM
team&cue:overview	OHNQQPMONOOOMON
team&cue:team	KJKQKSJMMLMMILK
team&cue:you	OINRQJOOOOOOOON
top&cue:company	OOQOQIOOOJOHBOP
top&cue:demand	IOIOORWOOOMNOOO
top&cue:duty	OLOOORSMOOLONML
top&cue:legal	MJMSOOEMMLQIQNO
top&cue:noise	OMLHLMJOKIHOGL^
top&cue:offer	QQJNOVNPRROOPHH
top&cue:overview	NTOQTPVOGLPPHKO
top&cue:pay	OUOINLNJUOPOQJF
top&cue:place	OOKHROIOOMOVONJ
top&cue:process	OGLOOQQSGAMMROO
top&cue:schedule	ONONLGLJJO^PDHG
top&cue:team	MQLXPQDNLNOCHHL
top&cue:we	OXNMNJHOONNOPGM
top&cue:wish	RGQLEPAWOSPPPKJ
top&cue:you	IVHOQNMOPSOJMOF
unknown&cue:company	NISL>KQNLNOLOMP
unknown&cue:demand	LFOCOEPPNFHLNLO
unknown&cue:duty	IIOMMONKGOHONOO
unknown&cue:legal	MOOEIPJHIFKLOXH
unknown&cue:noise	JKPJKIRLLKRJKQT
unknown&cue:offer	JOKPMPNLIUIGGNK
unknown&cue:overview	RPIPOINLQHLGSIP
unknown&cue:pay	OOHHQLFKXQPKIHK
unknown&cue:place	QMNPQGPKKFQWMLI
unknown&cue:process	MQOIHPMIOJJPWNI
unknown&cue:schedule	OOHHOKMLKLVCPPB
unknown&cue:team	NMKQPLTNONNNMQO
unknown&cue:we	MRSDQFPHKLGPNOQ
unknown&cue:wish	MNRKPLHLJNOUHML
unknown&cue:you	ORVORPMKLIOHKJM
w:$	OHOJPIDMZNEJHLL
w:%	SOOJKOOIVQJSQGO
w:&	N]JOLHKOJOBLHMJ
w:0	MUJOMNLOPOIKIKV
w:00	KMNNQMKMROUPSLJ
w:000	NKLITKGKTOOKJOL
w:00am	MNMMMMLNMLRJMNM
w:00pm	MNNNNMLNNLRKMOM
w:02	KNKIMMLMLKMQPNR
w:0345	OOOOOOOOOOLORHO
w:04	NMLNSNMOMNJKUNN
w:07	JLMIMKKJMMJYRND
w:09	OONONNNONRJOQNS
w:1	UYLLTBKSMLMLMMO
w:10	NJSHFOLIMJIHINU
w:10+	OOMLQOUOONOOOOO
w:100	RISIONKO]LNQNJI
w:11	MJNHHIJLROEOULQ
w:12	NPRQFNONPIHGQJR
w:120	NOOONOMOQKNMONO
w:12pm	OONNNNKOMKRMONK
w:13	OJOJHHFKMJHTJMY
w:130	NOSKMKNOPKOOOOO
w:13337	LIKONNKNMNMKSJP
w:14	NJFKOJJKOONIKOY
w:14+	OOONNNUOOOOOOSO
w:15	OJOLKKJJMJOKILP
w:16	NMKNLNKNPRRULMT
w:17	NMMKLMMNNKJNONS
w:18	OMONLNLNONMLNLS
w:1st	QJLSQLINJLTQSLG
w:2	MPOSMKPFHPMPJLR
w:20	SQVIGKNLLINOGKM
w:200	OUMLOTOMMKTNPMM
w:2000	OOQNKTHOOONKOOO
w:2004	LKLOONNOMNQLVOH
w:2015	OOQMNKNOOONMQNN
w:2020	OOUMMKMONKOSNNO
w:2022	MNQMMNMNKLMNLKS
w:2024	OJFLLLJLSIPIQRP
w:2025	MKKQPMKLLJMGTTC
w:2026	MJLLOMHMQJNPPIQ
w:22	OOMLKKOONONNHVM
w:23	NOSONOLNOKPRMNN
w:24	MLIUJLHNSQMMJNT
w:241	NMNOOOMONNJNTOI
w:25	ONKMLKTMPOINJMS
w:250	NOORKMLOOKNMNLN
w:28	OONNKOLONSTKKMN
w:2nd	MNOOOOOOUNHNPMO
w:3	RVLORGUKMIOSOHO
w:3+	OOOOOSQSOOOOOOO
w:3-4	OUONKNOTNOKRLOK
w:3-5	OQNOOKPMONOONON
w:30	KMONJKMNKJVGSLK
w:300	NMONMOPRONSOQNN
w:31-65	LMJNOMWLIGKJGOI
w:33	NLSMJMGNNOJTTOI
w:35	UNJOLSROTMQTOOO
w:35h	LMLNONJNMKSKNOL
w:365	OONOKONQLOMNSNO
w:37	OOMLNNONLMPMKQS
w:39	TNMOONINPLQSONO
w:3rd	MKSNKKLOUNPNNNN
w:4	LJOIRHOQLOTJKIT
w:40	TLRHJIJLRQXQILJ
w:401	NNIONNNNEVJMNNO
w:401k	OOPNNMMNQSLMNNN
w:43	NOOONOLOJSLJNOO
w:45	MMOMOOKNOKKMQMN
w:5	JFMRRNSKNJPCDKT
w:5+	NLNNNRWJNNNNNON
w:50	RMQLSPMLNPKLKHM
w:500	LMTLSLJNQOIIKJL
w:5358	NMNOOOMONNJNTOI
w:55	LNOOKTRNQJLJONO
w:555-010-0100	OJLNMMKNMNNMQQK
w:59	LNNMOONNMNEKXOF
w:6	LKRPHNOLGNNORKT
w:60	MSNONNMKPOLRMNJ
w:7	JIITGHGJSNODNLS
w:70	ONOLMSONRPMMSNO
w:75	MNSOMOINNLMKPQN
w:8	LHLIGFPLIKPQNKV
w:80	HLINONMNRMMJOMU
w:8am-6pm	OOOOOOOOOOLORHO
w:9	NKKMLIHMOMMSLNW
w:90	ONNNJOMOPRXMJUN
w:@	MFOKKKIKJJILSPJ
w:a	ONOOTLOOLOOOLKO
w:abhi	PKWMHSOOOONNKQO
w:abilities	OTLNKHPFMIMLOON
w:ability	LNCJ>F¡OJJOMLMH
w:able	MMHQDMQMLHNQOKL
w:about	MUN@KONGONNOSOO
w:above	NSKKHPRMOIIHPZH
w:academic	OOOMKNNMOLONRMO
w:academy	OKJLNLLNLPTTMRJ
w:accelerate	OOWNIOMONQOONNO
w:accept	LIFMIKPLLLIMLLU
w:acceptable	OMLKGQWJNMKMIJN
w:acceptance	JLMNTOTONOMNRJO
w:accepted	OMLNMLKNMLLMXHN
w:accepté	NLNONNUMNMMMMOK
w:access	OOPPGDOHKYFNLNF
w:accessibility	NSLONNHMNNNOQQM
w:accessible	OOMROLJOOOOMNOO
w:accessing	OONMJVJNONOOOOO
w:accident	OMUNLSMONNNOOOO
w:accommodate	OONNMKQOONPOQSN
w:accommodation	ONPNLLKNKKNMDYO
w:accommodations	OPINNIINNLOOHWM
w:accompagner	OLKJLKKNNWNJLOO
w:accordance	OMJPTPONLLLLOSN
w:according	NNMKKSQNNLMSMON
w:account	PKDHOWGJUNNLMHM
w:accountabilities	NUNNOLNOOOONOOM
w:accountability	ORRNKJXMNKNMLMN
w:accountant	TMJMUQMOMLSKMNM
w:accounting	LIONMQQKKKEIHLK
w:accounts	OQOFPVFNGISMKIH
w:accredited	OMRNKKVGMLLNJKN
w:accuracy	NIKJMRQQNMMMKLM
w:accurate	MLLHOOGMRQMLQJN
w:accurately	OMLKHYFMOMNNNNO
w:achieve	OLOIOSGKONNLLRN
w:acknowledges	OOOONRSOOOOOOOO
w:acoustics	OOIULOMONOLOONO
w:acquire	OOPNIMOOOPNONNO
w:acquisition	OKLRHQINPRQLSVJ
w:acquisitions	JNTROPONNMLIMMK
w:across	LFQROIGFOCHNGEK
w:act	NKLUPNRMNKNMHRN
w:acting	OMKIIKTMMPMLNMN
w:action	KLPJMOQMMLNROTN
w:actionable	ONQJTMSMOMNNKMO
w:actions	OMUPMMHPNJMMLMN
w:active	NLMNKQVMOMMLLNN
w:actively	NLIHNPLMMMMJITN
w:activities	LLLBOUNJKHMQJQK
w:activity	NFOKCTLOMGMLYLI
w:activités	OJRJQNJMNKJJKNI
w:acts	ONMNJWINNMMONQO
w:actual	MHMMIPONTKNLKPU
w:actually	ONSMUOOONHONONO
w:acute	MJKQLNJROMNNNNT
w:ad	OOMJPONNOOOOMNO
w:ad-hoc	ONOMMSKOONOOOOO
w:adapt	MKKNLGZKNKSJLNL
w:adaptability	OJONMKVLNMNNNNK
w:adaptable	ONMMLKTKOILKNNO
w:adapté	ONLLQIJNMRVFKOO
w:add	OMIOVNTNONTOLNK
w:added	ONKMPKEYNMOMNMO
w:adding	OOOQKOMOONOOONO
w:addison	NOMNOOOOOKONORN
w:addition	OTTKOOKOORNINOO
w:additional	LQENGPFHRNOJHLQ
w:additionally	OOMLLRTSNQNNKJO
w:address	NNOMHTJONLOIUQM
w:adequate	OOOORQJOOOOQONO
w:adhere	NMNNJUJOOMNNOOO
w:adherence	OMLROMSNNHNNNNM
w:adidas	NOVIJJMNNQMKMNN
w:adjustment	NSJNMRNNONOMQSM
w:adjustments	NMKNMPJNNPNMTUN
w:adjusts	OONNMTINONNONOO
w:admin	ONONNQTIOOOONLO
w:administers	ONNRRXNOOJNNONO
w:administratif	OOOMOTLOONMNOOO
w:administration	NSISQNNMMQKJKOM
w:administrative	PHOLUKOQOFOGOIH
w:administrator	VROIMRIRMRIGNNR
w:adobe	OOSONMNMOONLOOO
w:adopted	OOPLSNRONMONMNN
w:ads	NLMNMLIPNNNNMNV
w:adults	NNWLJMKNNLOKNTM
w:advaana	NUILPMMONRNROMN
w:advance	NLSIMRFLIXQLMLM
w:advanced	NIOTOOTJJUJHILI
w:advancement	RNGNPLLOUYRRNMO
w:advancing	ONRMONJNNRNMNNO
w:advantage	NLOONOE¡LLKKMMN
w:advertising	OMQNKOIONQONLNN
w:advice	OOPHQPMOMNOULMO
w:advise	OMMNUPKNNLOOOON
w:advisor	PMGPJRRNNIHHNOS
w:advisory	MOOUNOLOONNNONO
w:affirmative	OOKNMONNONONNRO
w:africa	KMNQSJKONKNONQM
w:african	NNXMHMKONRNNONO
w:afrika	POUMLQNOOONMOOO
w:after	OIHLHSPKQXPINGM
w:after-hours	NONNNKKNMNRNNNN
w:ag	NNSMKMMNOMOMSNL
w:against	OQMNMNJNNNOOSTO
w:age	NLLTPKMLQNMQKRM
w:aged	ONONLLUONLOLMOO
w:agence	ONILIHJNMRLTSMM
w:agencies	OMOMKVGUOMNOPKN
w:agency	NLVLHORQKIHFLOJ
w:agency's	ONNOOOTOONOOMSO
w:agent	VMMLPLKNNMJFIRL
w:agents	MNNNNMMNNHNMNVN
w:ages	OOSOMLLOQMOONOO
w:agile	OHOQOTGTLOMNHLM
w:aging	OOOLLLKNONOOQKO
w:agreement	OOOOMNNORLONTKO
w:agreements	ONNQMJLRNNNONMO
w:ahead	OOJLTNNNNTNMLMM
w:ahp	OOMNNNMNMNONSJO
w:ai	MRPJMOJUJNIFGOG
w:ai-driven	OMMJRVKOOSNOONO
w:ai-native	OKRXGHGNNMLNPLK
w:ai-powered	NONNOUMOOONMOON
w:aid	LJNMLVHNSSNMLNM
w:aide	RNKMKPLOOOLKOON
w:aids	OONNJOSMOONNMLO
w:aim	OONKQHJONKNMPQN
w:aims	OOLULLNOONONNMO
w:ainsi	OOOLJRJOOLNNOOO
w:air	LHTKQKJMNKOPMMI
w:airport	OSLQMQGOLOMSJPM
w:al	OMFLKLQKRSHJIMJ
w:alentours	NOQMQLKONJLVMOO
w:align	OIGTPLRNSKNNPJL
w:aligned	OMKKMXJNNMPNNMO
w:alignment	ONKKISJONMOOUNO
w:alike	OOOOJKOOOKOONUO
w:all	JFONLOPEIPLNMZO
w:aller	ONOKJVKMNINMJMO
w:alliance	MNRONNJOONNPOON
w:allowance	NKJNMKLLMQJOHKT
w:allowing	OOINLONNONOORTO
w:alone	OMOOUILQONONMMO
w:along	OMOSJLPNKSMLKNO
w:alongside	OUORMVKNQHNLNNO
w:als	RLQMSPMNNNQGLMK
w:also	NOMKITMIQRLOOOP
w:alter	OONONMKONNNNHVN
w:alternative	OROONNNOONOTRPO
w:although	OSOOJOOUONRQOKO
w:always	MKOJKOQQKQQQJJL
w:am	JNTNLLSPKKMVRNQ
w:amazing	OOJOOSSOOSOOSNO
w:amazon	ONMRKJJRNMONMOO
w:ambassador	OOJKSOHMMNNNNMO
w:ambition	NVQNJLKNOLNNLNN
w:ambitious	MNRNULJNNMNLKNO
w:amd	NNTKMMIQONNKKOM
w:america	OOPOMJNONLMPKRO
w:american	POVMKMKRMNLJNMO
w:americas	UJLSNMKOONMMNOM
w:among	OOUJRKHMNHNTTOM
w:amount	OOINSMPMPLNNMJN
w:an	AOOMTKMROOHONUH
w:analyse	OLIKGQKNOTNNTNN
w:analysis	MEGNKUJOMOLKJJK
w:analyst	YSNKOLFOLPFPMNI
w:analysts	OONSJJQOOOOONOO
w:analytical	NJHPDQOONILMJLL
w:analytics	TSMOQLNFIHCJLHN
w:analyze	OLNHGVFQNLNNPMR
w:analyzers	NNYLIGLNNNONNLN
w:analyzes	OMPLJUIMOMNNNMM
w:analyzing	NMMIMTMMNLNMNMN
w:anchorage	NNORUJNOONNROON
w:and	JIOOMOOKMOGHIOD
w:andras	QKPMLMLNNMNOJQQ
w:angeles	MMJNNJOONNKOLON
w:animal	MNTMKNLPNNONNNN
w:animer	ONMKMOPNNMMNNOO
w:annual	LQHIRKROOROOHIK
w:another	ONKNROOKNVNMNNO
w:ans	MKPOMOVKMJLJMOK
w:answer	NMJLQTJMNMLLPHN
w:answering	ONNNLSNOOSOOPLO
w:anticipate	OOROMTUNOKNONON
w:antonio	OOINUOUOOOQOOOO
w:any	NFLJMOOLOHLIHUR
w:anyone	ONLMVNJOOLOPJMN
w:ap	ONNNUMLMOONNONO
w:aphrc	NOTMOIKOOOOOONO
w:api	OMQKLJUNOMNOMOK
w:apis	NKKMMQRKNMNMLNM
w:app	NNQLLHJNJONPSMH
w:apparel	OMWNMMMOOKNLNNM
w:appeals	OOSQMMMOONOONOO
w:appearance	OOSNNLONONNNOOO
w:applicable	NTHKLQOJSHKJRLL
w:applicant	ONMMIJSINLLHQPM
w:applicant's	OOMOKMKMSJOOTMO
w:applicants	OUAKINSNJHLNOQI
w:application	MQFNMKHFFOHHVIG
w:applications	NINCKOMOIMHMQOJ
w:applied	OJLIKLRLONNMQSN
w:applies	ONOMOSMOONOOOPO
w:apply	OLGOJLJPOLJRWUL
w:applying	OJJJKRLNKHMPTZM
w:appointed	OOQOOOMOSNOOKMO
w:appointment	ORTMOOOONOMKMQN
w:appointments	ONHLLTEOSNUSNQN
w:appraiser	ONKTHONNMNLILRN
w:appraiser's	OOLNLJKQPNMMNVM
w:appreciation	ONNSKLGPMSNNLLN
w:apprenticeship	LMMMJORMMRLKQLL
w:approach	NLJOIEWGMLOKGQM
w:approachable	OOOOONSSOOOOONO
w:approaches	OKHSRKKMNLLMIUJ
w:appropriate	NKHFURMLRNMMOMM
w:appropriately	OKLMLSNNOMNNNNO
w:approvals	NONNMSMOONNNONN
w:approximately	OORNLOHMKMQJNKO
w:apr	MONOONNNMNFNPOT
w:april	OKJMONLNTOLRULI
w:aptitude	NMILLKXLNKLLLNN
w:ar	MJGMOMTNJHUTTOM
w:arbeta	MNMLINQOKTMTLNO
w:architect	TMINSTLMONLMONM
w:architecture	NMNJNLSGNJLKLNI
w:are	JOOOQJLPONOQOTL
w:area	LFNFMOQGHKNZHJT
w:areas	NQNNMPNPNSKXQIJ
w:arise	OOOMMTKOOOONNON
w:arisen	OOOWSOLOONRMONO
w:arkansas	NOMRSMKNOMNNONO
w:armed	RLHMMNONOKKNSVM
w:around	NKPILKLSKOPIPKJ
w:arr	OMNNONTMOMONNNO
w:arrange	OMNONPMNOMNOSRO
w:arrangements	OMKMMVNNOPOQJQO
w:arrival	ONOOOSNOONUNOOO
w:artificial	OOQNKKJONOOOPSO
w:artist	RNKTPMLONNKKNON
w:arts	OOONNNLRONSNNPO
w:as	MHOOORNONKOLOOM
w:asics	KIKMMMLNNLMJKXK
w:ask	OMHLRMROMKOMHSL
w:asked	OLLNMNIOMMTUPJO
w:asp	NNSNONMOOONLNOM
w:aspects	OMQESOKMNIKKINO
w:assemble	NONOOMRNNMKNMNN
w:assembly	OOTRSROOONOOOOO
w:assessed	OJOONNHONNONWRN
w:assesses	OOMNMTMOONONMNO
w:assessment	MRIGIWLILHMJVOG
w:assessments	ONJPMRFORJNMPOO
w:asset	NKOHMSKXLHMJLMN
w:assets	OMRKOJSOMLNMTLN
w:assigned	OILJFZEJMMLKLON
w:assignment	ONKRRPGSOLJUMNN
w:assignments	NMKLMTKNTIQMLNN
w:assist	KGNML]JKNHKKLMM
w:assistance	KGOJKROMRTJJIML
w:assistant	]PFFUHMLSOVONMO
w:assistants	OOFKWTOOOKMKNMN
w:assisting	ONNGQPFNOKNNNQN
w:assists	MNLJIXHNOLMMOOO
w:associate	XQHESOKKLJONLOP
w:associated	LNNMIMLNRNKLMMT
w:associates	MMUJJNLSOQNJONN
w:associations	OOUJKOLOOMOLNOO
w:assurance	OJPIUPMOIQMQONN
w:assurer	OKPJLTKNOMNKNOO
w:at	QMUGOMOKONOUOLE
w:atmosphere	OOSONNLOOLNONJO
w:att	KJJNSORLHTFMWMF
w:attach	NMLNNMHONNONWKL
w:attend	MJHMJVEQMOXHOKN
w:attending	OKKMRPKNNLNNRON
w:attends	ONMNNVHNOMOOJKO
w:attention	NJPNOJUENLKLLNJ
w:attitude	NKNKEKZONKQLKLM
w:attorney	UNQPUMPMONLVOMN
w:attorneys	ROKJSKKOONOHNNO
w:attract	ONLMKPLOOOONMQN
w:attracting	OOMNUTNOONOOOOO
w:attributes	OTOOOOJOOOONOON
w:au	LKOXLVKEILYVBLP
w:auch	OLINSLSNNKMKPLM
w:auction	ONNNPTLPNONNNNO
w:audi	OJULMOKONKTTKOL
w:audience	NMUMLNNMMKNMMMN
w:audiences	ONMMNKPQONNONNO
w:audiovisual	OOKNNPLOONOORNO
w:audit	NMNMMWRNONONOOO
w:audits	ONOKMRMOONOONOO
w:auf	NJGKGRJMNLMLSLT
w:auprès	OINLOSINOLMNUNN
w:aurez	ORKLTVIOOLOTOOO
w:austin	NNONJMJNOOKSNNO
w:authentic	OOLRKNMONRONNLO
w:authorities	OOTNIONOOOOOOOO
w:authority	ONONOKOQNONOMQO
w:authorization	OOOONOSOONONNNO
w:authorized	OOMNMQTOONOJJUO
w:auto	UJRLOMSLMGMSOOM
w:automate	OLPRRNGONMNOMNM
w:automated	ONSMOTNNOOMOOOO
w:automation	PMQLONQNNIMLLLN
w:automotive	MMSLLJPMNKNLQJM
w:autonome	NMMONLXINLKKRON
w:autonomie	ONKKMSHOOLMNTOO
w:autonomy	OLPRGJLMNXNNLLO
w:autre	LJLNNNLONMSKMOR
w:aux	NMNHRQKJNQKIKNL
w:av	MMKSHHTMKWLRKNM
w:availability	OMKOSIVLMOYJMJM
w:available	JHCUPNTGGXOEMKM
w:avantages	OTNNONNOKNOMOON
w:avec	MGDSHGTJHRMMVJI
w:aventure	OMJNRPIMNHNMSNM
w:average	NMJOILUMRGLIPLO
w:avez	OONMMHXLOMNLSOO
w:aviation	NMVJLKKNOLMKMNO
w:avons	OMINHNQOOKMSJOT
w:award	NMWMKLLMMPNENKN
w:award-winning	NMVLPOSNOLNSMNO
w:awards	NJQMMNKMMTNJMNM
w:awareness	NMLNSQRLONOONNO
w:aws	NLULLOKSNMKMKNL
w:ayudante	QNHMVMILNLKLLNM
w:az	NNKMMOLOONNVMNO
w:azure	OJRJIJOSMKJIIMK
w:año	ONGNLOOMSRRMKNL
w:b	NLMLLNQKMLKKKNM
w:b2b	ONQNMNPSNLPKMNO
w:bac	ONONNMWSONNMNOO
w:bachelor's	NKNOLMPLMKHJFMM
w:bachelors	OOOONOUNOONNNNO
w:back	OLULRTKMMOLNUJK
w:back-office	OMPLKKSNNJNLMNN
w:backend	RSSIQUIJNJMKLNM
w:background	NMJQOOSSKJJKITM
w:backgrounds	ONPNKLKNNJNLMXN
w:bad	MKUNNQLONMMLLNL
w:balance	NTVIOPGMJNJKPMH
w:balanced	ONSMJLNMNNNNNNN
w:bank	KKNQRKJMJOLJNLL
w:banking	ONNPPHMONMNMNNO
w:bar	SMIIVOEOMOKOILQ
w:base	MKRFMPOJUKJOJIM
w:based	JCMORHFOUMPTKOG
w:basedash	OMJTNRLMOMLMNOL
w:baseline	OMNNOLTOONNOTMN
w:bases	ONRMJMITNJMLNON
w:basic	KHMLKRRNJQIHQKM
w:basis	NIKSQOOJOJSHPQK
w:bath	OOMLIKPTOSNLONO
w:baton	NNNNPLMOONLUOOO
w:bay	NNPLMNMJONNQOON
w:be	IOINOKOOOHOOTO>
w:beauty	QMWMMMJNONMMMKJ
w:bebidas	OMKLJUQMNKMMNON
w:because	ONPNLRLNNONNKUN
w:become	NODPOOMJMNJOVGL
w:becoming	OOPMLLMOOVOONMN
w:bedford	OOSOPONOOOPQOOO
w:been	MLOFDPOKOEJNONJ
w:before	NIJKLINONIOOWOH
w:begin	NNNOONOMMMUMPNN
w:beginning	OOQOONKOOLNTNNO
w:behavioral	MKXHQHQONPMLKPL
w:behaviors	ONNNKSKNONOONNO
w:behaviour	ONLMMNNNONOOMTN
w:behind	ONRLHIMNOTNNNMO
w:bei	OOSNLMMNONNMMON
w:being	NOTEJIOONKNDSPI
w:belfast	RNMNMNNONMNQJNR
w:believe	OMVJEKQPJSNKGOO
w:bell	OKNOOOOONOOSOOO
w:belonging	OOOOMUMOOJOOMKO
w:below	NLLNKSPNIINJURS
w:benchmarks	ONOONOSMONMLNNO
w:bending	NNMOONTMNMMLMMM
w:beneficial	ONKNLOGUNNMMNMO
w:benefit	NIKLKOLNMXLKLNN
w:benefits	JTMOKOIHO[ONGNL
w:bereavement	NMMMONMNMSNMNNN
w:berlin	GKOMIKLNMNMNMNS
w:besoins	NNKLLPOOOMMMNON
w:bespoke	KWSNKRDNMGMRMJM
w:best	LOUGKNJOLOEIKOH
w:better	OLSNDLPMNJMLIMM
w:between	OLRONRLJNJOHPJL
w:beverage	OORMGOPOOLNJMNO
w:beverages	OOOOKPOOOOOKOOO
w:beyond	NNLMINTNIUNKLKM
w:bharatcares	HJXMMNLONLMMJNM
w:bi	PDHPRSNMKFHNHLG
w:bien	ONSMLNSMNSMNJNL
w:big	NJWJKQWMLFLLIKJ
w:biggest	OIULSHLNNHNNNKN
w:bigquery	NJOSLOTHOLNNNNL
w:bilingual	NMQNMLOUMLKJLMI
w:bill	MORNONMOLULKNOM
w:billing	OMJRKWMONKNNMMO
w:billion	OOUNMOMOJLOONNN
w:bio	NKQLROLNOLNNNON
w:biodiversity	QLRNIINLOOOLLOU
w:bir	MNNMMSNOONOMOOO
w:birthday	ONKOOMNMNTLONMN
w:bit	ONRNMNSOMOROLOL
w:bitbucket	OMNOOTYIONOJNNO
w:blend	OOSNJOROOMNONNO
w:bloc	QQLOTJGOOKQOMOO
w:bls	OLMOONSOONLNONO
w:blue	OKOOOOOONMOSOOO
w:blueprints	NMMOKJVLNMNNMNM
w:board	OMPOGSSQNILLLOL
w:body	ONVMHKSNNNOONON
w:boissons	NOOKMSHMOLMMNON
w:bokaro	KIKLRJMNNLTWNOK
w:bold	OOWMHKLONKONLMO
w:bone	OMWMKLJNMMNMMML
w:bonne	NLPMPOTKMKLILNM
w:bonus	MPIMMIJOXJHOMKN
w:bonuses	RMJLMKNNVPMLONO
w:book	NMQNTLVONRNLNNM
w:books	OOOOLSROONONOOO
w:boot	MNQOPNNOONPKOON
w:bord	ONLJNSMONLNNNOO
w:borders	OONQOKOOOOOOOOO
w:boston	NNMNIMTOONMVNOO
w:both	OISTNMOPKLMGHGL
w:boutique	OOTOKONQLNNSNNO
w:box	OOQMJOHMNNMIUNK
w:branch	OMMORIRTNJNRPKM
w:brand	OQOLRKJNOUIIIIK
w:brands	NMOFNNMNMOMKIIN
w:braze	OOPNKMTTOONNOON
w:break	OMONSOMNNLNNMOL
w:breakdown	OOUNKSLOOOONOOO
w:brennan's	NNSNPMMONNOTNNN
w:brewers	MLRNMOMNNMLHUMJ
w:bridge	ONSLRNONOMNJONO
w:brief	OONMLVMOONOOQNO
w:brilliant	NNLNRLKONLNLNNO
w:bring	OOLPSHLMMGMMNQL
w:bringing	OOOKLRLOONNNJPO
w:brings	NNXMLGPNMJNMLLN
w:british	PNVSQOMOMOLKNNO
w:broad	OOQMHNPNONOOKSO
w:broader	ONQNNOONSNOORLO
w:brokerage	OONLRTLOOOPMOOO
w:brussels	OONNSMNONONROON
w:bs	ONNSQMSLONMMLNO
w:budget	OMOQHRMOKMJKMLO
w:budgeting	ONMNNQKPOMOONNO
w:build	LEMLNYOGJNIIOHR
w:building	MRJOOPONKJJPLNJ
w:buildings	ONLMLPMNOMMMMSM
w:builds	ONMOGTKOOLOONMO
w:built	OOVKLMKNNKONMMO
w:bulletin	ONNOMLRNNNOORIN
w:bureau	NNKSLGTNLQHKLKM
w:bureaux	OOTOKMFNNVLXKON
w:burn	MNQOPNNOONPKOON
w:bursaries	OOMOOKNONQOOOOO
w:bus	OJMNMQMSONNNSKM
w:business	VLORQOOONPOOKNB
w:businesses	MLXGIOENMDKIGGL
w:busy	ONQSSIOLOKMIMNO
w:but	LTOEMMIVOLKP@MO
w:button	ONMNKJGNLLJKLLX
w:buy	ONNMJRONKLNMNMO
w:buyer	TKLONOMOONMKOOL
w:buying	OOTONKSLNKNNNOO
w:bwe	PNMONLNOONOKRNN
w:by	IOPKMOJAKMLIKOO
w:bygga	ONRJTOMNMQMHKNN
w:c	NMRMMNPMLNOKNNN
w:c#	NMSNOOPLOONLNOM
w:ca	LIMMLMOMNLLYOOL
w:cadre	NKQPTIPNNPMRLNN
w:cage	NNPLQKMOOLNNNON
w:calendar	OOMMQQLNKMNMROO
w:california	OOOIMNVKOKMTMMO
w:california's	NNRNLNNNNNMIMNN
w:call	PKTLITPOMLPJRMK
w:calling	NMHLRUOMMNNMOLM
w:calls	OKHHGUNMNKMJTLM
w:calm	OMOLIPQNNJNNNNO
w:camarero	QNHMVMILNLKLLNM
w:camera	ONMKRPOMQMLMLON
w:camp	MNQOPNNOONPKOON
w:campaign	OOOSJLNOONONOOO
w:campaigns	OLOPKONLNINLMMN
w:can	QGOGOLOOOMJBOKM
w:can-do	NLPMJMSMOMMMMNN
w:canada	MMPLKJJNNNOONNN
w:cancer	OOUKJMMONOOHONO
w:candidate	ORBOOGZOOGDOVJI
w:candidate's	ONOOOOKOMLOOTSO
w:candidates	MHDFGMTLOEPLURJ
w:cannot	ONKQKJXONNNMNTM
w:cap	NKRNLISNRMNKKMM
w:capabilities	MINLHVJSMLMMMPL
w:capability	OMKOOJNKMKMNMRN
w:capable	NMMMOIXONNMMMNN
w:capacidad	ONMNNMTNOLJKNNN
w:capacity	NNOLKLSJNMLPONO
w:capacité	OMNNMIMSNKJLKNN
w:cape	OMNNOMLONNOUQNN
w:capital	MNPKLOLONMNONNO
w:capture	OOJLVSLOOONMIMN
w:car	LQPMGOMJLTKJIMP
w:card	NMKNMNTMNSKLMNO
w:cardiff	UPMOONMNQNL[NOL
w:care	NLPSVTKOFOOFBMQ
w:career	OSKAU=JIO[HORLR
w:careers	KIPMKKKLMQLKVOP
w:caregivers	OOJMLNKMJTNNMRN
w:caring	ONONIKUOONOOMKN
w:carried	OOMNJKOOONMRNNO
w:carry	OLILUTTMNHLKKLN
w:cas	OMMKJTINOLMKROM
w:cascade	OOTMLOMMOKMMNOO
w:case	MKHPGWLLSNMMNKR
w:cases	OMOPPTOMRKNMLJN
w:cash	NKJJKWINKULLMMN
w:casual	OMPONMNNLSPJNLN
w:category	NOHSPSNOOMONNPN
w:cdi	NJILPLHNJGSVLNJ
w:cdm	OOOKRMONOOONOOO
w:ce	NMHKKNQLKKPKSON
w:cell	OMLUGHQOLNMLPKJ
w:center	KHNVQOLSLFMJPHR
w:centers	OTUKOLJNNJNKMMN
w:central	NMLRNLMOMPISPLL
w:centre	RTMLHOGMLRMNQQO
w:century	KUJMMNLOOMLNMNL
w:certificate	OSMMPMNJOKMKSFL
w:certification	NIHNKJLXLKOJPKK
w:certifications	NOKLKMOTLOKKOOK
w:certified	NKRMMIKONIJIOKO
w:cf24	TQNOOONORNNXOOO
w:cfo	PMJQVPMKNMRLNON
w:cfr	OUNNSMUMLMTOMQO
w:chain	UJISQQROOOLJNNM
w:challenge	OKPLTQONOPONPNM
w:challenges	OLOKUQRJMHLLJJN
w:challenging	OMIRHRMNOLMSNNO
w:chance	JFWKMKFNPULKNUF
w:change	MHVHMRPOOLNJLPK
w:changes	MKIFJUNJLHLKBRJ
w:changing	NLHJPJRNLGLHOMM
w:channel	OOOMMPMOOMONJNO
w:chantier	NOMSMZFNOMMLNON
w:chantiers	NMGJHRRNNSUTNOL
w:chaos	OKMSTIKNONNNLOM
w:character	OOOOUOROONOOOKO
w:charge	MNLKITQNKSKRMNL
w:charges	ONLJTSQMNNOMNSO
w:charpentier	PMHMOKRNNMJRMNM
w:chase	ONLMLNTMOMOONNN
w:check	OJMMKSVJNMKLWDK
w:checking	OONNMVINNNNLOOO
w:checks	OLQIJQTMNKMNVNN
w:chef	STIUPOIMMLRINNK
w:cheyenne	MMSMNNMONNOONNN
w:cheylard	NOSNSJKKNJLVNOO
w:chicago	KMNMJNMNMJNRMNM
w:chief	TOKQTLNOOMNMNON
w:children	ONSLIIPJMGOLQRN
w:children's	QOSNNMRRONOMOOO
w:choice	NMNNNLJNKQOLOMM
w:choose	NQHTQJFNMHQKPMR
w:christian	MTNLOMLNNMSJNNL
w:churn	OMLJNRTMNKNMMNO
w:circuits	NOJMMUKOONONOON
w:cities	OQPMKMNONMNNNKN
w:city	MFKJSQTKJLPNLLO
w:civil	OQDEJEOKOLKOI]J
w:claim	OSMNNNMONPNNKON
w:class	PRJNKSROMNIOINR
w:classes	OMKMOTMNORLMONN
w:classification	OOONNQKNONOONOO
w:classified	OOLNJRLNONNRNPM
w:classroom	ONSLINLONMNNNNN
w:claude	ONQQKISLNKMLLMM
w:clean	NKKIOULJMGHOKMK
w:cleaning	KKUKJVOMNKORMNM
w:cleanliness	OMLLMOKOONNLNOM
w:clear	KEAMJRLIHQIIOHU
w:clearance	OKOOOMWLONLLKMO
w:clearly	ONKIKIPLMRNNRKN
w:clerical	OHNNOVVONNNJMNO
w:click	OMLMMMHNMONNWNJ
w:clickhouse	OMLLMUHPOMNNMNN
w:client	PKLLSTNONJLOJIM
w:client's	MNJPXOQOOLNRRMM
w:client-	OORMKLMOOMOOOOO
w:client-facing	OOMLTOJKOSONMOO
w:cliente	ONLMLNVMOMKSLNM
w:clientes	OMPLPTPNOMNNOOO
w:clients	KKOMOXPIJGE@HOK
w:clients'	ONOKOLLOONOOONO
w:clientèle	OOJNMLSSOLLLSOO
w:climb	OOOOOMQNOONUNLO
w:climbing	OMMOOOUMNNMLNMM
w:clinical	TIJNFOOLMNKHNMJ
w:clinically	OOMNLUTOONOONNO
w:clinics	OOKNSNUOOOOLOOO
w:close	MREWTRLIMRITRFQ
w:closely	OSFYONOMOKNMNMN
w:closing	OLNNJPJMNNLLTJL
w:cloud	OHPPMPLRLPLLKMM
w:club	ONPMSQKNMWTMNNO
w:cm	MNOMJPOOONNMONS
w:cmd	MMSKONSOOMNLMNN
w:cms	OTNOOOPPNNNNRNJ
w:co	LINLJLIHNJMQRUL
w:coach	ROPMTTOMOMKJMOM
w:coaching	NNOMQNFSLVMNNNM
w:coast	PNPNONKNONPWONN
w:cod	OOONOOLOOOOOSJO
w:code	NIMNOMNFMIKHFOU
w:codes	OOONOQQJOOOONOO
w:coding	OMNNNUKNONOOLMO
w:coffee	MLPNNMHMJRNTMNM
w:cold	OMKNKNSNOMNNNNO
w:collaborate	OLHLATKNOOSNNNO
w:collaborateurs	NOXKOIMNOLMQNOO
w:collaborating	OMMHOOOONKMQLNO
w:collaboration	NTTROHPLOLLJIIN
w:collaborative	OJQZQKNJOQLPOMM
w:collaboratively	OLLKLSOMOLLLONO
w:collate	OOOMJSOOOTOOONO
w:collateral	OOMNOTNOOOOOOOO
w:colleague	ONTNKMLONMONMMN
w:colleagues	OSLULOTRKNOKLPO
w:collect	OMNJIOIRNGNNJVO
w:collecting	OMOMIPQLONONOOO
w:collection	NNRIJOKKNKMILMN
w:collections	NOMTMRMONNNOOOO
w:collective	ONOINTNORJNNNLO
w:college	NNNOLLJMNQJKUJN
w:color	ONMNMMNMNNNNKQO
w:com	FJPJKJHLJMOGPFP
w:combination	OOLOJRLTOOOMNNO
w:combined	OOQUIIHNNLNNMMN
w:combining	ONSONMNNMONLMNO
w:comcast	NLSNMMLNNMNNLQM
w:come	MINSIGNJMRKIQRI
w:comes	OOMNSMSOMJSONLO
w:comfort	NNSMRJNONPNMMMN
w:comfortable	NJNKNDYHLHOQGHN
w:command	OOONNOTQOOOOOOO
w:commandes	NINMOVMMONNNNON
w:comme	ONRLJJXNNJLGMNN
w:commercial	OKOBSPILKPMEJIJ
w:commercially	MOMIPKQOONONNNO
w:commission	PJRMJJOMVCHIEUM
w:commission's	ONKNKOMOONOOJTN
w:commissions	OOKONPMOSKNNOOO
w:commitment	OWUIILPNRPMHNPN
w:commitments	OOJONMJOMWNNNOO
w:committed	SHLNAFOLLMLIPXR
w:committee	ONTJKRKOOMOMNOO
w:common	OMOHMQLLNLNMNNO
w:commonwealth	OOLONNTNONOOQQO
w:communicate	OJMPELSJMPJLJJN
w:communicates	ONLLKTJMNLNNLNO
w:communicating	OJLMKRVPORMNRMN
w:communication	MPUOEJUOKKNFKHG
w:communications	OOLSUNHONLLLLMN
w:communicator	OLKMGMXKNMKNJNN
w:communities	OMPIJGQKLQLKKOL
w:community	OLMDPTOLONHJGQK
w:commuter	SMLLRMLNNNMJNNM
w:como	OMKMSLOMNLKKNNN
w:companies	LLXOMOIOHHIPPHL
w:company	GLPOLL<OOVMOKMP
w:company's	NMPGONGMNLMQIRM
w:comparable	NMMSILIWNMONMNN
w:compassion	OOULMNLOOLOOOKN
w:compassionate	ONRLJJRLOLNNRMO
w:compatibility	NOKNMVIOONONOON
w:compelling	ONMJKTNNONNNMNO
w:compensation	QNWLIKLLTOJGJIM
w:competencies	OOKNLRRINNNMTNM
w:competent	OOLLKUNNONOSOOO
w:competing	OONLUMLNOOONOOO
w:competition	OMILNSHMOSNNKQO
w:competitive	KOPMLLPLZQOOOHL
w:complaint	OMNONONONOOOGUO
w:complaints	OMMMJSLNONNNMNO
w:completa	MQKKNMKNKESIMOR
w:complete	NHOHHVPMMNQIUHK
w:completed	ONOLKMOLNLLMVON
w:completes	OMNLJZNMNKINLMO
w:completing	OMNLIVJNONNNTPN
w:completion	NNLQJTOKJOMLOMN
w:complex	MJOIOPOJNFOHOHM
w:complexes	ONMKMRMONLNNNOO
w:compliance	THKOPSPKMGMIPOG
w:compliant	ONORPOOOOOOOOKO
w:complies	OOLNOSJNOLOOORO
w:complimentary	ONHNNMLNNSNNNOO
w:comply	OMMILRIONNOOKSO
w:components	MMILLXHNPMNMNNM
w:comprehensive	NJMMNGKLLULKMPL
w:computer	NJILGHRPMIKKHKL
w:computers	OUONLPTOONNKNNO
w:computing	OOTNJKLROTOOOOM
w:compétences	QLPNOINLOWPONON
w:con	NJUIPNNRIMFIQLH
w:concept	ONNMJRPNONONNNU
w:conception	OOTSNMNJONMROOO
w:concepts	OMMKOKOOOPNOJNO
w:concerns	ONKLIWKONMMMMMO
w:concise	OOONOKSMONOONON
w:condition	OONNMMOONPSMNRN
w:conditions	NLGMHVOIOMK[IPJ
w:conduct	NMGIEXNNNKNLNLN
w:conducting	ONJLOXOKNMNNNMN
w:conducts	ONNRIPINOMONONO
w:conferences	OOJNNRJNNQUMNMO
w:confidence	NNJNRKTNNJNMQIN
w:confident	ONNRJHQLOKONMOO
w:confidential	OLKNMHMJMLNNHYN
w:confidentiality	OMMMLVLNOMNNOMM
w:configuration	OMLIGYOPOLLJLNN
w:connaissance	NMQNPLJVNLMJQMN
w:connaissances	OLKNNHWJNKLLMOM
w:connect	MNJKGSTNMTNLHJJ
w:connected	ONSNKPNOOLLNMPN
w:connecting	ONOIIOOMNONRNNO
w:connection	OONOKUHMOMOOKON
w:connections	NNLMQHLNMQNNINM
w:connects	ONVNJNJNONONLMN
w:conservation	OOKNLSLPONNMNNM
w:consider	ONKPOHOJRRMUOSR
w:consideration	OLONNIKMMQRNTKO
w:considered	OKHPIGKNOOJSQIJ
w:consistency	OLOKIVLINMONNMO
w:consistent	NLNMPLNKOLNMLPM
w:consistently	NJLMMOVKNKMLMNM
w:constant	OOORKPOONLOOONO
w:constantly	NLMLJUOLNKMLMKJ
w:constraints	OONNNLNOONOOTRN
w:construction	MKOJVMPFMHKMHJT
w:constructive	OOONITHOONOOMJO
w:consultancy	OOSLNOJPQNOROOO
w:consultant	YJSROJMLLIPKNOI
w:consultants	QMLSJGHNNUKSLMM
w:consultations	ONMMQTLNNNNMNOO
w:consultative	ONNLKRJNOMOONNO
w:consulting	NNUJHHUNLOIKLMO
w:consumer	TMNPIKOQNINMNMO
w:consumers	OKNRISTNOLOONNO
w:contact	LOLQMMOQIOMIDSJ
w:contacted	ONNNNMJNMNOOSFO
w:contacting	OOOONRJOOOOOOOO
w:content	NKONKLNOMKMMKKR
w:context	ONPRTIOPNJNMMNO
w:continue	OLLNHLFNNNLPFXN
w:continued	ONRKKJMUPGLKNNO
w:continuous	NOPNMNOMQPLKJJL
w:continuously	ONULJPKNOMOOTQO
w:contract	NNRKQLKIOQRFJMJ
w:contracted	NLNNMNMNRJLOMSN
w:contractor	MSRMILNNOMONONN
w:contractors	ONPMMOQNOKONNSN
w:contracts	OLNMIMKRNMOONLO
w:contractual	OMOOOOMONNSOMOO
w:contrat	NSJLPJJNLFUJJOL
w:contribute	OLJHRVKMQPIHKKN
w:contributing	NMJJQTOLNLLLMMN
w:contribution	MTLKQHINHNMJMRM
w:contributions	NLMMUMKNFPKJLMN
w:control	PKKQIPUHKKOILLL
w:controller	SMISOMOLNMRLOON
w:controllers	OOLVQHROOMOOOOO
w:controlling	VJKSNLMNOOMLNON
w:controls	OHSKGQUOOOONOOO
w:conversations	OOONMKTNNKONNNO
w:cook	OJONMOOONNKQUOM
w:cooperation	ONNTMUONONOONLO
w:coordinate	OLOJEOOLNINKLLO
w:coordinates	NLLNHUOMOKNSNMO
w:coordination	ONMMOVLNOMNNONO
w:coordinator	WJHLPJNLNMJGKNM
w:copenhagen	OOUOLNNNOONGONO
w:copy	OKKNKNINNMOMUOM
w:core	OOVMONHNMHKOJGL
w:corporate	OLMKPNKMNKJKNNN
w:corporation	NOSMMKMMMLMMJQM
w:correct	OMOIJPOJNMNNIRO
w:cost	OSLRSOKLKLNTLJM
w:costs	OJQLKRINNOMMMMM
w:cosuno	NOSMLNMNMKNNNMO
w:could	OSJMOSMNNRMMFMM
w:council	OOROMOOONONLSMO
w:counsel	UOOLITLOOOOOOOO
w:counseling	ONOPPLJOOLOJONO
w:countries	ONTHHMRNLJNKKJN
w:country	NJMLHWIMNKNMJSM
w:county	IKRNOLOONJJNRTM
w:cours	OONJLMTOONNMOOO
w:course	SMLKOKNOTRTSJQM
w:courses	NJTLHOJNMSJJLNM
w:coursework	OOLONTRMNMJNTLO
w:court	ONONKPPOOOOOOOO
w:courteous	OOONSOOOOOOONOO
w:cover	OINHLSBMIOUJROK
w:coverage	OMIHMVLOHQLIJHN
w:covering	OOPLOTQOOOOOOOO
w:covid-19	ONMRLKRONKLNJZL
w:cowan	NMTMOMMNNMSJNNM
w:cox	NOKNMMJNNLONOQN
w:cpa	NMMOOMLSNNKLNON
w:cpi	OMONLNKNNNNKLLT
w:cpr	OUNNLMRNOMJMLOM
w:crafting	ONMRUJONONNOLOO
w:craftsmanship	OOJMRRIONTONKNO
w:crane	MNSOMOLONNOJKSM
w:create	OJTOHLELMJNJSLM
w:created	NNQKOSKNNMNNNNN
w:creates	OOTNIOJNOTOONOO
w:creating	NIMLOTORMGMKJPM
w:creation	OMKLTKONONNLNNN
w:creative	NKUOGOQMLOHGHOM
w:creativity	OLWQDIRILPNMIHM
w:credentials	OMMOMLPJNMNNVKN
w:credit	MMNSQKOONLMMNNN
w:criminal	OMNKRTWMNNLORRN
w:criteria	NRJKINPKOOHJPWG
w:critical	NKJRTONKNKLMKQM
w:crm	OJLNNOUINMNMNNO
w:cross-functional	OLMPOOITNIMNLNO
w:crouch	OOOOOMTNOONNNLO
w:crucial	NMOJUKLLMJLKMNN
w:créez	OOLISMMOONNOLOO
w:csr	NJKKLMNNONNMNNU
w:csrbox	OHVMMOMNOLNOGKO
w:cuisine	OTSQOOLOONRJNNO
w:cultural	ONLNMIOQONNMMKO
w:culture	LLaKGOCLMNJJKKH
w:curious	OHULQMVLMGNNIKL
w:current	LQMGMQVIRKOMVOP
w:currently	JKJD[MPKLDOUNMQ
w:cursor	ONJRLKSMNKMLLMM
w:custom	OMTMOSJNNKMLNMM
w:customer	OGOOITOSHDJMLFI
w:customer-focused	OOQONNOTONOONNO
w:customers	NOPMPSOQIHLSEBK
w:customers'	OOSNJRJLONNMNOO
w:cutting-edge	ONJOKOHOPUMNPMN
w:cv	OKIMLRJOMPNNVKL
w:cycle	NKGRKRPMKOKLLMN
w:d	SHPRMLQKTHPPKMJ
w:d'activité	MSISKPLNNTLHNOM
w:d'enfants	ONKLOUKNNIMQJOO
w:d'etat	OOONQNNMONQSKOO
w:d'heures	LNMMLKJNKIVLLNN
w:d'hygiène	ONMLNMSNOLMMNOL
w:d'intervention	NNNMNRSNNMLMNNN
w:d'intégration	OONLMHMONRQMNOO
w:d'un	MMMLQJWMNJLGLNM
w:d'une	ONTIKOTPOLPGPNM
w:d'échanges	OONNMKNONSMMNOO
w:d'équipe	OMUVJLLMNWLKKOO
w:d'être	ONJMLMJMNVNKKNO
w:daily	QKQDJYTKMLJOLLK
w:dallas	LIFLVKLNMLMULMM
w:damage	OMRMQVJNONOOOMO
w:damaged	OOSNIOMOONNNOOO
w:dans	HETOSKJOKTELPKQ
w:dars	OOLNNNKNMNNNXEM
w:dashboard	ONOLQMQJNJONLMN
w:dashboards	NLILQTJONJNMMMN
w:data	OOHQUMMNFQAKLLJ
w:data-driven	OJJOORLNMULLMNM
w:database	NJPJNPTKMJMMLLI
w:databases	OLJJKROPNKMNJMJ
w:databricks	OMRMNPTFOLNLMNL
w:datasets	OLJNLONKNRMNNNO
w:date	RTFOHLKJKQOSWHH
w:dated	OUMOMLUNONOOOMN
w:daten	OTHNWLGNOMOLMNM
w:datos	OMOMQLHTNLKLMNN
w:dax	NNKLMMMTNLMJMOM
w:day	KHOELNPKEQZMMOG
w:day-to-day	NQHFGPMLNJLIOMS
w:days	NHINNONINVQYJVF
w:dbhds	OMVKSKIMNKLMIPK
w:dbs	OUOOONWKOONOPJO
w:dbt	MIKQNPNSLGJKILJ
w:dbvi	OONNONNOOOOOSJO
w:dc	OONOOONOOOMUOOO
w:dcs	ONMLMTKMOMOONOO
w:de	FOONNLPKOOOPEDL
w:deadline	OOOOOOOOOOOOPOK
w:deadlines	OMNLJIXMNKLNMNN
w:deal	ONOLPVMNOLONIRO
w:dealing	ONPMOQSNONNOONO
w:deals	OMMJJVKMOMNNMOK
w:debt	ONNMLUKNONNNNON
w:debugging	OOSNNRJPONNNLMO
w:decide	ONNOFOOONPONSKO
w:decision	ONIQLPPLNKKQMMO
w:decision-making	NRJPTMQKMOKLJKJ
w:decisions	NJNVSHMOPNMSJRN
w:dedicated	NLPBODHMMKHNQPM
w:dedication	OOQOKMMNRKONMOO
w:deep	NLOKIJRKMOMLKMN
w:deeply	ONRNJOTNOOOONJO
w:default	ONSMKLLONNOOSMN
w:defense	OIOKOMLNNSMKMMO
w:define	OMOSOSRNNKOOLNO
w:defined	ONJJRSVLRNOMLQO
w:defining	ONTLJSMMNNOOONM
w:definitions	OONPKMOOOOOOOOO
w:degree	MEHMGFSONMMBOII
w:dein	NPNNOMNOOONNRNK
w:deine	OJSNLONOOOONRNL
w:del	MTPPJHQKKQEOHMO
w:delighted	OORMOJKNOPNKONO
w:deliver	OOKQQLOMNQMKLMM
w:deliverables	OPNIQMKPONOONNN
w:delivered	ONNJWIRONLNNNNO
w:deliveries	NMJNKWHNOKNOONO
w:delivering	NJMQNOPKMJJHRHL
w:delivers	ONTMIHPNNMNONNK
w:delivery	NJOOSOMMLQMLMKN
w:delta	NNPOQNNMONPINON
w:demand	NIRTQNPMOJNNNNM
w:demands	OOMJKOKNNMXOIRN
w:demonstrate	OQNMGVHPNKNMLOO
w:demonstrated	OONOIIOPONMNLLO
w:demonstrates	OLNNJURQOLMNMLO
w:demos	OLNKNULOKLLNOOO
w:den	PKINTMKMTHMTONM
w:density	OMXMIJKNNMNMMML
w:dental	OHQFFWGMGTGGLIM
w:dentally	OONOMSLOONNMMOO
w:department	JPKUOOOLOHGFIQJ
w:departmental	OMNLOOTMNJNNONN
w:departments	OLJSHPRMNKSPIQN
w:depend	NKPLLKRMRJKMLNN
w:dependable	ONPOMNTQOOTOOOO
w:dependency	OOOOOPVNONOOOOO
w:dependent	OLINNLMJUUMMOLO
w:depending	NMNMJMGMTPQOIOM
w:deploy	ONSNNQPOONOONOO
w:deploying	ONMKWJOLONONOON
w:deployment	OTSJNSITOGNNMNM
w:deposit	SONNMOOOONONONO
w:depth	SONJOPVOQPRSUOO
w:depuis	MOUOQNLNOMNPOOO
w:der	NJ[KBKKKJRIEHLF
w:des	GGKCHVMOLOLO=GD
w:desarrollo	NKQMNNMNKULKNON
w:describe	OONMMNKOMOOMLSO
w:described	ONOOOOIOOOOOOUO
w:descripción	NVLLOMLNMFMKMNQ
w:description	IWIJOADLGIINOTX
w:design	OIOHOSPOLEMHIJL
w:designated	OONMOPKOOMNNOVO
w:designed	NMQLLLHMKOMLOSN
w:designer	POOOQJMNONOLOOO
w:designers	OONNKKNNOMOOOOO
w:designgroup	NNQNQNWNOTOLLON
w:designing	OMLFQVGKNKNLLLM
w:designs	ONMLJUIMNNOONNO
w:desirable	OPMONNATNMMMOMO
w:desire	OMRKPHYOOMMJNMN
w:desired	OPSMQQHMNMNNNOO
w:desk	NOLNLMNMNKLTLMO
w:desktop	NNLNMMJQNMNRNNO
w:destination	OOTMNOKOOMOKONO
w:destinations	OOHMITMOOLNNTNN
w:detail	LGOKMQWNMJHIFLR
w:detail-oriented	KKJISHWLNIKGRML
w:detailed	ONMNNOJOPUKOVNN
w:details	IMFKMIKKQNMOROY
w:detection	OOOSOJKOONQNOOO
w:determine	OQNNMSMPNNOOOPO
w:determined	NNOMLMINTMNORHN
w:determines	OOKMKUKNOMNNNNM
w:deutschlandweit	ONHOONOOOONYMOK
w:deux	ORLNMSKOOLOTOOO
w:develop	NHPOKRFKLTMKNKN
w:developer	TLQJFRINNMMPNNM
w:developers	NNOGJTKMNJNNNMN
w:developing	OMROOHLSNPONMLO
w:development	ONOOOOPPNWJAFHD
w:developments	OMTMMPLNOJNNMNO
w:develops	ONMROOKOOLOOONO
w:devenir	NPLJMNLONPNMMNN
w:devices	OMWKHKFNNKLLLML
w:devops	PLOGUNNINQLLLMM
w:diagnostic	OOOIMROMNLMSNNO
w:dial	PKTMKULOONNMOON
w:diamond	JNQKMRTMMSONMLL
w:dich	NIMMSETMNLLIRLI
w:die	NKTKGNIMKRLJQLJ
w:difference	MLLIPLJLLSJPOII
w:different	NKNSUJQMNDPIGON
w:differentials	MMOOOOOOYNENOOO
w:difficult	ONOMMJUNNKNNMNN
w:différents	ONMMLTLMNKMLNON
w:dig	OMRKRIQOOGMJRNM
w:digital	QHMOPOIMMNJRLJL
w:digitally	NOQNKNOOOOOOOOO
w:dignity	NNQLHOONNINLNON
w:diligence	OOPSLPOOOOOOOOO
w:dimensions	OONNLQJOONOOONO
w:dining	PNOKLOMNLNLUMMN
w:diploma	NKOOOLVLONKMMNN
w:diplôme	OOOONNSLONLNKOO
w:diplômé	OOJNTMTOOLQVKOO
w:dir	OUOOOOKOOKOOOON
w:direct	PJOOQKNLSOSIOKJ
w:directed	OOOONUMOOOOOOOO
w:directement	ONNRMHTNOLNNLOO
w:directing	OONKMOPNNOOOOOO
w:direction	NOLPRKJONRNNOKO
w:directly	NIDUVRIKLLKKLOL
w:director	UMJZIPFMNQJMJLL
w:directors	OMUTGJQRNKOOMOO
w:disabilities	OMGNMKIMMJNNLWO
w:disability	LILLIDFKOTGJJQK
w:disabled	OONNNNVROMOMOOO
w:disciplinary	ONNNNPLONMOORSO
w:discipline	ONJKNNROOMKNMMU
w:discount	LIEMMJMNFYJMMMN
w:discounted	NNIMONNOLUNNNMO
w:discounts	OTGNLLLOPXNQNNO
w:discover	UNMKPNMNNKMQPNO
w:discovery	OOTMMONOOLONONO
w:discrimination	NNELKLJMNJNNQVL
w:discuss	OMKLMOMNYLNLYJO
w:disease	OOKULLLOOOOONNO
w:disorders	OONNSNOPOOOOONO
w:displays	OMNNKPSLOMNMJMS
w:disponibilidad	OJLLKLQMNKXRMNJ
w:disponible	OMNMLLJOONXJJON
w:disposez	OONOMMTNONNNLOO
w:distributed	OLNNNTJOONRNNOO
w:distribution	NLMJTOLKNMNLNMT
w:district	NMNHOPQONLRJSMO
w:diverse	OLOOOKKOLILHLXM
w:diversity	NTOPOHOMMGMNSRK
w:division	MSRMQUKNONOMOMN
w:dna	OOUNJNMNOSONMLN
w:do	IKPKRLNFEMNDOOR
w:docker	MGPLNPTSMLNMLNL
w:document	LGOIIQHNOLNLJMV
w:documentation	LMKGLVJHNKMLOGN
w:documented	OOORIMLOONOONNO
w:documents	KFFGQ[EIMJKITIH
w:does	OJKKYMFNLKMKONL
w:doesn't	NLVOOOQNONOONJN
w:doing	NVJJRFMMNPMKKLT
w:domaine	LLRNPMOQOLLIKOK
w:domains	OOQMKOOONMNNNMN
w:domestic	OONOOOKOMPTOONO
w:domicile	NMILLRLLLQRWION
w:don't	OHQNOONLNLKLURK
w:done	OWOSFHPMNOMLGJK
w:données	OMQRFRHMNGKHLNN
w:door	OOPMOQTNONONNNO
w:doors	OONJKRNOOOONONO
w:dose	OOONNNVOONMNNVO
w:doses	OOONNNUOOOOOOSO
w:down	ONSLKQSONKKMNMO
w:download	OHOONNJNOONOSMT
w:downtown	MNTMNOMOMLONNMN
w:dra	OOMNLMEOLXULLLO
w:drains	OOLLOTNOOOONONO
w:drawings	MLLNILORNLMMLNL
w:dream	OMTNJMRKNRNMNON
w:drink	ONWOINSONQLNQNK
w:drinks	OOLMRLJOOOOONNO
w:drive	LFLNPQMNKAIGSEL
w:driven	OMLQKNJNNRMKNLO
w:driver	UJFKKOTLLNOLONL
w:driver's	OOMONHYHOLPKJMN
w:drivers	PJJLOQLMONJKNNM
w:drives	OOSOLOLOONONNON
w:driving	NHMFIMOOMPIHOJK
w:drug	OMKSLOOOLKMNJVM
w:dswb	OUMTOHOOOOOOOOO
w:du	FJIRORPOAMROQH?
w:duality	MNJNPKMOOTNMMNN
w:due	OMJQOQNLQMQOQVM
w:duration	TOOOOOOOPJQUMON
w:during	NIUONOKLTILPXLL
w:durée	MTONNLLOOMNMMOM
w:duties	MRIDRTMKNHPOGWH
w:duty	NONNMOPNNMRNNJN
w:dynamic	NJN@OMIJJOQFOIK
w:dynamics	OOMTMNMOONOOOMO
w:dynamique	MNRLTKSMNMPFINN
w:dès	JLJNKLEMNLVLUNJ
w:débutant	NLNOMNUMNMLMJOK
w:déplacements	OOLNNRMOISNMNOO
w:développement	NORPOGPMOSMJMNN
w:développé	OOTMLOOMOKMLNOO
w:e	KN@SONQOJQMUQNI
w:e-mail	OJNNNOKMMNLKYLK
w:each	TIPONOJMOOGKLJL
w:eager	ONIMUHQNNJLNMNN
w:early	NNJTPEGNLNOLOJN
w:earn	NNINKMUONMMKNNO
w:earnings	OOKOMJJOVRLNLNN
w:east	NKLMSOMOMKOUNNN
w:easy	ONNNKSNNNLMNRLO
w:ecological	ONNKMUKPOMONOMO
w:economic	QNKQRIRMNRMKNQO
w:economics	ONNNLMSJNMNMNNO
w:ecosystem	NLUJHSJMNNMNMNM
w:edge	SNRNPNINPURTSKO
w:edit	OONNNLINLLKLNOW
w:educate	OLMMLTLONJNOMSO
w:education	NPQKFMMONSFOOQP
w:eeo	MLMNNMMJNMMNJXN
w:effective	NPIFOOUGMIMJOKL
w:effectively	NQQEMOUNMIIKJGM
w:effectiveness	OLRLJNRMOLMNNNN
w:effectuez	OOMLLVGNNKNMNOO
w:efficiency	PNIMOOUOOLNMNOO
w:efficient	OLOOQPKMMNNJJKO
w:efficiently	OMMOSOQNONMNNNN
w:effort	OOOONMMNOJOOOPO
w:efforts	ONIGTOMRNLMNLMO
w:eigenständig	OJNOORSONNNONOM
w:eight	OOJNSNVOMNOMONO
w:ein	NIVMSMPMLLLFHNH
w:eine	NMNOONJNROMMNOK
w:einem	ONSOKNKNLUMJMNL
w:either	NNGIURKHKKQPMQM
w:el	OLTILLLSNKQIFNH
w:elaborer	OONMNUIOONMNNOO
w:elder	UOTNONMOOONTOOO
w:elderly	OONNNNVROMOMONO
w:elections	UMKMRHKNONLLLLM
w:electric	MMRKONRONQNLNMN
w:electrical	KKHJRQQEMJIJLLR
w:electrician	SMKONMPLNNKKNOL
w:electromagnetic	OOQLKPMNLPNMONN
w:electronic	LMTIGPJONIMJNNL
w:eligibility	MMFIIPOLMQJKOZE
w:eligible	OIHLEHZLTVOISRM
w:elle	OLUQMHLNONNRNOO
w:elt	OLNNNKTLNMNONON
w:elucidata	MMRIPNNOONNLOOM
w:email	NJKOONLJKIIFWNH
w:emails	ONMIIYJNNLMKLOO
w:emazing	NLSMONNOOLNMOOK
w:embedded	NNLMMMSNNQNNNNN
w:embedding	OOMJVMLMOLONOOO
w:embodies	OORONOSOOKNOSLO
w:embraces	ONVNLLMNNPNOKRO
w:emergency	MKMQOTNKMMLRKIR
w:emerging	ONNNNQKQOOOOONO
w:emotional	ONIKSRKONVNNNJO
w:empathetic	OONOOOSNONOOSNO
w:empathy	OMKNGQSLNHNMLMN
w:emphasis	QOOMNHQQOSNRMJO
w:empleo	NYIJLKIMMHKJLOO
w:employ	OOUOMMSONMNNMQM
w:employee	JOOMRMHJOXEOBSP
w:employees	MOPOPJJFDPIBO[G
w:employer	KJJKFJGLGOGIGZK
w:employers	ONRNROIOOUOLONO
w:employing	OOJLNOQNOOOONUO
w:employment	LKCOKGQHMOOCM¡F
w:empower	OOTOVOIONOONNMO
w:empowered	ONINRMNOONONNSO
w:empowering	ONONOTMOONNOONO
w:empowerment	OXJMLNLONJNNLPK
w:empowers	OOSOLNKOOTOOOLO
w:en	IMNOQOTGISQUAG<
w:enable	NMMQKLKNOMNNNMN
w:enables	OOSNOQOOOKOOOOO
w:enabling	ONISRONNNJNMMNN
w:encourage	MJNLGOFNKTLLORM
w:encouraged	OLNQOIQSLXOLNQN
w:encourages	OOVNNJMKOQONPPO
w:encouraging	ONPNNNNONJOOURO
w:end	OLIOSUKKQLRKHSL
w:end-to-end	MGMHSSMLNKNNNNM
w:energetic	OMNMQPTSNOMMINN
w:energy	UHOELFSHLSIGJIK
w:enfants	OKMLNWUMOKONLOO
w:enfin	NNJMSQGQNKMJLNL
w:enforcement	RNLQMPONNMHLLNM
w:engage	ONJMOWJLNMNNMNN
w:engagement	KSMIILUNOOLJJHM
w:engaging	MMSHPOLONHLLLMN
w:engine	ONKLPULOONOOOOO
w:engineer	^@OPZIKMKNMLGJN
w:engineering	PSLKMOOMLFGFOIO
w:engineers	OMGSPOMNMOMLLMO
w:england	LOPIHLJOONOOOOO
w:english	OEFLHJ¡MJOFPNEG
w:enhance	LJOKORJMKHNMKJN
w:enhanced	LJILJQTIJULJOJL
w:enjoy	NKKGNI[PMQHJLJM
w:enjoys	ONONOMTSOONNPNO
w:enquiries	NMKNNOMOONNMWQM
w:ensure	MGGMONNMMNOOROK
w:ensures	ONNMIUROONOSOOO
w:ensuring	NJOHOQQMNGNRKLN
w:enter	OMEONNNNNSMNKPY
w:entering	OMSLTHHUOMNMMMM
w:enterprise	NKVJLLHMMENMLLN
w:entertainment	OOIMQMOROKONSNO
w:enthusiasm	OONOOMTNOMOOONO
w:enthusiastic	OMIIVIOMOLKNNON
w:entire	OOLQNUOOOKOTROO
w:entirely	OOUNOKKUOOOOQNO
w:entity	OORQNKOMOKOOOPO
w:entre	OOKGVKLOOMONNOO
w:entrepreneurial	OMSLIOUMNKNNLLN
w:entreprise	LSWLUOPOOSMNNOJ
w:entretien	OLNKOTKOOKNSSON
w:entry	TKMLTOQLOMMWMNU
w:entry-level	OOKNVLKNOWNNNMO
w:environment	JPOOLOOOMRAQKOD
w:environmental	NNOMKOJMNKLWLPJ
w:environments	NLOLHOMHNIQKLLM
w:environnement	ONJNRMJMNSLRUOO
w:equal	LLJLGKHJLELKF[L
w:equality	ONONLMROOKNOTMO
w:equally	OOOOTNMONNOOKMO
w:equipment	SENCKUOEKSGDJIJ
w:equipo	OLTKPLOLJOIIIML
w:equitable	OOSOLNLOOIOOHWO
w:equity	TMKUOKOOQJNKKSO
w:equivalent	NLLNKGRQKILKHKN
w:er	NOONNKOLONNMOOS
w:erfahrung	OKOOOOQNONOOOON
w:erp	OOOOOOWPONONNMO
w:es	KGNGOOOLQIHUIMQ
w:escalations	NMONNTLNONONNOO
w:especially	ONKNNKRSNKNNMNT
w:esprit	OOMNMJUNOLNNNOO
w:essential	OWOLMOLULNHGRRN
w:est	MJRINBNWKDSKTNH
w:establish	OTLJQMNRNMMNQPM
w:established	MLUHPLLNKIJILHM
w:establishes	OOLNKTLOOOOOOOO
w:estate	NCPOUPQJHEHQMLG
w:estates	UONTOKLONONJNNN
w:estimate	ONMOOPNOSONNNKO
w:et	GGOOMROILKJNOGB
w:etc	MGIOEPNGOLHMIJI
w:ethic	ONMNQORKNLNNMOO
w:ethics	OOOONJUNOOOOMLO
w:etl	NJJTMKNOOLNLMMM
w:ett	OPKSRIIOMWLIKON
w:eu	NOMONOUOOOOOKKQ
w:europe	OONMMNPNMLOSNLO
w:european	OOUJKKRONROOPJN
w:euros	MLGNNMINVSGLKOK
w:evaluate	OKLIJSGMMKNNOQM
w:evaluates	OOONLSJOONOOOOO
w:evaluating	OONNTROOOOOONLO
w:evaluation	ONOMJUNLONOMQMN
w:even	ONGIISONMKOOPLR
w:evening	NNMONJHOKLXLMNK
w:evenings	POMNMKTOJJWIMNO
w:event	OIMKVPNNOMNNNON
w:events	NKIGNONOOWPJLKM
w:ever	NLVMNNJONKOTKMJ
w:every	MGPBIPKIFOKNOPO
w:everyday	OOVTLLNNNINMMMN
w:everyone	NLTFBOOKKGKHHNL
w:everything	OMVIMPINNOKIIIJ
w:everywhere	NLWNMNNONJNMNML
w:evidence	NNQNJMUNMNNNLNO
w:evidence-based	OOOQTLLOOLOOOOO
w:evidenced	OKLNNOJOOOONVNN
w:evolve	ONNQPTKOONOOOOO
w:evolving	ONUMKJONOKNNONO
w:exam	NOMOMKKOONNIVMN
w:examination	NINNNNJOKNMM[JI
w:example	MJGMMOQOLOILPOB
w:exceed	ONRIIPHLOLNNNNN
w:excel	OJMLNNRQONKEMNL
w:excellence	ONPRPNJMLMNJTIO
w:excellent	MEHRONYOMQOIDKK
w:exceptional	OIOFIQPONOIQLHM
w:excited	OLJNRMNNOLNMNNN
w:exciting	KMVRKJEMOSNPRIL
w:exclusive	ONMNNKJOJPOMMPO
w:execute	ONMTOKPNNLNMMMN
w:execution	NNLIQPKONLMMMLN
w:executive	QNKRMMUMNSJJHNM
w:exemption	NNJJLQIMOKMNKUN
w:exercise	QIKKISRNOMNKLNN
w:exhaustive	OMNOMRKNNONOKUO
w:exist	OOUOLLLONLNMMNN
w:existing	MHNONRBOKILLFTI
w:expand	OLMLOMHLLRMOJMS
w:expanding	MMKJSOTONLMLNMO
w:expansion	ONQKJQNNONNLOOO
w:expect	OODJSORONPPKPIM
w:expectations	NOLHKQEQNQMNMNN
w:expected	MOIOBMRLNHRGKTI
w:expense	OOMMJSLMLNQQOMM
w:expenses	OLMMKOKNPSJNKMN
w:experience	FKFGMASWOOAGOEI
w:experienced	TMLORCTOLPSTMLN
w:experiences	NMSNQOIMMJLKQQL
w:experiencia	ONININMSRKKKJNK
w:expert	SKOLSTLKNILMKJK
w:expertise	NQPOULSEMLJHJKK
w:experts	OONPJIIOMTRMNMO
w:explain	OMMNKTKOOONNPNO
w:explore	OLOKIOINMOMJOQJ
w:exploring	ONSLLQJONJNNRKN
w:exposed	OOLOSNTONONUMJO
w:exposure	NIMQIIOSORNOIJM
w:express	OONOOOJSOMOOQOO
w:expérience	NOINJJQRSHOHHNJ
w:extend	NOMOROMOOMSMOOO
w:extensions	OONMPTOOONOOONO
w:extensive	NMPNLGSKNTNLMLN
w:external	LNETMX@PNFMKMLU
w:externally	OMMNSSMNNNOOKSO
w:extra	NNJMQRJMMNKMLON
w:extract	OONSIQNOOOOOOOO
w:extraordinary	OZIJOKJLOLLPJJG
w:extreme	ONNOONTMNMMSMMN
w:extremely	NNTMLLTKNMNMOON
w:extérieur	MNJNIJUONLPSNON
w:eye	NMJMRKPSNKMLLMK
w:f	OGNKWGOMLIKQKTK
w:fabric	ONSMNPSGNLNNLNL
w:face	ONFRTPMMOKNTMNN
w:facebook	OONRKRLNOMONONN
w:facilitate	ONKKRXNNOKNOPKO
w:facilitating	OONNSSKPONONOOO
w:facilitation	OOMMKSOMONOONOO
w:facilities	ONZJLJLLLGMOISK
w:facility	NNUIBOGPMMJOIPK
w:facing	ONPKSTNNOMMMNNO
w:factors	ONNNLQMNUKOMOMO
w:factory	ONNOTPVJOMONNNO
w:facts	OOJKUKLORNOOOLO
w:failure	NLLTOJKNNMNNRLM
w:fair	ONKPMKKNOMTMJPN
w:faire	OMLLMJSMNMMNQMN
w:fall	OOOONRJOOOOOOOO
w:faloni	PLULLNJONLLOSKI
w:familiar	ONOOOKMUONOOONO
w:familiarity	LJJMHNOTLJIJIKK
w:families	OOVLKHRROKOOOJO
w:family	OIPLLOSKOVJIFKI
w:family-centered	OORMKLMOOMOOOOO
w:family-owned	OOUONOINOMOSOOO
w:fanatics	NNTMLNMONLNNONM
w:fans	NMOLTMLNNLONLMM
w:fantastic	RNMLTJOOQOQRNOO
w:farm	OMLMONMNNHMMNVN
w:farmfoods	NMJLVMKONRNLKMM
w:fashion	NNVNLMQMNLNKMMN
w:fast	OKSRGSNPNGMRNMN
w:fast-growing	OMQJTIKOOPMNNRM
w:fast-paced	NIHPSOYMMOKGEJM
w:fda	OOINTQNOOOOONLO
w:featured	OORLNMMOOKONNOO
w:features	OMJUSLJNROONNOO
w:federal	OUMMMSMLKMLNMON
w:fee	OONLOSNONLOONOO
w:feedback	NRLLMTMJMLNNOMN
w:feel	OLMMHVLMMJNMKTN
w:feels	OOKLKTKOOJONNPO
w:fees	OONONNKNNRNOKRO
w:few	OQVLIPKOMIOKLMN
w:field	TELCUOJOKDGOFIF
w:field-based	OOKOKROOOMUTONO
w:fields	ONNOROJOOOQNROO
w:files	OMMMPNINOMMNNNO
w:filing	OMLKISNNNLMJTKM
w:fill	NOMLSSPONNOKOOO
w:filled	ONMONPKNRNNNJRO
w:final	ONNMLPSNNLNKVPO
w:finance	TPQTNJNNKOECNJI
w:financial	IGGROOJRIOKNGKL
w:find	OFMJJQJMLLLKSEV
w:finding	OOLNKPKNONMMRMO
w:fine	MNTMLPKOONNPQNN
w:fingerprint	SMKNMLNKMKLKPML
w:fingerprints	OOMNMNHNONNOULO
w:finish	OOONKSSOOMSNMMO
w:finished	ONQNLKQJNNNNNMO
w:fire	UNKPQMKNNOLIRMI
w:firebase	OOPNKMTTOONNOON
w:firm	SOUJUKOOLPRRKIO
w:first	LITQPTGNTUGFGOO
w:fit	OGOLGJPMOOGITIQ
w:fitness	OORJTMOOMKNHOKK
w:five	ONNLUJNLOMNLNMO
w:fivetran	NKLVONLOOOONOON
w:fixtures	NNSMJTMOONONONO
w:fl	MMINHMJNONPXNNN
w:flagship	POQNNONONNLUOOM
w:fleet	NMTLMNIQONOOONO
w:flexibility	NJLIQHQLSWVNKLJ
w:flexible	LECHFHPHOZ¡TFOK
w:floor	OLLMNYSNNOONONO
w:floors	ONNQSTMOONOOONO
w:florida	OOTNJJPLOMJRNNN
w:flow	ONLIUQKMJNNNONO
w:flows	NMMLKTPMONONNOM
w:fluency	ONMOONNSONNNNNO
w:fluid	ONJTNMSKNMONNNM
w:fly	NMWLLMMNNMMKKLK
w:focus	OMUOQFRJHKHIGHT
w:focused	OMPTPIOKNKNLKHN
w:focuses	OMORTQLOONNLNNN
w:focusing	OOKRILPNONMLNNN
w:follow	NPGHHVNJMGKLEJV
w:follow-up	NNLLKULNOMNNOOO
w:following	JXMOMJOOKLMLOOR
w:follows	OLRLKUPLOIMNJLS
w:fonction	NNMLLTPMNLMKMNN
w:fonctionnement	OONMNRUNONNNNOO
w:fondateurs	ONNSMGNOONOOSOO
w:food	NIVIIMNLKOKJOJN
w:for	MONOROOOOOOOOOH
w:force	ONMKOHTLNLNNMNM
w:forces	ONKNJNRNOKONSWO
w:forecast	NMNMNUMNONONOON
w:forecasting	OLJHRMQINLMMNNK
w:forefront	OOQNIQLOOKNJLKO
w:foreign	NMMNIMKNNLNNTLT
w:forest	NMOKONIQNNNRROM
w:form	NQHLFOFMMLMLRQK
w:formal	NJLNSOFVNLKLKPM
w:format	OOMROQKOOROSRMN
w:formation	OKJOKGSSNXPGLNM
w:former	ONLLMIMONTMMRRO
w:formidable	OMKNSIJONJNMUOM
w:forms	NKNJPNNQNLNMLTL
w:forte	ONIMLLMNOXMKLON
w:forward	OLOLKMNNNINNQQN
w:foster	NKRJITQNIIMLKKM
w:fostering	ONOJOTJNONOOOOO
w:found	OMINLLLNLLMMTQJ
w:foundation	KMSOAMMLMHMJMLL
w:founded	OOUNMNLNLKNLNNN
w:four	OLOTJOSKLLLVOMN
w:fournisseurs	ONNKMSMNNMNNNOM
w:framework	ONMLOMJOOLOORMO
w:frameworks	MRNLNMNSNNNMLMN
w:fran	NLIQKWBNOPKHRNK
w:france	OOULLMJOOMOKNOO
w:francisco	NNSLMMHNONMSMOM
w:free	LOOKICDKM[IEMTP
w:freelance	NLFISLMNNQWLLPN
w:frequently	KJHNOI[IIEIHFMH
w:freyja	NGKMNMKNONNLXLH
w:friday	MLKMLLJMHFSIONM
w:friend	NNLNMLMNLTNLNNM
w:friendly	OLLESXISOMGOJKM
w:from	GCMPOPOLLOOSOON
w:front	POMNQTNONNMMNON
w:front-end	ONNLNOPNONQTOON
w:fuel	OMQNLPMOQTNNNOO
w:fulfil	ONNNJSRNOOMJLKO
w:fulfilling	OMONULKOMLLKMNK
w:fulfillment	QOTNMOMOOQNMNOO
w:full	RGITQIMGORWLROM
w:full-stack	NOJJSMSNONTNMOO
w:full-time	IGOKWILJIF]QKKG
w:fully	LLPPILUMROKJQPL
w:fun	NIOOSOCHKSJOLLL
w:function	OOIIOPOONMOONIN
w:functional	OTGJRWOLLLKJHJK
w:functionality	OONNSKLOOMNOOOO
w:functioning	OOPNKITOONOOOOO
w:functions	OMLLQUILOMNNLTM
w:fund	OOPMTOOOONONNNO
w:fundamentals	OMOOOJSLNOOONOO
w:funded	MLMNLMPNMVLKILK
w:funding	ONPMQSJOOMOOQNO
w:fundraising	OONTROQNONOOLNO
w:furniture	OORONNONONJNOOO
w:further	MPJKTGERKRJOOSE
w:future	LPNDLJJLHTHLOLQ
w:fyld	PMXMLNMONMNKSNL
w:für	OKMNLOSNNLMOQNM
w:g	MGLQGOJPNOJJUOM
w:g-p	NKUMLMMONLLMNPM
w:ga	KLPMLQJNNMMVNOM
w:gain	ONHINQCHM^OLOKN
w:game	ONSLIOONNKNMKMO
w:games	QNKOONNOOONMONN
w:ganas	OMNMUOIMOMMMMNN
w:gaps	ONOONSLOOMOLOOO
w:gas	NMSJGSIONLJKNMS
w:gather	OIMLPWONOSONONO
w:gathering	ONLNLNUOONNNMOL
w:gcp	MMRKOSLQMMNMMNN
w:gdpr	OOMONLQMOTOOMNO
w:general	OKARRIOOMEPRRRK
w:generally	ONOMMNVNNONNMJO
w:generate	OKNKOSIMOMNNONO
w:generated	OONONQRNNOOTRSO
w:generating	NNRMMTLONMNNNNO
w:generation	ONTKFSJMNJMMPMN
w:generous	NMPNNNMNKTLMNNN
w:genuine	NLMLOSULOGMPOKN
w:genuinely	ONRRGOJONQMMNLO
w:georgia	LMPMNNOMNKNTNON
w:gesamten	ONMNNNLNMSNNNON
w:gestion	OKILLUOMNIMJMNN
w:get	NPQPINRMORURQEI
w:getting	OOIKMNVNOOOONNO
w:git	OMNMNIWKMNNMMNO
w:github	OOSNOMRUOOOONLO
w:give	OMMHUUPMLQKMRTN
w:given	OKMNMPJONNMITTM
w:gives	ONKMJSLNNLONONN
w:giving	ONINPPSNKUMMLNN
w:glasgow	NSLMJRIOMONPKRN
w:global	KQUEQQKQOQLGKFL
w:globally	SNQRPINNRRSTNNN
w:globe	NOVLMMMNNMNLMLN
w:globe's	OONNOOOOONOOOSO
w:go	OLIMNNBTNHLMUGS
w:go-to-market	NJJJSROMOHNMKNN
w:goal	ONNISFOLMGNLKJK
w:goals	NENLNYPLNMLKFOS
w:going	ONTMHLRMNMLUONO
w:golf	OONSSPIOONRNNNO
w:golfers	NLSNKOMONNMMLNM
w:good	MJKPCMTMLEOKOIO
w:goods	OMOLRIOUOLNNNNO
w:google	NKOOGIVSNKKHJMS
w:gore	OMPNPNKOPLONMOO
w:gov	OIPONMONMMOMPWI
w:governance	NGKMJURGNKMMLKN
w:governed	OKMMNQJNONNOJRL
w:governing	OOLNMQSNOMONORO
w:government	LQJQOOKSKQQFOTJ
w:grade	NUNORQSLQNONGMO
w:graduate	NNKNLPTJNOMKTNN
w:graduates	ONMNRMRTNNNNOJO
w:grasshopper	OQQMNMMNOIOMOOM
w:grayce	NOQLRKTOMLNMLSM
w:great	TSQFJDQOGUPFIQS
w:greater	OJOKPSHNOHMZKKI
w:greenhouse	MONNONNONNNNLMS
w:greet	OOJMSVINONNNNOO
w:greeting	OOLNJVOOOOOUOOO
w:gross	NNJOMNUOMKQLONO
w:ground	OOOMKPIROLNNMMO
w:grounds	OOJNMMKNOMONMTM
w:group	QGOUHOOJHMKCIOI
w:groupe	OQTNMKNMOMONNON
w:groups	MOLOTMMONKMHKPM
w:grow	NLQEQJPOFVKFOON
w:growing	NMRGUKNNSXJTMLM
w:growth	QPSKOMOGFYNNOBJ
w:guarantee	ONNLJTIONMUOPPO
w:guaranteed	ONNMJMINRVMNMTO
w:guest	ONMMQUONNKNOMNN
w:guests	OLJJRVRLNINNHGL
w:guidance	OLKRKRINRKOMTKM
w:guide	OLNKPOIOOMMLPNO
w:guided	ONPOKOOOOTNOJKO
w:guidelines	NJLLPLNLNKMMMON
w:gute	OKOOONROMTNNNOM
w:gym	NKTMNRRMGLMLMMO
w:gérer	OOMNNLTNOMOJNOO
w:h	MJQKXKSNMHKSLNK
w:haart	MNQNONMNNNOLTON
w:had	NMTNMTJNNNNMMNM
w:half	NLULRKINNKMIPKM
w:hand	ONKMVRSNNNNNNNN
w:handle	OKLLKWONOJNNNNO
w:handling	OKLPHJTPNRLKKHN
w:hands	OOHMWNUMOMOONLN
w:hands-on	OLOLSGQKMVMIKMN
w:happen	OMXMMIQLNLMNLMM
w:happiness	OORNMNKOOKOONMO
w:happy	ONLMJPLQTLOTTLO
w:harassment	OOJONNNOONOONRN
w:hard	ONONRJTNMJMOMKO
w:hardware	OONNMRNKONOOOOO
w:hardworking	ONKLOMQNOMMNNOO
w:harmonization	OOOJRNONOOOOOOO
w:harness	OOMTKNKOONOOOOO
w:has	PJPTLGOJNOMOJQI
w:hats	NMLNILVMNJILMNN
w:hauteur	OONNNPLOISNMNOO
w:have	JNRPOJSQOOPLOML
w:having	NNINOJUNOOMSMNO
w:hays	NMPOONNONNMNKTM
w:hdmf	MNNMMSNOONOMOOO
w:head	RNLSSFLNNSOMKLN
w:headquartered	OOVMJONOONMQOON
w:headquarters	LLPNONNONNMSNON
w:health	OMQNLMOGNWGOKOF
w:healthcare	KJWGJOGPINFPKHK
w:healthineers	OOMLLNLONKNOHSO
w:hear	MKOMSKYMKFLKYIJ
w:hearing	NKMNLLOKNKNMRKM
w:heart	ONQPVPIOMEMOJIN
w:heating	PNLMMSNOONOMOON
w:heavy	USRMGNMNOMLROOK
w:heights	OOROOJSNNMPONNO
w:held	OOKMKNKONNPKSVN
w:hello	KKILLSLNNLLKNNU
w:help	LPPQUUORIOOLLQK
w:helping	OJRDTOLKMJLIIJN
w:helps	OMXPEIFSNFKLMLM
w:here	IEQFRDKGKBHPRTQ
w:heritage	NNQOSMNOOIKLOOO
w:heures	MONLMRJNLKPNNON
w:hgv	RLKOQNIPNNLJOOL
w:high	LGRPPOQOQPNNMEJ
w:high-impact	NOJNXMTOORNOMOO
w:high-level	OOOJRMNOONOONOO
w:high-performance	OOOMPSNMONOOOON
w:high-performing	NOIIKPNNNSONKNO
w:high-profile	OOMLTKLONKNUNOO
w:high-quality	ONOJSKNNORJLMNO
w:higher	ONKMJKTJTPSMRKN
w:highest	OMNIQQTNRJQKPLO
w:highly	LRJOXMPTPNFOKIJ
w:highways	OOUNIMMONMOTSLO
w:hire	RIKKPRVLQFVHIOR
w:hirebus	RMVNJNNONMMMMML
w:hired	OOHURMOOQTJMLRO
w:hires	OOPNMOOSONOOOOO
w:hiring	VHMQJPEMUNLNQQH
w:histories	OOOOOLKOOOOOMSO
w:history	OMTNLMQNNKMNTLN
w:hit	OOTNLJKRONNOMNN
w:hmp	UNNOOONNQNMWNOL
w:hoc	OOOJJROOONOOOOO
w:hold	ONMOMNNMNKNOSMN
w:holder	OINRSOOOONPNJNN
w:holiday	RHVMGOLIJVOMHKP
w:holidays	LMEMNLIMPSPJMJN
w:holistic	OOSRNKJOOMOKONM
w:home	RGWOLDOLKKJVNHF
w:homeowners	ONSLJOJNNMNNNNO
w:homes	LJSKJLJNOJNKSLM
w:honey	OKULJPIMONONNMN
w:hospital	ONIPOPMLNRNMMMO
w:hospitality	OMVQLSQNNSNIJHI
w:hospitals	MNOKHSMMNLMINMM
w:host	QNJLPNLNOLTKNNN
w:hotel	NMQKPKHMJRMHIHM
w:hotels	PINKPKRNLOSOIKP
w:hour	QRJNIOQLUIOPMLM
w:hourly	NLMOMMNNTMOMINO
w:hours	JPFJPJMONVVOIIM
w:house	NLIMGLKONWMMHOT
w:housekeeping	QNMKPJMOONNKOON
w:housing	OOOQTJPMNKNTLJM
w:how	LSNNQKOHPMKIGMR
w:however	OOMSLJJONKOOPSO
w:hr	OPNLNSQOLPRPOJJ
w:html	OMLNNMNMNNNNTLM
w:http	OMHNNNNNMPNNOQK
w:https	AOLJIIKJIENHSOX
w:hub	NMSMNTNONMOLOOM
w:hubs	OOKRONPNNNNRNNO
w:hubspot	ONMNNIOWONONOOO
w:hull	POSNMMMMNJKXONN
w:humain	ORNKMGTNMIMMRON
w:human	OGQWVTKMMGJIMOL
w:humble	OOOOMOSROOSOOMO
w:hundreds	OOILUJLONPNLNMO
w:hybrid	LGFLEEIKOQI_JOK
w:hydraulic	OONNTJNOOONSOOO
w:hypoport	LLUMKMINNMLLMMS
w:i	LSPPRJIJHRRROLR
w:ia	MNNRMKLKNMMOMNM
w:ibode	QOLNUNIOONQQNOO
w:iceland	MOKNOOSOLSNKKLM
w:ict	OOONNOPOOOOOTNO
w:id	LIMNNNMNNONNMNS
w:ideal	NLEESLVPLKKJGHJ
w:ideally	NLLOOKWWMLSRKON
w:ideas	OMOQORNNLIOMOSN
w:identification	SLKNMMNJMKLKPML
w:identifies	ONMNNVHLOMOONOO
w:identify	NHMLMUIKLQLKOJK
w:identifying	OLKGUUNNNHNMNNO
w:identity	NMLLRKNMNLNNKQN
w:idéalement	ONOOONRUOMNMNOO
w:if	NLILODNSONRQVON
w:ii	QNLMJMSKMMMLMON
w:il	KJFQJLLNMNMWMOM
w:illness	OOUONJOOOOOOUNO
w:image	ONOKMTKNONOOOOO
w:images	NNINSKLPNJNNMMM
w:immediate	TUJONMMONNYUOMO
w:immediately	ONNOOOPMOMUNNON
w:immigration	OLNIHMONOONNQWO
w:impact	KRUBSNLHOMKOOGJ
w:impactful	OMMNMOINNVMKNNN
w:impacts	OOPMOPIONONNNNO
w:implement	NHHOLVNLNINLLMN
w:implementation	OJDJUNLHLEIEJLJ
w:implementing	OKNQNQSINKNNJJO
w:important	OONPSP[KKEMSFIL
w:improve	OLRNOOLLKKMMLLQ
w:improved	OI[HREFLNJIMKNG
w:improvement	NPTFMPOJMEMLKJM
w:improvements	OLTKNLSOOVNKNNO
w:improving	OMSRFLONLITMKRN
w:in	OOOOPOOOJONOIMO
w:in-depth	OOMMOXKMNNOONNO
w:in-person	MKKMNOIENNKYPMJ
w:in-state	OOOSSJOOONOOOOO
w:inbound	NNMMPOLROLQKMNN
w:inc	OOUNOLNMONKRRNK
w:incentive	MJLMLIKMYKLMKMM
w:incentives	NNOLNOLOVSMNJNO
w:incidents	OMLNNTJNOMNNNON
w:include	KPOMIROIQHOJUFP
w:includes	NTHOFLFMPOJKPON
w:including	JOMKKQOLOQKJPOK
w:inclusion	NOPRPNPNNKOOPNM
w:inclusive	OLXJOPNLHNOMFVO
w:inclusivity	OONNOOSOOLONLKO
w:income	NLFJWPJNTGLTLKL
w:incoming	OLOILSMNORNNOOO
w:incorporate	OORKKRMMOMNNNOO
w:incorporates	OORMKLMOOMOOOOO
w:increase	ONOMGNLOQKHNTMN
w:increased	NOKNNNOOTONLMOO
w:increasing	OMTRHULOKMNOONO
w:increasingly	OOPNMRJNONOOONO
w:incredible	ONTONLRNNNONQNN
w:incumbent	OUOTILNOOOOMOOO
w:indemnisation	OONOOONOITNNNOO
w:independence	OOPLJOROOLOOOMO
w:independent	NLNJVPRJNGIRKQN
w:independently	OQOOOLQONJFPJIR
w:individual	IGONNVLJTPIFDMI
w:individual's	OOQNOOOOOLOOOTO
w:individuality	OOSNLQSOONOONLO
w:individualized	OOOMKOOOONOOONO
w:individuals	MHR@PJOILLPJKVK
w:induction	OMMMLPLONTVHNNO
w:industrial	OLSOMSPJLJKRMMK
w:industriels	OOTOLLPMOLNHNOO
w:industries	OOYRJHTMNHNLLLM
w:industry	ILQDGLDVPPIIIGL
w:industry-leading	ONQLLKMNMLONNMO
w:infirmier	QOLNUNIOONQQNOO
w:influence	ONUJPFPNNRMMKLO
w:inform	NNOIQSJONJMMKON
w:informal	NNKNMOMNONNNVOM
w:information	QQODJPJOOGOODYO
w:informations	OOMKMMONOMNNNOM
w:informed	ONMKPWKNNJOUOOO
w:infrastructure	NTTDYJONIGKJILS
w:ingestion	NJOSUNHMOJOMNNM
w:initial	OMOOMOMOMNRMTNO
w:initiative	MJIPPKTLMKLKVUL
w:initiatives	NKFNSQOKNPLLJIN
w:injuries	OOKTLNKOONOOOON
w:inn	TNVNHMHOONNOJNR
w:innen	RNTNMPLMNNQHNNL
w:innovation	MNQMOOJJIJJJHGR
w:innovations	MNPNKNOOOMOMKRM
w:innovative	RRODKKOLOLKHSHL
w:inpatient	NNMNNTNIONMMMNS
w:input	ONKMKRQOOMONMNO
w:inputs	OOLNNMOOOOOOKMT
w:inquiries	OKLJFREMNLLMVJL
w:insect	QLKLONNOOMOLLMU
w:inside	QQNPPJONOMLQLNN
w:insight	OMMKHJNNORNNUMN
w:insightful	OONMTMPNOONNNNO
w:insights	KGHPRPOKMRKIJKK
w:inspections	OMKLJUJNTILMLNN
w:inspire	NOPNTMMNORONKLO
w:inspired	ONLNQMTONJOMMMM
w:inspiring	OOMKUTKOOLOOMIN
w:instagram	OOLNMSONOOOOOON
w:installations	OONNTRIOONONOOO
w:installer	SNFLRLTOONMKRNN
w:installing	MNOLKVJNNMNNNOM
w:instead	OQLLKKSNNLOMPIK
w:institute	OOWLKNNONMMIOMO
w:institution	NUUSIIRKMPNNQMO
w:instruction	OOMLIRNOOOOOOOO
w:instructions	LOMMJROLNMNMMLN
w:instructor	QOJNSJNOOOQROOO
w:instrumental	ONKJXFNOONOOOON
w:insurance	JCQGROOIOQGOOGG
w:integral	ONRLIULNOLONOMO
w:integrate	ONKHQWHLOLOONLO
w:integrated	OMVQSPOONOOMOOO
w:integrates	OOOONRJOOOOOOOO
w:integrating	MMLNNKORNLNNKMM
w:integration	OHOHMUOPOUMNMLM
w:integrations	NLKSKOULOMMNLNL
w:integrity	NOTLTPPMNLMMIJN
w:intelligence	RPNTPTLJLHKIQPI
w:intended	OTLLJIJNMNNMIXM
w:intensive	SOSQOJNOQQRTOKN
w:interact	ONPLGQRNOMMNLMO
w:interacting	OOTONTRQOOOOOOO
w:interaction	OMORJLONNOOONOO
w:interactions	ONOJGVHMNKONNNO
w:interactive	NJSLNPJNNMNFYLJ
w:intercom	NNOLLTKMMLNMLMM
w:interdisciplinary	OMNMMWGMNNNMNOO
w:interest	OJFMLHRQMHMJVHN
w:interested	NSENPMSLJLMQRIM
w:interface	ONIKJUKMOKOOOON
w:interfaces	OUMMQPMNONOMNOO
w:interior	QNOMOOIPONNMONO
w:intern	VMERQHGMNHTKNNL
w:internal	MOFQOPNOKOLPOOM
w:international	HMZNKKOPOQPQOOL
w:internationale	OOVTJLJONMNKMNN
w:internationally	NOSNMMMONMOJOOO
w:internet	OMVLMIPKOLMOIMM
w:internship	NONNTJOQNNXJNON
w:interoperable	OOORNKNOOOONOOO
w:interpersonal	OMOKKOQONKMMOMN
w:interpret	ONOOLLUKONNONOO
w:interpreting	ONNLMSPNONONOOO
w:intersection	ONJMUILOORONNOO
w:intervention	OONNMULOONMOOOO
w:interventions	OONMKTJNOMOOONO
w:interview	NOIJHGINOQLJUOL
w:interviews	OMNNMOJNNNNOONO
w:into	LCKOOQPOOOJFPMH
w:inventory	OKHOIPNNLHOJLNL
w:invest	OJNMMNNNIUNMJPL
w:investigate	OMMMSMKNONMOMNO
w:investigative	OONOJOTNONOOLNO
w:investigator	WMKRNOKNNOKKMNM
w:investing	ONMNPTNOOOOOOOO
w:investment	OTPJNNNRSLOTNMO
w:investments	OOOMKQMOOMNLNNO
w:investor	QLMMSTQNOMNMNON
w:investors	ONNPOKRQLKONNMO
w:invite	OMQNFKFONMOKVKN
w:invited	ONTNNLGNOLOMPNO
w:invoice	NONOMLUONONJMOM
w:invoices	NMOMSTLNONONNOO
w:involved	OMIORNLOOKNNPKN
w:involvement	ONMNNPMOTLONNMO
w:involves	OKJFRTIONKIJMMN
w:involving	NNOLTUSLOONOOON
w:io	KOMOONNONONNKOU
w:ios	QNSJHRKNNNLJNNN
w:iowa	ONWLNMLNNOLNLMK
w:ip	ONONNMONOSKMONO
w:ireland	KLQNMMMNNKMOMIM
w:is	FESOR>MTNFOOIPO
w:isn't	ONPMPLVOMLLLJMO
w:issues	NINDCWOGLLKLLGM
w:ist	OKULGMNNOMNLRMK
w:it	NSPFKTOLOILHOPM
w:it's	SLWNRRTMLLKGKIL
w:items	NGJLKVKNNJNNMNU
w:its	NKNKZGJNOEJNOJK
w:j	NMLNNNRLNNLNSRH
w:janitorial	OOOOPOOKONPPNOO
w:japanese	NKJOMPJTNKKKNON
w:java	PLHSQMOMNLMJNNM
w:jewelry	MNTMLPKOONNPQNN
w:jharkhand	KIKNMMLNNLMWNOK
w:jira	ONOONNTIOOOONNO
w:job	PUI?MOJDOOOHPQU
w:job-boards	MOMOOONONONNLOS
w:job-opportunity-insect-biodiversity-data-manager	LNKOMNOOONOOMOW
w:jobholder	OOOONOSNOONMLKO
w:jobs	FIOLPHFKLHEHOST
w:johnson	OOKLTNMOOLORONO
w:join	QRTQRGLOIMMNOLM
w:joining	NJTJPLHNURLKOHN
w:joint	ONWQLHKNNMLPNOM
w:jornada	MMJMNNKOKMVJOOM
w:journey	MLTLKIEKKRLSSKK
w:journeys	OMMJUJOMNLONMON
w:jours	NOTMMLIMMSWIMOL
w:js	PNSJMMLSOMMLMON
w:judgement	ONNOOKRMONNONNO
w:judgment	OOOSQMOOOMOONOO
w:july	NJJLIKOOQNJJPUH
w:jump	ONOMLUIOOLOORMO
w:june	NNKNLQLONLVINNT
w:junior	OROELTINOQJHNNM
w:jusqu'à	OOLVIJLNONONMNO
w:just	NLMUREFJKWMRFOO
w:justifiez	OOOONOTSONNMOOO
w:k	NSFONNMNBWIRRJN
w:keen	NMKLUHRTNJLJMNK
w:keep	OKLEPMYLTONKHIM
w:keeping	NMQNPKLUNMKMMNN
w:keepler	NMSMNMROMLMLUON
w:keeps	ONJJOVLNMHMNONO
w:kenya	POLSJMNOOONKOOO
w:kept	ONONMKOONNNONPO
w:kerns	MNTMLPKOONNPQNN
w:key	MULLSLLNJPJKPGO
w:kilomètre	OONOOONOITNNNOO
w:kindness	OOUMLOKOOMONONN
w:kingdom	ILOMOIQOMNLOLJP
w:kingspan	KUJMMNLOOMLNMNL
w:kitchen	OOKMQPMOOMONNOO
w:kk	QNMONJTLNMNMMOM
w:kneel	OOOOOMTNOONNNLO
w:kneeling	NNNONOSNNMLNMOM
w:know	OMQKMGPRMONKWTK
w:knowledge	KSCLDOPUNJBLEMO
w:known	OOTNKLONOMMLQLO
w:kommer	NOJHNVGNOLKLUOJ
w:kpis	NPTIIQOMNMMMNNN
w:kubernetes	NHMMOPVUNMNNMNM
w:kunskaper	OONNNKUMONNNNMN
w:l	PJHNMKUOOMMTLOU
w:l'autonomie	OMVNOKLMNVOMLOO
w:l'entretien	OOMLORJNOINLLOO
w:l'exécution	ONVNNREMOWNMMOO
w:l'ia	OLRXJILMNNMMLNK
w:l'offre	NXMOOLJGNKNKNON
w:l'organisation	OOMSNUNNONMMMOO
w:l'écoute	OOIOKKSNOKLLTNL
w:l'équipe	ONISGJEMNJQMKMN
w:la	GMPOOQOOEOHQLHO
w:lab	OOIUOMJOOMOONMN
w:labor	TKKSOLLOLRMINNL
w:laboratory	OOMMNSLNOOOOOOO
w:lacity	ONJOOOOOMOOOQOM
w:lake	NOXMKLNLMMKUMMN
w:lakehouse	OONNOJSMOOOONON
w:land	RNFPTMPLONOMOOU
w:language	QLKMOMYSMQMTKMK
w:languages	OOMOMOJOOONNNNO
w:large	OMRISIPHNJMMMJS
w:large-scale	ONSMOOPMONNNOON
w:largest	OOYJEJINOQKGKIL
w:las	KKGKLMJSMJIXKOH
w:last	OTPNKMONLMJLHLT
w:lasting	ONTNSILOOMONNPO
w:latest	OMRLPKJNNLONIMS
w:launch	OMMSOJROOMOONOO
w:law	SMPNMNSIMLHQGQL
w:laws	OLKQIQOKNKNMJRN
w:layers	OKNMOVMMOONOMOL
w:layout	JIFMMNONONMHNO[
w:lbs	OMNOLNUMNMIKKMM
w:le	HOIOROQLJJAONJN
w:lead	UODKQMNMNOMPQHH
w:leader	LMOQMIWTNHJKQLT
w:leaders	OMRRUNSQMKMMNMO
w:leadership	OGMSLMQFKQKIHKR
w:leading	NMRKKGRMMSNEOFN
w:leading-edge	ONKMNNQNOQOMNMO
w:leads	OTOEQQTLMINMLKN
w:learn	NFUFELURLYOJEJP
w:learner	NONORMNOOMSMOOO
w:learning	ONIKPJPORUQOGHS
w:lease	OOOKQVOOOONONOO
w:least	NNKOOOSPLLMVOMO
w:leave	LGJPPRGIOUIGSJJ
w:led	ORRWEJONMOMMLMN
w:ledger	ONNSMOSLONOONOO
w:legacy	OOOLPTMNOOOOOOO
w:legal	TISLNTPJNQLKLHN
w:legally	OONOOOUNONPJHUO
w:legislation	OOMNLQTNOMOONPO
w:leisure	ONVMKOHMNNNMLKI
w:lending	UNKLNLRNOMNMOOO
w:les	INOPBRP?GIFHNKD
w:less	OOTMRJGMJLMNTOM
w:let	OMINLMPNLIKNXPM
w:letter	NMPMMLGLKJMMYGL
w:lettings	ONJNOQLONLMKTOO
w:leur	OJMILVROOLNKNOO
w:leurs	OOMMMQKOOQNMMOO
w:level	TJHOTORNQOBCONT
w:levels	NQMREKRLOKOTKKJ
w:leverage	OLLMJTKONRKNOOO
w:lexington	RMQNMLNOONNUNON
w:liaise	ONNKJTMNONNKOOO
w:liaising	OKLHITRNNKNNNNN
w:liaison	OOHUWHLOOOOOONO
w:licence	OLNONMRQOTLNRMN
w:license	NMJNLOYINKOHGKM
w:licensed	SLOOSLPJQLJHLJM
w:licenses	NVNOOMVLONLLQMN
w:life	KPRUOHAJJRFEAHP
w:lifestyle	ONQLOLLNJTHNMLO
w:lift	OTSMJKSKNNFIKIM
w:lifting	MSMNLMSOONMMMMJ
w:light	NMUJJNFMKQMOIOL
w:lights	OOPMKPLOONONONO
w:like	LVOOIOOLKNIDLOB
w:limeflight	PMULOMNOONNLMOP
w:limited	OUJMJMKOQOOLMOO
w:limits	ONSOJMRKLONNNMO
w:line	QMJRTRPQONLVJON
w:lines	OOSNLVONOJNNOOO
w:link	OSOMKMHNLONLVGR
w:linkedin	NFPKKIIMJMKOLJW
w:linux	OMUONIRONNKNNOT
w:list	OJILIGGMOLGKWNU
w:listed	ONOOOSGNNONOPUO
w:listening	ONLNKOUNONNMMNN
w:listing	OOOOOOLOOOOOOTO
w:listings	ONOLPVKNNNMMRMO
w:lists	LIMMNPMOOONNNNT
w:literacy	ONOMNQPNONONTNN
w:litigation	RNRJRNPNNKKOKLL
w:little	OMQNTKJNOTMUMMN
w:live	NLCTQMXILOHRFMQ
w:liverpool	MMQLSIINNNNWNOL
w:lives	MKQJPKKPLNLHOHK
w:living	NGOHLNUPJGMWJIT
w:llc	LNUORONOONPJOON
w:llms	NMKSMHPKOROMKON
w:llpn	OOOSSMLOOMOOOOO
w:lo	OMPMLOIOKPKSSNM
w:load	OMUNNMLNNKSNNLO
w:loading	OMWLOMHNNOMLNNO
w:local	NIOPENVPKKHPHOK
w:located	MM[KJHILKFOZMML
w:location	PMEIFLEKYDPSOMJ
w:locations	NLOHEQFNPOMWLII
w:log	ONMNOSQNONOMOON
w:logic	ONNMMUMNONOOKNO
w:logical	OOJNKOTOOOOONOO
w:logistical	OOKLLNNOOKNOTRN
w:logistics	PSKPSGHONLMKKMN
w:london	MNSPEQHNNHOSNMM
w:long	LIPIJRGPKTNHLNS
w:long-lasting	OMLNTUIOONNNOOO
w:long-term	NMOOOGQTQPTQLRM
w:longer	OMLNMLIOTJLNQMN
w:look	OKJIOURRNLMKPKM
w:looker	ONTLLLSPNLOMMMN
w:looking	NOEP¡OQOMOQSNBH
w:lookout	NOJKTMJOOLMRMOO
w:loop	NOVMHNJNNKOKNMO
w:los	LJEJKNPLKRTOKNI
w:lot	OOMLURLNONOONOO
w:love	LJPMRFWPJNJHUKI
w:loves	ONJSUOPNNRNNGMO
w:low	OOMMLNNNNKOUNLO
w:lowest	OOKNJTJOSNONKMO
w:lpn	NOOKTOJMOMNMONS
w:ltd	KMRMONLONLKOLSL
w:luca	PLULLNJONLLOSKI
w:lunch	ONNNOOOOJTMNNNO
w:lundi	NNRLKIJNNMXHNOL
w:luxury	RMULNJUSNMLLOMN
w:m	TIRMNKKNMNPMNTL
w:ma	RLIMNNMONNNWNON
w:machine	ORTOHNIPNIKJIMH
w:machines	KMSPHSHMMHJJLMN
w:made	OLQNMLJOJONMMRO
w:madrid	LNKUMMPMNMMXOON
w:mail	NKMKNTLNNLMNNON
w:mailing	OMONOSMNNNNOOOO
w:mailprotector	ONQNRNNOONOMKOM
w:main	NMOIRNQMNKLPMMM
w:mainly	ONIXILIOOMOOONO
w:maintain	JGD?O¡OIJHOFGEK
w:maintained	OMMKJMSNONOONNO
w:maintaining	OINOLPRMNHOOIOO
w:maintains	TNJLRXONOLONMOO
w:maintenance	QBJIPUDWLEFKIJF
w:maintenant	ONKNMOIMNMMMVOM
w:maison	OLNQNOLOOONSNOO
w:major	OMVPJIUOMSLRMMM
w:makati	MNOKOMPNONNMNNM
w:make	JNQFQTJGMPGOMNO
w:makes	NGVOKOMLMEHJNOK
w:making	LGSMPONKJGLPNOK
w:malibu	NLMNONTLMNLYOOL
w:malls	OOINLRQNONNMNON
w:manage	LRMONUQKNBJKNKK
w:managed	ONMNMUPONNNNLNO
w:management	PKOOLOROGRFK@HO
w:manager	]I@RTNHOIHGOMIO
w:managerial	SOOOROQNQRSTOOO
w:managers	MJKQPOKNMOMLMMM
w:manages	OOORSQHNOMOONOO
w:managing	NJOOIUTRNLKPMMM
w:manchester	KNSKOOJNOKMUNNM
w:manner	OLNIMONKNIMMQON
w:manpower	JOUMROMMONMJOON
w:manual	OMOMKTNNOLNOTMN
w:manufacturer	NOTNRNNONJOSOOO
w:manufacturing	MJSONONQLHIOMJM
w:many	OKQHQFVOORGJNHO
w:map	OMSNNQMNNNNNOOO
w:mapping	MMONOOJOQNNMNNO
w:marges	ONKKLUIONKNMNOO
w:mark	OHMNQNNOONONKOU
w:market	PGLOOWMDPLKPJKJ
w:marketers	QNKRRPMORLNRNNN
w:marketing	OPKONOGOLLNDPGI
w:marketinvoice	ONOLSQOOONOUOOO
w:markets	ONNMQMLNNKNKONO
w:master	OOONLOPNOOOOOOU
w:match	NNPNNLMMNSMMKLS
w:material	OLOLKROLOMKNONO
w:materials	NTOKJQLRMRHLKLL
w:maternity	OLJMOIMNJRTKNON
w:mathematics	OOOOOOPKOOOOOOO
w:matter	ONRLORQMNHNKIRO
w:matters	OIUORPFMMFLJKOK
w:maturity	OOJULLPOOMONOOO
w:max	OMNOJQLONONMSMO
w:maximize	ONTLKQRNNNNNNNO
w:maximum	OOLNLNKONMUULNO
w:may	KJGJBOLLQLPNOTO
w:maybe	OLTNLQMONLMPMOK
w:md	LMKMRMKNNMOTNNN
w:meals	LKJNMKJNIULJMNK
w:meaningful	NMOMSOOOMLNMNKM
w:means	OMWJKQHMLVNLJKN
w:measures	OOIMQRJONJOOONO
w:mechanic	UKJMPOQOONNSOON
w:mechanical	PLOHRIOOMKLPOKS
w:mechanics	ONQLKPJRNOONNOO
w:mechatronics	POSNTOOQOONNOOO
w:med	NLMQLLONJTTSINL
w:media	MLOJPWPPLOMKLMM
w:medicaid	OMNNNSOOONOOKNO
w:medical	KMNRNLJLLOOJOKN
w:medication	ONNLKXELOUOONNO
w:medications	OORNKONOOOOLOOO
w:medicine	OOKMUOUOONQMONO
w:meet	OFLPLPOKLOUGSKK
w:meeting	OLKNRPTMORNRNLO
w:meetings	MGFGDYDHLETHKJM
w:meets	NUHLIPTNPONNHNN
w:member	PRPORQELOPOLJHI
w:members	MGQOJPMIKHNJKQK
w:membership	NLJOGWJQKNLMLON
w:memorable	OONMSLJOONOONNO
w:menos	OOMOLOUMONNNMNM
w:mental	OMRHQIHMLRLOLKL
w:mention	OMNOKOMPMMNOSNN
w:mentor	ONKHKWJMOKOONNO
w:mentoring	ONMJHUOINULNNLN
w:merchandise	RNKMRSNOONLLOON
w:merchandising	OOMKRKPIOLMLMNL
w:merit	NMJLFKGMLKJJWRE
w:mesas	OMNNNQKNONNMNOO
w:message	OMNOOSMONOOOOOO
w:messages	OOLNNTLOOMNONOO
w:met	ONOLIOJNPOQLORO
w:metadata	ONOJSKOOONONOOO
w:methodologies	ONNNKRPIOUNNONO
w:methodology	OMKQKRJUOMOMMNL
w:methods	ONNMKRRJOMONNNO
w:metrics	OJKLXKIONLMNMMN
w:metro	NOTNMOPMONMSNNN
w:metropolitan	NJONNEHNMKLYMNI
w:mettre	OONNOTLOONMNOOO
w:mft	OOUOHNMOOLOMNNO
w:mi	MMJMTNNONOMVNON
w:michigan	MKRRJKJNNNNOTKL
w:microservices	OONNOSNOONOMOOO
w:microsoft	MIJJMMPPMOICOLL
w:micu	POIUKGLONMUNNNM
w:middle	NKONROLOOONTQOO
w:might	OOGLLGPNLRILUNJ
w:milan	PLROMLMNNMMTNOL
w:milestone	NKPMNMMNOUNMNOM
w:military	ONNOMNINNOONVHO
w:million	OOTMQMMOILNLMMN
w:millions	ONYGKHLMOLMNSMN
w:minds	OMSJHMJNNQNNIVO
w:mindset	OMQKPKTJNJMMJMK
w:minimum	LSFLHIPJOGJOSLI
w:mintz	UOOMSRNOONNNNOO
w:minutes	OLRNNTONONNNNNN
w:mise	OOLHJVGOOIMKNON
w:mission	LOSROFOOLKLHQFM
w:mission-driven	OORNJLTOONOOLMO
w:missions	NTIVKDMLLVQZLOM
w:mit	NHLLSNLLKQKJOLR
w:mitigation	OOOOOLTOONOOOOO
w:mix	ONSMQQJNMMNNNNN
w:ml	NNIWJJHWNNMKKNN
w:mn	MNOMSMIMMMMSUNK
w:mobile	ONVKOQIMNJMJMMN
w:mobility	OMOMMMNMMTMNMLN
w:model	OKOKIMVINJMMMMO
w:modeling	NNOLJHPNLJMMJMM
w:models	LEJOQQLJMDKIIJI
w:modern	OMHOQRQGNWLJMLL
w:modules	PNMRMIQLNMMLNNN
w:modélisation	NLNUNNNLONOONON
w:mois	LLQKOOSNWJMHNOK
w:moments	OLMMMKMONWMJNOO
w:monaghan	MTGMMNMNONLVNOM
w:monday	LKJQIKGMNMUQONL
w:money	NNHNROONKSMMMON
w:monitor	MLKOLSINNMNMNNN
w:monitoring	OMOSDHVJOJNRLMM
w:monitors	OOLQJPLOONOOMMO
w:month	NJOLPPIPQRMKILJ
w:monthly	PINOHQINQKOKMLM
w:months	PONLKUVJMNLTPKJ
w:montée	OLNOOMNOOUOLOOO
w:more	O?QMLMQIOOGLQHN
w:morgan's	OONUVRMOOJMNOOO
w:most	NKUNOIPLKKPTINM
w:mostly	OMJTJLOMOMJTMNN
w:motivated	NNLPYSSINHORKLN
w:move	ONJJFINLKTJKLKV
w:movement	TNWNHMLQOOMJNOM
w:moving	OOVMTOSRNLNOJOO
w:mparticle	OOPNKMTTOONNOON
w:ms	NLMONLPRNLMFLON
w:much	LLEMVOHTLTMLHKK
w:multi-disciplinary	OOKPOHONOTONOLO
w:multicultural	ONOLONMNMTMMQNO
w:multidisciplinary	OOIYQMHNLPOOKOO
w:multiple	LINMRNRIRNIOJGK
w:multitask	ONNOMOWNOONONOO
w:music	OONNJNQNOMONNNO
w:must	LGGIIH]OJCPMTLH
w:mutual	OOSOMNKOOOONMMO
w:mutuelle	MJINNMLOJXKINOL
w:mwm	NNQNQNWNOTOLLON
w:my	MMQTPKPMOKNRONL
w:más	OLOLLKJNNNKMSNU
w:mécanique	NOROMMUOOLNKOOO
w:ménage	ONJLOTLNNIMOIOO
w:métier	OMHKHHXNNNOSLNN
w:n	NLINNKOONLKTLMM
w:name	LHRHNMFNLLJO¡FP
w:nation	OOOKISNOOMOOOMO
w:national	LJNKHJHRMJLOFPN
w:nationalities	OOSMOORNNNOMKJO
w:nationality	ORMMMLNNONNMHVL
w:nationals	OOOONOSOOOOOMHO
w:nationwide	MNUOONSOLHOTSLO
w:natural	NIILGPXKMQLONLL
w:nature	OKOHNRWJIJQJEWM
w:navigate	NPKMMOIMOQONRRN
w:nc	NNLNNNJOOONUOOO
w:ne	OLJIQNJMORNLRNM
w:near	ONKMLPKNRQOOMJN
w:necessary	NKJIOROJMKILOOM
w:necessity	NNNLJPJMOMKONNS
w:need	NQMLMTXMJMPOKRF
w:needed	OFLOOTUIHGVLHJK
w:needs	NINALTOMOOQOKJK
w:negotiating	ONMNJQPNONNONOO
w:negotiator	OOMNOOMOOONMTOO
w:neo	NNMMNSPMMLGNNON
w:net	OROKPRHOMJJOOMG
w:nettoyage	TMLMRQIRNMKKMOM
w:network	KKUHOLEOLQLJJLL
w:networking	OOONOJLOPSONMMO
w:networks	NOKNMSONOMONNON
w:nevada	QJUMOOLONLUSMNJ
w:never	NLVLJLIMOJMLGOL
w:new	IOKKMTMOMPMOOOP
w:newly	OOLSOSOOONOOMQN
w:next	QTPHVFJKLOKKWIK
w:nghs	ONWLKIONOKNOKKK
w:nhs	JLPQKJKNOPMJRTL
w:nice	ORSMLKLINMNLMON
w:nice-to-have	OSOOONNMOOOONON
w:night	OMILRPSNTHROOLM
w:nj	LMHMOLMPNMLUMON
w:no	JFKDRSSIPOMPQOB
w:nobody	ONJNTNLJNLOOOLM
w:node	NNTLMMNKOMNMNOQ
w:nombre	LNMMLKJNKIVLLNN
w:non-profit	OOONNOJPONOOOOO
w:non-routine	OONNLSMOOOOMMNO
w:non-technical	ONMNMKWOONNNMNO
w:normes	ONLKNONOONMMNOO
w:north	KMONJGOMNLNTMNM
w:northeast	MNSNNONOOLOMOON
w:nos	OLHGTPNMNQJFHMK
w:not	LRJ?ENPOPIOBOUH
w:not-for-profit	OOTMLNKNOMNNNNO
w:notamment	ORNQPIQMOMNMNOO
w:note	NOKMKLXOOORIJPJ
w:notes	OONLSWOOORNMMNM
w:notice	OONNMIKONNNMORK
w:notified	JNMOUNQONONMTJO
w:notre	LJSORFNIMPNXRNS
w:nous	FKVFOERJJRRSSMP
w:nouveaux	NORJPQMNNMNRNON
w:now	UKPLPKMNHFISUKP
w:nuestro	OMKLXNFMOLNMMNN
w:nuestros	OMUMROHNNNNNNOO
w:number	MMXKIQQOMLSRRHM
w:numbers	OOQLSMMOMOOOOLO
w:numerical	OMNKMUQNNLOOSMO
w:nurse	QOFPWMFOPIQNMMU
w:nurses	ONKLOQKNNPNONNO
w:nursing	JGOTPMKPMKMHLMW
w:ny	MMKNMMMPNMMYMON
w:o	MNNNLORLIQJKQNQ
w:o2	OOMQNHNOOSONNOO
w:objectives	OOGJGPNQOLMNQPO
w:objects	OOLOOKSNOMOLNNO
w:observability	OONNNPSLONOONOO
w:obtain	ONMNNOTPNMRKOKN
w:obtaining	OMOONQHOOOOOMRO
w:occasional	NMMOJMRNMMOTMMN
w:occasionally	ONNONMZMNLOJKIM
w:och	MGFOHPNJHSGOSKJ
w:ocm	QOOORNONONSQOOO
w:od	QOOORNONONSQOOO
w:oder	RJGNILTNNKQSMNI
w:oelkers	NJLNNNMOONNNVNL
w:of	HLOOOOOOMMLLOOK
w:off	KIJOQTJKLVMFKIQ
w:off-site	OOKNKSLONMRTONO
w:offer	QSPLKJNMPMOSHOL
w:offered	ONNMLPJOQJTUHJN
w:offering	QMRNFTFNSVOPJPM
w:offers	NNUFJFEMFVMVGNK
w:office	ROIOOHONKMONOHJ
w:officer	ZLEORHKLOPEUPGQ
w:officers	OJFVSIJNNKOMRKM
w:offices	MNUGNSEMNGSPNKN
w:official	OOOOOOHNOOOOUIO
w:often	ONMLQPMNOMUNMNN
w:oh	NNRNONNOOOPTOOO
w:oil	OOONNNNPNNLNOOT
w:ok	OOOOONOSOOPLNOO
w:old	OOLMJOPOOMORNNO
w:omexom	LSUNSOLOONNMOOK
w:omop	OOOKRMONOOONOOO
w:on	FMOOOOONPOQKOKN
w:on-call	OOOMLVIOOOQOOOO
w:on-demand	ONMOOMNOKPONONO
w:on-line	OLLNNNKMMNLNVKM
w:on-site	PROLPMFMMYVWJHN
w:onboarding	SMJMQOOQONWQRLN
w:once	TMINMOOQJKGTXHN
w:oncology	OOSMLNOOOOOJOOO
w:one	IGQKRMPJHNKSLII
w:one-on-one	OOPNNMSNOMNNNNO
w:ongoing	NKMIRMOLOMMQSPJ
w:online	MSPMSGIMHOJOSKO
w:only	NMTICIOJHGPNXEI
w:onsite	NNLONONMOMMVNNN
w:open	LOMJOTLPHGPRXOT
w:opening	MLHJVRSNOMOPKMN
w:openings	ONNOORSOOTKKJUO
w:opens	OTILJIPNMKMNQTU
w:operate	OMVHOSPKNGOMSMN
w:operates	NMWKHIOLMFNTMLN
w:operating	OLMNOTOGNOKIOLN
w:operation	OLMLPSNMNKMKMKN
w:operational	NTMSSLPNMKRLIJO
w:operations	RRPPKNMRJKGHOOI
w:operatives	PNHMSNMOOOLYONN
w:operator	UJRKYPRNOILJNOK
w:opportunities	NCOJKRJLRXQOMOM
w:opportunity	UOJMXIGGKONOORS
w:optimisation	OONLOSONOMONOOO
w:optimization	NSLMINLONKMMNNM
w:optimize	ONNPNJONOLNNNNO
w:option	OOMONMKOKTNJNNO
w:optional	ONMNMLKQNKKRNNN
w:options	OLQLFMFPHURTKMR
w:opératoire	OOOKQLFOOKRQNOO
w:or	DBEOKOOTOJNNLTE
w:oracle	SRJNQVQUMNLQKMJ
w:oral	ONNSLOOVONNONOO
w:orange	NNUNNOMOOMOROOO
w:order	OGHHVOTIMIIGLOJ
w:ordering	ONLMPUMOOMOOONO
w:orders	MJIIHURMMQLPKNK
w:oregon	OLTMKNQMNJMPMSN
w:org	EGRMIKJOKIGJOOO
w:organisation	ONUIIKQNONPTNJO
w:organisational	OOLNOUNNNNNOMOO
w:organisations	ONTINIKONONMNMN
w:organisé	NNJMMLVMNILLINN
w:organization	GKTVROITPOPHFHN
w:organization's	OMSPTROPONOONLO
w:organizational	OJLKIQUGNKMNKMN
w:organizations	ONVJOJOKMONNUNM
w:organized	LILMOK[IMKHIQLI
w:orientation	MMKMILQPMINNKRM
w:oriented	NKONLJYGNKLJKLJ
w:orleans	NNOORNNOOOOWOON
w:osteogenic	PMVNMGKNNQMLONN
w:osteostrong	NMTNLKMOOMNMPMM
w:other	IGKOMPPOHLOOCOP
w:others	OLSKOKUIMOMLSPM
w:ou	NICUOHTOJANOMKJ
w:our	OPPOSNGNMOOOOOL
w:ourselves	ONXLJNKNMHNMMKN
w:out	LDHPNTKJLLGOPKU
w:outbound	NNKLIVKOOLNNONN
w:outbreaks	OOOMMOJNONOOMTO
w:outcomes	OKNPNHNMNTNMJPN
w:outgoing	OONOTOTSONONJOO
w:outils	NNPKMPVNNLMJNNN
w:outlined	OOLOMOHOOOOOSPO
w:outlook	NNNOOOTLOONKNOO
w:outpatient	OMKMNULNNMNNOOO
w:outreach	OOLNJNNTONOOONO
w:outside	OJKLNULMLSURMRM
w:outstanding	OMOLKQSMOHNMSLN
w:ouvrier	QMLNTNIMNMQSNOJ
w:over	NJ]DIUMNOFKHFFI
w:overall	NNROJQSKOLMMMON
w:oversee	MMKIMYILOKOONNO
w:overseeing	OIMNFZPNONNROOO
w:oversight	OSNNONOOOONNONO
w:overtime	MJLMLMJOTRQKMMN
w:overview	LRIEOJJOONMLONR
w:own	LQKOJHPMKPJROOS
w:owned	NOWKPRHNNSNRMLM
w:owners	ONNLKOONOMOMONO
w:ownership	MLFSMIOKORNHPKL
w:owns	ONNONOKTOKNMNON
w:p	NJULNKVOLKNJPMM
w:p2p	SRJLN¡SQNNLQJJI
w:pa	LKOKPHGNFTSTSNM
w:paced	OKSLLPOQNKNSOON
w:package	MJJKLKRLVQKONGH
w:packages	MLOMMNLLJOLLNNN
w:packaging	OOSNLLNONNONONO
w:page	MKOMLMLOKRMKLGT
w:paid	JGMHKHFHTWUDGHH
w:pain	ONULLLMNOMMNMOM
w:paint	LMXMRLHMNMKOMNL
w:palliative	ONIMKMKQNPNNNNO
w:par	LLGTEKSKKFOIQML
w:para	OJKGQPOJKVQGEMQ
w:parcours	OONNMKNONSMMNOO
w:parental	OOJOONNOLRONOOO
w:paris	JJJMNMHMNUKYLOF
w:park	MNWKGRFOMGLUJMR
w:parking	NSIMPQINOWJLMMN
w:part	ODPSOJLOQVOOTNH
w:part-time	POLMPJINTKYNNNN
w:partages	OONNMKNONSMMNOO
w:parte	ONRLILTNMLKKJNT
w:partenaire	OMRJJQIONLNJNON
w:participants	OMMMKRKOOSOOMNO
w:participate	OKJGHYFLMQVMLNN
w:participates	OLLKKWELONMNMMO
w:participating	OONMMSMOOMOOONO
w:participation	NKPGMOGMTOOILPL
w:participer	NOOMOTQNOMNMNOO
w:particularly	ONNLSKOQNLMJMNN
w:parties	ONLMMMNNNTLMMMQ
w:partir	NVSMOMHNONUHJOL
w:partner	MIUTOPSLKHLJMIO
w:partnering	OOUMKKONOLNOONO
w:partners	MPOOOUSOKNOLION
w:partnership	ONJSPKLSMTMMJNO
w:partnerships	TKORIUNNNLMHNNM
w:parts	NLQMOLGVNNLRLML
w:party	ONTMKOQNNNLNNNN
w:pas	OLJRMFIOOSNLSMM
w:pasig	NNMNMLSLNNLUMNN
w:pass	OKMONNXMMOLKIQN
w:passion	OJOGPN¡ONEIGIGK
w:passionate	OLJLSIPMNRMJUKM
w:past	OOQNMORNNNOMKNO
w:paternity	LKKMNKLMJUMLMNM
w:path	OOKMQLJOOVOOOMN
w:paths	OOJNMMRONROONNO
w:pathways	NNOLLOKNLWNNKLN
w:patient	OJOKROMJMNNKFJL
w:patients	NMQOJQJKMFKQGGM
w:pattern	ONNNORJONNPNOOO
w:patterns	OLOLILOJNLROPNO
w:pay	OINHEIIFaPEMFMG
w:payable	PSKNNOJONNSKNMK
w:paycheque	MMLNLNMNMUNMLOM
w:payment	MLLJPQJNNONKJQL
w:payments	NMMMLOQNNMNJMNM
w:payroll	LLJSSWRNNKLMNNN
w:pc	OOONKRMLONONNOO
w:pdf	MPJLLKJNLKMMQHX
w:peacehealth	MLKLNQPMOONIKOS
w:peds	NNMMNSPMMLGNNON
w:pension	KFCKSRNPSVNONMM
w:people	IOSPOKOOIPCLFLN
w:people's	NOMOOKQMNSNLNOO
w:peoplesoft	OMIMQKOLNMMLNNN
w:pepsi	MHVNLNKJJMMLIXK
w:pepsico	ONUMLNMOOLNLMNL
w:per	OPHKGTKIOJSRKLK
w:perfect	ONVMRMQNMINKLLN
w:perform	JTIGHWOJNONHJPK
w:performance	JLNQJOOMXKOODOF
w:performed	OLKUOGDLLLKUKQN
w:performers	NOQNMLTNNSNNNON
w:performing	OMMLHNUNNJSRKTN
w:performs	NKLLQWIMOLNNNON
w:period	OMTKFLONSQULGHN
w:periodic	OOLOMQKONKQKNNN
w:periods	OOMONNPMNLKJQMO
w:perks	OYPMMLLNPONNMNO
w:permanent	OKPMGMJNMRRONQM
w:permis	OMNMMIWMOMLLLNM
w:person	NOJMHRRORGPSQII
w:personal	MOMHOPLTOTIFKOP
w:personality	ONNMMLUSOMNNNOO
w:personalized	UORLJKMUOMOOOOO
w:personas	OMVMQOSONNNNLNO
w:personnalisé	OONNMKNONSMMNOO
w:personne	NMPLME[MNMMLLOM
w:personnel	OOKRLORMMSKJTNN
w:personnes	NOTNMRKMOLNLONO
w:persons	OOJKKNWQOLNMHTO
w:perspective	OONNPNHSOTOMONO
w:perspectives	OMXNLMJNOMONLUN
w:pharma	ONTNOOMOONNINOO
w:pharmaceutical	OOQNSLKPMRNNNNO
w:pharmacist	VJGMTNNLNNLJNNL
w:phases	MOONMPNOOONKNPO
w:phic	MNNMMSNOONOMOOO
w:phoenix	OOOOLPOOOOOSOOO
w:phone	NFGIDSZMJOJFVHF
w:photography	ONINUQMOONONMOL
w:physical	KSMGOOJILRPLLOR
w:physically	OTNOONVOONONNOL
w:physician	PMHMRRRNNNMMNMM
w:physicians	OORLLOLOONOKONO
w:physiologist	QNMMLSKOONOLONN
w:physiology	ONMOOOTNONONMON
w:pi	OMJNLQKNOLOOKUO
w:pillars	OKMNTPSMNNOOOMO
w:pipeline	NIKGRPNUMHNMKMM
w:pipelines	ORPEKNPMNHMMKJM
w:pitchtube	LNKOMNOOONOOMOW
w:pivotal	RNGIWHJNPNPRNNN
w:place	LTYFHKFIHRNLSOV
w:placement	OMTLMPJONIMONOO
w:places	OOVMMKLONPRIMON
w:placing	OOKNMTLOOLNMONO
w:plan	NILNQNGMHTGIOOM
w:planned	ONJMLUINPTQTNNO
w:planner	SNHLNNSONNKIOON
w:planning	OGNQPVLPKNQMJHR
w:plans	MLHNLWEKLJKJLOM
w:plant	ONLNGTKOOONOONO
w:platform	JNRBOODOKQIIJJK
w:platforms	NJINNNTLMKMMOLL
w:play	QLOA[OHLOQPPKKN
w:playdemic	ONSNOOMNOONUNNL
w:player	NNMJRLXQOLQKRMN
w:players	OOONJMQOOMONNON
w:playitas	MLPNTMJNNILJKOR
w:plays	ONNQQFQNOKNNNNN
w:please	H?OIBCNGFINQVOR
w:plein	OOSJTMLOONSKLOO
w:plumbing	ONKQQTPQOMNMNMO
w:plus	PQQHDOORPYQRPLJ
w:plusieurs	OOMNMJUNOMONNOO
w:pm	MNOLNONMMKMSTNP
w:podiumwear	MNPLNTINOLNNNMN
w:podiumwear's	OOJLMTKOOMNNOOO
w:point	ORMQAVKNMKNMHGM
w:pointclickcare	NMSONLJNPNNMFUJ
w:points	NTMKQTPHMKNSJMO
w:police	ONTSHIPLONLLLNN
w:policies	NOHNOTQOMFLLJNN
w:policy	LJOIIQNKLOKJGZP
w:polyvalence	ONNNMKRONJONSOO
w:polyvalent	OKNNSIUMONNKTON
w:pool	JNOMQMUONMILUMN
w:population	NNOSKLRNONOOOLN
w:portfolio	ONPGRPJOJOMLKJO
w:portugal	MKRTPNLOONNNOOM
w:position	OLLQSEHEOLVNPOO
w:positions	OOIOHNILOSLIOOM
w:positive	NHNIKZRHMEKJPKM
w:possess	ONLNPIUONMJMSHO
w:possesses	OOOOLJSMOONNNNO
w:possibilities	OOULJLLOOUQNOKO
w:possible	MIPLNPOLHORRLJL
w:post	OKIPTGROMLLJQHQ
w:poste	QMHKLKMQNOTEPOR
w:postgresql	ONOOOMRKNOOONOO
w:posting	POMLIKGMTKGIQTR
w:postulez	NJKNMLHLNJMNYOI
w:potential	OQRDQU@LUPUOOQJ
w:potentially	OLGLPQJLOSMNKPM
w:pounds	ONNOOMSMONJLMMN
w:pour	EHRQOOLFNMKPUIE
w:pourvoir	RLLNRJGNNMNKMOJ
w:power	NKSEOONNKOKOIJJ
w:powerbi	OOLJLOLSOMNJNOM
w:powered	MLSLKRJOONNONLT
w:powerpoint	MNMONOVKOMNGNON
w:practical	SLJOUFQLQIOQQOL
w:practice	OJPTOOPPKRIPIHL
w:practices	NIJMLNOQMILOFOK
w:pre-employment	ONOONLWONNNOULO
w:predictive	ONNNMSMOONNNOOO
w:prefer	OMOOJNKSNNUNKON
w:preferably	OLKNMI_]NIMKMNM
w:preference	NSKOMLJNMMMORNM
w:preferred	JNKLKFE[GCOOHKK
w:premier	NKOEVKHNOMMLOLL
w:premises	OOMMGMMOOOORONO
w:preparation	OMMRMTOOOMNMNNU
w:prepare	IKHIOVPMNIMJLMM
w:prepares	LMMLROKOORNMNON
w:prescription	OKOMJPSMOOOOOOO
w:presence	OOOIOJINLIMVSJO
w:present	OMOLJNFRNSMONLO
w:presentation	OPMLLOOKOOOONNO
w:presentations	ONNMHULLOMNNLNO
w:presenting	ONMOLTTNNOOOQSO
w:preserve	OMMNNOMOOONTQPN
w:preserves	OOPONNKROOOJQNO
w:president	OOKSKQOOOMOOOOO
w:press	OOPNKOMOOLTOMQO
w:pressure	OSIPNPRMNJKKMKN
w:prevention	ONNRJOPNOMNNLSO
w:preventive	OOONKOQJOOOOOOO
w:previous	NKJNHHHSLJLLGQN
w:previously	OLNONONOONONTOO
w:price	NMPNKOMOOOONONO
w:pricing	NNNKOOKRMRONNKN
w:pride	OMVKMRSNNGNMILN
w:primarily	ONPLKSMNNMNSNNO
w:primary	OQMSURWNNLJFLRL
w:principal	WORQNJKOUPUPLOL
w:principalement	OOOMQIQNNLNUMOM
w:principales	OTLSMISONJNSMOO
w:principles	MKOGJLRMMQMKEVK
w:print	ROQLKONOONTNOOO
w:prior	NKOLILTNOKMJLRL
w:priorities	OMKPRIWMMLIMMNK
w:prioritization	OMLNMPOWOLNKNNN
w:prioritize	OLMMROOMNJOMMNK
w:prioritizes	OMHNHQQMOTLNMOO
w:prise	NOOMNOKNKOLJOOO
w:prison	TOIJODROOQJTOES
w:prisoners	OMHLQZJOOLONNNO
w:privacy	NLJLLOVINMOMFSS
w:privas	NKRROHLNNSMUNOO
w:private	NMVKPLIQINNMNNN
w:prn	OONOMMNOJSRLOMN
w:pro	ONPMRJQSKTMJKLN
w:proactive	NNJKIJSKNKMMRLN
w:proactively	NJOJJWHMNMNNNNO
w:problem	OHJJKOZGNNMMLMN
w:problem-solving	NKKLLLVHMJKLIMM
w:problems	OKLNJRTHMOKKOIM
w:procedure	OMONNSTMOONOONO
w:procedures	NFFDKTOMLFJINHL
w:proceedings	NNMMJUJNNNNNNNN
w:process	NLGGMTKCPHLMPOE
w:processes	LOHLPPONLLIGFOL
w:processing	NGJJVNRPMQMLKLM
w:processus	ORNMNMMNMIMMRON
w:proche	NNLOOMNMMUHXOOO
w:procurement	NMOLJQIUNLLLMMM
w:procédures	OOONMSKOONLNNOO
w:produce	OLRPPUKNOLONNNO
w:product	OJJWOLJPLKHOOHL
w:production	PMVPMNNMMFOOIIM
w:productivity	OMONHOONOMONONO
w:products	MILWOOLLINHDGFK
w:produits	OOMNHRONONNMNON
w:profesional	NKPLMNJNJSPKSNM
w:professional	IOGOONRSPPGNLGO
w:professionalism	ONRNKUJNNNNMMOO
w:professionals	NLSBPFPMLSHKPIN
w:professionnel	ONGJRFOKMWKHLON
w:professionnelle	NHSNJLIMMWMLINI
w:professions	OOOONQTOOOOOONO
w:proficiency	OKONJFSMNMJFIKN
w:proficient	NKLOLITNOMJGJMN
w:profil	NSJMJKONQKMLKNJ
w:profile	OOPNMMHONKONVIJ
w:program	UEDJOPKMTQJLMMH
w:programme	LIFIJIOMOWKHRLJ
w:programmes	NMPMINKONVNLNNN
w:programming	NNQROPOONMNLJMN
w:programs	NKEQTNIVILKGKPM
w:progress	ONOJNRJNOWINLKN
w:progression	QKIMPKLMPTPSMMM
w:progressive	OOSONONOOTOOOOO
w:prohibited	OOMLNOSNOOOONSO
w:project	VNLOTOOJOMVQLNO
w:projects	JGORQOKLOPGQMFI
w:projet	OOQQLMKNONNNMNN
w:prolonged	OOMOONSMOMMJMNO
w:promise	OOQNLNMOJOOMONO
w:promote	ONMPMPFMNNLPMKN
w:promotes	OLURPKKOOFOONMO
w:promoting	ONSQSMHNNPNNSTN
w:promotion	OLMLLOOKLSMMPSO
w:promotional	NMMNRSNNNNNNNNN
w:promotions	NMPKNRKNMMNNNPO
w:promptly	ONOJLRMONOOOOOO
w:proof	OONNNLRLNLMMUIO
w:proper	OMRLIOKNOPNNONO
w:properly	OMKKGXFKNQNPNLN
w:properties	MLOKPUONNILJMLJ
w:property	OKMROTFKNHODITK
w:proposition	OMNIIPQMOKNNSOM
w:proposons	OSNNJIKNOXTGOOO
w:proprietary	OMPLNPMNOKOOONO
w:prospect	ONNOOSMNNNOOOOO
w:prospective	ONMNLSKNONNNONO
w:protect	NJMQZROLMGNKIPL
w:protected	NKLNLKKMMMNNSOM
w:protecting	OOSPQHJOOLOOOSO
w:protection	OONMJOLONMOONQO
w:protocols	OOLJFXHOOLOOOON
w:prototype	ONJOOQROONOOOOO
w:proud	OQSLNIJNNGRIJQO
w:proven	NKMMNHWJNMMKKMN
w:provide	LLOOOTHJJSOMOOO
w:provided	NINOEIQKMVGRPDL
w:provider	ONVKIOKNNJMLMJO
w:providers	OOOSNLNOONONONO
w:provides	MMREOPDOOOMIIOR
w:providing	SKQPRLRLNOIQJPM
w:provision	PNNPXJMNNONUOON
w:prêts	NJJNIKIMMHMMYNI
w:psychiatric	OORNRLKSOLOOOMN
w:psychological	MNJNPJMNRRNMMLN
w:pt	ONJLOROMUNTKONL
w:pto	OOROONOOITLNOOO
w:public	OGLKVQROOIRKNHK
w:publication	NOMNKSKNOPOOOON
w:publications	OMONNKKTNNOMJRN
w:pulling	MNMNONTMMKNMLNM
w:purchase	NMKMMQRMNMMIMOM
w:purchasing	LSKROMKNOMNKNNU
w:purpose	MOUFOLNLMMLLHHL
w:purposes	OLIMQKLKNLNNQUM
w:pursue	OSWOMOOOMONNHLL
w:pursuing	OOONNUHSOLNNNNO
w:push	OLRLMKQNNMMMLLN
w:put	OLVKSSLNOINNKMN
w:putnam	OOMOMOOOONNLLVO
w:python	NJKLKMOQMLLLLLL
w:qa	OONMQVJOOOOOOOO
w:qargo	NNSMRJNNNJNKMNP
w:qualification	NTLJMOGRMRMMKNK
w:qualifications	M]FMHE?ISLKIONG
w:qualified	NKPPPQOKIMJOIWN
w:qualify	ONLLKRLOSPNNPMN
w:qualifying	OOLRLQQONMNNJQO
w:quality	ROQSMMOOLEGROFJ
w:qualité	OOTQGNQLMOKFINM
w:qualités	OONNNMTNNJNNLON
w:quantitative	OOONOOSLOOOMMNO
w:que	MOQOPOQIFKOBOKP
w:queries	ONMKNQLNNMOOPMO
w:query	NLNOOLWJNNNNNOL
w:question	OOLNSMLOOOOORIO
w:questions	NMJJOVIJNLLLQON
w:qui	ONUPGQJNNJMLLNM
w:quick	MKQLOIPJMJQJNJJ
w:quickly	OMSKOKRLNHKMLLM
w:quote	MKMOONMNMNMLUJF
w:quotidien	ONQVRRNMNJLKLMM
w:qué	NWONMNKONINNNOM
w:r	NLOJJSJPNMNNONO
w:rail	SMLLRMLNNNMJNNM
w:raise	NJOMNQGNKRNLMVN
w:raising	ONKNLOMOORNOONO
w:raleigh	MNPONNHONMQRNNN
w:range	NKNFINKO[QKOOLL
w:ranked	NNULNNONNLLNMMN
w:rapide	OSVNNLGMOWNMGON
w:rapidly	ONIKLNVNNYLIMKN
w:rapport	ONJNJQSMNINNNMM
w:rate	MKONOOKLXIMIFLN
w:rates	NLFLIOILTQMIMRO
w:rattaché	ONNZMNMOONMTMOO
w:raw	ONMQQIJNOTONLLT
w:reach	NKTOGOOKMDKIIHM
w:reaching	OOMKIURQOOOOOOO
w:read	NHOLFKNNKRKLNSH
w:reader	OHOONONOOONONLU
w:reading	OLJNNNTNONNMKLS
w:ready	NNRHSOPPMALPQKR
w:real	OKPQONPKJRGKNIH
w:real-time	OLMJQPIROLNNMNN
w:real-world	OOOOPONOONOOKOO
w:realize	OOVTLMMOOHONPLO
w:really	NQRMUSPKNHMKIMI
w:reasonable	NRFMKHJMNIMNOYL
w:reasons	NPKLKLTLNMNMKOM
w:receipt	OONNNOJNNNOOTJO
w:receipts	NNNNOSOONOOOOOO
w:receivable	OLNNMSMPONMNNMO
w:receive	MOKJINHMNTKIOMM
w:received	ONMMNQNONNNNTMM
w:receives	OOMNNOLOONONTKO
w:receiving	SQMNLROOSNKINSL
w:recent	OMOMJJ[UMJLKNTN
w:recently	OOONSQNOOKOONMO
w:receptionist	ULEIRQINNJRFNOL
w:recherche	IOSLVOKONNGPNOM
w:recherchons	KJQMXMOONMRMGOL
w:recherché	OPLMKLRONNONMNM
w:recognised	OOOMMKKONROMOMO
w:recognition	OIHMMPKMLZMNLLL
w:recognize	NOOMMPTNOLNONNO
w:recognized	RNUMONQLRPQQNMN
w:recognizes	ONNNNKTMONNMNLO
w:recommend	OOMMPUQOOLOOONO
w:recommendation	OOONJUOQONSOOOO
w:recommendations	OKRJLSKUNLNNMMN
w:recommended	OOKLHRKUOKOOOOO
w:recommends	OONLKTLOONOONNO
w:reconciliation	OKMLPMTJMLNNKNO
w:reconciliations	OLNNKRNNONMNOOO
w:record	LJKHHNWNLIIKNLK
w:records	KJJLJULLNJNMMRM
w:recovery	NNXTONLOONONONO
w:recruit	LLHKVJINNJKTMTL
w:recruiter	OMNNLLMOWLNNUNN
w:recruiting	MLIJTMNNNLITQQL
w:recruitment	OJGHLLNKPHKHPXH
w:recruits	OOONNOLONOOORJO
w:recrutement	MQLHVLKNMIGRQOL
w:recueillir	OONNNJQOONNOOOO
w:red	OOQLKPMNLPNMONN
w:redeployment	OTLNMNJNMKNMKUM
w:reduce	ONSLQTGLOMNNNNN
w:reducing	OOTONMPMNOOOOOO
w:refer	NKLNMMKNMQMLQGS
w:reference	MKMNQKONMQMLXIF
w:references	OMMNNKWJNONLRLM
w:referred	OOOOOOINNOOOUOO
w:refining	OMUMMMKMONOOLLK
w:reflect	ONOONPJOSKOONLO
w:reflects	ONROLOQOTNNNIHN
w:regarding	NLIFJSINMPMMPRN
w:region	LMGUOLQNNLMVNOL
w:regional	OOPLQRNNQNTRNMO
w:regions	OOQTNJONONOOOOO
w:register	OMJONNSNNMNNSPK
w:registered	TGFJTOMOMJRGLLT
w:registration	ONFQPMQNNMMNMMM
w:regular	RJFQNOOLOYTNLKH
w:regularly	NFPJKOVHNFKFJPH
w:regulated	OONONOULOOOOQLO
w:regulations	NJJGOSRFMKKMLJK
w:regulatory	OKCTXRMNLJMLLNN
w:rehabilitation	NIRLJPRLMJKMPLS
w:rehabilitative	OOLNMSTOONOOSLO
w:reimbursement	OMKNOPMMOPHSONO
w:rejoignez	OMSJRLJNOMONLNO
w:rejoindre	LWNIQMGNOMSNTOI
w:related	LHIONOOOJLNFMOL
w:relation	OONONPNONNOOKRO
w:relational	ONLNOLPENMMMMNN
w:relations	OTKQPTOKNJVHNMM
w:relationship	ONGJOVURNLNMMOO
w:relationships	NPOELVPLMEKKJLO
w:release	OUNMJKJQOMOONNO
w:relevant	MJHJPORHRFJHOLO
w:reliability	NMKKPPRPNLRMMNN
w:reliable	MIINOOVJMHHMMJK
w:religion	OOLNMMMNNMNNGTN
w:religious	ONMMLMTMNMNNLRN
w:relocation	OONOPNNOPPMUNNO
w:remain	OMNNLOTNONMMTIM
w:remote	RJCJNGBIMINcNJH
w:renewals	OONNOUMONINONMO
w:renowned	ONVJIJLOMRMSMMM
w:rental	ONNNQPKONLNMOOO
w:rep	TMNNKKLLOTLPOOO
w:repair	OMOKPVLMNMMQNLN
w:repairing	OOLLMRNOONNKONO
w:repairs	ONOJHTJMOMNNMMN
w:repassage	NNKMOULNOINQKOO
w:replenishment	OOMMPMSOONOOONO
w:report	OKMQEQHLOMKOMMO
w:reported	ONMOOQKOOOOOONO
w:reporting	JTFWTMJMLSIMJKM
w:reports	NJHUDOIOOJKMKLO
w:represent	OMMLKTIOPLNJMLO
w:representative	TMFIOMDKNJJGJYM
w:representing	ONJKOROKLNMMMMO
w:represents	OOOSLKLONMNNNOO
w:reps	NOIURNLOUMLJNOO
w:reputation	TOQJRPINNINRRMO
w:request	ONKNKOONLKMRMXN
w:requested	OLJJLUOLOLMNLSN
w:requesting	ONMMLRKMMNMLPKN
w:requests	NLLHIUOKMOHQPRN
w:require	NLKMROUQJOPLHSM
w:required	LRHGJWMHHOROSOF
w:requirement	ONILJQJOTJOKRQJ
w:requirements	KWAQMRJNGKOJNT?
w:requires	OKOKBSQMLKOOKRM
w:requiring	NONTIHKOLIPUONN
w:requis	NLLOMNVLMJMLMNJ
w:research	OHOOQNPJLFIIHIK
w:researchers	OOSQKIOOOMOONMO
w:reserves	ONMOMLLOMNNLMVN
w:resident	OONJLSTIOLJMOKO
w:resident-centered	OOOSSMLOOMOOOOO
w:residential	PLULGNNORJLOMJM
w:residents	ONLRSOFNNHMLMPO
w:resilience	OONNONRNOMONKNO
w:resolution	OMNRKUHNOMNMOOO
w:resolve	NMOKKRGMOMNNOKO
w:resolving	ONNNOQTLOOOOOOO
w:resort	MLOMTMINMLSIKNR
w:resource	QNKRUIKLMITJMLL
w:resourceful	OOSNPNJNNOPMNOO
w:resources	OFOUQUFILOHHOOI
w:respect	NLJHHNRKMGMKJUL
w:respectant	OOLSLUHNOLNKOOO
w:respected	OONOLNMORTNNMSO
w:respective	OOOMNQMOONNOKPO
w:respiratory	UEHSMPMLNKJILOO
w:respond	OMJLJSFNNLLMUIN
w:responsabilité	OSLTMMNOONNSOOO
w:responsable	OJLRNMKNOLLUXON
w:response	ONMRPUINNNOOKQO
w:responses	ONONGONNONONULO
w:responsibilities	LRKLPPBJOHFIHUH
w:responsibility	OMQIOXNNOLQMSLK
w:responsible	MLMOPSJHLCFOHRJ
w:responsive	ONNNOTLMONOMOOO
w:rest	OMKNNRNMOPONNNN
w:restaurant	MNUMOONOOMTQNMN
w:restaurants	IMQJMKIOLPMOLNM
w:restauration	OMNOOMLQMLLJMOL
w:result	OORRKILOMPOOSKO
w:results	OJSOKMOLLJLLJNM
w:results-driven	ONNJPMNNOKNNNNO
w:resume	MKPMMKFLJNMO[JJ
w:resumes	OOLNNLLNMMNOJVN
w:retail	OHNFRSSGMFOQJJP
w:retaining	OONLSUJNONONOOO
w:retention	OMRMKSIOONOOLNN
w:retirement	NMTRLMPNELMKJLN
w:retrieval	NKSJLOJTOLMLKOK
w:returns	NKLMMUOPNNNNNNN
w:revenue	PJHDXMLOMFLLMKM
w:reverse	NKKUOMHTONNMMMN
w:revesco	MOQNPLJOOMMMONO
w:review	KLGILRLPRJKKOML
w:reviewing	OLMMJULONMONOOO
w:reviews	NLMKKSKNOMONMLO
w:revolutionize	RMTNINMONMNMPNM
w:revolutionizing	MOOMTLMONLNMNNO
w:revops	OMKWHFKNOMONPNN
w:reward	ONJNTONOUNNNNNO
w:rewarding	OMOQVSFNNNLJQOL
w:rewards	NUFLOGHMRRLLOHL
w:rf	OONNKRHQONOOOOO
w:rh	MMUNKNKOMKFLSON
w:ricardo	MIQKOMKNMRLKLLN
w:right	LMHKSFOIGGRKMTG
w:rightangle	PNKMRLINOMNLOON
w:rights	ONNMMTIKNMOOISM
w:riot	NNPLQKMOOLNNNON
w:risk	OLNORMOOMJNLMLN
w:risks	NLQROUMNNPNMLKO
w:river	LKVONNNONNOJNON
w:rn	OTMLPILKLLSISNQ
w:robert	NLULRKINNKMIPKM
w:robotic	ONOMISPPONOOOOO
w:robust	ONQKRLIONNONOLO
w:rock	OMSMLKKROMOPNNO
w:role	NODKUOOOPLOOFNP
w:roles	MSQLRFOHMTJJKLM
w:rolex	NNRKKMINNMLPMOT
w:roll	POMKIMLNOTMMOON
w:rolling	ONQKMKPLNJNNONO
w:romford	NONNOONOOOONTOO
w:room	MNJKRKSLMSMLNNS
w:rooms	OOPONPNOONNTNNO
w:rooted	OOSLMOMOOSONONN
w:rota	QOLUPOLOKNMJOOO
w:rotas	OOJKKTKOONQOOON
w:rouge	NNNNPLMOONLUOOO
w:route	ONMNMNLOOOONISM
w:routes	OLKMPTINNSOONON
w:routine	OMLNSROLNLOMMMO
w:routinely	OOMNLPSONNOKONO
w:ruby	OMHTKQPPOLOJONN
w:rules	OLOGJLTLNLMNPVN
w:run	OOQMKPLONLONMOO
w:running	NLOJPNMRMJLLKMN
w:runs	OONNRSMOONOOOOO
w:rush	NNONMSJNJQONMMM
w:réactivité	ONNNNNUNNJNNLOO
w:réalisation	OOJMLVHNNNNSNON
w:réaliser	NNMLNPSNOKNKLOO
w:réalisez	ONMRKVJNNKIMOOO
w:rémunération	NPKOONLNVHLKLNO
w:s	KLUGOPLJIQOEPRF
w:saas	OLKLQLGUMSMKKMM
w:safe	NMLHPTPLNIMTLJN
w:safeguarding	OOOSRITLOOOOMKO
w:safely	OMQJNQINNMMMLNN
w:safety	SHKOUVQFKHIEOLD
w:sainte-marie	OOULMILMOMNKNOO
w:salaire	NRMONLLMOMLMJOM
w:salaries	ONHNNLIO]OUKIKM
w:salary	QOGIGHDJ¢NKPMIJ
w:sale	OOMKPZMOOJNUOOO
w:sales	TJBQOTOOOLKHBGF
w:salesforce	PNMLNTIPOMNMNMN
w:salesperson	ROJNQTNOOOLROOM
w:salutem	OOQONOOOONOOOSO
w:salzburg	OOUOINKNOOPLONO
w:same	ONHLQQTKNLNKIPO
w:san	LLMKPNPMNMLVLOM
w:santé	OLRQMJKOLONROOO
w:sap	PLNRJKNPONMMOOO
w:satisfaction	OOQIRNIOOMONOLO
w:satisfied	ONOOMOSNNOOTNRO
w:saturday	LNKMKKQMOQUPJML
w:savannah	LNTOLQNOOONVOOO
w:save	OLPNLMPNMMOLRKN
w:savings	NLQNNQMOKQONNOO
w:savoir	NNLKMH[LMLMMMNM
w:savvy	OLLOOKVLOMNLNON
w:sc	NMNYHHHNNMNTNNK
w:scalable	NIOMSPJJNKLLLNL
w:scale	NLUJKPPPOGMHMNO
w:scanning	OLQNOOINNLKNOOT
w:schedule	MNCHNRGKPPTJKLH
w:scheduled	ONNMMTLNNOMOPNO
w:schedules	NNNMLPRLNMWLNNO
w:scheduling	NNLMIQJTNMIINNN
w:schemas	OMONMOSLONNONOO
w:scheme	IJBIKGLKP¡HNOOH
w:schemes	NNSNOJNNNOONJMO
w:school	QHGLQQYOROVRHKR
w:schools	OROLPMNTMNNKNKN
w:science	ONROPAOPOQLLJLK
w:sciences	NMKQRKTMNLLMKNL
w:scientific	ONQLJSHUNJMLNML
w:scientists	ONWLJJOOOOONNMN
w:scope	ONITR[ONQQNMMKN
w:score	OMOOJMLLNTNNUNO
w:scotland	NTIQMMKNONNQRUN
w:scottsdale	OOHMLNLOOMLTMNO
w:screening	OMONMSNOONNOVKO
w:screens	ONLKJVNMNLNNMKM
w:scripting	OMNONLWKNNNOMNN
w:scripts	ONRKMQKNONOOMNN
w:se	KNPPOBUGJEQRSOK
w:seamless	OKNIHRQOOSNNNNM
w:search	OJLKJJPNMKMKHJX
w:season	OOOOOOJSOOOMOOO
w:second	OTMQIRMNNKNNNKO
w:secret	ONOMNJVMOMLMNON
w:secretary	OOUNONIPONLOLNM
w:secteur	KRSLQHLSLPIMKOL
w:section	OONPMHLONNMLQJS
w:sections	OHMNNMMOOOOOJTU
w:sector	NOTKMTQPNHMMRLO
w:sectors	ONOMQMJUMLOOLNN
w:secure	OINHQMJLNRNLOPP
w:security	UQKGNRWHKPRPOPG
w:see	MFPLJPHLLFKJQKX
w:seek	OOIOSJXNNOOOMMN
w:seeking	HIFOfOPGLJTQMKM
w:seeks	MNOIUFJNOLNNNON
w:sein	ONMQPMNOOKSRNOO
w:select	ONQLLROQMMNNLNS
w:selected	OMMLINOOONKQRJS
w:selection	NQLNNKIOMNONGOR
w:self	ONSNNJQMKPMKSKL
w:self-confidence	OONNMOUNOOOONMO
w:self-motivated	MKILPI[GNKPOJLM
w:self-service	NNMJPRLMOSNONON
w:self-starter	ONKLMMTLNMOLNNN
w:sell	ONMNOSSOKPNQMNO
w:selling	ONHNUSLLNMMSMMN
w:selon	MIKLLQFLXGQLKNN
w:semaine	KNMNNMLNMSSKNOM
w:semana	OIJLKKKLNJ[JLNG
w:semantic	NJLJLWOINMMLJML
w:semi-remorques	OOMMONTOOLMLOOO
w:send	NKJNMLINJPNOWPL
w:senior	WHNQVJLOJFNJOJI
w:senior's	OOTNMMNOOJOONOO
w:sens	OMNMMIWJNLMLSNM
w:sense	ONTMQJSKNKNLJLM
w:sensing	OOGVMOMOONOOONO
w:sensitive	OLLOJQLJNLNNOSN
w:separation	OONOOOJOOOOOTJO
w:sera	OOJJVQMMOJNNKNO
w:serez	OOHPOLONNOMRJON
w:series	NMMMKQLQLSLNKSN
w:serious	OLJMKHQMOONNUNL
w:servants	ONNLKLJOONOONSN
w:serve	MKMFPTNMNGNJGPM
w:served	OOOMLSSOOONTQQO
w:server	SMNQOOONNMLJMNJ
w:serves	NLOONMKNNJLMMMN
w:service	QONMOOLPFKMOOSC
w:serviced	OLXNMNJOOKNKNNN
w:services	LGOLQQNOHNLOLPN
w:servicing	ONNMPONOOMNKNNO
w:serving	OOOPSOPPNPNILMO
w:ses	NOUKOGHONRLTMON
w:sessions	OLPHOUGKNMMMNMM
w:set	ONMIJQFMMRNLMON
w:sets	OLRHHOMRLONMMPM
w:setting	NMMKNQKNORKOOHM
w:settings	NKKPOKKONLMJLMT
w:settlements	LLMMNTNOONNNNOM
w:setup	ONRNNPOMOKHTMNO
w:seven	OOONQMQNNMNSRNO
w:several	OMHKQPPNQRSMMNO
w:sexual	NMLNRMKMMKNMKPN
w:shape	MSMPTHGOLOLIOJJ
w:shaping	OMTMFTIOOJONPMN
w:share	SLOQMTFOTHNQRHQ
w:shared	OOONKMOOONLOLSO
w:sharing	ONPLQMRMOQOOLKO
w:sheet	RQIMLUJNNMMLNNM
w:sheets	MMNNMOTLOMNJOON
w:shelter	ONSLKMMNNNNMNNN
w:shift	OPIQGNRNVHKGJLO
w:shifts	MKMMKLUMSLUHKIN
w:ship	ONNNRSMOOOOOOOO
w:shipments	MLNNNUMNOMMMNON
w:shipping	NIOTJRHKOMMNNOM
w:shop	LNKMOMKOMPJPNNT
w:shopping	ONIMKKTNOLORONN
w:shops	OONNKRLNMOOUNMO
w:short	LFSLLSKMMNJLTMT
w:should	ORPKMOSELQOHOOJ
w:show	OTTLRNNNOJMMLMP
w:showing	OOSNINPOOQNOOOO
w:si	ONNLNLOLNGKJVMK
w:sick	NKJMONMOIYLJOMN
w:siemens	OOLNLNLONKNOHSO
w:sign	PLLMFOJNSJHHKNX
w:signature	OMONMPHNOMOOTNO
w:significant	SNGLSNSIMLKJLMO
w:significative	ONJOKMVOOMMLLNN
w:signing	MNIMMOKOPKTTSLO
w:signup	OONMJTNOOOOOOOO
w:simarco	NKOMKOMMNSNLLNM
w:similaire	ONOOOOVSONMMNOO
w:similar	NLGMOMSRMKJJKNK
w:simon	ONNSMINOOOONQON
w:simple	OOPIGVIKIJNKJKO
w:simply	OMJNSRKOOOOOOMN
w:simulation	OMHTKMSMNNOONNO
w:simultaneously	OOONOKOOONONOOO
w:since	NOSLQTWNMLNKLRN
w:single	NKPKOIHMLKMLTNM
w:sit	OOLLSOTOOMMNNMO
w:site	UFQROPBHIFLUNMR
w:sites	OOPMGUKOQNUIONO
w:sitting	ONMOKMUNOMKKMMN
w:situations	OLKJGSRLMIMRSKN
w:situé	MOTNSNJOONNTOOO
w:six	NOLNMMMONLGKRLN
w:size	NOOJTLPPMNNONNN
w:sizing	OMNLNTMNOMOOOON
w:skeletal	OOYMIGMONNONONO
w:skf	MNQQGLJNLNNMHOM
w:skill	OKSOINKVQTMMMSO
w:skilled	KGMPLDVKMDESLYR
w:skills	KODOPOMMOOCJOHP
w:skyline	LNPLSOMOOIPTONN
w:small	QKVELKPPJMLJNKL
w:smart	OMNNLRLMMLMTNNN
w:smarter	OOKMQULOOTOOOON
w:smiles	LNPLTOMONGOTOLN
w:smooth	OMMJLSIOOMNNNNO
w:smoothly	OOQLUQQOLKOOOOO
w:snacks	OMMNONMNITLLNNO
w:snowflake	NLKKRMPOMLMSMNM
w:so	LIPKOQNTGURVOPI
w:soccer	QONONTJNONNNNMO
w:social	OJTGNNONINIGJIL
w:society	ONLMJLHRNNMLORM
w:société	MNVSSMSNONNQOON
w:soft	OPOONRKMONOOOOO
w:software	ONMROHUFLEOFFIH
w:soins	OONLNRINOMMNNON
w:soit	OOLMNVMNOJMOMOO
w:solid	OMGPNPUNOORNMMN
w:solution	OLOJNSHHNJMNMLK
w:solutions	QLROJQONNJFFGFM
w:solve	OKNIOVMMNQLMMLN
w:solving	OHIMJLZGNKLLNLM
w:som	MNMPTRTNNRKFJNL
w:some	MURLEGFPIIXHOGM
w:someone	M]EIOIPLMFKIIIH
w:something	NLWJMINMMFKILJL
w:sommes	JOQNJKONNSJONOM
w:son	NOSTPKROORLLNOO
w:sont	OPKWGFKUMPMIJMN
w:sophisticated	OONMSSOOONOOOOO
w:souhaitez	ONNMRMMONIRLSOO
w:sound	ONPMJMOORNNMMLO
w:source	KJKJPKTMNSNMIOU
w:sources	OMMKRPPKOLONONN
w:sourcing	OMMJQOLNNRNNNOO
w:sous	SQITPLJMMKQOONK
w:south	RMRLONTMNKOUJPL
w:southern	NLTMJPMONNMOOON
w:sowie	OMMONNNNMSMNISM
w:space	OOQLRINQNPNUHLN
w:spanish	NJPMKJJ[MLLIKLJ
w:spare	NKJNVLGVNMRLMML
w:spark	OMSOJNRKOKNMLNM
w:speak	OOOOOOTJONOONMO
w:speaking	ONNOLLUPOONLNMO
w:special	LORJGPGNMPMKOMK
w:specialist	YJGGSPHNMJLMLQJ
w:specialize	VORNLMNOOMNLONO
w:specialized	OOSKNQLOONNLNNN
w:specializes	OOQMIRKNOMOOOKN
w:specializing	OOSNKNNOOLONOOO
w:specialty	NMQLJRIPOLLKLLT
w:specific	OOVMQOLLOPMNMOM
w:specifically	ONOLTIPONTNLLMN
w:specifications	OONMKSRNOOOTOOO
w:specified	NKLMMMOPWMKKKKK
w:specimen	ONNMNTINOMMNONO
w:spend	OONORQSONLNRJOO
w:spending	ONMNNNMMTSMNOOO
w:spirit	ONMKJOUNMJNMULO
w:spiritual	OOLMUONOOROOOKO
w:spirituality	OOOONRSOOOOOOOO
w:spoken	ONNONKPRNLNMOJO
w:sponsorship	OLLONN[LMKJKGHL
w:sports	MKRLRKJOLPMLLML
w:spot	OOTOOOUONNONNOO
w:spreadsheet	OOOONMULOONNNNO
w:spécialisée	NLURQLKOOLNSNOO
w:sql	OLOJPOSIMIKIKLL
w:sr	ULJMRSUNOMLKMNM
w:src	NOKKOLLONMMTMOR
w:ssa	OOKMMKTOONOMONO
w:sss	MMNMMKNOOUOMOOO
w:st	KMHNNNMNNNKUMOL
w:stable	ONRNNOINNSRNOMO
w:stack	OTLQGOOJMKIOKLJ
w:staff	OOKQQNRJJMRDMRG
w:stage	OMMMOMIOMLLJWJN
w:stages	NNKTKMJONKNNONN
w:stakeholder	LRKRQIRJNJMMNOM
w:stakeholders	OSJDMOOOMRLMLLN
w:standard	JJQOOJVORQRIOHI
w:standards	NIFOSQPKNOKIDLL
w:standing	OMQNKMXPMJKIKKL
w:star	NNNOOOSKNNNNNON
w:start	KKNTKMUIHRQOMOF
w:start-up	OOTNNOKOOMOKNOO
w:started	MRQMILKRMOLKOHI
w:starting	NLGOJKOMYMFJKLN
w:startup	ONNNJMOTOMNMMMO
w:state	PHSPDJOHJFHPCWQ
w:state-of-the-art	OOPSOIJONKONNMO
w:statement	NQINHHWHOKNMNRM
w:statements	LNMPIUHNMMNLORM
w:states	KIUQLLONLMKMNSM
w:statistical	ONMRGQITONONNNO
w:statistics	OOJQMOOLLRNNNNN
w:status	NOJHJQOLLOKLONM
w:statutory	ONNSQPINONOOONO
w:stay	OLPJIOOLLMLNQLQ
w:staying	OMONMUMOOMOONNO
w:stellantis	TKVNNNNONNNMKOO
w:stellar	TOMOSMOOOKONLOO
w:step	TMKKHKRNSSTOUKK
w:stewardship	QMMJLTNNNLMMNMN
w:still	OTHNNNLNMLNOSJN
w:stipend	OMMOOONOKTKLONO
w:stock	KNIJLQGNNLKKNNT
w:stone	OOPLRMPTORNNOMO
w:stoop	OOOOOMTNOONNNLO
w:storage	ONUJLNKMOKONNPO
w:store	OJMIPBTMKRJWJQL
w:stores	POQMMKMONPSLNNO
w:storm	OOQMPPKNMLNNMNN
w:storytelling	OOOOKMSMOOLMJNN
w:strategic	NHGPULULNEMKOIN
w:strategies	NJNONQHQLHLKHLM
w:strategy	OJJLORJKMOMLJOM
w:streams	NJMLIOLROMNMNLU
w:street	OOPNLNIONSNQNOO
w:strength	ONXKPIOOMKNMJLO
w:strengthen	OMQRHOMONKNNNNN
w:strengths	OHOMKTHKNSONQML
w:stress	ONNMMNIONOMLNMO
w:strive	OOSKGQJONENMMNO
w:strong	MDPNOJRMHOFOOHI
w:strongly	OOJTMNMNMJMMMNO
w:strongsville	NNIMROMOPNMSOOO
w:structure	NMSJJKKNTFTIRNM
w:structured	OIOJONOKLVLIJHQ
w:strukturera	ONNMISMNOLONNOO
w:student	OOMNOTPOOMRLOMO
w:students	NIQHOZSNNKJJMQM
w:studies	ONOKNOMMOUMJNNO
w:studio	OMSLKOJROKNVMMM
w:studying	OOKNMTINNSNOONM
w:sub	MJLKSMKNOLOJNNT
w:subject	ONJKLJULOMMLQSN
w:submit	MNLMNOMNLLNMVIL
w:submitted	ONMNNKGMNNNLWIO
w:submitting	ONJOOOMOONOOVKO
w:subsidiaries	OOSOOOOOOKOOOOO
w:substance	ONTNMJPNONNNNJM
w:succeed	OOPQNERKMNMSIQM
w:success	RMMEPCPSOKGQPOM
w:successful	OPMOOLYMLSOGVCM
w:successfully	NNTJHPSGNKMMOQN
w:such	KPODMNMQNJLDIJI
w:suggest	OOENOSLNNNONNNY
w:suit	OOOMPKOQNOOOOOO
w:suitable	OLNMHPRNNKSLRGO
w:suite	OLMMQWUIOLSEMNN
w:suivi	NKLINSHNMOGINNN
w:summary	OYPKRPJNNMKPKKO
w:summer	QOQQMNESLQVPLMJ
w:sun	NNMNOOLNNLTNNOK
w:sunday	NNSMJLROMNRHMMN
w:superintendent	RNKNOQNLONOOOOM
w:superior	NNONLOQKONNNMON
w:superset	OOLMONNTOONMMON
w:supervise	ONMLKTLMNOOONNO
w:supervises	ONOONSNONNNOOOO
w:supervision	OSK]RKOLOKOJMKN
w:supervisor	NNOQLVRMNSKLLNN
w:supervisory	NPHMWLSHNLKKKLH
w:supplier	OSNNQNLNOMLNOMO
w:suppliers	OLULLOMONJNNNKO
w:supplies	ONMNMSLOOMOMNNO
w:supply	TJOQPQPONNLHMQL
w:support	OSOOOLIMNQMQOOJ
w:supported	OMKQDSHOMZMJKLM
w:supporting	MEOJPRQOOOMHLOU
w:supportive	NKVIELOOOVLRKLM
w:supports	ONESOKMNOSOLMON
w:sur	KIQDPOJFJZQVDLF
w:sure	ONJIPVKOOKOOQLO
w:sustain	ONKNMROMNJNNNNM
w:sustainability	OOMNJMMONIONTNO
w:sustainable	NMSKRIMNMNMMNNN
w:svmhi	OOQMMLKNNMNMJSJ
w:switching	OOOOMKROOONOOOO
w:switzerland	OOSOOOTOOOOKLKO
w:system	MHOKPOMPLOHMHLJ
w:systematics	OOFMTHSNOJNOMKJ
w:systems	NKGQPTOMINFHHJI
w:sytner	MONNJSNONKONLKN
w:sécurité	ONLJLRHOOKMLMOO
w:t	NNRMKNMOONONKPN
w:t-sql	ONNOOOGVOOOOOOO
w:ta	OOSLQKKNLINJTNN
w:table	ONPMROSNOMONMMO
w:tableau	ONRLMOSMONMLMON
w:tableaux	ONLJNSMONLNNNOO
w:tackle	OOPNQTOONOOOOOO
w:tactical	OSNRJQNOOLOOOOO
w:tailored	OMNKIPNONOOOONN
w:take	KHNOQQNOPKIIXKJ
w:taken	ONOOSKIONTSOQMO
w:takes	MVQKKNTMJDLOOQM
w:taking	NKOLKSQKMROLJNM
w:talent	OLPKEKSMOOMLPPM
w:talented	OOHMOSGOOMULRNO
w:talents	OTPNOOMOOMONNNO
w:talk	OMKNTIVNMKLNLJM
w:talking	OKILRJYNOKMMMOL
w:tampa	SSKNKNLNOOLVOOK
w:tank	OOQKNPMOOKONNOO
w:tant	OSJOSIONOMNLLOO
w:target	ONRMLLONSLNONLO
w:targets	OMNJQRQQOJMMNNN
w:task	NNINNNVNNKKMOKN
w:tasks	NQJFBYKHLJIIIPM
w:tastes	NMWLLMMNNMMKKLK
w:tax	OHKUQOKLMNKIMLM
w:taxes	ONLLLONONKOUNLO
w:te	MKNKMKRLKKHJTMU
w:teacher	RLJLUMJKNMTPJMT
w:teachers	MKMKJSKNMTOHNNN
w:teaching	LOOLQWLOKNOQKJM
w:team	OOK_OIPKOSOOOGM
w:teammates	ONNNJMTLNNMMLMN
w:teams	OOUOMORJMOPIGLI
w:teamwork	ONRNGMUMMINMMLO
w:tech	OITOMTMKLSHFHLH
w:technical	POCPWMJGMFMLSEI
w:technician	YIJRQSKNMLMOOLR
w:technicians	ONTIJONOOOONNLN
w:technicien	MKKNXKLOONHRNOL
w:technique	LRJEUKRTNKLJPML
w:techniques	NKPIOKQSMGIRGMK
w:technologies	LJHQONRMOQJHMKM
w:technology	PFRPQLNOMPMNKLH
w:telephone	NNKQJOMNONNMULM
w:temporary	OOPNLNIOMOMKNQO
w:temps	OPHIQIPNMLSMJNO
w:tender	TMJOOONOOONRKOR
w:term	KFPIIIIQLSOIIKW
w:terms	ONKKOVPPQONLOSO
w:territory	OONMLTLOMNSNOOO
w:test	OHONDOJKLJLJXNJ
w:testing	OJNHLTOQONJIGNL
w:tests	NQJKJUHLMKNLOQM
w:texas	NUJNOQIOONNQNMN
w:text	LGFIJIMKJFHJHK]
w:texting	OONMIROOOOOONOO
w:than	QMKOWILKMNGERKF
w:thank	OOINMTMOOIONTJO
w:that	OOROOMOOKOOMOOO
w:that's	OMOLLNKMMSNMLQN
w:the	MOOOOOJMOLNOOOL
w:theater	PNMMLMNOONOKRNN
w:their	GDTNJSSOKLOOOOI
w:them	MJOMKUNMLLNIQDJ
w:themselves	OOTLJJMOOLONOKO
w:then	NLTLPJOMLLJIKJK
w:therapies	NMLQNMLNNLKNNNT
w:therapist	ZGFMTOOMNLJPNLF
w:therapy	LINRJNLLLQKJKOS
w:there	NLISMIFQOSNMIOL
w:there's	NMKNWLGNMJNMPLK
w:therefore	ONNONOJQONONSRO
w:these	MFQGGINRKMVGPOM
w:they	MHIVSPROJMICMNH
w:they'll	NNJMUHLMNHMKMOM
w:they're	OOQKKOHOOSOONNO
w:thing	NKHNWKMNMINMOIK
w:things	NNVQKKXOMFOMIJL
w:think	NOOKILRMLFMOPQL
w:thinker	NNNONLSMOLNNRNN
w:thinkers	OOTLMOOOOMOOOOO
w:thinking	NHMKHLXTNJLLKLL
w:third	OMPMKPQNOMLNNNN
w:third-party	ONSLPMKPNLOOMIO
w:this	FOFOOOOFOLOOPQP
w:thorough	NNNNOLTMONOOSJO
w:those	JJRGLHPLLJRHVOK
w:thought	ONINNOKOONOOJUO
w:three	NNPRGHOMHOSPHJN
w:thrive	NLMITOUKLOLJGOK
w:thrives	OLQNNMMLNKMLILN
w:through	OGOMNRIGLMOITMG
w:throughout	OOPIPQKOPLNOKOO
w:thursday	OONSLONONKSRLON
w:ti	NRLMNOKONRMMNOL
w:ticket	OONORMLOMSMOQON
w:tidy	OOONLTNOOIONONO
w:tier	OOOMNPMOOSKNOOO
w:tight	NLSNKLPNOMMKNNN
w:tiktok	OOLNMSONOOOOOON
w:till	LLHLQPQNKPLSRNM
w:time	MBJMPIPJHSSOOON
w:timely	NMOHOPNMNLLKKMN
w:timepieces	OOSMONNNONNRNNN
w:times	NLYFDQYMJLTMKHM
w:title	JOHNQPIONNNKTNS
w:titulaire	OOONMMRLONLNJNO
w:to	LNNLOOOHMOOOOOL
w:today	NJJRFMFJKNLLYFH
w:together	NLZGHIMLLRMKMMM
w:tool	OMKIQKOIMQMMPLM
w:tooling	ONIMMPSMNKMLNMN
w:tools	MFOUFMROJRJGEFH
w:top	MWTPJOLONRGFMDN
w:top-notch	OOJMOLKOOSNONMO
w:total	NYOMOMOOPLMLPOM
w:touch	NMLMKTIPNJNMQLN
w:tourism	OOUNLMHVNIMMMNI
w:toward	OOIMRONMOSNNMOM
w:towards	OMELQKUOOVMLLNM
w:town	OILLOLFONLK¡PML
w:trabajar	NJNLOJVLLISISMI
w:trabajo	ONJUMNPNOQLLNOO
w:track	NJKIIURJMJMMLNN
w:tracking	OJMKIOLMNMLNKPN
w:traction	ONPNMMFNOXOMNNO
w:trade	OOQMKOJRONLNONO
w:trading	OOVLKKKOOROLNLO
w:traffic	NLLNNNSMNLNMNSN
w:trailer	NJMNNVLMNMNKNON
w:train	OMSLQKJNOUNUMNN
w:trained	ONNMKOSOOSOOOOO
w:trainer	PNSOOJRPOQNNOOO
w:training	ODMJGIPOO¢IO?KF
w:trains	OOOORKOMOOOOOOO
w:transaction	OONSLPOOONNNNNN
w:transactions	NKMOTNKKMKLLONM
w:transcripts	ONOOONHNOOOOVHO
w:transfer	OOMKLWSNNNMTNPO
w:transfers	MMSMLNLNMNMKMOL
w:transform	NNJPWJFKNHLMQJL
w:transformation	OMQNSPLMNHNLLMN
w:transformations	ONOOSOTLONOONOO
w:transformative	OMINUNNONSMLIOO
w:transforming	ONKKMSQOOJONTMO
w:transit	OOVNKKILMRMHMNN
w:transition	RNMNTLOOSLPROOO
w:translate	NMLJOSOQONNNMNO
w:transmission	OOONOPISONNONOO
w:transparency	OOOTPKNOOMONNLO
w:transparent	OMRUELMLLMMMUIN
w:transport	NOOKSPIQMPMSRLM
w:transportation	OKMQMORMMJJPNMI
w:transports	NLNLNUJNNNNNNON
w:trauma	OOMOPNKLOOMMONO
w:travail	MOFQEHVJLSONMNK
w:travailler	ONILRFXNOKNRSOO
w:travaillerez	OOMVJUFOOLNMNOO
w:travaux	MLTPJXGNNLKJNOH
w:travel	UOGLETKNPP¡THLU
w:traveler	OOQNSQOOONNONOO
w:treasury	OONRRKOOONOOONO
w:treat	OKPLKNJONPNMMSN
w:treated	NNKNNMHNNMNNJVN
w:treatment	ONPPTOJLLHNLMKM
w:treatments	ONTIJNMOOQNKNNO
w:trends	NKOEPQJLLLLMIML
w:trial	ONOMJRNOOSUNLKN
w:trips	NMNMMULKNMXMMNL
w:troubleshoot	ONLMLTINONNOOOO
w:troubleshooting	OLMKPNUFNMMMLNM
w:true	ONSNEGUNONOOLNN
w:truly	NMFRWJJOMOKJKSK
w:trunk	OONNOOMONOKPNON
w:trust	JHQOOOJLIKKHKGS
w:trust's	OONMSQNOOOOOOOO
w:trusted	NNQVHMIOOINNNMO
w:trusts	UNOMMONMONNMOOO
w:truth	VOOKQLMOOMNNONO
w:truxio	NNONUNLOMJNLMOL
w:très	OMJOLMEUNTLSGOU
w:tu	NNQMSMFNQNOKKOI
w:tuition	ONROOKMOITNNONO
w:turn	OOPRXJQNOMOOOOO
w:turning	OOMNJKRNNKONRMO
w:turno	KULMMMJNLHNHOOL
w:tva	ONJNLIMMMLLNSRM
w:two	NJORGSWEFMOJOPL
w:tx	LKHMOMINNNOXNNN
w:type	JMIJGJSPKHRFYHI
w:types	NSRKLJVLJHJQNNN
w:typescript	ONRKLQILNLNNMNO
w:typical	NKINTJOMRMMMGRJ
w:typically	OOROKMVOLNMQNLN
w:typing	OOMOQTMOOOQKMNO
w:tâches	OOLSSVKOOMOMNOO
w:téléphone	OOLMMLTONONLOON
w:u	NLWMHLNNJTORSRI
w:uams	NNVMLMLNNMNMNNN
w:ui	ONONRPPOOKONMOO
w:uk	LFPOOFRNKLILRWE
w:uk's	NNWLGKLOOJNMNNN
w:un	FOLQTIKRNUOMRJB
w:una	OMSKOMPNIJOJQNL
w:unable	ONKNKNSONLLMORM
w:uncover	OOKKSWOOONOONNO
w:und	NBSGHXLGENFBHLD
w:under	MUI[V@SHIHMGSOG
w:undergraduate	OONNOKUROPNNNOO
w:understand	OGJEGRPSOUNLJIN
w:understanding	NPKIKNRULFIIOEJ
w:undertake	ONMMHTRONMLLROO
w:undertaking	ONNOMPUMNINMNMO
w:une	JHWKPJQOOOBLQKH
w:uniform	OLIJORJLLWKKKKL
w:union	NNUQRGQPNMOLKIN
w:unique	NNXKMPDKPQINNPK
w:uniquely	OOONNTJOONOOOOO
w:unit	LHFTPQNONILJKKM
w:united	FILMIHONKNIPKPO
w:units	NMKPNNMMOMNLNMO
w:university	LNROPIMOMORKSMM
w:unknown	OOOONSSOOOOOOOO
w:unless	OONMMOVQNONORTO
w:unlimited	OMONONKNITNLNOM
w:unloading	OORNRULOONOOOOO
w:unparalleled	ONLTKLMNOLONONO
w:uns	OPPNHIJNOOOKNNU
w:unsafe	OLNNNWIJONOOMNO
w:unser	ONONSMLNMRNKLNM
w:until	ONJVHNPNOKJJJOM
w:up	WSNBBXRGLROOLMH
w:up-to-date	OMKLMVNNMHMNMMO
w:update	OIJMKWIMMKMNIKS
w:updated	NLKLJWQMMKLLLNM
w:updates	NMKKJUKOOMNNONO
w:uphold	ONKNLLROONONNOO
w:upholding	OOLNRTJNOOOOOOO
w:upkeep	OOUNPQKNOQONNNO
w:upload	ONKNNPMONMMNTJN
w:upon	NJJKHMSRRJRJOLM
w:upp	MNRKXKIOJVMQJON
w:urgent	HMJONPKOONMMTNV
w:url	NNUMPMKNMMNSPLS
w:us	TOR>OCKFNOEOPOR
w:usa	NNPTKLNOOOOMOOO
w:usage	OOIHTVOOONOOOOO
w:use	PPLTHOSFMBIMEOQ
w:used	OKPGOQHKNOMNRJN
w:useful	OOUOOKOUOOOOSMO
w:user	OIJOHONHNGMMLMM
w:users	ONSVHNMLNLONSNO
w:uses	ONONKSNMNLNLJSO
w:using	LFLJHSQJIMHOLOG
w:usually	NOLSLLMOLNQMNOO
w:ut	OOINTOUOOOOOSSO
w:utilities	OMRNLMGUMLNMLNN
w:utilization	OQLMTKOLNLMQOOS
w:utilize	OLJQNXFONQNNONO
w:va	NLRMORRMNNMTQMO
w:vacancies	OOOOONNORNOOILS
w:vacancy	JMILSJPMKLJRWRE
w:vacation	MMOMNOJNFSKOMMM
w:vaccinated	OONNLJRONNOOPSO
w:vaccination	OQMMNKOONLLNQSO
w:vaccine	OOLMMNMMOLLNKWN
w:valid	NHLNKGYENIOKFKL
w:validate	OKONOTTNOONTNOO
w:validation	OKTKLONLOMMMRNN
w:valuable	ONQQSFQTJQMNNNN
w:valuation	NOSLQKMNOMNMLMM
w:valuations	OONLKTLOONOOOOO
w:value	SITDGOLKLDIEIOP
w:valued	OUNJJRIPPPNRMIK
w:values	NMSEMNMKJIKLULM
w:van	PMLORNNMONMKUOL
w:var	OORMQQINLIMJTON
w:vara	OMKSRPGOMVLIKON
w:variance	OOONMKNRONOONLO
w:varied	OMSOKJPOOKNJKNW
w:variety	ONTHTHLNMGTINNN
w:various	NJNQHYOIOGOPJIM
w:vart	NMKMHPFNKGUUSOM
w:varying	ONHURNOOMLMTONO
w:vehicle	OMPJRUPMMKLLRMN
w:vehicles	ONTKLUMONKMKMMO
w:vendor	NLPNNTKNONONOON
w:vendors	NLLSOKJNOMMMMNN
w:vendredi	NNRLKIJNNMXHNOL
w:ventilation	ONKQKONOOMOOONO
w:verbal	NLNNMLYFNLMMHML
w:verde	OQKMMOJMOROOOMN
w:verification	ONNMLQPMNKMMHLN
w:verify	NNPLLNLNNNNNGQO
w:verifying	ONNMNUKNONOOOLN
w:vers	ONMNNLMNNTMIMNN
w:version	ONNLKTLKOMNNONO
w:very	OMMOSKITNJNJONN
w:veteran	NMKNMNLMNLNNRLN
w:veterans	OUJLIKISLHMMROV
w:veterinary	NKONUPMMONNMNOM
w:vi	MMKJQIPNJTKRQNM
w:via	OJIOJZEPMOKHOJS
w:vibrant	OOGRSIQOORLMOOO
w:video	OMMKOSOMOMONOOO
w:videos	OOMOJOQNOMONNNO
w:vie	OLQGQVFMNQTHKNN
w:view	LJIONNHLNNMMSRP
w:viewber	LOLMMPJNLJNSRON
w:viewing	POKONMPOTJKNOMN
w:vigne	MMQJJOQNOLNLMOJ
w:village	PYOIOKIMLGSRFPG
w:virginia	OOVNMNONNOMPLML
w:visa	ONLLKRNOMOKLJWL
w:visas	OMLNIMWNNMNNEWJ
w:visible	OOMKQWRNOMONMLO
w:vision	NJQHHORMIUJJOFM
w:visit	NHOONODMHOPLNOT
w:visitors	ONPJSQSOONNNNNO
w:visits	NNKNMWIOMOMMSJL
w:visual	NRKNSTMNONMMMNM
w:visualization	OMNKQJOHOVOONNN
w:visualizations	ONLLSTNOONOOOOO
w:visually	ONMJONNONNOOONO
w:vital	ONPKQGVNNMNKNNO
w:vocational	OONNORKNNLNNMMN
w:vogue	OOTNNNNONMNJNNO
w:voice	OKYLLUQNLMNMMLN
w:volume	ONHNTOPLULMNUJO
w:volumes	OOONJOTOONOOLNO
w:volunteer	OKIHHSOMITKNOLN
w:volunteers	ONPRLPTQONMOMON
w:von	NMLLMSKLMMLMHRM
w:vos	NWJSKHJMHOKISOJ
w:votre	NNLESBNHORPQVJJ
w:vous	IECQLTNLHOKKQIO
w:voyce	LMUMLMLNNNOLPSN
w:vp	NNNUSFLOONNNOOO
w:vue	POJMLNQNONMMNON
w:véhicule	ONNLMIVNOTMLMON
w:w	QNTMPMLMMMPRMNL
w:wages	MOJNOMNORONKLNO
w:wakefield	MJRMOMLNNMLVINT
w:waking	ONLOSPOONNTMOON
w:wales	KMOMONSNOMMYKKN
w:walking	NMPRKKUQMLLKKLL
w:walks	OLGVJMLOOJOONRN
w:walls	ONNQSRQOONOOONO
w:want	MHPHREWMHMGMPKP
w:wants	OMILQQNNNRMOMLN
w:warehouse	MJIUJPMMNINLLKL
w:warm	ONOOKYLMOLMONNO
w:was	OTQNMIKONMOLNNO
w:washington	OOMOLNTOONNQOOO
w:waste	ONMMPWHJONNONNO
w:watchmaker	RNSMLNMLOOLPQMM
w:water	ONOLMVMMMLNMMNN
w:wave	NKUNOTJNONOMOON
w:way	NLUPLQKPLTLIMOK
w:ways	ONOKGKSMNSMMJJM
w:we	NNVOOAMKOOOOOOM
w:we'd	ONRNONOOOIOOWMO
w:we'll	OLONSONNONONVLM
w:we're	IRSNPCMIOITJMHI
w:we've	OOUNKMMONNNJMNO
w:weaknesses	OMNNMULKOMOONNM
w:wearing	NMNONMRMNNIMMNN
w:weather	OONONNVONNMXMKO
w:web	NMPNNOQINJMKGOR
w:website	MJSKSQMLMNMLKIR
w:wednesday	MNKMKLJNMISINOJ
w:week	QHDOKGEIMM]YHJE
w:weekend	LMMNNHMNTIOLNMN
w:weekends	OLLMGFPNIE¡FKMN
w:weekly	QLMHJQHLLQJOMMN
w:weeks	OOKMMSJOHUSTLLN
w:weight	NLNOOOOONNLMSOL
w:weiterentwicklung	NLMNOOJMJVLMNNL
w:welcome	OLNHLSETNFLJLUN
w:welcomes	OOONPLLOONOOHVN
w:welcoming	ONONTGNOOMMOKNN
w:well	PGSNQGSHRSNROLR
w:well-being	ONGKMKHONVOMLSM
w:wellbeing	MMKMIJLNJTMLNKM
w:wellness	OMQQNLKSDOMTNLO
w:welsh	OOOONOSNOONMLKO
w:wenn	OJNNMOROOLNOSKM
w:were	ONUNMNLONJNNMNN
w:west	NNNROOLNOMNOLNT
w:what	JVNOCOQJOONNPAP
w:what's	LZGMIKONOHMMGQI
w:when	MDONJTMHKNWOLPO
w:whenever	MNJMIKJNNJINQMU
w:where	MLPPLPOHMNGMKMG
w:wherever	ONJOMOLNLKNURPO
w:whether	ONLPOILKNKMMUHO
w:which	MHOPMLCKOQNFMQM
w:while	NJLCSPSIJTHOIGM
w:whilst	OOOJVPNNOPNNMKO
w:who	MOQONK[OHLQLKMH
w:whole	OOWNKLMOONNOOMO
w:why	LXRLIMOMLLMJLOH
w:wide	ONMIPQPNPRNQMON
w:wie	NMRMINKMLQLLLML
w:will	GOGSROJNSQQOSOK
w:willing	OOKOKOXVTLUNLMO
w:willingness	ONOONIVJOMSMMNO
w:win	NLQNNNMONKNNNMO
w:window	OHIKOLPNNMNNSUK
w:windows	NNTLJLNTNLNRNNN
w:winning	OOTNIORNONNGKNO
w:winter	NNLNMSKPNLNSNLO
w:wir	NMRJOJGMKOLGPPE
w:wiring	MNILLWIONMNMNOM
w:wish	OOMORRJONONNRJO
w:with	OOOPNQONOOOKOOH
w:within	MOHOROPQOPPOFMK
w:without	OIMOJHOKLMGKLSL
w:word	OLRNIKPOOLNLTKN
w:words	OMNOMMHONNLNSNT
w:work	LPOQMNOOOSOUFMJ
w:work-from-home	NONONMSLONQVMNO
w:work-life	ONSONNLOMPLNROO
w:worked	ONMOKNQSNKNKMNM
w:worker	SLHKFPONNNLJJZI
w:workers	OONONPNONNNOOSO
w:workflow	NMOLLSNKNKNNMNN
w:workflows	MJKHVMORNSNMKMN
w:workforce	NNNKGOKNMLNJSXL
w:working	JQOOJJYOLOKSQOD
w:workplace	NTRKKJPLJRJJKPK
w:works	OIPSOROKKNHQNGL
w:workshop	OOMMPOSMOOOTOOO
w:workshops	ONILIWJNNNORMNN
w:world	MKXGHOALLOMKFNK
w:world's	ONUNIMJOOKNOKIO
w:world-class	ONJVJKKOSMNMNNO
w:worldwide	MMUHORJLMOMLSLL
w:would	LMGNQRGUJOMMNVJ
w:wound	OOOONRJOOOOOOOO
w:write	OLNMMJWJNLNNLLN
w:writing	NOPJKMYFMKJKKMJ
w:written	NIJLJEPSLJLKUHK
w:www	KGSKIHJKJLHIMQU
w:x	ONSNMOJVLOPMNON
w:y	JOLOOOPOFMKMLJC
w:yahoo	OOSLNMMONJOMMNN
w:yard	OLMNNUKMNMNLOOO
w:year	MIKMPKGSONQETKL
w:years	KOTFONZLILD?CGE
w:years'	ONNONOUNNOORNOO
w:yoga	OOOOONSQOKOMONO
w:york	PMSNKPTLPLJNNNN
w:you'd	OOTONONNONOOOOO
w:you'll	KSMPVNMNGQGOFGI
w:you're	OK[JVFEOIHQSQEM
w:you've	OOUOLNSJONOOLNN
w:youll	ONLMVHNMOMLNMMO
w:young	OMSNKLQKOLNMNTT
w:your	EQMIKGKORXEMXOO
w:yours	NNJMUHLMNHMKMOM
w:yourself	OLJJGHPNMVLMTKJ
w:yunex	NNKNNNMNNNNNNTN
w:zetron	MMUNMNNONLNLOLL
w:zone	ONTONNMOMRNLNNO
w:zu	OMSMHLPNNOMLRKK
w:zum	LMJMMLOMNLMJOOT
w:zur	OOMOONLNLTMMONM
w:zéro	OKMSTIKNONNNLOM
w:£	SRQNLNTLPPOTMNN
w:à	OCOGQOMGOQOROI?
w:ère	OOONUNJOONQRJOO
w:équilibre	ORONTNKOORONMOO
w:équipe	MKPMLOQKMEMCOMR
w:équipements	OOMMPOSOONMMNOO
w:équipes	OOUKHWCNNRIHMON
w:équivalent	OONOONTPUOJLOOO
w:êtes	NMLLONOKNJKITNL
w:être	OKKFUGXLOKLLLOK
w:œuvre	OOMSMUKOOMLMOOO
w:€	JKJNNMLNSNKHMNN
w:개발	NNIWJQJMNMLLMNL
w:경험이	ORLKMKPRMLKMMMJ
w:데이터	NMFXIPNRNLHIJNI
w:및	OMKGLLFSMJJLWMG
w:분이	ONNLMJWGOMMNNNM
w:위한	OTLKNQJTNMKMINJ
w:있다면	OSLLNMKQNMLMMNK
w:있어요	NKP^KIJLNMHHKOI
w:있으신	ONNLMJWGOMMNNNM
w:좋아요	OLKJMGFXMKKMUMK
w:필요해요	ONNLMJWGOMMNNNM
w:함께	NWJSNPJRNLJJJNH`,
};
