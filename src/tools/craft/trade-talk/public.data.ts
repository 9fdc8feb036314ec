import type { TalkRow } from './trade-talk.ts';

/** Counters, courts, patrols and alarms. */
export const publicTalk: Readonly<Record<string, TalkRow>> = {
  'public-administration': {
    test: 'a batch to reconcile and a memo',
    asks: 'Which code, program or process do you administer? | How many cases or filings cross your desk? | Civil service or appointed? | Which deadline rules your year?',
    send: 'your classification and the programs you have run',
    see: 'come to a public meeting and watch the counter for an hour',
    wonder:
      'how long the list stays open | what the step after the first year is | how many evenings meetings take | who signs a recommendation',
    compare: 'grade and step, pension, leave and evening meetings',
    bring: 'transcripts, classification papers and a staff report or notice you wrote',
    lost: 'a county nearby certified its list first | months passed between exam and call',
    ready: 'oath, benefits forms, code access and the first meeting date',
    learn: 'the code, the calendar and the people at the counter',
    peer: 'a colleague from the department',
    busy: 'at the counter or in a hearing',
  },
  'public-safety': {
    test: 'a scenario with a written report',
    asks: 'Which academy or certification do you hold? | Which shift pattern are you on? | Lateral or new? | When does your current step or vesting change?',
    send: 'your certificates and your years in service',
    see: 'ride along or sit along for a shift',
    wonder:
      'how shifts are bid | how much overtime is forced | what the field training looks like | who stands behind a decision afterwards',
    compare: 'step, overtime, pension vesting and shift pattern',
    bring: 'certificates, identification and papers for the background packet',
    lost: 'a department on the same list called first | the background packet went quiet for weeks',
    ready: 'academy or class date, gear sizes, background packet and a contact in training',
    learn: 'the geography, the radio and the field training book',
    peer: 'somebody from the same shift',
    busy: 'on shift with the phone away',
  },
  '43-5031': {
    test: 'a typing and multitasking test',
    asks: 'Which console or phone system have you worked on? | How many calls come on a Friday night? | Nights, weekends, holidays: which of them do you do now? | Have you sat a CritiCall or typing test?',
    send: 'your typing score and the shifts you can take',
    see: 'sit along with a headset for two hours',
    wonder:
      'how long training with a partner lasts | how many hours of overtime are forced | who relieves you after a bad call | how shifts are bid',
    compare: 'step, night differential, forced overtime and pension',
    bring: 'identification, papers for the background packet and a steady voice',
    lost: 'a center nearby called first | the background packet went quiet for weeks',
    ready: 'class date, headset, shift of the trainer and the background contact',
    learn: 'the map, the codes and the console',
    peer: 'a dispatcher from the same shift',
    busy: 'at the console with the phone away',
  },
  'corrections-security': {
    test: 'a report from a camera clip',
    asks: 'Which post or yard do you work? | How much overtime is forced on you now? | Which card or academy do you hold? | How far would you drive?',
    send: 'your card or certificate and the posts you have worked',
    see: 'take the tour of the facility',
    wonder:
      'how many officers are on a shift | how forced overtime is shared | what backup arrives and how fast | when one can bid for a post',
    compare: 'step, overtime, hazard pay, pension and drive',
    bring: 'identification, certificates and papers for the background check',
    lost: 'a county jail closer to home called first | the academy date moved twice',
    ready: 'academy date, uniform size, background papers and a training contact',
    learn: 'the posts, the counts and the radio',
    peer: 'an officer from the same shift',
    busy: 'on post without a phone',
  },
};
