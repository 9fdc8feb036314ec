import { describe, expect, it } from 'vitest';
import { voiceTones } from '#shared/organization.ts';
import { speak, speakMail } from './voice.ts';
import { phrasebooks } from '../wording/phrasebook.ts';

type Tone = (typeof voiceTones)[number];

const voiced = (messagingStyle: string, tone: Tone = 'professional') => ({
  voice: { tone, messagingStyle },
});
const mail =
  'What counts, [First name], is the week. Pay is $20 an hour.\n\nShall I send it?\n\n[your name], [phone]\nNo is fine.';

describe('a tone', () => {
  it.each([
    ['professional', 'What counts, [First name], is the week.', 'Kind regards,'],
    ['friendly', 'Hi [First name],\n\nWhat counts is the week.', 'Thanks, and all the best,'],
    ['casual', 'Hey [First name],\n\nWhat counts is the week.', 'Cheers,'],
    ['formal', 'Dear [First name],\n\nWhat counts is the week.', 'Yours sincerely,'],
    ['innovative', 'What counts, [First name], is the week.', 'Curious to hear from you,'],
  ] as const)('%s begins and ends a mail in its own way', (tone, begins, signOff) => {
    const spoken = speakMail(voiced('', tone), mail);
    expect(spoken.startsWith(begins)).toBe(true);
    expect(spoken).toContain(`\n\n${signOff}\n[your name], [phone]\nNo is fine.`);
    expect(spoken).toContain('Pay is $20 an hour.');
  });

  it('greets once, whichever greeting its author wrote', () => {
    for (const text of ['Hi [First name], this is it.', '[First name], hello, this is it.']) {
      expect(speak(voiced('', 'formal'), text)).toBe('Good day [First name], this is it.');
      expect(speak(voiced('', 'casual'), text)).toBe('Hey [First name], this is it.');
      expect(speakMail(voiced('', 'casual'), text)).toMatch(/^Hey \[First name\],\n\nThis is it\./);
    }
  });

  it('contracts or writes out, but never a stressed word', () => {
    expect(speak(voiced('', 'casual'), 'What prevents it is work. It is what you are today.')).toBe(
      "What prevents it is work. It's what you are today.",
    );
    expect(speak(voiced('', 'formal'), "It's [your name]. I can't, we'd ask, who's there?")).toBe(
      'It is [your name]. I cannot, we would ask, who is there?',
    );
    expect(speak(voiced('', 'casual'), 'They say "I will not".')).toBe('They say "I will not".');
  });
});

describe('the style note', () => {
  it('changes the sign-off where a word of it is not wanted', () => {
    const spoken = speakMail(voiced('Never write Regards'), mail);
    expect(spoken).toContain('\n\nWith best wishes,\n[your name]');
    expect(spoken).not.toMatch(/regards|\n,/i);
    const none = 'Avoid "regards", "wishes" and "thank you".';
    expect(speakMail(voiced(none), mail)).toContain('Shall I send it?\n\n[your name], [phone]');
  });

  it('puts its own sign-off and tag line into mails, and nowhere else', () => {
    const note = voiced('Sign off with "Warmly". End every message with "Safe home, every day."');
    expect(speakMail(note, mail)).toMatch(
      /\n\nWarmly,\n\[your name\], \[phone\]\nNo is fine\.\n\nSafe home, every day\.$/,
    );
    expect(speak(note, 'We are looking for a cook.')).toBe('We are looking for a cook.');
  });

  it('greets with its own word', () => {
    const note = voiced('Always say Hi.', 'formal');
    expect(speakMail(note, mail)).toMatch(/^Hi \[First name\],\n\nWhat counts is the week\./);
    expect(speak(note, '[First name], [your name] here.')).toBe(
      'Hi [First name], [your name] here.',
    );
    expect(speak(note, 'Good evening [First name], a word?')).toBe('Hi [First name], a word?');
  });

  it('replaces a word by a safe one, article and capital included', () => {
    const note = voiced('Avoid "candidate" and "team".');
    expect(speak(note, 'A candidate joins the team. Candidate or not.')).toBe(
      'An applicant joins the group. Applicant or not.',
    );
    expect(speak(voiced('Say "colleague", not "candidate".'), 'One candidate.')).toBe(
      'One colleague.',
    );
  });

  it('takes a filler word out without a trace', () => {
    const note = voiced('Never use please or just');
    expect(speak(note, 'Please call me. If so, please, just write no.')).toBe(
      'Call me. If so, write no.',
    );
  });

  it('leaves a whole sentence out where nothing can replace its word, unless it holds a fact', () => {
    const note = voiced('Never say "family" or "weekend"');
    const told =
      'You would lead four people on the day shift, in a shop with new machines. Call me.';
    expect(speak(note, `We are a family. ${told}`)).toBe(told);
    // Half of a text is no text.
    expect(speak(note, 'We are a family. Call me.')).toBe('We are a family. Call me.');
    expect(speak(note, 'Every weekend is paid at $30.')).toBe('Every weekend is paid at $30.');
    expect(speak(note, 'They say "like a family". Good.')).toBe('They say "like a family". Good.');
  });

  it('ends no sentence with an exclamation mark', () => {
    expect(speak(voiced('No exclamation marks!'), 'Great!! Really?! Yes!')).toBe(
      'Great. Really? Yes.',
    );
  });

  it('cuts sentences where they can be cut, and no list', () => {
    const note = voiced('Short sentences.');
    expect(
      speak(
        note,
        'I know about the vesting dates and review cycles, and I will not pretend them away.',
      ),
    ).toBe('I know about the vesting dates and review cycles. I will not pretend them away.');
    expect(speak(note, 'You may be busy; I will try again.')).toBe(
      'You may be busy. I will try again.',
    );
    const list = 'Among the benefits: dental; vision; a match.';
    expect(speak(note, list)).toBe(list);
    expect(speak(voiced('No semicolons'), list)).toBe(
      'Among the benefits: dental, vision, a match.',
    );
    const condition = 'If you are on call that night and awake, and it suits you, then text me.';
    expect(speak(note, condition)).toBe(condition);
  });

  it('writes with or without contractions as it says, whatever the tone', () => {
    expect(speak(voiced('No contractions', 'casual'), "I'll call.")).toBe('I will call.');
    expect(speak(voiced('Use contractions'), 'I will call.')).toBe("I'll call.");
  });

  it('holds in other languages too', () => {
    const text = 'Eine Stelle ist frei.\n\n[mein Name], [Telefon]';
    expect(speakMail(voiced(''), text, phrasebooks.de)).toContain(
      '\n\nFreundliche Grüße\n[mein Name]',
    );
    const note = voiced('Schluss. Sign off with "Herzlich". Never write "Grüße".');
    expect(speakMail(note, text, phrasebooks.de)).toContain('\n\nHerzlich,\n[mein Name]');
  });
});
