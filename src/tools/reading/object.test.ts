import { describe, expect, it } from 'vitest';
import { isBlank } from './blank.ts';
import { readLabelled, readMap } from './labelled.ts';
import { readNumber } from './number.ts';
import { alsoNamed, pick, readList, readObject } from './object.ts';
import { readText } from './text.ts';

const readSkill = readObject(
  { skill: alsoNamed(readText, 'skillName'), weight: readNumber },
  { plain: 'skill' },
);

describe('pick', () => {
  it('takes the first key that has a value', () => {
    expect(pick({ a: '', b: [], c: 'x', d: 'y' }, 'a', 'b', 'c', 'd')).toBe('x');
  });

  it('takes keys in any case and with underscores', () => {
    expect(pick({ Supporting_Evidence: 'x' }, 'supportingEvidence')).toBe('x');
  });

  it('never reaches what an object inherits', () => {
    expect(pick({}, 'constructor', 'toString', '__proto__')).toBeUndefined();
  });
});

describe('readObject', () => {
  it('prefers the first name and falls back to the others', () => {
    expect(readSkill({ skill: 'IV', skillName: 'x' }).skill).toBe('IV');
    expect(readSkill({ skillName: 'IV' }).skill).toBe('IV');
  });

  it('defines every field, whatever it reads', () => {
    for (const junk of [null, 3, [], 'text', new Date()]) {
      expect(Object.keys(readSkill(junk))).toEqual(['skill', 'weight']);
    }
  });

  it('puts plain text where it belongs', () => {
    expect(readSkill('IV access')).toEqual({ skill: 'IV access', weight: null });
  });
});

describe('readList', () => {
  it('leaves out items with nothing to show', () => {
    expect(readList(readSkill)([{ skill: 'IV' }, null, {}, { other: 1 }])).toEqual([
      { skill: 'IV', weight: null },
    ]);
  });

  it('takes one item without a list', () => {
    expect(readList(readSkill)({ skill: 'IV', weight: 8 })).toEqual([{ skill: 'IV', weight: 8 }]);
    expect(readList(readSkill)(undefined)).toEqual([]);
  });
});

describe('readLabelled', () => {
  it('reads a map in its order', () => {
    expect(readLabelled({ Supply: 'Tight', payRange: 45 })).toEqual([
      { label: 'Supply', text: 'Tight' },
      { label: 'Pay range', text: '45' },
    ]);
  });

  it('reads lists of texts and of named things', () => {
    expect(
      readLabelled(['One', { name: 'Ellis County', share: '40%' }, { label: 'A', x: 1, y: 2 }]),
    ).toEqual([
      { label: '', text: 'One' },
      { label: 'Ellis County', text: '40%' },
      { label: 'A', text: 'X: 1\nY: 2' },
    ]);
  });

  it('reads plain text as one', () => {
    expect(readLabelled('Tight')).toEqual([{ label: '', text: 'Tight' }]);
    expect(readLabelled(null)).toEqual([]);
  });
});

describe('readMap', () => {
  it('keeps the name when the value has one of its own', () => {
    expect(readMap(readSkill)({ first: 'IV' })).toEqual([
      { label: 'first', skill: 'IV', weight: null },
    ]);
  });
});

describe('isBlank', () => {
  it('looks into lists and objects', () => {
    expect(isBlank({ a: [{ b: ' ' }], c: null, d: false })).toBe(true);
    expect(isBlank({ a: [{ b: 0 }] })).toBe(false);
  });
});
