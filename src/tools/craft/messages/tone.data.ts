import type { TonePhrases } from '../voice.ts';

/** How a message begins, asks and ends in each tone; facts stand between and do not change. */
export const greetings: TonePhrases = {
  professional: ['{{first_name}},'],
  friendly: ['Hi {{first_name}},'],
  casual: ['Hey {{first_name}},'],
  formal: ['Dear {{first_name}},'],
  innovative: ['Hello {{first_name}},'],
};

/** One sentence before the fact. Each persona takes the next one, so no two mails begin alike. */
export const leads: Record<'first' | 'second' | 'last', TonePhrases> = {
  first: {
    professional: [
      'One job, in four lines.',
      'A short note on one opening.',
      'I will come to the point.',
      'Three facts and a question.',
    ],
    friendly: [
      'I hope a short note about one job is all right.',
      'A quick hello, with one job in it.',
      'This may or may not be for you, so I keep it short.',
      'I would love your honest reaction to this one.',
    ],
    casual: [
      'Quick one about a job, then I am gone.',
      'Got a minute? One job.',
      'No pitch, only the facts.',
      'Might be nothing, might be yours.',
    ],
    formal: [
      'I write to you regarding a vacancy.',
      'Allow me to draw your attention to a position.',
      'May I present an opening to you in a few lines?',
      'I take the liberty of writing about one position.',
    ],
    innovative: [
      'Here is a job told by what is done in it.',
      'An experiment: a job ad without adjectives.',
      'One idea for your next year.',
      'A job as a question instead of a pitch.',
    ],
  },
  second: {
    professional: [
      'A second and shorter note.',
      'One more fact.',
      'To add to my first note.',
      'Briefly again.',
    ],
    friendly: [
      'One more thing that may help.',
      'I promised to keep it short.',
      'One more thought, no pressure.',
      'Following up with something useful, I hope.',
    ],
    casual: [
      'Round two, even shorter.',
      'Forgot the best part.',
      'One more thing.',
      'Me again, briefly.',
    ],
    formal: [
      'Permit me to add one point.',
      'In addition to my letter, the following.',
      'One particular may be of use to you.',
      'I wish to supplement my first message.',
    ],
    innovative: [
      'Second signal, one new fact.',
      'New data for your decision.',
      'Version two, shorter.',
      'One more input.',
    ],
  },
  last: {
    professional: [
      'This is my last note on it.',
      'I will close this here.',
      'No further mail after this one.',
      'To end it cleanly.',
    ],
    friendly: [
      'Last note from me, promise.',
      'I will leave you in peace after this.',
      'One last hello about it.',
      'Thanks for reading this far.',
    ],
    casual: ['Last one from me.', 'Okay, I will stop.', 'Final ping.', 'Done after this.'],
    formal: [
      'With this letter I close the matter.',
      'I shall not trouble you further.',
      'Please regard this as my final message.',
      'I conclude my correspondence herewith.',
    ],
    innovative: [
      'Closing this thread on my side.',
      'End of the experiment.',
      'Last iteration.',
      'Signing off on this one.',
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
