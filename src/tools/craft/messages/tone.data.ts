import type { TonePhrases } from '../voice.ts';

/** How a message begins, asks and ends in each tone; facts stand between and do not change. */
export const greetings: TonePhrases = {
  professional: ['{{first_name}},'],
  friendly: ['Hi {{first_name}},'],
  casual: ['Hey {{first_name}},'],
  formal: ['Dear {{first_name}},'],
  innovative: ['Hello {{first_name}},'],
};

/** The job in one sentence of the tone. Each persona takes the next one, so no two mails begin alike. */
export const leads: Record<'first' | 'second' | 'last', TonePhrases> = {
  first: {
    professional: [
      'I am recruiting {title|a} {in}.',
      '{employer} has {openings} {in}.',
      'This is about {title} work {in}.',
      'Open now: {title}, {in}.',
      '{manager|cap} is looking for {title|a} {in}.',
    ],
    friendly: [
      'I hope a short hello about {title} work {in} is all right.',
      'We would love to find {title|a} {in}, and I thought of you.',
      'A job at {employer} made me think of you: {title}, {in}.',
      'May I tell you about {openings} {in}?',
    ],
    casual: [
      'Quick one: {title}, {in}.',
      '{employer} needs {title|a} {in}. Thought of you.',
      'Got a minute? {titleCap}, {in}.',
      'Could be yours: {title}, {in}.',
    ],
    formal: [
      'I write to you regarding the position of {title} {in}.',
      'On behalf of {employer} I seek to fill the position of {title} {in}.',
      'May I draw your attention to {openings} {in}?',
      'I should like to present to you the position of {title} {in}.',
    ],
    innovative: [
      '{titleCap} {in}, without adjectives.',
      'What if your next {title} job were {in}?',
      'An open question: who will be {title} {in}?',
      '{titleCap}, {in}: the facts first.',
    ],
  },
  second: {
    professional: [
      'A second note on {town}.',
      'More on the {name} job.',
      'To add to my first mail about {town}:',
      'Once more, {name} work.',
    ],
    friendly: [
      'One more thing about {town} that may help.',
      'I promised to keep the {name} news short.',
      'No pressure, only a bit more on {name} work.',
      'Something useful about {employer}, I hope.',
    ],
    casual: [
      'Round two on {town}, even shorter.',
      'Forgot the best part of the {name} job.',
      'One more on {town}.',
      'Me again, {name} job.',
    ],
    formal: [
      'Permit me to add a point on the position of {name}.',
      'Further to my letter on {town}, the following.',
      'A particular of the {name} position may be of use to you.',
      'I wish to supplement my message about {employer}.',
    ],
    innovative: [
      'New data on {town}.',
      'Version two of the {name} mail.',
      'One more input on {name} work.',
      'Second signal from {employer}.',
    ],
  },
  last: {
    professional: [
      'My last mail about {town}.',
      'I will close the {name} thread here.',
      'Nothing further on {name} work after this.',
      'To end this cleanly, {name} job and all.',
    ],
    friendly: [
      'Last note about {town}, promise.',
      'I will leave you in peace about {name} work after this.',
      'One last hello from {town}.',
      'Thank you for reading about {employer} this far.',
    ],
    casual: [
      'Last one on {town}.',
      'Okay, I will stop about the {name} job.',
      'Final ping from {town}.',
      'Done with {name} talk after this.',
    ],
    formal: [
      'With this letter I close the matter of {town}.',
      'I shall not trouble you further about the {name} position.',
      'Please regard this as my final message on {name} work.',
      'I conclude my correspondence on {employer} herewith.',
    ],
    innovative: [
      'Closing the {town} thread on my side.',
      'End of the {name} experiment.',
      'Last iteration on {town}.',
      'Signing off on {name} work.',
    ],
  },
};

export const signOffs: TonePhrases = {
  professional: ['Regards,'],
  friendly: ['Thank you, and have a good week,'],
  casual: ['Cheers,'],
  formal: ['Yours sincerely,'],
  innovative: ['Curious to hear from you,'],
};

/** What ends every mail; short on purpose. */
export const optOuts: TonePhrases = {
  professional: ["Reply 'no' and I will not write again."],
  friendly: ["Not for you? Say 'no' and I will stop."],
  casual: ["Not your thing? Text 'no', done."],
  formal: ["A reply of 'no' ends this."],
  innovative: ["Answer 'no' and the thread ends."],
};

export const phoneOpeners: TonePhrases = {
  professional: ['Hello {{first_name}}, this is {{recruiter_name}}'],
  friendly: ['Hi {{first_name}}, {{recruiter_name}} here'],
  casual: ['Hey {{first_name}}, it is {{recruiter_name}}'],
  formal: ['Good day {{first_name}}, my name is {{recruiter_name}}'],
  innovative: ['Hello {{first_name}}, {{recruiter_name}} speaking'],
};

/** Each voicemail takes the next one. */
export const phoneClosers: TonePhrases = {
  professional: [
    'You reach me at {{recruiter_phone}}.',
    'My number is {{recruiter_phone}}.',
    'Call {{recruiter_phone}} when it suits.',
  ],
  friendly: [
    'My number is {{recruiter_phone}}, I would love to hear from you.',
    'Ring me any time at {{recruiter_phone}}.',
    'It is {{recruiter_phone}}, and thank you.',
  ],
  casual: [
    'Call or text {{recruiter_phone}}.',
    'I am at {{recruiter_phone}}.',
    'Hit me up on {{recruiter_phone}}.',
  ],
  formal: [
    'I may be reached at {{recruiter_phone}}.',
    'Kindly return my call at {{recruiter_phone}}.',
    'My number, for your convenience: {{recruiter_phone}}.',
  ],
  innovative: [
    'Text {{recruiter_phone}}, one word is enough.',
    'One word to {{recruiter_phone}} starts it.',
    'Try {{recruiter_phone}}.',
  ],
};
