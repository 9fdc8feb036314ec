import { describe, expect, it } from 'vitest';
import { fillOwnBlanks } from './fill-own-blanks.ts';
import { keepOwnBlanks } from './keep-own-blanks.ts';
import { ownBlanks } from './own-blanks.ts';

const ada = { name: 'Ada King', email: 'ada@north.example', phone: '555 0100', signature: '' };
const signed = { ...ada, signature: 'Ada King\nRecruiter, Northfield\n555 0100' };
const mail = 'Two seats are open.\n\nKind regards,\n[your name], [phone]\nNo is fine.';

describe('the blanks of whoever sends a text', () => {
  it.each(Object.entries(ownBlanks))('are filled in texts in %s', (_, { name, phone, first }) => {
    expect(fillOwnBlanks(`${first}: ${name}, ${phone}.`, ada)).toBe(
      `${first}: Ada King, 555 0100.`,
    );
  });

  it('are filled however a model or an older text wrote them', () => {
    const text =
      '[Your name], [Your phone], {{recruiter_name}}, {{recruiter_email}}, {{first_name}}';
    expect(fillOwnBlanks(text, ada)).toBe(
      'Ada King, 555 0100, Ada King, ada@north.example, {{first_name}}',
    );
  });

  it('are filled deep inside, and nothing else is touched', () => {
    const content = { mails: [{ text: 'I am [your name].', day: 3 }], none: null, '[phone]': true };
    expect(fillOwnBlanks(content, ada)).toEqual({
      mails: [{ text: 'I am Ada King.', day: 3 }],
      none: null,
      '[phone]': true,
    });
  });

  it('stay where there is no value, or nobody is known', () => {
    expect(fillOwnBlanks('[your name], [phone]', { ...ada, phone: '' })).toBe('Ada King, [phone]');
    expect(fillOwnBlanks(mail, undefined)).toBe(mail);
  });

  it('make way for the signature where a line holds nothing else', () => {
    expect(fillOwnBlanks(mail, signed)).toBe(
      'Two seats are open.\n\nKind regards,\nAda King\nRecruiter, Northfield\n555 0100\n\nNo is fine.',
    );
    expect(fillOwnBlanks('Hello.\n\n[your name]', signed)).toBe(`Hello.\n\n${signed.signature}`);
  });

  it('keep the name inside a sentence, and where a text is one line', () => {
    expect(fillOwnBlanks('Hello.\nThis is [your name].', signed)).toContain('This is Ada King.');
    expect(fillOwnBlanks('[your name]', signed)).toBe('Ada King');
  });

  it('leave one closing where the signature brings its own', () => {
    const own = { ...ada, signature: 'Best regards,\nAda King' };
    expect(fillOwnBlanks(mail, own)).toBe(
      'Two seats are open.\n\nBest regards,\nAda King\n\nNo is fine.',
    );
    expect(fillOwnBlanks('Shall we talk?\n[your name]', own)).toBe(
      'Shall we talk?\nBest regards,\nAda King',
    );
  });
});

describe('an edited text', () => {
  const edit = (stored: string, change: (shown: string) => string, sender = signed) =>
    keepOwnBlanks({ stored, edited: change(fillOwnBlanks(stored, sender)) }, sender);

  it('is stored with its blanks where the values still stand', () => {
    expect(edit(mail, (text) => text.replace('Two', 'Three'))).toBe(mail.replace('Two', 'Three'));
    expect(edit(mail, (text) => text.replace('No is', 'A no is'))).toBe(
      mail.replace('No is', 'A no is'),
    );
    expect(edit(mail, (text) => text.replace('Two', 'Six').replace('fine', 'well'), ada)).toBe(
      mail.replace('Two', 'Six').replace('fine', 'well'),
    );
  });

  it('keeps what the person put in place of a value', () => {
    expect(edit(mail, (text) => text.replace('Ada King', 'The hiring team'), ada)).toBe(
      mail.replace('[your name]', 'The hiring team'),
    );
  });

  it('does not take a part of a longer word for the name', () => {
    const al = { ...ada, name: 'Al' };
    expect(edit('Hi. [your name]', () => 'Also, hello. It is Al.', al)).toBe(
      'Also, hello. It is [your name].',
    );
  });

  it('takes its own closing back with the blank', () => {
    const own = { ...ada, signature: 'Best regards,\nAda King' };
    expect(edit(mail, (text) => text.replace('Two', 'Ten'), own)).toBe(mail.replace('Two', 'Ten'));
  });

  it('may be a list', () => {
    const stored = ['Call [your name].', 'Bring shoes.'];
    const edited = ['Bring boots.', 'Call Ada King.', 'Bring shoes.'];
    expect(keepOwnBlanks({ stored, edited }, ada)).toEqual([
      'Bring boots.',
      'Call [your name].',
      'Bring shoes.',
    ]);
    expect(keepOwnBlanks({ stored, edited: [] }, ada)).toEqual([]);
  });

  it('is stored as it is where nobody is known', () => {
    expect(keepOwnBlanks({ stored: mail, edited: 'Ada King' }, undefined)).toBe('Ada King');
  });
});
