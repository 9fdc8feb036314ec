/** Said of any work whatever: a sentence made of these tells nobody which job it is. Lower case, without the s of the plural. */
export const hollowWords: ReadonlySet<string> = new Set(
  [
    'strategy strategic strategie goal objective mission vision initiative priority priorities target outcome result impact success successful growth',
    'excellence excellent extraordinary exceptional exceptionally outstanding premium superior optimal best quality high highest level standard',
    'solution value opportunity opportunities need requirement expectation issue problem challenge alternative approach approache',
    'support assistance help guidance direction input feedback insight information valuable effective effectively efficient efficiently efficiency',
    'organization organizational organisation company business department team member staff employee personnel people individual stakeholder partner partnership relationship colleague leader leadership',
    'client customer service experience environment culture manner aspect area variety range task duty duties activity activities function functional operation operational process processe procedure practice method methodology project program programme',
    'internal external cross-functional various multiple different overall general key critical important necessary appropriate related relevant assigned designated required needed existing current past new daily day-to-day ongoing continuous continuously regular regularly timely accurate accurately proper properly smooth positive professional professionally proactively',
    'work working role position responsibility responsibilities performance improvement development management execution implementation alignment collaboration coordination communication compliance progress change innovation',
    'ensure provide maintain develop manage implement drive deliver achieve meet exceed identify improve enhance optimize leverage utilize foster promote execute coordinate facilitate collaborate contribute establish determine perform conduct assist serve bring create evaluate assess analyze monitor understand define review oversee lead',
    'within across including ensuring with from that this their your them each into through other others between while where will well both very most more such also than then when which what they have been about upon',
    'build building providing long-term strong interact customer-focused compassionate knowledge technical industry expertise skill skills domain interaction methodologies function system question honest proactive trust transparency confidence',
    'time year month week day basis manner order place part way case order matter wide array set full whole plan plans resource policies policy',
  ].flatMap((row) => row.split(' ')),
);
