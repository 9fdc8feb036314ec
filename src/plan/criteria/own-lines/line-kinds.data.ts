import { ofHands, type LineKind } from './line-kind.ts';
import { lineKindsOfWork } from './line-kinds-of-work.data.ts';

/** A line that names a sector or a kind of house, and no work: "experience in a foundry". */
export const placeKind: LineKind = {
  id: 'place',
  heard:
    /\b(?:firms?|compan(?:y|ies)|industr(?:y|ies)|sectors?|environments?|settings?|facilit(?:y|ies)|plants?|hospitals?|clinics?|agenc(?:y|ies)|organi[sz]ations?|non-?profits?|charit(?:y|ies)|foundr(?:y|ies)|laborator(?:y|ies)|markets?|start-?ups?|factor(?:y|ies)|warehouses?|departments?)$/i,
  looksLike: 'Knows what is different there, and has had to deal with it.',
  thing:
    'What is different about the work in {place}, compared with other places you have worked? Tell me about a time when that mattered.',
  would:
    'What do you expect to be different there from where you have worked so far, and how would you learn it?',
  strong:
    'Names two differences that matter to this work, and a case in which one of them decided what to do',
  wouldStrong: 'Names one real difference, how they know of it, and who they would ask first',
  weak: 'Names employers, but no difference in the work',
  probe: 'What habit from elsewhere did you have to give up?',
};

