import { describe, expect, it } from 'vitest';
import { addFacts, carryFacts } from './carry-facts.ts';
import { phrasebooks } from './phrasebook.ts';
import { sourceOf } from '../testing/source-of.ts';

type Wanted = Parameters<typeof addFacts>[1];

const plan = {
  sentences: {
    pay: 'Die Vergütung beträgt 14,50 € pro Stunde.',
    hours: 'Arbeitszeit: Früh und Spät im Wechsel.',
    place: 'Arbeitsort ist Leipzig.',
    benefits: '',
    duties: '',
    musts: '',
    start: '',
    contract: '',
  },
  names: { title: 'Lagerleiter', employer: 'Harrow Freight', city: 'Leipzig' },
  ownFacts: [
    'In der Anzeige steht: „46 Anhänger in der Nacht“.',
    'In der Anzeige steht: „Zwei Rampen“.',
  ],
  condition: 'Gut vorher zu wissen: „Nachtschicht im Wechsel“.',
  phrases: phrasebooks.de,
} as Partial<Wanted> as Wanted;
const source = sourceOf([]);
const mail = `[Vorname], Rampen schlafen nie.

Harrow Freight in Leipzig sucht einen Lagerleiter.

Welche Schicht würden Sie behalten?

[mein Name]
Ein Nein genügt.`;

describe('addFacts', () => {
  it('says pattern, pay, the job’s own fact and its hard part, each once, before the question', () => {
    const parts = addFacts(source, plan, mail).split('\n\n');
    expect(parts[2]).toBe(
      'In der Anzeige steht: „46 Anhänger in der Nacht“. Arbeitszeit: Früh und Spät im Wechsel. Die Vergütung beträgt 14,50 € pro Stunde. Gut vorher zu wissen: „Nachtschicht im Wechsel“.',
    );
    expect(parts.at(-1)).toContain('Ein Nein genügt.');
  });

  it('tells each persona another fact and repeats nothing of the mail', () => {
    const said = `${plan.sentences.pay} `;
    const second = addFacts(source, plan, mail.replace('nie.', `nie. ${said}`), 1);
    expect(second).toContain('Zwei Rampen');
    expect(second.match(/14,50/g)).toHaveLength(1);
  });

  it('leaves a blank where no pay is stated', () => {
    const unpaid = { ...plan, sentences: { ...plan.sentences, pay: '' } };
    expect(addFacts(source, unpaid, mail)).toContain('Vergütung: [bitte ergänzen].');
  });
});

describe('carryFacts', () => {
  it('puts them after the job is named, as far as there is room', () => {
    const text = 'Guten Tag [Vorname], hier Harrow Freight. Gesucht: ein Lagerleiter. Interesse?';
    expect(carryFacts(source, plan, text, { most: 130 })).toBe(
      'Guten Tag [Vorname], hier Harrow Freight. Gesucht: ein Lagerleiter. Die Vergütung beträgt 14,50 € pro Stunde. Interesse?',
    );
  });
});