export const lineKinds: readonly LineKind[] = [
  {
    id: 'method',
    heard:
      /^(?:principles|practices|methods?|methodolog(?:y|ies)|techniques?|theor(?:y|ies)|concepts|fundamentals|frameworks?|approaches)$/i,
    looksLike: 'Chooses the method that fits the case, and knows its limits.',
    doing:
      'Walk me through a recent example of {doing}: what was the question, why did you go about it that way, and what came of it?',
    thing:
      'Tell me about a time when {thing} decided what you did: what was the problem, and what would someone without that knowledge have missed?',
    would: 'What do you know about that so far, and where would you look when that is not enough?',
    strong:
      'Names one case, the method and the reason for it, what it could not show, and what came of it',
    wouldStrong: 'Names one thing they have learned and tried, its limit, and who they would ask',
    weak: 'Names methods from a book or a course, but no case of their own',
    probe: 'When would you not do it that way?',
  },
  {
    id: 'data',
    isWhole: true,
    heard:
      /^(?:collect|record|captur|gather|log)\p{L}{0,4} (?:[\p{L}-]+ ){0,3}(?:data|measurements|readings|observations|samples)\b/iu,
    looksLike: 'Records what was seen when it was seen, and marks what was missed.',
    doing:
      'Take me through the last time you were {doing}: what did you write down and when, what was missed, and what did you do about the gap?',
    thing:
      'Take me through a day of your work with {thing}: what did you write down and when, what was missed, and what did you do about the gap?',
    would: 'You are busy and also have to record what you see. How do you do both?',
    strong:
      'Says what was written down and when; names a gap, shows that it was marked as one, and knows who used the data',
    wouldStrong:
      'Would write at once, leave a gap open rather than guess, and ask how it is counted',
    weak: 'Fills it in from memory at the end, and names no gap',
    probe: 'Who found a mistake in it, and what was behind it?',
  },
  {
    id: 'teaching',
    heard:
      /\b(?:train(?:ings?)?|teach(?:ing)?|taught|coach(?:ing)?|mentor(?:ing)?|onboard(?:ing)?|tutor(?:ing)?|instruct(?:ing|ion)?|orientation|educat(?:e|ing)|lessons?|curriculum)\b/i,
    looksLike: 'Others can do it alone afterward, and do it the same way.',
    doing:
      'Think of the last time you were {doing}: who found it hardest, what did you change, and how did you know it had worked?',
    thing:
      'Tell me about your own part in {thing}: who found it hardest to learn, what did you change, and how did you know that it had worked?',
    would:
      'How would you show someone a task that you know well, and how would you check that they have got it?',
    strong:
      'Names one learner and the step that was hard; shows how they let the person try, and how they checked later',
    wouldStrong:
      'Would go in small steps, let them do it themselves, and check later that it has stuck',
    weak: 'Explained it once or sent the instructions; names no learner',
    probe: 'Who did not get it at first, and what did you change?',
  },
  {
    id: 'rules',
    heard:
      /\b(?:laws?|legal|legislation|regulat(?:ion|ions|ory)|compliance|complying|codes|(?:building|electrical|fire|plumbing|safety|dress) code|gaap|ifrs|hipaa|osha|haccp|gmp|iso \d+|statut\w+|safeguarding|licensing)\b/i,
    looksLike: 'Knows which rule applies, where to find it, and when to stop and ask.',
    doing:
      'Tell me about a time when {doing} meant stopping or changing the work: which rule was it, where did you check it, and who did you tell?',
    thing:
      'Tell me about a time when {thing} decided how you did the work, or when someone questioned what you had done. Which rule was it, and what did you change?',
    would:
      'You are told to skip a rule because time is short. What do you do, and who do you tell?',
    strong:
      'Names the rule and the case, where they checked it, who they told, and what it prevented',
    wouldStrong:
      'Does not skip it, says so at once, and names who they would tell and what can be done instead',
    weak: 'Knows the headings but no case, or leaves rules to others',
    probe: 'What changed last in those rules, and how did you hear about it?',
  },
  {
    id: 'faults',
    heard:
      /\b(?:troubleshoot\w*|diagnos\w+|repair(?:s|ing)?|faults?|breakdowns?|debug\w*|mend(?:ing)?|fix(?:ing)?|overhaul\w*)\b/i,
    looksLike: 'Looks before replacing anything, and proves the cause.',
    doing:
      'Walk me through the hardest problem you came up against while {doing}: what did you check first, what did you rule out, and how did you prove the cause?',
    thing:
      'Walk me through the hardest fault you have met in your work with {thing}: what did you check first, what did you rule out, and how did you prove the cause?',
    would:
      'Something stops working and nobody knows why. What do you look at first, and what do you leave alone?',
    strong:
      'Names the sign, the checks in their order and what each ruled out; shows how the cause was proved and the fix tested',
    wouldStrong:
      'Looks and asks before touching anything, changes one thing at a time, and knows when to get help',
    weak: 'Replaced parts until it worked, or called someone straight away',
    probe: 'When do you stop looking and call for help?',
  },
  {
    id: 'upkeep',
    heard: /\b(?:maintenance|servicing|upkeep)\b/i,
    onlyIn: [...ofHands, 'engineering-and-science', 'shop-and-service'],
    looksLike: 'Spots wear early, and keeps to what is due.',
    doing:
      'Tell me about something you found before it failed while {doing}: what did you see, what did you do that day, and what did you record?',
    thing:
      'Tell me about something you found before it failed in your work with {thing}: what did you see, what did you do that day, and what did you record?',
    would: 'You are shown what to look after each week. How do you make sure nothing is left out?',
    strong:
      'Names what they looked after and how often, a sign seen early, what they did and what they recorded',
    wouldStrong:
      'Would keep a list with a day for each thing, report what looks different, and ask before taking anything apart',
    weak: 'Waits until it fails, or leaves it to others to say what is due',
    probe: 'What was last put off, and what came of it?',
  },
  {
    id: 'machines',
    heard:
      /\b(?:operat(?:e|ing) (?!in\b|budget|within|systems?|costs?)|running (?:a |the )?(?:machin|line|press|equipment)|machin(?:e|es|ery|ing)|equipment|forklifts?|(?:printing|punch|drill) press(?:es)?|scanners?|looms?|cranes?|loaders?|excavators?|set-?ups?|setting up|changeovers?|calibrat\w+|vehicles?|trucks?|driving (?:it|(?:an? |the |our )?(?:[\p{L}-]+ ){0,2}(?:vans?|trucks?|lorr(?:y|ies)|vehicles?|bus(?:es)?|coach(?:es)?|cars?|tractors?|routes?|plant)))\b/iu,
    onlyIn: [...ofHands, 'engineering-and-science'],
    looksLike: 'Checks before starting, watches the first results, stops in time.',
    doing:
      'Take me through the last time you were {doing}: what did you check before you started, what did you watch, and what made you stop?',
    thing:
      'Take me through your last shift with {thing}: what did you check before you started, what did you watch, and what made you stop?',
    would:
      'You start on a machine that is new to you. What do you want to know before you switch it on?',
    strong:
      'Names the checks in their order, the settings, what they watched and a reason they stopped',
    wouldStrong:
      'Would ask about the stop, the guards, the settings and who will show them, and start slowly',
    weak: 'Names no check before starting, or leaves the setting up to others',
    probe: 'Which sound, sight or number tells you that something is wrong?',
  },
  {
    id: 'care',
    heard:
      /\b(?:car(?:e|ing) (?:for|of|plans?)|personal care|patients?|residents?|bath(?:ing|e)|feeding|toilet\w*|child(?:ren)?|toddlers?|pupils|students|vulnerable|dementia|nursing)\b/i,
    looksLike: 'Keeps the person safe and respected, and passes on what was seen.',
    doing:
      'Without names: tell me about a difficult moment while {doing}. What did you do step by step, and what did you pass on?',
    thing:
      'Without names: tell me about a difficult moment in your work with {thing}. What did you do step by step, and what did you pass on?',
    would: 'Someone you look after is afraid or says no. What do you do, and who do you tell?',
    strong:
      'Talks about one person, their pace, their choice and their safety, and says what was recorded or handed over',
    wouldStrong:
      'Stays calm, gives a choice, does not force, and tells the right person and writes it down',
    weak: 'Talks only about feelings, or did it against their will',
    probe: 'What did you notice that others had not?',
  },
  {
    id: 'relations',
    isWhole: true,
    heard:
      /^(?:\p{L}+ly )?(?:(?:build|maintain|establish|develop|foster|cultivat|manag|strengthen|nurtur|form|keep|creat)\p{L}{0,4},?(?: and | or | )?){1,3}(?:[\p{L}-]+,? (?:and )?){0,4}(?:relationships?|partnerships?|rapport|networks? of)\b/iu,
    looksLike: 'Is trusted by the other side, even after something went wrong.',
    doing:
      'Which relationship took the longest to build when you were {doing}? What stood in the way, what did you do, and what came of it for both sides?',
    thing:
      'Which relationship took the longest to build in your work with {thing}? What stood in the way, what did you do, and what came of it for both sides?',
    would:
      'A partner has worked with someone else for years. What do you do in the first months to earn their trust?',
    strong:
      'Names one partner by role and what they needed; shows what was kept over time, and what came of it',
    wouldStrong:
      'Would find out what they need, promise little and keep it, and get back to them unprompted',
    weak: 'Knows many people, but names none who came back',
    probe: 'Which one did you lose, and why?',
  },
  {
    id: 'accounts',
    isWhole: true,
    heard:
      /^(?:(?:grow|obtain|win|acquir|secur|expand|increas|retain|renew)\p{L}{0,4}(?:,? (?:and|or) \p{L}+ing)?) (?:[\p{L}-]+ ){0,4}(?:clients?|customers?|accounts|portfolios?|revenues?|sales|market share|renewals|memberships?|subscriptions?)\b/iu,
    looksLike: 'Knows which customers grew, by how much, and what was done for it.',
    doing:
      'Which customer or account grew most while you were {doing}? From what to what, over how long, and what did you do to bring it about?',
    thing:
      'Which customer or account grew most in your work with {thing}? From what to what, over how long, and what did you do to bring it about?',
    would:
      'You take over ten customers, and none has bought for a year. Who do you call first, and what do you ask?',
    strong:
      'Names one account, the figures before and after, their own steps and what the customer got from it',
    wouldStrong:
      'Would look at what they bought and why they stopped, ask before offering, and keep count',
    weak: 'Quotes the team’s numbers, or growth that came by itself',
    probe: 'Which one did you lose, and when did you see it coming?',
  },
  {
    id: 'influencing',
    isWhole: true,
    heard:
      /^(?!.*\b(?:deals?|sales?|contracts?|prices?|pricing|rates|leases?|orders|terms)\b)(?:.*\b(?:influenc(?:e|ing)|negotiating|persuad\w+|advocat(?:e|ing)|advising|challenging)\b|.*\bstakeholders?\b)/i,
    looksLike: 'Gives a reason the other side can use, and reaches an agreement that holds.',
    doing:
      'Tell me about a time when {doing} met with real resistance: who saw it differently, what did you show or say, and what was agreed?',
    thing:
      'Tell me about real resistance in your work with {thing}: who saw it differently, what did you show or say, and what was agreed?',
    would:
      'Someone senior wants something you think is wrong. What do you say, and when do you let it go?',
    strong:
      'Names one person and their reason against it, what they were shown, and what was agreed and kept',
    wouldStrong:
      'Would ask for their reason first, bring a fact or an example, and keep to what is decided',
    weak: 'Told them and waited, or gave in; names nobody who changed their mind',
    probe: 'When did the other side turn out to be right?',
  },
  {
    id: 'selling',
    heard:
      /\b(?:sell(?:ing)?|sales?|upsell\w*|cross-sell\w*|prospect\w*|leads|lead generation|cold call\w*|quotas?|clos(?:e|ing) (?:deals|sales)|negotiat\w+|new (?:business|clients?|customers?|accounts?)|referrals|revenue|pitch\w*|merchandis\w+)\b/i,
    looksLike: 'Finds out what the buyer needs, asks for the order, and keeps the promise.',
    doing:
      'Tell me about one buyer you met while {doing}: what held them back, what did you do or say, and how did it end?',
    thing:
      'Tell me about one buyer from your work with {thing}: what held them back, what did you do or say, and how did it end?',
    would:
      'A customer likes the product but still hesitates. What do you ask, and when do you let it go?',
    strong:
      'Names one buyer, what they needed, what held them back, the figure, and what happened afterward',
    wouldStrong:
      'Would ask what holds them back before saying anything, answer honestly, and not press',
    weak: 'Talks about price cuts or the team’s numbers; names no buyer',
    probe: 'What was the last sale you lost, and why?',
  },
  {
    id: 'customers',
    heard:
      /\b(?:customers?(?!['’]? premises)|clients?|guests?|callers?|visitors?|members?|inquir\w+|enquir\w+|complaints?|greet\w*|reception|front desk|hospitality)\b/i,
    looksLike: 'Finds out what the person needs, says what is possible, and keeps to it.',
    doing:
      'Tell me about a difficult request you met while {doing}: what did the person need, what did you say, and how did it end?',
    thing:
      'Tell me about a difficult request from your work with {thing}: what did the person need, what did you say, and how did it end?',
    would:
      'Someone asks for something you are not allowed to give. What do you say, and what do you offer?',
    strong:
      'Names one person and what they needed, the clear answer they gave, and what they did afterward',
    wouldStrong:
      'Would give a plain no with a reason and another way, and get help when they do not know',
    weak: 'Says "the customer is always right", or sent them to a colleague',
    probe: 'What would that person say about you?',
  },
  ...lineKindsOfWork,
];
